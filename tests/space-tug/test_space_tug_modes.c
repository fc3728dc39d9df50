/* test_space_tug_modes.c - Personas, the alternate rules, the Epoch Master, and
 * the conformance kit in every combination of them, with Personas on and off.
 *
 *   test_space_tug_modes [all]
 *
 * With `all` every combination is played both with Personas and without at every seat count;
 * without it at each with the one or the other, in turn. */
#include "space-tug/table.h"

#include "kit/kit.h"

/* --- Personas ------------------------------------------------------------------------ */

/* STS-100: ten, of three levels each. */
static void ten_personas_of_three_levels(void **unused)
{
	(void)unused;
	struct table *t = open_table(2, NULL, 1);
	assert_int_equal(t->r->persona_rows, 10);
	for (int row = 1; row <= t->r->persona_rows; row++)
		for (int level = 1; level <= STS_LEVELS; level++) {
			int at = t->r->level_row[row][level];
			assert_in_range(at, 1, 30);
			assert_int_equal(t->r->persona_card[at - 1].persona, row);
			assert_int_equal(t->r->persona_card[at - 1].level, level);
		}
	close_table(t);
}

/* STS-101, STS-102: chosen in turn order, or dealt, no two alike; Level 1 open. */
static void a_persona_for_everybody(void **unused)
{
	(void)unused;
	struct table *t = open_table(3, "personas=chosen", 1);
	int first = t->s.first;
	assert_true(asked(t, first, STS_BECOMING));
	say(t, first, "be Bounty Hunter");
	assert_int_equal(player(t, first)->level, 1);
	assert_refused(t, "STS-101", STS_BECOME, persona(t, "Bounty Hunter"), 0);
	say(t, (first + 1) % 3, "be Pack Rat");
	say(t, (first + 2) % 3, "be Minimalist");
	assert_true(asked(t, 0, STS_SPLITTING));
	close_table(t);
	bool seen[STS_PERSONAS + 1] = { false };
	for (uint64_t seed = 1; seed <= 40; seed++) {
		t = open_table(4, "personas=dealt", seed);
		audit(t);
		for (int seat = 0; seat < 4; seat++)
			seen[player(t, seat)->persona] = true;
		close_table(t);
	}
	for (int row = 1; row <= 10; row++)
		assert_true(seen[row]);
	t = open_table(2, "personas=dealt-3", 1);
	assert_int_equal(player(t, 0)->level, 3);
	close_table(t);
	t = open_table(2, "personas=chosen-2", 1);
	say(t, t->s.first, "be Test Pilot");
	assert_int_equal(player(t, t->s.first)->level, 2);
	close_table(t);
}

/* The first to choose becomes the Pack Rat: what they start with. */
static int funds_of_the_rat(int seats, const char *setting, const char *said)
{
	char room[200];
	struct pl_text about = pl_text_in(room, sizeof room);
	struct table *t = open_table_with(seats, "personas=chosen", setting, 1);
	int first = t->s.first;
	sts_put_persona_about(t->book, persona(t, "Pack Rat"), seats, &about);
	assert_string_equal(room, said);
	say(t, first, "be Pack Rat");
	int funds = player(t, first)->funds;
	assert_int_equal(player(t, first)->curve[0], funds);
	assert_int_equal(player(t, (first + 1) % seats)->funds, t->r->rags ? 0 : 30);
	audit(t);
	close_table(t);
	return funds;
}

/* STS-C41: by how many play, never less than nothing, and not from rags. */
static void a_persona_starts_with_funds_of_its_own(void **unused)
{
	(void)unused;
#define LINE "Never throws anything away at all."
	assert_int_equal(
		funds_of_the_rat(2, "persona[Pack Rat].funds[2]=-8", LINE " Starts with $8M less."),
		22);
	assert_int_equal(
		funds_of_the_rat(3, "persona[Pack Rat].funds[3]=7", LINE " Starts with $7M more."),
		37);
	assert_int_equal(funds_of_the_rat(4, "persona[Pack Rat].funds[4]=0", LINE), 30);
	assert_int_equal(funds_of_the_rat(2, "persona[Pack Rat].funds[2]=-30",
	                                  LINE " Starts with $30M less."),
	                 0);
	assert_int_equal(funds_of_the_rat(3, "rags_to_riches=yes", LINE), 0);
#undef LINE
}

/* STS-103, STS-107: the card changes the rules for its owner, and Level 1 is a
 * handicap. */
static void level_one_hampers_its_owner_alone(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, "personas=chosen");
	be(t, 0, "Bounty Hunter", 1);
	be(t, 1, "Pack Rat", 1);
	assert_int_equal(income_of(t, 0), 0); /* In Debt */
	assert_int_equal(income_of(t, 1), 1);
	struct sts_figures f = figures(t, 1);
	assert_int_equal(f.knob[STS_KNOB_HAND], 9);
	assert_int_equal(sts_price(t->r, &f, card(t, "Tow Radar")), 5);
	f = figures(t, 0);
	assert_int_equal(sts_price(t->r, &f, card(t, "Tow Radar")), 4);
	close_table(t);
}

/* STS-104, STS-108: a level opens as soon as its condition is met: a Contract for
 * the Bounty Hunter, an Attack for the Military Tactician. */
static void a_level_opens_when_its_condition_is_met(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, "personas=chosen");
	be(t, 0, "Bounty Hunter", 1);
	be(t, 1, "Pack Rat", 1);
	open_contract(t, "Hold This, Please");
	build(t, 0, "Snare Net");
	say(t, 0, "launch");
	assert_int_equal(player(t, 0)->level, 2);
	assert_non_null(heard(t, STS_DID_LEVEL));
	struct sts_figures f = figures(t, 0);
	assert_true(f.knob[STS_KNOB_CONTRACT] > 0); /* Well Known */
	close_table(t);
	t = set_table(2, "personas=chosen");
	be(t, 0, "Military Tactician", 1);
	be(t, 1, "Pack Rat", 1);
	orbit(t, 0);
	build(t, 1, "Tow Radar");
	give(t, 0, "Paint Fleck");
	say(t, 0, "Paint Fleck");
	assert_int_equal(player(t, 0)->level, 2);
	close_table(t);
}

/* STS-104, STS-C04: of two Contracts that one launch takes the second is paid by the level that
 * the first has opened. */
static void a_level_opens_between_two_contracts(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, "personas=chosen");
	be(t, 0, "Bounty Hunter", 1);
	be(t, 1, "Pack Rat", 1);
	open_contract(t, "Hold This, Please"); /* Strength 3, $9M */
	open_contract(t, "Jump Start");        /* Energy 4, $10M */
	build(t, 0, "Snare Net");
	build(t, 0, "Twin Drop Tanks");
	say(t, 0, "launch");
	assert_int_equal(funds(t, 0), 30 + 9 + 10 + 6); /* Well Known */
	close_table(t);
}

/* STS-105: one after the other, though both conditions are met. */
static void levels_open_in_order(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, "personas=chosen");
	be(t, 0, "Hot Rodder", 1);
	be(t, 1, "Pack Rat", 1);
	build(t, 0, "Dockyard Crane");
	build(t, 0, "Nuclear Kettle");
	give(t, 0, "Big Dumb Tank");
	say(t, 0, "Big Dumb Tank"); /* 16 points at once: both open, 2 first */
	assert_int_equal(times_heard(t, STS_DID_LEVEL), 2);
	const struct pl_event *first = heard(t, STS_DID_LEVEL);
	assert_int_equal(t->r->persona_card[first->arg[0] - 1].level, 2);
	assert_int_equal(player(t, 0)->level, 3);
	close_table(t);
}

/* STS-106: what is open stays open. */
static void an_open_level_stays_open(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, "personas=chosen");
	be(t, 0, "Feature Creep", 1);
	be(t, 1, "Pack Rat", 1);
	build(t, 0, "Tow Radar");
	build(t, 0, "Winch Room");
	give(t, 0, "Comms Relay");
	say(t, 0, "Comms Relay");
	assert_int_equal(player(t, 0)->level, 2);
	say(t, 0, "destroy Tow Radar");
	say(t, 0, "destroy Winch Room");
	assert_int_equal(player(t, 0)->level, 2);
	struct sts_figures f = figures(t, 0);
	assert_true(f.knob[STS_KNOB_COST_FEATURE] < 0);
	close_table(t);
}

/* STS-103: money whenever a thing happens, a count of funds, of cards at most. */
static void personas_pay_in_character(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, "personas=chosen");
	be(t, 0, "Test Pilot", 1);
	be(t, 1, "Pack Rat", 1);
	say(t, 0, "launch");
	assert_int_equal(funds(t, 0), 27); /* Hard Landings */
	be(t, 0, "Minimalist", 2);
	int lean = income_of(t, 0);
	build(t, 0, "Snare Net");
	build(t, 0, "Twin Drop Tanks");
	build(t, 0, "Ion Cluster");
	build(t, 0, "Flexibility");
	assert_int_equal(income_of(t, 0), lean); /* four parts */
	build(t, 0, "Modularity");
	assert_int_equal(income_of(t, 0), 1); /* five: too many */
	be(t, 0, "Venture Capitalist", 2);
	set_funds(t, 0, 45);
	assert_int_equal(income_of(t, 0), 1 + 2);
	close_table(t);
}

/* STS-103, STS-C37: the Scrap Dealer's action belongs to the Scrap Dealer. */
static void the_scrap_dealer_has_an_action(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, "personas=chosen");
	be(t, 0, "Scrap Dealer", 2);
	be(t, 1, "Pack Rat", 1);
	put_in_pile(t, 0, "Crowbar");
	put_in_pile(t, 0, "Audit");
	say(t, 0, "use Yard Sale");
	say(t, 0, "take Crowbar");
	assert_int_equal(in_hand(t, 0, "Crowbar"), 1);
	assert_false(can(t, 0, "use Yard Sale"));
	int row = t->r->level_row[persona(t, "Scrap Dealer")][2];
	assert_refused(t, "STS-C37", STS_USE, STS_SOURCE_PERSONA + row, 0);
	be(t, 0, "Hot Rodder", 1);
	assert_refused(t, "STS-071", STS_USE, STS_SOURCE_PERSONA + row, 0);
	close_table(t);
}

/* --- alternate rules ---------------------------------------------------------------------- */

/* STS-109: in Ops, without money and cards. */
static void rags_to_riches_starts_with_nothing(void **unused)
{
	(void)unused;
	struct table *t = open_table(2, "rags_to_riches=yes", 1);
	for (int seat = 0; seat < 2; seat++) {
		assert_int_equal(funds(t, seat), 0);
		assert_int_equal(player(t, seat)->ops, 1);
		assert_int_equal(sts_hand_size(player(t, seat)), 0);
	}
	say(t, t->s.first, "begin");
	assert_int_equal(t->s.round, 1);
	assert_non_null(heard(t, STS_DID_INCOME));
	close_table(t);
}

/* STS-110, STS-C27: above $80M anybody plays any number, but not after a launch. */
static void a_sprint_lifts_the_limit(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, "sprint=yes");
	static const char *const parts[] = { "Tow Radar", "Winch Room", "Vending Machine",
		                             "Press Gallery" };
	for (int i = 0; i < 4; i++)
		give(t, 0, parts[i]);
	set_funds(t, 1, 80);
	say(t, 0, parts[0]);
	say(t, 0, parts[1]);
	assert_refused(t, "STS-029", STS_PLAY, card(t, parts[2]), 0);
	set_funds(t, 1, 81);
	say(t, 0, parts[2]);
	say(t, 0, parts[3]);
	close_table(t);
	t = set_table(2, "sprint=yes");
	set_funds(t, 1, 90);
	give(t, 0, "Sponsor's Decal");
	say(t, 0, "launch");
	assert_refused(t, "STS-037", STS_PLAY, card(t, "Sponsor's Decal"), 0);
	close_table(t);
}

/* STS-111, STS-C29: $10M of income a turn, Contracts and Effects as ever. */
static void slow_and_steady_caps_income(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, "slow_and_steady=yes");
	build(t, 0, "Gold-Plated Galley");
	build(t, 0, "Tourist Cupola");
	build(t, 0, "Comms Relay");
	assert_int_equal(income_of(t, 0), 10);
	build(t, 0, "Big Dumb Tank");
	open_contract(t, "Jump Start");
	say(t, 0, "launch");
	assert_int_equal(funds(t, 0), 30 + 10);
	give(t, 0, "Overtime");
	next_epoch(t, "Business as Usual");
	go_round(t);
	say(t, 0, "Overtime");
	assert_int_equal(income_of(t, 0), 10); /* the cap comes after doubling */
	close_table(t);
}

/* STS-112, STS-C22: alone the goal is $200M, still at the end of a turn in Ops;
 * the round limit is a loss. */
static void alone_the_goal_is_200(void **unused)
{
	(void)unused;
	struct pl_result result;
	struct table *t = set_table(1, NULL);
	orbit(t, 0);
	set_funds(t, 0, 199);
	next_epoch(t, "Business as Usual");
	pass_turn(t);
	assert_int_equal(t->s.base.phase, STS_PLAYING);
	set_funds(t, 0, 200);
	t->s.round = 9;
	end_turn(t);
	assert_int_equal(t->s.base.phase, STS_WON);
	assert_int_equal(t->s.round, 9); /* the turns it took */
	sts_game.returns(t->book->rules, &t->s.base, &result);
	assert_int_equal(result.place[0], 1);
	assert_int_equal(result.score[0], 92); /* of 100 rounds */
	assert_non_null(strstr(question(t, 0), "after 9 turns"));
	t->s.round = 8; /* faster, with less money */
	set_funds(t, 0, 200);
	sts_game.returns(t->book->rules, &t->s.base, &result);
	assert_int_equal(result.score[0], 93);
	close_table(t);
	t = set_table(1, NULL);
	t->s.round = t->r->round_limit;
	t->s.curve_step = 3;
	end_turn(t);
	assert_int_equal(t->s.base.phase, STS_TIMED_OUT);
	sts_game.returns(t->book->rules, &t->s.base, &result);
	assert_int_equal(result.place[0], 2);
	assert_int_equal(result.score[0], 0);
	close_table(t);
}

/* --- the Epoch Master -------------------------------------------------------------------------- */

/* STS-113, STS-C24, STS-C34: the last seat has no tug; at a regular Shift it
 * draws two unseen cards, plays one and discards the other. */
static void the_epoch_master_plays_one_of_two(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, "epoch_master=yes");
	assert_int_equal(sts_designers(t->r, &t->s), 2);
	next_epoch(t, "Bull Market");
	and_then_epoch(t, "Price War");
	pass_turn(t);
	assert_int_equal(t->s.turn, 1); /* the Master has no turn */
	end_turn(t);
	assert_true(asked(t, 2, STS_MASTERING));
	struct sts_state view = t->s;
	sts_game.observe(t->book->rules, &view.base, 0);
	assert_int_equal(view.offer[0] + view.offer[1], 0);
	assert_int_equal(view.epoch[epoch(t, "Price War")], 1);
	view = t->s;
	sts_game.observe(t->book->rules, &view.base, 2);
	assert_int_equal(view.offer[0] + view.offer[1],
	                 epoch(t, "Price War") + epoch(t, "Bull Market"));
	assert_refused(t, "STS-113", STS_FATE, epoch(t, "Recession"), 0);
	say(t, 2, "turn Price War");
	assert_int_equal(t->s.context, epoch(t, "Price War"));
	assert_int_equal(sts_epoch_discards(t->r, &t->s, epoch(t, "Bull Market")), 1);
	assert_true(asked(t, 0, STS_DRAWING));
	close_table(t);
}

/* STS-C34: one to three designers; with fewer than two cards left the discards
 * come first. */
static void the_masters_deck_is_filled_in_time(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, "epoch_master=yes");
	assert_int_equal(sts_vet(t->book->rules, 1), STS_MASTER_ALONE);
	assert_int_equal(sts_vet(t->book->rules, 4), 0);
	next_epoch(t, "Bull Market");
	end_turn(t);
	assert_true(asked(t, 1, STS_MASTERING));
	assert_int_not_equal(t->s.offer[1], 0);
	assert_non_null(heard(t, STS_DID_RESHUFFLE));
	close_table(t);
}

/* STS-113: a Shift by an Effect is nobody's choice. */
static void a_shift_by_an_effect_passes_the_master(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, "epoch_master=yes");
	orbit(t, 0);
	give(t, 0, "Forecast Revision");
	next_epoch(t, "Bull Market");
	say(t, 0, "Forecast Revision");
	assert_int_equal(t->s.context, epoch(t, "Bull Market"));
	assert_true(asked(t, 0, STS_DRAWING));
	close_table(t);
}

/* STS-114, STS-C23: together $60M a head, at any moment, in any phase. */
static void the_team_wins_together(void **unused)
{
	(void)unused;
	struct pl_result result;
	struct table *t = set_table(3, "epoch_master=yes");
	set_funds(t, 0, 15);
	set_funds(t, 1, 99);
	give(t, 0, "Seed Funding");
	say(t, 0, "Seed Funding");
	assert_int_equal(t->s.base.phase, STS_PLAYING); /* 119 */
	give(t, 0, "Seed Funding");
	say(t, 0, "Seed Funding");
	assert_int_equal(t->s.base.phase, STS_TEAM_WON);
	sts_game.returns(t->book->rules, &t->s.base, &result);
	assert_int_equal(result.place[0], 1);
	assert_int_equal(result.place[1], 1);
	assert_int_equal(result.place[2], 3);
	close_table(t);
	t = set_table(3, "epoch_master=yes"); /* one alone wins nothing */
	orbit(t, 0);
	set_funds(t, 0, 110);
	set_funds(t, 1, 0);
	end_turn(t);
	assert_int_not_equal(t->s.base.phase, STS_WON);
	close_table(t);
}

/* STS-115, STS-C24: after 25 rounds the Master wins. */
static void after_25_rounds_the_master_wins(void **unused)
{
	(void)unused;
	struct pl_result result;
	struct table *t = set_table(3, "epoch_master=yes");
	t->s.round = 24;
	t->s.curve_step = 1;
	t->s.turn = 1;
	pl_ask(&t->s.base, 1);
	end_turn(t);
	assert_true(asked(t, 2, STS_MASTERING)); /* round 25 */
	struct pl_move moves[PL_MOVES];
	sts_game.legal(t->book->rules, &t->s.base, 2, moves);
	make_move(t, &moves[0]);
	draw_all(t);
	pass_turn(t);
	end_turn(t);
	assert_int_equal(t->s.base.phase, STS_MASTER_WON);
	sts_game.returns(t->book->rules, &t->s.base, &result);
	assert_int_equal(result.place[2], 1);
	assert_int_equal(result.place[0], 2);
	assert_int_equal(result.score[2], 25);
	close_table(t);
}

/* --- the kit in every mode ------------------------------------------------------------------------ */

static bool all;

/* STS-C45: every combination of the alternate rules at every seat count that it is for, with
 * and without Personas: random games end and keep every promise of the contract. */
static void the_kit_passes_in_every_combination(void **unused)
{
	(void)unused;
	static const char *const personas[] = { "personas=off", "personas=chosen",
		                                "personas=dealt-2", "personas=dealt-3" };
	static const char *const rules[] = { "rags_to_riches=yes", "sprint=yes",
		                             "slow_and_steady=yes", "epoch_master=yes" };
	int configurations = 0;
	for (unsigned combination = 0; combination < 16; combination++)
		for (unsigned with = 0; with < 2; with++) {
			const char *settings[5] = { personas[(combination + 2 * with) % 4] };
			int count = 1;
			for (unsigned i = 0; i < 4; i++)
				if ((combination >> i) & 1)
					settings[count++] = rules[i];
			struct pl_book *book = pl_book_standard(&sts_game, settings, count, NULL);
			assert_non_null(book);
			for (int seats = 1; seats <= STS_SEATS; seats++) {
				struct pl_kit_fault fault;
				int hidden;
				if (pl_book_vet(&sts_game, book, seats) != NULL ||
				    (!all && (unsigned)seats % 2 != with))
					continue;
				if (!pl_kit_run(&sts_game, book, seats, 7, 1, &fault, &hidden))
					fail_msg("combination %u, %s, %d seats: %s: %s",
					         combination, settings[0], seats,
					         pl_property_names[fault.property], fault.text);
				configurations++;
			}
			pl_book_free(book);
		}
	assert_int_equal(configurations, (all ? 2 : 1) * (16 * 4 - 8 - 4));
}

/* STS-C45: an Epoch Master alone, and a sprint that no team can come to. */
static void what_cannot_be_combined_is_refused_with_its_reason(void **unused)
{
	(void)unused;
	struct table *t = open_table_with(3, "epoch_master=yes", "sprint=yes", 1);
	static const char *const clauses[] = { "STS-C34", "STS-C45", NULL, NULL };
	for (int seats = 1; seats <= STS_SEATS; seats++) {
		const struct pl_reason *why = pl_book_vet(&sts_game, t->book, seats);
		assert_int_equal(why == NULL, clauses[seats - 1] == NULL);
		if (why != NULL)
			assert_string_equal(why->clause, clauses[seats - 1]);
	}
	close_table(t);
	t = open_table_with(3, "epoch_master=yes", "rags_to_riches=yes", 1);
	assert_int_equal(funds(t, 0), 0); /* hard, but it can be played */
	assert_non_null(strstr(show(t, 0), "Epoch Master, Rags to Riches."));
	close_table(t);
}

int main(int argc, char **argv)
{
	all = argc > 1 && strcmp(argv[1], "all") == 0;
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(ten_personas_of_three_levels),
		cmocka_unit_test(a_persona_for_everybody),
		cmocka_unit_test(a_persona_starts_with_funds_of_its_own),
		cmocka_unit_test(level_one_hampers_its_owner_alone),
		cmocka_unit_test(a_level_opens_when_its_condition_is_met),
		cmocka_unit_test(a_level_opens_between_two_contracts),
		cmocka_unit_test(levels_open_in_order),
		cmocka_unit_test(an_open_level_stays_open),
		cmocka_unit_test(personas_pay_in_character),
		cmocka_unit_test(the_scrap_dealer_has_an_action),
		cmocka_unit_test(rags_to_riches_starts_with_nothing),
		cmocka_unit_test(a_sprint_lifts_the_limit),
		cmocka_unit_test(slow_and_steady_caps_income),
		cmocka_unit_test(alone_the_goal_is_200),
		cmocka_unit_test(the_epoch_master_plays_one_of_two),
		cmocka_unit_test(the_masters_deck_is_filled_in_time),
		cmocka_unit_test(a_shift_by_an_effect_passes_the_master),
		cmocka_unit_test(the_team_wins_together),
		cmocka_unit_test(after_25_rounds_the_master_wins),
		cmocka_unit_test(the_kit_passes_in_every_combination),
		cmocka_unit_test(what_cannot_be_combined_is_refused_with_its_reason),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* test_space_tug_turn.c - the parts of a turn, playing cards, changing phase,
 * money, decks that run out, and winning. */
#include "space-tug/table.h"

/* --- the parts of a turn ------------------------------------------------------------ */

/* STS-020, STS-021, STS-022: draw, then play, then end; the deck is the drawer's
 * choice each time. */
static void draw_then_play_then_end(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	end_turn(t);
	assert_true(asked(t, 1, STS_DRAWING));
	assert_true(can(t, 1, "draw design") && can(t, 1, "draw ops"));
	assert_false(can(t, 1, "end turn"));
	assert_refused(t, "STS-020", STS_DONE, 0, 0);
	say(t, 1, "draw design");
	assert_int_equal(player(t, 1)->held[STS_DESIGN_DECK], 1);
	assert_true(asked(t, 1, STS_PLAYING));
	end_turn(t);
	say(t, 0, "draw ops");
	assert_int_equal(player(t, 0)->held[STS_OPS_DECK], 1);
	close_table(t);
}

/* STS-023: there is no drawing from the Epoch deck. */
static void nobody_draws_epoch_cards(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	end_turn(t);
	assert_false(can(t, 1, "draw epoch"));
	assert_refused(t, "STS-C20", STS_DRAW, 3, 0);
	close_table(t);
}

/* STS-024: a turn may end without a card. */
static void playing_is_optional(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	give(t, 0, "Tow Radar");
	end_turn(t);
	assert_int_equal(in_hand(t, 0, "Tow Radar"), 1);
	close_table(t);
}

/* STS-025, STS-026: cards of the own phase only. */
static void only_cards_of_the_phase(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	give(t, 0, "Tow Radar");
	give(t, 0, "Sponsor's Decal");
	assert_true(can(t, 0, "play Tow Radar"));
	assert_refused(t, "STS-025", STS_PLAY, card(t, "Sponsor's Decal"), 0);
	assert_refused(t, "STS-024", STS_PLAY, card(t, "Winch Room"), 0);
	orbit(t, 0);
	assert_true(can(t, 0, "play Sponsor's Decal"));
	assert_refused(t, "STS-026", STS_PLAY, card(t, "Tow Radar"), 0);
	close_table(t);
}

/* STS-027, STS-028: the base cost, and nobody goes below zero. */
static void cards_cost_their_price(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	give(t, 0, "Comms Relay");
	set_funds(t, 0, 7);
	assert_refused(t, "STS-028", STS_PLAY, card(t, "Comms Relay"), 0);
	set_funds(t, 0, 8);
	say(t, 0, "Comms Relay");
	assert_int_equal(funds(t, 0), 0);
	assert_int_equal(in_hand(t, 0, "Comms Relay"), 0);
	close_table(t);
}

/* STS-029: two a turn in Design. STS-030: one in Ops. */
static void two_cards_in_design_one_in_ops(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	give(t, 0, "Tow Radar");
	give(t, 0, "Winch Room");
	give(t, 0, "Vending Machine");
	say(t, 0, "Tow Radar");
	say(t, 0, "Winch Room");
	assert_refused(t, "STS-029", STS_PLAY, card(t, "Vending Machine"), 0);
	close_table(t);
	t = set_table(2, NULL);
	orbit(t, 0);
	give(t, 0, "Sponsor's Decal");
	give(t, 0, "Sponsor's Decal");
	say(t, 0, "Sponsor's Decal");
	assert_refused(t, "STS-030", STS_PLAY, card(t, "Sponsor's Decal"), 0);
	close_table(t);
}

/* STS-031, STS-035: Effects go to their player's own pile once played. */
static void effects_are_discarded_at_once(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	give(t, 0, "Seed Funding");
	say(t, 0, "Seed Funding");
	assert_int_equal(funds(t, 0), 35);
	assert_int_equal(in_pile(t, 0, "Seed Funding"), 1);
	assert_int_equal(sts_pile_size(player(t, 1)), 0);
	close_table(t);
}

/* STS-032, STS-053, STS-054: what is destroyed goes to its owner's pile; own
 * cards for nothing. */
static void own_cards_can_be_thrown_away(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	build(t, 0, "Tow Radar");
	say(t, 0, "destroy Tow Radar");
	assert_false(has(t, 0, "Tow Radar"));
	assert_int_equal(in_pile(t, 0, "Tow Radar"), 1);
	assert_int_equal(funds(t, 0), 30);
	assert_refused(t, "STS-054", STS_JUNK, card(t, "Tow Radar"), 0);
	close_table(t);
}

/* STS-033, STS-034: down to seven at the end of the own turn, not before, and
 * not in another's. */
static void hands_are_cut_at_the_end_of_the_own_turn(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	for (int i = 0; i < 5; i++)
		give(t, 0, "Sponsor's Decal");
	for (int i = 0; i < 4; i++)
		give(t, 0, "Spot Market");
	for (int i = 0; i < 5; i++) {
		give(t, 1, "Overtime");
		give(t, 1, "Service Agreement");
	}
	say(t, 0, "end turn");
	assert_true(asked(t, 0, STS_DISCARDING));
	assert_refused(t, "STS-024", STS_DISCARD, card(t, "Crowbar"), 0);
	say(t, 0, "discard Spot Market");
	assert_true(asked(t, 0, STS_DISCARDING));
	say(t, 0, "discard Spot Market");
	assert_int_equal(sts_hand_size(player(t, 0)), 7);
	assert_int_equal(in_pile(t, 0, "Spot Market"), 2);
	assert_int_equal(sts_hand_size(player(t, 1)), 10);
	assert_true(asked(t, 1, STS_DRAWING));
	close_table(t);
}

/* --- changing phase -------------------------------------------------------------------- */

/* STS-036, STS-037: a launch takes the place of cards, and pays from the next
 * turn on. */
static void a_launch_takes_the_place_of_cards(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	build(t, 0, "Tow Radar");
	give(t, 0, "Sponsor's Decal");
	say(t, 0, "launch");
	assert_int_equal(player(t, 0)->ops, 1);
	assert_int_equal(funds(t, 0), 30);
	assert_refused(t, "STS-037", STS_PLAY, card(t, "Sponsor's Decal"), 0);
	assert_refused(t, "STS-C12", STS_LAUNCH, 0, 0);
	next_epoch(t, "Business as Usual");
	go_round(t);
	assert_int_equal(funds(t, 0), 33);
	assert_refused(t, "STS-036", STS_LAUNCH, 0, 0);
	close_table(t);
}

/* STS-C12: not after a card, nor a card after it; repairs and throwing away go
 * on, at the price of the new phase. */
static void a_change_of_phase_or_cards(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	build(t, 0, "Flexibility");
	give(t, 0, "Tow Radar");
	say(t, 0, "Tow Radar");
	assert_refused(t, "STS-C12", STS_LAUNCH, 0, 0);
	close_table(t);
	t = set_table(2, NULL);
	orbit(t, 0);
	build(t, 0, "Flexibility");
	build_off(t, 0, "Comms Relay");
	give(t, 0, "Recover and Redesign");
	give(t, 0, "Sponsor's Decal");
	give(t, 0, "Tow Radar");
	say(t, 0, "Sponsor's Decal");
	assert_refused(t, "STS-C12", STS_PLAY, card(t, "Recover and Redesign"), 0);
	assert_refused(t, "STS-C12", STS_RETURN, 0, 0);
	close_table(t);
	t = set_table(2, NULL);
	orbit(t, 0);
	build_off(t, 0, "Comms Relay");
	build(t, 0, "Tow Radar");
	say(t, 0, "return");
	say(t, 0, "repair Comms Relay");
	assert_int_equal(funds(t, 0), 30 - 5 - 4);
	say(t, 0, "destroy Tow Radar");
	assert_refused(t, "STS-C12", STS_LAUNCH, 0, 0);
	close_table(t);
}

/* STS-038, STS-C14: on the launch turn a Contract can be taken, and the game
 * be won. */
static void a_launch_can_take_a_contract_and_win(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	build(t, 0, "Snare Net");
	open_contract(t, "Hold This, Please");
	set_funds(t, 0, 91);
	say(t, 0, "launch");
	assert_int_equal(funds(t, 0), 100);
	end_turn(t);
	assert_int_equal(t->s.base.phase, STS_WON);
	close_table(t);
}

/* STS-039: disabled cards do not come along. */
static void disabled_cards_are_not_launched(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	build_off(t, 0, "Comms Relay");
	build(t, 0, "Tow Radar");
	say(t, 0, "launch");
	assert_false(has(t, 0, "Comms Relay"));
	assert_true(has(t, 0, "Tow Radar"));
	assert_int_equal(in_pile(t, 0, "Comms Relay"), 1);
	close_table(t);
}

/* STS-040, STS-042: $5M and no other card. */
static void going_back_costs_5(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	assert_refused(t, "STS-040", STS_RETURN, 0, 0);
	orbit(t, 0);
	give(t, 0, "Tow Radar");
	set_funds(t, 0, 4);
	assert_refused(t, "STS-028", STS_RETURN, 0, 0);
	set_funds(t, 0, 30);
	say(t, 0, "return");
	assert_int_equal(funds(t, 0), 25);
	assert_int_equal(player(t, 0)->ops, 0);
	assert_refused(t, "STS-042", STS_PLAY, card(t, "Tow Radar"), 0);
	close_table(t);
}

/* STS-041, STS-042, STS-C13: the Ops card that does it for $1M. */
static void recover_and_redesign_costs_1(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	give(t, 0, "Recover and Redesign");
	assert_refused(t, "STS-025", STS_PLAY, card(t, "Recover and Redesign"), 0);
	orbit(t, 0);
	give(t, 0, "Tow Radar");
	say(t, 0, "Recover and Redesign");
	assert_int_equal(funds(t, 0), 29);
	assert_int_equal(player(t, 0)->ops, 0);
	assert_refused(t, "STS-042", STS_PLAY, card(t, "Tow Radar"), 0);
	close_table(t);
}

/* --- money ----------------------------------------------------------------------------- */

/* STS-043, STS-044, STS-C02: $1M and what Features and Specs print, at the
 * beginning of the turn, in Ops only. */
static void income_comes_at_the_beginning(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	orbit(t, 1);
	build(t, 1, "Tow Radar");
	build(t, 1, "Octopus Rig");
	build(t, 0, "Comms Relay");
	end_turn(t);
	assert_true(asked(t, 1, STS_DRAWING));
	assert_int_equal(funds(t, 1), 30 + 1 + 2 + 2);
	draw_all(t);
	next_epoch(t, "Business as Usual");
	pass_turn(t);
	assert_int_equal(funds(t, 0), 30);
	close_table(t);
}

/* STS-045: Recession bites income, Contracts and Effects, not a Disturbance's
 * gift. */
static void revenue_is_all_but_disturbances(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	set_context(t, "Recession");
	give(t, 0, "Seed Funding");
	say(t, 0, "Seed Funding");
	assert_int_equal(funds(t, 0), 32); /* 30% of 5, rounded up */
	orbit(t, 0);
	build(t, 0, "Comms Relay");
	next_epoch(t, "Stimulus");
	set_funds(t, 0, 10);
	t->s.shifted = 0;
	go_round(t);
	assert_int_equal(funds(t, 0), 10 + 2 + 8);
	close_table(t);
}

/* STS-C18: a loss stops at zero. */
static void losses_stop_at_zero(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	set_funds(t, 0, 3);
	set_funds(t, 1, 40);
	next_epoch(t, "Pad Fire");
	go_round(t);
	assert_int_equal(funds(t, 0), 0);
	assert_int_equal(funds(t, 1), 34);
	close_table(t);
}

/* STS-C01: income, then Shift, then draw; by the option the Shift is first, and
 * a Flare costs the holder the income. */
static void income_comes_before_the_shift(void **unused)
{
	(void)unused;
	static const char *const settings[] = { "shift=after income", "shift=before income" };
	for (int first = 0; first < 2; first++) {
		struct table *t = set_table(2, settings[first]);
		orbit(t, 0);
		build(t, 0, "Comms Relay");
		next_epoch(t, "Solar Flare");
		end_turn(t);
		draw_all(t);
		end_turn(t);
		assert_int_equal(funds(t, 0), first == 0 ? 35 : 30);
		assert_int_equal(player(t, 0)->ops, 0);
		assert_true(asked(t, 0, STS_DRAWING));
		close_table(t);
	}
}

/* --- decks that run out ------------------------------------------------------------------- */

/* STS-046: everybody's discards of that kind, and no others. */
static void discards_of_all_are_shuffled_back(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	next_card(t, "Crowbar");
	for (int i = 0; i < 3; i++)
		give(t, 1, "Crowbar");
	put_in_pile(t, 1, "Tow Radar");
	int piled = player(t, 0)->piled[STS_OPS_DECK];
	assert_int_equal(t->s.left[STS_OPS_DECK], 0);
	end_turn(t);
	say(t, 1, "draw ops");
	assert_non_null(heard(t, STS_DID_RESHUFFLE));
	assert_int_equal(t->s.left[STS_OPS_DECK], piled - 1);
	assert_int_equal(player(t, 0)->piled[STS_OPS_DECK], 0);
	assert_int_equal(in_pile(t, 1, "Tow Radar"), 1);
	close_table(t);
}

/* STS-C20: nothing to draw there means the other deck. */
static void an_empty_deck_leaves_the_other(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	for (int kind = t->r->designs + 1; kind <= t->r->cards; kind++) {
		while (t->s.deck[kind] > 0) {
			from_deck(t, kind);
			player(t, 1)->hand[kind]++;
			player(t, 1)->held[STS_OPS_DECK]++;
		}
	}
	end_turn(t);
	assert_refused(t, "STS-C20", STS_DRAW, 2, 0);
	assert_false(can(t, 1, "draw ops"));
	say(t, 1, "draw design");
	close_table(t);
}

/* --- winning --------------------------------------------------------------------------------- */

/* STS-049, STS-C03: $100M or more at the end of the own turn in Ops. */
static void a_hundred_million_in_ops_wins(void **unused)
{
	(void)unused;
	static const struct {
		int funds;
		bool ops, wins;
	} ends[] = {
		{ 99, true, false }, { 100, true, true }, { 130, true, true }, { 130, false, false }
	};
	for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) {
		struct table *t = set_table(2, NULL);
		player(t, 0)->ops = ends[i].ops;
		set_funds(t, 0, ends[i].funds);
		end_turn(t);
		assert_int_equal(t->s.base.phase == STS_WON, ends[i].wins);
		if (ends[i].wins) {
			struct pl_result result;
			sts_game.returns(t->book->rules, &t->s.base, &result);
			assert_int_equal(result.place[0], 1);
			assert_int_equal(result.place[1], 2);
			assert_int_equal(result.score[0], ends[i].funds);
		}
		close_table(t);
	}
}

/* STS-C15: in another's turn the money does not win; it must still be there at
 * the end of one's own. */
static void money_must_still_be_there(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	orbit(t, 1);
	set_funds(t, 1, 105);
	give(t, 0, "Patent Claim");
	say(t, 0, "Patent Claim");
	say(t, 0, "end turn");
	assert_true(asked(t, 1, STS_DRAWING));
	set_funds(t, 1, 98);
	draw_all(t);
	next_epoch(t, "Business as Usual");
	end_turn(t);
	assert_int_not_equal(t->s.base.phase, STS_WON);
	close_table(t);
}

/* STS-C32: after the last round funds decide, then Ops, then stats. */
static void after_the_last_round_standing_decides(void **unused)
{
	(void)unused;
	static const struct {
		int funds[2];
		bool ops[2];
		const char *part;  /* of p2's */
		int place[2], tie; /* what decided, as the log says */
	} ends[] = {
		{ { 40, 41 }, { true, false }, NULL, { 2, 1 }, 0 },
		{ { 40, 40 }, { true, false }, NULL, { 1, 2 }, 1 },
		{ { 40, 40 }, { false, false }, "Twin Drop Tanks", { 2, 1 }, 2 },
		{ { 40, 40 }, { false, false }, NULL, { 1, 1 }, 3 },
	};
	for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) {
		struct table *t = set_table(2, NULL);
		t->s.round = t->r->round_limit;
		t->s.curve_step = 3;
		t->s.turn = 1;
		pl_ask(&t->s.base, 1);
		for (int seat = 0; seat < 2; seat++) {
			set_funds(t, seat, ends[i].funds[seat]);
			player(t, seat)->ops = ends[i].ops[seat];
		}
		if (ends[i].part != NULL)
			build(t, 1, ends[i].part);
		end_turn(t);
		struct pl_result result;
		sts_game.returns(t->book->rules, &t->s.base, &result);
		assert_int_equal(t->s.base.phase, STS_TIMED_OUT);
		assert_int_equal(result.place[0], ends[i].place[0]);
		assert_int_equal(result.place[1], ends[i].place[1]);
		assert_int_equal(heard(t, STS_DID_TIME_OUT)->arg[1], ends[i].tie);
		close_table(t);
	}
}

/* The budget curve: the start, then a point a round, halved when it is full. */
static void the_budget_curve_keeps_the_whole_game(void **unused)
{
	(void)unused;
	struct table *t = set_table(1, NULL);
	for (int round = 1; round <= 40; round++) {
		set_funds(t, 0, round);
		next_epoch(t, "Business as Usual");
		t->s.context = 0;
		pass_turn(t);
	}
	assert_int_equal(t->s.curve_step, 2);
	assert_int_equal(player(t, 0)->curve[0], 30);
	for (int i = 1; i <= 10; i++)
		assert_int_equal(player(t, 0)->curve[i], 4 * i);
	assert_int_equal(player(t, 0)->curve[11], 0);
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(draw_then_play_then_end),
		cmocka_unit_test(nobody_draws_epoch_cards),
		cmocka_unit_test(playing_is_optional),
		cmocka_unit_test(only_cards_of_the_phase),
		cmocka_unit_test(cards_cost_their_price),
		cmocka_unit_test(two_cards_in_design_one_in_ops),
		cmocka_unit_test(effects_are_discarded_at_once),
		cmocka_unit_test(own_cards_can_be_thrown_away),
		cmocka_unit_test(hands_are_cut_at_the_end_of_the_own_turn),
		cmocka_unit_test(a_launch_takes_the_place_of_cards),
		cmocka_unit_test(a_change_of_phase_or_cards),
		cmocka_unit_test(a_launch_can_take_a_contract_and_win),
		cmocka_unit_test(disabled_cards_are_not_launched),
		cmocka_unit_test(going_back_costs_5),
		cmocka_unit_test(recover_and_redesign_costs_1),
		cmocka_unit_test(income_comes_at_the_beginning),
		cmocka_unit_test(revenue_is_all_but_disturbances),
		cmocka_unit_test(losses_stop_at_zero),
		cmocka_unit_test(income_comes_before_the_shift),
		cmocka_unit_test(discards_of_all_are_shuffled_back),
		cmocka_unit_test(an_empty_deck_leaves_the_other),
		cmocka_unit_test(a_hundred_million_in_ops_wins),
		cmocka_unit_test(money_must_still_be_there),
		cmocka_unit_test(after_the_last_round_standing_decides),
		cmocka_unit_test(the_budget_curve_keeps_the_whole_game),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

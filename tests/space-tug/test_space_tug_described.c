/* test_space_tug_described.c - the tables of Space Tug Skirmish where the kit cannot judge them:
 * forms that tell apart what was one verb, and facts that follow from a view. */
#include "space-tug/table.h"

/* --- moves ------------------------------------------------------------------------------ */

static void assert_notation(int verb, int a, int b, const char *wanted)
{
	struct pl_move move = { (uint8_t)verb, 0, { (uint8_t)a, (uint8_t)b } }, back;
	char room[PL_NOTATION_SIZE];
	struct pl_text text = pl_text_in(room, sizeof room);
	pl_notate(&sts_description, &move, &text);
	assert_string_equal(room, wanted);
	assert_true(pl_read_notation(&sts_description, 0, room, &back));
	assert_memory_equal(&move, &back, sizeof move);
}

/* A card is aimed at a player or at a part of a tug; an action is a part's or a Persona's. */
static void aims_and_actions_say_what_they_are(void **unused)
{
	(void)unused;
	assert_notation(STS_AIM, 2, 0, "aim victim=p2");
	assert_notation(STS_AIM, 2, 7, "aim-at-part victim=p2 part=7");
	assert_notation(STS_USE, 27, 0, "use part=27");
	assert_notation(STS_USE, STS_SOURCE_PERSONA + 20, 0, "use-level level=20");
	assert_notation(STS_BOOST, STS_ENERGY, 0, "boost stat=energy");
}

/* What an event names is pointed at, but not what only its player is told. */
static void events_point_at_what_they_name(void **unused)
{
	const struct pl_event draw = { STS_DID_DRAW, 1, 2, { 2 }, { 7 } };
	const struct pl_event shift = { STS_DID_SHIFT, 0, 0, { 9, 1 }, { 0 } };
	const struct pl_event end = { STS_DID_END_TURN, 0, 0, { 1, 0, 30 }, { 0 } };
	uint16_t piece[PL_TOUCH];
	(void)unused;
	assert_int_equal(sts_game.trace(NULL, &draw, piece), 1);
	assert_int_equal(piece[0], STS_PIECE_DECK + STS_OPS_DECK);
	assert_int_equal(sts_game.trace(NULL, &shift, piece), 1);
	assert_int_equal(piece[0], STS_PIECE_EPOCH + 9);
	assert_int_equal(sts_game.trace(NULL, &end, piece), 0);
}

/* --- facts ------------------------------------------------------------------------------ */

static int64_t fact(struct table *t, const char *name, int viewer, int row, int line, int last)
{
	const int rows[PL_BRACKETS] = { row, line, last };
	struct sts_state view = t->s;
	const struct pl_item *item = sts_description.state;
	sts_observe(t->book->rules, &view.base, viewer);
	while (item->name != NULL && strcmp(item->name, name) != 0)
		item++;
	assert_non_null(item->name);
	return pl_item_get(item, t->book->rules, &view, viewer, rows);
}

static void a_tug_has_its_figures(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	build(t, 0, "Winch Room");
	build_off(t, 0, "Comms Relay");
	give(t, 0, "Tow Radar");
	assert_int_equal(fact(t, "player[].income", 1, 0, 0, 0), 4);
	assert_int_equal(fact(t, "player[].stats[]", 1, 0, STS_STRENGTH - 1, 0), 1);
	assert_int_equal(fact(t, "player[].repair[]", 1, 0, card(t, "Comms Relay") - 1, 0), 4);
	assert_int_equal(fact(t, "player[].repair[]", 1, 0, card(t, "Winch Room") - 1, 0), 0);
	assert_int_equal(fact(t, "price[]", 0, card(t, "Tow Radar") - 1, 0, 0), 4);
	assert_int_equal(fact(t, "price[]", 1, card(t, "Tow Radar") - 1, 0, 0), 0);
	set_context(t, "Cheap Lift");
	assert_int_equal(fact(t, "price[]", 0, card(t, "Tow Radar") - 1, 0, 0), 2);
	assert_int_equal(fact(t, "player[].return_price", 1, 0, 0, 0), 2);
	close_table(t);
}

/* Lost Glove asks Strength 1 and Speed 2, and pays $8M; in a bull market $5M more. */
static void a_contract_says_what_is_lacking_and_what_it_would_pay(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	open_contract(t, "Lost Glove");
	build(t, 0, "Winch Room");
	build(t, 1, "Snare Net");
	build(t, 1, "Cryo Stage");
	assert_int_equal(fact(t, "tier[][]", 0, 0, 0, 0), 0);
	assert_int_equal(fact(t, "pay[][]", 0, 0, 0, 0), 0);
	assert_int_equal(fact(t, "lacks[][][]", 0, 0, 0, STS_STRENGTH - 1), 0);
	assert_int_equal(fact(t, "lacks[][][]", 0, 0, 0, STS_SPEED - 1), 2);
	assert_int_equal(fact(t, "tier[][]", 0, 0, 1, 0), 1);
	assert_int_equal(fact(t, "pay[][]", 0, 0, 1, 0), 8);
	set_context(t, "Bull Market");
	assert_int_equal(fact(t, "pay[][]", 0, 0, 1, 0), 13);
	assert_int_equal(fact(t, "tier[][]", 0, 1, 1, 0), 0);
	close_table(t);
}

/* The last seat of a match against the Epoch Master has no tug to have figures. */
static void the_epoch_master_has_no_figures(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, "epoch_master=yes");
	assert_int_equal(fact(t, "master", 0, 0, 0, 0), 3);
	assert_int_equal(fact(t, "team_goal", 0, 0, 0, 0), 120);
	assert_int_equal(fact(t, "player[].income", 0, 0, 0, 0), 1);
	assert_int_equal(fact(t, "player[].income", 0, 2, 0, 0), 0);
	close_table(t);
}

/* A win ends a round that was never noted, whoever's turn it is: the curve ends with the last
 * one that was. A round that ended by the limit is noted. */
static void the_curve_ends_with_a_round_that_was_played(void **unused)
{
	(void)unused;
	for (int winner = 0; winner < 2; winner++) {
		struct table *t = set_table(2, NULL);
		player(t, winner)->ops = true;
		set_funds(t, winner, 130);
		t->s.turn = (uint8_t)winner;
		pl_ask(&t->s.base, winner);
		end_turn(t);
		assert_int_equal(t->s.base.phase, STS_WON);
		assert_int_equal(fact(t, "curve_points", 0, 0, 0, 0), 1);
		close_table(t);
	}
	struct table *t = set_table(1, NULL);
	t->s.base.phase = STS_TIMED_OUT;
	assert_int_equal(fact(t, "curve_points", 0, 0, 0, 0), 2);
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(aims_and_actions_say_what_they_are),
		cmocka_unit_test(events_point_at_what_they_name),
		cmocka_unit_test(a_tug_has_its_figures),
		cmocka_unit_test(a_contract_says_what_is_lacking_and_what_it_would_pay),
		cmocka_unit_test(the_epoch_master_has_no_figures),
		cmocka_unit_test(the_curve_ends_with_a_round_that_was_played),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

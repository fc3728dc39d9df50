/* test_flank_words.c - what Flank says and shows, and what it keeps to itself. */
#include "flank/table.h"

/* What a board shows is in the book and the state: FLK-005. */
static void book_and_state_hold_all_that_a_board_shows(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_BUILDING, NULL);
	put(t, P1, TANK, 2, "landfall");
	hold(t, P1, "ice-haul");
	activate(t, P2, VENOM);
	const char *book = book_of(t);
	assert_has(book, "\"board-zone[].piece\":[\"zone-cold-rift\",\"zone-glass-rift\",");
	assert_has(book, "\"board-zone[].near\":[[5,8,9,12,13],[6,7,10,11,13],");
	assert_has(book, "\"zone[].title\":[\"Cold Rift\",\"Glass Rift\",");
	assert_has(book, "\"upgrade-venom-sacs\"");
	assert_has(book, "\"upgrade[].text\":[\"Before Combat: you may push 1 enemy unit to");
	assert_has(book, "\"unit[].text\":[\"Warriors in the frontline cannot be pushed or");
	assert_has(book, "\"token_limit.yellow\":8");
	const char *state = state_of(t, P1);
	assert_has(state, "\"army\":[[{},{},{},{\"3\":2},{}");
	assert_has(state, "\"total\":[{\"3\":2},{}]");
	assert_has(state, "\"upgrades\":[[],[4]]");
	assert_has(state, "\"hand\":[[0,0,0,1,0,");
	close_table(t);
}

static void the_state_holds_both_sheets_and_their_points(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_MOVING, NULL);
	tokens(t, P1, 1, 0, 1);
	tokens(t, P2, 0, 0, 0);
	put(t, P1, COMMANDO, 2, "saddle");
	put(t, P2, RHINO, 1, "spire");
	attack(t, "saddle", "spire");
	say(t, P1, "commando 1 front 1 flank");
	const char *state = state_of(t, P2);
	assert_has(state, "\"battle\":11,\"attacker\":1,\"siege\":true");
	assert_has(state, "\"flank\":{\"2\":1}");
	assert_has(state, "\"battle_points\":[1,3],\"upgrade_points\":[0,0]");
	assert_has(state, "\"battle_strikes\":[2,1],\"struck\":[0,0],\"falling\":[{\"2\":1},{}]");
	assert_has(state,
	           "\"strike_power\":[{\"front\":{},\"support\":{},\"flank\":{\"1\":1,\"2\":2,");
	assert_has(show(t, P2), "If combat ended now, p2 wins 3 to 1: p1 loses 1 Commando");
	assert_has(question(t, P1), "You have 1 point, they have 3");
	assert_string_equal(explained(t, P1, "blue"), "For a blue token: you 2, they 3, they lead");
	close_table(t);
}

/* A battle of Commandos against Rhinos, formed up, with these tokens; p1 is asked to spend. */
static struct table *spending(const int ours[3], const int theirs[3])
{
	struct table *t = set_table(FLK_MOVING, NULL);
	tokens(t, P1, ours[0], ours[1], ours[2] + 1);
	tokens(t, P2, theirs[0], theirs[1], theirs[2]);
	put(t, P1, COMMANDO, 2, "quarry");
	put(t, P2, RHINO, 2, "saddle");
	attack(t, "quarry", "saddle");
	say(t, P1, "commando 1 front 1 flank");
	say(t, P2, "rhino 1 front 1 flank");
	return t;
}

/* FLK-091, FLK-092, FLK-C15: the first to stop leaves the other a turn, the last does not. */
static void stopping_says_who_has_a_turn_left(void **unused)
{
	(void)unused;
	static const int none[3] = { 0, 0, 0 }, blue[3] = { 2, 0, 0 };
	struct table *t = spending(blue, blue);
	assert_string_equal(explained(t, P1, "stop"),
	                    "Spend nothing more in this battle; they get one more turn");
	say(t, P1, "blue");
	assert_string_equal(explained(t, P1, "end turn"), "The other player may spend now");
	say(t, P1, "end turn");
	say(t, P2, "stop");
	assert_string_equal(explained(t, P1, "stop"),
	                    "They have stopped: the battle ends as it stands");
	close_table(t);
	t = spending(blue, blue);
	say(t, P1, "stop");
	say(t, P2, "blue");
	assert_string_equal(explained(t, P2, "end turn"),
	                    "They have stopped: the battle ends as it stands");
	say(t, P2, "end turn");
	assert_int_not_equal(t->s.base.phase, FLK_SPENDING);
	close_table(t);
	t = spending(blue, none);
	assert_string_equal(explained(t, P1, "stop"),
	                    "They cannot spend: the battle ends as it stands");
	say(t, P1, "blue");
	assert_string_equal(explained(t, P1, "end turn"),
	                    "They cannot spend; you get one more turn");
	say(t, P1, "end turn");
	assert_true(can(t, P1, "blue"));
	close_table(t);
}

/* A base without anybody is all that falls, and all that is attacked. */
static void a_base_alone_is_not_nobody_and_a_base(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_MOVING, NULL);
	tokens(t, P1, 5, 0, 1);
	tokens(t, P2, 0, 0, 0);
	put(t, P1, COMMANDO, 3, "saddle");
	assert_has(explained(t, P1, "move saddle to spire"), "A battle: a base there");
	attack(t, "saddle", "spire");
	say(t, P1, "commando 1 front 2 support");
	assert_has(show(t, P1), "If combat ended now, p1 wins 5 to 2: p2 loses the base");
	close_table(t);
}

/* FLK-077: a hand is its owner's; others see how many, spectators too. */
static void hands_are_not_shown(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_BUILDING, NULL);
	hold(t, P1, "ice-haul");
	assert_has(state_of(t, P1), "\"hand\":[[0,0,0,1,");
	assert_has(state_of(t, P2), "\"hand\":[[0,0,0,0,");
	assert_has(state_of(t, PL_SPECTATOR), "\"hand\":[[0,0,0,0,");
	assert_has(state_of(t, P2), "\"cards\":[1,0]");
	struct flk_state view = t->s;
	flk_game.observe(t->book->rules, &view.base, P2);
	for (int kind = 0; kind <= FLK_CARDS; kind++)
		assert_int_equal(view.deck[kind] + view.hand[P1][kind], 0);
	close_table(t);
}

/* Every truth is possible: the other's hidden card and formation may be any, and
 * what is known stays. */
static void a_truth_fits_the_view(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_MOVING, NULL);
	tokens(t, P1, 0, 0, 1);
	put(t, P1, COMMANDO, 2, "quarry");
	put(t, P2, RHINO, 2, "saddle");
	hold(t, P2, "ice-haul");
	attack(t, "quarry", "saddle");
	say(t, P2, "rhino 1 front 1 flank");
	say(t, P2, "hide nothing");
	struct pl_chance chance = { { 3, 4 }, 0 };
	int splits[3] = { 0, 0, 0 }, hidden = 0, kinds[FLK_CARDS + 1] = { 0 };
	for (int i = 0; i < 2000; i++) {
		struct flk_state view = t->s;
		flk_game.observe(t->book->rules, &view.base, P1);
		flk_game.determinize(t->book->rules, &view.base, P1, &chance);
		assert_null(flk_game.audit(t->book->rules, &view.base));
		int flank = flk_count(view.sheet[P2][FLK_FLANK]);
		int support = flk_count(view.sheet[P2][FLK_SUPPORT]);
		splits[flank ? 2 : support ? 1 : 0]++;
		hidden += view.mined[P2] != FLK_NO_CARD;
		for (int kind = 1; kind <= t->r->cards; kind++)
			kinds[kind] += view.hand[P2][kind];
	}
	assert_true(splits[0] > 20 && splits[1] > 20 && splits[2] > 20);
	assert_true(hidden > 20 && hidden < 1980);
	for (int kind = 1; kind <= t->r->cards; kind++)
		assert_true(kinds[kind] > 0);
	close_table(t);
}

static void moves_are_explained_with_their_price(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_BUILDING, NULL);
	tokens(t, P1, 5, 5, 8);
	assert_has(explained(t, P1, "build commando at landfall"), "Costs ");
	assert_has(explained(t, P1, "build commando at landfall"),
	           "Commandos in the flank strike twice each.");
	assert_has(explained(t, P1, "buy fire-plan"),
	           "Before Combat: you may move up to 2 own units");
	assert_null(strstr(explained(t, P1, "build commando at landfall"), "yellow to move"));
	close_table(t);
	t = set_table(FLK_HARVEST, NULL);
	tokens(t, P1, 3, 0, 0);
	hold(t, P1, "cobalt-seam");
	hold(t, P1, "ice-haul");
	assert_string_equal(explained(t, P1, "play cobalt-seam"),
	                    "Cobalt Seam: 4 blue, of which 2 above your limits would be lost");
	close_table(t);
}

/* FLK-057: a Move phase without a yellow token or a unit is passed over, so that building
 * says what leads there. */
static void building_tells_when_there_will_be_no_move(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_BUILDING, NULL);
	tokens(t, P1, 5, 5, 1);
	assert_has(explained(t, P1, "end building"), "Nobody of yours can move");
	assert_has(explained(t, P1, "build soldier at landfall"), "leaves no yellow to move with");
	assert_null(strstr(question(t, P1), "yellow"));
	tokens(t, P1, 5, 5, 2);
	assert_null(strstr(explained(t, P1, "build tank at landfall"), "no yellow"));
	put(t, P1, TANK, 1, "landfall");
	assert_string_equal(explained(t, P1, "end building"), "Keep the rest of your tokens");
	tokens(t, P1, 5, 5, 0);
	assert_has(explained(t, P1, "end building"), "No yellow is left to move with");
	assert_has(question(t, P1), "no yellow is left to move with");
	close_table(t);
}

/* Every upgrade and unit has a text of its own, made from its effects. */
static void effects_are_written_from_the_data(void **unused)
{
	(void)unused;
	struct table *t = open_table(NULL);
	char texts[FLK_UNIT_ROWS + FLK_UPGRADE_ROWS][400];
	int count = 0;
	for (int row = 0; row < FLK_UNIT_ROWS; row++) {
		struct pl_text text = pl_text_in(texts[count++], sizeof texts[0]);
		flk_put_effects(t->book, t->r->unit[row].effect, t->r->unit[row].effects, row + 1,
		                &text);
	}
	for (int row = 0; row < FLK_UPGRADE_ROWS; row++) {
		struct pl_text text = pl_text_in(texts[count++], sizeof texts[0]);
		flk_put_effects(t->book, t->r->upgrade[row].effect, t->r->upgrade[row].effects, 0,
		                &text);
	}
	for (int i = 0; i < count; i++) {
		assert_true(strlen(texts[i]) > 20);
		for (int j = 0; j < i; j++)
			assert_string_not_equal(texts[i], texts[j]);
	}
	close_table(t);
}

/* What was written for cards, units, upgrades and boards is read in lines of text too. */
static void lines_of_text_have_the_flavour(void **unused)
{
	(void)unused;
	struct table *t = open_table(NULL);
	assert_has(show(t, P1), "Meridian. Open in the middle");
	close_table(t);
	t = set_table(FLK_BUILDING, NULL);
	tokens(t, P1, 5, 5, 8);
	put(t, P1, TANK, 2, "landfall");
	hold(t, P1, "ice-haul");
	activate(t, P2, VENOM);
	assert_has(show(t, P1), "ice-haul: 3 blue and 1 yellow. Old winter, sold by the tonne.\n");
	assert_has(show(t, P1), "strike twice each. It bites once. You die of the second time.\n");
	assert_has(show(t, P1),
	           "Tank, 2 of 4: Tanks in the frontline survive a tie, or a loss by 2 "
	           "or less. Knocks, but only as a courtesy.\n");
	close_table(t);
}

/* What can be clicked, in the order of the clicks. */
static void moves_point_at_pieces(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_MOVING, NULL);
	put(t, P1, COMMANDO, 3, "quarry");
	put(t, P2, RHINO, 2, "saddle");
	attack(t, "quarry", "saddle");
	struct pl_move move;
	uint16_t pieces[PL_TOUCH];
	assert_true(read_move(t, P1, "commando 1 front 2 support", &move));
	assert_int_equal(flk_game.touch(t->book->rules, &t->s.base, &move, pieces), 4);
	static const char *const ids[] = { "unit-commando", "area-p1-front", "area-p1-support",
		                           "area-p1-support" };
	for (int i = 0; i < 4; i++) {
		char id_room[80], name_room[80];
		struct pl_text id = pl_text_in(id_room, sizeof id_room);
		struct pl_text name = pl_text_in(name_room, sizeof name_room);
		flk_game.piece(t->book, pieces[i], &id, &name);
		assert_string_equal(id_room, ids[i]);
	}
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(book_and_state_hold_all_that_a_board_shows),
		cmocka_unit_test(the_state_holds_both_sheets_and_their_points),
		cmocka_unit_test(stopping_says_who_has_a_turn_left),
		cmocka_unit_test(a_base_alone_is_not_nobody_and_a_base),
		cmocka_unit_test(hands_are_not_shown),
		cmocka_unit_test(a_truth_fits_the_view),
		cmocka_unit_test(moves_are_explained_with_their_price),
		cmocka_unit_test(building_tells_when_there_will_be_no_move),
		cmocka_unit_test(effects_are_written_from_the_data),
		cmocka_unit_test(lines_of_text_have_the_flavour),
		cmocka_unit_test(moves_point_at_pieces),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

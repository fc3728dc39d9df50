/* test_kit.c - the conformance kit tested: it passes a right game, and finds in
 * each wrong one what is wrong with it. */
#include "test.h"

#include "kit/toy.h"
#include "kit/wrong.h"

/* What is right passes as surely in fewer games; what is wrong may come up once in a hundred. */
enum { GAMES = 200, RIGHT_GAMES = 40, WRONG_SEATS = 3, WRONG_ROOM = 128 };

static void pass_toy(int seats, const char *const *settings, int count)
{
	struct pl_kit_fault fault;
	int hidden;
	struct pl_book *book = pl_book_standard(&pl_toy, settings, count, NULL);
	assert_non_null(book);
	assert_null(pl_book_vet(&pl_toy, book, seats));
	if (!pl_kit_run(&pl_toy, book, seats, 1, RIGHT_GAMES, &fault, &hidden))
		fail_msg("%d seats: %s, game %d, ply %u: %s", seats,
		         pl_property_names[fault.property], (int)fault.game, fault.ply, fault.text);
	pl_book_free(book);
}

static void the_toy_passes_at_every_seat_count(void **unused)
{
	(void)unused;
	for (int seats = pl_toy.min_seats; seats <= pl_toy.max_seats; seats++)
		pass_toy(seats, NULL, 0);
}

static void the_toy_passes_with_its_options(void **unused)
{
	(void)unused;
	static const char *const settings[] = { "ties=all", "rounds=6", "bank=5" };
	for (int seats = pl_toy.min_seats; seats <= pl_toy.max_seats; seats++) {
		pass_toy(seats, &settings[0], 1);
		pass_toy(seats, &settings[1], 1);
		pass_toy(seats, &settings[0], 3);
	}
}

static const struct pl_wrong *const lists[] = { pl_wrong_games, pl_wrong_moves, pl_wrong_tables };

static void every_property_has_a_wrong_game(void **unused)
{
	(void)unused;
	bool met[PL_KIT_PROPERTIES] = { [PL_KIT_PASSED] = true };
	for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++)
		for (const struct pl_wrong *wrong = lists[i]; wrong->name != NULL; wrong++)
			met[wrong->expected] = true;
	for (int i = 0; i < PL_KIT_PROPERTIES; i++)
		if (!met[i])
			fail_msg("no wrong game for %s", pl_property_names[i]);
}

static void every_property_has_a_name_of_its_own(void **unused)
{
	(void)unused;
	for (int i = 0; i < PL_KIT_PROPERTIES; i++) {
		assert_non_null(pl_property_names[i]);
		for (int j = 0; j < i; j++)
			assert_string_not_equal(pl_property_names[i], pl_property_names[j]);
	}
}

static void fails_as_expected(void **state)
{
	const struct pl_wrong *wrong = *state;
	struct pl_game game = pl_wrong_make(wrong);
	struct pl_kit_fault fault;
	int hidden;
	struct pl_book *book = pl_book_standard(&pl_toy, NULL, 0, NULL);
	assert_non_null(book);
	bool passed = pl_kit_run(&game, book, WRONG_SEATS, 1, GAMES, &fault, &hidden);
	pl_book_free(book);
	if (passed)
		fail_msg("'%s' passed; expected %s", wrong->name,
		         pl_property_names[wrong->expected]);
	if (fault.property != wrong->expected)
		fail_msg("'%s' failed with %s; expected %s. Game %d, ply %u: %s", wrong->name,
		         pl_property_names[fault.property], pl_property_names[wrong->expected],
		         (int)fault.game, fault.ply, fault.text);
}

/* The toy, but ties are nobody's unless all four play. */
static void ties_matter_to_four(const struct pl_rules *rules, struct pl_state *state,
                                const struct pl_move *move, struct pl_events *events)
{
	struct toy_rules usual = *(const struct toy_rules *)rules;
	if (state->seats < 4)
		usual.ties = TOY_TIES_NOBODY;
	toy_apply(&usual.base, state, move, events);
}

static void ties_never_matter(const struct pl_rules *rules, struct pl_state *state,
                              const struct pl_move *move, struct pl_events *events)
{
	struct toy_rules usual = *(const struct toy_rules *)rules;
	usual.ties = TOY_TIES_NOBODY;
	toy_apply(&usual.base, state, move, events);
}

static void an_option_is_tried_with_every_number_of_players(void **unused)
{
	(void)unused;
	struct pl_game game = pl_toy;
	assert_true(pl_kit_matters(&game, "ties=all"));
	game.apply = ties_matter_to_four;
	assert_true(pl_kit_matters(&game, "ties=all"));
	game.apply = ties_never_matter;
	assert_false(pl_kit_matters(&game, "ties=all"));
}

/* Gives its cards away, and its points for more of them. */
static void weighs_upside_down(const struct pl_rules *rules, const struct pl_state *view,
                               const struct pl_move *moves, int count, uint16_t *weight)
{
	toy_weigh(rules, view, moves, count, weight);
	for (int i = 0; i < count; i++) {
		bool gives = moves[i].verb == TOY_GIVE || moves[i].verb == TOY_STEAL;
		weight[i] = (uint16_t)(gives ? 200 : 100 - weight[i]);
	}
}

static void a_greedy_bot_that_loses_to_chance_is_noticed(void **unused)
{
	(void)unused;
	struct pl_game game = pl_toy;
	struct pl_book *book = pl_book_standard(&pl_toy, NULL, 0, NULL);
	for (int seats = game.min_seats; seats <= game.max_seats; seats++) {
		game.weigh = toy_weigh;
		assert_false(pl_kit_loses(pl_kit_sense(&game, book, seats, GAMES), seats, GAMES));
		game.weigh = weighs_upside_down;
		assert_true(pl_kit_loses(pl_kit_sense(&game, book, seats, GAMES), seats, GAMES));
	}
	pl_book_free(book);
}

static struct CMUnitTest tests[WRONG_ROOM] = {
	cmocka_unit_test(an_option_is_tried_with_every_number_of_players),
	cmocka_unit_test(a_greedy_bot_that_loses_to_chance_is_noticed),
	cmocka_unit_test(the_toy_passes_at_every_seat_count),
	cmocka_unit_test(the_toy_passes_with_its_options),
	cmocka_unit_test(every_property_has_a_wrong_game),
	cmocka_unit_test(every_property_has_a_name_of_its_own),
};

static void add_tests(const struct pl_wrong *wrong)
{
	int count = 0;
	while (count < WRONG_ROOM && tests[count].name != NULL)
		count++;
	for (; wrong->name != NULL; wrong++, count++) {
		if (count == WRONG_ROOM)
			exit(2);
		tests[count].name = wrong->name;
		tests[count].test_func = fails_as_expected;
		tests[count].initial_state = (void *)(uintptr_t)wrong;
	}
}

/* Places left over have no name, and are skipped. */
int main(void)
{
	for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++)
		add_tests(lists[i]);
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* test_kit.c - the conformance kit tested: it passes a right game, and finds in
 * each wrong one what is wrong with it. */
#include "test.h"

#include "kit/toy.h"
#include "kit/wrong.h"

enum { GAMES = 200, WRONG_SEATS = 3, WRONG_ROOM = 128 };

static void pass_toy(int seats, const char *const *settings, int count)
{
	struct pl_kit_fault fault;
	int hidden;
	struct pl_book *book = pl_book_standard(&pl_toy, settings, count, NULL);
	assert_non_null(book);
	assert_null(pl_book_vet(&pl_toy, book, seats));
	if (!pl_kit_run(&pl_toy, book, seats, 1, GAMES, &fault, &hidden))
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

static void every_property_has_a_wrong_game(void **unused)
{
	(void)unused;
	bool met[PL_KIT_PROPERTIES] = { [PL_KIT_PASSED] = true };
	for (const struct pl_wrong *wrong = pl_wrong_games; wrong->name != NULL; wrong++)
		met[wrong->expected] = true;
	for (int i = 0; i < PL_KIT_PROPERTIES; i++)
		if (!met[i])
			fail_msg("no wrong game for %s", pl_property_names[i]);
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

int main(void)
{
	/* Places left over have no name, and are skipped. */
	static struct CMUnitTest tests[WRONG_ROOM] = {
		cmocka_unit_test(the_toy_passes_at_every_seat_count),
		cmocka_unit_test(the_toy_passes_with_its_options),
		cmocka_unit_test(every_property_has_a_wrong_game),
	};
	int count = 3;
	for (const struct pl_wrong *wrong = pl_wrong_games; wrong->name != NULL; wrong++) {
		if (count == WRONG_ROOM)
			return 2;
		tests[count].name = wrong->name;
		tests[count].test_func = fails_as_expected;
		tests[count].initial_state = (void *)(uintptr_t)wrong;
		count++;
	}
	return cmocka_run_group_tests(tests, NULL, NULL);
}

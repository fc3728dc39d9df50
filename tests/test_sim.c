/* test_sim.c - simulations: the same figures on any number of threads. */
#include "test.h"

#include "lab/sim.h"

#include <math.h>

static struct pl_sim_counts run(const char *slug, const char *first, const char *second,
                                uint64_t games, int threads)
{
	const struct pl_game *game = pl_find_game(slug);
	struct pl_book *book = pl_book_standard(game, NULL, 0, NULL);
	struct pl_sim sim = {
		.game = game, .book = book, .seats = 2, .seed = { 4, 5 }, .games = games,
		.threads = threads, .bots = { pl_bot_of(first), pl_bot_of(second) },
	};
	struct pl_sim_counts counts;
	pl_sim_run(&sim, &counts);
	pl_book_free(book);
	return counts;
}

static void figures_do_not_depend_on_threads(void **unused)
{
	(void)unused;
	enum { GAMES = 2000 };
	struct pl_sim_counts one = run("leduc", "greedy", "random", GAMES, 1);
	for (int threads = 2; threads <= 5; threads++) {
		struct pl_sim_counts many = run("leduc", "greedy", "random", GAMES, threads);
		assert_memory_equal(one.lengths, many.lengths, GAMES * sizeof one.lengths[0]);
		free(many.lengths);
		many.lengths = one.lengths;
		assert_memory_equal(&one, &many, sizeof one);
	}
	free(one.lengths);
}

/* What a bot learnt in one game must not change the next. */
static void thinking_bots_do_not_depend_on_threads(void **unused)
{
	(void)unused;
	enum { GAMES = 40 };
	struct pl_sim_counts one = run("leduc", "normal", "easy", GAMES, 1);
	struct pl_sim_counts two = run("leduc", "normal", "easy", GAMES, 3);
	assert_memory_equal(one.lengths, two.lengths, GAMES * sizeof one.lengths[0]);
	assert_memory_equal(one.score, two.score, sizeof one.score);
	free(one.lengths);
	free(two.lengths);
}

static void every_game_is_counted_once(void **unused)
{
	(void)unused;
	struct pl_sim_counts counts = run("connect-four", "random", "random", 777, 3);
	assert_int_equal(counts.games, 777);
	assert_int_equal(counts.wins[0] + counts.wins[1], 777 * PL_WIN);
	assert_int_equal(counts.winners[1] + counts.winners[2], 777);
	uint64_t plies = 0;
	for (int i = 0; i < 777; i++) {
		plies += counts.lengths[i];
		assert_true(i == 0 || counts.lengths[i] >= counts.lengths[i - 1]);
	}
	assert_int_equal(plies, counts.plies);
	free(counts.lengths);
}

static void greedy_beats_random(void **unused)
{
	(void)unused;
	struct pl_sim_counts first = run("connect-four", "greedy", "random", 1000, 2);
	struct pl_sim_counts second = run("connect-four", "random", "greedy", 1000, 2);
	assert_true(first.wins[0] > 900 * PL_WIN);
	assert_true(second.wins[1] > 850 * PL_WIN);
	free(first.lengths);
	free(second.lengths);
}

/* Published: 15 of 148 gives 6.2% to 16.0%. */
static void shares_have_wilsons_interval(void **unused)
{
	(void)unused;
	struct pl_share share = pl_share_of(15, 148);
	assert_true(fabs(share.low - 0.0624) < 0.0005);
	assert_true(fabs(share.high - 0.1605) < 0.0005);
	assert_true(pl_share_of(0, 10).low > -1e-12);
	assert_true(pl_share_of(10, 10).high < 1 + 1e-12);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(figures_do_not_depend_on_threads),
		cmocka_unit_test(thinking_bots_do_not_depend_on_threads),
		cmocka_unit_test(every_game_is_counted_once),
		cmocka_unit_test(greedy_beats_random),
		cmocka_unit_test(shares_have_wilsons_interval),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

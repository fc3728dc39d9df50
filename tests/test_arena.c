/* test_arena.c - ratings: known shares give known Elo, intervals cover what they
 * should, the sequential test is right, seats rotate, and levels are levels. */
#include "test.h"

#include "core/chance.h"
#include "core/memory.h"
#include "lab/arena.h"
#include "lab/estimate.h"
#include "lab/tune.h"

#include <math.h>

/* --- figures ------------------------------------------------------------------ */

static struct pl_arena_result rated(int bots, int seats, int count,
                                    const struct pl_pairing *pairings)
{
	static struct pl_arena_result result;
	memset(&result, 0, sizeof result);
	result.pairing_count = count;
	memcpy(result.pairings, pairings, (size_t)count * sizeof pairings[0]);
	pl_arena_rate(bots, seats, &result);
	return result;
}

/* Published: a difference of 191 points is 75%, of 400 ten to one. */
static void shares_give_the_published_elo(void **unused)
{
	(void)unused;
	struct pl_pairing pairing = { .alone = 0, .others = 1, .games = 1000000, .wins = 750000 };
	struct pl_arena_result result = rated(2, 2, 1, &pairing);
	assert_true(fabs(result.ratings[0].elo - result.ratings[1].elo - 190.85) < 0.1);
	pairing.wins = 1000000.0 * 10 / 11;
	result = rated(2, 2, 1, &pairing);
	assert_true(fabs(result.ratings[0].elo - 200) < 0.1);
	assert_true(fabs(result.ratings[1].elo + 200) < 0.1);
}

static void one_in_four_is_even_at_a_table_of_four(void **unused)
{
	(void)unused;
	struct pl_pairing pairing = { .alone = 0, .others = 1, .games = 4000, .wins = 1000 };
	struct pl_arena_result result = rated(2, 4, 1, &pairing);
	assert_true(fabs(result.ratings[0].elo) < 0.01);
	pairing.wins = 2000;
	result = rated(2, 4, 1, &pairing);
	assert_true(fabs(result.ratings[0].elo - result.ratings[1].elo - 190.85) < 1);
}

static void who_never_lost_has_a_rating_too(void **unused)
{
	(void)unused;
	struct pl_pairing pairing = { .alone = 0, .others = 1, .games = 100, .wins = 100 };
	struct pl_arena_result result = rated(2, 2, 1, &pairing);
	assert_true(result.ratings[0].elo > 300 && result.ratings[0].elo < 700);
	assert_true(isfinite(result.ratings[0].low) && isfinite(result.ratings[0].high));
}

/* Random tournaments of three bots of known strength: about 95 of 100 intervals
 * cover the truth. */
static void intervals_cover_the_truth(void **unused)
{
	(void)unused;
	enum { TOURNAMENTS = 400, GAMES = 200 };
	static const double elo[3] = { 120, -20, -100 };
	struct pl_chance chance = { { 6, 6 }, 0 };
	int covered = 0;
	for (int i = 0; i < TOURNAMENTS; i++) {
		struct pl_pairing pairings[3] = { { .alone = 0, .others = 1, .games = GAMES },
			                          { .alone = 0, .others = 2, .games = GAMES },
			                          { .alone = 1, .others = 2, .games = GAMES } };
		for (int j = 0; j < 3; j++) {
			double p = pl_expected(elo[pairings[j].alone] - elo[pairings[j].others], 2);
			for (int game = 0; game < GAMES; game++)
				pairings[j].wins += pl_draw(&chance, 1000000) < p * 1e6;
		}
		struct pl_arena_result result = rated(3, 2, 3, pairings);
		for (int j = 0; j < 3; j++)
			covered += elo[j] >= result.ratings[j].low &&
				elo[j] <= result.ratings[j].high;
	}
	double share = (double)covered / (3 * TOURNAMENTS);
	print_message("%.1f%% of intervals cover the truth\n", 100 * share);
	assert_true(share > 0.925 && share < 0.975);
}

/* A side that is 60 points stronger is recognised, seldom the other way. */
static void the_sequential_test_is_seldom_wrong(void **unused)
{
	(void)unused;
	enum { MATCHES = 300, MOST = 4000 };
	struct pl_chance chance = { { 7, 7 }, 0 };
	int right = 0, wrong = 0;
	uint64_t games = 0;
	for (int i = 0; i < MATCHES; i++) {
		struct pl_pairing pairing = { .games = 0 };
		int verdict = 0;
		while (pairing.games < MOST && verdict == 0) {
			pairing.wins += pl_draw(&chance, 1000000) < 1e6 * pl_expected(20, 2);
			pairing.games++;
			double mean = pairing.wins / (double)pairing.games;
			pairing.variance = mean * (1 - mean);
			if (pairing.games % 20 == 0)
				verdict = pl_arena_verdict(&pairing, 2, 20);
		}
		right += verdict == 1;
		wrong += verdict == -1;
		games += pairing.games;
	}
	print_message("right %d, wrong %d of %d, %.0f games each\n", right, wrong, MATCHES,
	              (double)games / MATCHES);
	assert_true(right > MATCHES * 92 / 100);
	assert_true(wrong < MATCHES * 6 / 100);
	assert_true(games / MATCHES < 1000);
}

/* --- games --------------------------------------------------------------------- */

static struct pl_journal *going_on; /* what an arena goes on from */

static struct pl_arena_result compete(const char *slug, int count, const char *const *specs,
                                      uint64_t games, double stop, int threads)
{
	static struct pl_arena_result result;
	const struct pl_game *game = pl_find_game(slug);
	struct pl_book *book = pl_book_standard(game, NULL, 0, NULL);
	struct pl_bot bots[PL_ARENA_BOTS];
	for (int i = 0; i < count; i++)
		bots[i] = pl_bot_of(specs[i]);
	struct pl_arena arena = {
		.game = game,
		.book = book,
		.seats = 2,
		.bot_count = count,
		.bots = bots,
		.seed = { 1, 1 },
		.games = games,
		.threads = threads,
		.stop = stop,
		.journal = going_on,
	};
	pl_arena_run(&arena, &result);
	pl_book_free(book);
	return result;
}

/* Whoever begins has an advantage; rotated, a bot against itself has none. */
static void a_bot_is_as_strong_as_itself(void **unused)
{
	(void)unused;
	const char *const specs[] = { "greedy", "greedy" };
	struct pl_arena_result result = compete("leduc", 2, specs, 20000, 0, 2);
	assert_int_equal(result.pairings[0].games, 20000);
	assert_true(result.ratings[0].low < 0 && result.ratings[0].high > 0);
	assert_true(fabs(result.ratings[0].elo) < 5);
}

static void figures_do_not_depend_on_threads(void **unused)
{
	(void)unused;
	const char *const specs[] = { "normal", "greedy" };
	struct pl_arena_result one = compete("connect-four", 2, specs, 30, 0, 1);
	struct pl_arena_result two = compete("connect-four", 2, specs, 30, 0, 3);
	assert_memory_equal(&one, &two, sizeof one);
}

static void a_clear_case_stops_early(void **unused)
{
	(void)unused;
	const char *const specs[] = { "greedy", "random" };
	struct pl_arena_result result = compete("connect-four", 2, specs, 10000, 20, 2);
	assert_int_equal(result.pairings[0].verdict, 1);
	assert_true(result.pairings[0].games < 1000);
}

/* Each level beats the one below it, beyond doubt. */
static void levels_are_levels(void **unused)
{
	(void)unused;
	if (BRIEF)
		skip();
	const char *const specs[] = { "random", "easy", "normal", "hard" };
	for (int i = 0; i + 1 < 4; i++) {
		struct pl_arena_result result =
			compete("connect-four", 2, &specs[i], i == 2 ? 300 : 60, 0, 2);
		struct pl_share share =
			pl_share_of(result.pairings[0].wins, (double)result.pairings[0].games);
		print_message("%s against %s: %.1f%% (%.1f%% to %.1f%%)\n", specs[i], specs[i + 1],
		              100 * share.is, 100 * share.low, 100 * share.high);
		assert_true(share.high < 0.5);
	}
}

/* --- tuning ---------------------------------------------------------------------- */

static void count_trial(void *context, const struct pl_trial *trial)
{
	assert_int_equal(trial->which, PL_EXPLORE);
	++*(int *)context;
}

/* A search that looks at nothing but the weights is soon found wanting. */
static void tuning_turns_what_is_far_off(void **unused)
{
	(void)unused;
	const struct pl_game *game = pl_find_game("connect-four");
	struct pl_book *book = pl_book_standard(game, NULL, 0, NULL);
	int value[PL_CONSTANTS], trials = 0;
	for (int i = 0; i < PL_CONSTANTS; i++)
		value[i] = PL_UNSET;
	value[PL_EXPLORE] = 1;
	pl_constants_for(&(struct pl_setting){ game, 2, false }, value);
	struct pl_tune tune = {
		.game = game,
		.book = book,
		.seats = 2,
		.seed = { 1, 1 },
		.iterations = 100,
		.games = 100,
		.rounds = 1,
		.threads = 2,
		.only = 1u << PL_EXPLORE,
		.tell = count_trial,
		.context = &trials,
	};
	assert_true(pl_tune_run(&tune, value) > 0);
	assert_true(trials > 0);
	assert_true(value[PL_EXPLORE] > 15);
	pl_book_free(book);
}

/* Stopped between two looks of the sequential test, it looks where it would have looked. The
 * first games of a pairing are the same however many there are, so a shorter one is what is done. */
static void a_stopped_test_goes_on_as_it_would_have(void **unused)
{
	(void)unused;
	const char *const specs[] = { "search:iterations=20", "greedy" };
	const struct pl_arena_result whole = compete("connect-four", 2, specs, 2000, 40, 2);
	assert_true(whole.pairings[0].verdict != 0);
	assert_int_equal(whole.pairings[0].games % 20, 0); /* ten rounds of both seatings */
	for (uint64_t done = 2; done < whole.pairings[0].games; done += 14) {
		struct pl_arena_result some = compete("connect-four", 2, specs, done, 0, 2);
		char part[200], kept[300];
		snprintf(part, sizeof part,
		         "pairing 0 1: %llu games, won %lld squares %lld verdict 0\n",
		         (unsigned long long)done, (long long)some.pairings[0].won,
		         (long long)some.pairings[0].squares);
		snprintf(kept, sizeof kept, "parts: 1\npart 1: %zu bytes\n%s", strlen(part), part);
		FILE *file = fmemopen(kept, strlen(kept), "r");
		struct pl_journal journal = { 0 };
		assert_true(pl_journal_load(&journal, file));
		fclose(file);
		going_on = &journal;
		struct pl_arena_result rest = compete("connect-four", 2, specs, 2000, 40, 2);
		going_on = NULL;
		assert_memory_equal(&rest, &whole, sizeof rest);
		pl_journal_close(&journal);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(shares_give_the_published_elo),
		cmocka_unit_test(one_in_four_is_even_at_a_table_of_four),
		cmocka_unit_test(who_never_lost_has_a_rating_too),
		cmocka_unit_test(intervals_cover_the_truth),
		cmocka_unit_test(the_sequential_test_is_seldom_wrong),
		cmocka_unit_test(a_bot_is_as_strong_as_itself),
		cmocka_unit_test(figures_do_not_depend_on_threads),
		cmocka_unit_test(a_clear_case_stops_early),
		cmocka_unit_test(levels_are_levels),
		cmocka_unit_test(tuning_turns_what_is_far_off),
		cmocka_unit_test(a_stopped_test_goes_on_as_it_would_have),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

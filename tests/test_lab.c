/* test_lab.c - what the lab finds: an imbalance that is there, and nothing where
 * there is nothing. */
#include "test.h"

#include "lab/estimate.h"

#include <math.h>

struct lab {
	struct pl_book *books[2];
	struct pl_sim sim;
	struct pl_sim_result result;
};

/* A run of greedy bots by the standard data with a setting for each book; NULL
 * is none, and a second book is there if there is a second setting. */
static void run(struct lab *lab, const char *slug, int seats, const char *first, const char *second,
                uint64_t games, uint64_t seed, bool apart)
{
	const struct pl_game *game = pl_find_game(slug);
	memset(lab, 0, sizeof *lab);
	lab->books[0] = pl_book_standard(game, &first, first != NULL, NULL);
	if (second != NULL)
		lab->books[1] = pl_book_standard(game, &second, second[0] != '\0', NULL);
	assert_non_null(lab->books[0]);
	lab->sim = (struct pl_sim){
		.game = game,
		.books = (const struct pl_book *const *)lab->books,
		.variants = 1 + (second != NULL),
		.seats = seats,
		.seed = { seed, 7 },
		.games = games,
		.threads = 2,
		.apart = apart,
	};
	for (int seat = 0; seat < seats; seat++)
		lab->sim.bots[seat] = pl_bot_of(strcmp(slug, "leduc") == 0 ? "random" : "greedy");
	pl_sim_open(&lab->sim, &lab->result);
	assert_true(pl_sim_run(&lab->sim, &lab->result));
}

static void end(struct lab *lab)
{
	pl_sim_close(&lab->result);
	pl_book_free(lab->books[0]);
	pl_book_free(lab->books[1]);
}

/* The surest of the wins of a measure's groups, by the corrected chance. */
static int surest(const struct lab *lab, const char *beginning, double *corrected)
{
	const struct pl_catalogue *catalogue = lab->result.catalogue;
	double *chance = calloc((size_t)catalogue->count, sizeof *chance);
	int best = -1;
	assert_non_null(chance);
	for (int i = 0; i < catalogue->count; i++)
		chance[i] = catalogue->at[i].kind != PL_WON
			? 1
			: pl_wins_of(catalogue, &lab->result.tally[0], i).chance;
	pl_holm(chance, catalogue->count);
	for (int i = 0; i < catalogue->count; i++)
		if (catalogue->at[i].kind == PL_WON &&
		    strncmp(catalogue->at[i].name, beginning, strlen(beginning)) == 0 &&
		    (best < 0 || chance[i] < chance[best]))
			best = i;
	*corrected = chance[best];
	free(chance);
	return best;
}

static void a_planted_imbalance_is_found_named_and_sized(void **unused)
{
	(void)unused;
	struct lab lab;
	double chance;
	run(&lab, "traders", 4, "company[The Mechanics].money=3", NULL, 4000, 1, false);
	int found = surest(&lab, "company", &chance);
	assert_string_equal(lab.result.catalogue->at[found].name, "company The Mechanics");
	assert_true(chance < 0.001);
	struct pl_estimate wins = pl_wins_of(lab.result.catalogue, &lab.result.tally[0], found);
	assert_true(wins.low > 0.27 && wins.high < 0.40);
	end(&lab);
}

static void without_it_no_company_stands_out(void **unused)
{
	(void)unused;
	if (BRIEF)
		skip();
	struct lab lab;
	double chance;
	run(&lab, "traders", 4, NULL, NULL, 4000, 1, false);
	surest(&lab, "company", &chance);
	assert_true(chance > 0.05);
	end(&lab);
}

/* How many changes are reported. */
static int count_changes(const struct lab *lab)
{
	const struct pl_catalogue *catalogue = lab->result.catalogue;
	double *chance = calloc((size_t)catalogue->count, sizeof *chance);
	int count = 0;
	assert_non_null(chance);
	for (int i = 0; i < catalogue->count; i++)
		chance[i] = catalogue->at[i].kind == PL_EDGE
			? 1
			: pl_changed_of(&lab->result, 1, i).by.chance;
	pl_holm(chance, catalogue->count);
	for (int i = 0; i < catalogue->count; i++)
		count += chance[i] < 0.05;
	free(chance);
	return count;
}

static void the_same_data_with_the_same_chance_changes_nothing(void **unused)
{
	(void)unused;
	struct lab lab;
	run(&lab, "traders", 3, NULL, "", 200, 1, false);
	assert_int_equal(count_changes(&lab), 0);
	for (int i = 0; i < lab.result.catalogue->count; i++)
		assert_int_equal(lab.result.change[1].set[i], 0);
	end(&lab);
}

static void a_change_is_seen_through_the_same_chance(void **unused)
{
	(void)unused;
	struct lab lab;
	run(&lab, "traders", 4, NULL, "cure_money=16", 300, 1, false);
	struct pl_estimate rounds;
	assert_true(pl_estimate_named(lab.result.catalogue, &lab.result.change[1], true,
	                              "mean rounds", &rounds));
	assert_true(rounds.low > 0.3);
	assert_true(count_changes(&lab) > 0);
	end(&lab);
}

/* Runs that differ in nothing but chance: with Holm's correction at most one in
 * twenty may report anything. More than 18 of 200 would come by chance once in
 * a hundred times. */
static void false_alarms_are_as_rare_as_stated(void **unused)
{
	(void)unused;
	enum { RUNS = 200, GAMES = 300 };
	int alarms = 0;
	for (uint64_t seed = 1; seed <= RUNS; seed++) {
		struct lab lab;
		run(&lab, "leduc", 2, NULL, "", GAMES, seed, true);
		alarms += count_changes(&lab) > 0;
		end(&lab);
	}
	printf("%d of %d runs without a change report one\n", alarms, RUNS);
	assert_true(alarms <= 18);
}

static void figures_are_found_by_name(void **unused)
{
	(void)unused;
	struct lab lab;
	struct pl_estimate is;
	run(&lab, "traders", 4, NULL, NULL, 200, 3, false);
	const struct pl_catalogue *catalogue = lab.result.catalogue;
	const struct pl_tally *tally = &lab.result.tally[0];
	assert_true(pl_estimate_named(catalogue, tally, false, "wins p1", &is));
	assert_true(is.low < 0.25 && is.high > 0.25);
	assert_true(pl_estimate_named(catalogue, tally, false, "winners trips to Earth", &is));
	assert_true(is.is > 3 && is.is < 4.5);
	assert_true(pl_estimate_named(catalogue, tally, false, "mean hexes a turn", &is));
	assert_true(fabs(is.is - 3) < 0.1);
	assert_false(pl_estimate_named(catalogue, tally, false, "mean nonsense", &is));
	assert_false(pl_estimate_named(catalogue, tally, false, "nonsense", &is));
	end(&lab);
}

/* Every claim of the document has a row, and every row a figure. */
static void claims_name_figures_that_there_are(void **unused)
{
	(void)unused;
	const struct pl_game *game = pl_find_game("traders");
	struct pl_book *book = pl_book_standard(game, NULL, 0, NULL);
	unsigned seen = 0;
	for (const struct pl_claim *claim = game->claims; claim->number != NULL; claim++) {
		struct pl_bot bots[PL_SEATS];
		struct pl_tally tally;
		struct pl_estimate is;
		int number = atoi(claim->number + strlen("TRD-S"));
		for (int i = 0; i < PL_SEATS; i++) {
			const char *comma = strchr(claim->bots, ',');
			char spec[PL_SPEC];
			snprintf(spec, sizeof spec, "%.*s",
			         comma == NULL ? 100 : (int)(comma - claim->bots), claim->bots);
			bots[i] = pl_bot_of(i > 0 && comma != NULL ? comma + 1 : spec);
		}
		struct pl_catalogue *catalogue = pl_catalogue_new(
			game, book, claim->seats, strchr(claim->bots, ',') != NULL, bots);
		pl_tally_open(&tally, catalogue->count);
		if (!pl_estimate_named(catalogue, &tally, false, claim->figure, &is))
			fail_msg("%s: no figure '%s'", claim->number, claim->figure);
		assert_true((claim->says != NULL) == !((seen >> number) & 1));
		assert_true(claim->lo <= claim->hi);
		seen |= 1u << number;
		pl_tally_close(&tally);
		pl_catalogue_free(catalogue);
	}
	assert_int_equal(seen, ((1u << 19) - 1) & ~1u);
	pl_book_free(book);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_planted_imbalance_is_found_named_and_sized),
		cmocka_unit_test(without_it_no_company_stands_out),
		cmocka_unit_test(the_same_data_with_the_same_chance_changes_nothing),
		cmocka_unit_test(a_change_is_seen_through_the_same_chance),
		cmocka_unit_test(false_alarms_are_as_rare_as_stated),
		cmocka_unit_test(figures_are_found_by_name),
		cmocka_unit_test(claims_name_figures_that_there_are),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

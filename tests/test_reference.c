/* test_reference.c - the table of what the shipped data gives is of the shipped data, and a
 * report holds shipped data against it. */
#include "test.h"

#include "lab/reference.h"
#include "lab/report.h"

static const char *const bots[] = { "greedy", "search:iterations=100" };

static void is_there(const struct pl_game *game, int seats)
{
	for (int i = 0; i < 2; i++)
		if (!pl_reference_has(game, seats, bots[i]))
			fail_msg("src/lab/reference.txt does not have the present rules of %s for "
			         "%d with %s: run scripts/reference",
			         game->slug, seats, bots[i]);
}

static void every_game_has_its_present_figures(void **unused)
{
	(void)unused;
	for (int i = 0; pl_games[i] != NULL; i++) {
		const struct pl_game *game = pl_games[i];
		if (pl_is_yardstick(game))
			continue;
		struct pl_book *book = pl_book_standard(game, NULL, 0, NULL);
		is_there(game, game->min_seats < 2 ? 2 : game->min_seats);
		is_there(game, pl_usual_seats(game, book));
		pl_book_free(book);
	}
}

struct lab {
	struct pl_book *book;
	struct pl_sim sim;
	struct pl_sim_result result;
	struct pl_reference reference;
};

static void play(struct lab *lab, const struct pl_game *game, const char *setting, const char *bot,
                 int seats, uint64_t games)
{
	*lab = (struct lab){ .book = pl_book_standard(game, &setting, setting != NULL, NULL) };
	assert_non_null(lab->book);
	lab->sim = (struct pl_sim){ .game = game,
		                    .books = (const struct pl_book *const *)&lab->book,
		                    .variants = 1,
		                    .seats = seats,
		                    .seed = { 4, 5 },
		                    .games = games,
		                    .threads = 2 };
	for (int seat = 0; seat < seats; seat++)
		lab->sim.bots[seat] = pl_bot_of(bot);
	pl_sim_open(&lab->sim, &lab->result);
	assert_true(pl_sim_run(&lab->sim, &lab->result));
	pl_reference_open(&lab->reference, &lab->sim, lab->result.catalogue, lab->book);
}

static void end(struct lab *lab)
{
	pl_reference_close(&lab->reference);
	pl_sim_close(&lab->result);
	pl_book_free(lab->book);
}

/* What other games of the same bot give is what the table says. */
static void what_is_known_is_what_is_played(void **unused)
{
	(void)unused;
	for (int i = 0; pl_games[i] != NULL; i++) {
		struct lab lab;
		if (pl_is_yardstick(pl_games[i]))
			continue;
		int seats = pl_games[i]->min_seats < 2 ? 2 : pl_games[i]->min_seats;
		play(&lab, pl_games[i], NULL, "greedy", seats, 300);
		assert_true(lab.reference.shipped);
		assert_true(lab.reference.games >= 2000);
		double *chance = pl_judge_expected(&lab.reference, lab.result.catalogue,
		                                   &lab.result.tally[0]);
		for (int seat = 0; seat < seats; seat++)
			assert_true(chance[PL_SEAT_FIGURES * seat] >= PL_SURE);
		free(chance);
		const struct pl_estimate *known =
			pl_reference_of(&lab.reference, lab.result.catalogue->plain + PL_LENGTH);
		struct pl_estimate is = pl_mean_of(lab.result.catalogue, &lab.result.tally[0],
		                                   lab.result.catalogue->plain + PL_LENGTH);
		assert_non_null(known);
		assert_true(is.is > 0.9 * known->is && is.is < 1.1 * known->is);
		end(&lab);
	}
}

static void other_rules_other_bots_and_other_seats_have_none(void **unused)
{
	(void)unused;
	struct lab lab;
	struct pl_game later = *pl_find_game("traders");
	later.version++;
	assert_false(pl_reference_has(&later, 2, "greedy"));
	play(&lab, &later, NULL, "greedy", 2, 5);
	assert_int_equal(lab.reference.games, 0);
	assert_null(pl_reference_of(&lab.reference, 0));
	end(&lab);
	play(&lab, pl_find_game("traders"), NULL, "random", 2, 5);
	assert_int_equal(lab.reference.games, 0);
	end(&lab);
	play(&lab, pl_find_game("traders"), NULL, "greedy", 5, 5);
	assert_int_equal(lab.reference.games, 0);
	end(&lab);
}

/* The page of a run; the caller's to free. */
static char *page_of(const struct lab *lab)
{
	char *page = NULL;
	size_t size = 0;
	FILE *file = open_memstream(&page, &size);
	pl_report_write(
		&(struct pl_report){ .sim = &lab->sim, .result = &lab->result, .seed = "4" }, file);
	fclose(file);
	return page;
}

static void shipped_data_is_not_called_unbalanced(void **unused)
{
	(void)unused;
	if (BRIEF)
		skip();
	for (int i = 0; pl_games[i] != NULL; i++) {
		struct lab lab;
		if (pl_is_yardstick(pl_games[i]))
			continue;
		int seats = pl_games[i]->min_seats < 2 ? 2 : pl_games[i]->min_seats;
		play(&lab, pl_games[i], NULL, "greedy", seats, 1200);
		char *page = page_of(&lab);
		assert_null(strstr(page, "alanced by"));
		assert_null(strstr(page, "Not as the shipped data"));
		assert_non_null(strstr(page, "<small>shipped data: "));
		free(page);
		end(&lab);
	}
}

/* Data that was edited is held against a fair share, with the shipped data beside it. */
static void edited_data_has_the_shipped_beside_it(void **unused)
{
	(void)unused;
	struct lab lab;
	play(&lab, pl_find_game("traders"), "cure_money=16", "greedy", 2, 300);
	assert_false(lab.reference.shipped);
	assert_true(pl_wins_expected(&lab.reference, lab.result.catalogue, 0) == 0.5);
	char *page = page_of(&lab);
	assert_non_null(strstr(page, "<small>shipped data: "));
	assert_null(strstr(page, "This is the shipped data"));
	free(page);
	end(&lab);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_game_has_its_present_figures),
		cmocka_unit_test(what_is_known_is_what_is_played),
		cmocka_unit_test(other_rules_other_bots_and_other_seats_have_none),
		cmocka_unit_test(shipped_data_is_not_called_unbalanced),
		cmocka_unit_test(edited_data_has_the_shipped_beside_it),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* test_worth.c - what things are worth: what is planted is named, and of things that are alike
 * none is. */
#include "test.h"

#include "kit/stalls.h"
#include "lab/worth.h"

#include <math.h>

/* The stalls by some data, and what was found of them. */
struct stalls {
	struct pl_book *book, *variants[2];
	struct pl_worth worth;
	struct pl_worth_result result;
};

static const char options[][64] = { "lamps", "turns" };
static const char values[][64] = { "dark", "5" };

static const char *const planted[] = { "card[Clove].worth=0", "card[Dill].worth=16" };

static struct stalls *play(const char *const *data, int count, uint64_t games, uint64_t seed,
                           const char *without)
{
	static const char *const other[] = { "lamps=dark", "turns=5" };
	struct stalls *stalls = calloc(1, sizeof *stalls);
	const char *settings[8];
	assert_non_null(stalls);
	for (int i = 0; i < count; i++)
		settings[i] = data[i];
	stalls->book = pl_book_standard(&stalls_game, settings, count, NULL);
	assert_non_null(stalls->book);
	for (int i = 0; i < 2; i++) {
		settings[count] = other[i];
		stalls->variants[i] = pl_book_standard(&stalls_game, settings, count + 1, NULL);
	}
	stalls->worth = (struct pl_worth){
		.game = &stalls_game,
		.book = stalls->book,
		.seats = 2,
		.bots = { pl_bot_of("greedy"), pl_bot_of("search:iterations=24") },
		.games = { games, games },
		.seed = { seed, 7 },
		.threads = 2,
		.variants = (const struct pl_book *const *)stalls->variants,
		.variant_option = options,
		.variant_value = values,
		.variant_count = 2,
		.without = without,
	};
	pl_worth_run(&stalls->worth, &stalls->result);
	assert_true(stalls->result.whole);
	return stalls;
}

static void done(struct stalls *stalls)
{
	pl_worth_close(&stalls->result);
	pl_book_free(stalls->book);
	for (int i = 0; i < 2; i++)
		pl_book_free(stalls->variants[i]);
	free(stalls);
}

static const struct pl_row *row_of(const struct stalls *stalls, const char *key)
{
	for (int i = 0; i < stalls->result.row_count; i++)
		if (strcmp(stalls->result.rows[i].use.key, key) == 0)
			return &stalls->result.rows[i];
	fail_msg("there is no row %s", key);
	return NULL;
}

/* All that is said, to look for words in; the caller's to free. */
static char *said(const struct stalls *stalls)
{
	char *text = NULL;
	size_t size = 0;
	FILE *file = open_memstream(&text, &size);
	assert_non_null(file);
	pl_worth_print(&stalls->worth, &stalls->result, 20, file);
	fclose(file);
	return text;
}

static int rows_named(const struct stalls *stalls)
{
	int named = 0;
	for (int i = 0; i < stalls->result.row_count; i++)
		named += stalls->result.rows[i].defect != PL_NO_DEFECT;
	return named;
}

enum { GAMES = BRIEF ? 400 : 2000 };

/* A useless card, a dominant one and an option that nothing reads, in one game. */
static void what_is_planted_is_named(void **unused)
{
	(void)unused;
	struct stalls *stalls = play(planted, 2, GAMES, 1, NULL);
	const struct pl_row *dominant = row_of(stalls, "take dill");
	assert_int_equal(row_of(stalls, "take clove")->defect, PL_DEAD);
	assert_int_equal(dominant->defect, PL_DOMINANT);
	assert_int_equal(rows_named(stalls), 2);
	assert_true(pl_chosen_loss(&dominant->by[PL_BETTER], GAMES).low > PL_DOMINANT_LOSS);
	assert_int_equal(stalls->result.option_count, 2);
	assert_true(pl_option_dead(&stalls->result.options[0]));
	assert_false(pl_option_dead(&stalls->result.options[1]));
	assert_int_equal(pl_worth_defects(&stalls->result), 3);
	char *text = said(stalls);
	assert_non_null(strstr(text, "Nobody who plays well uses take Clove: "));
	assert_non_null(strstr(text, "Whoever plays well takes take Dill: "));
	assert_non_null(strstr(text, "The option lamps changes nothing: "));
	assert_null(strstr(text, "The option turns changes nothing: "));
	free(text);
	done(stalls);
}

static void nothing_is_named_where_all_are_alike_in_19_of_20_runs(void **unused)
{
	enum { RUNS = BRIEF ? 2 : 20, EACH = 400 };
	int wrong = 0;
	(void)unused;
	for (uint64_t seed = 1; seed <= RUNS; seed++) {
		struct stalls *stalls = play(NULL, 0, EACH, seed, NULL);
		assert_true(pl_option_dead(&stalls->result.options[0]));
		wrong += rows_named(stalls) > 0;
		done(stalls);
	}
	assert_true(wrong <= 1);
}

/* Which card a seat takes decides nothing where all are alike: the dice do. */
static void what_decides_is_known(void **unused)
{
	(void)unused;
	struct stalls *stalls = play(NULL, 0, 400, 3, NULL);
	const struct pl_source *source = &stalls->result.source[PL_QUICK];
	assert_true(source->chance > 0.9);
	assert_true(source->chance + source->choice + source->both < 1.001);
	struct pl_load load = pl_worth_load(&stalls->result, PL_QUICK, 20);
	assert_true(fabs(load.decisions - 6) < 1e-9);
	assert_true(fabs(load.minutes - 2) < 1e-9);
	assert_true(load.forced == 0);
	assert_true(load.trivial == 1);
	done(stalls);
}

/* Doing without a card is asked for by its name; the loss is the same as among all. */
static void one_thing_can_be_asked_for(void **unused)
{
	(void)unused;
	struct stalls *all = play(planted, 2, 400, 5, NULL);
	struct stalls *one = play(planted, 2, 400, 5, "dill");
	const struct pl_row *among = row_of(all, "take dill"), *asked = row_of(one, "dill");
	assert_true(asked->asked);
	assert_true(asked->by[PL_QUICK].pairs > 0);
	assert_int_equal(asked->by[PL_QUICK].pairs, among->by[PL_QUICK].pairs);
	assert_int_equal(asked->by[PL_QUICK].lost, among->by[PL_QUICK].lost);
	done(all);
	done(one);
}

static void a_bad_name_is_answered_with_the_nearest(void **unused)
{
	(void)unused;
	struct pl_book *book = pl_book_standard(&stalls_game, NULL, 0, NULL);
	char key[96], why[300];
	struct pl_text text = pl_text_in(why, sizeof why);
	assert_false(pl_uses_read(&stalls_game, book, "take glove", key, &text));
	assert_non_null(strstr(why, "did you mean 'take clove'?"));
	text = pl_text_in(why, sizeof why);
	assert_false(pl_uses_read(&stalls_game, book, "zzzzzzzz", key, &text));
	assert_non_null(strstr(why, "Stalls has no 'zzzzzzzz' to do without; "));
	text = pl_text_in(why, sizeof why);
	assert_true(pl_uses_read(&stalls_game, book, "Take Clove", key, &text));
	assert_string_equal(key, "take clove");
	pl_book_free(book);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_is_planted_is_named),
		cmocka_unit_test(nothing_is_named_where_all_are_alike_in_19_of_20_runs),
		cmocka_unit_test(what_decides_is_known),
		cmocka_unit_test(one_thing_can_be_asked_for),
		cmocka_unit_test(a_bad_name_is_answered_with_the_nearest),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* test_balance.c - the search for fairer numbers: a planted imbalance is mended, a fair
 * game is left alone, a duller one is refused; and data texts keep their comments. With "all"
 * every number of every game is turned, else some of each kind. */
#include "test.h"

#include "lab/balance.h"

#include <math.h>

/* --- editing a data text ---------------------------------------------------------- */

static void expect_edit(const char *before, const char *path, const char *value, const char *after)
{
	char *text = pl_book_edit(before, path, value);
	if (after == NULL)
		assert_null(text);
	else
		assert_string_equal(text, after);
	free(text);
}

static void a_value_changes_and_nothing_else(void **unused)
{
	(void)unused;
	expect_edit("# mine\nante: 1   # chips\nraise: [2, 4]\n", "ante", "12",
	            "# mine\nante: 12   # chips\nraise: [2, 4]\n");
	expect_edit("raise: [2, 40] # by round\n", "raise[2]", "7", "raise: [2, 7] # by round\n");
	expect_edit("raise:\n  - 2\n  # then\n  - 4", "raise[2]", "7",
	            "raise:\n  - 2\n  # then\n  - 7");
	expect_edit("card:\n  - name: \"Ünïcode: 1\"\n    cost: 3\n  - {name: b, cost: 30}\n",
	            "card[2].cost", "4",
	            "card:\n  - name: \"Ünïcode: 1\"\n    cost: 3\n  - {name: b, cost: 4}\n");
	expect_edit("card:\n  - {name: \"Ünï\", cost: 30} # é\n", "card[1].cost", "4",
	            "card:\n  - {name: \"Ünï\", cost: 4} # é\n");
	expect_edit("\xef\xbb\xbf"
	            "ante: 1\n",
	            "ante", "2", "ante: 2\n");
}

static void a_missing_key_is_added_where_it_belongs(void **unused)
{
	(void)unused;
	expect_edit("ante: 1\n", "limit", "5", "limit: 5\nante: 1\n");
	expect_edit("# top\nfirm:\n  - name: a\n    ship: b\n", "firm[1].money", "3",
	            "# top\nfirm:\n  - money: 3\n    name: a\n    ship: b\n");
	expect_edit("firm:\n  - {name: a}\n  - {name: b}\n", "firm[2].money", "3",
	            "firm:\n  - {name: a}\n  - {money: 3, name: b}\n");
}

static void what_has_no_place_is_refused(void **unused)
{
	(void)unused;
	expect_edit("ante: 1\n", "firm[1].money", "3", NULL);
	expect_edit("firm:\n  - {name: a}\n", "firm[2].money", "3", NULL);
	expect_edit("ante: [1\n", "ante", "3", NULL);
	expect_edit("", "ante", "3", NULL);
	expect_edit("ante: {a: 1}\n", "ante", "3", NULL);
}

static bool turns_all; /* every number there is; else some of each kind */

/* What a book has in a knob's place, which its path names by rows from 1. */
static int32_t value_in(const struct pl_book *book, const struct pl_knob *knob)
{
	int row[2] = { 1, 1 }, brackets = 0;
	for (const char *at = strchr(knob->path, '['); at != NULL; at = strchr(at + 1, '['))
		row[brackets++] = atoi(at + 1);
	return pl_field_get(knob->field, book->rules, row[0] - 1, row[1] - 1);
}

/* Some knobs turned at once: what settings make of that and what the text says are the same,
 * and each number is what it was turned to. False where the rules refuse it. */
static bool turn(struct pl_knobs *knobs, const struct pl_book *book, int from, int to)
{
	for (int i = from; i < to; i++) {
		struct pl_knob *knob = &knobs->at[i];
		knob->now = knob->first + (knob->up ? 1 : -1) * pl_knob_step(knob);
	}
	struct pl_book *set = pl_knobs_book(knobs, book);
	if (set != NULL) {
		char *text = pl_knobs_text(knobs);
		struct pl_book *edited =
			pl_book_load(knobs->game, text, strlen(text), NULL, 0, NULL);
		assert_non_null(edited);
		assert_true(set->rules->digest == edited->rules->digest);
		for (int i = 0; i < knobs->count; i++)
			if (value_in(edited, &knobs->at[i]) != knobs->at[i].now)
				fail_msg("%s: %s is %d", knobs->game->slug, knobs->at[i].name,
				         (int)value_in(edited, &knobs->at[i]));
		pl_book_free(edited);
		free(text);
	}
	for (int i = from; i < to; i++)
		knobs->at[i].now = knobs->at[i].first;
	pl_book_free(set);
	return set != NULL;
}

/* Paths of numbers, some of every kind of row, to open knobs of; or NULL for all there are. */
static char *numbers_to_turn(const struct pl_game *game)
{
	enum { ONE_IN = BRIEF ? 32 : 4 };
	char *paths = NULL;
	size_t size = 0;
	int count = 0;
	if (turns_all)
		return NULL;
	FILE *out = open_memstream(&paths, &size);
	for (const struct pl_field *field = game->fields; field->path != NULL; field++) {
		size_t row = strcspn(field->path, "[");
		if (field->use != PL_TUNABLE || field->kind != PL_NUMBER || count++ % ONE_IN != 0)
			continue;
		if (field->path[row] == '\0')
			fprintf(out, "%s,", field->path);
		for (int i = 1; field->path[row] != '\0' && i < 60; i += 4)
			fprintf(out, "%.*s[%d]%s,", (int)row, field->path, i,
			        strstr(field->path + row + 1, "[]") == NULL ? field->path + row + 2
			                                                    : "");
	}
	fclose(out);
	return paths;
}

/* Numbers of every game that may be turned: the text says what a setting does. Several at once,
 * but alone where the rules refuse them together. */
static void edits_do_what_settings_do(void **unused)
{
	(void)unused;
	enum { TOGETHER = BRIEF ? 1 : 16, STRIDE = 16 };
	int count = 0;
	for (int g = 0; pl_games[g] != NULL; g++) {
		const struct pl_game *game = pl_games[g];
		struct pl_book *book = pl_book_standard(game, NULL, 0, NULL);
		struct pl_knobs knobs;
		char *paths = numbers_to_turn(game);
		pl_knobs_open(&knobs, game, book, game->standard, NULL, 0, paths);
		count += knobs.count;
		for (int i = 0; i < knobs.count; i += STRIDE) {
			int end = i + TOGETHER < knobs.count ? i + TOGETHER : knobs.count;
			if (turn(&knobs, book, i, end))
				continue;
			for (int one = i; one < end; one++)
				if (!turn(&knobs, book, one, one + 1))
					fail_msg("%s: %s cannot be turned", game->slug,
					         knobs.at[one].name);
		}
		free(paths);
		pl_knobs_close(&knobs);
		pl_book_free(book);
	}
	assert_true(count > (BRIEF ? 10 : 200));
}

/* --- the search -------------------------------------------------------------------------- */

/* Of choices and lead changes what may be lost. Money for one makes for more lead changes
 * itself, about 4 in a hundred, which go when it goes. */
static const double LOSS = 0.08, LITTLE_LOSS = 0.03;
static uint64_t chance_of_search = 11;

/* Traders for four, with so much money for one company, unless it is to be fair. */
struct table {
	struct pl_book *book;
	char *data;
	struct pl_balance asked;
	struct pl_balance_result result;
};

static void search_at(struct table *table, const int *seats, int tables, const char *planted,
                      const char *only, uint64_t budget, double allow, int threads)
{
	const struct pl_game *game = pl_find_game("traders");
	memset(table, 0, sizeof *table);
	/* On one map, which tells more in fewer games than goods that are chosen. */
	char *data = pl_book_edit(game->standard, "map", "standard");
	table->data = planted != NULL ? pl_book_edit(data, "company[2].money", planted)
				      : strdup(data);
	free(data);
	table->book = pl_book_load(game, table->data, strlen(table->data), NULL, 0, NULL);
	assert_non_null(table->book);
	table->asked = (struct pl_balance){
		.game = game,
		.book = table->book,
		.data = table->data,
		.only = only,
		.tables = tables,
		.seed = { chance_of_search, 7 },
		.threads = threads,
		.rounds = 3,
		.budget = budget,
		.wish = { .bound = 4, .allow = allow, .even = 1 },
	};
	for (int i = 0; i < tables; i++)
		table->asked.seats[i] = seats[i];
	for (int seat = 0; seat < PL_SEATS; seat++)
		table->asked.bots[seat] = pl_bot_of("greedy");
	assert_true(pl_balance_run(&table->asked, &table->result));
}

static void search(struct table *table, const char *planted, const char *only, uint64_t budget,
                   double allow, int threads)
{
	static const int four = 4;
	search_at(table, &four, 1, planted, only, budget, allow, threads);
}

static void end(struct table *table)
{
	pl_balance_close(&table->result);
	pl_book_free(table->book);
	free(table->data);
}

static const struct pl_knob *knob_of(const struct table *table, const char *path)
{
	for (int i = 0; i < table->result.knobs.count; i++)
		if (strcmp(table->result.knobs.at[i].path, path) == 0)
			return &table->result.knobs.at[i];
	fail_msg("no number %s", path);
	return NULL;
}

static int goal_of(const struct table *table, int kind, const char *name)
{
	const struct pl_balance_result *result = &table->result;
	for (int i = 0; i < result->goals.count; i++)
		if (result->goals.at[i].kind == kind &&
		    strcmp(result->check[0].catalogue->at[result->goals.at[i].figure].name, name) ==
		            0)
			return i;
	fail_msg("no goal %s", name);
	return -1;
}

static void a_planted_imbalance_is_mended(void **unused)
{
	(void)unused;
	if (BRIEF)
		skip();
	struct table table;
	search(&table, "3", "company[", 24000, LOSS, 2);
	const struct pl_balance_result *result = &table.result;
	int i = goal_of(&table, PL_GOAL_EVEN, "company The Mechanics");
	assert_true(result->better);
	assert_true(result->games <= 24000);
	assert_true(result->before[i].is > 4);
	assert_true(fabs(result->after[i].is) < 4);
	assert_int_equal(knob_of(&table, "company[2].money")->first, 3);
	assert_true(knob_of(&table, "company[2].money")->now < 2);
	for (int k = 0; k < result->goals.count; k++)
		assert_true(pl_goal_is_met(&result->goals.at[k], &result->after[k]));
	char *text = pl_knobs_text(&result->knobs);
	struct pl_book *book = pl_book_load(table.asked.game, text, strlen(text), NULL, 0, NULL);
	assert_non_null(book);
	assert_true(book->rules->digest == result->books[1]->rules->digest);
	pl_book_free(book);
	free(text);
	end(&table);
}

/* One value for all: the goals of each seat count are there, and are looked at together. */
static void several_seat_counts_are_balanced_at_once(void **unused)
{
	(void)unused;
	if (BRIEF)
		skip();
	static const int seats[] = { 3, 4 };
	struct table table;
	search_at(&table, seats, 2, "3", "company[2]", 24000, LOSS, 2);
	const struct pl_balance_result *result = &table.result;
	int found[2] = { 0 };
	assert_int_equal(result->tables, 2);
	assert_true(result->games <= 24000);
	assert_true(result->better);
	assert_true(knob_of(&table, "company[2].money")->now < 3);
	for (int i = 0; i < result->goals.count; i++) {
		const struct pl_goal *goal = &result->goals.at[i];
		const struct pl_catalogue *catalogue = result->check[goal->table].catalogue;
		assert_int_equal(catalogue->seats, seats[goal->table]);
		if (goal->kind != PL_GOAL_EVEN ||
		    strcmp(catalogue->at[goal->figure].name, "company The Mechanics") != 0)
			continue;
		found[goal->table]++;
		assert_true(result->before[i].is > 3);
		assert_true(fabs(result->after[i].is) < fabs(result->before[i].is));
	}
	assert_int_equal(found[0], 1);
	assert_int_equal(found[1], 1);
	end(&table);
}

static void a_fair_game_is_left_alone(void **unused)
{
	(void)unused;
	if (BRIEF)
		skip();
	struct table table;
	search(&table, NULL, "company[", 16000, LOSS, 2);
	assert_false(table.result.better);
	end(&table);
}

static bool has_fewer_leads(const struct table *table, int goal)
{
	const struct pl_balance_result *result = &table->result;
	return result->after[goal].is < (1 - LITTLE_LOSS) * result->before[goal].is;
}

/* Much money for those who come later hides what one company has more; but then the
 * lead changes less often: the search leaves it, or the check refuses it. */
static void a_duller_game_is_refused(void **unused)
{
	(void)unused;
	if (BRIEF)
		skip();
	struct table table;
	chance_of_search =
		2; /* by which it goes up at once; the loss is little more than the bound */
	search(&table, "6", "later_m", 24000, LITTLE_LOSS, 2);
	int i = goal_of(&table, PL_GOAL_LEADS, "lead changes");
	assert_false(table.result.better);
	assert_true(knob_of(&table, "later_money")->now == 1 || has_fewer_leads(&table, i));
	end(&table);
	search(&table, "6", "later_m", 24000, 0.5, 2);
	assert_true(knob_of(&table, "later_money")->now > 1);
	assert_true(has_fewer_leads(&table, i));
	end(&table);
	chance_of_search = 11;
}

static void threads_change_nothing(void **unused)
{
	(void)unused;
	struct table one, three;
	const char *only = BRIEF ? "company[" : NULL;
	search(&one, "3", only, BRIEF ? 200 : 2000, LOSS, 1);
	search(&three, "3", only, BRIEF ? 200 : 2000, LOSS, 3);
	assert_int_equal(one.result.knobs.count, three.result.knobs.count);
	assert_true(one.result.knobs.count > (BRIEF ? 5 : 50));
	for (int i = 0; i < one.result.knobs.count; i++)
		assert_int_equal(one.result.knobs.at[i].now, three.result.knobs.at[i].now);
	for (int i = 0; i < one.result.goals.count; i++)
		assert_true(one.result.after[i].is == three.result.after[i].is);
	end(&one);
	end(&three);
}

/* --- the goals ------------------------------------------------------------------------------ */

static void cost_counts_what_is_beyond_a_goal(void **unused)
{
	(void)unused;
	struct pl_goal at[] = {
		{ PL_GOAL_EVEN, 0, -4, 4, 0 },
		{ PL_GOAL_LENGTH, 0, 100, 200, 0 },
		{ PL_GOAL_CHOICES, 0, 5, INFINITY, 0 },
	};
	struct pl_goals goals = { 3, at };
	struct pl_reading good[] = { { -2, 1 }, { 100, 1 }, { 50, 1 } };
	struct pl_reading bad[] = { { -5, 1 }, { 210, 1 }, { 4.9, 1 } };
	assert_true(pl_goals_cost(&goals, good) == 0);
	assert_true(fabs(pl_goals_cost(&goals, bad) - (9 + 25 + 4)) < 1e-9);
	assert_true(pl_goal_is_met(&at[0], &good[0]) && !pl_goal_is_met(&at[0], &bad[0]));
	assert_true(pl_goal_is_met(&at[2], &good[2]) && !pl_goal_is_met(&at[2], &bad[2]));
}

int main(int argc, char **argv)
{
	turns_all = argc > 1 && strcmp(argv[1], "all") == 0;
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_value_changes_and_nothing_else),
		cmocka_unit_test(a_missing_key_is_added_where_it_belongs),
		cmocka_unit_test(what_has_no_place_is_refused),
		cmocka_unit_test(edits_do_what_settings_do),
		cmocka_unit_test(cost_counts_what_is_beyond_a_goal),
		cmocka_unit_test(a_planted_imbalance_is_mended),
		cmocka_unit_test(several_seat_counts_are_balanced_at_once),
		cmocka_unit_test(a_fair_game_is_left_alone),
		cmocka_unit_test(a_duller_game_is_refused),
		cmocka_unit_test(threads_change_nothing),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

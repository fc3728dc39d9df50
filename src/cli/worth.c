/* worth.c - perilune sim --worth and --without: what the parts of a game are worth. */
#include "cli/worth.h"

#include "core/memory.h"
#include "core/text.h"
#include "lab/worth.h"

#include <errno.h>

/* --- the two bots -------------------------------------------------------------------- */

static bool read_budgets(const char *list, struct pl_bot bots[PL_BUDGETS])
{
	for (int b = 0; b < PL_BUDGETS; b++) {
		char spec[PL_SPEC];
		if (list == NULL)
			return cli_complain("--budgets are two bots, the better one last"), false;
		list = cli_next_spec(list, spec);
		if (!cli_read_bot(spec, &bots[b]))
			return false;
		const struct pl_search *search = &bots[b].search;
		if (bots[b].kind == PL_SEARCH && (search->ms != 0 || search->threads > 1))
			return cli_complain(
				       "--budgets '%s': games are played again, which bots that "
				       "think by the clock or on several threads cannot; give "
				       "iterations, as in search:iterations=100",
				       spec),
			       false;
	}
	if (list != NULL)
		return cli_complain("--budgets are two bots, and no more"), false;
	return true;
}

/* --- options: a book for each other value ------------------------------------------------ */

struct variants {
	int count;
	struct pl_book **books;
	char (*option)[64], (*value)[64];
};

static void add_variant(struct variants *all, const struct cli_table *table, const char *path,
                        const char *value)
{
	char setting[160];
	const char *settings[CLI_SETTINGS + 1];
	snprintf(setting, sizeof setting, "%s=%s", path, value);
	for (int i = 0; i < table->setting_count; i++)
		settings[i] = table->settings[i];
	settings[table->setting_count] = setting;
	struct pl_book *book = cli_try_book(table, settings, table->setting_count + 1);
	bool good = book != NULL && pl_book_vet(table->game, book, table->seats) == NULL &&
		book->rules->digest != table->book->rules->digest;
	if (!good) {
		pl_book_free(book);
		return;
	}
	size_t room = (size_t)all->count + 1;
	all->books = pl_resize(all->books, room * sizeof all->books[0]);
	all->option = pl_resize(all->option, room * sizeof all->option[0]);
	all->value = pl_resize(all->value, room * sizeof all->value[0]);
	all->books[all->count] = book;
	snprintf(all->option[all->count], sizeof all->option[0], "%s", path);
	snprintf(all->value[all->count++], sizeof all->value[0], "%s", value);
}

/* All named values; of a number the ends, and what lies beside it. */
static void add_option(struct variants *all, const struct cli_table *table,
                       const struct pl_field *field)
{
	int named = pl_option_values(table->game, table->book, field);
	char value[PL_OPTION_VALUE];
	for (int i = 0; i < named; i++) {
		pl_option_value(table->game, table->book, field, i, value);
		add_variant(all, table, field->path, value);
	}
	if (named > 0)
		return;
	int32_t own = pl_field_get(field, table->book->rules, 0, 0);
	int32_t tries[] = { field->lo, own - 1, own + 1, field->hi };
	for (int i = 0; i < 4; i++) {
		bool twice = tries[i] < field->lo || tries[i] > field->hi || tries[i] == own;
		for (int j = 0; j < i; j++)
			twice |= tries[j] == tries[i];
		snprintf(value, sizeof value, "%d", (int)tries[i]);
		if (!twice)
			add_variant(all, table, field->path, value);
	}
}

static struct variants open_options(const struct cli_table *table)
{
	struct variants all = { 0 };
	for (const struct pl_field *field = table->game->fields; field->path != NULL; field++)
		if (pl_is_option(field))
			add_option(&all, table, field);
	return all;
}

static void close_options(struct variants *all)
{
	for (int i = 0; i < all->count; i++)
		pl_book_free(all->books[i]);
	free(all->books);
	free(all->option);
	free(all->value);
}

/* --- running ----------------------------------------------------------------------------- */

static void print_json(const struct pl_worth *worth, const struct pl_worth_result *result, int pace)
{
	enum { ROOM = 16 << 20 };
	char *room = pl_resize(NULL, ROOM);
	struct pl_text text = pl_text_in(room, ROOM);
	pl_worth_json(worth, result, pace, &text);
	printf("%s\n", room);
	free(room);
}

static bool write_page(const struct cli_worth *request, const struct pl_worth *worth,
                       const struct pl_worth_result *result)
{
	FILE *file = fopen(request->report, "w");
	if (file == NULL)
		return cli_complain("%s: %s", request->report, strerror(errno)), false;
	pl_worth_page(worth, result, request->pace, request->command, file);
	if (fclose(file) != 0)
		return cli_complain("%s: %s", request->report, strerror(errno)), false;
	fprintf(stderr, "report in %s\n", request->report);
	return true;
}

static void say_what(const struct cli_worth *request, const struct pl_worth *worth,
                     struct cli_run *run)
{
	cli_run_of(run, worth->without == NULL ? "sim --worth" : "sim --without",
	           &request->study->table);
	cli_run_of_bots(run, worth->bots, PL_BUDGETS);
	if (worth->without != NULL)
		cli_run_of_also(run, "without", "%s", worth->without);
	cli_run_of_also(run, "games", "%llu and %llu", (unsigned long long)worth->games[PL_QUICK],
	                (unsigned long long)worth->games[PL_BETTER]);
}

static bool tell(const struct cli_worth *request, const struct pl_worth *worth,
                 const struct pl_worth_result *result)
{
	if (request->study->json)
		print_json(worth, result, request->pace);
	else
		pl_worth_print(worth, result, request->pace, stdout);
	return request->report == NULL || write_page(request, worth, result);
}

static int run(const struct cli_worth *request, struct pl_worth *worth)
{
	enum { ALL = 1000 }; /* it is told in thousandths */
	struct cli_run run;
	struct pl_worth_result result;
	int status = CLI_BAD;
	say_what(request, worth, &run);
	worth->progress = cli_run_watch;
	worth->context = &run;
	worth->journal = &run.journal;
	if (cli_run_begin(&run, &request->study->keeping, ALL)) {
		pl_worth_run(worth, &result);
		if (cli_run_end(&run, worth->threads, "parts of the work"))
			status = result.whole ? CLI_DONE : CLI_NO;
		if (status != CLI_BAD && result.games[PL_QUICK] > 0 &&
		    !tell(request, worth, &result))
			status = CLI_BAD;
		pl_worth_close(&result);
	}
	cli_run_close(&run);
	return status;
}

int cli_sim_worth(const struct cli_worth *request)
{
	const struct cli_table *table = &request->study->table;
	char key[96], why[400];
	struct pl_text reason = pl_text_in(why, sizeof why);
	struct pl_worth worth = { .game = table->game,
		                  .book = table->book,
		                  .seats = table->seats,
		                  .seed = { table->key[0], table->key[1] },
		                  .threads = request->study->threads,
		                  .games = { request->games, request->games / 10 } };
	if (worth.games[PL_BETTER] < 2)
		worth.games[PL_BETTER] = 2;
	if (request->better > 0)
		worth.games[PL_BETTER] = request->better;
	if (!read_budgets(request->budgets, worth.bots))
		return CLI_BAD;
	cli_judge_bots(table, worth.bots, PL_BUDGETS);
	if (request->without != NULL &&
	    !pl_uses_read(table->game, table->book, request->without, key, &reason))
		return cli_complain("--without: %s", why);
	worth.without = request->without != NULL ? key : NULL;
	struct variants options = { 0 };
	if (worth.without == NULL)
		options = open_options(table);
	worth.variants = (const struct pl_book *const *)options.books;
	worth.variant_option = (const char(*)[64])options.option;
	worth.variant_value = (const char(*)[64])options.value;
	worth.variant_count = options.count;
	int status = run(request, &worth);
	close_options(&options);
	return status;
}

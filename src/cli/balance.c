/* balance.c - perilune balance: search the numbers of the data that may be turned for
 * a fairer game that is no duller, and write them as a data file. */
#include "cli/study.h"

#include "core/memory.h"
#include "core/text.h"
#include "lab/balance.h"

#include <errno.h>
#include <math.h>

struct request {
	struct cli_study study; /* first */
	struct pl_wish wish;
	uint64_t budget;
	int rounds;
	const char *even, *only, *write;
	int counts[PL_SEATS], count; /* of --counts */
};

enum { KEY_EVEN = 256, KEY_BOUND, KEY_LENGTH, KEY_ALLOW, KEY_ROUNDS, KEY_WRITE, KEY_COUNTS };

/* clang-format off */
static const struct argp_option options[] = {
	{ "budget", 'g', "N", 0, "Games in all, including the check at the end (60000)", 0 },
	{ "even", KEY_EVEN, "GROUP,...", 0,
	  "Groups that should win their fair share, as seats should: 'company,turn order' "
	  "(whom a seat plays; 'none')", 0 },
	{ "counts", KEY_COUNTS, "N,...", 0,
	  "Numbers of seats to be fair at with the same data, such as 2,3,4 or 2..6 (--seats)", 0 },
	{ "bound", KEY_BOUND, "POINTS", 0, "How far from its fair share a seat or group may be (4)", 0 },
	{ "length", KEY_LENGTH, "LO..HI", 0,
	  "How many moves a game should take on average (within a tenth of what it takes)", 0 },
	{ "allow", KEY_ALLOW, "PERCENT", 0, "How much of choices and lead changes may be lost (5)", 0 },
	{ "turn", 'T', "PATH,...", 0,
	  "Change only numbers whose paths begin so: 'cure_money,company[' (all tunable ones)", 0 },
	{ "rounds", KEY_ROUNDS, "N", 0, "Rounds of search, each of which changes at most one number (3)", 0 },
	{ "write", KEY_WRITE, "FILE", 0, "Write the data file, if it is better", 0 },
	{ 0 },
};
/* clang-format on */

static void parse_length(struct request *request, const char *argument, struct argp_state *state)
{
	char rest;
	int shortest = 0, longest = 0; /* whole, as %lf would take the first dot for its own */
	if (sscanf(argument, "%9d..%9d%c", &shortest, &longest, &rest) != 2 || shortest < 0 ||
	    longest < shortest || longest < 1)
		argp_error(state, "--length '%s': expected LO..HI, such as 280..320", argument);
	request->wish.shortest = shortest;
	request->wish.longest = longest;
}

static bool add_count(struct request *request, long seats)
{
	if (seats < 1 || seats > PL_SEATS || request->count == PL_SEATS)
		return false;
	for (int i = 0; i < request->count; i++)
		if (request->counts[i] == seats)
			return false;
	request->counts[request->count++] = (int)seats;
	return true;
}

/* "2,4" or "2..6" */
static void parse_counts(struct request *request, const char *list, struct argp_state *state)
{
	bool good = true;
	for (const char *at = list; good && at != NULL;) {
		char *end;
		long from = strtol(at, &end, 10), to = from;
		good = end != at;
		if (good && strncmp(end, "..", 2) == 0) {
			at = end + 2;
			to = strtol(at, &end, 10);
			good = end != at && to >= from;
		}
		for (long seats = from; good && seats <= to; seats++)
			good = add_count(request, seats);
		good = good && (*end == '\0' || *end == ',');
		at = *end == ',' ? end + 1 : NULL;
	}
	if (!good)
		argp_error(state,
		           "--counts '%s': expected numbers of seats, each once, such as 2,3,4 or "
		           "2..6",
		           list);
}

/* clang-format off */
static const struct cli_place places[] = {
	{ 'g', CLI_COUNT, offsetof(struct request, budget), 200, 1000000000 },
	{ KEY_EVEN, CLI_TEXT, offsetof(struct request, even), 0, 0 },
	{ KEY_BOUND, CLI_REAL, offsetof(struct request, wish.bound), 1, 50 },
	{ 'T', CLI_TEXT, offsetof(struct request, only), 0, 0 },
	{ KEY_ROUNDS, CLI_INT, offsetof(struct request, rounds), 1, 100 },
	{ KEY_WRITE, CLI_TEXT, offsetof(struct request, write), 0, 0 },
	{ 0 },
};
/* clang-format on */

static error_t parse(int key, char *argument, struct argp_state *state)
{
	struct request *request = state->input;
	switch (key) {
	case KEY_COUNTS:
		parse_counts(request, argument, state);
		return 0;
	case KEY_LENGTH:
		parse_length(request, argument, state);
		return 0;
	case KEY_ALLOW:
		request->wish.allow = (double)cli_number(argument, 0, 50, state, "--allow") / 100;
		return 0;
	default:
		return cli_study_option(places, key, argument, state);
	}
}

/* clang-format off */
const struct argp cli_balance_argp = {
	.options = options, .parser = parse, .args_doc = "GAME", .children = cli_study_children,
	.doc = "Look for numbers in the data that make a game fairer, and no duller.\vThe "
	       "goals: every seat and group within --bound points of its fair share, games of "
	       "the right length, and no fewer choices and lead changes than before, except "
	       "for what --allow permits. What was found is checked with fresh chance, and "
	       "written only if it is better there too. Exit status 1 if nothing better was "
	       "found. It changes the numbers that the game's fields mark as tunable, within "
	       "their bounds. "
	       CLI_STOPS,
};
/* clang-format on */

/* --- what is asked -------------------------------------------------------------------- */

/* The measures of --even as bits; without it, who a seat plays. */
static bool read_even(const char *list, const struct pl_game *game, struct pl_wish *wish)
{
	const struct pl_measure *own = game->measures;
	wish->usual = list == NULL;
	while (list != NULL && strcmp(list, "none") != 0) {
		char name[PL_SPEC];
		int found = -1;
		list = cli_next_spec(list, name);
		for (int i = 0; own != NULL && own[i].name != NULL; i++)
			if (own[i].kind == PL_GROUP && strcmp(own[i].name, name) == 0)
				found = i;
		if (found < 0)
			return cli_complain(
				       "--even: %s has no group '%s'; 'perilune sim %s' lists them under "
				       "'who wins'",
				       game->title, name, game->slug),
			       false;
		wish->even |= (uint64_t)1 << found;
	}
	return true;
}

/* Whether a setting is of an option: those stay beside the data; others go into it. */
static bool is_option(const struct pl_game *game, const char *setting)
{
	char path[160];
	size_t used = 0;
	for (bool inside = false; *setting != '\0' && (inside || *setting != '='); setting++) {
		inside = *setting == '[' || (inside && *setting != ']');
		if ((!inside || *setting == '[') && used + 1 < sizeof path)
			path[used++] = *setting;
	}
	path[used] = '\0';
	const struct pl_field *field = pl_field_find(game, path);
	return field != NULL && field->use == PL_OPTION;
}

/* The data as text with the settings that are no options in it. */
static char *text_of(const struct cli_table *table)
{
	size_t length;
	char *text = table->data == NULL ? pl_copied(table->game->standard)
					 : cli_read_file(table->data, PL_DATA_BYTES, &length);
	struct pl_book *plain =
		text == NULL ? NULL : pl_book_load(table->game, text, strlen(text), NULL, 0, NULL);
	if (plain == NULL) {
		free(text);
		cli_complain("the data cannot be played without its settings");
		return NULL;
	}
	struct pl_knobs knobs, set;
	pl_knobs_open(&knobs, table->game, plain, text, NULL, 0, NULL);
	pl_knobs_open(&set, table->game, table->book, text, NULL, 0, NULL);
	for (int i = 0; knobs.count == set.count && i < knobs.count; i++)
		knobs.at[i].now = set.at[i].now;
	char *changed = pl_knobs_text(&knobs);
	pl_knobs_close(&knobs);
	pl_knobs_close(&set);
	pl_book_free(plain);
	free(text);
	return changed;
}

/* --- printing ------------------------------------------------------------------------------ */

/* What is told while it runs. */
struct news {
	struct cli_run run;
	int round;
};

static void watch(void *context, uint64_t done)
{
	struct news *news = context;
	cli_run_watch(&news->run, done);
}

static void tell_step(void *context, const struct pl_balance_step *step)
{
	int *round = &((struct news *)context)->round;
	++*round;
	if (step->name != NULL)
		fprintf(stderr, "round %d: %s from %d to %d, off by %.1f for %.1f; %llu games\n",
		        *round, step->name, (int)step->from, (int)step->to, step->after,
		        step->before, (unsigned long long)step->games);
	else
		fprintf(stderr, "round %d: no value is better, off by %.1f; %llu games\n", *round,
		        step->before, (unsigned long long)step->games);
}

static void put_goal_name(struct pl_text *text, const struct pl_balance_result *result,
                          const struct pl_goal *goal)
{
	static const char *const names[] = {
		[PL_GOAL_LENGTH] = "moves",
		[PL_GOAL_CHOICES] = "choices",
		[PL_GOAL_LEADS] = "lead changes",
	};
	const struct pl_catalogue *catalogue = result->check[goal->table].catalogue;
	if (result->tables > 1)
		pl_put(text, "%d: ", catalogue->seats);
	if (goal->kind == PL_GOAL_EVEN)
		pl_put(text, "%s, points from its due", catalogue->at[goal->figure].name);
	else
		pl_put(text, "%s", names[goal->kind]);
}

static void print_goal(const struct pl_balance_result *result, int i)
{
	const struct pl_goal *goal = &result->goals.at[i];
	const struct pl_reading *before = &result->before[i], *after = &result->after[i];
	char name[PL_FIGURE_NAME + 32], wanted[48];
	struct pl_text text = pl_text_in(name, sizeof name);
	put_goal_name(&text, result, goal);
	if (isfinite(goal->hi))
		snprintf(wanted, sizeof wanted, "%.1f to %.1f", goal->lo, goal->hi);
	else
		snprintf(wanted, sizeof wanted, "at least %.2f", goal->lo);
	printf("  %-58s %8.2f ±%-6.2f %8.2f ±%-6.2f  %-16s %s\n", name, before->is,
	       1.96 * before->off, after->is, 1.96 * after->off, wanted,
	       pl_goal_is_met(goal, after) ? "met" : "not met");
}

static int count_met(const struct pl_balance_result *result, const struct pl_reading *readings)
{
	int met = 0;
	for (int i = 0; i < result->goals.count; i++)
		met += pl_goal_is_met(&result->goals.at[i], &readings[i]);
	return met;
}

static void print_verdict(const struct pl_balance_result *result, const struct pl_reading *best)
{
	double before = pl_goals_cost(&result->goals, result->before);
	if (!result->whole)
		printf("\nStopped in the check: whether it is better cannot be told yet.\n");
	else if (!result->better && before == 0)
		printf("\nNothing to mend: the data meets its goals with room to spare.\n");
	else if (!result->better)
		printf("\nNothing better was found: the data stays as it is.\n");
	else
		printf("\nBetter: %d of %d goals are met, %d were before.\n",
		       count_met(result, best), result->goals.count,
		       count_met(result, result->before));
}

static void print_result(const struct pl_balance *asked, const struct pl_balance_result *result,
                         const char *seed)
{
	printf("%s, ", asked->game->title);
	for (int i = 0; i < asked->tables; i++)
		printf("%s%d",
		       i == 0                          ? ""
		               : i + 1 < asked->tables ? ", "
		                                       : " and ",
		       asked->seats[i]);
	printf(" seats, seed %s: %llu games played of a budget of %llu\n", seed,
	       (unsigned long long)result->games, (unsigned long long)asked->budget);
	printf("\n%d number%s may be turned; turned:\n", result->knobs.count,
	       pl_plural(result->knobs.count));
	for (int i = 0; i < result->knobs.count; i++)
		if (result->knobs.at[i].now != result->knobs.at[i].first)
			printf("  %-48s from %d to %d\n", result->knobs.at[i].name,
			       (int)result->knobs.at[i].first, (int)result->knobs.at[i].now);
	if (!result->checked) {
		printf("\nStopped after %d of %d rounds, before the check: whether it is better "
		       "cannot be told yet.\n",
		       result->rounds, asked->rounds);
		return;
	}
	printf("\n  %-58s %-16s %-16s  %-16s\n", "with fresh chance, 95%", "before", "after",
	       "wanted");
	for (int i = 0; i < result->goals.count; i++)
		print_goal(result, i);
	print_verdict(result, result->after);
}

static void put_readings(struct pl_text *text, const char *key, const struct pl_reading *reading)
{
	pl_json_open(text, key, '{');
	pl_json_real(text, "is", reading->is);
	pl_json_real(text, "low", reading->is - 1.96 * reading->off);
	pl_json_real(text, "high", reading->is + 1.96 * reading->off);
	pl_json_close(text, '}');
}

static void put_goals(struct pl_text *text, const struct pl_balance_result *result)
{
	pl_json_open(text, "goals", '[');
	for (int i = 0; i < result->goals.count; i++) {
		const struct pl_goal *goal = &result->goals.at[i];
		char name[PL_FIGURE_NAME + 32];
		struct pl_text named = pl_text_in(name, sizeof name);
		put_goal_name(&named, result, goal);
		pl_json_open(text, NULL, '{');
		pl_json_string(text, "name", name);
		pl_json_number(text, "seats", result->check[goal->table].catalogue->seats);
		pl_json_real(text, "wanted_low", goal->lo);
		if (isfinite(goal->hi))
			pl_json_real(text, "wanted_high", goal->hi);
		put_readings(text, "before", &result->before[i]);
		put_readings(text, "after", &result->after[i]);
		pl_json_bool(text, "met", pl_goal_is_met(goal, &result->after[i]));
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
}

static void print_json(const struct pl_balance *asked, const struct pl_balance_result *result)
{
	enum { ROOM = 1 << 20 };
	char *room = pl_resize(NULL, ROOM);
	struct pl_text text = pl_text_in(room, ROOM);
	pl_json_open(&text, NULL, '{');
	pl_json_string(&text, "game", asked->game->slug);
	pl_json_open(&text, "seats", '[');
	for (int i = 0; i < asked->tables; i++)
		pl_json_number(&text, NULL, asked->seats[i]);
	pl_json_close(&text, ']');
	pl_json_number(&text, "games", (long long)result->games);
	pl_json_bool(&text, "better", result->better);
	pl_json_open(&text, "turned", '[');
	for (int i = 0; i < result->knobs.count; i++) {
		const struct pl_knob *knob = &result->knobs.at[i];
		if (knob->now == knob->first)
			continue;
		pl_json_open(&text, NULL, '{');
		pl_json_string(&text, "path", knob->path);
		pl_json_number(&text, "from", knob->first);
		pl_json_number(&text, "to", knob->now);
		pl_json_close(&text, '}');
	}
	pl_json_close(&text, ']');
	if (result->checked)
		put_goals(&text, result);
	if (!result->whole)
		pl_json_bool(&text, "stopped", true);
	pl_json_close(&text, '}');
	printf("%s\n", room);
	free(room);
}

/* --- the file ----------------------------------------------------------------------------------- */

static bool write_data(const struct request *request, const struct pl_balance *asked,
                       const struct pl_balance_result *result)
{
	const char *path = request->write, *before = request->study.table.data;
	char *text = pl_knobs_text(&result->knobs);
	struct pl_book *book = pl_book_load(asked->game, text, strlen(text), asked->settings,
	                                    asked->setting_count, NULL);
	bool same = book != NULL && book->rules->digest == result->books[1]->rules->digest;
	pl_book_free(book);
	FILE *file = same ? fopen(path, "w") : NULL;
	if (!same)
		cli_complain("the numbers could not be written into the data");
	else if (file == NULL)
		cli_complain("%s: %s", path, strerror(errno));
	bool good = file != NULL && cli_write_data(file, asked->game, text);
	if (file != NULL)
		good = fclose(file) == 0 && good;
	if (good)
		fprintf(stderr,
		        "data in %s; 'perilune sim %s --seats %d --compare %s %s' tells more\n",
		        path, asked->game->slug, asked->seats[0],
		        before == NULL ? "standard" : before, path);
	free(text);
	return good;
}

static void say_what(const struct request *request, const struct pl_balance *asked,
                     struct cli_run *run)
{
	const struct pl_wish *wish = &asked->wish;
	char counts[4 * PL_SEATS];
	struct pl_text text = pl_text_in(counts, sizeof counts);
	for (int i = 0; i < asked->tables; i++)
		pl_put(&text, "%s%d", i == 0 ? "" : ",", asked->seats[i]);
	cli_run_of(run, "balance", &request->study.table);
	cli_run_of_bots(run, asked->bots, request->study.table.seats);
	cli_run_of_also(run, "counts", "%s", counts);
	cli_run_of_also(run, "budget", "%llu", (unsigned long long)asked->budget);
	cli_run_of_also(run, "rounds", "%d", asked->rounds);
	cli_run_of_also(run, "turn", "%s", asked->only == NULL ? "all" : asked->only);
	cli_run_of_also(run, "even", "%s", request->even == NULL ? "usual" : request->even);
	cli_run_of_also(run, "wishes", "bound %g, allow %g, length %g to %g", wish->bound,
	                wish->allow, wish->shortest, wish->longest);
}

static int tell_all(const struct request *request, const struct pl_balance *asked,
                    const struct pl_balance_result *result)
{
	if (request->study.json)
		print_json(asked, result);
	else
		print_result(asked, result, request->study.table.seed);
	if (!result->whole)
		return CLI_NO;
	bool nothing_to_do = pl_goals_cost(&result->goals, result->before) == 0;
	int status = result->better || nothing_to_do ? CLI_DONE : CLI_NO;
	if (result->better && request->write != NULL && !write_data(request, asked, result))
		status = CLI_BAD;
	return status;
}

static int search(const struct request *request, struct pl_balance *asked)
{
	struct news news = { .round = 0 };
	struct pl_balance_result result;
	int status = CLI_BAD;
	say_what(request, asked, &news.run);
	asked->context = &news;
	asked->journal = &news.run.journal;
	if (cli_run_begin(&news.run, &request->study.keeping, asked->budget)) {
		if (!pl_balance_run(asked, &result)) {
			cli_complain("there is no number to turn%s%s",
			             request->only == NULL ? "" : " whose path begins with ",
			             request->only == NULL ? "" : request->only);
		} else {
			news.run.done = result.games;
			if (cli_run_end(&news.run, asked->threads, "games, about"))
				status = tell_all(request, asked, &result);
		}
		pl_balance_close(&result);
	}
	cli_run_close(&news.run);
	return status;
}

static int balance(struct request *request, struct pl_bot bots[PL_SEATS])
{
	const struct cli_table *table = &request->study.table;
	const char *settings[CLI_SETTINGS];
	int count = 0;
	for (int i = 0; i < table->setting_count; i++)
		if (is_option(table->game, table->settings[i]))
			settings[count++] = table->settings[i];
	char *text = text_of(table);
	if (text == NULL)
		return CLI_BAD;
	struct pl_balance asked = {
		.game = table->game,
		.book = table->book,
		.data = text,
		.settings = settings,
		.setting_count = count,
		.only = request->only,
		.tables = request->count,
		.seed = { table->key[0], table->key[1] },
		.threads = request->study.threads,
		.rounds = request->rounds,
		.budget = request->budget,
		.wish = request->wish,
		.tell = tell_step,
		.progress = watch,
	};
	memcpy(asked.bots, bots, sizeof asked.bots);
	memcpy(asked.seats, request->counts, sizeof asked.seats);
	int status = search(request, &asked);
	free(text);
	return status;
}

/* The table is for the most seats; without --counts there is but its own number. */
static bool settle_counts(struct request *request)
{
	struct cli_table *table = &request->study.table;
	if (request->count > 0 && table->seats > 0)
		return cli_complain("either --seats or --counts"), false;
	if (request->count > 1 && request->wish.longest > 0)
		return cli_complain("--length is of one number of seats"), false;
	for (int i = 0; i < request->count; i++)
		if (request->counts[i] > table->seats)
			table->seats = request->counts[i];
	if (!cli_open_table(table, 2))
		return false;
	if (request->count == 0)
		request->counts[request->count++] = table->seats;
	for (int i = 0; i < request->count; i++) {
		bool few = request->counts[i] < table->game->min_seats;
		const struct pl_reason *reason =
			few ? NULL : pl_book_vet(table->game, table->book, request->counts[i]);
		if (few || reason != NULL)
			return cli_complain("%s cannot be played by %d%s%s", table->game->title,
			                    request->counts[i], few ? "" : ": ",
			                    few ? "" : reason->text),
			       false;
	}
	return true;
}

int cli_balance(int argc, char **argv)
{
	struct request request = { .budget = 60000,
		                   .rounds = 3,
		                   .wish = { .bound = 4, .allow = 0.05 } };
	struct pl_bot bots[PL_SEATS];
	cli_study_parse(&cli_balance_argp, argc, argv, &request.study);
	struct cli_table *table = &request.study.table;
	int status = CLI_BAD;
	if (settle_counts(&request) && cli_study_bots(&request.study, bots) &&
	    read_even(request.even, table->game, &request.wish))
		status = balance(&request, bots);
	cli_close_table(table);
	return status;
}

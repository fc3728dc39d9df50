/* sim.c - perilune sim: play many games between bots and measure; with --vary and
 * --compare, what a change of the data does to them. */
#include "cli/worth.h"

#include "core/chance.h"
#include "core/memory.h"
#include "core/text.h"
#include "lab/report.h"

#include <errno.h>
#include <sys/stat.h>

struct request {
	struct cli_study study; /* first */
	uint64_t games, from;
	int samples;
	bool more, held, luck, whole, fixed, unpaired, worth;
	uint64_t better;
	int pace;
	const char *without, *budgets;
	const char *compare[2];
	const char *vary[CLI_VARIED];
	int vary_count;
	const char *show, *keep, *into, *report;
	char *command;  /* the line, as it was typed */
	char *texts[2]; /* of the two books of --compare */
	struct pl_compared *compared;
};

enum {
	KEY_VARY = 256,
	KEY_SAMPLES,
	KEY_COMPARE,
	KEY_SHOW,
	KEY_KEEP,
	KEY_INTO,
	KEY_FIXED,
	KEY_UNPAIRED,
	KEY_HELD,
	KEY_LUCK,
	KEY_WHOLE,
	KEY_REPORT,
	KEY_FROM,
	KEY_WORTH,
	KEY_WITHOUT,
	KEY_BUDGETS,
	KEY_BETTER,
	KEY_PACE
};

static const struct argp_option options[] = {
	{ "games", 'g', "N", 0, "How many (10000)", 0 },
	{ "from", KEY_FROM, "N", 0, "The number of the first game (0)", 0 },
	{ "more", 'm', NULL, 0, "Events and pieces too, by winners and others; takes longer", 0 },
	{ "held", KEY_HELD, NULL, 0,
	  "Which pieces seats could use and which of them they chose; takes longer", 0 },
	{ "luck", KEY_LUCK, NULL, 0,
	  "Count in every game how lucky each seat was, and tell wins with luck taken out; else this "
	  "is done in the first 500 games, as it takes time, and in all where a bot searches",
	  0 },
	{ "whole", KEY_WHOLE, NULL, 0,
	  "Watch the lead in every game, and count what random bots do in every game; else both are "
	  "done in the first 2000 games and one of 59 after them, as they take longer than random "
	  "play. --more, --held, --compare and --report count what is done in every game, too",
	  0 },
	{ "vary", KEY_VARY, "PATH=LO..HI[:STEP]", 0,
	  "Play with each of these values too, or PATH=a,b,c; several make a grid", 0 },
	{ "samples", KEY_SAMPLES, "N", 0, "Only this many points of the grid, drawn by the seed",
	  0 },
	{ "show", KEY_SHOW, "FIGURE,...", 0,
	  "With --vary, the figures on each line (mean plies,mean lead changes,mean decided)", 0 },
	{ "compare", KEY_COMPARE, "A.yaml B.yaml", 0,
	  "What changes from one data file to the other; 'standard' is the standard data", 0 },
	{ "unpaired", KEY_UNPAIRED, NULL, 0,
	  "With --compare, different chance for each: shows what noise alone does", 0 },
	{ "worth", KEY_WORTH, NULL, 0,
	  "What each verb, card, unit, option and so on is worth to a player: how often it is "
	  "chosen, what a seat loses without it, and which of them are dead or dominant "
	  "(2000 games)",
	  0 },
	{ "without", KEY_WITHOUT, "NAME", 0,
	  "What one form of move (sell), thing (winch-room) or use (play winch-room) is worth", 0 },
	{ "budgets", KEY_BUDGETS, "QUICK,BETTER", 0,
	  "With --worth and --without, the two bots (greedy,search:iterations=100)", 0 },
	{ "better", KEY_BETTER, "N", 0, "How many games the better bot plays (a tenth)", 0 },
	{ "pace", KEY_PACE, "SECONDS", 0, "With --worth, how long a decision takes people (20)",
	  0 },
	{ "report", KEY_REPORT, "FILE.html", 0,
	  "Write a page with plots, tables and telling games, to open in a browser", 0 },
	{ "keep", KEY_KEEP, "WHICH,...", 0,
	  "Write transcripts: closest, lopsided, longest, shortest, comeback, swinging", 0 },
	{ "into", KEY_INTO, "FOLDER", 0, "With --keep, where to (kept)", 0 },
	{ "fixed", KEY_FIXED, NULL, 0, "Different bots keep their seats instead of rotating", 0 },
	{ 0 },
};

static void parse_compare(struct request *request, char *argument, struct argp_state *state)
{
	request->compare[0] = argument;
	if (state->next >= state->argc)
		argp_error(state, "--compare needs two data files");
	request->compare[1] = state->argv[state->next++];
}

#define PLACE(member) offsetof(struct request, member)
/* clang-format off */
static const struct cli_place places[] = {
	{ 'g', CLI_COUNT, PLACE(games), 1, 1000000000 },
	{ KEY_FROM, CLI_COUNT, PLACE(from), 0, 1000000000 },
	{ 'm', CLI_FLAG, PLACE(more), 0, 0 },
	{ KEY_HELD, CLI_FLAG, PLACE(held), 0, 0 },
	{ KEY_LUCK, CLI_FLAG, PLACE(luck), 0, 0 },
	{ KEY_WHOLE, CLI_FLAG, PLACE(whole), 0, 0 },
	{ KEY_SAMPLES, CLI_INT, PLACE(samples), 1, CLI_VARIANTS },
	{ KEY_SHOW, CLI_TEXT, PLACE(show), 0, 0 },
	{ KEY_UNPAIRED, CLI_FLAG, PLACE(unpaired), 0, 0 },
	{ KEY_REPORT, CLI_TEXT, PLACE(report), 0, 0 },
	{ KEY_KEEP, CLI_TEXT, PLACE(keep), 0, 0 },
	{ KEY_INTO, CLI_TEXT, PLACE(into), 0, 0 },
	{ KEY_FIXED, CLI_FLAG, PLACE(fixed), 0, 0 },
	{ KEY_WORTH, CLI_FLAG, PLACE(worth), 0, 0 },
	{ KEY_WITHOUT, CLI_TEXT, PLACE(without), 0, 0 },
	{ KEY_BUDGETS, CLI_TEXT, PLACE(budgets), 0, 0 },
	{ KEY_BETTER, CLI_COUNT, PLACE(better), 2, 1000000 },
	{ KEY_PACE, CLI_INT, PLACE(pace), 1, 3600 },
	{ 0 },
};
/* clang-format on */
#undef PLACE

static error_t parse(int key, char *argument, struct argp_state *state)
{
	struct request *request = state->input;
	switch (key) {
	case KEY_VARY:
		if (request->vary_count == CLI_VARIED)
			argp_error(state, "at most %d times --vary", CLI_VARIED);
		request->vary[request->vary_count++] = argument;
		return 0;
	case KEY_COMPARE:
		parse_compare(request, argument, state);
		return 0;
	default:
		return cli_study_option(places, key, argument, state);
	}
}

/* clang-format off */
const struct argp cli_sim_argp = {
	.options = options, .parser = parse, .args_doc = "GAME", .children = cli_study_children,
	.doc = "Play many games between bots (greedy, unless --bots says otherwise) and measure "
	       "them.\vThe same seed gives the same figures, whatever the number of threads; "
	       "without --seed it is 1. Ranges are 95% confidence intervals. Different bots "
	       "change seats from game to game, and the same chance is played with each seating. "
	       "Variants are played with the same chance, game by game. " CLI_STOPS,
};
/* clang-format on */

/* --- keeping games --------------------------------------------------------------- */

static int find_keep(const char *name)
{
	for (int i = 0; pl_keep_names[i] != NULL; i++)
		if (strcmp(pl_keep_names[i], name) == 0)
			return i;
	return -1;
}

static bool check_keeps(const struct request *request, const struct pl_sim *sim)
{
	const char *list = request->keep;
	while (list != NULL) {
		char name[PL_SPEC];
		list = cli_next_spec(list, name);
		if (find_keep(name) < 0)
			return cli_complain(
				       "--keep: '%s' is none of closest, lopsided, longest, shortest, "
				       "comeback and swinging",
				       name),
			       false;
	}
	if (request->keep != NULL && !pl_sim_repeats(sim))
		return cli_complain("--keep plays games again, which bots that think by the "
		                    "clock cannot; give them iterations"),
		       false;
	return true;
}

/* The file of the last book, which games and reports are of; NULL: standard. */
static const char *last_data(const struct request *request)
{
	const char *data = request->compare[1] != NULL ? request->compare[1]
						       : request->study.table.data;
	return data != NULL && strcmp(data, "standard") == 0 ? NULL : data;
}

static bool write_kept(const struct request *request, const struct pl_sim *sim,
                       const struct pl_kept *kept, const char *name)
{
	const struct cli_table *table = &request->study.table;
	int variant = request->compare[1] != NULL;
	char path[4096];
	snprintf(path, sizeof path, "%s/%s-%llu.txt", request->into, name,
	         (unsigned long long)kept->number);
	FILE *file = fopen(path, "w");
	if (file == NULL)
		return cli_complain("%s: %s", path, strerror(errno)), false;
	pl_sim_transcript(sim, variant, kept->number, last_data(request), table->settings,
	                  table->setting_count, file);
	fclose(file);
	fprintf(stderr, "kept %s\n", path);
	return true;
}

static bool write_keeps(const struct request *request, const struct pl_sim *sim,
                        const struct pl_sim_result *result)
{
	const char *list = request->keep;
	if (list != NULL && mkdir(request->into, 0777) != 0 && errno != EEXIST)
		return cli_complain("%s: %s", request->into, strerror(errno)), false;
	while (list != NULL) {
		char name[PL_SPEC];
		list = cli_next_spec(list, name);
		const struct pl_kept *kept =
			&result->tally[request->compare[1] != NULL].kept[find_keep(name)];
		if (kept->any && !write_kept(request, sim, kept, name))
			return false;
	}
	return true;
}

/* --- the report -------------------------------------------------------------------- */

/* Whether an option says only how a run is told of, and nothing about the page. */
static bool is_manner(const char *option)
{
	return strcmp(option, "--json") == 0 || strcmp(option, "--progress") == 0;
}

/* The command line as one would type it. */
static char *command_of(int argc, char **argv)
{
	char *text = NULL;
	size_t size = 0;
	FILE *room = open_memstream(&text, &size);
	if (room == NULL)
		abort();
	fprintf(room, "perilune sim");
	for (int i = 1; i < argc; i++) {
		if (is_manner(argv[i]))
			continue;
		bool plain = strpbrk(argv[i], " '\"[]*?$&;|<>()\\") == NULL;
		fprintf(room, plain ? " %s" : " '%s'", argv[i]);
	}
	fclose(room);
	return text;
}

static bool write_report(const struct request *request, const struct pl_sim *sim,
                         const struct pl_sim_result *result, const char *const *names)
{
	const struct cli_table *table = &request->study.table;
	if (request->report == NULL)
		return true;
	FILE *file = fopen(request->report, "w");
	if (file == NULL)
		return cli_complain("%s: %s", request->report, strerror(errno)), false;
	struct pl_report report = {
		.sim = sim,
		.result = result,
		.names = names,
		.seed = table->seed,
		.command = request->command,
		.data = last_data(request),
		.options = table->settings,
		.option_count = table->setting_count,
		.compared = request->compared,
	};
	pl_report_write(&report, file);
	if (fclose(file) != 0)
		return cli_complain("%s: %s", request->report, strerror(errno)), false;
	fprintf(stderr, "report in %s\n", request->report);
	return true;
}

/* --- printing ----------------------------------------------------------------------- */

static void print_json(const struct request *request, const struct pl_sim *sim,
                       const struct pl_sim_result *result, const char *const *names)
{
	enum { ROOM = 16 << 20 };
	char *room = pl_resize(NULL, ROOM), digest[20];
	struct pl_text text = pl_text_in(room, ROOM);
	snprintf(digest, sizeof digest, "%016llx",
	         (unsigned long long)sim->books[0]->rules->digest);
	pl_json_open(&text, NULL, '{');
	pl_json_string(&text, "game", sim->game->slug);
	pl_json_string(&text, "rules", digest);
	pl_json_string(&text, "seed", request->study.table.seed);
	pl_json_number(&text, "seats", sim->seats);
	pl_json_number(&text, "games", (long long)result->done);
	pl_json_open(&text, "bots", '[');
	for (int seat = 0; seat < sim->seats; seat++)
		pl_json_string(&text, NULL, sim->bots[seat].spec);
	pl_json_close(&text, ']');
	pl_json_open(&text, "judges", '[');
	for (int seat = 0; seat < sim->seats; seat++)
		pl_json_string(&text, NULL,
		               pl_judges_names[pl_bot_judges_by(&sim->bots[seat], sim->game,
		                                                sim->books[0]->rules)]);
	pl_json_close(&text, ']');
	cli_json_figures(sim, result, sim->books[0], &text);
	cli_json_games(sim, result, &text);
	if (request->compared != NULL)
		pl_compared_json(request->compared, &text);
	if (sim->variants > 1)
		cli_json_changes(sim, result, names, &text);
	pl_json_close(&text, '}');
	printf("%s\n", room);
	free(room);
}

static bool print(const struct request *request, const struct pl_sim *sim,
                  const struct pl_sim_result *result, const char *const *names)
{
	if (request->study.json) {
		print_json(request, sim, result, names);
		return true;
	}
	printf("%s, %d seats, %llu games, seed %s\n", sim->game->title, sim->seats,
	       (unsigned long long)result->done, request->study.table.seed);
	cli_print_judges(sim->bots, sim->seats, sim->game, sim->books[0]);
	if (request->compare[0] != NULL) {
		cli_print_changes(request->compared);
	} else if (request->vary_count > 0) {
		const char *show = request->show != NULL
			? request->show
			: "mean plies,mean lead changes,mean decided";
		printf("\n");
		return cli_print_variants(sim, result, names, show);
	} else {
		cli_print_figures(sim, result, sim->books[0], request->more);
	}
	return true;
}

/* --- the verb -------------------------------------------------------------------------- */

static bool tell(const struct request *request, const struct pl_sim *sim,
                 const struct pl_sim_result *result, const char *const *names)
{
	const struct cli_table *table = &request->study.table;
	const char *const texts[2] = { request->texts[0], request->texts[1] };
	if (request->compared != NULL)
		pl_compared_open(request->compared, sim, result, names, texts, table->settings,
		                 table->setting_count);
	bool good = print(request, sim, result, names) && write_keeps(request, sim, result) &&
		write_report(request, sim, result, names);
	if (request->compared != NULL)
		pl_compared_close(request->compared);
	return good;
}

/* What the figures depend on. How many games there are may grow from run to run. */
static void say_what(const struct request *request, const struct pl_sim *sim, struct cli_run *run)
{
	uint64_t key[2] = { 0, 0 };
	const char *verb = request->compare[0] != NULL ? "sim --compare"
		: request->vary_count > 0              ? "sim --vary"
						       : "sim";
	cli_run_of(run, verb, &request->study.table);
	cli_run_of_bots(run, sim->bots, sim->seats);
	for (int i = 0; i < sim->variants; i++)
		key[0] = pl_hash_number(key, sim->books[i]->rules->digest);
	if (sim->variants > 1)
		cli_run_of_also(run, "variants", "%d, %016llx", sim->variants,
		                (unsigned long long)key[0]);
	cli_run_of_also(run, "from", "%llu", (unsigned long long)sim->first);
	cli_run_of_also(run, "options", "%s%s%s%s", sim->rotate ? "seats rotate" : "seats stay",
	                sim->held ? ", held" : "", sim->whole ? ", whole" : "",
	                sim->apart ? ", unpaired" : "");
}

static int simulate(const struct request *request, struct pl_sim *sim, const char *const *names)
{
	struct pl_sim_result result;
	struct cli_run run;
	if (!check_keeps(request, sim))
		return CLI_BAD;
	pl_sim_open(sim, &result);
	say_what(request, sim, &run);
	sim->progress = cli_run_watch;
	sim->context = &run;
	run.books = sim->variants;
	int status = CLI_BAD;
	if (cli_run_begin(&run, &request->study.keeping, sim->games)) {
		bool whole = pl_journal_sim(&run.journal, sim, &result);
		run.done = result.done;
		if (cli_run_end(&run, sim->threads, "games"))
			status = whole ? CLI_DONE : CLI_NO;
		if (status != CLI_BAD && result.done > 0 && !tell(request, sim, &result, names))
			status = CLI_BAD;
	}
	cli_run_close(&run);
	pl_sim_close(&result);
	return status;
}

static int simulate_one(const struct request *request, struct pl_sim *sim)
{
	const struct pl_book *book = request->study.table.book;
	sim->books = &book;
	sim->variants = 1;
	return simulate(request, sim, NULL);
}

static int simulate_varied(const struct request *request, struct pl_sim *sim)
{
	struct cli_variants variants = { 0 };
	int status = CLI_BAD;
	if (cli_open_variants(&request->study.table, request->vary, request->vary_count,
	                      request->samples, &variants)) {
		sim->books = (const struct pl_book *const *)variants.books;
		sim->variants = variants.count;
		status = simulate(request, sim, (const char *const *)variants.names);
	}
	cli_close_variants(&variants);
	return status;
}

/* The book of one side of --compare, and its text; false after a complaint. */
static bool open_side(struct request *request, int i, struct pl_book **book)
{
	const struct cli_table *table = &request->study.table;
	const char *path = request->compare[i];
	size_t length;
	bool standard = strcmp(path, "standard") == 0;
	*book = cli_open_book(table->game, standard ? NULL : path, table->settings,
	                      table->setting_count);
	if (*book == NULL)
		return false;
	request->texts[i] = standard ? pl_copied(table->game->standard)
				     : cli_read_file(path, PL_DATA_BYTES, &length);
	const struct pl_reason *reason = pl_book_vet(table->game, *book, table->seats);
	if (reason != NULL)
		cli_complain("%s cannot be played by %d: %s", path, table->seats, reason->text);
	return reason == NULL && request->texts[i] != NULL;
}

/* What is edited may be a card, which is judged by the seats that could use it. */
static int simulate_both(struct request *request, struct pl_sim *sim)
{
	struct pl_book *books[2] = { NULL, NULL };
	struct pl_compared compared;
	int status = CLI_BAD;
	request->compared = &compared;
	sim->books = (const struct pl_book *const *)books;
	sim->variants = 2;
	sim->apart = request->unpaired;
	sim->held = true;
	if (open_side(request, 0, &books[0]) && open_side(request, 1, &books[1]))
		status = simulate(request, sim, request->compare);
	for (int i = 0; i < 2; i++) {
		pl_book_free(books[i]);
		free(request->texts[i]);
	}
	return status;
}

/* Bots that differ change seats, unless told not to. */
static bool must_rotate(const struct request *request, const struct pl_sim *sim)
{
	for (int seat = 1; seat < sim->seats; seat++)
		if (strcmp(sim->bots[seat].spec, sim->bots[0].spec) != 0)
			return !request->fixed;
	return false;
}

/* What --worth and --without cannot be had with; NULL if all is well. */
static const char *cannot_weigh(const struct request *request)
{
	return request->compare[0] != NULL          ? "--compare"
		: request->vary_count > 0           ? "--vary"
		: request->keep != NULL             ? "--keep"
		: request->held                     ? "--held"
		: request->from != 0                ? "--from"
		: request->study.table.bots != NULL ? "--bots (they have --budgets)"
						    : NULL;
}

static int weigh(struct request *request)
{
	struct cli_table *table = &request->study.table;
	const char *with = cannot_weigh(request);
	if (with != NULL)
		return cli_complain("--worth and --without do not go with %s", with);
	if (!cli_open_table(table, 2))
		return CLI_BAD;
	return cli_sim_worth(&(struct cli_worth){
		.study = &request->study,
		.without = request->without,
		.budgets = request->budgets != NULL ? request->budgets
						    : "greedy,search:iterations=100",
		.games = request->games > 0 ? request->games : 2000,
		.better = request->better,
		.pace = request->pace,
		.report = request->report,
		.command = request->command,
	});
}

int cli_sim(int argc, char **argv)
{
	struct request request = { .into = "kept", .pace = 20, .command = command_of(argc, argv) };
	cli_study_parse(&cli_sim_argp, argc, argv, &request.study);
	struct cli_table *table = &request.study.table;
	int status = CLI_BAD;
	struct pl_sim sim = { .game = table->game };
	if (request.worth || request.without != NULL) {
		status = weigh(&request);
	} else if (request.compare[0] != NULL && request.vary_count > 0) {
		cli_complain("either --compare or --vary");
	} else if (request.report != NULL && request.vary_count > 0) {
		cli_complain(
			"--report is of one data file, or of two with --compare; not of --vary");
	} else if (cli_open_table(table, 2) && cli_study_bots(&request.study, sim.bots)) {
		sim.seats = table->seats;
		sim.seed[0] = table->key[0];
		sim.seed[1] = table->key[1];
		sim.games = request.games > 0 ? request.games : 10000;
		sim.first = request.from;
		sim.threads = request.study.threads;
		sim.held = request.held || request.more || request.report != NULL;
		sim.whole = request.whole;
		sim.luck_in = request.luck       ? PL_LUCK_IN_ALL
			: request.vary_count > 0 ? PL_LUCK_IN_NONE
						 : PL_LUCK_IN_SOME;
		sim.rotate = must_rotate(&request, &sim);
		status = request.compare[0] != NULL ? simulate_both(&request, &sim)
			: request.vary_count > 0    ? simulate_varied(&request, &sim)
						    : simulate_one(&request, &sim);
	}
	free(request.command);
	cli_close_table(table);
	return status;
}

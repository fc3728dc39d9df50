/* tune.c - perilune tune: find the search's best constants for a game, at a
 * fixed time for each move, and write them to a file of the bots' own. */
#include "cli/keeping.h"

#include "core/judge.h"
#include "core/machine.h"
#include "core/memory.h"
#include "core/text.h"
#include "lab/estimate.h"
#include "lab/tune.h"

#include <errno.h>

struct request {
	struct cli_table table;
	struct pl_tune tune;
	struct cli_keeping keeping;
	struct cli_run run;
	uint64_t games; /* of the trials that are over */
	const char *out;
	struct pl_setting setting;
	int value[PL_CONSTANTS];
};

enum { KEY_ITERATIONS = 256 };

static const struct argp_option options[] = {
	{ "ms", 'm', "N", 0, "Milliseconds a move (20)", 0 },
	{ "iterations", KEY_ITERATIONS, "N", 0, "This many iterations a move instead", 0 },
	{ "games", 'g', "N", 0, "Most games in one comparison (200)", 0 },
	{ "rounds", 'r', "N", 0, "Most rounds through all constants (2)", 0 },
	{ "only", 'c', "NAME,...", 0, "Change only these constants", 0 },
	{ "threads", 't', "T", 0, "How many games at once (one a core)", 0 },
	{ "write", 'w', "FILE", 0,
	  "Put the game's line into this file of constants (src/bots/constants.txt, which is "
	  "built into the program)",
	  0 },
	{ 0 },
};

static unsigned read_names(const char *list, struct argp_state *state)
{
	unsigned only = 0;
	while (list != NULL) {
		char name[PL_SPEC];
		list = cli_next_spec(list, name);
		int which = pl_find_constant(name, strlen(name));
		if (which < 0)
			argp_error(state, "there is no constant '%s'; --help lists them", name);
		only |= 1u << which;
	}
	return only;
}

static error_t parse(int key, char *argument, struct argp_state *state)
{
	struct request *request = state->input;
	struct pl_tune *tune = &request->tune;
	switch (key) {
	case ARGP_KEY_INIT:
		state->child_inputs[0] = &request->table;
		state->child_inputs[1] = &request->keeping;
		return 0;
	case 'm':
		tune->ms = (uint32_t)cli_number(argument, 1, 60000, state, "--ms");
		return 0;
	case KEY_ITERATIONS:
		tune->iterations =
			(uint32_t)cli_number(argument, 1, 10000000, state, "--iterations");
		return 0;
	case 'g':
		tune->games = (uint64_t)cli_number(argument, 1, 1000000, state, "--games");
		return 0;
	case 'r':
		tune->rounds = (int)cli_number(argument, 1, 100, state, "--rounds");
		return 0;
	case 'c':
		tune->only = read_names(argument, state);
		return 0;
	case 't':
		tune->threads = (int)cli_number(argument, 1, 256, state, "--threads");
		return 0;
	case 'w':
		request->out = argument;
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

/* The constants, at the end of the help. */
static char *help(int key, const char *text, void *input)
{
	(void)input;
	if (key != ARGP_KEY_HELP_POST_DOC)
		return (char *)(uintptr_t)text;
	enum { ROOM = 4096 };
	char *room = pl_resize(NULL, ROOM);
	struct pl_text into = pl_text_in(room, ROOM);
	pl_put(&into, "%s\n", text);
	for (int i = 0; i < PL_CONSTANTS; i++)
		pl_put(&into, "\n  %-9s %s (%d to %d)", pl_constants[i].name, pl_constants[i].about,
		       pl_constants[i].lo, pl_constants[i].hi);
	return room;
}

static const struct argp_child children[] = {
	{ &cli_table_argp, 0, NULL, 0 },
	{ &cli_keeping_argp, 0, NULL, 0 },
	{ 0 },
};

const struct argp cli_tune_argp = {
	.options = options,
	.parser = parse,
	.args_doc = "GAME",
	.children = children,
	.help_filter = help,
	.doc = "Find the constants with which the search plays a game best in a given time: "
	       "each is turned up and down, and what wins stays.\vThe constants are not part "
	       "of the rules, so tuning voids no transcript. They can also be given to any "
	       "bot: search:ms=500:explore=300. " CLI_STOPS,
};

static void tell(void *context, const struct pl_trial *trial)
{
	struct request *request = context;
	const struct pl_pairing *pairing = &trial->pairing;
	request->games += pairing->games;
	struct pl_share share = pl_share_of(pairing->wins, (double)pairing->games);
	fprintf(stderr, "%-9s %4d to %4d: %5.1f%% of %llu games (%.1f%% to %.1f%%)%s\n",
	        pl_constants[trial->which].name, trial->from, trial->to, 100 * share.is,
	        (unsigned long long)pairing->games, 100 * share.low, 100 * share.high,
	        trial->better ? ", better" : "");
}

static void watch(void *context, uint64_t done)
{
	struct request *request = context;
	cli_run_watch(&request->run, request->games + done);
}

/* What the trials depend on. */
static void say_what(struct request *request)
{
	const struct pl_tune *tune = &request->tune;
	char values[64 * PL_CONSTANTS];
	struct pl_text text = pl_text_in(values, sizeof values);
	for (int i = 0; i < PL_CONSTANTS; i++)
		if ((tune->only >> i) & 1)
			pl_put(&text, "%s%s=%d", text.at == text.start ? "" : " ",
			       pl_constants[i].name, request->value[i]);
	cli_run_of(&request->run, "tune", &request->table);
	cli_run_of_also(&request->run, "games", "%llu", (unsigned long long)tune->games);
	cli_run_of_also(&request->run, "rounds", "%d", tune->rounds);
	cli_run_of_also(&request->run, "thought", "%u %s",
	                tune->iterations > 0 ? tune->iterations : tune->ms,
	                tune->iterations > 0 ? "iterations" : "ms");
	cli_run_of_also(&request->run, "constants", "%s", values);
}

/* The old text is read whole before the file is opened to be written. */
static bool write_file(const struct request *request)
{
	enum { MOST = 1 << 16 };
	size_t length = 0;
	char *old = access(request->out, F_OK) == 0 ? cli_read_file(request->out, MOST, &length)
						    : pl_copied("");
	if (old == NULL)
		return false;
	FILE *file = fopen(request->out, "w");
	if (file != NULL)
		pl_constants_write(file, old, &request->setting, request->value);
	free(old);
	if (file == NULL || fclose(file) != 0)
		return cli_complain("%s: %s", request->out, strerror(errno)), false;
	return true;
}

/* What is best so far is printed; it goes into the file only when all was tried. */
static int run_tune(struct request *request)
{
	struct pl_tune *tune = &request->tune;
	int constants = 0, status = CLI_BAD;
	for (int i = 0; i < PL_CONSTANTS; i++)
		constants += (int)(tune->only >> i) & 1;
	say_what(request);
	tune->journal = &request->run.journal;
	tune->progress = watch;
	/* Two ways to turn each, at least, if every round is played. */
	uint64_t all = 2 * tune->games * (uint64_t)constants * (uint64_t)tune->rounds;
	if (cli_run_begin(&request->run, &request->keeping, all)) {
		pl_tune_run(tune, request->value);
		if (cli_run_end(&request->run, tune->threads, "games, about"))
			status = request->run.journal.over ? CLI_NO : CLI_DONE;
	}
	if (status != CLI_BAD)
		pl_constants_write(stdout, "", &request->setting, request->value);
	if (status == CLI_DONE && request->out != NULL && !write_file(request))
		status = CLI_BAD;
	cli_run_close(&request->run);
	return status;
}

static int tune_table(struct request *request)
{
	struct pl_tune *tune = &request->tune;
	const struct cli_table *table = &request->table;
	tune->game = table->game;
	tune->book = table->book;
	tune->seats = table->seats;
	tune->seed[0] = table->key[0];
	tune->seed[1] = table->key[1];
	tune->tell = tell;
	tune->context = request;
	for (int i = 0; i < PL_CONSTANTS; i++)
		request->value[i] = PL_UNSET;
	const struct pl_judge *judge = table->judge != NULL ? table->judge : tune->game->judge;
	bool learnt = pl_judge_knows(judge, tune->book->rules);
	tune->judge = table->judge;
	request->setting = (struct pl_setting){ tune->game, tune->seats, learnt };
	pl_constants_for(&request->setting, request->value);
	return run_tune(request);
}

int cli_tune(int argc, char **argv)
{
	struct request request = {
		.tune = { .ms = 20, .games = 200, .rounds = 2, .only = ~(1u << PL_LEARNT) },
	};
	request.tune.threads = pl_processors(256);
	cli_parse(&cli_tune_argp, argc, argv, &request);
	struct cli_table *table = &request.table;
	if (table->seed == NULL)
		table->seed = "1";
	bool good = cli_open_table(table, 2);
	if (good && table->seats < 2) {
		cli_complain(
			"constants are tuned by playing against each other, at 2 seats or more");
		good = false;
	}
	int status = good ? tune_table(&request) : CLI_BAD;
	cli_close_table(table);
	return status;
}

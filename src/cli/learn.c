/* learn.c - perilune learn: learn to judge a game's positions from games. */
#include "cli/study.h"

#include "core/memory.h"
#include "lab/learn.h"

#include <errno.h>

struct request {
	struct cli_table table;
	uint64_t games, league_games, matches;
	int iterations, generations, epochs, minutes, threads;
	bool plain, examine;
	const char *out;
	struct cli_progress progress;
	const char *doing; /* what the progress is of */
};

enum { KEY_LEAGUE = 256, KEY_MATCHES, KEY_ITERATIONS, KEY_EPOCHS, KEY_LINE, KEY_EXAMINE };

static const struct argp_option options[] = {
	{ "games", 'g', "N", 0, "Games between greedy bots to begin with (20000)", 0 },
	{ "generations", 'G', "N", 0,
	  "How often to learn again from games played with what was learnt (2)", 0 },
	{ "league", KEY_LEAGUE, "N", 0, "Games of each generation (2000)", 0 },
	{ "iterations", KEY_ITERATIONS, "N", 0, "Iterations of the searches that play them (64)",
	  0 },
	{ "matches", KEY_MATCHES, "N", 0, "Most games against each earlier generation (200)", 0 },
	{ "epochs", KEY_EPOCHS, "N", 0, "Passes through everything that is learnt from (6)", 0 },
	{ "minutes", 'm', "N", 0, "Take about this long, with fewer games if need be", 0 },
	{ "line", KEY_LINE, NULL, 0, "Learn only what each sight is worth by itself", 0 },
	{ "examine", KEY_EXAMINE, NULL, 0,
	  "Learn nothing; say what the game's judge, or that of --judge, is worth in new games",
	  0 },
	{ "threads", 't', "T", 0, "How many games at once (one a core)", 0 },
	{ "write", 'w', "FILE", 0,
	  "Write what was learnt here (the shipped one is src/games/GAME/judge.net)", 0 },
	{ 0 },
};

static const struct cli_place places[] = {
	{ 'g', CLI_COUNT, offsetof(struct request, games), 10, 100000000 },
	{ 'G', CLI_INT, offsetof(struct request, generations), 0, 100 },
	{ KEY_LEAGUE, CLI_COUNT, offsetof(struct request, league_games), 10, 100000000 },
	{ KEY_ITERATIONS, CLI_INT, offsetof(struct request, iterations), 2, 100000 },
	{ KEY_MATCHES, CLI_COUNT, offsetof(struct request, matches), 2, 1000000 },
	{ KEY_EPOCHS, CLI_INT, offsetof(struct request, epochs), 1, 1000 },
	{ 'm', CLI_INT, offsetof(struct request, minutes), 1, 10000 },
	{ KEY_LINE, CLI_FLAG, offsetof(struct request, plain), 0, 0 },
	{ KEY_EXAMINE, CLI_FLAG, offsetof(struct request, examine), 0, 0 },
	{ 't', CLI_INT, offsetof(struct request, threads), 1, 256 },
	{ 'w', CLI_TEXT, offsetof(struct request, out), 0, 0 },
	{ 0 },
};

static error_t parse(int key, char *argument, struct argp_state *state)
{
	struct request *request = state->input;
	if (key != ARGP_KEY_INIT)
		return cli_put_option(places, key, argument, state);
	state->child_inputs[0] = &request->table;
	return 0;
}

static const struct argp_child children[] = {
	{ &cli_table_argp, 0, NULL, 0 },
	{ 0 },
};

const struct argp cli_learn_argp = {
	.options = options,
	.parser = parse,
	.args_doc = "GAME",
	.children = children,
	.doc = "Learn to judge a game's positions: who will win, from what the game shows of a "
	       "position. It learns first from games between greedy bots, then from games "
	       "between searches that judge with what was learnt, and keeps a result if it "
	       "beats everything before it. One game in ten is not learnt from, and the "
	       "figures come from those: how unlikely the judge thought the actual winner, "
	       "compared with knowing nothing and with the game's own judgement.\vFor edited "
	       "data use --data FILE --minutes 5 --write FILE.net; 'sim', 'arena' and 'play' "
	       "take the result with --judge FILE.net. Without --seats it learns at every "
	       "number of players from two on. Without --seed it is 1. Ctrl-C stops.",
};

/* --- telling ------------------------------------------------------------------------ */

static void tell(void *context, const char *line)
{
	(void)context;
	printf("%s\n", line);
	fflush(stdout);
}

static void show(void *context, const char *what, uint64_t done, uint64_t all)
{
	struct request *request = context;
	if (request->doing != what || request->progress.all != all)
		request->progress = cli_progress_start(all);
	request->doing = what;
	cli_progress_show(&request->progress, done);
}

static void print_bins(const struct pl_bin bins[PL_BINS])
{
	printf("chances it gave, how often it came so (95%%), how many\n");
	for (int i = 0; i < PL_BINS; i++)
		if (bins[i].count > 0)
			printf("  %5.1f%%  %5.1f%% (give or take %.1f)  %.0f\n", 100 * bins[i].said,
			       100 * bins[i].came, 100 * bins[i].reach, bins[i].count);
}

/* --- the file -------------------------------------------------------------------------- */

/* What it was learnt from and what it is worth, for the file's first comment. */
static void remark(const struct request *request, const struct pl_learn *learn,
                   const struct pl_held_out *held, struct pl_text *text)
{
	pl_put(text,
	       " *\n * From %llu games between greedy bots and %d times at most %llu by searches of %u "
	       "iterations, seed\n * %s; rules %016llx.\n *\n",
	       (unsigned long long)learn->games, learn->generations,
	       (unsigned long long)learn->league_games, learn->iterations, request->table.seed,
	       (unsigned long long)learn->book->rules->digest);
	pl_put(text,
	       " * Of games held out, by fifths and in all, how unlikely it thought who won "
	       "(beside\n * knowing nothing, and value() at the temperature that suits it):\n *");
	for (int i = 0; i <= PL_FIFTHS; i++)
		pl_put(text, " %.3f (%.3f, %.3f)%s", held->judge[i], held->nothing[i],
		       held->tempered[i],
		       i == PL_FIFTHS   ? ".\n"
		               : i == 2 ? ",\n *"
		                        : ",");
}

static int write_file(const struct request *request, const struct pl_learn *learn,
                      const struct pl_judge *judge, const struct pl_held_out *held)
{
	char room[2048];
	struct pl_text text = pl_text_in(room, sizeof room);
	remark(request, learn, held, &text);
	FILE *file = fopen(request->out, "w");
	if (file == NULL)
		return cli_complain("%s: %s", request->out, strerror(errno));
	pl_judge_write(judge, learn->game->sights, room, file);
	if (fclose(file) != 0)
		return cli_complain("%s: %s", request->out, strerror(errno));
	return CLI_DONE;
}

/* --- the verb ------------------------------------------------------------------------------ */

static unsigned seats_of(const struct cli_table *table, bool said)
{
	unsigned seats = 0;
	if (said)
		return 1u << table->seats;
	for (int i = 2; i <= table->game->max_seats; i++)
		seats |= i >= table->game->min_seats ? 1u << i : 0;
	return seats;
}

/* The judge that bots of this table have, on trial. */
static int examine(const struct request *request, const struct pl_learn *learn)
{
	const struct cli_table *table = &request->table;
	const struct pl_judge *judge = table->judge != NULL ? table->judge : table->game->judge;
	struct pl_bin bins[PL_BINS];
	if (!pl_judge_knows(judge, table->book->rules))
		return cli_complain("no judge has learnt from this data; 'perilune learn %s' makes "
		                    "one",
		                    table->game->slug);
	if (!pl_learn_examine(learn, judge, bins))
		return cli_complain("stopped before all games were played"), CLI_NO;
	print_bins(bins);
	return CLI_DONE;
}

static int learn_it(struct request *request, unsigned seats)
{
	const struct cli_table *table = &request->table;
	const struct pl_learn learn = {
		.game = table->game,
		.book = table->book,
		.seats = seats,
		.seed = { table->key[0], table->key[1] },
		.games = request->games,
		.league_games = request->league_games,
		.matches = request->matches,
		.iterations = (uint32_t)request->iterations,
		.generations = request->generations,
		.epochs = request->epochs,
		.plain = request->plain,
		.threads = request->threads,
		.seconds = 60.0 * request->minutes,
		.stop = cli_stops(),
		.progress = show,
		.tell = tell,
		.context = request,
	};
	if (request->examine)
		return examine(request, &learn);
	struct pl_held_out held;
	struct pl_bin bins[PL_BINS];
	struct pl_judge *judge = pl_zeroed(sizeof *judge);
	int status = CLI_NO;
	if (pl_learn_run(&learn, judge, &held, bins)) {
		print_bins(bins);
		status = atomic_load(learn.stop) ? CLI_NO : CLI_DONE;
		if (request->out != NULL && status == CLI_DONE)
			status = write_file(request, &learn, judge, &held);
	} else {
		cli_complain("stopped before anything was learnt");
	}
	free(judge);
	return status;
}

int cli_learn(int argc, char **argv)
{
	struct request request = {
		.games = 20000,
		.league_games = 2000,
		.matches = 200,
		.iterations = 64,
		.generations = 2,
		.epochs = 6,
		.threads = cli_cores(),
	};
	cli_parse(&cli_learn_argp, argc, argv, &request);
	struct cli_table *table = &request.table;
	bool said = table->seats > 0;
	if (table->seed == NULL)
		table->seed = "1";
	int status = CLI_BAD;
	if (cli_open_table(table, 2)) {
		if (table->game->sights == NULL)
			cli_complain("%s says nothing of what there is to see of its positions "
			             "(src/core/judge.h), so nothing can be learnt",
			             table->game->slug);
		else if (table->seats < 2)
			cli_complain(
				"who plays alone has nobody to beat: learn at 2 seats or more");
		else
			status = learn_it(&request, seats_of(table, said));
	}
	cli_close_table(table);
	return status;
}

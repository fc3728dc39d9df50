/* arena.c - perilune arena: rate bots against each other. */
#include "cli/study.h"

#include "core/memory.h"
#include "core/text.h"
#include "lab/arena.h"
#include "lab/estimate.h"

struct request {
	struct cli_study study; /* first */
	uint64_t games;
	bool first;
	double stop;
	struct pl_bot bots[PL_ARENA_BOTS];
	int bot_count;
};

static const struct argp_option options[] = {
	{ "games", 'g', "N", 0, "How many for each pairing (200)", 0 },
	{ "first", 'f', NULL, 0, "Only the first bot against each of the others", 0 },
	{ "stop", 'x', "ELO", OPTION_ARG_OPTIONAL,
	  "Stop a pairing when it is clear who is stronger, by a sequential test of this many "
	  "points to either side (20)",
	  0 },
	{ 0 },
};

static const struct cli_place places[] = {
	{ 'g', CLI_COUNT, offsetof(struct request, games), 1, 100000000 },
	{ 'f', CLI_FLAG, offsetof(struct request, first), 0, 0 },
	{ 0 },
};

static error_t parse(int key, char *argument, struct argp_state *state)
{
	enum { USUAL = 20 }; /* points to either side */
	struct request *request = state->input;
	if (key != 'x')
		return cli_study_option(places, key, argument, state);
	request->stop = argument == NULL ? USUAL
					 : (double)cli_number(argument, 1, 1000, state, "--stop");
	return 0;
}

const struct argp cli_arena_argp = {
	.options = options,
	.parser = parse,
	.args_doc = "GAME",
	.children = cli_study_children,
	.doc = "Rate bots: each plays every other, at every seat, with the same chance for "
	       "every pairing. At tables of more than two, one bot plays alone against a "
	       "table of the other.\vElo is relative to the mean of the bots that play, which is 0; 400 "
	       "points are odds of ten to one. Ranges are 95% confidence intervals. Without --seed "
	       "it is 1. " CLI_STOPS,
};

static bool read_list(struct request *request)
{
	const char *list = request->study.table.bots;
	if (list == NULL)
		return cli_complain("which bots? for example --bots normal,greedy"), false;
	while (list != NULL) {
		char spec[PL_SPEC];
		list = cli_next_spec(list, spec);
		if (request->bot_count == PL_ARENA_BOTS)
			return cli_complain("at most %d bots at once", PL_ARENA_BOTS), false;
		if (!cli_read_bot(spec, &request->bots[request->bot_count++]))
			return false;
	}
	if (request->bot_count < 2)
		return cli_complain("a bot needs another to be rated against"), false;
	return true;
}

/* --- text -------------------------------------------------------------------- */

static int widest(const struct pl_arena *arena)
{
	int width = 6;
	for (int i = 0; i < arena->bot_count; i++)
		if ((int)strlen(arena->bots[i].spec) > width)
			width = (int)strlen(arena->bots[i].spec);
	return width;
}

static void print_pairing(const struct pl_arena *arena, const struct pl_pairing *pairing, int width)
{
	static const char *const verdicts[] = { "weaker", "", "stronger" };
	struct pl_share share = pl_share_of(pairing->wins, (double)pairing->games);
	printf("%-*s  %-*s  %6llu  %6.2f%%   %6.2f%% to %6.2f%%  %s\n", width,
	       arena->bots[pairing->alone].spec, width, arena->bots[pairing->others].spec,
	       (unsigned long long)pairing->games, 100 * share.is, 100 * share.low,
	       100 * share.high, verdicts[pairing->verdict + 1]);
}

static void print_text(const struct request *request, const struct pl_arena *arena,
                       const struct pl_arena_result *result)
{
	int width = widest(arena);
	printf("%s, %d seats, seed %s\n", arena->game->title, arena->seats,
	       request->study.table.seed);
	cli_print_judges(arena->bots, arena->bot_count, arena->game, arena->book);
	printf("\n%-*s   games     wins     elo            95%%\n", width, "bot");
	for (int i = 0; i < arena->bot_count; i++) {
		const struct pl_rating *rating = &result->ratings[i];
		printf("%-*s  %6llu  %7.1f  %+6.0f   %+6.0f to %+6.0f\n", width,
		       arena->bots[i].spec, (unsigned long long)rating->games, rating->wins,
		       rating->elo, rating->low, rating->high);
	}
	printf("\n%-*s  %-*s   games    wins           95%%\n", width, "alone", width, "against");
	for (int i = 0; i < result->pairing_count && result->pairings[i].games > 0; i++)
		print_pairing(arena, &result->pairings[i], width);
	if (arena->seats > 2)
		printf("\nOne alone wins %.1f%% among equals.\n", 100.0 / arena->seats);
}

/* --- JSON --------------------------------------------------------------------- */

static void put_rating(const struct pl_arena *arena, int i, const struct pl_rating *rating,
                       struct pl_text *text)
{
	const struct pl_bot *bot = &arena->bots[i];
	pl_json_open(text, NULL, '{');
	pl_json_string(text, "spec", bot->spec);
	pl_json_string(text, "judges",
	               pl_judges_names[pl_bot_judges_by(bot, arena->game, arena->book->rules)]);
	pl_json_number(text, "games", (long long)rating->games);
	pl_json_real(text, "wins", rating->wins);
	pl_json_real(text, "elo", rating->elo);
	pl_json_open(text, "interval", '[');
	pl_json_real(text, NULL, rating->low);
	pl_json_real(text, NULL, rating->high);
	pl_json_close(text, ']');
	pl_json_close(text, '}');
}

static void put_pairing(const struct pl_arena *arena, const struct pl_pairing *pairing,
                        struct pl_text *text)
{
	struct pl_share share = pl_share_of(pairing->wins, (double)pairing->games);
	pl_json_open(text, NULL, '{');
	pl_json_string(text, "alone", arena->bots[pairing->alone].spec);
	pl_json_string(text, "against", arena->bots[pairing->others].spec);
	pl_json_number(text, "games", (long long)pairing->games);
	pl_json_real(text, "wins", pairing->wins);
	pl_json_real(text, "share", share.is);
	pl_json_real(text, "low", share.low);
	pl_json_real(text, "high", share.high);
	if (arena->stop > 0)
		pl_json_number(text, "verdict", pairing->verdict);
	pl_json_close(text, '}');
}

static void print_json(const struct request *request, const struct pl_arena *arena,
                       const struct pl_arena_result *result)
{
	enum { ROOM = 256 * 1024 };
	char *room = pl_resize(NULL, ROOM);
	struct pl_text text = pl_text_in(room, ROOM);
	pl_json_open(&text, NULL, '{');
	pl_json_string(&text, "game", arena->game->slug);
	pl_json_number(&text, "seats", arena->seats);
	pl_json_string(&text, "seed", request->study.table.seed);
	pl_json_open(&text, "bots", '[');
	for (int i = 0; i < arena->bot_count; i++)
		put_rating(arena, i, &result->ratings[i], &text);
	pl_json_close(&text, ']');
	pl_json_open(&text, "pairings", '[');
	for (int i = 0; i < result->pairing_count && result->pairings[i].games > 0; i++)
		put_pairing(arena, &result->pairings[i], &text);
	pl_json_close(&text, ']');
	pl_json_close(&text, '}');
	printf("%s\n", room);
	free(room);
}

/* --- the verb ------------------------------------------------------------------ */

static void say_what(const struct pl_arena *arena, const struct cli_table *table,
                     struct cli_run *run)
{
	cli_run_of(run, "arena", table);
	cli_run_of_bots(run, arena->bots, arena->bot_count);
	cli_run_of_also(run, "games", "%llu", (unsigned long long)arena->games);
	cli_run_of_also(run, "options", "%s, stop %g",
	                arena->first_only ? "the first alone" : "all", arena->stop);
}

static uint64_t count_games(const struct pl_arena_result *result)
{
	uint64_t games = 0;
	for (int i = 0; i < result->pairing_count; i++)
		games += result->pairings[i].games;
	return games;
}

static int run_arena(const struct request *request, struct pl_arena *arena, struct cli_run *run)
{
	struct pl_arena_result *result = pl_zeroed(sizeof *result);
	bool whole = pl_arena_run(arena, result);
	run->done = count_games(result);
	int status = CLI_BAD;
	if (cli_run_end(run, arena->threads, "games at most"))
		status = whole ? CLI_DONE : CLI_NO;
	if (status != CLI_BAD && request->study.json)
		print_json(request, arena, result);
	else if (status != CLI_BAD)
		print_text(request, arena, result);
	free(result);
	return status;
}

static int compete(const struct request *request)
{
	const struct cli_table *table = &request->study.table;
	struct cli_run run;
	struct pl_arena arena = {
		.game = table->game,
		.book = table->book,
		.seats = table->seats,
		.bot_count = request->bot_count,
		.bots = request->bots,
		.seed = { table->key[0], table->key[1] },
		.games = request->games,
		.threads = request->study.threads,
		.first_only = request->first,
		.stop = request->stop,
		.progress = cli_run_watch,
		.context = &run,
		.journal = &run.journal,
	};
	say_what(&arena, table, &run);
	int status = CLI_BAD;
	if (cli_run_begin(&run, &request->study.keeping, pl_arena_games(&arena)))
		status = run_arena(request, &arena, &run);
	cli_run_close(&run);
	return status;
}

int cli_arena(int argc, char **argv)
{
	struct request *request = pl_zeroed(sizeof *request);
	request->games = 200;
	cli_study_parse(&cli_arena_argp, argc, argv, &request->study);
	struct cli_table *table = &request->study.table;
	int status = CLI_BAD;
	if (cli_open_table(table, 2) && read_list(request)) {
		if (table->seats < 2) {
			cli_complain("bots are rated against each other, at 2 seats or more");
		} else {
			cli_judge_bots(table, request->bots, request->bot_count);
			status = compete(request);
		}
	}
	cli_close_table(table);
	free(request);
	return status;
}

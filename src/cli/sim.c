/* sim.c - perilune sim: play many games between bots and count. */
#include "cli/cli.h"

#include "cli/progress.h"
#include "core/memory.h"
#include "core/text.h"
#include "lab/sim.h"

#include <math.h>
#include <unistd.h>

struct request {
	struct cli_table table;
	uint64_t games;
	int threads;
	bool json;
};

static const struct argp_option options[] = {
	{ "games", 'g', "N", 0, "How many (10000)", 0 },
	{ "threads", 't', "T", 0, "How many at once (one a core); changes no figure", 0 },
	{ "json", 'j', NULL, 0, "For programs", 0 },
	{ 0 },
};

static error_t parse(int key, char *argument, struct argp_state *state)
{
	struct request *request = state->input;
	switch (key) {
	case ARGP_KEY_INIT:
		state->child_inputs[0] = &request->table;
		return 0;
	case 'g':
		request->games = (uint64_t)cli_number(argument, 1, 1000000000, state, "--games");
		return 0;
	case 't':
		request->threads = (int)cli_number(argument, 1, 256, state, "--threads");
		return 0;
	case 'j':
		request->json = true;
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

static const struct argp_child children[] = { { &cli_table_argp, 0, NULL, 0 }, { 0 } };
static const struct argp argp = {
	.options = options, .parser = parse, .args_doc = "GAME", .children = children,
	.doc = "Play many games between bots (greedy, unless --bots says otherwise) and count "
	       "who won and how long it took.\vThe same seed gives the same figures, whatever "
	       "the number of threads; without --seed it is 1. Ranges are 95% confidence "
	       "intervals.",
};

struct spread {
	double mean, reach; /* of the mean's interval, to either side */
	uint32_t least, median, most;
};

static struct spread spread_of(const struct pl_sim_counts *counts)
{
	double games = (double)counts->games, squares = 0;
	struct spread spread = { .mean = (double)counts->plies / games };
	for (uint64_t i = 0; i < counts->games; i++) {
		double off = (double)counts->lengths[i] - spread.mean;
		squares += off * off;
	}
	spread.reach = 1.959964 * sqrt(squares / games / games);
	spread.least = counts->lengths[0];
	spread.median = counts->lengths[counts->games / 2];
	spread.most = counts->lengths[counts->games - 1];
	return spread;
}

static struct pl_share wins_of(const struct pl_sim_counts *counts, int seat)
{
	return pl_share_of((double)counts->wins[seat] / PL_WIN, (double)counts->games);
}

static void print_text(const struct request *request, const struct pl_sim *sim,
                       const struct pl_sim_counts *counts)
{
	struct spread length = spread_of(counts);
	printf("%s, %d seats, %llu games, seed %s\n", sim->game->title, sim->seats,
	       (unsigned long long)counts->games, request->table.seed);
	int width = 10;
	for (int seat = 0; seat < sim->seats; seat++)
		if ((int)strlen(sim->bots[seat].spec) > width)
			width = (int)strlen(sim->bots[seat].spec);
	printf("\nseat  %-*s  wins              95%%              mean score\n", width, "bot");
	for (int seat = 0; seat < sim->seats; seat++) {
		struct pl_share share = wins_of(counts, seat);
		printf("p%d    %-*s %6.2f%%   %6.2f%% to %6.2f%%   %12.3f\n", seat + 1, width,
		       sim->bots[seat].spec, 100 * share.is, 100 * share.low, 100 * share.high,
		       (double)counts->score[seat] / (double)counts->games);
	}
	printf("\nlength  %.2f plies on average (%.2f to %.2f), median %u, %u to %u\n",
	       length.mean, length.mean - length.reach, length.mean + length.reach,
	       length.median, length.least, length.most);
	printf("ending  %llu with one winner", (unsigned long long)counts->winners[1]);
	for (int i = 2; i <= sim->seats; i++)
		if (counts->winners[i] > 0)
			printf(", %llu shared by %d", (unsigned long long)counts->winners[i], i);
	if (counts->winners[0] > 0)
		printf(", %llu won by nobody", (unsigned long long)counts->winners[0]);
	printf("\n");
}

static void put_seat(const struct pl_sim *sim, const struct pl_sim_counts *counts, int seat,
                     struct pl_text *text)
{
	struct pl_share share = wins_of(counts, seat);
	pl_json_open(text, NULL, '{');
	pl_json_string(text, "bot", sim->bots[seat].spec);
	pl_json_real(text, "wins", share.is);
	pl_json_real(text, "low", share.low);
	pl_json_real(text, "high", share.high);
	pl_json_real(text, "score", (double)counts->score[seat] / (double)counts->games);
	pl_json_close(text, '}');
}

static void print_json(const struct request *request, const struct pl_sim *sim,
                       const struct pl_sim_counts *counts)
{
	char room[8192], digest[20];
	struct pl_text text = pl_text_in(room, sizeof room);
	struct spread length = spread_of(counts);
	snprintf(digest, sizeof digest, "%016llx",
	         (unsigned long long)sim->book->rules->digest);
	pl_json_open(&text, NULL, '{');
	pl_json_string(&text, "game", sim->game->slug);
	pl_json_string(&text, "rules", digest);
	pl_json_string(&text, "seed", request->table.seed);
	pl_json_number(&text, "games", (long long)counts->games);
	pl_json_open(&text, "seats", '[');
	for (int seat = 0; seat < sim->seats; seat++)
		put_seat(sim, counts, seat, &text);
	pl_json_close(&text, ']');
	pl_json_open(&text, "plies", '{');
	pl_json_real(&text, "mean", length.mean);
	pl_json_real(&text, "low", length.mean - length.reach);
	pl_json_real(&text, "high", length.mean + length.reach);
	pl_json_number(&text, "least", length.least);
	pl_json_number(&text, "median", length.median);
	pl_json_number(&text, "most", length.most);
	pl_json_close(&text, '}');
	pl_json_open(&text, "winners", '[');
	for (int i = 0; i <= sim->seats; i++)
		pl_json_number(&text, NULL, (long long)counts->winners[i]);
	pl_json_close(&text, ']');
	pl_json_close(&text, '}');
	printf("%s\n", room);
}

static void simulate(const struct request *request, struct pl_sim *sim)
{
	struct cli_progress progress = cli_progress_start(request->games);
	struct pl_sim_counts counts;
	sim->progress = isatty(STDERR_FILENO) ? cli_progress_show : NULL;
	sim->context = &progress;
	pl_sim_run(sim, &counts);
	if (request->json)
		print_json(request, sim, &counts);
	else
		print_text(request, sim, &counts);
	fflush(stdout);
	double seconds = cli_now() - progress.started;
	fprintf(stderr, "%.2f s on %d threads, %.0f games a second\n", seconds, sim->threads,
	        (double)counts.games / seconds);
	free(counts.lengths);
}

int cli_sim(int argc, char **argv)
{
	struct request request = { .games = 10000 };
	long cores = sysconf(_SC_NPROCESSORS_ONLN);
	request.threads = cores < 1 ? 1 : cores > 256 ? 256 : (int)cores;
	cli_parse(&argp, argc, argv, &request);
	struct cli_table *table = &request.table;
	if (table->seed == NULL)
		table->seed = "1";
	int status = CLI_BAD;
	struct pl_sim sim = { .game = table->game };
	if (cli_open_table(table, 2) &&
	    cli_read_bots(table->bots == NULL ? "greedy" : table->bots, 0, table->seats, false,
	                  sim.bots)) {
		sim.book = table->book;
		sim.seats = table->seats;
		sim.seed[0] = table->key[0];
		sim.seed[1] = table->key[1];
		sim.games = request.games;
		sim.threads = request.threads;
		simulate(&request, &sim);
		status = CLI_DONE;
	}
	cli_close_table(table);
	return status;
}

/* study.c - the options of verbs that play many games, and running a simulation that can
 * be stopped; see study.h. */
#include "cli/study.h"

#include "cli/progress.h"
#include "core/memory.h"
#include "core/text.h"

#include <errno.h>
#include <math.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

/* Set by a signal; the program ends soon after. */
static atomic_int stopped;

/* Ends the present part of a run: it is over, or to be kept before the next. */
static atomic_int pause_now;
static volatile sig_atomic_t stopped_at;

/* A second Ctrl-C ends the program at once. What comes within a second of the
 * first is the same one: timeout(1), for one, sends it twice. */
static void stop(int signal)
{
	sig_atomic_t now = (sig_atomic_t)(time(NULL) & 0xffffff);
	if (stopped && now > stopped_at + 1)
		_exit(128 + signal);
	if (!stopped)
		stopped_at = now;
	stopped = pause_now = 1;
}

static void listen(void)
{
	struct sigaction action = { .sa_handler = stop };
	sigemptyset(&action.sa_mask);
	sigaction(SIGINT, &action, NULL);
	sigaction(SIGTERM, &action, NULL);
}

atomic_int *cli_listen(void)
{
	listen();
	return &stopped;
}

int cli_cores(void)
{
	long cores = sysconf(_SC_NPROCESSORS_ONLN);
	return cores < 1 ? 1 : cores > 256 ? 256 : (int)cores;
}

/* --- options -------------------------------------------------------------- */

/* clang-format off */
static const struct argp_option options[] = {
	{ "threads", 't', "T", 0,
	  "How many games at once (one a core); changes no figure, unless bots think by the clock", 0 },
	{ "json", 'j', NULL, 0, "For programs", 0 },
	{ 0 },
};

static const struct cli_place places[] = {
	{ 't', CLI_INT, offsetof(struct cli_study, threads), 1, 256 },
	{ 'j', CLI_FLAG, offsetof(struct cli_study, json), 0, 0 },
	{ 0 },
};
/* clang-format on */

static error_t parse(int key, char *argument, struct argp_state *state)
{
	return cli_put_option(places, key, argument, state);
}

static const struct argp threads_and_json = { .options = options, .parser = parse };
const struct argp_child cli_study_children[] = {
	{ &cli_table_argp, 0, NULL, 0 },
	{ &threads_and_json, 0, NULL, 0 },
	{ 0 },
};

error_t cli_study_option(const struct cli_place *own, int key, char *argument,
                         struct argp_state *state)
{
	struct cli_study *study = state->input;
	if (key != ARGP_KEY_INIT)
		return cli_put_option(own, key, argument, state);
	state->child_inputs[0] = &study->table;
	state->child_inputs[1] = study;
	return 0;
}

void cli_study_parse(const struct argp *argp, int argc, char **argv, struct cli_study *study)
{
	study->threads = cli_cores();
	cli_parse(argp, argc, argv, study);
	if (study->table.seed == NULL)
		study->table.seed = "1";
}

bool cli_study_bots(const struct cli_study *study, struct pl_bot bots[PL_SEATS])
{
	const struct cli_table *table = &study->table;
	return cli_read_bots(table->bots == NULL ? "greedy" : table->bots, 0, table->seats, false,
	                     bots);
}

/* --- running --------------------------------------------------------------- */

static bool load(const struct pl_sim *sim, struct pl_sim_result *result, const char *path)
{
	FILE *file = fopen(path, "r");
	if (file == NULL && errno == ENOENT)
		return true; /* a new run, to be kept there */
	if (file == NULL)
		return cli_complain("%s: %s", path, strerror(errno)), false;
	const char *wrong = pl_sim_load(sim, result, file);
	fclose(file);
	if (wrong != NULL)
		cli_complain("%s: cannot go on from this: %s", path, wrong);
	return wrong == NULL;
}

/* Written beside and moved into place, so that it is whole or as it was. */
static bool save(const struct pl_sim *sim, const struct pl_sim_result *result, const char *path)
{
	char beside[4096];
	snprintf(beside, sizeof beside, "%s.new", path);
	FILE *file = fopen(beside, "w");
	if (file == NULL)
		return cli_complain("%s: %s", beside, strerror(errno)), false;
	pl_sim_save(sim, result, file);
	bool good = fflush(file) == 0 && fsync(fileno(file)) == 0;
	good = fclose(file) == 0 && good;
	if (!good || rename(beside, path) != 0)
		return cli_complain("%s: %s", path, strerror(errno)), false;
	return true;
}

/* A run in parts, each kept before the next begins. */
struct part {
	struct cli_progress progress;
	double ends; /* when the present one is over */
};

static void watch(void *context, uint64_t done)
{
	struct part *part = context;
	cli_progress_show(&part->progress, done);
	if (cli_now() >= part->ends)
		pause_now = 1;
}

static bool run_parts(struct pl_sim *sim, struct pl_sim_result *result, struct part *part,
                      const char *state_file, int every)
{
	bool good = true;
	sim->progress = state_file != NULL || part->progress.lines || isatty(STDERR_FILENO) ? watch
											    : NULL;
	sim->context = part;
	sim->stop = &pause_now;
	while (good && result->done < sim->games) {
		part->ends = state_file == NULL ? INFINITY : cli_now() + every;
		pause_now = 0;
		if (stopped) /* looked at after that, or a signal could be lost */
			break;
		pl_sim_run(sim, result);
		if (state_file != NULL)
			good = save(sim, result, state_file);
	}
	cli_progress_show(&part->progress, part->progress.lines ? result->done : sim->games);
	return good;
}

bool cli_run(struct pl_sim *sim, struct pl_sim_result *result, const char *state_file, int every,
             bool lines)
{
	if (state_file != NULL && !load(sim, result, state_file))
		return false;
	struct part part = { .progress = cli_progress_start(sim->games) };
	uint64_t before = part.progress.before = result->done;
	part.progress.lines = lines;
	listen();
	if (!run_parts(sim, result, &part, state_file, every))
		return false;
	double seconds = cli_now() - part.progress.started;
	fprintf(stderr, "%.2f s on %d threads, %.0f games a second\n", seconds, sim->threads,
	        (double)(result->done - before) * sim->variants / fmax(seconds, 1e-9));
	if (result->done < sim->games)
		fprintf(stderr, "stopped after %llu of %llu games%s%s\n",
		        (unsigned long long)result->done, (unsigned long long)sim->games,
		        state_file != NULL ? "; go on with --resume " : "",
		        state_file != NULL ? state_file : "");
	return true;
}

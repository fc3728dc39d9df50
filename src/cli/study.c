/* study.c - running a simulation that can be stopped; see study.h. */
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
	stopped = 1;
}

static void listen(void)
{
	struct sigaction action = { .sa_handler = stop };
	sigemptyset(&action.sa_mask);
	sigaction(SIGINT, &action, NULL);
	sigaction(SIGTERM, &action, NULL);
}

int cli_cores(void)
{
	long cores = sysconf(_SC_NPROCESSORS_ONLN);
	return cores < 1 ? 1 : cores > 256 ? 256 : (int)cores;
}

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
	bool good = ferror(file) == 0;
	good = fclose(file) == 0 && good;
	if (!good || rename(beside, path) != 0)
		return cli_complain("%s: %s", path, strerror(errno)), false;
	return true;
}

bool cli_run(struct pl_sim *sim, struct pl_sim_result *result, const char *state_file)
{
	if (state_file != NULL && !load(sim, result, state_file))
		return false;
	struct cli_progress progress = cli_progress_start(sim->games);
	uint64_t before = progress.before = result->done;
	sim->progress = isatty(STDERR_FILENO) ? cli_progress_show : NULL;
	sim->context = &progress;
	sim->stop = &stopped;
	listen();
	if (result->done < sim->games)
		pl_sim_run(sim, result);
	cli_progress_show(&progress, sim->games);
	if (state_file != NULL && !save(sim, result, state_file))
		return false;
	double seconds = cli_now() - progress.started;
	fprintf(stderr, "%.2f s on %d threads, %.0f games a second\n", seconds, sim->threads,
	        (double)(result->done - before) * sim->variants / fmax(seconds, 1e-9));
	if (result->done < sim->games)
		fprintf(stderr, "stopped after %llu of %llu games%s%s\n",
		        (unsigned long long)result->done, (unsigned long long)sim->games,
		        state_file != NULL ? "; go on with --resume " : "",
		        state_file != NULL ? state_file : "");
	return true;
}

void cli_put_value(struct pl_text *text, const struct pl_figure *figure, double value)
{
	if (figure->percent)
		pl_put(text, "%.2f%%", 100 * value);
	else
		pl_put(text, fabs(value) >= 1000 ? "%.1f" : "%.3f", value);
}

void cli_put_sentence(struct pl_text *text, const struct pl_figure *figure, double value)
{
	for (const char *at = figure->about; *at != '\0'; at++) {
		if (*at == '#' && figure->percent)
			pl_put(text, "%.1f%%", 100 * value);
		else if (*at == '#')
			pl_put(text, fabs(value) >= 100 ? "%.0f" : fabs(value) >= 10 ? "%.1f" : "%.2f",
			       value);
		else
			pl_put(text, "%c", *at);
	}
}

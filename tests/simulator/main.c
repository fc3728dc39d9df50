/* main.c - the simulator's command line: seeds, jobs, replays and plants. */
#include "disk.h"
#include "sim.h"

#include <errno.h>
#include <getopt.h>
#include <inttypes.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { STEPS = 150, PLANT_SEEDS = 60, MOST_JOBS = 64, PROGRESS_SECONDS = 10 };

static const char usage[] =
	"simulator - a whole server and fifty clients in one process, by seeds\n"
	"\n"
	"  --seed N         this seed, or the first of several (1)\n"
	"  --seeds N        how many seeds (1)\n"
	"  --jobs N         in so many processes (1); each takes every Nth seed\n"
	"  --trace          everything that happens\n"
	"  --twice          every seed twice: the same must happen\n"
	"  --steps N        how many steps of the world each seed takes (150)\n"
	"  --crash-at N     one crash, with the disk's operation N\n"
	"  --every-write    a run for every operation of the disk, each with its crash\n"
	"  --world          without the two truths; --truths: nothing but them\n"
	"  --plants         list the bugs that can be planted\n"
	"  --plant NAME     plant one\n"
	"  --find-plants    plant each, and demand that its invariant finds it\n";

static FILE *out; /* standard output; standard error is the server's */

static struct {
	uint64_t first;
	int64_t seeds;
	int jobs, steps, crash_at;
	bool trace, twice, list, find, every_write, no_truths, no_world;
	const char *plant;
} orders = { .first = 1, .seeds = 1, .jobs = 1, .steps = STEPS };

/* --- one seed ---------------------------------------------------------------------- */

static void add(struct sim_result *sums, const struct sim_result *one)
{
	sums->crashes += one->crashes;
	sums->messages += one->messages;
	sums->acts += one->acts;
	sums->positions += one->positions;
	sums->forced += one->forced;
	sums->hash ^= one->hash;
}

/* The world, then the two truths, unless one has failed or is not wanted. */
static bool run_seed(uint64_t seed, struct sim_result *sums)
{
	struct sim_order order = { .seed = seed,
		                   .loud = orders.trace,
		                   .steps = orders.steps,
		                   .crash_at = orders.crash_at };
	if (!orders.no_world) {
		world_run(&order);
		add(sums, &sim);
		if (sim.failed)
			return false;
	}
	if (!orders.no_truths) {
		truths_run(seed, orders.trace);
		add(sums, &sim);
	}
	return !sim.failed;
}

static bool run_twice(uint64_t seed, struct sim_result *sums)
{
	struct sim_result once = { 0 }, again = { 0 }, between = { 0 };
	bool good = run_seed(seed, &once);
	run_seed(seed + 1000003, &between); /* so that nothing is as it was but the seed */
	good = run_seed(seed, &again) && good;
	add(sums, &once);
	if (once.hash == again.hash)
		return good;
	fprintf(out, "seed %" PRIu64 " took two ways: %016" PRIx64 " and %016" PRIx64 "\n", seed,
	        once.hash, again.hash);
	return false;
}

/* --- many -------------------------------------------------------------------------- */

static void say_sums(const struct sim_result *sums, int64_t seeds, int64_t failed, double seconds)
{
	fprintf(out,
	        "%" PRId64 " seeds, %" PRId64 " failed, %.1f s, %.1f seeds a second: "
	        "%" PRId64 " messages, %" PRId64 " acts, %" PRId64 " positions compared, %" PRId64
	        " crashes, %" PRId64 " forced declines; hash %016" PRIx64 "\n",
	        seeds, failed, seconds, (double)seeds / seconds, sums->messages, sums->acts,
	        sums->positions, sums->crashes, sums->forced, sums->hash);
	fflush(out);
}

/* Every jobs-th seed from the first on. Each is a whole world of its own, so that a run may
 * be split or begun anywhere. */
static int64_t run_share(int job)
{
	struct sim_result sums = { 0 };
	double begun = real_seconds(), said = begun;
	int64_t done = 0, failed = 0;
	for (int64_t i = job; i < orders.seeds; i += orders.jobs) {
		uint64_t seed = orders.first + (uint64_t)i;
		bool good = orders.twice ? run_twice(seed, &sums) : run_seed(seed, &sums);
		if (!good && sim.failed)
			trace_report(out);
		failed += !good;
		done++;
		if (real_seconds() - said > PROGRESS_SECONDS) {
			said = real_seconds();
			fprintf(out, "job %d: ", job + 1);
			say_sums(&sums, done, failed, said - begun);
		}
	}
	if (orders.jobs > 1)
		fprintf(out, "job %d: ", job + 1);
	say_sums(&sums, done, failed, real_seconds() - begun);
	return failed;
}

static bool run_jobs(void)
{
	pid_t children[MOST_JOBS];
	bool good = true;
	if (orders.jobs == 1)
		return run_share(0) == 0;
	fflush(out);
	for (int job = 0; job < orders.jobs; job++) {
		children[job] = fork();
		if (children[job] == 0) {
			exit(run_share(job) > 0); /* and a sanitizer looks for leaks */
		}
	}
	for (int job = 0; job < orders.jobs; job++) {
		int status = 1;
		while (waitpid(children[job], &status, 0) < 0 && errno == EINTR)
			continue;
		good = good && WIFEXITED(status) && WEXITSTATUS(status) == 0;
	}
	return good;
}

/* Until the run is over before the crash comes. */
static bool run_every_write(void)
{
	struct sim_result sums = { 0 };
	double begun = real_seconds();
	int64_t failed = 0;
	orders.no_truths = true;
	do {
		orders.crash_at++;
		if (!run_seed(orders.first, &sums)) {
			fprintf(out, "with --crash-at %d: ", orders.crash_at);
			trace_report(out);
			failed++;
		}
	} while (sim.failed || sim.operations >= orders.crash_at);
	say_sums(&sums, orders.crash_at, failed, real_seconds() - begun);
	return failed == 0;
}

/* --- plants ------------------------------------------------------------------------ */

static const struct plant *plant_named(const char *name)
{
	for (const struct plant *plant = plants; plant->name != NULL; plant++)
		if (strcmp(plant->name, name) == 0)
			return plant;
	return NULL;
}

static void list_plants(void)
{
	for (const struct plant *plant = plants; plant->name != NULL; plant++)
		fprintf(out, "%-20s %-3s %s\n", plant->name, plant->invariants, plant->about);
}

static bool find_plant(const struct plant *plant)
{
	struct sim_result sums = { 0 };
	bool found = false;
	int64_t tried = 0;
	planted = plant;
	orders.no_world = plant->in_truths;
	orders.no_truths = !plant->in_truths;
	for (; tried < PLANT_SEEDS && !found; tried++)
		found = !run_seed(orders.first + (uint64_t)tried, &sums);
	planted = NULL;
	bool right = found && strchr(plant->invariants, sim.invariant) != NULL;
	fprintf(out, "%-20s %s after %" PRId64 " seeds by (%c): %.110s\n", plant->name,
	        right           ? "found"
	                : found ? "FOUND OTHERWISE"
	                        : "NOT FOUND",
	        tried, found ? sim.invariant : '-', found ? sim.text : "");
	return right;
}

static bool find_plants(void)
{
	int found = 0, count = 0;
	for (const struct plant *plant = plants; plant->name != NULL; plant++, count++)
		found += find_plant(plant);
	fprintf(out, "%d of %d plants found\n", found, count);
	return found == count;
}

/* --- the command line -------------------------------------------------------------- */

static bool read_orders(int argc, char **argv)
{
	enum { SEED = 1, SEEDS, JOBS, STEP, CRASH, PLANT };
	int flag_trace = 0, flag_twice = 0, flag_list = 0, flag_find = 0, flag_write = 0,
	    world_only = 0, truths_only = 0, option;
	const struct option options[] = {
		{ "seed", 1, NULL, SEED },
		{ "seeds", 1, NULL, SEEDS },
		{ "jobs", 1, NULL, JOBS },
		{ "steps", 1, NULL, STEP },
		{ "crash-at", 1, NULL, CRASH },
		{ "plant", 1, NULL, PLANT },
		{ "trace", 0, &flag_trace, 1 },
		{ "twice", 0, &flag_twice, 1 },
		{ "plants", 0, &flag_list, 1 },
		{ "find-plants", 0, &flag_find, 1 },
		{ "every-write", 0, &flag_write, 1 },
		{ "world", 0, &world_only, 1 },
		{ "truths", 0, &truths_only, 1 },
		{ NULL, 0, NULL, 0 },
	};
	while ((option = getopt_long(argc, argv, "", options, NULL)) >= 0) {
		long long number = optarg == NULL ? 0 : atoll(optarg);
		switch (option) {
		case SEED:
			orders.first = (uint64_t)number;
			break;
		case SEEDS:
			orders.seeds = number;
			break;
		case JOBS:
			orders.jobs = (int)number;
			break;
		case STEP:
			orders.steps = (int)number;
			break;
		case CRASH:
			orders.crash_at = (int)number;
			break;
		case PLANT:
			orders.plant = optarg;
			break;
		case 0:
			break;
		default:
			return false;
		}
	}
	orders.trace = flag_trace;
	orders.twice = flag_twice;
	orders.list = flag_list;
	orders.find = flag_find;
	orders.every_write = flag_write;
	orders.no_truths = world_only;
	orders.no_world = truths_only;
	return optind == argc && orders.seeds > 0 && orders.jobs > 0 && orders.jobs <= MOST_JOBS &&
		(orders.plant == NULL || (planted = plant_named(orders.plant)) != NULL);
}

/* An assertion or a sanitizer ends the process: its seed is told first. */
static void tell_seed(int signal)
{
	violated('f', "the server ended by itself (signal %d)", signal);
	trace_report(out);
	fflush(out);
	_exit(1);
}

void __sanitizer_set_death_callback(void (*)(void)) __attribute__((weak));

static void tell_seed_of_sanitizer(void)
{
	tell_seed(SIGABRT);
}

int main(int argc, char **argv)
{
	out = stdout;
	if (!read_orders(argc, argv)) {
		fputs(usage, out);
		return 2;
	}
	if (__sanitizer_set_death_callback != NULL)
		__sanitizer_set_death_callback(tell_seed_of_sanitizer);
	else
		signal(SIGSEGV, tell_seed);
	signal(SIGABRT, tell_seed);
	json_object_seed(1);
	disk_install();
	if (orders.list) {
		list_plants();
		return 0;
	}
	return !(orders.find ? find_plants() : orders.every_write ? run_every_write() : run_jobs());
}

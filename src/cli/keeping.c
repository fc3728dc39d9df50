/* keeping.c - long runs that can be stopped and gone on with; see keeping.h. */
#include "cli/keeping.h"

#include "core/chance.h"
#include "core/judge.h"
#include "core/memory.h"
#include "core/text.h"

#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <signal.h>
#include <stdarg.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static const char first_line[] = "perilune run 1\n";

/* --- options -------------------------------------------------------------- */

enum { KEY_RESUME = 1000, KEY_EVERY, KEY_PROGRESS };

/* clang-format off */
static const struct argp_option options[] = {
	{ "resume", KEY_RESUME, "FILE", 0,
	  "Continue from this file if it exists, and save there what is done", 0 },
	{ "every", KEY_EVERY, "SECONDS", 0, "How often to save it (30)", 0 },
	{ "progress", KEY_PROGRESS, NULL, 0,
	  "Lines like 'progress 120 of 2000' on standard error, for programs", 0 },
	{ 0 },
};

static const struct cli_place places[] = {
	{ KEY_RESUME, CLI_TEXT, offsetof(struct cli_keeping, resume), 0, 0 },
	{ KEY_EVERY, CLI_INT, offsetof(struct cli_keeping, every), 0, 86400 },
	{ KEY_PROGRESS, CLI_FLAG, offsetof(struct cli_keeping, progress), 0, 0 },
	{ 0 },
};
/* clang-format on */

static error_t parse(int key, char *argument, struct argp_state *state)
{
	struct cli_keeping *keeping = state->input;
	if (key == ARGP_KEY_INIT)
		keeping->every = 30;
	return cli_put_option(places, key, argument, state);
}

const struct argp cli_keeping_argp = { .options = options, .parser = parse };

/* --- signals ----------------------------------------------------------------- */

/* Set by a signal; the program ends soon after. */
static atomic_int stopped;

/* Ends the present stretch of a run: it is over, or to be kept before the next. */
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

/* --- what a run is of ---------------------------------------------------------- */

void cli_run_of_also(struct cli_run *run, const char *name, const char *format, ...)
{
	char value[4096];
	va_list arguments;
	va_start(arguments, format);
	vsnprintf(value, sizeof value, format, arguments);
	va_end(arguments);
	for (char *at = value; *at != '\0'; at++)
		if (*at == '\n')
			*at = ' ';
	pl_put(&run->head, "%s: %s\n", name, value);
}

/* Who judges positions, as a number; 0: value() does. */
static uint64_t judge_of(const struct cli_table *table)
{
	static const uint64_t key[2] = { 0 };
	const struct pl_judge *judge = pl_judge_of(table->game, table->judge, table->book->rules);
	return judge == NULL ? 0 : pl_hash(key, judge, sizeof *judge);
}

void cli_run_of(struct cli_run *run, const char *verb, const struct cli_table *table)
{
	*run = (struct cli_run){ .done = 0 };
	run->head = pl_text_in(run->room, sizeof run->room);
	cli_run_of_also(run, "verb", "%s", verb);
	cli_run_of_also(run, "program", "%s", PERILUNE_VERSION);
	cli_run_of_also(run, "game", "%s", table->game->slug);
	cli_run_of_also(run, "version", "%d", table->game->version);
	cli_run_of_also(run, "data", "%016" PRIx64, table->book->rules->digest);
	cli_run_of_also(run, "judge", "%016" PRIx64, judge_of(table));
	cli_run_of_also(run, "seats", "%d", table->seats);
	cli_run_of_also(run, "seed", "%s", table->seed);
}

void cli_run_of_bots(struct cli_run *run, const struct pl_bot *bots, int count)
{
	char list[PL_SPEC * 17];
	struct pl_text text = pl_text_in(list, sizeof list);
	for (int i = 0; i < count; i++)
		pl_put(&text, "%s%s", i == 0 ? "" : ",", bots[i].spec);
	cli_run_of_also(run, "bots", "%s", list);
}

/* The value of a line "name: value" among such lines, cut to its room; "" if there is none. */
static void find_value(const char *lines, const char *name, char *value, size_t room)
{
	size_t length = strlen(name);
	value[0] = '\0';
	for (const char *at = lines; at != NULL && *at != '\0'; at = strchr(at, '\n')) {
		at += *at == '\n';
		if (strncmp(at, name, length) == 0 && strncmp(at + length, ": ", 2) == 0) {
			at += length + 2;
			snprintf(value, room, "%.*s", (int)strcspn(at, "\n"), at);
			return;
		}
	}
}

/* Says what differs between what the file is of and what is asked for; false if nothing does. */
static bool say_differences(const struct cli_run *run, const char *theirs, struct pl_text *text)
{
	enum { ROOM = 200 };
	bool differs = false;
	for (const char *at = run->room; *at != '\0'; at = strchr(at, '\n') + 1) {
		char name[32], is[ROOM], was[ROOM];
		snprintf(name, sizeof name, "%.*s", (int)strcspn(at, ":"), at);
		find_value(at, name, is, sizeof is);
		find_value(theirs, name, was, sizeof was);
		if (strcmp(is, was) == 0)
			continue;
		pl_put(text, "%s %s '%s' there and '%s' here", differs ? "," : "", name,
		       was[0] == '\0' ? "nothing" : was, is[0] == '\0' ? "nothing" : is);
		differs = true;
	}
	return differs;
}

/* --- the file --------------------------------------------------------------------- */

static uint64_t hash_of(const char *text, size_t length)
{
	const uint64_t key[2] = { 0x72756e, 1 };
	return pl_hash(key, text, length);
}

/* All that the file is to have. */
static char *text_of(const struct cli_run *run, size_t *length)
{
	char *text = NULL;
	FILE *file = open_memstream(&text, length);
	if (file == NULL)
		abort();
	fprintf(file, "%s%s\n", first_line, run->room);
	pl_journal_save(&run->journal, file);
	fflush(file);
	fprintf(file, "end %016" PRIx64 "\n", hash_of(text, *length));
	if (fclose(file) != 0)
		abort();
	return text;
}

/* Written beside and moved into place, so that it is whole or as it was. */
static bool save(const struct cli_run *run)
{
	const char *path = run->keeping->resume;
	char beside[4096];
	size_t length;
	snprintf(beside, sizeof beside, "%s.new", path);
	FILE *file = fopen(beside, "w");
	if (file == NULL)
		return cli_complain("%s: %s", beside, strerror(errno)), false;
	char *text = text_of(run, &length);
	bool good = fwrite(text, 1, length, file) == length && fflush(file) == 0 &&
		fsync(fileno(file)) == 0;
	free(text);
	good = fclose(file) == 0 && good;
	if (!good || rename(beside, path) != 0)
		return cli_complain("%s: %s", path, strerror(errno)), false;
	return true;
}

/* The end of the part of a text that its hash is of, or NULL: it is not whole. */
static char *find_end(char *text, size_t length)
{
	enum { END = sizeof "end 0123456789abcdef\n" - 1 };
	uint64_t hash;
	if (length < END || strlen(text) != length || text[length - 1] != '\n' ||
	    sscanf(text + length - END, "end %16" SCNx64, &hash) != 1 ||
	    hash != hash_of(text, length - END))
		return NULL;
	return text + length - END;
}

/* NULL, or what is wrong with it, which may be put together in `room`. */
static const char *read_text(struct cli_run *run, char *text, size_t length, struct pl_text *room)
{
	if (strncmp(text, first_line, sizeof first_line - 1) != 0)
		return "it is no run that was kept";
	char *end = find_end(text, length);
	char *parts = strstr(text, "\n\n");
	if (end == NULL || parts == NULL || parts > end)
		return "it is damaged or cut short";
	*parts++ = '\0'; /* after the lines that say what it is of */
	const char *why = room->at;
	pl_put(room, "it is of another run:");
	if (say_differences(run, text + sizeof first_line - 1, room))
		return why;
	parts++;
	FILE *file = fmemopen(parts, (size_t)(end - parts), "r");
	bool good = file != NULL && pl_journal_load(&run->journal, file);
	if (file != NULL)
		fclose(file);
	return good ? NULL : pl_part_damaged;
}

static bool refuse(const struct cli_run *run, const char *why)
{
	cli_complain("%s: cannot go on from this: %s", run->keeping->resume, why);
	return false;
}

static bool load(struct cli_run *run)
{
	const char *path = run->keeping->resume;
	char why[2000];
	struct pl_text room = pl_text_in(why, sizeof why);
	struct stat found;
	size_t length;
	bool there = stat(path, &found) == 0;
	if (!there && errno == ENOENT)
		return true; /* a new run, to be kept there */
	if (!there)
		return cli_complain("%s: %s", path, strerror(errno)), false;
	if (!S_ISREG(found.st_mode))
		return refuse(run, "it is no plain file");
	char *text = cli_read_file(path, (size_t)found.st_size, &length);
	if (text == NULL)
		return false;
	const char *wrong = read_text(run, text, length, &room);
	if (wrong != NULL)
		refuse(run, wrong);
	free(text);
	return wrong == NULL;
}

/* A file that cannot be written is better known now than after hours. */
static bool can_save(const struct cli_run *run)
{
	char beside[4096];
	if (snprintf(beside, sizeof beside, "%s.new", run->keeping->resume) >= (int)sizeof beside)
		return cli_complain("--resume: the name is too long"), false;
	FILE *file = fopen(beside, "w");
	if (file == NULL)
		return cli_complain("%s: %s", beside, strerror(errno)), false;
	fclose(file);
	remove(beside);
	return true;
}

/* --- running ------------------------------------------------------------------------- */

static void start_stretch(struct cli_run *run)
{
	run->ends = run->keeping->resume == NULL ? INFINITY : cli_now() + run->keeping->every;
	pause_now = 0;
	if (stopped) /* looked at after that, or a signal could be lost */
		pause_now = 1;
}

/* A part was stopped: whether to go on. */
static bool rest(void *context)
{
	struct cli_run *run = context;
	if (!save(run))
		run->failed = true;
	start_stretch(run);
	return !run->failed && !stopped;
}

bool cli_run_begin(struct cli_run *run, const struct cli_keeping *keeping, uint64_t all)
{
	run->keeping = keeping;
	run->progress = cli_progress_start(all);
	run->progress.lines = keeping->progress;
	run->shown = run->progress.started;
	run->journal.stop = &pause_now;
	if (keeping->resume != NULL) {
		run->journal.rest = rest;
		run->journal.context = run;
		if (!load(run) || !can_save(run))
			return false;
	}
	listen();
	start_stretch(run);
	return true;
}

void cli_run_watch(void *context, uint64_t done)
{
	struct cli_run *run = context;
	if (!run->watched && pl_journal_goes_on(&run->journal))
		run->progress.before = done;
	run->watched = true;
	run->done = done;
	double now = cli_now();
	if (now >= run->shown + 0.1) {
		cli_progress_show(&run->progress, done);
		run->shown = now;
	}
	if (now >= run->ends)
		pause_now = 1;
}

static void say_end(const struct cli_run *run, int threads, const char *what)
{
	const char *path = run->keeping->resume;
	double seconds = cli_now() - run->progress.started;
	fprintf(stderr, "%.2f s on %d threads", seconds, threads);
	if (run->books > 0)
		fprintf(stderr, ", %.0f games a second",
		        (double)(run->done - run->progress.before) * run->books /
		                fmax(seconds, 1e-9));
	fprintf(stderr, "\n");
	if (!run->journal.over)
		return;
	fprintf(stderr, "stopped after %" PRIu64 " of %" PRIu64 " %s", run->done, run->progress.all,
	        what);
	if (path != NULL)
		fprintf(stderr, "; --resume %s goes on", path);
	fprintf(stderr, "\n");
}

bool cli_run_end(struct cli_run *run, int threads, const char *what)
{
	bool cut = run->journal.over;
	if (run->journal.wrong != NULL)
		return refuse(run, run->journal.wrong);
	if (run->failed || (run->keeping->resume != NULL && !cut && !save(run)))
		return false;
	cli_progress_show(&run->progress,
	                  cut && run->progress.lines ? run->done : run->progress.all);
	say_end(run, threads, what);
	return true;
}

atomic_int *cli_stops(void)
{
	listen();
	return &stopped;
}

void cli_run_close(struct cli_run *run)
{
	pl_journal_close(&run->journal);
}

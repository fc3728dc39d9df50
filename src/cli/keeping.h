/* keeping.h - long runs that can be stopped: Ctrl-C or an end by signal lets the games that are
 * begun end and prints what is done; with --resume FILE what is done is kept in a file, from
 * which the same command goes on to the figures of a run that was never stopped.
 *
 * A file begins with lines that say what it is of, then come the parts of the run (lab/journal.h),
 * and in the end a hash of all that. It is written beside and moved into place, so that it is
 * whole, as it is or as it was. What is damaged, or of another run, is refused and left alone. */
#ifndef PERILUNE_CLI_KEEPING_H
#define PERILUNE_CLI_KEEPING_H

#include "cli/cli.h"
#include "cli/progress.h"
#include "lab/journal.h"

/* What --resume, --every and --progress say. */
struct cli_keeping {
	const char *resume; /* a file, or NULL */
	int every;          /* seconds */
	bool progress;      /* lines for programs */
};

/* These options, for the children of a verb's argp; its input is the struct cli_keeping. */
extern const struct argp cli_keeping_argp;

/* For the help of such a verb. */
#define CLI_STOPS                                                                                  \
	"Ctrl-C stops, prints what is done and ends with status 1; with --resume FILE, the same "  \
	"command goes on from there to the figures of a run that was never stopped."

enum { CLI_HEAD = 8192 };

/* A long run. Its journal goes to the lab; cli_run_watch is to be called with how far it is. */
struct cli_run {
	struct pl_journal journal;
	struct cli_progress progress;
	const struct cli_keeping *keeping;
	int books;    /* that each game is played by, where games a second are to be told */
	double ends;  /* when it is time to keep what is done */
	double shown; /* when progress was told last */
	uint64_t done;
	bool watched; /* `done` is known */
	bool failed;  /* what is done could not be kept */
	char room[CLI_HEAD];
	struct pl_text head;
};

/* What a run is of, line by line: first this, which says verb, game, data, seats and seed. */
void cli_run_of(struct cli_run *, const char *verb, const struct cli_table *);
void cli_run_of_bots(struct cli_run *, const struct pl_bot *, int count);
void cli_run_of_also(struct cli_run *, const char *name, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

/* Begin, with what the file has if there is one; `all` is what progress counts up to. False after
 * a complaint. To be closed either way. */
bool cli_run_begin(struct cli_run *, const struct cli_keeping *, uint64_t all);

/* For the lab's progress(); the context is the struct cli_run. */
void cli_run_watch(void *run, uint64_t done);

/* The run is over or was stopped: keep what is done, and say how far it came, in `what`
 * ("games"). False after a complaint. */
bool cli_run_end(struct cli_run *, int threads, const char *what);
void cli_run_close(struct cli_run *);

/* For a long run that keeps nothing: Ctrl-C and an end by signal set what this returns. */
atomic_int *cli_stops(void);

#endif

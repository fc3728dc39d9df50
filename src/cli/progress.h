/* progress.h - how far a long run has come: a bar with the time left on a terminal, or
 * lines for a program that started it. */
#ifndef PERILUNE_CLI_PROGRESS_H
#define PERILUNE_CLI_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

struct cli_progress {
	uint64_t all, before; /* before: done in an earlier run */
	double started;
	bool lines; /* "progress 120 of 2000" in place of the bar */
};

/* Seconds on a clock that never goes back. */
double cli_now(void);

struct cli_progress cli_progress_start(uint64_t all);

/* Draw it on standard error; the context is a struct cli_progress. Nothing is
 * drawn where standard error is no terminal, unless lines are asked for. */
void cli_progress_show(void *progress, uint64_t done);

#endif

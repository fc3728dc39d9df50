/* progress.h - a progress bar with the time left, on a terminal only. */
#ifndef PERILUNE_PROGRESS_H
#define PERILUNE_PROGRESS_H

#include <stdint.h>

struct cli_progress {
	uint64_t all, before; /* before: done in an earlier run */
	double started;
};

/* Seconds on a clock that never goes back. */
double cli_now(void);

struct cli_progress cli_progress_start(uint64_t all);

/* Draw it on standard error; the context is a struct cli_progress. Nothing is
 * drawn where standard error is no terminal. */
void cli_progress_show(void *progress, uint64_t done);

#endif

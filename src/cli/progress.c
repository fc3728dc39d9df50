/* progress.c - how far a run has come; see progress.h. */
#include "cli/progress.h"

#include <inttypes.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

double cli_now(void)
{
	struct timespec now;
	clock_gettime(CLOCK_MONOTONIC, &now);
	return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

struct cli_progress cli_progress_start(uint64_t all)
{
	return (struct cli_progress){ .all = all, .started = cli_now() };
}

void cli_progress_show(void *context, uint64_t done)
{
	enum { WIDTH = 40 };
	const struct cli_progress *progress = context;
	if (progress->lines)
		fprintf(stderr, "progress %" PRIu64 " of %" PRIu64 "\n", done, progress->all);
	if (progress->lines || !isatty(STDERR_FILENO))
		return;
	double share = progress->all == 0 ? 1 : (double)done / (double)progress->all;
	double spent = cli_now() - progress->started;
	char bar[WIDTH + 1];
	for (int i = 0; i < WIDTH; i++)
		bar[i] = i < (int)(share * WIDTH) ? '#' : '.';
	bar[WIDTH] = '\0';
	if (done >= progress->all)
		fprintf(stderr, "\r\033[K");
	else if (done > progress->before)
		fprintf(stderr, "\r\033[K[%s] %3.0f%%, %.0f s left", bar, 100 * share,
		        spent * (double)(progress->all - done) / (double)(done - progress->before));
	fflush(stderr);
}

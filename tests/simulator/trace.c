/* trace.c - what happened, in lines: hashed all of them, so that two runs can be compared,
 * and the last ones kept, so that a failure can be told. */
#include "sim.h"

#include <inttypes.h>
#include <stdarg.h>
#include <string.h>

enum { KEPT = 30, LINE = 220 };

struct sim_result sim;

static struct {
	uint64_t seed;
	bool loud;
	int step;
	int64_t now;
	uint64_t count;
	char lines[KEPT][LINE];
} said;

void trace_begin(uint64_t seed, bool loud)
{
	memset(&said, 0, sizeof said);
	memset(&sim, 0, sizeof sim);
	said.seed = seed;
	said.loud = loud;
}

void trace_at(int step, int64_t now)
{
	said.step = step;
	said.now = now;
}

void trace(const char *format, ...)
{
	char *line = said.lines[said.count++ % KEPT];
	int length = snprintf(line, LINE, "%5d %9" PRId64 " ", said.step, said.now);
	va_list args;
	va_start(args, format);
	vsnprintf(line + length, (size_t)(LINE - length), format, args);
	va_end(args);
	const uint64_t key[2] = { sim.hash, 7 };
	sim.hash = pl_hash(key, line, strlen(line));
	if (said.loud)
		puts(line);
}

/* The first one counts: what follows may follow from it. */
void violated(char invariant, const char *format, ...)
{
	if (sim.failed)
		return;
	va_list args;
	sim.failed = true;
	sim.invariant = invariant;
	sim.step = said.step;
	va_start(args, format);
	vsnprintf(sim.text, sizeof sim.text, format, args);
	va_end(args);
	trace("VIOLATED (%c) %s", invariant, sim.text);
}

void trace_report(FILE *out)
{
	uint64_t first = said.count > KEPT ? said.count - KEPT : 0;
	fprintf(out, "seed %" PRIu64 " failed at step %d: invariant (%c): %s\n", said.seed,
	        sim.step, sim.invariant, sim.text);
	for (uint64_t i = first; i < said.count; i++)
		fprintf(out, "  %s\n", said.lines[i % KEPT]);
	fprintf(out, "replay: simulator --seed %" PRIu64 " --trace\n", said.seed);
}

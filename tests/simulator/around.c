/* around.c - what the server's surroundings are replaced by, partly with the linker's --wrap,
 * so that no line of the server knows of it: time, chance, standard error, and how long bots
 * think. */
#define _GNU_SOURCE
#include "disk.h"
#include "sim.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* --- time -------------------------------------------------------------------------- */

int __real_clock_gettime(clockid_t, struct timespec *);
int __wrap_clock_gettime(clockid_t, struct timespec *);

int __wrap_clock_gettime(clockid_t clock, struct timespec *out)
{
	(void)clock;
	out->tv_sec = (time_t)(world.now / 1000);
	out->tv_nsec = (long)(world.now % 1000) * 1000000;
	return 0;
}

double real_seconds(void)
{
	struct timespec now;
	__real_clock_gettime(CLOCK_MONOTONIC, &now);
	return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* --- chance ------------------------------------------------------------------------ */

static struct pl_chance usual_chance, *the_chance = &usual_chance;

static const char *random_name(void)
{
	return "simulated";
}

static uint32_t random_number(void)
{
	return (uint32_t)pl_bits(the_chance);
}

static void random_buf(void *const out, const size_t length)
{
	for (size_t i = 0; i < length; i++)
		((unsigned char *)out)[i] = (unsigned char)pl_bits(the_chance);
}

void random_begin(uint64_t seed)
{
	static const randombytes_implementation implementation = {
		.implementation_name = random_name,
		.random = random_number,
		.buf = random_buf,
	};
	randombytes_set_implementation((randombytes_implementation *)(uintptr_t)&implementation);
	usual_chance = (struct pl_chance){ { 0, 0 }, 0 };
	the_chance = &usual_chance;
	if (sodium_init() < 0) /* which draws something the first time only */
		abort();
	usual_chance = (struct pl_chance){ { seed, 0xc4 }, 0 };
}

void random_use(struct pl_chance *chance)
{
	the_chance = chance;
}

/* --- standard error ---------------------------------------------------------------- */

/* A line of the server's log, which anybody may read. */
static ssize_t log_line(void *unused, const char *bytes, size_t length)
{
	(void)unused;
	while (length > 0 && bytes[length - 1] == '\n')
		length--;
	char line[1200];
	snprintf(line, sizeof line, "%.*s", (int)length, bytes);
	if (truths_log(line))
		return (ssize_t)length + 1;
	trace("log %.180s", line);
	inspect_bytes("the log", "", line, strlen(line));
	if (strstr(line, "event=damaged") != NULL && !disk_crashed())
		violated('e', "a table cannot be read again: %.200s", line);
	return (ssize_t)length + 1;
}

void log_begin(void)
{
	static FILE *log;
	if (log != NULL)
		return;
	log = fopencookie(NULL, "w", (cookie_io_functions_t){ .write = log_line });
	setvbuf(log, NULL, _IOLBF, 4096);
	stderr = log;
}

/* --- thinking ---------------------------------------------------------------------- */

struct pl_bot __real_pl_bot_of(const char *);
struct pl_bot __wrap_pl_bot_of(const char *);

/* Stand-ins and hints think little here: it is not their wisdom that is tested. */
struct pl_bot __wrap_pl_bot_of(const char *spec)
{
	struct pl_bot bot = __real_pl_bot_of(spec);
	bot.search.iterations = 16;
	return bot;
}

/* log.c - one line an event on standard error: time=... event=... key=value ... A crowd
 * must not fill the disk with the same words: of one event some lines are written, then a
 * few a second, and then how many were not. */
#include "server/parts.h"

#include <inttypes.h>
#include <stdarg.h>
#include <string.h>
#include <time.h>

enum { LINES_A_SECOND = 5, LINES_AT_ONCE = 50, EVENTS = 32, EVENT_NAME = 24 };

static struct event {
	char name[EVENT_NAME];
	struct srv_bucket lines;
	int64_t told; /* when it was last said how many were suppressed */
	uint64_t suppressed;
} events[EVENTS];

static void write_line(const char *event, const char *line)
{
	char date[32];
	time_t now = (time_t)(srv_date() / 1000);
	struct tm parts;
	gmtime_r(&now, &parts);
	strftime(date, sizeof date, "%Y-%m-%dT%H:%M:%SZ", &parts);
	fprintf(stderr, "time=%s event=%s %s\n", date, event, line);
}

static void tell_suppressed(struct event *event, int64_t now)
{
	char line[40];
	if (event->suppressed == 0 || now - event->told < 1000)
		return;
	snprintf(line, sizeof line, "suppressed=%" PRIu64, event->suppressed);
	write_line(event->name, line);
	event->told = now;
	event->suppressed = 0;
}

/* The last is for all that find no place of their own. */
static struct event *event_of(const char *name)
{
	int i = 0;
	while (i < EVENTS - 1 && events[i].name[0] != '\0' && strcmp(events[i].name, name) != 0)
		i++;
	if (events[i].name[0] == '\0')
		snprintf(events[i].name, EVENT_NAME, "%s", i < EVENTS - 1 ? name : "other");
	return &events[i];
}

void srv_log(const char *name, const char *format, ...)
{
	char line[1024];
	struct event *event = event_of(name);
	int64_t now = srv_now();
	va_list args;
	if (!srv_take(&event->lines, LINES_A_SECOND, LINES_AT_ONCE, now)) {
		event->suppressed++;
		return;
	}
	va_start(args, format);
	vsnprintf(line, sizeof line, format, args);
	va_end(args);
	write_line(name, line);
}

void srv_log_begin(void)
{
	memset(events, 0, sizeof events);
}

void srv_log_tick(void)
{
	for (int i = 0; i < EVENTS; i++)
		tell_suppressed(&events[i], srv_now());
}

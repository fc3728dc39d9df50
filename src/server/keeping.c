/* keeping.c - how long tables are kept. Ages are counted in the store's own time, which
 * goes on while a server runs and, over a pause, by the calendar, but at most by a day:
 * so neither a calendar that leaps nor one that was wrong for a while makes anything old.
 * And nothing goes at first sight: a table is marked as stale, and goes when it is still
 * so two days later. */
#include "server/parts.h"

#include "core/memory.h"

#include <stdlib.h>

#define DAY (24 * 3600 * (int64_t)1000)

enum {
	OPEN_DAYS = 7, /* of a table that nobody started */
	SECOND_LOOK_DAYS = 2,
	AT_ONCE = 100,        /* tables that one look marks, and that go at once */
	LEAP = 10 * 60 * 1000 /* of the calendar against the clock that cannot be set */
};

static void say_leap(int64_t by)
{
	srv_log("calendar-leap",
	        "hours=%lld text=\"the machine's date went %s by %lld hours; it "
	        "is not believed, and nothing grows older by it\"",
	        (long long)(by / 3600000), by > 0 ? "ahead" : "back",
	        (long long)llabs(by / 3600000));
}

/* Time goes on since the last look. */
static void go_on(struct srv *srv)
{
	int64_t now = srv_now(), date = srv_date();
	int64_t passed = now - srv->timed, dated = date - srv->dated;
	if (llabs(dated - passed) > LEAP)
		say_leap(dated - passed);
	srv->time += passed;
	srv->timed = now;
	srv->dated = date;
	pl_store_set_time(srv->store, srv->time);
}

void srv_begin_time(struct srv *srv)
{
	int64_t date = srv_date(), last = pl_store_noted(srv->store, "date");
	int64_t pause = last == 0 ? 0 : date - last;
	if (pause < 0 || pause > DAY)
		say_leap(pause);
	srv->time = pl_store_noted(srv->store, "time") +
		(pause < 0             ? 0
	                 : pause > DAY ? DAY
	                               : pause);
	srv->time += srv->time == 0; /* 0 means never */
	srv->timed = srv_now();
	srv->dated = date;
	pl_store_set_time(srv->store, srv->time);
}

void srv_note_time(struct srv *srv)
{
	go_on(srv);
	pl_store_note(srv->store, "time", srv->time);
	pl_store_note(srv->store, "date", srv->dated);
}

/* --- of those that are over: by the store ------------------------------------------------- */

struct stale {
	int count;
	char id[AT_ONCE][SRV_ID];
};

static void note_stale(void *context, const char *id)
{
	struct stale *stale = context;
	if (stale->count < AT_ONCE)
		snprintf(stale->id[stale->count++], SRV_ID, "%s", id);
}

static void sweep_over(struct srv *srv)
{
	struct stale stale = { 0 };
	int64_t before = srv->time - srv->config.keep_days * DAY;
	pl_store_mark(srv->store, before, AT_ONCE);
	pl_store_stale(srv->store, before, srv->time - SECOND_LOOK_DAYS * DAY, AT_ONCE, note_stale,
	               &stale);
	for (int i = 0; i < stale.count; i++) {
		struct srv_table *table = srv_find_table(srv, stale.id[i]);
		if (table != NULL && (table->touched || table->watchers != NULL))
			continue;
		srv_log("swept", "table=%s state=over", stale.id[i]);
		pl_store_delete(srv->store, stale.id[i]);
		srv->over--;
		if (table != NULL)
			srv_remove_table(srv, table);
	}
}

/* --- of those that are not: in memory ------------------------------------------------------ */

static void sweep_live(struct srv *srv, struct srv_table *table)
{
	int64_t days = table->state == SRV_OPEN ? OPEN_DAYS : srv->config.keep_days;
	if (table->shelved || table->damaged || table->touched || table->watchers != NULL ||
	    srv->time - table->kept <= days * DAY)
		return;
	if (table->marked == 0) {
		table->marked = srv->time;
		pl_store_mark_table(srv->store, table->id);
	} else if (srv->time - table->marked >= SECOND_LOOK_DAYS * DAY) {
		srv_log("swept", "table=%s state=%s", table->id, srv_state_name(table->state));
		pl_store_delete(srv->store, table->id);
		srv_remove_table(srv, table);
	}
}

void srv_sweep(struct srv *srv)
{
	struct srv_table *next;
	srv_note_time(srv);
	for (struct srv_table *table = srv->first; table != NULL; table = next) {
		next = table->next;
		sweep_live(srv, table);
	}
	sweep_over(srv);
	pl_store_drop_unused(srv->store);
}

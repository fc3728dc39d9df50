/* due.c - tables by when they want to be looked at: a heap, so that a tick of the clock
 * costs what is due and not what exists. */
#include "server/parts.h"

#include "core/memory.h"

static void put_at(struct srv *srv, int place, struct srv_table *table)
{
	srv->due[place] = table;
	table->due_place = place + 1;
}

/* A table that may be earlier than those above it, or later than those below. */
static void settle(struct srv *srv, int place, struct srv_table *table)
{
	while (place > 0 && table->due < srv->due[(place - 1) / 2]->due) {
		put_at(srv, place, srv->due[(place - 1) / 2]);
		place = (place - 1) / 2;
	}
	for (;;) {
		int below = 2 * place + 1;
		if (below + 1 < srv->due_count && srv->due[below + 1]->due < srv->due[below]->due)
			below++;
		if (below >= srv->due_count || table->due <= srv->due[below]->due)
			break;
		put_at(srv, place, srv->due[below]);
		place = below;
	}
	put_at(srv, place, table);
}

static void take_out(struct srv *srv, struct srv_table *table)
{
	int place = table->due_place - 1;
	struct srv_table *last = srv->due[--srv->due_count];
	table->due_place = 0;
	table->due = 0;
	if (last != table)
		settle(srv, place, last);
}

static void put_in(struct srv *srv, struct srv_table *table)
{
	if (srv->due_count == srv->due_room) {
		srv->due_room = srv->due_room == 0 ? 64 : 2 * srv->due_room;
		srv->due = pl_resize(srv->due, (size_t)srv->due_room * sizeof srv->due[0]);
	}
	settle(srv, srv->due_count++, table);
}

void srv_due_set(struct srv *srv, struct srv_table *table, int64_t at)
{
	if (at == table->due)
		return;
	if (at == 0) {
		take_out(srv, table);
		return;
	}
	table->due = at;
	if (table->due_place == 0)
		put_in(srv, table);
	else
		settle(srv, table->due_place - 1, table);
}

struct srv_table *srv_due_take(struct srv *srv, int64_t now)
{
	struct srv_table *table = srv->due_count == 0 ? NULL : srv->due[0];
	if (table == NULL || table->due > now)
		return NULL;
	take_out(srv, table);
	return table;
}

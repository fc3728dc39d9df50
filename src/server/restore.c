/* restore.c - tables from the store: read aside, so that one that is damaged harms no
 * other and nothing that is in memory; what is wrong is said, and by which record. */
#include "server/parts.h"

#include "core/memory.h"

#include <string.h>

struct reading {
	struct srv *srv;
	struct srv_table *table;
	int64_t broken; /* the record that does not follow from those before it; 0: none */
	struct srv_refusal why;
};

static bool read_record(void *context, const struct pl_entry *entry)
{
	struct reading *reading = context;
	if (srv_table_apply(reading->srv, reading->table, entry, &reading->why))
		return true;
	reading->broken = entry->number;
	return false;
}

void srv_discard(struct srv *srv, struct srv_table *aside)
{
	srv_table_reset(srv, aside);
	free(aside);
}

struct srv_table *srv_read_table(struct srv *srv, const char *id, bool skim,
                                 struct srv_refusal *why)
{
	struct srv_table *aside = pl_zeroed(sizeof *aside);
	struct reading reading = { .srv = srv, .table = aside };
	snprintf(aside->id, sizeof aside->id, "%s", id);
	aside->listed_as = SRV_OLD;
	aside->skimmed = skim;
	bool read = pl_store_records(srv->store, id, read_record, &reading);
	aside->stored = aside->number;
	if (read && reading.broken == 0 && aside->number > 0)
		return aside;
	if (!read)
		srv_refuse(why, "damaged", "%s", pl_store_why(srv->store));
	else if (reading.broken == 0)
		srv_refuse(why, "no-table", "there is no such table");
	else
		srv_refuse(why, "damaged", "record %lld of table %s cannot be played again: %.200s",
		           (long long)reading.broken, id, reading.why.text);
	srv_discard(srv, aside);
	return NULL;
}

/* Set apart: everybody who comes is told why, and nothing is written to it. */
static void quarantine(struct srv_table *table, const struct srv_refusal *why)
{
	table->state = SRV_OLD;
	table->damaged = true;
	srv_log("damaged", "table=%s why=\"%s\"", table->id, why->text);
	snprintf(table->why_old, sizeof table->why_old, "%.199s", why->text);
}

bool srv_reload_table(struct srv *srv, struct srv_table *table)
{
	struct srv_refusal why;
	struct srv_table *aside = srv_read_table(srv, table->id, false, &why);
	if (aside == NULL && strcmp(why.code, "no-table") == 0)
		return false;
	if (aside == NULL) {
		srv_table_reset(srv, table); /* nobody is shown what may not be so */
		quarantine(table, &why);
	} else {
		aside->kept = table->kept;
		srv_adopt(srv, table, aside);
	}
	srv_list_table(srv, table);
	return true;
}

/* --- all of them, at the start ---------------------------------------------------------- */

static void restore_one(void *context, const struct pl_known *known)
{
	struct srv *srv = context;
	struct srv_refusal why;
	struct srv_table *table = srv_add_table(srv, known->table);
	struct srv_table *aside = srv_read_table(srv, known->table, false, &why);
	if (aside != NULL)
		srv_adopt(srv, table, aside);
	else
		quarantine(table, &why);
	table->told = table->number;
	table->kept = known->touched;
	table->marked = known->marked;
	srv_list_table(srv, table);
	if (srv_table_over(table) && !table->damaged)
		srv_shelve(srv, table);
	srv_touch(srv, table, 0);
}

/* Ids, so that what they name is read when their list is closed. */
struct ids {
	int count, room;
	char (*id)[SRV_ID];
	int64_t *ended;
};

static void note_id(void *context, const struct pl_known *known)
{
	struct ids *ids = context;
	if (ids->count == ids->room) {
		ids->room = ids->room == 0 ? 64 : 2 * ids->room;
		ids->id = pl_resize(ids->id, (size_t)ids->room * sizeof ids->id[0]);
		ids->ended = pl_resize(ids->ended, (size_t)ids->room * sizeof ids->ended[0]);
	}
	ids->ended[ids->count] = known->ended;
	snprintf(ids->id[ids->count++], SRV_ID, "%s", known->table);
}

/* What an older program left without a summary, a limited number at a time. */
static bool shelve_old(struct srv *srv, const struct ids *ids)
{
	enum { AT_ONCE = 1000 };
	for (int i = 0; i < ids->count; i++) {
		struct srv_refusal why;
		struct srv_table *aside = srv_read_table(srv, ids->id[i], true, &why);
		if (aside != NULL && aside->state == SRV_RUNNING) {
			aside->state = SRV_FINISHED; /* its moves were passed over */
			aside->ended = ids->ended[i];
		}
		if (aside != NULL && srv_table_over(aside))
			srv_shelve(srv, aside);
		if (aside != NULL)
			srv_discard(srv, aside);
		if ((i + 1) % AT_ONCE > 0 && i + 1 < ids->count)
			continue;
		srv_log("shelving", "tables=%d of=%d", i + 1, ids->count);
		if (!pl_store_commit(srv->store))
			return false;
	}
	return true;
}

static bool shelve_all_old(struct srv *srv)
{
	struct ids ids = { 0 };
	bool good = pl_store_tables(srv->store, PL_STORE_UNSHELVED, note_id, &ids) &&
		shelve_old(srv, &ids);
	free(ids.id);
	free(ids.ended);
	return good;
}

bool srv_restore(struct srv *srv)
{
	int64_t begun = srv_now();
	if (!shelve_all_old(srv) || !pl_store_tables(srv->store, PL_STORE_LIVE, restore_one, srv))
		return false;
	srv->over = pl_store_over(srv->store);
	srv_end_turn(srv);
	srv_log("restored", "tables=%d over=%lld ms=%lld", srv->table_count, (long long)srv->over,
	        (long long)(srv_now() - begun));
	return true;
}

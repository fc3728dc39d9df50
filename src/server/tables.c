/* tables.c - all tables: finding, adding, restoring from the store, and letting
 * go. */
#include "server/parts.h"

#include "core/chance.h"
#include "core/memory.h"

#include <string.h>

static struct srv_table **bucket_of(struct srv *srv, const char *id)
{
	static const uint64_t key[2] = { 1, 2 }; /* ids are random themselves */
	return &srv->buckets[pl_hash(key, id, strlen(id)) % SRV_BUCKETS];
}

struct srv_table *srv_find_table(struct srv *srv, const char *id)
{
	struct srv_table *table = *bucket_of(srv, id);
	while (table != NULL && strcmp(table->id, id) != 0)
		table = table->in_bucket;
	return table;
}

struct srv_table *srv_add_table(struct srv *srv, const char *id)
{
	struct srv_table *table = pl_zeroed(sizeof *table);
	struct srv_table **bucket = bucket_of(srv, id);
	snprintf(table->id, sizeof table->id, "%s", id);
	table->in_bucket = *bucket;
	*bucket = table;
	table->previous = srv->last;
	if (srv->last != NULL)
		srv->last->next = table;
	else
		srv->first = table;
	srv->last = table;
	srv->table_count++;
	return table;
}

static void unlink_table(struct srv *srv, struct srv_table *table)
{
	struct srv_table **place = bucket_of(srv, table->id);
	while (*place != table)
		place = &(*place)->in_bucket;
	*place = table->in_bucket;
	if (table->previous != NULL)
		table->previous->next = table->next;
	else
		srv->first = table->next;
	if (table->next != NULL)
		table->next->previous = table->previous;
	else
		srv->last = table->previous;
	if (!table->touched)
		return;
	place = &srv->touched;
	while (*place != table)
		place = &(*place)->next_touched;
	*place = table->next_touched;
}

void srv_remove_table(struct srv *srv, struct srv_table *table)
{
	while (table->watchers != NULL)
		srv_unwatch_table(table->watchers->conn, table);
	unlink_table(srv, table);
	srv_table_reset(srv, table);
	free(table);
	srv->table_count--;
	srv->lobby_news = true;
}

void srv_touch(struct srv *srv, struct srv_table *table, unsigned news)
{
	table->news |= news;
	if (table->touched)
		return;
	table->touched = true;
	table->next_touched = srv->touched;
	srv->touched = table;
}

/* --- records ---------------------------------------------------------------------- */

static unsigned news_of(enum srv_kind kind)
{
	if (kind == SRV_CHAT)
		return SRV_NEWS_CHAT;
	if (kind == SRV_START || kind == SRV_RESIGN || kind == SRV_BACK)
		return SRV_NEWS_TABLE | SRV_NEWS_PLAY;
	if (srv_is_move(kind) || kind == SRV_UNDO)
		return SRV_NEWS_PLAY;
	return SRV_NEWS_TABLE;
}

bool srv_record(struct srv *srv, struct srv_table *table, enum srv_kind kind, int seat,
                const char *text, struct srv_refusal *why)
{
	struct pl_entry entry = {
		.table = table->id, .number = table->number + 1, .at = srv_date(),
		.kind = srv_kind_names[kind], .seat = seat, .text = text,
	};
	enum srv_state before = table->state;
	bool away = seat > 0 && table->seats[seat - 1].missed >= SRV_MISSES;
	if (before == SRV_OLD && kind != SRV_CHAT)
		return srv_refuse(why, "old", "%s", table->why_old);
	if (!srv_table_apply(srv, table, &entry, why))
		return false;
	srv->counts.records[kind]++;
	pl_store_append(srv->store, &entry); /* a failure shows at the commit */
	unsigned news = news_of(kind);
	if (kind == SRV_CREATE || kind == SRV_START)
		srv_log(kind == SRV_CREATE ? "table-made" : "table-started", "table=%s game=%s seats=%d",
		        table->id, table->game->slug, table->seat_count);
	if (table->state == SRV_FINISHED && before != SRV_FINISHED) {
		srv_log("table-ended", "table=%s records=%lld", table->id, (long long)table->number);
		pl_store_ended(srv->store, table->id, table->ended);
		news |= SRV_NEWS_TABLE;
	}
	if (seat > 0 && away != (table->seats[seat - 1].missed >= SRV_MISSES))
		news |= SRV_NEWS_TABLE;
	if (news & SRV_NEWS_TABLE)
		srv->lobby_news = true;
	srv_touch(srv, table, news);
	return true;
}

void srv_delete(struct srv *srv, struct srv_table *table)
{
	pl_store_delete(srv->store, table->id);
	table->deleted = true;
	srv->lobby_news = true;
	srv_touch(srv, table, SRV_NEWS_TABLE);
}

/* --- reading from the store ---------------------------------------------------------- */

struct reading {
	struct srv *srv;
	struct srv_table *table;
	bool good;
};

static bool read_record(void *context, const struct pl_entry *entry)
{
	struct reading *reading = context;
	struct srv_refusal why;
	if (srv_table_apply(reading->srv, reading->table, entry, &why))
		return true;
	srv_log("broken-table", "table=%s record=%lld why=\"%s\"", reading->table->id,
	        (long long)entry->number, why.text);
	reading->good = false;
	return false;
}

static bool read_table(struct srv *srv, struct srv_table *table, bool skim)
{
	struct reading reading = { srv, table, true };
	table->skimmed = skim;
	return pl_store_records(srv->store, table->id, read_record, &reading) && reading.good &&
	       table->number > 0;
}

bool srv_reload_table(struct srv *srv, struct srv_table *table)
{
	srv_table_reset(srv, table);
	return read_table(srv, table, false);
}

bool srv_load_table(struct srv *srv, struct srv_table *table)
{
	return !table->skimmed || srv_reload_table(srv, table);
}

/* What no longer reads as it should is kept, for people to look into. */
static void spoil(struct srv_table *table)
{
	table->state = SRV_OLD;
	snprintf(table->why_old, sizeof table->why_old,
	         "its records cannot be played again by this version");
}

static void restore_one(void *context, const char *id, int64_t ended)
{
	struct srv *srv = context;
	struct srv_table *table = srv_add_table(srv, id);
	if (!read_table(srv, table, ended != 0))
		spoil(table);
	if (ended != 0 && table->state == SRV_RUNNING) {
		table->state = SRV_FINISHED;
		table->ended = ended;
	}
	table->told = table->number;
	srv_consider(srv, table);
}

bool srv_restore(struct srv *srv)
{
	int64_t begun = srv_now();
	if (!pl_store_tables(srv->store, restore_one, srv))
		return false;
	srv_log("restored", "tables=%d ms=%lld", srv->table_count, (long long)(srv_now() - begun));
	return true;
}

/* --- letting go ----------------------------------------------------------------------- */

static bool is_stale(const struct srv *srv, const struct srv_table *table, int64_t date)
{
	const int64_t day = 24 * 3600 * (int64_t)1000;
	int64_t days = table->state == SRV_OPEN ? 7 : srv->config.keep_days;
	return date - table->last > days * day;
}

/* A data file that no table plays by any more goes too. */
struct unused_data {
	struct srv *srv;
	int count, room;
	char (*unused)[SRV_HASH];
};

static void note_unused(void *context, const char *name)
{
	struct unused_data *names = context;
	for (const struct srv_table *table = names->srv->first; table != NULL; table = table->next)
		if (strcmp(table->data, name) == 0)
			return;
	if (names->count == names->room) {
		names->room = names->room == 0 ? 16 : 2 * names->room;
		names->unused = pl_resize(names->unused, (size_t)names->room * sizeof names->unused[0]);
	}
	snprintf(names->unused[names->count++], SRV_HASH, "%s", name);
}

static void sweep_data(struct srv *srv)
{
	struct unused_data names = { .srv = srv };
	pl_store_names(srv->store, note_unused, &names);
	for (int i = 0; i < names.count; i++)
		pl_store_drop(srv->store, names.unused[i]);
	free(names.unused);
}

void srv_sweep(struct srv *srv)
{
	int64_t date = srv_date();
	struct srv_table *next;
	sweep_data(srv);
	for (struct srv_table *table = srv->first; table != NULL; table = next) {
		next = table->next;
		if (table->touched || table->watchers != NULL)
			continue;
		if (is_stale(srv, table, date)) {
			srv_log("swept", "table=%s state=%s", table->id, srv_state_name(table->state));
			pl_store_delete(srv->store, table->id);
			srv_remove_table(srv, table);
		} else if (table->state == SRV_FINISHED && !table->skimmed) {
			int64_t ended = table->ended;
			srv_table_reset(srv, table);
			if (!read_table(srv, table, true))
				spoil(table);
			table->state = SRV_FINISHED;
			table->ended = ended;
		}
	}
}

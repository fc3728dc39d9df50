/* tables.c - all tables in memory: finding, opening, adding, writing to, and letting
 * go. Those that are not over are always here; those that are over live in the store and
 * come while somebody looks at them. */
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

static void link_table(struct srv *srv, struct srv_table *table)
{
	struct srv_table **bucket = bucket_of(srv, table->id);
	table->listed_as = SRV_OLD;
	table->in_bucket = *bucket;
	*bucket = table;
	table->previous = srv->last;
	if (srv->last != NULL)
		srv->last->next = table;
	else
		srv->first = table;
	srv->last = table;
	srv->table_count++;
}

struct srv_table *srv_add_table(struct srv *srv, const char *id)
{
	struct srv_table *table = pl_zeroed(sizeof *table);
	snprintf(table->id, sizeof table->id, "%s", id);
	link_table(srv, table);
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

static void set_idle(struct srv *, struct srv_table *, bool idle);

void srv_remove_table(struct srv *srv, struct srv_table *table)
{
	if (!table->shelved)
		srv->lobby_news = true;
	set_idle(srv, table, false);
	while (table->watchers != NULL)
		srv_unwatch_table(table->watchers->conn, table);
	srv_unlist_table(srv, table);
	unlink_table(srv, table);
	srv_table_reset(srv, table);
	free(table);
	srv->table_count--;
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
		.table = table->id,
		.number = table->number + 1,
		.at = srv_date(),
		.kind = srv_kind_names[kind],
		.seat = seat,
		.text = text,
	};
	enum srv_state before = table->state;
	bool away = seat > 0 && table->seats[seat - 1].missed >= SRV_MISSES;
	if (table->damaged || (before == SRV_OLD && kind != SRV_CHAT))
		return srv_refuse(why, table->damaged ? "damaged" : "old", "%s", table->why_old);
	if (!srv_table_apply(srv, table, &entry, why))
		return false;
	srv->counts.records[kind]++;
	if (srv_is_move(kind) && table->records[table->record_count - 1].kept != NULL)
		entry.text = table->records[table->record_count - 1].kept;
	pl_store_append(srv->store, &entry); /* a failure shows at the commit */
	table->kept = srv->time;
	table->marked = 0;
	if (kind == SRV_CREATE && table->data[0] != '\0')
		pl_store_uses(srv->store, table->id, table->data);
	unsigned news = news_of(kind);
	if (kind == SRV_CREATE || kind == SRV_START)
		srv_log(kind == SRV_CREATE ? "table-made" : "table-started",
		        "table=%s game=%s seats=%d", table->id, table->game->slug,
		        table->seat_count);
	if (table->state == SRV_FINISHED && before != SRV_FINISHED) {
		srv_log("table-ended", "table=%s records=%lld", table->id,
		        (long long)table->number);
		news |= SRV_NEWS_TABLE;
	}
	if (srv_table_over(table))
		srv_shelve(srv, table);
	if (seat > 0 && away != (table->seats[seat - 1].missed >= SRV_MISSES))
		news |= SRV_NEWS_TABLE;
	if (news & SRV_NEWS_TABLE) {
		srv->lobby_news = true;
		srv_list_table(srv, table);
	}
	srv_touch(srv, table, news);
	return true;
}

void srv_delete(struct srv *srv, struct srv_table *table)
{
	pl_store_delete(srv->store, table->id);
	srv_review_forget(srv, table->id);
	table->deleted = true;
	srv->lobby_news = true;
	srv_touch(srv, table, SRV_NEWS_TABLE);
}

/* --- opening, and letting go -------------------------------------------------------- */

enum { IDLE_TABLES = 64 }; /* over and looked at by nobody, in memory all the same */

/* From the store, where those that are over are. */
static struct srv_table *fetch(struct srv *srv, const char *id, struct srv_refusal *why)
{
	struct pl_known known;
	if (!pl_store_find(srv->store, id, &known)) {
		srv_refuse(why, "no-table", "there is no such table");
		return NULL;
	}
	struct srv_table *table = srv_read_table(srv, id, false, why);
	if (table == NULL) {
		srv_log("damaged", "table=%s why=\"%s\"", id, why->text);
		return NULL;
	}
	link_table(srv, table);
	table->told = table->number;
	table->kept = known.touched;
	table->shelved = true;
	if (!srv_table_over(table)) { /* it can be played again, by other rules than before */
		table->shelved = false;
		srv_shelve(srv, table);
		srv_list_table(srv, table);
	}
	srv_touch(srv, table, 0);
	return table;
}

struct srv_table *srv_open_table(struct srv *srv, const char *id, struct srv_refusal *why)
{
	struct srv_table *table = srv_find_table(srv, id);
	if (table == NULL)
		return fetch(srv, id, why);
	if (table->deleted) {
		srv_refuse(why, "no-table", "there is no such table");
		return NULL;
	}
	if (!table->damaged)
		return table;
	srv_reload_table(srv, table); /* the disk may be well again */
	if (!table->damaged) {
		srv_touch(srv, table, SRV_NEWS_TABLE | SRV_NEWS_PLAY);
		return table;
	}
	srv_refuse(why, "damaged", "%s", table->why_old);
	return NULL;
}

static void set_idle(struct srv *srv, struct srv_table *table, bool idle)
{
	if (idle == table->idle)
		return;
	table->idle = idle;
	srv->idle += idle ? 1 : -1;
	if (idle) {
		table->previous_idle = srv->last_idle;
		table->next_idle = NULL;
		if (srv->last_idle != NULL)
			srv->last_idle->next_idle = table;
		else
			srv->first_idle = table;
		srv->last_idle = table;
		return;
	}
	if (table->previous_idle != NULL)
		table->previous_idle->next_idle = table->next_idle;
	else
		srv->first_idle = table->next_idle;
	if (table->next_idle != NULL)
		table->next_idle->previous_idle = table->previous_idle;
	else
		srv->last_idle = table->previous_idle;
}

/* After a commit: a table that is over leaves the lists of memory to those of the store,
 * and memory itself when nobody looks at it. */
void srv_settle(struct srv *srv, struct srv_table *table)
{
	table->stored = table->number;
	if (srv_table_over(table) && !table->shelved && !table->damaged) {
		table->shelved = true;
		srv->over++;
		srv_unlist_table(srv, table);
	}
	set_idle(srv, table, table->shelved && table->watchers == NULL);
}

void srv_trim(struct srv *srv)
{
	while (srv->idle > IDLE_TABLES)
		srv_remove_table(srv, srv->first_idle);
}

/* batch.c - writing: what is to be written waits in memory and goes to the disk in one
 * transaction, table by table, each under a savepoint of its own. */
#include "store/sqlite.h"

#include "core/chance.h"
#include "core/memory.h"

#include <stdio.h>
#include <string.h>

void store_clear_batch(struct pl_store *store)
{
	for (int i = 0; i < store->write_count; i++) {
		free(store->writes[i].kind);
		free(store->writes[i].text);
	}
	store->write_count = 0;
}

/* --- gathering ---------------------------------------------------------------- */

static int add_part(struct pl_store *store, const char *id)
{
	if (store->part_count == store->part_room) {
		store->part_room = store->part_room == 0 ? 16 : 2 * store->part_room;
		store->parts =
			pl_resize(store->parts, (size_t)store->part_room * sizeof store->parts[0]);
	}
	struct store_part *part = &store->parts[store->part_count];
	*part = (struct store_part){ .first = -1, .last = -1, .next_in_bucket = -1 };
	snprintf(part->id, sizeof part->id, "%s", id);
	return store->part_count++;
}

void store_begin_batch(struct pl_store *store)
{
	store->settled = false;
	store->part_count = store->refused = 0;
	for (int i = 0; i < STORE_BUCKETS; i++)
		store->buckets[i] = -1;
	add_part(store, "");
}

static int *bucket_of(struct pl_store *store, const char *table)
{
	static const uint64_t key[2] = { 3, 4 }; /* ids are random themselves */
	return &store->buckets[pl_hash(key, table, strlen(table)) % STORE_BUCKETS];
}

/* Which of the batch's tables it is. */
static int part_of(struct pl_store *store, const char *table)
{
	int *bucket = bucket_of(store, table), part = *bucket;
	while (part >= 0 && strcmp(store->parts[part].id, table) != 0)
		part = store->parts[part].next_in_bucket;
	if (part >= 0)
		return part;
	part = add_part(store, table);
	store->parts[part].next_in_bucket = *bucket;
	return *bucket = part;
}

/* A write to a table, or (NULL) to none, behind those that wait for it already. */
static struct store_write *add(struct pl_store *store, enum store_statement what, const char *table)
{
	if (store->settled)
		store_begin_batch(store);
	if (store->write_count == store->write_room) {
		store->write_room = store->write_room == 0 ? 64 : 2 * store->write_room;
		store->writes = pl_resize(store->writes,
		                          (size_t)store->write_room * sizeof store->writes[0]);
	}
	int which = table == NULL ? 0 : part_of(store, table); /* which may move them all */
	struct store_part *part = &store->parts[which];
	int place = store->write_count++;
	if (part->last >= 0)
		store->writes[part->last].next = place;
	else
		part->first = place;
	part->last = place;
	store->writes[place] = (struct store_write){ .what = what, .next = -1 };
	return &store->writes[place];
}

void pl_store_append(struct pl_store *store, const struct pl_entry *entry)
{
	struct store_write *write = add(store, STORE_APPEND, entry->table);
	write->number = entry->number;
	write->at = entry->at;
	write->seat = entry->seat;
	write->kind = pl_copied(entry->kind);
	write->text = pl_copied(entry->text);
}

void pl_store_uses(struct pl_store *store, const char *table, const char *data)
{
	add(store, STORE_USES, table)->text = pl_copied(data);
}

void pl_store_shelve(struct pl_store *store, const struct pl_shelf *shelf)
{
	struct store_write *write = add(store, STORE_SHELVE, shelf->table);
	write->at = shelf->ended;
	write->number = shelf->listed;
	write->text = pl_copied(shelf->summary);
	add(store, STORE_FORGET_PARTS, shelf->table);
	for (int i = 0; i < shelf->people; i++)
		add(store, STORE_PART, shelf->table)->part = shelf->person[i];
}

void pl_store_delete(struct pl_store *store, const char *table)
{
	add(store, STORE_FORGET, table);
	add(store, STORE_FORGET_PARTS, table);
	add(store, STORE_DROP, table);
}

void pl_store_keep(struct pl_store *store, const char *name, const char *text, size_t length)
{
	struct store_write *write = add(store, STORE_KEEP, NULL);
	write->kind = pl_copied(name);
	write->text = pl_resize(NULL, length + 1);
	memcpy(write->text, text, length);
	write->length = length;
}

void pl_store_note(struct pl_store *store, const char *name, int64_t value)
{
	struct store_write *write = add(store, STORE_NOTE, NULL);
	write->kind = pl_copied(name);
	write->at = value;
}

void pl_store_mark_table(struct pl_store *store, const char *table)
{
	add(store, STORE_MARK_TABLE, table)->at = store->time;
}

bool pl_store_waiting(const struct pl_store *store)
{
	return store->write_count > 0;
}

/* --- writing ------------------------------------------------------------------ */

/* Where a table's records end in the store. */
struct head {
	int64_t number;
	unsigned char chain[STORE_CHAIN];
};

static bool read_head(struct pl_store *store, const char *table, struct head *head)
{
	sqlite3_stmt *query = store->prepared[STORE_HEAD];
	store_bind_text(query, 1, table);
	int result = sqlite3_step(query);
	bool good = result == SQLITE_ROW && sqlite3_column_bytes(query, 1) == STORE_CHAIN;
	if (good) {
		head->number = sqlite3_column_int64(query, 0);
		memcpy(head->chain, sqlite3_column_blob(query, 1), STORE_CHAIN);
	} else if (result == SQLITE_ROW || result == SQLITE_DONE) {
		store_say(store, "table %s is not in the store as it should be", table);
	} else {
		store_complain(store);
	}
	sqlite3_reset(query);
	sqlite3_clear_bindings(query);
	return good;
}

static bool make_table(struct pl_store *store, const char *table, int64_t made, struct head *head)
{
	sqlite3_stmt *make = store->prepared[STORE_MAKE];
	head->number = 0;
	store_chain_begin(table, head->chain);
	store_bind_text(make, 1, table);
	sqlite3_bind_int64(make, 2, made);
	sqlite3_bind_blob(make, 3, head->chain, STORE_CHAIN, SQLITE_STATIC);
	return store_step(store, STORE_MAKE);
}

static bool append(struct pl_store *store, const char *table, const struct store_write *write,
                   struct head *head)
{
	const struct pl_entry entry = { table,       write->number, write->at,
		                        write->kind, write->seat,   write->text };
	if (write->number == 1 && !make_table(store, table, write->at, head))
		return false;
	if (head->number == 0 && write->number != 1 && !read_head(store, table, head))
		return false;
	if (head->number != write->number - 1)
		return store_say(store, "table %s has %lld records where there should be %lld",
		                 table, (long long)head->number, (long long)write->number - 1);
	store_chain_on(&entry, head->chain);
	head->number = write->number;
	sqlite3_stmt *insert = store->prepared[STORE_APPEND];
	store_bind_text(insert, 1, table);
	sqlite3_bind_int64(insert, 2, entry.number);
	sqlite3_bind_int64(insert, 3, entry.at);
	store_bind_text(insert, 4, entry.kind);
	sqlite3_bind_int(insert, 5, entry.seat);
	store_bind_text(insert, 6, entry.text);
	sqlite3_bind_blob(insert, 7, head->chain, STORE_CHAIN, SQLITE_STATIC);
	return store_step(store, STORE_APPEND);
}

static bool advance(struct pl_store *store, const char *table, const struct head *head)
{
	sqlite3_stmt *update = store->prepared[STORE_ADVANCE];
	store_bind_text(update, 1, table);
	sqlite3_bind_int64(update, 2, head->number);
	sqlite3_bind_blob(update, 3, head->chain, STORE_CHAIN, SQLITE_STATIC);
	sqlite3_bind_int64(update, 4, store->time);
	return store_step(store, STORE_ADVANCE);
}

/* Any write but a record: its values are bound in the order of its statement. */
static bool write_other(struct pl_store *store, const char *table, const struct store_write *write)
{
	sqlite3_stmt *statement = store->prepared[write->what];
	if (table != NULL)
		store_bind_text(statement, 1, table);
	switch (write->what) {
	case STORE_USES:
		store_bind_text(statement, 2, write->text);
		break;
	case STORE_SHELVE:
		sqlite3_bind_int64(statement, 2, write->at);
		sqlite3_bind_int64(statement, 3, write->number);
		store_bind_text(statement, 4, write->text);
		break;
	case STORE_PART:
		sqlite3_bind_blob(statement, 2, write->part.owner, PL_STORE_OWNER, SQLITE_STATIC);
		sqlite3_bind_int64(statement, 3, write->part.seats);
		sqlite3_bind_int(statement, 4, write->part.maker);
		break;
	case STORE_MARK_TABLE:
		sqlite3_bind_int64(statement, 2, write->at);
		break;
	case STORE_KEEP:
		store_bind_text(statement, 1, write->kind);
		sqlite3_bind_text64(statement, 2, write->text, write->length, SQLITE_STATIC,
		                    SQLITE_UTF8);
		break;
	case STORE_NOTE:
		store_bind_text(statement, 1, write->kind);
		sqlite3_bind_int64(statement, 2, write->at);
		break;
	default:
		break;
	}
	return store_step(store, write->what);
}

/* All that the batch writes to one table, or (the first part) to none. */
static bool write_part(struct pl_store *store, int part)
{
	const char *table = part == 0 ? NULL : store->parts[part].id;
	struct head head = { 0 };
	for (int i = store->parts[part].first; i >= 0; i = store->writes[i].next) {
		const struct store_write *write = &store->writes[i];
		if (!(write->what == STORE_APPEND ? append(store, table, write, &head)
		                                  : write_other(store, table, write)))
			return false;
	}
	return head.number == 0 || advance(store, table, &head);
}

/* A table that cannot be written to leaves the others alone, unless the trouble is
 * the disk's: then SQLite has given up the whole transaction, or soon will. */
static bool write_table(struct pl_store *store, int part)
{
	if (!store_step(store, STORE_SAVE))
		return false;
	if (write_part(store, part))
		return store_step(store, STORE_RELEASE);
	int code = sqlite3_errcode(store->db) & 0xff;
	bool of_disk = code == SQLITE_FULL || code == SQLITE_IOERR || code == SQLITE_NOMEM ||
		code == SQLITE_READONLY || code == SQLITE_BUSY;
	if (of_disk || sqlite3_get_autocommit(store->db))
		return false;
	struct store_part *refused = &store->parts[part];
	refused->refused = true;
	store->refused++;
	memcpy(refused->why, store->why, sizeof refused->why);
	return store_step(store, STORE_TAKE_BACK) && store_step(store, STORE_RELEASE);
}

/* A commit that fails as it is synced stands in the write-ahead log, where the next program
 * would find it. A small one is written over it and synced, if the disk can do that much. */
static bool unwrite(struct pl_store *store)
{
	char why[PL_STORE_WHY];
	memcpy(why, store->why, sizeof why);
	store_bind_text(store->prepared[STORE_NOTE], 1, "unwritten");
	sqlite3_bind_int64(store->prepared[STORE_NOTE], 2, store->time);
	bool good = store_step(store, STORE_BEGIN) && store_step(store, STORE_NOTE) &&
		store_step(store, STORE_COMMIT);
	if (!good && !sqlite3_get_autocommit(store->db))
		store_step(store, STORE_ROLLBACK);
	memcpy(store->why, why, sizeof why);
	return good;
}

static bool commit_all(struct pl_store *store)
{
	bool good = store_step(store, STORE_COMMIT);
	store->unsure = !good && (sqlite3_errcode(store->db) & 0xff) == SQLITE_IOERR;
	return good;
}

static bool write_all(struct pl_store *store)
{
	store->unsure = false;
	if (!store_step(store, STORE_BEGIN) || !write_part(store, 0))
		return false;
	for (int part = 1; part < store->part_count; part++)
		if (!write_table(store, part))
			return false;
	return commit_all(store);
}

bool pl_store_commit(struct pl_store *store)
{
	if (store->write_count == 0) {
		if (store->refused > 0)
			store_begin_batch(store);
		return true;
	}
	store->settled = true;
	bool good = write_all(store);
	if (!good && !sqlite3_get_autocommit(store->db)) {
		char why[PL_STORE_WHY];
		memcpy(why, store->why, sizeof why);
		store_step(store, STORE_ROLLBACK);
		memcpy(store->why, why, sizeof why);
	}
	if (store->unsure && unwrite(store))
		store->unsure = false;
	store_clear_batch(store);
	return good;
}

bool pl_store_unsure(const struct pl_store *store)
{
	return store->unsure;
}

const char *pl_store_refused(const struct pl_store *store, const char *table)
{
	for (int i = 1; store->refused > 0 && i < store->part_count; i++)
		if (store->parts[i].refused && strcmp(store->parts[i].id, table) == 0)
			return store->parts[i].why;
	return NULL;
}

bool pl_store_mark(struct pl_store *store, int64_t before, int most)
{
	sqlite3_stmt *mark = store->prepared[STORE_MARK];
	sqlite3_bind_int64(mark, 1, store->time);
	sqlite3_bind_int64(mark, 2, before);
	sqlite3_bind_int(mark, 3, most);
	return store_step(store, STORE_MARK);
}

bool pl_store_drop_unused(struct pl_store *store)
{
	return store_step(store, STORE_DROP_UNUSED);
}

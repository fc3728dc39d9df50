/* sqlite.c - the store in one SQLite file: write-ahead log, every commit synced
 * to the disk before it is reported. */
#include "store/store.h"

#include "core/memory.h"

#include <sqlite3.h>
#include <stdio.h>
#include <string.h>

enum { FORMAT = 1 };

enum statement {
	BEGIN, COMMIT, ROLLBACK, MAKE, APPEND, ENDED, FORGET, DROP, KEEP, DROP_DATA, STATEMENTS
};

static const char *const statements[STATEMENTS] = {
	[BEGIN] = "BEGIN IMMEDIATE",
	[COMMIT] = "COMMIT",
	[ROLLBACK] = "ROLLBACK",
	[MAKE] = "INSERT OR IGNORE INTO tables(id, made) VALUES(?1, ?2)",
	[APPEND] = "INSERT INTO records(id, number, at, kind, seat, text) VALUES(?1, ?2, ?3, ?4, ?5, ?6)",
	[ENDED] = "UPDATE tables SET ended = ?2 WHERE id = ?1",
	[FORGET] = "DELETE FROM records WHERE id = ?1",
	[DROP] = "DELETE FROM tables WHERE id = ?1",
	[DROP_DATA] = "DELETE FROM data WHERE name = ?1",
	[KEEP] = "INSERT OR IGNORE INTO data(name, text) VALUES(?1, ?2)",
};

static const char schema[] =
	"CREATE TABLE IF NOT EXISTS format(version INTEGER NOT NULL) STRICT;"
	"INSERT INTO format(version) SELECT 1 WHERE NOT EXISTS(SELECT 1 FROM format);"
	"CREATE TABLE IF NOT EXISTS tables("
	" place INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, made INTEGER NOT NULL,"
	" ended INTEGER NOT NULL DEFAULT 0) STRICT;"
	"CREATE TABLE IF NOT EXISTS records("
	" id TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, kind TEXT NOT NULL,"
	" seat INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY(id, number))"
	" STRICT, WITHOUT ROWID;"
	"CREATE TABLE IF NOT EXISTS data(name TEXT PRIMARY KEY, text TEXT NOT NULL)"
	" STRICT, WITHOUT ROWID;";

struct pl_store {
	sqlite3 *db;
	sqlite3_stmt *prepared[STATEMENTS];
	bool open, failed; /* a batch is begun; it has failed */
	char why[PL_STORE_WHY];
};

static bool complain(struct pl_store *store)
{
	snprintf(store->why, sizeof store->why, "%s",
	         store->db == NULL ? "out of memory" : sqlite3_errmsg(store->db));
	return false;
}

static bool run(struct pl_store *store, const char *sql)
{
	return sqlite3_exec(store->db, sql, NULL, NULL, NULL) == SQLITE_OK || complain(store);
}

static bool right_format(struct pl_store *store)
{
	sqlite3_stmt *query;
	int version = 0;
	if (sqlite3_prepare_v2(store->db, "SELECT version FROM format", -1, &query, NULL) !=
	    SQLITE_OK)
		return complain(store);
	if (sqlite3_step(query) == SQLITE_ROW)
		version = sqlite3_column_int(query, 0);
	sqlite3_finalize(query);
	if (version == FORMAT)
		return true;
	snprintf(store->why, sizeof store->why,
	         "the file has format %d, this program knows format %d", version, FORMAT);
	return false;
}

static bool prepare(struct pl_store *store)
{
	for (int i = 0; i < STATEMENTS; i++)
		if (sqlite3_prepare_v3(store->db, statements[i], -1, SQLITE_PREPARE_PERSISTENT,
		                       &store->prepared[i], NULL) != SQLITE_OK)
			return complain(store);
	return true;
}

struct pl_store *pl_store_open(const char *path, char why[PL_STORE_WHY])
{
	struct pl_store *store = pl_zeroed(sizeof *store);
	bool good = sqlite3_open(path, &store->db) == SQLITE_OK || complain(store);
	if (good)
		sqlite3_busy_timeout(store->db, 2000);
	good = good && run(store, "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;") &&
	       run(store, schema) && right_format(store) && prepare(store);
	if (good)
		return store;
	snprintf(why, PL_STORE_WHY, "%.120s: %.120s", path, store->why);
	pl_store_close(store);
	return NULL;
}

void pl_store_close(struct pl_store *store)
{
	if (store == NULL)
		return;
	for (int i = 0; i < STATEMENTS; i++)
		sqlite3_finalize(store->prepared[i]);
	sqlite3_close(store->db);
	free(store);
}

const char *pl_store_why(const struct pl_store *store)
{
	return store->why;
}

/* --- writing ---------------------------------------------------------------- */

static bool step(struct pl_store *store, enum statement which)
{
	sqlite3_stmt *statement = store->prepared[which];
	int result = sqlite3_step(statement);
	if (result != SQLITE_DONE)
		complain(store);
	sqlite3_reset(statement);
	sqlite3_clear_bindings(statement);
	return result == SQLITE_DONE;
}

/* A statement of the batch, which it begins if it is the first. */
static bool write(struct pl_store *store, enum statement which)
{
	store->failed = store->failed || !step(store, which);
	return !store->failed;
}

static bool begin(struct pl_store *store)
{
	if (!store->open) {
		store->open = true;
		store->failed = !step(store, BEGIN);
	}
	return !store->failed;
}

static void bind_text(struct pl_store *store, enum statement which, int place, const char *text)
{
	sqlite3_bind_text(store->prepared[which], place, text, -1, SQLITE_STATIC);
}

static void bind_number(struct pl_store *store, enum statement which, int place, int64_t number)
{
	sqlite3_bind_int64(store->prepared[which], place, number);
}

bool pl_store_append(struct pl_store *store, const struct pl_entry *entry)
{
	if (!begin(store))
		return false;
	if (entry->number == 1) {
		bind_text(store, MAKE, 1, entry->table);
		bind_number(store, MAKE, 2, entry->at);
		if (!write(store, MAKE))
			return false;
	}
	bind_text(store, APPEND, 1, entry->table);
	bind_number(store, APPEND, 2, entry->number);
	bind_number(store, APPEND, 3, entry->at);
	bind_text(store, APPEND, 4, entry->kind);
	bind_number(store, APPEND, 5, entry->seat);
	bind_text(store, APPEND, 6, entry->text);
	return write(store, APPEND);
}

bool pl_store_ended(struct pl_store *store, const char *table, int64_t at)
{
	if (!begin(store))
		return false;
	bind_text(store, ENDED, 1, table);
	bind_number(store, ENDED, 2, at);
	return write(store, ENDED);
}

bool pl_store_delete(struct pl_store *store, const char *table)
{
	if (!begin(store))
		return false;
	bind_text(store, FORGET, 1, table);
	bind_text(store, DROP, 1, table);
	return write(store, FORGET) && write(store, DROP);
}

bool pl_store_keep(struct pl_store *store, const char *name, const char *text, size_t length)
{
	if (!begin(store))
		return false;
	bind_text(store, KEEP, 1, name);
	sqlite3_bind_text64(store->prepared[KEEP], 2, text, length, SQLITE_STATIC, SQLITE_UTF8);
	return write(store, KEEP);
}

bool pl_store_drop(struct pl_store *store, const char *name)
{
	if (!begin(store))
		return false;
	bind_text(store, DROP_DATA, 1, name);
	return write(store, DROP_DATA);
}

bool pl_store_waiting(const struct pl_store *store)
{
	return store->open;
}

bool pl_store_commit(struct pl_store *store)
{
	if (!store->open)
		return true;
	bool good = !store->failed && step(store, COMMIT);
	if (!good && !sqlite3_get_autocommit(store->db)) {
		char why[PL_STORE_WHY];
		memcpy(why, store->why, sizeof why);
		step(store, ROLLBACK);
		memcpy(store->why, why, sizeof why);
	}
	store->open = false;
	store->failed = false;
	return good;
}

/* --- reading ---------------------------------------------------------------- */

static const char *column(sqlite3_stmt *query, int place)
{
	const char *text = (const char *)sqlite3_column_text(query, place);
	return text == NULL ? "" : text;
}

bool pl_store_tables(struct pl_store *store,
                     void (*each)(void *context, const char *table, int64_t ended),
                     void *context)
{
	sqlite3_stmt *query;
	if (sqlite3_prepare_v2(store->db, "SELECT id, ended FROM tables ORDER BY place", -1,
	                       &query, NULL) != SQLITE_OK)
		return complain(store);
	int result;
	while ((result = sqlite3_step(query)) == SQLITE_ROW)
		each(context, column(query, 0), sqlite3_column_int64(query, 1));
	if (result != SQLITE_DONE)
		complain(store);
	sqlite3_finalize(query);
	return result == SQLITE_DONE;
}

bool pl_store_records(struct pl_store *store, const char *table,
                      bool (*each)(void *context, const struct pl_entry *), void *context)
{
	static const char sql[] = "SELECT number, at, kind, seat, text FROM records"
	                          " WHERE id = ?1 ORDER BY number";
	sqlite3_stmt *query;
	if (sqlite3_prepare_v2(store->db, sql, -1, &query, NULL) != SQLITE_OK)
		return complain(store);
	sqlite3_bind_text(query, 1, table, -1, SQLITE_STATIC);
	int result;
	bool more = true;
	while (more && (result = sqlite3_step(query)) == SQLITE_ROW) {
		struct pl_entry entry = {
			.table = table, .number = sqlite3_column_int64(query, 0),
			.at = sqlite3_column_int64(query, 1), .kind = column(query, 2),
			.seat = sqlite3_column_int(query, 3), .text = column(query, 4),
		};
		more = each(context, &entry);
	}
	if (more && result != SQLITE_DONE)
		complain(store);
	sqlite3_finalize(query);
	return !more || result == SQLITE_DONE;
}

bool pl_store_names(struct pl_store *store, void (*each)(void *context, const char *name),
                    void *context)
{
	sqlite3_stmt *query;
	if (sqlite3_prepare_v2(store->db, "SELECT name FROM data", -1, &query, NULL) != SQLITE_OK)
		return complain(store);
	int result;
	while ((result = sqlite3_step(query)) == SQLITE_ROW)
		each(context, column(query, 0));
	if (result != SQLITE_DONE)
		complain(store);
	sqlite3_finalize(query);
	return result == SQLITE_DONE;
}

char *pl_store_data(struct pl_store *store, const char *name, size_t *length)
{
	sqlite3_stmt *query;
	char *text = NULL;
	if (sqlite3_prepare_v2(store->db, "SELECT text FROM data WHERE name = ?1", -1, &query,
	                       NULL) != SQLITE_OK)
		return NULL;
	sqlite3_bind_text(query, 1, name, -1, SQLITE_STATIC);
	if (sqlite3_step(query) == SQLITE_ROW) {
		*length = (size_t)sqlite3_column_bytes(query, 0);
		text = pl_resize(NULL, *length + 1);
		memcpy(text, column(query, 0), *length);
		text[*length] = '\0';
	}
	sqlite3_finalize(query);
	return text;
}

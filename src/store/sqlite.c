/* sqlite.c - the store in one SQLite file: write-ahead log, every commit synced to the
 * disk before it is reported. Opening and closing it; writing is in batch.c, reading in
 * read.c. */
#include "store/sqlite.h"

#include "core/memory.h"
#include "core/rows.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* clang-format off */
static const char *const statements[] = {
	[STORE_BEGIN] = "BEGIN IMMEDIATE",
	[STORE_COMMIT] = "COMMIT",
	[STORE_ROLLBACK] = "ROLLBACK",
	[STORE_SAVE] = "SAVEPOINT part",
	[STORE_TAKE_BACK] = "ROLLBACK TO part",
	[STORE_RELEASE] = "RELEASE part",
	[STORE_MAKE] = "INSERT INTO tables(id, made, head) VALUES(?1, ?2, ?3)",
	[STORE_HEAD] = "SELECT number, head FROM tables WHERE id = ?1",
	[STORE_APPEND] = "INSERT INTO records(id, number, at, kind, seat, text, chain)"
	                 " VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7)",
	[STORE_ADVANCE] = "UPDATE tables SET number = ?2, head = ?3, touched = ?4, marked = 0"
	                  " WHERE id = ?1",
	[STORE_USES] = "UPDATE tables SET data = ?2 WHERE id = ?1",
	[STORE_SHELVE] = "UPDATE tables SET ended = ?2, listed = ?3, summary = ?4 WHERE id = ?1",
	[STORE_FORGET_PARTS] =
		"DELETE FROM parts WHERE place = (SELECT place FROM tables WHERE id = ?1)",
	[STORE_PART] = "INSERT OR REPLACE INTO parts(owner, place, seats, maker)"
	               " SELECT ?2, place, ?3, ?4 FROM tables WHERE id = ?1",
	[STORE_FORGET] = "DELETE FROM records WHERE id = ?1",
	[STORE_DROP] = "DELETE FROM tables WHERE id = ?1",
	[STORE_KEEP] = "INSERT OR IGNORE INTO data(name, text) VALUES(?1, ?2)",
	[STORE_NOTE] = "INSERT OR REPLACE INTO notes(name, value) VALUES(?1, ?2)",
	[STORE_DROP_UNUSED] =
		"DELETE FROM data WHERE name NOT IN (SELECT data FROM tables WHERE data <> '')",
	[STORE_MARK] = "UPDATE tables SET marked = ?1 WHERE place IN (SELECT place FROM tables"
	               " WHERE summary <> '' AND marked = 0 AND touched < ?2 LIMIT ?3)",
	[STORE_MARK_TABLE] = "UPDATE tables SET marked = ?2 WHERE id = ?1",
};
/* clang-format on */
PL_ROWS(statements, STORE_STATEMENTS);

/* Lists of tables that are over go by these indexes, and so does the start, which reads
 * none but those that are not. */
static const char schema[] =
	"CREATE TABLE IF NOT EXISTS format(version INTEGER NOT NULL) STRICT;"
	"INSERT INTO format(version) SELECT 2 WHERE NOT EXISTS(SELECT 1 FROM format);"
	"CREATE TABLE IF NOT EXISTS tables("
	" place INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, made INTEGER NOT NULL,"
	" ended INTEGER NOT NULL DEFAULT 0, number INTEGER NOT NULL DEFAULT 0,"
	" head BLOB NOT NULL DEFAULT x'', touched INTEGER NOT NULL DEFAULT 0,"
	" marked INTEGER NOT NULL DEFAULT 0, listed INTEGER NOT NULL DEFAULT 0,"
	" data TEXT NOT NULL DEFAULT '', summary TEXT NOT NULL DEFAULT '') STRICT;"
	"CREATE TABLE IF NOT EXISTS records("
	" id TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, kind TEXT NOT NULL,"
	" seat INTEGER NOT NULL, text TEXT NOT NULL, chain BLOB NOT NULL DEFAULT x'',"
	" PRIMARY KEY(id, number)) STRICT, WITHOUT ROWID;"
	"CREATE TABLE IF NOT EXISTS data(name TEXT PRIMARY KEY, text TEXT NOT NULL)"
	" STRICT, WITHOUT ROWID;";

static const char later_schema[] =
	"CREATE TABLE IF NOT EXISTS parts("
	" owner BLOB NOT NULL, place INTEGER NOT NULL, seats INTEGER NOT NULL,"
	" maker INTEGER NOT NULL, PRIMARY KEY(owner, place)) STRICT, WITHOUT ROWID;"
	"CREATE TABLE IF NOT EXISTS notes(name TEXT PRIMARY KEY, value INTEGER NOT NULL)"
	" STRICT, WITHOUT ROWID;"
	"CREATE INDEX IF NOT EXISTS parts_place ON parts(place);"
	"CREATE INDEX IF NOT EXISTS live ON tables(place) WHERE summary = '';"
	"CREATE INDEX IF NOT EXISTS shown ON tables(place) WHERE listed AND ended <> 0"
	" AND summary <> '';"
	"CREATE INDEX IF NOT EXISTS aged ON tables(touched) WHERE summary <> '';"
	"CREATE INDEX IF NOT EXISTS played_by ON tables(data) WHERE data <> '';";

bool store_say(struct pl_store *store, const char *format, ...)
{
	va_list args;
	va_start(args, format);
	vsnprintf(store->why, sizeof store->why, format, args);
	va_end(args);
	return false;
}

bool store_complain(struct pl_store *store)
{
	if (store->db == NULL)
		return store_say(store, "out of memory");
	if (sqlite3_errcode(store->db) == SQLITE_BUSY)
		return store_say(store, "another program holds the lock of the database");
	return store_say(store, "%s", sqlite3_errmsg(store->db));
}

static bool run(struct pl_store *store, const char *sql)
{
	return sqlite3_exec(store->db, sql, NULL, NULL, NULL) == SQLITE_OK || store_complain(store);
}

const char *store_column(sqlite3_stmt *query, int place)
{
	const char *text = (const char *)sqlite3_column_text(query, place);
	return text == NULL ? "" : text;
}

void store_bind_text(sqlite3_stmt *query, int place, const char *text)
{
	sqlite3_bind_text(query, place, text, -1, SQLITE_STATIC);
}

/* A statement whose values are bound: what it does is done, and it is ready again. */
bool store_step(struct pl_store *store, enum store_statement which)
{
	sqlite3_stmt *statement = store->prepared[which];
	int result = sqlite3_step(statement);
	if (result != SQLITE_DONE)
		store_complain(store);
	sqlite3_reset(statement);
	sqlite3_clear_bindings(statement);
	return result == SQLITE_DONE;
}

static bool read_format(struct pl_store *store, int *version)
{
	sqlite3_stmt *query;
	*version = 0;
	if (sqlite3_prepare_v2(store->db, "SELECT version FROM format", -1, &query, NULL) !=
	    SQLITE_OK)
		return store_complain(store);
	if (sqlite3_step(query) == SQLITE_ROW)
		*version = sqlite3_column_int(query, 0);
	sqlite3_finalize(query);
	if (*version >= 1 && *version <= STORE_FORMAT)
		return true;
	return store_say(store, "the file has format %d, this program knows format 1 to %d",
	                 *version, STORE_FORMAT);
}

static bool prepare(struct pl_store *store)
{
	for (int i = 0; i < STORE_STATEMENTS; i++)
		if (sqlite3_prepare_v3(store->db, statements[i], -1, SQLITE_PREPARE_PERSISTENT,
		                       &store->prepared[i], NULL) != SQLITE_OK)
			return store_complain(store);
	return true;
}

static bool open_file(struct pl_store *store, const char *path, int flags)
{
	if (sqlite3_open_v2(path, &store->db, flags, NULL) != SQLITE_OK)
		return store_complain(store);
	/* Whoever reads beside may hold it for a moment while it is opened. */
	sqlite3_busy_timeout(store->db, 2000);
	return true;
}

static bool open_to_look(struct pl_store *store, const char *path)
{
	int version;
	if (!open_file(store, path, SQLITE_OPEN_READONLY) || !read_format(store, &version))
		return false;
	store->chained = version >= 2;
	return true;
}

static bool open_to_write(struct pl_store *store, const char *path)
{
	int version;
	if (!store_lock(store, path) ||
	    !open_file(store, path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE) ||
	    !run(store, "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;") ||
	    !run(store, schema) || !read_format(store, &version) ||
	    (version < STORE_FORMAT && !store_migrate(store, version)) ||
	    !run(store, later_schema) || !prepare(store))
		return false;
	store->chained = true;
	/* From now on nobody waits: what cannot be written at once is refused with words. */
	sqlite3_busy_timeout(store->db, 0);
	return true;
}

struct pl_store *pl_store_open(const char *path, enum pl_store_use use, char why[PL_STORE_WHY])
{
	struct pl_store *store = pl_zeroed(sizeof *store);
	store->lock = -1;
	store_begin_batch(store);
	if (use == PL_STORE_LOOK ? open_to_look(store, path) : open_to_write(store, path))
		return store;
	snprintf(why, PL_STORE_WHY, "%.80s: %.170s", path, store->why);
	pl_store_close(store);
	return NULL;
}

void pl_store_close(struct pl_store *store)
{
	if (store == NULL)
		return;
	for (int i = 0; i < STORE_STATEMENTS; i++)
		sqlite3_finalize(store->prepared[i]);
	store_clear_batch(store);
	sqlite3_close(store->db);
	store_unlock(store);
	free(store->writes);
	free(store->parts);
	free(store);
}

const char *pl_store_why(const struct pl_store *store)
{
	return store->why;
}

void pl_store_set_time(struct pl_store *store, int64_t time)
{
	store->time = time;
}

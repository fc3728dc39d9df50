/* read.c - reading: tables as lists know them, records held against their hashes, data
 * files and notes. */
#include "store/sqlite.h"

#include "core/memory.h"
#include "core/rows.h"

#include <stdio.h>
#include <string.h>

/* A question with its values yet to be bound; NULL: it cannot be asked. */
static sqlite3_stmt *ask(struct pl_store *store, const char *sql)
{
	sqlite3_stmt *query;
	if (sqlite3_prepare_v2(store->db, sql, -1, &query, NULL) == SQLITE_OK)
		return query;
	store_complain(store);
	return NULL;
}

/* The last answer was read; whether nothing failed. */
static bool done(struct pl_store *store, sqlite3_stmt *query, int result)
{
	if (result != SQLITE_DONE)
		store_complain(store);
	sqlite3_finalize(query);
	return result == SQLITE_DONE;
}

/* --- tables ------------------------------------------------------------------- */

#define KNOWN "SELECT id, ended, touched, marked, number, summary"

static struct pl_known known_of(sqlite3_stmt *query)
{
	return (struct pl_known){
		.table = store_column(query, 0),
		.ended = sqlite3_column_int64(query, 1),
		.touched = sqlite3_column_int64(query, 2),
		.marked = sqlite3_column_int64(query, 3),
		.records = sqlite3_column_int64(query, 4),
		.summary = store_column(query, 5),
		.seats = (unsigned)sqlite3_column_int(query, 6), /* 0 where it is not asked for */
		.maker = sqlite3_column_int(query, 7) != 0,
	};
}

static bool each_known(struct pl_store *store, sqlite3_stmt *query, pl_store_each *each,
                       void *context)
{
	int result;
	while ((result = sqlite3_step(query)) == SQLITE_ROW) {
		struct pl_known known = known_of(query);
		each(context, &known);
	}
	return done(store, query, result);
}

bool pl_store_tables(struct pl_store *store, enum pl_store_what what, pl_store_each *each,
                     void *context)
{
	static const char *const questions[] = {
		[PL_STORE_LIVE] = KNOWN
		" FROM tables WHERE summary = '' AND ended = 0 ORDER BY place",
		[PL_STORE_UNSHELVED] = KNOWN
		" FROM tables WHERE summary = '' AND ended <> 0 ORDER BY place",
		[PL_STORE_ALL] = KNOWN " FROM tables ORDER BY place",
	};
	PL_ROWS(questions, PL_STORE_WHATS);
	/* A file of format 1 has less to tell. */
	sqlite3_stmt *query =
		ask(store,
	            store->chained ? questions[what] : "SELECT id, ended, 0, 0, 0, '' FROM tables");
	return query != NULL && each_known(store, query, each, context);
}

bool pl_store_find(struct pl_store *store, const char *table, struct pl_known *known)
{
	sqlite3_stmt *query = ask(store, KNOWN " FROM tables WHERE id = ?1");
	if (query == NULL)
		return false;
	store_bind_text(query, 1, table);
	int result = sqlite3_step(query);
	if (result == SQLITE_ROW) {
		*known = known_of(query);
		known->table = table;
		known->summary = known->summary[0] == '\0' ? "" : "over"; /* its text goes */
	} else if (result == SQLITE_DONE) {
		store_say(store, "there is no table %s", table);
	} else {
		store_complain(store);
	}
	sqlite3_finalize(query);
	return result == SQLITE_ROW;
}

bool pl_store_listed(struct pl_store *store, int most, pl_store_each *each, void *context)
{
	sqlite3_stmt *query = ask(store,
	                          KNOWN " FROM tables WHERE listed AND ended <> 0"
	                                " AND summary <> '' ORDER BY place DESC LIMIT ?1");
	if (query == NULL)
		return false;
	sqlite3_bind_int(query, 1, most);
	return each_known(store, query, each, context);
}

bool pl_store_mine(struct pl_store *store, const unsigned char owner[PL_STORE_OWNER], int most,
                   pl_store_each *each, void *context)
{
	sqlite3_stmt *query = ask(store,
	                          KNOWN ", seats, maker FROM parts JOIN tables USING(place)"
	                                " WHERE owner = ?1 ORDER BY place DESC LIMIT ?2");
	if (query == NULL)
		return false;
	sqlite3_bind_blob(query, 1, owner, PL_STORE_OWNER, SQLITE_STATIC);
	sqlite3_bind_int(query, 2, most);
	return each_known(store, query, each, context);
}

static int64_t number_of(sqlite3_stmt *query)
{
	int64_t number = query != NULL && sqlite3_step(query) == SQLITE_ROW
		? sqlite3_column_int64(query, 0)
		: 0;
	sqlite3_finalize(query);
	return number;
}

int64_t pl_store_over(struct pl_store *store)
{
	return number_of(ask(store, "SELECT count(*) FROM tables WHERE summary <> ''"));
}

bool pl_store_stale(struct pl_store *store, int64_t before, int64_t marked, int most,
                    void (*each)(void *context, const char *table), void *context)
{
	int result;
	sqlite3_stmt *query = ask(store,
	                          "SELECT id FROM tables WHERE summary <> '' AND"
	                          " touched < ?1 AND marked <> 0 AND marked < ?2 LIMIT ?3");
	if (query == NULL)
		return false;
	sqlite3_bind_int64(query, 1, before);
	sqlite3_bind_int64(query, 2, marked);
	sqlite3_bind_int(query, 3, most);
	while ((result = sqlite3_step(query)) == SQLITE_ROW)
		each(context, store_column(query, 0));
	return done(store, query, result);
}

/* --- records ------------------------------------------------------------------ */

/* What was read so far of a table, and what it must come to. */
struct reading {
	const char *table;
	int64_t number;
	unsigned char chain[STORE_CHAIN];
};

static bool is_chained(struct pl_store *store, struct reading *reading,
                       const struct pl_entry *entry, sqlite3_stmt *query)
{
	if (entry->number != ++reading->number)
		return store_say(store, "record %lld of table %s is missing",
		                 (long long)reading->number, reading->table);
	if (!store->chained)
		return true;
	store_chain_on(entry, reading->chain);
	if (sqlite3_column_bytes(query, 5) == STORE_CHAIN &&
	    memcmp(sqlite3_column_blob(query, 5), reading->chain, STORE_CHAIN) == 0)
		return true;
	return store_say(store, "record %lld of table %s is damaged", (long long)entry->number,
	                 reading->table);
}

/* The table's own row knows where its records end. */
static bool is_whole(struct pl_store *store, const struct reading *reading)
{
	if (!store->chained)
		return true;
	sqlite3_stmt *query = ask(store, "SELECT number, head FROM tables WHERE id = ?1");
	if (query == NULL)
		return false;
	store_bind_text(query, 1, reading->table);
	bool good = true;
	int result = sqlite3_step(query);
	if (result == SQLITE_DONE && reading->number == 0)
		good = true; /* there is no such table, and nothing of one: no damage */
	else if (result != SQLITE_ROW)
		good = store_say(store, "there is no table %s", reading->table);
	else if (sqlite3_column_int64(query, 0) != reading->number)
		good = store_say(store, "table %s has %lld records where there should be %lld",
		                 reading->table, (long long)reading->number,
		                 (long long)sqlite3_column_int64(query, 0));
	else if (sqlite3_column_bytes(query, 1) != STORE_CHAIN ||
	         memcmp(sqlite3_column_blob(query, 1), reading->chain, STORE_CHAIN) != 0)
		good = store_say(store, "the row of table %s is damaged", reading->table);
	sqlite3_finalize(query);
	return good;
}

bool pl_store_records(struct pl_store *store, const char *table,
                      bool (*each)(void *context, const struct pl_entry *), void *context)
{
	sqlite3_stmt *query = ask(
		store,
		store->chained
			? "SELECT number, at, kind, seat, text, chain FROM records WHERE id = ?1 ORDER BY number"
			: "SELECT number, at, kind, seat, text FROM records WHERE id = ?1 ORDER BY number");
	struct reading reading = { .table = table };
	if (query == NULL)
		return false;
	store_chain_begin(table, reading.chain);
	store_bind_text(query, 1, table);
	int result;
	while ((result = sqlite3_step(query)) == SQLITE_ROW) {
		struct pl_entry entry = {
			.table = table,
			.number = sqlite3_column_int64(query, 0),
			.at = sqlite3_column_int64(query, 1),
			.kind = store_column(query, 2),
			.seat = sqlite3_column_int(query, 3),
			.text = store_column(query, 4),
		};
		bool good = is_chained(store, &reading, &entry, query);
		if (good && each(context, &entry))
			continue;
		sqlite3_finalize(query);
		return good;
	}
	return done(store, query, result) && is_whole(store, &reading);
}

/* --- all else ----------------------------------------------------------------- */

static bool each_text(struct pl_store *store, const char *sql,
                      void (*each)(void *context, const char *text), void *context)
{
	int result;
	sqlite3_stmt *query = ask(store, sql);
	if (query == NULL)
		return false;
	while ((result = sqlite3_step(query)) == SQLITE_ROW)
		each(context, store_column(query, 0));
	return done(store, query, result);
}

bool pl_store_names(struct pl_store *store, void (*each)(void *context, const char *name),
                    void *context)
{
	return each_text(store, "SELECT name FROM data", each, context);
}

bool pl_store_check(struct pl_store *store, void (*each)(void *context, const char *line),
                    void *context)
{
	return each_text(store, "PRAGMA integrity_check(20)", each, context);
}

char *pl_store_data(struct pl_store *store, const char *name, size_t *length)
{
	char *text = NULL;
	sqlite3_stmt *query = ask(store, "SELECT text FROM data WHERE name = ?1");
	if (query == NULL)
		return NULL;
	store_bind_text(query, 1, name);
	if (sqlite3_step(query) == SQLITE_ROW) {
		*length = (size_t)sqlite3_column_bytes(query, 0);
		text = pl_resize(NULL, *length + 1);
		memcpy(text, store_column(query, 0), *length);
		text[*length] = '\0';
	}
	sqlite3_finalize(query);
	return text;
}

int64_t pl_store_noted(struct pl_store *store, const char *name)
{
	sqlite3_stmt *query = ask(store, "SELECT value FROM notes WHERE name = ?1");
	if (query != NULL)
		store_bind_text(query, 1, name);
	return number_of(query);
}

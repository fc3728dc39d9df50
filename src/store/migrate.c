/* migrate.c - files of older formats are brought to the newest when they are opened, all
 * at once or not at all.
 *
 * Format 1 had neither hashes nor what lists tell of a table that is over. The former are
 * made here; the latter need the rules of the games, so whoever opens the store is shown
 * those tables (PL_STORE_UNSHELVED) and shelves them. */
#include "store/sqlite.h"

#include "core/memory.h"

#include <string.h>

static const char to_second[] =
	"ALTER TABLE tables ADD COLUMN number INTEGER NOT NULL DEFAULT 0;"
	"ALTER TABLE tables ADD COLUMN head BLOB NOT NULL DEFAULT x'';"
	"ALTER TABLE tables ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;"
	"ALTER TABLE tables ADD COLUMN marked INTEGER NOT NULL DEFAULT 0;"
	"ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;"
	"ALTER TABLE tables ADD COLUMN data TEXT NOT NULL DEFAULT '';"
	"ALTER TABLE tables ADD COLUMN summary TEXT NOT NULL DEFAULT '';"
	"ALTER TABLE records ADD COLUMN chain BLOB NOT NULL DEFAULT x'';"
	"UPDATE tables SET data = coalesce((SELECT json_extract(text, '$.data') FROM records"
	" WHERE records.id = tables.id AND number = 1 AND json_valid(text)), '');";

static bool exec(struct pl_store *store, const char *sql)
{
	return sqlite3_exec(store->db, sql, NULL, NULL, NULL) == SQLITE_OK || store_complain(store);
}

static bool set_chain(struct pl_store *store, sqlite3_stmt *update, const char *id, int64_t number,
                      const unsigned char chain[STORE_CHAIN])
{
	store_bind_text(update, 1, id);
	sqlite3_bind_int64(update, 2, number);
	sqlite3_bind_blob(update, 3, chain, STORE_CHAIN, SQLITE_STATIC);
	bool good = sqlite3_step(update) == SQLITE_DONE || store_complain(store);
	sqlite3_reset(update);
	return good;
}

/* All records in the order of their tables; each table's row gets where they end. */
static bool chain_records(struct pl_store *store, sqlite3_stmt *query, sqlite3_stmt *of_record,
                          sqlite3_stmt *of_table)
{
	char id[STORE_ID] = "";
	int64_t number = 0;
	unsigned char chain[STORE_CHAIN];
	int result;
	while ((result = sqlite3_step(query)) == SQLITE_ROW) {
		struct pl_entry entry = {
			.table = store_column(query, 0),
			.number = sqlite3_column_int64(query, 1),
			.at = sqlite3_column_int64(query, 2),
			.kind = store_column(query, 3),
			.seat = sqlite3_column_int(query, 4),
			.text = store_column(query, 5),
		};
		if (strcmp(id, entry.table) != 0) {
			if (id[0] != '\0' && !set_chain(store, of_table, id, number, chain))
				return false;
			snprintf(id, sizeof id, "%s", entry.table);
			store_chain_begin(id, chain);
		}
		store_chain_on(&entry, chain);
		number = entry.number;
		if (!set_chain(store, of_record, id, number, chain))
			return false;
	}
	if (result != SQLITE_DONE)
		return store_complain(store);
	return id[0] == '\0' || set_chain(store, of_table, id, number, chain);
}

static bool make_chains(struct pl_store *store)
{
	static const char *const sql[] = {
		"SELECT id, number, at, kind, seat, text FROM old_records ORDER BY id, number",
		"UPDATE records SET chain = ?3 WHERE id = ?1 AND number = ?2",
		"UPDATE tables SET number = ?2, head = ?3 WHERE id = ?1",
	};
	sqlite3_stmt *prepared[3] = { NULL };
	/* A copy is read, as SQLite leaves open what a reader sees of changes that are
	 * made under it. */
	bool good = exec(store, "CREATE TEMP TABLE old_records AS SELECT * FROM records;");
	for (int i = 0; good && i < 3; i++)
		good = sqlite3_prepare_v2(store->db, sql[i], -1, &prepared[i], NULL) == SQLITE_OK ||
			store_complain(store);
	good = good && chain_records(store, prepared[0], prepared[1], prepared[2]);
	for (int i = 0; i < 3; i++)
		sqlite3_finalize(prepared[i]);
	return good && exec(store, "DROP TABLE old_records;");
}

bool store_migrate(struct pl_store *store, int from)
{
	if (from != 1)
		return store_say(store, "format %d cannot be brought to format %d", from,
		                 STORE_FORMAT);
	if (!exec(store, "BEGIN IMMEDIATE;"))
		return false;
	if (exec(store, to_second) && make_chains(store) &&
	    exec(store, "UPDATE format SET version = 2; COMMIT;"))
		return true;
	char why[PL_STORE_WHY];
	memcpy(why, store->why, sizeof why);
	sqlite3_exec(store->db, "ROLLBACK;", NULL, NULL, NULL);
	memcpy(store->why, why, sizeof why);
	return false;
}

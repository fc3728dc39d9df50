/* test_store.c - the store: batches last whole or not at all, a table that cannot be
 * written to harms no other, damage is found and named, one program has it at a time,
 * and files of the first format are read. */
#include "test.h"

#include "core/memory.h"
#include "store/store.h"

#include <sqlite3.h>
#include <unistd.h>

enum { PATH_ROOM = 64 };

struct seen {
	int tables, records;
	char last[64], known[64];
	int64_t ended, touched, marked;
	unsigned seats;
	bool maker;
};

static void see_table(void *context, const struct pl_known *known)
{
	struct seen *seen = context;
	seen->tables++;
	seen->ended = known->ended;
	seen->touched = known->touched;
	seen->marked = known->marked;
	seen->seats = known->seats;
	seen->maker = known->maker;
	snprintf(seen->known, sizeof seen->known, "%s %s", known->table, known->summary);
}

static bool see_record(void *context, const struct pl_entry *entry)
{
	struct seen *seen = context;
	seen->records++;
	snprintf(seen->last, sizeof seen->last, "%s", entry->text);
	return true;
}

static struct seen look(struct pl_store *store)
{
	struct seen seen = { 0 };
	assert_true(pl_store_tables(store, PL_STORE_ALL, see_table, &seen));
	if (seen.tables > 0 && !pl_store_records(store, "t1", see_record, &seen))
		fail_msg("%s", pl_store_why(store));
	return seen;
}

static void append(struct pl_store *store, const char *table, int64_t number, const char *text)
{
	const struct pl_entry entry = {
		.table = table, .number = number, .at = 5, .kind = "move", .seat = 1, .text = text
	};
	pl_store_append(store, &entry);
}

static struct pl_store *open_store(const char *path)
{
	char why[PL_STORE_WHY];
	struct pl_store *store = pl_store_open(path, PL_STORE_WRITE, why);
	if (store == NULL)
		fail_msg("%s", why);
	return store;
}

static void fresh_path(char path[PATH_ROOM])
{
	snprintf(path, PATH_ROOM, "/tmp/perilune-store-XXXXXX");
	int file = mkstemp(path);
	assert_true(file >= 0);
	close(file);
}

static void remove_path(const char *path)
{
	static const char *const ends[] = { "", "-wal", "-shm", ".lock" };
	char name[PATH_ROOM + 8];
	for (int i = 0; i < 4; i++) {
		snprintf(name, sizeof name, "%s%s", path, ends[i]);
		unlink(name);
	}
}

/* What nobody should do to the file of a server. */
static void meddle(const char *path, const char *sql)
{
	sqlite3 *db;
	char *why = NULL;
	assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
	if (sqlite3_exec(db, sql, NULL, NULL, &why) != SQLITE_OK)
		fail_msg("%s", why);
	sqlite3_close(db);
}

static void a_batch_lasts_whole(void **unused)
{
	(void)unused;
	char path[PATH_ROOM];
	fresh_path(path);
	struct pl_store *store = open_store(path);
	append(store, "t1", 1, "first");
	append(store, "t1", 2, "second");
	pl_store_keep(store, "d", "data", 4);
	assert_true(pl_store_commit(store));
	append(store, "t1", 3, "lost");
	pl_store_close(store);
	store = open_store(path);
	struct seen seen = look(store);
	assert_int_equal(seen.tables, 1);
	assert_int_equal(seen.records, 2);
	assert_string_equal(seen.last, "second");
	size_t length;
	char *data = pl_store_data(store, "d", &length);
	assert_string_equal(data, "data");
	free(data);
	assert_null(pl_store_data(store, "e", &length));
	pl_store_close(store);
	remove_path(path);
}

/* More tables in one turn than there is room for at first. */
static void a_batch_has_room_for_many_tables(void **unused)
{
	(void)unused;
	enum { MANY = 1000 };
	struct seen seen = { 0 };
	struct pl_store *store = open_store(":memory:");
	for (int64_t number = 1; number <= 2; number++)
		for (int i = 0; i < MANY; i++) {
			char table[24];
			snprintf(table, sizeof table, "t%d", i);
			append(store, table, number, table);
		}
	assert_true(pl_store_commit(store));
	assert_true(pl_store_tables(store, PL_STORE_ALL, see_table, &seen));
	assert_int_equal(seen.tables, MANY);
	for (int i = 0; i < MANY; i++) {
		char table[24];
		snprintf(table, sizeof table, "t%d", i);
		assert_true(pl_store_records(store, table, see_record, &seen));
		assert_string_equal(seen.last, table);
	}
	assert_int_equal(seen.records, 2 * MANY);
	pl_store_close(store);
}

static void one_table_refused_leaves_the_others(void **unused)
{
	(void)unused;
	struct pl_store *store = open_store(":memory:");
	append(store, "t1", 1, "first");
	append(store, "t2", 1, "first");
	assert_true(pl_store_commit(store));
	append(store, "t2", 2, "kept with the rest of its table or not at all");
	append(store, "t1", 2, "second");
	append(store, "t2", 2, "twice");
	append(store, "t3", 1, "first");
	assert_true(pl_store_commit(store));
	assert_null(pl_store_refused(store, "t1"));
	assert_null(pl_store_refused(store, "t3"));
	assert_string_equal(pl_store_refused(store, "t2"),
	                    "table t2 has 2 records where there should be 1");
	struct seen seen = look(store), other = { 0 };
	assert_int_equal(seen.tables, 3);
	assert_string_equal(seen.last, "second");
	assert_true(pl_store_records(store, "t2", see_record, &other));
	assert_int_equal(other.records, 1);
	assert_true(pl_store_commit(store)); /* nothing waits, and nothing is refused */
	assert_null(pl_store_refused(store, "t2"));
	append(store, "t2", 2, "again");
	assert_true(pl_store_commit(store));
	assert_null(pl_store_refused(store, "t2"));
	pl_store_delete(store, "t1");
	assert_true(pl_store_commit(store));
	assert_false(pl_store_find(store, "t1", &(struct pl_known){ 0 }));
	pl_store_close(store);
}

/* Each change under the store's feet, and the words for it. */
static void a_table_that_is_not_there_is_no_damage(void **unused)
{
	(void)unused;
	struct seen seen = { 0 };
	struct pl_store *store = open_store(":memory:");
	assert_true(pl_store_records(store, "t9", see_record, &seen));
	append(store, "t1", 1, "one");
	assert_true(pl_store_commit(store));
	pl_store_delete(store, "t1");
	assert_true(pl_store_commit(store));
	assert_true(pl_store_records(store, "t1", see_record, &seen));
	assert_int_equal(seen.records, 0);
	pl_store_close(store);
}

static void damage_is_named(void **unused)
{
	(void)unused;
	static const struct {
		const char *sql, *says;
	} damages[] = {
		{ "UPDATE records SET text = 'other' WHERE number = 2",
		  "record 2 of table t1 is damaged" },
		{ "UPDATE records SET seat = 2 WHERE number = 3",
		  "record 3 of table t1 is damaged" },
		{ "UPDATE records SET at = 6 WHERE number = 1", "record 1 of table t1 is damaged" },
		{ "UPDATE records SET kind = 'bot' WHERE number = 2",
		  "record 2 of table t1 is damaged" },
		{ "UPDATE records SET chain = x'00' WHERE number = 2",
		  "record 2 of table t1 is damaged" },
		{ "DELETE FROM records WHERE number = 2", "record 2 of table t1 is missing" },
		{ "DELETE FROM records WHERE number = 3",
		  "table t1 has 2 records where there should be 3" },
		{ "UPDATE tables SET head = x'0123456789abcdef0123456789abcdef'",
		  "the row of table t1 is damaged" },
	};
	for (size_t i = 0; i < sizeof damages / sizeof damages[0]; i++) {
		char path[PATH_ROOM];
		struct seen seen = { 0 };
		fresh_path(path);
		struct pl_store *store = open_store(path);
		append(store, "t1", 1, "one");
		append(store, "t1", 2, "two");
		append(store, "t1", 3, "three");
		assert_true(pl_store_commit(store));
		pl_store_close(store);
		meddle(path, damages[i].sql);
		store = open_store(path);
		assert_false(pl_store_records(store, "t1", see_record, &seen));
		assert_string_equal(pl_store_why(store), damages[i].says);
		pl_store_close(store);
		remove_path(path);
	}
}

static void what_is_over_is_known_by_its_summary(void **unused)
{
	(void)unused;
	static const unsigned char ann[PL_STORE_OWNER] = "ann", bob[PL_STORE_OWNER] = "bob";
	struct pl_store *store = open_store(":memory:");
	struct pl_shelf shelf = { .table = "t1",
		                  .ended = 9,
		                  .listed = true,
		                  .summary = "{over",
		                  .people = 2,
		                  .person = { { .seats = 5, .maker = true }, { .seats = 2 } } };
	memcpy(shelf.person[0].owner, ann, PL_STORE_OWNER);
	memcpy(shelf.person[1].owner, bob, PL_STORE_OWNER);
	append(store, "t1", 1, "first");
	append(store, "t2", 1, "first");
	pl_store_shelve(store, &shelf);
	assert_true(pl_store_commit(store));
	struct seen live = { 0 }, listed = { 0 }, hers = { 0 }, his = { 0 };
	assert_true(pl_store_tables(store, PL_STORE_LIVE, see_table, &live));
	assert_string_equal(live.known, "t2 ");
	assert_true(pl_store_listed(store, 50, see_table, &listed));
	assert_string_equal(listed.known, "t1 {over");
	assert_true(pl_store_mine(store, ann, 50, see_table, &hers));
	assert_true(pl_store_mine(store, bob, 50, see_table, &his));
	assert_int_equal(hers.seats, 5);
	assert_true(hers.maker && !his.maker);
	assert_int_equal(his.seats, 2);
	assert_int_equal(pl_store_over(store), 1);
	pl_store_delete(store, "t1");
	assert_true(pl_store_commit(store));
	his.tables = 0;
	assert_true(pl_store_mine(store, bob, 50, see_table, &his));
	assert_int_equal(his.tables, 0);
	pl_store_close(store);
}

static void count_stale(void *context, const char *table)
{
	(void)table;
	++*(int *)context;
}

static void nothing_is_stale_at_first_sight(void **unused)
{
	(void)unused;
	int stale = 0;
	struct pl_store *store = open_store(":memory:");
	struct pl_shelf shelf = { .table = "t1", .ended = 9, .summary = "{" };
	pl_store_set_time(store, 100);
	append(store, "t1", 1, "first");
	pl_store_shelve(store, &shelf);
	assert_true(pl_store_commit(store));
	pl_store_set_time(store, 200);
	assert_true(pl_store_stale(store, 150, 300, 10, count_stale, &stale));
	assert_int_equal(stale, 0); /* it was never marked */
	assert_true(pl_store_mark(store, 150, 10));
	assert_true(pl_store_stale(store, 150, 200, 10, count_stale, &stale));
	assert_int_equal(stale, 0); /* it was marked just now */
	assert_true(pl_store_stale(store, 150, 201, 10, count_stale, &stale));
	assert_int_equal(stale, 1);
	append(store, "t1", 2, "touched");
	assert_true(pl_store_commit(store));
	assert_true(pl_store_stale(store, 1000, 1000, 10, count_stale, &stale));
	assert_int_equal(stale, 1); /* which took the mark away */
	pl_store_close(store);
}

static void data_goes_when_no_table_plays_by_it(void **unused)
{
	(void)unused;
	size_t length;
	struct pl_store *store = open_store(":memory:");
	pl_store_keep(store, "used", "a", 1);
	pl_store_keep(store, "unused", "b", 1);
	append(store, "t1", 1, "first");
	pl_store_uses(store, "t1", "used");
	assert_true(pl_store_commit(store) && pl_store_drop_unused(store));
	char *used = pl_store_data(store, "used", &length);
	assert_non_null(used);
	free(used);
	assert_null(pl_store_data(store, "unused", &length));
	pl_store_close(store);
}

static void a_store_is_open_once(void **unused)
{
	(void)unused;
	char path[PATH_ROOM], why[PL_STORE_WHY];
	fresh_path(path);
	struct pl_store *store = open_store(path);
	assert_null(pl_store_open(path, PL_STORE_WRITE, why));
	assert_non_null(strstr(why, "another server has it open (process "));
	struct pl_store *looking = pl_store_open(path, PL_STORE_LOOK, why);
	assert_non_null(looking);
	pl_store_close(looking);
	pl_store_close(store);
	store = open_store(path);
	pl_store_close(store);
	remove_path(path);
}

static void a_lock_held_elsewhere_is_said_at_once(void **unused)
{
	(void)unused;
	char path[PATH_ROOM];
	sqlite3 *other;
	fresh_path(path);
	struct pl_store *store = open_store(path);
	assert_int_equal(sqlite3_open(path, &other), SQLITE_OK);
	assert_int_equal(sqlite3_exec(other, "BEGIN IMMEDIATE", NULL, NULL, NULL), SQLITE_OK);
	append(store, "t1", 1, "first");
	assert_false(pl_store_commit(store));
	assert_string_equal(pl_store_why(store), "another program holds the lock of the database");
	assert_int_equal(sqlite3_exec(other, "ROLLBACK", NULL, NULL, NULL), SQLITE_OK);
	sqlite3_close(other);
	append(store, "t1", 1, "first");
	assert_true(pl_store_commit(store));
	pl_store_close(store);
	remove_path(path);
}

static const char first_format[] =
	"CREATE TABLE format(version INTEGER NOT NULL) STRICT; INSERT INTO format VALUES(1);"
	"CREATE TABLE tables(place INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,"
	" made INTEGER NOT NULL, ended INTEGER NOT NULL DEFAULT 0) STRICT;"
	"CREATE TABLE records(id TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL,"
	" kind TEXT NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL,"
	" PRIMARY KEY(id, number)) STRICT, WITHOUT ROWID;"
	"CREATE TABLE data(name TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT, WITHOUT ROWID;"
	"INSERT INTO tables(id, made, ended) VALUES('t1', 5, 0), ('t2', 6, 9);"
	"INSERT INTO records VALUES('t1', 1, 5, 'create', 0, '{\"data\":\"used\"}'),"
	" ('t1', 2, 6, 'move', 1, 'a'), ('t2', 1, 6, 'create', 0, 'not JSON');"
	"INSERT INTO data VALUES('used', 'a'), ('unused', 'b');";

static void a_file_of_the_first_format_is_brought_along(void **unused)
{
	(void)unused;
	char path[PATH_ROOM], why[PL_STORE_WHY];
	size_t length;
	fresh_path(path);
	meddle(path, first_format);
	struct pl_store *store = pl_store_open(path, PL_STORE_LOOK, why);
	assert_non_null(store); /* as it is */
	assert_int_equal(look(store).records, 2);
	pl_store_close(store);
	store = open_store(path);
	struct seen seen = look(store), old = { 0 };
	assert_int_equal(seen.tables, 2);
	assert_int_equal(seen.records, 2);
	assert_true(pl_store_tables(store, PL_STORE_UNSHELVED, see_table, &old));
	assert_string_equal(old.known, "t2 ");
	assert_true(pl_store_drop_unused(store));
	char *data = pl_store_data(store, "used", &length);
	assert_non_null(data);
	free(data);
	append(store, "t1", 3, "on and on");
	assert_true(pl_store_commit(store));
	assert_null(pl_store_refused(store, "t1"));
	pl_store_close(store);
	meddle(path, "UPDATE records SET text = 'b' WHERE number = 2");
	store = open_store(path);
	assert_false(pl_store_records(store, "t1", see_record, &seen));
	assert_string_equal(pl_store_why(store), "record 2 of table t1 is damaged");
	pl_store_close(store);
	remove_path(path);
}

static void what_cannot_be_opened_is_said(void **unused)
{
	(void)unused;
	char why[PL_STORE_WHY] = "", path[PATH_ROOM];
	assert_null(pl_store_open("/nowhere/at/all.db", PL_STORE_WRITE, why));
	assert_non_null(strstr(why, "/nowhere/at/all.db"));
	fresh_path(path);
	meddle(path,
	       "CREATE TABLE format(version INTEGER NOT NULL) STRICT;"
	       "INSERT INTO format VALUES(3);");
	assert_null(pl_store_open(path, PL_STORE_WRITE, why));
	assert_non_null(strstr(why, "the file has format 3, this program knows format 1 to 2"));
	remove_path(path);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_batch_lasts_whole),
		cmocka_unit_test(a_batch_has_room_for_many_tables),
		cmocka_unit_test(one_table_refused_leaves_the_others),
		cmocka_unit_test(a_table_that_is_not_there_is_no_damage),
		cmocka_unit_test(damage_is_named),
		cmocka_unit_test(what_is_over_is_known_by_its_summary),
		cmocka_unit_test(nothing_is_stale_at_first_sight),
		cmocka_unit_test(data_goes_when_no_table_plays_by_it),
		cmocka_unit_test(a_store_is_open_once),
		cmocka_unit_test(a_lock_held_elsewhere_is_said_at_once),
		cmocka_unit_test(a_file_of_the_first_format_is_brought_along),
		cmocka_unit_test(what_cannot_be_opened_is_said),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* test_store.c - the store: batches last whole or not at all. */
#include "test.h"

#include "store/store.h"

#include <unistd.h>

struct seen {
	int tables, records;
	char last[64];
};

static void see_table(void *context, const char *table, int64_t ended)
{
	(void)table, (void)ended;
	((struct seen *)context)->tables++;
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
	assert_true(pl_store_tables(store, see_table, &seen));
	assert_true(pl_store_records(store, "t1", see_record, &seen));
	return seen;
}

static struct pl_entry entry(int64_t number, const char *text)
{
	return (struct pl_entry){ .table = "t1", .number = number, .at = 5, .kind = "move",
		                  .seat = 1, .text = text };
}

static struct pl_store *open_store(const char *path)
{
	char why[PL_STORE_WHY];
	struct pl_store *store = pl_store_open(path, why);
	if (store == NULL)
		fail_msg("%s", why);
	return store;
}

static void a_batch_lasts_whole(void **unused)
{
	(void)unused;
	char path[] = "/tmp/perilune-store-XXXXXX";
	int file = mkstemp(path);
	assert_true(file >= 0);
	close(file);
	struct pl_store *store = open_store(path);
	struct pl_entry one = entry(1, "first"), two = entry(2, "second"), lost = entry(3, "lost");
	assert_true(pl_store_append(store, &one) && pl_store_append(store, &two));
	assert_true(pl_store_keep(store, "d", "data", 4) && pl_store_commit(store));
	assert_true(pl_store_append(store, &lost));
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
	char extra[64];
	unlink(path);
	snprintf(extra, sizeof extra, "%s-wal", path);
	unlink(extra);
	snprintf(extra, sizeof extra, "%s-shm", path);
	unlink(extra);
}

static void one_fault_drops_its_whole_batch(void **unused)
{
	(void)unused;
	struct pl_store *store = open_store(":memory:");
	struct pl_entry one = entry(1, "first"), two = entry(2, "second"), twice = entry(2, "again");
	assert_true(pl_store_append(store, &one) && pl_store_commit(store));
	assert_true(pl_store_append(store, &two));
	assert_false(pl_store_append(store, &twice));
	assert_false(pl_store_commit(store));
	assert_true(strlen(pl_store_why(store)) > 0);
	assert_int_equal(look(store).records, 1);
	assert_true(pl_store_append(store, &two) && pl_store_commit(store));
	assert_int_equal(look(store).records, 2);
	assert_true(pl_store_delete(store, "t1") && pl_store_commit(store));
	assert_int_equal(look(store).tables, 0);
	assert_int_equal(look(store).records, 0);
	pl_store_close(store);
}

static void what_is_no_store_is_refused(void **unused)
{
	(void)unused;
	char why[PL_STORE_WHY];
	assert_null(pl_store_open("/nowhere/at/all.db", why));
	assert_non_null(strstr(why, "/nowhere/at/all.db"));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_batch_lasts_whole),
		cmocka_unit_test(one_fault_drops_its_whole_batch),
		cmocka_unit_test(what_is_no_store_is_refused),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

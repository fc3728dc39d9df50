/* test_unsure.c - a commit whose sync fails stands in the write-ahead log already: it is
 * taken out again, or said to be unsure, for the next program would find it. */
#include "simulator/disk.h"
#include "test.h"

#include "store/store.h"

static struct pl_store *open_store(void)
{
	char why[PL_STORE_WHY];
	struct pl_store *store = pl_store_open("tables.db", PL_STORE_WRITE, why);
	if (store == NULL)
		fail_msg("%s", why);
	return store;
}

static bool append(struct pl_store *store, int64_t number)
{
	const struct pl_entry entry = {
		.table = "t1", .number = number, .at = 5, .kind = "move", .seat = 1, .text = "a"
	};
	pl_store_append(store, &entry);
	return pl_store_commit(store);
}

static int64_t records(struct pl_store *store)
{
	struct pl_known known;
	return pl_store_find(store, "t1", &known) ? known.records : 0;
}

/* A store with one record, and a disk that is about to fail so many syncs. */
static struct pl_store *begin(int syncs)
{
	disk_begin(1);
	struct pl_store *store = open_store();
	assert_true(append(store, 1));
	disk_fail(DISK_NO_SYNC, syncs);
	assert_false(append(store, 2));
	return store;
}

static void what_can_be_put_right_was_not_saved(void **unused)
{
	(void)unused;
	for (enum disk_loss loss = DISK_KEEPS_ALL; loss < DISK_LOSSES; loss++) {
		struct pl_store *store = begin(1);
		assert_false(pl_store_unsure(store));
		assert_int_equal(records(store), 1);
		disk_crash();
		pl_store_close(store);
		disk_restart(loss);
		store = open_store();
		assert_int_equal(records(store), 1);
		pl_store_close(store);
		disk_end();
	}
}

static void what_cannot_is_said_to_be_unsure(void **unused)
{
	(void)unused;
	struct pl_store *store = begin(1000);
	assert_true(pl_store_unsure(store));
	assert_int_equal(records(store), 1);
	pl_store_close(store);
	disk_end();
}

static void the_next_commit_settles_it(void **unused)
{
	(void)unused;
	struct pl_store *store = begin(1000);
	disk_mend();
	assert_true(append(store, 2));
	assert_false(pl_store_unsure(store));
	pl_store_close(store);
	store = open_store();
	assert_int_equal(records(store), 2);
	pl_store_close(store);
	disk_end();
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_can_be_put_right_was_not_saved),
		cmocka_unit_test(what_cannot_is_said_to_be_unsure),
		cmocka_unit_test(the_next_commit_settles_it),
	};
	disk_install();
	return cmocka_run_group_tests(tests, NULL, NULL);
}

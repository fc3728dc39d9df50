/* test_deleted.c - a table that was deleted earlier in a turn is not played at in the rest
 * of it: a record after the deletion would stay on the disk without its table. */
#include "test.h"

#include "server/parts.h"

static int64_t now = 1000;

static int64_t time_here(void)
{
	return now;
}

static struct srv *open_server(void)
{
	static const struct srv_clock clock = { time_here, time_here, NULL };
	char why[PL_STORE_WHY];
	struct pl_serve config = pl_serve_usual();
	config.db = ":memory:";
	config.threads = 0;
	srv_set_clock(&clock);
	struct srv *srv = srv_new(&config, why);
	assert_non_null(srv);
	return srv;
}

static void say(struct srv *srv, struct srv_conn *conn, const char *format, const char *id)
{
	char text[200];
	int length = snprintf(text, sizeof text, format, id);
	srv_receive(srv, conn, text, (size_t)length);
}

static bool count_record(void *context, const struct pl_entry *entry)
{
	(void)entry;
	++*(int *)context;
	return true;
}

static int records_of(struct srv *srv, const char *id)
{
	int count = 0;
	pl_store_records(srv->store, id, count_record, &count);
	return count;
}

/* A table of two bots, one of which has its move ready. */
static struct srv_conn *begin(struct srv *srv, char id[SRV_ID])
{
	struct srv_conn *conn = srv_conn_new(srv, NULL, "test");
	say(srv, conn, "{\"type\":\"hello\"}", "");
	say(srv, conn,
	    "{\"type\":\"create\",\"game\":\"leduc\",\"players\":[\"random\",\"random\"]}", "");
	srv_end_turn(srv);
	snprintf(id, SRV_ID, "%s", srv->first->id);
	say(srv, conn, "{\"type\":\"start\",\"table\":\"%s\"}", id);
	srv_end_turn(srv);
	assert_int_equal(records_of(srv, id), 2);
	assert_true(srv_workers_step(srv->workers));
	return conn;
}

static void a_bot_whose_time_has_come_does_not_move(void **unused)
{
	(void)unused;
	char id[SRV_ID];
	struct srv *srv = open_server();
	struct srv_conn *conn = begin(srv, id);
	srv_take_answers(srv);
	say(srv, conn, "{\"type\":\"delete\",\"table\":\"%s\"}", id);
	now += 5000;
	srv_tick(srv);
	srv_end_turn(srv);
	assert_null(srv->first);
	assert_int_equal(records_of(srv, id), 0);
	srv_free(srv);
}

static void a_thought_that_comes_too_late_does_not_move(void **unused)
{
	(void)unused;
	char id[SRV_ID];
	struct srv *srv = open_server();
	struct srv_conn *conn = begin(srv, id);
	now += 5000;
	say(srv, conn, "{\"type\":\"delete\",\"table\":\"%s\"}", id);
	srv_take_answers(srv);
	srv_end_turn(srv);
	assert_null(srv->first);
	assert_int_equal(records_of(srv, id), 0);
	srv_free(srv);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_bot_whose_time_has_come_does_not_move),
		cmocka_unit_test(a_thought_that_comes_too_late_does_not_move),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

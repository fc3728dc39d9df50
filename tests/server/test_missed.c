/* test_missed.c - when a person counts as away: a bot moved for them so many times in a row,
 * and what ends the row. */
#include "test.h"

#include "server/parts.h"

/* One person at both seats of Connect Four. */
static struct srv *open_served_match(void)
{
	static const char create[] = "{\"type\":\"create\",\"game\":\"connect-four\","
				     "\"players\":[\"me\",\"me\"]}";
	char why[PL_STORE_WHY], start[100];
	struct pl_serve config = pl_serve_usual();
	config.db = ":memory:";
	config.threads = 0;
	struct srv *srv = srv_new(&config, why);
	assert_non_null(srv);
	struct srv_conn *conn = srv_conn_new(srv, NULL, "test");
	srv_receive(srv, conn, "{\"type\":\"hello\"}", strlen("{\"type\":\"hello\"}"));
	srv_receive(srv, conn, create, strlen(create));
	srv_end_turn(srv);
	snprintf(start, sizeof start, "{\"type\":\"start\",\"table\":\"%s\"}", srv->first->id);
	srv_receive(srv, conn, start, strlen(start));
	srv_end_turn(srv);
	assert_int_equal(srv->first->state, SRV_RUNNING);
	return srv;
}

/* What p1 has missed after an act of one of the seats. */
static int after(struct srv *srv, enum srv_kind kind, int seat, const char *text)
{
	struct srv_refusal why;
	assert_true(srv_record(srv, srv->first, kind, seat, text, &why));
	srv_end_turn(srv);
	return srv->first->seats[0].missed;
}

static void moves_of_a_standin_add_up_and_ones_own_ends_them(void **unused)
{
	(void)unused;
	struct srv *srv = open_served_match();
	assert_int_equal(after(srv, SRV_STANDIN, 1, "drop 1"), 1);
	assert_int_equal(after(srv, SRV_MOVE, 2, "drop 2"), 1); /* another's is not one's own */
	assert_int_equal(after(srv, SRV_STANDIN, 1, "drop 1"), 2);
	assert_int_equal(after(srv, SRV_STANDIN, 2, "drop 2"), 2);
	assert_int_equal(after(srv, SRV_DECLINE, 1, "drop 3"), 2); /* nothing else could be done */
	assert_int_equal(after(srv, SRV_MOVE, 2, "drop 2"), 2);
	assert_int_equal(after(srv, SRV_MOVE, 1, "drop 3"), 0);
	srv_free(srv);
}

static void who_is_away_is_back_when_they_say_so(void **unused)
{
	(void)unused;
	static const char *const columns[] = { "drop 1", "drop 2" };
	struct srv *srv = open_served_match();
	for (int i = 0; i < SRV_MISSES; i++) {
		assert_int_equal(after(srv, SRV_STANDIN, 1, columns[i % 2]), i + 1);
		assert_int_equal(after(srv, SRV_MOVE, 2, "drop 5"), i + 1);
	}
	assert_int_equal(after(srv, SRV_STANDIN, 1, "drop 5"), SRV_MISSES); /* no more than that */
	assert_int_equal(after(srv, SRV_BACK, 2, ""), SRV_MISSES);
	assert_int_equal(after(srv, SRV_BACK, 1, ""), 0);
	srv_free(srv);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(moves_of_a_standin_add_up_and_ones_own_ends_them),
		cmocka_unit_test(who_is_away_is_back_when_they_say_so),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* test_keeping.c - how long tables are kept: by the time that the store was in use, never by
 * what the calendar says, and never at first sight; and what is told only when it is kept. */
#include "test.h"

#include "core/memory.h"
#include "server/parts.h"

#include <fcntl.h>
#include <libwebsockets.h>
#include <unistd.h>

#define DAY (24 * 3600 * (int64_t)1000)

static int64_t the_now, the_date;

static int64_t now(void)
{
	return the_now;
}

static int64_t date(void)
{
	return the_date;
}

/* A server's file, and what the server says. */
struct bench {
	char folder[32], db[64], log[64];
	int errors;
	struct srv *srv;
};

static void start(struct bench *bench)
{
	char why[PL_STORE_WHY];
	struct pl_serve config = pl_serve_usual();
	config.db = bench->db;
	config.threads = 0;
	bench->srv = srv_new(&config, why);
	if (bench->srv == NULL)
		fail_msg("%s", why);
	assert_true(srv_restore(bench->srv));
	srv_sweep(bench->srv);
	srv_end_turn(bench->srv);
}

static void stop(struct bench *bench)
{
	srv_free(bench->srv);
	bench->srv = NULL;
}

static void begin(struct bench *bench)
{
	static const struct srv_clock clock = { now, date, NULL };
	the_now = 1000;
	the_date = 1700000000000;
	srv_set_clock(&clock);
	snprintf(bench->folder, sizeof bench->folder, "/tmp/perilune-kept-XXXXXX");
	assert_non_null(mkdtemp(bench->folder));
	snprintf(bench->db, sizeof bench->db, "%s/t.db", bench->folder);
	snprintf(bench->log, sizeof bench->log, "%s/log", bench->folder);
	bench->errors = dup(STDERR_FILENO);
	int log = open(bench->log, O_WRONLY | O_CREAT | O_APPEND, 0600);
	dup2(log, STDERR_FILENO);
	close(log);
	start(bench);
}

static void end(struct bench *bench)
{
	static const char *const names[] = { "t.db", "t.db-wal", "t.db-shm", "t.db.lock", "log" };
	char path[128];
	stop(bench);
	dup2(bench->errors, STDERR_FILENO);
	close(bench->errors);
	for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
		snprintf(path, sizeof path, "%s/%s", bench->folder, names[i]);
		unlink(path);
	}
	rmdir(bench->folder);
}

static int said(const struct bench *bench, const char *event)
{
	char line[1200];
	int count = 0;
	FILE *log = fopen(bench->log, "r");
	while (fgets(line, sizeof line, log) != NULL)
		count += strstr(line, event) != NULL;
	fclose(log);
	return count;
}

/* A table of two people, running or finished; its id. */
static void make_table(struct bench *bench, bool over, char id[SRV_ID])
{
	struct srv *srv = bench->srv;
	char line[256];
	const int lines = over ? 4 : 3;
	struct srv_conn *conn = srv_conn_new(srv, NULL, "here");
	for (int i = 0; i < lines; i++) {
		static const char *const messages[] = {
			"{\"type\":\"hello\"}",
			"{\"type\":\"create\",\"game\":\"leduc\",\"players\":[\"me\",\"me\"]}",
			"{\"type\":\"start\",\"table\":\"%s\"}",
			"{\"type\":\"resign\",\"table\":\"%s\",\"seat\":1}",
		};
		if (srv->last != NULL)
			memcpy(id, srv->last->id, SRV_ID);
		int length = snprintf(line, sizeof line, messages[i], id);
		srv_receive(srv, conn, line, (size_t)length);
		srv_end_turn(srv);
	}
	srv_conn_free(srv, conn);
	srv_end_turn(srv);
}

static bool is_kept(struct bench *bench, const char *id)
{
	struct srv_refusal why;
	return srv_open_table(bench->srv, id, &why) != NULL;
}

/* Time goes by, with a look now and then, as a server does. */
static void run_for(struct bench *bench, int64_t time)
{
	for (int64_t passed = 0; passed < time; passed += DAY / 2) {
		the_now += DAY / 2;
		the_date += DAY / 2;
		srv_sweep(bench->srv);
		srv_end_turn(bench->srv);
	}
}

static void a_start_with_the_clock_ahead_sweeps_nothing(void **unused)
{
	(void)unused;
	struct bench bench;
	char running[SRV_ID], over[SRV_ID];
	begin(&bench);
	make_table(&bench, false, running);
	make_table(&bench, true, over);
	stop(&bench);
	the_now = 1000;
	the_date += 100 * DAY;
	start(&bench);
	assert_true(is_kept(&bench, running) && is_kept(&bench, over));
	assert_int_equal(said(&bench, "event=calendar-leap hours=2400"), 1);
	run_for(&bench, 10 * DAY); /* nor does it later */
	assert_true(is_kept(&bench, running) && is_kept(&bench, over));
	stop(&bench);
	the_now = 1000;
	the_date -= 110 * DAY; /* the clock is put right again */
	start(&bench);
	run_for(&bench, 10 * DAY);
	assert_true(is_kept(&bench, running) && is_kept(&bench, over));
	assert_int_equal(said(&bench, "event=swept"), 0);
	end(&bench);
}

static void a_leap_while_it_runs_is_said_and_not_believed(void **unused)
{
	(void)unused;
	struct bench bench;
	char running[SRV_ID], over[SRV_ID];
	begin(&bench);
	make_table(&bench, false, running);
	make_table(&bench, true, over);
	the_date += 1000 * DAY;
	run_for(&bench, 5 * DAY);
	assert_int_equal(said(&bench, "event=calendar-leap"), 1);
	assert_int_equal(said(&bench, "event=swept"), 0);
	assert_true(is_kept(&bench, running) && is_kept(&bench, over));
	end(&bench);
}

static void what_nobody_touched_for_long_goes_at_the_second_look(void **unused)
{
	(void)unused;
	struct bench bench;
	char running[SRV_ID], over[SRV_ID];
	begin(&bench);
	make_table(&bench, false, running);
	make_table(&bench, true, over);
	run_for(&bench, 91 * DAY); /* --keep-days is 90 */
	assert_int_equal(said(&bench, "event=swept"), 0);
	stop(&bench); /* the first look is remembered */
	start(&bench);
	run_for(&bench, 3 * DAY);
	assert_int_equal(said(&bench, "event=swept"), 2);
	assert_false(is_kept(&bench, running) || is_kept(&bench, over));
	end(&bench);
}

static void a_word_in_time_keeps_a_table(void **unused)
{
	(void)unused;
	struct bench bench;
	char over[SRV_ID];
	struct srv_refusal why;
	begin(&bench);
	make_table(&bench, true, over);
	run_for(&bench, 91 * DAY);
	struct srv_table *table = srv_open_table(bench.srv, over, &why);
	assert_true(
		srv_record(bench.srv, table, SRV_CHAT, 0, "{\"name\":\"A\",\"text\":\"B\"}", &why));
	srv_end_turn(bench.srv);
	run_for(&bench, 80 * DAY);
	assert_true(is_kept(&bench, over));
	end(&bench);
}

/* What a connection is sent, put together. */
static const char *heard(struct srv_conn *conn)
{
	static char all[64 * 1024];
	struct pl_text text = pl_text_in(all, sizeof all);
	struct srv_message *message;
	while ((message = srv_next_message(conn)) != NULL) {
		pl_put(&text, "%.*s\n", (int)message->length, (char *)message->bytes + LWS_PRE);
		srv_message_release(message);
	}
	return all;
}

static void say(struct bench *bench, struct srv_conn *conn, const char *format, const char *id)
{
	char line[256];
	int length = snprintf(line, sizeof line, format, id);
	srv_receive(bench->srv, conn, line, (size_t)length);
}

static void what_ended_in_this_turn_is_not_told_yet(void **unused)
{
	(void)unused;
	static const char resign[] = "{\"type\":\"resign\",\"table\":\"%s\",\"seat\":1}";
	static const char review[] = "{\"type\":\"review\",\"table\":\"%s\",\"seat\":2,\"at\":9}";
	struct bench bench;
	char id[SRV_ID] = "";
	begin(&bench);
	struct srv_conn *ann = srv_conn_new(bench.srv, NULL, "a"), *eve;
	eve = srv_conn_new(bench.srv, NULL, "b");
	say(&bench, ann, "{\"type\":\"hello\"}", "");
	say(&bench, eve, "{\"type\":\"hello\"}", "");
	say(&bench, ann, "{\"type\":\"create\",\"game\":\"leduc\",\"players\":[\"me\",\"me\"]}",
	    "");
	memcpy(id, bench.srv->last->id, SRV_ID);
	say(&bench, ann, "{\"type\":\"start\",\"table\":\"%s\"}", id);
	srv_end_turn(bench.srv);
	say(&bench, ann, resign, id);
	say(&bench, eve, review, id); /* the disk may refuse the end yet */
	srv_end_turn(bench.srv);
	assert_non_null(strstr(heard(eve), "\"not-over\""));
	say(&bench, eve, review, id);
	srv_end_turn(bench.srv);
	assert_non_null(strstr(heard(eve), "\"type\":\"review\""));
	srv_conn_free(bench.srv, ann);
	srv_conn_free(bench.srv, eve);
	end(&bench);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_start_with_the_clock_ahead_sweeps_nothing),
		cmocka_unit_test(a_leap_while_it_runs_is_said_and_not_believed),
		cmocka_unit_test(what_nobody_touched_for_long_goes_at_the_second_look),
		cmocka_unit_test(a_word_in_time_keeps_a_table),
		cmocka_unit_test(what_ended_in_this_turn_is_not_told_yet),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

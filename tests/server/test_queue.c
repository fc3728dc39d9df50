/* test_queue.c - what is thought about, in which order and when: the queue of thoughts by
 * itself, the heap of tables that are due, and a server whose thoughts are thought one at a
 * time and whose clock stands still until it is told. */
#include "test.h"

#include "core/chance.h"
#include "core/memory.h"
#include "server/parts.h"
#include "server/queue.h"

#include <libwebsockets.h>

/* --- the queue ---------------------------------------------------------------------------- */

/* Jobs are named by letters: an address in upper case has what is watched, else not; 'h'
 * after it makes it a hint. */
static struct srv_job *put(struct srv_queue *queue, const char *name)
{
	struct srv_job *job = pl_zeroed(sizeof *job);
	job->watched = name[0] < 'a';
	job->address[0] = (char)(name[0] | 32);
	job->hint = name[1] == 'h';
	snprintf(job->table, sizeof job->table, "%s", name);
	srv_queue_put(queue, job);
	return job;
}

static void put_all(struct srv_queue *queue, const char *names)
{
	char name[4];
	for (int length; sscanf(names, "%3s%n", name, &length) == 1; names += length)
		put(queue, name);
}

/* The names of all that wait, in the order in which they would be taken. */
static const char *order_of(struct srv_queue *queue)
{
	static char names[200];
	struct pl_text text = pl_text_in(names, sizeof names);
	for (struct srv_job *job; (job = srv_queue_take(queue, 0)) != NULL;) {
		pl_put(&text, "%s%s", text.at == names ? "" : " ", job->table);
		srv_queue_end(queue, job);
		srv_job_free(job);
	}
	return names;
}

static void must_order(const char *names, const char *order)
{
	struct srv_queue *queue = srv_queue_new();
	put_all(queue, names);
	assert_string_equal(order_of(queue), order);
	put_all(queue, names); /* all lanes are gone, and come again */
	assert_string_equal(order_of(queue), order);
	srv_queue_free(queue);
}

static void addresses_take_turns(void **unused)
{
	(void)unused;
	must_order("A1", "A1");
	must_order("A1 A2 A3 B1 C1 B2", "A1 B1 C1 A2 B2 A3");
	must_order("a1 a2 a3 b1 c1 b2", "a1 b1 c1 a2 b2 a3");
	must_order("A1 A2 A3 A4 B1h B2", "A1 B1h A2 B2 A3 A4");
}

static void what_is_watched_goes_first(void **unused)
{
	(void)unused;
	must_order("a1 a2 b1 A3 A4 B2", "A3 B2 A4 a1 b1 a2");
}

static void an_address_keeps_its_turn_while_it_has_its_fill(void **unused)
{
	(void)unused;
	struct srv_queue *queue = srv_queue_new();
	put_all(queue, "A1 A2 B1 a3 c1 c2");
	struct srv_job *first = srv_queue_take(queue, 1), *second = srv_queue_take(queue, 1);
	assert_string_equal(first->table, "A1");
	assert_string_equal(second->table, "B1");
	struct srv_job *third = srv_queue_take(queue, 1);
	assert_string_equal(third->table, "c1"); /* as A has its fill, of both kinds */
	assert_null(srv_queue_take(queue, 1));
	srv_queue_end(queue, first);
	struct srv_job *fourth = srv_queue_take(queue, 1);
	assert_string_equal(fourth->table, "A2");
	assert_null(srv_queue_take(queue, 1));
	struct srv_job *fifth = srv_queue_take(queue, 2);
	assert_string_equal(fifth->table, "a3");
	struct srv_job *taken[] = { second, third, fourth, fifth };
	for (int i = 0; i < 4; i++) {
		srv_queue_end(queue, taken[i]);
		srv_job_free(taken[i]);
	}
	srv_job_free(first);
	srv_queue_free(queue); /* with c2 in it */
}

static void what_is_dropped_is_not_taken(void **unused)
{
	(void)unused;
	const char *const names[] = { "A1", "A2", "A3", "B1", "c1", "C2" };
	const char *const left[] = { "A2 B1 C2 A3 c1", "A1 B1 C2 A3 c1", "A1 B1 C2 A2 c1",
		                     "A1 C2 A2 A3 c1", "A1 B1 C2 A2 A3", "A1 B1 A2 A3 c1" };
	for (int dropped = 0; dropped < 6; dropped++) {
		struct srv_queue *queue = srv_queue_new();
		struct srv_job *jobs[6];
		for (int i = 0; i < 6; i++)
			jobs[i] = put(queue, names[i]);
		srv_queue_drop(queue, jobs[dropped]);
		srv_job_free(jobs[dropped]);
		assert_string_equal(order_of(queue), left[dropped]);
		srv_queue_free(queue);
	}
}

static void hints_are_counted_until_they_end(void **unused)
{
	(void)unused;
	struct srv_queue *queue = srv_queue_new();
	struct srv_job *jobs[] = { put(queue, "Ah"), put(queue, "Ah"), put(queue, "A1") };
	put(queue, "Bh");
	assert_int_equal(srv_queue_hints(queue, "a"), 2);
	srv_queue_drop(queue, jobs[1]);
	assert_int_equal(srv_queue_hints(queue, "a"), 1);
	assert_ptr_equal(srv_queue_take(queue, 0), jobs[0]);
	assert_int_equal(srv_queue_hints(queue, "a"), 1);
	srv_queue_end(queue, jobs[0]);
	assert_int_equal(srv_queue_hints(queue, "a"), 0);
	assert_int_equal(srv_queue_hints(queue, "b"), 1);
	assert_int_equal(srv_queue_hints(queue, "c"), 0);
	srv_job_free(jobs[0]);
	srv_job_free(jobs[1]);
	srv_queue_free(queue);
}

/* --- what is due ----------------------------------------------------------------------------- */

/* Random times, set and taken back, against looking at all of them. */
static void the_earliest_table_is_due_first(void **unused)
{
	(void)unused;
	enum { TABLES = 40, STEPS = 20000 };
	struct srv *srv = pl_zeroed(sizeof *srv);
	struct srv_table *tables = pl_zeroed(TABLES * sizeof *tables);
	int64_t at[TABLES] = { 0 };
	struct pl_chance chance = { { 1, 2 }, 0 };
	for (int step = 0; step < STEPS; step++) {
		uint32_t which = pl_draw(&chance, TABLES), kind = pl_draw(&chance, 4);
		int64_t now = pl_draw(&chance, 50), first = 0;
		for (int i = 0; i < TABLES; i++)
			if (at[i] != 0 && (first == 0 || at[i] < first))
				first = at[i];
		if (kind > 0) {
			at[which] = kind == 1 ? 0 : 1 + pl_draw(&chance, 100);
			srv_due_set(srv, &tables[which], at[which]);
			continue;
		}
		struct srv_table *due = srv_due_take(srv, now);
		assert_int_equal(due != NULL, first != 0 && first <= now);
		if (due == NULL)
			continue;
		assert_int_equal(at[due - tables], first);
		at[due - tables] = 0;
	}
	free(srv->due);
	free(srv);
	free(tables);
}

/* --- a server without threads ------------------------------------------------------------------ */

static int64_t the_time;

static int64_t time_told(void)
{
	return the_time;
}

/* What the loop computes takes so long, as the test has it: each look is that much later. */
static int64_t the_work, work_step;

static int64_t time_spent(void)
{
	return the_work += work_step;
}

static struct srv *open_server(int pace)
{
	char why[PL_STORE_WHY];
	struct pl_serve config = pl_serve_usual();
	srv_set_clock(&(struct srv_clock){ time_told, time_told, time_spent });
	the_time = 1000;
	config.db = ":memory:";
	config.threads = 0;
	config.pace = pace;
	config.rate = 100000;
	struct srv *srv = srv_new(&config, why);
	assert_non_null(srv);
	return srv;
}

/* All that is sent at once makes a turn. */
static void say(struct srv *srv, struct srv_conn *conn, const char *text)
{
	srv_receive(srv, conn, text, strlen(text));
	srv_end_turn(srv);
}

static void say_of(struct srv *srv, struct srv_conn *conn, const char *type,
                   const struct srv_table *table, const char *more)
{
	char text[300];
	snprintf(text, sizeof text, "{\"type\":\"%s\",\"table\":\"%s\"%s}", type, table->id, more);
	say(srv, conn, text);
}

static struct srv_conn *come(struct srv *srv, const char *address)
{
	struct srv_conn *conn = srv_conn_new(srv, NULL, address);
	say(srv, conn, "{\"type\":\"hello\"}");
	return conn;
}

static struct srv_table *begin(struct srv *srv, struct srv_conn *conn, const char *order)
{
	char text[300];
	snprintf(text, sizeof text, "{\"type\":\"create\",%s}", order);
	say(srv, conn, text);
	struct srv_table *table = srv->last;
	assert_non_null(table);
	say_of(srv, conn, "start", table, "");
	assert_int_equal(table->state, SRV_RUNNING);
	return table;
}

/* Whether a message that waits for a connection has these words; all are read. */
static bool told(struct srv_conn *conn, const char *words)
{
	bool found = false;
	for (struct srv_message *message; (message = srv_next_message(conn)) != NULL;) {
		char *text = pl_zeroed(message->length + 1);
		memcpy(text, message->bytes + LWS_PRE, message->length);
		found = found || strstr(text, words) != NULL;
		free(text);
		srv_message_release(message);
	}
	return found;
}

/* So much time passes; then a turn with what was thought meanwhile. */
static void pass(struct srv *srv, int ms)
{
	the_time += ms;
	srv_tick(srv);
	srv_take_answers(srv);
	srv_end_turn(srv);
}

static void a_hint_for_one_who_left_is_not_thought_about(void **unused)
{
	(void)unused;
	struct srv *srv = open_server(0);
	struct srv_conn *ann = come(srv, "1.2.3.4");
	struct srv_table *table = begin(srv, ann, "\"game\":\"leduc\",\"players\":[\"me\",\"me\"]");
	say_of(srv, ann, "hint", table, ",\"seat\":1");
	assert_int_equal(srv_workers_waiting(srv->workers), 1);
	srv_conn_free(srv, ann);
	srv_end_turn(srv);
	assert_int_equal(srv_workers_waiting(srv->workers), 0);
	assert_false(srv_workers_step(srv->workers));
	assert_int_equal(srv->counts.hints, 1);
	assert_int_equal(srv->counts.withdrawn, 1);
	srv_free(srv);
}

static void a_hint_that_came_too_late_is_empty(void **unused)
{
	(void)unused;
	struct srv *srv = open_server(0);
	struct srv_conn *ann = come(srv, "1.2.3.4");
	struct srv_table *table = begin(srv, ann, "\"game\":\"leduc\",\"players\":[\"me\",\"me\"]");
	say_of(srv, ann, "hint", table, ",\"seat\":1,\"id\":77");
	say_of(srv, ann, "play", table, ",\"seat\":1,\"turn\":1,\"move\":\"check\"");
	assert_false(srv_workers_step(srv->workers));
	told(ann, "");
	srv_end_turn(srv);
	assert_true(told(ann, "\"type\":\"hint\",\"id\":77,"));
	say_of(srv, ann, "hint", table, ",\"seat\":2,\"id\":78"); /* it may ask again at once */
	assert_true(srv_workers_step(srv->workers));
	pass(srv, 0);
	assert_true(told(ann, "\"type\":\"hint\",\"id\":78,"));
	srv_free(srv);
}

static void so_many_hints_of_an_address_wait(void **unused)
{
	(void)unused;
	struct srv *srv = open_server(0);
	struct srv_conn *people[SRV_HINTS + 1];
	struct srv_table *tables[SRV_HINTS + 1];
	for (int i = 0; i <= SRV_HINTS; i++) {
		people[i] = come(srv, "1.2.3.4");
		tables[i] = begin(srv, people[i], "\"game\":\"leduc\",\"players\":[\"me\",\"me\"]");
		told(people[i], "");
		say_of(srv, people[i], "hint", tables[i], ",\"seat\":1");
		assert_int_equal(told(people[i], "\"code\":\"busy\""), i == SRV_HINTS);
	}
	struct srv_conn *bea = come(srv, "5.6.7.8");
	struct srv_table *table = begin(srv, bea, "\"game\":\"leduc\",\"players\":[\"me\",\"me\"]");
	say_of(srv, bea, "hint", table, ",\"seat\":1");
	assert_false(told(bea, "\"code\":\"busy\""));
	srv_conn_free(srv, people[0]);
	say_of(srv, people[SRV_HINTS], "hint", tables[SRV_HINTS], ",\"seat\":1");
	assert_false(told(people[SRV_HINTS], "\"code\":\"busy\""));
	srv_free(srv);
}

static void a_thought_of_a_deleted_table_is_withdrawn(void **unused)
{
	(void)unused;
	struct srv *srv = open_server(0);
	struct srv_conn *ann = come(srv, "1.2.3.4");
	struct srv_table *table =
		begin(srv, ann, "\"game\":\"leduc\",\"players\":[\"easy\",\"me\"]");
	assert_int_equal(srv_workers_waiting(srv->workers), 1);
	say_of(srv, ann, "delete", table, "");
	assert_int_equal(srv->table_count, 0);
	assert_false(srv_workers_step(srv->workers));
	srv_free(srv);
}

static void a_thought_of_what_was_taken_back_is_withdrawn(void **unused)
{
	(void)unused;
	struct srv *srv = open_server(0);
	struct srv_conn *ann = come(srv, "1.2.3.4");
	struct srv_table *table =
		begin(srv, ann, "\"game\":\"leduc\",\"players\":[\"me\",\"easy\"]");
	say_of(srv, ann, "play", table, ",\"seat\":1,\"turn\":1,\"move\":\"raise\"");
	assert_int_equal(srv_workers_waiting(srv->workers), 1);
	say_of(srv, ann, "undo", table, ",\"seat\":1,\"turn\":2");
	assert_false(srv_workers_step(srv->workers));
	say_of(srv, ann, "play", table, ",\"seat\":1,\"turn\":3,\"move\":\"check\"");
	assert_true(srv_workers_step(srv->workers));
	pass(srv, 0);
	assert_int_equal(srv->counts.records[SRV_BOT], 1);
	srv_free(srv);
}

/* Taken back and played otherwise at once: the bot is asked the same turn of another table. */
static void a_thought_of_another_past_is_withdrawn(void **unused)
{
	(void)unused;
	struct srv *srv = open_server(0);
	struct srv_conn *ann = come(srv, "1.2.3.4");
	struct srv_table *table =
		begin(srv, ann, "\"game\":\"leduc\",\"players\":[\"me\",\"easy\"]");
	say_of(srv, ann, "play", table, ",\"seat\":1,\"turn\":1,\"move\":\"raise\"");
	struct srv_refusal why;
	assert_true(srv_record(srv, table, SRV_UNDO, 1, "", &why));
	assert_true(srv_record(srv, table, SRV_MOVE, 1, "check", &why));
	srv_end_turn(srv);
	assert_int_equal(srv->counts.withdrawn, 1);
	assert_int_equal(srv->counts.thoughts, 2);
	assert_int_equal(srv_workers_waiting(srv->workers), 1);
	srv_free(srv);
}

/* What was thought about when it was withdrawn is let go when it comes. */
static void an_answer_to_what_was_taken_back_is_not_given(void **unused)
{
	(void)unused;
	struct srv *srv = open_server(0);
	struct srv_conn *ann = come(srv, "1.2.3.4");
	struct srv_table *table =
		begin(srv, ann, "\"game\":\"leduc\",\"players\":[\"me\",\"easy\"]");
	say_of(srv, ann, "play", table, ",\"seat\":1,\"turn\":1,\"move\":\"raise\"");
	assert_true(srv_workers_step(srv->workers));
	say_of(srv, ann, "undo", table, ",\"seat\":1,\"turn\":2");
	pass(srv, 0);
	assert_int_equal(srv->counts.records[SRV_BOT], 0);
	srv_free(srv);
}

static void bots_alone_rest_while_nobody_watches(void **unused)
{
	(void)unused;
	struct srv *srv = open_server(100);
	struct srv_conn *ann = come(srv, "1.2.3.4");
	struct srv_table *table =
		begin(srv, ann, "\"game\":\"connect-four\",\"players\":[\"random\",\"random\"]");
	assert_true(srv_workers_step(srv->workers));
	pass(srv, 0); /* its answer is there, and waits for its time */
	say_of(srv, ann, "unwatch", table, "");
	pass(srv, 1000);
	assert_false(srv_workers_step(srv->workers));
	assert_int_equal(srv->counts.records[SRV_BOT], 0);
	say_of(srv, ann, "watch", table, "");
	for (int i = 0; i < 1000 && table->state == SRV_RUNNING; i++) {
		srv_workers_step(srv->workers);
		pass(srv, 100);
	}
	assert_int_equal(table->state, SRV_FINISHED);
	srv_free(srv);
}

static void bots_rest_once_everybody_has_resigned_and_gone(void **unused)
{
	(void)unused;
	struct srv *srv = open_server(0);
	struct srv_conn *ann = come(srv, "1.2.3.4");
	struct srv_table *table =
		begin(srv, ann, "\"game\":\"traders\",\"players\":[\"me\",\"greedy\",\"greedy\"]");
	srv_conn_free(srv, ann); /* who could come back: the bots play until she is asked */
	srv_end_turn(srv);
	while (srv_workers_step(srv->workers))
		pass(srv, 100);
	assert_true(table->seats[0].asked != 0);
	struct srv_refusal why;
	assert_true(srv_record(srv, table, SRV_RESIGN, 1, "", &why));
	srv_end_turn(srv);
	assert_false(srv_workers_step(srv->workers));
	struct srv_conn *bea = come(srv, "5.6.7.8");
	say_of(srv, bea, "watch", table, "");
	assert_true(srv_workers_step(srv->workers));
	srv_free(srv);
}

/* Which table's thought comes next. */
static struct srv_table *next_thought(struct srv *srv)
{
	assert_true(srv_workers_step(srv->workers));
	struct srv_job *job = srv_workers_done(srv->workers);
	struct srv_table *table = srv_find_table(srv, job->table);
	assert_ptr_equal(table->seats[job->seat].thought, job);
	table->seats[job->seat].thought = NULL;
	srv_book_release(srv, job->book);
	srv_job_free(job);
	return table;
}

static void tables_are_thought_about_in_turn_and_watched_ones_first(void **unused)
{
	(void)unused;
	const char *order = "\"game\":\"leduc\",\"players\":[\"easy\",\"me\"]";
	struct srv *srv = open_server(0);
	struct srv_conn *ann = come(srv, "1.2.3.4"), *bea = come(srv, "5.6.7.8");
	struct srv_table *tables[5];
	for (int i = 0; i < 4; i++)
		tables[i] = begin(srv, ann, order);
	tables[4] = begin(srv, bea, order);
	say_of(srv, ann, "unwatch", tables[0], "");
	say_of(srv, ann, "unwatch", tables[2], "");
	say_of(srv, ann, "watch", tables[2], ""); /* in front again, behind the other */
	assert_ptr_equal(next_thought(srv), tables[1]);
	assert_ptr_equal(next_thought(srv), tables[4]);
	assert_ptr_equal(next_thought(srv), tables[3]);
	assert_ptr_equal(next_thought(srv), tables[2]);
	assert_ptr_equal(next_thought(srv), tables[0]);
	assert_false(srv_workers_step(srv->workers));
	srv_free(srv);
}

static void time_runs_out_when_it_is_due(void **unused)
{
	(void)unused;
	struct srv *srv = open_server(0);
	struct srv_conn *ann = come(srv, "1.2.3.4");
	begin(srv, ann, "\"game\":\"leduc\",\"players\":[\"me\",\"me\"],\"time\":30");
	pass(srv, 29999);
	assert_false(srv_workers_step(srv->workers));
	pass(srv, 1);
	assert_true(srv_workers_step(srv->workers));
	pass(srv, 0);
	assert_int_equal(srv->counts.records[SRV_STANDIN], 1);
	pass(srv, 29999); /* and the next move's time is its own */
	assert_false(srv_workers_step(srv->workers));
	pass(srv, 1);
	assert_true(srv_workers_step(srv->workers));
	srv_free(srv);
}

static void bots_go_on_after_the_disk_failed(void **unused)
{
	(void)unused;
	struct srv *srv = open_server(0);
	struct srv_conn *ann = come(srv, "1.2.3.4");
	begin(srv, ann, "\"game\":\"leduc\",\"players\":[\"easy\",\"me\"]");
	struct srv_table *first = srv->last;
	srv->resting = the_time + 1000;
	struct srv_table *second =
		begin(srv, ann, "\"game\":\"leduc\",\"players\":[\"easy\",\"me\"]");
	assert_true(srv_workers_step(srv->workers));
	assert_false(srv_workers_step(srv->workers));
	pass(srv, 999);
	assert_int_equal(first->seats[0].turn, 0);
	pass(srv, 1);
	assert_int_equal(first->seats[0].turn, 1);
	assert_true(srv_workers_step(srv->workers));
	pass(srv, 0);
	assert_int_equal(second->seats[0].turn, 1);
	srv_free(srv);
}

/* A word costs its address what it took to find out what is like it, also beyond what it had. */
static void words_that_take_long_are_asked_about_less_often(void **unused)
{
	(void)unused;
	const char *wrong = ",\"seat\":1,\"turn\":1,\"move\":\"chekc\"",
		   *near = "\"near\":[\"check";
	struct srv *srv = open_server(0);
	srv->config.rate = 20;
	struct srv_conn *ann = come(srv, "1.2.3.4"), *bea = come(srv, "4.3.2.1");
	struct srv_table *table = begin(srv, ann, "\"game\":\"leduc\",\"players\":[\"me\",\"me\"]");
	work_step = 60 * 1000;
	for (int i = 0; i < 2; i++) { /* of the 100 ms */
		say_of(srv, ann, "play", table, wrong);
		assert_true(told(ann, near));
	}
	for (int i = 0; i < 2; i++) {
		say_of(srv, ann, "play", table, wrong);
		assert_false(told(ann, near));
	}
	struct srv_table *other = begin(srv, bea, "\"game\":\"leduc\",\"players\":[\"me\",\"me\"]");
	say_of(srv, bea, "play", other, wrong);
	assert_true(told(bea, near));
	the_time += 10000; /* 20 ms come back, and were owed */
	say_of(srv, ann, "play", table, wrong);
	assert_false(told(ann, near));
	the_time += 1000;
	say_of(srv, ann, "play", table, wrong);
	assert_true(told(ann, near));
	work_step = 0;
	srv_free(srv);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(addresses_take_turns),
		cmocka_unit_test(what_is_watched_goes_first),
		cmocka_unit_test(an_address_keeps_its_turn_while_it_has_its_fill),
		cmocka_unit_test(what_is_dropped_is_not_taken),
		cmocka_unit_test(hints_are_counted_until_they_end),
		cmocka_unit_test(the_earliest_table_is_due_first),
		cmocka_unit_test(a_hint_for_one_who_left_is_not_thought_about),
		cmocka_unit_test(a_hint_that_came_too_late_is_empty),
		cmocka_unit_test(so_many_hints_of_an_address_wait),
		cmocka_unit_test(a_thought_of_a_deleted_table_is_withdrawn),
		cmocka_unit_test(a_thought_of_what_was_taken_back_is_withdrawn),
		cmocka_unit_test(a_thought_of_another_past_is_withdrawn),
		cmocka_unit_test(an_answer_to_what_was_taken_back_is_not_given),
		cmocka_unit_test(bots_alone_rest_while_nobody_watches),
		cmocka_unit_test(bots_rest_once_everybody_has_resigned_and_gone),
		cmocka_unit_test(tables_are_thought_about_in_turn_and_watched_ones_first),
		cmocka_unit_test(time_runs_out_when_it_is_due),
		cmocka_unit_test(bots_go_on_after_the_disk_failed),
		cmocka_unit_test(words_that_take_long_are_asked_about_less_often),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

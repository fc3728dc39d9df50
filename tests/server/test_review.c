/* test_review.c - going through a finished match: every moment is what playing from the start
 * gives, and steps are paid for by the records between them, not by all that came before. */
#include "test.h"

#include "core/match.h"
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
	config.seed = "review";
	srv_set_clock(&clock);
	struct srv *srv = srv_new(&config, why);
	assert_non_null(srv);
	return srv;
}

static void say(struct srv *srv, struct srv_conn *conn, const char *text)
{
	srv_receive(srv, conn, text, strlen(text));
	srv_end_turn(srv);
	now += 1000; /* nobody is to be asked to wait */
}

static struct srv_conn *begin(struct srv *srv, const char *create)
{
	char start[100];
	struct srv_conn *conn = srv_conn_new(srv, NULL, "test");
	say(srv, conn, "{\"type\":\"hello\"}");
	say(srv, conn, create);
	snprintf(start, sizeof start, "{\"type\":\"start\",\"table\":\"%s\"}", srv->first->id);
	say(srv, conn, start);
	assert_int_equal(srv->first->state, SRV_RUNNING);
	return conn;
}

/* A match of bots, some hundreds of records long. */
static struct srv_table *long_match(struct srv *srv)
{
	begin(srv,
	      "{\"type\":\"create\",\"game\":\"traders\",\"players\":[\"random\",\"random\"],"
	      "\"options\":[\"round_limit=30\"]}");
	while (srv->first->state == SRV_RUNNING) {
		srv_workers_step(srv->workers);
		srv_take_answers(srv);
		now += 5000;
		srv_tick(srv);
		srv_end_turn(srv);
	}
	assert_true(srv_is_open_book(srv->first));
	assert_in_range(srv->first->record_count, 100, 5000);
	return srv->first;
}

/* A match of one person at both seats, who takes back many a move. */
static struct srv_table *undone_match(struct srv *srv)
{
	struct srv_conn *conn = begin(srv,
	                              "{\"type\":\"create\",\"game\":\"connect-four\","
	                              "\"players\":[\"me\",\"me\"]}");
	struct srv_table *table = srv->first;
	for (int move = 0; table->state == SRV_RUNNING; move++) {
		int seat = move % 2, undone = move < 6;
		for (int i = 0; i < 1 + 2 * undone; i++) {
			char text[200];
			snprintf(text, sizeof text,
			         "{\"type\":\"%s\",\"table\":\"%s\",\"seat\":%d,\"turn\":%d%s%d%s}",
			         i == 1 ? "undo" : "play", table->id, seat + 1,
			         table->seats[seat].turn + 1,
			         i == 1 ? ",\"id\":" : ",\"move\":\"drop ",
			         i == 0 && undone ? 7 : seat + 1, i == 1 ? "" : "\"");
			int64_t before = table->number;
			say(srv, conn, text);
			assert_int_equal(table->number, before + 1);
		}
	}
	assert_true(srv_is_open_book(table));
	return table;
}

static uint64_t digest(const struct srv_table *table)
{
	return table->match == NULL ? 0 : pl_state_digest(table->game, table->match->state);
}

struct replayed {
	struct srv *srv;
	struct srv_table *table;
	int64_t until;
};

static bool apply_entry(void *context, const struct pl_entry *entry)
{
	struct replayed *to = context;
	struct srv_refusal why;
	if (entry->number <= to->until)
		assert_true(srv_table_apply(to->srv, to->table, entry, &why));
	return true;
}

static const struct srv_record *record_of(const struct srv_table *table, int64_t number)
{
	for (int i = 0; i < table->record_count; i++)
		if (table->records[i].number == number)
			return &table->records[i];
	return NULL;
}

/* A moment against the records of the store, applied one by one from the first. */
static void expect(struct srv *srv, const struct srv_table *seen, int64_t at)
{
	struct replayed to = { srv, calloc(1, sizeof *to.table), at };
	assert_true(pl_store_records(srv->store, seen->id, apply_entry, &to));
	assert_int_equal(seen->number, at);
	assert_int_equal(to.table->number, at);
	assert_true(digest(seen) == digest(to.table));
	for (int i = 0; i < seen->record_count; i++) {
		const struct srv_record *is = &seen->records[i];
		const struct srv_record *was = record_of(to.table, is->number);
		assert_non_null(was);
		assert_string_equal(is->text, was->text);
		assert_int_equal(is->undone, was->undone);
		assert_int_equal(is->event_count, was->event_count);
		assert_memory_equal(is->events == NULL ? (void *)"" : is->events,
		                    was->events == NULL ? (void *)"" : was->events,
		                    (size_t)is->event_count * sizeof is->events[0]);
	}
	for (int seat = 0; seat < seen->seat_count; seat++)
		assert_int_equal(seen->seats[seat].turn, to.table->seats[seat].turn);
	srv_table_reset(srv, to.table);
	free(to.table);
}

/* Here and there, forwards, backwards and by leaps. */
static void every_moment_is_what_playing_from_the_start_gives(void **unused)
{
	(void)unused;
	struct srv *srv = open_server();
	const struct srv_table *table = undone_match(srv);
	int64_t last = table->number;
	char viewer;
	for (int64_t i = 0; i < 6 * last; i++) {
		int64_t at = i < last ? i + 1 : i < 2 * last ? 2 * last - i : 1 + i * 7919 % last;
		const struct srv_table *seen = srv_review_at(srv, &viewer, table, at);
		expect(srv, seen, at);
	}
	assert_true(digest(srv_review_at(srv, &viewer, table, last)) == digest(table));
	srv_free(srv);
}

/* Without anything kept, n steps would apply n * n / 2 records. */
static void steps_cost_what_lies_between_them(void **unused)
{
	(void)unused;
	struct srv *srv = open_server();
	const struct srv_table *table = long_match(srv);
	int64_t last = table->number;
	uint64_t log = 1;
	char viewer;
	for (int64_t n = last; n > 1; n /= 2)
		log++;
	for (int64_t at = 1; at <= last; at++)
		srv_review_at(srv, &viewer, table, at);
	assert_in_range(srv->counts.reviewed, 1, (uint64_t)last);
	uint64_t forwards = srv->counts.reviewed;
	for (int64_t at = last; at > 0; at--)
		srv_review_at(srv, &viewer, table, at);
	assert_in_range(srv->counts.reviewed - forwards, 1, (uint64_t)last * log);
	uint64_t before = srv->counts.reviewed;
	for (int i = 0; i < 50; i++) /* to and fro */
		srv_review_at(srv, &viewer, table, last / 2 + i % 2);
	assert_in_range(srv->counts.reviewed - before, 1, (uint64_t)last / 2 + 100);
	srv_free(srv);
}

static void a_review_that_is_left_alone_is_forgotten(void **unused)
{
	(void)unused;
	struct srv *srv = open_server();
	struct srv_table *table = undone_match(srv);
	int uses = table->book->uses;
	char viewer;
	srv_review_at(srv, &viewer, table, table->number);
	assert_true(table->book->uses > uses);
	now += 6 * 60 * 1000;
	srv_end_turn(srv);
	assert_int_equal(table->book->uses, uses);
	srv_review_at(srv, &viewer, table, table->number);
	srv_delete(srv, table);
	assert_int_equal(table->book->uses, uses);
	srv_end_turn(srv);
	srv_free(srv);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_moment_is_what_playing_from_the_start_gives),
		cmocka_unit_test(steps_cost_what_lies_between_them),
		cmocka_unit_test(a_review_that_is_left_alone_is_forgotten),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

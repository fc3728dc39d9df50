/* test_doors.c - doors without a network, by a clock of the test's own: what an address may
 * ask for, who goes first in a crowd, how long a socket may take, and what is decided about
 * a request. */
#include "test.h"

#include "server/doors.h"

#include <sys/socket.h>
#include <unistd.h>

static int64_t now = 1000;

static int64_t clock_now(void)
{
	return now;
}

/* Each look at what was computed is so much later, in microseconds. */
static int64_t work, work_step;

static int64_t clock_spent(void)
{
	return work += work_step;
}

static struct srv *open_server(int rate, int each, int most)
{
	static const struct srv_clock clock = { clock_now, clock_now, clock_spent };
	char why[PL_STORE_WHY];
	struct pl_serve config = pl_serve_usual();
	srv_set_clock(&clock);
	config.db = ":memory:";
	config.threads = 0;
	config.rate = rate;
	config.connections_each = each;
	config.connections = most;
	struct srv *srv = srv_new(&config, why);
	assert_non_null(srv);
	return srv;
}

/* How many of `asked` requests are granted. */
static int granted(struct srv *srv, const char *address, enum srv_budget budget, int asked)
{
	int count = 0, wait;
	for (int i = 0; i < asked; i++)
		count += srv_spend(srv, address, budget, &wait);
	return count;
}

static void sweep(struct srv *srv)
{
	for (int i = 0; i < 100; i++)
		srv_addresses_tick(srv);
}

/* --- addresses ------------------------------------------------------------------------ */

static void an_address_is_a_network_of_ipv6_and_ipv4_however_written(void **unused)
{
	static const struct {
		const char *text, *name;
	} cases[] = {
		{ "192.0.2.7", "192.0.2.7" },
		{ "::ffff:192.0.2.7", "192.0.2.7" },
		{ "::ffff:c000:207", "192.0.2.7" },
		{ "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64" },
		{ "2001:db8:1:2::", "2001:db8:1:2::/64" },
		{ "2001:db8:1:3::1", "2001:db8:1:3::/64" },
		{ "::1", "::/64" },
		{ "unknown", "unknown" },
	};
	char name[SRV_ADDRESS];
	(void)unused;
	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		srv_address_name(cases[i].text, name);
		assert_string_equal(name, cases[i].name);
	}
}

static void a_budget_is_the_addresss_and_comes_back_with_time(void **unused)
{
	struct srv *srv = open_server(20, 100, 100);
	struct srv_refusal why;
	(void)unused;
	assert_int_equal(granted(srv, "a", SRV_B_TABLES, 1000), 60);
	assert_int_equal(granted(srv, "b", SRV_B_TABLES, 10), 10);
	assert_int_equal(granted(srv, "a", SRV_B_CHATS, 10), 10);
	assert_false(srv_may(srv, "a", SRV_B_TABLES, &why));
	assert_string_equal(why.code, "too-fast");
	assert_non_null(strstr(why.text, "wait 2 s"));
	now += 10000;
	assert_int_equal(granted(srv, "a", SRV_B_TABLES, 1000), 5);
	srv_free(srv);
}

static void budgets_grow_with_the_rate(void **unused)
{
	struct srv *srv = open_server(200, 100, 100);
	(void)unused;
	assert_int_equal(granted(srv, "a", SRV_B_TABLES, 10000), 600);
	srv_free(srv);
	srv = open_server(1, 100, 100);
	assert_int_equal(granted(srv, "a", SRV_B_FORKS, 100), 1); /* never nothing at all */
	srv_free(srv);
}

static void an_address_is_forgotten_once_it_has_rested_and_not_before(void **unused)
{
	struct srv *srv = open_server(20, 100, 100);
	(void)unused;
	granted(srv, "a", SRV_B_UPLOADS, 40); /* 200 s to be full again */
	for (int i = 0; i < 19; i++) {
		now += 10000;
		sweep(srv);
		assert_int_equal(srv_address_total(srv), 1);
	}
	now += 10001;
	sweep(srv);
	assert_int_equal(srv_address_total(srv), 0);
	struct srv_socket *held = srv_socket_new(srv, NULL, -1, "a", false);
	now += 1000000;
	sweep(srv);
	assert_int_equal(srv_address_total(srv), 1);
	srv_socket_free(srv, held);
	sweep(srv);
	assert_int_equal(srv_address_total(srv), 0);
	srv_free(srv);
}

/* Beyond what is remembered newcomers share, so that memory is bounded and nobody who came
 * before is forgiven what they used up. */
static void a_hundred_thousand_addresses_are_bounded(void **unused)
{
	struct srv *srv = open_server(20, 100, 100);
	char name[SRV_ADDRESS];
	(void)unused;
	assert_int_equal(granted(srv, "first", SRV_B_FORKS, 100), 20);
	for (int i = 0; i < 100000; i++) {
		snprintf(name, sizeof name, "10.%d.%d.%d", i / 65536, i / 256 % 256, i % 256);
		granted(srv, name, SRV_B_CHATS, 1);
	}
	assert_in_range(srv_address_total(srv), 1000, 50000);
	assert_int_equal(granted(srv, "first", SRV_B_FORKS, 100), 0);
	assert_true(granted(srv, "one more", SRV_B_CHATS, 1000) <= 90);
	now += 600000;
	sweep(srv);
	assert_int_equal(srv_address_total(srv), 0);
	assert_int_equal(granted(srv, "one more", SRV_B_CHATS, 1000), 90);
	srv_free(srv);
}

/* --- sockets ----------------------------------------------------------------------------- */

static struct srv_socket *enter(struct srv *srv, const char *name)
{
	return srv_door_admits(srv, name, false) ? srv_socket_new(srv, NULL, -1, name, false)
						 : NULL;
}

static void an_address_has_its_share_and_a_few_more_to_be_told_so(void **unused)
{
	struct srv *srv = open_server(20, 4, 1000);
	struct srv_socket *last = NULL;
	int count = 0;
	(void)unused;
	for (struct srv_socket *socket; (socket = enter(srv, "a")) != NULL; count++) {
		assert_true(count < 100);
		assert_int_equal(socket->crowded, count >= 4);
		last = socket;
	}
	assert_in_range(count, 5, 50);
	assert_non_null(enter(srv, "b"));
	srv_socket_free(srv, last);
	assert_non_null(enter(srv, "a"));
	while (srv->oldest != NULL)
		srv_socket_free(srv, srv->oldest);
	srv_free(srv);
}

static void in_a_full_house_the_crowds_oldest_silent_socket_goes(void **unused)
{
	struct srv *srv = open_server(20, 100, 10);
	struct srv_socket *crowd[7];
	(void)unused;
	for (int i = 0; i < 7; i++)
		crowd[i] = enter(srv, "crowd");
	for (int i = 0; i < 3; i++)
		assert_non_null(enter(srv, "some"));
	crowd[0]->phase = SRV_BODY;       /* it asks for something */
	assert_null(enter(srv, "crowd")); /* who has most does not push others out */
	struct srv_socket *person = enter(srv, "person");
	assert_non_null(person);
	assert_int_equal(srv->socket_count, 10);
	assert_int_equal(srv_address_known(srv, "crowd")->sockets, 6);
	assert_ptr_equal(srv_address_known(srv, "crowd")->oldest, crowd[0]);
	assert_ptr_equal(crowd[0]->younger, crowd[2]);
	assert_int_equal(srv_address_known(srv, "some")->sockets, 3);
	for (struct srv_socket *socket = srv->oldest; socket != NULL; socket = socket->next)
		socket->phase = SRV_SENDING; /* who reads nothing is no better than the silent */
	assert_non_null(enter(srv, "another"));
	assert_int_equal(srv_address_known(srv, "crowd")->sockets, 5);
	assert_ptr_equal(srv_address_known(srv, "crowd")->oldest, crowd[2]);
	while (srv->oldest != NULL)
		srv_socket_free(srv, srv->oldest);
	assert_int_equal(srv->socket_count, 0);
	srv_free(srv);
}

/* However many come at once: then there are not many to close at once either. */
static void an_address_holds_few_sockets_that_say_nothing(void **unused)
{
	struct srv *srv = open_server(20, 256, 1000);
	(void)unused;
	struct srv_socket *asks = enter(srv, "a"), *other = enter(srv, "b"),
			  *second = enter(srv, "a");
	srv_socket_phase(asks, SRV_BODY);
	for (int i = 0; i < 23; i++)
		assert_non_null(enter(srv, "a"));
	assert_int_equal(srv_address_known(srv, "a")->sockets, 25);
	assert_ptr_equal(asks->younger, second);
	for (int i = 0; i < 500; i++)
		assert_non_null(enter(srv, "a"));
	assert_int_equal(srv_address_known(srv, "a")->sockets, 25);
	assert_ptr_equal(srv->oldest, asks);
	assert_ptr_equal(asks->next, other);
	for (struct srv_socket *socket = srv->oldest; socket != NULL; socket = socket->next)
		srv_socket_phase(socket, SRV_BODY); /* now all of them ask */
	assert_non_null(enter(srv, "a"));
	assert_int_equal(srv_address_known(srv, "a")->sockets, 26);
	while (srv->oldest != NULL)
		srv_socket_free(srv, srv->oldest);
	srv_free(srv);
}

static void who_talks_is_not_pushed_out(void **unused)
{
	struct srv *srv = open_server(20, 100, 4);
	struct srv_socket *talks[4];
	(void)unused;
	for (int i = 0; i < 4; i++) {
		talks[i] = enter(srv, "a");
		srv_socket_talks(srv, talks[i]);
	}
	assert_null(enter(srv, "b"));
	for (int i = 0; i < 4; i++)
		srv_socket_free(srv, talks[i]);
	assert_int_equal(srv->socket_count, 0);
	assert_int_equal(srv_address_known(srv, "a")->sockets, 0);
	srv_free(srv);
}

static void a_socket_has_so_much_time_however_it_trickles(void **unused)
{
	struct srv *srv = open_server(20, 100, 100);
	(void)unused;
	struct srv_socket *socket = enter(srv, "a");
	now += 9999;
	srv_doors_tick(srv);
	assert_int_equal(srv->socket_count, 1);
	srv_socket_phase(socket, SRV_BODY); /* its headers came */
	now += 59999;
	srv_doors_tick(srv);
	assert_int_equal(srv->socket_count, 1);
	now += 1;
	srv_doors_tick(srv);
	assert_int_equal(srv->socket_count, 0);
	srv_free(srv);
}

static void who_does_not_read_its_page_is_let_go(void **unused)
{
	struct srv *srv = open_server(20, 100, 100);
	int ends[2];
	enum { LARGE = 4 * 1024 * 1024 };
	char *text = calloc(1, LARGE);
	(void)unused;
	assert_int_equal(socketpair(AF_UNIX, SOCK_STREAM, 0, ends), 0);
	struct srv_socket *socket = srv_socket_new(srv, NULL, ends[0], "a", false);
	srv_socket_sends(srv, socket, srv_page_new(200, "text/plain", text, LARGE));
	srv_doors_turn(srv);
	assert_int_equal(srv->socket_count, 1);
	for (int i = 0; i < 3; i++) { /* who reads a little has more time */
		now += 29000;
		assert_true(read(ends[1], text, 256 * 1024) > 0);
		srv_doors_tick(srv);
		assert_int_equal(srv->socket_count, 1);
	}
	now += 31000;
	srv_doors_tick(srv);
	assert_int_equal(srv->socket_count, 0);
	close(ends[0]);
	close(ends[1]);
	free(text);
	srv_free(srv);
}

static void a_proxy_speaks_for_many_addresses(void **unused)
{
	struct srv *srv = open_server(20, 2, 100);
	struct srv_socket *sockets[5];
	(void)unused;
	srv->config.behind_proxy = true;
	for (int i = 0; i < 5; i++)
		assert_false((sockets[i] = enter(srv, "127.0.0.1"))->crowded);
	for (int i = 0; i < 3; i++) {
		srv_socket_moves(srv, sockets[i], "192.0.2.1");
		assert_int_equal(sockets[i]->crowded, i >= 2);
	}
	assert_int_equal(srv_address_known(srv, "127.0.0.1")->sockets, 2);
	while (srv->oldest != NULL)
		srv_socket_free(srv, srv->oldest);
	srv_free(srv);
}

/* --- requests ----------------------------------------------------------------------------- */

static void gzip_is_sent_to_who_asked_for_it(void **unused)
{
	static const struct {
		const char *accept;
		bool gzip;
	} cases[] = {
		{ "", false },
		{ "gzip", true },
		{ "GZIP", true },
		{ "x-gzip", true },
		{ "gzip, deflate, br, zstd", true },
		{ "deflate,gzip;q=1.0", true },
		{ "br;q=1.0, gzip;q=0.8, *;q=0.1", true },
		{ "identity", false },
		{ "gzip;q=0", false },
		{ "gzip; q=0.000", false },
		{ "gzip;q=0.001", true },
		{ "*", true },
		{ "*;q=0", false },
		{ "gzip;q=0, *", false },
		{ "*, gzip;q=0", false },
		{ "*;q=0, gzip", true },
		{ "identity, *;q=0", false },
		{ "gzipped", false },
		{ "deflate;q=1, notgzip", false },
		{ ",,;;,=", false },
		{ "gzip;q", true },
	};
	(void)unused;
	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
		if (srv_accepts_gzip(cases[i].accept) != cases[i].gzip)
			fail_msg("'%s'", cases[i].accept);
}

static void a_length_is_digits(void **unused)
{
	static const char *const bad[] = { "",    "-2",   "+5",  " 5",
		                           "5 ",  "0x10", "5,5", "5, 5",
		                           "5\t", "1e3",  "5.0", "9999999999999999999999999",
		                           "-",   "٣" };
	size_t length = 7;
	(void)unused;
	for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
		if (srv_read_length(bad[i], &length) || length != 7)
			fail_msg("'%s'", bad[i]);
	assert_true(srv_read_length("0", &length) && length == 0);
	assert_true(srv_read_length("000262144", &length) && length == 262144);
	assert_true(srv_read_length("999999999999999", &length) && length == 999999999999999);
}

static struct srv_http_request usual(void)
{
	return (struct srv_http_request){
		.path = "/",
		.game = "",
		.accept = "",
		.known = "",
		.cookie = "",
		.origin = "",
		.host = "127.0.0.1",
		.address = "a",
		.key = "",
		.version = "",
	};
}

static int status_of(struct srv *srv, const struct srv_http_request *request)
{
	struct srv_http_answer answer = srv_http_answer(srv, request);
	int status = answer.page == NULL ? 0 : answer.page->status;
	srv_page_free(answer.page);
	srv_post_free(answer.post);
	return status;
}

static void a_page_is_known_by_its_tag_and_by_how_it_is_packed(void **unused)
{
	struct srv *srv = open_server(20, 100, 100);
	struct srv_http_request request = usual();
	char packed[64], plain[64], both[200];
	(void)unused;
	struct srv_http_answer answer = srv_http_answer(srv, &request);
	snprintf(plain, sizeof plain, "%s", answer.page->tag);
	assert_false(answer.page->zipped);
	assert_non_null(strstr(answer.page->text, "<title>Perilune</title>"));
	srv_page_free(answer.page);
	request.accept = "gzip";
	answer = srv_http_answer(srv, &request);
	snprintf(packed, sizeof packed, "%s", answer.page->tag);
	assert_true(answer.page->zipped);
	srv_page_free(answer.page);
	assert_string_not_equal(packed, plain);
	request.known = packed;
	assert_int_equal(status_of(srv, &request), 304);
	request.known = plain;
	assert_int_equal(status_of(srv, &request), 200);
	request.accept = "";
	assert_int_equal(status_of(srv, &request), 304);
	snprintf(both, sizeof both, "\"x\", W/%s", plain);
	request.known = both;
	assert_int_equal(status_of(srv, &request), 304);
	request.known = "*";
	assert_int_equal(status_of(srv, &request), 304);
	request.path = "/nowhere";
	assert_int_equal(status_of(srv, &request), 404);
	srv_free(srv);
}

static void every_request_that_is_wrong_is_told_what_is(void **unused)
{
	static const struct {
		enum srv_method method;
		const char *path, *length;
		bool encoded, crowded;
		int status;
	} cases[] = {
		{ SRV_POST, "/api/data", NULL, false, false, 411 },
		{ SRV_POST, "/api/data", "-2", false, false, 400 },
		{ SRV_POST, "/api/data", "5,5", false, false, 400 },
		{ SRV_POST, "/api/data", "262145", false, false, 413 },
		{ SRV_POST, "/api/data", "5", true, false, 501 },
		{ SRV_POST, "/api/data", NULL, true, false, 501 },
		{ SRV_POST, "/api/data", "5", false, true, 429 },
		{ SRV_POST, "/api/data", "5", false, false, 0 },
		{ SRV_POST, "/nowhere", "5", false, false, 404 },
		{ SRV_GET, "/", "5", false, false, 400 },
		{ SRV_GET, "/", "0", false, false, 200 },
		{ SRV_GET, "/", "", false, false, 400 },
		{ SRV_GET, "/", NULL, true, false, 501 },
		{ SRV_HEAD, "/", NULL, false, false, 200 },
		{ SRV_NO_METHOD, "/", NULL, false, false, 405 },
		{ SRV_GET, "/metrics", NULL, false, false, 404 },
		{ SRV_GET, "/healthz", NULL, false, false, 404 },
	};
	struct srv *srv = open_server(20, 100, 100);
	(void)unused;
	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		struct srv_http_request request = usual();
		request.method = cases[i].method;
		request.path = cases[i].path;
		request.length = cases[i].length;
		request.encoded = cases[i].encoded;
		request.crowded = cases[i].crowded;
		int status = status_of(srv, &request);
		if (status != cases[i].status)
			fail_msg("%zu: %d", i, status);
	}
	srv_free(srv);
}

static int status_of_upload(struct srv *srv, const char *address)
{
	const char text[] = "no data\n";
	struct srv_post *post = srv_post_new(srv, "/api/data", "traders");
	srv_post_from(post, NULL, address);
	srv_post_room(post, strlen(text));
	srv_post_add(post, text, strlen(text));
	struct srv_page *page = srv_post_open(srv, post, NULL);
	assert_int_equal(srv_workers_waiting(srv->workers), page == NULL);
	if (page == NULL) { /* it is read by a worker, whatever it is */
		assert_null(srv_post_answer(post));
		assert_true(srv_workers_step(srv->workers));
		srv_take_answers(srv);
		page = srv_post_answer(post);
	}
	int status = page->status;
	assert_int_equal(page->wait > 0, status == 429);
	srv_page_free(page);
	srv_post_free(post);
	return status;
}

/* What is left of them for the loop keeps everybody waiting: who took long waits as long as
 * that takes to come back, however few the files. */
static void files_that_take_long_to_read_come_less_often(void **unused)
{
	struct srv *srv = open_server(20, 100, 100);
	(void)unused;
	work_step = 60 * 1000;
	assert_int_equal(status_of_upload(srv, "a"), 422);
	assert_int_equal(status_of_upload(srv, "a"), 422);
	assert_int_equal(status_of_upload(srv, "a"), 429);
	assert_int_equal(status_of_upload(srv, "b"), 422);
	now += 10000;
	assert_int_equal(status_of_upload(srv, "a"), 429);
	now += 1000;
	assert_int_equal(status_of_upload(srv, "a"), 422);
	work_step = 0;
	for (int i = 0; i < 30; i++)
		assert_int_equal(status_of_upload(srv, "c"), 422); /* as they take no time */
	srv_free(srv);
}

/* Who is woken may come to look before the worker goes on, and would wait for it. */
static int found_done;

static void look_at_once(void *workers)
{
	found_done += srv_workers_waiting(*(struct srv_workers **)workers) == 0;
}

static void who_is_woken_by_a_worker_need_not_wait_for_it(void **unused)
{
	struct srv *srv = open_server(20, 100, 100);
	(void)unused;
	srv_workers_stop(srv->workers);
	srv->workers = srv_workers_start(0, look_at_once, &srv->workers);
	alarm(60); /* lest it wait for ever */
	assert_int_equal(status_of_upload(srv, "a"), 422);
	alarm(0);
	assert_int_equal(found_done, 1);
	srv_free(srv);
}

/* Reading it takes milliseconds, and writing it half of one. */
static void a_games_own_data_is_read_and_written_once(void **unused)
{
	struct srv *srv = open_server(20, 100, 100);
	struct srv_http_request request = usual();
	struct srv_refusal why;
	(void)unused;
	request.path = "/api/games/traders/book";
	assert_int_equal(status_of(srv, &request), 200);
	struct srv_book *book = srv_book_use(srv, pl_find_game("traders"), "", NULL, 0, &why);
	const char *told = srv_book_told(srv, book, SRV_ENGLISH);
	assert_ptr_not_equal(told, srv->scratch);
	srv_book_release(srv, book);
	assert_int_equal(status_of(srv, &request), 200);
	assert_ptr_equal(srv_book_use(srv, book->game, "", NULL, 0, &why), book);
	assert_ptr_equal(srv_book_told(srv, book, SRV_ENGLISH), told);
	assert_string_not_equal(srv_book_told(srv, book, SRV_GERMAN), told);
	const char *options[] = { "goods=random" };
	struct srv_book *other = srv_book_use(srv, book->game, "", options, 1, &why);
	assert_ptr_equal(srv_book_told(srv, other, SRV_ENGLISH), srv->scratch);
	srv_book_release(srv, other);
	assert_ptr_not_equal(srv->books, other);
	srv_free(srv);
}

/* However many come in one packet, and as long as there is time for them. */
static void words_of_an_address_are_looked_into_once_a_turn(void **unused)
{
	struct srv *srv = open_server(20, 100, 100);
	(void)unused;
	for (int turn = 0; turn < 3; turn++) {
		assert_true(srv_may_look_into_words(srv, "a"));
		for (int i = 0; i < 100; i++)
			assert_false(srv_may_look_into_words(srv, "a"));
		assert_true(srv_may_look_into_words(srv, "b"));
		srv_end_turn(srv);
	}
	work_step = 101 * 1000;
	srv_charge(srv, "a", srv_spent());
	work_step = 0;
	assert_false(srv_may_look_into_words(srv, "a"));
	assert_true(srv_may_look_into_words(srv, "b"));
	srv_free(srv);
}

/* Who sent it may be gone before a worker has read it, or the server may end. */
static void a_file_outlives_who_sent_it_and_nothing_else(void **unused)
{
	struct srv *srv = open_server(20, 100, 100);
	(void)unused;
	for (int ends = 0; ends < 2; ends++) {
		struct srv_post *post = srv_post_new(srv, "/api/transcripts", "");
		srv_post_from(post, NULL, "a");
		srv_post_room(post, 4);
		srv_post_add(post, "none", 4);
		assert_null(srv_post_open(srv, post, NULL));
		srv_post_free(post);
		if (ends == 0 && srv_workers_step(srv->workers))
			srv_take_answers(srv);
		assert_int_equal(srv_workers_waiting(srv->workers), ends);
	}
	srv_free(srv);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(an_address_is_a_network_of_ipv6_and_ipv4_however_written),
		cmocka_unit_test(a_budget_is_the_addresss_and_comes_back_with_time),
		cmocka_unit_test(budgets_grow_with_the_rate),
		cmocka_unit_test(an_address_is_forgotten_once_it_has_rested_and_not_before),
		cmocka_unit_test(a_hundred_thousand_addresses_are_bounded),
		cmocka_unit_test(an_address_has_its_share_and_a_few_more_to_be_told_so),
		cmocka_unit_test(in_a_full_house_the_crowds_oldest_silent_socket_goes),
		cmocka_unit_test(an_address_holds_few_sockets_that_say_nothing),
		cmocka_unit_test(files_that_take_long_to_read_come_less_often),
		cmocka_unit_test(who_is_woken_by_a_worker_need_not_wait_for_it),
		cmocka_unit_test(a_games_own_data_is_read_and_written_once),
		cmocka_unit_test(words_of_an_address_are_looked_into_once_a_turn),
		cmocka_unit_test(a_file_outlives_who_sent_it_and_nothing_else),
		cmocka_unit_test(who_talks_is_not_pushed_out),
		cmocka_unit_test(a_socket_has_so_much_time_however_it_trickles),
		cmocka_unit_test(who_does_not_read_its_page_is_let_go),
		cmocka_unit_test(a_proxy_speaks_for_many_addresses),
		cmocka_unit_test(gzip_is_sent_to_who_asked_for_it),
		cmocka_unit_test(a_length_is_digits),
		cmocka_unit_test(a_page_is_known_by_its_tag_and_by_how_it_is_packed),
		cmocka_unit_test(every_request_that_is_wrong_is_told_what_is),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

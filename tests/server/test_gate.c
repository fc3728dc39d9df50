/* test_gate.c - who knocks too often waits outside: whom, for how long, by a clock of the test's
 * own; and that the system does keep such an address waiting, and nobody else. */
#include "test.h"

#include "server/doors.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { KNOCKS = 4000, A_SECOND = 50, SOON = 100, LONG = 20000 };

static int64_t now = 1000;

static int64_t clock_now(void)
{
	return now;
}

static struct srv *open_server(bool behind_proxy)
{
	static const struct srv_clock clock = { clock_now, clock_now, NULL };
	char why[PL_STORE_WHY];
	struct pl_serve config = pl_serve_usual();
	srv_set_clock(&clock);
	config.db = ":memory:";
	config.threads = 0;
	config.behind_proxy = behind_proxy;
	struct srv *srv = srv_new(&config, why);
	assert_non_null(srv);
	return srv;
}

/* How many of so many knocks are heard. */
static int heard(struct srv *srv, const char *name, int knocks)
{
	int count = 0;
	for (int i = 0; i < knocks; i++)
		count += srv_door_hears(srv, name);
	return count;
}

/* --- whom, and for how long ------------------------------------------------------------- */

static void who_knocks_too_often_waits_outside(void **unused)
{
	struct srv *srv = open_server(false);
	(void)unused;
	assert_int_equal(heard(srv, "192.0.2.1", KNOCKS), KNOCKS);
	assert_false(srv_gate_holds(srv, "192.0.2.1"));
	assert_int_equal(heard(srv, "192.0.2.1", 50), 0);
	assert_true(srv_gate_holds(srv, "192.0.2.1"));
	assert_int_equal(srv->counts.held_back, 1);
	assert_int_equal(srv->counts.turned_away, 50);
	assert_int_equal(heard(srv, "192.0.2.2", 50), 50);
	assert_false(srv_gate_holds(srv, "192.0.2.2"));
	now += 999;
	srv_gate_tick(srv);
	assert_true(srv_gate_holds(srv, "192.0.2.1"));
	now += 1;
	srv_gate_tick(srv);
	assert_false(srv_gate_holds(srv, "192.0.2.1"));
	assert_int_equal(heard(srv, "192.0.2.1", KNOCKS), A_SECOND);
	assert_int_equal(srv->counts.held_back, 2);
	srv_free(srv);
}

static void a_proxy_never_waits(void **unused)
{
	struct srv *srv = open_server(true);
	(void)unused;
	assert_int_equal(heard(srv, "127.0.0.1", 2 * KNOCKS), 2 * KNOCKS);
	assert_false(srv_gate_holds(srv, "127.0.0.1"));
	srv_free(srv);
}

/* The rest are refused in words. */
static void so_many_wait_outside_and_no_more(void **unused)
{
	struct srv *srv = open_server(false);
	char name[SRV_ADDRESS];
	(void)unused;
	for (int i = 0; i < 2 * SRV_GATE; i++) {
		snprintf(name, sizeof name, "192.0.2.%d", i);
		assert_int_equal(heard(srv, name, KNOCKS + 1), KNOCKS);
		assert_int_equal(srv_gate_holds(srv, name), i < SRV_GATE);
		now += i == 2; /* the first three come in before the others */
	}
	now += 999;
	srv_gate_tick(srv);
	for (int i = 0; i < SRV_GATE; i++) {
		snprintf(name, sizeof name, "192.0.2.%d", i);
		assert_int_equal(srv_gate_holds(srv, name), i > 2);
	}
	now += 1;
	srv_gate_tick(srv);
	assert_int_equal(srv->gate.count, 0);
	srv_free(srv);
}

/* --- the system -------------------------------------------------------------------------- */

static int listen_at(struct sockaddr *address, socklen_t size)
{
	int line = socket(address->sa_family, SOCK_STREAM, 0);
	if (line < 0 || bind(line, address, size) != 0)
		return -1;
	assert_int_equal(listen(line, 16), 0);
	assert_int_equal(getsockname(line, address, &size), 0);
	return line;
}

/* A socket from there, on its way. */
static int knock(const struct sockaddr *at, socklen_t size, const char *from)
{
	struct sockaddr_in source = { .sin_family = AF_INET };
	int line = socket(at->sa_family, SOCK_STREAM, 0);
	assert_true(line >= 0);
	assert_int_equal(fcntl(line, F_SETFL, O_NONBLOCK), 0);
	if (from != NULL) {
		inet_pton(AF_INET, from, &source.sin_addr);
		assert_int_equal(bind(line, (struct sockaddr *)&source, sizeof source), 0);
	}
	(void)connect(line, at, size);
	return line;
}

static bool comes_in(int line, int within)
{
	struct pollfd waits = { .fd = line, .events = POLLOUT };
	return poll(&waits, 1, within) == 1;
}

static void the_system_keeps_an_address_waiting_and_no_other(void **unused)
{
	struct sockaddr_in at = { .sin_family = AF_INET };
	struct srv *srv = open_server(false);
	int lines[4];
	(void)unused;
	inet_pton(AF_INET, "127.0.0.1", &at.sin_addr);
	srv->gate.listener = listen_at((struct sockaddr *)&at, sizeof at);
	srv_gate_shut(srv, "127.0.0.65");
	srv_gate_shut(srv, "127.0.0.66");
	lines[0] = knock((struct sockaddr *)&at, sizeof at, "127.0.0.66");
	lines[1] = knock((struct sockaddr *)&at, sizeof at, "127.0.0.65");
	lines[2] = knock((struct sockaddr *)&at, sizeof at, "127.0.0.64");
	lines[3] = knock((struct sockaddr *)&at, sizeof at, "127.0.0.67");
	assert_true(comes_in(lines[2], LONG) && comes_in(lines[3], LONG));
	assert_false(comes_in(lines[0], SOON) || comes_in(lines[1], SOON));
	now += 1000;
	srv_gate_tick(srv); /* the system asks again by itself */
	assert_true(comes_in(lines[0], LONG) && comes_in(lines[1], LONG));
	for (int i = 0; i < 4; i++)
		close(lines[i]);
	close(srv->gate.listener);
	srv_free(srv);
}

/* A listener of both kinds, where there are both. */
static void a_network_of_ipv6_waits_and_ipv4_does_not(void **unused)
{
	struct sockaddr_in6 at = { .sin6_family = AF_INET6 };
	struct srv *srv = open_server(false);
	(void)unused;
	srv->gate.listener = listen_at((struct sockaddr *)&at, sizeof at);
	if (srv->gate.listener < 0) {
		srv_free(srv);
		skip();
	}
	struct sockaddr_in ipv4 = { .sin_family = AF_INET, .sin_port = at.sin6_port };
	inet_pton(AF_INET, "127.0.0.1", &ipv4.sin_addr);
	at.sin6_addr = in6addr_loopback;
	srv_gate_shut(srv, "2001:db8:1:2::/64");
	srv_gate_shut(srv, "0:0:0:1::/64");
	int other = knock((struct sockaddr *)&at, sizeof at, NULL);
	assert_true(comes_in(other, LONG));
	srv_gate_shut(srv, "::/64");
	srv_gate_shut(srv, "127.0.0.66");
	int held = knock((struct sockaddr *)&at, sizeof at, NULL),
	    held_too = knock((struct sockaddr *)&ipv4, sizeof ipv4, "127.0.0.66"),
	    person = knock((struct sockaddr *)&ipv4, sizeof ipv4, "127.0.0.9");
	assert_true(comes_in(person, LONG));
	assert_false(comes_in(held, SOON) || comes_in(held_too, SOON));
	now += 1000;
	srv_gate_tick(srv);
	assert_true(comes_in(held, LONG) && comes_in(held_too, LONG));
	close(other);
	close(held);
	close(held_too);
	close(person);
	close(srv->gate.listener);
	srv_free(srv);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(who_knocks_too_often_waits_outside),
		cmocka_unit_test(a_proxy_never_waits),
		cmocka_unit_test(so_many_wait_outside_and_no_more),
		cmocka_unit_test(the_system_keeps_an_address_waiting_and_no_other),
		cmocka_unit_test(a_network_of_ipv6_waits_and_ipv4_does_not),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

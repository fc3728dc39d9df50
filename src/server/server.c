/* server.c - the event loop: a turn of it reads, acts, commits, and then tells.
 * The network library runs on this one thread; workers only wake it. */
#include "server/assets.h"
#include "server/doors.h"
#include "server/lab.h"
#include "server/reach.h"

#include "core/memory.h"

#include <libwebsockets.h>
#include <signal.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

enum { TICK_MS = 100, GOODBYE_MS = 3000, QUIET_SECONDS = 40, GONE_SECONDS = 60 };

static int64_t clock_ms(clockid_t clock)
{
	struct timespec now;
	clock_gettime(clock, &now);
	return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static int64_t machine_now(void)
{
	return clock_ms(CLOCK_MONOTONIC) + 1; /* 0 means never */
}

static int64_t machine_date(void)
{
	return clock_ms(CLOCK_REALTIME);
}

static int64_t machine_spent(void)
{
	struct timespec spent;
	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent);
	return (int64_t)spent.tv_sec * 1000000 + spent.tv_nsec / 1000;
}

static struct srv_clock the_clock = { machine_now, machine_date, machine_spent };

void srv_set_clock(const struct srv_clock *clock)
{
	the_clock = *clock;
}

int64_t srv_now(void)
{
	return the_clock.now();
}

int64_t srv_date(void)
{
	return the_clock.date();
}

int64_t srv_spent(void)
{
	return the_clock.spent == NULL ? 0 : the_clock.spent();
}

struct pl_serve pl_serve_usual(void)
{
	return (struct pl_serve){
		.listen = "127.0.0.1",
		.port = 8080,
		.ports = 20,
		.db = "perilune.db",
		.threads = 2,
		.pace = 400,
		.rate = 20,
		.connections_each = 256,
		.tables_each = 200,
		.connections = 20000,
		.tables = 100000,
		.keep_days = 90,
	};
}

static void wake_loop(void *context)
{
	struct srv *srv = context;
	if (srv->context != NULL)
		lws_cancel_service(srv->context);
}

struct srv *srv_new(const struct pl_serve *config, char why[PL_STORE_WHY])
{
	struct srv *srv = pl_zeroed(sizeof *srv);
	srv_log_begin();
	srv->config = *config;
	if (sodium_init() < 0 || !pl_seed_fresh(srv->chance.key)) {
		snprintf(why, PL_STORE_WHY, "the system has no random numbers to give");
		free(srv);
		return NULL;
	}
	srv->store = pl_store_open(config->db, PL_STORE_WRITE, why);
	if (srv->store == NULL) {
		free(srv);
		return NULL;
	}
	srv->lab = config->lab ? srv_lab_open(config->db, why) : NULL;
	if (config->lab && srv->lab == NULL) {
		pl_store_close(srv->store);
		free(srv);
		return NULL;
	}
	srv->scratch = pl_resize(NULL, SRV_SCRATCH);
	srv->addresses = srv_addresses_new();
	srv->sockets_most = srv->talks_most = config->connections;
	srv->swept = srv_now();
	srv->turn = 1;
	srv_begin_time(srv);
	srv->workers = srv_workers_start(config->threads, wake_loop, srv);
	return srv;
}

static void release_reply(struct srv_reply *reply)
{
	srv_message_release(reply->message);
	if (reply->otherwise != NULL)
		srv_message_release(reply->otherwise);
}

void srv_free(struct srv *srv)
{
	srv_workers_stop(srv->workers);
	srv->workers = NULL;
	srv_lab_close(srv->lab);
	for (int i = 0; i < srv->reply_count; i++)
		release_reply(&srv->replies[i]);
	while (srv->conns != NULL)
		srv_conn_free(srv, srv->conns);
	srv_review_end(srv);
	while (srv->first != NULL)
		srv_remove_table(srv, srv->first);
	while (srv->books != NULL) { /* of thoughts that nobody waited for */
		srv->books->uses = 1;
		srv_book_release(srv, srv->books);
	}
	srv_words_end(srv);
	for (int i = 0; i < SRV_LANGUAGES; i++)
		free(srv->games[i]);
	for (int i = 0; i < SRV_UPLOADS; i++)
		free(srv->uploads[i].text);
	pl_store_close(srv->store);
	for (int i = 0; srv->plain_assets != NULL && i < srv_asset_count; i++)
		free(srv->plain_assets[i]);
	free(srv->plain_assets);
	srv_addresses_free(srv->addresses);
	free(srv->replies);
	free(srv->due);
	free(srv->scratch);
	free(srv);
}

void srv_wake(struct srv *srv, struct srv_conn *conn)
{
	(void)srv;
	if (conn->wsi == NULL)
		return;
	if (conn->close_code != 0)
		lws_set_timeout(conn->wsi, PENDING_TIMEOUT_CLOSE_SEND, 2);
	lws_callback_on_writable(conn->wsi);
}

/* --- the end of a turn ------------------------------------------------------------------ */

static bool commit(struct srv *srv)
{
	if (!pl_store_waiting(srv->store))
		return pl_store_commit(srv->store); /* which takes no time */
	struct timespec from, to;
	clock_gettime(CLOCK_MONOTONIC, &from);
	bool kept = pl_store_commit(srv->store);
	clock_gettime(CLOCK_MONOTONIC, &to);
	double seconds = (double)(to.tv_sec - from.tv_sec) +
		1e-9 * (double)(to.tv_nsec - from.tv_nsec);
	int step = 0;
	while (step < SRV_COMMIT_STEPS && seconds > 0.001 * (1 << step))
		step++;
	srv->counts.commits++;
	srv->counts.commit_steps[step]++;
	srv->counts.commit_seconds += seconds;
	srv->counts.failed_commits += !kept;
	if (!kept)
		srv_log("commit-failed", "why=\"%s\"", pl_store_why(srv->store));
	return kept;
}

/* What the disk refused, all or a table: it is again what the disk knows. */
static void forget_refused(struct srv *srv, bool kept)
{
	struct srv_table *next;
	if (!kept)
		srv->resting = srv_now() + 1000;
	for (struct srv_table *table = srv->touched; table != NULL; table = next) {
		const char *why = kept ? pl_store_refused(srv->store, table->id) : NULL;
		next = table->next_touched;
		if (kept && why == NULL)
			continue;
		if (why != NULL)
			srv_log("table-refused", "table=%s why=\"%s\"", table->id, why);
		table->deleted = false;
		table->news |= SRV_NEWS_TABLE | SRV_NEWS_PLAY;
		if (!srv_reload_table(srv, table)) {
			srv_remove_table(srv, table);
			continue;
		}
		if (table->told > table->number)
			table->told = table->number;
	}
}

/* What was to report an act says instead that nothing came of it. */
static void take_back(struct srv *srv, struct srv_reply *reply, const char *refused)
{
	struct srv_refusal why;
	struct srv_request request = { .given = reply->has_id ? 1u << SRV_F_ID : 0 };
	struct pl_text text = pl_text_in(srv->scratch, SRV_SCRATCH);
	request.number[SRV_F_ID] = reply->id;
	if (pl_store_unsure(srv->store))
		srv_refuse(&why, "unsure",
		           "the server's disk failed (%s): ask again, the same under "
		           "the same turn, for it may have been saved",
		           refused);
	else
		srv_refuse(&why, "not-saved",
		           "nothing was changed, for the server could not write to "
		           "its disk: %s",
		           refused);
	srv_wire_refusal(&request, &why, &text);
	srv_message_release(reply->message);
	reply->message = srv_message_new(text.start, (size_t)(text.at - text.start));
}

static void send_replies(struct srv *srv, bool kept)
{
	for (int i = 0; i < srv->reply_count; i++) {
		struct srv_reply *reply = &srv->replies[i];
		const char *refused = !kept ? pl_store_why(srv->store)
					    : pl_store_refused(srv->store, reply->table);
		if (refused != NULL && reply->durable && reply->conn != NULL)
			take_back(srv, reply, refused);
		if (reply->conn != NULL)
			srv_send(srv, reply->conn,
			         refused != NULL && reply->otherwise != NULL ? reply->otherwise
			                                                     : reply->message);
		release_reply(reply);
	}
	srv->reply_count = 0;
}

void srv_end_turn(struct srv *srv)
{
	bool kept = commit(srv);
	send_replies(srv, kept);
	forget_refused(srv, kept);
	while (srv->touched != NULL) {
		struct srv_table *table = srv->touched;
		srv_tell_table(srv, table);
		srv->touched = table->next_touched;
		table->touched = false;
		srv_consider(srv, table);
		if (table->deleted) {
			srv->over -= table->shelved;
			srv_remove_table(srv, table);
		} else {
			srv_settle(srv, table);
		}
	}
	srv_trim(srv);
	srv_review_rest(srv);
	srv_tell_lobby(srv);
	srv->turn++;
}

/* --- listening --------------------------------------------------------------------------- */

static int at_the_door(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                       size_t length)
{
	(void)user;
	return srv_callback(wsi, (int)reason, in, length, false);
}

static int at_the_operators_door(struct lws *wsi, enum lws_callback_reasons reason, void *user,
                                 void *in, size_t length)
{
	(void)user;
	return srv_callback(wsi, (int)reason, in, length, true);
}

static void log_library(int level, const char *line)
{
	(void)level;
	char copy[512];
	snprintf(copy, sizeof copy, "%s", line);
	for (char *c = copy; *c != '\0'; c++)
		if (*c == '\n' || *c == '"')
			*c = ' ';
	srv_log("library", "text=\"%s\"", copy);
}

/* Descriptors: as many as are wanted, or as the system allows. Some are kept for files, for
 * the lab and for the operator, and some of the rest for people who are not playing yet, so
 * that whoever finds the house full is told so. */
static void count_descriptors(struct srv *srv)
{
	enum { RESERVE = 64, LIKELY = 1024 };
	struct rlimit limit = { LIKELY, LIKELY };
	getrlimit(RLIMIT_NOFILE, &limit);
	rlim_t wanted = (rlim_t)srv->config.connections + RESERVE;
	limit.rlim_cur = wanted < limit.rlim_max ? wanted : limit.rlim_max;
	setrlimit(RLIMIT_NOFILE, &limit);
	getrlimit(RLIMIT_NOFILE, &limit);
	int most = limit.rlim_cur > 2 * RESERVE ? (int)limit.rlim_cur - RESERVE : RESERVE;
	srv->sockets_most = most < srv->config.connections ? most : srv->config.connections;
	srv->talks_most = srv->sockets_most - srv->sockets_most / 16;
	srv_log("limits", "descriptors=%llu sockets=%d websockets=%d each=%d",
	        (unsigned long long)limit.rlim_cur, srv->sockets_most, srv->talks_most,
	        srv->config.connections_each);
}

static struct lws_context_creation_info door(struct srv *srv, const char *address, int port)
{
	static const struct lws_protocols protocols[] = {
		/* Idle connections hold the first buffer, and it is as much as one may say in a
		 * turn, some five moves; the second is what leaves at once, and would be the
		 * first if it were not said. */
		{ .name = "perilune",
		  .callback = at_the_door,
		  .rx_buffer_size = 512,
		  .tx_packet_size = 128 * 1024 },
		{ .name = NULL },
	};
	static const lws_retry_bo_t policy = {
		.secs_since_valid_ping = QUIET_SECONDS,
		.secs_since_valid_hangup = GONE_SECONDS,
	};
	/* Where it knows IPv6, the library takes an address of IPv4 for all there are. */
	const uint64_t family = srv_is_ipv4(address) ? LWS_SERVER_OPTION_DISABLE_IPV6 : 0;
	return (struct lws_context_creation_info){
		.port = port,
		.iface = address,
		.protocols = protocols,
		.gid = -1,
		.uid = -1,
		.alpn = "http/1.1",
		.user = srv,
		.timeout_secs = 10,
		.keepalive_timeout = 1,
		.retry_and_idle_policy = &policy,
		.options = LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND |
			LWS_SERVER_OPTION_VALIDATE_UTF8 | family,
		.server_string = "perilune",
	};
}

static bool listen_on(struct srv *srv, int port)
{
	struct lws_context_creation_info info = door(srv, srv->config.listen, port);
	srv->context = lws_create_context(&info);
	return srv->context != NULL;
}

/* ADDRESS:PORT, or PORT of this machine alone; port 0 is any. */
static int read_admin(const char *where, char *address, size_t room)
{
	const char *colon = strrchr(where, ':');
	if (colon == NULL)
		snprintf(address, room, "127.0.0.1");
	else if (where[0] == '[' && colon[-1] == ']')
		snprintf(address, room, "%.*s", (int)(colon - where) - 2, where + 1);
	else
		snprintf(address, room, "%.*s", (int)(colon - where), where);
	return atoi(colon == NULL ? where : colon + 1);
}

static bool listen_for_operator(struct srv *srv)
{
	static const struct lws_protocols protocols[] = {
		{ .name = "perilune-admin",
		  .callback = at_the_operators_door,
		  .rx_buffer_size = 1024,
		  .tx_packet_size = 128 * 1024 },
		{ .name = NULL },
	};
	const char *address = srv->admin, *where = srv->config.admin;
	if (where == NULL)
		return true;
	int port = read_admin(where, srv->admin, sizeof srv->admin);
	struct lws_context_creation_info info = door(srv, address, port);
	info.protocols = protocols;
	info.vhost_name = "operator";
	struct lws_vhost *vhost = NULL;
	if (port == 0 || srv_port_is_free(address, port))
		vhost = lws_create_vhost(srv->context, &info);
	if (vhost == NULL) {
		fprintf(stderr, "perilune: --admin %s: cannot listen there\n", where);
		return false;
	}
	port = lws_get_vhost_listen_port(vhost);
	printf("Figures for the operator are at http://%s:%d/metrics\n", address, port);
	fflush(stdout);
	srv_log("operator", "address=%s port=%d", address, port);
	return true;
}

static bool find_port(struct srv *srv)
{
	const struct pl_serve *config = &srv->config;
	char why[512];
	if (!srv_can_listen(config->listen, why, sizeof why)) {
		fprintf(stderr, "perilune: %s\n", why);
		return false;
	}
	for (int port = config->port; port < config->port + config->ports && port < 65536; port++) {
		if (!srv_port_is_free(config->listen, port) || !listen_on(srv, port))
			continue;
		srv->port = port;
		srv_say_where(srv);
		fflush(stdout);
		srv_log("listening", "address=%s port=%d db=%s", config->listen, port, config->db);
		return true;
	}
	fprintf(stderr, "perilune: ports %d to %d of %s are taken; give another with --port\n",
	        config->port, config->port + config->ports - 1, config->listen);
	return false;
}

/* --- the loop ------------------------------------------------------------------------------ */

static volatile sig_atomic_t asked_to_stop;

static void ask_to_stop(int signal)
{
	(void)signal;
	asked_to_stop = 1;
}

struct timer {
	lws_sorted_usec_list_t list; /* first: the library gives it back */
	struct srv *srv;
	lws_usec_t due;
};

static void tick(lws_sorted_usec_list_t *);

static void set_timer(struct timer *timer)
{
	timer->due = lws_now_usecs() + TICK_MS * LWS_US_PER_MS;
	lws_sul_schedule(timer->srv->context, 0, &timer->list, tick, TICK_MS * LWS_US_PER_MS);
}

static void tick(lws_sorted_usec_list_t *list)
{
	struct timer *timer = (struct timer *)list;
	srv_tick(timer->srv);
	srv_doors_tick(timer->srv);
	srv_addresses_tick(timer->srv);
	srv_log_tick();
	srv_lab_tick(timer->srv->lab);
	set_timer(timer);
}

/* The library waits in whole milliseconds, and the last of them not at all: until the time has
 * come it would look at its sockets some three hundred times, while who has been answered may
 * want the same core. */
static void tick_soon(struct timer *timer)
{
	if (timer->due - lws_now_usecs() < LWS_US_PER_MS)
		tick(&timer->list);
}

/* Clients see 1001 and come back; what is half done was not acknowledged. */
static void say_goodbye(struct srv *srv)
{
	int64_t until = srv_now() + GOODBYE_MS;
	srv->stopping = true;
	for (struct srv_conn *conn = srv->conns; conn != NULL; conn = conn->next)
		srv_drop(srv, conn, LWS_CLOSE_STATUS_GOINGAWAY, "the server is going away");
	while (srv->conns != NULL && srv_now() < until) {
		lws_service(srv->context, 0);
		srv_end_turn(srv);
		srv_doors_turn(srv);
	}
}

static void handle_signals(void)
{
	struct sigaction action = { .sa_handler = ask_to_stop };
	sigemptyset(&action.sa_mask);
	sigaction(SIGTERM, &action, NULL);
	sigaction(SIGINT, &action, NULL);
	action.sa_handler = SIG_IGN;
	sigaction(SIGPIPE, &action, NULL);
	asked_to_stop = 0;
}

static void run(struct srv *srv)
{
	struct timer timer = { .srv = srv };
	set_timer(&timer);
	srv_sweep(srv);
	while (!asked_to_stop && lws_service(srv->context, 0) >= 0) {
		srv_end_turn(srv);
		srv_doors_turn(srv);
		srv_open_door(srv);
		tick_soon(&timer);
	}
	say_goodbye(srv);
	lws_sul_schedule(srv->context, 0, &timer.list, NULL, LWS_SET_TIMER_USEC_CANCEL);
	srv_note_time(srv);
	srv_end_turn(srv);
}

/* The data of all games takes long to read, and nobody shall wait while another is told of them
 * first. */
static void read_ahead(struct srv *srv)
{
	for (int language = 0; language < SRV_LANGUAGES; language++)
		srv_page_free(srv_page_of(srv, "/api/games", language));
}

bool pl_serve(const struct pl_serve *config)
{
	char why[PL_STORE_WHY];
	lws_set_log_level(LLL_ERR | LLL_WARN, log_library);
	handle_signals();
	struct srv *srv = srv_new(config, why);
	if (srv == NULL) {
		fprintf(stderr, "perilune: %s\n", why);
		return false;
	}
	bool good = srv_restore(srv);
	if (!good)
		fprintf(stderr, "perilune: %s: %s\n", config->db, pl_store_why(srv->store));
	if (good) {
		count_descriptors(srv);
		read_ahead(srv);
	}
	good = good && find_port(srv) && listen_for_operator(srv);
	if (good)
		run(srv);
	srv_workers_stop(srv->workers);
	srv->workers = NULL;
	if (srv->context != NULL)
		lws_context_destroy(srv->context);
	srv->context = NULL;
	if (good)
		srv_log("stopped", "commits=%llu", (unsigned long long)srv->counts.commits);
	srv_free(srv);
	return good;
}

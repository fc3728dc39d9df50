/* fuzz_wire.c - any bytes as messages from outside, a line each, from three
 * connections to a server without a network: strictly read, acted on, committed
 * and told. "$" becomes the last table's id, so that messages get further; lines
 * that begin with "/" are HTTP paths. */
#include "server/lab.h"

#include "core/memory.h"

#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

enum { CONNS = 3, LINE = 9000 };

static struct srv *open_server(void)
{
	char why[PL_STORE_WHY];
	struct pl_serve config = pl_serve_usual();
	config.db = ":memory:";
	config.threads = 0;
	config.pace = 0;
	config.rate = 1000000;
	struct srv *srv = srv_new(&config, why);
	if (srv == NULL)
		abort();
	return srv;
}

/* Without connections, tables and thoughts again. */
static void clear(struct srv *srv)
{
	while (srv->conns != NULL)
		srv_conn_free(srv, srv->conns);
	while (srv->first != NULL) {
		pl_store_delete(srv->store, srv->first->id);
		srv_remove_table(srv, srv->first);
	}
	srv_end_turn(srv);
	srv_workers_stop(srv->workers);
	srv->workers = srv_workers_start(0, NULL, NULL);
}

/* "$" in a line stands for the id of the last table. */
static size_t fill_in(const struct srv *srv, const char *line, size_t length, char *out)
{
	size_t at = 0;
	for (size_t i = 0; i < length && at < LINE - SRV_ID; i++) {
		if (line[i] == '$' && srv->last != NULL) {
			memcpy(out + at, srv->last->id, SRV_ID - 1);
			at += SRV_ID - 1;
		} else {
			out[at++] = line[i];
		}
	}
	return at;
}

/* An order of the lab, read and checked; none is begun. */
static void order(const char *line, size_t length)
{
	struct srv_refusal why;
	struct srv_lab_order wanted;
	struct pl_faults faults;
	uint64_t digest;
	if (!srv_lab_read_order(line, length, &wanted, &why))
		return;
	if (srv_lab_check_order(&wanted, &why))
		srv_lab_check_data(&wanted, &digest, &faults);
	srv_lab_free_order(&wanted);
}

/* The same line as a path to get, an origin, and a data file or transcript to keep; what
 * follows a slash as an order. */
static void knock(struct srv *srv, const char *line, size_t length)
{
	char path[300];
	snprintf(path, sizeof path, "%.*s", (int)(length < 299 ? length : 299), line);
	srv_page_free(srv_page_of(srv, path, length % SRV_LANGUAGES));
	srv_origin_allowed(srv, path + 1, "127.0.0.1:8080");
	srv_host_allowed(srv, "127.0.0.1", path + 1);
	order(line + 1, length - 1);
	struct srv_post *post = srv_post_new(srv, "/api/data", "leduc");
	srv_post_room(post, length / 2);
	srv_post_from(post, NULL, "test");
	srv_post_add(post, line, length);
	struct srv_job job = { .post = post, .address = "test" };
	srv_post_work(post); /* here and now: in the queue it would come after thoughts */
	srv_take_file(srv, &job);
	srv_page_free(srv_post_answer(post));
	srv_post_free(post);
	struct srv_conn visitor = { .address = "test" };
	struct srv_refusal why;
	char id[SRV_ID];
	srv_open_transcript(srv, &visitor, line, length, NULL, id, &why); /* no worker here */
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
	static char message[LINE];
	static struct srv *srv; /* one for all inputs; each leaves it empty */
	if (srv == NULL)
		srv = open_server();
	struct srv_conn *conn[CONNS];
	const char *at = (const char *)bytes, *end = at + length;
	for (int i = 0; i < CONNS; i++)
		conn[i] = srv_conn_new(srv, NULL, "test");
	srv_receive(srv, conn[0], "{\"type\":\"hello\"}", 16);
	while (at < end) {
		const char *stop = memchr(at, '\n', (size_t)(end - at));
		stop = stop == NULL ? end : stop;
		size_t size = (size_t)(stop - at);
		if (size > 0 && at[0] == '/') {
			knock(srv, at, size);
		} else if (size > 0) {
			int who = (unsigned char)at[0] % CONNS;
			size_t filled = fill_in(srv, at + 1, size - 1, message);
			bool whole = at[0] < 'x';
			if (conn[who]->close_code == 0)
				srv_conn_piece(srv, conn[who], message, filled, whole);
			if ((unsigned char)at[0] % 2)
				srv_end_turn(srv);
		}
		at = stop + 1;
	}
	srv_tick(srv);
	srv_end_turn(srv);
	clear(srv);
	return 0;
}

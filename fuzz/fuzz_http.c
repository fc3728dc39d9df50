/* fuzz_http.c - any bytes as an HTTP request after the network library has read it: a line
 * for each thing that a request says, an empty line, then its body in pieces. Whatever it
 * says must be answered or refused by one page, whose head is whole and whose headers
 * cannot be broken by what was sent. */
#include "server/doors.h"

#include "core/memory.h"

#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

enum { LINES = 16, LINE = 1024 };

static struct srv *open_server(void)
{
	char why[PL_STORE_WHY];
	struct pl_serve config = pl_serve_usual();
	config.db = ":memory:";
	config.threads = 0;
	config.rate = 1000000;
	struct srv *srv = srv_new(&config, why);
	if (srv == NULL)
		abort();
	snprintf(srv->admin, sizeof srv->admin, "127.0.0.1");
	return srv;
}

static void wake(void *context)
{
	(void)context;
}

/* Without tables and proofs again. */
static void clear(struct srv *srv)
{
	while (srv->first != NULL) {
		pl_store_delete(srv->store, srv->first->id);
		srv_remove_table(srv, srv->first);
	}
	srv_end_turn(srv);
	srv_workers_stop(srv->workers);
	srv->workers = srv_workers_start(0, wake, NULL);
}

/* A line as text of its own; the rest of the input. */
static const char *take_line(const char *at, const char *end, char out[LINE])
{
	const char *stop = memchr(at, '\n', (size_t)(end - at));
	stop = stop == NULL ? end : stop;
	size_t length = (size_t)(stop - at);
	snprintf(out, LINE, "%.*s", (int)(length < LINE - 1 ? length : LINE - 1), at);
	return stop == end ? end : stop + 1;
}

/* One status line, header lines without an end within, and one empty line. */
static void look_at_head(const struct srv_page *page)
{
	char head[SRV_HEAD_ROOM];
	size_t length = srv_page_head(page, head, sizeof head);
	if (length < 4 || length >= sizeof head - 1 || memcmp(head, "HTTP/1.1 ", 9) != 0 ||
	    memcmp(head + length - 4, "\r\n\r\n", 4) != 0)
		abort();
	for (size_t i = 0; i + 4 < length; i++)
		if ((unsigned char)head[i] < 0x20 &&
		    !(head[i] == '\r' && head[i + 1] == '\n' && head[i + 2] > ' ') &&
		    !(head[i] == '\n' && i > 0 && head[i - 1] == '\r'))
			abort();
}

static void take_page(struct srv_page *page)
{
	if (page == NULL)
		return;
	look_at_head(page);
	if (page->status < 200 || page->status > 599 || page->status == 500)
		abort();
	srv_page_free(page);
}

/* A byte tells the size of each piece; what is longer than was said is dropped. */
static void take_body(struct srv *srv, struct srv_post *post, const char *at, const char *end)
{
	while (at < end) {
		size_t piece = (unsigned char)*at++;
		if (piece > (size_t)(end - at))
			piece = (size_t)(end - at);
		srv_post_add(post, at, piece);
		at += piece;
	}
	struct srv_page *page = srv_post_open(srv, post, NULL);
	while (page == NULL && srv_workers_step(srv->workers)) {
		srv_take_answers(srv);
		page = srv_post_answer(post);
	}
	take_page(page);
	srv_post_free(post);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
	static struct srv *srv; /* one for all inputs; each leaves it empty */
	static char lines[LINES][LINE];
	const char *at = (const char *)bytes, *end = at + length;
	if (srv == NULL) {
		srv = open_server();
		clear(srv);
	}
	for (int i = 0; i < LINES; i++)
		lines[i][0] = '\0';
	for (int i = 0; i < LINES && at < end && *at != '\n'; i++)
		at = take_line(at, end, lines[i]);
	at += at < end; /* the empty line */
	int flags = (unsigned char)lines[0][0];
	struct srv_http_request request = {
		.method = (enum srv_method)(flags & 3),
		.admin = flags >> 2 & 1,
		.encoded = flags >> 3 & 1,
		.crowded = flags >> 4 & 1,
		.length = lines[3][0] == '~' ? NULL : lines[3],
		.path = lines[1],
		.game = lines[2],
		.accept = lines[4],
		.known = lines[5],
		.cookie = lines[6],
		.origin = lines[7],
		.host = lines[8],
		.address = "",
		.key = lines[10],
		.version = lines[11],
	};
	char address[SRV_ADDRESS];
	srv_address_name(lines[9], address);
	request.address = address;
	srv->config.behind_proxy = flags >> 5 & 1;
	take_page(srv_http_upgrade(srv, &request));
	struct srv_http_answer answer = srv_http_answer(srv, &request);
	if ((answer.page == NULL) == (answer.post == NULL))
		abort();
	take_page(answer.page);
	if (answer.post != NULL)
		take_body(srv, answer.post, at, end);
	srv_addresses_tick(srv);
	clear(srv);
	return 0;
}

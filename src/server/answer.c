/* answer.c - what is decided about an HTTP request, from what it says alone: whether it is
 * well formed, may be asked, and by which page or post it is answered. Nothing here
 * knows the network library, so that any request can be tried without one. */
#include "server/pages.h"
#include "server/reach.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* --- headers from outside ------------------------------------------------------------- */

bool srv_read_length(const char *text, size_t *length)
{
	enum { DIGITS = 15 };
	size_t count = strspn(text, "0123456789");
	if (count == 0 || count > DIGITS || text[count] != '\0')
		return false;
	*length = (size_t)strtoull(text, NULL, 10);
	return true;
}

bool srv_read_cookie(const char *cookies, char token[SRV_TOKEN])
{
	for (const char *at = cookies; at != NULL; at = strchr(at, ';')) {
		at += strspn(at, "; ");
		if (strncmp(at, "perilune=", 9) != 0)
			continue;
		snprintf(token, SRV_TOKEN, "%.*s", (int)strcspn(at + 9, "; "), at + 9);
		return srv_is_token(token);
	}
	return false;
}

/* Whether an item of a list, from its first semicolon, has a quality of nothing. */
static bool is_unwanted(const char *at, const char *end)
{
	const char *quality = at;
	while (quality < end && strncasecmp(quality, "q=", 2) != 0)
		quality++;
	if (quality >= end)
		return false;
	for (at = quality + 2; at < end && *at != ';'; at++)
		if (*at >= '1' && *at <= '9')
			return false;
	return true;
}

bool srv_accepts_gzip(const char *accept)
{
	bool named = false, any = false;
	while (*accept != '\0') {
		accept += strspn(accept, ", \t");
		const char *end = accept + strcspn(accept, ",");
		size_t name = strcspn(accept, ",; \t");
		bool wanted = !is_unwanted(accept + name, end);
		if ((name == 4 && strncasecmp(accept, "gzip", 4) == 0) ||
		    (name == 6 && strncasecmp(accept, "x-gzip", 6) == 0)) {
			if (!wanted)
				return false;
			named = true;
		} else if (name == 1 && *accept == '*') {
			any = wanted;
		}
		accept = end;
	}
	return named || any;
}

/* The browser has this very page already: If-None-Match lists its tag. Whether tags are
 * called weak does not matter here, and a proxy may have done it. */
static bool is_known(const char *known, const struct srv_page *page)
{
	if (page->tag == NULL || page->status != 200)
		return false;
	size_t length = strlen(page->tag);
	for (const char *at = known; *at != '\0'; at += strcspn(at, ",")) {
		at += strspn(at, ", \t");
		if (strncmp(at, "W/", 2) == 0)
			at += 2;
		if (at[0] == '*' && strchr(", \t", at[1]) != NULL)
			return true;
		if (strncmp(at, page->tag, length) == 0 && strchr(", \t", at[length]) != NULL)
			return true;
	}
	return false;
}

/* --- answers -------------------------------------------------------------------------- */

/* A browser that has no token yet gets one that scripts cannot read. Lax, so that who
 * follows an invitation from elsewhere stays who they are; that a WebSocket is opened by
 * our own pages is seen from its origin. */
static void give_cookie(const struct srv *srv, struct srv_page *page)
{
	char token[SRV_TOKEN];
	srv_fresh_token(token);
	snprintf(page->cookie, sizeof page->cookie,
	         "perilune=%s; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax%s", token,
	         srv->config.behind_proxy ? "; Secure" : "");
}

static struct srv_page *suited(struct srv *srv, const struct srv_http_request *request,
                               struct srv_page *page)
{
	char token[SRV_TOKEN];
	if (page->packed && !srv_accepts_gzip(request->accept))
		srv_page_unpack(srv, page);
	if (is_known(request->known, page)) {
		page->status = 304;
		page->length = 0;
	}
	if (page->is_page && !srv_read_cookie(request->cookie, token))
		give_cookie(srv, page);
	page->bare = request->method == SRV_HEAD || page->status == 304;
	page->unread = request->method == SRV_POST || request->length != NULL || request->encoded;
	return page;
}

/* Whether it is well formed, and how long its body is. One length in digits and nothing
 * else, so that nobody can see another end of it than we do. */
static struct srv_page *check_body(const struct srv_http_request *request, size_t *length)
{
	*length = 0;
	if (request->encoded)
		return srv_page_text(501,
		                     "Transfer-Encoding is not understood here: send the body "
		                     "as it is, with its Content-Length\n");
	if (request->length != NULL && !srv_read_length(request->length, length))
		return srv_page_text(400, "Content-Length is said once, as a number in digits\n");
	if (*length > 0 && request->method != SRV_POST)
		return srv_page_text(400, "only POST has a body\n");
	return NULL;
}

static struct srv_page *check_sender(struct srv *srv, const struct srv_http_request *request)
{
	const char *listen = request->admin ? srv->admin : srv->config.listen;
	int seconds;
	if (request->crowded) {
		struct srv_page *page =
			srv_page_text(429,
		                      "your address has more than %d connections open here: "
		                      "close some, or wait\n",
		                      srv->config.connections_each);
		page->wait = 10;
		return page;
	}
	if (!request->admin && !srv_spend(srv, request->address, SRV_B_REQUESTS, &seconds))
		return srv_wait_page(seconds, "request");
	if (!srv_host_allowed(srv, listen, request->host) ||
	    !srv_origin_allowed(srv, request->origin, request->host))
		return srv_page_text(403, "this page may not talk to this server\n");
	return NULL;
}

static struct srv_page *begin_post(struct srv *srv, const struct srv_http_request *request,
                                   size_t length, struct srv_post **post)
{
	char token[SRV_TOKEN];
	*post = srv_post_new(srv, request->path, request->game);
	if (*post == NULL)
		return srv_no_post_page(srv, request->path);
	srv_post_from(*post, srv_read_cookie(request->cookie, token) ? token : NULL,
	              request->address);
	struct srv_page *refusal = request->length == NULL && srv_post_wants_body(*post)
		? srv_page_text(411, "say how long the data is (Content-Length)\n")
		: srv_post_expect(srv, *post, length);
	if (refusal != NULL) {
		srv_post_free(*post);
		*post = NULL;
	}
	return refusal;
}

/* By a browser on this machine, with no proxy between: one of ours would make everybody
 * seem to be here. */
static bool asked_on_this_machine(const struct srv *srv, const struct srv_http_request *request)
{
	return srv_is_loopback(request->address) && srv_is_loopback_host(request->host) &&
		!srv->config.behind_proxy && srv->config.origins[0] == NULL && !request->forwarded;
}

static struct srv_page *find_page(struct srv *srv, const struct srv_http_request *request)
{
	if (request->admin)
		return srv_admin_page_of(srv, request->path);
	if (strcmp(request->path, "/api/reach") == 0)
		return srv_reach_page(srv, asked_on_this_machine(srv, request));
	return srv_page_of(srv, request->path, request->language);
}

struct srv_http_answer srv_http_answer(struct srv *srv, const struct srv_http_request *request)
{
	struct srv_http_answer answer = { NULL, NULL };
	size_t length;
	srv->counts.http++;
	answer.page = check_body(request, &length);
	if (answer.page == NULL)
		answer.page = check_sender(srv, request);
	if (answer.page == NULL && request->method == SRV_POST && !request->admin)
		answer.page = begin_post(srv, request, length, &answer.post);
	else if (answer.page == NULL && request->method > SRV_HEAD)
		answer.page =
			srv_page_text(405, "%s only\n", request->admin ? "GET" : "GET and POST");
	else if (answer.page == NULL)
		answer.page = find_page(srv, request);
	if (answer.page != NULL)
		suited(srv, request, answer.page);
	return answer;
}

/* Whoever is crowded out is told so over the WebSocket: a browser shows no page for it. */
struct srv_page *srv_http_upgrade(struct srv *srv, const struct srv_http_request *request)
{
	struct srv_http_request alone = *request;
	size_t length;
	srv->counts.http++;
	alone.crowded = false;
	struct srv_page *page = check_body(request, &length);
	if (page == NULL && (request->method != SRV_GET || length > 0))
		page = srv_page_text(400, "a WebSocket begins with GET, without a body\n");
	if (page == NULL && (request->admin || strcmp(request->path, "/ws") != 0))
		page = srv_page_text(404, "there is no WebSocket here: it is at /ws\n");
	if (page == NULL && (request->key[0] == '\0' || strcmp(request->version, "13") != 0))
		page = srv_page_text(426,
		                     "WebSocket is spoken in version 13, and begins with a "
		                     "Sec-WebSocket-Key\n");
	if (page == NULL)
		page = check_sender(srv, &alone);
	return page == NULL ? NULL : suited(srv, request, page);
}

/* --- headers of ours ---------------------------------------------------------------------- */

static const char policy[] = "default-src 'none'; script-src 'self'; style-src 'self'; "
			     "img-src 'self' data:; font-src 'self'; connect-src 'self'; "
			     "frame-src 'self'; "
			     "manifest-src 'self'; base-uri 'none'; form-action 'none'; "
			     "frame-ancestors 'none'";

static const char *caching(const struct srv_page *page)
{
	return page->for_good       ? "public, max-age=31536000, immutable"
		: page->tag != NULL ? "no-cache"
				    : "no-store";
}

static const char *reason(int status)
{
	static const struct {
		int status;
		const char *words;
	} reasons[] = {
		{ 200, "OK" },
		{ 202, "Accepted" },
		{ 304, "Not Modified" },
		{ 400, "Bad Request" },
		{ 403, "Forbidden" },
		{ 404, "Not Found" },
		{ 405, "Method Not Allowed" },
		{ 409, "Conflict" },
		{ 411, "Length Required" },
		{ 413, "Content Too Large" },
		{ 422, "Unprocessable Content" },
		{ 426, "Upgrade Required" },
		{ 429, "Too Many Requests" },
		{ 501, "Not Implemented" },
		{ 503, "Service Unavailable" },
	};
	for (size_t i = 0; i < sizeof reasons / sizeof reasons[0]; i++)
		if (reasons[i].status == status)
			return reasons[i].words;
	return "Internal Server Error";
}

/* A connection is for one request: what follows it is not looked at, so that no body is
 * ever taken for a request, and nobody holds a socket who asks for nothing. */
size_t srv_page_head(const struct srv_page *page, char *out, size_t room)
{
	char wait[16], length[24];
	snprintf(wait, sizeof wait, "%d", page->wait);
	snprintf(length, sizeof length, "%zu", page->length);
	const struct {
		const char *name, *value; /* NULL: it has none */
	} headers[] = {
		{ "connection", "close" },
		{ "content-type", page->status == 304 ? NULL : page->type },
		{ "content-length", page->status == 304 ? NULL : length },
		{ "content-security-policy", page->policy == NULL ? policy : page->policy },
		{ "x-content-type-options", "nosniff" },
		{ "referrer-policy", "no-referrer" },
		{ "cross-origin-opener-policy", "same-origin" },
		{ "cross-origin-resource-policy", "same-origin" },
		{ "cache-control", caching(page) },
		{ "etag", page->tag },
		{ "vary", page->packed ? "Accept-Encoding" : NULL },
		{ "content-encoding", page->zipped ? "gzip" : NULL },
		{ "content-disposition", page->file_name[0] != '\0' ? page->file_name : NULL },
		{ "retry-after", page->wait > 0 ? wait : NULL },
		{ "upgrade", page->status == 426 ? "websocket" : NULL },
		{ "allow", page->status == 405 ? "GET, HEAD, POST" : NULL },
		{ "set-cookie", page->cookie[0] != '\0' ? page->cookie : NULL },
	};
	struct pl_text text = pl_text_in(out, room);
	pl_put(&text, "HTTP/1.1 %d %s\r\n", page->status, reason(page->status));
	for (size_t i = 0; i < sizeof headers / sizeof headers[0]; i++)
		if (headers[i].value != NULL)
			pl_put(&text, "%s: %s\r\n", headers[i].name, headers[i].value);
	pl_put(&text, "\r\n");
	return (size_t)(text.at - text.start);
}

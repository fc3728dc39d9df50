/* http.c - where the network library calls in: HTTP requests are answered here,
 * WebSocket connections handed to conns.c. Pages and data are in pages.c. */
#include "server/pages.h"
#include "server/parts.h"
#include "server/reach.h"

#include "core/book.h"
#include "core/memory.h"

#include <libwebsockets.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>

/* What the library keeps for each connection. */
struct session {
	struct srv_conn *conn;    /* of a WebSocket */
	struct srv_page *page;    /* being sent */
	struct srv_parcel *parcel; /* being received, or proved */
};
_Static_assert(sizeof(struct session) == 3 * sizeof(void *), "as said to the library");

static const char policy[] = "default-src 'none'; script-src 'self'; style-src 'self'; "
                             "img-src 'self' data:; font-src 'self'; connect-src 'self'; "
                             "frame-src 'self'; "
                             "manifest-src 'self'; base-uri 'none'; form-action 'none'; "
                             "frame-ancestors 'none'";

static const struct {
	const char *name, *value;
} headers[] = {
	{ "x-content-type-options:", "nosniff" },
	{ "referrer-policy:", "no-referrer" },
	{ "cross-origin-opener-policy:", "same-origin" },
	{ "cross-origin-resource-policy:", "same-origin" },
};

static struct srv *server_of(struct lws *wsi)
{
	return lws_context_user(lws_get_context(wsi));
}

static void header(struct lws *wsi, enum lws_token_indexes which, char *out, size_t room)
{
	if (lws_hdr_copy(wsi, out, (int)room, which) < 0)
		out[0] = '\0';
}

static void address_of(struct lws *wsi, char out[SRV_ADDRESS])
{
	char forwarded[256];
	lws_get_peer_simple(wsi, out, SRV_ADDRESS);
	if (!server_of(wsi)->config.behind_proxy)
		return;
	header(wsi, WSI_TOKEN_X_FORWARDED_FOR, forwarded, sizeof forwarded);
	const char *last = strrchr(forwarded, ','); /* the one our own proxy added */
	last = last == NULL ? forwarded : last + 1;
	last += strspn(last, " ");
	if (*last != '\0')
		snprintf(out, SRV_ADDRESS, "%.*s", SRV_ADDRESS - 1, last);
}

/* --- sending a page ---------------------------------------------------------------------- */

static bool add(struct lws *wsi, const char *name, const char *value, unsigned char **at,
                unsigned char *end)
{
	return lws_add_http_header_by_name(wsi, (const unsigned char *)name,
	                                   (const unsigned char *)value, (int)strlen(value), at,
	                                   end) == 0;
}

/* A browser that has no token yet gets one that scripts cannot read. Lax, so that who
 * follows an invitation from elsewhere stays who they are; that a WebSocket is opened by
 * our own pages is seen from its origin. */
static bool add_cookie(struct lws *wsi, unsigned char **at, unsigned char *end)
{
	char token[SRV_TOKEN], cookie[160];
	srv_fresh_token(token);
	snprintf(cookie, sizeof cookie,
	         "perilune=%s; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax%s", token,
	         server_of(wsi)->config.behind_proxy ? "; Secure" : "");
	return add(wsi, "set-cookie:", cookie, at, end);
}

static bool read_cookie(struct lws *wsi, char token[SRV_TOKEN])
{
	char cookies[1024];
	header(wsi, WSI_TOKEN_HTTP_COOKIE, cookies, sizeof cookies);
	for (const char *at = cookies; at != NULL; at = strchr(at, ';')) {
		at += strspn(at, "; ");
		if (strncmp(at, "perilune=", 9) != 0)
			continue;
		snprintf(token, SRV_TOKEN, "%.*s", (int)strcspn(at + 9, "; "), at + 9);
		return srv_is_token(token);
	}
	return false;
}

/* The browser has this very page already. */
static bool is_known(struct lws *wsi, const struct srv_page *page)
{
	char known[128];
	header(wsi, WSI_TOKEN_HTTP_IF_NONE_MATCH, known, sizeof known);
	return page->tag != NULL && strstr(known, page->tag) != NULL;
}

static bool add_caching(struct lws *wsi, const struct srv_page *page, unsigned char **at,
                        unsigned char *end)
{
	const char *how = page->for_good      ? "public, max-age=31536000, immutable"
	                  : page->tag != NULL ? "no-cache"
	                                      : "no-store";
	return add(wsi, "cache-control:", how, at, end) &&
	       (page->tag == NULL || add(wsi, "etag:", page->tag, at, end)) &&
	       (!page->zipped || add(wsi, "content-encoding:", "gzip", at, end));
}

static int send_page(struct lws *wsi, struct session *session, struct srv_page *page)
{
	unsigned char room[LWS_PRE + 2048], *start = room + LWS_PRE, *at = start;
	unsigned char *end = room + sizeof room - 1;
	char token[SRV_TOKEN];
	session->page = page;
	if (is_known(wsi, page)) {
		page->status = 304;
		page->length = 0;
	}
	bool good = lws_add_http_common_headers(wsi, (unsigned)page->status, page->type,
	                                        (lws_filepos_t)page->length, &at, end) == 0 &&
	            add(wsi, "content-security-policy:",
	                page->policy == NULL ? policy : page->policy, &at, end);
	for (size_t i = 0; good && i < sizeof headers / sizeof headers[0]; i++)
		good = add(wsi, headers[i].name, headers[i].value, &at, end);
	good = good && add_caching(wsi, page, &at, end);
	if (good && page->file_name[0] != '\0')
		good = add(wsi, "content-disposition:", page->file_name, &at, end);
	if (good && page->is_page && !read_cookie(wsi, token))
		good = add_cookie(wsi, &at, end);
	if (!good || lws_finalize_write_http_header(wsi, start, &at, end) != 0)
		return 1;
	lws_callback_on_writable(wsi);
	return 0;
}

/* To a parcel that was proved meanwhile. */
static int send_answer(struct lws *wsi, struct session *session)
{
	struct srv_page *answer =
		session->parcel == NULL ? NULL : srv_parcel_answer(session->parcel);
	if (answer == NULL)
		return 0;
	srv_parcel_free(session->parcel);
	session->parcel = NULL;
	return send_page(wsi, session, answer);
}

void srv_wake_asker(struct lws *wsi)
{
	lws_callback_on_writable(wsi);
}

static int send_more(struct lws *wsi, struct session *session)
{
	enum { PIECE = 16 * 1024 };
	struct srv_page *page = session->page;
	if (page == NULL)
		return send_answer(wsi, session);
	size_t left = page->length - page->sent, count = left < PIECE ? left : PIECE;
	bool last = count == left;
	if (lws_write(wsi, (unsigned char *)page->room + LWS_PRE + page->sent, count,
	              last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) != (int)count)
		return -1;
	page->sent += count;
	if (!last) {
		lws_callback_on_writable(wsi);
		return 0;
	}
	srv_page_free(page);
	session->page = NULL;
	return lws_http_transaction_completed(wsi) ? -1 : 0;
}

static int refuse(struct lws *wsi, struct session *session, int status, const char *why)
{
	return send_page(wsi, session, srv_page_text(status, "%s\n", why));
}

/* --- requests ----------------------------------------------------------------------------- */

static bool comes_from_here(struct lws *wsi)
{
	char origin[256], host[256];
	const struct srv *srv = server_of(wsi);
	header(wsi, WSI_TOKEN_ORIGIN, origin, sizeof origin);
	header(wsi, WSI_TOKEN_HOST, host, sizeof host);
	return srv_host_allowed(srv, host) && srv_origin_allowed(srv, origin, host);
}

/* By a browser on this machine, with no proxy between: one of ours would make everybody
 * seem to be here. */
static bool asked_on_this_machine(struct lws *wsi)
{
	char address[SRV_ADDRESS], host[256];
	const struct pl_serve *config = &server_of(wsi)->config;
	lws_get_peer_simple(wsi, address, sizeof address);
	header(wsi, WSI_TOKEN_HOST, host, sizeof host);
	return srv_is_loopback(address) && srv_is_loopback_host(host) && !config->behind_proxy &&
	       config->origins[0] == NULL &&
	       lws_hdr_total_length(wsi, WSI_TOKEN_X_FORWARDED_FOR) <= 0;
}

static int open_parcel(struct lws *wsi, struct session *session)
{
	struct srv_parcel *parcel = session->parcel;
	struct srv_page *page = srv_parcel_open(server_of(wsi), parcel, wsi);
	if (page == NULL)
		return 0; /* send_answer has it later */
	session->parcel = NULL;
	srv_parcel_free(parcel);
	return send_page(wsi, session, page);
}

static int begin_upload(struct lws *wsi, struct session *session, const char *path)
{
	char size[16], game[64] = "", address[SRV_ADDRESS], token[SRV_TOKEN];
	struct srv *srv = server_of(wsi);
	header(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH, size, sizeof size);
	const char *name = lws_get_urlarg_by_name(wsi, "game=", game, sizeof game);
	session->parcel = srv_parcel_new(srv, path, name == NULL ? "" : name);
	if (session->parcel == NULL)
		return send_page(wsi, session, srv_no_post_page(srv, path));
	address_of(wsi, address);
	srv_parcel_from(session->parcel, read_cookie(wsi, token) ? token : NULL, address);
	struct srv_page *refusal = srv_parcel_expect(srv, session->parcel, size);
	if (refusal != NULL) {
		srv_parcel_free(session->parcel);
		session->parcel = NULL;
		return send_page(wsi, session, refusal);
	}
	return atol(size) > 0 ? 0 : open_parcel(wsi, session);
}

static int answer_request(struct lws *wsi, struct session *session, const char *path)
{
	struct srv *srv = server_of(wsi);
	srv->counts.http++;
	if (!comes_from_here(wsi))
		return refuse(wsi, session, 403, "this page may not talk to this server");
	if (lws_hdr_total_length(wsi, WSI_TOKEN_POST_URI) > 0)
		return begin_upload(wsi, session, path);
	if (lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) <= 0)
		return refuse(wsi, session, 405, "GET and POST only");
	if (strcmp(path, "/api/reach") == 0)
		return send_page(wsi, session, srv_reach_page(srv, asked_on_this_machine(wsi)));
	return send_page(wsi, session, srv_page_of(srv, path));
}

static int end_upload(struct lws *wsi, struct session *session)
{
	return session->parcel == NULL ? 0 : open_parcel(wsi, session);
}

static void end_session(struct session *session)
{
	if (session == NULL)
		return;
	srv_page_free(session->page);
	srv_parcel_free(session->parcel);
	session->page = NULL;
	session->parcel = NULL;
}

/* --- WebSocket ----------------------------------------------------------------------------- */

/* Only WebSocket is upgraded to: never HTTP/2. */
static int confirm_upgrade(struct lws *wsi)
{
	char upgrade[32];
	header(wsi, WSI_TOKEN_UPGRADE, upgrade, sizeof upgrade);
	return strcasecmp(upgrade, "websocket") == 0 ? 0 : -1;
}

static int filter(struct lws *wsi)
{
	char path[64];
	header(wsi, WSI_TOKEN_GET_URI, path, sizeof path);
	if (strcmp(path, "/ws") == 0 && comes_from_here(wsi))
		return 0;
	lws_return_http_status(wsi, strcmp(path, "/ws") == 0 ? 403 : 404, NULL);
	return -1;
}

static int establish(struct lws *wsi, struct session *session)
{
	struct srv *srv = server_of(wsi);
	char address[SRV_ADDRESS], token[SRV_TOKEN];
	/* Room for a few positions, so that none waits for the reader to acknowledge the
	 * last; and no more, however slowly it reads. */
	const int room_to_send = 128 * 1024;
	setsockopt(lws_get_socket_fd(wsi), SOL_SOCKET, SO_SNDBUF, &room_to_send,
	           sizeof room_to_send);
	address_of(wsi, address);
	bool room = srv_address_connect(srv, address);
	struct srv_conn *conn = srv_conn_new(srv, wsi, address);
	session->conn = conn;
	if (!room) {
		conn->address[0] = '\0'; /* it was not counted */
		srv_drop(srv, conn, LWS_CLOSE_STATUS_POLICY_VIOLATION, "too many connections");
	} else if (read_cookie(wsi, token)) {
		srv_owner_of(token, conn->owner);
		conn->known = true;
		snprintf(conn->name, sizeof conn->name, "Guest");
	}
	return 0;
}

static int receive(struct lws *wsi, struct session *session, const char *piece, size_t length)
{
	struct srv *srv = server_of(wsi);
	struct srv_conn *conn = session->conn;
	if (conn == NULL || conn->close_code != 0)
		return 0;
	if (lws_frame_is_binary(wsi)) {
		srv_drop(srv, conn, LWS_CLOSE_STATUS_UNACCEPTABLE_OPCODE, "text only");
		return 0;
	}
	bool last = lws_is_final_fragment(wsi) && lws_remaining_packet_payload(wsi) == 0;
	srv_conn_piece(srv, conn, piece, length, last);
	return 0;
}

/* Several messages leave together: one packet, and one waking of the reader. */
static void cork(struct lws *wsi, int on)
{
	setsockopt(lws_get_socket_fd(wsi), IPPROTO_TCP, TCP_CORK, &on, sizeof on);
}

static int write_next(struct lws *wsi, struct session *session)
{
	struct srv_conn *conn = session->conn;
	struct srv *srv = server_of(wsi);
	if (conn == NULL)
		return 0;
	if (conn->close_code != 0) {
		lws_close_reason(wsi, (enum lws_close_status)conn->close_code,
		                 (unsigned char *)(uintptr_t)conn->close_why,
		                 strlen(conn->close_why));
		return -1;
	}
	struct srv_message *message;
	bool several = conn->queue_count > 1;
	if (several)
		cork(wsi, 1);
	while (!lws_send_pipe_choked(wsi) && (message = srv_next_message(conn)) != NULL) {
		int length = (int)message->length;
		int sent = lws_write(wsi, message->bytes + LWS_PRE, message->length, LWS_WRITE_TEXT);
		srv->counts.messages_out++;
		srv->counts.bytes_out += message->length;
		srv_message_release(message);
		if (sent < length)
			return -1;
	}
	if (several)
		cork(wsi, 0);
	if (conn->queue_count > 0)
		lws_callback_on_writable(wsi);
	return 0;
}

static void close_conn(struct lws *wsi, struct session *session)
{
	struct srv *srv = server_of(wsi);
	if (session == NULL || session->conn == NULL)
		return;
	if (session->conn->address[0] != '\0')
		srv_address_leave(srv, session->conn->address);
	srv_conn_free(srv, session->conn);
	session->conn = NULL;
}

int srv_callback(struct lws *wsi, int reason, void *user, void *in, size_t length)
{
	struct session *session = user;
	switch (reason) {
	case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
		return confirm_upgrade(wsi);
	case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
		return filter(wsi);
	case LWS_CALLBACK_ESTABLISHED:
		return establish(wsi, session);
	case LWS_CALLBACK_RECEIVE:
		return receive(wsi, session, in, length);
	case LWS_CALLBACK_SERVER_WRITEABLE:
		return write_next(wsi, session);
	case LWS_CALLBACK_CLOSED:
		close_conn(wsi, session);
		return 0;
	case LWS_CALLBACK_HTTP:
		return answer_request(wsi, session, in);
	case LWS_CALLBACK_HTTP_BODY:
		if (session->parcel != NULL)
			srv_parcel_add(session->parcel, in, length);
		return 0;
	case LWS_CALLBACK_HTTP_BODY_COMPLETION:
		return end_upload(wsi, session);
	case LWS_CALLBACK_HTTP_WRITEABLE:
		return send_more(wsi, session);
	case LWS_CALLBACK_CLOSED_HTTP:
	case LWS_CALLBACK_HTTP_DROP_PROTOCOL:
		end_session(session);
		return 0;
	case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
		if (server_of(wsi) != NULL && server_of(wsi)->workers != NULL)
			srv_take_answers(server_of(wsi));
		return 0;
	default:
		return 0;
	}
}

/* http.c - where the network library calls in: sockets are let in by doors.c, requests
 * handed to answer.c and WebSocket connections to conns.c, and what they say is sent. */
#include "server/doors.h"
#include "server/pages.h"

#include <arpa/inet.h>
#include <libwebsockets.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>

static struct srv *server_of(struct lws *wsi)
{
	return lws_context_user(lws_get_context(wsi));
}

static struct srv_socket *socket_of(struct lws *wsi)
{
	return lws_get_opaque_user_data(wsi);
}

/* --- coming and going ------------------------------------------------------------------- */

static void peer_of(int fd, char name[SRV_ADDRESS])
{
	struct sockaddr_storage peer;
	socklen_t size = sizeof peer;
	char text[INET6_ADDRSTRLEN] = "unknown";
	memset(&peer, 0, sizeof peer);
	getpeername(fd, (struct sockaddr *)&peer, &size);
	if (peer.ss_family == AF_INET)
		inet_ntop(AF_INET, &((struct sockaddr_in *)&peer)->sin_addr, text, sizeof text);
	else if (peer.ss_family == AF_INET6)
		inet_ntop(AF_INET6, &((struct sockaddr_in6 *)&peer)->sin6_addr, text, sizeof text);
	srv_address_name(text, name);
}

/* The library would let in whoever knocks as long as somebody does, and do nothing else. With
 * every socket that is closed it listens again, so this comes after what makes room. */
static void count_knock(struct srv *srv, struct lws *door)
{
	enum { A_TURN = 4 };
	if (++srv->knocks < A_TURN)
		return;
	srv->door = door;
	lws_rx_flow_control(door, 0);
}

void srv_open_door(struct srv *srv)
{
	if (srv->door != NULL)
		lws_rx_flow_control(srv->door, 1);
	srv->door = NULL;
	srv->knocks = 0;
}

/* Before anything was read. What has come already is taken from the system, which would
 * otherwise throw our words away with it. */
static int knock(struct lws *wsi, int fd, bool admin)
{
	static const char full[] =
		"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\n"
		"content-type: text/plain; charset=utf-8\r\nretry-after: 10\r\n\r\n"
		"full: the server has as many connections as it may, or your address has\n";
	static const char too_fast[] =
		"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\n"
		"content-type: text/plain; charset=utf-8\r\nretry-after: 2\r\n\r\n"
		"too many connections come from your address: wait 2 s before the next\n";
	struct srv *srv = server_of(wsi);
	char name[SRV_ADDRESS], forgotten[4096];
	peer_of(fd, name);
	if (!admin)
		srv->gate.listener = lws_get_socket_fd(wsi);
	bool heard = admin || srv_door_hears(srv, name);
	bool good = heard && srv_door_admits(srv, name, admin);
	if (!admin)
		count_knock(srv, wsi);
	if (good)
		return 0;
	const char *words = heard ? full : too_fast;
	(void)!recv(fd, forgotten, sizeof forgotten, MSG_DONTWAIT);
	(void)!send(fd, words, strlen(words), MSG_DONTWAIT | MSG_NOSIGNAL);
	return 1;
}

static int come_in(struct lws *wsi, bool admin)
{
	char name[SRV_ADDRESS];
	int fd = lws_get_socket_fd(wsi);
	peer_of(fd, name);
	lws_set_opaque_user_data(wsi, srv_socket_new(server_of(wsi), wsi, fd, name, admin));
	return 0;
}

static void go(struct lws *wsi)
{
	struct srv_socket *socket = socket_of(wsi);
	if (socket == NULL)
		return;
	lws_set_opaque_user_data(wsi, NULL);
	srv_socket_free(server_of(wsi), socket);
}

void srv_hang_up(struct srv *srv, struct srv_socket *socket, bool now)
{
	if (socket->wsi == NULL)
		srv_socket_free(srv, socket);
	else
		lws_set_timeout(socket->wsi, PENDING_TIMEOUT_KILLED_BY_PARENT,
		                now ? LWS_TO_KILL_SYNC : LWS_TO_KILL_ASYNC);
}

/* --- what a request says ------------------------------------------------------------------ */

/* Room for the texts of a request; what is too long for it counts as not said, but for a
 * length, which then is none. */
struct texts {
	char path[1024], game[64], language[SRV_LANGUAGE_BYTES + 1], length[24], accept[256],
		known[256], cookie[1024], origin[256], host[256], address[SRV_ADDRESS], key[64],
		version[8];
};

static bool header(struct lws *wsi, enum lws_token_indexes which, char *out, size_t room)
{
	int length = lws_hdr_copy(wsi, out, (int)room, which);
	bool fits = length >= 0 && strlen(out) == (size_t)length; /* and has no end within */
	if (!fits)
		out[0] = '\0';
	return fits;
}

static enum srv_method method_of(struct lws *wsi)
{
	return lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) > 0     ? SRV_GET
		: lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI) > 0 ? SRV_HEAD
		: lws_hdr_total_length(wsi, WSI_TOKEN_POST_URI) > 0 ? SRV_POST
								    : SRV_NO_METHOD;
}

/* Who asks: the other end of the socket, or who our own proxy says it is, last of all. */
static void read_address(struct lws *wsi, struct srv_socket *socket, char out[SRV_ADDRESS])
{
	char forwarded[256];
	struct in6_addr unused;
	struct srv *srv = server_of(wsi);
	peer_of(socket->fd, out);
	if (!srv->config.behind_proxy || socket->admin)
		return;
	header(wsi, WSI_TOKEN_X_FORWARDED_FOR, forwarded, sizeof forwarded);
	const char *last = strrchr(forwarded, ',');
	last = last == NULL ? forwarded : last + 1;
	last += strspn(last, " ");
	if (inet_pton(AF_INET, last, &unused) != 1 && inet_pton(AF_INET6, last, &unused) != 1)
		return;
	srv_address_name(last, out);
	srv_socket_moves(srv, socket, out);
}

static struct srv_http_request read_request(struct lws *wsi, struct srv_socket *socket,
                                            struct texts *texts, const char *path)
{
	read_address(wsi, socket, texts->address);
	const char *game = lws_get_urlarg_by_name(wsi, "game=", texts->game, sizeof texts->game);
	const char *language =
		lws_get_urlarg_by_name(wsi, "language=", texts->language, sizeof texts->language);
	if (!header(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH, texts->length, sizeof texts->length))
		snprintf(texts->length, sizeof texts->length, "too long");
	header(wsi, WSI_TOKEN_HTTP_ACCEPT_ENCODING, texts->accept, sizeof texts->accept);
	header(wsi, WSI_TOKEN_HTTP_IF_NONE_MATCH, texts->known, sizeof texts->known);
	header(wsi, WSI_TOKEN_HTTP_COOKIE, texts->cookie, sizeof texts->cookie);
	header(wsi, WSI_TOKEN_ORIGIN, texts->origin, sizeof texts->origin);
	header(wsi, WSI_TOKEN_HOST, texts->host, sizeof texts->host);
	header(wsi, WSI_TOKEN_KEY, texts->key, sizeof texts->key);
	header(wsi, WSI_TOKEN_VERSION, texts->version, sizeof texts->version);
	return (struct srv_http_request){
		.method = method_of(wsi),
		.admin = socket->admin,
		.crowded = socket->crowded,
		.forwarded = lws_hdr_total_length(wsi, WSI_TOKEN_X_FORWARDED_FOR) > 0,
		.encoded = lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_TRANSFER_ENCODING) > 0,
		.path = path,
		.game = game == NULL ? "" : game,
		.language = srv_language_of(language),
		.length = texts->length[0] == '\0' ? NULL : texts->length,
		.accept = texts->accept,
		.known = texts->known,
		.cookie = texts->cookie,
		.origin = texts->origin,
		.host = texts->host,
		.address = texts->address,
		.key = texts->key,
		.version = texts->version,
	};
}

/* --- sending a page ---------------------------------------------------------------------- */

/* The library reads nothing more from it, and would not write either: what is left to do,
 * doors.c does by itself, after the commit. */
static int send_page(struct lws *wsi, struct srv_page *page)
{
	lws_rx_flow_control(wsi, 0);
	srv_socket_sends(server_of(wsi), socket_of(wsi), page);
	return 0;
}

/* To a post that was proved meanwhile. */
void srv_wake_asker(struct lws *wsi)
{
	struct srv_socket *socket = socket_of(wsi);
	struct srv_page *answer = srv_post_answer(socket->post);
	srv_post_free(socket->post);
	socket->post = NULL;
	srv_socket_sends(server_of(wsi), socket, answer);
}

/* --- requests ----------------------------------------------------------------------------- */

static int open_post(struct lws *wsi, struct srv_socket *socket)
{
	struct srv_post *post = socket->post;
	lws_rx_flow_control(wsi, 0);
	srv_socket_phase(socket, SRV_PROVING);
	struct srv_page *page = srv_post_open(server_of(wsi), post, wsi);
	if (page == NULL)
		return 0; /* srv_wake_asker has it later */
	socket->post = NULL;
	srv_post_free(post);
	return send_page(wsi, page);
}

static int answer_request(struct lws *wsi, const char *path)
{
	struct texts texts;
	struct srv_socket *socket = socket_of(wsi);
	if (socket == NULL || socket->phase != SRV_HEADERS)
		return -1; /* one request a connection */
	struct srv_http_request request = read_request(wsi, socket, &texts, path);
	struct srv_http_answer answer = srv_http_answer(server_of(wsi), &request);
	if (answer.page != NULL)
		return send_page(wsi, answer.page);
	socket->post = answer.post;
	srv_socket_phase(socket, SRV_BODY);
	return srv_post_size(answer.post) > 0 ? 0 : open_post(wsi, socket);
}

static int take_body(struct lws *wsi, const void *bytes, size_t length)
{
	struct srv_socket *socket = socket_of(wsi);
	if (socket != NULL && socket->phase == SRV_BODY)
		srv_post_add(socket->post, bytes, length);
	return 0;
}

/* The library says so again when more comes than was announced. */
static int end_body(struct lws *wsi)
{
	struct srv_socket *socket = socket_of(wsi);
	return socket != NULL && socket->phase == SRV_BODY ? open_post(wsi, socket) : 0;
}

static void end_request(struct lws *wsi)
{
	struct srv_socket *socket = socket_of(wsi);
	if (socket == NULL)
		return;
	srv_page_free(socket->page);
	srv_post_free(socket->post);
	socket->page = NULL;
	socket->post = NULL;
}

/* --- WebSocket ----------------------------------------------------------------------------- */

/* Only WebSocket is upgraded to: never HTTP/2. A refusal changes nothing and is small: it
 * leaves at once. */
static int confirm_upgrade(struct lws *wsi, const char *protocol)
{
	struct texts texts;
	struct srv_socket *socket = socket_of(wsi);
	bool first = socket != NULL && socket->phase == SRV_HEADERS;
	if (!first || strcasecmp(protocol, "websocket") != 0)
		return -1;
	header(wsi, WSI_TOKEN_GET_URI, texts.path, sizeof texts.path);
	struct srv_http_request request = read_request(wsi, socket, &texts, texts.path);
	struct srv_page *page = srv_http_upgrade(server_of(wsi), &request);
	if (page == NULL)
		return 0;
	srv_socket_sends(server_of(wsi), socket, page);
	srv_socket_send(socket);
	return -1;
}

/* Why nobody more can be let in, or NULL; *code is what the connection is closed with. */
static const char *why_full(const struct srv *srv, const struct srv_socket *socket, int *code)
{
	enum { TRY_AGAIN_LATER = 1013 };
	if (socket->crowded) {
		*code = LWS_CLOSE_STATUS_POLICY_VIOLATION;
		return "too many connections from your address";
	}
	if (srv->conn_count > srv->talks_most) {
		*code = TRY_AGAIN_LATER;
		return "full: the server has as many connections as it may";
	}
	return NULL;
}

static int establish(struct lws *wsi)
{
	struct srv *srv = server_of(wsi);
	struct srv_socket *socket = socket_of(wsi);
	char address[SRV_ADDRESS], token[SRV_TOKEN], cookie[1024];
	/* Room for a few positions, so that none waits for the reader to acknowledge the
	 * last; and no more, however slowly it reads. */
	const int room_to_send = 128 * 1024;
	int code = 0;
	if (socket == NULL)
		return -1;
	setsockopt(socket->fd, SOL_SOCKET, SO_SNDBUF, &room_to_send, sizeof room_to_send);
	read_address(wsi, socket, address);
	header(wsi, WSI_TOKEN_HTTP_COOKIE, cookie, sizeof cookie);
	srv_socket_talks(srv, socket);
	struct srv_conn *conn = socket->conn = srv_conn_new(srv, wsi, address);
	const char *why = why_full(srv, socket, &code);
	if (why != NULL) {
		srv->counts.turned_away++;
		srv_drop(srv, conn, code, why);
	} else if (srv_read_cookie(cookie, token)) {
		srv_owner_of(token, conn->owner);
		conn->known = true;
		snprintf(conn->name, sizeof conn->name, "Guest");
	}
	return 0;
}

static struct srv_conn *conn_of(struct lws *wsi)
{
	struct srv_socket *socket = socket_of(wsi);
	return socket == NULL ? NULL : socket->conn;
}

static int receive(struct lws *wsi, const char *piece, size_t length)
{
	struct srv *srv = server_of(wsi);
	struct srv_conn *conn = conn_of(wsi);
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

static int write_next(struct lws *wsi)
{
	struct srv_conn *conn = conn_of(wsi);
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
		int sent =
			lws_write(wsi, message->bytes + LWS_PRE, message->length, LWS_WRITE_TEXT);
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

static void close_conn(struct lws *wsi)
{
	struct srv_conn *conn = conn_of(wsi);
	if (conn == NULL)
		return;
	srv_conn_free(server_of(wsi), conn);
	socket_of(wsi)->conn = NULL;
}

/* --- the library calls -------------------------------------------------------------------- */

static int speak(struct lws *wsi, int reason, void *in, size_t length)
{
	switch (reason) {
	case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
		return confirm_upgrade(wsi, in);
	case LWS_CALLBACK_ESTABLISHED:
		return establish(wsi);
	case LWS_CALLBACK_RECEIVE:
		return receive(wsi, in, length);
	case LWS_CALLBACK_SERVER_WRITEABLE:
		return write_next(wsi);
	case LWS_CALLBACK_CLOSED:
		close_conn(wsi);
		return 0;
	case LWS_CALLBACK_HTTP:
		return answer_request(wsi, in);
	case LWS_CALLBACK_HTTP_BODY:
		return take_body(wsi, in, length);
	case LWS_CALLBACK_HTTP_BODY_COMPLETION:
		return end_body(wsi);
	case LWS_CALLBACK_CLOSED_HTTP:
	case LWS_CALLBACK_HTTP_DROP_PROTOCOL:
		end_request(wsi);
		return 0;
	default:
		return 0;
	}
}

int srv_callback(struct lws *wsi, int reason, void *in, size_t length, bool admin)
{
	switch (reason) {
	case LWS_CALLBACK_FILTER_NETWORK_CONNECTION:
		return knock(wsi, (int)(intptr_t)in, admin);
	case LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED:
		return come_in(wsi, admin);
	case LWS_CALLBACK_WSI_DESTROY:
		go(wsi);
		return 0;
	case LWS_CALLBACK_RAW_ADOPT: /* after CONNECT the library would go on without HTTP */
	case LWS_CALLBACK_RAW_RX:
		return -1;
	case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
		if (server_of(wsi) != NULL && server_of(wsi)->workers != NULL)
			srv_take_answers(server_of(wsi));
		return 0;
	default:
		return speak(wsi, reason, in, length);
	}
}

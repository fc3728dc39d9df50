/* link.c - the thread that holds the connection, and two queues between it and the
 * rest of the program. The network library lives in that thread alone; the one thing
 * that others do with it is to wake it. */
#include "net/link.h"

#include "core/memory.h"

#include <errno.h>
#include <fcntl.h>
#include <libwebsockets.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

enum {
	FIRST_WAIT_MS = 250,
	LONGEST_WAIT_MS = 8000,
	QUIET_SECONDS = 20,
	GONE_SECONDS = 40 /* ping after so long; hang up */
};

struct letter {
	struct letter *next;
	enum net_kind kind;
	size_t length;
	char *text;
};

struct queue {
	struct letter *first, **last;
};

struct net_link {
	struct net_address address;
	pthread_t thread;
	atomic_bool ending;
	int pipe[2];

	pthread_mutex_t mutex; /* of what follows, up to the next blank line */
	struct queue heard, said;
	unsigned era, era_heard; /* how often it went up; as far as was heard */
	bool up;

	struct lws_context *context; /* of the thread */
	struct lws *wsi;             /* NULL unless it is up */
	lws_sorted_usec_list_t retry;
	bool waiting; /* until the next try */
	int wait_ms;
	char *in; /* a message whose pieces still come */
	size_t in_length, in_room;
	char why[NET_WHY]; /* what the server said on closing */
};

/* --- queues ------------------------------------------------------------- */

static void put(struct queue *queue, enum net_kind kind, const char *text, size_t length)
{
	struct letter *letter = pl_zeroed(sizeof *letter);
	letter->kind = kind;
	letter->length = length;
	if (text != NULL) {
		letter->text = pl_resize(NULL, length + 1);
		memcpy(letter->text, text, length);
		letter->text[length] = '\0';
	}
	if (queue->first == NULL)
		queue->last = &queue->first;
	*queue->last = letter;
	queue->last = &letter->next;
}

static struct letter *take(struct queue *queue)
{
	struct letter *letter = queue->first;
	if (letter != NULL)
		queue->first = letter->next;
	return letter;
}

static void empty(struct queue *queue)
{
	for (struct letter *letter = take(queue); letter != NULL; letter = take(queue)) {
		free(letter->text);
		free(letter);
	}
}

/* To the rest of the program, whose end of the pipe becomes readable. */
static void tell(struct net_link *link, enum net_kind kind, const char *text, size_t length)
{
	pthread_mutex_lock(&link->mutex);
	bool first = link->heard.first == NULL;
	put(&link->heard, kind, text, length);
	if (kind == NET_UP || kind == NET_DOWN) {
		link->up = kind == NET_UP;
		link->era += kind == NET_UP;
		empty(&link->said);
	}
	if (first && write(link->pipe[1], "", 1) < 0 && errno != EAGAIN)
		abort(); /* a pipe of our own, with both ends open */
	pthread_mutex_unlock(&link->mutex);
}

/* --- the thread --------------------------------------------------------- */

static void connect_now(lws_sorted_usec_list_t *retry);

static void try_later(struct net_link *link)
{
	if (link->waiting || atomic_load(&link->ending))
		return;
	link->waiting = true;
	lws_sul_schedule(link->context, 0, &link->retry, connect_now,
	                 (lws_usec_t)link->wait_ms * 1000);
	link->wait_ms = link->wait_ms * 2 > LONGEST_WAIT_MS ? LONGEST_WAIT_MS : link->wait_ms * 2;
}

static void went_down(struct net_link *link)
{
	link->wsi = NULL;
	link->in_length = 0;
	tell(link, NET_DOWN, link->why, strlen(link->why));
	link->why[0] = '\0';
	try_later(link);
}

static void connect_now(lws_sorted_usec_list_t *retry)
{
	static const lws_retry_bo_t policy = {
		.secs_since_valid_ping = QUIET_SECONDS,
		.secs_since_valid_hangup = GONE_SECONDS,
	};
	struct net_link *link = lws_container_of(retry, struct net_link, retry);
	char origin[NET_ORIGIN];
	net_address_origin(&link->address, origin);
	struct lws_client_connect_info info = {
		.context = link->context,
		.address = link->address.host,
		.host = strstr(origin, "://") + strlen("://"),
		.port = link->address.port,
		.path = "/ws",
		.alpn = "http/1.1",
		.ssl_connection = link->address.tls ? LCCSCF_USE_SSL : 0,
		.local_protocol_name = "perilune",
		.retry_and_idle_policy = &policy,
	};
	link->waiting = false;
	/* Most failures are told by the event of a failed connection, not by this. */
	if (lws_client_connect_via_info(&info) == NULL && !link->waiting) {
		snprintf(link->why, sizeof link->why, "there is no way to connect");
		went_down(link);
	}
}

/* A piece of a message; false if it grows too long. */
static bool take_piece(struct net_link *link, const char *piece, size_t length, bool last)
{
	if (link->in_length + length > NET_MESSAGE_BYTES)
		return false;
	if (link->in_length + length > link->in_room) {
		link->in_room = 2 * (link->in_length + length);
		link->in = pl_resize(link->in, link->in_room);
	}
	memcpy(link->in + link->in_length, piece, length);
	link->in_length += length;
	if (!last)
		return true;
	tell(link, NET_MESSAGE, link->in, link->in_length);
	link->in_length = 0;
	return true;
}

/* The next thing to say, a call; false if the connection is to end. */
static bool say_one(struct net_link *link, struct lws *wsi)
{
	pthread_mutex_lock(&link->mutex);
	struct letter *letter = take(&link->said);
	bool more = link->said.first != NULL;
	pthread_mutex_unlock(&link->mutex);
	if (letter == NULL)
		return true;
	unsigned char *room = pl_resize(NULL, LWS_PRE + letter->length);
	memcpy(room + LWS_PRE, letter->text, letter->length);
	int sent = lws_write(wsi, room + LWS_PRE, letter->length, LWS_WRITE_TEXT);
	if (more)
		lws_callback_on_writable(wsi);
	bool good = sent >= (int)letter->length;
	free(room);
	free(letter->text);
	free(letter);
	return good;
}

/* "1001 going away" as the server said it, for people. */
static void note_farewell(struct net_link *link, const char *said, size_t length)
{
	const char *reason = length > 2 ? said + 2 : "the server closed the connection";
	snprintf(link->why, sizeof link->why, "%.*s",
	         (int)(length > 2 ? length - 2 : strlen(reason)), reason);
}

/* Why there is no connection. What the library says of TLS does not tell people that it
 * is mostly the certificate. */
static void note_failure(struct net_link *link, const char *said, size_t length)
{
	snprintf(link->why, sizeof link->why, "%.*s", (int)length, length == 0 ? "" : said);
	bool tls = strstr(link->why, "SSL") != NULL || strstr(link->why, "ssl") != NULL ||
		strstr(link->why, "cert") != NULL || strstr(link->why, "CA") != NULL;
	if (link->address.tls && tls)
		snprintf(link->why, sizeof link->why,
		         "its certificate is not to be trusted, or it does not speak TLS");
	else if (length == 0)
		snprintf(link->why, sizeof link->why, "there is no answer");
}

static int on_event(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                    size_t length)
{
	struct net_link *link = lws_context_user(lws_get_context(wsi));
	(void)user;
	switch (reason) {
	case LWS_CALLBACK_CLIENT_ESTABLISHED:
		link->wait_ms = FIRST_WAIT_MS;
		link->wsi = wsi;
		tell(link, NET_UP, NULL, 0);
		return 0;
	case LWS_CALLBACK_CLIENT_CONNECTION_ERROR:
		note_failure(link, in, in == NULL ? 0 : length);
		went_down(link);
		return 0;
	case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE:
		note_farewell(link, in, length);
		return 0;
	case LWS_CALLBACK_CLIENT_CLOSED:
		if (link->why[0] == '\0')
			snprintf(link->why, sizeof link->why, "the connection broke");
		went_down(link);
		return 0;
	case LWS_CALLBACK_CLIENT_RECEIVE:
		return take_piece(link, in, length,
		                  lws_is_final_fragment(wsi) &&
		                          lws_remaining_packet_payload(wsi) == 0)
			? 0
			: -1;
	case LWS_CALLBACK_CLIENT_WRITEABLE:
		return say_one(link, wsi) ? 0 : -1;
	case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
		if (link->wsi != NULL)
			lws_callback_on_writable(link->wsi);
		return 0;
	default:
		return 0;
	}
}

static void *hold(void *context)
{
	struct net_link *link = context;
	connect_now(&link->retry);
	while (!atomic_load(&link->ending) && lws_service(link->context, 0) >= 0)
		;
	lws_sul_cancel(&link->retry);
	return NULL;
}

/* --- for the rest of the program ---------------------------------------- */

static bool open_pipe(int ends[2])
{
	if (pipe(ends) != 0)
		return false;
	for (int i = 0; i < 2; i++) {
		fcntl(ends[i], F_SETFL, O_NONBLOCK);
		fcntl(ends[i], F_SETFD, FD_CLOEXEC);
	}
	return true;
}

/* Signals are for the thread that has the terminal. */
static bool start(struct net_link *link)
{
	sigset_t all, old;
	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &old);
	bool good = pthread_create(&link->thread, NULL, hold, link) == 0;
	pthread_sigmask(SIG_SETMASK, &old, NULL);
	return good;
}

struct net_link *net_link_open(const struct net_address *address)
{
	static const struct lws_protocols protocols[] = {
		{ .name = "perilune", .callback = on_event, .rx_buffer_size = 64 * 1024 },
		{ .name = NULL },
	};
	struct net_link *link = pl_zeroed(sizeof *link);
	struct lws_context_creation_info info = {
		.port = CONTEXT_PORT_NO_LISTEN,
		.protocols = protocols,
		.gid = -1,
		.uid = -1,
		.user = link,
		.connect_timeout_secs = 10,
		/* Without it no authorities are read from the disk in vain. */
		.options = address->tls ? LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT : 0,
	};
	link->address = *address;
	link->wait_ms = FIRST_WAIT_MS;
	pthread_mutex_init(&link->mutex, NULL);
	lws_set_log_level(0, NULL); /* what went wrong comes with the events */
	bool piped = open_pipe(link->pipe);
	link->context = piped ? lws_create_context(&info) : NULL;
	if (link->context != NULL && start(link))
		return link;
	if (link->context != NULL)
		lws_context_destroy(link->context);
	if (piped)
		close(link->pipe[0]), close(link->pipe[1]);
	pthread_mutex_destroy(&link->mutex);
	free(link);
	return NULL;
}

void net_link_close(struct net_link *link)
{
	if (link == NULL)
		return;
	atomic_store(&link->ending, true);
	lws_cancel_service(link->context);
	pthread_join(link->thread, NULL);
	lws_context_destroy(link->context); /* which still calls back */
	close(link->pipe[0]);
	close(link->pipe[1]);
	empty(&link->heard);
	empty(&link->said);
	pthread_mutex_destroy(&link->mutex);
	free(link->in);
	free(link);
}

int net_link_fd(const struct net_link *link)
{
	return link->pipe[0];
}

struct net_event net_link_hear(struct net_link *link)
{
	char bytes[16];
	pthread_mutex_lock(&link->mutex);
	struct letter *letter = take(&link->heard);
	if (letter != NULL && letter->kind == NET_UP)
		link->era_heard++;
	if (link->heard.first == NULL)
		while (read(link->pipe[0], bytes, sizeof bytes) > 0)
			;
	pthread_mutex_unlock(&link->mutex);
	if (letter == NULL)
		return (struct net_event){ .kind = NET_NOTHING };
	struct net_event event = { letter->kind, letter->text, letter->length };
	free(letter);
	return event;
}

void net_link_send(struct net_link *link, const char *text)
{
	pthread_mutex_lock(&link->mutex);
	bool wanted = link->up && link->era == link->era_heard;
	if (wanted)
		put(&link->said, NET_MESSAGE, text, strlen(text));
	pthread_mutex_unlock(&link->mutex);
	if (wanted)
		lws_cancel_service(link->context);
}

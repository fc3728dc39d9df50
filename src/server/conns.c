/* conns.c - connections: putting messages together from their pieces, the queue
 * of what waits for each reader, and which tables it follows. Knows nothing of
 * the network library but the room it wants before a message. */
#include "server/parts.h"

#include "core/memory.h"

#include <libwebsockets.h>
#include <string.h>

struct srv_conn *srv_conn_new(struct srv *srv, void *wsi, const char *address)
{
	struct srv_conn *conn = pl_zeroed(sizeof *conn);
	conn->wsi = wsi;
	conn->srv = srv;
	snprintf(conn->address, sizeof conn->address, "%s", address);
	conn->next = srv->conns;
	if (srv->conns != NULL)
		srv->conns->previous = conn;
	srv->conns = conn;
	srv->conn_count++;
	srv->counts.connections++;
	return conn;
}

static void forget_replies(struct srv *srv, const struct srv_conn *conn)
{
	for (int i = 0; i < srv->reply_count; i++)
		if (srv->replies[i].conn == conn)
			srv->replies[i].conn = NULL;
}

void srv_conn_free(struct srv *srv, struct srv_conn *conn)
{
	struct srv_message *message;
	forget_replies(srv, conn);
	srv_withdraw(srv, conn->hint);
	for (int i = 0; i < SRV_WATCHED; i++)
		if (conn->watches[i] != NULL) {
			struct srv_table *table = conn->watches[i]->table;
			srv_unwatch_table(conn, table);
			srv_touch(srv, table, SRV_NEWS_TABLE); /* somebody is absent */
		}
	while ((message = srv_next_message(conn)) != NULL)
		srv_message_release(message);
	if (conn->previous != NULL)
		conn->previous->next = conn->next;
	else
		srv->conns = conn->next;
	if (conn->next != NULL)
		conn->next->previous = conn->previous;
	srv->conn_count--;
	free(conn->queue);
	free(conn->frame);
	free(conn);
}

/* --- in ------------------------------------------------------------------------------ */

bool srv_conn_piece(struct srv *srv, struct srv_conn *conn, const char *piece, size_t length,
                    bool last)
{
	if (conn->received + length > SRV_FRAME) {
		srv_drop(srv, conn, LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE,
		         "a message has at most 8192 bytes");
		return false;
	}
	if (last && conn->received == 0) {
		srv_receive(srv, conn, piece, length);
		return true;
	}
	conn->frame = pl_resize(conn->frame, conn->received + length);
	memcpy(conn->frame + conn->received, piece, length);
	conn->received += length;
	if (!last)
		return true;
	char *frame = conn->frame;
	size_t received = conn->received;
	conn->frame = NULL;
	conn->received = 0;
	srv_receive(srv, conn, frame, received);
	free(frame);
	return true;
}

/* --- out ----------------------------------------------------------------------------- */

struct srv_message *srv_message_new(const char *text, size_t length)
{
	struct srv_message *message = pl_resize(NULL, sizeof *message + LWS_PRE + length);
	message->uses = 1;
	message->length = length;
	memcpy(message->bytes + LWS_PRE, text, length);
	return message;
}

void srv_message_release(struct srv_message *message)
{
	if (--message->uses == 0)
		free(message);
}

/* From now on nothing is read from it, and it is closed with a reason. */
void srv_drop(struct srv *srv, struct srv_conn *conn, int code, const char *why)
{
	if (conn->close_code != 0)
		return;
	conn->close_code = code;
	conn->close_why = why;
	srv_wake(srv, conn);
}

static void make_queue_room(struct srv_conn *conn)
{
	if (conn->queue_start > 0 && conn->queue_start + conn->queue_count == conn->queue_room) {
		memmove(conn->queue, conn->queue + conn->queue_start,
		        (size_t)conn->queue_count * sizeof conn->queue[0]);
		conn->queue_start = 0;
	}
	if (conn->queue_count < conn->queue_room - conn->queue_start)
		return;
	conn->queue_room = conn->queue_room == 0 ? 4 : 2 * conn->queue_room;
	conn->queue = pl_resize(conn->queue, (size_t)conn->queue_room * sizeof conn->queue[0]);
}

void srv_send(struct srv *srv, struct srv_conn *conn, struct srv_message *message)
{
	if (conn->close_code != 0)
		return;
	if (conn->queued + message->length > SRV_QUEUE) {
		srv->counts.dropped_slow++;
		srv_drop(srv, conn, LWS_CLOSE_STATUS_POLICY_VIOLATION, "reads too slowly");
		return;
	}
	make_queue_room(conn);
	conn->queue[conn->queue_start + conn->queue_count++] = message;
	conn->queued += message->length;
	message->uses++;
	srv_wake(srv, conn);
}

/* There is room again: what it has not been told of yet is told at the turn's end. */
static void go_on_telling(struct srv_conn *conn)
{
	conn->postponed = false;
	for (int i = 0; i < SRV_WATCHED; i++)
		if (conn->watches[i] != NULL && conn->watches[i]->fresh)
			srv_touch(conn->srv, conn->watches[i]->table, 0);
}

struct srv_message *srv_next_message(struct srv_conn *conn)
{
	if (conn->queue_count == 0)
		return NULL;
	struct srv_message *message = conn->queue[conn->queue_start++];
	conn->queued -= message->length;
	if (conn->postponed && conn->queued <= SRV_OPENING)
		go_on_telling(conn);
	if (--conn->queue_count == 0) {
		free(conn->queue); /* idle connections are many */
		conn->queue = NULL;
		conn->queue_start = conn->queue_room = 0;
	}
	return message;
}

void srv_reply_later(struct srv *srv, struct srv_conn *conn, const struct srv_request *request,
                     const struct pl_text *text, bool durable)
{
	if (srv->reply_count == srv->reply_room) {
		srv->reply_room = srv->reply_room == 0 ? 64 : 2 * srv->reply_room;
		srv->replies =
			pl_resize(srv->replies, (size_t)srv->reply_room * sizeof srv->replies[0]);
	}
	srv->replies[srv->reply_count++] = (struct srv_reply){
		.conn = conn,
		.durable = durable,
		.message = srv_message_new(text->start, (size_t)(text->at - text->start)),
		.has_id = request != NULL && srv_given(request, SRV_F_ID),
		.id = request == NULL ? 0 : request->number[SRV_F_ID],
	};
	if (request != NULL && srv_given(request, SRV_F_TABLE))
		snprintf(srv->replies[srv->reply_count - 1].table, SRV_ID, "%s",
		         request->text[SRV_F_TABLE]);
}

/* --- following tables ----------------------------------------------------------------- */

bool srv_may_watch(const struct srv_conn *conn, const struct srv_table *table,
                   struct srv_refusal *why)
{
	for (int i = 0; i < SRV_WATCHED; i++)
		if (conn->watches[i] == NULL || conn->watches[i]->table == table)
			return true;
	return srv_refuse(why, "too-many-watched",
	                  "a connection follows at most %d tables; 'unwatch' one", SRV_WATCHED);
}

bool srv_watch_table(struct srv *srv, struct srv_conn *conn, struct srv_table *table, int64_t since)
{
	int place = -1;
	for (int i = 0; i < SRV_WATCHED; i++) {
		if (conn->watches[i] != NULL && conn->watches[i]->table == table) {
			place = i;
			break;
		}
		if (conn->watches[i] == NULL && place < 0)
			place = i;
	}
	if (place < 0)
		return false;
	struct srv_watch *watch = conn->watches[place];
	if (watch == NULL) {
		watch = pl_zeroed(sizeof *watch);
		*watch = (struct srv_watch){ .conn = conn,
			                     .table = table,
			                     .next_of_table = table->watchers };
		table->watchers = watch;
		conn->watches[place] = watch;
	}
	watch->fresh = true;
	watch->since = since;
	watch->has = 0;
	srv_touch(srv, table,
	          SRV_NEWS_WATCHER |
	                  (srv_seat_of(table, conn->owner, -1) >= 0 ? SRV_NEWS_TABLE : 0));
	return true;
}

void srv_unwatch_table(struct srv_conn *conn, struct srv_table *table)
{
	for (int i = 0; i < SRV_WATCHED; i++) {
		struct srv_watch *watch = conn->watches[i], **place = &table->watchers;
		if (watch == NULL || watch->table != table)
			continue;
		while (*place != watch)
			place = &(*place)->next_of_table;
		*place = watch->next_of_table;
		conn->watches[i] = NULL;
		free(watch);
	}
	if (table->watchers == NULL)
		srv_forget_seen(table);
}

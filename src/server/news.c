/* news.c - after the commit: telling those who watch a table what is new, each
 * from where it sits. A message is built once for all who sit at the same place. */
#include "server/parts.h"

#include <string.h>

enum { PLACES = PL_SEATS + 1 }; /* the seats, then the spectators */

/* Messages about one table, built when first wanted. */
struct news {
	struct srv *srv;
	struct srv_table *table;
	struct srv_message *about, *chat, *position[PLACES];
};

static struct srv_message *message_of(const struct pl_text *text)
{
	return srv_message_new(text->start, (size_t)(text->at - text->start));
}

static struct srv_message *about_of(struct news *news)
{
	if (news->about == NULL) {
		struct pl_text text = pl_text_in(news->srv->scratch, SRV_SCRATCH);
		srv_wire_table(news->table, &text);
		news->about = message_of(&text);
	}
	return news->about;
}

static struct srv_message *chat_of(struct news *news)
{
	if (news->chat == NULL) {
		struct pl_text text = pl_text_in(news->srv->scratch, SRV_SCRATCH);
		srv_wire_chat(news->table, news->table->told, &text);
		news->chat = message_of(&text);
	}
	return news->chat;
}

static struct srv_message *position_since(struct news *news, int place, int64_t since)
{
	struct pl_text text = pl_text_in(news->srv->scratch, SRV_SCRATCH);
	int seat = place == PL_SEATS ? PL_SPECTATOR : place;
	srv_wire_position(news->table, news->table->match, seat, since, &text);
	if (pl_text_full(&text)) { /* a log without end: the position alone */
		text = pl_text_in(news->srv->scratch, SRV_SCRATCH);
		srv_wire_position(news->table, news->table->match, seat, news->table->number,
		                  &text);
	}
	return message_of(&text);
}

static void send_position(struct news *news, const struct srv_watch *watch, int place)
{
	if (watch->fresh) {
		struct srv_message *message = position_since(news, place, watch->since);
		srv_send(news->srv, watch->conn, message);
		srv_message_release(message);
		return;
	}
	if (news->position[place] == NULL)
		news->position[place] = position_since(news, place, news->table->told);
	srv_send(news->srv, watch->conn, news->position[place]);
}

/* Every seat that the watcher holds, or else what spectators see. */
static void send_positions(struct news *news, const struct srv_watch *watch)
{
	const struct srv_table *table = news->table;
	int seat = srv_seat_of(table, watch->conn->owner, -1);
	if (table->match == NULL)
		return;
	if (seat < 0)
		send_position(news, watch, PL_SEATS);
	for (; seat >= 0; seat = srv_seat_of(table, watch->conn->owner, seat))
		send_position(news, watch, seat);
}

static void send_old_chat(struct news *news, const struct srv_watch *watch)
{
	struct pl_text text = pl_text_in(news->srv->scratch, SRV_SCRATCH);
	srv_wire_chat(news->table, watch->since, &text);
	struct srv_message *message = message_of(&text);
	srv_send(news->srv, watch->conn, message);
	srv_message_release(message);
}

static void tell_watcher(struct news *news, struct srv_watch *watch)
{
	unsigned what = news->table->news;
	if (watch->fresh || (what & SRV_NEWS_TABLE))
		srv_send(news->srv, watch->conn, about_of(news));
	if (watch->fresh || (what & SRV_NEWS_PLAY))
		send_positions(news, watch);
	if (watch->fresh)
		send_old_chat(news, watch);
	else if (what & SRV_NEWS_CHAT)
		srv_send(news->srv, watch->conn, chat_of(news));
	watch->fresh = false;
}

void srv_tell_table(struct srv *srv, struct srv_table *table)
{
	struct news news = { .srv = srv, .table = table };
	for (struct srv_watch *watch = table->watchers; watch != NULL; watch = watch->next_of_table)
		tell_watcher(&news, watch);
	table->news = 0;
	table->told = table->number;
	if (news.about != NULL)
		srv_message_release(news.about);
	if (news.chat != NULL)
		srv_message_release(news.chat);
	for (int place = 0; place < PLACES; place++)
		if (news.position[place] != NULL)
			srv_message_release(news.position[place]);
}

/* At most once a second, to those who follow it. */
void srv_tell_lobby(struct srv *srv)
{
	int64_t now = srv_now();
	if (!srv->lobby_news || now - srv->lobby_told < 1000)
		return;
	struct pl_text text = pl_text_in(srv->scratch, SRV_SCRATCH);
	struct srv_message *message = NULL;
	for (struct srv_conn *conn = srv->conns; conn != NULL; conn = conn->next) {
		if (!conn->in_lobby)
			continue;
		if (message == NULL) {
			srv_wire_lobby(srv, NULL, &text);
			message = message_of(&text);
		}
		srv_send(srv, conn, message);
	}
	if (message != NULL)
		srv_message_release(message);
	srv->lobby_news = false;
	srv->lobby_told = now;
}

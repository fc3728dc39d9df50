/* news.c - after the commit: telling those who watch a table what is new, each
 * from where it sits and in its language. A message is built once for all who sit at the same
 * place and speak the same. Clients that want changes are told what differs from the view they
 * were told last, which the table keeps. */
#include "server/parts.h"

#include "core/memory.h"

#include <string.h>

/* How a position is told: with the whole state, the same in brief, or what changed. */
enum manner { WHOLE, BRIEF, CHANGED, MANNERS };

/* Messages about one table, built when first wanted. */
struct news {
	struct srv *srv;
	struct srv_table *table;
	struct srv_message *about, *chat, *position[SRV_LANGUAGES][MANNERS][SRV_PLACES];
	struct pl_book told[SRV_LANGUAGES]; /* of a match */
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
		srv_wire_chat(news->table, news->table->told, SRV_SCRATCH, &text);
		news->chat = message_of(&text);
	}
	return news->chat;
}

static int seat_at(int place)
{
	return place == PL_SEATS ? PL_SPECTATOR : place;
}

static struct srv_place told_at(const struct news *news, int place, int language,
                                enum manner manner)
{
	return (struct srv_place){
		.seat = seat_at(place),
		.book = &news->told[language],
		.brief = manner != WHOLE,
		.known = manner == CHANGED ? news->table->seen[place] : NULL,
	};
}

static struct srv_message *position_of(struct news *news, int place, int language,
                                       enum manner manner)
{
	struct srv_message **position = &news->position[language][manner][place];
	if (*position == NULL) {
		struct pl_text text = pl_text_in(news->srv->scratch, SRV_SCRATCH);
		srv_wire_position(news->table, news->table->match,
		                  told_at(news, place, language, manner), news->table->told, &text);
		*position = message_of(&text);
	}
	return *position;
}

/* A newcomer gets one share of the log, however many seats it holds. */
static void send_opening(struct news *news, const struct srv_watch *watch, int place, int held)
{
	struct pl_text text = pl_text_in(news->srv->scratch, SRV_SCRATCH);
	enum manner manner = watch->conn->changes ? BRIEF : WHOLE;
	srv_wire_opening(news->table, told_at(news, place, watch->conn->language, manner),
	                 watch->since, SRV_LOG_NEWEST / (size_t)held, &text);
	struct srv_message *message = message_of(&text);
	srv_send(news->srv, watch->conn, message);
	srv_message_release(message);
}

static void send_position(struct news *news, struct srv_watch *watch, int place, int held)
{
	bool has = (watch->has >> place & 1) && news->table->seen[place] != NULL;
	enum manner manner = !watch->conn->changes ? WHOLE : has ? CHANGED : BRIEF;
	if (watch->fresh)
		send_opening(news, watch, place, held);
	else
		srv_send(news->srv, watch->conn,
		         position_of(news, place, watch->conn->language, manner));
	watch->sent |= watch->conn->changes ? 1u << place : 0;
}

static int seats_held(const struct srv_table *table, const unsigned char owner[SRV_OWNER])
{
	int held = 0;
	for (int seat = srv_seat_of(table, owner, -1); seat >= 0;
	     seat = srv_seat_of(table, owner, seat))
		held++;
	return held;
}

/* Every seat that the watcher holds, or else what spectators see. */
static void send_positions(struct news *news, struct srv_watch *watch)
{
	const struct srv_table *table = news->table;
	const unsigned char *owner = watch->conn->owner;
	int held = seats_held(table, owner);
	if (table->match == NULL)
		return;
	news->told[watch->conn->language] =
		srv_told(news->srv, table->game, table->book->book, watch->conn->language);
	if (held == 0)
		send_position(news, watch, PL_SEATS, 1);
	for (int seat = srv_seat_of(table, owner, -1); seat >= 0;
	     seat = srv_seat_of(table, owner, seat))
		send_position(news, watch, seat, held);
}

static void send_old_chat(struct news *news, const struct srv_watch *watch)
{
	struct pl_text text = pl_text_in(news->srv->scratch, SRV_SCRATCH);
	srv_wire_chat(news->table, watch->since, SRV_CHAT_ROOM, &text);
	struct srv_message *message = message_of(&text);
	srv_send(news->srv, watch->conn, message);
	srv_message_release(message);
}

static void tell_watcher(struct news *news, struct srv_watch *watch)
{
	unsigned what = news->table->news;
	/* A client that follows several tables at once reads one after the other. */
	if (watch->fresh && watch->conn->queued > SRV_OPENING) {
		watch->conn->postponed = true;
		return;
	}
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

/* --- what was told ------------------------------------------------------------------------ */

static void forget_place(struct srv_table *table, int place)
{
	free(table->seen[place]);
	table->seen[place] = NULL;
}

void srv_forget_seen(struct srv_table *table)
{
	for (int place = 0; place < SRV_PLACES; place++)
		forget_place(table, place);
}

/* The view of a place is kept; who had another and was not told this one has none that is
 * known. */
static void keep_seen(struct srv_table *table, int place)
{
	struct pl_state *view = pl_resize(NULL, table->game->state_size);
	pl_match_view(table->match, seat_at(place), view);
	bool same = table->seen[place] != NULL &&
		memcmp(table->seen[place], view, table->game->state_size) == 0;
	for (struct srv_watch *watch = table->watchers; !same && watch != NULL;
	     watch = watch->next_of_table)
		watch->has &= ~(1u << place);
	forget_place(table, place);
	table->seen[place] = view;
}

/* After all were told: what each of them has now. */
static void note_sent(struct srv_table *table)
{
	unsigned sent = 0, had = 0;
	struct srv_watch *watch;
	for (watch = table->watchers; watch != NULL; watch = watch->next_of_table)
		sent |= watch->sent;
	for (int place = 0; place < SRV_PLACES; place++)
		if (sent >> place & 1)
			keep_seen(table, place);
	for (watch = table->watchers; watch != NULL; watch = watch->next_of_table) {
		watch->has |= watch->sent;
		watch->sent = 0;
		had |= watch->has;
	}
	for (int place = 0; place < SRV_PLACES; place++)
		if (!(had >> place & 1))
			forget_place(table, place);
}

void srv_tell_table(struct srv *srv, struct srv_table *table)
{
	struct news news = { .srv = srv, .table = table };
	for (struct srv_watch *watch = table->watchers; watch != NULL; watch = watch->next_of_table)
		tell_watcher(&news, watch);
	note_sent(table);
	table->news = 0;
	table->told = table->number;
	if (news.about != NULL)
		srv_message_release(news.about);
	if (news.chat != NULL)
		srv_message_release(news.chat);
	struct srv_message **position = &news.position[0][0][0];
	for (int i = 0; i < SRV_LANGUAGES * MANNERS * SRV_PLACES; i++)
		if (position[i] != NULL)
			srv_message_release(position[i]);
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

/* requests.c - acting on messages from outside. Every act either appends records
 * and is answered after the commit, or is refused with a reason. Play itself is
 * in requests_play.c. */
#include "server/parts.h"

#include "core/memory.h"
#include "games/registry.h"

#include <libwebsockets.h>
#include <string.h>

enum { REFUSALS_TO_DROP = 200 };

static struct pl_text scratch(struct srv *srv)
{
	return pl_text_in(srv->scratch, SRV_SCRATCH);
}

void srv_complain(struct srv *srv, struct srv_conn *conn, const struct srv_request *request,
                  const struct srv_refusal *refusal)
{
	struct pl_text text = scratch(srv);
	struct srv_refusal told = *refusal;
	srv->counts.refusals++;
	if (refusal->game != NULL)
		srv_say(srv, refusal->game, refusal->text, conn->language, told.said);
	srv_wire_refusal(request, &told, &text);
	srv_reply_later(srv, conn, request, &text, false);
	if (++conn->refusals >= REFUSALS_TO_DROP)
		srv_drop(srv, conn, LWS_CLOSE_STATUS_POLICY_VIOLATION, "too many refused messages");
}

/* "ok", with where the table stands and what the asker holds there. */
static struct pl_text ok_of(struct srv *srv, const struct srv_conn *conn,
                            const struct srv_request *request, const struct srv_table *table,
                            int64_t number)
{
	struct pl_text text = scratch(srv);
	pl_json_open(&text, NULL, '{');
	pl_json_string(&text, "type", "ok");
	srv_put_id(request, &text);
	if (table != NULL) {
		pl_json_string(&text, "table", table->id);
		pl_json_number(&text, "number", number);
		pl_json_open(&text, "seats", '[');
		for (int seat = srv_seat_of(table, conn->owner, -1); seat >= 0;
		     seat = srv_seat_of(table, conn->owner, seat))
			pl_json_number(&text, NULL, seat + 1);
		pl_json_close(&text, ']');
		pl_json_bool(&text, "maker", memcmp(table->maker, conn->owner, SRV_OWNER) == 0);
	}
	pl_json_close(&text, '}');
	return text;
}

/* What holds whatever becomes of this turn names, where the turn is lost, no record of it. */
void srv_answer(struct srv *srv, struct srv_conn *conn, const struct srv_request *request,
                const struct srv_table *table, bool durable)
{
	struct pl_text text = ok_of(srv, conn, request, table, table == NULL ? 0 : table->number);
	conn->refusals = 0;
	srv_reply_later(srv, conn, request, &text, durable);
	if (table == NULL)
		return;
	struct srv_reply *reply = &srv->replies[srv->reply_count - 1];
	memcpy(reply->table, table->id, SRV_ID);
	if (!durable && table->number > table->stored) {
		text = ok_of(srv, conn, request, table, table->stored);
		reply->otherwise = srv_message_new(text.start, (size_t)(text.at - text.start));
	}
}

/* What a message costs its address besides being a message; a fork is a table, too. */
static bool within_budget(struct srv *srv, const struct srv_conn *conn, enum srv_budget budget,
                          struct srv_refusal *why)
{
	if (budget == SRV_B_FORKS && !srv_may(srv, conn->address, SRV_B_TABLES, why))
		return false;
	return budget == SRV_B_MESSAGES || srv_may(srv, conn->address, budget, why);
}

void srv_receive(struct srv *srv, struct srv_conn *conn, const char *bytes, size_t length)
{
	struct srv_request request = { .root = NULL };
	struct srv_refusal why;
	double rate = srv->config.rate;
	srv->counts.messages_in++;
	if (conn->close_code != 0)
		return;
	/* Read first, so that every refusal names what it answers. */
	bool read = srv_read_request(bytes, length, &request, &why);
	if (!srv_take(&conn->messages, rate, 3 * rate, srv_now())) {
		srv_refuse(&why, "too-fast", "at most %d messages a second", srv->config.rate);
		srv_complain(srv, conn, &request, &why);
	} else if (!srv_may(srv, conn->address, SRV_B_MESSAGES, &why) || !read) {
		srv_complain(srv, conn, &request, &why);
	} else if (!conn->known && !srv_request_types[request.type].anybody) {
		srv_refuse(&why, "no-hello", "the first message is 'hello'");
		srv_complain(srv, conn, &request, &why);
	} else if (!within_budget(srv, conn, srv_request_types[request.type].budget, &why)) {
		srv_complain(srv, conn, &request, &why);
	} else {
		srv_request_types[request.type].act(srv, conn, &request);
	}
	json_decref(request.root);
}

/* --- who one is ------------------------------------------------------------------- */

void srv_act_hello(struct srv *srv, struct srv_conn *conn, const struct srv_request *request)
{
	char token[SRV_TOKEN] = "";
	struct srv_refusal why;
	const char *given = request->text[SRV_F_TOKEN], *name = request->text[SRV_F_NAME];
	if ((given != NULL && !srv_is_token(given)) ||
	    (name != NULL && !srv_clean_text(name, SRV_NAME_LETTERS))) {
		srv_refuse(&why, "bad-field",
		           given != NULL && !srv_is_token(given)
		                   ? "a token is 43 letters, digits, '-' or '_'"
		                   : "a name is up to 24 letters without control characters");
		srv_complain(srv, conn, request, &why);
		return;
	}
	if (conn->known && given != NULL) {
		srv_refuse(&why, "known", "this connection has a token already");
		srv_complain(srv, conn, request, &why);
		return;
	}
	bool fresh = given == NULL && !conn->known;
	if (fresh)
		srv_fresh_token(token);
	if (!conn->known)
		srv_owner_of(fresh ? token : given, conn->owner);
	conn->known = true;
	if (name != NULL)
		snprintf(conn->name, sizeof conn->name, "%s", name);
	else if (conn->name[0] == '\0')
		snprintf(conn->name, sizeof conn->name, "Guest");
	if (srv_given(request, SRV_F_LANGUAGE))
		conn->language = srv_language_of(request->text[SRV_F_LANGUAGE]);
	if (srv_given(request, SRV_F_CHANGES))
		conn->changes = request->number[SRV_F_CHANGES] != 0;
	struct pl_text text = scratch(srv);
	pl_json_open(&text, NULL, '{');
	pl_json_string(&text, "type", "welcome");
	srv_put_id(request, &text);
	pl_json_number(&text, "protocol", 1);
	pl_json_string(&text, "name", conn->name);
	pl_json_string(&text, "language", srv_languages[conn->language]);
	if (fresh)
		pl_json_string(&text, "token", token);
	pl_json_close(&text, '}');
	srv_reply_later(srv, conn, request, &text, false);
}

/* --- the lobby ---------------------------------------------------------------------- */

void srv_act_lobby(struct srv *srv, struct srv_conn *conn, const struct srv_request *request)
{
	struct pl_text text = scratch(srv);
	conn->in_lobby = request->number[SRV_F_FOLLOW] != 0;
	srv_wire_lobby(srv, request, &text);
	srv_reply_later(srv, conn, request, &text, true);
}

void srv_act_mine(struct srv *srv, struct srv_conn *conn, const struct srv_request *request)
{
	struct pl_text text = scratch(srv);
	srv_wire_mine(srv, request, conn->owner, &text);
	srv_reply_later(srv, conn, request, &text, true);
}

static bool read_order(const struct srv_request *request, struct srv_table_order *order,
                       struct srv_refusal *why)
{
	const char *name = request->text[SRV_F_NAME];
	order->game = pl_find_game(request->text[SRV_F_GAME]);
	if (order->game == NULL)
		return srv_refuse(why, "no-game", "there is no game '%.40s'",
		                  request->text[SRV_F_GAME]);
	if (name != NULL && !srv_clean_text(name, SRV_NAME_LETTERS))
		return srv_refuse(why, "bad-field",
		                  "a name is up to 24 letters without control "
		                  "characters");
	order->name = name == NULL ? "" : name;
	order->data = request->text[SRV_F_DATA] == NULL ? "" : request->text[SRV_F_DATA];
	order->seats = request->count[SRV_F_PLAYERS];
	order->seconds = (int)request->number[SRV_F_TIME];
	order->listed = request->number[SRV_F_PUBLIC] != 0;
	order->option_count = request->count[SRV_F_OPTIONS];
	for (int i = 0; i < order->option_count; i++)
		order->options[i] = request->items[0][i];
	for (int i = 0; i < order->seats; i++)
		order->players[i] = request->items[1][i];
	return true;
}

void srv_act_create(struct srv *srv, struct srv_conn *conn, const struct srv_request *request)
{
	struct srv_table_order order = { 0 };
	struct srv_refusal why;
	struct srv_table *table = NULL;
	double rate = srv->config.rate / 20.0;
	if (!srv_take(&conn->creations, rate, 10 * rate, srv_now()))
		srv_refuse(&why, "too-fast", "wait a little before the next table");
	else if (srv_may_watch(conn, NULL, &why) && read_order(request, &order, &why))
		table = srv_create(srv, conn, &order, &why);
	if (table == NULL) {
		srv_complain(srv, conn, request, &why);
		return;
	}
	srv_watch_table(srv, conn, table, 0);
	srv_answer(srv, conn, request, table, true);
}

/* --- one table, before play ------------------------------------------------------------ */

static struct srv_table *named_table(struct srv *srv, struct srv_conn *conn,
                                     const struct srv_request *request)
{
	struct srv_refusal why;
	struct srv_table *table = srv_open_table(srv, request->text[SRV_F_TABLE], &why);
	if (table == NULL)
		srv_complain(srv, conn, request, &why);
	return table;
}

static int seat_to_join(const struct srv_table *table, const struct srv_request *request)
{
	if (srv_given(request, SRV_F_SEAT) && request->number[SRV_F_SEAT] > 0)
		return (int)request->number[SRV_F_SEAT] - 1;
	for (int seat = 0; seat < table->seat_count; seat++)
		if (table->seats[seat].kind == SRV_OPEN_SEAT)
			return seat;
	return -1;
}

static bool join(struct srv *srv, struct srv_conn *conn, const struct srv_request *request,
                 struct srv_table *table, struct srv_refusal *why)
{
	const char *name = request->text[SRV_F_NAME], *given = request->text[SRV_F_CONTRIBUTION];
	int seat = seat_to_join(table, request);
	if (seat < 0 || seat >= table->seat_count)
		return srv_refuse(why, "no-seat",
		                  seat < 0 ? "every seat is taken" : "there is no such seat");
	if (name != NULL && !srv_clean_text(name, SRV_NAME_LETTERS))
		return srv_refuse(why, "bad-field",
		                  "a name is up to 24 letters without control "
		                  "characters");
	if (given != NULL && !pl_is_contribution(given))
		return srv_refuse(why, "bad-contribution",
		                  "a contribution is 1 to 64 letters, digits, '-' or '_'");
	char owner[SRV_HASH];
	srv_hex(conn->owner, SRV_OWNER, owner);
	json_t *person =
		json_pack("{ss ss}", "name", name == NULL ? conn->name : name, "owner", owner);
	char *text = json_dumps(person, JSON_COMPACT);
	bool good = srv_record(srv, table, SRV_SIT, seat + 1, text, why) &&
		(given == NULL || srv_record(srv, table, SRV_CONTRIBUTE, seat + 1, given, why));
	free(text);
	json_decref(person);
	return good;
}

void srv_act_join(struct srv *srv, struct srv_conn *conn, const struct srv_request *request)
{
	struct srv_refusal why;
	struct srv_table *table = named_table(srv, conn, request);
	if (table == NULL)
		return;
	if (!srv_may_watch(conn, table, &why) || !join(srv, conn, request, table, &why)) {
		srv_complain(srv, conn, request, &why);
		return;
	}
	srv_watch_table(srv, conn, table, 0);
	srv_answer(srv, conn, request, table, true);
}

/* The asker's seat, from 1: the one named, or the first where none is. */
static int own_seat(const struct srv_conn *conn, const struct srv_request *request,
                    const struct srv_table *table, struct srv_refusal *why)
{
	int seat = (int)request->number[SRV_F_SEAT];
	if (seat == 0)
		seat = srv_seat_of(table, conn->owner, -1) + 1;
	if (seat > 0 && srv_seat_of(table, conn->owner, seat - 2) == seat - 1)
		return seat;
	srv_refuse(why, "not-yours", "you do not hold that seat");
	return 0;
}

/* A seat of one's own, or of a bot that would resign if the other side lets it. */
static int seat_to_resign(const struct srv_conn *conn, const struct srv_request *request,
                          const struct srv_table *table, struct srv_refusal *why)
{
	int seat = (int)request->number[SRV_F_SEAT];
	if (seat > 0 && seat <= table->seat_count && table->seats[seat - 1].would_resign &&
	    srv_seat_of(table, conn->owner, -1) >= 0)
		return seat;
	return own_seat(conn, request, table, why);
}

/* A record of the asker's seat, whatever its kind, and the answer. */
static void record_own(struct srv *srv, struct srv_conn *conn, const struct srv_request *request,
                       enum srv_kind kind, const char *text)
{
	struct srv_refusal why;
	struct srv_table *table = named_table(srv, conn, request);
	if (table == NULL)
		return;
	int seat = (kind == SRV_RESIGN ? seat_to_resign : own_seat)(conn, request, table, &why);
	if (seat == 0 || !srv_record(srv, table, kind, kind == SRV_START ? 0 : seat, text, &why))
		srv_complain(srv, conn, request, &why);
	else
		srv_answer(srv, conn, request, table, true);
}

void srv_act_leave(struct srv *srv, struct srv_conn *conn, const struct srv_request *request)
{
	record_own(srv, conn, request, SRV_LEAVE, "");
}

void srv_act_contribute(struct srv *srv, struct srv_conn *conn, const struct srv_request *request)
{
	record_own(srv, conn, request, SRV_CONTRIBUTE, request->text[SRV_F_CONTRIBUTION]);
}

void srv_act_start(struct srv *srv, struct srv_conn *conn, const struct srv_request *request)
{
	struct srv_refusal why;
	struct srv_table *table = named_table(srv, conn, request);
	if (table == NULL)
		return;
	bool may = srv_seat_of(table, conn->owner, -1) >= 0 ||
		memcmp(table->maker, conn->owner, SRV_OWNER) == 0;
	if (!may)
		srv_refuse(&why, "not-yours", "only who made the table or sits at it can start");
	if (!may || !srv_record(srv, table, SRV_START, 0, "", &why))
		srv_complain(srv, conn, request, &why);
	else
		srv_answer(srv, conn, request, table, true);
}

void srv_act_watch(struct srv *srv, struct srv_conn *conn, const struct srv_request *request)
{
	struct srv_refusal why;
	struct srv_table *table = named_table(srv, conn, request);
	if (table == NULL)
		return;
	int64_t since = request->number[SRV_F_SINCE];
	if (!srv_may_watch(conn, table, &why)) {
		srv_complain(srv, conn, request, &why);
		return;
	}
	srv_watch_table(srv, conn, table, since <= table->number ? since : 0);
	srv_answer(srv, conn, request, table, true);
}

void srv_act_unwatch(struct srv *srv, struct srv_conn *conn, const struct srv_request *request)
{
	struct srv_table *table = named_table(srv, conn, request);
	if (table == NULL)
		return;
	srv_unwatch_table(conn, table);
	srv_touch(srv, table, SRV_NEWS_TABLE);
	srv_answer(srv, conn, request, table, true);
}

/* --- after play --------------------------------------------------------------------------- */

void srv_act_resign(struct srv *srv, struct srv_conn *conn, const struct srv_request *request)
{
	record_own(srv, conn, request, SRV_RESIGN, "");
}

void srv_act_back(struct srv *srv, struct srv_conn *conn, const struct srv_request *request)
{
	struct srv_refusal why;
	struct srv_table *table = named_table(srv, conn, request);
	int seat = table == NULL ? 0 : own_seat(conn, request, table, &why);
	/* Else a log would grow by nothing but this. */
	if (seat > 0 && table->seats[seat - 1].missed == 0) {
		srv_refuse(&why, "not-away", "no bot has moved for you: the seat is yours");
		seat = 0;
	}
	if (table == NULL)
		return;
	if (seat == 0)
		srv_complain(srv, conn, request, &why);
	else
		record_own(srv, conn, request, SRV_BACK, "");
}

void srv_act_rematch(struct srv *srv, struct srv_conn *conn, const struct srv_request *request)
{
	struct srv_refusal why;
	struct srv_table *table = named_table(srv, conn, request), *again = NULL;
	if (table == NULL)
		return;
	if (srv_seat_of(table, conn->owner, -1) < 0)
		srv_refuse(&why, "not-yours", "only who played can ask for a rematch");
	else if (!srv_table_over(table))
		srv_refuse(&why, "running", "the match is not over yet");
	else if (table->rematch[0] != '\0' &&
	         (again = srv_open_table(srv, table->rematch, &why)) == NULL)
		srv_refuse(&why, "no-table", "the rematch has been deleted");
	else if (again == NULL && srv_may_watch(conn, NULL, &why))
		again = srv_rematch(srv, conn, table, &why);
	if (again == NULL) {
		srv_complain(srv, conn, request, &why);
		return;
	}
	srv_watch_table(srv, conn, again, 0);
	srv_answer(srv, conn, request, again, true);
}

void srv_act_fork(struct srv *srv, struct srv_conn *conn, const struct srv_request *request)
{
	struct srv_refusal why;
	struct srv_table_order order = { .seats = request->count[SRV_F_PLAYERS] };
	struct srv_table *table = named_table(srv, conn, request), *taken = NULL;
	double rate = srv->config.rate / 20.0;
	if (table == NULL)
		return;
	for (int i = 0; i < order.seats; i++)
		order.players[i] = request->items[1][i];
	if (!srv_take(&conn->creations, rate, 10 * rate, srv_now()))
		srv_refuse(&why, "too-fast", "wait a little before the next table");
	else if (srv_may_watch(conn, NULL, &why))
		taken = srv_fork(srv, conn, table, request->number[SRV_F_AT], &order, &why);
	if (taken == NULL) {
		srv_complain(srv, conn, request, &why);
		return;
	}
	srv_watch_table(srv, conn, taken, 0);
	srv_answer(srv, conn, request, taken, true);
}

/* Whether others than the asker still play there. */
static bool others_play(const struct srv_table *table, const struct srv_conn *conn)
{
	for (int seat = 0; seat < table->seat_count; seat++) {
		const struct srv_seat *at = &table->seats[seat];
		if (table->state == SRV_RUNNING && at->kind == SRV_PERSON && !at->resigned &&
		    memcmp(at->owner, conn->owner, SRV_OWNER) != 0)
			return true;
	}
	return false;
}

void srv_act_delete(struct srv *srv, struct srv_conn *conn, const struct srv_request *request)
{
	struct srv_refusal why;
	struct srv_table *table = named_table(srv, conn, request);
	if (table == NULL)
		return;
	bool maker = memcmp(table->maker, conn->owner, SRV_OWNER) == 0;
	if (!maker || others_play(table, conn)) {
		srv_refuse(
			&why, maker ? "running" : "not-yours",
			maker ? "others are playing there: it can be deleted when the match is over"
			      : "only who made a table can delete it");
		srv_complain(srv, conn, request, &why);
		return;
	}
	srv_delete(srv, table);
	srv_answer(srv, conn, request, NULL, true);
}

/* wire.c - what a seat or spectator is told of play. Everything here is made from
 * that seat's view and its share of the events; the position itself is read in
 * one place only, where pl_match_view() turns it into the view. */
#include "server/parts.h"

#include "core/memory.h"
#include "core/turn.h"

#include <string.h>

/* --- parts -------------------------------------------------------------------------- */

static void put_pieces(const struct pl_game *game, const struct pl_book *book,
                       const uint16_t *piece, int count, struct pl_text *text)
{
	pl_json_open(text, "pieces", '[');
	for (int i = 0; i < count; i++) {
		char id[128], name[256];
		struct pl_text id_text = pl_text_in(id, sizeof id);
		struct pl_text name_text = pl_text_in(name, sizeof name);
		game->piece(book, piece[i], &id_text, &name_text);
		pl_json_open(text, NULL, '{');
		pl_json_string(text, "id", id);
		pl_json_string(text, "name", name);
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
}

static void put_move(const struct pl_game *game, const struct pl_book *book,
                     const struct pl_state *view, const struct pl_move *move,
                     struct pl_text *text)
{
	char words[PL_MOVE_TEXT], about[512];
	uint16_t piece[PL_TOUCH];
	struct pl_text about_text = pl_text_in(about, sizeof about);
	pl_move_text(game, book, view, move, words);
	game->explain(book, view, move, &about_text);
	pl_json_open(text, NULL, '{');
	pl_json_string(text, "text", words);
	pl_json_string(text, "explain", about);
	put_pieces(game, book, piece, game->touch(book->rules, view, move, piece), text);
	pl_json_close(text, '}');
}

/* What the seat is asked, and every move it may answer with. */
static void put_question(const struct pl_match *match, const struct pl_state *view, int seat,
                         int turn, struct pl_text *text)
{
	char question[512];
	struct pl_move moves[PL_MOVES];
	struct pl_text words = pl_text_in(question, sizeof question);
	match->game->ask(match->book, view, seat, &words);
	pl_json_open(text, "question", '{');
	pl_json_string(text, "text", question);
	pl_json_number(text, "turn", turn);
	pl_json_open(text, "moves", '[');
	int count = match->game->legal(match->book->rules, view, seat, moves);
	for (int i = 0; i < count; i++)
		put_move(match->game, match->book, view, &moves[i], text);
	pl_json_close(text, ']');
	pl_json_close(text, '}');
}

static void put_result(const struct pl_match *match, struct pl_text *text)
{
	struct pl_result result;
	pl_match_result(match, &result);
	pl_json_open(text, "result", '[');
	for (int seat = 0; seat < match->seats; seat++) {
		pl_json_open(text, NULL, '{');
		pl_json_number(text, "seat", seat + 1);
		pl_json_number(text, "place", result.place[seat]);
		pl_json_number(text, "score", result.score[seat]);
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
}

static void put_view(const struct pl_match *match, const struct pl_state *view, int seat,
                     struct pl_text *text)
{
	pl_json_open(text, "pending", '[');
	for (int other = 0; other < match->seats; other++)
		if (!pl_match_over(match) && pl_is_pending(view, other))
			pl_json_number(text, NULL, other + 1);
	pl_json_close(text, ']');
	pl_put(text, ",\"view\":");
	match->game->json(match->book, view, seat, text);
}

/* --- the log -------------------------------------------------------------------------- */

static void put_event(const struct srv_table *table, const struct srv_record *record,
                      const struct pl_event *event, struct pl_text *text)
{
	char line[512];
	uint16_t piece[PL_TOUCH];
	struct pl_text words = pl_text_in(line, sizeof line);
	const struct pl_book *book = table->book->book;
	table->game->tell(book, event, &words);
	pl_json_open(text, NULL, '{');
	pl_json_number(text, "number", record->number);
	pl_json_number(text, "seat", event->seat + 1);
	pl_json_string(text, "kind", table->game->event_kinds[event->kind]);
	pl_json_string(text, "text", line);
	put_pieces(table->game, book, piece, table->game->trace(book->rules, event, piece), text);
	pl_json_close(text, '}');
}

/* What happened at the table rather than in the game. */
static void put_remark(const struct srv_record *record, struct pl_text *text)
{
	static const char *const remarks[SRV_KINDS] = {
		[SRV_UNDO] = "takes a move back",
		[SRV_RESIGN] = "resigns",
		[SRV_STANDIN] = "ran out of time; a bot moves",
		[SRV_BACK] = "is back",
	};
	char line[64];
	if (remarks[record->kind] == NULL)
		return;
	snprintf(line, sizeof line, "p%d %s", record->seat, remarks[record->kind]);
	pl_json_open(text, NULL, '{');
	pl_json_number(text, "number", record->number);
	pl_json_number(text, "seat", record->seat);
	pl_json_string(text, "kind", srv_kind_names[record->kind]);
	pl_json_string(text, "text", line);
	if (record->kind == SRV_UNDO)
		pl_json_number(text, "undone", record->undid);
	pl_json_open(text, "pieces", '[');
	pl_json_close(text, ']');
	pl_json_close(text, '}');
}

static int first_after(const struct srv_table *table, int64_t number)
{
	int at = table->record_count;
	while (at > 0 && table->records[at - 1].number > number)
		at--;
	return at;
}

static void put_log(const struct srv_table *table, int seat, int64_t since, struct pl_text *text)
{
	pl_json_open(text, "log", '[');
	for (int i = first_after(table, since); i < table->record_count; i++) {
		const struct srv_record *record = &table->records[i];
		put_remark(record, text);
		for (int j = 0; j < record->event_count && !record->undone; j++) {
			struct pl_event event = pl_event_for(record->events[j], seat);
			put_event(table, record, &event, text);
		}
	}
	pl_json_close(text, ']');
}

/* --- messages --------------------------------------------------------------------------- */

/* How long those who are asked still have, where moves are timed. */
static void put_clock(const struct srv_table *table, const struct pl_match *match,
                      struct pl_text *text)
{
	int64_t now = srv_now();
	if (table->seconds == 0 || pl_match_over(match))
		return;
	pl_json_open(text, "clock", '[');
	for (int seat = 0; seat < table->seat_count; seat++) {
		const struct srv_seat *at = &table->seats[seat];
		if (at->kind != SRV_PERSON || at->asked == 0)
			continue;
		int64_t left = at->asked + table->seconds * (int64_t)1000 - now;
		pl_json_open(text, NULL, '{');
		pl_json_number(text, "seat", seat + 1);
		pl_json_number(text, "left", left > 0 ? left : 0);
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
}

static void put_position(const struct srv_table *table, const struct pl_match *match, int seat,
                         int64_t since, struct pl_text *text)
{
	struct pl_state *view = pl_resize(NULL, match->game->state_size);
	pl_match_view(match, seat, view);
	pl_json_string(text, "table", table->id);
	pl_json_number(text, "number", table->number);
	pl_json_number(text, "seat", seat == PL_SPECTATOR ? 0 : seat + 1);
	pl_json_number(text, "since", since);
	put_view(match, view, seat, text);
	if (seat != PL_SPECTATOR) {
		const struct srv_seat *own = &table->seats[seat];
		pl_json_number(text, "turn", own->turn + 1);
		pl_json_bool(text, "undo", pl_match_may_undo(match, seat));
		if (!pl_match_over(match) && pl_is_pending(view, seat))
			put_question(match, view, seat, own->turn + 1, text);
	}
	put_clock(table, match, text);
	pl_json_bool(text, "over", pl_match_over(match));
	if (pl_match_over(match))
		put_result(match, text);
	put_log(table, seat, since, text);
	free(view);
}

void srv_wire_position(const struct srv_table *table, const struct pl_match *match, int seat,
                       int64_t since, struct pl_text *text)
{
	pl_json_open(text, NULL, '{');
	pl_json_string(text, "type", "position");
	put_position(table, match, seat, since, text);
	pl_json_close(text, '}');
}

void srv_wire_show(const struct srv_table *table, int seat, const struct srv_request *request,
                   struct pl_text *text)
{
	enum { ROOM = 64 * 1024 };
	const struct pl_match *match = table->match;
	struct pl_state *view = pl_resize(NULL, match->game->state_size);
	char *room = pl_resize(NULL, ROOM);
	struct pl_text lines = pl_text_in(room, ROOM);
	pl_match_view(match, seat, view);
	match->game->show(match->book, view, seat, &lines);
	pl_json_open(text, NULL, '{');
	pl_json_string(text, "type", "show");
	srv_put_id(request, text);
	pl_json_string(text, "table", table->id);
	pl_json_number(text, "seat", seat == PL_SPECTATOR ? 0 : seat + 1);
	pl_json_string(text, "text", room);
	pl_json_close(text, '}');
	free(room);
	free(view);
}

void srv_wire_review(const struct srv_table *table, int seat, const struct srv_request *request,
                     struct pl_text *text)
{
	pl_json_open(text, NULL, '{');
	pl_json_string(text, "type", "review");
	srv_put_id(request, text);
	put_position(table, table->match, seat, 0, text);
	pl_json_close(text, '}');
}

/* Lines of chat after a record, the last hundred of them. */
void srv_wire_chat(const struct srv_table *table, int64_t since, struct pl_text *text)
{
	int count = 0, first = table->record_count;
	while (first > 0 && table->records[first - 1].number > since && count < SRV_CHAT_KEPT)
		count += table->records[--first].kind == SRV_CHAT;
	pl_json_open(text, NULL, '{');
	pl_json_string(text, "type", "chat");
	pl_json_string(text, "table", table->id);
	pl_json_open(text, "lines", '[');
	for (int i = first; i < table->record_count; i++) {
		const struct srv_record *record = &table->records[i];
		if (record->kind != SRV_CHAT)
			continue;
		pl_json_open(text, NULL, '{');
		pl_json_number(text, "number", record->number);
		pl_json_number(text, "seat", record->seat);
		pl_json_number(text, "at", record->at);
		/* The record is an object itself: its fields follow. */
		pl_put(text, ",%s", record->text + 1);
	}
	pl_json_close(text, ']');
	pl_json_close(text, '}');
}

/* The asker's own number of what is answered. */
void srv_put_id(const struct srv_request *request, struct pl_text *text)
{
	if (request != NULL && srv_given(request, SRV_F_ID))
		pl_json_number(text, "id", request->number[SRV_F_ID]);
}

void srv_wire_refusal(const struct srv_request *request, const struct srv_refusal *refusal,
                      struct pl_text *text)
{
	pl_json_open(text, NULL, '{');
	pl_json_string(text, "type", "error");
	srv_put_id(request, text);
	pl_json_string(text, "code", refusal->code);
	pl_json_string(text, "text", refusal->text);
	if (refusal->clause[0] != '\0')
		pl_json_string(text, "clause", refusal->clause);
	pl_json_close(text, '}');
}

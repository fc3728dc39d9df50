/* wire.c - what a seat or spectator is told of play: core/position.h, and what a
 * table adds to it (clock, log, chat). */
#include "server/parts.h"

#include "core/memory.h"
#include "core/position.h"

#include <string.h>

/* --- the log -------------------------------------------------------------------------- */

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
	pl_remark_json(srv_kind_names[record->kind], line, record->seat - 1, record->number,
	               record->kind == SRV_UNDO ? record->undid : 0, text);
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
		for (int j = 0; j < record->event_count && !record->undone; j++)
			pl_event_json(table->game, table->book->book, &record->events[j], seat,
			              record->number, text);
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
	bool seated = seat != PL_SPECTATOR;
	pl_json_string(text, "table", table->id);
	pl_json_number(text, "number", table->number);
	pl_json_number(text, "seat", seated ? seat + 1 : 0);
	pl_json_number(text, "since", since);
	pl_position_json(match, seat, seated ? table->seats[seat].turn + 1 : 0,
	                 seated && pl_match_may_undo(match, seat), text);
	put_clock(table, match, text);
	put_log(table, seat, since, text);
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

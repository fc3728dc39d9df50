/* wire.c - what a seat or spectator is told of play: core/position.h, and what a
 * table adds to it (clock, log, chat). */
#include "server/parts.h"

#include "core/describe.h"
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

static void put_entries(const struct srv_table *table, const struct srv_record *record,
                        struct srv_place place, struct pl_text *text)
{
	put_remark(record, text);
	for (int j = 0; j < record->event_count && !record->undone; j++)
		pl_event_json(table->game, place.book, &record->events[j], place.seat,
		              record->number, text);
}

/* A part of a seat's log: its entries after one record and before another. */
struct page {
	int64_t since;
	bool more;      /* there are entries further back that were wished for, too */
	int first, end; /* its records, by their index */
};

/* The newest part after `since` and before `before` that has room; a record is never cut
 * in two, and one at least is in it, so that who asks on always gets on. Its size is found
 * by writing it where the message goes on, for a moment. */
static struct page newest_page(const struct srv_table *table, struct srv_place place, int64_t since,
                               int64_t before, size_t room, const struct pl_text *text)
{
	struct page page = { .since = since, .end = first_after(table, before - 1) };
	const int oldest = first_after(table, since);
	size_t used = 0;
	if (page.end - oldest <= 1) { /* the news of one move: in it whatever its size */
		page.first = oldest < page.end ? oldest : page.end;
		return page;
	}
	for (page.first = page.end; page.first > oldest; page.first--) {
		const struct srv_record *record = &table->records[page.first - 1];
		struct pl_text probe = *text;
		put_entries(table, record, place, &probe);
		size_t size = (size_t)(probe.at - text->at);
		if (size > 0 && used > 0 && used + size > room) {
			page.since = record->number;
			page.more = true;
			break;
		}
		used += size;
	}
	*text->at = '\0';
	return page;
}

static void put_page(const struct srv_table *table, struct srv_place place, const struct page *page,
                     struct pl_text *text)
{
	pl_json_open(text, "log", '[');
	for (int i = page->first; i < page->end; i++)
		put_entries(table, &table->records[i], place, text);
	pl_json_close(text, ']');
}

/* As messages name it. */
static int seat_number(struct srv_place place)
{
	return place.seat == PL_SPECTATOR ? 0 : place.seat + 1;
}

/* Of what was played before a record, the newest page. */
void srv_wire_log(const struct srv_table *table, struct srv_place place,
                  const struct srv_request *request, struct pl_text *text)
{
	int64_t before = srv_given(request, SRV_F_BEFORE) ? request->number[SRV_F_BEFORE]
							  : table->number + 1;
	pl_json_open(text, NULL, '{');
	pl_json_string(text, "type", "log");
	srv_put_id(request, text);
	pl_json_string(text, "table", table->id);
	pl_json_number(text, "seat", seat_number(place));
	pl_json_number(text, "before", before);
	struct page page = newest_page(table, place, 0, before, SRV_LOG_PAGE, text);
	pl_json_number(text, "since", page.since);
	pl_json_bool(text, "more", page.more);
	put_page(table, place, &page, text);
	pl_json_close(text, '}');
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

static void put_position(const struct srv_table *table, const struct pl_match *match,
                         struct srv_place place, int64_t since, size_t room, struct pl_text *text)
{
	int seat = place.seat;
	bool seated = seat != PL_SPECTATOR;
	struct pl_match told = *match;
	struct page page = newest_page(table, place, since, table->number + 1, room, text);
	told.book = place.book;
	pl_json_string(text, "table", table->id);
	pl_json_number(text, "number", table->number);
	pl_json_number(text, "seat", seat_number(place));
	pl_json_number(text, "since", page.since);
	if (page.more)
		pl_json_bool(text, "more", true);
	struct pl_telling telling = { .brief = place.brief, .known = place.known };
	if (seated) {
		telling.turn = table->seats[seat].turn + 1;
		telling.back = srv_steps_back(table, match, seat, &telling.stays);
	}
	pl_position_json(&told, seat, &telling, text);
	put_clock(table, match, text);
	put_page(table, place, &page, text);
}

void srv_wire_position(const struct srv_table *table, const struct pl_match *match,
                       struct srv_place place, int64_t since, struct pl_text *text)
{
	pl_json_open(text, NULL, '{');
	pl_json_string(text, "type", "position");
	put_position(table, match, place, since, SRV_LOG_PAGE, text);
	pl_json_close(text, '}');
}

/* For who has just come, or come back: the log as far as there is room. */
void srv_wire_opening(const struct srv_table *table, struct srv_place place, int64_t since,
                      size_t room, struct pl_text *text)
{
	pl_json_open(text, NULL, '{');
	pl_json_string(text, "type", "position");
	put_position(table, table->match, place, since, room, text);
	pl_json_close(text, '}');
}

void srv_wire_book(const struct srv_table *table, const struct pl_book *book,
                   const struct srv_request *request, struct pl_text *text)
{
	pl_json_open(text, NULL, '{');
	pl_json_string(text, "type", "book");
	srv_put_id(request, text);
	pl_json_string(text, "table", table->id);
	pl_put(text, ",\"book\":");
	pl_book_json(table->game, book, text);
	pl_json_close(text, '}');
}

void srv_wire_show(const struct srv_table *table, struct srv_place place,
                   const struct srv_request *request, struct pl_text *text)
{
	enum { ROOM = 64 * 1024 };
	const struct pl_match *match = table->match;
	struct pl_state *view = pl_resize(NULL, match->game->state_size);
	char *room = pl_resize(NULL, ROOM);
	struct pl_text lines = pl_text_in(room, ROOM);
	pl_match_view(match, place.seat, view);
	match->game->show(place.book, view, place.seat, &lines);
	pl_json_open(text, NULL, '{');
	pl_json_string(text, "type", "show");
	srv_put_id(request, text);
	pl_json_string(text, "table", table->id);
	pl_json_number(text, "seat", seat_number(place));
	pl_json_string(text, "text", room);
	pl_json_close(text, '}');
	free(room);
	free(view);
}

void srv_wire_review(const struct srv_table *table, struct srv_place place,
                     const struct srv_request *request, struct pl_text *text)
{
	pl_json_open(text, NULL, '{');
	pl_json_string(text, "type", "review");
	srv_put_id(request, text);
	put_position(table, table->match, place, 0, SRV_LOG_NEWEST, text);
	pl_json_close(text, '}');
}

/* The first of the last hundred lines of chat after a record, or of those that have room. */
static int first_line(const struct srv_table *table, int64_t since, size_t room)
{
	size_t used = 0;
	int count = 0, first = table->record_count;
	for (; first > 0 && count < SRV_CHAT_KEPT; first--) {
		const struct srv_record *record = &table->records[first - 1];
		if (record->number <= since)
			break;
		if (record->kind != SRV_CHAT)
			continue;
		used += strlen(record->text);
		if (used > room)
			break;
		count++;
	}
	return first;
}

void srv_wire_chat(const struct srv_table *table, int64_t since, size_t room, struct pl_text *text)
{
	pl_json_open(text, NULL, '{');
	pl_json_string(text, "type", "chat");
	pl_json_string(text, "table", table->id);
	pl_json_open(text, "lines", '[');
	for (int i = first_line(table, since, room); i < table->record_count; i++) {
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
	if (refusal->said[0] != '\0')
		pl_json_string(text, "said", refusal->said);
	if (refusal->clause[0] != '\0')
		pl_json_string(text, "clause", refusal->clause);
	if (refusal->near_count > 0) {
		pl_json_open(text, "near", '[');
		for (int i = 0; i < refusal->near_count; i++)
			pl_json_string(text, NULL, refusal->near[i]);
		pl_json_close(text, ']');
	}
	pl_json_close(text, '}');
}

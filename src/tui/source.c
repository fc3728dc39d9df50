/* source.c - what all sources share: taking in messages. */
#include "tui/source.h"

#include "core/describe.h"
#include "core/memory.h"
#include "core/text.h"
#include "games/registry.h"
#include "tui/words.h"

#include <stdarg.h>

void tui_notice(struct tui_source *source, bool fault, const char *format, ...)
{
	va_list args;
	va_start(args, format);
	vsnprintf(source->notice, sizeof source->notice, format, args);
	va_end(args);
	source->notice_is_fault = fault;
	source->notices++;
	source->news++;
}

void tui_note(struct tui_source *source, bool fault, const char *key, const struct pl_said *said)
{
	char words[TUI_NOTICE];
	tui_notice(source, fault, "%s", tui_line(words, sizeof words, key, said));
}

bool tui_source_show(struct tui_source *source, const json_t *message)
{
	int seat = tui_int(message, "seat"), sight = tui_sight(seat - 1);
	if (seat < 0 || seat > PL_SEATS)
		return false;
	struct tui_position *position =
		tui_position_read(message, &source->table, &source->log[sight]);
	if (position == NULL)
		return false;
	struct tui_position *old = source->seen[sight];
	if (old != NULL && old->show != NULL && old->number == position->number) {
		position->show = old->show;
		old->show = NULL;
	}
	tui_position_free(old);
	source->seen[sight] = position;
	source->stamp[sight]++;
	if (position->over)
		source->table.state = TUI_FINISHED;
	source->news++;
	return true;
}

static void read_seat(const json_t *from, int seat, struct tui_seat *to)
{
	const char *kind = tui_text(from, "kind"), *name = tui_text(from, "name");
	bool mine = to->mine;
	*to = (struct tui_seat){ .mine = mine };
	to->kind = strcmp(kind, "person") == 0 ? TUI_PERSON
		: strcmp(kind, "bot") == 0     ? TUI_BOT
					       : TUI_OPEN;
	to->present = tui_bool(from, "present");
	to->away = tui_bool(from, "away");
	to->resigned = tui_bool(from, "resigned");
	to->would_resign = tui_bool(from, "would_resign");
	if (to->kind == TUI_BOT)
		snprintf(to->bot, sizeof to->bot, "%.*s", TUI_NAME - 1, name);
	snprintf(to->name, sizeof to->name, "%.*s", TUI_NAME - 1,
	         to->kind == TUI_OPEN          ? tui_word("player.open")
	                 : to->kind == TUI_BOT ? tui_star(seat)
	                 : name[0] == '\0'     ? tui_word("player.guest")
	                                       : name);
}

/* Two of the same name are told apart by their letters. */
static void tell_apart(struct tui_table *table)
{
	bool twin[PL_SEATS] = { false };
	for (int i = 0; i < table->seat_count; i++)
		for (int j = 0; j < table->seat_count; j++)
			twin[i] |= i != j &&
				strcmp(table->seats[i].name, table->seats[j].name) == 0;
	for (int i = 0; i < table->seat_count; i++) {
		char *name = table->seats[i].name;
		size_t length = strlen(name);
		if (twin[i] && length + 3 < TUI_NAME && table->seats[i].kind == TUI_PERSON)
			snprintf(name + length, TUI_NAME - length, " %c", 'A' + i);
	}
}

bool tui_source_seats(struct tui_source *source, const json_t *message)
{
	struct tui_table *table = &source->table;
	const json_t *seats = tui_get(message, "seats");
	const char *state = tui_text(message, "state");
	const struct pl_game *game = pl_find_game(tui_text(message, "game"));
	int count = tui_length(seats);
	if (game == NULL || count < 1 || count > PL_SEATS)
		return false;
	table->game = game;
	table->seat_count = count;
	table->state = strcmp(state, "open") == 0 ? TUI_WAITING
		: strcmp(state, "running") == 0   ? TUI_RUNNING
						  : TUI_FINISHED;
	snprintf(table->name, sizeof table->name, "%.*s", TUI_NAME - 1, tui_text(message, "name"));
	for (int seat = 0; seat < count; seat++)
		read_seat(tui_at(seats, seat), seat, &table->seats[seat]);
	tell_apart(table);
	source->news++;
	return true;
}

void tui_source_own_book(struct tui_source *source, const struct pl_game *game,
                         const struct pl_book *book)
{
	enum { ROOM = 1024 * 1024 };
	char *room = pl_resize(NULL, ROOM);
	struct pl_text text = pl_text_in(room, ROOM);
	pl_book_json(game, book, &text);
	json_decref(source->book);
	source->book = json_loads(room, 0, NULL);
	free(room);
}

bool tui_source_book(struct tui_source *source, const json_t *message)
{
	const json_t *book = tui_get(message, "book");
	if (!json_is_object(book))
		return false;
	json_decref(source->book);
	source->book = json_deep_copy(book);
	source->news++;
	return true;
}

static void put_line(const struct tui_source *source, const json_t *line, struct pl_text *text)
{
	for (int i = 1; i < tui_length(line); i++) {
		int seat = tui_int(tui_at(line, i), "seat") - 1;
		bool known = seat >= 0 && seat < source->table.seat_count;
		pl_put(text, "%s%s: %s", i == 1 ? "" : ", ",
		       known ? source->table.seats[seat].name : "?",
		       tui_text(tui_at(line, i), "move"));
	}
}

bool tui_source_advice(struct tui_source *source, int seat, const json_t *message)
{
	const json_t *advice = tui_get(message, "advice"), *moves = tui_get(advice, "moves");
	const struct tui_position *position = source->seen[tui_sight(seat)];
	struct tui_advice *to = &source->advice;
	*to = (struct tui_advice){ .seat = seat };
	source->news++;
	if (tui_length(moves) == 0 || position == NULL)
		return false;
	to->ready = true;
	to->number = position->number;
	to->iterations = json_integer_value(tui_get(advice, "iterations"));
	char *why = tui_named(tui_text(advice, "why"), &source->table);
	snprintf(to->why, sizeof to->why, "%.511s", why);
	free(why);
	for (int i = 0; i < tui_length(moves) && i < TUI_ADVISED; i++) {
		const json_t *from = tui_at(moves, i);
		struct tui_advised *at = &to->at[to->count++];
		struct pl_text text = pl_text_in(at->then, sizeof at->then);
		snprintf(at->move, sizeof at->move, "%.*s", PL_MOVE_TEXT - 1,
		         tui_text(from, "move"));
		snprintf(at->says, sizeof at->says, "%.95s", tui_text(from, "says"));
		at->equal = tui_bool(from, "equal");
		put_line(source, tui_get(from, "line"), &text);
	}
	return true;
}

void tui_source_release(struct tui_source *source)
{
	tui_film_free(&source->film);
	for (int i = 0; i < TUI_SIGHTS; i++) {
		tui_position_free(source->seen[i]);
		tui_log_free(&source->log[i]);
		source->seen[i] = NULL;
	}
	json_decref(source->book);
	source->book = NULL;
}

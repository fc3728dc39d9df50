/* replay.c - a transcript as a source. Every position is what replaying the records
 * before it gives: there is nothing to keep in step. */
#include "tui/replay.h"

#include "core/memory.h"
#include "core/position.h"
#include "core/text.h"
#include "tui/words.h"

enum { ROOM = 4 * 1024 * 1024, SHOW = 64 * 1024 };

struct replay {
	struct tui_source base;
	const struct pl_transcript *whole;
	const struct pl_book *book; /* in English: older transcripts are in words */
	struct pl_book told;        /* the same as people are told it */
	int *numbers;               /* of each step in force, its record from 1 */
	char *room;
	char last[PL_MOVE_TEXT]; /* what was done last */
};

/* The record of each step, and what the last one did. */
static void note_record(void *context, const struct pl_match *match, int record,
                        const struct pl_state *before)
{
	struct replay *replay = context;
	bool undo = strcmp(replay->whole->records[record].words, "undo") == 0;
	if (before == NULL) {
		snprintf(replay->last, sizeof replay->last, "%s",
		         tui_word(undo ? "command.undo" : "command.resign"));
		return;
	}
	replay->numbers[match->step_count - 1] = record + 1;
	pl_move_text(match->game, &replay->told, before, &match->steps[match->step_count - 1].move,
	             replay->last);
}

static struct pl_match *match_at(struct replay *replay, int at, struct pl_fault *fault)
{
	struct pl_transcript part = *replay->whole;
	if (at < part.record_count) { /* what is said of the end holds at the end */
		part.record_count = at;
		part.has_result = part.has_position = false;
	}
	struct pl_match *match =
		pl_transcript_replay(&part, replay->book, note_record, replay, fault);
	if (match != NULL)
		match->book = &replay->told;
	return match;
}

static void put_position(const struct replay *replay, const struct pl_match *match, int at,
                         int seat, struct pl_text *text)
{
	pl_json_open(text, NULL, '{');
	pl_json_number(text, "number", at);
	pl_json_number(text, "seat", seat < PL_SEATS ? seat + 1 : 0);
	pl_json_number(text, "since", 0);
	pl_position_json(match, seat, &(const struct pl_telling){ .brief = true }, text);
	pl_json_open(text, "log", '[');
	for (int i = 0; i < match->step_count; i++)
		for (int j = 0; j < match->steps[i].event_count; j++)
			pl_event_json(match->game, match->book, &match->steps[i].events[j], seat,
			              replay->numbers[i], text);
	pl_json_close(text, ']');
	pl_json_close(text, '}');
}

static void take_show(struct replay *replay, const struct pl_match *match, int seat)
{
	struct tui_position *position = replay->base.seen[tui_sight(seat)];
	struct pl_state *view = pl_resize(NULL, match->game->state_size);
	struct pl_text show = pl_text_in(replay->room, SHOW);
	pl_match_view(match, seat, view);
	match->game->show(match->book, view, seat, &show);
	free(position->show);
	position->show = tui_named(replay->room, &replay->base.table);
	free(view);
}

/* What was done last, in the words of the move: its maker's alone, else who did it. */
static void say_last(struct replay *replay, int at, int seat)
{
	struct tui_source *source = &replay->base;
	source->state[0] = '\0';
	if (at == 0)
		return;
	const struct pl_record *record = &replay->whole->records[at - 1];
	snprintf(source->state, sizeof source->state, "%c: %.48s", 'A' + record->seat,
	         record->seat == seat ? replay->last : "...");
}

static bool show(struct replay *replay, int at, int seat, struct pl_fault *fault)
{
	struct tui_source *source = &replay->base;
	struct pl_match *match = match_at(replay, at, fault);
	if (match == NULL)
		return false;
	struct pl_text text = pl_text_in(replay->room, ROOM);
	put_position(replay, match, at, seat, &text);
	json_t *message = json_loads(replay->room, 0, NULL);
	/* A step on is told like play; whoever leaps is there at once. */
	bool next = at == source->at + 1;
	tui_film_skip(source);
	bool well = message != NULL && (next ? tui_film_take : tui_source_show)(source, message);
	json_decref(message);
	if (well) {
		take_show(replay, match, seat);
		say_last(replay, at, seat);
		source->at = at;
	}
	pl_match_free(match);
	return well;
}

static void go(struct tui_source *source, int at, int seat)
{
	struct pl_fault fault = { .line = 0 };
	if (show((struct replay *)source, at, seat, &fault))
		return;
	if (fault.line == 0)
		tui_notice(source, true, "%s", tui_word("no.position"));
	else
		TUI_NOTE(source, true, "no.line", PL_AS_NUMBER("line", fault.line),
		         PL_AS_TEXT("why", fault.text));
}

static void close_replay(struct tui_source *source)
{
	struct replay *replay = (struct replay *)source;
	tui_source_release(source);
	free(replay->numbers);
	free(replay->room);
	free(replay);
}

static const struct tui_source_ops ops = { .go = go, .close = close_replay };

static void name_seats(struct tui_table *table, const struct pl_transcript *transcript)
{
	*table = (struct tui_table){ .game = transcript->game,
		                     .state = TUI_FINISHED,
		                     .seat_count = transcript->seats };
	for (int seat = 0; seat < table->seat_count; seat++) {
		struct tui_seat *at = &table->seats[seat];
		const char *player = transcript->players[seat];
		bool person = strcmp(player, "human") == 0 || player[0] == '\0';
		at->kind = person ? TUI_PERSON : TUI_BOT;
		if (person)
			tui_name_player(at, seat);
		else
			snprintf(at->name, sizeof at->name, "%s", tui_star(seat));
		if (!person)
			snprintf(at->bot, sizeof at->bot, "%.*s", TUI_NAME - 1, player);
	}
}

struct tui_source *tui_replay_open(const struct pl_transcript *transcript,
                                   const struct pl_book *book, int at, int seat,
                                   struct pl_fault *fault)
{
	struct replay *replay = pl_zeroed(sizeof *replay);
	size_t records = (size_t)transcript->record_count + 1;
	replay->base.ops = &ops;
	replay->base.fd = -1;
	replay->base.length = transcript->record_count;
	replay->whole = transcript;
	replay->book = book;
	replay->told = pl_book_in(book, tui_words_of(transcript->game));
	replay->numbers = pl_resize(NULL, records * sizeof *replay->numbers);
	replay->room = pl_resize(NULL, ROOM);
	name_seats(&replay->base.table, transcript);
	tui_source_own_book(&replay->base, transcript->game, &replay->told);
	snprintf(fault->text, sizeof fault->text, "the position could not be read");
	fault->line = 0;
	if (show(replay, at < transcript->record_count ? at : transcript->record_count, seat,
	         fault))
		return &replay->base;
	close_replay(&replay->base);
	return NULL;
}

/* playing.h - playing at a table and reading what it says, alike for every game. A game's
 * table.h includes it once it has named its GAME, its struct table (book, s, events) and
 * its audit(). */
#ifndef PERILUNE_TEST_PLAYING_H
#define PERILUNE_TEST_PLAYING_H

#include "core/describe.h"
#include "core/match.h"
#include "core/text.h"

/* --- moves ---------------------------------------------------------------------- */

/* What a seat sees; good until the next call. */
static inline const struct pl_state *view_of(const struct table *t, int seat)
{
	static struct table seen;
	seen.s = t->s;
	GAME.observe(t->book->rules, &seen.s.base, seat);
	return &seen.s.base;
}

static inline bool read_move(struct table *t, int seat, const char *text, struct pl_move *move)
{
	return pl_parse_move(&GAME, t->book, view_of(t, seat), seat, text, move);
}

static inline bool can(struct table *t, int seat, const char *text)
{
	struct pl_move move;
	return read_move(t, seat, text, &move) &&
		GAME.check(t->book->rules, &t->s.base, &move) == 0;
}

static inline void make_move(struct table *t, const struct pl_move *move)
{
	assert_int_equal(GAME.check(t->book->rules, &t->s.base, move), 0);
	memset(&t->events, 0, sizeof t->events);
	GAME.apply(t->book->rules, &t->s.base, move, &t->events);
	assert_true(t->events.count < PL_EVENTS);
	audit(t);
}

static inline void say(struct table *t, int seat, const char *text)
{
	struct pl_move move;
	if (!read_move(t, seat, text, &move))
		fail_msg("p%d cannot '%s' in phase %d", seat + 1, text, t->s.base.phase);
	make_move(t, &move);
}

static inline bool asked(const struct table *t, int seat, int phase)
{
	return t->s.base.phase == phase && pl_is_pending(&t->s.base, seat);
}

/* --- what happened -------------------------------------------------------------- */

/* The first event of a kind in the last move, or NULL. */
static inline const struct pl_event *heard(const struct table *t, int kind)
{
	for (int i = 0; i < t->events.count; i++)
		if (t->events.at[i].kind == kind)
			return &t->events.at[i];
	return NULL;
}

/* As a seat is told of it. */
static inline const char *told(struct table *t, int kind, int seat)
{
	static char room[512];
	struct pl_text text = pl_text_in(room, sizeof room);
	const struct pl_event *event = heard(t, kind);
	assert_non_null(event);
	struct pl_event seen = pl_event_for(*event, seat);
	GAME.tell(t->book, &seen, &text);
	return room;
}

/* --- what a seat reads ---------------------------------------------------------- */

static inline const char *show(struct table *t, int seat)
{
	static char room[16384];
	struct pl_text text = pl_text_in(room, sizeof room);
	GAME.show(t->book, view_of(t, seat), seat, &text);
	return room;
}

static inline const char *question(struct table *t, int seat)
{
	static char room[512];
	struct pl_text text = pl_text_in(room, sizeof room);
	GAME.ask(t->book, view_of(t, seat), seat, &text);
	return room;
}

static inline const char *explained(struct table *t, int seat, const char *move_text)
{
	static char room[512];
	struct pl_move move;
	struct pl_text text = pl_text_in(room, sizeof room);
	if (!read_move(t, seat, move_text, &move))
		fail_msg("p%d cannot '%s'", seat + 1, move_text);
	GAME.explain(t->book, &t->s.base, &move, &text);
	return room;
}

/* The position as a seat is told it, and the data that it is played by, as JSON. */
static inline const char *state_of(struct table *t, int seat)
{
	static char room[64 * 1024];
	struct pl_text text = pl_text_in(room, sizeof room);
	pl_view_json(GAME.description, NULL, t->book->rules, view_of(t, seat), seat, &text);
	assert_false(pl_text_full(&text));
	return room;
}

static inline const char *book_of(struct table *t)
{
	static char room[512 * 1024];
	struct pl_text text = pl_text_in(room, sizeof room);
	pl_book_json(&GAME, t->book, &text);
	assert_false(pl_text_full(&text));
	return room;
}

static inline void assert_has(const char *text, const char *part)
{
	if (strstr(text, part) == NULL)
		fail_msg("'%s' is not in: %.3000s", part, text);
}

#endif

/* table.h - a table of One False Step for tests: positions set up by hand on a map
 * that does not change, moves said as text, dice arranged. Every position that a test
 * plays from or comes to must pass the audit.
 *
 * The map is "sampler": three sections over two, all upright.
 *
 *     The Upper Fork (2)   The High Country (7)   The Landings (4)
 *     The Valley Floor (1) Lamplight Range (6)
 */
#ifndef PERILUNE_TEST_OFS_TABLE_H
#define PERILUNE_TEST_OFS_TABLE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "core/book.h"
#include "core/text.h"
#include "games/one-false-step/words.h"

struct table {
	struct pl_book *book;
	const struct ofs_rules *r;
	struct ofs_state s;
	struct pl_events events; /* of the last move */
};

/* --- opening ---------------------------------------------------------------------- */

/* A match as it begins; settings end with NULL. */
static inline struct table *open_with(int seats, uint64_t seed, const char *const *settings)
{
	int count = 0;
	while (settings[count] != NULL)
		count++;
	struct table *t = calloc(1, sizeof *t);
	assert_non_null(t);
	t->book = pl_book_standard(&ofs_game, settings, count, NULL);
	assert_non_null(t->book);
	t->r = ofs_numbers(t->book->rules);
	t->s.base.seats = (uint8_t)seats;
	t->s.base.chance.key[0] = seed;
	ofs_game.setup(t->book->rules, &t->s.base);
	return t;
}

/* On the standard map of these tests, with at most one setting more (or NULL). */
static inline struct table *open_table(int seats, const char *setting, uint64_t seed)
{
	const char *const settings[] = { "map=sampler", setting, NULL };
	return open_with(seats, seed, settings);
}

static inline void close_table(struct table *t)
{
	pl_book_free(t->book);
	free(t);
}

static inline void audit(const struct table *t)
{
	const char *broken = ofs_game.audit(t->book->rules, &t->s.base);
	if (broken != NULL)
		fail_msg("audit: %s", broken);
}

/* --- names --------------------------------------------------------------------------- */

static inline int city(const struct table *t, const char *name)
{
	for (int row = 1; row <= t->r->cities; row++)
		if (strcmp(ofs_city_name(t->book, row), name) == 0)
			return row;
	fail_msg("there is no city %s", name);
	return 0;
}

static inline struct ofs_town *town(struct table *t, const char *name)
{
	return &t->s.town[city(t, name)];
}

static inline struct ofs_player *player(struct table *t, int seat)
{
	return &t->s.player[seat];
}

/* "mine 1-2" */
static inline int claim(const struct table *t, const char *name)
{
	for (int number = 1; number <= OFS_CLAIMS; number++) {
		char room[40];
		struct pl_text text = pl_text_in(room, sizeof room);
		int section = t->s.section[ofs_slot_of(number)];
		if (ofs_local(number) >= t->r->section[section - 1].claims)
			continue;
		ofs_put_claim(t->book, section, ofs_local(number), &text);
		if (strcmp(room, name) == 0)
			return number;
	}
	fail_msg("there is no claim %s on this map", name);
	return 0;
}

static inline bool holds(const struct table *t, int seat, const char *name)
{
	return (t->s.player[seat].claims & ofs_claim_bit(claim(t, name))) != 0;
}

/* --- arranging ------------------------------------------------------------------------- */

/* Week 2, the Button with p1, every city in the deck, nobody asked yet. */
static inline struct table *set_table(int seats, int day, const char *setting)
{
	struct table *t = open_table(seats, setting, 1);
	for (int row = 1; row <= t->r->cities; row++) {
		struct ofs_town none = { 0, 0, 0, 0, 0, 0 };
		bool here = t->s.town[row].where != OFS_NOWHERE;
		t->s.town[row] = none;
		t->s.town[row].where = here ? OFS_DECK : OFS_NOWHERE;
	}
	t->s.week = 2;
	t->s.day = (uint8_t)day;
	t->s.button = t->s.turn = 0;
	t->s.base.phase = day == OFS_MONDAY ? OFS_PLACING
		: day == OFS_WEDNESDAY      ? OFS_FEEDING
					    : OFS_LAUNCHING;
	pl_ask(&t->s.base, 0);
	audit(t);
	return t;
}

static inline void give_city(struct table *t, int seat, const char *name, int pile)
{
	struct ofs_town active = { OFS_ACTIVE, (uint8_t)(seat + 1), 0, (uint8_t)pile, 0, 0 };
	*town(t, name) = active;
	player(t, seat)->cities |= ofs_bit(city(t, name));
}

static inline void give_inactive(struct table *t, int seat, const char *name, int chips)
{
	struct ofs_town inactive = { OFS_INACTIVE, (uint8_t)(seat + 1), (uint8_t)chips, 0, 0, 0 };
	*town(t, name) = inactive;
}

static inline void give_claim(struct table *t, int seat, const char *name)
{
	player(t, seat)->claims |= ofs_claim_bit(claim(t, name));
}

static inline void give_chips(struct table *t, int seat, int red, int food, int gold)
{
	player(t, seat)->red = (uint16_t)red;
	player(t, seat)->food = (uint16_t)food;
	player(t, seat)->gold = (uint16_t)gold;
}

static inline void give_levels(struct table *t, int seat, int guidance, int life, int fuel)
{
	player(t, seat)->level[0] = (uint8_t)guidance;
	player(t, seat)->level[1] = (uint8_t)life;
	player(t, seat)->level[2] = (uint8_t)fuel;
}

static inline void give_know_how(struct table *t, int seat, int system)
{
	t->s.holder[system - 1] = (uint8_t)(seat + 1);
}

/* A key of chance under which the next dice fall like this; 0 ends them. */
static inline void next_dice(struct table *t, const int *dice)
{
	for (uint64_t key = 0;; key++) {
		struct pl_chance chance = { { key, 5 }, t->s.base.chance.drawn }, copy = chance;
		int i = 0;
		while (dice[i] != 0 && pl_roll(&copy, 6) == dice[i])
			i++;
		if (dice[i] == 0) {
			t->s.base.chance = chance;
			return;
		}
	}
}

static inline void next_two(struct table *t, int first, int second)
{
	const int dice[] = { first, second, 0 };
	next_dice(t, dice);
}

/* Leave one city in the deck, so that it is the next lot. */
static inline void next_lot(struct table *t, const char *name)
{
	for (int row = 1; row <= t->r->cities; row++)
		if (t->s.town[row].where == OFS_DECK && row != city(t, name))
			t->s.town[row].where = OFS_NOWHERE;
}

static inline void empty_deck(struct table *t)
{
	for (int row = 1; row <= t->r->cities; row++)
		if (t->s.town[row].where == OFS_DECK)
			t->s.town[row].where = OFS_NOWHERE;
}

/* --- playing ------------------------------------------------------------------------------ */

#define GAME ofs_game
#include "playing.h"

/* A move is refused with this clause. */
static inline void assert_refused(struct table *t, const char *clause, int verb, int a, int b,
                                  int c, int d)
{
	struct pl_move move = { (uint8_t)verb,
		                (uint8_t)pl_first_pending(&t->s.base),
		                { (uint8_t)a, (uint8_t)b, (uint8_t)c, (uint8_t)d } };
	int why = ofs_game.check(t->book->rules, &t->s.base, &move);
	assert_string_equal(ofs_game.reasons[why].clause, clause);
}

static inline int score(const struct table *t, int seat)
{
	return ofs_score(t->r, &t->s, seat);
}

/* Whoever is asked does the least, until this day or the end. */
static inline void idle_until(struct table *t, int day)
{
	while (t->s.base.pending != 0 && t->s.day != day) {
		int seat = pl_first_pending(&t->s.base);
		struct pl_move moves[PL_MOVES];
		static const char *const least[] = { "feed all", "done", "pass", "decline" };
		bool said = false;
		for (int i = 0; i < 4 && !said; i++) {
			if (can(t, seat, least[i])) {
				say(t, seat, least[i]);
				said = true;
			}
		}
		if (said)
			continue;
		int count = ofs_game.legal(t->book->rules, &t->s.base, seat, moves);
		assert_true(count > 0);
		ofs_game.apply(t->book->rules, &t->s.base, &moves[count - 1], NULL);
		audit(t);
	}
}

#endif

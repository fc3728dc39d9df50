/* table.h - a table of One Small Step for tests: positions set up by hand, moves
 * said as text, deck and dice arranged. Every position that a test plays from or
 * comes to must pass the audit. */
#ifndef PERILUNE_TEST_ONE_SMALL_STEP_TABLE_H
#define PERILUNE_TEST_ONE_SMALL_STEP_TABLE_H

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
#include "games/one-small-step/words.h"

/* The rows of standard.yaml. */
enum {
	RADIO_HOUR = 1,
	NEWSREELS,
	OPEN_PITS,
	BLAST_FURNACES,
	OIL_WELLS,
	REFINERY,
	BAUXITE_MINES,
	SMELTERS,
	STATE_MINT,
	EXPORT_BANK,
	PRESSURE_SUIT,
	CAPSULE,
	LANDER,
	TEST_ROCKET,
	BOOSTER,
	HEAVY_LIFTER,
	TELEMETRY,
	GUIDANCE,
	DOCKING,
	SPY_SATELLITE,
	MOON
};
enum { USA = 1, USSR, CHINA, JAPAN };
enum {
	DOUBLE_AGENT = 1,
	MOLEHUNT,
	STOLEN_PLANS,
	BORROWED_ENGINEER,
	CURFEW,
	BACK_CHANNEL,
	BANDS,
	SCANDAL,
	BRIBED_MINISTER,
	FREIGHT,
	LOOSE_VALVE,
	DEAD_DROP,
	SAFE_HOUSE,
	TAPPED_LINE,
	TALKS,
	DEFECTOR
};
enum {
	EYES = 1,
	FULFILLED_PLAN,
	PRIDE,
	GOLD_RESERVE,
	STOCKPILE,
	OPEN_SKIES,
	RECORD_BOOK,
	SHADOW_MINISTRY
};

struct table {
	struct pl_book *book;
	const struct oss_rules *r;
	struct oss_state s;
	struct pl_events events; /* of the last move */
};

/* --- opening ---------------------------------------------------------------- */

/* A match as it begins, with at most one setting (or NULL). */
static inline struct table *open_table(int seats, const char *setting, uint64_t seed)
{
	struct table *t = calloc(1, sizeof *t);
	assert_non_null(t);
	t->book = pl_book_standard(&oss_game, &setting, setting != NULL, NULL);
	assert_non_null(t->book);
	t->r = oss_numbers(t->book->rules);
	t->s.base.seats = (uint8_t)seats;
	t->s.base.chance.key[0] = seed;
	oss_game.setup(t->book->rules, &t->s.base);
	return t;
}

static inline void close_table(struct table *t)
{
	pl_book_free(t->book);
	free(t);
}

static inline void audit(const struct table *t)
{
	const char *broken = oss_game.audit(t->book->rules, &t->s.base);
	if (broken != NULL)
		fail_msg("audit: %s", broken);
}

/* --- arranging ----------------------------------------------------------------- */

static inline struct oss_player *player(struct table *t, int seat)
{
	return &t->s.player[seat];
}

static inline void set_stock(struct table *t, int seat, int tokens)
{
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		player(t, seat)->stock[resource] = (uint16_t)tokens;
}

/* p1 has China, p2 the USA, p3 the USSR, p4 Japan, with two of everything. p1 begins
 * and is on turn; the objective is one that nobody meets by accident. */
static inline struct table *set_table(int seats, const char *setting)
{
	static const uint8_t countries[] = { CHINA, USA, USSR, JAPAN };
	struct table *t = open_table(seats, setting, 1);
	struct oss_state *s = &t->s;
	s->first = s->turn = 0;
	s->turns = 1;
	s->objective = FULFILLED_PLAN;
	for (int seat = 0; seat < seats; seat++) {
		s->player[seat].faction = countries[seat];
		set_stock(t, seat, 2);
	}
	s->base.phase = OSS_ACTING;
	pl_ask(&s->base, 0);
	audit(t);
	return t;
}

/* Deal a card into a hand from the deck. */
static inline void deal(struct table *t, int seat, int kind)
{
	assert_true(t->s.deck[kind] > 0);
	t->s.deck[kind]--;
	t->s.deck_left--;
	player(t, seat)->cards++;
	player(t, seat)->hand.of[kind - 1]++;
}

static inline void mark(struct table *t, int seat, int technology)
{
	player(t, seat)->marks |= oss_bit(technology);
	t->s.claimed |= oss_bit(technology);
}

/* Everything that leads to the Moon by Lander and Heavy Lifter. */
static inline void mark_two_roads(struct table *t, int seat)
{
	static const uint8_t way[] = { RADIO_HOUR, NEWSREELS,   PRESSURE_SUIT,  CAPSULE,
		                       LANDER,     OPEN_PITS,   BLAST_FURNACES, TEST_ROCKET,
		                       BOOSTER,    HEAVY_LIFTER };
	for (size_t i = 0; i < sizeof way; i++)
		mark(t, seat, way[i]);
}

static inline void watch(struct table *t, int seat, int victim, int resource)
{
	player(t, seat)->watches |= oss_watch(victim, resource);
}

static inline void post(struct table *t, int seat, int technology)
{
	player(t, seat)->posts |= oss_bit(technology);
}

/* Leave only one kind in the deck; the rest goes to the discards. */
static inline void next_card(struct table *t, int kind)
{
	for (int other = 1; other <= OSS_KINDS; other++) {
		if (other == kind)
			continue;
		t->s.discard[other] = (uint8_t)(t->s.discard[other] + t->s.deck[other]);
		t->s.deck[other] = 0;
	}
	t->s.deck_left = t->s.deck[kind];
	assert_true(t->s.deck_left > 0);
}

/* A key of chance under which the next draw is this face of a die. */
static inline void next_roll(struct table *t, int face)
{
	for (uint64_t key = 0;; key++) {
		struct pl_chance chance = { { key, 5 }, t->s.base.chance.drawn };
		struct pl_chance copy = chance;
		if (pl_roll(&copy, 6) == face) {
			t->s.base.chance = chance;
			return;
		}
	}
}

/* --- playing --------------------------------------------------------------------- */

#define GAME oss_game
#include "playing.h"

/* The turn of whoever is asked goes by. */
static inline void idle(struct table *t)
{
	int seat = t->s.turn;
	say(t, seat, "lie low");
	if (t->s.base.phase == OSS_LEAVING && t->s.turn == seat)
		say(t, seat, "end turn");
}

static inline void idle_until(struct table *t, int seat)
{
	do {
		idle(t);
	} while (t->s.turn != seat && t->s.base.pending != 0);
}

/* The clause by which a move of the player on turn is refused; "" if it is not. */
static inline const char *refused(struct table *t, int verb, int a, int b, int c)
{
	struct pl_move move = { (uint8_t)verb, t->s.turn, { (uint8_t)a, (uint8_t)b, (uint8_t)c } };
	return oss_game.reasons[oss_game.check(t->book->rules, &t->s.base, &move)].clause;
}

static inline void assert_refused(struct table *t, const char *clause, int verb, int a, int b)
{
	assert_string_equal(refused(t, verb, a, b, 0), clause);
}

static inline int stock(struct table *t, int seat, int resource)
{
	return player(t, seat)->stock[resource];
}

static inline const uint8_t *price_of(const struct table *t, int technology)
{
	return t->r->technology[technology - 1].price;
}

#endif

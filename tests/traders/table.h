/* table.h - a table of Traders for tests: positions set up by hand, moves said
 * as text, decks and dice arranged. Every position that a test plays from or
 * comes to must pass the audit. */
#ifndef PERILUNE_TEST_TRADERS_TABLE_H
#define PERILUNE_TEST_TRADERS_TABLE_H

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
#include "games/traders/words.h"

/* Kinds of action and event cards, by the rows of standard.yaml. */
enum { COUNTER = 1, TRADE, REBELLION, MERCENARIES, IMMOBILISE, EXTRA_TURN, STEAL };
enum {
	GET_CARD = 1,
	PIRATE,
	GET_CREDITS,
	ENGINE_FAILURE,
	ENGINE_BOOST,
	GET_METAL,
	GET_FOOD,
	GET_GEM
};

/* The first spot of a planet, at its upper right. */
#define SPOT(planet) (1 + ((planet)-1) * TRD_SPOTS_EACH)

struct table {
	struct pl_book *book;
	const struct trd_rules *r;
	struct trd_state s;
	struct pl_events events; /* of the last move */
};

/* --- opening -------------------------------------------------------------- */

static inline struct pl_book *load_book(const char *setting)
{
	struct pl_book *book = pl_book_standard(&trd_game, &setting, setting != NULL, NULL);
	assert_non_null(book);
	return book;
}

/* A match as it begins, with at most one setting (or NULL). */
static inline struct table *open_table(int seats, const char *setting, uint64_t seed)
{
	struct table *t = calloc(1, sizeof *t);
	assert_non_null(t);
	t->book = load_book(setting);
	t->r = trd_numbers(t->book->rules);
	t->s.base.seats = (uint8_t)seats;
	t->s.base.chance.key[0] = seed;
	trd_game.setup(t->book->rules, &t->s.base);
	return t;
}

static inline void close_table(struct table *t)
{
	pl_book_free(t->book);
	free(t);
}

static inline void audit(const struct table *t)
{
	const char *broken = trd_game.audit(t->book->rules, &t->s.base);
	if (broken != NULL)
		fail_msg("audit: %s", broken);
}

/* --- arranging ------------------------------------------------------------ */

static inline int hex_at(const struct table *t, int column, int row)
{
	return t->r->hex[row][column];
}

/* p1 begins; it is p1's turn, in step 3 or later. Companies are dealt, ships
 * stand in row 4, purses are empty, the map is the standard one. */
static inline struct table *set_table(int seats, int step, const char *setting)
{
	struct table *t = open_table(seats, setting, 1);
	struct trd_state *s = &t->s;
	s->first = s->turn = 0;
	s->base.ply = 1;
	memset(s->lots, 0, sizeof s->lots);
	s->lots[0][0] = 6;
	s->round = 1;
	s->step = (uint8_t)step;
	s->event = GET_CREDITS;
	s->planet = 0;
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++)
		s->makes[planet] = t->r->distribution[0].makes[planet - 1];
	for (int seat = 0; seat < seats; seat++) {
		s->player[seat].company = (uint8_t)(seat + 1);
		s->player[seat].money = 0;
		s->player[seat].ship = (uint8_t)hex_at(t, 2 + 2 * seat, 4);
	}
	s->base.phase = step == TRD_STEP_ACT ? TRD_ACTING
		: step == TRD_STEP_ACT_AGAIN ? TRD_ACTING_AGAIN
					     : TRD_MARKET;
	pl_ask(&s->base, 0);
	audit(t);
	return t;
}

/* Deal a card into a hand from the stack. */
static inline void deal(struct table *t, int seat, int kind)
{
	int card = t->r->action[kind - 1].first;
	while (t->r->kind_of[card] == kind && t->s.where[card] != TRD_STACKED)
		card++;
	assert_int_equal(t->r->kind_of[card], kind);
	t->s.where[card] = (uint8_t)(seat + 1);
	t->s.deck_left--;
	t->s.player[seat].cards++;
	t->s.player[seat].hand += trd_one_card(kind);
}

/* How many cards of a kind are in the stack, in a hand (seat + 1) or discarded. */
static inline int cards_in(const struct table *t, int where, int kind)
{
	int count = 0;
	for (int card = 1; card <= t->r->deck_size; card++)
		count += t->s.where[card] == where && t->r->kind_of[card] == kind;
	return count;
}

/* How many cards of a kind one seat knows in another's hand. */
static inline int known_in(const struct table *t, int seat, int holder, int kind)
{
	int count = 0;
	for (int card = 1; card <= t->r->deck_size; card++)
		count += t->s.where[card] == holder + 1 && t->r->kind_of[card] == kind &&
			((t->s.known[card] >> seat) & 1);
	return count;
}

/* A flight under way with so many hexes to fly. */
static inline void set_flight(struct table *t, int from, int allowance)
{
	t->s.player[t->s.turn].ship = (uint8_t)from;
	t->s.step = TRD_STEP_MOVE;
	t->s.allowance = (uint8_t)allowance;
	t->s.dice[0] = 1;
	t->s.base.phase = TRD_FLYING;
	audit(t);
}

static inline void give_station(struct table *t, int seat, int hex)
{
	t->s.player[seat].stations |= 1u << hex;
}

/* Leave one kind of card in the event deck, or one planet card. */
static inline void next_event(struct table *t, int kind)
{
	memset(t->s.events, 0, sizeof t->s.events);
	t->s.events[kind] = 2;
}

static inline void next_planet_card(struct table *t, int row)
{
	memset(t->s.planet_cards, 0, sizeof t->s.planet_cards);
	t->s.planet_cards[row] = 1;
}

/* Leave only one kind in the stack; the rest goes to the discards. */
static inline void next_card(struct table *t, int kind)
{
	for (int card = 1; card <= t->r->deck_size; card++) {
		if (t->s.where[card] != TRD_STACKED || t->r->kind_of[card] == kind)
			continue;
		t->s.where[card] = TRD_DISCARDED;
		t->s.deck_left--;
	}
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

/* --- playing -------------------------------------------------------------- */

#define GAME trd_game
#include "playing.h"

/* The clause by which a move is refused; "" if it is not. */
static inline const char *refused(struct table *t, int seat, int verb, int a, int b, int c, int d,
                                  int e)
{
	struct pl_move move = { (uint8_t)verb,
		                (uint8_t)seat,
		                { (uint8_t)a, (uint8_t)b, (uint8_t)c, (uint8_t)d, (uint8_t)e } };
	return trd_game.reasons[trd_game.check(t->book->rules, &t->s.base, &move)].clause;
}

static inline void assert_refused(struct table *t, const char *clause, int verb, int a, int b,
                                  int c, int d, int e)
{
	assert_string_equal(refused(t, pl_first_pending(&t->s.base), verb, a, b, c, d, e), clause);
}

static inline struct trd_player *player(struct table *t, int seat)
{
	return &t->s.player[seat];
}

/* Whoever is asked does the least: in every list of moves that is the last. */
static inline void idle(struct table *t)
{
	struct pl_move moves[PL_MOVES];
	int seat = pl_first_pending(&t->s.base);
	int count = trd_game.legal(t->book->rules, &t->s.base, seat, moves);
	memset(&t->events, 0, sizeof t->events);
	trd_game.apply(t->book->rules, &t->s.base, &moves[count - 1], &t->events);
	audit(t);
}

/* Idle until another turn is under way. */
static inline void finish_turn(struct table *t)
{
	int turn = t->s.turn, round = t->s.round, extra = t->s.extra, is_extra = t->s.is_extra;
	while (t->s.base.pending != 0 && t->s.turn == turn && t->s.round == round &&
	       t->s.extra == extra && t->s.is_extra == is_extra)
		idle(t);
}

#endif

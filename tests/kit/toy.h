/* toy.h - a small right game that uses every feature of the contract: hidden
 * hands that others come to know in part, a deck, a die, sealed choices of two
 * steps, options, reasons, words and pieces. The conformance kit must pass it;
 * every game of wrong.c is this one with one promise broken. Not registered. */
#ifndef PERILUNE_TOY_H
#define PERILUNE_TOY_H

#include "core/describe.h"

enum {
	TOY_SEATS = 4,
	TOY_KINDS = 4, /* of cards, from 1 */
	TOY_HAND = 4,  /* most cards in a hand */
	TOY_DEALT = 2,
	TOY_COLOURS = 3, /* from 1 */
	TOY_HIGHEST_BID = 2,
	TOY_SIDES = 6
};

enum { TOY_ROLLING = 1, TOY_ACTING, TOY_BIDDING, TOY_OVER };

/* arg[0] is a card, a bid or a colour; arg[1] another seat, from 1. */
enum {
	TOY_ROLL = 1,
	TOY_PASS,
	TOY_DRAW,
	TOY_PLAY,
	TOY_PEEK,
	TOY_STEAL,
	TOY_GIVE,
	TOY_BID,
	TOY_COLOUR,
	TOY_VERBS
};

enum {
	TOY_ROLLED = 1, /* arg: roll, points gained */
	TOY_PASSED,
	TOY_DREW,   /* secret: the card */
	TOY_PLAYED, /* arg: card, points gained */
	TOY_PEEKED, /* arg: at whom, from 1; secret: the card */
	TOY_STOLE,  /* arg: from whom, from 1; secret: the card */
	TOY_GAVE,   /* arg: to whom, from 1; secret: the card */
	TOY_SHOWED, /* arg: bid, colour */
	TOY_WON,    /* arg: points gained, points paid */
	TOY_EVENTS
};

enum {
	TOY_NOT_ASKED = 1,
	TOY_UNKNOWN_MOVE,
	TOY_NOT_IN_HAND,
	TOY_HAND_FULL,
	TOY_DECK_EMPTY,
	TOY_NOTHING_NEW,
	TOY_EMPTY_HAND,
	TOY_NO_POINT,
	TOY_BID_TOO_HIGH,
	TOY_BID_FIRST,
	TOY_BID_ONCE,
	TOY_TOO_FEW_CARDS,
	TOY_REASONS
};

enum { TOY_TIES_NOBODY, TOY_TIES_ALL };

struct toy_rules {
	struct pl_rules base;
	struct {
		uint16_t name; /* in the book's words */
		uint8_t count, points;
	} card[TOY_KINDS];
	uint8_t rounds;
	uint8_t prize;
	uint8_t bank;
	uint8_t ties;
	uint16_t cards; /* in all; prepare() counts them */
};

/* One card of a hand: what it is, and which seats know that it is there. */
struct toy_card {
	uint8_t kind;
	uint8_t known;
};

/* Hands are in order of kind. Of several cards alike the first is known to
 * whoever knows any, the second to whoever knows two, and so on: knowledge is
 * of kinds, not of copies. Cards unknown in a view are zero and come last. */
struct toy_state {
	struct pl_state base;
	uint32_t opened;         /* ply at which the bidding began; else 0 */
	uint8_t round;           /* from 1 */
	uint8_t acted;           /* seats that have had their turn this round */
	uint8_t roll;            /* the last; 0 before the first */
	uint8_t bank;            /* points that nobody has */
	uint8_t deck[TOY_KINDS]; /* zero in views: sizes follow from the rest */
	uint8_t played[TOY_KINDS];
	uint8_t held[TOY_SEATS];
	uint8_t points[TOY_SEATS];
	uint8_t bid[TOY_SEATS];      /* sealed: one more than the bid; 0: none yet */
	uint8_t colour[TOY_SEATS];   /* sealed */
	uint8_t open_bid[TOY_SEATS]; /* those of the last bidding, alike */
	uint8_t open_colour[TOY_SEATS];
	struct {
		uint8_t verb, whom; /* what each did in its last turn, and to whom, from 1 */
	} did[TOY_SEATS];
	struct toy_card hand[TOY_SEATS][TOY_HAND];
};

/* What each verb's move looks like. */
struct toy_shape {
	uint8_t phase;
	uint8_t lo, hi; /* of arg[0] */
	bool at_seat;   /* arg[1] is another seat */
};

extern const struct toy_shape toy_shapes[]; /* TOY_VERBS rows */

/* [R] As game.h says of each; toy_words.c has the words and the game,
 * toy_describe.c its tables. */
void toy_prepare(struct pl_rules *);
int toy_vet(const struct pl_rules *, int seats);
void toy_setup(const struct pl_rules *, struct pl_state *);
int toy_legal(const struct pl_rules *, const struct pl_state *view, int seat,
              struct pl_move out[PL_MOVES]);
int toy_check(const struct pl_rules *, const struct pl_state *view, const struct pl_move *);
void toy_apply(const struct pl_rules *, struct pl_state *, const struct pl_move *,
               struct pl_events *);
void toy_observe(const struct pl_rules *, struct pl_state *, int seat);
void toy_determinize(const struct pl_rules *, struct pl_state *view, int seat, struct pl_chance *);
void toy_returns(const struct pl_rules *, const struct pl_state *, struct pl_result *);
void toy_value(const struct pl_rules *, const struct pl_state *, int32_t out[PL_SEATS]);
void toy_weigh(const struct pl_rules *, const struct pl_state *view, const struct pl_move *,
               int count, uint16_t *weight);
const char *toy_audit(const struct pl_rules *, const struct pl_state *);

extern const struct pl_description toy_description;
extern const struct pl_game pl_toy;

#endif

/* sense.h - how a sensible trader reckons; shared by trips.c, which reckons,
 * sense.c, which judges moves, and value.c, which judges positions. [R], like these. */
#ifndef PERILUNE_TRADERS_SENSE_H
#define PERILUNE_TRADERS_SENSE_H

#include "core/judge.h"
#include "games/traders/traders.h"

/* Points. A unit that the medicine lacks; a MCr while money is short, and
 * after. */
enum { TRD_WORTH_NEEDED = 24, TRD_WORTH_MONEY = 2, TRD_WORTH_SPARE_MONEY = 1 };

enum { TRD_UNIT_PARTS = 100 }; /* units are reckoned in hundredths */

enum { TRD_UNKNOWN = -1 };

/* One player's situation, as that player can see it. */
struct trd_mind {
	const struct trd_rules *r;
	const struct trd_state *s;
	struct trd_player me; /* a copy, to think about moves with */
	int seat;
	int here;                  /* the prospect of where the ship is, once it was asked for */
	int pace;                  /* hundredths of a unit a station makes a turn */
	int needed[TRD_GOODS + 1]; /* units still wanted at Earth */
	int short_of;              /* MCr still wanted */
	int delivered;             /* needed units that lie at Earth */
	int to_come;               /* units that are neither there nor aboard */
	unsigned made;             /* mask of goods that own stations make */
	unsigned unsourced;        /* and of those to come that none of them makes */
};

/* What a player has to think about. */
void trd_think(struct trd_mind *, const struct trd_rules *, const struct trd_state *, int seat);

/* What follows from what is where, again after that has changed. */
void trd_take_stock(struct trd_mind *);

/* What a load, in hundredths of units by good, is worth at Earth, in points. */
int trd_worth(const struct trd_mind *, const int load[TRD_GOODS + 1]);

/* Points of one station more on a planet, without its cost. */
int trd_worth_building(const struct trd_mind *, int planet);

/* How promising it is to be at a hex with what is aboard, in points a thousand
 * turns: the best round trip, or the best site for a station. */
int trd_prospect(const struct trd_mind *, int hex);

/* The same for many hexes. */
void trd_prospects(const struct trd_mind *, const uint8_t *hexes, int count, int *prospect);

/* Of these hexes, which lie within the allowance, those whose prospect is the best; all that are
 * worth the least or less count alike, and so do all that are worth the most or more. Only for
 * hexes that a ship can enter. */
struct trd_hexes trd_best_hexes(const struct trd_mind *, struct trd_hexes, int least, int most);

/* sights.c: what a judge that learns sees. */
extern const struct pl_sights trd_sights;
extern const struct pl_judge trd_judge;

#endif

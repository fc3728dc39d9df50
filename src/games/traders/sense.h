/* sense.h - how a sensible trader reckons; shared by trips.c, which reckons, and
 * sense.c, which judges. [R], like both. */
#ifndef PERILUNE_TRADERS_SENSE_H
#define PERILUNE_TRADERS_SENSE_H

#include "games/traders/traders.h"

/* Points. A unit that the medicine lacks; a MCr while money is short, and
 * after. */
enum { TRD_WORTH_NEEDED = 24, TRD_WORTH_MONEY = 2, TRD_WORTH_SPARE_MONEY = 1 };

enum { TRD_UNIT_PARTS = 100 }; /* units are reckoned in hundredths */

/* One player's situation, as that player can see it. */
struct trd_mind {
	const struct trd_rules *r;
	const struct trd_state *s;
	struct trd_player me; /* a copy, to think about moves with */
	int seat;
	int pace;                  /* hundredths of a unit a station makes a turn */
	int needed[TRD_GOODS + 1]; /* units still wanted at Earth */
	int short_of;              /* MCr still wanted */
	unsigned made;             /* mask of goods that own stations make */
};

PL_FN int trd_least(int a, int b)
{
	return a < b ? a : b;
}

PL_FN int trd_most(int a, int b)
{
	return a > b ? a : b;
}

/* What a player has to think about. */
struct trd_mind trd_think(const struct trd_rules *, const struct trd_state *, int seat);

/* What a load, in hundredths of units by good, is worth at Earth, in points. */
int trd_worth(const struct trd_mind *, const int load[TRD_GOODS + 1]);

/* Points of one station more on a planet, without its cost. */
int trd_worth_building(const struct trd_mind *, int planet);

/* How promising it is to be at a hex with what is aboard, in points a thousand
 * turns: the best round trip, or the best site for a station. */
int trd_prospect(const struct trd_mind *, int hex);

/* What can be made of being at a place: so many points, so long after coming
 * there. Of any hex the prospect is the best of these, by the flight to it. */
struct trd_aim {
	int points, time;
};

enum { TRD_AIMS = 1 + TRD_PLANETS, TRD_SPOTS = TRD_FIRST_DOCK - 1 };

/* The same thoughts as trd_prospect() has, but for the flight from the hex. */
struct trd_outlook {
	int home;                 /* points of going to Earth at once */
	unsigned calls, building; /* bit n: a trip may call at planet n, or build there */
	int count[TRD_SPOTS + 1]; /* of each own station's aims */
	struct trd_aim aim[TRD_SPOTS + 1][TRD_AIMS];
	uint8_t sites[TRD_PLANETS + 1]; /* free spots worth building on */
	uint8_t site[TRD_PLANETS + 1][TRD_SPOTS_EACH];
	int build_time[TRD_PLANETS + 1][TRD_SPOTS_EACH];
	struct trd_aim build[TRD_PLANETS + 1]; /* the soonest of each planet's */
};

/* The same for many hexes: look out once, then ask for each hex that has none of
 * the own stations. */
void trd_look_out(const struct trd_mind *, struct trd_outlook *);
int trd_prospect_by(const struct trd_mind *, const struct trd_outlook *, int hex);

#endif

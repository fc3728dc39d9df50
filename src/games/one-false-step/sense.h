/* sense.h - how a sensible mayor reckons; shared by outlook.c, which reckons what
 * things are worth, sense.c, which judges moves, value.c, which judges positions, and
 * sights.c, which says what a judge that learns sees of them.
 * [R], like these. */
#ifndef PERILUNE_ONE_FALSE_STEP_SENSE_H
#define PERILUNE_ONE_FALSE_STEP_SENSE_H

#include "core/judge.h"
#include "games/one-false-step/one-false-step.h"

enum { OFS_POINT = 1000 }; /* worth is reckoned in thousandths of a point */

/* How a temper leans, in percent of what a balanced mayor thinks of it. */
struct ofs_lean {
	uint8_t mine, farm, jump, guard, board, know, trade, bid;
};

/* One player's prospects, as everybody can see them. */
struct ofs_outlook {
	int weeks; /* that the game will still last */
	int farms, mines;
	int upkeep;     /* Food a week, inactive cities included */
	int surplus;    /* Food a week that is left */
	int shots;      /* Moon Shots still to come, in hundredths */
	int hits;       /* what a shot brings now, in thousandths of a point */
	int all;        /* the chance that all three hold, in thousandths */
	int food, gold; /* worth of one more chip */
};

/* The position through one player's eyes. */
struct ofs_mind {
	const struct ofs_rules *r;
	const struct ofs_state *s;
	const struct ofs_lean *lean;
	struct ofs_outlook my;
	int seat;
	int score, leader; /* own score; the best placed rival */
	uint64_t mines, taken;
	/* What many of the moves of one question hang on, reckoned once for all of them. */
	struct ofs_outlook rival[PL_SEATS]; /* where trades are asked about */
	uint64_t reach[OFS_CITIES + 1];     /* on Mondays: what each Active city reaches, */
	int guard[OFS_CITIES + 1];          /* what a counter more in an own one is worth, */
	int arrival[OFS_CITIES + 1];        /* and one that arrives there */
};

struct ofs_mind ofs_think(const struct ofs_rules *, const struct ofs_state *, int seat);

int ofs_weeks_left(const struct ofs_rules *, const struct ofs_state *);
struct ofs_outlook ofs_look(const struct ofs_rules *, const struct ofs_state *, int seat,
                            int weeks);

/* What a claim would be worth to this player. */
int ofs_worth_claim(const struct ofs_mind *, int claim);

/* What a city is worth that is Active after that many weeks, its price aside. */
int ofs_worth_city(const struct ofs_mind *, int city, int after);

/* What a County Seat is worth as a first city, compared with others. */
int ofs_worth_seat(const struct ofs_mind *, int city);

/* What that many chips more, or fewer, are worth to a player. */
int ofs_worth_chips(const struct ofs_rules *, const struct ofs_state *, const struct ofs_outlook *,
                    int seat, int food, int gold);

/* What one more level of a system is worth to this player, its price aside. */
int ofs_worth_level(const struct ofs_mind *, int system);

/* sights.c: what a judge that learns sees of a position. */
extern const struct pl_sights ofs_sights;
extern const struct pl_judge ofs_judge;

/* Every OFS_HALF that a move or a position falls behind the best halves its weight. */
enum { OFS_HEAVIEST = 60000, OFS_HALF = 160 };

PL_FN uint16_t ofs_weight_of(int behind)
{
	int halves = behind / OFS_HALF;
	if (halves >= 15)
		return 1;
	int weight = OFS_HEAVIEST >> halves;
	weight -= weight / 2 * (behind % OFS_HALF) / OFS_HALF;
	return (uint16_t)pl_most(weight, 1);
}

#endif

/* sense.h - how a sensible engineer reckons; shared by outlook.c, which reckons,
 * sense.c, which judges moves, value.c, which judges positions, and sights.c, which says
 * what a judge that learns sees of them. [R], like these. Money is in tenths of $M. */
#ifndef PERILUNE_SPACE_TUG_SENSE_H
#define PERILUNE_SPACE_TUG_SENSE_H

#include "core/judge.h"
#include "games/space-tug-skirmish/space_tug.h"

/* What a player earns a turn in the long run, and how far the goal is. */
struct sts_outlook {
	int income; /* a turn in Ops, the Context half forgotten */
	int stats;  /* a turn from Contracts yet to come */
	int funds;
	int turns; /* tenths of turns to the goal at this rate */
};

/* One player's situation, as that player can see it. */
struct sts_mind {
	const struct sts_rules *r;
	const struct sts_state *s;
	const struct sts_player *me;
	int seat;
	struct sts_figures f;
	struct sts_outlook own;
	int open;    /* what open Contracts would pay in Ops */
	int horizon; /* tenths of turns that are likely left */
	int leader;  /* the rival nearest to the goal, or -1 */
	int spite;   /* hundredths of a rival's loss that are one's own gain */
};

void sts_look(const struct sts_rules *, const struct sts_state *, const struct sts_player *,
              const struct sts_figures *, struct sts_outlook *);
void sts_think(const struct sts_rules *, const struct sts_state *, int seat, struct sts_mind *);

/* What Contracts that lie open would pay a tug in Ops with these figures. */
int sts_open_pay(const struct sts_rules *, const struct sts_state *, const struct sts_player *,
                 const struct sts_figures *);

/* What a part on one's tug is worth until the end, its price aside; and what
 * losing one costs a rival. */
int sts_part_worth(const struct sts_mind *, int kind);
int sts_loss_of(const struct sts_mind *, int victim, int kind);

/* sights.c: what a judge that learns sees of a position. */
extern const struct pl_sights sts_sights;
extern const struct pl_judge sts_judge;

/* What it is worth to hold a card. */
int sts_card_worth(const struct sts_mind *, int kind);

#endif

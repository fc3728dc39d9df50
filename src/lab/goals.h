/* goals.h - what a balanced game is: every seat and group near its fair share,
 * games of the right length, and no fewer choices and lead changes than before. */
#ifndef PERILUNE_LAB_GOALS_H
#define PERILUNE_LAB_GOALS_H

#include "lab/estimate.h"

enum pl_goal_kind {
	PL_GOAL_EVEN,    /* points from a fair share: within the bound */
	PL_GOAL_LENGTH,  /* plies: within the range */
	PL_GOAL_CHOICES, /* these two: at least what they were, but for a little */
	PL_GOAL_LEADS
};

struct pl_goal {
	uint8_t kind;
	int figure; /* of PL_GOAL_EVEN its PL_WON, else the mean */
	double lo, hi;
	int table; /* of several seat counts, which */
};

/* What is asked for. */
struct pl_wish {
	double bound;             /* points that a share may be off */
	double allow;             /* the part of choices and lead changes that may be lost */
	double shortest, longest; /* mean plies; both 0: a tenth to either side of
	                           * what it was */
	bool usual;               /* also of who a seat plays: pl_first_group() */
	uint64_t even;            /* bit m: and of the groups of measure m */
};

struct pl_goals {
	int count;
	struct pl_goal *at;
};

/* One goal's figure: points of PL_GOAL_EVEN, else the mean; and its standard
 * deviation. */
struct pl_reading {
	double is, off;
};

/* Add the goals of one seat count, by how the data is played as it is. Groups that
 * nobody is in are left out. */
void pl_goals_add(struct pl_goals *, int table, const struct pl_catalogue *,
                  const struct pl_tally *, const struct pl_wish *);
void pl_goals_close(struct pl_goals *);

struct pl_reading pl_goal_read(const struct pl_goal *, const struct pl_catalogue *,
                               const struct pl_tally *);

/* What a book changes against the first, game by game. */
struct pl_reading pl_goal_change(const struct pl_goal *, const struct pl_catalogue *,
                                 const struct pl_tally *change, const struct pl_tally *first);

bool pl_goal_is_met(const struct pl_goal *, const struct pl_reading *);

/* How far from all goals, in points squared: of a share what is beyond half the
 * bound, of the others what is beyond theirs in percent. */
double pl_goals_cost(const struct pl_goals *, const struct pl_reading *);

/* The variance that a goal's change brings into the change of the cost. */
double pl_goal_doubt(const struct pl_goal *, const struct pl_sim_result *two,
                     const struct pl_reading *before);

#endif

/* walk.h - one thread's part of the search: its tree, and the iterations that
 * grow it (walk.c), with the choice of what to try (pick.c). Only search.c uses
 * this. */
#ifndef PERILUNE_BOTS_WALK_H
#define PERILUNE_BOTS_WALK_H

#include "bots/constants.h"
#include "bots/tree.h"
#include "bots/uses.h"
#include "core/chance.h"

enum { PL_DEPTH = 192 }; /* most decisions of one walk through the tree */

/* A decision on the way from the root. */
struct pl_passed {
	uint32_t node, edge;
	float chance; /* with which a sealed choice was made */
	bool all;     /* every edge was possible, not only those marked */
};

/* A move at the root against the weightiest one, scenario by scenario: how often, and how
 * much better it was, in sum and squared. */
struct pl_trial {
	uint32_t tries;
	double ahead, squares;
};

/* What a move at the root brought, in sum and squared, in the thoughts about this view. */
struct pl_tally {
	uint32_t tries;
	double sum, squares;
};

/* What choosing by promise weighs against the means of a seat's moves below the root: how much the
 * prior counts, and what every move is given, by how many there are. */
enum { PL_SHARERS = 8 };
struct pl_hope {
	float trust, doubt[PL_SHARERS + 1];
};

struct pl_worker {
	const struct pl_game *game;
	const struct pl_rules *rules;
	const struct pl_judge *judge; /* NULL: positions are judged by value() */
	int constant[PL_CONSTANTS];
	struct pl_tree tree;
	struct pl_uses *bar; /* what the searcher may not use; NULL: all is allowed */

	/* What is thought about. */
	struct pl_state *view;
	int seat;
	unsigned unaware;  /* seats that do not see all that seat sees */
	uint64_t root;     /* the key of the decision */
	uint64_t own_hand; /* a digest of what the searcher sees */
	struct pl_chance chance;
	uint64_t random;
	uint64_t seed[2];                           /* of the scenarios */
	double values[PL_SEATS], squares[PL_SEATS]; /* of all iterations */
	float spread[PL_SEATS];                     /* standard deviation of each seat's values */
	struct pl_hope hope[PL_SEATS];              /* which follows from it */
	uint64_t iterations, judged; /* of which so many came to no end of the game */

	/* Halving at the root: how much of the thinking is done, 0 to 1, which
	 * search.c keeps; halvings so far, and the moves that are still in. */
	float progress;
	int halved, contenders;
	bool out[PL_MOVES];
	int favourite;                    /* the weightiest, which the others must beat */
	float favoured;                   /* what it brought in the scenario under way */
	struct pl_trial trials[PL_MOVES]; /* of the others against it */

	struct pl_tally tallies[PL_MOVES]; /* by the root's edges */

	/* The iteration under way. */
	struct pl_state *state, *scratch;
	uint32_t round;
	bool blind;                /* the searcher's hand was dealt anew */
	uint64_t hand;             /* what it sees then */
	int planned;               /* the edge to take at the root; -1: any */
	bool certain;              /* nothing was hidden; so far no chance either */
	int mover;                 /* who is asked */
	uint64_t drawn;            /* where its chance went on from */
	uint64_t spells[PL_SEATS]; /* of being asked in which each seat drew */
	uint64_t path, sealed_path[PL_SEATS];
	struct pl_passed passed[PL_DEPTH];
	int depth;
};

void pl_worker_open(struct pl_worker *, const struct pl_game *, const struct pl_rules *,
                    uint32_t nodes, uint32_t edges);
void pl_worker_close(struct pl_worker *);

/* Begin to think about a view; the tree is kept where it knows the view. */
void pl_worker_begin(struct pl_worker *, const struct pl_state *view, int seat, struct pl_chance);
void pl_worker_iterate(struct pl_worker *);

/* The next edge to try at a node, or -1; all: every edge is possible, not only
 * those marked in this iteration. A sealed choice also has the chance with
 * which it was made. */
int pl_pick(struct pl_worker *, const struct pl_node *, struct pl_edge *edges, bool all,
            float *chance);
int pl_pick_at_root(struct pl_worker *, const struct pl_node *, struct pl_edge *edges);

/* What choosing makes of a seat's spread, found before it is asked for. */
void pl_hope_again(struct pl_worker *, int seat);

/* Whether moves at the root are put to trial: halved again and again, and judged by how much
 * better than the weightiest they are in the same scenarios. */
static inline bool pl_tries(const struct pl_worker *w)
{
	return w->constant[PL_CAUTION] > 0;
}

/* Whether this seat's decisions are learnt from in this iteration: others
 * learn nothing from deals that have the searcher's true hand. */
static inline bool pl_learns(const struct pl_worker *w, int seat)
{
	return w->unaware == 0 || w->blind || seat == w->seat;
}

/* The search's own chance: quick, and no business of the rules. */
static inline uint64_t pl_random_bits(struct pl_worker *w)
{
	return pl_quick_bits(&w->random);
}

static inline uint32_t pl_random_below(struct pl_worker *w, uint32_t n)
{
	return pl_quick_below(&w->random, n);
}

static inline bool pl_percent(struct pl_worker *w, int share)
{
	return share > 0 && (share >= 100 || (int)pl_random_below(w, 100) < share);
}

static inline float pl_random_part(struct pl_worker *w)
{
	return (float)(pl_random_bits(w) >> 40) * (1.0f / (1 << 24));
}

/* The root's node, or NULL before the first iteration. */
const struct pl_node *pl_worker_root(const struct pl_worker *);

/* Begin a walk that learns nothing, at a truth of the view; then go on by a
 * move, and ask which move the tree thinks likeliest (false: it has no idea). */
void pl_worker_stroll(struct pl_worker *);
void pl_worker_step(struct pl_worker *, const struct pl_move *);
bool pl_worker_likeliest(struct pl_worker *, struct pl_move *);

/* Begin one at the nth of the truths, the same whatever was thought; and the move to go on with
 * that is weightiest there. */
void pl_worker_stroll_in(struct pl_worker *, uint32_t truth);
void pl_worker_weightiest(struct pl_worker *, struct pl_move *);

#endif

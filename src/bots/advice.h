/* advice.h - what a search thought, in words: the best few moves, how good each
 * looks, and how play may go on. For hints, front ends and programs. */
#ifndef PERILUNE_BOTS_ADVICE_H
#define PERILUNE_BOTS_ADVICE_H

#include "bots/search.h"
#include "core/match.h"

enum { PL_ADVISED = 5, PL_LINE = 6 };

struct pl_advised {
	struct pl_move move;
	double chance; /* of winning, 0 to 1, as far as the search can tell */
	double share;  /* how likely the search would make this move */
	int length;    /* of the line, this move included */
	struct pl_expected {
		int seat;
		char text[PL_MOVE_TEXT];
	} line[PL_LINE];
};

struct pl_advice {
	uint64_t iterations;
	int count;
	struct pl_advised at[PL_ADVISED]; /* the best first */
};

/* What the searcher thought when it last chose. */
void pl_advise(struct pl_searcher *, const struct pl_game *, const struct pl_book *,
               struct pl_advice *);

/* As one JSON object: iterations; moves, each with move, chance, share and
 * line, a list of seats and moves. */
void pl_advice_json(const struct pl_advice *, struct pl_text *);

#endif

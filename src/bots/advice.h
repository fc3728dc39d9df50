/* advice.h - what a search thought, in words: the best few moves, how good each
 * looks, how far that can be trusted, and how play may go on. For hints, front ends and
 * programs, which all say what is said here.
 *
 * The best is the move whose chance is highest. Moves that no thought so far can tell from it
 * are equal: they share one chance, the mean of all that was found for them, and of them the one
 * is named first that the game's own weights think likeliest. So no move that is listed has a
 * higher chance than the first. Moves that were hardly tried are not listed, nor offers that are
 * likely to be refused. A move that wins at once is first, and equal to others of its kind alone. */
#ifndef PERILUNE_BOTS_ADVICE_H
#define PERILUNE_BOTS_ADVICE_H

#include "bots/reason.h"
#include "core/match.h"

enum { PL_ADVISED = 5, PL_LINE = 6 };

struct pl_advised {
	struct pl_move move;
	double chance; /* of winning, 0 to 1, as far as the search can tell */
	double error;  /* standard error of that */
	bool equal;    /* cannot be told from the best; the best itself is */
	bool sure;     /* below 3% or above 97%: a number would say nothing more */
	bool wins;     /* at once */
	char says[96]; /* "about 46%, give or take 4"; "as good as won" */
	double share;  /* how likely the search would make this move */
	int length;    /* of the line, this move included */
	struct pl_expected {
		int seat;
		char text[PL_MOVE_TEXT];
	} line[PL_LINE];
};

/* The words of advice, in every language there is, English first; ended by a NULL code. */
extern const struct pl_words_file pl_advice_words[];

struct pl_advice {
	uint64_t iterations;
	char why[512]; /* why the best, in a sentence; "" where nothing can be said for certain */
	struct pl_reasons reasons; /* what that says */
	struct pl_advised instead; /* and against which move: the likeliest that is listed and no
	                            * equal of the best, or else, of the others that throw nothing
	                            * away; of length 0 where nothing is said */
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

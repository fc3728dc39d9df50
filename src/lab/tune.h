/* tune.h - finding constants of the search that suit a game: one after another
 * is turned up and down, and what beats the present ones at the same time for
 * each move takes their place. */
#ifndef PERILUNE_LAB_TUNE_H
#define PERILUNE_LAB_TUNE_H

#include "lab/arena.h"

/* One comparison: these constants against the best so far. */
struct pl_trial {
	int which, from, to; /* the constant that was turned */
	struct pl_pairing pairing;
	bool better;
};

struct pl_tune {
	const struct pl_game *game;
	const struct pl_book *book;
	const struct pl_judge *judge; /* NULL: the game's own */
	int seats;
	uint64_t seed[2];
	uint32_t ms;         /* a move; or */
	uint32_t iterations; /* a move, where this is not 0 */
	uint64_t games;      /* of a trial, at most */
	int rounds;          /* through all constants; a round without gain ends it */
	int threads;
	unsigned only; /* bit i: constant i is to be turned */
	void (*tell)(void *context, const struct pl_trial *); /* after each trial */
	void *context;
	void (*progress)(void *context, uint64_t done); /* games of the trial under way, or NULL */
	struct pl_journal *journal; /* where it can be stopped, a part for each trial; or NULL */
};

/* Tune, from the values given to the best found, or found until it was stopped. Returns how
 * many times it found better ones. */
int pl_tune_run(const struct pl_tune *, int value[PL_CONSTANTS]);

#endif

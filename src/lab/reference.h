/* reference.h - what the shipped data gives with common bots: a table that scripts/reference
 * writes (reference.txt), so that a designer's figures have the shipped game's beside them, and
 * the shipped game is not called broken by bots it was not tuned with. */
#ifndef PERILUNE_LAB_REFERENCE_H
#define PERILUNE_LAB_REFERENCE_H

#include "lab/estimate.h"

struct pl_reference {
	uint64_t games;         /* 0: there is none, or none that is still true */
	bool shipped;           /* the data is the shipped one */
	int count;              /* figures of the catalogue */
	struct pl_estimate *at; /* by figure */
	bool *known;            /* which of them */
	char bot[PL_SPEC];
};

/* What is known of the games that a run plays, if all its seats have one bot that the table
 * has. `book` is the run's. */
void pl_reference_open(struct pl_reference *, const struct pl_sim *, const struct pl_catalogue *,
                       const struct pl_book *);
void pl_reference_close(struct pl_reference *);

/* What the shipped data gives for figure i, or NULL. */
const struct pl_estimate *pl_reference_of(const struct pl_reference *, int i);

/* What wins are held against, i being a PL_WON figure: of the shipped data what is known of it,
 * else what as many seats of equals are due. */
double pl_wins_expected(const struct pl_reference *, const struct pl_catalogue *, int i);

/* As pl_judge_wins, against what is expected. The caller's to free. */
double *pl_judge_expected(const struct pl_reference *, const struct pl_catalogue *,
                          const struct pl_tally *);

/* Whether an entry of the table is there and true: of this game with its present rules. */
bool pl_reference_has(const struct pl_game *, int seats, const char *bot);

#endif

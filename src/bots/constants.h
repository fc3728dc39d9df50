/* constants.h - the numbers that steer the search, with their ranges and what
 * each does; and the file constants.txt, where `perilune tune` keeps what suits
 * each game. They are no part of any rules: a bot that is tuned voids no
 * transcript.
 */
#ifndef PERILUNE_BOTS_CONSTANTS_H
#define PERILUNE_BOTS_CONSTANTS_H

#include "core/game.h"
#include "core/text.h"

#include <stdio.h>

enum pl_constant {
	PL_EXPLORE,
	PL_DEEPER,
	PL_TRUST,
	PL_SHARP,
	PL_PLIES,
	PL_WEIGHTED,
	PL_HEAVIEST,
	PL_WIDE,
	PL_BLIND,
	PL_CLOSED,
	PL_MIX,
	PL_SMOOTH,
	PL_CAUTION,
	PL_CONSTANTS
};

struct pl_constant_info {
	const char *name;
	int lo, hi, usual;
	int step, factor; /* tuning turns it by this much, or by this many percent */
	const char *about;
};

extern const struct pl_constant_info pl_constants[]; /* PL_CONSTANTS rows */

enum { PL_UNSET = -1 };

/* The constant of that name, or -1. */
int pl_find_constant(const char *name, size_t length);

/* What constants.txt says for a game, the usual value elsewhere; a value that
 * is not PL_UNSET already stays. */
void pl_constants_for(const struct pl_game *, int value[PL_CONSTANTS]);

/* A copy of a constants file's text with this game's line replaced, or added
 * at its end. */
void pl_constants_write(FILE *out, const char *text, const struct pl_game *,
                        const int value[PL_CONSTANTS]);

#endif

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
	PL_LEARNT,
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

/* Which lines of constants.txt hold: those of the game whose conditions are true. */
struct pl_setting {
	const struct pl_game *game;
	int seats;
	bool learnt; /* positions are judged by what was learnt */
};

/* What constants.txt says there, the usual value elsewhere; a value that is not PL_UNSET
 * already stays. Of several lines the first that names a constant counts. */
void pl_constants_for(const struct pl_setting *, int value[PL_CONSTANTS]);

/* A copy of a constants file's text with the line of this setting replaced, or added at its
 * end; what is as usual it does not name. */
void pl_constants_write(FILE *out, const char *text, const struct pl_setting *,
                        const int value[PL_CONSTANTS]);

#endif

/* wrong.h - wrong games, to show that the kit finds what it looks for. Each is
 * the toy game with one promise of the contract broken. */
#ifndef PERILUNE_WRONG_H
#define PERILUNE_WRONG_H

#include "kit/kit.h"

struct pl_wrong {
	const char *name;          /* what is wrong with it */
	enum pl_property expected; /* what the kit must say */
	struct pl_game instead;    /* members that are not NULL replace the toy's */
};

/* Ends with a NULL name. */
extern const struct pl_wrong pl_wrong_games[];

/* The game as a whole. It is played by the toy's own book. */
struct pl_game pl_wrong_make(const struct pl_wrong *);

#endif

/* wrong.h - wrong games, to show that the kit finds what it looks for. Each is
 * the toy game with one promise of the contract broken. */
#ifndef PERILUNE_WRONG_H
#define PERILUNE_WRONG_H

#include "core/describe.h"
#include "kit/kit.h"

struct toy_tables;

struct pl_wrong {
	const char *name;                  /* what is wrong with it */
	enum pl_property expected;         /* what the kit must say */
	struct pl_game instead;            /* members that are not NULL replace the toy's */
	void (*bend)(struct toy_tables *); /* NULL: the toy's tables as they are */
};

/* Each ends with a NULL name: wrong rules and words (wrong.c), and wrong tables
 * (wrong_tables.c). */
extern const struct pl_wrong pl_wrong_games[], pl_wrong_tables[];

/* Copies of the toy's tables, to be bent. */
struct toy_tables {
	struct pl_set cards, colours;
	struct pl_form forms[16];
	struct pl_news news[16];
	struct pl_item state[32];
};

/* The game as a whole. It is played by the toy's own book. */
struct pl_game pl_wrong_make(const struct pl_wrong *);

/* The toy's tables, bent; they stay as they are until the next are asked for. */
const struct pl_description *pl_wrong_description(void (*bend)(struct toy_tables *));

#endif

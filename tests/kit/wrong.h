/* wrong.h - wrong games, to show that the kit finds what it looks for. Each is
 * the toy game with one promise of the contract broken. */
#ifndef PERILUNE_WRONG_H
#define PERILUNE_WRONG_H

#include "core/describe.h"
#include "kit/kit.h"
#include "kit/toy.h"

struct toy_tables;

struct pl_wrong {
	const char *name;                  /* what is wrong with it */
	enum pl_property expected;         /* what the kit must say */
	struct pl_game instead;            /* members that are not NULL replace the toy's */
	void (*bend)(struct toy_tables *); /* NULL: the toy's tables as they are */
};

/* Each ends with a NULL name: wrong rules (wrong.c), moves and words (wrong_moves.c), and tables
 * (wrong_tables.c). */
extern const struct pl_wrong pl_wrong_games[], pl_wrong_moves[], pl_wrong_tables[];

/* A row of the first two: what the kit must say, and which member of the game breaks the promise. */
#define WRONG(property, member, broken)                                                            \
	{                                                                                          \
#broken, PL_KIT_##property, { .member = (broken) }, NULL                           \
	}

/* Stands for NULL in such a row: texts alone tell moves apart. */
bool pl_wrong_no_parse(const struct pl_book *, const struct pl_state *view, int seat,
                       const char *text, struct pl_move *);

static inline const struct toy_state *toy_view(const struct pl_state *view)
{
	return (const struct toy_state *)view;
}

static inline bool holds(const struct pl_state *state, int owner, int kind)
{
	for (int i = 0; i < TOY_HAND; i++)
		if (toy_view(state)->hand[owner][i].kind == kind)
			return true;
	return false;
}

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

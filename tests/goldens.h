/* goldens.h - what the files of the golden games share. */
#ifndef PERILUNE_TESTS_GOLDENS_H
#define PERILUNE_TESTS_GOLDENS_H

#include "core/book.h"

/* A game has so many goldens for every seat count. */
enum { GOLDENS_EACH = 3, GOLDEN_OPTIONS = 32, GOLDEN_OPTION = 96 };

struct golden_settings {
	int count;
	char text[GOLDEN_OPTIONS][GOLDEN_OPTION];
	const char *at[GOLDEN_OPTIONS];
};

/* The book of a game's golden: the last has every option at its last value, as far as so many
 * can play by it. */
struct pl_book *golden_book(const struct pl_game *, int seats, int number,
                            struct golden_settings *);

/* Whether a game plays as its version did before: folder/<slug>.versions has a line for each
 * version and data that there was. With `writing`, a line is added for one that is new, and
 * none is ever changed. False after a word about it. */
bool golden_version(const struct pl_game *, const char *folder, bool writing);

/* Whether its actions have the numbers that they had in this version: folder/<slug>.actions.
 * With `writing`, those of a new version and of new forms are put down. */
bool golden_actions(const struct pl_game *, const char *folder, bool writing);

#endif

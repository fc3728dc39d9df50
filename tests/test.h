/* test.h - what every cmocka test includes, and a way to load a game. */
#ifndef PERILUNE_TEST_H
#define PERILUNE_TEST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "core/book.h"
#include "core/match.h"
#include "games/registry.h"

/* A match of a registered game by its standard data with at most one setting
 * (or NULL), and its book, both freed by close_match. */
static inline struct pl_match *open_match(const char *slug, const char *setting, int seats,
                                          uint64_t seed)
{
	const struct pl_game *game = pl_find_game(slug);
	const uint64_t key[2] = { seed, 77 };
	struct pl_book *book = pl_book_standard(game, &setting, setting != NULL, NULL);
	assert_non_null(book);
	struct pl_match *match = pl_match_new(game, book, seats, key);
	assert_non_null(match);
	return match;
}

static inline void close_match(struct pl_match *match)
{
	struct pl_book *book = (struct pl_book *)(uintptr_t)match->book;
	pl_match_free(match);
	pl_book_free(book);
}

/* Play by text; the move must be possible. */
static inline void say_move(struct pl_match *match, int seat, const char *text)
{
	struct pl_state *view = malloc(match->game->state_size);
	struct pl_move move;
	assert_non_null(view);
	pl_match_view(match, seat, view);
	if (!pl_parse_move(match->game, match->book, view, seat, text, &move))
		fail_msg("p%d cannot '%s'", seat + 1, text);
	free(view);
	assert_null(pl_match_play(match, &move));
}

#endif

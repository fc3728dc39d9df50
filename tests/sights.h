/* sights.h - what every test of a game's sights asks of them (core/judge.h): each has a name of its
 * own, and along games that are played at random and greedily they are in their range, change
 * nothing, and each tells something sooner or later. */
#ifndef PERILUNE_TEST_SIGHTS_H
#define PERILUNE_TEST_SIGHTS_H

#include "test.h"

#include "core/chance.h"
#include "core/judge.h"
#include "core/memory.h"
#include "core/turn.h"

struct sights {
	int16_t own[PL_SEATS][PL_SIGHTS], table[PL_SIGHTS];
};

static inline struct sights sights_of(const struct pl_game *game, const struct pl_rules *r,
                                      const struct pl_state *s)
{
	struct sights seen = { { { 0 } }, { 0 } };
	game->sights->look(r, s, seen.own, seen.table);
	return seen;
}

/* A sight by its name. */
static inline int sight_called(const char *const *names, const int16_t sights[PL_SIGHTS],
                               const char *name)
{
	for (int i = 0; names[i] != NULL; i++)
		if (strcmp(names[i], name) == 0)
			return sights[i];
	fail_msg("no sight '%s'", name);
	return 0;
}

/* --- along games ------------------------------------------------------------------ */

/* The least and the most of each sight so far. */
struct span {
	int16_t least[PL_SIGHTS], most[PL_SIGHTS];
};

/* What is looked at besides, before every move. */
typedef void looked(const struct pl_match *, const struct sights *);

/* A game's sights along many games of it. */
struct along {
	const struct pl_game *game;
	looked *at; /* or NULL */
	struct span own, table;
};

static inline struct span no_span(void)
{
	struct span span;
	for (int i = 0; i < PL_SIGHTS; i++) {
		span.least[i] = INT16_MAX;
		span.most[i] = INT16_MIN;
	}
	return span;
}

static inline void assert_names_differ(const char *const *names)
{
	for (int i = 0; names[i] != NULL; i++) {
		assert_true(i < PL_SIGHTS && names[i][0] != '\0');
		for (int j = 0; j < i; j++)
			assert_string_not_equal(names[i], names[j]);
	}
}

static inline struct along along_games_of(const struct pl_game *game, looked *at)
{
	assert_names_differ(game->sights->own);
	assert_names_differ(game->sights->table);
	return (struct along){ game, at, no_span(), no_span() };
}

static inline void stretch(struct span *span, const char *const *names,
                           const int16_t sight[PL_SIGHTS])
{
	int count = 0;
	for (; names[count] != NULL; count++) {
		if (sight[count] < 0 || sight[count] > PL_SIGHT_MOST)
			fail_msg("%s: %d", names[count], sight[count]);
		span->least[count] = (int16_t)pl_least(span->least[count], sight[count]);
		span->most[count] = (int16_t)pl_most(span->most[count], sight[count]);
	}
	for (; count < PL_SIGHTS; count++)
		assert_int_equal(sight[count], 0);
}

/* All sights of a position are in their range, those of empty chairs 0, and looking changes
 * nothing. */
static inline void look_on(struct along *along, const struct pl_match *match)
{
	const struct pl_game *game = along->game;
	struct pl_state *before = pl_zeroed(game->state_size);
	assert_non_null(before);
	memcpy(before, match->state, game->state_size);
	struct sights seen = sights_of(game, match->book->rules, match->state);
	assert_memory_equal(match->state, before, game->state_size);
	free(before);
	for (int seat = 0; seat < match->seats; seat++)
		stretch(&along->own, game->sights->own, seen.own[seat]);
	for (int seat = match->seats; seat < PL_SEATS; seat++)
		for (int i = 0; i < PL_SIGHTS; i++)
			assert_int_equal(seen.own[seat][i], 0);
	stretch(&along->table, game->sights->table, seen.table);
	if (along->at != NULL)
		along->at(match, &seen);
}

/* The heaviest move, or, once in any_of, any. */
static inline void move_on(struct pl_match *match, struct pl_chance *chance, uint32_t any_of)
{
	const struct pl_game *game = match->game;
	struct pl_state *view = pl_zeroed(game->state_size);
	struct pl_move moves[PL_MOVES];
	uint16_t weight[PL_MOVES];
	int seat = pl_first_pending(match->state), best = 0;
	assert_non_null(view);
	pl_match_view(match, seat, view);
	int count = game->legal(match->book->rules, view, seat, moves);
	if (pl_draw(chance, any_of) == 0) {
		best = (int)pl_draw(chance, (uint32_t)count);
	} else {
		game->weigh(match->book->rules, view, moves, count, weight);
		for (int i = 1; i < count; i++)
			if (weight[i] > weight[best])
				best = i;
	}
	free(view);
	assert_null(pl_match_play(match, &moves[best]));
}

/* A whole game. */
static inline void look_along(struct along *along, const char *setting, int seats, uint64_t seed,
                              uint32_t any_of)
{
	struct pl_match *match = open_match(along->game->slug, setting, seats, seed);
	struct pl_chance chance = { { seed, 6 }, 0 };
	while (match->state->pending != 0) {
		look_on(along, match);
		move_on(match, &chance, any_of);
	}
	close_match(match);
}

static inline void assert_all_differ(const struct span *span, const char *const *names)
{
	for (int i = 0; names[i] != NULL; i++)
		if (span->least[i] == span->most[i])
			fail_msg("%s is always %d", names[i], span->least[i]);
}

/* In the end: no sight was the same in all positions of all the games. */
static inline void assert_all_told(const struct along *along)
{
	assert_all_differ(&along->own, along->game->sights->own);
	assert_all_differ(&along->table, along->game->sights->table);
}

#endif

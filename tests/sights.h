/* sights.h - what holds of the sights of every game (core/judge.h), along games that are
 * played at random and greedily. */
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

/* The least and the most of each sight so far. */
struct span {
	int16_t least[PL_SIGHTS], most[PL_SIGHTS];
};

static inline struct sights sights_of(const struct pl_game *game, const struct pl_rules *r,
                                      const struct pl_state *s)
{
	struct sights seen = { { { 0 } }, { 0 } };
	game->sights->look(r, s, seen.own, seen.table);
	return seen;
}

/* A sight by its name. */
static inline int sight_called(const char *const *names, const int16_t *sights, const char *name)
{
	for (int i = 0; names[i] != NULL; i++)
		if (strcmp(names[i], name) == 0)
			return sights[i];
	fail_msg("no sight '%s'", name);
	return 0;
}

static inline struct span no_span(void)
{
	struct span span;
	for (int i = 0; i < PL_SIGHTS; i++) {
		span.least[i] = INT16_MAX;
		span.most[i] = INT16_MIN;
	}
	return span;
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

static inline void assert_all_differ(const struct span *span, const char *const *names)
{
	for (int i = 0; names[i] != NULL; i++) {
		if (span->least[i] == span->most[i])
			fail_msg("%s is always %d", names[i], span->least[i]);
		for (int j = 0; j < i; j++)
			assert_string_not_equal(names[i], names[j]);
	}
}

/* The heaviest move, or, once in any_of, any. */
static inline struct pl_move choose_move(const struct pl_match *match, struct pl_state *view,
                                         uint32_t any_of, struct pl_chance *chance)
{
	const struct pl_game *game = match->game;
	struct pl_move moves[PL_MOVES];
	uint16_t weight[PL_MOVES];
	int seat = pl_first_pending(match->state), best = 0;
	pl_match_view(match, seat, view);
	int count = game->legal(match->book->rules, view, seat, moves);
	if (pl_draw(chance, any_of) == 0)
		return moves[pl_draw(chance, (uint32_t)count)];
	game->weigh(match->book->rules, view, moves, count, weight);
	for (int i = 1; i < count; i++)
		if (weight[i] > weight[best])
			best = i;
	return moves[best];
}

/* What is looked at besides. */
typedef void looked(const struct pl_match *, const struct sights *);

/* All sights of a game stay in their range, and looking changes nothing. */
static inline void look_along(const char *slug, const char *setting, int seats, uint64_t seed,
                              uint32_t any_of, struct span *own, struct span *table, looked *at)
{
	struct pl_match *match = open_match(slug, setting, seats, seed);
	const struct pl_game *game = match->game;
	struct pl_state *view = pl_zeroed(game->state_size), *before = pl_zeroed(game->state_size);
	struct pl_chance chance = { { seed, 6 }, 0 };
	assert_true(view != NULL && before != NULL);
	while (match->state->pending != 0) {
		memcpy(before, match->state, game->state_size);
		struct sights seen = sights_of(game, match->book->rules, match->state);
		assert_memory_equal(match->state, before, game->state_size);
		for (int seat = 0; seat < PL_SEATS; seat++)
			if (seat < seats)
				stretch(own, game->sights->own, seen.own[seat]);
			else
				assert_int_equal(seen.own[seat][0], 0);
		stretch(table, game->sights->table, seen.table);
		if (at != NULL)
			at(match, &seen);
		struct pl_move move = choose_move(match, view, any_of, &chance);
		assert_null(pl_match_play(match, &move));
	}
	free(before);
	free(view);
	close_match(match);
}

#endif

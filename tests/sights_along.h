/* sights.h - what every test of a game's sights asks of them (core/judge.h): along games they
 * are in their range, change nothing, and each tells something sooner or later. */
#ifndef PERILUNE_TEST_SIGHTS_ALONG_H
#define PERILUNE_TEST_SIGHTS_ALONG_H

#include "core/chance.h"
#include "core/judge.h"
#include "core/turn.h"
#include "test.h"

struct seen {
	int16_t own[PL_SEATS][PL_SIGHTS], table[PL_SIGHTS];
};

/* The least and the most of each sight so far. */
struct span {
	int16_t least[PL_SIGHTS], most[PL_SIGHTS];
};

struct spans {
	struct span own, table;
};

static inline struct seen look_at(const struct pl_game *game, const struct pl_rules *rules,
                                  const struct pl_state *state)
{
	struct seen seen;
	memset(&seen, 0, sizeof seen);
	game->sights->look(rules, state, seen.own, seen.table);
	return seen;
}

/* A sight by its name. */
static inline int sight_of(const char *const *names, const int16_t sight[PL_SIGHTS],
                           const char *name)
{
	for (int i = 0; names[i] != NULL; i++)
		if (strcmp(names[i], name) == 0)
			return sight[i];
	fail_msg("there is no sight '%s'", name);
	return 0;
}

static inline struct spans no_spans(void)
{
	struct spans spans;
	for (int i = 0; i < PL_SIGHTS; i++) {
		spans.own.least[i] = spans.table.least[i] = INT16_MAX;
		spans.own.most[i] = spans.table.most[i] = INT16_MIN;
	}
	return spans;
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
	for (int i = 0; names[i] != NULL; i++)
		if (span->least[i] == span->most[i])
			fail_msg("%s is always %d", names[i], span->least[i]);
}

static inline void assert_names_differ(const char *const *names)
{
	for (int i = 0; names[i] != NULL; i++) {
		assert_true(i < PL_SIGHTS);
		for (int j = 0; j < i; j++)
			assert_string_not_equal(names[i], names[j]);
	}
}

/* The heaviest move, or, once in so many times, any. */
static inline void move_on(struct pl_match *match, struct pl_chance *chance, int any_of)
{
	struct pl_move moves[PL_MOVES];
	uint16_t weight[PL_MOVES];
	struct pl_state *view = malloc(match->game->state_size);
	int seat = pl_first_pending(match->state), best = 0;
	assert_non_null(view);
	pl_match_view(match, seat, view);
	int count = match->game->legal(match->book->rules, view, seat, moves);
	match->game->weigh(match->book->rules, view, moves, count, weight);
	for (int i = 1; i < count; i++)
		if (weight[i] > weight[best])
			best = i;
	if (pl_draw(chance, (uint32_t)any_of) == 0)
		best = (int)pl_draw(chance, (uint32_t)count);
	free(view);
	assert_null(pl_match_play(match, &moves[best]));
}

/* What is asked of a position besides. */
typedef void more_of_sights(const struct pl_rules *, const struct pl_state *, const struct seen *);

/* A whole game, looked at before every move. */
static inline void look_along(const char *slug, const char *setting, int seats, uint64_t seed,
                              int any_of, more_of_sights *more, struct spans *spans)
{
	struct pl_match *match = open_match(slug, setting, seats, seed);
	const struct pl_game *game = match->game;
	struct pl_chance chance = { { seed, 6 }, 0 };
	struct pl_state *before = malloc(game->state_size);
	assert_non_null(before);
	while (match->state->pending != 0) {
		memcpy(before, match->state, game->state_size);
		struct seen seen = look_at(game, match->book->rules, match->state);
		assert_memory_equal(match->state, before, game->state_size);
		for (int seat = 0; seat < seats; seat++)
			stretch(&spans->own, game->sights->own, seen.own[seat]);
		for (int seat = seats; seat < PL_SEATS; seat++)
			for (int i = 0; i < PL_SIGHTS; i++)
				assert_int_equal(seen.own[seat][i], 0);
		stretch(&spans->table, game->sights->table, seen.table);
		if (more != NULL)
			more(match->book->rules, match->state, &seen);
		move_on(match, &chance, any_of);
	}
	free(before);
	close_match(match);
}

#endif

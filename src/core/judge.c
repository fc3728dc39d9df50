/* judge.c - judging positions by what was learnt; see judge.h. [R] */
#include "core/judge.h"

#include "core/clones.h"

#include <string.h>

/* --- shares ------------------------------------------------------------------- */

/* A half to the power of x, in 65536, where HALVING is 1: what the logarithm of odds loses by
 * every 693 thousandths. Straight from each sixteenth to the next. */
static uint32_t half_to(uint32_t x)
{
	enum { HALVING = 693, PARTS = 16, LEAST = 20 };
	static const uint32_t whole[PARTS + 1] = {
		65536, 62757, 60097, 57549, 55109, 52772, 50535, 48393, 46341,
		44376, 42495, 40693, 38968, 37316, 35734, 34219, 32768,
	};
	uint32_t halvings = x / HALVING, rest = x % HALVING * PARTS;
	uint32_t at = rest / HALVING, beyond = rest % HALVING;
	if (halvings >= LEAST)
		return 0;
	return (whole[at] - (whole[at] - whole[at + 1]) * beyond / HALVING) >> halvings;
}

void pl_shares_of(const int32_t odds[PL_SEATS], int seats, int32_t out[PL_SEATS])
{
	uint32_t share[PL_SEATS], sum = 0;
	int best = 0, left = 1000;
	for (int seat = 1; seat < seats; seat++)
		best = odds[seat] > odds[best] ? seat : best;
	for (int seat = 0; seat < seats; seat++) {
		share[seat] = half_to((uint32_t)odds[best] - (uint32_t)odds[seat]);
		sum += share[seat];
	}
	for (int seat = 0; seat < PL_SEATS; seat++) {
		out[seat] = seat < seats ? (int32_t)((uint64_t)share[seat] * 1000 / sum) : 0;
		left -= out[seat];
	}
	out[best] += left;
}

/* --- the network ---------------------------------------------------------------- */

/* As many products at once as the processor has room for: rows are whole. */
static PL_INLINE int32_t sum_of(const int16_t *weight, const int16_t *number, int count)
{
	int32_t sum = 0;
	for (int i = 0; i < count; i++)
		sum += weight[i] * number[i];
	return sum;
}

static PL_INLINE int16_t unit_of(int32_t sum)
{
	return (int16_t)(sum < 0 ? 0 : sum > PL_UNIT_MOST ? PL_UNIT_MOST : sum);
}

/* What all seats have in common of the second layer: the mean of their units, weighed. */
static PL_INLINE void look_around(const struct pl_judge *judge,
                                  const int16_t unit[PL_SEATS][PL_UNITS], int seats,
                                  int32_t around[PL_SECOND])
{
	int16_t mean[PL_UNITS];
	for (int i = 0; i < PL_UNITS; i++) {
		int sum = 0;
		for (int seat = 0; seat < seats; seat++)
			sum += unit[seat][i];
		mean[i] = (int16_t)(sum / seats);
	}
	for (int i = 0; i < PL_SECOND; i++)
		around[i] = judge->second_at[i] + sum_of(judge->around[i], mean, PL_UNITS);
}

static PL_INLINE int32_t odds_of(const struct pl_judge *judge, const int16_t *own,
                                 const int16_t unit[PL_UNITS], const int32_t around[PL_SECOND])
{
	int64_t plain = sum_of(judge->plain, own, PL_SIGHTS), last = 0;
	for (int i = 0; i < PL_SECOND; i++) {
		int32_t sum = around[i] + sum_of(judge->second[i], unit, PL_UNITS);
		last += judge->last[i] * unit_of(sum / PL_WEIGHT_ONE);
	}
	return (int32_t)(plain * 1000 / (PL_SIGHT_STEP * PL_LAST_ONE) +
	                 last * 1000 / (PL_UNIT_ONE * PL_LAST_ONE));
}

/* Apart from look(), so that it can be built for processors that do more at once. */
PL_CLONES void pl_judge_odds_of(const struct pl_judge *judge,
                                const int16_t own[PL_SEATS][PL_SIGHTS],
                                const int16_t table[PL_SIGHTS], int seats, int32_t out[PL_SEATS])
{
	enum { SCALE = PL_WEIGHT_ONE * PL_SIGHT_STEP / PL_UNIT_ONE };
	int16_t unit[PL_SEATS][PL_UNITS];
	int32_t around[PL_SECOND];
	for (int i = 0; i < PL_UNITS; i++) {
		int32_t common = judge->first_at[i] + sum_of(judge->table[i], table, PL_SIGHTS);
		for (int seat = 0; seat < seats; seat++) {
			int32_t sum = common + sum_of(judge->own[i], own[seat], PL_SIGHTS);
			unit[seat][i] = unit_of(sum / SCALE);
		}
	}
	look_around(judge, (const int16_t(*)[PL_UNITS])unit, seats, around);
	for (int seat = 0; seat < seats; seat++)
		out[seat] = odds_of(judge, own[seat], unit[seat], around);
}

void pl_judge_odds(const struct pl_judge *judge, const struct pl_sights *sights,
                   const struct pl_rules *rules, const struct pl_state *state,
                   int32_t out[PL_SEATS])
{
	int16_t own[PL_SEATS][PL_SIGHTS], table[PL_SIGHTS];
	memset(own, 0, sizeof own);
	memset(table, 0, sizeof table);
	sights->look(rules, state, own, table);
	pl_judge_odds_of(judge, (const int16_t(*)[PL_SIGHTS])own, table, state->seats, out);
}

bool pl_judge_knows(const struct pl_judge *judge, const struct pl_rules *rules)
{
	return judge != NULL && judge->data == rules->data;
}

const struct pl_judge *pl_judge_of(const struct pl_game *game, const struct pl_judge *named,
                                   const struct pl_rules *rules)
{
	const struct pl_judge *judge = named != NULL ? named : game->judge;
	return pl_judge_knows(judge, rules) ? judge : NULL;
}

void pl_judge_value(const struct pl_game *game, const struct pl_judge *judge,
                    const struct pl_rules *rules, const struct pl_state *state,
                    int32_t out[PL_SEATS])
{
	int32_t odds[PL_SEATS];
	if (state->pending == 0 || !pl_judge_knows(judge, rules)) {
		game->value(rules, state, out);
		return;
	}
	pl_judge_odds(judge, game->sights, rules, state, odds);
	pl_shares_of(odds, state->seats, out);
}

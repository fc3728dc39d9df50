/* quick.c - the quick planner; see quick.h. */
#include "bots/quick.h"

#include "core/chance.h"
#include "core/judge.h"
#include "core/memory.h"

enum {
	FEW = 4,     /* moves that are looked at */
	TRUTHS = 2,  /* that the view allows, the same for all of them */
	CLEARLY = 30 /* thousandths by which another is to be better than the weightiest: dice that
	              * came once say little */
};

struct pl_quick {
	const struct pl_game *game;
	const struct pl_rules *rules;
	const struct pl_judge *judge;
	struct pl_state *truth, *after;
};

struct pl_quick *pl_quick_open(const struct pl_game *game, const struct pl_rules *rules,
                               const struct pl_judge *judge)
{
	struct pl_quick *quick = pl_zeroed(sizeof *quick);
	quick->game = game;
	quick->rules = rules;
	quick->judge = pl_judge_of(game, judge, rules);
	quick->truth = pl_apart(game->state_size);
	quick->after = pl_apart(game->state_size);
	return quick;
}

void pl_quick_close(struct pl_quick *quick)
{
	free(quick->truth);
	free(quick->after);
	free(quick);
}

/* The weightiest few, the weightiest first. Moves that weigh less than a hundredth of that are
 * no moves that anybody makes. */
static int find_few(const uint16_t *weight, int count, int few[FEW])
{
	int found = 0;
	for (int i = 0; i < count; i++) {
		if (found == FEW && weight[i] <= weight[few[FEW - 1]])
			continue;
		int at = found < FEW ? found++ : FEW - 1;
		for (; at > 0 && weight[few[at - 1]] < weight[i]; at--)
			few[at] = few[at - 1];
		few[at] = i;
	}
	while (found > 1 && weight[few[found - 1]] * 100 < weight[few[0]])
		found--;
	return found;
}

int pl_quick_choose(struct pl_quick *quick, const struct pl_state *view, int seat,
                    const struct pl_move *moves, const uint16_t *weight, int count,
                    struct pl_chance *chance)
{
	const struct pl_game *game = quick->game;
	int few[FEW], found = find_few(weight, count, few), best = 0;
	int32_t worth[FEW] = { 0 };
	if (found == 1 || view->sealed != 0) /* what is sealed shows nothing yet */
		return few[0];
	for (int truth = 0; truth < TRUTHS; truth++) {
		memcpy(quick->truth, view, game->state_size);
		game->determinize(quick->rules, quick->truth, seat, chance);
		for (int i = 0; i < found; i++) {
			int32_t value[PL_SEATS];
			memcpy(quick->after, quick->truth, game->state_size);
			game->apply(quick->rules, quick->after, &moves[few[i]], NULL);
			pl_judge_value(game, quick->judge, quick->rules, quick->after, value);
			worth[i] += value[seat];
		}
	}
	for (int i = 1; i < found; i++)
		if (worth[i] > worth[best] + (best == 0 ? CLEARLY * TRUTHS : 0))
			best = i;
	return few[best];
}

/* value.c - how good a position is for each player: who is how many turns from the
 * goal, and what a team will have when time is up. Money is in tenths of $M. */
#include "games/space-tug-skirmish/sense.h"

/* Chances fall with the third power of the turns to go. */
static int64_t chances(int turns)
{
	int64_t t = pl_most(5, turns);
	return (int64_t)4000000000 / (t * t * t) + 1;
}

/* Alone it is the turns that count: fewer is better. */
static int32_t solo_value(const struct sts_state *s, int turns)
{
	return 999 * 400 / (400 + 10 * s->round + turns);
}

/* What the team will have when time is up, against what it needs. */
static int32_t team_chance(const struct sts_rules *r, const struct sts_state *s)
{
	int designers = sts_designers(r, s), rounds = r->team_rounds - s->round + 1;
	int goal = 10 * designers * r->team_goal, have = 0;
	for (int seat = 0; seat < designers; seat++) {
		struct sts_figures f;
		struct sts_outlook out;
		sts_figure(r, s, seat, &f);
		sts_look(r, s, &s->player[seat], &f, &out);
		int working = rounds - (s->player[seat].ops ? 0 : 2);
		have += out.funds + 8 * sts_hand_size(&s->player[seat]) +
			pl_most(0, working) * (out.income + out.stats) * 7 / 10;
	}
	int32_t chance = 500 + (have - goal) * 500 / goal;
	return pl_most(10, pl_least(chance, 990));
}

void sts_value(const struct pl_rules *rules, const struct pl_state *state, int32_t out[PL_SEATS])
{
	const struct sts_rules *r = sts_numbers(rules);
	const struct sts_state *s = sts_position(state);
	int designers = sts_designers(r, s);
	int64_t share[STS_SEATS] = { 0, 0, 0, 0 }, sum = 0;
	struct sts_outlook look = { 0, 0, 0, 0 };
	if (state->pending == 0) {
		struct pl_result result;
		sts_returns(rules, state, &result);
		pl_value_of(&result, state->seats, out);
		return;
	}
	for (int seat = 0; seat < designers; seat++) {
		struct sts_figures f;
		sts_figure(r, s, seat, &f);
		sts_look(r, s, &s->player[seat], &f, &look);
		share[seat] = chances(look.turns);
		sum += share[seat];
	}
	for (int seat = 0; seat < designers; seat++)
		out[seat] = (int32_t)(share[seat] * 1000 / sum);
	if (state->seats == 1)
		out[0] = solo_value(s, look.turns);
	if (r->master) {
		int32_t chance = team_chance(r, s);
		for (int seat = 0; seat < designers; seat++)
			out[seat] = chance / designers;
		out[designers] = 1000 - chance;
	}
}

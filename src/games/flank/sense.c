/* sense.c - how likely a good player makes each move. Battles are judged in
 * outlook.c, formations in plans.c, all on the board in campaign.c; how good a
 * position looks, value.c tells. */
#include "games/flank/sense.h"

enum { HOLD = 10000 }; /* who has won stays: anything else is a sacrifice */

static int weigh_strike(const struct flk_rules *r, const struct flk_state *s,
                        const struct pl_move *move)
{
	if (move->verb == FLK_DONE)
		return 1;
	return 100 * flk_worth_unit(r, s->faction[1 - move->seat], move->arg[0]);
}

/* Survivors go home where they are wanted, and stay together. */
static int weigh_place(const struct flk_rules *r, const struct flk_state *s,
                       const struct pl_move *move)
{
	int seat = move->seat, zone = move->arg[1];
	if (zone == 0) /* nobody is left off without need, and the cheapest first */
		return flk_within(1, 8 - flk_worth_unit(r, s->faction[seat], move->arg[0]) / 8, 8);
	if (zone == s->battle)
		return HOLD;
	int here = flk_count(s->army[seat][zone]), danger = flk_threat(r, s, seat, zone);
	int worth = 60 + (move->arg[0] == 0 ? 30 : 0);
	if (s->bases[seat] & flk_zone_bit(zone))
		worth += 40 + 15 * flk_within(0, danger - here, 3);
	else
		worth -= 10 * flk_within(0, danger - here, 4);
	return flk_within(1, worth + 5 * here, 1000);
}

void flk_weigh(const struct pl_rules *rules, const struct pl_state *view,
               const struct pl_move *moves, int count, uint16_t *weight)
{
	const struct flk_rules *r = flk_numbers(rules);
	const struct flk_state *s = flk_position(view);
	switch (view->phase) {
	case FLK_CHOOSING:
		for (int i = 0; i < count; i++)
			weight[i] = 1;
		break;
	case FLK_FORMING:
		flk_weigh_formation(r, s, moves, count, weight);
		break;
	case FLK_BEFORE:
	case FLK_SPENDING:
		flk_weigh_combat(r, s, moves, count, weight);
		break;
	case FLK_STRIKING:
		for (int i = 0; i < count; i++)
			weight[i] = (uint16_t)weigh_strike(r, s, &moves[i]);
		break;
	case FLK_RETREATING:
		for (int i = 0; i < count; i++)
			weight[i] = (uint16_t)weigh_place(r, s, &moves[i]);
		break;
	default:
		flk_weigh_campaign(r, s, moves, count, weight);
		break;
	}
}

/* sense.c - how good a position looks, and how likely a good player makes each
 * move. Battles are judged in outlook.c, formations in plans.c, all on the board
 * in campaign.c. */
#include "games/flank/sense.h"

/* --- value --------------------------------------------------------------------------------- */

/* What a player owns, in points of worth. */
static int holdings(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	int faction = s->faction[seat], bases = flk_count_bits(s->bases[seat]);
	int worth = FLK_WORTH_BASE * bases + FLK_WORTH_CARD * s->cards[seat];
	if (faction == 0)
		return worth;
	worth += flk_worth_units(r, faction, s->total[seat]);
	for (int colour = 0; colour < FLK_COLOURS; colour++)
		worth += FLK_WORTH_TOKEN * s->tokens[seat][colour];
	for (unsigned left = s->upgrades[seat]; left != 0; left &= left - 1) {
		const uint8_t *price =
			r->upgrade[flk_upgrade_row(faction, flk_lowest(left) + 1) - 1].price;
		worth += 4 + FLK_WORTH_TOKEN * (price[0] + price[1] + price[2]);
	}
	/* The last bases are worth more than the first. */
	return worth - (bases == 1 ? FLK_WORTH_BASE : bases == 2 ? FLK_WORTH_BASE / 4 : 0);
}

void flk_value(const struct pl_rules *rules, const struct pl_state *state, int32_t out[PL_SEATS])
{
	const struct flk_rules *r = flk_numbers(rules);
	const struct flk_state *s = flk_position(state);
	for (int seat = 0; seat < PL_SEATS; seat++)
		out[seat] = 0;
	if (state->pending == 0) {
		struct pl_result result;
		flk_returns(rules, state, &result);
		pl_value_of(&result, FLK_PLAYERS, out);
		return;
	}
	int lead = holdings(r, s, 0) - holdings(r, s, 1);
	if (s->faction[0] != 0 && s->faction[1] != 0)
		lead += 2 * (flk_pressure(r, s, 0) - flk_pressure(r, s, 1)) +
			flk_battle_outlook(r, s, 0);
	int size = lead < 0 ? -lead : lead;
	/* Never quite sure while the game is on. */
	out[0] = 500 + 480 * lead / (size + 200);
	out[1] = 1000 - out[0];
}

/* --- weights --------------------------------------------------------------------------------- */

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
	if (zone == 0)
		return 100;
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

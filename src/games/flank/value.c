/* value.c - how good a position looks for each player: what both own, how hard they
 * press each other, and what the battle promises. */
#include "games/flank/sense.h"

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
			r->upgrade[flk_upgrade_row(faction, pl_lowest(left) + 1) - 1].price;
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

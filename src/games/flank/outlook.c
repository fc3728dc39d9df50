/* outlook.c - what a battle promises, and how a sensible player uses effects and
 * tokens in it. */
#include "games/flank/sense.h"

int flk_worth_unit(const struct flk_rules *r, int faction, int type)
{
	const uint8_t *price = r->unit[flk_unit_row(faction, type) - 1].price;
	return 14 + FLK_WORTH_TOKEN * (price[0] + price[1] + price[2]);
}

int flk_worth_units(const struct flk_rules *r, int faction, uint16_t units)
{
	int worth = 0;
	for (unsigned types = flk_types(units); types != 0; types &= types - 1) {
		int type = pl_lowest(types) + 1;
		worth += flk_worth_unit(r, faction, type) * flk_of_type(units, type);
	}
	return worth;
}

int flk_power(int units)
{
	return units == 0 ? 0 : 2 * units - 1;
}

/* --- if combat ended now ------------------------------------------------------------------ */

/* What strikes would cost the struck side: the cheapest guess is that each kills
 * a unit of middling worth. */
static int struck(const struct flk_rules *r, const struct flk_state *s, int striker)
{
	int owner = 1 - striker, victims = 0, worth = 0;
	uint16_t support = s->sheet[owner][FLK_SUPPORT];
	for (unsigned types = flk_victims(r, s, striker); types != 0; types &= types - 1) {
		int type = pl_lowest(types) + 1, count = flk_of_type(support, type);
		victims += count;
		worth += count * flk_worth_unit(r, s->faction[owner], type);
	}
	if (victims == 0)
		return 0;
	int strikes = flk_count_strikes(r, s, striker);
	return worth * pl_least(strikes, victims) / victims;
}

/* What the battle would bring the attacker, the defender's view being the
 * opposite: FLK-102 to FLK-107 on a copy. */
static int attackers_gain(const struct flk_rules *r, const struct flk_state *s)
{
	int one = s->attacker, other = 1 - one, gain = 0;
	int lead = flk_points(r, s, one) - flk_points(r, s, other);
	struct flk_state after = *s;
	if (lead <= 0) {
		uint16_t fallen = flk_falling(r, s, one, -lead);
		gain -= flk_worth_units(r, s->faction[one], fallen);
		flk_take_off(&after.sheet[one][FLK_FRONT], fallen);
	}
	if (lead >= 0) {
		uint16_t fallen = flk_falling(r, s, other, lead);
		gain += flk_worth_units(r, s->faction[other], fallen);
		gain += s->siege ? FLK_WORTH_BASE : 0;
		flk_take_off(&after.sheet[other][FLK_FRONT], fallen);
	}
	gain += struck(r, &after, one) - struck(r, &after, other);
	gain += lead > 0 ? FLK_WORTH_CARD + FLK_WORTH_ZONE : 0;
	gain -= lead < 0 ? FLK_WORTH_CARD : 0;
	return gain;
}

int flk_if_ended_now(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	int gain = attackers_gain(r, s);
	return seat == s->attacker ? gain : -gain;
}

/* Points that a seat could still turn the difference by. */
int flk_potential(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	int blue = flk_tokens(s, seat, FLK_BLUE), green = flk_tokens(s, seat, FLK_GREEN);
	int yellow = flk_tokens(s, seat, FLK_YELLOW), pushable = 0;
	uint16_t theirs = s->sheet[1 - seat][FLK_SUPPORT];
	for (unsigned types = flk_pushable(r, s, seat, FLK_SUPPORT); types != 0; types &= types - 1)
		pushable += flk_of_type(theirs, pl_lowest(types) + 1);
	int flank = flk_count(s->sheet[seat][FLK_FLANK]);
	int front = flk_count(s->sheet[seat][FLK_FRONT]);
	int moves = 2 * pl_least(yellow, flank) + pl_least(yellow - pl_least(yellow, flank), front);
	return blue + r->support_points * pl_least(green, pushable) + moves;
}

/* --- the outlook of an open battle ------------------------------------------------------- */

/* Before the reveal: by the numbers alone. */
static int outlook_by_numbers(const struct flk_rules *r, const struct flk_state *s)
{
	int one = s->attacker, other = 1 - one;
	int ours = flk_count(s->army[one][s->battle]),
	    theirs = flk_count(s->army[other][s->battle]);
	int lead = flk_power(ours) - flk_power(theirs) - (s->siege ? r->base_points : 0);
	int tokens = 0;
	for (int colour = 0; colour < FLK_COLOURS; colour++)
		tokens += s->tokens[one][colour] - s->tokens[other][colour];
	lead += tokens / 3;
	int stakes = 40 + (s->siege ? FLK_WORTH_BASE / 2 : 0);
	return stakes * flk_within(-6, lead, 6) / 6 + (s->siege ? FLK_WORTH_BASE / 4 : 0);
}

/* After it: what would be if combat ended, and what could still be turned. */
static int outlook_by_sheets(const struct flk_rules *r, const struct flk_state *s)
{
	int one = s->attacker, other = 1 - one, now = attackers_gain(r, s);
	if (s->base.phase != FLK_BEFORE && s->base.phase != FLK_SPENDING)
		return 0;
	int lead = flk_points(r, s, one) - flk_points(r, s, other);
	int more = ((s->stopped >> one) & 1 ? 0 : flk_potential(r, s, one)) -
		((s->stopped >> other) & 1 ? 0 : flk_potential(r, s, other));
	int stakes = 30 + (s->siege ? FLK_WORTH_BASE / 2 : 0);
	return (now + stakes * flk_within(-6, lead + more, 6) / 6) / 2;
}

int flk_battle_outlook(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	if (s->battle == 0)
		return 0;
	int gain = flk_is_open_battle(s) ? outlook_by_sheets(r, s) : outlook_by_numbers(r, s);
	return seat == s->attacker ? gain : -gain;
}

/* --- effects and tokens -------------------------------------------------------------------- */

static struct flk_state after_move(const struct flk_state *s, const struct pl_move *move)
{
	struct flk_state next = *s;
	int owner = move->verb == FLK_SHIFT ? move->seat : 1 - move->seat;
	if (move->verb == FLK_DONE)
		return next;
	if (move->verb == FLK_SPEND) {
		next.points[move->seat]++;
		return next;
	}
	uint16_t unit = flk_some(move->arg[0], 1);
	flk_take_off(&next.sheet[owner][move->arg[1]], unit);
	if (move->verb == FLK_REMOVE)
		flk_add(&next.aside[owner], unit);
	else
		flk_add(&next.sheet[owner][move->arg[2]], unit);
	return next;
}

static int lead_of(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	return flk_points(r, s, seat) - flk_points(r, s, 1 - seat);
}

/* What the other could still do; who has stopped can do nothing. */
static int their_reach(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	return (s->stopped >> (1 - seat)) & 1 ? 0 : flk_potential(r, s, 1 - seat);
}

/* How good a position in combat is for a seat: what would be if it ended now,
 * and the lead that decides it, as long as the lead is in doubt. */
static int prospect(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	int lead = lead_of(r, s, seat), reach = their_reach(r, s, seat);
	int own = flk_potential(r, s, seat);
	bool hopeless = lead <= 0 && own + lead <= 0;
	int doubt = hopeless ? 0 : s->siege ? 14 : 8;
	return flk_if_ended_now(r, s, seat) + doubt * flk_within(-8, lead, reach + 1);
}

static int token_price(const struct flk_state *s, const struct pl_move *move)
{
	int colour = move->verb == FLK_SPEND ? FLK_BLUE
		: move->verb == FLK_PUSH     ? FLK_GREEN
					     : FLK_YELLOW;
	if (s->base.phase != FLK_SPENDING || move->verb == FLK_DONE)
		return 0;
	return s->extra[move->seat][colour] > 0 ? 1 : FLK_WORTH_TOKEN;
}

/* What a token or an effect on a unit brings. */
static int gain_of(const struct flk_rules *r, const struct flk_state *s, const struct pl_move *move,
                   int base)
{
	struct flk_state next = after_move(s, move);
	return prospect(r, &next, move->seat) - base - token_price(s, move);
}

/* What the best use of an effect before combat brings; 0 is to leave it. */
static int best_use(const struct flk_rules *r, const struct flk_state *s,
                    const struct pl_move *move, int base)
{
	struct pl_move uses[PL_MOVES];
	struct flk_state chosen = *s;
	int best = 0;
	chosen.cursor = move->arg[0];
	int count = flk_legal(&r->base, &chosen.base, move->seat, uses);
	for (int i = 0; i < count; i++)
		if (uses[i].verb != FLK_DONE)
			best = pl_most(best, gain_of(r, s, &uses[i], base));
	return best;
}

void flk_weigh_combat(const struct flk_rules *r, const struct flk_state *s,
                      const struct pl_move *moves, int count, uint16_t *weight)
{
	int base = prospect(r, s, moves[0].seat);
	for (int i = 0; i < count; i++) {
		if (moves[i].verb == FLK_DONE) {
			weight[i] = 60;
			continue;
		}
		int gain = moves[i].verb == FLK_USE ? best_use(r, s, &moves[i], base)
						    : gain_of(r, s, &moves[i], base);
		weight[i] = (uint16_t)flk_within(1, gain > 0 ? 100 + 20 * gain : 20 + gain, 20000);
	}
}

/* campaign.c - harvest, building and moves on the board as a sensible player
 * weighs them. The numbers are rules of thumb, found by letting greedy players
 * play each other; only their order matters much. */
#include "games/flank/sense.h"

/* What doing nothing weighs in each phase: what weighs less is left undone. */
enum { ENOUGH_HARVEST = 90, ENOUGH_BUILDING = 150, ENOUGH_MOVES = 100, FIGHT = 150 };

/* Yellow tokens that are better kept for an attack. */
enum { YELLOW_KEPT = 2 };

static int units_at(const struct flk_state *s, int seat, int zone)
{
	return flk_count(s->army[seat][zone]);
}

static int tokens_of(const struct flk_state *s, int seat)
{
	const uint8_t *tokens = s->tokens[seat];
	return tokens[0] + tokens[1] + tokens[2];
}

static int units_around(const struct flk_rules *r, const struct flk_state *s, int seat, int zone)
{
	int units = 0;
	for (unsigned zones = r->near[zone] & s->stands[seat]; zones != 0; zones &= zones - 1)
		units += units_at(s, seat, pl_lowest(zones) + 1);
	return units;
}

/* Enemy units that could be in a zone soon: those next to it, and half of those
 * two steps away. */
int flk_threat(const struct flk_rules *r, const struct flk_state *s, int seat, int zone)
{
	int near = units_around(r, s, 1 - seat, zone), far = 0;
	for (unsigned zones = r->two_steps[zone] & s->stands[1 - seat]; zones != 0;
	     zones &= zones - 1)
		far += units_at(s, 1 - seat, pl_lowest(zones) + 1);
	return pl_least(near + far / 2, r->limit[zone] + r->attackers_over);
}

/* By how many points an attack on a zone with that many units would lead. */
static int lead_on(const struct flk_rules *r, const struct flk_state *s, int seat, int zone,
                   int attackers)
{
	int other = 1 - seat, siege = (s->bases[other] & flk_zone_bit(zone)) != 0;
	int most = pl_least(attackers, r->limit[zone] + r->attackers_over);
	int lead = flk_power(most) - flk_power(units_at(s, other, zone));
	const struct flk_powers *p = flk_powers_of(r, s, other);
	return lead - (siege ? r->base_points + p->rampart : 0);
}

/* How hard a seat presses on the enemy's bases: the best attack that its units
 * next to them could make, in points. */
int flk_pressure(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	int best = 0, sum = 0;
	for (unsigned zones = s->bases[1 - seat]; zones != 0; zones &= zones - 1) {
		int zone = pl_lowest(zones) + 1, units = units_around(r, s, seat, zone);
		if (units == 0)
			continue;
		int lead = 4 + lead_on(r, s, seat, zone, units);
		best = pl_most(best, flk_within(0, lead, 8));
		sum += flk_within(0, lead, 4);
	}
	return 3 * best + sum;
}

/* --- harvest ------------------------------------------------------------------------------ */

static int weigh_harvest(const struct flk_rules *r, const struct flk_state *s,
                         const struct pl_move *move)
{
	if (move->verb == FLK_DONE)
		return ENOUGH_HARVEST + (s->cards[move->seat] == 1 ? 50 : 0);
	const uint8_t *gives = move->verb == FLK_MINE ? r->mine : r->card[move->arg[0] - 1].gives;
	int worth = move->verb == FLK_MINE ? -5 : 0;
	for (int colour = 0; colour < FLK_COLOURS; colour++) {
		int have = s->tokens[move->seat][colour];
		int taken = pl_least(gives[colour], r->token_limit[colour] - have);
		worth += 40 * taken - 30 * (gives[colour] - taken);
		worth += have == 0 && taken > 0 ? 15 : 0; /* a colour that lacks */
	}
	return flk_within(1, worth, 2000);
}

/* --- building ----------------------------------------------------------------------------- */

static int nearest(const struct flk_rules *r, unsigned zones, int from)
{
	int best = FLK_ZONES;
	for (; zones != 0; zones &= zones - 1)
		best = pl_least(best, r->distance[from][pl_lowest(zones) + 1]);
	return best;
}

/* What is left in the purse matters: yellow to march, all for the battle. */
static int thrift(const struct flk_state *s, int seat, const uint8_t *price)
{
	int left = tokens_of(s, seat) - price[0] - price[1] - price[2], loss = 0;
	if (s->tokens[seat][FLK_YELLOW] - price[FLK_YELLOW] < YELLOW_KEPT && price[FLK_YELLOW] > 0)
		loss += 50;
	return loss + (left < 3 ? 20 * (3 - left) : 0);
}

static int weigh_build(const struct flk_rules *r, const struct flk_state *s,
                       const struct pl_move *move)
{
	int seat = move->seat, type = move->arg[0], zone = move->arg[1];
	int here = units_at(s, seat, zone), danger = flk_threat(r, s, seat, zone);
	uint8_t price[FLK_COLOURS];
	flk_unit_price(r, s, seat, type, price);
	int worth = 215 - 5 * flk_of_type(s->total[seat], type) - thrift(s, seat, price);
	if (danger > here)
		worth += 60 * pl_least(danger - here, 3);
	else
		worth -= here > 1 && danger == 0 ? 5 * here : 0;
	if (flk_count(s->total[seat]) < 3)
		worth += 40;
	return flk_within(1, worth + 6 * (6 - nearest(r, s->bases[1 - seat], zone)), 5000);
}

/* How much each kind of effect is sought after, in the order of enum
 * flk_effect_kind: what changes a battle before it can last most. */
static const uint8_t sought[FLK_EFFECT_KINDS] = { 0,  36, 24, 20, 26, 40, 34, 22, 28,
	                                          42, 34, 52, 48, 56, 38, 34, 44 };

/* What an upgrade would do for the units in play. */
static int usefulness(const struct flk_state *s, int seat, const struct flk_upgrade *row)
{
	int worth = 0;
	for (int i = 0; i < row->effects; i++) {
		const struct flk_effect *e = &row->effect[i];
		int users = e->unit == 0 ? 3 : 0;
		if (e->unit != 0)
			users += flk_of_type(s->total[seat], (e->unit - 1) % FLK_TYPES + 1);
		if (e->also != 0)
			users += flk_of_type(s->total[seat], (e->also - 1) % FLK_TYPES + 1);
		worth += sought[e->kind] * (1 + pl_least(users, 3)) / 4;
	}
	return worth;
}

static int weigh_buy(const struct flk_rules *r, const struct flk_state *s,
                     const struct pl_move *move)
{
	int seat = move->seat, faction = s->faction[seat];
	const struct flk_upgrade *row = &r->upgrade[flk_upgrade_row(faction, move->arg[0]) - 1];
	int worth = 150 + usefulness(s, seat, row) - thrift(s, seat, row->price);
	int units = flk_count(s->total[seat]);
	if (units < 3)
		worth -= 60;
	if (move->arg[1] != 0) {
		const struct flk_upgrade *old =
			&r->upgrade[flk_upgrade_row(faction, move->arg[1]) - 1];
		worth -= 30 + usefulness(s, seat, old) - (tokens_of(s, seat) > 12 ? 30 : 0);
	}
	return flk_within(1, worth - 4 * (row->price[0] + row->price[1] + row->price[2]), 5000);
}

/* --- moves on the board --------------------------------------------------------------------- */

/* Units of a zone that could go to another in one move. */
static int able(const struct flk_rules *r, const struct flk_state *s, int seat, int source,
                int target)
{
	const struct flk_powers *p = flk_powers_of(r, s, seat);
	uint16_t army = s->army[seat][source];
	enum flk_reach reach = flk_reach(r, s, seat, source, target);
	unsigned types = flk_types(army), mask = reach == FLK_BY_FLIGHT ? p->over : p->stride;
	int units = 0;
	if (reach == FLK_BY_STEP || (reach == FLK_BY_STRIDE && (types & p->escort) != 0))
		return flk_count(army);
	for (types &= mask; types != 0; types &= types - 1)
		units += flk_of_type(army, pl_lowest(types) + 1);
	return units;
}

/* Units that could join an attack on a zone from elsewhere, with what yellow is
 * left after the first move. */
static int followers(const struct flk_rules *r, const struct flk_state *s, int seat, int target,
                     int first)
{
	int moves = s->tokens[seat][FLK_YELLOW] / r->move_price - 1, units = 0;
	unsigned zones = flk_sources(r, s, seat, target) & (unsigned)~flk_zone_bit(first);
	for (; zones != 0 && moves > 0; zones &= zones - 1, moves--)
		units += able(r, s, seat, pl_lowest(zones) + 1, target);
	return units;
}

/* With a full purse and cards to spare there is little to lose by trying: it is
 * waiting that gains nothing then. */
static int boldness(const struct flk_state *s, int seat)
{
	return (tokens_of(s, seat) >= 12) + flk_within(0, s->cards[seat] / 2 - 1, 6);
}

/* Attack where the numbers promise a win; tokens in hand count for a little. */
static int weigh_attack(const struct flk_rules *r, const struct flk_state *s,
                        const struct pl_move *move)
{
	int seat = move->seat, target = move->arg[0], source = move->arg[1];
	int siege = (s->bases[1 - seat] & flk_zone_bit(target)) != 0;
	int first = able(r, s, seat, source, target);
	int units = first + followers(r, s, seat, target, source);
	int lead = lead_on(r, s, seat, target, units);
	lead += (tokens_of(s, seat) - tokens_of(s, 1 - seat) - 1) / 3;
	if (lead + siege + boldness(s, seat) <= 0)
		return 20;
	return flk_within(1, 240 + 40 * pl_least(lead, 5) + (siege ? 200 : 0) + 10 * first, 5000);
}

/* How far a zone is from the nearest enemy base that looks weak enough. */
static int way_to_go(const struct flk_rules *r, const struct flk_state *s, int seat, int from)
{
	int best = 3 * FLK_ZONES;
	for (unsigned zones = s->bases[1 - seat]; zones != 0; zones &= zones - 1) {
		int zone = pl_lowest(zones) + 1;
		best = pl_least(best, 3 * r->distance[from][zone] + units_at(s, 1 - seat, zone));
	}
	return best;
}

static int weigh_advance(const struct flk_rules *r, const struct flk_state *s,
                         const struct pl_move *move)
{
	int seat = move->seat, target = move->arg[0], source = move->arg[1];
	int there = units_at(s, seat, target);
	int going = pl_least(able(r, s, seat, source, target), flk_room(r, s, seat, target));
	bool from_base = (s->bases[seat] & flk_zone_bit(source)) != 0;
	bool to_base = (s->bases[seat] & flk_zone_bit(target)) != 0;
	int danger = flk_threat(r, s, seat, source), danger_there = flk_threat(r, s, seat, target);
	int worth = 60 + 12 * (way_to_go(r, s, seat, source) - way_to_go(r, s, seat, target));
	worth += 8 * pl_least(going, 4) + 6 * pl_least(there, 3);
	if (from_base && danger > 0)
		worth -= 25 * pl_least(danger, 3);
	if (to_base && danger_there > there)
		worth += 45 * pl_least(danger_there - there, 3) - 20;
	else if (danger_there > there + going)
		worth -= 20 * (danger_there - there - going);
	if (s->tokens[seat][FLK_YELLOW] <= YELLOW_KEPT)
		worth -= 15;
	return flk_within(1, worth + 6 * boldness(s, seat), 230);
}

static int weigh_march(const struct flk_rules *r, const struct flk_state *s,
                       const struct pl_move *move)
{
	int seat = move->seat;
	if (s->base.phase == FLK_REINFORCING) {
		int here = units_at(s, seat, s->battle);
		int more = able(r, s, seat, move->arg[1], s->battle);
		return flk_within(1, 150 + 25 * more - 12 * lead_on(r, s, seat, s->battle, here),
		                  900);
	}
	if (flk_enemy_zones(s, seat) & flk_zone_bit(move->arg[0]))
		return weigh_attack(r, s, move);
	return weigh_advance(r, s, move);
}

/* As many as can go; one stays at a base that somebody might attack. */
static int weigh_send(const struct flk_rules *r, const struct flk_state *s,
                      const struct pl_move *move)
{
	int seat = move->seat, going = 0;
	for (int t = 0; t < FLK_TYPES; t++)
		going += move->arg[t];
	int left = units_at(s, seat, s->source) - going;
	bool base = (s->bases[seat] & flk_zone_bit(s->source)) != 0;
	int guard = base && flk_threat(r, s, seat, s->source) > 0 ? 1 : 0;
	bool attack = (flk_enemy_zones(s, seat) & flk_zone_bit(s->target)) != 0;
	int worth = (attack ? 100 : 60) * going;
	if (left < guard)
		worth -= attack ? 30 : 80;
	return flk_within(1, worth, 5000);
}

static int weigh_join(const struct flk_rules *r, const struct flk_state *s,
                      const struct pl_move *move)
{
	int seat = move->seat, zone = move->arg[1];
	bool base = (s->bases[seat] & flk_zone_bit(zone)) != 0;
	if (base && s->battle == 0 && flk_threat(r, s, seat, zone) > 0)
		return 60;
	return base && units_at(s, seat, zone) == 1 && s->battle == 0 ? 90 : 220;
}

static int weigh_done(const struct flk_state *s)
{
	switch (s->base.phase) {
	case FLK_BUILDING:
		return ENOUGH_BUILDING;
	case FLK_REINFORCING:
		return FIGHT;
	default:
		return ENOUGH_MOVES;
	}
}

void flk_weigh_campaign(const struct flk_rules *r, const struct flk_state *s,
                        const struct pl_move *moves, int count, uint16_t *weight)
{
	for (int i = 0; i < count; i++) {
		const struct pl_move *move = &moves[i];
		int worth = 1;
		if (s->base.phase == FLK_HARVEST)
			worth = weigh_harvest(r, s, move);
		else if (move->verb == FLK_DONE)
			worth = weigh_done(s);
		else if (move->verb == FLK_BUILD)
			worth = weigh_build(r, s, move);
		else if (move->verb == FLK_BUY)
			worth = weigh_buy(r, s, move);
		else if (move->verb == FLK_MARCH)
			worth = weigh_march(r, s, move);
		else if (move->verb == FLK_SEND)
			worth = weigh_send(r, s, move);
		else
			worth = weigh_join(r, s, move);
		weight[i] = (uint16_t)worth;
	}
}

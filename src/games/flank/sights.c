/* sights.c - what a judge that learns sees of a position (core/judge.h): what both own, who
 * does what next, who could attack what, and how the battle stands. [R]
 *
 * Whoever plays sees what the other could do as sights of its own: the judge knows others by
 * what all have on average only. */
#include "core/rows.h"
#include "games/flank/sense.h"

enum own {
	KALDARI,
	TERRAN,
	SWARM,
	UNITS_OF, /* each type of each faction, and each upgrade */
	UPGRADES = UNITS_OF + FLK_UNIT_ROWS,
	BASES = UPGRADES + FLK_UPGRADE_ROWS,
	TWO_BASES,
	BASES_AHEAD,
	BASES_BEHIND,
	UNITS,
	WORTH_AHEAD,
	WORTH_BEHIND,
	BLUE,
	GREEN,
	YELLOW,
	CARDS,
	HAND_BLUE,
	HAND_GREEN,
	HAND_YELLOW,
	RICHER,
	POORER,
	PENDING,
	HARVESTS,
	BUILDS,
	MOVES,
	GOES,
	ZONES,
	ROOM,
	LARGEST,
	AT_GATES,
	NEAR_GATES,
	AT_HOME,
	NAKED,
	SIEGE_LEAD,
	SIEGE_AHEAD,
	SIEGES,
	DECISIVE,
	FIELD,
	THREAT_LEAD,
	THREAT_AHEAD,
	THREATS,
	DOOM,
	HUNTED,
	ATTACKS,
	DEFENDS,
	GOING,
	GOING_NEARER,
	GOING_HOME,
	FRONT,
	SUPPORT,
	FLANK,
	LEAD_AHEAD,
	LEAD_BEHIND,
	REACH_AHEAD,
	REACH_BEHIND,
	LOSES,
	TAKES,
	BASE_FALLS,
	BASE_TAKEN,
	STRIKES,
	STOPPED,
	MINED,
	REFUGES,
	OWN_SIGHTS
};

static const char *const own_names[] = {
	[KALDARI] = "leads the Kal'Dari",
	[TERRAN] = "leads the Terrans",
	[SWARM] = "leads the Swarm",
	[UNITS_OF] = "Kal'Dari units 1",
	[UNITS_OF + 1] = "Kal'Dari units 2",
	[UNITS_OF + 2] = "Kal'Dari units 3",
	[UNITS_OF + 3] = "Kal'Dari units 4",
	[UNITS_OF + 4] = "Terran units 1",
	[UNITS_OF + 5] = "Terran units 2",
	[UNITS_OF + 6] = "Terran units 3",
	[UNITS_OF + 7] = "Terran units 4",
	[UNITS_OF + 8] = "Swarm units 1",
	[UNITS_OF + 9] = "Swarm units 2",
	[UNITS_OF + 10] = "Swarm units 3",
	[UNITS_OF + 11] = "Swarm units 4",
	[UPGRADES] = "Kal'Dari upgrade 1",
	[UPGRADES + 1] = "Kal'Dari upgrade 2",
	[UPGRADES + 2] = "Kal'Dari upgrade 3",
	[UPGRADES + 3] = "Kal'Dari upgrade 4",
	[UPGRADES + 4] = "Kal'Dari upgrade 5",
	[UPGRADES + 5] = "Kal'Dari upgrade 6",
	[UPGRADES + 6] = "Terran upgrade 1",
	[UPGRADES + 7] = "Terran upgrade 2",
	[UPGRADES + 8] = "Terran upgrade 3",
	[UPGRADES + 9] = "Terran upgrade 4",
	[UPGRADES + 10] = "Terran upgrade 5",
	[UPGRADES + 11] = "Terran upgrade 6",
	[UPGRADES + 12] = "Swarm upgrade 1",
	[UPGRADES + 13] = "Swarm upgrade 2",
	[UPGRADES + 14] = "Swarm upgrade 3",
	[UPGRADES + 15] = "Swarm upgrade 4",
	[UPGRADES + 16] = "Swarm upgrade 5",
	[UPGRADES + 17] = "Swarm upgrade 6",
	[BASES] = "bases",
	[TWO_BASES] = "two bases or more",
	[BASES_AHEAD] = "bases more than the other",
	[BASES_BEHIND] = "bases fewer",
	[UNITS] = "units",
	[WORTH_AHEAD] = "army worth more than the other",
	[WORTH_BEHIND] = "army worth less",
	[BLUE] = "blue tokens",
	[GREEN] = "green tokens",
	[YELLOW] = "yellow tokens",
	[CARDS] = "cards",
	[HAND_BLUE] = "blue on the cards",
	[HAND_GREEN] = "green on the cards",
	[HAND_YELLOW] = "yellow on the cards",
	[RICHER] = "more tokens and cards than the other",
	[POORER] = "fewer tokens and cards",
	[PENDING] = "is asked",
	[HARVESTS] = "harvests yet this round",
	[BUILDS] = "builds yet this round",
	[MOVES] = "moves yet this round",
	[GOES] = "goes at moving before the other's next",
	[ZONES] = "zones",
	[ROOM] = "room at bases",
	[LARGEST] = "largest army in a zone",
	[AT_GATES] = "units beside enemy bases",
	[NEAR_GATES] = "units two steps from enemy bases",
	[AT_HOME] = "units at bases",
	[NAKED] = "bases without units",
	[SIEGE_LEAD] = "lead of the best attack on a base",
	[SIEGE_AHEAD] = "a base can be attacked ahead",
	[SIEGES] = "bases that can be attacked ahead",
	[DECISIVE] = "attack on the last base",
	[FIELD] = "units elsewhere that can be attacked ahead",
	[THREAT_LEAD] = "lead of the enemy's best attack on a base",
	[THREAT_AHEAD] = "own base can be attacked ahead",
	[THREATS] = "own bases that can be attacked ahead",
	[DOOM] = "attack on the own last base",
	[HUNTED] = "own units elsewhere that can be",
	[ATTACKS] = "attacks",
	[DEFENDS] = "defends",
	[GOING] = "units on the march",
	[GOING_NEARER] = "march to the enemy",
	[GOING_HOME] = "march to an own base",
	[FRONT] = "units in front",
	[SUPPORT] = "units in support",
	[FLANK] = "units in the flank",
	[LEAD_AHEAD] = "points ahead in battle",
	[LEAD_BEHIND] = "points behind in battle",
	[REACH_AHEAD] = "points ahead with tokens",
	[REACH_BEHIND] = "points behind with tokens",
	[LOSES] = "worth that the battle costs now",
	[TAKES] = "worth that it destroys now",
	[BASE_FALLS] = "own base would fall now",
	[BASE_TAKEN] = "enemy base would fall now",
	[STRIKES] = "strikes",
	[STOPPED] = "has stopped spending",
	[MINED] = "has hidden a card",
	[REFUGES] = "zones to fall back to",
	[OWN_SIGHTS] = NULL,
};
PL_ROWS(own_names, OWN_SIGHTS + 1);

enum table {
	ROUND,
	LATE,
	LATER,
	HARVEST,
	BUILDING,
	MOVING,
	MARCHING,
	FORMING,
	BEFORE,
	SPENDING,
	STRIKING,
	RETREATING,
	SIEGE,
	ALL_BASES,
	BOARD_TWO,
	BOARD_THREE,
	MORE_CARDS,
	TABLE_SIGHTS
};

static const char *const table_names[] = {
	[ROUND] = "round",
	[LATE] = "round 10 or later",
	[LATER] = "round 20 or later",
	[HARVEST] = "harvest",
	[BUILDING] = "building",
	[MOVING] = "moving",
	[MARCHING] = "on the march",
	[FORMING] = "formation",
	[BEFORE] = "before combat",
	[SPENDING] = "combat",
	[STRIKING] = "strikes",
	[RETREATING] = "retreat",
	[SIEGE] = "battle at a base",
	[ALL_BASES] = "bases of both",
	[BOARD_TWO] = "second board",
	[BOARD_THREE] = "third board",
	[MORE_CARDS] = "more cards for more bases",
	[TABLE_SIGHTS] = NULL,
};
PL_ROWS(table_names, TABLE_SIGHTS + 1);

/* Of lists of units, the four bits of each type in a mask of types. */
static const uint16_t bits_of[16] = { 0x0000, 0x000f, 0x00f0, 0x00ff, 0x0f00, 0x0f0f,
	                              0x0ff0, 0x0fff, 0xf000, 0xf00f, 0xf0f0, 0xf0ff,
	                              0xff00, 0xff0f, 0xfff0, 0xffff };

/* What is worked out once, for both. */
struct eyes {
	const struct flk_rules *r;
	const struct flk_state *s;
	const struct flk_powers *powers[FLK_PLAYERS];
	/* Units in each zone; those that stride, and that join a move. */
	uint8_t count[FLK_PLAYERS][FLK_ZONES + 1];
	uint8_t stride[FLK_PLAYERS][FLK_ZONES + 1], join[FLK_PLAYERS][FLK_ZONES + 1];
	int worth[FLK_PLAYERS];  /* of all units */
	int wealth[FLK_PLAYERS]; /* tokens, and those on the cards */
	int moves[FLK_PLAYERS];  /* that the next go can pay for */
	int assault[FLK_PLAYERS], guard[FLK_PLAYERS];
	bool harvests[FLK_PLAYERS], moves_yet[FLK_PLAYERS];
};

/* A number that may be below 0 is two sights. */
static void put_difference(int16_t *sights, int above, int below, int number)
{
	sights[above] = pl_sight(number);
	sights[below] = pl_sight(-number);
}

static int nth_bit(unsigned bits)
{
	return pl_lowest(bits) + 1;
}

/* --- what there is ------------------------------------------------------------------------ */

static void look_at_faction(struct eyes *e, int seat, int16_t *own)
{
	const struct flk_state *s = e->s;
	int faction = s->faction[seat];
	if (faction == 0)
		return;
	uint16_t total = s->total[seat];
	int16_t *units = own + UNITS_OF + flk_unit_row(faction, 1) - 1;
	int16_t *upgrades = own + UPGRADES + flk_upgrade_row(faction, 1) - 1;
	const struct flk_powers *p = flk_powers_of(e->r, s, seat);
	own[KALDARI + faction - 1] = PL_SIGHT_STEP;
	e->powers[seat] = p;
	e->guard[seat] = e->r->base_points + p->rampart;
	for (int t = 0; t < FLK_TYPES; t++) {
		int count = flk_of_type(total, t + 1);
		units[t] = pl_sight(16 * count);
		e->worth[seat] += count * flk_worth_unit(e->r, faction, t + 1);
		if (count > 0)
			e->assault[seat] = pl_most(e->assault[seat], p->assault[t]);
	}
	for (unsigned left = s->upgrades[seat]; left != 0; left &= left - 1)
		upgrades[pl_lowest(left)] = PL_SIGHT_STEP;
}

static void look_at_purse(struct eyes *e, int seat, int16_t *own)
{
	const struct flk_state *s = e->s;
	uint64_t yields = 0;
	for (int kind = 1; kind <= FLK_CARDS; kind++)
		yields += s->hand[seat][kind] * e->r->yields[kind];
	own[CARDS] = pl_sight(6 * s->cards[seat]);
	for (int colour = 0; colour < FLK_COLOURS; colour++) {
		int tokens = flk_tokens(s, seat, colour);
		own[BLUE + colour] = pl_sight(12 * tokens);
		int gives = (int)(yields >> (20 * colour) & 0xfffff);
		own[HAND_BLUE + colour] = pl_sight(4 * gives);
		e->wealth[seat] += tokens + gives;
	}
	e->moves[seat] = s->tokens[seat][FLK_YELLOW];
	if (e->harvests[seat] || !e->moves_yet[seat])
		e->moves[seat] = pl_least(e->moves[seat] + (int)(yields >> 40),
		                          e->r->token_limit[FLK_YELLOW]);
}

/* Who harvests, builds and moves yet, and how often one moves before the other does: who was
 * second in a round is first in the next (FLK-119). */
static void look_at_order(struct eyes *e, int seat, int16_t *own)
{
	const struct flk_state *s = e->s;
	int phase = pl_least(s->base.phase, FLK_MOVING), goes = 0;
	bool is_first = seat == s->initiative, is_done = s->gone > !is_first;
	bool has_fought = s->battle != 0 && s->attacker == seat;
	e->harvests[seat] = phase == FLK_HARVEST && !is_done;
	e->moves_yet[seat] = phase < FLK_MOVING || (!is_done && !has_fought);
	bool has_moved = phase == FLK_MOVING && !e->moves_yet[seat];
	bool other_moved = phase == FLK_MOVING &&
		(s->gone > is_first || (s->battle != 0 && s->attacker != seat));
	if (is_first)
		goes = !has_moved;
	else if (other_moved)
		goes = 1 + !has_moved;
	own[PENDING] = pl_sight_yes(pl_is_pending(&s->base, seat));
	own[HARVESTS] = pl_sight_yes(e->harvests[seat]);
	own[BUILDS] = pl_sight_yes(phase < FLK_BUILDING || (phase == FLK_BUILDING && !is_done));
	own[MOVES] = pl_sight_yes(e->moves_yet[seat]);
	own[GOES] = pl_sight(32 * goes);
}

/* --- who stands where ----------------------------------------------------------------------- */

/* Those of an army that go two steps in one move: all, if somebody escorts them. */
static int striding(const struct flk_powers *p, uint16_t army)
{
	unsigned goers = flk_types(army) & p->escort ? 15u : (unsigned)(p->stride | p->over);
	return flk_count(army & bits_of[goers]);
}

static void count_armies(struct eyes *e, int seat)
{
	const struct flk_state *s = e->s;
	const struct flk_powers *p = e->powers[seat];
	for (unsigned left = s->stands[seat]; left != 0; left &= left - 1) {
		int zone = nth_bit(left);
		uint16_t army = s->army[seat][zone];
		e->count[seat][zone] = (uint8_t)flk_count(army);
		if (p->stride != 0)
			e->stride[seat][zone] = (uint8_t)striding(p, army);
		if (p->gather != 0)
			e->join[seat][zone] = (uint8_t)flk_count(army & bits_of[p->gather]);
	}
}

static void look_at_board(struct eyes *e, int seat, int16_t *own)
{
	const struct flk_state *s = e->s;
	const struct flk_rules *r = e->r;
	unsigned gates = 0, beyond = 0, bases = s->bases[seat];
	int largest = 0, at_gates = 0, near_gates = 0, at_home = 0, room = 0;
	for (unsigned left = s->bases[1 - seat]; left != 0; left &= left - 1) {
		gates |= r->near[nth_bit(left)];
		beyond |= r->two_steps[nth_bit(left)];
	}
	for (unsigned left = s->stands[seat]; left != 0; left &= left - 1) {
		unsigned zone = left & ~(left - 1);
		int count = e->count[seat][nth_bit(left)];
		largest = pl_most(largest, count);
		at_gates += (gates & zone) ? count : 0;
		near_gates += (beyond & ~gates & zone) ? count : 0;
		at_home += (bases & zone) ? count : 0;
	}
	for (unsigned left = bases; left != 0; left &= left - 1)
		room += pl_most(0, r->limit[nth_bit(left)] - e->count[seat][nth_bit(left)]);
	own[ZONES] = pl_sight(8 * flk_zones_held(s, seat));
	own[ROOM] = pl_sight(8 * room);
	own[LARGEST] = pl_sight(16 * largest);
	own[AT_GATES] = pl_sight(8 * at_gates);
	own[NEAR_GATES] = pl_sight(8 * near_gates);
	own[AT_HOME] = pl_sight(8 * at_home);
	own[NAKED] = pl_sight(16 * flk_count_bits(bases & ~(unsigned)s->stands[seat]));
}

/* --- who could attack what -------------------------------------------------------------------- */

/* Armies that come at the same price. */
struct column {
	int armies, units, least, most;
};

static void fall_in(struct column *column, int units)
{
	column->armies++;
	column->units += units;
	column->least = pl_least(column->least, units);
	column->most = pl_most(column->most, units);
}

/* With so many moves; the smallest stay. */
static int coming(const struct column *column, int moves)
{
	if (moves >= column->armies)
		return column->units;
	return moves <= 0
		? 0
		: pl_most(column->most, column->units - column->least * (column->armies - moves));
}

/* Units that a seat could bring to a zone with the moves that it can pay for: those beside it
 * and those that stride, then armies two steps away, for two moves. */
static int muster(const struct eyes *e, int seat, int zone)
{
	const struct flk_state *s = e->s;
	struct column near = { 0, 0, FLK_ZONES, 0 }, far = { 0, 0, FLK_ZONES, 0 };
	int moves = e->moves[seat], joining = 0;
	unsigned beside = e->r->near[zone] & s->stands[seat];
	unsigned beyond = e->r->two_steps[zone] & s->stands[seat];
	if (moves == 0)
		return 0;
	for (; beside != 0; beside &= beside - 1) {
		int from = nth_bit(beside);
		fall_in(&near, e->count[seat][from]);
		joining += e->join[seat][from];
	}
	for (; beyond != 0; beyond &= beyond - 1) {
		int from = nth_bit(beyond), strides = e->stride[seat][from];
		int walks = e->count[seat][from] - strides;
		if (strides > 0)
			fall_in(&near, strides);
		if (walks > 0)
			fall_in(&far, walks);
	}
	int units = pl_most(coming(&near, moves), joining) +
		coming(&far, (moves - near.armies) / 2);
	return pl_least(units, e->r->limit[zone] + e->r->attackers_over);
}

/* By how many points an attack with so many units leads before any token is spent. */
static int lead_on(const struct eyes *e, int attacker, int zone, int units)
{
	int other = 1 - attacker;
	bool base = (e->s->bases[other] & flk_zone_bit(zone)) != 0;
	return flk_power(units) + e->assault[attacker] - flk_power(e->count[other][zone]) -
		(base ? e->guard[other] : 0);
}

/* What a seat's attacks promise: the best lead on a base, so much above being far behind; how
 * many bases, and units elsewhere, can be attacked with a lead. */
enum { FAR_BEHIND = 8, FAR_AHEAD = 16 };
struct prospects {
	int best, bases, units;
};

static struct prospects prospects_of(const struct eyes *e, int seat)
{
	const struct flk_state *s = e->s;
	int other = 1 - seat;
	struct prospects found = { 0, 0, 0 };
	for (unsigned left = flk_enemy_zones(s, seat); left != 0; left &= left - 1) {
		int zone = nth_bit(left), units = muster(e, seat, zone);
		int lead = lead_on(e, seat, zone, units);
		if (units == 0)
			continue;
		if (s->bases[other] & flk_zone_bit(zone)) {
			found.best =
				pl_most(found.best,
			                FAR_BEHIND + flk_within(1 - FAR_BEHIND, lead, FAR_AHEAD));
			found.bases += lead > 0;
		} else if (lead > 0) {
			found.units += e->count[other][zone];
		}
	}
	return found;
}

/* As an attacker's sights, and as the other's. */
static void look_at_attacks(const struct eyes *e, int seat, int16_t *own, int16_t *others)
{
	if (e->powers[seat] == NULL || e->powers[1 - seat] == NULL)
		return;
	struct prospects found = prospects_of(e, seat);
	bool is_last = flk_count_bits(e->s->bases[1 - seat]) == 1;
	own[SIEGE_LEAD] = others[THREAT_LEAD] = pl_sight(5 * found.best);
	own[SIEGE_AHEAD] = others[THREAT_AHEAD] = pl_sight_yes(found.bases > 0);
	own[SIEGES] = others[THREATS] = pl_sight(16 * found.bases);
	own[DECISIVE] = others[DOOM] = pl_sight(is_last ? 5 * found.best : 0);
	own[FIELD] = others[HUNTED] = pl_sight(12 * found.units);
}

/* --- the march ---------------------------------------------------------------------------- */

static int nearest_base(const struct flk_rules *r, unsigned bases, int from)
{
	int best = FLK_ZONES;
	for (; bases != 0; bases &= bases - 1)
		best = pl_least(best, r->distance[from][nth_bit(bases)]);
	return best;
}

static void put_lead(int16_t own[PL_SEATS][PL_SIGHTS], int attacker, int lead)
{
	put_difference(own[attacker], LEAD_AHEAD, LEAD_BEHIND, 8 * lead);
	put_difference(own[1 - attacker], LEAD_AHEAD, LEAD_BEHIND, -8 * lead);
}

/* Source and target are named, who goes is not. */
static void look_at_march(const struct eyes *e, int16_t own[PL_SEATS][PL_SIGHTS])
{
	const struct flk_state *s = e->s;
	int seat = s->turn, source = s->source, target = s->target;
	int going = pl_least(e->count[seat][source], flk_room(e->r, s, seat, target));
	unsigned bases = s->bases[1 - seat], to = flk_zone_bit(target);
	own[seat][GOING] = pl_sight(16 * going);
	own[seat][GOING_HOME] = pl_sight_yes((s->bases[seat] & to) != 0);
	own[seat][GOING_NEARER] =
		pl_sight_yes(nearest_base(e->r, bases, target) < nearest_base(e->r, bases, source));
	if (s->battle != 0 || !(flk_enemy_zones(s, seat) & to))
		return;
	own[seat][ATTACKS] = own[1 - seat][DEFENDS] = PL_SIGHT_STEP;
	put_lead(own, seat, lead_on(e, seat, target, going + e->count[seat][target]));
}

/* --- the battle ---------------------------------------------------------------------------- */

/* What falls and what is struck if combat ended now, as far as it has not been settled. */
struct losses {
	uint16_t sheet[FLK_AREAS]; /* after it */
	int worth;
};

static int sum_of(const uint8_t each[FLK_AREAS][FLK_TYPES], const uint16_t sheet[FLK_AREAS])
{
	int sum = 0;
	for (int area = FLK_FRONT; area < FLK_AREAS; area++)
		for (unsigned types = flk_types(sheet[area]); types != 0; types &= types - 1) {
			int t = pl_lowest(types);
			sum += each[area][t] * flk_of_type(sheet[area], t + 1);
		}
	return sum;
}

static void fall(const struct eyes *e, int seat, int margin, struct losses *loss)
{
	const uint16_t *sheet = e->s->sheet[seat];
	uint16_t falling = margin < 0 ? 0 : flk_falling(e->r, e->s, seat, margin);
	for (int area = FLK_FRONT; area < FLK_AREAS; area++)
		loss->sheet[area] = sheet[area];
	flk_take_off(&loss->sheet[FLK_FRONT], falling);
	loss->worth = flk_worth_units(e->r, e->s->faction[seat], falling);
}

/* What the strikes of one side cost the other: victims of middling worth. */
static int struck(const struct eyes *e, int owner, int strikes, uint16_t support)
{
	unsigned ward = e->powers[owner]->ward[FLK_SUPPORT];
	uint16_t open = support & (uint16_t)~bits_of[ward & 15];
	int victims = flk_count(open), worth;
	if (victims == 0 || strikes == 0)
		return 0;
	worth = flk_worth_units(e->r, e->s->faction[owner], open);
	return strikes >= victims ? worth : worth * strikes / victims;
}

/* While tokens can still be spent. */
static void look_at_combat(const struct eyes *e, int16_t own[PL_SEATS][PL_SIGHTS])
{
	const struct flk_state *s = e->s;
	struct losses loss[FLK_PLAYERS];
	int lead = flk_points(e->r, s, s->attacker) - flk_points(e->r, s, 1 - s->attacker);
	int reach[FLK_PLAYERS];
	put_lead(own, s->attacker, lead);
	for (int seat = 0; seat < FLK_PLAYERS; seat++) {
		fall(e, seat, seat == s->attacker ? -lead : lead, &loss[seat]);
		reach[seat] = (s->stopped >> seat) & 1 ? 0 : flk_potential(e->r, s, seat);
	}
	for (int seat = 0; seat < FLK_PLAYERS; seat++) {
		int other = 1 - seat, ahead = seat == s->attacker ? lead : -lead;
		int strikes = sum_of(e->powers[seat]->strikes, loss[seat].sheet) -
			sum_of(e->powers[other]->screens, loss[other].sheet);
		own[seat][STRIKES] = pl_sight(16 * strikes);
		loss[other].worth +=
			struck(e, other, pl_most(0, strikes), loss[other].sheet[FLK_SUPPORT]);
		put_difference(own[seat], REACH_AHEAD, REACH_BEHIND,
		               6 * (ahead + reach[seat] - reach[other]));
		own[seat][STOPPED] = pl_sight_yes((s->stopped >> seat) & 1);
	}
	for (int seat = 0; seat < FLK_PLAYERS; seat++) {
		own[seat][LOSES] = pl_sight(loss[seat].worth / 2);
		own[seat][TAKES] = pl_sight(loss[1 - seat].worth / 2);
	}
	own[1 - s->attacker][BASE_FALLS] = own[s->attacker][BASE_TAKEN] =
		pl_sight_yes(s->siege && lead >= 0);
}

static void look_at_sheet(const struct eyes *e, int seat, int16_t *own)
{
	const struct flk_state *s = e->s;
	for (int area = FLK_FRONT; area < FLK_AREAS; area++)
		own[FRONT + area] = pl_sight(16 * flk_count(s->sheet[seat][area]));
	own[MINED] = pl_sight_yes(s->mined[seat] != 0 && s->mined[seat] != FLK_NO_CARD);
	own[REFUGES] = pl_sight(16 * flk_count_bits(flk_refuges(e->r, s, seat)));
}

/* The battle that is open, up to the return of the survivors. */
static void look_at_battle(const struct eyes *e, int16_t own[PL_SEATS][PL_SIGHTS])
{
	const struct flk_state *s = e->s;
	int one = s->attacker, phase = s->base.phase;
	own[one][ATTACKS] = own[1 - one][DEFENDS] = PL_SIGHT_STEP;
	for (int seat = 0; seat < FLK_PLAYERS; seat++)
		look_at_sheet(e, seat, own[seat]);
	if (phase < FLK_BEFORE)
		put_lead(own, one, lead_on(e, one, s->battle, e->count[one][s->battle]));
	else if (phase <= FLK_SPENDING)
		look_at_combat(e, own);
	for (int seat = 0; phase == FLK_STRIKING && seat < FLK_PLAYERS; seat++) {
		int cost = struck(e, 1 - seat, s->strikes[seat], s->sheet[1 - seat][FLK_SUPPORT]);
		own[seat][STRIKES] = pl_sight(16 * s->strikes[seat]);
		own[seat][TAKES] = own[1 - seat][LOSES] = pl_sight(cost / 2);
	}
	for (int seat = 0; phase == FLK_RETREATING && seat < FLK_PLAYERS; seat++)
		own[seat][GOING] = pl_sight(16 * flk_count(s->aside[seat]));
}

/* --- all of it ------------------------------------------------------------------------------- */

static void compare(const struct eyes *e, int seat, int16_t *own)
{
	const struct flk_state *s = e->s;
	int bases = flk_count_bits(s->bases[seat]);
	own[BASES] = pl_sight(16 * bases);
	own[TWO_BASES] = pl_sight_yes(bases >= 2);
	own[UNITS] = pl_sight(6 * flk_count(s->total[seat]));
	put_difference(own, BASES_AHEAD, BASES_BEHIND,
	               16 * (bases - flk_count_bits(s->bases[1 - seat])));
	put_difference(own, WORTH_AHEAD, WORTH_BEHIND, (e->worth[seat] - e->worth[1 - seat]) / 2);
	put_difference(own, RICHER, POORER, 2 * (e->wealth[seat] - e->wealth[1 - seat]));
}

static void look_at_table(const struct eyes *e, int16_t *table)
{
	const struct flk_state *s = e->s;
	int phase = s->base.phase;
	table[ROUND] = pl_sight(4 * s->round);
	table[LATE] = pl_sight_yes(s->round >= 10);
	table[LATER] = pl_sight_yes(s->round >= 20);
	if (phase >= FLK_HARVEST && phase <= FLK_MOVING)
		table[HARVEST + phase - FLK_HARVEST] = PL_SIGHT_STEP;
	if (phase >= FLK_PICKING && phase <= FLK_REINFORCING)
		table[MARCHING] = PL_SIGHT_STEP;
	if (phase >= FLK_FORMING && phase <= FLK_RETREATING)
		table[FORMING + phase - FLK_FORMING] = PL_SIGHT_STEP;
	table[SIEGE] = pl_sight_yes(s->siege);
	table[ALL_BASES] =
		pl_sight(12 * (flk_count_bits(s->bases[0]) + flk_count_bits(s->bases[1])));
	table[BOARD_TWO] = pl_sight_yes(e->r->board == 2);
	table[BOARD_THREE] = pl_sight_yes(e->r->board == 3);
	table[MORE_CARDS] = pl_sight_yes(e->r->base_cards == FLK_CARDS_MORE);
}

static void look(const struct pl_rules *rules, const struct pl_state *state,
                 int16_t own[PL_SEATS][PL_SIGHTS], int16_t table[PL_SIGHTS])
{
	struct eyes e = {
		flk_numbers(rules), flk_position(state),
		{ NULL, NULL },     { { 0 }, { 0 } },
		{ { 0 }, { 0 } },   { { 0 }, { 0 } },
		{ 0, 0 },           { 0, 0 },
		{ 0, 0 },           { 0, 0 },
		{ 0, 0 },           { false, false },
		{ false, false },
	};
	for (int seat = 0; seat < FLK_PLAYERS; seat++) {
		look_at_faction(&e, seat, own[seat]);
		count_armies(&e, seat);
		look_at_order(&e, seat, own[seat]);
		look_at_purse(&e, seat, own[seat]);
		look_at_board(&e, seat, own[seat]);
	}
	for (int seat = 0; seat < FLK_PLAYERS; seat++) {
		compare(&e, seat, own[seat]);
		look_at_attacks(&e, seat, own[seat], own[1 - seat]);
	}
	if (e.s->base.phase == FLK_PICKING)
		look_at_march(&e, own);
	if (e.s->battle != 0)
		look_at_battle(&e, own);
	look_at_table(&e, table);
}

const struct pl_sights flk_sights = { own_names, table_names, look };

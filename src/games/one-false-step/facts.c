/* facts.c - what follows from a view or an event and is not kept in it: points, chances,
 * where things lie on the map. */
#include "games/one-false-step/facts.h"
#include "games/one-false-step/words.h"

#define FACT(name)                                                                                 \
	int32_t name(const struct pl_rules *rules, const struct pl_state *view, int viewer,        \
	             const int row[PL_BRACKETS])

/* --- Mines and Farms as they are printed ------------------------------------------------ */

static int section_of_spot(int spot)
{
	return 1 + (spot - 1) / OFS_CLAIMS_EACH;
}

static bool is_printed(const struct ofs_rules *r, int spot)
{
	return ofs_local(spot) < r->section[section_of_spot(spot) - 1].claims;
}

FACT(ofs_spot_kind)
{
	const struct ofs_rules *r = ofs_numbers(rules);
	(void)view, (void)viewer;
	return r->section[section_of_spot(row[0]) - 1].claim[ofs_local(row[0])].kind;
}

FACT(ofs_spot_section)
{
	(void)rules, (void)view, (void)viewer;
	return section_of_spot(row[0]);
}

FACT(ofs_spot_number)
{
	(void)view, (void)viewer;
	return ofs_claim_number(ofs_numbers(rules), section_of_spot(row[0]), ofs_local(row[0]));
}

/* --- levels of a system --------------------------------------------------------------------- */

int ofs_thousandths(int part, int whole)
{
	return (2000 * part + whole) / (2 * whole);
}

FACT(ofs_level_cost)
{
	(void)view, (void)viewer;
	return ofs_numbers(rules)->price[row[0]];
}

FACT(ofs_level_needs)
{
	(void)view, (void)viewer;
	return ofs_numbers(rules)->target[row[0]];
}

FACT(ofs_level_chance)
{
	(void)view, (void)viewer;
	return ofs_thousandths(ofs_numbers(rules)->chance[row[0]], 36);
}

/* --- sections ------------------------------------------------------------------------------- */

FACT(ofs_section_mines)
{
	(void)view, (void)viewer;
	return ofs_count(ofs_numbers(rules)->graph[row[0] - 1].mines);
}

FACT(ofs_section_farms)
{
	(void)view, (void)viewer;
	return ofs_count(ofs_numbers(rules)->graph[row[0] - 1].farms);
}

/* The cities of a section, or its County Seats alone. */
static int cities_on(const struct pl_rules *rules, int section, bool seats_only)
{
	const struct ofs_rules *r = ofs_numbers(rules);
	int count = 0;
	for (int city = 0; city < r->cities; city++)
		count += r->city[city].section == section && (!seats_only || r->city[city].seat);
	return count;
}

FACT(ofs_section_cities)
{
	(void)view, (void)viewer;
	return cities_on(rules, row[0], false);
}

FACT(ofs_section_county_seats)
{
	(void)view, (void)viewer;
	return cities_on(rules, row[0], true);
}

/* --- events -------------------------------------------------------------------------------- */

static const uint8_t *told(const struct pl_state *event)
{
	return ((const struct pl_event *)(const void *)event)->arg;
}

FACT(ofs_told_spot)
{
	const uint8_t *arg = told(view);
	(void)rules, (void)viewer, (void)row;
	return OFS_CLAIMS_EACH * (arg[1] - 1) + arg[2];
}

FACT(ofs_told_held)
{
	(void)rules, (void)viewer, (void)row;
	return told(view)[0] == told(view)[2];
}

static int thrown(const struct pl_state *event, int system)
{
	int dice = told(event)[system - 1];
	return dice % 16 + dice / 16;
}

FACT(ofs_told_guidance)
{
	(void)rules, (void)viewer, (void)row;
	return thrown(view, OFS_GUIDANCE);
}

FACT(ofs_told_life)
{
	(void)rules, (void)viewer, (void)row;
	return thrown(view, OFS_LIFE);
}

FACT(ofs_told_fuel)
{
	(void)rules, (void)viewer, (void)row;
	return thrown(view, OFS_FUEL);
}

FACT(ofs_told_holding)
{
	(void)rules, (void)viewer, (void)row;
	return ofs_count(told(view)[4]);
}

/* --- players -------------------------------------------------------------------------------- */

static const struct ofs_player *player_of(const struct pl_state *view, const int *row)
{
	return &ofs_position(view)->player[row[0]];
}

FACT(ofs_fact_points)
{
	(void)viewer;
	return ofs_score(ofs_numbers(rules), ofs_position(view), row[0]);
}

FACT(ofs_fact_know_points)
{
	int points = 0;
	(void)viewer;
	for (int system = 0; system < OFS_SYSTEMS; system++)
		if (ofs_position(view)->holder[system] == row[0] + 1)
			points += ofs_numbers(rules)->system[system].points;
	return points;
}

FACT(ofs_fact_city_points)
{
	return ofs_fact_points(rules, view, viewer, row) - player_of(view, row)->red -
		ofs_fact_know_points(rules, view, viewer, row);
}

FACT(ofs_fact_mines)
{
	(void)viewer;
	return ofs_count(player_of(view, row)->claims &
	                 ofs_claims_of(ofs_numbers(rules), ofs_position(view), OFS_MINE));
}

FACT(ofs_fact_farms)
{
	return ofs_count(player_of(view, row)->claims) - ofs_fact_mines(rules, view, viewer, row);
}

FACT(ofs_fact_upkeep)
{
	(void)viewer;
	return ofs_upkeep(ofs_numbers(rules), ofs_position(view), row[0]);
}

FACT(ofs_fact_offers_left)
{
	(void)viewer;
	return ofs_numbers(rules)->offers_a_day - player_of(view, row)->offers;
}

struct ofs_odds ofs_shot_odds(const struct ofs_rules *r, const struct ofs_player *p)
{
	struct ofs_odds odds = { { 0 } };
	for (int pattern = 0; pattern < 1 << OFS_SYSTEMS; pattern++) {
		int rolls = 1, held = 0;
		for (int system = 0; system < OFS_SYSTEMS; system++) {
			int chance = r->chance[p->level[system]];
			bool holds = (pattern >> system) & 1;
			rolls *= holds ? chance : 36 - chance;
			held += holds;
		}
		odds.held[held] += rolls;
	}
	return odds;
}

int ofs_jump_odds(int ours, int theirs)
{
	int wins = 0;
	for (int first = 1; first <= 6; first++)
		for (int second = 1; second <= 6; second++)
			wins += first + ours > second + theirs;
	return wins;
}

static int level_of(const struct pl_state *view, const int *row)
{
	return player_of(view, row)->level[row[1]];
}

/* The level above, or 0 at the highest. */
static int next_level_of(const struct pl_rules *rules, const struct pl_state *view, const int *row)
{
	int level = level_of(view, row);
	return level < ofs_numbers(rules)->levels ? level + 1 : 0;
}

FACT(ofs_fact_target)
{
	(void)viewer;
	return ofs_numbers(rules)->target[level_of(view, row)];
}

FACT(ofs_fact_chance)
{
	(void)viewer;
	return ofs_thousandths(ofs_numbers(rules)->chance[level_of(view, row)], 36);
}

FACT(ofs_fact_price)
{
	(void)viewer;
	return ofs_next_price(ofs_numbers(rules), player_of(view, row), row[1] + 1);
}

FACT(ofs_fact_next_target)
{
	(void)viewer;
	return ofs_numbers(rules)->target[next_level_of(rules, view, row)];
}

FACT(ofs_fact_next_chance)
{
	(void)viewer;
	return ofs_thousandths(ofs_numbers(rules)->chance[next_level_of(rules, view, row)], 36);
}

/* OFS-083 to OFS-087: who steps above the holder of the Know-how takes it, others pay him. */
FACT(ofs_fact_leads)
{
	const struct ofs_state *s = ofs_position(view);
	int next = next_level_of(rules, view, row), holder = s->holder[row[1]];
	(void)viewer;
	if (next == 0 || holder == row[0] + 1)
		return false;
	return holder == 0 || next > s->player[holder - 1].level[row[1]];
}

FACT(ofs_fact_fee)
{
	int next = next_level_of(rules, view, row), holder = ofs_position(view)->holder[row[1]];
	const struct ofs_rules *r = ofs_numbers(rules);
	if (next == 0 || holder == row[0] + 1 || ofs_fact_leads(rules, view, viewer, row))
		return 0;
	return pl_least(r->system[row[1]].fee, r->price[next]);
}

FACT(ofs_fact_shot)
{
	(void)viewer;
	struct ofs_odds odds = ofs_shot_odds(ofs_numbers(rules), player_of(view, row));
	return ofs_thousandths(odds.held[row[1]], OFS_ROLLS);
}

FACT(ofs_fact_gain)
{
	const struct ofs_rules *r = ofs_numbers(rules);
	(void)viewer;
	return row[1] * r->shot_system +
		(row[1] == OFS_SYSTEMS ? player_of(view, row)->rocket * r->shot_counter : 0);
}

/* --- the map ----------------------------------------------------------------------------------- */

int ofs_owner_of(const struct ofs_state *s, int claim)
{
	for (int seat = 0; seat < s->base.seats; seat++)
		if (s->player[seat].claims & ofs_claim_bit(claim))
			return seat + 1;
	return 0;
}

FACT(ofs_fact_room)
{
	const struct ofs_rules *r = ofs_numbers(rules);
	(void)view, (void)viewer;
	return r->population ? r->cap[row[0] + 1] : 0;
}

static struct ofs_point city_at(const struct pl_rules *rules, const struct pl_state *view, int row)
{
	const struct ofs_rules *r = ofs_numbers(rules);
	const struct ofs_city *city = &r->city[row];
	int slot = row < r->cities ? ofs_slot_with(ofs_position(view), city->section) : -1;
	struct ofs_point nowhere = { 0, 0 };
	return slot < 0 ? nowhere : ofs_lay(r, ofs_position(view), slot, city->x, city->y);
}

FACT(ofs_fact_city_x)
{
	(void)viewer;
	return city_at(rules, view, row[0]).x;
}

FACT(ofs_fact_city_y)
{
	(void)viewer;
	return city_at(rules, view, row[0]).y;
}

int ofs_spot_of(const struct ofs_state *s, int claim)
{
	return OFS_CLAIMS_EACH * (s->section[ofs_slot_of(claim)] - 1) + ofs_local(claim) + 1;
}

FACT(ofs_fact_spot)
{
	int spot = ofs_spot_of(ofs_position(view), row[0] + 1);
	(void)viewer;
	return is_printed(ofs_numbers(rules), spot) ? spot : 0;
}

FACT(ofs_fact_claim_kind)
{
	int spot[PL_BRACKETS] = { ofs_fact_spot(rules, view, viewer, row) };
	return spot[0] != 0 ? ofs_spot_kind(rules, view, viewer, spot) : 0;
}

static struct ofs_point claim_at(const struct pl_rules *rules, const struct pl_state *view, int row)
{
	const struct ofs_rules *r = ofs_numbers(rules);
	const struct ofs_state *s = ofs_position(view);
	int slot = ofs_slot_of(row + 1), local = ofs_local(row + 1);
	const struct ofs_section *section = &r->section[s->section[slot] - 1];
	const struct ofs_claim *claim = &section->claim[local];
	struct ofs_point nowhere = { 0, 0 };
	return local < section->claims ? ofs_lay(r, s, slot, claim->x, claim->y) : nowhere;
}

FACT(ofs_fact_claim_x)
{
	(void)viewer;
	return claim_at(rules, view, row[0]).x;
}

FACT(ofs_fact_claim_y)
{
	(void)viewer;
	return claim_at(rules, view, row[0]).y;
}

FACT(ofs_fact_claim_owner)
{
	(void)rules, (void)viewer;
	return ofs_owner_of(ofs_position(view), row[0] + 1);
}

FACT(ofs_fact_claim_defender)
{
	const struct ofs_state *s = ofs_position(view);
	int owner = ofs_owner_of(s, row[0] + 1);
	(void)viewer;
	return owner != 0 ? ofs_defender(ofs_numbers(rules), s, owner - 1, row[0] + 1) : 0;
}

/* Ports are counted as they lie, points as on the upright section. */
static struct ofs_point port_point(const struct ofs_rules *r, const struct ofs_state *s, int slot,
                                   int port)
{
	static const uint8_t edges[OFS_PORTS][2] = {
		{ 30, 0 },   { 70, 0 },   { 100, 30 }, { 100, 70 }, { 100, 110 },
		{ 30, 140 }, { 70, 140 }, { 0, 30 },   { 0, 70 },   { 0, 110 },
	};
	int x = edges[port][0], y = edges[port][1];
	if (s->turned[slot]) {
		x = 10 * OFS_SHORT - x;
		y = 10 * OFS_LONG - y;
	}
	return ofs_lay(r, s, slot, x, y);
}

static int claim_at_port(const struct ofs_rules *r, const struct ofs_state *s, int slot, int port)
{
	const struct ofs_graph *graph = ofs_graph_at(r, s, slot);
	return slot * OFS_CLAIMS_EACH + graph->at_port[s->turned[slot]][port] + 1;
}

FACT(ofs_fact_port_claim)
{
	(void)viewer;
	return claim_at_port(ofs_numbers(rules), ofs_position(view), row[0] / OFS_PORTS,
	                     row[0] % OFS_PORTS);
}

FACT(ofs_fact_port_meets)
{
	const struct ofs_rules *r = ofs_numbers(rules);
	const struct ofs_state *s = ofs_position(view);
	int met = r->meets[s->layout - 1][row[0] / OFS_PORTS][row[0] % OFS_PORTS] - 1;
	(void)viewer;
	return met < 0 ? 0 : claim_at_port(r, s, met / OFS_PORTS, met % OFS_PORTS);
}

FACT(ofs_fact_port_x)
{
	(void)viewer;
	return port_point(ofs_numbers(rules), ofs_position(view), row[0] / OFS_PORTS,
	                  row[0] % OFS_PORTS)
		.x;
}

FACT(ofs_fact_port_y)
{
	(void)viewer;
	return port_point(ofs_numbers(rules), ofs_position(view), row[0] / OFS_PORTS,
	                  row[0] % OFS_PORTS)
		.y;
}

FACT(ofs_fact_deck_left)
{
	int left = 0;
	(void)rules, (void)viewer, (void)row;
	for (int city = 1; city <= OFS_CITIES; city++)
		left += ofs_position(view)->town[city].where == OFS_DECK;
	return left;
}

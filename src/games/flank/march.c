/* march.c - moves on the board: how far units come, who joins them, and the
 * battle that a move into the enemy's zone opens. */
#include "games/flank/flank.h"

/* FLK-061, FLK-C01: room for a player's units in a zone, which the attacker of
 * a held zone has more of; the defender's units do not matter (FLK-065). */
int flk_room(const struct flk_rules *r, const struct flk_state *s, int seat, int zone)
{
	bool attack = (flk_enemy_zones(s, seat) & flk_zone_bit(zone)) != 0;
	return r->limit[zone] + (attack ? r->attackers_over : 0) - flk_count(s->army[seat][zone]);
}

/* How a zone can be reached from another: by a step, by a stride through a zone
 * that no enemy holds, or only over the enemy. */
enum flk_reach flk_reach(const struct flk_rules *r, const struct flk_state *s, int seat, int source,
                         int target)
{
	uint16_t to = flk_zone_bit(target);
	if (r->near[source] & to)
		return FLK_BY_STEP;
	if (!(r->two_steps[source] & to))
		return FLK_OUT_OF_REACH;
	unsigned between = r->near[source] & r->near[target];
	return (between & ~flk_enemy_zones(s, seat)) != 0 ? FLK_BY_STRIDE : FLK_BY_FLIGHT;
}

/* Whether these units together can travel so. */
bool flk_can_travel(const struct flk_powers *p, enum flk_reach reach, uint16_t units)
{
	unsigned types = flk_types(units);
	switch (reach) {
	case FLK_BY_STEP:
		return types != 0;
	case FLK_BY_STRIDE:
		return types != 0 && ((types & ~p->stride) == 0 || (types & p->escort) != 0);
	case FLK_BY_FLIGHT:
		return types != 0 && (types & ~p->over) == 0;
	default:
		return false;
	}
}

/* Whether anybody of an army can travel so: the eligible types, or none. */
static bool some_can_travel(const struct flk_powers *p, enum flk_reach reach, uint16_t units)
{
	unsigned types = flk_types(units);
	if (reach == FLK_BY_STRIDE)
		return (types & p->stride) != 0;
	return reach == FLK_BY_FLIGHT ? (types & p->over) != 0 : types != 0;
}

static bool has_room(const struct flk_rules *r, const struct flk_state *s, int seat, int zone)
{
	return flk_room(r, s, seat, zone) > 0;
}

/* Zones from which units can move to a zone; none if it is full. */
unsigned flk_sources(const struct flk_rules *r, const struct flk_state *s, int seat, int target)
{
	const struct flk_powers *p = flk_powers_of(r, s, seat);
	unsigned found = r->near[target] & s->stands[seat];
	if (!has_room(r, s, seat, target))
		return 0;
	unsigned further = p->stride == 0 ? 0 : r->two_steps[target] & s->stands[seat];
	for (; further != 0; further &= further - 1) {
		int source = pl_lowest(further) + 1;
		if (some_can_travel(p, flk_reach(r, s, seat, source, target),
		                    s->army[seat][source]))
			found |= flk_zone_bit(source);
	}
	return found;
}

/* Zones from which a unit of this type may join the move that is being made. */
unsigned flk_joiners(const struct flk_rules *r, const struct flk_state *s, int seat, int type)
{
	unsigned found = 0;
	if (!((flk_powers_of(r, s, seat)->gather >> (type - 1)) & 1))
		return 0;
	if (!has_room(r, s, seat, s->target))
		return 0;
	unsigned zones = r->near[s->target] & s->stands[seat] & (unsigned)~flk_zone_bit(s->source);
	for (; zones != 0; zones &= zones - 1) {
		int zone = pl_lowest(zones) + 1;
		if (flk_of_type(s->army[seat][zone], type) > 0)
			found |= flk_zone_bit(zone);
	}
	return found;
}

/* --- moving ------------------------------------------------------------------------ */

static bool somebody_joins(const struct flk_table *t, int seat)
{
	unsigned types = flk_powers_of(t->r, t->s, seat)->gather;
	for (; types != 0; types &= types - 1)
		if (flk_joiners(t->r, t->s, seat, pl_lowest(types) + 1) != 0)
			return true;
	return false;
}

/* FLK-062: into a zone with enemy units or an enemy base. */
static void open_battle(struct flk_table *t, int seat)
{
	struct flk_state *s = t->s;
	s->battle = s->target;
	s->attacker = (uint8_t)seat;
	s->siege = (s->bases[1 - seat] & flk_zone_bit(s->target)) != 0;
}

/* After a move: another one, unless none is possible; in an open battle only
 * moves into its zone (FLK-C24). */
void flk_go_on_moving(struct flk_table *t, int seat)
{
	struct flk_state *s = t->s;
	s->target = s->source = 0;
	if (s->battle == 0) {
		s->base.phase = FLK_MOVING;
		if (!flk_can_move(t->r, s, seat))
			flk_end_move_phase(t, seat);
		return;
	}
	if (s->tokens[seat][FLK_YELLOW] >= t->r->move_price &&
	    flk_sources(t->r, s, seat, s->battle) != 0)
		s->base.phase = FLK_REINFORCING;
	else
		flk_begin_battle(t);
}

static void after_arrival(struct flk_table *t, int seat)
{
	if (somebody_joins(t, seat))
		t->s->base.phase = FLK_JOINING;
	else
		flk_go_on_moving(t, seat);
}

/* FLK-057: each move is paid. */
void flk_send(struct flk_table *t, int seat, uint16_t units)
{
	struct flk_state *s = t->s;
	struct pl_event event = { FLK_DID_MARCH,
		                  (uint8_t)seat,
		                  0,
		                  { s->faction[seat], (uint8_t)units, (uint8_t)(units >> 8),
		                    s->source, s->target, (uint8_t)flk_count(units) },
		                  { 0 } };
	uint8_t *yellow = &s->tokens[seat][FLK_YELLOW];
	*yellow = (uint8_t)(*yellow - t->r->move_price);
	if (s->battle == 0 && (flk_enemy_zones(s, seat) & flk_zone_bit(s->target)))
		open_battle(t, seat);
	flk_take_units(s, seat, s->source, units);
	flk_put_units(s, seat, s->target, units);
	flk_tell_event(t, &event);
	after_arrival(t, seat);
}

void flk_join(struct flk_table *t, int seat, int type, int zone)
{
	struct flk_state *s = t->s;
	int row = flk_unit_row(s->faction[seat], type);
	struct pl_event event = {
		FLK_DID_JOIN, (uint8_t)seat, 0, { (uint8_t)row, (uint8_t)zone, s->target }, { 0 }
	};
	flk_take_units(s, seat, zone, flk_some(type, 1));
	flk_put_units(s, seat, s->target, flk_some(type, 1));
	flk_tell_event(t, &event);
	after_arrival(t, seat);
}

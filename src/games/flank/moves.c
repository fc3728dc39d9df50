/* moves.c - what may be done: the list of moves, and why a move is not in it. */
#include "games/flank/flank.h"

/* --- prices ---------------------------------------------------------------------------- */

void flk_unit_price(const struct flk_rules *r, const struct flk_state *s, int seat, int type,
                    uint8_t price[FLK_COLOURS])
{
	const struct flk_powers *p = flk_powers_of(r, s, seat);
	for (int colour = 0; colour < FLK_COLOURS; colour++)
		price[colour] = p->price[type - 1][colour];
}

bool flk_can_pay(const struct flk_state *s, int seat, const uint8_t price[FLK_COLOURS])
{
	const uint8_t *tokens = s->tokens[seat];
	return tokens[0] >= price[0] && tokens[1] >= price[1] && tokens[2] >= price[2];
}

/* FLK-046, FLK-047, FLK-C32: base zones with room. */
static unsigned building_sites(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	unsigned found = 0;
	for (unsigned zones = s->bases[seat]; zones != 0; zones &= zones - 1) {
		int zone = flk_lowest(zones) + 1;
		if (flk_count(s->army[seat][zone]) < r->limit[zone])
			found |= flk_zone_bit(zone);
	}
	return found;
}

/* FLK-048, FLK-C34 */
static bool has_miniature(const struct flk_rules *r, const struct flk_state *s, int seat, int type)
{
	int copies = r->unit[flk_unit_row(s->faction[seat], type) - 1].copies;
	return flk_of_type(s->total[seat], type) < copies;
}

static bool is_populated(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	return flk_count(s->total[seat]) >= r->population;
}

/* Bits of the types that can be paid for and have a miniature left. */
static unsigned affordable(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	const struct flk_powers *p = flk_powers_of(r, s, seat);
	unsigned types = 0;
	if (is_populated(r, s, seat))
		return 0;
	for (int type = 1; type <= FLK_TYPES; type++)
		if (flk_can_pay(s, seat, p->price[type - 1]) && has_miniature(r, s, seat, type))
			types |= 1u << (type - 1);
	return types;
}

/* Bits of the upgrades that can be paid for and are not active. */
static unsigned purchasable(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	const struct flk_upgrade *row = &r->upgrade[flk_upgrade_row(s->faction[seat], 1) - 1];
	unsigned found = 0;
	if (r->upgrade_limit == 0)
		return 0;
	for (int u = 0; u < FLK_UPGRADES; u++)
		if (!((s->upgrades[seat] >> u) & 1) && flk_can_pay(s, seat, row[u].price))
			found |= 1u << u;
	return found;
}

bool flk_can_build(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	return purchasable(r, s, seat) != 0 ||
		(building_sites(r, s, seat) != 0 && affordable(r, s, seat) != 0);
}

/* Of the open zones, those that units of a zone can move to. */
static unsigned targets(const struct flk_rules *r, const struct flk_state *s, int seat, int source,
                        unsigned open)
{
	unsigned stride = flk_powers_of(r, s, seat)->stride;
	unsigned found = r->near[source] & open;
	if (stride != 0 && (flk_types(s->army[seat][source]) & stride) != 0)
		found |= flk_far_targets(r, s, seat, source, open);
	return found;
}

bool flk_can_move(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	if (s->tokens[seat][FLK_YELLOW] < r->move_price)
		return false;
	/* Mostly there is a zone next door without own units, hence with room. */
	for (unsigned zones = s->stands[seat]; zones != 0; zones &= zones - 1)
		if ((r->near[flk_lowest(zones) + 1] & ~s->stands[seat]) != 0)
			return true;
	unsigned open = flk_open_zones(r, s, seat);
	for (unsigned zones = s->stands[seat]; zones != 0; zones &= zones - 1)
		if (targets(r, s, seat, flk_lowest(zones) + 1, open) != 0)
			return true;
	return false;
}

bool flk_can_spend(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	if (flk_tokens(s, seat, FLK_BLUE) > 0)
		return true;
	if (flk_tokens(s, seat, FLK_YELLOW) > 0 && flk_on_sheet(s, seat) != 0)
		return true;
	if (flk_tokens(s, seat, FLK_GREEN) == 0)
		return false;
	for (int area = FLK_FRONT; area < FLK_AREAS; area++)
		if (flk_pushable(r, s, seat, area) != 0)
			return true;
	return false;
}

/* --- listing --------------------------------------------------------------------------- */

struct list {
	const struct flk_rules *r;
	const struct flk_state *s;
	struct pl_move *out;
	int count, seat;
};

static inline void add(struct list *l, int verb, int a, int b, int c, int d)
{
	pl_put_move(&l->out[l->count++], verb, l->seat, a, b, c, d, 0);
}

static void list_factions(struct list *l)
{
	for (int faction = 1; faction <= FLK_FACTIONS; faction++)
		if (l->s->faction[1 - l->seat] != faction)
			add(l, FLK_TAKE, faction, 0, 0, 0);
}

static void list_harvest(struct list *l)
{
	for (int card = 1; card <= l->r->cards; card++) {
		if (l->s->hand[l->seat][card] == 0)
			continue;
		add(l, FLK_PLAY, card, 0, 0, 0);
		add(l, FLK_MINE, card, 0, 0, 0);
	}
	add(l, FLK_DONE, 0, 0, 0, 0);
}

/* FLK-054: at the limit one is given up for each that is bought. */
static void list_upgrades(struct list *l)
{
	unsigned active = l->s->upgrades[l->seat];
	bool full = flk_count_bits(active) >= l->r->upgrade_limit;
	for (unsigned u = purchasable(l->r, l->s, l->seat); u != 0; u &= u - 1) {
		int upgrade = flk_lowest(u) + 1;
		if (!full)
			add(l, FLK_BUY, upgrade, 0, 0, 0);
		for (unsigned old = full ? active : 0; old != 0; old &= old - 1)
			add(l, FLK_BUY, upgrade, flk_lowest(old) + 1, 0, 0);
	}
}

static void list_building(struct list *l)
{
	unsigned sites = building_sites(l->r, l->s, l->seat);
	for (unsigned types = affordable(l->r, l->s, l->seat); types != 0; types &= types - 1)
		for (unsigned zones = sites; zones != 0; zones &= zones - 1)
			add(l, FLK_BUILD, flk_lowest(types) + 1, flk_lowest(zones) + 1, 0, 0);
	list_upgrades(l);
	add(l, FLK_DONE, 0, 0, 0, 0);
}

static void list_marches(struct list *l)
{
	const struct flk_state *s = l->s;
	if (s->base.phase == FLK_REINFORCING) {
		for (unsigned from = flk_sources(l->r, s, l->seat, s->battle); from != 0;
		     from &= from - 1)
			add(l, FLK_MARCH, s->battle, flk_lowest(from) + 1, 0, 0);
	} else {
		unsigned open = flk_open_zones(l->r, s, l->seat);
		for (unsigned from = s->stands[l->seat]; from != 0; from &= from - 1) {
			int source = flk_lowest(from) + 1;
			for (unsigned to = targets(l->r, s, l->seat, source, open); to != 0;
			     to &= to - 1)
				add(l, FLK_MARCH, flk_lowest(to) + 1, source, 0, 0);
		}
	}
	add(l, FLK_DONE, 0, 0, 0, 0);
}

/* Every group of the units that can go so far together, the largest first. */
static void list_groups(struct list *l)
{
	const struct flk_state *s = l->s;
	const struct flk_powers *p = flk_powers_of(l->r, s, l->seat);
	uint16_t army = s->army[l->seat][s->source];
	enum flk_reach reach = flk_reach(l->r, s, l->seat, s->source, s->target);
	bool all = reach == FLK_BY_STEP;
	int room = flk_room(l->r, s, l->seat, s->target), most[FLK_TYPES];
	for (int t = 0; t < FLK_TYPES; t++)
		most[t] = flk_of_type(army, t + 1);
	for (int a = most[0]; a >= 0; a--)
		for (int b = most[1]; b >= 0; b--)
			for (int c = most[2]; c >= 0; c--)
				for (int d = most[3]; d >= 0; d--) {
					int units = a | b << 4 | c << 8 | d << 12;
					if (units != 0 && a + b + c + d <= room &&
					    (all || flk_can_travel(p, reach, (uint16_t)units)))
						add(l, FLK_SEND, a, b, c, d);
				}
}

static void list_joiners(struct list *l)
{
	for (int type = 1; type <= FLK_TYPES; type++)
		for (unsigned from = flk_joiners(l->r, l->s, l->seat, type); from != 0;
		     from &= from - 1)
			add(l, FLK_JOIN, type, flk_lowest(from) + 1, 0, 0);
	add(l, FLK_DONE, 0, 0, 0, 0);
}

/* Whether this type is the last to be placed. */
static bool is_last_type(const struct flk_state *s, int seat, int type)
{
	return (flk_types(s->army[seat][s->battle]) >> type) == 0;
}

/* FLK-073, FLK-074 */
static void list_splits(struct list *l)
{
	const struct flk_state *s = l->s;
	int type = flk_forming_type(s, l->seat);
	if (type == 0) {
		for (int card = 1; card <= l->r->cards; card++)
			if (s->hand[l->seat][card] > 0)
				add(l, FLK_HIDE, card, 0, 0, 0);
		add(l, FLK_HIDE, FLK_NO_CARD, 0, 0, 0);
		return;
	}
	int units = flk_of_type(s->army[l->seat][s->battle], type);
	bool must = s->sheet[l->seat][FLK_FRONT] == 0 && is_last_type(s, l->seat, type);
	for (int front = units; front >= (must ? 1 : 0); front--)
		for (int support = units - front; support >= 0; support--)
			add(l, FLK_FORM, type, front, support, units - front - support);
}

static void list_shifts(struct list *l, int verb, unsigned types, int from, int to)
{
	for (int area = FLK_FRONT; area < FLK_AREAS; area++)
		for (unsigned left = area != from && (to == FLK_ANYWHERE || to == area) ? types : 0;
		     left != 0; left &= left - 1)
			add(l, verb, flk_lowest(left) + 1, from, area, 0);
}

/* FLK-C42: which of several effects comes next, or what the one that does is used for. */
static void list_effects(struct list *l)
{
	const struct flk_state *s = l->s;
	if (s->cursor == 0) {
		for (unsigned left = flk_ready(l->r, s, l->seat); left != 0; left &= left - 1)
			add(l, FLK_USE, flk_lowest(left) + 1, 0, 0, 0);
		add(l, FLK_DONE, 0, 0, 0, 0);
		return;
	}
	const struct flk_timed *e = flk_before(l->r, s, l->seat, s->cursor);
	for (int area = FLK_FRONT; area < FLK_AREAS; area++) {
		if (e->from != FLK_ANYWHERE && e->from != area)
			continue;
		unsigned theirs = flk_pushable(l->r, s, l->seat, area) & e->types;
		unsigned ours = flk_types(s->sheet[l->seat][area]) & e->types;
		if (e->kind == FLK_EFFECT_PUSH)
			list_shifts(l, FLK_PUSH, theirs, area, e->to);
		else if (e->kind == FLK_EFFECT_MOVE)
			list_shifts(l, FLK_SHIFT, ours, area, e->to);
		else
			for (; theirs != 0; theirs &= theirs - 1)
				add(l, FLK_REMOVE, flk_lowest(theirs) + 1, area, 0, 0);
	}
	add(l, FLK_DONE, 0, 0, 0, 0);
}

static void list_spending(struct list *l)
{
	const struct flk_state *s = l->s;
	bool green = flk_tokens(s, l->seat, FLK_GREEN) > 0;
	bool yellow = flk_tokens(s, l->seat, FLK_YELLOW) > 0;
	if (flk_tokens(s, l->seat, FLK_BLUE) > 0)
		add(l, FLK_SPEND, 0, 0, 0, 0);
	for (int area = FLK_FRONT; green && area < FLK_AREAS; area++)
		list_shifts(l, FLK_PUSH, flk_pushable(l->r, s, l->seat, area), area, FLK_ANYWHERE);
	for (int area = FLK_FRONT; yellow && area < FLK_AREAS; area++)
		list_shifts(l, FLK_SHIFT, flk_types(s->sheet[l->seat][area]), area, FLK_ANYWHERE);
	add(l, FLK_DONE, 0, 0, 0, 0);
}

static void list_victims(struct list *l)
{
	for (unsigned types = flk_victims(l->r, l->s, l->seat); types != 0; types &= types - 1)
		add(l, FLK_STRIKE, flk_lowest(types) + 1, 0, 0, 0);
	add(l, FLK_DONE, 0, 0, 0, 0);
}

/* Everybody together: to the battle zone of who keeps it, or to one refuge. */
static void list_together(struct list *l, unsigned zones, int count)
{
	const struct flk_state *s = l->s;
	if (flk_keeps_zone(s, l->seat)) {
		if (count <= l->r->limit[s->battle])
			add(l, FLK_PLACE, 0, s->battle, 0, 0);
		return;
	}
	for (; count > 1 && zones != 0; zones &= zones - 1) {
		int zone = flk_lowest(zones) + 1;
		if (flk_count(s->army[l->seat][zone]) + count <= l->r->limit[zone])
			add(l, FLK_PLACE, 0, zone, 0, 0);
	}
}

/* FLK-C17, FLK-C18, FLK-C46 */
static void list_places(struct list *l)
{
	const struct flk_state *s = l->s;
	uint16_t units = s->aside[l->seat];
	unsigned zones = flk_refuges(l->r, s, l->seat);
	int count = flk_count(units);
	bool holds = flk_keeps_zone(s, l->seat) && count <= l->r->limit[s->battle];
	list_together(l, zones, count);
	for (unsigned types = flk_types(units); types != 0; types &= types - 1) {
		int type = flk_lowest(types) + 1;
		for (unsigned left = holds ? 0 : zones; left != 0; left &= left - 1)
			add(l, FLK_PLACE, type, flk_lowest(left) + 1, 0, 0);
		if (zones == 0 || flk_may_leave(s, l->seat))
			add(l, FLK_PLACE, type, 0, 0, 0);
	}
}

int flk_legal(const struct pl_rules *rules, const struct pl_state *view, int seat,
              struct pl_move out[PL_MOVES])
{
	/* In the order of enum flk_phase. */
	static void (*const by_phase[])(struct list *) = {
		NULL,          list_factions, list_harvest, list_building, list_marches,
		list_groups,   list_joiners,  list_marches, list_splits,   list_effects,
		list_spending, list_victims,  list_places,
	};
	struct list l = { flk_numbers(rules), flk_position(view), out, 0, seat };
	if (pl_is_pending(view, seat))
		by_phase[view->phase](&l);
	return l.count;
}

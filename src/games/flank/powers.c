/* powers.c - what the effects of units and upgrades add up to. Everything that
 * works by itself is added up once for each set of upgrades that a faction can
 * have, so that rules only look it up; what works before and after combat, some of it
 * under conditions, is listed. */
#include "games/flank/flank.h"

#include <string.h>

/* Bits of the types that an effect is about. */
static unsigned types_of(const struct flk_effect *effect)
{
	unsigned types = 0;
	if (effect->unit != 0)
		types |= 1u << (effect->unit - 1) % FLK_TYPES;
	if (effect->also != 0)
		types |= 1u << (effect->also - 1) % FLK_TYPES;
	return types;
}

static bool covers(const struct flk_effect *effect, int area)
{
	return effect->area == FLK_ANYWHERE || effect->area == area;
}

static void raise(uint8_t *number, int to)
{
	if (*number < to)
		*number = (uint8_t)to;
}

/* Effects that hold for some types, in some areas of the sheet. */
static void add_by_area(struct flk_powers *p, const struct flk_effect *effect)
{
	unsigned types = types_of(effect);
	for (int area = FLK_FRONT; area < FLK_AREAS; area++) {
		if (!covers(effect, area))
			continue;
		if (effect->kind == FLK_HOLD)
			p->hold[area] |= (uint8_t)types;
		if (effect->kind == FLK_WARD)
			p->ward[area] |= (uint8_t)types;
		for (int t = 0; t < FLK_TYPES; t++) {
			if (!((types >> t) & 1))
				continue;
			if (effect->kind == FLK_STRIKES)
				raise(&p->strikes[area][t], effect->number);
			if (effect->kind == FLK_SCREEN)
				p->screens[area][t] =
					(uint8_t)(p->screens[area][t] + effect->number);
		}
	}
}

static void add_by_type(struct flk_powers *p, const struct flk_effect *effect)
{
	unsigned types = types_of(effect);
	for (int t = 0; t < FLK_TYPES; t++) {
		if (!((types >> t) & 1))
			continue;
		uint8_t *price = p->price[t] + (effect->colour > 0 ? effect->colour - 1 : 0);
		switch (effect->kind) {
		case FLK_PRICE:
			*price = (uint8_t)(*price > effect->number ? *price - effect->number : 0);
			break;
		case FLK_ARMOUR:
			raise(&p->armour[t], effect->number);
			break;
		case FLK_ASSAULT:
			p->assault[t] = (uint8_t)(p->assault[t] + effect->number);
			break;
		case FLK_RAMPART:
			p->garrison[t] = (uint8_t)(p->garrison[t] + effect->number);
			break;
		default:
			break;
		}
	}
}

static void add_effect(struct flk_powers *p, const struct flk_effect *effect)
{
	unsigned types = types_of(effect);
	switch (effect->kind) {
	case FLK_STRIDE:
		p->stride |= (uint8_t)types;
		p->over |= (uint8_t)(effect->over ? types : 0);
		p->escort |= (uint8_t)(effect->escort ? types : 0);
		break;
	case FLK_GATHER:
		p->gather |= (uint8_t)types;
		break;
	default:
		if (effect->kind == FLK_RAMPART && types == 0)
			p->rampart = (uint8_t)(p->rampart + effect->number);
		add_by_area(p, effect);
		add_by_type(p, effect);
		break;
	}
}

/* What tokens pay for; an upgrade that is active is not for sale. */
static void price_things(const struct flk_rules *r, struct flk_powers *p, int faction,
                         unsigned upgrades)
{
	for (int colour = 0; colour < FLK_COLOURS; colour++)
		for (int tokens = 0; tokens <= FLK_DEAREST; tokens++) {
			unsigned paid = 0;
			for (int t = 0; t < FLK_TYPES; t++)
				paid |= (unsigned)(p->price[t][colour] <= tokens) << t;
			for (int u = 1; r->upgrade_limit > 0 && u <= FLK_UPGRADES; u++) {
				int row = flk_upgrade_row(faction, u) - 1;
				if (r->upgrade[row].price[colour] <= tokens &&
				    !((upgrades >> (u - 1)) & 1))
					paid |= 1u << (FLK_TYPES + u - 1);
			}
			p->pays[colour][tokens] = (uint16_t)paid;
		}
}

static void add_up(struct flk_rules *r, int faction, unsigned upgrades)
{
	struct flk_powers *p = &r->powers[faction - 1][upgrades];
	memset(p, 0, sizeof *p);
	for (int t = 0; t < FLK_TYPES; t++) {
		const struct flk_unit *unit = &r->unit[flk_unit_row(faction, t + 1) - 1];
		memcpy(p->price[t], unit->price, sizeof unit->price);
		p->strikes[FLK_FLANK][t] = 1; /* FLK-107 */
	}
	for (int t = 0; t < FLK_TYPES; t++) {
		const struct flk_unit *unit = &r->unit[flk_unit_row(faction, t + 1) - 1];
		for (int i = 0; i < unit->effects; i++)
			add_effect(p, &unit->effect[i]);
	}
	for (int u = 1; u <= FLK_UPGRADES; u++) {
		const struct flk_upgrade *upgrade = &r->upgrade[flk_upgrade_row(faction, u) - 1];
		for (int i = 0; ((upgrades >> (u - 1)) & 1) && i < upgrade->effects; i++)
			add_effect(p, &upgrade->effect[i]);
	}
	for (int area = FLK_FRONT; area < FLK_AREAS; area++)
		p->held = (uint16_t)(p->held | p->hold[area] << (4 * area));
	price_things(r, p, faction, upgrades);
}

/* --- before and after combat ------------------------------------------------------- */

/* Whose effects are listed: a type's or an upgrade's, the other is 0. */
struct owner {
	int faction, type, upgrade;
};

/* Spots where the unit may stand that an effect needs. */
static unsigned needed_spots(const struct flk_timed *e)
{
	unsigned spots = 0;
	for (int area = FLK_FRONT; e->with != 0 && area < FLK_AREAS; area++)
		if (e->needs == FLK_ANYWHERE || e->needs == area)
			spots |= 1u << (4 * area + e->with - 1);
	return spots;
}

/* What an effect may do: units that it removes go to no other area, and have the bits of the
 * first one. */
static unsigned possible_shifts(const struct flk_timed *e)
{
	unsigned shifts = 0, bits = e->types;
	for (int from = FLK_FRONT; from < FLK_AREAS; from++)
		for (int to = FLK_FRONT; to < FLK_AREAS; to++) {
			if (from == to)
				continue;
			bool first = to == (from == FLK_FRONT ? FLK_SUPPORT : FLK_FRONT);
			bool goes = e->kind == FLK_EFFECT_REMOVE
				? first
				: e->to == FLK_ANYWHERE || e->to == to;
			if (goes && (e->from == FLK_ANYWHERE || e->from == from))
				shifts |= bits << (8 * from + (first ? 0 : 4));
		}
	return shifts;
}

static struct flk_timed timed_of(const struct flk_effect *e, const struct owner *owner)
{
	int row = owner->type != 0 ? flk_unit_row(owner->faction, owner->type) : 0;
	int needed = flk_needed_unit(e, row);
	unsigned types = types_of(e);
	struct flk_timed timed = {
		(uint8_t)owner->type,
		(uint8_t)owner->upgrade,
		0,
		e->kind,
		e->number,
		(uint8_t)(types == 0 ? 15 : types),
		e->area,
		e->to,
		e->colour,
		(uint8_t)(needed == 0 ? 0 : (needed - 1) % FLK_TYPES + 1),
		e->needs,
		e->when,
		0,
		0,
	};
	timed.needed = (uint16_t)needed_spots(&timed);
	timed.shifts = possible_shifts(&timed);
	return timed;
}

/* Those of an owner have numbers where there are several. */
static void list_timed(struct flk_timed *list, uint8_t *listed, bool (*is_then)(int kind),
                       const struct flk_effect *effects, int count, const struct owner *owner)
{
	int first = *listed;
	for (int i = 0; i < count && *listed < FLK_TIMED; i++)
		if (is_then(effects[i].kind))
			list[(*listed)++] = timed_of(&effects[i], owner);
	for (int i = first; i<*listed && * listed - first> 1; i++)
		list[i].nth = (uint8_t)(i - first + 1);
}

static void list_effects(struct flk_rules *r, const struct flk_effect *effects, int count,
                         const struct owner *owner)
{
	int f = owner->faction - 1;
	list_timed(r->before[f], &r->befores[f], flk_is_before, effects, count, owner);
	list_timed(r->after[f], &r->afters[f], flk_is_after, effects, count, owner);
}

/* Which effects before combat a set of upgrades leaves to a defender and to an attacker. */
static void allow_effects(struct flk_rules *r, int faction, unsigned upgrades)
{
	struct flk_powers *p = &r->powers[faction - 1][upgrades];
	for (int n = 0; n < r->befores[faction - 1]; n++) {
		const struct flk_timed *e = &r->before[faction - 1][n];
		if (e->upgrade != 0 && !((upgrades >> (e->upgrade - 1)) & 1))
			continue;
		if (e->when == FLK_ALWAYS || e->when == FLK_DEFENDING)
			p->before[0] = (uint16_t)(p->before[0] | 1u << n);
		if (e->when == FLK_ALWAYS || e->when == FLK_ATTACKING)
			p->before[1] = (uint16_t)(p->before[1] | 1u << n);
	}
}

static void list_all_timed(struct flk_rules *r, int faction)
{
	r->befores[faction - 1] = r->afters[faction - 1] = 0;
	for (int type = 1; type <= FLK_TYPES; type++) {
		const struct flk_unit *row = &r->unit[flk_unit_row(faction, type) - 1];
		struct owner owner = { faction, type, 0 };
		list_effects(r, row->effect, row->effects, &owner);
	}
	for (int u = 1; u <= FLK_UPGRADES; u++) {
		const struct flk_upgrade *row = &r->upgrade[flk_upgrade_row(faction, u) - 1];
		struct owner owner = { faction, 0, u };
		list_effects(r, row->effect, row->effects, &owner);
	}
}

void flk_prepare_powers(struct flk_rules *r)
{
	for (int faction = 1; faction <= FLK_FACTIONS; faction++) {
		list_all_timed(r, faction);
		for (unsigned upgrades = 0; upgrades < FLK_UPGRADE_SETS; upgrades++) {
			add_up(r, faction, upgrades);
			allow_effects(r, faction, upgrades);
		}
		r->copies[faction - 1] = 0;
		for (int type = 1; type <= FLK_TYPES; type++) {
			int row = flk_unit_row(faction, type) - 1;
			flk_add(&r->copies[faction - 1], flk_some(type, r->unit[row].copies));
		}
	}
}

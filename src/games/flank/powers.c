/* powers.c - what the effects of units and upgrades add up to. Everything that
 * works by itself is added up once for each set of upgrades that a faction can
 * have, so that rules only look it up; what is asked about before combat is
 * listed in the order in which it is asked. */
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
		uint8_t *price = &p->price[t][effect->colour];
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
		case FLK_RECALL:
			p->recall[t] = (uint8_t)(p->recall[t] + effect->number);
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
	case FLK_RAMPART:
		p->rampart = (uint8_t)(p->rampart + effect->number);
		break;
	case FLK_SALVAGE:
		p->salvage[effect->colour] = (uint8_t)(p->salvage[effect->colour] + effect->number);
		break;
	case FLK_SPOILS:
		p->spoils = effect->number;
		break;
	default:
		add_by_area(p, effect);
		add_by_type(p, effect);
		break;
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
}

/* --- before combat --------------------------------------------------------------- */

static bool is_prelude(int kind)
{
	return kind >= FLK_EFFECT_PUSH && kind <= FLK_EFFECT_REMOVE;
}

static void list_preludes(struct flk_rules *r, int faction, const struct flk_effect *effects,
                          int count, int unit, int upgrade)
{
	for (int i = 0; i < count; i++) {
		int at = r->preludes[faction - 1];
		if (!is_prelude(effects[i].kind) || at == FLK_PRELUDES)
			continue;
		unsigned types = types_of(&effects[i]);
		struct flk_prelude prelude = { (uint8_t)unit,
			                       (uint8_t)upgrade,
			                       effects[i].kind,
			                       effects[i].number,
			                       (uint8_t)(types == 0 ? 15 : types),
			                       effects[i].area,
			                       effects[i].to,
			                       effects[i].needs };
		r->prelude[faction - 1][at] = prelude;
		r->preludes[faction - 1]++;
	}
}

void flk_prepare_powers(struct flk_rules *r)
{
	for (int faction = 1; faction <= FLK_FACTIONS; faction++) {
		for (unsigned upgrades = 0; upgrades < FLK_UPGRADE_SETS; upgrades++)
			add_up(r, faction, upgrades);
		r->preludes[faction - 1] = 0;
		for (int type = 1; type <= FLK_TYPES; type++) {
			const struct flk_unit *row = &r->unit[flk_unit_row(faction, type) - 1];
			list_preludes(r, faction, row->effect, row->effects, type, 0);
		}
		for (int u = 1; u <= FLK_UPGRADES; u++) {
			const struct flk_upgrade *row =
				&r->upgrade[flk_upgrade_row(faction, u) - 1];
			list_preludes(r, faction, row->effect, row->effects, 0, u);
		}
	}
}

/* --- vetting ---------------------------------------------------------------------- */

static bool needs_units(int kind)
{
	return kind == FLK_RECALL || (kind >= FLK_PRICE && kind <= FLK_ASSAULT);
}

/* The units an effect names are of its own faction, and there are some if it
 * is about units. */
static bool is_sound(const struct flk_effect *effect, int faction)
{
	int low = flk_unit_row(faction, 1), high = flk_unit_row(faction, FLK_TYPES);
	if (effect->unit != 0 && (effect->unit < low || effect->unit > high))
		return false;
	if (effect->also != 0 && (effect->also < low || effect->also > high))
		return false;
	if (needs_units(effect->kind) && effect->unit == 0)
		return false;
	return !(is_prelude(effect->kind) && effect->to != FLK_ANYWHERE &&
	         effect->to == effect->area && effect->kind != FLK_EFFECT_REMOVE);
}

int flk_vet_effects(const struct flk_rules *r)
{
	for (int faction = 1; faction <= FLK_FACTIONS; faction++) {
		if (r->preludes[faction - 1] == FLK_PRELUDES)
			return FLK_BAD_EFFECT;
		for (int type = 1; type <= FLK_TYPES; type++) {
			const struct flk_unit *row = &r->unit[flk_unit_row(faction, type) - 1];
			for (int i = 0; i < row->effects; i++)
				if (!is_sound(&row->effect[i], faction))
					return FLK_BAD_EFFECT;
		}
		for (int u = 1; u <= FLK_UPGRADES; u++) {
			const struct flk_upgrade *row =
				&r->upgrade[flk_upgrade_row(faction, u) - 1];
			for (int i = 0; i < row->effects; i++)
				if (!is_sound(&row->effect[i], faction))
					return FLK_BAD_EFFECT;
		}
	}
	return 0;
}

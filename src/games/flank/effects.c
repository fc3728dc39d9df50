/* effects.c - the parts that effects of units and upgrades are made of: which key goes with which
 * kind. A key that a kind has changes what it does and what its text says; any other is refused. */
#include "games/flank/flank.h"

enum keys {
	NUMBER = 1,
	UNIT = 2,     /* it must be about units */
	MAY_UNIT = 4, /* it may be */
	AREA = 8,
	TO = 16,
	COLOUR = 32,
	STRIDE = 64,    /* over, escort */
	CONDITION = 128 /* with, needs, when */
};

/* In the order of enum flk_effect_kind. */
/* clang-format off */
static const uint8_t keys_of[FLK_EFFECT_KINDS] = {
	0,                                          /* none */
	NUMBER | UNIT | COLOUR,                     /* price */
	UNIT | STRIDE,                              /* stride */
	UNIT,                                       /* gather */
	UNIT | AREA,                                /* hold */
	NUMBER | UNIT | AREA,                       /* strike */
	NUMBER | UNIT | AREA,                       /* screen */
	UNIT,                                       /* ward */
	NUMBER | UNIT,                              /* armour */
	NUMBER | UNIT,                              /* assault */
	NUMBER | MAY_UNIT,                          /* rampart */
	NUMBER | AREA | TO | CONDITION,             /* push */
	NUMBER | MAY_UNIT | AREA | TO | CONDITION,  /* move */
	NUMBER | AREA | CONDITION,                  /* remove */
	NUMBER | UNIT | CONDITION,                  /* recall */
	NUMBER | COLOUR | CONDITION,                /* salvage */
	NUMBER | CONDITION,                         /* spoils */
};
/* clang-format on */

bool flk_is_before(int kind)
{
	return kind >= FLK_EFFECT_PUSH && kind <= FLK_EFFECT_REMOVE;
}

bool flk_is_after(int kind)
{
	return kind >= FLK_RECALL && kind <= FLK_SPOILS;
}

static bool is_for_points(int kind)
{
	return kind == FLK_ASSAULT || kind == FLK_RAMPART;
}

/* Whom an effect before or after combat needs on the sheet: of a unit (owner is its row), that
 * unit; of an upgrade (owner is 0), the one that it names, if any. */
int flk_needed_unit(const struct flk_effect *e, int owner)
{
	if (!(keys_of[e->kind] & CONDITION))
		return 0;
	return owner != 0 ? owner : e->with;
}

/* Units belong to a faction, and so does what is about them. */
static bool is_foreign(int unit, int faction)
{
	return unit != 0 && (unit - 1) / FLK_TYPES + 1 != faction;
}

static int vet_units(const struct flk_effect *e, int faction, unsigned keys)
{
	if (e->unit == 0 ? (keys & UNIT) != 0 : !(keys & (UNIT | MAY_UNIT)))
		return FLK_BAD_UNIT;
	if (e->also != 0 && (e->unit == 0 || e->also == e->unit))
		return FLK_BAD_ALSO;
	if (is_foreign(e->unit, faction) || is_foreign(e->also, faction) ||
	    is_foreign(e->with, faction))
		return FLK_BAD_FACTION;
	return 0;
}

static int vet_condition(const struct flk_effect *e, int owner, unsigned keys)
{
	bool some = e->with != 0 || e->needs != FLK_ANYWHERE || e->when != FLK_ALWAYS;
	if (some && !(keys & CONDITION))
		return FLK_BAD_CONDITION;
	if (owner != 0 ? e->with != 0 : e->with == 0 && e->needs != FLK_ANYWHERE)
		return FLK_BAD_WITH;
	return e->when >= FLK_WINNING && !flk_is_after(e->kind) ? FLK_BAD_WHEN : 0;
}

static int vet_effect(const struct flk_effect *e, int faction, int owner)
{
	unsigned keys = keys_of[e->kind];
	int why = vet_units(e, faction, keys);
	if (why != 0)
		return why;
	if ((e->number > 0) != ((keys & NUMBER) != 0))
		return FLK_BAD_NUMBER;
	if (e->area != FLK_ANYWHERE && !(keys & AREA))
		return FLK_BAD_AREA;
	if (e->to != FLK_ANYWHERE && (!(keys & TO) || e->to == e->area))
		return FLK_BAD_TO;
	if ((e->colour != 0) != ((keys & COLOUR) != 0))
		return FLK_BAD_COLOUR;
	if ((e->over || e->escort) && (!(keys & STRIDE) || (e->over && e->escort)))
		return FLK_BAD_STRIDE;
	return vet_condition(e, owner, keys);
}

/* How many effects of a faction there are at each time. */
struct times {
	int before, after, points;
};

static int vet_row(const struct flk_effect *effects, int count, int faction, int owner,
                   struct times *times)
{
	for (int i = 0; i < count; i++) {
		int why = vet_effect(&effects[i], faction, owner);
		if (why != 0)
			return why;
		times->before += flk_is_before(effects[i].kind);
		times->after += flk_is_after(effects[i].kind);
		times->points += is_for_points(effects[i].kind);
	}
	bool many = times->before > FLK_TIMED || times->after > FLK_TIMED ||
		times->points > FLK_TIMED;
	return many ? FLK_TOO_MANY_EFFECTS : 0;
}

int flk_vet_effects(const struct flk_rules *r)
{
	int why = 0;
	for (int faction = 1; faction <= FLK_FACTIONS; faction++) {
		struct times times = { 0, 0, 0 };
		for (int type = 1; type <= FLK_TYPES && why == 0; type++) {
			int row = flk_unit_row(faction, type);
			const struct flk_unit *unit = &r->unit[row - 1];
			why = vet_row(unit->effect, unit->effects, faction, row, &times);
		}
		for (int u = 1; u <= FLK_UPGRADES && why == 0; u++) {
			const struct flk_upgrade *upgrade =
				&r->upgrade[flk_upgrade_row(faction, u) - 1];
			why = vet_row(upgrade->effect, upgrade->effects, faction, 0, &times);
		}
	}
	return why;
}

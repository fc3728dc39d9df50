/* names.c - what zones, units, upgrades, cards and their effects are called. */
#include "core/text.h"
#include "games/flank/words.h"

const char *flk_word(const struct pl_book *book, uint16_t word)
{
	return book->words[word];
}

/* "" where the board has fewer zones. */
const char *flk_zone_name(const struct pl_book *book, int zone)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	return r->row[zone] == 0 ? "" : flk_word(book, r->zone[r->row[zone] - 1].name);
}

const char *flk_unit_name(const struct pl_book *book, int row)
{
	return flk_word(book, flk_numbers(book->rules)->unit[row - 1].name);
}

/* --- effects --------------------------------------------------------------------------- */

/* In the order of enum flk_effect_kind. */
static const char *const effect_keys[] = {
	NULL,
	"effect.price",
	"effect.stride",
	"effect.gather",
	"effect.hold",
	"effect.strike",
	"effect.screen",
	"effect.ward",
	"effect.armour",
	"effect.assault",
	"effect.rampart",
	"effect.push",
	"effect.move",
	"effect.remove",
	"effect.recall",
	"effect.salvage",
	"effect.spoils",
};
_Static_assert(sizeof effect_keys / sizeof effect_keys[0] == FLK_EFFECT_KINDS,
               "words for each kind of effect");

static int area_or_none(int area)
{
	return area == FLK_ANYWHERE ? 0 : area + 1;
}

static void put_effect(const struct pl_book *book, const struct flk_effect *e, bool timed,
                       struct pl_text *text)
{
	PL_SAY(&flk_game, book, text, effect_keys[e->kind], PL_AS_NUMBER("n", e->number),
	       PL_AS_ONE("unit", e->unit, flk_units), PL_AS_ONE("also", e->also, flk_units),
	       PL_AS_ONE("area", area_or_none(e->area), flk_areas),
	       PL_AS_ONE("to", area_or_none(e->to), flk_areas),
	       PL_AS_ONE("needs", area_or_none(e->needs), flk_areas),
	       PL_AS_ONE("colour", e->colour + 1, flk_colours), PL_AS_NUMBER("over", e->over),
	       PL_AS_NUMBER("escort", e->escort), PL_AS_NUMBER("timed", timed));
}

/* The rule that a unit or an upgrade carries, written from its effects. Where it is said in
 * another way when the first of them works, that is left out. */
void flk_put_effects(const struct pl_book *book, const struct flk_effect *effects, int count,
                     bool timed, struct pl_text *text)
{
	for (int i = 0; i < count; i++) {
		const struct flk_effect *e = &effects[i];
		pl_put(text, "%s", i > 0 ? " " : "");
		put_effect(book, e, timed || i > 0 || e->needs != FLK_ANYWHERE, text);
	}
}

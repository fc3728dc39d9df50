/* names.c - what zones, units, upgrades, cards and their effects are called. */
#include "core/text.h"
#include "games/flank/words.h"

const char *const flk_area_words[FLK_AREAS + 1] = { "front", "support", "flank", "anywhere" };
const char *const flk_colour_words[FLK_COLOURS] = { "blue", "green", "yellow" };

const char *flk_word(const struct pl_book *book, uint16_t word)
{
	return book->words[word];
}

/* NULL: the board has fewer zones. */
static const struct flk_zone *zone_row(const struct pl_book *book, int zone)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	return r->row[zone] == 0 ? NULL : &r->zone[r->row[zone] - 1];
}

const char *flk_zone_name(const struct pl_book *book, int zone)
{
	const struct flk_zone *row = zone_row(book, zone);
	return row == NULL ? "" : flk_word(book, row->name);
}

const char *flk_zone_title(const struct pl_book *book, int zone)
{
	return flk_word(book, zone_row(book, zone)->title);
}

const char *flk_unit_name(const struct pl_book *book, int row)
{
	return flk_word(book, flk_numbers(book->rules)->unit[row - 1].name);
}

const char *flk_unit_title(const struct pl_book *book, int row, int count)
{
	const struct flk_unit *unit = &flk_numbers(book->rules)->unit[row - 1];
	return flk_word(book, count == 1 ? unit->title : unit->plural);
}

const char *flk_upgrade_title(const struct pl_book *book, int row)
{
	return flk_word(book, flk_numbers(book->rules)->upgrade[row - 1].title);
}

const char *flk_card_title(const struct pl_book *book, int card)
{
	return flk_word(book, flk_numbers(book->rules)->card[card - 1].title);
}

/* "2 Soldiers and 1 Tank", "nobody". */
void flk_put_army(const struct pl_book *book, int faction, uint16_t units, struct pl_text *text)
{
	const struct pl_item army = {
		.kind = PL_IS_COUNTS, .set = flk_types_of[faction - 1], .bits = 4, .hi = FLK_COPIES
	};
	pl_say_counts(&flk_game, book, &army, units, text);
}

/* "2 blue and 1 yellow", "nothing". */
void flk_put_tokens(const struct pl_book *book, const uint8_t tokens[FLK_COLOURS],
                    struct pl_text *text)
{
	const struct pl_item colours = {
		.kind = PL_IS_COUNTS, .set = &flk_colours, .bits = 8, .hi = UINT8_MAX
	};
	pl_say_counts(&flk_game, book, &colours, tokens[0] | tokens[1] << 8 | tokens[2] << 16,
	              text);
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
	PL_SAY(&flk_game, book, text, effect_keys[e->kind], FLK_NUMBER("n", e->number),
	       FLK_ONE("unit", e->unit, &flk_units), FLK_ONE("also", e->also, &flk_units),
	       FLK_ONE("area", area_or_none(e->area), &flk_areas),
	       FLK_ONE("to", area_or_none(e->to), &flk_areas),
	       FLK_ONE("needs", area_or_none(e->needs), &flk_areas),
	       FLK_ONE("colour", e->colour + 1, &flk_colours), FLK_NUMBER("over", e->over),
	       FLK_NUMBER("escort", e->escort), FLK_NUMBER("timed", timed));
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

/* names.c - what zones, units, upgrades, cards and their effects are called. */
#include "core/text.h"
#include "games/flank/words.h"

const char *const flk_area_words[FLK_AREAS + 1] = { "front", "support", "flank", "anywhere" };
const char *const flk_colour_words[FLK_COLOURS] = { "blue", "green", "yellow" };

const char *flk_word(const struct pl_book *book, uint16_t word)
{
	return book->words[word];
}

static const struct flk_zone *zone_row(const struct pl_book *book, int zone)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	return &r->zone[r->row[zone] - 1];
}

const char *flk_zone_name(const struct pl_book *book, int zone)
{
	return flk_word(book, zone_row(book, zone)->name);
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
	int kinds = flk_count_bits(flk_types(units)), put = 0;
	if (kinds == 0)
		pl_put(text, "nobody");
	for (int type = 1; type <= FLK_TYPES; type++) {
		int count = flk_of_type(units, type);
		if (count == 0)
			continue;
		pl_put(text, "%s%d %s", put == 0 ? "" : put + 1 == kinds ? " and " : ", ", count,
		       flk_unit_title(book, flk_unit_row(faction, type), count));
		put++;
	}
}

/* "2 blue and 1 yellow", "nothing". */
void flk_put_tokens(const uint8_t tokens[FLK_COLOURS], struct pl_text *text)
{
	int kinds = (tokens[0] > 0) + (tokens[1] > 0) + (tokens[2] > 0), put = 0;
	if (kinds == 0)
		pl_put(text, "nothing");
	for (int colour = 0; colour < FLK_COLOURS; colour++) {
		if (tokens[colour] == 0)
			continue;
		pl_put(text, "%s%d %s", put == 0 ? "" : put + 1 == kinds ? " and " : ", ",
		       tokens[colour], flk_colour_words[colour]);
		put++;
	}
}

/* --- effects --------------------------------------------------------------------------- */

/* "Spiders and Locusts", or "units". */
static void put_units(const struct pl_book *book, const struct flk_effect *e, struct pl_text *text)
{
	if (e->unit == 0) {
		pl_put(text, "units");
		return;
	}
	pl_put(text, "%s", flk_unit_title(book, e->unit, 2));
	if (e->also != 0)
		pl_put(text, " and %s", flk_unit_title(book, e->also, 2));
}

static const char *plural(int n)
{
	return n == 1 ? "" : "s";
}

static void put_area(const char *before, int area, const char *otherwise, struct pl_text *text)
{
	if (area == FLK_ANYWHERE)
		pl_put(text, "%s", otherwise);
	else
		pl_put(text, "%s%s%s", before, area == FLK_SUPPORT ? "" : "the ",
		       area == FLK_FRONT ? "frontline" : flk_area_words[area]);
}

/* Effects of the step before combat. */
static void put_prelude(const struct pl_book *book, const struct flk_effect *e,
                        struct pl_text *text)
{
	pl_put(text, "Before Combat");
	put_area(", with one of them in ", e->needs, "", text);
	const char *verb = e->kind == FLK_EFFECT_PUSH ? "push"
		: e->kind == FLK_EFFECT_MOVE          ? "move"
						      : "remove";
	pl_put(text, ": %s %s%d ", verb, e->number > 1 ? "up to " : "", e->number);
	if (e->kind == FLK_EFFECT_MOVE && e->unit != 0)
		pl_put(text, "of your %s", flk_unit_title(book, e->unit, 2));
	else
		pl_put(text, "%s unit%s", e->kind == FLK_EFFECT_MOVE ? "own" : "enemy",
		       plural(e->number));
	put_area(" from ", e->area, "", text);
	if (e->kind != FLK_EFFECT_REMOVE)
		put_area(" to ", e->to, " to another area", text);
	pl_put(text, ".");
}

static void put_by_area(const struct pl_book *book, const struct flk_effect *e,
                        struct pl_text *text)
{
	put_units(book, e, text);
	put_area(" in ", e->area, "", text);
	switch (e->kind) {
	case FLK_HOLD:
		pl_put(text, " cannot be pushed or removed.");
		break;
	case FLK_WARD:
		pl_put(text, " cannot be struck.");
		break;
	case FLK_STRIKES:
		pl_put(text, " strike %s each.", e->number == 1 ? "once" : "twice");
		break;
	default:
		pl_put(text, " cancel %d enemy strike%s each.", e->number, plural(e->number));
		break;
	}
}

static void put_stride(const struct pl_book *book, const struct flk_effect *e,
                       struct pl_text *text)
{
	if (e->escort)
		pl_put(text, "A move with one of the %s may cross two zones",
		       flk_unit_title(book, e->unit, 2));
	else {
		put_units(book, e, text);
		pl_put(text, " may move two zones for the price of one");
	}
	pl_put(text, e->over ? ", over the enemy too." : ".");
}

static void put_effect(const struct pl_book *book, const struct flk_effect *e,
                       struct pl_text *text)
{
	int n = e->number;
	switch (e->kind) {
	case FLK_PRICE:
		put_units(book, e, text);
		pl_put(text, " cost %d %s less.", n, flk_colour_words[e->colour]);
		break;
	case FLK_STRIDE:
		put_stride(book, e, text);
		break;
	case FLK_GATHER:
		pl_put(text, "When you pay for a move, ");
		put_units(book, e, text);
		pl_put(text, " in other zones next to its target may join it free.");
		break;
	case FLK_ARMOUR:
		put_units(book, e, text);
		pl_put(text, " in the frontline survive a tie, or a loss by %d%s.", n,
		       n > 1 ? " or less" : "");
		break;
	case FLK_ASSAULT:
		pl_put(text, "%d point%s when you attack with %s on your sheet.", n, plural(n),
		       flk_unit_title(book, e->unit, 2));
		break;
	case FLK_RAMPART:
		pl_put(text, "%d point%s when you defend a base.", n, plural(n));
		break;
	case FLK_RECALL:
		pl_put(text, "After Combat: %s%d destroyed %s return%s to your survivors.",
		       n > 1 ? "up to " : "", n, flk_unit_title(book, e->unit, n),
		       n > 1 ? "" : "s");
		break;
	case FLK_SALVAGE:
		pl_put(text, "After Combat: if a unit of yours was destroyed, take %d %s.", n,
		       flk_colour_words[e->colour]);
		break;
	case FLK_SPOILS:
		pl_put(text,
		       "After Combat: if %d or more enemy units were destroyed, draw a card.", n);
		break;
	default:
		put_by_area(book, e, text);
		break;
	}
}

/* The rule that a unit or an upgrade carries, written from its effects. */
void flk_put_effects(const struct pl_book *book, const struct flk_effect *effects, int count,
                     struct pl_text *text)
{
	for (int i = 0; i < count; i++) {
		const struct flk_effect *e = &effects[i];
		pl_put(text, "%s", i > 0 ? " " : "");
		if (e->kind >= FLK_EFFECT_PUSH && e->kind <= FLK_EFFECT_REMOVE)
			put_prelude(book, e, text);
		else
			put_effect(book, e, text);
	}
}

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

/* A unit that moves one of its own kind is there: that need not be said. */
static int needed_in_words(const struct flk_effect *e, int owner)
{
	bool plain = e->kind == FLK_EFFECT_MOVE && owner != 0 && e->unit == owner && e->also == 0 &&
		e->needs == FLK_ANYWHERE;
	return plain ? 0 : flk_needed_unit(e, owner);
}

void flk_put_effect(const struct pl_book *book, const struct flk_effect *e, int owner,
                    struct pl_text *text)
{
	PL_SAY(&flk_game, book, text, effect_keys[e->kind], PL_AS_NUMBER("n", e->number),
	       PL_AS_ONE("unit", e->unit, flk_units), PL_AS_ONE("also", e->also, flk_units),
	       PL_AS_ONE("area", area_or_none(e->area), flk_areas),
	       PL_AS_ONE("to", area_or_none(e->to), flk_areas),
	       PL_AS_ONE("with", needed_in_words(e, owner), flk_units),
	       PL_AS_ONE("needs", area_or_none(e->needs), flk_areas),
	       PL_AS_ONE("colour", e->colour, flk_colours),
	       PL_AS_NUMBER("attack", e->when == FLK_ATTACKING),
	       PL_AS_NUMBER("defend", e->when == FLK_DEFENDING),
	       PL_AS_NUMBER("won", e->when == FLK_WINNING),
	       PL_AS_NUMBER("lost", e->when == FLK_LOSING), PL_AS_NUMBER("over", e->over),
	       PL_AS_NUMBER("escort", e->escort));
}

/* The rule that a unit (owner is its row) or an upgrade (0) carries, written from its effects. */
void flk_put_effects(const struct pl_book *book, const struct flk_effect *effects, int count,
                     int owner, struct pl_text *text)
{
	for (int i = 0; i < count; i++) {
		pl_put(text, "%s", i > 0 ? " " : "");
		flk_put_effect(book, &effects[i], owner, text);
	}
}

/* One of the effects before combat that a faction has, from 1: the same without the rest of
 * what its owner does. */
void flk_put_before(const struct pl_book *book, int faction, int effect, struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	const struct flk_timed *timed = &r->before[faction - 1][effect - 1];
	int row = timed->unit != 0 ? flk_unit_row(faction, timed->unit) : 0;
	const struct flk_effect *effects = row != 0
		? r->unit[row - 1].effect
		: r->upgrade[flk_upgrade_row(faction, timed->upgrade) - 1].effect;
	int nth = timed->nth > 1 ? timed->nth : 1, at = 0;
	for (; nth > 0; at++)
		nth -= flk_is_before(effects[at].kind);
	flk_put_effect(book, &effects[at - 1], row, text);
}

/* columns.c - what the book says of a row besides its data: the rule that is printed on it, and
 * the ids of pieces that are not one for each row. */
#include "core/text.h"
#include "games/one-small-step/words.h"

/* --- cards: their rule for anybody, and as a player of each tier reads it */

static void put_rule(const struct pl_book *book, int kind, struct pl_text *text)
{
	oss_put_card(book, kind, 0, text);
}

static void put_tier_1(const struct pl_book *book, int kind, struct pl_text *text)
{
	oss_put_card(book, kind, 1, text);
}

static void put_tier_2(const struct pl_book *book, int kind, struct pl_text *text)
{
	oss_put_card(book, kind, 2, text);
}

static void put_tier_3(const struct pl_book *book, int kind, struct pl_text *text)
{
	oss_put_card(book, kind, 3, text);
}

static void put_tier_4(const struct pl_book *book, int kind, struct pl_text *text)
{
	oss_put_card(book, kind, 4, text);
}

static void put_id(const struct pl_book *book, int piece, struct pl_text *id)
{
	char room[64];
	struct pl_text name = pl_text_in(room, sizeof room);
	oss_piece(book, (uint16_t)piece, id, &name);
}

/* In a rival's hand that is seen. */
static void put_seen(const struct pl_book *book, int kind, struct pl_text *text)
{
	put_id(book, OSS_PIECE_SEEN + kind, text);
}

const struct pl_column oss_card_columns[] = {
	{ "rule", put_rule },     { "tier_1", put_tier_1 }, { "tier_2", put_tier_2 },
	{ "tier_3", put_tier_3 }, { "tier_4", put_tier_4 }, { "seen", put_seen },
	{ NULL, NULL },
};
_Static_assert(OSS_TIERS == 4, "a column for each tier");

/* --- technologies and countries */

static void put_technology(const struct pl_book *book, int technology, struct pl_text *text)
{
	oss_put_technology(book, technology, 0, text);
}

static void put_country(const struct pl_book *book, int faction, struct pl_text *text)
{
	const struct oss_faction *row = &oss_numbers(book->rules)->faction[faction - 1];
	oss_put_steps(book, row->does, row->does_count, 1, text);
}

const struct pl_column oss_technology_columns[] = { { "rule", put_technology }, { NULL, NULL } };
const struct pl_column oss_country_columns[] = { { "rule", put_country }, { NULL, NULL } };

/* --- places: what a spy there stands on, and how its own id ends */

static bool is_in_play(const struct pl_book *book, int place)
{
	return place - OSS_MATS <= oss_numbers(book->rules)->technology_count;
}

static void put_ground(const struct pl_book *book, int place, struct pl_text *text)
{
	if (place <= OSS_MATS)
		put_id(book, OSS_PIECE_STORE + place, text);
	else if (is_in_play(book, place))
		put_id(book, OSS_PIECE_TECHNOLOGY + place - OSS_MATS, text);
}

static void put_ending(const struct pl_book *book, int place, struct pl_text *text)
{
	if (is_in_play(book, place))
		oss_put_spot(book, place, text);
}

const struct pl_column oss_place_columns[] = {
	{ "piece", put_ground },
	{ "spy", put_ending },
	{ NULL, NULL },
};

/* --- objectives, and the criteria of each */

const struct pl_column oss_objective_columns[] = { { "aim", oss_put_aims }, { NULL, NULL } };

static void put_criterion(const struct pl_book *book, int number, struct pl_text *text)
{
	const struct oss_rules *r = oss_numbers(book->rules);
	int objective = (number - 1) / OSS_CRITERIA, at = (number - 1) % OSS_CRITERIA;
	if (objective < r->objective_count && at < r->objective[objective].count)
		oss_put_criterion(book, &r->objective[objective].all[at], text);
}

const struct pl_column oss_criterion_columns[] = { { "rule", put_criterion }, { NULL, NULL } };

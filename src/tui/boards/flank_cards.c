/* flank_cards.c - what the pieces of Flank say at length. */
#include "tui/boards/flank.h"

static void say_tokens(const json_t *tokens, struct pl_text *text)
{
	const char *between = "";
	for (int i = 0; i < FLK_COLOURS; i++)
		if (tui_int(tokens, flk_colour_keys[i]) > 0) {
			pl_put(text, "%s%d %s", between, tui_int(tokens, flk_colour_keys[i]),
			       flk_colour_keys[i]);
			between = ", ";
		}
}

static void describe_zone(const struct tui_scene *scene, const json_t *zone, struct tui_card *card)
{
	struct pl_text text = pl_text_in(card->text, sizeof card->text);
	const json_t *near = tui_get(zone, "near");
	const json_t *zones = tui_get(tui_get(scene->view, "board"), "zones");
	int location = tui_seat_in(zone, "location");
	snprintf(card->title, sizeof card->title, "%s", tui_text(zone, "title"));
	pl_put(&text, "Room for %d.", tui_int(zone, "limit"));
	if (location >= 0)
		pl_put(&text, " Base location of %s%s.", tui_whom(scene, location),
		       tui_bool(zone, "base") ? "" : ", its base lost");
	for (int seat = 0; seat < FLK_SIDES; seat++)
		if (flk_count_at(zone, seat) > 0)
			pl_put(&text, " %d of %s.", flk_count_at(zone, seat),
			       tui_whom(scene, seat));
	pl_put(&text, " Next to");
	for (int i = 0; i < tui_length(near); i++)
		pl_put(&text, "%s %s", i == 0 ? "" : ",",
		       tui_text(tui_by(zones, "id", tui_text_at(near, i)), "title"));
	pl_put(&text, ".");
}

static void describe_unit(const json_t *unit, struct tui_card *card)
{
	struct pl_text cost = pl_text_in(card->cost, sizeof card->cost);
	snprintf(card->title, sizeof card->title, "%s", tui_text(unit, "title"));
	snprintf(card->text, sizeof card->text, "%s", tui_text(unit, "text"));
	snprintf(card->flavour, sizeof card->flavour, "%s", tui_text(unit, "flavour"));
	say_tokens(tui_get(unit, "price"), &cost);
}

/* The type that the end of an id names: "army-nest-locust", "sheet-front-tank". */
static const json_t *unit_named(const json_t *view, const char *id)
{
	const char *dash = strrchr(id, '-');
	for (int seat = 0; seat < FLK_SIDES && dash != NULL; seat++) {
		const json_t *unit =
			tui_by(tui_get(flk_side(view, seat), "roster"), "name", dash + 1);
		if (unit != NULL)
			return unit;
	}
	return NULL;
}

static bool describe_card(const json_t *view, const char *piece, struct tui_card *card)
{
	const json_t *held = tui_by(tui_get(view, "hand"), "id", piece);
	struct pl_text text = pl_text_in(card->text, sizeof card->text);
	if (held == NULL)
		return false;
	snprintf(card->title, sizeof card->title, "%s", tui_text(held, "title"));
	snprintf(card->flavour, sizeof card->flavour, "%s", tui_text(held, "flavour"));
	pl_put(&text, "Gives ");
	say_tokens(tui_get(held, "gives"), &text);
	return true;
}

static const struct said {
	const char *piece, *title, *text;
} said[] = {
	{ "token-blue", "Blue tokens", "In a battle: a point each." },
	{ "token-green", "Green tokens", "In a battle: push a unit of theirs to another area." },
	{ "token-yellow", "Yellow tokens", "Pay for marches; in a battle: move a unit of yours." },
	{ "deck", "The resource deck", "Cards come from here each round." },
	{ "sheet", "Your combat sheet", "Frontline, Support and Flank." },
	{ "-front", "Frontline", "What stands here counts its points, and falls first." },
	{ "-support", "Support", "Counts more, but flank strikes hit it." },
	{ "-flank", "Flank", "Counts nothing; each unit here strikes their support." },
};

static bool ends_with(const char *text, const char *end)
{
	size_t length = strlen(text), tail = strlen(end);
	return length >= tail && tui_same(text + length - tail, end);
}

static bool describe_rest(const char *piece, struct tui_card *card)
{
	for (size_t i = 0; i < sizeof said / sizeof said[0]; i++)
		if (said[i].piece[0] == '-'
		            ? tui_begins(piece, "area-") && ends_with(piece, said[i].piece)
		            : tui_same(piece, said[i].piece)) {
			snprintf(card->title, sizeof card->title, "%s", said[i].title);
			snprintf(card->text, sizeof card->text, "%s", said[i].text);
			return true;
		}
	return false;
}

bool flk_describe(const struct tui_scene *scene, const char *piece, struct tui_card *card)
{
	const json_t *view = scene->view;
	const json_t *zone = tui_by(tui_get(tui_get(view, "board"), "zones"), "id", piece);
	if (zone != NULL)
		return describe_zone(scene, zone, card), true;
	const json_t *faction = tui_by(tui_get(view, "factions"), "id", piece);
	if (faction != NULL) {
		snprintf(card->title, sizeof card->title, "%s", tui_text(faction, "title"));
		snprintf(card->text, sizeof card->text, "%s", tui_text(faction, "about"));
		return true;
	}
	for (int seat = 0; seat < FLK_SIDES; seat++) {
		const json_t *it = tui_by(tui_get(flk_side(view, seat), "upgrades"), "id", piece);
		if (it != NULL)
			return describe_unit(it, card), true;
	}
	if (tui_begins(piece, "unit-") || tui_begins(piece, "army-") ||
	    tui_begins(piece, "sheet-")) {
		const json_t *unit = unit_named(view, piece);
		if (unit != NULL)
			return describe_unit(unit, card), true;
	}
	return describe_card(view, piece, card) || describe_rest(piece, card);
}

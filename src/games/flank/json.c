/* json.c - the table as one seat sees it, as one JSON object that a board can
 * be drawn from. Ids are those of pieces.c; seats count from 0. */
#include "core/text.h"
#include "games/flank/facts.h"
#include "games/flank/words.h"

/* clang-format off */
static const char *const phase_names[] = {
	"",        "choosing",    "harvest", "build",  "move",     "picking", "joining",
	"reinforce", "formation", "before",  "spending", "strikes", "regroup", "won", "timed-out",
};
/* clang-format on */

static void put_id(const struct pl_book *book, struct pl_text *text, const char *key, int piece)
{
	char id_room[96], name_room[96];
	struct pl_text id = pl_text_in(id_room, sizeof id_room);
	struct pl_text name = pl_text_in(name_room, sizeof name_room);
	flk_piece(book, (uint16_t)piece, &id, &name);
	pl_json_string(text, key, id_room);
}

static void put_colours(struct pl_text *text, const char *key, const uint8_t n[FLK_COLOURS])
{
	pl_json_open(text, key, '{');
	for (int colour = 0; colour < FLK_COLOURS; colour++)
		pl_json_number(text, flk_colour_words[colour], n[colour]);
	pl_json_close(text, '}');
}

/* Units by their names: {"soldier": 2}. */
static void put_units(const struct pl_book *book, struct pl_text *text, const char *key,
                      int faction, uint16_t units)
{
	pl_json_open(text, key, '{');
	for (int type = 1; type <= FLK_TYPES; type++)
		if (flk_of_type(units, type) > 0)
			pl_json_number(text, flk_unit_name(book, flk_unit_row(faction, type)),
			               flk_of_type(units, type));
	pl_json_close(text, '}');
}

/* --- the board --------------------------------------------------------------------------- */

/* Units in a zone as the board shows them: in a battle those on the sheets too. */
static uint16_t units_in(const struct flk_state *s, int seat, int zone)
{
	uint16_t units = s->army[seat][zone];
	if (zone == s->battle && flk_is_open_battle(s) && s->base.phase != FLK_RETREATING)
		units = (uint16_t)(units + flk_on_sheet(s, seat) + s->aside[seat]);
	return units;
}

static void put_zone(const struct pl_book *book, const struct flk_state *s, int zone,
                     struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	const struct flk_zone *row = &r->zone[r->row[zone] - 1];
	pl_json_open(text, NULL, '{');
	put_id(book, text, "id", zone);
	pl_json_string(text, "title", flk_zone_title(book, zone));
	pl_json_number(text, "limit", r->limit[zone]);
	pl_json_string(text, "name", flk_zone_name(book, zone));
	pl_json_number(text, "x", row->x);
	pl_json_number(text, "y", row->y);
	pl_json_open(text, "corners", '[');
	for (int i = 0; i < row->corners; i++)
		pl_json_number(text, NULL, row->corner[i]);
	pl_json_close(text, ']');
	pl_json_open(text, "near", '[');
	for (unsigned near = r->near[zone]; near != 0; near &= near - 1)
		put_id(book, text, NULL, flk_lowest(near) + 1);
	pl_json_close(text, ']');
	if (row->side != 0) {
		int owner = row->side == 1 ? s->first : 1 - s->first;
		pl_json_number(text, "location", owner);
		pl_json_bool(text, "base", (s->bases[owner] & flk_zone_bit(zone)) != 0);
	}
	for (int seat = 0; seat < FLK_PLAYERS; seat++) {
		uint16_t units = units_in(s, seat, zone);
		if (units == 0)
			continue;
		pl_json_open(text, seat == 0 ? "units0" : "units1", '{');
		pl_json_number(text, "count", flk_count(units));
		put_units(book, text, "of", s->faction[seat], units);
		pl_json_close(text, '}');
	}
	pl_json_close(text, '}');
}

static void put_board(const struct pl_book *book, const struct flk_state *s, struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	const struct flk_board *board = &r->boards_at[r->board - 1];
	pl_json_open(text, "board", '{');
	pl_json_string(text, "name", flk_word(book, board->name));
	pl_json_string(text, "title", flk_word(book, board->title));
	pl_json_string(text, "about", flk_word(book, board->about));
	pl_json_number(text, "width", board->width);
	pl_json_number(text, "height", board->height);
	pl_json_open(text, "border", '[');
	for (int i = 0; i < 4; i++)
		pl_json_number(text, NULL, board->line[i]);
	pl_json_close(text, ']');
	pl_json_open(text, "zones", '[');
	for (int zone = 1; zone <= r->zone_count; zone++)
		put_zone(book, s, zone, text);
	pl_json_close(text, ']');
	pl_json_close(text, '}');
}

/* --- factions ------------------------------------------------------------------------------ */

/* The rule of a unit or an upgrade, and the same without the words for when it works. */
static void put_rule(const struct pl_book *book, struct pl_text *text,
                     const struct flk_effect *effects, int count)
{
	char room[400], bare[400];
	struct pl_text rule = pl_text_in(room, sizeof room), does = pl_text_in(bare, sizeof bare);
	flk_put_effects(book, effects, count, true, &rule);
	flk_put_effects(book, effects, count, false, &does);
	pl_json_string(text, "text", room);
	pl_json_string(text, "does", bare);
}

static void put_unit(const struct pl_book *book, const struct flk_state *s, int seat, int type,
                     struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	int number = flk_unit_row(s->faction[seat], type);
	const struct flk_unit *row = &r->unit[number - 1];
	uint8_t price[FLK_COLOURS];
	flk_unit_price(r, s, seat, type, price);
	pl_json_open(text, NULL, '{');
	put_id(book, text, "id", FLK_PIECE_UNIT + number);
	pl_json_string(text, "key", flk_units.keys[number - 1]);
	pl_json_string(text, "name", flk_word(book, row->name));
	pl_json_string(text, "title", flk_word(book, row->title));
	pl_json_string(text, "plural", flk_word(book, row->plural));
	put_colours(text, "price", price);
	pl_json_number(text, "copies", row->copies);
	pl_json_number(text, "used", flk_of_type(s->total[seat], type));
	put_rule(book, text, row->effect, row->effects);
	pl_json_string(text, "flavour", flk_word(book, row->flavour));
	pl_json_close(text, '}');
}

static const char *timing(const struct flk_upgrade *row)
{
	int kind = row->effects > 0 ? row->effect[0].kind : 0;
	if (kind >= FLK_EFFECT_PUSH && kind <= FLK_EFFECT_REMOVE)
		return "before";
	return kind >= FLK_RECALL ? "after" : "ongoing";
}

static void put_upgrade(const struct pl_book *book, const struct flk_state *s, int seat,
                        int upgrade, struct pl_text *text)
{
	int number = flk_upgrade_row(s->faction[seat], upgrade);
	const struct flk_upgrade *row = &flk_numbers(book->rules)->upgrade[number - 1];
	pl_json_open(text, NULL, '{');
	put_id(book, text, "id", FLK_PIECE_UPGRADE + number);
	pl_json_string(text, "title", flk_word(book, row->title));
	put_colours(text, "price", row->price);
	pl_json_string(text, "when", timing(row));
	put_rule(book, text, row->effect, row->effects);
	pl_json_string(text, "flavour", flk_word(book, row->flavour));
	pl_json_bool(text, "active", (s->upgrades[seat] >> (upgrade - 1)) & 1);
	pl_json_close(text, '}');
}

static void put_faction(const struct pl_book *book, struct pl_text *text, const char *key,
                        int faction)
{
	const struct flk_faction_row *row = &flk_numbers(book->rules)->faction[faction - 1];
	pl_json_open(text, key, '{');
	put_id(book, text, "id", FLK_PIECE_FACTION + faction);
	pl_json_string(text, "name", flk_word(book, row->name));
	pl_json_string(text, "title", flk_word(book, row->title));
	pl_json_string(text, "people", flk_word(book, row->people));
	pl_json_string(text, "about", flk_word(book, row->about));
	pl_json_close(text, '}');
}

static void put_player(const struct pl_book *book, const struct flk_state *s, int seat,
                       struct pl_text *text)
{
	pl_json_open(text, NULL, '{');
	pl_json_number(text, "seat", seat);
	pl_json_number(text, "bases", flk_count_bits(s->bases[seat]));
	pl_json_number(text, "units", flk_count(s->total[seat]));
	pl_json_number(text, "zones", flk_zones_held(s, seat));
	pl_json_number(text, "cards", s->cards[seat]);
	put_colours(text, "tokens", s->tokens[seat]);
	put_colours(text, "onCard", s->extra[seat]);
	if (s->faction[seat] != 0) {
		put_faction(book, text, "faction", s->faction[seat]);
		pl_json_open(text, "roster", '[');
		for (int type = 1; type <= FLK_TYPES; type++)
			put_unit(book, s, seat, type, text);
		pl_json_close(text, ']');
		pl_json_open(text, "upgrades", '[');
		for (int upgrade = 1; upgrade <= FLK_UPGRADES; upgrade++)
			put_upgrade(book, s, seat, upgrade, text);
		pl_json_close(text, ']');
	}
	pl_json_close(text, '}');
}

/* --- battles --------------------------------------------------------------------------------- */

/* What each type would bring to its side, by area: strikes, and strikes cancelled; and points,
 * wherever it stands. */
static void put_worth(const struct pl_book *book, const struct flk_state *s, int seat,
                      struct pl_text *text)
{
	const struct flk_powers *p = flk_powers_of(flk_numbers(book->rules), s, seat);
	pl_json_open(text, "worth", '{');
	for (int type = 1; type <= FLK_TYPES; type++) {
		pl_json_open(text, flk_unit_name(book, flk_unit_row(s->faction[seat], type)), '{');
		pl_json_number(text, "points", seat == s->attacker ? p->assault[type - 1] : 0);
		pl_json_open(text, "strikes", '{');
		for (int area = FLK_FRONT; area < FLK_AREAS; area++)
			pl_json_number(text, flk_area_words[area], p->strikes[area][type - 1]);
		pl_json_close(text, '}');
		pl_json_open(text, "screens", '{');
		for (int area = FLK_FRONT; area < FLK_AREAS; area++)
			pl_json_number(text, flk_area_words[area], p->screens[area][type - 1]);
		pl_json_close(text, '}');
		pl_json_close(text, '}');
	}
	pl_json_close(text, '}');
}

static void put_sheet(const struct pl_book *book, const struct flk_state *s, int seat, int viewer,
                      struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	bool open = flk_is_open_battle(s);
	pl_json_open(text, NULL, '{');
	pl_json_number(text, "seat", seat);
	pl_json_bool(text, "base", s->siege && seat != s->attacker);
	if (!open)
		put_units(book, text, "waiting", s->faction[seat], s->army[seat][s->battle]);
	if (open || seat == viewer) {
		for (int area = FLK_FRONT; area < FLK_AREAS; area++)
			put_units(book, text, flk_area_words[area], s->faction[seat],
			          s->sheet[seat][area]);
		put_units(book, text, "aside", s->faction[seat], s->aside[seat]);
		put_units(book, text, "lost", s->faction[seat], s->lost[seat]);
	}
	if (open) {
		int front = r->front_points * flk_count(s->sheet[seat][FLK_FRONT]);
		int support = r->support_points * flk_count(s->sheet[seat][FLK_SUPPORT]);
		int base = s->siege && seat != s->attacker ? r->base_points : 0;
		int all = flk_points(r, s, seat);
		pl_json_number(text, "points", all);
		pl_json_number(text, "fromFront", front);
		pl_json_number(text, "fromSupport", support);
		pl_json_number(text, "fromBase", base);
		pl_json_number(text, "fromBlue", s->points[seat]);
		pl_json_number(text, "fromUpgrades",
		               all - front - support - base - s->points[seat]);
		pl_json_number(text, "strikes",
		               s->base.phase == FLK_STRIKING ? s->strikes[seat]
		                                             : flk_count_strikes(r, s, seat));
		pl_json_bool(text, "stopped", (s->stopped >> seat) & 1);
		int32_t falls = flk_fact_falling(book->rules, &s->base, viewer,
		                                 (const int[PL_BRACKETS]){ seat });
		put_units(book, text, "falls", s->faction[seat], (uint16_t)falls);
		put_worth(book, s, seat, text);
	}
	if (seat == viewer && s->mined[seat] != 0 && s->mined[seat] != FLK_NO_CARD)
		put_id(book, text, "hidden", FLK_PIECE_CARD + s->mined[seat]);
	pl_json_bool(text, "forming", !open && pl_is_pending(&s->base, seat));
	pl_json_close(text, '}');
}

static void put_battle(const struct pl_book *book, const struct flk_state *s, int viewer,
                       struct pl_text *text)
{
	if (s->battle == 0)
		return;
	pl_json_open(text, "battle", '{');
	put_id(book, text, "zone", s->battle);
	pl_json_number(text, "attacker", s->attacker);
	pl_json_number(text, "spentThisTurn", s->spent);
	if (s->winner != 0)
		pl_json_number(text, "winner", s->winner == FLK_TIE ? -1 : s->winner - 1);
	pl_json_open(text, "sheets", '[');
	for (int seat = 0; seat < FLK_PLAYERS; seat++)
		put_sheet(book, s, seat, viewer, text);
	pl_json_close(text, ']');
	if (s->base.phase == FLK_BEFORE || s->base.phase == FLK_SPENDING) {
		char room[300];
		struct pl_text outlook = pl_text_in(room, sizeof room);
		flk_put_outlook(book, s, &outlook);
		pl_json_string(text, "ifEndedNow", room);
	}
	pl_json_close(text, '}');
}

/* --- cards ------------------------------------------------------------------------------------ */

static void put_cards(const struct pl_book *book, const struct flk_state *s, int viewer,
                      struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	pl_json_open(text, "hand", '[');
	for (int card = 1; viewer < FLK_PLAYERS && card <= r->cards; card++) {
		const struct flk_card *row = &r->card[card - 1];
		if (s->hand[viewer][card] == 0)
			continue;
		pl_json_open(text, NULL, '{');
		put_id(book, text, "id", FLK_PIECE_CARD + card);
		pl_json_string(text, "title", flk_word(book, row->title));
		put_colours(text, "gives", row->gives);
		pl_json_number(text, "copies", s->hand[viewer][card]);
		pl_json_string(text, "flavour", flk_word(book, row->flavour));
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
	pl_json_open(text, "discards", '{');
	for (int card = 1; card <= r->cards; card++)
		if (s->discard[card] > 0)
			pl_json_number(text, flk_card_title(book, card), s->discard[card]);
	pl_json_close(text, '}');
}

/* --- all of it ---------------------------------------------------------------------------------- */

static void put_course(const struct pl_book *book, const struct flk_state *s, struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	pl_json_number(text, "round", s->round);
	pl_json_number(text, "roundLimit", r->round_limit);
	pl_json_string(text, "phase", phase_names[s->base.phase]);
	pl_json_number(text, "first", s->first);
	pl_json_number(text, "initiative", s->initiative);
	pl_json_number(text, "turn", s->turn);
	pl_json_number(text, "deck", s->deck_left);
	if (s->target != 0) {
		put_id(book, text, "source", s->source);
		put_id(book, text, "target", s->target);
	}
	pl_json_open(text, "limits", '{');
	put_colours(text, "tokens", r->token_limit);
	put_colours(text, "mine", r->mine);
	pl_json_number(text, "upgrades", r->upgrade_limit);
	pl_json_number(text, "population", r->population);
	pl_json_number(text, "movePrice", r->move_price);
	pl_json_number(text, "attackersOver", r->attackers_over);
	pl_json_number(text, "frontPoints", r->front_points);
	pl_json_number(text, "supportPoints", r->support_points);
	pl_json_number(text, "basePoints", r->base_points);
	pl_json_close(text, '}');
}

static void put_factions(const struct pl_book *book, const struct flk_state *s,
                         struct pl_text *text)
{
	if (s->base.phase != FLK_CHOOSING)
		return;
	pl_json_open(text, "factions", '[');
	for (int faction = 1; faction <= FLK_FACTIONS; faction++)
		put_faction(book, text, NULL, faction);
	pl_json_close(text, ']');
}

void flk_json(const struct pl_book *book, const struct pl_state *view, int seat,
              struct pl_text *text)
{
	const struct flk_state *s = flk_position(view);
	pl_json_open(text, NULL, '{');
	put_course(book, s, text);
	put_factions(book, s, text);
	put_board(book, s, text);
	pl_json_open(text, "players", '[');
	for (int other = 0; other < FLK_PLAYERS; other++)
		put_player(book, s, other, text);
	pl_json_close(text, ']');
	put_battle(book, s, seat, text);
	put_cards(book, s, seat, text);
	pl_json_close(text, '}');
}

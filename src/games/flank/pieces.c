/* pieces.c - the things on the screen that moves and events point at, as
 * numbers, and their names. */
#include "core/pieces.h"
#include "core/text.h"
#include "games/flank/words.h"

static int army(int zone, int row)
{
	return FLK_PIECE_ARMY + FLK_UNIT_ROWS * (zone - 1) + row;
}

static int sheet(int area, int row)
{
	return FLK_PIECE_SHEET + FLK_UNIT_ROWS * area + row;
}

static int area_of(int seat, int area)
{
	return FLK_PIECE_AREA + FLK_AREAS * seat + area;
}

/* --- moves ---------------------------------------------------------------------------------- */

/* One click for every unit that goes. */
static void touch_send(const struct flk_state *s, const struct pl_move *move,
                       struct pl_pieces *pieces)
{
	for (int t = 0; t < FLK_TYPES; t++)
		for (int i = 0; i < move->arg[t]; i++)
			pl_point(pieces,
			         army(s->source, flk_unit_row(s->faction[move->seat], t + 1)));
}

/* The type, then an area for every unit of it. */
static void touch_form(const struct flk_state *s, const struct pl_move *move,
                       struct pl_pieces *pieces)
{
	pl_point(pieces, FLK_PIECE_UNIT + flk_unit_row(s->faction[move->seat], move->arg[0]));
	for (int area = FLK_FRONT; area < FLK_AREAS; area++)
		for (int i = 0; i < move->arg[1 + area]; i++)
			pl_point(pieces, area_of(move->seat, area));
}

/* The unit on its sheet, then the area it goes to. */
static void touch_shift(const struct flk_state *s, const struct pl_move *move,
                        struct pl_pieces *pieces)
{
	int owner = move->verb == FLK_SHIFT ? move->seat : 1 - move->seat;
	pl_point(pieces, sheet(move->arg[1], flk_unit_row(s->faction[owner], move->arg[0])));
	if (move->verb != FLK_REMOVE)
		pl_point(pieces, area_of(owner, move->arg[2]));
}

/* Nobody is left off the board by a click that was meant to place: that is said in words. */
static void touch_place(const struct flk_state *s, const struct pl_move *move,
                        struct pl_pieces *pieces)
{
	if (move->arg[1] == 0)
		return;
	if (move->arg[0] != 0)
		pl_point(pieces,
		         FLK_PIECE_UNIT + flk_unit_row(s->faction[move->seat], move->arg[0]));
	pl_point(pieces, move->arg[1]);
}

/* Whose effect it is. */
static void touch_use(const struct flk_rules *r, const struct flk_state *s,
                      const struct pl_move *move, struct pl_pieces *pieces)
{
	const struct flk_timed *e = flk_before(r, s, move->seat, move->arg[0]);
	int faction = s->faction[move->seat];
	if (e->unit != 0)
		pl_point(pieces, FLK_PIECE_UNIT + flk_unit_row(faction, e->unit));
	else
		pl_point(pieces, FLK_PIECE_UPGRADE + flk_upgrade_row(faction, e->upgrade));
}

int flk_touch(const struct pl_rules *rules, const struct pl_state *view, const struct pl_move *move,
              uint16_t piece[PL_TOUCH])
{
	const struct flk_state *s = flk_position(view);
	const uint8_t *arg = move->arg;
	int faction = s->faction[move->seat];
	struct pl_pieces pieces = { piece, 0 };
	switch (move->verb) {
	case FLK_TAKE:
		pl_point(&pieces, FLK_PIECE_FACTION + arg[0]);
		break;
	case FLK_PLAY:
	case FLK_MINE:
		pl_point(&pieces, FLK_PIECE_CARD + arg[0]);
		break;
	case FLK_HIDE:
		if (arg[0] != FLK_NO_CARD)
			pl_point(&pieces, FLK_PIECE_CARD + arg[0]);
		pl_point(&pieces, FLK_PIECE_SHEETS);
		break;
	case FLK_BUILD:
		pl_point(&pieces, FLK_PIECE_UNIT + flk_unit_row(faction, arg[0]));
		pl_point(&pieces, arg[1]);
		break;
	case FLK_BUY:
		pl_point(&pieces, FLK_PIECE_UPGRADE + flk_upgrade_row(faction, arg[0]));
		if (arg[1] != 0)
			pl_point(&pieces, FLK_PIECE_UPGRADE + flk_upgrade_row(faction, arg[1]));
		break;
	case FLK_MARCH:
		pl_point(&pieces, arg[1]);
		pl_point(&pieces, arg[0]);
		break;
	case FLK_SEND:
		touch_send(s, move, &pieces);
		break;
	case FLK_JOIN:
		pl_point(&pieces, army(arg[1], flk_unit_row(faction, arg[0])));
		break;
	case FLK_FORM:
		touch_form(s, move, &pieces);
		break;
	case FLK_SPEND:
		pl_point(&pieces, FLK_PIECE_TOKEN + FLK_BLUE);
		break;
	case FLK_PUSH:
	case FLK_SHIFT:
	case FLK_REMOVE:
		touch_shift(s, move, &pieces);
		break;
	case FLK_STRIKE:
		pl_point(&pieces,
		         sheet(FLK_SUPPORT, flk_unit_row(s->faction[1 - move->seat], arg[0])));
		break;
	case FLK_PLACE:
		touch_place(s, move, &pieces);
		break;
	case FLK_USE:
		touch_use(flk_numbers(rules), s, move, &pieces);
		break;
	default:
		break;
	}
	return pieces.count;
}

/* --- events ---------------------------------------------------------------------------------- */

/* Bytes of events that name pieces: which, and the run that they are numbered in. */
static const struct named {
	uint8_t kind, arg;
	uint16_t run;
} named[] = {
	{ FLK_DID_TAKE, 0, FLK_PIECE_FACTION },
	{ FLK_DID_PLAY, 0, FLK_PIECE_CARD },
	{ FLK_DID_MINE, 0, FLK_PIECE_CARD },
	{ FLK_DID_BUILD, 0, FLK_PIECE_UNIT },
	{ FLK_DID_BUY, 0, FLK_PIECE_UPGRADE },
	{ FLK_DID_MARCH, 3, 0 },
	{ FLK_DID_MARCH, 4, 0 },
	{ FLK_DID_JOIN, 1, 0 },
	{ FLK_DID_JOIN, 2, 0 },
	{ FLK_DID_BATTLE, 0, 0 },
	{ FLK_DID_REVEAL, 7, FLK_PIECE_CARD },
	{ FLK_DID_PUSH, 3, FLK_PIECE_UPGRADE },
	{ FLK_DID_PUSH, 4, FLK_PIECE_UNIT },
	{ FLK_DID_SHIFT, 3, FLK_PIECE_UPGRADE },
	{ FLK_DID_SHIFT, 4, FLK_PIECE_UNIT },
	{ FLK_DID_REMOVE, 3, FLK_PIECE_UPGRADE },
	{ FLK_DID_REMOVE, 4, FLK_PIECE_UNIT },
	{ FLK_DID_SKIP, 0, FLK_PIECE_UPGRADE },
	{ FLK_DID_SKIP, 1, FLK_PIECE_UNIT },
	{ FLK_DID_BASE, 0, FLK_PIECE_BASE },
	{ FLK_DID_STRIKE, 0, FLK_PIECE_UNIT },
	{ FLK_DID_RETURN, 3, 0 },
};

/* The types of an army, as units of the reference sheet. */
static void point_army(const uint8_t *arg, struct pl_pieces *pieces)
{
	unsigned types = flk_types((uint16_t)(arg[1] | arg[2] << 8));
	for (; types != 0; types &= types - 1)
		pl_point(pieces, FLK_PIECE_UNIT + flk_unit_row(arg[0], pl_lowest(types) + 1));
}

/* What several bytes, or none, say: first where it happens, ... */
static void point_place(const struct pl_event *event, struct pl_pieces *pieces)
{
	int last = event->kind == FLK_DID_REVEAL ? FLK_FLANK : FLK_FRONT;
	switch (event->kind) {
	case FLK_DID_DEAL:
		pl_point(pieces, FLK_PIECE_DECK);
		break;
	case FLK_DID_BUILD:
		pl_point(pieces, army(event->arg[1], event->arg[0]));
		break;
	case FLK_DID_REVEAL:
	case FLK_DID_BLUE:
	case FLK_DID_FALL:
		for (int area = FLK_FRONT; area <= last; area++)
			pl_point(pieces, area_of(event->seat, area));
		break;
	default:
		break;
	}
}

/* ... and last the units that it happens to. */
static void point_units(const struct pl_event *event, struct pl_pieces *pieces)
{
	const uint8_t *arg = event->arg;
	switch (event->kind) {
	case FLK_DID_PUSH:
	case FLK_DID_SHIFT:
	case FLK_DID_GREEN:
	case FLK_DID_YELLOW:
		pl_point(pieces, sheet(arg[2], arg[0]));
		break;
	case FLK_DID_REMOVE:
		pl_point(pieces, sheet(arg[1], arg[0]));
		break;
	case FLK_DID_RECALL:
	case FLK_DID_PERISH:
		point_army(arg, pieces);
		break;
	default:
		break;
	}
}

int flk_trace(const struct pl_rules *rules, const struct pl_event *event, uint16_t piece[PL_TOUCH])
{
	struct pl_pieces pieces = { piece, 0 };
	(void)rules;
	point_place(event, &pieces);
	for (size_t i = 0; i < sizeof named / sizeof named[0]; i++)
		if (named[i].kind == event->kind && event->arg[named[i].arg] != 0)
			pl_point(&pieces, named[i].run + event->arg[named[i].arg]);
	point_units(event, &pieces);
	return pieces.count;
}

/* --- names ------------------------------------------------------------------------------------ */

static void name_army(const struct pl_book *book, int n, struct pl_text *id, struct pl_text *name)
{
	int zone = (n - 1) / FLK_UNIT_ROWS + 1, row = (n - 1) % FLK_UNIT_ROWS + 1;
	pl_put(id, "army-%s-%s", flk_zone_name(book, zone), flk_unit_name(book, row));
	PL_SAY(&flk_game, book, name, "piece.army", PL_AS_ONE("unit", row, flk_units),
	       PL_AS_ONE("zone", zone, flk_zones));
}

static void name_sheet(const struct pl_book *book, int n, struct pl_text *id, struct pl_text *name)
{
	int area = (n - 1) / FLK_UNIT_ROWS, row = (n - 1) % FLK_UNIT_ROWS + 1;
	pl_put(id, "sheet-%s-%s", flk_areas.keys[area], flk_unit_name(book, row));
	PL_SAY(&flk_game, book, name, "piece.sheet", PL_AS_ONE("unit", row, flk_units),
	       PL_AS_ONE("area", area + 1, flk_areas));
}

/* What is of a set, by the id that its name in the data gives. */
static void name_member(const struct pl_book *book, const struct pl_set *set, int member,
                        uint16_t word, struct pl_text *id, struct pl_text *name)
{
	pl_put(id, "%s-%s", set->name, flk_word(book, word));
	pl_say_member(&flk_game, book, set, member, name);
}

static void name_table(const struct pl_book *book, int piece, struct pl_text *id,
                       struct pl_text *name)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	if (piece >= FLK_PIECE_DECK) {
		bool deck = piece == FLK_PIECE_DECK;
		pl_put(id, deck ? "deck" : "sheet");
		PL_SAY(&flk_game, book, name, "piece.table", PL_AS_NUMBER("deck", deck));
	} else if (piece >= FLK_PIECE_TOKEN) {
		int colour = piece - FLK_PIECE_TOKEN;
		pl_put(id, "token-%s", flk_colours.keys[colour]);
		PL_SAY(&flk_game, book, name, "piece.token",
		       PL_AS_ONE("colour", colour + 1, flk_colours));
	} else if (piece > FLK_PIECE_FACTION) {
		int faction = piece - FLK_PIECE_FACTION;
		name_member(book, &flk_factions, faction, r->faction[faction - 1].name, id, name);
	} else if (piece > FLK_PIECE_CARD) {
		int card = piece - FLK_PIECE_CARD;
		name_member(book, &flk_cards, card, r->card[card - 1].name, id, name);
	} else if (piece > FLK_PIECE_UPGRADE) {
		int upgrade = piece - FLK_PIECE_UPGRADE;
		name_member(book, &flk_upgrades, upgrade, r->upgrade[upgrade - 1].name, id, name);
	} else {
		int unit = piece - FLK_PIECE_UNIT;
		name_member(book, &flk_units, unit, r->unit[unit - 1].name, id, name);
	}
}

void flk_piece(const struct pl_book *book, uint16_t piece, struct pl_text *id, struct pl_text *name)
{
	if (piece > FLK_PIECE_UNIT) {
		name_table(book, piece, id, name);
	} else if (piece >= FLK_PIECE_AREA) {
		int n = piece - FLK_PIECE_AREA, seat = n / FLK_AREAS, area = n % FLK_AREAS;
		pl_put(id, "area-p%d-%s", seat + 1, flk_areas.keys[area]);
		PL_SAY(&flk_game, book, name, "piece.area", PL_AS_ONE("who", seat + 1, pl_seats),
		       PL_AS_ONE("area", area + 1, flk_areas));
	} else if (piece > FLK_PIECE_SHEET) {
		name_sheet(book, piece - FLK_PIECE_SHEET, id, name);
	} else if (piece > FLK_PIECE_ARMY) {
		name_army(book, piece - FLK_PIECE_ARMY, id, name);
	} else if (piece > FLK_PIECE_BASE) {
		pl_put(id, "base-%s", flk_zone_name(book, piece - FLK_PIECE_BASE));
		PL_SAY(&flk_game, book, name, "piece.base",
		       PL_AS_ONE("zone", piece - FLK_PIECE_BASE, flk_zones));
	} else {
		pl_put(id, "zone-%s", flk_zone_name(book, piece));
		pl_say_member(&flk_game, book, &flk_zones, piece, name);
	}
}

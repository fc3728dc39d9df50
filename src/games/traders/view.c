/* view.c - the table as one seat sees it, as lines of text: what a player at a
 * terminal looks at and what a screen reader reads out. json.c has the same
 * for programs. Both are made from a view, so they cannot tell secrets. */
#include "core/text.h"
#include "games/traders/words.h"

#include <string.h>

enum { WIDTH = 79, CELL = 5 };

/* --- lines ---------------------------------------------------------------- */

static int owner_of(const struct trd_state *s, int hex)
{
	for (int seat = 0; hex < TRD_FIRST_DOCK && seat < s->base.seats; seat++)
		if ((s->player[seat].stations >> hex) & 1)
			return seat + 1;
	return 0;
}

static int ship_at(const struct trd_state *s, int hex)
{
	for (int seat = 0; hex != TRD_LAST_PLANET && seat < s->base.seats; seat++)
		if (s->player[seat].ship == hex)
			return seat + 1;
	return 0;
}

/* --- the map -------------------------------------------------------------- */

/* What lies under any ship: a planet's first letters, a station with its
 * owner, a free spot, a dock, or space. */
static void put_ground(const struct pl_book *book, const struct trd_state *s, int hex,
                       struct pl_text *text)
{
	int owner = owner_of(s, hex);
	if (hex >= TRD_FIRST_PLANET && hex <= TRD_LAST_PLANET)
		pl_put(text, "%.4s", trd_place_name(book, hex - TRD_FIRST_PLANET + 1));
	else if (owner != 0)
		pl_put(text, "#%d", owner);
	else if (hex < TRD_FIRST_DOCK)
		pl_put(text, "o");
	else if (hex <= TRD_LAST_DOCK)
		pl_put(text, "=");
}

/* One hex: ship, ground, and its column if the viewer can fly there. */
static void put_cell(const struct pl_book *book, const struct trd_state *s, int hex, bool reach,
                     struct pl_text *text)
{
	char room[16];
	struct pl_text cell = pl_text_in(room, sizeof room);
	int ship = ship_at(s, hex);
	if (ship != 0)
		pl_put(&cell, ">%d", ship);
	put_ground(book, s, hex, &cell);
	if (reach)
		pl_put(&cell, "%s%d", room[0] != '\0' ? ":" : "",
		       trd_numbers(book->rules)->column[hex]);
	if (room[0] == '\0')
		pl_put(&cell, ".");
	pl_put(text, "%-*s", CELL, room);
}

static void put_map(const struct pl_book *book, const struct trd_state *s, int seat,
                    struct pl_text *text)
{
	const struct trd_rules *r = trd_numbers(book->rules);
	struct trd_hexes reach = { 0, 0 };
	if (s->base.phase == TRD_FLYING && seat == s->turn)
		reach = trd_destinations(r, s);
	pl_put(text, "    1");
	for (int column = 2; column <= r->columns; column++)
		pl_put(text, "%*d", column > 9 ? CELL + (column == 10) : CELL, column);
	pl_put(text, "\n");
	for (int row = 1; row <= r->rows; row++) {
		pl_put(text, " %d  %s", row, row % 2 == 0 ? "  " : "");
		for (int column = 1; column <= r->columns - (row % 2 == 0); column++) {
			int hex = r->hex[row][column];
			put_cell(book, s, hex, trd_has_hex(reach, hex), text);
		}
		while (text->at > text->start && text->at[-1] == ' ')
			*--text->at = '\0';
		pl_put(text, "\n");
	}
	trd_sentence(book, "show.legend", NULL, text);
	pl_put(text, "\n");
	char room[200];
	struct pl_text line = pl_text_in(room, sizeof room);
	trd_sentence(book, "show.compass", NULL, &line);
	pl_put_wrapped(text, room, WIDTH);
}

/* --- before play ------------------------------------------------------------ */

/* TRD-C44: "p1 4, p2 6". */
static void put_lots(const struct pl_book *book, const struct trd_state *s, struct pl_text *text)
{
	for (int roll = 0; roll < TRD_LOTS; roll++) {
		char dice[80] = "", room[200];
		struct pl_text list = pl_text_in(dice, sizeof dice);
		struct pl_text line = pl_text_in(room, sizeof room);
		for (int seat = 0; seat < s->base.seats; seat++)
			if (s->lots[roll][seat] != 0)
				pl_put(&list, "%sp%d %d", dice[0] != '\0' ? ", " : "", seat + 1,
				       s->lots[roll][seat]);
		if (dice[0] == '\0')
			return;
		TRD_SENTENCE(book, &line, "show.lots", PL_AS_NUMBER("roll", roll + 1),
		             PL_AS_TEXT("dice", dice));
		pl_put_wrapped(text, room, WIDTH);
	}
}

static void put_map_title(const struct pl_book *book, struct pl_text *text)
{
	const struct trd_rules *r = trd_numbers(book->rules);
	char room[700];
	struct pl_text line = pl_text_in(room, sizeof room);
	if (r->fixed == 0)
		return;
	const struct trd_map *map = &r->distribution[r->fixed - 1];
	TRD_SENTENCE(book, &line, "show.map", PL_AS_TEXT("title", trd_word(book, map->title)),
	             PL_AS_TEXT("line", trd_word(book, map->flavour)));
	pl_put(&line, " ");
	trd_put_met(book, TRD_MET_MAP, &line);
	pl_put_wrapped(text, room, WIDTH);
}

/* --- planets, players, hand ------------------------------------------------- */

static void put_planets(const struct pl_book *book, const struct trd_state *s, struct pl_text *text)
{
	char room[600];
	struct pl_text line = pl_text_in(room, sizeof room);
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++) {
		if (planet == TRD_GOBI)
			trd_sentence(book, "show.planets", NULL, &line);
		pl_put(&line, planet > TRD_GOBI ? "; " : " ");
		TRD_SENTENCE(book, &line, "show.planet",
		             PL_AS_ONE("planet", planet, trd_set_planets),
		             PL_AS_SOME("makes", s->makes[planet], trd_set_goods, 1),
		             PL_AS_NUMBER("lit", (s->lit >> planet) & 1),
		             PL_AS_NUMBER("rebels", s->rebellion[planet]));
	}
	pl_put_wrapped(text, room, WIDTH);
}

static void put_stores(const struct pl_book *book, const struct trd_player *p, struct pl_text *text)
{
	const struct trd_rules *r = trd_numbers(book->rules);
	TRD_SENTENCE(book, text, "show.earth", PL_AS_ONE("place", TRD_EARTH, trd_set_places),
	             PL_AS_NUMBER("units", trd_delivered(r, p)),
	             PL_AS_NUMBER("wanted", TRD_GOODS * r->cure_units),
	             TRD_UNITS("goods", p->goods[TRD_EARTH]));
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++) {
		int stations = trd_stations_at(p, planet);
		if (stations > 0)
			TRD_SENTENCE(book, text, "show.store",
			             PL_AS_ONE("place", planet, trd_set_places),
			             PL_AS_NUMBER("stations", stations),
			             TRD_UNITS("goods", p->goods[planet]));
	}
	if (p->skips > 0)
		TRD_SENTENCE(book, text, "show.skips", PL_AS_NUMBER("turns", p->skips));
}

static void put_cards(const struct pl_book *book, uint32_t hand, struct pl_text *text)
{
	int put = 0;
	for (int kind = 1; kind <= TRD_ACTIONS; kind++)
		for (int i = 0; i < trd_held(hand, kind); i++) {
			pl_put(text, put++ > 0 ? ", " : "");
			pl_say_member(&trd_game, book, &trd_set_cards, kind, text);
		}
}

static void put_player(const struct pl_book *book, const struct trd_state *s, int seat, int viewer,
                       struct pl_text *text)
{
	const struct trd_player *p = &s->player[seat];
	bool landed = p->ship == TRD_LAST_PLANET;
	char room[900], cards[200];
	struct pl_text line = pl_text_in(room, sizeof room);
	struct pl_text known = pl_text_in(cards, sizeof cards);
	put_cards(book, p->hand, &known);
	TRD_SENTENCE(book, &line, "show.player", PL_AS_ONE("player", seat + 1, pl_seats),
	             PL_AS_ONE("company", p->company, trd_set_companies),
	             PL_AS_NUMBER("you", seat == viewer), PL_AS_NUMBER("landed", landed),
	             PL_AS_ONE("hex", p->ship, trd_set_hexes),
	             PL_AS_ONE("place", landed ? TRD_EARTH : trd_place_of(p->ship), trd_set_places),
	             PL_AS_NUMBER("money", p->money), TRD_UNITS("cargo", p->goods[TRD_SHIP]),
	             PL_AS_NUMBER("cards", p->cards), PL_AS_TEXT("known", cards));
	put_stores(book, p, &line);
	pl_put_wrapped(text, room, WIDTH);
}

/* A card with its title, what it does, and what is said on it. */
static void put_card(const struct pl_book *book, const char *key, const struct pl_set *set,
                     int kind, const struct trd_card *card, int copy, struct pl_text *text)
{
	char rule[900], room[1400];
	struct pl_text words = pl_text_in(rule, sizeof rule);
	struct pl_text line = pl_text_in(room, sizeof room);
	const struct trd_face *face = &card->face[copy % card->faces];
	trd_put_card_text(book, card, &words);
	TRD_SENTENCE(
		book, &line, key,
		{ .name = set == &trd_set_cards ? "card" : "event", .number = kind, .set = set },
		PL_AS_TEXT("title", trd_word(book, face->title)), PL_AS_TEXT("rule", rule),
		PL_AS_NUMBER("price", card->cost),
		PL_AS_TEXT("line", trd_word(book, face->flavour)));
	pl_put_wrapped(text, room, WIDTH);
}

/* The event that lies open, and the cards that the viewer holds. */
static void put_open_cards(const struct pl_book *book, const struct trd_state *s, int seat,
                           struct pl_text *text)
{
	const struct trd_rules *r = trd_numbers(book->rules);
	if (s->event != 0) {
		const struct trd_card *card = &r->event[s->event - 1];
		int face = trd_face_of(card, s, card->copies - s->events[s->event] - 1);
		put_card(book, "show.event", &trd_set_events, s->event, card, face, text);
	}
	for (int card = 1; seat < PL_SEATS && card <= r->deck_size; card++)
		if (s->where[card] == seat + 1)
			put_card(book, "show.card", &trd_set_cards, r->kind_of[card],
			         &r->action[r->kind_of[card] - 1], trd_copy_of(r, card), text);
}

static void put_headline(const struct pl_book *book, const struct trd_state *s,
                         struct pl_text *text)
{
	char room[400];
	struct pl_text line = pl_text_in(room, sizeof room);
	TRD_SENTENCE(book, &line, s->round == 0 ? "show.before" : "show.round",
	             PL_AS_ONE("first", s->first + 1, pl_seats), PL_AS_NUMBER("round", s->round),
	             PL_AS_NUMBER("limit", trd_numbers(book->rules)->round_limit),
	             PL_AS_ONE("player", s->turn + 1, pl_seats), PL_AS_NUMBER("extra", s->is_extra),
	             PL_AS_NUMBER("number", s->step), PL_AS_ONE("step", s->step, trd_set_steps),
	             PL_AS_ONE("event", s->event, trd_set_events),
	             PL_AS_NUMBER("stack", s->deck_left));
	pl_put_wrapped(text, room, WIDTH);
}

void trd_show(const struct pl_book *book, const struct pl_state *view, int seat,
              struct pl_text *text)
{
	const struct trd_state *s = trd_position(view);
	put_headline(book, s, text);
	if (s->round == 0) {
		put_lots(book, s, text);
		put_map_title(book, text);
	}
	put_map(book, s, seat, text);
	put_planets(book, s, text);
	for (int other = 0; other < view->seats; other++)
		put_player(book, s, other, seat, text);
	put_open_cards(book, s, seat, text);
}

/* view.c - the table as one seat sees it, as lines of text: what a player at a
 * terminal looks at and what a screen reader reads out. json.c has the same
 * for programs. Both are made from a view, so they cannot tell secrets. */
#include "core/text.h"
#include "games/traders/words.h"

#include <string.h>

enum { WIDTH = 79, CELL = 5 };

/* --- lines ---------------------------------------------------------------- */

/* Put words so that no line is wider than a terminal; what goes on is set in. */
static void put_wrapped(struct pl_text *text, const char *words)
{
	int column = 0;
	while (*words != '\0') {
		int length = (int)strcspn(words, " ");
		if (column > 0 && column + 1 + length > WIDTH) {
			pl_put(text, "\n    %.*s", length, words);
			column = 4 + length;
		} else {
			pl_put(text, "%s%.*s", column > 0 ? " " : "", length, words);
			column += length + (column > 0);
		}
		words += length;
		words += strspn(words, " ");
	}
	pl_put(text, "\n");
}

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
	pl_put(text, "o free spot  #1 p1's station  >1 p1's ship  = dock  7 column in reach\n");
}

/* --- planets, players, hand ------------------------------------------------- */

static void put_planets(const struct pl_book *book, const struct trd_state *s, struct pl_text *text)
{
	char room[400];
	struct pl_text line = pl_text_in(room, sizeof room);
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++) {
		pl_put(&line,
		       "%s%s: ", planet > 1 ? "; " : "Planets: ", trd_place_name(book, planet));
		if (s->makes[planet] == 0)
			pl_put(&line, "not said yet");
		else
			trd_put_kinds(book, s->makes[planet], &line);
		if ((s->lit >> planet) & 1)
			pl_put(&line, " (producing)");
		if (s->rebellion[planet] > 0)
			pl_put(&line, " (rebels %d more)", s->rebellion[planet]);
	}
	put_wrapped(text, room);
}

static void put_where(const struct pl_book *book, const struct trd_player *p, struct pl_text *text)
{
	const struct trd_rules *r = trd_numbers(book->rules);
	int place = trd_place_of(p->ship);
	if (p->ship == TRD_LAST_PLANET) {
		pl_put(text, "on %s", trd_place_name(book, TRD_EARTH));
		return;
	}
	pl_put(text, "at ");
	trd_put_hex(r, p->ship, text);
	if (place != 0)
		pl_put(text, " (%s)", trd_place_name(book, place));
}

static void put_stores(const struct pl_book *book, const struct trd_player *p, struct pl_text *text)
{
	const struct trd_rules *r = trd_numbers(book->rules);
	pl_put(text, "; Earth %d/%d: ", trd_delivered(r, p), TRD_GOODS * r->cure_units);
	trd_put_goods(book, p->goods[TRD_EARTH] + TRD_METAL, text);
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++) {
		int stations = trd_stations_at(p, planet);
		if (stations == 0)
			continue;
		pl_put(text, "; %s%s: ", trd_place_name(book, planet), stations > 1 ? " x2" : "");
		trd_put_goods(book, p->goods[planet] + TRD_METAL, text);
	}
}

static void put_cards(const struct pl_book *book, uint16_t hand, struct pl_text *text)
{
	int put = 0;
	for (int kind = 1; kind <= TRD_ACTIONS; kind++)
		for (int i = 0; i < trd_held(hand, kind); i++)
			pl_put(text, "%s%s", put++ > 0 ? ", " : "", trd_card_name(book, kind));
}

static void put_player(const struct pl_book *book, const struct trd_state *s, int seat, int viewer,
                       struct pl_text *text)
{
	const struct trd_rules *r = trd_numbers(book->rules);
	const struct trd_player *p = &s->player[seat];
	char room[600];
	struct pl_text line = pl_text_in(room, sizeof room);
	pl_put(&line, "p%d", seat + 1);
	if (p->company != 0)
		pl_put(&line, " %s", trd_word(book, r->company[p->company - 1].name));
	pl_put(&line, seat == viewer ? " (you) " : " ");
	put_where(book, p, &line);
	pl_put(&line, ", %d MCr, aboard: ", p->money);
	trd_put_goods(book, p->goods[TRD_SHIP] + TRD_METAL, &line);
	pl_put(&line, "; %d %s", p->cards, p->cards == 1 ? "card" : "cards");
	if (p->hand != 0) {
		pl_put(&line, seat == viewer ? " (" : " (you know of ");
		put_cards(book, p->hand, &line);
		pl_put(&line, ")");
	}
	put_stores(book, p, &line);
	if (p->skips > 0)
		pl_put(&line, "; loses %d %s", p->skips, p->skips == 1 ? "turn" : "turns");
	put_wrapped(text, room);
}

static void put_headline(const struct pl_book *book, const struct trd_state *s,
                         struct pl_text *text)
{
	static const char *const steps[] = {
		"", "planet card", "event", "act", "move", "act again", "sell and buy",
	};
	const struct trd_rules *r = trd_numbers(book->rules);
	char room[300];
	struct pl_text line = pl_text_in(room, sizeof room);
	if (s->round == 0) {
		pl_put(&line, "Before play. p%d is the starting player.", s->first + 1);
	} else {
		pl_put(&line, "Round %d of %d, p%d's %sturn, step %d: %s.", s->round,
		       r->round_limit, s->turn + 1, s->is_extra ? "extra " : "", s->step,
		       steps[s->step]);
		if (s->event != 0)
			pl_put(&line, " Event: %s.", trd_event_name(book, s->event));
		pl_put(&line, " p%d starts rounds; %d cards in the stack.", s->first + 1,
		       s->deck_left);
	}
	put_wrapped(text, room);
}

void trd_show(const struct pl_book *book, const struct pl_state *view, int seat,
              struct pl_text *text)
{
	const struct trd_state *s = trd_position(view);
	put_headline(book, s, text);
	put_map(book, s, seat, text);
	put_planets(book, s, text);
	for (int other = 0; other < view->seats; other++)
		put_player(book, s, other, seat, text);
}

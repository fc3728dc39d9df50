/* view.c - the table as one seat sees it, in lines of text for a terminal. */
#include "core/text.h"
#include "games/flank/words.h"

/* A line of the data's own, after a rule: " Old winter, sold by the tonne." */
static void put_flavour(const struct pl_book *book, uint16_t flavour, struct pl_text *text)
{
	if (flavour == 0)
		return;
	pl_put(text, " ");
	pl_say_name(book, flk_word(book, flavour), text);
}

static void show_board(const struct pl_book *book, bool at_length, struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	const struct flk_board *board = &r->boards_at[r->board - 1];
	pl_say_name(book, flk_word(book, board->title), text);
	if (at_length) {
		pl_put(text, ".");
		put_flavour(book, board->about, text);
	}
	pl_put(text, "\n");
}

static void show_player(const struct pl_book *book, const struct flk_state *s, int seat,
                        struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	PL_SAY(&flk_game, book, text, "show.player", PL_AS_ONE("who", seat + 1, pl_seats),
	       PL_AS_ONE("faction", s->faction[seat], flk_factions),
	       PL_AS_NUMBER("bases", flk_count_bits(s->bases[seat])),
	       PL_AS_NUMBER("units", flk_count(s->total[seat])),
	       PL_AS_NUMBER("cards", s->cards[seat]));
	for (int colour = 0; colour < FLK_COLOURS; colour++) {
		pl_put(text, " ");
		PL_SAY(&flk_game, book, text, "show.tokens",
		       PL_AS_ONE("colour", colour + 1, flk_colours),
		       PL_AS_NUMBER("n", s->tokens[seat][colour]),
		       PL_AS_NUMBER("most", r->token_limit[colour]),
		       PL_AS_NUMBER("extra", s->extra[seat][colour]));
	}
	pl_put(text, "\n");
	for (int u = 1; u <= FLK_UPGRADES; u++) {
		if (!((s->upgrades[seat] >> (u - 1)) & 1))
			continue;
		int number = flk_upgrade_row(s->faction[seat], u);
		const struct flk_upgrade *row = &r->upgrade[number - 1];
		pl_put(text, "   ");
		pl_say_member(&flk_game, book, &flk_upgrades, number, text);
		pl_put(text, ": ");
		flk_put_effects(book, row->effect, row->effects, 0, text);
		put_flavour(book, row->flavour, text);
		pl_put(text, "\n");
	}
}

/* Who can be built: how many are on the board, what they do, who they are. */
static void show_roster(const struct pl_book *book, const struct flk_state *s, int seat,
                        struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	if (seat >= FLK_PLAYERS || s->base.phase != FLK_BUILDING)
		return;
	for (int type = 1; type <= FLK_TYPES; type++) {
		int row = flk_unit_row(s->faction[seat], type);
		const struct flk_unit *unit = &r->unit[row - 1];
		PL_SAY(&flk_game, book, text, "show.unit", PL_AS_ONE("unit", row, flk_units),
		       PL_AS_NUMBER("used", flk_of_type(s->total[seat], type)),
		       PL_AS_NUMBER("copies", unit->copies));
		pl_put(text, " ");
		flk_put_effects(book, unit->effect, unit->effects, row, text);
		put_flavour(book, unit->flavour, text);
		pl_put(text, "\n");
	}
}

static void show_zone(const struct pl_book *book, const struct flk_state *s, int zone,
                      struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	pl_put(text, " %-12s ", flk_zone_name(book, zone));
	PL_SAY(&flk_game, book, text, "show.zone", PL_AS_NUMBER("limit", r->limit[zone]));
	for (unsigned near = r->near[zone]; near != 0; near &= near - 1)
		pl_put(text, " %s", flk_zone_name(book, pl_lowest(near) + 1));
	pl_put(text, "\n");
	for (int seat = 0; seat < FLK_PLAYERS; seat++) {
		bool base = (s->bases[seat] & flk_zone_bit(zone)) != 0;
		if (!base && s->army[seat][zone] == 0)
			continue;
		pl_put(text, "   ");
		PL_SAY(&flk_game, book, text, "show.held", PL_AS_ONE("who", seat + 1, pl_seats),
		       PL_AS_NUMBER("base", base),
		       FLK_ARMY("units", s->faction[seat], s->army[seat][zone]));
		pl_put(text, "\n");
	}
}

static void show_area(const struct pl_book *book, const struct flk_state *s, int seat, int area,
                      struct pl_text *text)
{
	bool front = area == FLK_FRONT;
	PL_SAY(&flk_game, book, text, "show.area", PL_AS_ONE("area", area + 1, flk_areas),
	       FLK_ARMY("units", s->faction[seat], s->sheet[seat][area]),
	       PL_AS_NUMBER("base", front && s->siege && seat != s->attacker),
	       PL_AS_NUMBER("blue", front ? s->points[seat] : 0));
}

static void show_sheet(const struct pl_book *book, const struct flk_state *s, int seat,
                       struct pl_text *text)
{
	pl_put(text, " p%d", seat + 1);
	for (int area = FLK_FRONT; area < FLK_AREAS; area++) {
		pl_put(text, "%s ", area == FLK_FRONT ? "" : ";");
		show_area(book, s, seat, area, text);
	}
	if (s->aside[seat] != 0) {
		pl_put(text, "; ");
		PL_SAY(&flk_game, book, text, "show.aside",
		       FLK_ARMY("units", s->faction[seat], s->aside[seat]));
	}
	pl_put(text, "\n");
}

static void show_battle(const struct pl_book *book, const struct flk_state *s, int seat,
                        struct pl_text *text)
{
	bool open = flk_is_open_battle(s);
	if (s->base.phase != FLK_FORMING && !open)
		return;
	PL_SAY(&flk_game, book, text, "show.battle", PL_AS_ONE("zone", s->battle, flk_zones),
	       PL_AS_ONE("who", s->attacker + 1, pl_seats));
	pl_put(text, "\n");
	for (int other = 0; other < FLK_PLAYERS; other++)
		if (open || other == seat)
			show_sheet(book, s, other, text);
	if (s->base.phase == FLK_BEFORE || s->base.phase == FLK_SPENDING) {
		char outlook[400];
		struct pl_text said = pl_text_in(outlook, sizeof outlook);
		flk_put_outlook(book, s, &said);
		pl_put(text, " ");
		PL_SAY(&flk_game, book, text, "show.outlook", PL_AS_TEXT("outlook", outlook));
		pl_put(text, "\n");
	}
}

static void show_hand(const struct pl_book *book, const struct flk_state *s, int seat,
                      struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	if (seat >= FLK_PLAYERS || s->cards[seat] == 0)
		return;
	PL_SAY(&flk_game, book, text, "show.cards", PL_AS_NUMBER("cards", s->cards[seat]));
	pl_put(text, "\n");
	for (int card = 1; card <= r->cards; card++) {
		if (s->hand[seat][card] == 0)
			continue;
		pl_put(text, " %s", flk_word(book, r->card[card - 1].name));
		if (s->hand[seat][card] > 1)
			pl_put(text, " x%d", s->hand[seat][card]);
		pl_put(text, ": ");
		PL_SAY(&flk_game, book, text, "show.card",
		       FLK_TOKENS("tokens", r->card[card - 1].gives));
		put_flavour(book, r->card[card - 1].flavour, text);
		pl_put(text, "\n");
	}
}

void flk_show(const struct pl_book *book, const struct pl_state *view, int seat,
              struct pl_text *text)
{
	const struct flk_state *s = flk_position(view);
	const struct flk_rules *r = flk_numbers(book->rules);
	if (s->round > 0) {
		PL_SAY(&flk_game, book, text, "show.round", PL_AS_NUMBER("round", s->round),
		       PL_AS_ONE("who", s->initiative + 1, pl_seats),
		       PL_AS_NUMBER("deck", s->deck_left));
		pl_put(text, "\n");
	}
	show_board(book, s->round == 0, text);
	for (int other = 0; other < FLK_PLAYERS; other++)
		show_player(book, s, other, text);
	show_roster(book, s, seat, text);
	/* While sheets are on the table the board only distracts. */
	bool on_sheets = view->phase >= FLK_FORMING && view->phase <= FLK_STRIKING;
	for (int zone = 1; zone <= r->zone_count && !on_sheets; zone++)
		show_zone(book, s, zone, text);
	show_battle(book, s, seat, text);
	show_hand(book, s, seat, text);
}

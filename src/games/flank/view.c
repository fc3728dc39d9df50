/* view.c - the table as one seat sees it, in lines of text for a terminal. */
#include "core/text.h"
#include "games/flank/words.h"

static void show_player(const struct pl_book *book, const struct flk_state *s, int seat,
                        struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	PL_SAY(&flk_game, book, text, "show.player", FLK_ONE("who", seat + 1, &pl_seats),
	       FLK_ONE("faction", s->faction[seat], &flk_factions),
	       FLK_NUMBER("bases", flk_count_bits(s->bases[seat])),
	       FLK_NUMBER("units", flk_count(s->total[seat])), FLK_NUMBER("cards", s->cards[seat]));
	for (int colour = 0; colour < FLK_COLOURS; colour++) {
		pl_put(text, " ");
		PL_SAY(&flk_game, book, text, "show.tokens",
		       FLK_ONE("colour", colour + 1, &flk_colours),
		       FLK_NUMBER("n", s->tokens[seat][colour]),
		       FLK_NUMBER("most", r->token_limit[colour]),
		       FLK_NUMBER("extra", s->extra[seat][colour]));
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
		flk_put_effects(book, row->effect, row->effects, true, text);
		pl_put(text, "\n");
	}
}

static void show_zone(const struct pl_book *book, const struct flk_state *s, int zone,
                      struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	pl_put(text, " %-12s ", flk_zone_name(book, zone));
	PL_SAY(&flk_game, book, text, "show.zone", FLK_NUMBER("limit", r->limit[zone]));
	for (unsigned near = r->near[zone]; near != 0; near &= near - 1)
		pl_put(text, " %s", flk_zone_name(book, flk_lowest(near) + 1));
	pl_put(text, "\n");
	for (int seat = 0; seat < FLK_PLAYERS; seat++) {
		bool base = (s->bases[seat] & flk_zone_bit(zone)) != 0;
		if (!base && s->army[seat][zone] == 0)
			continue;
		char army[400] = "";
		struct pl_text units = pl_text_in(army, sizeof army);
		if (s->army[seat][zone] != 0)
			flk_put_army(book, s->faction[seat], s->army[seat][zone], &units);
		pl_put(text, "   ");
		PL_SAY(&flk_game, book, text, "show.held", FLK_ONE("who", seat + 1, &pl_seats),
		       FLK_NUMBER("base", base), FLK_TEXT("units", army));
		pl_put(text, "\n");
	}
}

static void show_area(const struct pl_book *book, const struct flk_state *s, int seat, int area,
                      struct pl_text *text)
{
	char army[400];
	struct pl_text units = pl_text_in(army, sizeof army);
	bool front = area == FLK_FRONT;
	flk_put_army(book, s->faction[seat], s->sheet[seat][area], &units);
	PL_SAY(&flk_game, book, text, "show.area", FLK_ONE("area", area + 1, &flk_areas),
	       FLK_TEXT("units", army),
	       FLK_NUMBER("base", front && s->siege && seat != s->attacker),
	       FLK_NUMBER("blue", front ? s->points[seat] : 0));
}

static void show_sheet(const struct pl_book *book, const struct flk_state *s, int seat,
                       struct pl_text *text)
{
	char army[400];
	struct pl_text units = pl_text_in(army, sizeof army);
	pl_put(text, " p%d", seat + 1);
	for (int area = FLK_FRONT; area < FLK_AREAS; area++) {
		pl_put(text, "%s ", area == FLK_FRONT ? "" : ";");
		show_area(book, s, seat, area, text);
	}
	if (s->aside[seat] != 0) {
		flk_put_army(book, s->faction[seat], s->aside[seat], &units);
		pl_put(text, "; ");
		PL_SAY(&flk_game, book, text, "show.aside", FLK_TEXT("units", army));
	}
	pl_put(text, "\n");
}

static void show_battle(const struct pl_book *book, const struct flk_state *s, int seat,
                        struct pl_text *text)
{
	bool open = flk_is_open_battle(s);
	if (s->base.phase != FLK_FORMING && !open)
		return;
	PL_SAY(&flk_game, book, text, "show.battle", FLK_ONE("zone", s->battle, &flk_zones),
	       FLK_ONE("who", s->attacker + 1, &pl_seats));
	pl_put(text, "\n");
	for (int other = 0; other < FLK_PLAYERS; other++)
		if (open || other == seat)
			show_sheet(book, s, other, text);
	if (s->base.phase == FLK_BEFORE || s->base.phase == FLK_SPENDING) {
		char outlook[400];
		struct pl_text said = pl_text_in(outlook, sizeof outlook);
		flk_put_outlook(book, s, &said);
		pl_put(text, " ");
		PL_SAY(&flk_game, book, text, "show.outlook", FLK_TEXT("outlook", outlook));
		pl_put(text, "\n");
	}
}

static void show_hand(const struct pl_book *book, const struct flk_state *s, int seat,
                      struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	if (seat >= FLK_PLAYERS || s->cards[seat] == 0)
		return;
	PL_SAY(&flk_game, book, text, "show.cards", FLK_NUMBER("cards", s->cards[seat]));
	pl_put(text, "\n");
	for (int card = 1; card <= r->cards; card++) {
		if (s->hand[seat][card] == 0)
			continue;
		pl_put(text, " %s", flk_word(book, r->card[card - 1].name));
		if (s->hand[seat][card] > 1)
			pl_put(text, " x%d", s->hand[seat][card]);
		pl_put(text, ": ");
		flk_put_tokens(book, r->card[card - 1].gives, text);
		pl_put(text, "\n");
	}
}

void flk_show(const struct pl_book *book, const struct pl_state *view, int seat,
              struct pl_text *text)
{
	const struct flk_state *s = flk_position(view);
	const struct flk_rules *r = flk_numbers(book->rules);
	if (s->round > 0) {
		PL_SAY(&flk_game, book, text, "show.round", FLK_NUMBER("round", s->round),
		       FLK_ONE("who", s->initiative + 1, &pl_seats),
		       FLK_NUMBER("deck", s->deck_left));
		pl_put(text, "\n");
	}
	for (int other = 0; other < FLK_PLAYERS; other++)
		show_player(book, s, other, text);
	/* While sheets are on the table the board only distracts. */
	bool on_sheets = view->phase >= FLK_FORMING && view->phase <= FLK_STRIKING;
	for (int zone = 1; zone <= r->zone_count && !on_sheets; zone++)
		show_zone(book, s, zone, text);
	show_battle(book, s, seat, text);
	show_hand(book, s, seat, text);
}

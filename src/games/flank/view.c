/* view.c - the table as one seat sees it, in lines of text for a terminal. */
#include "core/text.h"
#include "games/flank/words.h"

static const char *faction_title(const struct pl_book *book, const struct flk_state *s, int seat)
{
	int faction = s->faction[seat];
	return faction == 0 ? "no faction yet" :
		flk_word(book, flk_numbers(book->rules)->faction[faction - 1].title);
}

static void show_player(const struct pl_book *book, const struct flk_state *s, int seat,
                        struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	pl_put(text, "p%d %s: %d base%s, %d unit%s, %d card%s;", seat + 1,
	       faction_title(book, s, seat), flk_count_bits(s->bases[seat]),
	       flk_count_bits(s->bases[seat]) == 1 ? "" : "s", flk_count(s->total[seat]),
	       flk_count(s->total[seat]) == 1 ? "" : "s", s->cards[seat],
	       s->cards[seat] == 1 ? "" : "s");
	for (int colour = 0; colour < FLK_COLOURS; colour++) {
		pl_put(text, " %s %d/%d", flk_colour_words[colour], s->tokens[seat][colour],
		       r->token_limit[colour]);
		if (s->extra[seat][colour] > 0)
			pl_put(text, "+%d", s->extra[seat][colour]);
	}
	pl_put(text, "\n");
	for (int u = 1; u <= FLK_UPGRADES; u++) {
		if (!((s->upgrades[seat] >> (u - 1)) & 1))
			continue;
		const struct flk_upgrade *row =
			&r->upgrade[flk_upgrade_row(s->faction[seat], u) - 1];
		pl_put(text, "   %s: ", flk_word(book, row->title));
		flk_put_effects(book, row->effect, row->effects, text);
		pl_put(text, "\n");
	}
}

static void show_zone(const struct pl_book *book, const struct flk_state *s, int zone,
                      struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	pl_put(text, " %-12s holds %d, next to", flk_zone_name(book, zone), r->limit[zone]);
	for (unsigned near = r->near[zone]; near != 0; near &= near - 1)
		pl_put(text, " %s", flk_zone_name(book, flk_lowest(near) + 1));
	pl_put(text, "\n");
	for (int seat = 0; seat < FLK_PLAYERS; seat++) {
		bool base = (s->bases[seat] & flk_zone_bit(zone)) != 0;
		if (!base && s->army[seat][zone] == 0)
			continue;
		pl_put(text, "   p%d: %s", seat + 1, base ? "base" : "");
		if (s->army[seat][zone] != 0) {
			pl_put(text, "%s", base ? ", " : "");
			flk_put_army(book, s->faction[seat], s->army[seat][zone], text);
		}
		pl_put(text, "\n");
	}
}

static void show_sheet(const struct pl_book *book, const struct flk_state *s, int seat,
                       struct pl_text *text)
{
	pl_put(text, " p%d", seat + 1);
	for (int area = FLK_FRONT; area < FLK_AREAS; area++) {
		pl_put(text, "%s %s: ", area == FLK_FRONT ? "" : ";", flk_area_words[area]);
		flk_put_army(book, s->faction[seat], s->sheet[seat][area], text);
		if (area == FLK_FRONT && s->siege && seat != s->attacker)
			pl_put(text, " and the base");
		if (area == FLK_FRONT && s->points[seat] > 0)
			pl_put(text, " and %d blue", s->points[seat]);
	}
	if (s->aside[seat] != 0) {
		pl_put(text, "; aside: ");
		flk_put_army(book, s->faction[seat], s->aside[seat], text);
	}
	pl_put(text, "\n");
}

static void show_battle(const struct pl_book *book, const struct flk_state *s, int seat,
                        struct pl_text *text)
{
	bool open = flk_is_open_battle(s);
	if (s->base.phase != FLK_FORMING && !open)
		return;
	pl_put(text, "Battle for %s; p%d attacks\n", flk_zone_title(book, s->battle),
	       s->attacker + 1);
	for (int other = 0; other < FLK_PLAYERS; other++)
		if (open || other == seat)
			show_sheet(book, s, other, text);
	if (s->base.phase == FLK_BEFORE || s->base.phase == FLK_SPENDING) {
		pl_put(text, " If combat ended now, ");
		flk_put_outlook(book, s, text);
		pl_put(text, "\n");
	}
}

static void show_hand(const struct pl_book *book, const struct flk_state *s, int seat,
                      struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	if (seat >= FLK_PLAYERS || s->cards[seat] == 0)
		return;
	pl_put(text, "Your cards:\n");
	for (int card = 1; card <= r->cards; card++) {
		if (s->hand[seat][card] == 0)
			continue;
		pl_put(text, " %s", flk_word(book, r->card[card - 1].name));
		if (s->hand[seat][card] > 1)
			pl_put(text, " x%d", s->hand[seat][card]);
		pl_put(text, ": ");
		flk_put_tokens(r->card[card - 1].gives, text);
		pl_put(text, "\n");
	}
}

void flk_show(const struct pl_book *book, const struct pl_state *view, int seat,
              struct pl_text *text)
{
	const struct flk_state *s = flk_position(view);
	const struct flk_rules *r = flk_numbers(book->rules);
	if (s->round > 0)
		pl_put(text, "Round %d, initiative p%d, deck %d\n", s->round, s->initiative + 1,
		       s->deck_left);
	for (int other = 0; other < FLK_PLAYERS; other++)
		show_player(book, s, other, text);
	/* While sheets are on the table the board only distracts. */
	bool on_sheets = view->phase >= FLK_FORMING && view->phase <= FLK_STRIKING;
	for (int zone = 1; zone <= r->zone_count && !on_sheets; zone++)
		show_zone(book, s, zone, text);
	show_battle(book, s, seat, text);
	show_hand(book, s, seat, text);
}

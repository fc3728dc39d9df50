/* flank_side.c - what players of Flank have: tokens, hand, units, upgrades. */
#include "tui/boards/flank.h"

static const char colour_letters[FLK_COLOURS] = { 'b', 'g', 'y' };
static const uint8_t colour_inks[FLK_COLOURS] = { TUI_BLUE, TUI_GREEN, TUI_YELLOW };

/* "2b 1y": a price, or what a card gives. Returns columns. */
static int put_tokens(struct tui_canvas *canvas, int x, int y, uint16_t piece, const json_t *tokens)
{
	int from = x;
	for (int i = 0; i < FLK_COLOURS; i++)
		if (tui_int(tokens, flk_colour_keys[i]) > 0)
			x += 1 +
				tui_putf(canvas, x, y,
			                 TUI_PEN(colour_inks[i], .how = TUI_BOLD, .piece = piece),
			                 "%d%c", tui_int(tokens, flk_colour_keys[i]),
			                 colour_letters[i]);
	return x - from;
}

static int put_purse(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int seat)
{
	const json_t *side = flk_side(scene->view, seat), *limits = tui_get(scene->view, "limits");
	const json_t *tokens = tui_get(side, "tokens"), *most = tui_get(limits, "tokens");
	const json_t *extra = tui_get(side, "onCard");
	tui_put_player(scene, canvas, 0, y, scene->width, seat);
	int x = 1 +
		tui_putf(canvas, 1, y + 1, TUI_PEN(TUI_PLAIN, .how = TUI_BOLD), "%s ",
	                 tui_text(tui_get(side, "faction"), "title"));
	tui_putf(canvas, x, y + 1, TUI_PEN(TUI_SOFT),
	         scene->width >= 36 ? "%d bases %d units %d zones" : "%d■ %du %dz",
	         tui_int(side, "bases"), tui_int(side, "units"), tui_int(side, "zones"));
	x = 1;
	for (int i = 0; i < FLK_COLOURS; i++) {
		char id[32];
		snprintf(id, sizeof id, "token-%s", flk_colour_keys[i]);
		struct tui_pen pen = { colour_inks[i], 0, TUI_BOLD,
			               seat == scene->seat ? tui_piece(canvas, id) : 0 };
		x += tui_putf(canvas, x, y + 2, pen, "%c%d", colour_letters[i],
		              tui_int(tokens, flk_colour_keys[i]));
		if (tui_int(extra, flk_colour_keys[i]) > 0)
			x += tui_putf(canvas, x, y + 2, pen, "+%d",
			              tui_int(extra, flk_colour_keys[i]));
		pen.how = 0;
		pen.ink = TUI_SOFT;
		x += 1 + tui_putf(canvas, x, y + 2, pen, "/%d", tui_int(most, flk_colour_keys[i]));
	}
	char cards[32];
	snprintf(cards, sizeof cards, "%d card%s", tui_int(side, "cards"),
	         pl_plural(tui_int(side, "cards")));
	tui_put_cut(canvas, x, y + 2, scene->width - x, TUI_PEN(TUI_SOFT), cards);
	return 3;
}

/* Who has what: the letter of a type, how many of it are in play, what one costs. */
static int put_roster(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int seat)
{
	const json_t *roster = tui_get(flk_side(scene->view, seat), "roster");
	for (int i = 0; i < tui_length(roster); i++) {
		const json_t *unit = tui_at(roster, i);
		uint16_t piece = tui_piece(canvas, tui_text(unit, "id"));
		tui_fill(canvas, 0, y + i, scene->width, 1, TUI_PEN(0, .piece = piece), ' ');
		tui_putf(canvas, 1, y + i,
		         TUI_PEN(tui_seat_ink(seat), .how = TUI_BOLD, .piece = piece), "%c",
		         flk_unit_letter(roster, i));
		tui_put_cut(canvas, 3, y + i, 9, TUI_PEN(TUI_PLAIN, .piece = piece),
		            tui_text(unit, "title"));
		tui_putf(canvas, 13, y + i, TUI_PEN(TUI_SOFT, .piece = piece), "%d/%d",
		         tui_int(unit, "used"), tui_int(unit, "copies"));
		put_tokens(canvas, 17, y + i, piece, tui_get(unit, "price"));
	}
	return tui_length(roster);
}

/* Upgrades: what is active is ticked; of what may still be bought, the price. */
static int put_upgrades(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int seat)
{
	const json_t *upgrades = tui_get(flk_side(scene->view, seat), "upgrades");
	int lines = 0;
	for (int i = 0; i < tui_length(upgrades); i++) {
		const json_t *upgrade = tui_at(upgrades, i);
		bool active = tui_bool(upgrade, "active");
		if (!active && seat != scene->seat)
			continue;
		uint16_t piece = tui_piece(canvas, tui_text(upgrade, "id"));
		int at = y + lines++, room = scene->width - 12;
		tui_fill(canvas, 0, at, scene->width, 1, TUI_PEN(0, .piece = piece), ' ');
		tui_put(canvas, 1, at, TUI_PEN(TUI_GOOD, .how = TUI_BOLD, .piece = piece),
		        active ? "✓" : " ");
		tui_put_cut(canvas, 3, at, active ? scene->width - 3 : room,
		            TUI_PEN(active ? TUI_PLAIN : TUI_SOFT, .piece = piece),
		            tui_text(upgrade, "title"));
		if (!active)
			put_tokens(canvas, 4 + room, at, piece, tui_get(upgrade, "price"));
	}
	return lines;
}

static int put_hand(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	const json_t *hand = tui_get(scene->view, "hand");
	for (int i = 0; i < tui_length(hand); i++) {
		const json_t *card = tui_at(hand, i);
		uint16_t piece = tui_piece(canvas, tui_text(card, "id"));
		int copies = tui_int(card, "copies"), room = scene->width - 11;
		tui_fill(canvas, 0, y + i, scene->width, 1, TUI_PEN(0, .piece = piece), ' ');
		if (copies > 1)
			tui_putf(canvas, 0, y + i, TUI_PEN(TUI_SOFT, .piece = piece), "%d",
			         copies % 10);
		tui_put_cut(canvas, 1, y + i, room, TUI_PEN(TUI_PLAIN, .piece = piece),
		            tui_text(card, "title"));
		put_tokens(canvas, room + 2, y + i, piece, tui_get(card, "gives"));
	}
	return tui_length(hand);
}

void flk_draw_side(const struct tui_scene *scene, struct tui_canvas *canvas)
{
	int near = flk_near_seat(scene), y = 0;
	char words[64];
	y += put_purse(scene, canvas, y, near);
	y += put_purse(scene, canvas, y, 1 - near);
	if (tui_length(tui_get(scene->view, "hand")) > 0) {
		y += tui_put_heading(canvas, 0, y, scene->width, "Hand");
		y += put_hand(scene, canvas, y);
	}
	for (int i = 0; i < FLK_SIDES; i++) {
		int seat = i == 0 ? near : 1 - near;
		const char *title =
			tui_text(tui_get(flk_side(scene->view, seat), "faction"), "title");
		if (title[0] == '\0')
			continue;
		y += tui_put_heading(canvas, 0, y, scene->width, title);
		y += put_roster(scene, canvas, y, seat);
		y += put_upgrades(scene, canvas, y, seat);
	}
	snprintf(words, sizeof words, "Deck: %d cards", tui_int(scene->view, "deck"));
	tui_put(canvas, 1, y, TUI_PEN(TUI_SOFT, .piece = tui_piece(canvas, "deck")), words);
}

/* flank_side.c - what players of Flank have: tokens, hand, units, upgrades. */
#include "tui/boards/flank.h"

enum { UPGRADES = 6 }; /* of a faction */

static const uint8_t colour_inks[FLK_COLOURS] = { TUI_BLUE, TUI_GREEN, TUI_YELLOW };

/* A colour's letter: "b". */
static const char *letter_of(const struct tui_scene *scene, int colour)
{
	static const char *const keys[FLK_COLOURS] = { "board.letter.blue", "board.letter.green",
		                                       "board.letter.yellow" };
	return tui_board_word(scene, keys[colour]);
}

static void put_token(const struct tui_scene *scene, struct tui_canvas *canvas, int *x, int y,
                      uint16_t piece, int colour, int count)
{
	if (count > 0)
		*x += 1 +
			tui_putf(canvas, *x, y,
		                 TUI_PEN(colour_inks[colour], .how = TUI_BOLD, .piece = piece),
		                 "%d%s", count, letter_of(scene, colour));
}

/* "2b 1y": a price of the book, or what a card gives. */
static void put_tokens(const struct tui_scene *scene, struct tui_canvas *canvas, int x, int y,
                       uint16_t piece, const char *path, int row)
{
	for (int i = 0; i < FLK_COLOURS; i++) {
		char column[48];
		snprintf(column, sizeof column, "%s.%s", path, flk_colour_keys[i]);
		put_token(scene, canvas, &x, y, piece, i, tui_book_int(scene->book, column, row));
	}
}

static int put_purse_tokens(const struct tui_scene *scene, struct tui_canvas *canvas, int y,
                            int seat)
{
	const json_t *tokens = flk_of(scene, "tokens", seat), *extra = flk_of(scene, "extra", seat);
	int x = 1;
	for (int i = 0; i < FLK_COLOURS; i++) {
		const char *key = flk_colour_keys[i];
		char id[32], limit[32];
		snprintf(id, sizeof id, "token-%s", key);
		snprintf(limit, sizeof limit, "token_limit.%s", key);
		struct tui_pen pen = { colour_inks[i], 0, TUI_BOLD,
			               seat == scene->seat ? tui_piece(canvas, id) : 0 };
		x += tui_putf(canvas, x, y, pen, "%s%d", letter_of(scene, i), tui_int(tokens, key));
		if (tui_int(extra, key) > 0)
			x += tui_putf(canvas, x, y, pen, "+%d", tui_int(extra, key));
		pen.how = 0;
		pen.ink = TUI_SOFT;
		x += 1 + tui_putf(canvas, x, y, pen, "/%d", tui_int(scene->book, limit));
	}
	return x;
}

static int put_purse(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int seat)
{
	char words[64];
	tui_put_player(scene, canvas, 0, y, scene->width, seat);
	int x = 1 +
		tui_putf(canvas, 1, y + 1, TUI_PEN(TUI_PLAIN, .how = TUI_BOLD), "%s ",
	                 flk_title(scene, "faction[].title", flk_faction(scene, seat)));
	tui_put_cut(
		canvas, x, y + 1, scene->width - x, TUI_PEN(TUI_SOFT),
		TUI_BOARD_LINE(
			scene, words, scene->width >= 36 ? "board.holds" : "board.holds.short",
			PL_AS_NUMBER("bases", tui_length(flk_of(scene, "bases", seat))),
			PL_AS_NUMBER("units", tui_int_at(tui_get(scene->state, "units"), seat)),
			PL_AS_NUMBER("zones", tui_int_at(tui_get(scene->state, "zones"), seat))));
	x = put_purse_tokens(scene, canvas, y + 2, seat);
	tui_put_cut(canvas, x, y + 2, scene->width - x, TUI_PEN(TUI_SOFT),
	            TUI_BOARD_LINE(scene, words, "board.cards",
	                           PL_AS_NUMBER("cards",
	                                        tui_int_at(tui_get(scene->state, "cards"), seat))));
	return 3;
}

/* Who has what: the letter of a type, how many of it are in play, what one costs. */
static int put_roster(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int seat)
{
	for (int type = 1; type <= FLK_TYPES; type++, y++) {
		int row = flk_unit_row(scene, seat, type), x = 17;
		uint16_t piece = tui_piece(canvas, tui_book_text(scene->book, "unit[].piece", row));
		const json_t *price = tui_at(flk_of(scene, "price", seat), type - 1);
		tui_fill(canvas, 0, y, scene->width, 1, TUI_PEN(0, .piece = piece), ' ');
		tui_putf(canvas, 1, y, TUI_PEN(tui_seat_ink(seat), .how = TUI_BOLD, .piece = piece),
		         "%c", flk_unit_letter(scene, seat, type));
		tui_put_cut(canvas, 3, y, 9, TUI_PEN(TUI_PLAIN, .piece = piece),
		            flk_title(scene, "unit[].title", row));
		tui_putf(canvas, 13, y, TUI_PEN(TUI_SOFT, .piece = piece), "%d/%d",
		         flk_units_of(flk_of(scene, "total", seat), type),
		         tui_book_int(scene->book, "unit[].copies", row));
		for (int i = 0; i < FLK_COLOURS; i++)
			put_token(scene, canvas, &x, y, piece, i,
			          tui_int(price, flk_colour_keys[i]));
	}
	return FLK_TYPES;
}

/* Upgrades: what is active is ticked; of what may still be bought, the price. */
static int put_upgrades(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int seat)
{
	int lines = 0;
	for (int upgrade = 1; upgrade <= UPGRADES; upgrade++) {
		int row = UPGRADES * (flk_faction(scene, seat) - 1) + upgrade;
		bool active = tui_has_int(flk_of(scene, "upgrades", seat), upgrade);
		if (!active && seat != scene->seat)
			continue;
		uint16_t piece =
			tui_piece(canvas, tui_book_text(scene->book, "upgrade[].piece", row));
		int at = y + lines++, room = scene->width - 12;
		tui_fill(canvas, 0, at, scene->width, 1, TUI_PEN(0, .piece = piece), ' ');
		tui_put(canvas, 1, at, TUI_PEN(TUI_GOOD, .how = TUI_BOLD, .piece = piece),
		        active ? "✓" : " ");
		tui_put_cut(canvas, 3, at, active ? scene->width - 3 : room,
		            TUI_PEN(active ? TUI_PLAIN : TUI_SOFT, .piece = piece),
		            flk_title(scene, "upgrade[].title", row));
		if (!active)
			put_tokens(scene, canvas, 4 + room, at, piece, "upgrade[].price", row);
	}
	return lines;
}

/* The own cards, under a heading; lines used. */
static int put_hand(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	const json_t *hand = flk_of(scene, "hand", scene->seat);
	int lines = 0, room = scene->width - 11;
	for (int card = 1; card <= tui_length(hand); card++) {
		int copies = tui_int_at(hand, card - 1);
		if (copies <= 0)
			continue;
		if (lines == 0)
			lines = tui_put_heading(canvas, 0, y, scene->width,
			                        tui_board_word(scene, "board.hand"));
		int at = y + lines++;
		uint16_t piece =
			tui_piece(canvas, tui_book_text(scene->book, "card[].piece", card));
		tui_fill(canvas, 0, at, scene->width, 1, TUI_PEN(0, .piece = piece), ' ');
		if (copies > 1)
			tui_putf(canvas, 0, at, TUI_PEN(TUI_SOFT, .piece = piece), "%d",
			         copies % 10);
		tui_put_cut(canvas, 1, at, room, TUI_PEN(TUI_PLAIN, .piece = piece),
		            flk_title(scene, "card[].title", card));
		put_tokens(scene, canvas, room + 2, at, piece, "card[].gives", card);
	}
	return lines;
}

void flk_draw_side(const struct tui_scene *scene, struct tui_canvas *canvas)
{
	int near = flk_near_seat(scene), y = 0;
	char words[64];
	y += put_purse(scene, canvas, y, near);
	y += put_purse(scene, canvas, y, 1 - near);
	y += put_hand(scene, canvas, y);
	for (int i = 0; i < FLK_SIDES; i++) {
		int seat = i == 0 ? near : 1 - near, faction = flk_faction(scene, seat);
		if (faction == 0)
			continue;
		y += tui_put_heading(canvas, 0, y, scene->width,
		                     flk_title(scene, "faction[].title", faction));
		y += put_roster(scene, canvas, y, seat);
		y += put_upgrades(scene, canvas, y, seat);
	}
	tui_put(canvas, 1, y, TUI_PEN(TUI_SOFT, .piece = tui_piece(canvas, "deck")),
	        TUI_BOARD_LINE(scene, words, "board.deck",
	                       PL_AS_NUMBER("cards", tui_int(scene->state, "deck_left"))));
}

/* space_tug_side.c - everybody's funds on the way to the goal, the own hand, decks, piles,
 * the Persona. */
#include "tui/boards/space_tug.h"

/* Funds as a part of the goal. */
static void put_funds(const struct tui_scene *scene, struct tui_canvas *canvas, int x, int y,
                      int width, int seat, int funds)
{
	int goal = tui_int(scene->state, "goal");
	int full = goal <= 0 || funds <= 0 ? 0
		: funds >= goal            ? width
					   : (int)((int64_t)funds * width / goal);
	tui_fill(canvas, x, y, full, 1, TUI_PEN(tui_seat_ink(seat)), 0x2588);
	tui_fill(canvas, x + full, y, width - full, 1, TUI_PEN(TUI_RULE), 0x2591);
}

static int put_player(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int seat)
{
	const json_t *tug = sts_tug(scene, seat), *held = tui_get(tug, "held");
	char id[STS_ID], money[STS_MONEY], cards[32];
	uint16_t piece = tui_piece(canvas, sts_tug_id(id, seat));
	tui_put_player(scene, canvas, 0, y, scene->width, seat);
	int x = 1 +
		tui_put(canvas, 1, y + 1, TUI_PEN(TUI_PLAIN, .how = TUI_BOLD, .piece = piece),
	                sts_money(scene, money, tui_int(tug, "funds")));
	x += tui_putf(canvas, x, y + 1, TUI_PEN(TUI_SOFT, .piece = piece), "%+d ",
	              tui_int(tug, "income"));
	TUI_BOARD_LINE(scene, cards, "board.cards", PL_AS_NUMBER("design", tui_int(held, "design")),
	               PL_AS_NUMBER("ops", tui_int(held, "ops")));
	int right = scene->width - tui_columns(cards);
	put_funds(scene, canvas, x, y + 1, right - x - 1, seat, tui_int(tug, "funds"));
	tui_put(canvas, right, y + 1, TUI_PEN(TUI_SOFT, .piece = piece), cards);
	if (tui_int(scene->state, "holder") == seat + 1)
		tui_put(canvas, scene->width - 3, y,
		        TUI_PEN(TUI_CALL, .piece = tui_piece(canvas, "shift-token")), "◉");
	return 2;
}

enum { TEXT_FROM = 36, WHOLE_FROM = 48 }; /* columns that a line of a text needs, and two */

/* A card in hand: deck, name, price, and its text where there is room; returns lines. */
static int put_card(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int card,
                    int count)
{
	const json_t *tug = sts_tug(scene, scene->seat);
	char id[STS_ID], price[STS_MONEY], name[96];
	uint16_t piece = tui_piece(canvas, sts_card_id(scene, id, "hand", card));
	bool ops = sts_is_ops_card(scene, card), now = ops == sts_in_ops(tug);
	sts_money(scene, price, tui_int_at(tui_get(scene->state, "price"), card - 1));
	snprintf(name, sizeof name, count > 1 ? "%.80s ×%d" : "%.80s",
	         tui_book_text(scene->book, "card[].name", card), count);
	tui_fill(canvas, 0, y, scene->width, 1, TUI_PEN(0, .piece = piece), ' ');
	tui_put(canvas, 0, y, TUI_PEN(TUI_CYAN, .piece = piece),
	        tui_board_word(scene, ops ? "deck.ops.brief" : "deck.design.brief"));
	tui_put_cut(canvas, 2, y, scene->width - 9,
	            TUI_PEN(now ? TUI_PLAIN : TUI_SOFT, .how = now ? TUI_BOLD : 0, .piece = piece),
	            name);
	tui_put(canvas, scene->width - tui_columns(price), y, TUI_PEN(TUI_YELLOW, .piece = piece),
	        price);
	if (scene->width < TEXT_FROM)
		return 1;
	return 1 +
		tui_put_lines(canvas, 3, y + 1, scene->width - 3, scene->width < WHOLE_FROM ? 1 : 2,
	                      TUI_PEN(TUI_SOFT, .piece = piece),
	                      tui_book_text(scene->book, "card[].text", card));
}

/* The viewer's hand; cards of the other phase wait in grey. */
static int put_hand(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	const json_t *tug = sts_tug(scene, scene->seat), *hand = tui_get(tug, "hand");
	int lines = 0;
	char words[64];
	for (int i = 0; i < tui_length(hand); i++) {
		if (tui_int_at(hand, i) <= 0)
			continue;
		if (lines == 0)
			lines += tui_put_heading(
				canvas, 0, y, scene->width,
				TUI_BOARD_LINE(scene, words, "board.hand",
			                       PL_AS_NUMBER("most", tui_int(tug, "hand_limit"))));
		lines += put_card(scene, canvas, y + lines, i + 1, tui_int_at(hand, i));
	}
	return lines;
}

static int put_decks(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	static const struct {
		const char *id, *key, *title, *brief;
	} decks[] = {
		{ "deck-design", "design", "deck.design", "board.deck-design" },
		{ "deck-ops", "ops", "deck.ops", "board.deck-ops" },
		{ "deck-epoch", NULL, "deck.epoch", "board.deck-epoch" },
	};
	const json_t *epochs = tui_get(scene->state, "epoch");
	int64_t left = 0;
	int x = 0;
	for (int i = 0; i < tui_length(epochs); i++)
		left += tui_int_at(epochs, i);
	for (int i = 0; i < 3; i++)
		x += 1 +
			tui_putf(
				canvas, x, y,
				TUI_PEN(i < 2 ? TUI_PLAIN : TUI_SOFT,
		                        .piece = tui_piece(canvas, decks[i].id)),
				"%s %d",
				tui_board_word(scene,
		                               scene->width < 36 ? decks[i].brief : decks[i].title),
				decks[i].key == NULL
					? (int)left
					: tui_int(tui_get(scene->state, "left"), decks[i].key));
	return 1;
}

/* The Persona's levels: what is open, and for its player what is not. */
static int put_persona(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int seat)
{
	const json_t *tug = sts_tug(scene, seat), *book = scene->book;
	int lines = 1, persona = tui_int(tug, "persona");
	if (persona == 0)
		return 0;
	uint16_t whole = tui_piece(canvas, tui_book_text(book, "persona[].piece", persona));
	struct tui_pen pen = { tui_seat_ink(seat), 0, TUI_BOLD, whole };
	tui_putf(canvas, 0, y, pen, "%c ", tui_seat_letter(seat));
	tui_put_cut(canvas, 2, y, scene->width - 2, pen,
	            tui_book_text(book, "persona[].name", persona));
	for (int level = 1; level <= STS_LEVELS; level++) {
		int row = sts_level_row(scene, persona, level);
		bool open = level <= tui_int(tug, "level");
		if (!open && seat != sts_near_seat(scene))
			continue;
		pen = (struct tui_pen){
			open ? TUI_PLAIN : TUI_SOFT, 0, 0,
			tui_piece(canvas, tui_book_text(book, "persona_card[].piece", row))
		};
		tui_putf(canvas, 1, y + lines, pen, "%d %s ", level, open ? "✓" : "·");
		tui_put_cut(canvas, 5, y + lines++, scene->width - 5, pen,
		            tui_book_text(book, "persona_card[].name", row));
	}
	return lines;
}

/* The near player's discards, since cards may come back from there. */
static int put_pile(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	const json_t *pile = tui_get(sts_tug(scene, sts_near_seat(scene)), "pile");
	int lines = 0;
	for (int i = 0; i < tui_length(pile); i++) {
		char id[STS_ID];
		if (tui_int_at(pile, i) <= 0)
			continue;
		if (lines == 0)
			lines += tui_put_heading(canvas, 0, y, scene->width,
			                         tui_board_word(scene, "board.discards"));
		struct tui_pen pen = { TUI_SOFT, 0, 0,
			               tui_piece(canvas, sts_card_id(scene, id, "pile", i + 1)) };
		tui_put_cut(canvas, 1, y + lines++, scene->width - 1, pen,
		            tui_book_text(scene->book, "card[].name", i + 1));
	}
	return lines;
}

void sts_draw_side(const struct tui_scene *scene, struct tui_canvas *canvas)
{
	int count = sts_tug_count(scene), near = sts_near_seat(scene), y = 0;
	if (near < 0)
		return;
	for (int i = 0; i < count; i++)
		y += put_player(scene, canvas, y, (near + i) % count);
	if (scene->table->seat_count > count)
		y += tui_put_player(scene, canvas, 0, y, scene->width,
		                    scene->table->seat_count - 1);
	y += put_decks(scene, canvas, y);
	if (near == scene->seat)
		y += put_hand(scene, canvas, y);
	for (int i = 0; i < count; i++)
		y += put_persona(scene, canvas, y, (near + i) % count);
	put_pile(scene, canvas, y);
}

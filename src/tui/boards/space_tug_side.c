/* space_tug_side.c - everybody's funds on the way to the goal, the own hand, decks, piles,
 * the Persona. */
#include "tui/boards/space_tug.h"

/* Funds as a part of the goal. */
static void put_funds(const struct tui_scene *scene, struct tui_canvas *canvas, int x, int y,
                      int width, int seat, int funds)
{
	int goal = tui_int(scene->view, "goal");
	int full = goal <= 0 || funds <= 0 ? 0
		: funds >= goal            ? width
					   : (int)((int64_t)funds * width / goal);
	tui_fill(canvas, x, y, full, 1, TUI_PEN(tui_seat_ink(seat)), 0x2588);
	tui_fill(canvas, x + full, y, width - full, 1, TUI_PEN(TUI_RULE), 0x2591);
}

static int put_player(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int seat)
{
	const json_t *tug = sts_tug(scene, seat);
	uint16_t piece = tui_piece(canvas, tui_text(tug, "id"));
	tui_put_player(scene, canvas, 0, y, scene->width, seat);
	int x = 1 +
		tui_putf(canvas, 1, y + 1, TUI_PEN(TUI_PLAIN, .how = TUI_BOLD, .piece = piece),
	                 "$%dM", tui_int(tug, "funds"));
	x += tui_putf(canvas, x, y + 1, TUI_PEN(TUI_SOFT, .piece = piece), "%+d ",
	              tui_int(tug, "income"));
	char cards[32];
	snprintf(cards, sizeof cards, "%dd %do", tui_int(tug, "handDesign"),
	         tui_int(tug, "handOps"));
	int right = scene->width - (int)strlen(cards);
	put_funds(scene, canvas, x, y + 1, right - x - 1, seat, tui_int(tug, "funds"));
	tui_put(canvas, right, y + 1, TUI_PEN(TUI_SOFT, .piece = piece), cards);
	if (tui_seat_in(scene->view, "token") == seat)
		tui_put(canvas, scene->width - 3, y,
		        TUI_PEN(TUI_CALL, .piece = tui_piece(canvas, "shift-token")), "◉");
	return 2;
}

/* Cards in hand: deck, name, price; those of the other phase wait in grey. */
static int put_hand(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	const json_t *hand = tui_get(scene->view, "hand"),
		     *tug = sts_tug(scene, sts_near_seat(scene));
	int lines = 0;
	for (int i = 0; i < tui_length(hand); i++) {
		const json_t *card = tui_at(hand, i);
		uint16_t piece = tui_piece(canvas, tui_text(card, "id"));
		bool now = tui_same(tui_text(card, "deck"), tui_text(tug, "phase"));
		int count = tui_int(card, "count");
		char price[24], name[96];
		snprintf(price, sizeof price, "$%dM", tui_int(card, "price"));
		snprintf(name, sizeof name, count > 1 ? "%.80s ×%d" : "%.80s",
		         tui_text(card, "name"), count);
		tui_fill(canvas, 0, y + lines, scene->width, 1, TUI_PEN(0, .piece = piece), ' ');
		tui_putf(canvas, 0, y + lines, TUI_PEN(TUI_CYAN, .piece = piece), "%c",
		         tui_same(tui_text(card, "deck"), "design") ? 'D' : 'O');
		tui_put_cut(canvas, 2, y + lines, scene->width - 9,
		            TUI_PEN(now ? TUI_PLAIN : TUI_SOFT, .how = now ? TUI_BOLD : 0,
		                    .piece = piece),
		            name);
		tui_put(canvas, scene->width - (int)strlen(price), y + lines,
		        TUI_PEN(TUI_YELLOW, .piece = piece), price);
		lines++;
		if (scene->width >= 36)
			lines += tui_put_lines(canvas, 3, y + lines, scene->width - 3, 1,
			                       TUI_PEN(TUI_SOFT, .piece = piece),
			                       tui_text(card, "text"));
	}
	return lines;
}

static int put_decks(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	static const char *const keys[] = { "design", "ops", "epoch" };
	static const char *const ids[] = { "deck-design", "deck-ops", "deck-epoch" };
	static const char *const titles[] = { "Design", "Ops", "Epoch" };
	static const char *const briefs[] = { "Design", "Ops", "Ep" };
	const json_t *decks = tui_get(scene->view, "decks");
	int x = 0;
	for (int i = 0; i < 3; i++)
		x += 1 +
			tui_putf(canvas, x, y,
		                 TUI_PEN(i < 2 ? TUI_PLAIN : TUI_SOFT,
		                         .piece = tui_piece(canvas, ids[i])),
		                 "%s %d", scene->width < 36 ? briefs[i] : titles[i],
		                 tui_int(decks, keys[i]));
	return 1;
}

/* The Persona's levels: what is open, and what opens the next. */
static int put_persona(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int seat)
{
	const json_t *tug = sts_tug(scene, seat), *persona = tui_get(tug, "persona");
	const json_t *levels = tui_get(persona, "cards");
	int lines = 1;
	if (persona == NULL)
		return 0;
	uint16_t whole = tui_piece(canvas, tui_text(persona, "id"));
	struct tui_pen pen = { tui_seat_ink(seat), 0, TUI_BOLD, whole };
	tui_putf(canvas, 0, y, pen, "%c ", tui_seat_letter(seat));
	tui_put_cut(canvas, 2, y, scene->width - 2, pen, tui_text(persona, "name"));
	for (int i = 0; i < tui_length(levels); i++) {
		const json_t *level = tui_at(levels, i);
		bool open = tui_bool(level, "open");
		if (!open && seat != sts_near_seat(scene))
			continue;
		pen = (struct tui_pen){ open ? TUI_PLAIN : TUI_SOFT, 0, 0,
			                tui_piece(canvas, tui_text(level, "id")) };
		tui_putf(canvas, 1, y + lines, pen, "%d %s ", tui_int(level, "level"),
		         open ? "✓" : "·");
		tui_put_cut(canvas, 5, y + lines++, scene->width - 5, pen, tui_text(level, "name"));
	}
	return lines;
}

/* A discard pile, where cards may come back from it. */
static int put_pile(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	const json_t *pile = tui_get(sts_tug(scene, sts_near_seat(scene)), "pile");
	int lines = 0;
	for (int i = 0; i < tui_length(pile); i++) {
		const json_t *card = tui_at(pile, i);
		struct tui_pen pen = { TUI_SOFT, 0, 0, tui_piece(canvas, tui_text(card, "id")) };
		tui_put_cut(canvas, 1, y + lines++, scene->width - 1, pen, tui_text(card, "name"));
	}
	return lines;
}

void sts_draw_side(const struct tui_scene *scene, struct tui_canvas *canvas)
{
	const json_t *players = tui_get(scene->view, "players");
	int count = tui_length(players), near = sts_near_seat(scene), y = 0;
	if (count > scene->table->seat_count)
		count = scene->table->seat_count;
	if (near < 0 || near >= count)
		return;
	for (int i = 0; i < count; i++)
		y += put_player(scene, canvas, y, (near + i) % count);
	if (scene->table->seat_count > count)
		y += tui_put_player(scene, canvas, 0, y, scene->width,
		                    scene->table->seat_count - 1);
	y += put_decks(scene, canvas, y);
	if (tui_length(tui_get(scene->view, "hand")) > 0) {
		char words[64];
		snprintf(words, sizeof words, "Hand, at most %d",
		         tui_int(sts_tug(scene, near), "handLimit"));
		y += tui_put_heading(canvas, 0, y, scene->width, words);
		y += put_hand(scene, canvas, y);
	}
	for (int i = 0; i < count; i++)
		y += put_persona(scene, canvas, y, (near + i) % count);
	if (tui_length(tui_get(sts_tug(scene, near), "pile")) > 0) {
		y += tui_put_heading(canvas, 0, y, scene->width, "Discards");
		put_pile(scene, canvas, y);
	}
}

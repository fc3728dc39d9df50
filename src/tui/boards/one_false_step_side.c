/* one_false_step_side.c - mayors with their points and chips, the own rocket, city cards. */
#include "tui/boards/one_false_step.h"

static const uint8_t chip_inks[OFS_CHIPS] = { TUI_RED, TUI_GREEN, TUI_YELLOW };

/* "chips-red"; "board.chip.red", its letter */
static uint16_t chip_piece(struct tui_canvas *canvas, int chip)
{
	char id[32];
	snprintf(id, sizeof id, "chips-%s", ofs_tui_chips[chip]);
	return tui_piece(canvas, id);
}

static const char *chip_letter(const struct tui_scene *scene, int chip)
{
	static const char *const keys[OFS_CHIPS] = { "board.chip.red", "board.chip.food",
		                                     "board.chip.gold" };
	return tui_board_word(scene, keys[chip]);
}

/* Points towards the goal: chips, cities, Know-how, each with a shade of its own. */
static void put_score(const struct tui_scene *scene, struct tui_canvas *canvas, int x, int y,
                      int width, int seat, uint16_t piece)
{
	static const char *const keys[] = { "red", "points_of_cities", "points_of_know_how" };
	static const uint32_t shades[] = { 0x2588, 0x2593, 0x2592 };
	int goal = tui_int(scene->book, "goal"), sum = 0, from = x;
	if (goal <= 0)
		return;
	for (int i = 0; i < 3; i++) {
		int points = tui_int(ofs_tui_player(scene, seat), keys[i]);
		if (points <= 0 || points > 10 * goal)
			continue;
		sum += points;
		int to = from + (sum > goal ? goal : sum) * width / goal;
		tui_fill(canvas, x, y, to - x, 1, TUI_PEN(tui_seat_ink(seat), .piece = piece),
		         shades[i]);
		x = to > x ? to : x;
	}
	tui_fill(canvas, x, y, from + width - x, 1, TUI_PEN(TUI_RULE, .piece = piece), 0x2591);
}

/* Chips, and what comes in and goes out every week. */
static void put_chips(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int seat,
                      uint16_t piece)
{
	const json_t *player = ofs_tui_player(scene, seat);
	char room[64];
	int x = 1;
	for (int chip = 0; chip < OFS_CHIPS; chip++) {
		struct tui_pen pen = { chip_inks[chip], 0, TUI_BOLD,
			               seat == scene->seat ? chip_piece(canvas, chip) : piece };
		x += tui_putf(canvas, x, y, pen, "%d%s", tui_int(player, ofs_tui_chips[chip]),
		              chip_letter(scene, chip));
		x += tui_put(canvas, x, y, TUI_PEN(0, .piece = piece), " ");
	}
	tui_put_cut(canvas, x, y, scene->width - x, TUI_PEN(TUI_SOFT, .piece = piece),
	            TUI_BOARD_LINE(scene, room, "board.holdings",
	                           PL_AS_NUMBER("mines", tui_int(player, "mines")),
	                           PL_AS_NUMBER("farms", tui_int(player, "farms")),
	                           PL_AS_NUMBER("food", tui_int(player, "upkeep")),
	                           PL_AS_NUMBER("wide", scene->width >= 36)));
}

static int put_mayor(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int seat)
{
	char id[32];
	snprintf(id, sizeof id, "player-p%d", seat + 1);
	uint16_t piece = tui_piece(canvas, id);
	int x = 1;
	tui_put_player(scene, canvas, 0, y, scene->width, seat);
	tui_put(canvas, 4, y, TUI_PEN(0, .how = TUI_BOLD, .piece = piece), tui_name(scene, seat));
	x += tui_putf(canvas, x, y + 1, TUI_PEN(TUI_PLAIN, .how = TUI_BOLD, .piece = piece), "%2d ",
	              tui_int(ofs_tui_player(scene, seat), "points"));
	put_score(scene, canvas, x, y + 1, scene->width - x - 3, seat, piece);
	if (ofs_tui_seat(scene->state, "button") == seat)
		tui_put(canvas, scene->width - 2, y + 1,
		        TUI_PEN(TUI_CALL, .how = TUI_BOLD, .piece = tui_piece(canvas, "button")),
		        "◉B");
	put_chips(scene, canvas, y + 2, seat, piece);
	return 3;
}

/* A system of the viewer's rocket: level, chance, who has the Know-how, the next level. */
static void put_system(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int system)
{
	const json_t *player = ofs_tui_player(scene, scene->seat), *book = scene->book;
	const char *key = ofs_tui_systems[system];
	uint16_t piece = tui_piece(canvas, tui_book_text(book, "system[].piece", system + 1));
	int level = tui_int(tui_get(player, "level"), key), holder = ofs_tui_holder(scene, system);
	int price = tui_int(tui_get(player, "price"), key);
	char chance[OFS_PERCENT];
	tui_fill(canvas, 0, y, scene->width, 1, TUI_PEN(0, .piece = piece), ' ');
	tui_put_cut(canvas, 1, y, 8, TUI_PEN(TUI_PLAIN, .piece = piece),
	            tui_book_text(book, "system[].name", system + 1));
	int x = 10;
	if (scene->width >= 36)
		x += 1 +
			tui_put_meter(canvas, x, y, TUI_PEN(TUI_ORANGE, .piece = piece), level, 10);
	x += 1 +
		tui_putf(canvas, x, y, TUI_PEN(TUI_PLAIN, .how = TUI_BOLD, .piece = piece), "%d %s",
	                 level,
	                 ofs_tui_percent(scene, tui_int(tui_get(player, "chance"), key), chance));
	if (level < tui_length(tui_get(book, "level[].name")))
		tui_putf(canvas, x, y, TUI_PEN(TUI_SOFT, .piece = piece), "▸%d%s", price,
		         chip_letter(scene, 2));
	if (holder >= 0)
		tui_putf(canvas, scene->width - 2, y,
		         TUI_PEN(tui_seat_ink(holder), .how = TUI_BOLD,
		                 .piece = tui_piece(canvas,
		                                    tui_book_text(book, "system[].know_how_piece",
		                                                  system + 1))),
		         "§%c", tui_seat_letter(holder));
}

/* Every mayor's rocket in a line: name, levels, those aboard. */
static int put_rocket(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int seat)
{
	const json_t *player = ofs_tui_player(scene, seat), *levels = tui_get(player, "level");
	char id[32];
	snprintf(id, sizeof id, "rocket-p%d", seat + 1);
	uint16_t piece = tui_piece(canvas, id);
	tui_fill(canvas, 0, y, scene->width, 1, TUI_PEN(0, .piece = piece), ' ');
	int x = tui_putf(canvas, 0, y, TUI_PEN(tui_seat_ink(seat), .how = TUI_BOLD, .piece = piece),
	                 "△%c ", tui_seat_letter(seat));
	tui_put_cut(canvas, x, y, scene->width - x - 12, TUI_PEN(TUI_PLAIN, .piece = piece),
	            tui_book_text(scene->book, "mayor[].rocket", ofs_tui_mayor(scene, seat)));
	x = scene->width - 12;
	for (int i = 0; i < OFS_SYSTEMS; i++)
		x += tui_putf(canvas, x, y, TUI_PEN(TUI_SOFT, .piece = piece), "%s%d",
		              i == 0 ? " " : "·", tui_int(levels, ofs_tui_systems[i]));
	tui_putf(canvas, x, y, TUI_PEN(TUI_PLAIN, .how = TUI_BOLD, .piece = piece), " +%d",
	         tui_int(player, "rocket"));
	return 1;
}

/* What a Moon Shot may bring the viewer. */
static int put_shot(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	const json_t *player = ofs_tui_player(scene, scene->seat);
	const json_t *shot = tui_get(player, "shot"), *gain = tui_get(player, "gain");
	int points = tui_int(player, "points"), goal = tui_int(scene->book, "goal"), x = 1;
	for (int i = 0; i < tui_length(shot) && i < OFS_OUTCOMES; i++) {
		char chance[OFS_PERCENT], words[40];
		snprintf(words, sizeof words, "+%d %s", tui_int_at(gain, i),
		         ofs_tui_outcome(scene, scene->seat, i, chance));
		if (x + tui_columns(words) > scene->width)
			break;
		bool wins = (int64_t)points + tui_int_at(gain, i) >= goal;
		x += 1 + tui_put(canvas, x, y, TUI_PEN(wins ? TUI_GOOD : TUI_SOFT), words);
	}
	return x > 1 ? 1 : 0;
}

/* One of the viewer's cities, as the card that counters come from. */
static void put_city_card(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int city)
{
	const json_t *town = ofs_tui_town(scene, city), *book = scene->book;
	bool active = tui_same(tui_text(town, "where"), "active");
	uint16_t piece = tui_piece(canvas, tui_book_text(book, "city[].card_piece", city));
	char room[32];
	tui_fill(canvas, 0, y, scene->width, 1, TUI_PEN(0, .piece = piece), ' ');
	int x = 1 +
		tui_put_cut(canvas, 1, y, scene->width - 14,
	                    TUI_PEN(active ? TUI_PLAIN : TUI_SOFT, .how = TUI_BOLD, .piece = piece),
	                    ofs_tui_city_name(scene, city));
	if (!active) {
		tui_put(canvas, x + 1, y, TUI_PEN(TUI_SOFT, .piece = piece),
		        TUI_BOARD_LINE(scene, room, "board.fridays",
		                       PL_AS_NUMBER("count", tui_int(town, "chips"))));
		return;
	}
	x += 1 +
		tui_putf(canvas, x + 1, y, TUI_PEN(TUI_SOFT, .piece = piece), "■%d",
	                 tui_int(town, "pile"));
	if (tui_int(town, "room") > 0) /* OFS-118 */
		x += tui_putf(canvas, x + 1, y, TUI_PEN(TUI_SOFT, .piece = piece), "/%d",
		              tui_int(town, "room"));
	if (tui_int(town, "middle") > 0)
		x += 1 +
			tui_putf(canvas, x + 1, y,
		                 TUI_PEN(TUI_CALL, .how = TUI_BOLD, .piece = piece), "+%d",
		                 tui_int(town, "middle"));
	tui_putf(canvas, x + 1, y,
	         TUI_PEN(TUI_CYAN,
	                 .piece = tui_piece(canvas,
	                                    tui_book_text(book, "city[].train_piece", city))),
	         "»%d", tui_int(town, "train"));
}

static int put_city_cards(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	int lines = 0;
	for (int city = 1; city <= ofs_tui_city_count(scene); city++) {
		const json_t *town = ofs_tui_town(scene, city);
		const char *where = tui_text(town, "where");
		bool holds = tui_same(where, "active") || tui_same(where, "inactive");
		if (holds && ofs_tui_seat(town, "owner") == scene->seat)
			put_city_card(scene, canvas, y + lines++, city);
	}
	return lines;
}

/* The Bank's rate, what is left to be sold, the last dice. */
static void put_foot(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	const json_t *dice = tui_get(scene->state, "dice");
	char room[40];
	int x = 3 +
		tui_put(canvas, 1, y, TUI_PEN(TUI_SOFT, .piece = tui_piece(canvas, "bank")),
	                TUI_BOARD_LINE(scene, room, "board.bank.rate",
	                               PL_AS_NUMBER("rate", tui_int(scene->book, "bank_rate"))));
	x += 2 +
		tui_put(canvas, x, y, TUI_PEN(TUI_SOFT, .piece = tui_piece(canvas, "deck")),
	                TUI_BOARD_LINE(scene, room, "board.deck.left",
	                               PL_AS_NUMBER("count",
	                                            tui_int(scene->state, "deck_left") +
	                                                    tui_int(scene->state, "tops"))));
	for (int i = 0; i < tui_length(dice) && x + 2 < scene->width; i++)
		if (tui_int_at(dice, i) != 0)
			x += tui_putf(canvas, x, y, TUI_PEN(TUI_PLAIN), "%d ", tui_int_at(dice, i));
}

void ofs_tui_draw_side(const struct tui_scene *scene, struct tui_canvas *canvas)
{
	int count = tui_length(tui_get(scene->state, "player")), y = 0;
	if (count > scene->table->seat_count)
		count = scene->table->seat_count;
	bool seated = scene->seat >= 0 && scene->seat < count;
	for (int i = 0; i < count; i++) {
		int seat = seated ? (scene->seat + i) % count : i;
		y += put_mayor(scene, canvas, y, seat);
		if (i > 0 || !seated)
			continue;
		y += put_rocket(scene, canvas, y, seat);
		for (int system = 0; system < OFS_SYSTEMS; system++)
			put_system(scene, canvas, y++, system);
		y += put_shot(scene, canvas, y);
		y += put_city_cards(scene, canvas, y);
	}
	y += tui_put_heading(canvas, 0, y, scene->width, tui_board_word(scene, "board.rockets"));
	for (int seat = 0; seat < count; seat++)
		if (!seated || seat != scene->seat)
			y += put_rocket(scene, canvas, y, seat);
	put_foot(scene, canvas, y);
}

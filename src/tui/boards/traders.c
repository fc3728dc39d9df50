/* traders.c - Traders in the terminal: the map of hexes, what the planets make, cards
 * and purses. `perilune describe traders` says what the state has. */
#include "tui/boards/traders.h"

/* --- the map ------------------------------------------------------------- */

/* A hex lies `across` columns from the next one and `down` lines from the next row, and has
 * `high` lines of its own; even rows lie half a hex to the right. Where there is room, lines
 * go around it: bricks in a wall, which have the neighbours that hexes have. */
struct map {
	const struct tui_scene *scene;
	struct tui_canvas *canvas;
	int across, down, high;
	bool walled;
};

/* From the largest to the one that is drawn wherever no other fits. */
static const struct map maps[] = {
	{ .across = 10, .down = 4, .high = 3, .walled = true },
	{ .across = 8, .down = 4, .high = 3, .walled = true },
	{ .across = 8, .down = 3, .high = 2, .walled = true },
	{ .across = 6, .down = 3, .high = 2, .walled = true },
	{ .across = 4, .down = 1, .high = 1 },
};
enum { MAPS = sizeof maps / sizeof maps[0], BELOW = 2 /* lines that stand below the map */ };

/* The largest map that the room has a place for. */
static struct map fitting_map(const struct tui_scene *scene)
{
	const json_t *book = scene->book;
	int hexes = tui_length(tui_get(book, "hex[].piece")), columns = 0, rows = 0;
	for (int hex = 1; hex <= hexes; hex++) {
		int column = tui_book_int(book, "hex[].column", hex),
		    row = tui_book_int(book, "hex[].row", hex);
		columns = column > columns && column < 100 ? column : columns;
		rows = row > rows && row < 100 ? row : rows;
	}
	int at = 0;
	while (at < MAPS - 1 &&
	       (columns * maps[at].across + 1 > scene->width ||
	        rows * maps[at].down + 1 + BELOW > scene->height))
		at++;
	return maps[at];
}

/* The columns of a hex itself, without the line or gap beside it. */
static int wide(const struct map *map)
{
	return map->across - 1;
}

static void put_walls(const struct map *map, int column, int row)
{
	struct tui_pen pen = TUI_PEN(TUI_RULE);
	int x = (column - 1) * map->across + (row % 2 == 0 ? map->across / 2 : 0);
	int y = (row - 1) * map->down;
	for (int line = 0; line <= map->down; line += map->down) {
		tui_across(map->canvas, x + 1, y + line, wide(map), pen);
		tui_put(map->canvas, x, y + line, pen, "┼");
		tui_put(map->canvas, x + map->across, y + line, pen, "┼");
		tui_put(map->canvas, x + map->across / 2, y + line, pen, "┼");
	}
	tui_down(map->canvas, x, y + 1, map->high, pen);
	tui_down(map->canvas, x + map->across, y + 1, map->high, pen);
}

static int ships_at(const json_t *state, int hex)
{
	const json_t *players = tui_get(state, "player");
	int ships = 0;
	for (int seat = 0; seat < tui_length(players); seat++)
		ships += tui_int(tui_at(players, seat), "ship") == hex;
	return ships;
}

/* Ships on a hex: an arrow, if there is room for it, and a letter each. */
static int put_ships(const struct map *map, int x, int y, int room, uint8_t ground, int hex)
{
	const json_t *state = map->scene->state, *players = tui_get(state, "player");
	const char *hex_id = tui_book_text(map->scene->book, "hex[].piece", hex);
	int at = x, ships = ships_at(state, hex);
	for (int seat = 0; seat < tui_length(players) && at < x + room; seat++) {
		if (tui_int(tui_at(players, seat), "ship") != hex)
			continue;
		char id[32];
		ship_id(seat, id);
		struct tui_pen pen = { tui_seat_ink(seat), ground, TUI_BOLD,
			               tui_piece(map->canvas, id) };
		if (tui_mark(map->scene, hex_id) & TUI_ACTABLE) /* the hex is what is asked for */
			pen.piece = tui_piece(map->canvas, hex_id);
		if (at == x && ships < room)
			at += tui_put(map->canvas, at, y, pen, "►");
		at += tui_putf(map->canvas, at, y, pen, "%c", tui_seat_letter(seat));
	}
	return at - x;
}

static void put_planet(const struct map *map, int x, int y, int place, int hex)
{
	const struct tui_scene *scene = map->scene;
	uint16_t piece = piece_of(map->canvas, scene, "planet[].piece", place);
	struct tui_pen pen = { TUI_WHITE, ground_of(place), TUI_BOLD, piece };
	int width = map->walled ? wide(map) : map->across; /* names need all there is */
	tui_fill(map->canvas, x, y, width, map->high, pen, ' ');
	if (is_lit(scene, place))
		pen.ink = TUI_BLACK, pen.ground = TUI_YELLOW;
	char name[16];
	snprintf(name, sizeof name, "%.*s", width, planet_name(scene, place));
	tui_putf(map->canvas, x, y, pen, "%-*s", width, name);
	if (map->high == 1) /* the legend has the rest */
		return;
	int ships = put_ships(map, x, y + 1, wide(map), ground_of(place), hex);
	for (int i = 0, at = x; i < GOODS && ships == 0; i++)
		if (makes(scene, place, i))
			at += tui_putf(map->canvas, at, y + 1,
			               TUI_PEN(good_inks[i], ground_of(place), TUI_BOLD, piece),
			               "%c ", letter_of(scene, i));
	if (rebellion(scene, place) > 0)
		tui_putf(map->canvas, x + width - 2, y + 1,
		         TUI_PEN(TUI_BAD, ground_of(place), TUI_BOLD, piece), "⚑%d",
		         rebellion(scene, place));
}

/* What stands on a hex that is no planet: a station, or what it is good for. */
static void put_ground(const struct map *map, int x, int y, int hex)
{
	const json_t *book = map->scene->book;
	int place = place_of(tui_book_text(book, "hex[].place", hex)), width = wide(map);
	int station = station_on(map->scene->state, hex);
	uint8_t ground = ground_of(place);
	uint16_t piece = piece_of(map->canvas, map->scene, "hex[].piece", hex);
	tui_fill(map->canvas, x, y, width, map->high, TUI_PEN(TUI_RULE, ground, 0, piece), ' ');
	if (station >= 0) {
		struct tui_pen pen = { TUI_BLACK, tui_seat_ink(station), TUI_BOLD, piece };
		tui_putf(map->canvas, x, y, pen, "■%c", tui_seat_letter(station));
	} else {
		const char *id = tui_book_text(book, "hex[].piece", hex);
		bool open = (tui_mark(map->scene, id) & TUI_ACTABLE) != 0;
		const char *sign = place == EARTH ? (open ? "◉" : "◎")
			: place != 0              ? (open ? "●" : "○")
						  : (open ? "•" : "·");
		tui_put(map->canvas, x + width / 2, y, TUI_PEN(TUI_SOFT, ground, 0, piece), sign);
	}
	put_ships(map, x + (map->high > 1 || station < 0 ? 0 : 2), y + (map->high > 1), width,
	          ground, hex);
	if (map->high > 2) /* where it is, as moves and the log call it */
		tui_putf(map->canvas, x, y + 2, TUI_PEN(TUI_SOFT, ground, 0, piece), "%*d-%d",
		         width - 2, tui_book_int(book, "hex[].column", hex),
		         tui_book_int(book, "hex[].row", hex));
}

static void put_hex(const struct map *map, int hex)
{
	const json_t *book = map->scene->book;
	int column = tui_book_int(book, "hex[].column", hex),
	    row = tui_book_int(book, "hex[].row", hex), planet = planet_on(book, hex);
	int x = (column - 1) * map->across + (row % 2 == 0 ? map->across / 2 : 0) + map->walled;
	int y = (row - 1) * map->down + map->walled;
	if (column < 1 || row < 1)
		return;
	if (map->walled)
		put_walls(map, column, row);
	if (planet > 0)
		put_planet(map, x, y, planet, hex);
	else
		put_ground(map, x, y, hex);
}

/* Which way is which (TRD-011), in the gap that the last short row leaves on the left. */
static void put_compass(const struct map *map)
{
	const struct tui_scene *scene = map->scene;
	int rows = tui_int(scene->book, "rows"), row = rows - rows % 2;
	int y = (row - 1) * map->down + map->walled;
	struct tui_pen pen = TUI_PEN(TUI_SOFT);
	if (row < 2)
		return;
	if (map->high == 1) {
		tui_put(map->canvas, 0, y, pen, tui_board_word(scene, "board.north"));
		return;
	}
	tui_put(map->canvas, 1, y, pen, tui_board_word(scene, "board.wind.north"));
	tui_put(map->canvas, 0, y + 1, pen, tui_board_word(scene, "board.wind.west"));
	tui_put(map->canvas, 1, y + 1, pen, "+");
	tui_put(map->canvas, 2, y + 1, pen, tui_board_word(scene, "board.wind.east"));
}

/* --- below the map ------------------------------------------------------- */

/* What of the planets has no room on a small map: signs for the goods they make, a sun where
 * they produce this round, a flag where they rebel, and the ships that lie there. */
static int put_legend(const struct map *map, int y)
{
	const struct tui_scene *scene = map->scene;
	struct tui_canvas *canvas = map->canvas;
	int x = 0;
	for (int place = 1; place <= EARTH; place++) {
		const char *name = planet_name(scene, place);
		int hex = hex_of(scene->book, place), ships = ships_at(scene->state, hex),
		    rebels = rebellion(scene, place);
		if (place == EARTH && ships == 0)
			continue;
		uint16_t piece = piece_of(canvas, scene, "planet[].piece", place);
		int wide = tui_columns(name) + (place < EARTH ? 6 : 2) +
			(ships > 0 ? ships + 1 : 0) + (rebels > 0 ? 2 : 0);
		if (x + wide > scene->width)
			x = 0, y++;
		x += tui_put(canvas, x, y, TUI_PEN(TUI_PLAIN, .piece = piece), name) + 1;
		for (int good = 0; good < GOODS; good++)
			if (makes(scene, place, good))
				x += tui_putf(canvas, x, y,
				              TUI_PEN(good_inks[good], 0, TUI_BOLD, piece), "%c",
				              letter_of(scene, good));
		if (is_lit(scene, place))
			x += tui_put(canvas, x, y, TUI_PEN(TUI_YELLOW, 0, TUI_BOLD, piece), "☼");
		if (rebels > 0)
			x += tui_putf(canvas, x, y, TUI_PEN(TUI_BAD, 0, TUI_BOLD, piece), "⚑%d",
			              rebels);
		x += put_ships(map, x, y, PL_SEATS + 1, TUI_PLAIN, hex);
		x += 2;
	}
	return y + 1;
}

/* Goods to choose from, the stack, the die. */
static int put_tray(const struct map *map, int y)
{
	const struct tui_scene *scene = map->scene;
	const json_t *dice = tui_get(scene->state, "dice");
	struct tui_canvas *canvas = map->canvas;
	char room[40];
	int x = 0;
	for (int good = 0; good < GOODS; good++) {
		uint16_t piece = piece_of(canvas, scene, "resource[].piece", good + 1);
		x += tui_putf(canvas, x, y, TUI_PEN(good_inks[good], 0, TUI_BOLD, piece), "%c",
		              letter_of(scene, good));
		x += tui_putf(canvas, x, y, TUI_PEN(TUI_SOFT, .piece = piece), " %s",
		              good_name(scene, good)) +
			2;
	}
	TUI_BOARD_LINE(scene, room, "board.cards",
	               PL_AS_NUMBER("count", tui_int(scene->state, "deck_left")));
	x += tui_put(canvas, x, y, TUI_PEN(TUI_SOFT, .piece = tui_piece(canvas, "stack")), room) +
		2;
	struct tui_pen die = TUI_PEN(TUI_PLAIN, .piece = tui_piece(canvas, "dice"));
	x += tui_put(canvas, x, y, die, tui_board_word(scene, "board.die"));
	bool rolled = false;
	for (int i = 0; i < tui_length(dice); i++) {
		if (tui_int_at(dice, i) == 0)
			continue;
		rolled = true;
		x += tui_putf(canvas, x, y, die, " %d", tui_int_at(dice, i));
	}
	if (!rolled)
		tui_put(canvas, x, y, die, " -");
	return y + 1;
}

/* The cards that lie open: planet card, event, what is being played. */
static int put_open_cards(const struct map *map, int y)
{
	const struct tui_scene *scene = map->scene;
	const struct {
		int member;
		const char *label, *piece, *name;
	} cards[] = {
		{ tui_int(scene->state, "planet_card"), "board.planet-card", "planet_card[].piece",
		  "planet_card[].title" },
		{ tui_int(scene->state, "event"), "board.event", "event[].piece", "event[].name" },
		{ tui_int(tui_get(scene->state, "played"), "card"), "board.played",
		  "action[].piece", "action[].name" },
	};
	int half = map->walled ? scene->width / 2 : 0, count = 0;
	for (int i = 0; i < 3; i++) {
		if (cards[i].member == 0)
			continue;
		uint16_t piece = piece_of(map->canvas, scene, cards[i].piece, cards[i].member);
		int left = half * (count++ % 2),
		    right = half > 0 && left == 0 ? half : scene->width;
		int x = left +
			tui_putf(map->canvas, left, y, TUI_PEN(TUI_SOFT, .piece = piece), "%s ",
		                 tui_board_word(scene, cards[i].label));
		x += tui_put_cut(map->canvas, x, y, right - x - 1,
		                 TUI_PEN(TUI_PLAIN, 0, TUI_BOLD, piece),
		                 name_of(scene, cards[i].name, cards[i].member));
		if (i == 1)
			tui_put_cut(map->canvas, x + 2, y, right - x - 2,
			            TUI_PEN(TUI_SOFT, .piece = piece),
			            tui_book_text(scene->book, "event[].text", cards[i].member));
		if (half == 0 || left > 0)
			y++;
	}
	return y;
}

/* Who rolled what for the start: "P 4, A 6"; again those who were tied. */
static int put_lots(const struct map *map, int y)
{
	const struct tui_scene *scene = map->scene;
	const json_t *lots = tui_get(scene->state, "lots");
	int x = tui_put(map->canvas, 0, y, TUI_PEN(TUI_SOFT), tui_board_word(scene, "board.lots"));
	for (int roll = 0; roll < tui_length(lots); roll++) {
		const json_t *dice = tui_at(lots, roll);
		for (int seat = 0, put = 0; seat < tui_length(dice) && seat < PL_SEATS; seat++) {
			if (tui_int_at(dice, seat) == 0)
				continue;
			x += tui_put(map->canvas, x, y, TUI_PEN(TUI_SOFT),
			             roll > 0 && put++ == 0 ? "; " : " ");
			x += tui_putf(map->canvas, x, y, TUI_PEN(tui_seat_ink(seat), 0, TUI_BOLD),
			              "%c%d", tui_seat_letter(seat), tui_int_at(dice, seat));
		}
	}
	return y + 1;
}

/* The printed map that is played on, or 0. */
static int map_of(const struct tui_scene *scene)
{
	const json_t *names = tui_get(scene->book, "distribution[].name");
	for (int at = 0; at < tui_length(names); at++)
		if (tui_same(tui_text_at(names, at), tui_text(scene->book, "map")))
			return at + 1;
	return tui_same(tui_text(scene->book, "goods"), "map") ? 1 : 0;
}

/* Its title and what is said of it. */
static int put_map_title(const struct map *map, int y)
{
	const struct tui_scene *scene = map->scene;
	int at = map_of(scene);
	if (at == 0)
		return y;
	int x = tui_putf(map->canvas, 0, y, TUI_PEN(TUI_PLAIN, 0, TUI_BOLD), "%.60s",
	                 tui_book_text(scene->book, "distribution[].title", at));
	tui_put_cut(map->canvas, x + 1, y, scene->width - x - 1, TUI_PEN(TUI_SOFT),
	            tui_book_text(scene->book, "distribution[].flavour", at));
	return y + 1;
}

/* While companies are taken, they are what there is to see. */
static void put_companies(const struct map *map, int y)
{
	const struct tui_scene *scene = map->scene;
	int half = scene->width / 2;
	for (int i = 0; i < tui_length(tui_get(scene->book, "company[].piece")); i++)
		tui_put_cut(
			map->canvas, i % 2 * half, y + i / 2, half - 1,
			TUI_PEN(TUI_PLAIN,
		                .piece = piece_of(map->canvas, scene, "company[].piece", i + 1)),
			name_of(scene, "company[].name", i + 1));
}

static void draw(const struct tui_scene *scene, struct tui_canvas *canvas)
{
	struct map map = fitting_map(scene);
	map.scene = scene;
	map.canvas = canvas;
	for (int hex = 1; hex <= tui_length(tui_get(scene->book, "hex[].piece")); hex++)
		put_hex(&map, hex);
	put_compass(&map);
	tui_join(canvas, 0, 0, canvas->width, canvas->height);
	int y = canvas->height;
	if (is_phase(scene, "taking")) {
		y = put_map_title(&map, put_lots(&map, y));
		put_companies(&map, y);
		return;
	}
	if (!map.walled) /* else there is room for it in the planets */
		y = put_legend(&map, y);
	y = put_tray(&map, y);
	put_open_cards(&map, y);
	if (!is_phase(scene, "cured"))
		return;
	const json_t *winner = player_of(scene, tui_int(scene->state, "turn") - 1);
	tui_put_lines(canvas, 0, canvas->height, scene->width, 3, TUI_PEN(TUI_CALL),
	              tui_book_text(scene->book, "company[].win", tui_int(winner, "company")));
}

/* --- players ------------------------------------------------------------- */

/* Units of goods as signs, each of a kind a piece if they are the viewer's to use. */
static int put_goods(const struct tui_scene *scene, struct tui_canvas *canvas, int x, int y,
                     int seat, int place)
{
	const json_t *goods = tui_get(tui_get(player_of(scene, seat), "goods"), place_keys[place]);
	int from = x;
	for (int good = 0; good < GOODS; good++) {
		int units = tui_int(goods, good_keys[good]);
		if (units <= 0)
			continue;
		struct tui_pen pen = { good_inks[good], TUI_PLAIN, TUI_BOLD, 0 };
		if (seat == scene->seat)
			pen.piece = tui_piece(canvas, store_id(scene->book, place, good));
		x += tui_putf(canvas, x, y, pen, units > 1 ? "%c%d" : "%c", letter_of(scene, good),
		              units);
	}
	if (x == from)
		x += tui_put(canvas, x, y, TUI_PEN(TUI_RULE), "-");
	return x - from;
}

/* How wide put_goods() makes a store. */
static int goods_columns(const struct tui_scene *scene, int seat, int place)
{
	const json_t *goods = tui_get(tui_get(player_of(scene, seat), "goods"), place_keys[place]);
	int columns = 0;
	for (int good = 0; good < GOODS; good++) {
		int units = tui_int(goods, good_keys[good]);
		columns += units <= 0 ? 0 : 1 + (units > 1) + (units > 9) + (units > 99);
	}
	return columns == 0 ? 1 : columns;
}

static bool has_station(const struct tui_scene *scene, int seat, int place)
{
	const json_t *stations = tui_get(player_of(scene, seat), "stations");
	for (int i = 0; i < tui_length(stations); i++)
		if (tui_same(tui_book_text(scene->book, "hex[].place", tui_int_at(stations, i)),
		             place_keys[place]))
			return true;
	return false;
}

/* Stations, as many as the width allows in a line; returns lines. */
static int put_stations(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int seat)
{
	int x = 4, lines = 0;
	for (int place = 1; place < EARTH; place++) {
		if (!has_station(scene, seat, place))
			continue;
		const char *name = planet_name(scene, place);
		if (x + tui_columns(name) + 6 > scene->width)
			x = 4, lines++;
		x += tui_put(canvas, x, y + lines, TUI_PEN(TUI_SOFT), name) + 1;
		x += put_goods(scene, canvas, x, y + lines, seat, place) + 1;
	}
	return x > 4 ? lines + 1 : lines;
}

/* What a player's company is, and the money. */
static void put_company(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int seat)
{
	const json_t *player = player_of(scene, seat);
	int company = tui_int(player, "company");
	char money[16];
	snprintf(money, sizeof money, "%d MCr", tui_int(player, "money"));
	uint16_t purse = seat == scene->seat ? tui_piece(canvas, "purse") : 0;
	tui_put(canvas, scene->width - tui_columns(money), y,
	        TUI_PEN(TUI_YELLOW, 0, TUI_BOLD, purse), money);
	tui_put_cut(canvas, 4, y, scene->width - 5 - tui_columns(money),
	            TUI_PEN(TUI_SOFT, .piece = piece_of(canvas, scene, "company[].piece", company)),
	            company == 0 ? tui_board_word(scene, "board.no-company")
	                         : name_of(scene, "company[].name", company));
}

/* The cards that others cannot see, and turns that are lost; returns lines. */
static int put_burdens(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int seat)
{
	const json_t *player = player_of(scene, seat);
	int cards = seat == scene->seat ? 0 : tui_int(player, "cards"),
	    skips = tui_int(player, "skips"), x = 4;
	char room[60];
	if (cards > 0)
		x += tui_put(canvas, x, y, TUI_PEN(TUI_SOFT),
		             TUI_BOARD_LINE(scene, room, "board.cards",
		                            PL_AS_NUMBER("count", cards))) +
			2;
	if (skips > 0)
		tui_put(canvas, x, y, TUI_PEN(TUI_BAD),
		        TUI_BOARD_LINE(scene, room, "board.skips", PL_AS_NUMBER("turns", skips)));
	return cards > 0 || skips > 0 ? 1 : 0;
}

/* A player: name and money, what lies at Earth, the ship's hold, the stations. */
static int put_trader(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int seat)
{
	const json_t *player = player_of(scene, seat);
	tui_put_player(scene, canvas, 0, y++, scene->width, seat);
	if (player == NULL)
		return y;
	put_company(scene, canvas, y++, seat);
	int x = 4 + tui_putf(canvas, 4, y, TUI_PEN(TUI_SOFT), "%s ", planet_name(scene, EARTH));
	x += put_goods(scene, canvas, x, y, seat, EARTH);
	x += tui_putf(canvas, x, y, TUI_PEN(TUI_SOFT), " %d/%d", tui_int(player, "delivered"),
	              GOODS * tui_int(scene->book, "cure_units"));
	const char *ship = tui_board_word(scene, "board.ship");
	if (x + tui_columns(ship) + 2 + goods_columns(scene, seat, SHIP) > scene->width)
		x = 3, y++;
	x += tui_putf(canvas, x, y, TUI_PEN(TUI_SOFT), " %s ", ship);
	put_goods(scene, canvas, x, y++, seat, SHIP);
	y += put_stations(scene, canvas, y, seat);
	return y + put_burdens(scene, canvas, y, seat);
}

/* How many cards of a kind the viewer has. */
static int held(const struct tui_scene *scene, int kind)
{
	char key[16];
	snprintf(key, sizeof key, "%d", kind);
	int count = tui_int(tui_get(player_of(scene, scene->seat), "hand"), key);
	return count < 0 ? 0 : count > MOST_HELD ? MOST_HELD : count;
}

static int put_hand(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	for (int kind = 1; kind <= tui_length(tui_get(scene->book, "action[].piece")); kind++)
		for (int i = 0; i < held(scene, kind); i++, y++) {
			char cost[32];
			cost_of(scene, kind, cost);
			uint16_t piece = piece_of(canvas, scene, "action[].piece", kind);
			tui_fill(canvas, 4, y, scene->width - 4, 1, TUI_PEN(0, .piece = piece),
			         ' ');
			tui_put_cut(canvas, 4, y, scene->width - 5 - tui_columns(cost),
			            TUI_PEN(TUI_CYAN, 0, TUI_BOLD, piece),
			            name_of(scene, "action[].name", kind));
			tui_put(canvas, scene->width - tui_columns(cost), y,
			        TUI_PEN(TUI_SOFT, .piece = piece), cost);
		}
	return y;
}

/* The viewer first, with the hand; then the others in the order of play. */
static void side(const struct tui_scene *scene, struct tui_canvas *canvas)
{
	int count = scene->table->seat_count, y = 0;
	int first = scene->seat < count ? scene->seat : 0;
	for (int i = 0; i < count; i++) {
		int seat = (first + i) % count;
		y = put_trader(scene, canvas, y, seat);
		if (seat == scene->seat)
			y = put_hand(scene, canvas, y);
	}
}

/* --- words --------------------------------------------------------------- */

static void headline(const struct tui_scene *scene, struct pl_text *text)
{
	static const char *const phases[] = {
		"taking",  "assigning", "making", "answering",    "raided", "stowing",
		"offered", "acting",    "flying", "acting-again", "market", "willing",
	};
	const char *step = "";
	int round = tui_int(scene->state, "round"), turn = tui_int(scene->state, "turn");
	for (size_t i = 0; i < sizeof phases / sizeof phases[0]; i++) {
		char key[40];
		snprintf(key, sizeof key, "board.phase.%s", phases[i]);
		if (is_phase(scene, phases[i]))
			step = tui_board_word(scene, key);
	}
	bool seated = turn > 0 && turn <= scene->table->seat_count;
	TUI_BOARD_SAY(scene, text, round > 0 ? "board.headline" : "board.before",
	              PL_AS_NUMBER("round", round),
	              PL_AS_NUMBER("limit", tui_int(scene->book, "round_limit")),
	              PL_AS_TEXT("step", step),
	              PL_AS_TEXT("player", seated ? tui_name(scene, turn - 1) : ""));
}

/* clang-format off */
const struct tui_board tui_traders_board = {
	.slug = "traders", .draw = draw, .side = side, .headline = headline, .card = trd_card_of,
};
/* clang-format on */

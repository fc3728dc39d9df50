/* traders.c - Traders in the terminal: the map of hexes, what the planets make, cards
 * and purses. Drawn from the view of src/games/traders/json.c. */
#include "tui/board.h"

#include "core/text.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum { EARTH = 6, SHIP = 7, GOODS = 3 };

static const char *const good_keys[GOODS] = { "metal", "food", "gem" };
static const uint8_t good_inks[GOODS] = { TUI_BLUE, TUI_GREEN, TUI_PINK };

/* The ground of a place's hexes, by its number. */
static const uint8_t grounds[] = {
	TUI_PLAIN,      TUI_DEEP_BROWN,  TUI_SLATE,     TUI_DEEP_RED,
	TUI_DEEP_GREEN, TUI_DEEP_VIOLET, TUI_DEEP_BLUE,
};

static uint8_t ground_of(int place)
{
	return place >= 0 && place <= EARTH ? grounds[place] : (uint8_t)TUI_PLAIN;
}

/* --- small questions about the view -------------------------------------- */

static const json_t *planet_at(const json_t *view, int place)
{
	return tui_at(tui_get(view, "planets"), place - 1);
}

static const json_t *resource(const json_t *view, int good)
{
	return tui_at(tui_get(view, "resources"), good);
}

/* A good's sign: the first letter of its name, in its colour. */
static char letter_of(const json_t *view, int good)
{
	const char *name = tui_text(resource(view, good), "name");
	return name[0] == '\0' ? '?' : (char)toupper((unsigned char)name[0]);
}

static bool is_in(const json_t *ids, const char *id)
{
	for (int i = 0; i < tui_length(ids); i++)
		if (strcmp(tui_text_at(ids, i), id) == 0)
			return true;
	return false;
}

static const json_t *by_id(const json_t *list, const char *id)
{
	for (int i = 0; i < tui_length(list); i++)
		if (strcmp(tui_text(tui_at(list, i), "id"), id) == 0)
			return tui_at(list, i);
	return NULL;
}

/* The piece that is what the viewer has of a good somewhere. */
static const char *store_id(const json_t *view, int place, int good)
{
	return tui_text_at(tui_get(resource(view, good), "stores"), place - 1);
}

static void ship_id(int seat, char id[32])
{
	snprintf(id, 32, "ship-p%d", seat + 1);
}

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

static const struct map small_map = { .across = 4, .down = 1, .high = 1 };
static const struct map large_map = { .across = 6, .down = 3, .high = 2, .walled = true };

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

/* The seat whose station stands on a hex, or -1. */
static int station_on(const json_t *view, const char *hex)
{
	const json_t *players = tui_get(view, "players");
	for (int seat = 0; seat < tui_length(players); seat++)
		if (is_in(tui_get(tui_at(players, seat), "stations"), hex))
			return seat;
	return -1;
}

static int ships_at(const json_t *view, const char *hex)
{
	const json_t *players = tui_get(view, "players");
	int ships = 0;
	for (int seat = 0; seat < tui_length(players); seat++)
		ships += strcmp(tui_text(tui_at(players, seat), "ship"), hex) == 0;
	return ships;
}

/* Ships on a hex: an arrow, if there is room for it, and a letter each. */
static int put_ships(const struct map *map, int x, int y, int room, uint8_t ground, const char *hex)
{
	const json_t *players = tui_get(map->scene->view, "players");
	int at = x, ships = ships_at(map->scene->view, hex);
	for (int seat = 0; seat < tui_length(players) && at < x + room; seat++) {
		if (strcmp(tui_text(tui_at(players, seat), "ship"), hex) != 0)
			continue;
		char id[32];
		ship_id(seat, id);
		struct tui_pen pen = { tui_seat_ink(seat), ground, TUI_BOLD,
			               tui_piece(map->canvas, id) };
		unsigned mark = tui_mark(map->scene, hex);
		if (mark & TUI_ACTABLE) /* the hex is what is asked for */
			pen.piece = tui_piece(map->canvas, hex);
		if (at == x && ships < room)
			at += tui_put(map->canvas, at, y, pen, "►");
		at += tui_putf(map->canvas, at, y, pen, "%c", tui_seat_letter(seat));
	}
	return at - x;
}

static void put_planet(const struct map *map, int x, int y, const json_t *planet, const char *hex)
{
	bool lit = tui_bool(planet, "producing");
	int rebellion = tui_int(planet, "rebellion"), place = tui_int(planet, "place");
	uint16_t piece = tui_piece(map->canvas, tui_text(planet, "id"));
	struct tui_pen pen = { TUI_WHITE, ground_of(place), TUI_BOLD, piece };
	int width = map->walled ? wide(map) : map->across; /* names need all there is */
	tui_fill(map->canvas, x, y, width, map->high, pen, ' ');
	if (lit)
		pen.ink = TUI_BLACK, pen.ground = TUI_YELLOW;
	char name[16];
	snprintf(name, sizeof name, "%.*s", width, tui_text(planet, "name"));
	tui_putf(map->canvas, x, y, pen, "%-*s", width, name);
	if (map->high == 1) /* the legend has the rest */
		return;
	int ships = put_ships(map, x, y + 1, wide(map), ground_of(place), hex);
	const json_t *makes = tui_get(planet, "makes");
	for (int i = 0, at = x; i < GOODS && ships == 0; i++)
		if (is_in(makes, good_keys[i]))
			at += tui_putf(map->canvas, at, y + 1,
			               TUI_PEN(good_inks[i], ground_of(place), TUI_BOLD, piece),
			               "%c ", letter_of(map->scene->view, i));
	if (rebellion > 0)
		tui_putf(map->canvas, x + width - 2, y + 1,
		         TUI_PEN(TUI_BAD, ground_of(place), TUI_BOLD, piece), "⚑%d", rebellion);
}

static void put_hex(const struct map *map, const json_t *hex)
{
	const json_t *view = map->scene->view;
	const char *id = tui_text(hex, "id"), *kind = tui_text(hex, "kind");
	int column = tui_int(hex, "column"), row = tui_int(hex, "row"),
	    place = tui_int(hex, "place");
	int x = (column - 1) * map->across + (row % 2 == 0 ? map->across / 2 : 0) + map->walled;
	int y = (row - 1) * map->down + map->walled;
	if (column < 1 || row < 1)
		return;
	if (map->walled)
		put_walls(map, column, row);
	if (strcmp(kind, "planet") == 0) {
		const json_t *planets = tui_get(view, "planets");
		for (int i = 0; i < tui_length(planets); i++)
			if (strcmp(tui_text(tui_at(planets, i), "hex"), id) == 0)
				put_planet(map, x, y, tui_at(planets, i), id);
		return;
	}
	uint8_t ground = ground_of(place);
	uint16_t piece = tui_piece(map->canvas, id);
	int station = station_on(view, id), width = wide(map);
	tui_fill(map->canvas, x, y, width, map->high, TUI_PEN(TUI_RULE, ground, 0, piece), ' ');
	if (station >= 0) {
		struct tui_pen pen = { TUI_BLACK, tui_seat_ink(station), TUI_BOLD, piece };
		tui_putf(map->canvas, x, y, pen, "■%c", tui_seat_letter(station));
	} else {
		bool open = (tui_mark(map->scene, id) & TUI_ACTABLE) != 0;
		const char *sign = strcmp(kind, "spot") == 0 ? (open ? "●" : "○")
			: strcmp(kind, "dock") == 0          ? (open ? "◉" : "◎")
							     : (open ? "•" : "·");
		tui_put(map->canvas, x + width / 2, y, TUI_PEN(TUI_SOFT, ground, 0, piece), sign);
	}
	put_ships(map, x + (map->high > 1 || station < 0 ? 0 : 2), y + map->high - 1, wide(map),
	          ground, id);
}

/* --- below the map ------------------------------------------------------- */

/* What of the planets has no room on a small map: signs for the goods they make, a sun where
 * they produce this round, a flag where they rebel, and the ships that lie there. */
static int put_legend(const struct map *map, int y)
{
	const json_t *view = map->scene->view, *planets = tui_get(view, "planets");
	struct tui_canvas *canvas = map->canvas;
	int x = 0;
	for (int i = 0; i < tui_length(planets); i++) {
		const json_t *planet = tui_at(planets, i);
		const char *hex = tui_text(planet, "hex");
		int ships = ships_at(view, hex), rebellion = tui_int(planet, "rebellion");
		if (i >= EARTH - 1 && ships == 0)
			continue;
		uint16_t piece = tui_piece(canvas, tui_text(planet, "id"));
		int wide = tui_columns(tui_text(planet, "name")) + (i < EARTH - 1 ? 6 : 2) +
			(ships > 0 ? ships + 1 : 0) + (rebellion > 0 ? 2 : 0);
		if (x + wide > map->scene->width)
			x = 0, y++;
		x += tui_put(canvas, x, y, TUI_PEN(TUI_PLAIN, .piece = piece),
		             tui_text(planet, "name")) +
			1;
		for (int good = 0; good < GOODS; good++)
			if (is_in(tui_get(planet, "makes"), good_keys[good]))
				x += tui_putf(canvas, x, y,
				              TUI_PEN(good_inks[good], 0, TUI_BOLD, piece), "%c",
				              letter_of(view, good));
		if (tui_bool(planet, "producing"))
			x += tui_put(canvas, x, y, TUI_PEN(TUI_YELLOW, 0, TUI_BOLD, piece), "☼");
		if (rebellion > 0)
			x += tui_putf(canvas, x, y, TUI_PEN(TUI_BAD, 0, TUI_BOLD, piece), "⚑%d",
			              rebellion);
		x += put_ships(map, x, y, PL_SEATS + 1, TUI_PLAIN, hex);
		x += 2;
	}
	return y + 1;
}

/* Goods to choose from, the stack, the die. */
static int put_tray(const struct map *map, int y)
{
	const json_t *view = map->scene->view, *dice = tui_get(view, "dice");
	struct tui_canvas *canvas = map->canvas;
	int x = 0;
	for (int good = 0; good < GOODS; good++) {
		const json_t *row = resource(view, good);
		uint16_t piece = tui_piece(canvas, tui_text(row, "id"));
		x += tui_putf(canvas, x, y, TUI_PEN(good_inks[good], 0, TUI_BOLD, piece), "%c",
		              letter_of(view, good));
		x += tui_putf(canvas, x, y, TUI_PEN(TUI_SOFT, .piece = piece), " %s",
		              tui_text(row, "name")) +
			2;
	}
	x += tui_putf(canvas, x, y, TUI_PEN(TUI_SOFT, .piece = tui_piece(canvas, "stack")),
	              "%d cards", tui_int(view, "stack")) +
		2;
	struct tui_pen die = TUI_PEN(TUI_PLAIN, .piece = tui_piece(canvas, "dice"));
	x += tui_put(canvas, x, y, die, "die");
	for (int i = 0; i < tui_length(dice); i++)
		x += tui_putf(canvas, x, y, die, " %d", tui_int_at(dice, i));
	if (tui_length(dice) == 0)
		tui_put(canvas, x, y, die, " -");
	return y + 1;
}

/* The cards that lie open: planet card, event, what is being played. */
static int put_open_cards(const struct map *map, int y)
{
	int half = map->walled ? map->scene->width / 2 : 0, count = 0;
	static const char *const keys[] = { "planetCard", "event", "played" };
	static const char *const labels[] = { "Planet card", "Event", "Played" };
	const json_t *view = map->scene->view;
	for (int i = 0; i < 3; i++) {
		const json_t *card = tui_get(view, keys[i]);
		if (card == NULL)
			continue;
		uint16_t piece = tui_piece(map->canvas, tui_text(card, "id"));
		const char *title = tui_text(card, i == 0 ? "title" : "name");
		int left = half * (count++ % 2),
		    right = half > 0 && left == 0 ? half : map->scene->width;
		int x = left +
			tui_putf(map->canvas, left, y, TUI_PEN(TUI_SOFT, .piece = piece), "%s ",
		                 labels[i]);
		x += tui_put_cut(map->canvas, x, y, right - x - 1,
		                 TUI_PEN(TUI_PLAIN, 0, TUI_BOLD, piece), title);
		if (i == 1)
			tui_put_cut(map->canvas, x + 2, y, right - x - 2,
			            TUI_PEN(TUI_SOFT, .piece = piece), tui_text(card, "text"));
		if (half == 0 || left > 0)
			y++;
	}
	return y;
}

/* While companies are taken, they are what there is to see. */
static int put_companies(const struct map *map, int y)
{
	const json_t *companies = tui_get(map->scene->view, "companies");
	int half = map->scene->width / 2;
	for (int i = 0; i < tui_length(companies); i++) {
		const json_t *company = tui_at(companies, i);
		struct tui_pen pen = TUI_PEN(
			TUI_PLAIN, .piece = tui_piece(map->canvas, tui_text(company, "id")));
		tui_put_cut(map->canvas, i % 2 * half, y + i / 2, half - 1, pen,
		            tui_text(company, "name"));
	}
	return y + (tui_length(companies) + 1) / 2;
}

static void draw(const struct tui_scene *scene, struct tui_canvas *canvas)
{
	const json_t *view = scene->view, *hexes = tui_get(view, "hexes");
	struct map map = scene->width >= 79 && scene->height >= 27 ? large_map : small_map;
	map.scene = scene;
	map.canvas = canvas;
	for (int i = 0; i < tui_length(hexes); i++)
		put_hex(&map, tui_at(hexes, i));
	tui_join(canvas, 0, 0, canvas->width, canvas->height);
	int y = canvas->height;
	if (tui_length(tui_get(view, "companies")) > 0) {
		put_companies(&map, y);
		return;
	}
	if (!map.walled) /* else there is room for it in the planets */
		y = put_legend(&map, y);
	y = put_tray(&map, y);
	put_open_cards(&map, y);
	if (tui_text(view, "win")[0] != '\0')
		tui_put_lines(canvas, 0, canvas->height, scene->width, 3, TUI_PEN(TUI_CALL),
		              tui_text(view, "win"));
}

/* --- players ------------------------------------------------------------- */

/* Units of goods as signs, each of a kind a piece if they are the viewer's to use. */
static int put_goods(const struct tui_scene *scene, struct tui_canvas *canvas, int x, int y,
                     const json_t *goods, int place, bool mine)
{
	int from = x;
	for (int good = 0; good < GOODS; good++) {
		int units = tui_int(goods, good_keys[good]);
		if (units <= 0)
			continue;
		const char *id = store_id(scene->view, place, good);
		struct tui_pen pen = { good_inks[good], TUI_PLAIN, TUI_BOLD,
			               mine ? tui_piece(canvas, id) : 0 };
		x += tui_putf(canvas, x, y, pen, units > 1 ? "%c%d" : "%c",
		              letter_of(scene->view, good), units);
	}
	if (x == from)
		x += tui_put(canvas, x, y, TUI_PEN(TUI_RULE), "-");
	return x - from;
}

static const json_t *store_of(const json_t *player, int place)
{
	const json_t *stores = tui_get(player, "stores");
	for (int i = 0; i < tui_length(stores); i++)
		if (tui_int(tui_at(stores, i), "place") == place)
			return tui_get(tui_at(stores, i), "goods");
	return NULL;
}

/* Stations, as many as the width allows in a line; returns lines. */
static int put_stations(const struct tui_scene *scene, struct tui_canvas *canvas, int y,
                        const json_t *player, bool mine)
{
	int x = 4, lines = 0;
	for (int place = 1; place < EARTH; place++) {
		const json_t *goods = store_of(player, place);
		if (goods == NULL)
			continue;
		const char *name = tui_text(planet_at(scene->view, place), "name");
		if (x + tui_columns(name) + 6 > scene->width)
			x = 4, lines++;
		x += tui_put(canvas, x, y + lines, TUI_PEN(TUI_SOFT), name) + 1;
		x += put_goods(scene, canvas, x, y + lines, goods, place, mine) + 1;
	}
	return x > 4 ? lines + 1 : lines;
}

/* A player: name and money, what lies at Earth, the ship's hold, the stations. */
static int put_trader(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int seat)
{
	const json_t *view = scene->view, *player = tui_at(tui_get(view, "players"), seat);
	bool mine = seat == scene->seat;
	tui_put_player(scene, canvas, 0, y++, scene->width, seat);
	if (player == NULL)
		return y;
	char money[16];
	snprintf(money, sizeof money, "%d MCr", tui_int(player, "money"));
	uint16_t purse = mine ? tui_piece(canvas, "purse") : 0;
	tui_put(canvas, scene->width - tui_columns(money), y,
	        TUI_PEN(TUI_YELLOW, 0, TUI_BOLD, purse), money);
	const json_t *company = tui_get(player, "company");
	tui_put_cut(canvas, 4, y++, scene->width - 5 - tui_columns(money),
	            TUI_PEN(TUI_SOFT, .piece = tui_piece(canvas, tui_text(company, "id"))),
	            company == NULL ? "no company yet" : tui_text(company, "name"));
	int x = 4 + tui_put(canvas, 4, y, TUI_PEN(TUI_SOFT), "Earth ");
	x += put_goods(scene, canvas, x, y, store_of(player, EARTH), EARTH, mine);
	x += tui_putf(canvas, x, y, TUI_PEN(TUI_SOFT), " %d/%d", tui_int(player, "delivered"),
	              GOODS * tui_int(tui_get(view, "goal"), "units"));
	x += tui_put(canvas, x, y, TUI_PEN(TUI_SOFT), " ship ");
	put_goods(scene, canvas, x, y++, tui_get(player, "cargo"), SHIP, mine);
	y += put_stations(scene, canvas, y, player, mine);
	int cards = tui_int(player, "cards"), skips = tui_int(player, "skips");
	if ((cards > 0 && !mine) || skips > 0) {
		x = 4;
		if (cards > 0 && !mine)
			x += tui_putf(canvas, x, y, TUI_PEN(TUI_SOFT), "%d card%s  ", cards,
			              pl_plural(cards));
		if (skips > 0)
			tui_putf(canvas, x, y, TUI_PEN(TUI_BAD), "loses %d turn%s", skips,
			         pl_plural(skips));
		y++;
	}
	return y;
}

static int put_hand(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	const json_t *hand = tui_get(scene->view, "hand");
	for (int i = 0; i < tui_length(hand); i++) {
		const json_t *card = tui_at(hand, i);
		char cost[16];
		int price = tui_int(card, "cost");
		snprintf(cost, sizeof cost, price == 0 ? "free" : "%d MCr", price);
		uint16_t piece = tui_piece(canvas, tui_text(card, "id"));
		tui_fill(canvas, 4, y, scene->width - 4, 1, TUI_PEN(0, .piece = piece), ' ');
		tui_put_cut(canvas, 4, y, scene->width - 10, TUI_PEN(TUI_CYAN, 0, TUI_BOLD, piece),
		            tui_text(card, "name"));
		tui_put(canvas, scene->width - tui_columns(cost), y,
		        TUI_PEN(TUI_SOFT, .piece = piece), cost);
		y++;
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
	static const char *const steps[][2] = {
		{ "taking", "companies" },    { "assigning", "what planets make" },
		{ "making", "production" },   { "answering", "an answer" },
		{ "raided", "a raid" },       { "stowing", "stowing goods" },
		{ "offered", "an offer" },    { "acting", "act" },
		{ "flying", "move" },         { "acting-again", "act again" },
		{ "market", "sell and buy" },
	};
	const char *phase = tui_text(scene->view, "phase");
	int round = tui_int(scene->view, "round"), turn = tui_int(scene->view, "turn");
	if (round > 0)
		pl_put(text, "Round %d of %d", round, tui_int(scene->view, "roundLimit"));
	for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++)
		if (strcmp(phase, steps[i][0]) == 0)
			pl_put(text, "%s%s", round > 0 ? ", " : "", steps[i][1]);
	if (round > 0 && turn >= 0 && turn < scene->table->seat_count)
		pl_put(text, ", %s's turn", scene->table->seats[turn].name);
}

static void card_of_kind(const json_t *kind, const json_t *view, struct tui_card *card)
{
	const json_t *face = by_id(tui_get(view, "hand"), tui_text(kind, "id"));
	if (face == NULL &&
	    strcmp(tui_text(tui_get(view, "event"), "id"), tui_text(kind, "id")) == 0)
		face = tui_get(view, "event");
	snprintf(card->title, sizeof card->title, "%.90s", tui_text(kind, "name"));
	snprintf(card->text, sizeof card->text, "%.400s%s", tui_text(kind, "text"),
	         tui_bool(kind, "counter") ? " Can be countered." : "");
	if (face != NULL)
		snprintf(card->flavour, sizeof card->flavour, "%.80s. %.160s",
		         tui_text(face, "title"), tui_text(face, "flavour"));
	int cost = tui_int(kind, "cost");
	if (tui_bool(kind, "action"))
		snprintf(card->cost, sizeof card->cost, cost == 0 ? "free" : "%d MCr", cost);
}

static void card_of_planet(const json_t *planet, const json_t *view, struct tui_card *card)
{
	struct pl_text text = pl_text_in(card->text, sizeof card->text);
	const json_t *goal = tui_get(view, "goal");
	snprintf(card->title, sizeof card->title, "%.90s", tui_text(planet, "name"));
	snprintf(card->flavour, sizeof card->flavour, "%.120s %.120s",
	         tui_text(planet, "character"), tui_text(planet, "says"));
	if (tui_int(planet, "place") == EARTH) {
		pl_put(&text,
		       "Bring goods here; every dock is for everybody. With %d of each kind in "
		       "store and %d MCr aboard a docked ship you win.",
		       tui_int(goal, "units"), tui_int(goal, "money"));
		return;
	}
	const json_t *makes = tui_get(planet, "makes");
	for (int good = 0, named = 0; good < GOODS; good++)
		if (is_in(makes, good_keys[good]))
			pl_put(&text, "%s%s", named++ == 0 ? "makes " : " or ",
			       tui_text(resource(view, good), "name"));
	if (tui_int(planet, "rebellion") > 0)
		pl_put(&text, "; in rebellion for %d more planet cards",
		       tui_int(planet, "rebellion"));
	else if (tui_bool(planet, "producing"))
		pl_put(&text, "; produces this round");
}

static void card_of_company(const json_t *company, struct tui_card *card)
{
	snprintf(card->title, sizeof card->title, "%.90s", tui_text(company, "name"));
	snprintf(card->text, sizeof card->text, "%.200s (%.100s; ship: the %.100s)",
	         tui_text(company, "motto"), tui_text(company, "boss"), tui_text(company, "ship"));
	snprintf(card->flavour, sizeof card->flavour, "%.250s", tui_text(company, "story"));
}

static const json_t *company_by_id(const json_t *view, const char *id)
{
	const json_t *players = tui_get(view, "players");
	const json_t *company = by_id(tui_get(view, "companies"), id);
	for (int i = 0; i < tui_length(players) && company == NULL; i++) {
		const json_t *own = tui_get(tui_at(players, i), "company");
		if (own != NULL && strcmp(tui_text(own, "id"), id) == 0)
			company = own;
	}
	return company;
}

static bool card_of_stack(const json_t *view, struct tui_card *card)
{
	snprintf(card->title, sizeof card->title, "Action cards");
	snprintf(card->text, sizeof card->text,
	         "%d left in the stack. A card costs %d MCr, unseen, one a turn; a hand holds %d.",
	         tui_int(view, "stack"), tui_int(tui_get(view, "prices"), "card"),
	         tui_int(tui_get(view, "room"), "hand"));
	return true;
}

/* A hex by its place and what stands there. */
static void card_of_hex(const struct tui_scene *scene, const json_t *hex, struct tui_card *card)
{
	const json_t *planet = planet_at(scene->view, tui_int(hex, "place"));
	const char *kind = tui_text(hex, "kind"), *where = tui_text(planet, "name");
	int station = station_on(scene->view, tui_text(hex, "id"));
	struct pl_text title = pl_text_in(card->title, sizeof card->title);
	pl_put(&title, "hex %d-%d%s%.60s", tui_int(hex, "column"), tui_int(hex, "row"),
	       where[0] == '\0' ? "" : ", ", where);
	if (station >= 0 && station < scene->table->seat_count)
		snprintf(card->text, sizeof card->text, "the station of %s",
		         scene->table->seats[station].name);
	else
		snprintf(card->text, sizeof card->text, "%s",
		         strcmp(kind, "spot") == 0           ? "a free spot for a station"
		                 : strcmp(kind, "dock") == 0 ? "a dock for everybody"
		                                             : "open space");
}

/* A ship by its captain, and what is aboard. */
static bool card_of_ship(const struct tui_scene *scene, const char *piece, struct tui_card *card)
{
	int seat = 0;
	char id[32];
	for (; seat < scene->table->seat_count; seat++) {
		ship_id(seat, id);
		if (strcmp(id, piece) == 0)
			break;
	}
	if (seat == scene->table->seat_count)
		return false;
	const json_t *player = tui_at(tui_get(scene->view, "players"), seat);
	struct pl_text text = pl_text_in(card->text, sizeof card->text);
	snprintf(card->title, sizeof card->title, "ship of %s", scene->table->seats[seat].name);
	for (int good = 0, named = 0; good < GOODS; good++) {
		int units = tui_int(tui_get(player, "cargo"), good_keys[good]);
		if (units > 0)
			pl_put(&text, "%s%d %.40s", named++ == 0 ? "aboard: " : ", ", units,
			       tui_text(resource(scene->view, good), "name"));
	}
	return true;
}

static bool card(const struct tui_scene *scene, const char *piece, struct tui_card *to)
{
	const json_t *view = scene->view, *found;
	if ((found = by_id(tui_get(view, "kinds"), piece)) != NULL)
		return card_of_kind(found, view, to), true;
	if ((found = by_id(tui_get(view, "planets"), piece)) != NULL)
		return card_of_planet(found, view, to), true;
	if ((found = company_by_id(view, piece)) != NULL)
		return card_of_company(found, to), true;
	if ((found = by_id(tui_get(view, "hexes"), piece)) != NULL)
		return card_of_hex(scene, found, to), true;
	if (card_of_ship(scene, piece, to))
		return true;
	found = tui_get(view, "planetCard");
	if (found == NULL || strcmp(tui_text(found, "id"), piece) != 0)
		found = by_id(tui_get(view, "resources"), piece);
	if (found != NULL) {
		const char *title = tui_text(found, "title");
		snprintf(to->title, sizeof to->title, "%.90s",
		         title[0] == '\0' ? tui_text(found, "name") : title);
		snprintf(to->text, sizeof to->text, "%.400s", tui_text(found, "flavour"));
		return true;
	}
	return strcmp(piece, "stack") == 0 && card_of_stack(view, to);
}

/* clang-format off */
const struct tui_board tui_traders_board = {
	.slug = "traders", .draw = draw, .side = side, .headline = headline, .card = card,
};
/* clang-format on */

/* one_false_step.c - One False Step in the terminal: the landscape with its cities, mines,
 * farms and rails, the week above it, what is being sold or offered. Drawn from the view of
 * src/games/one-false-step/json.c. */
#include "tui/boards/one_false_step.h"

#include "core/memory.h"

enum { NODES = 160 };

/* --- the landscape ------------------------------------------------------------------ */

/* A city or a claim, and the cell it has been given. */
struct node {
	const json_t *it;
	const char *id;
	bool city;
	int x, y, width; /* width: columns that are its own */
};

struct land {
	const struct tui_scene *scene;
	struct tui_canvas *canvas;
	int top, columns, rows; /* of the map */
	int width, height;      /* in the view's units */
	bool *taken;            /* rows * columns: a place or a name is there */
	int count;
	struct node nodes[NODES];
};

/* Whose a place is, once it is worth anything to its owner. */
static int owner_of(const struct node *node)
{
	const char *where = tui_text(node->it, "where");
	if (node->city && !tui_same(where, "active") && !tui_same(where, "inactive"))
		return -1;
	return tui_seat_in(node->it, "owner");
}

static bool is_free(const struct land *land, int x, int y, int width)
{
	for (int i = 0; i < land->count; i++) {
		const struct node *other = &land->nodes[i];
		if (other->y == y && x < other->x + other->width + 1 && other->x < x + width + 1)
			return false;
	}
	return x >= 0 && y >= 0 && x + width <= land->columns && y < land->rows;
}

/* The free cell nearest to where a place should be. */
static void settle(const struct land *land, struct node *node)
{
	static const int8_t around[][2] = {
		{ 0, 0 },  { 1, 0 }, { -1, 0 }, { 0, 1 },  { 0, -1 },  { 2, 0 },
		{ -2, 0 }, { 1, 1 }, { -1, 1 }, { 1, -1 }, { -1, -1 }, { 3, 0 },
		{ -3, 0 }, { 2, 1 }, { -2, 1 }, { 2, -1 }, { -2, -1 }, { 4, 0 },
		{ -4, 0 }, { 3, 1 }, { -3, 1 }, { 3, -1 }, { -3, -1 },
	};
	for (size_t i = 0; i < sizeof around / sizeof around[0]; i++)
		if (is_free(land, node->x + around[i][0], node->y + around[i][1], node->width)) {
			node->x += around[i][0];
			node->y += around[i][1];
			return;
		}
}

static int clamp(int64_t number, int most)
{
	return number < 0 ? 0 : number > most ? most : (int)number;
}

static void add_places(struct land *land, const json_t *list, bool city)
{
	for (int i = 0; i < tui_length(list) && land->count < NODES; i++) {
		const json_t *it = tui_at(list, i);
		struct node node = { .it = it, .id = tui_text(it, "id"), .city = city };
		node.width = city ? 3 : 2;
		node.x = clamp((int64_t)tui_int(it, "x") * land->columns / land->width,
		               land->columns - node.width);
		node.y = clamp((int64_t)tui_int(it, "y") * land->rows / land->height,
		               land->rows - 1);
		settle(land, &node);
		land->nodes[land->count++] = node;
	}
}

static const struct node *node_of(const struct land *land, const char *id)
{
	for (int i = 0; i < land->count; i++)
		if (tui_same(land->nodes[i].id, id))
			return &land->nodes[i];
	return NULL;
}

/* A rail from place to place, step by step. */
static void put_rail(const struct land *land, const struct node *from, const struct node *to)
{
	int owner = owner_of(from) >= 0 && owner_of(from) == owner_of(to) ? owner_of(from) : -1;
	struct tui_pen pen = { owner < 0 ? (uint8_t)TUI_SOFT : tui_seat_ink(owner), 0, 0, 0 };
	int x = from->x, y = from->y, dx = abs(to->x - x), dy = -abs(to->y - y);
	int sx = to->x > x ? 1 : -1, sy = to->y > y ? 1 : -1, off = dx + dy;
	while (x != to->x || y != to->y) {
		int twice = 2 * off;
		bool across = twice >= dy, down = twice <= dx;
		if (across)
			off += dy, x += sx;
		if (down)
			off += dx, y += sy;
		uint32_t glyph = !down ? 0x2500 : !across ? 0x2502 : sx == sy ? 0x2572 : 0x2571;
		tui_fill(land->canvas, x, land->top + y, 1, 1, pen, glyph);
	}
}

static void put_rails(const struct land *land, bool owned)
{
	const json_t *lines = tui_get(tui_get(land->scene->view, "map"), "lines");
	for (int i = 0; i < tui_length(lines); i++) {
		const struct node *from = node_of(land, tui_text(tui_at(lines, i), "from"));
		const struct node *to = node_of(land, tui_text(tui_at(lines, i), "to"));
		if (from == NULL || to == NULL)
			continue;
		bool mine = owner_of(from) >= 0 && owner_of(from) == owner_of(to);
		if (mine == owned)
			put_rail(land, from, to);
	}
}

/* How a city stands: a sign of two or three columns. */
static int put_city_sign(const struct land *land, const struct node *node, int x, int y,
                         struct tui_pen pen)
{
	static const struct {
		const char *where, *sign;
		uint8_t ink;
	} signs[] = {
		{ "seat", "★", TUI_CALL },  { "lot", "$", TUI_CALL },  { "starved", "✗", TUI_BAD },
		{ "ghost", "✕", TUI_SOFT }, { "deck", "□", TUI_SOFT },
	};
	const char *where = tui_text(node->it, "where");
	int owner = owner_of(node);
	if (owner >= 0) {
		bool active = tui_same(where, "active");
		pen.ink = active ? (uint8_t)TUI_BLACK : tui_seat_ink(owner);
		pen.ground = active ? tui_seat_ink(owner) : tui_seat_ground(owner);
		pen.how = TUI_BOLD;
		return tui_putf(land->canvas, x, y, pen, active ? "■%c%d" : "□%c%d",
		                tui_seat_letter(owner),
		                tui_int(node->it, active ? "pile" : "chips"));
	}
	for (size_t i = 0; i < sizeof signs / sizeof signs[0]; i++)
		if (tui_same(where, signs[i].where)) {
			pen.ink = signs[i].ink;
			int used = tui_put(land->canvas, x, y, pen, signs[i].sign);
			if (tui_same(where, "seat") && tui_seat_in(node->it, "owner") >= 0)
				used += tui_putf(land->canvas, x + used, y, pen, "%c%d",
				                 tui_seat_letter(tui_seat_in(node->it, "owner")),
				                 tui_int(node->it, "chips"));
			return used;
		}
	return tui_put(land->canvas, x, y, pen, "□");
}

/* Columns from here on that nothing stands in, and one more as a gap. */
static int room_at(const struct land *land, int x, int y)
{
	int room = 0;
	if (x < 0 || y < 0 || y >= land->rows)
		return 0;
	while (x + room < land->columns && !land->taken[y * land->columns + x + room])
		room++;
	return x + room < land->columns && room > 0 ? room - 1 : room;
}

static void take(const struct land *land, int x, int y, int width)
{
	for (int i = x; i < x + width; i++)
		if (i >= 0 && i < land->columns && y >= 0 && y < land->rows)
			land->taken[y * land->columns + i] = true;
}

static void put_claim(const struct land *land, const struct node *node)
{
	bool mine = tui_same(tui_text(node->it, "kind"), "mine");
	int owner = owner_of(node);
	take(land, node->x, node->y, owner < 0 ? 1 : 2);
	struct tui_pen pen = { mine ? TUI_YELLOW : TUI_GREEN, 0, 0,
		               tui_piece(land->canvas, node->id) };
	if (owner < 0) {
		tui_putf(land->canvas, node->x, land->top + node->y, pen, "%s", mine ? "△" : "○");
		return;
	}
	pen.ground = tui_seat_ground(owner);
	int x = node->x +
		tui_put(land->canvas, node->x, land->top + node->y, pen, mine ? "▲" : "●");
	pen.ink = tui_seat_ink(owner);
	pen.how = TUI_BOLD;
	tui_putf(land->canvas, x, land->top + node->y, pen, "%c", tui_seat_letter(owner));
}

/* A city's name: behind its sign, else below or above it, else as much of it as there
 * is most room for. */
static void put_name(const struct land *land, int x, int y, int from, struct tui_pen pen,
                     const char *name)
{
	const int places[][2] = { { x, y }, { from, y + 1 }, { from, y - 1 } };
	int wanted = tui_columns(name), best = 0, most = -1;
	for (int i = 0; i < 3; i++) {
		int room = room_at(land, places[i][0], places[i][1]);
		room = room > wanted ? wanted : room;
		if (room > most + (i > 0 ? 1 : 0)) { /* the next row must be worth it */
			most = room;
			best = i;
		}
	}
	int at = places[best][0], row = places[best][1];
	int used = tui_put_cut(land->canvas, at, land->top + row, most, pen, name);
	take(land, at, row, used);
}

/* The sign of a city, counters waiting on its card, its train. */
static void put_city(const struct land *land, struct node *node)
{
	const json_t *it = node->it;
	const char *card = tui_text(it, "card"), *train = tui_text(it, "trainId");
	struct tui_pen pen = { TUI_WHITE, 0, 0, tui_piece(land->canvas, node->id) };
	int y = land->top + node->y, x = node->x;
	x += put_city_sign(land, node, x, y, pen);
	if (tui_int(it, "middle") > 0)
		x += tui_putf(
			land->canvas, x, y,
			TUI_PEN(TUI_CALL, .how = TUI_BOLD, .piece = tui_piece(land->canvas, card)),
			"+%d", tui_int(it, "middle"));
	if (tui_int(it, "train") > 0 || (tui_mark(land->scene, train) & TUI_ACTABLE))
		x += tui_putf(land->canvas, x, y,
		              TUI_PEN(TUI_CYAN, .piece = tui_piece(land->canvas, train)), "»%d",
		              tui_int(it, "train"));
	node->width = x - node->x;
	take(land, node->x, node->y, node->width);
}

static void put_city_name(const struct land *land, const struct node *node)
{
	const json_t *it = node->it;
	const char *where = tui_text(it, "where");
	bool quiet = owner_of(node) < 0 && tui_seat_in(it, "owner") < 0 &&
		!tui_same(where, "lot") && !tui_same(where, "seat");
	struct tui_pen pen = { quiet ? TUI_SOFT : TUI_PLAIN, 0, quiet ? 0 : TUI_BOLD,
		               tui_piece(land->canvas, node->id) };
	int x = node->x + node->width;
	if (!quiet && room_at(land, x, node->y) > 1)
		x += tui_put(land->canvas, x, land->top + node->y, pen, " ");
	put_name(land, x, node->y, node->x, pen, tui_text(it, "name"));
}

/* The ground of each section, under all that is drawn on it. */
static void lay_ground(const struct land *land)
{
	const json_t *sections = tui_get(tui_get(land->scene->view, "map"), "sections");
	struct tui_canvas *canvas = land->canvas;
	for (int i = 0; i < tui_length(sections); i++) {
		const json_t *it = tui_at(sections, i);
		int64_t x = tui_int(it, "x"), y = tui_int(it, "y");
		int left = clamp(x * land->columns / land->width, land->columns);
		int right = clamp((x + tui_int(it, "width")) * land->columns / land->width,
		                  land->columns);
		int upper = land->top + clamp(y * land->rows / land->height, land->rows);
		int lower = land->top +
			clamp((y + tui_int(it, "height")) * land->rows / land->height, land->rows);
		for (int row = upper; row < lower && row < canvas->height; row++)
			for (int column = left; column < right && column < canvas->width;
			     column++) {
				struct tui_cell *cell =
					&canvas->cells[(size_t)row * (size_t)canvas->width +
				                       (size_t)column];
				if (cell->ground == TUI_PLAIN)
					cell->ground = i % 2 == 0 ? TUI_NIGHT : TUI_SLATE;
			}
	}
}

static int put_land(const struct tui_scene *scene, struct tui_canvas *canvas, int top)
{
	const json_t *map = tui_get(scene->view, "map");
	struct land land = { .scene = scene,
		             .canvas = canvas,
		             .top = top,
		             .width = tui_int(map, "width"),
		             .height = tui_int(map, "height") };
	if (land.width < 50 || land.width > 5000 || land.height < 50 || land.height > 5000)
		return 0;
	land.columns = scene->width > land.width * 16 / 100 ? scene->width : land.width * 16 / 100;
	land.rows = scene->height - top;
	if (land.rows < land.height * 7 / 100)
		land.rows = land.height * 7 / 100;
	add_places(&land, tui_get(map, "cities"), true);
	add_places(&land, tui_get(map, "claims"), false);
	put_rails(&land, false);
	put_rails(&land, true);
	land.taken = pl_zeroed((size_t)land.rows * (size_t)land.columns);
	for (int i = 0; i < land.count; i++)
		if (land.nodes[i].city)
			put_city(&land, &land.nodes[i]);
		else
			put_claim(&land, &land.nodes[i]);
	for (int i = 0; i < land.count; i++)
		if (land.nodes[i].city)
			put_city_name(&land, &land.nodes[i]);
	free(land.taken);
	lay_ground(&land);
	return land.rows;
}

/* --- above it ----------------------------------------------------------------------- */

static const struct {
	const char *day, *brief, *does;
} days[] = {
	{ "sunday", "Sun", "Populate" },  { "monday", "Mon", "Claims" },
	{ "tuesday", "Tue", "Income" },   { "wednesday", "Wed", "Expenses" },
	{ "thursday", "Thu", "Rockets" }, { "friday", "Fri", "Waking" },
	{ "saturday", "Sat", "Auction" },
};
enum { DAYS = sizeof days / sizeof days[0] };

static int put_week(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	const char *today = tui_text(scene->view, "day");
	int x = 0;
	for (int i = 0; i < DAYS; i++) {
		char id[32];
		snprintf(id, sizeof id, "day-%s", days[i].day);
		bool now = tui_same(today, days[i].day);
		struct tui_pen pen = { now ? TUI_BLACK : TUI_SOFT, now ? TUI_CALL : 0,
			               now ? TUI_BOLD : 0, tui_piece(canvas, id) };
		x += tui_putf(canvas, x, y, pen, now ? "[%s %s]" : " %s ", days[i].brief,
		              days[i].does);
	}
	uint16_t moon = tui_piece(canvas, "moon");
	tui_put(canvas, scene->width - 5, y, TUI_PEN(TUI_YELLOW, .how = TUI_BOLD, .piece = moon),
	        "◐Moon");
	return 1;
}

static int put_auction(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	const json_t *view = scene->view, *auction = tui_get(view, "auction"), *in;
	if (auction == NULL)
		return 0;
	const char *lot = tui_text(auction, "lot");
	const json_t *city = tui_by(tui_get(tui_get(view, "map"), "cities"), "id", lot);
	int bidder = tui_seat_in(auction, "bidder");
	struct tui_pen pen = { TUI_CALL, 0, TUI_BOLD, tui_piece(canvas, lot) };
	int x = tui_putf(canvas, 0, y, pen, "For sale: %s, ",
	                 city == NULL ? "the Button" : tui_text(city, "name"));
	if (city != NULL)
		x += tui_putf(canvas, x, y, TUI_PEN(TUI_PLAIN, .piece = pen.piece),
		              "%d points, eats %d, ", tui_int(city, "red"), tui_int(city, "food"));
	if (bidder >= 0)
		x += tui_putf(canvas, x, y, pen, "%d by %c", tui_int(auction, "bid"),
		              tui_seat_letter(bidder));
	else
		x += tui_put(canvas, x, y, pen, "no bid");
	in = tui_get(auction, "in");
	x += tui_put(canvas, x, y, TUI_PEN(TUI_SOFT), tui_length(in) > 0 ? ", in: " : "");
	for (int i = 0; i < tui_length(in); i++)
		x += tui_putf(canvas, x, y,
		              TUI_PEN(tui_seat_ink(tui_int_at(in, i)), .how = TUI_BOLD), "%c",
		              tui_seat_letter(tui_int_at(in, i)));
	return 1;
}

static int put_offer(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	const json_t *offer = tui_get(scene->view, "offer");
	if (offer == NULL)
		return 0;
	tui_putf(canvas, 0, y, TUI_PEN(TUI_CALL, .how = TUI_BOLD),
	         "%s offers %d %s for %d %s to %s", tui_whom(scene, tui_seat_in(offer, "by")),
	         tui_int(offer, "give"), tui_text(offer, "gives"), tui_int(offer, "take"),
	         tui_text(offer, "takes"), tui_whom(scene, tui_seat_in(offer, "to")));
	return 1;
}

static void draw(const struct tui_scene *scene, struct tui_canvas *canvas)
{
	int y = put_week(scene, canvas, 0);
	y += put_auction(scene, canvas, y);
	y += put_offer(scene, canvas, y);
	put_land(scene, canvas, y);
}

static void put_headline(const struct tui_scene *scene, struct pl_text *text)
{
	const json_t *view = scene->view;
	const char *day = tui_text(view, "day");
	if (tui_int(view, "week") == 0 || day[0] == '\0')
		pl_put(text, "Starting auction");
	else
		pl_put(text, "Week %d, %c%s", tui_int(view, "week"), toupper((unsigned char)day[0]),
		       day + 1);
	pl_put(text, ", Button: %s, %d points win", tui_whom(scene, tui_seat_in(view, "button")),
	       tui_int(view, "goal"));
}

const struct tui_board tui_one_false_step_board = {
	.slug = "one-false-step",
	.draw = draw,
	.side = ofs_draw_side,
	.headline = put_headline,
	.card = ofs_describe,
};

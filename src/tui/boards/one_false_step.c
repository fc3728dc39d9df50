/* one_false_step.c - One False Step in the terminal: the landscape with its cities, mines,
 * farms and rails, the week above it, what is being sold or offered. */
#include "tui/boards/one_false_step.h"

#include "core/memory.h"

enum {
	NODES = OFS_CITIES + OFS_CLAIMS,
	STEP = 20,   /* of a layout, in the map's units */
	SHORT = 100, /* how wide an upright section is, */
	LONG = 140   /* and how high */
};

/* --- the landscape ------------------------------------------------------------------ */

/* A city or a claim, and the cell it has been given. */
struct node {
	const json_t *it; /* its row of the state */
	const char *id;
	bool city;
	int number;      /* among the cities, or the claims */
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
	return ofs_tui_seat(node->it, "owner");
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

static void add_place(struct land *land, struct node node)
{
	node.width = node.city ? 3 : 2;
	node.x = clamp((int64_t)tui_int(node.it, "x") * land->columns / land->width,
	               land->columns - node.width);
	node.y = clamp((int64_t)tui_int(node.it, "y") * land->rows / land->height, land->rows - 1);
	settle(land, &node);
	land->nodes[land->count++] = node;
}

static void add_places(struct land *land)
{
	const struct tui_scene *scene = land->scene;
	for (int city = 1; city <= ofs_tui_city_count(scene); city++)
		if (ofs_tui_on_map(scene, city))
			add_place(land,
			          (struct node){
					  .it = ofs_tui_town(scene, city),
					  .id = tui_book_text(scene->book, "city[].piece", city),
					  .city = true,
					  .number = city,
				  });
	for (int claim = 1; claim <= OFS_CLAIMS; claim++)
		if (tui_int(ofs_tui_claim(scene, claim), "spot") > 0)
			add_place(land,
			          (struct node){
					  .it = ofs_tui_claim(scene, claim),
					  .id = ofs_tui_claim_piece(scene, claim),
					  .number = claim,
				  });
}

static const struct node *claim_node(const struct land *land, int claim)
{
	for (int i = 0; i < land->count; i++)
		if (!land->nodes[i].city && land->nodes[i].number == claim)
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

/* Those whose ends are one player's, or all others. */
static void put_rails(const struct land *land, bool owned)
{
	for (int i = 0; i < land->count; i++) {
		const struct node *from = &land->nodes[i];
		uint64_t ends = from->city ? ofs_tui_doors(land->scene, from->number)
					   : ofs_tui_near(land->scene, from->number);
		for (int claim = from->city ? 1 : from->number + 1; claim <= OFS_CLAIMS; claim++) {
			const struct node *to =
				((ends >> (claim - 1)) & 1) != 0 ? claim_node(land, claim) : NULL;
			if (to == NULL)
				continue;
			bool mine = owner_of(from) >= 0 && owner_of(from) == owner_of(to);
			if (mine == owned)
				put_rail(land, from, to);
		}
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
			if (tui_same(where, "seat") && ofs_tui_seat(node->it, "owner") >= 0)
				used += tui_putf(land->canvas, x + used, y, pen, "%c%d",
				                 tui_seat_letter(ofs_tui_seat(node->it, "owner")),
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
	const json_t *book = land->scene->book;
	const char *card = tui_book_text(book, "city[].card_piece", node->number);
	const char *train = tui_book_text(book, "city[].train_piece", node->number);
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
	bool quiet = owner_of(node) < 0 && ofs_tui_seat(it, "owner") < 0 &&
		!tui_same(where, "lot") && !tui_same(where, "seat");
	struct tui_pen pen = { quiet ? TUI_SOFT : TUI_PLAIN, 0, quiet ? 0 : TUI_BOLD,
		               tui_piece(land->canvas, node->id) };
	int x = node->x + node->width;
	if (!quiet && room_at(land, x, node->y) > 1)
		x += tui_put(land->canvas, x, land->top + node->y, pen, " ");
	put_name(land, x, node->y, node->x, pen, ofs_tui_city_name(land->scene, node->number));
}

/* A section as it lies, in the map's units. */
struct section {
	int x, y, width, height;
};

static struct section section_at(const struct tui_scene *scene, int slot)
{
	int layout = tui_int(scene->state, "layout");
	const json_t *book = scene->book;
	bool across = tui_same(tui_text_at(tui_book_at(book, "layout[].slot[].lies", layout), slot),
	                       "across");
	int x = tui_int_at(tui_book_at(book, "layout[].slot[].x", layout), slot);
	int y = tui_int_at(tui_book_at(book, "layout[].slot[].y", layout), slot);
	return (struct section){
		.x = STEP * clamp(x, LONG),
		.y = STEP * clamp(y, LONG),
		.width = across ? LONG : SHORT,
		.height = across ? SHORT : LONG,
	};
}

/* The ground of each section, under all that is drawn on it. */
static void lay_ground(const struct land *land, int slot)
{
	struct section section = section_at(land->scene, slot);
	struct tui_canvas *canvas = land->canvas;
	int left = section.x * land->columns / land->width;
	int right = (section.x + section.width) * land->columns / land->width;
	int upper = land->top + section.y * land->rows / land->height;
	int lower = land->top + (section.y + section.height) * land->rows / land->height;
	for (int row = upper; row < lower && row < canvas->height; row++)
		for (int column = left; column < right && column < canvas->width; column++) {
			struct tui_cell *cell = &canvas->cells[(size_t)row * (size_t)canvas->width +
			                                       (size_t)column];
			if (cell->ground == TUI_PLAIN)
				cell->ground = slot % 2 == 0 ? TUI_NIGHT : TUI_SLATE;
		}
}

static void put_places(struct land *land)
{
	for (int i = 0; i < land->count; i++)
		if (land->nodes[i].city)
			put_city(land, &land->nodes[i]);
		else
			put_claim(land, &land->nodes[i]);
	for (int i = 0; i < land->count; i++)
		if (land->nodes[i].city)
			put_city_name(land, &land->nodes[i]);
}

static void put_land(const struct tui_scene *scene, struct tui_canvas *canvas, int top)
{
	struct land land = { .scene = scene, .canvas = canvas, .top = top };
	if (tui_book_at(scene->book, "layout[].slot[].x", tui_int(scene->state, "layout")) == NULL)
		return; /* the data has not come yet */
	for (int slot = 0; slot < OFS_SLOTS; slot++) {
		struct section section = section_at(scene, slot);
		if (section.x + section.width > land.width)
			land.width = section.x + section.width;
		if (section.y + section.height > land.height)
			land.height = section.y + section.height;
	}
	land.columns = scene->width > land.width * 16 / 100 ? scene->width : land.width * 16 / 100;
	land.rows = scene->height - top;
	if (land.rows < land.height * 7 / 100)
		land.rows = land.height * 7 / 100;
	add_places(&land);
	put_rails(&land, false);
	put_rails(&land, true);
	land.taken = pl_zeroed((size_t)land.rows * (size_t)land.columns);
	put_places(&land);
	free(land.taken);
	for (int slot = 0; slot < OFS_SLOTS; slot++)
		lay_ground(&land, slot);
}

/* --- above it ----------------------------------------------------------------------- */

static const char *const days[] = { "sunday",   "monday", "tuesday", "wednesday",
	                            "thursday", "friday", "saturday" };

/* "board.sunday", and "board.sunday.does" */
static const char *day_word(const struct tui_scene *scene, const char *day, const char *part)
{
	char key[40];
	snprintf(key, sizeof key, "board.%s%s", day, part);
	return tui_board_word(scene, key);
}

static void put_week(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	const char *today = tui_text(scene->state, "day");
	const char *moon = tui_board_word(scene, "board.moon");
	int x = 0;
	for (size_t i = 0; i < sizeof days / sizeof days[0]; i++) {
		char id[32];
		snprintf(id, sizeof id, "day-%s", days[i]);
		bool now = tui_same(today, days[i]);
		struct tui_pen pen = { now ? TUI_BLACK : TUI_SOFT, now ? TUI_CALL : 0,
			               now ? TUI_BOLD : 0, tui_piece(canvas, id) };
		x += tui_putf(canvas, x, y, pen, now ? "[%s %s]" : " %s ",
		              day_word(scene, days[i], ""), day_word(scene, days[i], ".does"));
	}
	tui_putf(canvas, scene->width - 1 - tui_columns(moon), y,
	         TUI_PEN(TUI_YELLOW, .how = TUI_BOLD, .piece = tui_piece(canvas, "moon")), "◐%s",
	         moon);
}

static bool is_auction(const struct tui_scene *scene)
{
	const char *phase = tui_text(scene->state, "phase");
	if (tui_same(phase, "answering"))
		phase = tui_text(scene->state, "resume");
	return tui_same(phase, "bidding") || tui_same(phase, "button") || tui_same(phase, "paying");
}

static void put_bidders(const struct tui_scene *scene, struct tui_canvas *canvas, int x, int y)
{
	const json_t *in = tui_get(scene->state, "in");
	if (tui_length(in) > 0)
		x += 1 +
			tui_put(canvas, x, y, TUI_PEN(TUI_SOFT), tui_board_word(scene, "board.in"));
	for (int i = 0; i < tui_length(in); i++) {
		int seat = tui_int_at(in, i) - 1;
		if (seat < 0 || seat >= PL_SEATS)
			continue;
		x += tui_putf(canvas, x, y, TUI_PEN(tui_seat_ink(seat), .how = TUI_BOLD), "%c",
		              tui_seat_letter(seat));
	}
}

static int put_auction(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	const json_t *state = scene->state, *book = scene->book;
	int lot = tui_int(state, "lot"), bidder = ofs_tui_seat(state, "bidder");
	char room[96], letter[2] = { bidder < 0 ? '?' : tui_seat_letter(bidder) };
	if (!is_auction(scene))
		return 0;
	struct tui_pen pen = {
		TUI_CALL, 0, TUI_BOLD,
		tui_piece(canvas, lot == 0 ? "button" : tui_book_text(book, "city[].piece", lot))
	};
	int x = 1 +
		tui_put(canvas, 0, y, pen,
	                TUI_BOARD_LINE(scene, room, "board.sale",
	                               PL_AS_TEXT("city", ofs_tui_city_name(scene, lot))));
	if (lot != 0)
		x += 1 +
			tui_put(canvas, x, y, TUI_PEN(TUI_PLAIN, .piece = pen.piece),
		                TUI_BOARD_LINE(
					scene, room, "board.worth",
					PL_AS_NUMBER("points",
		                                     tui_book_int(book, "city[].red", lot)),
					PL_AS_NUMBER("food",
		                                     tui_book_int(book, "city[].food", lot))));
	x += tui_put(canvas, x, y, pen,
	             TUI_BOARD_LINE(scene, room, bidder < 0 ? "board.no-bid" : "board.bid",
	                            PL_AS_NUMBER("bid", tui_int(state, "bid")),
	                            PL_AS_TEXT("letter", letter)));
	put_bidders(scene, canvas, x, y);
	return 1;
}

static int put_offer(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	const json_t *offer = tui_get(scene->state, "offer");
	int to = ofs_tui_seat(offer, "to"), by = ofs_tui_seat(scene->state, "turn");
	bool food = tui_same(tui_text(offer, "gives"), "food");
	char room[160];
	if (to < 0)
		return 0;
	tui_put(canvas, 0, y, TUI_PEN(TUI_CALL, .how = TUI_BOLD),
	        TUI_BOARD_LINE(
			scene, room, "board.offer", OFS_AS_SEAT(scene, "by", by),
			PL_AS_TEXT("to", tui_name(scene, to)),
			PL_AS_NUMBER("to_you", to == scene->seat),
			PL_AS_NUMBER("give", tui_int(offer, "give")),
			PL_AS_NUMBER("take", tui_int(offer, "take")),
			PL_AS_TEXT("gives",
	                           tui_board_word(scene, food ? "chip.food" : "chip.gold")),
			PL_AS_TEXT("takes",
	                           tui_board_word(scene, food ? "chip.gold" : "chip.food"))));
	return 1;
}

static void draw(const struct tui_scene *scene, struct tui_canvas *canvas)
{
	int y = 1;
	put_week(scene, canvas, 0);
	y += put_auction(scene, canvas, y);
	y += put_offer(scene, canvas, y);
	put_land(scene, canvas, y);
}

static void put_headline(const struct tui_scene *scene, struct pl_text *text)
{
	const char *day = tui_text(scene->state, "day");
	int button = ofs_tui_seat(scene->state, "button");
	char key[40];
	snprintf(key, sizeof key, "day.%s.name", day);
	TUI_BOARD_SAY(scene, text, "board.headline",
	              PL_AS_NUMBER("week", tui_int(scene->state, "week")),
	              PL_AS_TEXT("day", day[0] != '\0' ? tui_board_word(scene, key) : ""),
	              OFS_AS_SEAT(scene, "button", button),
	              PL_AS_NUMBER("goal", tui_int(scene->book, "goal")));
}

const struct tui_board tui_one_false_step_board = {
	.slug = "one-false-step",
	.draw = draw,
	.side = ofs_tui_draw_side,
	.headline = put_headline,
	.card = ofs_tui_describe,
};

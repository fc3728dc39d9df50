/* flank_map.c - the map of Flank: zones as the board has them, whose they are, who stands
 * there. */
#include "tui/boards/flank.h"
#include "tui/boards/lines.h"

#include "core/memory.h"

/* Whose zone it is: who has units or a base there; -1: nobody. */
static int holder_of(const struct tui_scene *scene, int zone)
{
	for (int seat = 0; seat < FLK_SIDES; seat++)
		if (flk_count_at(scene, zone, seat) > 0)
			return seat;
	return flk_has_base(scene, zone) ? flk_location(scene, zone) : -1;
}

enum { ZONES = 32, CORNERS = 32 }; /* no board has more */

/* The plane is sampled at the corners of cells: a cell whose corners lie in different
 * zones has the border running through it, in the one way that fits its neighbours. */
struct map {
	const struct tui_scene *scene;
	struct tui_canvas *canvas;
	int top, width, height;
	int8_t *corner; /* (width + 1) * (height + 1): the outline there, or -1 */
	int zone_count; /* zone n has outline n - 1 */
	struct outline {
		int count, holder;
		struct tui_pen pen; /* for its cells */
		int64_t x[CORNERS], y[CORNERS];
	} outline[ZONES];
};

static bool is_inside(const struct outline *outline, int x, int y)
{
	bool inside = false;
	for (int i = 0, j = outline->count - 1; i < outline->count; j = i++) {
		int64_t xi = outline->x[i], yi = outline->y[i], xj = outline->x[j],
			yj = outline->y[j];
		if ((yi > y) == (yj > y))
			continue;
		/* x is left of where the edge crosses this height */
		int64_t side = (x - xi) * (yj - yi) - (y - yi) * (xj - xi);
		if ((yj > yi) == (side < 0))
			inside = !inside;
	}
	return inside;
}

static int8_t zone_at(const struct map *map, int x, int y)
{
	for (int i = 0; i < map->zone_count; i++)
		if (is_inside(&map->outline[i], x, y))
			return (int8_t)i;
	return -1;
}

static void read_outlines(struct map *map)
{
	int zones = flk_zone_count(map->scene);
	for (int zone = 1; zone <= zones && zone <= ZONES; zone++) {
		const json_t *corners = tui_book_at(map->scene->book, "zone[].corner[]",
		                                    flk_zone_row(map->scene, zone));
		struct outline *outline = &map->outline[map->zone_count++];
		int holder = holder_of(map->scene, zone);
		outline->holder = holder;
		outline->pen =
			(struct tui_pen){ TUI_WHITE,
			                  holder < 0 ? TUI_NIGHT : tui_seat_ground(holder), 0,
			                  tui_piece(map->canvas, flk_zone_id(map->scene, zone)) };
		for (int j = 0; j < tui_length(corners) / 2 && j < CORNERS; j++) {
			outline->x[j] = tui_int_at(corners, 2 * j);
			outline->y[j] = tui_int_at(corners, 2 * j + 1);
			outline->count = j + 1;
		}
	}
}

static int8_t corner_at(const struct map *map, int x, int y)
{
	return map->corner[y * (map->width + 1) + x];
}

/* Only what is a sensible size for a board; the book may come from anywhere. */
static int side_length(const json_t *book, const char *column)
{
	int board = tui_book_find(book, "board_table[].name", tui_text(book, "board"));
	int length = tui_book_int(book, column, board);
	return length < 20 || length > 100000 ? 640 : length;
}

static void sample(const struct map *map)
{
	int width = side_length(map->scene->book, "board_table[].width") - 12;
	int height = side_length(map->scene->book, "board_table[].height") - 12;
	for (int y = 0; y <= map->height; y++)
		for (int x = 0; x <= map->width; x++)
			map->corner[y * (map->width + 1) + x] = zone_at(
				map, 6 + x * width / map->width, 6 + y * height / map->height);
}

/* The zone that a cell is counted to: that of most of its corners. */
static int zone_of_cell(const struct map *map, int x, int y)
{
	int8_t at[4] = { corner_at(map, x, y), corner_at(map, x + 1, y), corner_at(map, x, y + 1),
		         corner_at(map, x + 1, y + 1) };
	int best = -1, most = 0;
	for (int i = 0; i < 4; i++) {
		int votes = 0;
		for (int j = 0; j < 4; j++)
			votes += at[j] == at[i];
		if (at[i] >= 0 && votes > most) {
			most = votes;
			best = at[i];
		}
	}
	return best;
}

static bool is_within(const struct map *map, int x, int y, int zone)
{
	return corner_at(map, x, y) == zone && corner_at(map, x + 1, y) == zone &&
		corner_at(map, x, y + 1) == zone && corner_at(map, x + 1, y + 1) == zone;
}

static void put_cell(const struct map *map, int x, int y)
{
	int8_t a = corner_at(map, x, y), b = corner_at(map, x + 1, y);
	int8_t c = corner_at(map, x, y + 1), d = corner_at(map, x + 1, y + 1);
	int arms = (a != b ? TUI_ARM_UP : 0) | (c != d ? TUI_ARM_DOWN : 0) |
		(a != c ? TUI_ARM_LEFT : 0) | (b != d ? TUI_ARM_RIGHT : 0);
	int zone = zone_of_cell(map, x, y);
	if (zone < 0)
		return;
	struct tui_pen pen = map->outline[zone].pen;
	int holder = map->outline[zone].holder;
	if (arms != 0)
		pen.ink = holder < 0 ? (uint8_t)TUI_RULE : tui_seat_ink(holder);
	tui_fill(map->canvas, x, map->top + y, 1, 1, pen, tui_line_glyph(arms));
}

/* The longest run of a zone's inner cells in a row: its length, and where it begins. */
static int run_of(const struct map *map, int zone, int y, int *from)
{
	int longest = 0, run = 0;
	if (y < 0 || y >= map->height)
		return 0;
	for (int x = 0; x < map->width; x++) {
		run = is_within(map, x, y, zone) ? run + 1 : 0;
		if (run > longest) {
			longest = run;
			*from = x - run + 1;
		}
	}
	return longest;
}

/* The first of `lines` rows where a zone has most room, near its middle; -1: it has not
 * so many. */
static int best_row(const struct map *map, int zone, int lines, int enough)
{
	int best = -1, most = -1, from, sum = 0, rows = 0;
	for (int y = 0; y < map->height; y++)
		if (run_of(map, zone, y, &from) > 0)
			sum += y, rows++;
	int middle = rows > 0 ? sum / rows : 0;
	for (int y = 0; y < map->height; y++) {
		int room = enough;
		for (int i = 0; i < lines; i++) {
			int run = run_of(map, zone, y + i, &from);
			room = run < room ? run : room;
		}
		int off = 2 * y + lines - 1 - 2 * middle;
		int worth = 100 * room - (off < 0 ? -off : off);
		if (room > 4 && worth > most) {
			most = worth;
			best = y;
		}
	}
	return best;
}

/* An army, its units by their letters: "S2 T1", or "S2T" where room is short; each type is
 * a piece of its own, unless the zone is what is asked for. */
static int put_army(const struct map *map, int x, int y, int zone, int seat, struct tui_pen pen,
                    bool tight)
{
	const struct tui_scene *scene = map->scene;
	const char *name = tui_book_text(scene->book, "zone[].name", flk_zone_row(scene, zone));
	struct tui_pen gap = pen;
	int from = x;
	for (int type = 1; type <= FLK_TYPES; type++) {
		int units = flk_units_at(scene, zone, seat, type);
		char id[128];
		if (units <= 0)
			continue;
		snprintf(
			id, sizeof id, "army-%s-%s", name,
			tui_book_text(scene->book, "unit[].name", flk_unit_row(scene, seat, type)));
		bool asked = (tui_mark(scene, flk_zone_id(scene, zone)) & TUI_ACTABLE) != 0 &&
			(tui_mark(scene, id) & (TUI_ACTABLE | TUI_CHOSEN)) == 0;
		pen.piece = asked ? gap.piece : tui_piece(map->canvas, id);
		if (!tight && x > from)
			x += tui_put(map->canvas, x, y, gap, " ");
		x += tui_putf(map->canvas, x, y, pen, tight && units == 1 ? "%c" : "%c%d",
		              flk_unit_letter(scene, seat, type), units);
	}
	return x - from;
}

/* How many columns what stands in a zone takes; enum detail says how much is told. */
enum detail { LOOSE, TIGHT, COUNTS };

static bool is_home(const struct map *map, int zone, int seat)
{
	return flk_has_base(map->scene, zone) && flk_location(map->scene, zone) == seat;
}

static int force_columns(const struct map *map, int zone, enum detail detail)
{
	int columns = flk_location(map->scene, zone) >= 0 ? 2 : 0;
	for (int seat = 0; seat < FLK_SIDES; seat++) {
		int types = 0, several = 0;
		for (int type = 1; type <= FLK_TYPES; type++) {
			int units = flk_units_at(map->scene, zone, seat, type);
			types += units > 0;
			several += units > 1;
		}
		if (types == 0)
			continue;
		columns += is_home(map, zone, seat) ? 1 : columns > 0 ? 3 : 2;
		columns += detail == COUNTS ? 1 : detail == TIGHT ? types + several : 3 * types - 1;
	}
	return columns;
}

static bool is_fought_for(const struct map *map, int zone)
{
	return tui_int(map->scene->state, "battle") == zone;
}

/* As much as there is room for; but what is asked for is told, room or not. */
static enum detail detail_for(const struct map *map, int zone, int room)
{
	if (force_columns(map, zone, LOOSE) <= room)
		return LOOSE;
	bool fits = force_columns(map, zone, TIGHT) <= room;
	return fits || !is_fought_for(map, zone) ? TIGHT : COUNTS;
}

static int put_base(const struct map *map, int x, int y, int zone, struct tui_pen pen)
{
	int location = flk_location(map->scene, zone);
	if (location < 0)
		return 0;
	bool stands = flk_has_base(map->scene, zone);
	pen.ink = stands ? tui_seat_ink(location) : (uint8_t)TUI_SOFT;
	return tui_putf(map->canvas, x, y, pen, "%c%s", tui_seat_letter(location),
	                stands ? "■" : "□");
}

/* The base, and whose armies stand there: "A■:S2 T1 B:R3". */
static void put_forces(const struct map *map, int x, int y, int room, int zone, struct tui_pen pen)
{
	enum detail detail = detail_for(map, zone, room);
	int from = x;
	x += put_base(map, x, y, zone, pen);
	for (int seat = 0; seat < FLK_SIDES; seat++) {
		int count = flk_count_at(map->scene, zone, seat);
		if (count == 0)
			continue;
		pen.ink = tui_seat_ink(seat);
		pen.how = TUI_BOLD;
		if (!is_home(map, zone, seat))
			x += tui_putf(map->canvas, x, y, pen, "%s%c", x > from ? " " : "",
			              tui_seat_letter(seat));
		x += tui_put(map->canvas, x, y, pen, ":");
		if (detail == COUNTS)
			x += tui_putf(map->canvas, x, y, pen, "%d", count);
		else
			x += put_army(map, x, y, zone, seat, pen, detail == TIGHT);
	}
}

/* The zone's title and how full it is, in so many columns if that is possible. */
static void name_zone(const struct map *map, int zone, bool marked, int columns, char whole[128])
{
	const struct tui_scene *scene = map->scene;
	int row = flk_zone_row(scene, zone);
	const char *title = flk_title(scene, "zone[].title", row);
	snprintf(whole, 128, "%s%.80s %d/%d", marked ? "►" : "", title,
	         flk_count_at(scene, zone, 0) + flk_count_at(scene, zone, 1),
	         tui_book_int(scene->book, "zone[].limit", row));
	if (tui_columns(whole) > columns)
		snprintf(whole, 128, "%.80s", title);
}

/* Title and how full it is, as far as there is room; what stands there below, or behind
 * it where the zone has one row only. */
static void put_label(const struct map *map, int zone)
{
	int outline = zone - 1, row = best_row(map, outline, 2, 14), from = 0;
	bool single = row < 0;
	if (single && (row = best_row(map, outline, 1, 20)) < 0)
		return;
	bool marked = is_fought_for(map, zone) || tui_int(map->scene->state, "target") == zone;
	int room = run_of(map, outline, row, &from);
	int forces = force_columns(map, zone, detail_for(map, zone, single ? room - 6 : room));
	int left = single && forces > 0 ? room - forces - 1 : room;
	char whole[128];
	name_zone(map, zone, marked, left, whole);
	struct tui_pen pen = map->outline[outline].pen;
	pen.how = TUI_BOLD;
	pen.ink = marked ? TUI_CALL : TUI_WHITE;
	int columns = tui_columns(whole), at = columns < left ? (left - columns) / 2 : 0;
	if (left < 3) /* not even a beginning of it */
		at = columns = 0;
	else
		columns = 1 + tui_put_cut(map->canvas, from + at, map->top + row, left, pen, whole);
	pen = map->outline[outline].pen;
	if (single) {
		put_forces(map, from + at + columns, map->top + row, room - columns, zone, pen);
		return;
	}
	room = run_of(map, outline, row + 1, &from);
	forces = force_columns(map, zone, detail_for(map, zone, room));
	at = from + (forces < room ? (room - forces) / 2 : 0);
	if (at + forces > map->width)
		at = map->width - forces;
	put_forces(map, at, map->top + row + 1, room, zone, pen);
}

int flk_put_map(const struct tui_scene *scene, struct tui_canvas *canvas, int top, int height)
{
	struct map map = { .scene = scene,
		           .canvas = canvas,
		           .top = top,
		           .width = scene->width < 40 ? 40 : scene->width,
		           .height = height };
	map.corner = pl_resize(NULL, (size_t)(map.width + 1) * (size_t)(height + 1));
	read_outlines(&map);
	sample(&map);
	for (int y = 0; y < height; y++)
		for (int x = 0; x < map.width; x++)
			put_cell(&map, x, y);
	for (int zone = 1; zone <= map.zone_count; zone++)
		put_label(&map, zone);
	free(map.corner);
	return height;
}

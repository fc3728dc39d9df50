/* flank_map.c - the map of Flank: zones as the board has them, whose they are, who stands
 * there. */
#include "tui/boards/flank.h"
#include "tui/boards/lines.h"

#include "core/memory.h"

char flk_unit_letter(const json_t *roster, int nth)
{
	char taken[8] = "";
	for (int i = 0; i <= nth && i < 7; i++) {
		const char *title = tui_text(tui_at(roster, i), "title");
		while (*title != '\0' && strchr(taken, toupper((unsigned char)*title)) != NULL)
			title++;
		taken[i] = *title == '\0' ? '?' : (char)toupper((unsigned char)*title);
		taken[i + 1] = '\0';
		if (i == nth)
			return taken[i];
	}
	return '?';
}

/* Whose zone it is: who has units or a base there; -1: nobody. */
static int holder_of(const json_t *zone)
{
	for (int seat = 0; seat < FLK_SIDES; seat++)
		if (flk_count_at(zone, seat) > 0)
			return seat;
	return tui_bool(zone, "base") ? tui_seat_in(zone, "location") : -1;
}

enum { ZONES = 32, CORNERS = 32 }; /* no board has more */

/* The plane is sampled at the corners of cells: a cell whose corners lie in different
 * zones has the border running through it, in the one way that fits its neighbours. */
struct map {
	const struct tui_scene *scene;
	struct tui_canvas *canvas;
	const json_t *zones;
	int top, width, height;
	int8_t *corner; /* (width + 1) * (height + 1): the zone there, or -1 */
	int zone_count;
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
	for (int i = 0; i < tui_length(map->zones) && i < ZONES; i++) {
		const json_t *zone = tui_at(map->zones, i), *corners = tui_get(zone, "corners");
		struct outline *outline = &map->outline[map->zone_count++];
		int holder = holder_of(zone);
		outline->holder = holder;
		outline->pen = (struct tui_pen){ TUI_WHITE,
			                         holder < 0 ? TUI_NIGHT : tui_seat_ground(holder),
			                         0, tui_piece(map->canvas, tui_text(zone, "id")) };
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

/* Only what is a sensible size for a board; the view may come from anywhere. */
static int side_length(const json_t *board, const char *key)
{
	int length = tui_int(board, key);
	return length < 20 || length > 100000 ? 640 : length;
}

static void sample(const struct map *map, const json_t *board)
{
	int width = side_length(board, "width") - 12, height = side_length(board, "height") - 12;
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
static int put_army(const struct map *map, int x, int y, const json_t *zone, int seat,
                    struct tui_pen pen, bool tight)
{
	const json_t *view = map->scene->view, *roster = tui_get(flk_side(view, seat), "roster");
	const json_t *of = tui_get(tui_get(zone, flk_units_key(seat)), "of");
	const char *name = tui_text(zone, "id");
	struct tui_pen gap = pen;
	int from = x;
	for (int i = 0; i < tui_length(roster); i++) {
		const char *type = tui_text(tui_at(roster, i), "name");
		int units = tui_int(of, type);
		char id[128];
		if (units <= 0)
			continue;
		snprintf(id, sizeof id, "army-%s-%s", tui_begins(name, "zone-") ? name + 5 : name,
		         type);
		bool asked = (tui_mark(map->scene, name) & TUI_ACTABLE) != 0 &&
			(tui_mark(map->scene, id) & (TUI_ACTABLE | TUI_CHOSEN)) == 0;
		pen.piece = asked ? gap.piece : tui_piece(map->canvas, id);
		if (!tight && x > from)
			x += tui_put(map->canvas, x, y, gap, " ");
		x += tui_putf(map->canvas, x, y, pen, tight && units == 1 ? "%c" : "%c%d",
		              flk_unit_letter(roster, i), units);
	}
	return x - from;
}

/* How many columns what stands in a zone takes; enum detail says how much is told. */
enum detail { LOOSE, TIGHT, COUNTS };

static int force_columns(const struct map *map, const json_t *zone, enum detail detail)
{
	int columns = tui_get(zone, "location") != NULL ? 2 : 0;
	for (int seat = 0; seat < FLK_SIDES; seat++) {
		const json_t *of = tui_get(tui_get(zone, flk_units_key(seat)), "of");
		const json_t *roster = tui_get(flk_side(map->scene->view, seat), "roster");
		int types = 0, several = 0;
		for (int i = 0; i < tui_length(roster); i++) {
			int units = tui_int(of, tui_text(tui_at(roster, i), "name"));
			types += units > 0;
			several += units > 1;
		}
		if (types == 0)
			continue;
		bool home = tui_bool(zone, "base") && tui_seat_in(zone, "location") == seat;
		columns += home ? 1 : columns > 0 ? 3 : 2;
		columns += detail == COUNTS ? 1 : detail == TIGHT ? types + several : 3 * types - 1;
	}
	return columns;
}

/* As much as there is room for; but what is asked for is told, room or not. */
static enum detail detail_for(const struct map *map, const json_t *zone, int room)
{
	const json_t *battle = tui_get(map->scene->view, "battle");
	if (force_columns(map, zone, LOOSE) <= room)
		return LOOSE;
	bool fought = tui_same(tui_text(battle, "zone"), tui_text(zone, "id"));
	return force_columns(map, zone, TIGHT) <= room || !fought ? TIGHT : COUNTS;
}

static int put_base(const struct map *map, int x, int y, const json_t *zone, struct tui_pen pen)
{
	int location = tui_seat_in(zone, "location");
	if (location < 0)
		return 0;
	pen.ink = tui_bool(zone, "base") ? tui_seat_ink(location) : (uint8_t)TUI_SOFT;
	return tui_putf(map->canvas, x, y, pen, "%c%s", tui_seat_letter(location),
	                tui_bool(zone, "base") ? "■" : "□");
}

/* The base, and whose armies stand there: "A■:S2 T1 B:R3". */
static void put_forces(const struct map *map, int x, int y, int room, const json_t *zone,
                       struct tui_pen pen)
{
	enum detail detail = detail_for(map, zone, room);
	int from = x;
	x += put_base(map, x, y, zone, pen);
	for (int seat = 0; seat < FLK_SIDES; seat++) {
		if (flk_count_at(zone, seat) == 0)
			continue;
		bool home = tui_bool(zone, "base") && tui_seat_in(zone, "location") == seat;
		pen.ink = tui_seat_ink(seat);
		pen.how = TUI_BOLD;
		if (!home)
			x += tui_putf(map->canvas, x, y, pen, "%s%c", x > from ? " " : "",
			              tui_seat_letter(seat));
		x += tui_put(map->canvas, x, y, pen, ":");
		if (detail == COUNTS)
			x += tui_putf(map->canvas, x, y, pen, "%d", flk_count_at(zone, seat));
		else
			x += put_army(map, x, y, zone, seat, pen, detail == TIGHT);
	}
}

/* Title and how full it is, as far as there is room; what stands there below, or behind
 * it where the zone has one row only. */
static void put_label(const struct map *map, int zone)
{
	const json_t *it = tui_at(map->zones, zone), *view = map->scene->view;
	const char *id = tui_text(it, "id"), *title = tui_text(it, "title");
	int row = best_row(map, zone, 2, 14), from = 0;
	bool single = row < 0;
	if (single && (row = best_row(map, zone, 1, 20)) < 0)
		return;
	bool fought = tui_same(tui_text(tui_get(view, "battle"), "zone"), id) ||
		tui_same(tui_text(view, "target"), id);
	int room = run_of(map, zone, row, &from);
	int forces = force_columns(map, it, detail_for(map, it, single ? room - 6 : room));
	int left = single && forces > 0 ? room - forces - 1 : room;
	char whole[128];
	snprintf(whole, sizeof whole, "%s%.80s %d/%d", fought ? "►" : "", title,
	         flk_count_at(it, 0) + flk_count_at(it, 1), tui_int(it, "limit"));
	if (tui_columns(whole) > left)
		snprintf(whole, sizeof whole, "%.80s", title);
	struct tui_pen pen = map->outline[zone].pen;
	pen.how = TUI_BOLD;
	pen.ink = fought ? TUI_CALL : TUI_WHITE;
	int columns = tui_columns(whole), at = columns < left ? (left - columns) / 2 : 0;
	if (left < 3) /* not even a beginning of it */
		at = columns = 0;
	else
		columns = 1 + tui_put_cut(map->canvas, from + at, map->top + row, left, pen, whole);
	pen = map->outline[zone].pen;
	if (single) {
		put_forces(map, from + at + columns, map->top + row, room - columns, it, pen);
		return;
	}
	room = run_of(map, zone, row + 1, &from);
	forces = force_columns(map, it, detail_for(map, it, room));
	at = from + (forces < room ? (room - forces) / 2 : 0);
	if (at + forces > map->width)
		at = map->width - forces;
	put_forces(map, at, map->top + row + 1, room, it, pen);
}

int flk_put_map(const struct tui_scene *scene, struct tui_canvas *canvas, int top, int height)
{
	const json_t *board = tui_get(scene->view, "board");
	struct map map = { .scene = scene,
		           .canvas = canvas,
		           .zones = tui_get(board, "zones"),
		           .top = top,
		           .width = scene->width < 40 ? 40 : scene->width,
		           .height = height };
	map.corner = pl_resize(NULL, (size_t)(map.width + 1) * (size_t)(height + 1));
	read_outlines(&map);
	sample(&map, board);
	for (int y = 0; y < height; y++)
		for (int x = 0; x < map.width; x++)
			put_cell(&map, x, y);
	for (int zone = 0; zone < map.zone_count; zone++)
		put_label(&map, zone);
	free(map.corner);
	return height;
}

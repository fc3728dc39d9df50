/* flank.c - Flank in the terminal: the map of zones with their armies, both combat
 * sheets while there is a battle, tokens, hand, units and upgrades. Drawn from the view
 * of src/games/flank/json.c. */
#include "tui/boards/lines.h"
#include "tui/boards/reading.h"

#include "core/memory.h"

enum { SIDES = 2, COLOURS = 3, AREAS = 3 };

static const char *const colour_keys[COLOURS] = { "blue", "green", "yellow" };
static const char colour_letters[COLOURS] = { 'b', 'g', 'y' };
static const uint8_t colour_inks[COLOURS] = { TUI_BLUE, TUI_GREEN, TUI_YELLOW };
static const char *const area_keys[AREAS] = { "front", "support", "flank" };
static const char *const area_titles[AREAS] = { "Frontline", "Support", "Flank" };

/* --- small questions about the view --------------------------------------------------- */

static const json_t *side_of(const json_t *view, int seat)
{
	return tui_at(tui_get(view, "players"), seat);
}

/* The viewer's side of the table; for who watches, the first player's. */
static int near_seat(const struct tui_scene *scene)
{
	if (scene->seat >= 0 && scene->seat < SIDES)
		return scene->seat;
	return tui_int(scene->view, "first") == 1 ? 1 : 0;
}

/* Units of a type have a letter: the first of its title that no type before it has. */
static char unit_letter(const json_t *roster, int nth)
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

static const char *units_key(int seat)
{
	return seat == 0 ? "units0" : "units1";
}

static int count_at(const json_t *zone, int seat)
{
	return tui_int(tui_get(zone, units_key(seat)), "count");
}

/* Whose zone it is: who has units or a base there; -1: nobody. */
static int holder_of(const json_t *zone)
{
	for (int seat = 0; seat < SIDES; seat++)
		if (count_at(zone, seat) > 0)
			return seat;
	return tui_bool(zone, "base") ? tui_seat_in(zone, "location") : -1;
}

/* "2b 1y": a price, or what a card gives. Returns columns. */
static int put_tokens(struct tui_canvas *canvas, int x, int y, uint16_t piece,
                      const json_t *tokens)
{
	int from = x;
	for (int i = 0; i < COLOURS; i++)
		if (tui_int(tokens, colour_keys[i]) > 0)
			x += tui_putf(canvas, x, y, TUI_PEN(colour_inks[i], .how = TUI_BOLD, .piece = piece),
			              "%d%c", tui_int(tokens, colour_keys[i]), colour_letters[i]) + 1;
	return x - from;
}

static void say_tokens(const json_t *tokens, struct pl_text *text)
{
	const char *between = "";
	for (int i = 0; i < COLOURS; i++)
		if (tui_int(tokens, colour_keys[i]) > 0) {
			pl_put(text, "%s%d %s", between, tui_int(tokens, colour_keys[i]), colour_keys[i]);
			between = ", ";
		}
}

/* --- the map ------------------------------------------------------------------------------ */

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
		struct tui_pen pen;      /* for its cells */
		int64_t x[CORNERS], y[CORNERS];
	} outline[ZONES];
};

static bool is_inside(const struct outline *outline, int x, int y)
{
	bool inside = false;
	for (int i = 0, j = outline->count - 1; i < outline->count; j = i++) {
		int64_t xi = outline->x[i], yi = outline->y[i], xj = outline->x[j], yj = outline->y[j];
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
		outline->pen = (struct tui_pen){
			TUI_WHITE, holder < 0 ? TUI_NIGHT : tui_seat_ground(holder), 0,
			tui_piece(map->canvas, tui_text(zone, "id"))
		};
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
			map->corner[y * (map->width + 1) + x] =
				zone_at(map, 6 + x * width / map->width, 6 + y * height / map->height);
}

/* The zone that a cell is counted to: that of most of its corners. */
static int zone_of_cell(const struct map *map, int x, int y)
{
	int8_t at[4] = { corner_at(map, x, y), corner_at(map, x + 1, y),
		         corner_at(map, x, y + 1), corner_at(map, x + 1, y + 1) };
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

/* An army, its units by their letters: "S2 T1"; each type is a piece of its own, unless
 * the zone is what is asked for. */
static int put_army(const struct map *map, int x, int y, const json_t *zone, int seat,
                    struct tui_pen pen, bool tight)
{
	const json_t *view = map->scene->view, *roster = tui_get(side_of(view, seat), "roster");
	const json_t *of = tui_get(tui_get(zone, units_key(seat)), "of");
	const char *name = tui_text(zone, "id");
	struct tui_pen gap = pen;
	int from = x;
	for (int i = 0; i < tui_length(roster); i++) {
		const char *type = tui_text(tui_at(roster, i), "name");
		int units = tui_int(of, type);
		char id[128];
		if (units <= 0)
			continue;
		snprintf(id, sizeof id, "army-%s-%s", tui_begins(name, "zone-") ? name + 5 : name, type);
		bool asked = (tui_mark(map->scene, name) & TUI_ACTABLE) != 0 &&
		             (tui_mark(map->scene, id) & (TUI_ACTABLE | TUI_CHOSEN)) == 0;
		pen.piece = asked ? gap.piece : tui_piece(map->canvas, id);
		if (!tight && x > from)
			x += tui_put(map->canvas, x, y, gap, " ");
		x += tui_putf(map->canvas, x, y, pen, "%c%d", unit_letter(roster, i), units);
	}
	return x - from;
}

/* How many columns what stands in a zone takes; enum detail says how much is told. */
enum detail { LOOSE, TIGHT, COUNTS };

static int force_columns(const struct map *map, const json_t *zone, enum detail detail)
{
	int columns = tui_get(zone, "location") != NULL ? 2 : 0;
	for (int seat = 0; seat < SIDES; seat++) {
		const json_t *of = tui_get(tui_get(zone, units_key(seat)), "of");
		const json_t *roster = tui_get(side_of(map->scene->view, seat), "roster");
		int types = 0;
		for (int i = 0; i < tui_length(roster); i++)
			types += tui_int(of, tui_text(tui_at(roster, i), "name")) > 0;
		if (types == 0)
			continue;
		bool home = tui_bool(zone, "base") && tui_seat_in(zone, "location") == seat;
		columns += home ? 1 : columns > 0 ? 3 : 2;
		columns += detail == COUNTS ? 1 : types * (detail == TIGHT ? 2 : 3) - (detail == LOOSE);
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
	for (int seat = 0; seat < SIDES; seat++) {
		if (count_at(zone, seat) == 0)
			continue;
		bool home = tui_bool(zone, "base") && tui_seat_in(zone, "location") == seat;
		pen.ink = tui_seat_ink(seat);
		pen.how = TUI_BOLD;
		if (!home)
			x += tui_putf(map->canvas, x, y, pen, "%s%c", x > from ? " " : "",
			              tui_seat_letter(seat));
		x += tui_put(map->canvas, x, y, pen, ":");
		if (detail == COUNTS)
			x += tui_putf(map->canvas, x, y, pen, "%d", count_at(zone, seat));
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
	         count_at(it, 0) + count_at(it, 1), tui_int(it, "limit"));
	if (tui_columns(whole) > left)
		snprintf(whole, sizeof whole, "%.80s", title);
	struct tui_pen pen = map->outline[zone].pen;
	pen.how = TUI_BOLD;
	pen.ink = fought ? TUI_CALL : TUI_WHITE;
	int columns = tui_columns(whole), at = columns < left ? (left - columns) / 2 : 0;
	columns = tui_put_cut(map->canvas, from + at, map->top + row, left, pen, whole);
	pen = map->outline[zone].pen;
	if (single) {
		put_forces(map, from + at + columns + 1, map->top + row, room - columns - 1, it, pen);
		return;
	}
	room = run_of(map, zone, row + 1, &from);
	forces = force_columns(map, it, detail_for(map, it, room));
	at = forces < room ? (room - forces) / 2 : 0;
	put_forces(map, from + at, map->top + row + 1, room, it, pen);
}

static int put_map(const struct tui_scene *scene, struct tui_canvas *canvas, int top, int height)
{
	const json_t *board = tui_get(scene->view, "board");
	struct map map = { .scene = scene, .canvas = canvas, .zones = tui_get(board, "zones"),
		           .top = top, .width = scene->width < 40 ? 40 : scene->width,
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

/* --- combat sheets ------------------------------------------------------------------------- */

/* Units of one area, each type a piece. */
static void put_area_units(const struct tui_scene *scene, struct tui_canvas *canvas, int x, int y,
                           const json_t *sheet, int seat, const char *area, uint16_t ground)
{
	const json_t *roster = tui_get(side_of(scene->view, seat), "roster"), *of;
	int from = x;
	of = tui_get(sheet, area);
	if (tui_same(area, "front") && tui_bool(sheet, "base"))
		x += tui_put(canvas, x, y, TUI_PEN(tui_seat_ink(seat), .how = TUI_BOLD, .piece = ground),
		             "■ Base  ");
	for (int i = 0; i < tui_length(roster); i++) {
		const json_t *unit = tui_at(roster, i);
		int units = tui_int(of, tui_text(unit, "name"));
		char id[128];
		if (units <= 0)
			continue;
		if (tui_same(area, "waiting"))
			snprintf(id, sizeof id, "unit-%s", tui_text(unit, "name"));
		else
			snprintf(id, sizeof id, "sheet-%s-%s", area, tui_text(unit, "name"));
		struct tui_pen pen = { tui_seat_ink(seat), 0, TUI_BOLD, tui_piece(canvas, id) };
		x += tui_putf(canvas, x, y, pen, "%d %s", units, tui_text(unit, units == 1 ? "title" : "plural"));
		x += tui_put(canvas, x, y, TUI_PEN(0, .piece = ground), "  ");
	}
	if (x == from)
		tui_put(canvas, x, y, TUI_PEN(TUI_RULE, .piece = ground), "·");
}

static void put_area(const struct tui_scene *scene, struct tui_canvas *canvas, int y,
                     const json_t *sheet, int seat, int area)
{
	char id[48];
	snprintf(id, sizeof id, "area-p%d-%s", seat + 1, area_keys[area]);
	uint16_t piece = tui_piece(canvas, id);
	const json_t *limits = tui_get(scene->view, "limits");
	tui_fill(canvas, 0, y, scene->width, 1, TUI_PEN(0, .piece = piece), ' ');
	tui_putf(canvas, 2, y, TUI_PEN(TUI_SOFT, .piece = piece), "%-9s", area_titles[area]);
	if (area < 2)
		tui_putf(canvas, 12, y, TUI_PEN(TUI_RULE, .piece = piece), "×%d",
		         tui_int(limits, area == 0 ? "frontPoints" : "supportPoints"));
	tui_put(canvas, 15, y, TUI_PEN(tui_seat_ink(seat), .piece = piece), "│");
	put_area_units(scene, canvas, 17, y, sheet, seat, area_keys[area], piece);
}

/* Points, and where they come from. */
static void put_points(const struct tui_scene *scene, struct tui_canvas *canvas, int x, int y,
                       const json_t *sheet, uint16_t piece)
{
	static const char *const keys[] = { "fromFront", "fromSupport", "fromBase", "fromBlue",
		                            "fromUpgrades" };
	static const char *const words[] = { "front", "support", "base", "blue", "upgrades" };
	struct tui_pen pen = TUI_PEN(TUI_SOFT, .piece = piece);
	if (tui_get(sheet, "points") == NULL) {
		tui_put(canvas, x, y, pen, tui_bool(sheet, "forming") ? "forming up" : "ready");
		return;
	}
	x += tui_putf(canvas, x, y, TUI_PEN(TUI_WHITE, .how = TUI_BOLD, .piece = piece), "%d",
	              tui_int(sheet, "points")) + 1;
	for (int i = 0; i < 5; i++)
		if (tui_int(sheet, keys[i]) != 0 && x + 10 < scene->width)
			x += tui_putf(canvas, x, y, pen, "%s %d", words[i], tui_int(sheet, keys[i])) + 1;
	if (tui_int(sheet, "strikes") > 0 && x + 10 < scene->width)
		x += tui_putf(canvas, x, y, TUI_PEN(TUI_BAD, .piece = piece), "%d strike%s",
		              tui_int(sheet, "strikes"), tui_int(sheet, "strikes") == 1 ? "" : "s") + 1;
	if (tui_bool(sheet, "stopped") && x + 7 < scene->width)
		tui_put(canvas, x, y, TUI_PEN(TUI_CALL, .piece = piece), "stopped");
}

static void put_banner(const struct tui_scene *scene, struct tui_canvas *canvas, int y,
                       const json_t *battle, int seat)
{
	const json_t *sheet = tui_at(tui_get(battle, "sheets"), seat);
	const json_t *faction = tui_get(side_of(scene->view, seat), "faction");
	uint16_t piece = seat == scene->seat ? tui_piece(canvas, "sheet") : 0;
	tui_fill(canvas, 0, y, scene->width, 1, TUI_PEN(0, .piece = piece), ' ');
	int x = 1 + tui_put_seat(canvas, 0, y, TUI_PEN(0, .piece = piece), seat);
	x += tui_putf(canvas, x, y, TUI_PEN(TUI_PLAIN, .how = TUI_BOLD, .piece = piece), "%s %s",
	              tui_text(faction, "title"),
	              tui_int(battle, "attacker") == seat ? "attacks" : "defends") + 2;
	put_points(scene, canvas, x, y, sheet, piece);
}

/* What is not on the three areas: waiting to be formed up, set aside, lost, the hidden card. */
static int put_rest(const struct tui_scene *scene, struct tui_canvas *canvas, int y,
                    const json_t *sheet, int seat)
{
	static const char *const keys[] = { "waiting", "aside", "lost" };
	static const char *const words[] = { "Waiting", "Aside", "Lost" };
	int lines = 0;
	for (int i = 0; i < 3; i++) {
		const json_t *of = tui_get(sheet, keys[i]);
		if (of == NULL || json_object_size(of) == 0)
			continue;
		tui_put(canvas, 2, y + lines, TUI_PEN(TUI_SOFT), words[i]);
		put_area_units(scene, canvas, 17, y + lines, sheet, seat, keys[i], 0);
		lines++;
	}
	if (tui_get(sheet, "hidden") != NULL) {
		const char *id = tui_text(sheet, "hidden");
		tui_putf(canvas, 2, y + lines, TUI_PEN(TUI_SOFT, .piece = tui_piece(canvas, id)),
		         "Hidden card    %s", tui_begins(id, "card-") ? id + 5 : id);
		lines++;
	}
	return lines;
}

/* The far side above, the near one below, their front lines facing each other. */
static int put_sheets(const struct tui_scene *scene, struct tui_canvas *canvas, int top)
{
	const json_t *battle = tui_get(scene->view, "battle"), *sheets = tui_get(battle, "sheets");
	int near = near_seat(scene), far = 1 - near, y = top;
	const json_t *zone = tui_by(tui_get(tui_get(scene->view, "board"), "zones"), "id",
	                            tui_text(battle, "zone"));
	put_banner(scene, canvas, y++, battle, far);
	y += put_rest(scene, canvas, y, tui_at(sheets, far), far);
	for (int area = AREAS - 1; area >= 0; area--)
		put_area(scene, canvas, y++, tui_at(sheets, far), far, area);
	char words[400];
	struct pl_text text = pl_text_in(words, sizeof words);
	pl_put(&text, "%s", tui_text(zone, "title"));
	if (tui_text(battle, "ifEndedNow")[0] != '\0') {
		char *named = tui_named(tui_text(battle, "ifEndedNow"), scene->table);
		pl_put(&text, ", if it ended now: %s", named);
		free(named);
	}
	y += tui_put_lines(canvas, 0, y, scene->width, scene->height >= 20 ? 4 : 2,
	                   TUI_PEN(TUI_CALL), words);
	for (int area = 0; area < AREAS; area++)
		put_area(scene, canvas, y++, tui_at(sheets, near), near, area);
	y += put_rest(scene, canvas, y, tui_at(sheets, near), near);
	put_banner(scene, canvas, y++, battle, near);
	return y - top;
}

/* --- the table ------------------------------------------------------------------------------ */

static void put_factions(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	const json_t *factions = tui_get(scene->view, "factions");
	for (int i = 0; i < tui_length(factions); i++) {
		const json_t *faction = tui_at(factions, i);
		struct tui_pen pen = TUI_PEN(TUI_PLAIN, .how = TUI_BOLD,
		                             .piece = tui_piece(canvas, tui_text(faction, "id")));
		tui_put_cut(canvas, 0, y, scene->width, pen, tui_text(faction, "title"));
		pen.how = 0;
		y += 1 + tui_put_lines(canvas, 2, y + 1, scene->width - 2, 3, pen,
		                       tui_text(faction, "about"));
	}
}

/* In a battle the sheets come first, unless the map is what is asked about. */
static bool is_about_map(const json_t *view)
{
	static const char *const phases[] = { "move", "picking", "joining", "reinforce", "regroup" };
	for (size_t i = 0; i < sizeof phases / sizeof phases[0]; i++)
		if (tui_same(tui_text(view, "phase"), phases[i]))
			return true;
	return false;
}

static void draw(const struct tui_scene *scene, struct tui_canvas *canvas)
{
	int height = scene->height < 13 ? 13 : scene->height;
	bool battle = tui_get(scene->view, "battle") != NULL;
	if (tui_length(tui_get(scene->view, "factions")) > 0) {
		put_factions(scene, canvas, 0);
		put_map(scene, canvas, canvas->height + 1, height);
	} else if (battle && is_about_map(scene->view)) {
		put_map(scene, canvas, 0, height);
		put_sheets(scene, canvas, height);
	} else if (battle) {
		int used = put_sheets(scene, canvas, 0);
		int left = scene->height - used - 1;
		put_map(scene, canvas, used + 1, left < 13 ? 13 : left);
	} else {
		put_map(scene, canvas, 0, height);
	}
}

/* --- beside it -------------------------------------------------------------------------------- */

static int put_purse(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int seat)
{
	const json_t *side = side_of(scene->view, seat), *limits = tui_get(scene->view, "limits");
	const json_t *tokens = tui_get(side, "tokens"), *most = tui_get(limits, "tokens");
	const json_t *extra = tui_get(side, "onCard");
	tui_put_player(scene, canvas, 0, y, scene->width, seat);
	int x = 1 + tui_putf(canvas, 1, y + 1, TUI_PEN(TUI_PLAIN, .how = TUI_BOLD), "%s ",
	                     tui_text(tui_get(side, "faction"), "title"));
	tui_putf(canvas, x, y + 1, TUI_PEN(TUI_SOFT), scene->width >= 36 ?
	         "%d bases %d units %d zones" : "%d■ %du %dz",
	         tui_int(side, "bases"), tui_int(side, "units"), tui_int(side, "zones"));
	x = 1;
	for (int i = 0; i < COLOURS; i++) {
		char id[32];
		snprintf(id, sizeof id, "token-%s", colour_keys[i]);
		struct tui_pen pen = { colour_inks[i], 0, TUI_BOLD,
			               seat == scene->seat ? tui_piece(canvas, id) : 0 };
		x += tui_putf(canvas, x, y + 2, pen, "%c%d", colour_letters[i],
		              tui_int(tokens, colour_keys[i]));
		if (tui_int(extra, colour_keys[i]) > 0)
			x += tui_putf(canvas, x, y + 2, pen, "+%d", tui_int(extra, colour_keys[i]));
		pen.how = 0;
		pen.ink = TUI_SOFT;
		x += tui_putf(canvas, x, y + 2, pen, "/%d", tui_int(most, colour_keys[i])) + 1;
	}
	char cards[32];
	snprintf(cards, sizeof cards, "%d card%s", tui_int(side, "cards"),
	         tui_int(side, "cards") == 1 ? "" : "s");
	tui_put_cut(canvas, x, y + 2, scene->width - x, TUI_PEN(TUI_SOFT), cards);
	return 3;
}

/* Who has what: the letter of a type, how many of it are in play, what one costs. */
static int put_roster(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int seat)
{
	const json_t *roster = tui_get(side_of(scene->view, seat), "roster");
	for (int i = 0; i < tui_length(roster); i++) {
		const json_t *unit = tui_at(roster, i);
		uint16_t piece = tui_piece(canvas, tui_text(unit, "id"));
		tui_fill(canvas, 0, y + i, scene->width, 1, TUI_PEN(0, .piece = piece), ' ');
		tui_putf(canvas, 1, y + i, TUI_PEN(tui_seat_ink(seat), .how = TUI_BOLD, .piece = piece),
		         "%c", unit_letter(roster, i));
		tui_put_cut(canvas, 3, y + i, 9, TUI_PEN(TUI_PLAIN, .piece = piece),
		            tui_text(unit, "title"));
		tui_putf(canvas, 13, y + i, TUI_PEN(TUI_SOFT, .piece = piece), "%d/%d",
		         tui_int(unit, "used"), tui_int(unit, "copies"));
		put_tokens(canvas, 17, y + i, piece, tui_get(unit, "price"));
	}
	return tui_length(roster);
}

/* Upgrades: what is active is ticked; of what may still be bought, the price. */
static int put_upgrades(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int seat)
{
	const json_t *upgrades = tui_get(side_of(scene->view, seat), "upgrades");
	int lines = 0;
	for (int i = 0; i < tui_length(upgrades); i++) {
		const json_t *upgrade = tui_at(upgrades, i);
		bool active = tui_bool(upgrade, "active");
		if (!active && seat != scene->seat)
			continue;
		uint16_t piece = tui_piece(canvas, tui_text(upgrade, "id"));
		int at = y + lines++, room = scene->width - 12;
		tui_fill(canvas, 0, at, scene->width, 1, TUI_PEN(0, .piece = piece), ' ');
		tui_put(canvas, 1, at, TUI_PEN(TUI_GOOD, .how = TUI_BOLD, .piece = piece),
		        active ? "✓" : " ");
		tui_put_cut(canvas, 3, at, active ? scene->width - 3 : room,
		            TUI_PEN(active ? TUI_PLAIN : TUI_SOFT, .piece = piece),
		            tui_text(upgrade, "title"));
		if (!active)
			put_tokens(canvas, 4 + room, at, piece, tui_get(upgrade, "price"));
	}
	return lines;
}

static int put_hand(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	const json_t *hand = tui_get(scene->view, "hand");
	for (int i = 0; i < tui_length(hand); i++) {
		const json_t *card = tui_at(hand, i);
		uint16_t piece = tui_piece(canvas, tui_text(card, "id"));
		int copies = tui_int(card, "copies"), room = scene->width - 11;
		tui_fill(canvas, 0, y + i, scene->width, 1, TUI_PEN(0, .piece = piece), ' ');
		if (copies > 1)
			tui_putf(canvas, 0, y + i, TUI_PEN(TUI_SOFT, .piece = piece), "%d", copies % 10);
		tui_put_cut(canvas, 1, y + i, room, TUI_PEN(TUI_PLAIN, .piece = piece),
		            tui_text(card, "title"));
		put_tokens(canvas, room + 2, y + i, piece, tui_get(card, "gives"));
	}
	return tui_length(hand);
}

static void draw_side(const struct tui_scene *scene, struct tui_canvas *canvas)
{
	int near = near_seat(scene), y = 0;
	char words[64];
	y += put_purse(scene, canvas, y, near);
	y += put_purse(scene, canvas, y, 1 - near);
	if (tui_length(tui_get(scene->view, "hand")) > 0) {
		y += tui_put_heading(canvas, 0, y, scene->width, "Hand");
		y += put_hand(scene, canvas, y);
	}
	for (int i = 0; i < SIDES; i++) {
		int seat = i == 0 ? near : 1 - near;
		const char *title = tui_text(tui_get(side_of(scene->view, seat), "faction"), "title");
		if (title[0] == '\0')
			continue;
		y += tui_put_heading(canvas, 0, y, scene->width, title);
		y += put_roster(scene, canvas, y, seat);
		y += put_upgrades(scene, canvas, y, seat);
	}
	snprintf(words, sizeof words, "Deck: %d cards", tui_int(scene->view, "deck"));
	tui_put(canvas, 1, y, TUI_PEN(TUI_SOFT, .piece = tui_piece(canvas, "deck")), words);
}

static void put_headline(const struct tui_scene *scene, struct pl_text *text)
{
	const json_t *view = scene->view;
	const char *phase = tui_text(view, "phase");
	pl_put(text, "Round %d, %s", tui_int(view, "round"), phase);
	if (tui_int(view, "round") > 0)
		pl_put(text, ", initiative: %s", tui_whom(scene, tui_seat_in(view, "initiative")));
}

/* --- cards -------------------------------------------------------------------------------------- */

static void describe_zone(const struct tui_scene *scene, const json_t *zone, struct tui_card *card)
{
	struct pl_text text = pl_text_in(card->text, sizeof card->text);
	const json_t *near = tui_get(zone, "near");
	const json_t *zones = tui_get(tui_get(scene->view, "board"), "zones");
	int location = tui_seat_in(zone, "location");
	snprintf(card->title, sizeof card->title, "%s", tui_text(zone, "title"));
	pl_put(&text, "Room for %d.", tui_int(zone, "limit"));
	if (location >= 0)
		pl_put(&text, " Base location of %s%s.", tui_whom(scene, location),
		       tui_bool(zone, "base") ? "" : ", its base lost");
	for (int seat = 0; seat < SIDES; seat++)
		if (count_at(zone, seat) > 0)
			pl_put(&text, " %d of %s.", count_at(zone, seat), tui_whom(scene, seat));
	pl_put(&text, " Next to");
	for (int i = 0; i < tui_length(near); i++)
		pl_put(&text, "%s %s", i == 0 ? "" : ",",
		       tui_text(tui_by(zones, "id", tui_text_at(near, i)), "title"));
	pl_put(&text, ".");
}

static void describe_unit(const json_t *unit, struct tui_card *card)
{
	struct pl_text cost = pl_text_in(card->cost, sizeof card->cost);
	snprintf(card->title, sizeof card->title, "%s", tui_text(unit, "title"));
	snprintf(card->text, sizeof card->text, "%s", tui_text(unit, "text"));
	snprintf(card->flavour, sizeof card->flavour, "%s", tui_text(unit, "flavour"));
	say_tokens(tui_get(unit, "price"), &cost);
}

/* The type that the end of an id names: "army-nest-locust", "sheet-front-tank". */
static const json_t *unit_named(const json_t *view, const char *id)
{
	const char *dash = strrchr(id, '-');
	for (int seat = 0; seat < SIDES && dash != NULL; seat++) {
		const json_t *unit = tui_by(tui_get(side_of(view, seat), "roster"), "name", dash + 1);
		if (unit != NULL)
			return unit;
	}
	return NULL;
}

static bool describe_card(const json_t *view, const char *piece, struct tui_card *card)
{
	const json_t *held = tui_by(tui_get(view, "hand"), "id", piece);
	struct pl_text text = pl_text_in(card->text, sizeof card->text);
	if (held == NULL)
		return false;
	snprintf(card->title, sizeof card->title, "%s", tui_text(held, "title"));
	snprintf(card->flavour, sizeof card->flavour, "%s", tui_text(held, "flavour"));
	pl_put(&text, "Gives ");
	say_tokens(tui_get(held, "gives"), &text);
	return true;
}

static const struct said {
	const char *piece, *title, *text;
} said[] = {
	{ "token-blue", "Blue tokens", "In a battle: a point each." },
	{ "token-green", "Green tokens", "In a battle: push a unit of theirs to another area." },
	{ "token-yellow", "Yellow tokens", "Pay for marches; in a battle: move a unit of yours." },
	{ "deck", "The resource deck", "Cards come from here each round." },
	{ "sheet", "Your combat sheet", "Frontline, Support and Flank." },
	{ "-front", "Frontline", "What stands here counts its points, and falls first." },
	{ "-support", "Support", "Counts more, but flank strikes hit it." },
	{ "-flank", "Flank", "Counts nothing; each unit here strikes their support." },
};

static bool ends_with(const char *text, const char *end)
{
	size_t length = strlen(text), tail = strlen(end);
	return length >= tail && tui_same(text + length - tail, end);
}

static bool describe_rest(const char *piece, struct tui_card *card)
{
	for (size_t i = 0; i < sizeof said / sizeof said[0]; i++)
		if (said[i].piece[0] == '-' ? tui_begins(piece, "area-") && ends_with(piece, said[i].piece)
		                            : tui_same(piece, said[i].piece)) {
			snprintf(card->title, sizeof card->title, "%s", said[i].title);
			snprintf(card->text, sizeof card->text, "%s", said[i].text);
			return true;
		}
	return false;
}

static bool describe(const struct tui_scene *scene, const char *piece, struct tui_card *card)
{
	const json_t *view = scene->view;
	const json_t *zone = tui_by(tui_get(tui_get(view, "board"), "zones"), "id", piece);
	if (zone != NULL)
		return describe_zone(scene, zone, card), true;
	const json_t *faction = tui_by(tui_get(view, "factions"), "id", piece);
	if (faction != NULL) {
		snprintf(card->title, sizeof card->title, "%s", tui_text(faction, "title"));
		snprintf(card->text, sizeof card->text, "%s", tui_text(faction, "about"));
		return true;
	}
	for (int seat = 0; seat < SIDES; seat++) {
		const json_t *it = tui_by(tui_get(side_of(view, seat), "upgrades"), "id", piece);
		if (it != NULL)
			return describe_unit(it, card), true;
	}
	if (tui_begins(piece, "unit-") || tui_begins(piece, "army-") || tui_begins(piece, "sheet-")) {
		const json_t *unit = unit_named(view, piece);
		if (unit != NULL)
			return describe_unit(unit, card), true;
	}
	return describe_card(view, piece, card) || describe_rest(piece, card);
}

const struct tui_board tui_flank_board = {
	.slug = "flank", .draw = draw, .side = draw_side, .headline = put_headline, .card = describe,
};

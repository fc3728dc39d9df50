/* flank.c - Flank in the terminal: the map of zones with their armies, both combat sheets
 * while there is a battle. Drawn from the view of src/games/flank/json.c. */
#include "tui/boards/flank.h"

enum { AREAS = 3 };

static const char *const area_keys[AREAS] = { "front", "support", "flank" };
static const char *const area_titles[AREAS] = { "Frontline", "Support", "Flank" };

/* --- combat sheets ------------------------------------------------------------------ */

/* Units of one area, each type a piece. */
static void put_area_units(const struct tui_scene *scene, struct tui_canvas *canvas, int x, int y,
                           const json_t *sheet, int seat, const char *area, uint16_t ground)
{
	const json_t *roster = tui_get(flk_side(scene->view, seat), "roster"), *of;
	int from = x;
	of = tui_get(sheet, area);
	if (tui_same(area, "front") && tui_bool(sheet, "base"))
		x += tui_put(canvas, x, y,
		             TUI_PEN(tui_seat_ink(seat), .how = TUI_BOLD, .piece = ground),
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
		x += tui_putf(canvas, x, y, pen, "%d %s", units,
		              tui_text(unit, units == 1 ? "title" : "plural"));
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
	x += 1 +
		tui_putf(canvas, x, y, TUI_PEN(TUI_WHITE, .how = TUI_BOLD, .piece = piece), "%d",
	                 tui_int(sheet, "points"));
	for (int i = 0; i < 5; i++)
		if (tui_int(sheet, keys[i]) != 0 && x + 10 < scene->width)
			x += 1 +
				tui_putf(canvas, x, y, pen, "%s %d", words[i],
			                 tui_int(sheet, keys[i]));
	if (tui_int(sheet, "strikes") > 0 && x + 10 < scene->width)
		x += 1 +
			tui_putf(canvas, x, y, TUI_PEN(TUI_BAD, .piece = piece), "%d strike%s",
		                 tui_int(sheet, "strikes"), pl_plural(tui_int(sheet, "strikes")));
	if (tui_bool(sheet, "stopped") && x + 7 < scene->width)
		tui_put(canvas, x, y, TUI_PEN(TUI_CALL, .piece = piece), "stopped");
}

static void put_banner(const struct tui_scene *scene, struct tui_canvas *canvas, int y,
                       const json_t *battle, int seat)
{
	const json_t *sheet = tui_at(tui_get(battle, "sheets"), seat);
	const json_t *faction = tui_get(flk_side(scene->view, seat), "faction");
	uint16_t piece = seat == scene->seat ? tui_piece(canvas, "sheet") : 0;
	tui_fill(canvas, 0, y, scene->width, 1, TUI_PEN(0, .piece = piece), ' ');
	int x = 1 + tui_put_seat(canvas, 0, y, TUI_PEN(0, .piece = piece), seat);
	x += 2 +
		tui_putf(canvas, x, y, TUI_PEN(TUI_PLAIN, .how = TUI_BOLD, .piece = piece), "%s %s",
	                 tui_text(faction, "title"),
	                 tui_int(battle, "attacker") == seat ? "attacks" : "defends");
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
	int near = flk_near_seat(scene), far = 1 - near, y = top;
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

/* --- the table ---------------------------------------------------------------------- */

static void put_factions(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	const json_t *factions = tui_get(scene->view, "factions");
	for (int i = 0; i < tui_length(factions); i++) {
		const json_t *faction = tui_at(factions, i);
		struct tui_pen pen = TUI_PEN(TUI_PLAIN, .how = TUI_BOLD,
		                             .piece = tui_piece(canvas, tui_text(faction, "id")));
		tui_put_cut(canvas, 0, y, scene->width, pen, tui_text(faction, "title"));
		pen.how = 0;
		y += 1 +
			tui_put_lines(canvas, 2, y + 1, scene->width - 2, 3, pen,
		                      tui_text(faction, "about"));
	}
}

/* In a battle the sheets come first, unless the map is what is asked about. */
static bool is_about_map(const json_t *view)
{
	static const char *const phases[] = { "move", "picking", "joining", "reinforce",
		                              "regroup" };
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
		flk_put_map(scene, canvas, canvas->height + 1, height);
	} else if (battle && is_about_map(scene->view)) {
		flk_put_map(scene, canvas, 0, height);
		put_sheets(scene, canvas, height);
	} else if (battle) {
		int used = put_sheets(scene, canvas, 0);
		int left = scene->height - used - 1;
		flk_put_map(scene, canvas, used + 1, left < 13 ? 13 : left);
	} else {
		flk_put_map(scene, canvas, 0, height);
	}
}

static void put_headline(const struct tui_scene *scene, struct pl_text *text)
{
	const json_t *view = scene->view;
	const char *phase = tui_text(view, "phase");
	pl_put(text, "Round %d, %s", tui_int(view, "round"), phase);
	if (tui_int(view, "round") > 0)
		pl_put(text, ", initiative: %s", tui_whom(scene, tui_seat_in(view, "initiative")));
}

const struct tui_board tui_flank_board = {
	.slug = "flank",
	.draw = draw,
	.side = flk_draw_side,
	.headline = put_headline,
	.card = flk_describe,
};

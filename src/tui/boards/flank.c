/* flank.c - Flank in the terminal: the map of zones with their armies, both combat sheets
 * while there is a battle. */
#include "tui/boards/flank.h"

enum { LABEL = 2, COUNT = 12, BORDER = 15, UNITS = 17 }; /* columns of a sheet */

/* The text "board.RUN.OF"; `of` itself where there is none, as it may come from elsewhere. */
static const char *word_of(const struct tui_scene *scene, const char *run, const char *of)
{
	char key[64];
	snprintf(key, sizeof key, "board.%s.%s", run, of);
	const char *word = tui_board_word(scene, key);
	return word == key ? of : word;
}

/* Whether the seat's base is in the battle. */
static bool is_besieged(const struct tui_scene *scene, int seat)
{
	return tui_bool(scene->state, "siege") && tui_int(scene->state, "attacker") != seat + 1;
}

/* --- combat sheets ------------------------------------------------------------------ */

/* Units of one kind of place, each type a piece: "sheet-front-" or "unit-" and its name. */
static int put_units(const struct tui_scene *scene, struct tui_canvas *canvas, int x, int y,
                     const json_t *counts, int seat, const char *piece, uint16_t ground)
{
	int from = x;
	for (int type = 1; type <= FLK_TYPES; type++) {
		int units = flk_units_of(counts, type), row = flk_unit_row(scene, seat, type);
		char id[128];
		if (units <= 0)
			continue;
		snprintf(id, sizeof id, "%s-%s", piece,
		         tui_book_text(scene->book, "unit[].name", row));
		struct tui_pen pen = { tui_seat_ink(seat), 0, TUI_BOLD, tui_piece(canvas, id) };
		x += tui_putf(canvas, x, y, pen, "%d %s", units,
		              flk_title(scene, units == 1 ? "unit[].title" : "unit[].plural", row));
		x += tui_put(canvas, x, y, TUI_PEN(0, .piece = ground), "  ");
	}
	return x - from;
}

static void put_area(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int seat,
                     int area)
{
	static const char *const points[] = { "front_points", "support_points" };
	const char *key = flk_area_keys[area];
	char id[48];
	snprintf(id, sizeof id, "area-p%d-%s", seat + 1, key);
	uint16_t piece = tui_piece(canvas, id);
	tui_fill(canvas, 0, y, scene->width, 1, TUI_PEN(0, .piece = piece), ' ');
	tui_put(canvas, LABEL, y, TUI_PEN(TUI_SOFT, .piece = piece), word_of(scene, "area", key));
	if (area < 2)
		tui_putf(canvas, COUNT, y, TUI_PEN(TUI_RULE, .piece = piece), "×%d",
		         tui_int(scene->book, points[area]));
	tui_put(canvas, BORDER, y, TUI_PEN(tui_seat_ink(seat), .piece = piece), "│");
	int x = UNITS;
	if (area == 0 && is_besieged(scene, seat))
		x += tui_putf(canvas, x, y,
		              TUI_PEN(tui_seat_ink(seat), .how = TUI_BOLD, .piece = piece),
		              "■ %s  ", tui_board_word(scene, "board.base"));
	snprintf(id, sizeof id, "sheet-%s", key);
	x += put_units(scene, canvas, x, y, tui_get(flk_of(scene, "sheet", seat), key), seat, id,
	               piece);
	if (x == UNITS)
		tui_put(canvas, x, y, TUI_PEN(TUI_RULE, .piece = piece), "·");
}

/* Puts words where they fit, with a gap behind them. */
static int put_if_room(const struct tui_scene *scene, struct tui_canvas *canvas, int x, int y,
                       struct tui_pen pen, const char *words)
{
	return x + tui_columns(words) < scene->width ? 1 + tui_put(canvas, x, y, pen, words) : 0;
}

/* Points, and where they come from. */
static int put_sum(const struct tui_scene *scene, struct tui_canvas *canvas, int x, int y, int seat,
                   uint16_t piece)
{
	const json_t *state = scene->state, *book = scene->book;
	const json_t *sheet = flk_of(scene, "sheet", seat);
	static const char *const from[] = { "front", "support", "base", "blue", "upgrades" };
	const int points[] = {
		flk_few(tui_int(book, "front_points")) * flk_unit_count(tui_get(sheet, "front")),
		flk_few(tui_int(book, "support_points")) *
			flk_unit_count(tui_get(sheet, "support")),
		is_besieged(scene, seat) ? tui_int(book, "base_points") : 0,
		tui_int_at(tui_get(state, "points"), seat),
		tui_int_at(tui_get(state, "upgrade_points"), seat),
	};
	int begin = x;
	x += 1 +
		tui_putf(canvas, x, y, TUI_PEN(TUI_WHITE, .how = TUI_BOLD, .piece = piece), "%d",
	                 tui_int_at(tui_get(state, "battle_points"), seat));
	for (int i = 0; i < 5; i++) {
		char words[48];
		snprintf(words, sizeof words, "%s %d", word_of(scene, "from", from[i]), points[i]);
		if (points[i] != 0)
			x += put_if_room(scene, canvas, x, y, TUI_PEN(TUI_SOFT, .piece = piece),
			                 words);
	}
	return x - begin;
}

static void put_points(const struct tui_scene *scene, struct tui_canvas *canvas, int x, int y,
                       int seat, uint16_t piece)
{
	int strikes = tui_int_at(tui_get(scene->state, "battle_strikes"), seat);
	char words[48];
	if (!flk_is_open(scene)) {
		bool forming = flk_has_seat(scene, "pending", seat);
		tui_put(canvas, x, y, TUI_PEN(TUI_SOFT, .piece = piece),
		        tui_board_word(scene, forming ? "board.forming" : "board.ready"));
		return;
	}
	if (!flk_is_fought(scene))
		return;
	x += put_sum(scene, canvas, x, y, seat, piece);
	if (strikes > 0)
		x += put_if_room(scene, canvas, x, y, TUI_PEN(TUI_BAD, .piece = piece),
		                 TUI_BOARD_LINE(scene, words, "board.strikes",
		                                PL_AS_NUMBER("strikes", strikes)));
	if (flk_has_seat(scene, "stopped", seat))
		put_if_room(scene, canvas, x, y, TUI_PEN(TUI_CALL, .piece = piece),
		            tui_board_word(scene, "board.stopped"));
}

static void put_banner(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int seat)
{
	uint16_t piece = seat == scene->seat ? tui_piece(canvas, "sheet") : 0;
	bool attacks = tui_int(scene->state, "attacker") == seat + 1;
	char words[96];
	tui_fill(canvas, 0, y, scene->width, 1, TUI_PEN(0, .piece = piece), ' ');
	int x = 1 + tui_put_seat(canvas, 0, y, TUI_PEN(0, .piece = piece), seat);
	const char *title = flk_title(scene, "faction[].title", flk_faction(scene, seat));
	x += 2 +
		tui_put(canvas, x, y, TUI_PEN(TUI_PLAIN, .how = TUI_BOLD, .piece = piece),
	                TUI_BOARD_LINE(scene, words, attacks ? "board.attacks" : "board.defends",
	                               PL_AS_TEXT("faction", title)));
	put_points(scene, canvas, x, y, seat, piece);
}

/* What is not on the three areas: waiting to be formed up, set aside, lost, the hidden card. */
static int put_rest(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int seat)
{
	static const char *const words[] = { "waiting", "aside", "lost" };
	int battle = flk_few(tui_int(scene->state, "battle")), lines = 0;
	const json_t *counts[] = {
		flk_is_open(scene) ? NULL : tui_at(flk_of(scene, "army", seat), battle - 1),
		flk_of(scene, "aside", seat),
		flk_of(scene, "lost", seat),
	};
	for (int i = 0; i < 3; i++) {
		if (flk_unit_count(counts[i]) <= 0)
			continue;
		tui_put(canvas, LABEL, y + lines, TUI_PEN(TUI_SOFT),
		        word_of(scene, "rest", words[i]));
		put_units(scene, canvas, UNITS, y + lines, counts[i], seat, "unit", 0);
		lines++;
	}
	int hidden = tui_int_at(tui_get(scene->state, "mined"), seat);
	const char *id = tui_book_text(scene->book, "card[].piece", hidden);
	if (id[0] != '\0' && !flk_is_open(scene)) {
		struct tui_pen pen = TUI_PEN(TUI_SOFT, .piece = tui_piece(canvas, id));
		tui_put(canvas, LABEL, y + lines, pen, tui_board_word(scene, "board.hidden"));
		tui_put(canvas, UNITS, y + lines, pen, flk_title(scene, "card[].title", hidden));
		lines++;
	}
	return lines;
}

/* --- if combat ended now -------------------------------------------------------------- */

/* "2 Soldiers, 1 Tank and the base", as one loses them. */
static void say_losses(const struct tui_scene *scene, int seat, struct pl_text *text)
{
	const json_t *falling = flk_of(scene, "falling", seat);
	int count = flk_unit_count(falling), left = count;
	char units[200] = "";
	struct pl_text said = pl_text_in(units, sizeof units);
	for (int type = 1; type <= FLK_TYPES; type++) {
		int many = flk_units_of(falling, type), row = flk_unit_row(scene, seat, type);
		if (many <= 0)
			continue;
		if (left < count && left > many)
			pl_put(&said, ", ");
		else if (left < count)
			pl_put(&said, " %s ", tui_board_word(scene, "and"));
		pl_put(&said, "%d %s", many,
		       flk_title(scene, many == 1 ? "unit[].title" : "unit[].plural", row));
		left -= many;
	}
	TUI_BOARD_SAY(scene, text, "falling", PL_AS_TEXT("units", units),
	              PL_AS_NUMBER("base", is_besieged(scene, seat)));
}

static void say_outlook(const struct tui_scene *scene, struct pl_text *text)
{
	const json_t *points = tui_get(scene->state, "battle_points");
	int one = tui_int_at(points, 0), two = tui_int_at(points, 1), winner = one > two ? 0 : 1;
	char losses[FLK_SIDES][256];
	for (int seat = 0; seat < FLK_SIDES; seat++) {
		struct pl_text said = pl_text_in(losses[seat], sizeof losses[seat]);
		say_losses(scene, seat, &said);
	}
	if (one == two)
		TUI_BOARD_SAY(scene, text, "outlook.tie", PL_AS_NUMBER("own", one),
		              PL_AS_NUMBER("other", two), PL_AS_TEXT("one", tui_name(scene, 0)),
		              PL_AS_TEXT("two", tui_name(scene, 1)), PL_AS_TEXT("first", losses[0]),
		              PL_AS_TEXT("second", losses[1]));
	else
		TUI_BOARD_SAY(scene, text, "outlook.won",
		              PL_AS_TEXT("winner", tui_name(scene, winner)),
		              PL_AS_NUMBER("high", one > two ? one : two),
		              PL_AS_NUMBER("low", one > two ? two : one),
		              PL_AS_TEXT("loser", tui_name(scene, 1 - winner)),
		              PL_AS_TEXT("units", losses[1 - winner]));
}

/* Between the sheets: the zone, and how it would end while that can be changed. */
static int put_outlook(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	int row = flk_zone_row(scene, tui_int(scene->state, "battle"));
	const char *zone = flk_title(scene, "zone[].title", row);
	char outlook[600] = "", words[700];
	struct pl_text said = pl_text_in(outlook, sizeof outlook);
	if (flk_is_phase(scene, "before") || flk_is_phase(scene, "spending"))
		say_outlook(scene, &said);
	return tui_put_lines(canvas, 0, y, scene->width, scene->height >= 20 ? 4 : 2,
	                     TUI_PEN(TUI_CALL),
	                     TUI_BOARD_LINE(scene, words, "board.outlook", PL_AS_TEXT("zone", zone),
	                                    PL_AS_TEXT("outlook", outlook)));
}

/* The far side above, the near one below, their front lines facing each other. */
static int put_sheets(const struct tui_scene *scene, struct tui_canvas *canvas, int top)
{
	int near = flk_near_seat(scene), far = 1 - near, y = top;
	put_banner(scene, canvas, y++, far);
	y += put_rest(scene, canvas, y, far);
	for (int area = FLK_AREAS - 1; area >= 0; area--)
		put_area(scene, canvas, y++, far, area);
	y += put_outlook(scene, canvas, y);
	for (int area = 0; area < FLK_AREAS; area++)
		put_area(scene, canvas, y++, near, area);
	y += put_rest(scene, canvas, y, near);
	put_banner(scene, canvas, y++, near);
	return y - top;
}

/* --- the table ---------------------------------------------------------------------- */

static void put_factions(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	for (int faction = 1; faction <= FLK_FACTIONS; faction++) {
		const char *id = tui_book_text(scene->book, "faction[].piece", faction);
		struct tui_pen pen =
			TUI_PEN(TUI_PLAIN, .how = TUI_BOLD, .piece = tui_piece(canvas, id));
		tui_put_cut(canvas, 0, y, scene->width, pen,
		            flk_title(scene, "faction[].title", faction));
		pen.how = 0;
		y += 1 +
			tui_put_lines(canvas, 2, y + 1, scene->width - 2, 3, pen,
		                      flk_title(scene, "faction[].about", faction));
	}
}

/* In a battle the sheets come first, unless the map is what is asked about. */
static bool is_about_map(const struct tui_scene *scene)
{
	static const char *const phases[] = { "move", "picking", "joining", "reinforce",
		                              "regroup" };
	for (size_t i = 0; i < sizeof phases / sizeof phases[0]; i++)
		if (flk_is_phase(scene, phases[i]))
			return true;
	return false;
}

static void draw(const struct tui_scene *scene, struct tui_canvas *canvas)
{
	int height = scene->height < 13 ? 13 : scene->height;
	bool battle = tui_int(scene->state, "battle") > 0;
	if (flk_is_phase(scene, "choosing")) {
		put_factions(scene, canvas, 0);
		flk_put_map(scene, canvas, canvas->height + 1, height);
	} else if (battle && is_about_map(scene)) {
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
	int round = tui_int(scene->state, "round");
	int initiative = flk_few(tui_int(scene->state, "initiative")) - 1;
	TUI_BOARD_SAY(scene, text, "board.headline", PL_AS_NUMBER("round", round),
	              PL_AS_TEXT("phase", word_of(scene, "phase", tui_text(scene->state, "phase"))),
	              PL_AS_TEXT("who", round > 0 ? tui_name(scene, initiative) : ""));
}

const struct tui_board tui_flank_board = {
	.slug = "flank",
	.draw = draw,
	.side = flk_draw_side,
	.headline = put_headline,
	.card = flk_describe,
};

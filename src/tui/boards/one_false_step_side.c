/* one_false_step_side.c - mayors with their points and chips, the own rocket, city cards. */
#include "tui/boards/one_false_step.h"

static const struct {
	const char *key, *id;
	char letter;
	uint8_t ink;
} chips[] = {
	{ "red", "chips-red", 'r', TUI_RED },
	{ "food", "chips-food", 'f', TUI_GREEN },
	{ "gold", "chips-gold", 'g', TUI_YELLOW },
};
enum { CHIPS = sizeof chips / sizeof chips[0] };

/* Points towards the goal: chips, cities, Know-how, each with a shade of its own. */
static void put_score(const struct tui_scene *scene, struct tui_canvas *canvas, int x, int y,
                      int width, const json_t *mayor, uint16_t piece)
{
	static const char *const keys[] = { "chips", "cities", "knowHow" };
	static const uint32_t shades[] = { 0x2588, 0x2593, 0x2592 };
	int goal = tui_int(scene->view, "goal"), seat = tui_int(mayor, "seat"), sum = 0, from = x;
	if (goal <= 0)
		return;
	for (int i = 0; i < 3; i++) {
		int points = tui_int(tui_get(mayor, "from"), keys[i]);
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

static int put_mayor(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int seat)
{
	const json_t *mayor = tui_at(tui_get(scene->view, "players"), seat);
	uint16_t piece = tui_piece(canvas, tui_text(mayor, "id"));
	bool button = tui_seat_in(scene->view, "button") == seat;
	int x = 1;
	tui_put_player(scene, canvas, 0, y, scene->width, seat);
	tui_put(canvas, 4, y, TUI_PEN(0, .how = TUI_BOLD, .piece = piece), tui_name(scene, seat));
	x += tui_putf(canvas, x, y + 1, TUI_PEN(TUI_PLAIN, .how = TUI_BOLD, .piece = piece), "%2d ",
	              tui_int(mayor, "score"));
	put_score(scene, canvas, x, y + 1, scene->width - x - 3, mayor, piece);
	if (button)
		tui_put(canvas, scene->width - 2, y + 1,
		        TUI_PEN(TUI_CALL, .how = TUI_BOLD, .piece = tui_piece(canvas, "button")),
		        "◉B");
	x = 1;
	for (int i = 0; i < CHIPS; i++) {
		struct tui_pen pen = { chips[i].ink, 0, TUI_BOLD,
			               seat == scene->seat ? tui_piece(canvas, chips[i].id)
			                                   : piece };
		x += tui_putf(canvas, x, y + 2, pen, "%d%c", tui_int(mayor, chips[i].key),
		              chips[i].letter);
		x += tui_put(canvas, x, y + 2, TUI_PEN(0, .piece = piece), " ");
	}
	char holdings[64];
	snprintf(holdings, sizeof holdings,
	         scene->width >= 36 ? "▲%d ●%d eats %d a week" : "▲%d ●%d eats %d",
	         tui_int(mayor, "mines"), tui_int(mayor, "farms"), tui_int(mayor, "upkeep"));
	tui_put_cut(canvas, x, y + 2, scene->width - x, TUI_PEN(TUI_SOFT, .piece = piece),
	            holdings);
	return 3;
}

static int know_how_of(const struct tui_scene *scene, const char *system)
{
	return tui_seat_in(tui_by(tui_get(scene->view, "knowHow"), "system", system), "holder");
}

/* A system of the viewer's rocket: level, chance, who has the Know-how, the next level. */
static int put_system(const struct tui_scene *scene, struct tui_canvas *canvas, int y,
                      const json_t *system)
{
	uint16_t piece = tui_piece(canvas, tui_text(system, "id"));
	const json_t *next = tui_get(system, "next");
	const json_t *know =
		tui_by(tui_get(scene->view, "knowHow"), "system", tui_text(system, "name"));
	int holder = know_how_of(scene, tui_text(system, "name"));
	char chance[16];
	tui_fill(canvas, 0, y, scene->width, 1, TUI_PEN(0, .piece = piece), ' ');
	ofs_percent(tui_int(system, "chance"), chance, sizeof chance);
	tui_put_cut(canvas, 1, y, 8, TUI_PEN(TUI_PLAIN, .piece = piece), tui_text(system, "name"));
	int x = 10;
	if (scene->width >= 36)
		x += 1 +
			tui_put_meter(canvas, x, y, TUI_PEN(TUI_ORANGE, .piece = piece),
		                      tui_int(system, "level"), 10);
	x += 1 +
		tui_putf(canvas, x, y, TUI_PEN(TUI_PLAIN, .how = TUI_BOLD, .piece = piece), "%d %s",
	                 tui_int(system, "level"), chance);
	if (next != NULL)
		x += 1 +
			tui_putf(canvas, x, y, TUI_PEN(TUI_SOFT, .piece = piece), "▸%dg",
		                 tui_int(next, "price"));
	if (holder >= 0)
		tui_putf(canvas, scene->width - 2, y,
		         TUI_PEN(tui_seat_ink(holder), .how = TUI_BOLD,
		                 .piece = tui_piece(canvas, tui_text(know, "id"))),
		         "§%c", tui_seat_letter(holder));
	return 1;
}

/* Every mayor's rocket in a line: name, levels, those aboard. */
static int put_rocket(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int seat)
{
	const json_t *rocket = tui_get(tui_at(tui_get(scene->view, "players"), seat), "rocket");
	const json_t *systems = tui_get(rocket, "systems");
	uint16_t piece = tui_piece(canvas, tui_text(rocket, "id"));
	tui_fill(canvas, 0, y, scene->width, 1, TUI_PEN(0, .piece = piece), ' ');
	int x = tui_putf(canvas, 0, y, TUI_PEN(tui_seat_ink(seat), .how = TUI_BOLD, .piece = piece),
	                 "△%c ", tui_seat_letter(seat));
	x += tui_put_cut(canvas, x, y, scene->width - x - 12, TUI_PEN(TUI_PLAIN, .piece = piece),
	                 tui_text(rocket, "name"));
	x = scene->width - 12;
	for (int i = 0; i < tui_length(systems) && i < 3; i++)
		x += tui_putf(canvas, x, y, TUI_PEN(TUI_SOFT, .piece = piece), "%s%d",
		              i == 0 ? " " : "·", tui_int(tui_at(systems, i), "level"));
	tui_putf(canvas, x, y, TUI_PEN(TUI_PLAIN, .how = TUI_BOLD, .piece = piece), " +%d",
	         tui_int(rocket, "aboard"));
	return 1;
}

/* What a Moon Shot may bring the viewer. */
static int put_shot(const struct tui_scene *scene, struct tui_canvas *canvas, int y,
                    const json_t *rocket)
{
	const json_t *outcomes = tui_get(tui_get(rocket, "shot"), "outcomes");
	int x = 1;
	for (int i = 0; i < tui_length(outcomes) && i < 4; i++) {
		const json_t *outcome = tui_at(outcomes, i);
		char chance[16], words[40];
		ofs_percent(tui_int(outcome, "chance"), chance, sizeof chance);
		snprintf(words, sizeof words, "+%d %s", tui_int(outcome, "gain"), chance);
		if (x + tui_columns(words) > scene->width)
			break;
		x += tui_put(canvas, x, y, TUI_PEN(tui_bool(outcome, "wins") ? TUI_GOOD : TUI_SOFT),
		             words);
		x += 1;
	}
	return x > 1 ? 1 : 0;
}

/* The viewer's cities, as the cards that counters come from. */
static int put_city_cards(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	const json_t *cities = tui_get(tui_get(scene->view, "map"), "cities");
	int lines = 0;
	for (int i = 0; i < tui_length(cities); i++) {
		const json_t *city = tui_at(cities, i);
		const char *where = tui_text(city, "where");
		bool active = tui_same(where, "active");
		if (tui_seat_in(city, "owner") != scene->seat ||
		    (!active && !tui_same(where, "inactive")))
			continue;
		uint16_t piece = tui_piece(canvas, tui_text(city, "card"));
		int at = y + lines++;
		tui_fill(canvas, 0, at, scene->width, 1, TUI_PEN(0, .piece = piece), ' ');
		int x = 1 +
			tui_put_cut(canvas, 1, at, scene->width - 14,
		                    TUI_PEN(active ? TUI_PLAIN : TUI_SOFT, .how = TUI_BOLD,
		                            .piece = piece),
		                    tui_text(city, "name"));
		if (!active) {
			tui_putf(canvas, x + 1, at, TUI_PEN(TUI_SOFT, .piece = piece), "%d Fridays",
			         tui_int(city, "chips"));
			continue;
		}
		x += 1 +
			tui_putf(canvas, x + 1, at, TUI_PEN(TUI_SOFT, .piece = piece), "■%d",
		                 tui_int(city, "pile"));
		if (tui_int(city, "middle") > 0)
			x += 1 +
				tui_putf(canvas, x + 1, at,
			                 TUI_PEN(TUI_CALL, .how = TUI_BOLD, .piece = piece), "+%d",
			                 tui_int(city, "middle"));
		tui_putf(canvas, x + 1, at,
		         TUI_PEN(TUI_CYAN, .piece = tui_piece(canvas, tui_text(city, "trainId"))),
		         "»%d", tui_int(city, "train"));
	}
	return lines;
}

void ofs_draw_side(const struct tui_scene *scene, struct tui_canvas *canvas)
{
	const json_t *view = scene->view, *players = tui_get(view, "players");
	int count = tui_length(players), y = 0;
	bool seated = scene->seat >= 0 && scene->seat < count && scene->seat < PL_SEATS;
	if (count > scene->table->seat_count)
		count = scene->table->seat_count;
	for (int i = 0; i < count; i++) {
		int seat = seated ? (scene->seat + i) % count : i;
		y += put_mayor(scene, canvas, y, seat);
		if (i > 0 || !seated)
			continue;
		const json_t *rocket = tui_get(tui_at(players, seat), "rocket");
		y += put_rocket(scene, canvas, y, seat);
		for (int j = 0; j < tui_length(tui_get(rocket, "systems")) && j < 3; j++)
			y += put_system(scene, canvas, y, tui_at(tui_get(rocket, "systems"), j));
		y += put_shot(scene, canvas, y, rocket);
		y += put_city_cards(scene, canvas, y);
	}
	y += tui_put_heading(canvas, 0, y, scene->width, "Rockets");
	for (int seat = 0; seat < count; seat++)
		if (!seated || seat != scene->seat)
			y += put_rocket(scene, canvas, y, seat);
	int x = 3 +
		tui_putf(canvas, 1, y, TUI_PEN(TUI_SOFT, .piece = tui_piece(canvas, "bank")),
	                 "Bank %d for 1", tui_int(view, "bankRate"));
	x += 2 +
		tui_putf(canvas, x, y, TUI_PEN(TUI_SOFT, .piece = tui_piece(canvas, "deck")),
	                 "Deck %d", tui_int(view, "deck"));
	for (int i = 0; i < tui_length(tui_get(view, "dice")) && x + 2 < scene->width; i++)
		x += tui_putf(canvas, x, y, TUI_PEN(TUI_PLAIN), "%d ",
		              tui_int_at(tui_get(view, "dice"), i));
}

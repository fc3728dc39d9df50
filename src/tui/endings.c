/* endings.c - the ends of the games: Earth gets well or sneezes on, the last base burns and the moon
 * changes its colour, a rocket lifts off and the Gazette has it, a flag stands on the Moon on a
 * television, a tug is approved and flies. */
#include "tui/ending.h"

#include "core/text.h"
#include "tui/words.h"

#include <string.h>

/* --- time and place ------------------------------------------------------------- */

/* From a to b while t goes from one moment to another, slower towards the end. */
static int between(int t, int from, int to, int a, int b)
{
	if (t <= from)
		return a;
	if (t >= to)
		return b;
	int64_t left = 1000 - (int64_t)1000 * (t - from) / (to - from);
	return b + (int)((a - b) * left * left / 1000000);
}

/* Numbers that a place always has. */
static uint32_t grain(uint32_t x, uint32_t y)
{
	uint32_t mixed = x * 374761393u + y * 668265263u;
	mixed = (mixed ^ (mixed >> 13)) * 1274126177u;
	return mixed ^ (mixed >> 16);
}

/* What a picture is about. */
struct end {
	struct tui_canvas *canvas;
	const struct tui_scene *scene;
	int t, width, height, x, y; /* (x, y): the middle */
	int winner;                 /* the first of them; -1: nobody */
	bool won;                   /* the viewer has */
};

static struct tui_pen pen(uint8_t ink)
{
	return TUI_PEN(ink, .how = TUI_BOLD);
}

static void stars(const struct end *end)
{
	for (int y = 0; y < end->height - 1; y++)
		for (int x = 0; x < end->width; x++) {
			uint32_t is = grain((uint32_t)x, (uint32_t)y);
			bool lit = ((is >> 8) + (uint32_t)end->t / 400) % 7 != 0;
			if (is % 61 == 0 && lit)
				tui_put(end->canvas, x, y, TUI_PEN(TUI_SOFT), is % 2 ? "." : "·");
		}
}

/* Lines of a drawing; blanks at its edges leave what is there. */
static void art(const struct end *end, int x, int y, struct tui_pen with, const char *const *lines)
{
	for (; *lines != NULL; lines++, y++) {
		size_t indent = strspn(*lines, " ");
		int at = x + (int)indent;
		if (y >= 0 && y < end->height - 1 && at >= 0 && at < end->width)
			tui_put(end->canvas, at, y, with, *lines + indent);
	}
}

static void middle(const struct end *end, int y, struct tui_pen with, const char *text)
{
	int x = end->x - tui_columns(text) / 2;
	if (y >= 0 && y < end->height)
		tui_put_cut(end->canvas, x < 0 ? 0 : x, y, end->width - (x < 0 ? 0 : x), with,
		            text);
}

/* A rocket with the sign of who flies it, its nose at (x, y). */
static void rocket(const struct end *end, int x, int y, int seat, bool fires)
{
	static const char *const hull[] = { "  /\\", " /  \\", " |  |", "/|__|\\", NULL };
	static const char *const flame[2][3] = { { "  vv", "  ''", NULL },
		                                 { " 'vv'", "  vv", NULL } };
	art(end, x - 3, y, pen(tui_seat_ink(seat)), hull);
	if (y + 2 >= 0 && y + 2 < end->height - 1 && x > 1 && x < end->width - 3)
		tui_put_seat(end->canvas, x - 1, y + 2, TUI_PEN(0), seat);
	if (fires)
		art(end, x - 3, y + 4, pen(TUI_ORANGE), flame[end->t / 150 % 2]);
}

static void confetti(const struct end *end, int from)
{
	static const char *const bits[] = { "*", "+", "o", "'" };
	for (uint32_t i = 0; i < 40 && end->t > from; i++) {
		uint32_t is = grain(i, 7);
		int x = end->x +
			between(end->t, from, from + 900, 0, (int)(is % 97) - 48) * end->width / 96;
		int y = between(end->t, from, from + 900, end->y,
		                (int)(is / 97 % 100) * end->height / 100 - 2) +
			(end->t - from) / 700;
		if (x >= 0 && x < end->width && y >= 0 && y < end->height - 1)
			tui_put(end->canvas, x, y, pen((uint8_t)(TUI_P1 + i % 6)), bits[i % 4]);
	}
}

/* --- Traders --------------------------------------------------------------------- */

static const char *const ill[] = {
	"     .-\"\"\"\"\"\"\"-.", "   .'   __   .   '.",    "  /   _    o   _    \\",
	" |   (_)      (_)   |",   " |   .     __     ===[", "  \\   o   /  \\     /",
	"   '.        .   .'",     "     '-._____.-'",       NULL
};
static const char *const well[] = {
	"     .-\"\"\"\"\"\"\"-.",  "   .' ##    ###  '.",    "  /  ##  .    .  #  \\",
	" |     /  \\  /  \\    |", " |    .__________.   |", "  \\    \\________/   /",
	"   '.  ###       .'",      "     '-._____.-'",       NULL
};
static const char *const cap[] = { "  ___*___", " (_______)", NULL };

static bool is_cured(const struct end *end)
{
	return strcmp(tui_text(end->scene->state, "phase"), "cured") == 0;
}

static void traders(const struct end *end)
{
	static const uint8_t goods[] = { TUI_CYAN, TUI_CYAN, TUI_GREEN, TUI_GREEN,
		                         TUI_PINK, TUI_PINK, TUI_YELLOW };
	static const char *const signs = "==oo**$";
	bool cured = is_cured(end), better = cured && end->t >= 2500;
	int shakes = end->t < 2500 || !cured ? end->t / 350 % 2 : 0;
	bool sneezes = !cured && end->t > 2200 && end->t < 3600;
	stars(end);
	art(end, end->x - 11 + shakes, end->y - 5, pen(better ? TUI_BLUE : TUI_GREEN),
	    better ? well : ill);
	int flown = better ? between(end->t, 2500, 2900, 0, -3) + between(end->t, 2900, 3400, 0, 3)
			   : 0;
	art(end, end->x - 5 + shakes, end->y - 6 + flown, pen(TUI_YELLOW), cap);
	for (int i = 0; i < 12 && sneezes; i++)
		tui_put(end->canvas,
		        end->x + 12 + (end->t - 2200) / 60 % 20 + (int)(grain((uint32_t)i, 3) % 9),
		        end->y - 2 + i % 6, pen(TUI_CYAN), "'");
	for (int i = 0; i < 7 && cured; i++) {
		int at = i < 4 ? 0 : 800 + 350 * (i - 4);
		int y = end->t < at ? -1 : between(end->t, at, at + 350, 0, end->y + 6);
		if (y > 0 && y < end->height - 2)
			tui_putf(end->canvas, end->x - 14 + 4 * i, y, pen(goods[i]), "[%c]",
			         signs[i]);
	}
	if (cured && end->winner >= 0)
		rocket(end, between(end->t, 0, 1000, -6, end->x - 22), end->y + 1, end->winner,
		       true);
	for (int seat = 0, x = end->x + 17; cured && seat < end->scene->table->seat_count; seat++)
		if (seat != end->winner && end->t > 3200) {
			rocket(end, between(end->t, 3200, 4200, end->width + 8, x), end->y + 1,
			       seat, end->t < 4200);
			x += 8;
		}
	if (better)
		confetti(end, 2500);
}

/* --- Flank ------------------------------------------------------------------------ */

static void flank(const struct end *end)
{
	int r = end->height / 2 - 4, sweeps = between(end->t, 1800, 3600, -2 * r - 2, 2 * r + 2);
	stars(end);
	for (int y = -r; y <= r; y++)
		for (int x = -2 * r; x <= 2 * r; x++) {
			if (x * x / 4 + y * y > r * r)
				continue;
			bool taken = end->winner >= 0 && x < sweeps;
			bool crater = grain((uint32_t)(x / 3 + 99), (uint32_t)(y / 2 + 99)) % 9 ==
				0;
			tui_put(end->canvas, end->x + x, end->y - 1 + y,
			        TUI_PEN(taken ? tui_seat_ink(end->winner) : TUI_GREY),
			        crater ? "▒" : "█");
		}
	static const char *const base[] = { " _/\\_", "|_[]_|", NULL };
	int loser = end->winner == 0 ? 1 : 0;
	if (end->t < 2400)
		art(end, end->x - 3, end->y, TUI_PEN(TUI_BLACK, .ground = tui_seat_ink(loser)),
		    base);
	for (int i = 0; i < 14 && end->t > 500 && end->t < 3000; i++) {
		uint32_t is = grain((uint32_t)i, (uint32_t)end->t / 120);
		int high = between(end->t, 500, 1400, 1, 4);
		tui_put(end->canvas, end->x - 4 + (int)(is % 9),
		        end->y + 1 - (int)(is / 9 % (uint32_t)high),
		        pen(is % 2 ? TUI_RED : TUI_YELLOW), is % 3 ? "^" : "*");
	}
}

/* --- One False Step ------------------------------------------------------------------ */

static void one_false_step(const struct end *end)
{
	int ground = end->height - 4;
	int rises = end->t < 900 ? 0 : (end->t - 900) * (end->t - 900) / 160000;
	stars(end);
	for (int x = 0; x < end->width; x++)
		tui_put(end->canvas, x, ground + 1, TUI_PEN(TUI_BROWN), x % 7 == 3 ? "n" : "_");
	if (end->winner >= 0)
		rocket(end, end->x, ground - 4 - rises, end->winner, end->t > 600);
	for (int i = 0; i < 30 && end->t > 600; i++) {
		int wide = between(end->t, 600, 2600, 2, 18);
		uint32_t is = grain((uint32_t)i, (uint32_t)end->t / 250);
		tui_put(end->canvas, end->x - wide + (int)(is % (uint32_t)(2 * wide + 1)),
		        ground - (int)(is / 64 % 3), TUI_PEN(TUI_GREY), is % 2 ? "o" : "O");
	}
	if (end->t < TUI_TOLD_AT)
		return;
	int wide = end->width < 60 ? end->width - 4 : 56, x = end->x - wide / 2;
	int y = between(end->t, TUI_TOLD_AT, TUI_TOLD_AT + 500, end->height, end->y - 4);
	tui_fill(end->canvas, x, y, wide, 9, TUI_PEN(TUI_BLACK, .ground = TUI_WHITE), ' ');
	tui_box(end->canvas, x, y, wide, 9, TUI_PEN(TUI_BLACK, .ground = TUI_WHITE), NULL);
	struct tui_pen print = TUI_PEN(TUI_BLACK, .ground = TUI_WHITE, .how = TUI_BOLD);
	middle(end, y + 1, print, tui_word("ending.gazette"));
	tui_across(end->canvas, x + 2, y + 2, wide - 4, TUI_PEN(TUI_BLACK, .ground = TUI_WHITE));
	for (int row = 5; row < 8; row++)
		for (int i = x + 4; i < x + wide - 4; i++)
			if (grain((uint32_t)i, (uint32_t)row) % 5 > 0)
				tui_put(end->canvas, i, y + row,
				        TUI_PEN(TUI_GREY, .ground = TUI_WHITE), "-");
}

/* --- One Small Step ------------------------------------------------------------------- */

static void one_small_step(const struct end *end)
{
	int wide = end->width < 70 ? end->width - 6 : 64, high = end->height - 8;
	int left = end->x - wide / 2, top = 2, floor = top + high - 3;
	tui_box(end->canvas, left - 1, top - 1, wide + 2, high + 2, pen(TUI_BROWN), NULL);
	if (end->t < 900) {
		for (int y = 0; y < high; y++)
			for (int x = 0; x < wide; x++)
				if (grain((uint32_t)(x + end->t / 60 * 31), (uint32_t)y) % 3 == 0)
					tui_put(end->canvas, left + x, top + y, TUI_PEN(TUI_GREY),
					        "▒");
		return;
	}
	for (int x = 0; x < wide; x++)
		tui_put(end->canvas, left + x, floor + 1 + (int)(grain((uint32_t)x / 5, 1) % 2),
		        TUI_PEN(TUI_WHITE), x % 9 == 4 ? "o" : "_");
	static const char *const lander[] = { "  .--.", " /_[]_\\", " /|  |\\", "/ |__| \\", NULL };
	int y = between(end->t, 900, 2400, top, floor - 3);
	art(end, end->x - 18, y, pen(TUI_YELLOW), lander);
	if (end->t > 1000 && end->t < 2400)
		art(end, end->x - 18, y + 4, pen(TUI_ORANGE),
		    (const char *const[]){ "   ''", NULL });
	if (end->t < 2700 || end->winner < 0)
		return;
	static const char *const walker[] = { " _", "(_)", "/|\\", "/ \\", NULL };
	art(end, between(end->t, 2700, 3300, end->x - 10, end->x + 1), floor - 3, pen(TUI_WHITE),
	    walker);
	if (end->t < 3300)
		return;
	int flag = between(end->t, 3300, 3900, floor, floor - 5);
	for (int pole = flag; pole <= floor; pole++)
		tui_put(end->canvas, end->x + 7, pole, pen(TUI_WHITE), "|");
	tui_fill(end->canvas, end->x + 8, flag, 9, 2,
	         TUI_PEN(TUI_BLACK, .ground = tui_seat_ink(end->winner)), ' ');
	tui_put_seat(end->canvas, end->x + 11, flag, TUI_PEN(0), end->winner);
}

/* --- Space Tug Skirmish ---------------------------------------------------------------- */

enum { CRAFT = 24, LAUNCH = 3400 }; /* columns of a tug; ms */

/* As much of a tug as is drawn by now. */
static void craft(const struct end *end, int x, int y, struct tui_pen line, int drawn)
{
	static const char *const tug[] = { "          ____",          "   ______/ [] \\____",
		                           "  |  o  o  o  |    \\__", "==|___________|_____/__>",
		                           "   \\__/    \\__/",       NULL };
	for (int row = 0; tug[row] != NULL; row++)
		for (int i = 0; tug[row][i] != '\0' && i < drawn; i++)
			if (tug[row][i] != ' ' && x + i < end->width)
				tui_putf(end->canvas, x + i, y + row, line, "%c", tug[row][i]);
}

static void stamp(const struct end *end, int x, int y, struct tui_pen with, const char *word)
{
	int wide = tui_columns(word) + 4;
	tui_fill(end->canvas, x - wide / 2, y, wide, 3, with, ' ');
	tui_box(end->canvas, x - wide / 2, y, wide, 3, with, NULL);
	tui_put(end->canvas, x - wide / 2 + 2, y + 1, with, word);
}

/* The tug of who looks on and has not won stays on its trestles; there must be room for it. */
static void yard(const struct end *end)
{
	int y = end->height - 11, x = end->x - CRAFT / 2;
	if (end->won || end->scene->seat < 0 || end->height < 22 || end->t < LAUNCH)
		return;
	craft(end, x, y, pen(TUI_GREY), CRAFT);
	for (int leg = x + 4; leg < x + CRAFT - 4; leg += 10)
		tui_put(end->canvas, leg, y + 5, pen(TUI_GREY), "/_\\");
	if (end->t >= LAUNCH + 900)
		stamp(end, x + CRAFT + 9, y + 2, pen(TUI_YELLOW), tui_word("ending.spares"));
}

static void space_tug(const struct end *end)
{
	bool flies = end->winner >= 0 && end->t >= LAUNCH;
	int x = flies ? between(end->t, LAUNCH, 4900, end->x - 12, end->width - CRAFT - 3)
		      : end->x - 12,
	    y = flies ? between(end->t, LAUNCH, 4900, end->y - 3, 2) : end->y - 3;
	if (end->t < LAUNCH) /* the drawing board */
		for (int row = 1; row < end->height - 5; row += 2)
			for (int column = 2; column < end->width - 2; column += 4)
				tui_put(end->canvas, column, row, TUI_PEN(TUI_DEEP_BLUE), "+");
	else
		stars(end);
	if (end->won)
		confetti(end, LAUNCH + 200);
	if (flies || end->t < LAUNCH)
		craft(end, x, y,
		      pen(end->t < 2000              ? TUI_CYAN
		                  : end->winner >= 0 ? tui_seat_ink(end->winner)
		                                     : TUI_GREY),
		      between(end->t, 200, 1800, 0, CRAFT));
	for (int i = 1; i < 12 && flies; i++)
		if (x - i >= 0)
			tui_put(end->canvas, x - i, y + 3, pen(TUI_CYAN),
			        (i + end->t / 80) % 3 ? "=" : "-");
	yard(end);
	if (end->t >= 2200 && end->t < LAUNCH)
		stamp(end, end->x, y + 9, pen(TUI_RED),
		      tui_word(end->winner >= 0 ? "ending.approved" : "ending.refused"));
}

/* --- others, and what is said ------------------------------------------------------------ */

static void any_other(const struct end *end)
{
	stars(end);
	confetti(end, 600);
	if (end->winner >= 0)
		rocket(end, end->x, between(end->t, 800, 2800, end->height, end->y - 3),
		       end->winner, true);
}

static const struct ending {
	const char *slug;
	void (*paint)(const struct end *);
} endings[] = {
	{ "traders", traders },
	{ "flank", flank },
	{ "one-false-step", one_false_step },
	{ "one-small-step", one_small_step },
	{ "space-tug-skirmish", space_tug },
};

static int winners_of(const struct end *end, struct pl_text *names)
{
	const struct tui_table *table = end->scene->table;
	int count = 0;
	for (int seat = 0; seat < table->seat_count; seat++) {
		if (end->scene->position->result.place[seat] != 1)
			continue;
		if (count++ > 0)
			pl_put(names, " %s ", tui_word("and"));
		pl_put(names, "%s", table->seats[seat].name);
	}
	return count;
}

static void say(const struct end *end, const char *slug)
{
	char names[PL_SEATS * (TUI_NAME + 8)] = "", words[512];
	struct pl_text list = pl_text_in(names, sizeof names);
	int count = winners_of(end, &list);
	const char *told = tui_word_if("ending", slug) == NULL ? "other" : slug;
	bool timed = strcmp(slug, "traders") == 0 && !is_cured(end);
	char key[64];
	snprintf(key, sizeof key, "ending.%s", count == 0 ? "nobody" : timed ? "timed" : told);
	TUI_LINE(words, key, PL_AS_NUMBER("won", end->won), PL_AS_TEXT("names", names),
	         PL_AS_NUMBER("count", count), PL_AS_NUMBER("mine", end->scene->seat >= 0));
	bool printed = strcmp(slug, "one-false-step") == 0; /* on the Gazette */
	struct tui_pen with = printed ? TUI_PEN(TUI_BLACK, .ground = TUI_WHITE, .how = TUI_BOLD)
				      : TUI_PEN(end->won ? TUI_GOOD : TUI_CALL, .how = TUI_BOLD);
	int columns = tui_columns(words),
	    wide = end->width - 4 < columns ? end->width - 4 : columns;
	int lines = tui_put_lines(NULL, 0, 0, wide, 3, with, words);
	if (end->t >= TUI_TOLD_AT + (printed ? 500 : 0))
		tui_put_lines(end->canvas, end->x - wide / 2,
		              printed ? end->y - 1 : end->height - 2 - lines, wide, lines, with,
		              words);
	middle(end, end->height - 1, TUI_PEN(TUI_SOFT),
	       tui_word(end->t < TUI_ENDS_AFTER ? "ending.skip" : "ending.on"));
}

void tui_ending(const struct tui_scene *scene, struct tui_canvas *canvas, int t)
{
	const struct pl_result *result = &scene->position->result;
	const char *slug = scene->table->game == NULL ? "" : scene->table->game->slug;
	struct end end = { .canvas = canvas,
		           .scene = scene,
		           .t = t,
		           .winner = -1,
		           .width = canvas->width,
		           .height = canvas->height,
		           .x = canvas->width / 2,
		           .y = canvas->height / 2 };
	for (int seat = scene->table->seat_count - 1; seat >= 0; seat--)
		if (result->place[seat] == 1)
			end.winner = seat;
	end.won = scene->seat >= 0 && scene->seat < PL_SEATS && result->place[scene->seat] == 1;
	tui_canvas_clear(canvas, canvas->width, canvas->height);
	void (*paint)(const struct end *) = any_other;
	for (size_t i = 0; i < sizeof endings / sizeof endings[0]; i++)
		if (strcmp(endings[i].slug, slug) == 0)
			paint = endings[i].paint;
	paint(&end);
	say(&end, slug);
}

/* test_canvas.c - drawing on cells: text from anybody, edges, growing, pieces, and the
 * ASCII that stands for every glyph. */
#include "test.h"

#include "core/chance.h"
#include "core/memory.h"
#include "core/text.h"
#include "tui/paint.h"

#include <locale.h>
#include <string.h>

enum { ROOM = 64 * 1024 };

static const char *text_of(const struct tui_canvas *canvas, bool ascii)
{
	static char room[ROOM];
	struct pl_text text = pl_text_in(room, sizeof room);
	tui_canvas_text(canvas, ascii, &text);
	return room;
}

static void test_text_is_cut_at_the_edges(void **state)
{
	(void)state;
	struct tui_canvas *canvas = tui_canvas_new(5, 2, false);
	assert_int_equal(tui_put(canvas, 3, 0, TUI_PEN(0), "abcd"), 4);
	tui_put(canvas, -2, 1, TUI_PEN(0), "wxyz");
	tui_put(canvas, 0, 7, TUI_PEN(0), "below");
	assert_string_equal(text_of(canvas, false), "   ab\nyz\n");
	tui_canvas_free(canvas);
}

static void test_a_canvas_grows_and_keeps_what_was_drawn(void **state)
{
	(void)state;
	struct tui_canvas *canvas = tui_canvas_new(0, 0, true);
	tui_put(canvas, 0, 0, TUI_PEN(0), "ab");
	tui_put(canvas, 1, 2, TUI_PEN(0), "cdef");
	tui_put(canvas, TUI_WIDEST + 3, 0, TUI_PEN(0), "far");
	assert_int_equal(canvas->height, 3);
	assert_int_equal(canvas->width, 5);
	assert_string_equal(text_of(canvas, false), "ab\n\n cdef\n");
	tui_canvas_free(canvas);
}

static void test_hostile_text_draws_nothing_odd(void **state)
{
	(void)state;
	struct tui_canvas *canvas = tui_canvas_new(20, 1, false);
	tui_put(canvas, 0, 0, TUI_PEN(0), "a\033[2Jb\x80\xc3(\xed\xa0\x80\xf4\x90\x80\x80z\x7f");
	for (int x = 0; x < 20; x++) {
		uint32_t glyph = canvas->cells[x].glyph;
		assert_true(glyph >= 0x20 && glyph != 0x7f && !(glyph >= 0x80 && glyph < 0xa0));
		assert_false(glyph >= 0xd800 && glyph < 0xe000);
	}
	assert_int_equal(canvas->cells[0].glyph, 'a');
	tui_canvas_free(canvas);
}

/* C1 control characters are real ones to some terminals, in UTF-8 too. */
static void test_control_characters_in_utf8_are_refused(void **state)
{
	(void)state;
	const char *text = "\xc2\x9b";
	assert_int_equal(tui_next(&text), '?');
	assert_string_equal(text, "");
}

static void test_lines_break_between_words(void **state)
{
	(void)state;
	struct tui_canvas *canvas = tui_canvas_new(8, 4, false);
	int lines = tui_put_lines(canvas, 0, 0, 8, 4, TUI_PEN(0), "one two three\nfour");
	assert_int_equal(lines, 3);
	assert_string_equal(text_of(canvas, false), "one two\nthree\nfour\n\n");
	assert_int_equal(tui_put_lines(NULL, 0, 0, 8, 99, TUI_PEN(0), "one two three\nfour"), 3);
	assert_int_equal(tui_put_lines(NULL, 0, 0, 4, 99, TUI_PEN(0), "abcdefghij"), 3);
	tui_canvas_free(canvas);
}

static void test_what_is_cut_ends_with_an_ellipsis(void **state)
{
	(void)state;
	struct tui_canvas *canvas = tui_canvas_new(10, 1, false);
	assert_int_equal(tui_put_cut(canvas, 0, 0, 5, TUI_PEN(0), "abcdefgh"), 5);
	assert_string_equal(text_of(canvas, false), "abcd…\n");
	assert_string_equal(text_of(canvas, true), "abcd.\n");
	tui_canvas_free(canvas);
}

static void test_pieces_are_found_by_their_cells(void **state)
{
	(void)state;
	struct tui_canvas *canvas = tui_canvas_new(6, 2, false), *to = tui_canvas_new(6, 2, false);
	uint16_t hex = tui_piece(canvas, "hex-1-2");
	assert_int_equal(tui_piece(canvas, "hex-1-2"), hex);
	assert_int_equal(tui_piece(canvas, ""), 0);
	tui_piece(to, "another");
	tui_fill(canvas, 2, 1, 2, 1, TUI_PEN(0, .piece = hex), ' ');
	assert_string_equal(tui_piece_at(canvas, 3, 1), "hex-1-2");
	assert_null(tui_piece_at(canvas, 4, 1));
	assert_null(tui_piece_at(canvas, -1, 99));
	tui_copy(to, 1, 0, 4, 2, canvas, 1, 0);
	assert_string_equal(tui_piece_at(to, 3, 1), "hex-1-2");
	tui_canvas_free(canvas);
	tui_canvas_free(to);
}

static void test_half_of_a_wide_glyph_is_never_shown(void **state)
{
	(void)state;
	setlocale(LC_CTYPE, "C.UTF-8");
	struct tui_canvas *canvas = tui_canvas_new(4, 1, false), *to = tui_canvas_new(2, 1, false);
	assert_int_equal(tui_put(canvas, 0, 0, TUI_PEN(0), "月x"), 3);
	tui_copy(to, 0, 0, 2, 1, canvas, 1, 0);
	assert_int_equal(to->cells[0].glyph, ' ');
	assert_int_equal(to->cells[1].glyph, 'x');
	tui_canvas_free(canvas);
	tui_canvas_free(to);
}

static void test_every_shape_has_an_ascii_partner(void **state)
{
	(void)state;
	struct tui_canvas *canvas = tui_canvas_new(20, 6, false);
	tui_box(canvas, 0, 0, 20, 4, TUI_PEN(0), "Title");
	tui_put_meter(canvas, 2, 1, TUI_PEN(0), 2, 4);
	tui_put_seat(canvas, 10, 1, TUI_PEN(0), 2);
	tui_down(canvas, 0, 5, 1, TUI_PEN(0));
	assert_null(strchr(text_of(canvas, true), '?'));
	assert_string_equal(text_of(canvas, true),
	                    ".- Title ----------.\n"
	                    "| ##..     C       |\n"
	                    "|                  |\n"
	                    "'------------------'\n"
	                    "\n"
	                    "|\n");
	tui_canvas_free(canvas);
}

static void test_crosses_become_the_joints_they_need(void **state)
{
	(void)state;
	struct tui_canvas *canvas = tui_canvas_new(0, 0, true);
	tui_put(canvas, 0, 0, TUI_PEN(0), "┼─┼─┼");
	tui_put(canvas, 0, 1, TUI_PEN(0), "│ │ │");
	tui_put(canvas, 0, 2, TUI_PEN(0), "┼─┼─┼");
	tui_put(canvas, 0, 3, TUI_PEN(0), "  │");
	tui_join(canvas, 0, 0, 5, 3);
	assert_string_equal(text_of(canvas, false), "┌─┬─┐\n│ │ │\n└─┼─┘\n  │\n");
	tui_canvas_free(canvas);
}

/* The table is searched by halves: out of order, a glyph would not be found. */
static void test_the_table_of_glyphs_is_in_order(void **state)
{
	(void)state;
	static const char *const drawn = "§°·»–’…←→↵─│┌┘┼═╔╭╯╱╳▀█░■□▪▰▱"
					 "▲▶►▼◀◆◇◈◉◌◎●◦★☼⚑✓✗⬡⬢";
	for (const char *at = drawn; *at != '\0';)
		assert_int_not_equal(tui_ascii(tui_next(&at)), '?');
	assert_int_equal(tui_ascii(0x4e00), '?');
	assert_int_equal(tui_ascii('a'), 'a');
}

/* --- painting in any colour ------------------------------------------------ */

enum { WIDE = 40, HIGH = 12 };

/* A terminal, as much as painting asks of one: what it shows, and how. */
struct terminal {
	int x, y;
	char how[96];
	struct shown {
		uint32_t glyph;
		char how[96];
	} cells[HIGH][WIDE];
};

/* A control sequence; returns what follows it. */
static const char *obey(struct terminal *terminal, const char *at)
{
	const char *end = at + strcspn(at, "Hm");
	if (*end == 'H') {
		assert_int_equal(sscanf(at, "%d;%dH", &terminal->y, &terminal->x), 2);
		terminal->x--;
		terminal->y--;
	} else {
		assert_int_equal(*end, 'm');
		snprintf(terminal->how, sizeof terminal->how, "%.*s", (int)(end - at), at);
	}
	return end + 1;
}

static void show(struct terminal *terminal, const char *bytes)
{
	while (*bytes != '\0') {
		if (bytes[0] == '\033' && bytes[1] == '[') {
			bytes = obey(terminal, bytes + 2);
			continue;
		}
		uint32_t glyph = tui_next(&bytes);
		struct shown *cell = &terminal->cells[terminal->y][terminal->x++];
		cell->glyph = glyph;
		snprintf(cell->how, sizeof cell->how, "%s", terminal->how);
		if (glyph == 0x4e16) /* it covers the next one */
			terminal->cells[terminal->y][terminal->x++].glyph = 0;
	}
}

/* Something somewhere: letters, a glyph of two columns, colours, attributes. */
static void scribble(struct tui_canvas *canvas, struct pl_chance *chance)
{
	static const char *const words[] = { "a", "Earth", "\xe4\xb8\x96", "  ", "►A│" };
	struct tui_pen pen = { (uint8_t)pl_draw(chance, TUI_INKS),
		               (uint8_t)pl_draw(chance, TUI_INKS), (uint8_t)pl_draw(chance, 16),
		               0 };
	tui_put(canvas, (int)pl_draw(chance, WIDE - 6), (int)pl_draw(chance, HIGH), pen,
	        words[pl_draw(chance, 5)]);
	for (int y = 0; y < HIGH; y++) /* no half of a wide glyph is left alone */
		for (int x = 0; x < WIDE; x++) {
			struct tui_cell *cell = &canvas->cells[y * WIDE + x];
			bool covered = x > 0 && cell[-1].glyph == 0x4e16;
			if ((cell->glyph == 0) != covered)
				cell->glyph = covered ? 0 : ' ';
		}
}

/* What a terminal is told before such a cell. */
static void say_how(const struct tui_cell *cell, char how[96])
{
	static const char *const ways[] = { ";1", ";2", ";4", ";7" };
	const int colours[] = { tui_paint_colour(tui_paint_ink_on(cell->ink, cell->ground)),
		                tui_paint_colour(cell->ground) };
	struct pl_text text = pl_text_in(how, 96);
	pl_put(&text, "0");
	for (int i = 0; i < 4; i++)
		pl_put(&text, "%s", (cell->how >> i) & 1 ? ways[i] : "");
	for (int i = 0; i < 2; i++)
		if (colours[i] >= 0)
			pl_put(&text, ";%d;2;%d;%d;%d", 38 + 10 * i, colours[i] >> 16,
			       (colours[i] >> 8) & 255, colours[i] & 255);
}

static void check_shown(const struct terminal *terminal, const struct tui_canvas *canvas)
{
	for (int y = 0; y < HIGH; y++)
		for (int x = 0; x < WIDE; x++) {
			const struct tui_cell *cell = &canvas->cells[y * WIDE + x];
			const char *how = terminal->cells[y][x].how;
			char expected[96];
			assert_int_equal(terminal->cells[y][x].glyph, cell->glyph);
			if (cell->glyph == 0)
				continue;
			say_how(cell, expected);
			assert_string_equal(how, expected);
		}
}

static void test_what_is_painted_is_what_the_terminal_shows(void **state)
{
	const uint64_t key[2] = { 9, 9 };
	struct pl_chance chance = pl_chance_of(key, 1);
	struct tui_canvas *canvas = tui_canvas_new(WIDE, HIGH, false);
	struct tui_painted painted = { .cells = NULL };
	struct terminal terminal = { .x = 0 };
	size_t room = tui_paint_room(canvas);
	char *bytes = pl_resize(NULL, room);
	(void)state;
	for (int frame = 0; frame < 300; frame++) {
		struct pl_text text = pl_text_in(bytes, room);
		for (int times = (int)pl_draw(&chance, 4); times > 0; times--)
			scribble(canvas, &chance);
		tui_paint(&painted, canvas, false, &text);
		show(&terminal, bytes);
		check_shown(&terminal, canvas);
	}
	free(bytes);
	tui_paint_forget(&painted);
	tui_canvas_free(canvas);
}

static void test_only_what_changes_is_painted(void **state)
{
	char bytes[WIDE * HIGH * 80];
	struct tui_canvas *canvas = tui_canvas_new(WIDE, HIGH, false);
	struct tui_painted painted = { .cells = NULL };
	(void)state;
	struct pl_text text = pl_text_in(bytes, sizeof bytes);
	tui_paint(&painted, canvas, false, &text);
	text = pl_text_in(bytes, sizeof bytes);
	bytes[0] = '\0';
	tui_paint(&painted, canvas, false, &text);
	assert_string_equal(bytes, "");
	tui_put(canvas, 3, 2, TUI_PEN(TUI_P1, TUI_NIGHT, TUI_BOLD), "A");
	tui_paint(&painted, canvas, false, &text);
	assert_string_equal(bytes, "\033[3;4H\033[0;1;38;2;230;159;0;48;2;16;24;58mA\033[0m");
	tui_paint_forget(&painted);
	text = pl_text_in(bytes, sizeof bytes);
	tui_paint(&painted, canvas, true, &text);
	assert_non_null(strstr(bytes, "A"));
	assert_true(strlen(bytes) > WIDE * HIGH);
	tui_paint_forget(&painted);
	tui_canvas_free(canvas);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_text_is_cut_at_the_edges),
		cmocka_unit_test(test_a_canvas_grows_and_keeps_what_was_drawn),
		cmocka_unit_test(test_hostile_text_draws_nothing_odd),
		cmocka_unit_test(test_control_characters_in_utf8_are_refused),
		cmocka_unit_test(test_lines_break_between_words),
		cmocka_unit_test(test_what_is_cut_ends_with_an_ellipsis),
		cmocka_unit_test(test_pieces_are_found_by_their_cells),
		cmocka_unit_test(test_half_of_a_wide_glyph_is_never_shown),
		cmocka_unit_test(test_every_shape_has_an_ascii_partner),
		cmocka_unit_test(test_crosses_become_the_joints_they_need),
		cmocka_unit_test(test_the_table_of_glyphs_is_in_order),
		cmocka_unit_test(test_what_is_painted_is_what_the_terminal_shows),
		cmocka_unit_test(test_only_what_changes_is_painted),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

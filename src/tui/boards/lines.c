/* lines.c - lines that meet. */
#include "tui/boards/lines.h"

static const uint32_t glyphs[16] = {
	' ',    0x2575, 0x2577, 0x2502, 0x2574, 0x2518, 0x2510, 0x2524,
	0x2576, 0x2514, 0x250c, 0x251c, 0x2500, 0x2534, 0x252c, 0x253c,
};

uint32_t tui_line_glyph(int arms)
{
	return glyphs[arms & 15];
}

/* The arms of a glyph; -1: it is no line. */
static int arms_of(uint32_t glyph)
{
	for (int arms = 0; arms < 16; arms++)
		if (glyphs[arms] == glyph)
			return arms;
	return -1;
}

void tui_add_arms(struct tui_canvas *canvas, int x, int y, struct tui_pen pen, int arms)
{
	int there = 0;
	if (x < 0 || y < 0)
		return;
	if (x < canvas->width && y < canvas->height)
		there = arms_of(canvas->cells[(size_t)y * (size_t)canvas->width + (size_t)x].glyph);
	if (there >= 0)
		tui_fill(canvas, x, y, 1, 1, pen, glyphs[(there | arms) & 15]);
}

static void add_down(struct tui_canvas *canvas, int x, int from, int to, struct tui_pen pen)
{
	int step = to > from ? 1 : -1;
	for (int y = from; y != to; y += step) {
		tui_add_arms(canvas, x, y, pen, step > 0 ? TUI_ARM_DOWN : TUI_ARM_UP);
		tui_add_arms(canvas, x, y + step, pen, step > 0 ? TUI_ARM_UP : TUI_ARM_DOWN);
	}
}

static void add_across(struct tui_canvas *canvas, int y, int from, int to, struct tui_pen pen)
{
	int step = to > from ? 1 : -1;
	for (int x = from; x != to; x += step) {
		tui_add_arms(canvas, x, y, pen, step > 0 ? TUI_ARM_RIGHT : TUI_ARM_LEFT);
		tui_add_arms(canvas, x + step, y, pen, step > 0 ? TUI_ARM_LEFT : TUI_ARM_RIGHT);
	}
}

void tui_add_way(struct tui_canvas *canvas, int x1, int y1, int x2, int y2, int bend,
                 struct tui_pen pen)
{
	tui_add_arms(canvas, x1, y1, pen, TUI_ARM_UP);
	add_down(canvas, x1, y1, bend, pen);
	add_across(canvas, bend, x1, x2, pen);
	add_down(canvas, x2, bend, y2, pen);
	tui_add_arms(canvas, x2, y2, pen, TUI_ARM_DOWN);
}

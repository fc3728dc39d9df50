/* lines.h - lines that meet: every cell of one has arms, and a glyph that shows them. */
#ifndef PERILUNE_TUI_BOARDS_LINES_H
#define PERILUNE_TUI_BOARDS_LINES_H

#include "tui/canvas.h"

enum { TUI_ARM_UP = 1, TUI_ARM_DOWN = 2, TUI_ARM_LEFT = 4, TUI_ARM_RIGHT = 8 };

/* The glyph of arms that were added up; ' ' of none. */
uint32_t tui_line_glyph(int arms);

/* Arms drawn over what is there: a line that is there is joined, anything else but a
 * blank stays. */
void tui_add_arms(struct tui_canvas *, int x, int y, struct tui_pen, int arms);

/* A line from the lower edge of one cell to the row `bend`, along it, and on to the edge
 * of another cell: x1, y1 is the upper end, x2, y2 the lower one. */
void tui_add_way(struct tui_canvas *, int x1, int y1, int x2, int y2, int bend, struct tui_pen);

#endif

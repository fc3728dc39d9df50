/* paint.h - a canvas as bytes for a terminal that takes any colour (COLORTERM=truecolor or
 * 24bit): terminfo has palettes only, so what is drawn there is written here, by the sequences
 * that all such terminals share. Nothing is written by this itself: it makes text. */
#ifndef PERILUNE_TUI_PAINT_H
#define PERILUNE_TUI_PAINT_H

#include "tui/canvas.h"

/* Whether the environment says that the terminal takes any colour. */
bool tui_paint_is_direct(void);

/* The colour of an ink, 0xRRGGBB; -1: the terminal's own. */
int32_t tui_paint_colour(int ink);

/* The ink to write with on a ground: nobody knows what the terminal's own would be there. */
int tui_paint_ink_on(int ink, int ground);

/* What a terminal shows. */
struct tui_painted {
	int width, height;
	struct tui_cell *cells; /* NULL: not known */
};

/* Append what brings a terminal that shows `painted` to show the canvas, and take that down;
 * with ascii, by its glyphs' partners. The text has room for tui_paint_room(). */
void tui_paint(struct tui_painted *painted, const struct tui_canvas *, bool ascii,
               struct pl_text *);
size_t tui_paint_room(const struct tui_canvas *);

/* Know nothing of what is shown: the next is drawn whole. */
void tui_paint_forget(struct tui_painted *);

#endif

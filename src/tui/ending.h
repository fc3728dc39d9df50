/* ending.h - how each game ends, in characters: a picture that is a function of time alone. */
#ifndef PERILUNE_TUI_ENDING_H
#define PERILUNE_TUI_ENDING_H

#include "tui/board.h"

enum { TUI_ENDS_AFTER = 5000, TUI_TOLD_AT = 3000 }; /* ms: its last frame; who has won is told */

/* Draws the picture at t, 0 to TUI_ENDS_AFTER, over all of a canvas of fixed size. */
void tui_ending(const struct tui_scene *, struct tui_canvas *, int t);

#endif

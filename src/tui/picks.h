/* picks.h - from pieces to moves. A move names the pieces that a person would
 * choose for it, in order. What is marked is the next piece of every move that
 * fits what was chosen so far; what all of them would have to choose anyway is
 * not asked for. The same as the browser's (web/src/app/pick.ts). */
#ifndef PERILUNE_TUI_PICKS_H
#define PERILUNE_TUI_PICKS_H

#include "tui/board.h"

enum { TUI_CHOSEN_MOST = PL_TOUCH };

struct tui_marks {
	const struct tui_position *position;
	int chosen_count;
	char chosen[TUI_CHOSEN_MOST][128]; /* ids of pieces, in order */

	int left_count;
	int *left;         /* moves that fit, by their index */
	const char **next; /* of each, the piece that is to be chosen next, or NULL */

	const char *cursor;        /* the piece under the cursor, or NULL */
	int pointed;               /* the move under the cursor of the list; -1: none */
	const struct tui_log *log; /* entries from `last` on point at pieces */
	int last;
	const char *hint; /* the text of the move that a hint advises, or NULL */
};

/* Begin anew with a position (NULL: none). */
void tui_picks_begin(struct tui_marks *, const struct tui_position *);
void tui_picks_end(struct tui_marks *); /* frees */

/* Choose a piece. What is chosen already is taken back by that; a piece that other
 * moves begin with begins anew. Returns the move that this decides, or -1. */
int tui_picks_choose(struct tui_marks *, const char *piece);

/* The move to begin with: the first that is left and loses nothing, or else the first; its place
 * among those left, -1 where none is. */
int tui_picks_usual(const struct tui_marks *);

/* Whether a piece leads to any move that is left and loses nothing. */
bool tui_picks_safe(const struct tui_marks *, const char *piece);

/* Take the last choice back; false if there is none. */
bool tui_picks_back(struct tui_marks *);

/* Paint the marks over what was drawn. */
void tui_picks_paint(const struct tui_scene *, struct tui_canvas *);

#endif

/* board.h - what the client and a game's board have to do with each other.
 *
 * The client (src/tui) has the screen, the keyboard, the choices, the log and the
 * cursor, and knows no game. A board (src/tui/boards/<slug>.c, with a line in
 * boards.c) draws one position onto canvases, and knows no terminal: no ncurses,
 * no input, no state of its own between two calls. All it may use is the scene.
 *
 * How pieces become alive: a cell that stands for a piece carries its id (the pen's
 * `piece`). The client then moves the cursor from piece to piece, finds what the
 * mouse points at, explains it, and paints marks over the board after it is drawn
 * (see enum tui_mark): a board need not do anything for that. It may ask
 * tui_mark() where a mark should change the drawing itself, say a number in every
 * hex in reach.
 *
 * Sizes: scene->width and height are the room there is. Use it: 80x24 leaves a
 * board 53 by 13 cells, 120x40 leaves 81 by 27, 200x60 leaves 143 by 44. What is drawn beyond is not
 * lost: the client scrolls, following the cursor.
 */
#ifndef PERILUNE_TUI_BOARD_H
#define PERILUNE_TUI_BOARD_H

#include "tui/canvas.h"
#include "tui/position.h"
#include "tui/words.h"

/* What there is to say of a piece now, added up. The client paints: actable on lit
 * ground and bold, chosen and cursor turned, hint on green, last underlined. */
enum tui_mark {
	TUI_ACTABLE = 1,  /* choosing it does something, or leads on to it */
	TUI_CHOSEN = 2,   /* it was chosen, of a move that takes several */
	TUI_HINT = 4,     /* the bot would */
	TUI_CURSOR = 8,   /* the cursor is here */
	TUI_POINTED = 16, /* the choice under the cursor points here */
	TUI_LAST = 32     /* something happened here since you last acted */
};

struct tui_marks; /* the client's */

struct tui_scene {
	const struct tui_table *table;
	const struct tui_position *position;
	const json_t *state;           /* position->state, read with tui_get() and the like */
	const json_t *book;            /* of the table, read with tui_book_int() and the like;
	                                * NULL while it has not come */
	int seat;                      /* whose view; PL_SPECTATOR: do not index with it */
	int width, height;             /* the room of the canvas at hand */
	const struct tui_marks *marks; /* NULL: none */
};

/* Marks of a piece, enum tui_mark added up; 0 if none. */
unsigned tui_mark(const struct tui_scene *, const char *piece);

/* A card or piece at length, for the window that Space opens and for the line of
 * explanation. Fill in what there is; texts are cut to their room. */
struct tui_card {
	char title[96], text[1024], flavour[256], cost[32];
};

struct tui_board {
	const char *slug;

	/* The table, on an empty canvas that grows. */
	void (*draw)(const struct tui_scene *, struct tui_canvas *);

	/* Hands and purses, beside it: every player a few lines, what the viewer holds,
	 * decks. About 25 columns wide in 80, 38 in 120 (scene->width says). NULL: the
	 * client lists the players. */
	void (*side)(const struct tui_scene *, struct tui_canvas *);

	/* A few words for the bar: "Round 3 of 50, move". NULL: none. */
	void (*headline)(const struct tui_scene *, struct pl_text *);

	/* The text of a piece's card; false: there is none. The client adds what can be
	 * done with the piece and its name in moves. NULL: no cards. */
	bool (*card)(const struct tui_scene *, const char *piece, struct tui_card *);
};

/* The board of a game by its slug: its own, or the generic one, which shows the
 * game's lines of text (position->show). Never NULL. */
const struct tui_board *tui_board_of(const char *slug);

extern const struct tui_board tui_generic_board;

/* Every board there is, ended by NULL; boards.c. */
extern const struct tui_board *const tui_boards[];

/* --- words -------------------------------------------------------------------
 *
 * Whatever a board says stands in its game's words files under keys that begin with "board.",
 * the same in every language (test_language compares them):
 *
 *     words.en   board.deck: deck {count}
 *                board.round: Round {round}{limit? of {limit}}
 *     words.de   board.deck: Stapel {count}
 *                board.round: Runde {round}{limit? von {limit}}
 *
 * and is said by its key with what it is about, numbers and texts (core/language.h has the
 * rest of what a text can do):
 *
 *     char room[40];
 *     tui_put(canvas, 0, 0, pen, TUI_BOARD_LINE(scene, room, "board.deck",
 *                                               PL_AS_NUMBER("count", deck)));
 *     tui_put(canvas, 0, 1, pen, tui_board_word(scene, "board.empty"));
 *     TUI_BOARD_SAY(scene, text, "board.round", PL_AS_NUMBER("round", 3));
 *
 * A name of the data (a card's title, a city's name in the book) is said by tui_board_name(),
 * which gives what the language has for it, or the name itself. A member of a set may be said
 * too, PL_AS_ONE("place", 2, set), where the file has words for it ("place.earth: Erde"). Use
 * tui_columns() for widths: a letter may be several bytes. */

/* The text of a key as it stands, for texts that speak of nothing else. */
const char *tui_board_word(const struct tui_scene *, const char *key);

/* Append the text of a key about these; and into an array of characters, which is returned. */
void tui_board_say(const struct tui_scene *, struct pl_text *, const char *key,
                   const struct pl_said *);
const char *tui_board_line(const struct tui_scene *, char *room, size_t size, const char *key,
                           const struct pl_said *);
#define TUI_BOARD_SAY(scene, text, key, ...)                                                       \
	tui_board_say(scene, text, key, (const struct pl_said[]){ __VA_ARGS__, { .name = NULL } })
#define TUI_BOARD_LINE(scene, room, key, ...)                                                      \
	tui_board_line(scene, room, sizeof(room), key,                                             \
	               (const struct pl_said[]){ __VA_ARGS__, { .name = NULL } })

/* A name of the data in the language spoken: as long as that is spoken, or name itself. */
const char *tui_board_name(const struct tui_scene *, const char *name);

/* Of the players, a line each, from the table alone: name, kind, whose turn; returns
 * lines used. For boards that put more under each, one seat at a time. */
int tui_put_player(const struct tui_scene *, struct tui_canvas *, int x, int y, int width,
                   int seat);

#endif

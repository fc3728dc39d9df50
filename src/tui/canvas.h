/* canvas.h - a sheet of character cells: what every board, pane and dialog is
 * drawn on. No ncurses here: a canvas can be drawn and read without a terminal.
 *
 * A cell is a glyph with colours, attributes and the piece it stands for, so
 * that what is under the cursor or the mouse is found by looking at the cell.
 * Coordinates count from 0 at the upper left; what falls outside is left out.
 *
 * Texts are UTF-8, and may come from anybody: control characters are left out,
 * bytes that are no UTF-8 become '?'. Drawing is done once, with Unicode; where
 * the terminal has none, each glyph is exchanged for its partner in the one
 * table of glyph pairs (glyphs.c). Draw only glyphs that have a partner there, and
 * add a pair where you need a new one (one cell wide; no emoji).
 */
#ifndef PERILUNE_TUI_CANVAS_H
#define PERILUNE_TUI_CANVAS_H

#include "core/game.h"

/* Colours, by what they mean. The same palette as the browser's (tokens.css);
 * screen.c has the table of what they are with 256, 16 and 8 colours. Colour is
 * never the only sign: a letter or shape goes with it. */
enum tui_ink {
	TUI_PLAIN, /* the terminal's own */
	TUI_SOFT,  /* what is quiet: labels, empty places */
	TUI_RULE,  /* lines and grids */
	TUI_CALL,  /* orange: what you are asked to do */
	TUI_GOOD,
	TUI_BAD,
	TUI_P1,
	TUI_P2,
	TUI_P3,
	TUI_P4,
	TUI_P5,
	TUI_P6, /* players, Okabe-Ito */
	TUI_RED,
	TUI_ORANGE,
	TUI_YELLOW,
	TUI_GREEN,
	TUI_CYAN,
	TUI_BLUE,
	TUI_VIOLET,
	TUI_PINK,
	TUI_BROWN,
	TUI_WHITE,
	TUI_BLACK,
	TUI_GREY,
	/* meant as grounds: dark enough for any ink above to stand on */
	TUI_NIGHT,
	TUI_SLATE,
	TUI_DEEP_BLUE,
	TUI_DEEP_GREEN,
	TUI_DEEP_RED,
	TUI_DEEP_BROWN,
	TUI_DEEP_VIOLET,
	TUI_LIT,
	TUI_INKS
};

/* The ink of a seat's colour (TUI_P1...), and its letter, 'A' to 'F'. */
static inline uint8_t tui_seat_ink(int seat)
{
	return (uint8_t)(seat >= 0 && seat < PL_SEATS ? TUI_P1 + seat : TUI_PLAIN);
}
static inline char tui_seat_letter(int seat)
{
	return seat >= 0 && seat < PL_SEATS ? (char)('A' + seat) : '?';
}

enum tui_how { TUI_BOLD = 1, TUI_FAINT = 2, TUI_UNDER = 4, TUI_TURNED = 8 /* ink and ground */ };

/* What to draw with. A pen of zeros is plain text that belongs to no piece. */
struct tui_pen {
	uint8_t ink, ground; /* enum tui_ink; ground TUI_PLAIN: the terminal's own */
	uint8_t how;         /* enum tui_how, added up */
	uint16_t piece;      /* tui_piece(); 0: none */
};

/* A pen for use in a call, its ink first: TUI_PEN(TUI_SOFT),
 * TUI_PEN(TUI_CALL, .how = TUI_BOLD, .piece = tui_piece(canvas, "hex-7-3")) */
#define TUI_PEN(...) ((struct tui_pen){ .ink = __VA_ARGS__ })

struct tui_cell {
	uint32_t glyph; /* a code point; 0: the right half of a wide one */
	uint8_t ink, ground, how;
	uint16_t piece;
};

struct tui_canvas {
	int width, height;
	bool grows;             /* drawing to the right or below makes it larger */
	struct tui_cell *cells; /* width * height, a row after another */
	size_t room;
	int piece_count, piece_room;
	char **pieces; /* ids, by number; [0] is unused */
};

enum { TUI_WIDEST = 500, TUI_TALLEST = 4000 }; /* a canvas never grows beyond */

/* An empty canvas of this size; 0, 0 with grows is what a board begins with. */
struct tui_canvas *tui_canvas_new(int width, int height, bool grows);
void tui_canvas_free(struct tui_canvas *); /* may be NULL */

/* Blank again, of this size, without pieces. */
void tui_canvas_clear(struct tui_canvas *, int width, int height);

/* The number of a piece by its id ("hex-7-3", as moves, events and views call
 * it), for pens: every cell that stands for the piece should carry it, blank
 * ones too, since marks and mouse follow it. The same id gets the same number. */
uint16_t tui_piece(struct tui_canvas *, const char *id);

/* The id of the piece at a place, or NULL. */
const char *tui_piece_at(const struct tui_canvas *, int x, int y);

/* The glyph at a place; a blank beyond the edges. */
uint32_t tui_glyph_at(const struct tui_canvas *, int x, int y);

/* --- drawing --------------------------------------------------------------- */

/* Text in one line; returns the columns it took (also where it was cut off). */
int tui_put(struct tui_canvas *, int x, int y, struct tui_pen, const char *text);
int tui_putf(struct tui_canvas *, int x, int y, struct tui_pen, const char *format, ...)
	__attribute__((format(printf, 5, 6)));

/* Text in at most `width` columns, cut with an ellipsis if it is longer. */
int tui_put_cut(struct tui_canvas *, int x, int y, int width, struct tui_pen, const char *text);

/* Text in lines of `width` columns, broken between words, at most `lines` of
 * them (the last is cut); returns how many it took. Line breaks in the text are
 * kept. With canvas NULL nothing is drawn: how many it would take. */
int tui_put_lines(struct tui_canvas *, int x, int y, int width, int lines, struct tui_pen,
                  const char *text);

/* Every cell of a rectangle: one glyph (' ' for a ground alone). */
void tui_fill(struct tui_canvas *, int x, int y, int width, int height, struct tui_pen,
              uint32_t glyph);

/* A box of lines with a title in its upper edge (NULL: none); what is within
 * stays. */
void tui_box(struct tui_canvas *, int x, int y, int width, int height, struct tui_pen,
             const char *title);

/* A line to the right, or downwards. */
void tui_across(struct tui_canvas *, int x, int y, int length, struct tui_pen);
void tui_down(struct tui_canvas *, int x, int y, int length, struct tui_pen);

/* Every ┼ of a rectangle becomes the joint or corner that the lines beside it need, so
 * that grids can be drawn with crosses only. */
void tui_join(struct tui_canvas *, int x, int y, int width, int height);

/* A seat's sign: its letter on its colour, " A ", three columns; returns 3. */
int tui_put_seat(struct tui_canvas *, int x, int y, struct tui_pen, int seat);

/* A row of `most` signs of which `full` are lit: "###...", a column each. */
int tui_put_meter(struct tui_canvas *, int x, int y, struct tui_pen, int full, int most);

/* A part of one canvas into another: `width` by `height` cells from (fx, fy). Pieces
 * come along, by their ids. */
void tui_copy(struct tui_canvas *to, int x, int y, int width, int height,
              const struct tui_canvas *from, int fx, int fy);

/* --- text ------------------------------------------------------------------ */

/* Columns that a text takes. */
int tui_columns(const char *text);

/* The next code point of a text, and the text moved on; 0 at its end. Control
 * characters and what is no UTF-8 come as '?', line breaks as '\n'. */
uint32_t tui_next(const char **text);

/* The opposite: a code point as UTF-8. */
void tui_put_code(uint32_t code, struct pl_text *);

/* The ASCII partner of a glyph: a character, or '?' where there is none. */
char tui_ascii(uint32_t glyph);

/* The canvas as lines of text, without blanks at their ends: for tests and
 * their goldens. */
void tui_canvas_text(const struct tui_canvas *, bool ascii, struct pl_text *);

#endif

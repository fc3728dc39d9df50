/* screen.h - the terminal: opening and leaving it whole, showing a canvas, keys
 * and mouse. The only file that knows ncurses is screen.c.
 *
 * There is one screen at a time. It is left as it was found on every way out:
 * closing, exit(), SIGTERM, SIGHUP, SIGINT, crashes (SIGSEGV and the like, by means
 * that are safe in a handler), Ctrl-Z and back.
 */
#ifndef PERILUNE_TUI_SCREEN_H
#define PERILUNE_TUI_SCREEN_H

#include "tui/canvas.h"

/* How it should look; zeros: find out. */
struct tui_look {
	bool ascii; /* no Unicode; also where the locale has none */
	bool mono;  /* no colours; also where NO_COLOR is set */
	bool deaf;  /* no mouse */
};

/* Take the terminal over; false with a complaint on standard error if it cannot
 * (no terminal, TERM unknown, smaller than 40x12). */
bool tui_screen_open(struct tui_look);
void tui_screen_close(void);

/* A canvas of the terminal's size, to draw on; it is kept, so draw all of it. */
struct tui_canvas *tui_screen_canvas(void);

/* Show it; (x, y) is where the terminal's own cursor stands, -1: hidden. */
void tui_screen_show(int x, int y);

/* --- input ------------------------------------------------------------------ */

enum tui_key_kind {
	TUI_NOTHING, /* time has passed, or the fd is readable */
	TUI_RESIZED, /* draw again, with the canvas anew */
	TUI_ENDED,   /* SIGTERM, SIGHUP or SIGINT: leave */
	TUI_LETTER,  /* code: a code point; with control too (12: Ctrl-L) */
	TUI_ENTER,
	TUI_ESCAPE,
	TUI_TAB,
	TUI_BACKTAB,
	TUI_BACKSPACE,
	TUI_DELETE,
	TUI_UP,
	TUI_DOWN,
	TUI_LEFT,
	TUI_RIGHT,
	TUI_HOME,
	TUI_END,
	TUI_PAGE_UP,
	TUI_PAGE_DOWN,
	TUI_CLICK, /* at x, y */
	TUI_LOOK,  /* the same with the right button */
	TUI_WHEEL_UP,
	TUI_WHEEL_DOWN
};

struct tui_key {
	enum tui_key_kind kind;
	uint32_t code;
	int x, y;
};

/* Wait for input, for fd (-1: none) to be readable, or for a number of milliseconds
 * (-1: without end); TUI_NOTHING for the last two. */
struct tui_key tui_screen_key(int fd, int milliseconds);

/* What a key does to a line that is being typed; false: nothing. */
bool tui_line_edit(char *line, size_t size, struct tui_key);

/* --- small windows, for client and lobby alike; each runs until it is answered --- */

/* What goes on meanwhile: drawn behind the window, and served. NULL: nothing. */
struct tui_behind {
	void (*draw)(void *context, struct tui_canvas *);
	void (*serve)(void *context); /* fd was readable, or 100 ms have passed */
	void *context;
	int fd;
};

/* Text to read, with a title; scrolls. True unless the program is to end. */
bool tui_window_text(const struct tui_behind *, const char *title, const char *text);

/* The same of what is drawn: a canvas of this width, which the window frees. It is drawn again
 * where the width changes. */
typedef struct tui_canvas *tui_page(void *context, int width);
bool tui_window_page(const struct tui_behind *, const char *title, tui_page *, void *context);

/* One of a list; -1: none (Esc), -2: the program is to end. `first` is under the cursor. */
int tui_window_list(const struct tui_behind *, const char *title, const char *const *items,
                    int count, int first);

/* A line of text, edited in place (it holds what is there at first); false: none. */
bool tui_window_line(const struct tui_behind *, const char *title, char *line, size_t size);

/* Yes or no, with what there is to know before. */
bool tui_window_ask(const struct tui_behind *, const char *title, const char *text);

/* Yes or no. */
bool tui_window_sure(const struct tui_behind *, const char *question);

#endif

/* screen.c - the terminal by ncurses, and getting out of it in one piece. */
#include "tui/screen.h"

#include "core/memory.h"
#include "core/rows.h"
#include "core/text.h"
#include "tui/paint.h"

#include <curses.h>
#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

enum { LEAST_WIDTH = 40, LEAST_HEIGHT = 12, MOST_PAIRS = 2048 };

/* One terminal, one screen; and its handlers can be given no argument. */
static struct {
	bool open, ascii, mono;
	bool direct; /* any colour: written by paint.c, while ncurses has a blank screen */
	struct tui_painted painted;
	SCREEN *screen;
	struct tui_canvas *canvas;
	struct termios before; /* the terminal as it was found */
	char leave[256];       /* what brings it back, for signal handlers */
	size_t leave_length;
	int pipe[2];                       /* written by the handlers of signals */
	volatile sig_atomic_t ended, back; /* back: after Ctrl-Z and fg */
	int pair_count;
	struct {
		short ink, ground;
	} pairs[MOST_PAIRS];
} term = { .pipe = { -1, -1 } };

/* --- colours ------------------------------------------------------------- */

/* The palette of the browser, as near as terminals come: among 256 colours, 16, 8. */
static const struct {
	short of256, of16, of8;
} inks[] = {
	[TUI_PLAIN] = { -1, -1, -1 },
	[TUI_SOFT] = { 245, 8, -1 },
	[TUI_RULE] = { 240, 8, -1 },
	[TUI_CALL] = { 215, 11, COLOR_YELLOW },
	[TUI_GOOD] = { 79, 10, COLOR_GREEN },
	[TUI_BAD] = { 210, 9, COLOR_RED },
	[TUI_P1] = { 214, 3, COLOR_YELLOW },
	[TUI_P2] = { 75, 14, COLOR_CYAN },
	[TUI_P3] = { 36, 2, COLOR_GREEN },
	[TUI_P4] = { 227, 11, COLOR_WHITE },
	[TUI_P5] = { 166, 9, COLOR_RED },
	[TUI_P6] = { 175, 13, COLOR_MAGENTA },
	[TUI_RED] = { 203, 9, COLOR_RED },
	[TUI_ORANGE] = { 209, 3, COLOR_YELLOW },
	[TUI_YELLOW] = { 221, 11, COLOR_YELLOW },
	[TUI_GREEN] = { 113, 10, COLOR_GREEN },
	[TUI_CYAN] = { 80, 14, COLOR_CYAN },
	[TUI_BLUE] = { 111, 12, COLOR_BLUE },
	[TUI_VIOLET] = { 141, 13, COLOR_MAGENTA },
	[TUI_PINK] = { 212, 13, COLOR_MAGENTA },
	[TUI_BROWN] = { 137, 3, COLOR_YELLOW },
	[TUI_WHITE] = { 255, 15, COLOR_WHITE },
	[TUI_BLACK] = { 16, 0, COLOR_BLACK },
	[TUI_GREY] = { 250, 7, COLOR_WHITE },
	[TUI_NIGHT] = { 17, 0, COLOR_BLACK },
	[TUI_SLATE] = { 236, 0, COLOR_BLACK },
	[TUI_DEEP_BLUE] = { 18, 4, COLOR_BLUE },
	[TUI_DEEP_GREEN] = { 22, 0, COLOR_BLACK },
	[TUI_DEEP_RED] = { 52, 0, COLOR_BLACK },
	[TUI_DEEP_BROWN] = { 94, 0, COLOR_BLACK },
	[TUI_DEEP_VIOLET] = { 54, 0, COLOR_BLACK },
	[TUI_LIT] = { 60, 4, COLOR_BLUE },
};
PL_ROWS(inks, TUI_INKS);

static short colour_of(int ink)
{
	return COLORS >= 256 ? inks[ink].of256 : COLORS >= 16 ? inks[ink].of16 : inks[ink].of8;
}

static short pair_of(int ink, int ground)
{
	short fore = colour_of(tui_paint_ink_on(ink, ground)), back = colour_of(ground);
	if (fore == -1 && back == -1)
		return 0;
	for (int i = 1; i < term.pair_count; i++)
		if (term.pairs[i].ink == fore && term.pairs[i].ground == back)
			return (short)i;
	if (term.pair_count >= MOST_PAIRS || term.pair_count >= COLOR_PAIRS)
		return 0;
	term.pairs[term.pair_count].ink = fore;
	term.pairs[term.pair_count].ground = back;
	init_pair((short)term.pair_count, fore, back);
	return (short)term.pair_count++;
}

/* --- leaving ------------------------------------------------------------- */

/* A capability's bytes, without the marks of padding that tputs() would act on. */
static void add_leave(const char *bytes)
{
	for (; bytes != NULL && bytes != (char *)-1 && *bytes != '\0'; bytes++) {
		const char *end = bytes[0] == '$' && bytes[1] == '<' ? strchr(bytes, '>') : NULL;
		if (end != NULL)
			bytes = end;
		else if (term.leave_length < sizeof term.leave)
			term.leave[term.leave_length++] = *bytes;
	}
}

static void prepare_leave(void)
{
	term.leave_length = 0;
	if (tigetstr("kmous") != NULL && tigetstr("kmous") != (char *)-1)
		add_leave("\033[?1000l\033[?1006l");
	add_leave(tigetstr("sgr0"));
	add_leave(tigetstr("cnorm"));
	add_leave(tigetstr("rmkx"));
	add_leave(tigetstr("rmcup"));
}

/* Nothing here but what a handler of signals may do. */
static void leave_now(void)
{
	size_t done = 0;
	while (done < term.leave_length) {
		ssize_t wrote = write(STDOUT_FILENO, term.leave + done, term.leave_length - done);
		if (wrote <= 0)
			break;
		done += (size_t)wrote;
	}
	tcsetattr(STDIN_FILENO, TCSANOW, &term.before);
}

static void on_crash(int number)
{
	leave_now();
	signal(number, SIG_DFL);
	raise(number);
}

/* Asked to end: the loop will; a second time there may be no loop any more. */
static void on_end(int number)
{
	int saved = errno;
	if (term.ended) {
		leave_now();
		signal(number, SIG_DFL);
		raise(number);
	}
	term.ended = 1;
	ssize_t wrote = write(term.pipe[1], "", 1);
	(void)wrote;
	errno = saved;
}

static void on_back(int number)
{
	(void)number;
	term.back = 1;
}

static const int crashes[] = { SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGQUIT };
static const int ends[] = { SIGTERM, SIGHUP, SIGINT };

static void watch_signals(bool on)
{
	static char stack[64 * 1024]; /* a crash may be for want of stack */
	stack_t other = { .ss_sp = stack,
		          .ss_size = sizeof stack,
		          .ss_flags = on ? 0 : SS_DISABLE };
	struct sigaction action = { .sa_handler = on ? on_crash : SIG_DFL,
		                    .sa_flags = on ? SA_ONSTACK : 0 };
	sigemptyset(&action.sa_mask);
	if (on)
		sigaltstack(&other, NULL);
	for (size_t i = 0; i < sizeof crashes / sizeof crashes[0]; i++)
		sigaction(crashes[i], &action, NULL);
	action.sa_handler = on ? on_end : SIG_DFL;
	for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++)
		sigaction(ends[i], &action, NULL);
	action.sa_handler = on ? on_back : SIG_DFL;
	sigaction(SIGCONT, &action, NULL);
	if (!on)
		sigaltstack(&other, NULL);
}

void tui_screen_close(void)
{
	if (!term.open)
		return;
	term.open = false;
	endwin();
	tcsetattr(STDIN_FILENO, TCSANOW, &term.before);
	watch_signals(false);
	delscreen(term.screen);
	tui_canvas_free(term.canvas);
	tui_paint_forget(&term.painted);
	term.canvas = NULL;
	close(term.pipe[0]);
	close(term.pipe[1]);
}

/* --- opening ------------------------------------------------------------- */

static bool complain(const char *what)
{
	fprintf(stderr, "perilune: %s\n", what);
	return false;
}

static void choose_colours(void)
{
	const char *none = getenv("NO_COLOR");
	term.mono |= none != NULL && none[0] != '\0';
	term.mono |= !has_colors();
	term.pair_count = 1;
	term.direct = !term.mono && tui_paint_is_direct();
	if (term.mono)
		return;
	start_color();
	use_default_colors();
}

static bool take_over(struct tui_look look)
{
	static bool at_exit;
	static const char *const cannot =
		"this terminal cannot be drawn on (see TERM); --plain plays "
		"line by line";
	term.screen = newterm(NULL, stdout, stdin);
	if (term.screen == NULL)
		return complain(cannot);
	if (tigetstr("cup") == NULL || tigetstr("cup") == (char *)-1) { /* TERM=dumb */
		endwin();
		delscreen(term.screen);
		return complain(cannot);
	}
	term.open = true;
	if (!at_exit)
		at_exit = atexit(tui_screen_close) == 0;
	cbreak();
	noecho();
	nonl();
	keypad(stdscr, TRUE);
	nodelay(stdscr, TRUE);
	set_escdelay(40);
	choose_colours();
	if (!look.deaf) {
		mousemask(BUTTON1_PRESSED | BUTTON3_PRESSED | BUTTON4_PRESSED | BUTTON5_PRESSED,
		          NULL);
		mouseinterval(0);
	}
	prepare_leave();
	return true;
}

bool tui_screen_open(struct tui_look look)
{
	if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO) ||
	    tcgetattr(STDIN_FILENO, &term.before) != 0)
		return complain("the full screen needs a terminal; --plain does not");
	/* Of the locale only its letters: numbers in JSON keep their points. */
	setlocale(LC_CTYPE, "");
	term.ascii = look.ascii || strcmp(nl_langinfo(CODESET), "UTF-8") != 0;
	term.mono = look.mono;
	term.ended = 0;
	if (pipe(term.pipe) != 0)
		return complain(strerror(errno));
	fcntl(term.pipe[0], F_SETFL, O_NONBLOCK);
	fcntl(term.pipe[1], F_SETFL, O_NONBLOCK);
	watch_signals(true);
	if (!take_over(look)) {
		watch_signals(false);
		return false;
	}
	term.canvas = tui_canvas_new(COLS, LINES, false);
	if (COLS < LEAST_WIDTH || LINES < LEAST_HEIGHT) {
		tui_screen_close();
		return complain(
			"the terminal is too small: at least 40x12, better 80x24; --plain plays "
			"line by line");
	}
	return true;
}

/* --- showing ------------------------------------------------------------- */

struct tui_canvas *tui_screen_canvas(void)
{
	tui_canvas_clear(term.canvas, COLS, LINES);
	return term.canvas;
}

static attr_t attributes_of(const struct tui_cell *cell)
{
	return (cell->how & TUI_BOLD ? A_BOLD : 0) | (cell->how & TUI_FAINT ? A_DIM : 0) |
		(cell->how & TUI_UNDER ? A_UNDERLINE : 0) |
		(cell->how & TUI_TURNED ? A_REVERSE : 0);
}

/* Without colours, a ground that stands out must do so by other means. */
static attr_t ground_of(const struct tui_cell *cell)
{
	if (!term.mono || cell->ground == TUI_PLAIN)
		return 0;
	if (cell->ground == TUI_LIT)
		return A_BOLD | A_UNDERLINE;
	return cell->ground < TUI_NIGHT ? A_REVERSE : 0;
}

static void show_cell(int x, int y, const struct tui_cell *cell)
{
	attr_t how = attributes_of(cell);
	attr_t ground = ground_of(cell);
	how = ground & A_REVERSE ? how ^ A_REVERSE : how | ground;
	short pair = term.mono ? 0 : pair_of(cell->ink, cell->ground);
	wchar_t glyph[2] = { (wchar_t)cell->glyph, L'\0' };
	if (term.ascii)
		glyph[0] = (wchar_t)tui_ascii(cell->glyph);
	cchar_t whole;
	if (setcchar(&whole, glyph, how, pair, NULL) == OK)
		mvadd_wch(y, x, &whole);
}

static void write_all(const char *bytes, size_t length)
{
	while (length > 0) {
		ssize_t wrote = write(STDOUT_FILENO, bytes, length);
		if (wrote < 0 && errno == EINTR)
			continue;
		if (wrote <= 0)
			return; /* a lost terminal is found out where keys are waited for */
		bytes += wrote;
		length -= (size_t)wrote;
	}
}

/* In any colour. Of ncurses there is a blank screen below, which it has nothing to add to but
 * when the size changes, after Ctrl-L and after Ctrl-Z: then all is written again. */
static void show_directly(int x, int y)
{
	const struct tui_canvas *canvas = term.canvas;
	size_t room = tui_paint_room(canvas) + 64;
	char *bytes = pl_resize(NULL, room);
	struct pl_text text = pl_text_in(bytes, room);
	if (term.back)
		tui_paint_forget(&term.painted);
	term.back = 0;
	curs_set(0);
	refresh();
	tui_paint(&term.painted, canvas, term.ascii, &text);
	if (x >= 0 && y >= 0)
		pl_put(&text, "\033[%d;%dH", y + 1, x + 1);
	write_all(bytes, (size_t)(text.at - text.start));
	curs_set(x >= 0 && y >= 0);
	free(bytes);
}

void tui_screen_show(int x, int y)
{
	if (term.direct) {
		show_directly(x, y);
		return;
	}
	const struct tui_canvas *canvas = term.canvas;
	int width = canvas->width < COLS ? canvas->width : COLS;
	int height = canvas->height < LINES ? canvas->height : LINES;
	erase();
	for (int j = 0; j < height; j++)
		for (int i = 0; i < width; i++) {
			const struct tui_cell *cell =
				&canvas->cells[(size_t)j * (size_t)canvas->width + (size_t)i];
			if (cell->glyph != 0)
				show_cell(i, j, cell);
		}
	curs_set(x >= 0 && y >= 0);
	if (x >= 0 && y >= 0)
		move(y, x);
	refresh();
}

/* --- input --------------------------------------------------------------- */

static struct tui_key mouse_key(void)
{
	MEVENT event;
	if (getmouse(&event) != OK)
		return (struct tui_key){ .kind = TUI_NOTHING };
	enum tui_key_kind kind = event.bstate & BUTTON1_PRESSED ? TUI_CLICK
		: event.bstate & BUTTON3_PRESSED                ? TUI_LOOK
		: event.bstate & BUTTON4_PRESSED                ? TUI_WHEEL_UP
		: event.bstate & BUTTON5_PRESSED                ? TUI_WHEEL_DOWN
								: TUI_NOTHING;
	return (struct tui_key){ .kind = kind, .x = event.x, .y = event.y };
}

static struct tui_key special_key(wint_t code)
{
	static const struct {
		wint_t code;
		enum tui_key_kind kind;
	} keys[] = {
		{ KEY_RESIZE, TUI_RESIZED },  { KEY_ENTER, TUI_ENTER },
		{ KEY_BTAB, TUI_BACKTAB },    { KEY_BACKSPACE, TUI_BACKSPACE },
		{ KEY_DC, TUI_DELETE },       { KEY_UP, TUI_UP },
		{ KEY_DOWN, TUI_DOWN },       { KEY_LEFT, TUI_LEFT },
		{ KEY_RIGHT, TUI_RIGHT },     { KEY_HOME, TUI_HOME },
		{ KEY_END, TUI_END },         { KEY_PPAGE, TUI_PAGE_UP },
		{ KEY_NPAGE, TUI_PAGE_DOWN },
	};
	if (code == KEY_MOUSE)
		return mouse_key();
	for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
		if (keys[i].code == code)
			return (struct tui_key){ .kind = keys[i].kind };
	return (struct tui_key){ .kind = TUI_NOTHING };
}

/* Escape; or, where more follows at once, a key or report that this terminal is not said
 * to have: its letters must not be taken for commands. */
static struct tui_key escape_key(void)
{
	wint_t code;
	int kind = get_wch(&code);
	if (kind != OK || (code != '[' && code != 'O')) {
		if (kind == KEY_CODE_YES)
			ungetch((int)code);
		else if (kind == OK)
			unget_wch((wchar_t)code);
		return (struct tui_key){ .kind = TUI_ESCAPE };
	}
	while (get_wch(&code) == OK && !(code >= '@' && code <= '~'))
		continue;
	return (struct tui_key){ .kind = TUI_NOTHING };
}

static struct tui_key letter_key(wint_t code)
{
	switch (code) {
	case '\r':
	case '\n':
		return (struct tui_key){ .kind = TUI_ENTER };
	case '\t':
		return (struct tui_key){ .kind = TUI_TAB };
	case 27:
		return escape_key();
	case 8:
	case 127:
		return (struct tui_key){ .kind = TUI_BACKSPACE };
	case 12: /* Ctrl-L: all of it again */
		clearok(curscr, TRUE);
		tui_paint_forget(&term.painted);
		return (struct tui_key){ .kind = TUI_RESIZED };
	default:
		return (struct tui_key){ .kind = TUI_LETTER, .code = (uint32_t)code };
	}
}

/* A key that is waiting; false if there is none. */
static bool waiting_key(struct tui_key *key)
{
	wint_t code;
	int kind = get_wch(&code);
	if (kind == ERR)
		return false;
	*key = kind == KEY_CODE_YES ? special_key(code) : letter_key(code);
	return true;
}

struct tui_key tui_screen_key(int fd, int milliseconds)
{
	struct tui_key key;
	if (term.ended)
		return (struct tui_key){ .kind = TUI_ENDED };
	if (waiting_key(&key))
		return key;
	struct pollfd polled[3] = { { STDIN_FILENO, POLLIN, 0 },
		                    { term.pipe[0], POLLIN, 0 },
		                    { fd, POLLIN, 0 } };
	poll(polled, fd < 0 ? 2 : 3, milliseconds);
	if (polled[0].revents & (POLLHUP | POLLERR | POLLNVAL))
		term.ended = 1;
	if (term.ended)
		return (struct tui_key){ .kind = TUI_ENDED };
	return waiting_key(&key) ? key : (struct tui_key){ .kind = TUI_NOTHING };
}

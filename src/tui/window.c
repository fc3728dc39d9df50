/* window.c - small windows over what is shown: texts, lists, a line to type in. */
#include "tui/screen.h"

#include "core/memory.h"
#include "core/text.h"
#include "tui/words.h"

struct box {
	int x, y, width, height;
};

/* Draw what is behind, blank a box in the middle, and draw lines around it. */
static struct box open_box(const struct tui_behind *behind, struct tui_canvas *canvas,
                           const char *title, int width, int height)
{
	if (behind != NULL && behind->draw != NULL)
		behind->draw(behind->context, canvas);
	if (width > canvas->width)
		width = canvas->width;
	if (height > canvas->height)
		height = canvas->height;
	struct box box = { (canvas->width - width) / 2, (canvas->height - height) / 2, width,
		           height };
	tui_fill(canvas, box.x, box.y, width, height, TUI_PEN(TUI_PLAIN), ' ');
	tui_box(canvas, box.x, box.y, width, height, TUI_PEN(TUI_CALL), title);
	return box;
}

static void put_foot(struct tui_canvas *canvas, struct box box, const char *foot)
{
	int columns = tui_columns(foot);
	if (columns + 6 < box.width)
		tui_putf(canvas, box.x + box.width - columns - 4, box.y + box.height - 1,
		         TUI_PEN(TUI_SOFT), " %s ", foot);
}

static struct tui_key wait_key(const struct tui_behind *behind)
{
	struct tui_key key = tui_screen_key(behind == NULL ? -1 : behind->fd, 100);
	if (key.kind == TUI_NOTHING && behind != NULL && behind->serve != NULL)
		behind->serve(behind->context);
	return key;
}

static int clamp(int value, int low, int high)
{
	return value > high ? (high < low ? low : high) : value < low ? low : value;
}

/* --- texts --------------------------------------------------------------- */

/* Which line is shown first after a key, of `lines` lines in all; -1: it closes. */
static int scrolled(struct tui_key key, int top, int page, int lines)
{
	int to = top;
	switch (key.kind) {
	case TUI_UP:
	case TUI_WHEEL_UP:
		to -= key.kind == TUI_UP ? 1 : 3;
		break;
	case TUI_DOWN:
	case TUI_WHEEL_DOWN:
		to += key.kind == TUI_DOWN ? 1 : 3;
		break;
	case TUI_PAGE_UP:
		to -= page;
		break;
	case TUI_PAGE_DOWN:
		to += page;
		break;
	case TUI_HOME:
		to = 0;
		break;
	case TUI_END:
		to = lines;
		break;
	case TUI_ESCAPE:
	case TUI_ENTER:
	case TUI_CLICK:
	case TUI_LOOK:
		return -1;
	case TUI_LETTER:
		if (key.code == 'k')
			to--;
		else if (key.code == 'j')
			to++;
		else if (key.code == ' ')
			to = to + page < lines ? to + page : lines;
		else if (key.code == 'q' || key.code == '?')
			return -1;
		break;
	default:
		break;
	}
	return clamp(to, 0, lines - page);
}

/* A heading of a text is a line that begins with #. */
static void put_page(struct tui_canvas *canvas, struct box box, const struct tui_canvas *page,
                     int top)
{
	tui_copy(canvas, box.x + 2, box.y + 1, box.width - 4, box.height - 2, page, 0, top);
	int lines = page->height, shown = box.height - 2;
	if (lines > shown) {
		char foot[64];
		snprintf(foot, sizeof foot, "%d%%  ↑↓ Space Esc",
		         100 * (top + shown) / lines > 100 ? 100 : 100 * (top + shown) / lines);
		put_foot(canvas, box, foot);
	} else {
		put_foot(canvas, box, "Esc");
	}
}

/* Markdown is read by people as it is; its headings stand out. */
static struct tui_canvas *typeset(void *context, int width)
{
	const char *text = context;
	struct tui_canvas *page = tui_canvas_new(width, 0, true);
	int y = 0;
	while (*text != '\0') {
		size_t length = strcspn(text, "\n");
		char line[4096];
		snprintf(line, sizeof line, "%.*s",
		         (int)(length < sizeof line ? length : sizeof line - 1), text);
		size_t marks = strspn(line, "#");
		bool heading = marks > 0 && line[marks] == ' ';
		struct tui_pen pen = heading ? TUI_PEN(TUI_CALL, .how = TUI_BOLD)
					     : TUI_PEN(TUI_PLAIN);
		int used = tui_put_lines(page, 0, y, width, TUI_TALLEST, pen,
		                         heading ? line + marks + 1 : line);
		y += used == 0 ? 1 : used;
		if (y >= TUI_TALLEST)
			break;
		text += length + (text[length] == '\n');
	}
	tui_put(page, 0, y > 0 ? y - 1 : 0, TUI_PEN(TUI_PLAIN), "");
	return page;
}

bool tui_window_page(const struct tui_behind *behind, const char *title, tui_page *make,
                     void *context)
{
	struct tui_canvas *page = NULL;
	int top = 0, width = 0;
	for (;;) {
		struct tui_canvas *canvas = tui_screen_canvas();
		int wanted = clamp(canvas->width - 8, 36, 84);
		if (page == NULL || wanted != width) {
			tui_canvas_free(page);
			width = wanted;
			page = make(context, width - 4);
		}
		struct box box = open_box(behind, canvas, title, width,
		                          clamp(page->height + 2, 3, canvas->height - 2));
		put_page(canvas, box, page, top);
		tui_screen_show(-1, -1);
		struct tui_key key = wait_key(behind);
		int to = key.kind == TUI_ENDED ? -1
					       : scrolled(key, top, box.height - 2, page->height);
		if (to < 0) {
			tui_canvas_free(page);
			return key.kind != TUI_ENDED;
		}
		top = to;
	}
}

bool tui_window_text(const struct tui_behind *behind, const char *title, const char *text)
{
	return tui_window_page(behind, title, typeset, (void *)(uintptr_t)text);
}

/* --- lists --------------------------------------------------------------- */

static int widest(const char *title, const char *const *items, int count)
{
	int width = tui_columns(title) + 8;
	for (int i = 0; i < count; i++) {
		int columns = tui_columns(items[i]) + 8;
		width = columns > width ? columns : width;
	}
	return width;
}

static void put_list(struct tui_canvas *canvas, struct box box, const char *const *items, int count,
                     int top, int at)
{
	for (int i = 0; i < box.height - 2 && top + i < count; i++) {
		bool here = top + i == at;
		struct tui_pen pen = TUI_PEN(TUI_PLAIN, .how = here ? TUI_TURNED : 0);
		tui_fill(canvas, box.x + 2, box.y + 1 + i, box.width - 4, 1, pen, ' ');
		if (top + i < 9)
			tui_putf(canvas, box.x + 2, box.y + 1 + i, pen, "%d", top + i + 1);
		tui_put_cut(canvas, box.x + 4, box.y + 1 + i, box.width - 6, pen, items[top + i]);
	}
	put_foot(canvas, box, "↑↓ Enter Esc");
}

/* What a key does in a list: the place it moves to; *done where it decides. */
static int listed(struct tui_key key, int at, int count, int page, struct box box, int top,
                  bool *done)
{
	switch (key.kind) {
	case TUI_UP:
	case TUI_WHEEL_UP:
		return clamp(at - 1, 0, count - 1);
	case TUI_DOWN:
	case TUI_WHEEL_DOWN:
		return clamp(at + 1, 0, count - 1);
	case TUI_PAGE_UP:
		return clamp(at - page, 0, count - 1);
	case TUI_PAGE_DOWN:
		return clamp(at + page, 0, count - 1);
	case TUI_HOME:
		return 0;
	case TUI_END:
		return count - 1;
	case TUI_ENTER:
		*done = count > 0;
		return at;
	case TUI_ESCAPE:
		*done = true;
		return -1;
	case TUI_ENDED:
		*done = true;
		return -2;
	case TUI_CLICK: {
		int line = top + key.y - box.y - 1;
		*done = key.y > box.y && key.y < box.y + box.height - 1 && line < count;
		return *done ? line : at;
	}
	case TUI_LETTER:
		if (key.code == 'k' || key.code == 'j')
			return clamp(at + (key.code == 'j' ? 1 : -1), 0, count - 1);
		if (key.code == 'q')
			return *done = true, -1;
		if (key.code >= '1' && key.code <= '9' && (int)(key.code - '1') < count)
			return *done = true, (int)(key.code - '1');
		return at;
	default:
		return at;
	}
}

int tui_window_list(const struct tui_behind *behind, const char *title, const char *const *items,
                    int count, int first)
{
	int at = clamp(first, 0, count - 1), top = 0;
	for (bool done = false;;) {
		struct tui_canvas *canvas = tui_screen_canvas();
		struct box box = open_box(behind, canvas, title, widest(title, items, count),
		                          clamp(count + 2, 3, canvas->height - 2));
		int page = box.height - 2;
		top = clamp(top, at - page + 1, at);
		put_list(canvas, box, items, count, top, at);
		tui_screen_show(-1, -1);
		at = listed(wait_key(behind), at, count, page, box, top, &done);
		if (done)
			return at;
	}
}

/* --- a line to type ------------------------------------------------------ */

bool tui_line_edit(char *line, size_t size, struct tui_key key)
{
	size_t length = strlen(line);
	struct pl_text text = { .start = line, .at = line + length, .end = line + size - 1 };
	if (key.kind == TUI_BACKSPACE && length > 0) {
		do
			length--;
		while (length > 0 && ((unsigned char)line[length] & 0xc0) == 0x80);
		line[length] = '\0';
		return true;
	}
	if (key.kind == TUI_LETTER && key.code == 21) { /* Ctrl-U */
		line[0] = '\0';
		return true;
	}
	if (key.kind != TUI_LETTER || key.code < ' ' || (key.code >= 0x7f && key.code < 0xa0))
		return false;
	if (length + 4 < size)
		tui_put_code(key.code, &text);
	return true;
}

bool tui_window_line(const struct tui_behind *behind, const char *title, char *line, size_t size)
{
	for (;;) {
		struct tui_canvas *canvas = tui_screen_canvas();
		struct box box =
			open_box(behind, canvas, title, clamp(canvas->width - 16, 30, 64), 3);
		int columns = tui_columns(line), room = box.width - 5;
		const char *shown = line;
		for (; columns > room; columns = tui_columns(shown))
			tui_next(&shown);
		tui_put(canvas, box.x + 2, box.y + 1, TUI_PEN(TUI_PLAIN), shown);
		put_foot(canvas, box, "Enter Esc");
		tui_screen_show(box.x + 2 + columns, box.y + 1);
		struct tui_key key = wait_key(behind);
		if (key.kind == TUI_ESCAPE || key.kind == TUI_ENDED)
			return false;
		if (key.kind == TUI_ENTER)
			return true;
		tui_line_edit(line, size, key);
	}
}

bool tui_window_sure(const struct tui_behind *behind, const char *question)
{
	const char *const answers[] = { tui_word("no"), tui_word("yes") };
	return tui_window_list(behind, question, answers, 2, 0) == 1;
}

bool tui_window_ask(const struct tui_behind *behind, const char *title, const char *text)
{
	const char *const answers[] = { tui_word("no"), tui_word("yes") };
	int at = 0;
	for (bool done = false;;) {
		struct tui_canvas *canvas = tui_screen_canvas();
		int width = clamp(canvas->width - 8, 36, 72);
		int lines =
			tui_put_lines(NULL, 0, 0, width - 4, canvas->height - 6, TUI_PEN(0), text);
		struct box box = open_box(behind, canvas, title, width, lines + 5);
		struct box list = { box.x, box.y + lines + 1, box.width, 4 };
		tui_put_lines(canvas, box.x + 2, box.y + 1, width - 4, lines, TUI_PEN(TUI_PLAIN),
		              text);
		put_list(canvas, list, answers, 2, 0, at);
		tui_screen_show(-1, -1);
		at = listed(wait_key(behind), at, 2, 2, list, 0, &done);
		if (done)
			return at == 1;
	}
}

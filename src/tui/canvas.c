/* canvas.c - drawing on cells. */
#include "tui/canvas.h"

#include "core/memory.h"
#include "core/text.h"

#include <stdarg.h>
#include <wchar.h>

/* --- a canvas ------------------------------------------------------------ */

static const struct tui_cell blank = { .glyph = ' ' };

static void make_room(struct tui_canvas *canvas, int width, int height)
{
	size_t wanted = (size_t)width * (size_t)height;
	if (wanted > canvas->room) {
		canvas->cells = pl_resize(canvas->cells, wanted * sizeof *canvas->cells);
		canvas->room = wanted;
	}
}

struct tui_canvas *tui_canvas_new(int width, int height, bool grows)
{
	struct tui_canvas *canvas = pl_zeroed(sizeof *canvas);
	canvas->grows = grows;
	tui_canvas_clear(canvas, width, height);
	return canvas;
}

static void forget_pieces(struct tui_canvas *canvas)
{
	for (int i = 1; i < canvas->piece_count; i++)
		free(canvas->pieces[i]);
	canvas->piece_count = 0;
}

void tui_canvas_free(struct tui_canvas *canvas)
{
	if (canvas == NULL)
		return;
	forget_pieces(canvas);
	free(canvas->pieces);
	free(canvas->cells);
	free(canvas);
}

void tui_canvas_clear(struct tui_canvas *canvas, int width, int height)
{
	make_room(canvas, width, height);
	canvas->width = width;
	canvas->height = height;
	for (int i = 0; i < width * height; i++)
		canvas->cells[i] = blank;
	forget_pieces(canvas);
}

/* Rows move apart when the canvas becomes wider, the last first. */
static void widen(struct tui_canvas *canvas, int width)
{
	int old = canvas->width;
	make_room(canvas, width, canvas->height);
	for (int y = canvas->height - 1; y >= 0; y--) {
		struct tui_cell *row = canvas->cells + (size_t)y * (size_t)width;
		memmove(row, canvas->cells + (size_t)y * (size_t)old, (size_t)old * sizeof *row);
		for (int x = old; x < width; x++)
			row[x] = blank;
	}
	canvas->width = width;
}

static void heighten(struct tui_canvas *canvas, int height)
{
	make_room(canvas, canvas->width, height);
	for (int i = canvas->width * canvas->height; i < canvas->width * height; i++)
		canvas->cells[i] = blank;
	canvas->height = height;
}

static struct tui_cell *cell_at(struct tui_canvas *canvas, int x, int y)
{
	if (x < 0 || y < 0)
		return NULL;
	if (canvas->grows && x < TUI_WIDEST && y < TUI_TALLEST) {
		if (x >= canvas->width)
			widen(canvas, x + 1);
		if (y >= canvas->height)
			heighten(canvas, y + 1);
	}
	if (x >= canvas->width || y >= canvas->height)
		return NULL;
	return &canvas->cells[(size_t)y * (size_t)canvas->width + (size_t)x];
}

/* --- pieces -------------------------------------------------------------- */

uint16_t tui_piece(struct tui_canvas *canvas, const char *id)
{
	if (id == NULL || id[0] == '\0')
		return 0;
	for (int i = 1; i < canvas->piece_count; i++)
		if (strcmp(canvas->pieces[i], id) == 0)
			return (uint16_t)i;
	if (canvas->piece_count == UINT16_MAX)
		return 0;
	if (canvas->piece_count == 0)
		canvas->piece_count = 1;
	if (canvas->piece_count >= canvas->piece_room) {
		canvas->piece_room = 2 * canvas->piece_count + 16;
		canvas->pieces = pl_resize(canvas->pieces,
		                           (size_t)canvas->piece_room * sizeof *canvas->pieces);
	}
	canvas->pieces[canvas->piece_count] = pl_copied(id);
	return (uint16_t)canvas->piece_count++;
}

const char *tui_piece_at(const struct tui_canvas *canvas, int x, int y)
{
	if (x < 0 || y < 0 || x >= canvas->width || y >= canvas->height)
		return NULL;
	int piece = canvas->cells[(size_t)y * (size_t)canvas->width + (size_t)x].piece;
	return piece > 0 && piece < canvas->piece_count ? canvas->pieces[piece] : NULL;
}

/* --- text ---------------------------------------------------------------- */

/* How many bytes follow the first of a UTF-8 sequence, and its own bits. */
static int bytes_after(unsigned char first, uint32_t *bits)
{
	if (first >= 0xc2 && first <= 0xdf)
		return *bits = first & 0x1f, 1;
	if (first >= 0xe0 && first <= 0xef)
		return *bits = first & 0x0f, 2;
	if (first >= 0xf0 && first <= 0xf4)
		return *bits = first & 0x07, 3;
	return *bits = 0, 0;
}

uint32_t tui_next(const char **text)
{
	const unsigned char *at = (const unsigned char *)*text;
	uint32_t code = *at;
	if (code == 0)
		return 0;
	*text += 1;
	if (code == '\n' || (code >= 0x20 && code < 0x7f))
		return code;
	int more = bytes_after(at[0], &code);
	if (more == 0)
		return '?';
	for (int i = 1; i <= more; i++) {
		if ((at[i] & 0xc0) != 0x80)
			return '?';
		code = code << 6 | (at[i] & 0x3f);
	}
	*text += more;
	static const uint32_t least[] = { 0, 0xa0, 0x800, 0x10000 };
	if (code < least[more] || code > 0x10ffff || (code >= 0xd800 && code < 0xe000))
		return '?';
	return code;
}

/* Columns of one glyph; 0: it joins the one before, and is left out. */
static int columns_of(uint32_t code)
{
	if (code < 0x300)
		return 1;
	int width = wcwidth((wchar_t)code);
	return width < 0 ? 1 : width;
}

int tui_columns(const char *text)
{
	int columns = 0;
	for (uint32_t code = tui_next(&text); code != 0 && code != '\n'; code = tui_next(&text))
		columns += columns_of(code);
	return columns;
}

static void set(struct tui_canvas *canvas, int x, int y, struct tui_pen pen, uint32_t glyph)
{
	struct tui_cell *cell = cell_at(canvas, x, y);
	if (cell != NULL)
		*cell = (struct tui_cell){
			.glyph = glyph,
			.ink = pen.ink,
			.ground = pen.ground,
			.how = pen.how,
			.piece = pen.piece,
		};
}

/* Text up to `end` (NULL: all of it, or to a line break). */
static int put_span(struct tui_canvas *canvas, int x, int y, struct tui_pen pen, const char *text,
                    const char *end)
{
	int at = x;
	while (end == NULL || text < end) {
		uint32_t code = tui_next(&text);
		if (code == 0 || code == '\n')
			break;
		int columns = columns_of(code);
		if (columns == 0)
			continue;
		set(canvas, at, y, pen, code);
		if (columns == 2)
			set(canvas, at + 1, y, pen, 0);
		at += columns;
	}
	return at - x;
}

int tui_put(struct tui_canvas *canvas, int x, int y, struct tui_pen pen, const char *text)
{
	return put_span(canvas, x, y, pen, text, NULL);
}

int tui_putf(struct tui_canvas *canvas, int x, int y, struct tui_pen pen, const char *format, ...)
{
	char line[1024];
	va_list args;
	va_start(args, format);
	vsnprintf(line, sizeof line, format, args);
	va_end(args);
	return tui_put(canvas, x, y, pen, line);
}

int tui_put_cut(struct tui_canvas *canvas, int x, int y, int width, struct tui_pen pen,
                const char *text)
{
	if (width <= 0)
		return 0;
	if (tui_columns(text) <= width)
		return tui_put(canvas, x, y, pen, text);
	int columns = 0;
	const char *end = text;
	for (const char *next = text; columns < width; end = next) {
		const char *before = next;
		columns += columns_of(tui_next(&next));
		if (columns >= width) {
			end = before;
			break;
		}
	}
	int put = put_span(canvas, x, y, pen, text, end);
	return put + tui_put(canvas, x + put, y, pen, "…");
}

/* Where a line of at most `width` columns ends, and where the next one begins. */
static const char *break_line(const char *text, int width, const char **next)
{
	const char *at = text, *space = NULL;
	int columns = 0;
	while (*at != '\0') {
		const char *before = at;
		uint32_t code = tui_next(&at);
		if (code == '\n')
			return *next = at, before;
		columns += columns_of(code);
		if (columns > width) {
			if (code == ' ')
				return *next = at, before;
			if (space != NULL)
				return *next = space + 1, space;
			return *next = before == text ? at : before;
		}
		if (code == ' ')
			space = before;
	}
	return *next = at;
}

int tui_put_lines(struct tui_canvas *canvas, int x, int y, int width, int lines, struct tui_pen pen,
                  const char *text)
{
	int line = 0;
	for (; *text != '\0' && line < lines && width > 0; line++) {
		const char *next, *end = break_line(text, width, &next);
		if (canvas != NULL && line + 1 == lines && *next != '\0')
			tui_put_cut(canvas, x, y + line, width, pen, text);
		else if (canvas != NULL)
			put_span(canvas, x, y + line, pen, text, end);
		text = next;
	}
	return line;
}

/* --- shapes -------------------------------------------------------------- */

void tui_fill(struct tui_canvas *canvas, int x, int y, int width, int height, struct tui_pen pen,
              uint32_t glyph)
{
	for (int j = 0; j < height; j++)
		for (int i = 0; i < width; i++)
			set(canvas, x + i, y + j, pen, glyph);
}

void tui_across(struct tui_canvas *canvas, int x, int y, int length, struct tui_pen pen)
{
	tui_fill(canvas, x, y, length, 1, pen, 0x2500);
}

void tui_down(struct tui_canvas *canvas, int x, int y, int length, struct tui_pen pen)
{
	tui_fill(canvas, x, y, 1, length, pen, 0x2502);
}

void tui_box(struct tui_canvas *canvas, int x, int y, int width, int height, struct tui_pen pen,
             const char *title)
{
	int right = x + width - 1, bottom = y + height - 1;
	tui_across(canvas, x + 1, y, width - 2, pen);
	tui_across(canvas, x + 1, bottom, width - 2, pen);
	tui_down(canvas, x, y + 1, height - 2, pen);
	tui_down(canvas, right, y + 1, height - 2, pen);
	set(canvas, x, y, pen, 0x256d);
	set(canvas, right, y, pen, 0x256e);
	set(canvas, x, bottom, pen, 0x2570);
	set(canvas, right, bottom, pen, 0x256f);
	if (title == NULL || title[0] == '\0')
		return;
	pen.how |= TUI_BOLD;
	set(canvas, x + 2, y, pen, ' ');
	int columns = tui_put_cut(canvas, x + 3, y, width - 6, pen, title);
	set(canvas, x + 3 + columns, y, pen, ' ');
}

uint32_t tui_glyph_at(const struct tui_canvas *canvas, int x, int y)
{
	if (x < 0 || y < 0 || x >= canvas->width || y >= canvas->height)
		return ' ';
	return canvas->cells[(size_t)y * (size_t)canvas->width + (size_t)x].glyph;
}

static bool is_across(uint32_t glyph)
{
	return glyph == 0x2500 || (glyph >= 0x250c && glyph <= 0x253c);
}

void tui_join(struct tui_canvas *canvas, int x, int y, int width, int height)
{
	/* By the sides that have a line: 1 above, 2 below, 4 left, 8 right. */
	static const uint32_t joints[16] = {
		0x253c, 0x2502, 0x2502, 0x2502, 0x2500, 0x2518, 0x2510, 0x2524,
		0x2500, 0x2514, 0x250c, 0x251c, 0x2500, 0x2534, 0x252c, 0x253c,
	};
	for (int j = y; j < y + height; j++)
		for (int i = x; i < x + width; i++) {
			if (tui_glyph_at(canvas, i, j) != 0x253c)
				continue;
			int sides = (tui_glyph_at(canvas, i, j - 1) == 0x2502) |
				(tui_glyph_at(canvas, i, j + 1) == 0x2502) << 1 |
				is_across(tui_glyph_at(canvas, i - 1, j)) << 2 |
				is_across(tui_glyph_at(canvas, i + 1, j)) << 3;
			cell_at(canvas, i, j)->glyph = joints[sides];
		}
}

int tui_put_seat(struct tui_canvas *canvas, int x, int y, struct tui_pen pen, int seat)
{
	pen.ink = TUI_BLACK;
	pen.ground = tui_seat_ink(seat);
	pen.how |= TUI_BOLD;
	return tui_putf(canvas, x, y, pen, " %c ", tui_seat_letter(seat));
}

int tui_put_meter(struct tui_canvas *canvas, int x, int y, struct tui_pen pen, int full, int most)
{
	for (int i = 0; i < most && i < TUI_WIDEST; i++)
		set(canvas, x + i, y, i < full ? pen : TUI_PEN(TUI_RULE, pen.ground, 0, pen.piece),
		    i < full ? 0x25b0 : 0x25b1);
	return most;
}

void tui_copy(struct tui_canvas *to, int x, int y, int width, int height,
              const struct tui_canvas *from, int fx, int fy)
{
	uint16_t *known = pl_zeroed((size_t)(from->piece_count + 1) * sizeof *known);
	for (int j = 0; j < height; j++)
		for (int i = 0; i < width; i++) {
			int sx = fx + i, sy = fy + j;
			struct tui_cell *cell = cell_at(to, x + i, y + j);
			if (cell == NULL || sx < 0 || sy < 0 || sx >= from->width ||
			    sy >= from->height)
				continue;
			*cell = from->cells[(size_t)sy * (size_t)from->width + (size_t)sx];
			if (cell->glyph == 0 && i == 0)
				cell->glyph = ' '; /* half of a wide glyph */
			int piece = cell->piece;
			if (piece > 0 && piece < from->piece_count && known[piece] == 0)
				known[piece] = tui_piece(to, from->pieces[piece]);
			cell->piece = piece < from->piece_count ? known[piece] : 0;
		}
	free(known);
}

/* --- as text ------------------------------------------------------------- */

void tui_put_code(uint32_t code, struct pl_text *text)
{
	if (code < 0x80)
		pl_put(text, "%c", (char)code);
	else if (code < 0x800)
		pl_put(text, "%c%c", (char)(0xc0 | code >> 6), (char)(0x80 | (code & 0x3f)));
	else if (code < 0x10000)
		pl_put(text, "%c%c%c", (char)(0xe0 | code >> 12), (char)(0x80 | (code >> 6 & 0x3f)),
		       (char)(0x80 | (code & 0x3f)));
	else
		pl_put(text, "%c%c%c%c", (char)(0xf0 | code >> 18),
		       (char)(0x80 | (code >> 12 & 0x3f)), (char)(0x80 | (code >> 6 & 0x3f)),
		       (char)(0x80 | (code & 0x3f)));
}

void tui_canvas_text(const struct tui_canvas *canvas, bool ascii, struct pl_text *text)
{
	for (int y = 0; y < canvas->height; y++) {
		const struct tui_cell *row = canvas->cells + (size_t)y * (size_t)canvas->width;
		int end = canvas->width;
		while (end > 0 && row[end - 1].glyph == ' ')
			end--;
		for (int x = 0; x < end; x++)
			if (row[x].glyph != 0)
				tui_put_code(ascii ? (uint32_t)tui_ascii(row[x].glyph)
				                   : row[x].glyph,
				             text);
		pl_put(text, "\n");
	}
}

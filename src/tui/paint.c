/* paint.c - canvases in any colour; see paint.h. */
#include "tui/paint.h"

#include "core/memory.h"
#include "core/rows.h"
#include "core/text.h"

/* The browser's colours (web/src/style/tokens.css, by night), and their like. */
static const int32_t colours[] = {
	[TUI_PLAIN] = -1,
	[TUI_SOFT] = 0xa9b0c8,
	[TUI_RULE] = 0x56608c,
	[TUI_CALL] = 0xff9a4d,
	[TUI_GOOD] = 0x4fd0a5,
	[TUI_BAD] = 0xff8a78,
	[TUI_P1] = 0xe69f00,
	[TUI_P2] = 0x56b4e9,
	[TUI_P3] = 0x009e73,
	[TUI_P4] = 0xf0e442,
	[TUI_P5] = 0xd55e00,
	[TUI_P6] = 0xcc79a7,
	[TUI_RED] = 0xff6b6b,
	[TUI_ORANGE] = 0xff9f5a,
	[TUI_YELLOW] = 0xf2c464,
	[TUI_GREEN] = 0x8fd069,
	[TUI_CYAN] = 0x5fd4dc,
	[TUI_BLUE] = 0x8fa4ff,
	[TUI_VIOLET] = 0xb48cff,
	[TUI_PINK] = 0xff8fc8,
	[TUI_BROWN] = 0xb98a5a,
	[TUI_WHITE] = 0xf6efe0,
	[TUI_BLACK] = 0x10131f,
	[TUI_GREY] = 0xc4c8d4,
	[TUI_NIGHT] = 0x10183a,
	[TUI_SLATE] = 0x2c3247,
	[TUI_DEEP_BLUE] = 0x14307a,
	[TUI_DEEP_GREEN] = 0x0d4a38,
	[TUI_DEEP_RED] = 0x5a1f1f,
	[TUI_DEEP_BROWN] = 0x6b4a23,
	[TUI_DEEP_VIOLET] = 0x46287a,
	[TUI_LIT] = 0x3d4a8f,
};
PL_ROWS(colours, TUI_INKS);

/* Bytes that a cell takes at most: a place, attributes, two colours, a glyph. */
enum { CELL = 80 };

bool tui_paint_is_direct(void)
{
	const char *says = getenv("COLORTERM");
	return says != NULL && (strcmp(says, "truecolor") == 0 || strcmp(says, "24bit") == 0);
}

int32_t tui_paint_colour(int ink)
{
	return ink >= 0 && ink < TUI_INKS ? colours[ink] : -1;
}

int tui_paint_ink_on(int ink, int ground)
{
	if (ink != TUI_PLAIN || ground == TUI_PLAIN)
		return ink;
	return ground >= TUI_NIGHT ? TUI_WHITE : TUI_BLACK;
}

static void put_colour(int which, int32_t colour, struct pl_text *text)
{
	if (colour >= 0)
		pl_put(text, ";%d;2;%d;%d;%d", which, (int)(colour >> 16 & 255),
		       (int)(colour >> 8 & 255), (int)(colour & 255));
}

/* How a cell is written: from nothing, so that no terminal's idea of "off" matters. */
static void put_how(const struct tui_cell *cell, struct pl_text *text)
{
	pl_put(text, "\033[0%s%s%s%s", cell->how & TUI_BOLD ? ";1" : "",
	       cell->how & TUI_FAINT ? ";2" : "", cell->how & TUI_UNDER ? ";4" : "",
	       cell->how & TUI_TURNED ? ";7" : "");
	put_colour(38, tui_paint_colour(tui_paint_ink_on(cell->ink, cell->ground)), text);
	put_colour(48, tui_paint_colour(cell->ground), text);
	pl_put(text, "m");
}

static bool is_same_way(const struct tui_cell *one, const struct tui_cell *other)
{
	return one->ink == other->ink && one->ground == other->ground && one->how == other->how;
}

static bool is_same(const struct tui_cell *one, const struct tui_cell *other)
{
	return one->glyph == other->glyph && is_same_way(one, other);
}

/* A cell differs, or the other half of its glyph does. */
static bool is_changed(const struct tui_painted *painted, const struct tui_canvas *canvas, int at,
                       int x)
{
	const struct tui_cell *was = painted->cells, *now = canvas->cells;
	if (was == NULL || !is_same(&was[at], &now[at]))
		return true;
	return x + 1 < canvas->width && !is_same(&was[at + 1], &now[at + 1]) &&
		(was[at + 1].glyph == 0 || now[at + 1].glyph == 0);
}

static void take_down(struct tui_painted *painted, const struct tui_canvas *canvas)
{
	size_t size = (size_t)canvas->width * (size_t)canvas->height * sizeof *canvas->cells;
	painted->cells = pl_resize(painted->cells, size + 1);
	memcpy(painted->cells, canvas->cells, size);
	painted->width = canvas->width;
	painted->height = canvas->height;
}

void tui_paint(struct tui_painted *painted, const struct tui_canvas *canvas, bool ascii,
               struct pl_text *text)
{
	const struct tui_cell *last = NULL; /* whose way of writing holds */
	if (painted->width != canvas->width || painted->height != canvas->height)
		tui_paint_forget(painted);
	for (int y = 0; y < canvas->height; y++)
		for (int x = 0, at = -1; x < canvas->width; x++) {
			int nth = y * canvas->width + x;
			const struct tui_cell *cell = &canvas->cells[nth];
			if (cell->glyph == 0 || !is_changed(painted, canvas, nth, x))
				continue;
			if (at != x)
				pl_put(text, "\033[%d;%dH", y + 1, x + 1);
			if (last == NULL || !is_same_way(last, cell))
				put_how(cell, text);
			tui_put_code(ascii ? (uint32_t)tui_ascii(cell->glyph) : cell->glyph, text);
			last = cell;
			bool wide = x + 1 < canvas->width && cell[1].glyph == 0;
			at = x + 1 + wide;
		}
	if (last != NULL)
		pl_put(text, "\033[0m");
	take_down(painted, canvas);
}

size_t tui_paint_room(const struct tui_canvas *canvas)
{
	return ((size_t)canvas->width * (size_t)canvas->height + 1) * CELL;
}

void tui_paint_forget(struct tui_painted *painted)
{
	free(painted->cells);
	*painted = (struct tui_painted){ .cells = NULL };
}

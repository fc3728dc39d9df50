/* reading.h - small questions that every board asks of lists in its view. */
#ifndef PERILUNE_TUI_BOARDS_READING_H
#define PERILUNE_TUI_BOARDS_READING_H

#include "core/text.h"
#include "tui/board.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static inline bool tui_same(const char *a, const char *b)
{
	return strcmp(a, b) == 0;
}

static inline bool tui_begins(const char *text, const char *with)
{
	return strncmp(text, with, strlen(with)) == 0;
}

/* The object of a list whose member is this text; NULL: none. */
static inline const json_t *tui_by(const json_t *list, const char *key, const char *text)
{
	for (int i = 0; i < tui_length(list); i++)
		if (tui_same(tui_text(tui_at(list, i), key), text))
			return tui_at(list, i);
	return NULL;
}

static inline bool tui_has_int(const json_t *list, int number)
{
	for (int i = 0; i < tui_length(list); i++)
		if (tui_int_at(list, i) == number)
			return true;
	return false;
}

static inline bool tui_has_text(const json_t *list, const char *text)
{
	for (int i = 0; i < tui_length(list); i++)
		if (tui_same(tui_text_at(list, i), text))
			return true;
	return false;
}

/* A seat in the view: -1 where there is none, or it is no seat. */
static inline int tui_seat_in(const json_t *object, const char *key)
{
	const json_t *number = tui_get(object, key);
	int seat = json_is_integer(number) ? tui_int(object, key) : -1;
	return seat >= 0 && seat < PL_SEATS ? seat : -1;
}

/* A seat's name at the table. */
static inline const char *tui_name(const struct tui_scene *scene, int seat)
{
	return seat >= 0 && seat < scene->table->seat_count ? scene->table->seats[seat].name
							    : "nobody";
}

/* The ground that goes with a seat's colour. */
static inline uint8_t tui_seat_ground(int seat)
{
	static const uint8_t grounds[PL_SEATS] = {
		TUI_DEEP_RED, TUI_DEEP_BLUE, TUI_DEEP_GREEN, TUI_DEEP_VIOLET, TUI_SLATE, TUI_NIGHT,
	};
	return seat >= 0 && seat < PL_SEATS ? grounds[seat] : (uint8_t)TUI_PLAIN;
}

/* A heading over a part: words, then a line up to the width. Returns lines used. */
static inline int tui_put_heading(struct tui_canvas *canvas, int x, int y, int width,
                                  const char *words)
{
	int used = tui_put_cut(canvas, x, y, width, TUI_PEN(TUI_SOFT, .how = TUI_BOLD), words) + 1;
	if (used < width)
		tui_across(canvas, x + used, y, width - used, TUI_PEN(TUI_RULE));
	return 1;
}

#endif

/* flank.h - what the files of Flank's board share:
 *
 *   flank.c        combat sheets, the table as a whole
 *   flank_map.c    zones with their armies
 *   flank_side.c   tokens, hand, units, upgrades
 *   flank_cards.c  what pieces say at length */
#ifndef PERILUNE_TUI_BOARDS_FLANK_H
#define PERILUNE_TUI_BOARDS_FLANK_H

#include "tui/boards/reading.h"

enum { FLK_SIDES = 2, FLK_COLOURS = 3 };

static const char *const flk_colour_keys[FLK_COLOURS] = { "blue", "green", "yellow" };

static inline const json_t *flk_side(const json_t *view, int seat)
{
	return tui_at(tui_get(view, "players"), seat);
}

/* The viewer's side of the table; for who watches, the first player's. */
static inline int flk_near_seat(const struct tui_scene *scene)
{
	if (scene->seat >= 0 && scene->seat < FLK_SIDES)
		return scene->seat;
	return tui_int(scene->view, "first") == 1 ? 1 : 0;
}

/* Units of a type have a letter: the first of its title that no type before it has. */
char flk_unit_letter(const json_t *roster, int nth);

static inline const char *flk_units_key(int seat)
{
	return seat == 0 ? "units0" : "units1";
}

static inline int flk_count_at(const json_t *zone, int seat)
{
	return tui_int(tui_get(zone, flk_units_key(seat)), "count");
}

/* The map from a row on; returns its height. */
int flk_put_map(const struct tui_scene *, struct tui_canvas *, int top, int height);
void flk_draw_side(const struct tui_scene *, struct tui_canvas *);
bool flk_describe(const struct tui_scene *, const char *piece, struct tui_card *);

#endif

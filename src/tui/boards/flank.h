/* flank.h - what the files of Flank's board share:
 *
 *   flank.c        combat sheets, the table as a whole
 *   flank_read.c   questions to the state and the book
 *   flank_map.c    zones with their armies
 *   flank_side.c   tokens, hand, units, upgrades
 *   flank_cards.c  what pieces say at length
 *
 * Seats count from 0; zones, types of units, factions and rows of the book from 1. */
#ifndef PERILUNE_TUI_BOARDS_FLANK_H
#define PERILUNE_TUI_BOARDS_FLANK_H

#include "tui/boards/reading.h"

enum { FLK_SIDES = 2, FLK_COLOURS = 3, FLK_AREAS = 3, FLK_FACTIONS = 3, FLK_TYPES = 4 };

extern const char *const flk_colour_keys[FLK_COLOURS];
extern const char *const flk_area_keys[FLK_AREAS];

/* What the state has of a seat under a key. */
static inline const json_t *flk_of(const struct tui_scene *scene, const char *key, int seat)
{
	return tui_at(tui_get(scene->state, key), seat);
}

/* Whether a list of seats has this one. */
static inline bool flk_has_seat(const struct tui_scene *scene, const char *key, int seat)
{
	return tui_has_int(tui_get(scene->state, key), seat + 1);
}

static inline bool flk_is_phase(const struct tui_scene *scene, const char *phase)
{
	return tui_same(tui_text(scene->state, "phase"), phase);
}

/* The viewer's side of the table; for spectators, the first player's. */
int flk_near_seat(const struct tui_scene *);

/* A battle whose formations lie open, to its end; and until the survivors return. */
bool flk_is_open(const struct tui_scene *);
bool flk_is_fought(const struct tui_scene *);

/* The seat's faction, or 0; rows of its types and upgrades in the book, or 0. */
int flk_faction(const struct tui_scene *, int seat);
int flk_unit_row(const struct tui_scene *, int seat, int type);

/* What the book calls a row, in the language spoken: "unit[].title". */
const char *flk_title(const struct tui_scene *, const char *column, int row);

/* Units of a type have a letter: the first of its title that no type before it has. */
char flk_unit_letter(const struct tui_scene *, int seat, int type);

/* A number that is small in every game; what comes from elsewhere may be any, and is 0. */
static inline int flk_few(int number)
{
	return number < 0 || number > 99 ? 0 : number;
}

/* How many of a type, of units as a state counts them; how many in all. */
int flk_units_of(const json_t *counts, int type);
int flk_unit_count(const json_t *counts);

/* Zones of the board: how many, what the book says of one, whose base location it is (-1:
 * nobody's), whether the base stands, and units there, those on combat sheets among them. */
int flk_zone_count(const struct tui_scene *);
int flk_zone_row(const struct tui_scene *, int zone);
const char *flk_zone_id(const struct tui_scene *, int zone);
int flk_location(const struct tui_scene *, int zone);
bool flk_has_base(const struct tui_scene *, int zone);
int flk_units_at(const struct tui_scene *, int zone, int seat, int type);
int flk_count_at(const struct tui_scene *, int zone, int seat);

/* The map from a row on; returns its height. */
int flk_put_map(const struct tui_scene *, struct tui_canvas *, int top, int height);
void flk_draw_side(const struct tui_scene *, struct tui_canvas *);
bool flk_describe(const struct tui_scene *, const char *piece, struct tui_card *);

#endif

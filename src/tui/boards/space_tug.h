/* space_tug.h - what the files of Space Tug Skirmish's board share:
 *
 *   space_tug.c        tugs, the Epoch field with its Contracts
 *   space_tug_side.c   funds, hand, decks, Persona
 *   space_tug_cards.c  what pieces say at length */
#ifndef PERILUNE_TUI_BOARDS_SPACE_TUG_H
#define PERILUNE_TUI_BOARDS_SPACE_TUG_H

#include "tui/boards/reading.h"

enum { STS_STATS = 3 };

/* Strength, Speed, Energy, as they stand in a row everywhere. */
extern const struct sts_stat {
	const char *piece, *brief, *name;
	uint8_t ink;
} tug_stats[STS_STATS];

/* The tug of the viewer, or of who is to play where the viewer has none; -1: there is none. */
int sts_near_seat(const struct tui_scene *);

static inline const json_t *sts_tug(const struct tui_scene *scene, int seat)
{
	return tui_at(tui_get(scene->view, "players"), seat);
}

void sts_draw_side(const struct tui_scene *, struct tui_canvas *);
bool sts_describe(const struct tui_scene *, const char *piece, struct tui_card *);

#endif

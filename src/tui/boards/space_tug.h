/* space_tug.h - what the files of Space Tug Skirmish's board share:
 *
 *   space_tug.c        tugs, the Epoch field with its Contracts
 *   space_tug_side.c   funds, hand, decks, Persona
 *   space_tug_cards.c  what pieces say at length
 *
 * Cards, Epoch cards, Personas and levels are numbered from 1, as the state and the rows of the
 * book have them. */
#ifndef PERILUNE_TUI_BOARDS_SPACE_TUG_H
#define PERILUNE_TUI_BOARDS_SPACE_TUG_H

#include "tui/boards/reading.h"

enum { STS_STATS = 3, STS_LEVELS = 3, STS_ID = 96, STS_MONEY = 32 };

/* Strength, Speed, Energy, as they stand in a row everywhere. */
extern const struct sts_stat {
	const char *piece, *key, *brief, *word;
	uint8_t ink;
} tug_stats[STS_STATS];

/* How many tugs there are: a seat each but for the Epoch Master, who has the last. */
int sts_tug_count(const struct tui_scene *);

/* The tug of the viewer, or of who is to play where the viewer has none; -1: there is none. */
int sts_near_seat(const struct tui_scene *);

static inline const json_t *sts_tug(const struct tui_scene *scene, int seat)
{
	return tui_at(tui_get(scene->state, "player"), seat);
}

static inline bool sts_in_ops(const json_t *tug)
{
	return tui_same(tui_text(tug, "orbit"), "ops");
}

static inline int sts_stat_of(const json_t *tug, int stat)
{
	return tui_int(tui_get(tug, "stats"), tug_stats[stat].key);
}

/* The piece that is a card somewhere: "hand-winch-room", "pile-winch-room". */
const char *sts_card_id(const struct tui_scene *, char room[STS_ID], const char *where, int card);

/* The piece that is a card on a tug: "p2-winch-room"; and that a tug is. */
const char *sts_part_id(const struct tui_scene *, char room[STS_ID], int seat, int card);
const char *sts_tug_id(char room[STS_ID], int seat);

/* Whether a card is of the Ops deck. */
bool sts_is_ops_card(const struct tui_scene *, int card);

/* The row of a Persona's level; 0: there is none. */
int sts_level_row(const struct tui_scene *, int persona, int level);

/* "$3M" */
const char *sts_money(const struct tui_scene *, char room[STS_MONEY], int64_t amount);

/* A line about a Persona, and how it starts at this table. */
void sts_put_about(const struct tui_scene *, int persona, struct pl_text *);

void sts_draw_side(const struct tui_scene *, struct tui_canvas *);
bool sts_describe(const struct tui_scene *, const char *piece, struct tui_card *);

#endif

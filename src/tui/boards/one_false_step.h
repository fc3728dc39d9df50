/* one_false_step.h - what the files of One False Step's board share:
 *
 *   one_false_step.c        the landscape, the week, auctions and offers
 *   one_false_step_read.c   what they ask of state and book
 *   one_false_step_side.c   mayors, rockets, cards
 *   one_false_step_cards.c  what pieces say at length */
#ifndef PERILUNE_TUI_BOARDS_ONE_FALSE_STEP_H
#define PERILUNE_TUI_BOARDS_ONE_FALSE_STEP_H

#include "tui/boards/reading.h"

enum {
	OFS_SLOTS = 5,        /* places for sections on a map */
	OFS_CLAIMS_EACH = 12, /* numbers of claims that each has */
	OFS_CLAIMS = OFS_SLOTS * OFS_CLAIMS_EACH,
	OFS_CITIES = 60,
	OFS_SYSTEMS = 3,
	OFS_CHIPS = 3,
	OFS_OUTCOMES = OFS_SYSTEMS + 1 /* of a Moon Shot: so many systems hold */
};

/* Keys of systems and chips, in the order of their sets. */
extern const char *const ofs_tui_systems[OFS_SYSTEMS];
extern const char *const ofs_tui_chips[OFS_CHIPS];

/* The rows of the state for a player, a city and a claim; seats from 0, the others from 1. */
const json_t *ofs_tui_player(const struct tui_scene *, int seat);
const json_t *ofs_tui_town(const struct tui_scene *, int city);
const json_t *ofs_tui_claim(const struct tui_scene *, int claim);

/* A seat that the state names, from 0; -1: none. */
int ofs_tui_seat(const json_t *object, const char *key);
/* Who has the Know-how of a system (from 0), from 0; -1: nobody. */
int ofs_tui_holder(const struct tui_scene *, int system);
/* Which row of "mayor[]" a player is, from 1. */
int ofs_tui_mayor(const struct tui_scene *, int seat);

/* How many cities the data has; whether one is on the map; its name. */
int ofs_tui_city_count(const struct tui_scene *);
bool ofs_tui_on_map(const struct tui_scene *, int city);
const char *ofs_tui_city_name(const struct tui_scene *, int city);
const char *ofs_tui_claim_piece(const struct tui_scene *, int claim);

/* Claims as bits, claim 1 the lowest: at a city's door, and connected with a claim. */
uint64_t ofs_tui_doors(const struct tui_scene *, int city);
uint64_t ofs_tui_near(const struct tui_scene *, int claim);

/* Thousandths as people say them: "8.3%". */
enum { OFS_PERCENT = 24 };
const char *ofs_tui_percent(const struct tui_scene *, int thousandths, char room[OFS_PERCENT]);
/* How likely so many systems of a player hold: what can happen is never said to be 0%. */
const char *ofs_tui_outcome(const struct tui_scene *, int seat, int held, char room[OFS_PERCENT]);

/* What a sentence says of a seat: its name, and whether it is the viewer's. */
#define OFS_AS_SEAT(scene, who, of)                                                                \
	PL_AS_TEXT(who, tui_name(scene, of)),                                                      \
		PL_AS_NUMBER("you", (of) >= 0 && (of) == (scene)->seat)

void ofs_tui_draw_side(const struct tui_scene *, struct tui_canvas *);
bool ofs_tui_describe(const struct tui_scene *, const char *piece, struct tui_card *);

#endif

/* uses.h - how often each piece was pointed at in one game: by kind of event, and by seat.
 *
 * This is done for every event of every game, so counting looks nothing up but a place, which a
 * run gives to each kind and piece when it first meets them. */
#ifndef PERILUNE_LAB_USES_H
#define PERILUNE_LAB_USES_H

#include "lab/tally.h"

/* What stands behind a place. */
struct pl_pointed_row {
	uint32_t key;      /* as in struct pl_usage */
	uint32_t near;     /* where a tally had it last */
	uint64_t decision; /* that counted it last, so that none counts it twice */
};

/* Places by piece, of one kind; 0: none yet. */
struct pl_kind_uses {
	uint32_t *place, room;
};

enum { PL_USE_KINDS = PL_CHOSEN + 1 };

struct pl_pointed {
	const struct pl_game *game;
	struct pl_kind_uses kinds[PL_USE_KINDS];
	struct pl_pointed_row *used; /* by place, from 1 */
	uint32_t (*times)[8];        /* of this game, by place and seat */
	uint32_t count, room;        /* places */
	uint64_t decisions;          /* of all games */
};
_Static_assert(PL_SEATS <= 8, "a row of times has a number for each seat");

void pl_pointed_open(struct pl_pointed *, const struct pl_game *);
void pl_pointed_close(struct pl_pointed *);
void pl_pointed_begin(struct pl_pointed *); /* a new game */

/* Count what an event points at; its kind is one of the game's, its seat a seat. */
void pl_pointed_note(struct pl_pointed *, const struct pl_rules *, const struct pl_event *);

/* Count what a move points at, under that kind, once a decision; pl_pointed_decide() begins one. */
void pl_pointed_decide(struct pl_pointed *);
void pl_pointed_note_move(struct pl_pointed *, const struct pl_rules *, const struct pl_state *view,
                          const struct pl_move *, int kind);

/* Each use of the game in turn, from *at, which is 0 at first, with its times by seat; NULL: no
 * more. */
struct pl_pointed_row *pl_pointed_next(struct pl_pointed *, uint32_t *at, const uint32_t **times);

#endif

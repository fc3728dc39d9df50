/* record.h - one game between bots, and what is to be counted of it. */
#ifndef PERILUNE_RECORD_H
#define PERILUNE_RECORD_H

#include "lab/tally.h"

/* How things stood when the move passed to another seat. */
struct pl_look {
	uint32_t ply;
	uint8_t leader, last; /* seats; PL_SEATS: nobody is alone in front */
	int16_t value[PL_SEATS];
};

/* Who plays: the thinker of each seat, and the number of its bot. */
struct pl_seating {
	struct pl_thinker *thinker[PL_SEATS];
	int bot[PL_SEATS];
};

struct pl_recorder {
	const struct pl_frame *frame;
	const struct pl_game *game;
	struct pl_state *state, *view;
	int64_t *number; /* the figures of the last game */

	/* Of the game being played. */
	struct pl_events events;
	int32_t own[PL_MEASURES][PL_SEATS];
	uint32_t (*kinds)[PL_SEATS]; /* events by kind and seat */
	uint32_t *traces;            /* kind << 19 | piece << 3 | seat */
	int trace_count, trace_room;
	struct pl_look *looks;
	int look_count, look_room, limit_kind, winners;
	uint64_t decisions, choices, forced, turns;
	int64_t won[PL_SEATS]; /* of PL_WIN */
	struct pl_result result;
};

void pl_recorder_open(struct pl_recorder *, const struct pl_frame *);
void pl_recorder_close(struct pl_recorder *);

/* Play a game from its chance to its end, into number[]. */
void pl_record_game(struct pl_recorder *, const struct pl_rules *,
                    const struct pl_chance *match, struct pl_chance bots,
                    const struct pl_seating *);

/* Add the last game to a tally: its figures, length, uses and what it may be
 * kept for. */
void pl_record_count(struct pl_recorder *, struct pl_tally *, uint64_t number);

#endif

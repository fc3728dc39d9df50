/* record.h - one game between bots, and what is to be counted of it. */
#ifndef PERILUNE_LAB_RECORD_H
#define PERILUNE_LAB_RECORD_H

#include "lab/ahead.h"
#include "lab/luck.h"
#include "lab/pointed.h"

/* How things stood; looked at once in as many turns as there are seats. */
struct pl_look {
	uint32_t ply;
	uint8_t leader, last; /* seats; PL_SEATS: nobody is alone in front */
	int16_t value[PL_SEATS];
};

/* Each seat's part of what all are thought of, in PL_SHARE. */
void pl_look_shares(const struct pl_look *, int seats, uint64_t share[PL_SEATS]);

/* Who plays: the thinker of each seat, and the number of its bot. */
struct pl_seating {
	struct pl_thinker *thinker[PL_SEATS];
	int bot[PL_SEATS];
};

/* Events are counted a few moves later: a processor cannot read bytes just written as words at
 * once, and nothing waits for the count. */
enum { PL_LATE = 8 };

struct pl_recorder {
	const struct pl_catalogue *catalogue;
	const struct pl_game *game;
	struct pl_state *state, *view;
	int64_t *number;       /* the figures of the last game */
	struct pl_move *moves; /* room for legal ones */
	bool held;             /* what seats could use is counted */
	struct pl_ahead ahead; /* the chance of bots */

	/* Told every decision, before it is played; may be NULL. */
	void (*watch)(void *watcher, const struct pl_rules *, const struct pl_state *view,
	              const struct pl_move *chosen);
	void *watcher;

	struct pl_luck *luck; /* told every draw of chance; may be NULL */

	/* Of the game being played. */
	struct pl_events events[PL_LATE]; /* of moves whose events are still to be counted */
	int late;
	int32_t own[PL_MEASURES][PL_SEATS];
	struct pl_pointed uses; /* events by kind and seat, and what they point at */
	struct pl_look *looks;
	enum pl_heed heed;
	int look_count, look_room, limit_kind, winners;
	uint64_t decisions, choices, forced, turns;
	int64_t won[PL_SEATS]; /* of PL_WIN */
	struct pl_result result;
};

/* With `held`, pieces that a seat could use are counted too, which takes time. */
void pl_recorder_open(struct pl_recorder *, const struct pl_catalogue *, bool held);
void pl_recorder_close(struct pl_recorder *);

/* Play a game from its chance to its end, and fill in those figures of number[] that it is heeded
 * for. Luck, and what seats could use, are only counted in games whose events are heeded. */
void pl_record_game(struct pl_recorder *, const struct pl_rules *, const struct pl_chance *match,
                    struct pl_chance bots, const struct pl_seating *, enum pl_heed);

/* Add the last game to a tally: its figures, length, uses and what it may be
 * kept for. */
void pl_record_count(struct pl_recorder *, struct pl_tally *, uint64_t number);

#endif

/* pointed.h - how often each kind of event was told in one game, and each piece pointed at: by kind
 * of event, and by seat.
 *
 * This is done for every event of every game, so an event is only looked up among those met
 * before, by what it names, and counted there; what it points at was found out when it was first
 * met, and is added up once a game. */
#ifndef PERILUNE_LAB_POINTED_H
#define PERILUNE_LAB_POINTED_H

#include "lab/tally.h"

#include <string.h>

/* What stands behind a place, which a run gives to each kind and piece when it first meets them. */
struct pl_pointed_row {
	uint32_t key;      /* as in struct pl_usage */
	uint32_t near;     /* where a tally had it last */
	uint64_t decision; /* that counted it last, so that none counts it twice */
};

/* Places by piece, of one kind; 0: none yet. */
struct pl_kind_uses {
	uint32_t *place, room;
};

/* An event that was met: its bytes, those of amounts apart, how often it was told since the last summing up, and the
 * places it points at, 0 after the last. Another one with the same slot takes its place. */
struct pl_met {
	uint64_t bytes[2];
	uint32_t times;
	uint32_t place[PL_TOUCH + 1];
	uint32_t unused[2]; /* a whole line of the processor's memory */
};

enum { PL_MET_BITS = 12, PL_MET = 1 << PL_MET_BITS };

/* Events met under some rules, as what they point at may hang on those. */
struct pl_memory {
	const struct pl_rules *rules;
	uint64_t digest;
	struct pl_met *met; /* PL_MET of them */
};

enum { PL_USE_KINDS = PL_CHOSEN + 1 };

struct pl_pointed {
	const struct pl_game *game;
	int event_kinds;         /* events of others are not counted */
	uint64_t naming[256][2]; /* by kind: bits of an event that what it points at hangs on */
	struct pl_kind_uses kinds[PL_USE_KINDS];
	struct pl_pointed_row *used;   /* by place, from 1 */
	uint32_t (*times)[8];          /* of this game, by place and seat; place 0 is for nothing */
	uint32_t (*by_kind)[PL_SEATS]; /* events of this game */
	uint32_t count, room;          /* places */
	uint64_t decisions;            /* of all games */

	struct pl_memory *memories;
	int memory_count;
	const struct pl_rules *rules; /* of this game */
	struct pl_met *met;
	uint32_t told[2 * PL_MET +
	              1]; /* slots with times, to be summed up; some may be there twice */
	uint32_t told_count;
};
_Static_assert(PL_SEATS <= 8, "a row of times has a number for each seat");
_Static_assert(sizeof(struct pl_event) == sizeof(uint64_t[2]), "an event is known by its bytes");
_Static_assert(sizeof(struct pl_met) == 64, "a line");

void pl_pointed_open(struct pl_pointed *, const struct pl_game *, int event_kinds);
void pl_pointed_close(struct pl_pointed *);
void pl_pointed_begin(struct pl_pointed *, const struct pl_rules *); /* a new game */

/* Give a slot to an event that was not met, or was forgotten since. */
void pl_pointed_meet(struct pl_pointed *, uint32_t slot, const uint64_t bytes[2]);

/* Count an event; it is in no sum before pl_pointed_sum(). */
static inline void pl_pointed_note(struct pl_pointed *uses, const struct pl_event *event)
{
	uint64_t bytes[2];
	memcpy(bytes, event, sizeof bytes);
	const uint64_t *naming = uses->naming[event->kind];
	bytes[0] &= naming[0];
	bytes[1] &= naming[1];
	uint64_t mixed = (bytes[0] ^ bytes[1] * 0x9e3779b97f4a7c15u) * 0xbf58476d1ce4e5b9u;
	uint32_t slot = (uint32_t)(mixed >> (64 - PL_MET_BITS));
	struct pl_met *met = &uses->met[slot];
	if (met->bytes[0] != bytes[0] || met->bytes[1] != bytes[1])
		pl_pointed_meet(uses, slot, bytes);
	uses->told[uses->told_count] = slot; /* stays if it is the first */
	uses->told_count += met->times == 0;
	met->times++;
}

/* Add what was noted to by_kind and times. */
void pl_pointed_sum(struct pl_pointed *);

/* Count what a move points at, under that kind, once a decision; pl_pointed_decide() begins one. */
void pl_pointed_decide(struct pl_pointed *);
void pl_pointed_note_move(struct pl_pointed *, const struct pl_rules *, const struct pl_state *view,
                          const struct pl_move *, int kind);

/* Each use of the game in turn, from *at, which is 0 at first, with its times by seat; NULL: no
 * more. */
static inline struct pl_pointed_row *pl_pointed_next(struct pl_pointed *uses, uint32_t *at,
                                                     const uint32_t **times)
{
	for (uint32_t place = *at == 0 ? 1 : *at; place < uses->count; place++) {
		uint32_t any = 0;
		for (int seat = 0; seat < 8; seat++)
			any |= uses->times[place][seat];
		if (any == 0)
			continue;
		*times = uses->times[place];
		*at = place + 1;
		return &uses->used[place];
	}
	return NULL;
}

#endif

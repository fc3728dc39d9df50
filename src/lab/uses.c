/* uses.c - how often each piece was pointed at in one game; see uses.h. */
#include "lab/uses.h"

#include "core/memory.h"

void pl_pointed_open(struct pl_pointed *uses, const struct pl_game *game)
{
	enum { FIRST_ROOM = 1024 };
	*uses = (struct pl_pointed){ .game = game, .count = 1, .room = FIRST_ROOM };
	uses->used = pl_apart(FIRST_ROOM * sizeof uses->used[0]);
	uses->times = pl_apart(FIRST_ROOM * sizeof uses->times[0]);
}

void pl_pointed_close(struct pl_pointed *uses)
{
	for (int kind = 0; kind < PL_USE_KINDS; kind++)
		free(uses->kinds[kind].place);
	free(uses->used);
	free(uses->times);
}

void pl_pointed_begin(struct pl_pointed *uses)
{
	memset(uses->times, 0, uses->count * sizeof uses->times[0]);
}

/* --- places ------------------------------------------------------------------- */

/* As much again, the rest of it zero. */
static void *doubled(void *old, size_t size)
{
	void *room = pl_apart(2 * size);
	memcpy(room, old, size);
	free(old);
	return room;
}

static void grow(struct pl_pointed *uses)
{
	uses->used = doubled(uses->used, uses->room * sizeof uses->used[0]);
	uses->times = doubled(uses->times, uses->room * sizeof uses->times[0]);
	uses->room *= 2;
}

static void widen(struct pl_kind_uses *kind, uint16_t piece)
{
	uint32_t room = kind->room, wanted = room == 0 ? 32 : room;
	while (wanted <= piece)
		wanted *= 2;
	kind->place = pl_resize(kind->place, wanted * sizeof kind->place[0]);
	memset(kind->place + room, 0, (wanted - room) * sizeof kind->place[0]);
	kind->room = wanted;
}

static uint32_t new_place(struct pl_pointed *uses, int kind, uint16_t piece)
{
	struct pl_kind_uses *of = &uses->kinds[kind];
	if (piece >= of->room)
		widen(of, piece);
	if (of->place[piece] != 0)
		return of->place[piece];
	if (uses->count == uses->room)
		grow(uses);
	uses->used[uses->count].key = (uint32_t)kind << 16 | piece;
	of->place[piece] = uses->count++;
	return of->place[piece];
}

static inline uint32_t place_of(struct pl_pointed *uses, int kind, uint16_t piece)
{
	const struct pl_kind_uses *of = &uses->kinds[kind];
	uint32_t place = piece < of->room ? of->place[piece] : 0;
	return place != 0 ? place : new_place(uses, kind, piece);
}

/* --- counting ----------------------------------------------------------------- */

void pl_pointed_note(struct pl_pointed *uses, const struct pl_rules *rules,
                     const struct pl_event *event)
{
	uint16_t piece[PL_TOUCH];
	int count = uses->game->trace(rules, event, piece);
	for (int i = 0; i < count; i++) {
		uint32_t place = place_of(uses, event->kind, piece[i]); /* which may move times */
		uses->times[place][event->seat]++;
	}
}

void pl_pointed_decide(struct pl_pointed *uses)
{
	uses->decisions++;
}

void pl_pointed_note_move(struct pl_pointed *uses, const struct pl_rules *rules,
                          const struct pl_state *view, const struct pl_move *move, int kind)
{
	uint16_t piece[PL_TOUCH];
	int count = uses->game->touch(rules, view, move, piece);
	for (int i = 0; i < count; i++) {
		uint32_t place = place_of(uses, kind, piece[i]);
		if (uses->used[place].decision == uses->decisions)
			continue;
		uses->used[place].decision = uses->decisions;
		uses->times[place][move->seat]++;
	}
}

/* --- once it is over ---------------------------------------------------------- */

struct pl_pointed_row *pl_pointed_next(struct pl_pointed *uses, uint32_t *at,
                                       const uint32_t **times)
{
	static const uint32_t none[8];
	for (uint32_t place = *at == 0 ? 1 : *at; place < uses->count; place++) {
		if (memcmp(uses->times[place], none, sizeof none) == 0)
			continue;
		*times = uses->times[place];
		*at = place + 1;
		return &uses->used[place];
	}
	return NULL;
}

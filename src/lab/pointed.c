/* pointed.c - how often each piece was pointed at in one game; see pointed.h. */
#include "lab/pointed.h"

#include "core/memory.h"
#include "core/pieces.h"

void pl_pointed_open(struct pl_pointed *uses, const struct pl_game *game, int event_kinds)
{
	enum { FIRST_ROOM = 1024 };
	memset(uses, 0, sizeof *uses);
	uses->game = game;
	uses->event_kinds = event_kinds;
	uses->count = 1;
	uses->room = FIRST_ROOM;
	uses->used = pl_apart(FIRST_ROOM * sizeof uses->used[0]);
	uses->times = pl_apart(FIRST_ROOM * sizeof uses->times[0]);
	memset(uses->naming, 0xff, sizeof uses->naming);
	for (int kind = 1; kind < event_kinds; kind++) {
		struct pl_event naming = pl_naming_bits(game->description, kind);
		memcpy(uses->naming[kind], &naming, sizeof naming);
	}
	uses->by_kind = pl_apart((size_t)event_kinds * sizeof uses->by_kind[0]);
}

void pl_pointed_close(struct pl_pointed *uses)
{
	for (int kind = 0; kind < PL_USE_KINDS; kind++)
		free(uses->kinds[kind].place);
	for (int i = 0; i < uses->memory_count; i++)
		free(uses->memories[i].met);
	free(uses->memories);
	free(uses->used);
	free(uses->times);
	free(uses->by_kind);
}

/* What was met under these rules. Nothing has a slot at first: an event of zeros, which is none
 * of any game, is met as one that points at nothing. */
static struct pl_met *memory_of(struct pl_pointed *uses, const struct pl_rules *rules)
{
	uint64_t digest = rules == NULL ? 0 : rules->digest;
	for (int i = 0; i < uses->memory_count; i++)
		if (uses->memories[i].rules == rules && uses->memories[i].digest == digest)
			return uses->memories[i].met;
	size_t count = (size_t)uses->memory_count + 1;
	uses->memories = pl_resize(uses->memories, count * sizeof uses->memories[0]);
	struct pl_met *met = pl_apart(PL_MET * sizeof met[0]);
	uses->memories[uses->memory_count++] = (struct pl_memory){ rules, digest, met };
	return met;
}

void pl_pointed_begin(struct pl_pointed *uses, const struct pl_rules *rules)
{
	memset(uses->times, 0, uses->count * sizeof uses->times[0]);
	memset(uses->by_kind, 0, (size_t)uses->event_kinds * sizeof uses->by_kind[0]);
	uses->met = memory_of(uses, rules);
	uses->rules = rules;
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

static bool is_counted(const struct pl_pointed *uses, const struct pl_event *event)
{
	return event->seat < PL_SEATS && event->kind < uses->event_kinds;
}

/* Most events point at three pieces or fewer; place 0 takes what is none. */
static void sum(struct pl_pointed *uses, struct pl_met *met)
{
	struct pl_event event;
	uint32_t times = met->times;
	memcpy(&event, met->bytes, sizeof event);
	met->times = 0;
	if (!is_counted(uses, &event))
		return;
	uses->by_kind[event.kind][event.seat] += times;
	uses->times[met->place[0]][event.seat] += times;
	uses->times[met->place[1]][event.seat] += times;
	uses->times[met->place[2]][event.seat] += times;
	for (int i = 3; met->place[i] != 0; i++)
		uses->times[met->place[i]][event.seat] += times;
}

void pl_pointed_sum(struct pl_pointed *uses)
{
	for (uint32_t i = 0; i < uses->told_count; i++)
		sum(uses, &uses->met[uses->told[i]]);
	uses->told_count = 0;
}

void pl_pointed_meet(struct pl_pointed *uses, uint32_t slot, const uint64_t bytes[2])
{
	struct pl_met *met = &uses->met[slot];
	struct pl_event event;
	uint16_t piece[PL_TOUCH];
	sum(uses, met);
	if (uses->told_count >= PL_MET) /* there is room for each slot once more */
		pl_pointed_sum(uses);
	memcpy(met->bytes, bytes, sizeof met->bytes);
	memcpy(&event, bytes, sizeof event);
	memset(met->place, 0, sizeof met->place);
	if (!is_counted(uses, &event))
		return;
	int count = uses->game->trace(uses->rules, &event, piece);
	for (int i = 0; i < count; i++)
		met->place[i] = place_of(uses, event.kind, piece[i]);
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

/* turn.h - whose turn it is, and telling what happened: what every game's
 * apply() does alike.
 *
 * [R] Rules may use all of this.
 */
#ifndef PERILUNE_CORE_TURN_H
#define PERILUNE_CORE_TURN_H

#include "core/numbers.h"

#include <string.h>

PL_FN uint8_t pl_bit(int seat)
{
	return (uint8_t)(1u << seat);
}

PL_FN bool pl_is_pending(const struct pl_state *state, int seat)
{
	return (state->pending >> seat) & 1;
}

/* One seat's ordinary turn. */
PL_FN void pl_ask(struct pl_state *state, int seat)
{
	state->pending = pl_bit(seat);
	state->sealed = 0;
}

/* Several seats together, sealed. A set of one is an ordinary turn, an empty
 * set ends the game. */
PL_FN void pl_ask_all(struct pl_state *state, unsigned seats)
{
	state->pending = (uint8_t)seats;
	state->sealed = (seats & (seats - 1)) ? (uint8_t)seats : 0;
}

/* One seat has taken its last step; true when nobody is left to answer. */
PL_FN bool pl_answered(struct pl_state *state, int seat)
{
	state->pending &= (uint8_t)~pl_bit(seat);
	if (state->pending == 0)
		state->sealed = 0;
	return state->pending == 0;
}

PL_FN void pl_game_over(struct pl_state *state)
{
	state->pending = 0;
	state->sealed = 0;
}

PL_FN int pl_next_seat(const struct pl_state *state, int seat)
{
	return seat + 1 == state->seats ? 0 : seat + 1;
}

/* Write a move with up to five arguments where it is to stay, as legal() does. It is not
 * built elsewhere and copied, since a processor waits for bytes just written when it is
 * asked for them as a whole. */
PL_FN void pl_put_move(struct pl_move *out, int verb, int seat, int a, int b, int c, int d, int e)
{
	const struct pl_move nothing = { 0 };
	*out = nothing;
	out->verb = (uint8_t)verb;
	out->seat = (uint8_t)seat;
	out->arg[0] = (uint8_t)a;
	out->arg[1] = (uint8_t)b;
	out->arg[2] = (uint8_t)c;
	out->arg[3] = (uint8_t)d;
	out->arg[4] = (uint8_t)e;
}

/* A move as one number, verb, seat and arguments from its lowest byte up, as they lie in memory on
 * the machines we know; and that number put where the move is to stay. What the moves of a list
 * have in common is then made once for all of them. */
PL_FN uint64_t pl_move_word(int verb, int seat)
{
	return (uint64_t)verb | (uint64_t)seat << 8;
}

PL_FN uint64_t pl_word_arg(int n, int value)
{
	return (uint64_t)value << (16 + 8 * n);
}

PL_FN void pl_put_word(struct pl_move *out, uint64_t word)
{
	const uint64_t words[2] = { word, 0 };
	memcpy(out, words, sizeof *out);
}

/* The first pending seat; the state is not over. */
PL_FN int pl_first_pending(const struct pl_state *state)
{
	return pl_lowest(state->pending);
}

/* Whether anybody wants to know what happens. Nobody does in nearly all the plies that are ever
 * played, those of simulations: so what is only told is kept out of the way of what is done. */
PL_FN bool pl_is_told(const struct pl_events *events)
{
	return __builtin_expect(events != NULL, 0);
}

/* Add an event. One too many is dropped, but counted for the kit to see. */
PL_FN void pl_emit(struct pl_events *events, struct pl_event event)
{
	if (!pl_is_told(events))
		return;
	if (events->count < PL_EVENTS)
		events->at[events->count] = event;
	events->count++;
}

/* Chance was drawn, or a secret shown: this cannot be taken back. */
PL_FN void pl_reveal(struct pl_events *events)
{
	if (pl_is_told(events))
		events->reveals = true;
}

/* An event as seat may read it. */
PL_FN struct pl_event pl_event_for(struct pl_event event, int seat)
{
	if (seat >= PL_SEATS || !((event.seen_by >> seat) & 1))
		for (int i = 0; i < (int)sizeof event.secret; i++)
			event.secret[i] = 0;
	return event;
}

/* Places from scores: the most is first, equals share the better place. */
PL_FN void pl_places_by_score(struct pl_result *result, int seats)
{
	for (int i = 0; i < seats; i++) {
		result->place[i] = 1;
		for (int j = 0; j < seats; j++)
			if (result->score[j] > result->score[i])
				result->place[i]++;
	}
}

/* What value() must give at the end: 1000 shared by the first places. */
PL_FN void pl_value_of(const struct pl_result *result, int seats, int32_t out[PL_SEATS])
{
	int winners = 0;
	for (int i = 0; i < seats; i++)
		winners += result->place[i] == 1;
	for (int i = 0; i < seats; i++)
		out[i] = result->place[i] == 1 ? 1000 / winners : 0;
}

#endif

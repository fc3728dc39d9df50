/* deck.h - decks as multisets: how many cards of each kind are left.
 *
 * A deck has no order, so there is none to leak or to resample: drawing is
 * choosing among the cards that are left. Kinds are counted from 0 in the
 * array; a game whose card numbers start at 1 adds one, or leaves [0] empty.
 *
 * [R] Rules may use all of this.
 */
#ifndef PERILUNE_CORE_DECK_H
#define PERILUNE_CORE_DECK_H

#include "core/chance.h"

PL_FN int pl_deck_count(const uint8_t *deck, int kinds)
{
	int count = 0;
	for (int i = 0; i < kinds; i++)
		count += deck[i];
	return count;
}

/* The kind of the nth card, counting from 0 through the kinds in order. The
 * deck holds more than n cards. */
PL_FN int pl_deck_at(const uint8_t *deck, int n)
{
	int kind = 0;
	while (n >= deck[kind])
		n -= deck[kind++];
	return kind;
}

/* The same without a guess where it ends, for decks of few kinds: every kind is looked at. */
PL_FN int pl_deck_at_of(const uint8_t *deck, int kinds, int n)
{
	int kind = 0, upto = 0;
	for (int i = 0; i < kinds; i++) {
		upto += deck[i];
		kind += n >= upto;
	}
	return kind;
}

/* Take one card at random; -1 from an empty deck. */
PL_FN int pl_deck_draw(uint8_t *deck, int kinds, struct pl_chance *chance)
{
	int count = pl_deck_count(deck, kinds);
	if (count == 0)
		return -1;
	int kind = pl_deck_at(deck, (int)pl_draw(chance, (uint32_t)count));
	deck[kind]--;
	return kind;
}

/* Move every card of `from` into `into`: reshuffling the discards. */
PL_FN void pl_deck_pour(uint8_t *into, uint8_t *from, int kinds)
{
	for (int i = 0; i < kinds; i++) {
		into[i] = (uint8_t)(into[i] + from[i]);
		from[i] = 0;
	}
}

#endif

/* secrets.c - what one player cannot see, and a truth in its place: the cards in
 * the others' hands and in the stack, and sealed answers. [R] */
#include "games/traders/traders.h"

/* A card in another's hand is as good as in the stack to those who do not know it is there. */
static void hide_card(const struct trd_rules *r, struct trd_state *s, int card, int seat)
{
	int holder = s->where[card] - 1;
	unsigned mine = seat < PL_SEATS ? pl_bit(seat) : 0;
	if (holder == seat)
		return;
	s->known[card] &= (uint8_t)mine;
	if (s->known[card] != 0)
		return;
	s->where[card] = TRD_STACKED;
	s->player[holder].hand -= trd_one_card(r->kind_of[card]);
}

/* A seat sees its own hand, what it knows of others', what others know of its
 * own (it was there each time), and its own sealed answer. */
void trd_observe(const struct pl_rules *rules, struct pl_state *state, int seat)
{
	const struct trd_rules *r = trd_numbers(rules);
	struct trd_state *s = (struct trd_state *)state;
	struct pl_chance none = { { 0, 0 }, 0 };
	state->chance = none;
	for (int card = 1; card <= r->deck_size; card++)
		if (s->where[card] != TRD_STACKED && s->where[card] != TRD_DISCARDED)
			hide_card(r, s, card, seat);
	s->answers &= (uint8_t)(seat < PL_SEATS ? pl_bit(seat) : 0);
}

/* A coin for every seat that has answered under seal and holds a Counter. */
static void guess_answers(const struct trd_rules *r, struct trd_state *s, int seat,
                          struct pl_chance *chance)
{
	unsigned answered = s->base.sealed & ~(unsigned)s->base.pending;
	for (int other = 0; other < s->base.seats; other++) {
		if (other == seat || !((answered >> other) & 1))
			continue;
		if (trd_counter_of(r, &s->player[other]) != 0 && pl_draw(chance, 2) == 1)
			s->answers |= pl_bit(other);
	}
}

static int count_cards(uint32_t hand)
{
	int count = 0;
	for (; hand != 0; hand >>= 2)
		count += (int)(hand & 3);
	return count;
}

/* Deal what the seat cannot see from the cards it has not seen. */
void trd_determinize(const struct pl_rules *rules, struct pl_state *view, int seat,
                     struct pl_chance *chance)
{
	const struct trd_rules *r = trd_numbers(rules);
	struct trd_state *s = (struct trd_state *)view;
	uint8_t unseen[TRD_CARDS];
	int count = 0;
	for (int card = 1; card <= r->deck_size; card++)
		if (s->where[card] == TRD_STACKED)
			unseen[count++] = (uint8_t)card;
	for (int other = 0; other < view->seats; other++) {
		struct trd_player *p = &s->player[other];
		for (int missing = p->cards - count_cards(p->hand); missing > 0; missing--) {
			int at = (int)pl_draw(chance, (uint32_t)count);
			s->where[unseen[at]] = (uint8_t)(other + 1);
			p->hand += trd_one_card(r->kind_of[unseen[at]]);
			unseen[at] = unseen[--count];
		}
	}
	guess_answers(r, s, seat, chance);
	view->chance = pl_split(chance);
}

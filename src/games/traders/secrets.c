/* secrets.c - what one player cannot see, and a truth in its place: the cards in
 * the others' hands and in the stack, and sealed answers. [R] */
#include "core/deck.h"
#include "games/traders/traders.h"

/* A seat sees its own hand, what it knows of others', what others know of its
 * own (it was there each time), and its own sealed answer. */
void trd_observe(const struct pl_rules *rules, struct pl_state *state, int seat)
{
	(void)rules;
	struct trd_state *s = (struct trd_state *)state;
	struct pl_chance none = { { 0, 0 }, 0 };
	state->chance = none;
	for (int kind = 0; kind <= TRD_ACTIONS; kind++)
		s->deck[kind] = 0;
	for (int other = 0; other < PL_SEATS; other++) {
		if (other == seat)
			continue;
		struct trd_player *p = &s->player[other];
		p->hand = seat < PL_SEATS ? s->player[seat].known[other] : 0;
		for (int holder = 0; holder < PL_SEATS; holder++)
			if (holder != seat)
				p->known[holder] = 0;
	}
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
		if (trd_held(s->player[other].hand, r->counter) > 0 && pl_draw(chance, 2) == 1)
			s->answers |= pl_bit(other);
	}
}

static int count_cards(uint16_t hand)
{
	int count = 0;
	for (int kind = 1; kind <= TRD_ACTIONS; kind++)
		count += trd_held(hand, kind);
	return count;
}

/* Deal what the seat cannot see from the cards it has not seen. */
void trd_determinize(const struct pl_rules *rules, struct pl_state *view, int seat,
                     struct pl_chance *chance)
{
	const struct trd_rules *r = trd_numbers(rules);
	struct trd_state *s = (struct trd_state *)view;
	int unseen = s->deck_left;
	for (int kind = 1; kind <= TRD_ACTIONS; kind++) {
		int left = r->action[kind - 1].copies - s->discard[kind];
		for (int other = 0; other < view->seats; other++)
			left -= trd_held(s->player[other].hand, kind);
		s->deck[kind] = (uint8_t)left;
	}
	for (int other = 0; other < view->seats; other++)
		unseen += s->player[other].cards - count_cards(s->player[other].hand);
	for (int other = 0; other < view->seats; other++) {
		struct trd_player *p = &s->player[other];
		for (int missing = p->cards - count_cards(p->hand); missing > 0; missing--) {
			int kind = pl_deck_at(s->deck, (int)pl_draw(chance, (uint32_t)unseen--));
			s->deck[kind]--;
			p->hand = (uint16_t)(p->hand + trd_one_card(kind));
		}
	}
	guess_answers(r, s, seat, chance);
	view->chance = pl_split(chance);
}

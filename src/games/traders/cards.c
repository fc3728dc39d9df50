/* cards.c - action cards: the stack, the discards, the hands, and who knows
 * what is in them. Each card is one of its own, with its title; it is in the
 * stack, in a hand or among the discards. Every movement of a card goes through
 * here, so that no other file has to keep that knowledge; what a seat sees of
 * it is in secrets.c. [R] */
#include "core/deck.h"
#include "games/traders/traders.h"

/* The nth of the cards that are in a place, counting from 0: eight are looked at together. */
static int nth_in(const struct trd_state *s, int place, int n)
{
	const uint64_t ones = 0x0101010101010101u;
	for (int card = 1;; card += 8) {
		uint64_t there = trd_not_zero(trd_eight(&s->where[card]) ^ ones * (unsigned)place) ^
			ones;
		int count = trd_sum(there);
		if (n < count)
			return card + trd_byte_beyond(there, n);
		n -= count;
	}
}

static void put_in_hand(const struct trd_rules *r, struct trd_state *s, int seat, int card)
{
	struct trd_player *p = &s->player[seat];
	p->hand += trd_one_card(r->kind_of[card]);
	p->cards++;
	s->where[card] = (uint8_t)(seat + 1);
}

static void take_from_hand(const struct trd_rules *r, struct trd_state *s, int seat, int card)
{
	struct trd_player *p = &s->player[seat];
	p->hand -= trd_one_card(r->kind_of[card]);
	p->cards--;
	s->known[card] = 0;
}

bool trd_cards_left(const struct trd_rules *r, const struct trd_state *s)
{
	int held = 0;
	if (s->deck_left > 0)
		return true;
	for (int seat = 0; seat < s->base.seats; seat++)
		held += s->player[seat].cards;
	return held < r->deck_size;
}

int trd_take_card(struct trd_table *t, int seat)
{
	struct trd_state *s = t->s;
	if (s->deck_left == 0) /* TRD-G09 */
		for (int card = 1; card <= t->r->deck_size; card++) {
			if (s->where[card] != TRD_DISCARDED)
				continue;
			s->where[card] = TRD_STACKED;
			s->deck_left++;
		}
	if (s->deck_left == 0)
		return 0;
	int card = nth_in(s, TRD_STACKED, (int)pl_draw(&s->base.chance, s->deck_left));
	s->deck_left--;
	put_in_hand(t->r, s, seat, card);
	pl_reveal(t->events);
	return card;
}

int trd_discard(const struct trd_rules *r, struct trd_state *s, int seat, int kind)
{
	int card = r->action[kind - 1].first;
	while (s->where[card] != seat + 1)
		card++;
	take_from_hand(r, s, seat, card);
	s->where[card] = TRD_DISCARDED;
	return card;
}

/* TRD-090. Whoever did not see which card left can no longer be sure of any
 * card in the victim's hand; the victim knows what the thief now holds. */
int trd_steal_card(const struct trd_rules *r, struct trd_state *s, int thief, int victim)
{
	int n = (int)pl_draw(&s->base.chance, s->player[victim].cards);
	int card = nth_in(s, victim + 1, n);
	for (int other = 1; other <= r->deck_size; other++)
		if (s->where[other] == victim + 1)
			s->known[other] &= pl_bit(thief);
	take_from_hand(r, s, victim, card);
	put_in_hand(r, s, thief, card);
	s->known[card] = pl_bit(victim);
	return card;
}

int trd_face_of(const struct trd_card *card, const struct trd_state *s, int drawn)
{
	return (drawn + s->first + card->faces) % card->faces; /* drawn may be -1 */
}

void trd_report(struct pl_events *events, int kind, int seat, int a, int b, int c, int d)
{
	struct pl_event event = { (uint8_t)kind,
		                  (uint8_t)seat,
		                  0,
		                  { (uint8_t)a, (uint8_t)b, (uint8_t)c, (uint8_t)d },
		                  { 0 } };
	pl_emit(events, event);
}

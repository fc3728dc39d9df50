/* cards.c - action cards: the stack, the discards, the hands, and who knows
 * what is in them. Every movement of a card goes through here, so that no
 * other file has to keep that knowledge; what a seat sees of it is in secrets.c. */
#include "core/deck.h"
#include "games/traders/traders.h"

/* The nth card of a hand, counting from 0 through its kinds. */
static int card_at(uint16_t hand, int n)
{
	int kind = 1;
	for (int held = trd_held(hand, kind); n >= held; held = trd_held(hand, kind)) {
		n -= held;
		kind++;
	}
	return kind;
}

/* What is known of a hand from which a card was seen to leave: one less of
 * that kind, if any was known. */
static void forget_one(uint16_t *known, int kind)
{
	if (trd_held(*known, kind) > 0)
		*known = (uint16_t)(*known - trd_one_card(kind));
}

static void add_to_hand(struct trd_player *p, int kind)
{
	p->hand = (uint16_t)(p->hand + trd_one_card(kind));
	p->cards++;
}

static void take_from_hand(struct trd_player *p, int kind)
{
	p->hand = (uint16_t)(p->hand - trd_one_card(kind));
	p->cards--;
}

int trd_take_card(struct trd_table *t, int seat)
{
	struct trd_state *s = t->s;
	if (s->deck_left == 0) { /* TRD-G09 */
		pl_deck_pour(s->deck, s->discard, TRD_ACTIONS + 1);
		s->deck_left = (uint8_t)pl_deck_count(s->deck, TRD_ACTIONS + 1);
		if (s->deck_left == 0)
			return 0;
	}
	int kind = pl_deck_at(s->deck, (int)pl_draw(&s->base.chance, s->deck_left));
	s->deck[kind]--;
	s->deck_left--;
	add_to_hand(&s->player[seat], kind);
	pl_reveal(t->events);
	return kind;
}

void trd_discard(struct trd_state *s, int seat, int kind)
{
	take_from_hand(&s->player[seat], kind);
	s->discard[kind]++;
	for (int other = 0; other < s->base.seats; other++)
		forget_one(&s->player[other].known[seat], kind);
}

/* TRD-090. Whoever did not see which card left can no longer be sure of any
 * card in the victim's hand; the victim knows what the thief now holds. */
int trd_steal_card(struct trd_state *s, int thief, int victim)
{
	struct trd_player *from = &s->player[victim];
	int kind = card_at(from->hand, (int)pl_draw(&s->base.chance, from->cards));
	take_from_hand(from, kind);
	for (int other = 0; other < s->base.seats; other++)
		if (other != thief)
			s->player[other].known[victim] = 0;
	forget_one(&s->player[thief].known[victim], kind);
	add_to_hand(&s->player[thief], kind);
	from->known[thief] = (uint16_t)(from->known[thief] + trd_one_card(kind));
	return kind;
}

int trd_face_of(const struct trd_card *card, const struct trd_state *s, int drawn)
{
	return (drawn + s->first + card->faces) % card->faces; /* drawn may be -1 */
}

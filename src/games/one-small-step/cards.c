/* cards.c - espionage cards: the deck, the discards, the hands, and who knows
 * what is in them. Every movement of a card goes through here, so that no other
 * file has to keep that knowledge; what a seat sees of it is in secrets.c. */
#include "core/deck.h"
#include "games/one-small-step/one_small_step.h"

/* The nth card of a hand, counting from 0 through its kinds. */
static int card_at(const struct oss_hand *hand, int n)
{
	int kind = 1;
	for (int held = oss_held(hand, kind); n >= held; held = oss_held(hand, kind)) {
		n -= held;
		kind++;
	}
	return kind;
}

/* What is known of a hand from which a card was seen to leave: one less of
 * that kind, if any was known. */
static void forget_one(struct oss_hand *known, int kind)
{
	if (known->of[kind - 1] > 0)
		known->of[kind - 1]--;
}

static void add_to_hand(struct oss_player *p, int kind)
{
	p->hand.of[kind - 1]++;
	p->cards++;
}

static void take_from_hand(struct oss_player *p, int kind)
{
	p->hand.of[kind - 1]--;
	p->cards--;
}

/* OSS-074, OSS-C27: what is left first, then the discards, shuffled; 0 if there are
 * none at all. */
static int take_card(struct oss_table *t, int seat)
{
	struct oss_state *s = t->s;
	if (s->deck_left == 0) {
		pl_deck_pour(s->deck, s->discard, OSS_KINDS + 1);
		s->deck_left = (uint8_t)pl_deck_count(s->deck, OSS_KINDS + 1);
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

void oss_draw_cards(struct oss_table *t, int seat, int cards)
{
	uint8_t drawn[OSS_KINDS + 1] = { 0 };
	for (int kind; cards > 0 && (kind = take_card(t, seat)) != 0; cards--)
		drawn[kind]++;
	/* Told by kind: in which order they came is nothing that a hand keeps. */
	for (int kind = 1; t->events != NULL && kind <= t->r->kind_count; kind++)
		for (; drawn[kind] > 0; drawn[kind]--)
			oss_whisper(t, OSS_DID_DRAW, seat, 0, kind, pl_bit(seat));
}

/* Face up: all who knew it know that it is gone. */
void oss_lay_open(struct oss_state *s, int seat, int kind)
{
	take_from_hand(&s->player[seat], kind);
	for (int other = 0; other < s->base.seats; other++)
		forget_one(&s->player[other].known[seat], kind);
}

void oss_discard(struct oss_state *s, int seat, int kind)
{
	oss_lay_open(s, seat, kind);
	s->discard[kind]++;
}

/* A card from one hand to another's. Whoever did not see which one left can no
 * longer be sure of any card in that hand; the victim knows what the thief now
 * holds. */
static void pass_card(struct oss_state *s, int thief, int victim, int kind)
{
	struct oss_player *from = &s->player[victim];
	const struct oss_hand nothing = { { 0 } };
	take_from_hand(from, kind);
	for (int other = 0; other < s->base.seats; other++)
		if (other != thief)
			s->player[other].known[victim] = nothing;
	forget_one(&s->player[thief].known[victim], kind);
	add_to_hand(&s->player[thief], kind);
	from->known[thief].of[kind - 1]++;
}

/* OSS-069, OSS-C28 */
int oss_steal_card(struct oss_table *t, int thief, int victim)
{
	struct oss_state *s = t->s;
	const struct oss_player *from = &s->player[victim];
	int kind = card_at(&from->hand, (int)pl_draw(&s->base.chance, from->cards));
	pass_card(s, thief, victim, kind);
	pl_reveal(t->events);
	return kind;
}

/* One event for each card, so that the number of events tells nothing new. */
void oss_see_hand(struct oss_table *t, int viewer, int victim)
{
	const struct oss_player *from = &t->s->player[victim];
	unsigned both = pl_bit(viewer) | (unsigned)pl_bit(victim);
	t->s->player[viewer].known[victim] = from->hand;
	for (int n = 0; n < from->cards; n++)
		oss_whisper(t, OSS_DID_SEE, viewer, victim + 1, card_at(&from->hand, n), both);
	pl_reveal(t->events);
}

void oss_lift_card(struct oss_table *t, int thief, int victim, int kind)
{
	pass_card(t->s, thief, victim, kind);
	oss_whisper(t, OSS_DID_LIFT, thief, victim + 1, kind,
	            pl_bit(thief) | (unsigned)pl_bit(victim));
}

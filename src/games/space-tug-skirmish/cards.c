/* cards.c - Design and Ops cards: the decks, the hands, the discard piles, and
 * who knows what is in them. Every movement of a card goes through here, so that
 * no other file has to keep that knowledge; what a seat sees of it is in secrets.c.
 *
 * Backs tell the two decks apart, so how many cards of each a hand holds is
 * public. Of the faces others know only what was taken from a pile or shown. */
#include "core/deck.h"
#include "games/space-tug-skirmish/space_tug.h"

void sts_fill_decks(const struct sts_rules *r, struct sts_state *s)
{
	for (int kind = 1; kind <= r->cards; kind++)
		s->deck[kind] = r->card[kind - 1].copies;
	for (int deck = 0; deck < STS_DECKS; deck++)
		s->left[deck] = r->deck_size[deck];
	for (int epoch = 1; epoch <= r->epochs; epoch++)
		s->epoch[epoch] = r->epoch[epoch - 1].copies;
}

/* --- hands and piles -------------------------------------------------------------- */

static void add_to_hand(const struct sts_rules *r, struct sts_player *p, int kind, bool shown)
{
	p->hand[kind] = (uint8_t)(p->hand[kind] + (shown ? 17 : 1));
	p->held[sts_deck_of(r, kind)]++;
}

/* One copy fewer; if everybody knew of one, they know of one fewer. */
void sts_leave_hand(const struct sts_rules *r, struct sts_player *p, int kind)
{
	p->hand[kind] = (uint8_t)(p->hand[kind] - (sts_seen(p, kind) > 0 ? 17 : 1));
	p->held[sts_deck_of(r, kind)]--;
}

void sts_to_pile(const struct sts_rules *r, struct sts_player *p, int kind)
{
	p->pile[kind]++;
	p->piled[sts_deck_of(r, kind)]++;
}

/* What lay open in the pile is known in the hand. */
void sts_from_pile(const struct sts_rules *r, struct sts_player *p, int kind)
{
	p->pile[kind]--;
	p->piled[sts_deck_of(r, kind)]--;
	add_to_hand(r, p, kind, true);
}

/* STS-C40: what takes cards back cannot be taken back itself, or two of them
 * would fetch each other for ever. */
bool sts_is_takeable(const struct sts_rules *r, const struct sts_player *p, int kind)
{
	return p->pile[kind] > 0 && !sts_is_in(&r->fetching, kind);
}

int sts_takeable(const struct sts_rules *r, const struct sts_player *p)
{
	int cards = sts_pile_size(p);
	for (int word = 0; word < STS_WORDS; word++)
		for (uint64_t rest = r->fetching.word[word]; rest != 0; rest &= rest - 1)
			cards -= p->pile[64 * word + sts_lowest(rest)];
	return cards;
}

int sts_random_held(struct sts_table *t, int seat)
{
	const struct sts_player *p = &t->s->player[seat];
	int n = (int)pl_draw(&t->s->base.chance, (uint32_t)sts_hand_size(p)), kind = 1;
	for (; n >= sts_held(p, kind); kind++)
		n -= sts_held(p, kind);
	pl_reveal(t->events);
	return kind;
}

/* --- decks -------------------------------------------------------------------------- */

static int piled(const struct sts_rules *r, const struct sts_state *s, int deck)
{
	int cards = 0;
	for (int seat = 0; seat < sts_designers(r, s); seat++)
		cards += s->player[seat].piled[deck];
	return cards;
}

bool sts_can_draw(const struct sts_rules *r, const struct sts_state *s, int deck)
{
	return s->left[deck] > 0 || (!sts_before_play(s) && piled(r, s, deck) > 0);
}

/* STS-046: every player's discards of that kind. */
static void reshuffle(struct sts_table *t, int deck)
{
	struct sts_state *s = t->s;
	for (int seat = 0; seat < sts_designers(t->r, s); seat++) {
		struct sts_player *p = &s->player[seat];
		int first = sts_first_of(t->r, deck);
		pl_deck_pour(s->deck + first, p->pile + first, sts_last_of(t->r, deck) + 1 - first);
		s->left[deck] = (uint8_t)(s->left[deck] + p->piled[deck]);
		p->piled[deck] = 0;
	}
	s->reshuffles = (uint8_t)pl_least(s->reshuffles + 1, 255);
	sts_say(t, STS_DID_RESHUFFLE, s->turn, deck + 1, 0, 0, 0);
}

static int take_from_deck(struct sts_table *t, int deck)
{
	struct sts_state *s = t->s;
	int n = (int)pl_draw(&s->base.chance, s->left[deck]);
	int kind = sts_title_at(s->deck, sts_first_of(t->r, deck), n);
	s->deck[kind]--;
	s->left[deck]--;
	pl_reveal(t->events);
	return kind;
}

void sts_draw(struct sts_table *t, int seat, int deck)
{
	if (t->s->left[deck] == 0)
		reshuffle(t, deck);
	int kind = take_from_deck(t, deck);
	add_to_hand(t->r, &t->s->player[seat], kind, false);
	if (t->events == NULL)
		return;
	struct pl_event event = { STS_DID_DRAW,
		                  (uint8_t)seat,
		                  pl_bit(seat),
		                  { (uint8_t)(deck + 1) },
		                  { (uint8_t)kind } };
	pl_emit(t->events, event);
}

int sts_dig(struct sts_table *t, int seat, int part_kind)
{
	struct sts_state *s = t->s;
	int found = 0;
	for (int kind = 1; kind <= t->r->parts; kind++)
		if (t->r->card[kind - 1].kind == part_kind)
			found += s->deck[kind];
	if (found == 0)
		return 0;
	int n = (int)pl_draw(&s->base.chance, (uint32_t)found), kind = 0;
	do {
		kind++;
		if (t->r->card[kind - 1].kind == part_kind)
			n -= s->deck[kind];
	} while (n >= 0);
	s->deck[kind]--;
	s->left[STS_DESIGN_DECK]--;
	add_to_hand(t->r, &s->player[seat], kind, true);
	pl_reveal(t->events);
	return kind;
}

/* --- the opening ---------------------------------------------------------------------- */

/* Tell a player what was dealt, four cards an event. */
static void tell_deal(struct sts_table *t, int seat, const uint8_t *cards, int count)
{
	const struct sts_player *p = &t->s->player[seat];
	for (int at = 0; t->events != NULL && (at == 0 || at < count); at += 4) {
		struct pl_event event = { STS_DID_DEAL,
			                  (uint8_t)seat,
			                  pl_bit(seat),
			                  { p->held[0], p->held[1], (uint8_t)sts_pile_size(p),
			                    (uint8_t)at },
			                  { 0 } };
		for (int i = 0; i < 4 && at + i < count; i++)
			event.secret[i] = cards[at + i];
		pl_emit(t->events, event);
	}
}

/* STS-010. A deck that runs out in the opening is made up for from the other
 * (STS-C20); all four players drawing seven times can bring that about. */
void sts_deal(struct sts_table *t, int seat, int designs, int ops)
{
	int wanted[STS_DECKS] = { designs, ops }, count = 0;
	uint8_t cards[STS_MOST_DEALT];
	for (int deck = 0; deck < STS_DECKS; deck++) {
		for (; wanted[deck] > 0; wanted[deck]--) {
			int from = t->s->left[deck] > 0 ? deck : 1 - deck;
			if (t->s->left[from] == 0)
				continue;
			int kind = take_from_deck(t, from);
			add_to_hand(t->r, &t->s->player[seat], kind, false);
			int at = count++;
			for (; at > 0 && cards[at - 1] > kind; at--)
				cards[at] = cards[at - 1];
			cards[at] = (uint8_t)kind;
		}
	}
	tell_deal(t, seat, cards, count);
}

/* STS-011: unseen by the others, so it is kept apart from the decks. */
void sts_set_aside(struct sts_table *t, int seat)
{
	struct sts_player *p = &t->s->player[seat];
	for (int kind = 1; kind <= t->r->cards; kind++) {
		p->pile[kind] = (uint8_t)(p->pile[kind] + p->hand[kind]);
		p->hand[kind] = 0;
	}
	for (int deck = 0; deck < STS_DECKS; deck++) {
		p->piled[deck] = (uint8_t)(p->piled[deck] + p->held[deck]);
		p->held[deck] = 0;
	}
}

/* STS-012. */
void sts_return_set_aside(struct sts_table *t)
{
	struct sts_state *s = t->s;
	int cards = 0;
	for (int seat = 0; seat < sts_designers(t->r, s); seat++) {
		struct sts_player *p = &s->player[seat];
		cards += sts_pile_size(p);
		pl_deck_pour(s->deck, p->pile, t->r->cards + 1);
		for (int deck = 0; deck < STS_DECKS; deck++) {
			s->left[deck] = (uint8_t)(s->left[deck] + p->piled[deck]);
			p->piled[deck] = 0;
		}
	}
	if (cards > 0)
		sts_say(t, STS_DID_RETURN_SET, s->first, cards, 0, 0, 0);
}

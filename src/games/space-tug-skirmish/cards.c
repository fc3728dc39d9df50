/* cards.c - Design and Ops cards: the decks, the hands, the discard piles, and
 * who knows what is in them. Every movement of a card goes through here, so that
 * no other file has to think about knowledge.
 *
 * Backs tell the two decks apart, so how many cards of each a hand holds is
 * public. Of the faces others know only what was taken from a pile or shown. */
#include "core/deck.h"
#include "games/space-tug-skirmish/space_tug.h"

/* The kinds of a deck: from first to last. */
static int first_of(const struct sts_rules *r, int deck)
{
	return deck == STS_DESIGN_DECK ? 1 : r->designs + 1;
}

static int last_of(const struct sts_rules *r, int deck)
{
	return deck == STS_DESIGN_DECK ? r->designs : r->cards;
}

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
	return p->pile[kind] > 0 && !r->fetches[kind];
}

int sts_takeable(const struct sts_rules *r, const struct sts_player *p)
{
	int cards = sts_pile_size(p);
	for (int kind = 1; cards > 0 && kind <= r->cards; kind++)
		if (r->fetches[kind])
			cards -= p->pile[kind];
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
		int first = first_of(t->r, deck);
		pl_deck_pour(s->deck + first, p->pile + first, last_of(t->r, deck) + 1 - first);
		s->left[deck] = (uint8_t)(s->left[deck] + p->piled[deck]);
		p->piled[deck] = 0;
	}
	s->reshuffles = (uint8_t)sts_least(s->reshuffles + 1, 255);
	sts_say(t, STS_DID_RESHUFFLE, s->turn, deck + 1, 0, 0, 0);
}

static int take_from_deck(struct sts_table *t, int deck)
{
	struct sts_state *s = t->s;
	int first = first_of(t->r, deck);
	int n = (int)pl_draw(&s->base.chance, s->left[deck]);
	int kind = first + pl_deck_at(s->deck + first, n);
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
	for (int at = 0; at == 0 || at < count; at += 4) {
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

/* --- views ---------------------------------------------------------------------------- */

/* Of another's hand only what was shown; before play nothing of what lies
 * aside, nor a sealed choice. */
static void hide_player(const struct sts_state *s, struct sts_player *p)
{
	for (int kind = 1; kind <= STS_CARDS; kind++)
		p->hand[kind] = (uint8_t)((p->hand[kind] & 0xf0) | sts_seen(p, kind));
	for (int kind = 1; sts_before_play(s) && kind <= STS_CARDS; kind++)
		p->pile[kind] = 0;
	p->choice = 0;
}

/* What the Epoch Master has drawn is, to all others, still in the deck. */
static void hide_offer(struct sts_state *s)
{
	for (int i = 0; i < STS_OFFER; i++) {
		if (s->offer[i] != 0)
			s->epoch[s->offer[i]]++;
		s->offer[i] = 0;
	}
}

void sts_observe(const struct pl_rules *rules, struct pl_state *state, int seat)
{
	const struct sts_rules *r = sts_numbers(rules);
	struct sts_state *s = (struct sts_state *)state;
	struct pl_chance none = { { 0, 0 }, 0 };
	state->chance = none;
	/* The only designer can tell what is in the decks by what is not. */
	bool alone = sts_designers(r, s) == 1 && seat == 0;
	for (int kind = 0; !alone && kind <= STS_CARDS; kind++)
		s->deck[kind] = 0;
	for (int other = 0; other < state->seats; other++)
		if (other != seat)
			hide_player(s, &s->player[other]);
	if (!r->play.master || seat != sts_designers(r, s))
		hide_offer(s);
}

/* --- truths ----------------------------------------------------------------------------- */

/* All cards that are in no place which the seat can see. */
static void gather_unseen(const struct sts_rules *r, struct sts_state *s)
{
	for (int kind = 1; kind <= r->cards; kind++) {
		int left = r->card[kind - 1].copies;
		for (int seat = 0; seat < sts_designers(r, s); seat++) {
			const struct sts_player *p = &s->player[seat];
			left -= sts_held(p, kind) + p->pile[kind];
			if (kind <= r->parts && (p->built & sts_part(kind)) != 0)
				left--;
		}
		if (s->acting == kind && !s->single)
			left--; /* being played */
		s->deck[kind] = (uint8_t)left;
	}
}

static int deal_unseen(const struct sts_rules *r, struct sts_state *s, int deck,
                       int unseen[STS_DECKS], struct pl_chance *chance)
{
	int first = first_of(r, deck);
	int kind = first +
		pl_deck_at(s->deck + first, (int)pl_draw(chance, (uint32_t)unseen[deck]));
	s->deck[kind]--;
	unseen[deck]--;
	return kind;
}

/* Fill a hand, and what is set aside, up to the backs that are seen. */
static void fill_player(const struct sts_rules *r, struct sts_state *s, int seat,
                        int unseen[STS_DECKS], struct pl_chance *chance)
{
	struct sts_player *p = &s->player[seat];
	for (int deck = 0; deck < STS_DECKS; deck++) {
		int missing = p->held[deck], aside = p->piled[deck];
		for (int kind = first_of(r, deck); kind <= last_of(r, deck); kind++) {
			missing -= sts_held(p, kind);
			aside -= p->pile[kind];
		}
		for (; missing > 0; missing--)
			p->hand[deal_unseen(r, s, deck, unseen, chance)]++;
		for (; aside > 0; aside--)
			p->pile[deal_unseen(r, s, deck, unseen, chance)]++;
	}
}

/* Any answer will do for a seat that has given one under seal. */
static void guess_choices(const struct sts_rules *r, struct sts_state *s, int seat,
                          struct pl_chance *chance)
{
	unsigned answered = s->base.sealed & ~(unsigned)s->base.pending;
	for (int other = 0; other < s->base.seats; other++) {
		if (other == seat || !((answered >> other) & 1))
			continue;
		struct sts_player *p = &s->player[other];
		int fewer = sts_hand_size(p) - 1;
		if (s->base.phase == STS_SPLITTING)
			p->choice = (uint8_t)(1 + pl_draw(chance, (uint32_t)r->start_hand + 1u));
		else if (fewer < 0 || pl_draw(chance, 2) == 0)
			p->choice = STS_KEPT;
		else
			p->choice = (uint8_t)(1 + pl_draw(chance, (uint32_t)fewer + 1u));
	}
}

/* STS-113: some cards of the Epoch deck, in order. */
static void guess_offer(const struct sts_rules *r, struct sts_state *s, struct pl_chance *chance)
{
	for (int i = 0; i < r->master_draws; i++) {
		int epoch = pl_deck_draw(s->epoch, STS_EPOCHS + 1, chance), at = i;
		for (; at > 0 && s->offer[at - 1] > epoch; at--)
			s->offer[at] = s->offer[at - 1];
		s->offer[at] = (uint8_t)epoch;
	}
}

void sts_determinize(const struct pl_rules *rules, struct pl_state *view, int seat,
                     struct pl_chance *chance)
{
	const struct sts_rules *r = sts_numbers(rules);
	struct sts_state *s = (struct sts_state *)view;
	gather_unseen(r, s);
	int unseen[STS_DECKS] = { 0, 0 };
	for (int kind = 1; kind <= r->cards; kind++)
		unseen[sts_deck_of(r, kind)] += s->deck[kind];
	for (int other = 0; other < sts_designers(r, s); other++)
		fill_player(r, s, other, unseen, chance);
	guess_choices(r, s, seat, chance);
	if (view->phase == STS_MASTERING && seat != sts_designers(r, s))
		guess_offer(r, s, chance);
	view->chance = pl_split(chance);
}

/* secrets.c - what one player cannot see, and a truth in its place: the others' hands,
 * the decks, what lies aside before play, sealed choices, and what the Epoch Master has
 * drawn. [R] */
#include "core/deck.h"
#include "games/space-tug-skirmish/space_tug.h"

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
	if (!r->master || seat != sts_designers(r, s))
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
		if (s->work[STS_PLAYED].source == kind && !s->work[STS_PLAYED].single)
			left--; /* being played */
		s->deck[kind] = (uint8_t)left;
	}
}

static int deal_unseen(const struct sts_rules *r, struct sts_state *s, int deck,
                       int unseen[STS_DECKS], struct pl_chance *chance)
{
	int first = sts_first_of(r, deck);
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
		for (int kind = sts_first_of(r, deck); kind <= sts_last_of(r, deck); kind++) {
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
		int epoch = pl_deck_draw(s->epoch, r->epochs + 1, chance), at = i;
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

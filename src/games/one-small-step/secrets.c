/* secrets.c - what one player cannot see, and a truth in its place: the cards in
 * the others' hands and in the deck. [R] */
#include "core/deck.h"
#include "games/one-small-step/one_small_step.h"

/* OSS-009: a seat sees its own hand, what it knows of others', and what others
 * know of its own, since it was there each time. */
void oss_observe(const struct pl_rules *rules, struct pl_state *state, int seat)
{
	(void)rules;
	struct oss_state *s = (struct oss_state *)state;
	struct pl_chance none = { { 0, 0 }, 0 };
	const struct oss_hand nothing = { { 0 } };
	state->chance = none;
	for (int kind = 0; kind <= OSS_KINDS; kind++)
		s->deck[kind] = 0;
	for (int other = 0; other < OSS_SEATS; other++) {
		if (other == seat)
			continue;
		struct oss_player *p = &s->player[other];
		p->hand = seat < OSS_SEATS ? s->player[seat].known[other] : nothing;
		for (int holder = 0; holder < OSS_SEATS; holder++)
			if (holder != seat)
				p->known[holder] = nothing;
	}
}

/* Deal what the seat cannot see from the cards it has not seen. */
void oss_determinize(const struct pl_rules *rules, struct pl_state *view, int seat,
                     struct pl_chance *chance)
{
	(void)seat;
	const struct oss_rules *r = oss_numbers(rules);
	struct oss_state *s = (struct oss_state *)view;
	for (int kind = 1; kind <= r->kind_count; kind++) {
		int left = r->card[kind - 1].copies - s->discard[kind] - (s->card == kind);
		for (int other = 0; other < view->seats; other++)
			left -= oss_held(&s->player[other].hand, kind);
		s->deck[kind] = (uint8_t)left;
	}
	int unseen = pl_deck_count(s->deck, OSS_KINDS + 1);
	for (int other = 0; other < view->seats; other++) {
		struct oss_player *p = &s->player[other];
		for (int missing = p->cards - oss_cards_in(&p->hand); missing > 0; missing--) {
			int kind = pl_deck_at(s->deck, (int)pl_draw(chance, (uint32_t)unseen--));
			s->deck[kind]--;
			p->hand.of[kind - 1]++;
		}
	}
	view->chance = pl_split(chance);
}

/* secrets.c - what one player cannot see, and a truth in its place: the cards in
 * the other's hand and in the deck, and until the reveal the other's formation. */
#include "core/deck.h"
#include "games/flank/flank.h"

#include <string.h>

void flk_observe(const struct pl_rules *rules, struct pl_state *state, int seat)
{
	(void)rules;
	struct flk_state *s = (struct flk_state *)state;
	memset(&state->chance, 0, sizeof state->chance);
	memset(s->deck, 0, sizeof s->deck);
	for (int owner = 0; owner < FLK_PLAYERS; owner++) {
		if (owner == seat)
			continue;
		memset(s->hand[owner], 0, sizeof s->hand[owner]);
		if (state->phase != FLK_FORMING)
			continue;
		memset(s->sheet[owner], 0, sizeof s->sheet[owner]);
		s->placed[owner] = s->mined[owner] = 0;
	}
}

/* --- filling in ------------------------------------------------------------------- */

static void fill_hands(const struct flk_rules *r, struct flk_state *s, int seat,
                       struct pl_chance *chance)
{
	for (int kind = 1; kind <= r->cards; kind++) {
		int seen = s->discard[kind] + s->hand[0][kind] + s->hand[1][kind];
		s->deck[kind] = (uint8_t)(r->card[kind - 1].copies - seen);
	}
	for (int owner = 0; owner < FLK_PLAYERS; owner++)
		for (int i = 0; owner != seat && i < s->cards[owner]; i++)
			s->hand[owner][pl_deck_draw(s->deck, FLK_CARDS + 1, chance)]++;
}

/* One step of a formation as a sensible player might take it: every split and
 * every card of the hand is possible, likely ones are likelier. */
static void fill_step(const struct pl_rules *rules, struct flk_state *s, int owner,
                      struct pl_chance *chance)
{
	struct pl_move moves[PL_MOVES];
	uint16_t weight[PL_MOVES];
	uint32_t sum = 0;
	int chosen = 0;
	uint8_t pending = s->base.pending;
	s->base.pending |= pl_bit(owner);
	int count = flk_legal(rules, &s->base, owner, moves);
	flk_weigh(rules, &s->base, moves, count, weight);
	s->base.pending = pending;
	for (int i = 0; i < count; i++)
		sum += weight[i];
	uint32_t nth = pl_draw(chance, sum);
	while (nth >= weight[chosen])
		nth -= weight[chosen++];
	const struct pl_move *move = &moves[chosen];
	if (move->verb == FLK_HIDE)
		s->mined[owner] = move->arg[0];
	else
		for (int area = FLK_FRONT; area < FLK_AREAS; area++)
			flk_add(&s->sheet[owner][area],
			        flk_some(move->arg[0], move->arg[1 + area]));
	s->placed[owner]++;
}

/* How many steps the others have taken follows from the ply; of two whom an
 * onlooker cannot tell apart, either may have taken those that are in doubt. */
static void fill_formations(const struct pl_rules *rules, struct flk_state *s, int seat,
                            struct pl_chance *chance)
{
	int steps = (int)(s->base.ply - s->opened), least[FLK_PLAYERS], most[FLK_PLAYERS];
	for (int owner = 0; owner < FLK_PLAYERS; owner++) {
		bool waits = pl_is_pending(&s->base, owner);
		int all = flk_form_steps(s, owner);
		least[owner] = owner == seat ? s->placed[owner] : waits ? 0 : all;
		most[owner] = owner == seat ? s->placed[owner] : waits ? all - 1 : all;
	}
	int low = steps - most[1] > least[0] ? steps - most[1] : least[0];
	int high = steps - least[1] < most[0] ? steps - least[1] : most[0];
	int taken[FLK_PLAYERS];
	taken[0] = low + (high > low ? (int)pl_draw(chance, (uint32_t)(high - low + 1)) : 0);
	taken[1] = steps - taken[0];
	for (int owner = 0; owner < FLK_PLAYERS; owner++)
		for (int i = 0; owner != seat && i < taken[owner]; i++)
			fill_step(rules, s, owner, chance);
}

void flk_determinize(const struct pl_rules *rules, struct pl_state *view, int seat,
                     struct pl_chance *chance)
{
	struct flk_state *s = (struct flk_state *)view;
	fill_hands(flk_numbers(rules), s, seat, chance);
	if (view->phase == FLK_FORMING)
		fill_formations(rules, s, seat, chance);
	view->chance = pl_split(chance);
}

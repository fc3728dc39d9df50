/* secrets.c - what one player cannot see, and a truth in its place: nothing but the
 * dice and the order of the deck. [R] */
#include "games/one-false-step/one-false-step.h"

void ofs_observe(const struct pl_rules *rules, struct pl_state *state, int seat)
{
	static const struct pl_chance none = { { 0, 0 }, 0 };
	(void)rules;
	(void)seat;
	state->chance = none;
}

void ofs_determinize(const struct pl_rules *rules, struct pl_state *view, int seat,
                     struct pl_chance *chance)
{
	(void)rules;
	(void)seat;
	view->chance = pl_split(chance);
}

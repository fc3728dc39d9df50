/* quick.h - the quick planner: of the weightiest few moves the one after which its seat stands
 * best, as far as was learnt (core/judge.h). No tree, no memory: for thousands of games. */
#ifndef PERILUNE_BOTS_QUICK_H
#define PERILUNE_BOTS_QUICK_H

#include "core/game.h"

struct pl_quick;

/* Game and rules are borrowed and must outlive it. A judge of NULL: the game's own. */
struct pl_quick *pl_quick_open(const struct pl_game *, const struct pl_rules *,
                               const struct pl_judge *);
void pl_quick_close(struct pl_quick *);

/* Which of these moves of a seat in its view; weights are the game's own. */
int pl_quick_choose(struct pl_quick *, const struct pl_state *view, int seat,
                    const struct pl_move *, const uint16_t *weight, int count, struct pl_chance *);

#endif

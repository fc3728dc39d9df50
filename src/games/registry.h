/* registry.h - the list of games: everything outside a game's own folder
 * reaches it through here. */
#ifndef PERILUNE_REGISTRY_H
#define PERILUNE_REGISTRY_H

#include "core/game.h"

/* Every registered game in the order of games.def, ended by NULL. Yardsticks
 * (small games with known answers, for tests and measurements) come last. */
extern const struct pl_game *const pl_games[];

bool pl_is_yardstick(const struct pl_game *);

/* The game of that name, or NULL. */
const struct pl_game *pl_find_game(const char *slug);

/* The game whose name is nearest to a mistyped one, or NULL if none is. */
const struct pl_game *pl_nearest_game(const char *slug);

#endif

/* games.h - finding a game in a list of games by its name.
 *
 * Core has no list of its own: whoever calls it brings one (outside of tests, the
 * registry's pl_games). A list is ended by NULL. */
#ifndef PERILUNE_CORE_GAMES_H
#define PERILUNE_CORE_GAMES_H

#include "core/game.h"

/* The game of that name, or NULL. */
const struct pl_game *pl_game_named(const struct pl_game *const *games, const char *slug);

/* The game whose name is nearest to a mistyped one, or NULL if none is. */
const struct pl_game *pl_game_near(const struct pl_game *const *games, const char *slug);

#endif

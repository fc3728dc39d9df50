/* registry.c - the list of games, made from games.def. */
#include "games/registry.h"

#include "core/games.h"

#define PL_GAME(game)      extern const struct pl_game game;
#define PL_YARDSTICK(game) extern const struct pl_game game;
#include "games/games.def"
#undef PL_GAME
#undef PL_YARDSTICK

/* clang-format off */
const struct pl_game *const pl_games[] = {
#define PL_GAME(game) &game,
#define PL_YARDSTICK(game) &game,
#include "games/games.def"
#undef PL_GAME
#undef PL_YARDSTICK
	NULL
};
/* clang-format on */

bool pl_is_yardstick(const struct pl_game *game)
{
#define PL_GAME(one)
#define PL_YARDSTICK(one) || game == &one
	return false
#include "games/games.def"
		;
#undef PL_GAME
#undef PL_YARDSTICK
}

const struct pl_game *pl_find_game(const char *slug)
{
	return pl_game_named(pl_games, slug);
}

const struct pl_game *pl_nearest_game(const char *slug)
{
	return pl_game_near(pl_games, slug);
}

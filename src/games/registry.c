/* registry.c - the list of games, made from games.def. */
#include "games/registry.h"

#include "core/text.h"

#include <string.h>

#define PL_GAME(game) extern const struct pl_game game;
#define PL_YARDSTICK(game) extern const struct pl_game game;
#include "games/games.def"
#undef PL_GAME
#undef PL_YARDSTICK

const struct pl_game *const pl_games[] = {
#define PL_GAME(game) &game,
#define PL_YARDSTICK(game) &game,
#include "games/games.def"
#undef PL_GAME
#undef PL_YARDSTICK
	NULL
};

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
	for (int i = 0; pl_games[i] != NULL; i++)
		if (strcmp(pl_games[i]->slug, slug) == 0)
			return pl_games[i];
	return NULL;
}

const struct pl_game *pl_nearest_game(const char *slug)
{
	enum { MOST = 64 };
	const char *names[MOST];
	int count = 0;
	while (count < MOST && pl_games[count] != NULL) {
		names[count] = pl_games[count]->slug;
		count++;
	}
	const char *name = pl_nearest(slug, names, count);
	return name == NULL ? NULL : pl_find_game(name);
}

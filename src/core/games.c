/* games.c - finding a game in a list of games by its name. */
#include "core/games.h"

#include "core/text.h"

#include <string.h>

const struct pl_game *pl_game_named(const struct pl_game *const *games, const char *slug)
{
	for (; *games != NULL; games++)
		if (strcmp((*games)->slug, slug) == 0)
			return *games;
	return NULL;
}

const struct pl_game *pl_game_near(const struct pl_game *const *games, const char *slug)
{
	enum { MOST = 64 };
	const char *names[MOST];
	int count = 0;
	for (; count < MOST && games[count] != NULL; count++)
		names[count] = games[count]->slug;
	const char *name = pl_nearest(slug, names, count);
	return name == NULL ? NULL : pl_game_named(games, name);
}

/* golden_actions.c - numbers of actions stay what they are while a version lasts.
 *
 * A program that learnt with them has them in its weights. <slug>.actions says which form's
 * actions begin where, for the version it names; forms may be added at the end:
 *
 *   traders 3
 *   take 0 6
 *   ... */
#include "goldens.h"

#include "core/describe.h"
#include "core/text.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { ROOM = 8192, PATH = 512 };

static void put_actions(const struct pl_game *game, struct pl_text *text)
{
	int64_t first = 0;
	pl_put(text, "%s %d\n", game->slug, game->version);
	for (const struct pl_form *form = game->description->forms; form->name != NULL; form++) {
		int64_t ways = pl_form_ways(form);
		pl_put(text, "%s %" PRId64 " %" PRId64 "\n", form->name, first, ways);
		first += ways;
	}
}

/* The file's text, "" where there is none. */
static void read_whole(const char *path, char room[ROOM])
{
	FILE *file = fopen(path, "r");
	size_t length = file == NULL ? 0 : fread(room, 1, ROOM - 1, file);
	room[length] = '\0';
	if (file != NULL)
		fclose(file);
}

static bool write_whole(const char *path, const char *text)
{
	FILE *file = fopen(path, "w");
	if (file == NULL)
		return fprintf(stderr, "%s: %s\n", path, strerror(errno)), false;
	fputs(text, file);
	return fclose(file) == 0;
}

bool golden_actions(const struct pl_game *game, const char *folder, bool writing)
{
	static char was[ROOM], is[ROOM];
	char path[PATH];
	struct pl_text text = pl_text_in(is, sizeof is);
	if (game->description == NULL)
		return true;
	snprintf(path, sizeof path, "%s/%s.actions", folder, game->slug);
	read_whole(path, was);
	put_actions(game, &text);
	size_t head = strcspn(is, "\n") + 1;
	bool of_this_version = strncmp(was, is, head) == 0;
	if (strcmp(was, is) == 0)
		return true;
	if (of_this_version && strncmp(was, is, strlen(was)) != 0) {
		fprintf(stderr,
		        "%s: actions of %s have other numbers than its version %d had. New forms go "
		        "to the end of the table; if it is on purpose, raise .version in its struct "
		        "pl_game, then goldens --write.\n",
		        path, game->slug, game->version);
		return false;
	}
	if (writing)
		return write_whole(path, is);
	fprintf(stderr,
	        "%s: it does not have all actions of version %d; goldens --write adds them.\n",
	        path, game->version);
	return false;
}

/* meant.c - what a person meant by words that are no move now. */
#include "core/meant.h"

#include "core/describe.h"
#include "core/text.h"

#include <string.h>
#include <strings.h>

static bool meant_by_form(const struct pl_game *game, const struct pl_book *book,
                          const struct pl_state *view, const struct pl_form *form, int seat,
                          const char *text, struct pl_move *out)
{
	int64_t ways = pl_form_ways(form);
	for (int64_t way = 0; ways <= PL_MEANT_WAYS && way < ways; way++) {
		pl_form_move(form, way, seat, view->seats, out);
		if (pl_reads_as(game, book, view, out, text))
			return true;
	}
	return false;
}

bool pl_meant_move(const struct pl_game *game, const struct pl_book *book,
                   const struct pl_state *view, int seat, const char *text, struct pl_move *out)
{
	if (game->description == NULL)
		return false;
	for (const struct pl_form *form = game->description->forms; form->name != NULL; form++)
		if (meant_by_form(game, book, view, form, seat, text, out))
			return true;
	return false;
}

/* --- the nearest ------------------------------------------------------------------------ */

/* How far a move's text is from what was typed, in letters; -1: it is not like it. Half of what
 * was typed may be wrong; a move that begins so is near however long it is. */
static int distance(const char *typed, const char *text)
{
	size_t length = strlen(typed);
	if (length > 0 && strncasecmp(typed, text, length) == 0)
		return 0;
	int edits = pl_edits(typed, text);
	return edits <= (int)(length + 1) / 2 ? edits : -1;
}

int pl_near_moves(const struct pl_game *game, const struct pl_book *book,
                  const struct pl_state *view, int seat, const char *text,
                  char near[PL_NEAR][PL_MOVE_TEXT])
{
	struct pl_move moves[PL_MOVES];
	int count = game->legal(book->rules, view, seat, moves);
	int found = 0, far[PL_NEAR + 1];
	for (int i = 0; i < count; i++) {
		char words[PL_MOVE_TEXT];
		pl_move_text(game, book, view, &moves[i], words);
		int away = distance(text, words), at = found;
		if (away < 0)
			continue;
		for (; at > 0 && far[at - 1] > away; at--) {
			far[at] = far[at - 1];
			if (at < PL_NEAR)
				memcpy(near[at], near[at - 1], PL_MOVE_TEXT);
		}
		if (at == PL_NEAR)
			continue;
		far[at] = away;
		memcpy(near[at], words, PL_MOVE_TEXT);
		found += found < PL_NEAR;
	}
	return found;
}

void pl_put_near(struct pl_text *text, int count, char near[PL_NEAR][PL_MOVE_TEXT])
{
	for (int i = 0; i < count; i++)
		pl_put(text, "%s'%s'", i > 0 ? ", " : "", near[i]);
}

/* lobby_parts.h - how the parts of the lobby hang together.
 *
 *   lobby.c      the list of tables, and the way from it to a table and back
 *   new_table.c  the form for a new table: what is to be said of it before it is made
 *   waiting.c    a table before play: who sits where
 */
#ifndef PERILUNE_TUI_LOBBY_PARTS_H
#define PERILUNE_TUI_LOBBY_PARTS_H

#include "tui/lobby.h"
#include "tui/remote.h"

/* A message `create` as the person wants it, for net_talk_say(); NULL: none. The game
 * is where to begin; NULL: the first. */
json_t *tui_new_table(const struct tui_behind *, const struct pl_game *game);

enum tui_wait { TUI_WAIT_LEFT, TUI_WAIT_BEGUN };

/* The table before play, until it begins or the person leaves. `origin` is where it is,
 * for the invitation. */
enum tui_wait tui_waiting(struct tui_source *, const char *origin);

/* The bar on top of a screen, and keys at its foot. */
void tui_put_bar(struct tui_canvas *, const char *left, const char *right);
void tui_put_foot(struct tui_canvas *, const char *keys, const char *said, bool fault);

/* Who sits at a table, of a message's `seats`: "Ann, normal bot, 1 free". */
void tui_put_people(const json_t *seats, struct pl_text *);

/* "no clock", "30 s a move" */
void tui_put_pace(int seconds, struct pl_text *);

#endif

/* lobby.h - a server in the terminal: its tables, new ones, waiting for others, and
 * from there to the client and back. On the screen that is open. */
#ifndef PERILUNE_TUI_LOBBY_H
#define PERILUNE_TUI_LOBBY_H

#include "net/talk.h"
#include "tui/screen.h"

/* Until the person leaves or the program is told to end. Begins at the table that the
 * address names, if it names one; at a new table of that game, if one is given; else
 * with the list. */
void tui_lobby_run(struct net_talk *, const struct pl_game *game);

/* "just now", "5 min ago", for so many seconds. */
void tui_put_age(int64_t ago, struct pl_text *);

#endif

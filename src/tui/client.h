/* client.h - the full-screen client around a source: bar, board, players, choices,
 * log, help. It knows no game. */
#ifndef PERILUNE_TUI_CLIENT_H
#define PERILUNE_TUI_CLIENT_H

#include "tui/screen.h"
#include "tui/source.h"

/* Play, watch or step through, on the screen that is open, until the person leaves
 * or the program is told to end; true if the match is over. The source stays the
 * caller's. */
bool tui_client_run(struct tui_source *);

#endif

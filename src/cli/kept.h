/* kept.h - matches at this machine that are kept without being asked for: each in a transcript of
 * the user's state folder, written as it is played, so that neither Ctrl-C nor a lost terminal
 * nor a lost machine takes it away.
 *
 * $XDG_STATE_HOME/perilune/matches, or ~/.local/state/perilune/matches: traders.txt, traders-2.txt
 * and so on, up to CLI_KEPT of a game. What is being played at another terminal is locked and left
 * alone. A file that cannot be read is told and left as it is; one of a match that is over, or in
 * which nothing was played, makes room for the next. */
#ifndef PERILUNE_CLI_KEPT_H
#define PERILUNE_CLI_KEPT_H

#include "core/game.h"

#include <stdio.h>

enum { CLI_KEPT = 9, CLI_KEPT_PATH = 4096 };

enum cli_kept_answer {
	CLI_KEPT_NEW,   /* a new match */
	CLI_KEPT_ON,    /* on with the one whose path is given */
	CLI_KEPT_LEAVE, /* neither */
};

/* Ask at the terminal which match of a game (NULL: of any) to go on with; where none is kept nobody
 * is asked, and it is a new one. */
enum cli_kept_answer cli_kept_ask(const struct pl_game *, char path[CLI_KEPT_PATH]);

/* Where a new match of a game goes; false, with the reason, where it cannot be kept. */
bool cli_kept_place(const struct pl_game *, char path[CLI_KEPT_PATH], struct pl_text *why);

/* Keep others off a match that is being written here. */
void cli_kept_lock(FILE *);

#endif

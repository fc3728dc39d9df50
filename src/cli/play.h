/* play.h - the ways to play a match at this machine. */
#ifndef PERILUNE_CLI_PLAY_H
#define PERILUNE_CLI_PLAY_H

#include "hotseat/hotseat.h"
#include "cli/cli.h"

/* Line by line, until the match is over or the person leaves. */
void cli_play_plain(struct pl_hotseat *);

#endif

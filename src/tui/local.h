/* local.h - a match at this machine as a source. */
#ifndef PERILUNE_TUI_LOCAL_H
#define PERILUNE_TUI_LOCAL_H

#include "hotseat/hotseat.h"
#include "tui/source.h"

/* The hotseat is borrowed and must be open; nothing else may touch it until the
 * source is closed. Bots begin to think at once. Where nobody here plays, one
 * watches. */
struct tui_source *tui_local_open(struct pl_hotseat *);

#endif

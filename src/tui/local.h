/* local.h - a match at this machine as a source. */
#ifndef PERILUNE_LOCAL_H
#define PERILUNE_LOCAL_H

#include "bots/home.h"
#include "tui/source.h"

/* The home is borrowed and must be open; nothing else may touch it until the
 * source is closed. Bots begin to think at once. Where nobody here plays, one
 * watches. */
struct tui_source *tui_local_open(struct pl_home *);

#endif

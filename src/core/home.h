/* home.h - where a program keeps what is its user's alone: the folder of their state. */
#ifndef PERILUNE_CORE_HOME_H
#define PERILUNE_CORE_HOME_H

#include <stdbool.h>

enum { PL_HOME = 4096 };

/* $XDG_STATE_HOME/perilune, or ~/.local/state/perilune; false if there is no home. Some room is
 * left behind it. */
bool pl_home(char path[PL_HOME]);

/* Make every folder on the way, for the user alone where it is new; false with errno. */
bool pl_make_folders(char *path);

#endif

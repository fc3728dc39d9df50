/* stalls.h - a yardstick for what things are worth: in turn two take one of three cards that
 * lie open, drawn from all, for its worth and a die. Cards are alike unless the data says
 * otherwise, and nothing reads the option `lamps`. */
#ifndef PERILUNE_TESTS_STALLS_H
#define PERILUNE_TESTS_STALLS_H

#include "core/game.h"

extern const struct pl_game stalls_game;

#endif

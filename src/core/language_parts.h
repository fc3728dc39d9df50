/* language_parts.h - what the two halves of language.h share. */
#ifndef PERILUNE_LANGUAGE_PARTS_H
#define PERILUNE_LANGUAGE_PARTS_H

#include "core/language.h"

/* The text of "run.name", or of "run" where name is "". */
const char *language_find_of(const struct pl_language *, const char *run, const char *name);

/* Whether it may have texts of that run: English has none of moves, and is asked for them with
 * every move that is written. */
bool language_has(const struct pl_language *, const char *run);

#endif

/* changes.h - a state that follows from the one before it and what changed (docs/api.md). */
#ifndef PERILUNE_NET_CHANGES_H
#define PERILUNE_NET_CHANGES_H

#include <jansson.h>

/* A new state of the old one with the values of {"player.1.money":7,...} in it; NULL where one
 * of them has no place there. */
json_t *net_changed(const json_t *state, const json_t *changed);

#endif

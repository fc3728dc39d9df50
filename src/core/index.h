/* index.h - numbers by their names, found without a search. Keys are
 * borrowed and must outlive it. */
#ifndef PERILUNE_CORE_INDEX_H
#define PERILUNE_CORE_INDEX_H

#include <stdbool.h>
#include <stddef.h>

struct pl_index;

/* Room for that many keys. */
struct pl_index *pl_index_new(int keys);
void pl_index_free(struct pl_index *); /* may be NULL */

/* False, and nothing changes, where the key is there already. `at` is 0 or more. */
bool pl_index_add(struct pl_index *, const char *key, int at);

/* What was added under the key of `length` bytes; -1: nothing. */
int pl_index_find(const struct pl_index *, const char *key, size_t length);

#endif

/* index.c - a table of keys with open addressing, at most half full. */
#include "core/index.h"

#include "core/memory.h"

#include <stdint.h>

struct slot {
	const char *key; /* NULL: free */
	uint32_t hash;
	int at;
};

struct pl_index {
	uint32_t mask; /* how many slots there are, less one */
	struct slot slots[];
};

struct pl_index *pl_index_new(int keys)
{
	uint32_t size = 4;
	while (size < 2 * (uint32_t)keys)
		size *= 2;
	struct pl_index *index = pl_zeroed(sizeof *index + size * sizeof index->slots[0]);
	index->mask = size - 1;
	return index;
}

void pl_index_free(struct pl_index *index)
{
	free(index);
}

/* FNV-1a; what comes from outside is not looked up here, so that nobody chooses collisions. */
static uint32_t hash_of(const char *key, size_t length)
{
	uint32_t hash = 2166136261u;
	for (size_t i = 0; i < length; i++)
		hash = (hash ^ (unsigned char)key[i]) * 16777619u;
	return hash ^ hash >> 15;
}

/* The slot of a key, or the free one where it would stand. */
static const struct slot *slot_of(const struct pl_index *index, const char *key, size_t length,
                                  uint32_t hash)
{
	for (uint32_t i = hash & index->mask;; i = (i + 1) & index->mask) {
		const struct slot *slot = &index->slots[i];
		if (slot->key == NULL ||
		    (slot->hash == hash && strncmp(slot->key, key, length) == 0 &&
		     slot->key[length] == '\0'))
			return slot;
	}
}

bool pl_index_add(struct pl_index *index, const char *key, int at)
{
	size_t length = strlen(key);
	uint32_t hash = hash_of(key, length);
	struct slot *slot = (struct slot *)(uintptr_t)slot_of(index, key, length, hash);
	if (slot->key != NULL)
		return false;
	*slot = (struct slot){ key, hash, at };
	return true;
}

int pl_index_find(const struct pl_index *index, const char *key, size_t length)
{
	const struct slot *slot = slot_of(index, key, length, hash_of(key, length));
	return slot->key != NULL ? slot->at : -1;
}

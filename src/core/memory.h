/* memory.h - allocation that does not fail: a program of ours that runs out of
 * memory stops with a word about it, so that callers have no branch that no
 * test reaches. Rules allocate nothing at all. */
#ifndef PERILUNE_CORE_MEMORY_H
#define PERILUNE_CORE_MEMORY_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* realloc; pl_resize(NULL, size) is malloc. */
static inline void *pl_resize(void *old, size_t size)
{
	void *room = realloc(old, size == 0 ? 1 : size);
	if (room == NULL) {
		fprintf(stderr, "perilune: out of memory (%zu bytes wanted)\n", size);
		abort();
	}
	return room;
}

/* calloc */
static inline void *pl_zeroed(size_t size)
{
	return memset(pl_resize(NULL, size), 0, size);
}

/* calloc, of memory that shares no cache line with any other: what one thread
 * writes all the time must not slow another down. */
static inline void *pl_apart(size_t size)
{
	const size_t line = 128; /* as processors fetch them in pairs */
	size_t rounded = (size + line - 1) / line * line;
	void *room = aligned_alloc(line, rounded == 0 ? line : rounded);
	if (room == NULL) {
		fprintf(stderr, "perilune: out of memory (%zu bytes wanted)\n", size);
		abort();
	}
	return memset(room, 0, rounded);
}

static inline char *pl_copied(const char *text)
{
	size_t size = strlen(text) + 1;
	return (char *)memcpy(pl_resize(NULL, size), text, size);
}

#endif

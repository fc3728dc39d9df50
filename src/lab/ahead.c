/* ahead.c - draws made ahead; see ahead.h. */
#include "lab/ahead.h"

/* As in core/clones.h, and once more for eight draws at a time. */
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_THREAD__)
#define WIDE_CLONES __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define WIDE_CLONES
#endif

WIDE_CLONES void pl_ahead_fill(struct pl_ahead *ahead, const struct pl_chance *chance)
{
	ahead->key[0] = chance->key[0];
	ahead->key[1] = chance->key[1];
	ahead->first = chance->drawn;
	for (uint64_t i = 0; i < PL_AHEAD; i++)
		ahead->bits[i] = pl_hash_number(chance->key, chance->drawn + i);
}

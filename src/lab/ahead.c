/* ahead.c - draws made ahead; see ahead.h. */
#include "core/clones.h"
#include "lab/ahead.h"

PL_CLONES void pl_ahead_fill(struct pl_ahead *ahead, const struct pl_chance *chance)
{
	ahead->key[0] = chance->key[0];
	ahead->key[1] = chance->key[1];
	ahead->first = chance->drawn;
	for (uint64_t i = 0; i < PL_AHEAD; i++)
		ahead->bits[i] = pl_hash_number(chance->key, chance->drawn + i);
}

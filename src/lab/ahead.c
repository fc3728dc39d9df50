/* ahead.c - draws made ahead; see ahead.h. */
#include "lab/ahead.h"

#include "core/clones.h"

/* Four at a time where the processor can. Eight, by AVX-512, are drawn sooner, and then everything
 * after them took an eighth longer: a processor that is asked for those goes slower for a while. */
PL_CLONES void pl_ahead_fill(struct pl_ahead *ahead, const struct pl_chance *chance)
{
	ahead->key[0] = chance->key[0];
	ahead->key[1] = chance->key[1];
	ahead->first = chance->drawn;
	for (uint64_t i = 0; i < PL_AHEAD; i++)
		ahead->bits[i] = pl_hash_number(chance->key, chance->drawn + i);
}

/* ahead.h - draws of a chance made ahead, several at a time: they hang on nothing but their
 * number, so a processor makes them side by side and nobody waits for one. */
#ifndef PERILUNE_LAB_AHEAD_H
#define PERILUNE_LAB_AHEAD_H

#include "core/chance.h"

enum { PL_AHEAD = 32 };

struct pl_ahead {
	uint64_t key[2]; /* of the chance they are of */
	uint64_t first;  /* the number of the first of them */
	uint64_t bits[PL_AHEAD];
};

/* Make those from the next that the chance will give. */
void pl_ahead_fill(struct pl_ahead *, const struct pl_chance *);

/* What pl_draw() would give, with the chance gone on as by that. */
static inline uint32_t pl_ahead_draw(struct pl_ahead *ahead, struct pl_chance *chance, uint32_t n)
{
	uint32_t out;
	uint64_t at;
	do {
		at = chance->drawn - ahead->first;
		if (at >= PL_AHEAD || ahead->key[0] != chance->key[0] ||
		    ahead->key[1] != chance->key[1]) {
			pl_ahead_fill(ahead, chance);
			at = 0;
		}
		chance->drawn++;
	} while (!pl_scale(ahead->bits[at], n, &out));
	return out;
}

/* The same for drawing from one chance alone, from where it is. */
struct pl_draws {
	struct pl_ahead *ahead;
	struct pl_chance chance; /* gone on to those made next */
	uint32_t at;             /* of those made */
};

static inline struct pl_draws pl_draws_of(struct pl_ahead *ahead, const struct pl_chance *chance)
{
	return (struct pl_draws){ ahead, *chance, PL_AHEAD };
}

static inline uint32_t pl_next_draw(struct pl_draws *draws, uint32_t n)
{
	uint32_t out;
	do {
		if (draws->at == PL_AHEAD) {
			pl_ahead_fill(draws->ahead, &draws->chance);
			draws->chance.drawn += PL_AHEAD;
			draws->at = 0;
		}
	} while (!pl_scale(draws->ahead->bits[draws->at++], n, &out));
	return out;
}

#endif

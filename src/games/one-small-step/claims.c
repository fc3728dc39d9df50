/* claims.c - what the document claims of its game, as figures that simulated games
 * can hold it to. `perilune claims one-small-step` runs them; the answers are in
 * RULES.md. Bounds are thousandths. */
#include "games/one-small-step/one_small_step.h"

const struct pl_claim oss_claims[] = {
	{ NULL, NULL, NULL, 0, 0, { NULL, NULL }, NULL, NULL, 0, 0 },
};

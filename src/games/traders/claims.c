/* claims.c - what the document claims of its game, as figures that simulated
 * games can hold it to. `perilune claims traders` runs them; the answers are in
 * RULES.md. Bounds are thousandths. */
#include "games/traders/traders.h"

const struct pl_claim trd_claims[] = {
	{ NULL, NULL, NULL, 0, 0, { NULL, NULL }, NULL, NULL, 0, 0 },
};

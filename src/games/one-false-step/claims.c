/* claims.c - what the document claims of its game. */
#include "games/one-false-step/one-false-step.h"

const struct pl_claim ofs_claims[] = {
	{ NULL, NULL, NULL, 0, 0, { NULL, NULL }, NULL, NULL, 0, 0 },
};

#include "games/flank/flank.h"
const struct pl_claim flk_claims[] = { { NULL, NULL, NULL, 0, 0, { NULL, NULL }, NULL, NULL, 0, 0 } };

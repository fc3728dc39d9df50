#include "games/space-tug-skirmish/words.h"
const struct pl_claim sts_claims[]={{NULL,NULL,NULL,0,0,{NULL,NULL},NULL,NULL,0,0}};

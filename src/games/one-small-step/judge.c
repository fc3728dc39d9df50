/* judge.c - what was learnt from games of One Small Step about its positions; core/judge.h. [R] */
#include "core/judge.h"
#include "games/one-small-step/sense.h"

const struct pl_judge oss_judge = {
#include "games/one-small-step/judge.net"
};

/* judge.c - what was learnt from games of Flank about its positions; core/judge.h. [R] */
#include "core/judge.h"
#include "games/flank/sense.h"

const struct pl_judge flk_judge = {
#include "games/flank/judge.net"
};

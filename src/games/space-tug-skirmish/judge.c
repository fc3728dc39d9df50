/* judge.c - what was learnt from games of Space Tug Skirmish about its positions; core/judge.h. [R] */
#include "core/judge.h"
#include "games/space-tug-skirmish/sense.h"

const struct pl_judge sts_judge = {
#include "games/space-tug-skirmish/judge.net"
};

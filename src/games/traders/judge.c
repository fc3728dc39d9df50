/* judge.c - what was learnt from games of Traders about its positions; core/judge.h. [R] */
#include "core/judge.h"
#include "games/traders/sense.h"

const struct pl_judge trd_judge = {
#include "games/traders/judge.net"
};

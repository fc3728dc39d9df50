/* judge.c - what was learnt from games of One False Step about its positions; core/judge.h. [R] */
#include "core/judge.h"
#include "games/one-false-step/sense.h"

const struct pl_judge ofs_judge = {
#include "games/one-false-step/judge.net"
};

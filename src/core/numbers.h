/* numbers.h - small questions about numbers that every game asks.
 *
 * [R] Rules may use all of this.
 */
#ifndef PERILUNE_CORE_NUMBERS_H
#define PERILUNE_CORE_NUMBERS_H

#include "core/game.h"

PL_FN int pl_least(int a, int b)
{
	return a < b ? a : b;
}

PL_FN int pl_most(int a, int b)
{
	return a > b ? a : b;
}

/* The number of the lowest bit; bits is not 0. */
PL_FN int pl_lowest(uint64_t bits)
{
#ifdef __CUDA_ARCH__
	return __ffsll((long long)bits) - 1;
#else
	return __builtin_ctzll(bits);
#endif
}

#endif

/* clones.h - functions that are built twice: for any machine, and for one with AVX2, BMI and
 * population counts; which is called is found out when the program starts. For what was measured
 * to gain by it. */
#ifndef PERILUNE_CORE_CLONES_H
#define PERILUNE_CORE_CLONES_H

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_THREAD__)
#define PL_CLONES __attribute__((target_clones("arch=x86-64-v3", "default")))
#else
#define PL_CLONES
#endif

/* What such a function calls is built with it, or it would be built once, for any machine. */
#define PL_INLINE inline __attribute__((always_inline))

#endif

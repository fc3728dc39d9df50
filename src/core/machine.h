/* machine.h - what there is of the machine that runs this. */
#ifndef PERILUNE_CORE_MACHINE_H
#define PERILUNE_CORE_MACHINE_H

#include <unistd.h>

/* Its processors, from 1 to `most`. */
static inline int pl_processors(int most)
{
	long online = sysconf(_SC_NPROCESSORS_ONLN);
	return online < 1 ? 1 : online > most ? most : (int)online;
}

#endif

/* disk.h - a disk of the simulator's own: SQLite's files in memory, with the difference
 * between what was written and what was synced, faults at chosen moments, and crashes
 * that keep only what a real disk would have kept. */
#ifndef PERILUNE_SIMULATOR_DISK_H
#define PERILUNE_SIMULATOR_DISK_H

#include <stdbool.h>
#include <stdint.h>

/* Make it what SQLite uses from now on; once a process. */
void disk_install(void);

/* An empty disk whose whims come from a seed, and the end of it. */
void disk_begin(uint64_t seed);
void disk_end(void);

/* What the next `count` operations of these kinds are answered with. */
enum disk_fault { DISK_FULL = 1, DISK_NO_SYNC = 2, DISK_NO_OPEN = 4 };
void disk_fail(unsigned faults, int count);
void disk_mend(void);
bool disk_failing(void);

/* The power goes at the operation so many from now (1: the next); 0: it stays. */
void disk_crash_after(int operations);
void disk_crash(void); /* now */
bool disk_crashed(void);
int64_t disk_operations(void); /* that could have been the last, so far */

/* After a crash, with every file closed: the disk as it is found again. */
enum disk_loss {
	DISK_KEEPS_ALL,    /* the process died, the machine did not */
	DISK_LOSES_ALL,    /* nothing that was not synced */
	DISK_KEEPS_SOME,   /* any of it, in any mixture, writes cut short */
	DISK_KEEPS_PREFIX, /* what was written first, up to a moment */
	DISK_LOSSES
};
void disk_restart(enum disk_loss);

int disk_open_files(void);

#endif

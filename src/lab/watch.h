/* watch.h - waiting for threads that work, with a look at them ten times a second. */
#ifndef PERILUNE_LAB_WATCH_H
#define PERILUNE_LAB_WATCH_H

#include <semaphore.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <time.h>

struct pl_watch {
	atomic_int working; /* threads */
	sem_t over;         /* none is */
};

static inline void pl_watch_open(struct pl_watch *watch, int threads)
{
	atomic_init(&watch->working, threads);
	sem_init(&watch->over, 0, 0);
}

static inline void pl_watch_close(struct pl_watch *watch)
{
	sem_destroy(&watch->over);
}

/* A thread has nothing left to do. */
static inline void pl_watch_leave(struct pl_watch *watch)
{
	if (atomic_fetch_sub(&watch->working, 1) == 1)
		sem_post(&watch->over);
}

/* Wait a tenth of a second, or less if a signal comes; false at once when no thread works. */
static inline bool pl_watch_wait(struct pl_watch *watch)
{
	enum { TENTH = 100 * 1000 * 1000, SECOND = 1000 * 1000 * 1000 };
	struct timespec until;
	clock_gettime(CLOCK_REALTIME, &until);
	until.tv_nsec += TENTH;
	if (until.tv_nsec >= SECOND) {
		until.tv_nsec -= SECOND;
		until.tv_sec++;
	}
	return sem_timedwait(&watch->over, &until) != 0;
}

#endif

/* queue.h - in which order jobs are thought about, without threads or locks: workers.c
 * holds its lock around each call.
 *
 * Addresses take turns. What somebody waits for (a table that is watched, a hint, a
 * transcript) goes before what nobody looks at, whoever asked for it; within that every
 * address that has jobs waiting gets one done before any gets its next. The order follows
 * from the order of the calls alone.
 */
#ifndef PERILUNE_SERVER_QUEUE_H
#define PERILUNE_SERVER_QUEUE_H

#include "server/parts.h"

struct srv_queue;
struct srv_queue *srv_queue_new(void);
void srv_queue_free(struct srv_queue *); /* and the jobs that wait in it */

/* A job at the end of its address's line: address, watched and hint are read. */
void srv_queue_put(struct srv_queue *, struct srv_job *);

/* The next job, unless all that wait are of addresses which have `most` taken already
 * (0: as many as they like); NULL then. It counts as taken until srv_queue_end. */
struct srv_job *srv_queue_take(struct srv_queue *, int most);
void srv_queue_end(struct srv_queue *, struct srv_job *);

/* A waiting job leaves without having been taken. */
void srv_queue_drop(struct srv_queue *, struct srv_job *);

/* Hints of an address that wait or are taken. */
int srv_queue_hints(struct srv_queue *, const char *address);

#endif

/* queue.c - jobs by address, in turn; see queue.h. */
#include "server/queue.h"

#include "core/chance.h"
#include "core/memory.h"

#include <string.h>

enum { LANE_BUCKETS = 1024, CLASSES = 2 }; /* of class 0: somebody waits for it */

/* What one address has here. A lane with jobs of a class waiting stands in that class's
 * ring; one with nothing waiting or taken is gone. */
struct srv_lane {
	char address[SRV_ADDRESS];
	int waiting, taken, hints;
	struct srv_job *first[CLASSES], *last[CLASSES];
	struct srv_lane *after[CLASSES], *before[CLASSES];
	struct srv_lane *in_bucket;
};

struct srv_queue {
	uint64_t key[2];
	struct srv_lane *bucket[LANE_BUCKETS];
	struct srv_lane *front[CLASSES]; /* of the ring: whose turn it is; NULL: nobody waits */
};

struct srv_queue *srv_queue_new(void)
{
	struct srv_queue *queue = pl_zeroed(sizeof *queue);
	pl_seed_fresh(queue->key);
	return queue;
}

/* --- lanes --------------------------------------------------------------------------- */

static struct srv_lane **place_of(struct srv_queue *queue, const char *address)
{
	uint64_t hash = pl_hash(queue->key, address, strlen(address));
	struct srv_lane **place = &queue->bucket[hash % LANE_BUCKETS];
	while (*place != NULL && strcmp((*place)->address, address) != 0)
		place = &(*place)->in_bucket;
	return place;
}

static struct srv_lane *lane_of(struct srv_queue *queue, const char *address)
{
	struct srv_lane **place = place_of(queue, address);
	if (*place == NULL) {
		*place = pl_zeroed(sizeof **place);
		snprintf((*place)->address, sizeof(*place)->address, "%s", address);
	}
	return *place;
}

static void leave_if_idle(struct srv_queue *queue, struct srv_lane *lane)
{
	if (lane->waiting > 0 || lane->taken > 0)
		return;
	*place_of(queue, lane->address) = lane->in_bucket;
	free(lane);
}

/* Into the ring as the last whose turn comes. */
static void join_ring(struct srv_queue *queue, struct srv_lane *lane, int class)
{
	struct srv_lane *front = queue->front[class];
	if (front == NULL) {
		queue->front[class] = lane->after[class] = lane->before[class] = lane;
		return;
	}
	lane->after[class] = front;
	lane->before[class] = front->before[class];
	front->before[class]->after[class] = lane;
	front->before[class] = lane;
}

static void leave_ring(struct srv_queue *queue, struct srv_lane *lane, int class)
{
	struct srv_lane *after = lane->after[class];
	lane->before[class]->after[class] = after;
	after->before[class] = lane->before[class];
	if (queue->front[class] == lane)
		queue->front[class] = after == lane ? NULL : after;
}

/* --- jobs ---------------------------------------------------------------------------- */

static int class_of(const struct srv_job *job)
{
	return job->watched ? 0 : 1;
}

void srv_queue_put(struct srv_queue *queue, struct srv_job *job)
{
	struct srv_lane *lane = job->lane = lane_of(queue, job->address);
	int class = class_of(job);
	job->next = NULL;
	job->previous = lane->last[class];
	if (job->previous == NULL) {
		lane->first[class] = job;
		join_ring(queue, lane, class);
	} else {
		job->previous->next = job;
	}
	lane->last[class] = job;
	lane->waiting++;
	lane->hints += job->hint;
}

/* Out of its lane's list, and the lane out of the ring if that was the last. */
static void unlink_job(struct srv_queue *queue, struct srv_job *job)
{
	struct srv_lane *lane = job->lane;
	int class = class_of(job);
	if (job->previous != NULL)
		job->previous->next = job->next;
	else
		lane->first[class] = job->next;
	if (job->next != NULL)
		job->next->previous = job->previous;
	else
		lane->last[class] = job->previous;
	job->next = job->previous = NULL;
	lane->waiting--;
	if (lane->first[class] == NULL)
		leave_ring(queue, lane, class);
}

/* The lane of a ring whose turn it is and which may; NULL: none. Few are passed over, as
 * there are only so many who can have their fill of the workers. */
static struct srv_lane *next_lane(const struct srv_queue *queue, int class, int most)
{
	struct srv_lane *front = queue->front[class], *lane = front;
	if (front == NULL)
		return NULL;
	do {
		if (most == 0 || lane->taken < most)
			return lane;
		lane = lane->after[class];
	} while (lane != front);
	return NULL;
}

struct srv_job *srv_queue_take(struct srv_queue *queue, int most)
{
	for (int class = 0; class < CLASSES; class ++) {
		struct srv_lane *lane = next_lane(queue, class, most);
		if (lane == NULL)
			continue;
		struct srv_job *job = lane->first[class];
		unlink_job(queue, job);
		if (lane->first[class] != NULL) {
			leave_ring(queue, lane, class);
			join_ring(queue, lane, class);
		}
		lane->taken++;
		return job;
	}
	return NULL;
}

void srv_queue_end(struct srv_queue *queue, struct srv_job *job)
{
	struct srv_lane *lane = job->lane;
	job->lane = NULL;
	lane->taken--;
	lane->hints -= job->hint;
	leave_if_idle(queue, lane);
}

void srv_queue_drop(struct srv_queue *queue, struct srv_job *job)
{
	struct srv_lane *lane = job->lane;
	unlink_job(queue, job);
	job->lane = NULL;
	lane->hints -= job->hint;
	leave_if_idle(queue, lane);
}

int srv_queue_hints(struct srv_queue *queue, const char *address)
{
	const struct srv_lane *lane = *place_of(queue, address);
	return lane == NULL ? 0 : lane->hints;
}

static void free_lane(struct srv_lane *lane)
{
	for (int class = 0; class < CLASSES; class ++)
		while (lane->first[class] != NULL) {
			struct srv_job *job = lane->first[class];
			lane->first[class] = job->next;
			srv_job_free(job);
		}
	free(lane);
}

void srv_queue_free(struct srv_queue *queue)
{
	for (int i = 0; i < LANE_BUCKETS; i++)
		while (queue->bucket[i] != NULL) {
			struct srv_lane *lane = queue->bucket[i];
			queue->bucket[i] = lane->in_bucket;
			free_lane(lane);
		}
	free(queue);
}

/* workers.c - threads that think for bots and hints, and prove transcripts. A job carries
 * a copy of what its seat may see; nothing else of the server is reached from here. */
#include "server/pages.h"
#include "server/parts.h"

#include "bots/advice.h"
#include "core/memory.h"

#include <pthread.h>

enum { MOST_THREADS = 64, ADVICE_ROOM = 64 * 1024 };

struct srv_workers {
	pthread_mutex_t lock;
	pthread_cond_t wanted;
	struct srv_job *first, *last; /* to be thought about */
	struct srv_job *done;
	int waiting, count;
	bool stop;
	void (*wake)(void *);
	void *context;
	pthread_t threads[MOST_THREADS];
};

static void advise(struct srv_job *job, struct pl_thinker *thinker)
{
	struct pl_searcher *searcher = pl_thinker_search(thinker);
	struct pl_advice *advice = pl_resize(NULL, sizeof *advice);
	job->advice = pl_resize(NULL, ADVICE_ROOM);
	struct pl_text text = pl_text_in(job->advice, ADVICE_ROOM);
	pl_advise(searcher, job->book->game, job->book->book, advice);
	pl_advice_json(advice, &text);
	free(advice);
}

static void think(struct srv_job *job)
{
	if (job->proof != NULL) {
		srv_prove(job->proof);
		return;
	}
	struct pl_thinker *thinker =
		pl_thinker_open(&job->bot, job->book->game, job->book->book->rules);
	job->move = pl_think(thinker, job->view, job->seat, &job->chance);
	if (job->hint)
		advise(job, thinker);
	pl_thinker_close(thinker);
}

/* The next job, with the lock held, which is let go while it is thought about. */
static void think_next(struct srv_workers *workers)
{
	struct srv_job *job = workers->first;
	workers->first = job->next;
	if (workers->first == NULL)
		workers->last = NULL;
	pthread_mutex_unlock(&workers->lock);
	think(job);
	pthread_mutex_lock(&workers->lock);
	workers->waiting--;
	job->next = workers->done;
	workers->done = job;
	if (job->next == NULL)
		workers->wake(workers->context);
}

static void *work(void *argument)
{
	struct srv_workers *workers = argument;
	pthread_mutex_lock(&workers->lock);
	for (;;) {
		while (workers->first == NULL && !workers->stop)
			pthread_cond_wait(&workers->wanted, &workers->lock);
		if (workers->stop)
			break;
		think_next(workers);
	}
	pthread_mutex_unlock(&workers->lock);
	return NULL;
}

bool srv_workers_step(struct srv_workers *workers)
{
	pthread_mutex_lock(&workers->lock);
	bool some = workers->first != NULL;
	if (some)
		think_next(workers);
	pthread_mutex_unlock(&workers->lock);
	return some;
}

struct srv_workers *srv_workers_start(int threads, void (*wake)(void *), void *context)
{
	struct srv_workers *workers = pl_zeroed(sizeof *workers);
	pthread_mutex_init(&workers->lock, NULL);
	pthread_cond_init(&workers->wanted, NULL);
	workers->wake = wake;
	workers->context = context;
	while (workers->count < threads && workers->count < MOST_THREADS &&
	       pthread_create(&workers->threads[workers->count], NULL, work, workers) == 0)
		workers->count++;
	return workers;
}

void srv_job_free(struct srv_job *job)
{
	free(job->view);
	free(job->advice);
	srv_proof_free(job->proof);
	if (job->parcel != NULL)
		srv_parcel_done(job->parcel, NULL);
	free(job);
}

static void free_list(struct srv_job *job)
{
	while (job != NULL) {
		struct srv_job *next = job->next;
		srv_job_free(job);
		job = next;
	}
}

void srv_workers_stop(struct srv_workers *workers)
{
	if (workers == NULL)
		return;
	pthread_mutex_lock(&workers->lock);
	workers->stop = true;
	pthread_cond_broadcast(&workers->wanted);
	pthread_mutex_unlock(&workers->lock);
	for (int i = 0; i < workers->count; i++)
		pthread_join(workers->threads[i], NULL);
	free_list(workers->first);
	free_list(workers->done);
	pthread_cond_destroy(&workers->wanted);
	pthread_mutex_destroy(&workers->lock);
	free(workers);
}

void srv_workers_post(struct srv_workers *workers, struct srv_job *job)
{
	pthread_mutex_lock(&workers->lock);
	job->next = NULL;
	if (workers->last == NULL)
		workers->first = job;
	else
		workers->last->next = job;
	workers->last = job;
	workers->waiting++;
	pthread_cond_signal(&workers->wanted);
	pthread_mutex_unlock(&workers->lock);
}

struct srv_job *srv_workers_done(struct srv_workers *workers)
{
	pthread_mutex_lock(&workers->lock);
	struct srv_job *done = workers->done;
	workers->done = NULL;
	pthread_mutex_unlock(&workers->lock);
	return done;
}

int srv_workers_waiting(struct srv_workers *workers)
{
	pthread_mutex_lock(&workers->lock);
	int waiting = workers->waiting;
	pthread_mutex_unlock(&workers->lock);
	return waiting;
}

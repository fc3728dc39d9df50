/* workers.c - threads that think for bots and hints, and read what was sent. A job carries
 * a copy of what its seat may see; nothing else of the server is reached from here. */
#include "server/pages.h"
#include "server/parts.h"
#include "server/queue.h"

#include "bots/advice.h"
#include "bots/manners.h"
#include "core/memory.h"

#include <pthread.h>
#include <sys/resource.h>

enum { MOST_THREADS = 64, ADVICE_ROOM = 64 * 1024, LESS_URGENT = 10 };

struct worker {
	struct srv_workers *all;
	pthread_t thread;
	struct srv_job *job; /* at which it is; NULL: none */
};

struct srv_workers {
	pthread_mutex_t lock;
	pthread_cond_t wanted;
	struct srv_queue *queue;
	struct srv_job *done, *last_done;
	int waiting, count;
	int most; /* workers that one address may have at once; 0: all */
	bool stop;
	void (*wake)(void *);
	void *context;
	struct worker workers[MOST_THREADS];
};

static void advise(struct srv_job *job, struct pl_thinker *thinker)
{
	struct pl_searcher *searcher = pl_thinker_search(thinker);
	struct pl_advice *advice = pl_resize(NULL, sizeof *advice);
	job->advice = pl_resize(NULL, ADVICE_ROOM);
	struct pl_text text = pl_text_in(job->advice, ADVICE_ROOM);
	pl_advise(searcher, job->book->game, &job->told, advice);
	pl_advice_json(advice, &text);
	free(advice);
}

static void think(struct srv_job *job)
{
	if (job->post != NULL) {
		srv_post_work(job->post);
		return;
	}
	struct pl_thinker *thinker =
		pl_thinker_open(&job->bot, job->book->game, job->book->book->rules);
	pl_thinker_spare(thinker, job->spare);
	pl_thinker_heed(thinker, &job->stop);
	pl_thinker_mind(thinker, job->manners);
	job->move = pl_think(thinker, job->view, job->seat, &job->chance);
	job->hope = pl_thinker_hope(thinker);
	if (job->hint)
		advise(job, thinker);
	pl_thinker_close(thinker);
}

/* How many have nothing to do: whoever is about to begin has its job already. */
static int count_idle(const struct srv_workers *workers)
{
	int idle = 0;
	for (int i = 0; i < workers->count; i++)
		idle += workers->workers[i].job == NULL;
	return idle;
}

/* The next job, or false; with the lock held, which is let go while it is thought about, and
 * while the server is woken: it goes before us where there is one core for both, and would
 * wait for the lock until we have our turn again. */
static bool think_next(struct srv_workers *workers, struct srv_job **at, int most)
{
	struct srv_job *job = *at = srv_queue_take(workers->queue, most);
	if (job == NULL)
		return false;
	job->begun = true;
	job->spare = count_idle(workers);
	pthread_mutex_unlock(&workers->lock);
	think(job);
	pthread_mutex_lock(&workers->lock);
	*at = NULL;
	srv_queue_end(workers->queue, job);
	workers->waiting--;
	if (workers->done == NULL)
		workers->done = job;
	else
		workers->last_done->next = job;
	workers->last_done = job;
	if (workers->done == job) {
		pthread_mutex_unlock(&workers->lock);
		workers->wake(workers->context);
		pthread_mutex_lock(&workers->lock);
	}
	return true;
}

/* Where both want a core, whoever answers people goes before whoever thinks. */
static void step_back(void)
{
#ifdef __linux__ /* where a priority is the calling thread's, not its process's */
	setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) + LESS_URGENT);
#endif
}

static void *work(void *argument)
{
	struct worker *worker = argument;
	struct srv_workers *workers = worker->all;
	step_back();
	pthread_mutex_lock(&workers->lock);
	while (!workers->stop)
		if (!think_next(workers, &worker->job, workers->most))
			pthread_cond_wait(&workers->wanted, &workers->lock);
	pthread_mutex_unlock(&workers->lock);
	return NULL;
}

bool srv_workers_step(struct srv_workers *workers)
{
	struct srv_job *job;
	pthread_mutex_lock(&workers->lock);
	bool some = think_next(workers, &job, 0);
	pthread_mutex_unlock(&workers->lock);
	return some;
}

struct srv_workers *srv_workers_start(int threads, void (*wake)(void *), void *context)
{
	struct srv_workers *workers = pl_zeroed(sizeof *workers);
	pthread_mutex_init(&workers->lock, NULL);
	pthread_cond_init(&workers->wanted, NULL);
	workers->queue = srv_queue_new();
	workers->wake = wake;
	workers->context = context;
	pthread_mutex_lock(&workers->lock);
	while (workers->count < threads && workers->count < MOST_THREADS) {
		struct worker *worker = &workers->workers[workers->count];
		worker->all = workers;
		if (pthread_create(&worker->thread, NULL, work, worker) != 0)
			break;
		workers->count++;
	}
	workers->most = workers->count > 1 ? workers->count - 1 : 0;
	pthread_mutex_unlock(&workers->lock);
	return workers;
}

void srv_job_free(struct srv_job *job)
{
	free(job->view);
	pl_manners_free(job->manners);
	free(job->advice);
	if (job->post != NULL)
		srv_post_done(job->post, NULL);
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
	for (int i = 0; i < workers->count; i++)
		if (workers->workers[i].job != NULL)
			atomic_store(&workers->workers[i].job->stop, true);
	pthread_cond_broadcast(&workers->wanted);
	pthread_mutex_unlock(&workers->lock);
	for (int i = 0; i < workers->count; i++)
		pthread_join(workers->workers[i].thread, NULL);
	srv_queue_free(workers->queue);
	free_list(workers->done);
	pthread_cond_destroy(&workers->wanted);
	pthread_mutex_destroy(&workers->lock);
	free(workers);
}

void srv_workers_post(struct srv_workers *workers, struct srv_job *job)
{
	pthread_mutex_lock(&workers->lock);
	srv_queue_put(workers->queue, job);
	workers->waiting++;
	pthread_mutex_unlock(&workers->lock);
	pthread_cond_signal(&workers->wanted);
}

bool srv_workers_withdraw(struct srv_workers *workers, struct srv_job *job)
{
	pthread_mutex_lock(&workers->lock);
	bool waited = !job->begun;
	atomic_store(&job->stop, true);
	if (waited) {
		srv_queue_drop(workers->queue, job);
		workers->waiting--;
	}
	pthread_mutex_unlock(&workers->lock);
	return waited;
}

void srv_workers_move(struct srv_workers *workers, struct srv_job *job, const char *address,
                      bool watched)
{
	pthread_mutex_lock(&workers->lock);
	if (!job->begun) {
		srv_queue_drop(workers->queue, job);
		snprintf(job->address, sizeof job->address, "%s", address);
		job->watched = watched;
		srv_queue_put(workers->queue, job);
		pthread_cond_signal(&workers->wanted); /* this address may have a worker free */
	}
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

int srv_workers_hints(struct srv_workers *workers, const char *address)
{
	pthread_mutex_lock(&workers->lock);
	int hints = srv_queue_hints(workers->queue, address);
	pthread_mutex_unlock(&workers->lock);
	return hints;
}

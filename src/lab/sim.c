/* sim.c - many games at once; see sim.h. */
#include "lab/sim.h"

#include "core/chance.h"
#include "core/memory.h"
#include "core/turn.h"

#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

enum { BATCH = 16 }; /* most games a thread takes at a time */

/* What all workers of a run share. */
struct run {
	const struct pl_sim *sim;
	uint32_t *lengths;
	uint64_t batch; /* games a thread takes at a time */
	atomic_uint_fast64_t next, done;
};

struct worker {
	pthread_t thread;
	struct run *run;
	struct pl_sim_counts counts;
	struct pl_state *state, *view;
	struct pl_thinker *thinkers[PL_SEATS]; /* by bot */
};

/* Which bot has a seat in a game. */
static int bot_at(const struct pl_sim *sim, int seat, uint64_t number)
{
	if (!sim->rotate)
		return seat;
	return (int)(((uint64_t)seat + number) % (uint64_t)sim->seats);
}

/* The bots' own chance, apart from the match's. */
static struct pl_chance bots_chance(const struct pl_sim *sim, uint64_t number)
{
	const uint64_t seed[2] = { ~sim->seed[0], sim->seed[1] };
	return pl_chance_of(seed, number);
}

static void play(struct worker *worker, uint64_t number)
{
	const struct pl_sim *sim = worker->run->sim;
	const struct pl_game *game = sim->game;
	const struct pl_rules *rules = sim->book->rules;
	struct pl_state *state = worker->state;
	struct pl_chance chance = bots_chance(sim, number);
	memset(state, 0, game->state_size);
	state->chance = pl_chance_of(sim->seed, sim->rotate ? number / (uint64_t)sim->seats : number);
	state->seats = (uint8_t)sim->seats;
	game->setup(rules, state);
	for (int bot = 0; bot < sim->seats; bot++)
		pl_thinker_forget(worker->thinkers[bot]);
	while (state->pending != 0) {
		int seat = pl_first_pending(state);
		memcpy(worker->view, state, game->state_size);
		game->observe(rules, worker->view, seat);
		struct pl_thinker *thinker = worker->thinkers[bot_at(sim, seat, number)];
		struct pl_move move = pl_think(thinker, worker->view, seat, &chance);
		game->apply(rules, state, &move, NULL);
	}
}

static void count(struct worker *worker, uint64_t number)
{
	const struct pl_sim *sim = worker->run->sim;
	struct pl_sim_counts *counts = &worker->counts;
	struct pl_result result;
	sim->game->returns(sim->book->rules, worker->state, &result);
	unsigned winners = 0;
	for (int seat = 0; seat < sim->seats; seat++)
		winners += result.place[seat] == 1;
	for (int seat = 0; seat < sim->seats; seat++) {
		int bot = bot_at(sim, seat, number);
		uint64_t won = result.place[seat] == 1 ? PL_WIN / winners : 0;
		counts->wins[bot] += won;
		counts->win_squares[bot] += won * won;
		counts->score[bot] += result.score[seat];
		counts->score_squares[bot] += (int64_t)result.score[seat] * result.score[seat];
	}
	counts->games++;
	counts->plies += worker->state->ply;
	counts->winners[winners]++;
	worker->run->lengths[number - sim->first] = worker->state->ply;
}

static void *work(void *argument)
{
	struct worker *worker = argument;
	struct run *run = worker->run;
	uint64_t games = run->sim->games;
	for (;;) {
		uint64_t first = atomic_fetch_add(&run->next, run->batch);
		if (first >= games)
			return NULL;
		uint64_t last = first + run->batch < games ? first + run->batch : games;
		for (uint64_t number = first; number < last; number++) {
			play(worker, run->sim->first + number);
			count(worker, run->sim->first + number);
		}
		atomic_fetch_add(&run->done, last - first);
	}
}

static void watch(struct run *run)
{
	const struct timespec tenth = { .tv_nsec = 100 * 1000 * 1000 };
	const struct pl_sim *sim = run->sim;
	uint64_t done = 0;
	while (sim->progress != NULL && done < sim->games) {
		nanosleep(&tenth, NULL);
		done = atomic_load(&run->done);
		sim->progress(sim->context, done);
	}
}

static void add(struct pl_sim_counts *into, const struct pl_sim_counts *from)
{
	into->games += from->games;
	into->plies += from->plies;
	for (int i = 0; i <= PL_SEATS; i++)
		into->winners[i] += from->winners[i];
	for (int seat = 0; seat < PL_SEATS; seat++) {
		into->wins[seat] += from->wins[seat];
		into->win_squares[seat] += from->win_squares[seat];
		into->score[seat] += from->score[seat];
		into->score_squares[seat] += from->score_squares[seat];
	}
}

static int by_length(const void *a, const void *b)
{
	uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
	return (x > y) - (x < y);
}

static void open_worker(struct worker *worker, struct run *run)
{
	const struct pl_sim *sim = run->sim;
	worker->run = run;
	worker->state = pl_apart(sim->game->state_size);
	worker->view = pl_apart(sim->game->state_size);
	for (int bot = 0; bot < sim->seats; bot++)
		worker->thinkers[bot] =
			pl_thinker_open(&sim->bots[bot], sim->game, sim->book->rules);
}

static void close_worker(struct worker *worker)
{
	free(worker->state);
	free(worker->view);
	for (int bot = 0; bot < worker->run->sim->seats; bot++)
		pl_thinker_close(worker->thinkers[bot]);
}

/* Small batches keep all threads busy to the end where games take long. */
static uint64_t batch_of(const struct pl_sim *sim)
{
	uint64_t batch = sim->games / ((uint64_t)sim->threads * BATCH);
	return batch < 1 ? 1 : batch > BATCH ? BATCH : batch;
}

void pl_sim_run(const struct pl_sim *sim, struct pl_sim_counts *counts)
{
	struct run run = { .sim = sim, .batch = batch_of(sim) };
	run.lengths = pl_zeroed(sim->games * sizeof run.lengths[0]);
	atomic_init(&run.next, 0);
	atomic_init(&run.done, 0);
	size_t threads = (size_t)sim->threads;
	struct worker *workers = pl_zeroed(threads * sizeof *workers);
	for (size_t i = 0; i < threads; i++) {
		open_worker(&workers[i], &run);
		if (pthread_create(&workers[i].thread, NULL, work, &workers[i]) != 0)
			abort();
	}
	watch(&run);
	memset(counts, 0, sizeof *counts);
	for (size_t i = 0; i < threads; i++) {
		pthread_join(workers[i].thread, NULL);
		add(counts, &workers[i].counts);
		close_worker(&workers[i]);
	}
	free(workers);
	qsort(run.lengths, sim->games, sizeof run.lengths[0], by_length);
	counts->lengths = run.lengths;
}

struct pl_share pl_share_of(double wins, double games)
{
	const double z = 1.959964;
	double p = wins / games, n = games;
	double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
	double reach = z / (1 + z * z / n) * sqrt(p * (1 - p) / n + z * z / (4 * n * n));
	return (struct pl_share){ p, middle - reach, middle + reach };
}

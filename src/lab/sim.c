/* sim.c - many games at once; see sim.h. */
#include "lab/sim.h"

#include "core/chance.h"
#include "core/memory.h"
#include "core/turn.h"

#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

enum { BATCH = 16 }; /* games a thread takes at a time */

/* What all workers of a run share. */
struct run {
	const struct pl_sim *sim;
	uint32_t *lengths;
	atomic_uint_fast64_t next, done;
};

struct worker {
	pthread_t thread;
	struct run *run;
	struct pl_sim_counts counts;
	struct pl_state *state, *view;
};

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
	state->chance = pl_chance_of(sim->seed, number);
	state->seats = (uint8_t)sim->seats;
	game->setup(rules, state);
	while (state->pending != 0) {
		int seat = pl_first_pending(state);
		memcpy(worker->view, state, game->state_size);
		game->observe(rules, worker->view, seat);
		struct pl_seat_view at = { game, rules, worker->view, seat };
		struct pl_move move = sim->bots[seat]->choose(&at, &chance);
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
		if (result.place[seat] == 1)
			counts->wins[seat] += PL_WIN / winners;
		counts->score[seat] += result.score[seat];
		counts->score_squares[seat] += (int64_t)result.score[seat] * result.score[seat];
	}
	counts->games++;
	counts->plies += worker->state->ply;
	counts->winners[winners]++;
	worker->run->lengths[number] = worker->state->ply;
}

static void *work(void *argument)
{
	struct worker *worker = argument;
	struct run *run = worker->run;
	uint64_t games = run->sim->games;
	for (;;) {
		uint64_t first = atomic_fetch_add(&run->next, BATCH);
		if (first >= games)
			return NULL;
		uint64_t last = first + BATCH < games ? first + BATCH : games;
		for (uint64_t number = first; number < last; number++) {
			play(worker, number);
			count(worker, number);
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
		into->score[seat] += from->score[seat];
		into->score_squares[seat] += from->score_squares[seat];
	}
}

static int by_length(const void *a, const void *b)
{
	uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
	return (x > y) - (x < y);
}

void pl_sim_run(const struct pl_sim *sim, struct pl_sim_counts *counts)
{
	struct run run = { .sim = sim };
	run.lengths = pl_zeroed(sim->games * sizeof run.lengths[0]);
	atomic_init(&run.next, 0);
	atomic_init(&run.done, 0);
	size_t threads = (size_t)sim->threads;
	struct worker *workers = pl_zeroed(threads * sizeof *workers);
	for (size_t i = 0; i < threads; i++) {
		workers[i].run = &run;
		workers[i].state = pl_resize(NULL, sim->game->state_size);
		workers[i].view = pl_resize(NULL, sim->game->state_size);
		if (pthread_create(&workers[i].thread, NULL, work, &workers[i]) != 0)
			abort();
	}
	watch(&run);
	memset(counts, 0, sizeof *counts);
	for (size_t i = 0; i < threads; i++) {
		pthread_join(workers[i].thread, NULL);
		add(counts, &workers[i].counts);
		free(workers[i].state);
		free(workers[i].view);
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

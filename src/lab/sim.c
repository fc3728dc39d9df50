/* sim.c - many games at once; see sim.h. */
#include "lab/sim.h"

#include "core/chance.h"
#include "core/memory.h"
#include "lab/record.h"
#include "lab/watch.h"

#include <pthread.h>

enum { BATCH = 16 }; /* most games a thread takes at a time */

/* What all workers of a run share. */
struct run {
	const struct pl_sim *sim;
	const struct pl_sim_result *result;
	uint64_t batch; /* games a thread takes at a time */
	atomic_uint_fast64_t next, done;
	struct pl_watch watch;
};

struct worker {
	pthread_t thread;
	struct run *run;
	struct pl_recorder recorder;
	struct pl_thinker **thinkers; /* by variant and bot */
	struct pl_tally *tally, *change;
	int64_t *base; /* the figures under the first book */
	struct pl_luck luck;
	struct pl_luck_sums *sums, *sums_change;
	int64_t *base_luck;
};

int pl_sim_bot_at(const struct pl_sim *sim, int seat, uint64_t number)
{
	if (!sim->rotate)
		return seat;
	return (int)(((uint64_t)seat + number) % (uint64_t)sim->seats);
}

struct pl_chance pl_sim_chance(const struct pl_sim *sim, int variant, uint64_t number)
{
	uint64_t own = sim->apart ? (uint64_t)variant << 48 : 0;
	const uint64_t seed[2] = { sim->seed[0], sim->seed[1] ^ own };
	return pl_chance_of(seed, sim->rotate ? number / (uint64_t)sim->seats : number);
}

struct pl_chance pl_sim_bots_chance(const struct pl_sim *sim, int variant, uint64_t number)
{
	uint64_t own = sim->apart ? (uint64_t)variant << 48 : 0;
	const uint64_t seed[2] = { ~sim->seed[0], sim->seed[1] ^ own };
	return pl_chance_of(seed, number);
}

/* --- playing ------------------------------------------------------------------ */

static bool has_bot(const struct pl_sim *sim, enum pl_bot_kind kind)
{
	for (int seat = 0; seat < sim->seats; seat++)
		if (sim->bots[seat].kind == kind)
			return true;
	return false;
}

/* Judging what might have come takes a tenth of the time of greedy play in most games, and twice
 * that time in the quickest, so it is done in the first games. Beside a bot that searches it takes
 * none; and who wins at random is seldom asked. */
static bool is_luck_counted(const struct pl_sim *sim, uint64_t number)
{
	enum { FIRST = 500 };
	if (sim->luck_in != PL_LUCK_IN_SOME)
		return sim->luck_in == PL_LUCK_IN_ALL;
	return has_bot(sim, PL_SEARCH) || has_bot(sim, PL_ONE_AHEAD) ||
		(has_bot(sim, PL_GREEDY) && number - sim->first < FIRST);
}

/* Asking value() every round takes longer than random play itself, and counting events half as
 * long: all is heeded in the first games, and then in a few, whatever the seats rotate by. Beside
 * other bots, which take far longer, and where it was asked for, events are counted in all. */
static enum pl_heed heed_of(const struct pl_sim *sim, uint64_t number)
{
	enum { FIRST = 2000, ONE_OF = 29, ONE_OF_RANDOM = 59 };
	bool random = !has_bot(sim, PL_GREEDY) && !has_bot(sim, PL_SEARCH);
	if (sim->whole || number - sim->first < FIRST ||
	    number % (random ? ONE_OF_RANDOM : ONE_OF) == 0)
		return PL_HEED_LEAD;
	return random && !sim->held && !is_luck_counted(sim, number) ? PL_HEED_END : PL_HEED_EVENTS;
}

static void play(struct worker *worker, int variant, uint64_t number)
{
	const struct pl_sim *sim = worker->run->sim;
	struct pl_seating seating;
	struct pl_chance match = pl_sim_chance(sim, variant, number);
	for (int seat = 0; seat < sim->seats; seat++) {
		seating.bot[seat] = pl_sim_bot_at(sim, seat, number);
		seating.thinker[seat] = worker->thinkers[variant * sim->seats + seating.bot[seat]];
		pl_thinker_forget(seating.thinker[seat]);
	}
	bool lucky = is_luck_counted(sim, number);
	worker->recorder.luck = lucky ? &worker->luck : NULL;
	worker->luck.chance = pl_luck_chance(sim->seed, number);
	pl_record_game(&worker->recorder, sim->books[variant]->rules, &match,
	               pl_sim_bots_chance(sim, variant, number), &seating, heed_of(sim, number));
	pl_record_count(&worker->recorder, &worker->tally[variant], number);
	if (lucky)
		pl_luck_count(&worker->sums[variant], worker->luck.catalogue, worker->luck.of,
		              worker->recorder.number);
}

/* One game under every book. */
static void play_all(struct worker *worker, uint64_t number)
{
	const struct pl_catalogue *catalogue = worker->recorder.catalogue;
	int64_t *now = worker->recorder.number, *base = worker->base;
	int64_t *luck = worker->luck.of, *base_luck = worker->base_luck;
	size_t size = (size_t)catalogue->count * sizeof base[0];
	play(worker, 0, number);
	memcpy(base, now, size);
	memcpy(base_luck, luck, size);
	for (int variant = 1; variant < worker->run->sim->variants; variant++) {
		play(worker, variant, number);
		for (int i = 0; i < catalogue->count; i++) {
			now[i] -= base[i];
			luck[i] -= base_luck[i];
		}
		pl_tally_count(&worker->change[variant], catalogue, now,
		               heed_of(worker->run->sim, number));
		if (is_luck_counted(worker->run->sim, number))
			pl_luck_count(&worker->sums_change[variant], catalogue, luck, now);
	}
}

static bool is_stopped(const struct pl_sim *sim)
{
	return sim->stop != NULL && atomic_load(sim->stop) != 0;
}

/* Whatever batch is begun is finished, so what is done has no gaps. */
static void *work(void *argument)
{
	struct worker *worker = argument;
	struct run *run = worker->run;
	uint64_t games = run->sim->games;
	while (!is_stopped(run->sim)) {
		uint64_t first = atomic_fetch_add(&run->next, run->batch);
		if (first >= games)
			break;
		uint64_t last = first + run->batch < games ? first + run->batch : games;
		for (uint64_t number = first; number < last; number++)
			play_all(worker, run->sim->first + number);
		atomic_fetch_add(&run->done, last - first);
	}
	pl_watch_leave(&run->watch);
	return NULL;
}

/* At least once, since a run may be made of many that are over in no time. */
static void watch(struct run *run)
{
	const struct pl_sim *sim = run->sim;
	for (bool working = sim->progress != NULL; working;) {
		working = pl_watch_wait(&run->watch);
		sim->progress(sim->context, atomic_load(&run->done));
	}
}

/* --- workers -------------------------------------------------------------------- */

static void open_worker(struct worker *worker, struct run *run)
{
	const struct pl_sim *sim = run->sim;
	int figures = run->result->catalogue->count;
	size_t variants = (size_t)sim->variants;
	worker->run = run;
	pl_recorder_open(&worker->recorder, run->result->catalogue, sim->held);
	pl_luck_open(&worker->luck, run->result->catalogue);
	worker->base = pl_apart((size_t)figures * sizeof worker->base[0]);
	worker->base_luck = pl_apart((size_t)figures * sizeof worker->base_luck[0]);
	worker->tally = pl_apart(variants * sizeof worker->tally[0]);
	worker->change = pl_apart(variants * sizeof worker->change[0]);
	worker->sums = pl_apart(variants * sizeof worker->sums[0]);
	worker->sums_change = pl_apart(variants * sizeof worker->sums_change[0]);
	worker->thinkers = pl_apart(variants * (size_t)sim->seats * sizeof worker->thinkers[0]);
	for (int variant = 0; variant < sim->variants; variant++) {
		pl_tally_open(&worker->tally[variant], figures);
		pl_tally_open(&worker->change[variant], figures);
		pl_luck_sums_open(&worker->sums[variant], figures);
		pl_luck_sums_open(&worker->sums_change[variant], figures);
		for (int bot = 0; bot < sim->seats; bot++)
			worker->thinkers[variant * sim->seats + bot] = pl_thinker_open(
				&sim->bots[bot], sim->game, sim->books[variant]->rules);
	}
}

static void close_worker(struct worker *worker, struct pl_sim_result *result)
{
	const struct pl_sim *sim = worker->run->sim;
	for (int variant = 0; variant < sim->variants; variant++) {
		pl_tally_add(&result->tally[variant], &worker->tally[variant]);
		pl_tally_add(&result->change[variant], &worker->change[variant]);
		pl_luck_add(&result->luck[variant], &worker->sums[variant]);
		pl_luck_add(&result->luck_change[variant], &worker->sums_change[variant]);
		pl_tally_close(&worker->tally[variant]);
		pl_tally_close(&worker->change[variant]);
		pl_luck_sums_close(&worker->sums[variant]);
		pl_luck_sums_close(&worker->sums_change[variant]);
		for (int bot = 0; bot < sim->seats; bot++)
			pl_thinker_close(worker->thinkers[variant * sim->seats + bot]);
	}
	pl_recorder_close(&worker->recorder);
	pl_luck_close(&worker->luck);
	free(worker->base);
	free(worker->base_luck);
	free(worker->sums);
	free(worker->sums_change);
	free(worker->tally);
	free(worker->change);
	free(worker->thinkers);
}

/* Small batches keep all threads busy to the end where games take long, and
 * make a stop quick. */
static uint64_t batch_of(const struct pl_sim *sim)
{
	if (has_bot(sim, PL_SEARCH))
		return 1;
	uint64_t batch = sim->games / ((uint64_t)sim->threads * BATCH);
	return batch < 1 ? 1 : batch > BATCH ? BATCH : batch;
}

void pl_sim_open(const struct pl_sim *sim, struct pl_sim_result *result)
{
	*result = (struct pl_sim_result){ .variants = sim->variants };
	size_t variants = (size_t)sim->variants;
	result->catalogue =
		pl_catalogue_new(sim->game, sim->books[0], sim->seats, sim->rotate, sim->bots);
	result->tally = pl_apart(variants * sizeof result->tally[0]);
	result->change = pl_apart(variants * sizeof result->change[0]);
	result->luck = pl_apart(variants * sizeof result->luck[0]);
	result->luck_change = pl_apart(variants * sizeof result->luck_change[0]);
	for (int variant = 0; variant < sim->variants; variant++) {
		pl_tally_open(&result->tally[variant], result->catalogue->count);
		pl_tally_open(&result->change[variant], result->catalogue->count);
		pl_luck_sums_open(&result->luck[variant], result->catalogue->count);
		pl_luck_sums_open(&result->luck_change[variant], result->catalogue->count);
	}
}

void pl_sim_close(struct pl_sim_result *result)
{
	for (int variant = 0; variant < result->variants; variant++) {
		pl_tally_close(&result->tally[variant]);
		pl_tally_close(&result->change[variant]);
		pl_luck_sums_close(&result->luck[variant]);
		pl_luck_sums_close(&result->luck_change[variant]);
	}
	free(result->tally);
	free(result->change);
	free(result->luck);
	free(result->luck_change);
	pl_catalogue_free(result->catalogue);
}

bool pl_sim_run(const struct pl_sim *sim, struct pl_sim_result *result)
{
	struct run run = { .sim = sim, .result = result, .batch = batch_of(sim) };
	atomic_init(&run.next, result->done);
	atomic_init(&run.done, result->done);
	pl_watch_open(&run.watch, sim->threads);
	size_t threads = (size_t)sim->threads;
	struct worker *workers = pl_apart(threads * sizeof *workers);
	for (size_t i = 0; i < threads; i++) {
		open_worker(&workers[i], &run);
		if (pthread_create(&workers[i].thread, NULL, work, &workers[i]) != 0)
			abort();
	}
	watch(&run);
	for (int variant = 0; variant < sim->variants; variant++)
		pl_tally_unsort(&result->tally[variant]);
	for (size_t i = 0; i < threads; i++) {
		pthread_join(workers[i].thread, NULL);
		close_worker(&workers[i], result);
	}
	free(workers);
	pl_watch_close(&run.watch);
	result->done = atomic_load(&run.done);
	for (int variant = 0; variant < sim->variants; variant++)
		pl_tally_sort(&result->tally[variant]);
	return result->done >= sim->games;
}

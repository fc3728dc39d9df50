/* worth_play.c - the games of worth.h, over all threads, and what is chosen in them. */
#include "lab/worth_parts.h"

#include "core/chance.h"
#include "core/memory.h"
#include "core/turn.h"

/* --- counting what is chosen ---------------------------------------------------- */

/* What says no, ends a turn or gives something up is no rival of what is done. */
static bool is_deed(const struct pl_use_of *use)
{
	return (use->manner & (PL_SAYS_NO | PL_ENDS | PL_GIVES_UP)) == 0;
}

/* Numbers for its sort and its thing: those of the first use that has the same. */
static void place_count(struct worth_worker *worker, int use)
{
	struct worth_count *count = &worker->counts[use];
	const struct pl_use_of *own = pl_uses_at(worker->uses, use);
	for (count->sort = 0; count->sort < use; count->sort++)
		if (strcmp(pl_uses_at(worker->uses, count->sort)->sort, own->sort) == 0)
			break;
	for (count->thing = 0; own->thing[0] != '\0' && count->thing < use; count->thing++)
		if (strcmp(pl_uses_at(worker->uses, count->thing)->thing, own->thing) == 0)
			break;
	if (own->thing[0] == '\0')
		count->thing = use;
}

static struct worth_count *count_of_use(struct worth_worker *worker, int use)
{
	int had = worker->count_room;
	if (use >= had) {
		worker->count_room = 2 * use + 64;
		size_t room = (size_t)worker->count_room;
		worker->counts = pl_resize(worker->counts, room * sizeof worker->counts[0]);
		worker->met = pl_resize(worker->met, room * sizeof worker->met[0]);
		for (int i = had; i < worker->count_room; i++)
			worker->counts[i] = (struct worth_count){ .sort = -1 };
	}
	struct worth_count *count = &worker->counts[use];
	if (count->sort < 0)
		place_count(worker, use);
	if (!count->met) {
		count->met = true;
		worker->met[worker->met_count++] = use;
	}
	return count;
}

/* Uses at hand of one decision, each with how many moves have it. */
struct at_hand {
	int count, use[PL_MOVES];
};

static void gather(struct worth_worker *worker, const struct pl_state *view, int moves,
                   struct at_hand *hand)
{
	int use[PL_USES];
	hand->count = 0;
	for (int i = 0; i < moves; i++) {
		int uses = pl_uses_of(worker->uses, view, &worker->moves[i], use);
		for (int j = 0; j < uses; j++) {
			struct worth_count *count = count_of_use(worker, use[j]);
			if (count->decision != worker->decision) {
				count->decision = worker->decision;
				count->moves = 0;
				if (hand->count < PL_MOVES)
					hand->use[hand->count++] = use[j];
			}
			count->moves++;
		}
	}
}

/* Whether another thing of its sort could have been done as well. */
static bool has_rival(const struct worth_worker *worker, const struct at_hand *hand, int use)
{
	const struct worth_count *own = &worker->counts[use];
	for (int i = 0; i < hand->count; i++) {
		const struct worth_count *other = &worker->counts[hand->use[i]];
		if (other->sort == own->sort && other->thing != own->thing &&
		    is_deed(pl_uses_at(worker->uses, hand->use[i])))
			return true;
	}
	return false;
}

static void count_decision(struct worth_worker *worker, const struct pl_state *view,
                           const struct pl_move *chosen, int moves)
{
	struct at_hand hand;
	int use[PL_USES];
	gather(worker, view, moves, &hand);
	int used = pl_uses_of(worker->uses, view, chosen, use);
	for (int i = 0; i < hand.count; i++) {
		struct worth_count *count = &worker->counts[hand.use[i]];
		bool did = false;
		for (int j = 0; j < used; j++)
			did |= use[j] == hand.use[i];
		if (count->moves == (uint32_t)moves)
			continue; /* every move has it: there is no choice */
		bool rival = has_rival(worker, &hand, hand.use[i]);
		count->may[chosen->seat]++;
		count->did[chosen->seat] += did;
		count->lot += 1000000u * (uint64_t)count->moves / (uint64_t)moves;
		count->rival += rival;
		count->rival_did += rival && did;
	}
}

/* --- decisions that hardly matter ------------------------------------------------ */

/* Whether the judge sees all moves within a point of each other, one move ahead in one truth
 * with the same chance. What is sealed, or begins a choice, shows its worth only later. */
static bool is_trivial(struct worth_worker *worker, const struct pl_rules *rules,
                       const struct pl_state *view, int seat, int moves)
{
	enum { POINT = 10 };
	const struct pl_game *game = worker->recorder.game;
	const uint64_t seed[2] = { worker->crew->worth->seed[0], ~worker->match };
	struct pl_chance chance = pl_chance_of(seed, worker->recorder.decisions);
	int32_t least = INT32_MAX, most = INT32_MIN, value[PL_SEATS];
	memcpy(worker->truth, view, game->state_size);
	game->determinize(rules, worker->truth, seat, &chance);
	for (int i = 0; i < moves; i++) {
		memcpy(worker->after, worker->truth, game->state_size);
		game->apply(rules, worker->after, &worker->moves[i], NULL);
		game->value(rules, worker->after, value);
		least = value[seat] < least ? value[seat] : least;
		most = value[seat] > most ? value[seat] : most;
	}
	return most - least <= POINT;
}

static bool can_weigh(const struct worth_worker *worker, const struct pl_state *view, int moves)
{
	if (view->sealed != 0)
		return false;
	for (int i = 0; i < moves; i++) {
		const struct pl_form *form =
			pl_form_of(worker->recorder.game->description, &worker->moves[i]);
		if (form != NULL && (form->manner & PL_BEGINS) != 0)
			return false;
	}
	return true;
}

static void watch_decision(void *watcher, const struct pl_rules *rules, const struct pl_state *view,
                           const struct pl_move *chosen)
{
	struct worth_worker *worker = watcher;
	int seat = chosen->seat;
	int moves = worker->recorder.game->legal(rules, view, seat, worker->moves);
	worker->decision++;
	worker->decisions[worker->budget]++;
	worker->forced[worker->budget] += moves == 1;
	if (worker->weigh && moves == 1) {
		worker->weighed[worker->budget]++;
	} else if (worker->weigh && can_weigh(worker, view, moves)) {
		worker->weighed[worker->budget]++;
		worker->trivial[worker->budget] += is_trivial(worker, rules, view, seat, moves);
	}
	if (moves > 1)
		count_decision(worker, view, chosen, moves);
}

/* --- a game ------------------------------------------------------------------------ */

enum { WEIGHED = 200 }; /* games whose decisions are looked into: that takes time */

void worth_play(struct worth_worker *worker, const struct worth_job *job, bool note)
{
	const struct pl_worth *worth = worker->crew->worth;
	const uint64_t own[2] = { ~worth->seed[0], worth->seed[1] };
	struct pl_chance match = pl_chance_of(worth->seed, job->match);
	struct pl_chance choices = pl_chance_of(own, job->choices);
	struct pl_seating seating;
	worker->budget = job->budget;
	worker->match = job->match;
	worker->weigh = note && job->match < WEIGHED;
	worker->marked = (int)(job->match % (uint64_t)worth->seats);
	if (job->without != NULL)
		pl_uses_bar(worker->bar, job->without);
	for (int seat = 0; seat < worth->seats; seat++) {
		int budget = seat == job->better_at ? PL_BETTER : job->budget;
		bool barred = job->without != NULL && seat == worker->marked;
		seating.bot[seat] = seat;
		seating.thinker[seat] = worker->thinkers[budget][seat];
		pl_thinker_forget(seating.thinker[seat]);
		pl_thinker_bar(seating.thinker[seat], barred ? worker->bar : NULL);
	}
	worker->recorder.watch = note ? watch_decision : NULL;
	worker->recorder.luck = note ? &worker->luck : NULL;
	worker->luck.chance = pl_luck_chance(worth->seed, job->match);
	pl_record_game(&worker->recorder, worth->book->rules, &match, choices, &seating,
	               note ? PL_HEED_LEAD : PL_HEED_END);
}

static void add_game(struct worth_worker *worker, struct worth_count *count)
{
	struct pl_chosen *sum = &count->chosen[worker->budget];
	uint64_t may = 0, did = 0, lot = count->lot / 1000;
	for (int seat = 0; seat < worker->crew->worth->seats; seat++) {
		may += count->may[seat];
		did += count->did[seat];
		sum->seats += count->may[seat] > 0;
		sum->users += count->did[seat] > 0;
	}
	sum->may += may;
	sum->did += did;
	sum->lot += count->lot;
	sum->may2 += may * may;
	sum->did2 += did * did;
	sum->both += may * did;
	sum->lot2 += lot * lot;
	sum->lot_did += lot * did;
	sum->rival += count->rival;
	sum->rival_did += count->rival_did;
	sum->rival2 += (uint64_t)count->rival * count->rival;
	sum->rival_did2 += (uint64_t)count->rival_did * count->rival_did;
	sum->rival_both += (uint64_t)count->rival * count->rival_did;
	sum->games += count->did[worker->marked] > 0;
}

void worth_note(struct worth_worker *worker, struct worth_game *game)
{
	game->uses = pl_resize(NULL, (size_t)worker->met_count * sizeof game->uses[0]);
	game->use_count = 0;
	game->worker = (uint8_t)worker->index;
	for (int i = 0; i < worker->met_count; i++) {
		struct worth_count *count = &worker->counts[worker->met[i]];
		add_game(worker, count);
		if (count->did[worker->marked] > 0)
			game->uses[game->use_count++] = worker->met[i];
		memset(count->may, 0, sizeof count->may);
		memset(count->did, 0, sizeof count->did);
		count->rival = count->rival_did = 0;
		count->lot = 0;
		count->met = false;
	}
	worker->met_count = 0;
	for (int seat = 0; seat < worker->crew->worth->seats; seat++)
		game->won[seat] = (int8_t)worker->recorder.won[seat];
	game->done = true;
}

/* --- threads --------------------------------------------------------------------------- */

/* Whatever job is begun is finished, so what is done has no gaps. */
static void *work(void *argument)
{
	struct worth_worker *worker = argument;
	struct worth_crew *crew = worker->crew;
	while (crew->stop == NULL || atomic_load(crew->stop) == 0) {
		uint64_t i = atomic_fetch_add(&crew->next, 1);
		if (i >= crew->stage->jobs)
			break;
		crew->stage->job(worker, crew->stage, i);
		atomic_fetch_add(&crew->done, 1);
	}
	pl_watch_leave(&crew->watch);
	return NULL;
}

static void tell(const struct worth_crew *crew, uint64_t done)
{
	const struct pl_worth *worth = crew->worth;
	const struct worth_stage *stage = crew->stage;
	uint64_t part = stage->jobs == 0 ? 0 : stage->share * done / stage->jobs;
	worth->progress(worth->context, crew->told + part);
}

bool worth_play_jobs(struct worth_stage *stage, atomic_int *stop)
{
	struct worth_crew *crew = stage->crew;
	int threads = crew->worth->threads;
	crew->stage = stage;
	crew->stop = stop;
	atomic_store(&crew->next, stage->done);
	atomic_store(&crew->done, stage->done);
	pl_watch_open(&crew->watch, threads);
	for (int i = 0; i < threads; i++)
		if (pthread_create(&crew->workers[i].thread, NULL, work, &crew->workers[i]) != 0)
			abort();
	for (bool working = crew->worth->progress != NULL; working;) {
		working = pl_watch_wait(&crew->watch);
		tell(crew, atomic_load(&crew->done));
	}
	for (int i = 0; i < threads; i++)
		pthread_join(crew->workers[i].thread, NULL);
	pl_watch_close(&crew->watch);
	stage->done = atomic_load(&crew->done);
	return stage->done == stage->jobs;
}

static void open_worker(struct worth_worker *worker, struct worth_crew *crew, int index)
{
	const struct pl_worth *worth = crew->worth;
	worker->crew = crew;
	worker->index = index;
	pl_recorder_open(&worker->recorder, crew->result->catalogue, false);
	worker->recorder.watcher = worker;
	pl_luck_open(&worker->luck, crew->result->catalogue);
	worker->uses = pl_uses_open(worth->game, worth->book);
	worker->bar = pl_uses_open(worth->game, worth->book);
	worker->truth = pl_apart(worth->game->state_size);
	worker->after = pl_apart(worth->game->state_size);
	worker->moves = pl_apart(PL_MOVES * sizeof worker->moves[0]);
	for (int budget = 0; budget < PL_BUDGETS; budget++) {
		pl_tally_open(&worker->tally[budget], crew->result->catalogue->count);
		pl_luck_sums_open(&worker->sums[budget], crew->result->catalogue->count);
		for (int seat = 0; seat < worth->seats; seat++)
			worker->thinkers[budget][seat] = pl_thinker_open(
				&worth->bots[budget], worth->game, worth->book->rules);
	}
}

static void close_worker(struct worth_worker *worker)
{
	for (int budget = 0; budget < PL_BUDGETS; budget++) {
		pl_tally_close(&worker->tally[budget]);
		pl_luck_sums_close(&worker->sums[budget]);
		for (int seat = 0; seat < worker->crew->worth->seats; seat++)
			pl_thinker_close(worker->thinkers[budget][seat]);
	}
	pl_recorder_close(&worker->recorder);
	pl_luck_close(&worker->luck);
	pl_uses_close(worker->uses);
	pl_uses_close(worker->bar);
	free(worker->truth);
	free(worker->after);
	free(worker->moves);
	free(worker->counts);
	free(worker->met);
}

void worth_crew_open(struct worth_crew *crew, const struct pl_worth *worth,
                     struct pl_worth_result *result)
{
	memset(crew, 0, sizeof *crew);
	crew->worth = worth;
	crew->result = result;
	crew->workers = pl_apart((size_t)worth->threads * sizeof crew->workers[0]);
	for (int i = 0; i < worth->threads; i++)
		open_worker(&crew->workers[i], crew, i);
	for (int budget = 0; budget < PL_BUDGETS; budget++)
		crew->games[budget] =
			pl_zeroed((size_t)worth->games[budget] * sizeof crew->games[0][0]);
}

void worth_crew_close(struct worth_crew *crew)
{
	for (int i = 0; i < crew->worth->threads; i++)
		close_worker(&crew->workers[i]);
	free(crew->workers);
	for (int budget = 0; budget < PL_BUDGETS; budget++) {
		for (uint64_t i = 0; i < crew->worth->games[budget]; i++)
			free(crew->games[budget][i].uses);
		free(crew->games[budget]);
	}
}

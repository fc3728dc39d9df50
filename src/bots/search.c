/* search.c - the search as a whole: threads, limits, the final choice; see
 * search.h. */
#include "bots/search.h"

#include "bots/manners.h"
#include "bots/walk.h"
#include "core/chance.h"
#include "core/describe.h"
#include "core/judge.h"
#include "core/memory.h"
#include "core/numbers.h"

#include <math.h>
#include <pthread.h>
#include <time.h>

/* A worker on its thread, with its part of the limits. */
struct part {
	struct pl_worker worker;
	pthread_t thread;
	uint64_t iterations;     /* 0: none */
	double from, until;      /* on the clock of now(); until 0: no limit */
	bool decisive;           /* may stop once the leader cannot be overtaken */
	atomic_uint leader;      /* the edge, from 1, that cannot be overtaken here; 0: none yet */
	const atomic_bool *stop; /* or NULL */
	const struct pl_searcher *searcher;
};

struct pl_searcher {
	struct pl_search limits;
	const struct pl_game *game;
	const struct pl_rules *rules;
	const struct pl_judge *judge; /* NULL: positions are judged by value() */
	int seats;                    /* that the constants are for; 0: none yet */
	struct pl_state *view;
	struct part *parts[PL_THREADS];
	int opened, threads;              /* parts that there are, and those that think */
	const atomic_bool *stop;          /* or NULL */
	const struct pl_manners *manners; /* or NULL */
	bool thought;                     /* about the last choice: there was more than one move */
	double until;                     /* on the clock of now(), as of each part */
	int count;                        /* of the prospects */
	struct pl_prospect prospects[PL_MOVES];
};

static double now(void)
{
	struct timespec time;
	clock_gettime(CLOCK_MONOTONIC, &time);
	return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* --- opening ----------------------------------------------------------------- */

/* Room for as many nodes as the limits allow to be made, within reason; each
 * iteration adds one, or a few where choices are sealed. */
static struct part *open_part(const struct pl_searcher *searcher)
{
	enum { MOST_NODES = 1 << 19, MOST_EDGES = 3 << 19, PER_MS = 1000, EDGES_EACH = 16 };
	const struct pl_search *limits = &searcher->limits;
	uint64_t nodes = limits->iterations / (unsigned)limits->threads + 1;
	if (limits->iterations == 0 || nodes > (uint64_t)limits->ms * PER_MS)
		nodes = limits->ms > 0 ? (uint64_t)limits->ms * PER_MS : nodes;
	nodes = 2 * nodes + 256;
	if (nodes > MOST_NODES)
		nodes = MOST_NODES;
	uint64_t edges = nodes * EDGES_EACH + 4 * PL_MOVES;
	if (edges > MOST_EDGES)
		edges = MOST_EDGES;
	struct part *part = pl_apart(sizeof *part);
	pl_worker_open(&part->worker, searcher->game, searcher->rules, (uint32_t)nodes,
	               (uint32_t)edges);
	part->worker.judge = searcher->judge;
	part->searcher = searcher;
	return part;
}

/* So many threads are to think. Those that are new have no constants yet. */
static void open_parts(struct pl_searcher *searcher, int threads)
{
	searcher->threads = threads;
	if (searcher->opened < threads)
		searcher->seats = 0;
	for (; searcher->opened < threads; searcher->opened++)
		searcher->parts[searcher->opened] = open_part(searcher);
}

struct pl_searcher *pl_search_open(const struct pl_search *limits, const struct pl_game *game,
                                   const struct pl_rules *rules)
{
	struct pl_searcher *searcher = pl_zeroed(sizeof *searcher);
	searcher->limits = *limits;
	searcher->game = game;
	searcher->rules = rules;
	searcher->view = pl_zeroed(game->state_size);
	if (limits->constant[PL_LEARNT] != 0)
		searcher->judge = pl_judge_of(game, limits->judge, rules);
	open_parts(searcher, limits->threads);
	return searcher;
}

void pl_search_close(struct pl_searcher *searcher)
{
	for (int i = 0; i < searcher->opened; i++) {
		pl_worker_close(&searcher->parts[i]->worker);
		free(searcher->parts[i]);
	}
	free(searcher->view);
	free(searcher);
}

void pl_search_forget(struct pl_searcher *searcher)
{
	for (int i = 0; i < searcher->opened; i++)
		pl_tree_clear(&searcher->parts[i]->worker.tree);
	searcher->count = 0;
	searcher->thought = false;
}

void pl_search_heed(struct pl_searcher *searcher, const atomic_bool *stop)
{
	searcher->stop = stop;
}

void pl_search_bar(struct pl_searcher *searcher, struct pl_uses *bar)
{
	for (int i = 0; i < searcher->opened; i++)
		searcher->parts[i]->worker.bar = bar;
	pl_search_forget(searcher);
}

void pl_search_mind(struct pl_searcher *searcher, const struct pl_manners *manners)
{
	searcher->manners = manners;
}

void pl_search_spare(struct pl_searcher *searcher, int threads)
{
	if (searcher->limits.spread)
		open_parts(searcher, pl_least(searcher->limits.threads + threads, PL_THREADS));
}

/* --- thinking ----------------------------------------------------------------- */

/* Iterations that a part has yet to make; by the clock as many a second as so far. */
static double iterations_left(const struct part *part, double time)
{
	double done = (double)part->worker.iterations;
	if (part->iterations > 0)
		return (double)part->iterations - done;
	return done * (part->until - time) / (time - part->from);
}

/* The most visited move, from 1, if it is so far ahead that no other can catch up; else 0. */
static unsigned leader_of(const struct part *part, double time)
{
	const struct pl_worker *worker = &part->worker;
	const struct pl_node *root = pl_worker_root(worker);
	uint32_t most = 0, second = 0;
	unsigned leader = 0;
	for (uint32_t i = 0; root != NULL && i < root->count; i++) {
		uint32_t visits = pl_edges_of(&worker->tree, root)[i].visits;
		if (visits > most) {
			second = most;
			most = visits;
			leader = i + 1;
		} else if (visits > second) {
			second = visits;
		}
	}
	return most - second > iterations_left(part, time) ? leader : 0;
}

/* Whether the same move leads for good in every tree. Their moves have the same order, since all
 * trees begin at the same view. */
static bool is_decided(struct part *part, double time)
{
	unsigned leader = leader_of(part, time);
	const struct pl_searcher *searcher = part->searcher;
	atomic_store_explicit(&part->leader, leader, memory_order_relaxed);
	bool agreed = leader > 0;
	for (int i = 0; agreed && i < searcher->threads; i++)
		agreed = atomic_load_explicit(&searcher->parts[i]->leader, memory_order_relaxed) ==
			leader;
	return agreed;
}

/* How much of the limit that comes first has been used, 0 to 1. */
static float progress_of(const struct part *part, double time)
{
	double by_time = 0, by_count = 0;
	if (part->until > 0)
		by_time = (time - part->from) / (part->until - part->from);
	if (part->iterations > 0)
		by_count = (double)part->worker.iterations / (double)part->iterations;
	return (float)(by_time > by_count ? by_time : by_count);
}

static void *think(void *argument)
{
	enum { BETWEEN_LOOKS = 16 };
	struct part *part = argument;
	struct pl_worker *worker = &part->worker;
	for (;;) {
		pl_worker_iterate(worker);
		if (part->iterations > 0 && worker->iterations >= part->iterations)
			return NULL;
		if (worker->iterations % BETWEEN_LOOKS != 0)
			continue;
		if (part->stop != NULL && atomic_load_explicit(part->stop, memory_order_relaxed))
			return NULL;
		double time = part->until > 0 ? now() : 0;
		if (part->until > 0 && time >= part->until)
			return NULL;
		worker->progress = progress_of(part, time);
		if (part->decisive && is_decided(part, time))
			return NULL;
	}
}

/* Iterations that one thread is to make, of all. */
static uint64_t iterations_of(const struct pl_searcher *searcher, int thread)
{
	uint64_t threads = (uint64_t)searcher->threads, all = searcher->limits.iterations;
	if (all == 0)
		return 0;
	uint64_t own = all / threads + ((uint64_t)thread < all % threads);
	return own > 0 ? own : 1;
}

static void think_all(struct pl_searcher *searcher, int seat, struct pl_chance *chance,
                      bool decisive)
{
	const struct pl_search *limits = &searcher->limits;
	double from = now(), until = limits->ms > 0 ? from + limits->ms / 1000.0 : 0;
	int threads = searcher->threads;
	searcher->until = until;
	for (int i = 0; i < threads; i++) {
		struct part *part = searcher->parts[i];
		part->iterations = iterations_of(searcher, i);
		part->from = from;
		part->until = until;
		part->stop = searcher->stop;
		part->decisive = decisive && part->worker.constant[PL_CAUTION] == 0 &&
			(part->iterations > 0 ? threads == 1 : limits->spread);
		atomic_store(&part->leader, 0);
		pl_worker_begin(&part->worker, searcher->view, seat, pl_split(chance));
	}
	for (int i = 1; i < threads; i++)
		if (pthread_create(&searcher->parts[i]->thread, NULL, think, searcher->parts[i]) !=
		    0)
			abort();
	think(searcher->parts[0]);
	for (int i = 1; i < threads; i++)
		pthread_join(searcher->parts[i]->thread, NULL);
}

/* --- the root, over all threads ------------------------------------------------ */

static void add_tally(struct pl_tally *to, const struct pl_tally *tally)
{
	to->tries += tally->tries;
	to->sum += tally->sum;
	to->squares += tally->squares;
}

static void add_part(const struct pl_worker *worker, struct pl_prospect *prospect,
                     struct pl_tally *tally)
{
	const struct pl_node *root = pl_worker_root(worker);
	for (uint32_t i = 0; root != NULL && i < root->count; i++) {
		struct pl_edge *edges = pl_edges_of(&worker->tree, root);
		const struct pl_edge *edge = &edges[i];
		if (!pl_same_move(&pl_moves_of(root, edges)[i], &prospect->move))
			continue;
		prospect->chance += (double)edge->mean * edge->visits;
		prospect->share += root->mixed ? (double)pl_rests_of(root, edges)[i].policy
					       : edge->visits;
		prospect->visits += edge->visits;
		prospect->prior = edge->prior;
		add_tally(tally, &worker->tallies[i]);
		return;
	}
}

/* The standard error of a mean of so many values, which have this sum, also of their squares;
 * at first as if a few had differed somewhat. */
static double error_of(double tries, double sum, double squares)
{
	const double few = 4, somewhat = 0.2;
	double mean = sum / tries, differ = squares - mean * sum + few * somewhat * somewhat;
	return sqrt(differ / (tries + few) / tries);
}

/* How far the mean of a prospect can be trusted. A tree that was kept has visits from before,
 * which are taken to differ as much as those of now; of a move that was not tried now, as much as
 * those of all moves. */
static double doubt(const struct pl_prospect *prospect, const struct pl_tally *tally,
                    const struct pl_tally *all)
{
	const struct pl_tally *of = tally->tries > 0 ? tally : all;
	if (prospect->visits == 0 || of->tries == 0)
		return 1;
	return error_of(of->tries, of->sum, of->squares) *
		sqrt(of->tries / (double)prospect->visits);
}

static int by_share(const void *a, const void *b)
{
	const struct pl_prospect *x = a, *y = b;
	if (x->share != y->share)
		return x->share < y->share ? 1 : -1;
	return (x->chance < y->chance) - (x->chance > y->chance);
}

static void gather(struct pl_searcher *searcher, const struct pl_move *moves, int count)
{
	double all = 0;
	struct pl_tally tally[PL_MOVES], tallies = { 0, 0, 0 };
	for (int i = 0; i < count; i++) {
		struct pl_prospect *prospect = &searcher->prospects[i];
		tally[i] = (struct pl_tally){ 0, 0, 0 };
		*prospect = (struct pl_prospect){ .move = moves[i], .apart = -1 };
		for (int j = 0; j < searcher->threads; j++)
			add_part(&searcher->parts[j]->worker, prospect, &tally[i]);
		add_tally(&tallies, &tally[i]);
		if (prospect->visits > 0)
			prospect->chance /= (double)prospect->visits;
		all += prospect->share;
	}
	for (int i = 0; i < count; i++)
		searcher->prospects[i].error = doubt(&searcher->prospects[i], &tally[i], &tallies);
	for (int i = 0; i < count; i++)
		searcher->prospects[i].share = all > 0 ? searcher->prospects[i].share / all
						       : 1.0 / count;
	qsort(searcher->prospects, (size_t)count, sizeof searcher->prospects[0], by_share);
	searcher->count = count;
}

/* --- the choice ---------------------------------------------------------------- */

/* Shares that were changed make a whole again. */
static void make_whole(struct pl_searcher *searcher)
{
	double all = 0;
	for (int i = 0; i < searcher->count; i++)
		all += searcher->prospects[i].share;
	for (int i = 0; i < searcher->count; i++)
		searcher->prospects[i].share /= all;
}

/* Moves that were hardly tried are not played for a bluff. */
static void drop_the_hardly_tried(struct pl_searcher *searcher)
{
	const double hardly = 0.05;
	for (int i = 0; i < searcher->count; i++)
		if (searcher->prospects[i].share < hardly * searcher->prospects[0].share)
			searcher->prospects[i].share = 0;
	make_whole(searcher);
}

/* Trials give more tries to what does worse than other ways of choosing do; whoever then
 * chooses by share would blunder at every turn. */
static void sharpen(struct pl_searcher *searcher)
{
	for (int i = 0; i < searcher->count; i++) {
		double share = searcher->prospects[i].share;
		searcher->prospects[i].share = share * share * share;
	}
	make_whole(searcher);
}

/* A move's trials by all threads. */
static struct pl_trial trial_of(const struct pl_searcher *searcher, const struct pl_move *move)
{
	struct pl_trial all = { 0, 0, 0 };
	for (int i = 0; i < searcher->threads; i++) {
		const struct pl_worker *worker = &searcher->parts[i]->worker;
		const struct pl_node *root = pl_worker_root(worker);
		for (uint32_t at = 0; root != NULL && at < root->count; at++) {
			const struct pl_trial *trial = &worker->trials[at];
			struct pl_edge *edges = pl_edges_of(&worker->tree, root);
			if (!pl_same_move(&pl_moves_of(root, edges)[at], move))
				continue;
			all.tries += trial->tries;
			all.ahead += trial->ahead;
			all.squares += trial->squares;
		}
	}
	return all;
}

/* How much better than the weightiest a move proved in the same scenarios, less what luck
 * explains: this number of standard errors. */
static double advantage(const struct pl_trial *trial, double caution)
{
	return trial->ahead / trial->tries -
		caution * error_of(trial->tries, trial->ahead, trial->squares);
}

static int weightiest(const struct pl_searcher *searcher)
{
	int best = 0;
	for (int i = 1; i < searcher->count; i++)
		if (searcher->prospects[i].prior > searcher->prospects[best].prior)
			best = i;
	return best;
}

/* Moves that were out early met fewer scenarios than others, so their means are not to be
 * compared: their chance is that of the weightiest and by how much they did better. */
static void measure_by_trials(struct pl_searcher *searcher)
{
	struct pl_prospect *favourite = &searcher->prospects[weightiest(searcher)];
	for (int i = 0; i < searcher->count; i++) {
		struct pl_prospect *prospect = &searcher->prospects[i];
		struct pl_trial trial = trial_of(searcher, &prospect->move);
		if (trial.tries == 0)
			continue;
		if (prospect == favourite) {
			prospect->apart = 0;
			continue;
		}
		double chance = favourite->chance + trial.ahead / trial.tries;
		prospect->apart = error_of(trial.tries, trial.ahead, trial.squares);
		prospect->error = sqrt(prospect->apart * prospect->apart +
		                       favourite->error * favourite->error);
		prospect->chance = chance < 0 ? 0 : chance > 1 ? 1 : chance;
	}
}

static void put_first(struct pl_searcher *searcher, int best)
{
	struct pl_prospect *prospects = searcher->prospects, first = prospects[best];
	memmove(prospects + 1, prospects, (size_t)best * sizeof prospects[0]);
	prospects[0] = first;
}

/* Put first what is better than the weightiest move beyond doubt. */
static void be_cautious(struct pl_searcher *searcher, int caution)
{
	struct pl_prospect *prospects = searcher->prospects;
	int best = weightiest(searcher);
	double most = 0;
	for (int i = 0; i < searcher->count; i++) {
		struct pl_trial trial = trial_of(searcher, &prospects[i].move);
		double found = trial.tries > 0 ? advantage(&trial, 0.01 * caution) : 0;
		if (found > most) {
			most = found;
			best = i;
		}
	}
	put_first(searcher, best);
}

/* --- proof --------------------------------------------------------------------- */

uint64_t pl_tried_enough(const struct pl_prospect *prospects, int count)
{
	const uint64_t few = 8, part = 20;
	uint64_t most = 0;
	for (int i = 0; i < count; i++)
		most = prospects[i].visits > most ? prospects[i].visits : most;
	uint64_t enough = most / part > few ? most / part : few;
	return enough < most ? enough : most;
}

/* Moves put to proof, by their places among the prospects; the weightiest is first, and those that
 * are out are last. */
struct proof {
	int count, left, at[PL_MOVES];
	double worth[PL_MOVES];          /* in the truth under way */
	struct pl_tally own;             /* of the weightiest, */
	struct pl_tally ahead[PL_MOVES]; /* and how much better each of the others did */
};

/* One game to its end, or so far that it seems to have none. */
struct course {
	const struct pl_searcher *searcher;
	int seat, plies;
	double worth;
};

static bool is_on_the_way(void *context, const struct pl_state *state)
{
	enum { ENDLESS = 5000 };
	struct course *course = context;
	const struct pl_searcher *searcher = course->searcher;
	int32_t points[PL_SEATS];
	if (state->pending != 0 && course->plies++ < ENDLESS)
		return true;
	pl_judge_value(searcher->game, searcher->judge, searcher->rules, state, points);
	course->worth = points[course->seat] * 0.001;
	return false;
}

static void count_value(struct pl_tally *tally, double value)
{
	tally->tries++;
	tally->sum += value;
	tally->squares += value * value;
}

/* All in one truth, others than those that the search looked into. */
static void prove_once(struct pl_searcher *searcher, struct proof *proof, uint32_t nth)
{
	const uint32_t apart = 1u << 30;
	for (int i = 0; i < proof->left; i++) {
		const struct pl_move *move = &searcher->prospects[proof->at[i]].move;
		struct course course = { .searcher = searcher, .seat = move->seat };
		pl_search_follow(searcher, move, apart + nth, is_on_the_way, &course);
		proof->worth[i] = course.worth;
	}
	count_value(&proof->own, proof->worth[0]);
	for (int i = 1; i < proof->left; i++)
		count_value(&proof->ahead[i], proof->worth[i] - proof->worth[0]);
}

/* What two say of the same, each as far as it can be trusted. */
static double weigh_up(double one, double error, double other, double its_error, double *left)
{
	double weight = 1 / (error * error), its_weight = 1 / (its_error * its_error);
	*left = sqrt(1 / (weight + its_weight));
	return (one * weight + other * its_weight) / (weight + its_weight);
}

/* By how much what is found is taken to be wrong, standard deviations of a chance: by a game that is
 * played on, since nobody plays so plainly, and by a judge of positions. */
static const double PLAIN = 0.05, BY_JUDGE = 0.05;

/* By how much the search is: by its judge, as far as that was asked. */
static double misjudged(const struct pl_searcher *searcher)
{
	double judged = 0, all = 0;
	for (int i = 0; i < searcher->threads; i++) {
		judged += (double)searcher->parts[i]->worker.judged;
		all += (double)searcher->parts[i]->worker.iterations;
	}
	return BY_JUDGE * judged / all;
}

/* A chance that was thought with this error, and what came of it. */
static double proved(double thought, double error, const struct pl_tally *tally, double *left)
{
	double luck = error_of(tally->tries, tally->sum, tally->squares);
	return weigh_up(thought, error, tally->sum / tally->tries, hypot(luck, PLAIN), left);
}

static void weigh_proofs(struct pl_searcher *searcher, const struct proof *proof)
{
	struct pl_prospect *favourite = &searcher->prospects[proof->at[0]];
	const struct pl_prospect before = *favourite;
	const double wrong = misjudged(searcher);
	favourite->chance =
		proved(before.chance, hypot(before.error, wrong), &proof->own, &favourite->error);
	favourite->apart = 0;
	for (int i = 1; i < proof->count; i++) {
		struct pl_prospect *prospect = &searcher->prospects[proof->at[i]];
		double error = prospect->apart >= 0 ? prospect->apart
						    : hypot(prospect->error, before.error);
		double ahead = proved(prospect->chance - before.chance, hypot(error, wrong),
		                      &proof->ahead[i], &prospect->apart);
		double chance = favourite->chance + ahead;
		prospect->chance = chance < 0 ? 0 : chance > 1 ? 1 : chance;
		prospect->error = hypot(favourite->error, prospect->apart);
	}
}

static struct proof what_to_prove(const struct pl_searcher *searcher)
{
	struct proof proof = { .count = 1, .at = { weightiest(searcher) } };
	uint64_t enough = pl_tried_enough(searcher->prospects, searcher->count);
	for (int i = 0; i < searcher->count; i++)
		if (i != proof.at[0] && searcher->prospects[i].visits >= enough)
			proof.at[proof.count++] = i;
	proof.left = proof.count;
	return proof;
}

/* How far ahead of the weightiest a move seems, by thought and proof. */
static double seems_ahead(const struct pl_searcher *searcher, const struct proof *proof, int i)
{
	const struct pl_prospect *prospects = searcher->prospects;
	double unused;
	return proved(prospects[proof->at[i]].chance - prospects[proof->at[0]].chance,
	              hypot(prospects[proof->at[i]].error, misjudged(searcher)), &proof->ahead[i],
	              &unused);
}

/* The half that seems worse is out; never the weightiest. */
static void drop_half(const struct pl_searcher *searcher, struct proof *proof)
{
	for (int left = 1 + proof->left / 2; proof->left > left; proof->left--) {
		int worst = 1, last = proof->left - 1;
		for (int i = 2; i < proof->left; i++)
			if (seems_ahead(searcher, proof, i) < seems_ahead(searcher, proof, worst))
				worst = i;
		int at = proof->at[worst];
		struct pl_tally ahead = proof->ahead[worst];
		proof->at[worst] = proof->at[last];
		proof->ahead[worst] = proof->ahead[last];
		proof->at[last] = at;
		proof->ahead[last] = ahead;
	}
}

static bool is_too_late(const struct pl_searcher *searcher)
{
	return (searcher->stop != NULL && atomic_load(searcher->stop)) ||
		(searcher->until > 0 && now() >= searcher->until);
}

/* Whether a move gives something away, as its form says. */
static bool loses(const struct pl_searcher *searcher, const struct pl_move *move)
{
	const struct pl_description *description = searcher->game->description;
	const struct pl_form *form = description != NULL ? pl_form_of(description, move) : NULL;
	return form != NULL && (form->manner & PL_LOSES) != 0;
}

/* Put first what is best by thought and proof together, as far as there is time for that: after a
 * quarter and the half of the games only the better half of the moves go on. */
static void prove(struct pl_searcher *searcher)
{
	struct proof proof = what_to_prove(searcher);
	uint32_t games = proof.count > 1 ? (uint32_t)searcher->limits.proofs : 0;
	int best = 0;
	for (uint32_t nth = 0; nth < games && !is_too_late(searcher); nth++) {
		if (nth > 0 && (nth == games / 4 || nth == games / 2))
			drop_half(searcher, &proof);
		prove_once(searcher, &proof, nth);
	}
	if (proof.own.tries == 0)
		return;
	weigh_proofs(searcher, &proof);
	for (int i = 1; i < proof.count; i++)
		if (searcher->prospects[proof.at[i]].chance >
		    searcher->prospects[proof.at[best]].chance)
			best = i;
	put_first(searcher, proof.at[best]);
}

static bool percent(struct pl_chance *chance, int share)
{
	return share > 0 && (share >= 100 || pl_draw(chance, 100) < (uint32_t)share);
}

static int pick_by_share(const struct pl_searcher *searcher, struct pl_chance *chance)
{
	double left = (double)(pl_bits(chance) >> 11) / 9007199254740992.0;
	int at = 0;
	while (at + 1 < searcher->count && (left -= searcher->prospects[at].share) >= 0)
		at++;
	return at;
}

/* The constants for so many seats. */
static void settle(struct pl_searcher *searcher, int seats)
{
	const struct pl_setting setting = { searcher->game, seats, searcher->judge != NULL };
	int constant[PL_CONSTANTS];
	if (searcher->seats == seats)
		return;
	memcpy(constant, searcher->limits.constant, sizeof constant);
	pl_constants_for(&setting, constant);
	for (int i = 0; i < searcher->opened; i++)
		memcpy(searcher->parts[i]->worker.constant, constant, sizeof constant);
	searcher->seats = seats;
}

/* What the seat may see, whatever it was handed. */
static void look(struct pl_searcher *searcher, const struct pl_state *view, int seat)
{
	memcpy(searcher->view, view, searcher->game->state_size);
	searcher->game->observe(searcher->rules, searcher->view, seat);
}

struct pl_move pl_search_choose(struct pl_searcher *searcher, const struct pl_state *view, int seat,
                                struct pl_chance *chance)
{
	struct pl_move moves[PL_MOVES];
	settle(searcher, view->seats);
	look(searcher, view, seat);
	int count = searcher->game->legal(searcher->rules, searcher->view, seat, moves);
	const int *constant = searcher->parts[0]->worker.constant;
	if (searcher->parts[0]->worker.bar != NULL)
		count = pl_uses_allow(searcher->parts[0]->worker.bar, searcher->view, moves, count);
	count = pl_mannerly(searcher->manners, searcher->game, searcher->rules, searcher->view,
	                    moves, count);
	bool sealed = searcher->view->sealed != 0;
	bool mixed = sealed || percent(chance, constant[PL_MIX]);
	bool noisy = percent(chance, searcher->limits.noise);
	searcher->thought = count > 1;
	if (count == 1) {
		searcher->prospects[0] = (struct pl_prospect){ .move = moves[0], .share = 1 };
		searcher->count = 1;
		return moves[0];
	}
	think_all(searcher, seat, chance, !mixed && !noisy);
	gather(searcher, moves, count);
	if (pl_tries(&searcher->parts[0]->worker))
		measure_by_trials(searcher);
	if (mixed && !noisy)
		drop_the_hardly_tried(searcher);
	if (constant[PL_CAUTION] > 0 && !mixed)
		be_cautious(searcher, constant[PL_CAUTION]);
	if (constant[PL_CAUTION] > 0 && noisy)
		sharpen(searcher);
	if (searcher->limits.proofs > 0 && !mixed && !noisy &&
	    loses(searcher, &searcher->prospects[0].move))
		prove(searcher);
	int chosen = mixed || noisy ? pick_by_share(searcher, chance) : 0;
	return searcher->prospects[chosen].move;
}

/* --- what it thought -------------------------------------------------------------- */

int pl_search_prospects(const struct pl_searcher *searcher, struct pl_prospect out[PL_MOVES])
{
	memcpy(out, searcher->prospects, (size_t)searcher->count * sizeof out[0]);
	return searcher->count;
}

uint64_t pl_search_iterations(const struct pl_searcher *searcher)
{
	uint64_t iterations = 0;
	for (int i = 0; searcher->thought && i < searcher->threads; i++)
		iterations += searcher->parts[i]->worker.iterations;
	return iterations;
}

int pl_search_line(struct pl_searcher *searcher, const struct pl_prospect *first, int most,
                   void (*each)(void *context, const struct pl_state *view, const struct pl_move *),
                   void *context)
{
	struct pl_worker *worker = &searcher->parts[0]->worker;
	struct pl_move move = first->move;
	int length = 0;
	if (!searcher->thought) {
		each(context, searcher->view, &move);
		return 1;
	}
	pl_worker_stroll(worker);
	while (length < most) {
		memcpy(searcher->view, worker->state, searcher->game->state_size);
		searcher->game->observe(searcher->rules, searcher->view, move.seat);
		each(context, searcher->view, &move);
		length++;
		pl_worker_step(worker, &move);
		if (worker->state->pending == 0 || !pl_worker_likeliest(worker, &move))
			break;
	}
	return length;
}

void pl_search_follow(struct pl_searcher *searcher, const struct pl_move *first, uint32_t truth,
                      bool (*goes_on)(void *context, const struct pl_state *), void *context)
{
	struct pl_worker *worker = &searcher->parts[0]->worker;
	struct pl_move move = *first;
	pl_worker_stroll_in(worker, truth);
	pl_worker_step(worker, &move);
	while (goes_on(context, worker->state) && worker->state->pending != 0) {
		pl_worker_weightiest(worker, &move);
		pl_worker_step(worker, &move);
	}
}

/* balance.c - looking for better numbers; see balance.h. */
#include "lab/balance.h"

#include "core/chance.h"
#include "core/memory.h"

#include <inttypes.h>
#include <math.h>

enum {
	MIXED = 3,     /* one number in this many is turned in a mixture, */
	MIXED_FEW = 2, /* or in this many if there are fewer than MANY */
	MANY = 12,
	MIXTURE_GAMES = 16,
	TOGETHER = 24, /* books that are played at once */
	RACERS = 12,   /* values that race */
	LEAST_GAMES = 20
};

static const double SURELY = 1.644854; /* standard deviations that chance alone seldom
                                        * reaches: once in twenty times */

/* What something does to each goal: a mean and its variance, INFINITY if unknown. */
struct effect {
	double is, doubt;
};

struct search {
	const struct pl_balance *asked;
	struct pl_balance_result *result;
	struct pl_journal *journal;
	int goals;
	struct pl_chance chance;
	uint64_t next;          /* number of the next game: no chance is used twice */
	struct pl_reading *now; /* the data as it is, by goal */
	struct effect *slope;   /* of a step of each number, by number and goal */
};

/* Two independent findings about the same. */
static struct effect join(struct effect a, struct effect b)
{
	if (isinf(a.doubt) || isinf(b.doubt))
		return isinf(a.doubt) ? b : a;
	double all = a.doubt + b.doubt;
	if (all <= 0)
		return a;
	return (struct effect){ (a.is * b.doubt + b.is * a.doubt) / all, a.doubt * b.doubt / all };
}

/* An effect counts for as much as it stands out from its doubt: of many values, the
 * one that looks best was lucky. */
static double likely(struct effect effect)
{
	double square = effect.is * effect.is;
	return isinf(effect.doubt) || square <= effect.doubt
		? 0
		: effect.is * (1 - effect.doubt / square);
}

/* --- playing ------------------------------------------------------------------------- */

/* Whether bots differ and so change seats from game to game. */
static bool must_rotate(const struct pl_balance *asked, int seats)
{
	for (int seat = 1; seat < seats; seat++)
		if (strcmp(asked->bots[seat].spec, asked->bots[0].spec) != 0)
			return true;
	return false;
}

/* Progress of one seat count's games, told as that of all. */
struct news {
	const struct search *search;
	int books;
};

static void tell(void *context, uint64_t done)
{
	const struct news *news = context;
	const struct pl_balance *asked = news->search->asked;
	asked->progress(asked->context, news->search->result->games + done * (uint64_t)news->books);
}

/* Books side by side, the same chance for all, at one of the seat counts. */
static struct pl_sim sim_of(const struct search *search, struct pl_book **books, uint64_t games,
                            int table, struct news *news)
{
	const struct pl_balance *asked = search->asked;
	struct pl_sim sim = {
		.game = asked->game,
		.books = (const struct pl_book *const *)books,
		.variants = news->books,
		.seats = asked->seats[table],
		.seed = { asked->seed[0], asked->seed[1] },
		.first = search->next,
		.games = games,
		.threads = asked->threads,
		.rotate = must_rotate(asked, asked->seats[table]),
		.progress = asked->progress == NULL ? NULL : tell,
		.context = news,
	};
	memcpy(sim.bots, asked->bots, sizeof sim.bots);
	return sim;
}

/* Play books at each of the seat counts, and keep all that was counted. */
static bool play_whole(struct search *search, struct pl_book **books, int count, uint64_t games,
                       struct pl_sim_result played[PL_SEATS])
{
	for (int table = 0; table < search->asked->tables; table++) {
		struct news news = { search, count };
		struct pl_sim sim = sim_of(search, books, games, table, &news);
		pl_sim_open(&sim, &played[table]);
		pl_journal_sim(search->journal, &sim, &played[table]);
		search->result->games += played[table].done * (uint64_t)count;
	}
	search->next += games;
	return !search->journal->over;
}

static void put_away(struct pl_sim_result *played, int tables)
{
	for (int table = 0; table < tables; table++)
		pl_sim_close(&played[table]);
}

/* A goal's figure under one of the books. */
static struct pl_reading read_goal(const struct search *search, int goal,
                                   const struct pl_sim_result *played, int variant)
{
	const struct pl_goal *at = &search->result->goals.at[goal];
	return pl_goal_read(at, played[at->table].catalogue, &played[at->table].tally[variant]);
}

/* --- heats ------------------------------------------------------------------------------------ */

/* What is kept of books that were played side by side: each goal's figure under each of them,
 * and what it changes against the first. */
struct found {
	int books, goals;
	struct pl_reading *is, *by; /* by book and goal */
};

static struct found found_of(const struct search *search, int books)
{
	size_t room = (size_t)(books * search->goals) * sizeof(struct pl_reading);
	return (struct found){ books, search->goals, pl_zeroed(room), pl_zeroed(room) };
}

static void close_found(struct found *found)
{
	free(found->is);
	free(found->by);
}

/* Books at one seat count as a part of a run: of one that is over the goals' figures are kept,
 * as all that was counted of hundreds of mixtures would fill a disk. */
struct heat {
	const struct pl_goals *goals;
	int table;
	struct pl_sim sim;
	struct pl_sim_result played;
	bool over;
	struct found *found;
};

static void read_heat(struct heat *heat)
{
	const struct pl_sim_result *played = &heat->played;
	for (int book = 0; book < heat->found->books; book++)
		for (int i = 0; i < heat->goals->count; i++) {
			const struct pl_goal *goal = &heat->goals->at[i];
			int at = book * heat->goals->count + i;
			if (goal->table != heat->table)
				continue;
			heat->found->is[at] =
				pl_goal_read(goal, played->catalogue, &played->tally[book]);
			if (book > 0)
				heat->found->by[at] = pl_goal_change(goal, played->catalogue,
				                                     &played->change[book],
				                                     &played->tally[0]);
		}
	heat->over = true;
}

static bool play_heat(void *part, atomic_int *stop)
{
	struct heat *heat = part;
	heat->sim.stop = stop;
	if (!heat->over && pl_sim_run(&heat->sim, &heat->played))
		read_heat(heat);
	return heat->over;
}

/* Numbers with all their bits. */
static void save_heat(const void *part, FILE *file)
{
	const struct heat *heat = part;
	fprintf(file, heat->over ? "found %016" PRIx64 "\n" : "playing %016" PRIx64 "\n",
	        pl_sim_digest(&heat->sim, heat->played.catalogue));
	if (!heat->over)
		pl_sim_save(&heat->sim, &heat->played, file);
	for (int i = 0; heat->over && i < heat->found->books * heat->found->goals; i++)
		if (heat->goals->at[i % heat->found->goals].table == heat->table)
			fprintf(file, "%a %a %a %a\n", heat->found->is[i].is,
			        heat->found->is[i].off, heat->found->by[i].is,
			        heat->found->by[i].off);
}

static const char *load_heat(void *part, FILE *file)
{
	struct heat *heat = part;
	char word[16];
	uint64_t digest;
	if (fscanf(file, "%15s %" SCNx64 "\n", word, &digest) != 2)
		return pl_part_damaged;
	if (digest != pl_sim_digest(&heat->sim, heat->played.catalogue))
		return "it was decided otherwise there, by another build of the program";
	if (strcmp(word, "playing") == 0)
		return pl_sim_load(&heat->sim, &heat->played, file);
	heat->over = true;
	for (int i = 0; i < heat->found->books * heat->found->goals; i++) {
		struct pl_reading *is = &heat->found->is[i], *by = &heat->found->by[i];
		if (heat->goals->at[i % heat->found->goals].table == heat->table &&
		    fscanf(file, "%la %la %la %la\n", &is->is, &is->off, &by->is, &by->off) != 4)
			return pl_part_damaged;
	}
	return NULL;
}

/* Play books side by side at each of the seat counts, and find out about their goals. */
static bool play(struct search *search, struct pl_book **books, uint64_t games, struct found *found)
{
	static const struct pl_part kind = { play_heat, save_heat, load_heat };
	for (int table = 0; table < search->asked->tables; table++) {
		struct news news = { search, found->books };
		struct heat heat = { .goals = &search->result->goals,
			             .table = table,
			             .sim = sim_of(search, books, games, table, &news),
			             .found = found };
		pl_sim_open(&heat.sim, &heat.played);
		pl_journal_do(search->journal, &kind, &heat);
		search->result->games += (heat.over ? games : heat.played.done) *
			(uint64_t)found->books;
		pl_sim_close(&heat.played);
	}
	search->next += games;
	return !search->journal->over;
}

/* --- mixtures ------------------------------------------------------------------------------ */

/* A book with some numbers turned a step at random; which way each is in way[]. */
static struct pl_book *mix(struct search *search, int8_t *way)
{
	struct pl_knobs *knobs = &search->result->knobs;
	uint32_t one_in = knobs->count < MANY ? MIXED_FEW : MIXED;
	for (int i = 0; i < knobs->count; i++) {
		struct pl_knob *knob = &knobs->at[i];
		int32_t step = pl_knob_step(knob);
		way[i] = 0;
		if (pl_draw(&search->chance, one_in) != 0)
			continue;
		bool down = pl_draw(&search->chance, 2) == 0;
		way[i] = (down && knob->down) || !knob->up ? -1 : 1;
		knob->now = knob->first + way[i] * step;
	}
	struct pl_book *book = pl_knobs_book(knobs, search->asked->book);
	for (int i = 0; i < knobs->count; i++)
		knobs->at[i].now = knobs->at[i].first;
	return book;
}

/* All mixtures: which way each turned every number, and how it was played. */
struct mixtures {
	int count;
	int8_t *way; /* by mixture and number */
	double *is;  /* by mixture and goal */
};

static bool play_mixtures(struct search *search, struct mixtures *all, int wanted)
{
	size_t knobs = (size_t)search->result->knobs.count, goals = (size_t)search->goals;
	all->way = pl_zeroed((size_t)wanted * knobs);
	all->is = pl_zeroed((size_t)wanted * goals * sizeof all->is[0]);
	for (int attempts = 0; all->count < wanted && attempts < 4 * wanted;) {
		struct pl_book *books[TOGETHER];
		int count = 0,
		    most = wanted - all->count < TOGETHER ? wanted - all->count : TOGETHER;
		for (; count < most && attempts < 4 * wanted; attempts++) {
			books[count] = mix(search, all->way + (size_t)(all->count + count) * knobs);
			count += books[count] != NULL;
		}
		if (count == 0)
			break;
		struct found found = found_of(search, count);
		bool good = play(search, books, MIXTURE_GAMES, &found);
		for (int i = 0; i < count; i++) {
			for (size_t goal = 0; goal < goals; goal++)
				all->is[(size_t)(all->count + i) * goals + goal] =
					found.is[(size_t)i * goals + goal].is;
			pl_book_free(books[i]);
		}
		all->count += count;
		close_found(&found);
		if (!good)
			return false;
	}
	return true;
}

/* What a step of a number does to a goal: the slope of the mixtures' figures. The
 * other numbers are turned without regard to it, so they are but noise. */
static struct effect slope_of(const struct search *search, const struct mixtures *all, int knob,
                              int goal)
{
	int knobs = search->result->knobs.count, goals = search->goals;
	double n = all->count, x = 0, y = 0, xx = 0, yy = 0, xy = 0;
	for (int m = 0; m < all->count; m++) {
		double way = all->way[m * knobs + knob], is = all->is[m * goals + goal];
		x += way;
		y += is;
		xx += way * way;
		yy += is * is;
		xy += way * is;
	}
	double spread = xx - x * x / n;
	if (n < 8 || spread < 1)
		return (struct effect){ 0, INFINITY };
	return (struct effect){ (xy - x * y / n) / spread, (yy - y * y / n) / (n - 1) / spread };
}

static bool screen(struct search *search, uint64_t budget)
{
	struct mixtures all = { 0 };
	bool good = play_mixtures(search, &all, (int)(budget / MIXTURE_GAMES));
	for (int knob = 0; good && knob < search->result->knobs.count; knob++)
		for (int goal = 0; goal < search->goals; goal++)
			search->slope[knob * search->goals + goal] =
				slope_of(search, &all, knob, goal);
	free(all.way);
	free(all.is);
	return good;
}

/* --- values to try ---------------------------------------------------------------------- */

/* One value of one number, instead of what it is now. */
struct racer {
	int knob;
	int32_t value;
	struct pl_book *book;
	struct effect *effect; /* on each goal */
	double cost;           /* how far from the goals the data would likely be */
};

static void expect(const struct search *search, struct racer *racer)
{
	struct pl_reading *likely_is = pl_resize(NULL, (size_t)search->goals * sizeof likely_is[0]);
	for (int i = 0; i < search->goals; i++)
		likely_is[i] =
			(struct pl_reading){ search->now[i].is + likely(racer->effect[i]), 0 };
	racer->cost = pl_goals_cost(&search->result->goals, likely_is);
	free(likely_is);
}

static int by_cost(const void *a, const void *b)
{
	const struct racer *x = a, *y = b;
	return (x->cost > y->cost) - (x->cost < y->cost);
}

static double steps_of(const struct search *search, const struct racer *racer)
{
	const struct pl_knob *knob = &search->result->knobs.at[racer->knob];
	return (double)(racer->value - knob->now) / pl_knob_step(knob);
}

/* What is known of a number, for one of its values. */
static void recall(const struct search *search, struct racer *racer)
{
	double steps = steps_of(search, racer);
	for (int i = 0; i < search->goals; i++) {
		struct effect slope = search->slope[racer->knob * search->goals + i];
		racer->effect[i] = (struct effect){ steps * slope.is, steps * steps * slope.doubt };
	}
	expect(search, racer);
}

static struct racer racer_of(const struct search *search, int knob, int32_t value)
{
	struct racer racer = { .knob = knob,
		               .value = value,
		               .effect = pl_resize(NULL,
		                                   (size_t)search->goals * sizeof(struct effect)) };
	recall(search, &racer);
	return racer;
}

static void dismiss(struct racer *racers, int count)
{
	for (int i = 0; i < count; i++) {
		pl_book_free(racers[i].book);
		free(racers[i].effect);
	}
}

/* All values of all numbers, the most promising first. */
static int list_racers(const struct search *search, struct racer **racers)
{
	const struct pl_knobs *knobs = &search->result->knobs;
	int count = 0;
	*racers = NULL;
	for (int i = 0; i < knobs->count; i++) {
		int32_t value[PL_KNOB_VALUES];
		int values = pl_knob_values(&knobs->at[i], value);
		*racers = pl_resize(*racers, (size_t)(count + values + 1) * sizeof(struct racer));
		for (int k = 0; k < values; k++)
			(*racers)[count++] = racer_of(search, i, value[k]);
	}
	qsort(*racers, (size_t)count, sizeof(struct racer), by_cost);
	return count;
}

/* --- the race ---------------------------------------------------------------------------------- */

/* Books for the first of the racers; those that the rules refuse go to the end. */
static int line_up(struct search *search, struct racer *racers, int count, int most)
{
	struct pl_knobs *knobs = &search->result->knobs;
	int ready = 0;
	for (int i = 0; i < count && ready < most; i++) {
		struct pl_knob *knob = &knobs->at[racers[i].knob];
		int32_t now = knob->now;
		knob->now = racers[i].value;
		struct pl_book *book = pl_knobs_book(knobs, search->asked->book);
		knob->now = now;
		if (book == NULL)
			continue;
		struct racer racer = racers[i];
		racers[i] = racers[ready];
		racers[ready] = racer;
		racers[ready++].book = book;
	}
	return ready;
}

/* What a racer changes, game by game, is learnt of its number, and is all that its
 * own effect then is. */
static void learn(struct search *search, const struct found *found, int book, struct racer *racer)
{
	double steps = steps_of(search, racer);
	for (int i = 0; i < search->goals; i++) {
		struct pl_reading change = found->by[book * search->goals + i];
		struct effect *slope = &search->slope[racer->knob * search->goals + i];
		racer->effect[i] = (struct effect){ change.is, change.off * change.off };
		*slope = join(*slope,
		              (struct effect){ change.is / steps,
		                               change.off * change.off / steps / steps });
	}
	expect(search, racer);
}

static void learn_now(struct search *search, const struct found *found)
{
	for (int i = 0; i < search->goals; i++) {
		struct pl_reading seen = found->is[i];
		struct pl_reading *now = &search->now[i];
		struct effect all = join((struct effect){ now->is, now->off * now->off },
		                         (struct effect){ seen.is, seen.off * seen.off });
		*now = (struct pl_reading){ all.is, sqrt(all.doubt) };
	}
}

/* One heat, beside the data as it is. */
static bool run_heat(struct search *search, struct racer *racers, int count, uint64_t games)
{
	struct pl_book *books[RACERS + 1];
	struct found found = found_of(search, 1 + count);
	books[0] = pl_knobs_book(&search->result->knobs, search->asked->book);
	for (int i = 0; i < count; i++)
		books[1 + i] = racers[i].book;
	bool good = play(search, books, games, &found);
	if (good)
		learn_now(search, &found);
	for (int i = 0; good && i < count; i++)
		learn(search, &found, 1 + i, &racers[i]);
	close_found(&found);
	pl_book_free(books[0]);
	return good;
}

/* The winner of a race takes its number's place. */
static void accept(struct search *search, const struct racer *racer)
{
	for (int i = 0; i < search->goals; i++) {
		struct pl_reading *now = &search->now[i];
		double doubt = isinf(racer->effect[i].doubt) ? 0 : racer->effect[i].doubt;
		now->is += likely(racer->effect[i]);
		now->off = sqrt(now->off * now->off + doubt);
	}
	search->result->knobs.at[racer->knob].now = racer->value;
}

static uint64_t at_least(uint64_t games)
{
	return games < LEAST_GAMES ? LEAST_GAMES : games;
}

/* By all that is known of their numbers. */
static void rank(const struct search *search, struct racer *racers, int count)
{
	for (int i = 0; i < count; i++)
		recall(search, &racers[i]);
	qsort(racers, (size_t)count, sizeof racers[0], by_cost);
}

/* Heats in which the less promising drop out. The last is for one alone, and only what
 * it shows there counts, as who came so far was lucky too. */
static bool run_heats(struct search *search, struct racer *racers, int left, uint64_t budget)
{
	for (int heat = 0; heat < 2; heat++) {
		uint64_t games = at_least(budget / 4 / (uint64_t)(left + 1));
		if (!run_heat(search, racers, left, games))
			return false;
		rank(search, racers, left);
		left = (left + 2) / 3;
	}
	return run_heat(search, racers, 1, at_least(budget / 2 / 2));
}

/* If who is left is clearly better than the data as it is, it takes its place. */
static bool race(struct search *search, uint64_t budget, struct pl_balance_step *step)
{
	struct racer *racers;
	int all = list_racers(search, &racers);
	int left = line_up(search, racers, all, RACERS);
	bool good = left == 0 || run_heats(search, racers, left, budget);
	step->before = step->after = pl_goals_cost(&search->result->goals, search->now);
	if (good && all > 0 && racers[0].book != NULL && racers[0].cost < 0.9 * step->before) {
		struct pl_knob *knob = &search->result->knobs.at[racers[0].knob];
		*step = (struct pl_balance_step){ knob->name,   knob->now,      racers[0].value,
			                          step->before, racers[0].cost, 0 };
		accept(search, &racers[0]);
	}
	dismiss(racers, all);
	free(racers);
	return good;
}

/* --- all of it ------------------------------------------------------------------------------------ */

static void add_goals(struct search *search, const struct pl_sim_result *played)
{
	for (int table = 0; table < search->asked->tables; table++)
		pl_goals_add(&search->result->goals, table, played[table].catalogue,
		             &played[table].tally[0], &search->asked->wish);
}

/* The goals, and how the data is played as it is. */
static bool measure_first(struct search *search, uint64_t games)
{
	struct pl_balance_result *result = search->result;
	struct pl_sim_result first[PL_SEATS];
	bool good = play_whole(search, &result->books[0], 1, games, first);
	if (good)
		add_goals(search, first);
	search->goals = result->goals.count;
	search->now = pl_resize(NULL, (size_t)search->goals * sizeof search->now[0]);
	for (int i = 0; i < search->goals; i++)
		search->now[i] = read_goal(search, i, first, 0);
	size_t slopes = (size_t)(result->knobs.count * search->goals);
	search->slope = pl_resize(NULL, slopes * sizeof search->slope[0]);
	for (size_t i = 0; i < slopes; i++)
		search->slope[i] = (struct effect){ 0, INFINITY };
	put_away(first, search->asked->tables);
	return good;
}

/* Whether length, choices and lead changes are as wanted, or no farther from it than
 * before. */
static bool is_lively(const struct pl_balance_result *result)
{
	for (int i = 0; i < result->goals.count; i++) {
		const struct pl_goals alone = { 1, &result->goals.at[i] };
		if (alone.at->kind != PL_GOAL_EVEN &&
		    pl_goals_cost(&alone, &result->after[i]) >
		            pl_goals_cost(&alone, &result->before[i]))
			return false;
	}
	return true;
}

/* Before and after with fresh chance; the goals are taken anew from how it was before,
 * since what the search began with was noise in part. */
static void check(struct search *search, uint64_t games)
{
	struct pl_balance_result *result = search->result;
	struct pl_sim_result *both = result->check;
	struct pl_goals *goals = &result->goals;
	double variance = 0;
	result->whole = play_whole(search, result->books, 2, games, both);
	result->tables = search->asked->tables;
	for (int table = 0; table < result->tables; table++)
		if (both[table].done == 0)
			return;
	result->checked = true;
	pl_goals_close(goals);
	*goals = (struct pl_goals){ 0 };
	add_goals(search, both);
	result->before = pl_resize(NULL, (size_t)goals->count * sizeof result->before[0]);
	result->after = pl_resize(NULL, (size_t)goals->count * sizeof result->after[0]);
	for (int i = 0; i < goals->count; i++) {
		result->before[i] = read_goal(search, i, both, 0);
		result->after[i] = read_goal(search, i, both, 1);
		variance +=
			pl_goal_doubt(&goals->at[i], &both[goals->at[i].table], &result->before[i]);
	}
	double gain = pl_goals_cost(goals, result->before) - pl_goals_cost(goals, result->after);
	result->better = result->whole && is_lively(result) && gain > 0 &&
		gain > SURELY * sqrt(variance);
}

static bool is_turned(const struct pl_knobs *knobs)
{
	for (int i = 0; i < knobs->count; i++)
		if (knobs->at[i].now != knobs->at[i].first)
			return true;
	return false;
}

static bool search_rounds(struct search *search, uint64_t games)
{
	const struct pl_balance *asked = search->asked;
	struct pl_balance_result *result = search->result;
	while (result->rounds < asked->rounds && pl_goals_cost(&result->goals, search->now) > 0) {
		struct pl_balance_step step = { 0 };
		if (!race(search, games, &step))
			return false;
		result->rounds++;
		step.games = result->games;
		if (asked->tell != NULL)
			asked->tell(asked->context, &step);
	}
	return true;
}

/* A quarter for the check, a twentieth to begin with, and half of the rest for the
 * mixtures; games count once for each seat count that they are played at. */
static void search_all(struct search *search)
{
	const struct pl_balance *asked = search->asked;
	struct pl_balance_result *result = search->result;
	uint64_t budget = asked->budget / (uint64_t)asked->tables;
	uint64_t checking = budget / 4, first = budget / 20;
	uint64_t left = budget - checking - first;
	if (!measure_first(search, first < LEAST_GAMES ? LEAST_GAMES : first))
		return;
	if (pl_goals_cost(&result->goals, search->now) > 0) {
		if (!screen(search, left / 2))
			return;
		left -= left / 2;
	}
	if (!search_rounds(search, left / (uint64_t)asked->rounds))
		return;
	result->books[1] = pl_knobs_book(&result->knobs, asked->book);
	check(search, checking / 2);
	result->better = result->better && is_turned(&result->knobs);
}

bool pl_balance_run(const struct pl_balance *asked, struct pl_balance_result *result)
{
	struct pl_journal none = { 0 };
	struct search search = { .asked = asked,
		                 .result = result,
		                 .journal = asked->journal != NULL ? asked->journal : &none,
		                 .chance = { { asked->seed[0], ~asked->seed[1] }, 0 } };
	*result = (struct pl_balance_result){ 0 };
	pl_knobs_open(&result->knobs, asked->game, asked->book, asked->data, asked->settings,
	              asked->setting_count, asked->only);
	if (result->knobs.count == 0)
		return false;
	result->books[0] = pl_knobs_book(&result->knobs, asked->book);
	search_all(&search);
	free(search.now);
	free(search.slope);
	return true;
}

void pl_balance_close(struct pl_balance_result *result)
{
	put_away(result->check, result->tables);
	pl_goals_close(&result->goals);
	pl_knobs_close(&result->knobs);
	pl_book_free(result->books[0]);
	pl_book_free(result->books[1]);
	free(result->before);
	free(result->after);
}

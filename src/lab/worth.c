/* worth.c - what the parts of a game are worth: the stages of it; see worth.h. */
#include "lab/worth.h"

#include "core/memory.h"
#include "lab/worth_parts.h"

#include <math.h>

/* How much of the whole each stage takes, in thousandths, about. */
enum {
	OF_BASE = 30,
	OF_BETTER = 300,
	OF_PAIRS = 270,
	OF_CROSS = 20,
	OF_CROSS_BETTER = 230,
	OF_SKILL = 80,
	OF_BETTER_PAIRS = 70
};

/* --- games between equals --------------------------------------------------------- */

static void play_base(struct worth_worker *worker, uint64_t i)
{
	const int *budget = worker->crew->stage;
	const struct worth_job job = { *budget, i, i, NULL, -1 };
	worth_play(worker, &job, true);
	pl_record_count(&worker->recorder, &worker->tally[*budget], i);
	pl_luck_count(&worker->sums[*budget], worker->luck.catalogue, worker->luck.of,
	              worker->recorder.number);
	worth_note(worker, &worker->crew->games[*budget][i]);
}

/* --- rows ---------------------------------------------------------------------------- */

static int by_key(const void *a, const void *b)
{
	const struct pl_row *one = a, *two = b;
	bool verbs[2] = { one->use.thing[0] == '\0', two->use.thing[0] == '\0' };
	if (verbs[0] != verbs[1])
		return verbs[0] ? -1 : 1;
	int sorts = strcmp(one->use.sort, two->use.sort);
	return sorts != 0 ? sorts : strcmp(one->use.key, two->use.key);
}

static struct pl_row *find_row(struct pl_worth_result *result, const char *key)
{
	for (int i = 0; i < result->row_count; i++)
		if (strcmp(result->rows[i].use.key, key) == 0)
			return &result->rows[i];
	return NULL;
}

static struct pl_row *add_row(struct pl_worth_result *result, const struct pl_use_of *use)
{
	size_t rows = (size_t)result->row_count + 1;
	result->rows = pl_resize(result->rows, rows * sizeof result->rows[0]);
	struct pl_row *row = &result->rows[result->row_count++];
	*row = (struct pl_row){ .use = *use };
	return row;
}

/* Every member is a sum. */
static void add_chosen(struct pl_chosen *into, const struct pl_chosen *from)
{
	uint64_t sum[sizeof *into / sizeof(uint64_t)], more[sizeof *into / sizeof(uint64_t)];
	_Static_assert(sizeof sum == sizeof *into, "a struct pl_chosen is whole numbers alone");
	memcpy(sum, into, sizeof sum);
	memcpy(more, from, sizeof more);
	for (size_t i = 0; i < sizeof sum / sizeof sum[0]; i++)
		sum[i] += more[i];
	memcpy(into, sum, sizeof sum);
}

static void add_worker(struct pl_worth_result *result, const struct worth_worker *worker)
{
	for (int i = 0; i < pl_uses_count(worker->uses); i++) {
		const struct pl_use_of *use = pl_uses_at(worker->uses, i);
		struct pl_row *row = find_row(result, use->key);
		if (row == NULL)
			row = add_row(result, use);
		for (int b = 0; i < worker->count_room && b < PL_BUDGETS; b++)
			add_chosen(&row->by[b], &worker->counts[i].chosen[b]);
	}
	for (int b = 0; b < PL_BUDGETS; b++) {
		pl_tally_add(&result->tally[b], &worker->tally[b]);
		pl_luck_add(&result->luck[b], &worker->sums[b]);
		result->decisions[b] += worker->decisions[b];
		result->forced[b] += worker->forced[b];
		result->weighed[b] += worker->weighed[b];
		result->trivial[b] += worker->trivial[b];
	}
}

/* Games speak of the rows from now on, not of their worker's numbers. */
static void rename_uses(struct worth_crew *crew, int budget)
{
	struct pl_worth_result *result = crew->result;
	for (uint64_t i = 0; i < crew->worth->games[budget]; i++) {
		struct worth_game *game = &crew->games[budget][i];
		if (!game->done)
			continue;
		result->games[budget]++;
		const struct pl_uses *uses = crew->workers[game->worker].uses;
		for (int u = 0; u < game->use_count; u++) {
			const char *key = pl_uses_at(uses, game->uses[u])->key;
			game->uses[u] = (int)(find_row(result, key) - result->rows);
		}
	}
}

static bool is_meant(const char *key, const struct pl_use_of *use)
{
	return strcmp(key, use->key) == 0 || strcmp(key, use->thing) == 0;
}

/* Its marked seat used what is asked for, in whatever way. */
static void note_asked(struct worth_game *game, const struct pl_worth_result *result,
                       const char *key, int asked)
{
	for (int u = 0; u < game->use_count; u++) {
		if (!is_meant(key, &result->rows[game->uses[u]].use))
			continue;
		size_t uses = (size_t)game->use_count + 1;
		game->uses = pl_resize(game->uses, uses * sizeof game->uses[0]);
		game->uses[game->use_count++] = asked;
		return;
	}
}

/* What is asked for has a row of its own, unless one is just that: a thing may be used in
 * several ways. */
static void ask_for(struct worth_crew *crew, const char *key)
{
	struct pl_worth_result *result = crew->result;
	struct pl_row *row = find_row(result, key);
	if (row != NULL) {
		row->asked = true;
		return;
	}
	struct pl_use_of use = { .sort = "asked for" };
	snprintf(use.key, sizeof use.key, "%s", key);
	snprintf(use.label, sizeof use.label, "%s", key);
	add_row(result, &use)->asked = true;
	int asked = result->row_count - 1;
	for (int b = 0; b < PL_BUDGETS; b++)
		for (uint64_t i = 0; i < crew->worth->games[b]; i++) {
			struct worth_game *game = &crew->games[b][i];
			int uses = game->use_count;
			if (game->done)
				note_asked(game, result, key, asked);
			result->rows[asked].by[b].games += (uint64_t)(game->use_count - uses);
		}
}

static void make_rows(struct worth_crew *crew)
{
	struct pl_worth_result *result = crew->result;
	for (int i = 0; i < crew->worth->threads; i++)
		add_worker(result, &crew->workers[i]);
	qsort(result->rows, (size_t)result->row_count, sizeof result->rows[0], by_key);
	for (int b = 0; b < PL_BUDGETS; b++) {
		rename_uses(crew, b);
		pl_tally_sort(&result->tally[b]);
	}
	if (crew->worth->without != NULL)
		ask_for(crew, crew->worth->without);
}

/* --- doing without -------------------------------------------------------------------- */

struct pairing {
	int row;
	uint64_t game;
	bool done;
	int8_t lost;
};

struct pairings {
	int budget;
	uint64_t count;
	struct pairing *at;
};

static void play_without(struct worth_worker *worker, uint64_t i)
{
	struct pairings *pairs = worker->crew->stage;
	struct pairing *pair = &pairs->at[i];
	const struct pl_row *row = &worker->crew->result->rows[pair->row];
	const struct worth_job job = { pairs->budget, pair->game, pair->game, row->use.key, -1 };
	worth_play(worker, &job, false);
	int marked = worker->marked;
	int was = worker->crew->games[pairs->budget][pair->game].won[marked];
	pair->lost = (int8_t)(was - (int)worker->recorder.won[marked]);
	pair->done = true;
}

/* The first games of each row, the first of all rows first: a stop leaves all of them alike.
 * `wanted` says which rows; none has more than `most` pairs. */
static struct pairings list_pairs(const struct worth_crew *crew, int budget,
                                  bool (*wanted)(const struct pl_row *), uint64_t most)
{
	int rows = crew->result->row_count;
	struct pairings pairs = { .budget = budget };
	uint64_t *listed = pl_zeroed(((size_t)rows + 1) * sizeof listed[0]);
	for (uint64_t i = 0; i < crew->worth->games[budget]; i++) {
		const struct worth_game *game = &crew->games[budget][i];
		for (int u = 0; game->done && u < game->use_count; u++) {
			int row = game->uses[u];
			if (!wanted(&crew->result->rows[row]) || listed[row] == most)
				continue;
			listed[row]++;
			pairs.at = pl_resize(pairs.at, (pairs.count + 1) * sizeof pairs.at[0]);
			pairs.at[pairs.count++] = (struct pairing){ .row = row, .game = i };
		}
	}
	free(listed);
	return pairs;
}

static bool is_any(const struct pl_row *row)
{
	(void)row;
	return true;
}

static bool is_asked(const struct pl_row *row)
{
	return row->asked;
}

static bool is_suspect(const struct pl_row *row)
{
	return row->seldom < PL_SURE / 2 || row->always < PL_SURE / 2;
}

static bool play_pairs(struct worth_crew *crew, int budget, bool (*wanted)(const struct pl_row *),
                       uint64_t permille)
{
	uint64_t most = crew->worth->games[budget];
	struct pairings pairs = list_pairs(crew, budget, wanted, most);
	bool whole = worth_stage(crew, permille, pairs.count, play_without, &pairs);
	for (uint64_t i = 0; i < pairs.count; i++) {
		const struct pairing *pair = &pairs.at[i];
		struct pl_chosen *chosen = &crew->result->rows[pair->row].by[budget];
		if (!pair->done)
			continue;
		chosen->pairs++;
		chosen->lost += pair->lost;
		chosen->lost2 += pair->lost * pair->lost;
	}
	free(pairs.at);
	return whole;
}

/* --- chance and choice ------------------------------------------------------------------ */

/* Games 2j and 2j+1 with each other's choices: [i] has the match of game i and the choices
 * of its neighbour. */
struct crossing {
	int budget;
	struct worth_game *at;
};

static void play_crossed(struct worth_worker *worker, uint64_t i)
{
	struct crossing *crossing = worker->crew->stage;
	const struct worth_job job = { crossing->budget, i, i ^ 1, NULL, -1 };
	worth_play(worker, &job, false);
	for (int seat = 0; seat < worker->crew->worth->seats; seat++)
		crossing->at[i].won[seat] = (int8_t)worker->recorder.won[seat];
	crossing->at[i].done = true;
}

static double product(const struct worth_game *a, const struct worth_game *b, int seats,
                      const double mean[PL_SEATS])
{
	double sum = 0;
	for (int seat = 0; seat < seats; seat++)
		sum += ((double)a->won[seat] / PL_WIN - mean[seat]) *
			((double)b->won[seat] / PL_WIN - mean[seat]);
	return sum;
}

struct parts {
	double all, chance, choice, chance2;
	uint64_t blocks;
};

/* What the four games of a block have in common: two pairs share their chance, two their
 * choices. */
static void add_block(struct parts *parts, const struct worth_game *own,
                      const struct worth_game *crossed, int seats, const double mean[PL_SEATS])
{
	if (!own[0].done || !own[1].done || !crossed[0].done || !crossed[1].done)
		return;
	double chance = (product(&own[0], &crossed[0], seats, mean) +
	                 product(&own[1], &crossed[1], seats, mean)) /
		2;
	for (int i = 0; i < 2; i++) {
		parts->all += product(&own[i], &own[i], seats, mean) / 4;
		parts->all += product(&crossed[i], &crossed[i], seats, mean) / 4;
	}
	parts->choice += (product(&own[0], &crossed[1], seats, mean) +
	                  product(&own[1], &crossed[0], seats, mean)) /
		2;
	parts->chance += chance;
	parts->chance2 += chance * chance;
	parts->blocks++;
}

static struct pl_source source_of(const struct worth_crew *crew, const struct crossing *crossing)
{
	const struct worth_game *own = crew->games[crossing->budget];
	uint64_t games = crew->worth->games[crossing->budget] / 2 * 2;
	int seats = crew->worth->seats;
	double mean[PL_SEATS] = { 0 }, counted = 0;
	struct parts parts = { 0 };
	for (uint64_t i = 0; i < games; i++)
		counted += own[i].done;
	for (uint64_t i = 0; i < games; i++)
		for (int seat = 0; own[i].done && seat < seats; seat++)
			mean[seat] += (double)own[i].won[seat] / PL_WIN / counted;
	for (uint64_t i = 0; i < games; i += 2)
		add_block(&parts, &own[i], &crossing->at[i], seats, mean);
	if (parts.blocks < 2 || parts.all <= 0)
		return (struct pl_source){ 0, 0, 0, 1, parts.blocks };
	double n = (double)parts.blocks, chance = parts.chance / n;
	double off = sqrt(fmax(0, parts.chance2 / n - chance * chance) / n);
	struct pl_source source = { .chance = fmin(1, fmax(0, parts.chance / parts.all)),
		                    .choice = fmin(1, fmax(0, parts.choice / parts.all)),
		                    .reach = 1.96 * off * n / parts.all,
		                    .blocks = parts.blocks };
	double sum = fmax(1, source.chance + source.choice); /* estimates may overshoot */
	source.chance /= sum;
	source.choice /= sum;
	source.both = fmax(0, 1 - source.chance - source.choice);
	return source;
}

static bool cross(struct worth_crew *crew, int budget, uint64_t permille)
{
	uint64_t games = crew->worth->games[budget] / 2 * 2;
	struct crossing crossing = { budget, pl_zeroed(games * sizeof crossing.at[0]) };
	bool whole = worth_stage(crew, permille, games, play_crossed, &crossing);
	crew->result->source[budget] = source_of(crew, &crossing);
	free(crossing.at);
	return whole;
}

/* --- skill -------------------------------------------------------------------------------- */

struct duel {
	bool done;
	int8_t won;
};

static void play_duel(struct worth_worker *worker, uint64_t i)
{
	struct duel *duels = worker->crew->stage;
	int seat = (int)(i % (uint64_t)worker->crew->worth->seats);
	const struct worth_job job = { PL_QUICK, i / (uint64_t)worker->crew->worth->seats, i, NULL,
		                       seat };
	worth_play(worker, &job, false);
	duels[i] = (struct duel){ true, (int8_t)worker->recorder.won[seat] };
}

static bool play_duels(struct worth_crew *crew)
{
	uint64_t games = crew->worth->games[PL_BETTER];
	struct duel *duels = pl_zeroed(games * sizeof duels[0]);
	bool whole = worth_stage(crew, OF_SKILL, games, play_duel, duels);
	for (uint64_t i = 0; i < games; i++) {
		crew->result->skill_games += duels[i].done;
		crew->result->skill_won += duels[i].won;
		crew->result->skill_won2 += duels[i].won * duels[i].won;
	}
	free(duels);
	return whole;
}

/* --- options ------------------------------------------------------------------------------- */

static struct pl_worth_option *option_of(struct pl_worth_result *result, const char *name)
{
	int i = 0;
	while (i < result->option_count && strcmp(result->options[i].option, name) != 0)
		i++;
	if (i == result->option_count) {
		result->options =
			pl_resize(result->options, (size_t)(i + 1) * sizeof result->options[0]);
		result->options[result->option_count++] =
			(struct pl_worth_option){ .option = name, .sure = 1, .figure = -1 };
	}
	return &result->options[i];
}

/* Games that a variant changes: at least as many as differ in one figure. */
static uint64_t differing(const struct pl_tally *change)
{
	uint64_t most = 0;
	for (int i = 0; i < change->figures; i++)
		most = change->set[i] > most ? change->set[i] : most;
	return most;
}

static void read_variant(const struct pl_worth *worth, struct pl_worth_result *result,
                         const struct pl_sim_result *sim, const double *chance, int v, bool random)
{
	struct pl_worth_option *option = option_of(result, worth->variant_option[v - 1]);
	uint64_t differ = differing(&sim->change[v]);
	if (random) {
		option->random_differ = differ > option->random_differ ? differ
								       : option->random_differ;
		return;
	}
	option->values++;
	option->games = sim->done;
	option->differ = differ > option->differ ? differ : option->differ;
	for (int i = 0; i < sim->catalogue->count; i++) {
		double sure = chance[v * sim->catalogue->count + i];
		if (sure >= option->sure)
			continue;
		option->sure = sure;
		option->figure = i;
		option->value = worth->variant_value[v - 1];
	}
}

static bool play_options(const struct pl_worth *worth, struct pl_worth_result *result, bool random)
{
	enum { GAMES = 400 };
	size_t count = (size_t)worth->variant_count + 1;
	const struct pl_book **books = pl_resize(NULL, count * sizeof books[0]);
	books[0] = worth->book;
	for (size_t i = 1; i < count; i++)
		books[i] = worth->variants[i - 1];
	struct pl_sim sim = { .game = worth->game,
		              .books = books,
		              .variants = (int)count,
		              .seats = worth->seats,
		              .threads = worth->threads,
		              .seed = { worth->seed[0], worth->seed[1] },
		              .stop = worth->stop };
	sim.games = worth->games[PL_QUICK] < GAMES ? worth->games[PL_QUICK] : GAMES;
	for (int seat = 0; seat < worth->seats; seat++)
		sim.bots[seat] = random ? pl_bot_of("random") : worth->bots[PL_QUICK];
	struct pl_sim_result played;
	pl_sim_open(&sim, &played);
	bool whole = pl_sim_run(&sim, &played);
	if (played.done > 0) {
		double *chance = pl_judge_changes(&played);
		for (int v = 1; v < sim.variants; v++)
			read_variant(worth, result, &played, chance, v, random);
		free(chance);
	}
	pl_sim_close(&played);
	free(books);
	return whole;
}

/* --- all of it -------------------------------------------------------------------------------- */

static bool play_bases(struct worth_crew *crew)
{
	int budget = PL_QUICK;
	bool whole = worth_stage(crew, OF_BASE, crew->worth->games[PL_QUICK], play_base, &budget);
	budget = PL_BETTER;
	whole = worth_stage(crew, OF_BETTER, crew->worth->games[PL_BETTER], play_base, &budget) &&
		whole;
	make_rows(crew);
	return whole;
}

static bool play_stages(struct worth_crew *crew)
{
	bool whole = play_bases(crew);
	worth_judge_choices(crew->result);
	whole = play_pairs(crew, PL_QUICK, is_any, OF_PAIRS) && whole;
	whole = play_pairs(crew, PL_BETTER, is_suspect, OF_BETTER_PAIRS) && whole;
	whole = cross(crew, PL_QUICK, OF_CROSS) && whole;
	whole = cross(crew, PL_BETTER, OF_CROSS_BETTER) && whole;
	whole = play_duels(crew) && whole;
	worth_judge_losses(crew->result);
	return whole;
}

/* What is asked for alone. */
static bool play_asked(struct worth_crew *crew)
{
	bool whole = play_bases(crew);
	whole = play_pairs(crew, PL_QUICK, is_asked, OF_BASE) && whole;
	return play_pairs(crew, PL_BETTER, is_asked, OF_BETTER) && whole;
}

void pl_worth_run(const struct pl_worth *worth, struct pl_worth_result *result)
{
	struct pl_bot bots[PL_SEATS];
	struct worth_crew crew;
	memset(result, 0, sizeof *result);
	for (int seat = 0; seat < PL_SEATS; seat++)
		bots[seat] = worth->bots[PL_QUICK];
	result->catalogue = pl_catalogue_new(worth->game, worth->book, worth->seats, false, bots);
	for (int b = 0; b < PL_BUDGETS; b++) {
		pl_tally_open(&result->tally[b], result->catalogue->count);
		pl_luck_sums_open(&result->luck[b], result->catalogue->count);
	}
	worth_crew_open(&crew, worth, result);
	result->whole = worth->without != NULL ? play_asked(&crew) : play_stages(&crew);
	worth_crew_close(&crew);
	bool options = worth->without == NULL && worth->variant_count > 0;
	for (int random = 0; options && random < 2; random++)
		result->whole = play_options(worth, result, random != 0) && result->whole;
}

void pl_worth_close(struct pl_worth_result *result)
{
	for (int b = 0; b < PL_BUDGETS; b++) {
		pl_tally_close(&result->tally[b]);
		pl_luck_sums_close(&result->luck[b]);
	}
	pl_catalogue_free(result->catalogue);
	free(result->rows);
	free(result->options);
}

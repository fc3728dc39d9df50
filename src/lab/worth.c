/* worth.c - what the parts of a game are worth: the stages of it; see worth.h. */
#include "lab/worth.h"

#include "core/memory.h"
#include "lab/worth_parts.h"

#include <math.h>

/* How much of the whole each stage takes, in thousandths, about. */
enum {
	OF_BASE = 30,
	OF_BETTER = 300,
	OF_PAIRS = 240,
	OF_CROSS = 20,
	OF_CROSS_BETTER = 230,
	OF_SKILL = 80,
	OF_BETTER_PAIRS = 70,
	OF_OPTIONS = 15
};

/* --- games between equals --------------------------------------------------------- */

static void play_base(struct worth_worker *worker, struct worth_stage *stage, uint64_t i)
{
	const struct worth_job job = { stage->budget, i, i, NULL, -1 };
	worth_play(worker, &job, true);
	pl_record_count(&worker->recorder, &worker->tally[stage->budget], i);
	pl_luck_count(&worker->sums[stage->budget], worker->luck.catalogue, worker->luck.of,
	              worker->recorder.number);
	worth_note(worker, &worker->crew->games[stage->budget][i]);
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

struct pl_row *worth_find_row(struct pl_worth_result *result, const char *key)
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

struct pl_row *worth_row_of(struct pl_worth_result *result, const struct pl_use_of *use)
{
	struct pl_row *row = worth_find_row(result, use->key);
	return row != NULL ? row : add_row(result, use);
}

/* In their order; games speak of the rows by where they are now. */
static void sort_rows(struct worth_crew *crew)
{
	struct pl_worth_result *result = crew->result;
	size_t size = (size_t)result->row_count * sizeof result->rows[0];
	struct pl_row *before = memcpy(pl_resize(NULL, size), result->rows, size);
	int *now = pl_resize(NULL, (size_t)result->row_count * sizeof now[0]);
	qsort(result->rows, (size_t)result->row_count, sizeof result->rows[0], by_key);
	for (int i = 0; i < result->row_count; i++)
		now[i] = (int)(worth_find_row(result, before[i].use.key) - result->rows);
	for (int b = 0; b < PL_BUDGETS; b++)
		for (uint64_t i = 0; i < result->games[b]; i++) {
			struct worth_game *game = &crew->games[b][i];
			for (int u = 0; u < game->use_count; u++)
				game->uses[u] = now[game->uses[u]];
		}
	free(before);
	free(now);
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
	struct pl_row *row = worth_find_row(result, key);
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
	if (result->row_count > 0)
		sort_rows(crew);
	for (int b = 0; b < PL_BUDGETS; b++)
		pl_tally_sort(&result->tally[b]);
	if (crew->worth->without != NULL)
		ask_for(crew, crew->worth->without);
}

/* --- doing without -------------------------------------------------------------------- */

struct pairing {
	int row;
	uint64_t game;
};

struct pairings {
	uint64_t count;
	struct pairing *at;
};

/* What comes of it is what was lost. */
static void play_without(struct worth_worker *worker, struct worth_stage *stage, uint64_t i)
{
	const struct pairing *pair = &((const struct pairing *)stage->list)[i];
	const struct pl_row *row = &worker->crew->result->rows[pair->row];
	const struct worth_job job = { stage->budget, pair->game, pair->game, row->use.key, -1 };
	worth_play(worker, &job, false);
	int marked = worker->marked;
	int was = worker->crew->games[stage->budget][pair->game].won[marked];
	stage->won[i][0] = (int8_t)(was - (int)worker->recorder.won[marked]);
}

/* The first games of each row, the first of all rows first: a stop leaves all of them alike.
 * `wanted` says which rows; none has more than `most` pairs. */
static struct pairings list_pairs(const struct worth_crew *crew, int budget,
                                  bool (*wanted)(const struct pl_row *), uint64_t most)
{
	int rows = crew->result->row_count;
	struct pairings pairs = { 0 };
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
	struct worth_stage stage = { .name = "without",
		                     .budget = budget,
		                     .share = permille,
		                     .jobs = pairs.count,
		                     .job = play_without,
		                     .list = pairs.at,
		                     .width = 1 };
	bool whole = worth_do(crew, &stage);
	for (uint64_t i = 0; i < stage.done; i++) {
		struct pl_chosen *chosen = &crew->result->rows[pairs.at[i].row].by[budget];
		int lost = stage.won[i][0];
		chosen->pairs++;
		chosen->lost += lost;
		chosen->lost2 += lost * lost;
	}
	worth_stage_close(&stage);
	free(pairs.at);
	return whole;
}

/* --- chance and choice ------------------------------------------------------------------ */

/* Games 2j and 2j+1 with each other's choices: job i has the match of game i and the choices
 * of its neighbour. */
static void play_crossed(struct worth_worker *worker, struct worth_stage *stage, uint64_t i)
{
	const struct worth_job job = { stage->budget, i, i ^ 1, NULL, -1 };
	worth_play(worker, &job, false);
	for (int seat = 0; seat < worker->crew->worth->seats; seat++)
		stage->won[i][seat] = (int8_t)worker->recorder.won[seat];
}

static double product(const int8_t *a, const int8_t *b, int seats, const double mean[PL_SEATS])
{
	double sum = 0;
	for (int seat = 0; seat < seats; seat++)
		sum += ((double)a[seat] / PL_WIN - mean[seat]) *
			((double)b[seat] / PL_WIN - mean[seat]);
	return sum;
}

struct parts {
	double all, chance, choice, chance2;
	uint64_t blocks;
};

/* What the four games of a block have in common: two pairs share their chance, two their
 * choices. */
static void add_block(struct parts *parts, const struct worth_game *own,
                      const int8_t (*crossed)[PL_SEATS], int seats, const double mean[PL_SEATS])
{
	const int8_t *as[2] = { own[0].won, own[1].won };
	double chance = (product(as[0], crossed[0], seats, mean) +
	                 product(as[1], crossed[1], seats, mean)) /
		2;
	for (int i = 0; i < 2; i++) {
		parts->all += product(as[i], as[i], seats, mean) / 4;
		parts->all += product(crossed[i], crossed[i], seats, mean) / 4;
	}
	parts->choice += (product(as[0], crossed[1], seats, mean) +
	                  product(as[1], crossed[0], seats, mean)) /
		2;
	parts->chance += chance;
	parts->chance2 += chance * chance;
	parts->blocks++;
}

static struct pl_source source_of(const struct worth_crew *crew, const struct worth_stage *stage)
{
	const struct worth_game *own = crew->games[stage->budget];
	uint64_t games = crew->result->games[stage->budget] / 2 * 2;
	int seats = crew->worth->seats;
	double mean[PL_SEATS] = { 0 };
	struct parts parts = { 0 };
	for (uint64_t i = 0; i < games; i++)
		for (int seat = 0; seat < seats; seat++)
			mean[seat] += (double)own[i].won[seat] / PL_WIN / (double)games;
	for (uint64_t i = 0; i + 1 < stage->done && i < games; i += 2)
		add_block(&parts, &own[i], (const int8_t(*)[PL_SEATS]) & stage->won[i], seats,
		          mean);
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
	struct worth_stage stage = { .name = "crossed",
		                     .budget = budget,
		                     .share = permille,
		                     .jobs = crew->worth->games[budget] / 2 * 2,
		                     .job = play_crossed,
		                     .width = crew->worth->seats };
	bool whole = worth_do(crew, &stage);
	crew->result->source[budget] = source_of(crew, &stage);
	worth_stage_close(&stage);
	return whole;
}

/* --- skill -------------------------------------------------------------------------------- */

static void play_duel(struct worth_worker *worker, struct worth_stage *stage, uint64_t i)
{
	int seat = (int)(i % (uint64_t)worker->crew->worth->seats);
	const struct worth_job job = { PL_QUICK, i / (uint64_t)worker->crew->worth->seats, i, NULL,
		                       seat };
	worth_play(worker, &job, false);
	stage->won[i][0] = (int8_t)worker->recorder.won[seat];
}

static bool play_duels(struct worth_crew *crew)
{
	struct worth_stage stage = { .name = "duels",
		                     .budget = PL_BETTER,
		                     .share = OF_SKILL,
		                     .jobs = crew->worth->games[PL_BETTER],
		                     .job = play_duel,
		                     .width = 1 };
	bool whole = worth_do(crew, &stage);
	for (uint64_t i = 0; i < stage.done; i++) {
		int won = stage.won[i][0];
		crew->result->skill_games++;
		crew->result->skill_won += won;
		crew->result->skill_won2 += won * won;
	}
	worth_stage_close(&stage);
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

/* Progress of them, told as that of all. */
struct news {
	const struct pl_worth *worth;
	uint64_t before, games;
};

static void tell(void *context, uint64_t done)
{
	const struct news *news = context;
	news->worth->progress(news->worth->context, news->before + OF_OPTIONS * done / news->games);
}

static bool play_options(struct worth_crew *crew, bool random)
{
	enum { GAMES = 400 };
	const struct pl_worth *worth = crew->worth;
	struct pl_worth_result *result = crew->result;
	struct news news = { worth, crew->told, 0 };
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
		              .progress = worth->progress == NULL ? NULL : tell,
		              .context = &news };
	sim.games = news.games = worth->games[PL_QUICK] < GAMES ? worth->games[PL_QUICK] : GAMES;
	for (int seat = 0; seat < worth->seats; seat++)
		sim.bots[seat] = random ? pl_bot_of("random") : worth->bots[PL_QUICK];
	struct pl_sim_result played;
	pl_sim_open(&sim, &played);
	bool whole = pl_journal_sim(crew->journal, &sim, &played);
	crew->told += OF_OPTIONS;
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
	bool whole = true;
	for (int b = 0; b < PL_BUDGETS; b++) {
		struct worth_stage stage = { .name = "equals",
			                     .budget = b,
			                     .share = b == PL_QUICK ? OF_BASE : OF_BETTER,
			                     .jobs = crew->worth->games[b],
			                     .job = play_base };
		whole = worth_do(crew, &stage) && whole;
		crew->result->games[b] = stage.done;
		worth_stage_close(&stage);
	}
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
	struct pl_journal none = { 0 };
	crew.journal = worth->journal != NULL ? worth->journal : &none;
	result->whole = worth->without != NULL ? play_asked(&crew) : play_stages(&crew);
	bool options = worth->without == NULL && worth->variant_count > 0;
	for (int random = 0; options && random < 2; random++)
		result->whole = play_options(&crew, random != 0) && result->whole;
	worth_crew_close(&crew);
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

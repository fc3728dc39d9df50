/* arena.c - how strong bots are; see arena.h. */
#include "lab/arena.h"

#include "core/memory.h"

#include <inttypes.h>
#include <math.h>

static const double ELO = 173.717793; /* points a factor of e: 400 / ln 10 */
static const double REACH = 1.959964; /* of 95%, in standard deviations */

/* --- playing ---------------------------------------------------------------- */

static int list_pairings(const struct pl_arena *arena, struct pl_pairing *out)
{
	int count = 0;
	for (int a = 0; a < arena->bot_count; a++)
		for (int b = 0; b < arena->bot_count; b++) {
			bool once = arena->seats == 2 || arena->first_only;
			if (a == b || (once && a > b) || (arena->first_only && a > 0))
				continue;
			out[count++] = (struct pl_pairing){ .alone = a, .others = b };
		}
	return count;
}

/* Every chance is played with each seating. */
static uint64_t games_of_pairing(const struct pl_arena *arena)
{
	uint64_t seats = (uint64_t)arena->seats;
	return (arena->games + seats - 1) / seats * seats;
}

uint64_t pl_arena_games(const struct pl_arena *arena)
{
	struct pl_pairing pairings[PL_ARENA_BOTS * PL_ARENA_BOTS];
	return games_of_pairing(arena) * (uint64_t)list_pairings(arena, pairings);
}

/* Progress of one pairing, told as that of all. */
struct news {
	const struct pl_arena *arena;
	uint64_t before;
};

static void tell(void *context, uint64_t done)
{
	const struct news *news = context;
	news->arena->progress(news->arena->context, news->before + done);
}

/* A pairing as a part of a run. */
struct match_up {
	const struct pl_arena *arena;
	struct pl_pairing *pairing;
	struct news *news;
};

/* Sums are whole numbers, so that what is made of them does not depend on where a run was
 * stopped. */
static void derive(struct pl_pairing *pairing)
{
	double games = fmax(1, (double)pairing->games);
	pairing->wins = (double)pairing->won / PL_WIN;
	pairing->variance = (double)pairing->squares / PL_WIN / PL_WIN / games -
		pow(pairing->wins / games, 2);
}

static bool play(const struct match_up *match, uint64_t games, atomic_int *stop)
{
	const struct pl_arena *arena = match->arena;
	struct pl_pairing *pairing = match->pairing;
	struct news news = { arena, match->news->before + pairing->games };
	struct pl_sim sim = {
		.game = arena->game,
		.books = &arena->book,
		.variants = 1,
		.seats = arena->seats,
		.seed = { arena->seed[0], arena->seed[1] },
		.first = pairing->games,
		.games = games,
		.threads = arena->threads,
		.rotate = true,
		.stop = stop,
		.progress = arena->progress == NULL ? NULL : tell,
		.context = &news,
	};
	struct pl_sim_result result;
	for (int i = 0; i < arena->seats; i++)
		sim.bots[i] = arena->bots[i == 0 ? pairing->alone : pairing->others];
	pl_sim_open(&sim, &result);
	bool whole = pl_sim_run(&sim, &result);
	int alone = result.catalogue->bots; /* the wins of the first bot */
	pairing->games += result.done;
	pairing->won += result.tally[0].sum[alone];
	pairing->squares += result.tally[0].squares[alone];
	derive(pairing);
	pl_sim_close(&result);
	return whole;
}

/* The test looks at the same numbers of games whether the run was stopped between them or not. */
static bool play_pairing(void *part, atomic_int *stop)
{
	enum { ROUNDS = 10 };
	const struct match_up *match = part;
	const struct pl_arena *arena = match->arena;
	struct pl_pairing *pairing = match->pairing;
	uint64_t all = games_of_pairing(arena), some = (uint64_t)arena->seats;
	some *= (uint64_t)(arena->rounds > 0 ? arena->rounds : ROUNDS);
	while (pairing->games < all && pairing->verdict == 0) {
		uint64_t left = all - pairing->games, look = some - pairing->games % some;
		if (!play(match, arena->stop > 0 && left > look ? look : left, stop))
			return false;
		if (arena->stop > 0)
			pairing->verdict = pl_arena_verdict(pairing, arena->seats, arena->stop);
	}
	return true;
}

static void save_pairing(const void *part, FILE *file)
{
	const struct pl_pairing *pairing = ((const struct match_up *)part)->pairing;
	fprintf(file,
	        "pairing %d %d: %" PRIu64 " games, won %" PRId64 " squares %" PRId64
	        " verdict %d\n",
	        pairing->alone, pairing->others, pairing->games, pairing->won, pairing->squares,
	        pairing->verdict);
}

static const char *load_pairing(void *part, FILE *file)
{
	const struct match_up *match = part;
	struct pl_pairing *pairing = match->pairing;
	int alone, others;
	if (fscanf(file,
	           "pairing %d %d: %" SCNu64 " games, won %" SCNd64 " squares %" SCNd64
	           " verdict %d\n",
	           &alone, &others, &pairing->games, &pairing->won, &pairing->squares,
	           &pairing->verdict) != 6 ||
	    alone != pairing->alone || others != pairing->others || pairing->verdict < -1 ||
	    pairing->verdict > 1 || pairing->games > games_of_pairing(match->arena))
		return pl_part_damaged;
	derive(pairing);
	return NULL;
}

bool pl_arena_run(const struct pl_arena *arena, struct pl_arena_result *result)
{
	static const struct pl_part kind = { play_pairing, save_pairing, load_pairing };
	struct news news = { arena, 0 };
	struct pl_journal none = { 0 };
	struct pl_journal *journal = arena->journal != NULL ? arena->journal : &none;
	memset(result, 0, sizeof *result);
	result->pairing_count = list_pairings(arena, result->pairings);
	for (int i = 0; i < result->pairing_count; i++) {
		pl_journal_do(journal, &kind,
		              &(struct match_up){ arena, &result->pairings[i], &news });
		news.before += games_of_pairing(arena);
	}
	pl_arena_rate(arena->bot_count, arena->seats, result);
	return !journal->over;
}

/* --- the sequential test ------------------------------------------------------ */

double pl_expected(double elo, int seats)
{
	double strength = exp(elo / ELO);
	return strength / (strength + seats - 1);
}

/* The likelihoods of the mean under both hypotheses, taken as normal with the
 * variance seen; a little is added to it, as a few games may all end alike. */
int pl_arena_verdict(const struct pl_pairing *pairing, int seats, double elo)
{
	const double clear = log(0.95 / 0.05);
	double games = (double)pairing->games, mean = pairing->wins / games;
	double weak = pl_expected(-elo, seats), strong = pl_expected(elo, seats);
	double variance = pairing->variance + 0.25 / games;
	double ratio = games / (2 * variance) * (pow(mean - weak, 2) - pow(mean - strong, 2));
	return ratio > clear ? 1 : ratio < -clear ? -1 : 0;
}

/* --- ratings -------------------------------------------------------------------- */

struct fit {
	int bots;
	double strength[PL_ARENA_BOTS]; /* logarithms */
	double slope[PL_ARENA_BOTS];
	double curve[PL_ARENA_BOTS][2 * PL_ARENA_BOTS]; /* and its inverse beside */
};

/* One game drawn beforehand keeps the rating of who never lost finite. */
static void add_pairing(struct fit *fit, const struct pl_pairing *pairing, int seats)
{
	int a = pairing->alone, b = pairing->others;
	double even = pl_expected(0, seats);
	double games = (double)pairing->games + 1, wins = pairing->wins + even;
	double share = pl_expected(ELO * (fit->strength[a] - fit->strength[b]), seats);
	double slope = wins - games * share, curve = games * share * (1 - share);
	fit->slope[a] += slope;
	fit->slope[b] -= slope;
	fit->curve[a][a] += curve;
	fit->curve[b][b] += curve;
	fit->curve[a][b] -= curve;
	fit->curve[b][a] -= curve;
}

/* Gauss and Jordan; the matrix is positive definite. */
static void invert(struct fit *fit)
{
	int n = fit->bots;
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			fit->curve[i][n + j] = i == j;
	for (int i = 0; i < n; i++) {
		double pivot = fit->curve[i][i];
		for (int j = 0; j < 2 * n; j++)
			fit->curve[i][j] /= pivot;
		for (int k = 0; k < n; k++) {
			double factor = fit->curve[k][i];
			for (int j = 0; k != i && j < 2 * n; j++)
				fit->curve[k][j] -= factor * fit->curve[i][j];
		}
	}
}

/* One step of Newton's. Only differences of strength are seen in games; that
 * the strengths add up to nothing is put in with weight one. */
static void improve(struct fit *fit, int seats, const struct pl_arena_result *result)
{
	int n = fit->bots;
	memset(fit->slope, 0, sizeof fit->slope);
	memset(fit->curve, 0, sizeof fit->curve);
	for (int i = 0; i < result->pairing_count; i++)
		add_pairing(fit, &result->pairings[i], seats);
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			fit->curve[i][j] += 1.0 / n;
	invert(fit);
	for (int i = 0; i < n; i++) {
		double by = 0;
		for (int j = 0; j < n; j++)
			by += fit->curve[i][n + j] * fit->slope[j];
		fit->strength[i] += fmax(-1, fmin(1, by));
	}
	double mean = 0;
	for (int i = 0; i < n; i++)
		mean += fit->strength[i] / n;
	for (int i = 0; i < n; i++)
		fit->strength[i] -= mean;
}

void pl_arena_rate(int bots, int seats, struct pl_arena_result *result)
{
	enum { STEPS = 50 };
	struct fit fit = { .bots = bots };
	for (int i = 0; i < STEPS; i++)
		improve(&fit, seats, result);
	for (int i = 0; i < bots; i++) {
		struct pl_rating *rating = &result->ratings[i];
		double deviation = sqrt(fmax(0, fit.curve[i][bots + i] - 1.0 / bots));
		*rating = (struct pl_rating){ .elo = ELO * fit.strength[i] };
		rating->low = rating->elo - REACH * ELO * deviation;
		rating->high = rating->elo + REACH * ELO * deviation;
	}
	for (int i = 0; i < result->pairing_count; i++) {
		const struct pl_pairing *pairing = &result->pairings[i];
		result->ratings[pairing->alone].games += pairing->games;
		result->ratings[pairing->alone].wins += pairing->wins;
		result->ratings[pairing->others].games += pairing->games;
		result->ratings[pairing->others].wins += (double)pairing->games - pairing->wins;
	}
}

/* arena.c - how strong bots are; see arena.h. */
#include "lab/arena.h"

#include "core/memory.h"

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

static void play(const struct pl_arena *arena, struct pl_pairing *pairing, uint64_t games,
                 struct news *news)
{
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
		.progress = arena->progress == NULL ? NULL : tell,
		.context = news,
	};
	struct pl_sim_result result;
	for (int i = 0; i < arena->seats; i++)
		sim.bots[i] = arena->bots[i == 0 ? pairing->alone : pairing->others];
	double squares =
		(pairing->variance + pow(pairing->wins / fmax(1, (double)pairing->games), 2)) *
		(double)pairing->games;
	pl_sim_open(&sim, &result);
	pl_sim_run(&sim, &result);
	int alone = result.catalogue->bots; /* the wins of the first bot */
	pairing->games += games;
	pairing->wins += (double)result.tally[0].sum[alone] / PL_WIN;
	squares += (double)result.tally[0].squares[alone] / PL_WIN / PL_WIN;
	pl_sim_close(&result);
	double mean = pairing->wins / (double)pairing->games;
	pairing->variance = squares / (double)pairing->games - mean * mean;
	news->before += games;
}

static void play_pairing(const struct pl_arena *arena, struct pl_pairing *pairing,
                         struct news *news)
{
	enum { ROUNDS = 10 }; /* of all seatings, between looks at the test */
	uint64_t all = games_of_pairing(arena), some = ROUNDS * (uint64_t)arena->seats;
	uint64_t before = news->before;
	while (pairing->games < all && pairing->verdict == 0) {
		uint64_t left = all - pairing->games;
		play(arena, pairing, arena->stop > 0 && left > some ? some : left, news);
		if (arena->stop > 0)
			pairing->verdict = pl_arena_verdict(pairing, arena->seats, arena->stop);
	}
	news->before = before + all;
}

void pl_arena_run(const struct pl_arena *arena, struct pl_arena_result *result)
{
	struct news news = { arena, 0 };
	memset(result, 0, sizeof *result);
	result->pairing_count = list_pairings(arena, result->pairings);
	for (int i = 0; i < result->pairing_count; i++)
		play_pairing(arena, &result->pairings[i], &news);
	pl_arena_rate(arena->bot_count, arena->seats, result);
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

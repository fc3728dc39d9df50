/* arena.h - how strong bots are: every bot against every other, seats rotated,
 * the same chance for every pairing, ratings with their intervals.
 *
 * At a table for two a pairing is one bot against the other. At larger tables
 * it is one bot alone against a table of the other, and then the other way
 * round, as that tells more than seats shared half and half.
 */
#ifndef PERILUNE_LAB_ARENA_H
#define PERILUNE_LAB_ARENA_H

#include "lab/journal.h"

enum { PL_ARENA_BOTS = 16 };

struct pl_arena {
	const struct pl_game *game;
	const struct pl_book *book;
	int seats; /* 2 or more */
	int bot_count;
	const struct pl_bot *bots;
	uint64_t seed[2];
	uint64_t games; /* of each pairing, raised to a multiple of the seats */
	int threads;
	bool first_only; /* only the first bot against each of the others */

	/* Stop a pairing once it is clear which side is stronger, by a
	 * sequential test with this many points of Elo to either side as its two
	 * hypotheses and five in a hundred to be wrong; 0: play them all. */
	double stop;
	int rounds; /* of all seatings between looks at the test; 0: ten */

	/* As in sim.h: games so far, of those that there will be at most. */
	void (*progress)(void *context, uint64_t done);
	void *context;

	/* Where it can be stopped, with a part for each pairing; may be NULL. */
	struct pl_journal *journal;
};

/* One bot alone against a table of another. */
struct pl_pairing {
	int alone, others;
	uint64_t games;
	int64_t won, squares; /* by the one alone, of PL_WIN; and squared, game by game */
	double wins;          /* the same; shared ones count in part */
	double variance;      /* of its wins, game by game */
	int verdict;          /* of the sequential test: 1 the one alone is stronger,
	                    * -1 the others are, 0 not clear or not asked */
};

struct pl_rating {
	uint64_t games;
	double wins;
	double elo, low, high; /* around 0, the mean of all; 95% */
};

struct pl_arena_result {
	int pairing_count;
	struct pl_pairing pairings[PL_ARENA_BOTS * PL_ARENA_BOTS];
	struct pl_rating ratings[PL_ARENA_BOTS];
};

/* Games that it will take at most. */
uint64_t pl_arena_games(const struct pl_arena *);

/* True when all is played; else the ratings are of what is. */
bool pl_arena_run(const struct pl_arena *, struct pl_arena_result *);

/* Ratings from the pairings' games and wins: the likeliest by the rule that
 * each seat wins in proportion to 10^(elo/400). */
void pl_arena_rate(int bots, int seats, struct pl_arena_result *);

/* The sequential test's verdict for what a pairing has so far. */
int pl_arena_verdict(const struct pl_pairing *, int seats, double elo);

/* The share of wins to expect of one that is so much stronger than the rest of
 * the table. */
double pl_expected(double elo, int seats);

#endif

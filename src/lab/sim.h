/* sim.h - many games at once, over all cores.
 *
 * Game n of a run is the same whichever thread plays it, and everything that is
 * counted is a whole number, so the figures do not depend on the threads (bots
 * that think by the clock depend on the machine, though).
 */
#ifndef PERILUNE_SIM_H
#define PERILUNE_SIM_H

#include "bots/bot.h"

/* Wins are counted in sixtieths, as up to six may share a first place. */
enum { PL_WIN = 60 };

struct pl_sim {
	const struct pl_game *game;
	const struct pl_book *book;
	int seats;
	struct pl_bot bots[PL_SEATS];
	uint64_t seed[2];
	uint64_t first; /* number of the first game */
	uint64_t games;
	int threads;

	/* Bot i plays seat i; or the bots move on by one seat each game, every
	 * chance being played with each seating, and what is counted for a
	 * seat is counted for its bot. */
	bool rotate;

	/* Called about ten times a second on the calling thread with the games
	 * played so far; may be NULL. */
	void (*progress)(void *context, uint64_t done);
	void *context;
};

struct pl_sim_counts {
	uint64_t games, plies;
	uint64_t wins[PL_SEATS]; /* of PL_WIN a game */
	uint64_t win_squares[PL_SEATS]; /* of those, game by game */
	int64_t score[PL_SEATS], score_squares[PL_SEATS];
	uint64_t winners[PL_SEATS + 1]; /* games that ended with so many in first place */
	uint32_t *lengths; /* plies of every game, sorted */
};

/* Play them all. counts->lengths is the caller's to free. */
void pl_sim_run(const struct pl_sim *, struct pl_sim_counts *);

/* A share of games with its 95% interval (Wilson's). */
struct pl_share {
	double is, low, high;
};
struct pl_share pl_share_of(double wins, double games);

#endif

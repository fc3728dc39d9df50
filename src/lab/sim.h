/* sim.h - many games at once, over all cores, measured.
 *
 * Game n of a run is the same whichever thread plays it, and everything that is
 * counted is a whole number, so the figures do not depend on the threads (bots
 * that think by the clock depend on the machine, though). Several books are
 * played with the same chance, game by game, and what changes against the
 * first is counted too.
 */
#ifndef PERILUNE_LAB_SIM_H
#define PERILUNE_LAB_SIM_H

#include "lab/luck.h"

#include <stdatomic.h>

struct pl_sim {
	const struct pl_game *game;
	const struct pl_book *const *books;
	int variants; /* how many books */
	int seats;
	struct pl_bot bots[PL_SEATS];
	uint64_t seed[2];
	uint64_t first; /* number of the first game */
	uint64_t games;
	int threads;

	/* Bot i plays seat i; or the bots move on by one seat each game, every
	 * chance being played with each seating, and are counted too. */
	bool rotate;

	/* Count which pieces seats have at hand and what they choose: twice the
	 * time, or more where there are many moves. */
	bool held;

	/* Books after the first have chance of their own: to see what noise
	 * alone does. */
	bool apart;

	/* Heed every game as much as any; else some are, and the others less, as heeding them all
	 * would take longer than random play itself. Whatever it is, the games are the same. */
	bool whole;

	/* In which games luck is counted (lab/luck.h): none, as many as do not take long beside the
	 * rest, or all. Whatever it is, the games are the same. */
	enum pl_luck_in { PL_LUCK_IN_NONE, PL_LUCK_IN_SOME, PL_LUCK_IN_ALL } luck_in;

	/* Set from elsewhere, by a signal perhaps: no new games are begun. May be
	 * NULL. */
	atomic_int *stop;

	/* Called about ten times a second and in the end, on the calling thread, with the
	 * games played so far; may be NULL. */
	void (*progress)(void *context, uint64_t done);
	void *context;
};

struct pl_sim_result {
	struct pl_catalogue *catalogue;
	int variants;
	uint64_t done;                           /* games 0 to done - 1 of the run are counted */
	struct pl_tally *tally;                  /* of each book */
	struct pl_tally *change;                 /* of each book against the first; [0] unused */
	struct pl_luck_sums *luck, *luck_change; /* of the same */
};

/* Nothing counted yet. */
void pl_sim_open(const struct pl_sim *, struct pl_sim_result *);
void pl_sim_close(struct pl_sim_result *);

/* Play on from what is done to sim->games, or until stopped. True when all are
 * done. */
bool pl_sim_run(const struct pl_sim *, struct pl_sim_result *);

/* What is done as text, so that a later run can go on from there; and back:
 * NULL, or what is wrong with it. The number of games may differ. */
void pl_sim_save(const struct pl_sim *, const struct pl_sim_result *, FILE *);
const char *pl_sim_load(const struct pl_sim *, struct pl_sim_result *, FILE *);

/* Of everything that the counts depend on, but for how many games there are. */
uint64_t pl_sim_digest(const struct pl_sim *, const struct pl_catalogue *);

/* Whether games can be played again: bots that think by the clock cannot. */
bool pl_sim_repeats(const struct pl_sim *);

/* Game `number` again under a book, as a transcript. */
void pl_sim_transcript(const struct pl_sim *, int variant, uint64_t number, const char *data,
                       const char *const *options, int option_count, FILE *);

/* Game `number` again, and how it stood, once a round: how many looks there are,
 * the caller's to free. */
struct pl_look;
int pl_sim_looks(const struct pl_sim *, const struct pl_catalogue *, int variant, uint64_t number,
                 struct pl_look **looks);

/* The chance of game `number`; the bots' own, apart from the match's; and which
 * bot has a seat in it. */
struct pl_chance pl_sim_chance(const struct pl_sim *, int variant, uint64_t number);
struct pl_chance pl_sim_bots_chance(const struct pl_sim *, int variant, uint64_t number);
int pl_sim_bot_at(const struct pl_sim *, int seat, uint64_t number);

#endif

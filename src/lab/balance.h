/* balance.h - looking for numbers that make a game fairer without making it duller.
 *
 * In rounds: many random mixtures of turned numbers are played, and what each value
 * does is read off the mixtures that have it, which takes far fewer games than one
 * value after another; the most promising values then race against the data as it
 * is, the same chance for all, the slower ones dropping out. In the end the data
 * before and after are played with fresh chance, as who is picked among many for
 * being best was lucky too. */
#ifndef PERILUNE_LAB_BALANCE_H
#define PERILUNE_LAB_BALANCE_H

#include "lab/goals.h"
#include "lab/journal.h"
#include "lab/knob.h"

struct pl_balance_step {
	const char *name; /* the number that was turned, or NULL: none was better */
	int32_t from, to;
	double before, after; /* how far from all goals */
	uint64_t games;       /* played so far */
};

struct pl_balance {
	const struct pl_game *game;
	const struct pl_book *book;
	const char *data; /* its text */
	const char *const *settings;
	int setting_count;
	const char *only;             /* which numbers; NULL: all that may be turned */
	int seats[PL_SEATS];          /* the seat counts to be fair at, all at once */
	int tables;                   /* how many of them */
	struct pl_bot bots[PL_SEATS]; /* of the most seats; fewer have the first of them */
	uint64_t seed[2];
	int threads, rounds;
	uint64_t budget; /* games, the check included */
	struct pl_wish wish;
	void (*tell)(void *context, const struct pl_balance_step *); /* after a round */
	void (*progress)(void *context, uint64_t done);              /* games so far, or NULL */
	void *context;

	/* Where it can be stopped, with a part for each heat and seat count; may be NULL. */
	struct pl_journal *journal;
};

struct pl_balance_result {
	struct pl_knobs knobs;
	struct pl_goals goals;
	uint64_t games;           /* played in all */
	int rounds;               /* that are over */
	bool whole, checked;      /* all of it was played; some of the check was */
	struct pl_book *books[2]; /* before, a copy; after */
	int tables;
	struct pl_sim_result check[PL_SEATS]; /* of both, with fresh chance, by seat count */
	struct pl_reading *before, *after;    /* of the check, by goal */
	bool better; /* nearer to the goals in the whole check, by more than chance would
	              * do once in twenty times, and not duller */
};

/* Search, to the end or until it is stopped. False if there is nothing to turn. Close the result
 * either way. */
bool pl_balance_run(const struct pl_balance *, struct pl_balance_result *);
void pl_balance_close(struct pl_balance_result *);

#endif

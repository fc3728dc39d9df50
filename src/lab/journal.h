/* journal.h - runs that can be stopped and gone on with.
 *
 * A run is a row of parts, each of them games that are played at once: the one simulation of
 * 'sim', the pairings of an arena, the heats of a search for better numbers. What is done of
 * each part is kept as text. A run that goes on is the same run once more: a part that is kept
 * whole is read instead of played, so that everything that was decided by it is decided again
 * alike, and the last is played on from where it was.
 */
#ifndef PERILUNE_LAB_JOURNAL_H
#define PERILUNE_LAB_JOURNAL_H

#include "lab/sim.h"

/* How a sort of parts is played and kept. A part is given to load() with nothing in it. */
struct pl_part {
	/* Until it is done, or until stop is set and what was begun is finished; whether it is
	 * done. One that is done already plays nothing. */
	bool (*play)(void *part, atomic_int *stop);
	void (*save)(const void *part, FILE *);
	const char *(*load)(void *part, FILE *); /* NULL, or what is wrong with the text */
};

struct pl_journal {
	/* Set from elsewhere, by a signal or because it is time to keep what is done: no new
	 * games are begun. May be NULL. */
	atomic_int *stop;

	/* Called when a part was stopped: keeps what is done, and says whether to go on. NULL:
	 * the run is over then, and nothing is ever made into text. */
	bool (*rest)(void *context);
	void *context;

	bool over;         /* it was stopped: no further part is played */
	const char *wrong; /* with what was kept, if it was stopped for that */

	/* The journal's own. */
	int at, count; /* the part under way, and how many there is something of */
	struct pl_part_text {
		char *text;
		size_t size;
	} * texts;
	const struct pl_part *kind; /* of the part under way, where one is */
	void *part;
};

/* Do the next part of the run. True when all of it is done. */
bool pl_journal_do(struct pl_journal *, const struct pl_part *, void *part);

/* A simulation as a part, from a result that is open and empty. */
bool pl_journal_sim(struct pl_journal *, const struct pl_sim *, struct pl_sim_result *);

/* What load() says of most faults. */
extern const char pl_part_damaged[];

/* All that is done, and back into an empty journal; false if the text is damaged. */
void pl_journal_save(const struct pl_journal *, FILE *);
bool pl_journal_load(struct pl_journal *, FILE *);
void pl_journal_close(struct pl_journal *);

/* Whether anything of a run was kept before this one. */
bool pl_journal_goes_on(const struct pl_journal *);

#endif

/* unread.h - why a change of the data changed no game: which option, or which number of
 * players, would have made it matter. Found by trying each of them. */
#ifndef PERILUNE_LAB_UNREAD_H
#define PERILUNE_LAB_UNREAD_H

#include "core/book_diff.h"
#include "lab/sim.h"

struct pl_unread {
	const struct pl_sim *sim; /* of two books, whose games were all the same */
	const struct pl_diff *diff;
	const char *const *texts; /* of the two books */
	const char *const *settings;
	int setting_count;
};

enum { PL_WHY_SETTING = PL_OPTION_VALUE + 64 };

/* What nothing reads as it was played, and what would. */
struct pl_why {
	char what[240]; /* "persona[]", "card[] and cargo" */
	int what_count;
	char now[PL_WHY_SETTING], with[PL_WHY_SETTING]; /* "personas=off", "personas=chosen"; with
	                                                 * is "" where no option is the reason */
	int seats;     /* that it takes, which may be those that played */
	int different; /* games, of `games`; 0: nothing was found that makes it matter */
	int games;
};
struct pl_why pl_unread_why(const struct pl_unread *);

/* "persona[] is not read while personas=off: with personas=chosen 20 of 24 games differ."
 * seats: that played. */
void pl_say_unread(const struct pl_why *, int seats, struct pl_text *);

#endif

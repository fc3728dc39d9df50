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

/* "persona[] is not read while personas=off: with personas=chosen 20 of 24 games differ." */
void pl_say_unread(const struct pl_unread *, struct pl_text *);

#endif

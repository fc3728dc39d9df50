/* compared.h - two books of a run, as a whole: what was edited between them, what it did, and
 * why nothing came of it where all games are the same. Text, JSON, page and lab tell from
 * this. */
#ifndef PERILUNE_LAB_COMPARED_H
#define PERILUNE_LAB_COMPARED_H

#include "lab/unread.h"
#include "lab/verdict.h"

struct pl_compared {
	const struct pl_sim *sim; /* of two books */
	const struct pl_sim_result *result;
	const char *const *names; /* of both */
	struct pl_diff diff;
	struct pl_verdict verdict;
	bool asked_why; /* all games are alike, though the rules differ */
	struct pl_why why;
};

/* The texts are what the books were read from, with these settings; either may be NULL, and
 * then less is known. */
void pl_compared_open(struct pl_compared *, const struct pl_sim *, const struct pl_sim_result *,
                      const char *const names[2], const char *const texts[2],
                      const char *const *settings, int setting_count);
void pl_compared_close(struct pl_compared *);

/* Lines of what is to be said of the whole, after the answers: keys that take their default,
 * texts alone, all alike and why. As many as there are, each in its turn; false after the
 * last. */
bool pl_compared_remark(const struct pl_compared *, int i, struct pl_text *);

/* "verdict", an object. */
void pl_compared_json(const struct pl_compared *, struct pl_text *);

#endif

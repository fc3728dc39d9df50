/* knob.h - the numbers of a data file that may be turned: what its fields mark as
 * PL_TUNABLE. */
#ifndef PERILUNE_LAB_KNOB_H
#define PERILUNE_LAB_KNOB_H

#include "core/book.h"

enum { PL_KNOB_PATH = 120, PL_KNOB_VALUES = 5 };

struct pl_knob {
	const struct pl_field *field;
	char path[PL_KNOB_PATH]; /* "company[2].money", rows from 1 */
	char name[PL_KNOB_PATH]; /* the same with rows by name where they have one */
	int32_t first, now;
	bool down, up; /* whether the rules allow a step that way, all else as it is */
};

struct pl_knobs {
	const struct pl_game *game;
	const char *data;            /* the text they are of */
	const char *const *settings; /* that go before theirs */
	int setting_count;
	int count;
	struct pl_knob *at;
};

/* All numbers that may be turned one way or the other, and that the text has a place
 * for; with `only`, a
 * list of beginnings joined by commas, those whose path or name begins so. The
 * text and settings are borrowed. */
void pl_knobs_open(struct pl_knobs *, const struct pl_game *, const struct pl_book *,
                   const char *data, const char *const *settings, int setting_count,
                   const char *only);
void pl_knobs_close(struct pl_knobs *);

/* How far to turn it at once: an eighth of what it is at first, at least 1. */
int32_t pl_knob_step(const struct pl_knob *);

/* Values worth trying instead of what it is now: a step and two to either side,
 * and what it was at first. */
int pl_knob_values(const struct pl_knob *, int32_t value[PL_KNOB_VALUES]);

/* The book with the knobs as they are now, or NULL where the rules refuse that for
 * any number of seats that the book `before` can be played by. */
struct pl_book *pl_knobs_book(const struct pl_knobs *, const struct pl_book *before);

/* The text with the knobs as they are now; the caller's to free. */
char *pl_knobs_text(const struct pl_knobs *);

#endif

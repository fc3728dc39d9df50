/* book_diff.h - what was edited between two books of a game: value by value, rows found
 * by their names wherever they stand, and keys that a text no longer gives. */
#ifndef PERILUNE_CORE_BOOK_DIFF_H
#define PERILUNE_CORE_BOOK_DIFF_H

#include "core/book.h"

enum { PL_EDIT_NAME = 96, PL_EDIT_WHAT = 480 };

/* One row of a table, or one value outside of tables, that is not as it was. */
struct pl_edited {
	char list[PL_EDIT_NAME]; /* "persona"; "" outside of tables */
	char name[PL_EDIT_NAME]; /* "Test Pilot"; of a row without a name "tier 2"; or "cargo" */
	char key[PL_EDIT_NAME];  /* the first value that differs: "funds"; "" of a whole row */
	char what[PL_EDIT_WHAT]; /* "funds 2 → 12, level 1 → 2" */
	int row[2];              /* in each book, from 0; -1: it is not there */
	int changes;             /* values of the rules that differ; 0: only texts do */
	const struct pl_field *field; /* the first that differs */
};

/* A value that the first text gives, the second does not, and that therefore is what the
 * field says is usual. */
struct pl_unsaid {
	char path[PL_EDIT_NAME]; /* "cargo", "card[3].cost"; of a whole list "persona" */
	char value[64];          /* "" of a whole list */
};

struct pl_diff {
	int count, unsaid_count;
	struct pl_edited *at; /* in the order of the field table, then of the rows */
	struct pl_unsaid *unsaid;
};

/* Of two books of one game. The texts are what they were read from; either may be NULL,
 * and nothing is then known of keys that are gone. */
void pl_diff_open(struct pl_diff *, const struct pl_game *, const struct pl_book *const books[2],
                  const char *const texts[2]);
void pl_diff_close(struct pl_diff *);

/* "Test Pilot's funds 2 → 12", "cargo 2 → 3", "card Steal, which is new". */
void pl_edited_say(const struct pl_edited *, struct pl_text *);

#endif

/* store.h - where tables live between runs: an append-only log of records for
 * each table, what lists tell of those that are over, and designers' data files
 * by their hash.
 *
 * Writes gather in a batch and last once pl_store_commit() has returned true:
 * then they survive the loss of the machine's power. If it returns false, nothing
 * of the batch was kept, and what was committed before is untouched. A single
 * table whose part could not be written (its rows are damaged, say) is left out
 * whole, without harm to the others: pl_store_refused() tells. Every record
 * carries a hash over itself and all before it, so that damage is found on
 * reading, and named. One thread and one program at a time: a store that is open
 * elsewhere is not opened again. Another database can stand behind the same
 * functions.
 */
#ifndef PERILUNE_STORE_STORE_H
#define PERILUNE_STORE_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { PL_STORE_WHY = 256, PL_STORE_OWNER = 32, PL_STORE_PEOPLE = 8 };

struct pl_store;

/* One record of a table's log. Numbers of a table run from 1 without gaps. */
struct pl_entry {
	const char *table;
	int64_t number;
	int64_t at;       /* milliseconds since 1970 */
	const char *kind; /* "move", "undo", ... */
	int seat;         /* from 1; 0: none */
	const char *text;
};

/* A person's part in a table. */
struct pl_part {
	unsigned char owner[PL_STORE_OWNER];
	unsigned seats; /* a bit for each */
	bool maker;
};

/* What lists tell of a table that is over, so that it need not be read whole. */
struct pl_shelf {
	const char *table;
	int64_t ended; /* 0: it is over because it cannot be played any more */
	bool listed;
	const char *summary;
	int people;
	struct pl_part person[PL_STORE_PEOPLE];
};

/* Open or make a store, or NULL and why not. ":memory:" is a store that ends
 * with the process. Only for looking: nothing is locked, made or changed. */
enum pl_store_use { PL_STORE_WRITE, PL_STORE_LOOK };
struct pl_store *pl_store_open(const char *path, enum pl_store_use, char why[PL_STORE_WHY]);
void pl_store_close(struct pl_store *); /* what is not committed is dropped */

/* --- writing: gathered until the commit ----------------------------------- */

void pl_store_append(struct pl_store *, const struct pl_entry *);

/* That a table plays by a data file. */
void pl_store_uses(struct pl_store *, const char *table, const char *data);

/* That a table is over. */
void pl_store_shelve(struct pl_store *, const struct pl_shelf *);

/* Forget a table and all its records. */
void pl_store_delete(struct pl_store *, const char *table);

/* Keep a data file under its name (a hash: the same name is the same text). */
void pl_store_keep(struct pl_store *, const char *name, const char *text, size_t length);

/* A number under a name, for the next run. */
void pl_store_note(struct pl_store *, const char *name, int64_t value);

/* Whether anything waits for a commit. */
bool pl_store_waiting(const struct pl_store *);

/* Make the batch last. False: nothing of it was kept; pl_store_why() tells. */
bool pl_store_commit(struct pl_store *);

/* Whether a commit that failed may be found on the disk by the next program all the same:
 * the disk failed when it was already written, and could not be put right. The next commit
 * that succeeds settles it: then it was not. */
bool pl_store_unsure(const struct pl_store *);

/* Whether the last commit left out a table, and why; NULL: it did not. */
const char *pl_store_refused(const struct pl_store *, const char *table);

/* What last went wrong, for people. */
const char *pl_store_why(const struct pl_store *);

/* --- how long ---------------------------------------------------------------
 * The store has a time of its own: milliseconds during which it was in use. Whoever
 * uses it says what it is; each write to a table is stamped with it, so that ages do
 * not depend on the calendar of the machine. */
void pl_store_set_time(struct pl_store *, int64_t time);

/* Of the tables that are over and untouched since `before`: at most `most` are marked
 * as such, now. Another is marked with the next commit; what it is written to unmarks it. */
bool pl_store_mark(struct pl_store *, int64_t before, int most);
void pl_store_mark_table(struct pl_store *, const char *table);

/* At most `most` tables that are over, untouched since `before`, and were marked before
 * `marked`. */
bool pl_store_stale(struct pl_store *, int64_t before, int64_t marked, int most,
                    void (*each)(void *context, const char *table), void *context);

/* Forget, now, the data files that no table plays by. */
bool pl_store_drop_unused(struct pl_store *);

/* --- reading -------------------------------------------------------------- */

/* A table as lists know it. */
struct pl_known {
	const char *table;
	int64_t ended, touched, marked, records;
	const char *summary; /* "": it is not over */
	unsigned seats;      /* of the person who was asked about */
	bool maker;
};
typedef void pl_store_each(void *context, const struct pl_known *);

/* What of the tables, in the order in which they were made. False: the store could not
 * be read. */
enum pl_store_what {
	PL_STORE_LIVE,      /* those that are not over */
	PL_STORE_UNSHELVED, /* over, but by an older program that kept no summary */
	PL_STORE_ALL,
	PL_STORE_WHATS
};
bool pl_store_tables(struct pl_store *, enum pl_store_what, pl_store_each *, void *context);

/* One table; false: there is no such, or it could not be read. */
bool pl_store_find(struct pl_store *, const char *table, struct pl_known *);

/* The newest that are over and listed, and the newest that a person has part in. */
bool pl_store_listed(struct pl_store *, int most, pl_store_each *, void *context);
bool pl_store_mine(struct pl_store *, const unsigned char owner[PL_STORE_OWNER], int most,
                   pl_store_each *, void *context);

/* How many are over. */
int64_t pl_store_over(struct pl_store *);

/* The records of a table in order; each() returns false to stop. False: they could not
 * be read, or are not what was written: pl_store_why() names the record. */
bool pl_store_records(struct pl_store *, const char *table,
                      bool (*each)(void *context, const struct pl_entry *), void *context);

/* The names of all data files. */
bool pl_store_names(struct pl_store *, void (*each)(void *context, const char *name),
                    void *context);

/* A data file by its name, ended by a zero byte, or NULL; the caller frees it. */
char *pl_store_data(struct pl_store *, const char *name, size_t *length);

/* What was noted under a name; 0: nothing. */
int64_t pl_store_noted(struct pl_store *, const char *name);

/* What the database itself says of its file: a line each. False: it could not say. */
bool pl_store_check(struct pl_store *, void (*each)(void *context, const char *line),
                    void *context);

#endif

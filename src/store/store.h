/* store.h - where tables live between runs: an append-only log of records for
 * each table, and designers' data files by their hash.
 *
 * Writes gather in a batch and last once pl_store_commit() has returned true:
 * then they survive the loss of the machine's power. After a failure the whole
 * batch is gone, and what was committed before is untouched. One thread at a
 * time. Another database can stand behind the same functions.
 */
#ifndef PERILUNE_STORE_H
#define PERILUNE_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { PL_STORE_WHY = 256 };

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

/* Open or make a store, or NULL and why not. ":memory:" is a store that ends
 * with the process. */
struct pl_store *pl_store_open(const char *path, char why[PL_STORE_WHY]);
void pl_store_close(struct pl_store *); /* what is not committed is dropped */

/* --- writing: false once anything of this batch has failed --------------- */

bool pl_store_append(struct pl_store *, const struct pl_entry *);

/* Note that a table has ended, or with 0 that it goes on. */
bool pl_store_ended(struct pl_store *, const char *table, int64_t at);

/* Forget a table and all its records. */
bool pl_store_delete(struct pl_store *, const char *table);

/* Keep a data file under its name (a hash: the same name is the same text). */
bool pl_store_keep(struct pl_store *, const char *name, const char *text, size_t length);

/* Forget a data file. */
bool pl_store_drop(struct pl_store *, const char *name);

/* Whether anything waits for a commit. */
bool pl_store_waiting(const struct pl_store *);

/* Make the batch last. False: nothing of it was kept; pl_store_why() tells. */
bool pl_store_commit(struct pl_store *);

/* What last went wrong, for people. */
const char *pl_store_why(const struct pl_store *);

/* --- reading -------------------------------------------------------------- */

/* Every table, oldest first; ended is 0 of those that go on. False: the store
 * could not be read. */
bool pl_store_tables(struct pl_store *,
                     void (*each)(void *context, const char *table, int64_t ended),
                     void *context);

/* The records of a table in order; each() returns false to stop. */
bool pl_store_records(struct pl_store *, const char *table,
                      bool (*each)(void *context, const struct pl_entry *), void *context);

/* The names of all data files. */
bool pl_store_names(struct pl_store *, void (*each)(void *context, const char *name),
                    void *context);

/* A data file by its name, ended by a zero byte, or NULL; the caller frees it. */
char *pl_store_data(struct pl_store *, const char *name, size_t *length);

#endif

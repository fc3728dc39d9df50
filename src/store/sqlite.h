/* sqlite.h - what the parts of the SQLite store share. Nothing outside src/store
 * includes this. */
#ifndef PERILUNE_STORE_SQLITE_H
#define PERILUNE_STORE_SQLITE_H

#include "store/store.h"

#include <sqlite3.h>

enum { STORE_CHAIN = 16, STORE_ID = 64, STORE_BUCKETS = 1024 };

enum store_statement {
	STORE_BEGIN,
	STORE_COMMIT,
	STORE_ROLLBACK,
	STORE_SAVE,
	STORE_TAKE_BACK,
	STORE_RELEASE,
	STORE_MAKE,
	STORE_HEAD,
	STORE_APPEND,
	STORE_ADVANCE,
	STORE_USES,
	STORE_SHELVE,
	STORE_PART,
	STORE_FORGET_PARTS,
	STORE_FORGET,
	STORE_DROP,
	STORE_KEEP,
	STORE_NOTE,
	STORE_DROP_UNUSED,
	STORE_MARK,
	STORE_MARK_TABLE,
	STORE_STATEMENTS
};

/* A write that waits for the commit, with copies of what it was given. */
struct store_write {
	enum store_statement what;
	int next; /* of the same table; -1: it is the last */
	int64_t number, at;
	int seat;
	char *kind, *text;
	size_t length;
	struct pl_part part;
};

/* A table that the batch writes to. The first part is what belongs to no table. */
struct store_part {
	char id[STORE_ID];
	int first, last;    /* its writes; -1: none */
	int next_in_bucket; /* -1: it is the last */
	bool refused;
	char why[PL_STORE_WHY];
};

struct pl_store {
	sqlite3 *db;
	sqlite3_stmt *prepared[STORE_STATEMENTS];
	int lock;     /* a file that is locked while the store is open; -1: none */
	bool chained; /* its records have hashes: not of a file of format 1 that is looked at */
	int64_t time;
	int write_count, write_room;
	struct store_write *writes;
	int part_count, part_room;
	struct store_part *parts;
	int buckets[STORE_BUCKETS]; /* of parts by their ids */
	int refused;                /* how many of the parts are */
	bool unsure;                /* see pl_store_unsure */
	bool settled; /* the parts are those of the last commit, kept in case somebody asks */
	char why[PL_STORE_WHY];
};

/* sqlite.c */
bool store_complain(struct pl_store *); /* what SQLite says; always false */
bool store_say(struct pl_store *, const char *format, ...)
	__attribute__((format(printf, 2, 3))); /* always false */
bool store_step(struct pl_store *, enum store_statement);
const char *store_column(sqlite3_stmt *, int place);
void store_bind_text(sqlite3_stmt *, int place, const char *text);

/* batch.c */
void store_begin_batch(struct pl_store *);
void store_clear_batch(struct pl_store *);

/* chain.c: the hash of a record over what came before; of a table's id at first */
void store_chain_begin(const char *table, unsigned char chain[STORE_CHAIN]);
void store_chain_on(const struct pl_entry *, unsigned char chain[STORE_CHAIN]);

/* lock.c: one program at a time */
bool store_lock(struct pl_store *, const char *path);
void store_unlock(struct pl_store *);

/* migrate.c: files of older formats */
enum { STORE_FORMAT = 2 };
bool store_migrate(struct pl_store *, int from);

#endif

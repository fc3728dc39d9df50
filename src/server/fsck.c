/* fsck.c - looking through a server's file: the database itself, every table's records
 * against their hashes and against the rules, every data file against its name. */
#include "server/parts.h"

#include "core/memory.h"

#include <string.h>
#include <unistd.h>

struct looking {
	struct srv *srv;
	FILE *out;
	int tables, old, damaged, files;
	int64_t records;
};

static void say(struct looking *looking, const char *what)
{
	looking->damaged++;
	fprintf(looking->out, "damaged: %s\n", what);
}

static void see_database(void *context, const char *line)
{
	if (strcmp(line, "ok") != 0)
		say(context, line);
}

/* Whether a table's own row says the same of its end as its records. */
static void check_end(struct looking *looking, const struct srv_table *table, int64_t ended)
{
	char line[200];
	if (table->state == SRV_OLD || (ended != 0) == (table->state == SRV_FINISHED))
		return;
	snprintf(line, sizeof line,
	         ended != 0 ? "table %s is said to be over, and is not"
	                    : "table %s is over, and is not said to be",
	         table->id);
	say(looking, line);
}

static void see_table(void *context, const struct pl_known *known)
{
	struct looking *looking = context;
	struct srv_refusal why;
	looking->tables++;
	if (isatty(STDERR_FILENO) && looking->tables % 1000 == 0)
		fprintf(stderr, "\r%d tables ", looking->tables);
	struct srv_table *table = srv_read_table(looking->srv, known->table, false, &why);
	if (table == NULL) {
		if (strcmp(why.code, "no-table") == 0)
			srv_refuse(&why, "damaged", "table %s has no records", known->table);
		say(looking, why.text);
		return;
	}
	looking->records += table->number;
	looking->old += table->state == SRV_OLD;
	check_end(looking, table, known->ended);
	srv_discard(looking->srv, table);
}

static void see_data(void *context, const char *name)
{
	struct looking *looking = context;
	char hash[SRV_HASH], line[200];
	size_t length;
	looking->files++;
	char *text = pl_store_data(looking->srv->store, name, &length);
	if (text != NULL)
		srv_hash(text, length, hash);
	if (text == NULL || strcmp(hash, name) != 0) {
		snprintf(line, sizeof line, "the data file %.64s is not what its name says", name);
		say(looking, line);
	}
	free(text);
}

static void look_through(struct looking *looking)
{
	struct pl_store *store = looking->srv->store;
	if (!pl_store_check(store, see_database, looking))
		say(looking, pl_store_why(store));
	if (!pl_store_tables(store, PL_STORE_ALL, see_table, looking))
		say(looking, pl_store_why(store));
	if (!pl_store_names(store, see_data, looking))
		say(looking, pl_store_why(store));
	if (isatty(STDERR_FILENO))
		fprintf(stderr, "\r%16s\r", "");
}

enum pl_fsck pl_fsck(const char *db, FILE *out)
{
	char why[PL_STORE_WHY];
	struct pl_store *store = pl_store_open(db, PL_STORE_LOOK, why);
	if (store == NULL) {
		fprintf(stderr, "perilune: %s\n", why);
		return PL_FSCK_UNREADABLE;
	}
	struct looking looking = { .srv = pl_zeroed(sizeof *looking.srv), .out = out };
	looking.srv->store = store; /* books and records need no more of a server */
	look_through(&looking);
	fprintf(out, "%d tables with %lld records, %d data files", looking.tables,
	        (long long)looking.records, looking.files);
	if (looking.old > 0)
		fprintf(out, "; %d of the tables are of other versions, and were not played again",
		        looking.old);
	fprintf(out,
	        looking.damaged == 0 ? "; all is whole\n" : "; %d damaged, the rest is whole\n",
	        looking.damaged);
	srv_free(looking.srv);
	return looking.damaged == 0 ? PL_FSCK_WHOLE : PL_FSCK_DAMAGED;
}

/* lab.h - the lab of `serve --lab`: designers' data, checked and simulated.
 *
 * A simulation is `perilune sim` in a process of its own, in a folder of its own:
 * it cannot hold up or harm the server, can be stopped, and is bounded in time,
 * memory and files. What it finds is what sim finds: its report, its figures. The
 * server's part is to check what was ordered, to start it, and to look at it once
 * a tick.
 */
#ifndef PERILUNE_SERVER_LAB_H
#define PERILUNE_SERVER_LAB_H

#include "server/pages.h"

#include <sys/types.h>

enum {
	SRV_LAB_ORDER_BYTES = 1024 * 1024, /* the largest order: two data files as JSON */
	SRV_LAB_GAMES = 100000,            /* the most games of a run */
	SRV_LAB_AT_ONCE = 2,               /* runs under way, of all clients */
	SRV_LAB_KEPT = 12,                 /* runs that are remembered */
	SRV_LAB_AGAIN = 2,                 /* games being played again, of all clients */
	SRV_LAB_SECONDS = 600,             /* a run is stopped after that */
	SRV_LAB_AGAIN_SECONDS = 60,        /* the same of a game that is played again */
	SRV_LAB_GRACE_SECONDS = 20         /* from being told to stop to being ended */
};

/* --- lab_order.c: what a designer wants --------------------------------------------- */

struct srv_lab_order {
	json_t *root; /* owns the texts */
	const struct pl_game *game;
	int seats, games, option_count;
	const char *options[SRV_OPTIONS];
	const char *bots, *seed;
	const char *data;   /* NULL: the standard data */
	const char *before; /* to compare with; NULL: nothing */
	bool worth;         /* what its parts are worth, which two bots of its own find out */
};

/* Read an order from outside; false after a refusal. Its books are not looked at. */
bool srv_lab_read_order(const char *text, size_t length, struct srv_lab_order *,
                        struct srv_refusal *);
void srv_lab_free_order(struct srv_lab_order *);

/* Whether its data can be played as ordered: the digest of its rules, or false and
 * at least one fault. */
bool srv_lab_check_data(const struct srv_lab_order *, uint64_t *digest, struct pl_faults *);

/* Whether the rest of it can be simulated; false after a refusal. */
bool srv_lab_check_order(const struct srv_lab_order *, struct srv_refusal *);

/* --- lab_process.c: another process of this program ---------------------------------- */

struct srv_lab_process {
	pid_t pid;           /* 0: none */
	int said;            /* its standard error */
	int64_t begun, told; /* to stop; 0: not yet */
	char line[320];      /* of what it says, so far */
	size_t length;
	char complaint[320];
	uint64_t done, of; /* games, or thousandths of what is to be done; by its own word */
};

/* Begin `perilune` with these arguments (ended by NULL) in a folder, its answer
 * into a file there. */
bool srv_lab_begin(struct srv_lab_process *, const char *folder, char *const *arguments,
                   const char *answer, int seconds);

/* Hear what it says; true once it has ended, then with its status as waitpid()
 * has it. One that takes longer than this many seconds is told to stop. */
bool srv_lab_hear(struct srv_lab_process *, int seconds, int *status);

void srv_lab_tell_to_stop(struct srv_lab_process *);
void srv_lab_end(struct srv_lab_process *); /* at once */

/* --- lab_runs.c: runs and their folders ------------------------------------------------ */

enum srv_lab_state {
	SRV_LAB_RUNNING,
	SRV_LAB_DONE,
	SRV_LAB_STOPPED,
	SRV_LAB_FAILED,
	SRV_LAB_STATES
};

struct srv_lab_run {
	char id[SRV_ID];
	struct srv_lab_order order;
	struct srv_conn client; /* who ordered it; holds no connection */
	enum srv_lab_state state;
	struct srv_lab_process process;
	bool cancelled;
	int64_t begun, ended;
	char *folder;
	struct srv_lab_process again; /* plays a game again, to be opened */
	uint64_t number;              /* which one */
	struct srv_lab_run *next;
};

struct srv_lab {
	char *folder;             /* holds those of the runs */
	struct srv_lab_run *runs; /* the youngest first */
};

/* NULL, with why, if it has no place for its files. What an earlier server left
 * there is removed. */
struct srv_lab *srv_lab_open(const char *db, char why[PL_STORE_WHY]);
void srv_lab_close(struct srv_lab *); /* may be NULL */
void srv_lab_tick(struct srv_lab *);  /* may be NULL */

struct srv_lab_run *srv_lab_find(const struct srv_lab *, const char *id);

/* Start a checked order, which is the run's from then on; or NULL, a refusal and
 * the order still the caller's. */
struct srv_lab_run *srv_lab_start(struct srv_lab *, struct srv_lab_order *,
                                  const struct srv_conn *client, struct srv_refusal *);
void srv_lab_cancel(struct srv_lab_run *);

/* A file of a run as text, the caller's to free; NULL if there is none. */
char *srv_lab_file(const struct srv_lab_run *, const char *name, size_t *length);

/* The transcript of one of its games: NULL with *wait while it is being played, or
 * after a refusal. */
char *srv_lab_game(struct srv_lab *, struct srv_lab_run *, uint64_t number, size_t *length,
                   bool *wait, struct srv_refusal *);

/* --- lab.c: what is behind its paths --------------------------------------------------- */

/* An order to check or to start, and who sent it. */
struct srv_page *srv_lab_check_page(struct srv *, const char *text, size_t length);
struct srv_page *srv_lab_start_page(struct srv *, const char *text, size_t length,
                                    const struct srv_conn *client);

/* GET and POST below /api/lab/runs/. */
struct srv_page *srv_lab_run_page(struct srv *, const char *rest);
struct srv_page *srv_lab_act_page(struct srv *, const char *rest, struct srv_conn *client);

/* What is answered where the lab is not open. */
struct srv_page *srv_lab_closed_page(void);

#endif

/* server.h - tables over HTTP and WebSocket: what `perilune serve` runs. */
#ifndef PERILUNE_SERVER_SERVER_H
#define PERILUNE_SERVER_SERVER_H

#include <stdbool.h>
#include <stdio.h>

enum { PL_SERVE_ORIGINS = 8 };

struct pl_serve {
	const char *listen; /* an address of this machine */
	int port;           /* the first to try */
	int ports;          /* how many to try */
	const char *admin;  /* ADDRESS:PORT of figures for the operator; NULL: none */
	const char *db;     /* a file */
	int threads;        /* for bots */
	int pace;           /* milliseconds a bot's move takes at least; 0: at once */
	const char *seed;   /* the secret of every table; NULL: drawn for each */
	int rate;           /* messages a second that a connection may send; the budgets of
	                     * addresses grow with it */
	int connections_each, tables_each;     /* the most for one address */
	int connections, tables;               /* the most in all */
	int keep_days;                         /* how long a finished table stays */
	bool lab;                              /* simulations for designers, at /lab */
	bool behind_proxy;                     /* believe X-Forwarded-For */
	const char *origins[PL_SERVE_ORIGINS]; /* besides the server's own; ends at NULL */
};

/* What is usual. */
struct pl_serve pl_serve_usual(void);

/* Serve until SIGTERM or SIGINT; says on standard output where it listens.
 * True after an orderly end; false, with a word on standard error, if it could
 * not begin. */
bool pl_serve(const struct pl_serve *);

/* Look through a file of tables and say on `out` what is whole and what is damaged,
 * and by which record. Nothing is changed; a server may be at work meanwhile. */
enum pl_fsck { PL_FSCK_WHOLE, PL_FSCK_DAMAGED, PL_FSCK_UNREADABLE };
enum pl_fsck pl_fsck(const char *db, FILE *out);

#endif

/* doors.h - sockets and the addresses they come from: who may come in, and how much
 * everybody behind one address may ask for, however often they connect anew. */
#ifndef PERILUNE_SERVER_DOORS_H
#define PERILUNE_SERVER_DOORS_H

#include "server/pages.h"

struct srv_socket;

/* --- guards.c: addresses ------------------------------------------------------------ */

/* An address of IPv4, or a /64 of IPv6, which is what one home or one attacker has. */
struct srv_address {
	char name[SRV_ADDRESS];
	int sockets;                          /* of every kind */
	int plain;                            /* of these, no WebSockets (yet) */
	struct srv_socket *oldest, *youngest; /* of the plain ones */
	struct srv_bucket budgets[SRV_BUDGETS];
	uint64_t read_in;         /* the turn in which its words were looked into last; 0: none */
	struct srv_address *next; /* in its bucket */
	struct srv_address *more, *less; /* with as many plain sockets */
};

/* NULL if nothing is known of it. */
struct srv_address *srv_address_known(struct srv *, const char *name);

/* Made where there is none. Beyond a number of them newcomers share a few. */
struct srv_address *srv_address_of(struct srv *, const char *name);

/* So many plain sockets more; the address that has most is found by it. */
void srv_address_count(struct srv *, struct srv_address *, int plain);
struct srv_address *srv_address_richest(const struct srv *);
int srv_address_total(const struct srv *);

/* --- doors.c: sockets ---------------------------------------------------------------- */

/* What is waited for. Each phase has its time; a WebSocket has its own pings instead. */
enum srv_phase {
	SRV_HEADERS,
	SRV_BODY,
	SRV_PROVING,
	SRV_SENDING,
	SRV_LINGERING,
	SRV_TALKING,
	SRV_PHASES
};

struct srv_socket {
	void *wsi; /* the library's; NULL in tests */
	int fd;
	bool admin;   /* came in by the operator's door */
	bool crowded; /* one more than its address may have: it is told so, and closed */
	enum srv_phase phase;
	int64_t until;                      /* it is closed then */
	struct srv_address *address;        /* NULL of the operator's */
	struct srv_conn *conn;              /* of a WebSocket */
	struct srv_page *page;              /* being sent */
	struct srv_post *post;              /* being received, or proved */
	struct srv_socket *next, *previous; /* of all plain ones, the oldest first */
	struct srv_socket *younger, *older; /* of its address */
};

/* Whether a knock from there is heard. Who knocks too often is not for a while, and waits
 * outside (gate.c). */
bool srv_door_hears(struct srv *, const char *name);

/* Whether one more from there may come in. In a full house the address with most plain
 * sockets loses its oldest, of the silent ones if there are any, unless that is the one that
 * knocks. */
bool srv_door_admits(struct srv *, const char *name, bool admin);

struct srv_socket *srv_socket_new(struct srv *, void *wsi, int fd, const char *name, bool admin);
void srv_socket_free(struct srv *, struct srv_socket *);
void srv_socket_phase(struct srv_socket *, enum srv_phase);
/* It is of another address than was thought: a proxy said so. */
void srv_socket_moves(struct srv *, struct srv_socket *, const char *name);
/* No plain socket any more. */
void srv_socket_talks(struct srv *, struct srv_socket *);
/* A page is sent to it, which is its socket's then, and the socket is closed. It leaves with
 * srv_doors_turn(), after the commit; srv_socket_send() sends what can leave now: false once
 * nothing is left, or never will. */
void srv_socket_sends(struct srv *, struct srv_socket *, struct srv_page *);
bool srv_socket_send(struct srv_socket *);
void srv_doors_turn(struct srv *);
void srv_doors_tick(struct srv *);

/* gate.c: that address knocks for a while without this server being asked. */
void srv_gate_shut(struct srv *, const char *name);
bool srv_gate_holds(const struct srv *, const char *name);
void srv_gate_tick(struct srv *);

/* http.c: it is closed, now if need be. */
void srv_hang_up(struct srv *, struct srv_socket *, bool now);
/* Of those who knock so many are let in each turn: a new one begins. */
void srv_open_door(struct srv *);

#endif

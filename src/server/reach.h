/* reach.h - where the server is reached, by whom. */
#ifndef PERILUNE_SERVER_REACH_H
#define PERILUNE_SERVER_REACH_H

#include "server/parts.h"

enum { SRV_LINK = 64 }; /* "http://[...]:65535" */

bool srv_is_loopback(const char *address);   /* "127.0.0.1", "::1" */
bool srv_is_loopback_host(const char *host); /* "localhost:8080", "[::1]" */
bool srv_listens_alone(const struct srv *);  /* to this machine */
bool srv_is_ipv4(const char *address);

/* Whether an address can be listened on; if not, why, and what could be. */
bool srv_can_listen(const char *address, char *why, size_t room);
bool srv_port_is_free(const char *address, int port);

/* On standard output: for this machine, for others, or how to let others come. */
void srv_say_where(const struct srv *);

/* The same for the page, at /api/reach. The addresses of this machine are told to pages
 * that are opened on it, and to nobody else. */
struct srv_page *srv_reach_page(struct srv *, bool from_here);

#endif

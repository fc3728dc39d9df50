/* link.h - a WebSocket to a server that comes back by itself.
 *
 * The network has a thread of its own, since looking up a name may take as long as it
 * likes. Everything here is called from one other thread and never waits: `fd` is
 * readable while there is something to hear.
 *
 * A link goes up and down as often as it must. What is sent while it is down, or before
 * it was heard that it is up again, is dropped: who talks says it anew after NET_UP.
 */
#ifndef PERILUNE_NET_LINK_H
#define PERILUNE_NET_LINK_H

#include "net/address.h"

struct net_link;

enum net_kind {
	NET_NOTHING, /* no more for now */
	NET_UP,      /* say hello */
	NET_DOWN,    /* text: why, for people; it is tried again */
	NET_MESSAGE  /* text: a whole message */
};

struct net_event {
	enum net_kind kind;
	char *text; /* the caller frees it; NULL of NET_UP and NET_NOTHING */
	size_t length;
};

enum { NET_MESSAGE_BYTES = 4 << 20 }; /* a longer message ends the connection */

/* Begins to connect; NULL if the system has no thread or file to give. */
struct net_link *net_link_open(const struct net_address *);
void net_link_close(struct net_link *); /* may be NULL */

int net_link_fd(const struct net_link *);
struct net_event net_link_hear(struct net_link *);
void net_link_send(struct net_link *, const char *text);

#endif

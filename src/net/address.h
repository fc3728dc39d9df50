/* address.h - where a server is, as people write it: the address of its page or of
 * one of its tables, copied from a browser, or a bare name. */
#ifndef PERILUNE_NET_ADDRESS_H
#define PERILUNE_NET_ADDRESS_H

#include <stdbool.h>
#include <stddef.h>

enum { NET_HOST = 256, NET_TABLE = 33, NET_ORIGIN = NET_HOST + 24, NET_WHY = 256 };

struct net_address {
	bool tls; /* https or wss */
	int port;
	char host[NET_HOST];   /* a name or number; of IPv6, without brackets */
	char table[NET_TABLE]; /* the table that it names; "" if none */
};

/* "http://localhost:8080", "https://play.example.org/table/z4et67j89wve344b", "ws://...",
 * "localhost", "localhost:8080/table/...". Without a scheme: https by names that have
 * a dot, else http; without a port: 443 of https and wss, 80 of a scheme that is
 * given, else 8080, as the server has it. False with a line about what is wrong and
 * what would be right. */
bool net_address_read(const char *text, struct net_address *, char why[NET_WHY]);

/* The way it is written, without the table: "http://localhost:8080". */
void net_address_origin(const struct net_address *, char origin[NET_ORIGIN]);

#endif

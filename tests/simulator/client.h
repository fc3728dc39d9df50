/* client.h - what acting (client.c) and hearing (hear.c) have in common. */
#ifndef PERILUNE_SIMULATOR_CLIENT_H
#define PERILUNE_SIMULATOR_CLIENT_H

#include "sim.h"

uint32_t draw(struct client *, uint32_t n); /* below n */

/* A well-formed message; `fields` begins with a comma where there are any. */
void ask(struct client *, struct asked, const char *fields, ...)
	__attribute__((format(printf, 3, 4)));
struct asked about(enum ask, int fact, int act);
void send_act(struct client *, const struct known *, int seat);

const char *id_of(int fact);
struct known *known_of(struct client *, int fact); /* NULL: it does not know that table */
struct known *learn(struct client *, int fact);    /* the same; NULL: it knows too many */
void forget(struct known *);

#endif

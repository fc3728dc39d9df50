/* token.h - who this person is to which server: tokens, kept in the user's state
 * folder, for the user's eyes only.
 *
 * $XDG_STATE_HOME/perilune/tokens, or ~/.local/state/perilune/tokens: a line for each
 * server, its origin, the token that holds the person's seats there, and the name that
 * was used last. Mode 600, written whole and moved into place.
 */
#ifndef PERILUNE_NET_TOKEN_H
#define PERILUNE_NET_TOKEN_H

#include "net/address.h"

enum { NET_TOKEN = 44, NET_NAME = 100 };

struct net_person {
	char token[NET_TOKEN]; /* "": not known to the server yet */
	char name[NET_NAME];
};

/* What is known of the person at that server; all "" where nothing is. */
void net_person_recall(const char *origin, struct net_person *);

/* Keep it; false, with the reason, if it cannot be kept. */
bool net_person_remember(const char *origin, const struct net_person *, char why[NET_WHY]);

/* 43 letters, digits, '-' or '_'. */
bool net_is_token(const char *);

#endif

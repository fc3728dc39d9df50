/* talk.h - a conversation with a server by docs/api.md, over a link: who one is, each
 * message numbered, answers and news handed to whoever listens. It comes back by
 * itself after every break, saying who it is again. No terminal here, and no game.
 */
#ifndef PERILUNE_NET_TALK_H
#define PERILUNE_NET_TALK_H

#include "net/token.h"

#include <jansson.h>

struct net_talk;

/* Who listens: a lobby, then a table, then the lobby again. Any may be NULL. */
struct net_ear {
	void (*ready)(void *context); /* known to the server; after every break */
	void (*lost)(void *context, const char *why);
	void (*heard)(void *context, const json_t *message);
	void *context;
};

/* Begins to connect. `name` is what to be called there; NULL: as last time. `language` is
 * the code of the one to be told in. NULL if the system has no thread to give. */
struct net_talk *net_talk_open(const struct net_address *, const char *name, const char *language);
void net_talk_close(struct net_talk *);

void net_talk_listen(struct net_talk *, struct net_ear);

int net_talk_fd(const struct net_talk *);

/* Take in what has come, and hand it on. */
void net_talk_serve(struct net_talk *);

/* Say something: an object with its type, which is given an id and released. Its id,
 * which the answer carries; 0 if there is no connection now. */
int net_talk_say(struct net_talk *, json_t *message);

bool net_talk_ready(const struct net_talk *);
const struct net_address *net_talk_address(const struct net_talk *);

/* Why it is not ready, or what else is amiss: which of these, and the system's or the server's
 * own words about it ("" if none). Whoever shows it to people has the sentence. */
enum net_trouble {
	NET_FINE,
	NET_CONNECTING,
	NET_UNREACHED,    /* no connection to the server */
	NET_OTHER_SPEECH, /* it speaks another protocol */
	NET_REFUSED,      /* it does not take us as who we are */
	NET_FORGETFUL,    /* who we are cannot be written down: our seats will not be kept */
	NET_TROUBLES
};
enum net_trouble net_talk_trouble(const struct net_talk *);
const char *net_talk_why(const struct net_talk *);

const char *net_talk_name(const struct net_talk *);
void net_talk_rename(struct net_talk *, const char *name);

/* Letters of one's own for the key of all chance, so that the server cannot choose
 * it alone; "" if the system has none to give. */
enum { NET_CONTRIBUTION = 33 };
void net_contribution(char text[NET_CONTRIBUTION]);

#endif

/* uses.h - what a move uses: its form ("sell") and what it is done with ("play Winch Room",
 * "build Tank"), found from the game's tables and pieces, without code of the game's. From
 * it the lab counts what players choose, and a bot can be told to do without something.
 *
 * A use has a key to be typed: the form's name; the verb and the name of the thing, as an id
 * is made of it ("play winch-room"); or, where it is not the first thing that the move names,
 * the item too ("swap gain=iron").
 */
#ifndef PERILUNE_BOTS_USES_H
#define PERILUNE_BOTS_USES_H

#include "core/describe.h"

enum { PL_USES = 1 + PL_ARGS }; /* most uses of one move */

struct pl_use_of {
	char key[96], label[128];
	char sort[32];           /* "verb", or what the thing is one of: "card", "unit" */
	char thing[64];          /* "winch-room"; "" of a form */
	const char *verb, *item; /* of a thing; item NULL: the first that is named */
	uint8_t manner;          /* of the form */
	bool barred;
};

/* The uses that were met so far, numbered as they came: for one thread. */
struct pl_uses;
struct pl_uses *pl_uses_open(const struct pl_game *, const struct pl_book *);
void pl_uses_close(struct pl_uses *); /* may be NULL */

int pl_uses_count(const struct pl_uses *);
const struct pl_use_of *pl_uses_at(const struct pl_uses *, int use);

/* What a move uses, none twice; how many. */
int pl_uses_of(struct pl_uses *, const struct pl_state *view, const struct pl_move *,
               int use[PL_USES]);

/* Bar what a key says: that form or that way to use a thing; the name of a thing bars every
 * move that points at it. NULL bars nothing. */
void pl_uses_bar(struct pl_uses *, const char *key);
bool pl_uses_bars(struct pl_uses *, const struct pl_state *view, const struct pl_move *);

/* Leave what is not barred of a list of moves, or all of it where nothing would be left. */
int pl_uses_allow(struct pl_uses *, const struct pl_state *view, struct pl_move *, int count);

/* Whether a name, as people type it, can be barred: its key, or false and what would be right. */
bool pl_uses_read(const struct pl_game *, const struct pl_book *, const char *name, char key[96],
                  struct pl_text *why);

#endif

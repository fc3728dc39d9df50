/* text.h - text under construction, and JSON on top of it.
 *
 * Nothing here allocates: the caller gives the room, and what does not fit is
 * left out. pl_text_full() tells; the kit treats a full text as a bug. */
#ifndef PERILUNE_CORE_TEXT_H
#define PERILUNE_CORE_TEXT_H

#include "core/game.h"

/* A text that fills room[size]; size is at least 1. */
struct pl_text pl_text_in(char *room, size_t size);

/* Append as printf does. */
void pl_put(struct pl_text *, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Append a name as part of an id: small letters, hyphens between words, apostrophes left
 * out, so that "Sponsor's Decal" is sponsors-decal. */
void pl_put_slug(struct pl_text *, const char *name);

/* Append words and a line's end. What is wider than `width` columns goes on in further
 * lines, which are indented; blanks before the first word stay. */
void pl_put_wrapped(struct pl_text *, const char *words, int width);

bool pl_text_full(const struct pl_text *);

/* What ends a noun after this number: "" after one, else "s". */
const char *pl_plural(long count);

/* Whether two texts are the same but for capitals, as people type them. */
bool pl_same_words(const char *a, const char *b);

/* Whether a text begins with the first bytes of another, but for capitals. */
bool pl_begins_with(const char *text, const char *beginning, size_t length);

/* Whether a move is written like this, but for capitals; and the first of seat's listed moves
 * that is, or false. For parse() of games, and for those that have none. */
bool pl_reads_as(const struct pl_game *, const struct pl_book *, const struct pl_state *view,
                 const struct pl_move *, const char *text);
bool pl_read_listed(const struct pl_game *, const struct pl_book *, const struct pl_state *view,
                    int seat, const char *text, struct pl_move *out);

/* One JSON value after another; commas put themselves between. A key goes
 * before each value inside an object, and is NULL elsewhere. */
void pl_json_open(struct pl_text *, const char *key, char bracket);
void pl_json_close(struct pl_text *, char bracket);
void pl_json_number(struct pl_text *, const char *key, long long);
void pl_json_real(struct pl_text *, const char *key, double); /* null if it is not finite */
void pl_json_bool(struct pl_text *, const char *key, bool);
void pl_json_string(struct pl_text *, const char *key, const char *);

/* How many single-letter edits (swaps included) apart two words are: for
 * answering a typo with the nearest name. */
int pl_edits(const char *a, const char *b);

/* The nearest of `count` names to a mistyped one, or NULL if none is near. */
const char *pl_nearest(const char *word, const char *const *names, int count);

#endif

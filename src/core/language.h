/* language.h - what people are told, in their language: words files, and sentences made from
 * them and a game's tables.
 *
 * A words file is "key: text" a line; # begins a remark. Keys are
 *
 *   event.NAME      the log's line about an event of that kind (by the table of news)
 *   SET.KEY         a member of a set, where the data has no name for it or another language
 *                   needs its own; SET alone is a pattern for all members of a set
 *   none.SET        what an empty list of its members says
 *   some.SET        how a list says {count} of a member {name}; without it "2 Metal"
 *   move.FORM       how a move is listed and typed. English has none of these: what format() of
 *                   the game writes is English for good, since old transcripts are made of it
 *   "Words"         a name of the data in this language: who renames the thing in the data
 *                   sees his own name again
 *   and, and what the game asks for by name (pl_say)
 *
 * A text has
 *
 *   {units}            the item: a number, a member's word, a list of counts
 *   {card:cost}        of a member: a trait, a word of the file ("good.metal.many" is
 *                      {good:many}), or a field of its row in the data
 *   {card:card.title@face}   of a row's list: the line that the item face counts to
 *   {system.fuel}      a member of a set by its key, whatever the sentence is about
 *   {give?A|B}         A if it is not 0 (of a text: not empty), else B, which may lack
 *   {place=ship?A|B}   A if it is that member or number, else B
 *   {hexes#hex|hexes}  the first for 1, the other else
 *   {>key}             another text of the file, about the same
 *
 * Seats come out as p1 to p6; front ends put names there.
 */
#ifndef PERILUNE_LANGUAGE_H
#define PERILUNE_LANGUAGE_H

#include "core/describe.h"

struct pl_language;

/* The words of a text that outlives them, or NULL and the first mistake as "line: what".
 * pl_language_of: of a game, by its code ("de"), or English where it has no such words. */
struct pl_language *pl_language_read(const char *code, const char *text, char mistake[160]);
struct pl_language *pl_language_of(const struct pl_game *, const char *code);
void pl_language_free(struct pl_language *);
const char *pl_language_code(const struct pl_language *);

/* The text of a key, or NULL. */
const char *pl_language_find(const struct pl_language *, const char *key);

/* The same book, told in another language, which must outlive it. */
struct pl_book pl_book_in(const struct pl_book *, const struct pl_language *);

/* A book may lack rules (NULL), say where the data is on another machine: sentences are then
 * about numbers, texts, and members that the file itself has words for.
 *
 * Something that a sentence is about: a number, a member of a set, some of a set, or a text. */
struct pl_said {
	const char *name;
	int64_t number;
	const struct pl_set *set; /* of which number is a member, from 1; 0: none */
	const char *text;
	uint8_t bits; /* number is how many of each member of set, in this many bits each; 0: one */
};

/* clang-format off */
#define PL_AS_NUMBER(of, is)          { .name = of, .number = is }
#define PL_AS_ONE(of, is, in)         { .name = of, .number = is, .set = &(in) }
#define PL_AS_SOME(of, is, in, width) { .name = of, .number = is, .set = &(in), .bits = width }
#define PL_AS_TEXT(of, is)            { .name = of, .text = is }
#define PL_NOTHING                    { .name = NULL }
/* clang-format on */

/* Append the text of a key about these, the last of which has no name; false, and nothing is
 * appended, where the language has no such key. */
bool pl_say(const struct pl_game *, const struct pl_book *, const char *key, const struct pl_said *,
            struct pl_text *);
#define PL_SAY(game, book, text, key, ...)                                                         \
	pl_say(game, book, key, (const struct pl_said[]){ __VA_ARGS__, { .name = NULL } }, text)

/* Append the line about an event, as pl_event_for() left it; false without words for it. */
bool pl_say_event(const struct pl_game *, const struct pl_book *, const struct pl_event *,
                  struct pl_text *);

/* Append the text of "PREFIX.FORM" about a move: "move.sell", "explain.sell"; false without. */
bool pl_say_move(const struct pl_game *, const struct pl_book *, const char *prefix,
                 const struct pl_move *, struct pl_text *);

/* The same with what the move's own bytes do not say: its price here, where the ship is. */
bool pl_say_move_and(const struct pl_game *, const struct pl_book *, const char *prefix,
                     const struct pl_move *, const struct pl_said *, struct pl_text *);

/* False where a text is of no move of this form, as it begins otherwise than all of them do in the
 * book's language; true where that is not known. */
bool pl_may_say_move(const struct pl_book *, const struct pl_form *, const char *words);

/* Append the word for a member of a set, and a name of the data. */
void pl_say_member(const struct pl_game *, const struct pl_book *, const struct pl_set *,
                   int member, struct pl_text *);

/* Append a list of counts, as an item (PL_IS_COUNTS) has them: "2 Metal and Food". */
void pl_say_counts(const struct pl_game *, const struct pl_book *, const struct pl_item *,
                   int64_t value, struct pl_text *);
void pl_say_name(const struct pl_book *, const char *name, struct pl_text *);

#endif

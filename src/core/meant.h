/* meant.h - what a person meant by words that are no move now.
 *
 * Whoever types a move that the rules forbid is owed the rule, and whoever mistypes one
 * the nearest that can be made. Both take longer than reading a move that is allowed
 * (pl_parse_move, match.h): up to some milliseconds, so they are asked for afterwards.
 */
#ifndef PERILUNE_CORE_MEANT_H
#define PERILUNE_CORE_MEANT_H

#include "core/match.h"

/* A move of seat that is written so in the book's language, whether or not the rules allow
 * it now: the first of all that the game's forms hold. Of long ranges of numbers those are tried
 * that stand in the text; forms that can still be filled in more than PL_MEANT_WAYS ways are left
 * out: of such a game parse() reads what it does not list. */
enum { PL_MEANT_WAYS = 5000, PL_MEANT_RANGE = 16, PL_MEANT_NUMBERS = 4 };
bool pl_meant_move(const struct pl_game *, const struct pl_book *, const struct pl_state *view,
                   int seat, const char *text, struct pl_move *);

/* The texts of seat's listed moves that are nearest to a text, the nearest first; returns
 * how many, none where none is like it. */
enum { PL_NEAR = 3 };
int pl_near_moves(const struct pl_game *, const struct pl_book *, const struct pl_state *view,
                  int seat, const char *text, char near[PL_NEAR][PL_MOVE_TEXT]);

/* Those texts in a row: "'fly to 8-1', 'fly to 8-2'". */
void pl_put_near(struct pl_text *, int count, char near[PL_NEAR][PL_MOVE_TEXT]);

#endif

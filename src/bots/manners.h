/* manners.h - what a bot does not do, and a hint does not advise, though the rules allow it:
 *
 *   going in circles   to a position in which the seat was before in this turn, or one that is the
 *                      same but for a smaller stock of its own
 *   a free loss        where another move leads to the same position with a larger stock
 *   trading back       a trade that, with those of the same day, leaves no stock larger and nothing
 *                      gained; or an offer of such a one
 *   pestering          a second offer in one turn to a person who refused the first
 *
 * A stock is what the game's table of its state calls so (core/describe.h). A turn is what a seat
 * does without others moving in between, but to answer its offers; a day lasts as long as the
 * clocks of that table stand still, and trades are the moves whose form says PL_TRADES. Where chance decides what comes
 * of a move, or a secret is shown, that move is neither a circle nor a loss.
 */
#ifndef PERILUNE_BOTS_MANNERS_H
#define PERILUNE_BOTS_MANNERS_H

#include "core/match.h"

/* What a seat's manners hang on: its turn so far. */
struct pl_manners;

/* Of a seat that is asked in a match. It may not be made offers twice by it who is one of
 * `people`, a bit for each seat: none, where it is a person's own move. */
struct pl_manners *pl_manners_of(const struct pl_match *, int seat, unsigned people);
void pl_manners_free(struct pl_manners *); /* may be NULL */

/* Leave what is mannerly of the moves of the view's seat, in their order; all of them where nothing
 * would be left. NULL knows of no manners. */
int pl_mannerly(const struct pl_manners *, const struct pl_game *, const struct pl_rules *,
                const struct pl_state *view, struct pl_move *, int count);

#endif

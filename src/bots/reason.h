/* reason.h - why one move rather than another, found by playing both on.
 *
 * Both are made in the same truths with the same dice, and everybody goes on by the game's own
 * weights: to where the mover is asked again after everybody else was, or, where the game is as
 * good as decided, to its end. What is then found is a gain: in at least three quarters of the
 * truths there is at least so much more of something after the one move than after the other in
 * the same truth, and both come there in the same round. Nothing else is said, nor that what the
 * move names is there then.
 *
 * What there can be more of is a win and a better place, of any game; and what a game's words file
 * has a text for: its score, and numbers of its state (core/describe.h) that the mover has.
 *
 *   more.score    "{amount} points"
 *   more.PATH     "{amount} Gold"; of a set, members of it. {row} is of which row, where there are
 *                 several
 *   keeps.PATH    "{member} on the tug", which is not there after the other move
 */
#ifndef PERILUNE_BOTS_REASON_H
#define PERILUNE_BOTS_REASON_H

#include "bots/search.h"
#include "core/describe.h"

enum { PL_REASON_TRUTHS = 16, PL_GAINS = 2 };

enum pl_gain_kind {
	PL_GAINS_WIN = 1, /* the game is over, and the mover first */
	PL_GAINS_TIME,    /* the game is over for a rival after the other move */
	PL_GAINS_POINTS,
	PL_GAINS_PLACES,
	PL_GAINS_MEMBER, /* of an item */
	PL_GAINS_MORE,   /* of an item */
	PL_GAINS_BACK    /* points that a rival has less */
};

/* What could be gained, or was. */
struct pl_gain {
	uint8_t kind;
	int seat;                   /* of PL_GAINS_BACK, the rival */
	const struct pl_item *item; /* of PL_GAINS_MEMBER and PL_GAINS_MORE */
	int row[PL_BRACKETS];
	int member;
	int32_t amount; /* at least */
};

struct pl_reasons {
	bool to_the_end; /* of the game, else to the mover's next turn */
	int count;
	struct pl_gain at[PL_GAINS]; /* the most telling first */
};

/* The words of advice (bots/advice.h) and of the game say what can be gained; the book is of the
 * language asked for. After the searcher has chosen for a seat. */
void pl_find_reasons(struct pl_searcher *, const struct pl_game *, const struct pl_book *,
                     const struct pl_move *best, const struct pl_move *other, bool to_the_end,
                     struct pl_reasons *);

/* When a position is, by the clocks of the game's table of its state (core/describe.h): lines are
 * held against each other at the same time only. */
uint64_t pl_time_of(const struct pl_game *, const struct pl_rules *, const struct pl_state *);

/* How much of it the mover has in a whole state. */
int32_t pl_gain_in(const struct pl_game *, const struct pl_rules *, const struct pl_gain *,
                   const struct pl_state *, int mover);

/* Where a line that was played on for these reasons is held against another: false until it is
 * there. Zero but for seat and to_the_end at first. */
struct pl_line_end {
	int seat;
	bool to_the_end;
	bool there;     /* else it took too long */
	unsigned asked; /* who was */
	int plies;
};
bool pl_line_goes_on(struct pl_line_end *, const struct pl_state *);

#endif

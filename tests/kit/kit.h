/* kit.h - the conformance kit: what every game must pass.
 *
 * The kit plays a game at random and hunts for broken promises of the contract
 * (core/game.h). It knows no rule of any game. Each property below has a name
 * that stays, so that a wrong game can be shown to fail for the right reason:
 * tests/kit/wrong.c and wrong_tables.c have one wrong game a property.
 */
#ifndef PERILUNE_KIT_H
#define PERILUNE_KIT_H

#include "core/game.h"

enum pl_property {
	PL_KIT_PASSED,

	/* Tables of struct pl_game. */
	PL_KIT_TABLES, /* slug, functions, fields, reasons, event kinds
	                * are sane */

	/* Play. */
	PL_KIT_ENDS,      /* random play ends */
	PL_KIT_AUDIT,     /* audit() finds nothing after setup and every move */
	PL_KIT_HEADER,    /* ply counts up by one, seats stay, pending and sealed
	                   * are of these seats and in step with each other */
	PL_KIT_RESULT,    /* places run from 1, and equals share */
	PL_KIT_CANONICAL, /* the same call gives the same bytes, whatever was on
	                   * the stack, with events or without */
	PL_KIT_EVENTS,    /* fewer than PL_EVENTS, of known kinds, appended */
	PL_KIT_VALUE,     /* 0 to 1000; at the end in the order of the places */
	PL_KIT_WEIGH,     /* at least 1, the same on state and view; favourite() and
	                   * play_on() go by it */

	/* Moves. */
	PL_KIT_LEGAL,      /* some moves exactly when pending, none twice, the
	                    * seat's own, the same when asked again */
	PL_KIT_LEGAL_VIEW, /* the same on state and view */
	PL_KIT_CHECK,      /* what is listed is allowed, what is not one's turn is
	                    * refused with a clause of the rulebook */
	PL_KIT_CHECK_VIEW, /* check() says the same of state and view */
	PL_KIT_HOSTILE,    /* what check() allows, apply() survives */

	/* Words. */
	PL_KIT_FORMAT, /* a line of text, different for different moves */
	PL_KIT_PARSE,  /* undoes format() */
	PL_KIT_WORDS,  /* questions, explanations, log and table say something */
	PL_KIT_JSON,   /* a view is JSON by the table of the state */
	PL_KIT_PIECES, /* touch(), trace() and piece() name pieces */

	/* Secrets. */
	PL_KIT_VIEW,          /* observe() is idempotent, hides chance, keeps the
	                       * header, and a spectator knows no more than a seat;
	                       * glance() tells views apart as they are */
	PL_KIT_DETERMINIZE,   /* observe(determinize(v)) == v, it audits, has a
	                       * generator of its own, and is not always the same */
	PL_KIT_VIEW_LEAK,     /* two truths, same events: the same view, legal
	                       * moves, questions and tables */
	PL_KIT_EVENT_LEAK,    /* what an event tells, the view keeps */
	PL_KIT_REVEALS,       /* chance drawn or a secret shown is marked, and
	                       * nothing else that is sealed */
	PL_KIT_SEALED_CHANCE, /* sealed moves draw none */
	PL_KIT_SEALED_SHOWS,  /* sealed moves show others nothing */
	PL_KIT_SEALED_ORDER,  /* sealed moves commute */
	PL_KIT_SEALED_STEPS,  /* as many whatever is chosen */
	PL_KIT_TOLD_APART,    /* two choices of the mover: others' views differ after
	                       * them exactly when the events do that they are told.
	                       * A choice is whole when its last move is made (PL_BEGINS);
	                       * and what leaves the very same truth need leave no view
	                       * another */

	/* Tables of core/describe.h, where the game has them. */
	PL_KIT_FORMS, /* every legal move is of a form; its notation, JSON, parts and number
	               * are read as that move, and so are those of any other filling */
	PL_KIT_NEWS,  /* an event holds what its items say, and no more; what is secret in it
	               * is called so */
	PL_KIT_ITEMS, /* every bit of a position is some item's, and of one alone */
	PL_KIT_RANGE, /* and within its range; facts too, whoever looks */
	PL_KIT_SIGHT, /* observe() does with any value as the item's sight says, also with bits
	               * that play never sets; what is taught is sometimes unknown */

	PL_KIT_PROPERTIES
};

extern const char *const pl_property_names[]; /* PL_KIT_PROPERTIES rows */

/* What was broken, where, and the moves before it. */
struct pl_kit_fault {
	enum pl_property property;
	uint64_t game; /* number of the game under the seed */
	uint32_t ply;
	char text[512];
	char moves[512]; /* the last few, in words */
};

/* Play that many games, more where they are short; true if none fails, else the first fault.
 * *hidden is how many bytes of the first position some seat cannot see. */
bool pl_kit_run(const struct pl_game *, const struct pl_book *, int seats, uint64_t seed, int games,
                struct pl_kit_fault *, int *hidden);

/* Whether a setting ("map=oasis") lets any of many games end otherwise, with any number of
 * players, or lets more or fewer of them play. */
bool pl_kit_matters(const struct pl_game *, const char *setting);

/* How often the greedy bot is first among players who make any move, in thousandths; it sits in
 * every seat in turn, and a shared first place is a part of one. pl_kit_loses: whether that is
 * less than its fair share, beyond what luck explains. */
int pl_kit_sense(const struct pl_game *, const struct pl_book *, int seats, int games);
bool pl_kit_loses(int share, int seats, int games);

#endif

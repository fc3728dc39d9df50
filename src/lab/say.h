/* say.h - figures as people read them: numbers, sentences, names of pieces. */
#ifndef PERILUNE_SAY_H
#define PERILUNE_SAY_H

#include "lab/estimate.h"

/* A number as people like to read it: "24.1%", "303.4". */
void pl_say_value(struct pl_text *, const struct pl_figure *, double);

/* A figure's sentence with its value in the place of #. */
void pl_say_sentence(struct pl_text *, const struct pl_figure *, double);

/* What a change is of, apart from figures of the same name: "p1 wins". */
void pl_say_figure(struct pl_text *, const struct pl_figure *);

/* How a run of figures is headed: "seats", "length". */
extern const char *const pl_section_titles[PL_SECTIONS];

/* The id and the name of a use's piece. */
struct pl_piece_name {
	char id[64], name[128];
};
struct pl_piece_name pl_piece_of(const struct pl_game *, const struct pl_book *,
                                 const struct pl_usage *);

/* Which of a sorted tally's uses are worth a line each: places on a board are
 * many and a seat's own things say nothing, so only pieces of which there is a
 * handful. The caller's to free. */
bool *pl_telling_uses(const struct pl_game *, const struct pl_book *, const struct pl_tally *);

/* What a seat had at hand, and what it chose of it; chosen is all 0 if nothing
 * was. */
struct pl_held {
	struct pl_usage at_hand, chosen;
};
struct pl_held pl_held_of(const struct pl_tally *sorted, const struct pl_usage *at_hand);

/* "Who could choose NAME did so in 12.5% of those decisions." */
void pl_say_held(struct pl_text *, const struct pl_held *, const char *name);

#endif

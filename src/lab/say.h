/* say.h - figures as people read them: numbers, sentences, names of pieces. */
#ifndef PERILUNE_LAB_SAY_H
#define PERILUNE_LAB_SAY_H

#include "lab/estimate.h"

/* A number as people like to read it: "24.1%", "303.4". */
void pl_say_value(struct pl_text *, const struct pl_figure *, double);

/* The same in fewer digits, as a sentence has it: "24.1%", "303". */
void pl_say_short(struct pl_text *, const struct pl_figure *, double);

/* A figure's sentence with its value in the place of #. */
void pl_say_sentence(struct pl_text *, const struct pl_figure *, double);

/* What a change is of, apart from figures of the same name: "p1 wins". */
void pl_say_figure(struct pl_text *, const struct pl_figure *);

/* Wins, or a change of them, with luck taken out: "52.1%   49.8% to  54.4%   15.5%   1.40", the
 * last two being how much narrower the interval is and how many times the games would do that. */
void pl_say_luckless(struct pl_text *, const struct pl_luckless *);

/* Where the luck in these sums was counted, in a sentence for people. */
void pl_say_lucky_games(struct pl_text *, const struct pl_luck_sums *, uint64_t games);

/* What these bots judge positions by, in a sentence; nothing where none of them judges. */
void pl_say_judges(struct pl_text *, const struct pl_bot *, int count, const struct pl_game *,
                   const struct pl_rules *);

/* What programs call it: "value", "learnt". */
extern const char *const pl_judges_names[]; /* PL_JUDGES_KINDS rows */

/* Whether a line about the luck of a group is worth its room: it narrows something. */
bool pl_luckless_tells(const struct pl_luckless *);

/* How a run of figures is headed: "seats", "length". */
extern const char *const pl_section_titles[]; /* PL_SECTIONS rows */

/* What programs call the kinds of figures: "mean", "wins". */
extern const char *const pl_figure_kinds[]; /* PL_FIGURE_KINDS rows */

/* The id and the name of a use's piece. */
struct pl_piece_name {
	char id[64], name[128];
};
struct pl_piece_name pl_piece_of(const struct pl_game *, const struct pl_book *,
                                 const struct pl_usage *);

/* Pieces of one sort that one kind of event points at: "play", "card". */
struct pl_sort {
	uint32_t kind;
	char name[64]; /* what their ids begin with, up to a hyphen */
	int pieces;
	bool many; /* more than a handful: a list of its own, to be unfolded */
};

/* The sorts of a sorted tally's uses; of[i] is the sort of use i, or -1 where it is
 * not worth a line: what is a seat's own (p1 to p6 is in its name) says nothing,
 * and places that are but numbers (hex-3-4) are many, unless there is a handful. */
struct pl_sorts {
	int count;
	struct pl_sort *at;
	int *of;
};
struct pl_sorts pl_sorts_of(const struct pl_game *, const struct pl_book *,
                            const struct pl_tally *);
void pl_sorts_free(struct pl_sorts *);

/* What a seat had at hand, and what it chose of it; chosen is all 0 if nothing
 * was. */
struct pl_held {
	struct pl_usage at_hand, chosen;
};
struct pl_held pl_held_of(const struct pl_tally *sorted, const struct pl_usage *at_hand);

/* "Who could choose NAME did so in 12.5% of those decisions." */
void pl_say_held(struct pl_text *, const struct pl_held *, const char *name);

#endif

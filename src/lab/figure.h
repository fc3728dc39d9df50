/* figure.h - what the lab counts of every game: a list of figures, each a whole
 * number a game, made from the game, its data, the seats and the bots.
 *
 * What follows from them (means, intervals, tests) is worked out afterwards,
 * from sums that do not depend on the order of the games.
 */
#ifndef PERILUNE_LAB_FIGURE_H
#define PERILUNE_LAB_FIGURE_H

#include "bots/bot.h"

/* Wins are counted in sixtieths, as up to six may share a first place; so are
 * means over the seats of a table, or over its winners. */
enum { PL_WIN = 60 };

enum pl_figure_kind {
	PL_MEAN,       /* of the games */
	PL_WON,        /* a group's wins; the next two are */
	PL_TAKEN,      /* how many seats are of that group, and */
	PL_EDGE,       /* its wins beyond what that many seats are due */
	PL_SEATS_MEAN, /* mean of the seats; the next one is */
	PL_GAP,        /* mean of the winners less that of the others */
	PL_FIGURE_KINDS
};

enum pl_section {
	PL_ABOUT_SEATS,
	PL_ABOUT_BOTS,
	PL_ABOUT_LENGTH,
	PL_ABOUT_CHOICE,
	PL_ABOUT_LEAD,
	PL_ABOUT_END,
	PL_ABOUT_OWN,    /* the game's own measures */
	PL_ABOUT_GROUPS, /* the game's own groups */
	PL_ABOUT_EVENTS,
	PL_SECTIONS
};

/* How much of a game is heeded: less takes less time, and a figure is known of the games that
 * were heeded as much as it takes. */
enum pl_heed {
	PL_HEED_END,    /* who wins, how long it takes, what there is to choose */
	PL_HEED_EVENTS, /* also what happens, to whom, and what it points at; groups */
	PL_HEED_LEAD    /* also who leads, which is looked at once a round */
};

enum { PL_FIGURE_NAME = 96 };

struct pl_figure {
	char name[PL_FIGURE_NAME]; /* "lead changes", "company Bio Corp." */
	const char *about;         /* a sentence, # being the figure */
	uint8_t kind, section;
	const char *unit; /* said after the figure in the sentence ("bases"); NULL: none */
	bool percent;
	uint8_t heed;  /* enum pl_heed: what it takes to know it */
	int32_t scale; /* the number is this many times what is meant */
	int measure;   /* of PL_ABOUT_OWN and PL_ABOUT_GROUPS */
};

/* The figures that are always there, by their place in the list. */
enum {
	PL_SEAT_FIGURES = 4, /* of a seat: won, taken, edge, score */
	PL_FIRST_FIGURE = 0
};

struct pl_catalogue {
	const struct pl_game *game;
	int seats, kinds, measures;   /* kinds of events, own measures */
	const char *scores;           /* what scores count: "bases" */
	bool by_bot;                  /* bots are counted apart from seats */
	int bots, plain, events, own; /* where each run of figures begins */
	int count, room;
	struct pl_figure *at;
};

/* Of the plain figures, from catalogue->plain. */
enum pl_plain_figure {
	PL_LENGTH,
	PL_PASSES,
	PL_CHOICES,
	PL_FORCED,
	PL_MARGIN,
	PL_SPREAD,
	PL_CHANGES,
	PL_LEAD_QUARTER,
	PL_LEAD_HALF,
	PL_LEAD_LATE,
	PL_LAST_HALF,
	PL_DECIDED,
	PL_SHARED,
	PL_NOBODY,
	PL_LIMIT,
	PL_PLAIN_FIGURES
};

/* So many figures, from the first, are numbers of a game that was heeded so. */
static inline int pl_figures_known(const struct pl_catalogue *catalogue, enum pl_heed heed)
{
	return heed == PL_HEED_END ? catalogue->events : catalogue->count;
}

/* Names of groups are taken from the book. */
struct pl_catalogue *pl_catalogue_new(const struct pl_game *, const struct pl_book *, int seats,
                                      bool by_bot, const struct pl_bot bots[PL_SEATS]);
void pl_catalogue_free(struct pl_catalogue *);

/* The figure of that name and kind, or -1. */
int pl_catalogue_find(const struct pl_catalogue *, const char *name, int kind);

#endif

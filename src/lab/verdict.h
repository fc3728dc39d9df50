/* verdict.h - what a change of the data did, as an answer to whoever made it: first what was
 * edited and how it fares now, then what followed from it. */
#ifndef PERILUNE_LAB_VERDICT_H
#define PERILUNE_LAB_VERDICT_H

#include "core/book_diff.h"
#include "lab/say.h"

enum { PL_SAYS = 1024 };

/* One number of an answer: what it is of, and how it differs. */
enum pl_shown_as { PL_SHOWN_FIGURE, PL_SHOWN_WINS, PL_SHOWN_USED, PL_SHOWN_USERS_WIN, PL_SHOWN_AS };
struct pl_shown {
	enum pl_shown_as as;
	const struct pl_figure *figure; /* of PL_SHOWN_FIGURE and PL_SHOWN_WINS */
	char of[128];                   /* "wins", "used by", "rounds" */
	const char *unit;               /* " of the seats"; NULL: none */
	bool percent;                   /* a share; in JSON, of 1 */
	struct pl_changed changed;
	bool any; /* there is something to compare */
};

/* What was edited, and the figures that are about it: who or what it is wins, is used. */
enum { PL_SHOWN = 2 };
struct pl_answer {
	const struct pl_edited *edited;
	char edit[PL_SAYS]; /* "Test Pilot's funds 2 → 12" */
	char who[160];      /* whose figures they are: "it", "company Bio Corp." */
	int shown_count;
	struct pl_shown shown[PL_SHOWN];
	char says[PL_SAYS]; /* the whole sentence */
	bool sure;
};

struct pl_verdict {
	int answer_count, follow_count, judged;
	struct pl_answer *answers; /* of what changes the rules, the surest and largest first */
	int *follows;              /* figures that surely changed: outcomes, then counters */
	int outcomes;              /* how many of those are outcomes */
	double *chance;            /* of each figure's change */
	double power;              /* difference of a seat's wins that these games see */
	bool texts_only;           /* what differs is read by people alone */
	bool alike;                /* all games went the same in both */
};

void pl_verdict_open(struct pl_verdict *, const struct pl_sim *, const struct pl_sim_result *,
                     int variant, const struct pl_diff *);
void pl_verdict_close(struct pl_verdict *);

/* "2,000 games see differences of a seat's wins above 2.9 points (four times in five)." */
void pl_say_power(struct pl_text *, uint64_t games, double power);

/* Without another book: of what a seat is due. */
double pl_power_alone(const struct pl_catalogue *, const struct pl_tally *);

#endif

/* worth.h - what the parts of a game are worth to those who play it: how often each verb,
 * card, unit and so on is chosen when it may be, at two budgets of thought; what it costs a
 * seat to do without it; and, of the game as a whole, how much there is to
 * decide, and what decides it.
 *
 * Both bots play games among themselves. Then games are played again in which one seat, which
 * moves on from game to game, may not use a thing: same chance, and the same moves up to
 * where it would have used it. Games in which it never did need not be played again, since
 * nothing would change.
 */
#ifndef PERILUNE_LAB_WORTH_H
#define PERILUNE_LAB_WORTH_H

#include "bots/uses.h"
#include "lab/estimate.h"
#include "lab/journal.h"

enum pl_budget { PL_QUICK, PL_BETTER, PL_BUDGETS };

struct pl_worth {
	const struct pl_game *game;
	const struct pl_book *book;
	int seats;
	struct pl_bot bots[PL_BUDGETS];
	uint64_t games[PL_BUDGETS];
	uint64_t seed[2];
	int threads;

	/* Books that differ from `book` in one option each, for what options change; each
	 * has its option's name and value. */
	const struct pl_book *const *variants;
	const char (*variant_option)[64], (*variant_value)[64];
	int variant_count;

	/* A key of bots/uses.h: ask for what it is worth alone; NULL: for all there is. */
	const char *without;

	void (*progress)(void *context, uint64_t permille); /* may be NULL */
	void *context;

	/* Where it can be stopped, with a part for each stage; may be NULL. */
	struct pl_journal *journal;
};

/* What was counted of one use by one bot. Decisions are those that leave a choice: some
 * legal move uses it and some other does not. */
struct pl_chosen {
	uint64_t may, did;         /* decisions in which a seat may, and did */
	uint64_t lot;              /* in how many a lot would have, in millionths */
	uint64_t may2, did2, both; /* squares and products of a game's, for the interval */
	uint64_t lot2, lot_did;    /* the same of the lot, in thousandths */
	uint64_t rival, rival_did; /* of them with another of its sort at hand */
	uint64_t rival2, rival_did2, rival_both;
	uint64_t seats, users; /* seats of games that might, and did at least once */
	uint64_t games;        /* games whose marked seat did */
	uint64_t pairs;        /* of them played again without it */
	int64_t lost, lost2;   /* what that cost, of PL_WIN, and squared */
};

enum pl_defect { PL_NO_DEFECT, PL_DEAD, PL_DOMINANT };

/* A use is named in two steps, each with Holm's correction at 2.5%, the second among those
 * that passed the first: it is hardly ever, or nearly always, chosen by the better bot; doing
 * without costs it nothing, or much. The chances are those of seeing this if it were not so. */
struct pl_row {
	struct pl_use_of use;
	struct pl_chosen by[PL_BUDGETS];
	double seldom, always;
	double idle, costly;
	enum pl_defect defect;
	bool asked; /* it is what `without` asks for */
};

/* What an option's other values change. */
struct pl_worth_option {
	const char *option;
	int values;             /* played, besides its own */
	uint64_t games, differ; /* games, and the most that differ by any value */
	uint64_t random_differ; /* of as many games of random play */
	double sure;            /* chance of the surest change of a figure */
	const char *value;      /* by which value, and which figure */
	int figure;
};

/* Results of the same seats with chance or choices exchanged: parts of the variance. */
struct pl_source {
	double chance, choice, both; /* add up to 1 */
	double reach;                /* of the 95% interval of each, about */
	uint64_t blocks;
};

struct pl_worth_result {
	struct pl_catalogue *catalogue;
	struct pl_tally tally[PL_BUDGETS];
	struct pl_luck_sums luck[PL_BUDGETS]; /* of the same games */
	uint64_t games[PL_BUDGETS];           /* that are done */
	int row_count;
	struct pl_row *rows;
	uint64_t decisions[PL_BUDGETS], forced[PL_BUDGETS]; /* of all games */
	uint64_t weighed[PL_BUDGETS], trivial[PL_BUDGETS];  /* of those looked into */
	struct pl_source source[PL_BUDGETS];
	uint64_t skill_games;
	int64_t skill_won, skill_won2; /* of PL_WIN: the better bot among quick ones */
	int option_count;
	struct pl_worth_option *options;
	bool whole; /* nothing was stopped */
};

/* From where on something is named, said with the result. */
#define PL_DEAD_SHARE     0.05 /* of seats that might: fewer ever do */
#define PL_DEAD_LOT       0.25 /* and fewer decisions than this part of what a lot would choose */
#define PL_DEAD_LOSS      0.02 /* doing without costs less of all wins */
#define PL_DOMINANT_SHARE 0.90 /* of decisions with another of its sort at hand */
#define PL_DOMINANT_LOSS  0.05

void pl_worth_run(const struct pl_worth *, struct pl_worth_result *);
void pl_worth_close(struct pl_worth_result *);

/* Shares with their intervals: decisions in which it was chosen; seats that ever did. */
struct pl_share pl_chosen_share(const struct pl_chosen *);
struct pl_share pl_chosen_users(const struct pl_chosen *);
/* The loss of win share with its interval; games: of that bot. */
struct pl_share pl_chosen_loss(const struct pl_chosen *, uint64_t games);

/* Whether no value of an option changes anything in any game that was played. */
bool pl_option_dead(const struct pl_worth_option *);

/* How many defects of the content there are: rows and options that are named. */
int pl_worth_defects(const struct pl_worth_result *);

/* The sentence that names a row, or an option, as a defect. */
void pl_say_defect(const struct pl_row *, const struct pl_worth_result *, struct pl_text *);
void pl_say_dead_option(const struct pl_worth_option *, struct pl_text *);

/* What decisions a player has in a game, by one bot. */
struct pl_load {
	double decisions, forced, trivial; /* each; parts of them */
	double minutes;                    /* at so many seconds for each that is not forced */
};
struct pl_load pl_worth_load(const struct pl_worth_result *, int budget, int pace);

/* For people, and for programs; pace: seconds a decision. The page is to be opened in a
 * browser. */
void pl_worth_print(const struct pl_worth *, const struct pl_worth_result *, int pace, FILE *);
void pl_worth_json(const struct pl_worth *, const struct pl_worth_result *, int pace,
                   struct pl_text *);
void pl_worth_page(const struct pl_worth *, const struct pl_worth_result *, int pace,
                   const char *command, FILE *);

#endif

/* estimate.h - what the sums say: figures with their 95% intervals, changes and
 * how sure they are. Floating point begins here. */
#ifndef PERILUNE_LAB_ESTIMATE_H
#define PERILUNE_LAB_ESTIMATE_H

#include "lab/sim.h"

struct pl_estimate {
	double is, low, high; /* 95% */
	double chance;        /* that one so far from what it is compared with
	                       * comes from chance alone; 1 if not compared */
};

/* A share of games with its 95% interval (Wilson's). */
struct pl_share {
	double is, low, high;
};
struct pl_share pl_share_of(double wins, double games);

/* How many games figure i is known of: all, or those that were heeded as much as it takes. */
double pl_games_of(const struct pl_catalogue *, const struct pl_tally *, int i);

/* The mean of figure i, in its own unit. */
struct pl_estimate pl_mean_of(const struct pl_catalogue *, const struct pl_tally *, int i);

/* The share of its seats' games that a group wins, i being its PL_WON figure,
 * compared with what as many seats of equals are due. */
struct pl_estimate pl_wins_of(const struct pl_catalogue *, const struct pl_tally *, int i);

/* How many times as often winners are of that group as others are. */
struct pl_estimate pl_ratio_of(const struct pl_catalogue *, const struct pl_tally *, int i);

/* Mean of winners, or of the others; i is the PL_SEATS_MEAN figure. Exact where
 * one seat wins. */
double pl_mean_of_winners(const struct pl_catalogue *, const struct pl_tally *, int i, bool others);

/* The mean change of figure i against the first book, compared with none. A
 * figure that differs in fewer than PL_FEWEST games is not judged. */
enum { PL_FEWEST = 20 };
struct pl_estimate pl_change_of(const struct pl_catalogue *, const struct pl_tally *change, int i);

/* A figure under the first book and under another, and what it changes. Wins are the share
 * of its seats' games that a group wins, as everywhere; where the same seats are of it in
 * both, game by game. */
struct pl_changed {
	double before, now;
	struct pl_estimate by;
};
struct pl_changed pl_changed_of(const struct pl_sim_result *, int variant, int i);

/* What differs between two shares, each of so many independent trials. */
struct pl_changed pl_shares_apart(double some, double all, double some_now, double all_now);

/* Wins with luck taken out (lab/luck.h): less as much of it as goes with them, which is worked
 * out from the same games, so that it is off by a part of one in as many games as there are; the
 * interval is that of what is left. Where luck was seen in fewer than PL_LUCKY games, or wins do
 * not differ, it is not known. */
enum { PL_LUCKY = 100 };
struct pl_luckless {
	bool known;
	struct pl_estimate is; /* wins, or what they change by */
	double narrower;       /* the part of the interval's width that goes, 0 to 1 */
	double games;          /* how many times the games would narrow it as much; INFINITY:
	                        * luck is all there is */
};
struct pl_luckless pl_wins_less_luck(const struct pl_catalogue *, const struct pl_tally *,
                                     const struct pl_luck_sums *, int i);

/* The same of what a book after the first changes, game by game where the same seats are of the
 * group. */
struct pl_luckless pl_changed_less_luck(const struct pl_sim_result *, int variant, int i);

/* The difference that a run sees four times in five, where the mean of one has this interval. */
double pl_power_of(const struct pl_estimate *);

/* Holm's correction in place: chances of one of a family of comparisons become
 * chances that hold for the family as a whole. Those of 1 are left out. */
void pl_holm(double *chance, int count);

/* How likely each PL_WON figure is so far from its due by chance alone, with
 * Holm's correction; 1 for all others. The caller's to free. */
double *pl_judge_wins(const struct pl_catalogue *, const struct pl_tally *);

/* The same of all changes of all books after the first, chance[variant *
 * figures + i]. Below PL_SURE is sure: a run without any change reports one at
 * most so often. Edges are left out, as wins say all that they do. */
#define PL_SURE 0.05
double *pl_judge_changes(const struct pl_sim_result *);

/* A figure by a name like "mean plies", "wins p1", "edge p1", "ratio p1", "taken
 * p1", "each X", "winners X", "losers X", "gap X"; false if there is none. With
 * change, what it changes. */
bool pl_estimate_named(const struct pl_catalogue *, const struct pl_tally *, bool change,
                       const char *name, struct pl_estimate *);

/* Who a seat plays: the first group of the game's measures that anybody was of, since
 * a faction may be an option; -1 if there is none. */
int pl_first_group(const struct pl_catalogue *, const struct pl_tally *);

/* The length, in plies, that this percentage of the games does not exceed. */
uint32_t pl_length_at(const struct pl_tally *, int percent);

#endif

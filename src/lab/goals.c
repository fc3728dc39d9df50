/* goals.c - what a balanced game is; see goals.h. */
#include "lab/goals.h"

#include "core/memory.h"

#include <math.h>

static void add(struct pl_goals *goals, int table, int kind, int figure, double lo, double hi)
{
	goals->at = pl_resize(goals->at, (size_t)(goals->count + 1) * sizeof goals->at[0]);
	goals->at[goals->count++] = (struct pl_goal){ (uint8_t)kind, figure, lo, hi, table };
}

/* Seats, and the groups of the measures that are asked for. */
static bool is_to_be_even(const struct pl_catalogue *catalogue, const struct pl_tally *tally, int i,
                          const struct pl_wish *wish, int usual)
{
	const struct pl_figure *figure = &catalogue->at[i];
	if (figure->kind != PL_WON || tally->sum[i + 1] == 0)
		return false;
	return figure->section == PL_ABOUT_SEATS ||
		(figure->section == PL_ABOUT_GROUPS &&
	         (figure->measure == usual || (wish->even >> figure->measure & 1) != 0));
}

void pl_goals_add(struct pl_goals *goals, int table, const struct pl_catalogue *catalogue,
                  const struct pl_tally *tally, const struct pl_wish *wish)
{
	int plain = catalogue->plain;
	double plies = pl_mean_of(catalogue, tally, plain + PL_LENGTH).is;
	bool asked = wish->longest > 0;
	int usual = wish->usual ? pl_first_group(catalogue, tally) : -1;
	for (int i = 0; i < catalogue->count; i++)
		if (is_to_be_even(catalogue, tally, i, wish, usual))
			add(goals, table, PL_GOAL_EVEN, i, -wish->bound, wish->bound);
	add(goals, table, PL_GOAL_LENGTH, plain + PL_LENGTH, asked ? wish->shortest : 0.9 * plies,
	    asked ? wish->longest : 1.1 * plies);
	add(goals, table, PL_GOAL_CHOICES, plain + PL_CHOICES,
	    (1 - wish->allow) * pl_mean_of(catalogue, tally, plain + PL_CHOICES).is, INFINITY);
	add(goals, table, PL_GOAL_LEADS, plain + PL_CHANGES,
	    (1 - wish->allow) * pl_mean_of(catalogue, tally, plain + PL_CHANGES).is, INFINITY);
}

void pl_goals_close(struct pl_goals *goals)
{
	free(goals->at);
}

struct pl_reading pl_goal_read(const struct pl_goal *goal, const struct pl_catalogue *catalogue,
                               const struct pl_tally *tally)
{
	bool even = goal->kind == PL_GOAL_EVEN;
	struct pl_estimate is = even ? pl_wins_of(catalogue, tally, goal->figure)
				     : pl_mean_of(catalogue, tally, goal->figure);
	double off = (is.high - is.low) / 2 / 1.959964;
	if (even)
		return (struct pl_reading){ 100 * (is.is - 1.0 / catalogue->seats), 100 * off };
	return (struct pl_reading){ is.is, off };
}

struct pl_reading pl_goal_change(const struct pl_goal *goal, const struct pl_catalogue *catalogue,
                                 const struct pl_tally *change, const struct pl_tally *first)
{
	bool even = goal->kind == PL_GOAL_EVEN;
	struct pl_estimate is =
		pl_change_of(catalogue, change, even ? goal->figure + 2 : goal->figure);
	double unit = 1;
	if (even) /* its edge is of all its seats together */
		unit = 100 / fmax(pl_mean_of(catalogue, first, goal->figure + 1).is, 1e-9);
	return (struct pl_reading){ unit * is.is, unit * (is.high - is.low) / 2 / 1.959964 };
}

bool pl_goal_is_met(const struct pl_goal *goal, const struct pl_reading *reading)
{
	return reading->is >= goal->lo && reading->is <= goal->hi;
}

/* How far a figure is beyond its goal, and the unit of that. */
static double beyond(const struct pl_goal *goal, double is, double *unit)
{
	*unit = 1;
	if (goal->kind == PL_GOAL_EVEN)
		return fmax(fabs(is) - goal->hi / 2, 0);
	*unit = 100 / fmax(is < goal->lo ? goal->lo : goal->hi, 1e-9);
	return *unit * fmax(fmax(goal->lo - is, is - goal->hi), 0);
}

double pl_goals_cost(const struct pl_goals *goals, const struct pl_reading *reading)
{
	double cost = 0, unit;
	for (int i = 0; i < goals->count; i++) {
		double far = beyond(&goals->at[i], reading[i].is, &unit);
		cost += far * far;
	}
	return cost;
}

double pl_goal_doubt(const struct pl_goal *goal, const struct pl_sim_result *two,
                     const struct pl_reading *before)
{
	double unit, far = beyond(goal, before->is, &unit);
	struct pl_reading change =
		pl_goal_change(goal, two->catalogue, &two->change[1], &two->tally[0]);
	return 4 * far * far * unit * unit * change.off * change.off;
}

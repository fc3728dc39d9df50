/* sense.h - how a country reckons its way to the Moon: shared by plan.c,
 * sense.c, value.c and sights.c. Rules do not include this. */
#ifndef PERILUNE_ONE_SMALL_STEP_SENSE_H
#define PERILUNE_ONE_SMALL_STEP_SENSE_H

#include "games/one-small-step/one_small_step.h"

/* Time is reckoned in parts of a turn. */
enum { OSS_FAR = 100 * OSS_TURN };

/* Worth in parts of a turn, where it cannot be reckoned. */
enum {
	OSS_WORTH_CARD = 8,      /* one drawn unseen, at Tier 1 */
	OSS_WORTH_CARD_TIER = 3, /* and more for each tier above */
	OSS_WORTH_GUARD = 10,
	OSS_WORTH_OBJECTIVE = 150 /* the whole of it */
};

/* A tier of the network in a position: with more than two it is a race, in which
 * training comes too late to pay. */
PL_FN int oss_worth_of_tier(int seats)
{
	return seats == 2 ? OSS_TURN / 2 : OSS_TURN / 16;
}

/* What a player has to work with, as far as the way to the Moon is concerned. */
struct oss_means {
	int stock[OSS_RESOURCES + 1];
	int yield[OSS_RESOURCES + 1]; /* a Produce, spies counted on both sides */
	int trade;                    /* tokens a Trade */
	int growth;                   /* half tokens a Produce, of each resource, to come */
	uint32_t marks, blocked;      /* blocked by rivals' spies */
};

/* What lies ahead of a player on each way to the Moon. What two Produces give counts upgrades
 * that are to come; its parts are those of the table of the rules. */
struct oss_ways {
	struct oss_needs needs;
	int32_t twice[OSS_RESOURCES + 1][OSS_PLANS];
	uint32_t part[OSS_RESOURCES + 1][OSS_PLANS];
};

/* How long each way takes, as plan.c reckons. */
struct oss_times {
	int32_t of[OSS_PLANS];
};

/* Whose move is worth waiting for (value.c). */
int oss_whose_turn(const struct oss_state *);

/* What a judge sees (sights.c). */
extern const struct pl_sights oss_sights;
extern const struct pl_judge oss_judge;

/* plan.c */
struct oss_means oss_means_of(const struct oss_rules *, const struct oss_state *, int seat);
void oss_find_ways(const struct oss_rules *, const struct oss_means *, struct oss_ways *);

/* The ways after a change of means, from what they were. */
void oss_change_ways(const struct oss_rules *, const struct oss_means *was,
                     const struct oss_means *now, const struct oss_ways *before,
                     struct oss_ways *ways);

/* True if means differ in no more than what is in stock. */
PL_FN bool oss_same_ways(const struct oss_means *a, const struct oss_means *b)
{
	int differs = a->marks != b->marks || a->blocked != b->blocked;
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		differs |= a->yield[resource] != b->yield[resource];
	return !differs;
}

/* Parts of turns until the landing, by the best plan. *hint is the plan that is
 * preferred to others as good, and then the best. */
int oss_time(const struct oss_rules *, const struct oss_means *, const struct oss_ways *, int *hint,
             struct oss_times *times);

/* The technologies still between a player with a country and the Moon, by the best
 * plan: spies in the way count. */
uint32_t oss_way(const struct oss_rules *, const struct oss_state *, int seat);

/* The time with one more technology blocked. */
int oss_time_blocked(const struct oss_rules *, const struct oss_means *, const struct oss_times *,
                     int technology, int time, int hint);

#endif

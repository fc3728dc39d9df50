/* sense.h - how a country reckons its way to the Moon: shared by plan.c,
 * sense.c and value.c. Rules do not include this. */
#ifndef PERILUNE_ONE_SMALL_STEP_SENSE_H
#define PERILUNE_ONE_SMALL_STEP_SENSE_H

#include "games/one-small-step/one_small_step.h"

/* Time is reckoned in parts of a turn. */
enum { OSS_TURN = 64, OSS_FAR = 100 * OSS_TURN };

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

/* What is still to be paid on each way to the Moon. */
struct oss_needs {
	int16_t of[OSS_PLANS][OSS_RESOURCES + 1];
	int16_t coming[OSS_PLANS][OSS_RESOURCES + 1]; /* upgrades that lie on the way */
	uint8_t steps[OSS_PLANS];
	uint8_t blocks[OSS_PLANS];
};

/* plan.c */
struct oss_means oss_means_of(const struct oss_rules *, const struct oss_state *, int seat);
struct oss_needs oss_needs_of(const struct oss_rules *, const struct oss_means *);

/* Parts of turns until the landing, by the best plan. *hint is the plan that is
 * looked at first, and then the best. */
int oss_time(const struct oss_rules *, const struct oss_means *, const struct oss_needs *,
             int *hint);

/* The technologies still between a player with a country and the Moon, by the best
 * plan: spies in the way count. */
uint32_t oss_way(const struct oss_rules *, const struct oss_state *, int seat);

/* The time with one more technology blocked. */
int oss_time_blocked(const struct oss_rules *, const struct oss_means *, const struct oss_needs *,
                     int technology, int time, int hint);

#endif

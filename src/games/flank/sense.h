/* sense.h - what the files about good play share. Worth is in points of which a
 * token has about six. */
#ifndef PERILUNE_FLANK_SENSE_H
#define PERILUNE_FLANK_SENSE_H

#include "core/judge.h"
#include "games/flank/flank.h"

enum { FLK_WORTH_TOKEN = 6, FLK_WORTH_CARD = 20, FLK_WORTH_BASE = 110, FLK_WORTH_ZONE = 8 };

/* A unit by its printed price. */
int flk_worth_unit(const struct flk_rules *, int faction, int type);
int flk_worth_units(const struct flk_rules *, int faction, uint16_t units);

/* outlook.c: what a battle promises a seat, in worth won less worth lost. */
int flk_if_ended_now(const struct flk_rules *, const struct flk_state *, int seat);
int flk_battle_outlook(const struct flk_rules *, const struct flk_state *, int seat);
int flk_potential(const struct flk_rules *, const struct flk_state *, int seat);
int flk_power(int units); /* points of that many units, one in front */
void flk_weigh_combat(const struct flk_rules *, const struct flk_state *, const struct pl_move *,
                      int count, uint16_t *weight);

/* plans.c: formations. */
void flk_weigh_formation(const struct flk_rules *, const struct flk_state *, const struct pl_move *,
                         int count, uint16_t *weight);

/* campaign.c: harvest, building and moves on the board. */
void flk_weigh_campaign(const struct flk_rules *, const struct flk_state *, const struct pl_move *,
                        int count, uint16_t *weight);
int flk_threat(const struct flk_rules *, const struct flk_state *, int seat, int zone);
int flk_pressure(const struct flk_rules *, const struct flk_state *, int seat);

/* sights.c: what a judge that learns sees. */
extern const struct pl_sights flk_sights;
extern const struct pl_judge flk_judge;

PL_FN int flk_within(int low, int n, int high)
{
	return n < low ? low : n > high ? high : n;
}

#endif

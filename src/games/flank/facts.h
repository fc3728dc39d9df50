/* facts.h - numbers that follow from a view of Flank, for its tables (describe.c). */
#ifndef PERILUNE_FLANK_FACTS_H
#define PERILUNE_FLANK_FACTS_H

#include "core/describe.h"

typedef int32_t flk_fact(const struct pl_rules *, const struct pl_state *view, int viewer,
                         const int row[PL_BRACKETS]);

/* Of a zone, and of a type within its faction. */
flk_fact flk_fact_zone_row, flk_fact_near;
flk_fact flk_fact_kaldari, flk_fact_terran, flk_fact_swarm;

/* Of a player: row[0] is the seat; price: row[1] the type and row[2] the colour, from 0. */
flk_fact flk_fact_units, flk_fact_zones, flk_fact_price;

/* Of a player in an open battle, until the survivors return; else 0. */
flk_fact flk_fact_points, flk_fact_upgrade_points, flk_fact_falling;
flk_fact flk_fact_strikes, flk_fact_struck;

/* Of its types in that battle, a byte for each; the powers: row[1] is the area, from 0. */
flk_fact flk_fact_assault, flk_fact_strike_power, flk_fact_screen_power;

#endif

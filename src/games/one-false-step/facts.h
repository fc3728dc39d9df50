/* facts.h - what follows from a view of One False Step, or from an event, and is not kept in
 * it: functions for the tables of describe.c. */
#ifndef PERILUNE_ONE_FALSE_STEP_FACTS_H
#define PERILUNE_ONE_FALSE_STEP_FACTS_H

#include "core/describe.h"

enum {
	OFS_WEEKS = 200,                      /* the longest week_limit */
	OFS_MOST_POINTS = 999 + 9 * (60 + 3), /* chips, cities and Know-how */
	OFS_MAP_SIDE = 20 * 35 + 140          /* the widest map */
};

/* A function as struct pl_item wants it. */
#define OFS_FACT(name)                                                                             \
	int32_t name(const struct pl_rules *, const struct pl_state *, int viewer,                 \
	             const int row[PL_BRACKETS])

/* Of a Mine or Farm as it is printed: row[0] is its number in the set, from 1. */
OFS_FACT(ofs_spot_kind);
OFS_FACT(ofs_spot_section);
OFS_FACT(ofs_spot_number);

/* Of a level, from 1. */
OFS_FACT(ofs_level_cost);
OFS_FACT(ofs_level_needs);
OFS_FACT(ofs_level_chance);

/* Of a section, from 1. */
OFS_FACT(ofs_section_mines);
OFS_FACT(ofs_section_farms);
OFS_FACT(ofs_section_cities);
OFS_FACT(ofs_section_county_seats);

/* Of an event, which stands in the state's place. */
OFS_FACT(ofs_told_spot);
OFS_FACT(ofs_told_held);
OFS_FACT(ofs_told_guidance);
OFS_FACT(ofs_told_life);
OFS_FACT(ofs_told_fuel);
OFS_FACT(ofs_told_holding);

/* Of players: row[0] is the seat, row[1] the system or how many of them hold. */
OFS_FACT(ofs_fact_points);
OFS_FACT(ofs_fact_city_points);
OFS_FACT(ofs_fact_know_points);
OFS_FACT(ofs_fact_farms);
OFS_FACT(ofs_fact_mines);
OFS_FACT(ofs_fact_upkeep);
OFS_FACT(ofs_fact_offers_left);
OFS_FACT(ofs_fact_target);
OFS_FACT(ofs_fact_chance);
OFS_FACT(ofs_fact_price);
OFS_FACT(ofs_fact_next_target);
OFS_FACT(ofs_fact_next_chance);
OFS_FACT(ofs_fact_fee);
OFS_FACT(ofs_fact_leads);
OFS_FACT(ofs_fact_shot);
OFS_FACT(ofs_fact_gain);

/* Of the map: row[0] is the city, the claim or the port. */
OFS_FACT(ofs_fact_room);
OFS_FACT(ofs_fact_city_x);
OFS_FACT(ofs_fact_city_y);
OFS_FACT(ofs_fact_spot);
OFS_FACT(ofs_fact_claim_kind);
OFS_FACT(ofs_fact_claim_x);
OFS_FACT(ofs_fact_claim_y);
OFS_FACT(ofs_fact_claim_owner);
OFS_FACT(ofs_fact_claim_defender);
OFS_FACT(ofs_fact_port_claim);
OFS_FACT(ofs_fact_port_meets);
OFS_FACT(ofs_fact_port_x);
OFS_FACT(ofs_fact_port_y);
OFS_FACT(ofs_fact_deck_left);

#endif

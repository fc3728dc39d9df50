/* facts.c - numbers that follow from a view of Flank: what front ends would else work out for
 * themselves. */
#include "games/flank/facts.h"
#include "games/flank/flank.h"

int32_t flk_fact_zone_row(const struct pl_rules *r, const struct pl_state *view, int viewer,
                          const int row[PL_BRACKETS])
{
	(void)view, (void)viewer;
	return flk_numbers(r)->row[row[0]];
}

int32_t flk_fact_near(const struct pl_rules *r, const struct pl_state *view, int viewer,
                      const int row[PL_BRACKETS])
{
	(void)view, (void)viewer;
	return flk_numbers(r)->near[row[0]];
}

int32_t flk_fact_kaldari(const struct pl_rules *r, const struct pl_state *view, int viewer,
                         const int row[PL_BRACKETS])
{
	(void)r, (void)view, (void)viewer;
	return flk_unit_row(FLK_KALDARI, row[0]);
}

int32_t flk_fact_terran(const struct pl_rules *r, const struct pl_state *view, int viewer,
                        const int row[PL_BRACKETS])
{
	(void)r, (void)view, (void)viewer;
	return flk_unit_row(FLK_TERRAN, row[0]);
}

int32_t flk_fact_swarm(const struct pl_rules *r, const struct pl_state *view, int viewer,
                       const int row[PL_BRACKETS])
{
	(void)r, (void)view, (void)viewer;
	return flk_unit_row(FLK_SWARM, row[0]);
}

/* --- players --------------------------------------------------------------------------- */

int32_t flk_fact_units(const struct pl_rules *r, const struct pl_state *view, int viewer,
                       const int row[PL_BRACKETS])
{
	(void)r, (void)viewer;
	return flk_count(flk_position(view)->total[row[0]]);
}

int32_t flk_fact_zones(const struct pl_rules *r, const struct pl_state *view, int viewer,
                       const int row[PL_BRACKETS])
{
	(void)r, (void)viewer;
	return flk_zones_held(flk_position(view), row[0]);
}

int32_t flk_fact_price(const struct pl_rules *r, const struct pl_state *view, int viewer,
                       const int row[PL_BRACKETS])
{
	const struct flk_state *s = flk_position(view);
	(void)viewer;
	if (s->faction[row[0]] == 0)
		return 0;
	return flk_powers_of(flk_numbers(r), s, row[0])->price[row[1]][row[2]];
}

/* --- battles ----------------------------------------------------------------------------- */

/* Whether formations lie open and combat is still being counted. */
static bool is_fought(const struct pl_state *view)
{
	return flk_is_open_battle(flk_position(view)) && view->phase != FLK_RETREATING;
}

int32_t flk_fact_points(const struct pl_rules *r, const struct pl_state *view, int viewer,
                        const int row[PL_BRACKETS])
{
	(void)viewer;
	return is_fought(view) ? flk_points(flk_numbers(r), flk_position(view), row[0]) : 0;
}

int32_t flk_fact_upgrade_points(const struct pl_rules *rules, const struct pl_state *view,
                                int viewer, const int row[PL_BRACKETS])
{
	const struct flk_rules *r = flk_numbers(rules);
	const struct flk_state *s = flk_position(view);
	int seat = row[0], base = s->siege && seat != s->attacker ? r->base_points : 0;
	(void)viewer;
	if (!is_fought(view))
		return 0;
	return flk_points(r, s, seat) - base - s->points[seat] -
		r->front_points * flk_count(s->sheet[seat][FLK_FRONT]) -
		r->support_points * flk_count(s->sheet[seat][FLK_SUPPORT]);
}

/* Once they are being used: those that are left. */
int32_t flk_fact_strikes(const struct pl_rules *r, const struct pl_state *view, int viewer,
                         const int row[PL_BRACKETS])
{
	const struct flk_state *s = flk_position(view);
	(void)viewer;
	if (view->phase == FLK_STRIKING)
		return s->strikes[row[0]];
	if (!is_fought(view))
		return 0;
	struct flk_state after = flk_after_falling(flk_numbers(r), s);
	return flk_count_strikes(flk_numbers(r), &after, row[0]);
}

/* As many as may be struck, and as there are strikes for. */
int32_t flk_fact_struck(const struct pl_rules *rules, const struct pl_state *view, int viewer,
                        const int row[PL_BRACKETS])
{
	const struct flk_rules *r = flk_numbers(rules);
	const struct flk_state *s = flk_position(view);
	int owner = row[0], striker[PL_BRACKETS] = { 1 - owner };
	int strikes = flk_fact_strikes(rules, view, viewer, striker), victims = 0;
	unsigned types = strikes == 0 ? 0 : flk_victims(r, s, 1 - owner);
	for (; types != 0; types &= types - 1)
		victims += flk_of_type(s->sheet[owner][FLK_SUPPORT], pl_lowest(types) + 1);
	return victims < strikes ? victims : strikes;
}

int32_t flk_fact_falling(const struct pl_rules *rules, const struct pl_state *view, int viewer,
                         const int row[PL_BRACKETS])
{
	const struct flk_rules *r = flk_numbers(rules);
	const struct flk_state *s = flk_position(view);
	(void)viewer;
	if (view->phase != FLK_BEFORE && view->phase != FLK_SPENDING)
		return 0;
	int margin = flk_points(r, s, 1 - row[0]) - flk_points(r, s, row[0]);
	return margin < 0 ? 0 : flk_falling(r, s, row[0], margin);
}

/* What a unit of each type is worth in its place: a byte for each type. */
static int32_t by_type(const uint8_t power[FLK_TYPES])
{
	uint32_t all = 0;
	for (int t = 0; t < FLK_TYPES; t++)
		all |= (uint32_t)power[t] << (8 * t);
	return (int32_t)all;
}

int32_t flk_fact_assault(const struct pl_rules *r, const struct pl_state *view, int viewer,
                         const int row[PL_BRACKETS])
{
	const struct flk_state *s = flk_position(view);
	(void)viewer;
	if (!is_fought(view) || (row[0] != s->attacker && !s->siege))
		return 0;
	const struct flk_powers *p = flk_powers_of(flk_numbers(r), s, row[0]);
	return by_type(row[0] == s->attacker ? p->assault : p->garrison);
}

int32_t flk_fact_strike_power(const struct pl_rules *r, const struct pl_state *view, int viewer,
                              const int row[PL_BRACKETS])
{
	const struct flk_state *s = flk_position(view);
	(void)viewer;
	return is_fought(view) ? by_type(flk_powers_of(flk_numbers(r), s, row[0])->strikes[row[1]])
			       : 0;
}

int32_t flk_fact_screen_power(const struct pl_rules *r, const struct pl_state *view, int viewer,
                              const int row[PL_BRACKETS])
{
	const struct flk_state *s = flk_position(view);
	(void)viewer;
	return is_fought(view) ? by_type(flk_powers_of(flk_numbers(r), s, row[0])->screens[row[1]])
			       : 0;
}

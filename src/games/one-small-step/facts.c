/* facts.c - what follows from a view of One Small Step and front ends need: production,
 * prices, what stands in the way, points. describe.c lists these facts. */
#include "games/one-small-step/sense.h"
#include "games/one-small-step/words.h"

/* How each fact is asked: with the rules, a view, who looks, and rows from 0. */
#define FACT(name)                                                                                 \
	int32_t name(const struct pl_rules *rules, const struct pl_state *view, int viewer,        \
	             const int row[PL_BRACKETS])

/* --- places: row[0] is the number of one, from 1 */

FACT(oss_place_owner)
{
	(void)rules, (void)view, (void)viewer;
	return row[0] >= 1 && row[0] <= OSS_MATS ? oss_place_seat(row[0]) + 1 : 0;
}

FACT(oss_place_of)
{
	(void)rules, (void)view, (void)viewer;
	return row[0] >= 1 && row[0] <= OSS_MATS ? oss_place_resource(row[0]) : 0;
}

FACT(oss_place_on)
{
	(void)rules, (void)view, (void)viewer;
	return row[0] > OSS_MATS ? row[0] - OSS_MATS : 0;
}

/* --- events: the view is one */

FACT(oss_score_total)
{
	const struct pl_event *event = (const struct pl_event *)(const void *)view;
	const uint8_t *arg = event->arg;
	(void)rules, (void)viewer, (void)row;
	return arg[0] + arg[1] + (arg[2] << 8 | arg[3]);
}

/* --- mats */

static bool has_country(const struct oss_state *s, int seat)
{
	return seat >= 0 && seat < s->base.seats && s->player[seat].faction != 0;
}

/* Whose spies stand on a resource of a mat, a bit each. */
static unsigned spies_on(const struct oss_state *s, int seat, int resource)
{
	unsigned spies = 0;
	for (int other = 0; other < s->base.seats; other++)
		if ((s->player[other].watches & oss_watch(seat, resource)) != 0)
			spies |= pl_bit(other);
	return spies;
}

FACT(oss_fact_makes)
{
	const struct oss_state *s = oss_position(view);
	(void)viewer;
	return has_country(s, row[0]) ? oss_production(oss_numbers(rules), s, row[0], row[1] + 1)
				      : 0;
}

FACT(oss_fact_watched)
{
	(void)rules, (void)viewer;
	return (int32_t)spies_on(oss_position(view), row[0], row[1] + 1);
}

FACT(oss_fact_loses)
{
	int spies = oss_count_bits(spies_on(oss_position(view), row[0], row[1] + 1));
	return pl_least(oss_fact_makes(rules, view, viewer, row), spies);
}

FACT(oss_fact_upgrade)
{
	(void)viewer;
	return oss_upgrade(oss_numbers(rules), &oss_position(view)->player[row[0]], row[1] + 1);
}

FACT(oss_fact_trade)
{
	const struct oss_state *s = oss_position(view);
	(void)viewer;
	return has_country(s, row[0]) ? oss_trade_limit(oss_numbers(rules), s, row[0]) : 0;
}

FACT(oss_fact_spies_home)
{
	const struct oss_player *p = &oss_position(view)->player[row[0]];
	(void)rules, (void)viewer;
	return p->tier - oss_spies_out(p);
}

/* --- if the race ended now */

FACT(oss_fact_moon_points)
{
	(void)viewer;
	return oss_moon_points(oss_numbers(rules), &oss_position(view)->player[row[0]]);
}

FACT(oss_fact_stock_points)
{
	(void)viewer;
	return oss_stock_points(oss_numbers(rules), &oss_position(view)->player[row[0]]);
}

FACT(oss_fact_points)
{
	(void)viewer;
	return oss_score(oss_numbers(rules), oss_position(view), row[0]);
}

FACT(oss_fact_objective_points)
{
	return oss_fact_points(rules, view, viewer, row) -
		oss_fact_moon_points(rules, view, viewer, row) -
		oss_fact_stock_points(rules, view, viewer, row);
}

FACT(oss_fact_steps)
{
	const struct oss_state *s = oss_position(view);
	(void)viewer;
	return has_country(s, row[0]) ? oss_count_bits(oss_way(oss_numbers(rules), s, row[0])) : 0;
}

FACT(oss_fact_way)
{
	const struct oss_state *s = oss_position(view);
	(void)row;
	return has_country(s, viewer) ? (int32_t)oss_way(oss_numbers(rules), s, viewer) : 0;
}

FACT(oss_fact_met)
{
	const struct oss_rules *r = oss_numbers(rules);
	const struct oss_state *s = oss_position(view);
	const struct oss_objective *objective = &r->objective[s->objective - 1];
	unsigned met = 0;
	(void)viewer;
	for (int seat = 0; row[0] < objective->count && seat < s->base.seats; seat++)
		if (oss_meets(r, s, seat, &objective->all[row[0]]))
			met |= pl_bit(seat);
	return (int32_t)met;
}

/* --- technologies: row[0] is one, from 0 */

FACT(oss_fact_marks)
{
	const struct oss_state *s = oss_position(view);
	unsigned marks = 0;
	(void)rules, (void)viewer;
	for (int seat = 0; seat < s->base.seats; seat++)
		marks |= (s->player[seat].marks >> (row[0] + 1) & 1) << seat;
	return (int32_t)marks;
}

FACT(oss_fact_spies)
{
	const struct oss_state *s = oss_position(view);
	unsigned spies = 0;
	(void)rules, (void)viewer;
	for (int seat = 0; seat < s->base.seats; seat++)
		spies |= (s->player[seat].posts >> (row[0] + 1) & 1) << seat;
	return (int32_t)spies;
}

/* Whether a technology stands somehow for the viewer: not for spectators, nor before
 * countries, nor beyond the end of the tree. */
static bool concerns(const struct oss_rules *r, const struct oss_state *s, int viewer,
                     int technology)
{
	return has_country(s, viewer) && technology <= r->technology_count;
}

/* What the card at work takes off a price: while its player may research by it. */
static int off_now(const struct oss_rules *r, const struct oss_state *s, int viewer)
{
	return s->base.phase == OSS_INVENTING && s->turn == viewer
		? oss_amount(*oss_at_work(r, s), s->player[viewer].tier)
		: 0;
}

/* The one word that says most. A spy in the way says most of all: neither tokens nor other
 * technologies help against it. */
FACT(oss_fact_status)
{
	const struct oss_rules *r = oss_numbers(rules);
	const struct oss_state *s = oss_position(view);
	int technology = row[0] + 1;
	if (!concerns(r, s, viewer, technology))
		return 0;
	if ((oss_blocked(r, s, viewer) >> technology) & 1)
		return OSS_IS_BLOCKED;
	switch (oss_why_not_research(r, s, viewer, technology, off_now(r, s, viewer), false)) {
	case 0:
		return OSS_IS_OPEN;
	case OSS_HAS_IT:
		return OSS_IS_YOURS;
	case OSS_NEEDS_FIRST:
		return OSS_IS_LATER;
	case OSS_STALLED:
		return OSS_IS_STALLED;
	default:
		return OSS_IS_SHORT;
	}
}

FACT(oss_fact_pay)
{
	const struct oss_rules *r = oss_numbers(rules);
	const struct oss_state *s = oss_position(view);
	uint8_t price[OSS_RESOURCES + 1];
	if (!concerns(r, s, viewer, row[0] + 1))
		return 0;
	oss_price(r, s, viewer, row[0] + 1, off_now(r, s, viewer), price);
	return price[row[1] + 1];
}

FACT(oss_fact_lacks)
{
	const struct oss_rules *r = oss_numbers(rules);
	const struct oss_state *s = oss_position(view);
	if (!concerns(r, s, viewer, row[0] + 1) ||
	    oss_why_not_research(r, s, viewer, row[0] + 1, off_now(r, s, viewer), false) !=
	            OSS_TOO_DEAR)
		return 0;
	return pl_most(
		0, oss_fact_pay(rules, view, viewer, row) - s->player[viewer].stock[row[1] + 1]);
}

FACT(oss_fact_blocker)
{
	const struct oss_state *s = oss_position(view);
	return concerns(oss_numbers(rules), s, viewer, row[0] + 1)
		? oss_blocker(s, viewer, row[0] + 1) + 1
		: 0;
}

FACT(oss_fact_borrowed)
{
	const struct oss_state *s = oss_position(view);
	uint32_t bit = oss_bit(row[0] + 1);
	return concerns(oss_numbers(rules), s, viewer, row[0] + 1) &&
		(s->player[viewer].marks & bit) == 0 && oss_active(s, viewer, bit) != 0;
}

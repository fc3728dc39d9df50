/* plan.c - how long a country still needs to the Moon. For every way there (the
 * smallest sets of technologies that lead to it) what is still to be paid is
 * gathered by Produce and evened out by Trade; Morale cannot be traded. It is an
 * estimate: upgrades on the way count by half as they come later, and for cards and
 * whatever else may come production is taken to grow. */
#include "core/clones.h"
#include "games/one-small-step/sense.h"

/* Turns that a blocked technology costs, at a guess. */
enum { BLOCK_TURNS = 4, BLOCK_TIME = BLOCK_TURNS * (int)OSS_TURN };

/* Half tokens a Produce of each kind that cards, spies and upgrades off the way are
 * going to bring, for two players: what hurts the only rival is as good as a gain,
 * so cards are in play all the time. More players race, and it does not pay. */
enum { GROWTH_OF_TWO = 8 };

struct oss_means oss_means_of(const struct oss_rules *r, const struct oss_state *s, int seat)
{
	const struct oss_player *p = &s->player[seat];
	struct oss_means m;
	uint32_t all = oss_marked(s, -1), posts = 0;
	uint64_t made = oss_made(r, s, seat);
	m.stock[0] = m.yield[0] = 0;
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++) {
		m.stock[resource] = p->stock[resource];
		m.yield[resource] = oss_unpack(made, resource);
	}
	for (int other = 0; other < s->base.seats; other++) {
		if (other == seat)
			continue;
		uint32_t on_mine = s->player[other].watches & oss_mat_mask(seat);
		for (; on_mine != 0; on_mine &= on_mine - 1)
			m.yield[oss_place_resource(pl_lowest(on_mine))]--;
		posts |= s->player[other].posts;
	}
	for (uint32_t left = p->watches; left != 0; left &= left - 1)
		m.yield[oss_place_resource(pl_lowest(left))]++;
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		m.yield[resource] = pl_most(0, m.yield[resource]);
	m.trade = oss_trade_limit(r, s, seat);
	m.growth = s->base.seats == 2 ? GROWTH_OF_TWO : 0;
	m.marks = p->marks;
	m.blocked = posts & ~all;
	if (oss_has(r, s, seat, OSS_EVICT))
		m.blocked = 0;
	return m;
}

/* --- what lies ahead ------------------------------------------------------------- */

/* Whether something is built on what is not there: only if that was lost. */
static bool stands_on_nothing(const struct oss_rules *r, uint32_t marks)
{
	int lost = 0;
	for (int i = 0; i < r->base_count; i++)
		lost |= ((r->base_of[i] & marks) == 0) & ((r->based[i] & marks) != 0);
	return lost != 0;
}

/* What is built stays without what it was built on (OSS-C29). So a technology that was lost is
 * still to be paid only where something asks for it that is still to be built. */
static uint32_t still_wanted(const struct oss_rules *r, uint32_t marks)
{
	uint32_t wanted = oss_bit(r->moon) & ~marks, before = 0;
	while (wanted != before) {
		before = wanted;
		for (int i = 0; i < r->base_count; i++)
			if ((r->base_of[i] & marks) == 0 && (r->based[i] & wanted) != 0)
				wanted |= r->base_of[i];
	}
	return wanted;
}

/* The technologies that are had, or that nothing asks for any more. While nothing was lost, the
 * best way leaves the latter out by itself. */
static uint32_t done_with(const struct oss_rules *r, uint32_t marks)
{
	return stands_on_nothing(r, marks) ? marks | (r->on_ways & ~still_wanted(r, marks)) : marks;
}

/* Technologies that come to what is ahead or go from it, so many times each. */
struct changes {
	const struct oss_needs *share[2 * OSS_TECHNOLOGIES];
	int times[2 * OSS_TECHNOLOGIES], count;
};

static void list_changes(const struct oss_rules *r, uint32_t was, uint32_t is, int times,
                         struct changes *changes)
{
	for (uint32_t left = (was ^ is) & r->on_ways; left != 0; left &= left - 1) {
		int technology = pl_lowest(left);
		changes->share[changes->count] = &r->share[technology];
		changes->times[changes->count++] = (is >> technology) & 1 ? times : -times;
	}
}

/* A row of some of the ways. */
static PL_INLINE void change_row(const struct changes *changes, int count, int row, int from,
                                 const struct oss_needs *was, struct oss_needs *now)
{
	int32_t sum[OSS_ABREAST];
	for (int i = 0; i < OSS_ABREAST; i++)
		sum[i] = was->row[row][from + i];
	for (int n = 0; n < count; n++)
		for (int i = 0; i < OSS_ABREAST; i++)
			sum[i] += changes->times[n] * changes->share[n]->row[row][from + i];
	for (int i = 0; i < OSS_ABREAST; i++)
		now->row[row][from + i] = sum[i];
}

PL_CLONES static void change_rows(const struct changes *changes, int steps, int from,
                                  const struct oss_needs *was, struct oss_needs *now)
{
	for (int row = 0; row < OSS_STEPPING; row++)
		change_row(changes, steps, row, from, was, now);
	change_row(changes, changes->count, OSS_STEPPING, from, was, now);
}

/* With other markers and other blocks. What is marked is no longer to be had, nor blocked. */
static void change_needs(const struct oss_rules *r, const uint32_t marks[2],
                         const uint32_t blocked[2], const struct oss_needs *was,
                         struct oss_needs *now)
{
	struct changes changes;
	uint32_t before = done_with(r, marks[0]), after = done_with(r, marks[1]);
	changes.count = 0;
	list_changes(r, ~before, ~after, 1, &changes);
	int steps = changes.count;
	list_changes(r, blocked[0] & ~before, blocked[1] & ~after, BLOCK_TURNS, &changes);
	for (int from = 0; from < r->plan_room; from += OSS_ABREAST)
		change_rows(&changes, steps, from, was, now);
}

/* Two Produces' worth, some ways of a row. */
static PL_INLINE void set_pace(const struct oss_rules *r, int row, int from, int made,
                               struct oss_ways *ways)
{
	for (int plan = from; plan < from + OSS_ABREAST; plan++) {
		int twice = made + ways->needs.row[OSS_COMING + row][plan];
		ways->twice[row][plan] = twice;
		ways->part[row][plan] = r->part[twice];
	}
}

PL_CLONES static void set_paces(const struct oss_rules *r, const struct oss_means *m,
                                struct oss_ways *ways)
{
	int made[OSS_RESOURCES + 1] = { 0 };
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++) {
		made[resource] = 2 * m->yield[resource] + m->growth;
		made[0] += resource == OSS_MORALE ? 0 : made[resource];
	}
	for (int row = 0; row <= OSS_RESOURCES; row++)
		for (int from = 0; from < r->plan_room; from += OSS_ABREAST)
			set_pace(r, row, from, made[row], ways);
}

void oss_find_ways(const struct oss_rules *r, const struct oss_means *m, struct oss_ways *ways)
{
	const uint32_t marks[2] = { 0, m->marks }, blocked[2] = { 0, m->blocked };
	change_needs(r, marks, blocked, &r->whole, &ways->needs);
	set_paces(r, m, ways);
}

void oss_change_ways(const struct oss_rules *r, const struct oss_means *was,
                     const struct oss_means *now, const struct oss_ways *before,
                     struct oss_ways *ways)
{
	const uint32_t marks[2] = { was->marks, now->marks };
	const uint32_t blocked[2] = { was->blocked, now->blocked };
	change_needs(r, marks, blocked, &before->needs, &ways->needs);
	set_paces(r, now, ways);
}

/* --- how long it takes ------------------------------------------------------------- */

/* Times are reckoned as so many times what they are, so that what a Trade exchanges divides
 * only the least of them: tokens of a Trade, or 1 where there is none. */
static int unit_of(const struct oss_means *m)
{
	return pl_most(1, m->trade);
}

/* One way: what is short of each row, two Produces' worth of it, and a Trade. */
struct road {
	int lack[OSS_RESOURCES + 1], twice[OSS_RESOURCES + 1], unit, price;
};

/* Parts of turns of Produce until a lack is made good: 2 * lack * OSS_TURN / twice, or 0. No lack
 * times what is made is 2^31 / (2 * OSS_TURN) or more, so the part is exact. */
static PL_INLINE int produces(int lack, uint32_t part)
{
	uint32_t parts = (uint32_t)pl_most(0, lack) * (4 * OSS_TURN);
	return (int)(((uint64_t)parts * part) >> 32);
}

/* What is short of a resource after producing for so long; below 0: what is over. */
static PL_INLINE int still(const struct road *road, int resource, int time)
{
	return road->lack[resource] * OSS_TURN - (time * road->twice[resource] >> 1);
}

/* Produce for so long, then trade what is over for what is short. */
static PL_INLINE int with_trade(const struct road *road, int time)
{
	int lacks = pl_most(0, still(road, OSS_IRON, time)) +
		pl_most(0, still(road, OSS_OIL, time)) +
		pl_most(0, still(road, OSS_ALUMINUM, time));
	int sales = pl_most(0, lacks + still(road, OSS_GOLD, time));
	return time * road->unit + (lacks + sales) * road->price;
}

/* The cost of producing longer is a turn a turn, of trading a line with corners
 * where a lack ends: the least is at a corner. */
static PL_INLINE int gather(const struct road *road, const uint32_t part[OSS_RESOURCES + 1])
{
	int least = pl_most(produces(road->lack[OSS_MORALE], part[OSS_MORALE]),
	                    produces(road->lack[0], part[0]));
	int best = with_trade(road, least);
	for (int resource = OSS_IRON; resource <= OSS_GOLD; resource++) {
		int corner = pl_most(least, produces(road->lack[resource], part[resource]));
		best = pl_least(best, with_trade(road, corner));
	}
	return best;
}

/* One way, in units. */
static PL_INLINE int reckon_way(const struct oss_means *m, const struct oss_ways *ways, int plan)
{
	struct road road;
	uint32_t part[OSS_RESOURCES + 1];
	road.unit = unit_of(m);
	road.price = m->trade > 0 ? 1 : 2;
	for (int row = 0; row <= OSS_RESOURCES; row++) {
		int stock = row == 0 ? m->stock[OSS_IRON] + m->stock[OSS_OIL] +
				m->stock[OSS_ALUMINUM] + m->stock[OSS_GOLD]
				     : m->stock[row];
		road.lack[row] = ways->needs.row[OSS_COSTS + row][plan] - stock;
		road.twice[row] = ways->twice[row][plan];
		part[row] = ways->part[row][plan];
	}
	return ways->needs.row[OSS_STEPPING][plan] * road.unit + gather(&road, part);
}

/* Several ways at once, as vectors where the machine has them; the least of them. */
static PL_INLINE int reckon(const struct oss_means *m, const struct oss_ways *ways, int from,
                            struct oss_times *times)
{
	int32_t of[OSS_ABREAST], least = INT32_MAX;
	for (int i = 0; i < OSS_ABREAST; i++)
		of[i] = reckon_way(m, ways, from + i);
	for (int i = 0; i < OSS_ABREAST; i++)
		least = pl_least(least, of[i]);
	for (int i = 0; i < OSS_ABREAST; i++)
		times->of[from + i] = of[i];
	return least;
}

/* Beyond what is far it does not matter how far the first plan is. */
static bool is_far(const struct oss_means *m, const struct oss_ways *ways, int plan)
{
	int all = ways->needs.row[OSS_COSTS][plan];
	for (int resource = OSS_IRON; resource <= OSS_GOLD; resource++)
		all -= m->stock[resource];
	int least = pl_most(
		produces(all, ways->part[0][plan]),
		produces(ways->needs.row[OSS_COSTS + (int)OSS_MORALE][plan] - m->stock[OSS_MORALE],
	                 ways->part[OSS_MORALE][plan]));
	return ways->needs.row[OSS_STEPPING][plan] + least >= OSS_FAR;
}

PL_CLONES int oss_time(const struct oss_rules *r, const struct oss_means *m,
                       const struct oss_ways *ways, int *hint, struct oss_times *times)
{
	int unit = unit_of(m), first = *hint, least = INT32_MAX;
	for (int from = 0; from < r->plan_room; from += OSS_ABREAST)
		least = pl_least(least, reckon(m, ways, from, times));
	least /= unit;
	if (least >= OSS_FAR && is_far(m, ways, first))
		return OSS_FAR;
	if (times->of[first] < (least + 1) * unit)
		return least;
	for (*hint = 0; times->of[*hint] >= (least + 1) * unit;)
		++*hint;
	return least;
}

int oss_time_blocked(const struct oss_rules *r, const struct oss_means *m,
                     const struct oss_times *times, int technology, int time, int hint)
{
	uint32_t bit = oss_bit(technology) & ~done_with(r, m->marks);
	int unit = unit_of(m), least = (time + BLOCK_TIME) * unit;
	if ((r->plan[hint] & bit) == 0)
		return time;
	for (int plan = 0; plan < r->plan_room; plan++)
		if ((r->plan[plan] & bit) == 0)
			least = pl_least(least, times->of[plan]);
	return least / unit;
}

uint32_t oss_ahead(const struct oss_rules *r, const struct oss_means *m, int plan)
{
	return r->plan[plan] & ~done_with(r, m->marks);
}

uint32_t oss_way(const struct oss_rules *r, const struct oss_state *s, int seat)
{
	struct oss_means means = oss_means_of(r, s, seat);
	struct oss_ways ways;
	struct oss_times times;
	int plan = 0;
	if ((means.marks >> r->moon) & 1)
		return 0;
	oss_find_ways(r, &means, &ways);
	oss_time(r, &means, &ways, &plan, &times);
	return oss_ahead(r, &means, plan);
}

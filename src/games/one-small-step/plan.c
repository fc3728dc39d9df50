/* plan.c - how long a country still needs to the Moon. For every way there (the
 * smallest sets of technologies that lead to it) what is still to be paid is
 * gathered by Produce and evened out by Trade; Morale cannot be traded. It is an
 * estimate: upgrades on the way count by half as they come later, and for cards and
 * whatever else may come production is taken to grow. */
#include "games/one-small-step/sense.h"

/* Turns that a blocked technology costs, at a guess. */
enum { BLOCK_TIME = 4 * OSS_TURN };

/* Half tokens a Produce of each kind that cards, spies and upgrades off the way are
 * going to bring, for two players: what hurts the only rival is as good as a gain,
 * so cards are in play all the time. More players race, and it does not pay. */
enum { GROWTH_OF_TWO = 8 };

struct oss_means oss_means_of(const struct oss_rules *r, const struct oss_state *s, int seat)
{
	const struct oss_player *p = &s->player[seat];
	struct oss_means m;
	uint32_t all = oss_marked(s, -1), posts = 0;
	m.stock[0] = m.yield[0] = 0;
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++) {
		m.stock[resource] = p->stock[resource];
		m.yield[resource] = oss_production(r, s, seat, resource);
	}
	for (int other = 0; other < s->base.seats; other++) {
		if (other == seat)
			continue;
		uint32_t on_mine = s->player[other].watches & oss_mat_mask(seat);
		for (; on_mine != 0; on_mine &= on_mine - 1)
			m.yield[oss_place_resource(oss_lowest(on_mine))]--;
		posts |= s->player[other].posts;
	}
	for (uint32_t left = p->watches; left != 0; left &= left - 1)
		m.yield[oss_place_resource(oss_lowest(left))]++;
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		m.yield[resource] = oss_larger(0, m.yield[resource]);
	m.trade = oss_trade_limit(r, s, seat);
	m.growth = s->base.seats == 2 ? GROWTH_OF_TWO : 0;
	m.marks = p->marks;
	m.blocked = posts & ~all;
	if (oss_has(r, s, seat, OSS_EVICT))
		m.blocked = 0;
	return m;
}

static void unpack(uint64_t packed, int16_t of[OSS_RESOURCES + 1])
{
	of[0] = 0;
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++) {
		of[resource] = (int16_t)(packed & ((1u << OSS_LANE) - 1));
		packed >>= OSS_LANE;
	}
}

struct oss_needs oss_needs_of(const struct oss_rules *r, const struct oss_means *m)
{
	struct oss_needs needs;
	for (int plan = 0; plan < r->plan_count; plan++) {
		uint32_t left = r->plan[plan] & ~m->marks;
		uint64_t price = 0, upgrades = 0;
		int steps = 0, blocks = 0;
		for (uint32_t held = left & m->blocked; held != 0; held &= held - 1)
			blocks++;
		for (; left != 0; left &= left - 1) {
			int technology = oss_lowest(left);
			price += r->packed[technology];
			upgrades += r->upgrades[technology];
			steps++;
		}
		needs.steps[plan] = (uint8_t)steps;
		needs.blocks[plan] = (uint8_t)blocks;
		unpack(price, needs.of[plan]);
		unpack(upgrades, needs.coming[plan]);
	}
	return needs;
}

/* A plan as gather() sees it: what is short, and two Produces' worth of everything. */
struct pace {
	int lack[OSS_RESOURCES + 1], twice[OSS_RESOURCES + 1], trade;
};

/* Parts of turns of Produce until a lack is made good. */
static int produces(int lack, int twice)
{
	return lack <= 0 ? 0 : 2 * lack * OSS_TURN / oss_larger(1, twice);
}

/* The same, but only whether it takes so long; without dividing, for most plans
 * go no further than this. */
static bool takes(int lack, int twice, int time)
{
	return lack > 0 ? 2 * lack * OSS_TURN >= time * oss_larger(1, twice) : time <= 0;
}

static int balance(const struct pace *pace, int resource, int time)
{
	return time * pace->twice[resource] / 2 - pace->lack[resource] * OSS_TURN;
}

/* Produce for so long, then trade what is over for what is short. */
static int with_trade(const struct pace *pace, int time)
{
	int lacks = 0, gold = balance(pace, OSS_GOLD, time), trade = pace->trade;
	for (int resource = OSS_IRON; resource <= OSS_ALUMINUM; resource++)
		lacks -= oss_least(0, balance(pace, resource, time));
	int sales = oss_larger(0, lacks - gold);
	return time + (trade > 0 ? (lacks + sales) / trade : 2 * (lacks + sales));
}

/* The cost of producing longer is a turn a turn, of trading a line with corners
 * where a lack ends: the least is at a corner. More than `most` is of no interest. */
static int gather(const struct pace *pace, int most)
{
	const int *all = pace->lack, *twice = pace->twice;
	int lack = all[OSS_IRON] + all[OSS_OIL] + all[OSS_ALUMINUM] + all[OSS_GOLD];
	int made = twice[OSS_IRON] + twice[OSS_OIL] + twice[OSS_ALUMINUM] + twice[OSS_GOLD];
	if (takes(all[OSS_MORALE], twice[OSS_MORALE], most) || takes(lack, made, most))
		return most;
	int least = oss_larger(produces(all[OSS_MORALE], twice[OSS_MORALE]), produces(lack, made));
	int best = with_trade(pace, least);
	for (int resource = OSS_IRON; resource <= OSS_GOLD; resource++) {
		if (all[resource] <= 0 || takes(all[resource], twice[resource], best))
			continue;
		int corner = produces(all[resource], twice[resource]);
		if (corner > least)
			best = oss_least(best, with_trade(pace, corner));
	}
	return best;
}

/* The time that one plan takes, if it is less than `most`. */
static int time_of_plan(const struct oss_means *m, const struct oss_needs *needs, int plan,
                        int most)
{
	int time = needs->steps[plan] * OSS_TURN + needs->blocks[plan] * BLOCK_TIME;
	struct pace pace;
	if (time >= most)
		return most;
	pace.trade = m->trade;
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++) {
		pace.lack[resource] = needs->of[plan][resource] - m->stock[resource];
		pace.twice[resource] = 2 * m->yield[resource] + needs->coming[plan][resource] +
			m->growth;
	}
	return time + gather(&pace, most - time);
}

int oss_time(const struct oss_rules *r, const struct oss_means *m, const struct oss_needs *needs,
             int *hint)
{
	int first = *hint, least = time_of_plan(m, needs, first, OSS_FAR);
	for (int plan = 0; plan < r->plan_count; plan++) {
		int time = plan == first ? least : time_of_plan(m, needs, plan, least);
		if (time >= least)
			continue;
		least = time;
		*hint = plan;
	}
	return least;
}

int oss_time_blocked(const struct oss_rules *r, const struct oss_means *m,
                     const struct oss_needs *needs, int technology, int time, int hint)
{
	uint32_t bit = oss_bit(technology) & ~m->marks;
	int least = time + BLOCK_TIME;
	if ((r->plan[hint] & bit) == 0)
		return time;
	for (int plan = 0; plan < r->plan_count; plan++)
		if ((r->plan[plan] & bit) == 0)
			least = oss_least(least, time_of_plan(m, needs, plan, least));
	return least;
}

uint32_t oss_way(const struct oss_rules *r, const struct oss_state *s, int seat)
{
	struct oss_means means = oss_means_of(r, s, seat);
	struct oss_needs needs = oss_needs_of(r, &means);
	int plan = 0;
	/* Who is there may have lost works since, and needs them no more. */
	if ((means.marks >> r->moon) & 1)
		return 0;
	oss_time(r, &means, &needs, &plan);
	return r->plan[plan] & ~means.marks;
}

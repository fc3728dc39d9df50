/* test_oss_plan.c - all ways to the Moon reckoned at once take as long as each of them reckoned
 * by itself, with plain divisions. */
#include "games/one-small-step/sense.h"
#include "one-small-step/table.h"

enum { BLOCK_TIME = 4 * OSS_TURN };

struct way {
	int lack[OSS_RESOURCES + 1], twice[OSS_RESOURCES + 1], time, trade;
};

static struct way way_of(const struct oss_rules *r, const struct oss_means *m, int plan)
{
	struct way way = { { 0 }, { 0 }, 0, m->trade };
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++) {
		way.lack[resource] = -m->stock[resource];
		way.twice[resource] = 2 * m->yield[resource] + m->growth;
	}
	for (int technology = 1; technology <= r->technology_count; technology++) {
		const struct oss_technology *tech = &r->technology[technology - 1];
		if (!(((r->plan[plan] & ~m->marks) >> technology) & 1))
			continue;
		way.time += OSS_TURN + ((m->blocked >> technology) & 1 ? BLOCK_TIME : 0);
		for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
			way.lack[resource] += tech->price[resource];
		for (int i = 0; i < tech->does_count; i++)
			if (tech->group == OSS_WORKS_GROUP && tech->does[i].effect == OSS_YIELD)
				way.twice[tech->does[i].what] += tech->does[i].number;
	}
	return way;
}

static int produces(int lack, int twice)
{
	return lack <= 0 ? 0 : 2 * lack * OSS_TURN / pl_most(1, twice);
}

/* Without trade. */
static int least_of(const struct way *way)
{
	int lack = 0, twice = 0;
	for (int resource = OSS_IRON; resource <= OSS_GOLD; resource++) {
		lack += way->lack[resource];
		twice += way->twice[resource];
	}
	return pl_most(produces(way->lack[OSS_MORALE], way->twice[OSS_MORALE]),
	               produces(lack, twice));
}

static int with_trade(const struct way *way, int time)
{
	int over[OSS_RESOURCES + 1], lacks = 0;
	for (int resource = OSS_IRON; resource <= OSS_GOLD; resource++)
		over[resource] = time * way->twice[resource] / 2 - way->lack[resource] * OSS_TURN;
	for (int resource = OSS_IRON; resource <= OSS_ALUMINUM; resource++)
		lacks += pl_most(0, -over[resource]);
	int traded = lacks + pl_most(0, lacks - over[OSS_GOLD]);
	return time + (way->trade > 0 ? traded / way->trade : 2 * traded);
}

static int time_of(const struct way *way)
{
	int least = least_of(way), best = with_trade(way, least);
	for (int resource = OSS_IRON; resource <= OSS_GOLD; resource++) {
		int corner = produces(way->lack[resource], way->twice[resource]);
		if (corner > least)
			best = pl_least(best, with_trade(way, corner));
	}
	return way->time + best;
}

/* The hint, unless another is better; the first of those. */
static int plain_time(const struct oss_rules *r, const struct oss_means *m, int *hint)
{
	struct way first = way_of(r, m, *hint);
	int least = first.time + least_of(&first) >= OSS_FAR ? OSS_FAR : time_of(&first);
	for (int plan = 0; plan < r->plan_count; plan++) {
		struct way way = way_of(r, m, plan);
		if (time_of(&way) >= least)
			continue;
		least = time_of(&way);
		*hint = plan;
	}
	return least;
}

static int plain_time_blocked(const struct oss_rules *r, struct oss_means m, int technology,
                              int time)
{
	int least = time + BLOCK_TIME;
	for (int plan = 0; plan < r->plan_count; plan++) {
		struct way way = way_of(r, &m, plan);
		if (!((r->plan[plan] >> technology) & 1))
			least = pl_least(least, time_of(&way));
	}
	return least;
}

/* Now poor, now rich; a fifth of all makes hardly anything, a seventh trades nothing. */
static struct oss_means any_means(const struct oss_rules *r, struct pl_chance *chance)
{
	struct oss_means m = { .growth = pl_draw(chance, 2) == 0 ? 8 : 0 };
	uint32_t most = pl_draw(chance, 5) == 0 ? 1 : 1 + pl_draw(chance, 12);
	uint32_t stock = 1 + pl_draw(chance, 60);
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++) {
		m.stock[resource] = (int)pl_draw(chance, stock) - 3;
		m.yield[resource] = (int)pl_draw(chance, most);
	}
	m.trade = (int)pl_draw(chance, 7);
	m.marks = (uint32_t)(pl_bits(chance) & pl_bits(chance)) & r->every;
	m.blocked = (uint32_t)(pl_bits(chance) & pl_bits(chance)) & r->every;
	return m;
}

static void compare_one(const struct oss_rules *r, const struct oss_means *m,
                        const struct oss_ways *ways, struct pl_chance *chance)
{
	struct oss_times times;
	int hint = (int)pl_draw(chance, r->plan_count), plan = hint;
	int plain = plain_time(r, m, &plan);
	assert_int_equal(oss_time(r, m, ways, &hint, &times), plain);
	assert_int_equal(hint, plan);
	int technology = 1 + (int)pl_draw(chance, r->technology_count);
	bool matters = ((r->plan[plan] & ~m->marks) >> technology) & 1;
	assert_int_equal(oss_time_blocked(r, m, &times, technology, plain, plan),
	                 matters ? plain_time_blocked(r, *m, technology, plain) : plain);
}

static void all_ways_at_once_are_each_by_itself(void **unused)
{
	(void)unused;
	struct table *t = set_table(4, NULL);
	struct pl_chance chance = { { 3, 4 }, 0 };
	assert_true(t->r->plan_count > 1);
	for (int n = 0; n < (BRIEF ? 3000 : 30000); n++) {
		struct oss_means m = any_means(t->r, &chance), other = any_means(t->r, &chance);
		struct oss_ways ways, changed;
		oss_find_ways(t->r, &m, &ways);
		compare_one(t->r, &m, &ways, &chance);
		oss_change_ways(t->r, &m, &other, &ways, &changed);
		compare_one(t->r, &other, &changed, &chance);
	}
	close_table(t);
}

/* As far as data may go: what all technologies can cost but for Morale, a little more for what a
 * rival takes, and whatever two Produces may give. */
static void parts_divide_exactly(void **unused)
{
	(void)unused;
	enum { MOST = 4 * OSS_DEAREST * OSS_TECHNOLOGIES + 40 };
	struct table *t = set_table(4, NULL);
	for (uint64_t twice = 0; twice < OSS_PACE; twice++)
		for (uint64_t lack = 0; lack <= MOST; lack++)
			if (lack * (4 * OSS_TURN) * t->r->part[twice] >> 32 !=
			    lack * (2 * OSS_TURN) / (twice == 0 ? 1 : twice))
				fail_msg("%u of %u", (unsigned)lack, (unsigned)twice);
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(all_ways_at_once_are_each_by_itself),
		cmocka_unit_test(parts_divide_exactly),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

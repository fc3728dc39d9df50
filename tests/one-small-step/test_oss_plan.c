/* test_oss_plan.c - all ways to the Moon reckoned at once take as long as each of them reckoned
 * by itself, with plain divisions. */
#include "games/one-small-step/sense.h"
#include "one-small-step/table.h"

enum { BLOCK_TIME = 4 * OSS_TURN };

struct way {
	int lack[OSS_RESOURCES + 1], twice[OSS_RESOURCES + 1], time, trade;
};

/* A technology, and what it asks for of what is not marked. */
static void want(const struct oss_rules *r, uint32_t marks, int technology, uint32_t *wanted)
{
	if (((marks | *wanted) >> technology) & 1)
		return;
	*wanted |= oss_bit(technology);
	for (int i = 0; i < OSS_NEEDS; i++)
		if ((r->need[technology][i] & (marks | OSS_NO_NEED)) == 0)
			for (uint32_t left = r->need[technology][i]; left != 0; left &= left - 1)
				want(r, marks, pl_lowest(left), wanted);
}

/* What of a way is still to be paid. Where something has lost what it was built on, only what is
 * wanted. */
static uint32_t to_be_paid(const struct oss_rules *r, uint32_t marks, int plan)
{
	uint32_t wanted = 0;
	for (int technology = 1; technology <= r->technology_count; technology++)
		if (((marks >> technology) & 1) && !oss_leads_to(r, marks, technology)) {
			want(r, marks, r->moon, &wanted);
			return r->plan[plan] & wanted;
		}
	return r->plan[plan] & ~marks;
}

static struct way way_of(const struct oss_rules *r, const struct oss_means *m, int plan)
{
	struct way way = { { 0 }, { 0 }, 0, m->trade };
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++) {
		way.lack[resource] = -m->stock[resource];
		way.twice[resource] = 2 * m->yield[resource] + m->growth;
	}
	for (int technology = 1; technology <= r->technology_count; technology++) {
		const struct oss_technology *tech = &r->technology[technology - 1];
		if (!((to_be_paid(r, m->marks, plan) >> technology) & 1))
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
	bool matters = (to_be_paid(r, m->marks, plan) >> technology) & 1;
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

/* --- what was lost ------------------------------------------------------------------ */

static int time_of_way(const struct table *t, int seat)
{
	struct oss_means means = oss_means_of(t->r, &t->s, seat);
	struct oss_ways ways;
	struct oss_times times;
	int plan = 0;
	oss_find_ways(t->r, &means, &ways);
	return oss_time(t->r, &means, &ways, &plan, &times);
}

static void lose(struct table *t, int seat, int technology)
{
	player(t, seat)->marks &= ~oss_bit(technology);
	audit(t);
}

/* OSS-C29: what was built on a technology stays when that is lost, and goes on leading to what
 * comes next. So what was lost is to be paid again only for what is still to be built on it. */
static void what_is_built_asks_no_more_for_what_it_was_built_on(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	mark_two_roads(t, 0);
	set_stock(t, 0, 12);
	lose(t, 0, RADIO_HOUR);
	lose(t, 0, NEWSREELS);
	lose(t, 0, BLAST_FURNACES);
	assert_int_equal(oss_way(t->r, &t->s, 0), oss_bit(MOON));
	assert_int_equal(time_of_way(t, 0), OSS_TURN);
	assert_true(can(t, 0, "research The Moon"));

	lose(t, 0, LANDER); /* which asks for Newsreels, and they for Radio Hour */
	assert_int_equal(oss_way(t->r, &t->s, 0),
	                 oss_bit(MOON) | oss_bit(LANDER) | oss_bit(NEWSREELS) |
	                         oss_bit(RADIO_HOUR));
	close_table(t);
}

/* Whatever is marked, by rules that let only works be lost. */
static uint32_t any_marks(const struct oss_rules *r, struct pl_chance *chance)
{
	uint32_t marks = 0, lost = (uint32_t)(pl_bits(chance) & pl_bits(chance)) & r->works;
	for (int n = (int)pl_draw(chance, 60); n > 0; n--) {
		int technology = 1 + (int)pl_draw(chance, r->technology_count);
		if (technology != r->moon && oss_leads_to(r, marks, technology))
			marks |= oss_bit(technology);
	}
	return marks & ~lost;
}

/* True if these technologies can be researched one after another and end with the Moon. */
static bool leads_to_the_moon(const struct oss_rules *r, uint32_t marks, uint32_t way)
{
	uint32_t before;
	do {
		before = marks;
		for (uint32_t left = way & ~marks; left != 0; left &= left - 1)
			if (oss_leads_to(r, marks, pl_lowest(left)))
				marks |= oss_bit(pl_lowest(left));
	} while (marks != before);
	return (marks >> r->moon) & 1;
}

static void nothing_on_the_way_can_be_left_out(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	struct pl_chance chance = { { 8, 9 }, 0 };
	for (int n = 0; n < (BRIEF ? 2000 : 20000); n++) {
		uint32_t marks = player(t, 0)->marks = any_marks(t->r, &chance);
		uint32_t way = oss_way(t->r, &t->s, 0);
		assert_true(leads_to_the_moon(t->r, marks, way));
		for (uint32_t left = way; left != 0; left &= left - 1)
			if (leads_to_the_moon(t->r, marks, way & ~oss_bit(pl_lowest(left))))
				fail_msg(
					"%s is not needed on the way",
					t->book->words[t->r->technology[pl_lowest(left) - 1].name]);
	}
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(all_ways_at_once_are_each_by_itself),
		cmocka_unit_test(parts_divide_exactly),
		cmocka_unit_test(what_is_built_asks_no_more_for_what_it_was_built_on),
		cmocka_unit_test(nothing_on_the_way_can_be_left_out),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* outlook.c - what Food, Gold, claims, cities and levels are worth, in thousandths
 * of a point. The numbers were found by letting greedy players play each other. */
#include "games/one-false-step/sense.h"

/* A game lasts about this many weeks. */
enum { USUAL_WEEKS = 14, LEAST_WEEKS = 2, MOST_WEEKS = 15 };

/* What a Food saves that keeps a city from starving; what one is worth that goes
 * into no shot. */
enum { HUNGER = 420, SPARE_FOOD = 60, PLANNED_HITS = 1100 };

/* What a counter is worth when there is no land left, and of a claim when there is. */
enum { LATE_COUNTER = 190, STRETCH = 45 };

int ofs_weeks_left(const struct ofs_rules *r, const struct ofs_state *s)
{
	int top = 0;
	for (int seat = 0; seat < s->base.seats; seat++)
		top = pl_most(top, ofs_score(r, s, seat));
	int away = pl_most(r->goal - top, 0);
	int weeks = pl_most(USUAL_WEEKS - s->week, away * 5 / 9 + 1);
	weeks = pl_least(weeks, away + 2);
	weeks = pl_least(weeks, pl_most(r->week_limit - s->week, 1));
	return pl_most(LEAST_WEEKS, pl_least(weeks, MOST_WEEKS));
}

/* --- one player's prospects ---------------------------------------------------------- */

static int upkeep_to_come(const struct ofs_rules *r, const struct ofs_state *s, int seat)
{
	int food = 0;
	for (int city = 1; city <= r->cities; city++) {
		const struct ofs_town *town = &s->town[city];
		if (town->owner == seat + 1 && town->where >= OFS_INACTIVE)
			food += r->city[city - 1].food;
	}
	return food;
}

/* Gold buys chances: the best step that is next, over the shots to come. */
static int worth_of_gold(const struct ofs_rules *r, const struct ofs_player *p, int shots)
{
	int best = 0;
	for (int system = 1; system <= OFS_SYSTEMS; system++) {
		int level = p->level[system - 1];
		if (level == r->levels)
			continue;
		int step = r->chance[level + 1] - r->chance[level];
		int price = pl_most(r->price[level + 1], 1);
		best = pl_most(best, step * OFS_POINT * r->shot_system / 36 * shots / 100 / price);
	}
	return pl_least(best, 400);
}

struct ofs_outlook ofs_look(const struct ofs_rules *r, const struct ofs_state *s, int seat,
                            int weeks)
{
	const struct ofs_player *p = &s->player[seat];
	uint64_t mines = ofs_claims_of(r, s, OFS_MINE);
	struct ofs_outlook o = { .weeks = weeks };
	int chance[OFS_SYSTEMS];
	o.mines = ofs_count(p->claims & mines) * r->mine_yield;
	o.farms = ofs_count(p->claims & ~mines) * r->farm_yield;
	o.upkeep = upkeep_to_come(r, s, seat);
	o.surplus = o.farms - o.upkeep;
	for (int system = 0; system < OFS_SYSTEMS; system++) {
		chance[system] = r->chance[p->level[system]];
		o.hits += chance[system] * OFS_POINT * r->shot_system / 36;
	}
	o.all = chance[0] * chance[1] * chance[2] * 10 / (36 * 36 * 36 / 100);
	int food = pl_most(p->food + o.surplus * weeks, 0);
	o.shots = pl_least(food * 100 / r->shot_food, weeks * 100);
	o.shots = pl_most(o.shots, weeks * 40);
	o.gold = worth_of_gold(r, p, o.shots);
	bool fed = food / r->shot_food >= weeks;
	o.food = fed ? SPARE_FOOD : pl_most(o.hits, PLANNED_HITS) / r->shot_food * 3 / 4;
	if (o.surplus < 0 && p->food + 2 * o.surplus < 0)
		o.food = HUNGER;
	return o;
}

static const struct ofs_lean leans[OFS_TEMPERS + 1] = {
	{ 100, 100, 100, 100, 100, 100, 100, 100 }, /* not asked for */
	{ 100, 100, 100, 100, 100, 100, 100, 100 }, /* balanced */
	{ 105, 100, 125, 130, 100, 105, 100, 100 }, /* military */
	{ 100, 112, 100, 100, 100, 100, 170, 95 },  /* banker */
	{ 103, 100, 95, 100, 100, 125, 100, 100 },  /* scientific */
	{ 105, 95, 100, 100, 160, 100, 100, 100 },  /* lucky */
};

struct ofs_mind ofs_think(const struct ofs_rules *r, const struct ofs_state *s, int seat)
{
	struct ofs_mind m = { .r = r, .s = s, .seat = seat };
	int best = -1, temper = r->tempers ? r->mayor[s->player[seat].mayor - 1].temper : 0;
	m.lean = &leans[temper];
	m.my = ofs_look(r, s, seat, ofs_weeks_left(r, s));
	m.score = ofs_score(r, s, seat);
	for (int other = 0; other < s->base.seats; other++) {
		int score = ofs_score(r, s, other);
		if (other != seat && score > best) {
			best = score;
			m.leader = other;
		}
	}
	m.mines = ofs_claims_of(r, s, OFS_MINE);
	m.taken = ofs_taken(s);
	return m;
}

/* --- claims and cities ------------------------------------------------------------------ */

/* One more Farm: to feed what one has, then for a shot a week, then to sell. */
static int worth_of_farm(const struct ofs_mind *m)
{
	const struct ofs_outlook *o = &m->my;
	int each = o->food;
	if (o->surplus < 0)
		each = HUNGER;
	else if (o->surplus >= m->r->shot_food)
		each = pl_most(SPARE_FOOD, o->gold / 2);
	return each * m->r->farm_yield * 4 / 5 * m->lean->farm / 100;
}

/* Gold is never spare, and later levels ask for more of it. */
static int worth_of_mine(const struct ofs_mind *m)
{
	return m->my.gold * m->r->mine_yield * 13 / 10 * m->lean->mine / 100;
}

int ofs_worth_claim(const struct ofs_mind *m, int claim)
{
	uint64_t bit = ofs_claim_bit(claim);
	int each = m->mines & bit ? worth_of_mine(m) : worth_of_farm(m);
	uint64_t beyond = ofs_near(m->r, m->s, claim) & ~m->taken;
	return each * m->my.weeks + ofs_count(beyond) * STRETCH * m->my.weeks / 8;
}

/* Counters that a city makes find free land for a while, then poorer uses. */
static int worth_of_counters(const struct ofs_mind *m, int weeks)
{
	uint64_t board = m->mines | ofs_claims_of(m->r, m->s, OFS_FARM);
	int rivals = 0, worth = 0;
	for (int seat = 0; seat < m->s->base.seats; seat++)
		rivals += ofs_count(m->s->player[seat].cities);
	int land = ofs_count(board & ~m->taken) / pl_most(rivals, 1);
	int each = (m->my.gold + pl_least(m->my.food, 200)) / 2;
	for (int week = 1; week <= weeks; week++)
		worth += week <= land ? pl_most(each * (weeks - week), LATE_COUNTER) : LATE_COUNTER;
	return worth;
}

/* Free claims that a city would open, own ones near it included. */
static int land_around(const struct ofs_mind *m, int city)
{
	uint64_t reach = ofs_reach(m->r, m->s, m->seat, city);
	uint64_t open = reach & ~m->taken, beyond = 0;
	for (uint64_t left = open; left != 0; left &= left - 1)
		beyond |= ofs_near(m->r, m->s, pl_lowest(left) + 1);
	return 2 * ofs_count(open) + ofs_count(beyond & ~m->taken & ~open) +
		ofs_count(reach & m->s->player[m->seat].claims);
}

int ofs_worth_city(const struct ofs_mind *m, int city, int after)
{
	const struct ofs_city *row = &m->r->city[city - 1];
	int weeks = pl_most(m->my.weeks - after, 0);
	if (weeks == 0)
		return 0;
	int food = m->my.surplus > row->food ? m->my.food * 3 / 4 : m->my.food;
	int worth = row->red * OFS_POINT + worth_of_counters(m, weeks);
	worth += land_around(m, city) * 12 * weeks;
	worth -= row->food * pl_least(food, 230) * weeks;
	return worth * 4 / 5; /* rivals will be in the way */
}

/* Claims at a County Seat's door and one step on. */
static uint64_t country_of(const struct ofs_mind *m, int city)
{
	uint64_t doors = ofs_doors(m->r, m->s, city), country = doors;
	for (uint64_t left = doors; left != 0; left &= left - 1)
		country |= ofs_near(m->r, m->s, pl_lowest(left) + 1);
	return country;
}

/* County Seats are alike but for their country: land is worth having, and less so
 * if another mayor will start on it. */
int ofs_worth_seat(const struct ofs_mind *m, int city)
{
	enum { LAND = 200, SHARED = 130 };
	uint64_t country = country_of(m, city);
	int worth = ofs_count(country) * LAND;
	for (int other = 1; other <= m->r->cities; other++)
		if (other != city && m->s->town[other].where == OFS_SEAT)
			worth -= ofs_count(country & country_of(m, other)) * SHARED;
	return worth + m->r->city[city - 1].red * OFS_POINT;
}

/* --- chips and levels ------------------------------------------------------------------- */

int ofs_worth_chips(const struct ofs_rules *r, const struct ofs_state *s,
                    const struct ofs_outlook *o, int seat, int food, int gold)
{
	const struct ofs_player *p = &s->player[seat];
	int worth = gold * o->gold, today = 0;
	/* What is eaten today, or on Wednesday next. */
	if (s->day == OFS_WEDNESDAY)
		today = ofs_upkeep(r, s, seat);
	else
		today = pl_most(0, ofs_upkeep(r, s, seat) - o->farms);
	int before = p->food - today, after = before + food;
	for (int have = pl_least(before, after) + 1; have <= pl_most(before, after); have++) {
		int each = have <= 0           ? HUNGER * 2
			: have <= r->shot_food ? o->food
					       : o->food * 2 / 3;
		if (have == r->shot_food && s->day != OFS_SATURDAY)
			each += o->hits / 4; /* the one that makes a shot */
		worth += food > 0 ? each : -each;
	}
	return worth;
}

int ofs_worth_level(const struct ofs_mind *m, int system)
{
	const struct ofs_rules *r = m->r;
	const struct ofs_player *p = &m->s->player[m->seat];
	int level = p->level[system - 1], holder = m->s->holder[system - 1];
	int step = r->chance[level + 1] - r->chance[level];
	int worth = step * OFS_POINT * r->shot_system / 36 * m->my.shots / 100;
	int all = m->my.all * r->chance[level + 1] / pl_most(r->chance[level], 1) - m->my.all;
	worth += all * p->rocket * r->shot_counter;
	bool leads = holder == 0 || level + 1 > m->s->player[holder - 1].level[system - 1];
	int know = r->system[system - 1].points;
	if (leads && holder != m->seat + 1) {
		int points = know * OFS_POINT * m->lean->know / 100;
		worth += points * (m->score + know >= r->goal ? 10 : 1) / 2;
	} else if (holder == m->seat + 1) {
		worth += know * 90 * m->lean->know / 100; /* keeps rivals off */
	}
	return worth;
}

/* sights.c - what a judge that learns sees of a position: points and what is missing, the
 * rocket, Food and Gold for the weeks to come, cities, claims and who may take them, whose
 * turn it is, and what is bid. Facts alone: what they are worth is for the judge to learn. */
#include "games/one-false-step/country.h"
#include "games/one-false-step/sense.h"

#include <string.h>

enum {
	NEAR_STEPS = 10,
	FOOD_STEPS = 6,
	GOLD_STEPS = 6,
	WEEK_STEPS = 8,
	LEAD_STEPS = 6,
	SLOWEST = 72,  /* of a pace: half a point a week */
	WIDEST = 46656 /* outcomes of six dice */
};

enum own_sight {
	MISSING,
	NEAR,
	AHEAD = NEAR + NEAR_STEPS,
	BEHIND,
	RED_CHIPS,
	CITY_POINTS,
	HIGH,
	MIDDLE,
	LOW,
	HITS,
	ALL,
	HITS_SOON,
	ALL_SOON,
	ABOARD,
	AT_STAKE,
	MAY_SHOOT,
	WINS_BY_SHOT,
	WINS_IF_LOADED,
	KNOWS,
	LEARNS,
	UNLEARNS,
	FEES,
	PAYS_FEES,
	MINES,
	FARMS,
	UPKEEP,
	UPKEEP_SOON,
	SPARE,
	LACKING,
	FOOD,
	FOOD_AT,
	GOLD = FOOD_AT + FOOD_STEPS,
	GOLD_AT,
	FOOD_LEFT = GOLD_AT + GOLD_STEPS,
	HUNGER,
	FOOD_LATER,
	HUNGER_LATER,
	PACE,
	WEEKS,
	SOONER,
	LATER,
	CITIES,
	ASLEEP,
	WAKING,
	WAKING_LATER,
	FRIDAYS,
	LAST_WAKES,
	WINS_BY_WAKING,
	GUARDS,
	STRONGEST,
	WEAKEST,
	TO_PLACE,
	ON_TRAINS,
	SAFE_MINES,
	SAFE_FARMS,
	BARE_MINES,
	BARE_FARMS,
	IN_DANGER,
	LIKELY_LOST,
	PREY,
	BARE_PREY,
	BEST_CASE,
	OPEN_MINES,
	OPEN_FARMS,
	OPEN_ALONE,
	BEYOND,
	BUTTON,
	PLACE,
	DECIDES,
	TO_COME,
	BID,
	BID_POINTS,
	BID_LAND,
	BID_CROWD,
	BIDDING,
	OFFERED_FOOD,
	ASKED_FOOD,
	OFFERED_GOLD,
	ASKED_GOLD,
	OWN_SIGHTS
};

static const char *const own_names[] = {
	[MISSING] = "points missing",
	[NEAR] = "at most 15 points missing",
	[NEAR + 1] = "at most 12 points missing",
	[NEAR + 2] = "at most 10 points missing",
	[NEAR + 3] = "at most 8 points missing",
	[NEAR + 4] = "at most 6 points missing",
	[NEAR + 5] = "at most 5 points missing",
	[NEAR + 6] = "at most 4 points missing",
	[NEAR + 7] = "at most 3 points missing",
	[NEAR + 8] = "at most 2 points missing",
	[NEAR + 9] = "a point missing",
	[AHEAD] = "points ahead of the best rival",
	[BEHIND] = "points behind the best rival",
	[RED_CHIPS] = "red chips once bids are paid",
	[CITY_POINTS] = "points of Active cities",
	[HIGH] = "level of the best system",
	[MIDDLE] = "level of the second system",
	[LOW] = "level of the worst system",
	[HITS] = "systems that hold, on average",
	[ALL] = "chance that all three hold",
	[HITS_SOON] = "systems that hold once Gold is spent",
	[ALL_SOON] = "chance of all three once Gold is spent",
	[ABOARD] = "counters aboard",
	[AT_STAKE] = "counters aboard times the chance of all",
	[MAY_SHOOT] = "Food for a shot on Thursday",
	[WINS_BY_SHOT] = "chance that the next shot wins",
	[WINS_IF_LOADED] = "the same with all counters aboard and Gold spent",
	[KNOWS] = "Know-how cards",
	[LEARNS] = "Know-how cards that Gold can get",
	[UNLEARNS] = "Know-how cards that rivals can get",
	[FEES] = "rivals' systems below own Know-how",
	[PAYS_FEES] = "systems below a rival's Know-how",
	[MINES] = "Gold a week",
	[FARMS] = "Food a week",
	[UPKEEP] = "Food that cities eat",
	[UPKEEP_SOON] = "Food that inactive cities will eat",
	[SPARE] = "Food a week to spare",
	[LACKING] = "Food a week lacking",
	[FOOD] = "Food",
	[FOOD_AT] = "1 Food or more",
	[FOOD_AT + 1] = "2 Food or more",
	[FOOD_AT + 2] = "4 Food or more",
	[FOOD_AT + 3] = "6 Food or more",
	[FOOD_AT + 4] = "8 Food or more",
	[FOOD_AT + 5] = "12 Food or more",
	[GOLD] = "Gold",
	[GOLD_AT] = "1 Gold or more",
	[GOLD_AT + 1] = "3 Gold or more",
	[GOLD_AT + 2] = "5 Gold or more",
	[GOLD_AT + 3] = "7 Gold or more",
	[GOLD_AT + 4] = "10 Gold or more",
	[GOLD_AT + 5] = "13 Gold or more",
	[FOOD_LEFT] = "Food left for the next shot",
	[HUNGER] = "Food missing on Wednesday",
	[FOOD_LATER] = "Food left a week later",
	[HUNGER_LATER] = "Food missing a week later",
	[PACE] = "points of four weeks",
	[WEEKS] = "weeks to the goal",
	[SOONER] = "weeks before the fastest rival",
	[LATER] = "weeks after the fastest rival",
	[CITIES] = "Active cities",
	[ASLEEP] = "inactive cities",
	[WAKING] = "points of cities that wake on Friday",
	[WAKING_LATER] = "points of cities that wake later",
	[FRIDAYS] = "Fridays that cities sleep, all together",
	[LAST_WAKES] = "Fridays until the last city wakes",
	[WINS_BY_WAKING] = "wins on Friday",
	[GUARDS] = "counters in cities",
	[STRONGEST] = "counters in the strongest city",
	[WEAKEST] = "counters in the weakest city",
	[TO_PLACE] = "counters to place",
	[ON_TRAINS] = "counters on Trains",
	[SAFE_MINES] = "defended Mines",
	[SAFE_FARMS] = "defended Farms",
	[BARE_MINES] = "undefended Mines",
	[BARE_FARMS] = "undefended Farms",
	[IN_DANGER] = "claims in reach of rivals",
	[LIKELY_LOST] = "claims that rivals would win, on average",
	[PREY] = "rivals' claims in reach",
	[BARE_PREY] = "rivals' undefended claims in reach",
	[BEST_CASE] = "odds of the best dispute",
	[OPEN_MINES] = "free Mines in reach",
	[OPEN_FARMS] = "free Farms in reach",
	[OPEN_ALONE] = "free claims in nobody else's reach",
	[BEYOND] = "free claims a step beyond",
	[BUTTON] = "has the Button",
	[PLACE] = "places from the Button",
	[DECIDES] = "decides now",
	[TO_COME] = "decides later today",
	[BID] = "chips of a standing bid",
	[BID_POINTS] = "points of the city bid on",
	[BID_LAND] = "claims around the city bid on",
	[BID_CROWD] = "of these, around other County Seats too",
	[BIDDING] = "still bids",
	[OFFERED_FOOD] = "Food to get by an offer",
	[ASKED_FOOD] = "Food to give by an offer",
	[OFFERED_GOLD] = "Gold to get by an offer",
	[ASKED_GOLD] = "Gold to give by an offer",
	[OWN_SIGHTS] = NULL,
};

enum table_sight {
	WEEK,
	WEEK_AT,
	LEAD = WEEK_AT + WEEK_STEPS,
	LEAD_AT,
	MONDAY = LEAD_AT + LEAD_STEPS,
	WEDNESDAY,
	THURSDAY,
	SATURDAY,
	OPENING,
	FOR_BUTTON,
	PAYING,
	HANDING,
	ANSWERING,
	FREE_MINES,
	FREE_FARMS,
	DECK,
	STARVED,
	LOT_POINTS,
	LOT_FOOD,
	LOT_LAND,
	HIGHEST,
	PLAYERS,
	EASY_TARGETS,
	FEW_PEOPLE,
	TABLE_SIGHTS
};

static const char *const table_names[] = {
	[WEEK] = "week",
	[WEEK_AT] = "week 2 or later",
	[WEEK_AT + 1] = "week 3 or later",
	[WEEK_AT + 2] = "week 4 or later",
	[WEEK_AT + 3] = "week 5 or later",
	[WEEK_AT + 4] = "week 6 or later",
	[WEEK_AT + 5] = "week 8 or later",
	[WEEK_AT + 6] = "week 10 or later",
	[WEEK_AT + 7] = "week 13 or later",
	[LEAD] = "points that the first is missing",
	[LEAD_AT] = "the first is missing at most 10",
	[LEAD_AT + 1] = "the first is missing at most 8",
	[LEAD_AT + 2] = "the first is missing at most 6",
	[LEAD_AT + 3] = "the first is missing at most 4",
	[LEAD_AT + 4] = "the first is missing at most 3",
	[LEAD_AT + 5] = "the first is missing at most 2",
	[MONDAY] = "Monday",
	[WEDNESDAY] = "Wednesday",
	[THURSDAY] = "Thursday",
	[SATURDAY] = "Saturday",
	[OPENING] = "starting auction",
	[FOR_BUTTON] = "the Button is for sale",
	[PAYING] = "the Button is being paid",
	[HANDING] = "the Button is being handed on",
	[ANSWERING] = "an offer waits",
	[FREE_MINES] = "free Mines",
	[FREE_FARMS] = "free Farms",
	[DECK] = "cities in the deck",
	[STARVED] = "starved cities to be sold",
	[LOT_POINTS] = "points of the city for sale",
	[LOT_FOOD] = "Food that the city for sale eats",
	[LOT_LAND] = "free claims at the door of the city for sale",
	[HIGHEST] = "highest bid",
	[PLAYERS] = "players",
	[EASY_TARGETS] = "targets of twelve",
	[FEW_PEOPLE] = "people limit counters",
	[TABLE_SIGHTS] = NULL,
};

/* What is reckoned of a seat before it is seen, since others ask for it too. */
struct mayor {
	int red, score; /* once a bid for a city is paid, which nobody else pays in points */
	int missing, upkeep, mines, farms;
	int cities, points, piles, strongest, weakest, to_place, trains;
	int asleep, asleep_food, asleep_points, waking, waking_food, fridays, last_wakes;
	int bid, bid_city;
	int food_left, gold; /* when it next decides on a Thursday */
	int hits, all;       /* once that Gold is spent: of 36, and of WIDEST */
	int pace, weeks;     /* points of four weeks in thirty-sixths; quarters of a week */
};

struct scene {
	const struct ofs_rules *r;
	const struct ofs_state *s;
	int phase; /* an offer does not interrupt it */
	int deck;
	int paid[OFS_LEVELS + 2]; /* Gold for all levels up to this one */
	uint64_t bid_on;          /* cities of the starting auction */
	struct mayor mayor[PL_SEATS];
	struct ofs_country country;
};

/* --- what is reckoned first ----------------------------------------------------------- */

/* A city that its owner waits for. */
static void await_city(struct scene *c, int city, int owner, int fridays)
{
	const struct ofs_city *row = &c->r->city[city - 1];
	struct mayor *m = &c->mayor[owner - 1];
	m->asleep++;
	m->asleep_food += row->food;
	m->asleep_points += row->red;
	m->waking += fridays == 1 ? row->red : 0;
	m->waking_food += fridays == 1 ? row->food : 0;
	m->fridays += fridays;
	m->last_wakes = pl_most(m->last_wakes, fridays);
}

/* Where all cities are that are not Active: those can be asked of their owners. */
static void look_at_towns(struct scene *c)
{
	uint64_t waiting = 0;
	c->deck = 0;
	c->bid_on = 0;
	for (int city = 1; city <= c->r->cities; city++) {
		int where = c->s->town[city].where;
		c->deck += where == OFS_DECK;
		c->bid_on |= (uint64_t)(where == OFS_SEAT) << city;
		waiting |= (uint64_t)(where == OFS_INACTIVE) << city;
	}
	for (; waiting != 0; waiting &= waiting - 1)
		await_city(c, pl_lowest(waiting), c->s->town[pl_lowest(waiting)].owner,
		           c->s->town[pl_lowest(waiting)].chips);
	for (uint64_t left = c->bid_on; left != 0; left &= left - 1) {
		const struct ofs_town *town = &c->s->town[pl_lowest(left)];
		if (town->owner == 0)
			continue;
		c->mayor[town->owner - 1].bid = town->chips;
		c->mayor[town->owner - 1].bid_city = pl_lowest(left);
	}
	if (c->s->bidder != 0) {
		c->mayor[c->s->bidder - 1].bid = c->s->bid;
		c->mayor[c->s->bidder - 1].bid_city = c->s->lot;
		if (c->s->lot != 0) /* as if the hammer had fallen */
			await_city(c, c->s->lot, c->s->bidder, c->s->bid - c->s->bid / 2);
	}
}

static void reckon_cities(const struct scene *c, int seat, struct mayor *m)
{
	for (uint64_t left = c->s->player[seat].cities; left != 0; left &= left - 1) {
		int city = pl_lowest(left);
		const struct ofs_town *town = &c->s->town[city];
		const struct ofs_city *row = &c->r->city[city - 1];
		m->weakest = m->cities == 0 ? town->pile : pl_least(m->weakest, town->pile);
		m->strongest = pl_most(m->strongest, town->pile);
		m->cities++;
		m->points += row->red;
		m->upkeep += row->food;
		m->piles += town->pile;
		m->to_place += town->middle;
		m->trains += town->train;
	}
	m->red = c->s->player[seat].red - (m->bid_city != 0 ? m->bid : 0);
	m->score = m->red + m->points;
	for (int system = 0; system < OFS_SYSTEMS; system++)
		if (c->s->holder[system] == seat + 1)
			m->score += c->r->system[system].points;
	m->missing = pl_most(c->r->goal - m->score, 1);
}

/* The lowest level is the cheapest and the best for its Gold. */
static int spend(const struct ofs_rules *r, int level[OFS_SYSTEMS], int gold)
{
	for (;;) {
		int low = 0;
		for (int system = 1; system < OFS_SYSTEMS; system++)
			if (level[system] < level[low])
				low = system;
		int next = level[low] + 1;
		if (next > r->levels || r->price[next] > gold)
			return gold;
		gold -= r->price[next];
		level[low] = next;
	}
}

/* What waits for a seat before it next decides on a Thursday. */
static void reckon_week(const struct scene *c, int seat, struct mayor *m)
{
	const struct ofs_state *s = c->s;
	const struct ofs_player *p = &s->player[seat];
	bool acted = ofs_place(s, seat) < ofs_place(s, s->turn);
	bool thursday = s->day == OFS_THURSDAY && !acted;
	bool paid = s->day == OFS_WEDNESDAY || thursday;
	bool fed = thursday || (s->day == OFS_WEDNESDAY && acted);
	bool next = s->day == OFS_THURSDAY && acted; /* Friday comes first */
	m->food_left = p->food + (paid ? 0 : m->farms);
	m->food_left -= fed ? 0 : m->upkeep + (next ? m->waking_food : 0);
	m->gold = p->gold + (paid ? 0 : m->mines);
}

/* Points of four weeks as things are, and how long they would take to the goal. */
static void reckon_pace(const struct scene *c, int seat, struct mayor *m)
{
	const struct ofs_rules *r = c->r;
	int level[OFS_SYSTEMS];
	for (int system = 0; system < OFS_SYSTEMS; system++)
		level[system] = c->s->player[seat].level[system];
	spend(r, level, m->gold);
	m->hits = r->chance[level[0]] + r->chance[level[1]] + r->chance[level[2]];
	m->all = r->chance[level[0]] * r->chance[level[1]] * r->chance[level[2]];
	int food = m->food_left + 3 * (m->farms - m->upkeep - m->asleep_food);
	int quarters = pl_most(1, pl_least(4, pl_most(food, m->food_left) / r->shot_food));
	m->pace = quarters * m->hits * r->shot_system;
	int way = pl_most(0, m->missing - m->asleep_points);
	m->weeks = pl_least(way * 36 * 16 / pl_most(m->pace, SLOWEST), 4 * PL_SIGHT_MOST);
}

static void reckon(struct scene *c)
{
	const struct ofs_rules *r = c->r;
	memset(c->mayor, 0, sizeof c->mayor);
	look_at_towns(c);
	c->paid[0] = 0;
	for (int level = 1; level <= r->levels; level++)
		c->paid[level] = c->paid[level - 1] + (level > 1 ? r->price[level] : 0);
	for (int seat = 0; seat < c->s->base.seats; seat++) {
		struct mayor *m = &c->mayor[seat];
		const struct ofs_player *p = &c->s->player[seat];
		int mines = ofs_count(p->claims & c->country.mines);
		reckon_cities(c, seat, m);
		m->mines = mines * r->mine_yield;
		m->farms = (ofs_count(p->claims) - mines) * r->farm_yield;
		reckon_week(c, seat, m);
		reckon_pace(c, seat, m);
	}
}

/* --- a seat ---------------------------------------------------------------------------- */

static void look_at_points(const struct scene *c, int seat, int16_t *own)
{
	static const uint8_t near[NEAR_STEPS] = { 5, 8, 10, 12, 14, 15, 16, 17, 18, 19 };
	const struct mayor *m = &c->mayor[seat];
	int best = 0, fastest = 4 * PL_SIGHT_MOST;
	for (int other = 0; other < c->s->base.seats; other++) {
		if (other == seat)
			continue;
		best = pl_most(best, c->mayor[other].score);
		fastest = pl_least(fastest, c->mayor[other].weeks);
	}
	own[MISSING] = pl_sight(m->missing * 4);
	pl_put_steps(&own[NEAR], pl_most(20 - m->missing, 0), near, NEAR_STEPS);
	own[AHEAD] = pl_sight((m->score - best) * 8);
	own[BEHIND] = pl_sight((best - m->score) * 8);
	own[RED_CHIPS] = pl_sight(m->red * 4);
	own[PACE] = pl_sight(m->pace / 4);
	own[WEEKS] = pl_sight(m->weeks);
	own[SOONER] = pl_sight((fastest - m->weeks) * 2);
	own[LATER] = pl_sight((m->weeks - fastest) * 2);
}

/* The chance, of WIDEST, that a shot gains that much. */
static int chance_of(const struct ofs_rules *r, const int chance[OFS_SYSTEMS], int points,
                     int aboard)
{
	int a = chance[0], b = chance[1], c = chance[2], all = a * b * c;
	if (points > OFS_SYSTEMS * r->shot_system)
		return points > OFS_SYSTEMS * r->shot_system + aboard * r->shot_counter ? 0 : all;
	if (points > 2 * r->shot_system)
		return all;
	if (points > r->shot_system)
		return 36 * (a * b + b * c + c * a) - 2 * all;
	return WIDEST - (36 - a) * (36 - b) * (36 - c);
}

static int16_t share(int chance)
{
	return pl_sight(chance * PL_SIGHT_MOST / WIDEST);
}

static void look_at_rocket(const struct scene *c, int seat, int16_t *own)
{
	const struct ofs_rules *r = c->r;
	const struct ofs_player *p = &c->s->player[seat];
	const struct mayor *m = &c->mayor[seat];
	int a = p->level[0], b = p->level[1], d = p->level[2];
	int chance[OFS_SYSTEMS] = { r->chance[a], r->chance[b], r->chance[d] };
	int high = pl_most(a, pl_most(b, d)), low = pl_least(a, pl_least(b, d));
	int all = chance[0] * chance[1] * chance[2];
	bool fed = m->food_left >= r->shot_food;
	own[HIGH] = pl_sight(high * 12);
	own[MIDDLE] = pl_sight((a + b + d - high - low) * 12);
	own[LOW] = pl_sight(low * 12);
	own[HITS] = pl_sight(chance[0] + chance[1] + chance[2]);
	own[ALL] = share(all);
	own[HITS_SOON] = pl_sight(m->hits);
	own[ALL_SOON] = share(m->all);
	own[ABOARD] = pl_sight(p->rocket * 8);
	own[AT_STAKE] = pl_sight(p->rocket * all / (WIDEST / 16));
	own[MAY_SHOOT] = pl_sight_yes(fed);
	if (fed)
		own[WINS_BY_SHOT] = share(chance_of(r, chance, m->missing, p->rocket));
	int places = p->rocket + m->to_place;
	int full = OFS_SYSTEMS * r->shot_system + places * r->shot_counter;
	if (fed && m->missing <= full)
		own[WINS_IF_LOADED] = share(m->all);
}

/* OFS-083 to OFS-087: Gold for stepping above a holder; 0 is nobody. */
static bool can_learn(const struct scene *c, int seat, int system, int above)
{
	if (above == c->r->levels)
		return false;
	int level = c->s->player[seat].level[system];
	return c->paid[above + 1] - c->paid[level] <= c->mayor[seat].gold;
}

static void look_at_know_how(const struct scene *c, int seat, int16_t *own)
{
	int knows = 0, learns = 0, unlearns = 0, fees = 0, pays = 0;
	for (int system = 0; system < OFS_SYSTEMS; system++) {
		int holder = c->s->holder[system] - 1, level = c->s->player[seat].level[system];
		if (holder != seat) {
			int above = holder < 0 ? level : c->s->player[holder].level[system];
			learns += can_learn(c, seat, system, above);
			pays += holder >= 0 && level < above;
			continue;
		}
		bool lost = false;
		knows++;
		for (int other = 0; other < c->s->base.seats; other++) {
			if (other == seat)
				continue;
			lost |= can_learn(c, other, system, level);
			fees += c->s->player[other].level[system] < level;
		}
		unlearns += lost;
	}
	own[KNOWS] = pl_sight(knows * 32);
	own[LEARNS] = pl_sight(learns * 32);
	own[UNLEARNS] = pl_sight(unlearns * 32);
	own[FEES] = pl_sight(fees * 12);
	own[PAYS_FEES] = pl_sight(pays * 32);
}

static void look_at_stores(const struct scene *c, int seat, int16_t *own)
{
	static const uint8_t food[FOOD_STEPS] = { 1, 2, 4, 6, 8, 12 };
	static const uint8_t gold[GOLD_STEPS] = { 1, 3, 5, 7, 10, 13 };
	const struct ofs_player *p = &c->s->player[seat];
	const struct mayor *m = &c->mayor[seat];
	int surplus = m->farms - m->upkeep - m->asleep_food;
	int later = pl_most(m->food_left, 0) + surplus;
	own[MINES] = pl_sight(m->mines * 8);
	own[FARMS] = pl_sight(m->farms * 8);
	own[UPKEEP] = pl_sight(m->upkeep * 8);
	own[UPKEEP_SOON] = pl_sight(m->asleep_food * 8);
	own[SPARE] = pl_sight(surplus * 8);
	own[LACKING] = pl_sight(-surplus * 8);
	own[FOOD] = pl_sight(p->food * 4);
	pl_put_steps(&own[FOOD_AT], p->food, food, FOOD_STEPS);
	own[GOLD] = pl_sight(p->gold * 4);
	pl_put_steps(&own[GOLD_AT], p->gold, gold, GOLD_STEPS);
	own[FOOD_LEFT] = pl_sight(m->food_left * 8);
	own[HUNGER] = pl_sight(-m->food_left * 16);
	own[FOOD_LATER] = pl_sight(later * 8);
	own[HUNGER_LATER] = pl_sight(-later * 16);
}

static void look_at_cities(const struct scene *c, int seat, int16_t *own)
{
	const struct mayor *m = &c->mayor[seat];
	own[CITY_POINTS] = pl_sight(m->points * 8);
	own[CITIES] = pl_sight(m->cities * 16);
	own[ASLEEP] = pl_sight(m->asleep * 16);
	own[WAKING] = pl_sight(m->waking * 16);
	own[WAKING_LATER] = pl_sight((m->asleep_points - m->waking) * 16);
	own[FRIDAYS] = pl_sight(m->fridays * 8);
	own[LAST_WAKES] = pl_sight(m->last_wakes * 12);
	own[WINS_BY_WAKING] = pl_sight_yes(m->waking >= m->missing);
	own[GUARDS] = pl_sight(m->piles * 4);
	own[STRONGEST] = pl_sight(m->strongest * 8);
	own[WEAKEST] = pl_sight(m->weakest * 8);
	own[TO_PLACE] = pl_sight(m->to_place * 8);
	own[ON_TRAINS] = pl_sight(m->trains * 8);
}

static void look_at_claims(const struct scene *c, int seat, int16_t *own)
{
	const struct ofs_country *country = &c->country;
	const struct ofs_prey *prey = &country->prey[seat];
	uint64_t safe = 0, bare = 0, others = 0, beyond = 0, mines = country->mines;
	int danger = 0, lost = 0;
	for (int i = country->first[seat]; i < country->first[seat + 1]; i++) {
		const struct ofs_string *string = &country->string[i];
		int hit = string->hit == 0 ? 0 : ofs_count(string->hit);
		danger += hit;
		lost += hit * ofs_rolls_won(string->attack, string->guard);
		if (string->guard == 0)
			bare |= string->claims;
		else
			safe |= string->claims;
	}
	for (int other = 0; other < c->s->base.seats; other++)
		others |= other == seat ? 0 : country->reach[other];
	uint64_t open = country->reach[seat] & country->free;
	own[SAFE_MINES] = pl_sight(ofs_count(safe & mines) * 8);
	own[SAFE_FARMS] = pl_sight(ofs_count(safe & ~mines) * 8);
	own[BARE_MINES] = pl_sight(ofs_count(bare & mines) * 16);
	own[BARE_FARMS] = pl_sight(ofs_count(bare & ~mines) * 16);
	own[IN_DANGER] = pl_sight(danger * 8);
	own[LIKELY_LOST] = pl_sight(lost / 3);
	own[PREY] = pl_sight(ofs_count(prey->claims) * 8);
	own[BARE_PREY] = pl_sight(ofs_count(prey->bare) * 16);
	own[BEST_CASE] = pl_sight(prey->best * 3);
	own[OPEN_MINES] = pl_sight(ofs_count(open & mines) * 8);
	own[OPEN_FARMS] = pl_sight(ofs_count(open & ~mines) * 8);
	for (uint64_t left = open; left != 0; left &= left - 1)
		beyond |= country->near[pl_lowest(left)];
	own[BEYOND] = pl_sight(ofs_count(beyond & country->free & ~open) * 8);
	own[OPEN_ALONE] = pl_sight(ofs_count(open & ~others) * 8);
}

/* Claims at a city's door and one step on. */
static uint64_t around(const struct ofs_country *country, int city)
{
	uint64_t doors = ofs_doors_in(country, city), land = doors;
	for (uint64_t left = doors; left != 0; left &= left - 1)
		land |= country->near[pl_lowest(left)];
	return land;
}

static void look_at_bid(const struct scene *c, int seat, int16_t *own)
{
	const struct mayor *m = &c->mayor[seat];
	own[BIDDING] = pl_sight_yes((c->s->in >> seat) & 1);
	if (m->bid == 0)
		return;
	own[BID] = pl_sight(m->bid * 8);
	if (m->bid_city == 0)
		return; /* for the Button */
	uint64_t land = around(&c->country, m->bid_city), crowd = 0;
	land &= c->country.free | c->s->player[seat].claims;
	for (uint64_t left = c->bid_on; left != 0; left &= left - 1)
		if (pl_lowest(left) != m->bid_city)
			crowd |= around(&c->country, pl_lowest(left));
	own[BID_POINTS] = pl_sight(c->r->city[m->bid_city - 1].red * 16);
	own[BID_LAND] = pl_sight(ofs_count(land) * 8);
	own[BID_CROWD] = pl_sight(ofs_count(land & crowd) * 8);
}

static void look_at_turn(const struct scene *c, int seat, int16_t *own)
{
	const struct ofs_state *s = c->s;
	int place = ofs_place(s, seat);
	own[BUTTON] = pl_sight_yes(place == 0);
	own[PLACE] = pl_sight(place * PL_SIGHT_STEP);
	own[DECIDES] = pl_sight_yes(s->turn == seat);
	own[TO_COME] = pl_sight_yes(place > ofs_place(s, s->turn));
	look_at_bid(c, seat, own);
}

/* What an offer would bring to both. */
static void look_at_offer(const struct scene *c, int16_t own[PL_SEATS][PL_SIGHTS])
{
	const struct ofs_offer *offer = &c->s->offer;
	if (offer->to == 0)
		return;
	int16_t *from = own[c->s->turn], *to = own[offer->to - 1];
	bool food = offer->gives == OFS_FOOD;
	from[food ? ASKED_FOOD : ASKED_GOLD] = pl_sight(offer->give * 8);
	from[food ? OFFERED_GOLD : OFFERED_FOOD] = pl_sight(offer->take * 8);
	to[food ? OFFERED_FOOD : OFFERED_GOLD] = pl_sight(offer->give * 8);
	to[food ? ASKED_GOLD : ASKED_FOOD] = pl_sight(offer->take * 8);
}

/* --- the table --------------------------------------------------------------------------- */

static void look_at_lot(const struct scene *c, int16_t *table)
{
	const struct ofs_city *row = &c->r->city[c->s->lot - 1];
	uint64_t doors = ofs_doors_in(&c->country, c->s->lot);
	table[LOT_POINTS] = pl_sight(row->red * 16);
	table[LOT_FOOD] = pl_sight(row->food * 16);
	table[LOT_LAND] = pl_sight(ofs_count(doors & c->country.free) * 16);
}

static void look_at_table(const struct scene *c, int16_t *table)
{
	static const uint8_t weeks[WEEK_STEPS] = { 2, 3, 4, 5, 6, 8, 10, 13 };
	static const uint8_t near[LEAD_STEPS] = { 10, 12, 14, 16, 17, 18 };
	const struct ofs_state *s = c->s;
	int lead = PL_SIGHT_MOST;
	for (int seat = 0; seat < s->base.seats; seat++)
		lead = pl_least(lead, c->mayor[seat].missing);
	table[WEEK] = pl_sight(s->week * 4);
	pl_put_steps(&table[WEEK_AT], s->week, weeks, WEEK_STEPS);
	table[LEAD] = pl_sight(lead * 4);
	pl_put_steps(&table[LEAD_AT], pl_most(20 - lead, 0), near, LEAD_STEPS);
	table[MONDAY] = pl_sight_yes(s->day == OFS_MONDAY);
	table[WEDNESDAY] = pl_sight_yes(s->day == OFS_WEDNESDAY);
	table[THURSDAY] = pl_sight_yes(s->day == OFS_THURSDAY);
	table[SATURDAY] = pl_sight_yes(s->day == OFS_SATURDAY);
	table[OPENING] = pl_sight_yes(c->phase == OFS_OPENING);
	table[FOR_BUTTON] = pl_sight_yes(c->phase == OFS_BUTTON);
	table[PAYING] = pl_sight_yes(c->phase == OFS_PAYING);
	table[HANDING] = pl_sight_yes(c->phase == OFS_HANDING);
	table[ANSWERING] = pl_sight_yes(s->base.phase == OFS_ANSWERING);
	table[FREE_MINES] = pl_sight(ofs_count(c->country.free & c->country.mines) * 4);
	table[FREE_FARMS] = pl_sight(ofs_count(c->country.free & ~c->country.mines) * 4);
	table[DECK] = pl_sight(c->deck * 4);
	table[STARVED] = pl_sight(s->tops * 16);
	table[HIGHEST] = pl_sight(s->bid * 8);
	table[PLAYERS] = pl_sight(s->base.seats * 16);
	table[EASY_TARGETS] = pl_sight_yes(c->r->targets == OFS_TWELVE);
	table[FEW_PEOPLE] = pl_sight_yes(c->r->population);
	if (s->lot != 0)
		look_at_lot(c, table);
}

static void look(const struct pl_rules *rules, const struct pl_state *state,
                 int16_t own[PL_SEATS][PL_SIGHTS], int16_t table[PL_SIGHTS])
{
	struct scene c;
	c.r = ofs_numbers(rules);
	c.s = ofs_position(state);
	c.phase = state->phase == OFS_ANSWERING ? c.s->resume : state->phase;
	ofs_survey_country(&c.country, c.r, c.s);
	reckon(&c);
	for (int seat = 0; seat < state->seats; seat++) {
		look_at_points(&c, seat, own[seat]);
		look_at_cities(&c, seat, own[seat]);
		look_at_rocket(&c, seat, own[seat]);
		look_at_know_how(&c, seat, own[seat]);
		look_at_stores(&c, seat, own[seat]);
		look_at_claims(&c, seat, own[seat]);
		look_at_turn(&c, seat, own[seat]);
	}
	look_at_offer(&c, own);
	look_at_table(&c, table);
}

const struct pl_sights ofs_sights = { own_names, table_names, look };

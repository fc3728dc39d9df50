/* trips.c - round trips, reckoned: fly to stations, fill the ship, bring it to
 * Earth. A trip is worth what it delivers, by the turns it takes; the best one
 * from a hex is that hex's prospect. */
#include "games/traders/sense.h"

/* Points. A planet that would make a good none of ours makes yet; the first
 * station of all; one more planet while much is to be fetched. */
enum { WORTH_NEW_GOOD = 80, WORTH_FIRST_STATION = 40, WORTH_MORE_STATIONS = 6 };

/* How much coming production counts, in hundredths of a turn, and the way from a
 * new station to Earth, in hundredths. */
enum { LOOK_AHEAD = 100, WAY_HOME = 50 };

enum { TURN = 100 }; /* turns are reckoned in hundredths */

struct trip {
	int load[TRD_GOODS + 1]; /* hundredths of units */
	int room, time;
};

/* For a flight that may stop at its end. */
static int flight_time(int hexes)
{
	static const uint16_t times[] = { 0, 100, 105, 135, 170, 212, 235, 272 };
	return hexes < 8 ? times[hexes] : 272 + 36 * (hexes - 7);
}

/* After building on a spot: half of the way to Earth, and unloading there. */
static int settling_time(const struct trd_rules *r, int spot)
{
	return r->flight[r->to_earth[spot]] * WAY_HOME / 100 + TURN / 2;
}

/* The longest way between hexes that a ship can enter; 255 if there is none between some. */
static uint8_t farthest_of(const struct trd_rules *r)
{
	uint8_t farthest = 0;
	for (int from = 1; from <= r->hexes; from++)
		for (int to = 1; to <= r->hexes; to++) {
			bool open = trd_is_open(r, from) && trd_is_open(r, to);
			if (open && r->distance[from][to] > farthest)
				farthest = r->distance[from][to];
		}
	return farthest;
}

void trd_reckon_times(struct trd_rules *r)
{
	for (int hexes = 0; hexes < 256; hexes++)
		r->flight[hexes] = (uint16_t)flight_time(hexes);
	for (int time = TURN / 2; time < TRD_TIMES; time++)
		r->inverse[time] =
			(uint32_t)(((uint64_t)1 << TRD_INVERSE_BITS) / (unsigned)time + 1);
	for (int spot = 1; spot < TRD_FIRST_DOCK; spot++)
		r->settling[spot] = (uint16_t)settling_time(r, spot);
	for (int hex = 1; hex <= TRD_HEXES; hex++) {
		r->way_home[hex] = (uint16_t)(r->flight[r->to_earth[hex]] + TURN / 2);
		for (int spot = 1; spot < TRD_FIRST_DOCK; spot++) {
			int time = r->flight[r->distance[hex][spot]] + r->settling[spot];
			r->settled[hex][trd_slot_of(spot)][trd_place_of(spot)] = (uint16_t)time;
		}
	}
	r->farthest = farthest_of(r);
	for (int steps = 0; steps <= TRD_REACH; steps++)
		for (int hex = 1; hex <= r->hexes; hex++)
			if (trd_is_open(r, hex) && r->to_earth[hex] <= steps)
				trd_add_hex(&r->homely[steps], hex);
}

void trd_take_stock(struct trd_mind *m)
{
	int all = 0;
	m->made = m->unsourced = 0;
	m->to_come = 0;
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++)
		m->made |= m->s->makes[planet] &
			(0u - ((m->me.stations & trd_spots_of(planet)) != 0)); /* no jump */
	for (int good = TRD_METAL; good <= TRD_GOODS; good++) {
		m->needed[good] = pl_most(0, m->r->cure_units - m->me.goods[TRD_EARTH][good]);
		int more = pl_most(0, m->needed[good] - m->me.goods[TRD_SHIP][good]);
		all += m->needed[good];
		m->to_come += more;
		m->unsourced |= (unsigned)(more > 0) << (good - 1);
	}
	m->unsourced &= ~m->made;
	m->delivered = TRD_GOODS * m->r->cure_units - all;
	m->short_of = pl_most(0, m->r->cure_money - m->me.money);
}

void trd_think(struct trd_mind *m, const struct trd_rules *r, const struct trd_state *s, int seat)
{
	m->r = r;
	m->s = s;
	m->me = s->player[seat];
	m->seat = seat;
	m->here = TRD_UNKNOWN;
	m->pace = r->lights == TRD_LIGHTS_TRIPLES ? 60 : 40;
	trd_take_stock(m);
}

/* --- trips --------------------------------------------------------------- */

int trd_worth(const struct trd_mind *m, const int load[TRD_GOODS + 1])
{
	int points = 0, spare = 0;
	for (int good = TRD_METAL; good <= TRD_GOODS; good++) {
		int useful = pl_least(load[good], m->needed[good] * TRD_UNIT_PARTS);
		points += useful * TRD_WORTH_NEEDED;
		spare += load[good] - useful;
	}
	int money = spare * m->r->sell_earth;
	int wanted = pl_least(money, m->short_of * TRD_UNIT_PARTS);
	return (points + wanted * TRD_WORTH_MONEY + (money - wanted) * TRD_WORTH_SPARE_MONEY) /
		TRD_UNIT_PARTS;
}

/* Put as much of a good aboard as there is, fits and is wanted. */
static void fill(struct trip *trip, int good, int units, int limit)
{
	int more = pl_least(pl_least(units, trip->room), limit - trip->load[good]);
	if (more > 0) {
		trip->load[good] += more;
		trip->room -= more;
	}
}

/* Load at a planet what serves best, counting what it will have made by the
 * time the ship leaves it. */
static void collect(const struct trd_mind *m, struct trip *trip, int planet)
{
	int stations = trd_stations_at(&m->me, planet);
	int coming = stations * m->pace * pl_least(trip->time, LOOK_AHEAD) / TURN;
	if (m->s->rebellion[planet] > 0)
		coming = 0;
	const uint8_t *there = m->me.goods[planet];
	if (coming == 0 && (there[TRD_METAL] | there[TRD_FOOD] | there[TRD_GEM]) == 0)
		return;
	for (int wanted = 1; wanted >= 0; wanted--) {
		for (int good = TRD_METAL; good <= TRD_GOODS && trip->room > 0; good++) {
			int limit = wanted ? m->needed[good] * TRD_UNIT_PARTS
					   : m->r->cargo * TRD_UNIT_PARTS;
			fill(trip, good, there[good] * TRD_UNIT_PARTS, limit);
			if (((m->s->makes[planet] >> (good - 1)) & 1) && coming > 0) {
				int before = trip->load[good];
				fill(trip, good, coming, limit);
				coming -= trip->load[good] - before;
			}
		}
	}
}

/* The own station on a planet that is nearest to a hex; 0 if there is none. */
static int nearest_station(const struct trd_mind *m, int planet, int hex)
{
	int nearest = 0;
	for (uint32_t left = m->me.stations & trd_spots_of(planet); left != 0; left &= left - 1) {
		int spot = pl_lowest(left);
		if (nearest == 0 || m->r->distance[hex][spot] < m->r->distance[hex][nearest])
			nearest = spot;
	}
	return nearest;
}

/* --- building ------------------------------------------------------------ */

int trd_worth_building(const struct trd_mind *m, int planet)
{
	int points = m->me.stations == 0 ? WORTH_FIRST_STATION : 0;
	points += trd_count_bits(m->s->makes[planet] & m->unsourced) * WORTH_NEW_GOOD;
	if ((m->me.stations & trd_spots_of(planet)) == 0 && m->to_come > 2)
		points += WORTH_MORE_STATIONS;
	return points;
}

/* The spots without a station and without another's ship. */
static uint32_t free_spots(const struct trd_mind *m)
{
	uint64_t taken = 0;
	for (int seat = 0; seat < m->s->base.seats; seat++) {
		const struct trd_player *p = &m->s->player[seat];
		taken |= p->stations;
		if (seat != m->seat)
			taken |= (uint64_t)(p->ship < TRD_FIRST_DOCK) << (p->ship & 63);
	}
	return ~(uint32_t)taken;
}

/* --- prospects ------------------------------------------------------------- */

/* What can be made of being at a place: so many thousandths of points, so long after coming
 * there. Of any hex the prospect is the best of these, by the flight to it. */
struct aim {
	int points, time;
};

enum { SPOTS = TRD_FIRST_DOCK - 1 };

/* Trips by the station that they call at first: to Earth from there, or by another planet. */
struct aims {
	int count;
	struct aim aim[TRD_PLANETS];
};

/* All that there is to do, but for the flight to it. */
struct outlook {
	int home;       /* thousandths of points for going to Earth at once */
	uint32_t calls; /* the own stations that trips may call at */
	struct aims trips[SPOTS + 1];
	unsigned building;          /* bit n: planet n has sites worth building on */
	int worth[TRD_PLANETS + 1]; /* what building there brings, in thousandths of points */
	uint32_t sites;             /* the free spots there */
};

/* Points by the turns they take. Of several the best is the best of these, since whatever is
 * larger is not smaller when it is rounded. */
static int rate(const struct trd_rules *r, int points, int time)
{
	if (time >= TRD_TIMES)
		return points / time;
	return (int)((uint64_t)(unsigned)points * r->inverse[time] >> TRD_INVERSE_BITS);
}

static void add_aim(struct aims *aims, int points, int time)
{
	for (int i = 0; i < aims->count; i++) {
		const struct aim *other = &aims->aim[i];
		if (other->points >= points && other->time <= time)
			return; /* never better, however long the flight */
	}
	struct aim aim = { points, time };
	aims->aim[aims->count++] = aim;
}

/* Thousandths of points for a trip's load at Earth. A ship that has delivered everything is
 * only waiting for money, and waits there. */
static int points_of(const struct trd_mind *m, const struct trip *trip)
{
	bool delivered = m->delivered == TRD_GOODS * m->r->cure_units;
	return (trd_worth(m, trip->load) + delivered * TRD_WORTH_NEEDED) * 1000;
}

/* Trips that call at this station first, `flight` after they begin, then at one other planet
 * or none. Production is looked ahead for one turn at most, and any flight takes a whole
 * turn: so what is collected does not depend on how long the flight was, but for none. A call
 * that brings nothing more aboard only takes longer. */
static void add_trips(const struct trd_mind *m, struct aims *aims, int station, int flight,
                      const struct trip *empty)
{
	struct trip trip = *empty;
	int planet = trd_place_of(station);
	trip.time = flight;
	collect(m, &trip, planet);
	aims->count = 0;
	add_aim(aims, points_of(m, &trip), m->r->way_home[station]);
	uint32_t others = m->me.stations & ~trd_spots_of(planet);
	while (others != 0 && trip.room > 0) {
		int other = trd_place_of(pl_lowest(others));
		int next = nearest_station(m, other, station);
		struct trip on = trip;
		on.time = LOOK_AHEAD;
		collect(m, &on, other);
		if (on.room < trip.room)
			add_aim(aims, points_of(m, &on),
			        m->r->flight[m->r->distance[station][next]] + m->r->way_home[next]);
		others &= ~trd_spots_of(other);
	}
}

static void add_sites(const struct trd_mind *m, struct outlook *o, int planet, uint32_t free)
{
	uint32_t sites = free & trd_spots_of(planet);
	int cost = trd_build_cost(m->r, &m->me, trd_first_hex(planet));
	if (sites == 0 || m->me.money < cost ||
	    trd_stations_at(&m->me, planet) >= m->r->stations_each)
		return;
	int points = trd_worth_building(m, planet) - cost * TRD_WORTH_MONEY;
	if (points <= 0)
		return;
	o->building |= 1u << planet;
	o->sites |= sites;
	o->worth[planet] = points * 1000;
}

static struct trip trip_from_here(const struct trd_mind *m)
{
	struct trip trip = { { 0, 0, 0, 0 }, m->r->cargo * TRD_UNIT_PARTS, 0 };
	for (int good = TRD_METAL; good <= TRD_GOODS; good++) {
		trip.load[good] = m->me.goods[TRD_SHIP][good] * TRD_UNIT_PARTS;
		trip.room -= trip.load[good];
	}
	return trip;
}

static void look_out(const struct trd_mind *m, struct outlook *o, const struct trip *trip)
{
	uint32_t free = free_spots(m);
	o->home = points_of(m, trip);
	o->calls = trip->room > 0 ? m->me.stations : 0;
	o->building = o->sites = 0;
	for (uint32_t left = o->calls; left != 0; left &= left - 1) {
		int station = pl_lowest(left);
		add_trips(m, &o->trips[station], station, LOOK_AHEAD, trip);
	}
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++)
		add_sites(m, o, planet, free);
}

/* The best trip that calls at a station first, by the hexes to it: from `near` to `far`. */
static void rate_trips(const struct trd_rules *r, const struct aims *aims, int near, int far,
                       int best[256])
{
	for (int hexes = near; hexes <= far; hexes++)
		best[hexes] = rate(r, aims->aim[0].points, aims->aim[0].time + r->flight[hexes]);
	for (int i = 1; i < aims->count; i++) {
		const struct aim *aim = &aims->aim[i];
		for (int hexes = near; hexes <= far; hexes++)
			best[hexes] = pl_most(best[hexes],
			                      rate(r, aim->points, aim->time + r->flight[hexes]));
	}
}

/* From an own station, calling there at once. */
static int rate_leaving(const struct trd_mind *m, int station, const struct trip *trip)
{
	struct aims aims;
	int best[256];
	add_trips(m, &aims, station, 0, trip);
	rate_trips(m->r, &aims, 0, 0, best);
	return best[0];
}

/* The hexes that are asked about, and what is known of them. */
struct quest {
	const uint8_t *hex;
	int count;
	int far;         /* the farthest that any of them may be from a station */
	uint32_t docked; /* bit n: spot n is one of them */
	int *prospect;
};

static struct quest quest_for(const struct trd_rules *r, const uint8_t *hexes, int count,
                              int *prospect)
{
	struct quest quest = { hexes, count, r->farthest, 0, prospect };
	for (int i = 0; i < count; i++) {
		int hex = hexes[i];
		quest.docked |= (uint32_t)(hex < TRD_FIRST_DOCK) << (hex & 31);
		if (!trd_is_open(r, hex))
			quest.far = 255;
	}
	return quest;
}

/* Trips that call at a planet first: at its station that is nearest. */
static void prefer_trips(const struct trd_mind *m, const struct outlook *o, int planet,
                         const struct trip *trip, const struct quest *quest)
{
	int best[256];
	uint32_t stations = m->me.stations & trd_spots_of(planet);
	for (uint32_t left = stations; left != 0; left &= left - 1) {
		int station = pl_lowest(left);
		const uint8_t *distance = m->r->distance[station];
		bool single = left == stations && (left & (left - 1)) == 0;
		int near = 1, far = quest->far;
		if (quest->count == 1)
			near = far = distance[quest->hex[0]];
		rate_trips(m->r, &o->trips[station], near, far, best);
		if ((quest->docked >> station) & 1)
			best[0] = rate_leaving(m, station, trip);
		for (int i = 0; i < quest->count; i++) {
			int hex = quest->hex[i];
			if (single || nearest_station(m, planet, hex) == station)
				quest->prospect[i] =
					pl_most(quest->prospect[i], best[distance[hex]]);
		}
	}
}

/* Building on the spot of each planet where that is soonest. */
static void prefer_sites(const struct trd_rules *r, const struct outlook *o,
                         const struct quest *quest)
{
	uint16_t taken[TRD_SPOTS_EACH][TRD_LANES] = { 0 }; /* all bits of spots that are no sites */
	for (int spot = 1; spot < TRD_FIRST_DOCK; spot++)
		taken[trd_slot_of(spot)][trd_place_of(spot)] =
			(uint16_t)(((o->sites >> spot) & 1) - 1);
	for (int i = 0; i < quest->count; i++) {
		uint16_t soonest[TRD_LANES];
		for (int planet = 0; planet < TRD_LANES; planet++)
			soonest[planet] = UINT16_MAX;
		for (int slot = 0; slot < TRD_SPOTS_EACH; slot++)
			for (int planet = 0; planet < TRD_LANES; planet++) {
				uint16_t time = r->settled[quest->hex[i]][slot][planet] |
					taken[slot][planet];
				soonest[planet] = time < soonest[planet] ? time : soonest[planet];
			}
		int best = quest->prospect[i];
		for (unsigned left = o->building; left != 0; left &= left - 1) {
			int planet = pl_lowest(left);
			best = pl_most(best, rate(r, o->worth[planet], soonest[planet]));
		}
		quest->prospect[i] = best;
	}
}

void trd_prospects(const struct trd_mind *m, const uint8_t *hexes, int count, int *prospect)
{
	struct outlook outlook;
	struct trip trip = trip_from_here(m);
	struct quest quest = quest_for(m->r, hexes, count, prospect);
	look_out(m, &outlook, &trip);
	for (int i = 0; i < count; i++)
		prospect[i] = rate(m->r, outlook.home, m->r->way_home[hexes[i]]);
	for (uint32_t left = outlook.calls; left != 0;) {
		int planet = trd_place_of(pl_lowest(left));
		prefer_trips(m, &outlook, planet, &trip, &quest);
		left &= ~trd_spots_of(planet);
	}
	if (outlook.building != 0)
		prefer_sites(m->r, &outlook, &quest);
}

int trd_prospect(const struct trd_mind *m, int hex)
{
	uint8_t hexes[] = { (uint8_t)hex };
	int prospect;
	trd_prospects(m, hexes, 1, &prospect);
	return prospect;
}

/* --- the best flight ------------------------------------------------------ */

/* One of the things that there are to do, as the set of hexes sees it that may be flown to: so
 * many steps from the nearest of them. Only the best are looked for, and the nearest is the best. */
struct lead {
	const struct aim *aim;
	int aims, from; /* the station or spot where it is done; 0: any dock */
	struct trd_hexes to;
	int steps, rate;
};

enum { LEADS = 1 + 3 * SPOTS };

struct chase {
	const struct trd_mind *m;
	struct trd_hexes to;
	int best, count;
	struct lead lead[LEADS];
};

static bool is_empty(struct trd_hexes set)
{
	return (set.low | set.high) == 0;
}

static struct trd_hexes both(struct trd_hexes a, struct trd_hexes b)
{
	struct trd_hexes set = { a.low & b.low, a.high & b.high };
	return set;
}

static struct trd_hexes without(struct trd_hexes a, struct trd_hexes b)
{
	struct trd_hexes set = { a.low & ~b.low, a.high & ~b.high };
	return set;
}

/* Those of some hexes that are so many steps from a station or spot at most, or (0) from a dock. */
static struct trd_hexes reached(const struct trd_rules *r, struct trd_hexes to, int from, int steps)
{
	struct trd_hexes here = { 0, 0 };
	if (from == 0)
		return both(to, r->homely[steps]);
	trd_add_hex(&here, from);
	struct trd_hexes around = both(to, r->within[from][steps]);
	here = both(to, here);
	around.low |= here.low;
	around.high |= here.high;
	return around;
}

static int rate_aims(const struct trd_rules *r, const struct aim *aim, int aims, int steps)
{
	int best = 0;
	for (int i = 0; i < aims; i++)
		best = pl_most(best, rate(r, aim[i].points, aim[i].time + r->flight[steps]));
	return best;
}

/* No hex is farther from the ship than its allowance: so much nearer to a place than the ship can
 * it be at most. */
static int nearest_to(const struct trd_mind *m, int from_ship)
{
	return pl_most(0, from_ship - m->s->allowance);
}

/* One of the things that there are to do, where it can be done as well as the best so far. It is
 * written where it stays, once that is known. */
static void follow(struct chase *chase, const struct aim *aim, int aims, int from,
                   struct trd_hexes to)
{
	const struct trd_mind *m = chase->m;
	const struct trd_rules *r = m->r;
	int steps =
		pl_least(nearest_to(m, from != 0 ? r->distance[m->me.ship][from] : 0), TRD_REACH);
	if (is_empty(to) || rate_aims(r, aim, aims, steps) < chase->best)
		return;
	while (steps < TRD_REACH && is_empty(reached(r, to, from, steps)))
		steps++;
	int best = rate_aims(r, aim, aims, steps);
	if (best < chase->best)
		return;
	chase->best = best;
	struct lead *lead = &chase->lead[chase->count++];
	lead->aim = aim;
	lead->aims = aims;
	lead->from = from;
	lead->to = to;
	lead->steps = steps;
	lead->rate = best;
}

/* The hexes from which this is the nearest own station of its planet, but for itself. */
static struct trd_hexes served_by(const struct chase *chase, int station)
{
	const struct trd_mind *m = chase->m;
	struct trd_hexes to = chase->to;
	int slot = trd_slot_of(station), planet = trd_place_of(station);
	uint32_t twins = m->me.stations & trd_spots_of(planet) & ~(1u << station);
	trd_drop_hex(&to, station);
	for (; twins != 0; twins &= twins - 1) {
		int twin = trd_slot_of(pl_lowest(twins));
		to = twin > slot ? without(to, m->r->nearer[planet][slot][twin])
				 : both(to, m->r->nearer[planet][twin][slot]);
	}
	return to;
}

static void follow_trips(struct chase *chase, const struct outlook *o, const struct trip *trip,
                         struct aims leaving[SPOTS + 1])
{
	for (uint32_t left = o->calls; left != 0; left &= left - 1) {
		int station = pl_lowest(left);
		const struct aims *aims = &o->trips[station];
		follow(chase, aims->aim, aims->count, station, served_by(chase, station));
		if (!trd_has_hex(chase->to, station))
			continue;
		struct trd_hexes there = { 0, 0 };
		trd_add_hex(&there, station);
		add_trips(chase->m, &leaving[station], station, 0, trip);
		follow(chase, leaving[station].aim, leaving[station].count, station, there);
	}
}

/* The soonest that any of these spots could be built on. */
static int soonest_of(const struct trd_mind *m, uint32_t spots)
{
	int soonest = TRD_TIMES - 1;
	for (; spots != 0; spots &= spots - 1) {
		int spot = pl_lowest(spots);
		int steps = nearest_to(m, m->r->distance[m->me.ship][spot]);
		soonest = pl_least(soonest, m->r->settling[spot] + m->r->flight[steps]);
	}
	return soonest;
}

static void follow_sites(struct chase *chase, const struct outlook *o, struct aim site[SPOTS + 1])
{
	const struct trd_mind *m = chase->m;
	for (unsigned planets = o->building; planets != 0; planets &= planets - 1) {
		int planet = pl_lowest(planets);
		uint32_t left = o->sites & trd_spots_of(planet);
		if (rate(m->r, o->worth[planet], soonest_of(m, left)) < chase->best)
			continue; /* as follow() would find of each, at less cost */
		for (; left != 0; left &= left - 1) {
			int spot = pl_lowest(left);
			site[spot].points = o->worth[planet];
			site[spot].time = m->r->settling[spot];
			follow(chase, &site[spot], 1, spot, chase->to);
		}
	}
}

/* Where the best is to be had, or what counts as much. */
static struct trd_hexes find_best(const struct chase *chase, int enough)
{
	const struct trd_rules *r = chase->m->r;
	struct trd_hexes best = { 0, 0 };
	for (int i = 0; i < chase->count; i++) {
		const struct lead *lead = &chase->lead[i];
		int steps = lead->steps;
		if (lead->rate < enough)
			continue;
		while (steps < TRD_REACH &&
		       rate_aims(r, lead->aim, lead->aims, steps + 1) >= enough)
			steps++;
		struct trd_hexes there = reached(r, lead->to, lead->from, steps);
		best.low |= there.low;
		best.high |= there.high;
	}
	return best;
}

struct trd_hexes trd_best_hexes(const struct trd_mind *m, struct trd_hexes to, int least, int most)
{
	struct outlook outlook;
	struct trip trip = trip_from_here(m);
	struct aims leaving[SPOTS + 1];
	struct aim site[SPOTS + 1];
	struct chase chase;
	look_out(m, &outlook, &trip);
	struct aim home = { outlook.home, TURN / 2 };
	chase.m = m;
	chase.to = to;
	chase.best = least;
	chase.count = 0;
	follow(&chase, &home, 1, 0, to);
	follow_trips(&chase, &outlook, &trip, leaving);
	follow_sites(&chase, &outlook, site);
	return chase.best > least ? find_best(&chase, pl_least(chase.best, most)) : to;
}

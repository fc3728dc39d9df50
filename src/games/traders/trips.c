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

/* Of these spots the one on which one has built soonest from a hex: how soon. */
static int soonest_of(const struct trd_rules *r, uint32_t spots, int hex)
{
	int soonest = INT32_MAX;
	for (; spots != 0; spots &= spots - 1) {
		int spot = pl_lowest(spots);
		int time = r->flight[r->distance[hex][spot]] + r->settling[spot];
		soonest = trd_least(soonest, time);
	}
	return soonest;
}

/* For a flight that may stop at its end. */
static int flight_time(int hexes)
{
	static const uint16_t times[] = { 0, 100, 105, 135, 170, 212, 235, 272 };
	return hexes < 8 ? times[hexes] : 272 + 36 * (hexes - 7);
}

void trd_reckon_times(struct trd_rules *r)
{
	for (int hexes = 0; hexes < 256; hexes++)
		r->flight[hexes] = (uint16_t)flight_time(hexes);
	for (int spot = 1; spot < TRD_FIRST_DOCK; spot++)
		r->settling[spot] =
			(uint16_t)(r->flight[r->to_earth[spot]] * WAY_HOME / 100 + TURN / 2);
	for (int hex = 1; hex <= TRD_HEXES; hex++)
		for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++)
			r->soonest[planet][hex] =
				(uint16_t)soonest_of(r, trd_spots_of(planet), hex);
}

void trd_take_stock(struct trd_mind *m)
{
	int all = 0;
	m->made = m->unsourced = 0;
	m->to_come = 0;
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++)
		if ((m->me.stations & trd_spots_of(planet)) != 0)
			m->made |= m->s->makes[planet];
	for (int good = TRD_METAL; good <= TRD_GOODS; good++) {
		m->needed[good] = trd_most(0, m->r->cure_units - m->me.goods[TRD_EARTH][good]);
		int more = trd_most(0, m->needed[good] - m->me.goods[TRD_SHIP][good]);
		all += m->needed[good];
		m->to_come += more;
		m->unsourced |= (unsigned)(more > 0) << (good - 1);
	}
	m->unsourced &= ~m->made;
	m->delivered = TRD_GOODS * m->r->cure_units - all;
	m->short_of = trd_most(0, m->r->cure_money - m->me.money);
}

void trd_think(struct trd_mind *m, const struct trd_rules *r, const struct trd_state *s, int seat)
{
	m->r = r;
	m->s = s;
	m->me = s->player[seat];
	m->seat = seat;
	m->pace = r->lights == TRD_LIGHTS_TRIPLES ? 60 : 40;
	trd_take_stock(m);
}

/* --- trips --------------------------------------------------------------- */

int trd_worth(const struct trd_mind *m, const int load[TRD_GOODS + 1])
{
	int points = 0, spare = 0;
	for (int good = TRD_METAL; good <= TRD_GOODS; good++) {
		int useful = trd_least(load[good], m->needed[good] * TRD_UNIT_PARTS);
		points += useful * TRD_WORTH_NEEDED;
		spare += load[good] - useful;
	}
	int money = spare * m->r->sell_earth;
	int wanted = trd_least(money, m->short_of * TRD_UNIT_PARTS);
	return (points + wanted * TRD_WORTH_MONEY + (money - wanted) * TRD_WORTH_SPARE_MONEY) /
		TRD_UNIT_PARTS;
}

/* Put as much of a good aboard as there is, fits and is wanted. */
static void fill(struct trip *trip, int good, int units, int limit)
{
	int more = trd_least(trd_least(units, trip->room), limit - trip->load[good]);
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
	int coming = stations * m->pace * trd_least(trip->time, LOOK_AHEAD) / TURN;
	if (m->s->rebellion[planet] > 0)
		coming = 0;
	for (int wanted = 1; wanted >= 0; wanted--) {
		for (int good = TRD_METAL; good <= TRD_GOODS && trip->room > 0; good++) {
			int limit = wanted ? m->needed[good] * TRD_UNIT_PARTS
					   : m->r->cargo * TRD_UNIT_PARTS;
			fill(trip, good, m->me.goods[planet][good] * TRD_UNIT_PARTS, limit);
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
	struct aim home; /* going to Earth at once */
	uint32_t calls;  /* the own stations that trips may call at */
	uint32_t twins;  /* those of them that have another on their planet */
	struct aims trips[SPOTS + 1];
	unsigned building;          /* bit n: planet n has sites worth building on */
	uint32_t sites;             /* these */
	int worth[TRD_PLANETS + 1]; /* what building there brings, in thousandths of points */
};

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

static void add_trip(const struct trd_mind *m, struct aims *aims, const struct trip *trip, int from)
{
	int time = trip->time + m->r->flight[m->r->to_earth[from]] + TURN / 2;
	add_aim(aims, points_of(m, trip), time);
}

/* Trips that call at this station first, `flight` after they begin, then at one other planet
 * or none. Production is looked ahead for one turn at most, and any flight takes a whole
 * turn: so what is collected does not depend on how long the flight was, but for none. */
static void add_trips(const struct trd_mind *m, struct aims *aims, int station, int flight,
                      const struct trip *empty)
{
	struct trip trip = *empty;
	int planet = trd_place_of(station);
	trip.time = flight;
	collect(m, &trip, planet);
	trip.time = 0;
	aims->count = 0;
	add_trip(m, aims, &trip, station);
	for (int other = TRD_GOBI; other <= TRD_PLANETS && trip.room > 0; other++) {
		int next = other == planet ? 0 : nearest_station(m, other, station);
		if (next == 0)
			continue;
		struct trip on = trip;
		on.time = LOOK_AHEAD;
		collect(m, &on, other);
		on.time = m->r->flight[m->r->distance[station][next]];
		add_trip(m, aims, &on, next);
	}
}

static void add_sites(const struct trd_mind *m, struct outlook *o, int planet, uint32_t free)
{
	uint32_t ring = trd_spots_of(planet);
	int cost = trd_build_cost(m->r, &m->me, trd_first_hex(planet));
	if ((free & ring) == 0 || m->me.money < cost ||
	    trd_stations_at(&m->me, planet) >= m->r->stations_each)
		return;
	int points = trd_worth_building(m, planet) - cost * TRD_WORTH_MONEY;
	if (points <= 0)
		return;
	o->building |= 1u << planet;
	o->sites |= free & ring;
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

static void look_out(const struct trd_mind *m, struct outlook *o)
{
	struct trip trip = trip_from_here(m);
	uint32_t free = free_spots(m);
	o->home.points = points_of(m, &trip);
	o->home.time = TURN / 2;
	o->calls = trip.room > 0 ? m->me.stations : 0;
	o->twins = o->sites = 0;
	o->building = 0;
	for (uint32_t left = o->calls; left != 0; left &= left - 1) {
		int station = pl_lowest(left);
		add_trips(m, &o->trips[station], station, LOOK_AHEAD, &trip);
		if (trd_stations_at(&m->me, trd_place_of(station)) > 1)
			o->twins |= 1u << station;
	}
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++)
		add_sites(m, o, planet, free);
}

/* By points a turn, which are not divided before the best is known. */
PL_FN void prefer(struct aim *best, int points, int time)
{
	if ((int64_t)points * best->time > (int64_t)best->points * time) {
		best->points = points;
		best->time = time;
	}
}

static void prefer_trips(struct aim *best, const struct aims *aims, int flight)
{
	for (int i = 0; i < aims->count; i++)
		prefer(best, aims->aim[i].points, aims->aim[i].time + flight);
}

/* From an own station, calling there at once. */
static void prefer_leaving(const struct trd_mind *m, struct aim *best, int station)
{
	struct trip trip = trip_from_here(m);
	struct aims aims;
	add_trips(m, &aims, station, 0, &trip);
	prefer_trips(best, &aims, 0);
}

static int reckon(const struct trd_mind *m, const struct outlook *o, int hex)
{
	const struct trd_rules *r = m->r;
	struct aim best = { o->home.points, o->home.time + r->flight[r->to_earth[hex]] };
	for (uint32_t left = o->calls; left != 0; left &= left - 1) {
		int station = pl_lowest(left);
		if (((o->twins >> station) & 1) &&
		    nearest_station(m, trd_place_of(station), hex) != station)
			continue; /* its twin is nearer */
		if (hex == station)
			prefer_leaving(m, &best, station);
		else
			prefer_trips(&best, &o->trips[station],
			             r->flight[r->distance[station][hex]]);
	}
	for (unsigned left = o->building; left != 0; left &= left - 1) {
		int planet = pl_lowest(left);
		uint32_t ring = trd_spots_of(planet);
		bool all = (o->sites & ring) == ring;
		prefer(&best, o->worth[planet],
		       all ? r->soonest[planet][hex] : soonest_of(r, o->sites & ring, hex));
	}
	return best.points / best.time;
}

void trd_prospects(const struct trd_mind *m, const uint8_t *hexes, int count, int *prospect)
{
	struct outlook outlook;
	look_out(m, &outlook);
	for (int i = 0; i < count; i++)
		prospect[i] = reckon(m, &outlook, hexes[i]);
}

int trd_prospect(const struct trd_mind *m, int hex)
{
	struct outlook outlook;
	look_out(m, &outlook);
	return reckon(m, &outlook, hex);
}

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

/* Expected hundredths of turns for a flight that may stop at its end. */
static int flight_time(int hexes)
{
	static const uint16_t times[] = { 0, 100, 105, 135, 170, 212, 235, 272 };
	return hexes < 8 ? times[hexes] : 272 + 36 * (hexes - 7);
}

static void take_stock(struct trd_mind *m)
{
	m->made = 0;
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++)
		if ((m->me.stations & trd_spots_of(planet)) != 0)
			m->made |= m->s->makes[planet];
	for (int good = TRD_METAL; good <= TRD_GOODS; good++)
		m->needed[good] = trd_most(0, m->r->cure_units - m->me.goods[TRD_EARTH][good]);
	m->short_of = trd_most(0, m->r->cure_money - m->me.money);
}

void trd_think(struct trd_mind *m, const struct trd_rules *r, const struct trd_state *s, int seat)
{
	m->r = r;
	m->s = s;
	m->me = s->player[seat];
	m->seat = seat;
	m->pace = r->lights == TRD_LIGHTS_TRIPLES ? 60 : 40;
	take_stock(m);
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
		for (int good = TRD_METAL; good <= TRD_GOODS; good++) {
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
		int spot = trd_lowest(left);
		if (nearest == 0 || m->r->distance[hex][spot] < m->r->distance[hex][nearest])
			nearest = spot;
	}
	return nearest;
}

/* --- building ------------------------------------------------------------ */

int trd_worth_building(const struct trd_mind *m, int planet)
{
	unsigned makes = m->s->makes[planet];
	int points = 0;
	if (m->me.stations == 0)
		points += WORTH_FIRST_STATION;
	for (int good = TRD_METAL; good <= TRD_GOODS; good++) {
		unsigned bit = 1u << (good - 1);
		if ((makes & bit) && !(m->made & bit) &&
		    m->needed[good] > m->me.goods[TRD_SHIP][good])
			points += WORTH_NEW_GOOD;
	}
	int to_come = 0;
	for (int good = TRD_METAL; good <= TRD_GOODS; good++)
		to_come += trd_most(0, m->needed[good] - m->me.goods[TRD_SHIP][good]);
	if (trd_stations_at(&m->me, planet) == 0 && to_come > 2)
		points += WORTH_MORE_STATIONS;
	return points;
}

static bool is_free_spot(const struct trd_mind *m, int hex)
{
	for (int seat = 0; seat < m->s->base.seats; seat++)
		if (((m->s->player[seat].stations >> hex) & 1) ||
		    (seat != m->seat && m->s->player[seat].ship == hex))
			return false;
	return true;
}

/* --- prospects ------------------------------------------------------------- */

/* What can be made of being at a place: so many points, so long after coming
 * there. Of any hex the prospect is the best of these, by the flight to it. */
struct aim {
	int points, time;
};

enum { AIMS = 1 + TRD_PLANETS, SPOTS = TRD_FIRST_DOCK - 1, NEAR = 16 };

struct aims {
	int count;
	struct aim aim[AIMS];
	int rate[NEAR]; /* of the best one by the hexes flown to it; -1: not reckoned yet */
};

/* All that there is to do, but for the flight to it. */
struct outlook {
	uint32_t calls;                     /* the own stations that trips may call at */
	unsigned building;                  /* bit n: planet n has sites worth building on */
	struct aims home;                   /* going to Earth at once */
	struct aims trips[SPOTS + 1];       /* by the station they call at first */
	struct aims build[TRD_PLANETS + 1]; /* on the soonest of each planet's sites */
	uint8_t sites[TRD_PLANETS + 1];
	uint8_t site[TRD_PLANETS + 1][TRD_SPOTS_EACH];
	int build_time[TRD_PLANETS + 1][TRD_SPOTS_EACH];
};

static void add_aim(struct aims *aims, int points, int time)
{
	for (int i = 0; i < aims->count; i++) {
		const struct aim *other = &aims->aim[i];
		if (other->points >= points && other->time <= time)
			return; /* never better, however long the flight */
	}
	aims->aim[aims->count++] = (struct aim){ points, time };
}

static void begin_aims(struct aims *aims)
{
	aims->count = 0;
	for (int hexes = 0; hexes < NEAR; hexes++)
		aims->rate[hexes] = -1;
}

/* Thousandths of points for a trip's load at Earth. A ship that has delivered everything is
 * only waiting for money, and waits there. */
static int points_of(const struct trd_mind *m, const struct trip *trip)
{
	bool delivered = trd_delivered(m->r, &m->me) == TRD_GOODS * m->r->cure_units;
	return (trd_worth(m, trip->load) + delivered * TRD_WORTH_NEEDED) * 1000;
}

static void add_trip(const struct trd_mind *m, struct aims *aims, const struct trip *trip, int from)
{
	int time = trip->time + flight_time(m->r->to_earth[from]) + TURN / 2;
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
	begin_aims(aims);
	add_trip(m, aims, &trip, station);
	for (int other = TRD_GOBI; other <= TRD_PLANETS && trip.room > 0; other++) {
		int next = other == planet ? 0 : nearest_station(m, other, station);
		if (next == 0)
			continue;
		struct trip on = trip;
		on.time = LOOK_AHEAD;
		collect(m, &on, other);
		on.time = flight_time(m->r->distance[station][next]);
		add_trip(m, aims, &on, next);
	}
}

static void add_sites(const struct trd_mind *m, struct outlook *o, int planet)
{
	int first = trd_first_hex(planet);
	int cost = trd_build_cost(m->r, &m->me, first);
	if (m->me.money < cost || trd_stations_at(&m->me, planet) >= m->r->stations_each)
		return;
	int points = trd_worth_building(m, planet) - cost * TRD_WORTH_MONEY;
	if (points <= 0)
		return;
	int soonest = INT32_MAX;
	o->sites[planet] = 0;
	for (int spot = first; spot < first + TRD_SPOTS_EACH; spot++) {
		if (!is_free_spot(m, spot))
			continue;
		int at = o->sites[planet]++;
		int time = flight_time(m->r->to_earth[spot]) * WAY_HOME / 100 + TURN / 2;
		o->site[planet][at] = (uint8_t)spot;
		o->build_time[planet][at] = time;
		soonest = trd_least(soonest, time);
	}
	if (o->sites[planet] == 0)
		return;
	o->building |= 1u << planet;
	begin_aims(&o->build[planet]);
	add_aim(&o->build[planet], points * 1000, soonest);
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
	o->building = 0;
	o->calls = trip.room > 0 ? m->me.stations : 0;
	begin_aims(&o->home);
	add_aim(&o->home, points_of(m, &trip), TURN / 2);
	for (uint32_t left = o->calls; left != 0; left &= left - 1) {
		int station = trd_lowest(left);
		add_trips(m, &o->trips[station], station, LOOK_AHEAD, &trip);
	}
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++)
		add_sites(m, o, planet);
}

/* Points a turn of the best of these aims after a flight; kept for the next hex
 * that is as far: divisions take longer than all the rest. */
static int reckon_rate(struct aims *aims, int hexes)
{
	int best = 0, flight = flight_time(hexes);
	for (int i = 0; i < aims->count; i++)
		best = trd_most(best, aims->aim[i].points / (aims->aim[i].time + flight));
	if (hexes < NEAR)
		aims->rate[hexes] = best;
	return best;
}

PL_FN int rate_after(struct aims *aims, int hexes)
{
	if (hexes < NEAR && aims->rate[hexes] >= 0)
		return aims->rate[hexes];
	return reckon_rate(aims, hexes);
}

/* --- trips --- */

/* From an own station, calling there at once. */
static int rate_here(const struct trd_mind *m, int station)
{
	struct trip trip = trip_from_here(m);
	struct aims aims;
	add_trips(m, &aims, station, 0, &trip);
	return reckon_rate(&aims, 0);
}

/* Calling first at this station, from those hexes that have none of its planet's nearer. */
static void prefer_trips(const struct trd_mind *m, struct outlook *o, int station,
                         const uint8_t *hexes, int count, int *prospect)
{
	const uint8_t *away = m->r->distance[station];
	int planet = trd_place_of(station);
	bool only = trd_stations_at(&m->me, planet) == 1;
	struct aims *aims = &o->trips[station];
	for (int i = 0; i < count; i++) {
		int hex = hexes[i];
		if (!only && nearest_station(m, planet, hex) != station)
			continue;
		int rate = hex == station ? rate_here(m, station) : rate_after(aims, away[hex]);
		prospect[i] = trd_most(prospect[i], rate);
	}
}

/* --- sites --- */

/* Building on the spot of a planet that is best from this hex. */
static int best_site(const struct trd_mind *m, const struct outlook *o, int planet, int hex)
{
	int soonest = INT32_MAX;
	for (int i = 0; i < o->sites[planet]; i++) {
		int flight = flight_time(m->r->distance[hex][o->site[planet][i]]);
		soonest = trd_least(soonest, o->build_time[planet][i] + flight);
	}
	return o->build[planet].aim[0].points / soonest;
}

/* Sites are looked at more closely only if they would be better were a planet's
 * nearest spot its best. */
static void prefer_sites(const struct trd_mind *m, struct outlook *o, int planet,
                         const uint8_t *hexes, int count, int *prospect)
{
	struct aims *nearest = &o->build[planet];
	for (int i = 0; i < count; i++)
		if (rate_after(nearest, m->r->to_planet[hexes[i]][planet]) > prospect[i])
			prospect[i] = trd_most(prospect[i], best_site(m, o, planet, hexes[i]));
}

void trd_prospects(const struct trd_mind *m, const uint8_t *hexes, int count, int *prospect)
{
	struct outlook outlook;
	look_out(m, &outlook);
	for (int i = 0; i < count; i++)
		prospect[i] = rate_after(&outlook.home, m->r->to_earth[hexes[i]]);
	for (uint32_t left = outlook.calls; left != 0; left &= left - 1)
		prefer_trips(m, &outlook, trd_lowest(left), hexes, count, prospect);
	for (unsigned left = outlook.building; left != 0; left &= left - 1)
		prefer_sites(m, &outlook, trd_lowest(left), hexes, count, prospect);
}

int trd_prospect(const struct trd_mind *m, int hex)
{
	uint8_t only = (uint8_t)hex;
	int prospect;
	trd_prospects(m, &only, 1, &prospect);
	return prospect;
}

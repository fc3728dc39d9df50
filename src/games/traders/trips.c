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

struct trd_mind trd_think(const struct trd_rules *r, const struct trd_state *s, int seat)
{
	struct trd_mind m = {
		r, s, s->player[seat], seat, r->lights == TRD_LIGHTS_TRIPLES ? 60 : 40, { 0 }, 0, 0
	};
	take_stock(&m);
	return m;
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

/* Points a turn, in thousandths, if the trip goes from here to Earth. A ship
 * that has delivered everything is only waiting for money, and waits there. */
static int rate(const struct trd_mind *m, const struct trip *trip, int hex)
{
	int time = trip->time + flight_time(m->r->to_earth[hex]) + TURN / 2;
	bool delivered = trd_delivered(m->r, &m->me) == TRD_GOODS * m->r->cure_units;
	return (trd_worth(m, trip->load) + delivered * TRD_WORTH_NEEDED) * 1000 / time;
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

/* The best that can be made of a trip that is now at a hex and may call at
 * planets that it has not called at. */
static int best_trip(const struct trd_mind *m, const struct trip *trip, int hex, unsigned called)
{
	int best = rate(m, trip, hex);
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++) {
		int station = (called >> planet) & 1 ? 0 : nearest_station(m, planet, hex);
		if (station == 0 || trip->room <= 0)
			continue;
		struct trip on = *trip;
		on.time += flight_time(m->r->distance[hex][station]);
		collect(m, &on, planet);
		int found = called == 0 ? best_trip(m, &on, station, 1u << planet)
					: rate(m, &on, station);
		best = trd_most(best, found);
	}
	return best;
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

/* Points a turn of flying to a planet to build, and living with where it is. */
static int best_site(const struct trd_mind *m, int hex)
{
	int best = 0;
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++) {
		int first = trd_first_hex(planet);
		int cost = trd_build_cost(m->r, &m->me, first);
		int points = trd_worth_building(m, planet) - cost * TRD_WORTH_MONEY;
		if (points <= 0 || m->me.money < cost ||
		    trd_stations_at(&m->me, planet) >= m->r->stations_each)
			continue;
		for (int spot = first; spot < first + TRD_SPOTS_EACH; spot++) {
			if (!is_free_spot(m, spot))
				continue;
			int time = flight_time(m->r->distance[hex][spot]) +
				flight_time(m->r->to_earth[spot]) * WAY_HOME / 100 + TURN / 2;
			best = trd_most(best, points * 1000 / time);
		}
	}
	return best;
}

int trd_prospect(const struct trd_mind *m, int hex)
{
	struct trip trip = { { 0, 0, 0, 0 }, m->r->cargo * TRD_UNIT_PARTS, 0 };
	for (int good = TRD_METAL; good <= TRD_GOODS; good++) {
		trip.load[good] = m->me.goods[TRD_SHIP][good] * TRD_UNIT_PARTS;
		trip.room -= trip.load[good];
	}
	return trd_most(best_trip(m, &trip, hex, 0), best_site(m, hex));
}

/* --- many hexes at once ---------------------------------------------------- */

static void add_aim(const struct trd_mind *m, struct trd_outlook *o, int station,
                    const struct trip *trip, int from)
{
	bool delivered = trd_delivered(m->r, &m->me) == TRD_GOODS * m->r->cure_units;
	struct trd_aim aim = { (trd_worth(m, trip->load) + delivered * TRD_WORTH_NEEDED) * 1000,
		               trip->time + flight_time(m->r->to_earth[from]) + TURN / 2 };
	for (int i = 0; i < o->count[station]; i++) {
		const struct trd_aim *other = &o->aim[station][i];
		if (other->points >= aim.points && other->time <= aim.time)
			return; /* never better, however long the flight */
	}
	o->aim[station][o->count[station]++] = aim;
}

/* Trips that call at this station first, then at one other planet or none. As
 * any flight takes a whole turn, what is collected does not depend on how long
 * it was: production is looked ahead for one turn at most. */
static void add_trips(const struct trd_mind *m, struct trd_outlook *o, int planet, int station,
                      const struct trip *empty)
{
	struct trip trip = *empty;
	trip.time = LOOK_AHEAD;
	collect(m, &trip, planet);
	trip.time = 0;
	o->count[station] = 0;
	add_aim(m, o, station, &trip, station);
	for (int other = TRD_GOBI; other <= TRD_PLANETS && trip.room > 0; other++) {
		int next = other == planet ? 0 : nearest_station(m, other, station);
		if (next == 0)
			continue;
		struct trip on = trip;
		on.time = LOOK_AHEAD;
		collect(m, &on, other);
		on.time = flight_time(m->r->distance[station][next]);
		add_aim(m, o, station, &on, next);
	}
}

static void add_sites(const struct trd_mind *m, struct trd_outlook *o, int planet)
{
	int first = trd_first_hex(planet);
	int cost = trd_build_cost(m->r, &m->me, first);
	int points = trd_worth_building(m, planet) - cost * TRD_WORTH_MONEY;
	if (points <= 0 || m->me.money < cost ||
	    trd_stations_at(&m->me, planet) >= m->r->stations_each)
		return;
	struct trd_aim soonest = { points * 1000, INT32_MAX };
	o->sites[planet] = 0;
	for (int spot = first; spot < first + TRD_SPOTS_EACH; spot++) {
		if (!is_free_spot(m, spot))
			continue;
		int at = o->sites[planet]++;
		int time = flight_time(m->r->to_earth[spot]) * WAY_HOME / 100 + TURN / 2;
		o->site[planet][at] = (uint8_t)spot;
		o->build_time[planet][at] = time;
		soonest.time = trd_least(soonest.time, time);
	}
	o->build[planet] = soonest;
	if (o->sites[planet] > 0)
		o->building |= 1u << planet;
}

void trd_look_out(const struct trd_mind *m, struct trd_outlook *o)
{
	struct trip trip = { { 0, 0, 0, 0 }, m->r->cargo * TRD_UNIT_PARTS, 0 };
	for (int good = TRD_METAL; good <= TRD_GOODS; good++) {
		trip.load[good] = m->me.goods[TRD_SHIP][good] * TRD_UNIT_PARTS;
		trip.room -= trip.load[good];
	}
	bool delivered = trd_delivered(m->r, &m->me) == TRD_GOODS * m->r->cure_units;
	o->calls = o->building = 0;
	o->home = (trd_worth(m, trip.load) + delivered * TRD_WORTH_NEEDED) * 1000;
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++) {
		uint32_t left = trip.room > 0 ? m->me.stations & trd_spots_of(planet) : 0;
		if (left != 0)
			o->calls |= 1u << planet;
		for (; left != 0; left &= left - 1)
			add_trips(m, o, planet, trd_lowest(left), &trip);
		add_sites(m, o, planet);
	}
}

/* By points a turn. Fractions are compared by products: a division takes longer
 * than all the rest. */
static bool is_better(struct trd_aim aim, struct trd_aim than)
{
	return (int64_t)aim.points * than.time > (int64_t)than.points * aim.time;
}

static struct trd_aim better(struct trd_aim best, struct trd_aim aim, int flight)
{
	aim.time += flight;
	return is_better(aim, best) ? aim : best;
}

/* The better of best and building on a planet, which is looked at more closely
 * only if it would be better were its nearest spot its best. */
static struct trd_aim best_site_by(const struct trd_mind *m, const struct trd_outlook *o, int planet,
                                   int hex, struct trd_aim best)
{
	struct trd_aim build = o->build[planet];
	build.time += flight_time(m->r->to_planet[hex][planet]);
	if (!is_better(build, best))
		return best;
	for (int i = 0; i < o->sites[planet]; i++) {
		build.time = o->build_time[planet][i];
		best = better(best, build, flight_time(m->r->distance[hex][o->site[planet][i]]));
	}
	return best;
}

int trd_prospect_by(const struct trd_mind *m, const struct trd_outlook *o, int hex)
{
	struct trd_aim best = { o->home, flight_time(m->r->to_earth[hex]) + TURN / 2 };
	for (unsigned left = o->calls; left != 0; left &= left - 1) {
		int station = nearest_station(m, trd_lowest(left), hex);
		int flight = flight_time(m->r->distance[hex][station]);
		for (int i = 0; i < o->count[station]; i++)
			best = better(best, o->aim[station][i], flight);
	}
	for (unsigned left = o->building; left != 0; left &= left - 1)
		best = best_site_by(m, o, trd_lowest(left), hex, best);
	return best.points / best.time;
}

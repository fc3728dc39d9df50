/* sense.c - what a sensible trader knows: how good a position is, and which
 * moves are worth a thought.
 *
 * The thought behind it is a round trip: fly to stations, fill the ship, bring
 * it to Earth. A trip is worth what it delivers, by the turns it takes; the
 * best one from a hex is that hex's prospect. Flying, loading and building
 * are weighed by the prospects they lead to, all else by rules of thumb. */
#include "games/traders/traders.h"

/* Points. A unit that the medicine lacks, a MCr while money is short and
 * after, a planet that would make a good nobody makes for us yet. */
enum {
	WORTH_NEEDED = 24,
	WORTH_MONEY = 2,
	WORTH_SPARE_MONEY = 1,
	WORTH_NEW_GOOD = 80,
	WORTH_FIRST_STATION = 40,
	WORTH_MORE_STATIONS = 6
};

/* MCr to keep while less than two, less than four, or more of the units lie
 * at Earth. */
enum { KEEP_EARLY = 2, KEEP_MIDDLE = 4, KEEP_LATE = 10 };

/* How much coming production counts, in hundredths of a turn, and the way from a
 * new station to Earth, in hundredths; how far ahead a rival must be, and how
 * far on the way, to be worth a spiteful card. */
enum { LOOK_AHEAD = 100, WAY_HOME = 50, SPITE_LEAD = 10, SPITE_ANYWAY = 45 };

/* Points of harm by what is not counted in units and money. */
enum { HARM_STILL = 10, HARM_TURN = 20, HARM_HALT = 12, HARM_THEFT = 5 };

enum { TURN = 100, UNIT = 100 }; /* turns and units are counted in hundredths */

/* One player's situation, as that player can see it. */
struct mind {
	const struct trd_rules *r;
	const struct trd_state *s;
	struct trd_player me; /* a copy, to think about moves with */
	int seat;
	int pace;                   /* hundredths of a unit a station makes a turn */
	int needed[TRD_GOODS + 1];  /* units still wanted at Earth */
	int short_of;               /* MCr still wanted */
	unsigned made;              /* mask of goods that own stations make */
};

struct trip {
	int load[TRD_GOODS + 1]; /* hundredths of units */
	int room, time;
};

static int least(int a, int b)
{
	return a < b ? a : b;
}

static int most(int a, int b)
{
	return a > b ? a : b;
}

/* Expected hundredths of turns for a flight that may stop at its end. */
static int flight_time(int hexes)
{
	static const uint16_t times[] = { 0, 100, 105, 135, 170, 212, 235, 272 };
	return hexes < 8 ? times[hexes] : 272 + 36 * (hexes - 7);
}

static void take_stock(struct mind *m)
{
	m->made = 0;
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++)
		if ((m->me.stations & trd_spots_of(planet)) != 0)
			m->made |= m->s->makes[planet];
	for (int good = TRD_METAL; good <= TRD_GOODS; good++)
		m->needed[good] = most(0, m->r->cure_units - m->me.goods[TRD_EARTH][good]);
	m->short_of = most(0, m->r->cure_money - m->me.money);
}

static struct mind think(const struct trd_rules *r, const struct trd_state *s, int seat)
{
	struct mind m = { r, s, s->player[seat], seat,
		          r->lights == TRD_LIGHTS_TRIPLES ? 60 : 40, { 0 }, 0, 0 };
	take_stock(&m);
	return m;
}

/* --- trips --------------------------------------------------------------- */

/* What a load is worth at Earth, in points. */
static int worth(const struct mind *m, const int load[TRD_GOODS + 1])
{
	int points = 0, spare = 0;
	for (int good = TRD_METAL; good <= TRD_GOODS; good++) {
		int useful = least(load[good], m->needed[good] * UNIT);
		points += useful * WORTH_NEEDED;
		spare += load[good] - useful;
	}
	int money = spare * m->r->sell_earth;
	int wanted = least(money, m->short_of * UNIT);
	return (points + wanted * WORTH_MONEY + (money - wanted) * WORTH_SPARE_MONEY) / UNIT;
}

/* Put as much of a good aboard as there is, fits and is wanted. */
static void fill(struct trip *trip, int good, int units, int limit)
{
	int more = least(least(units, trip->room), limit - trip->load[good]);
	if (more > 0) {
		trip->load[good] += more;
		trip->room -= more;
	}
}

/* Load at a planet what serves best, counting what it will have made by the
 * time the ship leaves it. */
static void collect(const struct mind *m, struct trip *trip, int planet)
{
	int stations = trd_stations_at(&m->me, planet);
	int coming = stations * m->pace * least(trip->time, LOOK_AHEAD) / TURN;
	if (m->s->rebellion[planet] > 0)
		coming = 0;
	for (int wanted = 1; wanted >= 0; wanted--) {
		for (int good = TRD_METAL; good <= TRD_GOODS; good++) {
			int limit = wanted ? m->needed[good] * UNIT : m->r->cargo * UNIT;
			fill(trip, good, m->me.goods[planet][good] * UNIT, limit);
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
static int rate(const struct mind *m, const struct trip *trip, int hex)
{
	int time = trip->time + flight_time(m->r->to_earth[hex]) + TURN / 2;
	bool delivered = trd_delivered(m->r, &m->me) == TRD_GOODS * m->r->cure_units;
	return (worth(m, trip->load) + delivered * WORTH_NEEDED) * 1000 / time;
}

/* The own station on a planet that is nearest to a hex; 0 if there is none. */
static int nearest_station(const struct mind *m, int planet, int hex)
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
static int best_trip(const struct mind *m, const struct trip *trip, int hex, unsigned called)
{
	int best = rate(m, trip, hex);
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++) {
		int station = (called >> planet) & 1 ? 0 : nearest_station(m, planet, hex);
		if (station == 0 || trip->room <= 0)
			continue;
		struct trip on = *trip;
		on.time += flight_time(m->r->distance[hex][station]);
		collect(m, &on, planet);
		int found = called == 0 ? best_trip(m, &on, station, 1u << planet) :
		                          rate(m, &on, station);
		best = most(best, found);
	}
	return best;
}

/* --- building ------------------------------------------------------------ */

/* Points of one station more on a planet. */
static int worth_building(const struct mind *m, int planet)
{
	unsigned makes = m->s->makes[planet];
	int points = 0;
	if (m->me.stations == 0)
		points += WORTH_FIRST_STATION;
	for (int good = TRD_METAL; good <= TRD_GOODS; good++) {
		unsigned bit = 1u << (good - 1);
		if ((makes & bit) && !(m->made & bit) && m->needed[good] > m->me.goods[TRD_SHIP][good])
			points += WORTH_NEW_GOOD;
	}
	int to_come = 0;
	for (int good = TRD_METAL; good <= TRD_GOODS; good++)
		to_come += most(0, m->needed[good] - m->me.goods[TRD_SHIP][good]);
	if (trd_stations_at(&m->me, planet) == 0 && to_come > 2)
		points += WORTH_MORE_STATIONS;
	return points;
}

static bool is_free_spot(const struct mind *m, int hex)
{
	for (int seat = 0; seat < m->s->base.seats; seat++)
		if (((m->s->player[seat].stations >> hex) & 1) ||
		    (seat != m->seat && m->s->player[seat].ship == hex))
			return false;
	return true;
}

/* Points a turn of flying to a planet to build, and living with where it is. */
static int best_site(const struct mind *m, int hex)
{
	int best = 0;
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++) {
		int first = 1 + (planet - 1) * TRD_SPOTS_EACH;
		int cost = trd_build_cost(m->r, &m->me, first);
		int points = worth_building(m, planet) - cost * WORTH_MONEY;
		if (points <= 0 || m->me.money < cost ||
		    trd_stations_at(&m->me, planet) >= m->r->stations_each)
			continue;
		for (int spot = first; spot < first + TRD_SPOTS_EACH; spot++) {
			if (!is_free_spot(m, spot))
				continue;
			int time = flight_time(m->r->distance[hex][spot]) +
			           flight_time(m->r->to_earth[spot]) * WAY_HOME / 100 + TURN / 2;
			best = most(best, points * 1000 / time);
		}
	}
	return best;
}

/* How promising it is to be at a hex, in points a thousand turns. */
static int prospect(const struct mind *m, int hex)
{
	struct trip trip = { { 0, 0, 0, 0 }, m->r->cargo * UNIT, 0 };
	for (int good = TRD_METAL; good <= TRD_GOODS; good++) {
		trip.load[good] = m->me.goods[TRD_SHIP][good] * UNIT;
		trip.room -= trip.load[good];
	}
	return most(best_trip(m, &trip, hex, 0), best_site(m, hex));
}

/* --- weights ------------------------------------------------------------- */

/* From what there is no reason to leave undone to what there is none to do. */
enum { SURELY = 60000, GLADLY = 30000, WHY_NOT = 2000, RATHER_NOT = 20, HARDLY = 1 };

/* How far a rival is on the way: delivered, aboard, money. */
static int progress(const struct trd_rules *r, const struct trd_player *p)
{
	int points = 10 * trd_delivered(r, p) + least(p->money, r->cure_money);
	return points + 3 * trd_cargo(p);
}

static int leader_besides(const struct mind *m)
{
	int leader = -1, best = -1;
	for (int seat = 0; seat < m->s->base.seats; seat++) {
		int points = progress(m->r, &m->s->player[seat]);
		if (seat != m->seat && points > best) {
			best = points;
			leader = seat;
		}
	}
	return leader;
}

/* True while a good is wanted that none of the own stations makes. */
static bool lacks_a_source(const struct mind *m)
{
	for (int good = TRD_METAL; good <= TRD_GOODS; good++)
		if (m->needed[good] > m->me.goods[TRD_SHIP][good] && !((m->made >> (good - 1)) & 1))
			return true;
	return false;
}

/* MCr to spare, once the cure and the next station are thought of. */
static int spare_money(const struct mind *m)
{
	int delivered = trd_delivered(m->r, &m->me);
	int keep = delivered >= 4 ? KEEP_LATE : delivered >= 2 ? KEEP_MIDDLE : KEEP_EARLY;
	return m->me.money - keep - (lacks_a_source(m) ? m->r->station_new : 0);
}

static int weigh_fly(const struct mind *m, int hex)
{
	struct mind after = *m;
	after.me.ship = (uint8_t)hex;
	return least(prospect(&after, hex), GLADLY);
}

/* --- many hexes at once ---------------------------------------------------- */

/* What can be made of being at a place: so many points, so long after coming
 * there. Of any hex the prospect is the best of these, by the flight to it. */
struct aim {
	int points, time;
};

enum { AIMS_EACH = 1 + TRD_PLANETS, SPOTS = TRD_PLANETS * TRD_SPOTS_EACH };

/* The same thoughts as prospect() has, but for the flight from the hex. */
struct outlook {
	int home;                          /* points of going to Earth at once */
	int count[SPOTS + 1];              /* of each own station's aims */
	struct aim aim[SPOTS + 1][AIMS_EACH];
	int sites;                         /* free spots worth building on */
	uint8_t site[SPOTS];
	struct aim build[SPOTS];
};

static void add_aim(const struct mind *m, struct outlook *o, int station,
                    const struct trip *trip, int from)
{
	bool delivered = trd_delivered(m->r, &m->me) == TRD_GOODS * m->r->cure_units;
	struct aim *aim = &o->aim[station][o->count[station]++];
	aim->points = (worth(m, trip->load) + delivered * WORTH_NEEDED) * 1000;
	aim->time = trip->time + flight_time(m->r->to_earth[from]) + TURN / 2;
}

/* Trips that call at this station first, then at one other planet or none. As
 * any flight takes a whole turn, what is collected does not depend on how long
 * it was: production is looked ahead for one turn at most. */
static void add_trips(const struct mind *m, struct outlook *o, int planet, int station,
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

static void add_sites(const struct mind *m, struct outlook *o, int planet)
{
	int first = 1 + (planet - 1) * TRD_SPOTS_EACH;
	int cost = trd_build_cost(m->r, &m->me, first);
	int points = worth_building(m, planet) - cost * WORTH_MONEY;
	if (points <= 0 || m->me.money < cost ||
	    trd_stations_at(&m->me, planet) >= m->r->stations_each)
		return;
	for (int spot = first; spot < first + TRD_SPOTS_EACH; spot++) {
		if (!is_free_spot(m, spot))
			continue;
		struct aim build = { points * 1000,
			             flight_time(m->r->to_earth[spot]) * WAY_HOME / 100 + TURN / 2 };
		o->site[o->sites] = (uint8_t)spot;
		o->build[o->sites++] = build;
	}
}

static void look_out(const struct mind *m, struct outlook *o)
{
	struct trip trip = { { 0, 0, 0, 0 }, m->r->cargo * UNIT, 0 };
	for (int good = TRD_METAL; good <= TRD_GOODS; good++) {
		trip.load[good] = m->me.goods[TRD_SHIP][good] * UNIT;
		trip.room -= trip.load[good];
	}
	bool delivered = trd_delivered(m->r, &m->me) == TRD_GOODS * m->r->cure_units;
	o->home = (worth(m, trip.load) + delivered * WORTH_NEEDED) * 1000;
	o->sites = 0;
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++) {
		uint32_t left = trip.room > 0 ? m->me.stations & trd_spots_of(planet) : 0;
		for (; left != 0; left &= left - 1)
			add_trips(m, o, planet, trd_lowest(left), &trip);
		add_sites(m, o, planet);
	}
}

/* The better of best and an aim; division only where it is one. */
static int better(int best, struct aim aim, int flight)
{
	int time = aim.time + flight;
	return aim.points >= (best + 1) * time ? aim.points / time : best;
}

/* weigh_fly() by an outlook; the hex has none of the own stations. */
static int weigh_flight(const struct mind *m, const struct outlook *o, int hex)
{
	struct aim home = { o->home, flight_time(m->r->to_earth[hex]) + TURN / 2 };
	int best = home.points / home.time;
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++) {
		int station = nearest_station(m, planet, hex);
		if (station == 0 || trd_cargo(&m->me) >= m->r->cargo)
			continue;
		int flight = flight_time(m->r->distance[hex][station]);
		for (int i = 0; i < o->count[station]; i++)
			best = better(best, o->aim[station][i], flight);
	}
	for (int i = 0; i < o->sites; i++)
		best = better(best, o->build[i], flight_time(m->r->distance[hex][o->site[i]]));
	return least(best, GLADLY);
}

static int weigh_load(const struct mind *m, const struct pl_move *move)
{
	struct mind after = *m;
	int good = move->arg[0], place = trd_docked_at(&m->me);
	int way = move->verb == TRD_LOAD ? 1 : -1;
	if (place == TRD_EARTH)
		return move->verb == TRD_UNLOAD ? SURELY : HARDLY;
	if (way > 0 ? m->needed[good] > m->me.goods[TRD_SHIP][good] :
	              m->needed[good] >= m->me.goods[TRD_SHIP][good])
		return way > 0 ? GLADLY : HARDLY;
	after.me.goods[place][good] = (uint8_t)(after.me.goods[place][good] - way);
	after.me.goods[TRD_SHIP][good] = (uint8_t)(after.me.goods[TRD_SHIP][good] + way);
	int gain = prospect(&after, m->me.ship) - prospect(m, m->me.ship);
	/* A full ship is no slower than an empty one. */
	return gain >= (way > 0 ? 0 : 10) ? WHY_NOT : HARDLY;
}

static int weigh_build(const struct mind *m)
{
	int planet = trd_place_of(m->me.ship);
	int cost = trd_build_cost(m->r, &m->me, m->me.ship);
	return worth_building(m, planet) > cost * WORTH_MONEY ? SURELY - 1 : HARDLY;
}

/* Two that are not needed for one that is. */
static int weigh_swap(const struct mind *m, const struct pl_move *move, int give)
{
	int place = move->arg[2], good = move->arg[3], gain = move->arg[4];
	int aboard = m->me.goods[TRD_SHIP][gain] * (place == TRD_EARTH);
	bool lacks = m->needed[gain] > (place == TRD_SHIP ? m->me.goods[TRD_SHIP][gain] : aboard);
	int kept = m->me.goods[place][good] - give;
	bool spares = place == TRD_EARTH ? kept >= m->r->cure_units : m->needed[good] <= kept;
	if (!lacks || !spares)
		return HARDLY;
	return place == TRD_EARTH ? GLADLY : place == TRD_SHIP ? WHY_NOT : RATHER_NOT;
}

/* Mercenaries: a unit that one needs, best from the leader. */
static int weigh_robbery(const struct mind *m, const struct pl_move *move)
{
	int good = move->arg[3];
	bool room = trd_cargo(&m->me) < m->r->cargo || trd_docked_at(&m->me) != 0;
	bool needed = m->needed[good] > m->me.goods[TRD_SHIP][good];
	int extra = move->arg[1] - 1 == leader_besides(m) ? 50 : 0;
	if (!room || (m->me.money <= m->r->cure_money && m->short_of == 0))
		return HARDLY;
	return needed ? GLADLY + extra : spare_money(m) > 0 ? RATHER_NOT + extra : HARDLY;
}

/* Worth money only against somebody who is about to win, or with money to
 * burn. */
static int weigh_spite(const struct mind *m, int victim, int cost)
{
	int rival = progress(m->r, &m->s->player[victim]), mine = progress(m->r, &m->me);
	if (victim != leader_besides(m) || spare_money(m) < cost)
		return HARDLY;
	return rival >= SPITE_ANYWAY || rival > mine + SPITE_LEAD ? WHY_NOT : HARDLY;
}

static int weigh_rebellion(const struct mind *m, int planet, int cost)
{
	int victim = leader_besides(m);
	const struct trd_player *p = &m->s->player[victim];
	if ((m->me.stations & trd_spots_of(planet)) != 0 || m->s->rebellion[planet] > 0 ||
	    (p->stations & trd_spots_of(planet)) == 0 || trd_delivered(m->r, p) >= 5)
		return HARDLY;
	return weigh_spite(m, victim, cost) - trd_count_bits(p->stations);
}

static int weigh_play(const struct mind *m, const struct pl_move *move)
{
	const struct trd_card *card = &m->r->action[move->arg[0] - 1];
	switch (card->effect) {
	case TRD_SWAP:
		return weigh_swap(m, move, card->number);
	case TRD_UNIT:
		return weigh_robbery(m, move);
	case TRD_HALT:
		return weigh_rebellion(m, move->arg[2], card->cost);
	case TRD_CARD:
		return spare_money(m) > card->cost ? WHY_NOT / 2 : HARDLY;
	case TRD_TURN:
		if (card->number < 0)
			return weigh_spite(m, move->arg[1] - 1, card->cost);
		return spare_money(m) >= card->cost && trd_delivered(m->r, &m->me) >= 2 ?
		               WHY_NOT : HARDLY;
	default:
		return HARDLY;
	}
}

/* What the pirates would take, in points. */
static int worth_of_cargo(const struct mind *m)
{
	int load[TRD_GOODS + 1] = { 0, 0, 0, 0 };
	for (int good = TRD_METAL; good <= TRD_GOODS; good++)
		load[good] = m->me.goods[TRD_SHIP][good] * UNIT;
	return worth(m, load);
}

static int worth_of_ransom(const struct mind *m)
{
	return m->me.money / m->r->event[m->s->event - 1].number * WORTH_MONEY;
}

/* What the card at work would cost this player, in points. */
static int harm(const struct mind *m)
{
	const struct trd_state *s = m->s;
	if (s->step == TRD_STEP_EVENT) {
		if (m->r->event[s->event - 1].effect != TRD_RAID)
			return trd_cargo(&m->me) > 0 ? HARM_STILL : HARM_STILL / 2;
		int cargo = worth_of_cargo(m), ransom = worth_of_ransom(m);
		return cargo == 0 ? ransom : ransom == 0 ? cargo : least(cargo, ransom);
	}
	switch (m->r->action[s->played.kind - 1].effect) {
	case TRD_UNIT:
		return m->needed[s->played.good] > 0 ? WORTH_NEEDED : 2 * WORTH_MONEY;
	case TRD_TURN:
		return HARM_TURN;
	case TRD_HALT:
		return trd_delivered(m->r, &m->me) < 4 ? HARM_HALT : 0;
	default:
		return HARM_THEFT;
	}
}

static int weigh_answer(const struct mind *m, bool counters)
{
	int cost = m->r->action[m->r->counter - 1].cost;
	int price = (m->short_of > 0 || m->me.money < m->r->cure_money + cost ? WORTH_MONEY :
	             WORTH_SPARE_MONEY) * cost;
	bool worth_it = harm(m) > price;
	return counters == worth_it ? WHY_NOT : RATHER_NOT;
}

/* What the sale of everything on the stations and of what is too much at
 * Earth would bring. */
static int money_in_reach(const struct mind *m)
{
	int money = m->me.money;
	for (int good = TRD_METAL; good <= TRD_GOODS; good++) {
		money += most(0, m->me.goods[TRD_EARTH][good] - m->r->cure_units) *
		         m->r->sell_earth;
		for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++)
			money += m->me.goods[planet][good] * m->r->sell_station;
	}
	return money;
}

/* All the units are at Earth or aboard. */
static bool has_all_goods(const struct mind *m)
{
	for (int good = TRD_METAL; good <= TRD_GOODS; good++)
		if (m->needed[good] > m->me.goods[TRD_SHIP][good])
			return false;
	return true;
}

static int weigh_sale(const struct mind *m, const struct pl_move *move)
{
	int place = move->arg[0], good = move->arg[1], units = move->arg[2];
	int have = m->me.goods[place][good];
	bool broke = m->me.money < m->r->station_new && lacks_a_source(m);
	if (place == TRD_EARTH) {
		if (have - units >= m->r->cure_units) /* what is too much */
			return GLADLY + units;
		return broke && units == 1 ? WHY_NOT : HARDLY;
	}
	if (m->short_of > 0 && has_all_goods(m) && money_in_reach(m) >= m->r->cure_money)
		return GLADLY + units;
	return broke && m->needed[good] < have && units == 1 ? WHY_NOT + 1 : HARDLY;
}

/* A card while it is cheap; the least useful one goes for it. */
static int weigh_buy(const struct mind *m, int give_up)
{
	if (give_up != 0 || spare_money(m) < m->r->card_price)
		return HARDLY;
	return m->me.cards < 2 ? WHY_NOT : RATHER_NOT;
}

static int weigh_make(const struct mind *m, const struct pl_move *move)
{
	int points = 0;
	for (int good = TRD_METAL; good <= TRD_GOODS; good++) {
		int held = m->me.goods[TRD_SHIP][good];
		for (int place = TRD_GOBI; place <= TRD_PLANETS; place++)
			held += m->me.goods[place][good];
		int useful = least(move->arg[good], most(0, m->needed[good] - held));
		points += 100 * useful + 10 * (useful < move->arg[good]) - held;
	}
	return 500 + points;
}

/* What few planets make yet is worth having on one more. */
static int weigh_assign(const struct mind *m, int mask)
{
	int points = RATHER_NOT;
	for (int planet = TRD_GOBI; planet < m->s->planet; planet++)
		points -= trd_count_bits((unsigned)(m->s->makes[planet] & mask));
	return points;
}

/* Cards by how readily one gives them up. */
static int weigh_discard(const struct mind *m, int kind)
{
	static const uint8_t readiness[] = {
		/* by effect, from TRD_UNIT to TRD_CANCEL */
		30, 90, 60, 80, 70, 20,
	};
	return RATHER_NOT + readiness[m->r->action[kind - 1].effect - TRD_UNIT];
}

static int weigh_move(const struct mind *m, const struct pl_move *move)
{
	switch (move->verb) {
	case TRD_ASSIGN:
		return weigh_assign(m, move->arg[1]);
	case TRD_MAKE:
		return weigh_make(m, move);
	case TRD_COUNTER:
	case TRD_DECLINE:
		return weigh_answer(m, move->verb == TRD_COUNTER);
	case TRD_GIVE_CARGO:
		return worth_of_cargo(m) < worth_of_ransom(m) ? WHY_NOT : RATHER_NOT;
	case TRD_PAY:
		return worth_of_cargo(m) >= worth_of_ransom(m) ? WHY_NOT : RATHER_NOT;
	case TRD_JETTISON:
		return m->needed[m->s->arriving] > m->me.goods[TRD_SHIP][m->s->arriving] &&
		                       m->needed[move->arg[0]] < m->me.goods[TRD_SHIP][move->arg[0]] ?
		               WHY_NOT : HARDLY;
	case TRD_DISCARD:
		return weigh_discard(m, move->arg[0]);
	case TRD_BUILD:
		return weigh_build(m);
	case TRD_LOAD:
	case TRD_UNLOAD:
		return weigh_load(m, move);
	case TRD_PLAY:
		return weigh_play(m, move);
	case TRD_FLY:
		return weigh_fly(m, move->arg[0]);
	case TRD_STAY:
		return weigh_fly(m, m->me.ship);
	case TRD_SELL:
		return weigh_sale(m, move);
	case TRD_BUY:
		return weigh_buy(m, move->arg[0]);
	case TRD_LEAVE:
	case TRD_DONE:
		return 5 * RATHER_NOT;
	default:
		return RATHER_NOT;
	}
}

void trd_weigh(const struct pl_rules *rules, const struct pl_state *view,
               const struct pl_move *moves, int count, uint16_t *weight)
{
	if (count == 0)
		return;
	struct mind m = think(trd_numbers(rules), trd_position(view), moves[0].seat);
	struct outlook outlook;
	bool flying = view->phase == TRD_FLYING;
	if (flying)
		look_out(&m, &outlook);
	for (int i = 0; i < count; i++) {
		int hex = moves[i].arg[0];
		bool quick = flying && moves[i].verb == TRD_FLY &&
		             !(hex < 32 && ((m.me.stations >> hex) & 1));
		int points = quick ? weigh_flight(&m, &outlook, hex) : weigh_move(&m, &moves[i]);
		weight[i] = (uint16_t)most(HARDLY, points);
	}
}

/* --- the value of a position ----------------------------------------------- */

/* More could not be told from a sure win, and would not fit a number. */
enum { MOST_POINTS = 240 };

/* Points of one player's standing: what is at Earth counts most, then what is on
 * its way, then what waits on stations. The numbers were fitted to the results
 * of games between greedy players. */
static int standing(const struct trd_rules *r, const struct trd_state *s, int seat)
{
	struct mind m = think(r, s, seat);
	int points = 24 * trd_delivered(r, &m.me) + 3 * least(m.me.money, r->cure_money);
	int way = least(r->to_earth[m.me.ship], 8);
	for (int good = TRD_METAL; good <= TRD_GOODS; good++) {
		int wanted = m.needed[good];
		int aboard = least(wanted, m.me.goods[TRD_SHIP][good]);
		int made = 0;
		for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++)
			made += m.me.goods[planet][good];
		points += (18 - way) * aboard + 5 * least(wanted - aboard, made);
		if (wanted > aboard && ((m.made >> (good - 1)) & 1))
			points += 3;
	}
	points += 2 * m.me.cards - 12 * m.me.skips;
	return most(0, least(points, MOST_POINTS));
}

/* Chances grow by half for every 9 points of standing. */
static int32_t chances(int points)
{
	int32_t chance = 1 << 10;
	for (int steps = points / 9; steps > 0; steps--)
		chance += chance / 2;
	return chance + chance / 18 * (points % 9);
}

void trd_value(const struct pl_rules *rules, const struct pl_state *state,
               int32_t out[PL_SEATS])
{
	const struct trd_rules *r = trd_numbers(rules);
	const struct trd_state *s = trd_position(state);
	int32_t share[PL_SEATS] = { 0, 0, 0, 0, 0, 0 }, sum = 0;
	if (state->pending == 0) {
		struct pl_result result;
		trd_returns(rules, state, &result);
		pl_value_of(&result, state->seats, out);
		return;
	}
	for (int seat = 0; seat < state->seats; seat++) {
		share[seat] = chances(standing(r, s, seat));
		sum += share[seat];
	}
	for (int seat = 0; seat < state->seats; seat++)
		out[seat] = (int32_t)((int64_t)share[seat] * 1000 / sum);
}

/* sights.c - what a judge that learns sees of a position (core/judge.h): how far the medicine is
 * made, what is still to be fetched and how far away that is, what the hand can do, and whose
 * turns come first. [R] */
#include "core/judge.h"
#include "core/rows.h"
#include "games/traders/sense.h"

enum own {
	DELIVERED,
	FOUR_DELIVERED,
	ALL_DELIVERED,
	KINDS_DONE,
	MONEY,
	MONEY_ENOUGH,
	FUNDS,
	FUNDS_SHORT,
	FUNDS_ENOUGH,
	ABOARD,
	ABOARD_FAR,
	SPARE_ABOARD,
	IN_STOCK,
	SPARE,
	EXCESS,
	SOURCED,
	LACKING,
	LACKING_UNITS,
	MAKERS,
	DISTANCE,
	UNMADE,
	WAIT,
	COMING,
	STATIONS,
	SETTLED,
	PLANETS,
	HALTED,
	TRIPS,
	HEXES_LEFT,
	LAST_TRIP,
	CARDS,
	MORE_TURNS,
	STOPS,
	ROBBERIES,
	COUNTERS,
	HALTS,
	SWAPS,
	THEFTS,
	CAN_COUNTER,
	CAN_GO_AGAIN,
	SKIPS,
	UNTIL,
	IS_TURN,
	EXTRA,
	FLIES_YET,
	GROUNDED,
	BOOSTS,
	ALLOWANCE,
	HOME_IN_REACH,
	WAY,
	AT_EARTH,
	AT_STATION,
	HERE,
	NEXT_STOCK,
	NEXT_SITE,
	NO_MONEY_TO_BUILD,
	AIMED_AT,
	COUNTERING,
	RAIDED,
	ARRIVING,
	AHEAD,
	BEHIND,
	NEARER,
	FARTHER,
	FIRST_IN_LINE,
	OWN_SIGHTS
};

static const char *const own_names[] = {
	[DELIVERED] = "wanted units at Earth",
	[FOUR_DELIVERED] = "four at Earth",
	[ALL_DELIVERED] = "all at Earth",
	[KINDS_DONE] = "kinds complete at Earth",
	[MONEY] = "money",
	[MONEY_ENOUGH] = "money for the cure",
	[FUNDS] = "money with all that can be sold",
	[FUNDS_SHORT] = "money missing even so",
	[FUNDS_ENOUGH] = "money for the cure if all is sold",
	[ABOARD] = "wanted units aboard",
	[ABOARD_FAR] = "the same, by the hexes to Earth",
	[SPARE_ABOARD] = "other units aboard",
	[IN_STOCK] = "wanted units on stations",
	[SPARE] = "other units on stations",
	[EXCESS] = "units at Earth beyond the cure",
	[SOURCED] = "kinds wanted that own stations make",
	[LACKING] = "kinds wanted that none makes",
	[LACKING_UNITS] = "units of those",
	[MAKERS] = "stations that make what is wanted",
	[DISTANCE] = "hexes from Earth of what is wanted",
	[UNMADE] = "wanted units that are not made yet",
	[WAIT] = "turns until they are",
	[COMING] = "of those, made next round as the cards are",
	[STATIONS] = "stations",
	[SETTLED] = "has a station",
	[PLANETS] = "planets with a station",
	[HALTED] = "stations in rebellion",
	[TRIPS] = "ships full still to come",
	[HEXES_LEFT] = "hexes still to fly",
	[LAST_TRIP] = "wins on coming to Earth",
	[CARDS] = "cards",
	[MORE_TURNS] = "cards for another turn",
	[STOPS] = "cards that take a turn",
	[ROBBERIES] = "cards that take a unit",
	[COUNTERS] = "cards that counter",
	[HALTS] = "cards that halt a planet",
	[SWAPS] = "cards that swap goods",
	[THEFTS] = "cards that take a card",
	[CAN_COUNTER] = "can pay for a counter held",
	[CAN_GO_AGAIN] = "can pay for another turn held",
	[SKIPS] = "turns to be lost",
	[UNTIL] = "turns of others first",
	[IS_TURN] = "is on turn",
	[EXTRA] = "turns to come after this one",
	[FLIES_YET] = "flies yet this turn",
	[GROUNDED] = "engine failed",
	[BOOSTS] = "dice more",
	[ALLOWANCE] = "hexes to fly now",
	[HOME_IN_REACH] = "Earth in reach now",
	[WAY] = "hexes to Earth",
	[AT_EARTH] = "docked at Earth",
	[AT_STATION] = "docked at a station",
	[HERE] = "wanted units here that fit",
	[NEXT_STOCK] = "hexes to the next wanted unit",
	[NEXT_SITE] = "hexes to where what lacks is made",
	[NO_MONEY_TO_BUILD] = "cannot pay for a station that lacks",
	[AIMED_AT] = "is asked for a counter",
	[COUNTERING] = "has countered",
	[RAIDED] = "is raided",
	[ARRIVING] = "a unit finds no room",
	[AHEAD] = "ahead of the best other",
	[BEHIND] = "behind the best other",
	[NEARER] = "fewer hexes than the best other",
	[FARTHER] = "more hexes than the best other",
	[FIRST_IN_LINE] = "nobody is nearer",
	[OWN_SIGHTS] = NULL,
};
PL_ROWS(own_names, OWN_SIGHTS + 1);

enum table {
	THREE_SEATS,
	FOUR_SEATS,
	FIVE_SEATS,
	SIX_SEATS,
	ROUND,
	LATE,
	BEFORE_PLAY,
	ACTING,
	FLYING,
	ACTING_AGAIN,
	MARKET,
	REBELLIONS,
	MOST_DELIVERED,
	LEAST_HEXES,
	TRIPLES,
	ANYWHERE,
	TABLE_SIGHTS
};

static const char *const table_names[] = {
	[THREE_SEATS] = "three or more",
	[FOUR_SEATS] = "four or more",
	[FIVE_SEATS] = "five or more",
	[SIX_SEATS] = "six",
	[ROUND] = "round",
	[LATE] = "round 12 or later",
	[BEFORE_PLAY] = "before play",
	[ACTING] = "acting",
	[FLYING] = "flying",
	[ACTING_AGAIN] = "acting again",
	[MARKET] = "market",
	[REBELLIONS] = "planets in rebellion",
	[MOST_DELIVERED] = "most units at Earth",
	[LEAST_HEXES] = "fewest hexes still to fly",
	[TRIPLES] = "three planets a round produce",
	[ANYWHERE] = "money counts anywhere",
	[TABLE_SIGHTS] = NULL,
};
PL_ROWS(table_names, TABLE_SIGHTS + 1);

/* Hexes to what no station makes yet, or is not made anywhere. */
enum { NO_SOURCE = 12 };

/* One player's goods. */
struct eyes {
	struct trd_mind mind;
	int stock[TRD_GOODS + 1]; /* on stations */
	int nearest[TRD_GOODS + 1], makers[TRD_GOODS + 1];
	unsigned lacking, unmade; /* masks of goods: no own station makes them; units are missing */
	int aboard, progress, hexes;
};

/* In a hundred, how likely each planet is to produce in the next round. */
struct sky {
	int chance[TRD_PLANETS + 1];
};

static struct sky look_at_sky(const struct trd_rules *r, const struct trd_state *s)
{
	struct sky sky = { { 0 } };
	uint64_t lights = 0;
	int left = 0;
	for (int i = 1; i <= TRD_PLANET_CARDS; i++) {
		lights += s->planet_cards[i] * r->lights_up[i];
		left += s->planet_cards[i];
	}
	if (left == 0) /* all cards again */
		for (int i = 1; i <= TRD_PLANET_CARDS; i++) {
			lights += r->planet_card[i - 1].copies * r->lights_up[i];
			left += r->planet_card[i - 1].copies;
		}
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++, lights >>= TRD_LIGHT_BITS)
		if (s->rebellion[planet] == 0)
			sky.chance[planet] = (int)(lights & TRD_LIGHTS) * 100 / pl_most(left, 1);
	return sky;
}

/* --- goods ---------------------------------------------------------------------------------- */

static void find_sources(struct eyes *e)
{
	const struct trd_mind *m = &e->mind;
	for (int good = TRD_METAL; good <= TRD_GOODS; good++) {
		e->nearest[good] = NO_SOURCE;
		e->makers[good] = e->stock[good] = 0;
		for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++)
			e->stock[good] += m->me.goods[planet][good];
	}
	for (uint32_t left = m->me.stations; left != 0; left &= left - 1) {
		int spot = pl_lowest(left), way = m->r->to_earth[spot];
		for (unsigned made = m->s->makes[trd_place_of(spot)]; made != 0; made &= made - 1) {
			int good = pl_lowest(made) + 1;
			e->nearest[good] = pl_least(e->nearest[good], way);
			e->makers[good]++;
		}
	}
}

/* What is wanted of a good and where it is; what else there is of it. */
static void look_at_good(struct eyes *e, int good, int *own)
{
	const struct trd_mind *m = &e->mind;
	int on_ship = m->me.goods[TRD_SHIP][good], aboard = pl_least(m->needed[good], on_ship);
	int wanted = m->needed[good] - aboard, stock = pl_least(wanted, e->stock[good]);
	int pace = m->pace * e->makers[good];
	e->aboard += aboard;
	own[KINDS_DONE] += m->needed[good] == 0 ? 2 * PL_SIGHT_STEP : 0;
	own[ABOARD] += 32 * aboard;
	own[SPARE_ABOARD] += 32 * (on_ship - aboard);
	own[IN_STOCK] += 16 * stock;
	own[SPARE] += 8 * (e->stock[good] - stock);
	own[EXCESS] += 16 * pl_most(0, m->me.goods[TRD_EARTH][good] - m->r->cure_units);
	if (wanted == 0)
		return;
	own[e->makers[good] > 0 ? SOURCED : LACKING] += 32;
	e->lacking |= (unsigned)(e->makers[good] == 0) << (good - 1);
	e->unmade |= (unsigned)(wanted > stock) << (good - 1);
	own[LACKING_UNITS] += e->makers[good] > 0 ? 0 : 16 * wanted;
	own[MAKERS] += 8 * e->makers[good];
	own[DISTANCE] += wanted * e->nearest[good];
	e->hexes += 2 * wanted * e->nearest[good];
	own[UNMADE] += 16 * (wanted - stock);
	if (wanted > stock)
		own[WAIT] = pl_most(own[WAIT], pace > 0 ? 800 * (wanted - stock) / pace : 127);
}

static void look_at_goods(struct eyes *e, int *own)
{
	const struct trd_mind *m = &e->mind;
	const struct trd_rules *r = m->r;
	for (int good = TRD_METAL; good <= TRD_GOODS; good++)
		look_at_good(e, good, own);
	own[DELIVERED] = 16 * m->delivered;
	own[FOUR_DELIVERED] = pl_sight_yes(m->delivered >= 4);
	own[ALL_DELIVERED] = pl_sight_yes(m->delivered == TRD_GOODS * r->cure_units);
	own[ABOARD_FAR] = 6 * e->aboard * pl_least(r->to_earth[m->me.ship], 8);
	own[TRIPS] = 32 * ((m->to_come + e->aboard + r->cargo - 1) / r->cargo);
	e->hexes = e->hexes / r->cargo + (e->aboard > 0 ? r->to_earth[m->me.ship] : 0);
	own[HEXES_LEFT] = e->hexes * 3 / 2;
}

/* What there is to sell counts as if it were sold; units on a ship are worth what Earth gives. */
static void look_at_money(struct eyes *e, int *own)
{
	const struct trd_mind *m = &e->mind;
	const struct trd_rules *r = m->r;
	int spare = own[SPARE] / 8, excess = own[EXCESS] / 16, left = own[SPARE_ABOARD] / 32;
	int funds = m->me.money + spare * r->sell_station + (excess + left) * r->sell_earth;
	bool enough = funds >= r->cure_money;
	int units = m->delivered + e->aboard;
	own[MONEY] = 6 * m->me.money;
	own[MONEY_ENOUGH] = pl_sight_yes(m->me.money >= r->cure_money);
	own[FUNDS] = 6 * funds;
	own[FUNDS_SHORT] = 12 * (r->cure_money - funds);
	own[FUNDS_ENOUGH] = pl_sight_yes(enough);
	own[LAST_TRIP] = pl_sight_yes(enough && units == TRD_GOODS * r->cure_units);
	e->progress = 8 * m->delivered + 5 * e->aboard + own[IN_STOCK] / 8 +
		pl_least(funds, r->cure_money);
}

static void look_at_stations(const struct eyes *e, const struct sky *sky, int *own)
{
	const struct trd_mind *m = &e->mind;
	int coming = 0, halted = 0;
	for (uint32_t left = m->me.stations; left != 0; left &= left - 1) {
		int planet = trd_place_of(pl_lowest(left));
		coming += m->s->makes[planet] & e->unmade ? sky->chance[planet] : 0;
		halted += m->s->rebellion[planet] > 0;
	}
	own[COMING] = coming / 2;
	own[STATIONS] = 16 * trd_count_bits(m->me.stations);
	own[SETTLED] = pl_sight_yes(m->me.stations != 0);
	own[PLANETS] = 16 * trd_count_bits(trd_rings_of(m->me.stations) & TRD_FIRST_SPOTS);
	own[HALTED] = 16 * halted;
}

/* Where a station that lacks would stand. */
static void look_at_sites(const struct eyes *e, int *own)
{
	const struct trd_mind *m = &e->mind;
	const uint8_t *way = m->r->distance[m->me.ship];
	int cost = m->me.stations == 0 ? m->r->station_first : m->r->station_new;
	int nearest = NO_SOURCE;
	if (e->lacking == 0)
		return;
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++) {
		const uint8_t *spots = way + trd_first_hex(planet);
		for (int i = 0; (m->s->makes[planet] & e->lacking) && i < TRD_SPOTS_EACH; i++)
			nearest = pl_least(nearest, spots[i]);
	}
	own[NEXT_SITE] = 8 * nearest;
	own[NO_MONEY_TO_BUILD] = pl_sight_yes(m->me.money < cost);
}

/* --- cards ------------------------------------------------------------------------------------ */

static void look_at_cards(const struct eyes *e, int *own)
{
	static const uint8_t seen[][2] = {
		{ MORE_TURNS, TRD_EXTRA_TURN },
		{ STOPS, TRD_LOSE_TURN },
		{ ROBBERIES, TRD_TAKE_UNIT },
		{ COUNTERS, TRD_CANCEL },
		{ HALTS, TRD_HALT },
		{ SWAPS, TRD_SWAP },
		{ THEFTS, TRD_STEAL_CARD },
	};
	const struct trd_mind *m = &e->mind;
	for (uint32_t kinds = trd_kinds_held(m->me.hand); kinds != 0; kinds &= kinds - 1) {
		int kind = trd_first_kind(kinds), held = trd_held(m->me.hand, kind);
		const struct trd_card *card = &m->r->action[kind - 1];
		for (size_t i = 0; i < sizeof seen / sizeof seen[0]; i++)
			own[seen[i][0]] += (card->does >> seen[i][1]) & 1 ? 32 * held : 0;
		if (m->me.money >= card->cost && (card->does >> TRD_CANCEL) & 1)
			own[CAN_COUNTER] = PL_SIGHT_STEP;
		if (m->me.money >= card->cost && (card->does >> TRD_EXTRA_TURN) & 1)
			own[CAN_GO_AGAIN] = PL_SIGHT_STEP;
	}
	own[CARDS] = 32 * m->me.cards;
}

/* Others' cards that are asked about, and what this turn's event asks. */
static void look_at_questions(const struct eyes *e, int *own)
{
	const struct trd_state *s = e->mind.s;
	int seat = e->mind.seat, phase = s->base.phase;
	bool is_asked = pl_is_pending(&s->base, seat);
	own[AIMED_AT] = pl_sight_yes(phase == TRD_ANSWERING && is_asked);
	own[COUNTERING] = pl_sight_yes((s->answers >> seat) & 1);
	own[RAIDED] = pl_sight_yes(phase == TRD_RAIDED && is_asked);
	own[ARRIVING] = pl_sight_yes(phase == TRD_STOWING && is_asked);
}

/* --- the turn and the ship ---------------------------------------------------------------------- */

static void look_at_turn(const struct eyes *e, int *own)
{
	const struct trd_state *s = e->mind.s;
	const struct trd_player *me = &e->mind.me;
	int seat = e->mind.seat;
	own[SKIPS] = 32 * me->skips;
	own[UNTIL] = 16 * ((seat + s->base.seats - s->turn) % s->base.seats);
	if (s->turn != seat)
		return;
	own[IS_TURN] = PL_SIGHT_STEP;
	own[EXTRA] = 32 * s->extra;
	own[FLIES_YET] = pl_sight_yes(s->step <= TRD_STEP_MOVE && !s->still);
	own[GROUNDED] = pl_sight_yes(s->still != 0);
	own[BOOSTS] = 32 * s->boosts;
	if (s->base.phase != TRD_FLYING)
		return;
	own[ALLOWANCE] = 8 * s->allowance;
	own[HOME_IN_REACH] = pl_sight_yes(e->mind.r->to_earth[me->ship] <= s->allowance);
}

/* Whether a planet's stock has anything that is wanted beyond what is aboard. */
static bool has_wanted(const struct trd_mind *m, int planet)
{
	bool has = false;
	for (int good = TRD_METAL; good <= TRD_GOODS; good++)
		has |= m->me.goods[planet][good] > 0 &&
			m->needed[good] > m->me.goods[TRD_SHIP][good];
	return has;
}

static void look_at_ship(const struct eyes *e, int *own)
{
	const struct trd_mind *m = &e->mind;
	const struct trd_player *me = &m->me;
	int place = trd_docked_at(me), room = m->r->cargo - trd_cargo(me), here = 0;
	int next = NO_SOURCE;
	own[WAY] = 8 * pl_least(m->r->to_earth[me->ship], 15);
	own[AT_EARTH] = pl_sight_yes(place == TRD_EARTH);
	own[AT_STATION] = pl_sight_yes(place != 0 && place != TRD_EARTH);
	if (place != 0 && place != TRD_EARTH)
		for (int good = TRD_METAL; good <= TRD_GOODS; good++)
			here += pl_most(0,
			                pl_least(me->goods[place][good],
			                         m->needed[good] - me->goods[TRD_SHIP][good]));
	own[HERE] = 32 * pl_least(here, room);
	for (uint32_t left = room > 0 ? me->stations : 0; left != 0; left &= left - 1) {
		int spot = pl_lowest(left), hexes = m->r->distance[me->ship][spot];
		if (hexes < next && has_wanted(m, trd_place_of(spot)))
			next = hexes;
	}
	own[NEXT_STOCK] = 8 * next;
}

/* --- all of it --------------------------------------------------------------------------------- */

static void look_at_player(struct eyes *e, const struct sky *sky, int16_t *sights)
{
	int own[OWN_SIGHTS] = { 0 };
	find_sources(e);
	look_at_goods(e, own);
	look_at_money(e, own);
	look_at_stations(e, sky, own);
	look_at_sites(e, own);
	look_at_cards(e, own);
	look_at_questions(e, own);
	look_at_turn(e, own);
	look_at_ship(e, own);
	for (int i = 0; i < OWN_SIGHTS; i++)
		sights[i] = pl_sight(own[i]);
}

/* How a seat stands beside the best of the others. */
static void compare(const struct eyes e[PL_SEATS], int seats, int16_t own[PL_SEATS][PL_SIGHTS])
{
	for (int seat = 0; seat < seats; seat++) {
		int best = INT32_MIN, nearest = INT32_MAX;
		for (int other = 0; other < seats; other++) {
			if (other == seat)
				continue;
			best = pl_most(best, e[other].progress);
			nearest = pl_least(nearest, e[other].hexes);
		}
		own[seat][AHEAD] = pl_sight(2 * (e[seat].progress - best));
		own[seat][BEHIND] = pl_sight(2 * (best - e[seat].progress));
		own[seat][NEARER] = pl_sight(3 * (nearest - e[seat].hexes));
		own[seat][FARTHER] = pl_sight(3 * (e[seat].hexes - nearest));
		own[seat][FIRST_IN_LINE] = pl_sight_yes(e[seat].hexes <= nearest);
	}
}

static void look_at_table(const struct trd_rules *r, const struct trd_state *s,
                          const struct eyes e[PL_SEATS], int16_t *table)
{
	int most = 0, least = PL_SIGHT_MOST, phase = s->base.phase, rebellions = 0;
	for (int seat = 0; seat < s->base.seats; seat++) {
		most = pl_most(most, e[seat].mind.delivered);
		least = pl_least(least, e[seat].hexes);
	}
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++)
		rebellions += s->rebellion[planet] > 0;
	for (int more = 0; more < 4; more++)
		table[THREE_SEATS + more] = pl_sight_yes(s->base.seats >= 3 + more);
	table[ROUND] = pl_sight(4 * s->round);
	table[LATE] = pl_sight_yes(s->round >= 12);
	table[BEFORE_PLAY] = pl_sight_yes(s->step == 0);
	if (phase >= TRD_ACTING && phase <= TRD_MARKET)
		table[ACTING + phase - TRD_ACTING] = PL_SIGHT_STEP;
	table[REBELLIONS] = pl_sight(16 * rebellions);
	table[MOST_DELIVERED] = pl_sight(16 * most);
	table[LEAST_HEXES] = pl_sight(3 * least);
	table[TRIPLES] = pl_sight_yes(r->lights == TRD_LIGHTS_TRIPLES);
	table[ANYWHERE] = pl_sight_yes(r->money_at == TRD_MONEY_ANYWHERE);
}

static void look(const struct pl_rules *rules, const struct pl_state *state,
                 int16_t own[PL_SEATS][PL_SIGHTS], int16_t table[PL_SIGHTS])
{
	const struct trd_rules *r = trd_numbers(rules);
	const struct trd_state *s = trd_position(state);
	struct eyes e[PL_SEATS];
	const struct sky sky = look_at_sky(r, s);
	for (int seat = 0; seat < state->seats; seat++) {
		trd_think(&e[seat].mind, r, s, seat);
		e[seat].aboard = e[seat].progress = e[seat].hexes = 0;
		e[seat].lacking = e[seat].unmade = 0;
		look_at_player(&e[seat], &sky, own[seat]);
	}
	compare(e, state->seats, own);
	look_at_table(r, s, e, table);
}

const struct pl_sights trd_sights = { own_names, table_names, look };

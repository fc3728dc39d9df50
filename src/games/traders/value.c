/* value.c - how good a position is for each player. [R]
 *
 * A player's situation is seen as a handful of numbers, the sights. They count
 * by themselves, and through notions: sums of sights that count only from a
 * point on and up to another, as "rich, but far from the last units" does. The
 * numbers were fitted (a network of one hidden layer, by the likelihood of who
 * won) to 10,700 games between greedy players at 2, 3, 4 and 6 seats and 980
 * between searching ones at 2 and 4. Of positions that the fit had not seen, the
 * logarithm of the likelihood of the winner is -0.51 at 2 seats and -0.98 at 4
 * (knowing nothing: -0.69 and -1.39).
 */
#include "games/traders/sense.h"

enum sight {
	DELIVERED,     /* units at Earth that the medicine needs */
	MONEY,         /* MCr, as many as the medicine needs */
	DISTANCE,      /* of Earth from where each wanted unit is made, in all */
	ABOARD,        /* wanted units on the ship */
	ABOARD_FAR,    /* the same, times the hexes to Earth */
	IN_STOCK,      /* wanted units on stations */
	SPARE,         /* other units on stations */
	SPARE_ABOARD,  /* other units on the ship */
	EXCESS,        /* units at Earth that can be sold */
	SOURCED,       /* kinds that are wanted and that own stations make */
	LACKING,       /* kinds that are wanted and that none makes */
	LACKING_UNITS, /* units of those */
	STATIONS,
	SETTLED, /* has a station */
	CARDS,
	SKIPS,
	UNTIL,      /* turns of others before the own */
	STEP,       /* of the own turn */
	PROSPECT,   /* of the best trip, points in ten turns */
	WAY,        /* hexes to Earth */
	TRIPS,      /* ships full of units that are still to be brought */
	SHORT,      /* MCr that alone are missing */
	RICH,       /* DELIVERED times MONEY */
	MAKERS,     /* stations that make what is wanted, for each such kind */
	MORE_TURNS, /* cards that give a turn, */
	STOPS,      /* that take one from a rival, */
	ROBBERIES,  /* that take a unit, */
	COUNTERS,   /* and that cancel another's */
	SIGHTS
};

enum { NOTIONS = 8, NOTION_MOST = 4000 };

/* What a notion is before anything is seen, and what it counts; and the sights:
 * all in thousandths, in the end of the logarithm of the odds. */
static const int16_t at_first[NOTIONS] = { 3054, 1697, 4972, -2516, 3531, -1144, -1982, -1910 };
static const int16_t counts[NOTIONS] = { 568, 512, -494, -471, 425, -393, -386, -316 };
static const struct {
	int16_t itself, notion[NOTIONS];
} weight_of[SIGHTS] = {
	[DELIVERED] = { 31, { 274, -66, -172, -82, 385, 164, -47, -220 } },
	[MONEY] = { 66, { -118, 38, -253, 94, -145, -163, -60, -12 } },
	[DISTANCE] = { -56, { -41, -115, -3, 68, -86, 42, 11, 35 } },
	[ABOARD] = { 189, { -17, 328, 17, -2, -440, 641, 524, 61 } },
	[ABOARD_FAR] = { -43, { -66, 15, -39, 7, -50, 168, -21, -47 } },
	[IN_STOCK] = { 112, { 133, 191, -34, 70, 418, 319, -90, -285 } },
	[SPARE] = { 204, { 49, 145, -284, 143, 86, 193, 31, 360 } },
	[SPARE_ABOARD] = { 316, { -338, 1447, -1417, -284, -771, 1258, -1213, 1710 } },
	[EXCESS] = { 1586, { 306, 708, -1314, 491, -730, 973, -443, 2750 } },
	[SOURCED] = { -115, { -1359, -259, 71, -333, -530, 91, -17, -130 } },
	[LACKING] = { -199, { -246, -506, -295, 68, -631, -142, 322, 146 } },
	[LACKING_UNITS] = { 240, { 286, 54, -146, -442, -268, -119, -200, -325 } },
	[STATIONS] = { 299, { -428, 180, -1218, -67, 133, 642, -174, -48 } },
	[SETTLED] = { 655, { -1911, -1827, -1192, 1682, -1840, -545, 1936, 440 } },
	[CARDS] = { 14, { 115, 15, 82, -127, 162, 304, 27, 42 } },
	[SKIPS] = { -1615, { 814, 6664, -3333, -8296, 1098, -3916, 5524, -45 } },
	[UNTIL] = { -21, { -115, -48, -11, 61, -27, 46, 13, 84 } },
	[STEP] = { 11, { -52, -18, 8, 64, -70, 5, -34, 71 } },
	[PROSPECT] = { 131, { 199, 100, 50, -394, -137, -479, 372, 185 } },
	[WAY] = { -44, { 13, 235, 23, 7, 52, 32, -270, 51 } },
	[TRIPS] = { 81, { 28, -42, -356, 595, -190, -444, 243, 329 } },
	[SHORT] = { -80, { -41, 108, 299, 74, 30, -179, 37, -593 } },
	[RICH] = { 4, { 27, 25, 36, 24, 58, 33, -4, 3 } },
	[MAKERS] = { 6, { 94, 173, -16, 103, 111, -72, 8, 192 } },
	[MORE_TURNS] = { 83, { -90, -254, -228, 413, -502, -856, 68, 114 } },
	[STOPS] = { 39, { -68, 231, 115, -349, 18, 253, -147, 297 } },
	[ROBBERIES] = { 968, { -1029, -278, 683, 122, -172, -106, -729, 395 } },
	[COUNTERS] = { 194, { -135, -80, 44, 63, -182, -320, 402, -267 } },
};

/* Where units of a good that is wanted come from. */
static void look_at_sources(const struct trd_mind *m, int good, int wanted, int sight[SIGHTS])
{
	int nearest = 12; /* hexes to Earth, if there is no source yet */
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++) {
		uint32_t left = m->me.stations & trd_spots_of(planet);
		if (!((m->s->makes[planet] >> (good - 1)) & 1))
			continue;
		for (; left != 0; left &= left - 1) {
			nearest = pl_least(nearest, m->r->to_earth[pl_lowest(left)]);
			sight[MAKERS]++;
		}
	}
	sight[DISTANCE] += wanted * nearest;
}

static void look_at_good(const struct trd_mind *m, int good, int sight[SIGHTS])
{
	int made = 0;
	int aboard = pl_least(m->needed[good], m->me.goods[TRD_SHIP][good]);
	int wanted = m->needed[good] - aboard;
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++)
		made += m->me.goods[planet][good];
	int stock = pl_least(wanted, made);
	bool sourced = ((m->made >> (good - 1)) & 1) != 0;
	sight[ABOARD] += aboard;
	sight[IN_STOCK] += stock;
	sight[SPARE] += made - stock;
	sight[SPARE_ABOARD] += m->me.goods[TRD_SHIP][good] - aboard;
	sight[EXCESS] += pl_most(0, m->me.goods[TRD_EARTH][good] - m->r->cure_units);
	if (wanted == 0)
		return;
	sight[SOURCED] += sourced;
	sight[LACKING] += !sourced;
	sight[LACKING_UNITS] += sourced ? 0 : wanted;
	look_at_sources(m, good, wanted, sight);
}

static void look_at_cards(const struct trd_mind *m, int sight[SIGHTS])
{
	int kind = 0;
	for (uint32_t left = m->me.hand; left != 0; left >>= 2, kind++) {
		unsigned does = m->r->action[kind].does;
		int held = (int)(left & 3);
		sight[MORE_TURNS] += (int)((does >> TRD_EXTRA_TURN) & 1) * held;
		sight[STOPS] += (int)((does >> TRD_LOSE_TURN) & 1) * held;
		sight[ROBBERIES] += (int)((does >> TRD_TAKE_UNIT) & 1) * held;
		sight[COUNTERS] += (int)((does >> TRD_CANCEL) & 1) * held;
	}
}

static void look(const struct trd_mind *m, int sight[SIGHTS])
{
	const struct trd_state *s = m->s;
	int way = pl_least(m->r->to_earth[m->me.ship], 8);
	for (int good = TRD_METAL; good <= TRD_GOODS; good++)
		look_at_good(m, good, sight);
	look_at_cards(m, sight);
	int left = TRD_GOODS * m->r->cure_units - m->delivered;
	sight[DELIVERED] = m->delivered;
	sight[MONEY] = pl_least(m->me.money, m->r->cure_money);
	sight[ABOARD_FAR] = sight[ABOARD] * way;
	sight[STATIONS] = trd_count_bits(m->me.stations);
	sight[SETTLED] = m->me.stations != 0;
	sight[CARDS] = m->me.cards;
	sight[SKIPS] = m->me.skips;
	sight[UNTIL] = (m->seat + s->base.seats - s->turn) % s->base.seats;
	sight[STEP] = s->turn == m->seat ? s->step : 0;
	sight[PROSPECT] = trd_prospect(m, m->me.ship) / 100;
	sight[WAY] = way;
	sight[TRIPS] = (left + m->r->cargo - 1) / m->r->cargo;
	sight[SHORT] = sight[ABOARD] == left ? m->short_of : 0;
	sight[RICH] = sight[DELIVERED] * sight[MONEY];
}

/* Thousandths of the logarithm of the odds. */
static int standing(const struct trd_rules *r, const struct trd_state *s, int seat)
{
	struct trd_mind m;
	trd_think(&m, r, s, seat);
	int sight[SIGHTS] = { 0 }, notion[NOTIONS], points = 0;
	look(&m, sight);
	for (int j = 0; j < NOTIONS; j++)
		notion[j] = at_first[j];
	for (int i = 0; i < SIGHTS; i++) {
		points += weight_of[i].itself * sight[i];
		for (int j = 0; j < NOTIONS; j++)
			notion[j] += weight_of[i].notion[j] * sight[i];
	}
	for (int j = 0; j < NOTIONS; j++)
		points += pl_most(0, pl_least(notion[j], NOTION_MOST)) * counts[j] / 1000;
	return points;
}

/* A share that halves with every 693 thousandths that one is behind. */
static int32_t share_of(int behind)
{
	enum { WHOLE = 1 << 20, HALF = 693, LEAST = 20 };
	int halvings = behind / HALF, rest = behind % HALF;
	return halvings >= LEAST ? 1 : (WHOLE - WHOLE / 2 / HALF * rest) >> halvings;
}

void trd_value(const struct pl_rules *rules, const struct pl_state *state, int32_t out[PL_SEATS])
{
	int32_t points[PL_SEATS] = { 0, 0, 0, 0, 0, 0 }, sum = 0;
	int32_t most = INT32_MIN;
	if (state->pending == 0) {
		struct pl_result result;
		trd_returns(rules, state, &result);
		pl_value_of(&result, state->seats, out);
		return;
	}
	for (int seat = 0; seat < state->seats; seat++) {
		points[seat] = standing(trd_numbers(rules), trd_position(state), seat);
		most = pl_most(most, points[seat]);
	}
	for (int seat = 0; seat < state->seats; seat++) {
		points[seat] = share_of(most - points[seat]);
		sum += points[seat];
	}
	for (int seat = 0; seat < state->seats; seat++)
		out[seat] = (int32_t)((int64_t)points[seat] * 1000 / sum);
}

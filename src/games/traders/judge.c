/* judge.c - how good a position is for each player. [R]
 *
 * A player's situation is seen as a handful of numbers, the sights. They count
 * by themselves, and through notions: sums of sights that count only from a
 * point on and up to another, as "rich, but far from the last units" does. The
 * numbers were fitted (a network of one hidden layer, by the likelihood of who
 * won) to 38,000 games between greedy players at 2, 3, 4 and 6 seats. The
 * logarithm of the likelihood of a game's winner is then -0.525 at 2 seats and
 * -1.007 at 4, of positions that the fit had not seen; a straight sum of sights
 * has -0.538 and -1.050.
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
	UNTIL,    /* turns of others before the own */
	STEP,     /* of the own turn */
	PROSPECT, /* of the best trip, points in ten turns */
	WAY,      /* hexes to Earth */
	TRIPS,    /* ships full of units that are still to be brought */
	SHORT,    /* MCr that alone are missing */
	RICH,     /* DELIVERED times MONEY */
	MAKERS,   /* stations that make what is wanted, for each such kind */
	SIGHTS
};

enum { NOTIONS = 8, NOTION_MOST = 4000 };

/* What a notion is before anything is seen, and what it counts; and the sights:
 * all in thousandths, in the end of the logarithm of the odds. */
static const int16_t at_first[NOTIONS] = { -2949, 662, 92, 2713, 3699, -2496, -1079, 2337 };
static const int16_t counts[NOTIONS] = { -1009, 524, 431, 391, -384, -384, 312, 291 };
static const struct {
	int16_t itself, notion[NOTIONS];
} weight_of[SIGHTS] = {
	[DELIVERED] = { 338, { 204, -328, 197, -130, -263, 61, 199, 30 } },
	[MONEY] = { 120, { 3, 7, 86, -38, -85, 114, 130, -72 } },
	[DISTANCE] = { -64, { 44, -10, -50, -64, 26, 64, -96, -109 } },
	[ABOARD] = { -107, { 563, 700, -782, 144, 43, -754, 223, 411 } },
	[ABOARD_FAR] = { 3, { 20, 19, -44, -58, -27, 115, 15, -61 } },
	[IN_STOCK] = { 141, { 171, -360, 269, 217, -151, 138, 445, -2 } },
	[SPARE] = { 157, { 240, 5, 309, 34, 190, 133, 467, 151 } },
	[SPARE_ABOARD] = { 469, { 877, 1057, 423, 251, 355, 280, 1411, -235 } },
	[EXCESS] = { 1927, { 1641, 1040, 917, -966, 2139, 212, 1429, 594 } },
	[SOURCED] = { -21, { 110, -310, -402, -373, 39, 190, 233, -652 } },
	[LACKING] = { -176, { -200, -80, 64, 59, -63, 178, -791, 9 } },
	[LACKING_UNITS] = { 297, { -77, 305, 119, -39, -298, -437, 22, 98 } },
	[STATIONS] = { 540, { 558, 143, 2, -423, -919, 191, 519, 209 } },
	[SETTLED] = { -12, { -121, -3063, -1351, -584, -1120, 313, -1122, -1208 } },
	[CARDS] = { 12, { 43, -48, -18, 125, -150, -57, -3, -1 } },
	[SKIPS] = { -2010, { -319, -75, 383, 7819, 456, 59, -8974, 1823 } },
	[UNTIL] = { -94, { 49, -30, -53, -528, -30, -39, 109, 198 } },
	[STEP] = { -25, { 25, -24, 26, -61, 8, 58, 19, -72 } },
	[PROSPECT] = { 37, { -401, 139, -24, -27, 87, -530, -290, 74 } },
	[WAY] = { 26, { -39, -228, 136, 20, -148, 130, 52, -51 } },
	[TRIPS] = { 11, { 213, 510, 181, 389, -230, 174, 447, 132 } },
	[SHORT] = { -33, { -166, 231, 40, -62, -633, 141, -79, 28 } },
	[RICH] = { 6, { 23, 83, 34, 17, 28, 42, 50, 12 } },
	[MAKERS] = { 53, { -65, 184, 12, -193, -64, 127, 15, 79 } },
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
			nearest = trd_least(nearest, m->r->to_earth[trd_lowest(left)]);
			sight[MAKERS]++;
		}
	}
	sight[DISTANCE] += wanted * nearest;
}

static void look_at_good(const struct trd_mind *m, int good, int sight[SIGHTS])
{
	int made = 0;
	int aboard = trd_least(m->needed[good], m->me.goods[TRD_SHIP][good]);
	int wanted = m->needed[good] - aboard;
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++)
		made += m->me.goods[planet][good];
	int stock = trd_least(wanted, made);
	bool sourced = ((m->made >> (good - 1)) & 1) != 0;
	sight[ABOARD] += aboard;
	sight[IN_STOCK] += stock;
	sight[SPARE] += made - stock;
	sight[SPARE_ABOARD] += m->me.goods[TRD_SHIP][good] - aboard;
	sight[EXCESS] += trd_most(0, m->me.goods[TRD_EARTH][good] - m->r->cure_units);
	if (wanted == 0)
		return;
	sight[SOURCED] += sourced;
	sight[LACKING] += !sourced;
	sight[LACKING_UNITS] += sourced ? 0 : wanted;
	look_at_sources(m, good, wanted, sight);
}

static void look(const struct trd_mind *m, int sight[SIGHTS])
{
	const struct trd_state *s = m->s;
	int way = trd_least(m->r->to_earth[m->me.ship], 8);
	for (int good = TRD_METAL; good <= TRD_GOODS; good++)
		look_at_good(m, good, sight);
	int left = TRD_GOODS * m->r->cure_units - trd_delivered(m->r, &m->me);
	sight[DELIVERED] = trd_delivered(m->r, &m->me);
	sight[MONEY] = trd_least(m->me.money, m->r->cure_money);
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
	struct trd_mind m = trd_think(r, s, seat);
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
		points += trd_most(0, trd_least(notion[j], NOTION_MOST)) * counts[j] / 1000;
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
		most = trd_most(most, points[seat]);
	}
	for (int seat = 0; seat < state->seats; seat++) {
		points[seat] = share_of(most - points[seat]);
		sum += points[seat];
	}
	for (int seat = 0; seat < state->seats; seat++)
		out[seat] = (int32_t)((int64_t)points[seat] * 1000 / sum);
}

/* plans.c - formations as a mixture. Without tokens the equilibria for up to
 * five units a side are known (the test of formations computes them): one in
 * front, and the rest in support or in the flank, in shares that depend on the
 * numbers. A plan is such a formation; types are put where their talents work.
 * Plans of like weight are given the same weight, so that a player who takes the
 * heaviest still mixes them. */
#include "games/flank/sense.h"

struct plan {
	uint8_t front, support, flank, weight;
};

enum { PLANS = 6, MOST_PLANNED = 7 };

/* By the number of units. */
/* clang-format off */
static const struct plan plans[MOST_PLANNED + 1][PLANS] = {
	{ { 0, 0, 0, 1 } },
	{ { 1, 0, 0, 1 } },
	{ { 1, 1, 0, 4 }, { 1, 0, 1, 1 }, { 2, 0, 0, 1 } },
	{ { 1, 2, 0, 4 }, { 1, 0, 2, 4 }, { 1, 1, 1, 3 }, { 2, 1, 0, 1 }, { 2, 0, 1, 1 } },
	{ { 1, 3, 0, 4 }, { 1, 1, 2, 4 }, { 1, 2, 1, 3 }, { 2, 0, 2, 1 }, { 1, 0, 3, 2 },
	  { 3, 1, 0, 1 } },
	{ { 1, 4, 0, 4 }, { 1, 2, 2, 4 }, { 1, 3, 1, 3 }, { 2, 1, 2, 2 }, { 1, 1, 3, 2 },
	  { 3, 2, 0, 1 } },
	{ { 1, 5, 0, 4 }, { 1, 3, 2, 4 }, { 1, 4, 1, 3 }, { 2, 2, 2, 2 }, { 1, 2, 3, 2 },
	  { 3, 3, 0, 1 } },
	{ { 1, 6, 0, 4 }, { 1, 4, 2, 4 }, { 1, 5, 1, 3 }, { 2, 3, 2, 2 }, { 1, 3, 3, 2 },
	  { 3, 4, 0, 1 } },
};
/* clang-format on */

static int choose(int n, int k)
{
	int ways = 1;
	if (k < 0 || k > n)
		return 0;
	for (int i = 1; i <= k; i++)
		ways = ways * (n - k + i) / i;
	return ways;
}

/* How well a type's talents fit an area, in quarters. */
static int fit(const struct flk_rules *r, const struct flk_state *s, int seat, int type, int area)
{
	const struct flk_powers *p = flk_powers_of(r, s, seat);
	int t = type - 1, fits = 4;
	if ((p->hold[area] >> t) & 1)
		fits += p->hold[FLK_FRONT] == p->hold[FLK_FLANK] ? 0 : 2;
	if ((p->ward[area] >> t) & 1)
		fits += 2;
	if (area == FLK_FRONT && p->armour[t] > 0)
		fits += 3;
	if (p->strikes[area][t] > (area == FLK_FLANK))
		fits += 3;
	if (p->screens[area][t] > 0)
		fits += 3;
	int faction = s->faction[seat];
	for (int i = 0; i < r->befores[faction - 1]; i++) {
		const struct flk_timed *e = &r->before[faction - 1][i];
		bool own = e->upgrade == 0 || ((s->upgrades[seat] >> (e->upgrade - 1)) & 1);
		if (own && e->with == type && e->needs == area)
			fits += 3;
	}
	return fits;
}

/* In how many ways the rest of a plan can be dealt to the units that are left,
 * so that this type gets this split; 0 if it does not fit the plan. */
static int ways(const struct plan *plan, const int placed[FLK_AREAS], const uint8_t *split)
{
	int front = plan->front - placed[FLK_FRONT], support = plan->support - placed[FLK_SUPPORT];
	int flank = plan->flank - placed[FLK_FLANK];
	if (front < 0 || support < 0 || flank < 0)
		return 0;
	return choose(front, split[0]) * choose(support, split[1]) * choose(flank, split[2]);
}

/* Down to a power of two, so that what is nearly alike is alike. */
static int rounded(int weight)
{
	int level = 1;
	while (2 * level <= weight)
		level *= 2;
	return level;
}

static int weigh_split(const struct flk_rules *r, const struct flk_state *s,
                       const struct pl_move *move)
{
	int seat = move->seat, type = move->arg[0], sum = 0, placed[FLK_AREAS];
	int units = pl_least(flk_count(s->army[seat][s->battle]), MOST_PLANNED);
	for (int area = FLK_FRONT; area < FLK_AREAS; area++)
		placed[area] = flk_count(s->sheet[seat][area]);
	for (int i = 0; i < PLANS; i++)
		sum += plans[units][i].weight * ways(&plans[units][i], placed, move->arg + 1);
	int64_t weight = 16 * sum, scale = 1;
	for (int area = FLK_FRONT; area < FLK_AREAS; area++)
		for (int n = 0; n < move->arg[1 + area]; n++) {
			weight *= fit(r, s, seat, type, area);
			scale *= 4;
		}
	return rounded(flk_within(1, (int)(weight / scale), 20000));
}

/* A card is worth hiding when the battle is big and tokens are short. */
static int weigh_hidden(const struct flk_rules *r, const struct flk_state *s,
                        const struct pl_move *move)
{
	int seat = move->seat, card = move->arg[0];
	int units = flk_count(s->army[0][s->battle]) + flk_count(s->army[1][s->battle]);
	int stakes = 2 * units + (s->siege ? 8 : 0);
	const uint8_t *own = s->tokens[seat];
	if (card == FLK_NO_CARD)
		return 8 + (own[0] + own[1] + own[2]) / 2 + (s->cards[seat] < 2 ? 6 : 0);
	const uint8_t *gives = r->card[card - 1].gives;
	int yield = gives[0] + gives[1] + gives[2];
	return pl_most(1, stakes - 2 * (yield - 4));
}

void flk_weigh_formation(const struct flk_rules *r, const struct flk_state *s,
                         const struct pl_move *moves, int count, uint16_t *weight)
{
	for (int i = 0; i < count; i++)
		weight[i] = (uint16_t)(moves[i].verb == FLK_HIDE ? weigh_hidden(r, s, &moves[i])
		                                                 : weigh_split(r, s, &moves[i]));
}

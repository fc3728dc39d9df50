/* score.c - what everything is worth in the end: the Moon, the objective, what is
 * left over. */
#include "games/one-small-step/one_small_step.h"

int oss_upgrade(const struct oss_rules *r, const struct oss_player *p, int resource)
{
	uint64_t sum = 0;
	for (uint32_t left = p->marks & r->works & r->yields[resource]; left != 0; left &= left - 1)
		sum += r->upgrades[pl_lowest(left)];
	return oss_unpack(sum, resource);
}

static int full_upgrades(const struct oss_rules *r, const struct oss_player *p)
{
	int full = 0;
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		full += oss_upgrade(r, p, resource) >= 2;
	return full;
}

/* Borrowed technologies do not count: OSS-090. */
int oss_count_of(const struct oss_rules *r, const struct oss_state *s, int seat,
                 const struct oss_criterion *wanted)
{
	const struct oss_player *p = &s->player[seat];
	switch (wanted->test) {
	case OSS_HOLD:
		return p->stock[wanted->what];
	case OSS_UPGRADES:
		return full_upgrades(r, p);
	case OSS_MARKED:
		return (p->marks >> wanted->technology) & 1;
	case OSS_FIRST_MARKS:
		return p->firsts;
	case OSS_ON_MATS:
		return oss_count_bits(p->watches);
	case OSS_AT_TIER:
		return p->tier;
	case OSS_IN_HAND:
		return p->cards;
	case OSS_TOKENS:
		return oss_stockpile(p);
	case OSS_RESEARCHED:
		return oss_count_bits(p->marks);
	case OSS_WORKS_DONE:
		return oss_count_bits(p->marks & r->works);
	case OSS_MISSIONS:
		return oss_count_bits(p->marks & r->missions);
	case OSS_ON_TREE:
		return oss_count_bits(p->posts);
	case OSS_ON_GUARD:
		return p->guards;
	default: /* OSS_HAS_LANDED */
		return p->landed != 0;
	}
}

/* What a test asks for by itself is to be had once: a technology, a landing. */
static int least_of(const struct oss_criterion *wanted)
{
	return pl_most(1, wanted->number);
}

bool oss_meets(const struct oss_rules *r, const struct oss_state *s, int seat,
               const struct oss_criterion *wanted)
{
	if (wanted->test == 0)
		return true;
	int count = oss_count_of(r, s, seat, wanted);
	if (wanted->compares == OSS_AT_LEAST)
		return count >= least_of(wanted);
	if (wanted->compares == OSS_AT_MOST)
		return count <= wanted->number;
	for (int other = 0; other < s->base.seats; other++)
		if (other != seat && oss_count_of(r, s, other, wanted) >= count)
			return false;
	return true;
}

/* OSS-095, OSS-C19: all of it, as things stand. */
bool oss_meets_objective(const struct oss_rules *r, const struct oss_state *s, int seat)
{
	const struct oss_objective *objective = &r->objective[s->objective - 1];
	for (int i = 0; i < objective->count; i++)
		if (!oss_meets(r, s, seat, &objective->all[i]))
			return false;
	return true;
}

int oss_moon_points(const struct oss_rules *r, const struct oss_player *p)
{
	return p->landed == 0 ? 0 : r->landing[p->landed - 1];
}

/* OSS-096 */
int oss_stock_points(const struct oss_rules *r, const struct oss_player *p)
{
	return oss_stockpile(p) / r->resources_a_point;
}

int oss_score(const struct oss_rules *r, const struct oss_state *s, int seat)
{
	const struct oss_player *p = &s->player[seat];
	int objective = oss_meets_objective(r, s, seat) ? r->objective[s->objective - 1].points : 0;
	return oss_moon_points(r, p) + objective + oss_stock_points(r, p);
}

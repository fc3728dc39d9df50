/* vet.c - whether the data can be played: every effect where it belongs and with what it needs,
 * nothing said that would do nothing, and a way to the Moon. */
#include "games/one-small-step/one_small_step.h"

enum {
	MOST_CARDS = 200,  /* in the deck */
	MOST_DRAWN = 20,   /* cards of one move: each is an event */
	MOST_YIELD = 99,   /* of a resource by one Produce */
	MOST_BASE = 5,     /* of it by the mat, with both rows */
	MOST_FIRST = 45,   /* of a resource for being first */
	DIE_SIDES_WON = 2, /* OSS-C36: a gamble that is won gives twice its number */
	MOST_GAIN = 99     /* tokens of one effect */
};

/* Where an effect stands. */
enum place { ON_CARD, ON_TECHNOLOGY, STANDING };

/* --- one effect ---------------------------------------------------------------------------- */

static bool is_standing(int effect)
{
	return effect >= OSS_YIELD;
}

static bool has_no_amount(int effect)
{
	switch (effect) {
	case OSS_SWEEP:
	case OSS_RECALL:
	case OSS_CURFEW:
	case OSS_STALL:
	case OSS_LAND:
	case OSS_EVICT:
	case OSS_CONVERT:
		return true;
	default:
		return false;
	}
}

static bool may_be_left_anyway(int effect)
{
	return effect == OSS_BARTER || effect == OSS_INFILTRATE || effect == OSS_INVENT ||
		effect == OSS_COPY || effect == OSS_RECALL;
}

/* An effect that is about a resource names one, and no other does. */
static bool names_its_resource(const struct oss_step *step)
{
	switch (step->effect) {
	case OSS_GAIN:
	case OSS_GAMBLE:
	case OSS_YIELD:
	case OSS_FIRST:
		return step->what >= OSS_MORALE && step->what <= OSS_GOLD;
	case OSS_CHEAPER: /* OSS-C33: no discount touches Morale */
		return step->what >= OSS_IRON && step->what <= OSS_GOLD;
	case OSS_TAKE:
	case OSS_SPOIL:
		return step->what >= OSS_MORALE;
	default:
		return step->what == 0;
	}
}

/* The most that a test can count: what never holds, or always, is not worth its words. */
static int most_of(const struct oss_rules *r, int test)
{
	switch (test) {
	case OSS_UPGRADES:
		return OSS_RESOURCES;
	case OSS_FIRST_MARKS:
	case OSS_MISSIONS:
		return oss_count_bits(r->missions);
	case OSS_ON_MATS:
	case OSS_AT_TIER:
	case OSS_ON_TREE:
		return OSS_TIERS;
	case OSS_RESEARCHED:
		return r->technology_count;
	case OSS_WORKS_DONE:
		return oss_count_bits(r->works);
	case OSS_ON_GUARD:
		return r->guards_most;
	default:
		return MOST_YIELD;
	}
}

static bool is_test(const struct oss_rules *r, const struct oss_criterion *test)
{
	bool by_itself = test->test == OSS_MARKED || test->test == OSS_HAS_LANDED;
	if ((test->what != 0) != (test->test == OSS_HOLD) ||
	    (test->technology != 0) != (test->test == OSS_MARKED))
		return false;
	if (by_itself)
		return test->number == 0 && test->compares == OSS_AT_LEAST;
	if (test->compares == OSS_MORE_THAN_ANY)
		return test->number == 0;
	int most = most_of(r, test->test);
	bool tier = test->test == OSS_AT_TIER; /* nobody is below the first */
	if (test->compares == OSS_AT_MOST)
		return test->number >= tier && test->number < most;
	return test->number > tier && test->number <= most;
}

static int vet_amount(const struct oss_step *step)
{
	bool amount = step->number != 0 || step->tier != 0;
	int most = oss_amount(*step, OSS_TIERS);
	if (has_no_amount(step->effect))
		return amount ? OSS_NEEDLESS_AMOUNT : 0;
	if (is_standing(step->effect) && step->tier != 0)
		return OSS_NEEDLESS_AMOUNT;
	if (step->effect == OSS_STRIP)
		return 0; /* the technology alone is loss enough */
	if (step->effect == OSS_GAMBLE)
		most *= DIE_SIDES_WON;
	return !amount ? OSS_NO_AMOUNT : most > MOST_GAIN ? OSS_TOO_MUCH : 0;
}

/* What lasts is simply there: only what happens at once can be chosen, paid off or wait for a
 * condition. */
static int vet_manner(const struct oss_rules *r, const struct oss_step *step, bool first,
                      bool alone)
{
	bool aimed = oss_aiming_verb(step->effect) != 0;
	bool robs = step->effect == OSS_TAKE || step->effect == OSS_SPOIL;
	if (first && step->or_else)
		return OSS_BAD_OR;
	if (step->may && (step->or_else || (alone && may_be_left_anyway(step->effect))))
		return OSS_BAD_MAY;
	if (step->whom == OSS_EACH && step->effect != OSS_GAIN &&
	    (!robs || step->what == OSS_WORKS))
		return OSS_BAD_REACH;
	if (step->ransom != 0 && (!aimed || step->whom == OSS_EACH))
		return OSS_BAD_RANSOM;
	if (step->only_if.test == 0) {
		const struct oss_criterion *none = &step->only_if;
		return none->compares | none->what | none->number | none->technology ? OSS_BAD_TEST
										     : 0;
	}
	return is_test(r, &step->only_if) ? 0 : OSS_BAD_TEST;
}

static bool has_manner(const struct oss_step *step)
{
	const struct oss_criterion *test = &step->only_if;
	return step->or_else || step->may || step->whom != OSS_ONE || step->ransom != 0 ||
		(test->test | test->compares | test->what | test->number | test->technology) != 0;
}

/* --- lists of them ------------------------------------------------------------------------------ */

static int vet_step(const struct oss_rules *r, const struct oss_step *does, int count, int at,
                    enum place place)
{
	const struct oss_step *step = &does[at];
	bool alone = at + 1 == count || !does[at + 1].or_else;
	if (place == STANDING && !is_standing(step->effect))
		return OSS_NOT_STANDING;
	if (place != STANDING && is_standing(step->effect))
		return OSS_NOT_AT_ONCE;
	if (place == ON_CARD && step->effect == OSS_LAND)
		return OSS_NOT_AT_ONCE;
	if (place == ON_TECHNOLOGY && (step->effect == OSS_INVENT || step->effect == OSS_COPY))
		return OSS_NOT_BY_TECHNOLOGY;
	if (!names_its_resource(step))
		return OSS_BAD_RESOURCE;
	int reason = vet_amount(step);
	if (reason != 0)
		return reason;
	if (place == STANDING)
		return has_manner(step) ? OSS_STANDS_ALONE : 0;
	return vet_manner(r, step, at == 0, alone);
}

static int vet_list(const struct oss_rules *r, const struct oss_step *does, int count,
                    enum place place)
{
	int drawn = 0;
	for (int at = 0; at < count; at++) {
		int reason = vet_step(r, does, count, at, place);
		if (reason != 0)
			return reason;
		if (does[at].effect == OSS_DEAL)
			drawn += oss_amount(does[at], OSS_TIERS);
		/* The landing is neither chosen nor refused once it is paid for. */
		if (does[at].effect == OSS_LAND && (count > 1 || has_manner(&does[at])))
			return OSS_BAD_MOON;
	}
	return drawn > MOST_DRAWN ? OSS_TOO_MUCH : 0;
}

/* --- tables --------------------------------------------------------------------------------------- */

/* Prerequisites stand above what they lead to, so that no circle can close. */
static int vet_technology(const struct oss_rules *r, int technology)
{
	const struct oss_technology *tech = &r->technology[technology - 1];
	for (int i = 0; i < tech->need_count; i++)
		if (tech->need[i].one >= technology || tech->need[i].other >= technology)
			return OSS_BAD_TREE;
	return vet_list(r, tech->does, tech->does_count, tech->ongoing ? STANDING : ON_TECHNOLOGY);
}

static int vet_technologies(const struct oss_rules *r)
{
	int reason = 0;
	for (int technology = 1; reason == 0 && technology <= r->technology_count; technology++)
		reason = vet_technology(r, technology);
	if (reason != 0)
		return reason;
	if (oss_count_bits(r->gives[OSS_LAND]) != 1 || ((r->works >> r->moon) & 1))
		return OSS_BAD_MOON;
	struct oss_player all = { .marks = r->every };
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		if (oss_upgrade(r, &all, resource) > 2)
			return OSS_BAD_UPGRADES;
	return 0;
}

static int vet_cards(const struct oss_rules *r)
{
	int cards = 0;
	for (int kind = 0; kind < r->kind_count; kind++) {
		const struct oss_card *card = &r->card[kind];
		int reason = vet_list(r, card->does, card->does_count, ON_CARD);
		cards += card->copies;
		if (reason != 0)
			return reason;
	}
	return cards >= 1 && cards <= MOST_CARDS ? 0 : OSS_BAD_DECK;
}

static int vet_factions(const struct oss_rules *r)
{
	for (int faction = 0; faction < OSS_FACTIONS; faction++) {
		const struct oss_faction *row = &r->faction[faction];
		int reason = vet_list(r, row->does, row->does_count, STANDING);
		if (reason != 0)
			return reason;
		if (row->base[OSS_MORALE] + r->base_production < 2)
			return OSS_BAD_FACTIONS;
	}
	return 0;
}

static int vet_objectives(const struct oss_rules *r)
{
	for (int row = 0; row < r->objective_count; row++)
		for (int i = 0; i < r->objective[row].count; i++)
			if (!is_test(r, &r->objective[row].all[i]))
				return OSS_BAD_TEST;
	return 0;
}

/* What everything together could come to for one player. */
static int sum_all(const struct oss_rules *r, int effect, int resource)
{
	int sum = 0, best = 0;
	for (int technology = 0; technology < r->technology_count; technology++)
		for (int i = 0; i < r->technology[technology].does_count; i++) {
			const struct oss_step *step = &r->technology[technology].does[i];
			if (step->effect == effect && step->what == resource)
				sum += step->number;
		}
	for (int faction = 0; faction < OSS_FACTIONS; faction++) {
		int own = 0;
		for (int i = 0; i < r->faction[faction].does_count; i++) {
			const struct oss_step *step = &r->faction[faction].does[i];
			if (step->effect == effect && step->what == resource)
				own += step->number;
		}
		best = pl_most(best, own);
	}
	return sum + best;
}

static int vet_sums(const struct oss_rules *r)
{
	int draws = 0;
	for (int tier = 0; tier < OSS_TIERS; tier++)
		draws = pl_most(draws, r->tier[tier].draws);
	if (r->trade + sum_all(r, OSS_MARKET, 0) > OSS_BARGAIN ||
	    draws + sum_all(r, OSS_LISTEN, 0) > MOST_DRAWN)
		return OSS_TOO_MUCH;
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		if (MOST_BASE + sum_all(r, OSS_YIELD, resource) > MOST_YIELD ||
		    sum_all(r, OSS_FIRST, resource) > MOST_FIRST)
			return OSS_TOO_MUCH;
	return 0;
}

int oss_vet(const struct pl_rules *rules, int seats)
{
	const struct oss_rules *r = oss_numbers(rules);
	int reason = vet_technologies(r);
	(void)seats;
	if (reason == 0)
		reason = vet_cards(r);
	if (reason == 0)
		reason = vet_factions(r);
	if (reason == 0)
		reason = vet_objectives(r);
	return reason != 0 ? reason : vet_sums(r);
}

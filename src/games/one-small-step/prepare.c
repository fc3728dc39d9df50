/* prepare.c - what follows from the data: who needs what, who gives what, the ways
 * to the Moon; and whether the data can be played at all. */
#include "games/one-small-step/one_small_step.h"

/* --- masks -------------------------------------------------------------------- */

static void prepare_technology(struct oss_rules *r, int technology)
{
	const struct oss_technology *tech = &r->technology[technology - 1];
	uint32_t bit = oss_bit(technology);
	r->every |= bit;
	if (tech->group == OSS_WORKS_GROUP)
		r->works |= bit;
	else
		r->missions |= bit;
	if (tech->ongoing)
		r->ongoing |= bit;
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++) {
		int price = tech->price[resource];
		r->packed[technology] |= (uint64_t)price << (OSS_LANE * (resource - 1));
		for (int stock = price; stock <= OSS_DEAREST; stock++)
			r->within[resource][stock] |= bit;
	}
	for (int i = 0; i < tech->need_count; i++) {
		r->need[technology][i] = oss_bit(tech->need[i].one);
		if (tech->need[i].other != 0)
			r->need[technology][i] |= oss_bit(tech->need[i].other);
	}
	for (int i = 0; i < tech->does_count; i++) {
		const struct oss_step *step = &tech->does[i];
		r->gives[step->effect] |= bit;
		if (step->effect == OSS_YIELD)
			r->yields[step->what] |= bit;
		if (step->effect == OSS_YIELD && tech->group == OSS_WORKS_GROUP)
			r->upgrades[technology] += (uint64_t)step->number
				<< (OSS_LANE * (step->what - 1));
		if (step->effect == OSS_LAND)
			r->moon = (uint8_t)technology;
	}
}

/* --- ways to the Moon ------------------------------------------------------------ */

/* The first group of prerequisites that a set does not meet by itself; 0 if it
 * is complete. */
static uint32_t lacking(const struct oss_rules *r, uint32_t set)
{
	for (uint32_t left = set; left != 0; left &= left - 1) {
		int technology = oss_lowest(left);
		for (int i = 0; i < OSS_NEEDS; i++) {
			uint32_t need = r->need[technology][i];
			if (need != 0 && (need & set) == 0)
				return need;
		}
	}
	return 0;
}

/* Keep a complete set unless it holds a smaller one. */
static void keep_plan(struct oss_rules *r, uint32_t set)
{
	int kept = 0;
	for (int i = 0; i < r->plan_count; i++)
		if ((r->plan[i] & set) == r->plan[i])
			return;
	for (int i = 0; i < r->plan_count; i++)
		if ((r->plan[i] & set) != set)
			r->plan[kept++] = r->plan[i];
	if (kept < OSS_PLANS)
		r->plan[kept++] = set;
	r->plan_count = (uint8_t)kept;
}

static void find_plans(struct oss_rules *r, uint32_t set)
{
	uint32_t need = lacking(r, set);
	if (need == 0)
		keep_plan(r, set);
	for (; need != 0; need &= need - 1)
		find_plans(r, set | oss_bit(oss_lowest(need)));
}

void oss_prepare(struct pl_rules *rules)
{
	struct oss_rules *r = (struct oss_rules *)rules;
	for (int technology = 1; technology <= r->technology_count; technology++)
		prepare_technology(r, technology);
	for (int faction = 1; faction <= OSS_FACTIONS; faction++)
		for (int i = 0; i < r->faction[faction - 1].does_count; i++)
			r->talent[faction] |= oss_bit(r->faction[faction - 1].does[i].effect);
	if (r->moon != 0)
		find_plans(r, oss_bit(r->moon));
}

/* --- can it be played? -------------------------------------------------------------- */

/* Prerequisites stand above what they lead to, so that no circle can close. */
static int vet_technology(const struct oss_rules *r, int technology)
{
	const struct oss_technology *tech = &r->technology[technology - 1];
	for (int i = 0; i < tech->need_count; i++)
		if (tech->need[i].one >= technology || tech->need[i].other >= technology)
			return OSS_BAD_TREE;
	for (int i = 0; i < tech->does_count; i++) {
		const struct oss_step *step = &tech->does[i];
		bool standing = step->effect >= OSS_YIELD && step->effect <= OSS_EVICT;
		bool once = step->effect == OSS_GAIN || step->effect == OSS_GAMBLE ||
			step->effect == OSS_DEAL || step->effect == OSS_BARTER ||
			step->effect == OSS_LAND;
		if (tech->ongoing ? !standing : !once)
			return OSS_BAD_EFFECT;
	}
	return 0;
}

/* An effect that is about a resource names one, and no other does. */
static bool fits(const struct oss_step *step)
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

static int vet_steps(const struct oss_step *does, int count)
{
	for (int i = 0; i < count; i++)
		if (!fits(&does[i]))
			return OSS_BAD_EFFECT;
	return 0;
}

static int vet_cards(const struct oss_rules *r)
{
	int cards = 0;
	for (int kind = 0; kind < r->kind_count; kind++) {
		const struct oss_card *card = &r->card[kind];
		cards += card->copies;
		for (int i = 0; i < card->does_count; i++)
			if (card->does[i].effect >= OSS_LAND)
				return OSS_BAD_EFFECT;
		if (vet_steps(card->does, card->does_count) != 0)
			return OSS_BAD_EFFECT;
	}
	return cards >= 1 && cards <= 200 ? 0 : OSS_BAD_DECK;
}

static int vet_factions(const struct oss_rules *r)
{
	for (int faction = 0; faction < OSS_FACTIONS; faction++) {
		const struct oss_faction *row = &r->faction[faction];
		if (vet_steps(row->does, row->does_count) != 0)
			return OSS_BAD_EFFECT;
		if (row->base[OSS_MORALE] + r->base_production < 2)
			return OSS_BAD_FACTIONS;
	}
	return 0;
}

int oss_vet(const struct pl_rules *rules, int seats)
{
	const struct oss_rules *r = oss_numbers(rules);
	int reason = 0;
	(void)seats;
	for (int technology = 1; reason == 0 && technology <= r->technology_count; technology++) {
		const struct oss_technology *tech = &r->technology[technology - 1];
		reason = vet_technology(r, technology);
		if (reason == 0)
			reason = vet_steps(tech->does, tech->does_count);
	}
	if (reason != 0)
		return reason;
	if (oss_count_bits(r->gives[OSS_LAND]) != 1 || ((r->works >> r->moon) & 1))
		return OSS_BAD_MOON;
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		if (oss_count_bits(r->works & r->yields[resource]) > 2)
			return OSS_BAD_UPGRADES;
	reason = vet_cards(r);
	return reason != 0 ? reason : vet_factions(r);
}

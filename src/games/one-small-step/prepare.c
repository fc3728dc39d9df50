/* prepare.c - what follows from the data: who needs what, who gives what, the ways
 * to the Moon. Whether it can be played at all is in vet.c. */
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
	for (int i = tech->need_count; i < OSS_NEEDS; i++)
		r->need[technology][i] = OSS_NO_NEED;
	for (int i = 0; i < tech->need_count; i++) {
		r->need[technology][i] = oss_bit(tech->need[i].one);
		if (tech->need[i].other != 0)
			r->need[technology][i] |= oss_bit(tech->need[i].other);
	}
	for (int i = 0; i < tech->does_count; i++) {
		const struct oss_step *step = &tech->does[i];
		r->gives[step->effect] |= bit;
		if (step->effect == OSS_LAND)
			r->moon = (uint8_t)technology;
		if (step->what < 1 || step->what > OSS_RESOURCES)
			continue; /* where it has to name a resource, vet() says so */
		if (step->effect != OSS_YIELD)
			continue;
		uint64_t more = (uint64_t)step->number << (OSS_LANE * (step->what - 1));
		r->yields[step->what] |= bit;
		r->yield[technology] += more;
		if (tech->group == OSS_WORKS_GROUP)
			r->upgrades[technology] += more;
	}
}

static void prepare_country(struct oss_rules *r, int faction)
{
	const struct oss_faction *row = &r->faction[faction - 1];
	for (int i = 0; i < row->does_count; i++) {
		const struct oss_step *step = &row->does[i];
		uint8_t *gift = r->gift[faction][step->effect];
		r->talent[faction] |= oss_bit(step->effect);
		if (step->what <= OSS_RESOURCES) /* else vet() says so */
			gift[step->what] = (uint8_t)(gift[step->what] + step->number);
	}
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++) {
		int made = row->base[resource] + r->base_production - 1 +
			r->gift[faction][OSS_YIELD][resource];
		r->native[faction] |= (uint64_t)made << (OSS_LANE * (resource - 1));
	}
}

static void prepare_card(struct oss_rules *r, int kind)
{
	const struct oss_card *card = &r->card[kind - 1];
	int price = 0;
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		price += card->price[resource];
	if (price == 0)
		r->unpaid |= oss_bit(kind - 1);
}

/* --- moves that are always the same ------------------------------------------------ */

static void prepare_trades(struct oss_rules *r, int seat, int resource)
{
	for (int tokens = 1; tokens <= OSS_BARGAIN; tokens++) {
		pl_put_move(&r->sale[seat][resource - OSS_IRON][tokens - 1], OSS_SELL, seat,
		            resource, tokens, 0, 0, 0);
		pl_put_move(&r->purchase[seat][resource - OSS_IRON][tokens - 1], OSS_BUY, seat,
		            resource, tokens, 0, 0, 0);
	}
}

/* --- ways to the Moon ------------------------------------------------------------ */

/* The first group of prerequisites that a set does not meet by itself; 0 if it
 * is complete. */
static uint32_t lacking(const struct oss_rules *r, uint32_t set)
{
	for (uint32_t left = set; left != 0; left &= left - 1) {
		int technology = pl_lowest(left);
		for (int i = 0; i < OSS_NEEDS; i++) {
			uint32_t need = r->need[technology][i];
			if ((need & (set | OSS_NO_NEED)) == 0)
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

/* Of a large tree not every way is gone: what bots consider are the first of them. */
static void find_plans(struct oss_rules *r, uint32_t set, int *left)
{
	uint32_t need = lacking(r, set);
	if (need == 0)
		keep_plan(r, set);
	for (; need != 0 && *left > 0; need &= need - 1) {
		--*left;
		find_plans(r, set | oss_bit(pl_lowest(need)), left);
	}
}

/* Each group once. */
static void add_base(struct oss_rules *r, uint32_t need, int technology)
{
	int at = 0;
	while (at < r->base_count && r->base_of[at] != need)
		at++;
	r->base_of[at] = need;
	r->based[at] |= oss_bit(technology);
	if (at == r->base_count)
		r->base_count++;
}

static void prepare_bases(struct oss_rules *r)
{
	for (int technology = 1; technology <= r->technology_count; technology++)
		for (int i = 0; i < OSS_NEEDS; i++)
			if (r->need[technology][i] != OSS_NO_NEED)
				add_base(r, r->need[technology][i], technology);
}

/* Add what a technology takes and gives to a way that it is on. */
static void add_share(const struct oss_rules *r, struct oss_needs *needs, int plan, int technology)
{
	needs->row[OSS_STEPPING][plan] += OSS_TURN;
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++) {
		int price = oss_unpack(r->packed[technology], resource);
		int more = oss_unpack(r->upgrades[technology], resource);
		for (int row = resource == OSS_MORALE ? resource : 0; row <= resource;
		     row += resource) {
			needs->row[OSS_COSTS + row][plan] += price;
			needs->row[OSS_COMING + row][plan] += more;
		}
	}
}

static void prepare_ways(struct oss_rules *r)
{
	int steps = 20000;
	if (r->moon != 0)
		find_plans(r, oss_bit(r->moon), &steps);
	r->plan_room = (uint8_t)(r->plan_count > OSS_ABREAST ? OSS_PLANS : OSS_ABREAST);
	for (int plan = r->plan_count; plan < OSS_PLANS; plan++)
		r->plan[plan] = r->plan[0];
	for (int plan = 0; plan < OSS_PLANS; plan++) {
		r->on_ways |= r->plan[plan];
		for (uint32_t left = r->plan[plan]; left != 0; left &= left - 1) {
			add_share(r, &r->share[pl_lowest(left)], plan, pl_lowest(left));
			add_share(r, &r->whole, plan, pl_lowest(left));
		}
	}
	/* What is there to divide by 0 takes as long as by 1. */
	for (uint32_t n = 0; n < OSS_PACE; n++)
		r->part[n] = ((uint32_t)1 << 31) / (n == 0 ? 1 : n) + 1;
}

void oss_prepare(struct pl_rules *rules)
{
	struct oss_rules *r = (struct oss_rules *)rules;
	for (int technology = 1; technology <= r->technology_count; technology++)
		prepare_technology(r, technology);
	for (int faction = 1; faction <= OSS_FACTIONS; faction++)
		prepare_country(r, faction);
	for (int kind = 1; kind <= r->kind_count; kind++)
		prepare_card(r, kind);
	for (int seat = 0; seat < OSS_SEATS; seat++)
		for (int resource = OSS_IRON; resource <= OSS_ALUMINUM; resource++)
			prepare_trades(r, seat, resource);
	prepare_bases(r);
	prepare_ways(r);
	oss_prepare_sights(r);
}

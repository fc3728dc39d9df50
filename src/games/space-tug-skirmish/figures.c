/* figures.c - what holds for one player at the moment: the numbers of the rules
 * with all that changes them, stats, income, prices. Nothing is kept; whoever
 * asks gets it worked out from the position. */
#include "games/space-tug-skirmish/space_tug.h"

/* --- gathering -------------------------------------------------------------- */

static void add_ward(const struct sts_effect *e, struct sts_figures *f)
{
	uint8_t *ward = &f->ward[e->from];
	if (e->becomes != 0)
		*ward |= STS_SOFTENS;
	else
		*ward |= e->ward == STS_WARD_ANY ? STS_SPARES_DESTROY | STS_SPARES_DISABLE
						 : STS_SPARES_DESTROY;
}

/* STS-C44: what takes all away leaves nothing, whatever else adds to it. */
enum { ALL_AWAY = -10000, LEAST_PERCENT = -20000 };

static int mod_of(int knob, int n)
{
	bool percent = knob == STS_KNOB_INCOME_PCT || knob == STS_KNOB_REVENUE_PCT;
	return percent ? ALL_AWAY : n;
}

static void add_mod(int knob, int n, struct sts_figures *f)
{
	if (knob == STS_KNOB_INCOME_CAP)
		f->knob[knob] = (int16_t)sts_least(f->knob[knob], n);
	else if (n > -100)
		f->knob[knob] = (int16_t)(f->knob[knob] + n);
	else
		f->knob[knob] = (int16_t)sts_most(LEAST_PERCENT, f->knob[knob] + mod_of(knob, n));
}

static void add_stat(int stat, int n, struct sts_figures *f)
{
	f->stat[stat] = (int16_t)(f->stat[stat] + n);
}

/* Standing effects of one source. Those that count something wait for the
 * second pass, when all that they may count is there. */
static bool add_effects(const struct sts_rules *r, const struct sts_player *p,
                        const struct sts_effect *effect, int count, bool second,
                        struct sts_figures *f)
{
	bool waits = false;
	for (int i = 0; i < count; i++) {
		const struct sts_effect *e = &effect[i];
		if (!sts_stands(e))
			continue;
		bool counts = sts_counts(e);
		waits |= counts;
		if (counts != second || (counts && !sts_holds(r, p, f, e)))
			continue;
		if (e->ward != 0)
			add_ward(e, f);
		else
			add_mod(e->mod, counts ? sts_amount(r, p, f, e) : e->n, f);
	}
	return waits;
}

static bool add_sources(const struct sts_rules *r, int context, const struct sts_player *p,
                        bool second, struct sts_figures *f)
{
	bool waits = false;
	if (context != 0) {
		const struct sts_epoch *card = &r->epoch[context - 1];
		waits |= add_effects(r, p, card->effect, card->effects, second, f);
	}
	for (uint64_t rest = sts_working(p) & r->standing; rest != 0; rest &= rest - 1) {
		const struct sts_card *card = &r->card[sts_lowest(rest) - 1];
		waits |= add_effects(r, p, card->effect, card->effects, second, f);
	}
	for (int level = 1; p->persona != 0 && level <= p->level; level++) {
		const struct sts_persona_card *card =
			&r->persona_card[r->level_row[p->persona][level] - 1];
		waits |= add_effects(r, p, card->effect, card->effects, second, f);
	}
	return waits;
}

static void add_lasting(const struct sts_rules *r, const struct sts_player *p,
                        struct sts_figures *f)
{
	for (int i = 0; i < STS_LASTING && p->lasting[i].source != 0; i++) {
		const struct sts_lasting *last = &p->lasting[i];
		int count;
		const struct sts_effect *e = &sts_effects_of(r, last->source, &count)[last->effect];
		if (e->deed == STS_DO_BOOST)
			add_stat(last->stat, e->n, f);
		else if (e->ward != 0)
			add_ward(e, f);
		else
			add_mod(e->mod, e->n, f);
	}
}

/* STS-050 to STS-052: what working cards print, added up. */
static void add_printed(const struct sts_rules *r, const struct sts_player *p,
                        struct sts_figures *f)
{
	int income = 0, strength = 0, speed = 0, energy = 0;
	uint64_t printing = r->of_kind[STS_FEATURE] | r->of_kind[STS_SPEC];
	for (uint64_t rest = sts_working(p) & printing; rest != 0; rest &= rest - 1) {
		const struct sts_card *card = &r->card[sts_lowest(rest) - 1];
		income += card->income;
		strength += card->stats[0];
		speed += card->stats[1];
		energy += card->stats[2];
	}
	f->printed = (int16_t)income;
	add_stat(STS_STRENGTH, strength + f->knob[STS_KNOB_STRENGTH], f);
	add_stat(STS_SPEED, speed + f->knob[STS_KNOB_SPEED], f);
	add_stat(STS_ENERGY, energy + f->knob[STS_KNOB_ENERGY], f);
}

void sts_figure_under(const struct sts_rules *r, int context, const struct sts_player *p,
                      struct sts_figures *f)
{
	for (int knob = 0; knob <= STS_KNOBS; knob++)
		f->knob[knob] = r->knob[knob];
	for (int stat = 0; stat <= STS_STATS; stat++)
		f->stat[stat] = 0;
	f->ward[0] = f->ward[STS_FROM_ATTACK] = f->ward[STS_FROM_EPOCH] = 0;
	f->printed = 0;
	bool waits = add_sources(r, context, p, false, f);
	add_lasting(r, p, f);
	add_printed(r, p, f);
	if (waits)
		add_sources(r, context, p, true, f);
}

void sts_figure(const struct sts_rules *r, const struct sts_state *s, int seat,
                struct sts_figures *f)
{
	sts_figure_under(r, s->context, &s->player[seat], f);
}

/* --- one thing alone ------------------------------------------------------------ */

/* What one source adds to a knob; *counts is set if that hangs on a count. */
static int knob_of(const struct sts_effect *effect, int count, int knob, bool *counts)
{
	int n = 0;
	for (int i = 0; i < count; i++) {
		const struct sts_effect *e = &effect[i];
		if (!sts_stands(e) || e->mod != knob)
			continue;
		*counts = *counts || sts_counts(e);
		n += e->n > -100 ? e->n : mod_of(knob, e->n);
	}
	return n;
}

int sts_knob(const struct sts_rules *r, const struct sts_state *s, int seat, int knob)
{
	const struct sts_player *p = &s->player[seat];
	int n = r->knob[knob], count;
	bool counts = false;
	if (s->context != 0)
		n += knob_of(r->epoch[s->context - 1].effect, r->epoch[s->context - 1].effects,
		             knob, &counts);
	for (uint64_t rest = sts_working(p) & r->of_knob[knob]; rest != 0; rest &= rest - 1) {
		const struct sts_card *card = &r->card[sts_lowest(rest) - 1];
		n += knob_of(card->effect, card->effects, knob, &counts);
	}
	for (int level = 1; p->persona != 0 && level <= p->level; level++) {
		const struct sts_persona_card *card =
			&r->persona_card[r->level_row[p->persona][level] - 1];
		n += knob_of(card->effect, card->effects, knob, &counts);
	}
	for (int i = 0; i < STS_LASTING && p->lasting[i].source != 0; i++) {
		const struct sts_effect *e =
			&sts_effects_of(r, p->lasting[i].source, &count)[p->lasting[i].effect];
		if (e->mod == knob)
			n += e->n > -100 ? e->n : mod_of(knob, e->n);
	}
	if (!counts)
		return n;
	struct sts_figures f;
	sts_figure(r, s, seat, &f);
	return f.knob[knob];
}

/* Only a card, a level, a Context or something that lasts can ward anything off. */
int sts_wards(const struct sts_rules *r, const struct sts_state *s, int seat, int from)
{
	const struct sts_player *p = &s->player[seat];
	if (from == 0) /* nothing wards an Effect off */
		return 0;
	if ((sts_working(p) & r->with_ward) == 0 && p->persona == 0 && p->lasting[0].source == 0 &&
	    !r->wards[s->context])
		return 0;
	struct sts_figures f;
	sts_figure(r, s, seat, &f);
	return f.ward[from];
}

/* --- counts and amounts -------------------------------------------------------- */

int sts_total(const struct sts_figures *f)
{
	return f->stat[STS_STRENGTH] + f->stat[STS_SPEED] + f->stat[STS_ENERGY];
}

/* STS-057: disabled cards are not there, unless they are asked for. */
int sts_count(const struct sts_rules *r, const struct sts_player *p, const struct sts_figures *f,
              int what)
{
	switch (what) {
	case STS_COUNT_FEATURE:
	case STS_COUNT_SPEC:
	case STS_COUNT_ILITY:
		return sts_count_bits(sts_working(p) &
		                      r->of_kind[STS_FEATURE + what - STS_COUNT_FEATURE]);
	case STS_COUNT_CARDS:
		return sts_count_bits(sts_working(p));
	case STS_COUNT_OFF:
		return sts_count_bits(p->off);
	case STS_COUNT_STRENGTH:
	case STS_COUNT_SPEED:
	case STS_COUNT_ENERGY:
		return sts_most(0, f->stat[STS_STRENGTH + what - STS_COUNT_STRENGTH]);
	case STS_COUNT_STATS:
		return sts_most(0, sts_total(f));
	case STS_COUNT_FUNDS:
		return p->funds;
	case STS_COUNT_HAND:
		return sts_hand_size(p);
	case STS_COUNT_PILE:
		return sts_pile_size(p);
	case STS_COUNT_CONTRACTS:
		return p->contracts;
	case STS_COUNT_ATTACKS:
		return p->attacks;
	case STS_COUNT_LAUNCHES:
		return p->launches;
	default:
		return 0;
	}
}

bool sts_holds(const struct sts_rules *r, const struct sts_player *p, const struct sts_figures *f,
               const struct sts_effect *e)
{
	if (e->held == 0)
		return true;
	int count = sts_count(r, p, f, e->held);
	return count >= e->at_least && (e->at_most < 0 || count <= e->at_most);
}

int sts_amount(const struct sts_rules *r, const struct sts_player *p, const struct sts_figures *f,
               const struct sts_effect *e)
{
	int n = e->n;
	if (e->per != 0)
		n *= sts_count(r, p, f, e->per) / e->divisor;
	if (e->most != 0)
		n = sts_most(-e->most, sts_least(n, e->most));
	return n;
}

/* --- money ------------------------------------------------------------------------- */

int sts_share(int n, int percent)
{
	return percent <= 0 ? 0 : (n * percent + 99) / 100;
}

int sts_revenue(const struct sts_figures *f, int n)
{
	return sts_share(n, f->knob[STS_KNOB_REVENUE_PCT]);
}

int sts_income(const struct sts_figures *f)
{
	int income = sts_most(0, f->knob[STS_KNOB_INCOME] + f->printed);
	income = sts_share(income, f->knob[STS_KNOB_INCOME_PCT]);
	return sts_revenue(f, sts_least(income, f->knob[STS_KNOB_INCOME_CAP]));
}

int sts_price(const struct sts_rules *r, const struct sts_figures *f, int kind)
{
	static const uint8_t knob_of[] = {
		0,
		STS_KNOB_COST_FEATURE,
		STS_KNOB_COST_SPEC,
		STS_KNOB_COST_ILITY,
		0,
		STS_KNOB_COST_ATTACK,
		0,
	};
	const struct sts_card *card = &r->card[kind - 1];
	int price = card->cost;
	if (knob_of[card->kind] != 0)
		price += f->knob[knob_of[card->kind]];
	price += f->knob[kind <= r->designs ? STS_KNOB_COST_DESIGN : STS_KNOB_COST_OPS];
	return sts_most(0, price);
}

/* STS-060, STS-061: half the base cost, rounded up, and more in orbit. */
int sts_repair_price(const struct sts_rules *r, const struct sts_player *p,
                     const struct sts_figures *f, int kind)
{
	int price = (r->card[kind - 1].cost + 1) / 2 + f->knob[STS_KNOB_REPAIR];
	if (p->ops)
		price += r->repair_ops;
	return sts_most(0, price);
}

int sts_return_price(const struct sts_figures *f)
{
	return sts_most(0, f->knob[STS_KNOB_RETURN]);
}

/* STS-029, STS-030; STS-110: no limit while somebody is near the goal. */
int sts_play_limit(const struct sts_rules *r, const struct sts_state *s, int seat,
                   const struct sts_figures *f)
{
	for (int other = 0; r->sprint && other < sts_designers(r, s); other++)
		if (s->player[other].funds > r->sprint_above)
			return 255;
	return sts_most(0,
	                f->knob[s->player[seat].ops ? STS_KNOB_PLAYS_OPS : STS_KNOB_PLAYS_DESIGN]);
}

/* STS-049, STS-C22. */
int sts_goal(const struct sts_rules *r, const struct sts_state *s)
{
	return s->base.seats == 1 ? r->solo_goal : r->goal;
}

/* --- Contracts -------------------------------------------------------------------- */

static bool meets_tier(const struct sts_rules *r, const struct sts_player *p,
                       const struct sts_figures *f, const struct sts_tier *tier)
{
	for (int i = 0; i < STS_STATS; i++) {
		int need = tier->need[i] == 0 ? 0 : tier->need[i] + f->knob[STS_KNOB_NEED];
		if (need > 0 && f->stat[STS_STRENGTH + i] < need)
			return false;
	}
	return tier->also == 0 || sts_count(r, p, f, tier->also) >= tier->also_n;
}

int sts_meets(const struct sts_rules *r, const struct sts_player *p, const struct sts_figures *f,
              int epoch)
{
	const struct sts_epoch *contract = &r->epoch[epoch - 1];
	if (contract->tier[1].pay != 0 && meets_tier(r, p, f, &contract->tier[1]))
		return 2;
	return meets_tier(r, p, f, &contract->tier[0]) ? 1 : 0;
}

int sts_contract_pay(const struct sts_rules *r, const struct sts_figures *f, int epoch, int tier)
{
	int pay = r->epoch[epoch - 1].tier[tier - 1].pay + f->knob[STS_KNOB_CONTRACT];
	return sts_revenue(f, sts_most(0, pay));
}

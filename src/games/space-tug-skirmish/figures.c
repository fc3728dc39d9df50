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
		f->knob[knob] = (int16_t)pl_least(f->knob[knob], n);
	else if (n > -100)
		f->knob[knob] = (int16_t)(f->knob[knob] + n);
	else
		f->knob[knob] = (int16_t)pl_most(LEAST_PERCENT, f->knob[knob] + mod_of(knob, n));
}

static void add_stat(int stat, int n, struct sts_figures *f)
{
	f->stat[stat] = (int16_t)(f->stat[stat] + n);
}

/* What stands by itself and adds up in any order. */
static bool is_plain(const struct sts_effect *e)
{
	return sts_stands(e) && !sts_counts(e) &&
		(e->ward != 0 || (e->mod != STS_KNOB_INCOME_CAP && e->n > -100));
}

/* Standing effects of one source that are not plain. Those that count something wait for
 * the second pass, when all that they may count is there. */
static void add_effects(const struct sts_rules *r, const struct sts_player *p, int source,
                        bool second, struct sts_figures *f)
{
	int count;
	const struct sts_effect *effect = sts_effects_of(r, source, &count);
	for (int i = 0; i < count; i++) {
		const struct sts_effect *e = &effect[i];
		bool counts = sts_counts(e);
		if (!sts_stands(e) || is_plain(e) || counts != second ||
		    (counts && !sts_holds(r, p, f, e)))
			continue;
		if (e->ward != 0)
			add_ward(e, f);
		else
			add_mod(e->mod, counts ? sts_amount(r, p, f, e) : e->n, f);
	}
}

static void add_odd(const struct sts_rules *r, int context, const struct sts_player *p, bool second,
                    struct sts_figures *f)
{
	uint64_t parts = sts_working(p) & (second ? r->counting : r->odd);
	if (second ? r->epoch_counts[context] : r->epoch_odd[context])
		add_effects(r, p, STS_SOURCE_EPOCH + context, second, f);
	for (; parts != 0; parts &= parts - 1)
		add_effects(r, p, sts_lowest(parts), second, f);
	for (int level = 1; p->persona != 0 && level <= p->level; level++)
		add_effects(r, p, STS_SOURCE_PERSONA + r->level_row[p->persona][level], second, f);
}

static void add(const struct sts_figures *one, struct sts_figures *f)
{
	for (int knob = 0; knob < STS_KNOB_ROOM; knob++)
		f->knob[knob] = (int16_t)(f->knob[knob] + one->knob[knob]);
	for (int stat = 0; stat <= STS_STATS; stat++)
		f->stat[stat] = (int16_t)(f->stat[stat] + one->stat[stat]);
	f->printed = (int16_t)(f->printed + one->printed);
	for (int from = 0; from < STS_WARD_ROOM; from++)
		f->ward[from] |= one->ward[from];
}

/* All that is plain: printed numbers (STS-050 to STS-052) and effects. */
static void add_plain(const struct sts_rules *r, int context, const struct sts_player *p,
                      struct sts_figures *f)
{
	add(&r->adds[STS_SOURCE_EPOCH + context], f);
	for (uint64_t parts = sts_working(p); parts != 0; parts &= parts - 1)
		add(&r->adds[sts_lowest(parts)], f);
	for (int level = 1; p->persona != 0 && level <= p->level; level++)
		add(&r->adds[STS_SOURCE_PERSONA + r->level_row[p->persona][level]], f);
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

/* Whether something bears on a player that does not simply add up, of these parts or beside
 * them. */
static bool has_odd(const struct sts_rules *r, int context, const struct sts_player *p,
                    uint64_t parts)
{
	return (parts & (r->odd | r->counting)) != 0 || r->epoch_odd[context] ||
		r->epoch_counts[context] || p->persona != 0;
}

void sts_figure_under(const struct sts_rules *r, int context, const struct sts_player *p,
                      struct sts_figures *f)
{
	bool odd = has_odd(r, context, p, sts_working(p));
	*f = r->start;
	add_plain(r, context, p, f);
	if (odd)
		add_odd(r, context, p, false, f);
	add_lasting(r, p, f);
	add_stat(STS_STRENGTH, f->knob[STS_KNOB_STRENGTH], f);
	add_stat(STS_SPEED, f->knob[STS_KNOB_SPEED], f);
	add_stat(STS_ENERGY, f->knob[STS_KNOB_ENERGY], f);
	if (odd)
		add_odd(r, context, p, true, f);
}

void sts_figure(const struct sts_rules *r, const struct sts_state *s, int seat,
                struct sts_figures *f)
{
	sts_figure_under(r, s->context, &s->player[seat], f);
}

/* --- for prepare() --------------------------------------------------------------- */

static void note_print(const struct sts_card *card, struct sts_figures *f)
{
	f->printed = card->income;
	for (int i = 0; i < STS_STATS; i++)
		f->stat[STS_STRENGTH + i] = card->stats[i];
}

void sts_note_source(struct sts_rules *r, int source)
{
	struct sts_figures *f = &r->adds[source];
	int count;
	const struct sts_effect *effect = sts_effects_of(r, source, &count);
	uint64_t part = source <= r->parts ? sts_part(source) : 0;
	int epoch = sts_is_epoch(source) ? source - STS_SOURCE_EPOCH : 0;
	if (part & (r->of_kind[STS_FEATURE] | r->of_kind[STS_SPEC]))
		note_print(&r->card[source - 1], f);
	for (int i = 0; i < count; i++) {
		const struct sts_effect *e = &effect[i];
		bool counts = sts_counts(e);
		if (!sts_stands(e))
			continue;
		if (is_plain(e) && e->ward != 0)
			add_ward(e, f);
		else if (is_plain(e))
			add_mod(e->mod, e->n, f);
		else if (epoch != 0)
			*(counts ? &r->epoch_counts[epoch] : &r->epoch_odd[epoch]) = 1;
		else
			*(counts ? &r->counting : &r->odd) |= part;
	}
}

/* --- one thing alone ------------------------------------------------------------ */

/* Most of the time nothing bears on it but what simply adds up. */
int sts_knob(const struct sts_rules *r, const struct sts_state *s, int seat, int knob)
{
	const struct sts_player *p = &s->player[seat];
	uint64_t parts = sts_working(p) & r->of_knob[knob];
	if (has_odd(r, s->context, p, parts) || p->lasting[0].source != 0) {
		struct sts_figures f;
		sts_figure(r, s, seat, &f);
		return f.knob[knob];
	}
	int n = r->start.knob[knob] + r->adds[STS_SOURCE_EPOCH + s->context].knob[knob];
	for (; parts != 0; parts &= parts - 1)
		n += r->adds[sts_lowest(parts)].knob[knob];
	return n;
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
		return pl_most(0, f->stat[STS_STRENGTH + what - STS_COUNT_STRENGTH]);
	case STS_COUNT_STATS:
		return pl_most(0, sts_total(f));
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
		n = pl_most(-e->most, pl_least(n, e->most));
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
	int income = pl_most(0, f->knob[STS_KNOB_INCOME] + f->printed);
	income = sts_share(income, f->knob[STS_KNOB_INCOME_PCT]);
	return sts_revenue(f, pl_least(income, f->knob[STS_KNOB_INCOME_CAP]));
}

/* STS-060, STS-061: half the base cost, rounded up, and more in orbit. */
int sts_repair_price(const struct sts_rules *r, const struct sts_player *p,
                     const struct sts_figures *f, int kind)
{
	int price = (r->card[kind - 1].cost + 1) / 2 + f->knob[STS_KNOB_REPAIR];
	if (p->ops)
		price += r->repair_ops;
	return pl_most(0, price);
}

int sts_return_price(const struct sts_figures *f)
{
	return pl_most(0, f->knob[STS_KNOB_RETURN]);
}

/* STS-049, STS-C22. */
int sts_goal(const struct sts_rules *r, const struct sts_state *s)
{
	return s->base.seats == 1 ? r->solo_goal : r->goal;
}

/* --- Contracts -------------------------------------------------------------------- */

/* Whether a stat is wanting. The three are asked together: which one it is cannot be
 * foretold. */
static bool lacks_stat(const struct sts_figures *f, const struct sts_tier *tier)
{
	bool lacks = false;
	for (int i = 0; i < STS_STATS; i++) {
		int need = tier->need[i] + f->knob[STS_KNOB_NEED];
		lacks |= (tier->need[i] != 0) & (need > 0) & (f->stat[STS_STRENGTH + i] < need);
	}
	return lacks;
}

static bool has_also(const struct sts_rules *r, const struct sts_player *p,
                     const struct sts_figures *f, const struct sts_tier *tier)
{
	return tier->also == 0 || sts_count(r, p, f, tier->also) >= tier->also_n;
}

int sts_meets(const struct sts_rules *r, const struct sts_player *p, const struct sts_figures *f,
              int epoch)
{
	const struct sts_tier *tier = r->epoch[epoch - 1].tier;
	bool lacks = lacks_stat(f, &tier[0]), lacks_more = lacks_stat(f, &tier[1]);
	if (lacks & ((tier[1].pay == 0) | lacks_more))
		return 0;
	if (tier[1].pay != 0 && !lacks_more && has_also(r, p, f, &tier[1]))
		return 2;
	return !lacks && has_also(r, p, f, &tier[0]) ? 1 : 0;
}

int sts_contract_pay(const struct sts_rules *r, const struct sts_figures *f, int epoch, int tier)
{
	int pay = r->epoch[epoch - 1].tier[tier - 1].pay + f->knob[STS_KNOB_CONTRACT];
	return sts_revenue(f, pl_most(0, pay));
}

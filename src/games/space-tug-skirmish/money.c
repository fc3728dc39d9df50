/* money.c - funds: who gets, who loses, and what pays whenever something
 * happens. No funds change hands anywhere else but for prices paid. */
#include "games/space-tug-skirmish/space_tug.h"

static void add_funds(struct sts_player *p, int n)
{
	p->funds = (uint16_t)pl_most(0, pl_least(p->funds + n, STS_MOST_FUNDS));
}

void sts_gain(struct sts_table *t, int seat, int source, int n, bool revenue)
{
	if (revenue)
		n = sts_share(n, sts_knob(t->r, t->s, seat, STS_KNOB_REVENUE_PCT));
	if (n <= 0)
		return;
	add_funds(&t->s->player[seat], n);
	sts_say_money(t, STS_DID_GAIN, seat, source, n, 0, 0);
	sts_reach(t, seat);
}

/* STS-C18: funds stop at 0. */
void sts_lose(struct sts_table *t, int seat, int source, int n)
{
	struct sts_player *p = &t->s->player[seat];
	n = pl_least(n, p->funds);
	if (n <= 0)
		return;
	add_funds(p, -n);
	sts_say_money(t, STS_DID_LOSE, seat, source, n, 0, 0);
}

static void pay_trigger(struct sts_table *t, int seat, int source, const struct sts_effect *e)
{
	const struct sts_player *p = &t->s->player[seat];
	struct sts_figures f;
	int n = e->n;
	if (sts_counts(e)) {
		sts_figure(t->r, t->s, seat, &f);
		n = sts_holds(t->r, p, &f, e) ? sts_amount(t->r, p, &f, e) : 0;
	}
	if (n >= 0)
		sts_gain(t, seat, source, n, true);
	else
		sts_lose(t, seat, source, -n);
}

static void pay_triggers(struct sts_table *t, int seat, int trigger, int source,
                         const struct sts_effect *effect, int count)
{
	for (int i = 0; i < count; i++)
		if (effect[i].on == trigger)
			pay_trigger(t, seat, source, &effect[i]);
}

void sts_trigger(struct sts_table *t, int seat, int trigger)
{
	const struct sts_rules *r = t->r;
	const struct sts_player *p = &t->s->player[seat];
	int context = t->s->context;
	if (context != 0)
		pay_triggers(t, seat, trigger, STS_SOURCE_EPOCH + context,
		             r->epoch[context - 1].effect, r->epoch[context - 1].effects);
	for (uint64_t rest = sts_working(p) & r->with_trigger; rest != 0; rest &= rest - 1) {
		int kind = sts_lowest(rest);
		pay_triggers(t, seat, trigger, kind, r->card[kind - 1].effect,
		             r->card[kind - 1].effects);
	}
	for (int level = 1; p->persona != 0 && level <= p->level; level++) {
		int row = r->level_row[p->persona][level];
		pay_triggers(t, seat, trigger, STS_SOURCE_PERSONA + row,
		             r->persona_card[row - 1].effect, r->persona_card[row - 1].effects);
	}
}

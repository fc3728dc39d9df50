/* outlook.c - what a sensible engineer reckons: what a tug earns in the long
 * run, how far the goal is, what a card is worth. The numbers were found by
 * letting greedy players play each other. */
#include "games/space-tug-skirmish/sense.h"

enum {
	STAT_FLOW = 5, /* tenths of $M a turn for a stat point up to STAT_USEFUL */
	STAT_USEFUL = 6,
	LAUNCH_DELAY = 15, /* tenths of turns until a tug in Design earns */
	LEAST_RATE = 15,
	MOST_TURNS = 600,
	HORIZON = 140,
	HORIZON_LEAST = 15
};

/* Contracts come one every second round, whoever takes them. */
static int stat_flow(const struct sts_rules *r, const struct sts_state *s,
                     const struct sts_figures *f)
{
	int points = 0;
	for (int stat = STS_STRENGTH; stat <= STS_STATS; stat++)
		points += pl_most(0, pl_least(f->stat[stat], STAT_USEFUL));
	int rivals = sts_designers(r, s) - 1;
	int pay = 17 + f->knob[STS_KNOB_CONTRACT] - 2 * f->knob[STS_KNOB_NEED];
	return points * STAT_FLOW * pl_most(0, pay) / 17 * 4 / (4 + rivals);
}

void sts_look(const struct sts_rules *r, const struct sts_state *s, const struct sts_player *p,
              const struct sts_figures *f, struct sts_outlook *out)
{
	int plain = pl_least(f->printed + r->income, r->start.knob[STS_KNOB_INCOME_CAP]);
	out->income = 5 * sts_income(f) + 5 * plain;
	out->stats = stat_flow(r, s, f);
	out->funds = 10 * p->funds;
	int goal = 10 * (r->master ? r->team_goal : sts_goal(r, s));
	int rate = pl_most(LEAST_RATE, out->income + out->stats);
	int wanting = pl_most(0, goal - out->funds - 8 * sts_hand_size(p));
	out->turns = pl_least(MOST_TURNS, wanting * 10 / rate) + (p->ops ? 0 : LAUNCH_DELAY) + 5;
}

void sts_think(const struct sts_rules *r, const struct sts_state *s, int seat, struct sts_mind *m)
{
	int designers = sts_designers(r, s), best = MOST_TURNS;
	m->r = r;
	m->s = s;
	m->me = &s->player[seat];
	m->seat = seat;
	m->leader = -1;
	sts_figure(r, s, seat, &m->f);
	sts_look(r, s, m->me, &m->f, &m->own);
	m->open = sts_open_pay(r, s, m->me, &m->f);
	for (int other = 0; other < designers; other++) {
		struct sts_figures f;
		struct sts_outlook out;
		if (other == seat)
			continue;
		sts_figure(r, s, other, &f);
		sts_look(r, s, &s->player[other], &f, &out);
		if (m->leader < 0 || out.turns < best) {
			best = out.turns;
			m->leader = other;
		}
	}
	int left = pl_least(m->own.turns + 20, best + 20);
	if (r->master)
		left = 10 * (r->team_rounds - s->round);
	m->horizon = pl_most(HORIZON_LEAST, pl_least(left, HORIZON));
	m->spite = r->master || designers < 2 ? 0 : 90 / (designers - 1);
}

int sts_open_pay(const struct sts_rules *r, const struct sts_state *s, const struct sts_player *p,
                 const struct sts_figures *f)
{
	int pay = 0;
	for (int i = 0; i < STS_CONTRACTS && s->contract[i] != 0; i++) {
		int tier = sts_meets(r, p, f, s->contract[i]);
		if (tier > 0)
			pay += sts_revenue(f,
			                   pl_most(0,
			                           r->epoch[s->contract[i] - 1].tier[tier - 1].pay +
			                                   f->knob[STS_KNOB_CONTRACT]));
	}
	return 10 * pay;
}

/* --- parts ----------------------------------------------------------------------- */

/* What Ilities and other standing effects bring besides income and stats, in
 * tenths of $M a turn. */
static int knack(const struct sts_rules *r, const struct sts_card *card)
{
	static const int8_t worth[STS_KNOBS + 1] = {
		/* by enum sts_knob: none, draw, hand, plays_design, plays_ops, free_specs */
		0,
		16,
		2,
		6,
		14,
		3,
		/* income, income_pct, income_cap, revenue_pct, contract, need: in the rate */
		0,
		0,
		0,
		0,
		0,
		0,
		/* return, repair, the three stats (in the rate) */
		-1,
		-1,
		0,
		0,
		0,
		/* what Features, Specs, Ilities, Attacks, Design and Ops cards cost */
		-3,
		-2,
		-1,
		-1,
		-3,
		-6,
	};
	int sum = 0;
	for (int i = 0; i < card->effects; i++) {
		const struct sts_effect *e = &card->effect[i];
		if (e->action >= 0)
			sum += 16;
		else if (e->on == STS_ON_CONTRACT)
			sum += 2 * e->n;
		else if (e->ward != 0)
			sum += r->master && e->from == STS_FROM_EPOCH ? 12 : 6;
		else
			sum += worth[e->mod] * e->n;
	}
	return sum;
}

/* What a player earns a turn, tenths of $M, with this set of parts. */
static int rate_with(const struct sts_rules *r, const struct sts_state *s, int seat, uint64_t built,
                     uint64_t off, int *open)
{
	struct sts_player tug = s->player[seat];
	struct sts_figures f;
	struct sts_outlook out;
	tug.built = built;
	tug.off = off;
	sts_figure_under(r, s->context, &tug, &f);
	sts_look(r, s, &tug, &f, &out);
	*open = sts_open_pay(r, s, &tug, &f);
	return out.income + out.stats;
}

/* Worth of having `with` rather than `without`, over the turns left. */
static int gain_of(const struct sts_mind *m, int seat, uint64_t with, uint64_t without,
                   uint64_t off)
{
	int open_with, open_without = m->open;
	int rate = rate_with(m->r, m->s, seat, with, off & with, &open_with);
	if (seat == m->seat && without == m->me->built && off == m->me->off)
		rate -= m->own.income + m->own.stats; /* as it is */
	else
		rate -= rate_with(m->r, m->s, seat, without, off & without, &open_without);
	return rate * m->horizon / 10 + (open_with - open_without) * 6 / 10;
}

int sts_part_worth(const struct sts_mind *m, int kind)
{
	const struct sts_card *card = &m->r->card[kind - 1];
	uint64_t part = sts_part(kind), built = m->me->built, off = m->me->off & ~part;
	uint64_t replaced = card->slot != 0 ? m->r->of_slot[card->slot] : part;
	uint64_t with = (built & ~replaced) | part, without = built;
	if (sts_working(m->me) & part)
		return 0;
	return gain_of(m, m->seat, with, without & ~(m->me->off & part), off) +
		knack(m->r, card) * m->horizon / 10;
}

int sts_loss_of(const struct sts_mind *m, int victim, int kind)
{
	const struct sts_player *p = &m->s->player[victim];
	uint64_t part = sts_part(kind);
	if (p->off & part) /* half is lost already */
		return m->r->card[kind - 1].cost * 4;
	return gain_of(m, victim, p->built, p->built & ~part, p->off) +
		knack(m->r, &m->r->card[kind - 1]) * m->horizon / 10;
}

/* --- holding a card -------------------------------------------------------------- */

/* What an effect that happens once is worth, roughly, before its time. */
static int worth_held(const struct sts_effect *e)
{
	switch (e->deed) {
	case STS_DO_MONEY:
		return e->per != 0 ? 25 : 10 * pl_most(0, e->n);
	case STS_DO_TAKE:
		return 10 * e->n;
	case STS_DO_DRAW:
		return 14 * e->n;
	case STS_DO_SALVAGE:
		return 15 * e->n;
	case STS_DO_DIG:
		return 20 * e->n;
	case STS_DO_PHASE:
		return e->who == STS_SELF ? 40 : 30;
	case STS_DO_HIT:
		return e->act == STS_DESTROY ? 45 * e->n : 32 * e->n;
	case STS_DO_LASTING:
		return e->mod == STS_KNOB_INCOME_PCT ? 60 : e->mod == STS_KNOB_INCOME ? 70 : 35;
	case STS_DO_MEND:
		return 20;
	default:
		return 15;
	}
}

int sts_card_worth(const struct sts_mind *m, int kind)
{
	const struct sts_card *card = &m->r->card[kind - 1];
	int price = 10 * sts_price(m->r, &m->f, kind);
	if (card->kind <= STS_ILITY)
		return sts_part_worth(m, kind) - price;
	int worth = -price;
	for (int i = 0; i < card->effects; i++)
		worth += worth_held(&card->effect[i]);
	return worth;
}

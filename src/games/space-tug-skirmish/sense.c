/* sense.c - what a sensible engineer knows: when to launch, what to build for
 * which Contracts, whom to attack. Every move is weighed by what it is likely to be
 * worth in tenths of $M (outlook.c). How good a position is, value.c tells. */
#include "games/space-tug-skirmish/sense.h"

/* Weights of being worth nothing, and of every tenth of $M above or below. */
enum { EVEN = 2000, STEP = 20, SURELY = 60000, HARDLY = 1 };

static int as_weight(int worth)
{
	return pl_most(HARDLY, pl_least(EVEN + STEP * worth, SURELY));
}

/* --- hurting others --------------------------------------------------------------- */

/* A rival's loss is one's own gain, the more the nearer that rival is to winning. */
static int spite_for(const struct sts_mind *m, int victim)
{
	struct sts_figures f;
	struct sts_outlook out;
	sts_figure(m->r, m->s, victim, &f);
	sts_look(m->r, m->s, &m->s->player[victim], &f, &out);
	if (m->spite == 0)
		return m->r->master ? -50 : 0;
	if (out.turns <= 15)
		return 180;
	return victim == m->leader && out.turns < m->own.turns ? m->spite + 30 : m->spite;
}

/* What striking a part takes from its owner: a disabled one can be repaired. */
static int strike_worth(const struct sts_mind *m, int victim, int kind, int act)
{
	int loss = sts_loss_of(m, victim, kind);
	int repair = 5 * m->r->card[kind - 1].cost + (m->s->player[victim].ops ? 50 : 20);
	if (act == STS_DISABLE)
		loss = pl_least(loss, repair);
	return loss * spite_for(m, victim) / 100;
}

static int hit_worth(const struct sts_mind *m, const struct sts_effect *e, int from, int victim)
{
	uint64_t parts = sts_exposed(m->r, m->s, victim, e, from);
	int sum = 0, best = 0, count = 0;
	for (uint64_t rest = parts; rest != 0; rest &= rest - 1) {
		int worth = strike_worth(m, victim, sts_lowest(rest), e->act);
		sum += worth;
		best = pl_most(best, worth);
		count++;
	}
	if (count == 0)
		return 0;
	return e->pick == STS_RANDOM ? sum / count * pl_least(e->n, count) : best;
}

/* The best of those meant, or the sum where all are meant. */
static int hits_worth(const struct sts_mind *m, const struct sts_effect *e, int from)
{
	unsigned targets = sts_meant(m->r, m->s, m->seat, e);
	int sum = 0, best = 0;
	for (int seat = 0; targets >> seat != 0; seat++) {
		if (!((targets >> seat) & 1))
			continue;
		int worth = hit_worth(m, e, from, seat);
		sum += worth;
		best = pl_most(best, worth);
	}
	return e->who == STS_RIVAL || e->who == STS_TOP_RIVAL ? best : sum;
}

/* Sending a rival home, or spoiling an income: by what that rival earns. */
static int trouble_for(const struct sts_mind *m, const struct sts_effect *e, int victim)
{
	struct sts_figures f;
	struct sts_outlook out;
	sts_figure(m->r, m->s, victim, &f);
	sts_look(m->r, m->s, &m->s->player[victim], &f, &out);
	const struct sts_player *p = &m->s->player[victim];
	int loss = 0;
	if (e->deed == STS_DO_PHASE)
		loss = p->ops ? 3 * out.income / 2 : 0;
	else if (e->deed == STS_DO_LASTING)
		loss = p->ops ? out.income : 0;
	else
		loss = 10 * pl_least(e->n, p->funds);
	return loss * spite_for(m, victim) / 100;
}

static int most_trouble(const struct sts_mind *m, const struct sts_effect *e)
{
	int best = 0;
	for (int seat = 0; seat < sts_designers(m->r, m->s); seat++)
		if (seat != m->seat)
			best = pl_most(best, trouble_for(m, e, seat));
	return best;
}

/* --- what cards do for oneself ------------------------------------------------------ */

/* A boost is for the Contract that lies open. */
static int boost_worth(const struct sts_mind *m, int stat, int n)
{
	struct sts_figures f = m->f;
	f.stat[stat] = (int16_t)(f.stat[stat] + n);
	int more = sts_open_pay(m->r, m->s, m->me, &f) - m->open;
	return m->me->ops ? more : 0;
}

static int lasting_worth(const struct sts_mind *m, const struct sts_effect *e)
{
	if (e->who != STS_SELF)
		return most_trouble(m, e);
	switch (e->mod) {
	case STS_KNOB_INCOME_PCT:
		return pl_least(m->own.income, 10 * m->f.knob[STS_KNOB_INCOME_CAP]) * e->n / 100;
	case STS_KNOB_INCOME:
		return m->own.turns < 10 * e->turns ? 0 : 8 * e->n * e->turns;
	case STS_KNOB_STRENGTH:
	case STS_KNOB_SPEED:
	case STS_KNOB_ENERGY:
		return boost_worth(m, STS_STRENGTH + e->mod - STS_KNOB_STRENGTH, e->n);
	case STS_KNOB_PLAYS_DESIGN:
		return pl_least(3, m->me->held[STS_DESIGN_DECK] - 1) * 15;
	default:
		return e->ward != 0 && m->spite > 0 ? 20 : 5;
	}
}

static int mend_worth(const struct sts_mind *m, int n)
{
	int best = 0, sum = 0;
	for (uint64_t rest = m->me->off; rest != 0; rest &= rest - 1) {
		int worth = sts_part_worth(m, sts_lowest(rest));
		best = pl_most(best, worth);
		sum += pl_most(0, worth);
	}
	return n > 1 ? sum : best;
}

/* What going back to Design is worth: all that the hand could build, less the
 * turns without income. */
static int redesign_worth(const struct sts_mind *m, int price)
{
	int sum = 0, spent = 0, cards = 0;
	int budget = 10 * (m->me->funds - price);
	for (int kind = 1; kind <= m->r->designs && cards < 5; kind++) {
		if (sts_held(m->me, kind) == 0)
			continue;
		int cost = 10 * sts_price(m->r, &m->f, kind);
		int worth = sts_card_worth(m, kind);
		if (worth <= 0 || spent + cost > budget)
			continue;
		spent += cost;
		sum += worth;
		cards++;
	}
	int idle = cards > 2 ? 30 : 20; /* tenths of turns without income */
	return sum * 8 / 10 - 10 * price - (m->own.income + m->own.stats / 2) * idle / 10;
}

static int effect_worth(const struct sts_mind *m, const struct sts_effect *e, int from)
{
	switch (e->deed) {
	case STS_DO_MONEY:
		return 10 * sts_revenue(&m->f, sts_amount(m->r, &m->s->player[m->seat], &m->f, e));
	case STS_DO_TAKE:
		return 10 * sts_revenue(&m->f, e->n) + most_trouble(m, e);
	case STS_DO_DRAW:
		return 14 * e->n;
	case STS_DO_HIT:
		return hits_worth(m, e, from);
	case STS_DO_MEND:
		return mend_worth(m, e->n);
	case STS_DO_SALVAGE:
		return 15 * pl_least(e->n, sts_takeable(m->r, m->me));
	case STS_DO_DIG:
		return 20 * e->n;
	case STS_DO_PHASE:
		return e->who == STS_SELF ? redesign_worth(m, 0) : most_trouble(m, e);
	case STS_DO_SHIFT:
		return m->r->master ? 25 : 5;
	case STS_DO_LASTING:
		return lasting_worth(m, e);
	default:
		return -5; /* the token is a poisoned chair */
	}
}

/* --- one's own turn ------------------------------------------------------------------- */

static int weigh_play(const struct sts_mind *m, int kind)
{
	const struct sts_card *card = &m->r->card[kind - 1];
	int worth = -10 * sts_price(m->r, &m->f, kind);
	int from = card->kind == STS_ATTACK ? STS_FROM_ATTACK : 0;
	if (card->kind <= STS_ILITY)
		return as_weight(sts_part_worth(m, kind) + worth - 10);
	for (int i = 0; i < card->effects; i++)
		worth += effect_worth(m, &card->effect[i], from);
	return as_weight(worth - 5);
}

/* Earning begins, and Contracts that are met pay at once. What could still be
 * built competes by its own weight. */
static int weigh_launch(const struct sts_mind *m)
{
	if (!m->r->master && m->me->funds >= sts_goal(m->r, m->s))
		return SURELY;
	int lost = mend_worth(m, 2) / 2; /* disabled cards do not come along */
	return as_weight(10 + (m->own.income + m->own.stats) * 3 / 10 + m->open - lost);
}

/* Nobody who is about to win goes home. */
static int weigh_return(const struct sts_mind *m)
{
	int price = sts_return_price(&m->f);
	if (m->own.turns < 30)
		return HARDLY;
	return as_weight(redesign_worth(m, price));
}

static int weigh_repair(const struct sts_mind *m, int kind)
{
	int price = 10 * sts_repair_price(m->r, &m->s->player[m->seat], &m->f, kind);
	return as_weight(sts_part_worth(m, kind) - price);
}

static int weigh_use(const struct sts_mind *m, int source)
{
	int count, best = 0;
	const struct sts_effect *effect = sts_effects_of(m->r, source, &count);
	while (effect->action < 0)
		effect++;
	if (effect->deed == STS_DO_SALVAGE)
		best = 25;
	for (int stat = STS_STRENGTH; effect->deed == STS_DO_BOOST && stat <= STS_STATS; stat++)
		best = pl_most(best, boost_worth(m, stat, effect->n));
	return as_weight(best - 10 * effect->action - 1);
}

/* A card that stands in the way of a Contract may go; else parts stay. */
static int weigh_junk(const struct sts_mind *m, int kind)
{
	const int8_t *stats = m->r->card[kind - 1].stats;
	bool hampers = stats[0] < 0 || stats[1] < 0 || stats[2] < 0;
	if (!hampers || m->s->contract[0] == 0 || !m->me->ops)
		return HARDLY;
	return sts_loss_of(m, m->seat, kind) < -30 ? as_weight(20) : HARDLY;
}

static int weigh_aim(const struct sts_mind *m, const struct pl_move *move)
{
	int victim = move->arg[0] - 1, kind = move->arg[1];
	const struct sts_effect *e = sts_next_effect(m->r, m->s);
	int from = sts_from(m->r, sts_at_work(m->s)->source);
	if (kind != 0)
		return as_weight(strike_worth(m, victim, kind, e->act));
	return as_weight(e->deed == STS_DO_HIT ? hit_worth(m, e, from, victim)
	                                       : trouble_for(m, e, victim));
}

/* From the deck of which there is less in the hand than the phase will need. */
static int weigh_draw(const struct sts_mind *m, int deck)
{
	int designs = m->me->held[STS_DESIGN_DECK], ops = m->me->held[STS_OPS_DECK];
	int wish = m->me->ops ? 6 + 4 * designs - 8 * ops : -12 + 6 * designs - 3 * ops;
	return as_weight(deck == STS_OPS_DECK ? wish : -wish);
}

/* --- before play ------------------------------------------------------------------------ */

/* Mostly Design cards: that is where everybody starts. */
static int weigh_split(int designs, int cards)
{
	int best = cards * 5 / 7, off = designs - best;
	return as_weight(-10 * (off < 0 ? -off : off));
}

static int weigh_keep(const struct sts_mind *m)
{
	int useful = 0;
	for (int kind = 1; kind <= m->r->parts; kind++)
		if (m->r->card[kind - 1].kind != STS_ILITY)
			useful += sts_held(m->me, kind);
	return as_weight(useful >= 2 || sts_hand_size(m->me) <= 4 ? 50 : -50);
}

/* --- the Epoch Master --------------------------------------------------------------------- */

static int harm_of_effect(const struct sts_rules *r, const struct sts_state *s,
                          const struct sts_effect *e, int seat)
{
	const struct sts_player *p = &s->player[seat];
	struct sts_figures f;
	struct sts_outlook out;
	sts_figure(r, s, seat, &f);
	sts_look(r, s, &s->player[seat], &f, &out);
	int parts = sts_count_bits(sts_working(p));
	switch (e->deed) {
	case STS_DO_MONEY:
		return -10 * pl_most(-(int)p->funds, sts_amount(r, &s->player[seat], &f, e));
	case STS_DO_TAX:
		return p->funds * e->n / 10;
	case STS_DO_PHASE:
		return p->ops ? 2 * out.income + out.stats : 0;
	case STS_DO_HIT:
		return 20 * pl_least(e->n, parts) + (p->ops ? 15 : 0);
	case STS_DO_SCRAP:
		return 15 * pl_least(e->n, sts_hand_size(p));
	default:
		return -10;
	}
}

/* How long a Context is likely to hold, in turns. */
enum { CONTEXT_LASTS = 4 };

static int harm_of_context(const struct sts_rules *r, const struct sts_state *s, int epoch,
                           int seat)
{
	struct sts_figures now, then;
	sts_figure(r, s, seat, &now);
	sts_figure_under(r, epoch, &s->player[seat], &then);
	int harm = CONTEXT_LASTS * 10 * (sts_income(&now) - sts_income(&then));
	harm += 20 * (then.knob[STS_KNOB_NEED] - now.knob[STS_KNOB_NEED]);
	harm -= 5 * (then.knob[STS_KNOB_CONTRACT] - now.knob[STS_KNOB_CONTRACT]);
	harm += 6 * (then.knob[STS_KNOB_COST_DESIGN] - now.knob[STS_KNOB_COST_DESIGN]);
	harm -= 20 * (then.knob[STS_KNOB_DRAW] - now.knob[STS_KNOB_DRAW]);
	return s->player[seat].ops ? harm : harm / 2;
}

/* What playing this card would cost the designers together. */
static int harm_of(const struct sts_rules *r, const struct sts_state *s, int epoch)
{
	const struct sts_epoch *card = &r->epoch[epoch - 1];
	int harm = 0, designers = sts_designers(r, s);
	if (card->kind == STS_CONTRACT)
		harm = -card->tier[0].pay;
	for (int seat = 0; seat < designers; seat++) {
		struct sts_figures f;
		sts_figure(r, s, seat, &f);
		if (card->kind == STS_CONTRACT && s->player[seat].ops &&
		    sts_meets(r, &s->player[seat], &f, epoch) != 0)
			harm -= 8 * card->tier[0].pay;
		if (card->kind == STS_CONTEXT)
			harm += harm_of_context(r, s, epoch, seat);
	}
	for (int i = 0; card->kind == STS_DISTURBANCE && i < card->effects; i++) {
		unsigned targets = sts_meant(r, s, s->turn, &card->effect[i]);
		for (int seat = 0; targets >> seat != 0; seat++)
			if ((targets >> seat) & 1)
				harm += harm_of_effect(r, s, &card->effect[i], seat);
	}
	return harm;
}

/* --- all moves ------------------------------------------------------------------------------ */

static int weigh_move(const struct sts_mind *m, const struct pl_move *move)
{
	const uint8_t *arg = move->arg;
	switch (move->verb) {
	case STS_SPLIT:
		return weigh_split(arg[0], arg[0] + arg[1]);
	case STS_REDRAW:
		return weigh_split(arg[0], arg[0] + arg[1]);
	case STS_KEEP:
		return weigh_keep(m);
	case STS_DRAW:
		return weigh_draw(m, arg[0] - 1);
	case STS_PLAY:
		return weigh_play(m, arg[0]);
	case STS_LAUNCH:
		return weigh_launch(m);
	case STS_RETURN:
		return weigh_return(m);
	case STS_REPAIR:
		return weigh_repair(m, arg[0]);
	case STS_JUNK:
		return weigh_junk(m, arg[0]);
	case STS_USE:
		return weigh_use(m, arg[0]);
	case STS_AIM:
		return weigh_aim(m, move);
	case STS_TAKE:
		return as_weight(sts_card_worth(m, arg[0]));
	case STS_MEND:
		return as_weight(sts_part_worth(m, arg[0]));
	case STS_BOOST:
		return as_weight(boost_worth(m, arg[0], 2) + m->f.stat[arg[0]]);
	case STS_DISCARD:
		return as_weight(-sts_card_worth(m, arg[0]) / 4);
	default:
		return EVEN;
	}
}

void sts_weigh(const struct pl_rules *rules, const struct pl_state *view,
               const struct pl_move *moves, int count, uint16_t *weight)
{
	const struct sts_rules *r = sts_numbers(rules);
	const struct sts_state *s = sts_position(view);
	if (count == 0)
		return;
	if (moves[0].verb == STS_FATE) {
		for (int i = 0; i < count; i++)
			weight[i] = (uint16_t)as_weight(harm_of(r, s, moves[i].arg[0]));
		return;
	}
	struct sts_mind m;
	sts_think(r, s, moves[0].seat, &m);
	for (int i = 0; i < count; i++)
		weight[i] = (uint16_t)weigh_move(&m, &moves[i]);
}

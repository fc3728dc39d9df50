/* effects.c - what effects do: whom and what they find, whether they would do
 * anything, and one effect done to one player. How a card goes through its
 * effects, and whom it asks, is in work.c. */
#include "games/space-tug-skirmish/space_tug.h"

/* --- whom and what ------------------------------------------------------------- */

static unsigned richest(const struct sts_state *s, unsigned among, bool poorest)
{
	int best = -1;
	unsigned found = 0;
	for (int seat = 0; among >> seat != 0; seat++) {
		if (!((among >> seat) & 1))
			continue;
		int funds = poorest ? STS_MOST_FUNDS - s->player[seat].funds
				    : s->player[seat].funds;
		if (funds > best)
			found = 0;
		if (funds >= best)
			found |= 1u << seat;
		best = pl_most(best, funds);
	}
	return found;
}

unsigned sts_targets(const struct sts_rules *r, const struct sts_state *s, int seat, int who)
{
	if (who == STS_SELF)
		return 1u << seat;
	unsigned all = (1u << sts_designers(r, s)) - 1u, rivals = all & ~(1u << seat), ops = 0;
	switch (who) {
	case STS_RIVAL:
	case STS_RIVALS:
		return rivals;
	case STS_TOP_RIVAL:
		return richest(s, rivals, false);
	case STS_IN_OPS:
		for (int other = 0; other < sts_designers(r, s); other++)
			ops |= (unsigned)s->player[other].ops << other;
		return ops;
	case STS_LEADER:
		return richest(s, all, false);
	case STS_POOREST:
		return richest(s, all, true);
	case STS_HOLDER:
		return 1u << s->holder;
	default:
		return all;
	}
}

/* STS-C43: of those, whoever has what the effect's condition asks. */
unsigned sts_meant(const struct sts_rules *r, const struct sts_state *s, int seat,
                   const struct sts_effect *e)
{
	unsigned meant = sts_targets(r, s, seat, e->who);
	for (int other = 0; e->held != 0 && meant >> other != 0; other++) {
		struct sts_figures f;
		if (!((meant >> other) & 1))
			continue;
		sts_figure(r, s, other, &f);
		if (!sts_holds(r, &s->player[other], &f, e))
			meant &= ~(1u << other);
	}
	return meant;
}

/* STS-058, STS-C17: only an Attack that destroys at random may find disabled
 * cards, unless disabled ones are what is looked for. */
static uint64_t found(const struct sts_rules *r, const struct sts_player *p,
                      const struct sts_effect *e, int from)
{
	uint64_t parts = p->built;
	if (e->what == STS_OFF)
		return p->off;
	if (e->what != STS_ANY)
		parts &= r->of_kind[e->what];
	bool blind = from == STS_FROM_ATTACK && e->act == STS_DESTROY && e->pick == STS_RANDOM;
	return blind ? parts : parts & ~p->off;
}

uint64_t sts_exposed(const struct sts_rules *r, const struct sts_state *s, int victim,
                     const struct sts_effect *e, int from)
{
	uint64_t parts = found(r, &s->player[victim], e, from);
	int spares = e->act == STS_DESTROY ? STS_SPARES_DESTROY : STS_SPARES_DISABLE;
	return parts != 0 && (sts_wards(r, s, victim, from) & spares) ? 0 : parts;
}

int sts_from(const struct sts_rules *r, int source)
{
	if (sts_is_epoch(source))
		return STS_FROM_EPOCH;
	if (source > STS_SOURCE_EPOCH)
		return 0;
	return r->card[source - 1].kind == STS_ATTACK ? STS_FROM_ATTACK : 0;
}

/* --- whether it would do anything ------------------------------------------------- */

/* STS-C18 and a share of nothing: no money moves. */
static bool moves_money(const struct sts_rules *r, const struct sts_state *s, int seat,
                        const struct sts_effect *e, int from)
{
	const struct sts_player *p = &s->player[seat];
	int n = e->n;
	if (e->per != 0) {
		struct sts_figures f;
		sts_figure(r, s, seat, &f);
		n = sts_amount(r, p, &f, e);
	}
	if (n <= 0)
		return n < 0 && p->funds > 0;
	return from == STS_FROM_EPOCH || sts_knob(r, s, seat, STS_KNOB_REVENUE_PCT) > 0;
}

/* What is done to a seat. The card that is being thought of is still in the hand of
 * its owner, so one card there is none to lose. */
static bool touches(const struct sts_rules *r, const struct sts_state *s, int actor, int seat,
                    const struct sts_effect *e, int from)
{
	const struct sts_player *p = &s->player[seat];
	switch (e->deed) {
	case STS_DO_MONEY:
		return moves_money(r, s, seat, e, from);
	case STS_DO_TAX:
		return p->funds * e->n >= 100;
	case STS_DO_TAKE:
		return p->funds > 0;
	case STS_DO_SCRAP:
		return sts_hand_size(p) > (seat == actor);
	case STS_DO_HIT:
		return sts_exposed(r, s, seat, e, from) != 0;
	case STS_DO_MEND:
		return p->off != 0;
	case STS_DO_SALVAGE:
		return sts_takeable(r, p) > 0;
	case STS_DO_PHASE:
		return p->ops;
	case STS_DO_TOKEN:
		return s->holder != seat;
	default:
		return true;
	}
}

static unsigned touched(const struct sts_rules *r, const struct sts_state *s, int actor,
                        unsigned meant, const struct sts_effect *e, int from)
{
	unsigned open = 0;
	for (int seat = 0; meant >> seat != 0; seat++)
		if (((meant >> seat) & 1) && touches(r, s, actor, seat, e, from))
			open |= 1u << seat;
	return open;
}

unsigned sts_aims(const struct sts_rules *r, const struct sts_state *s)
{
	const struct sts_work *work = sts_at_work(s);
	return touched(r, s, s->turn, work->meant[work->effect], sts_next_effect(r, s),
	               sts_from(r, work->source));
}

bool sts_has_object(const struct sts_rules *r, const struct sts_state *s, int seat,
                    const struct sts_effect *e, int from)
{
	if (e->deed == STS_DO_DROP)
		return s->contract[0] != 0;
	if (e->deed == STS_DO_DRAW && !sts_can_draw(r, s, STS_DESIGN_DECK) &&
	    !sts_can_draw(r, s, STS_OPS_DECK))
		return false;
	if (e->deed == STS_DO_DIG && s->left[STS_DESIGN_DECK] == 0)
		return false;
	if (e->who == STS_SELF && e->held == 0)
		return touches(r, s, seat, seat, e, from);
	return touched(r, s, seat, sts_meant(r, s, seat, e), e, from) != 0;
}

/* --- parts of a tug --------------------------------------------------------------- */

void sts_destroy(struct sts_table *t, int seat, int kind, int source)
{
	struct sts_player *p = &t->s->player[seat];
	p->built &= ~sts_part(kind);
	p->off &= ~sts_part(kind);
	sts_to_pile(t->r, p, kind);
	t->stirred = true;
	sts_say(t, STS_DID_DESTROY, seat, kind, source, 0, 0);
}

static void disable(struct sts_table *t, int seat, int kind, int source)
{
	t->s->player[seat].off |= sts_part(kind);
	t->stirred = true;
	sts_say(t, STS_DID_DISABLE, seat, kind, source, 0, 0);
}

/* STS-069, STS-C10, STS-C35: what was in its place goes to the pile. */
void sts_attach(struct sts_table *t, int seat, int kind)
{
	struct sts_player *p = &t->s->player[seat];
	int slot = t->r->card[kind - 1].slot;
	uint64_t old = p->built & (slot != 0 ? t->r->of_slot[slot] : sts_part(kind));
	if (old != 0) {
		int replaced = sts_lowest(old);
		p->built &= ~old;
		p->off &= ~old;
		sts_to_pile(t->r, p, replaced);
		sts_say(t, STS_DID_REPLACE, seat, replaced, 0, 0, 0);
	}
	p->built |= sts_part(kind);
	t->stirred = true;
}

static int random_part(struct sts_table *t, uint64_t parts)
{
	int n = (int)pl_draw(&t->s->base.chance, (uint32_t)sts_count_bits(parts));
	for (; n > 0; n--)
		parts &= parts - 1;
	pl_reveal(t->events);
	return sts_lowest(parts);
}

static int costliest_part(struct sts_table *t, uint64_t parts)
{
	int best = -1;
	uint64_t among = 0;
	for (uint64_t rest = parts; rest != 0; rest &= rest - 1) {
		int kind = sts_lowest(rest), cost = t->r->card[kind - 1].cost;
		if (cost > best)
			among = 0;
		if (cost >= best)
			among |= sts_part(kind);
		best = pl_most(best, cost);
	}
	return among & (among - 1) ? random_part(t, among) : sts_lowest(among);
}

void sts_strike_part(struct sts_table *t, int source, const struct sts_effect *e, int victim,
                     int kind)
{
	int wards = sts_wards(t->r, t->s, victim, sts_from(t->r, source));
	bool softened = e->act == STS_DESTROY && (wards & STS_SOFTENS);
	if (e->act == STS_DESTROY && !softened)
		sts_destroy(t, victim, kind, source);
	else if (t->s->player[victim].off & sts_part(kind))
		sts_say(t, STS_DID_SPARED, victim, source, 0, 0, 0);
	else
		disable(t, victim, kind, source);
}

/* n different cards, found by chance or by price. They are picked before any is
 * struck, so that the order of picking tells nothing. */
static void hit(struct sts_table *t, int source, const struct sts_effect *e, int victim)
{
	int from = sts_from(t->r, source);
	uint64_t parts = sts_exposed(t->r, t->s, victim, e, from), picked = 0;
	if (parts == 0 && found(t->r, &t->s->player[victim], e, from) != 0)
		sts_say(t, STS_DID_SPARED, victim, source, 0, 0, 0);
	for (int i = 0; i < e->n && parts != 0; i++) {
		int kind = e->pick == STS_COSTLIEST ? costliest_part(t, parts)
						    : random_part(t, parts);
		picked |= sts_part(kind);
		parts &= ~sts_part(kind);
	}
	for (; picked != 0; picked &= picked - 1)
		sts_strike_part(t, source, e, victim, sts_lowest(picked));
}

/* --- what lasts ---------------------------------------------------------------------- */

/* Whether what lasts bears on Contracts: a stat, or what they ask. */
static bool stirs(const struct sts_rules *r, const struct sts_lasting *last)
{
	int count;
	int mod = sts_effects_of(r, last->source, &count)[last->effect].mod;
	return last->stat != 0 || mod == STS_KNOB_NEED ||
		(mod >= STS_KNOB_STRENGTH && mod <= STS_KNOB_ENERGY);
}

/* STS-C36: one too many pushes out the oldest. */
void sts_add_lasting(struct sts_table *t, int seat, int source, int effect, int turns, int stat)
{
	struct sts_lasting *lasting = t->s->player[seat].lasting;
	int at = 0;
	while (at < STS_LASTING && lasting[at].source != 0)
		at++;
	if (at == STS_LASTING) {
		t->stirred = t->stirred || stirs(t->r, &lasting[0]);
		at--;
		for (int i = 0; i < at; i++)
			lasting[i] = lasting[i + 1];
	}
	struct sts_lasting last = { (uint8_t)source, (uint8_t)effect, (uint8_t)turns,
		                    (uint8_t)stat };
	lasting[at] = last;
	t->stirred = t->stirred || stirs(t->r, &last);
	sts_say(t, STS_DID_LAST, seat, source, turns, 0, 0);
}

/* At the end of the own draw part every count goes down by one; at the end of
 * a turn goes what was for this turn only. */
void sts_end_lasting(struct sts_table *t, int seat, bool draw_part)
{
	struct sts_lasting *lasting = t->s->player[seat].lasting;
	struct sts_lasting none = { 0, 0, 0, 0 };
	int kept = 0;
	for (int i = 0; i < STS_LASTING && lasting[i].source != 0; i++) {
		struct sts_lasting last = lasting[i];
		bool ends = draw_part ? last.turns == 1 : last.turns == 0;
		if (draw_part && last.turns > 0)
			last.turns--;
		lasting[i] = none;
		if (!ends)
			lasting[kept++] = last;
		else
			t->stirred = t->stirred || stirs(t->r, &last);
	}
}

/* --- one effect on one player ----------------------------------------------------------- */

static void turn_to_design(struct sts_table *t, int seat, int source)
{
	struct sts_player *p = &t->s->player[seat];
	if (!p->ops)
		return;
	int from = sts_from(t->r, source);
	if (from != 0 && (sts_wards(t->r, t->s, seat, from) & STS_SPARES_DISABLE)) {
		sts_say(t, STS_DID_SPARED, seat, source, 0, 0, 0);
		return;
	}
	p->ops = 0;
	t->stirred = true;
	sts_say(t, STS_DID_TURN, seat, source, 0, 0, 0);
}

static void move_token(struct sts_table *t, int seat)
{
	if (t->s->holder == seat)
		return;
	t->s->holder = (uint8_t)seat;
	sts_say(t, STS_DID_TOKEN, seat, 0, 0, 0, 0);
}

/* The order in which chance finds the cards is not told. */
static void scrap(struct sts_table *t, int seat, int source, int n)
{
	struct sts_player *p = &t->s->player[seat];
	uint8_t lost[STS_CARDS + 1] = { 0 };
	for (; n > 0 && sts_hand_size(p) > 0; n--) {
		int kind = sts_random_held(t, seat);
		sts_leave_hand(t->r, p, kind);
		lost[kind]++;
	}
	for (int kind = 1; kind <= t->r->cards; kind++) {
		for (; lost[kind] > 0; lost[kind]--) {
			sts_to_pile(t->r, p, kind);
			sts_say(t, STS_DID_SCRAP, seat, kind, source, 0, 0);
		}
	}
}

/* STS-045: what a Disturbance gives is no revenue. */
static bool is_revenue(const struct sts_rules *r, int source)
{
	return !sts_is_epoch(source) ||
		r->epoch[source - STS_SOURCE_EPOCH - 1].kind != STS_DISTURBANCE;
}

static void give_or_take(struct sts_table *t, int seat, int source, const struct sts_effect *e)
{
	struct sts_figures f;
	sts_figure(t->r, t->s, seat, &f);
	int n = sts_amount(t->r, &t->s->player[seat], &f, e);
	if (n >= 0)
		sts_gain(t, seat, source, n, is_revenue(t->r, source));
	else
		sts_lose(t, seat, source, -n);
}

/* The thief's revenue may be less than what the victim loses. */
static void steal(struct sts_table *t, int thief, int victim, int source, int n)
{
	struct sts_player *p = &t->s->player[victim];
	n = pl_least(n, p->funds);
	p->funds = (uint16_t)(p->funds - n);
	sts_say_money(t, STS_DID_STEAL, thief, source, n, victim + 1, 0);
	sts_gain(t, thief, source, n, true);
	sts_reach(t, thief);
}

void sts_do(struct sts_table *t, const struct sts_work *work, int seat)
{
	int count, source = work->source;
	const struct sts_effect *e = &sts_effects_of(t->r, source, &count)[work->effect];
	switch (e->deed) {
	case STS_DO_MONEY:
		give_or_take(t, seat, source, e);
		break;
	case STS_DO_TAX:
		sts_lose(t, seat, source, t->s->player[seat].funds * e->n / 100);
		break;
	case STS_DO_TAKE:
		steal(t, t->s->turn, seat, source, e->n);
		break;
	case STS_DO_SCRAP:
		scrap(t, seat, source, e->n);
		break;
	case STS_DO_HIT:
		hit(t, source, e, seat);
		break;
	case STS_DO_PHASE:
		turn_to_design(t, seat, source);
		break;
	case STS_DO_TOKEN:
		move_token(t, seat);
		break;
	case STS_DO_LASTING:
		sts_add_lasting(t, seat, source, work->effect, e->turns, 0);
		break;
	default:
		break;
	}
	sts_reach(t, seat);
}

/* What a Contract does to whoever takes it, besides paying. */
void sts_do_reward(struct sts_table *t, int seat, int epoch)
{
	const struct sts_epoch *card = &t->r->epoch[epoch - 1];
	for (int i = 0; i < card->effects; i++) {
		struct sts_work work = {
			(uint8_t)(STS_SOURCE_EPOCH + epoch), (uint8_t)i, 0, 0, 0, { 0 }
		};
		struct sts_figures f;
		sts_figure(t->r, t->s, seat, &f);
		if (sts_holds(t->r, &t->s->player[seat], &f, &card->effect[i]))
			sts_do(t, &work, seat);
	}
}

/* Several targets are dealt with in turn order from the token's holder. */
void sts_do_to_all(struct sts_table *t, const struct sts_work *work)
{
	unsigned meant = work->meant[work->effect];
	int designers = sts_designers(t->r, t->s), first = t->s->holder;
	for (int i = 0; i < designers; i++) {
		int seat = sts_seat_after(first, i, designers);
		if ((meant >> seat) & 1)
			sts_do(t, work, seat);
	}
}

/* The lot decides among equals. */
void sts_give_token(struct sts_table *t, unsigned meant)
{
	int n = 0;
	if (meant == 0)
		return;
	if (meant & (meant - 1)) {
		n = (int)pl_draw(&t->s->base.chance, (uint32_t)sts_count_bits(meant));
		pl_reveal(t->events);
	}
	for (; n > 0; n--)
		meant &= meant - 1;
	move_token(t, sts_lowest(meant) - 1);
}

void sts_drop_contracts(struct sts_table *t, int n)
{
	struct sts_state *s = t->s;
	for (; n > 0 && s->contract[0] != 0; n--) {
		sts_say(t, STS_DID_EXPIRE, s->turn, s->contract[0], 0, 0, 0);
		for (int i = 0; i < STS_CONTRACTS; i++)
			s->contract[i] = i + 1 < STS_CONTRACTS ? s->contract[i + 1] : 0;
	}
}

/* effects.c - what cards do. A source at work (a card being played, an action
 * being used) goes through its effects one by one; each is done at once or waits
 * for a choice of the player on turn. Disturbances ask nobody anything. */
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
		best = sts_most(best, funds);
	}
	return found;
}

unsigned sts_targets(const struct sts_rules *r, const struct sts_state *s, int seat, int who)
{
	unsigned all = (1u << sts_designers(r, s)) - 1u, rivals = all & ~(1u << seat), ops = 0;
	switch (who) {
	case STS_SELF:
		return 1u << seat;
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

/* Whether somebody must be picked among those meant. */
static bool is_aimed(const struct sts_effect *e)
{
	return e->who == STS_RIVAL || e->who == STS_TOP_RIVAL;
}

/* STS-058, STS-C17: only destroying at random may find disabled cards, unless
 * disabled ones are what is looked for. */
uint32_t sts_exposed(const struct sts_rules *r, const struct sts_state *s, int victim,
                     const struct sts_effect *e, int from)
{
	const struct sts_player *p = &s->player[victim];
	uint32_t parts = p->built;
	if (parts == 0)
		return 0;
	if (e->what == STS_OFF)
		parts &= p->off;
	else if (e->what != STS_ANY)
		parts &= r->of_kind[e->what];
	if (e->what != STS_OFF && !(e->act == STS_DESTROY && e->pick == STS_RANDOM))
		parts &= ~p->off;
	int spares = e->act == STS_DESTROY ? STS_SPARES_DESTROY : STS_SPARES_DISABLE;
	return sts_wards(r, s, victim, from) & spares ? 0 : parts;
}

static int from_of(const struct sts_rules *r, int source)
{
	if (source >= STS_SOURCE_EPOCH)
		return STS_FROM_EPOCH;
	return r->card[source - 1].kind == STS_ATTACK ? STS_FROM_ATTACK : 0;
}

/* Whether this effect can do something to that seat. */
static bool is_open_to(const struct sts_rules *r, const struct sts_state *s, int victim,
                       const struct sts_effect *e, int from)
{
	switch (e->deed) {
	case STS_DO_HIT:
		return sts_exposed(r, s, victim, e, from) != 0;
	case STS_DO_TAKE:
		return s->player[victim].funds > 0;
	case STS_DO_PHASE:
		return s->player[victim].ops;
	default:
		return true;
	}
}

static unsigned open_targets(const struct sts_rules *r, const struct sts_state *s, int seat,
                             const struct sts_effect *e, int from)
{
	unsigned targets = sts_targets(r, s, seat, e->who), open = 0;
	for (int other = 0; targets >> other != 0; other++)
		if (((targets >> other) & 1) && is_open_to(r, s, other, e, from))
			open |= 1u << other;
	return open;
}

unsigned sts_aims(const struct sts_rules *r, const struct sts_state *s)
{
	int count;
	const struct sts_effect *e = &sts_effects_of(r, s->acting, &count)[s->effect];
	return open_targets(r, s, s->turn, e, from_of(r, s->acting));
}

/* STS-C30: what could not do anything cannot be played. */
bool sts_has_object(const struct sts_rules *r, const struct sts_state *s, int seat,
                    const struct sts_effect *e, int from)
{
	const struct sts_player *p = &s->player[seat];
	switch (e->deed) {
	case STS_DO_HIT:
	case STS_DO_TAKE:
	case STS_DO_PHASE:
	case STS_DO_LASTING:
		return open_targets(r, s, seat, e, from) != 0;
	case STS_DO_MEND:
		return p->off != 0;
	case STS_DO_SALVAGE:
		return sts_takeable(r, p) > 0;
	case STS_DO_TOKEN:
		return s->holder != seat;
	default:
		return true;
	}
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
	uint32_t old = p->built & (slot != 0 ? t->r->of_slot[slot] : sts_part(kind));
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

void sts_mend(struct sts_table *t, int seat, int kind)
{
	t->s->player[seat].off &= ~sts_part(kind);
	t->stirred = true;
	sts_say_money(t, STS_DID_REPAIR, seat, kind, 0, 0, 0);
}

static int random_part(struct sts_table *t, uint32_t parts)
{
	int n = (int)pl_draw(&t->s->base.chance, (uint32_t)sts_count_bits(parts));
	for (; n > 0; n--)
		parts &= parts - 1;
	pl_reveal(t->events);
	return sts_lowest(parts);
}

static int costliest_part(struct sts_table *t, uint32_t parts)
{
	int best = -1;
	uint32_t among = 0;
	for (uint32_t rest = parts; rest != 0; rest &= rest - 1) {
		int kind = sts_lowest(rest), cost = t->r->card[kind - 1].cost;
		if (cost > best)
			among = 0;
		if (cost >= best)
			among |= sts_part(kind);
		best = sts_most(best, cost);
	}
	return among & (among - 1) ? random_part(t, among) : sts_lowest(among);
}

static void strike_part(struct sts_table *t, int source, const struct sts_effect *e, int victim,
                        int kind)
{
	int wards = sts_wards(t->r, t->s, victim, from_of(t->r, source));
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
	uint32_t parts = sts_exposed(t->r, t->s, victim, e, from_of(t->r, source)), picked = 0;
	if (parts == 0 && t->s->player[victim].built != 0)
		sts_say(t, STS_DID_SPARED, victim, source, 0, 0, 0);
	for (int i = 0; i < e->n && parts != 0; i++) {
		int kind = e->pick == STS_COSTLIEST ? costliest_part(t, parts)
						    : random_part(t, parts);
		picked |= sts_part(kind);
		parts &= ~sts_part(kind);
	}
	for (; picked != 0; picked &= picked - 1)
		strike_part(t, source, e, victim, sts_lowest(picked));
}

/* --- what lasts ---------------------------------------------------------------------- */

/* STS-C36: one too many pushes out the oldest. */
static void add_lasting(struct sts_table *t, int seat, int source, int effect, int turns, int stat)
{
	struct sts_lasting *lasting = t->s->player[seat].lasting;
	int at = 0;
	while (at < STS_LASTING && lasting[at].source != 0)
		at++;
	if (at == STS_LASTING) {
		at--;
		for (int i = 0; i < at; i++)
			lasting[i] = lasting[i + 1];
	}
	struct sts_lasting last = { (uint8_t)source, (uint8_t)effect, (uint8_t)turns,
		                    (uint8_t)stat };
	lasting[at] = last;
	t->stirred = true;
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
		t->stirred = t->stirred || ends;
	}
}

/* --- one effect on one player ----------------------------------------------------------- */

static void turn_to_design(struct sts_table *t, int seat, int source)
{
	struct sts_player *p = &t->s->player[seat];
	if (!p->ops)
		return;
	int from = from_of(t->r, source);
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
static void give_or_take(struct sts_table *t, int seat, int source, const struct sts_effect *e)
{
	struct sts_figures f;
	sts_figure(t->r, t->s, seat, &f);
	int n = sts_amount(t->r, &t->s->player[seat], &f, e);
	if (n >= 0)
		sts_gain(t, seat, source, n, source < STS_SOURCE_EPOCH);
	else
		sts_lose(t, seat, source, -n);
}

static void mend_costliest(struct sts_table *t, int seat, int n)
{
	for (; n > 0 && t->s->player[seat].off != 0; n--)
		sts_mend(t, seat, costliest_part(t, t->s->player[seat].off));
}

/* The thief's revenue may be less than what the victim loses. */
static void steal(struct sts_table *t, int thief, int victim, int source, int n)
{
	struct sts_player *p = &t->s->player[victim];
	n = sts_least(n, p->funds);
	p->funds = (uint16_t)(p->funds - n);
	sts_say_money(t, STS_DID_STEAL, thief, source, n, victim + 1, 0);
	sts_gain(t, thief, source, n, true);
}

static void do_to(struct sts_table *t, int actor, int source, int index, int seat)
{
	int count;
	const struct sts_effect *e = &sts_effects_of(t->r, source, &count)[index];
	switch (e->deed) {
	case STS_DO_MONEY:
		give_or_take(t, seat, source, e);
		break;
	case STS_DO_TAX:
		sts_lose(t, seat, source, t->s->player[seat].funds * e->n / 100);
		break;
	case STS_DO_TAKE:
		steal(t, actor, seat, source, e->n);
		break;
	case STS_DO_SCRAP:
		scrap(t, seat, source, e->n);
		break;
	case STS_DO_HIT:
		hit(t, source, e, seat);
		break;
	case STS_DO_MEND:
		mend_costliest(t, seat, e->n);
		break;
	case STS_DO_PHASE:
		turn_to_design(t, seat, source);
		break;
	case STS_DO_LASTING:
		add_lasting(t, seat, source, index, e->turns, 0);
		break;
	default:
		break;
	}
}

/* Several targets are dealt with in turn order from the token's holder. */
static void do_to_all(struct sts_table *t, int actor, int source, int index, unsigned targets)
{
	int designers = sts_designers(t->r, t->s), first = t->s->holder;
	for (int i = 0; i < designers; i++) {
		int seat = (first + i) % designers;
		if ((targets >> seat) & 1)
			do_to(t, actor, source, index, seat);
	}
}

static int pick_seat(struct sts_table *t, unsigned seats)
{
	int n = 0;
	if (seats & (seats - 1)) {
		n = (int)pl_draw(&t->s->base.chance, (uint32_t)sts_count_bits(seats));
		pl_reveal(t->events);
	}
	for (; n > 0; n--)
		seats &= seats - 1;
	return sts_lowest(seats) - 1;
}

static void drop_contracts(struct sts_table *t, int n)
{
	struct sts_state *s = t->s;
	for (; n > 0 && s->contract[0] != 0; n--) {
		sts_say(t, STS_DID_EXPIRE, s->turn, s->contract[0], 0, 0, 0);
		for (int i = 0; i < STS_CONTRACTS; i++)
			s->contract[i] = i + 1 < STS_CONTRACTS ? s->contract[i + 1] : 0;
	}
}

/* What asks nobody and is not done to players one by one. */
static void do_at_once(struct sts_table *t, int actor, int source, int index,
                       const struct sts_effect *e)
{
	if (e->deed == STS_DO_TOKEN)
		move_token(t, pick_seat(t, sts_targets(t->r, t->s, actor, e->who)));
	else if (e->deed == STS_DO_DROP)
		drop_contracts(t, e->n);
	else
		do_to_all(t, actor, source, index, sts_targets(t->r, t->s, actor, e->who));
}

void sts_strike(struct sts_table *t, int epoch)
{
	const struct sts_epoch *card = &t->r->epoch[epoch - 1];
	for (int i = 0; i < card->effects; i++)
		do_at_once(t, t->s->turn, STS_SOURCE_EPOCH + epoch, i, &card->effect[i]);
}

/* --- the source at work -------------------------------------------------------------------- */

static void next_effect(struct sts_table *t)
{
	t->s->effect++;
	t->s->again = 0;
}

/* STS-031: the card goes to the pile once it has acted. */
static void finish(struct sts_table *t)
{
	struct sts_state *s = t->s;
	int seat = s->turn, kind = s->acting;
	bool card = !s->single;
	s->acting = s->effect = s->again = s->single = 0;
	if (!card)
		return;
	sts_to_pile(t->r, &s->player[seat], kind);
	if (t->r->card[kind - 1].kind == STS_ATTACK) {
		s->player[seat].attacks = (uint8_t)sts_least(s->player[seat].attacks + 1, 255);
		sts_trigger(t, seat, STS_ON_ATTACK);
	}
}

static void ask(struct sts_table *t, int phase)
{
	t->s->base.phase = (uint8_t)phase;
	pl_ask(&t->s->base, t->s->turn);
}

void sts_aim(struct sts_table *t, int victim, int kind)
{
	struct sts_state *s = t->s;
	int count, source = s->acting;
	const struct sts_effect *e = &sts_effects_of(t->r, source, &count)[s->effect];
	if (kind != 0)
		strike_part(t, source, e, victim, kind);
	else
		do_to(t, s->turn, source, s->effect, victim);
	if (kind != 0 && s->again > 1)
		s->again--;
	else
		next_effect(t);
}

/* One rival and, where a card is to be chosen, one card: then there is nothing
 * to ask. */
static void take_aim(struct sts_table *t, const struct sts_effect *e)
{
	struct sts_state *s = t->s;
	unsigned aims = sts_aims(t->r, s);
	bool chooses = e->deed == STS_DO_HIT && e->pick == STS_CHOOSE;
	if (aims == 0) {
		next_effect(t);
		return;
	}
	int only = sts_lowest(aims) - 1;
	uint32_t parts = chooses ? sts_exposed(t->r, s, only, e, from_of(t->r, s->acting)) : 0;
	if (s->again == 0)
		s->again = (uint8_t)(chooses ? e->n : 1);
	if ((aims & (aims - 1)) == 0 && (parts & (parts - 1)) == 0)
		sts_aim(t, only, chooses ? sts_lowest(parts) : 0);
	else
		ask(t, STS_AIMING);
}

/* Choices that are made several times: again counts what is left. */
static void ask_again(struct sts_table *t, const struct sts_effect *e, int phase, bool possible)
{
	if (t->s->again == 0)
		t->s->again = (uint8_t)e->n;
	if (possible)
		ask(t, phase);
	else
		next_effect(t);
}

/* What is found is shown (STS-C39), that nothing is found too. */
static void dig(struct sts_table *t, const struct sts_effect *e)
{
	uint8_t found[STS_PARTS + 1] = { 0 };
	pl_reveal(t->events);
	for (int i = 0; i < e->n; i++)
		found[sts_dig(t, t->s->turn, e->what)]++;
	for (int kind = 1; kind <= t->r->parts; kind++)
		for (; found[kind] > 0; found[kind]--)
			sts_say(t, STS_DID_DIG, t->s->turn, kind, 0, 0, 0);
	next_effect(t);
}

static void shift_again(struct sts_table *t, const struct sts_effect *e)
{
	if (t->s->again == 0)
		t->s->again = (uint8_t)e->n;
	sts_shift(t, true);
	if (t->s->again > 1)
		t->s->again--;
	else
		next_effect(t);
}

static void work_on(struct sts_table *t, const struct sts_effect *e)
{
	struct sts_state *s = t->s;
	const struct sts_player *p = &s->player[s->turn];
	if (is_aimed(e)) {
		take_aim(t, e);
		return;
	}
	switch (e->deed) {
	case STS_DO_DRAW:
		s->draws = (uint8_t)(s->draws + e->n);
		next_effect(t);
		break;
	case STS_DO_SALVAGE:
		ask_again(t, e, STS_SALVAGING, sts_takeable(t->r, p) > 0);
		break;
	case STS_DO_MEND:
		ask_again(t, e, STS_MENDING, p->off != 0);
		break;
	case STS_DO_BOOST:
		ask(t, STS_BOOSTING);
		break;
	case STS_DO_DIG:
		dig(t, e);
		break;
	case STS_DO_SHIFT:
		shift_again(t, e);
		break;
	default:
		if (e->deed == STS_DO_PHASE && e->who == STS_SELF)
			s->changed = 1; /* STS-042 */
		do_at_once(t, s->turn, s->acting, s->effect, e);
		next_effect(t);
		break;
	}
}

void sts_work(struct sts_table *t)
{
	struct sts_state *s = t->s;
	int count;
	const struct sts_effect *effect = sts_effects_of(t->r, s->acting, &count);
	if (s->effect >= count || (s->single && effect[s->effect].action < 0))
		finish(t);
	else
		work_on(t, &effect[s->effect]);
}

static void one_less(struct sts_table *t)
{
	if (t->s->again > 1)
		t->s->again--;
	else
		next_effect(t);
}

void sts_take_back(struct sts_table *t, int kind)
{
	sts_from_pile(t->r, &t->s->player[t->s->turn], kind);
	sts_say(t, STS_DID_SALVAGE, t->s->turn, kind, 0, 0, 0);
	one_less(t);
}

void sts_stop(struct sts_table *t)
{
	next_effect(t);
}

void sts_boost(struct sts_table *t, int stat)
{
	struct sts_state *s = t->s;
	int count;
	const struct sts_effect *e = &sts_effects_of(t->r, s->acting, &count)[s->effect];
	sts_say(t, STS_DID_BOOST, s->turn, stat, e->n, 0, 0);
	add_lasting(t, s->turn, s->acting, s->effect, e->turns, stat);
	next_effect(t);
}

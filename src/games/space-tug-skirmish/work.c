/* work.c - a source at work: a card being played, an action being used, a
 * Disturbance that was turned. It goes through its effects one by one; each is
 * done at once or waits for a choice, of the player on turn or of whoever the
 * effect is for. What an effect does to one player is in effects.c. */
#include "games/space-tug-skirmish/space_tug.h"

static struct sts_work *at_work(struct sts_table *t)
{
	return &t->s->work[t->s->work[STS_STRUCK].source != 0 ? STS_STRUCK : STS_PLAYED];
}

/* STS-C42: whom each effect is for is settled before the first is done. */
void sts_begin(struct sts_table *t, int which, int source, int effect, bool single)
{
	struct sts_work *work = &t->s->work[which];
	int count;
	const struct sts_effect *effects = sts_effects_of(t->r, source, &count);
	work->source = (uint8_t)source;
	work->effect = (uint8_t)effect;
	work->single = single;
	for (int i = effect; i < count; i++)
		work->meant[i] = (uint8_t)sts_meant(t->r, t->s, t->s->turn, &effects[i]);
}

static void next_effect(struct sts_work *work)
{
	work->effect++;
	work->again = work->asked = 0;
}

/* STS-031: a card goes to the pile once it has acted. */
static void finish(struct sts_table *t, struct sts_work *work)
{
	static const struct sts_work none = { 0, 0, 0, 0, 0, { 0 } };
	struct sts_state *s = t->s;
	int seat = s->turn, kind = work->source;
	bool card = !work->single && kind <= t->r->cards;
	*work = none;
	if (!card)
		return;
	sts_to_pile(t->r, &s->player[seat], kind);
	if (t->r->card[kind - 1].kind == STS_ATTACK) {
		s->player[seat].attacks = (uint8_t)pl_least(s->player[seat].attacks + 1, 255);
		sts_reach(t, seat);
		sts_trigger(t, seat, STS_ON_ATTACK);
	}
}

static void ask(struct sts_table *t, int phase, int seat)
{
	t->s->base.phase = (uint8_t)phase;
	pl_ask(&t->s->base, seat);
}

/* --- aiming ------------------------------------------------------------------- */

void sts_aim(struct sts_table *t, int victim, int kind)
{
	struct sts_work *work = at_work(t);
	if (kind != 0)
		sts_strike_part(t, work->source, sts_next_effect(t->r, t->s), victim, kind);
	else
		sts_do(t, work, victim);
	if (kind != 0 && work->again > 1)
		work->again--;
	else
		next_effect(work);
}

/* One rival and, where a card is to be chosen, one card: then there is nothing
 * to ask. */
static void take_aim(struct sts_table *t, struct sts_work *work, const struct sts_effect *e)
{
	struct sts_state *s = t->s;
	unsigned aims = sts_aims(t->r, s);
	bool chooses = e->deed == STS_DO_HIT && e->pick == STS_CHOOSE;
	if (aims == 0) {
		next_effect(work);
		return;
	}
	int only = sts_lowest(aims) - 1, from = sts_from(t->r, work->source);
	uint64_t parts = chooses ? sts_exposed(t->r, s, only, e, from) : 0;
	if (work->again == 0)
		work->again = (uint8_t)(chooses ? e->n : 1);
	if ((aims & (aims - 1)) == 0 && (parts & (parts - 1)) == 0)
		sts_aim(t, only, chooses ? sts_lowest(parts) : 0);
	else
		ask(t, STS_AIMING, s->turn);
}

/* --- what those it is for may choose -------------------------------------------- */

static bool has_choice(const struct sts_table *t, int seat, int phase)
{
	const struct sts_player *p = &t->s->player[seat];
	return phase == STS_MENDING ? p->off != 0 : sts_takeable(t->r, p) > 0;
}

/* Everybody it is for chooses up to n times, in turn order from the token's holder. */
static void ask_each(struct sts_table *t, struct sts_work *work, const struct sts_effect *e,
                     int phase)
{
	int designers = sts_designers(t->r, t->s);
	if (work->again == 0) {
		work->again = (uint8_t)e->n;
		work->asked = work->meant[work->effect];
	}
	for (int i = 0; i < designers; i++) {
		int seat = sts_seat_after(t->s->holder, i, designers);
		if (!((work->asked >> seat) & 1))
			continue;
		if (has_choice(t, seat, phase)) {
			ask(t, phase, seat);
			return;
		}
		work->asked &= (uint8_t)~pl_bit(seat);
		work->again = (uint8_t)e->n;
	}
	next_effect(work);
}

/* This seat has chosen for the last time. */
void sts_stop(struct sts_table *t, int seat)
{
	struct sts_work *work = at_work(t);
	work->asked &= (uint8_t)~pl_bit(seat);
	work->again = (uint8_t)sts_next_effect(t->r, t->s)->n;
	if (work->asked == 0)
		next_effect(work);
}

static void chosen_once(struct sts_table *t, int seat)
{
	struct sts_work *work = at_work(t);
	if (work->again > 1)
		work->again--;
	else
		sts_stop(t, seat);
}

void sts_take_back(struct sts_table *t, int seat, int kind)
{
	sts_from_pile(t->r, &t->s->player[seat], kind);
	sts_say(t, STS_DID_SALVAGE, seat, kind, 0, 0, 0);
	chosen_once(t, seat);
}

void sts_mend(struct sts_table *t, int seat, int kind)
{
	t->s->player[seat].off &= ~sts_part(kind);
	t->stirred = true;
	sts_say_money(t, STS_DID_REPAIR, seat, kind, 0, 0, 0);
	chosen_once(t, seat);
}

void sts_boost(struct sts_table *t, int stat)
{
	struct sts_work *work = at_work(t);
	const struct sts_effect *e = sts_next_effect(t->r, t->s);
	sts_say(t, STS_DID_BOOST, t->s->turn, stat, e->n, 0, 0);
	sts_add_lasting(t, t->s->turn, work->source, work->effect, e->turns, stat);
	next_effect(work);
}

/* --- what asks nobody -------------------------------------------------------------- */

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
}

/* The Shift may put a Disturbance to work, which is done with before the next. */
static void shift_again(struct sts_table *t, struct sts_work *work, const struct sts_effect *e)
{
	if (work->again == 0)
		work->again = (uint8_t)e->n;
	if (work->again > 1)
		work->again--;
	else
		next_effect(work);
	sts_shift(t, true);
}

static void do_at_once(struct sts_table *t, struct sts_work *work, const struct sts_effect *e)
{
	struct sts_state *s = t->s;
	switch (e->deed) {
	case STS_DO_DRAW:
		s->draws = (uint8_t)(s->draws + e->n);
		break;
	case STS_DO_DIG:
		dig(t, e);
		break;
	case STS_DO_TOKEN:
		sts_give_token(t, work->meant[work->effect]);
		break;
	case STS_DO_DROP:
		sts_drop_contracts(t, e->n);
		break;
	default:
		if (e->deed == STS_DO_PHASE && e->who == STS_SELF)
			s->changed = 1; /* STS-042 */
		sts_do_to_all(t, work);
		break;
	}
	next_effect(work);
}

/* --- one after the other -------------------------------------------------------------- */

static void work_on(struct sts_table *t, struct sts_work *work, const struct sts_effect *e)
{
	if (work->meant[work->effect] == 0) {
		next_effect(work);
	} else if (e->who == STS_RIVAL || e->who == STS_TOP_RIVAL) {
		take_aim(t, work, e);
	} else if (e->deed == STS_DO_SALVAGE || e->deed == STS_DO_MEND) {
		ask_each(t, work, e, e->deed == STS_DO_MEND ? STS_MENDING : STS_SALVAGING);
	} else if (e->deed == STS_DO_BOOST) {
		ask(t, STS_BOOSTING, t->s->turn);
	} else if (e->deed == STS_DO_SHIFT) {
		shift_again(t, work, e);
	} else {
		do_at_once(t, work, e);
	}
}

void sts_work(struct sts_table *t)
{
	struct sts_work *work = at_work(t);
	int count;
	const struct sts_effect *effect = sts_effects_of(t->r, work->source, &count);
	if (work->effect >= count || (work->single && effect[work->effect].action < 0))
		finish(t, work);
	else
		work_on(t, work, &effect[work->effect]);
}

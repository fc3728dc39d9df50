/* small.h - small words, used everywhere in this folder; a part of space_tug.h. [R] */
#ifndef PERILUNE_SPACE_TUG_SMALL_H
#define PERILUNE_SPACE_TUG_SMALL_H

PL_FN const struct sts_rules *sts_numbers(const struct pl_rules *rules)
{
	return (const struct sts_rules *)rules;
}

PL_FN const struct sts_state *sts_position(const struct pl_state *state)
{
	return (const struct sts_state *)state;
}

/* Players with a tug: all but the Epoch Master, who sits last. */
PL_FN int sts_designers(const struct sts_rules *r, const struct sts_state *s)
{
	return s->base.seats - r->master;
}

/* The kinds of a deck: from first to last. */
PL_FN int sts_first_of(const struct sts_rules *r, int deck)
{
	return deck == STS_DESIGN_DECK ? 1 : r->designs + 1;
}

PL_FN int sts_last_of(const struct sts_rules *r, int deck)
{
	return deck == STS_DESIGN_DECK ? r->designs : r->cards;
}

PL_FN int sts_deck_of(const struct sts_rules *r, int kind)
{
	return kind <= r->designs ? STS_DESIGN_DECK : STS_OPS_DECK;
}

PL_FN uint64_t sts_part(int kind)
{
	return (uint64_t)1 << (kind - 1);
}

PL_FN int sts_count_bits(uint64_t bits)
{
	bits -= (bits >> 1) & 0x5555555555555555u;
	bits = (bits & 0x3333333333333333u) + ((bits >> 2) & 0x3333333333333333u);
	bits = (bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0fu;
	return (int)((bits * 0x0101010101010101u) >> 56);
}

PL_FN uint64_t sts_working(const struct sts_player *p)
{
	return p->built & ~p->off;
}

PL_FN int sts_held(const struct sts_player *p, int kind)
{
	return p->hand[kind] & 15;
}

PL_FN int sts_seen(const struct sts_player *p, int kind)
{
	return p->hand[kind] >> 4;
}

/* The designer so many places after a seat, which is among them. */
PL_FN int sts_seat_after(int seat, int places, int designers)
{
	int after = seat + places;
	return after >= designers ? after - designers : after;
}

PL_FN int sts_hand_size(const struct sts_player *p)
{
	return p->held[0] + p->held[1];
}

PL_FN int sts_pile_size(const struct sts_player *p)
{
	return p->piled[0] + p->piled[1];
}

PL_FN bool sts_is_over(const struct sts_state *s)
{
	return s->base.phase >= STS_WON;
}

PL_FN bool sts_before_play(const struct sts_state *s)
{
	return s->round == 0;
}

/* What goes on now: a Disturbance, or else the card or action that is at work. */
PL_FN const struct sts_work *sts_at_work(const struct sts_state *s)
{
	return &s->work[s->work[STS_STRUCK].source != 0 ? STS_STRUCK : STS_PLAYED];
}

PL_FN bool sts_is_epoch(int source)
{
	return source > STS_SOURCE_EPOCH && source <= STS_SOURCE_PERSONA;
}

/* The effects of a source, and how many. */
PL_FN const struct sts_effect *sts_effects_of(const struct sts_rules *r, int source, int *count)
{
	if (source > STS_SOURCE_PERSONA) {
		*count = r->persona_card[source - STS_SOURCE_PERSONA - 1].effects;
		return r->persona_card[source - STS_SOURCE_PERSONA - 1].effect;
	}
	if (source > STS_SOURCE_EPOCH) {
		*count = r->epoch[source - STS_SOURCE_EPOCH - 1].effects;
		return r->epoch[source - STS_SOURCE_EPOCH - 1].effect;
	}
	*count = r->card[source - 1].effects;
	return r->card[source - 1].effect;
}

/* The next effect of what goes on. */
PL_FN const struct sts_effect *sts_next_effect(const struct sts_rules *r, const struct sts_state *s)
{
	const struct sts_work *work = sts_at_work(s);
	int count;
	return &sts_effects_of(r, work->source, &count)[work->effect];
}

/* Whether an effect hangs on a count, and is worked out after all that is counted. */
PL_FN bool sts_counts(const struct sts_effect *e)
{
	return e->per != 0 || e->held != 0;
}

/* Whether an effect stands by itself, rather than happening or being done. */
PL_FN bool sts_stands(const struct sts_effect *e)
{
	return e->deed == 0;
}

/* Tell everybody that something happened. */
PL_FN void sts_say(struct sts_table *t, int kind, int seat, int a, int b, int c, int d)
{
	if (t->events == NULL)
		return;
	struct pl_event event = { (uint8_t)kind,
		                  (uint8_t)seat,
		                  0,
		                  { (uint8_t)a, (uint8_t)b, (uint8_t)c, (uint8_t)d },
		                  { 0 } };
	pl_emit(t->events, event);
}

/* The same where a is followed by $M in two bytes, then b and c. */
PL_FN void sts_say_money(struct sts_table *t, int kind, int seat, int a, int money, int b, int c)
{
	if (t->events == NULL)
		return;
	struct pl_event event = { (uint8_t)kind,
		                  (uint8_t)seat,
		                  0,
		                  { (uint8_t)a, (uint8_t)(money >> 8), (uint8_t)money, (uint8_t)b,
		                    (uint8_t)c },
		                  { 0 } };
	pl_emit(t->events, event);
}

PL_FN int sts_event_money(const struct pl_event *event)
{
	return event->arg[1] << 8 | event->arg[2];
}

PL_FN int sts_price(const struct sts_rules *r, const struct sts_figures *f, int kind)
{
	int more = f->knob[kind <= r->designs ? STS_KNOB_COST_DESIGN : STS_KNOB_COST_OPS];
	return pl_most(0, r->card[kind - 1].cost + f->knob[r->price_knob[kind]] + more);
}

/* Cards that may be played a turn in the present phase; 255 without limit. STS-029, STS-030;
 * STS-110: while somebody is near the goal. */
PL_FN int sts_play_limit(const struct sts_rules *r, const struct sts_state *s, int seat,
                         const struct sts_figures *f)
{
	for (int other = 0; r->sprint && other < sts_designers(r, s); other++)
		if (s->player[other].funds > r->sprint_above)
			return 255;
	int design = f->knob[STS_KNOB_PLAYS_DESIGN], ops = f->knob[STS_KNOB_PLAYS_OPS];
	return pl_most(0, s->player[seat].ops ? ops : design);
}

#endif

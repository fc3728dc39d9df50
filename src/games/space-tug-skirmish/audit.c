/* audit.c - the invariants of a position, for tests and for catching our own
 * mistakes: no card is lost or in two places, nothing is out of its bounds,
 * what a phase keeps for itself is 0 in all others, unused bytes are 0. */
#include "core/deck.h"
#include "games/space-tug-skirmish/space_tug.h"

static const char *audit_cards(const struct sts_rules *r, const struct sts_state *s)
{
	int left[STS_DECKS] = { 0, 0 };
	for (int kind = 1; kind <= STS_CARDS; kind++) {
		const struct sts_work *played = &s->work[STS_PLAYED];
		int cards = s->deck[kind] + (played->source == kind && !played->single);
		for (int seat = 0; seat < STS_SEATS; seat++) {
			const struct sts_player *p = &s->player[seat];
			cards += sts_held(p, kind) + p->pile[kind];
			if (kind <= STS_PARTS)
				cards += (p->built & sts_part(kind)) != 0;
		}
		if (cards != (kind <= r->cards ? r->card[kind - 1].copies : 0))
			return "STS-002: a card is lost or doubled";
		if (kind <= r->cards)
			left[sts_deck_of(r, kind)] += s->deck[kind];
	}
	if (s->deck[0] != 0)
		return "STS-002: there is no card of kind 0";
	if (left[0] != s->left[0] || left[1] != s->left[1])
		return "STS-046: a deck is miscounted";
	return NULL;
}

static const char *audit_epochs(const struct sts_rules *r, const struct sts_state *s)
{
	if (s->epoch[0] != 0)
		return "STS-002: there is no Epoch card of kind 0";
	for (int epoch = 1; epoch <= STS_EPOCHS; epoch++)
		if (epoch > r->epochs ? s->epoch[epoch] != 0 : sts_epoch_discards(r, s, epoch) < 0)
			return "STS-002: too many Epoch cards";
	if (s->context > r->epochs ||
	    (s->context != 0 && r->epoch[s->context - 1].kind != STS_CONTEXT))
		return "STS-092: no such Context";
	for (int i = 0; i < STS_CONTRACTS; i++) {
		int epoch = s->contract[i];
		if (epoch > r->epochs || (epoch != 0 && r->epoch[epoch - 1].kind != STS_CONTRACT))
			return "STS-079: no such Contract";
		if (epoch != 0 && (i >= r->contracts_active || (i > 0 && s->contract[i - 1] == 0)))
			return "STS-080: Contracts out of their places";
	}
	bool mastering = s->base.phase == STS_MASTERING;
	for (int i = 0; i < STS_OFFER; i++) {
		if ((s->offer[i] != 0) != (mastering && i < r->master_draws))
			return "STS-113: cards in the Epoch Master's hand";
		if (i > 0 && s->offer[i] != 0 && s->offer[i] < s->offer[i - 1])
			return "STS-113: the Epoch Master's cards are out of order";
	}
	return NULL;
}

static const char *audit_hand(const struct sts_rules *r, const struct sts_player *p)
{
	int held[STS_DECKS] = { 0, 0 }, piled[STS_DECKS] = { 0, 0 };
	if (p->hand[0] != 0 || p->pile[0] != 0)
		return "STS-002: there is no card of kind 0";
	for (int kind = 1; kind <= r->cards; kind++) {
		if (sts_seen(p, kind) > sts_held(p, kind))
			return "STS-C38: a card is known that is not there";
		held[sts_deck_of(r, kind)] += sts_held(p, kind);
		piled[sts_deck_of(r, kind)] += p->pile[kind];
	}
	for (int deck = 0; deck < STS_DECKS; deck++)
		if (held[deck] != p->held[deck] || piled[deck] != p->piled[deck])
			return "STS-033: a hand or pile is miscounted";
	return NULL;
}

static const char *audit_tug(const struct sts_rules *r, const struct sts_player *p)
{
	uint64_t parts = ((uint64_t)1 << r->parts) - 1;
	if ((p->built & ~parts) != 0 || (p->off & ~p->built) != 0)
		return "STS-055: a disabled card that is not on the tug";
	for (int slot = STS_FUEL; slot <= STS_SLOTS; slot++)
		if (sts_count_bits(p->built & r->of_slot[slot]) > 1)
			return "STS-067: two Specs in one place";
	if (p->ops > 1 || p->funds > STS_MOST_FUNDS)
		return "STS-028: funds or phase out of bounds";
	return NULL;
}

static const char *audit_lasting(const struct sts_rules *r, const struct sts_player *p)
{
	for (int i = 0; i < STS_LASTING; i++) {
		const struct sts_lasting *last = &p->lasting[i];
		if (last->source == 0) {
			if (last->effect != 0 || last->turns != 0 || last->stat != 0 ||
			    (i + 1 < STS_LASTING && p->lasting[i + 1].source != 0))
				return "STS-077: lasting effects have a gap";
			continue;
		}
		if (last->source > STS_SOURCE_LAST)
			return "STS-077: a lasting effect of nothing";
		int count;
		const struct sts_effect *effect = sts_effects_of(r, last->source, &count);
		if (last->effect >= count ||
		    (effect[last->effect].deed != STS_DO_LASTING &&
		     effect[last->effect].deed != STS_DO_BOOST))
			return "STS-077: a lasting effect that does not last";
		if ((effect[last->effect].deed == STS_DO_BOOST) != (last->stat != 0) ||
		    last->stat > STS_STATS)
			return "STS-050: a boost of no stat";
	}
	return NULL;
}

static const char *audit_persona(const struct sts_rules *r, const struct sts_state *s, int seat)
{
	const struct sts_player *p = &s->player[seat];
	bool has = r->personas != STS_PERSONAS_OFF && s->base.phase != STS_BECOMING;
	if (p->persona > r->persona_rows || (p->persona == 0) != (p->level == 0) ||
	    p->level > STS_LEVELS)
		return "STS-101: no such Persona or level";
	if ((r->personas == STS_PERSONAS_OFF && p->persona != 0) || (has && p->persona == 0))
		return "STS-101: a Persona too many or too few";
	for (int other = 0; other < seat; other++)
		if (p->persona != 0 && s->player[other].persona == p->persona)
			return "STS-101: two players of one Persona";
	return NULL;
}

static const char *audit_choice(const struct sts_state *s, int seat)
{
	int choice = s->player[seat].choice;
	bool opening = s->base.phase == STS_SPLITTING || s->base.phase == STS_REDRAWING;
	bool answered = ((s->base.sealed & ~(unsigned)s->base.pending) >> seat) & 1;
	if ((choice != 0) != (opening && answered))
		return "STS-010: a choice of somebody not asked";
	return NULL;
}

static const char *audit_seat(const struct sts_rules *r, const struct sts_state *s, int seat)
{
	const struct sts_player *p = &s->player[seat];
	const char *broken = audit_hand(r, p);
	if (broken == NULL)
		broken = audit_tug(r, p);
	if (broken == NULL)
		broken = audit_lasting(r, p);
	if (broken == NULL)
		broken = audit_persona(r, s, seat);
	if (broken == NULL)
		broken = audit_choice(s, seat);
	for (size_t i = 0; broken == NULL && i < sizeof p->unused; i++)
		if (p->unused[i] != 0)
			broken = "unused bytes are zero";
	return broken;
}

/* Seats without a tug are all 0, the Epoch Master's included. */
static const char *audit_empty_seat(const struct sts_player *p)
{
	const uint8_t *bytes = (const uint8_t *)p;
	for (size_t i = 0; i < sizeof *p; i++)
		if (bytes[i] != 0)
			return "STS-113: a seat without a tug holds something";
	return NULL;
}

/* What is at work is a card or an action, or a Disturbance; what is not is all 0. */
static const char *audit_source(const struct sts_rules *r, const struct sts_state *s, int which)
{
	const struct sts_work *work = &s->work[which];
	int all = (1 << sts_designers(r, s)) - 1;
	bool none = work->effect == 0 && work->again == 0 && work->single == 0 && work->asked == 0;
	if (work->source > STS_SOURCE_LAST || work->effect > STS_EFFECTS || work->single > 1)
		return "STS-077: no such card or effect at work";
	for (int i = 0; i < STS_EFFECTS; i++) {
		none = none && work->meant[i] == 0;
		if ((work->meant[i] & ~all) != 0)
			return "STS-C42: an effect for somebody without a tug";
	}
	if (work->source == 0 && !none)
		return "STS-077: an effect of no card";
	if ((which == STS_STRUCK && work->source != 0) != sts_is_epoch(work->source))
		return "STS-095: only Disturbances strike";
	if ((work->asked & ~all) != 0 ||
	    (work->asked != 0 && (s->base.pending & work->asked) == 0 && work == sts_at_work(s) &&
	     !sts_is_over(s)))
		return "STS-C42: somebody is asked whom it is not for";
	return NULL;
}

static const char *audit_work(const struct sts_rules *r, const struct sts_state *s)
{
	for (int which = 0; which < STS_WORKS; which++) {
		const char *broken = audit_source(r, s, which);
		if (broken != NULL)
			return broken;
	}
	int phase = s->base.phase;
	bool choosing = phase >= STS_AIMING && phase <= STS_BOOSTING;
	const struct sts_work *work = sts_at_work(s);
	if (choosing && work->source == 0)
		return "STS-077: a choice without a card";
	if (work->source != 0 && !choosing && phase != STS_DRAWING && !sts_is_over(s))
		return "STS-077: a card at work while nobody chooses";
	if (s->work[STS_STRUCK].source != 0 && phase != STS_MENDING && phase != STS_SALVAGING &&
	    !sts_is_over(s))
		return "STS-095: a Disturbance waits for nothing";
	if ((s->draws != 0) != (phase == STS_DRAWING) && !sts_is_over(s))
		return "STS-021: cards to draw outside the draw";
	if (s->round > r->round_limit || (s->round == 0) != (s->step == 0))
		return "STS-C32: beyond the round limit";
	if (s->wave != 0 && phase != STS_REDRAWING)
		return "STS-011: hands are dealt before play only";
	return NULL;
}

static const char *audit_course(const struct sts_rules *r, const struct sts_state *s)
{
	const struct pl_state *base = &s->base;
	int designers = sts_designers(r, s);
	if (base->phase < STS_SPLITTING || base->phase > STS_TIMED_OUT)
		return "no such phase";
	if ((base->pending == 0) != sts_is_over(s))
		return "somebody is asked exactly until the end";
	if (base->pending >> base->seats != 0 || s->turn >= designers || s->first >= designers ||
	    s->holder >= designers)
		return "STS-113: a turn or token for somebody without a tug";
	if (base->sealed != 0 && base->phase != STS_SPLITTING && base->phase != STS_REDRAWING)
		return "STS-C33: only opening hands are sealed";
	if (s->shifted > 1 || s->changed > 1)
		return "a flag is 0 or 1";
	for (size_t i = 0; i < sizeof s->unused; i++)
		if (s->unused[i] != 0)
			return "unused bytes are zero";
	return audit_work(r, s);
}

/* STS-C04, STS-C23: nothing that is met or won waits. */
static const char *audit_settled(const struct sts_rules *r, const struct sts_state *s)
{
	if (sts_before_play(s) || sts_is_over(s))
		return NULL;
	for (int seat = 0; seat < sts_designers(r, s); seat++) {
		struct sts_figures f;
		sts_figure(r, s, seat, &f);
		for (int i = 0; s->player[seat].ops && i < STS_CONTRACTS; i++)
			if (s->contract[i] != 0 &&
			    sts_meets(r, &s->player[seat], &f, s->contract[i]) != 0)
				return "STS-C04: a Contract that is met was overlooked";
	}
	for (int seat = 0; seat < sts_designers(r, s); seat++)
		if (sts_could_reach(r, s, seat))
			return "STS-104: a level that is reached was overlooked";
	if (r->master && sts_team_funds(r, s) >= sts_designers(r, s) * r->team_goal)
		return "STS-114: the team's goal was overlooked";
	return NULL;
}

const char *sts_audit(const struct pl_rules *rules, const struct pl_state *state)
{
	const struct sts_rules *r = sts_numbers(rules);
	const struct sts_state *s = sts_position(state);
	const char *broken = audit_cards(r, s);
	if (broken == NULL)
		broken = audit_epochs(r, s);
	for (int seat = 0; broken == NULL && seat < STS_SEATS; seat++)
		broken = seat < sts_designers(r, s) ? audit_seat(r, s, seat)
						    : audit_empty_seat(&s->player[seat]);
	if (broken == NULL)
		broken = audit_course(r, s);
	return broken != NULL ? broken : audit_settled(r, s);
}

/* audit.c - the invariants of a position, for tests and for catching our own
 * mistakes: nothing is lost, nothing is in two places, unused bytes are 0. */
#include "core/deck.h"
#include "games/one-small-step/one_small_step.h"

static const char *audit_cards(const struct oss_rules *r, const struct oss_state *s)
{
	for (int kind = 1; kind <= OSS_KINDS; kind++) {
		int cards = s->deck[kind] + s->discard[kind];
		for (int seat = 0; seat < OSS_SEATS; seat++)
			cards += oss_held(&s->player[seat].hand, kind);
		cards += s->card == kind;
		if (cards != (kind <= r->kind_count ? r->card[kind - 1].copies : 0))
			return "OSS-016: a card is lost or doubled";
	}
	if (s->deck[0] != 0 || s->discard[0] != 0)
		return "OSS-016: there is no card of kind 0";
	if (s->deck_left != pl_deck_count(s->deck, OSS_KINDS + 1))
		return "OSS-073: the deck is miscounted";
	return NULL;
}

static const char *audit_hand(const struct oss_rules *r, const struct oss_state *s, int seat)
{
	const struct oss_player *p = &s->player[seat];
	int cards = 0;
	for (int kind = 1; kind <= OSS_KINDS; kind++)
		cards += oss_held(&p->hand, kind);
	if (cards != p->cards)
		return "OSS-075: a hand is miscounted";
	bool mine = seat == s->turn && s->base.phase != OSS_ACTING;
	if (cards > r->hand_limit && !mine && !oss_is_over(s))
		return "OSS-076: a hand is over the limit";
	for (int holder = 0; holder < OSS_SEATS; holder++) {
		const struct oss_hand *known = &p->known[holder];
		if (!oss_is_empty(known) && (holder == seat || holder >= s->base.seats))
			return "OSS-009: knowledge of no hand";
		for (int kind = 1; kind <= OSS_KINDS; kind++)
			if (oss_held(known, kind) > oss_held(&s->player[holder].hand, kind))
				return "OSS-009: a card is known that is not there";
	}
	return NULL;
}

static const char *audit_technologies(const struct oss_rules *r, const struct oss_state *s,
                                      int seat)
{
	const struct oss_player *p = &s->player[seat];
	uint32_t missions = p->marks & r->missions;
	if ((p->marks & ~r->every) != 0)
		return "OSS-055: a marker off the tree";
	if ((p->marks & ~s->claimed) != 0)
		return "OSS-055: a marker that was never put down";
	if (((p->marks >> r->moon) & 1) != (p->landed != 0) && s->tech != r->moon)
		return "OSS-091: on the Moon without a marker, or the other way round";
	/* What is stripped is works only, so missions still stand on missions. */
	for (; missions != 0; missions &= missions - 1)
		if (!oss_leads_to(r, p->marks | r->works, pl_lowest(missions)))
			return "OSS-054: a mission without those before it";
	if (p->firsts > oss_count_bits(p->marks & r->missions))
		return "OSS-C29: first where there is no marker";
	return NULL;
}

static const char *audit_spies(const struct oss_rules *r, const struct oss_state *s, int seat)
{
	const struct oss_player *p = &s->player[seat];
	uint32_t mats = 0;
	for (int other = 0; other < s->base.seats; other++)
		if (other != seat)
			mats |= oss_mat_mask(other);
	if ((p->watches & ~mats) != 0)
		return "OSS-086: a spy on no rival's mat";
	if ((p->posts & ~r->every) != 0)
		return "OSS-086: a spy off the tree";
	if (r->moon_spies == OSS_BARRED && ((p->posts >> r->moon) & 1))
		return "OSS-C08: a spy before the Moon";
	if (p->tier < 1 || p->tier > OSS_TIERS || oss_spies_out(p) > p->tier)
		return "OSS-085: more spies than the tier allows";
	for (int other = 0; other < seat; other++)
		if ((p->posts & s->player[other].posts & ~oss_marked(s, -1)) != 0)
			return "OSS-C08: two spies block one technology";
	return NULL;
}

static const char *audit_seat(const struct oss_rules *r, const struct oss_state *s, int seat)
{
	const struct oss_player *p = &s->player[seat];
	const char *broken = audit_hand(r, s, seat);
	if (broken == NULL)
		broken = audit_technologies(r, s, seat);
	if (broken == NULL)
		broken = audit_spies(r, s, seat);
	if (broken != NULL)
		return broken;
	for (int resource = 0; resource <= OSS_RESOURCES; resource++)
		if (p->stock[resource] > (resource == 0 ? 0 : OSS_MOST))
			return "OSS-C32: more of a resource than is counted";
	if (p->faction > OSS_FACTIONS || (p->faction == 0 && s->base.phase != OSS_DRAFTING))
		return "OSS-028: no such country";
	for (int other = 0; other < seat; other++)
		if (p->faction != 0 && p->faction == s->player[other].faction)
			return "OSS-028: one country twice";
	if (p->guards > r->guards_most)
		return "OSS-C34: too many guards";
	if ((p->stalled & ~((1u << s->base.seats) - 1)) != 0 || (p->stalled & pl_bit(seat)) != 0)
		return "OSS-C37: talks that nobody holds";
	if (p->style > OSS_STYLES || (p->style != 0) != (r->styles != 0))
		return "no such style";
	return NULL;
}

static const char *audit_landings(const struct oss_state *s)
{
	unsigned places = 0;
	for (int seat = 0; seat < s->base.seats; seat++)
		places |= 1u << s->player[seat].landed;
	if ((places & ~1u) != (2u << s->landings) - 2)
		return "OSS-093: places on the Moon are mixed up";
	if (s->timer == 0)
		return s->landings == 0 ? NULL : "OSS-091: a landing without the timer";
	if (s->timer > s->base.seats || s->player[s->timer - 1].landed != 1)
		return "OSS-091: a timer that nobody started";
	return NULL;
}

/* While the owner of a spy is asked: it stands there, and there is something to take. */
static bool is_at_stake(const struct oss_state *s)
{
	return s->aimed >= 1 && s->aimed <= OSS_MATS && oss_place_seat(s->aimed) == s->turn &&
		s->target != s->turn + 1 && s->target <= s->base.seats &&
		((s->player[s->target - 1].watches >> s->aimed) & 1) && s->left > 0 &&
		s->player[s->turn].stock[oss_place_resource(s->aimed)] > 0;
}

/* What belongs to an action under way is there, and nothing else. */
static const char *audit_turn(const struct oss_rules *r, const struct oss_state *s)
{
	int phase = s->base.phase;
	if (s->card > r->kind_count || s->tech > r->technology_count)
		return "no such card or technology at work";
	if (s->card != 0 && s->tech == 0 && s->card_step >= r->card[s->card - 1].does_count)
		return "OSS-072: a card that has nothing more to do";
	if ((s->card == 0 && s->card_step != 0) || (s->tech == 0 && s->tech_step != 0))
		return "a step of nothing";
	bool of_rivals = phase == OSS_RANSOMING || phase == OSS_SKIMMING;
	if ((phase == OSS_PICKING || of_rivals) != (s->target != 0))
		return "OSS-C35: a hand that is seen when it should not be";
	if (s->aimed != 0 && !of_rivals)
		return "OSS-C44: a ransom that nobody is asked for";
	if (phase == OSS_SKIMMING && !is_at_stake(s))
		return "OSS-046: a spy that is not there, or nothing to take";
	if (s->lifted != 0 && phase != OSS_PLACING)
		return "OSS-C08: a spy in the air";
	if ((phase == OSS_TRADING) != (s->selling != 0) || (s->selling == 0 && s->dealt != 0))
		return "OSS-048: a trade that is none";
	int asked = of_rivals ? s->target - 1 : s->turn;
	if (phase >= OSS_ACTING && phase < OSS_LANDED && s->base.pending != pl_bit(asked))
		return "OSS-037: somebody else is asked";
	if (s->turn >= s->base.seats || s->first >= s->base.seats)
		return "OSS-037: the turn of nobody";
	if (s->turns > r->turn_limit + 1 || (s->turns == 0) != (phase == OSS_DRAFTING))
		return "OSS-C26: turns beyond the limit";
	return NULL;
}

static const char *audit_empty(const struct oss_state *s)
{
	const struct oss_player *p;
	for (int seat = s->base.seats; seat < OSS_SEATS; seat++) {
		p = &s->player[seat];
		if (!oss_is_empty(&p->hand) || p->marks != 0 || p->posts != 0 || p->watches != 0 ||
		    p->faction != 0 || p->tier != 0 || oss_stockpile(p) != 0)
			return "OSS-002: something at an empty seat";
	}
	for (size_t i = 0; i < sizeof s->unused; i++)
		if (s->unused[i] != 0)
			return "a byte that is not used";
	return NULL;
}

const char *oss_audit(const struct pl_rules *rules, const struct pl_state *state)
{
	const struct oss_rules *r = oss_numbers(rules);
	const struct oss_state *s = oss_position(state);
	const char *broken = audit_cards(r, s);
	for (int seat = 0; broken == NULL && seat < state->seats; seat++)
		broken = audit_seat(r, s, seat);
	if (broken == NULL)
		broken = audit_landings(s);
	if (broken == NULL)
		broken = audit_turn(r, s);
	if (broken == NULL)
		broken = audit_empty(s);
	if (broken == NULL && (s->objective < 1 || s->objective > r->objective_count))
		broken = "OSS-034: no such objective";
	return broken;
}

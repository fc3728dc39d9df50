/* sights.c - what a judge that learns sees of a position: money and income, the tug with its
 * stats and what Contracts it could take, what the hand is good for, whose turn it is and how
 * much of it is left, and the world of the Epoch cards. Facts alone: what they are worth is
 * for the judge to learn. What hangs on the data alone is in uses.c. */
#include "games/space-tug-skirmish/sense.h"

enum {
	NEAR_STEPS = 6,
	FUNDS_STEPS = 5,
	ROUND_STEPS = 7,
	HELD_USES = STS_USE_RECALL + 1,
	MOST_TURNS = PL_SIGHT_MOST /* half turns */
};

enum own_sight {
	MISSING,
	NEAR,
	FUNDS = NEAR + NEAR_STEPS,
	FUNDS_AT,
	AHEAD = FUNDS_AT + FUNDS_STEPS,
	BEHIND,
	IN_OPS,
	INCOME,
	PLAIN_INCOME,
	TURNS,
	SOONER,
	LATER,
	WINS_NOW,
	WINS_NEXT,
	STRENGTH,
	SPEED,
	ENERGY,
	BELOW,
	POINTS,
	REACH,
	LAUNCH_PAY,
	SPEC_PAY,
	BOOST_PAY,
	LACK,
	FEATURES,
	SPECS,
	ILITIES,
	OFF,
	OFF_INCOME,
	OFF_REPAIR,
	DRAWS,
	DESIGN_PLAYS,
	OPS_PLAYS,
	FREE_SPECS,
	MORE_PAY,
	LESS_PAY,
	RETURN,
	CHEAPER,
	DEARER,
	CHEAP_ATTACKS,
	WARDS_ATTACKS,
	WARDS_EPOCH,
	ACTIONS,
	TRIGGERS,
	HAND_DESIGN,
	HAND_OPS,
	HOLDS,
	PLAYABLE = HOLDS + HELD_USES,
	BEST_BUILD,
	OVER_HAND,
	PILE,
	LASTING,
	TAKEN,
	LAUNCHES,
	LEVEL,
	TOKEN,
	TURN,
	UNTIL,
	PLAYS_LEFT,
	CHANGED,
	TO_DRAW,
	CHOSEN,
	KEPT,
	MASTER,
	OWN_SIGHTS
};

static const char *const own_names[] = {
	[MISSING] = "$M missing",
	[NEAR] = "at most $60M missing",
	[NEAR + 1] = "at most $40M missing",
	[NEAR + 2] = "at most $25M missing",
	[NEAR + 3] = "at most $15M missing",
	[NEAR + 4] = "at most $8M missing",
	[NEAR + 5] = "nothing missing",
	[FUNDS] = "$M",
	[FUNDS_AT] = "$3M or more",
	[FUNDS_AT + 1] = "$6M or more",
	[FUNDS_AT + 2] = "$10M or more",
	[FUNDS_AT + 3] = "$15M or more",
	[FUNDS_AT + 4] = "$25M or more",
	[AHEAD] = "$M ahead of the richest rival",
	[BEHIND] = "$M behind the richest rival",
	[IN_OPS] = "in Ops",
	[INCOME] = "income",
	[PLAIN_INCOME] = "income without Context and percents",
	[TURNS] = "turns to the goal",
	[SOONER] = "turns before the fastest rival",
	[LATER] = "turns after the fastest rival",
	[WINS_NOW] = "wins at the end of this turn",
	[WINS_NEXT] = "income of one turn wins",
	[STRENGTH] = "Strength",
	[SPEED] = "Speed",
	[ENERGY] = "Energy",
	[BELOW] = "stat points below zero",
	[POINTS] = "stat points",
	[REACH] = "share of all Contracts that its stats reach",
	[LAUNCH_PAY] = "what open Contracts would pay in Ops",
	[SPEC_PAY] = "the same with the best Spec of the hand, in Design",
	[BOOST_PAY] = "the same with a boost of the hand, in Ops",
	[LACK] = "stat points lacking for the nearest Contract",
	[FEATURES] = "working Features",
	[SPECS] = "working Specs",
	[ILITIES] = "working Ilities",
	[OFF] = "disabled cards",
	[OFF_INCOME] = "income of disabled cards",
	[OFF_REPAIR] = "price of all repairs",
	[DRAWS] = "cards drawn a turn",
	[DESIGN_PLAYS] = "cards in a Design turn",
	[OPS_PLAYS] = "cards in an Ops turn",
	[FREE_SPECS] = "Specs that are no card play",
	[MORE_PAY] = "$M more that Contracts pay",
	[LESS_PAY] = "$M less that Contracts pay",
	[RETURN] = "price of going back to Design",
	[CHEAPER] = "$M less that Design cards cost",
	[DEARER] = "$M more that Design cards cost",
	[CHEAP_ATTACKS] = "$M less that Attacks cost",
	[WARDS_ATTACKS] = "warded against Attacks",
	[WARDS_EPOCH] = "warded against Disturbances",
	[ACTIONS] = "cards with an action",
	[TRIGGERS] = "cards that pay when something happens",
	[HAND_DESIGN] = "Design cards in hand",
	[HAND_OPS] = "Ops cards in hand",
	[HOLDS] = "hand: Features",
	[HOLDS + 1] = "hand: Specs",
	[HOLDS + 2] = "hand: Ilities",
	[HOLDS + 3] = "hand: income of what could be built",
	[HOLDS + 4] = "hand: price of what could be built",
	[HOLDS + 5] = "hand: $M to gain",
	[HOLDS + 6] = "hand: $M to take",
	[HOLDS + 7] = "hand: cards to draw",
	[HOLDS + 8] = "hand: cards to take back or find",
	[HOLDS + 9] = "hand: more card plays",
	[HOLDS + 10] = "hand: Recover and Redesign",
	[HOLDS + 11] = "hand: more income for a while",
	[HOLDS + 12] = "hand: Strength for a while",
	[HOLDS + 13] = "hand: Speed for a while",
	[HOLDS + 14] = "hand: Energy for a while",
	[HOLDS + 15] = "hand: repairs",
	[HOLDS + 16] = "hand: wards",
	[HOLDS + 17] = "hand: Epoch Shifts",
	[HOLDS + 18] = "hand: cards to disable",
	[HOLDS + 19] = "hand: cards to destroy",
	[HOLDS + 20] = "hand: income to stop",
	[HOLDS + 21] = "hand: rivals to send home",
	[PLAYABLE] = "hand: cards of this phase that can be paid",
	[BEST_BUILD] = "hand: most income that can be built now",
	[OVER_HAND] = "cards over the hand limit",
	[PILE] = "cards in the discard pile",
	[LASTING] = "effects that last",
	[TAKEN] = "Contracts taken",
	[LAUNCHES] = "launches",
	[LEVEL] = "levels of the Persona",
	[TOKEN] = "holds the shift token",
	[TURN] = "is on turn",
	[UNTIL] = "turns of others before the own",
	[PLAYS_LEFT] = "card plays left this turn",
	[CHANGED] = "changed its phase this turn",
	[TO_DRAW] = "cards still to draw now",
	[CHOSEN] = "Design cards chosen for the first hand",
	[KEPT] = "keeps the first hand",
	[MASTER] = "is the Epoch Master",
	[OWN_SIGHTS] = NULL,
};

enum table_sight {
	ROUND,
	ROUND_AT,
	LEAST_MISSING = ROUND_AT + ROUND_STEPS,
	LEAST_TURNS,
	PLAYERS,
	OPENING,
	DRAWING,
	CHOOSING,
	DISCARDING,
	AT_MASTER,
	SHIFT_DUE,
	CONTRACTS,
	OPEN_PAY,
	ASKED,
	LESS_INCOME,
	CAPPED,
	POOR,
	DRAW_MORE,
	DRAW_LESS,
	PAYS_MORE,
	ASKS_MORE,
	COSTS_LESS,
	COSTS_MORE,
	EPOCH_LEFT,
	HARM_LEFT,
	FLARES_LEFT,
	SPRINT,
	STEADY,
	TEAM_MISSING,
	TEAM_ROUNDS,
	TABLE_SIGHTS
};

static const char *const table_names[] = {
	[ROUND] = "round",
	[ROUND_AT] = "round 2 or later",
	[ROUND_AT + 1] = "round 4 or later",
	[ROUND_AT + 2] = "round 7 or later",
	[ROUND_AT + 3] = "round 10 or later",
	[ROUND_AT + 4] = "round 14 or later",
	[ROUND_AT + 5] = "round 18 or later",
	[ROUND_AT + 6] = "round 24 or later",
	[LEAST_MISSING] = "$M that the richest is missing",
	[LEAST_TURNS] = "turns of the fastest to the goal",
	[PLAYERS] = "players",
	[OPENING] = "first hands are dealt",
	[DRAWING] = "a card is drawn",
	[CHOOSING] = "a card at work asks",
	[DISCARDING] = "a card is discarded",
	[AT_MASTER] = "the Epoch Master chooses",
	[SHIFT_DUE] = "a Shift is due this round",
	[CONTRACTS] = "open Contracts",
	[OPEN_PAY] = "$M of open Contracts",
	[ASKED] = "stat points that open Contracts ask",
	[LESS_INCOME] = "Context: less income",
	[CAPPED] = "Context: something out of the ordinary",
	[POOR] = "Context: percent less revenue",
	[DRAW_MORE] = "Context: more cards drawn",
	[DRAW_LESS] = "Context: fewer cards drawn",
	[PAYS_MORE] = "Context: Contracts pay more",
	[ASKS_MORE] = "Context: Contracts ask more",
	[COSTS_LESS] = "Context: cards cost less",
	[COSTS_MORE] = "Context: cards cost more",
	[EPOCH_LEFT] = "cards in the Epoch deck",
	[HARM_LEFT] = "harmful Disturbances in it",
	[FLARES_LEFT] = "those that send tugs home",
	[SPRINT] = "a sprint is on",
	[STEADY] = "Slow and Steady",
	[TEAM_MISSING] = "$M that the team is missing",
	[TEAM_ROUNDS] = "rounds left to the team",
	[TABLE_SIGHTS] = NULL,
};

/* What is reckoned of a designer before it is seen, since others ask for it too. */
struct engineer {
	struct sts_figures f;
	int missing, income;
	int turns; /* half turns to the goal */
};

struct scene {
	const struct sts_rules *r;
	const struct sts_state *s;
	int designers, goal;
	struct engineer engineer[STS_SEATS];
};

static int places_before(const struct scene *c, int seat)
{
	int places = seat - c->s->turn;
	return places >= 0 ? places : places + c->designers;
}

static void reckon(struct scene *c)
{
	for (int seat = 0; seat < c->designers; seat++) {
		struct engineer *e = &c->engineer[seat];
		const struct sts_player *p = &c->s->player[seat];
		struct sts_outlook out;
		sts_figure(c->r, c->s, seat, &e->f);
		sts_look(c->r, c->s, p, &e->f, &out);
		e->missing = pl_most(0, c->goal - p->funds);
		e->income = sts_income(&e->f);
		e->turns = pl_least(out.turns * 2 / 10, MOST_TURNS);
	}
}

/* --- money --------------------------------------------------------------------------------- */

/* On turn, and the end of it would win: in Ops, or on the ground with the launch to come. */
static bool wins_now(const struct scene *c, int seat)
{
	const struct sts_state *s = c->s;
	if (c->r->master || s->turn != seat || c->engineer[seat].missing > 0)
		return false;
	return s->player[seat].ops ||
		(s->plays == 0 && s->changed == 0 && s->step <= STS_STEP_PLAY);
}

static void look_at_money(const struct scene *c, int seat, int16_t *own)
{
	static const uint8_t near[NEAR_STEPS] = { 27, 47, 62, 72, 79, 87 };
	static const uint8_t funds[FUNDS_STEPS] = { 3, 6, 10, 15, 25 };
	const struct engineer *e = &c->engineer[seat];
	const struct sts_player *p = &c->s->player[seat];
	int richest = 0, fastest = MOST_TURNS;
	for (int other = 0; other < c->designers; other++) {
		if (other == seat)
			continue;
		richest = pl_most(richest, c->s->player[other].funds);
		fastest = pl_least(fastest, c->engineer[other].turns);
	}
	own[MISSING] = pl_sight(e->missing);
	pl_put_steps(&own[NEAR], pl_most(87 - e->missing, 0), near, NEAR_STEPS);
	own[FUNDS] = pl_sight(p->funds);
	pl_put_steps(&own[FUNDS_AT], p->funds, funds, FUNDS_STEPS);
	own[AHEAD] = pl_sight(p->funds - richest);
	own[BEHIND] = pl_sight(richest - p->funds);
	own[IN_OPS] = pl_sight_yes(p->ops);
	own[INCOME] = pl_sight(e->income * 4);
	own[PLAIN_INCOME] = pl_sight((e->f.printed + c->r->income) * 4);
	own[TURNS] = pl_sight(e->turns);
	own[SOONER] = pl_sight((fastest - e->turns) * 2);
	own[LATER] = pl_sight((e->turns - fastest) * 2);
	own[WINS_NOW] = pl_sight_yes(wins_now(c, seat));
	own[WINS_NEXT] = pl_sight_yes(p->ops && e->income >= e->missing);
}

/* --- the tug and what it could take ---------------------------------------------------------- */

static int within(int stat)
{
	return pl_most(0, pl_least(stat, STS_REACHED - 1));
}

static void look_at_stats(const struct scene *c, int seat, int16_t *own)
{
	const struct sts_figures *f = &c->engineer[seat].f;
	int a = f->stat[STS_STRENGTH], b = f->stat[STS_SPEED], d = f->stat[STS_ENERGY];
	int more = f->knob[STS_KNOB_NEED];
	own[STRENGTH] = pl_sight(a * 12);
	own[SPEED] = pl_sight(b * 12);
	own[ENERGY] = pl_sight(d * 12);
	own[BELOW] = pl_sight(-(pl_least(a, 0) + pl_least(b, 0) + pl_least(d, 0)) * 16);
	own[POINTS] = pl_sight((a + b + d) * 6);
	own[REACH] = c->r->reached[within(a - more)][within(b - more)][within(d - more)];
}

/* Stat points that the tug lacks for a tier. */
static int lacking(const struct sts_figures *f, const struct sts_tier *tier)
{
	int points = 0;
	for (int i = 0; i < STS_STATS; i++) {
		int need = tier->need[i] + f->knob[STS_KNOB_NEED];
		if (tier->need[i] != 0)
			points += pl_most(0, need - f->stat[STS_STRENGTH + i]);
	}
	return points;
}

/* The most that open Contracts pay if one Spec of the hand were on the tug. */
static int pay_with_spec(const struct scene *c, int seat, uint64_t specs)
{
	const struct sts_rules *r = c->r;
	const struct sts_player *p = &c->s->player[seat];
	int best = 0;
	for (; specs != 0; specs &= specs - 1) {
		const struct sts_card *card = &r->card[pl_lowest(specs)];
		uint64_t old = sts_working(p) & r->of_slot[card->slot];
		struct sts_figures f = c->engineer[seat].f;
		for (int i = 0; i < STS_STATS; i++) {
			int less = old == 0 ? 0 : r->card[pl_lowest(old)].stats[i];
			int stat = f.stat[STS_STRENGTH + i] + card->stats[i] - less;
			f.stat[STS_STRENGTH + i] = (int16_t)stat;
		}
		best = pl_most(best, sts_open_pay(r, c->s, p, &f));
	}
	return best;
}

/* The same if a stat were raised by what the hand has for it. */
static int pay_with_boost(const struct scene *c, int seat, const uint16_t use[STS_USES])
{
	int best = 0;
	for (int i = 0; i < STS_STATS; i++) {
		struct sts_figures f = c->engineer[seat].f;
		int n = use[STS_USE_STRENGTH + i];
		if (n == 0)
			continue;
		f.stat[STS_STRENGTH + i] = (int16_t)(f.stat[STS_STRENGTH + i] + n);
		best = pl_most(best, sts_open_pay(c->r, c->s, &c->s->player[seat], &f));
	}
	return best;
}

static void look_at_contracts(const struct scene *c, int seat, uint64_t specs,
                              const uint16_t use[STS_USES], int16_t *own)
{
	const struct sts_figures *f = &c->engineer[seat].f;
	int least = PL_SIGHT_MOST;
	if (c->s->contract[0] == 0)
		return;
	for (int i = 0; i < STS_CONTRACTS && c->s->contract[i] != 0; i++)
		least = pl_least(least, lacking(f, &c->r->epoch[c->s->contract[i] - 1].tier[0]));
	own[LAUNCH_PAY] = pl_sight(sts_open_pay(c->r, c->s, &c->s->player[seat], f) / 5);
	if (c->s->player[seat].ops)
		own[BOOST_PAY] = pl_sight(pay_with_boost(c, seat, use) / 5);
	else
		own[SPEC_PAY] = pl_sight(pay_with_spec(c, seat, specs) / 5);
	own[LACK] = pl_sight(least * 12);
}

static void look_at_parts(const struct scene *c, int seat, int16_t *own)
{
	const struct sts_rules *r = c->r;
	const struct sts_player *p = &c->s->player[seat];
	const struct sts_figures *f = &c->engineer[seat].f;
	uint64_t working = sts_working(p);
	int lost = 0, repair = 0;
	for (uint64_t off = p->off; off != 0; off &= off - 1) {
		lost += r->card[pl_lowest(off)].income;
		repair += sts_repair_price(r, p, f, sts_lowest(off));
	}
	own[FEATURES] = pl_sight(sts_count_bits(working & r->of_kind[STS_FEATURE]) * 12);
	own[SPECS] = pl_sight(sts_count_bits(working & r->of_kind[STS_SPEC]) * 32);
	own[ILITIES] = pl_sight(sts_count_bits(working & r->of_kind[STS_ILITY]) * 16);
	own[OFF] = pl_sight(sts_count_bits(p->off) * 16);
	own[OFF_INCOME] = pl_sight(lost * 8);
	own[OFF_REPAIR] = pl_sight(repair * 8);
	own[ACTIONS] = pl_sight(sts_count_bits(working & r->with_action) * 32);
	own[TRIGGERS] = pl_sight(sts_count_bits(working & r->with_trigger) * 32);
}

static void look_at_knobs(const struct scene *c, int seat, int16_t *own)
{
	const struct sts_figures *f = &c->engineer[seat].f;
	int price = f->knob[STS_KNOB_COST_DESIGN] + f->knob[STS_KNOB_COST_FEATURE];
	own[DRAWS] = pl_sight(f->knob[STS_KNOB_DRAW] * 16);
	own[DESIGN_PLAYS] = pl_sight(f->knob[STS_KNOB_PLAYS_DESIGN] * 16);
	own[OPS_PLAYS] = pl_sight(f->knob[STS_KNOB_PLAYS_OPS] * 16);
	own[FREE_SPECS] = pl_sight(f->knob[STS_KNOB_FREE_SPECS] * 16);
	own[MORE_PAY] = pl_sight(f->knob[STS_KNOB_CONTRACT] * 8);
	own[LESS_PAY] = pl_sight(-f->knob[STS_KNOB_CONTRACT] * 8);
	own[RETURN] = pl_sight(sts_return_price(f) * 8);
	own[CHEAPER] = pl_sight(-price * 8);
	own[DEARER] = pl_sight(price * 8);
	own[CHEAP_ATTACKS] = pl_sight(-f->knob[STS_KNOB_COST_ATTACK] * 8);
	own[WARDS_ATTACKS] = pl_sight_yes(f->ward[STS_FROM_ATTACK] != 0);
	own[WARDS_EPOCH] = pl_sight_yes(f->ward[STS_FROM_EPOCH] != 0);
}

/* --- the hand -------------------------------------------------------------------------------- */

/* What of it can be played in this phase and paid, and what that would earn a turn. */
static void look_at_price(const struct scene *c, int seat, int kind, int *playable, int *income)
{
	const struct sts_player *p = &c->s->player[seat];
	int deck = p->ops ? STS_OPS_DECK : STS_DESIGN_DECK;
	if (sts_deck_of(c->r, kind) != deck ||
	    sts_price(c->r, &c->engineer[seat].f, kind) > p->funds)
		return;
	++*playable;
	*income = pl_most(*income, c->r->use[kind][STS_USE_INCOME]);
}

static void look_at_hand(const struct scene *c, int seat, int16_t *own)
{
	static const uint8_t step[HELD_USES] = { 12, 12, 16, 4,  3,  6,  6,  8, 12, 12, 16,
		                                 16, 16, 16, 16, 12, 16, 16, 8, 12, 24, 32 };
	const struct sts_rules *r = c->r;
	const struct sts_player *p = &c->s->player[seat];
	struct sts_titles held = sts_titles_in(p->hand, 1, r->cards);
	uint64_t built = sts_working(p) & ~r->of_kind[STS_SPEC];
	uint16_t use[STS_USES] = { 0 };
	int playable = 0, income = 0;
	uint64_t specs = held.word[0] & r->of_kind[STS_SPEC];
	held.word[0] &= ~built; /* a second of a name is no use */
	for (int word = 0; word < STS_WORDS; word++)
		for (uint64_t left = held.word[word]; left != 0; left &= left - 1) {
			int kind = 64 * word + sts_lowest(left);
			int copies = kind <= r->parts ? 1 : sts_held(p, kind);
			for (int i = 0; i < STS_USES; i++)
				use[i] = (uint16_t)(use[i] + copies * r->use[kind][i]);
			look_at_price(c, seat, kind, &playable, &income);
		}
	for (int i = 0; i < HELD_USES; i++)
		own[HOLDS + i] = pl_sight(use[i] * step[i]);
	own[HAND_DESIGN] = pl_sight(p->held[STS_DESIGN_DECK] * 12);
	own[HAND_OPS] = pl_sight(p->held[STS_OPS_DECK] * 12);
	own[PLAYABLE] = pl_sight(playable * 12);
	own[BEST_BUILD] = pl_sight(income * 16);
	own[OVER_HAND] =
		pl_sight((sts_hand_size(p) - c->engineer[seat].f.knob[STS_KNOB_HAND]) * 16);
	look_at_contracts(c, seat, specs, use, own);
}

/* --- the turn -------------------------------------------------------------------------------- */

static void look_at_turn(const struct scene *c, int seat, int16_t *own)
{
	const struct sts_state *s = c->s;
	own[TOKEN] = pl_sight_yes(s->holder == seat);
	own[TURN] = pl_sight_yes(s->turn == seat);
	own[UNTIL] = pl_sight(places_before(c, seat) * 16);
	if (s->turn != seat)
		return;
	bool over = s->step > STS_STEP_PLAY || s->changed != 0;
	int limit = sts_play_limit(c->r, s, seat, &c->engineer[seat].f);
	own[PLAYS_LEFT] = pl_sight(over ? 0 : (limit - s->plays) * 16);
	own[CHANGED] = pl_sight_yes(s->changed != 0);
	own[TO_DRAW] = pl_sight(s->draws * 16);
}

static void look_at_record(const struct scene *c, int seat, int16_t *own)
{
	const struct sts_player *p = &c->s->player[seat];
	int lasting = 0;
	while (lasting < STS_LASTING && p->lasting[lasting].source != 0)
		lasting++;
	own[PILE] = pl_sight(sts_pile_size(p) * 2);
	own[LASTING] = pl_sight(lasting * 16);
	own[TAKEN] = pl_sight(p->contracts * 16);
	own[LAUNCHES] = pl_sight(p->launches * 16);
	own[LEVEL] = pl_sight(p->level * 32);
	own[KEPT] = pl_sight_yes(p->choice == STS_KEPT);
	own[CHOSEN] = pl_sight(p->choice == STS_KEPT || p->choice == 0 ? 0 : p->choice * 12);
}

/* --- the table ------------------------------------------------------------------------------- */

static void look_at_context(const struct scene *c, int16_t *table)
{
	const struct sts_figures *f = &c->r->adds[STS_SOURCE_EPOCH + c->s->context];
	int price = f->knob[STS_KNOB_COST_DESIGN] + f->knob[STS_KNOB_COST_OPS] +
		f->knob[STS_KNOB_COST_ATTACK];
	table[LESS_INCOME] = pl_sight(-f->knob[STS_KNOB_INCOME] * 12);
	table[CAPPED] =
		pl_sight_yes(c->r->epoch_odd[c->s->context] | c->r->epoch_counts[c->s->context]);
	table[POOR] = pl_sight(-f->knob[STS_KNOB_REVENUE_PCT]);
	table[DRAW_MORE] = pl_sight(f->knob[STS_KNOB_DRAW] * 16);
	table[DRAW_LESS] = pl_sight(-f->knob[STS_KNOB_DRAW] * 16);
	table[PAYS_MORE] = pl_sight(f->knob[STS_KNOB_CONTRACT] * 8);
	table[ASKS_MORE] = pl_sight(f->knob[STS_KNOB_NEED] * 16);
	table[COSTS_LESS] = pl_sight(-price * 8);
	table[COSTS_MORE] = pl_sight(price * 8);
}

static void look_at_epoch(const struct scene *c, int16_t *table)
{
	const struct sts_rules *r = c->r;
	const struct sts_state *s = c->s;
	int count = 0, pay = 0, asked = 0, harm = 0, flares = 0;
	for (; count < STS_CONTRACTS && s->contract[count] != 0; count++) {
		const struct sts_tier *tier = r->epoch[s->contract[count] - 1].tier;
		pay += tier->pay;
		asked += tier->need[0] + tier->need[1] + tier->need[2];
	}
	for (int i = 0; i < r->harmful; i++)
		harm += s->epoch[r->harm[i]];
	for (int i = 0; i < r->groundings; i++)
		flares += s->epoch[r->grounding[i]];
	table[CONTRACTS] = pl_sight(count * 32);
	table[OPEN_PAY] = pl_sight(pay * 2);
	table[ASKED] = pl_sight(asked * 4);
	table[EPOCH_LEFT] = pl_sight(sts_cards_in(s->epoch, r->epochs) * 2);
	table[HARM_LEFT] = pl_sight(harm * 8);
	table[FLARES_LEFT] = pl_sight(flares * 24);
	table[SHIFT_DUE] = pl_sight_yes(s->round != 0 && !s->shifted);
}

static void look_at_phase(const struct scene *c, int16_t *table)
{
	int phase = c->s->base.phase;
	table[OPENING] = pl_sight_yes(phase < STS_DRAWING);
	table[DRAWING] = pl_sight_yes(phase == STS_DRAWING);
	table[CHOOSING] = pl_sight_yes(phase >= STS_AIMING && phase <= STS_BOOSTING);
	table[DISCARDING] = pl_sight_yes(phase == STS_DISCARDING);
	table[AT_MASTER] = pl_sight_yes(phase == STS_MASTERING);
}

static void look_at_table(const struct scene *c, int16_t *table)
{
	static const uint8_t rounds[ROUND_STEPS] = { 2, 4, 7, 10, 14, 18, 24 };
	const struct sts_rules *r = c->r;
	int missing = PL_SIGHT_MOST, turns = MOST_TURNS, richest = 0;
	for (int seat = 0; seat < c->designers; seat++) {
		missing = pl_least(missing, c->engineer[seat].missing);
		turns = pl_least(turns, c->engineer[seat].turns);
		richest = pl_most(richest, c->s->player[seat].funds);
	}
	table[ROUND] = pl_sight(c->s->round * 2);
	pl_put_steps(&table[ROUND_AT], c->s->round, rounds, ROUND_STEPS);
	table[LEAST_MISSING] = pl_sight(missing);
	table[LEAST_TURNS] = pl_sight(turns);
	table[PLAYERS] = pl_sight(c->s->base.seats * 16);
	table[SPRINT] = pl_sight_yes(r->sprint && richest > r->sprint_above);
	table[STEADY] = pl_sight_yes(r->steady);
	if (!r->master)
		return;
	int team = c->designers * r->team_goal - sts_team_funds(r, c->s);
	table[TEAM_MISSING] = pl_sight(team);
	table[TEAM_ROUNDS] = pl_sight((r->team_rounds - c->s->round) * 5);
}

static void look(const struct pl_rules *rules, const struct pl_state *state,
                 int16_t own[PL_SEATS][PL_SIGHTS], int16_t table[PL_SIGHTS])
{
	struct scene c;
	c.r = sts_numbers(rules);
	c.s = sts_position(state);
	c.designers = sts_designers(c.r, c.s);
	c.goal = c.r->master ? c.r->team_goal : sts_goal(c.r, c.s);
	reckon(&c);
	for (int seat = 0; seat < c.designers; seat++) {
		look_at_money(&c, seat, own[seat]);
		look_at_stats(&c, seat, own[seat]);
		look_at_parts(&c, seat, own[seat]);
		look_at_knobs(&c, seat, own[seat]);
		look_at_hand(&c, seat, own[seat]);
		look_at_turn(&c, seat, own[seat]);
		look_at_record(&c, seat, own[seat]);
	}
	if (c.r->master)
		own[c.designers][MASTER] = PL_SIGHT_STEP;
	look_at_context(&c, table);
	look_at_epoch(&c, table);
	look_at_phase(&c, table);
	look_at_table(&c, table);
}

const struct pl_sights sts_sights = { own_names, table_names, look };

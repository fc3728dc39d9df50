/* rules.c - setting up, the course of a turn, and the end of the game.
 *
 * A turn is a walk: income, Epoch Shift, draw, play, discard. carry_on() walks
 * until somebody owes a decision; a move settles one and lets it walk on. What
 * cards do is in effects.c, the world outside in epoch.c, what may be done in
 * moves.c. */
#include "games/space-tug-skirmish/space_tug.h"

static struct sts_player *mover(struct sts_table *t)
{
	return &t->s->player[t->s->turn];
}

static void ask(struct sts_table *t, int phase, int seat)
{
	t->s->base.phase = (uint8_t)phase;
	pl_ask(&t->s->base, seat);
}

/* Mostly nothing lasts. */
static void end_lasting(struct sts_table *t, int seat, bool draw_part)
{
	if (t->s->player[seat].lasting[0].source != 0)
		sts_end_lasting(t, seat, draw_part);
}

static unsigned all_designers(const struct sts_table *t)
{
	return (1u << sts_designers(t->r, t->s)) - 1u;
}

/* --- before play ------------------------------------------------------------------ */

static bool personas_are_chosen(const struct sts_rules *r)
{
	return r->personas == STS_PERSONAS_CHOSEN || r->personas == STS_PERSONAS_CHOSEN_2 ||
		r->personas == STS_PERSONAS_CHOSEN_3;
}

/* STS-102: Level 1, or by the option more of them, lie face up. */
static int levels_open(const struct sts_rules *r)
{
	return (r->personas + 1) / 2;
}

/* STS-C41: not where everybody starts from nothing. */
static void give_persona(struct sts_table *t, int seat, int persona)
{
	struct sts_player *p = &t->s->player[seat];
	int funds = p->funds + t->r->persona[persona - 1].funds[sts_designers(t->r, t->s) - 1];
	p->persona = (uint8_t)persona;
	p->level = (uint8_t)levels_open(t->r);
	if (!t->r->rags)
		p->funds = (uint16_t)(funds > 0 ? funds : 0);
	p->curve[0] = (uint8_t)p->funds;
	sts_say(t, STS_DID_BECOME, seat, persona, levels_open(t->r), 0, 0);
}

static void deal_personas(struct sts_table *t)
{
	uint8_t left[STS_PERSONAS];
	int rows = t->r->persona_rows;
	for (int i = 0; i < rows; i++)
		left[i] = (uint8_t)(i + 1);
	for (int seat = 0; seat < sts_designers(t->r, t->s); seat++) {
		int at = (int)pl_draw(&t->s->base.chance, (uint32_t)(rows - seat));
		give_persona(t, seat, left[at]);
		left[at] = left[rows - seat - 1];
	}
}

/* STS-009, STS-109; a little more for those who wait, if the data says so. */
static void give_funds(struct sts_table *t)
{
	struct sts_state *s = t->s;
	int designers = sts_designers(t->r, s);
	for (int order = 0; order < designers; order++) {
		struct sts_player *p = &s->player[sts_seat_after(s->first, order, designers)];
		int funds = t->r->start_funds + order * t->r->later_funds;
		p->funds = (uint16_t)(t->r->rags ? 0 : funds);
		p->ops = t->r->rags;
		p->curve[0] = (uint8_t)p->funds;
	}
}

/* STS-010 and STS-C33: all at once and sealed; STS-109: nothing to split. */
static void begin_opening(struct sts_table *t)
{
	struct sts_state *s = t->s;
	if (t->r->rags || t->r->start_hand == 0) {
		ask(t, STS_READY, s->first);
	} else {
		s->base.phase = STS_SPLITTING;
		pl_ask_all(&s->base, all_designers(t));
	}
}

void sts_setup(const struct pl_rules *rules, struct pl_state *state)
{
	struct sts_table table = { sts_numbers(rules), (struct sts_state *)state, NULL, false };
	struct sts_table *t = &table;
	struct sts_state *s = t->s;
	s->first = (uint8_t)pl_draw(&state->chance, (uint32_t)sts_designers(t->r, s));
	s->holder = s->turn = s->first;
	sts_fill_decks(t->r, s);
	give_funds(t);
	if (personas_are_chosen(t->r)) {
		ask(t, STS_BECOMING, s->first);
		return;
	}
	if (t->r->personas != STS_PERSONAS_OFF)
		deal_personas(t);
	begin_opening(t);
}

static void become(struct sts_table *t, int seat, int persona)
{
	struct sts_state *s = t->s;
	give_persona(t, seat, persona);
	s->turn = (uint8_t)sts_seat_after(s->turn, 1, sts_designers(t->r, s));
	if (s->turn == s->first)
		begin_opening(t);
	else
		ask(t, STS_BECOMING, s->turn);
}

/* --- the opening hands --------------------------------------------------------------- */

static void begin_turn(struct sts_table *t);

static void begin_play(struct sts_table *t)
{
	t->s->round = 1;
	t->s->turn = t->s->first;
	begin_turn(t);
}

/* What was asked for under seal, for everybody at once. */
static void deal_hands(struct sts_table *t)
{
	struct sts_state *s = t->s;
	bool first = s->base.phase == STS_SPLITTING;
	unsigned unsure = 0;
	for (int seat = 0; seat < sts_designers(t->r, s); seat++) {
		struct sts_player *p = &s->player[seat];
		int choice = p->choice;
		p->choice = 0;
		if (choice == STS_KEPT)
			sts_say(t, STS_DID_KEEP, seat, sts_hand_size(p), 0, 0, 0);
		if (choice == STS_KEPT || choice == 0)
			continue;
		int size = first ? t->r->start_hand : sts_hand_size(p) - 1;
		sts_set_aside(t, seat);
		sts_deal(t, seat, choice - 1, size - (choice - 1));
		if (sts_hand_size(p) > 0)
			unsure |= 1u << seat;
	}
	s->wave++;
	if (unsure != 0) {
		s->base.phase = STS_REDRAWING;
		pl_ask_all(&s->base, unsure);
		return;
	}
	s->wave = 0;
	sts_return_set_aside(t);
	begin_play(t);
}

static void choose_hand(struct sts_table *t, int seat, int choice)
{
	t->s->player[seat].choice = (uint8_t)choice;
	if (pl_answered(&t->s->base, seat)) {
		pl_reveal(t->events);
		deal_hands(t);
	}
}

/* --- the course of a turn --------------------------------------------------------------- */

static int order_of(const struct sts_table *t, int seat)
{
	int designers = sts_designers(t->r, t->s);
	return sts_seat_after(seat, designers - t->s->first, designers);
}

static void begin_turn(struct sts_table *t)
{
	struct sts_state *s = t->s;
	s->plays = s->free = s->changed = 0;
	s->used = 0;
	s->step = t->r->shift == STS_INCOME_FIRST ? STS_STEP_INCOME : STS_STEP_SHIFT;
	if (s->turn == s->first) {
		s->shifted = 0;
		sts_say(t, STS_DID_ROUND, s->turn, s->round, 0, 0, 0);
	}
}

static void next_of_start(struct sts_table *t, int done)
{
	int first = t->r->shift == STS_INCOME_FIRST ? STS_STEP_INCOME : STS_STEP_SHIFT;
	int second = first == STS_STEP_INCOME ? STS_STEP_SHIFT : STS_STEP_INCOME;
	t->s->step = (uint8_t)(done == first ? second : STS_STEP_DRAW);
}

/* STS-043. */
static void earn(struct sts_table *t)
{
	struct sts_player *p = mover(t);
	next_of_start(t, STS_STEP_INCOME);
	if (!p->ops)
		return;
	struct sts_figures f;
	sts_figure(t->r, t->s, t->s->turn, &f);
	int income = sts_income(&f);
	p->funds = (uint16_t)pl_least(p->funds + income, STS_MOST_FUNDS);
	sts_say_money(t, STS_DID_INCOME, t->s->turn, 0, income, 0, 0);
}

/* STS-018, STS-C31: once a round, before the holder's draw; if the holder has had
 * this round's turn already, before the next one. */
static void shift_if_due(struct sts_table *t)
{
	struct sts_state *s = t->s;
	next_of_start(t, STS_STEP_SHIFT);
	if (s->shifted || order_of(t, s->holder) > order_of(t, s->turn))
		return;
	s->shifted = 1;
	sts_shift(t, false);
}

/* STS-C20: from the other deck, or not at all. */
static void ask_draw(struct sts_table *t)
{
	if (sts_can_draw(t->r, t->s, STS_DESIGN_DECK) || sts_can_draw(t->r, t->s, STS_OPS_DECK))
		ask(t, STS_DRAWING, t->s->turn);
	else
		t->s->draws = 0;
}

static void begin_draw(struct sts_table *t)
{
	int draws = sts_knob(t->r, t->s, t->s->turn, STS_KNOB_DRAW);
	t->s->draws = (uint8_t)pl_most(0, draws);
	t->s->step = STS_STEP_DRAWN;
	if (draws > 0)
		ask_draw(t);
}

/* Funds after each round, as many points as there is room for: when it is full
 * every other point goes. */
static void note_curve(struct sts_table *t)
{
	struct sts_state *s = t->s;
	if (s->round & ((1 << s->curve_step) - 1))
		return;
	bool full = s->round >> s->curve_step >= STS_CURVE;
	for (int seat = 0; seat < sts_designers(t->r, s); seat++) {
		struct sts_player *p = &s->player[seat];
		for (int i = 1; full && i < STS_CURVE; i++)
			p->curve[i] = 2 * i < STS_CURVE ? p->curve[2 * i] : 0;
		p->curve[s->round >> (s->curve_step + full)] = (uint8_t)pl_least(p->funds, 255);
	}
	s->curve_step = (uint8_t)(s->curve_step + full);
}

/* STS-C32: funds, then being in Ops, then stats, which may be below zero. Who won goes
 * before all others. */
static int64_t standing(const struct sts_rules *r, const struct sts_state *s, int seat)
{
	enum { STATS = 100000 };
	struct sts_figures f;
	sts_figure(r, s, seat, &f);
	bool won = s->base.phase == STS_WON && seat == s->turn;
	int64_t funds = (won ? STS_MOST_FUNDS + 1 : 0) + s->player[seat].funds;
	return (2 * funds + s->player[seat].ops) * STATS + sts_total(&f);
}

/* What decides between those with the most funds, in the order of the set of ties; 0: it is one alone. */
static int tie_at_the_top(const struct sts_table *t)
{
	enum { OPS = 1, STATS, SHARED };
	const struct sts_state *s = t->s;
	int first = 0, rival = -1;
	for (int seat = 1; seat < s->base.seats; seat++)
		if (standing(t->r, s, seat) > standing(t->r, s, first))
			first = seat;
	for (int seat = 0; seat < s->base.seats; seat++) {
		bool equal = seat != first && s->player[seat].funds == s->player[first].funds;
		if (equal && (rival < 0 || standing(t->r, s, seat) > standing(t->r, s, rival)))
			rival = seat;
	}
	if (rival < 0)
		return 0;
	if (s->player[first].ops != s->player[rival].ops)
		return OPS;
	return standing(t->r, s, first) > standing(t->r, s, rival) ? STATS : SHARED;
}

/* STS-115, STS-C32. */
static bool out_of_time(struct sts_table *t)
{
	struct sts_state *s = t->s;
	if (t->r->master && s->round >= t->r->team_rounds) {
		s->base.phase = STS_MASTER_WON;
		sts_say_money(t, STS_DID_MASTER_WIN, sts_designers(t->r, s), s->round,
		              sts_team_funds(t->r, s), 0, 0);
	} else if (s->round >= t->r->round_limit) {
		s->base.phase = STS_TIMED_OUT;
		sts_say(t, STS_DID_TIME_OUT, s->turn, s->round, tie_at_the_top(t), 0, 0);
	}
	return sts_is_over(s);
}

/* STS-049: at the end of the own turn, in Ops, with the money. */
static bool has_won(const struct sts_table *t)
{
	const struct sts_player *p = &t->s->player[t->s->turn];
	return !t->r->master && p->ops && p->funds >= sts_goal(t->r, t->s);
}

static void end_turn(struct sts_table *t)
{
	struct sts_state *s = t->s;
	int designers = sts_designers(t->r, s);
	sts_say_money(t, STS_DID_END_TURN, s->turn, mover(t)->ops, mover(t)->funds, 0, 0);
	for (int seat = 0; seat < designers; seat++)
		end_lasting(t, seat, false);
	if (has_won(t)) {
		s->base.phase = STS_WON;
		sts_say_money(t, STS_DID_WIN, s->turn, s->round, mover(t)->funds, 0, 0);
		return;
	}
	int next = sts_seat_after(s->turn, 1, designers);
	if (next == s->first) {
		note_curve(t);
		if (out_of_time(t))
			return;
		s->round++;
	}
	s->turn = (uint8_t)next;
	begin_turn(t);
}

static void discard_or_end(struct sts_table *t)
{
	int limit = sts_knob(t->r, t->s, t->s->turn, STS_KNOB_HAND);
	if (sts_hand_size(mover(t)) > pl_most(0, limit))
		ask(t, STS_DISCARDING, t->s->turn);
	else
		end_turn(t);
}

static void walk(struct sts_table *t)
{
	struct sts_state *s = t->s;
	switch (s->step) {
	case STS_STEP_INCOME:
		earn(t);
		break;
	case STS_STEP_SHIFT:
		shift_if_due(t);
		break;
	case STS_STEP_DRAW:
		begin_draw(t);
		break;
	case STS_STEP_DRAWN:
		end_lasting(t, s->turn, true);
		s->step = STS_STEP_PLAY;
		ask(t, STS_PLAYING, s->turn);
		break;
	case STS_STEP_PLAY:
		ask(t, STS_PLAYING, s->turn);
		break;
	default:
		discard_or_end(t);
		break;
	}
}

int sts_team_funds(const struct sts_rules *r, const struct sts_state *s)
{
	int funds = 0;
	for (int seat = 0; seat < sts_designers(r, s); seat++)
		funds += s->player[seat].funds;
	return funds;
}

/* STS-114, STS-C23: at any moment. */
static bool team_has_won(struct sts_table *t)
{
	struct sts_state *s = t->s;
	if (!t->r->master)
		return false;
	int designers = sts_designers(t->r, s), funds = sts_team_funds(t->r, s);
	if (funds < designers * t->r->team_goal)
		return false;
	pl_game_over(&s->base);
	s->base.phase = STS_TEAM_WON;
	sts_say_money(t, STS_DID_TEAM_WIN, s->turn, s->round, funds, 0, 0);
	return true;
}

/* Go on until somebody has to decide. Contracts, levels and the team's goal are
 * looked at after every step. */
static void carry_on(struct sts_table *t)
{
	struct sts_state *s = t->s;
	for (;;) {
		if (!sts_before_play(s)) {
			if (t->stirred || t->r->watchful)
				sts_settle(t);
			if (team_has_won(t))
				return;
		}
		if (s->base.pending != 0 || sts_is_over(s))
			return;
		if (s->work[STS_STRUCK].source != 0)
			sts_work(t);
		else if (s->draws > 0)
			ask_draw(t);
		else if (s->work[STS_PLAYED].source != 0)
			sts_work(t);
		else
			walk(t);
	}
}

/* --- moves ----------------------------------------------------------------------------------- */

static void pay(struct sts_table *t, int price)
{
	mover(t)->funds = (uint16_t)(mover(t)->funds - price);
}

/* STS-027; Specs that use up no card play are counted apart. */
static void play(struct sts_table *t, int kind)
{
	struct sts_state *s = t->s;
	const struct sts_card *card = &t->r->card[kind - 1];
	struct sts_figures f;
	sts_figure(t->r, s, s->turn, &f);
	int price = sts_price(t->r, &f, kind);
	bool free = card->kind == STS_SPEC && s->free < f.knob[STS_KNOB_FREE_SPECS];
	pay(t, price);
	sts_leave_hand(t->r, mover(t), kind);
	if (free)
		s->free++;
	else
		s->plays = (uint8_t)pl_least(s->plays + 1, 254);
	sts_say_money(t, STS_DID_PLAY, s->turn, kind, price, 0, 0);
	if (card->kind <= STS_ILITY)
		sts_attach(t, s->turn, kind);
	else
		sts_begin(t, STS_PLAYED, kind, 0, false);
}

/* STS-036, STS-039: what is disabled does not come along. */
static void launch(struct sts_table *t)
{
	struct sts_player *p = mover(t);
	sts_say(t, STS_DID_LAUNCH, t->s->turn, 0, 0, 0, 0);
	while (p->off != 0)
		sts_destroy(t, t->s->turn, sts_lowest(p->off), 0);
	p->ops = 1;
	p->launches = (uint8_t)pl_least(p->launches + 1, 255);
	t->s->changed = 1;
	t->stirred = true;
	sts_reach(t, t->s->turn);
	sts_trigger(t, t->s->turn, STS_ON_LAUNCH);
}

static void return_to_design(struct sts_table *t)
{
	struct sts_figures f;
	sts_figure(t->r, t->s, t->s->turn, &f);
	int price = sts_return_price(&f);
	pay(t, price);
	mover(t)->ops = 0;
	t->s->changed = 1;
	t->stirred = true;
	sts_say_money(t, STS_DID_RETURN, t->s->turn, 0, price, 0, 0);
}

static void repair(struct sts_table *t, int kind)
{
	struct sts_figures f;
	sts_figure(t->r, t->s, t->s->turn, &f);
	int price = sts_repair_price(t->r, mover(t), &f, kind);
	pay(t, price);
	mover(t)->off &= ~sts_part(kind);
	t->stirred = true;
	sts_say_money(t, STS_DID_REPAIR, t->s->turn, kind, price, 0, 0);
}

/* An action: its price, then its effect as a source at work. */
static void use(struct sts_table *t, int source)
{
	struct sts_state *s = t->s;
	int count, at = 0;
	const struct sts_effect *effect = sts_effects_of(t->r, source, &count);
	while (effect[at].action < 0)
		at++;
	pay(t, effect[at].action);
	s->used |= source > STS_SOURCE_PERSONA
		? t->r->persona_action_bit[source - STS_SOURCE_PERSONA]
		: t->r->action_bit[source];
	sts_say_money(t, STS_DID_USE, s->turn, source, effect[at].action, 0, 0);
	sts_begin(t, STS_PLAYED, source, at, true);
}

static void discard(struct sts_table *t, int kind)
{
	sts_leave_hand(t->r, mover(t), kind);
	sts_to_pile(t->r, mover(t), kind);
	sts_say(t, STS_DID_DISCARD, t->s->turn, kind, 0, 0, 0);
}

static void draw(struct sts_table *t, int deck)
{
	t->s->draws--;
	sts_draw(t, t->s->turn, deck);
}

static void perform(struct sts_table *t, const struct pl_move *move)
{
	const uint8_t *arg = move->arg;
	switch (move->verb) {
	case STS_BECOME:
		become(t, move->seat, arg[0]);
		break;
	case STS_BEGIN:
		begin_play(t);
		break;
	case STS_DRAW:
		draw(t, arg[0] - 1);
		break;
	case STS_PLAY:
		play(t, arg[0]);
		break;
	case STS_LAUNCH:
		launch(t);
		break;
	case STS_RETURN:
		return_to_design(t);
		break;
	case STS_REPAIR:
		repair(t, arg[0]);
		break;
	case STS_JUNK:
		sts_destroy(t, t->s->turn, arg[0], 0);
		break;
	case STS_USE:
		use(t, arg[0]);
		break;
	case STS_AIM:
		sts_aim(t, arg[0] - 1, arg[1]);
		break;
	case STS_TAKE:
		sts_take_back(t, move->seat, arg[0]);
		break;
	case STS_MEND:
		sts_mend(t, move->seat, arg[0]);
		break;
	case STS_BOOST:
		sts_boost(t, arg[0]);
		break;
	case STS_ENOUGH:
		sts_stop(t, move->seat);
		break;
	case STS_DISCARD:
		discard(t, arg[0]);
		break;
	case STS_FATE:
		sts_master_plays(t, arg[0]);
		break;
	default:
		t->s->step = STS_STEP_DISCARD;
		break;
	}
}

void sts_apply(const struct pl_rules *rules, struct pl_state *state, const struct pl_move *move,
               struct pl_events *events)
{
	struct sts_table table = { sts_numbers(rules), (struct sts_state *)state, events, false };
	state->ply++;
	switch (move->verb) {
	case STS_SPLIT:
	case STS_REDRAW:
		choose_hand(&table, move->seat, 1 + move->arg[0]);
		break;
	case STS_KEEP:
		choose_hand(&table, move->seat, STS_KEPT);
		break;
	default:
		pl_answered(state, move->seat);
		perform(&table, move);
		break;
	}
	if (state->pending == 0)
		carry_on(&table);
}

/* --- the result ---------------------------------------------------------------------------------- */

/* One side against the other: STS-114, STS-115. */
static void team_places(const struct sts_state *s, int designers, struct pl_result *result)
{
	bool team = s->base.phase == STS_TEAM_WON;
	for (int seat = 0; seat < designers; seat++)
		result->place[seat] = team ? 1 : 2;
	result->place[designers] = (uint8_t)(team ? designers + 1 : 1);
}

static void designers_places(const struct sts_rules *r, const struct sts_state *s, int designers,
                             struct pl_result *result)
{
	int64_t stands[STS_SEATS];
	for (int seat = 0; seat < designers; seat++)
		stands[seat] = standing(r, s, seat);
	for (int seat = 0; seat < designers; seat++) {
		int place = 1;
		for (int other = 0; other < designers; other++)
			place += stands[other] > stands[seat];
		result->place[seat] = (uint8_t)place;
	}
}

/* The score is the funds, and for the Epoch Master the rounds held out. Alone it is the
 * turns that count (STS-112): those left of the limit, the winning one too. */
void sts_returns(const struct pl_rules *rules, const struct pl_state *state,
                 struct pl_result *result)
{
	const struct sts_rules *r = sts_numbers(rules);
	const struct sts_state *s = sts_position(state);
	int designers = sts_designers(r, s);
	for (int seat = 0; seat < PL_SEATS; seat++) {
		result->score[seat] = 0;
		result->place[seat] = 0;
	}
	designers_places(r, s, designers, result);
	for (int seat = 0; seat < designers; seat++)
		result->score[seat] = s->player[seat].funds;
	if (state->seats == 1) {
		bool won = state->phase == STS_WON;
		result->place[0] = won ? 1 : 2;
		result->score[0] = won ? r->round_limit + 1 - s->round : 0;
	}
	if (r->master) {
		team_places(s, designers, result);
		result->score[designers] = s->round;
	}
}

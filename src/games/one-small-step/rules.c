/* rules.c - setting up, the course of a turn (one action each, its parts in order,
 * the hand limit, the timer), and who wins. What the actions do is in actions.c,
 * what cards and technologies do in effects.c, what counts in the end in score.c. */
#include "core/deck.h"
#include "games/one-small-step/one_small_step.h"

/* --- setting up -------------------------------------------------------------- */

static int seat_before(const struct oss_state *s, int seat)
{
	return seat == 0 ? s->base.seats - 1 : seat - 1;
}

static void begin_turn(struct oss_state *s, int seat)
{
	s->turn = (uint8_t)seat;
	if (seat == s->first)
		s->turns++;
	for (int other = 0; other < s->base.seats; other++)
		s->player[other].stalled &= (uint8_t)~pl_bit(seat);
	s->converted = s->acted = s->spying = s->selling = s->dealt = s->left = 0;
	s->base.phase = OSS_ACTING;
	pl_ask(&s->base, seat);
}

/* OSS-029, OSS-C01: whoever took the last mat begins; play runs the other way.
 * OSS-C40, OSS-C42: what places and countries have beyond the rest. */
static void begin_play(const struct oss_rules *r, struct oss_state *s)
{
	int seats = s->base.seats;
	for (int place = 0; place < seats; place++) {
		struct oss_player *p = &s->player[(s->first + place) % seats];
		const uint8_t *own = r->faction[p->faction - 1].start;
		const uint8_t *opening = r->opening[seats - 2].place[place];
		for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
			oss_add(p, resource, own[resource] + opening[resource]);
	}
	begin_turn(s, s->first);
}

static void draw_factions(struct oss_state *s)
{
	uint8_t left[OSS_FACTIONS] = { 1, 1, 1, 1 };
	for (int seat = 0; seat < s->base.seats; seat++)
		s->player[seat].faction =
			(uint8_t)(pl_deck_draw(left, OSS_FACTIONS, &s->base.chance) + 1);
}

static void set_up_seat(const struct oss_rules *r, struct oss_state *s, int seat)
{
	struct oss_player *p = &s->player[seat];
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		p->stock[resource] = r->start[resource];
	p->tier = 1;
	if (r->styles != 0)
		p->style = (uint8_t)pl_roll(&s->base.chance, OSS_STYLES);
}

void oss_setup(const struct pl_rules *rules, struct pl_state *state)
{
	const struct oss_rules *r = oss_numbers(rules);
	struct oss_state *s = (struct oss_state *)state;
	/* OSS-027: ties are rolled again, so each is as likely to choose first. */
	int chooser = (int)pl_draw(&state->chance, state->seats);
	s->first = (uint8_t)pl_next_seat(state, chooser);
	s->objective = r->objective_fixed;
	if (s->objective == 0)
		s->objective = (uint8_t)pl_roll(&state->chance, r->objective_count);
	for (int kind = 1; kind <= r->kind_count; kind++)
		s->deck[kind] = r->card[kind - 1].copies;
	s->deck_left = (uint8_t)pl_deck_count(s->deck, OSS_KINDS + 1);
	for (int seat = 0; seat < state->seats; seat++)
		set_up_seat(r, s, seat);
	if (r->factions == OSS_DRAWN) {
		draw_factions(s);
		begin_play(r, s);
		return;
	}
	s->turn = (uint8_t)chooser;
	state->phase = OSS_DRAFTING;
	pl_ask(state, chooser);
}

static void pick_mat(struct oss_table *t, const struct pl_move *move)
{
	struct oss_state *s = t->s;
	s->player[move->seat].faction = move->arg[0];
	oss_say(t, OSS_DID_PICK, move->seat, move->arg[0], 0, 0);
	if (move->seat == s->first) {
		begin_play(t->r, s);
		return;
	}
	s->turn = (uint8_t)seat_before(s, move->seat);
	pl_ask(&s->base, s->turn);
}

/* --- the end -------------------------------------------------------------------- */

/* OSS-C22: points, then the earlier landing, then what is left over. */
static bool beats(const struct oss_state *s, const int32_t *score, int a, int b)
{
	const struct oss_player *p = &s->player[a], *q = &s->player[b];
	if (score[a] != score[b])
		return score[a] > score[b];
	if (p->landed != q->landed)
		return p->landed != 0 && (q->landed == 0 || p->landed < q->landed);
	return oss_stockpile(p) > oss_stockpile(q);
}

/* What decided, where the winner is not the only one with so many points. */
static void tell_tie(struct oss_table *t)
{
	const struct oss_state *s = t->s;
	int32_t score[OSS_SEATS] = { 0 };
	int first = 0, rival = -1;
	for (int seat = 0; seat < s->base.seats; seat++) {
		score[seat] = oss_score(t->r, s, seat);
		if (beats(s, score, seat, first))
			first = seat;
	}
	for (int seat = 0; seat < s->base.seats; seat++) {
		bool equal = seat != first && score[seat] == score[first];
		if (equal && (rival < 0 || beats(s, score, seat, rival)))
			rival = seat;
	}
	if (rival < 0)
		return;
	bool earlier = s->player[first].landed != s->player[rival].landed;
	int by = earlier                        ? OSS_BY_LANDING
		: beats(s, score, first, rival) ? OSS_BY_STOCK
						: OSS_SHARED;
	oss_say(t, OSS_DID_TIE, first, rival + 1, by, 0);
}

static void finish(struct oss_table *t, int phase)
{
	struct oss_state *s = t->s;
	s->base.phase = (uint8_t)phase;
	pl_game_over(&s->base);
	if (phase == OSS_TIMED_OUT)
		oss_say(t, OSS_DID_TIME_OUT, s->turn, s->turns, 0, 0);
	for (int seat = 0; t->events != NULL && seat < s->base.seats; seat++) {
		const struct oss_player *p = &s->player[seat];
		int stock = oss_stock_points(t->r, p), moon = oss_moon_points(t->r, p);
		int objective = oss_score(t->r, s, seat) - stock - moon;
		struct pl_event event = { OSS_DID_SCORE,
			                  (uint8_t)seat,
			                  0,
			                  { (uint8_t)moon, (uint8_t)objective,
			                    (uint8_t)(stock >> 8), (uint8_t)stock },
			                  { 0 } };
		pl_emit(t->events, event);
	}
	if (t->events != NULL)
		tell_tie(t);
}

/* --- the course of a turn ---------------------------------------------------------- */

/* OSS-092, OSS-C03: the timer stops where it started. OSS-C26: without one, the
 * limit of turns. */
static void next_turn(struct oss_table *t)
{
	struct oss_state *s = t->s;
	int next = pl_next_seat(&s->base, s->turn);
	if (s->timer == next + 1)
		finish(t, OSS_LANDED);
	else if (s->timer == 0 && next == s->first && s->turns >= t->r->turn_limit)
		finish(t, OSS_TIMED_OUT);
	else
		begin_turn(s, next);
}

static bool can_convert(const struct oss_rules *r, const struct oss_state *s, int seat)
{
	return !s->converted && s->player[seat].cards > 0 && oss_may_convert(r, s, seat);
}

/* The action is over: the hand limit (OSS-076, OSS-C14), then what a country may
 * still do in its turn, then the next player. */
static void settle(struct oss_table *t)
{
	struct oss_state *s = t->s;
	s->acted = 1;
	s->spying = s->selling = s->dealt = s->left = 0;
	if (s->player[s->turn].cards > t->r->hand_limit)
		s->base.phase = OSS_DISCARDING;
	else if (can_convert(t->r, s, s->turn))
		s->base.phase = OSS_LEAVING;
	else
		next_turn(t);
}

/* The second half of an Espionage action: OSS-067 to OSS-069. */
static bool may_still_draw(const struct oss_table *t)
{
	const struct oss_state *s = t->s;
	if (s->spying != 2 || !t->r->tier[s->player[s->turn].tier - 1].both)
		return false;
	if (oss_may_draw(t->r, s, s->turn) > 0)
		return true;
	if (!t->r->tier[s->player[s->turn].tier - 1].steals)
		return false;
	for (int other = 0; other < s->base.seats; other++)
		if (other != s->turn && s->player[other].cards > 0)
			return true;
	return false;
}

static void proceed(struct oss_table *t)
{
	if (oss_resolve(t))
		return;
	if (may_still_draw(t))
		t->s->base.phase = OSS_DRAWING;
	else
		settle(t);
}

/* What is made is made; whoever has a spy there is asked before the turn goes on. */
static void let_spies_take(struct oss_table *t)
{
	if (oss_ask_spies(t))
		return;
	pl_ask(&t->s->base, t->s->turn);
	settle(t);
}

/* OSS-048: a sale or purchase of several kinds goes kind by kind. */
static void trade(struct oss_table *t, const struct pl_move *move)
{
	struct oss_state *s = t->s;
	oss_trade(t, move);
	const uint16_t *stock = s->player[move->seat].stock;
	bool more = s->selling == 2 && stock[OSS_GOLD] > 0 && s->dealt != 0x1c;
	for (int resource = OSS_IRON; resource <= OSS_ALUMINUM; resource++)
		if (s->selling == 1 && stock[resource] > 0 && !((s->dealt >> resource) & 1))
			more = true;
	if (more && s->left > 0)
		s->base.phase = OSS_TRADING;
	else
		settle(t);
}

static void play_card(struct oss_table *t, const struct pl_move *move)
{
	struct oss_state *s = t->s;
	int kind = move->arg[0];
	oss_pay(&s->player[move->seat], t->r->card[kind - 1].price);
	oss_lay_open(s, move->seat, kind);
	oss_say(t, OSS_DID_PLAY, move->seat, kind, 0, 0);
	s->spying = 2;
	s->card = (uint8_t)kind;
	s->card_step = 0;
	proceed(t);
}

static void draw(struct oss_table *t, const struct pl_move *move)
{
	oss_draw_cards(t, move->seat, move->arg[0]);
	settle(t);
}

static void steal(struct oss_table *t, const struct pl_move *move)
{
	int victim = move->arg[0] - 1;
	int kind = oss_steal_card(t, move->seat, victim);
	oss_whisper(t, OSS_DID_STEAL, move->seat, victim + 1, kind,
	            pl_bit(move->seat) | (unsigned)pl_bit(victim));
	settle(t);
}

static void discard(struct oss_table *t, const struct pl_move *move)
{
	oss_discard(t->s, move->seat, move->arg[0]);
	oss_say(t, OSS_DID_DISCARD, move->seat, move->arg[0], 0, 0);
	settle(t);
}

/* OSS-078, OSS-C20 */
static void turn_in(struct oss_table *t, const struct pl_move *move)
{
	struct oss_state *s = t->s;
	oss_discard(s, move->seat, move->arg[0]);
	oss_say(t, OSS_DID_TURN_IN, move->seat, move->arg[0], 0, 0);
	s->base.phase = OSS_CONVERTING;
}

static void receive(struct oss_table *t, const struct pl_move *move)
{
	struct oss_state *s = t->s;
	s->converted = 1;
	oss_add(&s->player[move->seat], move->arg[0], 1);
	oss_say(t, OSS_DID_CONVERT, move->seat, move->arg[0], 0, 0);
	if (s->acted)
		settle(t);
	else
		s->base.phase = OSS_ACTING;
}

static void lie_low(struct oss_table *t, const struct pl_move *move)
{
	oss_say(t, OSS_DID_LIE_LOW, move->seat, 0, 0, 0);
	settle(t);
}

/* The moves that begin an action, and those that follow when no card or
 * technology is at work. */
static void perform(struct oss_table *t, const struct pl_move *move)
{
	switch (move->verb) {
	case OSS_PICK_MAT:
		pick_mat(t, move);
		break;
	case OSS_PRODUCE:
		oss_produce(t, move->seat, false);
		let_spies_take(t);
		break;
	case OSS_SKIM:
	case OSS_SKIP:
		oss_skim(t, move);
		let_spies_take(t);
		break;
	case OSS_SELL:
	case OSS_BUY:
		trade(t, move);
		break;
	case OSS_RESEARCH:
		oss_research(t, move->seat, move->arg[0], 0, false);
		proceed(t);
		break;
	case OSS_PLAY:
		play_card(t, move);
		break;
	case OSS_DRAW:
		draw(t, move);
		break;
	case OSS_STEAL:
		steal(t, move);
		break;
	case OSS_LIE_LOW:
		lie_low(t, move);
		break;
	case OSS_TRAIN:
		oss_train(t, move->seat);
		settle(t);
		break;
	case OSS_DISCARD:
		discard(t, move);
		break;
	case OSS_TURN_IN:
		turn_in(t, move);
		break;
	case OSS_RECEIVE:
		receive(t, move);
		break;
	default: /* OSS_DONE: of a trade, of drawing, of a turn */
		if (t->s->acted)
			next_turn(t);
		else
			settle(t);
		break;
	}
}

static bool is_choice(const struct oss_table *t, const struct pl_move *move)
{
	if (t->s->card != 0 || t->s->tech != 0)
		return true; /* and whoever is asked */
	return move->verb == OSS_PLACE || move->verb == OSS_MOVE || move->verb == OSS_SEND;
}

void oss_apply(const struct pl_rules *rules, struct pl_state *state, const struct pl_move *move,
               struct pl_events *events)
{
	struct oss_table table = { oss_numbers(rules), (struct oss_state *)state, events };
	state->ply++;
	if (!is_choice(&table, move))
		perform(&table, move);
	else if (!oss_choose(&table, move))
		proceed(&table);
}

/* --- who wins ------------------------------------------------------------------- */

void oss_returns(const struct pl_rules *rules, const struct pl_state *state,
                 struct pl_result *result)
{
	const struct oss_rules *r = oss_numbers(rules);
	const struct oss_state *s = oss_position(state);
	for (int seat = 0; seat < PL_SEATS; seat++) {
		result->score[seat] = seat < state->seats ? oss_score(r, s, seat) : 0;
		result->place[seat] = 0;
	}
	for (int seat = 0; seat < state->seats; seat++) {
		result->place[seat] = 1;
		for (int other = 0; other < state->seats; other++)
			if (beats(s, result->score, other, seat))
				result->place[seat]++;
	}
}

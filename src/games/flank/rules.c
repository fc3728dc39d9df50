/* rules.c - setting up, the rounds with their phases, and the end of the game.
 * Moving on the board is in march.c, battles are in battle.c and regroup.c,
 * what may be done is in moves.c. */
#include "core/deck.h"
#include "core/rows.h"
#include "games/flank/flank.h"

/* --- what happens everywhere ------------------------------------------------- */

static void tell(struct flk_table *t, int kind, int seat, int a, int b)
{
	struct pl_event event = {
		(uint8_t)kind, (uint8_t)seat, 0, { (uint8_t)a, (uint8_t)b }, { 0 }
	};
	flk_tell_event(t, &event);
}

void flk_put_units(struct flk_state *s, int seat, int zone, uint16_t units)
{
	flk_add(&s->army[seat][zone], units);
	if (units != 0)
		s->stands[seat] |= flk_zone_bit(zone);
}

void flk_take_units(struct flk_state *s, int seat, int zone, uint16_t units)
{
	flk_take_off(&s->army[seat][zone], units);
	if (s->army[seat][zone] == 0)
		s->stands[seat] &= (uint16_t)~flk_zone_bit(zone);
}

/* FLK-C35: when the deck is empty the discards become the deck; when both are,
 * nobody draws. */
static int draw_card(struct flk_state *s)
{
	if (s->deck_left == 0) {
		pl_deck_pour(s->deck, s->discard, FLK_CARDS + 1);
		s->deck_left = (uint8_t)pl_deck_count(s->deck, FLK_CARDS + 1);
	}
	if (s->deck_left == 0)
		return 0;
	int card = (int)pl_draw(&s->base.chance, s->deck_left);
	int kind = pl_deck_at_of(s->deck, FLK_CARDS + 1, card);
	s->deck[kind]--;
	s->deck_left--;
	return kind;
}

/* The nth of the kinds that one move has dealt to a seat, as its events tell
 * them; NULL if there are not so many. */
static uint8_t *nth_kind(struct pl_events *events, int seat, int nth)
{
	for (int i = 0; i < events->count && i < PL_EVENTS; i++) {
		struct pl_event *event = &events->at[i];
		if (event->kind != FLK_DID_DEAL || event->seat != seat)
			continue;
		if (nth < event->arg[0])
			return &event->secret[nth];
		nth -= event->arg[0];
	}
	return NULL;
}

/* Kinds in order, over all that a move deals: in which order they came, and what
 * for, no hand remembers. */
static void order_kinds(struct pl_events *events, int seat)
{
	uint8_t *kind, *before;
	for (int i = 1; (kind = nth_kind(events, seat, i)) != NULL; i++)
		for (int j = i; j > 0 && *(before = nth_kind(events, seat, j - 1)) > *kind; j--) {
			uint8_t higher = *before;
			*before = *kind;
			*kind = higher;
			kind = before;
		}
}

void flk_deal(struct flk_table *t, int seat, int count, int why)
{
	struct flk_state *s = t->s;
	struct pl_event event = {
		FLK_DID_DEAL, (uint8_t)seat, pl_bit(seat), { 0, (uint8_t)why }, { 0 }
	};
	for (int i = 0; i < count; i++) {
		int kind = draw_card(s);
		if (kind == 0)
			break;
		s->hand[seat][kind]++;
		s->cards[seat]++;
		event.secret[event.arg[0]++] = (uint8_t)kind;
	}
	if (event.arg[0] == 0)
		return;
	flk_tell_event(t, &event);
	if (t->events != NULL)
		order_kinds(t->events, seat);
	pl_reveal(t->events);
}

/* FLK-039: what is above the limits is lost. told->arg[1] to [3] get what was
 * taken, [4] what was lost. */
void flk_gain(struct flk_table *t, int seat, const uint8_t gives[FLK_COLOURS],
              struct pl_event *told)
{
	for (int colour = 0; colour < FLK_COLOURS; colour++) {
		uint8_t *tokens = &t->s->tokens[seat][colour];
		int room = t->r->token_limit[colour] - *tokens;
		int taken = gives[colour] < room ? gives[colour] : room;
		*tokens = (uint8_t)(*tokens + taken);
		told->arg[1 + colour] = (uint8_t)taken;
		told->arg[4] = (uint8_t)(told->arg[4] + gives[colour] - taken);
	}
}

/* --- phases --------------------------------------------------------------------- */

static void ask(struct flk_table *t, int phase, int seat)
{
	t->s->base.phase = (uint8_t)phase;
	t->s->turn = (uint8_t)seat;
	pl_ask(&t->s->base, seat);
}

/* Whether a player has anything to decide in a phase; all of it is public. */
static bool has_choice(const struct flk_rules *r, const struct flk_state *s, int phase, int seat)
{
	switch (phase) {
	case FLK_HARVEST:
		return s->cards[seat] > 0;
	case FLK_BUILDING:
		return flk_can_build(r, s, seat);
	default:
		return flk_can_move(r, s, seat);
	}
}

/* FLK-027, FLK-C27: a base on every location of the own side. */
static void begin_play(struct flk_table *t)
{
	const struct flk_rules *r = t->r;
	struct flk_state *s = t->s;
	for (int order = 0; order < FLK_PLAYERS; order++) {
		int seat = order == 0 ? s->first : 1 - s->first;
		for (int colour = 0; colour < FLK_COLOURS; colour++) {
			int tokens = r->start_tokens[colour], most = r->token_limit[colour];
			s->tokens[seat][colour] = (uint8_t)(tokens < most ? tokens : most);
		}
		flk_deal(t, seat, r->start_cards, FLK_DEAL_START);
	}
}

/* FLK-031; FLK-C10: in the other reading one more for whoever has more bases. */
static void begin_round(struct flk_table *t)
{
	const struct flk_rules *r = t->r;
	struct flk_state *s = t->s;
	s->round++;
	s->gone = 0;
	tell(t, FLK_DID_ROUND, s->initiative, s->round, 0);
	for (int order = 0; order < FLK_PLAYERS; order++) {
		int seat = order == 0 ? s->initiative : 1 - s->initiative;
		int more = flk_count_bits(s->bases[seat]) > flk_count_bits(s->bases[1 - seat]);
		int bonus = r->base_cards == FLK_CARDS_MORE ? more : 0;
		flk_deal(t, seat, r->cards_each_round + bonus, FLK_DEAL_ROUND);
	}
	s->base.phase = FLK_HARVEST;
	s->turn = s->initiative;
}

/* --- the end of a round ------------------------------------------------------------ */

int flk_zones_held(const struct flk_state *s, int seat)
{
	return flk_count_bits((unsigned)(s->stands[seat] | s->bases[seat]));
}

static void end_game(struct flk_table *t, int phase)
{
	t->s->base.phase = (uint8_t)phase;
	pl_game_over(&t->s->base);
}

/* FLK-117 to FLK-119, FLK-C26, FLK-C36. */
static bool end_round(struct flk_table *t)
{
	struct flk_state *s = t->s;
	if (s->bases[0] == 0 || s->bases[1] == 0) {
		bool both = s->bases[0] == s->bases[1];
		tell(t, FLK_DID_WIN, s->bases[0] != 0 ? 0 : 1, both, 0);
		end_game(t, FLK_WON);
		return true;
	}
	if (s->round >= t->r->round_limit) {
		tell(t, FLK_DID_TIME_OUT, s->initiative, s->round, 0);
		end_game(t, FLK_TIMED_OUT);
		return true;
	}
	s->initiative = (uint8_t)(1 - s->initiative);
	return false;
}

/* FLK-034, FLK-C02: walk through the phases, both players in each, until one of
 * them has something to decide. */
static void carry_on(struct flk_table *t)
{
	struct flk_state *s = t->s;
	for (;;) {
		if (s->gone == FLK_PLAYERS) {
			s->gone = 0;
			s->turn = s->initiative;
			if (s->base.phase == FLK_MOVING) {
				if (end_round(t))
					return;
				begin_round(t);
			} else {
				s->base.phase++;
			}
		}
		if (has_choice(t->r, s, s->base.phase, s->turn)) {
			ask(t, s->base.phase, s->turn);
			return;
		}
		s->gone++;
		s->turn = (uint8_t)(1 - s->turn);
	}
}

static void end_phase(struct flk_table *t, int seat)
{
	t->s->gone++;
	t->s->turn = (uint8_t)(1 - seat);
	carry_on(t);
}

/* FLK-068: after a battle its attacker's phase is over. */
void flk_end_move_phase(struct flk_table *t, int seat)
{
	t->s->base.phase = FLK_MOVING;
	end_phase(t, seat);
}

/* --- setting up --------------------------------------------------------------------- */

static void start_first_round(struct flk_table *t)
{
	begin_play(t);
	begin_round(t);
	carry_on(t);
}

static void draw_factions(struct flk_state *s)
{
	int one = (int)pl_draw(&s->base.chance, FLK_FACTIONS);
	int other = (int)pl_draw(&s->base.chance, FLK_FACTIONS - 1);
	s->faction[0] = (uint8_t)(1 + one);
	s->faction[1] = (uint8_t)(1 + (other < one ? other : other + 1));
}

/* FLK-C37: by lot, unless the players agree. */
static int first_player(const struct flk_rules *r, struct flk_state *s)
{
	if (r->goes_first != FLK_BY_LOT)
		return r->goes_first - FLK_FIRST_SEAT;
	return (int)pl_draw(&s->base.chance, FLK_PLAYERS);
}

/* FLK-022: who does not go first chooses first. */
void flk_setup(const struct pl_rules *rules, struct pl_state *state)
{
	const struct flk_rules *r = flk_numbers(rules);
	struct flk_state *s = (struct flk_state *)state;
	struct flk_table t = { r, s, NULL };
	s->first = (uint8_t)first_player(r, s);
	s->initiative = s->first;
	s->bases[s->first] = r->bases[0];
	s->bases[1 - s->first] = r->bases[1];
	for (int kind = 1; kind <= r->cards; kind++)
		s->deck[kind] = r->card[kind - 1].copies;
	s->deck_left = r->deck_size;
	if (r->factions == FLK_FACTIONS_DRAWN) {
		draw_factions(s);
		start_first_round(&t);
	} else {
		ask(&t, FLK_CHOOSING, 1 - s->first);
	}
}

/* --- moves ----------------------------------------------------------------------------- */

static void take_faction(struct flk_table *t, const struct pl_move *move)
{
	int seat = move->seat, faction = move->arg[0];
	t->s->faction[seat] = (uint8_t)faction;
	tell(t, FLK_DID_TAKE, seat, faction, 0);
	if (seat == t->s->first)
		start_first_round(t);
	else
		ask(t, FLK_CHOOSING, t->s->first);
}

/* FLK-037, FLK-041: for what the card gives, or for one of each. */
static void harvest(struct flk_table *t, const struct pl_move *move)
{
	struct flk_state *s = t->s;
	int seat = move->seat, card = move->arg[0];
	bool by_force = move->verb == FLK_MINE;
	struct pl_event event = { (uint8_t)(by_force ? FLK_DID_MINE : FLK_DID_PLAY),
		                  (uint8_t)seat,
		                  0,
		                  { (uint8_t)card },
		                  { 0 } };
	s->hand[seat][card]--;
	s->cards[seat]--;
	s->discard[card]++;
	flk_gain(t, seat, by_force ? t->r->mine : t->r->card[card - 1].gives, &event);
	flk_tell_event(t, &event);
	pl_reveal(t->events);
	if (s->cards[seat] == 0)
		end_phase(t, seat);
}

static void pay(struct flk_state *s, int seat, const uint8_t price[FLK_COLOURS],
                struct pl_event *told)
{
	for (int colour = 0; colour < FLK_COLOURS; colour++) {
		s->tokens[seat][colour] = (uint8_t)(s->tokens[seat][colour] - price[colour]);
		told->arg[2 + colour] = price[colour];
	}
}

static void go_on_building(struct flk_table *t, int seat)
{
	if (!flk_can_build(t->r, t->s, seat))
		end_phase(t, seat);
}

static void build(struct flk_table *t, const struct pl_move *move)
{
	struct flk_state *s = t->s;
	int seat = move->seat, type = move->arg[0], zone = move->arg[1];
	int row = flk_unit_row(s->faction[seat], type);
	struct pl_event event = {
		FLK_DID_BUILD, (uint8_t)seat, 0, { (uint8_t)row, (uint8_t)zone }, { 0 }
	};
	uint8_t price[FLK_COLOURS];
	flk_unit_price(t->r, s, seat, type, price);
	pay(s, seat, price, &event);
	flk_put_units(s, seat, zone, flk_some(type, 1));
	flk_add(&s->total[seat], flk_some(type, 1));
	flk_tell_event(t, &event);
	go_on_building(t, seat);
}

static void buy(struct flk_table *t, const struct pl_move *move)
{
	struct flk_state *s = t->s;
	int seat = move->seat, upgrade = move->arg[0], given_up = move->arg[1];
	int faction = s->faction[seat], row = flk_upgrade_row(faction, upgrade);
	int old = given_up == 0 ? 0 : flk_upgrade_row(faction, given_up);
	struct pl_event event = {
		FLK_DID_BUY, (uint8_t)seat, 0, { (uint8_t)row, (uint8_t)old }, { 0 }
	};
	pay(s, seat, t->r->upgrade[row - 1].price, &event);
	if (given_up != 0)
		s->upgrades[seat] &= (uint8_t) ~(1u << (given_up - 1));
	s->upgrades[seat] |= (uint8_t)(1u << (upgrade - 1));
	flk_tell_event(t, &event);
	go_on_building(t, seat);
}

static void march(struct flk_table *t, const struct pl_move *move)
{
	t->s->target = move->arg[0];
	t->s->source = move->arg[1];
	t->s->base.phase = FLK_PICKING;
}

static void send(struct flk_table *t, const struct pl_move *move)
{
	uint16_t units = 0;
	for (int type = 1; type <= FLK_TYPES; type++)
		flk_add(&units, flk_some(type, move->arg[type - 1]));
	flk_send(t, move->seat, units);
}

static void join(struct flk_table *t, const struct pl_move *move)
{
	flk_join(t, move->seat, move->arg[0], move->arg[1]);
}

static void strike(struct flk_table *t, const struct pl_move *move)
{
	flk_strike(t, move->seat, move->arg[0]); /* nobody, if it is enough */
}

static void place(struct flk_table *t, const struct pl_move *move)
{
	flk_place(t, move->seat, move->arg[0], move->arg[1]);
}

/* Enough of whatever the phase is. */
static void pass(struct flk_table *t, const struct pl_move *move)
{
	tell(t, FLK_DID_PASS, move->seat, t->s->base.phase, 0);
	end_phase(t, move->seat);
}

static void stop_joining(struct flk_table *t, const struct pl_move *move)
{
	flk_go_on_moving(t, move->seat);
}

static void fight(struct flk_table *t, const struct pl_move *move)
{
	(void)move;
	flk_begin_battle(t);
}

static void stop_spending(struct flk_table *t, const struct pl_move *move)
{
	flk_end_spending_turn(t, move->seat);
}

/* What is done by a move, by its verb; when it is enough of a phase, by the phase; and in
 * FLK_BEFORE whatever the verb. One table, since a processor hardly foretells one step, and two
 * less. */
enum { ENOUGH = FLK_VERBS, BY_EFFECT = ENOUGH + (int)FLK_WON, KINDS };
static void (*const by_kind[])(struct flk_table *, const struct pl_move *) = {
	/* clang-format off */
	NULL, take_faction, harvest, harvest, build, buy, march, send, join, flk_form, flk_form,
	flk_spend, flk_spend, flk_spend, flk_spend, strike, place, pass, flk_use_effect,

	NULL, pass, pass, pass, pass, pass, stop_joining, fight, pass, pass, stop_spending,
	strike, pass,

	flk_use_effect,
	/* clang-format on */
};
PL_ROWS(by_kind, KINDS);

static int kind_of(const struct pl_state *state, int verb)
{
	int kind = verb == FLK_DONE ? ENOUGH + state->phase : verb;
	return state->phase == FLK_BEFORE ? BY_EFFECT : kind;
}

void flk_apply(const struct pl_rules *rules, struct pl_state *state, const struct pl_move *move,
               struct pl_events *events)
{
	struct flk_table t = { flk_numbers(rules), (struct flk_state *)state, events };
	int kind = kind_of(state, move->verb);
	state->ply++;
	by_kind[kind](&t, move);
}

/* --- standing ------------------------------------------------------------------------------ */

/* FLK-C26, FLK-C36: bases, then units, then zones. */
static int standing(const struct flk_state *s, int seat)
{
	return FLK_A_BASE * flk_count_bits(s->bases[seat]) +
		FLK_A_UNIT * flk_count(s->total[seat]) + flk_zones_held(s, seat);
}

void flk_returns(const struct pl_rules *rules, const struct pl_state *state,
                 struct pl_result *result)
{
	const struct flk_state *s = flk_position(state);
	(void)rules;
	for (int seat = 0; seat < PL_SEATS; seat++) {
		result->score[seat] = 0;
		result->place[seat] = 0;
	}
	for (int seat = 0; seat < FLK_PLAYERS; seat++) {
		result->score[seat] = standing(s, seat);
		/* FLK-C26: without bases only units count, zones do not. */
		if (state->phase == FLK_WON)
			result->score[seat] -= flk_zones_held(s, seat);
	}
	pl_places_by_score(result, FLK_PLAYERS);
}

/* rules.c - setting up, the course of a turn, and the end of the game.
 *
 * A turn is a walk through the steps of TRD-031 to TRD-036. carry_on() walks
 * until somebody owes a decision; a move settles one and lets it walk on.
 * What cards do is in effects.c, what may be done in moves.c. */
#include "core/deck.h"
#include "games/traders/traders.h"

static struct trd_player *mover(struct trd_table *t)
{
	return &t->s->player[t->s->turn];
}

static void ask(struct trd_table *t, int phase, int seat)
{
	t->s->base.phase = (uint8_t)phase;
	pl_ask(&t->s->base, seat);
}

/* --- before play --------------------------------------------------------- */

static bool are_goods_chosen(const struct trd_rules *r)
{
	return r->fixed == 0 && r->goods == TRD_GOODS_CHOSEN;
}

/* TRD-C27: one of the legal ways at random. Each planet lacks or has one of
 * three goods, so there are 243 ways, of which 231 leave nothing out. */
static void scatter_goods(const struct trd_rules *r, struct trd_state *s)
{
	int found;
	do {
		int way = (int)pl_draw(&s->base.chance, 243);
		found = 0;
		for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++) {
			int mask = 1 << way % 3;
			if (r->planet[planet - 1].kinds == 2)
				mask ^= 7;
			s->makes[planet] = (uint8_t)mask;
			found |= mask;
			way /= 3;
		}
	} while (found != 7);
}

static void fill_decks(const struct trd_rules *r, struct trd_state *s)
{
	s->deck_left = r->deck_size;
	for (int kind = 1; kind <= r->events; kind++)
		s->events[kind] = r->event[kind - 1].copies;
	for (int card = 1; card <= TRD_PLANET_CARDS; card++)
		s->planet_cards[card] = r->planet_card[card - 1].copies;
}

/* TRD-017: a company, with what it starts with (TRD-G11: nothing, usually). */
static void give_company(const struct trd_rules *r, struct trd_player *p, int company)
{
	p->company = (uint8_t)company;
	trd_add_money(p, r->company[company - 1].money);
}

/* By seat, or one of those that are left for each seat. */
static void deal_companies(const struct trd_rules *r, struct trd_state *s)
{
	uint8_t left[TRD_COMPANIES + 1] = { 0, 1, 1, 1, 1, 1, 1 };
	for (int seat = 0; seat < s->base.seats; seat++) {
		int company = 1 + seat;
		if (r->companies == TRD_COMPANIES_DRAWN)
			company = pl_deck_draw(left, TRD_COMPANIES + 1, &s->base.chance);
		give_company(r, &s->player[seat], company);
	}
}

/* TRD-027, TRD-G05: on Earth, with a little more for those who wait. */
static void place_ships(const struct trd_rules *r, struct trd_state *s)
{
	int seats = s->base.seats;
	for (int order = 0; order < seats; order++) {
		struct trd_player *p = &s->player[(s->first + order) % seats];
		p->ship = TRD_LAST_PLANET;
		int later = order * r->later_money;
		p->money = (uint16_t)(r->start_money +
		                      (later < r->later_most ? later : r->later_most));
	}
	if (r->companies != TRD_COMPANIES_CHOSEN)
		deal_companies(r, s);
}

/* One die for each of these seats, a bit each; returns those who rolled highest. */
static unsigned roll_lots(struct trd_state *s, unsigned seats, uint8_t lot[PL_SEATS])
{
	int highest = 0;
	unsigned best = 0;
	for (int seat = 0; seat < PL_SEATS; seat++) {
		bool rolls = ((seats >> seat) & 1) != 0;
		lot[seat] = rolls ? (uint8_t)pl_roll(&s->base.chance, 6) : 0;
		if (lot[seat] > highest) {
			highest = lot[seat];
			best = 0;
		}
		if (rolls && lot[seat] == highest)
			best |= pl_bit(seat);
	}
	return best;
}

/* TRD-028, TRD-C44: who are tied for the highest roll again, until one is left. */
static void choose_first(struct trd_state *s)
{
	unsigned tied = (1u << s->base.seats) - 1;
	for (int i = 0; (tied & (tied - 1)) != 0; i += i < TRD_LOTS - 1)
		tied = roll_lots(s, tied, s->lots[i]);
	s->first = (uint8_t)pl_lowest(tied);
}

/* What was rolled in setup is told with the first move: setup itself tells nothing. */
static void tell_lots(struct trd_table *t)
{
	for (int i = 0; pl_is_told(t->events) && i < TRD_LOTS; i++) {
		struct pl_event event = { TRD_DID_LOTS, t->s->first, 0, { 0 }, { 0 } };
		int rolled = 0;
		for (int seat = 0; seat < PL_SEATS; seat++) {
			event.arg[seat] = t->s->lots[i][seat];
			rolled += event.arg[seat];
		}
		event.arg[PL_SEATS] = (uint8_t)(i + 1);
		bool last = i == TRD_LOTS - 1 || t->s->lots[i + 1][t->s->first] == 0;
		event.arg[PL_SEATS + 1] = last;
		if (rolled > 0)
			pl_emit(t->events, event);
	}
}

void trd_setup(const struct pl_rules *rules, struct pl_state *state)
{
	const struct trd_rules *r = trd_numbers(rules);
	struct trd_state *s = (struct trd_state *)state;
	choose_first(s);
	s->turn = s->first;
	fill_decks(r, s);
	place_ships(r, s);
	if (r->fixed != 0)
		for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++)
			s->makes[planet] = r->distribution[r->fixed - 1].makes[planet - 1];
	else if (r->goods == TRD_GOODS_RANDOM)
		scatter_goods(r, s);
	if (r->companies == TRD_COMPANIES_CHOSEN) {
		state->phase = TRD_TAKING;
	} else if (are_goods_chosen(r)) {
		state->phase = TRD_ASSIGNING;
		s->planet = TRD_GOBI;
	} else {
		state->phase = TRD_READY;
	}
	pl_ask(state, s->first);
}

/* --- the course of a turn ------------------------------------------------ */

static void next_step(struct trd_table *t)
{
	t->s->step++;
	t->s->acted = t->s->moved = 0;
}

/* TRD-044, TRD-C15: planets in rebellion miss this card. */
static void draw_planet_card(struct trd_table *t)
{
	struct trd_state *s = t->s;
	if (pl_deck_count(s->planet_cards, TRD_PLANET_CARDS + 1) == 0) /* TRD-G09 */
		for (int i = 1; i <= TRD_PLANET_CARDS; i++)
			s->planet_cards[i] = t->r->planet_card[i - 1].copies;
	int row = pl_deck_draw(s->planet_cards, TRD_PLANET_CARDS + 1, &s->base.chance);
	unsigned lit = trd_lights_of(t->r, row);
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++) {
		if (s->rebellion[planet] > 0) {
			s->rebellion[planet]--;
			lit &= ~(1u << planet);
		}
	}
	s->planet_card = (uint8_t)row;
	s->lit = (uint8_t)lit;
	pl_reveal(t->events);
	trd_say(t, TRD_DID_PLANETS, s->turn, row, (int)lit, s->round, 0);
}

/* A turn begins. Only the starting player turns a planet card, and not on an
 * extra turn: TRD-031, TRD-087. */
static void begin_turn(struct trd_table *t)
{
	struct trd_state *s = t->s;
	s->event = s->still = s->boosts = 0;
	s->dice[0] = s->dice[1] = s->dice[2] = s->dice[3] = s->allowance = 0;
	s->bought = s->acted = s->moved = 0;
	s->step = TRD_STEP_EVENT;
	if (s->turn == s->first && !s->is_extra) {
		s->step = TRD_STEP_PLANET;
		draw_planet_card(t);
	}
}

static void begin_play(struct trd_table *t)
{
	t->s->round = 1;
	t->s->turn = t->s->first;
	begin_turn(t);
}

static void begin_assigning(struct trd_table *t)
{
	if (!are_goods_chosen(t->r)) {
		begin_play(t);
		return;
	}
	t->s->planet = TRD_GOBI;
	ask(t, TRD_ASSIGNING, t->s->turn);
}

/* What decides between those with most at Earth, in the order of the set of ties; 0: it is one alone. */
static int tie_at_earth(const struct trd_table *t)
{
	enum { MONEY = 1, SHARED };
	int most = -1, richest = -1, equal = 0, as_rich = 0;
	for (int seat = 0; seat < t->s->base.seats; seat++) {
		const struct trd_player *p = &t->s->player[seat];
		int units = trd_delivered(t->r, p);
		if (units > most)
			most = units, richest = -1, equal = 0;
		if (units < most)
			continue;
		equal++;
		as_rich = p->money > richest ? 1 : as_rich + (p->money == richest);
		richest = pl_most(richest, p->money);
	}
	return equal == 1 ? 0 : as_rich == 1 ? MONEY : SHARED;
}

/* TRD-C33. */
static void time_out(struct trd_table *t)
{
	t->s->base.phase = TRD_TIMED_OUT;
	trd_say(t, TRD_DID_TIME_OUT, t->s->turn, t->s->round, tie_at_earth(t), 0, 0);
}

static void end_turn(struct trd_table *t)
{
	struct trd_state *s = t->s;
	if (s->extra > 0) { /* TRD-086 */
		s->extra--;
		s->is_extra = 1;
		begin_turn(t);
		return;
	}
	s->is_extra = 0;
	int next = pl_next_seat(&s->base, s->turn);
	if (next == s->first) {
		if (s->round == t->r->round_limit) {
			time_out(t);
			return;
		}
		s->round++;
	}
	s->turn = (uint8_t)next;
	begin_turn(t);
}

static void make(struct trd_table *t, int seat, int planet, const uint8_t units[TRD_GOODS])
{
	for (int i = 0; i < TRD_GOODS; i++)
		trd_add_goods(&t->s->player[seat], planet, TRD_METAL + i, units[i]);
	if (pl_is_told(t->events)) {
		struct pl_event event = { TRD_DID_MAKE,
			                  (uint8_t)seat,
			                  0,
			                  { (uint8_t)planet, units[0], units[1], units[2] },
			                  { 0 } };
		pl_emit(t->events, event);
	}
}

/* The stations of one seat, from the planet after the last; true when the
 * owner has to choose. TRD-038 to TRD-043. */
static bool produce_for(struct trd_table *t, int seat)
{
	struct trd_state *s = t->s;
	const struct trd_player *p = &s->player[seat];
	unsigned later = ~0u << (s->planet + 1);
	for (unsigned left = s->lit & later; left != 0; left &= left - 1) {
		int planet = pl_lowest(left);
		if ((p->stations & trd_spots_of(planet)) == 0)
			continue;
		int makes = s->makes[planet];
		if (t->r->planet[planet - 1].kinds > 1) {
			s->planet = (uint8_t)planet;
			ask(t, TRD_MAKING, seat);
			return true;
		}
		uint8_t units[TRD_GOODS] = { 0, 0, 0 };
		units[makes >> 1] = (uint8_t)trd_stations_at(p, planet);
		make(t, seat, planet, units);
	}
	return false;
}

/* TRD-C34: in turn order from the starting player; false while somebody has to choose. */
static bool produce(struct trd_table *t)
{
	struct trd_state *s = t->s;
	while (s->maker < s->base.seats) {
		int seat = s->first + s->maker;
		if (produce_for(t, seat < s->base.seats ? seat : seat - s->base.seats))
			return false;
		s->planet = 0;
		s->maker++;
	}
	s->maker = 0;
	return true;
}

/* TRD-032, TRD-085: an immobilised player's turn ends before it begins. */
static void begin_event(struct trd_table *t)
{
	if (mover(t)->skips > 0) {
		mover(t)->skips--;
		trd_say(t, TRD_DID_SKIP, t->s->turn, 0, 0, 0, 0);
		end_turn(t);
	} else {
		trd_draw_event(t);
	}
}

/* TRD-047, TRD-048, TRD-105. */
static void roll(struct trd_table *t)
{
	struct trd_state *s = t->s;
	int hexes = t->r->move_base;
	for (int i = 0; i <= s->boosts; i++) {
		s->dice[i] = (uint8_t)pl_roll(&s->base.chance, 6);
		hexes += t->r->die[s->dice[i] - 1];
	}
	s->allowance = (uint8_t)hexes;
	pl_reveal(t->events);
	if (pl_is_told(t->events)) {
		struct pl_event event = { TRD_DID_ROLL,
			                  s->turn,
			                  0,
			                  { s->dice[0], s->dice[1], (uint8_t)hexes, s->dice[2],
			                    s->dice[3] },
			                  { 0 } };
		pl_emit(t->events, event);
	}
	ask(t, TRD_FLYING, s->turn);
}

/* Whether the player on turn could do anything in step 3 or 5, as far as
 * everybody can see: passing over a step must not tell what is in a hand. */
static bool may_act(const struct trd_rules *r, const struct trd_state *s)
{
	const struct trd_player *p = &s->player[s->turn];
	if (p->cards > 0)
		return true;
	return p->ship <= TRD_LAST_DOCK &&
		(trd_transfers(r, s, s->turn) != 0 || trd_may_build(r, s, s->turn));
}

static bool may_trade(const struct trd_rules *r, const struct trd_state *s)
{
	return trd_has_for_sale(&s->player[s->turn]) || trd_may_buy(r, s);
}

bool trd_has_cure(const struct trd_rules *r, const struct trd_player *p)
{
	if (p->money < r->cure_money)
		return false;
	for (int good = TRD_METAL; good <= TRD_GOODS; good++)
		if (p->goods[TRD_EARTH][good] < r->cure_units)
			return false;
	return r->money_at == TRD_MONEY_ANYWHERE || trd_docked_at(p) == TRD_EARTH;
}

/* A step with nothing to do is passed over; one in which something was done is
 * left by its owner, who may want to take it back first. A player who cannot fly is
 * still asked in step 3: no turn passes without a decision, so that it is seen
 * and none can follow another for ever. */
static void walk(struct trd_table *t)
{
	struct trd_state *s = t->s;
	switch (s->step) {
	case TRD_STEP_PLANET:
		if (!produce(t))
			break;
		next_step(t);
		/* fall through */
	case TRD_STEP_EVENT:
		if (s->event == 0) {
			begin_event(t);
			break;
		}
		next_step(t);
		/* fall through */
	case TRD_STEP_ACT:
		if (s->acted || s->still || may_act(t->r, s)) {
			ask(t, TRD_ACTING, s->turn);
			break;
		}
		next_step(t);
		/* fall through */
	case TRD_STEP_MOVE:
		if (!s->still) {
			roll(t);
			break;
		}
		next_step(t);
		/* fall through */
	case TRD_STEP_ACT_AGAIN:
		if (s->acted || may_act(t->r, s)) {
			ask(t, TRD_ACTING_AGAIN, s->turn);
			break;
		}
		next_step(t);
		/* fall through */
	default:
		if (s->acted || may_trade(t->r, s))
			ask(t, TRD_MARKET, s->turn);
		else
			end_turn(t);
		break;
	}
}

/* Go on until somebody has to decide. TRD-095: the cure ends the game at
 * once, so it is looked for at every step. */
static void carry_on(struct trd_table *t)
{
	struct trd_state *s = t->s;
	while (s->base.pending == 0 && !trd_is_over(s)) {
		if (trd_has_cure(t->r, mover(t))) {
			s->base.phase = TRD_CURED;
			trd_say(t, TRD_DID_CURE, s->turn, mover(t)->company, 0, 0, 0);
			trd_lay_aside(s);
		} else if (s->part != 0) {
			trd_go_on(t);
		} else {
			walk(t);
		}
	}
}

/* --- moves --------------------------------------------------------------- */

static void take_company(struct trd_table *t, const struct pl_move *move)
{
	struct trd_state *s = t->s;
	give_company(t->r, &s->player[move->seat], move->arg[0]);
	trd_say(t, TRD_DID_TAKE, move->seat, move->arg[0], 0, 0, 0);
	s->turn = (uint8_t)pl_next_seat(&s->base, s->turn);
	if (s->turn == s->first)
		begin_assigning(t);
	else
		ask(t, TRD_TAKING, s->turn);
}

static void assign(struct trd_table *t, const struct pl_move *move)
{
	struct trd_state *s = t->s;
	s->makes[s->planet] = move->arg[1];
	trd_say(t, TRD_DID_ASSIGN, move->seat, move->arg[0], move->arg[1], 0, 0);
	s->turn = (uint8_t)pl_next_seat(&s->base, s->turn);
	if (s->planet < TRD_PLANETS) {
		s->planet++;
		ask(t, TRD_ASSIGNING, s->turn);
	} else {
		s->planet = 0;
		begin_play(t);
	}
}

static void build(struct trd_table *t)
{
	struct trd_player *p = mover(t);
	int cost = trd_build_cost(t->r, p, p->ship);
	p->money = (uint16_t)(p->money - cost);
	p->stations |= 1u << p->ship;
	t->s->acted = 1;
	trd_say(t, TRD_DID_BUILD, t->s->turn, p->ship, cost, 0, 0);
}

static void load(struct trd_table *t, int good)
{
	struct trd_player *p = mover(t);
	int place = trd_docked_at(p);
	p->goods[place][good]--;
	p->goods[TRD_SHIP][good]++;
	t->s->acted = 1;
	t->s->moved |= (uint8_t)(1u << (good - 1));
	trd_say(t, TRD_DID_LOAD, t->s->turn, good, place, 0, 0);
}

static void unload(struct trd_table *t, int good)
{
	struct trd_player *p = mover(t);
	int place = trd_docked_at(p);
	p->goods[TRD_SHIP][good]--;
	trd_add_goods(p, place, good, 1);
	t->s->acted = 1;
	t->s->moved |= (uint8_t)(8u << (good - 1));
	trd_say(t, TRD_DID_UNLOAD, t->s->turn, good, place, 0, 0);
}

/* TRD-C05: a ship that stops early on a free spot does so to build. */
static void fly(struct trd_table *t, int hex)
{
	struct trd_state *s = t->s;
	struct trd_player *p = mover(t);
	bool early = !trd_has_hex(t->r->exactly[p->ship][s->allowance], hex);
	trd_say(t, TRD_DID_FLY, s->turn, p->ship, hex, 0, 0);
	p->ship = (uint8_t)hex;
	s->allowance = 0;
	if (early && trd_docked_at(p) == 0)
		build(t);
	next_step(t);
}

static void stay(struct trd_table *t)
{
	trd_say(t, TRD_DID_STAY, t->s->turn, 0, 0, 0, 0);
	t->s->allowance = 0;
	next_step(t);
}

static void sell(struct trd_table *t, const struct pl_move *move)
{
	int place = move->arg[0], good = move->arg[1], units = move->arg[2];
	uint8_t *store = &mover(t)->goods[place][good];
	int money = units * (place == TRD_EARTH ? t->r->sell_earth : t->r->sell_station);
	*store = (uint8_t)(*store - units);
	trd_add_money(mover(t), money);
	t->s->acted = 1;
	if (pl_is_told(t->events)) {
		struct pl_event event = { TRD_DID_SELL,
			                  move->seat,
			                  0,
			                  { move->arg[0], move->arg[1], move->arg[2],
			                    (uint8_t)(money >> 8), (uint8_t)money },
			                  { 0 } };
		pl_emit(t->events, event);
	}
}

/* A card from the stack, after giving up another for want of room: TRD-077,
 * TRD-C21. The first number of the event is the price if it was bought. */
static void get_card(struct trd_table *t, int seat, int event_kind, int price, int give_up)
{
	int given = give_up != 0 ? trd_discard(t->r, t->s, seat, give_up) : 0;
	if (t->s->deck_left == 0)
		given = 0; /* it is shuffled at once, and nobody keeps which it was */
	int card = trd_take_card(t, seat);
	if (!pl_is_told(t->events))
		return;
	struct pl_event event = { (uint8_t)event_kind,
		                  (uint8_t)seat,
		                  pl_bit(seat),
		                  { (uint8_t)give_up, (uint8_t)price,
		                    (uint8_t)(given != 0 ? trd_copy_of(t->r, given) : 0) },
		                  { t->r->kind_of[card], (uint8_t)trd_copy_of(t->r, card) } };
	pl_emit(t->events, event);
}

static void buy(struct trd_table *t, int give_up)
{
	mover(t)->money = (uint16_t)(mover(t)->money - t->r->card_price);
	t->s->bought++;
	t->s->acted = 1;
	get_card(t, t->s->turn, TRD_DID_BUY, t->r->card_price, give_up);
}

static void stow(struct trd_table *t, int seat, int jettisoned)
{
	struct trd_state *s = t->s;
	uint8_t *aboard = s->player[seat].goods[TRD_SHIP];
	if (jettisoned == 0) {
		trd_say(t, TRD_DID_REFUSE, seat, s->arriving, 0, 0, 0);
	} else {
		aboard[jettisoned]--;
		aboard[s->arriving]++;
		trd_say(t, TRD_DID_JETTISON, seat, jettisoned, s->arriving, 0, 0);
	}
	s->arriving = 0;
}

static void finish_step(struct trd_table *t)
{
	if (t->s->base.phase == TRD_READY)
		begin_play(t);
	else if (t->s->step == TRD_STEP_MARKET)
		end_turn(t);
	else
		next_step(t);
}

static void perform(struct trd_table *t, const struct pl_move *move)
{
	switch (move->verb) {
	case TRD_TAKE:
		take_company(t, move);
		break;
	case TRD_ASSIGN:
		assign(t, move);
		break;
	case TRD_MAKE:
		make(t, move->seat, move->arg[0], move->arg + 1);
		break;
	case TRD_GIVE_CARGO:
		trd_lose_cargo(t, move->seat, true);
		break;
	case TRD_PAY:
		trd_pay_pirates(t, move->seat);
		break;
	case TRD_JETTISON:
	case TRD_REFUSE:
		stow(t, move->seat, move->arg[0]);
		break;
	case TRD_DISCARD:
		get_card(t, move->seat, TRD_DID_GET_CARD, 0, move->arg[0]);
		break;
	case TRD_LEAVE:
		trd_say(t, TRD_DID_LEAVE, move->seat, 0, 0, 0, 0);
		break;
	case TRD_BUILD:
		build(t);
		break;
	case TRD_LOAD:
		load(t, move->arg[0]);
		break;
	case TRD_UNLOAD:
		unload(t, move->arg[0]);
		break;
	case TRD_PLAY:
		trd_play(t, move);
		break;
	case TRD_FLY:
		fly(t, move->arg[0]);
		break;
	case TRD_STAY:
		stay(t);
		break;
	case TRD_SELL:
		sell(t, move);
		break;
	case TRD_BUY:
		buy(t, move->arg[0]);
		break;
	case TRD_ACCEPT: /* TRD-C39 */
		trd_say(t, TRD_DID_ACCEPT, move->seat, 0, 0, 0, 0);
		break;
	case TRD_PASS:
		trd_say(t, TRD_DID_PASS, move->seat, 0, 0, 0, 0);
		t->s->left = 0;
		break;
	default:
		finish_step(t);
		break;
	}
}

void trd_apply(const struct pl_rules *rules, struct pl_state *state, const struct pl_move *move,
               struct pl_events *events)
{
	struct trd_table table = { trd_numbers(rules), (struct trd_state *)state, events };
	if (state->ply++ == 0)
		tell_lots(&table);
	if (move->verb == TRD_COUNTER || move->verb == TRD_DECLINE) {
		trd_answer(&table, move->seat, move->verb == TRD_COUNTER);
	} else {
		pl_answered(state, move->seat);
		perform(&table, move);
	}
	carry_on(&table);
}

/* The cure decides; without it what lies at Earth, then money (TRD-C33). The
 * score is the needed units that lie there. */
void trd_returns(const struct pl_rules *rules, const struct pl_state *state,
                 struct pl_result *result)
{
	const struct trd_rules *r = trd_numbers(rules);
	const struct trd_state *s = trd_position(state);
	for (int seat = 0; seat < PL_SEATS; seat++) {
		result->score[seat] = 0;
		result->place[seat] = 0;
	}
	for (int seat = 0; seat < state->seats; seat++) {
		const struct trd_player *p = &s->player[seat];
		bool cured = state->phase == TRD_CURED && seat == s->turn;
		result->score[seat] = cured * 1000000 + trd_delivered(r, p) * 10000 + p->money;
	}
	pl_places_by_score(result, state->seats);
	for (int seat = 0; seat < state->seats; seat++)
		result->score[seat] = trd_delivered(r, &s->player[seat]);
}

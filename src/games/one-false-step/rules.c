/* rules.c - setting up, the seven days of a week, and who wins. Auctions are in
 * auction.c, connections in map.c. */
#include "core/deck.h"
#include "games/one-false-step/one-false-step.h"

#include <string.h>

/* --- setting up ------------------------------------------------------------------ */

/* OFS-013, OFS-C34: what the map settles, of those that may be, and the others drawn. */
static void draw_sections(const struct ofs_rules *r, const struct ofs_survey *survey,
                          struct ofs_state *s)
{
	uint8_t left[OFS_SECTIONS + 1];
	memcpy(left, r->pool, sizeof left);
	for (int slot = 0; slot < OFS_SLOTS; slot++)
		if (left[survey->section[slot]] != 0)
			s->section[slot] = survey->section[slot];
	for (int slot = 0; slot < OFS_SLOTS; slot++)
		left[s->section[slot]] = 0;
	for (int slot = 0; slot < OFS_SLOTS; slot++)
		if (s->section[slot] == 0)
			s->section[slot] =
				(uint8_t)pl_deck_draw(left, OFS_SECTIONS + 1, &s->base.chance);
	for (int slot = OFS_SLOTS - 1; survey->shuffled && slot > 0; slot--) {
		int other = (int)pl_draw(&s->base.chance, (uint32_t)slot + 1);
		uint8_t section = s->section[slot];
		s->section[slot] = s->section[other];
		s->section[other] = section;
	}
}

/* OFS-012, OFS-013: five sections, and how they lie. */
static void build_map(const struct ofs_rules *r, struct ofs_state *s)
{
	const struct ofs_survey *survey = &r->survey[r->map - 1];
	s->layout = survey->layout;
	if (s->layout == 0)
		s->layout = (uint8_t)(1 + pl_draw(&s->base.chance, r->layouts));
	draw_sections(r, survey, s);
	for (int slot = 0; slot < OFS_SLOTS; slot++)
		s->turned[slot] = survey->turn[slot] == OFS_TURN_DRAWN
			? (uint8_t)pl_draw(&s->base.chance, 2)
			: survey->turn[slot] == OFS_UPSIDE_DOWN;
}

/* OFS-015 to OFS-019: the deck, and a County Seat set aside for each player; other
 * cities stand in if the map has too few (OFS-C29). */
static void build_deck(const struct ofs_rules *r, struct ofs_state *s)
{
	uint8_t seats[OFS_CITIES + 1] = { 0 }, others[OFS_CITIES + 1] = { 0 };
	for (int city = 1; city <= r->cities; city++) {
		if (ofs_slot_with(s, r->city[city - 1].section) < 0)
			continue;
		s->town[city].where = OFS_DECK;
		(r->city[city - 1].seat ? seats : others)[city] = 1;
	}
	for (int seat = 0; seat < s->base.seats; seat++) {
		int city = pl_deck_draw(seats, OFS_CITIES + 1, &s->base.chance);
		if (city < 0)
			city = pl_deck_draw(others, OFS_CITIES + 1, &s->base.chance);
		s->town[city].where = OFS_SEAT;
	}
}

static void seat_players(const struct ofs_rules *r, struct ofs_state *s)
{
	uint8_t left[OFS_MAYORS + 1] = { 0 };
	memset(left + 1, 1, r->candidates);
	for (int seat = 0; seat < s->base.seats; seat++) {
		struct ofs_player *p = &s->player[seat];
		p->red = r->start_red;
		p->food = r->start_food;
		p->gold = r->start_gold;
		memset(p->level, r->start_level, sizeof p->level);
		p->mayor = (uint8_t)(r->mayors == OFS_DRAWN
		                             ? pl_deck_draw(left, OFS_MAYORS + 1, &s->base.chance)
		                             : seat + 1);
	}
}

void ofs_setup(const struct pl_rules *rules, struct pl_state *state)
{
	const struct ofs_rules *r = ofs_numbers(rules);
	struct ofs_state *s = (struct ofs_state *)state;
	struct ofs_table table = { r, s, NULL };
	seat_players(r, s);
	build_map(r, s);
	build_deck(r, s);
	s->button = (uint8_t)pl_draw(&state->chance, state->seats);
	s->turn = s->button;
	ofs_ask_opening(&table);
}

/* --- score ------------------------------------------------------------------------ */

int ofs_score(const struct ofs_rules *r, const struct ofs_state *s, int seat)
{
	int score = s->player[seat].red;
	for (uint64_t left = s->player[seat].cities; left != 0; left &= left - 1)
		score += r->city[pl_lowest(left) - 1].red;
	for (int system = 0; system < OFS_SYSTEMS; system++)
		if (s->holder[system] == seat + 1)
			score += r->system[system].points;
	return score;
}

void ofs_test_score(struct ofs_table *t, int seat)
{
	int score = ofs_score(t->r, t->s, seat);
	if (score < t->r->goal || ofs_is_over(t->s))
		return;
	t->s->winner = (uint8_t)(seat + 1);
	t->s->base.phase = OFS_WON;
	pl_game_over(&t->s->base);
	ofs_say(t, OFS_DID_WIN, seat, score >> 8, score, 0, 0, 0);
}

/* OFS-C28: the highest score, and of equals the one earlier from the Button. */
static void run_out_of_time(struct ofs_table *t)
{
	struct ofs_state *s = t->s;
	int best = s->button;
	bool tie = false;
	for (int place = 1; place < s->base.seats; place++) {
		int seat = ofs_from_button(s, place);
		int ahead = ofs_score(t->r, s, seat) - ofs_score(t->r, s, best);
		tie = ahead == 0 || (ahead < 0 && tie);
		if (ahead > 0)
			best = seat;
	}
	s->winner = (uint8_t)(best + 1);
	s->base.phase = OFS_TIMED_OUT;
	pl_game_over(&s->base);
	int score = ofs_score(t->r, s, best);
	ofs_say(t, OFS_DID_TIME_OUT, best, s->week, score >> 8, score, tie, 0);
}

void ofs_write_news(struct ofs_table *t, int about)
{
	const struct ofs_rules *r = t->r;
	if (r->news_count[about] == 0)
		return;
	int row = r->news_first[about] + (int)(t->s->base.ply % r->news_count[about]);
	ofs_say(t, OFS_DID_NEWS, t->s->turn, r->news[row], 0, 0, 0, 0);
}

/* --- the week ------------------------------------------------------------------------ */

void ofs_ask_for(struct ofs_table *t, int seat, int phase)
{
	t->s->turn = (uint8_t)seat;
	t->s->base.phase = (uint8_t)phase;
	pl_ask(&t->s->base, seat);
}

int ofs_counters_to_place(const struct ofs_state *s, int seat)
{
	int counters = 0;
	for (uint64_t left = s->player[seat].cities; left != 0; left &= left - 1)
		counters += s->town[pl_lowest(left)].middle;
	return counters;
}

int ofs_upkeep(const struct ofs_rules *r, const struct ofs_state *s, int seat)
{
	int food = 0;
	for (uint64_t left = s->player[seat].cities; left != 0; left &= left - 1)
		food += r->city[pl_lowest(left) - 1].food;
	return food;
}

/* A player with nothing to decide today is passed over: OFS-C27. */
static bool has_business(const struct ofs_state *s, int seat)
{
	const struct ofs_player *p = &s->player[seat];
	switch (s->day) {
	case OFS_MONDAY:
		return ofs_counters_to_place(s, seat) > 0;
	case OFS_WEDNESDAY:
		return p->cities != 0;
	default:
		return p->food > 0 || p->gold > 0;
	}
}

/* OFS-041, OFS-042: from the Button to the left. Nobody is asked if nobody from
 * this place on has anything to decide. */
static void ask_from(struct ofs_table *t, int place)
{
	struct ofs_state *s = t->s;
	int phase = s->day == OFS_MONDAY  ? OFS_PLACING
		: s->day == OFS_WEDNESDAY ? OFS_FEEDING
					  : OFS_LAUNCHING;
	for (; place < s->base.seats; place++) {
		int seat = ofs_from_button(s, place);
		if (has_business(s, seat)) {
			ofs_ask_for(t, seat, phase);
			return;
		}
	}
}

static void ask_next(struct ofs_table *t)
{
	ask_from(t, ofs_place(t->s, t->s->turn) + 1);
}

/* OFS-044, OFS-045, OFS-C04. */
static void populate(struct ofs_table *t)
{
	struct ofs_state *s = t->s;
	for (int place = 0; place < s->base.seats; place++) {
		int seat = ofs_from_button(s, place);
		for (uint64_t left = s->player[seat].cities; left != 0; left &= left - 1) {
			struct ofs_town *town = &s->town[pl_lowest(left)];
			ofs_add_counters(&town->middle, t->r->populate + town->train);
			town->train = 0;
		}
		int counters = ofs_counters_to_place(s, seat);
		if (s->player[seat].cities != 0)
			ofs_say(t, OFS_DID_POPULATE, seat, counters >> 8, counters, 0, 0, 0);
	}
}

/* OFS-068 to OFS-070, OFS-076: connected or not, a claim pays. */
static void collect_income(struct ofs_table *t)
{
	struct ofs_state *s = t->s;
	uint64_t mines = ofs_claims_of(t->r, s, OFS_MINE);
	for (int place = 0; place < s->base.seats; place++) {
		int seat = ofs_from_button(s, place);
		struct ofs_player *p = &s->player[seat];
		int food = t->r->farm_yield * ofs_count(p->claims & ~mines);
		int gold = t->r->mine_yield * ofs_count(p->claims & mines);
		ofs_gain(&p->food, food);
		ofs_gain(&p->gold, gold);
		if (food + gold > 0)
			ofs_say(t, OFS_DID_INCOME, seat, food, gold, 0, 0, 0);
	}
}

/* OFS-096, OFS-097. */
static void wake(struct ofs_table *t, int city)
{
	struct ofs_town *town = &t->s->town[city];
	int seat = town->owner - 1;
	town->where = OFS_ACTIVE;
	town->pile = 1;
	t->s->player[seat].cities |= ofs_bit(city);
	ofs_say(t, OFS_DID_WAKE, seat, city, 0, 0, 0, 0);
	ofs_test_score(t, seat);
}

/* OFS-095, OFS-098, OFS-C20: in order from the Button. */
static void advance_cities(struct ofs_table *t)
{
	struct ofs_state *s = t->s;
	uint64_t waiting[PL_SEATS + 1] = { 0 }; /* by seat + 1 */
	for (int city = 1; city <= t->r->cities; city++)
		if (s->town[city].where == OFS_INACTIVE)
			waiting[s->town[city].owner] |= ofs_bit(city);
	for (int place = 0; place < s->base.seats; place++) {
		int seat = ofs_from_button(s, place);
		for (uint64_t left = waiting[seat + 1]; left != 0; left &= left - 1) {
			int city = pl_lowest(left);
			if (--s->town[city].chips == 0)
				wake(t, city);
			if (ofs_is_over(s))
				return;
		}
	}
}

/* OFS-C26: offers are counted by the day. */
static void forget_offers(struct ofs_state *s)
{
	for (int seat = 0; seat < s->base.seats; seat++) {
		struct ofs_player *p = &s->player[seat];
		p->offers = 0;
		memset(p->made, 0, sizeof p->made);
	}
}

/* OFS-040. */
static void next_day(struct ofs_table *t)
{
	struct ofs_state *s = t->s;
	if (s->day == OFS_SATURDAY && s->week == t->r->week_limit) {
		run_out_of_time(t);
		return;
	}
	s->day = s->day == OFS_SATURDAY ? OFS_SUNDAY : (uint8_t)(s->day + 1);
	forget_offers(s);
	switch (s->day) {
	case OFS_SUNDAY:
		s->week++;
		ofs_say(t, OFS_DID_WEEK, s->button, s->week, 0, 0, 0, 0);
		populate(t);
		break;
	case OFS_TUESDAY:
		collect_income(t);
		break;
	case OFS_FRIDAY:
		advance_cities(t);
		break;
	case OFS_SATURDAY:
		ofs_begin_saturday(t);
		break;
	default:
		ask_from(t, 0);
		break;
	}
}

/* --- Monday -------------------------------------------------------------------------- */

static void occupy(struct ofs_table *t, int seat, int claim)
{
	for (int other = 0; other < t->s->base.seats; other++)
		t->s->player[other].claims &= ~ofs_claim_bit(claim);
	t->s->player[seat].claims |= ofs_claim_bit(claim);
}

static void stake(struct ofs_table *t, int city, int claim)
{
	struct ofs_state *s = t->s;
	s->town[city].middle--;
	occupy(t, s->turn, claim);
	ofs_say(t, OFS_DID_STAKE, s->turn, city, s->section[ofs_slot_of(claim)],
	        1 + ofs_local(claim), 0, 0);
}

static int holder_of(const struct ofs_state *s, int claim)
{
	int seat = 0;
	while (!(s->player[seat].claims & ofs_claim_bit(claim)))
		seat++;
	return seat;
}

/* OFS-053 to OFS-058: one die and a city against one die and a city; without a
 * city there is no case. */
static void jump(struct ofs_table *t, int city, int claim)
{
	struct ofs_state *s = t->s;
	int owner = holder_of(s, claim), support = ofs_defender(t->r, s, owner, claim);
	int ours = s->town[city].pile, theirs = support == 0 ? 0 : s->town[support].pile;
	memset(s->dice, 0, sizeof s->dice);
	if (support != 0) {
		s->dice[0] = (uint8_t)pl_roll(&s->base.chance, 6);
		s->dice[1] = (uint8_t)pl_roll(&s->base.chance, 6);
		pl_reveal(t->events);
	}
	bool won = support == 0 || s->dice[0] + ours > s->dice[1] + theirs;
	s->town[city].middle--;
	if (won)
		occupy(t, s->turn, claim);
	struct pl_event event = { OFS_DID_JUMP,
		                  s->turn,
		                  0,
		                  { (uint8_t)city, s->section[ofs_slot_of(claim)],
		                    (uint8_t)(1 + ofs_local(claim)), (uint8_t)(owner + 1),
		                    s->dice[0], (uint8_t)ours, s->dice[1], (uint8_t)theirs, won },
		                  { 0 } };
	pl_emit(t->events, event);
	ofs_write_news(t, won ? OFS_NEWS_JUMP_WON : OFS_NEWS_JUMP_LOST);
}

static void place_counters(struct ofs_table *t, const struct pl_move *move)
{
	struct ofs_state *s = t->s;
	int city = move->arg[0], counters = move->arg[1], to = move->arg[2];
	struct ofs_town *town = &s->town[city];
	town->middle = (uint8_t)(town->middle - counters);
	if (move->verb == OFS_STRENGTHEN) {
		ofs_add_counters(&town->pile, counters);
		ofs_say(t, OFS_DID_STRENGTHEN, s->turn, city, counters, 0, 0, 0);
	} else if (move->verb == OFS_TRAIN) {
		ofs_add_counters(&s->town[to].train, counters);
		ofs_say(t, OFS_DID_TRAIN, s->turn, city, counters, to, 0, 0);
	} else {
		ofs_add_counters(&s->player[s->turn].rocket, counters);
		ofs_say(t, OFS_DID_BOARD, s->turn, city, counters, 0, 0, 0);
	}
}

static void act_on_monday(struct ofs_table *t, const struct pl_move *move)
{
	if (move->verb == OFS_STAKE)
		stake(t, move->arg[0], move->arg[1]);
	else if (move->verb == OFS_JUMP)
		jump(t, move->arg[0], move->arg[1]);
	else
		place_counters(t, move);
	if (ofs_counters_to_place(t->s, t->s->turn) > 0)
		pl_ask(&t->s->base, t->s->turn); /* OFS-C05: none stays behind */
	else
		ask_next(t);
}

/* --- Wednesday ------------------------------------------------------------------------- */

static void feed(struct ofs_table *t)
{
	struct ofs_player *p = &t->s->player[t->s->turn];
	int food = ofs_upkeep(t->r, t->s, t->s->turn);
	ofs_pay(&p->food, food);
	ofs_say(t, OFS_DID_FEED, t->s->turn, food, ofs_count(p->cities), 0, 0, 0);
	ask_next(t);
}

/* OFS-073 to OFS-076, OFS-C17, OFS-C18: the card goes on top of the deck, the
 * counters of city and card go back; claims stay. */
static void starve(struct ofs_table *t, int city)
{
	struct ofs_state *s = t->s;
	struct ofs_town none = { OFS_TOP, 0, 0, 0, 0, 0 };
	s->town[city] = none;
	s->top[s->tops++] = (uint8_t)city;
	s->player[s->turn].cities &= ~ofs_bit(city);
	ofs_say(t, OFS_DID_STARVE, s->turn, city, 0, 0, 0, 0);
	ofs_write_news(t, OFS_NEWS_STARVED);
	if (s->player[s->turn].cities != 0)
		pl_ask(&s->base, s->turn);
	else
		ask_next(t);
}

/* --- Thursday --------------------------------------------------------------------------- */

/* OFS-078 to OFS-087, OFS-C13 to OFS-C15: one level. */
static void raise_level(struct ofs_table *t, int system)
{
	struct ofs_state *s = t->s;
	struct ofs_player *p = &s->player[s->turn];
	int price = ofs_next_price(t->r, p, system), level = ++p->level[system - 1];
	int holder = s->holder[system - 1], fee = 0;
	bool leads = holder == 0 || level > s->player[holder - 1].level[system - 1];
	ofs_pay(&p->gold, price);
	if (!leads && holder != s->turn + 1) {
		fee = pl_least(t->r->system[system - 1].fee, price);
		ofs_gain(&s->player[holder - 1].gold, fee);
	}
	ofs_say(t, OFS_DID_RAISE, s->turn, system, level, price, fee, fee > 0 ? holder : 0);
	if (leads && holder != s->turn + 1) {
		s->holder[system - 1] = (uint8_t)(s->turn + 1);
		ofs_say(t, OFS_DID_LEARN, s->turn, system, holder, 0, 0, 0);
		ofs_test_score(t, s->turn);
	}
	if (!ofs_is_over(s))
		pl_ask(&s->base, s->turn);
}

/* OFS-088 to OFS-094. */
static void moon_shot(struct ofs_table *t)
{
	struct ofs_state *s = t->s;
	struct ofs_player *p = &s->player[s->turn];
	int held = 0, holds = 0, aboard = p->rocket;
	ofs_pay(&p->food, t->r->shot_food);
	for (int system = 0; system < OFS_SYSTEMS; system++) {
		uint8_t *dice = s->dice + 2 * system;
		dice[0] = (uint8_t)pl_roll(&s->base.chance, 6);
		dice[1] = (uint8_t)pl_roll(&s->base.chance, 6);
		if (dice[0] + dice[1] >= t->r->target[p->level[system]]) {
			held++;
			holds |= 1 << system;
		}
	}
	pl_reveal(t->events);
	int gained = held * t->r->shot_system;
	if (held == OFS_SYSTEMS)
		gained += aboard * t->r->shot_counter;
	ofs_gain(&p->red, gained);
	p->rocket = 0;
	struct pl_event event = { OFS_DID_SHOOT,
		                  s->turn,
		                  0,
		                  { (uint8_t)(s->dice[0] | s->dice[1] << 4),
		                    (uint8_t)(s->dice[2] | s->dice[3] << 4),
		                    (uint8_t)(s->dice[4] | s->dice[5] << 4), 0, (uint8_t)holds,
		                    (uint8_t)aboard, (uint8_t)(gained >> 8), (uint8_t)gained },
		                  { 0 } };
	pl_emit(t->events, event);
	ofs_write_news(
		t, held == OFS_SYSTEMS && aboard > 0 ? OFS_NEWS_LOADED : OFS_NEWS_SHOT_0 + held);
	ofs_test_score(t, s->turn);
	if (!ofs_is_over(s))
		ask_next(t);
}

/* --- trading ------------------------------------------------------------------------------ */

static void move_chips(struct ofs_player *from, struct ofs_player *to, int chip, int count)
{
	if (chip == OFS_FOOD) {
		ofs_pay(&from->food, count);
		ofs_gain(&to->food, count);
	} else {
		ofs_pay(&from->gold, count);
		ofs_gain(&to->gold, count);
	}
}

/* OFS-113. */
static void exchange(struct ofs_table *t, int gives, int get)
{
	struct ofs_player *p = &t->s->player[t->s->turn];
	int give = get * t->r->bank_rate;
	ofs_pay(gives == OFS_FOOD ? &p->food : &p->gold, give);
	ofs_gain(gives == OFS_FOOD ? &p->gold : &p->food, get);
	ofs_say(t, OFS_DID_EXCHANGE, t->s->turn, gives, give >> 8, give, get, 0);
	pl_ask(&t->s->base, t->s->turn);
}

static void make_offer(struct ofs_table *t, const uint8_t *arg)
{
	struct ofs_state *s = t->s;
	struct ofs_player *p = &s->player[s->turn];
	struct ofs_offer offer = { arg[0], arg[1], arg[2], arg[3] };
	p->made[p->offers++] = offer;
	s->offer = offer;
	s->resume = s->base.phase;
	s->base.phase = OFS_ANSWERING;
	ofs_say(t, OFS_DID_OFFER, s->turn, offer.to, offer.gives, offer.give, offer.take, 0);
	pl_ask(&s->base, offer.to - 1);
}

static void answer(struct ofs_table *t, bool accepts)
{
	static const struct ofs_offer none = { 0, 0, 0, 0 };
	struct ofs_state *s = t->s;
	struct ofs_offer o = s->offer;
	struct ofs_player *from = &s->player[s->turn], *to = &s->player[o.to - 1];
	if (accepts) {
		move_chips(from, to, o.gives, o.give);
		move_chips(to, from, ofs_other(o.gives), o.take);
	}
	ofs_say(t, accepts ? OFS_DID_ACCEPT : OFS_DID_DECLINE, o.to - 1, o.to, o.gives, o.give,
	        o.take, s->turn + 1);
	s->offer = none;
	s->base.phase = s->resume;
	s->resume = 0;
	pl_ask(&s->base, s->turn);
}

/* --- playing a move -------------------------------------------------------------------------- */

static void perform(struct ofs_table *t, const struct pl_move *move)
{
	const uint8_t *arg = move->arg;
	switch (move->verb) {
	case OFS_BID_ON:
		ofs_bid_on(t, arg[0], arg[1]);
		break;
	case OFS_FEED:
		feed(t);
		break;
	case OFS_STARVE:
		starve(t, arg[0]);
		break;
	case OFS_RAISE:
		raise_level(t, arg[0]);
		break;
	case OFS_SHOOT:
		moon_shot(t);
		break;
	case OFS_DONE:
		ask_next(t);
		break;
	case OFS_BID:
		ofs_bid(t, arg[0]);
		break;
	case OFS_PASS:
		ofs_pass(t);
		break;
	case OFS_PAY:
		ofs_pay_for_button(t, arg);
		break;
	case OFS_HAND:
		ofs_hand_button(t, arg[0] - 1);
		break;
	case OFS_EXCHANGE:
		exchange(t, arg[0], arg[1]);
		break;
	case OFS_OFFER:
		make_offer(t, arg);
		break;
	case OFS_ACCEPT:
	case OFS_DECLINE:
		answer(t, move->verb == OFS_ACCEPT);
		break;
	default:
		act_on_monday(t, move);
		break;
	}
}

void ofs_apply(const struct pl_rules *rules, struct pl_state *state, const struct pl_move *move,
               struct pl_events *events)
{
	struct ofs_table table = { ofs_numbers(rules), (struct ofs_state *)state, events };
	state->ply++;
	pl_answered(state, move->seat);
	perform(&table, move);
	while (state->pending == 0 && !ofs_is_over(table.s))
		next_day(&table);
}

/* The winner is first, the others follow by score. */
void ofs_returns(const struct pl_rules *rules, const struct pl_state *state,
                 struct pl_result *result)
{
	const struct ofs_rules *r = ofs_numbers(rules);
	const struct ofs_state *s = ofs_position(state);
	memset(result, 0, sizeof *result);
	for (int seat = 0; seat < state->seats; seat++)
		result->score[seat] = ofs_score(r, s, seat) +
			(s->winner == seat + 1 ? OFS_MOST_CHIPS * 2 : 0);
	pl_places_by_score(result, state->seats);
	if (s->winner != 0)
		result->score[s->winner - 1] -= OFS_MOST_CHIPS * 2;
}

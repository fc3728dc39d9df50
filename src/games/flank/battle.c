/* battle.c - a battle from the sealed formation to the last token spent. */
#include "games/flank/flank.h"

/* --- formation -------------------------------------------------------------------- */

static int types_to_place(const struct flk_state *s, int seat)
{
	uint16_t units = s->army[seat][s->battle];
	return flk_count(units) > 1 ? flk_count_bits(flk_types(units)) : 0;
}

/* How many sealed steps a player takes: one for each type of units, whose place
 * is no choice if there is but one unit (FLK-074), and one for the card of a
 * force mine, if there are cards. All of this is public. */
int flk_form_steps(const struct flk_state *s, int seat)
{
	return types_to_place(s, seat) + (s->cards[seat] > 0);
}

int flk_forming_type(const struct flk_state *s, int seat)
{
	int step = s->placed[seat];
	unsigned types = flk_types(s->army[seat][s->battle]);
	if (step >= types_to_place(s, seat))
		return 0;
	for (; step > 0; step--)
		types &= types - 1;
	return pl_lowest(types) + 1;
}

static void reveal(struct flk_table *t);

static void tell_battle(struct flk_table *t)
{
	const struct flk_state *s = t->s;
	int seat = s->attacker;
	uint16_t one = s->army[seat][s->battle], other = s->army[1 - seat][s->battle];
	struct pl_event event = { FLK_DID_BATTLE,
		                  (uint8_t)seat,
		                  0,
		                  { s->battle, s->faction[seat], (uint8_t)one, (uint8_t)(one >> 8),
		                    s->faction[1 - seat], (uint8_t)other, (uint8_t)(other >> 8),
		                    s->siege },
		                  { 0 } };
	flk_tell_event(t, &event);
}

/* FLK-071: both form up at the same time, each in secret. */
void flk_begin_battle(struct flk_table *t)
{
	struct flk_state *s = t->s;
	unsigned asked = 0;
	tell_battle(t);
	for (int seat = 0; seat < FLK_PLAYERS; seat++)
		if (flk_form_steps(s, seat) > 0)
			asked |= pl_bit(seat);
	s->base.phase = FLK_FORMING;
	s->opened = s->base.ply;
	if (asked == 0) {
		reveal(t);
		return;
	}
	pl_ask_all(&s->base, asked);
}

void flk_form(struct flk_table *t, const struct pl_move *move)
{
	struct flk_state *s = t->s;
	int seat = move->seat;
	if (move->verb == FLK_HIDE)
		s->mined[seat] = move->arg[0];
	else
		for (int area = FLK_FRONT; area < FLK_AREAS; area++)
			flk_add(&s->sheet[seat][area], flk_some(move->arg[0], move->arg[1 + area]));
	s->placed[seat]++;
	if (s->placed[seat] < flk_form_steps(s, seat))
		return;
	if (pl_answered(&s->base, seat))
		reveal(t);
}

/* FLK-079, FLK-080: the tokens lie on the card, beyond the limits. */
static void open_mine(struct flk_table *t, int seat)
{
	struct flk_state *s = t->s;
	int card = s->mined[seat];
	s->mined[seat] = 0;
	if (card == 0 || card == FLK_NO_CARD)
		return;
	s->hand[seat][card]--;
	s->cards[seat]--;
	s->discard[card]++;
	for (int colour = 0; colour < FLK_COLOURS; colour++)
		s->extra[seat][colour] = t->r->mine[colour];
}

static void lay_open(struct flk_table *t, int seat)
{
	struct flk_state *s = t->s;
	uint16_t *sheet = s->sheet[seat], units = s->army[seat][s->battle];
	int card = s->mined[seat] == FLK_NO_CARD ? 0 : s->mined[seat];
	if (flk_count(units) == 1)
		sheet[FLK_FRONT] = units;
	flk_take_units(s, seat, s->battle, units);
	struct pl_event event = { FLK_DID_REVEAL,
		                  (uint8_t)seat,
		                  0,
		                  { s->faction[seat], (uint8_t)sheet[FLK_FRONT],
		                    (uint8_t)(sheet[FLK_FRONT] >> 8), (uint8_t)sheet[FLK_SUPPORT],
		                    (uint8_t)(sheet[FLK_SUPPORT] >> 8), (uint8_t)sheet[FLK_FLANK],
		                    (uint8_t)(sheet[FLK_FLANK] >> 8), (uint8_t)card },
		                  { 0 } };
	flk_tell_event(t, &event);
	open_mine(t, seat);
	s->placed[seat] = 0;
}

static void next_effect(struct flk_table *t);

/* FLK-083: both at once. */
static void reveal(struct flk_table *t)
{
	struct flk_state *s = t->s;
	lay_open(t, s->attacker);
	lay_open(t, 1 - s->attacker);
	pl_reveal(t->events);
	s->opened = 0;
	s->side = s->cursor = s->used = 0;
	next_effect(t);
}

/* --- before combat ------------------------------------------------------------------- */

static int seat_of_side(const struct flk_state *s)
{
	return s->side == 0 ? s->attacker : 1 - s->attacker;
}

/* One of the effects before combat that a seat's faction has, from 1. */
const struct flk_timed *flk_before(const struct flk_rules *r, const struct flk_state *s, int seat,
                                   int effect)
{
	return &r->before[s->faction[seat] - 1][effect - 1];
}

static bool is_when(const struct flk_state *s, int seat, int when)
{
	switch (when) {
	case FLK_ATTACKING:
		return seat == s->attacker;
	case FLK_DEFENDING:
		return seat != s->attacker;
	case FLK_WINNING:
		return s->winner == seat + 1;
	case FLK_LOSING:
		return s->winner == 2 - seat;
	default:
		return true;
	}
}

/* Whether the effect is its owner's, it is the battle for it, and whom it needs is where it must
 * be. */
bool flk_is_ready(const struct flk_state *s, int seat, const struct flk_timed *e)
{
	if (e->upgrade != 0 && !((s->upgrades[seat] >> (e->upgrade - 1)) & 1))
		return false;
	if (!is_when(s, seat, e->when))
		return false;
	if (e->with == 0)
		return true;
	uint16_t units = e->needs == FLK_ANYWHERE ? flk_on_sheet(s, seat)
						  : s->sheet[seat][e->needs];
	return flk_of_type(units, e->with) > 0;
}

/* FLK-G08: the effects before combat that a seat could use now, bit n - 1 for the nth. */
unsigned flk_ready(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	unsigned left = flk_powers_of(r, s, seat)->before[seat == s->attacker] &
		~(unsigned)s->tried;
	unsigned ready = 0;
	if (left == 0)
		return 0;
	unsigned spots = flk_spots(s->sheet[seat]), ours = flk_shifts_from(spots);
	unsigned theirs = flk_shifts_from(flk_pushable_spots(r, s, seat));
	for (; left != 0; left &= left - 1) {
		const struct flk_timed *e = flk_before(r, s, seat, pl_lowest(left) + 1);
		bool has_target = ((e->kind == FLK_EFFECT_MOVE ? ours : theirs) & e->shifts) != 0;
		bool is_met = e->needed == 0 || (spots & e->needed) != 0;
		ready |= has_target && is_met ? left & ~(left - 1) : 0;
	}
	return ready;
}

static void ask_before(struct flk_state *s, int seat)
{
	s->base.phase = FLK_BEFORE;
	pl_ask(&s->base, seat);
}

/* An effect is over: used, or declined. */
static void close_effect(struct flk_state *s)
{
	s->tried = (uint16_t)(s->tried | 1u << (s->cursor - 1));
	s->cursor = s->used = 0;
}

static void start_spending(struct flk_table *t);

/* FLK-085, FLK-C29, FLK-C42: the attacker's effects in the order that the attacker likes, then
 * the defender's; those that have nothing to do are passed over. */
static void next_effect(struct flk_table *t)
{
	struct flk_state *s = t->s;
	for (; s->side < FLK_PLAYERS; s->side++, s->tried = 0) {
		int seat = seat_of_side(s);
		unsigned ready = flk_ready(t->r, s, seat);
		if (s->cursor != 0 && s->used < flk_before(t->r, s, seat, s->cursor)->number &&
		    ((ready >> (s->cursor - 1)) & 1)) {
			ask_before(s, seat);
			return;
		}
		if (s->cursor != 0) {
			ready &= ~(1u << (s->cursor - 1));
			close_effect(s);
		}
		if (ready != 0) {
			s->cursor =
				(uint8_t)((ready & (ready - 1)) != 0 ? 0 : pl_lowest(ready) + 1);
			ask_before(s, seat);
			return;
		}
	}
	s->side = 0;
	start_spending(t);
}

static void shift(struct flk_state *s, int owner, int type, int from, int to)
{
	flk_take_off(&s->sheet[owner][from], flk_some(type, 1));
	flk_add(&s->sheet[owner][to], flk_some(type, 1));
}

/* Say whose effect it is, in the bytes of an event from `at` on. */
static void tell_whose(const struct flk_table *t, int seat, int effect, uint8_t *at)
{
	const struct flk_timed *e = flk_before(t->r, t->s, seat, effect);
	int faction = t->s->faction[seat];
	at[0] = (uint8_t)(e->upgrade != 0 ? flk_upgrade_row(faction, e->upgrade) : 0);
	at[1] = (uint8_t)(e->unit != 0 ? flk_unit_row(faction, e->unit) : 0);
	at[2] = (uint8_t)effect;
}

/* Decline the effect that is being used, or the rest of it; where none is chosen yet, all. */
static void decline(struct flk_table *t, int seat)
{
	struct flk_state *s = t->s;
	unsigned left = s->cursor != 0 ? 1u << (s->cursor - 1) : flk_ready(t->r, s, seat);
	for (; left != 0; left &= left - 1) {
		struct pl_event skip = { FLK_DID_SKIP, (uint8_t)seat, 0, { 0 }, { 0 } };
		s->cursor = (uint8_t)(pl_lowest(left) + 1);
		tell_whose(t, seat, s->cursor, skip.arg);
		skip.arg[3] = s->used;
		flk_tell_event(t, &skip);
		close_effect(s);
	}
	next_effect(t);
}

/* FLK-094, FLK-095: a unit goes to another area, or is set aside. */
static void use_on_unit(struct flk_table *t, const struct pl_move *move)
{
	struct flk_state *s = t->s;
	int seat = move->seat, type = move->arg[0], from = move->arg[1], to = move->arg[2];
	int owner = move->verb == FLK_SHIFT ? seat : 1 - seat;
	int kind = move->verb == FLK_PUSH ? FLK_DID_PUSH
		: move->verb == FLK_SHIFT ? FLK_DID_SHIFT
					  : FLK_DID_REMOVE;
	struct pl_event event = { (uint8_t)kind,
		                  (uint8_t)seat,
		                  0,
		                  { (uint8_t)flk_unit_row(s->faction[owner], type), (uint8_t)from,
		                    (uint8_t)to },
		                  { 0 } };
	tell_whose(t, seat, s->cursor, event.arg + 3);
	flk_tell_event(t, &event);
	if (move->verb == FLK_REMOVE) {
		flk_take_off(&s->sheet[owner][from], flk_some(type, 1));
		flk_add(&s->aside[owner], flk_some(type, 1));
	} else {
		shift(s, owner, type, from, to);
	}
	s->used++;
	next_effect(t);
}

void flk_use_effect(struct flk_table *t, const struct pl_move *move)
{
	if (move->verb == FLK_USE)
		t->s->cursor = move->arg[0];
	else if (move->verb == FLK_DONE)
		decline(t, move->seat);
	else
		use_on_unit(t, move);
}

/* --- spending ---------------------------------------------------------------------------- */

static void tell_stop(struct flk_table *t, int seat, int unable)
{
	struct pl_event event = { FLK_DID_STOP, (uint8_t)seat, 0, { (uint8_t)unable }, { 0 } };
	flk_tell_event(t, &event);
}

/* FLK-091 to FLK-093, FLK-C15: who spends nothing in a turn has stopped for
 * good, and the other has one more turn. */
static void give_turn(struct flk_table *t, int seat)
{
	struct flk_state *s = t->s;
	s->spent = 0;
	for (int tries = 0; tries < FLK_PLAYERS; tries++, seat = 1 - seat) {
		if ((s->stopped >> seat) & 1)
			break;
		if (flk_can_spend(t->r, s, seat)) {
			s->base.phase = FLK_SPENDING;
			pl_ask(&s->base, seat);
			return;
		}
		s->stopped |= pl_bit(seat);
		tell_stop(t, seat, 1);
	}
	flk_regroup(t);
}

static void start_spending(struct flk_table *t)
{
	t->s->stopped = 0;
	give_turn(t, t->s->attacker);
}

void flk_end_spending_turn(struct flk_table *t, int seat)
{
	struct flk_state *s = t->s;
	if (s->spent == 0) {
		s->stopped |= pl_bit(seat);
		tell_stop(t, seat, 0);
	} else {
		struct pl_event event = { FLK_DID_YIELD, (uint8_t)seat, 0, { s->spent }, { 0 } };
		flk_tell_event(t, &event);
	}
	give_turn(t, 1 - seat);
}

/* Tokens on the card go first: they would be lost (FLK-081). */
static void pay_token(struct flk_state *s, int seat, int colour)
{
	if (s->extra[seat][colour] > 0)
		s->extra[seat][colour]--;
	else
		s->tokens[seat][colour]--;
	s->spent++;
}

void flk_spend(struct flk_table *t, const struct pl_move *move)
{
	struct flk_state *s = t->s;
	int seat = move->seat;
	struct pl_event event = { FLK_DID_BLUE, (uint8_t)seat, 0, { 0 }, { 0 } };
	if (move->verb == FLK_SPEND) {
		pay_token(s, seat, FLK_BLUE);
		event.arg[0] = ++s->points[seat];
	} else {
		bool push = move->verb == FLK_PUSH;
		int owner = push ? 1 - seat : seat;
		pay_token(s, seat, push ? FLK_GREEN : FLK_YELLOW);
		shift(s, owner, move->arg[0], move->arg[1], move->arg[2]);
		event.kind = push ? FLK_DID_GREEN : FLK_DID_YELLOW;
		event.arg[0] = (uint8_t)flk_unit_row(s->faction[owner], move->arg[0]);
		event.arg[1] = move->arg[1];
		event.arg[2] = move->arg[2];
	}
	flk_tell_event(t, &event);
	/* A turn that cannot go on is over. */
	if (!flk_can_spend(t->r, s, seat))
		flk_end_spending_turn(t, seat);
}

/* effects.c - what event cards and action cards do, and the answers to them.
 *
 * A card is a row of the data with parts, each a deed that the rules know, with
 * its numbers; here is one short function for each deed. A card that can be
 * countered waits in the state until everybody who might counter it has
 * answered; a card at work, until those have who are asked on the way. */
#include "core/deck.h"
#include "games/traders/traders.h"

static void ask(struct trd_table *t, int phase, int seat)
{
	t->s->base.phase = (uint8_t)phase;
	pl_ask(&t->s->base, seat);
}

/* --- the deeds ------------------------------------------------------------ */

static void arrive(struct trd_table *t, int seat, int good)
{
	struct trd_player *p = &t->s->player[seat];
	int dock = trd_docked_at(p);
	if (dock != 0 || trd_cargo(p) < t->r->cargo) { /* TRD-069, TRD-C30 */
		int place = dock != 0 ? dock : TRD_SHIP;
		trd_add_goods(p, place, good, 1);
		trd_say(t, TRD_DID_ARRIVE, seat, good, place, 0, 0);
	} else if (p->goods[TRD_SHIP][good] == t->r->cargo) {
		/* One for another of the same kind is no choice. */
		trd_say(t, TRD_DID_REFUSE, seat, good, 0, 0, 0);
	} else { /* TRD-068 */
		t->s->arriving = (uint8_t)good;
		ask(t, TRD_STOWING, seat);
	}
}

static void gain_money(struct trd_table *t, int seat, int money)
{
	trd_add_money(&t->s->player[seat], money);
	trd_say(t, TRD_DID_MONEY, seat, money, 0, 0, 0);
}

static void lose_money(struct trd_table *t, int seat, int loss, bool to_pirates)
{
	struct trd_player *p = &t->s->player[seat];
	loss = loss < p->money ? loss : p->money;
	p->money = (uint16_t)(p->money - loss);
	trd_say(t, TRD_DID_LOSE_MONEY, seat, loss >> 8, loss & 255, to_pirates, 0);
}

void trd_lose_cargo(struct trd_table *t, int seat, bool to_pirates)
{
	uint8_t *aboard = t->s->player[seat].goods[TRD_SHIP];
	if (pl_is_told(t->events)) {
		struct pl_event event = { TRD_DID_LOSE_CARGO,
			                  (uint8_t)seat,
			                  0,
			                  { aboard[TRD_METAL], aboard[TRD_FOOD], aboard[TRD_GEM], 0,
			                    to_pirates },
			                  { 0 } };
		pl_emit(t->events, event);
	}
	for (int good = TRD_METAL; good <= TRD_GOODS; good++)
		aboard[good] = 0;
}

void trd_pay_pirates(struct trd_table *t, int seat)
{
	const struct trd_part *raid = trd_part_at_work(t->r, t->s);
	lose_money(t, seat, trd_ransom(raid, &t->s->player[seat]), true);
}

/* TRD-099 to TRD-102, TRD-C06: a choice only if there is one. */
static void raid(struct trd_table *t, int seat, const struct trd_part *part)
{
	const struct trd_player *p = &t->s->player[seat];
	bool cargo = trd_cargo(p) > 0, money = trd_ransom(part, p) > 0;
	if (cargo && money)
		ask(t, TRD_RAIDED, seat);
	else if (cargo)
		trd_lose_cargo(t, seat, true);
	else if (money)
		trd_pay_pirates(t, seat);
	else
		trd_say(t, TRD_DID_ESCAPE, seat, 0, 0, 0, 0);
}

/* TRD-104. */
static void engine_off(struct trd_table *t, int seat)
{
	t->s->still = 1;
	trd_say(t, TRD_DID_FAIL, seat, 0, 0, 0, 0);
}

/* TRD-105, TRD-C46: as far as there are dice. */
static void boost(struct trd_table *t, int seat, int dice)
{
	int room = TRD_DICE - 1 - t->s->boosts;
	dice = dice < room ? dice : room;
	t->s->boosts = (uint8_t)(t->s->boosts + dice);
	trd_say(t, TRD_DID_BOOST, seat, dice, 0, 0, 0);
}

/* TRD-084: the unit leaves its ship before it looks for room in another. */
static void take_unit(struct trd_table *t, int victim)
{
	struct trd_state *s = t->s;
	int good = s->played.good;
	s->player[victim].goods[TRD_SHIP][good]--;
	trd_say(t, TRD_DID_ROB, s->turn, victim + 1, good, 0, 0);
	arrive(t, s->turn, good);
}

/* TRD-098, TRD-C21: a full hand decides before it sees the card. */
static void gain_card(struct trd_table *t, int seat)
{
	struct trd_state *s = t->s;
	if (s->player[seat].cards >= t->r->hand) {
		ask(t, TRD_OFFERED, seat);
		return;
	}
	int card = trd_take_card(t, seat);
	if (!pl_is_told(t->events))
		return;
	struct pl_event event = { TRD_DID_GET_CARD,
		                  (uint8_t)seat,
		                  pl_bit(seat),
		                  { 0 },
		                  { t->r->kind_of[card], (uint8_t)trd_copy_of(t->r, card) } };
	pl_emit(t->events, event);
}

static void steal_card(struct trd_table *t, int victim)
{
	struct trd_state *s = t->s;
	int card = trd_steal_card(t->r, s, s->turn, victim);
	if (!pl_is_told(t->events))
		return;
	pl_reveal(t->events);
	struct pl_event event = { TRD_DID_STEAL,
		                  s->turn,
		                  (uint8_t)(pl_bit(s->turn) | pl_bit(victim)),
		                  { (uint8_t)(victim + 1) },
		                  { t->r->kind_of[card], (uint8_t)trd_copy_of(t->r, card) } };
	pl_emit(t->events, event);
}

static uint8_t more(uint8_t turns, int number)
{
	return (uint8_t)(turns + number < 255 ? turns + number : 255);
}

/* TRD-086, TRD-089. */
static void extra_turn(struct trd_table *t, int seat, int turns)
{
	t->s->extra = more(t->s->extra, turns);
	trd_say(t, TRD_DID_EXTRA, seat, t->s->extra, 0, 0, 0);
}

/* TRD-085, TRD-C19: turns that are lost add up. */
static void lose_turn(struct trd_table *t, int seat, int turns)
{
	struct trd_player *p = &t->s->player[seat];
	p->skips = more(p->skips, turns);
	trd_say(t, TRD_DID_CLAMP, t->s->turn, seat + 1, p->skips, 0, 0);
}

/* TRD-083, TRD-C15, TRD-C32: the count starts anew, it does not add up. */
static void halt(struct trd_table *t, int cards)
{
	t->s->rebellion[t->s->played.place] = (uint8_t)cards;
	trd_say(t, TRD_DID_HALT, t->s->turn, t->s->played.place, cards, 0, 0);
}

/* TRD-082, TRD-C18: the new unit lies where the old ones lay. */
static void swap(struct trd_table *t, int units)
{
	const struct trd_played *played = &t->s->played;
	struct trd_player *p = &t->s->player[t->s->turn];
	uint8_t *give = &p->goods[played->place][played->good];
	*give = (uint8_t)(*give - units);
	trd_add_goods(p, played->place, played->gain, 1);
	trd_say(t, TRD_DID_SWAP, t->s->turn, played->place, played->good, units, played->gain);
}

static void happen(struct trd_table *t, const struct trd_part *part, int seat)
{
	switch (part->does) {
	case TRD_GAIN_MONEY:
		gain_money(t, seat, part->number);
		break;
	case TRD_LOSE_MONEY:
		lose_money(t, seat, part->number, false);
		break;
	case TRD_RAID:
		raid(t, seat, part);
		break;
	case TRD_LOSE_CARGO:
		trd_lose_cargo(t, seat, false);
		break;
	case TRD_ENGINE_OFF:
		engine_off(t, seat);
		break;
	case TRD_BOOST:
		boost(t, seat, part->number);
		break;
	case TRD_GAIN_UNIT:
		arrive(t, seat, part->good);
		break;
	case TRD_TAKE_UNIT:
		take_unit(t, seat);
		break;
	case TRD_GAIN_CARD:
		gain_card(t, seat);
		break;
	case TRD_STEAL_CARD:
		steal_card(t, seat);
		break;
	case TRD_EXTRA_TURN:
		extra_turn(t, seat, part->number);
		break;
	case TRD_LOSE_TURN:
		lose_turn(t, seat, part->number);
		break;
	case TRD_HALT:
		halt(t, part->number);
		break;
	default:
		swap(t, part->number);
		break;
	}
}

/* --- one part after the other ---------------------------------------------- */

void trd_lay_aside(struct trd_state *s)
{
	struct trd_played none = { 0, 0, 0, 0, 0 };
	s->played = none;
	s->part = s->subject = s->subjects = s->left = 0;
}

/* TRD-C37: the next of them in turn order after the player on turn; 0 if none is left. */
static int next_subject(struct trd_state *s)
{
	int seat = s->turn;
	if (s->subjects == 0)
		return 0;
	while (!((s->subjects >> seat) & 1))
		seat = pl_next_seat(&s->base, seat);
	s->subjects &= (uint8_t)~pl_bit(seat);
	return seat + 1;
}

/* TRD-C39: what is taken from another is what the taker wants. */
static int who_may(const struct trd_state *s, const struct trd_part *part)
{
	bool takes = part->does == TRD_TAKE_UNIT || part->does == TRD_STEAL_CARD;
	return takes ? s->turn : s->subject - 1;
}

static void finish_part(struct trd_table *t)
{
	struct trd_state *s = t->s;
	s->subject = 0;
	if (s->part < trd_card_at_work(t->r, s)->parts)
		s->part++;
	else
		trd_lay_aside(s);
}

/* TRD-C40: to whom the part happens is settled for all as it begins. */
static void turn_to_next(struct trd_table *t, const struct trd_part *part)
{
	struct trd_state *s = t->s;
	if (s->subject == 0)
		s->subjects = (uint8_t)trd_subjects(t->r, s, part, &s->played);
	s->subject = (uint8_t)next_subject(s);
	if (s->subject == 0) {
		finish_part(t);
		return;
	}
	s->left = (uint8_t)trd_times(part);
	if (part->may && trd_finds(t->r, s, part, &s->played, s->subject - 1))
		ask(t, TRD_WILLING, who_may(s, part));
}

void trd_go_on(struct trd_table *t)
{
	struct trd_state *s = t->s;
	const struct trd_part *part = trd_part_at_work(t->r, s);
	bool begins = s->left == 0 && s->subject == 0; /* then it has just been looked for */
	if (s->left == 0)
		turn_to_next(t, part);
	if (s->left == 0 || s->base.pending != 0)
		return;
	s->left--;
	if (begins || trd_finds(t->r, s, part, &s->played, s->subject - 1))
		happen(t, part, s->subject - 1);
	if (s->left == 0 && s->subjects == 0 && s->base.pending == 0)
		finish_part(t);
}

/* --- answers ------------------------------------------------------------- */

/* Let a card work, once all who may counter it have answered. Whoever holds a card and can
 * pay for a Counter is asked, so that being asked tells nothing about the hand: TRD-C17. */
static void put_to_work(struct trd_table *t)
{
	struct trd_state *s = t->s;
	unsigned asked = 0;
	if (trd_card_at_work(t->r, s)->counter && t->r->counters != 0)
		asked = trd_harmed(t->r, s);
	for (unsigned left = asked; left != 0; left &= left - 1) {
		const struct trd_player *p = &s->player[pl_lowest(left)];
		if (p->cards == 0 || p->money < t->r->counter_cost)
			asked &= ~(left & (~left + 1));
	}
	if (asked == 0) {
		s->part = 1;
		return;
	}
	s->base.phase = TRD_ANSWERING;
	pl_ask_all(&s->base, asked);
}

/* TRD-081: the card does nothing; what it cost stays paid. */
static void cancel(struct trd_table *t, int seat)
{
	struct trd_state *s = t->s;
	bool is_event = s->step == TRD_STEP_EVENT;
	int kind = trd_counter_of(t->r, &s->player[seat]), cost = t->r->action[kind - 1].cost;
	int card = trd_discard(t->r, s, seat, kind);
	s->player[seat].money = (uint16_t)(s->player[seat].money - cost);
	if (pl_is_told(t->events)) {
		struct pl_event event = { TRD_DID_COUNTER,
			                  (uint8_t)seat,
			                  0,
			                  { is_event ? s->event : s->played.kind, is_event,
			                    (uint8_t)cost, (uint8_t)kind,
			                    (uint8_t)trd_copy_of(t->r, card) },
			                  { 0 } };
		pl_emit(t->events, event);
	}
	trd_lay_aside(s);
}

/* TRD-C16: of several the first in turn order pays, and nobody learns what
 * the others said. */
static void open_answers(struct trd_table *t)
{
	struct trd_state *s = t->s;
	unsigned answers = s->answers;
	s->answers = 0;
	pl_reveal(t->events);
	for (int i = 0; i < s->base.seats; i++) {
		int seat = (s->turn + i) % s->base.seats;
		if ((answers >> seat) & 1) {
			cancel(t, seat);
			return;
		}
	}
	s->part = 1;
}

void trd_answer(struct trd_table *t, int seat, bool counters)
{
	struct trd_state *s = t->s;
	if (s->base.sealed != 0) {
		if (counters)
			s->answers |= pl_bit(seat);
		if (pl_answered(&s->base, seat))
			open_answers(t);
		return;
	}
	pl_answered(&s->base, seat);
	if (counters) {
		pl_reveal(t->events);
		cancel(t, seat);
	} else {
		trd_say(t, TRD_DID_DECLINE, seat, 0, 0, 0, 0);
		s->part = 1;
	}
}

/* --- cards come into play ------------------------------------------------ */

void trd_draw_event(struct trd_table *t)
{
	struct trd_state *s = t->s;
	int left = pl_deck_count(s->events, t->r->events + 1);
	if (left == 0) { /* TRD-G09 */
		for (int kind = 1; kind <= t->r->events; kind++)
			s->events[kind] = t->r->event[kind - 1].copies;
		left = pl_deck_count(s->events, t->r->events + 1);
	}
	int kind = pl_deck_at(s->events, (int)pl_draw(&s->base.chance, (uint32_t)left));
	const struct trd_card *card = &t->r->event[kind - 1];
	pl_reveal(t->events);
	if (pl_is_told(t->events))
		trd_say(t, TRD_DID_DRAW, s->turn, kind,
		        trd_face_of(card, s, card->copies - s->events[kind]), 0, 0);
	s->events[kind]--;
	s->event = (uint8_t)kind;
	put_to_work(t);
}

void trd_play(struct trd_table *t, const struct pl_move *move)
{
	struct trd_state *s = t->s;
	struct trd_player *p = &s->player[s->turn];
	int kind = move->arg[0];
	const struct trd_card *card = &t->r->action[kind - 1];
	struct trd_played played = { move->arg[0], move->arg[1], move->arg[2], move->arg[3],
		                     move->arg[4] };
	s->played = played;
	s->acted = 1;
	s->moved = 0;
	p->money = (uint16_t)(p->money - card->cost); /* TRD-079 */
	int copy = trd_copy_of(t->r, trd_discard(t->r, s, s->turn, kind));
	pl_reveal(t->events);
	if (pl_is_told(t->events)) {
		struct pl_event event = { TRD_DID_PLAY,
			                  s->turn,
			                  0,
			                  { move->arg[0], move->arg[1], move->arg[2], move->arg[3],
			                    move->arg[4], (uint8_t)copy, card->cost },
			                  { 0 } };
		pl_emit(t->events, event);
	}
	put_to_work(t);
}

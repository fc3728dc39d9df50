/* effects.c - what event cards and action cards do, and the answers to them.
 *
 * A card is a row of the data with an effect and its numbers; here is one
 * short function for each effect. A card that can be countered waits in the
 * state until everybody who might counter it has answered. */
#include "core/deck.h"
#include "games/traders/traders.h"

static struct trd_player *mover(struct trd_table *t)
{
	return &t->s->player[t->s->turn];
}

static struct trd_player *victim(struct trd_table *t)
{
	return &t->s->player[t->s->played.victim - 1];
}

static void ask(struct trd_table *t, int phase)
{
	t->s->base.phase = (uint8_t)phase;
	pl_ask(&t->s->base, t->s->turn);
}

/* The card that is taking effect: this turn's event, or the action played. */
static const struct trd_card *card_at_work(const struct trd_table *t)
{
	if (t->s->step == TRD_STEP_EVENT)
		return &t->r->event[t->s->event - 1];
	return &t->r->action[t->s->played.kind - 1];
}

/* --- the effects --------------------------------------------------------- */

void trd_arrive(struct trd_table *t, int good)
{
	struct trd_player *p = mover(t);
	int dock = trd_docked_at(p);
	if (dock != 0 || trd_cargo(p) < t->r->cargo) { /* TRD-069, TRD-C30 */
		int place = dock != 0 ? dock : TRD_SHIP;
		trd_add_goods(p, place, good, 1);
		trd_say(t, TRD_DID_ARRIVE, t->s->turn, good, place, 0, 0);
	} else if (p->goods[TRD_SHIP][good] == t->r->cargo) {
		/* One for another of the same kind is no choice. */
		trd_say(t, TRD_DID_REFUSE, t->s->turn, good, 0, 0, 0);
	} else { /* TRD-068 */
		t->s->arriving = (uint8_t)good;
		ask(t, TRD_STOWING);
	}
}

void trd_lose_cargo(struct trd_table *t)
{
	uint8_t *aboard = mover(t)->goods[TRD_SHIP];
	trd_say(t, TRD_DID_LOSE_CARGO, t->s->turn, aboard[TRD_METAL], aboard[TRD_FOOD],
	        aboard[TRD_GEM], 0);
	for (int good = TRD_METAL; good <= TRD_GOODS; good++)
		aboard[good] = 0;
}

/* TRD-016, TRD-C07: the loss is rounded down. */
static int ransom(const struct trd_table *t)
{
	const struct trd_player *p = &t->s->player[t->s->turn];
	return p->money / t->r->event[t->s->event - 1].number;
}

void trd_lose_money(struct trd_table *t)
{
	int loss = ransom(t);
	mover(t)->money = (uint16_t)(mover(t)->money - loss);
	trd_say(t, TRD_DID_LOSE_MONEY, t->s->turn, loss >> 8, loss & 255, 0, 0);
}

/* TRD-099 to TRD-102, TRD-C06: a choice only if there is one. */
static void raid(struct trd_table *t)
{
	bool cargo = trd_cargo(mover(t)) > 0, money = ransom(t) > 0;
	if (cargo && money)
		ask(t, TRD_RAIDED);
	else if (cargo)
		trd_lose_cargo(t);
	else if (money)
		trd_lose_money(t);
	else
		trd_say(t, TRD_DID_ESCAPE, t->s->turn, 0, 0, 0, 0);
}

/* TRD-104, TRD-105. */
static void drive(struct trd_table *t, const struct trd_card *card)
{
	if (card->number < 0)
		t->s->still = 1;
	else
		t->s->boosts++;
	trd_say(t, card->number < 0 ? TRD_DID_FAIL : TRD_DID_BOOST, t->s->turn, 0, 0, 0, 0);
}

/* TRD-084: the unit leaves its ship before it looks for room in another. */
static void unit(struct trd_table *t, const struct trd_card *card)
{
	int good = card->good;
	if (t->s->step != TRD_STEP_EVENT) {
		good = t->s->played.good;
		victim(t)->goods[TRD_SHIP][good]--;
		trd_say(t, TRD_DID_ROB, t->s->turn, t->s->played.victim, good, 0, 0);
	}
	trd_arrive(t, good);
}

/* TRD-098, TRD-C21: a full hand decides before it sees the card. */
static void free_card(struct trd_table *t)
{
	struct trd_state *s = t->s;
	if (mover(t)->cards >= t->r->hand) {
		ask(t, TRD_OFFERED);
		return;
	}
	int kind = trd_take_card(t, s->turn);
	if (kind == 0)
		return;
	struct pl_event event = {
		TRD_DID_GET_CARD, s->turn, pl_bit(s->turn), { 0 }, { (uint8_t)kind }
	};
	pl_emit(t->events, event);
}

static void steal(struct trd_table *t)
{
	struct trd_state *s = t->s;
	int from = s->played.victim - 1;
	int kind = trd_steal_card(s, s->turn, from);
	pl_reveal(t->events);
	struct pl_event event = { TRD_DID_STEAL,
		                  s->turn,
		                  (uint8_t)(pl_bit(s->turn) | pl_bit(from)),
		                  { s->played.victim },
		                  { (uint8_t)kind } };
	pl_emit(t->events, event);
}

/* TRD-085, TRD-086, TRD-089, TRD-C19: both kinds of turns add up. */
static void turn(struct trd_table *t, const struct trd_card *card)
{
	if (card->number > 0) {
		if (t->s->extra < 255)
			t->s->extra++;
		trd_say(t, TRD_DID_EXTRA, t->s->turn, t->s->extra, 0, 0, 0);
		return;
	}
	if (victim(t)->skips < 255)
		victim(t)->skips++;
	trd_say(t, TRD_DID_CLAMP, t->s->turn, t->s->played.victim, victim(t)->skips, 0, 0);
}

/* TRD-083, TRD-C15, TRD-C32: the count starts anew, it does not add up. */
static void halt(struct trd_table *t, const struct trd_card *card)
{
	t->s->rebellion[t->s->played.place] = (uint8_t)card->number;
	trd_say(t, TRD_DID_HALT, t->s->turn, t->s->played.place, card->number, 0, 0);
}

/* TRD-082, TRD-C18: the new unit lies where the old ones lay. */
static void swap(struct trd_table *t, const struct trd_card *card)
{
	const struct trd_played *played = &t->s->played;
	uint8_t *give = &mover(t)->goods[played->place][played->good];
	*give = (uint8_t)(*give - card->number);
	trd_add_goods(mover(t), played->place, played->gain, 1);
	trd_say(t, TRD_DID_SWAP, t->s->turn, played->place, played->good, card->number,
	        played->gain);
}

static void money(struct trd_table *t, const struct trd_card *card)
{
	trd_add_money(mover(t), card->number);
	trd_say(t, TRD_DID_MONEY, t->s->turn, card->number, 0, 0, 0);
}

static void take_effect(struct trd_table *t)
{
	const struct trd_card *card = card_at_work(t);
	bool is_event = t->s->step == TRD_STEP_EVENT;
	switch (card->effect) {
	case TRD_MONEY:
		money(t, card);
		break;
	case TRD_RAID:
		raid(t);
		break;
	case TRD_DRIVE:
		drive(t, card);
		break;
	case TRD_UNIT:
		unit(t, card);
		break;
	case TRD_CARD:
		if (is_event)
			free_card(t);
		else
			steal(t);
		break;
	case TRD_TURN:
		turn(t, card);
		break;
	case TRD_HALT:
		halt(t, card);
		break;
	case TRD_SWAP:
		swap(t, card);
		break;
	default:
		break;
	}
	struct trd_played none = { 0, 0, 0, 0, 0 };
	t->s->played = none;
}

/* --- answers ------------------------------------------------------------- */

/* A Counter is possible as far as everybody can see. Whoever holds a card and
 * can pay is asked, so that being asked tells nothing about the hand. */
static bool may_counter(const struct trd_table *t, int seat)
{
	const struct trd_player *p = &t->s->player[seat];
	return p->cards > 0 && p->money >= t->r->action[t->r->counter - 1].cost;
}

/* Whom the card at work harms: TRD-081, TRD-092, TRD-C16. */
static unsigned harmed(const struct trd_table *t, const struct trd_card *card)
{
	const struct trd_state *s = t->s;
	if (s->step == TRD_STEP_EVENT) {
		bool spared = card->effect == TRD_RAID && ransom(t) == 0 &&
			trd_cargo(&s->player[s->turn]) == 0;
		return spared ? 0 : pl_bit(s->turn);
	}
	if (card->effect != TRD_HALT)
		return s->played.victim == 0 ? 0 : pl_bit(s->played.victim - 1);
	unsigned owners = 0;
	for (int seat = 0; seat < s->base.seats; seat++)
		if (seat != s->turn && (s->player[seat].stations & trd_spots_of(s->played.place)))
			owners |= pl_bit(seat);
	return owners;
}

/* Let a card work, once all who may counter it have answered. */
static void put_to_work(struct trd_table *t)
{
	const struct trd_card *card = card_at_work(t);
	unsigned asked = card->counter ? harmed(t, card) : 0;
	for (int seat = 0; seat < t->s->base.seats; seat++)
		if (((asked >> seat) & 1) && !may_counter(t, seat))
			asked &= ~(unsigned)pl_bit(seat);
	if (asked == 0) {
		take_effect(t);
		return;
	}
	t->s->base.phase = TRD_ANSWERING;
	pl_ask_all(&t->s->base, asked);
}

/* TRD-081: the card does nothing; what it cost stays paid. */
static void cancel(struct trd_table *t, int seat)
{
	struct trd_state *s = t->s;
	bool is_event = s->step == TRD_STEP_EVENT;
	int cost = t->r->action[t->r->counter - 1].cost;
	trd_discard(s, seat, t->r->counter);
	s->player[seat].money = (uint16_t)(s->player[seat].money - cost);
	trd_say(t, TRD_DID_COUNTER, seat, is_event ? s->event : s->played.kind, is_event, cost, 0);
	struct trd_played none = { 0, 0, 0, 0, 0 };
	s->played = none;
}

/* TRD-C16: of several the first in turn order pays, and nobody learns what
 * the others said. */
static void open_answers(struct trd_table *t)
{
	struct trd_state *s = t->s;
	unsigned answers = s->answers;
	s->answers = 0;
	pl_reveal(t->events);
	int seat = s->turn;
	for (int i = 1; i < s->base.seats; i++) {
		seat = pl_next_seat(&s->base, seat);
		if ((answers >> seat) & 1) {
			cancel(t, seat);
			return;
		}
	}
	take_effect(t);
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
		take_effect(t);
	}
}

/* --- cards come into play ------------------------------------------------ */

void trd_draw_event(struct trd_table *t)
{
	struct trd_state *s = t->s;
	int left = pl_deck_count(s->events, TRD_EVENTS + 1);
	if (left == 0) { /* TRD-G09 */
		for (int kind = 1; kind <= TRD_EVENTS; kind++)
			s->events[kind] = t->r->event[kind - 1].copies;
		left = pl_deck_count(s->events, TRD_EVENTS + 1);
	}
	int kind = pl_deck_at(s->events, (int)pl_draw(&s->base.chance, (uint32_t)left));
	const struct trd_card *card = &t->r->event[kind - 1];
	pl_reveal(t->events);
	trd_say(t, TRD_DID_DRAW, s->turn, kind,
	        trd_face_of(card, s, card->copies - s->events[kind]), 0, 0);
	s->events[kind]--;
	s->event = (uint8_t)kind;
	put_to_work(t);
}

void trd_play(struct trd_table *t, const struct pl_move *move)
{
	struct trd_state *s = t->s;
	int kind = move->arg[0];
	const struct trd_card *card = &t->r->action[kind - 1];
	struct trd_played played = { move->arg[0], move->arg[1], move->arg[2], move->arg[3],
		                     move->arg[4] };
	s->played = played;
	s->acted = 1;
	s->moved = 0;
	mover(t)->money = (uint16_t)(mover(t)->money - card->cost); /* TRD-079 */
	trd_discard(s, s->turn, kind);
	pl_reveal(t->events);
	if (t->events != NULL) {
		int face = trd_face_of(card, s, s->discard[kind] - 1);
		struct pl_event event = { TRD_DID_PLAY,
			                  s->turn,
			                  0,
			                  { move->arg[0], move->arg[1], move->arg[2], move->arg[3],
			                    move->arg[4], (uint8_t)face, card->cost },
			                  { 0 } };
		pl_emit(t->events, event);
	}
	put_to_work(t);
}

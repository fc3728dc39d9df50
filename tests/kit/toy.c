/* toy.c - the rules of the toy game. Its words and data, rulebook included, are
 * in toy_words.c. */
#include "kit/toy.h"

#include "core/deck.h"
#include "core/rows.h"
#include "core/turn.h"

#include <string.h>

static const struct toy_rules *numbers(const struct pl_rules *rules)
{
	return (const struct toy_rules *)rules;
}

static const struct toy_state *position(const struct pl_state *state)
{
	return (const struct toy_state *)state;
}

/* --- [R] hands ---------------------------------------------------------- */

/* TOY-009: order the hand, known cards of a kind before unknown ones. */
static void tidy(struct toy_card hand[TOY_HAND])
{
	int count[TOY_KINDS + 1] = { 0 }, knows[TOY_KINDS + 1][TOY_SEATS] = { { 0 } };
	for (int i = 0; i < TOY_HAND; i++) {
		count[hand[i].kind]++;
		for (int seat = 0; seat < TOY_SEATS; seat++)
			knows[hand[i].kind][seat] += (hand[i].known >> seat) & 1;
	}
	int at = 0;
	for (int kind = 1; kind <= TOY_KINDS; kind++)
		for (int copy = 0; copy < count[kind] && at < TOY_HAND; copy++, at++) {
			hand[at].kind = (uint8_t)kind;
			hand[at].known = 0;
			for (int seat = 0; seat < TOY_SEATS; seat++)
				if (knows[kind][seat] > copy)
					hand[at].known |= pl_bit(seat);
		}
	for (; at < TOY_HAND; at++)
		hand[at].kind = hand[at].known = 0;
}

static void put_card(struct toy_state *s, int owner, int kind, unsigned known)
{
	struct toy_card *card = &s->hand[owner][s->held[owner]++];
	card->kind = (uint8_t)kind;
	card->known = (uint8_t)known;
	tidy(s->hand[owner]);
}

static int find_card(const struct toy_state *s, int owner, int kind)
{
	for (int i = 0; i < s->held[owner]; i++)
		if (s->hand[owner][i].kind == kind)
			return i;
	return -1;
}

/* Take the copy that most seats know: whoever knew one copy knows one fewer. */
static void take_card(struct toy_state *s, int owner, int kind)
{
	struct toy_card *card = &s->hand[owner][find_card(s, owner, kind)];
	card->kind = card->known = 0;
	s->held[owner]--;
	tidy(s->hand[owner]);
}

/* TOY-009: a card left the hand, and only `seers` saw which. */
static void forget(struct toy_state *s, int owner, unsigned seers)
{
	for (int i = 0; i < s->held[owner]; i++)
		s->hand[owner][i].known &= (uint8_t)(seers | pl_bit(owner));
}

static int unknown_cards(const struct toy_state *s, int owner, int seat)
{
	int count = 0;
	for (int i = 0; i < s->held[owner]; i++)
		count += !((s->hand[owner][i].known >> seat) & 1);
	return count;
}

static int deck_size(const struct toy_rules *r, const struct toy_state *s)
{
	return r->cards - pl_deck_count(s->played, TOY_KINDS) - pl_deck_count(s->held, TOY_SEATS);
}

/* --- [R] setting up ----------------------------------------------------- */

void toy_prepare(struct pl_rules *rules)
{
	struct toy_rules *r = (struct toy_rules *)rules;
	r->cards = 0;
	for (int i = 0; i < TOY_KINDS; i++)
		r->cards = (uint16_t)(r->cards + r->card[i].count);
}

int toy_vet(const struct pl_rules *rules, int seats)
{
	return numbers(rules)->cards < seats * TOY_DEALT ? TOY_TOO_FEW_CARDS : 0;
}

/* TOY-003: the seat that begins moves on by one each round. */
static void begin_round(struct toy_state *s)
{
	s->round++;
	s->acted = 0;
	s->base.phase = TOY_ROLLING;
	pl_ask(&s->base, (s->round - 1) % s->base.seats);
}

void toy_setup(const struct pl_rules *rules, struct pl_state *state)
{
	struct toy_state *s = (struct toy_state *)state;
	s->bank = numbers(rules)->bank;
	for (int i = 0; i < TOY_KINDS; i++)
		s->deck[i] = numbers(rules)->card[i].count;
	for (int seat = 0; seat < state->seats; seat++)
		for (int i = 0; i < TOY_DEALT; i++)
			put_card(s, seat, 1 + pl_deck_draw(s->deck, TOY_KINDS, &state->chance),
			         pl_bit(seat));
	begin_round(s);
}

/* --- [R] moves ---------------------------------------------------------- */

const struct toy_shape toy_shapes[] = {
	[TOY_ROLL] = { TOY_ROLLING, 0, 0, false },
	[TOY_PASS] = { TOY_ACTING, 0, 0, false },
	[TOY_DRAW] = { TOY_ACTING, 0, 0, false },
	[TOY_PLAY] = { TOY_ACTING, 1, TOY_KINDS, false },
	[TOY_PEEK] = { TOY_ACTING, 0, 0, true },
	[TOY_STEAL] = { TOY_ACTING, 0, 0, true },
	[TOY_GIVE] = { TOY_ACTING, 1, TOY_KINDS, true },
	[TOY_BID] = { TOY_BIDDING, 0, TOY_HIGHEST_BID, false },
	[TOY_COLOUR] = { TOY_BIDDING, 1, TOY_COLOURS, false },
};
PL_ROWS(toy_shapes, TOY_VERBS);

static bool well_formed(const struct pl_state *view, const struct pl_move *move)
{
	if (move->verb < TOY_ROLL || move->verb >= TOY_VERBS)
		return false;
	const struct toy_shape *shape = &toy_shapes[move->verb];
	if (move->arg[0] < shape->lo || move->arg[0] > shape->hi)
		return false;
	if (shape->at_seat &&
	    (move->arg[1] < 1 || move->arg[1] > view->seats || move->arg[1] == move->seat + 1))
		return false;
	for (int i = shape->at_seat ? 2 : 1; i < (int)sizeof move->arg; i++)
		if (move->arg[i] != 0)
			return false;
	return true;
}

static int check_act(const struct toy_rules *r, const struct toy_state *s,
                     const struct pl_move *move)
{
	int seat = move->seat, other = move->arg[1] - 1;
	bool full = s->held[seat] == TOY_HAND;
	switch (move->verb) {
	case TOY_DRAW:
		return deck_size(r, s) == 0 ? TOY_DECK_EMPTY : full ? TOY_HAND_FULL : 0;
	case TOY_PLAY:
		return find_card(s, seat, move->arg[0]) < 0 ? TOY_NOT_IN_HAND : 0;
	case TOY_PEEK:
		return unknown_cards(s, other, seat) == 0 ? TOY_NOTHING_NEW : 0;
	case TOY_STEAL:
		return s->held[other] == 0     ? TOY_EMPTY_HAND
			: s->points[seat] == 0 ? TOY_NO_POINT
			: full                 ? TOY_HAND_FULL
					       : 0;
	case TOY_GIVE:
		return find_card(s, seat, move->arg[0]) < 0 ? TOY_NOT_IN_HAND
			: s->held[other] == TOY_HAND        ? TOY_HAND_FULL
							    : 0;
	case TOY_BID:
		return s->bid[seat] != 0                 ? TOY_BID_ONCE
			: move->arg[0] > s->points[seat] ? TOY_BID_TOO_HIGH
							 : 0;
	case TOY_COLOUR:
		return s->bid[seat] == 0 ? TOY_BID_FIRST : 0;
	default:
		return 0;
	}
}

int toy_check(const struct pl_rules *rules, const struct pl_state *view, const struct pl_move *move)
{
	if (move->seat >= view->seats || !pl_is_pending(view, move->seat))
		return TOY_NOT_ASKED;
	if (!well_formed(view, move) || toy_shapes[move->verb].phase != view->phase)
		return TOY_UNKNOWN_MOVE;
	return check_act(numbers(rules), position(view), move);
}

int toy_legal(const struct pl_rules *rules, const struct pl_state *view, int seat,
              struct pl_move out[PL_MOVES])
{
	int count = 0;
	if (!pl_is_pending(view, seat))
		return 0;
	for (int verb = TOY_ROLL; verb < TOY_VERBS; verb++) {
		int seats = toy_shapes[verb].at_seat ? view->seats : 0;
		for (int first = toy_shapes[verb].lo; first <= toy_shapes[verb].hi; first++)
			for (int other = seats ? 1 : 0; other <= seats; other++) {
				struct pl_move move = { (uint8_t)verb, (uint8_t)seat, { 0 } };
				move.arg[0] = (uint8_t)first;
				move.arg[1] = (uint8_t)other;
				if (toy_check(rules, view, &move) == 0)
					out[count++] = move;
			}
	}
	return count;
}

static void say(struct pl_events *events, int kind, int seat, int first, int second)
{
	struct pl_event event = {
		(uint8_t)kind, (uint8_t)seat, 0, { (uint8_t)first, (uint8_t)second }, { 0 }
	};
	pl_emit(events, event);
}

/* A card that only the seat and maybe one other (from 1) see. */
static void say_card(struct pl_events *events, int kind, int seat, int other, int card)
{
	struct pl_event event = {
		(uint8_t)kind, (uint8_t)seat, pl_bit(seat), { (uint8_t)other }, { (uint8_t)card }
	};
	if (other > 0)
		event.seen_by |= pl_bit(other - 1);
	pl_emit(events, event);
	pl_reveal(events);
}

/* TOY-010: the bank gives no more than it has. */
static int gain(struct toy_state *s, int seat, int points)
{
	int gained = points < s->bank ? points : s->bank;
	s->bank = (uint8_t)(s->bank - gained);
	s->points[seat] = (uint8_t)(s->points[seat] + gained);
	return gained;
}

static void pay(struct toy_state *s, int seat, int points)
{
	s->points[seat] = (uint8_t)(s->points[seat] - points);
	s->bank = (uint8_t)(s->bank + points);
}

/* TOY-004 */
static void roll(struct toy_state *s, int seat, struct pl_events *events)
{
	s->roll = (uint8_t)pl_roll(&s->base.chance, TOY_SIDES);
	int gained = s->roll == TOY_SIDES ? gain(s, seat, 1) : 0;
	say(events, TOY_ROLLED, seat, s->roll, gained);
	pl_reveal(events);
	s->base.phase = TOY_ACTING;
}

/* TOY-006: among the cards that the seat does not know yet. */
static void peek(struct toy_state *s, int seat, int victim, struct pl_events *events)
{
	int choices = unknown_cards(s, victim, seat);
	int nth = (int)pl_draw(&s->base.chance, (uint32_t)choices);
	struct toy_card *card = s->hand[victim];
	while (((card->known >> seat) & 1) || nth-- > 0)
		card++;
	say_card(events, TOY_PEEKED, seat, victim + 1, card->kind);
	card->known |= pl_bit(seat);
	tidy(s->hand[victim]);
}

/* TOY-007, TOY-008, TOY-009: giver and taker know the card, the others lose
 * track of the giver's hand. */
static void hand_over(struct toy_state *s, int giver, int taker, int kind)
{
	unsigned both = pl_bit(giver) | pl_bit(taker);
	take_card(s, giver, kind);
	forget(s, giver, both);
	put_card(s, taker, kind, both);
}

static void steal(struct toy_state *s, int seat, int victim, struct pl_events *events)
{
	int nth = (int)pl_draw(&s->base.chance, s->held[victim]);
	int kind = s->hand[victim][nth].kind;
	pay(s, seat, 1);
	hand_over(s, victim, seat, kind);
	say_card(events, TOY_STOLE, seat, victim + 1, kind);
}

static void play(const struct toy_rules *r, struct toy_state *s, int seat, int kind,
                 struct pl_events *events)
{
	take_card(s, seat, kind);
	s->played[kind - 1]++;
	say(events, TOY_PLAYED, seat, kind, gain(s, seat, r->card[kind - 1].points));
	pl_reveal(events);
}

static void act(const struct toy_rules *r, struct toy_state *s, const struct pl_move *move,
                struct pl_events *events)
{
	int seat = move->seat, other = move->arg[1] - 1, kind = move->arg[0];
	switch (move->verb) {
	case TOY_DRAW:
		kind = 1 + pl_deck_draw(s->deck, TOY_KINDS, &s->base.chance);
		put_card(s, seat, kind, pl_bit(seat));
		say_card(events, TOY_DREW, seat, 0, kind);
		break;
	case TOY_PLAY:
		play(r, s, seat, kind, events);
		break;
	case TOY_PEEK:
		peek(s, seat, other, events);
		break;
	case TOY_STEAL:
		steal(s, seat, other, events);
		break;
	case TOY_GIVE:
		hand_over(s, seat, other, kind);
		say_card(events, TOY_GAVE, seat, other + 1, kind);
		break;
	default:
		say(events, TOY_PASSED, seat, 0, 0);
		break;
	}
}

/* After everybody's turn the bidding opens. */
static void end_turn(struct toy_state *s, int seat)
{
	if (++s->acted < s->base.seats) {
		s->base.phase = TOY_ROLLING;
		pl_ask(&s->base, pl_next_seat(&s->base, seat));
		return;
	}
	s->base.phase = TOY_BIDDING;
	s->opened = s->base.ply;
	pl_ask_all(&s->base, (1u << s->base.seats) - 1);
}

/* TOY-012: the bid counts only if nobody else named its colour. */
static int counted_bid(const struct toy_state *s, int seat)
{
	for (int i = 0; i < TOY_SEATS; i++)
		if (i != seat && s->open_colour[i] == s->open_colour[seat])
			return 0;
	return s->open_bid[seat];
}

static void award(const struct toy_rules *r, struct toy_state *s, struct pl_events *events)
{
	int best = 1, winners = 0;
	for (int i = 0; i < s->base.seats; i++)
		if (counted_bid(s, i) > best)
			best = counted_bid(s, i);
	for (int i = 0; i < s->base.seats; i++)
		winners += counted_bid(s, i) == best;
	for (int i = 0; i < s->base.seats; i++) {
		if (counted_bid(s, i) != best || (winners > 1 && r->ties == TOY_TIES_NOBODY))
			continue;
		pay(s, i, best - 1);
		say(events, TOY_WON, i, gain(s, i, r->prize), best - 1);
	}
}

/* TOY-011: all bids and colours are laid open together. */
static void resolve(const struct toy_rules *r, struct toy_state *s, struct pl_events *events)
{
	memcpy(s->open_bid, s->bid, sizeof s->bid);
	memcpy(s->open_colour, s->colour, sizeof s->colour);
	memset(s->bid, 0, sizeof s->bid);
	memset(s->colour, 0, sizeof s->colour);
	s->opened = 0;
	pl_reveal(events);
	for (int i = 0; i < s->base.seats; i++)
		if (s->open_bid[i] != 0)
			say(events, TOY_SHOWED, i, s->open_bid[i] - 1, s->open_colour[i]);
	award(r, s, events);
	if (s->round == r->rounds) {
		s->base.phase = TOY_OVER;
		pl_game_over(&s->base);
	} else {
		begin_round(s);
	}
}

void toy_apply(const struct pl_rules *rules, struct pl_state *state, const struct pl_move *move,
               struct pl_events *events)
{
	struct toy_state *s = (struct toy_state *)state;
	int seat = move->seat;
	state->ply++;
	switch (move->verb) {
	case TOY_ROLL:
		roll(s, seat, events);
		break;
	case TOY_BID:
		s->bid[seat] = (uint8_t)(move->arg[0] + 1);
		break;
	case TOY_COLOUR:
		s->colour[seat] = move->arg[0];
		if (pl_answered(state, seat))
			resolve(numbers(rules), s, events);
		break;
	default:
		s->did[seat].verb = move->verb;
		s->did[seat].whom = move->arg[1];
		act(numbers(rules), s, move, events);
		end_turn(s, seat);
		break;
	}
}

/* --- [R] secrets -------------------------------------------------------- */

void toy_observe(const struct pl_rules *rules, struct pl_state *state, int seat)
{
	(void)rules;
	struct toy_state *s = (struct toy_state *)state;
	memset(&state->chance, 0, sizeof state->chance);
	memset(s->deck, 0, sizeof s->deck);
	for (int owner = 0; owner < TOY_SEATS; owner++) {
		if (owner == seat)
			continue;
		s->bid[owner] = s->colour[owner] = 0;
		for (int i = 0; i < TOY_HAND; i++) {
			struct toy_card *card = &s->hand[owner][i];
			bool knows = (card->known >> seat) & 1;
			card->kind = knows ? card->kind : 0;
			card->known = knows ? pl_bit(owner) | pl_bit(seat) : 0;
		}
		tidy(s->hand[owner]);
	}
}

/* Who bids: everybody, and those who have answered are still in sealed. */
static bool bids(const struct toy_state *s, int seat)
{
	return s->base.phase == TOY_BIDDING && (((s->base.sealed | s->base.pending) >> seat) & 1);
}

/* Choices that others may have made. How many steps they have taken follows
 * from the ply, but not who of those still asked took one. */
static void fill_bids(struct toy_state *s, int seat, struct pl_chance *chance)
{
	int steps = (int)(s->base.ply - s->opened), waiting = 0;
	for (int i = 0; i < s->base.seats; i++) {
		uint32_t choices = 1u +
			(s->points[i] < TOY_HIGHEST_BID ? s->points[i] : TOY_HIGHEST_BID);
		if (i != seat && bids(s, i)) {
			s->bid[i] = (uint8_t)(1 + pl_draw(chance, choices));
			s->colour[i] = (uint8_t)(1 + pl_draw(chance, TOY_COLOURS));
		}
		if (i != seat && pl_is_pending(&s->base, i)) {
			s->colour[i] = 0;
			waiting++;
		} else {
			steps -= (s->bid[i] != 0) + (s->colour[i] != 0);
		}
	}
	for (int i = 0; i < s->base.seats; i++) {
		if (i == seat || !pl_is_pending(&s->base, i))
			continue;
		if ((int)pl_draw(chance, (uint32_t)waiting--) < steps)
			steps--;
		else
			s->bid[i] = 0;
	}
}

void toy_determinize(const struct pl_rules *rules, struct pl_state *view, int seat,
                     struct pl_chance *chance)
{
	struct toy_state *s = (struct toy_state *)view;
	for (int i = 0; i < TOY_KINDS; i++)
		s->deck[i] = (uint8_t)(numbers(rules)->card[i].count - s->played[i]);
	for (int owner = 0; owner < view->seats; owner++)
		for (int i = 0; i < s->held[owner]; i++)
			if (s->hand[owner][i].kind != 0)
				s->deck[s->hand[owner][i].kind - 1]--;
	for (int owner = 0; owner < view->seats; owner++) {
		for (int i = 0; i < s->held[owner]; i++) {
			struct toy_card *card = &s->hand[owner][i];
			if (card->kind != 0)
				continue;
			card->kind = (uint8_t)(1 + pl_deck_draw(s->deck, TOY_KINDS, chance));
			card->known = pl_bit(owner);
		}
		tidy(s->hand[owner]);
	}
	if (view->phase == TOY_BIDDING)
		fill_bids(s, seat, chance);
	view->chance = pl_split(chance);
}

/* --- [R] standing and sense --------------------------------------------- */

void toy_returns(const struct pl_rules *rules, const struct pl_state *state,
                 struct pl_result *result)
{
	(void)rules;
	memset(result, 0, sizeof *result);
	for (int i = 0; i < state->seats; i++)
		result->score[i] = position(state)->points[i];
	pl_places_by_score(result, state->seats);
}

void toy_value(const struct pl_rules *rules, const struct pl_state *state, int32_t out[PL_SEATS])
{
	const struct toy_state *s = position(state);
	if (state->pending == 0) {
		struct pl_result result;
		toy_returns(rules, state, &result);
		pl_value_of(&result, state->seats, out);
		return;
	}
	int worth[TOY_SEATS], sum = 0;
	for (int i = 0; i < state->seats; i++) {
		worth[i] = 1 + 2 * s->points[i];
		for (int j = 0; j < s->held[i]; j++)
			worth[i] += numbers(rules)->card[s->hand[i][j].kind - 1].points;
		sum += worth[i];
	}
	for (int i = 0; i < state->seats; i++)
		out[i] = 1000 * worth[i] / sum;
}

void toy_weigh(const struct pl_rules *rules, const struct pl_state *view,
               const struct pl_move *moves, int count, uint16_t *weight)
{
	static const uint8_t base[] = {
		[TOY_ROLL] = 1,  [TOY_PASS] = 1, [TOY_DRAW] = 3, [TOY_PLAY] = 4,   [TOY_PEEK] = 2,
		[TOY_STEAL] = 3, [TOY_GIVE] = 1, [TOY_BID] = 1,  [TOY_COLOUR] = 1,
	};
	PL_ROWS(base, TOY_VERBS);
	const struct toy_state *s = position(view);
	for (int i = 0; i < count; i++) {
		int heavy = base[moves[i].verb], first = moves[i].arg[0];
		if (moves[i].verb == TOY_PLAY)
			heavy += numbers(rules)->card[first - 1].points;
		if (moves[i].verb == TOY_PEEK)
			heavy += unknown_cards(s, moves[i].arg[1] - 1, moves[i].seat);
		if (moves[i].verb == TOY_BID)
			heavy += first;
		weight[i] = (uint16_t)heavy;
	}
}

static const char *audit_hand(const struct toy_state *s, int owner, uint8_t left[TOY_KINDS])
{
	struct toy_card tidied[TOY_HAND];
	for (int i = 0; i < TOY_HAND; i++) {
		const struct toy_card *card = &s->hand[owner][i];
		if (card->kind > TOY_KINDS || (card->kind != 0) != (i < s->held[owner]))
			return "TOY-002: a hand has as many cards as it says";
		if (card->kind == 0)
			continue;
		if (card->known >> s->base.seats || !((card->known >> owner) & 1))
			return "TOY-009: cards are known to their owner and to seats";
		left[card->kind - 1]--;
	}
	memcpy(tidied, s->hand[owner], sizeof tidied);
	tidy(tidied);
	return memcmp(tidied, s->hand[owner], sizeof tidied) == 0
		? NULL
		: "TOY-009: hands are in order, empty places zero";
}

static const char *audit_bids(const struct toy_state *s)
{
	uint32_t steps = 0;
	for (int i = 0; i < TOY_SEATS; i++) {
		bool answered = bids(s, i) && !pl_is_pending(&s->base, i);
		if ((s->bid[i] != 0 && !bids(s, i)) || (answered && s->bid[i] == 0) ||
		    (s->colour[i] != 0) != answered)
			return "TOY-011: sealed choices are those made and not yet shown";
		if (s->bid[i] > 1 + TOY_HIGHEST_BID || s->bid[i] > 1 + s->points[i] ||
		    s->colour[i] > TOY_COLOURS)
			return "TOY-011: no such choice";
		steps += (uint32_t)((s->bid[i] != 0) + (s->colour[i] != 0));
	}
	if (s->base.phase != TOY_BIDDING && s->opened != 0)
		return "TOY-011: no bidding is open";
	return s->base.phase == TOY_BIDDING && s->base.ply - s->opened != steps
		? "TOY-011: a step is missing"
		: NULL;
}

const char *toy_audit(const struct pl_rules *rules, const struct pl_state *state)
{
	const struct toy_state *s = position(state);
	const struct toy_rules *r = numbers(rules);
	uint8_t left[TOY_KINDS];
	int points = s->bank;
	for (int i = 0; i < TOY_KINDS; i++)
		left[i] = (uint8_t)(r->card[i].count - s->played[i] - s->deck[i]);
	for (int i = 0; i < TOY_SEATS; i++) {
		const char *broken = audit_hand(s, i, left);
		if (broken != NULL)
			return broken;
		if (i >= state->seats &&
		    (s->held[i] || s->points[i] || s->open_bid[i] || s->open_colour[i] ||
		     s->did[i].verb))
			return "TOY-001: a seat that is not in the game has nothing";
		if (s->did[i].verb >= TOY_VERBS || s->did[i].whom > state->seats)
			return "TOY-005: nobody can have done that";
		points += s->points[i];
	}
	for (int i = 0; i < TOY_KINDS; i++)
		if (left[i] != 0)
			return "TOY-002: every card is in one place";
	if (points != r->bank)
		return "TOY-010: points come from the bank";
	if (s->roll > TOY_SIDES || s->round < 1 || s->round > r->rounds)
		return "TOY-003: no such roll or round";
	return audit_bids(s);
}

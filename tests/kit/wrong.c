/* wrong.c - wrong rules: for each a function or table that breaks one promise, and at the end
 * the list with what the kit must find. */
#include "kit/wrong.h"

#include "core/chance.h"
#include "core/text.h"
#include "core/turn.h"
#include "kit/toy.h"

#include <string.h>

#define APPLY(name)                                                                                \
	static void name(const struct pl_rules *rules, struct pl_state *state,                     \
	                 const struct pl_move *move, struct pl_events *events)
#define OBSERVE(name)                                                                              \
	static void name(const struct pl_rules *rules, struct pl_state *state, int seat)
#define DETERMINIZE(name)                                                                          \
	static void name(const struct pl_rules *rules, struct pl_state *view, int seat,            \
	                 struct pl_chance *chance)
#define RETURNS(name)                                                                              \
	static void name(const struct pl_rules *rules, const struct pl_state *state,               \
	                 struct pl_result *result)
#define VALUE(name)                                                                                \
	static void name(const struct pl_rules *rules, const struct pl_state *state,               \
	                 int32_t out[PL_SEATS])
#define WEIGH(name)                                                                                \
	static void name(const struct pl_rules *rules, const struct pl_state *view,                \
	                 const struct pl_move *moves, int count, uint16_t *weight)

static struct toy_state *toy(struct pl_state *state)
{
	return (struct toy_state *)state;
}

static bool opens_bidding(const struct pl_state *state)
{
	return state->phase == TOY_BIDDING && state->ply == toy_view(state)->opened;
}

static void emit(struct pl_events *events, int kind, int seat, int first)
{
	struct pl_event event = { (uint8_t)kind, (uint8_t)seat, 0, { (uint8_t)first }, { 0 } };
	pl_emit(events, event);
}

/* --- play --------------------------------------------------------------- */

/* The last round is the first again. */
APPLY(never_ends)
{
	if (toy(state)->round == ((const struct toy_rules *)rules)->rounds)
		toy(state)->round = 1;
	toy_apply(rules, state, move, events);
}

APPLY(makes_money)
{
	toy_apply(rules, state, move, events);
	if (move->verb == TOY_PLAY)
		toy(state)->points[move->seat]++;
}

APPLY(leaves_a_bid_lying)
{
	toy_apply(rules, state, move, events);
	if (move->verb == TOY_COLOUR && state->phase != TOY_BIDDING)
		toy(state)->bid[0] = 1;
}

static void begins_with_an_extra_point(const struct pl_rules *rules, struct pl_state *state)
{
	toy_setup(rules, state);
	toy(state)->points[0]++;
}

static void deals_a_card_twice(const struct pl_rules *rules, struct pl_state *state)
{
	toy_setup(rules, state);
	toy(state)->deck[toy(state)->hand[0][0].kind - 1]++;
}

APPLY(counts_no_ply)
{
	toy_apply(rules, state, move, events);
	state->ply--;
}

APPLY(asks_an_empty_chair)
{
	toy_apply(rules, state, move, events);
	if (state->phase == TOY_ACTING)
		state->pending = pl_bit(state->seats);
}

APPLY(asks_several_unsealed)
{
	toy_apply(rules, state, move, events);
	if (opens_bidding(state))
		state->sealed = 0;
}

APPLY(begins_a_set_without_a_seat)
{
	toy_apply(rules, state, move, events);
	if (opens_bidding(state))
		state->pending &= (uint8_t)~pl_bit(0);
}

RETURNS(nobody_is_first)
{
	toy_returns(rules, state, result);
	for (int i = 0; i < state->seats; i++)
		result->place[i]++;
}

/* First, first, second; it should be third. */
RETURNS(places_after_equals_move_up)
{
	toy_returns(rules, state, result);
	for (int i = 0; i < state->seats; i++) {
		unsigned places = 0;
		for (int j = 0; j < state->seats; j++)
			if (result->score[j] > result->score[i])
				places |= 1u << result->score[j];
		result->place[i] = 1;
		for (; places != 0; places &= places - 1)
			result->place[i]++;
	}
}

RETURNS(an_empty_chair_has_a_place)
{
	toy_returns(rules, state, result);
	result->place[state->seats] = (uint8_t)(state->seats + 1);
}

/* Another key each time, as if from memory that nobody cleared. */
APPLY(writes_garbage)
{
	static uint64_t garbage;
	toy_apply(rules, state, move, events);
	state->chance.key[0] += ++garbage;
}

static void sets_up_garbage(const struct pl_rules *rules, struct pl_state *state)
{
	static uint64_t garbage;
	toy_setup(rules, state);
	state->chance.key[0] += ++garbage;
}

APPLY(plays_otherwise_unwatched)
{
	toy_apply(rules, state, move, events);
	if (events == NULL && move->verb == TOY_ROLL)
		pl_bits(&state->chance);
}

static void always_tells_one_truth(const struct pl_rules *rules, struct pl_state *view, int seat,
                                   struct pl_chance *chance)
{
	struct pl_chance same = { { 1, 2 }, 0 };
	pl_toy.determinize(rules, view, seat, &same);
	view->chance = pl_split(chance);
}

static void hands_on_the_chance_it_was_given(const struct pl_rules *rules, struct pl_state *view,
                                             int seat, struct pl_chance *chance)
{
	pl_toy.determinize(rules, view, seat, chance);
	view->chance = *chance;
}

static int refuses_seats_for_no_reason(const struct pl_rules *rules, int seats)
{
	(void)rules;
	return seats == 4 ? 99 : 0;
}

APPLY(says_too_much)
{
	toy_apply(rules, state, move, events);
	for (int i = 0; i < PL_EVENTS && move->verb == TOY_PASS; i++)
		emit(events, TOY_PASSED, move->seat, 0);
}

APPLY(drops_earlier_events)
{
	if (events != NULL)
		events->count = 0;
	toy_apply(rules, state, move, events);
}

APPLY(tells_an_unknown_kind)
{
	toy_apply(rules, state, move, events);
	if (move->verb == TOY_PASS)
		emit(events, TOY_WON + 1, move->seat, 0);
}

APPLY(tells_of_an_empty_chair)
{
	toy_apply(rules, state, move, events);
	if (move->verb == TOY_PASS)
		emit(events, TOY_PASSED, state->seats, 0);
}

/* --- sense -------------------------------------------------------------- */

VALUE(value_beyond_certainty)
{
	toy_value(rules, state, out);
	out[0] += 1000;
}

/* At the end the cards in hand should not count any more. */
VALUE(value_counts_cards_at_the_end)
{
	struct toy_state going_on = *toy_view(state);
	going_on.base.pending = 1;
	toy_value(rules, &going_on.base, out);
}

WEIGH(a_move_weighs_nothing)
{
	toy_weigh(rules, view, moves, count, weight);
	for (int i = 0; i < count; i++)
		if (moves[i].verb == TOY_PASS)
			weight[i] = 0;
}

WEIGH(weighs_by_the_deck)
{
	toy_weigh(rules, view, moves, count, weight);
	for (int i = 0; i < count; i++)
		if (moves[i].verb == TOY_DRAW)
			weight[i] = (uint16_t)(weight[i] + toy_view(view)->deck[TOY_KINDS - 1]);
}

/* The first move each time. */
static void plays_on_without_chance(const struct pl_rules *rules, struct pl_state *state, int moves,
                                    uint64_t *random)
{
	struct pl_move move[PL_MOVES];
	(void)random;
	for (; moves > 0 && state->pending != 0; moves--) {
		toy_legal(rules, state, pl_first_pending(state), move);
		toy_apply(rules, state, &move[0], NULL);
	}
}

/* --- views and truths --------------------------------------------------- */

OBSERVE(leaves_the_key)
{
	struct pl_chance chance = state->chance;
	toy_observe(rules, state, seat);
	state->chance.key[0] = chance.key[0];
}

OBSERVE(hides_the_ply)
{
	toy_observe(rules, state, seat);
	state->ply = 0;
}

static uint64_t sees_the_ply_alone(const struct pl_rules *rules, const struct pl_state *state,
                                   int seat)
{
	(void)rules, (void)seat;
	return state->ply;
}

OBSERVE(differs_the_second_time)
{
	toy_observe(rules, state, seat);
	toy(state)->roll ^= 1;
}

OBSERVE(lets_spectators_see_the_deck)
{
	struct toy_state before = *toy(state);
	toy_observe(rules, state, seat);
	if (seat == PL_SPECTATOR)
		memcpy(toy(state)->deck, before.deck, sizeof before.deck);
}

/* The truths made from such a view differ from it, before any move is made. */
OBSERVE(shows_the_deck)
{
	struct toy_state before = *toy(state);
	toy_observe(rules, state, seat);
	if (seat != PL_SPECTATOR)
		memcpy(toy(state)->deck, before.deck, sizeof before.deck);
}

/* All hands lie open, and truths leave them so. */
OBSERVE(shows_every_hand)
{
	struct toy_state before = *toy(state);
	toy_observe(rules, state, seat);
	memcpy(toy(state)->hand, before.hand, sizeof before.hand);
}

/* Truths keep what the view shows, so only what happens later gives it away:
 * the next seat draws a card, and the view has it. */
OBSERVE(shows_the_hand_of_the_next_seat)
{
	struct toy_state before = *toy(state);
	toy_observe(rules, state, seat);
	if (seat == PL_SPECTATOR)
		return;
	int next = pl_next_seat(state, seat);
	memcpy(toy(state)->hand[next], before.hand[next], sizeof before.hand[next]);
}

DETERMINIZE(deals_known_cards_again)
{
	for (int owner = 0; owner < view->seats; owner++)
		if (owner != seat)
			memset(toy(view)->hand[owner], 0, sizeof toy(view)->hand[owner]);
	toy_determinize(rules, view, seat, chance);
}

DETERMINIZE(loses_a_card)
{
	toy_determinize(rules, view, seat, chance);
	for (int kind = 0; kind < TOY_KINDS; kind++)
		if (toy(view)->deck[kind] > 0) {
			toy(view)->deck[kind]--;
			break;
		}
}

DETERMINIZE(forgets_the_chance)
{
	toy_determinize(rules, view, seat, chance);
	memset(&view->chance, 0, sizeof view->chance);
}

/* What the next seat holds is written where everybody looks, with no event. */
APPLY(hints_at_a_card)
{
	toy_apply(rules, state, move, events);
	if (move->verb == TOY_PLAY)
		toy(state)->roll = toy(state)->hand[pl_next_seat(state, move->seat)][0].kind;
}

/* Only those with the commonest card may bid. */
APPLY(asks_only_holders)
{
	toy_apply(rules, state, move, events);
	if (!opens_bidding(state))
		return;
	unsigned holders = 0;
	for (int i = 0; i < state->seats; i++)
		if (holds(state, i, 1))
			holders |= pl_bit(i);
	pl_reveal(events);
	if (holders != 0)
		pl_ask_all(state, holders);
}

APPLY(lets_everybody_read_the_secret)
{
	toy_apply(rules, state, move, events);
	for (int i = 0; events != NULL && i < events->count; i++)
		if (events->at[i].kind == TOY_STOLE)
			events->at[i].seen_by = 0xff;
}

APPLY(forgets_what_was_peeked_at)
{
	toy_apply(rules, state, move, events);
	for (int i = 0; i < TOY_HAND && move->verb == TOY_PEEK; i++)
		toy(state)->hand[move->arg[1] - 1][i].known &= (uint8_t)~pl_bit(move->seat);
}

APPLY(draws_without_saying_so)
{
	toy_apply(rules, state, move, events);
	if (events != NULL && move->verb == TOY_DRAW)
		events->reveals = false;
}

APPLY(lays_bids_open_without_saying_so)
{
	toy_apply(rules, state, move, events);
	if (events != NULL && move->verb == TOY_COLOUR)
		events->reveals = false;
}

/* --- sealed choices ----------------------------------------------------- */

APPLY(draws_for_a_bid)
{
	toy_apply(rules, state, move, events);
	if (move->verb == TOY_BID)
		pl_bits(&state->chance);
}

APPLY(makes_a_bid_final)
{
	toy_apply(rules, state, move, events);
	if (move->verb == TOY_BID)
		pl_reveal(events);
}

APPLY(lays_a_bid_open_at_once)
{
	toy_apply(rules, state, move, events);
	if (move->verb == TOY_BID)
		toy(state)->open_bid[move->seat] = toy(state)->bid[move->seat];
}

APPLY(tells_of_a_colour_at_once)
{
	if (move->verb == TOY_COLOUR)
		emit(events, TOY_SHOWED, move->seat, move->arg[0]);
	toy_apply(rules, state, move, events);
}

/* Who answers last gains a point. */
APPLY(favours_the_last_answer)
{
	toy_apply(rules, state, move, events);
	if (move->verb == TOY_COLOUR && state->phase != TOY_BIDDING && toy(state)->bank > 0) {
		toy(state)->bank--;
		toy(state)->points[move->seat]++;
	}
}

/* A seat names its colour twice, or three times unless it began with red. */
APPLY(asks_again_after_some_colours)
{
	uint8_t *colour = &toy(state)->colour[move->seat];
	if (move->verb == TOY_COLOUR && *colour != 1) {
		*colour = *colour == 0 ? move->arg[0] : 1;
		state->ply++;
		return;
	}
	toy_apply(rules, state, move, events);
}

/* The toy's audit would find the step too many first. */
static const char *finds_nothing(const struct pl_rules *rules, const struct pl_state *state)
{
	(void)rules, (void)state;
	return NULL;
}

/* --- the list ----------------------------------------------------------- */

/* clang-format off */
static const struct pl_field usual_value_out_of_range[] = {
	{ .path = "rounds", .offset = offsetof(struct toy_rules, rounds), .size = 1,
	  .kind = PL_NUMBER, .use = PL_OPTION, .lo = 1, .hi = 9, .usual = 10,
	  .about = "rounds of a game" },
	{ .path = NULL },
};
/* clang-format on */

/* clang-format off */
static const struct pl_reason reason_without_a_clause[] = {
	{ "", "" }, { "TOY-999", "it is not your turn" }, { NULL, NULL },
};
/* clang-format on */

static const char slug_with_a_space[] = "toy game";

/* clang-format off */
const struct pl_wrong pl_wrong_games[] = {
	WRONG(TABLES, fields, usual_value_out_of_range),
	WRONG(TABLES, reasons, reason_without_a_clause),
	WRONG(TABLES, slug, slug_with_a_space),
	WRONG(TABLES, vet, refuses_seats_for_no_reason),

	WRONG(ENDS, apply, never_ends),
	WRONG(AUDIT, apply, makes_money),
	WRONG(AUDIT, apply, leaves_a_bid_lying),
	WRONG(AUDIT, setup, begins_with_an_extra_point),
	WRONG(AUDIT, setup, deals_a_card_twice),
	WRONG(HEADER, apply, counts_no_ply),
	WRONG(HEADER, apply, asks_an_empty_chair),
	WRONG(HEADER, apply, asks_several_unsealed),
	{ "begins_a_set_without_a_seat", PL_KIT_HEADER,
	  { .apply = begins_a_set_without_a_seat, .audit = finds_nothing }, NULL },
	WRONG(RESULT, returns, nobody_is_first),
	WRONG(RESULT, returns, places_after_equals_move_up),
	WRONG(RESULT, returns, an_empty_chair_has_a_place),
	WRONG(CANONICAL, apply, writes_garbage),
	WRONG(CANONICAL, setup, sets_up_garbage),
	WRONG(CANONICAL, apply, plays_otherwise_unwatched),
	WRONG(EVENTS, apply, says_too_much),
	WRONG(EVENTS, apply, drops_earlier_events),
	WRONG(EVENTS, apply, tells_an_unknown_kind),
	WRONG(EVENTS, apply, tells_of_an_empty_chair),
	WRONG(VALUE, value, value_beyond_certainty),
	WRONG(VALUE, value, value_counts_cards_at_the_end),
	WRONG(WEIGH, weigh, a_move_weighs_nothing),
	WRONG(WEIGH, weigh, weighs_by_the_deck),
	WRONG(WEIGH, play_on, plays_on_without_chance),

	WRONG(VIEW, observe, leaves_the_key),
	WRONG(VIEW, observe, hides_the_ply),
	WRONG(VIEW, glance, sees_the_ply_alone),
	WRONG(VIEW, observe, differs_the_second_time),
	WRONG(VIEW, observe, lets_spectators_see_the_deck),
	WRONG(DETERMINIZE, observe, shows_the_deck),
	WRONG(DETERMINIZE, determinize, deals_known_cards_again),
	WRONG(DETERMINIZE, determinize, loses_a_card),
	WRONG(DETERMINIZE, determinize, forgets_the_chance),
	WRONG(DETERMINIZE, determinize, always_tells_one_truth),
	WRONG(DETERMINIZE, determinize, hands_on_the_chance_it_was_given),
	WRONG(VIEW_LEAK, observe, shows_the_hand_of_the_next_seat),
	WRONG(VIEW_LEAK, apply, hints_at_a_card),
	WRONG(VIEW_LEAK, apply, asks_only_holders),
	WRONG(EVENT_LEAK, apply, lets_everybody_read_the_secret),
	WRONG(EVENT_LEAK, apply, forgets_what_was_peeked_at),
	WRONG(REVEALS, apply, draws_without_saying_so),
	WRONG(REVEALS, apply, makes_a_bid_final),
	WRONG(REVEALS, apply, lays_bids_open_without_saying_so),

	WRONG(SEALED_CHANCE, apply, draws_for_a_bid),
	WRONG(SEALED_SHOWS, apply, lays_a_bid_open_at_once),
	WRONG(SEALED_SHOWS, apply, tells_of_a_colour_at_once),
	WRONG(SEALED_ORDER, apply, favours_the_last_answer),
	{ "asks_again_after_some_colours", PL_KIT_SEALED_STEPS,
	  { .apply = asks_again_after_some_colours, .audit = finds_nothing }, NULL },

	WRONG(TOLD_APART, observe, shows_every_hand),
	{ NULL, PL_KIT_PASSED, { 0 }, NULL },
};
/* clang-format on */

bool pl_wrong_no_parse(const struct pl_book *book, const struct pl_state *view, int seat,
                       const char *text, struct pl_move *move)
{
	(void)book, (void)view, (void)seat, (void)text, (void)move;
	return false;
}

#define REPLACE(member)                                                                            \
	do {                                                                                       \
		if (wrong->instead.member != NULL)                                                 \
			game.member = wrong->instead.member;                                       \
	} while (0)

struct pl_game pl_wrong_make(const struct pl_wrong *wrong)
{
	struct pl_game game = pl_toy;
	REPLACE(slug);
	REPLACE(fields);
	REPLACE(reasons);
	REPLACE(vet);
	REPLACE(setup);
	REPLACE(legal);
	REPLACE(check);
	REPLACE(apply);
	REPLACE(observe);
	REPLACE(determinize);
	REPLACE(returns);
	REPLACE(value);
	REPLACE(weigh);
	REPLACE(play_on);
	REPLACE(glance);
	REPLACE(audit);
	REPLACE(format);
	REPLACE(parse);
	REPLACE(ask);
	REPLACE(explain);
	REPLACE(touch);
	REPLACE(trace);
	REPLACE(piece);
	REPLACE(tell);
	REPLACE(show);
	if (wrong->bend != NULL)
		game.description = pl_wrong_description(wrong->bend);
	if (game.parse == pl_wrong_no_parse)
		game.parse = NULL;
	return game;
}

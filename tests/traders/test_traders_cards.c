/* test_traders_cards.c - action cards, the answers to them, and who knows which
 * cards are in whose hand. */
#include "traders/table.h"

/* p1 in step 3 with a card and so much money, among so many. */
static struct table *holding(int seats, int kind, int money)
{
	struct table *t = set_table(seats, TRD_STEP_ACT, NULL);
	deal(t, 0, kind);
	player(t, 0)->money = (uint16_t)money;
	return t;
}

static int in_hand(struct table *t, int seat, int kind)
{
	return trd_held(player(t, seat)->hand, kind);
}

/* --- costs -------------------------------------------------------------------- */

/* TRD-079: each kind at its price, and not for less. */
static void cards_cost_what_they_say(void **unused)
{
	(void)unused;
	static const struct {
		int kind, cost;
		const char *move;
	} cards[] = {
		{ REBELLION, 2, "rebellion on Bob" },
		{ MERCENARIES, 1, "mercenaries take gem from p2" },
		{ IMMOBILISE, 2, "immobilise p2" },
		{ EXTRA_TURN, 4, "extra turn" },
		{ STEAL, 2, "steal from p2" },
		{ TRADE, 0, "trade 2 food for gem aboard" },
	};
	for (size_t i = 0; i < sizeof cards / sizeof cards[0]; i++) {
		struct table *t = holding(2, cards[i].kind, cards[i].cost);
		player(t, 1)->goods[TRD_SHIP][TRD_GEM] = 1;
		player(t, 0)->goods[TRD_SHIP][TRD_FOOD] = 2;
		deal(t, 1, TRADE);
		if (cards[i].cost > 0) {
			player(t, 0)->money--;
			assert_false(can(t, 0, cards[i].move));
			player(t, 0)->money++;
		}
		if (cards[i].kind == MERCENARIES)
			player(t, 0)->goods[TRD_SHIP][TRD_FOOD] = 1;
		say(t, 0, cards[i].move);
		assert_int_equal(player(t, 0)->money, 0);
		assert_int_equal(in_hand(t, 0, cards[i].kind), 0);
		assert_int_equal(cards_in(t, TRD_DISCARDED, cards[i].kind), 1);
		close_table(t);
	}
}

/* TRD-080: three cards in one step. */
static void any_number_of_cards_may_be_played(void **unused)
{
	(void)unused;
	struct table *t = holding(2, REBELLION, 9);
	deal(t, 0, IMMOBILISE);
	deal(t, 0, EXTRA_TURN);
	say(t, 0, "rebellion on Bob");
	say(t, 0, "immobilise p2");
	say(t, 0, "extra turn");
	assert_int_equal(player(t, 0)->cards, 0);
	assert_int_equal(player(t, 0)->money, 1);
	close_table(t);
}

/* TRD-C31: no object, no card. */
static void cards_need_an_object(void **unused)
{
	(void)unused;
	struct table *t = holding(2, MERCENARIES, 9);
	deal(t, 0, STEAL);
	deal(t, 0, TRADE);
	assert_refused(t, "TRD-C31", TRD_PLAY, MERCENARIES, 2, 0, TRD_GEM, 0);
	assert_refused(t, "TRD-C31", TRD_PLAY, STEAL, 2, 0, 0, 0);
	assert_refused(t, "TRD-C31", TRD_PLAY, STEAL, 1, 0, 0, 0);
	assert_refused(t, "TRD-C18", TRD_PLAY, TRADE, 0, TRD_SHIP, TRD_GEM, TRD_FOOD);
	assert_refused(t, "TRD-080", TRD_PLAY, REBELLION, 0, TRD_BOB, 0, 0);
	close_table(t);
	t = holding(2, IMMOBILISE, 9);
	assert_refused(t, "TRD-C31", TRD_PLAY, IMMOBILISE, 1, 0, 0, 0);
	assert_refused(t, "TRD-C31", TRD_PLAY, IMMOBILISE, 3, 0, 0, 0);
	close_table(t);
}

/* --- Trade, Rebellion, Mercenaries ---------------------------------------------- */

/* TRD-082, TRD-C18, TRD-G13: two alike in one place become one there. */
static void trade_turns_two_alike_into_one(void **unused)
{
	(void)unused;
	struct table *t = holding(2, TRADE, 0);
	deal(t, 0, TRADE);
	deal(t, 0, TRADE);
	give_station(t, 0, SPOT(TRD_GOBI));
	give_station(t, 0, SPOT(TRD_BOB));
	player(t, 0)->goods[TRD_SHIP][TRD_GEM] = 2;
	player(t, 0)->goods[TRD_GOBI][TRD_METAL] = 3;
	player(t, 0)->goods[TRD_BOB][TRD_METAL] = 1;
	player(t, 0)->goods[TRD_EARTH][TRD_FOOD] = 2;
	assert_refused(t, "TRD-C18", TRD_PLAY, TRADE, 0, TRD_BOB, TRD_METAL, TRD_GEM);
	assert_refused(t, "TRD-082", TRD_PLAY, TRADE, 0, TRD_GOBI, TRD_METAL, TRD_METAL);
	say(t, 0, "trade 2 gem for food aboard");
	assert_string_equal(told(t, TRD_DID_SWAP, 1), "p1 turns 2 gem into food aboard");
	say(t, 0, "trade 2 metal for gem at Gobi");
	assert_string_equal(told(t, TRD_DID_SWAP, 1), "p1 turns 2 metal into gem at Gobi");
	say(t, 0, "trade 2 food for metal at Earth");
	assert_int_equal(player(t, 0)->goods[TRD_SHIP][TRD_FOOD], 1);
	assert_int_equal(player(t, 0)->goods[TRD_SHIP][TRD_GEM], 0);
	assert_int_equal(player(t, 0)->goods[TRD_GOBI][TRD_METAL], 1);
	assert_int_equal(player(t, 0)->goods[TRD_GOBI][TRD_GEM], 1);
	assert_int_equal(player(t, 0)->goods[TRD_EARTH][TRD_METAL], 1);
	close_table(t);
}

/* TRD-083, TRD-C15: the next three planet cards pass the planet by, for
 * everybody; the fourth does not. */
static void rebellion_stops_a_planet_for_three_cards(void **unused)
{
	(void)unused;
	struct table *t = holding(2, REBELLION, 2);
	give_station(t, 0, SPOT(TRD_GOBI));
	give_station(t, 1, SPOT(TRD_GOBI) + 1);
	say(t, 0, "rebellion on Gobi");
	assert_int_equal(t->s.rebellion[TRD_GOBI], 3);
	for (int card = 1; card <= 4; card++) {
		next_planet_card(t, 1); /* Gobi and Bob */
		while (t->s.round == card)
			idle(t);
		assert_int_equal((t->s.lit >> TRD_BOB) & 1, 1);
		assert_int_equal((t->s.lit >> TRD_GOBI) & 1, card == 4);
		assert_int_equal(player(t, 0)->goods[TRD_GOBI][TRD_METAL], card == 4);
		assert_int_equal(player(t, 1)->goods[TRD_GOBI][TRD_METAL], card == 4);
	}
	close_table(t);
}

/* TRD-C32: not six, but three again. */
static void a_second_rebellion_starts_anew(void **unused)
{
	(void)unused;
	struct table *t = holding(2, REBELLION, 2);
	t->s.rebellion[TRD_INTI] = 2;
	say(t, 0, "rebellion on Inti");
	assert_int_equal(t->s.rebellion[TRD_INTI], 3);
	close_table(t);
}

/* TRD-084, TRD-C19: any rival's unit, from any distance, onto one's ship. */
static void mercenaries_bring_a_unit(void **unused)
{
	(void)unused;
	struct table *t = holding(6, MERCENARIES, 1);
	player(t, 0)->ship = (uint8_t)hex_at(t, 1, 8);
	player(t, 5)->ship = (uint8_t)hex_at(t, 13, 1);
	player(t, 5)->goods[TRD_SHIP][TRD_GEM] = 1;
	player(t, 5)->goods[TRD_SHIP][TRD_FOOD] = 1;
	say(t, 0, "mercenaries take gem from p6");
	assert_int_equal(player(t, 0)->goods[TRD_SHIP][TRD_GEM], 1);
	assert_int_equal(player(t, 5)->goods[TRD_SHIP][TRD_GEM], 0);
	assert_int_equal(player(t, 5)->goods[TRD_SHIP][TRD_FOOD], 1);
	close_table(t);
}

/* TRD-084, TRD-068: to a full ship it comes by throwing something out, or is
 * lost; the step goes on. */
static void mercenaries_come_to_a_full_ship(void **unused)
{
	(void)unused;
	struct table *t = holding(2, MERCENARIES, 2);
	deal(t, 0, MERCENARIES);
	player(t, 0)->goods[TRD_SHIP][TRD_METAL] = 2;
	player(t, 1)->goods[TRD_SHIP][TRD_GEM] = 2;
	say(t, 0, "mercenaries take gem from p2");
	assert_true(asked(t, 0, TRD_STOWING));
	say(t, 0, "jettison metal");
	assert_int_equal(player(t, 0)->goods[TRD_SHIP][TRD_METAL], 1);
	assert_int_equal(player(t, 0)->goods[TRD_SHIP][TRD_GEM], 1);
	assert_true(asked(t, 0, TRD_ACTING));
	say(t, 0, "mercenaries take gem from p2");
	say(t, 0, "refuse");
	assert_int_equal(player(t, 0)->goods[TRD_SHIP][TRD_GEM], 1);
	assert_int_equal(trd_cargo(player(t, 1)), 0);
	close_table(t);
}

/* --- turns ---------------------------------------------------------------------- */

/* TRD-085, TRD-C19: the whole next turn, event and flight; two cards, two
 * turns. */
static void immobilise_takes_the_next_turns(void **unused)
{
	(void)unused;
	struct table *t = holding(3, IMMOBILISE, 4);
	deal(t, 0, IMMOBILISE);
	say(t, 0, "immobilise p2");
	say(t, 0, "immobilise p2");
	assert_int_equal(player(t, 1)->skips, 2);
	for (int round = 1; round <= 2; round++) {
		while (t->s.turn == 0)
			idle(t);
		assert_int_equal(t->s.turn, 2);
		assert_non_null(heard(t, TRD_DID_SKIP));
		assert_int_equal(heard(t, TRD_DID_DRAW)->seat, 2);
		while (t->s.turn == 2)
			idle(t);
	}
	assert_int_equal(player(t, 1)->skips, 0);
	while (t->s.turn == 0)
		idle(t);
	assert_int_equal(t->s.turn, 1);
	close_table(t);
}

/* TRD-C13: the starting player loses the turn, but turns the planet card. */
static void an_immobilised_starting_player_turns_the_planet_card(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, TRD_STEP_ACT, NULL);
	t->s.turn = 1;
	pl_ask(&t->s.base, 1);
	deal(t, 1, IMMOBILISE);
	player(t, 1)->money = 2;
	say(t, 1, "immobilise p1");
	next_event(t, GET_CREDITS);
	bool turned = false, skipped = false;
	while (t->s.round == 1) {
		idle(t);
		turned = turned || heard(t, TRD_DID_PLANETS) != NULL;
		skipped = skipped || heard(t, TRD_DID_SKIP) != NULL;
	}
	assert_true(turned && skipped);
	assert_int_equal(t->s.turn, 1);
	assert_int_equal(player(t, 0)->money, 0);
	close_table(t);
}

/* TRD-086, TRD-087, TRD-088, TRD-C14: another turn, with an event, without a
 * planet card, and with the card just bought. */
static void an_extra_turn_follows_at_once(void **unused)
{
	(void)unused;
	struct table *t = holding(2, EXTRA_TURN, 6);
	give_station(t, 0, SPOT(TRD_GOBI));
	say(t, 0, "extra turn");
	assert_int_equal(player(t, 0)->money, 2);
	while (t->s.base.phase != TRD_MARKET)
		idle(t);
	next_card(t, IMMOBILISE);
	say(t, 0, "buy card");
	next_event(t, GET_CREDITS);
	next_planet_card(t, 1);
	say(t, 0, "end turn");
	assert_int_equal(t->s.turn, 0);
	assert_int_equal(t->s.round, 1);
	assert_int_equal(t->s.is_extra, 1);
	assert_null(heard(t, TRD_DID_PLANETS));
	assert_non_null(heard(t, TRD_DID_DRAW));
	assert_int_equal(player(t, 0)->goods[TRD_GOBI][TRD_METAL], 0);
	assert_int_equal(player(t, 0)->money, 2);
	say(t, 0, "immobilise p2");
	finish_turn(t);
	assert_int_equal(t->s.is_extra, 0);
	close_table(t);
}

/* TRD-089: three cards, three turns. */
static void extra_turns_add_up(void **unused)
{
	(void)unused;
	struct table *t = holding(2, EXTRA_TURN, 12);
	deal(t, 0, EXTRA_TURN);
	deal(t, 0, EXTRA_TURN);
	for (int i = 0; i < 3; i++)
		say(t, 0, "extra turn");
	assert_int_equal(t->s.extra, 3);
	for (int i = 0; i < 3; i++) {
		next_event(t, GET_CREDITS);
		finish_turn(t);
		assert_int_equal(t->s.turn, 0);
		assert_int_equal(t->s.extra, 2 - i);
	}
	next_event(t, GET_CREDITS);
	finish_turn(t);
	assert_int_equal(t->s.turn, 1);
	close_table(t);
}

/* --- Steal, and who knows what ---------------------------------------------------- */

static uint32_t seen(struct table *t, int viewer, int holder)
{
	struct trd_state view = t->s;
	trd_game.observe(t->book->rules, &view.base, viewer);
	return view.player[holder].hand;
}

/* TRD-090: a random card; thief and victim know it, the others do not. */
static void steal_moves_a_card_that_two_know(void **unused)
{
	(void)unused;
	struct table *t = holding(3, STEAL, 2);
	deal(t, 1, TRADE);
	deal(t, 1, REBELLION);
	say(t, 0, "steal from p2");
	int kind = in_hand(t, 0, TRADE) ? TRADE : REBELLION;
	assert_int_equal(player(t, 0)->cards, 1);
	assert_int_equal(player(t, 1)->cards, 1);
	assert_int_equal(in_hand(t, 0, kind), 1);
	assert_int_equal(in_hand(t, 1, kind), 0);
	const struct pl_event *steal = heard(t, TRD_DID_STEAL);
	assert_int_equal(steal->seen_by, 3);
	assert_int_equal(steal->secret[0], kind);
	assert_true(t->events.reveals);
	assert_int_equal(seen(t, 1, 0), trd_one_card(kind));
	assert_int_equal(seen(t, 2, 0), 0);
	assert_int_equal(seen(t, PL_SPECTATOR, 0), 0);
	close_table(t);
}

/* TRD-090: every card of the hand can be the one. */
static void steal_takes_any_card(void **unused)
{
	(void)unused;
	int taken[TRD_ACTIONS + 1] = { 0 };
	for (uint64_t seed = 0; seed < 300; seed++) {
		struct table *t = holding(2, STEAL, 2);
		t->s.base.chance.key[0] = seed;
		deal(t, 1, TRADE);
		deal(t, 1, REBELLION);
		deal(t, 1, MERCENARIES);
		say(t, 0, "steal from p2");
		taken[heard(t, TRD_DID_STEAL)->secret[0]]++;
		close_table(t);
	}
	assert_true(taken[TRADE] > 60 && taken[REBELLION] > 60 && taken[MERCENARIES] > 60);
}

/* TRD-090, TRD-C45: what p2 knows of p1's hand ends when p3 takes a card unseen by
 * p2, and is spent when that card is played; another of its kind has another title. */
static void knowledge_ends_with_doubt(void **unused)
{
	(void)unused;
	struct table *t = holding(3, STEAL, 6);
	deal(t, 0, REBELLION);
	deal(t, 1, REBELLION);
	deal(t, 0, REBELLION);
	say(t, 0, "steal from p2");
	assert_int_equal(in_hand(t, 0, REBELLION), 3);
	assert_int_equal(trd_held(seen(t, 1, 0), REBELLION), 1);
	struct trd_state before = t->s;
	say(t, 0, "rebellion on Supay");
	assert_int_equal(seen(t, 1, 0), trd_one_card(REBELLION)); /* it was another */
	say(t, 0, "rebellion on Supay");
	assert_int_equal(seen(t, 1, 0), 0);
	t->s = before;
	t->s.turn = 2;
	pl_ask(&t->s.base, 2);
	deal(t, 2, STEAL);
	player(t, 2)->money = 2;
	player(t, 0)->money = 1; /* cannot counter */
	say(t, 2, "steal from p1");
	assert_int_equal(seen(t, 1, 0), 0);
	assert_int_equal(trd_held(seen(t, 0, 2), REBELLION), 1);
	assert_int_equal(seen(t, 1, 2), 0);
	close_table(t);
}

/* TRD-090: a truth filled in for a seat keeps what the seat knows. */
static void guesses_keep_what_is_known(void **unused)
{
	(void)unused;
	struct table *t = holding(3, STEAL, 2);
	deal(t, 1, TRADE);
	deal(t, 2, COUNTER);
	deal(t, 0, IMMOBILISE);
	say(t, 0, "steal from p2");
	struct pl_chance chance = { { 3, 4 }, 0 };
	int trades = 0, others = 0;
	for (int i = 0; i < 200; i++) {
		struct trd_state view = t->s;
		trd_game.observe(t->book->rules, &view.base, 1);
		struct trd_state truth = view;
		trd_game.determinize(t->book->rules, &truth.base, 1, &chance);
		assert_null(trd_game.audit(t->book->rules, &truth.base));
		trades += trd_held(truth.player[0].hand, TRADE) > 0;
		others += trd_held(truth.player[0].hand, IMMOBILISE) > 0;
		trd_game.observe(t->book->rules, &truth.base, 1);
		assert_memory_equal(&truth, &view, sizeof view);
	}
	assert_int_equal(trades, 200);
	assert_in_range(others, 1, 199);
	close_table(t);
}

/* --- Counter ---------------------------------------------------------------------- */

/* TRD-081, TRD-091, TRD-C17: named, the victim cancels the theft before a card
 * is drawn; both cards and both costs are gone, and there is no answer to a
 * Counter. */
static void counter_cancels_a_card(void **unused)
{
	(void)unused;
	struct table *t = holding(2, STEAL, 4);
	deal(t, 0, COUNTER);
	deal(t, 1, COUNTER);
	player(t, 1)->money = 2;
	say(t, 0, "steal from p2");
	assert_true(asked(t, 1, TRD_ANSWERING));
	assert_int_equal(t->s.base.sealed, 0);
	say(t, 1, "counter");
	assert_true(asked(t, 0, TRD_ACTING));
	assert_int_equal(player(t, 0)->money, 2);
	assert_int_equal(player(t, 1)->money, 0);
	assert_int_equal(in_hand(t, 0, COUNTER), 1);
	assert_int_equal(player(t, 1)->cards, 0);
	assert_int_equal(cards_in(t, TRD_DISCARDED, STEAL), 1);
	assert_int_equal(cards_in(t, TRD_DISCARDED, COUNTER), 1);
	close_table(t);
}

/* TRD-081: it is no card to play by itself. */
static void counter_is_only_an_answer(void **unused)
{
	(void)unused;
	struct table *t = holding(2, COUNTER, 9);
	assert_refused(t, "TRD-081", TRD_PLAY, COUNTER, 0, 0, 0, 0);
	assert_refused(t, "TRD-081", TRD_COUNTER, 0, 0, 0, 0, 0);
	close_table(t);
}

/* TRD-083, TRD-084, TRD-085, TRD-090: these four are asked about; TRD-082 and
 * TRD-086 are not. */
static void four_kinds_can_be_countered(void **unused)
{
	(void)unused;
	static const struct {
		int kind;
		const char *move;
	} cards[] = {
		{ REBELLION, "rebellion on Bob" },
		{ MERCENARIES, "mercenaries take gem from p2" },
		{ IMMOBILISE, "immobilise p2" },
		{ STEAL, "steal from p2" },
	};
	for (int i = 0; i < 4; i++) {
		struct table *t = holding(2, cards[i].kind, 4);
		give_station(t, 1, SPOT(TRD_BOB));
		player(t, 1)->goods[TRD_SHIP][TRD_GEM] = 1;
		deal(t, 1, COUNTER);
		player(t, 1)->money = 2;
		say(t, 0, cards[i].move);
		say(t, 1, "counter");
		assert_int_equal(t->s.rebellion[TRD_BOB], 0);
		assert_int_equal(trd_cargo(player(t, 1)), 1);
		assert_int_equal(player(t, 1)->skips, 0);
		assert_int_equal(player(t, 0)->cards, 0);
		close_table(t);
	}
	struct table *t = holding(2, EXTRA_TURN, 4);
	deal(t, 1, COUNTER);
	player(t, 1)->money = 2;
	say(t, 0, "extra turn");
	assert_true(asked(t, 0, TRD_ACTING));
	close_table(t);
}

/* TRD-C17, TRD-081: asked are those with a card and 2 MCr, whatever the card;
 * a player without a Counter can only decline. */
static void being_asked_tells_nothing(void **unused)
{
	(void)unused;
	struct table *t = holding(2, IMMOBILISE, 2);
	deal(t, 1, TRADE);
	player(t, 1)->money = 2;
	say(t, 0, "immobilise p2");
	assert_true(asked(t, 1, TRD_ANSWERING));
	assert_refused(t, "TRD-081", TRD_COUNTER, 0, 0, 0, 0, 0);
	say(t, 1, "decline");
	assert_int_equal(player(t, 1)->skips, 1);
	close_table(t);
	/* Without money, or without cards, there is nothing to ask. */
	t = holding(2, IMMOBILISE, 2);
	deal(t, 1, COUNTER);
	player(t, 1)->money = 1;
	say(t, 0, "immobilise p2");
	assert_int_equal(player(t, 1)->skips, 1);
	close_table(t);
	t = holding(2, IMMOBILISE, 2);
	player(t, 1)->money = 9;
	say(t, 0, "immobilise p2");
	assert_int_equal(player(t, 1)->skips, 1);
	close_table(t);
}

/* p1 of four plays Rebellion on Bob, where all have stations, Counters and
 * money. */
static struct table *rebellion_on_three(void)
{
	struct table *t = holding(4, REBELLION, 5);
	for (int seat = 0; seat < 4; seat++) {
		give_station(t, seat, SPOT(TRD_BOB) + seat);
		deal(t, seat, COUNTER);
		if (seat > 0)
			player(t, seat)->money = 3;
	}
	say(t, 0, "rebellion on Bob");
	return t;
}

/* TRD-C16, TRD-G12: all are asked together; the first in turn order who
 * counters pays; the others keep card and money, and nobody learns. */
static void of_several_counters_the_first_counts(void **unused)
{
	(void)unused;
	struct table *t = rebellion_on_three();
	assert_int_equal(t->s.base.pending, 0x0e);
	assert_int_equal(t->s.base.sealed, 0x0e);
	say(t, 3, "counter");
	assert_int_equal(t->events.count, 0);
	struct trd_state view = t->s;
	trd_game.observe(t->book->rules, &view.base, 2);
	assert_int_equal(view.answers, 0);
	say(t, 1, "decline");
	say(t, 2, "counter");
	assert_true(t->events.reveals);
	assert_int_equal(heard(t, TRD_DID_COUNTER)->seat, 2);
	assert_int_equal(t->s.rebellion[TRD_BOB], 0);
	assert_int_equal(player(t, 2)->money, 1);
	assert_int_equal(player(t, 2)->cards, 0);
	assert_int_equal(player(t, 3)->money, 3);
	assert_int_equal(in_hand(t, 3, COUNTER), 1);
	assert_int_equal(t->s.answers, 0);
	assert_true(asked(t, 0, TRD_ACTING));
	close_table(t);
}

/* TRD-C16: turn order begins after the player of the card. */
static void the_next_player_comes_before_the_last(void **unused)
{
	(void)unused;
	struct table *t = rebellion_on_three();
	say(t, 3, "counter");
	say(t, 2, "decline");
	say(t, 1, "counter");
	assert_int_equal(heard(t, TRD_DID_COUNTER)->seat, 1);
	assert_int_equal(player(t, 1)->cards, 0);
	assert_int_equal(player(t, 3)->cards, 1);
	close_table(t);
}

/* TRD-C16: if all decline, the planet rebels. */
static void declined_by_all_a_card_works(void **unused)
{
	(void)unused;
	struct table *t = rebellion_on_three();
	say(t, 2, "decline");
	say(t, 3, "decline");
	say(t, 1, "decline");
	assert_int_equal(t->s.rebellion[TRD_BOB], 3);
	assert_int_equal(in_hand(t, 2, COUNTER), 1);
	close_table(t);
}

/* TRD-C16: who has no station there has no say. */
static void only_owners_counter_a_rebellion(void **unused)
{
	(void)unused;
	struct table *t = holding(2, REBELLION, 2);
	deal(t, 1, COUNTER);
	player(t, 1)->money = 9;
	give_station(t, 1, SPOT(TRD_GOBI));
	say(t, 0, "rebellion on Bob");
	assert_int_equal(t->s.rebellion[TRD_BOB], 3);
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(cards_cost_what_they_say),
		cmocka_unit_test(any_number_of_cards_may_be_played),
		cmocka_unit_test(cards_need_an_object),
		cmocka_unit_test(trade_turns_two_alike_into_one),
		cmocka_unit_test(rebellion_stops_a_planet_for_three_cards),
		cmocka_unit_test(a_second_rebellion_starts_anew),
		cmocka_unit_test(mercenaries_bring_a_unit),
		cmocka_unit_test(mercenaries_come_to_a_full_ship),
		cmocka_unit_test(immobilise_takes_the_next_turns),
		cmocka_unit_test(an_immobilised_starting_player_turns_the_planet_card),
		cmocka_unit_test(an_extra_turn_follows_at_once),
		cmocka_unit_test(extra_turns_add_up),
		cmocka_unit_test(steal_moves_a_card_that_two_know),
		cmocka_unit_test(steal_takes_any_card),
		cmocka_unit_test(knowledge_ends_with_doubt),
		cmocka_unit_test(guesses_keep_what_is_known),
		cmocka_unit_test(counter_cancels_a_card),
		cmocka_unit_test(counter_is_only_an_answer),
		cmocka_unit_test(four_kinds_can_be_countered),
		cmocka_unit_test(being_asked_tells_nothing),
		cmocka_unit_test(of_several_counters_the_first_counts),
		cmocka_unit_test(the_next_player_comes_before_the_last),
		cmocka_unit_test(declined_by_all_a_card_works),
		cmocka_unit_test(only_owners_counter_a_rebellion),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

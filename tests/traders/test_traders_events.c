/* test_traders_events.c - event cards, winning, and the end of the game. */
#include "traders/table.h"

/* p1 ends a turn; p2 will draw this event. */
static struct table *before_event(int kind)
{
	struct table *t = set_table(2, TRD_STEP_MARKET, NULL);
	next_event(t, kind);
	return t;
}

/* --- events --------------------------------------------------------------------- */

/* TRD-032, TRD-097, TRD-103: drawn at the start of the turn, 2 MCr at once. */
static void credits_come_at_once(void **unused)
{
	(void)unused;
	struct table *t = before_event(GET_CREDITS);
	say(t, 0, "end turn");
	assert_int_equal(heard(t, TRD_DID_DRAW)->seat, 1);
	assert_int_equal(player(t, 1)->money, 2);
	close_table(t);
}

/* TRD-098: a free card, known to its taker. */
static void a_free_card_is_taken(void **unused)
{
	(void)unused;
	struct table *t = before_event(GET_CARD);
	next_card(t, TRADE);
	say(t, 0, "end turn");
	assert_int_equal(trd_held(player(t, 1)->hand, TRADE), 1);
	assert_int_equal(player(t, 1)->money, 0);
	assert_int_equal(heard(t, TRD_DID_GET_CARD)->seen_by, 2);
	close_table(t);
}

/* TRD-C21, TRD-076: a full hand discards one before seeing the new card, or
 * leaves it. */
static void a_full_hand_discards_for_a_free_card_or_leaves_it(void **unused)
{
	(void)unused;
	for (int leaves = 0; leaves < 2; leaves++) {
		struct table *t = before_event(GET_CARD);
		deal(t, 1, TRADE);
		deal(t, 1, TRADE);
		deal(t, 1, COUNTER);
		next_card(t, STEAL);
		say(t, 0, "end turn");
		assert_true(asked(t, 1, TRD_OFFERED));
		assert_refused(t, "TRD-077", TRD_DISCARD, REBELLION, 0, 0, 0, 0);
		say(t, 1, leaves ? "leave" : "discard trade");
		assert_int_equal(player(t, 1)->cards, 3);
		assert_int_equal(trd_held(player(t, 1)->hand, STEAL), !leaves);
		assert_int_equal(trd_held(player(t, 1)->hand, TRADE), leaves ? 2 : 1);
		close_table(t);
	}
}

/* TRD-099, TRD-C20, TRD-C07, TRD-016: all the cargo, or half the money rounded
 * down, as the victim likes. */
static void pirates_take_cargo_or_half_the_money(void **unused)
{
	(void)unused;
	for (int pays = 0; pays < 2; pays++) {
		struct table *t = before_event(PIRATE);
		player(t, 1)->money = 5;
		player(t, 1)->goods[TRD_SHIP][TRD_GEM] = 1;
		player(t, 1)->goods[TRD_SHIP][TRD_FOOD] = 1;
		player(t, 1)->goods[TRD_EARTH][TRD_FOOD] = 2;
		say(t, 0, "end turn");
		assert_true(asked(t, 1, TRD_RAIDED));
		say(t, 1, pays ? "pay" : "give cargo");
		assert_int_equal(player(t, 1)->money, pays ? 3 : 5);
		assert_int_equal(trd_cargo(player(t, 1)), pays ? 2 : 0);
		assert_int_equal(player(t, 1)->goods[TRD_EARTH][TRD_FOOD], 2);
		close_table(t);
	}
}

/* TRD-100: empty ship, half the money. TRD-101, TRD-C06: with 1 MCr the cargo.
 * TRD-102: with neither, nothing. None of them is a question. */
static void pirates_take_what_there_is(void **unused)
{
	(void)unused;
	static const struct {
		int money, cargo, money_left, cargo_left;
	} cases[] = {
		{ 7, 0, 4, 0 }, { 1, 2, 1, 0 }, { 0, 1, 0, 0 }, { 0, 0, 0, 0 }, { 1, 0, 1, 0 }
	};
	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		struct table *t = before_event(PIRATE);
		player(t, 1)->money = (uint16_t)cases[i].money;
		player(t, 1)->goods[TRD_SHIP][TRD_METAL] = (uint8_t)cases[i].cargo;
		say(t, 0, "end turn");
		assert_int_equal(player(t, 1)->money, cases[i].money_left);
		assert_int_equal(trd_cargo(player(t, 1)), cases[i].cargo_left);
		assert_true(asked(t, 1, TRD_FLYING));
		close_table(t);
	}
}

/* TRD-092, TRD-099, TRD-104: pirates and engine failures can be countered by
 * the player they hit. */
static void harmful_events_can_be_countered(void **unused)
{
	(void)unused;
	static const int kinds[] = { PIRATE, ENGINE_FAILURE };
	for (int i = 0; i < 2; i++) {
		struct table *t = before_event(kinds[i]);
		deal(t, 1, COUNTER);
		player(t, 1)->money = 8;
		player(t, 1)->goods[TRD_SHIP][TRD_METAL] = 1;
		say(t, 0, "end turn");
		assert_true(asked(t, 1, TRD_ANSWERING));
		say(t, 1, "counter");
		assert_int_equal(player(t, 1)->money, 6);
		assert_int_equal(trd_cargo(player(t, 1)), 1);
		assert_int_equal(t->s.still, 0);
		assert_int_equal(heard(t, TRD_DID_COUNTER)->arg[1], 1);
		close_table(t);
	}
}

/* TRD-081: what does no harm is not asked about. */
static void harmless_events_cannot_be_countered(void **unused)
{
	(void)unused;
	static const int kinds[] = { GET_CARD, GET_CREDITS, ENGINE_BOOST, GET_METAL };
	for (int i = 0; i < 4; i++) {
		struct table *t = before_event(kinds[i]);
		deal(t, 1, COUNTER);
		player(t, 1)->money = 8;
		say(t, 0, "end turn");
		assert_true(asked(t, 1, TRD_ACTING));
		close_table(t);
	}
}

/* TRD-104: no flight, all else goes on. */
static void a_failed_engine_leaves_the_other_steps(void **unused)
{
	(void)unused;
	struct table *t = before_event(ENGINE_FAILURE);
	player(t, 1)->ship = SPOT(TRD_SUPAY);
	player(t, 1)->money = 1;
	deal(t, 1, TRADE);
	say(t, 0, "end turn");
	assert_true(asked(t, 1, TRD_ACTING));
	say(t, 1, "build");
	say(t, 1, "go on");
	assert_true(asked(t, 1, TRD_ACTING_AGAIN));
	assert_int_equal(t->s.dice[0], 0);
	close_table(t);
}

/* TRD-105: two dice, added. */
static void a_boosted_engine_rolls_twice(void **unused)
{
	(void)unused;
	struct table *t = before_event(ENGINE_BOOST);
	say(t, 0, "end turn");
	assert_true(asked(t, 1, TRD_FLYING));
	int hexes = 1 + (t->s.dice[0] + 1) / 2 + (t->s.dice[1] + 1) / 2;
	assert_in_range(t->s.dice[1], 1, 6);
	assert_int_equal(t->s.allowance, hexes);
	next_event(t, GET_CREDITS);
	while (t->s.turn == 1)
		idle(t);
	assert_int_equal(t->s.boosts, 0);
	close_table(t);
}

/* TRD-106: aboard, if there is room. */
static void a_found_unit_comes_aboard(void **unused)
{
	(void)unused;
	static const int kinds[] = { GET_METAL, GET_FOOD, GET_GEM };
	for (int good = TRD_METAL; good <= TRD_GOODS; good++) {
		struct table *t = before_event(kinds[good - 1]);
		say(t, 0, "end turn");
		assert_int_equal(player(t, 1)->goods[TRD_SHIP][good], 1);
		if (good == TRD_GEM)
			assert_string_equal(told(t, TRD_DID_ARRIVE, 0),
			                    "p2 gets one gem unit, put aboard");
		close_table(t);
	}
}

/* TRD-068: a full ship refuses the unit or throws one out for it. */
static void a_full_ship_refuses_or_jettisons(void **unused)
{
	(void)unused;
	struct table *t = before_event(GET_GEM);
	player(t, 1)->goods[TRD_SHIP][TRD_METAL] = 1;
	player(t, 1)->goods[TRD_SHIP][TRD_FOOD] = 1;
	say(t, 0, "end turn");
	assert_true(asked(t, 1, TRD_STOWING));
	assert_refused(t, "TRD-014", TRD_JETTISON, TRD_GEM, 0, 0, 0, 0);
	struct trd_state before = t->s;
	say(t, 1, "refuse");
	assert_int_equal(player(t, 1)->goods[TRD_SHIP][TRD_GEM], 0);
	assert_int_equal(trd_cargo(player(t, 1)), 2);
	t->s = before;
	say(t, 1, "jettison food");
	assert_int_equal(player(t, 1)->goods[TRD_SHIP][TRD_GEM], 1);
	assert_int_equal(player(t, 1)->goods[TRD_SHIP][TRD_FOOD], 0);
	assert_int_equal(player(t, 1)->goods[TRD_SHIP][TRD_METAL], 1);
	close_table(t);
}

/* TRD-069, TRD-C30: at a station of one's own, and at a dock, a unit is set down there,
 * however full the ship. */
static void a_docked_ship_sets_units_down(void **unused)
{
	(void)unused;
	static const int hexes[] = { SPOT(TRD_BOB), TRD_FIRST_DOCK };
	for (int i = 0; i < 2; i++) {
		struct table *t = before_event(GET_GEM);
		give_station(t, 1, SPOT(TRD_BOB));
		player(t, 1)->ship = (uint8_t)hexes[i];
		player(t, 1)->goods[TRD_SHIP][TRD_METAL] = 2;
		say(t, 0, "end turn");
		assert_int_equal(player(t, 1)->goods[trd_place_of(hexes[i])][TRD_GEM], 1);
		assert_int_equal(trd_cargo(player(t, 1)), 2);
		assert_true(asked(t, 1, TRD_ACTING));
		close_table(t);
	}
}

/* TRD-G09: the 36th event is drawn from all 35 again. */
static void events_come_round_again(void **unused)
{
	(void)unused;
	struct table *t = before_event(GET_CREDITS);
	memset(t->s.events, 0, sizeof t->s.events);
	say(t, 0, "end turn");
	int left = 0;
	for (int kind = 1; kind <= TRD_EVENTS; kind++)
		left += t->s.events[kind];
	assert_int_equal(left, 34);
	close_table(t);
}

/* --- winning -------------------------------------------------------------------- */

/* p1 docked at Earth with the last unit aboard and so much money. */
static struct table *almost_there(int money, const char *setting)
{
	struct table *t = set_table(2, TRD_STEP_ACT_AGAIN, setting);
	player(t, 0)->ship = TRD_FIRST_DOCK;
	player(t, 0)->money = (uint16_t)money;
	player(t, 0)->goods[TRD_EARTH][TRD_METAL] = 2;
	player(t, 0)->goods[TRD_EARTH][TRD_FOOD] = 2;
	player(t, 0)->goods[TRD_EARTH][TRD_GEM] = 1;
	player(t, 0)->goods[TRD_SHIP][TRD_GEM] = 1;
	return t;
}

/* TRD-093, TRD-094, TRD-095, TRD-C08: the last unit in store, with 10 MCr,
 * wins on the spot. */
static void two_of_each_and_ten_win_at_once(void **unused)
{
	(void)unused;
	struct table *t = almost_there(10, NULL);
	say(t, 0, "unload gem");
	assert_int_equal(t->s.base.phase, TRD_CURED);
	assert_int_equal(t->s.base.pending, 0);
	struct pl_result result;
	trd_game.returns(t->book->rules, &t->s.base, &result);
	assert_int_equal(result.place[0], 1);
	assert_int_equal(result.place[1], 2);
	assert_int_equal(heard(t, TRD_DID_CURE)->seat, 0);
	close_table(t);
}

/* TRD-094: nine MCr, or five units, are not enough. */
static void less_does_not_win(void **unused)
{
	(void)unused;
	struct table *t = almost_there(9, NULL);
	say(t, 0, "unload gem");
	assert_true(t->s.base.pending != 0);
	close_table(t);
	t = almost_there(50, NULL);
	player(t, 0)->goods[TRD_SHIP][TRD_GEM] = 0;
	player(t, 0)->goods[TRD_EARTH][TRD_METAL] = 9;
	deal(t, 0, TRADE);
	say(t, 0, "go on");
	assert_true(t->s.base.pending != 0);
	close_table(t);
}

/* TRD-095, TRD-C09: money from the market wins too, at a dock; elsewhere the
 * ship has to come home first. TRD-C10, TRD-015. */
static void the_money_has_to_be_at_earth(void **unused)
{
	(void)unused;
	for (int away = 0; away < 2; away++) {
		struct table *t = almost_there(9, NULL);
		player(t, 0)->goods[TRD_EARTH][TRD_GEM] = 2;
		player(t, 0)->goods[TRD_SHIP][TRD_GEM] = 0;
		give_station(t, 0, SPOT(TRD_SUPAY));
		player(t, 0)->goods[TRD_SUPAY][TRD_GEM] = 1;
		if (away)
			player(t, 0)->ship = (uint8_t)hex_at(t, 7, 5);
		deal(t, 0, TRADE);
		say(t, 0, "go on");
		say(t, 0, "sell 1 gem at Supay");
		assert_int_equal(t->s.base.phase == TRD_CURED, !away);
		if (away) {
			set_flight(t, hex_at(t, 7, 3), 2);
			say(t, 0, "fly to 7-2");
			assert_int_equal(t->s.base.phase, TRD_CURED);
		}
		close_table(t);
	}
}

/* TRD-C09: the lenient reading. */
static void money_may_count_anywhere(void **unused)
{
	(void)unused;
	struct table *t = almost_there(9, "money_at=anywhere");
	player(t, 0)->goods[TRD_EARTH][TRD_GEM] = 3;
	player(t, 0)->goods[TRD_SHIP][TRD_GEM] = 0;
	player(t, 0)->ship = (uint8_t)hex_at(t, 7, 5);
	deal(t, 0, TRADE);
	say(t, 0, "go on");
	say(t, 0, "sell 1 gem at Earth");
	assert_int_equal(t->s.base.phase, TRD_CURED);
	close_table(t);
}

/* TRD-095: an event can bring the last of it. */
static void an_event_can_win(void **unused)
{
	(void)unused;
	struct table *t = before_event(GET_CREDITS);
	player(t, 1)->ship = TRD_FIRST_DOCK;
	player(t, 1)->money = 8;
	for (int good = TRD_METAL; good <= TRD_GOODS; good++)
		player(t, 1)->goods[TRD_EARTH][good] = 2;
	say(t, 0, "end turn");
	assert_int_equal(t->s.base.phase, TRD_CURED);
	assert_int_equal(heard(t, TRD_DID_CURE)->seat, 1);
	close_table(t);
}

/* --- the limit ------------------------------------------------------------------ */

static struct table *last_turn(void)
{
	struct table *t = set_table(3, TRD_STEP_MARKET, NULL);
	t->s.turn = 2;
	t->s.round = t->r->round_limit;
	pl_ask(&t->s.base, 2);
	return t;
}

/* TRD-C33, TRD-G15: after the last round the units at Earth decide, no more
 * than two of a kind counting, then money. */
static void at_the_limit_standing_decides(void **unused)
{
	(void)unused;
	struct table *t = last_turn();
	assert_int_equal(t->r->round_limit, 50);
	player(t, 0)->goods[TRD_EARTH][TRD_GEM] = 9;
	player(t, 0)->money = 90;
	player(t, 1)->goods[TRD_EARTH][TRD_GEM] = 2;
	player(t, 1)->goods[TRD_EARTH][TRD_FOOD] = 1;
	player(t, 1)->money = 4;
	player(t, 2)->goods[TRD_EARTH][TRD_FOOD] = 2;
	player(t, 2)->goods[TRD_EARTH][TRD_METAL] = 1;
	player(t, 2)->money = 5;
	say(t, 2, "end turn");
	assert_int_equal(t->s.base.phase, TRD_TIMED_OUT);
	struct pl_result result;
	trd_game.returns(t->book->rules, &t->s.base, &result);
	assert_int_equal(result.place[2], 1);
	assert_int_equal(result.place[1], 2);
	assert_int_equal(result.place[0], 3);
	assert_int_equal(heard(t, TRD_DID_TIME_OUT)->arg[1], 1);
	close_table(t);
}

/* And the log says what did, where it was not the units alone. */
static void a_tie_says_what_decided(void **unused)
{
	(void)unused;
	static const struct {
		int gems[3], tie;
		uint16_t money[3];
	} cases[] = {
		{ { 2, 1, 1 }, 0, { 0, 9, 9 } }, { { 1, 2, 2 }, 1, { 9, 3, 4 } },
		{ { 2, 2, 1 }, 2, { 4, 4, 9 } }, { { 2, 2, 2 }, 1, { 4, 4, 5 } },
		{ { 0, 0, 0 }, 2, { 3, 3, 3 } },
	};
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct table *t = last_turn();
		for (int seat = 0; seat < 3; seat++) {
			player(t, seat)->goods[TRD_EARTH][TRD_GEM] = (uint8_t)cases[i].gems[seat];
			player(t, seat)->money = cases[i].money[seat];
		}
		say(t, 2, "end turn");
		assert_int_equal(heard(t, TRD_DID_TIME_OUT)->arg[1], cases[i].tie);
		close_table(t);
	}
}

/* TRD-C33: equal in both, the win is shared. */
static void equals_share_the_win(void **unused)
{
	(void)unused;
	struct table *t = last_turn();
	player(t, 0)->money = player(t, 2)->money = 3;
	say(t, 2, "end turn");
	struct pl_result result;
	int32_t value[PL_SEATS];
	trd_game.returns(t->book->rules, &t->s.base, &result);
	trd_game.value(t->book->rules, &t->s.base, value);
	assert_int_equal(result.place[0], 1);
	assert_int_equal(result.place[2], 1);
	assert_int_equal(result.place[1], 3);
	assert_int_equal(value[0], 500);
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(credits_come_at_once),
		cmocka_unit_test(a_free_card_is_taken),
		cmocka_unit_test(a_full_hand_discards_for_a_free_card_or_leaves_it),
		cmocka_unit_test(pirates_take_cargo_or_half_the_money),
		cmocka_unit_test(pirates_take_what_there_is),
		cmocka_unit_test(harmful_events_can_be_countered),
		cmocka_unit_test(harmless_events_cannot_be_countered),
		cmocka_unit_test(a_failed_engine_leaves_the_other_steps),
		cmocka_unit_test(a_boosted_engine_rolls_twice),
		cmocka_unit_test(a_found_unit_comes_aboard),
		cmocka_unit_test(a_full_ship_refuses_or_jettisons),
		cmocka_unit_test(a_docked_ship_sets_units_down),
		cmocka_unit_test(events_come_round_again),
		cmocka_unit_test(two_of_each_and_ten_win_at_once),
		cmocka_unit_test(less_does_not_win),
		cmocka_unit_test(the_money_has_to_be_at_earth),
		cmocka_unit_test(money_may_count_anywhere),
		cmocka_unit_test(an_event_can_win),
		cmocka_unit_test(at_the_limit_standing_decides),
		cmocka_unit_test(a_tie_says_what_decided),
		cmocka_unit_test(equals_share_the_win),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

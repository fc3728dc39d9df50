/* test_traders_trade.c - stations, production, cargo, selling and buying. */
#include "traders/table.h"

/* p1 in an action step with the ship on a spot and so much money. */
static struct table *at_spot(int hex, int money)
{
	struct table *t = set_table(3, TRD_STEP_ACT_AGAIN, NULL);
	player(t, 0)->ship = (uint8_t)hex;
	player(t, 0)->money = (uint16_t)money;
	audit(t);
	return t;
}

/* --- stations ---------------------------------------------------------------- */

/* TRD-033, TRD-035, TRD-059, TRD-063, TRD-C25: the first is free, on any
 * planet, in either action step. */
static void the_first_station_is_free(void **unused)
{
	(void)unused;
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++) {
		struct table *t = at_spot(SPOT(planet), 0);
		if (planet == TRD_BOB) {
			t->s.step = TRD_STEP_ACT;
			t->s.base.phase = TRD_ACTING;
		}
		t->s.round = 17;
		say(t, 0, "build");
		assert_int_equal(player(t, 0)->stations, 1u << SPOT(planet));
		assert_int_equal(player(t, 0)->money, 0);
		close_table(t);
	}
}

/* TRD-059: on spots only, and only where there is no station. */
static void stations_stand_on_free_spots(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, TRD_STEP_ACT_AGAIN, NULL);
	assert_refused(t, "TRD-059", TRD_BUILD, 0, 0, 0, 0, 0);
	close_table(t);
	t = at_spot(SPOT(TRD_INTI), 9);
	give_station(t, 0, SPOT(TRD_INTI));
	assert_refused(t, "TRD-059", TRD_BUILD, 0, 0, 0, 0, 0);
	close_table(t);
}

/* TRD-064: 2 MCr on another planet. TRD-065: 6 MCr for the second. TRD-079:
 * who cannot pay cannot build. */
static void later_stations_cost_two_or_six(void **unused)
{
	(void)unused;
	struct table *t = at_spot(SPOT(TRD_INTI), 2);
	give_station(t, 0, SPOT(TRD_GOBI));
	say(t, 0, "build");
	assert_int_equal(player(t, 0)->money, 0);
	close_table(t);
	t = at_spot(SPOT(TRD_INTI), 6);
	give_station(t, 0, SPOT(TRD_INTI) + 3);
	say(t, 0, "build");
	assert_int_equal(player(t, 0)->money, 0);
	assert_int_equal(trd_stations_at(player(t, 0), TRD_INTI), 2);
	close_table(t);
	t = at_spot(SPOT(TRD_INTI), 5);
	give_station(t, 0, SPOT(TRD_INTI) + 3);
	assert_refused(t, "TRD-065", TRD_BUILD, 0, 0, 0, 0, 0);
	close_table(t);
}

/* TRD-060: never a third. */
static void two_stations_on_a_planet_are_the_most(void **unused)
{
	(void)unused;
	struct table *t = at_spot(SPOT(TRD_INTI), 20);
	give_station(t, 0, SPOT(TRD_INTI) + 2);
	give_station(t, 0, SPOT(TRD_INTI) + 3);
	assert_refused(t, "TRD-060", TRD_BUILD, 0, 0, 0, 0, 0);
	assert_false(can(t, 0, "build"));
	close_table(t);
}

/* TRD-061, TRD-062, TRD-C24: three players fill a planet, and a fourth finds
 * no spot to end a flight on. */
static void a_full_planet_takes_no_more(void **unused)
{
	(void)unused;
	struct table *t = set_table(4, TRD_STEP_ACT, NULL);
	for (int i = 0; i < TRD_SPOTS_EACH; i++)
		give_station(t, 1 + i / 2, SPOT(TRD_INTI) + i);
	set_flight(t, hex_at(t, 7, 5), 4);
	for (int i = 0; i < TRD_SPOTS_EACH; i++) {
		assert_refused(t, "TRD-057", TRD_FLY, SPOT(TRD_INTI) + i, 0, 0, 0, 0);
		assert_int_equal(trd_why_not_build(t->r, &t->s, 0, SPOT(TRD_INTI) + i),
		                 TRD_SPOT_TAKEN);
	}
	close_table(t);
}

/* TRD-066: goods move only at one's own station. */
static void loading_needs_an_own_station(void **unused)
{
	(void)unused;
	struct table *t = at_spot(SPOT(TRD_SUPAY), 0);
	give_station(t, 0, SPOT(TRD_SUPAY) + 1);
	player(t, 0)->goods[TRD_SUPAY][TRD_GEM] = 1;
	player(t, 0)->goods[TRD_SHIP][TRD_FOOD] = 1;
	assert_refused(t, "TRD-066", TRD_LOAD, TRD_GEM, 0, 0, 0, 0);
	assert_refused(t, "TRD-066", TRD_UNLOAD, TRD_FOOD, 0, 0, 0, 0);
	give_station(t, 0, SPOT(TRD_SUPAY));
	say(t, 0, "load gem");
	say(t, 0, "unload food");
	assert_int_equal(player(t, 0)->goods[TRD_SHIP][TRD_GEM], 1);
	assert_int_equal(player(t, 0)->goods[TRD_SUPAY][TRD_FOOD], 1);
	close_table(t);
}

/* --- production -------------------------------------------------------------- */

/* p2 of two ends the round; the next planet card is this row. */
static struct table *round_ends(int card)
{
	struct table *t = set_table(2, TRD_STEP_MARKET, NULL);
	t->s.turn = 1;
	pl_ask(&t->s.base, 1);
	next_planet_card(t, card);
	next_event(t, GET_CREDITS);
	return t;
}

enum { GOBI_BOB = 1, GOBI_INTI = 2, BOB_SUPAY = 7, INTI_SERANIDE = 8 };

/* TRD-031, TRD-037, TRD-038, TRD-040, TRD-044, TRD-107, TRD-108: the starting
 * player's turn begins with a planet card; each station there makes a unit,
 * other planets and other players get nothing. */
static void stations_on_lit_planets_make_a_unit(void **unused)
{
	(void)unused;
	struct table *t = round_ends(GOBI_BOB);
	give_station(t, 0, SPOT(TRD_GOBI));
	give_station(t, 0, SPOT(TRD_SUPAY));
	give_station(t, 1, SPOT(TRD_BOB));
	say(t, 1, "end turn");
	assert_int_equal(t->s.round, 2);
	assert_int_equal(t->s.lit, 1 << TRD_GOBI | 1 << TRD_BOB);
	assert_int_equal(player(t, 0)->goods[TRD_GOBI][TRD_METAL], 1);
	assert_int_equal(player(t, 1)->goods[TRD_BOB][TRD_FOOD], 1);
	assert_int_equal(player(t, 1)->goods[TRD_GOBI][TRD_METAL], 0);
	for (int good = TRD_METAL; good <= TRD_GOODS; good++)
		assert_int_equal(player(t, 0)->goods[TRD_SUPAY][good], 0);
	close_table(t);
}

/* TRD-031, TRD-044: nobody else's turn has one. */
static void only_the_starting_player_turns_a_planet_card(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, TRD_STEP_MARKET, NULL);
	give_station(t, 0, SPOT(TRD_GOBI));
	next_planet_card(t, GOBI_BOB);
	next_event(t, GET_CREDITS);
	say(t, 0, "end turn");
	assert_int_equal(t->s.turn, 1);
	assert_null(heard(t, TRD_DID_PLANETS));
	assert_int_equal(player(t, 0)->goods[TRD_GOBI][TRD_METAL], 0);
	close_table(t);
}

/* TRD-039, TRD-041, TRD-043: with two stations on a planet of two kinds, two
 * units, one of each or two alike. */
static void owners_choose_what_is_made(void **unused)
{
	(void)unused;
	static const struct {
		const char *move;
		int metal, gem;
	} ways[] = { { "make 2 metal", 2, 0 },
		     { "make metal and gem", 1, 1 },
		     { "make 2 gem", 0, 2 } };
	for (int i = 0; i < 3; i++) {
		struct table *t = round_ends(INTI_SERANIDE);
		give_station(t, 0, SPOT(TRD_INTI));
		give_station(t, 0, SPOT(TRD_INTI) + 1);
		say(t, 1, "end turn");
		assert_true(asked(t, 0, TRD_MAKING));
		assert_refused(t, "TRD-038", TRD_MAKE, TRD_INTI, 1, 0, 0, 0);
		assert_refused(t, "TRD-039", TRD_MAKE, TRD_INTI, 1, 1, 0, 0);
		say(t, 0, ways[i].move);
		assert_int_equal(player(t, 0)->goods[TRD_INTI][TRD_METAL], ways[i].metal);
		assert_int_equal(player(t, 0)->goods[TRD_INTI][TRD_GEM], ways[i].gem);
		close_table(t);
	}
}

/* TRD-041: two units also where there is nothing to choose. */
static void two_stations_make_two_units(void **unused)
{
	(void)unused;
	struct table *t = round_ends(GOBI_BOB);
	give_station(t, 1, SPOT(TRD_BOB));
	give_station(t, 1, SPOT(TRD_BOB) + 5);
	say(t, 1, "end turn");
	assert_int_equal(player(t, 1)->goods[TRD_BOB][TRD_FOOD], 2);
	close_table(t);
}

/* TRD-042: what one station made can be loaded at the other. */
static void two_stations_share_their_goods(void **unused)
{
	(void)unused;
	struct table *t = at_spot(SPOT(TRD_INTI) + 4, 0);
	give_station(t, 0, SPOT(TRD_INTI));
	give_station(t, 0, SPOT(TRD_INTI) + 4);
	player(t, 0)->goods[TRD_INTI][TRD_GEM] = 2;
	say(t, 0, "load gem");
	say(t, 0, "load gem");
	assert_int_equal(player(t, 0)->goods[TRD_SHIP][TRD_GEM], 2);
	close_table(t);
}

/* TRD-C34: the starting player first, whoever's station is older; then the
 * starting player's turn goes on. */
static void owners_choose_in_turn_order(void **unused)
{
	(void)unused;
	struct table *t = round_ends(INTI_SERANIDE);
	give_station(t, 0, SPOT(TRD_SERANIDE));
	give_station(t, 1, SPOT(TRD_INTI));
	give_station(t, 1, SPOT(TRD_SERANIDE) + 1);
	say(t, 1, "end turn");
	assert_true(asked(t, 0, TRD_MAKING));
	say(t, 0, "make food");
	assert_true(asked(t, 1, TRD_MAKING));
	say(t, 1, "make metal");
	assert_true(asked(t, 1, TRD_MAKING));
	say(t, 1, "make gem");
	assert_int_equal(t->s.turn, 0);
	assert_non_null(heard(t, TRD_DID_DRAW));
	close_table(t);
}

/* TRD-G09: after the tenth planet card the ten are shuffled again. */
static void planet_cards_come_round_again(void **unused)
{
	(void)unused;
	struct table *t = round_ends(GOBI_BOB);
	memset(t->s.planet_cards, 0, sizeof t->s.planet_cards);
	say(t, 1, "end turn");
	int left = 0;
	for (int card = 1; card <= TRD_PLANET_CARDS; card++)
		left += t->s.planet_cards[card];
	assert_int_equal(left, 9);
	close_table(t);
}

/* --- cargo ------------------------------------------------------------------- */

/* TRD-067, TRD-C23: two units and no more. */
static void a_ship_carries_two_units(void **unused)
{
	(void)unused;
	struct table *t = at_spot(SPOT(TRD_INTI), 0);
	give_station(t, 0, SPOT(TRD_INTI));
	player(t, 0)->goods[TRD_INTI][TRD_METAL] = 3;
	say(t, 0, "load metal");
	say(t, 0, "load metal");
	assert_refused(t, "TRD-067", TRD_LOAD, TRD_METAL, 0, 0, 0, 0);
	assert_false(can(t, 0, "load metal"));
	assert_refused(t, "TRD-014", TRD_LOAD, TRD_GEM, 0, 0, 0, 0);
	close_table(t);
}

/* TRD-C36, TRD-C22: a kind goes one way in a step, until a card is played;
 * apart from that anything can be done in any number. */
static void goods_do_not_go_to_and_fro(void **unused)
{
	(void)unused;
	struct table *t = at_spot(SPOT(TRD_INTI), 9);
	give_station(t, 0, SPOT(TRD_INTI));
	player(t, 0)->goods[TRD_INTI][TRD_METAL] = 3;
	player(t, 0)->goods[TRD_SHIP][TRD_GEM] = 1;
	deal(t, 0, REBELLION);
	deal(t, 0, EXTRA_TURN);
	say(t, 0, "unload gem");
	say(t, 0, "load metal");
	assert_refused(t, "TRD-C36", TRD_UNLOAD, TRD_METAL, 0, 0, 0, 0);
	assert_refused(t, "TRD-C36", TRD_LOAD, TRD_GEM, 0, 0, 0, 0);
	say(t, 0, "rebellion on Gobi");
	say(t, 0, "load gem");
	say(t, 0, "unload metal");
	say(t, 0, "extra turn");
	assert_int_equal(player(t, 0)->goods[TRD_SHIP][TRD_GEM], 1);
	close_table(t);
}

/* TRD-C28, TRD-G14: in space goods cannot be dropped or sold. */
static void cargo_in_space_stays_aboard(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, TRD_STEP_ACT_AGAIN, NULL);
	player(t, 0)->goods[TRD_SHIP][TRD_GEM] = 1;
	deal(t, 0, TRADE);
	assert_refused(t, "TRD-066", TRD_UNLOAD, TRD_GEM, 0, 0, 0, 0);
	assert_refused(t, "TRD-068", TRD_JETTISON, TRD_GEM, 0, 0, 0, 0);
	player(t, 0)->money = 2;
	say(t, 0, "go on");
	assert_true(asked(t, 0, TRD_MARKET));
	assert_refused(t, "TRD-C43", TRD_SELL, TRD_SHIP, TRD_GEM, 1, 0, 0);
	close_table(t);
}

/* TRD-C30, TRD-093: at a dock goods go both ways between ship and store. */
static void earth_is_everybodys_station(void **unused)
{
	(void)unused;
	struct table *t = at_spot(TRD_FIRST_DOCK, 0);
	player(t, 0)->goods[TRD_SHIP][TRD_FOOD] = 1;
	player(t, 0)->goods[TRD_EARTH][TRD_GEM] = 1;
	say(t, 0, "unload food");
	say(t, 0, "load gem");
	assert_int_equal(player(t, 0)->goods[TRD_EARTH][TRD_FOOD], 1);
	assert_int_equal(player(t, 0)->goods[TRD_SHIP][TRD_GEM], 1);
	close_table(t);
}

/* --- market ------------------------------------------------------------------ */

/* TRD-036, TRD-070, TRD-071, TRD-072, TRD-C11, TRD-012: 1 MCr a unit on
 * stations, 4 at Earth, any number, from anywhere. */
static void goods_sell_for_one_and_four(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, TRD_STEP_MARKET, NULL);
	give_station(t, 0, SPOT(TRD_GOBI));
	give_station(t, 0, SPOT(TRD_INTI));
	player(t, 0)->goods[TRD_GOBI][TRD_METAL] = 5;
	player(t, 0)->goods[TRD_INTI][TRD_GEM] = 1;
	player(t, 0)->goods[TRD_EARTH][TRD_FOOD] = 2;
	assert_refused(t, "TRD-070", TRD_SELL, TRD_GOBI, TRD_METAL, 6, 0, 0);
	say(t, 0, "sell 3 metal at Gobi");
	assert_int_equal(player(t, 0)->money, 3);
	say(t, 0, "sell 1 gem at Inti");
	assert_int_equal(player(t, 0)->money, 4);
	say(t, 0, "sell 2 food at Earth");
	assert_int_equal(player(t, 0)->money, 12);
	assert_int_equal(player(t, 0)->goods[TRD_GOBI][TRD_METAL], 2);
	close_table(t);
}

/* TRD-036: there is no market in the action steps, and no action in it. */
static void every_step_has_its_own_moves(void **unused)
{
	(void)unused;
	struct table *t = at_spot(SPOT(TRD_GOBI), 4);
	give_station(t, 0, SPOT(TRD_BOB));
	player(t, 0)->goods[TRD_BOB][TRD_FOOD] = 1;
	deal(t, 0, REBELLION);
	assert_refused(t, "TRD-036", TRD_SELL, TRD_BOB, TRD_FOOD, 1, 0, 0);
	assert_refused(t, "TRD-036", TRD_BUY, 0, 0, 0, 0, 0);
	assert_refused(t, "TRD-034", TRD_FLY, SPOT(TRD_INTI), 0, 0, 0, 0);
	say(t, 0, "go on");
	assert_true(asked(t, 0, TRD_MARKET));
	assert_refused(t, "TRD-033", TRD_BUILD, 0, 0, 0, 0, 0);
	assert_refused(t, "TRD-033", TRD_PLAY, REBELLION, 0, TRD_GOBI, 0, 0);
	close_table(t);
}

/* TRD-073, TRD-074, TRD-075: 2 MCr, one a turn, and only the buyer sees it. */
static void a_card_costs_two_and_is_bought_unseen(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, TRD_STEP_MARKET, NULL);
	player(t, 0)->money = 5;
	next_card(t, STEAL);
	say(t, 0, "buy card");
	assert_int_equal(player(t, 0)->money, 3);
	assert_int_equal(trd_held(player(t, 0)->hand, STEAL), 1);
	assert_true(t->events.reveals);
	const struct pl_event *bought = heard(t, TRD_DID_BUY);
	assert_int_equal(bought->seen_by, 1);
	assert_int_equal(bought->secret[0], STEAL);
	struct trd_state view = t->s;
	trd_game.observe(t->book->rules, &view.base, 1);
	assert_int_equal(view.player[0].hand, 0);
	assert_int_equal(view.player[0].cards, 1);
	assert_refused(t, "TRD-074", TRD_BUY, 0, 0, 0, 0, 0);
	close_table(t);
	t = set_table(2, TRD_STEP_MARKET, NULL);
	player(t, 0)->money = 1;
	assert_refused(t, "TRD-073", TRD_BUY, 0, 0, 0, 0, 0);
	assert_false(can(t, 0, "buy card"));
	close_table(t);
}

/* TRD-076, TRD-077, TRD-C21: with three in hand one is given up first, face
 * up. */
static void a_full_hand_gives_up_a_card(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, TRD_STEP_MARKET, NULL);
	player(t, 0)->money = 4;
	deal(t, 0, TRADE);
	assert_refused(t, "TRD-077", TRD_BUY, TRADE, 0, 0, 0, 0);
	deal(t, 0, TRADE);
	deal(t, 0, COUNTER);
	next_card(t, STEAL);
	int before = cards_in(t, TRD_DISCARDED, TRADE);
	assert_refused(t, "TRD-076", TRD_BUY, 0, 0, 0, 0, 0);
	assert_refused(t, "TRD-077", TRD_BUY, REBELLION, 0, 0, 0, 0);
	say(t, 0, "buy card, discard trade");
	assert_int_equal(player(t, 0)->cards, 3);
	assert_int_equal(trd_held(player(t, 0)->hand, TRADE), 1);
	assert_int_equal(trd_held(player(t, 0)->hand, STEAL), 1);
	assert_int_equal(cards_in(t, TRD_DISCARDED, TRADE), before + 1);
	assert_int_equal(heard(t, TRD_DID_BUY)->arg[0], TRADE);
	close_table(t);
}

/* TRD-G09: an empty stack is filled with the discards. */
static void discards_become_the_stack(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, TRD_STEP_MARKET, NULL);
	player(t, 0)->money = 2;
	for (int card = 1; card <= t->r->deck_size; card++)
		t->s.where[card] = TRD_DISCARDED;
	t->s.deck_left = 0;
	say(t, 0, "buy card");
	assert_int_equal(t->s.deck_left, 27);
	assert_int_equal(cards_in(t, TRD_DISCARDED, TRADE), 0);
	close_table(t);
}

/* TRD-G10, TRD-C35: a store takes any amount, as far as numbers go. */
static void stores_have_no_limit_but_that_of_numbers(void **unused)
{
	(void)unused;
	struct table *t = at_spot(SPOT(TRD_INTI), 0);
	give_station(t, 0, SPOT(TRD_INTI));
	player(t, 0)->goods[TRD_INTI][TRD_GEM] = TRD_MOST_UNITS - 1;
	player(t, 0)->goods[TRD_SHIP][TRD_GEM] = 2;
	say(t, 0, "unload gem");
	assert_int_equal(player(t, 0)->goods[TRD_INTI][TRD_GEM], TRD_MOST_UNITS);
	say(t, 0, "unload gem");
	assert_int_equal(player(t, 0)->goods[TRD_INTI][TRD_GEM], TRD_MOST_UNITS);
	say(t, 0, "go on");
	player(t, 0)->money = TRD_MOST_MONEY - 5;
	say(t, 0, "sell 255 gem at Inti");
	assert_int_equal(player(t, 0)->money, TRD_MOST_MONEY);
	close_table(t);
}

/* TRD-025, TRD-015, TRD-014: everybody sees stations, goods and money. */
static void possessions_are_open(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, TRD_STEP_MARKET, NULL);
	give_station(t, 1, SPOT(TRD_BOB));
	player(t, 1)->goods[TRD_BOB][TRD_FOOD] = 3;
	player(t, 1)->goods[TRD_EARTH][TRD_GEM] = 1;
	player(t, 1)->goods[TRD_SHIP][TRD_METAL] = 1;
	player(t, 1)->money = 7;
	struct trd_state view = t->s;
	trd_game.observe(t->book->rules, &view.base, 0);
	assert_memory_equal(view.player[1].goods, t->s.player[1].goods,
	                    sizeof view.player[1].goods);
	assert_int_equal(view.player[1].stations, t->s.player[1].stations);
	assert_int_equal(view.player[1].money, 7);
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_first_station_is_free),
		cmocka_unit_test(stations_stand_on_free_spots),
		cmocka_unit_test(later_stations_cost_two_or_six),
		cmocka_unit_test(two_stations_on_a_planet_are_the_most),
		cmocka_unit_test(a_full_planet_takes_no_more),
		cmocka_unit_test(loading_needs_an_own_station),
		cmocka_unit_test(stations_on_lit_planets_make_a_unit),
		cmocka_unit_test(only_the_starting_player_turns_a_planet_card),
		cmocka_unit_test(owners_choose_what_is_made),
		cmocka_unit_test(two_stations_make_two_units),
		cmocka_unit_test(two_stations_share_their_goods),
		cmocka_unit_test(owners_choose_in_turn_order),
		cmocka_unit_test(planet_cards_come_round_again),
		cmocka_unit_test(a_ship_carries_two_units),
		cmocka_unit_test(goods_do_not_go_to_and_fro),
		cmocka_unit_test(cargo_in_space_stays_aboard),
		cmocka_unit_test(earth_is_everybodys_station),
		cmocka_unit_test(goods_sell_for_one_and_four),
		cmocka_unit_test(every_step_has_its_own_moves),
		cmocka_unit_test(a_card_costs_two_and_is_bought_unseen),
		cmocka_unit_test(a_full_hand_gives_up_a_card),
		cmocka_unit_test(discards_become_the_stack),
		cmocka_unit_test(stores_have_no_limit_but_that_of_numbers),
		cmocka_unit_test(possessions_are_open),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

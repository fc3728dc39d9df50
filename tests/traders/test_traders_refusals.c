/* test_traders_refusals.c - what is refused with its clause, where no other test of a clause
 * asks: moves of other steps, and moves whose step it is but which cannot be. */
#include "traders/table.h"

/* A move of another step names the clause of the step that it belongs to. */
static void moves_of_other_steps_name_their_clause(void **unused)
{
	(void)unused;
	static const struct {
		int verb;
		const char *clause;
	} cases[] = {
		{ TRD_TAKE, "TRD-017" },     { TRD_ASSIGN, "TRD-018" },
		{ TRD_MAKE, "TRD-037" },     { TRD_COUNTER, "TRD-081" },
		{ TRD_DECLINE, "TRD-081" },  { TRD_GIVE_CARGO, "TRD-099" },
		{ TRD_PAY, "TRD-099" },      { TRD_REFUSE, "TRD-068" },
		{ TRD_JETTISON, "TRD-068" }, { TRD_FLY, "TRD-034" },
		{ TRD_SELL, "TRD-036" },     { TRD_BUY, "TRD-036" },
		{ TRD_DISCARD, "TRD-C21" },  { TRD_LEAVE, "TRD-C21" },
		{ TRD_STAY, "TRD-034" },     { TRD_ACCEPT, "TRD-C39" },
		{ TRD_PASS, "TRD-C39" },
	};
	struct table *t = set_table(2, TRD_STEP_ACT, NULL);
	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
		assert_refused(t, cases[i].clause, cases[i].verb, 0, 0, 0, 0, 0);
	close_table(t);
}

/* TRD-C34: planets produce one after the other. */
static void another_planet_is_producing(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, TRD_STEP_MARKET, NULL);
	give_station(t, 0, SPOT(TRD_INTI));
	t->s.turn = 1;
	pl_ask(&t->s.base, 1);
	for (int row = 0; row < TRD_PLANET_CARDS; row++)
		if (t->r->planet_card[row].lit[0] == TRD_INTI)
			next_planet_card(t, row + 1);
	say(t, 1, "end turn");
	assert_true(asked(t, 0, TRD_MAKING));
	assert_refused(t, "TRD-C34", TRD_MAKE, TRD_SERANIDE, 1, 0, 0, 0);
	close_table(t);
}

/* TRD-068: what arrives is not thrown out for itself. */
static void the_kind_that_arrives_is_not_jettisoned(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, TRD_STEP_MARKET, NULL);
	player(t, 1)->goods[TRD_SHIP][TRD_GEM] = 1;
	player(t, 1)->goods[TRD_SHIP][TRD_FOOD] = 1;
	next_event(t, GET_GEM);
	say(t, 0, "end turn");
	assert_true(asked(t, 1, TRD_STOWING));
	assert_refused(t, "TRD-068", TRD_JETTISON, TRD_GEM, 0, 0, 0, 0);
	assert_true(can(t, 1, "jettison food"));
	close_table(t);
}

/* TRD-064, TRD-079: what is dearer than the purse is full. */
static void what_cannot_be_paid_is_refused(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, TRD_STEP_ACT, NULL);
	give_station(t, 0, SPOT(TRD_BOB));
	player(t, 0)->ship = SPOT(TRD_INTI);
	player(t, 0)->money = (uint16_t)(t->r->station_new - 1);
	assert_refused(t, "TRD-064", TRD_BUILD, 0, 0, 0, 0, 0);
	deal(t, 0, STEAL);
	deal(t, 1, TRADE);
	int cost = t->r->action[STEAL - 1].cost;
	assert_true(cost > 0);
	player(t, 0)->money = (uint16_t)(cost - 1);
	assert_refused(t, "TRD-079", TRD_PLAY, STEAL, 2, 0, 0, 0);
	player(t, 0)->money++;
	assert_true(can(t, 0, "steal from p2"));
	close_table(t);
}

/* TRD-050: a flight leads elsewhere. */
static void a_flight_does_not_end_where_it_began(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, TRD_STEP_ACT, NULL);
	set_flight(t, hex_at(t, 2, 4), 3);
	assert_refused(t, "TRD-050", TRD_FLY, hex_at(t, 2, 4), 0, 0, 0, 0);
	assert_true(can(t, 0, "stay"));
	close_table(t);
}

/* TRD-070, TRD-071: nobody sells what is not there, be it on a station or at Earth. */
static void what_is_not_there_is_not_sold(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, TRD_STEP_MARKET, NULL);
	player(t, 0)->goods[TRD_EARTH][TRD_GEM] = 1;
	assert_refused(t, "TRD-071", TRD_SELL, TRD_EARTH, TRD_GEM, 2, 0, 0);
	assert_refused(t, "TRD-070", TRD_SELL, TRD_BOB, TRD_GEM, 1, 0, 0);
	assert_true(can(t, 0, "sell 1 gem at Earth"));
	close_table(t);
}

/* TRD-G09: with every card in a hand there is none to buy. */
static void no_card_is_bought_when_none_is_left(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, TRD_STEP_MARKET, "hand=1");
	int deck = t->r->deck_size;
	player(t, 0)->money = 9;
	((struct trd_rules *)t->book->rules)->deck_size = 1;
	assert_true(can(t, 0, "buy card"));
	player(t, 1)->cards = 1;
	t->s.deck_left = 0;
	assert_refused(t, "TRD-G09", TRD_BUY, 0, 0, 0, 0, 0);
	((struct trd_rules *)t->book->rules)->deck_size = (uint8_t)deck;
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(moves_of_other_steps_name_their_clause),
		cmocka_unit_test(another_planet_is_producing),
		cmocka_unit_test(the_kind_that_arrives_is_not_jettisoned),
		cmocka_unit_test(what_cannot_be_paid_is_refused),
		cmocka_unit_test(a_flight_does_not_end_where_it_began),
		cmocka_unit_test(what_is_not_there_is_not_sold),
		cmocka_unit_test(no_card_is_bought_when_none_is_left),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

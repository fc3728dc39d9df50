/* test_traders_flight.c - rolling and flying, and where a flight may end. */
#include "traders/table.h"

/* TRD-034, TRD-047, TRD-048, TRD-049: 1 and a three-sided roll read from a
 * six-sided die; a 4 is three hexes. */
static void dice_give_two_to_four_hexes(void **unused)
{
	(void)unused;
	static const int hexes[] = { 2, 2, 3, 3, 4, 4 };
	for (int face = 1; face <= 6; face++) {
		struct table *t = set_table(2, TRD_STEP_ACT, NULL);
		deal(t, 0, TRADE);
		next_roll(t, face);
		say(t, 0, "roll");
		assert_true(asked(t, 0, TRD_FLYING));
		assert_int_equal(t->s.dice[0], face);
		assert_int_equal(t->s.allowance, hexes[face - 1]);
		assert_true(t->events.reveals);
		close_table(t);
	}
}

/* Beside each other on the edge, without a common neighbour: two steps from
 * one of these spots of Gobi cannot end on the other. */
static struct table *two_steps_from_the_next_spot(int money)
{
	struct table *t = set_table(2, TRD_STEP_ACT, NULL);
	give_station(t, 0, SPOT(TRD_BOB));
	player(t, 0)->money = (uint16_t)money;
	set_flight(t, hex_at(t, 2, 1), 2);
	assert_false(trd_has_hex(t->r->exactly[hex_at(t, 2, 1)][2], hex_at(t, 3, 1)));
	return t;
}

/* TRD-050, TRD-C04: stopping after one hex of two is for docking only. */
static void a_flight_is_all_its_hexes_or_none(void **unused)
{
	(void)unused;
	struct table *t = two_steps_from_the_next_spot(1);
	assert_refused(t, "TRD-C05", TRD_FLY, hex_at(t, 3, 1), 0, 0, 0, 0);
	assert_false(can(t, 0, "fly to 3-1"));
	assert_true(can(t, 0, "fly to 4-1"));
	assert_true(can(t, 0, "stay"));
	close_table(t);
}

/* TRD-C05: stopping early on a free spot is building there, at once. */
static void who_stops_early_on_a_free_spot_builds(void **unused)
{
	(void)unused;
	struct table *t = two_steps_from_the_next_spot(2);
	say(t, 0, "fly to 3-1");
	assert_int_equal(player(t, 0)->money, 0);
	assert_true((player(t, 0)->stations >> hex_at(t, 3, 1)) & 1);
	assert_non_null(heard(t, TRD_DID_BUILD));
	close_table(t);
}

/* TRD-051, TRD-058, TRD-C04: a ship may stop early at its own station and at
 * Earth, and loses the rest. */
static void a_ship_may_stop_early_to_dock(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, TRD_STEP_ACT, NULL);
	int spot = hex_at(t, 12, 2), next = hex_at(t, 13, 3);
	give_station(t, 0, spot);
	player(t, 0)->goods[TRD_SUPAY][TRD_GEM] = 1;
	assert_int_equal(trd_place_of(spot), TRD_SUPAY);
	set_flight(t, next, 4);
	say(t, 0, "fly to 12-2");
	assert_int_equal(player(t, 0)->ship, spot);
	assert_int_equal(t->s.allowance, 0);
	assert_true(asked(t, 0, TRD_ACTING_AGAIN));
	close_table(t);

	t = set_table(2, TRD_STEP_ACT, NULL);
	set_flight(t, hex_at(t, 5, 1), 4);
	player(t, 0)->goods[TRD_SHIP][TRD_FOOD] = 1;
	say(t, 0, "fly to 6-1");
	assert_int_equal(trd_docked_at(player(t, 0)), TRD_EARTH);
	close_table(t);
}

/* TRD-052, TRD-047: no farther than the roll allows, and only onto hexes. */
static void a_flight_ends_within_the_roll(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, TRD_STEP_ACT, NULL);
	set_flight(t, hex_at(t, 2, 4), 3);
	assert_true(can(t, 0, "fly to 5-4"));
	assert_refused(t, "TRD-047", TRD_FLY, hex_at(t, 6, 4), 0, 0, 0, 0);
	assert_refused(t, "TRD-G01", TRD_FLY, TRD_LAST_DOCK, 0, 0, 0, 0);
	assert_refused(t, "TRD-G01", TRD_FLY, 255, 0, 0, 0, 0);
	close_table(t);
}

/* TRD-054: not on a planet. TRD-056: not on another ship. TRD-057: not on
 * another's station. */
static void some_hexes_cannot_be_ended_on(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, TRD_STEP_ACT, NULL);
	int theirs = hex_at(t, 3, 2);
	player(t, 1)->ship = (uint8_t)hex_at(t, 4, 3);
	give_station(t, 1, theirs);
	set_flight(t, hex_at(t, 4, 2), 3);
	assert_refused(t, "TRD-054", TRD_FLY, hex_at(t, 2, 2), 0, 0, 0, 0);
	assert_refused(t, "TRD-056", TRD_FLY, hex_at(t, 4, 3), 0, 0, 0, 0);
	assert_refused(t, "TRD-057", TRD_FLY, theirs, 0, 0, 0, 0);
	assert_false(can(t, 0, "fly to 4-3"));
	assert_false(can(t, 0, "fly to 3-2"));
	assert_false(can(t, 0, "fly to 2-2"));
	close_table(t);
}

/* TRD-055: other ships are in nobody's way. */
static void ships_pass_each_other(void **unused)
{
	(void)unused;
	struct table *t = set_table(6, TRD_STEP_ACT, NULL);
	set_flight(t, hex_at(t, 7, 5), 3);
	struct trd_hexes alone = trd_destinations(t->r, &t->s);
	static const int around[5][2] = { { 7, 4 }, { 8, 5 }, { 7, 6 }, { 6, 6 }, { 6, 5 } };
	for (int seat = 1; seat < 6; seat++) {
		int hex = hex_at(t, around[seat - 1][0], around[seat - 1][1]);
		player(t, seat)->ship = (uint8_t)hex;
	}
	struct trd_hexes among = trd_destinations(t->r, &t->s);
	for (int hex = 1; hex <= t->r->hexes; hex++) {
		if (t->r->distance[hex_at(t, 7, 5)][hex] >= 2 && trd_has_hex(alone, hex))
			assert_true(trd_has_hex(among, hex));
	}
	close_table(t);
}

/* TRD-C26: with nowhere to end, a ship stays. */
static void a_ship_with_nowhere_to_end_stays(void **unused)
{
	(void)unused;
	struct table *t = set_table(6, TRD_STEP_ACT, NULL);
	int corner = hex_at(t, 1, 1), seat = 1;
	for (int i = 0; i < TRD_SPOTS_EACH; i++) /* all of Gobi is others' */
		give_station(t, 1 + i / 2, SPOT(TRD_GOBI) + i);
	for (int other = 1; other < 6; other++)
		player(t, other)->ship = (uint8_t)hex_at(t, 5 + other, 5);
	set_flight(t, corner, 2);
	struct trd_hexes to = trd_destinations(t->r, &t->s);
	for (int hex = 1; hex <= t->r->hexes; hex++)
		if (trd_has_hex(to, hex))
			player(t, seat++)->ship = (uint8_t)hex;
	audit(t);
	struct pl_move moves[PL_MOVES];
	assert_int_equal(trd_game.legal(t->book->rules, &t->s.base, 0, moves), 1);
	assert_int_equal(moves[0].verb, TRD_STAY);
	close_table(t);
}

/* TRD-C29, TRD-C01: a ship on Earth must leave as soon as it can fly; the step
 * to a dock is one hex. TRD-054: no other ship comes to stand there. */
static void a_ship_must_leave_earth(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, TRD_STEP_ACT, NULL);
	set_flight(t, TRD_LAST_PLANET, 2);
	assert_refused(t, "TRD-C29", TRD_STAY, 0, 0, 0, 0, 0);
	assert_false(can(t, 0, "stay"));
	assert_true(can(t, 0, "fly to 6-1"));
	assert_true(can(t, 0, "fly to 5-1"));
	assert_false(can(t, 0, "fly to 4-1"));
	say(t, 0, "fly to 7-2");
	assert_int_equal(trd_docked_at(player(t, 0)), TRD_EARTH);
	close_table(t);
}

/* TRD-C29, TRD-069: before it has left, a ship is not docked: what comes goes
 * aboard. */
static void a_ship_on_earth_is_not_docked(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, TRD_STEP_MARKET, NULL);
	player(t, 1)->ship = TRD_LAST_PLANET;
	next_event(t, GET_FOOD);
	say(t, 0, "end turn");
	assert_int_equal(player(t, 1)->goods[TRD_SHIP][TRD_FOOD], 1);
	assert_int_equal(player(t, 1)->goods[TRD_EARTH][TRD_FOOD], 0);
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(dice_give_two_to_four_hexes),
		cmocka_unit_test(a_flight_is_all_its_hexes_or_none),
		cmocka_unit_test(a_ship_may_stop_early_to_dock),
		cmocka_unit_test(who_stops_early_on_a_free_spot_builds),
		cmocka_unit_test(a_flight_ends_within_the_roll),
		cmocka_unit_test(some_hexes_cannot_be_ended_on),
		cmocka_unit_test(ships_pass_each_other),
		cmocka_unit_test(a_ship_with_nowhere_to_end_stays),
		cmocka_unit_test(a_ship_must_leave_earth),
		cmocka_unit_test(a_ship_on_earth_is_not_docked),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* test_ofs_monday.c - counters: where they come from and the five ways to use them.
 *
 * Of The Valley Floor: Farmington has farm 1-1, farm 1-2, mine 1-1 and mine 1-3 at its
 * door, Paydirt farm 1-3, mine 1-2 and mine 1-3, Bent Nail farm 1-4, mine 1-1 and mine
 * 1-3. Lines join farm 1-1 to mine 1-1, farm 1-2 to mine 1-2, mine 1-2 to farm 1-3; and
 * across the seams mine 1-2 to farm 6-1 and farm 1-1 to mine 2-4. */
#include "one-false-step/table.h"

/* Monday of three players; p1 has Farmington with so many counters on its card. */
static struct table *monday(int counters, const char *setting)
{
	struct table *t = set_table(3, OFS_MONDAY, setting);
	give_city(t, 0, "Farmington", 1);
	town(t, "Farmington")->middle = (uint8_t)counters;
	return t;
}

/* --- the week and Sunday -------------------------------------------------------------------- */

/* OFS-040, OFS-041, OFS-027: the seven days come in their order, and on each of the days
 * with decisions the Button begins. */
static void days_come_in_order(void **unused)
{
	(void)unused;
	struct table *t = monday(1, NULL);
	for (int seat = 0; seat < 3; seat++)
		give_chips(t, seat, 20, 9, 1);
	give_city(t, 1, "Little Elk", 1);
	give_city(t, 2, "Lantern", 1);
	give_inactive(t, 0, "Paydirt", 2);
	give_claim(t, 0, "mine 1-1");
	t->s.button = 2;
	t->s.turn = 2;
	pl_ask(&t->s.base, 2);
	town(t, "Lantern")->middle = 1;
	say(t, 2, "board from Lantern"); /* then p1; p2 has no counter */
	assert_true(asked(t, 0, OFS_PLACING));
	say(t, 0, "board from Farmington");
	assert_true(asked(t, 2, OFS_FEEDING));
	assert_int_equal(player(t, 0)->gold, 2); /* Tuesday has passed */
	for (int i = 0; i < 3; i++)
		say(t, (2 + i) % 3, "feed all");
	assert_true(asked(t, 2, OFS_LAUNCHING));
	assert_int_equal(town(t, "Paydirt")->chips, 2);
	for (int i = 0; i < 3; i++)
		say(t, (2 + i) % 3, "done");
	assert_int_equal(town(t, "Paydirt")->chips, 1); /* Friday has passed */
	assert_true(asked(t, 2, OFS_BIDDING));
	assert_int_equal(t->s.day, OFS_SATURDAY);
	close_table(t);
}

/* OFS-044, OFS-045, OFS-063, OFS-C04: on Sunday each Active card gets a counter, and those on
 * its Train drop into the middle. */
static void counters_arrive_on_sunday(void **unused)
{
	(void)unused;
	struct table *t = monday(2, NULL);
	give_city(t, 0, "Soda Creek", 1);
	give_chips(t, 0, 20, 9, 0);
	say(t, 0, "train 2 from Farmington to Soda Creek");
	assert_int_equal(town(t, "Soda Creek")->train, 2);
	assert_int_equal(town(t, "Soda Creek")->middle, 0);
	idle_until(t, OFS_SATURDAY);
	assert_int_equal(town(t, "Soda Creek")->train, 2);
	idle_until(t, OFS_MONDAY);
	assert_int_equal(t->s.week, 3);
	assert_int_equal(town(t, "Soda Creek")->train, 0);
	assert_int_equal(town(t, "Soda Creek")->middle, 3);
	assert_int_equal(town(t, "Farmington")->middle, 1);
	close_table(t);
}

/* OFS-046, OFS-047, OFS-C05, OFS-042: one player places all counters of all cards, each of
 * them once, and nothing ends the turn before; then the next to the left. */
static void all_counters_are_placed(void **unused)
{
	(void)unused;
	struct table *t = monday(2, NULL);
	give_city(t, 0, "Soda Creek", 1);
	give_city(t, 1, "Little Elk", 1);
	town(t, "Soda Creek")->middle = 1;
	town(t, "Little Elk")->middle = 1;
	assert_false(can(t, 0, "done"));
	assert_false(can(t, 0, "pass"));
	say(t, 0, "stake farm 1-1 from Farmington");
	say(t, 0, "stake farm 1-5 from Soda Creek");
	assert_refused(t, "OFS-047", OFS_BOARD, city(t, "Soda Creek"), 1, 0, 0);
	assert_refused(t, "OFS-047", OFS_BOARD, city(t, "Farmington"), 2, 0, 0);
	assert_refused(t, "OFS-046", OFS_BOARD, city(t, "Little Elk"), 1, 0, 0);
	say(t, 0, "strengthen Farmington");
	assert_true(asked(t, 1, OFS_PLACING));
	assert_int_equal(town(t, "Farmington")->middle, 0);
	close_table(t);
}

/* --- staking ------------------------------------------------------------------------------ */

/* OFS-048, OFS-049, OFS-020: a free claim on a line from the city, and no other. */
static void claims_at_the_door_can_be_staked(void **unused)
{
	(void)unused;
	struct table *t = monday(3, NULL);
	give_claim(t, 1, "mine 1-3");
	assert_refused(t, "OFS-048", OFS_STAKE, city(t, "Farmington"), claim(t, "mine 1-3"), 0, 0);
	assert_refused(t, "OFS-049", OFS_STAKE, city(t, "Farmington"), claim(t, "mine 1-2"), 0, 0);
	assert_refused(t, "OFS-020", OFS_STAKE, city(t, "Farmington"), 0, 0, 0);
	assert_refused(t, "OFS-020", OFS_STAKE, city(t, "Farmington"), 12, 0, 0);
	assert_false(can(t, 0, "stake mine 1-2 from Farmington"));
	say(t, 0, "stake mine 1-1 from Farmington");
	assert_true(holds(t, 0, "mine 1-1"));
	assert_int_equal(town(t, "Farmington")->middle, 2);
	assert_refused(t, "OFS-052", OFS_STAKE, city(t, "Farmington"), claim(t, "mine 1-1"), 0, 0);
	close_table(t);
}

/* OFS-049, OFS-050, OFS-C07, OFS-013: a string of own claims leads on, those just staked
 * included, over a seam and any number of steps. */
static void strings_lead_on(void **unused)
{
	(void)unused;
	struct table *t = monday(5, NULL);
	say(t, 0, "stake farm 1-2 from Farmington");
	say(t, 0, "stake mine 1-2 from Farmington");
	say(t, 0, "stake farm 6-1 from Farmington");
	say(t, 0, "stake mine 6-1 from Farmington");
	say(t, 0, "stake farm 6-2 from Farmington");
	assert_int_equal(ofs_count(player(t, 0)->claims), 5);
	close_table(t);
}

/* OFS-049: others' claims carry no string. OFS-051: nor does a string pass a city, not even
 * one's own. */
static void strings_stop_at_others_and_at_cities(void **unused)
{
	(void)unused;
	struct table *t = monday(2, NULL);
	give_claim(t, 1, "farm 1-2");
	assert_false(can(t, 0, "stake mine 1-2 from Farmington"));
	give_claim(t, 0, "mine 1-3"); /* at the doors of Farmington, Paydirt and Bent Nail */
	give_city(t, 0, "Paydirt", 1);
	assert_false(can(t, 0, "stake farm 1-3 from Farmington"));
	assert_false(can(t, 0, "stake farm 1-4 from Farmington"));
	town(t, "Paydirt")->middle = 1;
	assert_true(can(t, 0, "stake farm 1-3 from Paydirt"));
	close_table(t);
}

/* --- jumping -------------------------------------------------------------------------------- */

/* p1's Farmington, with `ours` in it and a counter to place, and p2's mine 1-3, defended by
 * Paydirt with `theirs`. */
static struct table *dispute(int ours, int theirs)
{
	struct table *t = monday(1, NULL);
	town(t, "Farmington")->pile = (uint8_t)ours;
	give_city(t, 1, "Paydirt", theirs);
	give_claim(t, 1, "mine 1-3");
	return t;
}

/* OFS-052, OFS-053, OFS-056, OFS-057: 3 and 4 beat 2 and 4; the loser's counter is gone. */
static void the_higher_sum_takes_the_claim(void **unused)
{
	(void)unused;
	struct table *t = dispute(3, 2);
	next_two(t, 4, 4);
	say(t, 0, "jump mine 1-3 from Farmington");
	assert_true(holds(t, 0, "mine 1-3"));
	assert_false(holds(t, 1, "mine 1-3"));
	assert_int_equal(town(t, "Farmington")->pile, 3);
	assert_int_equal(town(t, "Farmington")->middle, 0);
	const struct pl_event *event = heard(t, OFS_DID_JUMP);
	assert_int_equal(event->arg[4] + event->arg[5], 7);
	assert_int_equal(event->arg[6] + event->arg[7], 6);
	close_table(t);
}

/* OFS-056, OFS-057: in a tie the defender wins, and the attacker's counter is gone. */
static void ties_are_the_defenders(void **unused)
{
	(void)unused;
	struct table *t = dispute(1, 3);
	next_two(t, 6, 4);
	say(t, 0, "jump mine 1-3 from Farmington");
	assert_true(holds(t, 1, "mine 1-3"));
	assert_false(holds(t, 0, "mine 1-3"));
	assert_int_equal(town(t, "Farmington")->middle, 0);
	assert_true(t->events.reveals);
	close_table(t);
}

/* OFS-054, OFS-060: the attacker counts the city that the counter came from, however strong
 * another. */
static void attackers_count_their_own_city(void **unused)
{
	(void)unused;
	struct table *t = dispute(1, 2);
	give_city(t, 0, "Bent Nail", 9); /* mine 1-3 is at its door too */
	town(t, "Bent Nail")->middle = 1;
	next_two(t, 3, 3);
	say(t, 0, "jump mine 1-3 from Farmington");
	assert_true(holds(t, 1, "mine 1-3"));
	next_two(t, 3, 3);
	say(t, 0, "jump mine 1-3 from Bent Nail");
	assert_true(holds(t, 0, "mine 1-3"));
	assert_int_equal(heard(t, OFS_DID_JUMP)->arg[5], 9);
	close_table(t);
}

/* OFS-055, OFS-C09: the defender's strongest city that the defender's own claims lead to
 * counts. */
static void defenders_count_their_best_city(void **unused)
{
	(void)unused;
	struct table *t = dispute(3, 1);
	give_city(t, 1, "Soda Creek", 8); /* farm 1-3 at its door, two steps from mine 1-3 */
	assert_int_equal(ofs_defender(t->r, &t->s, 1, claim(t, "mine 1-3")), city(t, "Paydirt"));
	give_claim(t, 1, "farm 1-3");
	/* Paydirt lies between: a string does not pass it. */
	assert_int_equal(ofs_defender(t->r, &t->s, 1, claim(t, "mine 1-3")), city(t, "Paydirt"));
	assert_int_equal(ofs_defender(t->r, &t->s, 1, claim(t, "farm 1-3")), city(t, "Soda Creek"));
	give_claim(t, 1, "mine 1-2");
	assert_int_equal(ofs_defender(t->r, &t->s, 1, claim(t, "mine 1-2")), city(t, "Soda Creek"));
	player(t, 1)->claims &= ~ofs_claim_bit(claim(t, "farm 1-3"));
	give_claim(t, 2, "farm 1-3"); /* p3's counter is no link for p2 */
	assert_int_equal(ofs_defender(t->r, &t->s, 1, claim(t, "mine 1-2")), city(t, "Paydirt"));
	close_table(t);
}

/* OFS-058, OFS-C08: a claim that leads to no Active city of its owner's is lost without
 * dice, beside a starved, sold or inactive city as well. */
static void undefended_claims_are_lost(void **unused)
{
	(void)unused;
	for (int way = 0; way < 3; way++) {
		struct table *t = monday(1, NULL);
		give_claim(t, 1, "mine 1-3");
		if (way == 1)
			give_inactive(t, 1, "Paydirt", 3);
		else if (way == 2)
			give_city(t, 2, "Paydirt", 9);
		uint64_t drawn = t->s.base.chance.drawn;
		say(t, 0, "jump mine 1-3 from Farmington");
		assert_true(holds(t, 0, "mine 1-3"));
		assert_int_equal(heard(t, OFS_DID_JUMP)->arg[4], 0);
		assert_int_equal(t->s.base.chance.drawn, drawn);
		close_table(t);
	}
}

/* OFS-052: own and free claims are not jumped, nor what is not connected. */
static void only_others_are_jumped(void **unused)
{
	(void)unused;
	struct table *t = monday(1, NULL);
	give_claim(t, 0, "mine 1-1");
	give_claim(t, 1, "mine 1-2");
	assert_refused(t, "OFS-052", OFS_JUMP, city(t, "Farmington"), claim(t, "mine 1-1"), 0, 0);
	assert_refused(t, "OFS-052", OFS_JUMP, city(t, "Farmington"), claim(t, "mine 1-3"), 0, 0);
	assert_refused(t, "OFS-049", OFS_JUMP, city(t, "Farmington"), claim(t, "mine 1-2"), 0, 0);
	close_table(t);
}

/* OFS-C06, OFS-007: the marker counts, so a bare city adds 1 to its die, and dice are
 * six-sided: with 1 against 7 even a six and a one lose. */
static void the_marker_counts(void **unused)
{
	(void)unused;
	struct table *t = dispute(1, 1);
	next_two(t, 2, 1);
	say(t, 0, "jump mine 1-3 from Farmington");
	const struct pl_event *event = heard(t, OFS_DID_JUMP);
	assert_int_equal(event->arg[5], 1);
	assert_int_equal(event->arg[7], 1);
	assert_true(holds(t, 0, "mine 1-3"));
	close_table(t);
	unsigned faces = 0;
	for (uint64_t key = 0; key < 200; key++) {
		t = dispute(1, 7);
		t->s.base.chance.key[0] = key;
		say(t, 0, "jump mine 1-3 from Farmington");
		assert_true(holds(t, 1, "mine 1-3"));
		faces |= 1u << heard(t, OFS_DID_JUMP)->arg[4] |
			1u << heard(t, OFS_DID_JUMP)->arg[6];
		close_table(t);
	}
	assert_int_equal(faces, 0x7e);
}

/* --- strengthening, Train, Rocket ---------------------------------------------------------------- */

/* OFS-059, OFS-061, OFS-065: counters into the city they came from, any number; there is no
 * move that takes one from the map again. */
static void cities_can_be_strengthened(void **unused)
{
	(void)unused;
	struct table *t = monday(12, NULL);
	give_claim(t, 0, "mine 1-1");
	give_city(t, 0, "Soda Creek", 2);
	say(t, 0, "strengthen Farmington");
	say(t, 0, "strengthen Farmington by 10");
	assert_int_equal(town(t, "Farmington")->pile, 12);
	assert_int_equal(town(t, "Soda Creek")->pile, 2);
	struct pl_move moves[PL_MOVES];
	int count = ofs_game.legal(t->book->rules, &t->s.base, 0, moves);
	for (int i = 0; i < count; i++) {
		struct table copy = *t;
		if (moves[i].verb > OFS_BOARD)
			continue;
		ofs_game.apply(t->book->rules, &copy.s.base, &moves[i], NULL);
		assert_true(copy.s.town[city(t, "Farmington")].pile >= 12);
		assert_true(holds(&copy, 0, "mine 1-1"));
	}
	close_table(t);
}

/* OFS-062, OFS-064: to any own Active city, the one it comes from included, any number. */
static void trains_go_to_own_cities(void **unused)
{
	(void)unused;
	struct table *t = monday(30, NULL);
	give_city(t, 0, "Lantern", 1);
	give_city(t, 1, "Paydirt", 1);
	assert_refused(t, "OFS-062", OFS_TRAIN, city(t, "Farmington"), 1, city(t, "Paydirt"), 0);
	assert_refused(t, "OFS-062", OFS_TRAIN, city(t, "Farmington"), 1, 0, 0);
	say(t, 0, "train from Farmington to Farmington");
	say(t, 0, "train 4 from Farmington to Lantern");
	say(t, 0, "train 25 from Farmington to Lantern");
	assert_int_equal(town(t, "Farmington")->train, 1);
	assert_int_equal(town(t, "Lantern")->train, 29);
	close_table(t);
}

/* OFS-062: where the data stops the Railroad, nobody travels. */
static void trains_can_be_stopped(void **unused)
{
	(void)unused;
	struct table *t = monday(1, "trains=no");
	assert_false(can(t, 0, "train from Farmington to Farmington"));
	assert_refused(t, "OFS-062", OFS_TRAIN, city(t, "Farmington"), 1, city(t, "Farmington"), 0);
	close_table(t);
}

/* OFS-066, OFS-067: any number aboard, and they stay while no shot is fired. */
static void rockets_are_boarded(void **unused)
{
	(void)unused;
	struct table *t = monday(9, NULL);
	give_chips(t, 0, 20, 9, 0);
	say(t, 0, "board from Farmington");
	say(t, 0, "board 8 from Farmington");
	assert_int_equal(player(t, 0)->rocket, 9);
	idle_until(t, OFS_SATURDAY);
	idle_until(t, OFS_MONDAY);
	assert_int_equal(player(t, 0)->rocket, 9);
	close_table(t);
}

/* --- population ------------------------------------------------------------------------------- */

/* OFS-118, OFS-C31: Farmington's 2463 people leave room for 3 counters, the marker among
 * them; card and Train hold any number. OFS-039: without the option people do not matter. */
static void people_limit_counters(void **unused)
{
	(void)unused;
	struct table *t = monday(5, "population=yes");
	assert_int_equal(t->r->cap[city(t, "Little Elk")], 3);
	assert_int_equal(t->r->cap[city(t, "No Bottom")], 1);
	assert_refused(t, "OFS-118", OFS_STRENGTHEN, city(t, "Farmington"), 3, 0, 0);
	say(t, 0, "strengthen Farmington by 2");
	assert_refused(t, "OFS-118", OFS_STRENGTHEN, city(t, "Farmington"), 1, 0, 0);
	assert_false(can(t, 0, "strengthen Farmington"));
	say(t, 0, "train 3 from Farmington to Farmington");
	assert_int_equal(town(t, "Farmington")->train, 3);
	close_table(t);
	t = monday(5, NULL);
	say(t, 0, "strengthen Farmington by 5");
	assert_int_equal(town(t, "Farmington")->pile, 6);
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(days_come_in_order),
		cmocka_unit_test(counters_arrive_on_sunday),
		cmocka_unit_test(all_counters_are_placed),
		cmocka_unit_test(claims_at_the_door_can_be_staked),
		cmocka_unit_test(strings_lead_on),
		cmocka_unit_test(strings_stop_at_others_and_at_cities),
		cmocka_unit_test(the_higher_sum_takes_the_claim),
		cmocka_unit_test(ties_are_the_defenders),
		cmocka_unit_test(attackers_count_their_own_city),
		cmocka_unit_test(defenders_count_their_best_city),
		cmocka_unit_test(undefended_claims_are_lost),
		cmocka_unit_test(only_others_are_jumped),
		cmocka_unit_test(the_marker_counts),
		cmocka_unit_test(cities_can_be_strengthened),
		cmocka_unit_test(trains_go_to_own_cities),
		cmocka_unit_test(trains_can_be_stopped),
		cmocka_unit_test(rockets_are_boarded),
		cmocka_unit_test(people_limit_counters),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

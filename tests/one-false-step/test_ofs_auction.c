/* test_ofs_auction.c - the starting auction, Friday, and Saturday's auctions. */
#include "one-false-step/table.h"

/* --- the starting auction ----------------------------------------------------------------- */

/* Three players, the Button with p2, and these seats for sale. */
static struct table *opening(void)
{
	struct table *t = set_table(3, OFS_MONDAY, NULL);
	static const char *const seats[] = { "Farmington", "Little Elk", "Mule Bend" };
	for (int i = 0; i < 3; i++)
		town(t, seats[i])->where = OFS_SEAT;
	t->s.week = t->s.day = 0;
	t->s.button = t->s.turn = 1;
	t->s.base.phase = OFS_OPENING;
	pl_ask(&t->s.base, 1);
	return t;
}

/* OFS-028, OFS-029, OFS-031, OFS-042, OFS-C10: from the Button to the left, everybody
 * bids on one of the seats, one chip at least; there is no passing. */
static void bidding_begins_with_the_button(void **unused)
{
	(void)unused;
	struct table *t = opening();
	assert_false(can(t, 1, "pass"));
	assert_refused(t, "OFS-C10", OFS_BID_ON, city(t, "Farmington"), 0, 0, 0);
	assert_refused(t, "OFS-028", OFS_BID_ON, city(t, "Paydirt"), 1, 0, 0);
	say(t, 1, "bid 1 on Farmington");
	assert_true(asked(t, 2, OFS_OPENING));
	say(t, 2, "bid 1 on Mule Bend");
	assert_true(asked(t, 0, OFS_OPENING));
	assert_int_equal(town(t, "Farmington")->chips, 1);
	close_table(t);
}

/* OFS-030, OFS-032, OFS-033: a higher bid drives a player out, who then bids again;
 * the others wait with theirs. */
static void the_outbid_bid_again(void **unused)
{
	(void)unused;
	struct table *t = opening();
	say(t, 1, "bid 2 on Farmington");
	assert_refused(t, "OFS-032", OFS_BID_ON, city(t, "Farmington"), 2, 0, 0);
	say(t, 2, "bid 3 on Farmington");
	assert_int_equal(heard(t, OFS_DID_BID_ON)->arg[2], 2);
	say(t, 0, "bid 1 on Mule Bend");
	assert_true(asked(t, 1, OFS_OPENING)); /* p3 stands at Farmington, p1 at Mule Bend */
	assert_int_equal(player(t, 1)->red, 20);
	say(t, 1, "bid 4 on Mule Bend");
	assert_true(asked(t, 0, OFS_OPENING)); /* p3 passes, being still in */
	close_table(t);
}

/* OFS-C11: nobody bids more than they have; any number up to that will do. */
static void bids_are_laid_down_in_chips(void **unused)
{
	(void)unused;
	struct table *t = opening();
	assert_refused(t, "OFS-C11", OFS_BID_ON, city(t, "Farmington"), 21, 0, 0);
	say(t, 1, "bid 20 on Farmington");
	assert_int_equal(town(t, "Farmington")->chips, 20);
	close_table(t);
}

/* OFS-034, OFS-035, OFS-036, OFS-037, OFS-038, OFS-043: when each seat has a bid they are sold, the chips go to
 * the Bank, a counter marks each city, and Mule Bend's 2987 people bring the Button. */
static void seats_are_sold(void **unused)
{
	(void)unused;
	struct table *t = opening();
	say(t, 1, "bid 1 on Farmington");
	say(t, 2, "bid 5 on Little Elk");
	say(t, 0, "bid 3 on Mule Bend");
	assert_int_equal(player(t, 0)->red, 17);
	assert_int_equal(player(t, 1)->red, 19);
	assert_int_equal(player(t, 2)->red, 15);
	assert_int_equal(score(t, 0), 19);
	assert_int_equal(town(t, "Mule Bend")->where, OFS_ACTIVE);
	assert_int_equal(town(t, "Mule Bend")->owner, 1);
	assert_int_equal(town(t, "Mule Bend")->pile, 1);
	assert_int_equal(town(t, "Mule Bend")->chips, 0);
	assert_int_equal(t->s.button, 0);
	assert_int_equal(t->s.week, 1);
	assert_true(asked(t, 0, OFS_PLACING));
	close_table(t);
}

/* OFS-C30: of equally many people, those of the buyer first from the old Button. */
static void equal_seats_go_by_the_button(void **unused)
{
	(void)unused;
	static const char *const equal[] = { "map=sampler", "city[Farmington].population=2987",
		                             NULL };
	for (int button = 0; button < 3; button++) {
		struct table *t = open_with(3, 1, equal);
		struct table *o = opening();
		t->s = o->s;
		t->s.button = t->s.turn = (uint8_t)button;
		pl_ask(&t->s.base, button);
		static const char *const bids[] = { "bid 1 on Farmington", "bid 1 on Mule Bend",
			                            "bid 1 on Little Elk" };
		for (int i = 0; i < 3; i++)
			say(t, (button + i) % 3, bids[(button + i) % 3]);
		assert_int_equal(t->s.button, button == 1 ? 1 : 0); /* p1 and p2 are equal */
		close_table(o);
		close_table(t);
	}
}

/* OFS-C24: however players bid, the auction ends, and everybody has a city. */
static void the_starting_auction_ends(void **unused)
{
	(void)unused;
	for (uint64_t seed = 0; seed < 50; seed++) {
		struct table *t = open_table(6, NULL, seed);
		struct pl_chance chance = { { seed, 9 }, 0 };
		int bids = 0;
		while (t->s.base.phase == OFS_OPENING) {
			struct pl_move moves[PL_MOVES];
			int seat = pl_first_pending(&t->s.base);
			int count = ofs_game.legal(t->book->rules, &t->s.base, seat, moves);
			int choice = (int)pl_draw(&chance, (uint32_t)count);
			while (moves[choice].verb != OFS_BID_ON)
				choice--;
			ofs_game.apply(t->book->rules, &t->s.base, &moves[choice], NULL);
			audit(t);
			assert_true(++bids <= 6 * 20);
		}
		for (int seat = 0; seat < 6; seat++)
			assert_int_equal(ofs_count(player(t, seat)->cities), 1);
		close_table(t);
	}
}

/* --- Saturday: a city --------------------------------------------------------------------- */

/* p1 has the Button, everybody 20 red and nothing else; this city is for sale. */
static struct table *saturday(int seats, const char *lot)
{
	struct table *t = set_table(seats, OFS_THURSDAY, NULL);
	for (int seat = 0; seat < seats; seat++)
		give_chips(t, seat, 20, 0, 1);
	if (lot != NULL)
		next_lot(t, lot);
	else
		empty_deck(t);
	for (int seat = 0; seat < seats; seat++)
		say(t, seat, "done");
	return t;
}

/* OFS-099, OFS-100, OFS-101, OFS-C10: the top card is sold; each bids higher or is out
 * for good, until one is left. */
static void the_highest_bidder_buys(void **unused)
{
	(void)unused;
	struct table *t = saturday(4, "Soda Creek");
	assert_int_equal(heard(t, OFS_DID_LOT)->arg[0], city(t, "Soda Creek"));
	assert_true(asked(t, 0, OFS_BIDDING));
	assert_refused(t, "OFS-C10", OFS_BID, 0, 0, 0, 0);
	assert_refused(t, "OFS-C11", OFS_BID, 21, 0, 0, 0);
	say(t, 0, "bid 2");
	assert_refused(t, "OFS-100", OFS_BID, 2, 0, 0, 0);
	say(t, 1, "pass");
	say(t, 2, "bid 3");
	say(t, 3, "pass");
	say(t, 0, "bid 5");
	assert_true(asked(t, 2, OFS_BIDDING)); /* p2 is out */
	say(t, 2, "pass");
	assert_int_equal(player(t, 0)->red, 15);
	assert_int_equal(player(t, 2)->red, 20);
	assert_int_equal(town(t, "Soda Creek")->owner, 1);
	close_table(t);
}

/* OFS-102, OFS-103, OFS-104, OFS-111, OFS-C12: of 5 chips 2 go to the Bank and 3 on the
 * city; they are nobody's points; the buyer has the Button, and must keep it. */
static void half_of_the_bid_lies_on_the_city(void **unused)
{
	(void)unused;
	struct table *t = saturday(3, "Soda Creek");
	give_city(t, 0, "Farmington", 1);
	say(t, 0, "pass");
	say(t, 1, "bid 5");
	say(t, 2, "pass");
	assert_int_equal(town(t, "Soda Creek")->where, OFS_INACTIVE);
	assert_int_equal(town(t, "Soda Creek")->chips, 3);
	assert_int_equal(heard(t, OFS_DID_BUY)->arg[2], 3);
	assert_int_equal(player(t, 1)->red, 15);
	assert_int_equal(score(t, 1), 15);
	assert_int_equal(t->s.button, 1);
	assert_int_equal(t->s.week, 3);
	assert_true(asked(t, 0, OFS_PLACING));
	assert_null(heard(t, OFS_DID_HAND));
	close_table(t);
}

/* OFS-105: an inactive city makes no counters, has no station, scores nothing, eats
 * nothing and defends nothing. */
static void inactive_cities_do_nothing(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, OFS_MONDAY, NULL);
	give_city(t, 0, "Farmington", 1);
	give_inactive(t, 0, "Soda Creek", 9);
	town(t, "Farmington")->middle = 1;
	assert_int_equal(score(t, 0), 22);
	assert_refused(t, "OFS-062", OFS_TRAIN, city(t, "Farmington"), 1, city(t, "Soda Creek"), 0);
	assert_refused(t, "OFS-046", OFS_STRENGTHEN, city(t, "Soda Creek"), 1, 0, 0);
	say(t, 0, "strengthen Farmington");
	assert_true(asked(t, 0, OFS_FEEDING));
	assert_int_equal(ofs_upkeep(t->r, &t->s, 0), 1);
	idle_until(t, OFS_SATURDAY);
	idle_until(t, OFS_MONDAY);
	assert_int_equal(town(t, "Soda Creek")->middle, 0);
	assert_int_equal(town(t, "Farmington")->middle, 1);
	close_table(t);
}

/* OFS-100, OFS-C27: who cannot bid higher is passed over. */
static void the_poor_are_passed_over(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, OFS_THURSDAY, NULL);
	give_chips(t, 0, 3, 0, 1);
	give_chips(t, 1, 2, 0, 1);
	give_chips(t, 2, 9, 0, 1);
	next_lot(t, "Paydirt");
	for (int seat = 0; seat < 3; seat++)
		say(t, seat, "done");
	say(t, 0, "bid 2");
	assert_true(asked(t, 2, OFS_BIDDING));
	say(t, 2, "bid 3");
	assert_int_equal(town(t, "Paydirt")->owner, 3);
	close_table(t);
}

/* --- Friday ----------------------------------------------------------------------------------- */

/* p1 is about to end Thursday. */
static struct table *thursday_night(void)
{
	struct table *t = set_table(3, OFS_THURSDAY, NULL);
	for (int seat = 0; seat < 3; seat++)
		give_chips(t, seat, 20, 0, 0);
	give_chips(t, 0, 20, 0, 1);
	next_lot(t, "Paydirt");
	return t;
}

/* OFS-095, OFS-096, OFS-097, OFS-C03: on Friday, and on no other day, a chip comes off;
 * with the last one the city wakes, marked by one counter. */
static void cities_wake_on_fridays(void **unused)
{
	(void)unused;
	struct table *t = thursday_night();
	give_inactive(t, 1, "Soda Creek", 2);
	give_inactive(t, 2, "Bent Nail", 1);
	say(t, 0, "done");
	assert_int_equal(town(t, "Soda Creek")->chips, 1);
	assert_int_equal(town(t, "Bent Nail")->where, OFS_ACTIVE);
	assert_int_equal(town(t, "Bent Nail")->pile, 1);
	assert_int_equal(score(t, 2), 21);
	assert_true(asked(t, 0, OFS_BIDDING));
	for (int seat = 0; seat < 3; seat++)
		say(t, seat, "pass");
	assert_int_equal(town(t, "Soda Creek")->chips, 1);
	close_table(t);
}

/* OFS-C03: a bid of 4 wakes after two Fridays, of 5 after three. */
static void half_the_bid_is_waited(void **unused)
{
	(void)unused;
	for (int bid = 1; bid <= 6; bid++) {
		struct table *t = saturday(3, "Soda Creek");
		char text[20];
		snprintf(text, sizeof text, "bid %d", bid);
		say(t, 0, text);
		say(t, 1, "pass");
		say(t, 2, "pass");
		int fridays = 0;
		while (town(t, "Soda Creek")->where == OFS_INACTIVE) {
			give_chips(t, 0, 10, 9, 0);
			idle_until(t, OFS_THURSDAY);
			idle_until(t, OFS_SATURDAY);
			fridays++;
		}
		assert_int_equal(fridays, (bid + 1) / 2);
		close_table(t);
	}
}

/* OFS-098, OFS-C20: two cities wake and both would win; the Button decides. */
static void fridays_go_by_the_button(void **unused)
{
	(void)unused;
	for (int button = 0; button < 3; button++) {
		struct table *t = thursday_night();
		give_chips(t, 0, 20, 0, 0);
		give_chips(t, 1, 29, 0, 0);
		give_chips(t, 2, 29, 0, 0);
		give_inactive(t, 1, "Bent Nail", 1);
		give_inactive(t, 2, "Soda Creek", 1);
		t->s.button = (uint8_t)button;
		int last = (button + 2) % 3;
		give_chips(t, last, player(t, last)->red, 0, 1);
		t->s.turn = (uint8_t)last;
		pl_ask(&t->s.base, last);
		say(t, last, "done");
		assert_int_equal(t->s.base.phase, OFS_WON);
		assert_int_equal(t->s.winner, button == 2 ? 3 : 2);
		close_table(t);
	}
}

/* --- ghost towns and the Button ---------------------------------------------------------------- */

/* OFS-106, OFS-110: a city without a bid is gone, and the Button is for sale; without a
 * bid it stays. */
static void cities_without_bids_become_ghosts(void **unused)
{
	(void)unused;
	struct table *t = saturday(3, "Soda Creek");
	for (int seat = 0; seat < 3; seat++)
		say(t, seat, "pass");
	assert_int_equal(heard(t, OFS_DID_GHOST)->arg[0], city(t, "Soda Creek"));
	assert_int_equal(town(t, "Soda Creek")->where, OFS_NOWHERE);
	assert_true(asked(t, 0, OFS_BUTTON));
	for (int seat = 0; seat < 3; seat++)
		say(t, seat, "pass");
	assert_non_null(heard(t, OFS_DID_KEEP));
	assert_int_equal(t->s.button, 0);
	assert_int_equal(t->s.week, 3);
	close_table(t);
}

/* OFS-C19: a starved city without a bid is a ghost town as well. */
static void starved_cities_become_ghosts_too(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, OFS_WEDNESDAY, NULL);
	give_city(t, 0, "Farmington", 2);
	for (int seat = 0; seat < 3; seat++)
		give_chips(t, seat, 20, 0, 0);
	say(t, 0, "starve Farmington");
	assert_true(asked(t, 0, OFS_BIDDING));
	assert_int_equal(t->s.lot, city(t, "Farmington"));
	for (int seat = 0; seat < 3; seat++)
		say(t, seat, "pass");
	assert_int_equal(town(t, "Farmington")->where, OFS_NOWHERE);
	close_table(t);
}

/* OFS-107, OFS-108, OFS-109, OFS-C10, OFS-C23: with no city left the Button is sold,
 * for chips of any colours; the winner says which, and where it goes. */
static void the_button_is_sold_for_any_chips(void **unused)
{
	(void)unused;
	struct table *t = saturday(3, NULL);
	give_chips(t, 1, 20, 2, 2);
	assert_true(asked(t, 0, OFS_BUTTON));
	assert_refused(t, "OFS-C10", OFS_BID, 0, 0, 0, 0);
	say(t, 0, "bid 1");
	assert_refused(t, "OFS-C11", OFS_BID, 25, 0, 0, 0);
	say(t, 1, "bid 5");
	say(t, 2, "pass");
	say(t, 0, "pass");
	assert_true(asked(t, 1, OFS_PAYING));
	assert_refused(t, "OFS-108", OFS_PAY, 0, 2, 2, 0);
	assert_refused(t, "OFS-108", OFS_PAY, 0, 3, 2, 0);
	say(t, 1, "pay 2 red, 1 Food and 2 Gold");
	assert_int_equal(player(t, 1)->red, 18);
	assert_int_equal(player(t, 1)->food, 1);
	assert_int_equal(player(t, 1)->gold, 0);
	assert_true(asked(t, 1, OFS_HANDING));
	assert_refused(t, "OFS-109", OFS_HAND, 4, 0, 0, 0);
	say(t, 1, "button to p3");
	assert_int_equal(t->s.button, 2);
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(bidding_begins_with_the_button),
		cmocka_unit_test(the_outbid_bid_again),
		cmocka_unit_test(bids_are_laid_down_in_chips),
		cmocka_unit_test(seats_are_sold),
		cmocka_unit_test(equal_seats_go_by_the_button),
		cmocka_unit_test(the_starting_auction_ends),
		cmocka_unit_test(the_highest_bidder_buys),
		cmocka_unit_test(half_of_the_bid_lies_on_the_city),
		cmocka_unit_test(inactive_cities_do_nothing),
		cmocka_unit_test(the_poor_are_passed_over),
		cmocka_unit_test(cities_wake_on_fridays),
		cmocka_unit_test(half_the_bid_is_waited),
		cmocka_unit_test(fridays_go_by_the_button),
		cmocka_unit_test(cities_without_bids_become_ghosts),
		cmocka_unit_test(starved_cities_become_ghosts_too),
		cmocka_unit_test(the_button_is_sold_for_any_chips),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

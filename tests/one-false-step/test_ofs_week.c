/* test_ofs_week.c - income, expenses, rockets, and how a game ends. */
#include "one-false-step/table.h"

/* --- Tuesday --------------------------------------------------------------------------- */

/* OFS-068, OFS-069, OFS-070, OFS-071, OFS-076: a Food a Farm and a Gold a Mine, for all at
 * once and before Wednesday, whether a claim is connected or not. */
static void claims_pay_on_tuesday(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, OFS_MONDAY, NULL);
	give_city(t, 2, "Lantern", 1);
	town(t, "Lantern")->middle = 1;
	for (int seat = 0; seat < 3; seat++)
		give_chips(t, seat, 20, 0, 0);
	give_claim(t, 0, "farm 1-1");
	give_claim(t, 0, "farm 2-1");
	give_claim(t, 0, "mine 4-1");
	give_claim(t, 1, "mine 1-1");
	give_claim(t, 1, "mine 1-2");
	give_claim(t, 2, "farm 6-4");
	pl_ask(&t->s.base, 2);
	t->s.turn = 2;
	say(t, 2, "board from Lantern");
	assert_true(asked(t, 2, OFS_FEEDING));
	assert_int_equal(player(t, 0)->food, 2);
	assert_int_equal(player(t, 0)->gold, 1);
	assert_int_equal(player(t, 1)->food, 0);
	assert_int_equal(player(t, 1)->gold, 2);
	assert_true(can(t, 2, "feed all")); /* by the Food of this very week */
	close_table(t);
}

/* --- Wednesday --------------------------------------------------------------------------- */

/* OFS-072: each Active city costs its green dots. */
static void cities_eat(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, OFS_WEDNESDAY, NULL);
	give_city(t, 0, "Farmington", 1); /* 1 */
	give_city(t, 0, "Soda Creek", 1); /* 3 */
	give_city(t, 0, "Paydirt", 1);    /* 2 */
	give_inactive(t, 0, "Dry Powder", 2);
	give_chips(t, 0, 20, 7, 0);
	say(t, 0, "feed all");
	assert_int_equal(player(t, 0)->food, 1);
	close_table(t);
}

/* OFS-073, OFS-C25: a city is fed in full or not at all; who has too little must let one go,
 * who has enough may. */
static void cities_starve(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, OFS_WEDNESDAY, NULL);
	give_city(t, 0, "Farmington", 1);
	give_city(t, 0, "Soda Creek", 1);
	give_chips(t, 0, 20, 3, 0);
	assert_refused(t, "OFS-C25", OFS_FEED, 0, 0, 0, 0);
	assert_false(can(t, 0, "feed all"));
	assert_refused(t, "OFS-073", OFS_STARVE, city(t, "Paydirt"), 0, 0, 0);
	say(t, 0, "starve Farmington");
	assert_int_equal(score(t, 0), 23);
	assert_int_equal(player(t, 0)->food, 3);
	assert_true(asked(t, 0, OFS_FEEDING));
	say(t, 0, "feed all");
	assert_int_equal(player(t, 0)->food, 0);
	close_table(t);
	t = set_table(3, OFS_WEDNESDAY, NULL);
	give_city(t, 0, "Farmington", 1);
	give_chips(t, 0, 20, 9, 0);
	say(t, 0, "starve Farmington");
	assert_int_equal(player(t, 0)->cities, 0);
	assert_int_equal(player(t, 0)->food, 9);
	close_table(t);
}

/* OFS-074, OFS-075, OFS-076, OFS-C18: the card is the next lot; counters in the city, on the
 * card and on its Train are gone, claims are not. */
static void starved_cities_are_sold(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, OFS_WEDNESDAY, NULL);
	give_city(t, 0, "Farmington", 5);
	town(t, "Farmington")->train = 3;
	give_claim(t, 0, "farm 1-1");
	for (int seat = 0; seat < 3; seat++)
		give_chips(t, seat, 20, 0, 0);
	say(t, 0, "starve Farmington");
	assert_int_equal(town(t, "Farmington")->pile, 0);
	assert_int_equal(town(t, "Farmington")->train, 0);
	assert_int_equal(town(t, "Farmington")->middle, 0);
	assert_true(holds(t, 0, "farm 1-1"));
	assert_int_equal(t->s.lot, city(t, "Farmington"));
	assert_int_equal(t->s.week, 2);
	say(t, 0, "pass");
	say(t, 1, "bid 1");
	say(t, 2, "pass");
	assert_int_equal(town(t, "Farmington")->owner, 2);
	close_table(t);
}

/* OFS-C17: in order from the Button; the last card put down is sold first, the others in
 * later weeks. */
static void the_last_to_starve_is_sold_first(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, OFS_WEDNESDAY, NULL);
	give_city(t, 0, "Farmington", 1);
	give_city(t, 1, "Lantern", 1);
	give_city(t, 1, "Soda Creek", 1);
	for (int seat = 0; seat < 3; seat++)
		give_chips(t, seat, 20, 0, 0);
	say(t, 0, "starve Farmington");
	say(t, 1, "starve Soda Creek");
	say(t, 1, "starve Lantern");
	static const char *const lots[] = { "Lantern", "Soda Creek", "Farmington" };
	for (int week = 0; week < 3; week++) {
		assert_int_equal(t->s.lot, city(t, lots[week]));
		int first = t->s.button;
		for (int seat = 0; seat < 3; seat++)
			say(t, (first + seat) % 3, "pass");
		for (int seat = 0; seat < 3; seat++)
			say(t, (first + seat) % 3, "pass");
	}
	assert_int_equal(t->s.tops, 0);
	close_table(t);
}

/* --- Thursday: levels ----------------------------------------------------------------------- */

static struct table *thursday(const char *setting)
{
	struct table *t = set_table(3, OFS_THURSDAY, setting);
	for (int seat = 0; seat < 3; seat++)
		give_chips(t, seat, 20, 0, 1);
	return t;
}

/* OFS-077, OFS-078, OFS-079, OFS-080, OFS-081, OFS-G12: step by step to level 10, each level
 * for its price, as many as one likes; there is no eleventh. */
static void levels_are_bought(void **unused)
{
	(void)unused;
	static const int prices[] = { 0, 0, 1, 2, 3, 5, 7, 10, 13, 17, 21 };
	struct table *t = thursday(NULL);
	give_chips(t, 0, 20, 0, 80);
	for (int level = 2; level <= 10; level++) {
		int before = player(t, 0)->gold;
		say(t, 0, "raise Fuel");
		assert_int_equal(player(t, 0)->level[OFS_FUEL - 1], level);
		assert_int_equal(before - player(t, 0)->gold, prices[level]);
	}
	assert_refused(t, "OFS-081", OFS_RAISE, OFS_FUEL, 0, 0, 0);
	say(t, 0, "raise Guidance");
	assert_int_equal(player(t, 0)->gold, 0);
	assert_refused(t, "OFS-078", OFS_RAISE, OFS_GUIDANCE, 0, 0, 0);
	say(t, 0, "done");
	assert_true(asked(t, 1, OFS_LAUNCHING));
	close_table(t);
}

/* OFS-C02: 5 Gold from level 4 to 5, 17 from 5 to 7; with the other reading 6. */
static void level_five_costs_five(void **unused)
{
	(void)unused;
	for (int printed = 0; printed < 2; printed++) {
		struct table *t = thursday(printed ? "prices=printed" : NULL);
		give_levels(t, 0, 4, 1, 1);
		give_know_how(t, 0, OFS_GUIDANCE);
		give_chips(t, 0, 20, 0, 30);
		say(t, 0, "raise Guidance");
		assert_int_equal(player(t, 0)->gold, printed ? 24 : 25);
		say(t, 0, "raise Guidance");
		say(t, 0, "raise Guidance");
		assert_int_equal(player(t, 0)->gold, printed ? 7 : 8);
		close_table(t);
	}
}

/* OFS-083, OFS-084, OFS-C15, OFS-082, OFS-025: the first to reach level 2 takes the card, and
 * 2 points; all Gold goes to the Bank. */
static void the_first_takes_the_know_how(void **unused)
{
	(void)unused;
	struct table *t = thursday(NULL);
	say(t, 0, "raise Fuel");
	assert_int_equal(t->s.holder[OFS_FUEL - 1], 1);
	assert_int_equal(t->s.holder[OFS_LIFE - 1], 0);
	assert_int_equal(heard(t, OFS_DID_LEARN)->arg[0], OFS_FUEL);
	assert_int_equal(score(t, 0), 22);
	assert_int_equal(player(t, 0)->gold + player(t, 1)->gold + player(t, 2)->gold, 2);
	close_table(t);
}

/* OFS-085, OFS-086, OFS-C14: up to the holder's level 1 Gold of each price is the holder's,
 * and who draws level takes nothing. */
static void fees_go_to_the_holder(void **unused)
{
	(void)unused;
	struct table *t = thursday(NULL);
	give_levels(t, 1, 3, 1, 1);
	give_know_how(t, 1, OFS_GUIDANCE);
	give_chips(t, 0, 20, 0, 3);
	say(t, 0, "raise Guidance"); /* 1 Gold, all of it a fee */
	assert_int_equal(player(t, 1)->gold, 2);
	say(t, 0, "raise Guidance"); /* 2 Gold */
	assert_int_equal(player(t, 1)->gold, 3);
	assert_int_equal(player(t, 0)->gold, 0);
	assert_int_equal(player(t, 0)->level[0], 3);
	assert_int_equal(t->s.holder[0], 2);
	assert_int_equal(score(t, 0), 20);
	assert_int_equal(score(t, 1), 22);
	close_table(t);
}

/* OFS-087, OFS-C13: levels up to the holder's pay the holder, the one above pays the Bank,
 * and the card moves. */
static void who_exceeds_takes_the_card(void **unused)
{
	(void)unused;
	struct table *t = thursday(NULL);
	give_levels(t, 0, 2, 1, 1);
	give_levels(t, 1, 3, 1, 1);
	give_know_how(t, 1, OFS_GUIDANCE);
	give_chips(t, 0, 20, 0, 5);
	say(t, 0, "raise Guidance");
	assert_int_equal(player(t, 1)->gold, 2);
	say(t, 0, "raise Guidance");
	assert_int_equal(player(t, 1)->gold, 2);
	assert_int_equal(player(t, 0)->gold, 0);
	assert_int_equal(t->s.holder[0], 1);
	assert_int_equal(score(t, 0), 22);
	assert_int_equal(score(t, 1), 20);
	close_table(t);
}

/* The holder pays no fee to anybody, and keeps the card. OFS-082. */
static void the_holder_pays_the_bank(void **unused)
{
	(void)unused;
	struct table *t = thursday(NULL);
	give_levels(t, 0, 3, 1, 1);
	give_know_how(t, 0, OFS_GUIDANCE);
	give_chips(t, 0, 20, 0, 3);
	say(t, 0, "raise Guidance");
	assert_int_equal(player(t, 0)->gold, 0);
	assert_int_equal(t->s.holder[0], 1);
	assert_null(heard(t, OFS_DID_LEARN));
	close_table(t);
}

/* --- Thursday: Moon Shots ---------------------------------------------------------------------- */

/* A shot of p1's at level 6, 5 and 7 with these dice. */
static struct table *shot(const int *dice, int aboard, const char *setting)
{
	struct table *t = thursday(setting);
	give_levels(t, 0, 6, 5, 7);
	for (int system = 1; system <= OFS_SYSTEMS; system++)
		give_know_how(t, 0, system);
	give_chips(t, 0, 10, 5, 0);
	player(t, 0)->rocket = (uint8_t)aboard;
	next_dice(t, dice);
	say(t, 0, "moon shot");
	return t;
}

/* OFS-088: 4 Food, no less. OFS-C16: levels before, none after. */
static void a_shot_costs_four_food(void **unused)
{
	(void)unused;
	struct table *t = thursday(NULL);
	give_chips(t, 0, 10, 3, 0);
	assert_refused(t, "OFS-088", OFS_SHOOT, 0, 0, 0, 0);
	give_chips(t, 0, 10, 9, 9);
	say(t, 0, "raise Fuel");
	say(t, 0, "moon shot");
	assert_int_equal(player(t, 0)->food, 5);
	assert_true(asked(t, 1, OFS_LAUNCHING)); /* one shot, and the day is over for p1 */
	assert_refused(t, "OFS-113", OFS_EXCHANGE, OFS_GOLD, 2, 0, 0);
	close_table(t);
}

/* OFS-089, OFS-090, OFS-091, OFS-092, OFS-C01, OFS-007: 7 or more at level 6, 8 at level 5, 6 at
 * level 7; a chip for each that holds, nothing lost for the others. */
static void each_system_that_holds_earns_a_chip(void **unused)
{
	(void)unused;
	static const int two[] = { 4, 3, 4, 3, 5, 1, 0 };
	struct table *t = shot(two, 0, NULL);
	assert_int_equal(heard(t, OFS_DID_SHOOT)->arg[4], 5);
	assert_int_equal(player(t, 0)->red, 12);
	assert_int_equal(player(t, 0)->food, 1);
	assert_true(t->events.reveals);
	close_table(t);
	static const int none[] = { 3, 3, 4, 3, 1, 4, 0 };
	t = shot(none, 2, NULL);
	assert_int_equal(player(t, 0)->red, 10);
	assert_int_equal(player(t, 0)->rocket, 0);
	assert_int_equal(player(t, 0)->level[1], 5);
	close_table(t);
}

/* OFS-093, OFS-094: all three hold and each counter aboard earns a chip; else they earn none,
 * and are gone all the same. */
static void passengers_vote_if_all_three_hold(void **unused)
{
	(void)unused;
	static const int all[] = { 4, 3, 4, 4, 5, 1, 0 }, two[] = { 4, 3, 4, 3, 6, 6, 0 };
	struct table *t = shot(all, 4, NULL);
	assert_int_equal(player(t, 0)->red, 17);
	assert_int_equal(player(t, 0)->rocket, 0);
	assert_int_equal(heard(t, OFS_DID_SHOOT)->arg[7], 7);
	close_table(t);
	t = shot(two, 4, NULL);
	assert_int_equal(player(t, 0)->red, 12);
	assert_int_equal(player(t, 0)->rocket, 0);
	close_table(t);
}

/* OFS-C01, OFS-024: 12 at level 1 down to 3 at level 10; with the other reading one less. */
static void targets_fall_by_level(void **unused)
{
	(void)unused;
	for (int level = 1; level <= 10; level++) {
		struct table *t = thursday(NULL);
		assert_int_equal(t->r->target[level], 13 - level);
		close_table(t);
		t = thursday("targets=twelve");
		assert_int_equal(t->r->target[level], 12 - level);
		close_table(t);
	}
	static const int same[] = { 3, 3, 4, 3, 4, 1, 0 }; /* one less than needed */
	struct table *t = shot(same, 0, "targets=twelve");
	assert_int_equal(heard(t, OFS_DID_SHOOT)->arg[4], 7);
	assert_int_equal(t->r->chance[10], 36);
	close_table(t);
}

/* --- winning ------------------------------------------------------------------------------------- */

/* OFS-115: chips, dots of Active cities, 2 for each Know-how. */
static void points_are_added_up(void **unused)
{
	(void)unused;
	struct table *t = thursday(NULL);
	give_city(t, 0, "Soda Creek", 7); /* 3 */
	give_city(t, 0, "Bent Nail", 1);  /* 1 */
	give_inactive(t, 0, "Lantern", 2);
	give_levels(t, 0, 2, 2, 1);
	give_know_how(t, 0, OFS_GUIDANCE);
	give_know_how(t, 0, OFS_LIFE);
	give_chips(t, 0, 11, 50, 50);
	assert_int_equal(score(t, 0), 11 + 4 + 4);
	close_table(t);
}

/* OFS-116, OFS-117: the first to reach 30 wins at once, by Know-how or by chips; and by a
 * city that wakes, see test_ofs_auction.c. */
static void thirty_points_win_at_once(void **unused)
{
	(void)unused;
	struct table *t = thursday(NULL);
	give_chips(t, 0, 28, 0, 1);
	say(t, 0, "raise Life Support");
	assert_int_equal(t->s.base.phase, OFS_WON);
	assert_int_equal(t->s.base.pending, 0);
	assert_int_equal(t->s.winner, 1);
	struct pl_result result;
	ofs_game.returns(t->book->rules, &t->s.base, &result);
	assert_int_equal(result.place[0], 1);
	assert_int_equal(result.score[0], 30);
	assert_int_equal(result.place[1], 2);
	close_table(t);
}

/* OFS-117, OFS-C32: 29 points are not enough, and all of a shot is collected before it is
 * looked at: 27 and 4 are 31. */
static void a_shot_is_collected_together(void **unused)
{
	(void)unused;
	struct table *t = thursday(NULL);
	give_chips(t, 0, 27, 4, 0);
	give_levels(t, 0, 10, 10, 10);
	for (int system = 1; system <= OFS_SYSTEMS; system++)
		give_know_how(t, 1, system);
	give_levels(t, 1, 10, 10, 10);
	give_chips(t, 1, 10, 0, 0);
	player(t, 0)->rocket = 1;
	static const int all[] = { 6, 6, 6, 6, 6, 6, 0 };
	next_dice(t, all);
	say(t, 0, "moon shot");
	assert_int_equal(heard(t, OFS_DID_WIN)->arg[1], 31);
	assert_int_equal(t->s.winner, 1);
	close_table(t);
	t = thursday(NULL);
	give_chips(t, 0, 27, 0, 1);
	say(t, 0, "raise Life Support");
	assert_int_equal(score(t, 0), 29);
	assert_true(asked(t, 0, OFS_LAUNCHING));
	close_table(t);
}

/* OFS-C27: without cities, claims and chips one is still in the game. */
static void nobody_is_put_out(void **unused)
{
	(void)unused;
	struct table *t = thursday(NULL);
	give_chips(t, 1, 0, 0, 0);
	next_lot(t, "Paydirt");
	say(t, 0, "done");
	assert_true(asked(t, 2, OFS_LAUNCHING)); /* p2 has nothing to decide */
	say(t, 2, "done");
	say(t, 0, "pass");
	assert_true(asked(t, 2, OFS_BIDDING)); /* nor to bid */
	assert_int_equal(player(t, 1)->level[0], 1);
	struct pl_result result;
	ofs_game.returns(t->book->rules, &t->s.base, &result);
	assert_int_equal(result.place[1], 3);
	close_table(t);
}

/* OFS-C28: no clock but the weeks ends a game; after the last Saturday the highest
 * score wins, of equals the one first from the Button. */
static void the_last_week_ends(void **unused)
{
	(void)unused;
	for (int button = 0; button < 3; button++) {
		struct table *t = thursday("week_limit=2");
		empty_deck(t);
		give_chips(t, 0, 9, 0, 0);
		give_chips(t, 1, 12, 0, 0);
		give_chips(t, 2, 12, 0, 0);
		t->s.button = (uint8_t)button;
		t->s.turn = (uint8_t)((button + 2) % 3);
		pl_ask(&t->s.base, t->s.turn);
		say(t, t->s.turn, "done");
		assert_int_equal(t->s.base.phase, OFS_BUTTON);
		for (int i = 0; i < 3; i++)
			say(t, (button + i) % 3, "pass");
		assert_int_equal(t->s.base.phase, OFS_TIMED_OUT);
		assert_true(heard(t, OFS_DID_TIME_OUT)->arg[3]);
		assert_int_equal(t->s.winner, button == 2 ? 3 : 2);
		close_table(t);
	}
}

/* Whoever leads alone is not said to be first among equals, in whatever order they sit. */
static void one_alone_leads_without_a_tie(void **unused)
{
	(void)unused;
	for (int best = 0; best < 3; best++) {
		struct table *t = thursday("week_limit=2");
		empty_deck(t);
		for (int seat = 0; seat < 3; seat++)
			give_chips(t, seat, seat == best ? 12 : 9, 0, 0);
		t->s.turn = (uint8_t)((t->s.button + 2) % 3);
		pl_ask(&t->s.base, t->s.turn);
		say(t, t->s.turn, "done");
		for (int i = 0; i < 3; i++)
			say(t, (t->s.button + i) % 3, "pass");
		assert_false(heard(t, OFS_DID_TIME_OUT)->arg[3]);
		assert_int_equal(t->s.winner, best + 1);
		close_table(t);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(claims_pay_on_tuesday),
		cmocka_unit_test(one_alone_leads_without_a_tie),
		cmocka_unit_test(cities_eat),
		cmocka_unit_test(cities_starve),
		cmocka_unit_test(starved_cities_are_sold),
		cmocka_unit_test(the_last_to_starve_is_sold_first),
		cmocka_unit_test(levels_are_bought),
		cmocka_unit_test(level_five_costs_five),
		cmocka_unit_test(the_first_takes_the_know_how),
		cmocka_unit_test(fees_go_to_the_holder),
		cmocka_unit_test(who_exceeds_takes_the_card),
		cmocka_unit_test(the_holder_pays_the_bank),
		cmocka_unit_test(a_shot_costs_four_food),
		cmocka_unit_test(each_system_that_holds_earns_a_chip),
		cmocka_unit_test(passengers_vote_if_all_three_hold),
		cmocka_unit_test(targets_fall_by_level),
		cmocka_unit_test(points_are_added_up),
		cmocka_unit_test(thirty_points_win_at_once),
		cmocka_unit_test(a_shot_is_collected_together),
		cmocka_unit_test(nobody_is_put_out),
		cmocka_unit_test(the_last_week_ends),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

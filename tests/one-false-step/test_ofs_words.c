/* test_ofs_words.c - moves as text, what is explained before it is paid for, and the log. */
#include "one-false-step/table.h"

#include <math.h>

static const char *explain(struct table *t, const char *text)
{
	return explained(t, pl_first_pending(&t->s.base), text);
}

/* OFS-077: p1's rocket of the drawing, 6, 5 and 7 with 4 aboard. */
static struct table *launch_pad(void)
{
	struct table *t = set_table(3, OFS_THURSDAY, NULL);
	give_levels(t, 0, 6, 5, 7);
	give_levels(t, 1, 7, 7, 1);
	give_know_how(t, 1, OFS_GUIDANCE);
	give_know_how(t, 1, OFS_LIFE);
	give_know_how(t, 0, OFS_FUEL);
	give_chips(t, 0, 22, 9, 10);
	player(t, 0)->rocket = 4;
	return t;
}

/* OFS-088 to OFS-093: the chances stand in the explanation before the Food is paid, and they
 * are those of the dice. */
static void chances_are_shown_before_the_shot(void **unused)
{
	(void)unused;
	struct table *t = launch_pad();
	const char *text = explain(t, "moon shot");
	assert_has(text, "4 Food. Guidance 58%, Life Support 42%, Fuel 72%");
	assert_has(text, "+0 6.8%, +1 32%, +2 44%, +7 18%");
	assert_has(text, "all three would make 31 points and win, since 30 are enough");
	struct ofs_odds odds = ofs_shot_odds(t->r, player(t, 0));
	int sum = 0, three = 0;
	for (int held = 0; held <= OFS_SYSTEMS; held++)
		sum += odds.held[held];
	assert_int_equal(sum, OFS_ROLLS);
	for (uint64_t key = 0; key < 4000; key++) {
		struct table copy = *t;
		struct pl_move move = { OFS_SHOOT, 0, { 0 } };
		copy.s.base.chance.key[1] = key;
		memset(&copy.events, 0, sizeof copy.events);
		ofs_game.apply(t->book->rules, &copy.s.base, &move, &copy.events);
		three += heard(&copy, OFS_DID_SHOOT)->arg[4] == 7;
	}
	assert_true(fabs(three / 4000.0 - odds.held[3] / (double)OFS_ROLLS) < 0.025);
	close_table(t);
}

/* OFS-078, OFS-085, OFS-087: what a level costs and does, and to whom its fee goes. */
static void levels_are_explained(void **unused)
{
	(void)unused;
	struct table *t = launch_pad();
	assert_has(
		explain(t, "raise life support"),
		"Level 6 for 7 Gold: holds on 7 or more, 58% instead of 42%; 1 of it goes to p2");
	assert_has(explain(t, "raise Guidance"), "1 of it goes to p2");
	player(t, 1)->level[0] = 6;
	assert_has(explain(t, "raise Guidance"), "you take the Know-how, +2 points");
	close_table(t);
}

/* OFS-053, OFS-058: odds before the dice, and those of the court. */
static void jumps_are_explained(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, OFS_MONDAY, NULL);
	give_city(t, 0, "Farmington", 2);
	town(t, "Farmington")->middle = 1;
	give_claim(t, 1, "mine 1-3");
	assert_has(explain(t, "jump mine 1-3 from Farmington"),
	           "which no city of p2 defends: you cannot lose");
	give_city(t, 1, "Paydirt", 3);
	assert_has(explain(t, "jump mine 1-3 from Farmington"),
	           "p2's mine, defended by Paydirt with 3 against your 2: you win 28%");
	for (int lead = -7; lead <= 7; lead++) {
		int wins = 0;
		for (int roll = 0; roll < 36; roll++)
			wins += roll / 6 + lead > roll % 6;
		assert_int_equal(ofs_jump_odds(10 + lead, 10), wins);
	}
	assert_has(explain(t, "board from Farmington"), "1 aboard: each is worth 1 if all three");
	assert_has(explain(t, "strengthen Farmington"),
	           "Farmington will count 3 in every dispute about a claim connected");
	close_table(t);
}

/* Moves can be typed in small letters, and beyond what is listed. */
static void moves_can_be_typed(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, OFS_MONDAY, NULL);
	give_city(t, 0, "Farmington", 1);
	town(t, "Farmington")->middle = 9;
	give_chips(t, 0, 20, 9, 9);
	give_chips(t, 1, 20, 9, 9);
	assert_true(can(t, 0, "stake farm 1-1 from farmington"));
	assert_true(can(t, 0, "board 4 from farmington"));
	assert_true(can(t, 0, "train 3 from Farmington to Farmington"));
	assert_true(can(t, 0, "offer 7 gold for 3 food to p2"));
	assert_true(can(t, 0, "bank 9 gold for 3 food"));
	assert_false(can(t, 0, "bank 9 gold for 2 food"));
	assert_false(can(t, 0, "board 10 from farmington"));
	assert_false(can(t, 0, "offer 7 gold for 3 food to p9"));
	assert_false(can(t, 0, "offer 99999999999 gold for 3 food to p2"));
	assert_false(can(t, 0, "stake farm 8-1 from farmington"));
	assert_false(can(t, 0, ""));
	close_table(t);
}

/* OFS-055: the log tells what was rolled and who defended; the question what is asked. */
static void the_log_and_the_questions(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, OFS_MONDAY, NULL);
	give_city(t, 0, "Farmington", 2);
	give_city(t, 1, "Paydirt", 3);
	town(t, "Farmington")->middle = 1;
	give_claim(t, 1, "mine 1-3");
	assert_string_equal(question(t, 0), "Monday: place your 1 counter from Farmington");
	assert_string_equal(question(t, 1), "Waiting for p1");
	next_two(t, 5, 2);
	say(t, 0, "jump mine 1-3 from Farmington");
	assert_string_equal(told(t, OFS_DID_JUMP, 0),
	                    "p1 jumps p2's mine 1-3 from Farmington, 2 and 5 to 3 and 2");
	assert_has(told(t, OFS_DID_NEWS, 0), "The Gazette: ");
	assert_has(question(t, 0), "Wednesday: your city eats 1 Food and you have 4: feed it");
	close_table(t);
}

/* A section upside down, and one that lies across, has its places turned with it. */
static void turned_sections_turn_their_places(void **unused)
{
	(void)unused;
	static const char *const settings[] = { "map=sampler", "survey[sampler].layout=whirlpool",
		                                "survey[sampler].turn[2]=upside down",
		                                "survey[sampler].turn[1]=upside down", NULL };
	struct table *t = open_with(3, 1, settings);
	struct ofs_point p = ofs_lay(t->r, &t->s, 1, 28, 32); /* Big Butte, at 7,0 upside down */
	assert_int_equal(p.x, 140 + 72);
	assert_int_equal(p.y, 108);
	p = ofs_lay(t->r, &t->s, 0, 27, 49); /* Little Elk, at 0,0 across and upside down */
	assert_int_equal(p.x, 140 - 91);
	assert_int_equal(p.y, 73);
	p = ofs_lay(t->r, &t->s, 2, 26, 24); /* Fool's Ferry, at 5,7 across */
	assert_int_equal(p.x, 100 + 116);
	assert_int_equal(p.y, 140 + 26);
	close_table(t);
}

/* What is clicked: a card, then where its counter goes. */
static void moves_point_at_pieces(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, OFS_MONDAY, NULL);
	give_city(t, 0, "Farmington", 4);
	town(t, "Farmington")->middle = 1;
	struct pl_move move;
	uint16_t piece[PL_TOUCH];
	assert_false(can(t, 0, "stake mine 1-2 from Farmington"));
	assert_true(read_move(t, 0, "stake mine 1-1 from Farmington", &move));
	assert_int_equal(ofs_game.touch(t->book->rules, &t->s.base, &move, piece), 2);
	char id_room[40], name_room[40];
	static const char *const ids[] = { "card-farmington", "mine-1-1" };
	for (int i = 0; i < 2; i++) {
		struct pl_text id = pl_text_in(id_room, sizeof id_room);
		struct pl_text name = pl_text_in(name_room, sizeof name_room);
		ofs_game.piece(t->book, piece[i], &id, &name);
		assert_string_equal(id_room, ids[i]);
	}
	close_table(t);
}

/* With six players and many counters it all still fits. */
static void a_full_table_fits(void **unused)
{
	(void)unused;
	struct table *t = set_table(6, OFS_MONDAY, NULL);
	static const char *const cities[] = { "Farmington", "Little Elk", "Mule Bend",
		                              "Lantern",    "Big Butte",  "Cannonball" };
	for (int seat = 0; seat < 6; seat++) {
		give_city(t, seat, cities[seat], 100);
		town(t, cities[seat])->middle = 100;
		give_chips(t, seat, 12, 999, 999);
	}
	assert_has(show(t, 0), "p6 Flora: 14 points");
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(chances_are_shown_before_the_shot),
		cmocka_unit_test(levels_are_explained),
		cmocka_unit_test(jumps_are_explained),
		cmocka_unit_test(moves_can_be_typed),
		cmocka_unit_test(the_log_and_the_questions),
		cmocka_unit_test(turned_sections_turn_their_places),
		cmocka_unit_test(moves_point_at_pieces),
		cmocka_unit_test(a_full_table_fits),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

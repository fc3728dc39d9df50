/* test_ofs_trade.c - the Bank, and offers between players. */
#include "one-false-step/table.h"

#include "core/match.h"
#include "games/registry.h"

static struct table *thursday(void)
{
	struct table *t = set_table(3, OFS_THURSDAY, NULL);
	give_chips(t, 0, 20, 6, 7);
	give_chips(t, 1, 20, 5, 4);
	give_chips(t, 2, 20, 0, 9);
	return t;
}

/* OFS-113: the Bank gives one for three, either way, as often as one likes. */
static void the_bank_gives_one_for_three(void **unused)
{
	(void)unused;
	struct table *t = thursday();
	say(t, 0, "bank 3 Gold for 1 Food");
	assert_int_equal(player(t, 0)->food, 7);
	assert_int_equal(player(t, 0)->gold, 4);
	say(t, 0, "bank 6 Food for 2 Gold");
	assert_int_equal(player(t, 0)->food, 1);
	assert_int_equal(player(t, 0)->gold, 6);
	assert_refused(t, "OFS-113", OFS_EXCHANGE, OFS_FOOD, 1, 0, 0);
	assert_true(asked(t, 0, OFS_LAUNCHING));
	close_table(t);
}

/* OFS-114: Food and Gold, nothing else, and no gifts. */
static void only_food_and_gold_are_traded(void **unused)
{
	(void)unused;
	struct table *t = thursday();
	assert_refused(t, "OFS-114", OFS_EXCHANGE, OFS_RED, 1, 0, 0);
	assert_refused(t, "OFS-114", OFS_EXCHANGE, OFS_GOLD, 0, 0, 0);
	assert_refused(t, "OFS-114", OFS_OFFER, 2, OFS_RED, 1, 1);
	assert_refused(t, "OFS-114", OFS_OFFER, 2, OFS_FOOD, 1, 0);
	assert_refused(t, "OFS-114", OFS_OFFER, 2, OFS_FOOD, 0, 1);
	assert_refused(t, "OFS-114", OFS_OFFER, 1, OFS_FOOD, 1, 1);
	assert_refused(t, "OFS-114", OFS_OFFER, 4, OFS_FOOD, 1, 1);
	close_table(t);
}

/* OFS-112, OFS-C26: any rate; the other answers before play goes on, and chips change hands
 * if that is yes. */
static void offers_are_answered_at_once(void **unused)
{
	(void)unused;
	struct table *t = thursday();
	say(t, 0, "offer 5 Gold for 3 Food to p2");
	assert_true(asked(t, 1, OFS_ANSWERING));
	assert_false(can(t, 0, "done"));
	assert_refused(t, "OFS-C26", OFS_OFFER, 3, OFS_FOOD, 1, 1); /* no offer upon an offer */
	say(t, 1, "accept");
	assert_int_equal(player(t, 0)->gold, 2);
	assert_int_equal(player(t, 0)->food, 9);
	assert_int_equal(player(t, 1)->gold, 9);
	assert_int_equal(player(t, 1)->food, 2);
	assert_true(asked(t, 0, OFS_LAUNCHING));
	say(t, 0, "offer 2 Food for 1 Gold to p3");
	say(t, 2, "decline");
	assert_int_equal(player(t, 0)->food, 9);
	assert_int_equal(player(t, 2)->gold, 9);
	assert_true(asked(t, 0, OFS_LAUNCHING));
	close_table(t);
}

/* OFS-C26: both sides must hold what is named. */
static void offers_are_of_what_is_there(void **unused)
{
	(void)unused;
	struct table *t = thursday();
	assert_refused(t, "OFS-C26", OFS_OFFER, 2, OFS_FOOD, 7, 1);
	assert_refused(t, "OFS-C26", OFS_OFFER, 2, OFS_FOOD, 1, 5);
	assert_refused(t, "OFS-C26", OFS_OFFER, 3, OFS_GOLD, 1, 1);
	assert_refused(t, "", OFS_OFFER, 2, OFS_FOOD, 6, 4);
	close_table(t);
}

/* OFS-C26: three offers a day, none of them twice; tomorrow they count anew. */
static void three_offers_a_day(void **unused)
{
	(void)unused;
	struct table *t = thursday();
	say(t, 0, "offer 1 Gold for 1 Food to p2");
	say(t, 1, "decline");
	assert_refused(t, "OFS-C26", OFS_OFFER, 2, OFS_GOLD, 1, 1);
	assert_false(can(t, 0, "offer 1 Gold for 1 Food to p2"));
	say(t, 0, "offer 2 Gold for 1 Food to p2");
	say(t, 1, "decline");
	say(t, 0, "offer 3 Gold for 1 Food to p2");
	say(t, 1, "decline");
	assert_refused(t, "OFS-C26", OFS_OFFER, 2, OFS_GOLD, 4, 1);
	idle_until(t, OFS_SATURDAY);
	assert_true(can(t, 0, "offer 1 Gold for 1 Food to p2"));
	close_table(t);
}

/* OFS-C26: at every decision of one's own: in the starting auction, on Monday, Wednesday,
 * Thursday and at both auctions of Saturday; not while a bid is paid for. */
static void trades_come_before_any_decision(void **unused)
{
	(void)unused;
	struct table *t = open_table(3, "start_gold=3", 1);
	int first = t->s.button, next = (first + 1) % 3;
	char text[60];
	snprintf(text, sizeof text, "offer 1 Gold for 2 Food to p%d", next + 1);
	say(t, first, text);
	say(t, next, "accept");
	assert_true(asked(t, first, OFS_OPENING));
	close_table(t);
	t = set_table(3, OFS_MONDAY, NULL);
	give_city(t, 0, "Farmington", 1);
	town(t, "Farmington")->middle = 1;
	for (int seat = 0; seat < 3; seat++)
		give_chips(t, seat, 20, 9, 9);
	static const int phases[] = { OFS_PLACING, OFS_FEEDING, OFS_LAUNCHING, OFS_BIDDING,
		                      OFS_BUTTON };
	static const char *const onward[] = { "board from Farmington", "feed all", "done", "pass",
		                              "bid 1" };
	for (int i = 0; i < 5; i++) {
		assert_true(asked(t, 0, phases[i]));
		snprintf(text, sizeof text, "offer %d Gold for 1 Food to p2", i + 1);
		say(t, 0, text);
		say(t, 1, "accept");
		say(t, 0, "bank 3 Food for 1 Gold");
		assert_true(asked(t, 0, phases[i]));
		give_chips(t, 0, 20, 9, 9);
		give_chips(t, 1, 20, 9, 9);
		say(t, 0, onward[i]);
		for (int seat = 1; seat < 3; seat++)
			while (i >= 2 && pl_is_pending(&t->s.base, seat))
				say(t, seat, i == 2 ? "done" : "pass");
	}
	assert_true(asked(t, 0, OFS_PAYING));
	assert_refused(t, "OFS-C26", OFS_EXCHANGE, OFS_FOOD, 1, 0, 0);
	assert_refused(t, "OFS-C26", OFS_OFFER, 2, OFS_FOOD, 1, 1);
	close_table(t);
}

/* OFS-C26: whoever stands highest for the Button keeps the chips together for it. */
static void a_promised_bid_is_not_traded_away(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, OFS_THURSDAY, NULL);
	empty_deck(t);
	for (int seat = 0; seat < 3; seat++)
		give_chips(t, seat, 0, 2, 2);
	for (int seat = 0; seat < 3; seat++)
		say(t, seat, "done");
	say(t, 0, "bid 1");
	assert_true(asked(t, 1, OFS_BUTTON));
	assert_refused(t, "OFS-C26", OFS_OFFER, 1, OFS_FOOD, 1, 1);
	assert_refused(t, "", OFS_OFFER, 3, OFS_FOOD, 1, 1);
	close_table(t);
}

/* OFS-C26: an offer that is not answered yet can be taken back. */
static void unanswered_offers_can_be_withdrawn(void **unused)
{
	(void)unused;
	const uint64_t key[2] = { 4, 77 };
	const char *setting = "start_gold=2";
	struct pl_book *book = pl_book_standard(&ofs_game, &setting, 1, NULL);
	struct pl_match *match = pl_match_new(&ofs_game, book, 3, key);
	int first = pl_first_pending(match->state), next = (first + 1) % 3;
	struct pl_move offer = { OFS_OFFER,
		                 (uint8_t)first,
		                 { (uint8_t)(next + 1), OFS_GOLD, 1, 1 } };
	assert_null(pl_match_play(match, &offer));
	assert_true(pl_is_pending(match->state, next));
	assert_true(pl_match_undo(match, first));
	assert_true(pl_is_pending(match->state, first));
	assert_int_equal(ofs_position(match->state)->player[first].offers, 0);
	pl_match_free(match);
	pl_book_free(book);
}

/* --- how bots trade ------------------------------------------------------------------------- */

static int weight_of(struct table *t, int verb)
{
	struct pl_move moves[PL_MOVES];
	uint16_t weight[PL_MOVES];
	int seat = pl_first_pending(&t->s.base);
	int count = ofs_game.legal(t->book->rules, &t->s.base, seat, moves);
	ofs_game.weigh(t->book->rules, &t->s.base, moves, count, weight);
	for (int i = 0; i < count; i++)
		if (moves[i].verb == verb)
			return weight[i];
	return 0;
}

/* A sensible player takes a fair trade from somebody behind, and not from the leader. */
static void bots_are_wary_of_the_leader(void **unused)
{
	(void)unused;
	for (int leads = 0; leads < 2; leads++) {
		struct table *t = set_table(3, OFS_THURSDAY, NULL);
		t->s.week = 10;
		give_chips(t, 0, leads ? 22 : 8, 3, 9); /* one Food short of a shot */
		give_chips(t, 1, 15, 30, 0);
		give_chips(t, 2, 20, 3, 3);
		give_levels(t, 0, 6, 6, 6);
		for (int system = 1; system <= OFS_SYSTEMS; system++)
			give_know_how(t, 0, system);
		say(t, 0, "offer 1 Gold for 1 Food to p2");
		int accept = weight_of(t, OFS_ACCEPT), decline = weight_of(t, OFS_DECLINE);
		if (leads)
			assert_true(accept < decline);
		else
			assert_true(accept > decline);
		close_table(t);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_bank_gives_one_for_three),
		cmocka_unit_test(only_food_and_gold_are_traded),
		cmocka_unit_test(offers_are_answered_at_once),
		cmocka_unit_test(offers_are_of_what_is_there),
		cmocka_unit_test(three_offers_a_day),
		cmocka_unit_test(trades_come_before_any_decision),
		cmocka_unit_test(a_promised_bid_is_not_traded_away),
		cmocka_unit_test(unanswered_offers_can_be_withdrawn),
		cmocka_unit_test(bots_are_wary_of_the_leader),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* test_oss_described.c - the tables of One Small Step where the kit cannot judge them: forms that
 * tell apart what was one number, facts that follow from a view, and words of two languages. */
#include "one-small-step/table.h"

#include "core/describe.h"
#include "core/language.h"

/* --- moves and events ------------------------------------------------------------------ */

static void assert_notation(int verb, int a, int b, const char *wanted)
{
	struct pl_move move = { (uint8_t)verb, 0, { (uint8_t)a, (uint8_t)b } }, back;
	char room[PL_NOTATION_SIZE];
	struct pl_text text = pl_text_in(room, sizeof room);
	pl_notate(&oss_description, &move, &text);
	assert_string_equal(room, wanted);
	assert_true(pl_read_notation(&oss_description, 0, room, &back));
	assert_memory_equal(&move, &back, sizeof move);
}

/* The same number is a resource, a technology, a store or a space of the chart. */
static void every_aim_says_what_it_is(void **unused)
{
	(void)unused;
	assert_notation(OSS_AIM, 2, OSS_OIL, "aim victim=p2 resource=oil");
	assert_notation(OSS_AIM, 2, 0, "aim victim=p2");
	assert_notation(OSS_LOOK, 2, 0, "look victim=p2");
	assert_notation(OSS_DEPRIVE, 2, OPEN_PITS, "deprive victim=p2 technology=3");
	assert_notation(OSS_UNMASK, 2, oss_mat_place(0, OSS_OIL),
	                "unmask-on-mat victim=p2 at=p1-oil");
	assert_notation(OSS_UNMASK, 2, oss_tech_place(OPEN_PITS),
	                "unmask-on-technology victim=p2 technology=3");
	assert_notation(OSS_SEND, oss_mat_place(3, OSS_GOLD), 0, "send-to-mat to=p4-gold");
	assert_notation(OSS_SEND, oss_tech_place(MOON), 0, "send-to-technology technology=21");
	assert_notation(OSS_MOVE, oss_mat_place(1, OSS_MORALE), 0, "move-from-mat from=p2-morale");
	assert_notation(OSS_MOVE, oss_tech_place(RADIO_HOUR), 0,
	                "move-from-technology technology=1");
}

/* What a score comes to is said though the event does not keep it. */
static void a_score_has_its_total(void **unused)
{
	(void)unused;
	struct pl_event event = { OSS_DID_SCORE, 1, 0, { 20, 8, 1, 4 }, { 0 } };
	char room[200];
	struct pl_text text = pl_text_in(room, sizeof room);
	pl_news_json(&oss_description, NULL, &event, &text);
	assert_string_equal(room,
	                    "{\"kind\":\"score\",\"seat\":2,\"moon\":20,\"objective\":8,"
	                    "\"stock\":260,\"total\":288}");
}

/* --- facts ------------------------------------------------------------------------------ */

static int64_t fact(struct table *t, const char *name, int viewer, int row, int line)
{
	const int rows[PL_BRACKETS] = { row, line };
	struct oss_state view = t->s;
	const struct pl_item *item = oss_description.state;
	oss_game.observe(t->book->rules, &view.base, viewer);
	while (item->name != NULL && strcmp(item->name, name) != 0)
		item++;
	assert_non_null(item->name);
	return pl_item_get(item, t->book->rules, &view, viewer, rows);
}

static void a_mat_says_what_it_makes_and_loses(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, NULL);
	int iron = OSS_IRON - 1, oil = OSS_OIL - 1;
	watch(t, 1, 0, OSS_IRON);
	watch(t, 2, 0, OSS_IRON);
	mark(t, 0, OIL_WELLS);
	audit(t);
	assert_int_equal(fact(t, "player[].makes[]", 1, 0, iron), 1);
	assert_int_equal(fact(t, "player[].makes[]", 1, 0, oil), 2);
	assert_int_equal(fact(t, "player[].upgrade[]", 1, 0, oil), 1);
	assert_int_equal(fact(t, "player[].watched[]", 1, 0, iron), pl_bit(1) | pl_bit(2));
	assert_int_equal(fact(t, "player[].watched[]", 1, 0, oil), 0);
	/* Two spies on what makes one take one. */
	assert_int_equal(fact(t, "player[].loses[]", 1, 0, iron), 1);
	assert_int_equal(fact(t, "player[].loses[]", 1, 0, oil), 0);
	assert_int_equal(fact(t, "player[].spies_home", 0, 1, 0), 0);
	assert_int_equal(fact(t, "player[].spies_home", 0, 0, 0), 1);
	assert_int_equal(fact(t, "player[].trade", 0, 0, 0), t->r->trade);
	assert_int_equal(fact(t, "player[].trade", 0, 1, 0), t->r->trade + 1);
	close_table(t);
}

static void a_technology_says_how_it_stands(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	post(t, 1, STATE_MINT);
	mark(t, 1, OIL_WELLS);
	mark(t, 0, RADIO_HOUR);
	post(t, 0, OIL_WELLS);
	audit(t);
	assert_int_equal(fact(t, "technology[].status", 0, STATE_MINT - 1, 0), OSS_IS_BLOCKED);
	assert_int_equal(fact(t, "technology[].blocker", 0, STATE_MINT - 1, 0), 2);
	assert_int_equal(fact(t, "technology[].blocker", 1, STATE_MINT - 1, 0), 0);
	assert_int_equal(fact(t, "technology[].status", 0, RADIO_HOUR - 1, 0), OSS_IS_YOURS);
	assert_int_equal(fact(t, "technology[].marks", 0, RADIO_HOUR - 1, 0), pl_bit(0));
	assert_int_equal(fact(t, "technology[].spies", 0, OIL_WELLS - 1, 0), pl_bit(0));
	assert_int_equal(fact(t, "technology[].borrowed", 0, OIL_WELLS - 1, 0), 1);
	assert_int_equal(fact(t, "technology[].borrowed", 1, OIL_WELLS - 1, 0), 0);
	assert_int_equal(fact(t, "technology[].status", 0, MOON - 1, 0), OSS_IS_LATER);
	assert_int_equal(fact(t, "technology[].status", 0, OPEN_PITS - 1, 0), OSS_IS_OPEN);
	player(t, 0)->stock[OSS_GOLD] = 0;
	assert_int_equal(fact(t, "technology[].status", 0, OPEN_PITS - 1, 0), OSS_IS_SHORT);
	assert_int_equal(fact(t, "technology[].lacks[]", 0, OPEN_PITS - 1, OSS_GOLD - 1),
	                 price_of(t, OPEN_PITS)[OSS_GOLD]);
	assert_int_equal(fact(t, "technology[].lacks[]", 0, OPEN_PITS - 1, OSS_IRON - 1), 0);
	/* Who only watches has no prices and no way of his own. */
	assert_int_equal(fact(t, "technology[].status", PL_SPECTATOR, OPEN_PITS - 1, 0), 0);
	assert_int_equal(fact(t, "way", PL_SPECTATOR, 0, 0), 0);
	assert_int_equal(fact(t, "technology[].pay[]", PL_SPECTATOR, OPEN_PITS - 1, 0), 0);
	close_table(t);
}

static void points_are_the_sum_of_their_parts(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	t->s.objective = PRIDE;
	player(t, 0)->stock[OSS_MORALE] = 12;
	assert_int_equal(fact(t, "criterion[].met", 1, 0, 0), pl_bit(0));
	assert_int_equal(fact(t, "criterion[].met", 1, 1, 0), 0);
	assert_int_equal(fact(t, "player[].objective_points", 1, 0, 0),
	                 t->r->objective[PRIDE - 1].points);
	assert_int_equal(fact(t, "player[].stock_points", 1, 0, 0), 20 / 4);
	assert_int_equal(fact(t, "player[].points", 1, 0, 0),
	                 t->r->objective[PRIDE - 1].points + 20 / 4);
	mark_two_roads(t, 0);
	assert_int_equal(fact(t, "way", 0, 0, 0), oss_bit(MOON));
	assert_int_equal(fact(t, "player[].steps", 1, 0, 0), 1);
	close_table(t);
}

/* --- words ------------------------------------------------------------------------------- */

static void assert_aims(const struct pl_book *book, int objective, const char *wanted)
{
	char room[200];
	struct pl_text text = pl_text_in(room, sizeof room);
	oss_put_aims(book, objective, &text);
	assert_string_equal(room, wanted);
}

/* The verb stands where a language has it, and once. */
static void an_objective_says_its_verb_once(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	struct pl_language *german = pl_language_of(&oss_game, "de");
	struct pl_book told = pl_book_in(t->book, german);
	assert_aims(t->book, STOCKPILE, "hold 4 Morale, 4 Iron, 4 Oil, 4 Aluminum, 4 Gold");
	assert_aims(t->book, SHADOW_MINISTRY, "be at Tier 2, hold 4 cards");
	assert_aims(&told, STOCKPILE, "4 Moral, 4 Eisen, 4 Öl, 4 Aluminium, 4 Gold besitzen");
	assert_aims(&told, SHADOW_MINISTRY, "auf Stufe 2 sein, 4 Karten halten");
	pl_language_free(german);
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_aim_says_what_it_is),
		cmocka_unit_test(a_score_has_its_total),
		cmocka_unit_test(a_mat_says_what_it_makes_and_loses),
		cmocka_unit_test(a_technology_says_how_it_stands),
		cmocka_unit_test(points_are_the_sum_of_their_parts),
		cmocka_unit_test(an_objective_says_its_verb_once),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

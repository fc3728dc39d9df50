/* test_oss_end.c - landing, the timer, objectives, points and ties. */
#include "one-small-step/table.h"

/* Both roads marked and everything paid for the Moon, for these seats. */
static struct table *ready_table(int seats, unsigned ready)
{
	struct table *t = set_table(seats, NULL);
	for (int seat = 0; seat < seats; seat++) {
		if (!((ready >> seat) & 1))
			continue;
		mark_two_roads(t, seat);
		for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
			player(t, seat)->stock[resource] = price_of(t, MOON)[resource];
	}
	return t;
}

static struct pl_result result_of(struct table *t)
{
	struct pl_result result;
	oss_game.returns(t->book->rules, &t->s.base, &result);
	return result;
}

/* OSS-003, OSS-091, OSS-092, OSS-C02, OSS-094: 20 points and one more turn for each. */
static void the_first_landing_starts_the_timer(void **unused)
{
	(void)unused;
	struct table *t = ready_table(3, 2);
	idle(t);
	say(t, 1, "research The Moon");
	assert_int_equal(heard(t, OSS_DID_LAND)->arg[1], 20);
	assert_int_equal(t->s.base.phase, OSS_ACTING);
	assert_int_equal(t->s.turn, 2);
	idle(t);
	assert_int_equal(t->s.turn, 0);
	idle(t);
	assert_int_equal(t->s.base.phase, OSS_LANDED);
	assert_int_equal(t->s.base.pending, 0);
	struct pl_result result = result_of(t);
	assert_int_equal(result.score[1], 20);
	assert_int_equal(result.score[0], 10 / 4);
	assert_int_equal(result.place[1], 1);
	close_table(t);
}

/* OSS-093, OSS-C03: 15, 10, 5, and the timer does not start again. */
static void later_landings_score_less(void **unused)
{
	(void)unused;
	static const int points[] = { 20, 15, 10, 5 };
	struct table *t = ready_table(4, 15);
	for (int seat = 0; seat < 4; seat++) {
		say(t, seat, "research The Moon");
		assert_int_equal(heard(t, OSS_DID_LAND)->arg[1], points[seat]);
		assert_int_equal(t->s.timer, 1);
	}
	assert_int_equal(t->s.base.phase, OSS_LANDED);
	for (int seat = 0; seat < 4; seat++)
		assert_int_equal(oss_moon_points(t->r, player(t, seat)), points[seat]);
	close_table(t);
}

/* OSS-096, OSS-C15: eleven tokens make two points, Gold by its worth. */
static void four_tokens_make_a_point(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	set_stock(t, 0, 0);
	player(t, 0)->stock[OSS_GOLD] = 8;
	player(t, 0)->stock[OSS_MORALE] = 3;
	assert_int_equal(result_of(t).score[0], 2);
	player(t, 0)->stock[OSS_IRON] = 1;
	assert_int_equal(result_of(t).score[0], 3);
	close_table(t);
}

/* OSS-005, OSS-097, OSS-C18: points win, so the first on the Moon can lose. */
static void the_first_on_the_moon_can_lose(void **unused)
{
	(void)unused;
	struct table *t = ready_table(2, 1);
	set_stock(t, 1, 17);
	say(t, 0, "research The Moon");
	assert_int_equal(t->s.base.pending, pl_bit(1));
	idle(t);
	struct pl_result result = result_of(t);
	assert_int_equal(result.score[0], 20);
	assert_int_equal(result.score[1], 85 / 4);
	assert_int_equal(result.place[1], 1);
	close_table(t);
	t = ready_table(2, 1);
	t->s.objective = STOCKPILE;
	set_stock(t, 1, 8);
	say(t, 0, "research The Moon");
	idle(t);
	assert_int_equal(t->s.base.phase, OSS_LANDED);
	assert_int_equal(result_of(t).score[1], 10 + t->r->objective[STOCKPILE - 1].points);
	close_table(t);
}

/* OSS-095: all of the criteria, and everybody who meets them. */
static void the_objective_is_for_everybody_who_meets_it(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	const struct oss_objective *objective = &t->r->objective[STOCKPILE - 1];
	int enough = objective->all[0].number;
	t->s.objective = STOCKPILE;
	set_stock(t, 0, enough);
	set_stock(t, 1, enough);
	int each = 5 * enough / 4;
	assert_int_equal(result_of(t).score[0], each + objective->points);
	assert_int_equal(result_of(t).score[1], each + objective->points);
	player(t, 1)->stock[OSS_OIL]--;
	assert_true(result_of(t).score[1] < objective->points);
	close_table(t);
}

/* OSS-C19: what counts is the end of the last turn, not some moment before. */
static void the_objective_is_tested_at_the_end(void **unused)
{
	(void)unused;
	struct table *t = ready_table(2, 1);
	t->s.objective = GOLD_RESERVE;
	int enough = t->r->objective[GOLD_RESERVE - 1].all[0].number;
	player(t, 1)->stock[OSS_GOLD] = (uint16_t)enough;
	say(t, 0, "research The Moon");
	assert_true(oss_meets_objective(t->r, &t->s, 1));
	say(t, 1, "buy 1 Oil");
	say(t, 1, "done");
	assert_int_equal(t->s.base.phase, OSS_LANDED);
	assert_false(oss_meets_objective(t->r, &t->s, 1));
	assert_true(result_of(t).score[1] < 10);
	close_table(t);
}

/* OSS-095: each of the eight can be met and missed. */
static void each_objective_has_its_test(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, NULL);
	struct oss_player *p = player(t, 0);
	for (int objective = EYES; objective <= SHADOW_MINISTRY; objective++) {
		t->s.objective = (uint8_t)objective;
		assert_false(oss_meets_objective(t->r, &t->s, 0));
	}
	set_stock(t, 0, 40);
	p->tier = 4;
	watch(t, 0, 1, OSS_IRON);
	watch(t, 0, 2, OSS_IRON);
	watch(t, 0, 2, OSS_OIL);
	for (int technology = RADIO_HOUR; technology < MOON; technology++)
		mark(t, 0, technology);
	p->firsts = 5;
	for (int i = 0; i < 5; i++)
		deal(t, 0, CURFEW);
	for (int objective = EYES; objective <= SHADOW_MINISTRY; objective++) {
		t->s.objective = (uint8_t)objective;
		assert_true(oss_meets_objective(t->r, &t->s, 0));
	}
	audit(t);
	close_table(t);
}

/* OSS-C22: the earlier landing, then the larger stockpile, then a shared win. */
static void ties_are_broken(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, NULL);
	player(t, 0)->landed = 2;
	player(t, 1)->landed = 1;
	set_stock(t, 1, 0);
	player(t, 0)->stock[OSS_GOLD] = 14;
	struct pl_result result = result_of(t);
	assert_int_equal(result.score[0], 20);
	assert_int_equal(result.score[1], 20);
	assert_int_equal(result.place[1], 1);
	assert_int_equal(result.place[0], 2);
	player(t, 0)->landed = player(t, 1)->landed = 0;
	set_stock(t, 0, 2);
	set_stock(t, 1, 2);
	set_stock(t, 2, 2);
	player(t, 2)->stock[OSS_GOLD] = 3;
	result = result_of(t);
	assert_int_equal(result.score[2], result.score[0]);
	assert_int_equal(result.place[2], 1);
	assert_int_equal(result.place[0], 2);
	assert_int_equal(result.place[1], 2);
	player(t, 2)->stock[OSS_GOLD] = 2;
	assert_int_equal(result_of(t).place[0], 1);
	assert_int_equal(result_of(t).place[2], 1);
	close_table(t);
}

/* And the log says what did. */
static void a_tie_says_what_decided(void **unused)
{
	(void)unused;
	static const struct {
		int gold[2], first, by;
	} cases[] = {
		{ { 8, 9 }, 1, OSS_BY_STOCK },
		{ { 9, 8 }, 0, OSS_BY_STOCK },
		{ { 8, 8 }, 0, OSS_SHARED },
		{ { 8, 16 }, -1, 0 },
	};
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct table *t = set_table(2, "turn_limit=10");
		while (t->s.turns < t->r->turn_limit ||
		       pl_next_seat(&t->s.base, t->s.turn) != t->s.first)
			idle(t);
		for (int seat = 0; seat < 2; seat++) {
			set_stock(t, seat, 0);
			player(t, seat)->stock[OSS_GOLD] = (uint8_t)cases[i].gold[seat];
		}
		idle(t);
		assert_int_equal(t->s.base.phase, OSS_TIMED_OUT);
		const struct pl_event *tie = heard(t, OSS_DID_TIE);
		assert_int_equal(tie != NULL, cases[i].by != 0);
		if (tie != NULL) {
			assert_int_equal(tie->seat, cases[i].first);
			assert_int_equal(tie->arg[0], 2 - cases[i].first);
			assert_int_equal(tie->arg[1], cases[i].by);
		}
		close_table(t);
	}
}

static void the_earlier_landing_is_said_to_decide(void **unused)
{
	(void)unused;
	struct table *t = ready_table(2, 3);
	int first = t->s.turn, second = 1 - first;
	int behind = t->r->landing[0] - t->r->landing[1];
	player(t, second)->stock[OSS_GOLD] += (uint8_t)(behind * t->r->resources_a_point + 1);
	say(t, first, "research The Moon");
	say(t, second, "research The Moon");
	assert_int_equal(t->s.base.phase, OSS_LANDED);
	assert_int_equal(result_of(t).score[first], result_of(t).score[second]);
	assert_int_equal(heard(t, OSS_DID_TIE)->seat, first);
	assert_int_equal(heard(t, OSS_DID_TIE)->arg[0], second + 1);
	assert_int_equal(heard(t, OSS_DID_TIE)->arg[1], OSS_BY_LANDING);
	close_table(t);
}

/* OSS-C26: after the limit of turns the game is scored as it stands; a timer that runs
 * goes on. */
static void the_limit_of_turns_ends_the_game(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, "turn_limit=10");
	for (int i = 0; i < 20; i++) {
		assert_int_not_equal(t->s.base.pending, 0);
		idle(t);
	}
	assert_int_equal(t->s.base.phase, OSS_TIMED_OUT);
	assert_non_null(heard(t, OSS_DID_TIME_OUT));
	close_table(t);
	t = ready_table(3, 4);
	t->s.turns = t->r->turn_limit;
	idle(t);
	idle(t);
	say(t, 2, "research The Moon");
	assert_int_equal(t->s.base.phase, OSS_ACTING);
	idle(t);
	idle(t);
	assert_int_equal(t->s.base.phase, OSS_LANDED);
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_first_landing_starts_the_timer),
		cmocka_unit_test(later_landings_score_less),
		cmocka_unit_test(four_tokens_make_a_point),
		cmocka_unit_test(the_first_on_the_moon_can_lose),
		cmocka_unit_test(the_objective_is_for_everybody_who_meets_it),
		cmocka_unit_test(the_objective_is_tested_at_the_end),
		cmocka_unit_test(each_objective_has_its_test),
		cmocka_unit_test(ties_are_broken),
		cmocka_unit_test(a_tie_says_what_decided),
		cmocka_unit_test(the_earlier_landing_is_said_to_decide),
		cmocka_unit_test(the_limit_of_turns_ends_the_game),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

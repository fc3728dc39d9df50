/* test_flank_end.c - how the game ends. */
#include "flank/table.h"

static void keep_base(struct table *t, int seat, const char *name)
{
	t->s.bases[seat] = name == NULL ? 0 : flk_zone_bit(zone(t, name));
}

static struct pl_result result(const struct table *t)
{
	struct pl_result r;
	flk_game.returns(t->book->rules, &t->s.base, &r);
	return r;
}

/* FLK-003, FLK-117, FLK-118, FLK-C26: the last base falls in p1's Move phase; p2
 * still moves; then the round, and the game, is over. */
static void the_last_base_is_missed_at_the_end_of_the_round(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_MOVING, NULL);
	tokens(t, P1, 0, 0, 1);
	tokens(t, P2, 0, 0, 2);
	keep_base(t, P2, "spire");
	put(t, P1, COMMANDO, 3, "saddle");
	put(t, P2, RHINO, 1, "nest");
	attack(t, "saddle", "spire");
	say(t, P1, "commando 1 front 2 support");
	spend_nothing(t);
	assert_int_equal(t->s.bases[P2], 0);
	say(t, P1, "all to spire");
	assert_true(asked(t, P2, FLK_MOVING));
	say(t, P2, "end moves");
	assert_int_equal(t->s.base.phase, FLK_WON);
	assert_int_equal(t->s.base.pending, 0);
	assert_int_equal(heard(t, FLK_DID_WIN)->seat, P1);
	assert_int_equal(result(t).place[P1], 1);
	assert_int_equal(result(t).place[P2], 2);
	int32_t value[PL_SEATS];
	flk_game.value(t->book->rules, &t->s.base, value);
	assert_int_equal(value[P1], 1000);
	assert_int_equal(value[P2], 0);
	close_table(t);
}

/* FLK-C33: losing a base is not losing the game; FLK-119 follows. */
static void one_base_left_is_enough_to_go_on(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_MOVING, NULL);
	keep_base(t, P2, "spire");
	put(t, P1, SOLDIER, 1, "landfall");
	say(t, P1, "end moves");
	assert_int_equal(t->s.round, 2);
	assert_int_equal(t->s.initiative, P2);
	assert_true(asked(t, P2, FLK_HARVEST));
	close_table(t);
}

/* FLK-C26, FLK-004, FLK-123: both without bases: units decide, zones do not. */
static void without_bases_units_decide(void **unused)
{
	(void)unused;
	for (int more = 0; more < 2; more++) {
		struct table *t = set_table(FLK_MOVING, NULL);
		keep_base(t, P1, NULL);
		keep_base(t, P2, NULL);
		put(t, P1, SOLDIER, 2, "landfall");
		put(t, P2, ROACH, 1, "nest");
		put(t, P2, RHINO, 1 + more, "spire");
		say(t, P1, "end moves");
		say(t, P2, "end moves");
		assert_int_equal(t->s.base.phase, FLK_WON);
		assert_int_equal(heard(t, FLK_DID_WIN)->arg[0], 1);
		assert_int_equal(result(t).place[P2], 1);
		assert_int_equal(result(t).place[P1], more ? 2 : 1);
		close_table(t);
	}
}

/* FLK-C36, FLK-004, FLK-123: bases, then units, then zones, else a draw. */
static void the_round_limit_lets_standing_decide(void **unused)
{
	(void)unused;
	for (int difference = 0; difference < 4; difference++) {
		struct table *t = set_table(FLK_MOVING, "round_limit=2");
		t->s.round = 2;
		put(t, P1, SOLDIER, 2, difference == 2 ? "quarry" : "landfall");
		put(t, P2, ROACH, 2, "nest");
		if (difference == 3)
			t->s.bases[P2] &= (uint16_t)~flk_zone_bit(zone(t, "ash-flat"));
		if (difference == 1)
			put(t, P1, TANK, 1, "landfall");
		if (difference == 3)
			put(t, P2, RHINO, 3, "spire"); /* more units, fewer bases */
		say(t, P1, "end moves");
		say(t, P2, "end moves");
		assert_int_equal(t->s.base.phase, FLK_TIMED_OUT);
		assert_non_null(heard(t, FLK_DID_TIME_OUT));
		assert_int_equal(result(t).place[P1], 1);
		assert_int_equal(result(t).place[P2], difference == 0 ? 1 : 2);
		close_table(t);
	}
}

/* FLK-C39: a player without units plays on. */
static void a_player_without_units_plays_on(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_MOVING, NULL);
	put(t, P1, SOLDIER, 1, "landfall");
	say(t, P1, "end moves"); /* p2 has nobody to move */
	assert_true(asked(t, P2, FLK_HARVEST));
	idle_to(t, P2, FLK_BUILDING);
	assert_true(can(t, P2, "build roach at nest"));
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_last_base_is_missed_at_the_end_of_the_round),
		cmocka_unit_test(one_base_left_is_enough_to_go_on),
		cmocka_unit_test(without_bases_units_decide),
		cmocka_unit_test(the_round_limit_lets_standing_decide),
		cmocka_unit_test(a_player_without_units_plays_on),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

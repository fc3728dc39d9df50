/* test_flank_moves.c - moves on the board, and how battles are opened. */
#include "flank/table.h"

/* FLK-057, FLK-058, FLK-059, FLK-060, FLK-C24 */
static void a_move_takes_any_units_next_door_for_a_yellow(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_MOVING, NULL);
	put(t, P1, SOLDIER, 2, "landfall");
	put(t, P1, TANK, 1, "landfall");
	say(t, P1, "move landfall to quarry");
	assert_true(can(t, P1, "send 1 soldier"));
	assert_true(can(t, P1, "send 1 soldier 1 tank"));
	assert_string_equal(refused(t, FLK_SEND, 3, 0, 0, 0), "FLK-059");
	assert_string_equal(refused(t, FLK_DONE, 0, 0, 0, 0), "FLK-059");
	say(t, P1, "send 1 soldier 1 tank");
	assert_int_equal(t->s.tokens[P1][FLK_YELLOW], 2);
	assert_int_equal(in_zone(t, P1, "landfall"), flk_some(SOLDIER, 1));
	assert_int_equal(in_zone(t, P1, "quarry"), flk_some(SOLDIER, 1) + flk_some(TANK, 1));
	/* The same units again, for another token. */
	say(t, P1, "move quarry to saddle");
	say(t, P1, "send all");
	assert_int_equal(t->s.tokens[P1][FLK_YELLOW], 1);
	assert_int_equal(flk_count(in_zone(t, P1, "saddle")), 2);
	assert_string_equal(refused(t, FLK_MARCH, zone(t, "nest"), zone(t, "saddle"), 0, 0),
	                    "FLK-058");
	assert_string_equal(refused(t, FLK_MARCH, zone(t, "saddle"), zone(t, "quarry"), 0, 0),
	                    "FLK-058");
	/* The last token ends the phase; p2 has no units, so the round is over. */
	say(t, P1, "move saddle to quarry");
	say(t, P1, "send all");
	assert_int_equal(t->s.round, 2);
	close_table(t);
}

/* FLK-061, FLK-017 */
static void limits_hold_outside_of_battles(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_MOVING, NULL);
	put(t, P1, SOLDIER, 2, "depot");
	put(t, P1, TANK, 2, "landfall");
	say(t, P1, "move landfall to depot");
	assert_string_equal(refused(t, FLK_SEND, 0, 0, 2, 0), "FLK-061");
	say(t, P1, "send 1 tank");
	assert_string_equal(refused(t, FLK_MARCH, zone(t, "depot"), zone(t, "landfall"), 0, 0),
	                    "FLK-061");
	close_table(t);
}

/* FLK-062, FLK-063, FLK-064, FLK-066, FLK-067, FLK-C24 */
static void entering_the_enemys_zone_opens_a_battle(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_MOVING, NULL);
	put(t, P1, SOLDIER, 1, "saddle");
	put(t, P1, TANK, 1, "glass-rift");
	put(t, P1, WALKER, 1, "landfall");
	put(t, P2, ROACH, 1, "spire");
	say(t, P1, "move saddle to spire");
	say(t, P1, "send all");
	assert_true(asked(t, P1, FLK_REINFORCING));
	assert_int_equal(t->s.battle, zone(t, "spire"));
	assert_int_equal(t->s.attacker, P1);
	/* Only into the battle, and there is no way out of it. */
	assert_string_equal(refused(t, FLK_MARCH, zone(t, "quarry"), zone(t, "landfall"), 0, 0),
	                    "FLK-C24");
	assert_false(can(t, P1, "end moves"));
	say(t, P1, "move glass-rift to spire");
	say(t, P1, "send all");
	assert_int_equal(t->s.tokens[P1][FLK_YELLOW], 1);
	/* Nobody else is next door: the battle begins. */
	assert_int_equal(t->s.base.phase, FLK_FORMING);
	assert_non_null(heard(t, FLK_DID_BATTLE));
	close_table(t);
}

/* FLK-065, FLK-C01 in all readings: the limit, one more, two more, whatever the
 * defender has there. */
static void attackers_may_be_more_than_the_limit(void **unused)
{
	(void)unused;
	static const char *const reading[] = { "attackers_over=0", "attackers_over=1",
		                               "attackers_over=2" };
	for (int over = 0; over < 3; over++) {
		struct table *t = set_table(FLK_MOVING, reading[over]);
		put(t, P1, SOLDIER, 4, "saddle");
		put(t, P1, TANK, 1, "saddle");
		put(t, P1, WALKER, 4, "glass-rift");
		put(t, P2, ROACH, 4, "spire");
		int room = flk_room(t->r, &t->s, P1, zone(t, "spire"));
		assert_int_equal(room, 4 + over);
		say(t, P1, "move glass-rift to spire");
		say(t, P1, "send all");
		for (int i = 0; i < over; i++) {
			say(t, P1, "move saddle to spire");
			say(t, P1, "send 1 soldier");
		}
		assert_int_equal(t->s.base.phase, FLK_FORMING);
		assert_int_equal(flk_count(t->s.army[P1][zone(t, "spire")]), 4 + over);
		close_table(t);
	}
}

/* FLK-068, FLK-C31: after the battle no more moves, though there are tokens. */
static void a_battle_ends_the_attackers_moves(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_MOVING, NULL);
	tokens(t, P1, 0, 0, 8);
	tokens(t, P2, 0, 0, 1);
	put(t, P1, SOLDIER, 1, "saddle");
	put(t, P1, TANK, 2, "landfall");
	put(t, P2, ROACH, 1, "gallery");
	put(t, P2, ROACH, 1, "nest");
	attack(t, "saddle", "gallery");
	while (!asked(t, P2, FLK_MOVING))
		idle(t);
	assert_true(t->s.tokens[P1][FLK_YELLOW] > 0);
	assert_int_equal(t->s.round, 1);
	close_table(t);
}

/* FLK-C13, FLK-C25, FLK-C12, FLK-075, FLK-100, FLK-C11: a base alone, with its 2
 * points against the attacker's 1. */
static void a_base_alone_defends_itself(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_MOVING, NULL);
	tokens(t, P1, 0, 0, 1);
	tokens(t, P2, 0, 0, 0);
	put(t, P1, COMMANDO, 1, "saddle");
	say(t, P1, "move saddle to spire");
	say(t, P1, "send all");
	/* One unit, no cards, no tokens: all of it follows. */
	const struct pl_event *result = heard(t, FLK_DID_RESULT);
	assert_non_null(result);
	assert_int_equal(result->arg[0], 1);
	assert_int_equal(result->arg[1], 2);
	assert_int_equal(t->s.total[P1], 0);
	assert_true(has_base(t, P2, "spire"));
	assert_int_equal(t->s.cards[P2], 1 + 2); /* for the victory and the new round */
	close_table(t);
}

/* Strides: two zones for one token, not through the enemy; FLK-121. */
static void who_strides_moves_two_zones(void **unused)
{
	(void)unused;
	struct table *t = set_factions(FLK_MOVING, NULL, FLK_KALDARI, FLK_SWARM);
	put(t, P1, WARRIOR, 1, "landfall");
	put(t, P1, GUARDIAN, 1, "landfall");
	assert_false(can(t, P1, "move landfall to saddle"));
	activate(t, P1, FOLDED_STEP);
	say(t, P1, "move landfall to saddle");
	assert_true(can(t, P1, "send 1 warrior"));
	assert_string_equal(refused(t, FLK_SEND, 1, 0, 0, 1), "FLK-C43");
	say(t, P1, "send 1 warrior");
	assert_int_equal(t->s.tokens[P1][FLK_YELLOW], 2);
	/* From the saddle to the nest by the gallery or the spire, if no enemy holds
	 * both. */
	assert_true(can(t, P1, "move saddle to nest"));
	put(t, P2, ROACH, 1, "gallery");
	assert_false(can(t, P1, "move saddle to nest"));
	close_table(t);
}

/* FLK-C43 */
static void an_escort_takes_others_along(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_MOVING, NULL);
	activate(t, P1, LONG_STRIDE);
	put(t, P1, WALKER, 1, "landfall");
	put(t, P1, TANK, 1, "landfall");
	say(t, P1, "move landfall to saddle");
	assert_string_equal(refused(t, FLK_SEND, 0, 0, 1, 0), "FLK-C43");
	say(t, P1, "send all");
	assert_int_equal(flk_count(in_zone(t, P1, "saddle")), 2);
	close_table(t);
}

static void locusts_fly_over_the_enemy(void **unused)
{
	(void)unused;
	struct table *t = set_factions(FLK_MOVING, NULL, FLK_SWARM, FLK_TERRAN);
	put(t, P1, LOCUST, 1, "saddle");
	put(t, P1, SPIDER, 1, "saddle");
	put(t, P2, SOLDIER, 1, "gallery");
	say(t, P1, "move saddle to nest"); /* spire and gallery are p2's */
	assert_false(can(t, P1, "send 1 spider"));
	say(t, P1, "send 1 locust");
	assert_int_equal(t->s.battle, zone(t, "nest"));
	close_table(t);
}

/* FLK-C44 */
static void roaches_gather_free(void **unused)
{
	(void)unused;
	struct table *t = set_factions(FLK_MOVING, NULL, FLK_SWARM, FLK_TERRAN);
	put(t, P1, SPIDER, 1, "saddle");
	put(t, P1, ROACH, 2, "glass-rift");
	put(t, P1, ROACH, 1, "quarry");
	tokens(t, P1, 3, 3, 1);
	say(t, P1, "move saddle to spire");
	say(t, P1, "send all");
	assert_true(asked(t, P1, FLK_JOINING));
	assert_false(can(t, P1, "join roach from quarry")); /* not next to the spire */
	assert_string_equal(refused(t, FLK_JOIN, ROACH, zone(t, "quarry"), 0, 0), "FLK-C44");
	assert_string_equal(refused(t, FLK_JOIN, SPIDER, zone(t, "glass-rift"), 0, 0), "FLK-C44");
	say(t, P1, "join roach from glass-rift");
	assert_int_equal(t->s.tokens[P1][FLK_YELLOW], 0);
	assert_int_equal(flk_count(in_zone(t, P1, "spire")), 2);
	say(t, P1, "go on");
	assert_int_equal(t->s.base.phase, FLK_FORMING);
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_move_takes_any_units_next_door_for_a_yellow),
		cmocka_unit_test(limits_hold_outside_of_battles),
		cmocka_unit_test(entering_the_enemys_zone_opens_a_battle),
		cmocka_unit_test(attackers_may_be_more_than_the_limit),
		cmocka_unit_test(a_battle_ends_the_attackers_moves),
		cmocka_unit_test(a_base_alone_defends_itself),
		cmocka_unit_test(who_strides_moves_two_zones),
		cmocka_unit_test(an_escort_takes_others_along),
		cmocka_unit_test(locusts_fly_over_the_enemy),
		cmocka_unit_test(roaches_gather_free),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

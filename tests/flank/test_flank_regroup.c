/* test_flank_regroup.c - counting, losses, strikes, effects after combat and the
 * way back. */
#include "flank/table.h"

/* A battle without tokens and cards; p1 attacks from the quarry or the saddle. */
static struct table *set_battle(int one, int other)
{
	struct table *t = set_factions(FLK_MOVING, NULL, one, other);
	tokens(t, P1, 0, 0, 1);
	tokens(t, P2, 0, 0, 0);
	return t;
}

static int own_points(const struct table *t)
{
	return heard(t, FLK_DID_RESULT)->arg[0];
}

static int their_points(const struct table *t)
{
	return heard(t, FLK_DID_RESULT)->arg[1];
}

/* --- points ------------------------------------------------------------------------------ */

/* FLK-096, FLK-097, FLK-098, FLK-102, FLK-C23, FLK-C40: the same for all types. */
static void front_counts_one_support_two_flank_nothing(void **unused)
{
	(void)unused;
	struct table *t = set_battle(FLK_TERRAN, FLK_SWARM);
	put(t, P1, COMMANDO, 2, "quarry");
	put(t, P1, TANK, 2, "quarry");
	put(t, P2, LOCUST, 2, "saddle");
	put(t, P2, RHINO, 3, "saddle");
	attack(t, "quarry", "saddle");
	say(t, P1, "commando 1 support 1 flank");
	say(t, P1, "tank 1 front 1 support");
	say(t, P2, "locust 1 front 1 flank");
	say(t, P2, "rhino 2 front 1 flank");
	assert_int_equal(own_points(t), 1 + 2 + 2);
	assert_int_equal(their_points(t), 3);
	assert_int_equal(heard(t, FLK_DID_RESULT)->arg[2], 1);
	close_table(t);
}

/* FLK-101: points of upgrades, attacking and defending. */
static void upgrades_add_points(void **unused)
{
	(void)unused;
	struct table *t = set_battle(FLK_TERRAN, FLK_KALDARI);
	put(t, P1, TANK, 1, "saddle");
	put(t, P1, COMMANDO, 1, "saddle");
	put(t, P2, GUARDIAN, 1, "spire");
	activate(t, P1, BARRAGE);
	activate(t, P2, AEGIS);
	activate(t, P2, LATTICE); /* nothing: no Mystic, and p2 does not attack */
	attack(t, "saddle", "spire");
	say(t, P1, "commando 1 support");
	say(t, P1, "tank 1 front");
	assert_int_equal(own_points(t), 1 + 2 + 2);
	assert_int_equal(their_points(t), 1 + 2 + 1);
	close_table(t);
}

/* --- losses -------------------------------------------------------------------------------- */

/* FLK-103, FLK-105, FLK-106, FLK-C22: the loser's frontline with the base; the
 * winner's stays, and the winner draws. */
static void the_losers_frontline_falls_with_the_base(void **unused)
{
	(void)unused;
	struct table *t = set_battle(FLK_TERRAN, FLK_SWARM);
	put(t, P1, COMMANDO, 4, "saddle");
	put(t, P2, RHINO, 2, "spire");
	attack(t, "saddle", "spire");
	say(t, P1, "commando 1 front 3 support");
	say(t, P2, "rhino 1 front 1 flank");
	assert_int_equal(own_points(t), 7);
	assert_int_equal(their_points(t), 3);
	assert_false(has_base(t, P2, "spire"));
	assert_int_equal(heard(t, FLK_DID_FALL)->seat, P2);
	assert_int_equal(t->s.cards[P1], 1);
	assert_int_equal(t->s.cards[P2], 0);
	/* The Rhino in the flank strikes before it falls back. */
	assert_true(asked(t, P2, FLK_STRIKING));
	say(t, P2, "strike commando");
	assert_int_equal(t->s.total[P1], flk_some(COMMANDO, 3));
	assert_int_equal(t->s.total[P2], flk_some(RHINO, 1));
	close_table(t);
}

/* FLK-104, FLK-C19, FLK-C20, FLK-114: a tie destroys both frontlines and the base;
 * nobody draws; the defender stays. */
static void a_tie_destroys_both_frontlines(void **unused)
{
	(void)unused;
	struct table *t = set_battle(FLK_TERRAN, FLK_SWARM);
	put(t, P1, COMMANDO, 3, "saddle");
	put(t, P2, RHINO, 2, "spire");
	attack(t, "saddle", "spire");
	say(t, P1, "commando 1 front 2 support");
	say(t, P2, "rhino 1 front 1 support");
	assert_int_equal(own_points(t), 5);
	assert_int_equal(their_points(t), 5);
	assert_int_equal(heard(t, FLK_DID_RESULT)->arg[2], 2);
	assert_false(has_base(t, P2, "spire"));
	assert_null(heard(t, FLK_DID_DEAL));
	assert_true(asked(t, P1, FLK_RETREATING));
	assert_string_equal(refused(t, FLK_PLACE, COMMANDO, zone(t, "spire"), 0, 0), "FLK-114");
	assert_string_equal(refused(t, FLK_PLACE, COMMANDO, 0, 0, 0), "FLK-C17");
	say(t, P1, "all to saddle");
	assert_int_equal(in_zone(t, P2, "spire"), flk_some(RHINO, 1));
	assert_int_equal(in_zone(t, P1, "saddle"), flk_some(COMMANDO, 2));
	close_table(t);
}

/* Armour: a Tank survives a loss by 2, not by 3; FLK-103. */
static void armour_survives_a_narrow_loss(void **unused)
{
	(void)unused;
	for (int roaches = 2; roaches <= 3; roaches++) {
		struct table *t = set_battle(FLK_TERRAN, FLK_SWARM);
		put(t, P1, TANK, 1, "quarry");
		put(t, P2, ROACH, roaches, "saddle");
		attack(t, "quarry", "saddle");
		say(t, P2, roaches == 2 ? "roach 1 front 1 support" : "roach 2 front 1 support");
		assert_int_equal(their_points(t), roaches + 1);
		assert_int_equal(flk_count(t->s.total[P1]), roaches == 2 ? 1 : 0);
		close_table(t);
	}
}

/* --- strikes -------------------------------------------------------------------------------- */

/* FLK-107, FLK-108, FLK-C21, FLK-C29: the attacker first, each chooses; units in the
 * flank are safe; both counts stand from the start. */
static void flanks_strike_the_support(void **unused)
{
	(void)unused;
	struct table *t = set_battle(FLK_SWARM, FLK_TERRAN);
	put(t, P1, RHINO, 2, "quarry");
	put(t, P1, SPIDER, 1, "quarry");
	put(t, P2, TANK, 2, "saddle");
	put(t, P2, WALKER, 2, "saddle");
	attack(t, "quarry", "saddle");
	say(t, P1, "spider 1 flank");
	say(t, P1, "rhino 1 front 1 support");
	say(t, P2, "tank 1 front 1 support");
	say(t, P2, "walker 1 support 1 flank");
	/* 3 to 5. The Rhino in front has fallen and strikes no more. */
	assert_true(asked(t, P1, FLK_STRIKING));
	assert_int_equal(t->s.strikes[P1], 1);
	assert_int_equal(t->s.strikes[P2], 1);
	assert_true(can(t, P1, "strike tank"));
	assert_string_equal(refused(t, FLK_STRIKE, SOLDIER, 0, 0, 0), "FLK-107");
	say(t, P1, "strike walker");
	assert_int_equal(t->s.sheet[P2][FLK_SUPPORT], flk_some(TANK, 1));
	assert_true(asked(t, P2, FLK_STRIKING));
	say(t, P2, "strike rhino");
	assert_int_equal(t->s.total[P2], flk_some(TANK, 2) + flk_some(WALKER, 1));
	assert_int_equal(t->s.total[P1], flk_some(SPIDER, 1));
	close_table(t);
}

/* FLK-107: nobody has to. */
static void strikes_may_be_left(void **unused)
{
	(void)unused;
	struct table *t = set_battle(FLK_SWARM, FLK_TERRAN);
	put(t, P1, RHINO, 2, "quarry");
	put(t, P2, TANK, 2, "saddle");
	attack(t, "quarry", "saddle");
	say(t, P1, "rhino 1 front 1 flank");
	say(t, P2, "tank 1 front 1 support");
	say(t, P1, "spare");
	assert_int_equal(t->s.total[P2], flk_some(TANK, 2));
	close_table(t);
}

/* Strikes more and elsewhere, screens and wards. */
static void strikes_are_doubled_screened_and_warded_off(void **unused)
{
	(void)unused;
	struct table *t = set_battle(FLK_TERRAN, FLK_KALDARI);
	put(t, P1, COMMANDO, 2, "quarry");
	put(t, P2, SENTRY, 3, "saddle");
	attack(t, "quarry", "saddle");
	say(t, P1, "commando 1 front 1 flank");
	say(t, P2, "sentry 1 front 1 support 1 flank");
	assert_int_equal(t->s.strikes[P1], 2 - 1); /* twice, less the screen */
	assert_true(asked(t, P1, FLK_STRIKING));
	close_table(t);

	t = set_battle(FLK_TERRAN, FLK_SWARM);
	put(t, P1, COMMANDO, 2, "quarry");
	put(t, P2, RHINO, 2, "saddle");
	put(t, P2, LOCUST, 1, "saddle");
	activate(t, P2, ROOT);
	attack(t, "quarry", "saddle");
	say(t, P1, "commando 1 front 1 flank");
	say(t, P2, "locust 1 support");
	say(t, P2, "rhino 1 front 1 support");
	assert_true(asked(t, P1, FLK_STRIKING));
	assert_false(can(t, P1, "strike rhino"));
	say(t, P1, "strike locust");
	/* p2 won: its Rhino in front strikes, but p1 has nobody in support. */
	assert_false(asked(t, P2, FLK_STRIKING));
	close_table(t);
}

/* --- after combat ----------------------------------------------------------------------------- */

/* FLK-109: the dead return, tokens and cards come. */
static void effects_after_combat_work(void **unused)
{
	(void)unused;
	struct table *t = set_battle(FLK_TERRAN, FLK_SWARM);
	put(t, P1, COMMANDO, 2, "quarry");
	put(t, P2, ROACH, 4, "saddle");
	activate(t, P1, SALVAGE);
	activate(t, P2, TIDE);
	activate(t, P2, CARRION);
	attack(t, "quarry", "saddle");
	say(t, P1, "commando 2 front");
	say(t, P2, "roach 3 front 1 support");
	/* 2 to 5: both Commandos fall. */
	say(t, P2, "all to saddle");
	assert_int_equal(t->s.total[P1], 0);
	assert_int_equal(t->s.tokens[P1][FLK_BLUE], 1);
	assert_int_equal(t->s.total[P2], flk_some(ROACH, 4));
	assert_int_equal(t->s.cards[P2], 1 + 1 + 2); /* victory, spoils, the round's */
	close_table(t);

	t = set_battle(FLK_TERRAN, FLK_SWARM);
	put(t, P1, COMMANDO, 4, "quarry");
	put(t, P2, ROACH, 3, "saddle");
	activate(t, P2, TIDE);
	attack(t, "quarry", "saddle");
	say(t, P1, "commando 1 front 3 support");
	say(t, P2, "roach 3 front");
	/* 7 to 3: three fall, two return and fall back. */
	assert_int_equal(t->s.total[P2], flk_some(ROACH, 2));
	assert_true(asked(t, P2, FLK_RETREATING));
	close_table(t);
}

/* --- the way back ------------------------------------------------------------------------------ */

/* FLK-110, FLK-111, FLK-112, FLK-115, FLK-C17: the loser first, to any adjacent zones
 * without enemies, split as wished; the winner holds the zone. */
static void the_loser_falls_back_and_the_winner_holds(void **unused)
{
	(void)unused;
	struct table *t = set_battle(FLK_TERRAN, FLK_SWARM);
	put(t, P1, COMMANDO, 3, "quarry");
	put(t, P1, TANK, 1, "glass-rift");
	put(t, P2, ROACH, 3, "saddle");
	attack(t, "quarry", "saddle");
	say(t, P1, "commando 1 front 2 support");
	say(t, P2, "roach 1 front 2 flank");
	say(t, P2, "strike commando");
	say(t, P2, "strike commando");
	assert_true(asked(t, P2, FLK_RETREATING));
	assert_string_equal(refused(t, FLK_PLACE, ROACH, zone(t, "glass-rift"), 0, 0), "FLK-115");
	assert_string_equal(refused(t, FLK_PLACE, ROACH, zone(t, "bastion"), 0, 0), "FLK-115");
	assert_string_equal(refused(t, FLK_PLACE, ROACH, zone(t, "nest"), 0, 0), "FLK-111");
	assert_string_equal(refused(t, FLK_DONE, 0, 0, 0, 0), "FLK-C17");
	assert_string_equal(refused(t, FLK_PLACE, ROACH, zone(t, "saddle"), 0, 0), "FLK-111");
	assert_string_equal(refused(t, FLK_PLACE, RHINO, zone(t, "spire"), 0, 0), "FLK-110");
	say(t, P2, "roach to spire");
	say(t, P2, "roach to quarry");
	say(t, P1, "all to saddle");
	assert_int_equal(in_zone(t, P2, "spire"), flk_some(ROACH, 1));
	assert_int_equal(in_zone(t, P2, "quarry"), flk_some(ROACH, 1));
	assert_int_equal(in_zone(t, P1, "saddle"), flk_some(COMMANDO, 1));
	close_table(t);
}

/* FLK-111: limits hold on the way back. */
static void a_full_zone_is_no_refuge(void **unused)
{
	(void)unused;
	struct table *t = set_battle(FLK_TERRAN, FLK_SWARM);
	put(t, P1, COMMANDO, 4, "quarry");
	put(t, P2, ROACH, 2, "saddle");
	put(t, P2, RHINO, 4, "spire");
	attack(t, "quarry", "saddle");
	say(t, P1, "commando 1 front 3 support");
	say(t, P2, "roach 1 front 1 flank");
	say(t, P2, "strike commando");
	assert_string_equal(refused(t, FLK_PLACE, ROACH, zone(t, "spire"), 0, 0), "FLK-111");
	close_table(t);
}

/* FLK-113, FLK-C18: limit plus one attackers win: one goes elsewhere, and its owner
 * chooses which. */
static void the_winners_surplus_goes_next_door(void **unused)
{
	(void)unused;
	struct table *t = set_battle(FLK_TERRAN, FLK_SWARM);
	tokens(t, P1, 0, 0, 2);
	put(t, P1, COMMANDO, 4, "saddle");
	put(t, P1, TANK, 1, "saddle");
	put(t, P2, RHINO, 1, "spire");
	attack(t, "saddle", "spire");
	say(t, P1, "commando 4 support");
	say(t, P1, "tank 1 front");
	spend_nothing(t);
	assert_true(asked(t, P1, FLK_RETREATING));
	assert_string_equal(refused(t, FLK_PLACE, 0, zone(t, "saddle"), 0, 0), "FLK-112");
	say(t, P1, "tank to saddle");
	say(t, P1, "all to spire");
	assert_int_equal(in_zone(t, P1, "spire"), flk_some(COMMANDO, 4));
	assert_int_equal(in_zone(t, P1, "saddle"), flk_some(TANK, 1));
	close_table(t);
}

/* FLK-112, FLK-C46: who has won may leave survivors off, some or all; they are destroyed, and told
 * apart from those without room. */
static void the_winner_may_leave_survivors_off(void **unused)
{
	(void)unused;
	struct table *t = set_battle(FLK_TERRAN, FLK_SWARM);
	put(t, P1, COMMANDO, 2, "quarry");
	put(t, P2, ROACH, 1, "saddle");
	attack(t, "quarry", "saddle");
	say(t, P1, "commando 1 front 1 support");
	assert_true(asked(t, P1, FLK_RETREATING));
	assert_has(question(t, P1), "or leave some off the board");
	assert_has(explained(t, P1, "disband commando"), "back to the box, though there is room");
	say(t, P1, "disband commando");
	assert_int_equal(heard(t, FLK_DID_PERISH)->arg[4], 1);
	assert_has(told(t, FLK_DID_PERISH, P1), "1 Commando is left off the board");
	assert_true(asked(t, P1, FLK_RETREATING));
	say(t, P1, "disband commando");
	assert_int_equal(t->s.total[P1], 0);
	assert_int_equal(t->s.stands[P1], 0);
	close_table(t);
}

/* FLK-C17: after a tie nobody has won: the defender stays without being asked. */
static void after_a_tie_survivors_must_be_placed(void **unused)
{
	(void)unused;
	struct table *t = set_battle(FLK_TERRAN, FLK_SWARM);
	put(t, P1, COMMANDO, 2, "quarry");
	put(t, P2, ROACH, 2, "saddle");
	attack(t, "quarry", "saddle");
	say(t, P1, "commando 2 front");
	say(t, P2, "roach 2 front");
	assert_int_equal(heard(t, FLK_DID_RESULT)->arg[2], 2);
	assert_false(asked(t, P2, FLK_RETREATING));
	close_table(t);
}

/* FLK-116: with enemies all round, the beaten are lost. */
static void units_without_a_refuge_are_destroyed(void **unused)
{
	(void)unused;
	struct table *t = set_battle(FLK_TERRAN, FLK_SWARM);
	put(t, P1, COMMANDO, 4, "glass-rift");
	put(t, P1, SOLDIER, 1, "nest");
	t->s.bases[P2] &= (uint16_t)~flk_zone_bit(zone(t, "nest"));
	put(t, P1, SOLDIER, 1, "spire");
	t->s.bases[P2] &= (uint16_t)~flk_zone_bit(zone(t, "spire"));
	put(t, P2, ROACH, 2, "ash-flat");
	attack(t, "glass-rift", "ash-flat");
	say(t, P1, "commando 1 front 3 support");
	say(t, P2, "roach 1 front 1 flank");
	/* The attackers came from Glass Rift and left it empty. */
	say(t, P2, "strike commando");
	assert_int_equal(in_zone(t, P2, "glass-rift"), flk_some(ROACH, 1));
	close_table(t);

	t = set_battle(FLK_TERRAN, FLK_SWARM);
	put(t, P1, COMMANDO, 4, "glass-rift");
	put(t, P1, TANK, 1, "glass-rift");
	t->s.total[P1] = (uint16_t)(t->s.total[P1] - flk_some(TANK, 1));
	flk_take_units(&t->s, P1, zone(t, "glass-rift"), flk_some(TANK, 1));
	put(t, P1, SOLDIER, 1, "nest");
	t->s.bases[P2] &= (uint16_t)~flk_zone_bit(zone(t, "nest"));
	put(t, P1, SOLDIER, 1, "spire");
	t->s.bases[P2] &= (uint16_t)~flk_zone_bit(zone(t, "spire"));
	put(t, P2, ROACH, 2, "ash-flat");
	say(t, P1, "move glass-rift to ash-flat");
	say(t, P1, "send 3 commando"); /* one stays behind them */
	say(t, P1, "commando 1 front 2 support");
	say(t, P2, "roach 1 front 1 flank");
	say(t, P2, "strike commando");
	assert_int_equal(heard(t, FLK_DID_PERISH)->seat, P2);
	assert_int_equal(t->s.total[P2], 0);
	close_table(t);
}

/* FLK-120: what is destroyed is off the board, and back in the box. */
static void the_destroyed_leave_the_board(void **unused)
{
	(void)unused;
	struct table *t = set_battle(FLK_TERRAN, FLK_SWARM);
	put(t, P1, COMMANDO, 2, "quarry");
	put(t, P2, ROACH, 1, "saddle");
	attack(t, "quarry", "saddle");
	say(t, P1, "commando 1 front 1 support");
	say(t, P1, "all to saddle");
	assert_int_equal(t->s.total[P2], 0);
	assert_int_equal(t->s.stands[P2], 0);
	assert_int_equal(in_zone(t, P1, "saddle"), flk_some(COMMANDO, 2));
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(front_counts_one_support_two_flank_nothing),
		cmocka_unit_test(upgrades_add_points),
		cmocka_unit_test(the_losers_frontline_falls_with_the_base),
		cmocka_unit_test(a_tie_destroys_both_frontlines),
		cmocka_unit_test(armour_survives_a_narrow_loss),
		cmocka_unit_test(flanks_strike_the_support),
		cmocka_unit_test(strikes_may_be_left),
		cmocka_unit_test(strikes_are_doubled_screened_and_warded_off),
		cmocka_unit_test(effects_after_combat_work),
		cmocka_unit_test(the_loser_falls_back_and_the_winner_holds),
		cmocka_unit_test(a_full_zone_is_no_refuge),
		cmocka_unit_test(the_winners_surplus_goes_next_door),
		cmocka_unit_test(the_winner_may_leave_survivors_off),
		cmocka_unit_test(after_a_tie_survivors_must_be_placed),
		cmocka_unit_test(units_without_a_refuge_are_destroyed),
		cmocka_unit_test(the_destroyed_leave_the_board),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

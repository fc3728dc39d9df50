/* test_flank_battle.c - formation, the reveal, effects before combat, spending. */
#include "flank/table.h"

/* A battle for the saddle: p1's Terrans from the quarry against the Swarm, who
 * stand there, before both form up. */
static struct table *set_battle(int soldiers, int tanks, int roaches, int rhinos)
{
	struct table *t = set_table(FLK_MOVING, NULL);
	tokens(t, P1, 0, 0, 1);
	tokens(t, P2, 0, 0, 0);
	put(t, P1, SOLDIER, soldiers, "quarry");
	put(t, P1, TANK, tanks, "quarry");
	put(t, P2, ROACH, roaches, "saddle");
	put(t, P2, RHINO, rhinos, "saddle");
	audit(t);
	return t;
}

/* --- formation -------------------------------------------------------------------------- */

/* FLK-070, FLK-071, FLK-072, FLK-073, FLK-083, FLK-084 */
static void both_place_their_units_in_secret(void **unused)
{
	(void)unused;
	struct table *t = set_battle(2, 1, 2, 1);
	tokens(t, P1, 1, 0, 1);
	tokens(t, P2, 1, 0, 0);
	attack(t, "quarry", "saddle");
	assert_int_equal(t->s.base.pending, 3);
	assert_int_equal(t->s.base.sealed, 3);
	say(t, P1, "soldier 1 front 1 flank");
	say(t, P2, "roach 2 support");
	say(t, P2, "rhino 1 front");
	assert_int_equal(t->s.base.pending, 1);
	assert_int_equal(t->events.count, 0);
	/* Any order of types is refused, and so is a split that leaves somebody out. */
	assert_string_equal(refused(t, FLK_FORM, SOLDIER, 1, 1, 0), "FLK-071");
	assert_string_equal(refused(t, FLK_FORM, TANK, 0, 0, 0), "FLK-073");
	say(t, P1, "tank 1 support");
	assert_non_null(heard(t, FLK_DID_REVEAL));
	assert_int_equal(t->s.sheet[P1][FLK_FRONT], flk_some(SOLDIER, 1));
	assert_int_equal(t->s.sheet[P1][FLK_SUPPORT], flk_some(TANK, 1));
	assert_int_equal(t->s.sheet[P1][FLK_FLANK], flk_some(SOLDIER, 1));
	assert_int_equal(t->s.sheet[P2][FLK_SUPPORT], flk_some(ROACH, 2));
	assert_int_equal(in_zone(t, P1, "saddle"), 0);
	/* From here on formations do not change but by effects. */
	assert_string_equal(refused(t, FLK_FORM, TANK, 1, 0, 0), "FLK-032");
	close_table(t);
}

/* FLK-074: the last type must see to it that somebody is in front. */
static void somebody_must_be_in_front(void **unused)
{
	(void)unused;
	struct table *t = set_battle(1, 1, 2, 0);
	attack(t, "quarry", "saddle");
	say(t, P1, "soldier 1 flank");
	assert_string_equal(refused(t, FLK_FORM, TANK, 0, 1, 0), "FLK-074");
	assert_string_equal(refused(t, FLK_FORM, TANK, 0, 0, 1), "FLK-074");
	assert_true(can(t, P1, "tank 1 front"));
	assert_false(can(t, P2, "roach 2 support"));
	assert_true(can(t, P2, "roach 1 front 1 support"));
	close_table(t);
}

/* FLK-C12, FLK-075, FLK-076: nor does a base stand for the unit in front; it counts
 * there, and nobody can move it. */
static void a_base_is_not_the_unit_in_front(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_MOVING, NULL);
	tokens(t, P1, 0, 1, 1);
	tokens(t, P2, 0, 0, 0);
	put(t, P1, TANK, 2, "saddle");
	put(t, P2, RHINO, 2, "spire");
	attack(t, "saddle", "spire");
	assert_false(can(t, P2, "rhino 2 support"));
	say(t, P1, "tank 1 front 1 support");
	say(t, P2, "rhino 1 front 1 support");
	assert_int_equal(flk_points(t->r, &t->s, P2), 1 + 2 + 2);
	assert_int_equal(flk_points(t->r, &t->s, P1), 1 + 2);
	struct pl_move moves[PL_MOVES];
	int count = flk_game.legal(t->book->rules, &t->s.base, P1, moves), pushes = 0;
	for (int i = 0; i < count; i++)
		pushes += moves[i].verb == FLK_PUSH;
	assert_int_equal(pushes, 4); /* a Rhino from front or support, to two areas each */
	close_table(t);
}

/* FLK-077: until the reveal a view shows nothing of the other's sheet and card,
 * and never its hand. */
static void formations_are_hidden_until_the_reveal(void **unused)
{
	(void)unused;
	struct table *t = set_battle(2, 0, 2, 0);
	hold(t, P1, "ice-haul");
	hold(t, P2, "ice-haul");
	attack(t, "quarry", "saddle");
	say(t, P1, "soldier 1 front 1 flank");
	say(t, P1, "hide ice-haul");
	struct flk_state view = t->s;
	flk_game.observe(t->book->rules, &view.base, P2);
	assert_int_equal(flk_on_sheet(&view, P1), 0);
	assert_int_equal(view.mined[P1], 0);
	assert_int_equal(view.placed[P1], 0);
	assert_int_equal(view.hand[P1][card(t, "ice-haul")], 0);
	assert_int_equal(view.cards[P1], 1); /* the card still counts as in hand */
	view = t->s;
	flk_game.observe(t->book->rules, &view.base, P1);
	assert_int_equal(view.sheet[P1][FLK_FLANK], flk_some(SOLDIER, 1));
	close_table(t);
}

/* FLK-078, FLK-079, FLK-080, FLK-C04: one card, whose tokens come at the reveal,
 * above the limits, and lie apart. */
static void a_hidden_card_is_mined_at_the_reveal(void **unused)
{
	(void)unused;
	struct table *t = set_battle(1, 0, 1, 0);
	hold(t, P1, "cobalt-seam");
	hold(t, P1, "cobalt-seam");
	tokens(t, P1, 5, 5, 8);
	attack(t, "quarry", "saddle");
	say(t, P1, "hide cobalt-seam");
	assert_true(asked(t, P1, FLK_BEFORE)); /* the Soldier's effect */
	assert_int_equal(t->s.cards[P1], 1);
	for (int colour = 0; colour < FLK_COLOURS; colour++)
		assert_int_equal(t->s.extra[P1][colour], 1);
	assert_int_equal(t->s.tokens[P1][FLK_BLUE], 5);
	say(t, P1, "pass");
	say(t, P1, "blue");
	assert_int_equal(t->s.extra[P1][FLK_BLUE], 0);
	assert_int_equal(t->s.tokens[P1][FLK_BLUE], 5);
	close_table(t);
}

/* FLK-081, FLK-082 */
static void what_is_left_on_the_card_is_lost(void **unused)
{
	(void)unused;
	struct table *t = set_battle(1, 0, 1, 0);
	hold(t, P1, "cobalt-seam");
	hold(t, P1, "cobalt-seam");
	tokens(t, P1, 0, 0, 1);
	put(t, P2, ROACH, 1, "nest");
	tokens(t, P2, 0, 0, 1);
	attack(t, "quarry", "saddle");
	say(t, P1, "hide cobalt-seam");
	say(t, P1, "pass");
	assert_string_equal(refused(t, FLK_HIDE, card(t, "cobalt-seam"), 0, 0, 0), "FLK-032");
	assert_string_equal(refused(t, FLK_MINE, card(t, "cobalt-seam"), 0, 0, 0), "FLK-040");
	say(t, P1, "stop");
	spend_nothing(t);
	while (!asked(t, P2, FLK_MOVING))
		idle(t);
	for (int colour = 0; colour < FLK_COLOURS; colour++)
		assert_int_equal(t->s.extra[P1][colour] + t->s.tokens[P1][colour], 0);
	close_table(t);
}

static void nobody_has_to_hide_a_card(void **unused)
{
	(void)unused;
	struct table *t = set_battle(1, 0, 1, 0);
	hold(t, P1, "cobalt-seam");
	attack(t, "quarry", "saddle");
	assert_string_equal(refused(t, FLK_HIDE, card(t, "ice-haul"), 0, 0, 0), "FLK-036");
	say(t, P1, "hide nothing");
	assert_int_equal(t->s.cards[P1], 1);
	assert_int_equal(t->s.extra[P1][FLK_BLUE], 0);
	close_table(t);
}

/* --- before combat ------------------------------------------------------------------------- */

/* FLK-085, FLK-C29, FLK-094, FLK-C42: the attacker's effects first, then the defender's, each
 * once and only if wanted, in the order that their player likes; all before tokens are spent. */
static void effects_come_before_tokens_and_the_attacker_first(void **unused)
{
	(void)unused;
	struct table *t = set_factions(FLK_MOVING, NULL, FLK_TERRAN, FLK_SWARM);
	tokens(t, P1, 1, 0, 1);
	tokens(t, P2, 1, 0, 0);
	put(t, P1, SOLDIER, 3, "quarry");
	put(t, P2, SPIDER, 2, "saddle");
	activate(t, P1, FIRE_PLAN);
	activate(t, P2, BLIND_RUSH);
	attack(t, "quarry", "saddle");
	say(t, P1, "soldier 1 front 1 support 1 flank");
	say(t, P2, "spider 1 front 1 support");
	/* Fire Plan's two units, then the Soldiers' own effect, which is not used. */
	assert_true(asked(t, P1, FLK_BEFORE));
	assert_string_equal(refused(t, FLK_SHIFT, SOLDIER, FLK_FLANK, FLK_SUPPORT, 0), "FLK-C42");
	assert_true(can(t, P1, "use soldier"));
	say(t, P1, "use fire-plan");
	assert_string_equal(refused(t, FLK_USE, 1, 0, 0, 0), "FLK-C42");
	say(t, P1, "move soldier from flank to support");
	say(t, P1, "move soldier from support to flank");
	assert_true(asked(t, P1, FLK_BEFORE));
	say(t, P1, "pass");
	/* Then the Spiders', for which one is in support, or Blind Rush. */
	assert_true(asked(t, P2, FLK_BEFORE));
	say(t, P2, "use spider");
	assert_string_equal(refused(t, FLK_PUSH, SOLDIER, FLK_SUPPORT, FLK_FRONT, 0), "FLK-085");
	say(t, P2, "push soldier from flank to front");
	assert_true(asked(t, P2, FLK_BEFORE)); /* Blind Rush */
	say(t, P2, "push soldier from support to front");
	/* Nobody is left in support for its second unit. */
	assert_true(asked(t, P1, FLK_SPENDING));
	assert_int_equal(t->s.sheet[P1][FLK_FRONT], flk_some(SOLDIER, 3));
	close_table(t);
}

/* What an effect needs is looked for when its turn comes: FLK-G08. */
static void the_attacker_can_break_a_need(void **unused)
{
	(void)unused;
	struct table *t = set_factions(FLK_MOVING, NULL, FLK_KALDARI, FLK_SWARM);
	tokens(t, P1, 1, 0, 1);
	tokens(t, P2, 1, 0, 0);
	put(t, P1, GUARDIAN, 2, "quarry");
	put(t, P2, SPIDER, 2, "saddle");
	activate(t, P1, VEIL);
	attack(t, "quarry", "saddle");
	say(t, P1, "guardian 1 front 1 flank");
	say(t, P2, "spider 1 front 1 support");
	say(t, P1, "push spider from support to flank");
	assert_true(asked(t, P1, FLK_SPENDING)); /* the Spiders are not asked */
	close_table(t);
}

/* FLK-095, FLK-C30: a removed unit counts for nothing, cannot be destroyed, and
 * returns with its side. */
static void removed_units_return_after_the_battle(void **unused)
{
	(void)unused;
	struct table *t = set_factions(FLK_MOVING, NULL, FLK_KALDARI, FLK_SWARM);
	tokens(t, P1, 0, 0, 1);
	tokens(t, P2, 0, 0, 0);
	put(t, P1, SENTRY, 2, "quarry");
	put(t, P2, RHINO, 2, "saddle");
	activate(t, P1, LANCE);
	attack(t, "quarry", "saddle");
	say(t, P1, "sentry 1 front 1 support");
	say(t, P2, "rhino 2 front");
	say(t, P1, "remove rhino from front");
	/* 3 to 1: one Rhino falls, the other falls back. */
	const struct pl_event *result = heard(t, FLK_DID_RESULT);
	assert_int_equal(result->arg[0], 3);
	assert_int_equal(result->arg[1], 1);
	assert_int_equal(t->s.total[P2], flk_some(RHINO, 1));
	assert_true(asked(t, P2, FLK_RETREATING));
	say(t, P2, "rhino to spire");
	assert_int_equal(in_zone(t, P2, "spire"), flk_some(RHINO, 1));
	close_table(t);
}

/* FLK-C45: units that hold their place: no green token, no effect; their owner may. */
static void some_units_cannot_be_pushed(void **unused)
{
	(void)unused;
	struct table *t = set_factions(FLK_MOVING, NULL, FLK_SWARM, FLK_TERRAN);
	tokens(t, P1, 0, 2, 1);
	tokens(t, P2, 0, 0, 1);
	put(t, P1, RHINO, 2, "quarry");
	put(t, P2, WALKER, 2, "saddle");
	attack(t, "quarry", "saddle");
	say(t, P1, "rhino 1 front 1 support");
	say(t, P2, "walker 1 front 1 support");
	assert_string_equal(refused(t, FLK_PUSH, WALKER, FLK_SUPPORT, FLK_FLANK, 0), "FLK-C45");
	say(t, P1, "push walker from front to flank");
	say(t, P1, "end turn");
	assert_true(can(t, P2, "move walker from support to front"));
	close_table(t);
}

/* --- spending -------------------------------------------------------------------------------- */

/* A battle at the point of spending: p1 leads 3 to 2. */
static struct table *set_spending(int blue, int green, int yellow, int other_blue)
{
	struct table *t = set_factions(FLK_MOVING, NULL, FLK_KALDARI, FLK_SWARM);
	tokens(t, P1, blue, green, yellow + 1);
	tokens(t, P2, other_blue, 0, 0);
	put(t, P1, GUARDIAN, 2, "quarry");
	put(t, P2, RHINO, 3, "saddle");
	attack(t, "quarry", "saddle");
	say(t, P1, "guardian 1 front 1 support");
	say(t, P2, "rhino 2 front 1 flank");
	return t;
}

/* FLK-086, FLK-087, FLK-088, FLK-099 */
static void the_attacker_spends_first_and_several_at_once(void **unused)
{
	(void)unused;
	struct table *t = set_spending(3, 0, 0, 2);
	assert_true(asked(t, P1, FLK_SPENDING));
	say(t, P1, "blue");
	say(t, P1, "blue");
	assert_int_equal(flk_points(t->r, &t->s, P1), 3 + 2);
	assert_int_equal(t->s.points[P1], 2);
	assert_int_equal(t->s.tokens[P1][FLK_BLUE], 1);
	say(t, P1, "end turn");
	assert_true(asked(t, P2, FLK_SPENDING));
	say(t, P2, "blue");
	assert_int_equal(flk_points(t->r, &t->s, P2), 2 + 1);
	close_table(t);
}

/* FLK-089, FLK-C14: an enemy unit to any other area, even the last in front. */
static void green_pushes_an_enemy_unit(void **unused)
{
	(void)unused;
	struct table *t = set_spending(0, 2, 0, 1);
	assert_string_equal(refused(t, FLK_PUSH, RHINO, FLK_SUPPORT, FLK_FRONT, 0), "FLK-094");
	assert_string_equal(refused(t, FLK_PUSH, RHINO, FLK_FRONT, FLK_FRONT, 0), "FLK-094");
	say(t, P1, "push rhino from front to flank");
	say(t, P1, "push rhino from front to support");
	assert_int_equal(t->s.sheet[P2][FLK_FRONT], 0);
	assert_int_equal(t->s.sheet[P2][FLK_FLANK], flk_some(RHINO, 2));
	assert_int_equal(t->s.sheet[P2][FLK_SUPPORT], flk_some(RHINO, 1));
	assert_int_equal(t->s.tokens[P1][FLK_GREEN], 0);
	close_table(t);
}

/* FLK-090, FLK-C16: tokens, not cards. */
static void yellow_moves_an_own_unit(void **unused)
{
	(void)unused;
	struct table *t = set_spending(0, 0, 1, 1);
	hold(t, P1, "ice-haul");
	assert_string_equal(refused(t, FLK_SPEND, 0, 0, 0, 0), "FLK-088");
	assert_string_equal(refused(t, FLK_PUSH, RHINO, FLK_FRONT, FLK_FLANK, 0), "FLK-089");
	assert_string_equal(refused(t, FLK_REMOVE, RHINO, FLK_FRONT, 0, 0), "FLK-087");
	assert_string_equal(refused(t, FLK_PLAY, card(t, "ice-haul"), 0, 0, 0), "FLK-040");
	say(t, P1, "move guardian from support to flank");
	assert_int_equal(t->s.sheet[P1][FLK_FLANK], flk_some(GUARDIAN, 1));
	assert_int_equal(t->s.tokens[P1][FLK_YELLOW], 0);
	close_table(t);
}

/* FLK-091, FLK-092, FLK-093, FLK-C15: who spends nothing has stopped; the other has
 * one more turn, of any number of tokens. */
static void stopping_is_final_and_leaves_one_more_turn(void **unused)
{
	(void)unused;
	struct table *t = set_spending(3, 0, 0, 3);
	say(t, P1, "stop");
	assert_true(asked(t, P2, FLK_SPENDING));
	say(t, P2, "blue");
	say(t, P2, "blue");
	say(t, P2, "end turn");
	/* p1, with 3 blue left, is not asked again: 3 to 4. */
	const struct pl_event *result = heard(t, FLK_DID_RESULT);
	assert_non_null(result);
	assert_int_equal(result->arg[0], 3);
	assert_int_equal(result->arg[1], 4);
	assert_int_equal(t->s.tokens[P1][FLK_BLUE], 3);
	close_table(t);
}

static void after_the_others_stop_there_is_exactly_one_turn(void **unused)
{
	(void)unused;
	struct table *t = set_spending(3, 0, 0, 3);
	say(t, P1, "blue");
	say(t, P1, "end turn");
	say(t, P2, "stop");
	assert_true(asked(t, P1, FLK_SPENDING));
	say(t, P1, "blue");
	say(t, P1, "end turn");
	assert_int_equal(heard(t, FLK_DID_RESULT)->arg[0], 5);
	close_table(t);
}

/* FLK-C15: who has nothing to spend has stopped. */
static void who_cannot_spend_has_stopped(void **unused)
{
	(void)unused;
	struct table *t = set_spending(3, 0, 0, 0);
	say(t, P1, "blue");
	say(t, P1, "end turn");
	assert_true(asked(t, P1, FLK_SPENDING));
	assert_int_equal(t->s.stopped, 1 << P2);
	say(t, P1, "stop");
	assert_non_null(heard(t, FLK_DID_RESULT));
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(both_place_their_units_in_secret),
		cmocka_unit_test(somebody_must_be_in_front),
		cmocka_unit_test(a_base_is_not_the_unit_in_front),
		cmocka_unit_test(formations_are_hidden_until_the_reveal),
		cmocka_unit_test(a_hidden_card_is_mined_at_the_reveal),
		cmocka_unit_test(what_is_left_on_the_card_is_lost),
		cmocka_unit_test(nobody_has_to_hide_a_card),
		cmocka_unit_test(effects_come_before_tokens_and_the_attacker_first),
		cmocka_unit_test(the_attacker_can_break_a_need),
		cmocka_unit_test(removed_units_return_after_the_battle),
		cmocka_unit_test(some_units_cannot_be_pushed),
		cmocka_unit_test(the_attacker_spends_first_and_several_at_once),
		cmocka_unit_test(green_pushes_an_enemy_unit),
		cmocka_unit_test(yellow_moves_an_own_unit),
		cmocka_unit_test(stopping_is_final_and_leaves_one_more_turn),
		cmocka_unit_test(after_the_others_stop_there_is_exactly_one_turn),
		cmocka_unit_test(who_cannot_spend_has_stopped),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* test_flank_round.c - rounds and phases, harvest and building. */
#include "flank/table.h"

static int sum(const uint8_t n[FLK_COLOURS])
{
	return n[0] + n[1] + n[2];
}

/* --- rounds --------------------------------------------------------------------------- */

/* FLK-031, FLK-032, FLK-033, FLK-034, FLK-035, FLK-119, FLK-C02, FLK-C08: both
 * harvest, both build, both move; then the initiative passes. */
static void both_go_through_a_phase_before_the_next(void **unused)
{
	(void)unused;
	struct table *t = open_table(NULL);
	say(t, P2, "take swarm");
	say(t, P1, "take terran");
	put(t, P1, SOLDIER, 1, "landfall");
	put(t, P2, ROACH, 1, "nest");
	static const struct {
		int seat, phase;
	} course[] = { { P1, FLK_HARVEST },  { P2, FLK_HARVEST }, { P1, FLK_BUILDING },
		       { P2, FLK_BUILDING }, { P1, FLK_MOVING },  { P2, FLK_MOVING },
		       { P2, FLK_HARVEST },  { P1, FLK_HARVEST }, { P2, FLK_BUILDING } };
	for (int i = 0; i < 9; i++) {
		assert_true(asked(t, course[i].seat, course[i].phase));
		assert_int_equal(t->s.round, i < 6 ? 1 : 2);
		assert_int_equal(t->s.initiative, i < 6 ? P1 : P2);
		idle(t);
	}
	assert_int_equal(t->s.cards[P1], 5 + 2);
	assert_int_equal(t->s.cards[P2], 5 + 2);
	close_table(t);
}

/* FLK-122, FLK-056, FLK-069: nothing has to be done, and phases in which nothing
 * can be done are passed over. */
static void nobody_has_to_do_anything(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_BUILDING, NULL);
	say(t, P1, "end building");
	tokens(t, P2, 0, 0, 0); /* p2 can neither build nor move */
	say(t, P2, "end building");
	/* Nobody has units, so round 2 begins with p2's harvest. */
	assert_true(asked(t, P2, FLK_HARVEST));
	assert_int_equal(t->s.round, 2);
	close_table(t);
}

/* FLK-C10, both readings. */
static void more_bases_may_bring_a_card(void **unused)
{
	(void)unused;
	static const char *const reading[] = { "base_cards=flat", "base_cards=more" };
	for (int more = 0; more < 2; more++) {
		struct table *t = set_table(FLK_BUILDING, reading[more]);
		t->s.bases[P2] &= (uint16_t)(t->s.bases[P2] - 1);
		idle_to(t, P2, FLK_HARVEST);
		assert_int_equal(t->s.cards[P1], 2 + more);
		assert_int_equal(t->s.cards[P2], 2);
		close_table(t);
	}
}

/* --- harvest --------------------------------------------------------------------------- */

/* FLK-036, FLK-037, FLK-038, FLK-005 */
static void cards_give_what_is_printed(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_HARVEST, NULL);
	tokens(t, P1, 0, 0, 0);
	hold(t, P1, "twin-wells");
	hold(t, P1, "twin-wells");
	hold(t, P1, "sulphur-fields");
	hold(t, P1, "ice-haul");
	say(t, P1, "play twin-wells");
	say(t, P1, "play twin-wells");
	say(t, P1, "play sulphur-fields");
	assert_int_equal(t->s.tokens[P1][FLK_BLUE], 4);
	assert_int_equal(t->s.tokens[P1][FLK_GREEN], 4);
	assert_int_equal(t->s.tokens[P1][FLK_YELLOW], 5);
	assert_int_equal(t->s.cards[P1], 1);
	/* Tokens and the number of cards are open to the other player. */
	struct flk_state view = t->s;
	flk_game.observe(t->book->rules, &view.base, P2);
	assert_int_equal(view.tokens[P1][FLK_BLUE], 4);
	assert_int_equal(view.cards[P1], 1);
	assert_int_equal(view.hand[P1][card(t, "ice-haul")], 0);
	close_table(t);
}

/* FLK-039, FLK-C28 */
static void tokens_above_the_limits_are_lost(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_HARVEST, NULL);
	tokens(t, P1, 3, 5, 7);
	hold(t, P1, "cobalt-seam");
	hold(t, P1, "cobalt-seam");
	hold(t, P1, "moss-vats");
	say(t, P1, "play cobalt-seam");
	assert_int_equal(t->s.tokens[P1][FLK_BLUE], 5);
	assert_int_equal(heard(t, FLK_DID_PLAY)->arg[4], 2);
	say(t, P1, "mine cobalt-seam");
	assert_int_equal(t->s.tokens[P1][FLK_BLUE], 5);
	assert_int_equal(t->s.tokens[P1][FLK_GREEN], 5);
	assert_int_equal(t->s.tokens[P1][FLK_YELLOW], 8);
	assert_int_equal(heard(t, FLK_DID_MINE)->arg[4], 2);
	close_table(t);
}

/* FLK-041, FLK-C04, FLK-C05: any card, one after another, and nothing stays. */
static void a_card_can_be_force_mined(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_HARVEST, NULL);
	tokens(t, P1, 0, 0, 0);
	hold(t, P1, "cobalt-seam");
	hold(t, P1, "cobalt-seam");
	hold(t, P1, "moss-vats");
	hold(t, P1, "ice-haul");
	uint16_t bases = t->s.bases[P1];
	say(t, P1, "mine cobalt-seam");
	say(t, P1, "mine moss-vats");
	say(t, P1, "play cobalt-seam");
	assert_int_equal(t->s.tokens[P1][FLK_BLUE], 5);
	assert_int_equal(t->s.tokens[P1][FLK_GREEN], 2);
	assert_int_equal(t->s.tokens[P1][FLK_YELLOW], 2);
	assert_int_equal(t->s.bases[P1], bases);
	close_table(t);
}

/* FLK-040, FLK-C03 */
static void cards_are_played_in_harvest_only(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_BUILDING, NULL);
	hold(t, P1, "cobalt-seam");
	int kind = card(t, "cobalt-seam");
	assert_string_equal(refused(t, FLK_PLAY, kind, 0, 0, 0), "FLK-040");
	assert_string_equal(refused(t, FLK_MINE, kind, 0, 0, 0), "FLK-040");
	close_table(t);
	t = set_table(FLK_HARVEST, NULL);
	hold(t, P1, "ice-haul");
	assert_string_equal(refused(t, FLK_PLAY, kind, 0, 0, 0), "FLK-036");
	close_table(t);
}

/* FLK-C35, FLK-120: used cards are discarded, and become the deck in the end. */
static void discards_become_the_deck(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_HARVEST, NULL);
	hold(t, P1, "ice-haul");
	int kind = card(t, "ice-haul");
	int before = t->s.discard[kind];
	say(t, P1, "play ice-haul");
	assert_int_equal(t->s.discard[kind], before + 1);
	/* All others to the discards: the next round shuffles them. */
	for (int other = 1; other <= t->r->cards; other++) {
		t->s.discard[other] = (uint8_t)(t->s.discard[other] + t->s.deck[other]);
		t->s.deck[other] = 0;
	}
	t->s.deck_left = 0;
	idle_to(t, P2, FLK_HARVEST);
	assert_int_equal(t->s.cards[P1] + t->s.cards[P2], 4);
	assert_int_equal(t->s.deck_left, 36);
	for (int other = 1; other <= t->r->cards; other++)
		assert_int_equal(t->s.discard[other], 0);
	close_table(t);
}

/* FLK-C35: no limit to a hand; with nothing left nobody draws. */
static void an_empty_table_deals_nothing(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_BUILDING, NULL);
	for (int kind = 1; kind <= t->r->cards; kind++) {
		t->s.hand[P1][kind] = t->r->card[kind - 1].copies;
		t->s.deck[kind] = t->s.discard[kind] = t->s.hand[P2][kind] = 0;
	}
	t->s.cards[P1] = 40;
	t->s.cards[P2] = t->s.deck_left = 0;
	idle_to(t, P1, FLK_HARVEST);
	assert_int_equal(t->s.round, 2);
	assert_int_equal(t->s.cards[P1], 40);
	assert_int_equal(t->s.cards[P2], 0);
	close_table(t);
}

/* --- building ------------------------------------------------------------------------------ */

/* FLK-043, FLK-044, FLK-045, FLK-046 */
static void units_are_paid_for_and_stand_at_a_base(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_BUILDING, NULL);
	const uint8_t *price = t->r->unit[flk_unit_row(FLK_TERRAN, SOLDIER) - 1].price;
	tokens(t, P1, 5, 5, 8);
	say(t, P1, "build soldier at landfall");
	say(t, P1, "build soldier at landfall");
	assert_int_equal(in_zone(t, P1, "landfall"), flk_some(SOLDIER, 2));
	static const int had[] = { 5, 5, 8 };
	for (int colour = 0; colour < FLK_COLOURS; colour++)
		assert_int_equal(t->s.tokens[P1][colour], had[colour] - 2 * price[colour]);
	assert_string_equal(refused(t, FLK_BUILD, SOLDIER, zone(t, "quarry"), 0, 0), "FLK-046");
	assert_string_equal(refused(t, FLK_BUILD, SOLDIER, zone(t, "nest"), 0, 0), "FLK-046");
	tokens(t, P1, 0, 0, 0);
	assert_string_equal(refused(t, FLK_BUILD, SOLDIER, zone(t, "depot"), 0, 0), "FLK-043");
	assert_string_equal(refused(t, FLK_BUY, FIRE_PLAN, 0, 0, 0), "FLK-050");
	close_table(t);
}

/* FLK-047, FLK-C32 */
static void a_full_zone_takes_nobody(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_BUILDING, NULL);
	tokens(t, P1, 5, 5, 8);
	put(t, P1, TANK, 3, "landfall");
	assert_string_equal(refused(t, FLK_BUILD, SOLDIER, zone(t, "landfall"), 0, 0), "FLK-047");
	put(t, P1, SOLDIER, 3, "depot");
	put(t, P1, WALKER, 3, "salt-flat");
	put(t, P1, COMMANDO, 4, "bastion");
	struct pl_move moves[PL_MOVES];
	int count = flk_game.legal(t->book->rules, &t->s.base, P1, moves);
	for (int i = 0; i < count; i++)
		assert_int_not_equal(moves[i].verb, FLK_BUILD);
	close_table(t);
}

/* FLK-048, FLK-C34: four of a type, sixteen in all, or what the data says; what is
 * destroyed can be built again. */
static void the_box_limits_the_army(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_BUILDING, NULL);
	tokens(t, P1, 5, 5, 8);
	put(t, P1, SOLDIER, 4, "bastion");
	assert_string_equal(refused(t, FLK_BUILD, SOLDIER, zone(t, "landfall"), 0, 0), "FLK-C34");
	assert_true(can(t, P1, "build tank at landfall"));
	flk_take_units(&t->s, P1, zone(t, "bastion"), flk_some(SOLDIER, 1));
	flk_take_off(&t->s.total[P1], flk_some(SOLDIER, 1));
	assert_true(can(t, P1, "build soldier at landfall"));
	assert_int_equal(t->r->population, 16);
	close_table(t);
	t = set_table(FLK_BUILDING, "population=3");
	put(t, P1, SOLDIER, 3, "bastion");
	assert_string_equal(refused(t, FLK_BUILD, TANK, zone(t, "landfall"), 0, 0), "FLK-048");
	close_table(t);
}

/* FLK-050, FLK-051, FLK-052, FLK-121: a bought upgrade is active from then on. */
static void upgrades_are_bought_and_work(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_BUILDING, NULL);
	const struct flk_upgrade *levy = &t->r->upgrade[flk_upgrade_row(FLK_TERRAN, LEVY) - 1];
	uint8_t price[FLK_COLOURS], less[FLK_COLOURS], tank[FLK_COLOURS];
	tokens(t, P1, 5, 5, 8);
	flk_unit_price(t->r, &t->s, P1, SOLDIER, price);
	flk_unit_price(t->r, &t->s, P1, TANK, tank);
	assert_memory_not_equal(price, tank, sizeof price);
	say(t, P1, "buy field-levy");
	assert_int_equal(sum(t->s.tokens[P1]), 18 - sum(levy->price));
	flk_unit_price(t->r, &t->s, P1, SOLDIER, less);
	assert_int_equal(sum(less), sum(price) - 1);
	assert_string_equal(refused(t, FLK_BUY, LEVY, 0, 0, 0), "FLK-051");
	/* Still so in p2's turn. */
	say(t, P1, "end building");
	assert_true(asked(t, P2, FLK_BUILDING));
	assert_int_equal(t->s.upgrades[P1], 1 << (LEVY - 1));
	close_table(t);
}

/* FLK-053, FLK-054, FLK-055 */
static void a_fifth_upgrade_takes_the_place_of_another(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_BUILDING, NULL);
	tokens(t, P1, 5, 5, 8);
	for (int upgrade = LEVY; upgrade <= FIRE_PLAN; upgrade++)
		activate(t, P1, upgrade);
	assert_string_equal(refused(t, FLK_BUY, SALVAGE, 0, 0, 0), "FLK-054");
	assert_string_equal(refused(t, FLK_BUY, SALVAGE, BARRAGE, 0, 0), "FLK-054");
	say(t, P1, "buy salvage-column, discard field-levy");
	assert_int_equal(flk_count_bits(t->s.upgrades[P1]), 4);
	assert_false(t->s.upgrades[P1] & (1 << (LEVY - 1)));
	/* It can be bought again. */
	tokens(t, P1, 5, 5, 8);
	assert_true(can(t, P1, "buy field-levy, discard salvage-column"));
	close_table(t);
	t = set_table(FLK_BUILDING, NULL);
	tokens(t, P1, 5, 5, 8);
	activate(t, P1, LEVY);
	assert_string_equal(refused(t, FLK_BUY, SALVAGE, LEVY, 0, 0), "FLK-053");
	close_table(t);
}

/* FLK-C09, FLK-C39: no move builds a base, and without bases nobody builds. */
static void without_bases_nobody_builds_units(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_BUILDING, NULL);
	tokens(t, P1, 5, 5, 8);
	t->s.bases[P1] = 0;
	struct pl_move moves[PL_MOVES];
	int count = flk_game.legal(t->book->rules, &t->s.base, P1, moves);
	assert_true(count > 1);
	for (int i = 0; i < count; i++)
		assert_int_not_equal(moves[i].verb, FLK_BUILD);
	say(t, P1, "buy field-levy");
	assert_int_equal(t->s.bases[P1], 0);
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(both_go_through_a_phase_before_the_next),
		cmocka_unit_test(nobody_has_to_do_anything),
		cmocka_unit_test(more_bases_may_bring_a_card),
		cmocka_unit_test(cards_give_what_is_printed),
		cmocka_unit_test(tokens_above_the_limits_are_lost),
		cmocka_unit_test(a_card_can_be_force_mined),
		cmocka_unit_test(cards_are_played_in_harvest_only),
		cmocka_unit_test(discards_become_the_deck),
		cmocka_unit_test(an_empty_table_deals_nothing),
		cmocka_unit_test(units_are_paid_for_and_stand_at_a_base),
		cmocka_unit_test(a_full_zone_takes_nobody),
		cmocka_unit_test(the_box_limits_the_army),
		cmocka_unit_test(upgrades_are_bought_and_work),
		cmocka_unit_test(a_fifth_upgrade_takes_the_place_of_another),
		cmocka_unit_test(without_bases_nobody_builds_units),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

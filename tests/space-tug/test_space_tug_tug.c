/* test_space_tug_tug.c - what is on a tug: stats, Features, Specs, Ilities, and
 * what happens to disabled and destroyed cards. */
#include "space-tug/table.h"

/* STS-050, STS-051, STS-052: three stats, added up over the cards; a card may
 * lower one while raising another. */
static void stats_add_up(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	assert_int_equal(sts_total(&(struct sts_figures){ .stat = { 0, -5, 2, 1 } }), -2);
	build(t, 0, "Dockyard Crane"); /* 8, -2, -1 */
	build(t, 0, "Ion Cluster");    /* 0, 4, 2 */
	build(t, 0, "Winch Room");     /* 1, 0, 0 */
	assert_int_equal(stat_of(t, 0, STS_STRENGTH), 9);
	assert_int_equal(stat_of(t, 0, STS_SPEED), 2);
	assert_int_equal(stat_of(t, 0, STS_ENERGY), 1);
	struct sts_figures f = figures(t, 0);
	assert_int_equal(sts_total(&f), 12);
	close_table(t);
}

/* STS-055, STS-056, STS-057: a disabled card stays and does nothing. */
static void disabled_cards_do_nothing(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	orbit(t, 0);
	build_off(t, 0, "Comms Relay");
	build_off(t, 0, "Twin Drop Tanks");
	build_off(t, 0, "Flexibility");
	build(t, 0, "Billing Computer"); /* $1M for each Feature that works */
	give(t, 0, "Sponsor's Decal");
	give(t, 0, "Crowbar");
	assert_int_equal(income_of(t, 0), 1 + 1);
	assert_int_equal(stat_of(t, 0, STS_ENERGY), 0);
	say(t, 0, "Sponsor's Decal");
	assert_refused(t, "STS-030", STS_PLAY, card(t, "Crowbar"), 0);
	assert_true(has(t, 0, "Comms Relay") && is_off(t, 0, "Comms Relay"));
	close_table(t);
}

/* STS-059, STS-060, STS-061, STS-062: half the base cost rounded up, $3M more in Ops, in the own
 * turn, and no card play. */
static void repairs_cost_half(void **unused)
{
	(void)unused;
	for (int ops = 0; ops < 2; ops++) {
		struct table *t = set_table(2, NULL);
		int price = 5 + (ops ? 3 : 0); /* Tourist Cupola costs 9 */
		player(t, 0)->ops = (uint8_t)ops;
		build_off(t, 0, "Tourist Cupola");
		build(t, 0, "Tow Radar");
		build_off(t, 1, "Tow Radar");
		give(t, 0, "Sponsor's Decal");
		assert_refused(t, "STS-059", STS_REPAIR, card(t, "Tow Radar"), 0);
		set_funds(t, 0, price - 1);
		assert_refused(t, "STS-028", STS_REPAIR, card(t, "Tourist Cupola"), 0);
		set_funds(t, 0, price);
		say(t, 0, "repair Tourist Cupola");
		assert_int_equal(funds(t, 0), 0);
		assert_false(is_off(t, 0, "Tourist Cupola"));
		assert_int_equal(income_of(t, 0), 1 + 5 + 2);
		assert_int_equal(t->s.plays, 0);
		assert_false(can(t, 1, "repair Tow Radar")); /* not p2's turn */
		close_table(t);
	}
}

/* STS-063, STS-064: any number of Features, no two of a name. */
static void features_are_all_different(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	static const char *const others[] = { "Vending Machine", "Winch Room", "Solar Awning",
		                              "Comms Relay", "Press Gallery" };
	for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
		build(t, 0, others[i]);
	give(t, 0, "Tow Radar");
	give(t, 0, "Tow Radar");
	assert_true(can(t, 0, "Tow Radar"));
	say(t, 0, "Tow Radar");
	assert_refused(t, "STS-064", STS_PLAY, card(t, "Tow Radar"), 0);
	assert_int_equal(sts_count_bits(player(t, 0)->built), 6);
	close_table(t);
}

/* STS-065, STS-C11, STS-C35: over a disabled copy a new one is allowed, and the
 * disabled one is destroyed. */
static void a_new_copy_replaces_a_disabled_one(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	build_off(t, 0, "Tow Radar");
	build_off(t, 0, "Flexibility");
	give(t, 0, "Tow Radar");
	give(t, 0, "Flexibility");
	say(t, 0, "Tow Radar");
	say(t, 0, "Flexibility");
	assert_false(is_off(t, 0, "Tow Radar") || is_off(t, 0, "Flexibility"));
	assert_int_equal(in_pile(t, 0, "Tow Radar"), 1);
	assert_int_equal(in_pile(t, 0, "Flexibility"), 1);
	close_table(t);
}

/* STS-066, STS-067, STS-069, STS-070: one Spec of each sort; a new one takes the
 * place of the old. */
static void one_spec_of_each_sort(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	static const struct {
		const char *name, *type;
		int slot;
	} specs[] = { { "Ion Cluster", "electric", STS_PROP },
		      { "Nuclear Kettle", "nuclear", STS_PROP },
		      { "Big Dumb Tank", "", STS_FUEL },
		      { "Snare Net", "", STS_MANIP } };
	for (size_t i = 0; i < sizeof specs / sizeof specs[0]; i++) {
		const struct sts_card *row = &t->r->card[card(t, specs[i].name) - 1];
		assert_int_equal(row->slot, specs[i].slot);
		assert_string_equal(sts_word(t->book, row->type), specs[i].type);
	}
	build(t, 0, "Ion Cluster");
	build(t, 0, "Big Dumb Tank");
	give(t, 0, "Nuclear Kettle");
	say(t, 0, "Nuclear Kettle");
	assert_false(has(t, 0, "Ion Cluster"));
	assert_int_equal(in_pile(t, 0, "Ion Cluster"), 1);
	assert_true(has(t, 0, "Nuclear Kettle") && has(t, 0, "Big Dumb Tank"));
	assert_int_equal(stat_of(t, 0, STS_SPEED), 7 - 1);
	close_table(t);
}

/* STS-068, STS-C08: the basic parts give nothing, and come back when a Spec is
 * lost. */
static void basic_parts_come_back(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	for (int stat = STS_STRENGTH; stat <= STS_STATS; stat++)
		assert_int_equal(stat_of(t, 0, stat), 0);
	build(t, 0, "Cryo Stage"); /* 0, 5, -2 */
	assert_int_equal(stat_of(t, 0, STS_ENERGY), -2);
	say(t, 0, "destroy Cryo Stage");
	assert_int_equal(stat_of(t, 0, STS_SPEED), 0);
	assert_int_equal(stat_of(t, 0, STS_ENERGY), 0);
	close_table(t);
}

/* STS-C09, STS-C10: a disabled Spec keeps its place until another is played
 * over it. */
static void a_disabled_spec_keeps_its_place(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	build_off(t, 0, "Cryo Stage");
	give(t, 0, "Ion Cluster");
	assert_int_equal(stat_of(t, 0, STS_ENERGY), 0);
	assert_true(has(t, 0, "Cryo Stage"));
	say(t, 0, "Ion Cluster");
	assert_false(has(t, 0, "Cryo Stage") || is_off(t, 0, "Cryo Stage"));
	assert_int_equal(in_pile(t, 0, "Cryo Stage"), 1);
	assert_int_equal(stat_of(t, 0, STS_SPEED), 4);
	close_table(t);
}

/* STS-071, STS-072: Flexibility is one card more in either phase. */
static void flexibility_is_one_card_more(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	build(t, 0, "Flexibility");
	give(t, 0, "Tow Radar");
	give(t, 0, "Winch Room");
	give(t, 0, "Vending Machine");
	give(t, 0, "Press Gallery");
	say(t, 0, "Tow Radar");
	say(t, 0, "Winch Room");
	say(t, 0, "Vending Machine");
	assert_refused(t, "STS-029", STS_PLAY, card(t, "Press Gallery"), 0);
	close_table(t);
	t = set_table(2, NULL);
	orbit(t, 0);
	build(t, 0, "Flexibility");
	build(t, 0, "Twin Drop Tanks");
	give(t, 0, "Sponsor's Decal");
	give(t, 0, "Spot Market");
	say(t, 0, "Sponsor's Decal");
	assert_true(can(t, 0, "Spot Market"));
	close_table(t);
}

/* STS-073, STS-074: different Ilities only, and none of them earns. */
static void ilities_are_different_and_earn_nothing(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	for (int kind = 1; kind <= t->r->cards; kind++)
		if (t->r->card[kind - 1].kind == STS_ILITY)
			build(t, 0, sts_card_name(t->book, kind));
	assert_int_equal(sts_count_bits(player(t, 0)->built), 10);
	assert_int_equal(income_of(t, 0), 1);
	give(t, 0, "Robustness");
	assert_refused(t, "STS-073", STS_PLAY, card(t, "Robustness"), 0);
	close_table(t);
}

/* Each Ility in one line: what it changes. STS-071. */
static void ilities_change_the_rules(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	build(t, 0, "Modularity");
	build(t, 0, "Scalability");
	build(t, 0, "Interoperability");
	give(t, 0, "Ion Cluster");
	give(t, 0, "Big Dumb Tank");
	give(t, 0, "Comms Relay");
	struct sts_figures f = figures(t, 0);
	int full = t->r->card[card(t, "Comms Relay") - 1].cost;
	assert_true(sts_price(t->r, &f, card(t, "Comms Relay")) < full);
	assert_int_equal(sts_price(t->r, &f, card(t, "Ion Cluster")), 6 - 2);
	assert_int_equal(sts_price(t->r, &f, card(t, "Vending Machine")), 0); /* never below */
	say(t, 0, "Ion Cluster");
	assert_int_equal(t->s.plays, 0); /* one Spec a turn is free of the limit */
	say(t, 0, "Big Dumb Tank");
	assert_int_equal(t->s.plays, 1);
	next_epoch(t, "Business as Usual");
	end_turn(t);
	draw_all(t);
	end_turn(t);
	assert_int_equal(t->s.draws, 2);
	close_table(t);
	t = set_table(2, NULL);
	build(t, 0, "Evolvability");
	build(t, 0, "Maintainability");
	build_off(t, 0, "Comms Relay");
	orbit(t, 0);
	say(t, 0, "repair Comms Relay");
	assert_int_equal(funds(t, 0), 30 - (4 + 3 - 4));
	say(t, 0, "return");
	assert_int_equal(funds(t, 0), 27 - 1);
	close_table(t);
}

/* STS-C37: an action once a turn, at its price, no card play, also after a
 * launch. */
static void actions_are_used_once_a_turn(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	build(t, 0, "Adaptability");
	build(t, 0, "Reusability");
	put_in_pile(t, 0, "Crowbar");
	open_contract(t, "Hold This, Please"); /* Strength 3 */
	build(t, 0, "Winch Room");             /* Strength 1 */
	say(t, 0, "launch");
	assert_refused(t, "STS-071", STS_USE, card(t, "Flexibility"), 0);
	say(t, 0, "use Adaptability");
	assert_true(asked(t, 0, STS_BOOSTING));
	assert_refused(t, "STS-050", STS_BOOST, 4, 0);
	say(t, 0, "boost strength");
	assert_int_equal(funds(t, 0), 30 - 1 + 9);
	assert_refused(t, "STS-C37", STS_USE, card(t, "Adaptability"), 0);
	say(t, 0, "use Reusability");
	say(t, 0, "take Crowbar");
	assert_int_equal(in_hand(t, 0, "Crowbar"), 1);
	assert_int_equal(t->s.plays, 0);
	assert_true(asked(t, 0, STS_PLAYING));
	next_epoch(t, "Business as Usual");
	assert_int_equal(stat_of(t, 0, STS_STRENGTH), 3);
	go_round(t);
	assert_int_equal(stat_of(t, 0, STS_STRENGTH), 1);
	assert_true(can(t, 0, "use Adaptability"));
	assert_refused(t, "STS-C37", STS_USE, card(t, "Reusability"), 0); /* pile is empty */
	close_table(t);
}

/* Fuel Kiosk, Orbital Billboard and Press Gallery: income by a count, and what
 * Contracts pay. STS-044, STS-C05. */
static void features_with_more_than_income(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	build(t, 0, "Fuel Kiosk");
	assert_int_equal(income_of(t, 0), 2);
	build(t, 0, "Big Dumb Tank"); /* Energy 6 */
	assert_int_equal(income_of(t, 0), 2 + 3);
	build(t, 0, "Orbital Billboard");
	build(t, 0, "Press Gallery");
	open_contract(t, "Jump Start"); /* Energy 4 for 10, Bonus asks Speed too */
	say(t, 0, "launch");
	assert_int_equal(funds(t, 0), 30 + 10 - 3 + 4);
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(stats_add_up),
		cmocka_unit_test(disabled_cards_do_nothing),
		cmocka_unit_test(repairs_cost_half),
		cmocka_unit_test(features_are_all_different),
		cmocka_unit_test(a_new_copy_replaces_a_disabled_one),
		cmocka_unit_test(one_spec_of_each_sort),
		cmocka_unit_test(basic_parts_come_back),
		cmocka_unit_test(a_disabled_spec_keeps_its_place),
		cmocka_unit_test(flexibility_is_one_card_more),
		cmocka_unit_test(ilities_are_different_and_earn_nothing),
		cmocka_unit_test(ilities_change_the_rules),
		cmocka_unit_test(actions_are_used_once_a_turn),
		cmocka_unit_test(features_with_more_than_income),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

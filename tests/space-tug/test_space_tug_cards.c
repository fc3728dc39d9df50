/* test_space_tug_cards.c - Attacks and Effects: whom they reach, what they do,
 * how long it lasts, and who knows which cards are in whose hand. */
#include "space-tug/table.h"

/* p1 in Ops among so many, holding a card. */
static struct table *in_ops_with(int seats, const char *name)
{
	struct table *t = set_table(seats, NULL);
	orbit(t, 0);
	give(t, 0, name);
	return t;
}

/* --- Attacks ------------------------------------------------------------------------ */

/* STS-075, STS-031: an Attack disables or destroys on another's tug and is
 * discarded. */
static void attacks_hit_other_tugs(void **unused)
{
	(void)unused;
	struct table *t = in_ops_with(2, "Cold Solder");
	build(t, 1, "Comms Relay");
	build(t, 1, "Tow Radar");
	build(t, 0, "Winch Room");
	say(t, 0, "Cold Solder");
	assert_true(asked(t, 0, STS_AIMING));
	assert_false(can(t, 0, "aim at p1 Winch Room"));
	say(t, 0, "aim at p2 Comms Relay");
	assert_true(is_off(t, 1, "Comms Relay"));
	assert_false(is_off(t, 1, "Tow Radar"));
	assert_true(asked(t, 0, STS_DRAWING)); /* and a card besides */
	say(t, 0, "draw ops");
	assert_int_equal(in_pile(t, 0, "Cold Solder"), 1);
	assert_int_equal(player(t, 0)->attacks, 1);
	close_table(t);
}

/* STS-C16: a tug in Design can be hit; the attacker chooses where the card does
 * not say otherwise, and nobody is asked where there is no choice. */
static void tugs_in_design_can_be_hit(void **unused)
{
	(void)unused;
	struct table *t = in_ops_with(3, "Hostile Docking");
	build(t, 1, "Tow Radar");
	build(t, 2, "Comms Relay");
	build(t, 2, "Snare Net");
	say(t, 0, "Hostile Docking");
	assert_refused(t, "STS-C16", STS_AIM, 3, card(t, "Snare Net"));
	assert_refused(t, "STS-C16", STS_AIM, 1, 0);
	say(t, 0, "aim at p3 Comms Relay");
	assert_false(has(t, 2, "Comms Relay"));
	assert_int_equal(in_pile(t, 2, "Comms Relay"), 1);
	assert_int_equal(funds(t, 0), 30 - t->r->card[card(t, "Hostile Docking") - 1].cost + 3);
	close_table(t);
	t = in_ops_with(2, "Loose Bolt");
	build(t, 1, "Snare Net");
	say(t, 0, "Loose Bolt");
	assert_true(is_off(t, 1, "Snare Net"));
	close_table(t);
}

/* STS-058, STS-C17: a random blow that destroys may find a disabled card, one
 * that disables may not. */
static void random_blows_and_disabled_cards(void **unused)
{
	(void)unused;
	struct table *t = in_ops_with(2, "Space Junk");
	build_off(t, 1, "Tow Radar");
	say(t, 0, "Space Junk");
	assert_false(has(t, 1, "Tow Radar"));
	close_table(t);
	t = in_ops_with(2, "Paint Fleck");
	build_off(t, 1, "Tow Radar");
	assert_refused(t, "STS-C30", STS_PLAY, card(t, "Paint Fleck"), 0);
	build(t, 1, "Snare Net");
	say(t, 0, "Paint Fleck");
	assert_true(is_off(t, 1, "Snare Net"));
	close_table(t);
}

/* STS-058: a chosen blow that destroys does not reach disabled cards, but for
 * the one that looks for them. */
static void cleanup_crews_look_for_disabled_cards(void **unused)
{
	(void)unused;
	struct table *t = in_ops_with(2, "Cleanup Crew");
	build(t, 1, "Tow Radar");
	say(t, 0, "Cleanup Crew"); /* for the money alone: STS-C30 */
	assert_int_equal(funds(t, 0), 30 - 2 + 3);
	close_table(t);
	t = in_ops_with(2, "Cleanup Crew");
	build(t, 1, "Tow Radar");
	build_off(t, 1, "Comms Relay");
	give(t, 0, "Hostile Docking");
	say(t, 0, "Cleanup Crew");
	assert_false(has(t, 1, "Comms Relay"));
	assert_true(has(t, 1, "Tow Radar"));
	close_table(t);
}

/* STS-077: everybody, every rival, the richest, two at once. */
static void blows_reach_those_they_name(void **unused)
{
	(void)unused;
	struct table *t = in_ops_with(3, "Debris Plume");
	for (int seat = 0; seat < 3; seat++) {
		build(t, seat, "Tow Radar");
		build(t, seat, "Comms Relay");
	}
	say(t, 0, "Debris Plume");
	assert_int_equal(player(t, 0)->off, 0);
	assert_int_equal(sts_count_bits(player(t, 1)->off), 1);
	assert_int_equal(sts_count_bits(player(t, 2)->off), 1);
	close_table(t);
	t = in_ops_with(3, "Anonymous Tip");
	build(t, 1, "Tow Radar");
	build(t, 1, "Comms Relay");
	build(t, 2, "Winch Room");
	set_funds(t, 1, 50);
	say(t, 0, "Anonymous Tip");
	assert_int_equal(sts_count_bits(player(t, 1)->off), 2);
	assert_int_equal(player(t, 2)->off, 0);
	close_table(t);
}

/* STS-C30: alone at the table, Attacks and their like are dead weight. */
static void alone_there_is_nobody_to_hit(void **unused)
{
	(void)unused;
	struct table *t = set_table(1, NULL);
	orbit(t, 0);
	static const char *const dead[] = { "Paint Fleck", "Headhunters", "Audit",
		                            "Recall Notice" };
	build(t, 0, "Tow Radar");
	for (size_t i = 0; i < sizeof dead / sizeof dead[0]; i++) {
		give(t, 0, dead[i]);
		assert_refused(t, "STS-C30", STS_PLAY, card(t, dead[i]), 0);
	}
	next_epoch(t, "Business as Usual");
	and_then_epoch(t, "Increased Productivity");
	for (int turn = 1; turn <= 3; turn++) { /* a Shift every turn */
		end_turn(t);
		assert_non_null(heard(t, STS_DID_SHIFT));
		draw_all(t);
	}
	close_table(t);
}

/* STS-C30: a card is refused only if all that it does would do nothing. */
static void a_card_may_be_played_for_part_of_it(void **unused)
{
	(void)unused;
	struct table *t = in_ops_with(2, "Committee Chair");
	say(t, 0, "Committee Chair"); /* p1 holds the token already */
	assert_int_equal(funds(t, 0), 36);
	assert_null(heard(t, STS_DID_TOKEN));
	close_table(t);
	t = in_ops_with(2, "Salvage Rights");
	say(t, 0, "Salvage Rights"); /* nothing to take back */
	assert_int_equal(funds(t, 0), 31);
	close_table(t);
	t = in_ops_with(2, "Cold Solder");
	say(t, 0, "Cold Solder"); /* no Feature anywhere, but a card */
	assert_true(asked(t, 0, STS_DRAWING));
	close_table(t);
	static const char *const idle[] = { "Spot Market", "Insurance Claim", "Field Repair" };
	for (size_t i = 0; i < 3; i++) {
		t = in_ops_with(2, idle[i]);
		assert_refused(t, "STS-C30", STS_PLAY, card(t, idle[i]), 0);
		close_table(t);
	}
	t = in_ops_with(2, "Parts Bin");
	player(t, 0)->ops = 0;
	assert_refused(t, "STS-C30", STS_PLAY, card(t, "Parts Bin"), 0);
	close_table(t);
}

/* STS-C44: an Audit leaves nothing even with Overtime; two Overtimes add up. */
static void percentages_add_up_and_none_is_none(void **unused)
{
	(void)unused;
	struct table *t = in_ops_with(2, "Audit");
	orbit(t, 1);
	build(t, 1, "Comms Relay");
	struct sts_lasting overtime = { (uint8_t)card(t, "Overtime"), 0, 1, 0 };
	player(t, 1)->lasting[0] = player(t, 1)->lasting[1] = overtime;
	assert_int_equal(income_of(t, 1), 15); /* three times 5 */
	say(t, 0, "Audit");
	assert_int_equal(income_of(t, 1), 0);
	close_table(t);
}

/* --- wards ------------------------------------------------------------------------------ */

/* G02: ways to protect a card. Survivability softens, a Warranty stops Attacks
 * for two draws, Robustness is for the Epoch deck. STS-071, STS-077. */
static void wards_protect_a_tug(void **unused)
{
	(void)unused;
	struct table *t = in_ops_with(2, "Hostile Docking");
	build(t, 1, "Survivability");
	build(t, 1, "Tow Radar");
	say(t, 0, "Hostile Docking");
	assert_true(has(t, 1, "Tow Radar") && is_off(t, 1, "Tow Radar"));
	close_table(t);
	t = set_table(2, NULL);
	orbit(t, 1);
	give(t, 1, "Warranty");
	give(t, 0, "Paint Fleck");
	build(t, 1, "Tow Radar");
	end_turn(t);
	draw_all(t);
	say(t, 1, "Warranty");
	draw_all(t);
	next_epoch(t, "Business as Usual");
	for (int turn = 0; turn < 2; turn++) { /* two draws of p2's end it */
		pass_turn(t);
		orbit(t, 0);
		assert_refused(t, "STS-C30", STS_PLAY, card(t, "Paint Fleck"), 0);
		next_epoch(t, "Business as Usual");
		t->s.context = 0;
		pass_turn(t);
	}
	pass_turn(t);
	orbit(t, 0);
	assert_true(can(t, 0, "Paint Fleck"));
	close_table(t);
}

/* --- Effects ------------------------------------------------------------------------------- */

/* STS-076: Effects are in both decks. */
static void effects_are_in_both_decks(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	int found[STS_DECKS] = { 0, 0 };
	for (int kind = 1; kind <= t->r->cards; kind++)
		if (t->r->card[kind - 1].kind == STS_DESIGN_EFFECT ||
		    t->r->card[kind - 1].kind == STS_OPS_EFFECT)
			found[sts_deck_of(t->r, kind)] += t->r->card[kind - 1].copies;
	assert_int_equal(found[STS_DESIGN_DECK], 8);
	assert_int_equal(found[STS_OPS_DECK], 72);
	close_table(t);
}

/* STS-077: at once, on oneself, by a count with a limit. */
static void money_by_a_count(void **unused)
{
	(void)unused;
	struct table *t = in_ops_with(2, "Spot Market");
	build(t, 0, "Big Dumb Tank");
	build(t, 0, "Solar Awning");
	say(t, 0, "Spot Market");
	assert_int_equal(funds(t, 0), 30 + 7);
	close_table(t);
	t = in_ops_with(2, "Insurance Claim");
	static const char *const broken[] = { "Tow Radar", "Comms Relay", "Winch Room",
		                              "Solar Awning" };
	for (int i = 0; i < 4; i++)
		build_off(t, 0, broken[i]);
	say(t, 0, "Insurance Claim");
	assert_int_equal(funds(t, 0), 30 + 12);
	close_table(t);
}

/* STS-077: taken from a rival, who stops at nothing left. */
static void headhunters_take_money(void **unused)
{
	(void)unused;
	struct table *t = in_ops_with(3, "Headhunters");
	set_funds(t, 1, 3);
	set_funds(t, 2, 0);
	say(t, 0, "Headhunters");
	assert_int_equal(funds(t, 1), 0);
	assert_int_equal(funds(t, 0), 30 - 1 + 3);
	close_table(t);
	t = in_ops_with(3, "Headhunters");
	say(t, 0, "Headhunters");
	assert_true(asked(t, 0, STS_AIMING));
	say(t, 0, "aim at p3");
	assert_int_equal(funds(t, 2), 25);
	assert_int_equal(funds(t, 0), 34);
	close_table(t);
}

/* STS-077: several turns, though the card is discarded: three incomes with a
 * Service Agreement, one with Overtime. */
static void some_effects_last_turns(void **unused)
{
	(void)unused;
	struct table *t = in_ops_with(1, "Service Agreement");
	say(t, 0, "Service Agreement");
	assert_int_equal(in_pile(t, 0, "Service Agreement"), 1);
	static const int earned[] = { 4, 4, 4, 1 };
	for (int turn = 0; turn < 4; turn++) {
		set_funds(t, 0, 0);
		next_epoch(t, "Business as Usual");
		t->s.context = 0;
		pass_turn(t);
		assert_int_equal(funds(t, 0), earned[turn]);
	}
	close_table(t);
	t = in_ops_with(1, "Overtime");
	build(t, 0, "Comms Relay");
	say(t, 0, "Overtime");
	set_funds(t, 0, 0);
	next_epoch(t, "Business as Usual");
	pass_turn(t);
	assert_int_equal(funds(t, 0), 10);
	next_epoch(t, "Increased Productivity");
	pass_turn(t);
	assert_int_equal(funds(t, 0), 15);
	close_table(t);
}

/* STS-077: on another: an audited rival earns nothing once. */
static void an_audit_costs_an_income(void **unused)
{
	(void)unused;
	struct table *t = in_ops_with(2, "Audit");
	orbit(t, 1);
	build(t, 1, "Comms Relay");
	say(t, 0, "Audit");
	end_turn(t);
	assert_int_equal(funds(t, 1), 30);
	draw_all(t);
	next_epoch(t, "Business as Usual");
	pass_turn(t);
	end_turn(t);
	assert_int_equal(funds(t, 1), 35);
	close_table(t);
}

/* Fast Track is for this turn only. STS-077, STS-029. */
static void fast_track_is_for_this_turn(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	static const char *const parts[] = { "Tow Radar", "Winch Room", "Vending Machine",
		                             "Press Gallery", "Comms Relay" };
	give(t, 0, "Fast Track");
	for (int i = 0; i < 5; i++)
		give(t, 0, parts[i]);
	say(t, 0, "Fast Track");
	for (int i = 0; i < 4; i++)
		say(t, 0, parts[i]);
	assert_refused(t, "STS-029", STS_PLAY, card(t, "Comms Relay"), 0);
	end_turn(t);
	assert_int_equal(player(t, 0)->lasting[0].source, 0);
	close_table(t);
}

/* STS-C36: six at a time; a seventh pushes out the oldest. */
static void lasting_effects_are_bounded(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	orbit(t, 0);
	static const char *const names[] = { "Crowbar",       "Crowbar",       "Crowbar",
		                             "Jumper Cables", "Jumper Cables", "Jumper Cables",
		                             "Borrowed Boost" };
	set_funds(t, 0, 60);
	for (int i = 0; i < 7; i++) {
		give(t, 0, names[i]);
		t->s.plays = 0;
		say(t, 0, names[i]);
	}
	assert_int_equal(stat_of(t, 0, STS_STRENGTH), 6);
	assert_int_equal(stat_of(t, 0, STS_ENERGY), 9);
	assert_int_equal(stat_of(t, 0, STS_SPEED), 3);
	assert_int_equal(player(t, 0)->lasting[STS_LASTING - 1].source, card(t, "Borrowed Boost"));
	close_table(t);
}

/* Field Repair: up to two, own choice. STS-059. */
static void field_repair_mends_two(void **unused)
{
	(void)unused;
	struct table *t = in_ops_with(2, "Field Repair");
	assert_refused(t, "STS-C30", STS_PLAY, card(t, "Field Repair"), 0);
	build_off(t, 0, "Tow Radar");
	build_off(t, 0, "Comms Relay");
	build_off(t, 0, "Winch Room");
	say(t, 0, "Field Repair");
	say(t, 0, "mend Comms Relay");
	say(t, 0, "mend Winch Room");
	assert_true(asked(t, 0, STS_PLAYING));
	assert_true(is_off(t, 0, "Tow Radar") && !is_off(t, 0, "Comms Relay"));
	assert_int_equal(funds(t, 0), 29);
	close_table(t);
}

/* STS-116: Effects that shift the epoch, and cards that move the token. */
static void effects_shift_and_move_the_token(void **unused)
{
	(void)unused;
	struct table *t = in_ops_with(2, "Forecast Revision");
	next_epoch(t, "Bull Market");
	say(t, 0, "Forecast Revision");
	assert_int_equal(t->s.context, epoch(t, "Bull Market"));
	assert_int_equal(heard(t, STS_DID_SHIFT)->arg[1], 1);
	assert_int_equal(t->s.draws, 2);
	close_table(t);
	t = in_ops_with(2, "Committee Chair");
	t->s.holder = 1;
	say(t, 0, "Committee Chair");
	assert_int_equal(t->s.holder, 0);
	assert_int_equal(funds(t, 0), 36);
	close_table(t);
}

/* Recall Notice grounds a rival in Ops, and only such a one. STS-077. */
static void a_recall_grounds_a_rival(void **unused)
{
	(void)unused;
	struct table *t = in_ops_with(3, "Recall Notice");
	assert_refused(t, "STS-C30", STS_PLAY, card(t, "Recall Notice"), 0);
	orbit(t, 2);
	say(t, 0, "Recall Notice");
	assert_int_equal(player(t, 2)->ops, 0);
	assert_int_equal(player(t, 0)->ops, 1);
	close_table(t);
}

/* --- hands and what is known ------------------------------------------------------------------ */

/* STS-C38: what is taken from a pile lay open there and stays known. */
static void salvaged_cards_stay_known(void **unused)
{
	(void)unused;
	struct table *t = in_ops_with(2, "Salvage Rights");
	put_in_pile(t, 0, "Crowbar");
	put_in_pile(t, 0, "Audit");
	put_in_pile(t, 0, "Tow Radar");
	give(t, 0, "Audit");
	say(t, 0, "Salvage Rights");
	assert_refused(t, "STS-C38", STS_TAKE, card(t, "Winch Room"), 0);
	assert_refused(t, "STS-C38", STS_TAKE, card(t, "Salvage Rights"), 0);
	say(t, 0, "take Audit");
	say(t, 0, "take Tow Radar");
	assert_int_equal(in_pile(t, 0, "Crowbar"), 1);
	struct sts_state view = t->s;
	sts_game.observe(t->book->rules, &view.base, 1);
	assert_int_equal(sts_held(&view.player[0], card(t, "Audit")), 1); /* of two */
	assert_int_equal(sts_held(&view.player[0], card(t, "Tow Radar")), 1);
	for (uint64_t seed = 1; seed < 20; seed++) {
		struct sts_state truth = view;
		struct pl_chance chance = { { seed, 2 }, 0 };
		sts_game.determinize(t->book->rules, &truth.base, 1, &chance);
		assert_true(sts_held(&truth.player[0], card(t, "Audit")) >= 1);
	}
	/* Once one of the two is seen to leave, the other may be anywhere. */
	t->s.plays = 0;
	orbit(t, 1);
	say(t, 0, "Audit");
	view = t->s;
	sts_game.observe(t->book->rules, &view.base, 1);
	assert_int_equal(in_hand(t, 0, "Audit"), 1);
	assert_int_equal(sts_held(&view.player[0], card(t, "Audit")), 0);
	close_table(t);
}

/* STS-C38: "enough" takes fewer. */
static void salvage_may_stop_early(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	give(t, 0, "Parts Bin");
	assert_refused(t, "STS-C30", STS_PLAY, card(t, "Parts Bin"), 0);
	put_in_pile(t, 0, "Crowbar");
	put_in_pile(t, 0, "Audit");
	say(t, 0, "Parts Bin");
	say(t, 0, "take Crowbar");
	say(t, 0, "enough");
	assert_int_equal(in_pile(t, 0, "Audit"), 1);
	assert_int_equal(in_pile(t, 0, "Parts Bin"), 1);
	close_table(t);
}

/* STS-C40: not what takes cards back itself. */
static void salvage_does_not_fetch_salvage(void **unused)
{
	(void)unused;
	struct table *t = in_ops_with(2, "Salvage Rights");
	put_in_pile(t, 0, "Salvage Rights");
	put_in_pile(t, 0, "Parts Bin");
	put_in_pile(t, 0, "Crowbar");
	put_in_pile(t, 0, "Reusability"); /* a part, which is no Effect */
	say(t, 0, "Salvage Rights");
	assert_refused(t, "STS-C40", STS_TAKE, card(t, "Parts Bin"), 0);
	assert_refused(t, "STS-C38", STS_TAKE, card(t, "Audit"), 0);
	say(t, 0, "take Crowbar");
	say(t, 0, "take Reusability");
	assert_true(asked(t, 0, STS_PLAYING));
	close_table(t);
}

/* STS-C39: a Trade Study finds Specs in the deck and shows them. */
static void a_trade_study_finds_specs(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	give(t, 0, "Trade Study");
	say(t, 0, "Trade Study");
	assert_int_equal(times_heard(t, STS_DID_DIG), 2);
	assert_int_equal(player(t, 0)->held[STS_DESIGN_DECK], 2);
	struct sts_state view = t->s;
	sts_game.observe(t->book->rules, &view.base, 1);
	int seen = 0;
	for (int kind = 1; kind <= t->r->parts; kind++)
		if (t->r->card[kind - 1].kind == STS_SPEC)
			seen += sts_held(&view.player[0], kind);
	assert_int_equal(seen, 2);
	close_table(t);
}

/* Nothing but backs, and what was shown, is seen of another's hand. STS-098. */
static void hands_are_hidden(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, NULL);
	give(t, 1, "Crowbar");
	give(t, 1, "Tow Radar");
	struct sts_state view = t->s;
	sts_game.observe(t->book->rules, &view.base, 0);
	assert_int_equal(view.player[1].held[STS_DESIGN_DECK], 1);
	assert_int_equal(view.player[1].held[STS_OPS_DECK], 1);
	for (int kind = 0; kind <= STS_CARDS; kind++) {
		assert_int_equal(view.player[1].hand[kind], 0);
		assert_int_equal(view.deck[kind], 0);
	}
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(attacks_hit_other_tugs),
		cmocka_unit_test(tugs_in_design_can_be_hit),
		cmocka_unit_test(random_blows_and_disabled_cards),
		cmocka_unit_test(cleanup_crews_look_for_disabled_cards),
		cmocka_unit_test(blows_reach_those_they_name),
		cmocka_unit_test(alone_there_is_nobody_to_hit),
		cmocka_unit_test(wards_protect_a_tug),
		cmocka_unit_test(effects_are_in_both_decks),
		cmocka_unit_test(money_by_a_count),
		cmocka_unit_test(headhunters_take_money),
		cmocka_unit_test(some_effects_last_turns),
		cmocka_unit_test(an_audit_costs_an_income),
		cmocka_unit_test(fast_track_is_for_this_turn),
		cmocka_unit_test(lasting_effects_are_bounded),
		cmocka_unit_test(field_repair_mends_two),
		cmocka_unit_test(effects_shift_and_move_the_token),
		cmocka_unit_test(a_recall_grounds_a_rival),
		cmocka_unit_test(a_card_may_be_played_for_part_of_it),
		cmocka_unit_test(percentages_add_up_and_none_is_none),
		cmocka_unit_test(salvaged_cards_stay_known),
		cmocka_unit_test(salvage_may_stop_early),
		cmocka_unit_test(salvage_does_not_fetch_salvage),
		cmocka_unit_test(a_trade_study_finds_specs),
		cmocka_unit_test(hands_are_hidden),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

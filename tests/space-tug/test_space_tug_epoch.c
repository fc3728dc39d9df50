/* test_space_tug_epoch.c - Epoch Shifts and their token, Contracts, Contexts and
 * Disturbances. */
#include "space-tug/table.h"

/* --- the Shift ------------------------------------------------------------------------ */

/* STS-016, STS-017: the first thing that happens is an Epoch Shift. */
static void play_begins_with_a_shift(void **unused)
{
	(void)unused;
	struct table *t = open_table(2, NULL, 4);
	say(t, 0, "draw 5 design 2 ops");
	say(t, 1, "draw 5 design 2 ops");
	say(t, 0, "keep");
	say(t, 1, "keep");
	assert_int_equal(times_heard(t, STS_DID_SHIFT), 1);
	assert_true(asked(t, t->s.first, STS_DRAWING));
	int left = 0;
	for (int row = 1; row <= t->r->epochs; row++)
		left += t->s.epoch[row];
	assert_int_equal(left, 49);
	close_table(t);
}

/* STS-018, STS-019: once a round, right before the holder's draw. */
static void one_shift_a_round_before_the_holders_draw(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, NULL);
	t->s.holder = 1;
	t->s.shifted = 0;
	for (int turn = 1; turn <= 6; turn++) {
		next_epoch(t, turn % 2 ? "Business as Usual" : "Increased Productivity");
		t->s.context = 0;
		end_turn(t);
		assert_int_equal(times_heard(t, STS_DID_SHIFT), t->s.turn == 1);
		assert_int_equal(t->s.holder, 1);
		draw_all(t);
	}
	close_table(t);
}

/* STS-C31: at most one regular Shift a round; a token that comes to somebody who
 * has had the turn shifts before the next draw. */
static void a_moving_token_shifts_once_a_round(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, NULL);
	orbit(t, 0);
	t->s.holder = 2;
	t->s.shifted = 0;
	give(t, 0, "Committee Chair");
	say(t, 0, "Committee Chair");
	next_epoch(t, "Business as Usual");
	end_turn(t);
	assert_int_equal(times_heard(t, STS_DID_SHIFT), 1); /* before p2's draw */
	draw_all(t);
	next_epoch(t, "Increased Productivity");
	end_turn(t);
	assert_int_equal(times_heard(t, STS_DID_SHIFT), 0); /* p3: none */
	close_table(t);
	t = set_table(3, NULL); /* p1 has shifted; p2 takes the token: not again */
	orbit(t, 1);
	give(t, 1, "Committee Chair");
	pass_turn(t);
	say(t, 1, "Committee Chair");
	next_epoch(t, "Business as Usual");
	end_turn(t);
	assert_null(heard(t, STS_DID_SHIFT));
	draw_all(t);
	end_turn(t); /* the next round: not before p1's, but before p2's draw */
	assert_null(heard(t, STS_DID_SHIFT));
	draw_all(t);
	end_turn(t);
	assert_non_null(heard(t, STS_DID_SHIFT));
	close_table(t);
}

/* STS-047, STS-048, STS-C19: an empty Epoch deck is filled from its discards,
 * when a Shift wants a card; what is on the field stays. */
static void the_epoch_deck_is_filled_again(void **unused)
{
	(void)unused;
	struct table *t = set_table(1, NULL);
	set_context(t, "Business as Usual");
	open_contract(t, "Flagship Assembly");
	memset(t->s.epoch, 0, sizeof t->s.epoch);
	pass_turn(t);
	int left = 0;
	for (int row = 1; row <= t->r->epochs; row++)
		left += t->s.epoch[row];
	assert_int_equal(left, 50 - 2 - 1);
	assert_int_equal(t->s.contract[0], epoch(t, "Flagship Assembly"));
	assert_int_equal(t->s.epoch[epoch(t, "Business as Usual")], 0);
	close_table(t);
}

/* --- Contracts ---------------------------------------------------------------------------- */

/* STS-078, STS-082, STS-083: terms in each stat, a reward, and here and there a
 * harder Bonus that pays more. */
static void contracts_have_terms_and_rewards(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	int contracts = 0, stats = 0, bonuses = 0;
	for (int row = 1; row <= t->r->epochs; row++) {
		const struct sts_epoch *card = &t->r->epoch[row - 1];
		const struct sts_tier *plain = &card->tier[0], *bonus = &card->tier[1];
		if (card->kind != STS_CONTRACT)
			continue;
		contracts++;
		assert_true(plain->pay > 0);
		stats += plain->need[0] + plain->need[1] + plain->need[2] > 0;
		if (bonus->pay == 0)
			continue;
		bonuses++;
		assert_true(bonus->pay > plain->pay);
		for (int i = 0; i < STS_STATS; i++)
			assert_true(bonus->need[i] >= plain->need[i]);
	}
	assert_int_equal(contracts, 25);
	assert_true(stats > 20 && bonuses > 0 && bonuses < 25);
	close_table(t);
}

/* STS-079, STS-080, STS-081, STS-086: up to three lie open; a fourth pushes out
 * the oldest before anybody can meet the new one. */
static void a_fourth_contract_pushes_out_the_oldest(void **unused)
{
	(void)unused;
	struct table *t = set_table(1, NULL);
	static const char *const names[] = { "Flagship Assembly", "Graveyard Sweep", "Ice Haul",
		                             "Lost Glove" };
	for (int i = 0; i < 3; i++) {
		next_epoch(t, names[i]);
		pass_turn(t);
		assert_int_equal(t->s.contract[i], epoch(t, names[i]));
	}
	orbit(t, 0);
	build(t, 0, "Long Reach Arm"); /* 5, -1, 0: nearly Lost Glove's 1, 2, 0 */
	build(t, 0, "Ion Cluster");    /* 0, 4, 2 */
	next_epoch(t, names[3]);
	set_funds(t, 0, 0);
	end_turn(t);
	assert_int_equal(heard(t, STS_DID_EXPIRE)->arg[0], epoch(t, names[0]));
	assert_int_equal(heard(t, STS_DID_CONTRACT)->arg[0], epoch(t, names[3]));
	assert_int_equal(t->s.contract[0], epoch(t, names[1]));
	assert_int_equal(t->s.contract[1], epoch(t, names[2]));
	assert_int_equal(t->s.contract[2], 0);
	close_table(t);
}

/* STS-084, STS-085: met by a tug in Ops that matches the terms; it pays and
 * goes. */
static void a_contract_is_met_in_ops(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	open_contract(t, "Stray Probe"); /* 3, 3, 0 */
	build(t, 0, "Snare Net");        /* 3 */
	give(t, 0, "Ion Cluster");       /* Speed 4 */
	say(t, 0, "Ion Cluster");
	assert_int_equal(funds(t, 0), 30 - 6); /* in Design nothing is met */
	next_epoch(t, "Business as Usual");
	go_round(t);
	int before = funds(t, 0), pay = t->r->epoch[epoch(t, "Stray Probe") - 1].tier[0].pay;
	say(t, 0, "launch");
	assert_int_equal(funds(t, 0), before + pay);
	assert_int_equal(t->s.contract[0], 0);
	assert_int_equal(player(t, 0)->contracts, 1);
	assert_int_equal(sts_epoch_discards(t->r, &t->s, epoch(t, "Stray Probe")), 1);
	close_table(t);
}

/* STS-082, STS-C04: one point short is short; a boost is enough at once, and
 * several are taken together, the oldest first. */
static void contracts_are_looked_at_all_the_time(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	orbit(t, 0);
	build(t, 0, "Bottle Farm");     /* 0, 1, 3 */
	open_contract(t, "Parcel Run"); /* Speed 4 */
	open_contract(t, "Lost Glove"); /* 1, 2, 0 */
	give(t, 0, "Borrowed Boost");   /* Speed 3 */
	build(t, 0, "Winch Room");      /* Strength 1 */
	audit(t);
	say(t, 0, "Borrowed Boost");
	assert_int_equal(times_heard(t, STS_DID_CONTRACT), 2);
	assert_int_equal(heard(t, STS_DID_CONTRACT)->arg[0], epoch(t, "Parcel Run"));
	assert_int_equal(t->s.contract[0], 0);
	close_table(t);
}

/* STS-C05: the Bonus instead of the reward, not on top of it. */
static void the_bonus_takes_the_place_of_the_reward(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	open_contract(t, "Hold This, Please"); /* 3 for 9; 6, 0, 1 for 16 */
	build(t, 0, "Dockyard Crane");         /* 8, -2, -1 */
	build(t, 0, "Twin Drop Tanks");        /* Energy 4 */
	say(t, 0, "launch");
	assert_int_equal(funds(t, 0), 30 + 16);
	assert_int_equal(heard(t, STS_DID_CONTRACT)->arg[3], 1);
	close_table(t);
}

/* p1, p2 and p3 in Ops, with Energy as given, when Jump Start (Energy 4 for 10;
 * Speed 2 and Energy 6 for 17) comes up. */
static struct table *jump_start(const char *one, const char *two, const char *three)
{
	struct table *t = set_table(3, NULL);
	const char *parts[] = { one, two, three };
	for (int seat = 0; seat < 3; seat++) {
		orbit(t, seat);
		set_funds(t, seat, 10);
		if (parts[seat] != NULL)
			build(t, seat, parts[seat]);
	}
	t->s.turn = 2;
	pl_ask(&t->s.base, 2);
	next_epoch(t, "Jump Start");
	return t;
}

/* STS-087, STS-090, STS-C07: the Bonus goes before, and whoever met the Contract
 * too is consoled. */
static void a_bonus_beats_a_plain_claim(void **unused)
{
	(void)unused;
	struct table *t = jump_start("Twin Drop Tanks", "Big Dumb Tank", NULL);
	build(t, 1, "Nuclear Kettle"); /* 0, 7, -1 with 0, -1, 6: not Energy 6 */
	build(t, 1, "Solar Awning");   /* Energy 1 */
	end_turn(t);
	assert_int_equal(funds(t, 1), 10 + 17);
	assert_int_equal(funds(t, 0), 10 + 1 + 3);
	assert_int_equal(funds(t, 2), 10);
	assert_int_equal(player(t, 0)->contracts, 0);
	close_table(t);
}

/* STS-088: then the most stat points. */
static void the_most_stat_points_take_it(void **unused)
{
	(void)unused;
	struct table *t = jump_start("Twin Drop Tanks", "Big Dumb Tank", "Snare Net");
	end_turn(t);
	assert_int_equal(funds(t, 1), 10 + 10);
	assert_int_equal(funds(t, 0), 10 + 1 + 3);
	assert_int_equal(funds(t, 2), 10);
	close_table(t);
}

/* STS-089, STS-C06: equals share, rounded up, and are not consoled. */
static void equals_share_rounded_up(void **unused)
{
	(void)unused;
	struct table *t = jump_start("Twin Drop Tanks", "Twin Drop Tanks", "Twin Drop Tanks");
	end_turn(t);
	assert_int_equal(funds(t, 0), 10 + 1 + 4);
	assert_int_equal(funds(t, 1), 10 + 4);
	assert_int_equal(funds(t, 2), 10 + 4);
	for (int seat = 0; seat < 3; seat++)
		assert_int_equal(player(t, seat)->contracts, 1);
	close_table(t);
}

/* Contracts that ask for parts instead of stats. STS-078. */
static void some_contracts_count_cards(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	open_contract(t, "Elegance Prize");
	build(t, 0, "Flexibility");
	build(t, 0, "Modularity");
	build_off(t, 0, "Robustness"); /* not there: STS-057 */
	build(t, 0, "Dockyard Crane"); /* need 0 asks nothing even of -2 */
	int pay = t->r->epoch[epoch(t, "Elegance Prize") - 1].tier[0].pay;
	say(t, 0, "launch");
	assert_int_equal(funds(t, 0), 30 + pay);
	close_table(t);
}

/* --- Contexts ------------------------------------------------------------------------------- */

/* STS-091, STS-092, STS-C28: for everybody, until the next one; what lasts on a
 * player goes on. */
static void a_context_holds_for_all_until_the_next(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	struct sts_figures plain = figures(t, 0), dear;
	set_context(t, "Inflation");
	for (int seat = 0; seat < 2; seat++) {
		dear = figures(t, seat);
		assert_int_equal(sts_price(t->r, &dear, card(t, "Tow Radar")),
		                 sts_price(t->r, &plain, card(t, "Tow Radar")) + 2);
	}
	orbit(t, 0);
	give(t, 0, "Service Agreement");
	say(t, 0, "Service Agreement");
	assert_int_equal(funds(t, 0), 30 - 5);
	next_epoch(t, "Business as Usual");
	go_round(t);
	assert_int_equal(t->s.context, epoch(t, "Business as Usual"));
	dear = figures(t, 0);
	assert_int_equal(sts_price(t->r, &dear, card(t, "Tow Radar")), 4);
	assert_int_equal(income_of(t, 0), 4);
	assert_int_equal(sts_epoch_discards(t->r, &t->s, epoch(t, "Inflation")), 1);
	close_table(t);
}

/* STS-093: no Context and Business as Usual are the same. */
static void business_as_usual_changes_nothing(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	build(t, 0, "Comms Relay");
	struct sts_figures none = figures(t, 0);
	set_context(t, "Business as Usual");
	struct sts_figures usual = figures(t, 0);
	assert_memory_equal(none.knob, usual.knob, sizeof none.knob);
	assert_memory_equal(none.stat, usual.stat, sizeof none.stat);
	close_table(t);
}

/* STS-094: one card more for everybody. */
static void increased_productivity_draws_one_more(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	set_context(t, "Increased Productivity");
	end_turn(t);
	assert_int_equal(t->s.draws, 2);
	say(t, 1, "draw design");
	say(t, 1, "draw ops");
	assert_true(asked(t, 1, STS_PLAYING));
	close_table(t);
}

/* STS-091: the harsh ones: a cap, a fee, a share. */
static void harsh_contexts_bite_income(void **unused)
{
	(void)unused;
	static const struct {
		const char *name;
		int income; /* of a tug that earns 10 */
	} harsh[] = {
		{ "Price War", 1 }, { "Slot Fees", 2 }, { "Recession", 3 }, { "Export Controls", 6 }
	};
	for (size_t i = 0; i < sizeof harsh / sizeof harsh[0]; i++) {
		struct table *t = set_table(2, NULL);
		build(t, 0, "Comms Relay");
		build(t, 0, "Tourist Cupola");
		assert_int_equal(income_of(t, 0), 10);
		set_context(t, harsh[i].name);
		assert_int_equal(income_of(t, 0), harsh[i].income);
		close_table(t);
	}
}

/* --- Disturbances ----------------------------------------------------------------------------- */

/* p1 is about to begin a round with this card on top. */
static void strike(struct table *t, const char *name)
{
	next_epoch(t, name);
	t->s.turn = (uint8_t)(sts_designers(t->r, &t->s) - 1);
	pl_ask(&t->s.base, t->s.turn);
	end_turn(t);
}

/* STS-095, STS-096: at once, then gone; a Solar Flare grounds all, free. */
static void a_solar_flare_grounds_everybody(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, NULL);
	orbit(t, 0);
	orbit(t, 2);
	build(t, 2, "Robustness"); /* but not this one */
	strike(t, "Solar Flare");
	assert_int_equal(player(t, 0)->ops, 0);
	assert_int_equal(player(t, 2)->ops, 1);
	assert_int_equal(funds(t, 0), 30 + 1); /* the income came first */
	assert_int_equal(t->s.context, 0);
	assert_int_equal(sts_epoch_discards(t->r, &t->s, epoch(t, "Solar Flare")), 3);
	/* Whoever is turned in the own turn plays on in Design, and may launch. */
	draw_all(t);
	assert_true(can(t, 0, "launch"));
	close_table(t);
}

/* STS-095: taxes round down, the leader is found by funds, the holder pays more. */
static void disturbances_take_money(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, NULL);
	set_funds(t, 1, 51);
	set_funds(t, 2, 51);
	strike(t, "Bank Run"); /* 35% of all who have most */
	assert_int_equal(funds(t, 0), 30);
	assert_int_equal(funds(t, 1), 51 - 17);
	assert_int_equal(funds(t, 2), 51 - 17);
	close_table(t);
	t = set_table(2, NULL);
	strike(t, "Pad Fire");
	assert_int_equal(funds(t, 0), 30 - 6 - 8);
	assert_int_equal(funds(t, 1), 30 - 6);
	close_table(t);
	t = set_table(2, NULL);
	orbit(t, 1);
	build(t, 1, "Tow Radar");
	build(t, 1, "Snare Net");
	strike(t, "Fuel Shock"); /* $2M a working card, in Ops */
	assert_int_equal(funds(t, 0), 30);
	assert_int_equal(funds(t, 1), 30 - 4);
	close_table(t);
}

/* STS-095: cards off tugs and out of hands, by price and by chance. */
static void disturbances_take_cards(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	build(t, 1, "Vending Machine");
	build(t, 1, "Comms Relay");
	build(t, 1, "Gold-Plated Galley");
	build(t, 1, "Dockyard Crane");
	strike(t, "Magnetic Storm"); /* the two costliest Features */
	assert_true(is_off(t, 1, "Comms Relay") && is_off(t, 1, "Gold-Plated Galley"));
	assert_false(is_off(t, 1, "Vending Machine") || is_off(t, 1, "Dockyard Crane"));
	close_table(t);
	t = set_table(2, NULL);
	for (int i = 0; i < 4; i++)
		give(t, 1, "Sponsor's Decal");
	give(t, 0, "Crowbar");
	strike(t, "Brain Drain");
	assert_int_equal(in_hand(t, 1, "Sponsor's Decal"), 1);
	assert_int_equal(in_pile(t, 1, "Sponsor's Decal"), 3);
	assert_int_equal(in_pile(t, 0, "Crowbar"), 1);
	close_table(t);
	t = set_table(2, NULL);
	open_contract(t, "Ice Haul");
	open_contract(t, "Flagship Assembly");
	strike(t, "Tender Cancelled");
	assert_int_equal(t->s.contract[0], 0);
	close_table(t);
}

/* STS-095, STS-116: the kind ones: money and token for the poorest, a repair and
 * a draw for all. */
static void some_disturbances_help(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	set_funds(t, 1, 5);
	strike(t, "Stimulus");
	assert_int_equal(funds(t, 1), 13);
	assert_int_equal(t->s.holder, 1);
	close_table(t);
	t = set_table(2, NULL);
	build_off(t, 1, "Tow Radar");
	build_off(t, 1, "Comms Relay");
	strike(t, "Open House");
	assert_true(asked(t, 1, STS_MENDING)); /* STS-G11: it is p2's choice, in p1's turn */
	assert_non_null(strstr(question(t, 1), "Open House: turn up to 1 disabled card up"));
	assert_refused(t, "STS-059", STS_MEND, card(t, "Winch Room"), 0);
	say(t, 1, "mend Tow Radar");
	assert_true(asked(t, 0, STS_DRAWING));
	assert_false(is_off(t, 1, "Tow Radar"));
	assert_true(is_off(t, 1, "Comms Relay"));
	assert_int_equal(t->s.draws, 2);
	draw_all(t);
	end_turn(t);
	assert_int_equal(t->s.draws, 2);
	draw_all(t);
	next_epoch(t, "Business as Usual");
	end_turn(t);
	assert_int_equal(t->s.draws, 1);
	close_table(t);
}

/* STS-G11: everybody is asked in turn order from the token's holder, may decline, and is not
 * asked where there is nothing to choose; also when a card turned the Disturbance. */
static void an_open_house_asks_everybody(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, NULL);
	orbit(t, 0);
	t->s.holder = 2;
	give(t, 0, "Forecast Revision");
	build_off(t, 0, "Tow Radar");
	build_off(t, 2, "Snare Net");
	next_epoch(t, "Open House");
	say(t, 0, "Forecast Revision");
	assert_true(asked(t, 2, STS_MENDING));
	say(t, 2, "enough");
	assert_true(is_off(t, 2, "Snare Net"));
	assert_true(asked(t, 0, STS_MENDING));
	say(t, 0, "mend Tow Radar");
	assert_false(is_off(t, 0, "Tow Radar"));
	assert_true(asked(t, 0, STS_DRAWING)); /* the card goes on: two cards */
	assert_int_equal(t->s.draws, 2);
	draw_all(t);
	assert_int_equal(in_pile(t, 0, "Forecast Revision"), 1);
	close_table(t);
}

/* STS-C42: who was poorest when the card was turned takes the token, too. */
static void a_stimulus_finds_the_poorest_once(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	set_funds(t, 0, 12);
	set_funds(t, 1, 10);
	strike(t, "Stimulus"); /* p2 is no longer the poorest with 18 */
	assert_int_equal(funds(t, 1), 18);
	assert_int_equal(t->s.holder, 1);
	close_table(t);
}

/* STS-058, STS-057: a Disturbance that destroys at random spares what is disabled. */
static void a_close_conjunction_spares_disabled_cards(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	build_off(t, 0, "Tow Radar");
	build_off(t, 1, "Comms Relay");
	build(t, 1, "Snare Net");
	strike(t, "Close Conjunction");
	assert_true(has(t, 0, "Tow Radar"));
	assert_true(has(t, 1, "Comms Relay"));
	assert_false(has(t, 1, "Snare Net"));
	assert_null(heard(t, STS_DID_SPARED)); /* nothing warded it off */
	close_table(t);
}

/* STS-089, STS-C06: the reward is split with what changes it: $9M and 5 more make 14, 7 each. */
static void shared_pay_is_split_with_its_modifiers(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, NULL);
	set_context(t, "Bull Market");
	for (int seat = 0; seat < 2; seat++) {
		orbit(t, seat);
		build(t, seat, "Snare Net");
	}
	orbit(t, 2); /* met by nobody else */
	t->s.turn = 2;
	pl_ask(&t->s.base, 2);
	give(t, 2, "Forecast Revision");
	next_epoch(t, "Hold This, Please");
	say(t, 2, "Forecast Revision");
	assert_int_equal(funds(t, 0), 30 + 7);
	assert_int_equal(funds(t, 1), 30 + 7);
	close_table(t);
}

/* STS-088: of two sums below zero the higher one wins the tie, and the other is consoled. */
static void sums_below_zero_compare_truly(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, "epoch[Showroom Model].also_n=1");
	for (int seat = 0; seat < 2; seat++) {
		orbit(t, seat);
		build(t, seat, "Tourist Cupola"); /* Speed -1 */
	}
	give(t, 0, "Forecast Revision");
	next_epoch(t, "Showroom Model");
	assert_int_equal(stat_of(t, 0, STS_SPEED), -1);
	say(t, 0, "Forecast Revision"); /* -1 each: shared */
	assert_int_equal(heard(t, STS_DID_CONTRACT)->arg[4], 2);
	close_table(t);
	t = set_table_with(2, "epoch[Showroom Model].also_n=1", "card[Comms Relay].stats[1]=-2");
	for (int seat = 0; seat < 2; seat++) {
		orbit(t, seat);
		build(t, seat, "Tourist Cupola");
	}
	build(t, 1, "Comms Relay"); /* -3 against -1 */
	give(t, 0, "Forecast Revision");
	next_epoch(t, "Showroom Model");
	say(t, 0, "Forecast Revision");
	assert_int_equal(heard(t, STS_DID_CONTRACT)->seat, 0);
	assert_int_equal(heard(t, STS_DID_CONTRACT)->arg[4], 1);
	assert_int_equal(heard(t, STS_DID_CONSOLE)->seat, 1);
	assert_string_equal(told(t, STS_DID_CONSOLE, 0),
	                    "p2 meets Showroom Model too, loses the tie and gets $3M");
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(play_begins_with_a_shift),
		cmocka_unit_test(one_shift_a_round_before_the_holders_draw),
		cmocka_unit_test(a_moving_token_shifts_once_a_round),
		cmocka_unit_test(the_epoch_deck_is_filled_again),
		cmocka_unit_test(contracts_have_terms_and_rewards),
		cmocka_unit_test(a_fourth_contract_pushes_out_the_oldest),
		cmocka_unit_test(a_contract_is_met_in_ops),
		cmocka_unit_test(contracts_are_looked_at_all_the_time),
		cmocka_unit_test(the_bonus_takes_the_place_of_the_reward),
		cmocka_unit_test(a_bonus_beats_a_plain_claim),
		cmocka_unit_test(the_most_stat_points_take_it),
		cmocka_unit_test(equals_share_rounded_up),
		cmocka_unit_test(some_contracts_count_cards),
		cmocka_unit_test(a_context_holds_for_all_until_the_next),
		cmocka_unit_test(business_as_usual_changes_nothing),
		cmocka_unit_test(increased_productivity_draws_one_more),
		cmocka_unit_test(harsh_contexts_bite_income),
		cmocka_unit_test(a_solar_flare_grounds_everybody),
		cmocka_unit_test(disturbances_take_money),
		cmocka_unit_test(disturbances_take_cards),
		cmocka_unit_test(some_disturbances_help),
		cmocka_unit_test(an_open_house_asks_everybody),
		cmocka_unit_test(a_stimulus_finds_the_poorest_once),
		cmocka_unit_test(a_close_conjunction_spares_disabled_cards),
		cmocka_unit_test(shared_pay_is_split_with_its_modifiers),
		cmocka_unit_test(sums_below_zero_compare_truly),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

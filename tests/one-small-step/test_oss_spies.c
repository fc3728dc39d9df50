/* test_oss_spies.c - the Spy Network, spies on mats and on the tree. */
#include "one-small-step/table.h"

static struct table *rich_table(int seats)
{
	struct table *t = set_table(seats, NULL);
	for (int seat = 0; seat < seats; seat++)
		set_stock(t, seat, 40);
	return t;
}

/* --- training ------------------------------------------------------------------- */

/* OSS-079, OSS-080, OSS-081, OSS-082, OSS-083, OSS-084: tier by tier, at China's printed
 * prices, and no further than four. */
static void china_trains_tier_by_tier(void **unused)
{
	(void)unused;
	static const uint8_t prices[][OSS_RESOURCES + 1] = {
		{ 0, 0, 0, 1, 0, 5 },
		{ 0, 0, 1, 1, 0, 8 },
		{ 0, 0, 2, 2, 0, 10 },
	};
	struct table *t = rich_table(2);
	for (int tier = 2; tier <= 4; tier++) {
		set_stock(t, 0, 40);
		say(t, 0, "train");
		assert_int_equal(player(t, 0)->tier, tier);
		for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
			assert_int_equal(stock(t, 0, resource), 40 - prices[tier - 2][resource]);
		idle(t);
	}
	assert_refused(t, "OSS-083", OSS_TRAIN, 0, 0);
	close_table(t);
}

/* OSS-079: who cannot pay does not train. */
static void training_must_be_paid(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	assert_refused(t, "OSS-079", OSS_TRAIN, 0, 0);
	close_table(t);
}

/* OSS-085: a spy for each tier. */
static void there_are_as_many_spies_as_tiers(void **unused)
{
	(void)unused;
	struct table *t = rich_table(2);
	say(t, 0, "place spy");
	say(t, 0, "send spy to Iron of p2");
	idle(t);
	assert_refused(t, "OSS-085", OSS_PLACE, 0, 0);
	say(t, 0, "train");
	idle(t);
	say(t, 0, "place spy");
	say(t, 0, "send spy to Oil of p2");
	assert_int_equal(oss_spies_out(player(t, 0)), 2);
	idle(t);
	assert_refused(t, "OSS-085", OSS_PLACE, 0, 0);
	close_table(t);
}

/* --- on mats --------------------------------------------------------------------------- */

/* OSS-086, OSS-087: on one resource of a rival's mat; not on one's own. */
static void a_spy_stands_on_a_rivals_resource(void **unused)
{
	(void)unused;
	struct table *t = rich_table(3);
	say(t, 0, "place spy");
	assert_refused(t, "OSS-086", OSS_SEND, oss_mat_place(0, OSS_IRON), 0);
	assert_refused(t, "OSS-C35", OSS_SEND, oss_mat_place(3, OSS_IRON), 0);
	say(t, 0, "send spy to Gold of p3");
	assert_int_equal(player(t, 0)->watches, oss_watch(2, OSS_GOLD));
	assert_int_equal(t->s.turn, 1);
	close_table(t);
}

/* OSS-C23: one spy of a player on a resource; spies of several may share it. */
static void spies_of_several_share_a_resource(void **unused)
{
	(void)unused;
	struct table *t = rich_table(3);
	player(t, 0)->tier = 2;
	watch(t, 0, 2, OSS_MORALE);
	say(t, 0, "place spy");
	assert_refused(t, "OSS-C23", OSS_SEND, oss_mat_place(2, OSS_MORALE), 0);
	say(t, 0, "send spy to Iron of p3");
	say(t, 1, "place spy");
	say(t, 1, "send spy to Morale of p3");
	assert_true(oss_has_spy(player(t, 1), oss_mat_place(2, OSS_MORALE)));
	close_table(t);
}

/* OSS-C08: a spy that is out may be moved instead, to another place. */
static void a_spy_can_be_moved(void **unused)
{
	(void)unused;
	struct table *t = rich_table(2);
	watch(t, 0, 1, OSS_MORALE);
	assert_refused(t, "OSS-C08", OSS_MOVE, oss_mat_place(1, OSS_OIL), 0);
	say(t, 0, "move spy from Morale of p2");
	assert_refused(t, "OSS-C08", OSS_SEND, oss_mat_place(1, OSS_MORALE), 0);
	say(t, 0, "send spy to Capsule");
	assert_int_equal(player(t, 0)->watches, 0);
	assert_int_equal(player(t, 0)->posts, oss_bit(CAPSULE));
	assert_int_equal(heard(t, OSS_DID_PLACE)->arg[1], oss_mat_place(1, OSS_MORALE));
	close_table(t);
}

/* --- on the tree -------------------------------------------------------------------------- */

/* OSS-088: nobody else can research it; its owner can. OSS-C09: then it is open. */
static void a_spy_blocks_what_nobody_has(void **unused)
{
	(void)unused;
	struct table *t = rich_table(2);
	say(t, 0, "place spy");
	say(t, 0, "send spy to State Mint");
	assert_refused(t, "OSS-088", OSS_RESEARCH, STATE_MINT, 0);
	idle(t);
	say(t, 0, "research State Mint");
	assert_refused(t, "", OSS_RESEARCH, STATE_MINT, 0);
	assert_true(oss_has_spy(player(t, 0), oss_tech_place(STATE_MINT)));
	close_table(t);
}

/* OSS-C08: one block is the most, and none before the Moon, unless agreed. */
static void blocks_have_limits(void **unused)
{
	(void)unused;
	struct table *t = rich_table(2);
	post(t, 1, STATE_MINT);
	say(t, 0, "place spy");
	assert_refused(t, "OSS-C08", OSS_SEND, oss_tech_place(STATE_MINT), 0);
	assert_refused(t, "OSS-C08", OSS_SEND, oss_tech_place(MOON), 0);
	close_table(t);
	t = set_table(2, "moon_spies=allowed");
	say(t, 0, "place spy");
	say(t, 0, "send spy to The Moon");
	mark_two_roads(t, 1);
	set_stock(t, 1, 60);
	assert_refused(t, "OSS-088", OSS_RESEARCH, MOON, 0);
	close_table(t);
}

/* OSS-089, OSS-C16, OSS-C17: what a rival has is borrowed, and the rival keeps it. */
static void a_spy_borrows_what_a_rival_has(void **unused)
{
	(void)unused;
	struct table *t = rich_table(2);
	mark(t, 1, OPEN_PITS);
	mark(t, 0, OPEN_PITS);
	mark(t, 1, BLAST_FURNACES);
	say(t, 0, "place spy");
	say(t, 0, "send spy to Blast Furnaces");
	assert_int_equal(oss_production(t->r, &t->s, 0, OSS_IRON), 3);
	assert_int_equal(oss_production(t->r, &t->s, 1, OSS_IRON), 3);
	idle(t);
	int iron = stock(t, 0, OSS_IRON);
	say(t, 0, "produce");
	assert_int_equal(stock(t, 0, OSS_IRON), iron + 3);
	close_table(t);
}

/* OSS-C17: a technology of one's own does not count twice. */
static void borrowing_counts_once(void **unused)
{
	(void)unused;
	struct table *t = rich_table(2);
	mark(t, 1, OPEN_PITS);
	post(t, 0, OPEN_PITS);
	assert_int_equal(oss_production(t->r, &t->s, 0, OSS_IRON), 2);
	say(t, 0, "research Open Pits");
	assert_int_equal(oss_production(t->r, &t->s, 0, OSS_IRON), 2);
	close_table(t);
}

/* OSS-090: borrowed is not researched: not as a prerequisite, nor for an objective. */
static void borrowed_is_not_researched(void **unused)
{
	(void)unused;
	struct table *t = rich_table(2);
	mark(t, 1, TELEMETRY);
	mark(t, 1, SPY_SATELLITE);
	player(t, 0)->tier = 2;
	post(t, 0, TELEMETRY);
	post(t, 0, SPY_SATELLITE);
	t->s.objective = OPEN_SKIES;
	assert_refused(t, "OSS-054", OSS_RESEARCH, GUIDANCE, 0);
	assert_false(oss_meets_objective(t->r, &t->s, 0));
	assert_true(oss_meets_objective(t->r, &t->s, 1));
	assert_true(oss_standing(t->r, &t->s, 0, OSS_LISTEN, 0) > 0);
	close_table(t);
}

/* OSS-C31: no spy where it would neither block nor borrow. */
static void a_spy_must_be_of_use(void **unused)
{
	(void)unused;
	struct table *t = rich_table(2);
	mark(t, 0, RADIO_HOUR);
	mark(t, 1, RADIO_HOUR);
	mark(t, 0, OPEN_PITS);
	mark(t, 1, OPEN_PITS);
	mark(t, 1, TEST_ROCKET);
	say(t, 0, "place spy");
	assert_refused(t, "OSS-C31", OSS_SEND, oss_tech_place(RADIO_HOUR), 0);
	assert_refused(t, "OSS-C31", OSS_SEND, oss_tech_place(TEST_ROCKET), 0);
	assert_refused(t, "", OSS_SEND, oss_tech_place(STATE_MINT), 0);
	close_table(t);
}

/* OSS-C39: Spy Satellite shows the spy out. */
static void spy_satellite_evicts(void **unused)
{
	(void)unused;
	struct table *t = rich_table(2);
	post(t, 1, STATE_MINT);
	assert_refused(t, "OSS-088", OSS_RESEARCH, STATE_MINT, 0);
	mark(t, 0, BAUXITE_MINES);
	mark(t, 0, TELEMETRY);
	mark(t, 0, SPY_SATELLITE);
	say(t, 0, "research State Mint");
	assert_int_equal(player(t, 1)->posts, 0);
	assert_int_equal(heard(t, OSS_DID_RECALL)->arg[0], 2);
	close_table(t);
}

/* OSS-046: bots take what they can, and reckon that others will. */
static void bots_leave_nothing(void **unused)
{
	(void)unused;
	int32_t asked[PL_SEATS], taken[PL_SEATS];
	uint16_t weight[PL_MOVES];
	struct pl_move moves[PL_MOVES];
	struct table *t = set_table(4, NULL), *other = set_table(4, "skimming=always");
	for (int seat = 1; seat < 4; seat++) {
		watch(t, seat, 0, OSS_GOLD);
		watch(other, seat, 0, OSS_GOLD);
		mark(t, 0, STATE_MINT);
		mark(other, 0, STATE_MINT);
	}
	say(t, 0, "produce");
	say(other, 0, "produce");
	assert_int_equal(t->s.base.phase, OSS_SKIMMING);
	int count = oss_game.legal(t->book->rules, &t->s.base, 1, moves);
	assert_int_equal(count, 2);
	oss_game.weigh(t->book->rules, &t->s.base, moves, count, weight);
	assert_int_equal(moves[0].verb, OSS_SKIM);
	assert_true(weight[0] > 1000 * weight[1]);
	oss_game.value(t->book->rules, &t->s.base, asked);
	oss_game.value(other->book->rules, &other->s.base, taken);
	assert_memory_equal(asked, taken, sizeof asked);
	close_table(t);
	close_table(other);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(china_trains_tier_by_tier),
		cmocka_unit_test(training_must_be_paid),
		cmocka_unit_test(there_are_as_many_spies_as_tiers),
		cmocka_unit_test(a_spy_stands_on_a_rivals_resource),
		cmocka_unit_test(spies_of_several_share_a_resource),
		cmocka_unit_test(a_spy_can_be_moved),
		cmocka_unit_test(a_spy_blocks_what_nobody_has),
		cmocka_unit_test(blocks_have_limits),
		cmocka_unit_test(a_spy_borrows_what_a_rival_has),
		cmocka_unit_test(borrowing_counts_once),
		cmocka_unit_test(borrowed_is_not_researched),
		cmocka_unit_test(a_spy_must_be_of_use),
		cmocka_unit_test(spy_satellite_evicts),
		cmocka_unit_test(bots_leave_nothing),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

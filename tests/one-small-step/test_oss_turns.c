/* test_oss_turns.c - setting up, turns, Produce, Trade and Research. */
#include "one-small-step/table.h"

/* --- setting up ---------------------------------------------------------------- */

/* OSS-001, OSS-006, OSS-021: four countries, each with a mat of its own. */
static void countries_differ(void **unused)
{
	(void)unused;
	struct table *t = open_table(4, NULL, 1);
	for (int a = 0; a < OSS_FACTIONS; a++) {
		for (int b = 0; b < a; b++) {
			const struct oss_faction *x = &t->r->faction[a], *y = &t->r->faction[b];
			assert_int_not_equal(x->does[0].effect, y->does[0].effect);
			assert_memory_not_equal(x->network, y->network, sizeof x->network);
		}
		for (int tier = 2; tier <= OSS_TIERS; tier++)
			assert_true(t->r->faction[a].network[tier][OSS_GOLD] > 0);
	}
	assert_string_equal(oss_faction_name(t->book, USSR), "USSR");
	close_table(t);
}

/* OSS-002, OSS-011: for two to four, each for oneself. */
static void two_to_four_play(void **unused)
{
	(void)unused;
	assert_int_equal(oss_game.min_seats, 2);
	assert_int_equal(oss_game.max_seats, 4);
	struct table *t = set_table(3, NULL);
	struct pl_result result;
	player(t, 1)->stock[OSS_GOLD] = 90;
	oss_game.returns(t->book->rules, &t->s.base, &result);
	assert_int_equal(result.place[1], 1);
	assert_int_equal(result.place[0], 2);
	assert_int_equal(result.place[2], 2);
	close_table(t);
}

/* OSS-027, OSS-028, OSS-029, OSS-C01: chosen to the right, played to the left. */
static void the_last_to_choose_begins(void **unused)
{
	(void)unused;
	unsigned choosers = 0;
	for (uint64_t seed = 0; seed < 60; seed++) {
		struct table *t = open_table(4, NULL, seed);
		int chooser = t->s.turn;
		choosers |= 1u << chooser;
		say(t, chooser, "take Japan");
		assert_int_equal(t->s.turn, (chooser + 3) % 4);
		assert_refused(t, "OSS-028", OSS_PICK_MAT, JAPAN, 0);
		say(t, (chooser + 3) % 4, "take China");
		say(t, (chooser + 2) % 4, "take USSR");
		say(t, (chooser + 1) % 4, "take USA");
		assert_int_equal(t->s.base.phase, OSS_ACTING);
		for (int i = 1; i <= 4; i++) {
			assert_int_equal(t->s.turn, (chooser + i) % 4);
			idle(t);
		}
		close_table(t);
	}
	assert_int_equal(choosers, 15);
}

/* OSS-027: or by lot, each as likely. */
static void countries_can_be_drawn(void **unused)
{
	(void)unused;
	unsigned seen = 0;
	for (uint64_t seed = 0; seed < 60; seed++) {
		struct table *t = open_table(3, "factions=drawn", seed);
		assert_int_equal(t->s.base.phase, OSS_ACTING);
		assert_int_equal(t->s.turn, t->s.first);
		audit(t);
		seen |= 1u << t->s.player[0].faction;
		close_table(t);
	}
	assert_int_equal(seen, 30);
}

/* OSS-030, OSS-C05, OSS-032, OSS-033, OSS-036, OSS-031, OSS-016, OSS-C40, OSS-C42. */
static void everybody_starts_alike(void **unused)
{
	(void)unused;
	struct table *t = open_table(4, "factions=drawn", 5);
	for (int place = 0; place < 4; place++) {
		struct oss_player *p = player(t, (t->s.first + place) % 4);
		const struct oss_faction *country = &t->r->faction[p->faction - 1];
		for (int resource = OSS_MORALE; resource <= OSS_GOLD; resource++)
			assert_int_equal(p->stock[resource],
			                 2 + t->r->opening[2].place[place][resource] +
			                         country->start[resource]);
		assert_int_equal(p->tier, 1);
		assert_int_equal(p->cards, 0);
		assert_int_equal(p->marks, 0);
		assert_int_equal(oss_spies_out(p), 0);
	}
	assert_int_equal(t->s.deck_left, 75);
	close_table(t);
}

/* Three choose. Everybody has two of each until all have; then places and countries
 * have what the numbers say. Returns the Oil of the last place, USA. */
static int oil_of_the_last(const char *setting)
{
	struct table *t = open_table(3, setting, 5);
	int chooser = t->s.turn, oil;
	say(t, chooser, "take USA");
	say(t, (chooser + 2) % 3, "take USSR");
	for (int seat = 0; seat < 3; seat++)
		for (int resource = OSS_MORALE; resource <= OSS_GOLD; resource++)
			assert_int_equal(stock(t, seat, resource), 2);
	say(t, (chooser + 1) % 3, "take Japan");
	for (int place = 0; place < 3; place++) {
		const struct oss_player *p = player(t, (t->s.first + place) % 3);
		for (int resource = OSS_MORALE; resource <= OSS_GOLD; resource++)
			assert_int_equal(p->stock[resource],
			                 2 + t->r->opening[1].place[place][resource] +
			                         t->r->faction[p->faction - 1].start[resource]);
	}
	assert_int_equal(player(t, chooser)->faction, USA);
	oil = stock(t, chooser, OSS_OIL);
	close_table(t);
	return oil;
}

/* OSS-C40: some places start with more, as many as play; OSS-C42: so do some countries,
 * once it is known who they are. */
static void some_start_with_more(void **unused)
{
	(void)unused;
	int none = oil_of_the_last("opening[2].place[3].oil=0");
	assert_int_equal(oil_of_the_last("opening[2].place[3].oil=7"), none + 7);
	assert_int_equal(oil_of_the_last("opening[2].place[2].oil=7"), oil_of_the_last(NULL));
	assert_int_equal(oil_of_the_last("opening[3].place[3].oil=7"), oil_of_the_last(NULL));
	none = oil_of_the_last("faction[USA].start.oil=0");
	assert_int_equal(oil_of_the_last("faction[USA].start.oil=5"), none + 5);
	assert_int_equal(oil_of_the_last("faction[Japan].start.oil=5"), oil_of_the_last(NULL));
}

/* OSS-004, OSS-019, OSS-034, OSS-035: one of eight, by lot or agreed. */
static void one_objective_is_drawn(void **unused)
{
	(void)unused;
	unsigned seen = 0;
	struct table *t;
	for (uint64_t seed = 0; seed < 200; seed++) {
		t = open_table(2, NULL, seed);
		seen |= 1u << t->s.objective;
		close_table(t);
	}
	assert_int_equal(seen, 0x1fe);
	t = open_table(2, "objective_in_play=Open Skies", 3);
	assert_int_equal(t->s.objective, OPEN_SKIES);
	close_table(t);
}

/* OSS-012, OSS-013, OSS-014, OSS-015, OSS-017, OSS-018, OSS-020, OSS-026, OSS-060,
 * OSS-064: the tree has a space for every marker but one, ten of them upgrades, two of
 * each resource. */
static void the_tree_fits_the_box(void **unused)
{
	(void)unused;
	struct table *t = open_table(2, NULL, 1);
	assert_int_equal(t->r->technology_count, 22 - 1);
	assert_int_equal(oss_count_bits(t->r->works), 10);
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		assert_int_equal(oss_count_bits(t->r->works & t->r->yields[resource]), 2);
	assert_int_equal(t->r->plan_count, 8);
	assert_int_equal(OSS_TIERS, 4);
	close_table(t);
}

/* --- turns ---------------------------------------------------------------------------- */

/* OSS-037, OSS-038, OSS-039, OSS-040: six actions, one a turn. */
static void a_turn_is_one_action(void **unused)
{
	(void)unused;
	static const char *const actions[] = { "produce",     "sell 1 Iron", "research Radio Hour",
		                               "play Curfew", "draw 1",      "train",
		                               "place spy" };
	for (size_t i = 0; i < sizeof actions / sizeof actions[0]; i++) {
		struct table *t = set_table(2, NULL);
		t->s.turn = 1;
		pl_ask(&t->s.base, 1);
		set_stock(t, 1, 20);
		deal(t, 1, CURFEW);
		say(t, 1, actions[i]);
		if (t->s.base.phase == OSS_TRADING)
			say(t, 1, "done");
		if (t->s.base.phase == OSS_PLACING)
			say(t, 1, "send spy to Gold of p1");
		assert_int_equal(t->s.turn, 0);
		assert_int_equal(t->s.turns, 2);
		assert_int_equal(t->s.base.phase, OSS_ACTING);
		struct pl_move late = { OSS_PRODUCE, 1, { 0 } };
		assert_string_equal(
			oss_game.reasons[oss_game.check(t->book->rules, &t->s.base, &late)].clause,
			"OSS-037");
		close_table(t);
	}
}

/* OSS-C24, OSS-070: nothing can be done without passing. */
static void lying_low_is_allowed(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	struct oss_player before = *player(t, 0);
	set_stock(t, 1, 0);
	say(t, 0, "lie low");
	assert_memory_equal(&before, player(t, 0), sizeof before);
	assert_int_equal(t->s.turn, 1);
	assert_true(can(t, 1, "produce"));
	close_table(t);
}

/* OSS-C24, OSS-010, OSS-007, OSS-052: nothing else is on the menu: no pass, no attack,
 * no promise, no trade with others. */
static void the_menu_holds_the_six_actions(void **unused)
{
	(void)unused;
	struct table *t = set_table(4, NULL);
	struct pl_move moves[PL_MOVES];
	set_stock(t, 0, 30);
	deal(t, 0, CURFEW);
	int count = oss_game.legal(t->book->rules, &t->s.base, 0, moves);
	for (int i = 0; i < count; i++)
		assert_true((moves[i].verb >= OSS_PRODUCE && moves[i].verb <= OSS_MOVE) ||
		            moves[i].verb == OSS_TURN_IN);
	close_table(t);
}

/* --- produce ----------------------------------------------------------------------------- */

/* OSS-041, OSS-042, OSS-045, OSS-C04, OSS-022, OSS-008: China makes one of each, from the
 * supply, and only when it produces. */
static void produce_gives_what_the_mat_lists(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	say(t, 0, "produce");
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++) {
		assert_int_equal(stock(t, 0, resource), 3);
		assert_int_equal(stock(t, 1, resource), 2);
	}
	idle(t);
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		assert_int_equal(stock(t, 0, resource), 3);
	close_table(t);
	t = set_table(2, "base_production=2");
	say(t, 0, "produce");
	assert_int_equal(stock(t, 0, OSS_OIL), 4);
	close_table(t);
}

/* OSS-043, OSS-061, OSS-062, OSS-063, OSS-059: +1, then +2, at every Produce. */
static void upgrades_add_to_produce(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	set_stock(t, 0, 20);
	say(t, 0, "research Open Pits");
	assert_int_equal(oss_upgrade(t->r, player(t, 0), OSS_IRON), 1);
	idle(t);
	int iron = stock(t, 0, OSS_IRON), oil = stock(t, 0, OSS_OIL);
	say(t, 0, "produce");
	assert_int_equal(stock(t, 0, OSS_IRON), iron + 2);
	assert_int_equal(stock(t, 0, OSS_OIL), oil + 1);
	idle(t);
	say(t, 0, "research Blast Furnaces");
	assert_int_equal(oss_upgrade(t->r, player(t, 0), OSS_IRON), 2);
	idle(t);
	for (int i = 0; i < 2; i++) {
		iron = stock(t, 0, OSS_IRON);
		say(t, 0, "produce");
		assert_int_equal(stock(t, 0, OSS_IRON), iron + 3);
		idle(t);
	}
	close_table(t);
}

/* OSS-044, OSS-046, OSS-047: of three Iron two are kept and one goes to the spy. */
static void a_spy_takes_one_of_three(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, NULL);
	mark(t, 0, OPEN_PITS);
	mark(t, 0, BLAST_FURNACES);
	watch(t, 2, 0, OSS_IRON);
	say(t, 0, "produce");
	say(t, 2, "take Iron");
	assert_int_equal(stock(t, 0, OSS_IRON), 2 + 2);
	assert_int_equal(stock(t, 2, OSS_IRON), 2 + 1);
	assert_int_equal(stock(t, 1, OSS_IRON), 2);
	assert_int_equal(stock(t, 0, OSS_OIL), 3);
	assert_int_equal(heard(t, OSS_DID_SKIM)->seat, 2);
	close_table(t);
}

/* OSS-046: the owner of a spy is asked, out of turn, and may leave it. */
static void whose_spy_it_is_may_take(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, NULL);
	watch(t, 2, 0, OSS_IRON);
	say(t, 0, "produce");
	assert_int_equal(t->s.base.phase, OSS_SKIMMING);
	assert_int_equal(t->s.base.pending, pl_bit(2));
	assert_string_equal(question(t, 2),
	                    "p1 produces, and your spy stands on its Iron: take 1, or leave it?");
	assert_string_equal(question(t, 0), "Waiting for p3");
	struct pl_move other = { OSS_SKIM, 2, { OSS_OIL } };
	assert_string_equal(
		oss_game.reasons[oss_game.check(t->book->rules, &t->s.base, &other)].clause,
		"OSS-046");
	struct oss_state before = t->s;
	say(t, 2, "skip");
	assert_string_equal(told(t, OSS_DID_SPARE, 0), "The spy of p3 takes no Iron from p1");
	assert_int_equal(stock(t, 0, OSS_IRON), 3);
	assert_int_equal(stock(t, 2, OSS_IRON), 2);
	assert_int_equal(t->s.turn, 1);
	assert_int_equal(t->s.base.pending, pl_bit(1));
	t->s = before;
	say(t, 2, "take Iron");
	assert_string_equal(told(t, OSS_DID_SKIM, 0), "A spy of p3 takes 1 Iron from p1");
	assert_int_equal(stock(t, 0, OSS_IRON), 2);
	assert_int_equal(stock(t, 2, OSS_IRON), 3);
	assert_int_equal(t->s.turn, 1);
	close_table(t);
	t = set_table(3, "skimming=always");
	watch(t, 2, 0, OSS_IRON);
	say(t, 0, "produce");
	assert_int_equal(stock(t, 0, OSS_IRON), 2);
	assert_int_equal(stock(t, 2, OSS_IRON), 3);
	assert_int_equal(t->s.turn, 1);
	close_table(t);
}

/* OSS-046: China turns a card into a resource after all have answered. */
static void the_turn_goes_on_when_spies_have_taken(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	deal(t, 0, CURFEW);
	player(t, 1)->tier = 2;
	watch(t, 1, 0, OSS_MORALE);
	watch(t, 1, 0, OSS_GOLD);
	say(t, 0, "produce");
	say(t, 1, "take Morale");
	assert_int_equal(t->s.base.pending, pl_bit(1));
	say(t, 1, "take Gold");
	assert_int_equal(t->s.base.phase, OSS_LEAVING);
	assert_int_equal(t->s.base.pending, pl_bit(0));
	say(t, 0, "end turn");
	assert_int_equal(t->s.turn, 1);
	close_table(t);
}

/* OSS-C10: in turn order from the producer, never below nothing, never the stockpile; what one
 * leaves, the next may take. */
static void spies_take_in_turn_order(void **unused)
{
	(void)unused;
	for (int leaves = 0; leaves < 2; leaves++) {
		struct table *t = set_table(4, NULL);
		t->s.turn = 2;
		pl_ask(&t->s.base, 2);
		watch(t, 0, 2, OSS_MORALE);
		watch(t, 1, 2, OSS_MORALE);
		watch(t, 3, 2, OSS_MORALE);
		mark(t, 2, RADIO_HOUR);
		say(t, 2, "produce");
		say(t, 3, "take Morale");
		say(t, 0, leaves ? "skip" : "take Morale");
		if (leaves)
			say(t, 1, "take Morale");
		assert_int_equal(stock(t, 3, OSS_MORALE), 3);
		assert_int_equal(stock(t, 0, OSS_MORALE), leaves ? 2 : 3);
		assert_int_equal(stock(t, 1, OSS_MORALE), leaves ? 3 : 2);
		assert_int_equal(stock(t, 2, OSS_MORALE), 2);
		assert_int_equal(t->s.turn, 3);
		close_table(t);
	}
}

/* OSS-024, OSS-025, OSS-C11, OSS-C32: more than the box holds is no limit. */
static void a_stockpile_has_no_limit(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	set_stock(t, 0, 500);
	say(t, 0, "produce");
	assert_int_equal(stock(t, 0, OSS_MORALE), 501);
	idle(t);
	set_stock(t, 0, OSS_MOST);
	say(t, 0, "produce");
	assert_int_equal(stock(t, 0, OSS_MORALE), OSS_MOST);
	close_table(t);
}

/* --- trade ---------------------------------------------------------------------------------- */

/* OSS-048, OSS-049, OSS-C06: a sale of a mix of three. */
static void a_sale_mixes_up_to_three(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	say(t, 0, "sell 2 Iron");
	assert_int_equal(t->s.base.phase, OSS_TRADING);
	assert_refused(t, "OSS-048", OSS_BUY, OSS_OIL, 1);
	assert_refused(t, "OSS-049", OSS_SELL, OSS_OIL, 2);
	say(t, 0, "sell 1 Oil");
	assert_int_equal(t->s.turn, 1);
	assert_int_equal(stock(t, 0, OSS_IRON), 0);
	assert_int_equal(stock(t, 0, OSS_OIL), 1);
	assert_int_equal(stock(t, 0, OSS_GOLD), 5);
	close_table(t);
}

/* OSS-050: a purchase; OSS-023: of no more than there is. */
static void a_purchase_costs_gold(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	assert_refused(t, "OSS-023", OSS_BUY, OSS_OIL, 3);
	assert_refused(t, "OSS-023", OSS_SELL, OSS_OIL, 3);
	say(t, 0, "buy 1 Oil");
	say(t, 0, "buy 1 Aluminum");
	assert_int_equal(stock(t, 0, OSS_GOLD), 0);
	assert_int_equal(stock(t, 0, OSS_OIL), 3);
	assert_int_equal(stock(t, 0, OSS_ALUMINUM), 3);
	assert_int_equal(t->s.turn, 1);
	close_table(t);
}

/* OSS-C06, OSS-049: fewer than three will do. */
static void a_trade_may_stop_early(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	say(t, 0, "sell 1 Iron");
	say(t, 0, "done");
	assert_int_equal(stock(t, 0, OSS_GOLD), 3);
	assert_int_equal(t->s.turn, 1);
	close_table(t);
}

/* OSS-051, OSS-C21: Iron, Oil and Aluminum; no Morale, no Gold for Gold. */
static void morale_is_not_for_sale(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	assert_refused(t, "OSS-051", OSS_SELL, OSS_MORALE, 1);
	assert_refused(t, "OSS-051", OSS_BUY, OSS_MORALE, 1);
	assert_refused(t, "OSS-C21", OSS_SELL, OSS_GOLD, 1);
	for (int resource = OSS_IRON; resource <= OSS_ALUMINUM; resource++) {
		assert_refused(t, "", OSS_SELL, resource, 1);
		assert_refused(t, "", OSS_BUY, resource, 1);
	}
	close_table(t);
}

/* OSS-059: the USA and the Booster trade more at a time. */
static void some_trade_more(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	int more = t->r->faction[USA - 1].does[0].number;
	assert_true(more > 0);
	assert_int_equal(oss_trade_limit(t->r, &t->s, 0), 3);
	assert_int_equal(oss_trade_limit(t->r, &t->s, 1), 3 + more);
	mark(t, 0, BOOSTER);
	assert_true(oss_trade_limit(t->r, &t->s, 0) > 3);
	close_table(t);
}

/* --- research --------------------------------------------------------------------------------- */

/* OSS-053, OSS-055, OSS-056, OSS-098: the price goes, the marker comes. */
static void research_is_paid_for(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	const uint8_t *price = price_of(t, RADIO_HOUR);
	set_stock(t, 0, 9);
	say(t, 0, "research Radio Hour");
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		assert_int_equal(stock(t, 0, resource), 9 - price[resource]);
	assert_int_equal(player(t, 0)->marks, oss_bit(RADIO_HOUR));
	idle(t);
	assert_refused(t, "OSS-C07", OSS_RESEARCH, RADIO_HOUR, 0);
	set_stock(t, 0, 0);
	assert_refused(t, "OSS-053", OSS_RESEARCH, OPEN_PITS, 0);
	close_table(t);
}

/* OSS-C07: the same technology for everybody, at the full price. */
static void a_technology_is_for_everybody(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	set_stock(t, 0, 9);
	set_stock(t, 1, 9);
	say(t, 0, "research State Mint");
	say(t, 1, "research State Mint");
	assert_int_equal(stock(t, 1, OSS_GOLD), stock(t, 0, OSS_GOLD));
	assert_true((player(t, 1)->marks & player(t, 0)->marks) != 0);
	close_table(t);
}

/* OSS-054: one of each group; and the Moon two roads of three. */
static void technologies_need_others_first(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	set_stock(t, 0, 60);
	assert_refused(t, "OSS-054", OSS_RESEARCH, NEWSREELS, 0);
	assert_refused(t, "OSS-054", OSS_RESEARCH, TEST_ROCKET, 0);
	mark(t, 0, OIL_WELLS);
	assert_refused(t, "", OSS_RESEARCH, TEST_ROCKET, 0);
	mark_two_roads(t, 0);
	assert_refused(t, "", OSS_RESEARCH, MOON, 0);
	player(t, 0)->marks &= ~oss_bit(LANDER);
	assert_refused(t, "OSS-054", OSS_RESEARCH, MOON, 0);
	close_table(t);
}

/* OSS-057, OSS-058: One-Time gives at once, and not again. */
static void one_time_gives_once(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	mark(t, 0, OPEN_PITS);
	set_stock(t, 0, 9);
	say(t, 0, "research Test Rocket");
	int gold = t->r->technology[TEST_ROCKET - 1].does[1].number;
	assert_int_equal(stock(t, 0, OSS_GOLD), 9 - price_of(t, TEST_ROCKET)[OSS_GOLD] + gold);
	assert_int_equal(player(t, 0)->cards, 1);
	say(t, 0, "end turn");
	idle(t);
	say(t, 0, "produce");
	assert_int_equal(player(t, 0)->cards, 1);
	close_table(t);
}

/* OSS-057, OSS-C38: Docking exchanges, Morale gained and never given. */
static void docking_exchanges(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	int most = t->r->technology[DOCKING - 1].does[0].number;
	mark(t, 0, BAUXITE_MINES);
	mark(t, 0, SMELTERS);
	mark(t, 0, TELEMETRY);
	mark(t, 0, GUIDANCE);
	set_stock(t, 0, 20);
	say(t, 0, "research Docking");
	assert_int_equal(t->s.base.phase, OSS_BARTERING);
	int morale = stock(t, 0, OSS_MORALE), iron = stock(t, 0, OSS_IRON);
	assert_string_equal(refused(t, OSS_SWAP, OSS_MORALE, OSS_IRON, 1), "OSS-C38");
	assert_string_equal(refused(t, OSS_SWAP, OSS_IRON, OSS_MORALE, most + 1), "OSS-C38");
	say(t, 0, "swap 3 Iron for Morale");
	say(t, 0, "swap 1 Iron for Oil");
	assert_int_equal(stock(t, 0, OSS_MORALE), morale + 3);
	assert_int_equal(stock(t, 0, OSS_IRON), iron - 4);
	assert_int_equal(t->s.turn, 1);
	close_table(t);
}

/* OSS-C33: Japan pays less for what a rival has: what it lacks first, then Gold, and
 * never Morale. */
static void japan_pays_less_for_what_others_have(void **unused)
{
	(void)unused;
	struct table *t = set_table(4, NULL);
	uint8_t price[OSS_RESOURCES + 1];
	int off = t->r->faction[JAPAN - 1].does[0].number;
	assert_true(off > 0);
	set_stock(t, 3, 20);
	oss_price(t->r, &t->s, 3, BLAST_FURNACES, 0, price);
	assert_memory_equal(price, price_of(t, BLAST_FURNACES), sizeof price);
	mark(t, 0, OPEN_PITS);
	mark(t, 0, BLAST_FURNACES);
	oss_price(t->r, &t->s, 3, BLAST_FURNACES, 0, price);
	assert_int_equal(price[OSS_GOLD] + price[OSS_IRON] + price[OSS_OIL],
	                 price_of(t, BLAST_FURNACES)[OSS_GOLD] +
	                         price_of(t, BLAST_FURNACES)[OSS_IRON] +
	                         price_of(t, BLAST_FURNACES)[OSS_OIL] - off);
	player(t, 3)->stock[OSS_OIL] = 0;
	oss_price(t->r, &t->s, 3, BLAST_FURNACES, 0, price);
	assert_int_equal(price[OSS_OIL], 0);
	mark(t, 0, RADIO_HOUR);
	set_stock(t, 3, 0);
	oss_price(t->r, &t->s, 3, RADIO_HOUR, 9, price);
	assert_int_equal(price[OSS_MORALE], price_of(t, RADIO_HOUR)[OSS_MORALE]);
	assert_int_equal(price[OSS_GOLD], 0);
	close_table(t);
}

/* OSS-C41: the USSR gains for the first marker of all on a mission, and no other. */
static void the_ussr_likes_to_be_first(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, NULL);
	const struct oss_step *first = &t->r->faction[USSR - 1].does[0];
	assert_int_equal(first->effect, OSS_FIRST);
	t->s.turn = 2;
	pl_ask(&t->s.base, 2);
	set_stock(t, 2, 40);
	mark(t, 2, OPEN_PITS);
	mark(t, 2, BAUXITE_MINES);
	say(t, 2, "research Test Rocket");
	assert_int_equal(stock(t, 2, first->what),
	                 40 - price_of(t, TEST_ROCKET)[first->what] + first->number);
	assert_int_equal(player(t, 2)->firsts, 1);
	idle(t);
	idle(t);
	t->s.claimed |= oss_bit(TELEMETRY);
	set_stock(t, 2, 40);
	say(t, 2, "research Telemetry");
	assert_int_equal(stock(t, 2, first->what), 40 - price_of(t, TELEMETRY)[first->what]);
	assert_int_equal(player(t, 2)->firsts, 1);
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(countries_differ),
		cmocka_unit_test(two_to_four_play),
		cmocka_unit_test(the_last_to_choose_begins),
		cmocka_unit_test(countries_can_be_drawn),
		cmocka_unit_test(everybody_starts_alike),
		cmocka_unit_test(some_start_with_more),
		cmocka_unit_test(one_objective_is_drawn),
		cmocka_unit_test(the_tree_fits_the_box),
		cmocka_unit_test(a_turn_is_one_action),
		cmocka_unit_test(lying_low_is_allowed),
		cmocka_unit_test(the_menu_holds_the_six_actions),
		cmocka_unit_test(produce_gives_what_the_mat_lists),
		cmocka_unit_test(upgrades_add_to_produce),
		cmocka_unit_test(a_spy_takes_one_of_three),
		cmocka_unit_test(whose_spy_it_is_may_take),
		cmocka_unit_test(the_turn_goes_on_when_spies_have_taken),
		cmocka_unit_test(spies_take_in_turn_order),
		cmocka_unit_test(a_stockpile_has_no_limit),
		cmocka_unit_test(a_sale_mixes_up_to_three),
		cmocka_unit_test(a_purchase_costs_gold),
		cmocka_unit_test(a_trade_may_stop_early),
		cmocka_unit_test(morale_is_not_for_sale),
		cmocka_unit_test(some_trade_more),
		cmocka_unit_test(research_is_paid_for),
		cmocka_unit_test(a_technology_is_for_everybody),
		cmocka_unit_test(technologies_need_others_first),
		cmocka_unit_test(one_time_gives_once),
		cmocka_unit_test(docking_exchanges),
		cmocka_unit_test(japan_pays_less_for_what_others_have),
		cmocka_unit_test(the_ussr_likes_to_be_first),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

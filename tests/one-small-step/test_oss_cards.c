/* test_oss_cards.c - Espionage: tiers, hands, the deck, and every kind of card. */
#include "one-small-step/table.h"

/* p1 at this tier with one card in hand; three players. */
static struct table *with_card(int kind, int tier)
{
	struct table *t = set_table(3, NULL);
	player(t, 0)->tier = (uint8_t)tier;
	deal(t, 0, kind);
	return t;
}

static const struct oss_step *step_of(const struct table *t, int kind, int row)
{
	return &t->r->card[kind - 1].does[row];
}

static int amount(const struct table *t, int kind, int row, int tier)
{
	return oss_amount(*step_of(t, kind, row), tier);
}

/* --- the action ------------------------------------------------------------------- */

/* OSS-065, OSS-066, OSS-C13: at Tier 1 a card is played or drawn. */
static void tier_one_plays_or_draws(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	t->s.turn = 1;
	pl_ask(&t->s.base, 1);
	deal(t, 1, CURFEW);
	assert_refused(t, "OSS-065", OSS_DRAW, 2, 0);
	say(t, 1, "play Curfew");
	assert_int_equal(t->s.turn, 0);
	assert_int_equal(player(t, 1)->cards, 0);
	say(t, 0, "draw 1");
	assert_int_equal(player(t, 0)->cards, 1);
	close_table(t);
}

/* OSS-067, OSS-068, OSS-071: then one, then up to two, after the card. */
static void higher_tiers_draw_after_playing(void **unused)
{
	(void)unused;
	for (int tier = 2; tier <= 3; tier++) {
		struct table *t = with_card(CURFEW, tier);
		say(t, 0, "play Curfew");
		assert_int_equal(t->s.base.phase, OSS_DRAWING);
		assert_refused(t, "OSS-038", OSS_PLAY, CURFEW, 0);
		assert_refused(t, "OSS-065", OSS_DRAW, tier, 0);
		assert_refused(t, "OSS-069", OSS_STEAL, 2, 0);
		say(t, 0, tier == 2 ? "draw 1" : "draw 2");
		assert_int_equal(player(t, 0)->cards, tier - 1);
		close_table(t);
	}
}

/* OSS-070: neither is a duty. OSS-C12: trained spies may also only draw. */
static void drawing_is_free_and_possible_without_playing(void **unused)
{
	(void)unused;
	struct table *t = with_card(CURFEW, 2);
	say(t, 0, "play Curfew");
	say(t, 0, "done");
	assert_int_equal(player(t, 0)->cards, 0);
	assert_int_equal(t->s.turn, 1);
	player(t, 1)->tier = 3;
	say(t, 1, "draw 2");
	assert_int_equal(player(t, 1)->cards, 2);
	close_table(t);
}

/* OSS-069, OSS-C28: at Tier 4 a card can be stolen, unseen, from a hand with cards. */
static void tier_four_steals(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, NULL);
	player(t, 0)->tier = 4;
	deal(t, 1, TALKS);
	assert_refused(t, "OSS-C28", OSS_STEAL, 3, 0);
	say(t, 0, "steal from p2");
	assert_int_equal(oss_held(&player(t, 0)->hand, TALKS), 1);
	assert_int_equal(player(t, 1)->cards, 0);
	const struct pl_event *event = heard(t, OSS_DID_STEAL);
	assert_int_equal(event->seen_by, 3);
	assert_int_equal(event->secret[0], TALKS);
	assert_true(t->events.reveals);
	struct oss_state view = t->s;
	oss_game.observe(t->book->rules, &view.base, 1);
	assert_int_equal(oss_held(&view.player[0].hand, TALKS), 1);
	view = t->s;
	oss_game.observe(t->book->rules, &view.base, 2);
	assert_true(oss_is_empty(&view.player[0].hand));
	close_table(t);
}

/* OSS-009: a hand is its owner's; not even a spectator sees it. */
static void hands_are_hidden(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, NULL);
	deal(t, 1, TALKS);
	deal(t, 1, CURFEW);
	for (int seat = 0; seat <= 3; seat++) {
		struct oss_state view = t->s;
		oss_game.observe(t->book->rules, &view.base, seat == 3 ? PL_SPECTATOR : seat);
		assert_true(oss_is_empty(&view.player[1].hand) == (seat != 1));
		assert_int_equal(view.player[1].cards, 2);
		for (int kind = 0; kind <= OSS_KINDS; kind++)
			assert_int_equal(view.deck[kind], 0);
	}
	close_table(t);
}

/* OSS-073: the drawer alone learns the card. */
static void a_draw_is_secret(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	next_card(t, DEFECTOR);
	say(t, 0, "draw 1");
	assert_int_equal(oss_held(&player(t, 0)->hand, DEFECTOR), 1);
	assert_int_equal(heard(t, OSS_DID_DRAW)->secret[0], DEFECTOR);
	assert_int_equal(heard(t, OSS_DID_DRAW)->seen_by, 1);
	assert_true(t->events.reveals);
	close_table(t);
}

/* OSS-072: played cards lie open on the discards. */
static void played_cards_are_discarded(void **unused)
{
	(void)unused;
	struct table *t = with_card(CURFEW, 1);
	assert_refused(t, "OSS-072", OSS_PLAY, TALKS, 0);
	say(t, 0, "play Curfew");
	assert_int_equal(t->s.discard[CURFEW], 1);
	assert_int_equal(heard(t, OSS_DID_PLAY)->arg[0], CURFEW);
	close_table(t);
}

/* OSS-074, OSS-C27: the last cards, then the discards with the card just played; and
 * nothing if there is nothing. */
static void the_discards_are_shuffled(void **unused)
{
	(void)unused;
	struct table *t = with_card(CURFEW, 3);
	for (int kind = 1; kind <= OSS_KINDS; kind++) {
		t->s.discard[kind] = (uint8_t)(t->s.discard[kind] + t->s.deck[kind]);
		t->s.deck[kind] = 0;
	}
	t->s.discard[TALKS]--;
	t->s.deck[TALKS] = t->s.deck_left = 1;
	say(t, 0, "play Curfew");
	say(t, 0, "draw 2");
	assert_int_equal(player(t, 0)->cards, 2);
	assert_true(oss_held(&player(t, 0)->hand, TALKS) >= 1);
	assert_int_equal(t->s.deck_left, 73);
	assert_int_equal(t->s.discard[CURFEW], 0);
	close_table(t);
}

/* OSS-C27: an empty deck and no discards give nothing. */
static void nothing_is_drawn_from_nothing(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	for (int kind = 1; kind <= OSS_KINDS; kind++)
		t->s.deck[kind] = 0;
	t->s.deck_left = 0;
	assert_int_equal(oss_may_draw(t->r, &t->s, 0), 0);
	assert_refused(t, "OSS-C27", OSS_DRAW, 1, 0);
	t->s.discard[TALKS] = 1;
	assert_int_equal(oss_may_draw(t->r, &t->s, 0), 1);
	close_table(t);
}

/* OSS-075, OSS-076, OSS-C14: five at most, when the action is over. */
static void hands_are_cut_to_five(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	t->s.turn = 1;
	pl_ask(&t->s.base, 1);
	for (int i = 0; i < 5; i++)
		deal(t, 1, CURFEW);
	next_card(t, DEFECTOR);
	say(t, 1, "draw 1");
	assert_int_equal(t->s.base.phase, OSS_DISCARDING);
	assert_refused(t, "OSS-038", OSS_PRODUCE, 0, 0);
	int discards = t->s.discard[CURFEW];
	say(t, 1, "discard Curfew");
	assert_int_equal(player(t, 1)->cards, 5);
	assert_int_equal(t->s.discard[CURFEW], discards + 1);
	assert_int_equal(t->s.turn, 0);
	close_table(t);
}

/* OSS-C25: what a card prints is paid. */
static void some_cards_have_a_price(void **unused)
{
	(void)unused;
	struct table *t = with_card(SCANDAL, 1);
	int price = t->r->card[SCANDAL - 1].price[OSS_GOLD];
	assert_true(price > 0);
	player(t, 0)->stock[OSS_GOLD] = (uint16_t)(price - 1);
	assert_refused(t, "OSS-C25", OSS_PLAY, SCANDAL, 0);
	player(t, 0)->stock[OSS_GOLD] = (uint16_t)price;
	say(t, 0, "play Scandal in the Press");
	assert_int_equal(stock(t, 0, OSS_GOLD), 0);
	close_table(t);
}

/* --- China --------------------------------------------------------------------------------- */

/* OSS-078, OSS-C20: once a turn, free, before or after the action, Morale too. */
static void china_turns_cards_into_resources(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	deal(t, 0, CURFEW);
	deal(t, 0, TALKS);
	deal(t, 1, TALKS);
	say(t, 0, "turn in Curfew");
	say(t, 0, "gain Morale");
	assert_int_equal(stock(t, 0, OSS_MORALE), 3);
	assert_int_equal(t->s.base.phase, OSS_ACTING);
	assert_refused(t, "OSS-078", OSS_TURN_IN, TALKS, 0);
	say(t, 0, "produce");
	assert_refused(t, "OSS-078", OSS_TURN_IN, TALKS, 0);
	idle(t);
	say(t, 0, "produce");
	assert_int_equal(t->s.base.phase, OSS_LEAVING);
	say(t, 0, "turn in Test-Ban Talks");
	say(t, 0, "gain Gold");
	assert_int_equal(t->s.turn, 1);
	close_table(t);
}

/* OSS-C20: instead of a discard. */
static void china_turns_in_what_is_too_much(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	for (int i = 0; i < 5; i++)
		deal(t, 0, CURFEW);
	say(t, 0, "draw 1");
	assert_int_equal(t->s.base.phase, OSS_DISCARDING);
	say(t, 0, "turn in Curfew");
	say(t, 0, "gain Oil");
	assert_int_equal(stock(t, 0, OSS_OIL), 3);
	assert_int_equal(t->s.turn, 1);
	close_table(t);
}

/* --- kinds of cards ---------------------------------------------------------------------------- */

/* OSS-077: 75 cards of 16 kinds that steal, copy, block, unmask, guard, gamble. */
static void the_deck_has_all_kinds(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	static const uint8_t wanted[] = { OSS_TAKE,   OSS_SPOIL, OSS_COPY,   OSS_STRIP, OSS_STALL,
		                          OSS_RECALL, OSS_GUARD, OSS_GAMBLE, OSS_PEEK };
	int cards = 0;
	for (int kind = 1; kind <= t->r->kind_count; kind++)
		cards += t->r->card[kind - 1].copies;
	assert_int_equal(cards, 75);
	for (size_t i = 0; i < sizeof wanted; i++) {
		bool found = false;
		for (int kind = 1; kind <= t->r->kind_count; kind++)
			for (int row = 0; row < t->r->card[kind - 1].does_count; row++)
				found = found || step_of(t, kind, row)->effect == wanted[i];
		assert_true(found);
	}
	close_table(t);
}

/* OSS-C35: tokens from a rival of one's choice, as many as there are. */
static void robbery_takes_what_is_there(void **unused)
{
	(void)unused;
	for (int tier = 1; tier <= 4; tier += 3) {
		struct table *t = with_card(FREIGHT, tier);
		int most = amount(t, FREIGHT, 0, tier);
		set_stock(t, 1, 50);
		set_stock(t, 2, 1);
		say(t, 0, "play Freight Diverted");
		assert_int_equal(t->s.base.phase, OSS_AIMING);
		assert_string_equal(refused(t, OSS_AIM, 2, OSS_MORALE, 0), "OSS-C35");
		assert_string_equal(refused(t, OSS_AIM, 1, OSS_IRON, 0), "OSS-C35");
		assert_string_equal(refused(t, OSS_LOOK, 2, 0, 0), "OSS-C35");
		assert_string_equal(refused(t, OSS_DEPRIVE, 2, OSS_IRON, 0), "OSS-C35");
		assert_string_equal(refused(t, OSS_UNMASK, 2, OSS_IRON, 0), "OSS-C35");
		assert_string_equal(refused(t, OSS_SKIP, 0, 0, 0), "OSS-072");
		say(t, 0, "Oil from p2");
		assert_int_equal(stock(t, 1, OSS_OIL), 50 - most);
		assert_int_equal(stock(t, 0, OSS_OIL), 2 + most);
		close_table(t);
		t = with_card(FREIGHT, tier);
		set_stock(t, 2, 1);
		say(t, 0, "play Freight Diverted");
		say(t, 0, "Iron from p3");
		assert_int_equal(stock(t, 2, OSS_IRON), 0);
		assert_int_equal(stock(t, 0, OSS_IRON), 3);
		close_table(t);
	}
}

/* OSS-C35: with one rival there is no question whom. */
static void a_single_rival_is_not_asked_about(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	deal(t, 0, BRIBED_MINISTER);
	set_stock(t, 1, 9);
	say(t, 0, "play Bribed Minister");
	assert_int_equal(stock(t, 1, OSS_GOLD), 9 - amount(t, BRIBED_MINISTER, 0, 1));
	assert_int_equal(t->s.turn, 1);
	close_table(t);
}

/* OSS-072: Loose Valve destroys, then researches; both as far as possible. */
static void spoiled_oil_is_nobodys(void **unused)
{
	(void)unused;
	struct table *t = with_card(LOOSE_VALVE, 2);
	set_stock(t, 2, 20);
	say(t, 0, "play Loose Valve");
	say(t, 0, "from p3");
	assert_int_equal(stock(t, 2, OSS_OIL), 20 - amount(t, LOOSE_VALVE, 0, 2));
	assert_int_equal(stock(t, 0, OSS_OIL), 2);
	assert_int_equal(t->s.base.phase, OSS_INVENTING);
	say(t, 0, "skip");
	assert_int_equal(t->s.base.phase, OSS_DRAWING);
	close_table(t);
}

/* OSS-C34: a guard is spent instead, once for the card, and then it is gone. */
static void a_guard_stops_a_card(void **unused)
{
	(void)unused;
	struct table *t = with_card(FREIGHT, 1);
	deal(t, 0, FREIGHT);
	player(t, 1)->guards = 1;
	say(t, 0, "play Freight Diverted");
	say(t, 0, "Oil from p2");
	assert_int_equal(stock(t, 1, OSS_OIL), 2);
	assert_int_equal(stock(t, 0, OSS_OIL), 2);
	assert_int_equal(player(t, 1)->guards, 0);
	assert_non_null(heard(t, OSS_DID_SHIELD));
	say(t, 0, "end turn");
	idle_until(t, 0);
	say(t, 0, "play Freight Diverted");
	say(t, 0, "Oil from p2");
	assert_true(stock(t, 1, OSS_OIL) < 2);
	close_table(t);
}

/* OSS-C34: Molehunt sends all spies off the own mat, guards or not, and sets a guard;
 * two are the most. */
static void molehunt_sweeps_and_guards(void **unused)
{
	(void)unused;
	struct table *t = with_card(MOLEHUNT, 1);
	for (int i = 0; i < 2; i++)
		deal(t, 0, MOLEHUNT);
	watch(t, 1, 0, OSS_MORALE);
	watch(t, 2, 0, OSS_MORALE);
	player(t, 1)->guards = 2;
	say(t, 0, "play Molehunt");
	assert_int_equal(player(t, 1)->watches | player(t, 2)->watches, 0);
	assert_int_equal(player(t, 1)->guards, 2);
	assert_int_equal(player(t, 0)->guards, 1);
	for (int guards = 2; guards <= 3; guards++) {
		say(t, 0, "end turn");
		idle_until(t, 0);
		say(t, 0, "play Molehunt");
		assert_int_equal(player(t, 0)->guards, 2);
	}
	close_table(t);
}

/* OSS-C35: Double Agent sends a spy home from anywhere, or lets it be. */
static void double_agent_unmasks(void **unused)
{
	(void)unused;
	struct table *t = with_card(DOUBLE_AGENT, 1);
	post(t, 1, STATE_MINT);
	watch(t, 2, 1, OSS_GOLD);
	set_stock(t, 0, 9);
	say(t, 0, "play Double Agent");
	assert_true(can(t, 0, "skip"));
	assert_string_equal(refused(t, OSS_UNMASK, 2, oss_tech_place(CAPSULE), 0), "OSS-C35");
	say(t, 0, "unmask p2 at State Mint");
	assert_int_equal(player(t, 1)->posts, 0);
	assert_int_equal(t->s.base.phase, OSS_INVENTING);
	say(t, 0, "research State Mint");
	assert_int_equal(stock(t, 0, OSS_GOLD),
	                 9 - price_of(t, STATE_MINT)[OSS_GOLD] + amount(t, DOUBLE_AGENT, 1, 1));
	assert_int_equal(player(t, 0)->cards, 1);
	close_table(t);
}

/* OSS-C33: Stolen Plans pay for part of a technology, the Moon included. */
static void stolen_plans_pay_for_research(void **unused)
{
	(void)unused;
	struct table *t = with_card(STOLEN_PLANS, 1);
	int off = amount(t, STOLEN_PLANS, 0, 1);
	mark_two_roads(t, 0);
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		player(t, 0)->stock[resource] = price_of(t, MOON)[resource];
	player(t, 0)->stock[OSS_IRON] = (uint16_t)(price_of(t, MOON)[OSS_IRON] - off);
	assert_refused(t, "OSS-053", OSS_RESEARCH, MOON, 0);
	say(t, 0, "play Stolen Plans");
	say(t, 0, "research The Moon");
	assert_int_equal(player(t, 0)->landed, 1);
	assert_int_equal(oss_stockpile(player(t, 0)), 0);
	close_table(t);
}

/* OSS-C35: Borrowed Engineer knows only what a rival has. */
static void an_engineer_copies_rivals(void **unused)
{
	(void)unused;
	struct table *t = with_card(BORROWED_ENGINEER, 1);
	set_stock(t, 0, 9);
	mark(t, 1, STATE_MINT);
	say(t, 0, "play Borrowed Engineer");
	assert_refused(t, "OSS-C35", OSS_RESEARCH, OPEN_PITS, 0);
	say(t, 0, "research State Mint");
	assert_int_equal(stock(t, 0, OSS_GOLD), 9);
	close_table(t);
	t = with_card(BORROWED_ENGINEER, 1);
	set_stock(t, 0, 9);
	say(t, 0, "play Borrowed Engineer");
	assert_int_equal(t->s.turn, 1);
	close_table(t);
}

/* OSS-044: under Curfew spies take nothing. */
static void curfew_keeps_spies_out(void **unused)
{
	(void)unused;
	struct table *t = with_card(CURFEW, 1);
	watch(t, 1, 0, OSS_MORALE);
	say(t, 0, "play Curfew");
	assert_int_equal(stock(t, 0, OSS_MORALE), 3);
	assert_int_equal(stock(t, 1, OSS_MORALE), 2);
	assert_int_equal(stock(t, 0, OSS_GOLD), 3 + amount(t, CURFEW, 1, 1));
	close_table(t);
}

/* OSS-C36: a gamble gives twice, or nothing. */
static void a_gamble_is_a_die(void **unused)
{
	(void)unused;
	for (int face = 1; face <= 6; face++) {
		struct table *t = with_card(BANDS, 1);
		int stake = amount(t, BANDS, 0, 1);
		next_roll(t, face);
		say(t, 0, "play Bands and Banners");
		assert_int_equal(stock(t, 0, OSS_MORALE), 2 + (face >= 4 ? 2 * stake : 0));
		assert_int_equal(heard(t, OSS_DID_GAMBLE)->arg[2], face);
		assert_true(t->events.reveals);
		close_table(t);
	}
}

/* OSS-C38: Back Channel turns goods into Morale. */
static void back_channel_exchanges(void **unused)
{
	(void)unused;
	struct table *t = with_card(BACK_CHANNEL, 1);
	int most = amount(t, BACK_CHANNEL, 1, 1);
	set_stock(t, 0, 9);
	say(t, 0, "play Back Channel");
	assert_int_equal(t->s.left, most);
	say(t, 0, "swap 2 Oil for Morale");
	assert_int_equal(stock(t, 0, OSS_MORALE), 11);
	assert_int_equal(stock(t, 0, OSS_OIL), 7);
	assert_int_equal(t->s.left, most - 2);
	say(t, 0, "done");
	assert_int_equal(t->s.turn, 1);
	close_table(t);
}

/* OSS-C34: Dead Drop takes from every mat with a spy, and spares the guarded. */
static void dead_drop_harvests(void **unused)
{
	(void)unused;
	struct table *t = with_card(DEAD_DROP, 2);
	int most = amount(t, DEAD_DROP, 0, 2);
	set_stock(t, 1, 20);
	set_stock(t, 2, 20);
	player(t, 2)->guards = 1;
	watch(t, 0, 1, OSS_IRON);
	watch(t, 0, 2, OSS_OIL);
	say(t, 0, "play Dead Drop");
	assert_int_equal(stock(t, 1, OSS_IRON), 20 - most);
	assert_int_equal(stock(t, 0, OSS_IRON), 2 + most);
	assert_int_equal(stock(t, 2, OSS_OIL), 20);
	assert_int_equal(player(t, 2)->guards, 0);
	close_table(t);
}

/* OSS-086, OSS-085: Safe House places and moves, within the same limits. */
static void safe_house_places_spies(void **unused)
{
	(void)unused;
	struct table *t = with_card(SAFE_HOUSE, 1);
	say(t, 0, "play Safe House");
	say(t, 0, "place spy");
	say(t, 0, "send spy to Iron of p2");
	assert_int_equal(t->s.base.phase, OSS_SPYING);
	assert_refused(t, "OSS-085", OSS_PLACE, 0, 0);
	say(t, 0, "move spy from Iron of p2");
	say(t, 0, "send spy to Oil of p3");
	assert_int_equal(player(t, 0)->watches, oss_watch(2, OSS_OIL));
	assert_int_equal(t->s.turn, 1);
	close_table(t);
}

/* OSS-009, OSS-C28: a tapped hand is seen by the tapper alone, who takes two. */
static void a_tapped_line_shows_a_hand(void **unused)
{
	(void)unused;
	struct table *t = with_card(TAPPED_LINE, 1);
	deal(t, 1, TALKS);
	deal(t, 1, DEFECTOR);
	deal(t, 1, CURFEW);
	say(t, 0, "play Tapped Line");
	assert_int_equal(t->s.base.phase, OSS_PICKING);
	int seen = 0;
	for (int i = 0; i < t->events.count; i++)
		seen += t->events.at[i].kind == OSS_DID_SEE && t->events.at[i].seen_by == 3;
	assert_int_equal(seen, 3);
	assert_refused(t, "OSS-C35", OSS_LIFT, MOLEHUNT, 0);
	say(t, 0, "take Defector");
	say(t, 0, "take Test-Ban Talks");
	assert_int_equal(player(t, 0)->cards, 2);
	assert_int_equal(player(t, 1)->cards, 1);
	struct oss_state view = t->s;
	oss_game.observe(t->book->rules, &view.base, 0);
	assert_int_equal(oss_held(&view.player[1].hand, CURFEW), 1);
	view = t->s;
	oss_game.observe(t->book->rules, &view.base, 2);
	assert_true(oss_is_empty(&view.player[0].hand) && oss_is_empty(&view.player[1].hand));
	close_table(t);
}

/* OSS-009: what is known goes stale when a card leaves unseen. */
static void knowledge_goes_stale(void **unused)
{
	(void)unused;
	struct table *t = with_card(TAPPED_LINE, 1);
	deal(t, 1, TALKS);
	deal(t, 1, DEFECTOR);
	say(t, 0, "play Tapped Line");
	say(t, 0, "done");
	assert_memory_equal(&player(t, 0)->known[1], &player(t, 1)->hand, sizeof(struct oss_hand));
	idle(t);
	player(t, 2)->tier = 4;
	say(t, 2, "steal from p2");
	assert_true(oss_is_empty(&player(t, 0)->known[1]));
	close_table(t);
}

/* OSS-C37: nobody else researches, by action or card, until the next own turn; a guard
 * spares its owner. */
static void talks_stall_the_others(void **unused)
{
	(void)unused;
	struct table *t = with_card(TALKS, 1);
	set_stock(t, 0, 9);
	set_stock(t, 1, 9);
	set_stock(t, 2, 9);
	deal(t, 1, STOLEN_PLANS);
	player(t, 2)->guards = 1;
	say(t, 0, "play Test-Ban Talks");
	assert_refused(t, "OSS-C37", OSS_RESEARCH, STATE_MINT, 0);
	say(t, 1, "play Stolen Plans");
	assert_int_equal(t->s.turn, 2);
	say(t, 2, "research State Mint");
	assert_int_equal(player(t, 2)->guards, 0);
	say(t, 0, "research State Mint");
	assert_refused(t, "", OSS_RESEARCH, STATE_MINT, 0);
	close_table(t);
}

/* OSS-C29, OSS-C30, OSS-C16: a defector takes a works technology, never the Moon; it can
 * be had again at the full price; spies on it go home. */
static void a_defector_strips(void **unused)
{
	(void)unused;
	struct table *t = with_card(DEFECTOR, 1);
	mark_two_roads(t, 1);
	mark(t, 1, MOON);
	player(t, 1)->landed = t->s.landings = 1;
	t->s.timer = 2;
	post(t, 2, BLAST_FURNACES);
	say(t, 0, "play Defector");
	assert_string_equal(refused(t, OSS_DEPRIVE, 2, MOON, 0), "OSS-C29");
	assert_string_equal(refused(t, OSS_DEPRIVE, 2, LANDER, 0), "OSS-C29");
	say(t, 0, "strip p2 of Blast Furnaces");
	assert_int_equal(oss_upgrade(t->r, player(t, 1), OSS_IRON), 1);
	assert_true((player(t, 1)->marks >> HEAVY_LIFTER) & 1);
	assert_int_equal(player(t, 2)->posts, 0);
	close_table(t);
	t = with_card(DEFECTOR, 1);
	mark(t, 1, OPEN_PITS);
	mark(t, 1, BLAST_FURNACES);
	say(t, 0, "play Defector");
	say(t, 0, "strip p2 of Open Pits");
	assert_int_equal(stock(t, 1, OSS_MORALE), 2 - pl_least(2, amount(t, DEFECTOR, 0, 1)));
	assert_true(stock(t, 1, OSS_MORALE) < 2);
	set_stock(t, 1, 9);
	say(t, 1, "research Open Pits");
	assert_int_equal(stock(t, 1, OSS_GOLD), 9 - price_of(t, OPEN_PITS)[OSS_GOLD]);
	close_table(t);
}

/* OSS-072: what cannot be done is passed over. */
static void cards_do_what_they_can(void **unused)
{
	(void)unused;
	struct table *t = with_card(DEFECTOR, 2);
	say(t, 0, "play Defector");
	assert_int_equal(t->s.base.phase, OSS_DRAWING);
	assert_int_equal(stock(t, 0, OSS_MORALE), 2 + amount(t, DEFECTOR, 1, 2));
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(tier_one_plays_or_draws),
		cmocka_unit_test(higher_tiers_draw_after_playing),
		cmocka_unit_test(drawing_is_free_and_possible_without_playing),
		cmocka_unit_test(tier_four_steals),
		cmocka_unit_test(hands_are_hidden),
		cmocka_unit_test(a_draw_is_secret),
		cmocka_unit_test(played_cards_are_discarded),
		cmocka_unit_test(the_discards_are_shuffled),
		cmocka_unit_test(nothing_is_drawn_from_nothing),
		cmocka_unit_test(hands_are_cut_to_five),
		cmocka_unit_test(some_cards_have_a_price),
		cmocka_unit_test(china_turns_cards_into_resources),
		cmocka_unit_test(china_turns_in_what_is_too_much),
		cmocka_unit_test(the_deck_has_all_kinds),
		cmocka_unit_test(robbery_takes_what_is_there),
		cmocka_unit_test(a_single_rival_is_not_asked_about),
		cmocka_unit_test(spoiled_oil_is_nobodys),
		cmocka_unit_test(a_guard_stops_a_card),
		cmocka_unit_test(molehunt_sweeps_and_guards),
		cmocka_unit_test(double_agent_unmasks),
		cmocka_unit_test(stolen_plans_pay_for_research),
		cmocka_unit_test(an_engineer_copies_rivals),
		cmocka_unit_test(curfew_keeps_spies_out),
		cmocka_unit_test(a_gamble_is_a_die),
		cmocka_unit_test(back_channel_exchanges),
		cmocka_unit_test(dead_drop_harvests),
		cmocka_unit_test(safe_house_places_spies),
		cmocka_unit_test(a_tapped_line_shows_a_hand),
		cmocka_unit_test(knowledge_goes_stale),
		cmocka_unit_test(talks_stall_the_others),
		cmocka_unit_test(a_defector_strips),
		cmocka_unit_test(cards_do_what_they_can),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

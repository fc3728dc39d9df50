/* test_traders_parts.c - cards that are made of parts in the data: what they do, to
 * whom, when it is asked, what their texts say, and what is refused. */
#include "traders/table.h"

#include "core/describe.h"

enum { NEW_ACTION = 8, NEW_EVENT = 9, YAML = 64 * 1024 };

/* The standard data with a row more after the one that is called so. */
static char *with_row(const char *standard, const char *before, const char *row)
{
	char *yaml = calloc(1, YAML);
	const char *at = strstr(standard, before);
	assert_non_null(yaml);
	assert_non_null(at);
	assert_true(strlen(standard) + strlen(row) < YAML);
	snprintf(yaml, YAML, "%.*s%s%s", (int)(at - standard), standard, row, at);
	return yaml;
}

/* A new action card is the last row of its list, as is a new event. */
static char *with_action(const char *effect, const char *more)
{
	char row[1000];
	snprintf(row, sizeof row,
	         "  - name: new\n    effect: [%s]\n    copies: 4\n%s"
	         "    card: [{title: One}, {title: Two}, {title: Three}, {title: Four}]\n\n",
	         effect, more);
	return with_row(trd_game.standard, "# --- companies (TRD-017)", row);
}

static char *with_event(const char *effect, const char *more)
{
	char row[1000];
	snprintf(row, sizeof row,
	         "  - name: new\n    effect: [%s]\n    copies: 4\n%s    card: [{title: One}]\n\n",
	         effect, more);
	return with_row(trd_game.standard, "# --- action cards: 28", row);
}

static struct pl_book *load(char *yaml, struct pl_faults *faults)
{
	struct pl_book *book = pl_book_load(&trd_game, yaml, strlen(yaml), NULL, 0, faults);
	free(yaml);
	return book;
}

/* The same table by other data. */
static void deal_by(struct table *t, char *yaml)
{
	struct pl_faults faults = { 0 };
	pl_book_free(t->book);
	t->book = load(yaml, &faults);
	if (t->book == NULL)
		fail_msg("%d:%d: %s", faults.at[0].line, faults.at[0].column, faults.at[0].text);
	t->r = trd_numbers(t->book->rules);
	t->s.deck_left = t->r->deck_size;
}

/* p1 in step 3 with the new action card and money. */
static struct table *holding_new(int seats, const char *effect, const char *more, int money)
{
	struct table *t = set_table(seats, TRD_STEP_ACT, NULL);
	deal_by(t, with_action(effect, more));
	deal(t, 0, NEW_ACTION);
	player(t, 0)->money = (uint16_t)money;
	audit(t);
	return t;
}

/* p1 is about to end a turn; p2 draws the new event. */
static struct table *drawing_new(int seats, const char *effect, const char *more)
{
	struct table *t = set_table(seats, TRD_STEP_MARKET, NULL);
	deal_by(t, with_event(effect, more));
	next_event(t, NEW_EVENT);
	return t;
}

static const char *text_of(const struct table *t, bool is_event, int kind)
{
	static char room[900];
	struct pl_text text = pl_text_in(room, sizeof room);
	trd_put_card_text(t->book, is_event ? &t->r->event[kind - 1] : &t->r->action[kind - 1],
	                  &text);
	return room;
}

/* --- what parts do ---------------------------------------------------------- */

/* TRD-C37: one part after the other, to oneself and to a victim. */
static void parts_happen_in_order(void **unused)
{
	(void)unused;
	struct table *t = holding_new(
		3, "{do: gain money, number: 3}, {do: lose money, number: 2, to: victim}",
		"    cost: 1\n", 1);
	player(t, 1)->money = 4;
	player(t, 2)->money = 5;
	assert_string_equal(text_of(t, false, NEW_ACTION),
	                    "Gain 3 MCr. Another player loses 2 MCr, or all they have if that is "
	                    "less.");
	say(t, 0, "new p3");
	assert_int_equal(player(t, 0)->money, 3);
	assert_int_equal(player(t, 1)->money, 4);
	assert_int_equal(player(t, 2)->money, 3);
	assert_int_equal(t->events.at[1].kind, TRD_DID_MONEY);
	assert_int_equal(t->events.at[2].kind, TRD_DID_LOSE_MONEY);
	assert_true(asked(t, 0, TRD_ACTING));
	close_table(t);
}

/* TRD-C37: to everybody in turn order from who draws it, each with a decision of their own. */
static void parts_happen_to_everybody(void **unused)
{
	(void)unused;
	struct table *t = drawing_new(3, "{do: raid, number: 2, to: everybody}", "");
	for (int seat = 0; seat < 3; seat++) {
		player(t, seat)->money = 4;
		player(t, seat)->goods[TRD_SHIP][TRD_GEM] = 1;
	}
	player(t, 2)->goods[TRD_SHIP][TRD_GEM] = 0;
	say(t, 0, "end turn");
	assert_true(asked(t, 1, TRD_RAIDED));
	assert_has(question(t, 1), "give up your cargo (gem), or 2 of your 4 MCr");
	say(t, 1, "give cargo");
	assert_int_equal(player(t, 2)->money, 2); /* no choice */
	assert_true(asked(t, 0, TRD_RAIDED));
	say(t, 0, "pay");
	assert_int_equal(player(t, 0)->money, 2);
	assert_int_equal(player(t, 0)->goods[TRD_SHIP][TRD_GEM], 1);
	assert_int_equal(player(t, 1)->money, 4);
	close_table(t);
}

/* TRD-C37, TRD-068: units come one at a time, and to others too. */
static void units_come_one_by_one(void **unused)
{
	(void)unused;
	struct table *t = drawing_new(2, "{do: gain unit, good: food, number: 2, to: others}", "");
	player(t, 0)->goods[TRD_SHIP][TRD_GEM] = 1;
	say(t, 0, "end turn");
	assert_true(asked(t, 0, TRD_STOWING));
	assert_int_equal(player(t, 0)->goods[TRD_SHIP][TRD_FOOD], 1);
	say(t, 0, "jettison gem");
	assert_int_equal(player(t, 0)->goods[TRD_SHIP][TRD_FOOD], 2);
	assert_int_equal(player(t, 1)->goods[TRD_SHIP][TRD_FOOD], 0);
	assert_int_equal(t->s.turn, 1);
	close_table(t);
}

/* TRD-C38: one victim, one planet and one kind of goods for the whole card. */
static void a_card_is_aimed_once(void **unused)
{
	(void)unused;
	struct table *t = holding_new(
		3,
		"{do: take unit, to: victim}, {do: halt, number: 2}, {do: lose turn, to: victim}",
		"", 0);
	player(t, 1)->goods[TRD_SHIP][TRD_GEM] = 2;
	assert_refused(t, "TRD-C31", TRD_PLAY, NEW_ACTION, 2, 0, TRD_GEM, 0);
	assert_refused(t, "TRD-C31", TRD_PLAY, NEW_ACTION, 3, TRD_BOB, TRD_GEM, 0);
	assert_refused(t, "TRD-C31", TRD_PLAY, NEW_ACTION, 2, TRD_BOB, 0, 0);
	say(t, 0, "new take gem from p2 on Bob");
	assert_int_equal(player(t, 0)->goods[TRD_SHIP][TRD_GEM], 1);
	assert_int_equal(t->s.rebellion[TRD_BOB], 2);
	assert_int_equal(player(t, 1)->skips, 1);
	assert_int_equal(player(t, 2)->skips, 0);
	close_table(t);
}

/* TRD-C39: "may" is asked, and who passes goes without. */
static void may_is_asked(void **unused)
{
	(void)unused;
	for (int accepts = 0; accepts < 2; accepts++) {
		struct table *t = drawing_new(
			2, "{do: gain money, number: 5, to: others, may: yes}, {do: gain money}",
			"");
		say(t, 0, "end turn");
		assert_true(asked(t, 0, TRD_WILLING));
		assert_string_equal(question(t, 0),
		                    "new: Every other player may gain 5 MCr. Accept, or pass?");
		assert_refused(t, "TRD-C43", TRD_DONE, 0, 0, 0, 0, 0);
		say(t, 0, accepts ? "accept" : "pass");
		assert_int_equal(player(t, 0)->money, accepts ? 5 : 0);
		assert_int_equal(player(t, 1)->money, 1);
		close_table(t);
	}
	struct table *t = set_table(2, TRD_STEP_MARKET, NULL);
	assert_refused(t, "TRD-C39", TRD_ACCEPT, 0, 0, 0, 0, 0);
	close_table(t);
}

/* TRD-C39: what is taken from another is asked of who takes it. */
static void the_taker_is_asked(void **unused)
{
	(void)unused;
	struct table *t = holding_new(2, "{do: take unit, to: victim, may: yes}", "", 0);
	player(t, 1)->goods[TRD_SHIP][TRD_GEM] = 1;
	assert_string_equal(text_of(t, false, NEW_ACTION),
	                    "You may take a unit from another ship.");
	say(t, 0, "new take gem from p2");
	assert_true(asked(t, 0, TRD_WILLING));
	say(t, 0, "pass");
	assert_int_equal(player(t, 1)->goods[TRD_SHIP][TRD_GEM], 1);
	close_table(t);
}

/* TRD-C40: a condition is looked at for all as the part begins. */
static void conditions_choose_to_whom(void **unused)
{
	(void)unused;
	static const struct {
		const char *when;
		int money[3];
	} cases[] = {
		{ "docked", { 1, 0, 0 } },        { "in space", { 0, 1, 1 } },
		{ "cargo", { 0, 1, 0 } },         { "empty ship", { 1, 0, 1 } },
		{ "most stations", { 1, 0, 0 } }, { "fewest stations", { 0, 1, 1 } },
	};
	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		char effect[100];
		snprintf(effect, sizeof effect, "{do: gain money, to: everybody, if: %s}",
		         cases[i].when);
		struct table *t = drawing_new(3, effect, "");
		give_station(t, 0, SPOT(TRD_GOBI));
		player(t, 0)->ship = SPOT(TRD_GOBI);
		player(t, 1)->goods[TRD_SHIP][TRD_FOOD] = 1;
		player(t, 2)->ship = SPOT(TRD_BOB); /* where nobody has a station */
		say(t, 0, "end turn");
		for (int seat = 0; seat < 3; seat++)
			assert_int_equal(player(t, seat)->money, cases[i].money[seat]);
		close_table(t);
	}
	struct table *t = drawing_new(3,
	                              "{do: gain money, number: 4, to: everybody, "
	                              "if: least money}",
	                              "");
	player(t, 0)->money = 2;
	say(t, 0, "end turn");
	assert_int_equal(player(t, 0)->money, 2); /* though least once the others have theirs */
	assert_int_equal(player(t, 1)->money, 4);
	assert_int_equal(player(t, 2)->money, 4);
	close_table(t);
	t = drawing_new(3, "{do: gain money, number: 4, to: everybody, if: most money}", "");
	player(t, 1)->money = player(t, 2)->money = 3;
	say(t, 0, "end turn");
	assert_int_equal(player(t, 0)->money, 0);
	assert_int_equal(player(t, 1)->money, 7);
	assert_int_equal(player(t, 2)->money, 7); /* though not the most once p2 has more */
	close_table(t);
}

static bool is_listed(struct table *t, int seat, int verb)
{
	struct pl_move moves[PL_MOVES];
	int count = trd_game.legal(t->book->rules, &t->s.base, seat, moves);
	for (int i = 0; i < count; i++)
		if (moves[i].verb == verb)
			return true;
	return false;
}

/* TRD-C41: a card that would do nothing is refused, one that would do something is not. */
static void a_card_that_does_nothing_is_refused(void **unused)
{
	(void)unused;
	struct table *t = holding_new(2, "{do: lose cargo, to: others}, {do: boost}", "", 0);
	assert_true(can(t, 0, "new") && is_listed(t, 0, TRD_PLAY));
	t->s.step = TRD_STEP_ACT_AGAIN;
	t->s.base.phase = TRD_ACTING_AGAIN;
	assert_refused(t, "TRD-C41", TRD_PLAY, NEW_ACTION, 0, 0, 0, 0);
	assert_false(can(t, 0, "new"));
	assert_false(is_listed(t, 0, TRD_PLAY));
	player(t, 1)->goods[TRD_SHIP][TRD_GEM] = 2;
	say(t, 0, "new");
	assert_int_equal(player(t, 1)->goods[TRD_SHIP][TRD_GEM], 0);
	assert_int_equal(t->s.boosts, 0);
	close_table(t);
}

/* TRD-C46: four dice at most. */
static void boosts_add_up_to_four_dice(void **unused)
{
	(void)unused;
	struct table *t = holding_new(2, "{do: boost, number: 2}", "", 0);
	deal(t, 0, NEW_ACTION);
	deal(t, 0, NEW_ACTION);
	say(t, 0, "new");
	assert_int_equal(t->s.boosts, 2);
	say(t, 0, "new");
	assert_int_equal(t->s.boosts, 3);
	assert_refused(t, "TRD-C41", TRD_PLAY, NEW_ACTION, 0, 0, 0, 0);
	say(t, 0, "roll");
	for (int i = 0; i < TRD_DICE; i++)
		assert_in_range(t->s.dice[i], 1, 6);
	assert_in_range(t->s.allowance, 5, 13);
	close_table(t);
}

/* TRD-C47: a thief takes what there is room for. */
static void a_full_hand_steals_no_more(void **unused)
{
	(void)unused;
	struct table *t = holding_new(2, "{do: steal card, number: 3, to: victim}", "", 0);
	deal(t, 0, TRADE);
	for (int i = 0; i < 3; i++)
		deal(t, 1, REBELLION);
	say(t, 0, "new from p2");
	assert_int_equal(player(t, 0)->cards, 3);
	assert_int_equal(player(t, 1)->cards, 1);
	close_table(t);
}

/* TRD-C42: any row may be a Counter, the cheapest in hand is played, and none need be there. */
static void the_cheapest_counter_is_played(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, TRD_STEP_ACT, NULL);
	deal_by(t, with_action("{do: counter}", "    cost: 1\n"));
	deal(t, 0, IMMOBILISE);
	deal(t, 0, NEW_ACTION);
	deal(t, 1, COUNTER);
	deal(t, 1, NEW_ACTION);
	player(t, 0)->money = 2;
	assert_refused(t, "TRD-081", TRD_PLAY, NEW_ACTION, 0, 0, 0, 0); /* held, but no play */
	struct trd_state before = t->s;
	for (int money = 1; money <= 2; money++) { /* for the cheaper one, or for both */
		t->s = before;
		player(t, 1)->money = (uint16_t)money;
		say(t, 0, "immobilise p2");
		assert_string_equal(question(t, 1),
		                    "p1 plays immobilise against you: counter it for 1 MCr?");
		say(t, 1, "counter");
		assert_int_equal(player(t, 1)->money, money - 1);
		assert_int_equal(cards_in(t, TRD_DISCARDED, NEW_ACTION), 1);
		assert_int_equal(cards_in(t, 2, COUNTER), 1);
	}
	close_table(t);
	const char *none = "action[counter].effect[1].do=extra turn";
	t = set_table(2, TRD_STEP_ACT, none);
	deal(t, 0, IMMOBILISE);
	deal(t, 1, TRADE);
	player(t, 0)->money = player(t, 1)->money = 2;
	say(t, 0, "immobilise p2");
	assert_true(asked(t, 0, TRD_ACTING));
	assert_int_equal(player(t, 1)->skips, 1);
	close_table(t);
}

/* TRD-C37, TRD-C16: an event that harms several is answered by all of them, under seal. */
static void an_event_that_harms_all_can_be_countered_by_any(void **unused)
{
	(void)unused;
	struct table *t =
		drawing_new(3, "{do: lose money, number: 3, to: everybody}", "    counter: yes\n");
	for (int seat = 0; seat < 3; seat++)
		player(t, seat)->money = 4;
	deal(t, 0, COUNTER);
	deal(t, 1, TRADE);
	say(t, 0, "end turn");
	assert_int_equal(t->s.base.pending, 3);
	assert_string_equal(question(t, 0), "p2 draws new: counter it for 2 MCr?");
	assert_string_equal(question(t, 1), "You draw new: counter it for 2 MCr?");
	say(t, 1, "decline");
	say(t, 0, "counter");
	assert_int_equal(player(t, 0)->money, 2);
	assert_int_equal(player(t, 1)->money, 4);
	assert_int_equal(player(t, 2)->money, 4);
	close_table(t);
}

/* --- titles ---------------------------------------------------------------------- */

/* TRD-C45: from stack to hand to thief to discards a card is the same. */
static void a_card_keeps_its_title(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, TRD_STEP_ACT, NULL);
	deal(t, 0, STEAL);
	for (int i = 0; i < 3; i++)
		deal(t, 2, TRADE); /* the first three titles */
	deal(t, 1, TRADE);
	player(t, 0)->money = 2;
	player(t, 0)->goods[TRD_SHIP][TRD_FOOD] = 2;
	assert_has(show(t, 1), "trade (Auntie's Bargain Hour): Turn 2 units alike into one of");
	say(t, 0, "steal from p2");
	assert_string_equal(told(t, TRD_DID_STEAL, 1),
	                    "p1 steals trade, \"Auntie's Bargain Hour\", from p2");
	assert_has(state_of(t, 0), "\"held\":[{\"card\":2,\"face\":3},");
	assert_has(show(t, 0), "Auntie's Bargain Hour");
	say(t, 0, "trade 2 food for gem aboard");
	assert_has(told(t, TRD_DID_PLAY, 2), "Auntie's Bargain Hour");
	assert_int_equal(t->s.where[t->r->action[TRADE - 1].first + 3], TRD_DISCARDED);
	close_table(t);
}

/* TRD-C45: whoever buys, finds, gives up or counters with a card is told which it is. */
static void every_way_tells_the_title(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, TRD_STEP_MARKET, NULL);
	for (int i = 0; i < 3; i++)
		deal(t, 1, TRADE);
	next_card(t, TRADE);
	player(t, 0)->money = 2;
	struct trd_state before = t->s;
	say(t, 0, "buy card");
	assert_has(told(t, TRD_DID_BUY, 0), "trade, \"Auntie's Bargain Hour\"");
	assert_null(strstr(told(t, TRD_DID_BUY, 1), "Auntie"));
	t->s = before;
	t->s.turn = 1;
	pl_ask(&t->s.base, 1);
	next_event(t, GET_CARD);
	say(t, 1, "end turn");
	assert_has(told(t, TRD_DID_GET_CARD, 0), "trade, \"Auntie's Bargain Hour\"");
	close_table(t);
	t = set_table(2, TRD_STEP_MARKET, NULL);
	deal(t, 1, TRADE);
	for (int i = 0; i < 3; i++)
		deal(t, 0, TRADE); /* all but the first title */
	player(t, 0)->money = 2;
	say(t, 0, "buy card, discard trade");
	assert_int_equal(heard(t, TRD_DID_BUY)->arg[2], 1);
	close_table(t);
	t = set_table(2, TRD_STEP_ACT, NULL);
	deal(t, 0, COUNTER);
	deal(t, 0, IMMOBILISE);
	deal(t, 1, COUNTER);
	player(t, 0)->money = player(t, 1)->money = 2;
	say(t, 0, "immobilise p2");
	say(t, 1, "counter");
	assert_has(told(t, TRD_DID_COUNTER, 2), "Rubber Stamp of No");
	close_table(t);
}

/* --- texts -------------------------------------------------------------------------- */

/* TRD-090, TRD-099: what Steal and the pirates do does not depend on their price. */
static void texts_follow_from_parts_alone(void **unused)
{
	(void)unused;
	static const struct {
		const char *setting;
		bool is_event;
		int kind;
		const char *text;
	} cases[] = {
		{ "action[steal].cost=0", false, STEAL,
		  "Take a card from another player's hand, unseen. It can be countered." },
		{ "event[pirate].effect[1].number=1", true, PIRATE,
		  "Lose all your cargo or all your money: you choose. If there is only one of them "
		  "to lose, it is that one. It can be countered." },
		{ "event[pirate].effect[1].number=3", true, PIRATE,
		  "Lose all your cargo or a third of your money, rounded down: you choose. If there "
		  "is only one of them to lose, it is that one. It can be countered." },
		{ "event[pirate].counter=no", true, PIRATE,
		  "Lose all your cargo or half your money, rounded down: you choose. If there is only "
		  "one of them to lose, it is that one." },
		{ "action[rebellion].effect[1].number=1", false, REBELLION,
		  "A planet of your choice makes nothing for a round. It can be countered." },
		{ "event[get gem].effect[1].number=2", true, GET_GEM,
		  "Get 2 gem units, put down where your ship is docked, or else aboard." },
		{ "action[immobilise].effect[1].to=others", false, IMMOBILISE,
		  "Every other player loses a turn. It can be countered." },
		{ "action[extra turn].effect[1].if=docked", false, EXTRA_TURN,
		  "If you are docked, take another turn after this one." },
	};
	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		struct table *t = open_table(2, cases[i].setting, 1);
		assert_string_equal(text_of(t, cases[i].is_event, cases[i].kind), cases[i].text);
		close_table(t);
	}
}

/* --- what is refused ------------------------------------------------------------------ */

static void assert_bad(char *yaml, const char *what)
{
	struct pl_faults faults = { 0 };
	assert_null(load(yaml, &faults));
	assert_has(faults.at[0].text, what);
}

/* TRD-C37 to TRD-C42, TRD-C48: what cannot be is refused with its clause. */
static void parts_that_cannot_be_are_refused(void **unused)
{
	(void)unused;
	assert_bad(with_action("{do: take unit}", ""), "TRD-C37");
	assert_bad(with_action("{do: halt, to: others}", ""), "TRD-C37");
	assert_bad(with_action("{do: lose turn, to: everybody}", ""), "TRD-C37");
	assert_bad(with_action("{do: gain card}", ""), "TRD-C37");
	assert_bad(with_action("{do: gain unit}", ""), "TRD-C37");
	assert_bad(with_action("{do: gain money, good: gem}", ""), "TRD-C37");
	assert_bad(with_action("{do: boost, number: 4}", ""), "TRD-C37");
	assert_bad(with_event("{do: lose cargo, number: 2}", ""), "TRD-C37");
	assert_bad(with_action("{do: halt}, {do: swap, number: 2}", ""), "TRD-C38");
	assert_bad(with_action("{do: swap}, {do: lose money, to: victim}", ""), "TRD-C38");
	assert_bad(with_event("{do: gain money, to: victim}", ""), "TRD-C38");
	assert_bad(with_event("{do: halt}", ""), "TRD-C38");
	assert_bad(with_event("{do: extra turn}", ""), "TRD-C38");
	assert_bad(with_event("{do: lose money, may: yes}", ""), "TRD-C39");
	assert_bad(with_action("{do: take unit, to: victim}, {do: take unit, to: victim}", ""),
	           "TRD-C38");
	assert_bad(with_action("{do: counter}, {do: gain money}", ""), "TRD-C42");
	assert_bad(with_action("{do: counter}", "    counter: yes\n"), "TRD-C42");
	assert_bad(with_action("{do: counter, may: yes}", ""), "TRD-C42");
	assert_bad(with_action("{do: counter, if: docked}", ""), "TRD-C42");
	assert_bad(with_event("{do: counter}", ""), "TRD-C38");
	assert_bad(with_action("{do: gain money}", "    counter: yes\n"), "TRD-081");
	assert_bad(with_event("{do: gain unit, good: food, number: 5, to: everybody}", ""),
	           "TRD-C48");
	assert_bad(with_event("{do: fly}", ""), "fly");
	assert_bad(
		with_event("{do: boost}, {do: boost}, {do: boost}, {do: boost}, {do: boost}", ""),
		"4");
}

/* TRD-C48: more rows than there is room for are refused where they stand. */
static void rows_have_bounds(void **unused)
{
	(void)unused;
	char rows[4000] = "";
	struct pl_text text = pl_text_in(rows, sizeof rows);
	for (int i = 0; i < 10; i++)
		pl_put(&text,
		       "  - {name: row %d, effect: [{do: extra turn}], copies: %d, "
		       "card: [{title: A}]}\n",
		       i, i < 9 ? 1 : 2);
	pl_put(&text, "\n");
	struct pl_faults faults = { 0 };
	assert_null(load(with_row(trd_game.standard, "# --- companies (TRD-017)", rows), &faults));
	assert_true(faults.at[0].line > 0 && faults.at[0].column > 0);
	assert_has(faults.at[0].text, "16");
	static const char *const many[] = {
		"action[1].copies=20", "action[2].copies=20", "action[3].copies=20",
		"action[4].copies=20", "action[5].copies=20", "action[6].copies=16",
	};
	struct pl_book *book = pl_book_standard(&trd_game, many, 6, NULL);
	assert_non_null(book);
	assert_int_equal(trd_numbers(book->rules)->deck_size, 120);
	pl_book_free(book);
	const char *more[7];
	memcpy(more, many, sizeof many);
	more[6] = "action[7].copies=5";
	memset(&faults, 0, sizeof faults);
	assert_null(pl_book_standard(&trd_game, more, 7, &faults));
	assert_has(faults.at[0].text, "TRD-C48");
}

/* --- cards at random -------------------------------------------------------------------- */

static const char *pick(struct pl_chance *chance, const char *const *from, uint32_t count)
{
	return from[pl_draw(chance, count)];
}

static void put_random_parts(struct pl_chance *chance, struct pl_text *text)
{
	static const char *const deeds[] = {
		"gain money", "lose money", "raid",      "lose cargo", "engine off",
		"boost",      "gain unit",  "take unit", "gain card",  "steal card",
		"extra turn", "lose turn",  "halt",      "swap",       "counter",
	};
	static const char *const targets[] = { "you", "you", "victim", "others", "everybody" };
	static const char *const conditions[] = {
		"always",      "always",     "always",          "docked",
		"in space",    "cargo",      "fewest stations", "most stations",
		"least money", "most money", "empty ship",
	};
	static const char *const goods[] = { "metal", "food", "gem" };
	for (int parts = pl_roll(chance, 3), i = 0; i < parts; i++) {
		const char *deed = pick(chance, deeds, 15);
		pl_put(text, "%s{do: %s, to: %s, if: %s, may: %s", i > 0 ? ", " : "", deed,
		       pick(chance, targets, 5), pick(chance, conditions, 11),
		       pl_draw(chance, 3) == 0 ? "yes" : "no");
		if (pl_draw(chance, 2) == 0)
			pl_put(text, ", number: %d", pl_roll(chance, 3));
		if (strcmp(deed, "gain unit") == 0)
			pl_put(text, ", good: %s", pick(chance, goods, 3));
		pl_put(text, "}");
	}
}

static char *random_data(struct pl_chance *chance)
{
	char effect[800] = "", more[60];
	struct pl_text text = pl_text_in(effect, sizeof effect);
	put_random_parts(chance, &text);
	bool is_event = pl_draw(chance, 2) == 0;
	snprintf(more, sizeof more, "    counter: %s\n", pl_draw(chance, 2) == 0 ? "yes" : "no");
	return is_event ? with_event(effect, more) : with_action(effect, more);
}

/* Many of the new card, few of the others, so that it is met with often. */
static void play_random(struct pl_book *book, uint64_t seed, struct pl_chance *chance)
{
	struct trd_state s;
	struct pl_move moves[PL_MOVES];
	uint16_t weight[PL_MOVES];
	struct pl_events events;
	memset(&s, 0, sizeof s);
	s.base.seats = (uint8_t)(2 + seed % 5);
	s.base.chance.key[0] = seed;
	trd_game.setup(book->rules, &s.base);
	for (int ply = 0; ply < 6000 && s.base.pending != 0; ply++) {
		int seat = pl_first_pending(&s.base);
		int count = trd_game.legal(book->rules, &s.base, seat, moves);
		assert_in_range(count, 1, PL_MOVES);
		trd_game.weigh(book->rules, &s.base, moves, count, weight);
		int best = (int)pl_draw(chance, (uint32_t)count);
		for (int i = 0; seed % 2 == 0 && i < count; i++)
			best = weight[i] > weight[best] ? i : best;
		memset(&events, 0, sizeof events);
		trd_game.apply(book->rules, &s.base, &moves[best], &events);
		assert_true(events.count < PL_EVENTS);
		const char *broken = trd_game.audit(book->rules, &s.base);
		if (broken != NULL)
			fail_msg("seed %llu, ply %d: %s", (unsigned long long)seed, ply, broken);
	}
	assert_int_equal(s.base.pending, 0);
}

/* Whatever check accepts can be played, ends, and says what it does in words of its own. */
static void random_cards_play_and_say_what_they_do(void **unused)
{
	(void)unused;
	const char *given = getenv("PERILUNE_CARDS");
	int wanted = given != NULL ? atoi(given) : 40, accepted = 0;
	struct pl_chance chance = { { 20, 26 }, 0 };
	for (int tried = 0; accepted < wanted && tried < 100 * wanted; tried++) {
		struct pl_book *book = load(random_data(&chance), NULL);
		if (book == NULL)
			continue;
		accepted++;
		const struct trd_rules *r = trd_numbers(book->rules);
		bool is_event = r->events > 8;
		struct table t = { .book = book, .r = r };
		const char *text = text_of(&t, is_event, is_event ? NEW_EVENT : NEW_ACTION);
		assert_true(strlen(text) > 8);
		assert_null(strchr(text, '{'));
		for (uint64_t game = 0; game < 20; game++)
			play_random(book, game, &chance);
		pl_book_free(book);
	}
	assert_int_equal(accepted, wanted);
}

/* The text of one part as the data could have it, by its numbers. */
static void put_part(const struct pl_book *book, int n, struct pl_text *text, struct trd_part *part)
{
	*part = (struct trd_part){
		(uint8_t)(1 + n % 15), (uint8_t)(1 + n / 15 % 3), 0,
		(uint8_t)(n / 45 % 4), (uint8_t)(n / 180 % 9),    (uint8_t)(n / 1620 % 2)
	};
	if (part->does == TRD_GAIN_UNIT)
		part->good = TRD_GEM;
	trd_put_part(book, part, text);
}

/* Two parts that check accepts and that do not do the same do not say the same. */
static void different_parts_have_different_texts(void **unused)
{
	(void)unused;
	enum { ALL = 15 * 3 * 4 * 9 * 2, ROOM = 240 };
	static char texts[ALL][ROOM];
	struct pl_book *book = load_book(NULL);
	struct trd_rules rules = *trd_numbers(book->rules);
	int count = 0;
	for (int n = 0; n < ALL; n++) {
		struct trd_part part;
		struct pl_text text = pl_text_in(texts[count], ROOM);
		put_part(book, n, &text, &part);
		rules.actions = 7;
		for (int as_event = 0; as_event < 2; as_event++) {
			struct trd_card *card = as_event ? &rules.event[0] : &rules.action[0];
			card->part[0] = part;
			card->parts = 1;
			card->counter = 0;
			card->aims = 0;
			card->does = 1u << part.does;
			if (part.to == TRD_TO_VICTIM)
				card->aims |= TRD_AIM_VICTIM;
			if (trd_vet(&rules.base, 2) != 0) {
				*card = as_event ? trd_numbers(book->rules)->event[0]
						 : trd_numbers(book->rules)->action[0];
				continue;
			}
			*card = as_event ? trd_numbers(book->rules)->event[0]
					 : trd_numbers(book->rules)->action[0];
			for (int i = 0; i < count; i++)
				assert_string_not_equal(texts[i], texts[count]);
			count++;
			break;
		}
	}
	assert_in_range(count, 500, ALL);
	pl_book_free(book);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(parts_happen_in_order),
		cmocka_unit_test(parts_happen_to_everybody),
		cmocka_unit_test(units_come_one_by_one),
		cmocka_unit_test(a_card_is_aimed_once),
		cmocka_unit_test(may_is_asked),
		cmocka_unit_test(the_taker_is_asked),
		cmocka_unit_test(conditions_choose_to_whom),
		cmocka_unit_test(a_card_that_does_nothing_is_refused),
		cmocka_unit_test(boosts_add_up_to_four_dice),
		cmocka_unit_test(a_full_hand_steals_no_more),
		cmocka_unit_test(the_cheapest_counter_is_played),
		cmocka_unit_test(an_event_that_harms_all_can_be_countered_by_any),
		cmocka_unit_test(a_card_keeps_its_title),
		cmocka_unit_test(every_way_tells_the_title),
		cmocka_unit_test(texts_follow_from_parts_alone),
		cmocka_unit_test(parts_that_cannot_be_are_refused),
		cmocka_unit_test(rows_have_bounds),
		cmocka_unit_test(random_cards_play_and_say_what_they_do),
		cmocka_unit_test(different_parts_have_different_texts),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* test_space_tug_effects.c - effects as parts of the data: conditions, choices of others, what a
 * Context may do, and every key that means nothing where it stands. */
#include "space-tug/table.h"

/* A table by the standard data with these settings, the last of which is NULL. */
static struct table *table_by(int seats, const char *const *settings)
{
	struct table *t = set_table(seats, NULL);
	int count = 0;
	while (settings[count] != NULL)
		count++;
	struct pl_faults faults;
	struct pl_book *book = pl_book_standard(&sts_game, settings, count, &faults);
	if (book == NULL)
		fail_msg("%s", faults.at[0].text);
	pl_book_free(t->book);
	t->book = book;
	t->r = sts_numbers(book->rules);
	audit(t);
	return t;
}

#define TABLE(seats, ...) table_by(seats, (const char *const[]){ __VA_ARGS__, NULL })

static const char *text_of(struct table *t, const char *name)
{
	static char room[512];
	struct pl_text text = pl_text_in(room, sizeof room);
	sts_put_card_text(t->book, card(t, name), &text);
	return room;
}

static const char *text_of_epoch(struct table *t, const char *name)
{
	static char room[512];
	struct pl_text text = pl_text_in(room, sizeof room);
	sts_put_epoch_text(t->book, epoch(t, name), &text);
	return room;
}

/* The Epoch card is turned before p1's next draw. */
static void turn_up(struct table *t, const char *name)
{
	orbit(t, 0);
	give(t, 0, "Forecast Revision");
	next_epoch(t, name);
	say(t, 0, "Forecast Revision");
}

/* --- conditions ---------------------------------------------------------------------------- */

/* STS-C43: what its owner must have. Without it the card does nothing, and is refused. */
static void a_card_may_ask_something_of_its_owner(void **unused)
{
	(void)unused;
	struct table *t = TABLE(2, "card[Seed Funding].effect[1].if=feature",
	                        "card[Seed Funding].effect[1].at_least=2");
	assert_string_equal(text_of(t, "Seed Funding"),
	                    "You gain $5M, if you have at least 2 Features.");
	give(t, 0, "Seed Funding");
	build(t, 0, "Tow Radar");
	assert_refused(t, "STS-C30", STS_PLAY, card(t, "Seed Funding"), 0);
	build(t, 0, "Comms Relay");
	say(t, 0, "Seed Funding");
	assert_int_equal(funds(t, 0), 35);
	close_table(t);
}

/* STS-C43: of those that a card names, only whoever has it. None is none. */
static void a_disturbance_may_find_some(void **unused)
{
	(void)unused;
	struct table *t = TABLE(3, "epoch[Tax Day].effect[1].if=feature",
	                        "epoch[Tax Day].effect[1].at_most=0");
	assert_string_equal(text_of_epoch(t, "Tax Day"),
	                    "Everybody with no Features loses 45% of the money.");
	build(t, 1, "Tow Radar");
	set_funds(t, 0, 41);
	set_funds(t, 1, 40);
	set_funds(t, 2, 40);
	turn_up(t, "Tax Day");
	assert_int_equal(funds(t, 0), 40 - 18);
	assert_int_equal(funds(t, 1), 40);
	assert_int_equal(funds(t, 2), 40 - 18);
	close_table(t);
}

/* STS-C43: what stands comes and goes with its condition; a ward, too. */
static void what_stands_may_hang_on_a_count(void **unused)
{
	(void)unused;
	struct table *t = TABLE(2, "card[Interoperability].effect[1].if=funds",
	                        "card[Interoperability].effect[1].at_least=20",
	                        "card[Interoperability].effect[1].at_most=29",
	                        "card[Robustness].effect[1].if=spec",
	                        "card[Robustness].effect[1].at_least=1");
	assert_string_equal(text_of(t, "Interoperability"),
	                    "Draw 1 card more each turn while you have at least $20M of funds and "
	                    "at most $29M.");
	build(t, 0, "Interoperability");
	build(t, 0, "Robustness");
	assert_int_equal(sts_knob(t->r, &t->s, 0, STS_KNOB_DRAW), 1);
	set_funds(t, 0, 20);
	assert_int_equal(sts_knob(t->r, &t->s, 0, STS_KNOB_DRAW), 2);
	assert_int_equal(sts_wards(t->r, &t->s, 0, STS_FROM_EPOCH), 0);
	build(t, 0, "Snare Net");
	assert_int_not_equal(sts_wards(t->r, &t->s, 0, STS_FROM_EPOCH), 0);
	close_table(t);
}

/* What is counted is said in its own measure: cards, money, percent. */
static void counts_are_said_in_their_measure(void **unused)
{
	(void)unused;
	struct table *t = TABLE(
		2, "card[Interoperability].effect[1].per=spec",
		"card[Interoperability].effect[1].max=2", "card[Scalability].effect[1].per=ility",
		"card[Scalability].effect[1].max=6", "card[Press Gallery].effect[1].per=energy");
	assert_string_equal(text_of(t, "Interoperability"),
	                    "Draw 1 card more each turn for each Spec, at most 2.");
	assert_string_equal(text_of(t, "Scalability"),
	                    "Features cost $3M less for each Ility, at most $6M.");
	assert_string_equal(text_of(t, "Press Gallery"),
	                    "$1M a turn. Whenever you take a Contract: gain $4M for each Energy.");
	build(t, 0, "Press Gallery");
	build(t, 0, "Twin Drop Tanks"); /* Energy 4 */
	open_contract(t, "Jump Start");
	say(t, 0, "launch");
	assert_int_equal(funds(t, 0), 30 + 10 + 16);
	close_table(t);
}

/* --- choices ----------------------------------------------------------------------------------- */

/* STS-G11: a card may leave others a choice; each is asked for itself. */
static void others_are_asked_too(void **unused)
{
	(void)unused;
	struct table *t = TABLE(3, "epoch[Open House].effect[1].do=salvage",
	                        "epoch[Open House].effect[1].n=2");
	assert_non_null(strstr(text_of_epoch(t, "Open House"),
	                       "Everybody may take up to 2 cards from their discard pile."));
	put_in_pile(t, 1, "Crowbar");
	put_in_pile(t, 1, "Audit");
	put_in_pile(t, 2, "Tow Radar");
	turn_up(t, "Open House");
	assert_true(asked(t, 1, STS_SALVAGING));
	assert_refused(t, "STS-C38", STS_TAKE, card(t, "Tow Radar"), 0);
	say(t, 1, "take Crowbar");
	assert_true(asked(t, 1, STS_SALVAGING));
	say(t, 1, "take Audit");
	assert_true(asked(t, 2, STS_SALVAGING));
	say(t, 2, "enough");
	assert_int_equal(in_hand(t, 1, "Audit"), 1);
	assert_int_equal(in_pile(t, 2, "Tow Radar"), 1);
	assert_true(asked(t, 0, STS_DRAWING));
	close_table(t);
}

/* STS-091: a Context may pay for a deed, and ward off harm. */
static void contexts_are_made_of_the_same_parts(void **unused)
{
	(void)unused;
	struct table *t = TABLE(
		2, "epoch[Bull Market].effect[1].mod=none",
		"epoch[Bull Market].effect[1].on=launch", "epoch[Bull Market].effect[1].do=money",
		"epoch[Price War].effect[1].mod=none", "epoch[Price War].effect[1].n=0",
		"epoch[Price War].effect[1].ward=any", "epoch[Price War].effect[1].from=attack");
	assert_string_equal(text_of_epoch(t, "Bull Market"), "Whenever you launch: gain $5M.");
	assert_string_equal(text_of_epoch(t, "Price War"),
	                    "Attacks cannot disable or destroy your cards.");
	set_context(t, "Bull Market");
	say(t, 0, "launch");
	assert_int_equal(funds(t, 0), 35);
	t->s.epoch[t->s.context]++;
	set_context(t, "Price War");
	t->s.changed = 0;
	build(t, 1, "Tow Radar");
	give(t, 0, "Paint Fleck");
	assert_refused(t, "STS-C30", STS_PLAY, card(t, "Paint Fleck"), 0);
	close_table(t);
}

/* STS-085: a Contract may do something to whoever takes it; in a Recession a quarter of it. */
static void contracts_may_do_something(void **unused)
{
	static const char *const yaml = "effect: [{do: token, who: self}, {do: money, who: self, "
					"n: 4, if: spec, at_least: 1}]";
	static char room[100 * 1000];
	struct pl_text text = pl_text_in(room, sizeof room);
	const char *data = sts_game.standard, *at = strstr(data, "need: [3, 0, 0], pay: 9");
	(void)unused;
	assert_non_null(at);
	pl_put(&text, "%.*s%s, %s", (int)(at - data), data, yaml, at);
	struct table *t = set_table(2, NULL);
	struct pl_faults faults = { 0 };
	pl_book_free(t->book);
	t->book = pl_book_load(&sts_game, room, strlen(room), NULL, 0, &faults);
	if (t->book == NULL)
		fail_msg("%d: %s", faults.at[0].line, faults.at[0].text);
	t->r = sts_numbers(t->book->rules);
	assert_string_equal(text_of_epoch(t, "Hold This, Please"),
	                    "Asks Strength 3 for $9M. Bonus: Strength 6, Energy 1 for $16M. When "
	                    "you take it: You take the shift token. You gain $4M, if you have at "
	                    "least 1 Spec.");
	open_contract(t, "Hold This, Please");
	set_context(t, "Recession");
	t->s.holder = 1;
	build(t, 0, "Snare Net");
	say(t, 0, "launch");
	assert_int_equal(t->s.holder, 0);
	assert_int_equal(funds(t, 0), 30 + 3 + 1);
	close_table(t);
}

/* --- what cannot be ---------------------------------------------------------------------------- */

/* STS-C46, STS-C43, STS-C37, STS-063, STS-082, STS-104: with the line that is wrong. */
static void what_means_nothing_is_refused_with_its_line(void **unused)
{
	static const char *const wrong[][2] = {
		{ "card[Seed Funding].effect[1].turns=2", "STS-C46" },
		{ "card[Seed Funding].effect[1].n=0", "STS-C46" },
		{ "card[Seed Funding].effect[1].max=3", "STS-C46" },
		{ "card[Seed Funding].effect[1].from=attack", "STS-C46" },
		{ "card[Flexibility].effect[1].who=all", "STS-C46" },
		{ "card[Flexibility].effect[1].n=0", "STS-C46" },
		{ "card[Flexibility].effect[1].div=2", "STS-C46" },
		{ "card[Debris Plume].effect[1].pick=choose", "STS-C46" },
		{ "card[Firmware Worm].effect[1].n=7", "STS-C46" },
		{ "card[Bulk Order].effect[1].who=all", "STS-C46" },
		{ "card[Parts Bin].effect[1].who=rival", "STS-C46" },
		{ "card[Headhunters].effect[1].who=self", "STS-C46" },
		{ "card[Recall Notice].effect[1].n=1", "STS-C46" },
		{ "card[Survivability].effect[1].ward=any", "STS-C46" },
		{ "card[Robustness].effect[1].from=none", "STS-C46" },
		{ "card[Press Gallery].effect[1].do=draw", "STS-C46" },
		{ "epoch[Tax Day].effect[1].who=rival", "STS-C46" },
		{ "epoch[Solar Flare].effect[1].do=shift", "STS-C46" },
		{ "epoch[Price War].effect[1].per=spec", "STS-C46" },
		{ "card[Seed Funding].effect[1].if=spec", "STS-C43" },
		{ "card[Seed Funding].effect[1].at_most=3", "STS-C43" },
		{ "persona_card[Bored Out].effect[2].per=spec", "STS-C43" },
		{ "persona_card[Bored Out].unlock_n=0", "STS-104" },
		{ "card[Scalability].effect[1].action=1", "STS-C46" },
		{ "epoch[Elegance Prize].also_n=0", "STS-082" },
		{ "epoch[Jump Start].bonus[3]=1", "STS-082" },
		{ "epoch[Lost Glove].bonus[1]=3", "STS-082" },
		{ "card[Flexibility].stats[1]=3", "STS-074" },
	};
	(void)unused;
	for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
		struct pl_faults faults = { 0 };
		if (pl_book_standard(&sts_game, &wrong[i][0], 1, &faults) != NULL)
			fail_msg("%s is accepted", wrong[i][0]);
		if (strstr(faults.at[0].text, wrong[i][1]) == NULL || faults.at[0].line == 0)
			fail_msg("%s: line %d: %s", wrong[i][0], faults.at[0].line,
			         faults.at[0].text);
	}
}

/* STS-063: a title too many is refused where it stands; 60 of them play. */
static void there_is_room_for_sixty_parts(void **unused)
{
	static char room[200 * 1000];
	(void)unused;
	for (int more = 28; more <= 29; more++) {
		const char *data = sts_game.standard, *specs = strstr(data, "  # Specs: 11 titles");
		struct pl_text text = pl_text_in(room, sizeof room);
		struct pl_faults faults = { 0 };
		assert_non_null(specs);
		pl_put(&text, "%.*s", (int)(specs - data), data);
		for (int i = 0; i < more; i++)
			pl_put(&text,
			       "  - { name: More %d, kind: feature, cost: 2, income: 1, copies: 1 }\n",
			       i);
		pl_put(&text, "%s", specs);
		struct pl_book *book =
			pl_book_load(&sts_game, room, strlen(room), NULL, 0, &faults);
		assert_int_equal(book != NULL, more == 28);
		if (book == NULL) {
			assert_non_null(strstr(faults.at[0].text, "room for 60 titles"));
			assert_true(faults.at[0].line > 100 && faults.at[0].column > 1);
			continue;
		}
		assert_int_equal(sts_numbers(book->rules)->parts, STS_PARTS);
		pl_book_free(book);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_card_may_ask_something_of_its_owner),
		cmocka_unit_test(a_disturbance_may_find_some),
		cmocka_unit_test(what_stands_may_hang_on_a_count),
		cmocka_unit_test(counts_are_said_in_their_measure),
		cmocka_unit_test(others_are_asked_too),
		cmocka_unit_test(contexts_are_made_of_the_same_parts),
		cmocka_unit_test(contracts_may_do_something),
		cmocka_unit_test(what_means_nothing_is_refused_with_its_line),
		cmocka_unit_test(there_is_room_for_sixty_parts),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* test_flank_effects.c - effects as parts: what the data puts together is what is played, said and
 * printed, and what cannot be is refused with its reason. */
#include "flank/table.h"

/* --- changed data ------------------------------------------------------------------------- */

enum { MOST_SETTINGS = 8 };

/* The standard data with settings, given as "a=1 b=2". */
static struct pl_book *book_with(const char *settings, struct pl_faults *faults)
{
	static char room[400];
	const char *each[MOST_SETTINGS];
	int count = 0;
	snprintf(room, sizeof room, "%s", settings);
	for (char *part = strtok(room, " "); part != NULL; part = strtok(NULL, " "))
		each[count++] = part;
	assert_true(count <= MOST_SETTINGS);
	return pl_book_standard(&flk_game, each, count, faults);
}

/* A table in a phase, with other data. */
static struct table *set_data(const char *settings, int phase, int one, int other)
{
	struct table *t = set_factions(phase, NULL, one, other);
	struct pl_faults faults;
	struct pl_book *book = book_with(settings, &faults);
	if (book == NULL)
		fail_msg("%s: %s", settings, faults.at[0].text);
	pl_book_free(t->book);
	t->book = book;
	t->r = flk_numbers(book->rules);
	return t;
}

static const char *text_of(const struct pl_book *book, const struct pl_set *set, int row)
{
	static char room[2000];
	struct pl_text text = pl_text_in(room, sizeof room);
	set->columns[0].put(book, row, &text);
	return room;
}

/* What an upgrade or unit with these settings says, in a language. */
static void expect_text(const char *settings, const char *code, const struct pl_set *set, int row,
                        const char *words)
{
	struct pl_faults faults;
	struct pl_book *book = book_with(settings, &faults);
	if (book == NULL)
		fail_msg("%s: %s", settings, faults.at[0].text);
	struct pl_language *language = pl_language_of(&flk_game, code);
	struct pl_book told = pl_book_in(book, language);
	assert_string_equal(text_of(&told, set, row), words);
	pl_language_free(language);
	pl_book_free(book);
}

static void expect_upgrade(const char *settings, int faction, int upgrade, const char *words)
{
	expect_text(settings, "en", &flk_upgrades, flk_upgrade_row(faction, upgrade), words);
}

/* --- numbers and second units --------------------------------------------------------------- */

/* FLK-C41: once, twice, then as many times. */
static void strikes_are_counted_truly(void **unused)
{
	static const struct {
		const char *setting, *english, *german;
	} cases[] = {
		{ "unit[commando].effect[1].number=1", "Commandos in the flank strike once each.",
		  "Kommandos in der Flanke schlagen je einmal zu." },
		{ "unit[commando].effect[1].number=2", "Commandos in the flank strike twice each.",
		  "Kommandos in der Flanke schlagen je zweimal zu." },
		{ "unit[commando].effect[1].number=3",
		  "Commandos in the flank strike 3 times each.",
		  "Kommandos in der Flanke schlagen je 3-mal zu." },
	};
	(void)unused;
	int row = flk_unit_row(FLK_TERRAN, COMMANDO);
	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		expect_text(cases[i].setting, "en", &flk_units, row, cases[i].english);
		expect_text(cases[i].setting, "de", &flk_units, row, cases[i].german);
	}
}

static struct table *attack_with_two(const char *settings)
{
	struct table *t = set_data(settings, FLK_MOVING, FLK_KALDARI, FLK_SWARM);
	tokens(t, P1, 0, 0, 1);
	tokens(t, P2, 0, 0, 0);
	put(t, P1, WARRIOR, 1, "quarry");
	put(t, P1, SENTRY, 2, "quarry");
	put(t, P2, ROACH, 1, "saddle");
	return t;
}

/* FLK-C41: a second unit of assault counts, and is said. */
static void assault_counts_both_units(void **unused)
{
	(void)unused;
	const char *setting = "upgrade[lattice-of-minds].effect[1].also=sentry";
	expect_upgrade(setting, FLK_KALDARI, LATTICE,
	               "2 points when you attack with Mystics on your sheet, 2 more with "
	               "Sentries.");
	struct table *t = attack_with_two(setting);
	activate(t, P1, LATTICE);
	attack(t, "quarry", "saddle");
	say(t, P1, "warrior 1 front");
	say(t, P1, "sentry 2 flank");
	assert_int_equal(heard(t, FLK_DID_RESULT)->arg[0], 1 + 2);
	close_table(t);
}

static void recall_brings_back_both_units(void **unused)
{
	(void)unused;
	const char *setting = "upgrade[memory-choir].effect[1].also=sentry";
	expect_upgrade(setting, FLK_KALDARI, CHOIR,
	               "After Combat: 1 destroyed Warrior and 1 destroyed Sentry return to your "
	               "survivors.");
	struct table *t = attack_with_two(setting);
	put(t, P2, ROACH, 3, "saddle");
	activate(t, P1, CHOIR);
	attack(t, "quarry", "saddle");
	say(t, P1, "warrior 1 front");
	say(t, P1, "sentry 2 front");
	say(t, P2, "roach 1 front 3 support");
	/* 3 to 7: all fall, one of each returns. */
	assert_int_equal(t->s.total[P1], flk_some(WARRIOR, 1) + flk_some(SENTRY, 1));
	close_table(t);
}

/* Who may come along with an escort, and a rampart with a garrison. */
static void every_key_is_said(void **unused)
{
	(void)unused;
	expect_upgrade(
		"upgrade[long-stride].effect[1].also=tank", FLK_TERRAN, LONG_STRIDE,
		"A move with one of the Walkers or Tanks may cross two zones for the price of "
		"one, whoever else goes along. Walkers in the frontline survive a tie, or a "
		"loss by 1.");
	expect_upgrade("upgrade[aegis-oath].effect[1].unit=guardian", FLK_KALDARI, AEGIS,
	               "1 point when you defend a base with Guardians on your sheet.");
	expect_upgrade("upgrade[fire-plan].effect[1].unit=soldier "
	               "upgrade[fire-plan].effect[1].also=tank "
	               "upgrade[fire-plan].effect[1].when=defend",
	               FLK_TERRAN, FIRE_PLAN,
	               "Before Combat, when you defend: you may move up to 2 of your Soldiers and "
	               "Tanks to another area.");
	expect_upgrade(
		"upgrade[salvage-column].effect[1].with=tank "
		"upgrade[salvage-column].effect[1].when=lost",
		FLK_TERRAN, SALVAGE,
		"After Combat, when you lost, with one of the Tanks on your sheet: if a unit "
		"of yours was destroyed, take 1 blue.");
	expect_upgrade("upgrade[carrion-scent].effect[1].number=1", FLK_SWARM, CARRION,
	               "After Combat: if an enemy unit was destroyed, draw a card.");
	expect_text(
		"unit[mystic].effect[1].needs=any", "en", &flk_units,
		flk_unit_row(FLK_KALDARI, MYSTIC),
		"Before Combat, with one of the Mystics on your sheet: you may push 1 enemy unit "
		"from support to the frontline.");
}

/* --- what cannot be -------------------------------------------------------------------------- */

/* FLK-C41, FLK-008: each key goes with some kinds, and is refused with words elsewhere. */
static void keys_that_do_not_fit_are_refused(void **unused)
{
	static const struct {
		const char *settings, *words;
	} cases[] = {
		{ "upgrade[blind-rush].effect[1].unit=roach", "push, remove, salvage and spoils" },
		{ "upgrade[stasis-lance].effect[1].unit=mystic",
		  "push, remove, salvage and spoils" },
		{ "upgrade[dead-ground].effect[1].unit=none", "recall need a `unit`" },
		{ "upgrade[dead-ground].effect[1].unit=roach", "of the faction" },
		{ "upgrade[fire-plan].effect[1].with=roach", "of the faction" },
		{ "upgrade[fire-plan].effect[1].also=tank", "second unit beside `unit`" },
		{ "upgrade[folded-step].effect[1].also=warrior", "and another" },
		{ "upgrade[dead-ground].effect[1].number=1", "hold and ward have no `number`" },
		{ "upgrade[fire-plan].effect[1].number=0", "every other kind needs one" },
		{ "upgrade[field-levy].effect[1].area=flank", "`area` goes with" },
		{ "upgrade[burrowed-root].effect[2].area=flank", "`area` goes with" },
		{ "upgrade[stasis-lance].effect[1].to=flank", "`to` goes with push and move" },
		{ "upgrade[blind-rush].effect[1].to=support", "another area than `area`" },
		{ "upgrade[field-levy].effect[1].colour=none", "need a `colour`" },
		{ "upgrade[fire-plan].effect[1].colour=blue", "no other kind has one" },
		{ "upgrade[fire-plan].effect[1].escort=yes", "`escort` go with stride" },
		{ "upgrade[long-stride].effect[1].over=yes", "one of them in an effect" },
		{ "upgrade[dead-ground].effect[1].when=attack", "`when` go with" },
		{ "upgrade[rolling-barrage].effect[1].needs=flank", "`needs` and `when` go with" },
		{ "upgrade[blind-rush].effect[1].needs=support", "that `with` names" },
		{ "unit[mystic].effect[1].with=sentry", "without `with`" },
		{ "upgrade[blind-rush].effect[1].when=won", "after combat only" },
	};
	(void)unused;
	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		struct pl_faults faults;
		struct pl_book *book = book_with(cases[i].settings, &faults);
		if (book != NULL)
			fail_msg("%s is not refused", cases[i].settings);
		assert_has(faults.at[0].text, cases[i].words);
		assert_has(faults.at[0].text, "FLK-C41");
	}
}

/* --- conditions ------------------------------------------------------------------------------- */

/* FLK-G08, FLK-C41: who is needed, where, and in which battles. */
static void upgrades_have_conditions(void **unused)
{
	(void)unused;
	for (int there = 0; there <= 1; there++) {
		struct table *t = set_data("upgrade[fire-plan].effect[1].with=tank "
		                           "upgrade[fire-plan].effect[1].needs=support",
		                           FLK_MOVING, FLK_TERRAN, FLK_SWARM);
		tokens(t, P1, 1, 0, 1);
		put(t, P1, COMMANDO, 1, "quarry");
		put(t, P1, TANK, 1, "quarry");
		put(t, P2, ROACH, 1, "saddle");
		activate(t, P1, FIRE_PLAN);
		attack(t, "quarry", "saddle");
		say(t, P1, there ? "commando 1 front" : "commando 1 support");
		say(t, P1, there ? "tank 1 support" : "tank 1 front");
		assert_int_equal(asked(t, P1, FLK_BEFORE), there);
		close_table(t);
	}
	for (int defends = 0; defends <= 1; defends++) {
		struct table *t = set_data(defends ? "upgrade[fire-plan].effect[1].when=defend"
		                                   : "upgrade[fire-plan].effect[1].when=attack",
		                           FLK_MOVING, FLK_TERRAN, FLK_SWARM);
		tokens(t, P1, 1, 0, 1);
		put(t, P1, TANK, 1, "quarry");
		put(t, P2, ROACH, 1, "saddle");
		activate(t, P1, FIRE_PLAN);
		attack(t, "quarry", "saddle");
		assert_int_equal(asked(t, P1, FLK_BEFORE), !defends);
		close_table(t);
	}
}

/* FLK-C41: a tie is neither won nor lost. */
static void effects_after_combat_have_conditions(void **unused)
{
	(void)unused;
	for (int won = 0; won <= 3; won++) {
		bool tied = won > 1;
		struct table *t = set_data(won & 1 ? "upgrade[salvage-column].effect[1].when=won"
		                                   : "upgrade[salvage-column].effect[1].when=lost",
		                           FLK_MOVING, FLK_TERRAN, FLK_SWARM);
		tokens(t, P1, 0, 0, 1);
		tokens(t, P2, 0, 0, 0);
		put(t, P1, COMMANDO, 1, "quarry");
		put(t, P2, ROACH, tied ? 1 : 2, "saddle");
		activate(t, P1, SALVAGE);
		attack(t, "quarry", "saddle");
		if (!tied)
			say(t, P2, "roach 1 front 1 support");
		assert_int_equal(t->s.total[P1], 0);
		assert_int_equal(t->s.tokens[P1][FLK_BLUE], won == 0);
		close_table(t);
	}
}

/* FLK-C42: one effect makes another possible: the Soldiers let a Tank into support first. */
static void one_effect_makes_another_possible(void **unused)
{
	(void)unused;
	struct table *t = set_data("unit[soldier].effect[1].unit=tank "
	                           "upgrade[fire-plan].effect[1].with=tank "
	                           "upgrade[fire-plan].effect[1].needs=support",
	                           FLK_MOVING, FLK_TERRAN, FLK_SWARM);
	tokens(t, P1, 1, 0, 1);
	put(t, P1, SOLDIER, 1, "quarry");
	put(t, P1, TANK, 1, "quarry");
	put(t, P2, ROACH, 1, "saddle");
	activate(t, P1, FIRE_PLAN);
	attack(t, "quarry", "saddle");
	say(t, P1, "soldier 1 front");
	say(t, P1, "tank 1 flank");
	assert_has(question(t, P1), "Before Combat, Soldiers: move 1 unit of yours");
	say(t, P1, "move tank from flank to support");
	assert_has(question(t, P1), "Before Combat, Fire Plan: move up to 2 units of yours");
	say(t, P1, "move soldier from front to flank");
	say(t, P1, "pass");
	assert_has(told(t, FLK_DID_SKIP, P1), "Fire Plan: no more");
	assert_true(asked(t, P1, FLK_SPENDING));
	close_table(t);
}

/* FLK-C42: to pass where several could be used declines all of them. */
static void all_effects_can_be_declined_at_once(void **unused)
{
	(void)unused;
	struct table *t = set_factions(FLK_MOVING, NULL, FLK_TERRAN, FLK_SWARM);
	tokens(t, P1, 1, 0, 1);
	put(t, P1, SOLDIER, 2, "quarry");
	put(t, P2, ROACH, 1, "saddle");
	activate(t, P1, FIRE_PLAN);
	attack(t, "quarry", "saddle");
	say(t, P1, "soldier 1 front 1 support");
	assert_has(question(t, P1), "you have 2 effects");
	assert_has(explained(t, P1, "use fire-plan"), "you may move up to 2 own units");
	say(t, P1, "pass all");
	int skipped = 0;
	for (int i = 0; i < t->events.count; i++)
		skipped += t->events.at[i].kind == FLK_DID_SKIP;
	assert_int_equal(skipped, 2);
	assert_true(asked(t, P1, FLK_SPENDING));
	close_table(t);
}

/* --- what strikes will be ------------------------------------------------------------------------ */

/* FLK-C21: a Rhino that falls with its frontline strikes no more, and no hint says that it would. */
static void hints_count_strikes_when_the_front_has_fallen(void **unused)
{
	(void)unused;
	struct table *t = set_factions(FLK_MOVING, NULL, FLK_SWARM, FLK_TERRAN);
	tokens(t, P1, 0, 0, 2);
	tokens(t, P2, 0, 0, 0);
	put(t, P1, RHINO, 1, "quarry");
	put(t, P1, LOCUST, 1, "quarry");
	put(t, P2, WALKER, 3, "saddle");
	attack(t, "quarry", "saddle");
	say(t, P1, "locust 1 front");
	say(t, P1, "rhino 1 support");
	say(t, P2, "walker 1 front 2 support");
	/* 3 to 5, and 2 to 5 with the Rhino in front: it would fall there. */
	assert_string_equal(explained(t, P1, "move rhino from support to front"),
	                    "For a yellow token: you 2, they 5, they lead");
	assert_string_equal(explained(t, P1, "move rhino from support to flank"),
	                    "For a yellow token: you 1, they 5, they lead; you gain 1 strike");
	say(t, P1, "move rhino from support to front");
	assert_int_equal(t->s.strikes[P1], 0);
	close_table(t);
}

/* The same of screens: Guardians that fall cancel nothing. */
static void the_state_counts_screens_when_the_front_has_fallen(void **unused)
{
	(void)unused;
	struct table *t = set_factions(FLK_MOVING, NULL, FLK_TERRAN, FLK_KALDARI);
	tokens(t, P1, 1, 0, 1);
	tokens(t, P2, 0, 0, 0);
	put(t, P1, COMMANDO, 4, "quarry");
	put(t, P2, GUARDIAN, 1, "saddle");
	put(t, P2, SENTRY, 1, "saddle");
	attack(t, "quarry", "saddle");
	say(t, P1, "commando 1 front 2 support 1 flank");
	say(t, P2, "sentry 1 support");
	say(t, P2, "guardian 1 front");
	/* 5 to 3: the Guardian would fall, so that both strikes count; one has a victim. */
	assert_has(state_of(t, P1), "\"battle_strikes\":[2,0],\"struck\":[0,1]");
	say(t, P1, "stop");
	assert_int_equal(t->s.strikes[P1], 2);
	close_table(t);
}

/* --- the rulebook ---------------------------------------------------------------------------------- */

static void expect_line(const char *title, const uint8_t *price, const char *text)
{
	char line[2400];
	snprintf(line, sizeof line, "| %s | %d / %d / %d | %s |\n", title, price[0], price[1],
	         price[2], text);
	assert_has(flk_game.rulebook, line);
}

/* FLK-G02, FLK-G03: what the rulebook prints is what the data says. */
static void the_rulebook_prints_every_unit_and_upgrade(void **unused)
{
	(void)unused;
	struct table *t = open_table(NULL);
	for (int row = 1; row <= FLK_UNIT_ROWS; row++) {
		const struct flk_unit *unit = &t->r->unit[row - 1];
		expect_line(flk_word(t->book, unit->title), unit->price,
		            text_of(t->book, &flk_units, row));
	}
	for (int row = 1; row <= FLK_UPGRADE_ROWS; row++) {
		const struct flk_upgrade *upgrade = &t->r->upgrade[row - 1];
		expect_line(flk_word(t->book, upgrade->title), upgrade->price,
		            text_of(t->book, &flk_upgrades, row));
	}
	close_table(t);
}

/* FLK-G06, FLK-G07, FLK-G09, FLK-G10, FLK-G12, FLK-G05: what fills a gap is said where it stands. */
static void the_rulebook_sends_nobody_elsewhere(void **unused)
{
	(void)unused;
	assert_null(strstr(flk_game.rulebook, " See FLK-"));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(strikes_are_counted_truly),
		cmocka_unit_test(assault_counts_both_units),
		cmocka_unit_test(recall_brings_back_both_units),
		cmocka_unit_test(every_key_is_said),
		cmocka_unit_test(keys_that_do_not_fit_are_refused),
		cmocka_unit_test(upgrades_have_conditions),
		cmocka_unit_test(effects_after_combat_have_conditions),
		cmocka_unit_test(one_effect_makes_another_possible),
		cmocka_unit_test(all_effects_can_be_declined_at_once),
		cmocka_unit_test(hints_count_strikes_when_the_front_has_fallen),
		cmocka_unit_test(the_state_counts_screens_when_the_front_has_fallen),
		cmocka_unit_test(the_rulebook_prints_every_unit_and_upgrade),
		cmocka_unit_test(the_rulebook_sends_nobody_elsewhere),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

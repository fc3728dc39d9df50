/* test_oss_parts.c - effects as parts: alternatives, conditions, what may be left, ransoms and what
 * reaches each rival; what the data may not say; and that what is said of them is true. */
#include "one-small-step/table.h"

/* --- tables with other data ------------------------------------------------------------------ */

enum { SETTINGS = 20 };

/* p1 is on turn, with these settings, which end with NULL. */
static struct table *set_with(int seats, const char *const *settings)
{
	struct table *t = set_table(seats, NULL);
	int count = 0;
	while (settings[count] != NULL)
		count++;
	pl_book_free(t->book);
	t->book = pl_book_standard(&oss_game, settings, count, NULL);
	assert_non_null(t->book);
	t->r = oss_numbers(t->book->rules);
	return t;
}

static struct table *playing(int seats, int kind, int tier, const char *const *settings)
{
	struct table *t = set_with(seats, settings);
	deal(t, 0, kind);
	player(t, 0)->tier = (uint8_t)tier;
	audit(t);
	return t;
}

#define WITH(...) ((const char *const[]){ __VA_ARGS__, NULL })

static const char *column(const struct pl_book *book, int kind, int tier)
{
	static char room[1200];
	struct pl_text text = pl_text_in(room, sizeof room);
	oss_put_card(book, kind, tier, &text);
	return room;
}

/* --- lies that were told ------------------------------------------------------------------------ */

/* "2 tokens less and 3 more a tier" was 5 less at Tier 1, not 1 more. */
static void a_discount_grows_by_getting_less(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	assert_string_equal(column(t->book, BORROWED_ENGINEER, 0),
	                    "You may research what a rival has for 2 tokens less, and 3 less again "
	                    "for each tier.");
	assert_string_equal(column(t->book, BORROWED_ENGINEER, 1),
	                    "You may research what a rival has for 5 tokens less.");
	close_table(t);
}

/* OSS-C36: what a gamble says is what is won. */
static void a_gamble_says_what_is_won(void **unused)
{
	(void)unused;
	for (int tier = 1; tier <= OSS_TIERS; tier++) {
		struct table *t = playing(2, BANDS, tier, WITH("trade=3"));
		char wanted[64];
		next_roll(t, 5);
		const char *text = explained(t, 0, "play Bands and Banners");
		say(t, 0, "play Bands and Banners");
		snprintf(wanted, sizeof wanted, "gain %d Morale", stock(t, 0, OSS_MORALE) - 2);
		assert_has(text, wanted);
		assert_null(strstr(text, "twice"));
		close_table(t);
	}
}

static void one_token_is_one_token(void **unused)
{
	(void)unused;
	struct table *t = playing(2, DOUBLE_AGENT, 1, WITH("trade=3"));
	set_stock(t, 0, 9);
	say(t, 0, "play Double Agent");
	assert_string_equal(question(t, 0),
	                    "Research now for 1 token less by Double Agent, or skip");
	close_table(t);
}

/* OSS-C34, OSS-C41, OSS-095: what the rulebook says of the standard data is in it. */
static void the_rulebook_has_the_numbers_of_the_data(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	char wanted[120];
	snprintf(wanted, sizeof wanted, "- OSS-C41 The USSR gains %d Morale whenever",
	         t->r->faction[USSR - 1].does[0].number);
	assert_non_null(strstr(oss_game.rulebook, wanted));
	for (int row = 0; row < t->r->objective_count; row++) {
		snprintf(wanted, sizeof wanted, "objective of the game is worth %d points",
		         t->r->objective[row].points);
		assert_non_null(strstr(oss_game.rulebook, wanted));
		assert_true(t->r->objective[row].points < t->r->landing[2]);
	}
	assert_int_equal(t->r->guards_most, 2);
	assert_non_null(strstr(oss_game.rulebook, "for all to see, two at most."));
	close_table(t);
}

/* OSS-C34: a guard keeps a card off its owner; the rest of the card goes on, and so it is said. */
static void a_guard_stops_no_more_than_it_says(void **unused)
{
	(void)unused;
	struct table *t = playing(3, BRIBED_MINISTER, 1,
	                          WITH("card[9].does[2].effect=take", "card[9].does[2].what=iron",
	                               "card[9].does[2].tier=1"));
	player(t, 1)->guards = 1;
	say(t, 0, "play Bribed Minister");
	assert_string_equal(explained(t, 0, "from p2"),
	                    "p2 has a guard, which is used up: this line does nothing to it; the "
	                    "card goes on");
	say(t, 0, "from p2");
	assert_int_equal(player(t, 1)->guards, 0);
	assert_string_equal(explained(t, 0, "from p2"),
	                    "p2 was guarded from this card: this line does nothing to it; the card "
	                    "goes on");
	assert_string_equal(explained(t, 0, "from p3"), "You take 1 of its 2 Iron");
	say(t, 0, "from p2");
	assert_int_equal(stock(t, 1, OSS_IRON), 2);
	close_table(t);
}

/* OSS-C04: what a country makes is said with both rows of its mat. */
static void a_mat_is_said_with_both_rows(void **unused)
{
	(void)unused;
	struct table *t = open_table(2, "base_production=2", 3);
	assert_has(explained(t, t->s.turn, "take Japan"),
	           "Makes 2 Morale, 2 Iron, 1 Oil, 2 Aluminum and 2 Gold.");
	assert_has(explained(t, t->s.turn, "take Japan"), "Starts with 1 Gold more.");
	close_table(t);
}

/* OSS-072, OSS-C27: a card that draws does not draw itself. */
static void a_card_at_work_is_on_no_pile(void **unused)
{
	(void)unused;
	static char room[OSS_KINDS][24];
	const char *settings[SETTINGS] = { "card[1].copies=1" };
	for (int kind = 2; kind <= DEFECTOR; kind++) {
		snprintf(room[kind], sizeof room[kind], "card[%d].copies=0", kind);
		settings[kind - 1] = room[kind];
	}
	struct table *t = set_with(2, settings);
	for (int kind = 1; kind <= DEFECTOR; kind++)
		t->s.deck[kind] = kind == DOUBLE_AGENT;
	t->s.deck_left = 1;
	deal(t, 0, DOUBLE_AGENT);
	set_stock(t, 0, 0);
	audit(t);
	say(t, 0, "play Double Agent");
	assert_int_equal(player(t, 0)->cards, 0);
	assert_int_equal(t->s.discard[DOUBLE_AGENT], 1);
	close_table(t);
}

/* --- what is explained is what happens -------------------------------------------------------------- */

static const char *explanation(struct table *t, const struct pl_move *move)
{
	static char room[1024];
	struct pl_text text = pl_text_in(room, sizeof room);
	room[0] = '\0';
	oss_game.explain(t->book, view_of(t, move->seat), move, &text);
	return room;
}

/* A number of something that the text must have, unless it is 0. */
static void must_say(const char *text, const char *before, int number, const char *after)
{
	char wanted[120];
	snprintf(wanted, sizeof wanted, "%s%d%s%s", before, number, after[0] == '\0' ? "" : " ",
	         after);
	if (number > 0 && strstr(text, wanted) == NULL)
		fail_msg("'%s' is not in: %s", wanted, text);
}

static void compare_events(struct table *t, const struct pl_move *move, const char *text)
{
	int skims = 0, draws = 0;
	for (int i = 0; i < t->events.count; i++) {
		const struct pl_event *event = &t->events.at[i];
		const uint8_t *arg = event->arg;
		skims += event->kind == OSS_DID_SKIM;
		draws += event->kind == OSS_DID_DRAW;
		if (event->kind == OSS_DID_GAIN && move->verb == OSS_PLAY)
			must_say(text, "ain ", arg[1], oss_resource_name(t->book, arg[0]));
		if (event->kind == OSS_DID_GAMBLE)
			must_say(text, "gain ", arg[1], oss_resource_name(t->book, arg[0]));
		if (event->kind == OSS_DID_RESEARCH)
			for (int resource = 1; resource <= OSS_RESOURCES; resource++)
				must_say(text, "", arg[resource],
				         oss_resource_name(t->book, resource));
		if (event->kind == OSS_DID_TAKE && move->verb == OSS_AIM)
			must_say(text, "You take ", arg[2], "of its");
		if (event->kind == OSS_DID_SPOIL && move->verb != OSS_PLAY)
			must_say(text, move->verb == OSS_DEPRIVE ? ", and " : "loses ", arg[2],
			         move->verb == OSS_DEPRIVE ? "Morale" : "of its");
	}
	if (move->verb == OSS_PRODUCE)
		must_say(text, "; ", skims, "more");
	if (move->verb == OSS_DRAW)
		must_say(text, "Take ", draws, draws == 1 ? "card" : "cards");
}

/* Whoever's spy is asked about: what the answer is explained by, once it was given. */
static void compare_answer(struct table *t, const struct oss_state *before, const char *text,
                           bool takes)
{
	int spy = before->target - 1, resource = oss_place_resource(before->aimed);
	const char *name = oss_resource_name(t->book, resource);
	char wanted[120];
	if (takes)
		snprintf(wanted, sizeof wanted, "One %s of what p%d made is yours", name,
		         before->turn + 1);
	else
		snprintf(wanted, sizeof wanted, "p%d keeps all its %s, this time", before->turn + 1,
		         name);
	assert_string_equal(text, wanted);
	assert_int_equal(stock(t, spy, resource), before->player[spy].stock[resource] + takes);
	assert_int_equal(stock(t, before->turn, resource),
	                 before->player[before->turn].stock[resource] - takes);
}

static void compare(struct table *t, const struct pl_move *move)
{
	char text[1024];
	struct oss_state whole = t->s;
	struct oss_player before = *player(t, move->seat);
	snprintf(text, sizeof text, "%s", explanation(t, move));
	assert_true(text[0] != '\0');
	make_move(t, move);
	if (whole.base.phase == OSS_SKIMMING)
		compare_answer(t, &whole, text, move->verb == OSS_SKIM);
	const struct oss_player *after = player(t, move->seat);
	if (move->verb == OSS_PLAY || move->verb == OSS_PRODUCE || move->verb == OSS_RESEARCH ||
	    move->verb == OSS_DRAW || move->verb == OSS_AIM || move->verb == OSS_DEPRIVE)
		compare_events(t, move, text);
	for (int resource = 1; resource <= OSS_RESOURCES; resource++) {
		int more = after->stock[resource] - before.stock[resource];
		if (move->verb == OSS_PRODUCE)
			must_say(text, "", more, oss_resource_name(t->book, resource));
		if (move->verb == OSS_SELL || move->verb == OSS_BUY || move->verb == OSS_SWAP)
			must_say(text, more < 0 ? "Give " : " for ", more < 0 ? -more : more,
			         oss_resource_name(t->book, resource));
	}
	if (move->verb == OSS_TRAIN)
		must_say(text, "draw up to ", oss_draw_limit(t->r, &t->s, move->seat), "");
}

/* In whole games of random play. */
static void explanations_hold(void **unused)
{
	(void)unused;
	struct pl_chance chance = { { 77, 1 }, 0 };
	struct pl_move moves[PL_MOVES];
	for (int game = 0; game < 60; game++) {
		const char *setting = game % 2 ? "skimming=always" : NULL;
		struct table *t = open_table(2 + game % 3, setting, (uint64_t)game);
		while (t->s.base.pending != 0) {
			int seat = pl_first_pending(&t->s.base);
			int count = oss_game.legal(t->book->rules, &t->s.base, seat, moves);
			struct pl_move move = moves[pl_draw(&chance, (uint32_t)count)];
			compare(t, &move);
		}
		close_table(t);
	}
}

/* --- alternatives, conditions, what may be left ---------------------------------------------------------- */

/* OSS-C43: one of several. Bribed Minister takes Gold, or gains some. */
static void one_of_several_is_chosen(void **unused)
{
	(void)unused;
	struct table *t = playing(2, BRIBED_MINISTER, 1, WITH("card[9].does[2].or=yes"));
	assert_string_equal(column(t->book, BRIBED_MINISTER, 1),
	                    "One of these: From a rival take up to 4 Gold. Or: Gain 2 Gold.");
	say(t, 0, "play Bribed Minister");
	assert_true(asked(t, 0, OSS_OPTING));
	assert_string_equal(question(t, 0), "Which effect of Bribed Minister?");
	assert_string_equal(explained(t, 0, "choose 1"), "From a rival take up to 4 Gold.");
	assert_string_equal(explained(t, 0, "choose 2"), "Gain 2 Gold.");
	assert_refused(t, "OSS-C43", OSS_OPT, 3, 0);
	assert_refused(t, "OSS-072", OSS_SKIP, 0, 0);
	struct oss_state before = t->s;
	say(t, 0, "choose 2");
	assert_string_equal(told(t, OSS_DID_OPT, 1), "p1 chooses effect 2 of Bribed Minister");
	assert_int_equal(stock(t, 0, OSS_GOLD), 4);
	assert_int_equal(stock(t, 1, OSS_GOLD), 2);
	t->s = before;
	say(t, 0, "choose 1");
	assert_int_equal(stock(t, 0, OSS_GOLD), 4);
	assert_int_equal(stock(t, 1, OSS_GOLD), 0);
	close_table(t);
	t = playing(2, SCANDAL, 1, WITH("card[8].does[2].or=yes"));
	say(t, 0, "play Scandal in the Press");
	assert_refused(t, "OSS-C43", OSS_OPT, 3, 0); /* it comes after, whatever is chosen */
	say(t, 0, "choose 2");
	assert_int_equal(stock(t, 1, OSS_MORALE), 2);
	assert_int_equal(player(t, 0)->cards, 1);
	close_table(t);
}

/* OSS-C43: what may be left is asked for. */
static void what_may_be_left_is_asked_for(void **unused)
{
	(void)unused;
	struct table *t = playing(2, BRIBED_MINISTER, 1, WITH("card[9].does[1].may=yes"));
	assert_has(column(t->book, BRIBED_MINISTER, 1),
	           "If you like: From a rival take up to 4 Gold. Gain");
	say(t, 0, "play Bribed Minister");
	assert_true(asked(t, 0, OSS_OPTING));
	say(t, 0, "skip");
	assert_int_equal(stock(t, 1, OSS_GOLD), 2);
	assert_int_equal(stock(t, 0, OSS_GOLD), 4);
	close_table(t);
}

/* OSS-C43: a condition that does not hold passes its line over; of alternatives the one that is
 * left is done without a question. */
static void conditions_are_waited_for(void **unused)
{
	(void)unused;
	for (int tier = 1; tier <= 2; tier++) {
		struct table *t =
			playing(2, BRIBED_MINISTER, tier,
		                WITH("card[9].does[2].or=yes", "card[9].does[1].if.test=tier",
		                     "card[9].does[1].if.number=2"));
		assert_has(column(t->book, BRIBED_MINISTER, tier),
		           "One of these: If you are at Tier 2: From a rival take");
		say(t, 0, "play Bribed Minister");
		assert_int_equal(t->s.base.phase == OSS_OPTING, tier == 2);
		assert_int_equal(stock(t, 1, OSS_GOLD), 2);
		close_table(t);
	}
}

static bool meets(struct table *t, int test, int compares, int number)
{
	struct oss_criterion wanted = { .test = (uint8_t)test,
		                        .compares = (uint8_t)compares,
		                        .number = (uint8_t)number };
	return oss_meets(t->r, &t->s, 0, &wanted);
}

/* OSS-C43, OSS-095: what is counted, and how it is compared. */
static void tests_count_what_they_say(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, NULL);
	mark(t, 0, RADIO_HOUR);
	mark(t, 0, PRESSURE_SUIT);
	watch(t, 0, 1, OSS_IRON);
	player(t, 0)->guards = 1;
	assert_true(meets(t, OSS_TOKENS, OSS_AT_LEAST, 10));
	assert_false(meets(t, OSS_TOKENS, OSS_AT_LEAST, 11));
	assert_false(meets(t, OSS_TOKENS, OSS_MORE_THAN_ANY, 0));
	assert_true(meets(t, OSS_RESEARCHED, OSS_AT_LEAST, 2));
	assert_true(meets(t, OSS_WORKS_DONE, OSS_AT_MOST, 1));
	assert_false(meets(t, OSS_MISSIONS, OSS_AT_LEAST, 2));
	assert_true(meets(t, OSS_MISSIONS, OSS_MORE_THAN_ANY, 0));
	mark(t, 2, PRESSURE_SUIT);
	assert_false(meets(t, OSS_MISSIONS, OSS_MORE_THAN_ANY, 0));
	assert_false(meets(t, OSS_ON_TREE, OSS_AT_LEAST, 1));
	assert_true(meets(t, OSS_ON_TREE, OSS_AT_MOST, 0));
	assert_true(meets(t, OSS_ON_MATS, OSS_AT_LEAST, 1));
	assert_true(meets(t, OSS_ON_GUARD, OSS_AT_LEAST, 1));
	assert_false(meets(t, OSS_HAS_LANDED, OSS_AT_LEAST, 0));
	close_table(t);
}

/* OSS-C43: the same of what is not there at the start: no test counts another's things. */
static void each_test_counts_its_own(void **unused)
{
	(void)unused;
	static const struct {
		int test, most;
	} counts[] = {
		{ OSS_UPGRADES, 1 }, { OSS_FIRST_MARKS, 3 }, { OSS_ON_MATS, 1 },
		{ OSS_AT_TIER, 4 },  { OSS_IN_HAND, 5 },     { OSS_RESEARCHED, 6 },
		{ OSS_MISSIONS, 2 }, { OSS_ON_TREE, 2 },
	};
	struct table *t = set_table(3, NULL);
	for (int technology = RADIO_HOUR; technology <= BLAST_FURNACES; technology++)
		mark(t, 0, technology == NEWSREELS ? OIL_WELLS : technology);
	mark(t, 0, PRESSURE_SUIT);
	mark(t, 0, CAPSULE);
	player(t, 0)->tier = 4;
	watch(t, 0, 1, OSS_IRON);
	post(t, 0, SMELTERS);
	post(t, 0, LANDER);
	for (int i = 0; i < 5; i++)
		deal(t, 0, CURFEW);
	player(t, 0)->firsts = 3;
	player(t, 0)->landed = 2;
	player(t, 0)->stock[OSS_GOLD] = 7;
	for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++) {
		assert_true(meets(t, counts[i].test, OSS_AT_LEAST, counts[i].most));
		assert_true(meets(t, counts[i].test, OSS_AT_MOST, counts[i].most));
	}
	assert_true(meets(t, OSS_HAS_LANDED, OSS_AT_LEAST, 0));
	for (int what = OSS_MORALE; what <= OSS_GOLD; what++) {
		struct oss_criterion seven = { .test = OSS_HOLD,
			                       .compares = OSS_AT_LEAST,
			                       .what = (uint8_t)what,
			                       .number = 7 };
		assert_int_equal(oss_meets(t->r, &t->s, 0, &seven), what == OSS_GOLD);
	}
	for (int technology = PRESSURE_SUIT; technology <= LANDER; technology++) {
		struct oss_criterion marked = { .test = OSS_MARKED,
			                        .compares = OSS_AT_LEAST,
			                        .technology = (uint8_t)technology };
		assert_int_equal(oss_meets(t->r, &t->s, 0, &marked), technology != LANDER);
	}
	close_table(t);
}

/* --- ransoms, and each rival ---------------------------------------------------------------------------- */

/* OSS-C44: the rival is asked, and pays or does not. */
static void a_rival_may_pay_instead(void **unused)
{
	(void)unused;
	struct table *t = playing(3, SCANDAL, 1, WITH("card[8].does[1].ransom=2"));
	say(t, 0, "play Scandal in the Press");
	assert_has(explained(t, 0, "from p2"), "; but p2 may pay you 2 Gold instead");
	say(t, 0, "from p2");
	assert_true(asked(t, 1, OSS_RANSOMING));
	assert_false(pl_is_pending(&t->s.base, 0));
	assert_string_equal(told(t, OSS_DID_AIM, 2), "p1 aims at p2: Morale; p2 may pay instead");
	assert_has(question(t, 1), "p1 aims Scandal in the Press at you");
	assert_has(question(t, 1), "Pay 2 Gold to p1 instead, or let it happen?");
	assert_string_equal(question(t, 2), "Waiting for p2");
	struct oss_state before = t->s;
	say(t, 1, "pay");
	assert_int_equal(stock(t, 1, OSS_MORALE), 2);
	assert_int_equal(stock(t, 1, OSS_GOLD), 0);
	assert_int_equal(stock(t, 0, OSS_GOLD), 3); /* 2, less the card's price, and 2 */
	t->s = before;
	say(t, 1, "skip");
	assert_int_equal(stock(t, 1, OSS_MORALE), 0);
	assert_int_equal(stock(t, 1, OSS_GOLD), 2);
	close_table(t);
}

/* OSS-C44: nobody is asked for what cannot be paid, and a guard comes first. */
static void a_ransom_is_asked_of_who_can_pay(void **unused)
{
	(void)unused;
	for (int guards = 0; guards < 2; guards++) {
		struct table *t = playing(3, SCANDAL, 1, WITH("card[8].does[1].ransom=3"));
		player(t, 1)->stock[OSS_GOLD] = (uint16_t)(guards ? 9 : 2);
		player(t, 1)->guards = (uint8_t)guards;
		say(t, 0, "play Scandal in the Press");
		say(t, 0, "from p2");
		assert_int_not_equal(t->s.base.phase, OSS_RANSOMING);
		assert_int_equal(stock(t, 1, OSS_MORALE), guards ? 2 : 0);
		close_table(t);
	}
}

static void each_rival_is_reached(void **unused)
{
	(void)unused;
	struct table *t = playing(3, BRIBED_MINISTER, 1,
	                          WITH("card[9].does[1].whom=each", "card[9].does[2].whom=each"));
	assert_string_equal(column(t->book, BRIBED_MINISTER, 1),
	                    "From each rival take up to 4 Gold. Each rival gains 2 Gold.");
	player(t, 2)->guards = 1;
	say(t, 0, "play Bribed Minister");
	assert_int_equal(stock(t, 0, OSS_GOLD), 4);
	assert_int_equal(stock(t, 1, OSS_GOLD), 2); /* all gone, and 2 */
	assert_int_equal(stock(t, 2, OSS_GOLD), 4); /* guarded, and 2 */
	close_table(t);
}

/* --- what the data may not say ----------------------------------------------------------------------------- */

/* OSS-016: so many cards and no more. */
static void a_deck_is_not_too_large(void **unused)
{
	(void)unused;
	for (int cards = 200; cards <= 201; cards++) {
		char room[DEFECTOR][40];
		const char *settings[DEFECTOR];
		struct pl_faults faults = { 0 };
		for (int kind = 1, left = cards; kind <= DEFECTOR; kind++) {
			int copies = pl_least(left, 15);
			snprintf(room[kind - 1], 40, "card[%d].copies=%d", kind, copies);
			settings[kind - 1] = room[kind - 1];
			left -= copies;
		}
		struct pl_book *book = pl_book_standard(&oss_game, settings, DEFECTOR, &faults);
		assert_int_equal(book != NULL, cards == 200);
		if (book == NULL)
			assert_has(faults.at[0].text, "1 to 200 cards (OSS-016)");
		else
			pl_book_free(book);
	}
}

/* What is said of it, by up to four settings. */
#define NO_NUMBER "what lasts has no tier (OSS-C43)"
#define NO_MAY    "which may be left anyway (OSS-C43)"
#define NO_EACH   "of one resource (OSS-C43)"
#define NO_RANSOM "aimed at one rival (OSS-C44)"
#define NO_TEST   "more than there can be (OSS-G04)"
#define TOO_LATE  "that stand before it (OSS-054)"
#define AT_ONCE   "and cards do not land (OSS-058)"
#define LASTS     "convert, first or follow (OSS-059)"
static const struct {
	const char *says, *settings[4];
} unplayable[] = {
	{ NO_NUMBER, { "card[5].does[1].number=2" } },
	{ "are both 0 (OSS-C43)", { "card[3].does[1].tier=0" } },
	{ "nothing before it (OSS-C43)", { "card[3].does[1].or=yes" } },
	{ NO_MAY, { "card[3].does[1].may=yes" } },
	{ NO_MAY, { "card[9].does[2].or=yes", "card[9].does[2].may=yes" } },
	{ NO_EACH, { "card[10].does[1].whom=each" } },
	{ NO_EACH, { "card[5].does[1].whom=each" } },
	{ NO_RANSOM, { "card[5].does[1].ransom=1" } },
	{ NO_RANSOM, { "card[9].does[1].ransom=1", "card[9].does[1].whom=each" } },
	{ AT_ONCE, { "card[5].does[1].effect=yield" } },
	{ AT_ONCE, { "card[5].does[1].effect=land" } },
	{ "no other effect does (OSS-G01)", { "card[6].does[1].what=none" } },
	{ "no other effect does (OSS-G01)", { "card[9].does[1].what=none" } },
	{ "no other effect does (OSS-G01)", { "card[5].does[1].what=gold" } },
	{ NO_TEST, { "card[6].does[1].if.number=1" } },
	{ NO_TEST, { "card[6].does[1].if.test=tier" } },
	{ NO_TEST, { "card[6].does[1].if.test=landed", "card[6].does[1].if.number=1" } },
	{ NO_TEST, { "card[6].does[1].if.test=landed", "card[6].does[1].if.how=at-most" } },
	{ NO_TEST,
	  { "card[6].does[1].if.test=tier", "card[6].does[1].if.how=more-than-any",
	    "card[6].does[1].if.number=2" } },
	{ NO_TEST,
	  { "card[6].does[1].if.test=tier", "card[6].does[1].if.how=at-most",
	    "card[6].does[1].if.number=4" } },
	{ NO_TEST, { "card[6].does[1].if.test=tier", "card[6].does[1].if.number=1" } },
	{ NO_TEST, { "objective[1].all[1].number=5" } },
	{ NO_TEST, { "objective[3].all[1].what=none" } },
	{ "at most 2 to a resource (OSS-062)", { "technology[1].does[1].number=2" } },
	{ NO_NUMBER, { "technology[1].does[1].tier=1" } },
	{ "or, may, whom, ransom or if (OSS-C43)", { "technology[1].does[1].may=yes" } },
	{ LASTS, { "technology[1].does[1].effect=gain" } },
	{ "nor copies another (OSS-C43)", { "technology[11].does[1].effect=research" } },
	{ "(OSS-C45)", { "technology[11].does[1].tier=9" } },
	{ "(OSS-C45)",
	  { "technology[Telemetry].does[1].number=9", "tier[4].draw=4",
	    "faction[USA].does[1].effect=draw-more", "faction[USA].does[1].number=9" } },
	{ TOO_LATE, { "technology[2].needs[1].one=Blast Furnaces" } },
	{ TOO_LATE, { "technology[2].needs[1].or=Blast Furnaces" } },
	{ "it is a mission (OSS-G05)", { "technology[21].does[1].may=yes" } },
	{ LASTS, { "faction[1].does[1].effect=draw" } },
	{ "must make Morale (OSS-042)", { "faction[1].base.morale=0" } },
};

/* OSS-C43, OSS-C44, OSS-C45 and others: refused with what is wrong, and its clause. */
static void what_cannot_be_is_refused(void **unused)
{
	(void)unused;
	for (size_t i = 0; i < sizeof unplayable / sizeof unplayable[0]; i++) {
		struct pl_faults faults = { 0 };
		int count = 0;
		while (count < 4 && unplayable[i].settings[count] != NULL)
			count++;
		struct pl_book *book =
			pl_book_standard(&oss_game, unplayable[i].settings, count, &faults);
		if (book != NULL)
			fail_msg("%s is accepted", unplayable[i].settings[count - 1]);
		if (strstr(faults.at[0].text, unplayable[i].says) == NULL)
			fail_msg("%s: %s", unplayable[i].settings[count - 1], faults.at[0].text);
	}
}

/* Each move that is refused is refused for what is wrong with it. */
static void refusals_name_their_clause(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	assert_refused(t, "OSS-C21", OSS_BUY, OSS_GOLD, 1);
	assert_refused(t, "OSS-051", OSS_BUY, OSS_MORALE, 1);
	assert_refused(t, "OSS-065", OSS_DRAW, 2, 0);
	assert_refused(t, "OSS-069", OSS_STEAL, 2, 0);
	assert_refused(t, "OSS-G01", OSS_RESEARCH, OSS_TECHNOLOGIES, 0);
	assert_refused(t, "OSS-054", OSS_RESEARCH, MOON, 0);
	assert_refused(t, "OSS-038", OSS_PAY, 0, 0);
	assert_refused(t, "OSS-038", OSS_OPT, 1, 0);
	player(t, 0)->tier = OSS_TIERS;
	assert_refused(t, "OSS-069", OSS_STEAL, 1, 0);
	assert_refused(t, "OSS-C28", OSS_STEAL, 2, 0);
	assert_refused(t, "OSS-C35", OSS_STEAL, 4, 0);
	assert_refused(t, "OSS-083", OSS_TRAIN, 0, 0);
	say(t, 0, "sell 1 Iron");
	assert_refused(t, "OSS-C06", OSS_SELL, OSS_IRON, 1);
	assert_refused(t, "OSS-048", OSS_BUY, OSS_OIL, 1);
	assert_refused(t, "OSS-049", OSS_SELL, OSS_OIL, 3);
	close_table(t);
}

/* --- texts are bound to effects ------------------------------------------------------------------------------ */

/* All that is printed on a row, in both languages. */
static void put_row(const struct pl_book *book, const struct pl_language *german, const char *path,
                    int row, struct pl_text *text)
{
	struct pl_book told = pl_book_in(book, german);
	const struct pl_book *const in[] = { book, &told };
	for (int i = 0; i < 2; i++) {
		pl_put(text, "|");
		if (path[0] == 'c')
			oss_put_card(in[i], row, 0, text);
		else if (path[0] == 't')
			oss_put_technology(in[i], row, 0, text);
		else if (path[0] == 'o')
			oss_put_aims(in[i], row, text);
		else
			oss_country_columns[0].put(in[i], row, text);
	}
}

static void put_setting(const struct pl_field *field, int row, int line, int32_t value,
                        char room[96])
{
	struct pl_text text = pl_text_in(room, 96);
	pl_field_path(field, row, line, &text);
	if (field->kind == PL_CHOICE)
		pl_put(&text, "=%s", field->names[value - field->lo]);
	else
		pl_put(&text, "=%d", (int)value);
}

/* Another value of an effect or a criterion is refused, or reads otherwise in each language. */
static int compare_texts(const struct pl_book *book, const struct pl_language *german,
                         const struct pl_field *field, int row, int line, int32_t value)
{
	char room[96], before[2400], after[2400];
	const char *setting = room;
	struct pl_text before_text = pl_text_in(before, sizeof before);
	struct pl_text after_text = pl_text_in(after, sizeof after);
	put_setting(field, row, line, value, room);
	struct pl_book *changed = pl_book_standard(&oss_game, &setting, 1, NULL);
	if (changed == NULL)
		return 0;
	put_row(book, german, field->path, row + 1, &before_text);
	put_row(changed, german, field->path, row + 1, &after_text);
	const char *cut = strchr(before + 1, '|'), *other = strchr(after + 1, '|');
	if (strcmp(cut, other) == 0 || strncmp(before, after, (size_t)(cut - before) + 1) == 0)
		fail_msg("%s changes nothing in: %s", setting, after);
	pl_book_free(changed);
	return 1;
}

/* For every field of what cards, technologies, countries and objectives are made of. */
static void what_is_changed_reads_otherwise(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	struct pl_language *german = pl_language_of(&oss_game, "de");
	int compared = 0;
	for (const struct pl_field *field = oss_game.fields; field->path != NULL; field++) {
		if ((strstr(field->path, "does[].") == NULL &&
		     strstr(field->path, "all[].") == NULL) ||
		    (field->kind != PL_CHOICE && field->kind != PL_NUMBER))
			continue;
		int rows = pl_book_rows(&oss_game, t->book, field, 0, 0);
		for (int row = 0; row < rows; row += BRIEF ? 8 : 1) {
			int lines = pl_book_rows(&oss_game, t->book, field, 1, row);
			for (int line = 0; line < lines; line++) {
				int32_t now = pl_field_get(field, t->book->rules, row, line);
				int32_t value = now < field->hi ? now + 1 : now - 1;
				compared += compare_texts(t->book, german, field, row, line, value);
			}
		}
	}
	assert_true(compared > (BRIEF ? 20 : 200));
	pl_language_free(german);
	close_table(t);
}

/* The standard data with so many more kinds of cards. */
static struct pl_book *with_more_cards(int more, struct pl_faults *faults)
{
	static char yaml[PL_DATA_BYTES];
	struct pl_text text = pl_text_in(yaml, sizeof yaml);
	const char *rest = strstr(oss_game.standard, "# --- secondary objectives");
	assert_non_null(rest);
	pl_put(&text, "%.*s", (int)(rest - oss_game.standard), oss_game.standard);
	for (int i = 1; i <= more; i++)
		pl_put(&text,
		       "  - name: New Card %d\n    copies: 1\n    does:\n"
		       "      - { effect: take, what: gold, number: 2, ransom: 1 }\n"
		       "      - { effect: gain, what: iron, number: 1, if: { test: cards, how: "
		       "at-most, number: 0 } }\n",
		       i);
	pl_put(&text, "%s", rest);
	return pl_book_load(&oss_game, yaml, strlen(yaml), NULL, 0, faults);
}

/* A designer's card is a row of data; more of them than there is room for are refused by line. */
static void new_cards_are_rows_of_data(void **unused)
{
	(void)unused;
	struct pl_faults faults = { 0 };
	struct pl_book *book = with_more_cards(1, &faults);
	assert_non_null(book);
	assert_string_equal(column(book, DEFECTOR + 1, 0),
	                    "From a rival take up to 2 Gold. The rival may pay you 1 Gold instead. "
	                    "If you hold no cards: Gain 1 Iron.");
	pl_book_free(book);
	book = with_more_cards(OSS_KINDS - DEFECTOR, &faults);
	assert_non_null(book);
	pl_book_free(book);
	assert_null(with_more_cards(OSS_KINDS - DEFECTOR + 1, &faults));
	assert_true(faults.at[0].line > 1 && faults.at[0].column > 0);
	assert_has(faults.at[0].text, "32");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_discount_grows_by_getting_less),
		cmocka_unit_test(a_gamble_says_what_is_won),
		cmocka_unit_test(one_token_is_one_token),
		cmocka_unit_test(the_rulebook_has_the_numbers_of_the_data),
		cmocka_unit_test(a_guard_stops_no_more_than_it_says),
		cmocka_unit_test(a_mat_is_said_with_both_rows),
		cmocka_unit_test(a_card_at_work_is_on_no_pile),
		cmocka_unit_test(explanations_hold),
		cmocka_unit_test(one_of_several_is_chosen),
		cmocka_unit_test(what_may_be_left_is_asked_for),
		cmocka_unit_test(conditions_are_waited_for),
		cmocka_unit_test(tests_count_what_they_say),
		cmocka_unit_test(each_test_counts_its_own),
		cmocka_unit_test(a_rival_may_pay_instead),
		cmocka_unit_test(a_ransom_is_asked_of_who_can_pay),
		cmocka_unit_test(each_rival_is_reached),
		cmocka_unit_test(a_deck_is_not_too_large),
		cmocka_unit_test(what_cannot_be_is_refused),
		cmocka_unit_test(refusals_name_their_clause),
		cmocka_unit_test(what_is_changed_reads_otherwise),
		cmocka_unit_test(new_cards_are_rows_of_data),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

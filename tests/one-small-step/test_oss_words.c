/* test_oss_words.c - what players read: the table in 80 columns, moves that can be
 * typed, sentences that tell what happened and keep secrets; and what boards draw from. */
#include "one-small-step/table.h"

/* How often a text comes up in another. */
static int times(const char *in, const char *what)
{
	int count = 0;
	for (const char *at = strstr(in, what); at != NULL; at = strstr(at + 1, what))
		count++;
	return count;
}

static void the_table_fits_80_columns(void **unused)
{
	(void)unused;
	struct table *t = open_table(4, NULL, 12);
	struct pl_chance chance = { { 1, 2 }, 0 };
	struct pl_move moves[PL_MOVES];
	for (int ply = 0; ply < 400 && t->s.base.pending != 0; ply++) {
		int seat = pl_first_pending(&t->s.base);
		const char *line = show(t, seat);
		while (*line != '\0') {
			size_t length = strcspn(line, "\n");
			assert_true(length <= 80);
			line += length + (line[length] == '\n');
		}
		int count = oss_game.legal(t->book->rules, &t->s.base, seat, moves);
		oss_game.apply(t->book->rules, &t->s.base,
		               &moves[pl_draw(&chance, (uint32_t)count)], NULL);
	}
	close_table(t);
}

static void the_table_shows_what_matters(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	mark(t, 1, RADIO_HOUR);
	post(t, 1, CAPSULE);
	watch(t, 0, 1, OSS_IRON);
	deal(t, 0, CURFEW);
	const char *mine = show(t, 0);
	assert_non_null(strstr(mine, "> p1 China"));
	assert_non_null(strstr(mine, "Spies of p1 on mats: Iron of p2"));
	assert_non_null(strstr(mine, "!2"));
	assert_non_null(strstr(mine, "Curfew: Produce; spies take nothing."));
	assert_non_null(strstr(mine, "The yards are lit, the gates are shut,"));
	assert_non_null(strstr(mine, "The targets were absurd, and then somebody met them."));
	assert_null(strstr(show(t, 1), "Curfew"));
	close_table(t);
}

/* What countries say of themselves is read while they are chosen, what technologies say when
 * they are next. */
static void mats_introduce_themselves(void **unused)
{
	(void)unused;
	struct table *t = open_table(2, NULL, 1);
	assert_non_null(strstr(show(t, 0), "The workshop has one lathe"));
	close_table(t);
	t = set_table(2, NULL);
	mark_two_roads(t, 0); /* and only the Moon is left */
	assert_non_null(strstr(show(t, 0), "Dust, a long shadow, and all that listening at home."));
	close_table(t);
}

static void moves_can_be_typed_in_any_case(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	assert_true(can(t, 0, "RESEARCH radio hour"));
	assert_true(can(t, 0, "buy 2 oil"));
	assert_false(can(t, 0, "research The Moon"));
	assert_false(can(t, 0, "buy 9 oil"));
	assert_false(can(t, 0, ""));
	close_table(t);
}

static void questions_are_plain(void **unused)
{
	(void)unused;
	struct table *both = set_table(3, NULL); /* China, the USA, the USSR */
	both->s.turn = 2;
	pl_ask(&both->s.base, 2);
	assert_string_equal(question(both, 2), "Choose one action for the USSR");
	close_table(both);
	struct table *t = set_table(3, NULL);
	assert_string_equal(question(t, 0), "Choose one action for China");
	assert_string_equal(question(t, 1), "Waiting for p1");
	deal(t, 0, FREIGHT);
	say(t, 0, "play Freight Diverted");
	char wanted[120];
	snprintf(wanted, sizeof wanted,
	         "From whom does Freight Diverted take up to %d Iron, Oil or Aluminum?",
	         oss_amount(t->r->card[FREIGHT - 1].does[0], 1));
	assert_string_equal(question(t, 0), wanted);
	close_table(t);
}

static void explanations_say_cost_and_gain(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	watch(t, 1, 0, OSS_MORALE);
	assert_string_equal(
		explained(t, 0, "produce"),
		"Gain 1 Morale, 1 Iron, 1 Oil, 1 Aluminum and 1 Gold; spies may take 1 of it");
	assert_non_null(strstr(explained(t, 0, "research Radio Hour"), "Pay 1 Morale and "));
	assert_non_null(
		strstr(explained(t, 0, "research Radio Hour"), "Produce gives 1 more Morale."));
	assert_string_equal(explained(t, 0, "buy 2 Oil"), "Give 2 Gold for 2 Oil");
	close_table(t);
}

/* What is printed reads as a sentence, at a tier and for everybody. */
static void cards_read_as_sentences(void **unused)
{
	(void)unused;
	static const struct {
		struct oss_step step;
		int tier;
		const char *reads;
	} wanted[] = {
		{ { .effect = OSS_GAIN, .what = OSS_GOLD, .tier = 2 }, 3, "Gain 6 Gold." },
		{ { .effect = OSS_GAIN, .what = OSS_GOLD, .tier = 2 },
		  0,
		  "Gain 2 Gold for each tier." },
		{ { .effect = OSS_TAKE, .what = OSS_MORALE, .number = 1, .tier = 2 },
		  0,
		  "From a rival take up to 1 Morale, and 2 more for each tier." },
		{ { .effect = OSS_DEAL, .number = 1 }, 0, "Draw 1 card." },
		{ { .effect = OSS_DEAL, .number = 2 }, 1, "Draw 2 cards." },
	};
	struct table *t = set_table(2, NULL);
	for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; i++) {
		char room[128];
		struct pl_text text = pl_text_in(room, sizeof room);
		oss_put_steps(t->book, &wanted[i].step, 1, wanted[i].tier, &text);
		assert_string_equal(room, wanted[i].reads);
	}
	close_table(t);
}

static void the_log_keeps_secrets(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, NULL);
	next_card(t, DEFECTOR);
	say(t, 0, "draw 1");
	assert_string_equal(told(t, OSS_DID_DRAW, 0), "p1 draws Defector");
	assert_string_equal(told(t, OSS_DID_DRAW, 1), "p1 draws a card");
	assert_string_equal(told(t, OSS_DID_DRAW, PL_SPECTATOR), "p1 draws a card");
	close_table(t);
}

/* A spy in the way is said even where tokens are short as well, and goes unsaid only
 * for who can send it home. */
static void a_block_is_said_first(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	post(t, 1, STATE_MINT);
	set_stock(t, 0, 0);
	assert_int_equal(times(state_of(t, 0), "\"status\":\"blocked\""), 1);
	assert_int_equal(times(state_of(t, 1), "\"status\":\"blocked\""), 0);
	mark(t, 0, SPY_SATELLITE);
	assert_int_equal(times(state_of(t, 0), "\"status\":\"blocked\""), 0);
	close_table(t);
}

/* How far it is to the Moon is how long the way is that is shown, round a spy too. */
static void steps_are_those_of_the_way(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	mark(t, 0, RADIO_HOUR);
	mark(t, 0, NEWSREELS);
	mark(t, 0, PRESSURE_SUIT);
	mark(t, 0, STATE_MINT);
	for (int spies = 0; spies < 2; spies++) {
		const char *state = state_of(t, 0);
		int left = 1;
		for (const char *at = strstr(state, "\"way\":["); *at != ']'; at++)
			left += *at == ',';
		/* Seat 0 comes first. */
		assert_int_equal(left, atoi(strstr(state, "\"steps\":") + 8));
		post(t, 1, CAPSULE);
	}
	close_table(t);
}

/* A board has what stands in the way, points and hands from the state. */
static void the_state_is_complete(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	post(t, 1, STATE_MINT);
	set_stock(t, 0, 3);
	deal(t, 0, CURFEW);
	deal(t, 1, TALKS);
	const char *curfew = "\"hand\":[0,0,0,0,1,";
	const char *talks = "0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]";
	const char *state = state_of(t, 0);
	assert_int_equal(times(state,
	                       "\"moon_points\":0,\"objective_points\":0,\"stock_points\":3,"
	                       "\"points\":3"),
	                 1);
	assert_int_equal(times(state, "\"blocker\":2"), 1);
	assert_has(state, "\"status\":\"later\"");
	assert_has(state, "\"status\":\"open\"");
	assert_has(state, curfew);
	assert_null(strstr(state, talks));
	assert_has(state_of(t, 1), talks);
	say(t, 0, "play Curfew");
	assert_null(strstr(state_of(t, 0), "\"discard\":[0,0,0,0,0,0,0"));
	close_table(t);
}

/* And the chart, the rules that are printed, and where spies may stand from the book. */
static void the_book_has_what_is_printed(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	const char *book = book_of(t);
	assert_has(book, "\"technology[].piece\":[\"technology-radio-hour\",");
	assert_has(book, "\"technology[].rule\":[\"Ongoing: Produce gives 1 more Morale.\",");
	assert_has(book, "\"faction[].rule\":[\"A Trade exchanges 1 more token.\",");
	assert_has(book, "Produce; spies take nothing. Gain 2 Gold for each tier.");
	assert_has(book, "Produce; spies take nothing. Gain 8 Gold.");
	assert_has(book, "\"card[].seen\":[\"seen-double-agent\",");
	assert_has(book, "\"place[].piece\":[\"store-p1-morale\",");
	assert_has(book, "\"place[].spy\":[\"p1-morale\",");
	assert_has(book, "\"objective[].aim\":[\"have 2 spies on rivals' mats\",");
	assert_has(book, "\"hold 4 Morale\",\"hold 4 Iron\",\"hold 4 Oil\",");
	close_table(t);
}

/* Names in another language, and with them whatever refers to them. */
static void the_book_is_told_in_german(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	struct pl_language *german = pl_language_of(&oss_game, "de");
	struct pl_book told_in = pl_book_in(t->book, german);
	static char room[256 * 1024];
	struct pl_text text = pl_text_in(room, sizeof room);
	pl_book_json(&oss_game, &told_in, &text);
	assert_has(room, "\"technology[].name\":[\"Radiostunde\",\"Wochenschau\",");
	assert_has(room, "\"technology[].needs[].one\":[[],[\"Radiostunde\"],");
	assert_has(room, "\"technology[].needs[].or\":[[],[\"none\"],");
	assert_has(room, "\"technology[].piece\":[\"technology-radio-hour\",");
	assert_has(room, "\"technology[].group\":[\"works\",");
	pl_language_free(german);
	close_table(t);
}

#define ONLY_GOLD "\"pay\":{\"morale\":0,\"iron\":0,\"oil\":0,\"aluminum\":0,\"gold\":%d}"

/* While a card lets its player research for less, the board shows what is paid then. */
static void the_board_shows_the_price_of_now(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	char before[96], after[96];
	int gold = t->r->technology[STATE_MINT - 1].price[OSS_GOLD];
	int off = oss_amount(t->r->card[STOLEN_PLANS - 1].does[0], 1);
	snprintf(before, sizeof before, ONLY_GOLD, gold);
	snprintf(after, sizeof after, ONLY_GOLD, gold - off);
	deal(t, 0, STOLEN_PLANS);
	set_stock(t, 0, 20);
	assert_int_equal(times(state_of(t, 0), before), 1);
	say(t, 0, "play Stolen Plans");
	assert_int_equal(times(state_of(t, 0), before), 0);
	assert_int_equal(times(state_of(t, 0), after), 1);
	assert_int_equal(times(state_of(t, 1), before), 1);
	close_table(t);
}

static void pieces_have_ids_and_names(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	static const struct {
		int piece;
		const char *id, *name;
	} wanted[] = {
		{ OSS_PIECE_TECHNOLOGY + MOON, "technology-the-moon", "The Moon" },
		{ OSS_PIECE_MAT + 1, "mat-p2", "mat of p2" },
		{ OSS_PIECE_CARD + TALKS, "card-test-ban-talks", "Test-Ban Talks" },
		{ OSS_PIECE_TIER + 3, "tier-3", "Tier 3" },
		{ OSS_PIECE_DECK, "deck", "the deck" },
	};
	for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; i++) {
		char id_room[64], name_room[64];
		struct pl_text id = pl_text_in(id_room, sizeof id_room);
		struct pl_text name = pl_text_in(name_room, sizeof name_room);
		oss_game.piece(t->book, (uint16_t)wanted[i].piece, &id, &name);
		assert_string_equal(id_room, wanted[i].id);
		assert_string_equal(name_room, wanted[i].name);
	}
	close_table(t);
}

/* Sense: what is ready to land lands. */
static void greedy_lands_when_it_can(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	struct pl_move moves[PL_MOVES];
	uint16_t weight[PL_MOVES];
	int best = 0;
	mark_two_roads(t, 0);
	set_stock(t, 0, 20);
	int count = oss_game.legal(t->book->rules, &t->s.base, 0, moves);
	oss_game.weigh(t->book->rules, &t->s.base, moves, count, weight);
	for (int i = 0; i < count; i++)
		best = weight[i] > weight[best] ? i : best;
	assert_int_equal(moves[best].verb, OSS_RESEARCH);
	assert_int_equal(moves[best].arg[0], MOON);
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_table_fits_80_columns),
		cmocka_unit_test(the_table_shows_what_matters),
		cmocka_unit_test(mats_introduce_themselves),
		cmocka_unit_test(moves_can_be_typed_in_any_case),
		cmocka_unit_test(questions_are_plain),
		cmocka_unit_test(explanations_say_cost_and_gain),
		cmocka_unit_test(cards_read_as_sentences),
		cmocka_unit_test(the_log_keeps_secrets),
		cmocka_unit_test(a_block_is_said_first),
		cmocka_unit_test(steps_are_those_of_the_way),
		cmocka_unit_test(the_state_is_complete),
		cmocka_unit_test(the_book_has_what_is_printed),
		cmocka_unit_test(the_book_is_told_in_german),
		cmocka_unit_test(the_board_shows_the_price_of_now),
		cmocka_unit_test(pieces_have_ids_and_names),
		cmocka_unit_test(greedy_lands_when_it_can),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

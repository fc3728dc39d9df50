/* test_book.c - the loader of game data: what it reads, the digest, settings on
 * top, and rules by their fields. Mistakes are in test_book_faults.c. */
#include "book_kit.h"
#include "core/chance.h"
#include "games/registry.h"

/* --- what is read ------------------------------------------------------- */

static void every_kind_of_field_is_read_where_the_table_says(void **state)
{
	(void)state;
	struct pl_book *book = load(tst_standard);
	const struct tst_rules *r = rules_of(book);
	assert_int_equal(r->turns, 20);
	assert_int_equal(r->luck, -5);
	assert_int_equal(r->mode, MODE_RUNS);
	assert_int_equal(r->open, 1);
	assert_int_equal(r->start, 100000);
	assert_int_equal(r->limit, 9);
	assert_memory_equal(r->raise, ((uint8_t[]){ 2, 4 }), 2);
	assert_int_equal(r->bids, 3);
	assert_memory_equal(r->bid, ((uint8_t[]){ 5, 6, 7, 0 }), BIDS);
	assert_int_equal(r->cities, 3);
	assert_memory_equal(r->city[1].cost, ((uint8_t[]){ 4, 5, 6 }), COSTS);
	assert_int_equal(r->city[2].x, 3);
	assert_int_equal(r->sections, 2);
	assert_int_equal(r->section[0].lines, 2);
	assert_int_equal(r->section[0].line[0].bonus, 2);
	assert_int_equal(r->section[1].lines, 0);
	assert_memory_equal(r->hex, ((uint8_t[]){ 11, 12 }), 2);
	pl_book_free(book);
}

static void rows_are_named_before_or_after_they_are_given(void **state)
{
	(void)state;
	struct pl_book *book = load(tst_standard);
	const struct tst_rules *r = rules_of(book);
	assert_int_equal(r->city[0].twin, 3);
	assert_int_equal(r->city[1].twin, 0);
	assert_int_equal(r->city[2].twin, 1);
	assert_int_equal(r->section[0].line[0].to, 3);
	assert_int_equal(r->section[0].line[1].to, 1);
	pl_book_free(book);
}

static void words_are_kept_in_the_book(void **state)
{
	(void)state;
	struct pl_book *book = load(tst_standard);
	const struct tst_rules *r = rules_of(book);
	assert_string_equal(book->words[0], "");
	assert_string_equal(book->words[r->city[1].name], "lut");
	assert_string_equal(book->words[r->section[0].title], "North, at last");
	assert_int_equal(r->section[1].title, 0);
	assert_string_equal(book->words[r->note[1]], "second");
	pl_book_free(book);
	book = load(with("[first, second]", "['\xc3\xa9t\xc3\xa9', \"\"]"));
	r = rules_of(book);
	assert_string_equal(book->words[r->note[0]], "\xc3\xa9t\xc3\xa9");
	assert_int_equal(r->note[1], 0);
	pl_book_free(book);
}

static void what_is_left_out_has_its_usual_value(void **state)
{
	(void)state;
	struct pl_book *book = load("city:\n"
	                            "- {name: a, x: 1, cost: [1, 1, 1]}\n"
	                            "- {name: b, x: 2, cost: [1, 1, 1]}\n"
	                            "bank: {start: 0}\n"
	                            "section: [line: [to: a]]\n"
	                            "board: {hex: [x: 0, x: 0]}\n");
	const struct tst_rules *r = rules_of(book);
	assert_int_equal(r->turns, 30);
	assert_int_equal(r->luck, 7);
	assert_int_equal(r->mode, MODE_SETS);
	assert_int_equal(r->open, 0);
	assert_int_equal(r->limit, 3);
	assert_int_equal(r->city[0].twin, 0);
	assert_int_equal(r->section[0].line[0].bonus, -3);
	assert_int_equal(r->section[0].line[1].bonus, 0);
	pl_book_free(book);
}

static void a_list_left_out_whole_has_its_usual_rows(void **state)
{
	(void)state;
	struct pl_book *book = load(with("raise: [2, 4]\nbid: [5, 6, 7]\n", ""));
	const struct tst_rules *r = rules_of(book);
	assert_memory_equal(r->raise, ((uint8_t[]){ 2, 2 }), 2);
	assert_int_equal(r->bids, 2);
	assert_memory_equal(r->bid, ((uint8_t[]){ 4, 4, 0, 0 }), BIDS);
	pl_book_free(book);
}

/* Connect Four has no fields at all; of Leduc, only raise[] is required. */
static void an_empty_document_is_all_usual(void **state)
{
	(void)state;
	static const char *const empty[] = { "", "# nothing\n", "---\n", "{}", "\n\n" };
	const struct pl_game *game = pl_find_game("connect-four");
	for (size_t i = 0; i < sizeof empty / sizeof *empty; i++) {
		struct pl_book *book =
			pl_book_load(game, empty[i], strlen(empty[i]), NULL, 0, &faults);
		assert_non_null(book);
		pl_book_free(book);
	}
	assert_null(load(""));
	assert_int_equal(faults.count, 3);
	assert_fault(0, 1, 1, "missing key 'bank.start'; expected a number from 0");
	assert_fault(1, 1, 1, "missing key 'city'; expected a list of 2 to 5 rows");
	assert_fault(2, 1, 1, "missing key 'board.hex'; expected a list of 2 rows");
}

static void a_byte_order_mark_and_windows_lines_are_read(void **state)
{
	(void)state;
	struct pl_book *book = load(
		with("# A test game.\nturns: 20\n", "\xef\xbb\xbf# A test game.\r\nturns: 21\r\n"));
	assert_int_equal(rules_of(book)->turns, 21);
	pl_book_free(book);
	assert_refused(with("# A test game.\nturns: 20\nluck",
	                    "\xef\xbb\xbf# A test game.\r\nturns: 21\r\nlukc"),
	               3, 1, "lukc");
	assert_refused(with("# A test game.", "\xef\xbb\xbfturn: 2"), 1, 1, "'turn'");
	assert_refused(with("turns: 20",
	                    "turns: \xef\xbb\xbf"
	                    "20"),
	               2, 8, "control character");
}

static void prepare_runs_with_the_digest_at_hand(void **state)
{
	(void)state;
	struct pl_book *book = load(tst_standard);
	const struct tst_rules *r = rules_of(book);
	assert_int_equal(r->all_costs, 45);
	assert_true(r->head.digest != 0);
	assert_true(r->digest_when_prepared == r->head.digest);
	pl_book_free(book);
}

static void standard_data_of_every_game_loads(void **state)
{
	(void)state;
	for (int i = 0; pl_games[i] != NULL; i++) {
		struct pl_book *book = pl_book_standard(pl_games[i], NULL, 0, &faults);
		if (book == NULL)
			fail_msg("%s:%d:%d: %s", pl_games[i]->slug, faults.at[0].line,
			         faults.at[0].column, faults.at[0].text);
		pl_book_free(book);
	}
}

static void faults_need_not_be_asked_for(void **state)
{
	(void)state;
	assert_null(pl_book_load(&tst_game, "a", 1, NULL, 0, NULL));
	pl_book_free(NULL);
}

/* --- the digest --------------------------------------------------------- */

static uint64_t digest(const char *yaml)
{
	struct pl_book *book = load(yaml);
	uint64_t value = rules_of(book)->head.digest;
	pl_book_free(book);
	return value;
}

static void the_digest_is_the_hash_of_paths_and_numbers(void **state)
{
	(void)state;
	static const char lines[] =
		"turns=20\nluck=-5\nmode=2\nopen=1\nbank.start=100000\nbank.limit=9\n"
		"raise[1]=2\nraise[2]=4\nbid[]=3\nbid[1]=5\nbid[2]=6\nbid[3]=7\ncity[]=3\n"
		"city[1].x=1\ncity[2].x=2\ncity[3].x=3\n"
		"city[1].cost[1]=1\ncity[1].cost[2]=2\ncity[1].cost[3]=3\n"
		"city[2].cost[1]=4\ncity[2].cost[2]=5\ncity[2].cost[3]=6\n"
		"city[3].cost[1]=7\ncity[3].cost[2]=8\ncity[3].cost[3]=9\n"
		"city[1].twin=3\ncity[2].twin=0\ncity[3].twin=1\n"
		"section[1].line[]=2\nsection[2].line[]=0\nsection[]=2\n"
		"section[1].line[1].to=3\nsection[1].line[2].to=1\n"
		"section[1].line[1].bonus=2\nsection[1].line[2].bonus=-3\n"
		"board.hex[1].x=11\nboard.hex[2].x=12\nnote[]=2\n";
	static const uint64_t key[2] = { 0, 0 };
	assert_true(digest(tst_standard) == pl_hash(key, lines, sizeof lines - 1));
}

static void the_digest_ignores_words_comments_and_layout(void **state)
{
	(void)state;
	uint64_t standard = digest(tst_standard);
	assert_true(digest(with("[first, second]", "[third, fourth]")) == standard);
	assert_true(digest(with("North, at last", "South")) == standard);
	assert_true(digest(with("name: lut", "name: tul")) == standard);
	assert_true(digest(with("# A test game.", "# Another remark")) == standard);
	assert_true(digest(with("[2, 4]", "\n  - 2\n  - 4  # chips")) == standard);
	assert_true(digest(with("{to: gobi}", "{bonus: -3, to: gobi}")) == standard);
}

static void the_order_of_keys_does_not_matter(void **state)
{
	(void)state;
	struct pl_book *one = load(tst_standard);
	uint64_t standard = rules_of(one)->head.digest;
	pl_book_free(one);
	char text[2000];
	struct pl_text room = pl_text_in(text, sizeof text);
	const char *bank = strstr(tst_standard, "bank:"), *city = strstr(tst_standard, "city:");
	const char *section = strstr(tst_standard, "section:");
	pl_put(&room, "%s%.*s%.*s%.*s", section, (int)(section - city), city, (int)(city - bank),
	       bank, (int)(bank - tst_standard), tst_standard);
	assert_true(digest(text) == standard);
	assert_true(digest(with("- name: lut\n    x: 2\n", "- x: 2\n    name: lut\n")) == standard);
}

static void every_number_changes_the_digest(void **state)
{
	(void)state;
	static const char *const settings[] = {
		"turns=21",
		"luck=-6",
		"mode=sets",
		"open=no",
		"bank.start=1",
		"bank.limit=8",
		"raise[2]=5",
		"bid[3]=1",
		"city[3].x=4",
		"city[2].cost[3]=1",
		"city[2].twin=lut",
		"section[1].line[2].to=lut",
		"section[1].line[1].bonus=-2",
		"board.hex[1].x=0",
	};
	enum { COUNT = sizeof settings / sizeof *settings };
	uint64_t seen[COUNT + 1] = { digest(tst_standard) };
	for (int i = 0; i < COUNT; i++) {
		struct pl_book *book = load_set(settings[i]);
		seen[i + 1] = rules_of(book)->head.digest;
		pl_book_free(book);
		for (int j = 0; j <= i; j++)
			assert_true(seen[i + 1] != seen[j]);
	}
	assert_true(digest(with("[5, 6, 7]", "[5, 6]")) != seen[0]);
}

/* --- settings ----------------------------------------------------------- */

static void settings_go_on_top_of_the_data(void **state)
{
	(void)state;
	static const char *const settings[] = {
		"turns=40",
		"luck=-7",
		"mode=pairs",
		"bank.limit=1",
		"raise[1]=9",
		"city[3].cost[2]=0",
		"city[lut].x=8",
		"city[1].twin=none",
		"section[1].line[2].to=lut",
		"section[1].line[1].bonus=-9",
		"turns=41",
	};
	struct pl_book *book = pl_book_standard(&tst_game, settings,
	                                        (int)(sizeof settings / sizeof *settings), &faults);
	const struct tst_rules *r = rules_of(book);
	assert_int_equal(r->turns, 41);
	assert_int_equal(r->luck, -7);
	assert_int_equal(r->mode, MODE_PAIRS);
	assert_int_equal(r->limit, 1);
	assert_int_equal(r->raise[0], 9);
	assert_int_equal(r->city[2].cost[1], 0);
	assert_int_equal(r->city[1].x, 8);
	assert_int_equal(r->city[0].twin, 0);
	assert_int_equal(r->section[0].line[1].to, 2);
	assert_int_equal(r->section[0].line[0].bonus, -9);
	assert_int_equal(r->all_costs, 45 - 8);
	pl_book_free(book);
}

static void a_setting_that_cannot_be_is_told_with_its_text(void **state)
{
	(void)state;
	assert_setting_refused("turns=100",
	                       "setting turns=100: turns is 100; expected a number "
	                       "from 1 to 99");
	assert_setting_refused("turns=", "turns is empty; expected");
	assert_setting_refused("turns", "expected a path, '=' and a value");
	assert_setting_refused("tunrs=3", "no such value; did you mean 'turns'?");
	assert_setting_refused("city[2].cots[1]=3", "did you mean 'city[].cost[]'?");
	assert_setting_refused("zzzzzzzzzzzzz=3", "no such value in this game's data");
	assert_setting_refused("city[4].x=3", "no row 4; expected a row from 1 to 3");
	assert_setting_refused("city[0].x=3", "no row '0'; expected a row from 1 to 3");
	assert_setting_refused("city[03].x=3", "no row '03'; expected a row from 1 to 3");
	assert_setting_refused("city[].x=3", "no row ''; expected a row from 1 to 3");
	assert_setting_refused("city[luk].x=3", "no row 'luk'; did you mean 'lut'?");
	assert_setting_refused("city[2.x=3", "no such value");
	assert_setting_refused("turns[1]=3", "no such value");
	assert_setting_refused("bank=3", "no such value");
	assert_setting_refused("raise[1]x=3", "no such value");
	assert_setting_refused("=3", "no such value");
	assert_setting_refused("city[2].twin=guby", "twin is guby; did you mean 'gobi'?");
	assert_setting_refused("section[1].line[1].to=none", "to is none; expected a name");
	assert_setting_refused("mode=rns", "did you mean 'runs'?");
}

static void words_and_counts_are_no_settings(void **state)
{
	(void)state;
	assert_setting_refused("city[1].name=x", "a text is not a setting");
	assert_setting_refused("note[1]=x", "a text is not a setting");
	assert_setting_refused("bid=3", "how many rows there are follows from the data");
	assert_setting_refused("bid[]=3", "how many rows there are follows from the data");
	assert_setting_refused("section[1].line[]=3", "how many rows");
}

static void a_row_called_by_a_shared_name_or_none_is_refused(void **state)
{
	(void)state;
	static const char *const settings[] = { "note[twice]=x", "note[].x=3" };
	const char *yaml = with("[first, second]", "[twice, twice, \"\"]");
	assert_null(pl_book_load(&tst_game, yaml, strlen(yaml), settings, 2, &faults));
	assert_fault(0, 0, 0, "rows 1 and 2 are both 'twice'; expected a row's number");
	assert_fault(1, 0, 0, "no row ''; expected a row from 1 to 3");
}

static void mistakes_of_settings_come_after_those_of_the_data(void **state)
{
	(void)state;
	static const char *const settings[] = { "luck=999" };
	const char *yaml = with("turns: 20", "turns: 0");
	assert_null(pl_book_load(&tst_game, yaml, strlen(yaml), settings, 1, &faults));
	assert_int_equal(faults.count, 2);
	assert_fault(0, 2, 8, "turns is 0");
	assert_fault(1, 0, 0, "setting luck=999");
}

/* --- vetting ------------------------------------------------------------ */

static void rules_that_nobody_can_play_are_refused(void **state)
{
	(void)state;
	assert_null(load_set("turns=13"));
	assert_int_equal(faults.count, 1);
	assert_fault(0, 0, 0, "thirteen turns bring bad luck (TST-001)");
}

static void rules_that_some_can_play_are_vetted_by_seats(void **state)
{
	(void)state;
	struct pl_book *book = load_set("turns=12");
	assert_non_null(book);
	assert_string_equal(pl_book_vet(&tst_game, book, 2)->clause, "TST-002");
	assert_null(pl_book_vet(&tst_game, book, 3));
	pl_book_free(book);
}

/* --- fields ------------------------------------------------------------- */

static void assert_value(const struct pl_book *book, const char *path, int row0, int row1,
                         const char *expected)
{
	char room[80];
	struct pl_text text = pl_text_in(room, sizeof room);
	const struct pl_field *field = pl_field_find(&tst_game, path);
	assert_non_null(field);
	pl_field_value(&tst_game, field, book, row0, row1, &text);
	assert_string_equal(room, expected);
}

static void values_are_written_as_the_data_writes_them(void **state)
{
	(void)state;
	struct pl_book *book = load(tst_standard);
	assert_non_null(book);
	assert_value(book, "luck", 0, 0, "-5");
	assert_value(book, "mode", 0, 0, "runs");
	assert_value(book, "city[].name", 1, 0, "lut");
	assert_value(book, "city[].twin", 0, 0, "sahara");
	assert_value(book, "city[].twin", 1, 0, "none");
	assert_value(book, "city[].cost[]", 2, 1, "8");
	assert_value(book, "section[].line[].bonus", 0, 1, "-3");
	assert_value(book, "section[].line[]", 0, 0, "2");
	assert_value(book, "bid[]", 2, 0, "7");
	pl_book_free(book);
	assert_null(pl_field_find(&tst_game, "city"));
	assert_int_equal(pl_field_find(&tst_game, "city[]")->kind, PL_COUNT);
}

static void rows_are_counted_by_the_data_or_the_table(void **state)
{
	(void)state;
	struct pl_book *book = load(with("{to: gobi}", "{to: gobi}\n      - {to: lut}"));
	assert_non_null(book);
	const struct pl_field *to = pl_field_find(&tst_game, "section[].line[].to");
	const struct pl_field *cost = pl_field_find(&tst_game, "city[].cost[]");
	const struct pl_field *raise = pl_field_find(&tst_game, "raise[]");
	assert_int_equal(pl_field_rows(&tst_game, to, book->rules, 0, 0), 2);
	assert_int_equal(pl_field_rows(&tst_game, to, book->rules, 1, 0), 3);
	assert_int_equal(pl_field_rows(&tst_game, to, book->rules, 1, 1), 0);
	assert_int_equal(pl_field_rows(&tst_game, cost, book->rules, 0, 0), 3);
	assert_int_equal(pl_field_rows(&tst_game, cost, book->rules, 1, 2), 3);
	assert_int_equal(pl_field_rows(&tst_game, raise, book->rules, 0, 0), 2);
	assert_int_equal(pl_field_rows(&tst_game, tst_fields, book->rules, 0, 0), 0);
	pl_book_free(book);
}

static void paths_are_written_with_rows_from_one(void **state)
{
	(void)state;
	char room[80];
	struct pl_text text = pl_text_in(room, sizeof room);
	pl_field_path(pl_field_find(&tst_game, "city[].cost[]"), 2, 0, &text);
	pl_put(&text, " ");
	pl_field_path(pl_field_find(&tst_game, "section[].line[]"), 1, 0, &text);
	assert_string_equal(room, "city[3].cost[1] section[2].line[]");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_kind_of_field_is_read_where_the_table_says),
		cmocka_unit_test(rows_are_named_before_or_after_they_are_given),
		cmocka_unit_test(words_are_kept_in_the_book),
		cmocka_unit_test(what_is_left_out_has_its_usual_value),
		cmocka_unit_test(a_list_left_out_whole_has_its_usual_rows),
		cmocka_unit_test(an_empty_document_is_all_usual),
		cmocka_unit_test(a_byte_order_mark_and_windows_lines_are_read),
		cmocka_unit_test(prepare_runs_with_the_digest_at_hand),
		cmocka_unit_test(standard_data_of_every_game_loads),
		cmocka_unit_test(faults_need_not_be_asked_for),
		cmocka_unit_test(the_digest_is_the_hash_of_paths_and_numbers),
		cmocka_unit_test(the_digest_ignores_words_comments_and_layout),
		cmocka_unit_test(the_order_of_keys_does_not_matter),
		cmocka_unit_test(every_number_changes_the_digest),
		cmocka_unit_test(settings_go_on_top_of_the_data),
		cmocka_unit_test(a_setting_that_cannot_be_is_told_with_its_text),
		cmocka_unit_test(words_and_counts_are_no_settings),
		cmocka_unit_test(a_row_called_by_a_shared_name_or_none_is_refused),
		cmocka_unit_test(mistakes_of_settings_come_after_those_of_the_data),
		cmocka_unit_test(rules_that_nobody_can_play_are_refused),
		cmocka_unit_test(rules_that_some_can_play_are_vetted_by_seats),
		cmocka_unit_test(values_are_written_as_the_data_writes_them),
		cmocka_unit_test(rows_are_counted_by_the_data_or_the_table),
		cmocka_unit_test(paths_are_written_with_rows_from_one),
	};
	return cmocka_run_group_tests_name("book", tests, NULL, NULL);
}

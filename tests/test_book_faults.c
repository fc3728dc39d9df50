/* test_book_faults.c - the loader of game data: every mistake is told at its
 * line and column with what would be right, and no bytes do any harm. */
#include "book_kit.h"

#include <stdio.h>
#include "core/chance.h"

#include <time.h>

/* --- keys --------------------------------------------------------------- */

static void an_unknown_key_is_answered_with_the_nearest(void **state)
{
	(void)state;
	assert_refused(with("turns: 20", "tunrs: 20"), 2, 1,
	               "unknown key 'tunrs'; did you mean 'turns'?");
	assert_refused(with("    cost: [1, 2, 3]", "    cots: 1\n    cost: [1, 2, 3]"), 14, 5,
	               "unknown key 'cots'; did you mean 'cost'?");
	assert_refused(with("  limit: 9", "  qqqqqqqq: 9"), 8, 3,
	               "unknown key 'qqqqqqqq'; expected a group of keys: start, limit");
	assert_refused(with("bonus: 2", "Bonus: 2"), 24, 22, "unknown key 'Bonus'");
}

static void data_may_name_its_game_and_no_other(void **state)
{
	(void)state;
	char own[64];
	snprintf(own, sizeof own, "game: %s\nturns: 20", tst_game.slug);
	struct pl_book *book = load(with("turns: 20", own));
	assert_non_null(book);
	pl_book_free(book);
	assert_refused(with("turns: 20", "game: chess\nturns: 20"), 2, 7, "data for another game");
}

static void a_key_given_twice_is_refused_at_the_second(void **state)
{
	(void)state;
	assert_refused(with("mode: runs\n", "mode: runs\nturns: 20\n"), 5, 1,
	               "key 'turns' is here twice");
	assert_refused(with("x: 3,", "x: 3, x: 3,"), 20, 26, "key 'x' is here twice");
}

static void a_missing_key_is_named_at_its_group(void **state)
{
	(void)state;
	assert_refused(with("    x: 2\n", ""), 16, 5,
	               "missing key 'x'; expected a number from 0 to 9 (where it lies)");
	assert_refused(with("x: 3, ", ""), 20, 5, "missing key 'x'");
	assert_refused(with("  start: 100000\n", ""), 7, 3, "missing key 'start'");
	assert_refused(with("bank:\n  start: 100000\n  limit: 9\n", ""), 2, 1,
	               "missing key 'bank.start'");
	assert_refused(with("{to: gobi}", "{bonus: 1}"), 25, 9, "missing key 'to'");
	assert_refused(with("  - line: []\n", "  - title: x\n"), 26, 5,
	               "missing key 'line'; expected a list of 0 to 4 rows");
}

static void a_key_that_is_a_list_is_refused(void **state)
{
	(void)state;
	assert_refused(with("turns: 20", "turns: 20\n? [a, b]\n: 3"), 3, 3, "expected a name");
}

/* --- values ------------------------------------------------------------- */

static void only_plain_decimal_numbers_in_range_are_numbers(void **state)
{
	(void)state;
	static const char *const wrong[] = {
		"0",
		"100",
		"-1",
		"010",
		"+5",
		"0x1f",
		"0o7",
		"1e1",
		"5.0",
		"5 5",
		"1_0",
		"five",
		"18446744073709551636",
		"--5",
		"2147483649",
		"4294967297",
		"-0",
		"~",
	};
	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
		char line[64];
		struct pl_text text = pl_text_in(line, sizeof line);
		pl_put(&text, "turns: %s", wrong[i]);
		char part[120];
		text = pl_text_in(part, sizeof part);
		pl_put(&text,
		       "turns is %s; expected a number from 1 to 99 "
		       "(after which the game ends)",
		       wrong[i]);
		assert_refused(with("turns: 20", line), 2, 8, part);
	}
	assert_refused(with("luck: -5", "luck: -0"), 3, 7, "luck is -0");
	assert_refused(with("luck: -5", "luck: -05"), 3, 7, "from -300 to 300");
	assert_refused(with("luck: -5", "luck: -301"), 3, 7, "luck is -301");
	assert_refused(with("turns: 20", "turns: \"20\""), 2, 8, "turns is \"20\"; expected");
	assert_refused(with("turns: 20", "turns:"), 2, 7, "turns is empty; expected");
	assert_refused(with("turns: 20", "turns: [20]"), 2, 8, "turns is a list; expected a num");
	assert_refused(with("turns: 20", "turns: {a: 1}"), 2, 8, "turns is a group of keys;");
	assert_refused(with("[2, 4]", "[2, 44]"), 9, 12, "raise[2] is 44; expected");
	assert_refused(with("[4, 5, 6]", "[4, 15, 6]"), 18, 15, "cost[2] is 15; expected");
}

static void both_ends_of_a_range_are_in_it(void **state)
{
	(void)state;
	struct pl_book *book = load(with("luck: -5", "luck: -300"));
	assert_int_equal(rules_of(book)->luck, -300);
	pl_book_free(book);
	book = load(with("luck: -5", "luck: 300"));
	assert_int_equal(rules_of(book)->luck, 300);
	pl_book_free(book);
	book = load(with("100000", "2147483647"));
	assert_int_equal(rules_of(book)->start, INT32_MAX);
	pl_book_free(book);
	assert_refused(with("100000", "2147483648"), 7, 10, "start is 2147483648");
}

static void a_choice_is_one_of_its_names(void **state)
{
	(void)state;
	assert_refused(with("mode: runs", "mode: rums"), 4, 7,
	               "mode is rums; did you mean 'runs'? expected pairs, runs or sets");
	assert_refused(with("mode: runs", "mode: 2"), 4, 7, "mode is 2; expected pairs");
	assert_refused(with("open: yes", "open: true"), 5, 7, "expected no or yes (whether");
	assert_refused(with("open: yes", "open: \"yes\\0\""), 5, 7, "open is \"yes?\"");
}

static void a_row_is_called_by_its_name(void **state)
{
	(void)state;
	assert_refused(with("twin: gobi", "twin: gobbi"), 20, 49,
	               "twin is gobbi; did you mean 'gobi'? "
	               "expected a name from the list 'city' or none");
	assert_refused(with("{to: gobi}", "{to: none}"), 25, 14, "to is none; expected a name");
	assert_refused(with("{to: gobi}", "{to: 1}"), 25, 14, "to is 1; expected a name");
	assert_refused(with("{to: gobi}", "{to: \"\"}"), 25, 14, "to is \"\"; expected");
	assert_refused(with("{to: gobi}", "{to: \"gobi\\0\"}"), 25, 14, "to is \"gobi?\"");
	assert_refused(with("{to: gobi}", "{to: [gobi]}"), 25, 14, "to is a list; expected");
}

static void names_of_rows_differ(void **state)
{
	(void)state;
	assert_refused(with("- name: lut", "- name: gobi"), 16, 11,
	               "'gobi' is the name of an earlier row (line 12)");
	assert_refused(with("- name: lut", "- name: none"), 16, 11, "'none' means no row");
}

static void rows_without_names_are_not_told_as_alike(void **state)
{
	(void)state;
	assert_null(load(with("name: gobi\n    x: 1\n    cost: [1, 2, 3]\n    twin: sahara\n"
	                      "  - name: lut\n",
	                      "name: ''\n    x: 1\n    cost: [1, 2, 3]\n    twin: sahara\n"
	                      "  - name: ''\n")));
	assert_int_equal(faults.count, 4);
	assert_fault(0, 12, 11, "name is 0 bytes long");
	assert_fault(1, 16, 11, "name is 0 bytes long");
	assert_fault(2, 20, 49, "twin is gobi");
	assert_fault(3, 25, 14, "to is gobi");
}

static void a_text_has_its_length_and_no_control_characters(void **state)
{
	(void)state;
	assert_refused(with("name: lut", "name: \"\""), 16, 11,
	               "name is 0 bytes long; expected a text of 1 to 12 bytes");
	assert_refused(with("name: lut", "name: a town too far"), 16, 11, "14 bytes long");
	assert_refused(with("name: lut", "name: \"l\\tt\""), 16, 11, "has a control character");
	assert_refused(with("name: lut", "name: \"l\\0t\""), 16, 11, "has a control character");
	assert_refused(with("name: lut", "name: \"l\\u202et\""), 16, 11, "control character");
	assert_refused(with("name: lut", "name: |\n     lut"), 16, 11, "has a line break");
}

static void texts_that_outnumber_their_bytes_are_refused(void **state)
{
	(void)state;
	char notes[2000];
	struct pl_text text = pl_text_in(notes, sizeof notes);
	pl_put(&text, "[n1");
	for (int i = 2; i <= 252; i++)
		pl_put(&text, ", n%d", i);
	pl_put(&text, "]");
	/* Three cities and one title come before. */
	assert_refused(with("[first, second]", notes), 31, 1406,
	               "note[252] is one text too many; expected at most 255");
	strstr(notes, ", n252")[0] = ']';
	strstr(notes, "] n252")[1] = '\0';
	struct pl_book *book = load(with("[first, second]", notes));
	assert_string_equal(book->words[rules_of(book)->note[250]], "n251");
	pl_book_free(book);
}

/* --- lists -------------------------------------------------------------- */

static void a_list_has_the_rows_it_should(void **state)
{
	(void)state;
	assert_refused(with("[2, 4]", "[2]"), 9, 8, "raise: expected a list of 2 rows, found 1");
	assert_refused(with("[2, 4]", "[2, 4, 6, 8]"), 9, 15,
	               "raise: expected a list of 2 rows, found 4");
	assert_refused(with("[5, 6, 7]", "[1, 2, 3, 4, 5]"), 10, 19,
	               "bid: expected a list of 1 to 4 rows, found 5");
	assert_refused(with("[5, 6, 7]", "[]"), 10, 6, "found 0");
	assert_refused(with("    - x: 12\n", ""), 29, 5, "hex: expected a list of 2 rows, found 1");
	assert_refused(with("[1, 2, 3]", "[1, 2, 3, 4]"), 14, 21, "cost: expected a list of 3");
}

static void what_should_be_a_list_or_group_must_be(void **state)
{
	(void)state;
	assert_refused(with("[2, 4]", "2"), 9, 8, "raise is a single value; expected a list");
	assert_refused(with("[2, 4]", ""), 9, 7, "raise is empty; expected a list of 2 rows");
	assert_refused(with("    - x: 11\n", "    - 11\n"), 29, 7,
	               "hex[1] is a single value; expected a group of keys: x");
	assert_refused(with("bank:\n  start: 100000\n  limit: 9\n", "bank: []\n"), 6, 7,
	               "bank is a list; expected a group of keys: start, limit");
	assert_refused("[]", 1, 1, "the data is a list; expected a group of keys: turns, luck");
	assert_refused("7", 1, 1, "the data is a single value;");
}

/* --- the text itself ---------------------------------------------------- */

static void aliases_anchors_and_tags_are_refused(void **state)
{
	(void)state;
	assert_refused(with("turns: 20", "turns: &t 20"), 2, 8, "anchors");
	assert_refused(with("turns: 20", "turns: !!int 20"), 2, 8, "tags");
	assert_refused(with("turns: 20", "turns: ! 20"), 2, 8, "tags");
	assert_null(load(with("turns: 20\nluck: -5", "turns: &t 20\nluck: *t")));
	assert_int_equal(faults.count, 2);
	assert_fault(1, 3, 7, "aliases");
}

static void a_second_document_is_refused(void **state)
{
	(void)state;
	assert_refused(with("luck: -5", "---\nluck: -5"), 3, 1, "a second document");
}

static void deep_nesting_is_refused(void **state)
{
	(void)state;
	assert_refused(with("turns: 20", "turns: [[[[[[[1]]]]]]]"), 2, 8, "turns is a list");
	assert_refused(with("turns: 20", "turns: [[[[[[[[1]]]]]]]]"), 2, 15, "too deep");
	static char deep[100000];
	memset(deep, '[', sizeof deep - 1);
	assert_refused(deep, 1, 9, "too deep");
}

static void syntax_errors_are_told_where_they_are(void **state)
{
	(void)state;
	assert_refused(with("[2, 4]", "[2, 4"), 10, 4, "not YAML: ");
	assert_null(load(with("bank:\n  start", "bank:\n\tstart")));
	assert_fault(0, 7, 1, "a tab; use spaces to indent");
	assert_refused(with("mode: runs", "mode: 'runs"), 32, 1, "that began in line 4");
}

static void bytes_that_are_not_text_are_refused(void **state)
{
	(void)state;
	static const char zero[] = "turns: 1\nluck: \0";
	assert_null(pl_book_load(&tst_game, zero, sizeof zero, NULL, 0, &faults));
	assert_fault(0, 2, 7, "a zero byte");
	assert_refused("a: \xc3\xa9\xff", 1, 5, "not UTF-8");
	assert_refused("a: \xc0\x80", 1, 4, "not UTF-8");
	assert_refused("a: \xe0\x80\xaf", 1, 4, "not UTF-8");
	assert_refused("a: \xc3(", 1, 4, "not UTF-8");
	assert_refused("a: \xed\xa0\x80", 1, 4, "not UTF-8");
	assert_refused("a: \xf4\x90\x80\x80", 1, 4, "not UTF-8");
	assert_refused("a: \xc3", 1, 4, "not UTF-8");
	assert_null(pl_book_load(&tst_game, "a: \xc3\xa9", 4, NULL, 0, &faults));
	assert_fault(0, 1, 4, "not UTF-8");
	assert_refused("a\r\nb\rc\n\x07", 4, 1, "control character");
	assert_refused("a: \xe2\x80\xa8", 1, 4, "control character");
}

static void data_beyond_the_limit_is_refused_unread(void **state)
{
	(void)state;
	size_t size = PL_DATA_BYTES + 1;
	char *big = malloc(size);
	assert_non_null(big);
	memset(big, '#', size);
	assert_null(pl_book_load(&tst_game, big, size, NULL, 0, &faults));
	assert_fault(0, 0, 0, "262145 bytes long; expected at most 262144");
	assert_null(pl_book_load(&tst_game, big, size - 1, NULL, 0, &faults));
	assert_fault(0, 1, 1, "missing");
	free(big);
}

static void every_mistake_is_told_in_the_order_of_the_text(void **state)
{
	(void)state;
	assert_null(load("city:\n"
	                 "- {name: a, x: 10, cost: [1, 1, 1], twin: c}\n"
	                 "- {name: a, x: 2, cost: [1, 1]}\n"
	                 "bank: {}\n"
	                 "mood: 1\n"
	                 "turns: 0\n"
	                 "board: {hex: [{x: 0}, {x: 0}]}\n"));
	assert_int_equal(faults.count, 7);
	assert_fault(0, 2, 16, "x is 10");
	assert_fault(1, 2, 43, "twin is c");
	assert_fault(2, 3, 10, "earlier row (line 2)");
	assert_fault(3, 3, 25, "found 2");
	assert_fault(4, 4, 7, "missing key 'start'");
	assert_fault(5, 5, 1, "mood");
	assert_fault(6, 6, 8, "turns is 0");
	assert_false(faults.more);
}

static void mistakes_beyond_the_limit_are_only_noted(void **state)
{
	(void)state;
	char text[4000];
	struct pl_text room = pl_text_in(text, sizeof text);
	for (int i = 0; i < PL_FAULTS + 5; i++)
		pl_put(&room, "wrong%d: 1\n", i);
	assert_null(load(text));
	assert_int_equal(faults.count, PL_FAULTS);
	assert_true(faults.more);
	assert_fault(PL_FAULTS - 1, PL_FAULTS, 1, "wrong19");
}

static void what_is_too_long_is_cut_between_characters(void **state)
{
	(void)state;
	char text[3000];
	struct pl_text room = pl_text_in(text, sizeof text);
	pl_put(&room, "turns: x");
	for (int i = 0; i < 500; i++)
		pl_put(&room, "\xc3\xa9");
	assert_refused(with("turns: 20", text), 2, 8, "\xc3\xa9...; expected a number");
	static const char *const numbers[] = { "x: 100", "x: 1000" };
	for (int i = 0; i < 2; i++) {
		assert_refused(with("x: 11", numbers[i]), 29, 10, "expected a number");
		int high_bytes = 0;
		for (const char *at = faults.at[0].text; *at != '\0'; at++)
			high_bytes += (*at & 0x80) != 0;
		assert_true(high_bytes > 100 && high_bytes % 2 == 0);
	}
}

/* --- hostile data ------------------------------------------------------- */

enum { MUTANT = 4096 };

struct mutant {
	char text[MUTANT];
	size_t length;
};

static void cut(struct mutant *m, size_t at, size_t length)
{
	if (length > m->length - at)
		length = m->length - at;
	memmove(m->text + at, m->text + at + length, m->length - at - length);
	m->length -= length;
}

static void paste(struct mutant *m, size_t at, const char *piece, size_t length)
{
	if (length > MUTANT - m->length)
		length = MUTANT - m->length;
	memmove(m->text + at + length, m->text + at, m->length - at);
	memmove(m->text + at, piece, length);
	m->length += length;
}

static void mutate(struct mutant *m, struct pl_chance *chance)
{
	static const char letters[] = "[]{}:,-?&*!|>'\"%#\n\t 09~ax\x80\xff";
	size_t at = pl_draw(chance, (uint32_t)m->length + 1);
	size_t length = pl_draw(chance, 30) + 1;
	size_t from = pl_draw(chance, sizeof tst_standard - 30);
	char copy[30];
	switch (pl_draw(chance, 5)) {
	case 0:
		if (at < m->length)
			m->text[at] = (char)(m->text[at] ^ (1 << pl_draw(chance, 8)));
		break;
	case 1:
		cut(m, at, length);
		break;
	case 2:
		memcpy(copy, m->text + at, length < MUTANT - at ? length : MUTANT - at);
		if (length <= m->length - at)
			paste(m, at, copy, length);
		break;
	case 3:
		memcpy(copy, tst_standard + from, length);
		paste(m, at, copy, length);
		break;
	default:
		paste(m, at, &letters[pl_draw(chance, sizeof letters - 1)], 1);
		break;
	}
}

static void mutated_data_ends_in_a_book_or_a_mistake(void **state)
{
	(void)state;
	static struct mutant m;
	struct pl_chance chance = { { 2024, 7 }, 0 };
	int books = 0;
	clock_t start = clock();
	for (int i = 0; i < 10000; i++) {
		m.length = sizeof tst_standard - 1;
		memcpy(m.text, tst_standard, m.length);
		for (uint32_t n = pl_draw(&chance, 4) + 1; n > 0; n--)
			mutate(&m, &chance);
		struct pl_book *book = pl_book_load(&tst_game, m.text, m.length, NULL, 0, &faults);
		assert_true((book == NULL) == (faults.count > 0));
		books += book != NULL;
		pl_book_free(book);
	}
	double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
	print_message("           %d books of 10000 in %.1f s\n", books, seconds);
	assert_in_range(books, 100, 9900); /* Both ends are reached often. */
	assert_true(seconds < 30);         /* 1 s; sanitizers on a slow machine take longer. */
}

/* The worst a text of full size can do, of each kind. */
static void data_of_full_size_is_read_in_good_time(void **state)
{
	(void)state;
	static const char *const pieces[] = {
		"a: 1\n", "turns: 20\n", "- a\n", "? ",    "{?,",   "[?,",        "- ",
		"'",      "\"\\L",       "&a ",   "? a\n", "#\n",   "turns: |\n", "\n",
		"-\n",    "[a: ",        "? - ",  "%a\n",  "---\n", "...\n",
	};
	char *big = malloc(PL_DATA_BYTES);
	assert_non_null(big);
	for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++) {
		size_t length = strlen(pieces[i]);
		for (size_t at = 0; at < PL_DATA_BYTES; at++)
			big[at] = pieces[i][at % length];
		clock_t start = clock();
		struct pl_book *book =
			pl_book_load(&tst_game, big, PL_DATA_BYTES, NULL, 0, &faults);
		assert_null(book);
		double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
		if (seconds > 3)
			fail_msg("\"%s\" took %.1f s", pieces[i], seconds);
	}
	free(big);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(an_unknown_key_is_answered_with_the_nearest),
		cmocka_unit_test(data_may_name_its_game_and_no_other),
		cmocka_unit_test(a_key_given_twice_is_refused_at_the_second),
		cmocka_unit_test(a_missing_key_is_named_at_its_group),
		cmocka_unit_test(a_key_that_is_a_list_is_refused),
		cmocka_unit_test(only_plain_decimal_numbers_in_range_are_numbers),
		cmocka_unit_test(both_ends_of_a_range_are_in_it),
		cmocka_unit_test(a_choice_is_one_of_its_names),
		cmocka_unit_test(a_row_is_called_by_its_name),
		cmocka_unit_test(names_of_rows_differ),
		cmocka_unit_test(rows_without_names_are_not_told_as_alike),
		cmocka_unit_test(a_text_has_its_length_and_no_control_characters),
		cmocka_unit_test(texts_that_outnumber_their_bytes_are_refused),
		cmocka_unit_test(a_list_has_the_rows_it_should),
		cmocka_unit_test(what_should_be_a_list_or_group_must_be),
		cmocka_unit_test(aliases_anchors_and_tags_are_refused),
		cmocka_unit_test(a_second_document_is_refused),
		cmocka_unit_test(deep_nesting_is_refused),
		cmocka_unit_test(syntax_errors_are_told_where_they_are),
		cmocka_unit_test(bytes_that_are_not_text_are_refused),
		cmocka_unit_test(data_beyond_the_limit_is_refused_unread),
		cmocka_unit_test(every_mistake_is_told_in_the_order_of_the_text),
		cmocka_unit_test(mistakes_beyond_the_limit_are_only_noted),
		cmocka_unit_test(what_is_too_long_is_cut_between_characters),
		cmocka_unit_test(mutated_data_ends_in_a_book_or_a_mistake),
		cmocka_unit_test(data_of_full_size_is_read_in_good_time),
	};
	return cmocka_run_group_tests_name("book faults", tests, NULL, NULL);
}

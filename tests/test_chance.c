/* test_chance.c - the hash against published vectors, draws without bias,
 * decks, and text. */
#include "test.h"

#include "core/chance.h"
#include "core/deck.h"
#include "core/text.h"

static const uint64_t reference_key[2] = { 0x0706050403020100u, 0x0f0e0d0c0b0a0908u };

/* Of the messages 00, 00 01, 00 01 02 ... under the key 00 01 ... 0f, from the
 * reference implementation of SipHash's authors. */
static const uint64_t siphash_1_3[] = {
	0xabac0158050fc4dc, 0xc9f49bf37d57ca93, 0x82cb9b024dc7d44d, 0x8bf80ab8e7ddf7fb,
	0xcf75576088d38328, 0xdef9d52f49533b67, 0xc50d2b50c59f22a7, 0xd3927d989bb11140,
	0x369095118d299a8e, 0x25a48eb36c063de4, 0x79de85ee92ff097f, 0x70c118c1f94dc352,
	0x78a384b157b4d9a2, 0x306f760c1229ffa7, 0x605aa111c0f95d34, 0xd320d86d2a519956,
	0xcc4fdd1a7d908b66, 0x9cf2689063dbd80c, 0x8ffc389cb473e63e, 0xf21f9de58d297d1c,
};
static const uint64_t siphash_2_4[] = {
	0x726fdb47dd0e0e31, 0x74f839c593dc67fd, 0x0d6c8009d9a94f5a, 0x85676696d7fb7e2d,
	0xcf2794e0277187b7, 0x18765564cd99a68d, 0xcbc9466e58fee3ce, 0xab0200f58b01d137,
	0x93f5f5799a932462, 0x9e0082df0ba9e4b0, 0x7a5dbbc594ddb9f3, 0xf4b32f46226bada7,
	0x751e8fbc860ee5fb, 0x14ea5627c0843d90, 0xf723ca908e7af2ee, 0xa129ca6149be45e5,
};

static void hash_gives_the_published_values(void **unused)
{
	(void)unused;
	uint8_t message[64];
	for (int i = 0; i < 64; i++)
		message[i] = (uint8_t)i;
	for (size_t n = 0; n < sizeof siphash_1_3 / sizeof siphash_1_3[0]; n++)
		assert_int_equal(pl_hash(reference_key, message, n), siphash_1_3[n]);
	for (size_t n = 0; n < sizeof siphash_2_4 / sizeof siphash_2_4[0]; n++)
		assert_int_equal(pl_sip(2, 4, reference_key, message, n), siphash_2_4[n]);
}

/* 00 01 ... 07 as a number, lowest byte first. */
static void hash_of_a_number_is_the_hash_of_its_bytes(void **unused)
{
	(void)unused;
	assert_int_equal(pl_hash_number(reference_key, 0x0706050403020100u), siphash_1_3[8]);
}

static void draws_follow_the_counter(void **unused)
{
	(void)unused;
	struct pl_chance chance = { { 1, 2 }, 0 };
	uint64_t first = pl_bits(&chance), second = pl_bits(&chance);
	assert_int_equal(chance.drawn, 2);
	assert_int_not_equal(first, second);
	struct pl_chance later = { { 1, 2 }, 1 };
	assert_int_equal(pl_bits(&later), second);
	struct pl_chance other = { { 1, 3 }, 1 };
	assert_int_not_equal(pl_bits(&other), second);
}

/* Chi-square with n-1 degrees of freedom stays within about 5 deviations. */
static void draws_favour_no_result(void **unused)
{
	(void)unused;
	static const uint32_t ranges[] = { 2, 3, 5, 6, 7, 30, 52, 100 };
	struct pl_chance chance = { { 11, 12 }, 0 };
	for (size_t r = 0; r < sizeof ranges / sizeof ranges[0]; r++) {
		enum { EACH = 2000 };
		uint32_t n = ranges[r], seen[100] = { 0 };
		for (uint32_t i = 0; i < n * EACH; i++) {
			uint32_t drawn = pl_draw(&chance, n);
			assert_true(drawn < n);
			seen[drawn]++;
		}
		double square = 0;
		for (uint32_t i = 0; i < n; i++)
			square += ((double)seen[i] - EACH) * ((double)seen[i] - EACH) / EACH;
		double deviation = (square - (n - 1)) / (n > 2 ? 1.5 * (double)(n - 1) : 4);
		assert_true(deviation < 5);
	}
}

/* With a range of 3 * 2^30, scaling alone would give a third of the results
 * twice the weight; drawing again must cost a quarter of the draws. */
static void draws_of_a_large_range_are_drawn_again(void **unused)
{
	(void)unused;
	enum { DRAWS = 20000 };
	const uint32_t n = 3u << 30;
	struct pl_chance chance = { { 5, 6 }, 0 };
	uint32_t thirds[3] = { 0 };
	for (int i = 0; i < DRAWS; i++)
		thirds[pl_draw(&chance, n) % 3]++;
	for (int i = 0; i < 3; i++)
		assert_in_range(thirds[i], DRAWS / 3 - 400, DRAWS / 3 + 400);
	assert_in_range(chance.drawn, DRAWS * 4 / 3 - 600, DRAWS * 4 / 3 + 600);
}

static void a_deck_is_drawn_to_its_end(void **unused)
{
	(void)unused;
	struct pl_chance chance = { { 3, 4 }, 0 };
	uint8_t deck[4] = { 0, 5, 0, 2 }, drawn[4] = { 0 };
	for (int left = 7; left > 0; left--) {
		assert_int_equal(pl_deck_count(deck, 4), left);
		drawn[pl_deck_draw(deck, 4, &chance)]++;
	}
	assert_int_equal(pl_deck_draw(deck, 4, &chance), -1);
	assert_int_equal(drawn[1], 5);
	assert_int_equal(drawn[3], 2);
	pl_deck_pour(deck, drawn, 4);
	assert_int_equal(pl_deck_count(deck, 4), 7);
	assert_int_equal(pl_deck_count(drawn, 4), 0);
}

/* Five of seven cards are of kind 1. */
static void a_card_is_found_the_same_by_either_search(void **unused)
{
	(void)unused;
	static const uint8_t deck[6] = { 0, 5, 0, 2, 1, 0 };
	for (int n = 0; n < pl_deck_count(deck, 6); n++)
		assert_int_equal(pl_deck_at_of(deck, 6, n), pl_deck_at(deck, n));
	assert_int_equal(pl_deck_at_of(deck, 6, 4), 1);
	assert_int_equal(pl_deck_at_of(deck, 6, 5), 3);
}

static void a_card_is_drawn_as_often_as_it_is_in_the_deck(void **unused)
{
	(void)unused;
	struct pl_chance chance = { { 8, 9 }, 0 };
	int ones = 0;
	for (int i = 0; i < 7000; i++) {
		uint8_t deck[4] = { 0, 5, 0, 2 };
		ones += pl_deck_draw(deck, 4, &chance) == 1;
	}
	assert_in_range(ones, 4850, 5150);
}

static void text_stops_at_its_end(void **unused)
{
	(void)unused;
	char room[8];
	struct pl_text text = pl_text_in(room, sizeof room);
	pl_put(&text, "%s", "abc");
	assert_false(pl_text_full(&text));
	pl_put(&text, "%s", "defghijk");
	assert_string_equal(room, "abcdefg");
	assert_true(pl_text_full(&text));
	pl_put(&text, "more");
	assert_string_equal(room, "abcdefg");
}

static void long_texts_are_wrapped(void **unused)
{
	(void)unused;
	char room[128];
	struct pl_text text = pl_text_in(room, sizeof room);
	pl_put_wrapped(&text, "one two three four", 13); /* fits as far as "three" */
	assert_string_equal(room, "one two three\n    four\n");
	text = pl_text_in(room, sizeof room);
	pl_put_wrapped(&text, "one  two three four", 12); /* an indented line is no wider */
	assert_string_equal(room, "one two\n    three\n    four\n");
	text = pl_text_in(room, sizeof room);
	pl_put_wrapped(&text, "unbreakable", 4);
	assert_string_equal(room, "unbreakable\n");
}

static void words_are_the_same_whatever_their_capitals(void **unused)
{
	(void)unused;
	assert_true(pl_same_words("Sell ORE", "sell ore"));
	assert_true(pl_same_words("", ""));
	assert_false(pl_same_words("sell", "sell ore"));
	assert_false(pl_same_words("sell ore", "sell"));
	assert_false(pl_same_words("sell", "self"));
}

static void one_is_no_plural(void **unused)
{
	(void)unused;
	assert_string_equal(pl_plural(1), "");
	assert_string_equal(pl_plural(-1), "");
	assert_string_equal(pl_plural(0), "s");
	assert_string_equal(pl_plural(2), "s");
}

static void json_puts_commas_and_escapes(void **unused)
{
	(void)unused;
	char room[128];
	struct pl_text text = pl_text_in(room, sizeof room);
	pl_json_open(&text, NULL, '{');
	pl_json_string(&text, "a{", "say \"hi\"\n\\");
	pl_json_open(&text, "list", '[');
	pl_json_number(&text, NULL, -3);
	pl_json_bool(&text, NULL, true);
	pl_json_open(&text, NULL, '[');
	pl_json_close(&text, ']');
	pl_json_close(&text, ']');
	pl_json_real(&text, "x", 0.5);
	pl_json_close(&text, '}');
	assert_string_equal(
		room, "{\"a{\":\"say \\\"hi\\\"\\u000a\\\\\",\"list\":[-3,true,[]],\"x\":0.5}");
}

static void the_nearest_name_answers_a_typo(void **unused)
{
	(void)unused;
	static const char *const names[] = { "games", "rules", "replay", "verify" };
	assert_int_equal(pl_edits("rules", "rules"), 0);
	assert_int_equal(pl_edits("ruels", "rules"), 1);
	assert_int_equal(pl_edits("kitten", "sitting"), 3);
	assert_string_equal(pl_nearest("relpay", names, 4), "replay");
	assert_string_equal(pl_nearest("ver", names, 4), "verify");
	assert_null(pl_nearest("zzzzzz", names, 4));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hash_gives_the_published_values),
		cmocka_unit_test(hash_of_a_number_is_the_hash_of_its_bytes),
		cmocka_unit_test(draws_follow_the_counter),
		cmocka_unit_test(draws_favour_no_result),
		cmocka_unit_test(draws_of_a_large_range_are_drawn_again),
		cmocka_unit_test(a_deck_is_drawn_to_its_end),
		cmocka_unit_test(a_card_is_found_the_same_by_either_search),
		cmocka_unit_test(a_card_is_drawn_as_often_as_it_is_in_the_deck),
		cmocka_unit_test(text_stops_at_its_end),
		cmocka_unit_test(long_texts_are_wrapped),
		cmocka_unit_test(words_are_the_same_whatever_their_capitals),
		cmocka_unit_test(one_is_no_plural),
		cmocka_unit_test(json_puts_commas_and_escapes),
		cmocka_unit_test(the_nearest_name_answers_a_typo),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

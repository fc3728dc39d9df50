/* test_pointed.c - what a recorder counts quickly is what it would count slowly. */
#include "test.h"

#include "lab/ahead.h"
#include "lab/pointed.h"

/* Two pieces an event: its number, and one by which every event of that kind points. */
static int trace(const struct pl_rules *rules, const struct pl_event *event,
                 uint16_t piece[PL_TOUCH])
{
	(void)rules;
	piece[0] = (uint16_t)(event->arg[0] | event->arg[1] << 8);
	piece[1] = 60000;
	return 2;
}

/* Every piece in its turn is new, so places run out in the midst of an event. */
static void every_use_is_counted_while_room_grows(void **context)
{
	(void)context;
	enum { KINDS = 3, PIECES = 3000 };
	const struct pl_game game = { .trace = trace };
	struct pl_pointed uses;
	const uint32_t *times;
	const struct pl_pointed_row *used;
	pl_pointed_open(&uses, &game, 1 + KINDS);
	for (int round = 0; round < 2; round++) { /* the second game begins from nothing */
		uint32_t seen = 0, at = 0;
		pl_pointed_begin(&uses, NULL);
		for (int i = 0; i < KINDS * PIECES; i++) {
			int piece = i / KINDS;
			struct pl_event event = {
				.kind = (uint8_t)(1 + i % KINDS),
				.seat = (uint8_t)(i % PL_SEATS),
				.arg = { (uint8_t)piece, (uint8_t)(piece >> 8) },
			};
			pl_pointed_note(&uses, &event);
		}
		pl_pointed_sum(&uses);
		while ((used = pl_pointed_next(&uses, &at, &times)) != NULL) {
			uint32_t all = 0;
			for (int seat = 0; seat < PL_SEATS; seat++)
				all += times[seat];
			assert_int_equal(all, (used->key & 0xffff) == 60000 ? PIECES : 1);
			seen++;
		}
		assert_int_equal(seen, KINDS * (PIECES + 1));
	}
	pl_pointed_close(&uses);
}

/* Under rules with a digest, pieces are its number higher. */
static int trace_by_rules(const struct pl_rules *rules, const struct pl_event *event,
                          uint16_t piece[PL_TOUCH])
{
	piece[0] = (uint16_t)(event->arg[0] + rules->digest);
	return 1;
}

/* Of the same event; and one of a kind or a seat that is none is not counted. */
static void what_was_met_under_other_rules_is_not_meant(void **context)
{
	(void)context;
	const struct pl_game game = { .trace = trace_by_rules };
	struct pl_rules rules[2] = { { 100, 1 }, { 200, 2 } };
	const struct pl_event event = { .kind = 1, .seat = 2, .arg = { 7 } };
	const struct pl_event odd[] = { { .kind = 2 }, { .kind = 1, .seat = PL_SEATS } };
	struct pl_pointed uses;
	pl_pointed_open(&uses, &game, 2);
	for (uint32_t i = 0; i < 6; i++) {
		const uint32_t *times;
		uint32_t at = 0;
		if (i == 4) /* other rules, where others stood */
			rules[0].digest = 300;
		pl_pointed_begin(&uses, &rules[i % 2]);
		for (uint32_t told = 0; told <= i; told++)
			pl_pointed_note(&uses, &event);
		pl_pointed_note(&uses, &odd[0]);
		pl_pointed_note(&uses, &odd[1]);
		pl_pointed_sum(&uses);
		const struct pl_pointed_row *used = pl_pointed_next(&uses, &at, &times);
		assert_non_null(used);
		assert_int_equal(used->key, 1 << 16 | (7 + rules[i % 2].digest));
		assert_int_equal(times[2], i + 1);
		assert_int_equal(uses.by_kind[1][2], i + 1);
		assert_null(pl_pointed_next(&uses, &at, &times));
	}
	pl_pointed_close(&uses);
}

/* Few events, each often, with others in between that take their slots. */
static void an_event_that_was_forgotten_is_counted_on(void **context)
{
	(void)context;
	enum { ROUNDS = 5, PIECES = 3 * PL_MET };
	const struct pl_game game = { .trace = trace };
	struct pl_pointed uses;
	const uint32_t *times;
	const struct pl_pointed_row *used;
	uint32_t at = 0, seen = 0;
	pl_pointed_open(&uses, &game, 2);
	pl_pointed_begin(&uses, NULL);
	for (int i = 0; i < ROUNDS * PIECES; i++) {
		int piece = i % PIECES;
		struct pl_event event = { .kind = 1,
			                  .arg = { (uint8_t)piece, (uint8_t)(piece >> 8) } };
		pl_pointed_note(&uses, &event);
	}
	pl_pointed_sum(&uses);
	assert_int_equal(uses.by_kind[1][0], ROUNDS * PIECES);
	for (; (used = pl_pointed_next(&uses, &at, &times)) != NULL; seen++)
		assert_int_equal(times[0],
		                 (used->key & 0xffff) == 60000 ? ROUNDS * PIECES : ROUNDS);
	assert_int_equal(seen, PIECES + 1);
	pl_pointed_close(&uses);
}

static void draws_made_ahead_are_those_of_the_chance(void **context)
{
	(void)context;
	struct pl_ahead ahead = { .first = (uint64_t)1 << 63 };
	struct pl_chance one = { { 1, 2 }, 0 }, same = one, other = { { 1, 3 }, 5 }, too = other;
	for (uint32_t i = 0; i < 5000; i++) {
		/* Of half of all numbers many are not fair, and are drawn again. */
		uint32_t n = i % 3 == 0 ? (1u << 31) + 1 : i % 7 + 1;
		assert_int_equal(pl_ahead_draw(&ahead, &one, n), pl_draw(&same, n));
		assert_true(one.drawn == same.drawn);
		if (i % 100 == 0) /* somebody else's in between */
			assert_int_equal(pl_ahead_draw(&ahead, &other, n), pl_draw(&too, n));
		if (i % 50 == 0) /* and one that was not made ahead */
			assert_true(pl_bits(&one) == pl_bits(&same));
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_use_is_counted_while_room_grows),
		cmocka_unit_test(what_was_met_under_other_rules_is_not_meant),
		cmocka_unit_test(an_event_that_was_forgotten_is_counted_on),
		cmocka_unit_test(draws_made_ahead_are_those_of_the_chance),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

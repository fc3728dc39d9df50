/* test_match.c - the mid-end: playing, refusing, and what may be taken back. */
#include "test.h"

#include "core/chance.h"
#include "core/describe.h"
#include "core/memory.h"
#include "core/turn.h"
#include "kit/toy.h"

static struct pl_match *open_toy(int seats, uint64_t seed)
{
	const uint64_t key[2] = { seed, 1 };
	const char *longest = "rounds=9";
	struct pl_book *book = pl_book_standard(&pl_toy, &longest, 1, NULL);
	assert_non_null(book);
	return pl_match_new(&pl_toy, book, seats, key);
}

static struct pl_move random_move(const struct pl_match *match, int seat, struct pl_chance *chance)
{
	struct pl_move moves[PL_MOVES];
	int count = match->game->legal(match->book->rules, match->state, seat, moves);
	assert_true(count > 0);
	return moves[pl_draw(chance, (uint32_t)count)];
}

static void play_random(struct pl_match *match, int seat, struct pl_chance *chance)
{
	struct pl_move move = random_move(match, seat, chance);
	assert_null(pl_match_play(match, &move));
}

/* Ordinary turns until all seats are asked together. */
static struct pl_match *at_sealed_set(struct pl_chance *chance)
{
	struct pl_match *match = open_toy(3, 9);
	while (match->state->sealed == 0)
		play_random(match, pl_first_pending(match->state), chance);
	return match;
}

static void a_refused_move_changes_nothing(void **unused)
{
	(void)unused;
	struct pl_match *match = open_match("connect-four", NULL, 2, 1);
	struct pl_state *before = pl_resize(NULL, match->game->state_size);
	memcpy(before, match->state, match->game->state_size);
	struct pl_move strangers[] = {
		{ .verb = 9 },
		{ .verb = 1, .seat = 200 },
		{ .verb = 1, .arg = { 1, 1 } },
	};
	for (size_t i = 0; i < sizeof strangers / sizeof strangers[0]; i++) {
		const struct pl_reason *reason = pl_match_play(match, &strangers[i]);
		assert_non_null(reason);
		assert_true(reason->text[0] != '\0');
		assert_memory_equal(before, match->state, match->game->state_size);
		assert_int_equal(match->step_count, 0);
	}
	free(before);
	close_match(match);
}

static void too_many_seats_make_no_match(void **unused)
{
	(void)unused;
	const uint64_t key[2] = { 1, 1 };
	struct pl_book *book = pl_book_standard(&pl_toy, NULL, 0, NULL);
	assert_null(pl_match_new(&pl_toy, book, 1, key));
	assert_null(pl_match_new(&pl_toy, book, 5, key));
	pl_book_free(book);
}

static void steps_keep_their_events(void **unused)
{
	(void)unused;
	struct pl_match *match = open_match("connect-four", NULL, 2, 1);
	say_move(match, 0, "drop 4");
	assert_int_equal(match->steps[0].event_count, 1);
	assert_int_equal(match->steps[0].events[0].arg[0], 4);
	close_match(match);
}

static void anothers_act_stops_undo(void **unused)
{
	(void)unused;
	struct pl_match *match = open_match("connect-four", NULL, 2, 1);
	assert_false(pl_match_undo(match, 0));
	say_move(match, 0, "drop 4");
	assert_true(pl_match_may_undo(match, 0));
	assert_false(pl_match_may_undo(match, 1));
	say_move(match, 1, "drop 4");
	assert_false(pl_match_undo(match, 0));
	assert_true(pl_match_undo(match, 1));
	assert_true(pl_match_undo(match, 0));
	assert_int_equal(match->state->ply, 0);
	close_match(match);
}

static void a_reveal_stops_undo(void **unused)
{
	(void)unused;
	struct pl_match *match = open_match("leduc", NULL, 2, 1);
	say_move(match, 0, "check");
	assert_true(pl_match_may_undo(match, 0));
	say_move(match, 1, "check"); /* deals the board */
	assert_false(pl_match_may_undo(match, 1));
	assert_false(pl_match_may_undo(match, 0));
	close_match(match);
}

static void bots_answers_go_with_ones_own_move(void **unused)
{
	(void)unused;
	enum pl_stays why;
	struct pl_match *match = open_match("connect-four", NULL, 2, 1);
	assert_int_equal(pl_match_steps_back(match, 0, pl_bit(1), &why), 0);
	assert_int_equal(why, PL_STAYS_NOTHING);
	say_move(match, 0, "drop 4");
	assert_int_equal(pl_match_steps_back(match, 0, pl_bit(1), &why), 1);
	say_move(match, 1, "drop 4");
	assert_int_equal(pl_match_steps_back(match, 0, 0, &why), 0);
	assert_int_equal(why, PL_STAYS_OTHERS);
	assert_int_equal(pl_match_steps_back(match, 0, pl_bit(1), &why), 2);
	close_match(match);
}

static void what_was_drawn_since_keeps_ones_move(void **unused)
{
	(void)unused;
	enum pl_stays why;
	struct pl_match *match = open_match("leduc", NULL, 2, 1);
	say_move(match, 0, "check");
	say_move(match, 1, "check"); /* deals the board */
	assert_int_equal(pl_match_steps_back(match, 0, pl_bit(1), &why), 0);
	assert_int_equal(why, PL_STAYS_SHOWN);
	close_match(match);
}

/* What a rival did with a card that only they knew is not tried twice, nor what they refused. */
static void what_a_rival_hid_or_refused_keeps_ones_move(void **unused)
{
	(void)unused;
	static const char *const games[] = { "traders", "one-small-step", "space-tug-skirmish" };
	struct pl_chance chance = { { 5, 9 }, 0 };
	int hid = 0, refused = 0;
	for (uint64_t seed = 0; seed < 24; seed++) {
		struct pl_match *match = open_match(games[seed % 3], NULL, 3, seed);
		for (int ply = 0; ply < 400 && !pl_match_over(match); ply++) {
			enum pl_stays why;
			play_random(match, pl_first_pending(match->state), &chance);
			const struct pl_step *last = &match->steps[match->step_count - 1];
			const struct pl_form *form =
				pl_form_of(match->game->description, &last->move);
			bool no = last->move.seat != 0 && (form->manner & PL_SAYS_NO) != 0;
			int steps = pl_match_steps_back(match, 0, 6, &why);
			if (no && match->set == 0) {
				assert_int_equal(steps, 0);
				refused += why == PL_STAYS_HIDDEN;
			} else if (steps == 0 && last->move.seat != 0) {
				hid += why == PL_STAYS_HIDDEN && match->step_count > 1 &&
					last[-1].move.seat == 0;
			}
		}
		close_match(match);
	}
	assert_true(refused > 5);
	assert_true(hid > 5);
}

/* All of them taken back, it is that seat's question again, as it was. */
static void going_back_over_bots_leads_to_ones_own_question(void **unused)
{
	(void)unused;
	struct pl_chance chance = { { 5, 9 }, 0 };
	int back = 0, longest = 0;
	for (uint64_t seed = 0; seed < 10; seed++) {
		struct pl_match *match = open_match("one-false-step", NULL, 3, seed);
		size_t size = match->game->state_size;
		struct pl_state *before = pl_resize(NULL, size), *view = pl_resize(NULL, size);
		for (int ply = 0; ply < 400 && !pl_match_over(match); ply++) {
			enum pl_stays why;
			play_random(match, pl_first_pending(match->state), &chance);
			int steps = pl_match_steps_back(match, 0, 6, &why);
			if (steps < 2 || pl_draw(&chance, 4) != 0)
				continue;
			back++;
			longest = steps > longest ? steps : longest;
			pl_match_view_before(match, match->step_count - steps, 0, before);
			for (int i = 0; i < steps; i++)
				assert_true(pl_match_undo(
					match, match->steps[match->step_count - 1].move.seat));
			pl_match_view(match, 0, view);
			assert_memory_equal(view, before, size);
			assert_true(pl_is_pending(match->state, 0));
		}
		free(before);
		free(view);
		close_match(match);
	}
	assert_true(back > 20);
	assert_true(longest > 2);
}

/* Over many positions, checkpoints included: playing and taking back is to
 * have done nothing. */
static void undo_restores_every_byte(void **unused)
{
	(void)unused;
	struct pl_chance chance = { { 7, 7 }, 0 };
	int taken_back = 0, checkpoints = 0;
	for (uint64_t seed = 0; seed < 20; seed++) {
		struct pl_match *match = open_toy(4, seed);
		struct pl_state *before = pl_resize(NULL, match->game->state_size);
		while (!pl_match_over(match)) {
			int seat = pl_first_pending(match->state);
			uint32_t set = match->set, sets = match->set_count;
			memcpy(before, match->state, match->game->state_size);
			struct pl_move move = random_move(match, seat, &chance);
			assert_null(pl_match_play(match, &move));
			if (pl_match_undo(match, seat)) {
				taken_back++;
				assert_memory_equal(before, match->state, match->game->state_size);
				assert_int_equal(match->set, set);
				assert_int_equal(match->set_count, sets);
				assert_null(pl_match_play(match, &move));
			}
		}
		checkpoints += match->checkpoint_count;
		free(before);
		close_match(match);
	}
	assert_true(taken_back > 100);
	assert_true(checkpoints > 20);
}

static void a_sealed_choice_is_taken_back_while_others_are_asked(void **unused)
{
	(void)unused;
	struct pl_chance chance = { { 1, 1 }, 0 };
	struct pl_match *match = at_sealed_set(&chance);
	assert_int_equal(match->state->pending, 7);
	play_random(match, 0, &chance); /* p1's first step */
	play_random(match, 1, &chance);
	play_random(match, 0, &chance); /* p1's second: done */
	play_random(match, 1, &chance);
	struct pl_move of_p2[2] = { match->steps[match->step_count - 3].move,
		                    match->steps[match->step_count - 1].move };
	assert_int_equal(match->state->pending, 4);
	assert_true(pl_match_undo(match, 0));
	assert_true(pl_match_undo(match, 0));
	assert_int_equal(match->state->pending, 5);
	/* p2's own choice stands. */
	assert_memory_equal(&match->steps[match->step_count - 2].move, &of_p2[0], sizeof of_p2[0]);
	assert_memory_equal(&match->steps[match->step_count - 1].move, &of_p2[1], sizeof of_p2[1]);
	/* Nothing from before the set. */
	assert_false(pl_match_undo(match, 0));
	close_match(match);
}

static void a_completed_sealed_set_stays(void **unused)
{
	(void)unused;
	struct pl_chance chance = { { 2, 2 }, 0 };
	struct pl_match *match = at_sealed_set(&chance);
	uint32_t set = match->set;
	for (int seat = 0; seat < 3; seat++)
		for (int step = 0; step < 2; step++)
			play_random(match, seat, &chance);
	assert_int_not_equal(match->set, set);
	for (int seat = 0; seat < 3; seat++)
		assert_false(pl_match_may_undo(match, seat));
	close_match(match);
}

static void a_move_made_as_a_number_is_the_move(void **unused)
{
	(void)unused;
	struct pl_move one, other;
	memset(&other, 0xff, sizeof other);
	pl_put_move(&one, 17, 5, 255, 0, 3, 4, 0);
	pl_put_word(&other,
	            pl_move_word(17, 5) | pl_word_arg(0, 255) | pl_word_arg(2, 3) |
	                    pl_word_arg(3, 4));
	assert_memory_equal(&one, &other, sizeof one);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_move_made_as_a_number_is_the_move),
		cmocka_unit_test(a_refused_move_changes_nothing),
		cmocka_unit_test(too_many_seats_make_no_match),
		cmocka_unit_test(steps_keep_their_events),
		cmocka_unit_test(anothers_act_stops_undo),
		cmocka_unit_test(bots_answers_go_with_ones_own_move),
		cmocka_unit_test(what_was_drawn_since_keeps_ones_move),
		cmocka_unit_test(what_a_rival_hid_or_refused_keeps_ones_move),
		cmocka_unit_test(going_back_over_bots_leads_to_ones_own_question),
		cmocka_unit_test(a_reveal_stops_undo),
		cmocka_unit_test(undo_restores_every_byte),
		cmocka_unit_test(a_sealed_choice_is_taken_back_while_others_are_asked),
		cmocka_unit_test(a_completed_sealed_set_stays),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* test_connect_four.c - Connect Four's clauses, and its positions counted. */
#include "test.h"

#include "core/memory.h"
#include "core/text.h"
#include "core/turn.h"

static void drop_all(struct pl_match *match, const char *columns)
{
	for (int i = 0; columns[i] != '\0'; i++) {
		char text[] = "drop ?";
		text[5] = columns[i];
		assert_false(pl_match_over(match));
		say_move(match, pl_first_pending(match->state), text);
	}
}

static struct pl_result result_of(const struct pl_match *match)
{
	struct pl_result result;
	match->game->returns(match->book->rules, match->state, &result);
	return result;
}

/* CON-001 */
static void players_take_turns(void **unused)
{
	(void)unused;
	struct pl_match *match = open_match("connect-four", NULL, 2, 1);
	assert_int_equal(match->state->pending, 1);
	drop_all(match, "4");
	assert_int_equal(match->state->pending, 2);
	struct pl_move again = { .verb = 1, .seat = 0, .arg = { 4 } };
	const struct pl_reason *reason = pl_match_play(match, &again);
	assert_string_equal(reason->clause, "CON-001");
	close_match(match);
}

/* CON-002 */
static void stones_come_to_rest_on_each_other(void **unused)
{
	(void)unused;
	char room[512];
	struct pl_match *match = open_match("connect-four", NULL, 2, 1);
	drop_all(match, "443");
	struct pl_text text = pl_text_in(room, sizeof room);
	match->game->show(match->book, match->state, 0, &text);
	assert_non_null(strstr(room, " . . . O . . .\n . . X X . . .\n 1 2 3"));
	struct pl_move outside = { .verb = 1, .seat = 1, .arg = { 8 } };
	assert_string_equal(pl_match_play(match, &outside)->clause, "CON-002");
	close_match(match);
}

/* CON-003 */
static void a_column_holds_six(void **unused)
{
	(void)unused;
	struct pl_match *match = open_match("connect-four", NULL, 2, 1);
	drop_all(match, "444444");
	struct pl_move seventh = { .verb = 1, .seat = 0, .arg = { 4 } };
	assert_string_equal(pl_match_play(match, &seventh)->clause, "CON-003");
	close_match(match);
}

/* CON-004 */
static void four_in_a_row_win_in_every_direction(void **unused)
{
	(void)unused;
	static const char *const games[] = {
		"1213141",     /* upright */
		"1122334",     /* level */
		"12233434474", /* rising */
		"76655454414", /* falling */
	};
	for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
		struct pl_match *match = open_match("connect-four", NULL, 2, 1);
		drop_all(match, games[i]);
		assert_true(pl_match_over(match));
		struct pl_result result = result_of(match);
		assert_int_equal(result.place[0], 1);
		assert_int_equal(result.place[1], 2);
		close_match(match);
	}
}

/* CON-004: not from the top of one column into the foot of the next. */
static void rows_do_not_wrap(void **unused)
{
	(void)unused;
	struct pl_match *match = open_match("connect-four", NULL, 2, 1);
	drop_all(match, "1111717162"); /* three of p2 atop column 1, one at the foot of 2 */
	assert_false(pl_match_over(match));
	close_match(match);
}

/* CON-005 */
static void a_full_board_is_a_draw(void **unused)
{
	(void)unused;
	struct pl_match *match = open_match("connect-four", NULL, 2, 1);
	drop_all(match, "121212212121343434434343565656656565777777");
	assert_true(pl_match_over(match));
	struct pl_result result = result_of(match);
	assert_int_equal(result.place[0], 1);
	assert_int_equal(result.place[1], 1);
	close_match(match);
}

/* --- distinct positions after each ply ---------------------------------- */

/* A set of states, open addressing by digest. */
struct set {
	const struct pl_game *game;
	char *states;
	size_t count, room;
};

static char *at(const struct set *set, size_t i)
{
	return set->states + i * set->game->state_size;
}

/* An empty place has no seats. */
static bool add(struct set *set, const struct pl_state *state)
{
	size_t i = pl_state_digest(set->game, state) & (set->room - 1);
	while (((struct pl_state *)(void *)at(set, i))->seats != 0) {
		if (memcmp(at(set, i), state, set->game->state_size) == 0)
			return false;
		i = (i + 1) & (set->room - 1);
	}
	memcpy(at(set, i), state, set->game->state_size);
	set->count++;
	return true;
}

static struct set new_set(const struct pl_game *game, size_t room)
{
	return (struct set){ .game = game,
		             .states = pl_zeroed(room * game->state_size),
		             .room = room };
}

static struct set successors(const struct set *set, const struct pl_rules *rules, size_t room)
{
	struct set next = new_set(set->game, room);
	struct pl_state *state = pl_resize(NULL, set->game->state_size);
	for (size_t i = 0; i < set->room; i++) {
		const struct pl_state *from = (const struct pl_state *)(const void *)at(set, i);
		struct pl_move moves[PL_MOVES];
		if (from->seats == 0 || from->pending == 0)
			continue;
		int count = set->game->legal(rules, from, pl_first_pending(from), moves);
		for (int j = 0; j < count; j++) {
			memcpy(state, from, set->game->state_size);
			set->game->apply(rules, state, &moves[j], NULL);
			add(&next, state);
		}
	}
	free(state);
	return next;
}

/* OEIS A212693: legal 7 x 6 positions after n plies. */
static void positions_are_as_many_as_published(void **unused)
{
	(void)unused;
	static const size_t published[] = {
		1, 7, 49, 238, 1120, 4263, 16422, 54859, 184275, 558186,
	};
	struct pl_match *match = open_match("connect-four", NULL, 2, 1);
	struct set set = new_set(match->game, 2);
	add(&set, match->state);
	for (size_t ply = 0; ply < sizeof published / sizeof published[0]; ply++) {
		assert_int_equal(set.count, published[ply]);
		size_t room = 2;
		while (room < 8 * set.count)
			room *= 2;
		struct set next = successors(&set, match->book->rules, room);
		free(set.states);
		set = next;
	}
	free(set.states);
	close_match(match);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(players_take_turns),
		cmocka_unit_test(stones_come_to_rest_on_each_other),
		cmocka_unit_test(a_column_holds_six),
		cmocka_unit_test(four_in_a_row_win_in_every_direction),
		cmocka_unit_test(rows_do_not_wrap),
		cmocka_unit_test(a_full_board_is_a_draw),
		cmocka_unit_test(positions_are_as_many_as_published),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* test_picks.c - from pieces to moves, as a person chooses them. */
#include "test.h"

#include "tui/picks.h"

/* Moves by their pieces: "text: piece piece". */
static struct tui_position *position_of(const char *const *moves, int count)
{
	json_t *list = json_array();
	for (int i = 0; i < count; i++) {
		char words[128];
		snprintf(words, sizeof words, "%s", moves[i]);
		char *colon = strchr(words, ':');
		*colon = '\0';
		json_t *pieces = json_array();
		for (char *piece = strtok(colon + 1, " "); piece != NULL; piece = strtok(NULL, " "))
			json_array_append_new(pieces,
			                      json_pack("{s:s, s:s}", "id", piece, "name", piece));
		json_array_append_new(list,
		                      json_pack("{s:s, s:s, s:o}", "text", words, "explain", "",
		                                "pieces", pieces));
	}
	json_t *message = json_pack("{s:i, s:[i], s:{}, s:{s:s, s:o}}", "seat", 1, "pending", 1,
	                            "view", "question", "text", "?", "moves", list);
	const struct tui_table table = { .seat_count = 2 };
	struct tui_position *position = tui_position_read(message, &table, NULL);
	json_decref(message);
	assert_non_null(position);
	return position;
}

/* clang-format off */
static const char *const moves[] = {
	"fly to x: x", "fly to y: y", "swap a for b: card a b", "swap a for c: card a c",
	"swap d for b: card d b", "end turn:",
};
/* clang-format on */

static unsigned mark(const struct tui_marks *marks, const char *piece)
{
	const struct tui_scene scene = { .marks = marks };
	return tui_mark(&scene, piece);
}

static void begin(struct tui_marks *marks)
{
	*marks = (struct tui_marks){ .pointed = -1 };
	tui_picks_begin(marks, position_of(moves, 6));
}

static void end(struct tui_marks *marks)
{
	tui_position_free((struct tui_position *)(uintptr_t)marks->position);
	tui_picks_end(marks);
}

static void test_first_pieces_are_marked(void **state)
{
	struct tui_marks marks;
	(void)state;
	begin(&marks);
	assert_int_equal(mark(&marks, "x"), TUI_ACTABLE);
	assert_int_equal(mark(&marks, "card"), TUI_ACTABLE);
	assert_int_equal(mark(&marks, "b"), 0);
	assert_int_equal(marks.left_count, 6);
	end(&marks);
}

static void test_a_piece_of_one_move_decides_it(void **state)
{
	struct tui_marks marks;
	(void)state;
	begin(&marks);
	assert_int_equal(tui_picks_choose(&marks, "y"), 1);
	end(&marks);
}

static void test_pieces_are_chosen_one_after_another(void **state)
{
	struct tui_marks marks;
	(void)state;
	begin(&marks);
	assert_int_equal(tui_picks_choose(&marks, "card"), -1);
	assert_int_equal(marks.left_count, 3);
	assert_int_equal(mark(&marks, "card"), TUI_CHOSEN);
	assert_int_equal(mark(&marks, "a"), TUI_ACTABLE);
	assert_int_equal(mark(&marks, "x"), 0);
	assert_int_equal(tui_picks_choose(&marks, "a"), -1);
	assert_int_equal(mark(&marks, "c"), TUI_ACTABLE);
	assert_int_equal(tui_picks_choose(&marks, "c"), 3);
	end(&marks);
}

static void test_what_is_chosen_can_be_taken_back(void **state)
{
	struct tui_marks marks;
	(void)state;
	begin(&marks);
	tui_picks_choose(&marks, "card");
	tui_picks_choose(&marks, "a");
	assert_int_equal(tui_picks_choose(&marks, "a"), -1);
	assert_int_equal(marks.chosen_count, 1);
	assert_true(tui_picks_back(&marks));
	assert_false(tui_picks_back(&marks));
	assert_int_equal(marks.left_count, 6);
	end(&marks);
}

static void test_another_first_piece_begins_anew(void **state)
{
	struct tui_marks marks;
	(void)state;
	begin(&marks);
	tui_picks_choose(&marks, "card");
	assert_int_equal(tui_picks_choose(&marks, "nothing of any move"), -1);
	assert_int_equal(marks.chosen_count, 1);
	assert_int_equal(tui_picks_choose(&marks, "x"), 0);
	end(&marks);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_first_pieces_are_marked),
		cmocka_unit_test(test_a_piece_of_one_move_decides_it),
		cmocka_unit_test(test_pieces_are_chosen_one_after_another),
		cmocka_unit_test(test_what_is_chosen_can_be_taken_back),
		cmocka_unit_test(test_another_first_piece_begins_anew),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

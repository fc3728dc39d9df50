/* test_film.c - what others do is shown one thing at a time, dice before what they decide, and each
 * game has an end in characters. The clock is the test's own. */
#include "test.h"
#include "tui/stage.h"

#include "tui/ending.h"

#include <locale.h>
#include <stdlib.h>
#include <unistd.h>

/* --- the queue ------------------------------------------------------------------- */

enum { ME = 1, RIVAL = 2 };

/* What seat 1 or 2 is told as record `number`, which has one line about somebody; `data` may be "". */
static json_t *message_of(int seat, int number, int about, const char *kind, const char *data)
{
	char room[512];
	snprintf(
		room, sizeof room,
		"{\"number\":%d,\"seat\":%d,\"since\":%d,\"pending\":[],\"state\":{\"at\":%d},\"log\":["
		"{\"number\":%d,\"seat\":%d,\"kind\":\"%s\",\"text\":\"it\",\"pieces\":[]%s%s}]}",
		number, seat, number - 1, number, number, about, kind,
		data[0] == '\0' ? "" : ",\"data\":", data);
	json_t *message = json_loads(room, 0, NULL);
	assert_non_null(message);
	return message;
}

static void tell_as(struct tui_source *source, int seat, int number, int about, const char *kind,
                    const char *data)
{
	json_t *message = message_of(seat, number, about, kind, data);
	assert_true(tui_film_take(source, message));
	json_decref(message);
}

static void tell(struct tui_source *source, int number, int about)
{
	tell_as(source, ME, number, about, "it", "");
}

/* A table of two, of whom the first is here and has seen record 1. */
static struct tui_source opened(enum tui_pace pace)
{
	struct tui_source source = { .table.seat_count = 2, .table.seats[0].mine = true };
	source.film.pace = pace;
	tell(&source, 1, RIVAL);
	tui_film_run(&source, 1000);
	assert_int_equal(source.seen[0]->number, 1);
	return source;
}

static int64_t shown(const struct tui_source *source)
{
	return source->seen[0]->number;
}

static void test_what_rivals_do_is_shown_one_by_one(void **state)
{
	(void)state;
	struct tui_source source = opened(TUI_CALM);
	for (int number = 2; number <= 4; number++)
		tell(&source, number, RIVAL);
	assert_int_equal(shown(&source), 1); /* nothing moves but by the clock */
	tui_film_run(&source, 1100);
	assert_int_equal(shown(&source), 2);
	assert_true(tui_film_busy(&source));
	tui_film_run(&source, 2199);
	assert_int_equal(shown(&source), 2);
	tui_film_run(&source, 2200);
	assert_int_equal(shown(&source), 3);
	assert_int_equal(source.log[0].count, 3); /* the log says no more than the board shows */
	tui_film_run(&source, 3300);
	assert_int_equal(shown(&source), 4);
	assert_false(tui_film_busy(&source));
	tui_source_release(&source);
}

static void test_ones_own_move_makes_nobody_wait_long(void **state)
{
	(void)state;
	struct tui_source source = opened(TUI_CALM);
	tell(&source, 2, ME);
	tell(&source, 3, RIVAL);
	tui_film_run(&source, 1100);
	assert_int_equal(shown(&source), 2);
	tui_film_run(&source, 1500);
	assert_int_equal(shown(&source), 3);
	tui_source_release(&source);
}

static void test_skipping_shows_all_at_once(void **state)
{
	(void)state;
	struct tui_source source = opened(TUI_CALM);
	for (int number = 2; number <= 4; number++)
		tell(&source, number, RIVAL);
	tui_film_run(&source, 1100);
	tui_film_skip(&source);
	assert_int_equal(shown(&source), 4);
	assert_false(tui_film_busy(&source));
	tell(&source, 5, RIVAL); /* and what comes then begins anew */
	tui_film_run(&source, 1101);
	assert_int_equal(shown(&source), 5);
	tui_source_release(&source);
}

static void test_instant_waits_for_nothing(void **state)
{
	(void)state;
	struct tui_source source = opened(TUI_INSTANT);
	tell(&source, 2, RIVAL);
	tell_as(&source, ME, 3, RIVAL, "roll", "{\"die\":4}");
	assert_int_equal(shown(&source), 3);
	assert_int_equal(source.film.dice.count, 0);
	tui_source_release(&source);
}

static void test_dice_land_before_what_they_decide_is_shown(void **state)
{
	(void)state;
	static const struct {
		const char *kind, *data;
		int count, first;
	} falls[] = {
		{ "roll", "{\"die\":4,\"second\":2,\"hexes\":3}", 2, 4 },
		{ "gamble", "{\"die\":6}", 1, 6 },
		{ "jump", "{\"die\":1,\"against\":5,\"won\":false}", 2, 1 },
		{ "shoot", "{\"dice\":{\"guidance-1\":3,\"fuel-2\":2}}", 2, 3 },
	};
	for (size_t i = 0; i < sizeof falls / sizeof falls[0]; i++) {
		struct tui_source source = opened(TUI_CALM);
		tell_as(&source, ME, 2, ME, falls[i].kind, falls[i].data);
		tui_film_run(&source, 1100);
		assert_int_equal(shown(&source), 1);
		assert_int_equal(source.film.dice.count, falls[i].count);
		assert_int_equal(source.film.dice.face[0], falls[i].first);
		tui_film_run(&source, 1999);
		assert_int_equal(shown(&source), 1);
		tui_film_run(&source, 2000);
		assert_int_equal(shown(&source), 2);
		assert_true(source.film.dice.gone > 2000); /* they lie there for a while */
		tui_source_release(&source);
	}
}

static void test_all_who_sit_here_see_a_moment_together(void **state)
{
	(void)state;
	struct tui_source source = opened(TUI_CALM);
	source.table.seats[1].mine = true;
	json_t *first = message_of(2, 1, ME, "it", "");
	assert_true(tui_source_show(&source, first));
	json_decref(first);
	for (int number = 2; number <= 3; number++)
		for (int seat = 1; seat <= 2; seat++)
			tell_as(&source, seat, number, 3, "it", "");
	tui_film_run(&source, 1100);
	assert_int_equal(source.seen[0]->number, 2);
	assert_int_equal(source.seen[1]->number, 2);
	tui_film_run(&source, 9000);
	assert_int_equal(source.seen[1]->number, 3);
	tui_source_release(&source);
}

static void test_who_fell_far_behind_sees_the_newest(void **state)
{
	(void)state;
	struct tui_source source = opened(TUI_CALM);
	for (int number = 2; number <= 60; number++)
		tell(&source, number, RIVAL);
	assert_int_equal(tui_int(tui_film_newest(&source, 0), "at"), 60);
	tui_film_run(&source, 1100);
	assert_true(shown(&source) > 40);
	tui_source_release(&source);
}

static void test_a_position_of_no_shape_is_told(void **state)
{
	(void)state;
	struct tui_source source = opened(TUI_CALM);
	json_t *bad = json_pack("{s:i,s:i,s:s}", "seat", 1, "number", 2, "state", "none");
	tui_film_take(&source, bad);
	json_decref(bad);
	tui_film_run(&source, 1100);
	assert_int_equal(source.notices, 1);
	assert_int_equal(shown(&source), 1);
	tui_source_release(&source);
}

static void test_the_pace_is_kept(void **state)
{
	(void)state;
	char folder[] = "/tmp/perilune-pace-XXXXXX", path[128], word[16] = "";
	assert_non_null(mkdtemp(folder));
	setenv("XDG_STATE_HOME", folder, 1);
	assert_int_equal(tui_pace(), TUI_CALM);
	assert_true(tui_pace_keep(TUI_BRISK));
	assert_int_equal(tui_pace(), TUI_BRISK);
	snprintf(path, sizeof path, "%s/perilune/pace", folder);
	FILE *file = fopen(path, "r");
	assert_non_null(file);
	assert_int_equal(fscanf(file, "%15s", word), 1);
	fclose(file);
	assert_string_equal(word, "brisk");
	enum tui_pace pace = TUI_CALM;
	assert_false(tui_pace_read("hasty", &pace));
	assert_true(tui_pace_read(word, &pace) && pace == TUI_BRISK);
	unlink(path);
	snprintf(path, sizeof path, "%s/perilune", folder);
	rmdir(path);
	rmdir(folder);
}

/* --- the ends -------------------------------------------------------------------- */

static const struct sort {
	const char *slug, *setting;
	int seats;
} sorts[] = {
	{ "traders", "round_limit=20", 3 },      { "flank", "round_limit=2", 2 },
	{ "one-false-step", "week_limit=3", 3 }, { "one-small-step", "turn_limit=10", 2 },
	{ "space-tug-skirmish", "goal=50", 2 },
};

enum { ROOM = 64 * 1024 };

static const char *drawn(const struct tui_scene *scene, struct tui_canvas *canvas, int t,
                         bool ascii)
{
	static char rooms[2][ROOM];
	static int turn;
	char *room = rooms[turn = !turn];
	struct pl_text text = pl_text_in(room, ROOM);
	tui_ending(scene, canvas, t);
	tui_canvas_text(canvas, ascii, &text);
	return room;
}

/* At no moment does a line say who has won before the picture has come to it. */
static void hold_ending(const struct stage *stage, int seat, int width, int height)
{
	struct tui_position *position = stage_position(stage, seat);
	struct tui_scene scene = stage_scene(stage, position, width, height, NULL);
	struct tui_canvas *canvas = tui_canvas_new(width, height, false);
	char last[ROOM], before[ROOM];
	assert_true(position->over);
	snprintf(last, sizeof last, "%s", drawn(&scene, canvas, TUI_ENDS_AFTER, false));
	snprintf(before, sizeof before, "%s", drawn(&scene, canvas, TUI_TOLD_AT - 1, false));
	bool one_false_step = strcmp(stage->table.game->slug, "one-false-step") == 0;
	bool told = false;
	for (int winner = 0; winner < stage->table.seat_count; winner++) {
		const char *name = stage->table.seats[winner].name;
		if (position->result.place[winner] != 1)
			continue;
		assert_null(strstr(before, name));
		told |= winner == seat || strstr(last, name) != NULL;
	}
	assert_true(told);
	assert_true(strstr(last, tui_word("ending.on")) != NULL);
	assert_true(strstr(before, tui_word("ending.skip")) != NULL);
	assert_true(one_false_step == (strstr(last, tui_word("ending.gazette")) != NULL));
	int moves = 0;
	for (int t = 0; t < TUI_ENDS_AFTER; t += 200) {
		const char *frame = drawn(&scene, canvas, t, true);
		assert_null(strchr(frame, '?'));
		assert_int_equal(canvas->width, width);
		assert_int_equal(canvas->height, height);
		snprintf(before, sizeof before, "%s", frame);
		moves += strcmp(before, drawn(&scene, canvas, t + 200, true)) != 0;
		assert_string_equal(before,
		                    drawn(&scene, canvas, t, true)); /* a function of time */
	}
	assert_true(moves > 10);
	tui_canvas_free(canvas);
	tui_position_free(position);
}

static void test_each_game_ends_in_characters(void **state)
{
	(void)state;
	static const char *const languages[] = { "en", "de" };
	for (size_t i = 0; i < sizeof sorts / sizeof sorts[0]; i++) {
		struct stage stage =
			stage_open(sorts[i].slug, sorts[i].setting, sorts[i].seats, 3, "greedy");
		while (stage_step(&stage))
			continue;
		for (int language = 0; language < 2; language++)
			for (int seat = 0; seat < sorts[i].seats; seat++) {
				assert_true(tui_speak(languages[language]));
				hold_ending(&stage, seat, 80, 24);
				hold_ending(&stage, seat, 200, 60);
				hold_ending(&stage, seat, 40, 12);
			}
		tui_speak("en");
		stage_close(&stage);
	}
}

int main(void)
{
	setlocale(LC_CTYPE, "C.UTF-8");
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_what_rivals_do_is_shown_one_by_one),
		cmocka_unit_test(test_ones_own_move_makes_nobody_wait_long),
		cmocka_unit_test(test_skipping_shows_all_at_once),
		cmocka_unit_test(test_instant_waits_for_nothing),
		cmocka_unit_test(test_dice_land_before_what_they_decide_is_shown),
		cmocka_unit_test(test_all_who_sit_here_see_a_moment_together),
		cmocka_unit_test(test_who_fell_far_behind_sees_the_newest),
		cmocka_unit_test(test_a_position_of_no_shape_is_told),
		cmocka_unit_test(test_the_pace_is_kept),
		cmocka_unit_test(test_each_game_ends_in_characters),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

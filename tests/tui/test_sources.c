/* test_sources.c - a match at this machine and a transcript as sources, without a terminal:
 * positions, logs, taking back, hints, stepping; and that every board draws every position,
 * also of a server that lies. */
#include "test.h"

#include "core/chance.h"
#include "core/memory.h"
#include "core/text.h"
#include "tui/board.h"
#include "tui/local.h"
#include "tui/replay.h"

#include <poll.h>

/* --- a source to play with ----------------------------------------------------------- */

static struct tui_source *open_home(struct pl_hotseat *hotseat, const char *slug, int seats,
                                    const char *bots, uint64_t seed)
{
	*hotseat = (struct pl_hotseat){ .match = open_match(slug, NULL, seats, seed) };
	for (int seat = 0; seat < seats; seat++)
		if (bots[seat] == 'g')
			hotseat->bots[seat] = pl_bot_of("greedy");
	pl_hotseat_open(hotseat);
	return tui_local_open(hotseat);
}

static void close_home(struct tui_source *source, struct pl_hotseat *hotseat)
{
	struct pl_book *book = (struct pl_book *)(uintptr_t)hotseat->match->book;
	source->ops->close(source);
	pl_hotseat_close(hotseat);
	pl_book_free(book);
}

static int asked(const struct tui_source *source)
{
	for (int seat = 0; seat < source->table.seat_count; seat++)
		if (source->seen[seat] != NULL && source->seen[seat]->asked)
			return seat;
	return -1;
}

/* Let bots think until a person is asked or all is over. */
static int wait_for_person(struct tui_source *source)
{
	while (asked(source) < 0 && source->table.state == TUI_RUNNING) {
		struct pollfd fd = { source->fd, POLLIN, 0 };
		assert_true(poll(&fd, 1, 60000) > 0);
		source->ops->serve(source);
	}
	return asked(source);
}

static void play_any(struct tui_source *source, int seat, struct pl_chance *chance)
{
	const struct tui_position *position = source->seen[seat];
	unsigned notices = source->notices;
	int move = (int)pl_draw(chance, (uint32_t)position->move_count);
	char *words = pl_copied(position->moves[move].text);
	source->ops->play(source, seat, words);
	if (source->notices != notices)
		fail_msg("'%s': %s", words, source->notice);
	free(words);
}

/* --- a local match -------------------------------------------------------------------- */

static void test_a_match_with_a_bot_comes_to_its_end(void **state)
{
	struct pl_hotseat hotseat;
	struct pl_chance chance = { { 1, 2 }, 0 };
	struct tui_source *source = open_home(&hotseat, "leduc", 2, "pg", 3);
	(void)state;
	assert_string_equal(source->table.seats[0].name, "Player");
	assert_string_equal(source->table.seats[1].name, "Bellatrix");
	for (int seat = wait_for_person(source); seat >= 0; seat = wait_for_person(source))
		play_any(source, seat, &chance);
	assert_true(source->seen[0]->over);
	assert_int_equal(source->table.state, TUI_FINISHED);
	assert_true(source->seen[0]->result.place[0] >= 1);
	assert_true(source->log[0].count > 0);
	close_home(source, &hotseat);
}

static void test_names_stand_for_seats_in_texts_but_not_in_moves(void **state)
{
	const struct tui_table table = {
		.seat_count = 2,
		.seats = { { .name = "Ann" }, { .name = "Bo" } },
	};
	(void)state;
	char *named = tui_named("p1 offers p2 gold; p3, up1 and p12 are no seats. p2's", &table);
	assert_string_equal(named, "Ann offers Bo gold; p3, up1 and p12 are no seats. Bo's");
	free(named);
}

static void test_each_seat_sees_its_own_hand_only(void **state)
{
	struct pl_hotseat hotseat;
	struct tui_source *source = open_home(&hotseat, "leduc", 2, "pp", 5);
	(void)state;
	assert_int_equal(source->hidden, 3);
	assert_string_not_equal(tui_text_at(tui_get(source->seen[0]->state, "card"), 0), "");
	assert_string_equal(tui_text_at(tui_get(source->seen[0]->state, "card"), 1), "");
	assert_string_equal(tui_text_at(tui_get(source->seen[1]->state, "card"), 0), "");
	assert_null(source->seen[PL_SEATS]);
	close_home(source, &hotseat);
}

static void test_a_move_is_taken_back_with_the_bots_answer(void **state)
{
	struct pl_hotseat hotseat;
	struct tui_source *source = open_home(&hotseat, "connect-four", 2, "pg", 1);
	(void)state;
	source->ops->play(source, 0, source->seen[0]->moves[0].text);
	wait_for_person(source);
	int told = source->log[0].count;
	assert_true(told >= 2);
	assert_true(source->seen[0]->undo);
	source->ops->undo(source, 0);
	assert_int_equal(hotseat.match->step_count, 0);
	assert_int_equal(wait_for_person(source), 0);
	assert_false(source->seen[0]->undo);
	for (int i = 0; i < source->log[0].count; i++)
		assert_string_equal(source->log[0].at[i].kind, "undo");
	close_home(source, &hotseat);
}

static void test_a_bot_that_thought_about_what_was_taken_back_is_not_heard(void **state)
{
	struct pl_hotseat hotseat;
	struct tui_source *source = open_home(&hotseat, "connect-four", 2, "pg", 1);
	(void)state;
	source->ops->play(source, 0, source->seen[0]->moves[0].text);
	source->ops->undo(source, 0); /* before its answer was served */
	struct pollfd fd = { source->fd, POLLIN, 0 };
	poll(&fd, 1, 10000);
	source->ops->serve(source);
	assert_int_equal(hotseat.match->step_count, 0);
	assert_int_equal(source->notices, 0); /* nor is it tried */
	assert_int_equal(wait_for_person(source), 0);
	close_home(source, &hotseat);
}

static void test_what_is_no_move_is_refused_with_a_word(void **state)
{
	struct pl_hotseat hotseat;
	struct tui_source *source = open_home(&hotseat, "connect-four", 2, "pp", 1);
	(void)state;
	source->ops->play(source, 0, "castle");
	assert_int_equal(source->notices, 1);
	assert_true(source->notice_is_fault);
	assert_non_null(strstr(source->notice, "castle"));
	assert_int_equal(hotseat.match->step_count, 0);
	close_home(source, &hotseat);
}

static void test_a_hint_names_moves_of_the_position(void **state)
{
	struct pl_hotseat hotseat;
	struct tui_source *source = open_home(&hotseat, "connect-four", 2, "pg", 1);
	(void)state;
	source->ops->hint(source, 0);
	assert_true(source->advice.wanted);
	for (int i = 0; i < 600 && !source->advice.ready; i++) {
		struct pollfd fd = { source->fd, POLLIN, 0 };
		poll(&fd, 1, 100);
		source->ops->serve(source);
	}
	assert_true(source->advice.ready);
	assert_true(source->advice.count > 0);
	assert_false(source->advice.wanted);
	source->ops->play(source, 0, source->advice.at[0].move);
	assert_int_equal(hotseat.match->step_count, 1);
	assert_false(source->advice.ready);
	close_home(source, &hotseat);
}

static void test_closing_waits_for_a_bot_at_work(void **state)
{
	struct pl_hotseat hotseat;
	struct tui_source *source = open_home(&hotseat, "traders", 2, "pg", 1);
	(void)state;
	source->ops->hint(source, asked(source));
	close_home(source, &hotseat);
}

/* --- a transcript ------------------------------------------------------------------------ */

static struct pl_transcript *played(struct pl_match *match)
{
	struct pl_fault fault;
	FILE *file = tmpfile();
	char *text = pl_zeroed(PL_TRANSCRIPT_BYTES);
	assert_non_null(file);
	pl_transcript_head(file, match, NULL, NULL, 0, NULL);
	pl_transcript_moves(file, match);
	rewind(file);
	size_t length = fread(text, 1, PL_TRANSCRIPT_BYTES - 1, file);
	fclose(file);
	struct pl_transcript *transcript = pl_transcript_read(pl_games, text, length, &fault);
	free(text);
	assert_non_null(transcript);
	return transcript;
}

static void test_a_transcript_is_stepped_through_as_any_seat(void **state)
{
	struct pl_hotseat hotseat;
	struct pl_fault fault;
	struct pl_chance chance = { { 4, 2 }, 0 };
	struct tui_source *source = open_home(&hotseat, "leduc", 2, "pp", 5);
	(void)state;
	for (int seat = wait_for_person(source); seat >= 0; seat = wait_for_person(source))
		play_any(source, seat, &chance);
	struct pl_transcript *transcript = played(hotseat.match);
	struct tui_source *replay =
		tui_replay_open(transcript, hotseat.match->book, 0, PL_SPECTATOR, &fault);
	assert_non_null(replay);
	assert_int_equal(replay->length, hotseat.match->step_count);
	assert_int_equal(replay->at, 0);
	assert_int_equal(replay->log[PL_SEATS].count, 0);
	assert_string_equal(tui_text_at(tui_get(replay->seen[PL_SEATS]->state, "card"), 0), "");
	replay->ops->go(replay, 1, 0);
	assert_int_equal(replay->at, 1);
	assert_string_not_equal(tui_text_at(tui_get(replay->seen[0]->state, "card"), 0), "");
	replay->ops->go(replay, replay->length, 1);
	assert_true(replay->seen[1]->over);
	replay->ops->go(replay, 1, 1);
	assert_false(replay->seen[1]->over);
	replay->ops->close(replay);
	pl_transcript_free(transcript);
	close_home(source, &hotseat);
}

/* --- boards --------------------------------------------------------------------------------- */

static struct tui_scene scene_of(const struct tui_source *source,
                                 const struct tui_position *position, const json_t *book, int width,
                                 int height)
{
	return (struct tui_scene){ .table = &source->table,
		                   .position = position,
		                   .state = position->state,
		                   .book = book,
		                   .seat = position->seat,
		                   .width = width,
		                   .height = height };
}

/* Everything that a board can be asked for, at a size. */
static void draw_all(const struct tui_board *board, const struct tui_source *source,
                     const struct tui_position *position, int width, int height)
{
	struct tui_canvas *canvas = tui_canvas_new(0, 0, true), *side = tui_canvas_new(0, 0, true);
	struct tui_scene scene = scene_of(source, position, source->book, width, height);
	char room[256];
	struct pl_text text = pl_text_in(room, sizeof room);
	board->draw(&scene, canvas);
	if (board->side != NULL)
		board->side(&scene, side);
	if (board->headline != NULL)
		board->headline(&scene, &text);
	for (int i = 1; board->card != NULL && i < canvas->piece_count; i++) {
		struct tui_card card = { .title = "" };
		board->card(&scene, canvas->pieces[i], &card);
	}
	for (int i = 0; i < canvas->width * canvas->height; i++)
		if (tui_ascii(canvas->cells[i].glyph) == '?' && canvas->cells[i].glyph != '?')
			fail_msg("%s draws U+%04X, which has no partner in glyphs.c", board->slug,
			         (unsigned)canvas->cells[i].glyph);
	tui_canvas_free(canvas);
	tui_canvas_free(side);
}

/* Whether a piece of a move can be chosen somewhere. */
static void check_pieces(const struct tui_board *board, const struct tui_source *source,
                         const struct tui_position *position)
{
	struct tui_canvas *canvas = tui_canvas_new(0, 0, true);
	struct tui_scene scene = scene_of(source, position, source->book, 53, 13);
	if (board->draw == tui_generic_board.draw)
		return tui_canvas_free(canvas);
	board->draw(&scene, canvas);
	if (board->side != NULL)
		board->side(&scene, canvas);
	for (int i = 0; i < position->move_count; i++)
		for (int j = 0; j < position->moves[i].point_count; j++) {
			int before = canvas->piece_count;
			tui_piece(canvas, position->moves[i].points[j].id);
			if (canvas->piece_count != before)
				fail_msg("%s: '%s' points at %s, which is drawn nowhere",
				         board->slug, position->moves[i].text,
				         position->moves[i].points[j].id);
		}
	tui_canvas_free(canvas);
}

/* Another value in place of one that is there, anywhere within. */
static void corrupt(json_t *value, struct pl_chance *chance)
{
	static const char *const odd[] = {
		"null", "-1", "99999999999", "\"\\u0001\xc3\xa9\"", "[]", "{}",
		"true", "7",  "[[1]]",       "\"hex-999-999\""
	};
	const char *key;
	size_t index;
	json_t *member;
	void *next;
	json_object_foreach_safe(value, next, key, member)
	{
		if (pl_draw(chance, 12) == 0)
			json_object_set_new(
				value, key,
				json_loads(odd[pl_draw(chance, 10)], JSON_DECODE_ANY, NULL));
		else
			corrupt(member, chance);
	}
	json_array_foreach(value, index, member)
	{
		if (pl_draw(chance, 12) == 0)
			json_array_set_new(
				value, index,
				json_loads(odd[pl_draw(chance, 10)], JSON_DECODE_ANY, NULL));
		else
			corrupt(member, chance);
	}
}

static void draw_corrupted(const struct tui_board *board, const struct tui_source *source,
                           const struct tui_position *position, struct pl_chance *chance)
{
	struct tui_position liar = *position;
	json_t *book = json_deep_copy(source->book);
	liar.state = json_deep_copy(position->state);
	corrupt(liar.state, chance);
	corrupt(book, chance);
	struct tui_canvas *canvas = tui_canvas_new(0, 0, true), *side = tui_canvas_new(0, 0, true);
	struct tui_scene scene = scene_of(source, &liar, book, 53, 13);
	char room[256];
	struct pl_text text = pl_text_in(room, sizeof room);
	board->draw(&scene, canvas);
	if (board->side != NULL)
		board->side(&scene, side);
	if (board->headline != NULL)
		board->headline(&scene, &text);
	for (int i = 1; board->card != NULL && i < side->piece_count; i++) {
		struct tui_card card = { .title = "" };
		board->card(&scene, side->pieces[i], &card);
	}
	tui_canvas_free(canvas);
	tui_canvas_free(side);
	json_decref(liar.state);
	json_decref(book);
}

/* A game of people who choose at random, drawn all the way. */
static void draw_game(const struct pl_game *game, int seats)
{
	enum { PLIES = BRIEF ? 40 : 120 };
	struct pl_hotseat hotseat;
	struct pl_chance chance = { { 8, (uint64_t)seats }, 0 };
	const struct tui_board *board = tui_board_of(game->slug);
	struct tui_source *source = open_home(&hotseat, game->slug, seats, "pppppp", 11);
	for (int ply = 0; ply < PLIES && asked(source) >= 0; ply++) {
		int seat = asked(source);
		const struct tui_position *position = source->seen[seat];
		draw_all(board, source, position, 53, 13);
		draw_all(board, source, position, 81, 25);
		check_pieces(board, source, position);
		draw_corrupted(board, source, position, &chance);
		play_any(source, seat, &chance);
	}
	close_home(source, &hotseat);
}

static void test_every_board_draws_every_position_and_survives_lies(void **state)
{
	(void)state;
	for (int i = 0; pl_games[i] != NULL; i++) {
		draw_game(pl_games[i], pl_games[i]->min_seats);
		draw_game(pl_games[i], pl_games[i]->max_seats);
	}
}

static void test_messages_of_the_wrong_shape_are_refused(void **state)
{
	static const char *const bad[] = {
		"[]",
		"{}",
		"{\"seat\":1}",
		"{\"seat\":99,\"pending\":[],\"state\":{}}",
		"{\"seat\":1,\"pending\":[],\"state\":[]}",
		"{\"seat\":1,\"pending\":[],\"state\":[]}",
		"{\"seat\":\"1\",\"pending\":[],\"state\":{}}",
		"{\"seat\":1,\"pending\":[],\"state\":{},\"question\":{}}",
		"{\"seat\":1,\"pending\":[],\"state\":{},\"question\":{\"text\":\"?\",\"moves\":[{}]}}",
		("{\"seat\":1,\"pending\":[],\"state\":{},\"question\":{\"text\":\"?\",\"moves\":[{\"text\":"
		 "\"a\",\"explain\":\"\",\"pieces\":[{\"id\":1}]}]}}"),
	};
	struct tui_source source = { .table.seat_count = 2 };
	(void)state;
	for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
		json_t *message = json_loads(bad[i], 0, NULL);
		assert_non_null(message);
		assert_false(tui_film_take(&source, message));
		assert_false(tui_source_book(&source, message));
		assert_false(tui_source_seats(&source, message));
		json_decref(message);
	}
	tui_source_release(&source);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_a_match_with_a_bot_comes_to_its_end),
		cmocka_unit_test(test_names_stand_for_seats_in_texts_but_not_in_moves),
		cmocka_unit_test(test_each_seat_sees_its_own_hand_only),
		cmocka_unit_test(test_a_move_is_taken_back_with_the_bots_answer),
		cmocka_unit_test(test_a_bot_that_thought_about_what_was_taken_back_is_not_heard),
		cmocka_unit_test(test_what_is_no_move_is_refused_with_a_word),
		cmocka_unit_test(test_a_hint_names_moves_of_the_position),
		cmocka_unit_test(test_closing_waits_for_a_bot_at_work),
		cmocka_unit_test(test_a_transcript_is_stepped_through_as_any_seat),
		cmocka_unit_test(test_every_board_draws_every_position_and_survives_lies),
		cmocka_unit_test(test_messages_of_the_wrong_shape_are_refused),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* test_meant.c - a move that is well formed and not allowed is read and answered by its clause,
 * and words that are no move by the nearest ones: in every game, along whole games. */
#include "test.h"

#include "core/chance.h"
#include "core/describe.h"
#include "core/language.h"
#include "core/meant.h"
#include "core/memory.h"
#include "core/text.h"
#include "core/turn.h"

enum { GAMES = BRIEF ? 1 : 2, PLIES = 240, EVERY = BRIEF ? 120 : 40, TRIES = 3 };

/* A position of a game that is being played at random, as the seat that is asked sees it. */
struct position {
	const struct pl_game *game;
	const struct pl_book *book;
	struct pl_state *view;
	int seat;
	struct pl_chance *chance;
	long *refused; /* moves that were tried so far */
};

static void hold_against_check(const struct position *at, const struct pl_move *move)
{
	char text[PL_MOVE_TEXT];
	struct pl_move meant;
	pl_move_text(at->game, at->book, at->view, move, text);
	if (!pl_may_say_move(at->book, pl_form_of(at->game->description, move), text))
		fail_msg("%s: '%s' is taken for another form's", at->game->slug, text);
	if (!pl_meant_move(at->game, at->book, at->view, at->seat, text, &meant))
		fail_msg("%s: nothing is meant by '%s'", at->game->slug, text);
	assert_int_equal(meant.seat, at->seat);
	/* Another move may be written alike, with a name that the data lacks. */
	if (memcmp(&meant, move, sizeof meant) != 0 &&
	    !pl_reads_as(at->game, at->book, at->view, &meant, text))
		fail_msg("%s: '%s' is read as another move", at->game->slug, text);
	int reason = at->game->check(at->book->rules, at->view, move);
	assert_non_null(at->game->reasons[reason].clause);
	(*at->refused)++;
}

/* A form that can be filled in few ways, or in many by a number; not by several. */
static bool is_small(const struct pl_form *form)
{
	int64_t ways = 1;
	for (int i = 0; form->items != NULL && form->items[i].name != NULL; i++)
		if (form->items[i].kind != PL_IS_NUMBER ||
		    pl_item_values(&form->items[i]) <= PL_MEANT_RANGE)
			ways *= pl_item_values(&form->items[i]);
		else
			ways *= 2 + PL_MEANT_NUMBERS;
	return ways <= PL_MEANT_WAYS;
}

static void try_forms(const struct position *at)
{
	for (const struct pl_form *form = at->game->description->forms; form->name != NULL; form++)
		for (int i = 0; is_small(form) && i < TRIES; i++) {
			struct pl_move move;
			int32_t part[PL_ARGS] = { 0 };
			for (int n = 0; form->items != NULL && form->items[n].name != NULL; n++)
				part[n] = (int32_t)pl_draw(
					at->chance, (uint32_t)pl_item_values(&form->items[n]));
			pl_form_move(form, part, at->seat, at->view->seats, &move);
			if (at->game->check(at->book->rules, at->view, &move) != 0)
				hold_against_check(at, &move);
		}
}

static void play_on(struct pl_match *match, const struct pl_book *told, struct pl_chance *chance,
                    long *refused)
{
	struct pl_state *view = pl_resize(NULL, match->game->state_size);
	for (int ply = 0; ply < PLIES && !pl_match_over(match); ply++) {
		struct pl_move moves[PL_MOVES];
		int seat = pl_first_pending(match->state);
		pl_match_view(match, seat, view);
		const struct position at = { match->game, told, view, seat, chance, refused };
		if (ply % EVERY == 0)
			try_forms(&at);
		int count = match->game->legal(match->book->rules, view, seat, moves);
		assert_null(pl_match_play(match, &moves[pl_draw(chance, (uint32_t)count)]));
	}
	free(view);
}

static void play_in(const struct pl_game *game, const char *code)
{
	long refused = 0;
	struct pl_language *words = pl_language_of(game, code);
	for (uint64_t seed = 1; seed <= GAMES; seed++) {
		const uint64_t key[2] = { seed, 5 };
		struct pl_chance chance = pl_chance_of(key, 0);
		int seats = seed % 2 == 1 ? game->min_seats : game->max_seats;
		struct pl_match *match = open_match(game->slug, NULL, seats, seed);
		struct pl_book told = pl_book_in(match->book, words);
		play_on(match, &told, &chance, &refused);
		close_match(match);
	}
	pl_language_free(words);
	print_message("%s in %s: %ld moves that are not allowed\n", game->slug, code, refused);
	assert_true(refused > 0);
}

static void every_move_that_is_not_allowed_is_read_as_itself(void **state)
{
	(void)state;
	for (int i = 0; pl_games[i] != NULL; i++)
		if (pl_games[i]->description != NULL)
			for (const struct pl_words_file *file = pl_games[i]->languages;
			     file != NULL && file->code != NULL; file++)
				play_in(pl_games[i], file->code);
}

static void a_form_begins_as_its_words_do(void **state)
{
	(void)state;
	struct pl_match *match = open_match("traders", NULL, 2, 3);
	struct pl_language *words = pl_language_of(match->game, "de");
	const struct pl_book german = pl_book_in(match->book, words);
	const struct pl_form *form = match->game->description->forms;
	while (strcmp(form->name, "fly") != 0)
		form++;
	assert_true(pl_may_say_move(&german, form, "flieg nach 8-1"));
	assert_true(pl_may_say_move(&german, form, "FLIEG nach nirgends"));
	assert_false(pl_may_say_move(&german, form, "flieg nach"));
	assert_false(pl_may_say_move(&german, form, "fly to 8-1"));
	assert_false(pl_may_say_move(&german, form, ""));
	assert_true(pl_may_say_move(match->book, form, "xyzzy")); /* not known in English */
	pl_language_free(words);
	close_match(match);
}

static int near(const char *slug, const char *text, char found[PL_NEAR][PL_MOVE_TEXT])
{
	struct pl_match *match = open_match(slug, NULL, 2, 3);
	struct pl_state *view = pl_resize(NULL, match->game->state_size);
	pl_match_view(match, pl_first_pending(match->state), view);
	int count =
		pl_near_moves(match->game, match->book, view, pl_first_pending(view), text, found);
	free(view);
	close_match(match);
	return count;
}

static void words_that_are_no_move_have_near_ones(void **state)
{
	(void)state;
	char found[PL_NEAR][PL_MOVE_TEXT];
	assert_int_equal(near("connect-four", "dorp 4", found), PL_NEAR);
	assert_string_equal(found[0], "drop 4");
	assert_int_equal(near("connect-four", "DROP", found), PL_NEAR);
	assert_string_equal(found[0], "drop 1");
	assert_string_equal(found[2], "drop 3");
	assert_int_equal(near("leduc", "chekc", found), 1);
	assert_string_equal(found[0], "check");
	assert_int_equal(near("leduc", "xyzzy plugh", found), 0);
	assert_int_equal(near("leduc", "", found), 0);
}

static void a_word_of_no_form_means_nothing(void **state)
{
	(void)state;
	for (int i = 0; pl_games[i] != NULL; i++) {
		struct pl_match *match =
			open_match(pl_games[i]->slug, NULL, pl_games[i]->max_seats, 3);
		struct pl_move move;
		assert_false(
			pl_meant_move(match->game, match->book, match->state, 0, "xyzzy", &move));
		close_match(match);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_move_that_is_not_allowed_is_read_as_itself),
		cmocka_unit_test(a_form_begins_as_its_words_do),
		cmocka_unit_test(words_that_are_no_move_have_near_ones),
		cmocka_unit_test(a_word_of_no_form_means_nothing),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

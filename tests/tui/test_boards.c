/* test_boards.c - every board over whole games, without a terminal: whatever a move
 * points at is drawn and explained, in glyphs that ASCII has a partner for, within the
 * room there is; and views of any shape do no harm. */
#include "test.h"
#include "tui/stage.h"

#include <locale.h>
#include <regex.h>

/* The room of table and side on screens of 80x24, 120x40 and 200x60. */
static const struct size {
	int width, height, side;
} sizes[] = { { 53, 13, 26 }, { 81, 25, 38 }, { 143, 44, 56 } };
enum { SIZES = sizeof sizes / sizeof sizes[0], LARGEST = SIZES - 1 };

static const struct sort {
	const char *slug, *setting;
	int seats;
} sorts[] = {
	{ "traders", NULL, 2 },
	{ "traders", NULL, 6 },
	{ "flank", NULL, 2 },
	{ "flank", "board=crater", 2 },
	{ "flank", "board=four-gates", 2 },
	{ "one-false-step", NULL, 3 },
	{ "one-false-step", "map=caravan", 6 },
	{ "one-small-step", NULL, 2 },
	{ "one-small-step", NULL, 4 },
	{ "space-tug-skirmish", NULL, 2 },
	{ "space-tug-skirmish", NULL, 4 },
	{ "space-tug-skirmish", "personas=chosen", 3 },
	{ "space-tug-skirmish", "epoch_master=yes", 3 },
};
enum { SORTS = sizeof sorts / sizeof sorts[0] };

enum { PIECES = 1024 }; /* more than any board draws */

/* A position with its canvases drawn. */
struct drawn {
	const struct tui_board *board;
	const struct tui_position *position;
	struct tui_scene scene;
	struct tui_canvas *table, *side;
	bool on_table[PIECES], on_side[PIECES];
};

/* Which pieces a canvas has cells for, by their numbers. */
static void find_shown(const struct tui_canvas *canvas, bool *shown)
{
	for (int i = 0; i < canvas->width * canvas->height; i++)
		shown[canvas->cells[i].piece] = true;
}

static struct drawn draw(const struct stage *stage, const struct tui_position *position,
                         const struct tui_marks *marks, const struct size *size)
{
	struct drawn drawn = { .board = tui_board_of(stage->table.game->slug),
		               .position = position,
		               .table = tui_canvas_new(0, 0, true),
		               .side = tui_canvas_new(0, 0, true) };
	char headline[200];
	struct pl_text text = pl_text_in(headline, sizeof headline);
	drawn.scene = stage_scene(stage, position, size->width, size->height, marks);
	drawn.board->draw(&drawn.scene, drawn.table);
	drawn.board->headline(&drawn.scene, &text);
	drawn.scene.width = size->side;
	drawn.board->side(&drawn.scene, drawn.side);
	assert_true(drawn.table->piece_count < PIECES && drawn.side->piece_count < PIECES);
	find_shown(drawn.table, drawn.on_table);
	find_shown(drawn.side, drawn.on_side);
	return drawn;
}

static void forget(struct drawn *drawn)
{
	tui_canvas_free(drawn->table);
	tui_canvas_free(drawn->side);
}

static bool shows(const struct tui_canvas *canvas, const bool *shown, const char *id)
{
	for (int i = 1; i < canvas->piece_count; i++)
		if (strcmp(canvas->pieces[i], id) == 0)
			return shown[i];
	return false;
}

static void check_piece(const struct drawn *drawn, const struct tui_move *move, const char *id)
{
	struct tui_card card = { .title = "" };
	if (!shows(drawn->table, drawn->on_table, id) && !shows(drawn->side, drawn->on_side, id))
		fail_msg("%s: '%s' points at %s, which is not drawn", drawn->board->slug,
		         move->text, id);
	if (!drawn->board->card(&drawn->scene, id, &card) || card.title[0] == '\0')
		fail_msg("%s: nothing is said about %s", drawn->board->slug, id);
}

static void check_glyphs(const char *slug, const struct tui_canvas *canvas)
{
	for (int i = 0; i < canvas->width * canvas->height; i++) {
		uint32_t glyph = canvas->cells[i].glyph;
		if (glyph != '?' && glyph != 0 && tui_ascii(glyph) == '?')
			fail_msg("%s: U+%04X has no partner in glyphs.c", slug, (unsigned)glyph);
	}
}

/* What is next to be chosen is drawn, whichever piece of a move has been chosen. */
static void check_picks(const struct stage *stage, const struct tui_position *position,
                        struct tui_marks *marks, const struct size *size, int nth)
{
	const struct tui_move *move = &position->moves[nth];
	tui_picks_begin(marks, position);
	for (int i = 0; i < move->point_count; i++) {
		tui_picks_choose(marks, move->points[i].id);
		struct drawn drawn = draw(stage, position, marks, size);
		for (int j = 0; j < marks->left_count; j++)
			if (marks->next[j] != NULL)
				check_piece(&drawn, &position->moves[marks->left[j]],
				            marks->next[j]);
		forget(&drawn);
		if (marks->left_count <= 1)
			break;
	}
	bool left = false;
	for (int i = 0; i < marks->left_count; i++)
		left |= marks->left[i] == nth;
	if (!left)
		fail_msg("%s: the pieces of '%s' do not lead to it", stage->table.game->slug,
		         move->text);
	tui_picks_begin(marks, position);
}

/* A large terminal has a large board: no margin of more than a tenth, and no empty half below. */
static void check_room(const struct drawn *drawn, const struct size *size)
{
	int width = 0, height = 0;
	for (int y = 0; y < drawn->table->height; y++)
		for (int x = 0; x < drawn->table->width; x++)
			if (tui_glyph_at(drawn->table, x, y) != ' ') {
				width = x >= width ? x + 1 : width;
				height = y + 1;
			}
	if (10 * width < 9 * size->width || 10 * height < 7 * size->height)
		fail_msg("%s: %d by %d cells are used of %d by %d", drawn->board->slug, width,
		         height, size->width, size->height);
}

static void check_position(const struct stage *stage, int seat, int ply)
{
	struct tui_position *position = stage_position(stage, seat);
	struct tui_marks marks = { .pointed = -1 };
	assert_non_null(position);
	tui_picks_begin(&marks, position);
	for (int i = 0; i < SIZES; i++) {
		struct drawn drawn = draw(stage, position, &marks, &sizes[i]);
		check_glyphs(drawn.board->slug, drawn.table);
		check_glyphs(drawn.board->slug, drawn.side);
		if (i == LARGEST)
			check_room(&drawn, &sizes[i]);
		if (drawn.side->width > sizes[i].side)
			fail_msg("%s: the side is %d wide, but has %d", drawn.board->slug,
			         drawn.side->width, sizes[i].side);
		for (int j = 0; j < position->move_count; j++)
			for (int k = 0; k < position->moves[j].point_count; k++)
				check_piece(&drawn, &position->moves[j],
				            position->moves[j].points[k].id);
		forget(&drawn);
		if (i == 0 && position->move_count > 0)
			check_picks(stage, position, &marks, &sizes[i], ply % position->move_count);
	}
	tui_picks_end(&marks);
	tui_position_free(position);
}

static void play_through(const struct sort *sort, uint64_t seed, const char *bot, int most)
{
	struct stage stage = stage_open(sort->slug, sort->setting, sort->seats, seed, bot);
	int ply = 0;
	for (; ply < most && stage_asked(&stage) >= 0; ply++) {
		if (ply % 3 == 0) /* every third is enough to meet every kind of question */
			check_position(&stage, stage_asked(&stage), ply);
		if (ply % 32 == 0)
			check_position(&stage, PL_SPECTATOR, ply);
		assert_true(stage_step(&stage));
	}
	check_position(&stage, 0, ply);
	stage_close(&stage);
}

static void test_every_piece_of_a_move_is_drawn_and_explained(void **state)
{
	(void)state;
	for (int i = 0; i < SORTS; i++) {
		play_through(&sorts[i], 1, "greedy", BRIEF ? 60 : 300);
		play_through(&sorts[i], 2, "random", BRIEF ? 60 : 150);
	}
}

/* --- any JSON for a state and a book ---------------------------------------------------- */

static json_t *odd_value(struct pl_chance *chance)
{
	switch (pl_draw(chance, 8)) {
	case 0:
		return json_null();
	case 1:
		return json_integer(-1);
	case 2:
		return json_integer(INT32_MAX);
	case 3:
		return json_integer(INT64_MIN);
	case 4:
		return json_string("");
	case 5:
		return json_string(
			"\x1b[31m\xe2\x94\x80 a word that is rather long for a name, and "
			"goes on and on");
	case 6:
		return json_array();
	default:
		return json_object();
	}
}

/* One value somewhere in the tree becomes another. */
static void disturb(json_t *at, struct pl_chance *chance, int depth)
{
	size_t size = json_is_object(at) ? json_object_size(at) : json_array_size(at);
	if (size == 0)
		return;
	uint32_t nth = pl_draw(chance, (uint32_t)size);
	if (json_is_array(at)) {
		json_t *within = json_array_get(at, nth);
		if (depth > 0 && (json_is_array(within) || json_is_object(within)))
			disturb(within, chance, depth - 1);
		else
			json_array_set_new(at, nth, odd_value(chance));
		return;
	}
	void *member = json_object_iter(at);
	for (uint32_t i = 0; i < nth; i++)
		member = json_object_iter_next(at, member);
	json_t *within = json_object_iter_value(member);
	if (depth > 0 && (json_is_array(within) || json_is_object(within)))
		disturb(within, chance, depth - 1);
	else
		json_object_iter_set_new(at, member, odd_value(chance));
}

static void draw_and_describe(const struct stage *stage, struct tui_position *position,
                              const struct tui_marks *marks)
{
	for (int i = 0; i < SIZES; i++) {
		struct drawn drawn = draw(stage, position, marks, &sizes[i]);
		const struct tui_canvas *both[] = { drawn.table, drawn.side };
		for (int j = 0; j < 2; j++)
			for (int piece = 1; piece < both[j]->piece_count; piece++) {
				struct tui_card card = { .title = "" };
				drawn.board->card(&drawn.scene, both[j]->pieces[piece], &card);
			}
		forget(&drawn);
	}
}

static void test_any_state_and_book_are_drawn_without_harm(void **state)
{
	(void)state;
	for (int i = 0; i < SORTS; i++) {
		struct stage stage =
			stage_open(sorts[i].slug, sorts[i].setting, sorts[i].seats, 3, "greedy");
		struct pl_chance chance = { { 1, 2 }, 0 };
		for (int n = 0; n < (BRIEF ? 15 : 40) && stage_asked(&stage) >= 0; n++) {
			struct tui_position *position = stage_position(&stage, stage_asked(&stage));
			struct tui_marks marks = { .pointed = -1 };
			assert_non_null(position);
			tui_picks_begin(&marks, position);
			for (int times = 0; times < 3; times++) {
				disturb(position->state, &chance, (int)pl_draw(&chance, 6));
				disturb(stage.source.book, &chance, (int)pl_draw(&chance, 3));
				draw_and_describe(&stage, position, &marks);
			}
			if (n == 0) {
				json_object_clear(position->state);
				draw_and_describe(&stage, position, &marks);
			}
			tui_picks_end(&marks);
			tui_position_free(position);
			assert_true(stage_step(&stage));
		}
		stage_close(&stage);
	}
}

/* How many moves of this position name a player; what is shown of them has the name. */
static int check_names_of(const struct tui_position *position)
{
	int named = 0;
	for (int i = 0; i < position->move_count; i++) {
		const struct tui_move *move = &position->moves[i];
		bool names = strstr(move->text, " p2") != NULL;
		assert_int_equal(names, strstr(move->shown, "Bellatrix") != NULL);
		assert_null(strstr(move->shown, " p2"));
		named += names;
	}
	return named;
}

static void test_what_is_shown_of_a_move_has_the_names_of_players(void **state)
{
	int named = 0;
	(void)state;
	struct stage stage = stage_open("one-false-step", NULL, 3, 1, "greedy");
	for (int ply = 0; ply < 60 && stage_asked(&stage) >= 0; ply++) {
		struct tui_position *position = stage_position(&stage, stage_asked(&stage));
		assert_non_null(position);
		named += check_names_of(position);
		tui_position_free(position);
		assert_true(stage_step(&stage));
	}
	stage_close(&stage);
	assert_true(named > 0);
}

/* --- numbers in words ------------------------------------------------------ */

/* One of something that is said as if it were several, and none that is said as a number. */
static const char bad_numbers[] =
	": 1 [A-Z][a-z]+ (fall|hold|are|have|return) |"
	"(^|[ (])0 (Design|Ops|Epoch|Oil|Iron|Aluminum|Morale) |"
	"(^|[ (])1 (cards|points|strikes|units|hexes|rounds|turns|counters|cities|draws|spies)";

static void check_numbers(const regex_t *bad, const char *words)
{
	if (regexec(bad, words, 0, NULL, 0) == 0)
		fail_msg("a number is said wrong: %s", words);
}

/* What the last step told everybody, and what the next one may be. */
static void check_words(const struct stage *stage, const regex_t *bad)
{
	const struct pl_match *match = stage->match;
	const struct pl_step *step = &match->steps[match->step_count - 1];
	for (int i = 0; i < step->event_count; i++) {
		char words[512];
		struct pl_text text = pl_text_in(words, sizeof words);
		match->game->tell(stage->book, &step->events[i], &text);
		check_numbers(bad, words);
	}
	struct tui_position *position = stage_position(stage, stage_asked(stage));
	for (int i = 0; position != NULL && i < position->move_count; i++)
		check_numbers(bad, position->moves[i].explain);
	tui_position_free(position);
}

static void test_numbers_are_said_as_people_say_them(void **state)
{
	enum { PLIES = 250 };
	regex_t bad;
	(void)state;
	assert_int_equal(regcomp(&bad, bad_numbers, REG_EXTENDED | REG_NOSUB), 0);
	for (int i = 0; i < SORTS; i++) {
		struct stage stage =
			stage_open(sorts[i].slug, sorts[i].setting, sorts[i].seats, 5, "random");
		for (int ply = 0; ply < PLIES && stage_step(&stage); ply++)
			if (stage_asked(&stage) >= 0)
				check_words(&stage, &bad);
		stage_close(&stage);
	}
	regfree(&bad);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_every_piece_of_a_move_is_drawn_and_explained),
		cmocka_unit_test(test_any_state_and_book_are_drawn_without_harm),
		cmocka_unit_test(test_what_is_shown_of_a_move_has_the_names_of_players),
		cmocka_unit_test(test_numbers_are_said_as_people_say_them),
	};
	setlocale(LC_ALL, "C.UTF-8");
	return cmocka_run_group_tests(tests, NULL, NULL);
}

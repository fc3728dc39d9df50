/* test_texts.c - what a card says is what it does, whatever the data says.
 *
 * Of every row of the data whose text the program makes (a column of its set), numbers are
 * changed one by one. Where play is another afterwards, the text must be another too; and of
 * files in which several are changed at random, whatever the loader accepts is played without a
 * broken invariant, and rows that say the same do the same.
 *
 *   test_texts            some changes of each game, as CI does
 *   test_texts CHANGES    so many of each game, a sixth as many files, and 20 games of each */
#include "row_texts.h"

#include "core/chance.h"
#include "core/memory.h"
#include "core/turn.h"

enum { TRIES = 4, PLIES = 300, SETTING = 128, TOGETHER = 5, MOST_ROWS = 64 };

static int changes = BRIEF ? 12 : 60, games = 3; /* of each game; of each file */
static int wrong;                                /* what was found so far */

/* What front ends show beside the text, in cells of its own: prices and what is on a mat as
 * numbers, the kind of a card by its frame, whose it is by where it lies. */
static const char *const shown[] = {
	".cost", ".copies",  ".price.", ".start.", ".base.", ".network[]", ".group", ".kind",
	".slot", ".persona", ".level",  ".needs",  ".x",     ".y",         NULL,
};

static bool is_shown(const char *path)
{
	for (int i = 0; shown[i] != NULL; i++)
		if (strstr(path, shown[i]) != NULL)
			return true;
	return false;
}

/* Whether a field is a number of the rows of this set: "action[].number" of "action[].name". */
static bool is_of(const struct pl_field *field, const struct pl_set *set)
{
	size_t length = strcspn(set->rows, "]") + 2;
	return strncmp(field->path, set->rows, length) == 0 && field->kind != PL_WORD &&
		field->kind != PL_COUNT && !is_shown(field->path);
}

static bool has_texts(const struct pl_set *set)
{
	return set->columns != NULL && set->rows != NULL;
}

/* --- changes ------------------------------------------------------------------------------- */

struct change {
	const struct pl_set *set;
	const struct pl_field *field;
	int row0, row1;
	char setting[SETTING];
};

/* One value of one row, drawn; false where the draw has no other value. */
static bool draw_change(const struct pl_game *game, const struct pl_book *book,
                        struct pl_chance *chance, struct change *change)
{
	int sets = 0, fields = 0;
	const struct pl_set *const *set = game->description->sets;
	for (; *set != NULL; set++)
		sets += has_texts(*set);
	if (sets == 0)
		return false;
	int pick = (int)pl_draw(chance, (uint32_t)sets);
	for (set = game->description->sets; !has_texts(*set) || pick-- > 0;)
		set++;
	for (const struct pl_field *field = game->fields; field->path != NULL; field++)
		fields += is_of(field, *set);
	if (fields == 0)
		return false;
	const struct pl_field *field = game->fields;
	for (pick = (int)pl_draw(chance, (uint32_t)fields); !is_of(field, *set) || pick-- > 0;)
		field++;
	int rows = pl_book_rows(game, book, field, 0, 0);
	*change = (struct change){ .set = *set, .field = field };
	change->row0 = rows > 0 ? (int)pl_draw(chance, (uint32_t)rows) : 0;
	if (field->count[1] > 0) {
		int inner = pl_book_rows(game, book, field, 1, change->row0);
		if (inner == 0)
			return false;
		change->row1 = (int)pl_draw(chance, (uint32_t)inner);
	}
	return rows > 0 && field->hi > field->lo;
}

/* Half of the time a neighbour of the value there, which is likelier to be allowed. */
static bool draw_value(const struct pl_game *game, const struct pl_book *book,
                       struct pl_chance *chance, struct change *change)
{
	const struct pl_field *field = change->field;
	char path[64];
	int32_t now = pl_field_get(field, book->rules, change->row0, change->row1);
	int64_t value = (int64_t)field->lo + pl_draw(chance, (uint32_t)(field->hi - field->lo) + 1);
	if (pl_draw(chance, 2) == 0)
		value = now + (pl_draw(chance, 2) == 0 ? 1 : -1);
	if (value == now || value < field->lo || value > field->hi)
		return false;
	struct pl_text text = pl_text_in(path, sizeof path);
	pl_field_path(field, change->row0, change->row1, &text);
	if (field->kind == PL_CHOICE)
		snprintf(change->setting, SETTING, "%s=%s", path, field->names[value - field->lo]);
	else if (field->kind == PL_NUMBER)
		snprintf(change->setting, SETTING, "%s=%d", path, (int)value);
	else
		return false;
	(void)game;
	return true;
}

static void next_change(const struct pl_game *game, const struct pl_book *book,
                        struct pl_chance *chance, struct change *change)
{
	do {
		while (!draw_change(game, book, chance, change))
			continue;
	} while (!draw_value(game, book, chance, change));
}

static bool has_any_texts(const struct pl_game *game)
{
	if (game->description == NULL || pl_is_yardstick(game))
		return false;
	for (const struct pl_set *const *set = game->description->sets; *set != NULL; set++)
		if (has_texts(*set))
			return true;
	return false;
}

/* --- play ---------------------------------------------------------------------------------- */

/* A random move of whoever is asked first; how many there were. */
static int play_one(struct pl_match *match, struct pl_state *view, struct pl_chance *chance)
{
	struct pl_move moves[PL_MOVES];
	int seat = pl_first_pending(match->state);
	pl_match_view(match, seat, view);
	int count = match->game->legal(match->book->rules, view, seat, moves);
	assert_null(pl_match_play(match, &moves[pl_draw(chance, (uint32_t)count)]));
	return count;
}

/* Whether the same chance and the same choices lead elsewhere by the other book. */
static bool plays_otherwise(const struct pl_game *game, const struct pl_book *book,
                            const struct pl_book *other, uint64_t seed)
{
	const uint64_t key[2] = { seed, 11 };
	int seats = game->min_seats +
		(int)(seed % (uint64_t)(game->max_seats - game->min_seats + 1));
	if (pl_book_vet(game, book, seats) != NULL || pl_book_vet(game, other, seats) != NULL)
		return false;
	struct pl_match *a = pl_match_new(game, book, seats, key),
			*b = pl_match_new(game, other, seats, key);
	struct pl_state *view = pl_resize(NULL, game->state_size);
	struct pl_chance first = pl_chance_of(key, 0), second = first;
	bool same = memcmp(a->state, b->state, game->state_size) == 0;
	for (int ply = 0; same && ply < PLIES && !pl_match_over(a); ply++)
		same = play_one(a, view, &first) == play_one(b, view, &second) &&
			memcmp(a->state, b->state, game->state_size) == 0;
	pl_match_free(a);
	pl_match_free(b);
	free(view);
	return !same;
}

static void play_audited(const struct pl_game *game, const struct pl_book *book, uint64_t seed)
{
	const uint64_t key[2] = { seed, 13 };
	int seats = game->min_seats +
		(int)(seed % (uint64_t)(game->max_seats - game->min_seats + 1));
	if (pl_book_vet(game, book, seats) != NULL)
		return;
	struct pl_match *match = pl_match_new(game, book, seats, key);
	struct pl_state *view = pl_resize(NULL, game->state_size);
	struct pl_chance chance = pl_chance_of(key, 0);
	for (int ply = 0; ply < PLIES && !pl_match_over(match); ply++) {
		play_one(match, view, &chance);
		const char *broken = game->audit(book->rules, match->state);
		if (broken != NULL)
			fail_msg("%s, seed %llu, ply %d: %s", game->slug, (unsigned long long)seed,
			         ply, broken);
	}
	pl_match_free(match);
	free(view);
}

/* --- texts bound to effects ------------------------------------------------------------------ */

static void hold_text(const struct pl_game *game, const struct pl_book *book,
                      const struct change *change, long *told)
{
	char before[ROW_TEXTS], after[ROW_TEXTS];
	const char *setting = change->setting;
	struct pl_book *other = pl_book_standard(game, &setting, 1, NULL);
	if (other == NULL)
		return;
	put_row_texts(book, change->set, change->row0 + 1, before);
	put_row_texts(other, change->set, change->row0 + 1, after);
	bool same = strcmp(before, after) == 0;
	*told += !same;
	for (uint64_t seed = 1; same && seed <= TRIES; seed++)
		if (plays_otherwise(game, book, other, seed)) {
			print_error("%s: %s changes play, and the text stays: %s\n", game->slug,
			            setting, before);
			wrong++;
			break;
		}
	pl_book_free(other);
}

static void a_number_that_changes_play_changes_the_text(void **state)
{
	(void)state;
	wrong = 0;
	for (int i = 0; pl_games[i] != NULL; i++) {
		const struct pl_game *game = pl_games[i];
		if (!has_any_texts(game))
			continue;
		const uint64_t key[2] = { 17, (uint64_t)i };
		struct pl_chance chance = pl_chance_of(key, 0);
		struct pl_book *book = pl_book_standard(game, NULL, 0, NULL);
		long told = 0;
		for (int n = 0; n < changes; n++) {
			struct change change;
			next_change(game, book, &chance, &change);
			hold_text(game, book, &change, &told);
		}
		print_message("%s: %ld of %d changes are told\n", game->slug, told, changes);
		assert_true(told > 0);
		pl_book_free(book);
	}
	assert_int_equal(wrong, 0);
}

/* --- files at random ------------------------------------------------------------------------- */

static bool do_the_same(const struct pl_game *game, const struct pl_book *book,
                        const struct pl_set *set, int a, int b)
{
	for (const struct pl_field *field = game->fields; field->path != NULL; field++) {
		if (!is_of(field, set))
			continue;
		int inner = field->count[1] > 0 ? pl_book_rows(game, book, field, 1, a) : 1;
		for (int row = 0; row < inner; row++)
			if (pl_field_get(field, book->rules, a, row) !=
			    pl_field_get(field, book->rules, b, row))
				return false;
	}
	return true;
}

static void hold_rows_apart(const struct pl_game *game, const struct pl_book *book,
                            const struct pl_set *set)
{
	static char texts[MOST_ROWS][ROW_TEXTS];
	const struct pl_field *name = pl_book_field(game, book, set->rows);
	int rows = pl_book_rows(game, book, name, 0, 0);
	for (int row = 0; row < rows && row < MOST_ROWS; row++) {
		put_row_texts(book, set, row + 1, texts[row]);
		for (int other = 0; other < row; other++)
			if (strcmp(texts[row], texts[other]) == 0 &&
			    !do_the_same(game, book, set, other, row)) {
				print_error("%s: %s %d and %d say the same and differ: %s\n",
				            game->slug, set->name, other + 1, row + 1, texts[row]);
				wrong++;
			}
	}
}

static void whatever_is_accepted_plays_by_the_rules(void **state)
{
	(void)state;
	wrong = 0;
	for (int i = 0; pl_games[i] != NULL; i++) {
		const struct pl_game *game = pl_games[i];
		if (!has_any_texts(game))
			continue;
		const uint64_t key[2] = { 19, (uint64_t)i };
		struct pl_chance chance = pl_chance_of(key, 0);
		struct pl_book *book = pl_book_standard(game, NULL, 0, NULL);
		int accepted = 0, tried = 0;
		for (; accepted < changes / 6 && tried < 40 * changes; tried++) {
			struct change at[TOGETHER];
			const char *settings[TOGETHER];
			int together = 1 + (int)pl_draw(&chance, TOGETHER);
			for (int n = 0; n < together; n++) {
				next_change(game, book, &chance, &at[n]);
				settings[n] = at[n].setting;
			}
			struct pl_book *other = pl_book_standard(game, settings, together, NULL);
			if (other == NULL)
				continue;
			for (const struct pl_set *const *set = game->description->sets;
			     *set != NULL; set++)
				if (has_texts(*set))
					hold_rows_apart(game, other, *set);
			for (uint64_t seed = 1; seed <= (uint64_t)games; seed++)
				play_audited(game, other, (uint64_t)tried * 8 + seed);
			accepted++;
			pl_book_free(other);
		}
		print_message("%s: %d files of %d that were tried are accepted and played\n",
		              game->slug, accepted, tried);
		assert_true(accepted > 0);
		pl_book_free(book);
	}
	assert_int_equal(wrong, 0);
}

int main(int argc, char **argv)
{
	if (argc > 1) {
		changes = atoi(argv[1]);
		games = 20;
	}
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_number_that_changes_play_changes_the_text),
		cmocka_unit_test(whatever_is_accepted_plays_by_the_rules),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* test_texts_each.c - every number of every row of every game's data file, changed by itself: the
 * text of its card or piece changes with it and says the new number, in every language.
 *
 * Texts are the columns of the set whose rows they are. Whatever a file says of a row is told
 * there, or stands in `untold` with the reason why not. Any two values that are allowed must read
 * differently; a number from 2 on must be there to read, as digits or as `in_words` has it (0 is
 * often told by silence, 1 by an article). */
#include "row_texts.h"

#include "core/language.h"
#include "core/memory.h"

#include <ctype.h>

enum { PATH = 96, VALUES = 64, NEAR = 2 };

static const char *const codes[] = { "en", "de" };
static int wrong;

/* Beginnings of "game path" that no text speaks of. */
static const struct {
	const char *path, *why;
} untold[] = {
	{ "traders die[]", "faces of the die, no card: RULES.md and the table's data have them" },
	{ "traders planet[]", "where a planet lies and how many goods lie on it is drawn" },
	{ "traders distribution[]", "what planets make is drawn on them" },
	{ "traders planet_card[].lit[]", "the two names are the card" },
	{ "traders planet_card[].copies", "how many there are is counted beside the card" },
	{ "traders event[].copies", "how many there are is counted beside the card" },
	{ "traders action[].copies", "how many there are is counted beside the card" },
	{ "traders action[].cost", "a price stands in a cell of its own" },
	{ "traders company[].money", "it is in the purse from the start" },
	{ "traders character[].with", "who speaks when: flavour" },
	{ "flank unit[].copies", "how many there are is counted in the supply" },
	{ "flank unit[].price.", "a price stands in cells of its own" },
	{ "flank upgrade[].price.", "a price stands in cells of its own" },
	{ "flank card[]", "what it gives is drawn as its colours, copies counted beside it" },
	{ "flank board_table[]", "the board is drawn" },
	{ "flank zone[]", "the board is drawn, and a zone's limit in it" },
	{ "one-false-step survey[]", "the map is drawn" },
	{ "one-false-step section[]", "the map is drawn" },
	{ "one-false-step layout[]", "the map is drawn" },
	{ "one-false-step city[].x", "the map is drawn" },
	{ "one-false-step city[].y", "the map is drawn" },
	{ "one-false-step level[1].price", "nobody pays for the level where all begin" },
	{ "one-false-step level[].printed", "told instead of price where prices: printed" },
	{ "one-false-step level[].easy", "told instead of target where targets: twelve" },
	{ "one-false-step gazette[].when", "who speaks when: flavour" },
	{ "one-small-step opening[]", "it is on the mats from the start" },
	{ "one-small-step landing[]", "points of the race, no card: they stand at the Moon" },
	{ "one-small-step tier[]", "what a tier allows is asked for by the Espionage action" },
	{ "one-small-step technology[].group", "the chart draws both groups apart" },
	{ "one-small-step technology[].price.", "a price stands in cells of its own" },
	{ "one-small-step technology[].needs[]", "the chart draws lines to what it needs" },
	{ "one-small-step technology[].x", "the chart is drawn" },
	{ "one-small-step technology[].y", "the chart is drawn" },
	{ "one-small-step faction[].base.", "numbers in cells of the mat" },
	{ "one-small-step faction[].start.", "it is on the mat from the start" },
	{ "one-small-step faction[].network[]", "numbers in cells of the mat" },
	{ "one-small-step card[].copies", "how many there are is counted beside the card" },
	{ "one-small-step objective[].points", "points stand in a cell of their own" },
	{ "space-tug-skirmish card[].kind", "the frame of a card is its kind" },
	{ "space-tug-skirmish card[].slot", "the frame of a card has its slot" },
	{ "space-tug-skirmish card[].cost", "a price stands in a cell of its own" },
	{ "space-tug-skirmish card[].copies", "how many there are is counted beside the card" },
	{ "space-tug-skirmish epoch[].kind", "the frame of a card is its kind" },
	{ "space-tug-skirmish epoch[].tone", "a hint for bots and colours" },
	{ "space-tug-skirmish epoch[].copies", "how many there are is counted beside the card" },
	{ "space-tug-skirmish persona_card[].persona", "it lies with its Persona" },
	{ "space-tug-skirmish persona_card[].level", "it lies in its level's place" },
};

static bool used[sizeof untold / sizeof untold[0]];

/* Numbers that are told in words. */
static const struct {
	const char *path;
	int32_t value;
	const char *words[2]; /* in the order of codes */
} in_words[] = {
	{ "traders event[].effect[].number", 2, { "half", "die Hälfte" } },
	{ "traders event[].effect[].number", 3, { "a third", "ein Drittel" } },
	{ "traders event[].effect[].number", 4, { "a quarter", "ein Viertel" } },
	{ "flank unit[].effect[].number", 2, { "twice", "zweimal" } },
	{ "flank upgrade[].effect[].number", 2, { "twice", "zweimal" } },
	{ "one-false-step level[].target", 2, { "always holds", "immer" } },
	{ "one-false-step level[].target", 13, { "never holds", "nie" } },
	{ "space-tug-skirmish card[].effect[].n", -100, { "No per-turn income", "Kein" } },
	{ "space-tug-skirmish epoch[].effect[].n", -100, { "No revenue", "Keine" } },
};

/* Beginnings of numbers from which the text reckons what it says: they read differently, and that
 * is all that is asked. */
static const struct {
	const char *path, *why;
} reckoned[] = {
	{ "one-false-step city[", "claims have names: the third mine of a section, not claim 3" },
	{ "one-small-step card[7].does[1].", "where a die decides, twice the number is won" },
	{ "space-tug-skirmish persona[", "what is had at the start, not how much more that is" },
};

/* --- changes --------------------------------------------------------------------------------- */

/* One number of the rules, and what it is to be. */
struct change {
	const struct pl_field *field;
	int row[2];
	int32_t value;
};

static void put_number(const struct change *change, struct pl_rules *rules)
{
	const struct pl_field *field = change->field;
	char *at = (char *)rules + field->offset + change->row[0] * field->stride[0] +
		change->row[1] * field->stride[1];
	int8_t one = (int8_t)change->value;
	int16_t two = (int16_t)change->value;
	if (field->size == 1)
		memcpy(at, &one, 1);
	else if (field->size == 2)
		memcpy(at, &two, 2);
	else
		memcpy(at, &change->value, 4);
}

/* The rules as they were read, before prepare(): a game that keeps them on its way to be
 * prepared, since no book has them any more. */
static struct pl_rules *read_rules;
static const struct pl_game *real;

static void keep_and_prepare(struct pl_rules *rules)
{
	memcpy(read_rules, rules, real->rules_size);
	real->prepare(rules);
}

static void keep_rules(const struct pl_game *game)
{
	struct pl_game keeper = *game;
	real = game;
	read_rules = pl_resize(read_rules, game->rules_size);
	keeper.prepare = keep_and_prepare;
	pl_book_free(pl_book_standard(&keeper, NULL, 0, NULL));
}

/* The rules with a change in them, in `room`; false where nobody can play them. */
static bool make_rules(const struct pl_game *game, const struct change *change,
                       struct pl_rules *room)
{
	memcpy(room, read_rules, game->rules_size);
	put_number(change, room);
	game->prepare(room);
	for (int seats = game->min_seats; seats <= game->max_seats; seats++)
		if (game->vet(room, seats) == 0)
			return true;
	return false;
}

/* --- what is read ---------------------------------------------------------------------------- */

/* The set whose rows have this field; NULL: none that the program has texts for. */
static const struct pl_set *set_of(const struct pl_game *game, const struct pl_field *field)
{
	for (const struct pl_set *const *set = game->description->sets; *set != NULL; set++) {
		size_t length = (*set)->rows != NULL ? strcspn((*set)->rows, "]") + 2 : 0;
		if ((*set)->columns != NULL && length > 0 &&
		    strncmp(field->path, (*set)->rows, length) == 0)
			return *set;
	}
	return NULL;
}

static bool is_untold(const struct pl_game *game, const char *path)
{
	char whole[PATH];
	snprintf(whole, sizeof whole, "%s %s", game->slug, path);
	for (size_t i = 0; i < sizeof untold / sizeof untold[0]; i++)
		if (strncmp(whole, untold[i].path, strlen(untold[i].path)) == 0) {
			used[i] = true;
			return true;
		}
	return false;
}

static bool has_digits(const char *text, int32_t value)
{
	char digits[16];
	snprintf(digits, sizeof digits, "%d", abs(value));
	size_t length = strlen(digits);
	for (const char *at = strstr(text, digits); at != NULL; at = strstr(at + 1, digits))
		if ((at == text || !isdigit((unsigned char)at[-1])) &&
		    !isdigit((unsigned char)at[length]))
			return true;
	return false;
}

static bool is_reckoned(const struct pl_game *game, const struct change *change)
{
	char path[PATH];
	struct pl_text room = pl_text_in(path, sizeof path);
	pl_put(&room, "%s ", game->slug);
	pl_field_path(change->field, change->row[0], change->row[1], &room);
	for (size_t i = 0; i < sizeof reckoned / sizeof reckoned[0]; i++)
		if (strncmp(path, reckoned[i].path, strlen(reckoned[i].path)) == 0)
			return true;
	return false;
}

static bool says_number(const struct pl_game *game, const struct change *change, int language,
                        const char *text)
{
	char path[PATH];
	if (abs(change->value) < 2 || has_digits(text, change->value) || is_reckoned(game, change))
		return true;
	snprintf(path, sizeof path, "%s %s", game->slug, change->field->path);
	for (size_t i = 0; i < sizeof in_words / sizeof in_words[0]; i++)
		if (strcmp(in_words[i].path, path) == 0 && in_words[i].value == change->value)
			return strstr(text, in_words[i].words[language]) != NULL;
	return false;
}

/* --- all of them ----------------------------------------------------------------------------- */

struct table {
	const struct pl_game *game;
	struct pl_book book;
	int language;
	struct pl_rules *room;
	long tried, refused, forced;
};

/* What one number reads like by each of its values. */
struct readings {
	int count;
	int32_t values[VALUES];
	char *texts[VALUES];
};

static void complain(const struct table *table, const struct change *change, const char *what,
                     const char *text)
{
	char path[PATH];
	struct pl_text room = pl_text_in(path, sizeof path);
	pl_field_path(change->field, change->row[0], change->row[1], &room);
	print_error("%s, %s: with %s %d %s: %s\n", table->game->slug, codes[table->language], path,
	            (int)change->value, what, text);
	wrong++;
}

/* An effect of Space Tug Skirmish that does not say whom it is for is for whoever has the card. */
static bool mean_the_same(const struct pl_field *field, int32_t a, int32_t b)
{
	return field->kind == PL_CHOICE && strstr(field->path, "[].effect[].who") != NULL &&
		a + b == 1 && a * b == 0;
}

static void read_value(struct table *table, const struct pl_set *set, const struct change *change,
                       struct readings *readings)
{
	static char text[ROW_TEXTS];
	struct pl_book other = table->book;
	table->tried++;
	if (!make_rules(table->game, change, table->room)) {
		table->refused++;
		return;
	}
	other.rules = table->room;
	put_row_texts(&other, set, change->row[0] + 1, text);
	for (int i = 0; i < readings->count; i++)
		if (strcmp(readings->texts[i], text) == 0 &&
		    !mean_the_same(change->field, readings->values[i], change->value)) {
			char what[64];
			snprintf(what, sizeof what, "it reads as with %d",
			         (int)readings->values[i]);
			complain(table, change, what, text);
			return;
		}
	if (change->field->kind == PL_NUMBER &&
	    !says_number(table->game, change, table->language, text))
		complain(table, change, "that is not said", text);
	assert_true(readings->count < VALUES);
	readings->values[readings->count] = change->value;
	readings->texts[readings->count++] = strdup(text);
}

/* Choices and rows all, of numbers the neighbours and the ends. */
static bool is_worth(const struct pl_field *field, int32_t now, int32_t value, int32_t hi)
{
	return field->kind != PL_NUMBER || value == field->lo || value == hi ||
		abs(value - now) <= NEAR;
}

static void hold_number(struct table *table, const struct pl_set *set, struct change *change)
{
	const struct pl_field *field = change->field;
	struct readings readings = { .count = 0 };
	int32_t hi = field->hi;
	int32_t now = pl_field_get(field, table->book.rules, change->row[0], change->row[1]);
	if (field->kind == PL_ROW) {
		int rows = pl_book_rows(table->game, &table->book,
		                        pl_book_field(table->game, &table->book, field->rows), 0,
		                        0);
		hi = rows < hi ? rows : hi;
	}
	for (change->value = field->lo; change->value <= hi; change->value++)
		if (is_worth(field, now, change->value, hi))
			read_value(table, set, change, &readings);
	assert_true(readings.count > 0);
	table->forced += readings.count == 1;
	for (int i = 0; i < readings.count; i++)
		free(readings.texts[i]);
}

static void hold_row(struct table *table, const struct pl_set *set, struct change *change)
{
	const struct pl_field *field = change->field;
	int inner = field->count[1] > 0
		? pl_book_rows(table->game, &table->book, field, 1, change->row[0])
		: 1;
	for (change->row[1] = 0; change->row[1] < inner; change->row[1]++) {
		char path[PATH];
		struct pl_text room = pl_text_in(path, sizeof path);
		pl_field_path(field, change->row[0], change->row[1], &room);
		if (!is_untold(table->game, path))
			hold_number(table, set, change);
	}
}

static void hold_field(struct table *table, const struct pl_field *field)
{
	const struct pl_set *set = set_of(table->game, field);
	if (is_untold(table->game, field->path))
		return;
	if (set == NULL)
		fail_msg("%s: no text speaks of %s", table->game->slug, field->path);
	struct change change = { .field = field };
	int rows = pl_book_rows(table->game, &table->book, field, 0, 0);
	for (; change.row[0] < rows; change.row[0] += BRIEF ? 8 : 1)
		hold_row(table, set, &change);
}

static void hold_game(const struct pl_game *game, int language)
{
	struct pl_language *words = pl_language_of(game, codes[language]);
	struct pl_book *book = pl_book_standard(game, NULL, 0, NULL);
	struct table table = { .game = game,
		               .book = pl_book_in(book, words),
		               .language = language };
	table.room = pl_resize(NULL, game->rules_size);
	keep_rules(game);
	for (const struct pl_field *field = game->fields; field->path != NULL; field++)
		if (field->kind != PL_WORD && field->kind != PL_COUNT &&
		    strstr(field->path, "[]") != NULL)
			hold_field(&table, field);
	print_message("%s, %s: %ld values tried, %ld refused; %ld numbers have one value alone\n",
	              game->slug, codes[language], table.tried, table.refused, table.forced);
	free(table.room);
	pl_book_free(book);
	pl_language_free(words);
}

static void each_number_is_told(void **state)
{
	(void)state;
	for (int i = 0; pl_games[i] != NULL; i++)
		if (pl_games[i]->description != NULL && !pl_is_yardstick(pl_games[i]))
			for (int language = 0; language < 2; language++)
				hold_game(pl_games[i], language);
	for (size_t i = 0; i < sizeof untold / sizeof untold[0]; i++)
		if (!used[i])
			fail_msg("there is no %s that is not told", untold[i].path);
	assert_int_equal(wrong, 0);
	free(read_rules);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(each_number_is_told),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* test_describe.c - moves, events and positions by tables: numbers in structs, notation, numbers
 * of actions, observations, stakes, and sentences with every construct of core/language.h. */
#include "test.h"

#include "core/chance.h"
#include "core/describe.h"
#include "core/language.h"
#include "core/memory.h"
#include "core/text.h"
#include "core/turn.h"
#include "kit/toy.h"

#define PL_ITEMS_OF struct toy_state
#include "core/items.h"

enum { LINES = 20000, FILLINGS = 200, SEATS = 5 };

/* --- a description of its own ------------------------------------------------------------ */

static const char *const good_keys[] = { "metal", "food", "gem" };
static const struct pl_set goods = { .name = "good", .count = 3, .keys = good_keys };
static const struct pl_set cards = { .name = "card", .count = 4, .rows = "card[].name" };
static const struct pl_set places = { .name = "place", .count = 2, .keys = good_keys };
static const struct pl_set *const sets[] = { &goods, &cards, &places, NULL };

static const struct pl_form forms[] = {
	{ 1, 0, "shift",
	  ITEMS({ "by", ARGS(0, 2), NUMBER(-300, 300) }, { "least", ARG(2), NUMBER(-5, -1) }),
	  "signed numbers" },
	{ 2, 0, "carry",
	  ITEMS({ "goods", ARGS(0, 1), COUNTS(goods, 2, 3) }, { "some", ARG(1), SOME(goods, 2) }),
	  "counts" },
	{ 3, 0, "pay",
	  ITEMS({ "money", .offset = offsetof(struct pl_move, arg), .size = 2, .high_first = true,
	          NUMBER(0, 9999) },
	        { "to", ARG(2), NONE_OR(pl_seats) }, { "loud", ARG(3), FLAG }),
	  "the high byte first" },
	{ 4, 0, "wait", NULL, "nothing" },
	{ 0, 0, NULL, NULL, NULL },
};
static const struct pl_description own = { .sets = sets, .forms = forms };

static const struct pl_description *traders(void)
{
	return pl_find_game("traders")->description;
}

static void notation_is(const struct pl_move *move, const char *line)
{
	char room[PL_NOTATION_SIZE];
	struct pl_text text = pl_text_in(room, sizeof room);
	struct pl_move back;
	pl_notate(&own, move, &text);
	assert_string_equal(room, line);
	assert_true(pl_read_notation(&own, move->seat, line, &back));
	assert_memory_equal(&back, move, sizeof back);
}

static void numbers_are_written_and_read_with_their_sign(void **unused)
{
	(void)unused;
	notation_is(&(struct pl_move){ 1, 2, { 0xd4, 0xfe, 0xfb } }, "shift by=-300 least=-5");
	notation_is(&(struct pl_move){ 1, 2, { 0x2c, 0x01, 0xff } }, "shift by=300 least=-1");
	assert_null(pl_form_of(&own, &(struct pl_move){ 1, 2, { 0x2d, 0x01, 0xff } }));
	assert_null(pl_form_of(&own, &(struct pl_move){ 1, 2, { 0, 0, 0 } }));
}

static void counts_are_written_and_read(void **unused)
{
	(void)unused;
	notation_is(&(struct pl_move){ 2, 0, { 0x31, 0x14 } },
	            "carry goods=metal+gem*3 some=metal+gem");
	notation_is(&(struct pl_move){ 2, 0, { 0, 0 } }, "carry goods=- some=-");
	assert_null(pl_form_of(&own, &(struct pl_move){ 2, 0, { 0x40, 0 } }));
	assert_null(pl_form_of(&own, &(struct pl_move){ 2, 0, { 0, 1 } }));
}

static void the_high_byte_may_come_first(void **unused)
{
	(void)unused;
	notation_is(&(struct pl_move){ 3, 0, { 0x12, 0x34, 5, 1 } }, "pay money=4660 to=p5 loud=1");
	notation_is(&(struct pl_move){ 3, 0, { 0, 7, 0, 0 } }, "pay money=7 loud=0");
}

/* --- hostile notation -------------------------------------------------------------------- */

static void must_refuse(const char *line)
{
	struct pl_move move;
	if (pl_read_notation(&own, 0, line, &move))
		fail_msg("'%s' is read", line);
}

static void only_what_is_written_is_read(void **unused)
{
	(void)unused;
	static const char *const lines[] = {
		"",
		" ",
		"wait ",
		" wait",
		"wait x=1",
		"wait\n",
		"Wait",
		"wai",
		"waitt",
		"pay money=07 loud=0",
		"pay money=7",
		"pay loud=0 money=7",
		"pay money=7 loud=2",
		"pay money=10000 loud=0",
		"pay money=-1 loud=0",
		"pay money=7 to=p7 loud=0",
		"pay money=7 to= loud=0",
		"pay money= loud=0",
		"pay money=7 loud=0 loud=0",
		"pay  money=7 loud=0",
		"pay money=7x loud=0",
		"pay money=99999999999999999999 loud=0",
		"carry goods=metal*4 some=-",
		"carry goods=metal*1 some=-",
		"carry goods= some=-",
		"carry goods=gem+metal some=-",
		"carry goods=metal+metal some=-",
		"carry goods=metal*-1 some=-",
		"carry goods=met some=-",
		"carry goods=+ some=-",
		"carry goods=* some=-",
		"shift by=--3 least=-1",
		"shift by=- least=-1",
		"shift by=-0 least=-1",
		"shift by=301 least=-1",
		"shift by=3 least=0",
		"=",
		"pay =",
	};
	for (size_t i = 0; i < LENGTH(lines); i++)
		must_refuse(lines[i]);
}

/* Pieces of notation and any bytes, thrown together. */
static void make_line(struct pl_chance *chance, char line[400])
{
	static const char *const pieces[] = {
		"sell",     "buy",   "fly", " place=", " good=",
		" units=",  "earth", "gem", "2",       "-",
		"*",        "+",     "=",   " ",       "9999999999999",
		"p3",       " to=",  "17",  " card=",  "play-against",
		" victim=",
	};
	struct pl_text text = pl_text_in(line, 400);
	for (int i = (int)pl_draw(chance, 12); i >= 0; i--) {
		if (pl_draw(chance, 6) == 0)
			pl_put(&text, "%c", (char)(1 + pl_draw(chance, 255)));
		else
			pl_put(&text, "%s", pieces[pl_draw(chance, LENGTH(pieces))]);
	}
}

static void any_text_is_refused_or_written_back(void **unused)
{
	(void)unused;
	struct pl_chance chance = { { 1, 2 }, 0 };
	int read = 0;
	for (int i = 0; i < LINES; i++) {
		char line[400], again[PL_NOTATION_SIZE];
		struct pl_text text = pl_text_in(again, sizeof again);
		struct pl_move move;
		make_line(&chance, line);
		if (!pl_read_notation(traders(), 1, line, &move))
			continue;
		pl_notate(traders(), &move, &text);
		assert_string_equal(again, line);
		read++;
	}
	assert_true(read > 20);
	char *minus = pl_resize(NULL, LINES + 20);
	strcpy(minus, "shift by=");
	memset(minus + 9, '-', LINES);
	minus[9 + LINES] = '\0';
	must_refuse(minus);
	free(minus);
}

/* --- actions ----------------------------------------------------------------------------- */

/* A form filled at random through its parts; seats are those that play. */
static void fill(const struct pl_description *about, int form, struct pl_chance *chance,
                 int32_t part[1 + PL_ARGS])
{
	const struct pl_item *item = about->forms[form].items;
	memset(part, 0, (1 + PL_ARGS) * sizeof *part);
	part[0] = form;
	for (int at = 1; item != NULL && item->name != NULL; item++, at++) {
		int64_t values = pl_item_values(item);
		if (item->kind == PL_IS_ONE && item->set == &pl_seats)
			values = SEATS + item->may_lack;
		part[at] = (int32_t)pl_draw(chance, (uint32_t)values);
	}
}

static void numbers_of_actions_go_there_and_back(const struct pl_description *about)
{
	struct pl_chance chance = { { 3, 4 }, 0 };
	for (int form = 0; about->forms[form].name != NULL; form++)
		for (int i = 0; i < FILLINGS; i++) {
			int32_t part[1 + PL_ARGS], again[1 + PL_ARGS];
			struct pl_move move, back;
			fill(about, form, &chance, part);
			assert_true(pl_action_of_parts(about, part, i % SEATS, SEATS, &move));
			assert_int_equal(move.verb, about->forms[form].verb);
			assert_true(pl_action_parts(about, &move, SEATS, again) > 0);
			if (pl_form_of(about, &move) == &about->forms[form])
				assert_memory_equal(part, again, sizeof part);
			int action = pl_action_of(about, &move, SEATS);
			assert_in_range(action, 0, pl_action_count(about) - 1);
			assert_true(pl_action_move(about, action, i % SEATS, SEATS, &back));
			assert_memory_equal(&move, &back, sizeof move);
		}
}

static void actions_are_numbered(void **unused)
{
	(void)unused;
	numbers_of_actions_go_there_and_back(&own);
	numbers_of_actions_go_there_and_back(traders());
}

static void parts_out_of_range_are_refused(void **unused)
{
	(void)unused;
	int32_t heads[1 + PL_ARGS], part[1 + PL_ARGS] = { 0 };
	struct pl_move move;
	assert_int_equal(pl_action_heads(&own, heads), 4);
	assert_int_equal(heads[0], 4);
	assert_int_equal(heads[1], 10000);
	part[0] = heads[0];
	assert_false(pl_action_of_parts(&own, part, 0, 2, &move));
	part[0] = -1;
	assert_false(pl_action_of_parts(&own, part, 0, 2, &move));
	part[0] = 0;
	part[1] = 601;
	assert_false(pl_action_of_parts(&own, part, 0, 2, &move));
	part[1] = -1;
	assert_false(pl_action_of_parts(&own, part, 0, 2, &move));
	part[1] = 600;
	assert_true(pl_action_of_parts(&own, part, 0, 2, &move));
	assert_false(pl_action_move(&own, -1, 0, 2, &move));
	assert_false(pl_action_move(&own, pl_action_count(&own), 0, 2, &move));
	assert_int_equal(pl_action_of(&own, &(struct pl_move){ 9, 0, { 0 } }, 2), -1);
}

/* --- observations ------------------------------------------------------------------------ */

static int by_name(const void *a, const void *b)
{
	return strcmp(a, b);
}

static void names_differ(const struct pl_description *about)
{
	struct pl_plan *plan = pl_plan_tensor(about, true);
	int size = pl_plan_size(plan);
	char(*names)[64] = pl_resize(NULL, (size_t)size * sizeof *names);
	assert_true(size > 20);
	for (int i = 0; i < size; i++)
		pl_plan_name(plan, i, names[i]);
	qsort(names, (size_t)size, sizeof *names, by_name);
	for (int i = 1; i < size; i++)
		if (strcmp(names[i - 1], names[i]) == 0)
			fail_msg("two numbers of an observation are '%s'", names[i]);
	free(names);
	pl_plan_free(plan);
}

static void every_number_of_an_observation_has_a_name_of_its_own(void **unused)
{
	(void)unused;
	names_differ(&toy_description);
	for (int i = 0; pl_games[i] != NULL; i++)
		if (pl_games[i]->description != NULL)
			names_differ(pl_games[i]->description);
}

/* --- stakes ------------------------------------------------------------------------------ */

/* Playing a card of the toy costs a card and gains its points, for certain. */
static void stakes_are_what_the_move_changes(void **unused)
{
	(void)unused;
	struct pl_book *book = pl_book_standard(&pl_toy, NULL, 0, NULL);
	struct toy_state s = { .base = { .chance = { { 5, 6 }, 0 }, .seats = 2 } };
	struct pl_chance chance = { { 7, 8 }, 0 };
	struct pl_stake stakes[8];
	toy_setup(book->rules, &s.base);
	toy_apply(book->rules, &s.base, &(struct pl_move){ TOY_ROLL, 0, { 0 } }, NULL);
	int kind = s.hand[0][0].kind;
	struct pl_move play = { TOY_PLAY, 0, { (uint8_t)kind } };
	toy_observe(book->rules, &s.base, 0);
	assert_int_equal(pl_stakes(&pl_toy, book->rules, &s.base, &play, 16, &chance, stakes, 8),
	                 2);
	assert_string_equal(stakes[0].item->name, "held[]");
	assert_int_equal(stakes[0].amount, -1);
	assert_int_equal(stakes[0].chance, 1000);
	assert_string_equal(stakes[1].item->name, "points[]");
	assert_int_equal(stakes[1].row[0], 0);
	assert_int_equal(stakes[1].amount,
	                 ((const struct toy_rules *)book->rules)->card[kind - 1].points);
	assert_int_equal(stakes[1].chance, 1000);
	assert_int_equal(pl_stakes(&pl_toy, book->rules, &s.base, &play, 16, &chance, stakes, 1),
	                 1);
	pl_book_free(book);
}

/* --- sentences --------------------------------------------------------------------------- */

static const char words[] = "# a remark\n"
			    "and: and\n"
			    "good.metal: ore\n"
			    "good.metal.many: ores\n"
			    "none.good: nothing\n"
			    "\"dust\": Staub\n"
			    "plain: {n} of {good}\n"
			    "part: {good:many}, {card:points}\n"
			    "if: {n?some|none}{n?!}\n"
			    "equals: {good=metal?hard|soft}{n=3?, three}\n"
			    "many: {n} {n#hex|hexes}\n"
			    "other: so {>plain}\n"
			    "nested: {n?{good=gem?a {good}|{n#one|{n}} of it}|-}\n"
			    "name: {card}\n"
			    "text: {text?'{text}'|silence}\n"
			    "round: {>round}{>round}\n";

static const char *say(const struct pl_book *book, const char *key, int n, int good, int card,
                       const char *said)
{
	static char room[400];
	struct pl_text text = pl_text_in(room, sizeof room);
	const struct pl_said about[] = { { .name = "n", .number = n },
		                         { .name = "good", .number = good, .set = &goods },
		                         { .name = "card", .number = card, .set = &cards },
		                         { .name = "text", .text = said },
		                         { .name = NULL } };
	assert_true(pl_say(&pl_toy, book, key, about, &text));
	return room;
}

static void every_construct_of_a_text_is_filled_in(void **unused)
{
	(void)unused;
	char mistake[160] = "";
	struct pl_book *book = pl_book_standard(&pl_toy, NULL, 0, NULL);
	struct pl_language *language = pl_language_read("en", words, mistake);
	assert_string_equal(mistake, "");
	struct pl_book told = pl_book_in(book, language);
	assert_string_equal(say(&told, "plain", 2, 1, 1, ""), "2 of ore");
	assert_string_equal(say(&told, "plain", 2, 3, 1, ""), "2 of gem");
	assert_string_equal(say(&told, "part", 2, 1, 3, ""), "ores, 3");
	assert_string_equal(say(&told, "if", 0, 1, 1, ""), "none");
	assert_string_equal(say(&told, "if", 7, 1, 1, ""), "some!");
	assert_string_equal(say(&told, "equals", 3, 1, 1, ""), "hard, three");
	assert_string_equal(say(&told, "equals", 4, 2, 1, ""), "soft");
	assert_string_equal(say(&told, "many", 1, 1, 1, ""), "1 hex");
	assert_string_equal(say(&told, "many", 0, 1, 1, ""), "0 hexes");
	assert_string_equal(say(&told, "other", 5, 2, 1, ""), "so 5 of food");
	assert_string_equal(say(&told, "nested", 1, 2, 1, ""), "one of it");
	assert_string_equal(say(&told, "nested", 2, 3, 1, ""), "a gem");
	assert_string_equal(say(&told, "nested", 0, 3, 1, ""), "-");
	assert_string_equal(say(&told, "name", 0, 0, 1, ""), "Staub");
	assert_string_equal(say(&told, "name", 0, 0, 2, ""), "moon");
	assert_string_equal(say(&told, "text", 0, 0, 0, "so"), "'so'");
	assert_string_equal(say(&told, "text", 0, 0, 0, ""), "silence");
	assert_string_equal(say(&told, "round", 0, 0, 0, ""), "");
	struct pl_text text = pl_text_in(mistake, sizeof mistake);
	assert_false(PL_SAY(&pl_toy, &told, &text, "absent", { .name = NULL }));
	pl_language_free(language);
	pl_book_free(book);
}

static void refuse_words(const char *file, const char *why)
{
	char mistake[160] = "";
	struct pl_language *read = pl_language_read("en", file, mistake);
	if (read != NULL)
		fail_msg("'%s' is read", file);
	assert_string_equal(mistake, why);
}

static void mistakes_in_braces_are_told_with_their_line(void **unused)
{
	(void)unused;
	refuse_words("a: b\n\nc: {d\n", "3: a { has no } of its own");
	refuse_words("a: d}\n", "1: a } has no { of its own");
	refuse_words("a: {b=c}\n", "1: a = has no ? of its own");
	refuse_words("a: {b=c", "1: a = has no ? of its own");
	refuse_words("a: {b|c}\n", "1: a | has no ? or # of its own");
	refuse_words("a: {b?c|d|e}\n", "1: a { has more than one |");
	refuse_words("a: {b?{c}\n", "1: a { has no } of its own");
	refuse_words("a: {b{c}}\n", "1: a { has no } of its own");
	refuse_words("a: {b?{c=d}|e}\n", "1: a = has no ? of its own");
	refuse_words("\"a: b\n", "1: a line is 'key: text'");
	char deep[200] = "a: ";
	for (int i = 0; i < 40; i++)
		strcat(deep, "{b?");
	for (int i = 0; i < 40; i++)
		strcat(deep, "}");
	refuse_words(deep, "1: braces are nested too deep");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(numbers_are_written_and_read_with_their_sign),
		cmocka_unit_test(counts_are_written_and_read),
		cmocka_unit_test(the_high_byte_may_come_first),
		cmocka_unit_test(only_what_is_written_is_read),
		cmocka_unit_test(any_text_is_refused_or_written_back),
		cmocka_unit_test(actions_are_numbered),
		cmocka_unit_test(parts_out_of_range_are_refused),
		cmocka_unit_test(every_number_of_an_observation_has_a_name_of_its_own),
		cmocka_unit_test(stakes_are_what_the_move_changes),
		cmocka_unit_test(every_construct_of_a_text_is_filled_in),
		cmocka_unit_test(mistakes_in_braces_are_told_with_their_line),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* test_ofs_data.c - the data as a designer turns it: Know-how cards with numbers of their own,
 * rows added and rows too many, texts that follow every number, and data drawn at random, which
 * is refused or plays. `test_ofs_data FILES GAMES` draws as many. */
#include "one-false-step/table.h"

#include "core/language.h"

static int files = BRIEF ? 40 : 150, games = 2;

/* --- what the rows do ---------------------------------------------------------------------- */

/* OFS-084, OFS-085, OFS-086: each Know-how card has its own points and its own fee. */
static void know_how_is_by_system(void **unused)
{
	(void)unused;
	static const char *const settings[] = { "map=sampler", "system[Fuel].points=5",
		                                "system[Fuel].fee=2", "system[Guidance].fee=0",
		                                NULL };
	struct table *t = set_table(3, OFS_THURSDAY, NULL);
	pl_book_free(t->book);
	t->book = pl_book_standard(&ofs_game, settings, 4, NULL);
	t->r = ofs_numbers(t->book->rules);
	give_chips(t, 0, 10, 0, 20);
	give_levels(t, 1, 6, 1, 6);
	give_know_how(t, 1, OFS_FUEL);
	give_know_how(t, 1, OFS_GUIDANCE);
	give_chips(t, 1, 10, 0, 0);
	assert_int_equal(score(t, 1), 10 + 5 + 2);
	say(t, 0, "raise Guidance"); /* no fee */
	assert_int_equal(player(t, 1)->gold, 0);
	say(t, 0, "raise Fuel"); /* 2 of a price of 1 are 1 */
	assert_int_equal(player(t, 1)->gold, 1);
	say(t, 0, "raise Fuel"); /* 2 of 2 */
	assert_int_equal(player(t, 1)->gold, 3);
	close_table(t);
}

/* --- rows ------------------------------------------------------------------------------------ */

/* The standard data with a text put in before another; the caller's to free. */
static char *with(const char *yaml, const char *before, const char *text)
{
	const char *at = strstr(yaml, before);
	assert_non_null(at);
	size_t head = (size_t)(at - yaml), size = strlen(yaml) + strlen(text) + 1;
	char *made = malloc(size);
	assert_non_null(made);
	snprintf(made, size, "%.*s%s%s", (int)head, yaml, text, at);
	return made;
}

static struct pl_book *load(const char *yaml, struct pl_faults *faults)
{
	memset(faults, 0, sizeof *faults);
	return pl_book_load(&ofs_game, yaml, strlen(yaml), NULL, 0, faults);
}

static const char a_section[] = "  - name: The Far Bank\n"
				"    text: \"Reached by nobody who was asked to come back.\"\n"
				"    claim:\n"
				"      - {kind: farm, x: 30, y: 20}\n"
				"      - {kind: mine, x: 70, y: 20}\n"
				"      - {kind: farm, x: 70, y: 120}\n"
				"    line:\n"
				"      - {from: 1, to: 2}\n"
				"      - {from: 2, to: 3}\n"
				"    port: [1, 2, 2, 2, 3, 3, 3, 1, 1, 3]\n\n";
static const char a_city[] = "  - name: Second Wind\n"
			     "    section: The Far Bank\n"
			     "    x: 50\n"
			     "    y: 70\n"
			     "    seat: yes\n"
			     "    population: 9001\n"
			     "    food: 0\n"
			     "    red: 1\n"
			     "    claims: [1, 3]\n"
			     "    text: \"Out of breath, and proud of it.\"\n\n";
static const char a_level[] =
	"  - {name: \"beyond reproach\", price: 30, printed: 30, target: 2, easy: 2}\n\n";
static const char a_mayor[] = "  - name: Gus\n"
			      "    rocket: The Afterthought\n"
			      "    temper: lucky\n"
			      "    motto: \"Had I known, I would have waved.\"\n"
			      "    card:\n"
			      "      - {title: \"A\", text: \"a\"}\n"
			      "      - {title: \"B\", text: \"b\"}\n"
			      "      - {title: \"C\", text: \"c\"}\n\n";

/* OFS-002 to OFS-006, OFS-C29: a section with its city, a level and a mayor are added without a
 * line of C, are played, and say what they do. */
static void rows_can_be_added(void **unused)
{
	(void)unused;
	struct pl_faults faults;
	char *sections = with(ofs_game.standard, "layout:\n  - name", a_section);
	char *cities = with(sections, "# --- rockets", a_city);
	char *levels = with(cities, "# The systems, and", a_level);
	char *mayors = with(levels, "# --- The Gazette", a_mayor);
	struct pl_book *book = load(mayors, &faults);
	if (book == NULL)
		fail_msg("%d:%d: %s", faults.at[0].line, faults.at[0].column, faults.at[0].text);
	const struct ofs_rules *r = ofs_numbers(book->rules);
	assert_int_equal(r->sections, 9);
	assert_int_equal(r->cities, 34);
	assert_int_equal(r->levels, 11);
	assert_int_equal(r->candidates, 7);
	char room[512];
	struct pl_text text = pl_text_in(room, sizeof room);
	ofs_put_city_rule(book, 34, &text);
	assert_string_equal(room,
	                    "A County Seat in The Far Bank, 9001 people. It gets 1 counter "
	                    "every Sunday, eats nothing every Wednesday and is worth 1 point "
	                    "while Active. At its door: farm 9-1, farm 9-2.");
	text = pl_text_in(room, sizeof room);
	ofs_put_level_rule(book, 11, &text);
	assert_string_equal(room, "Level 11: 30 Gold to step up to it; it always holds.");
	unsigned lies = 0;
	for (uint64_t seed = 0; seed < 40; seed++) {
		struct ofs_state s = { .base = { .chance = { { seed, 1 }, 0 }, .seats = 4 } };
		ofs_game.setup(book->rules, &s.base);
		assert_null(ofs_game.audit(book->rules, &s.base));
		for (int slot = 0; slot < OFS_SLOTS; slot++)
			lies |= 1u << s.section[slot];
	}
	assert_int_equal(lies, 0x3fe); /* all nine */
	pl_book_free(book);
	free(mayors), free(levels), free(cities), free(sections);
}

/* What is too much is answered with its place in the file. */
static void too_many_rows_are_refused(void **unused)
{
	(void)unused;
	struct pl_faults faults;
	char *yaml = with(ofs_game.standard, "# The systems, and", a_level);
	for (int i = 0; i < 6; i++) {
		char *more = with(yaml, "# The systems, and", a_level);
		free(yaml);
		yaml = more;
	}
	assert_null(load(yaml, &faults));
	assert_true(faults.at[0].line > 600 && faults.at[0].column > 0);
	assert_non_null(strstr(faults.at[0].text, "16"));
	free(yaml);
	static const char *const few[] = { "start_level=11" };
	assert_null(pl_book_standard(&ofs_game, few, 1, &faults));
	assert_non_null(strstr(faults.at[0].text, "OFS-024"));
}

/* OFS-023: no more seats than mayors. */
static void a_mayor_for_each_seat(void **unused)
{
	(void)unused;
	const char *yaml = ofs_game.standard, *from = strstr(yaml, "  - name: Dov\n");
	const char *to = strstr(yaml, "# --- The Gazette");
	struct pl_faults faults;
	char *made = malloc(strlen(yaml) + 1);
	assert_non_null(made);
	sprintf(made, "%.*s%s", (int)(from - yaml), yaml, to);
	struct pl_book *book = load(made, &faults);
	assert_non_null(book);
	assert_null(pl_book_vet(&ofs_game, book, 3));
	assert_string_equal(pl_book_vet(&ofs_game, book, 4)->clause, "OFS-023");
	pl_book_free(book);
	free(made);
}

/* --- texts follow numbers ------------------------------------------------------------------- */

typedef void put(const struct pl_book *, int member, struct pl_text *);

/* A column's text of a row, in a language. */
struct said {
	char text[512];
};

static struct said rule_of(const struct pl_book *book, put *column, int member,
                           struct pl_language *language)
{
	struct said said;
	struct pl_text text = pl_text_in(said.text, sizeof said.text);
	struct pl_book told = pl_book_in(book, language);
	column(&told, member, &text);
	assert_false(pl_text_full(&text));
	assert_true(said.text[0] != '\0');
	return said;
}

/* OFS-021, OFS-078, OFS-083, OFS-118: whatever of a row decides something is in its text. */
static void every_number_is_in_the_text(void **unused)
{
	(void)unused;
	static const struct {
		const char *setting;
		put *column;
		int member;
	} turned[] = {
		{ "city[Farmington].food=2", ofs_put_city_rule, 1 },
		{ "city[Farmington].food=0", ofs_put_city_rule, 1 },
		{ "city[Farmington].red=1", ofs_put_city_rule, 1 },
		{ "city[Farmington].red=0", ofs_put_city_rule, 1 },
		{ "city[Farmington].seat=no", ofs_put_city_rule, 1 },
		{ "city[Farmington].population=2464", ofs_put_city_rule, 1 },
		{ "city[Farmington].section=The Long Lode", ofs_put_city_rule, 1 },
		{ "city[Farmington].claims[1]=2", ofs_put_city_rule, 1 },
		{ "population=yes", ofs_put_city_rule, 1 },
		{ "populate=2", ofs_put_city_rule, 1 },
		{ "level[4].price=4", ofs_put_level_rule, 4 },
		{ "level[4].price=0", ofs_put_level_rule, 4 },
		{ "level[4].target=8", ofs_put_level_rule, 4 },
		{ "level[4].target=13", ofs_put_level_rule, 4 },
		{ "targets=twelve", ofs_put_level_rule, 4 },
		{ "prices=printed", ofs_put_level_rule, 5 },
		{ "start_level=4", ofs_put_level_rule, 4 },
		{ "system[Fuel].points=1", ofs_put_know_how_rule, 3 },
		{ "system[Fuel].points=0", ofs_put_know_how_rule, 3 },
		{ "system[Fuel].fee=2", ofs_put_know_how_rule, 3 },
		{ "system[Fuel].fee=0", ofs_put_know_how_rule, 3 },
		{ "mayor[1].temper=lucky", ofs_put_mayor_rule, 1 },
		{ "tempers=yes", ofs_put_mayor_rule, 1 },
	};
	static const char *const codes[] = { "en", "de" };
	struct pl_book *standard = pl_book_standard(&ofs_game, NULL, 0, NULL);
	for (size_t i = 0; i < sizeof turned / sizeof turned[0]; i++) {
		struct pl_book *book = pl_book_standard(&ofs_game, &turned[i].setting, 1, NULL);
		assert_non_null(book);
		for (int code = 0; code < 2; code++) {
			struct pl_language *language = pl_language_of(&ofs_game, codes[code]);
			struct said old =
				rule_of(standard, turned[i].column, turned[i].member, language);
			struct said new =
				rule_of(book, turned[i].column, turned[i].member, language);
			if (strcmp(old.text, new.text) == 0)
				fail_msg("%s: %s", turned[i].setting, new.text);
			pl_language_free(language);
		}
		pl_book_free(book);
	}
	pl_book_free(standard);
}

/* --- random data ----------------------------------------------------------------------------- */

enum { TURNED = 14 };

/* A value that a field may have, as a setting; false where there is nothing to turn. */
static bool turn(const struct pl_book *book, struct pl_chance *chance, char setting[96])
{
	int fields = 0;
	while (ofs_game.fields[fields].path != NULL)
		fields++;
	const struct pl_field *field = &ofs_game.fields[pl_draw(chance, (uint32_t)fields)];
	if (field->kind == PL_WORD || field->kind == PL_COUNT ||
	    strncmp(field->path, "layout", 6) == 0)
		return false;
	int row[2] = { 0, 0 };
	for (int bracket = 0; bracket < 2 && field->count[bracket] != 0; bracket++) {
		int rows = pl_field_rows(&ofs_game, field, book->rules, bracket, row[0]);
		row[bracket] = (int)pl_draw(chance, (uint32_t)rows);
	}
	struct pl_text text = pl_text_in(setting, 96);
	pl_field_path(field, row[0], row[1], &text);
	int32_t value = field->lo + (int32_t)pl_draw(chance, (uint32_t)(field->hi - field->lo) + 1);
	if (field->kind == PL_NUMBER) {
		pl_put(&text, "=%d", value);
	} else if (field->kind == PL_CHOICE) {
		pl_put(&text, "=%s", field->names[value - field->lo]);
	} else {
		const struct pl_field *names = pl_field_find(&ofs_game, field->rows);
		int rows = pl_field_rows(&ofs_game, names, book->rules, 0, 0);
		pl_put(&text, "=");
		pl_field_value(&ofs_game, names, book, (int)pl_draw(chance, (uint32_t)rows), 0,
		               &text);
	}
	return true;
}

static struct pl_book *draw_book(const struct pl_book *standard, struct pl_chance *chance)
{
	char room[TURNED][96];
	const char *settings[TURNED];
	int count = 0;
	while (count < TURNED)
		if (turn(standard, chance, room[count])) {
			settings[count] = room[count];
			count++;
		}
	struct pl_faults faults = { 0 };
	struct pl_book *book = pl_book_standard(&ofs_game, settings, TURNED, &faults);
	assert_true(book != NULL || faults.at[0].text[0] != '\0');
	return book;
}

static bool same_city(const struct ofs_city *a, const struct ofs_city *b, uint16_t a_doors,
                      uint16_t b_doors)
{
	return a->section == b->section && a->seat == b->seat && a->food == b->food &&
		a->red == b->red && a->population == b->population && a_doors == b_doors;
}

/* No text is empty, and none is that of a row that does something else. */
static void texts_are_apart(const struct pl_book *book, struct pl_language *language)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	struct said city[OFS_CITIES], other;
	for (int a = 1; a <= r->cities; a++) {
		city[a - 1] = rule_of(book, ofs_put_city_rule, a, language);
		for (int b = 1; b < a; b++)
			assert_int_equal(strcmp(city[a - 1].text, city[b - 1].text) == 0,
			                 same_city(&r->city[a - 1], &r->city[b - 1], r->door[a],
			                           r->door[b]));
	}
	for (int a = 1; a <= r->levels; a++)
		for (int b = 1; b < a; b++) {
			other = rule_of(book, ofs_put_level_rule, b, language);
			assert_string_not_equal(rule_of(book, ofs_put_level_rule, a, language).text,
			                        other.text);
		}
	for (int a = 1; a <= OFS_SYSTEMS; a++)
		for (int b = 1; b < a; b++) {
			other = rule_of(book, ofs_put_know_how_rule, b, language);
			assert_string_not_equal(
				rule_of(book, ofs_put_know_how_rule, a, language).text, other.text);
		}
	for (int a = 1; a <= r->candidates; a++) {
		other = rule_of(book, ofs_put_mayor_rule, 1, language);
		assert_int_equal(strcmp(rule_of(book, ofs_put_mayor_rule, a, language).text,
		                        other.text) == 0,
		                 r->mayor[a - 1].temper == r->mayor[0].temper);
	}
}

/* A game of random moves, each of which is explained and passes the audit. */
static void play(const struct pl_book *book, int seats, struct pl_chance *chance)
{
	struct ofs_state s = { .base = { .chance = pl_split(chance), .seats = (uint8_t)seats } };
	ofs_game.setup(book->rules, &s.base);
	for (int ply = 0; ply < 1500 && s.base.pending != 0; ply++) {
		static struct pl_move moves[PL_MOVES];
		static struct pl_events events;
		char room[512];
		struct pl_text text = pl_text_in(room, sizeof room);
		int seat = pl_first_pending(&s.base);
		int count = ofs_game.legal(book->rules, &s.base, seat, moves);
		assert_in_range(count, 1, PL_MOVES);
		const struct pl_move *move = &moves[pl_draw(chance, (uint32_t)count)];
		assert_int_equal(ofs_game.check(book->rules, &s.base, move), 0);
		ofs_game.explain(book, &s.base, move, &text);
		assert_true(room[0] != '\0' && !pl_text_full(&text));
		events.count = 0;
		ofs_game.apply(book->rules, &s.base, move, &events);
		const char *broken = ofs_game.audit(book->rules, &s.base);
		if (broken != NULL)
			fail_msg("ply %d: %s", ply, broken);
		const struct pl_item *item = pl_out_of_range(&ofs_description, &s.base);
		if (item != NULL)
			fail_msg("ply %d: %s", ply, item->name);
	}
}

static void random_data_is_refused_or_plays(void **unused)
{
	(void)unused;
	struct pl_book *standard = pl_book_standard(&ofs_game, NULL, 0, NULL);
	struct pl_language *english = pl_language_of(&ofs_game, "en");
	struct pl_language *german = pl_language_of(&ofs_game, "de");
	struct pl_chance chance = { { 20, 26 }, 0 };
	int refused = 0;
	for (int played = 0; played < files;) {
		struct pl_book *book = draw_book(standard, &chance);
		int seats = 3 + (int)pl_draw(&chance, 4);
		if (book == NULL || pl_book_vet(&ofs_game, book, seats) != NULL) {
			refused++;
		} else {
			texts_are_apart(book, english);
			texts_are_apart(book, german);
			struct pl_book told = pl_book_in(book, english);
			for (int game = 0; game < games; game++)
				play(&told, seats, &chance);
			played++;
		}
		if (book != NULL)
			pl_book_free(book);
	}
	print_message("%d data files, %d games each; %d more refused\n", files, games, refused);
	assert_true(refused < 4 * files);
	pl_language_free(english);
	pl_language_free(german);
	pl_book_free(standard);
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(know_how_is_by_system),
		cmocka_unit_test(rows_can_be_added),
		cmocka_unit_test(too_many_rows_are_refused),
		cmocka_unit_test(a_mayor_for_each_seat),
		cmocka_unit_test(every_number_is_in_the_text),
		cmocka_unit_test(random_data_is_refused_or_plays),
	};
	if (argc == 3) {
		files = atoi(argv[1]);
		games = atoi(argv[2]);
	}
	return cmocka_run_group_tests(tests, NULL, NULL);
}

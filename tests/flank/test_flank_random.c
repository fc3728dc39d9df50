/* test_flank_random.c - data files whose units and upgrades do anything: effects put together at
 * random, several a row. Those that are accepted are played without a broken invariant, and their
 * texts are whole and tell different effects apart; the others are refused with words.
 *
 *   test_flank_random [FILES GAMES]   more files, each played more often */
#include "flank/table.h"

static int files = 40, games = 2;

/* --- writing data ---------------------------------------------------------------------------- */

struct writer {
	struct pl_text text;
	struct pl_chance chance;
	const struct pl_book *standard;
	int faction;
};

static int any(struct writer *w, int count)
{
	return (int)pl_draw(&w->chance, (uint32_t)count);
}

static bool one_in(struct writer *w, int count)
{
	return any(w, count) == 0;
}

static void put_key(struct writer *w, const char *key, const char *value)
{
	pl_put(&w->text, ", %s: %s", key, value);
}

static void put_number(struct writer *w)
{
	pl_put(&w->text, ", number: %d", 1 + any(w, 4));
}

/* A type of the faction, or once in a while of another. */
static int any_unit(struct writer *w)
{
	int faction = one_in(w, 400) ? 1 + any(w, FLK_FACTIONS) : w->faction;
	return flk_unit_row(faction, 1 + any(w, FLK_TYPES));
}

static void put_unit(struct writer *w)
{
	int unit = any_unit(w), also = any_unit(w);
	put_key(w, "unit", flk_unit_name(w->standard, unit));
	if (also != unit && one_in(w, 3))
		put_key(w, "also", flk_unit_name(w->standard, also));
}

static const char *const areas[] = { "frontline", "support", "flank", "any" };
static const char *const whens[] = { "any", "attack", "defend", "won", "lost" };
static const char *const colours[] = { "blue", "green", "yellow" };

/* With whom, where, in which battles; of a unit it is that unit. */
static void put_condition(struct writer *w, bool upgrade, bool after)
{
	if (!upgrade || one_in(w, 2)) {
		if (upgrade)
			put_key(w, "with", flk_unit_name(w->standard, any_unit(w)));
		put_key(w, "needs", areas[any(w, 4)]);
	}
	if (one_in(w, 2))
		put_key(w, "when", whens[any(w, after ? 5 : 3)]);
}

static void put_shift(struct writer *w)
{
	int from = any(w, 4), to = any(w, 4);
	put_key(w, "area", areas[from]);
	if (to != from)
		put_key(w, "to", areas[to]);
}

/* What is wrong with every kind, or with most. */
static void put_nonsense(struct writer *w)
{
	static const char *const keys[] = { "number: 3",    "unit: roach",   "also: tank",
		                            "area: flank",  "to: frontline", "needs: support",
		                            "with: mystic", "colour: blue",  "when: won",
		                            "over: yes",    "escort: yes" };
	pl_put(&w->text, ", %s", keys[any(w, sizeof keys / sizeof keys[0])]);
}

static void put_effect(struct writer *w, bool upgrade)
{
	static const char *const kinds[] = { "price",   "stride",  "gather",  "hold",
		                             "strike",  "screen",  "ward",    "armour",
		                             "assault", "rampart", "push",    "move",
		                             "remove",  "recall",  "salvage", "spoils" };
	int kind = FLK_PRICE + any(w, FLK_SPOILS);
	bool about_units = kind <= FLK_ASSAULT || kind == FLK_RECALL;
	bool may = kind == FLK_RAMPART || kind == FLK_EFFECT_MOVE;
	bool areal = kind == FLK_HOLD || kind == FLK_STRIKES || kind == FLK_SCREEN;
	pl_put(&w->text, "{ kind: %s", kinds[kind - 1]);
	if (about_units || (may && one_in(w, 2)))
		put_unit(w);
	if (kind != FLK_STRIDE && kind != FLK_GATHER && kind != FLK_HOLD && kind != FLK_WARD)
		put_number(w);
	if (kind == FLK_PRICE || kind == FLK_SALVAGE)
		put_key(w, "colour", colours[any(w, FLK_COLOURS)]);
	if (kind == FLK_STRIDE && one_in(w, 2))
		put_key(w, one_in(w, 2) ? "over" : "escort", "yes");
	if (areal || kind == FLK_EFFECT_REMOVE)
		put_key(w, "area", areas[any(w, 4)]);
	if (kind == FLK_EFFECT_PUSH || kind == FLK_EFFECT_MOVE)
		put_shift(w);
	if (flk_is_before(kind) || flk_is_after(kind))
		put_condition(w, upgrade, flk_is_after(kind));
	if (one_in(w, 150))
		put_nonsense(w);
	pl_put(&w->text, " }");
}

static void put_row(struct writer *w, const char *name, const char *title, bool upgrade)
{
	int effects = any(w, FLK_EFFECTS + 1);
	pl_put(&w->text, "  - name: %s\n    title: \"%s\"\n", name, title);
	if (!upgrade)
		pl_put(&w->text, "    plural: \"%ss\"\n    copies: %d\n", title, 1 + any(w, 4));
	pl_put(&w->text, "    price: { blue: %d, green: %d, yellow: %d }\n    effect:%s", any(w, 3),
	       any(w, 3), any(w, 3), effects == 0 ? " []" : "");
	for (int i = 0; i < effects; i++) {
		pl_put(&w->text, "\n      - ");
		put_effect(w, upgrade);
	}
	pl_put(&w->text, "\n");
}

/* The standard data with other units and upgrades, and few rounds. */
static void write_data(struct writer *w)
{
	const struct flk_rules *r = flk_numbers(w->standard->rules);
	const char *all = flk_game.standard, *head = strstr(all, "\nunit:");
	const char *tail = strstr(all, "\ncard:");
	assert_true(head != NULL && tail != NULL);
	pl_put(&w->text, "%.*s\nunit:\n", (int)(head - all), all);
	for (int row = 1; row <= FLK_UNIT_ROWS; row++) {
		w->faction = (row - 1) / FLK_TYPES + 1;
		put_row(w, flk_unit_name(w->standard, row),
		        flk_word(w->standard, r->unit[row - 1].title), false);
	}
	pl_put(&w->text, "upgrade:\n");
	for (int row = 1; row <= FLK_UPGRADE_ROWS; row++) {
		w->faction = (row - 1) / FLK_UPGRADES + 1;
		put_row(w, flk_word(w->standard, r->upgrade[row - 1].name),
		        flk_word(w->standard, r->upgrade[row - 1].title), true);
	}
	pl_put(&w->text, "%s", tail);
	assert_false(pl_text_full(&w->text));
}

static struct pl_book *random_book(uint64_t seed, struct pl_faults *faults)
{
	static char room[128 * 1024];
	static const char *const settings[] = { "round_limit=12", "factions=drawn" };
	struct pl_book *standard = pl_book_standard(&flk_game, NULL, 0, NULL);
	struct writer w = { pl_text_in(room, sizeof room), { { seed, 20 }, 0 }, standard, 0 };
	write_data(&w);
	struct pl_book *book = pl_book_load(&flk_game, room, strlen(room), settings, 2, faults);
	pl_book_free(standard);
	return book;
}

/* --- texts ------------------------------------------------------------------------------------ */

enum { MOST_SAID = FLK_EFFECTS * (FLK_UNIT_ROWS + FLK_UPGRADE_ROWS), SAID = 400 };

/* Each effect as it is played: a unit's own needs that unit, and one that moves its own kind
 * is there anyway. */
struct said {
	struct flk_effect effect;
	char text[SAID];
};

static struct flk_effect as_played(const struct flk_effect *e, int owner)
{
	struct flk_effect played = *e;
	bool plain = e->kind == FLK_EFFECT_MOVE && e->unit == owner && e->also == 0 &&
		e->needs == FLK_ANYWHERE;
	played.with = (uint8_t)(plain ? 0 : flk_needed_unit(e, owner));
	return played;
}

static int say_effects(const struct pl_book *book, const struct flk_effect *effects, int count,
                       int owner, struct said *out)
{
	for (int i = 0; i < count; i++) {
		struct pl_text text = pl_text_in(out[i].text, SAID);
		flk_put_effect(book, &effects[i], owner, &text);
		out[i].effect = as_played(&effects[i], owner);
		if (out[i].text[0] == '\0' || pl_text_full(&text) ||
		    strpbrk(out[i].text, "{}|") != NULL || strstr(out[i].text, "  ") != NULL ||
		    strstr(out[i].text, " .") != NULL)
			fail_msg("kind %d says '%s'", effects[i].kind, out[i].text);
	}
	return count;
}

/* No effect's text is another's, in a language. */
static void read_texts(const struct pl_book *book, const char *code)
{
	static struct said said[MOST_SAID];
	struct pl_language *language = pl_language_of(&flk_game, code);
	struct pl_book told = pl_book_in(book, language);
	const struct flk_rules *r = flk_numbers(book->rules);
	int count = 0;
	for (int row = 1; row <= FLK_UNIT_ROWS; row++)
		count += say_effects(&told, r->unit[row - 1].effect, r->unit[row - 1].effects, row,
		                     said + count);
	for (int row = 1; row <= FLK_UPGRADE_ROWS; row++)
		count += say_effects(&told, r->upgrade[row - 1].effect, r->upgrade[row - 1].effects,
		                     0, said + count);
	for (int i = 0; i < count; i++)
		for (int j = 0; j < i; j++)
			if (strcmp(said[i].text, said[j].text) == 0 &&
			    memcmp(&said[i].effect, &said[j].effect, sizeof said[i].effect) != 0)
				fail_msg("two effects say '%s'", said[i].text);
	pl_language_free(language);
}

/* --- play -------------------------------------------------------------------------------------- */

static void play_game(struct pl_book *book, uint64_t seed)
{
	struct table t = { .book = book, .r = flk_numbers(book->rules) };
	struct pl_chance chance = { { seed, 5 }, 0 };
	struct pl_move moves[PL_MOVES];
	char room[2000];
	t.s.base.seats = FLK_PLAYERS;
	t.s.base.chance.key[0] = seed;
	flk_game.setup(book->rules, &t.s.base);
	while (t.s.base.pending != 0) {
		int seat = pl_first_pending(&t.s.base);
		int count = flk_game.legal(book->rules, &t.s.base, seat, moves);
		assert_true(count > 0 && count <= PL_MOVES);
		const struct pl_move *move = &moves[pl_draw(&chance, (uint32_t)count)];
		struct pl_text text = pl_text_in(room, sizeof room);
		flk_game.explain(book, &t.s.base, move, &text);
		make_move(&t, move);
		const struct pl_item *odd = pl_out_of_range(flk_game.description, &t.s.base);
		if (odd != NULL)
			fail_msg("%s is out of range", odd->name);
	}
}

/* FLK-C41 */
static void data_at_random_is_refused_or_played(void **unused)
{
	(void)unused;
	int accepted = 0, refused_files = 0;
	for (uint64_t seed = 1; accepted < files; seed++) {
		struct pl_faults faults;
		struct pl_book *book = random_book(seed, &faults);
		if (book == NULL) {
			assert_true(strstr(faults.at[0].text, "FLK-C41") != NULL ||
			            strstr(faults.at[0].text, "is here twice") != NULL);
			refused_files++;
			continue;
		}
		accepted++;
		read_texts(book, "en");
		read_texts(book, "de");
		for (int game = 1; game <= games; game++)
			play_game(book, 1000 * seed + (uint64_t)game);
		pl_book_free(book);
	}
	print_message("%d files played %d times each, %d refused\n", files, games, refused_files);
	assert_true(refused_files > 0);
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(data_at_random_is_refused_or_played),
	};
	if (argc > 2) {
		files = atoi(argv[1]);
		games = atoi(argv[2]);
	}
	return cmocka_run_group_tests(tests, NULL, NULL);
}

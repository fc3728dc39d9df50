/* test_flank_german.c - Flank is told in German from its first question to its last event: no
 * sentence is missing and none has a hole. */
#include "flank/table.h"

#include "core/language.h"

/* What the words file has no key for comes out empty, and what is wrong in it keeps a brace. */
static void is_whole(const char *text, const char *what)
{
	if (text[0] == '\0' || strpbrk(text, "{}|") != NULL || strstr(text, "  ") != NULL)
		fail_msg("%s: '%s'", what, text);
}

static void say_all(const struct pl_book *book, struct table *t, int seat)
{
	char room[4000];
	struct pl_text text = pl_text_in(room, sizeof room);
	struct pl_move moves[PL_MOVES];
	int count = flk_game.legal(book->rules, view_of(t, seat), seat, moves);
	flk_game.ask(book, view_of(t, seat), seat, &text);
	is_whole(room, "ask");
	for (int i = 0; i < count; i++) {
		text = pl_text_in(room, sizeof room);
		flk_game.explain(book, view_of(t, seat), &moves[i], &text);
		is_whole(room, "explain");
	}
	for (int i = 0; i < t->events.count; i++) {
		text = pl_text_in(room, sizeof room);
		flk_game.tell(book, &t->events.at[i], &text);
		is_whole(room, "tell");
	}
}

static void play_any(struct table *t, int seat, struct pl_chance *chance)
{
	struct pl_move moves[PL_MOVES];
	int count = flk_game.legal(t->book->rules, &t->s.base, seat, moves);
	make_move(t, &moves[pl_draw(chance, (uint32_t)count)]);
}

static void a_game_is_told_in_german(void **unused)
{
	(void)unused;
	struct pl_language *german = pl_language_of(&flk_game, "de");
	for (uint64_t seed = 1; seed <= 6; seed++) {
		struct table *t = open_seeded("round_limit=15", seed);
		struct pl_book book = pl_book_in(t->book, german);
		struct pl_chance chance = { { seed, 3 }, 0 };
		while (t->s.base.pending != 0) {
			int seat = pl_first_pending(&t->s.base);
			say_all(&book, t, seat);
			play_any(t, seat, &chance);
		}
		say_all(&book, t, P1);
		close_table(t);
	}
	pl_language_free(german);
}

static void expect_effect(const struct pl_book *book, const struct flk_effect *effect, int count,
                          int owner, const char *words)
{
	char room[400];
	struct pl_text text = pl_text_in(room, sizeof room);
	flk_put_effects(book, effect, count, owner, &text);
	assert_string_equal(room, words);
}

static void rules_of_units_are_german_sentences(void **unused)
{
	(void)unused;
	struct table *t = open_table(NULL);
	struct pl_language *german = pl_language_of(&flk_game, "de");
	struct pl_book book = pl_book_in(t->book, german);
	const struct flk_unit *mystic = &t->r->unit[flk_unit_row(FLK_KALDARI, MYSTIC) - 1];
	const struct flk_upgrade *tide = &t->r->upgrade[flk_upgrade_row(FLK_SWARM, TIDE) - 1];
	expect_effect(
		&book, mystic->effect, mystic->effects, flk_unit_row(FLK_KALDARI, MYSTIC),
		"Vor dem Kampf, mit mindestens 1 der Mystiker in der Unterstützung: Du darfst eine "
		"feindliche Einheit aus der Unterstützung in die Front schieben.");
	expect_effect(&book, tide->effect, tide->effects, 0,
	              "Nach dem Kampf: bis zu 2 zerstörte Schaben kehren zu deinen Überlebenden "
	              "zurück.");
	pl_language_free(german);
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_game_is_told_in_german),
		cmocka_unit_test(rules_of_units_are_german_sentences),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

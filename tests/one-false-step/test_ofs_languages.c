/* test_ofs_languages.c - the words files: each language has words for whatever can be asked,
 * explained and told, and a German table is German. */
#include "core/describe.h"
#include "core/language.h"
#include "core/text.h"
#include "one-false-step/table.h"

enum { KEY = 128 };

static void has_words(const struct pl_language *language, const char *run, const char *name)
{
	char key[KEY];
	snprintf(key, sizeof key, "%s.%s", run, name);
	if (pl_language_find(language, key) == NULL)
		fail_msg("%s has no '%s'", pl_language_code(language), key);
}

static void everything_has_words(void **unused)
{
	(void)unused;
	const struct pl_description *about = &ofs_description;
	for (const struct pl_words_file *file = ofs_game.languages; file->code != NULL; file++) {
		struct pl_language *language = pl_language_of(&ofs_game, file->code);
		for (const struct pl_news *news = about->news + 1; news->name != NULL; news++)
			has_words(language, "event", news->name);
		for (const struct pl_form *form = about->forms; form->name != NULL; form++)
			has_words(language, "explain", form->name);
		for (int phase = OFS_OPENING; phase <= OFS_TIMED_OUT; phase++)
			has_words(language, "ask", ofs_phase_key(phase));
		pl_language_free(language);
	}
}

/* Names of the data are said in the language where it has words for them, and numbers as it
 * writes them. */
static void a_german_table_is_german(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, OFS_THURSDAY, NULL);
	struct pl_language *german = pl_language_of(&ofs_game, "de");
	struct pl_book book = pl_book_in(t->book, german);
	char room[512];
	give_chips(t, 0, 5, 4, 0);
	struct pl_text text = pl_text_in(room, sizeof room);
	struct pl_move shot = { OFS_SHOOT, 0, { 0 } };
	ofs_game.explain(&book, &t->s.base, &shot, &text);
	assert_has(room, "4 Nahrung. Steuerung 2,8 %, Lebenserhaltung 2,8 %, Treibstoff 2,8 %");
	text = pl_text_in(room, sizeof room);
	ofs_game.ask(&book, &t->s.base, 0, &text);
	assert_string_equal(room,
	                    "Donnerstag: Verbessere deine Systeme, dann wage für 4 Nahrung "
	                    "einen Mondschuss oder beende den Tag");
	pl_language_free(german);
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(everything_has_words),
		cmocka_unit_test(a_german_table_is_german),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* test_language.c - words files: what is read and refused, and that every language of every
 * game and of the terminal says all that its English says, about the same things. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "core/book.h"
#include "core/language.h"
#include "core/text.h"
#include "games/registry.h"
#include "tui/words.h"

enum { KEY = 128, NAMES = 64 };

/* The names that the braces of a text ask for, each once. */
struct names {
	int count;
	char at[NAMES][KEY];
};

static bool has_name(const struct names *names, const char *name)
{
	for (int i = 0; i < names->count; i++)
		if (strcmp(names->at[i], name) == 0)
			return true;
	return false;
}

static struct names names_in(const char *text)
{
	struct names names = { .count = 0 };
	for (const char *at = strchr(text, '{'); at != NULL; at = strchr(at + 1, '{')) {
		char name[KEY];
		snprintf(name, sizeof name, "%.*s", (int)strcspn(at + 1, "}?#="), at + 1);
		if (name[0] != '\0' && !has_name(&names, name)) {
			assert_true(names.count < NAMES);
			strcpy(names.at[names.count++], name);
		}
	}
	return names;
}

/* The key of a line and its text; false for remarks and names of the data. */
static bool split(const char *line, char key[KEY], const char **text)
{
	size_t length = strcspn(line, "\n");
	const char *colon = strstr(line, ": ");
	if (length == 0 || line[0] == '#' || line[0] == '"')
		return false;
	assert_true(colon != NULL && colon < line + length);
	snprintf(key, KEY, "%.*s", (int)(colon - line), line);
	*text = colon + 2;
	return true;
}

static void demand(bool holds, const char *whose, const char *code, const char *wrong,
                   const char *what)
{
	if (!holds)
		fail_msg("%s, words.%s %s '%s'", whose, code, wrong, what);
}

/* Whether all that one file says is said by the other, about the same. */
static void compare(const char *whose, const struct pl_words_file *one,
                    const struct pl_words_file *other)
{
	struct pl_language *language = pl_language_read(other->code, other->text, NULL);
	const char *line = one->text;
	for (; *line != '\0'; line += strcspn(line, "\n") + 1) {
		char key[KEY], room[2000];
		const char *text;
		if (!split(line, key, &text))
			continue;
		snprintf(room, sizeof room, "%.*s", (int)strcspn(text, "\n"), text);
		const char *there = pl_language_find(language, key);
		demand(there != NULL, whose, other->code, "lacks", key);
		struct names mine = names_in(room), theirs = names_in(there);
		for (int i = 0; i < mine.count; i++)
			demand(has_name(&theirs, mine.at[i]), whose, other->code,
			       "does not speak of the same as the other: it lacks", mine.at[i]);
	}
	pl_language_free(language);
}

/* How many languages there were; each is compared with the first, English. */
static int compare_all(const char *whose, const struct pl_words_file *english)
{
	int compared = 0;
	for (const struct pl_words_file *other = english; other != NULL && other->code != NULL;
	     other++, compared++) {
		char mistake[160] = "";
		struct pl_language *read = pl_language_read(other->code, other->text, mistake);
		demand(read != NULL, whose, other->code, "has a mistake:", mistake);
		pl_language_free(read);
		compare(whose, english, other);
		compare(whose, other, english);
	}
	return compared;
}

static void every_language_says_what_english_says(void **unused)
{
	(void)unused;
	int compared = 0;
	for (int i = 0; pl_games[i] != NULL; i++)
		compared += compare_all(pl_games[i]->slug, pl_games[i]->languages);
	assert_true(compared > 1);
	assert_true(compare_all("terminal", tui_languages) > 1);
}

static void speak_by(const char *all, const char *messages, const char *lang, const char *code)
{
	setenv("LC_ALL", all, 1);
	setenv("LC_MESSAGES", messages, 1);
	setenv("LANG", lang, 1);
	assert_string_equal(tui_locale_language(), code);
}

static void the_terminal_speaks_the_language_of_its_locale(void **unused)
{
	(void)unused;
	speak_by("", "", "de_DE.UTF-8", "de");
	speak_by("", "de", "en_GB.UTF-8", "de");
	speak_by("C.UTF-8", "de_AT@euro", "de_DE.UTF-8", "en");
	speak_by("", "", "dev_XX", "en");
	speak_by("", "", "", "en");
	char room[40];
	assert_string_equal(tui_language(), "en");
	assert_string_equal(tui_word("player.guest"), "Guest");
	assert_true(tui_speak("de"));
	assert_false(tui_speak("tlh"));
	assert_string_equal(tui_language(), "de");
	assert_string_equal(tui_word("player.guest"), "Gast");
	assert_string_equal(TUI_LINE(room, "player.of", PL_AS_TEXT("letter", "B")), "Spieler B");
	assert_string_equal(pl_language_code(tui_words_of(pl_find_game("traders"))), "de");
	assert_true(tui_speak("en"));
}

static void every_event_has_words_in_every_language(void **unused)
{
	(void)unused;
	int found = 0;
	for (int i = 0; pl_games[i] != NULL; i++) {
		const struct pl_game *game = pl_games[i];
		const struct pl_words_file *file = game->languages;
		for (; file != NULL && game->description != NULL && file->code != NULL; file++) {
			struct pl_language *language =
				pl_language_read(file->code, file->text, NULL);
			for (int kind = 1; game->description->news[kind].name != NULL; kind++) {
				char key[KEY];
				snprintf(key, sizeof key, "event.%s",
				         game->description->news[kind].name);
				demand(pl_language_find(language, key) != NULL, game->slug,
				       file->code, "has no words for", key);
				found++;
			}
			pl_language_free(language);
		}
	}
	assert_true(found > 0);
}

static void a_language_changes_what_is_told_and_nothing_else(void **unused)
{
	(void)unused;
	const struct pl_game *game = pl_find_game("traders");
	struct pl_book *english = pl_book_standard(game, NULL, 0, NULL);
	struct pl_language *german = pl_language_of(game, "de");
	struct pl_book book = pl_book_in(english, german);
	struct pl_event sold = { .kind = 33, .seat = 1, .arg = { 6, 3, 2, 0, 8 } };
	char room[200];
	struct pl_text text = pl_text_in(room, sizeof room);
	assert_string_equal(game->event_kinds[sold.kind], "sell");
	game->tell(&book, &sold, &text);
	assert_string_equal(room, "p2 verkauft auf der Erde 2 Einheiten Kristall für 8 MCr");
	text = pl_text_in(room, sizeof room);
	game->tell(english, &sold, &text);
	assert_string_equal(room, "p2 sells 2 gem at Earth for 8 MCr");
	pl_language_free(german);
	pl_book_free(english);
}

static void refuse(const char *words, const char *mistake)
{
	char why[160] = "";
	assert_null(pl_language_read("en", words, why));
	assert_string_equal(why, mistake);
}

static void mistakes_are_named_by_their_line(void **unused)
{
	(void)unused;
	refuse("# fine\nand: and\nno colon here\n", "3: a line is 'key: text'");
	refuse("a: {b\n", "1: a { has no } of its own");
	refuse("a: x\nb: y\na: z\n", "the key 'a' stands twice");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_language_says_what_english_says),
		cmocka_unit_test(the_terminal_speaks_the_language_of_its_locale),
		cmocka_unit_test(every_event_has_words_in_every_language),
		cmocka_unit_test(a_language_changes_what_is_told_and_nothing_else),
		cmocka_unit_test(mistakes_are_named_by_their_line),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

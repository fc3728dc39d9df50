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

#include "bots/advice.h"
#include "core/book.h"
#include "core/chance.h"
#include "core/language.h"
#include "core/match.h"
#include "core/position.h"
#include "core/text.h"
#include "core/turn.h"
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

/* The key of a line and its text; false for remarks, names of the data, and moves, which are
 * in English what format() writes. */
static bool split(const char *line, char key[KEY], const char **text)
{
	size_t length = strcspn(line, "\n");
	const char *colon = strstr(line, ": ");
	if (length == 0 || line[0] == '#' || line[0] == '"' || strncmp(line, "move.", 5) == 0)
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
	assert_true(compare_all("advice", pl_advice_words) > 1);
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

static void every_move_has_words_in_every_language_but_english(void **unused)
{
	(void)unused;
	int found = 0;
	for (int i = 0; pl_games[i] != NULL; i++) {
		const struct pl_game *game = pl_games[i];
		const struct pl_words_file *file = game->languages;
		for (; file != NULL && game->description != NULL && file->code != NULL; file++) {
			struct pl_language *language =
				pl_language_read(file->code, file->text, NULL);
			bool english = file == game->languages;
			const struct pl_form *form = game->description->forms;
			for (; form->name != NULL; form++, found++) {
				char key[KEY];
				snprintf(key, sizeof key, "move.%s", form->name);
				demand((pl_language_find(language, key) == NULL) == english,
				       game->slug, file->code,
				       english ? "has words of its own for" : "has no words for",
				       key);
			}
			pl_language_free(language);
		}
	}
	assert_true(found > 0);
}

static void demand_sentence(const struct pl_game *game, const struct pl_language *language,
                            const char *sentence)
{
	char key[420];
	snprintf(key, sizeof key, "\"%s\"", sentence);
	demand(pl_language_find(language, key) != NULL, game->slug, pl_language_code(language),
	       "has no words for", sentence);
}

/* Mistakes of a data file are told to designers, in English: the last reasons of a game, from
 * the one on that no move is refused for. */
static bool is_about_data(const struct pl_reason *reason)
{
	static const char *const first[] = {
		"each planet needs room for its ring of hexes, and Earth a dock",
		"a board needs 2 to 16 zones of three corners or more, all connected",
		"a line or a port of a section leads to no claim",
		"a technology may need only those that stand before it",
		("list Features, Specs and Ilities first (at most 32), then Design Effects, then Ops "
		 "cards"),
	};
	for (size_t i = 0; i < sizeof first / sizeof first[0]; i++)
		if (strcmp(reason->text, first[i]) == 0)
			return true;
	return false;
}

static void what_is_refused_and_what_can_be_chosen_is_said_in_every_language(void **unused)
{
	(void)unused;
	for (int i = 0; pl_games[i] != NULL; i++) {
		const struct pl_game *game = pl_games[i];
		for (const struct pl_words_file *file = game->languages;
		     file != NULL && file->code != NULL; file++) {
			if (file == game->languages)
				continue;
			struct pl_language *language =
				pl_language_read(file->code, file->text, NULL);
			demand_sentence(game, language, game->about);
			for (const struct pl_field *field = game->fields; field->path != NULL;
			     field++)
				if (pl_is_option(field))
					demand_sentence(game, language, field->about);
			for (const struct pl_reason *reason = game->reasons + 1;
			     reason->clause != NULL && !is_about_data(reason); reason++)
				demand_sentence(game, language, reason->text);
			pl_language_free(language);
		}
	}
}

/* A match that is over is told in what its players count, not in the number that orders them. */
static void a_result_is_told_in_what_the_game_counts(void **unused)
{
	static const struct {
		const char *game, *language;
		int seats;
		int32_t score;
		const char *says, *setting;
	} told[] = {
		{ "traders", "en", 2, 6, "6 units at Earth", NULL },
		{ "traders", "de", 2, 1, "1 Einheit auf der Erde", NULL },
		{ "flank", "en", 2, 20703, "2 bases, 7 units, 3 zones", NULL },
		{ "flank", "en", 2, 10100, "1 base, 1 unit", NULL },
		{ "flank", "de", 2, 1201, "kein Stützpunkt, 12 Einheiten, 1 Zone", NULL },
		{ "one-false-step", "en", 3, 1, "1 point", NULL },
		{ "one-false-step", "de", 3, 17, "17 Punkte", NULL },
		{ "one-small-step", "en", 2, 23, "23 points", NULL },
		{ "space-tug-skirmish", "en", 2, 120, "$120M", NULL },
		{ "space-tug-skirmish", "de", 2, 120, "120 Mio. $", NULL },
		{ "space-tug-skirmish", "en", 1, 0, "0 turns", NULL },
		{ "space-tug-skirmish", "en", 3, 9, "9 rounds held", "epoch_master=yes" },
		{ "connect-four", "en", 2, -1, "-1", NULL },
	};
	(void)unused;
	for (size_t i = 0; i < sizeof told / sizeof told[0]; i++) {
		char words[128];
		struct pl_text text = pl_text_in(words, sizeof words);
		const struct pl_game *game = pl_find_game(told[i].game);
		struct pl_book *data =
			pl_book_standard(game, &told[i].setting, told[i].setting != NULL, NULL);
		struct pl_language *language = pl_language_of(game, told[i].language);
		struct pl_book book = pl_book_in(data, language);
		struct pl_match *match =
			pl_match_new(game, data, told[i].seats, (uint64_t[]){ 1, 1 });
		pl_score_text(game, &book, match->state, told[i].seats - 1, told[i].score, &text);
		assert_string_equal(words, told[i].says);
		pl_match_free(match);
		pl_language_free(language);
		pl_book_free(data);
	}
}

/* Along a game of random moves: what a move is called means that move and no other. How many
 * are not called as in English is added to *others. */
static int read_back(const struct pl_match *match, const struct pl_book *book,
                     struct pl_state *view, int seat, int *others)
{
	struct pl_move moves[PL_MOVES], read;
	pl_match_view(match, seat, view);
	int count = match->game->legal(book->rules, view, seat, moves);
	for (int i = 0; i < count; i++) {
		char words[PL_MOVE_TEXT], english[PL_MOVE_TEXT];
		pl_move_text(match->game, book, view, &moves[i], words);
		pl_move_text(match->game, match->book, view, &moves[i], english);
		*others += strcmp(words, english) != 0;
		if (!pl_parse_move(match->game, book, view, seat, words, &read) ||
		    memcmp(&read, &moves[i], sizeof read) != 0)
			fail_msg("%s in %s: '%s' does not mean its move", match->game->slug,
			         pl_language_code(book->language), words);
	}
	return count;
}

static void play_and_read_back(const struct pl_game *game, const struct pl_language *language,
                               int seats, uint64_t seed)
{
	enum { STEPS = 400 };
	struct pl_book *english = pl_book_standard(game, NULL, 0, NULL);
	struct pl_book book = pl_book_in(english, language);
	struct pl_chance chance = pl_chance_of((uint64_t[]){ seed, 7 }, 0);
	struct pl_match *match = pl_match_new(game, english, seats, (uint64_t[]){ seed, 1 });
	struct pl_state *view = malloc(game->state_size);
	int all = 0, others = 0;
	for (int step = 0; step < STEPS && !pl_match_over(match); step++) {
		struct pl_move moves[PL_MOVES];
		int seat = 0;
		while (!pl_is_pending(match->state, seat))
			seat++;
		int count = read_back(match, &book, view, seat, &others);
		all += count;
		game->legal(book.rules, view, seat, moves);
		assert_null(pl_match_play(match, &moves[pl_draw(&chance, (uint32_t)count)]));
	}
	if (strcmp(pl_language_code(language), "en") != 0 && 2 * others < all)
		fail_msg("%s in %s: format() calls %d of %d moves as in English; it has to ask for "
		         "move.FORM first",
		         game->slug, pl_language_code(language), all - others, all);
	free(view);
	pl_match_free(match);
	pl_book_free(english);
}

static void what_a_move_is_called_in_any_language_means_it(void **unused)
{
	(void)unused;
	for (int i = 0; pl_games[i] != NULL; i++) {
		const struct pl_words_file *file = pl_games[i]->languages;
		for (; file != NULL && file->code != NULL; file++) {
			struct pl_language *language =
				pl_language_read(file->code, file->text, NULL);
			for (uint64_t seed = 1; seed <= 3; seed++)
				play_and_read_back(pl_games[i], language, pl_games[i]->max_seats,
				                   seed);
			pl_language_free(language);
		}
	}
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
	refuse("a: x\nb: y\\n\n", "2: a text has no \\: who asks for it breaks the lines");
	refuse("a: x\nb: y\na: z\n", "the key 'a' stands twice");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_language_says_what_english_says),
		cmocka_unit_test(the_terminal_speaks_the_language_of_its_locale),
		cmocka_unit_test(every_event_has_words_in_every_language),
		cmocka_unit_test(every_move_has_words_in_every_language_but_english),
		cmocka_unit_test(what_is_refused_and_what_can_be_chosen_is_said_in_every_language),
		cmocka_unit_test(a_result_is_told_in_what_the_game_counts),
		cmocka_unit_test(what_a_move_is_called_in_any_language_means_it),
		cmocka_unit_test(a_language_changes_what_is_told_and_nothing_else),
		cmocka_unit_test(mistakes_are_named_by_their_line),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

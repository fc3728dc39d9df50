/* words.c - the language of the terminal. */
#include "tui/words.h"

#include "core/text.h"
#include "tui/canvas.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern const char pl_text_tui_words_en[], pl_text_tui_words_de[];

const struct pl_words_file tui_languages[] = {
	{ "en", pl_text_tui_words_en },
	{ "de", pl_text_tui_words_de },
	{ NULL, NULL },
};

enum { GAMES = 32 };

/* What is spoken now. It is opened at the first question, and stays. */
static struct {
	const struct pl_words_file *file; /* NULL: English */
	struct pl_language *frame;
	int count;
	struct {
		const struct pl_game *game;
		struct pl_language *words;
	} of[GAMES];
} spoken;

/* The frame is about no game: pl_say() wants one, which describes nothing. */
static const struct pl_game frame = { .slug = "terminal" };

static const struct pl_words_file *file_of(const char *code, size_t length)
{
	for (const struct pl_words_file *file = tui_languages; file->code != NULL; file++)
		if (strlen(file->code) == length && strncmp(file->code, code, length) == 0)
			return file;
	return NULL;
}

bool tui_speak(const char *code)
{
	const struct pl_words_file *file = file_of(code, strlen(code));
	if (file == NULL)
		return false;
	pl_language_free(spoken.frame);
	for (int i = 0; i < spoken.count; i++)
		pl_language_free(spoken.of[i].words);
	memset(&spoken, 0, sizeof spoken);
	spoken.file = file;
	return true;
}

const char *tui_language(void)
{
	return spoken.file != NULL ? spoken.file->code : tui_languages[0].code;
}

const char *tui_locale_language(void)
{
	static const char *const names[] = { "LC_ALL", "LC_MESSAGES", "LANG" };
	for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
		const char *locale = getenv(names[i]);
		if (locale == NULL || locale[0] == '\0')
			continue;
		const struct pl_words_file *file = file_of(locale, strcspn(locale, "_.@"));
		return file != NULL ? file->code : tui_languages[0].code;
	}
	return tui_languages[0].code;
}

static const struct pl_language *frame_words(void)
{
	if (spoken.frame == NULL) {
		const struct pl_words_file *file = spoken.file != NULL ? spoken.file
								       : tui_languages;
		spoken.frame = pl_language_read(file->code, file->text, NULL);
	}
	return spoken.frame;
}

/* A key without a text is shown itself, so that it is noticed. */
const char *tui_word(const char *key)
{
	const char *text = pl_language_find(frame_words(), key);
	return text != NULL ? text : key;
}

void tui_say(struct pl_text *text, const char *key, const struct pl_said *said)
{
	const struct pl_book book = { .language = frame_words() };
	if (!pl_say(&frame, &book, key, said, text))
		pl_put(text, "%s", key);
}

const char *tui_line(char *room, size_t size, const char *key, const struct pl_said *said)
{
	struct pl_text text = pl_text_in(room, size);
	tui_say(&text, key, said);
	return room;
}

const char *tui_word_if(const char *group, const char *name)
{
	char key[80];
	snprintf(key, sizeof key, "%s.%s", group, name);
	return pl_language_find(frame_words(), key);
}

const char *tui_bot_name(const char *spec)
{
	const char *name = tui_word_if("bot", spec);
	return name != NULL ? name : spec;
}

const char *tui_game_text(const struct pl_game *game, const char *text)
{
	char key[420];
	snprintf(key, sizeof key, "\"%s\"", text);
	const char *own = pl_language_find(tui_words_of(game), key);
	return own != NULL ? own : text;
}

void tui_put_help(struct pl_text *text, int columns, const char *press, const char *does)
{
	int blanks = columns - tui_columns(press);
	pl_put(text, "%s%*s %s\n", press, blanks > 0 ? blanks : 0, "", does);
}

const struct pl_language *tui_words_of(const struct pl_game *game)
{
	for (int i = 0; i < spoken.count; i++)
		if (spoken.of[i].game == game)
			return spoken.of[i].words;
	if (spoken.count == GAMES)
		return NULL;
	spoken.of[spoken.count].game = game;
	spoken.of[spoken.count].words = pl_language_of(game, tui_language());
	return spoken.of[spoken.count++].words;
}

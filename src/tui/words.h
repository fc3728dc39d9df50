/* words.h - what the terminal says, in the language of whoever sits at it: the texts of
 * words.en and words.de here (the frame around every game) and the words files of the games.
 *
 * Which one it is, is settled once, before the first word (tui_speak); everybody asks here for
 * texts by their keys. core/language.h says what stands in a words file. Another language is a
 * file here, a row in words.c, and a words file a game.
 */
#ifndef PERILUNE_TUI_WORDS_H
#define PERILUNE_TUI_WORDS_H

#include "core/language.h"

/* Speak the language of a code ("de"); false, and nothing changes, where there is no such. */
bool tui_speak(const char *code);

/* The code of the language spoken; English at first. */
const char *tui_language(void);

/* The code that a locale asks for, by LC_ALL, LC_MESSAGES and LANG as the system reads them:
 * "de_DE.UTF-8" is "de"; whatever there are no words for is "en". */
const char *tui_locale_language(void);

/* The languages there are, English first, ended by a NULL code. */
extern const struct pl_words_file tui_languages[];

/* The text of a key as it stands, for texts that speak of nothing else. */
const char *tui_word(const char *key);

/* Append the text of a key about these, the last of which has no name:
 *
 *     TUI_SAY(&text, "moves.left", PL_AS_NUMBER("count", 3), PL_AS_TEXT("who", name));
 *
 * TUI_LINE() says it into an array of characters, and is that array. */
void tui_say(struct pl_text *, const char *key, const struct pl_said *);
const char *tui_line(char *room, size_t size, const char *key, const struct pl_said *);
#define TUI_SAY(text, key, ...)                                                                    \
	tui_say(text, key, (const struct pl_said[]){ __VA_ARGS__, { .name = NULL } })
#define TUI_LINE(room, key, ...)                                                                   \
	tui_line(room, sizeof(room), key, (const struct pl_said[]){ __VA_ARGS__, { .name = NULL } })

/* The text of "GROUP.NAME", which may be missing: then NULL. */
const char *tui_word_if(const char *group, const char *name);

/* What a bot is called by its specification: "normal" in this language, others as they are. */
const char *tui_bot_name(const char *spec);

/* A sentence of a game that is no text of its words file, such as why a move is refused or what
 * an option is about: as the file has it in quotes, or as it is. */
const char *tui_game_text(const struct pl_game *, const char *text);

/* Append a line of a help: what to press, padded to that many columns, and what it does. */
void tui_put_help(struct pl_text *, int columns, const char *press, const char *does);

/* The words of a game in the language spoken; NULL where the game has no words file. They stay
 * until another language is spoken. */
const struct pl_language *tui_words_of(const struct pl_game *);

#endif

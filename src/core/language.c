/* language.c - words files: reading them, and finding a text by its key. */
#include "core/language_parts.h"

#include "core/index.h"
#include "core/memory.h"
#include "core/text.h"

#include <stdio.h>
#include <string.h>

enum { LANGUAGE_KEYS = 4000 };

struct entry {
	const char *key, *text;
};

struct pl_language {
	char code[8];
	char *room; /* the file, cut into keys and texts */
	int count;
	bool moves; /* it has texts of moves */
	struct entry *entries;
	struct pl_index *index; /* of them */
};

/* Where a key ends: a quoted one may hold ": " itself. */
static char *end_of_key(char *line)
{
	char *from = line;
	if (*line == '"') {
		from = strchr(line + 1, '"');
		if (from == NULL)
			return NULL;
	}
	return strstr(from, ": ");
}

enum { DEEPEST = 16 }; /* braces within braces */

static const char *fault_of_brace(const char **at, int depth);

/* NULL, or what is wrong with a text up to its end; inside a brace, up to its | or }. */
static const char *fault_of_text(const char **at, int depth)
{
	const char *wrong = NULL;
	while (wrong == NULL && **at != '\0') {
		if (depth > 0 && (**at == '|' || **at == '}'))
			return NULL;
		if (**at == '}')
			return "a } has no { of its own";
		if (*(*at)++ == '{')
			wrong = fault_of_brace(at, depth + 1);
	}
	return wrong != NULL ? wrong : depth > 0 ? "a { has no } of its own" : NULL;
}

/* The same of what stands between two braces, and past the second: "units", ">key",
 * "place=ship?on|at". */
static const char *fault_of_brace(const char **at, int depth)
{
	*at += strcspn(*at, "{|}?#=");
	if (depth > DEEPEST)
		return "braces are nested too deep";
	if (**at == '=') {
		*at += strcspn(*at, "?{|}");
		if (**at != '?')
			return "a = has no ? of its own";
	}
	if (**at == '|')
		return "a | has no ? or # of its own";
	if (**at == '?' || **at == '#') {
		const char *wrong = NULL;
		for (int parts = 0; wrong == NULL && (parts == 0 || **at == '|'); parts++) {
			++*at;
			wrong = parts == 2 ? "a { has more than one |" : fault_of_text(at, depth);
		}
		if (wrong != NULL)
			return wrong;
	}
	return *(*at)++ == '}' ? NULL : "a { has no } of its own";
}

/* NULL, or what is wrong with a line that is no remark. */
static const char *read_line(struct pl_language *language, char *line)
{
	char *colon = end_of_key(line);
	if (colon == NULL)
		return "a line is 'key: text'";
	const char *text = colon + 2, *wrong = fault_of_text(&text, 0);
	if (wrong != NULL)
		return wrong;
	if (strchr(colon, '\\') != NULL)
		return "a text has no \\: who asks for it breaks the lines";
	if (language->count == LANGUAGE_KEYS)
		return "there are too many keys";
	*colon = '\0';
	language->moves = language->moves || strncmp(line, "move.", 5) == 0;
	language->entries[language->count++] = (struct entry){ line, colon + 2 };
	return NULL;
}

static const char *read_lines(struct pl_language *language, int *number)
{
	char *rest = language->room;
	while (rest != NULL && *rest != '\0') {
		char *line = rest, *end = strchr(rest, '\n');
		rest = end != NULL ? end + 1 : NULL;
		if (end != NULL)
			*end = '\0';
		++*number;
		const char *wrong = line[0] == '#' || line[0] == '\0' ? NULL
								      : read_line(language, line);
		if (wrong != NULL)
			return wrong;
	}
	*number = 0;
	language->index = pl_index_new(language->count);
	for (int i = 0; i < language->count; i++)
		if (!pl_index_add(language->index, language->entries[i].key, i))
			return language->entries[i].key; /* stands twice */
	return NULL;
}

struct pl_language *pl_language_read(const char *code, const char *text, char mistake[160])
{
	struct pl_language *language = pl_zeroed(sizeof *language);
	int line = 0;
	snprintf(language->code, sizeof language->code, "%s", code);
	language->room = pl_resize(NULL, strlen(text) + 1);
	strcpy(language->room, text);
	language->entries = pl_resize(NULL, LANGUAGE_KEYS * sizeof *language->entries);
	const char *wrong = read_lines(language, &line);
	if (wrong == NULL)
		return language;
	if (mistake != NULL && line > 0)
		snprintf(mistake, 160, "%d: %s", line, wrong);
	else if (mistake != NULL)
		snprintf(mistake, 160, "the key '%s' stands twice", wrong);
	pl_language_free(language);
	return NULL;
}

struct pl_language *pl_language_of(const struct pl_game *game, const char *code)
{
	const struct pl_words_file *file = game->languages, *found = file;
	if (file == NULL)
		return NULL;
	for (; file->code != NULL; file++)
		if (strcmp(file->code, code) == 0)
			found = file;
	return pl_language_read(found->code, found->text, NULL);
}

void pl_language_free(struct pl_language *language)
{
	if (language == NULL)
		return;
	pl_index_free(language->index);
	free(language->entries);
	free(language->room);
	free(language);
}

const char *pl_language_code(const struct pl_language *language)
{
	return language->code;
}

static const char *find(const struct pl_language *language, const char *key, size_t length)
{
	int at = language == NULL ? -1 : pl_index_find(language->index, key, length);
	return at < 0 ? NULL : language->entries[at].text;
}

const char *pl_language_find(const struct pl_language *language, const char *key)
{
	return find(language, key, strlen(key));
}

const char *language_find_of(const struct pl_language *language, const char *run, const char *name)
{
	char room[128];
	struct pl_text key = pl_text_in(room, sizeof room);
	pl_put(&key, name[0] != '\0' ? "%s.%s" : "%s%s", run, name);
	return find(language, room, (size_t)(key.at - key.start));
}

bool language_has(const struct pl_language *language, const char *run)
{
	return language != NULL && (language->moves || strcmp(run, "move") != 0);
}

struct pl_book pl_book_in(const struct pl_book *book, const struct pl_language *language)
{
	struct pl_book told = *book;
	told.language = language;
	return told;
}

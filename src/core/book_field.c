/* book_field.c - one number of the rules, found by its field and its rows. */
#include "core/book_parts.h"

#include "core/index.h"
#include "core/text.h"

#include <string.h>

int pl_field_brackets(const struct pl_field *field)
{
	int brackets = 0;
	for (const char *at = strstr(field->path, "[]"); at != NULL; at = strstr(at + 2, "[]"))
		brackets++;
	return brackets;
}

int pl_field_taken(const struct pl_field *field)
{
	return pl_field_brackets(field) - (field->kind == PL_COUNT);
}

/* A bracket that no row is taken of has no stride. */
static size_t place(const struct pl_field *field, int row0, int row1)
{
	return field->offset + (size_t)row0 * field->stride[0] + (size_t)row1 * field->stride[1];
}

int32_t pl_field_get(const struct pl_field *field, const struct pl_rules *rules, int row0, int row1)
{
	const unsigned char *at = (const unsigned char *)rules + place(field, row0, row1);
	uint8_t one;
	uint16_t two;
	int32_t four;
	switch (field->size) {
	case 1:
		memcpy(&one, at, sizeof one);
		return field->lo < 0 ? (int8_t)one : one;
	case 2:
		memcpy(&two, at, sizeof two);
		return field->lo < 0 ? (int16_t)two : two;
	default:
		memcpy(&four, at, sizeof four);
		return four;
	}
}

void pl_field_put(const struct pl_field *field, struct pl_rules *rules, int row0, int row1,
                  int32_t value)
{
	unsigned char *at = (unsigned char *)rules + place(field, row0, row1);
	uint8_t one = (uint8_t)value;
	uint16_t two = (uint16_t)value;
	switch (field->size) {
	case 1:
		memcpy(at, &one, sizeof one);
		break;
	case 2:
		memcpy(at, &two, sizeof two);
		break;
	default:
		memcpy(at, &value, sizeof value);
		break;
	}
}

/* The length of a path up to and with its bracket 0 or 1. */
static size_t path_to_bracket(const char *path, int bracket)
{
	const char *at = strstr(path, "[]");
	if (bracket == 1 && at != NULL)
		at = strstr(at + 2, "[]");
	return at == NULL ? 0 : (size_t)(at + 2 - path);
}

int pl_field_rows(const struct pl_game *game, const struct pl_field *field,
                  const struct pl_rules *rules, int bracket, int row0)
{
	size_t length = path_to_bracket(field->path, bracket);
	if (length == 0)
		return 0;
	for (const struct pl_field *other = game->fields; other->path != NULL; other++)
		if (other->kind == PL_COUNT && strlen(other->path) == length &&
		    memcmp(other->path, field->path, length) == 0)
			return pl_field_get(other, rules, row0, 0);
	return field->count[bracket];
}

const struct pl_field *pl_field_find(const struct pl_game *game, const char *path)
{
	const struct pl_field *counter = NULL;
	for (const struct pl_field *field = game->fields; field->path != NULL; field++) {
		if (strcmp(field->path, path) != 0)
			continue;
		if (field->kind != PL_COUNT)
			return field;
		counter = field;
	}
	return counter;
}

/* --- the same by the index of a book ------------------------------------------------------ */

void pl_fields_index(const struct pl_game *game, struct pl_index **fields, struct pl_index **counts)
{
	int count = 0;
	while (game->fields[count].path != NULL)
		count++;
	*fields = pl_index_new(count);
	*counts = pl_index_new(count);
	for (int i = 0; i < count; i++)
		pl_index_add(game->fields[i].kind == PL_COUNT ? *counts : *fields,
		             game->fields[i].path, i);
}

const struct pl_field *pl_book_field(const struct pl_game *game, const struct pl_book *book,
                                     const char *path)
{
	size_t length = strlen(path);
	if (book->fields == NULL) /* a language alone, without data */
		return NULL;
	int at = pl_index_find(book->fields, path, length);
	if (at < 0)
		at = pl_index_find(book->counts, path, length);
	return at < 0 ? NULL : &game->fields[at];
}

int pl_book_rows(const struct pl_game *game, const struct pl_book *book,
                 const struct pl_field *field, int bracket, int row0)
{
	size_t length = path_to_bracket(field->path, bracket);
	if (length == 0)
		return 0;
	int at = pl_index_find(book->counts, field->path, length);
	return at < 0 ? field->count[bracket]
		      : pl_field_get(&game->fields[at], book->rules, row0, 0);
}

void pl_field_path(const struct pl_field *field, int row0, int row1, struct pl_text *text)
{
	int row[2] = { row0, row1 };
	int taken = pl_field_taken(field), bracket = 0;
	for (const char *at = field->path; *at != '\0'; at++) {
		pl_put(text, "%c", *at);
		if (*at == '[' && bracket < taken)
			pl_put(text, "%d", row[bracket] + 1);
		bracket += *at == '[';
	}
}

void pl_field_value(const struct pl_game *game, const struct pl_field *field,
                    const struct pl_book *book, int row0, int row1, struct pl_text *text)
{
	int32_t value = pl_field_get(field, book->rules, row0, row1);
	if (field->kind == PL_WORD) {
		pl_put(text, "%s", book->words[value]);
	} else if (field->kind == PL_CHOICE) {
		pl_put(text, "%s", field->names[value - field->lo]);
	} else if (field->kind == PL_ROW && value == 0) {
		pl_put(text, "none");
	} else if (field->kind == PL_ROW) {
		const struct pl_field *name = pl_book_field(game, book, field->rows);
		int32_t word = pl_field_get(name, book->rules, value - 1, 0);
		pl_put(text, "%s", book->words[word]);
	} else {
		pl_put(text, "%d", value);
	}
}

bool pl_is_option(const struct pl_field *field)
{
	return field->use == PL_OPTION && field->stride[0] == 0;
}

int pl_option_values(const struct pl_game *game, const struct pl_book *book,
                     const struct pl_field *field)
{
	if (field->kind == PL_ROW)
		return pl_field_rows(game, pl_field_find(game, field->rows), book->rules, 0, 0);
	return field->kind == PL_CHOICE ? field->hi - field->lo + 1 : 0;
}

void pl_option_value(const struct pl_game *game, const struct pl_book *book,
                     const struct pl_field *field, int i, char value[PL_OPTION_VALUE])
{
	struct pl_text text = pl_text_in(value, PL_OPTION_VALUE);
	if (field->kind == PL_ROW)
		pl_field_value(game, pl_field_find(game, field->rows), book, i, 0, &text);
	else
		pl_put(&text, "%s", field->names[i]);
}

/* text.c - text and JSON under construction; distances between words. */
#include "core/text.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

struct pl_text pl_text_in(char *room, size_t size)
{
	room[0] = '\0';
	return (struct pl_text){ .start = room, .at = room, .end = room + size - 1 };
}

static void put_span(struct pl_text *text, const char *from, size_t length)
{
	size_t room = (size_t)(text->end - text->at);
	if (length > room)
		length = room;
	memcpy(text->at, from, length);
	text->at += length;
	*text->at = '\0';
}

void pl_put(struct pl_text *text, const char *format, ...)
{
	va_list args;
	if (strchr(format, '%') == NULL) { /* most of JSON: no need of printf */
		put_span(text, format, strlen(format));
		return;
	}
	va_start(args, format);
	size_t room = (size_t)(text->end - text->at);
	int length = vsnprintf(text->at, room + 1, format, args);
	va_end(args);
	if (length > 0)
		text->at += (size_t)length < room ? (size_t)length : room;
}

void pl_put_slug(struct pl_text *text, const char *name)
{
	bool gap = false, begun = false;
	for (; *name != '\0'; name++) {
		if (*name == '\'')
			continue;
		if (!isalnum((unsigned char)*name)) {
			gap = begun;
			continue;
		}
		pl_put(text, gap ? "-%c" : "%c", tolower((unsigned char)*name));
		gap = false;
		begun = true;
	}
}

void pl_put_wrapped(struct pl_text *text, const char *words, int width)
{
	enum { INDENT = 4 };
	int column = 0;
	while (*words != '\0') {
		int length = (int)strcspn(words, " ");
		if (column > 0 && column + 1 + length > width) {
			pl_put(text, "\n%*s%.*s", INDENT, "", length, words);
			column = INDENT + length;
		} else {
			pl_put(text, "%s%.*s", column > 0 ? " " : "", length, words);
			column += length + (column > 0);
		}
		words += length;
		words += strspn(words, " ");
	}
	pl_put(text, "\n");
}

bool pl_text_full(const struct pl_text *text)
{
	return text->at == text->end;
}

/* A comma, unless this is the first thing in its bracket; then the key. */
static void json_lead(struct pl_text *text, const char *key)
{
	char last = text->at > text->start ? text->at[-1] : '{';
	if (last != '{' && last != '[' && last != ':' && last != ',')
		put_span(text, ",", 1);
	if (key != NULL) {
		pl_json_string(text, NULL, key);
		put_span(text, ":", 1);
	}
}

void pl_json_open(struct pl_text *text, const char *key, char bracket)
{
	json_lead(text, key);
	put_span(text, &bracket, 1);
}

void pl_json_close(struct pl_text *text, char bracket)
{
	put_span(text, &bracket, 1);
}

void pl_json_number(struct pl_text *text, const char *key, long long number)
{
	char digits[24], *at = digits + sizeof digits;
	unsigned long long rest = number < 0 ? 0ULL - (unsigned long long)number
					     : (unsigned long long)number;
	json_lead(text, key);
	do
		*--at = (char)('0' + rest % 10);
	while ((rest /= 10) > 0);
	if (number < 0)
		*--at = '-';
	put_span(text, at, (size_t)(digits + sizeof digits - at));
}

void pl_json_real(struct pl_text *text, const char *key, double number)
{
	json_lead(text, key);
	pl_put(text, "%.6g", number);
}

void pl_json_bool(struct pl_text *text, const char *key, bool value)
{
	json_lead(text, key);
	pl_put(text, value ? "true" : "false");
}

void pl_json_string(struct pl_text *text, const char *key, const char *string)
{
	json_lead(text, key);
	put_span(text, "\"", 1);
	while (*string != '\0') {
		const char *plain = string;
		while ((unsigned char)*string >= 0x20 && *string != '"' && *string != '\\')
			string++;
		put_span(text, plain, (size_t)(string - plain));
		if (*string == '"' || *string == '\\')
			pl_put(text, "\\%c", *string++);
		else if (*string != '\0')
			pl_put(text, "\\u%04x", (unsigned)*string++);
	}
	put_span(text, "\"", 1);
}

const char *pl_plural(long count)
{
	return count == 1 || count == -1 ? "" : "s";
}

bool pl_same_words(const char *a, const char *b)
{
	while (*a != '\0' && tolower((unsigned char)*a) == tolower((unsigned char)*b)) {
		a++;
		b++;
	}
	return *a == *b;
}

static int least(int a, int b)
{
	return a < b ? a : b;
}

enum { LONGEST_WORD = 63 };

int pl_edits(const char *a, const char *b)
{
	int row[3][LONGEST_WORD + 1];
	int length = 0;
	while (length < LONGEST_WORD && b[length] != '\0')
		length++;
	for (int j = 0; j <= length; j++)
		row[0][j] = j;
	int i = 0;
	for (; a[i] != '\0' && i < LONGEST_WORD; i++) {
		int *last = row[i % 3], *now = row[(i + 1) % 3];
		const int *before = row[(i + 2) % 3];
		now[0] = i + 1;
		for (int j = 0; j < length; j++) {
			now[j + 1] =
				least(last[j] + (a[i] != b[j]), least(last[j + 1], now[j]) + 1);
			if (i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j])
				now[j + 1] = least(now[j + 1], before[j - 1] + 1);
		}
	}
	return row[i % 3][length];
}

const char *pl_nearest(const char *word, const char *const *names, int count)
{
	const char *nearest = NULL;
	int fewest = ((int)strlen(word) + 2) / 3 + 1;
	for (int i = 0; i < count; i++) {
		bool begins = strlen(word) >= 3 && strncmp(word, names[i], strlen(word)) == 0;
		int edits = begins ? 1 : pl_edits(word, names[i]);
		if (edits < fewest) {
			fewest = edits;
			nearest = names[i];
		}
	}
	return nearest;
}

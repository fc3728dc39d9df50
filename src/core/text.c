/* text.c - text and JSON under construction; distances between words. */
#include "core/text.h"

#include <math.h>
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

static inline void put_byte(struct pl_text *text, char byte)
{
	if (text->at < text->end)
		*text->at++ = byte;
	*text->at = '\0';
}

static void put_number(struct pl_text *text, long long number)
{
	if (number >= 0 && number < 10) { /* most are */
		put_byte(text, (char)('0' + number));
		return;
	}
	char digits[24], *at = digits + sizeof digits;
	unsigned long long rest = number < 0 ? 0ULL - (unsigned long long)number
					     : (unsigned long long)number;
	do
		*--at = (char)('0' + rest % 10);
	while ((rest /= 10) > 0);
	if (number < 0)
		*--at = '-';
	put_span(text, at, (size_t)(digits + sizeof digits - at));
}

/* As printf does; what the rest of a format may ask for, whatever it is. */
__attribute__((format(printf, 2, 0))) static void put_printed(struct pl_text *text,
                                                              const char *format, va_list args)
{
	size_t room = (size_t)(text->end - text->at);
	int length = vsnprintf(text->at, room + 1, format, args);
	if (length > 0)
		text->at += (size_t)length < room ? (size_t)length : room;
}

/* One of what nearly all texts are made of: false, and nothing is taken, where it is another. */
static bool put_plain(struct pl_text *text, const char **format, va_list *args)
{
	const char *at = *format + 1;
	if (*at == 's') {
		const char *words = va_arg(*args, const char *);
		put_span(text, words, strlen(words));
	} else if (*at == 'd') {
		put_number(text, va_arg(*args, int));
	} else if (*at == 'c') {
		put_byte(text, (char)va_arg(*args, int));
	} else if (at[0] == 'l' && at[1] == 'l' && at[2] == 'd') {
		put_number(text, va_arg(*args, long long));
		at += 2;
	} else if (at[0] == '.' && at[1] == '*' && at[2] == 's') {
		size_t most = (size_t)va_arg(*args, int);
		const char *words = va_arg(*args, const char *);
		put_span(text, words, strnlen(words, most));
		at += 2;
	} else {
		return false;
	}
	*format = at + 1;
	return true;
}

void pl_put(struct pl_text *text, const char *format, ...)
{
	va_list args;
	va_start(args, format);
	for (;;) {
		const char *percent = strchr(format, '%');
		if (percent == NULL) {
			put_span(text, format, strlen(format));
			break;
		}
		put_span(text, format, (size_t)(percent - format));
		format = percent;
		if (!put_plain(text, &format, &args)) {
			put_printed(text, format, args);
			break;
		}
	}
	va_end(args);
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

/* How many letters these bytes are: one of several bytes is one letter. */
static int letters_in(const char *text, int bytes)
{
	int letters = 0;
	for (int i = 0; i < bytes; i++)
		letters += ((unsigned char)text[i] & 0xc0) != 0x80;
	return letters;
}

void pl_put_wrapped(struct pl_text *text, const char *words, int width)
{
	enum { INDENT = 4 };
	int column = (int)strspn(words, " ");
	pl_put(text, "%*s", column, "");
	for (bool first = true; *(words += strspn(words, " ")) != '\0'; first = false) {
		int length = (int)strcspn(words, " "), letters = letters_in(words, length);
		if (!first && column + 1 + letters > width) {
			pl_put(text, "\n%*s%.*s", INDENT, "", length, words);
			column = INDENT + letters;
		} else {
			pl_put(text, "%s%.*s", first ? "" : " ", length, words);
			column += letters + !first;
		}
		words += length;
	}
	pl_put(text, "\n");
}

bool pl_text_full(const struct pl_text *text)
{
	return text->at == text->end;
}

static void put_quoted(struct pl_text *text, const char *string)
{
	put_byte(text, '"');
	for (; *string != '\0'; string++) {
		if ((unsigned char)*string < 0x20) {
			pl_put(text, "\\u%04x", (unsigned)*string);
			continue;
		}
		if (*string == '"' || *string == '\\')
			put_byte(text, '\\');
		if (text->at < text->end)
			*text->at++ = *string;
	}
	put_byte(text, '"');
}

/* A comma, unless this is the first thing in its bracket; then the key. */
static void json_lead(struct pl_text *text, const char *key)
{
	char last = text->at > text->start ? text->at[-1] : '{';
	if (last != '{' && last != '[' && last != ':' && last != ',')
		put_byte(text, ',');
	if (key != NULL) {
		put_quoted(text, key);
		put_byte(text, ':');
	}
}

void pl_json_open(struct pl_text *text, const char *key, char bracket)
{
	json_lead(text, key);
	put_byte(text, bracket);
}

void pl_json_close(struct pl_text *text, char bracket)
{
	put_byte(text, bracket);
}

void pl_json_number(struct pl_text *text, const char *key, long long number)
{
	json_lead(text, key);
	put_number(text, number);
}

void pl_json_real(struct pl_text *text, const char *key, double number)
{
	json_lead(text, key);
	if (isfinite(number))
		pl_put(text, "%.6g", number);
	else
		pl_put(text, "null"); /* JSON has no word for what is no number */
}

void pl_json_bool(struct pl_text *text, const char *key, bool value)
{
	json_lead(text, key);
	pl_put(text, value ? "true" : "false");
}

void pl_json_string(struct pl_text *text, const char *key, const char *string)
{
	json_lead(text, key);
	put_quoted(text, string);
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

bool pl_begins_with(const char *text, const char *beginning, size_t length)
{
	for (size_t i = 0; i < length; i++)
		if (tolower((unsigned char)text[i]) != tolower((unsigned char)beginning[i]))
			return false; /* where it ends, too */
	return true;
}

bool pl_reads_as(const struct pl_game *game, const struct pl_book *book,
                 const struct pl_state *view, const struct pl_move *move, const char *text)
{
	char room[256];
	struct pl_text written = pl_text_in(room, 2);
	game->format(book, view, move, &written); /* most differ in their first letter */
	if (!pl_begins_with(text, room, 1))
		return false;
	written = pl_text_in(room, sizeof room);
	game->format(book, view, move, &written);
	return pl_same_words(room, text);
}

bool pl_read_listed(const struct pl_game *game, const struct pl_book *book,
                    const struct pl_state *view, int seat, const char *text, struct pl_move *out)
{
	struct pl_move moves[PL_MOVES];
	int count = game->legal(book->rules, view, seat, moves);
	for (int i = 0; i < count; i++) {
		if (pl_reads_as(game, book, view, &moves[i], text)) {
			*out = moves[i];
			return true;
		}
	}
	return false;
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

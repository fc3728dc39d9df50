/* sentence.c - sentences: a text of a words file with what it is about put in. */
#include "core/describe_parts.h"
#include "core/language_parts.h"

#include "core/book.h"

#include <stdio.h>
#include <string.h>

/* What a sentence is about: items in a move or an event, or what a caller says, or one member
 * of a set. */
struct teller {
	const struct pl_game *game;
	const struct pl_book *book;
	const struct pl_item *items; /* in base; NULL: none */
	const void *base;
	int seat;                   /* whose event or move it is, from 1; 0: nobody's */
	const struct pl_said *said; /* NULL: none */
	const struct pl_set *set;
	int member;
	int depth, others; /* texts within texts, and those by {>key}: one that comes to itself
	                    * again ends somewhere */
};

/* What a reference comes to. */
struct found {
	int64_t number;
	const struct pl_set *set; /* and number is a member */
	char text[400];
};

static void put_template(const struct teller *, const char *at, const char *end, struct pl_text *);

/* --- names -------------------------------------------------------------------------- */

void pl_say_name(const struct pl_book *book, const char *name, struct pl_text *text)
{
	char key[420];
	snprintf(key, sizeof key, "\"%s\"", name);
	const char *own = pl_language_find(book->language, key);
	pl_put(text, "%s", own != NULL ? own : name);
}

/* A value of the data; its texts may have a word in the language. */
static void put_data(const struct teller *teller, const struct pl_field *field, int row, int line,
                     struct pl_text *text)
{
	char room[400];
	struct pl_text value = pl_text_in(room, sizeof room);
	pl_field_value(teller->game, field, teller->book, row, line, &value);
	if (field->kind == PL_NUMBER)
		pl_put(text, "%s", room);
	else
		pl_say_name(teller->book, room, text);
}

static void put_member(const struct teller *teller, const struct pl_set *set, int member,
                       struct pl_text *text)
{
	char number[16];
	while (set->of != NULL)
		set = set->of;
	const char *key = key_of(set, member, number);
	const struct pl_language *language = teller->book->language;
	const char *own = language_find_of(language, set->name, key);
	const char *all = language_find_of(language, set->name, "");
	const struct pl_field *names = set->rows != NULL ? pl_field_find(teller->game, set->rows)
							 : NULL;
	bool has_row = names != NULL && teller->book->rules != NULL &&
		member <= pl_field_rows(teller->game, names, teller->book->rules, 0, 0);
	if (set == &pl_seats) {
		pl_put(text, "p%d", member);
	} else if (own != NULL) {
		pl_put(text, "%s", own);
	} else if (has_row) {
		put_data(teller, names, member - 1, 0, text);
	} else if (all != NULL) {
		struct teller of = *teller;
		of.set = set;
		of.member = member;
		put_template(&of, all, all + strlen(all), text);
	} else {
		pl_put(text, "%s", key);
	}
}

/* So many of a member: "2 Metal", or as the file's "some.SET" has it. */
static void put_some(const struct teller *teller, const struct pl_set *set, int member, int count,
                     struct pl_text *text)
{
	const struct pl_said said[] = { { .name = "count", .number = count },
		                        { .name = "name", .number = member, .set = set },
		                        { .name = NULL } };
	const char *some = language_find_of(teller->book->language, "some", set->name);
	struct teller of = *teller;
	of.said = said;
	if (some != NULL) {
		put_template(&of, some, some + strlen(some), text);
		return;
	}
	if (count > 1)
		pl_put(text, "%d ", count);
	put_member(teller, set, member, text);
}

/* "2 Metal, Food and Gem"; returns how many in all. */
static int put_list(const struct teller *teller, const struct pl_item *item, int64_t value,
                    struct pl_text *text)
{
	const char *and = pl_language_find(teller->book->language, "and");
	const char *none = language_find_of(teller->book->language, "none", item->set->name);
	int kinds = 0, put = 0, sum = 0;
	for (int m = 1; m <= item->set->count; m++)
		kinds += count_of(item, value, m) > 0;
	for (int m = 1; m <= item->set->count; m++) {
		int count = count_of(item, value, m);
		if (count == 0)
			continue;
		sum += count;
		if (put > 0)
			pl_put(text, put == kinds - 1 ? " %s " : ", ", and != NULL ? and : "and");
		put_some(teller, item->set, m, count, text);
		put++;
	}
	if (put == 0 && none != NULL)
		pl_put(text, "%s", none);
	return sum;
}

/* --- references ------------------------------------------------------------------------ */

static bool is_called(const char *name, const char *word, size_t length)
{
	return strlen(name) == length && memcmp(name, word, length) == 0;
}

static const struct pl_item *item_named(const struct teller *teller, const char *name,
                                        size_t length)
{
	for (const struct pl_item *item = items_of(teller->items); item->name != NULL; item++) {
		bool absent = item->if_at != 0 &&
			((const uint8_t *)teller->base)[item->if_at] != item->if_is;
		if (!absent && is_called(item->name, name, length))
			return item;
	}
	return NULL;
}

static void find_member(const struct teller *teller, const struct pl_set *set, int64_t member,
                        struct found *out)
{
	struct pl_text text = pl_text_in(out->text, sizeof out->text);
	out->set = set;
	out->number = member;
	if (member > 0)
		put_member(teller, set, (int)member, &text);
}

static void find_item(const struct teller *teller, const struct pl_item *item,
                      const struct pl_rules *rules, const int row[PL_BRACKETS], struct found *out)
{
	int64_t value = pl_item_get(item, rules, teller->base, 0, row);
	if (item->kind == PL_IS_ONE) {
		find_member(teller, item->set, member_of(item, value), out);
		return;
	}
	struct pl_text text = pl_text_in(out->text, sizeof out->text);
	out->number = value;
	out->set = NULL;
	if (item->kind == PL_IS_COUNTS)
		out->number = put_list(teller, item, value, &text);
	else
		pl_put(&text, "%lld", (long long)value);
}

static void find_said(const struct teller *teller, const struct pl_said *said, struct found *out)
{
	if (said->bits > 0) {
		struct pl_item some = { .kind = PL_IS_COUNTS,
			                .set = said->set,
			                .bits = said->bits };
		struct pl_text text = pl_text_in(out->text, sizeof out->text);
		out->number = put_list(teller, &some, said->number, &text);
		return;
	}
	if (said->set != NULL) {
		find_member(teller, said->set, said->number, out);
		return;
	}
	out->number = said->text != NULL ? said->text[0] != '\0' : said->number;
	if (said->text != NULL)
		snprintf(out->text, sizeof out->text, "%s", said->text);
	else
		snprintf(out->text, sizeof out->text, "%lld", (long long)said->number);
}

/* "many" of a good, as the file has it: "good.metal.many". */
static bool find_form(const struct teller *teller, const char *part, size_t length,
                      struct found *out)
{
	char name[96], number[16];
	const struct pl_set *set = out->set;
	while (set->of != NULL)
		set = set->of;
	snprintf(name, sizeof name, "%s.%.*s", key_of(set, (int)out->number, number), (int)length,
	         part);
	const char *word = language_find_of(teller->book->language, set->name, name);
	if (word == NULL)
		return false;
	snprintf(out->text, sizeof out->text, "%s", word);
	out->set = NULL;
	return true;
}

/* The field that a part of a member is: "card.title@face" of action[] is
 * action[].card[].title. */
static const struct pl_field *field_of(const struct teller *teller, const struct pl_set *set,
                                       const char *part, size_t name)
{
	char path[96];
	const char *dot = memchr(part, '.', name);
	int table = set->rows != NULL ? (int)strcspn(set->rows, ".") : 0;
	if (dot != NULL)
		snprintf(path, sizeof path, "%.*s.%.*s[].%.*s", table, set->rows, (int)(dot - part),
		         part, (int)(part + name - dot - 1), dot + 1);
	else
		snprintf(path, sizeof path, "%.*s.%.*s", table, set->rows, (int)name, part);
	return table > 0 ? pl_field_find(teller->game, path) : NULL;
}

/* "ship" of a company: a trait of its set, or a field of its row in the data. */
static void find_part(const struct teller *teller, const char *part, size_t length,
                      struct found *out)
{
	int row[PL_BRACKETS] = { (int)out->number };
	const struct pl_set *set = out->set;
	bool has_data = teller->book->rules != NULL;
	const struct pl_item *trait = items_of(has_data ? set->traits : NULL);
	for (; trait->name != NULL; trait++) {
		if (is_called(trait->name, part, length)) {
			find_item(teller, trait, teller->book->rules, row, out);
			return;
		}
	}
	if (out->number > 0 && find_form(teller, part, length, out))
		return;
	const char *at = memchr(part, '@', length);
	size_t name = at != NULL ? (size_t)(at - part) : length;
	const struct pl_field *field = field_of(teller, set, part, name);
	*out = (struct found){ .number = 0 };
	if (field == NULL || row[0] < 1 || !has_data)
		return;
	int line = 0;
	if (at != NULL) {
		struct found face = { .number = 0 };
		const struct pl_item *item = item_named(teller, at + 1, length - name - 1);
		if (item != NULL)
			find_item(teller, item, NULL, NULL, &face);
		int lines = pl_field_rows(teller->game, field, teller->book->rules, 1, row[0] - 1);
		line = lines > 0 && face.number > 0 ? (int)(face.number % lines) : 0;
	}
	struct pl_text text = pl_text_in(out->text, sizeof out->text);
	out->number = pl_field_get(field, teller->book->rules, row[0] - 1, line);
	put_data(teller, field, row[0] - 1, line, &text);
}

/* "system.fuel": a member of a set by its key, whatever the sentence is about. */
static void find_constant(const struct teller *teller, const char *at, size_t name,
                          struct found *out)
{
	const char *dot = memchr(at, '.', name);
	const struct pl_description *about = teller->game->description;
	if (dot == NULL || about == NULL)
		return;
	for (const struct pl_set *const *set = about->sets; *set != NULL; set++) {
		if (!is_called((*set)->name, at, (size_t)(dot - at)))
			continue;
		for (int m = 1; m <= (*set)->count; m++) {
			char number[16];
			if (is_called(key_of(*set, m, number), dot + 1,
			              (size_t)(at + name - dot - 1)))
				find_member(teller, *set, m, out);
		}
	}
}

static void find_name(const struct teller *teller, const char *at, size_t name, struct found *out)
{
	for (const struct pl_said *said = teller->said; said != NULL && said->name != NULL;
	     said++) {
		if (is_called(said->name, at, name)) {
			find_said(teller, said, out);
			return;
		}
	}
	const struct pl_item *item = item_named(teller, at, name);
	if (item != NULL) {
		find_item(teller, item, NULL, NULL, out);
	} else if (is_called("seat", at, name) && teller->seat > 0) {
		out->number = teller->seat;
		snprintf(out->text, sizeof out->text, "p%d", teller->seat);
	} else {
		find_constant(teller, at, name, out);
	}
}

static void find_reference(const struct teller *teller, const char *at, const char *end,
                           struct found *out)
{
	size_t name = strcspn(at, ":}?#=");
	*out = (struct found){ .number = 0 };
	if (name == 0) {
		out->set = teller->set;
		out->number = teller->member;
	} else {
		find_name(teller, at, name, out);
	}
	for (at += name; at < end && *at == ':' && out->set != NULL; at += name) {
		name = strcspn(++at, ":}?#=");
		find_part(teller, at, name, out);
	}
}

/* --- texts ------------------------------------------------------------------------------ */

/* The end of a part that began inside a brace: its | or }. */
static const char *part_end(const char *at)
{
	for (int depth = 0; *at != '\0'; at++) {
		if (*at == '{')
			depth++;
		else if (depth == 0 && (*at == '|' || *at == '}'))
			break;
		else if (*at == '}')
			depth--;
	}
	return at;
}

/* {>key} */
static const char *put_other(const struct teller *teller, const char *at, struct pl_text *text)
{
	enum { MOST = 4 };
	struct teller inner = *teller;
	char key[96];
	size_t length = strcspn(at, "}");
	snprintf(key, sizeof key, "%.*s", (int)length, at);
	const char *other = pl_language_find(teller->book->language, key);
	if (other != NULL && ++inner.others <= MOST)
		put_template(&inner, other, other + strlen(other), text);
	return at + length + (at[length] == '}');
}

static bool is_member(const struct found *found, const char *key, size_t length)
{
	char number[16];
	const char *is = found->set != NULL && found->number > 0
		? key_of(found->set, (int)found->number, number)
		: found->text;
	return is_called(is, key, length);
}

static const char *put_brace(const struct teller *teller, const char *at, struct pl_text *text)
{
	struct found found;
	if (*at == '>')
		return put_other(teller, at + 1, text);
	size_t length = strcspn(at, "}?#=");
	find_reference(teller, at, at + length, &found);
	at += length;
	bool yes = found.number != 0;
	if (*at == '=') {
		size_t key = strcspn(++at, "?");
		yes = is_member(&found, at, key);
		at += key;
	}
	if (*at == '}') {
		pl_put(text, "%s", found.text);
		return at + 1;
	}
	if (*at == '#')
		yes = found.number == 1;
	const char *first = at + 1, *bar = part_end(first);
	const char *second = *bar == '|' ? bar + 1 : bar, *end = part_end(second);
	if (yes)
		put_template(teller, first, bar, text);
	else
		put_template(teller, second, end, text);
	return *end == '}' ? end + 1 : end;
}

static void put_template(const struct teller *teller, const char *at, const char *end,
                         struct pl_text *text)
{
	enum { DEEPEST = 24 };
	struct teller inner = *teller;
	if (++inner.depth > DEEPEST)
		return;
	while (at < end && !pl_text_full(text)) {
		size_t plain = strcspn(at, "{");
		if (plain > (size_t)(end - at))
			plain = (size_t)(end - at);
		pl_put(text, "%.*s", (int)plain, at);
		at += plain;
		if (at < end)
			at = put_brace(&inner, at + 1, text);
	}
}

static bool tell(const struct teller *teller, const char *line, struct pl_text *text)
{
	if (line == NULL)
		return false;
	put_template(teller, line, line + strlen(line), text);
	return true;
}

bool pl_say(const struct pl_game *game, const struct pl_book *book, const char *key,
            const struct pl_said *said, struct pl_text *text)
{
	struct teller teller = { .game = game, .book = book, .said = said };
	return tell(&teller, pl_language_find(book->language, key), text);
}

bool pl_say_event(const struct pl_game *game, const struct pl_book *book,
                  const struct pl_event *event, struct pl_text *text)
{
	const struct pl_news *news = &game->description->news[event->kind];
	struct teller teller = { .game = game,
		                 .book = book,
		                 .items = news->items,
		                 .base = event,
		                 .seat = event->seat + 1 };
	return tell(&teller, language_find_of(book->language, "event", news->name), text);
}

bool pl_say_move_and(const struct pl_game *game, const struct pl_book *book, const char *prefix,
                     const struct pl_move *move, const struct pl_said *said, struct pl_text *text)
{
	const struct pl_form *form = pl_form_of(game->description, move);
	if (form == NULL)
		return false;
	struct teller teller = { .game = game,
		                 .book = book,
		                 .items = form->items,
		                 .base = move,
		                 .seat = move->seat + 1,
		                 .said = said };
	return tell(&teller, language_find_of(book->language, prefix, form->name), text);
}

bool pl_say_move(const struct pl_game *game, const struct pl_book *book, const char *prefix,
                 const struct pl_move *move, struct pl_text *text)
{
	return pl_say_move_and(game, book, prefix, move, NULL, text);
}

void pl_say_member(const struct pl_game *game, const struct pl_book *book, const struct pl_set *set,
                   int member, struct pl_text *text)
{
	struct teller teller = { .game = game, .book = book };
	put_member(&teller, set, member, text);
}

void pl_say_counts(const struct pl_game *game, const struct pl_book *book,
                   const struct pl_item *counts, int64_t value, struct pl_text *text)
{
	struct teller teller = { .game = game, .book = book };
	put_list(&teller, counts, value, text);
}

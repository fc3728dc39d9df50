/* sentence.c - sentences: a text of a words file with what it is about put in. */
#include "core/describe_parts.h"
#include "core/language_parts.h"

#include "core/book.h"

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

/* How many of each member of a set: `bits` bits each, the first one's from bit `first` on. */
struct counts {
	const struct pl_set *set;
	uint8_t first, bits;
	int64_t value;
};

/* What a reference comes to. Its words are made where they are wanted: most of what is looked at
 * only says whether something follows. */
struct found {
	int64_t number;
	const struct pl_set *set; /* and number is a member */
	enum { NOTHING, UNKNOWN, NUMBER, SEAT, MEMBER, COUNTS, WORDS, DATA } is;
	struct counts counts;
	const char *words;
	const struct pl_field *field;
	int row, line;
};

static void put_template(const struct teller *, const char *at, const char *end, struct pl_text *);

/* --- names -------------------------------------------------------------------------- */

void pl_say_name(const struct pl_book *book, const char *name, struct pl_text *text)
{
	char room[420];
	struct pl_text key = pl_text_in(room, sizeof room);
	pl_put(&key, "\"%s\"", name);
	const char *own = pl_language_find(book->language, room);
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

/* By its row in the data; false where that has none. */
static bool put_row(const struct teller *teller, const struct pl_set *set, int member,
                    struct pl_text *text)
{
	const struct pl_field *names =
		set->rows != NULL ? pl_book_field(teller->game, teller->book, set->rows) : NULL;
	if (names == NULL || member > pl_book_rows(teller->game, teller->book, names, 0, 0))
		return false;
	put_data(teller, names, member - 1, 0, text);
	return true;
}

/* As the file's word for all members of the set has it; false without one. */
static bool put_pattern(const struct teller *teller, const struct pl_set *set, int member,
                        struct pl_text *text)
{
	const char *all = pl_language_find(teller->book->language, set->name);
	struct teller of = *teller;
	of.set = set;
	of.member = member;
	if (all != NULL)
		put_template(&of, all, all + strlen(all), text);
	return all != NULL;
}

static void put_member(const struct teller *teller, const struct pl_set *set, int member,
                       struct pl_text *text)
{
	char number[16];
	while (set->of != NULL)
		set = set->of;
	if (set == &pl_seats) {
		pl_put(text, "p%d", member);
		return;
	}
	const char *key = key_of(set, member, number);
	const char *own = language_find_of(teller->book->language, set->name, key);
	if (own != NULL)
		pl_put(text, "%s", own);
	else if (!put_row(teller, set, member, text) && !put_pattern(teller, set, member, text))
		pl_put(text, "%s", key);
}

/* A number of one member: "2 Metal", or as the file's "some.SET" has it. */
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

static int counted(const struct counts *counts, int member)
{
	int shift = counts->first + (member - 1) * counts->bits;
	return (int)((uint64_t)counts->value >> shift & ((1u << counts->bits) - 1));
}

static int how_many(const struct counts *counts)
{
	int sum = 0;
	for (int m = 1; m <= counts->set->count; m++)
		sum += counted(counts, m);
	return sum;
}

/* "2 Metal, Food and Gem". */
static void put_list(const struct teller *teller, const struct counts *counts, struct pl_text *text)
{
	const struct pl_language *language = teller->book->language;
	int kinds = 0, put = 0;
	for (int m = 1; m <= counts->set->count; m++)
		kinds += counted(counts, m) > 0;
	for (int m = 1; m <= counts->set->count && put < kinds; m++) {
		if (counted(counts, m) == 0)
			continue;
		if (put > 0 && put == kinds - 1) {
			const char *and = pl_language_find(language, "and");
			pl_put(text, " %s ", and != NULL ? and : "and");
		} else if (put > 0) {
			pl_put(text, ", ");
		}
		put_some(teller, counts->set, m, counted(counts, m), text);
		put++;
	}
	const char *none = kinds > 0 ? NULL : language_find_of(language, "none", counts->set->name);
	if (none != NULL)
		pl_put(text, "%s", none);
}

/* --- references ------------------------------------------------------------------------ */

static bool is_called(const char *name, const char *word, size_t length)
{
	return strncmp(name, word, length) == 0 && name[length] == '\0';
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

static struct found found_member(const struct pl_set *set, int64_t member)
{
	return (struct found){ .number = member, .set = set, .is = member > 0 ? MEMBER : NOTHING };
}

static struct found found_counts(const struct pl_set *set, uint8_t first, uint8_t bits,
                                 int64_t value)
{
	const struct counts counts = { set, first, bits, value };
	return (struct found){ .number = how_many(&counts), .is = COUNTS, .counts = counts };
}

static struct found find_item(const struct teller *teller, const struct pl_item *item,
                              const struct pl_rules *rules, const int row[PL_BRACKETS])
{
	int64_t value = pl_item_get(item, rules, teller->base, 0, row);
	if (item->kind == PL_IS_ONE)
		return found_member(item->set, member_of(item, value));
	if (item->kind == PL_IS_COUNTS)
		return found_counts(item->set, item->first, item->bits, value);
	return (struct found){ .number = value, .is = NUMBER };
}

static struct found find_said(const struct pl_said *said)
{
	if (said->bits > 0)
		return found_counts(said->set, 0, said->bits, said->number);
	if (said->set != NULL)
		return found_member(said->set, said->number);
	if (said->text != NULL)
		return (struct found){ .number = said->text[0] != '\0',
			               .is = WORDS,
			               .words = said->text };
	return (struct found){ .number = said->number, .is = NUMBER };
}

/* "many" of a good, as the file has it: "good.metal.many". */
static const char *form_of(const struct teller *teller, const struct pl_set *set, int member,
                           const char *part, size_t length)
{
	char room[96], number[16];
	struct pl_text name = pl_text_in(room, sizeof room);
	while (set->of != NULL)
		set = set->of;
	pl_put(&name, "%s.%.*s", key_of(set, member, number), (int)length, part);
	return language_find_of(teller->book->language, set->name, room);
}

/* The field that a part of a member is: "card.title@face" of action[] is
 * action[].card[].title. */
static const struct pl_field *field_of(const struct teller *teller, const struct pl_set *set,
                                       const char *part, size_t name)
{
	char room[96];
	struct pl_text path = pl_text_in(room, sizeof room);
	const char *dot = memchr(part, '.', name);
	int table = set->rows != NULL ? (int)strcspn(set->rows, ".") : 0;
	if (table == 0)
		return NULL;
	if (dot != NULL)
		pl_put(&path, "%.*s.%.*s[].%.*s", table, set->rows, (int)(dot - part), part,
		       (int)(part + name - dot - 1), dot + 1);
	else
		pl_put(&path, "%.*s.%.*s", table, set->rows, (int)name, part);
	return pl_book_field(teller->game, teller->book, room);
}

/* The line of a row's list that an item of this name counts to. */
static int line_at(const struct teller *teller, const struct pl_field *field, int row,
                   const char *name, size_t length)
{
	const struct pl_item *item = item_named(teller, name, length);
	int lines = pl_book_rows(teller->game, teller->book, field, 1, row);
	int64_t face = item != NULL ? find_item(teller, item, NULL, NULL).number : 0;
	return lines > 0 && face > 0 ? (int)(face % lines) : 0;
}

/* "ship" of a company: a trait of its set, a word of the file, or a field of its row in the
 * data. */
static struct found find_part(const struct teller *teller, const struct found *whole,
                              const char *part, size_t length)
{
	const struct pl_set *set = whole->set;
	const int member = (int)whole->number, row[PL_BRACKETS] = { member };
	const struct pl_item *trait = items_of(teller->book->rules != NULL ? set->traits : NULL);
	for (; trait->name != NULL; trait++)
		if (is_called(trait->name, part, length))
			return find_item(teller, trait, teller->book->rules, row);
	const char *form = member > 0 ? form_of(teller, set, member, part, length) : NULL;
	if (form != NULL)
		return (struct found){ .number = member, .is = WORDS, .words = form };
	const char *at = memchr(part, '@', length);
	size_t name = at != NULL ? (size_t)(at - part) : length;
	const struct pl_field *field = field_of(teller, set, part, name);
	if (field == NULL || member < 1)
		return (struct found){ .is = NOTHING };
	int line = at != NULL ? line_at(teller, field, member - 1, at + 1, length - name - 1) : 0;
	return (struct found){ .number = pl_field_get(field, teller->book->rules, member - 1, line),
		               .is = DATA,
		               .field = field,
		               .row = member - 1,
		               .line = line };
}

/* "system.fuel": a member of a set by its key, whatever the sentence is about. */
static struct found find_constant(const struct teller *teller, const char *at, size_t name)
{
	const char *dot = memchr(at, '.', name);
	const struct pl_description *about = teller->game->description;
	struct found found = { .is = UNKNOWN };
	if (dot == NULL || about == NULL)
		return found;
	for (const struct pl_set *const *set = about->sets; *set != NULL; set++) {
		if (!is_called((*set)->name, at, (size_t)(dot - at)))
			continue;
		for (int m = 1; m <= (*set)->count; m++) {
			char number[16];
			if (is_called(key_of(*set, m, number), dot + 1,
			              (size_t)(at + name - dot - 1)))
				found = found_member(*set, m);
		}
	}
	return found;
}

static struct found find_name(const struct teller *teller, const char *at, size_t name)
{
	for (const struct pl_said *said = teller->said; said != NULL && said->name != NULL; said++)
		if (is_called(said->name, at, name))
			return find_said(said);
	const struct pl_item *item = item_named(teller, at, name);
	if (item != NULL)
		return find_item(teller, item, NULL, NULL);
	if (is_called("seat", at, name) && teller->seat > 0)
		return (struct found){ .number = teller->seat, .is = SEAT };
	return find_constant(teller, at, name);
}

static struct found find_reference(const struct teller *teller, const char *at, const char *end)
{
	size_t name = strcspn(at, ":}?#=");
	struct found found = { .number = teller->member, .set = teller->set };
	if (name > 0)
		found = find_name(teller, at, name);
	for (at += name; at < end && *at == ':' && found.set != NULL; at += name) {
		name = strcspn(++at, ":}?#=");
		found = find_part(teller, &found, at, name);
	}
	return found;
}

static void put_found(const struct teller *teller, const struct found *found, struct pl_text *text)
{
	switch (found->is) {
	case NOTHING:
	case UNKNOWN:
		break;
	case NUMBER:
		pl_put(text, "%lld", (long long)found->number);
		break;
	case SEAT:
		pl_put(text, "p%d", (int)found->number);
		break;
	case MEMBER:
		put_member(teller, found->set, (int)found->number, text);
		break;
	case COUNTS:
		put_list(teller, &found->counts, text);
		break;
	case WORDS:
		pl_put(text, "%s", found->words);
		break;
	case DATA:
		put_data(teller, found->field, found->row, found->line, text);
		break;
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
	char room[96];
	struct pl_text key = pl_text_in(room, sizeof room);
	size_t length = strcspn(at, "}");
	pl_put(&key, "%.*s", (int)length, at);
	const char *other = pl_language_find(teller->book->language, room);
	if (other != NULL && ++inner.others <= MOST)
		put_template(&inner, other, other + strlen(other), text);
	return at + length + (at[length] == '}');
}

static bool is_member(const struct teller *teller, const struct found *found, const char *key,
                      size_t length)
{
	char number[16], room[400];
	if (found->set != NULL && found->number > 0)
		return is_called(key_of(found->set, (int)found->number, number), key, length);
	struct pl_text words = pl_text_in(room, sizeof room);
	put_found(teller, found, &words);
	return is_called(room, key, length);
}

static const char *put_brace(const struct teller *teller, const char *at, struct pl_text *text)
{
	if (*at == '>')
		return put_other(teller, at + 1, text);
	size_t length = strcspn(at, "}?#=");
	struct found found = find_reference(teller, at, at + length);
	at += length;
	bool yes = found.number != 0;
	if (*at == '=') {
		size_t key = strcspn(++at, "?");
		yes = is_member(teller, &found, at, key);
		at += key;
	}
	if (*at == '}') {
		if (found.is == UNKNOWN) /* a slip of the file: to be seen, and found by the kit */
			pl_put(text, "{%.*s}", (int)length, at - length);
		put_found(teller, &found, text);
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
		const char *brace = memchr(at, '{', (size_t)(end - at));
		size_t plain = (size_t)((brace != NULL ? brace : end) - at);
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
	const struct pl_form *form =
		language_has(book->language, prefix) ? pl_form_of(game->description, move) : NULL;
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

bool pl_may_say_move(const struct pl_book *book, const struct pl_form *form, const char *words)
{
	const char *line = language_has(book->language, "move")
		? language_find_of(book->language, "move", form->name)
		: NULL;
	return line == NULL || pl_begins_with(words, line, strcspn(line, "{"));
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
	const struct counts of = { counts->set, counts->first, counts->bits, value };
	put_list(&teller, &of, text);
}

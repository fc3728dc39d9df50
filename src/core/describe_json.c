/* describe_json.c - moves, events, positions and data as JSON, from a game's tables. It knows
 * no game. */
#include "core/describe_parts.h"

#include "core/book.h"
#include "core/language.h"

#include <stdio.h>
#include <string.h>

static bool is_present(const struct pl_item *item, const void *base)
{
	return item->if_at == 0 || ((const uint8_t *)base)[item->if_at] == item->if_is;
}

/* --- JSON of moves and events ---------------------------------------------------------- */

static void put_value(const struct pl_item *item, const char *key, int64_t value,
                      struct pl_text *text)
{
	char room[16];
	switch (item->kind) {
	case PL_IS_FLAG:
		pl_json_bool(text, key, value != 0);
		return;
	case PL_IS_NUMBER:
		pl_json_number(text, key, value);
		return;
	case PL_IS_ONE:
		if (member_of(item, value) < 1 || member_of(item, value) > item->set->count)
			pl_json_number(text, key, 0);
		else if (item->set == &pl_seats || item->set->keys == NULL)
			pl_json_number(text, key, member_of(item, value));
		else
			pl_json_string(text, key, item->set->keys[member_of(item, value) - 1]);
		return;
	default:
		pl_json_open(text, key, item->bits == 1 ? '[' : '{');
		for (int m = 1; m <= item->set->count && value != 0; m++) {
			int count = count_of(item, value, m);
			if (count == 0)
				continue;
			if (item->bits > 1)
				pl_json_number(text, key_of(item->set, m, room), count);
			else if (item->set == &pl_seats || item->set->keys == NULL)
				pl_json_number(text, NULL, m);
			else
				pl_json_string(text, NULL, item->set->keys[m - 1]);
		}
		pl_json_close(text, item->bits == 1 ? ']' : '}');
	}
}

static void put_items(const struct pl_item *items, const void *base, struct pl_text *text)
{
	for (const struct pl_item *item = items_of(items); item->name != NULL; item++) {
		int64_t value = pl_item_get(item, NULL, base, 0, no_rows);
		if (!is_present(item, base) ||
		    (item->kind == PL_IS_ONE && member_of(item, value) == 0))
			continue;
		put_value(item, item->name, value, text);
	}
}

void pl_move_json(const struct pl_description *about, const char *key, const struct pl_move *move,
                  struct pl_text *text)
{
	const struct pl_form *form = pl_form_of(about, move);
	pl_json_open(text, key, '{');
	if (form != NULL) {
		pl_json_string(text, "verb", form->name);
		put_items(form->items, move, text);
	}
	pl_json_close(text, '}');
}

void pl_news_json(const struct pl_description *about, const char *key, const struct pl_event *event,
                  struct pl_text *text)
{
	pl_json_open(text, key, '{');
	pl_json_string(text, "kind", about->news[event->kind].name);
	pl_json_number(text, "seat", event->seat + 1);
	put_items(about->news[event->kind].items, event, text);
	pl_json_close(text, '}');
}

/* --- JSON of positions -------------------------------------------------------------------- */

enum { KEY = 48 }; /* room for one name of a path */

/* Where the writer of a view is: which rows it has gone into. */
struct look {
	const struct pl_rules *rules;
	const struct pl_state *view;
	int viewer;
	int row[PL_BRACKETS];
	struct pl_text *text;
};

static int rows_of(const struct look *look, const struct pl_item *item, int bracket)
{
	return item->over[bracket] == &pl_seats ? look->view->seats : item->count[bracket];
}

static const char *row_key(const struct pl_item *item, int bracket, int row, char room[16])
{
	const struct pl_set *set = item->over[bracket];
	return set == NULL || set == &pl_seats || set->keys == NULL ? NULL
								    : key_of(set, row + 1, room);
}

static void put_listed(struct look *look, const struct pl_item *item, const char *key, int bracket)
{
	const struct pl_set *set = item->over[bracket];
	pl_json_open(look->text, key, '[');
	for (int row = 0; row < rows_of(look, item, bracket); row++) {
		look->row[bracket] = row;
		if (pl_item_get(item, look->rules, look->view, look->viewer, look->row) == 0)
			continue;
		if (set == &pl_seats || set->keys == NULL)
			pl_json_number(look->text, NULL, row + 1);
		else
			pl_json_string(look->text, NULL, set->keys[row]);
	}
	pl_json_close(look->text, ']');
}

/* The value of an item, or the rows of those of its [] that are left. */
static void put_rows(struct look *look, const struct pl_item *item, const char *key, int bracket)
{
	char room[16];
	if (bracket == PL_BRACKETS || item->count[bracket] == 0) {
		put_value(item, key,
		          pl_item_get(item, look->rules, look->view, look->viewer, look->row),
		          look->text);
		return;
	}
	if (is_listed(item, bracket)) {
		put_listed(look, item, key, bracket);
		return;
	}
	bool keyed = row_key(item, bracket, 0, room) != NULL;
	pl_json_open(look->text, key, keyed ? '{' : '[');
	for (int row = 0; row < rows_of(look, item, bracket); row++) {
		look->row[bracket] = row;
		put_rows(look, item, row_key(item, bracket, row, room), bracket + 1);
	}
	pl_json_close(look->text, keyed ? '}' : ']');
}

static const struct pl_item *put_group(struct look *, const struct pl_item *, size_t skip,
                                       int bracket);

/* The items of a path's rows, one object for each row; the first item after them. */
static const struct pl_item *put_table(struct look *look, const struct pl_item *item,
                                       const char *key, size_t deeper, int bracket)
{
	char room[16];
	const struct pl_item *next = item;
	bool keyed = row_key(item, bracket, 0, room) != NULL;
	pl_json_open(look->text, key, keyed ? '{' : '[');
	for (int row = 0; row < rows_of(look, item, bracket); row++) {
		look->row[bracket] = row;
		pl_json_open(look->text, row_key(item, bracket, row, room), '{');
		next = put_group(look, item, deeper, bracket + 1);
		pl_json_close(look->text, '}');
	}
	pl_json_close(look->text, keyed ? '}' : ']');
	return next;
}

/* The first name of a path, and where it ends. */
static const char *key_end(const char *path, char key[KEY])
{
	size_t length = 0;
	while (path[length] != '\0' && path[length] != '.' && path[length] != '[' &&
	       length < KEY - 1) {
		key[length] = path[length];
		length++;
	}
	key[length] = '\0';
	return path + length;
}

/* Items from `item` on whose paths begin alike, up to `skip`; the first that does not. */
static const struct pl_item *put_group(struct look *look, const struct pl_item *item, size_t skip,
                                       int bracket)
{
	const char *begin = item->name;
	while (item->name != NULL && strncmp(item->name, begin, skip) == 0) {
		char key[KEY];
		const char *rest = item->name + skip, *end = key_end(rest, key);
		const char *dot = strchr(end, '.');
		if (dot == NULL) {
			put_rows(look, item++, key, bracket);
			continue;
		}
		size_t deeper = (size_t)(dot + 1 - item->name);
		if (dot[-1] == ']' && bracket < PL_BRACKETS) {
			item = put_table(look, item, key, deeper, bracket);
			continue;
		}
		pl_json_open(look->text, key, '{');
		item = put_group(look, item, deeper, bracket);
		pl_json_close(look->text, '}');
	}
	return item;
}

void pl_view_json(const struct pl_description *about, const char *key, const struct pl_rules *rules,
                  const struct pl_state *view, int viewer, struct pl_text *text)
{
	struct look look = { .rules = rules, .view = view, .viewer = viewer, .text = text };
	pl_json_open(text, key, '{');
	put_group(&look, about->state, 0, 0);
	pl_json_close(text, '}');
}

/* --- changes ------------------------------------------------------------------------------ */

enum { PATH = 128 };

/* "player.1.goods.earth.gem": as one goes from the object down. Of a list of members its own
 * place. */
static void put_place(const struct pl_item *item, const int row[PL_BRACKETS], struct pl_text *path)
{
	int bracket = 0;
	char room[16];
	for (const char *c = item->name; *c != '\0'; c++) {
		if (*c != '[') {
			pl_put(path, "%c", *c);
			continue;
		}
		c++; /* past its ] */
		if (is_listed(item, bracket))
			return;
		const char *key = row_key(item, bracket, row[bracket], room);
		if (key != NULL)
			pl_put(path, ".%s", key);
		else
			pl_put(path, ".%d", row[bracket]);
		bracket++;
	}
}

/* Whether the bytes of an item, in the rows gone into, are what they were; of a fact nobody
 * knows. */
static bool is_untouched(const struct look *now, const struct look *before,
                         const struct pl_item *item, int bracket)
{
	size_t from = item->offset, size = item->size;
	if (item->read != NULL)
		return false;
	for (int i = 0; i < PL_BRACKETS && item->count[i] > 0; i++) {
		if (i < bracket)
			from += (size_t)now->row[i] * item->stride[i];
		else
			size += (size_t)(rows_of(now, item, i) - 1) * item->stride[i];
	}
	return memcmp((const uint8_t *)now->view + from, (const uint8_t *)before->view + from,
	              size) == 0;
}

static int64_t get(const struct look *look, const struct pl_item *item)
{
	return pl_item_get(item, look->rules, look->view, look->viewer, look->row);
}

static bool differs(struct look *now, struct look *before, const struct pl_item *item)
{
	memcpy(before->row, now->row, sizeof before->row);
	return get(now, item) != get(before, item);
}

static bool list_differs(struct look *now, struct look *before, const struct pl_item *item,
                         int bracket)
{
	for (int row = 0; row < rows_of(now, item, bracket); row++) {
		now->row[bracket] = row;
		if (differs(now, before, item))
			return true;
	}
	return false;
}

/* What is new in an item, row by row of those of its [] that are left. */
static void put_new(struct look *now, struct look *before, const struct pl_item *item, int bracket)
{
	if (is_untouched(now, before, item, bracket))
		return;
	bool whole = bracket == PL_BRACKETS || item->count[bracket] == 0;
	bool listed = !whole && is_listed(item, bracket);
	if (!whole && !listed) {
		for (int row = 0; row < rows_of(now, item, bracket); row++) {
			now->row[bracket] = row;
			put_new(now, before, item, bracket + 1);
		}
		return;
	}
	if (!(listed ? list_differs(now, before, item, bracket) : differs(now, before, item)))
		return;
	char room[PATH];
	struct pl_text path = pl_text_in(room, sizeof room);
	put_place(item, now->row, &path);
	put_rows(now, item, room, bracket);
}

void pl_change_json(const struct pl_description *about, const char *key,
                    const struct pl_rules *rules, const struct pl_state *before,
                    const struct pl_state *view, int viewer, struct pl_text *text)
{
	struct look now = { .rules = rules, .view = view, .viewer = viewer, .text = text };
	struct look then = { .rules = rules, .view = before, .viewer = viewer };
	pl_json_open(text, key, '{');
	for (const struct pl_item *item = about->state; item->name != NULL; item++)
		put_new(&now, &then, item, 0);
	pl_json_close(text, '}');
}

/* One value of the data: a number as a number, all else as its word; names and texts in the
 * book's language, so that who refers to a row still finds it. */
static void put_field(const struct pl_game *game, const struct pl_book *book,
                      const struct pl_field *field, const char *key, int row, int line,
                      struct pl_text *text)
{
	char room[512], own_room[512];
	struct pl_text value = pl_text_in(room, sizeof room);
	struct pl_text own = pl_text_in(own_room, sizeof own_room);
	if (field->kind == PL_NUMBER) {
		pl_json_number(text, key, pl_field_get(field, book->rules, row, line));
		return;
	}
	pl_field_value(game, field, book, row, line, &value);
	if (field->kind != PL_CHOICE)
		pl_say_name(book, room, &own);
	pl_json_string(text, key, field->kind == PL_CHOICE ? room : own_room);
}

static void put_column(const struct pl_game *game, const struct pl_book *book,
                       const struct pl_field *field, struct pl_text *text)
{
	if (field->count[0] == 0) {
		put_field(game, book, field, field->path, 0, 0, text);
		return;
	}
	pl_json_open(text, field->path, '[');
	for (int row = 0; row < pl_field_rows(game, field, book->rules, 0, 0); row++) {
		if (field->count[1] == 0) {
			put_field(game, book, field, NULL, row, 0, text);
			continue;
		}
		pl_json_open(text, NULL, '[');
		for (int line = 0; line < pl_field_rows(game, field, book->rules, 1, row); line++)
			put_field(game, book, field, NULL, row, line, text);
		pl_json_close(text, ']');
	}
	pl_json_close(text, ']');
}

enum { COLUMN_PATH = 96 };

/* A column beside those of a set's rows, "card[].piece", or of its own, "hex[].row". */
static void name_column(const struct pl_set *set, const char *name, char path[COLUMN_PATH])
{
	if (set->rows != NULL)
		snprintf(path, COLUMN_PATH, "%.*s.%s", (int)strcspn(set->rows, "."), set->rows,
		         name);
	else
		snprintf(path, COLUMN_PATH, "%s[].%s", set->name, name);
}

static void open_column(const struct pl_set *set, const char *name, struct pl_text *text)
{
	char path[COLUMN_PATH];
	name_column(set, name, path);
	pl_json_open(text, path, '[');
}

static void put_pieces(const struct pl_game *game, const struct pl_book *book,
                       const struct pl_set *set, int rows, struct pl_text *text)
{
	open_column(set, "piece", text);
	for (int member = 1; member <= rows; member++) {
		char id[128], name[256];
		struct pl_text id_text = pl_text_in(id, sizeof id);
		struct pl_text name_text = pl_text_in(name, sizeof name);
		game->piece(book, (uint16_t)(set->piece + member), &id_text, &name_text);
		pl_json_string(text, NULL, id);
	}
	pl_json_close(text, ']');
}

/* How many members a set has by this data. */
static int members_of(const struct pl_game *game, const struct pl_book *book,
                      const struct pl_set *set)
{
	const struct pl_field *names = set->rows != NULL ? pl_field_find(game, set->rows) : NULL;
	int rows = names != NULL ? pl_field_rows(game, names, book->rules, 0, 0) : set->count;
	return rows < set->count ? rows : set->count;
}

/* Where the data has a column of that name, it is the data's. */
static void put_trait(const struct pl_game *game, const struct pl_book *book,
                      const struct pl_set *set, const struct pl_item *trait, int rows,
                      struct pl_text *text)
{
	char path[COLUMN_PATH];
	name_column(set, trait->name, path);
	if (pl_field_find(game, path) != NULL)
		return;
	pl_json_open(text, path, '[');
	for (int member = 1; member <= rows; member++) {
		const int row[PL_BRACKETS] = { member };
		put_value(trait, NULL, pl_item_get(trait, book->rules, NULL, 0, row), text);
	}
	pl_json_close(text, ']');
}

/* What the data itself does not have: ids of pieces, and texts made from its numbers. */
static void put_made(const struct pl_game *game, const struct pl_book *book,
                     const struct pl_set *set, struct pl_text *text)
{
	int rows = members_of(game, book, set);
	if (set->piece != 0 || set->first_pieces)
		put_pieces(game, book, set, rows, text);
	for (const struct pl_column *column = set->columns; column != NULL && column->name != NULL;
	     column++) {
		open_column(set, column->name, text);
		for (int member = 1; member <= rows; member++) {
			char room[1024];
			struct pl_text value = pl_text_in(room, sizeof room);
			column->put(book, member, &value);
			pl_json_string(text, NULL, room);
		}
		pl_json_close(text, ']');
	}
	for (const struct pl_item *trait = items_of(set->traits); trait->name != NULL; trait++)
		put_trait(game, book, set, trait, rows, text);
}

/* By columns, under the paths of the field table: {"card[].cost":[2,3],"turns":40}. */
void pl_book_json(const struct pl_game *game, const struct pl_book *book, struct pl_text *text)
{
	pl_json_open(text, NULL, '{');
	for (const struct pl_field *field = game->fields; field->path != NULL; field++)
		if (field->kind != PL_COUNT)
			put_column(game, book, field, text);
	if (game->description != NULL)
		for (const struct pl_set *const *set = game->description->sets; *set != NULL; set++)
			if ((*set)->of == NULL)
				put_made(game, book, *set, text);
	pl_json_close(text, '}');
}

/* book_diff.c - what was edited between two books; see book_diff.h. */
#include "core/book_diff.h"

#include "core/book_parts.h"
#include "core/memory.h"
#include "core/text.h"

enum { VALUE = 512, MOST_ROWS = 1024 };

struct walk {
	const struct pl_game *game;
	const struct pl_book *const *books;
	struct pl_tree trees[2];
	bool read[2]; /* the texts are known */
	struct pl_diff *diff;
};

/* One place in both books. */
struct place {
	const struct pl_field *field;
	int row[2][2]; /* by book, then bracket */
};

/* --- what a place is called ------------------------------------------------------------- */

static size_t list_length(const char *path)
{
	return strcspn(path, "[");
}

static bool ends_in_list(const char *path)
{
	size_t length = strlen(path);
	return length > 2 && strcmp(path + length - 2, "[]") == 0;
}

/* "effect[].n" of the second effect is "effect 2 n"; of a plain list "funds[]" "funds". */
static void put_key(const char *path, int row1, struct pl_text *text)
{
	const char *key = strchr(path, '.');
	for (key = key == NULL ? path : key + 1; *key != '\0'; key++) {
		if (*key == '[' && key[2] == '.')
			pl_put(text, " %d ", row1 + 1);
		else if (*key != '[' && *key != ']' && !(*key == '.' && key[-1] == ']'))
			pl_put(text, "%c", *key == '.' ? ' ' : *key);
	}
}

static const struct pl_field *name_field(const struct walk *walk, const char *list, size_t length)
{
	static const char *const keys[] = { "name", "title" };
	for (int i = 0; i < 2; i++) {
		char path[PL_PATH];
		snprintf(path, sizeof path, "%.*s[].%s", (int)length, list, keys[i]);
		const struct pl_field *field = pl_field_find(walk->game, path);
		if (field != NULL && field->kind == PL_WORD)
			return field;
	}
	return NULL;
}

static void name_row(const struct walk *walk, int book, const char *path, int row,
                     char name[PL_EDIT_NAME])
{
	size_t length = list_length(path);
	const struct pl_field *field = name_field(walk, path, length);
	struct pl_text text = pl_text_in(name, PL_EDIT_NAME);
	if (field != NULL)
		pl_field_value(walk->game, field, walk->books[book], row, 0, &text);
	else
		pl_put(&text, "%.*s %d", (int)length, path, row + 1);
}

/* --- noting it ---------------------------------------------------------------------------- */

static struct pl_edited *find_edited(struct walk *walk, const char *list, const char *name,
                                     const int row[2])
{
	struct pl_diff *diff = walk->diff;
	for (int i = 0; i < diff->count; i++) {
		struct pl_edited *at = &diff->at[i];
		if (strcmp(at->list, list) == 0 && strcmp(at->name, name) == 0 &&
		    at->row[0] == row[0] && at->row[1] == row[1])
			return at;
	}
	diff->at = pl_resize(diff->at, (size_t)(diff->count + 1) * sizeof diff->at[0]);
	struct pl_edited *fresh = &diff->at[diff->count++];
	*fresh = (struct pl_edited){ .row = { row[0], row[1] } };
	snprintf(fresh->list, sizeof fresh->list, "%s", list);
	snprintf(fresh->name, sizeof fresh->name, "%s", name);
	return fresh;
}

/* The edited row that a place belongs to: a value outside of tables, and a plain list, are
 * each their own. */
static struct pl_edited *edited_at(struct walk *walk, const struct place *place)
{
	const char *path = place->field->path;
	char list[PL_EDIT_NAME] = "", name[PL_EDIT_NAME];
	const int row[2] = { place->row[0][0], place->row[1][0] };
	static const int none[2] = { 0, 0 };
	size_t length = list_length(path);
	bool table = strchr(path, '[') != NULL && path[length + 2] == '.';
	if (table) {
		snprintf(list, sizeof list, "%.*s", (int)length, path);
		name_row(walk, 1, path, row[1], name);
	} else {
		snprintf(name, sizeof name, "%.*s", (int)length, path);
	}
	return find_edited(walk, list, name, table ? row : none);
}

static void note(struct walk *walk, const struct place *place, const char *before, const char *now)
{
	struct pl_edited *edited = edited_at(walk, place);
	bool word = place->field->kind == PL_WORD, table = edited->list[0] != '\0';
	char key[PL_EDIT_NAME];
	struct pl_text named = pl_text_in(key, sizeof key);
	put_key(place->field->path, place->row[1][1], &named);
	size_t used = strlen(edited->what);
	struct pl_text text = pl_text_in(edited->what + used, sizeof edited->what - used);
	if (edited->changes == 0 && !word) { /* what texts differ besides is of no interest */
		edited->what[0] = '\0';
		text = pl_text_in(edited->what, sizeof edited->what);
		edited->field = place->field;
		snprintf(edited->key, sizeof edited->key, "%s", table ? key : edited->name);
	}
	if (edited->changes > 0 && word)
		return;
	edited->changes += !word;
	pl_put(&text, "%s%s%s%s → %s", edited->what[0] == '\0' ? "" : ", ", table ? key : "",
	       table ? " " : "", word ? "(a text)" : before, word ? "(another)" : now);
}

static void note_row(struct walk *walk, const char *path, int before, int now)
{
	char list[PL_EDIT_NAME], name[PL_EDIT_NAME];
	int book = before < 0;
	snprintf(list, sizeof list, "%.*s", (int)list_length(path), path);
	name_row(walk, book, path, book == 0 ? before : now, name);
	const int row[2] = { before, now };
	find_edited(walk, list, name, row)->changes = 1;
}

/* --- keys that are gone --------------------------------------------------------------------- */

static bool gives(const struct walk *walk, int book, const char *path, const int row[2])
{
	return pl_tree_gives(&walk->trees[book], path, row);
}

static void note_unsaid(struct walk *walk, const char *path, const char *value)
{
	struct pl_diff *diff = walk->diff;
	for (int i = 0; i < diff->unsaid_count; i++)
		if (strcmp(diff->unsaid[i].path, path) == 0)
			return;
	diff->unsaid =
		pl_resize(diff->unsaid, (size_t)(diff->unsaid_count + 1) * sizeof diff->unsaid[0]);
	struct pl_unsaid *unsaid = &diff->unsaid[diff->unsaid_count++];
	snprintf(unsaid->path, sizeof unsaid->path, "%s", path);
	snprintf(unsaid->value, sizeof unsaid->value, "%s", value);
}

/* The value is the usual one and only the first text says it. A list that is gone whole is
 * told once. */
static void look_for_key(struct walk *walk, const struct place *place, const char *now)
{
	const struct pl_field *field = place->field;
	char list[PL_EDIT_NAME], path[PL_EDIT_NAME];
	if (!walk->read[0] || !walk->read[1] || field->kind == PL_WORD ||
	    pl_field_get(field, walk->books[1]->rules, place->row[1][0], place->row[1][1]) !=
	            field->usual ||
	    !gives(walk, 0, field->path, place->row[0]) ||
	    gives(walk, 1, field->path, place->row[1]))
		return;
	snprintf(list, sizeof list, "%.*s", (int)list_length(field->path), field->path);
	if (strcmp(list, field->path) != 0 && !gives(walk, 1, list, place->row[1])) {
		note_unsaid(walk, list, "");
		return;
	}
	struct pl_text text = pl_text_in(path, sizeof path);
	pl_field_path(field, place->row[1][0], place->row[1][1], &text);
	note_unsaid(walk, path, now);
}

/* --- comparing ------------------------------------------------------------------------------- */

static void put_value(const struct walk *walk, const struct place *place, int book,
                      char value[VALUE])
{
	struct pl_text text = pl_text_in(value, VALUE);
	pl_field_value(walk->game, place->field, walk->books[book], place->row[book][0],
	               place->row[book][1], &text);
}

static void compare_value(struct walk *walk, const struct place *place)
{
	char before[VALUE], now[VALUE];
	put_value(walk, place, 0, before);
	put_value(walk, place, 1, now);
	if (strcmp(before, now) != 0)
		note(walk, place, before, now);
	look_for_key(walk, place, now);
}

/* All values of a plain list, "0, 2, 1, 1". */
static void put_values(const struct walk *walk, struct place place, int book, int bracket,
                       char values[VALUE])
{
	struct pl_text text = pl_text_in(values, VALUE);
	int rows = pl_book_rows(walk->game, walk->books[book], place.field, bracket,
	                        bracket == 0 ? 0 : place.row[book][0]);
	for (int i = 0; i < rows; i++) {
		char value[VALUE];
		place.row[book][bracket] = i;
		put_value(walk, &place, book, value);
		pl_put(&text, "%s%s", i == 0 ? "" : ", ", value);
	}
	if (rows == 0)
		pl_put(&text, "none");
}

static void compare_values(struct walk *walk, const struct place *place, int bracket)
{
	char before[VALUE], now[VALUE];
	put_values(walk, *place, 0, bracket, before);
	put_values(walk, *place, 1, bracket, now);
	if (strcmp(before, now) != 0)
		note(walk, place, before, now);
}

/* A list within a row: how many it has, and each that both have. */
static void compare_inner(struct walk *walk, struct place place)
{
	int rows[2];
	for (int book = 0; book < 2; book++)
		rows[book] = pl_book_rows(walk->game, walk->books[book], place.field, 1,
		                          place.row[book][0]);
	for (int i = 0; i < rows[0] && i < rows[1]; i++) {
		place.row[0][1] = place.row[1][1] = i;
		compare_value(walk, &place);
	}
}

static void compare_count(struct walk *walk, const struct place *place)
{
	char before[32], now[32];
	for (int book = 0; book < 2; book++)
		snprintf(book == 0 ? before : now, sizeof before, "%d",
		         (int)pl_field_get(place->field, walk->books[book]->rules,
		                           place->row[book][0], 0));
	const struct pl_field *plain = pl_field_find(walk->game, place->field->path);
	if (strcmp(before, now) != 0 && plain->kind == PL_COUNT)
		note(walk, place, before, now);
}

static void compare_in_row(struct walk *walk, const struct place *place)
{
	const struct pl_field *field = place->field;
	if (field->kind == PL_COUNT)
		compare_count(walk, place);
	else if (pl_field_brackets(field) == 1)
		compare_value(walk, place);
	else if (ends_in_list(field->path))
		compare_values(walk, place, 1);
	else
		compare_inner(walk, *place);
}

/* --- rows ---------------------------------------------------------------------------------------- */

/* Which row of the first book each of the second is: of the same name, or, of those without
 * a partner, at the same place. -1: a new one. */
static void match_rows(const struct walk *walk, const char *path, const int rows[2],
                       int partner[MOST_ROWS], bool taken[MOST_ROWS])
{
	memset(taken, 0, MOST_ROWS * sizeof taken[0]);
	for (int now = 0; now < rows[1]; now++) {
		char name[PL_EDIT_NAME], other[PL_EDIT_NAME];
		name_row(walk, 1, path, now, name);
		partner[now] = -1;
		for (int before = 0; before < rows[0] && partner[now] < 0; before++) {
			name_row(walk, 0, path, before, other);
			if (taken[before] || strcmp(name, other) != 0)
				continue;
			taken[before] = true;
			partner[now] = before;
		}
	}
	for (int now = 0; now < rows[1] && now < rows[0]; now++)
		if (partner[now] < 0 && !taken[now]) {
			taken[now] = true;
			partner[now] = now;
		}
}

static bool is_in_table(const struct pl_field *field, const char *list, size_t length)
{
	return strncmp(field->path, list, length) == 0 && field->path[length] == '[' &&
		field->path[length + 2] == '.';
}

/* Every field of a table, row by row. */
static void compare_table(struct walk *walk, const struct pl_field *first)
{
	size_t length = list_length(first->path);
	int rows[2], partner[MOST_ROWS];
	bool taken[MOST_ROWS];
	for (int book = 0; book < 2; book++) {
		rows[book] = pl_book_rows(walk->game, walk->books[book], first, 0, 0);
		rows[book] = rows[book] < MOST_ROWS ? rows[book] : MOST_ROWS;
	}
	match_rows(walk, first->path, rows, partner, taken);
	for (int now = 0; now < rows[1]; now++) {
		if (partner[now] < 0) {
			note_row(walk, first->path, -1, now);
			continue;
		}
		for (const struct pl_field *field = first; field->path != NULL; field++)
			if (is_in_table(field, first->path, length))
				compare_in_row(
					walk,
					&(struct place){ field, { { partner[now] }, { now } } });
	}
	for (int before = 0; before < rows[0]; before++)
		if (!taken[before])
			note_row(walk, first->path, before, -1);
}

/* A table is compared at the first of its fields. */
static bool is_first_of_table(const struct pl_game *game, const struct pl_field *field)
{
	size_t length = list_length(field->path);
	if (!is_in_table(field, field->path, length))
		return false;
	for (const struct pl_field *at = game->fields; at < field; at++)
		if (is_in_table(at, field->path, length))
			return false;
	return true;
}

static void compare_field(struct walk *walk, const struct pl_field *field)
{
	const struct place place = { .field = field };
	if (strchr(field->path, '[') == NULL)
		compare_value(walk, &place);
	else if (is_first_of_table(walk->game, field))
		compare_table(walk, field);
	else if (ends_in_list(field->path) && pl_field_brackets(field) == 1 &&
	         field->kind != PL_COUNT)
		compare_values(walk, &place, 0);
}

void pl_diff_open(struct pl_diff *diff, const struct pl_game *game,
                  const struct pl_book *const books[2], const char *const texts[2])
{
	struct walk walk = { .game = game, .books = books, .diff = diff };
	struct pl_faults faults = { 0 };
	*diff = (struct pl_diff){ .count = 0 };
	for (int book = 0; book < 2; book++)
		walk.read[book] = texts[book] != NULL &&
			pl_tree_read(&walk.trees[book], texts[book], strlen(texts[book]), &faults);
	for (const struct pl_field *field = game->fields; field->path != NULL; field++)
		compare_field(&walk, field);
	for (int book = 0; book < 2; book++)
		pl_tree_free(&walk.trees[book]);
}

void pl_diff_close(struct pl_diff *diff)
{
	free(diff->at);
	free(diff->unsaid);
}

void pl_edited_say(const struct pl_edited *edited, struct pl_text *text)
{
	size_t length = strlen(edited->name);
	const char *s = length > 0 && edited->name[length - 1] == 's' ? "’" : "’s";
	if (edited->row[0] < 0)
		pl_put(text, "%s %s, which is new", edited->list, edited->name);
	else if (edited->row[1] < 0)
		pl_put(text, "%s %s, which is gone", edited->list, edited->name);
	else if (edited->list[0] == '\0')
		pl_put(text, "%s %s", edited->name, edited->what);
	else
		pl_put(text, "%s%s %s", edited->name, s, edited->what);
}

/* book_shape.c - the field table as a tree, so that the data can be read
 * against it from the outside in. */
#include "core/book_parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Hold a field table to what game.h says of it, in every build: a number put
 * outside the rules would be worse than a program that stops. This speaks to
 * whoever writes a game; no data file can set it off. */
static void must(bool holds, const struct pl_field *field, const char *what)
{
	if (holds)
		return;
	fprintf(stderr, "field table: '%s': %s\n", field->path, what);
	abort();
}

static int add_shape(struct pl_shapes *shapes, int parent, const char *key, size_t length)
{
	struct pl_shape *shape = &shapes->at[shapes->count];
	*shape = (struct pl_shape){
		.parent = parent, .first = -1, .next = -1, .item = -1, .seen = -1
	};
	memcpy(shape->key, key, length);
	if (parent >= 0)
		shape->brackets = shapes->at[parent].brackets;
	return shapes->count++;
}

int pl_shape_find(const struct pl_shapes *shapes, int group, const char *key, size_t length)
{
	for (int i = shapes->at[group].first; i >= 0; i = shapes->at[i].next)
		if (strlen(shapes->at[i].key) == length &&
		    memcmp(shapes->at[i].key, key, length) == 0)
			return i;
	return -1;
}

static int key_shape(struct pl_shapes *shapes, int group, const char *key, size_t length)
{
	int found = pl_shape_find(shapes, group, key, length);
	if (found >= 0)
		return found;
	found = add_shape(shapes, group, key, length);
	int *link = &shapes->at[group].first;
	while (*link >= 0)
		link = &shapes->at[*link].next;
	*link = found;
	return found;
}

static int item_shape(struct pl_shapes *shapes, int list)
{
	if (shapes->at[list].item < 0) {
		int item = add_shape(shapes, list, "", 0);
		shapes->at[item].brackets++;
		shapes->at[list].item = item;
	}
	return shapes->at[list].item;
}

/* Where the last bracket of a PL_COUNT stands in for all rows, count is not
 * told by it. */
static void agree_on_rows(struct pl_shape *list, const struct pl_field *field, int bracket)
{
	if (bracket >= pl_field_taken(field))
		return;
	must(field->count[bracket] > 0, field, "count is missing");
	must(list->rows == 0 || list->rows == field->count[bracket], field,
	     "count differs from another field of this list");
	list->rows = field->count[bracket];
}

static void add_field(struct pl_shapes *shapes, const struct pl_field *field)
{
	int at = 0, list = -1, bracket = 0;
	const char *path = field->path;
	while (*path != '\0') {
		size_t length = strcspn(path, ".[");
		must(length > 0 && length < PL_KEY, field, "a key is empty or too long");
		at = key_shape(shapes, at, path, length);
		path += length;
		while (path[0] == '[') {
			list = at;
			agree_on_rows(&shapes->at[list], field, bracket++);
			at = item_shape(shapes, list);
			path += 2;
		}
		if (*path == '.')
			path++;
	}
	if (field->kind == PL_COUNT)
		shapes->at[list].counter = field;
	else
		shapes->at[at].value = field;
}

/* The largest number that fits a field's bytes. */
static int64_t largest(const struct pl_field *field)
{
	int bits = 8 * field->size - (field->lo < 0 || field->size == 4);
	return ((int64_t)1 << bits) - 1;
}

static void check_path(const struct pl_field *field)
{
	size_t length = strlen(field->path);
	size_t brackets = 0;
	for (const char *at = field->path; *at != '\0'; at++)
		brackets += *at == '[' || *at == ']';
	must(length < PL_PATH - 20, field, "the path is too long");
	must(brackets == 2 * (size_t)pl_field_brackets(field) && brackets <= 4, field,
	     "expected at most two []");
	bool counts = length > 2 && strcmp(field->path + length - 2, "[]") == 0;
	must(field->kind != PL_COUNT || counts, field, "a count ends in []");
}

static void check_place(const struct pl_game *game, const struct pl_field *field)
{
	must(field->size == 1 || field->size == 2 || field->size == 4, field, "size is 1, 2 or 4");
	size_t end = (size_t)field->offset + field->size;
	for (int i = 0; i < pl_field_taken(field); i++)
		if (field->count[i] > 0)
			end += (size_t)(field->count[i] - 1) * field->stride[i];
	must(field->offset >= sizeof(struct pl_rules) && end <= game->rules_size, field,
	     "offset, stride or count leads out of the rules");
}

static void check_text(const struct pl_game *game, const struct pl_field *field)
{
	must(field->usual == 0 || field->usual == PL_REQUIRED, field, "usual is 0 or PL_REQUIRED");
	must(field->lo >= 0, field, "lo is negative");
	if (field->kind != PL_ROW)
		return;
	const struct pl_field *name = field->rows == NULL ? NULL : pl_field_find(game, field->rows);
	must(name != NULL && name->kind == PL_WORD && pl_field_brackets(name) == 1, field,
	     "rows is not a PL_WORD with one []");
	must(name->count[0] <= largest(field), field, "size is too small for the rows");
}

static void check_number(const struct pl_field *field)
{
	must(field->lo <= field->hi, field, "lo is above hi");
	must(field->hi <= largest(field) && field->lo >= -largest(field) - 1, field,
	     "size is too small for lo to hi");
	if (field->kind == PL_COUNT)
		return;
	must(field->usual == PL_REQUIRED ||
	             (field->usual >= field->lo && field->usual <= field->hi),
	     field, "usual is not from lo to hi");
	must(field->kind == PL_NUMBER || field->names != NULL, field, "names are missing");
}

static void check_field(const struct pl_game *game, const struct pl_field *field)
{
	check_path(field);
	check_place(game, field);
	if (field->kind == PL_ROW || field->kind == PL_WORD)
		check_text(game, field);
	else
		check_number(field);
}

/* No place is a value, a list and a group at once, and a list has rows. */
static void check_shape(const struct pl_shape *shape, const struct pl_field *fields)
{
	int kinds = (shape->value != NULL) + (shape->item >= 0) + (shape->first >= 0);
	const struct pl_field *counter = shape->counter;
	const struct pl_field *blame = shape->value != NULL ? shape->value
		: counter != NULL                           ? counter
							    : fields;
	must(kinds <= 1, blame, "two fields contradict each other's paths");
	must(shape->item < 0 || shape->rows > 0, blame, "no field has this list's rows");
	must(counter == NULL || (counter->lo >= 0 && counter->hi <= shape->rows), blame,
	     "lo to hi does not fit the count of the list's fields");
}

static size_t count_shapes(const struct pl_game *game)
{
	size_t count = 1;
	for (const struct pl_field *field = game->fields; field->path != NULL; field++) {
		count++;
		for (const char *at = field->path; *at != '\0'; at++)
			count += *at == '.' || *at == '[';
	}
	return count;
}

bool pl_shapes_make(struct pl_shapes *shapes, const struct pl_game *game)
{
	shapes->count = 0;
	shapes->at = calloc(count_shapes(game), sizeof *shapes->at);
	if (shapes->at == NULL)
		return false;
	add_shape(shapes, -1, "", 0);
	for (const struct pl_field *field = game->fields; field->path != NULL; field++) {
		check_field(game, field);
		add_field(shapes, field);
	}
	for (int i = 0; i < shapes->count; i++)
		check_shape(&shapes->at[i], game->fields);
	return true;
}

void pl_shapes_free(struct pl_shapes *shapes)
{
	free(shapes->at);
	*shapes = (struct pl_shapes){ 0 };
}

int pl_shape_fewest(const struct pl_shape *shape)
{
	return shape->counter != NULL ? shape->counter->lo : shape->rows;
}

int pl_shape_most(const struct pl_shape *shape)
{
	return shape->counter != NULL ? shape->counter->hi : shape->rows;
}

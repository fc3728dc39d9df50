/* book_set.c - one setting on top of the data: "card[3].cost=2".
 *
 * A row is its number from 1, or its name where the list names its rows. */
#include "core/book_parts.h"

#include "core/text.h"

#include <string.h>

/* A place in the data on the way from the root. */
struct walk {
	const char *at; /* what of the setting is left to read */
	int shape;
	int row[2];
};

/* The path of a setting as the field table writes it, without its rows. */
static void strip_rows(char room[PL_PATH], const char *setting)
{
	size_t used = 0;
	bool inside = false;
	for (; *setting != '\0' && used < PL_PATH - 1; setting++) {
		if (*setting == ']')
			inside = false;
		if (*setting == '=' && !inside)
			break;
		if (!inside)
			room[used++] = *setting;
		if (*setting == '[')
			inside = true;
	}
	room[used] = '\0';
}

static void tell_unknown_path(struct pl_loader *l)
{
	char path[PL_PATH];
	strip_rows(path, l->setting);
	const char *near = NULL;
	for (const struct pl_field *field = l->game->fields; field->path != NULL; field++)
		if (field->kind != PL_COUNT && field->kind != PL_WORD)
			near = pl_nearer(path, near, field->path);
	if (near != NULL)
		pl_tell(l, 0, 0, "there is no such value; did you mean '%s'?", near);
	else
		pl_tell(l, 0, 0, "there is no such value in this game's data");
}

static int rows_of(const struct pl_loader *l, const struct pl_shape *list, const int row[2])
{
	if (list->counter == NULL)
		return list->rows;
	return pl_field_get(list->counter, l->rules, row[0], row[1]);
}

/* The text that names this row of a list, or NULL if its rows have no names. */
static const char *name_of_row(const struct pl_loader *l, const struct pl_shape *list,
                               const int row[2])
{
	int key = pl_shape_find(&l->shapes, list->item, "name", 4);
	int name = key >= 0 ? key : list->item;
	const struct pl_field *field = l->shapes.at[name].value;
	if (field == NULL || field->kind != PL_WORD)
		return NULL;
	return l->words[pl_field_get(field, l->rules, row[0], row[1])];
}

/* The row of that name from 0, or -1 once it is told that there is none, or
 * more than one. */
static int row_by_name(struct pl_loader *l, const struct pl_shape *list, const int row[2],
                       const char *text, size_t length)
{
	int found = -1, at[2] = { row[0], row[1] };
	const char *near = NULL;
	char shown[PL_SHOWN];
	pl_show_text(shown, text, length);
	for (int i = 0; i < rows_of(l, list, row); i++) {
		at[list->brackets] = i;
		const char *name = name_of_row(l, list, at);
		if (name == NULL)
			break;
		if (name[0] != '\0')
			near = pl_nearer(shown, near, name);
		if (length == 0 || strlen(name) != length || memcmp(name, text, length) != 0)
			continue;
		if (found >= 0) {
			pl_tell(l, 0, 0, "rows %d and %d are both '%s'; expected a row's number",
			        found + 1, i + 1, shown);
			return -1;
		}
		found = i;
	}
	if (found < 0 && near != NULL)
		pl_tell(l, 0, 0, "no row '%s'; did you mean '%s'?", shown, near);
	else if (found < 0)
		pl_tell(l, 0, 0, "no row '%s'; expected a row from 1 to %d", shown,
		        rows_of(l, list, row));
	return found;
}

/* The number of a row in text, or -1 if it is not one. */
static int row_number(const char *text, size_t length)
{
	int number = 0;
	if (length == 0 || length > 5 || text[0] == '0')
		return -1;
	for (size_t i = 0; i < length; i++) {
		if (text[i] < '0' || text[i] > '9')
			return -1;
		number = 10 * number + (text[i] - '0');
	}
	return number;
}

/* Go through one pair of brackets, or tell why not. */
static bool enter_row(struct pl_loader *l, struct walk *walk)
{
	const struct pl_shape *list = &l->shapes.at[walk->shape];
	const char *text = walk->at + 1;
	size_t length = strcspn(text, "]");
	if (list->item < 0 || text[length] != ']') {
		tell_unknown_path(l);
		return false;
	}
	int rows = rows_of(l, list, walk->row), number = row_number(text, length);
	if (number > rows) {
		pl_tell(l, 0, 0, "no row %d; expected a row from 1 to %d", number, rows);
		return false;
	}
	int row = number > 0 ? number - 1 : row_by_name(l, list, walk->row, text, length);
	if (row < 0)
		return false;
	walk->row[list->brackets] = row;
	walk->shape = list->item;
	walk->at = text + length + 1;
	return true;
}

/* Follow the setting's path to its '='. */
static bool follow(struct pl_loader *l, struct walk *walk)
{
	for (;;) {
		size_t length = strcspn(walk->at, ".[=");
		walk->shape = pl_shape_find(&l->shapes, walk->shape, walk->at, length);
		if (walk->shape < 0) {
			tell_unknown_path(l);
			return false;
		}
		walk->at += length;
		while (*walk->at == '[' && strncmp(walk->at, "[]=", 3) != 0)
			if (!enter_row(l, walk))
				return false;
		if (*walk->at != '.')
			return true;
		walk->at++;
	}
}

static void take_row(struct pl_loader *l, const struct pl_given *given)
{
	const struct pl_field *field = l->shapes.at[given->shape].value;
	const struct pl_field *name = pl_field_find(l->game, field->rows);
	int rows = pl_field_rows(l->game, name, l->rules, 0, 0);
	int32_t value = field->lo == 0 && strcmp(given->text, "none") == 0 ? 0 : -1;
	const char *near = NULL;
	for (int i = 0; i < rows && value < 0; i++) {
		const char *text = l->words[pl_field_get(name, l->rules, i, 0)];
		if (text[0] == '\0')
			continue;
		if (strcmp(text, given->text) == 0)
			value = i + 1;
		near = pl_nearer(given->text, near, text);
	}
	if (value >= 0)
		pl_field_put(field, l->rules, given->row[0], given->row[1], value);
	else
		pl_tell_value(l, given, near);
}

static void take_setting(struct pl_loader *l, const struct pl_given *given)
{
	switch (l->shapes.at[given->shape].value->kind) {
	case PL_NUMBER:
		pl_take_number(l, given);
		break;
	case PL_CHOICE:
		pl_take_choice(l, given);
		break;
	case PL_ROW:
		take_row(l, given);
		break;
	default:
		pl_tell(l, 0, 0, "a text is not a setting; change it in the data");
		break;
	}
}

/* Put the value after '=' where the path has led. */
static void finish(struct pl_loader *l, const struct walk *walk)
{
	const struct pl_shape *shape = &l->shapes.at[walk->shape];
	if (shape->item >= 0) {
		pl_tell(l, 0, 0,
		        "how many rows there are follows from the data; "
		        "expected a value of one row");
	} else if (shape->value == NULL || *walk->at != '=') {
		tell_unknown_path(l);
	} else {
		const char *value = walk->at + 1;
		struct pl_given given = {
			.text = value,
			.length = strlen(value),
			.plain = true,
			.shape = walk->shape,
			.row = { walk->row[0], walk->row[1] },
		};
		take_setting(l, &given);
	}
}

void pl_apply_setting(struct pl_loader *l, const char *setting)
{
	struct walk walk = { .at = setting };
	l->setting = setting;
	if (strchr(setting, '=') == NULL)
		pl_tell(l, 0, 0, "expected a path, '=' and a value, as in turns=40");
	else if (follow(l, &walk))
		finish(l, &walk);
	l->setting = NULL;
}

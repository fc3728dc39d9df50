/* book_read.c - the nodes of a data file against the shapes of a field table.
 *
 * A mistake is told and passed over, so that one run shows all of them; only
 * when no more can be kept does reading stop. */
#include "core/book_parts.h"

#include "core/text.h"

#include <stdlib.h>
#include <string.h>

/* --- messages ----------------------------------------------------------- */

void pl_tell(struct pl_loader *l, int line, int column, const char *format, ...)
{
	char prefix[PL_SHOWN + 16] = "";
	if (l->setting != NULL) {
		char shown[PL_SHOWN];
		pl_show_text(shown, l->setting, strlen(l->setting));
		struct pl_text text = pl_text_in(prefix, sizeof prefix);
		pl_put(&text, "setting %s: ", shown);
	}
	va_list args;
	va_start(args, format);
	pl_fault_addv(l->faults, line, column, prefix, format, args);
	va_end(args);
}

const char *pl_nearer(const char *word, const char *best, const char *name)
{
	const char *pair[2] = { best != NULL ? best : name, name };
	return pl_nearest(word, pair, 2);
}

/* What a person calls this place: its key, or its list's key and row. */
static void put_label(struct pl_text *text, const struct pl_loader *l, int shape, const int row[2])
{
	const struct pl_shape *at = &l->shapes.at[shape];
	if (at->parent < 0) {
		pl_put(text, "the data");
	} else if (at->key[0] != '\0') {
		pl_put(text, "%s", at->key);
	} else {
		put_label(text, l, at->parent, row);
		pl_put(text, "[%d]", row[at->brackets - 1] + 1);
	}
}

static void put_names(struct pl_text *text, const struct pl_field *field)
{
	int count = field->hi - field->lo + 1;
	for (int i = 0; i < count; i++)
		pl_put(text, "%s%s", i == 0 ? "" : i == count - 1 ? " or " : ", ", field->names[i]);
}

static void put_value_wanted(struct pl_text *text, const struct pl_field *field)
{
	switch (field->kind) {
	case PL_NUMBER:
		pl_put(text, "a number from %d to %d", field->lo, field->hi);
		break;
	case PL_CHOICE:
		put_names(text, field);
		break;
	case PL_ROW:
		pl_put(text, "a name from the list '%.*s'%s", (int)strcspn(field->rows, "["),
		       field->rows, field->lo == 0 ? " or none" : "");
		break;
	default:
		pl_put(text, "a text of %d to %d bytes", field->lo, field->hi);
		break;
	}
	if (field->about != NULL)
		pl_put(text, " (%s)", field->about);
}

static void put_list_wanted(struct pl_text *text, const struct pl_shape *list)
{
	int fewest = pl_shape_fewest(list), most = pl_shape_most(list);
	if (fewest == most)
		pl_put(text, "a list of %d row%s", most, pl_plural(most));
	else
		pl_put(text, "a list of %d to %d rows", fewest, most);
}

static void put_wanted(struct pl_text *text, const struct pl_loader *l, int shape)
{
	const struct pl_shape *at = &l->shapes.at[shape];
	if (at->value != NULL) {
		put_value_wanted(text, at->value);
	} else if (at->item >= 0) {
		put_list_wanted(text, at);
	} else if (at->first < 0) {
		pl_put(text, "nothing: this game has no data to set");
	} else {
		pl_put(text, "a group of keys:");
		for (int i = at->first; i >= 0; i = l->shapes.at[i].next)
			pl_put(text, "%s %s", i == at->first ? "" : ",", l->shapes.at[i].key);
	}
}

static void put_found(struct pl_text *text, const struct pl_given *given)
{
	char shown[PL_SHOWN];
	pl_show_text(shown, given->text, given->length);
	if (given->length == 0 && given->plain)
		pl_put(text, "empty");
	else
		pl_put(text, given->plain ? "%s" : "\"%s\"", shown);
}

static void tell_unlike(struct pl_loader *l, int line, int column, int shape, const int row[2],
                        const char *found)
{
	char label[PL_KEY + 32], wanted[PL_FAULT_TEXT];
	struct pl_text label_text = pl_text_in(label, sizeof label);
	struct pl_text wanted_text = pl_text_in(wanted, sizeof wanted);
	put_label(&label_text, l, shape, row);
	put_wanted(&wanted_text, l, shape);
	pl_tell(l, line, column, "%s is %s expected %s", label, found, wanted);
}

void pl_tell_value(struct pl_loader *l, const struct pl_given *given, const char *near)
{
	char found[2 * PL_SHOWN + 64];
	struct pl_text text = pl_text_in(found, sizeof found);
	put_found(&text, given);
	pl_put(&text, ";");
	if (near != NULL) {
		char shown[PL_SHOWN];
		pl_show_text(shown, near, strlen(near));
		pl_put(&text, " did you mean '%s'?", shown);
	}
	tell_unlike(l, given->line, given->column, given->shape, given->row, found);
}

static void tell_node(struct pl_loader *l, const struct pl_node *node, int shape, const int row[2])
{
	const char *found = node->kind == PL_NODE_LIST ? "a list;"
		: node->kind == PL_NODE_GROUP          ? "a group of keys;"
		: node->length == 0                    ? "empty;"
						       : "a single value;";
	tell_unlike(l, node->line, node->column, shape, row, found);
}

/* --- values ------------------------------------------------------------- */

static const struct pl_field *field_of(const struct pl_loader *l, const struct pl_given *given)
{
	return l->shapes.at[given->shape].value;
}

static void put_value(struct pl_loader *l, const struct pl_given *given, int32_t value)
{
	pl_field_put(field_of(l, given), l->rules, given->row[0], given->row[1], value);
}

/* One way only to write a number: "010", "+1", "1e3" and "0x1f" mean different
 * things to different people, so they mean nothing here. */
static bool plain_number(const struct pl_given *given, int64_t *number)
{
	const char *digit = given->text;
	bool minus = *digit == '-';
	digit += minus;
	size_t digits = given->length - minus;
	if (!given->plain || given->length == 0 || digits == 0 || digits > 10)
		return false;
	if (*digit == '0' && (digits > 1 || minus))
		return false;
	*number = 0;
	for (size_t i = 0; i < digits; i++) {
		if (digit[i] < '0' || digit[i] > '9')
			return false;
		*number = *number * 10 + (digit[i] - '0');
	}
	if (minus)
		*number = -*number;
	return true;
}

void pl_take_number(struct pl_loader *l, const struct pl_given *given)
{
	const struct pl_field *field = field_of(l, given);
	int64_t number;
	if (plain_number(given, &number) && number >= field->lo && number <= field->hi)
		put_value(l, given, (int32_t)number);
	else
		pl_tell_value(l, given, NULL);
}

void pl_take_choice(struct pl_loader *l, const struct pl_given *given)
{
	const struct pl_field *field = field_of(l, given);
	for (int32_t i = 0; i <= field->hi - field->lo; i++)
		if (strcmp(given->text, field->names[i]) == 0 &&
		    strlen(field->names[i]) == given->length) {
			put_value(l, given, field->lo + i);
			return;
		}
	const char *near = NULL; /* costly to find, so only when needed */
	for (int32_t i = 0; i <= field->hi - field->lo; i++)
		near = pl_nearer(given->text, near, field->names[i]);
	pl_tell_value(l, given, near);
}

/* NULL, or what is wrong with the letters of a text. */
static const char *flaw_of_word(const struct pl_given *given)
{
	const char *at = given->text, *end = given->text + given->length;
	while (at < end) {
		uint32_t point;
		if (!pl_utf8_next(&at, end, &point))
			return "is not UTF-8; expected text";
		if (point == '\n')
			return "has a line break; write it in one line, or in several after >-";
		if (pl_utf8_control(point))
			return "has a control character; expected one line of text";
	}
	return NULL;
}

static bool fits(const struct pl_field *field, uint32_t word)
{
	return field->size == 4 || word < 1u << 8 * field->size;
}

static void take_word(struct pl_loader *l, const struct pl_given *given)
{
	const struct pl_field *field = field_of(l, given);
	const char *flaw = flaw_of_word(given);
	char label[PL_KEY + 32];
	struct pl_text text = pl_text_in(label, sizeof label);
	put_label(&text, l, given->shape, given->row);
	if (flaw != NULL) {
		pl_tell(l, given->line, given->column, "%s %s", label, flaw);
	} else if (given->length < (size_t)field->lo || given->length > (size_t)field->hi) {
		char found[40];
		struct pl_text bytes = pl_text_in(found, sizeof found);
		pl_put(&bytes, "%zu bytes long;", given->length);
		tell_unlike(l, given->line, given->column, given->shape, given->row, found);
	} else if (given->length == 0) {
		put_value(l, given, 0);
	} else if (!fits(field, l->word_count)) {
		pl_tell(l, given->line, given->column,
		        "%s is one text too many; expected at most %u texts up to here", label,
		        (1u << 8 * field->size) - 1);
	} else {
		put_value(l, given, (int32_t)l->word_count);
		l->words[l->word_count++] = given->text;
	}
}

static void read_value(struct pl_loader *l, int shape, const struct pl_node *node, const int row[2])
{
	if (node->kind != PL_NODE_VALUE) {
		tell_node(l, node, shape, row);
		return;
	}
	struct pl_given given = {
		.text = l->tree.texts + node->text,
		.length = node->length,
		.plain = node->plain,
		.line = node->line,
		.column = node->column,
		.shape = shape,
		.row = { row[0], row[1] },
	};
	uint8_t kind = l->shapes.at[shape].value->kind;
	if (kind == PL_NUMBER)
		pl_take_number(l, &given);
	else if (kind == PL_CHOICE)
		pl_take_choice(l, &given);
	else
		l->given[l->given_count++] = given;
	if (kind == PL_WORD)
		take_word(l, &given);
}

/* --- what the data leaves out ------------------------------------------- */

static bool usual_count(const struct pl_field *counter, int *count)
{
	*count = counter->usual;
	return counter->usual >= counter->lo && counter->usual <= counter->hi;
}

/* Whether this place cannot be left out. */
static bool is_needed(const struct pl_loader *l, int shape)
{
	const struct pl_shape *at = &l->shapes.at[shape];
	int rows = at->rows;
	if (at->value != NULL)
		return at->value->usual == PL_REQUIRED ||
			(at->value->kind == PL_ROW && at->value->lo > 0);
	if (at->counter != NULL && !usual_count(at->counter, &rows))
		return true;
	if (at->item >= 0)
		return rows > 0 && is_needed(l, at->item);
	for (int i = at->first; i >= 0; i = l->shapes.at[i].next)
		if (is_needed(l, i))
			return true;
	return false;
}

static void fill_usual(struct pl_loader *l, int shape, const int row[2])
{
	const struct pl_shape *at = &l->shapes.at[shape];
	if (at->value != NULL)
		pl_field_put(at->value, l->rules, row[0], row[1], at->value->usual);
	if (at->item >= 0) {
		int rows = at->rows, inner[2] = { row[0], row[1] };
		if (at->counter != NULL) {
			usual_count(at->counter, &rows);
			pl_field_put(at->counter, l->rules, row[0], row[1], rows);
		}
		for (int i = 0; i < rows; i++) {
			inner[at->brackets] = i;
			fill_usual(l, at->item, inner);
		}
	}
	for (int i = at->first; i >= 0; i = l->shapes.at[i].next)
		fill_usual(l, i, row);
}

/* The keys that lead from a group to this place: "start", "bank.start". */
static void put_keys(struct pl_text *text, const struct pl_loader *l, int group, int shape)
{
	if (l->shapes.at[shape].parent != group) {
		put_keys(text, l, group, l->shapes.at[shape].parent);
		pl_put(text, ".");
	}
	pl_put(text, "%s", l->shapes.at[shape].key);
}

struct place {
	int group, line, column;
};

static void leave_out(struct pl_loader *l, int shape, const int row[2], struct place from)
{
	if (!is_needed(l, shape)) {
		fill_usual(l, shape, row);
		return;
	}
	const struct pl_shape *at = &l->shapes.at[shape];
	for (int i = at->first; i >= 0; i = l->shapes.at[i].next)
		leave_out(l, i, row, from);
	if (at->first >= 0)
		return;
	char keys[PL_PATH], wanted[PL_FAULT_TEXT];
	struct pl_text keys_text = pl_text_in(keys, sizeof keys);
	struct pl_text wanted_text = pl_text_in(wanted, sizeof wanted);
	put_keys(&keys_text, l, from.group, shape);
	put_wanted(&wanted_text, l, shape);
	pl_tell(l, from.line, from.column, "missing key '%s'; expected %s", keys, wanted);
}

/* --- lists and groups --------------------------------------------------- */

static void read_node(struct pl_loader *l, int shape, const struct pl_node *node, const int row[2]);

static void check_rows(struct pl_loader *l, int shape, const struct pl_node *list, const int row[2])
{
	const struct pl_shape *at = &l->shapes.at[shape];
	int most = pl_shape_most(at);
	if (list->count >= pl_shape_fewest(at) && list->count <= most)
		return;
	const struct pl_node *where = list;
	if (list->count > most) {
		where = &l->tree.nodes[list->first];
		for (int i = 0; i < most; i++)
			where = &l->tree.nodes[where->next];
	}
	char message[PL_KEY + 120];
	struct pl_text text = pl_text_in(message, sizeof message);
	put_label(&text, l, shape, row);
	pl_put(&text, ": expected ");
	put_list_wanted(&text, at);
	pl_tell(l, where->line, where->column, "%s, found %d", message, list->count);
}

static void read_list(struct pl_loader *l, int shape, const struct pl_node *node, const int row[2])
{
	const struct pl_shape *at = &l->shapes.at[shape];
	if (node->kind != PL_NODE_LIST) {
		tell_node(l, node, shape, row);
		return;
	}
	check_rows(l, shape, node, row);
	int most = pl_shape_most(at), inner[2] = { row[0], row[1] };
	int rows = node->count < most ? node->count : most;
	if (at->counter != NULL)
		pl_field_put(at->counter, l->rules, row[0], row[1], rows);
	int child = node->first;
	for (int i = 0; i < rows && !l->faults->more; i++) {
		inner[at->brackets] = i;
		read_node(l, at->item, &l->tree.nodes[child], inner);
		child = l->tree.nodes[child].next;
	}
}

static void tell_unknown_key(struct pl_loader *l, int shape, const struct pl_node *key)
{
	const char *text = l->tree.texts + key->text, *near = NULL;
	const struct pl_shape *at = &l->shapes.at[shape];
	for (int i = at->first; i >= 0; i = l->shapes.at[i].next)
		near = pl_nearer(text, near, l->shapes.at[i].key);
	char shown[PL_SHOWN], wanted[PL_FAULT_TEXT];
	pl_show_text(shown, text, key->length);
	struct pl_text room = pl_text_in(wanted, sizeof wanted);
	put_wanted(&room, l, shape);
	if (near != NULL)
		pl_tell(l, key->line, key->column, "unknown key '%s'; did you mean '%s'?", shown,
		        near);
	else
		pl_tell(l, key->line, key->column, "unknown key '%s'; expected %s", shown, wanted);
}

/* The shape of a key, once in each group; -1 once a mistake is told. */
static int take_key(struct pl_loader *l, int shape, int group, const struct pl_node *key)
{
	if (key->kind == PL_NODE_BAD)
		return -1;
	if (key->kind != PL_NODE_VALUE) {
		pl_tell(l, key->line, key->column, "a key is a list or a group; expected a name");
		return -1;
	}
	int found = pl_shape_find(&l->shapes, shape, l->tree.texts + key->text, key->length);
	if (found < 0) {
		tell_unknown_key(l, shape, key);
		return -1;
	}
	if (l->shapes.at[found].seen == group) {
		pl_tell(l, key->line, key->column, "key '%s' is here twice; expected it once",
		        l->shapes.at[found].key);
		return -1;
	}
	l->shapes.at[found].seen = group;
	return found;
}

/* Any data may say whose it is, `game: traders`, and must then be right. */
static bool names_game(struct pl_loader *l, int shape, const struct pl_node *key,
                       const struct pl_node *value)
{
	const char *texts = l->tree.texts;
	if (shape != 0 || key->kind != PL_NODE_VALUE || strcmp(texts + key->text, "game") != 0)
		return false;
	if (value->kind != PL_NODE_VALUE || strcmp(texts + value->text, l->game->slug) != 0)
		pl_tell(l, value->line, value->column,
		        "this is data for another game; expected '%s'", l->game->slug);
	return true;
}

static void read_group(struct pl_loader *l, int shape, const struct pl_node *node, const int row[2])
{
	const struct pl_node *nodes = l->tree.nodes;
	if (node->kind != PL_NODE_GROUP) {
		tell_node(l, node, shape, row);
		return;
	}
	int group = (int)(node - nodes);
	for (int key = node->first; key >= 0 && !l->faults->more;) {
		int value = nodes[key].next;
		if (!names_game(l, shape, &nodes[key], &nodes[value])) {
			int found = take_key(l, shape, group, &nodes[key]);
			if (found >= 0)
				read_node(l, found, &nodes[value], row);
		}
		key = nodes[value].next;
	}
	struct place from = { shape, node->line, node->column };
	for (int i = l->shapes.at[shape].first; i >= 0; i = l->shapes.at[i].next)
		if (l->shapes.at[i].seen != group)
			leave_out(l, i, row, from);
}

static void read_node(struct pl_loader *l, int shape, const struct pl_node *node, const int row[2])
{
	const struct pl_shape *at = &l->shapes.at[shape];
	if (node->kind == PL_NODE_BAD)
		return;
	if (at->value != NULL)
		read_value(l, shape, node, row);
	else if (at->item >= 0)
		read_list(l, shape, node, row);
	else
		read_group(l, shape, node, row);
}

/* --- rows by name ------------------------------------------------------- */

/* The names of one list in order, and below them the row they name. */
static int by_name(const void *left, const void *right)
{
	const struct pl_given *a = *(const struct pl_given *const *)left;
	const struct pl_given *b = *(const struct pl_given *const *)right;
	int order = strcmp(a->text, b->text);
	return order != 0 ? order : (a->row[0] > b->row[0]) - (a->row[0] < b->row[0]);
}

static int find_name(const void *text, const void *entry)
{
	return strcmp(text, (*(const struct pl_given *const *)entry)->text);
}

static void check_names(struct pl_loader *l, const struct pl_given **names, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		char shown[PL_SHOWN];
		pl_show_text(shown, names[i]->text, names[i]->length);
		if (strcmp(names[i]->text, "none") == 0)
			pl_tell(l, names[i]->line, names[i]->column,
			        "'none' means no row; expected another name");
		else if (i > 0 && strcmp(names[i]->text, names[i - 1]->text) == 0)
			pl_tell(l, names[i]->line, names[i]->column,
			        "'%s' is the name of an earlier row (line %d); expected another",
			        shown, names[i - 1]->line);
	}
}

static void join_row(struct pl_loader *l, const struct pl_given *given,
                     const struct pl_given **names, size_t count)
{
	if (field_of(l, given)->lo == 0 && strcmp(given->text, "none") == 0) {
		put_value(l, given, 0);
		return;
	}
	const struct pl_given **found =
		bsearch(given->text, names, count, sizeof(const struct pl_given *), find_name);
	if (found != NULL && strlen(given->text) == given->length) {
		put_value(l, given, (*found)->row[0] + 1);
		return;
	}
	const char *near = NULL;
	for (size_t i = 0; i < count && !l->faults->more; i++)
		near = pl_nearer(given->text, near, names[i]->text);
	pl_tell_value(l, given, near);
}

/* Join every reference to the rows that one field names. */
static void join_rows(struct pl_loader *l, const struct pl_field *name,
                      const struct pl_given **names)
{
	size_t count = 0;
	for (int i = 0; i < l->given_count; i++)
		if (field_of(l, &l->given[i]) == name && l->given[i].length > 0)
			names[count++] = &l->given[i];
	qsort(names, count, sizeof *names, by_name);
	check_names(l, names, count);
	for (int i = 0; i < l->given_count && !l->faults->more; i++) {
		const struct pl_field *field = field_of(l, &l->given[i]);
		if (field->kind == PL_ROW && strcmp(field->rows, name->path) == 0)
			join_row(l, &l->given[i], names, count);
	}
}

static bool is_joined(const struct pl_game *game, const struct pl_field *name)
{
	if (name->kind != PL_WORD)
		return false;
	for (const struct pl_field *field = game->fields; field->path != NULL; field++)
		if (field->kind == PL_ROW && strcmp(field->rows, name->path) == 0)
			return true;
	return false;
}

bool pl_read_data(struct pl_loader *l)
{
	int most = l->tree.count + 1;
	l->words = calloc((size_t)most, sizeof *l->words);
	l->given = calloc((size_t)most, sizeof *l->given);
	const struct pl_given **names = calloc((size_t)most, sizeof *names);
	if (l->words == NULL || l->given == NULL || names == NULL) {
		free(names);
		return false;
	}
	l->words[l->word_count++] = "";
	static const int top[2] = { 0, 0 };
	const struct pl_node *root = l->tree.root < 0 ? NULL : &l->tree.nodes[l->tree.root];
	if (root == NULL || (root->kind == PL_NODE_VALUE && root->plain && root->length == 0))
		leave_out(l, 0, top, (struct place){ 0, 1, 1 });
	else
		read_node(l, 0, root, top);
	for (const struct pl_field *field = l->game->fields; field->path != NULL; field++)
		if (is_joined(l->game, field))
			join_rows(l, field, names);
	free(names);
	return true;
}

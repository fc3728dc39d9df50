/* book_parts.h - what the files of the loader share. Nobody else includes it.
 *
 *   book_yaml.c   the text as a tree of nodes; all that libyaml is used for
 *   book_shape.c  the field table as a tree of shapes, the same way round
 *   book_read.c   nodes against shapes: values into rules and words
 *   book_set.c    settings on top
 *   book_edit.c   one value of a text changed, the rest as it was
 *   book_place.c  where in the text a value stands
 *   book_diff.c   what was edited between two books
 *   book_field.c  one number of the rules, by field and rows
 *   book.c        all of it in order; digest, prepare, vet
 */
#ifndef PERILUNE_CORE_BOOK_PARTS_H
#define PERILUNE_CORE_BOOK_PARTS_H

#include "core/book.h"

#include <stdarg.h>

enum {
	PL_KEY = 40,   /* the longest key of a field table, and its zero */
	PL_PATH = 120, /* the longest path, and its zero */
	PL_DEPTH = 8,  /* lists and groups within each other in a data file */
	PL_SHOWN = 48  /* how much of a wrong value a message shows */
};

/* --- mistakes (book.c) -------------------------------------------------- */

/* Note one mistake; beyond PL_FAULTS only that there are more. */
void pl_fault_add(struct pl_faults *, int line, int column, const char *format, ...)
	__attribute__((format(printf, 4, 5)));
void pl_fault_addv(struct pl_faults *, int line, int column, const char *prefix, const char *format,
                   va_list);

/* --- texts (book_yaml.c) ------------------------------------------------ */

/* The next character, moving *at past it; false, with *at past one byte, where
 * the bytes are not UTF-8. */
bool pl_utf8_next(const char **at, const char *end, uint32_t *point);

/* Whether a character has no business in a text: it moves the cursor, ends a
 * line, or turns the direction of what follows. */
bool pl_utf8_control(uint32_t point);

/* Copy a text for a message: cut to fit, with '?' for what cannot be shown. */
void pl_show_text(char room[PL_SHOWN], const char *text, size_t length);

/* --- the data as a tree (book_yaml.c) ----------------------------------- */

enum pl_node_kind {
	PL_NODE_BAD, /* a mistake that has been told already: pass over it */
	PL_NODE_VALUE,
	PL_NODE_LIST,
	PL_NODE_GROUP /* a mapping: its children are key, value, key, value */
};

struct pl_node {
	uint8_t kind;
	bool plain; /* a value without quotes */
	int line, column;
	int first, next; /* child and sibling in nodes; -1 is none */
	int count;       /* children */
	size_t text;     /* of a value: its place in texts, ended by a zero */
	size_t length;
};

struct pl_tree {
	struct pl_node *nodes;
	int count, room;
	int root; /* -1: the data is empty */
	char *texts;
	size_t used, texts_room;
};

/* Read the text. False if it is no tree at all, with at least one fault;
 * milder mistakes (an alias) leave a tree and a fault. Free it either way. */
bool pl_tree_read(struct pl_tree *, const char *yaml, size_t length, struct pl_faults *);
void pl_tree_free(struct pl_tree *);

/* The node of a value by its path and rows from 0 ("card[].cost"), or the nearest that
 * the text has around it: the row that leaves the key out. NULL: nothing of it. */
const struct pl_node *pl_node_of_path(const struct pl_tree *, const char *path, const int row[2]);

/* Whether the text has that very value. */
bool pl_tree_gives(const struct pl_tree *, const char *path, const int row[2]);

/* Which value of rules as they were read, before prepare(), makes them unplayable: its field's
 * path with its rows, or NULL where no one row does. For games without blame(). */
const char *pl_blame(const struct pl_game *, const struct pl_rules *read, int seats, int row[2]);

/* --- fields by their paths (book_field.c) ------------------------------- */

/* Those that hold a value, and those that count rows: places in the field table. */
struct pl_index;
void pl_fields_index(const struct pl_game *, struct pl_index **fields, struct pl_index **counts);

/* --- the field table as a tree (book_shape.c) --------------------------- */

/* What the data may hold at one place: a value, a list (item is not -1) or a
 * group of keys (neither). */
struct pl_shape {
	char key[PL_KEY]; /* "" for the root and for the items of a list */
	int parent, first, next, item;
	int brackets; /* rows needed to reach this place: 0 to 2 */
	int rows;     /* of a list: the most */
	int seen;     /* the group that was read last with this key, or -1 */
	const struct pl_field *value;
	const struct pl_field *counter; /* of a list, or NULL */
};

struct pl_shapes {
	struct pl_shape *at; /* at[0] is the root */
	int count;
};

/* False when memory ran out. A field table that contradicts itself is our own
 * mistake and stops the program. */
bool pl_shapes_make(struct pl_shapes *, const struct pl_game *);
void pl_shapes_free(struct pl_shapes *);

/* The shape of a key in a group, or -1. */
int pl_shape_find(const struct pl_shapes *, int group, const char *key, size_t length);

/* The fewest and the most rows of a list. */
int pl_shape_fewest(const struct pl_shape *);
int pl_shape_most(const struct pl_shape *);

/* --- loading (book_read.c, book_set.c) ---------------------------------- */

/* One value, of the data or of a setting (then line and column are 0). */
struct pl_given {
	const char *text;
	size_t length;
	bool plain;
	int line, column;
	int shape;
	int row[2];
};

struct pl_loader {
	const struct pl_game *game;
	struct pl_faults *faults;
	bool unheard; /* nobody reads the faults: that there are some will do */
	struct pl_tree tree;
	struct pl_shapes shapes;
	struct pl_rules *rules;
	const char **words;
	uint32_t word_count;
	struct pl_given *given; /* names and references, kept to be joined */
	int given_count;
	const char *setting; /* being applied, or NULL */
};

/* Read tree into rules and words; told mistakes are in faults. False when
 * memory ran out. */
bool pl_read_data(struct pl_loader *);

/* Apply one setting to what was read. */
void pl_apply_setting(struct pl_loader *, const char *setting);

/* Tell a mistake at a place, with the setting before it if there is one. */
void pl_tell(struct pl_loader *, int line, int column, const char *format, ...)
	__attribute__((format(printf, 4, 5)));

/* Tell that a value is not what its shape wants; near may be NULL. */
void pl_tell_value(struct pl_loader *, const struct pl_given *, const char *near);

/* Put a number or a choice into the rules, or tell why not. */
void pl_take_number(struct pl_loader *, const struct pl_given *);
void pl_take_choice(struct pl_loader *, const struct pl_given *);

/* The nearer of two names to a mistyped one; best may be NULL. */
const char *pl_nearer(const char *word, const char *best, const char *name);

/* --- fields (book_field.c) ---------------------------------------------- */

/* Brackets of a path. */
int pl_field_brackets(const struct pl_field *);

/* Brackets that take a row: all but the last of a PL_COUNT. */
int pl_field_taken(const struct pl_field *);

void pl_field_put(const struct pl_field *, struct pl_rules *, int row0, int row1, int32_t value);

#endif

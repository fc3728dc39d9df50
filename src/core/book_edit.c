/* book_edit.c - one value of a data text changed, and nothing else: comments, order
 * and layout stay as their writer left them. See book.h. */
#include "core/book_parts.h"
#include "core/memory.h"

/* Where in the text, and how many bytes of it, something new goes. */
struct change {
	size_t at, length;
	char text[2 * PL_PATH];
};

/* Columns count characters. */
static size_t byte_of(const char *yaml, size_t length, int line, int column)
{
	const char *at = yaml, *end = yaml + length;
	uint32_t point;
	while (line > 1 && at < end)
		line -= *at++ == '\n';
	while (column > 1 && at < end) {
		pl_utf8_next(&at, end, &point);
		column--;
	}
	return (size_t)(at - yaml);
}

static const char *text_of(const struct pl_tree *tree, int node)
{
	return tree->texts + tree->nodes[node].text;
}

/* The value of a key of a group, or -1. */
static int find_key(const struct pl_tree *tree, int group, const char *key, size_t length)
{
	for (int i = tree->nodes[group].first; i >= 0;) {
		int value = tree->nodes[i].next;
		if (tree->nodes[i].kind == PL_NODE_VALUE && tree->nodes[i].length == length &&
		    strncmp(text_of(tree, i), key, length) == 0)
			return value;
		i = value < 0 ? -1 : tree->nodes[value].next;
	}
	return -1;
}

/* A list's row, from 1, or -1. */
static int find_row(const struct pl_tree *tree, int list, int row)
{
	int i = tree->nodes[list].first;
	while (i >= 0 && --row > 0)
		i = tree->nodes[i].next;
	return i;
}

/* A key that a group lacks goes before its first. */
static bool add_key(const struct pl_tree *tree, int group, const char *yaml, size_t length,
                    const char *key, const char *value, struct change *change)
{
	const struct pl_node *node = &tree->nodes[group];
	if (node->count == 0)
		return false;
	change->at = byte_of(yaml, length, node->line, node->column);
	change->length = 0;
	if (yaml[change->at] != '{') {
		snprintf(change->text, sizeof change->text, "%s: %s\n%*s", key, value,
		         node->column - 1, "");
		return true;
	}
	change->at++;
	snprintf(change->text, sizeof change->text, "%s: %s, ", key, value);
	return true;
}

static bool find_place(const struct pl_tree *tree, const char *yaml, size_t length,
                       const char *path, const char *value, struct change *change)
{
	int node = tree->root;
	while (node >= 0 && *path != '\0') {
		size_t word = strcspn(path, ".[");
		if (*path == '[') {
			node = tree->nodes[node].kind == PL_NODE_LIST
				? find_row(tree, node, atoi(path + 1))
				: -1;
			path += strcspn(path, "]") + 1;
			path += *path == '.';
			continue;
		}
		if (tree->nodes[node].kind != PL_NODE_GROUP)
			return false;
		int found = find_key(tree, node, path, word);
		if (found < 0)
			return path[word] == '\0' &&
				add_key(tree, node, yaml, length, path, value, change);
		node = found;
		path += word + (path[word] == '.');
	}
	if (node < 0 || tree->nodes[node].kind != PL_NODE_VALUE || !tree->nodes[node].plain)
		return false;
	change->at = byte_of(yaml, length, tree->nodes[node].line, tree->nodes[node].column);
	change->length = tree->nodes[node].length;
	snprintf(change->text, sizeof change->text, "%s", value);
	return true;
}

char *pl_book_edit(const char *yaml, const char *path, const char *value)
{
	struct pl_faults faults = { 0 };
	struct pl_tree tree;
	struct change change;
	size_t length = strlen(yaml), added;
	char *text = NULL;
	if (length > 3 && memcmp(yaml, "\xef\xbb\xbf", 3) == 0) {
		yaml += 3; /* the tree does not count such a mark */
		length -= 3;
	}
	if (pl_tree_read(&tree, yaml, length, &faults) && tree.root >= 0 &&
	    find_place(&tree, yaml, length, path, value, &change)) {
		added = strlen(change.text);
		text = pl_resize(NULL, length + added + 1);
		memcpy(text, yaml, change.at);
		memcpy(text + change.at, change.text, added);
		memcpy(text + change.at + added, yaml + change.at + change.length,
		       length - change.at - change.length + 1);
	}
	pl_tree_free(&tree);
	return text;
}

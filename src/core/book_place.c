/* book_place.c - where in a data text a value stands, for mistakes that are found after
 * it was read. */
#include "core/book_parts.h"

#include <string.h>

/* The value of a key in a group, or -1. */
static int value_of(const struct pl_tree *tree, int group, const char *key, size_t length)
{
	const struct pl_node *nodes = tree->nodes;
	if (nodes[group].kind != PL_NODE_GROUP)
		return -1;
	for (int at = nodes[group].first; at >= 0 && nodes[at].next >= 0;
	     at = nodes[nodes[at].next].next)
		if (nodes[at].length == length &&
		    memcmp(tree->texts + nodes[at].text, key, length) == 0)
			return nodes[at].next;
	return -1;
}

/* Item n of a list, or -1. */
static int item_of(const struct pl_tree *tree, int list, int n)
{
	int at = tree->nodes[list].kind == PL_NODE_LIST ? tree->nodes[list].first : -1;
	for (; n > 0 && at >= 0; n--)
		at = tree->nodes[at].next;
	return at;
}

/* The node of a path, or -1 with the nearest around it in *found. */
static int walk_to(const struct pl_tree *tree, const char *path, const int row[2], int *found)
{
	int at = tree->root, rows = 0;
	while (at >= 0 && *path != '\0') {
		size_t length = strcspn(path, ".[");
		at = value_of(tree, at, path, length);
		path += length;
		for (; at >= 0 && *path == '['; path += strlen("[]"))
			at = item_of(tree, at, rows < 2 ? row[rows++] : 0);
		path += *path == '.';
		*found = at >= 0 ? at : *found;
	}
	return at;
}

const struct pl_node *pl_node_of_path(const struct pl_tree *tree, const char *path,
                                      const int row[2])
{
	int found = -1;
	walk_to(tree, path, row, &found);
	return found >= 0 ? &tree->nodes[found] : NULL;
}

bool pl_tree_gives(const struct pl_tree *tree, const char *path, const int row[2])
{
	int found = -1;
	return walk_to(tree, path, row, &found) >= 0;
}

/* tree.c - the memory of a search; see tree.h. */
#include "bots/tree.h"

#include "core/memory.h"

void pl_tree_open(struct pl_tree *tree, uint32_t nodes, uint32_t edges)
{
	const uint32_t buckets = 256;
	*tree = (struct pl_tree){ .node_room = nodes, .edge_room = edges, .mask = buckets - 1 };
	tree->nodes = pl_resize(NULL, ((size_t)nodes + 1) * sizeof tree->nodes[0]);
	tree->next = pl_resize(NULL, ((size_t)nodes + 1) * sizeof tree->next[0]);
	tree->edges = pl_resize(NULL, (size_t)edges * sizeof tree->edges[0]);
	tree->heads = pl_zeroed((size_t)buckets * sizeof tree->heads[0]);
}

void pl_tree_close(struct pl_tree *tree)
{
	free(tree->nodes);
	free(tree->next);
	free(tree->edges);
	free(tree->heads);
}

void pl_tree_clear(struct pl_tree *tree)
{
	tree->gone += tree->node_count;
	tree->node_count = 0;
	tree->edge_count = 0;
	if (tree->gone <= UINT32_MAX - tree->node_room)
		return;
	tree->gone = 0;
	memset(tree->heads, 0, ((size_t)tree->mask + 1) * sizeof tree->heads[0]);
}

/* The first node of a bucket. Heads count on when the tree is cleared, so that one from before
 * is known by being too low, without a look at the node that it named. */
static uint32_t first_in(const struct pl_tree *tree, uint64_t key)
{
	uint32_t head = tree->heads[(uint32_t)key & tree->mask];
	return head > tree->gone ? head - tree->gone : 0;
}

uint32_t pl_tree_find(const struct pl_tree *tree, uint64_t key)
{
	uint32_t node = first_in(tree, key);
	while (node != 0 && tree->nodes[node].key != key)
		node = tree->next[node];
	return node;
}

/* Twice as many buckets. A small tree has few, which lie in the processor's own memory. */
static void spread_out(struct pl_tree *tree)
{
	uint32_t buckets = 2 * (tree->mask + 1);
	free(tree->heads);
	tree->heads = pl_zeroed((size_t)buckets * sizeof tree->heads[0]);
	tree->mask = buckets - 1;
	tree->gone = 0;
	for (uint32_t number = 1; number <= tree->node_count; number++) {
		uint64_t key = tree->nodes[number].key;
		tree->next[number] = first_in(tree, key);
		tree->heads[(uint32_t)key & tree->mask] = number;
	}
}

uint32_t pl_tree_add(struct pl_tree *tree, uint64_t key, int count)
{
	if (tree->node_count == tree->node_room ||
	    tree->edge_room - tree->edge_count < (uint32_t)count)
		return 0;
	uint32_t number = ++tree->node_count;
	tree->nodes[number] = (struct pl_node){
		.key = key,
		.first = tree->edge_count,
		.root = 1,
		.count = (uint16_t)count,
		.room = (uint16_t)count,
	};
	memset(&tree->edges[tree->edge_count], 0, (size_t)count * sizeof tree->edges[0]);
	tree->edge_count += (uint32_t)count;
	tree->next[number] = first_in(tree, key);
	tree->heads[(uint32_t)key & tree->mask] = tree->gone + number;
	if (number > tree->mask / 2)
		spread_out(tree);
	return number;
}

/* Edges of a node lie side by side, so one that outgrows its room moves. */
static bool widen(struct pl_tree *tree, struct pl_node *node)
{
	uint32_t room = 2u * node->room + 2;
	if (tree->edge_room - tree->edge_count < room || room > UINT16_MAX)
		return false;
	memcpy(&tree->edges[tree->edge_count], &tree->edges[node->first],
	       node->count * sizeof tree->edges[0]);
	node->first = tree->edge_count;
	node->room = (uint16_t)room;
	tree->edge_count += room;
	return true;
}

struct pl_edge *pl_tree_add_edge(struct pl_tree *tree, uint32_t number, const struct pl_move *move)
{
	struct pl_node *node = &tree->nodes[number];
	if (node->count == node->room && !widen(tree, node))
		return NULL;
	struct pl_edge *edge = &tree->edges[node->first + node->count];
	*edge = (struct pl_edge){ .move = *move, .rank = node->count };
	node->count++;
	return edge;
}

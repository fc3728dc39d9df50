/* tree.c - the memory of a search; see tree.h. */
#include "bots/tree.h"

#include "core/memory.h"

enum {
	WORD = sizeof(uint64_t),
	NODE_WORDS = sizeof(struct pl_node) / WORD,
	PLAIN_WORDS = (sizeof(struct pl_edge) + sizeof(struct pl_move)) / WORD,
	WHOLE_WORDS = PLAIN_WORDS + sizeof(struct pl_rest) / WORD,
};
_Static_assert(sizeof(struct pl_node) % WORD == 0 && sizeof(struct pl_edge) % WORD == 0 &&
                       sizeof(struct pl_rest) % WORD == 0,
               "places in a tree are counted in words");

void pl_tree_open(struct pl_tree *tree, uint32_t nodes, uint32_t edges)
{
	const uint32_t buckets = 256;
	/* Edges may be made whole once, after which they lie there twice. */
	uint32_t words = 1 + nodes * NODE_WORDS + edges * (PLAIN_WORDS + WHOLE_WORDS);
	*tree = (struct pl_tree){ .node_room = nodes,
		                  .edge_room = edges,
		                  .mask = buckets - 1,
		                  .words = words,
		                  .used = 1 };
	tree->block = pl_resize(NULL, (size_t)words * WORD);
	tree->buckets = pl_zeroed((size_t)buckets * sizeof tree->buckets[0]);
}

void pl_tree_close(struct pl_tree *tree)
{
	free(tree->block);
	free(tree->buckets);
}

void pl_tree_clear(struct pl_tree *tree)
{
	tree->gone += tree->used;
	tree->used = 1;
	tree->node_count = 0;
	tree->edge_count = 0;
	if (tree->gone <= UINT32_MAX - tree->words)
		return;
	tree->gone = 0;
	memset(tree->buckets, 0, ((size_t)tree->mask + 1) * sizeof tree->buckets[0]);
}

/* A bucket holds a place and the upper half of its key. Places count on when the tree is cleared,
 * so that one from before is known by being too low. */
static uint64_t bucket_of(const struct pl_tree *tree, uint64_t key, uint32_t place)
{
	return (key >> 32) << 32 | (tree->gone + place);
}

static void put_in(struct pl_tree *tree, uint64_t key, uint32_t place)
{
	uint32_t at = (uint32_t)key & tree->mask;
	while ((uint32_t)tree->buckets[at] > tree->gone)
		at = (at + 1) & tree->mask;
	tree->buckets[at] = bucket_of(tree, key, place);
}

/* Twice as many buckets. A small tree has few, which lie in the processor's own memory. */
static void spread_out(struct pl_tree *tree)
{
	uint32_t before = tree->mask + 1, gone = tree->gone;
	uint64_t *old = tree->buckets;
	tree->buckets = pl_zeroed(2 * (size_t)before * sizeof tree->buckets[0]);
	tree->mask = 2 * before - 1;
	tree->gone = 0;
	for (uint32_t at = 0; at < before; at++) {
		uint32_t place = (uint32_t)old[at];
		if (place > gone)
			put_in(tree, pl_node_at(tree, place - gone)->key, place - gone);
	}
	free(old);
}

/* Room for that many edges at the end of the block, all zero. */
static uint32_t take(struct pl_tree *tree, uint32_t room, bool whole)
{
	uint32_t place = tree->used, words = room * (whole ? WHOLE_WORDS : PLAIN_WORDS);
	memset(tree->block + place, 0, (size_t)words * WORD);
	tree->used += words;
	return place;
}

uint32_t pl_tree_add(struct pl_tree *tree, uint64_t key, int count, bool whole)
{
	if (tree->node_count == tree->node_room ||
	    tree->edge_room - tree->edge_count < (uint32_t)count)
		return 0;
	uint32_t place = tree->used;
	tree->used += NODE_WORDS;
	tree->node_count++;
	tree->edge_count += (uint32_t)count;
	*pl_node_at(tree, place) = (struct pl_node){
		.key = key,
		.edges = take(tree, (uint32_t)count, whole),
		.root = 1,
		.count = (uint16_t)count,
		.room = (uint16_t)count,
		.whole = whole,
	};
	put_in(tree, key, place);
	if (tree->node_count > tree->mask / 2)
		spread_out(tree);
	return place;
}

/* Edges of a node lie side by side, so those that need more room move. */
static void settle(struct pl_tree *tree, struct pl_node *node, uint32_t room)
{
	struct pl_node old = *node;
	struct pl_edge *from = pl_edges_of(tree, &old);
	node->edges = take(tree, room, true);
	node->room = (uint16_t)room;
	node->whole = true;
	struct pl_edge *to = pl_edges_of(tree, node);
	memcpy(to, from, old.count * sizeof *to);
	memcpy(pl_moves_of(node, to), pl_moves_of(&old, from), old.count * sizeof(struct pl_move));
	if (old.whole)
		memcpy(pl_rests_of(node, to), pl_rests_of(&old, from),
		       old.count * sizeof(struct pl_rest));
}

void pl_tree_make_whole(struct pl_tree *tree, struct pl_node *node)
{
	if (!node->whole)
		settle(tree, node, node->room);
}

static bool widen(struct pl_tree *tree, struct pl_node *node)
{
	uint32_t room = 2u * node->room + 2;
	if (tree->edge_room - tree->edge_count < room || room > UINT16_MAX)
		return false;
	tree->edge_count += room;
	settle(tree, node, room);
	return true;
}

bool pl_tree_add_edge(struct pl_tree *tree, uint32_t place, const struct pl_move *move)
{
	struct pl_node *node = pl_node_at(tree, place);
	if (node->count == node->room && !widen(tree, node))
		return false;
	pl_tree_make_whole(tree, node);
	struct pl_edge *edges = pl_edges_of(tree, node);
	pl_moves_of(node, edges)[node->count] = *move;
	pl_rests_of(node, edges)[node->count].rank = node->count;
	node->count++;
	return true;
}

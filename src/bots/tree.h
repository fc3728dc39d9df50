/* tree.h - the memory of a search: nodes found by their key, and the moves of
 * each, in one block that is filled from the front. Nothing is freed
 * one by one, and emptying the tree costs nothing. Buckets are few at first and
 * doubled as nodes are added, so that those of a small tree stay in a cache.
 *
 * A key stands for what the search takes to be one decision: a line of moves,
 * or what the mover sees. A node is named by its place in the block; 0 is none.
 * Its edges lie right behind it, then their moves, then what only some nodes need: large trees are
 * slow because of the memory they take, and what lies side by side is fetched at once.
 */
#ifndef PERILUNE_BOTS_TREE_H
#define PERILUNE_BOTS_TREE_H

#include "core/game.h"

/* One move at a node: what every choice asks for. All values are the mover's own, 0 to 1. */
struct pl_edge {
	float mean;  /* of the values it led to */
	float prior; /* its share of the game's own weights */
	uint32_t visits;
	uint32_t child; /* the node last come to from here, as a guess */
};

/* The rest of an edge, where choices are mixed, moves are many or possible only sometimes. */
struct pl_rest {
	uint32_t round; /* the last iteration that found it possible */
	union {
		uint32_t offered; /* visits to the node while this move was possible */
		float regret;     /* instead, where choices are mixed */
	};
	float policy;  /* likewise: how often regrets asked for it */
	uint16_t rank; /* by prior, from 0: many moves are tried a few at first */
	uint16_t unused;
};

struct pl_node {
	uint64_t key;
	uint32_t edges; /* their place; they move where they outgrow their room */
	uint32_t visits;
	float mean;           /* of its mover's values */
	float root;           /* of its visits and one more, found before it is asked for */
	uint16_t count, room; /* edges in use, edges there is room for */
	uint8_t seat;         /* who moves */
	bool mixed;           /* learnt by regret, and mixed */
	bool complete;        /* its edges are all the moves there are, whatever was dealt */
	bool whole;           /* its edges have the rest */
};

struct pl_tree {
	uint64_t *block;      /* nodes, edges and moves are so many words of it */
	uint64_t *buckets;    /* by key; places up to `gone` are out of date */
	uint32_t gone;        /* words that were in use when the tree was cleared */
	uint32_t used, words; /* of the block, the first of which is no node's */
	uint32_t node_count, node_room;
	uint32_t edge_count, edge_room;
	uint32_t mask;
};

/* Room for that many nodes and edges, the caller's to close. */
void pl_tree_open(struct pl_tree *, uint32_t nodes, uint32_t edges);
void pl_tree_close(struct pl_tree *);
void pl_tree_clear(struct pl_tree *);

/* A new node with `count` edges whose moves and priors the caller fills in, or
 * 0 if the tree is full. */
uint32_t pl_tree_add(struct pl_tree *, uint64_t key, int count, bool whole);

/* Give the edges of a node their rest, if they have none. Edges may move by this. */
void pl_tree_make_whole(struct pl_tree *, struct pl_node *);

/* One more edge, zero but for its move; false if the tree is full. Pointers
 * to the node's other edges are void afterwards, and it is whole. */
bool pl_tree_add_edge(struct pl_tree *, uint32_t node, const struct pl_move *);

static inline struct pl_node *pl_node_at(const struct pl_tree *tree, uint32_t place)
{
	return (struct pl_node *)(void *)(tree->block + place);
}

/* The node of that key, or 0. The next buckets are looked at while one is another's: no node is
 * looked at in vain. */
static inline uint32_t pl_tree_find(const struct pl_tree *tree, uint64_t key)
{
	for (uint32_t at = (uint32_t)key & tree->mask;; at = (at + 1) & tree->mask) {
		uint64_t bucket = tree->buckets[at];
		uint32_t place = (uint32_t)bucket;
		if (place <= tree->gone)
			return 0;
		if (bucket >> 32 == key >> 32 && pl_node_at(tree, place - tree->gone)->key == key)
			return place - tree->gone;
	}
}

static inline struct pl_edge *pl_edges_of(const struct pl_tree *tree, const struct pl_node *node)
{
	return (struct pl_edge *)(void *)(tree->block + node->edges);
}

static inline struct pl_move *pl_moves_of(const struct pl_node *node, struct pl_edge *edges)
{
	return (struct pl_move *)(void *)(edges + node->room);
}

/* Of a node that is whole. */
static inline struct pl_rest *pl_rests_of(const struct pl_node *node, struct pl_edge *edges)
{
	return (struct pl_rest *)(void *)(pl_moves_of(node, edges) + node->room);
}

/* A node of that key will be added soon: what that asks for is fetched meanwhile. */
static inline void pl_tree_expect(const struct pl_tree *tree, uint64_t key)
{
	__builtin_prefetch(&tree->buckets[(uint32_t)key & tree->mask], 1);
}

static inline bool pl_same_move(const struct pl_move *a, const struct pl_move *b)
{
	uint64_t x[2], y[2];
	__builtin_memcpy(x, a, sizeof x);
	__builtin_memcpy(y, b, sizeof y);
	return ((x[0] ^ y[0]) | (x[1] ^ y[1])) == 0;
}

#endif

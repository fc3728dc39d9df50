/* tree.h - the memory of a search: nodes found by their key, and the moves of
 * each, in two fixed blocks that are filled from the front. Nothing is freed
 * one by one, and emptying the tree costs nothing. Buckets are few at first and
 * doubled as nodes are added, so that those of a small tree stay in a cache.
 *
 * A key stands for what the search takes to be one decision: a line of moves,
 * or what the mover sees. Numbers of nodes start at 1; 0 is none.
 */
#ifndef PERILUNE_BOTS_TREE_H
#define PERILUNE_BOTS_TREE_H

#include "core/game.h"

/* One move at a node. All values are the mover's own, 0 to 1. */
struct pl_edge {
	struct pl_move move;
	float mean;       /* of the values it led to */
	float prior;      /* its share of the game's own weights */
	uint32_t visits;  /* these three side by side: choices ask for them together */
	uint32_t offered; /* visits to the node while this move was possible */
	float regret;     /* where choices are mixed */
	float policy;     /* likewise: how often regrets asked for it */
	uint32_t round;   /* the last iteration that found it possible */
	uint32_t child;   /* the node last come to from here, as a guess */
	uint16_t rank;    /* by prior, from 0: many moves are tried a few at first */
	uint16_t unused;
};

struct pl_node {
	uint64_t key;
	uint32_t first; /* of its edges */
	uint32_t visits;
	float mean;           /* of its mover's values */
	float root;           /* of its visits and one more, found before it is asked for */
	uint16_t count, room; /* edges in use, edges there is room for */
	uint8_t seat;         /* who moves */
	bool mixed;           /* learnt by regret, and mixed */
	bool complete;        /* its edges are all the moves there are, whatever was dealt */
	uint8_t unused;
};

struct pl_tree {
	struct pl_node *nodes;
	uint32_t *next; /* in the same bucket, by node */
	struct pl_edge *edges;
	uint32_t *heads; /* by bucket; those up to `gone` are out of date */
	uint32_t gone;   /* nodes that were in the tree when it was cleared */
	uint32_t node_count, node_room;
	uint32_t edge_count, edge_room;
	uint32_t mask;
};

/* Room for that many nodes and edges, the caller's to close. */
void pl_tree_open(struct pl_tree *, uint32_t nodes, uint32_t edges);
void pl_tree_close(struct pl_tree *);
void pl_tree_clear(struct pl_tree *);

/* The node of that key, or 0. */
uint32_t pl_tree_find(const struct pl_tree *, uint64_t key);

/* A new node with `count` edges whose moves and priors the caller fills in, or
 * 0 if the tree is full. */
uint32_t pl_tree_add(struct pl_tree *, uint64_t key, int count);

/* A node of that key will be added soon: what that asks for is fetched meanwhile. */
static inline void pl_tree_expect(const struct pl_tree *tree, uint64_t key)
{
	__builtin_prefetch(&tree->heads[(uint32_t)key & tree->mask], 1);
}

/* One more edge, zero but for its move, or NULL if the tree is full. Pointers
 * to the node's other edges are void afterwards. */
struct pl_edge *pl_tree_add_edge(struct pl_tree *, uint32_t node, const struct pl_move *);

static inline bool pl_same_move(const struct pl_move *a, const struct pl_move *b)
{
	uint64_t x[2], y[2];
	__builtin_memcpy(x, a, sizeof x);
	__builtin_memcpy(y, b, sizeof y);
	return ((x[0] ^ y[0]) | (x[1] ^ y[1])) == 0;
}

#endif

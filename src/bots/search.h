/* search.h - information-set Monte Carlo tree search for 1 to 6 players: one
 * search for all games, through the contract alone.
 *
 * Every iteration deals what the seat cannot see anew, walks the tree with
 * every player choosing for itself, plays a few moves on by weight, values the
 * position and notes the value along the way. Others' choices are learnt in
 * iterations of their own, in which the searcher's hand is dealt anew as well,
 * so that they do not act on what they cannot know. Choices made at the same
 * time are learnt by regret, apart from each other, and mixed.
 *
 * The longer it thinks, the surer it finds what its judge of positions is wrong about: that a city
 * may starve, say. So where the best move gives something away, it and the others that seem good
 * are proved: played on to the end of the game by weight, each in the same truths with the same
 * dice; what came of it is weighed against what the search thought, each by how far it is to be
 * trusted. Of all moves that made One False Step's bots weaker: plain play has its own blindness.
 *
 * Each thread has a tree of its own; their counts at the root are added up. The
 * same view, chance, iterations and threads give the same answer. Who spreads and
 * thinks by the clock stops sooner once no move can catch up with the one that leads in every tree.
 */
#ifndef PERILUNE_BOTS_SEARCH_H
#define PERILUNE_BOTS_SEARCH_H

#include "bots/constants.h"

#include <stdatomic.h>

enum { PL_THREADS = 64 };

/* How long to think, and how. A limit of 0 is none, but not both. */
struct pl_search {
	uint32_t ms, iterations; /* whichever is reached first */
	int threads;
	int noise;                  /* percent of moves chosen by share of visits, for easy bots */
	int proofs;                 /* games to the end before a move that gives away; 0: none */
	int constant[PL_CONSTANTS]; /* PL_UNSET: as constants.txt says */
	const struct pl_judge *judge; /* NULL: the game's own, if it has one */
	bool spread;                  /* over threads that are free besides: pl_search_spare() */
};

/* A move as the search sees it, of those that the root has. */
struct pl_prospect {
	struct pl_move move;
	double chance; /* the mover's expectation, 0 to 1 */
	double share;  /* how likely the search would choose it */
	double error;  /* standard error of that chance */
	double apart;  /* standard error of its distance from the weightiest move's chance, where
	                * both met the same scenarios; below 0: they did not */
	double prior;  /* its share of the game's own weights */
	uint64_t visits;
	uint32_t wins; /* at once, if not 0: whoever gives advice looks (bots/advice.h) */
	uint32_t unused;
};

struct pl_searcher;

/* A searcher with its memory, for one seat of one match at a time. The rules
 * are borrowed and must outlive it. */
struct pl_searcher *pl_search_open(const struct pl_search *, const struct pl_game *,
                                   const struct pl_rules *);
void pl_search_close(struct pl_searcher *);

/* Forget everything: the next view is of another match. */
void pl_search_forget(struct pl_searcher *);

/* A flag, outliving the searcher or NULL, that ends its thinking early once it is set; what
 * is chosen then is of no use. Unset it changes nothing. */
void pl_search_heed(struct pl_searcher *, const atomic_bool *stop);

/* What the searcher's own seat may not use, from the next choice on; NULL: all is allowed. Only
 * for searches of one thread. What was learnt before is forgotten. */
struct pl_uses;
void pl_search_bar(struct pl_searcher *, struct pl_uses *);

/* The manners of its seat in the next choice (bots/manners.h); NULL: none. Borrowed. */
struct pl_manners;
void pl_search_mind(struct pl_searcher *, const struct pl_manners *);

/* How many threads are free besides its own, for a search that spreads; others pay no heed. */
void pl_search_spare(struct pl_searcher *, int threads);

/* Think about a view in which seat is pending, and choose. What the seat may
 * not see is removed first, should it be there. */
struct pl_move pl_search_choose(struct pl_searcher *, const struct pl_state *view, int seat,
                                struct pl_chance *);

/* After choosing: every legal move, the best first; returns how many. */
int pl_search_prospects(const struct pl_searcher *, struct pl_prospect out[PL_MOVES]);

/* How often a move is to have been tried to be spoken of: eight times, and a twentieth as often as
 * the one that was tried most; if none was so often, as often as that. */
uint64_t pl_tried_enough(const struct pl_prospect *, int count);

/* After choosing: the line of play that is thought likeliest after the nth
 * prospect's move, that move first. `state` has room for a state, and the
 * callback is given the mover's view before each move; returns the length. */
int pl_search_line(struct pl_searcher *, const struct pl_prospect *, int most,
                   void (*each)(void *context, const struct pl_state *view, const struct pl_move *),
                   void *context);

/* After choosing among several: the move made in the nth of the truths that the view allows, which
 * is the same for every move and has the same dice, and then the weightiest moves of everybody,
 * for as long as the callback says so of the position, a whole state, and somebody is asked. */
void pl_search_follow(struct pl_searcher *, const struct pl_move *first, uint32_t truth,
                      bool (*goes_on)(void *context, const struct pl_state *), void *context);

/* Iterations of the last choice. */
uint64_t pl_search_iterations(const struct pl_searcher *);

#endif

/* tally.h - the sums of many games. Whole numbers throughout, so that adding
 * tallies in any order gives the same bytes. */
#ifndef PERILUNE_LAB_TALLY_H
#define PERILUNE_LAB_TALLY_H

#include "lab/figure.h"

#include <stdio.h>

/* Lengths are counted one by one up to PL_EXACT plies, then in steps of about
 * one part in 64. */
enum { PL_EXACT = 1024, PL_BUCKETS = PL_EXACT + 64 * 22 };
int pl_bucket_of(uint32_t plies);
uint32_t pl_bucket_plies(int bucket); /* the least that it holds */

/* Games worth a look, each kept by its number. */
enum pl_keep {
	PL_CLOSEST,
	PL_LOPSIDED,
	PL_LONGEST,
	PL_SHORTEST,
	PL_COMEBACK,
	PL_SWINGING,
	PL_KEEPS
};
extern const char *const pl_keep_names[]; /* ended by NULL */

struct pl_kept {
	bool any;
	int64_t rank; /* the highest is kept; of equals, the first game */
	uint64_t number;
};

/* What was done with a piece: events of one kind that point at it; or, by a kind
 * that no event has, decisions in which a seat had it at hand (any of its legal
 * moves points at it) and in which it chose a move that points at it. */
enum { PL_AT_HAND = 0, PL_CHOSEN = 256 };
struct pl_usage {
	uint32_t key;                   /* kind << 16 | piece; 0: none */
	uint64_t by_winners, by_losers; /* events or decisions */
	uint64_t users, won;            /* seats that did, their wins of PL_WIN */
	uint64_t most, game;            /* times in the game with most, and its number */
};

/* How games stood at a part of their length, as value() saw it: moment i is
 * after i of PL_MOMENTS parts. A seat's share is its value of all seats'. */
enum { PL_MOMENTS = 20, PL_SHARE = 10000 };
struct pl_moment {
	uint64_t won, winner; /* games that somebody won; the winners' shares */
	uint64_t led, leader; /* games with one seat in front; its shares */
	uint64_t kept;        /* wins of that seat, of PL_WIN */
};

struct pl_tally {
	int figures;
	uint64_t games, told, watched; /* games; those whose events, and whose lead was heeded */
	int64_t *sum, *squares;
	uint64_t *set; /* games in which the number was not 0 */
	uint64_t lengths[PL_BUCKETS];
	struct pl_moment moments[PL_MOMENTS];
	struct pl_kept kept[PL_KEEPS];
	uint32_t use_count, use_room; /* room is a power of two */
	struct pl_usage *uses;        /* hashed by key; sorted by pl_tally_sort */
};

void pl_tally_open(struct pl_tally *, int figures);
void pl_tally_close(struct pl_tally *);

/* One game's figures, as many as are known of it; those of the lead are 0 unless it was heeded. */
void pl_tally_count(struct pl_tally *, const struct pl_catalogue *, const int64_t *number,
                    enum pl_heed);

/* Games that were heeded as much. */
uint64_t pl_tally_games(const struct pl_tally *, enum pl_heed);

void pl_tally_keep(struct pl_tally *, int keep, int64_t rank, uint64_t number);

/* A game that had this use `times` times: the game with most is kept; of equals, the first. */
void pl_usage_keep(struct pl_usage *, uint64_t times, uint64_t game);

/* The place of a key, made if it is new. It moves when others are made. `near` is a guess where
 * it is, and then true. */
struct pl_usage *pl_tally_find_use(struct pl_tally *, uint32_t key, uint32_t *near);

static inline struct pl_usage *pl_tally_use(struct pl_tally *tally, uint32_t key, uint32_t *near)
{
	if (*near < tally->use_room && tally->uses[*near].key == key)
		return &tally->uses[*near];
	return pl_tally_find_use(tally, key, near);
}

void pl_tally_add(struct pl_tally *into, const struct pl_tally *from);

/* Uses in the order of their keys, without gaps, for saving and printing; and
 * back, before counting goes on. */
void pl_tally_sort(struct pl_tally *);
void pl_tally_unsort(struct pl_tally *);

/* As text, and back; false if the text is not that of a tally with as many figures. */
void pl_tally_save(const struct pl_tally *, FILE *);
bool pl_tally_load(struct pl_tally *, FILE *);

#endif

/* luck.h - how lucky each seat was in a game: what the judge thinks of what chance gave it,
 * less what it thinks, on average, of what chance might have given it instead.
 *
 * When a move draws chance, the same move is made a few times more from the position before it,
 * with chance of the lab's own, and the judge (core/judge.h) judges every outcome. What came and what might have
 * come are drawn alike, so the difference is none on average, whatever the judge is worth: wins
 * can be told less the luck that came with them, which takes away noise and nothing else. The
 * deal of setup() is judged in the same way.
 *
 * The match and its chance are only read.
 */
#ifndef PERILUNE_LAB_LUCK_H
#define PERILUNE_LAB_LUCK_H

#include "lab/tally.h"

/* How often chance is drawn again. The more, the less noise of their own there is in what is
 * taken out: 4 leave a fifth of it, 8 a ninth for twice the time. */
enum { PL_OTHERS = 4 };

/* Of the game under way. Luck is counted in parts of PL_OTHERS * PL_SHARE, a whole game. */
struct pl_luck {
	const struct pl_catalogue *catalogue;
	struct pl_chance chance; /* the lab's own, set for each game */
	struct pl_state *before, *other;
	int first[PL_MEASURES]; /* the figure of a measure's first group; 0 where it has none */
	int64_t *of;            /* by figure: the luck of a PL_WON figure's seats; else 0 */
};

void pl_luck_open(struct pl_luck *, const struct pl_catalogue *);
void pl_luck_close(struct pl_luck *);

/* The lab's own chance for game `number` of a run. */
struct pl_chance pl_luck_chance(const uint64_t seed[2], uint64_t number);

/* After setup() and measure(): forget the last game, and judge the deal. */
void pl_luck_deal(struct pl_luck *, const struct pl_rules *, const struct pl_state *,
                  int32_t own[PL_MEASURES][PL_SEATS]);

/* Before every move, and after apply(). `own` is what was measured before the move: a seat
 * that a draw puts into a group had that luck before it belonged to the group. */
void pl_luck_before(struct pl_luck *, const struct pl_state *);
void pl_luck_after(struct pl_luck *, const struct pl_rules *, const struct pl_state *,
                   const struct pl_move *, int32_t own[PL_MEASURES][PL_SEATS]);

/* The game is over: bots had the luck of their seats. */
void pl_luck_end(struct pl_luck *, const int bot[PL_SEATS]);

/* Sums by figure, for PL_WON figures: of luck, its squares and its products with the edge of the
 * game, in PL_WIN. Games whose luck was not counted count as without any, which is right on
 * average. Whole numbers, added up in any order like a tally. */
struct pl_luck_sums {
	int figures;
	uint64_t games; /* whose luck was counted */
	int64_t *luck, *squares, *products;
	uint64_t *set; /* games in which there was any */
};

void pl_luck_sums_open(struct pl_luck_sums *, int figures);
void pl_luck_sums_close(struct pl_luck_sums *);

/* A game: its luck, and its figures. */
void pl_luck_count(struct pl_luck_sums *, const struct pl_catalogue *, const int64_t *luck,
                   const int64_t *number);
void pl_luck_add(struct pl_luck_sums *into, const struct pl_luck_sums *from);

/* As text, and back; false if it is not that of as many figures. */
void pl_luck_save(const struct pl_luck_sums *, FILE *);
bool pl_luck_load(struct pl_luck_sums *, FILE *);

#endif

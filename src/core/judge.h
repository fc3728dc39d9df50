/* judge.h - how good a position is for each seat, as learnt from games.
 *
 * A game that can be learnt says what there is to see of a position: some numbers of each
 * seat, its sights, and some of the table. A judge is a small network over them, learnt by
 * `perilune learn` and kept in the game's judge.net: the same for every seat, so it judges
 * any number of seats. Whole numbers only: the same bytes on every machine.
 *
 * A judge knows the data it learnt from; positions of other data are judged by the game's
 * own value(), which depends on no habits.
 *
 * [R] Rules may use all of this.
 */
#ifndef PERILUNE_CORE_JUDGE_H
#define PERILUNE_CORE_JUDGE_H

#include "core/game.h"
#include "core/numbers.h"

enum {
	PL_SIGHTS = 112,     /* most numbers of a seat, and of the table */
	PL_SIGHT_MOST = 127, /* a sight is from 0 to this */
	PL_SIGHT_STEP = 16,  /* a sight that is yes or no: 0 or this */
	PL_UNITS = 32,       /* of the first layer */
	PL_SECOND = 16       /* of the second */
};

/* What there is to see of a position, for a judge. */
struct pl_sights {
	const char *const *own; /* what each number of a seat is, in a few words; ends with NULL */
	const char *const *table; /* likewise of the table */

	/* [R] The numbers of a whole state in which somebody is pending; all are 0 before. The
	 * same numbers for a seat wherever it sits: nothing depends on the seat's number. */
	void (*look)(const struct pl_rules *, const struct pl_state *,
	             int16_t own[PL_SEATS][PL_SIGHTS], int16_t table[PL_SIGHTS]);
};

/* A judge. Rows are as long as sights may be; what there is no sight for is 0. */
struct pl_judge {
	uint64_t data;                       /* struct pl_rules' data of the games it learnt from */
	int16_t plain[PL_SIGHTS];            /* what each sight counts by itself */
	int16_t own[PL_UNITS][PL_SIGHTS];    /* and in the units of the first layer: the seat's, */
	int16_t table[PL_UNITS][PL_SIGHTS];  /* and the table's */
	int16_t second[PL_SECOND][PL_UNITS]; /* the seat's units in the second layer, */
	int16_t around[PL_SECOND][PL_UNITS]; /* and the mean of all seats' */
	int16_t last[PL_SECOND];             /* the second layer in what comes out */
	int32_t first_at[PL_UNITS], second_at[PL_SECOND]; /* before anything is seen */
};

/* Of sums of the layers. A unit holds 0 to PL_UNIT_MOST, 128 being 1; plain and last have
 * 4096 for 1, the other weights 1024. */
enum { PL_UNIT_ONE = 128, PL_UNIT_MOST = 1023, PL_WEIGHT_ONE = 1024, PL_LAST_ONE = 4096 };

/* Each seat's expectation in thousandths, as value() gives it: by the judge where it learnt
 * these rules' data, else (or where judge is NULL) by the game's own value(). */
void pl_judge_value(const struct pl_game *, const struct pl_judge *, const struct pl_rules *,
                    const struct pl_state *, int32_t out[PL_SEATS]);

/* Whether it would judge by itself. */
bool pl_judge_knows(const struct pl_judge *, const struct pl_rules *);

/* Of a judge that was named (NULL: none) and the game's own, who judges positions of these rules'
 * data; NULL: value() does. */
const struct pl_judge *pl_judge_of(const struct pl_game *, const struct pl_judge *named,
                                   const struct pl_rules *);

/* The logarithm of each seat's odds, in thousandths, but for what is common to all. */
void pl_judge_odds(const struct pl_judge *, const struct pl_sights *, const struct pl_rules *,
                   const struct pl_state *, int32_t out[PL_SEATS]);

/* The same of sights that were looked at before, cut to 0 to PL_SIGHT_MOST. */
void pl_judge_odds_of(const struct pl_judge *, const int16_t own[PL_SEATS][PL_SIGHTS],
                      const int16_t table[PL_SIGHTS], int seats, int32_t out[PL_SEATS]);

/* Shares of 1000 from such odds. */
void pl_shares_of(const int32_t odds[PL_SEATS], int seats, int32_t out[PL_SEATS]);

/* A number as a sight. */
PL_FN int16_t pl_sight(int number)
{
	return (int16_t)pl_most(0, pl_least(number, PL_SIGHT_MOST));
}

PL_FN int16_t pl_sight_yes(bool is)
{
	return is ? PL_SIGHT_STEP : 0;
}

/* A sight for each step that a number has reached: what it is worth need not go straight. */
PL_FN int pl_put_steps(int16_t *sight, int number, const uint8_t *step, int count)
{
	for (int i = 0; i < count; i++)
		sight[i] = number >= step[i] ? PL_SIGHT_STEP : 0;
	return count;
}

#endif

/* learn.h - learning to judge positions from games (core/judge.h).
 *
 * First greedy bots play, then searches that judge by what was learnt so far, in a league with
 * older judges, the game's own value() and greedy bots; now and then anybody makes any move, so
 * that what a blunder costs is seen too. From each game a few positions are kept, with who won
 * in the end. A new judge takes the place of the one before if it beats every member of the
 * league, or else the games it came from are kept and the next one is tried.
 *
 * The same seed, games and generations give the same judge, whatever the threads, unless the
 * clock ends a part of it.
 */
#ifndef PERILUNE_LAB_LEARN_H
#define PERILUNE_LAB_LEARN_H

#include "core/judge.h"
#include "lab/arena.h"

enum { PL_FIFTHS = 5 };

/* --- lessons: positions of games that are over (learn_play.c) ---------------------- */

/* A position: its sights lie in one block, the table's and then each seat's. */
struct pl_lesson {
	size_t at;
	uint32_t game;
	uint8_t seats, fifth;   /* of the game's plies */
	uint8_t generation;     /* of the games that it is of */
	int16_t won[PL_SEATS];  /* in the end, in thousandths */
	int16_t hand[PL_SEATS]; /* what value() says */
};

struct pl_lessons {
	int own, table; /* how many sights */
	size_t count, room, size, byte_room;
	struct pl_lesson *at;
	uint8_t *bytes;
	uint32_t games;
};

void pl_lessons_open(struct pl_lessons *, const struct pl_sights *);
void pl_lessons_close(struct pl_lessons *);

/* One game in this many is held out: never learnt from, only used to see what was learnt. */
enum { PL_HELD_OUT = 10 };

static inline bool pl_is_held_out(const struct pl_lesson *lesson)
{
	return lesson->game % PL_HELD_OUT == 0;
}

/* --- the whole ------------------------------------------------------------------ */

enum { PL_LEAGUE = 8 };

struct pl_learn {
	const struct pl_game *game;
	const struct pl_book *book;
	unsigned seats; /* bit i: i players */
	uint64_t seed[2];
	uint64_t games;        /* between greedy bots, in the beginning */
	uint64_t league_games; /* of each generation after them */
	uint64_t matches;      /* of the new judge against each of the league, at most */
	uint32_t iterations;   /* of those searches */
	int generations;
	int epochs;         /* through all lessons */
	bool plain;         /* only what sights count by themselves: a straight line */
	bool held_out_only; /* of all these games play only those that nobody learns from */
	int threads;
	double seconds; /* that it may take, roughly; 0: as long as it takes */

	atomic_int *stop; /* set from elsewhere; may be NULL */
	/* What is done now, and how far it is; may be NULL. */
	void (*progress)(void *context, const char *what, uint64_t done, uint64_t all);
	/* A line of what was found; may be NULL. */
	void (*tell)(void *context, const char *line);
	void *context;
};

/* A clock. */
double pl_learn_now(void);

/* Play games into lessons, by these judges (the newest last; none: greedy bots alone), until a
 * time on that clock if it is not 0. False if stopped. */
bool pl_learn_play(const struct pl_learn *, const struct pl_judge *const *judges, int count,
                   int generation, uint64_t games, double until, struct pl_lessons *);

/* Fit a judge to all lessons that are not held out, beginning from `judge` where `again`. */
void pl_learn_fit(const struct pl_learn *, const struct pl_lessons *, struct pl_judge *,
                  bool again);

/* What a judge says of lessons that were held out, by fifths of their games and in all [5]:
 * how unlikely it thought the actual winner (the logarithm), and the same of knowing nothing, and
 * of value() as it is and at the temperature that suits it best. Lower is better. */
struct pl_held_out {
	double lessons[PL_FIFTHS + 1], judge[PL_FIFTHS + 1], nothing[PL_FIFTHS + 1],
		hand[PL_FIFTHS + 1], tempered[PL_FIFTHS + 1];
	double temperature;
	double reach; /* 95% of the judge's gain over tempered, in all; games are what is independent */
};

enum { PL_BINS = 10 };

/* Of chances from 0 to 1 in ten parts: how often it came so. */
struct pl_bin {
	double said, came, reach; /* means, and 95%, games being what is independent */
	double count;
};

void pl_learn_hold(const struct pl_lessons *, const struct pl_judge *, struct pl_held_out *,
                   struct pl_bin bins[PL_BINS]);

/* Tell what a judge is worth, by lessons of new games between greedy bots. False if stopped. */
bool pl_learn_examine(const struct pl_learn *, const struct pl_judge *,
                      struct pl_bin bins[PL_BINS]);

/* Learn from nothing. False if stopped before the first judge was there. */
bool pl_learn_run(const struct pl_learn *, struct pl_judge *, struct pl_held_out *,
                  struct pl_bin bins[PL_BINS]);

/* --- the file (learn_file.c) -------------------------------------------------------- */

/* As judge.net: designated initialisers of a struct pl_judge, with the names of sights and
 * remarks; `remarks` are lines that are put into its first comment. */
void pl_judge_write(const struct pl_judge *, const struct pl_sights *, const char *remarks, FILE *);

/* Back from text; false and why, in one line. */
bool pl_judge_read(struct pl_judge *, const struct pl_sights *, const char *text,
                   struct pl_text *why);

#endif

/* worth_parts.h - how the parts of worth.h hang together: worth.c goes through the stages,
 * worth_play.c plays and counts, worth_keep.c keeps what is done where a run can be stopped,
 * worth_judge.c names what is wrong, worth_say.c prints. */
#ifndef PERILUNE_LAB_WORTH_PARTS_H
#define PERILUNE_LAB_WORTH_PARTS_H

#include "lab/record.h"
#include "lab/watch.h"
#include "lab/worth.h"

#include <pthread.h>

/* One game between equals: who won, and what its marked seat used. */
struct worth_game {
	bool done;
	uint8_t worker; /* who counted the uses */
	int8_t won[PL_SEATS];
	int use_count, *uses; /* the worker's numbers; when a stage rests, those of the rows */
};

/* A game to be played: base games have neither a bar nor exchanged chance. */
struct worth_job {
	int budget;
	uint64_t match, choices; /* the numbers of the match's chance and of the bots' */
	const char *without;     /* for the marked seat; NULL: nothing is barred */
	int better_at;           /* a seat that the better bot has among others; -1: none */
};

/* Counters of one use in the game and in the decision under way. */
struct worth_count {
	struct pl_chosen chosen[PL_BUDGETS];
	uint64_t decision; /* that met it last */
	uint32_t moves;    /* of that decision that use it */
	uint32_t may[PL_SEATS], did[PL_SEATS], rival, rival_did;
	uint64_t lot;
	bool met; /* in this game */
	int sort, thing;
};

struct worth_crew;
struct worth_worker {
	pthread_t thread;
	struct worth_crew *crew;
	struct pl_recorder recorder;
	struct pl_thinker *thinkers[PL_BUDGETS][PL_SEATS];
	struct pl_uses *uses, *bar;
	struct pl_tally tally[PL_BUDGETS];
	struct pl_luck luck;
	struct pl_luck_sums sums[PL_BUDGETS];
	struct worth_count *counts; /* by use */
	int count_room;
	int *met, met_count; /* uses of the game under way */
	struct pl_state *truth, *after;
	struct pl_move *moves;
	int budget, marked; /* of the game under way */
	uint64_t match;
	bool weigh;
	uint64_t decision; /* of all */
	uint64_t decisions[PL_BUDGETS], forced[PL_BUDGETS];
	uint64_t weighed[PL_BUDGETS], trivial[PL_BUDGETS];
	int index;
};

/* Games that are played at once, as a part of a run: jobs 0 to done - 1 are done. */
struct worth_stage {
	struct worth_crew *crew;
	const char *name;
	int budget;
	uint64_t share; /* of the whole, in thousandths */
	uint64_t jobs, done;
	void (*job)(struct worth_worker *, struct worth_stage *, uint64_t i);
	const void *list; /* what the jobs are, where their numbers do not say it */

	/* What came of each job, so many numbers; none of games between equals, of which the
	 * crew keeps all. */
	int width;
	int8_t (*won)[PL_SEATS];
};

struct worth_crew {
	const struct pl_worth *worth;
	struct pl_worth_result *result;
	struct pl_journal *journal;
	struct worth_worker *workers;
	struct worth_game *games[PL_BUDGETS];
	uint64_t told; /* of the whole, in thousandths: the stages that are over */

	/* The stage under way. */
	struct worth_stage *stage;
	atomic_int *stop;
	atomic_uint_fast64_t next, done;
	struct pl_watch watch;
};

void worth_crew_open(struct worth_crew *, const struct pl_worth *, struct pl_worth_result *);
void worth_crew_close(struct worth_crew *);

/* Do all jobs of a stage, but for those that were kept; false if stopped. worth_stage_close then
 * frees what came of it. */
bool worth_do(struct worth_crew *, struct worth_stage *);
void worth_stage_close(struct worth_stage *);

/* The next jobs of a stage, until all are done or stop is set. */
bool worth_play_jobs(struct worth_stage *, atomic_int *stop);

/* The row of a use, which is found by its key or made. */
struct pl_row *worth_find_row(struct pl_worth_result *, const char *key);
struct pl_row *worth_row_of(struct pl_worth_result *, const struct pl_use_of *);

/* Play a game; its result is in the worker's recorder. With `note`, count what is chosen. */
void worth_play(struct worth_worker *, const struct worth_job *, bool note);

/* After a noted game: add it up, and say what its marked seat used. */
void worth_note(struct worth_worker *, struct worth_game *);

/* The two steps of judging: by what is chosen, then by what it costs to do without. */
void worth_judge_choices(struct pl_worth_result *);
void worth_judge_losses(struct pl_worth_result *);

#endif

/* match.h - one running game: who must act, playing, taking back.
 *
 * The mid-end between front ends and rules; it knows no rule of any game.
 * A match is its key and its moves: the position is always what replaying
 * them gives, which is also how a move is taken back.
 */
#ifndef PERILUNE_CORE_MATCH_H
#define PERILUNE_CORE_MATCH_H

#include "core/game.h"

/* A move in force, and what came of it. */
struct pl_step {
	struct pl_move move;
	bool reveals; /* cannot be taken back */
	uint32_t set; /* the sealed set it belongs to, from 1; 0: none */
	int event_count;
	struct pl_event *events;
};

/* The position before step PL_CHECKPOINT * n, so that taking back replays few. */
struct pl_checkpoint {
	struct pl_state *state;
	uint32_t set, set_count;
};

enum { PL_CHECKPOINT = 64 };

struct pl_match {
	const struct pl_game *game;
	const struct pl_book *book; /* borrowed: must outlive the match */
	uint64_t key[2];
	int seats;
	struct pl_state *state;
	int step_count, step_room;
	struct pl_step *steps;
	int checkpoint_count;
	struct pl_checkpoint *checkpoints; /* as many as step_room allows for */
	uint32_t set;                      /* the sealed set now open; 0: none */
	uint32_t set_count;                /* sealed sets so far */
	uint8_t resigned;                  /* who gave up the match of two, from 1; 0: nobody */
};

/* A match at its first position, or NULL if that many seats cannot play by
 * these rules (pl_book_vet tells why). */
struct pl_match *pl_match_new(const struct pl_game *, const struct pl_book *, int seats,
                              const uint64_t key[2]);
struct pl_match *pl_match_copy(const struct pl_match *);
void pl_match_free(struct pl_match *);

/* Play a move: NULL, or why it is refused, and then nothing has changed. The
 * move may be any bytes. Its step is the last of steps. */
const struct pl_reason *pl_match_play(struct pl_match *, const struct pl_move *);

/* Whether seat may take back its last move, and taking it back. A move that
 * revealed something stays, and so does one that another seat has acted
 * after, unless both are sealed and others are still to answer. */
bool pl_match_may_undo(const struct pl_match *, int seat);
bool pl_match_undo(struct pl_match *, int seat);

/* What stands in the way of one's last decision. */
enum pl_stays {
	PL_STAYS_NOTHING, /* there is none yet */
	PL_STAYS_OVER,    /* the match is */
	PL_STAYS_SHOWN,   /* chance was drawn, or something hidden was shown */
	PL_STAYS_HIDDEN,  /* a rival used something hidden, or said no */
	PL_STAYS_OTHERS,  /* somebody acted who is no bot */
	PL_STAYS_OFTEN,   /* it was taken back too often: a table's own limit, not the match's */
	PL_STAYS_KINDS
};
extern const char *const pl_stays_names[]; /* PL_STAYS_KINDS rows */

/* How many last steps go for seat to be at its last decision again; 0 where that cannot be, and
 * why. Bots (bits of their seats) do not mind taking back what they answered, unless something that
 * seat could not see became known, or was used, since: what changed in the hidden part of the
 * position tells. What was the only thing to do is no decision. */
int pl_match_steps_back(const struct pl_match *, int seat, unsigned bots, enum pl_stays *why);

/* A seat of two gives up: the match is over, and its position stays as it is.
 * False where there are more or fewer seats, or nothing is left to give up. */
bool pl_match_resign(struct pl_match *, int seat);

static inline bool pl_match_over(const struct pl_match *match)
{
	return match->state->pending == 0 || match->resigned != 0;
}

/* Scores and places, final once the match is over: as the rules say, but who
 * resigned is second. */
void pl_match_result(const struct pl_match *, struct pl_result *);

/* A copy of the state as seat sees it; view has room for state_size bytes,
 * aligned as malloc aligns. */
void pl_match_view(const struct pl_match *, int seat, struct pl_state *view);

/* A digest of every byte of the position: golden transcripts end with it. */
uint64_t pl_state_digest(const struct pl_game *, const struct pl_state *);

/* The same of the position in which a step that was made was still to be made. */
void pl_match_view_before(const struct pl_match *, int step, int seat, struct pl_state *view);

/* The move that a text means for seat, or false: its words, or its notation, exactly. */
bool pl_parse_move(const struct pl_game *, const struct pl_book *, const struct pl_state *view,
                   int seat, const char *text, struct pl_move *);

enum { PL_MOVE_TEXT = 256 };

/* A move as it is kept in files: in notation, which no data and no language changes; of a game
 * without a description its text. */
void pl_move_kept(const struct pl_game *, const struct pl_book *, const struct pl_state *view,
                  const struct pl_move *, char out[PL_MOVE_TEXT]);

/* The text of a move. */
void pl_move_text(const struct pl_game *, const struct pl_book *, const struct pl_state *view,
                  const struct pl_move *, char out[PL_MOVE_TEXT]);

#endif

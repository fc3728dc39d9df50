/* transcript.h - a match as text that people can read.
 *
 *   perilune transcript 2
 *   game: leduc 1                         name and version
 *   seats: 2
 *   data: standard                        or the name of a data file
 *   option: raises=1                      a line each, none if all is usual
 *   rules: 5d0c2a6c0f7a3b19               digest of the rules
 *   player: p1 human                      who plays, a line each
 *   commitment: (64 hexadecimal digits)   SHA-256 of the seed, see seed.h
 *   contribution: p1 k3jd9                what players added, see seed.h
 *   secret: (32 hexadecimal digits)       the host's part, where there is one
 *   seed: (32 hexadecimal digits)         left out while it is secret
 *
 *   1 p1 fly to=69   # fly to 8-4         number, seat, notation, and its words
 *   2 p2 stay   # stay
 *   3 p2 undo
 *   4 p2 resign                           of two seats: the match ends
 *   result: p1 place 1 score 1, p2 place 2 score -1
 *   position: 0a1b2c3d4e5f6071            digest of the last state
 *
 * Without a host the commitment is that of the seed; with one it is that of the
 * secret, which was settled before anybody contributed.
 *
 * Moves are in notation (core/describe.h), so that neither other words in the data nor another
 * language voids a transcript. One of version 1 has the move's English words instead; it is
 * read for ever, and written for games that have no description.
 *
 * Lines that begin with # are remarks. It is written as played, a line at a
 * time, so that a lost machine loses no move that was made; a match that is
 * not over has no result.
 */
#ifndef PERILUNE_CORE_TRANSCRIPT_H
#define PERILUNE_CORE_TRANSCRIPT_H

#include "core/book.h"
#include "core/match.h"
#include "core/seed.h"

#include <stdio.h>

enum {
	PL_TRANSCRIPT_BYTES = 8 * 1024 * 1024,
	PL_TRANSCRIPT_OPTIONS = 64,
	PL_TRANSCRIPT_NAME = 128
};

/* A line of play: what a seat did, in words or in notation. */
struct pl_record {
	int line; /* in the text */
	uint8_t seat;
	char *words; /* the move, "undo" or "resign" */
};

struct pl_transcript {
	const struct pl_game *game;
	int form; /* 1: moves in words; 2: in notation */
	int version, seats;
	uint64_t digest;
	char data[PL_TRANSCRIPT_NAME];
	int option_count;
	char *options[PL_TRANSCRIPT_OPTIONS]; /* "raises=1" */
	char players[PL_SEATS][PL_TRANSCRIPT_NAME];
	bool has_seed, has_secret, has_commitment, has_result, has_position;
	uint64_t key[2];
	struct pl_pledge pledge; /* where there is a secret */
	char commitment[PL_COMMITMENT_TEXT];
	struct pl_result result;
	uint64_t position;
	int result_line, position_line, record_count, record_room;
	struct pl_record *records;
};

/* --- writing ------------------------------------------------------------ */

/* The header. data and players may be NULL; options are settings as given
 * to pl_book_load. */
void pl_transcript_head(FILE *, const struct pl_match *, const char *data,
                        const char *const *options, int option_count, const char *const *players);

/* The same of a match whose key is that of a pledge. */
void pl_transcript_pledged(FILE *, const struct pl_match *, const char *data,
                           const char *const *options, int option_count, const char *const *players,
                           const struct pl_pledge *);

/* One line of play. view is the mover's, before the move; number counts
 * lines of play from 1. */
void pl_transcript_move(FILE *, const struct pl_match *, const struct pl_state *view, int number,
                        const struct pl_move *);
void pl_transcript_undo(FILE *, int number, int seat);
void pl_transcript_resign(FILE *, int number, int seat);

/* Result and last position, if the match is over. */
void pl_transcript_end(FILE *, const struct pl_match *);

/* Every line of play so far, without what was taken back; returns how many. */
int pl_transcript_moves(FILE *, const struct pl_match *);

/* --- reading ------------------------------------------------------------ */

/* A transcript from hostile text, or NULL with the first fault. It must be of one of
 * these games; the list is ended by NULL. */
struct pl_transcript *pl_transcript_read(const struct pl_game *const *games, const char *text,
                                         size_t length, struct pl_fault *);
void pl_transcript_free(struct pl_transcript *);

/* Called after each line of play that was replayed. `before` is its player's view when the move
 * was made, which is the last step of the match; NULL where the line took a move back or
 * resigned. */
typedef void pl_replay_hook(void *context, const struct pl_match *, int record,
                            const struct pl_state *before);

/* The match at the transcript's last line, or NULL with a fault: other rules,
 * a move that was not possible, a result that does not follow. hook may be
 * NULL. */
struct pl_match *pl_transcript_replay(const struct pl_transcript *, const struct pl_book *,
                                      pl_replay_hook *, void *context, struct pl_fault *);

/* The same match in the version that is written now, or false with a fault: nothing is written
 * of a transcript that does not replay. Its remarks are left out. */
bool pl_transcript_rewrite(FILE *, const struct pl_transcript *, const struct pl_book *,
                           struct pl_fault *);

#endif

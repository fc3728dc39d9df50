/* hotseat.h - a match at this machine: people and bots at their seats, moves taken
 * back, the transcript written as it is played. What playing line by line and on
 * the full screen have in common; it asks nobody and prints nothing. */
#ifndef PERILUNE_HOTSEAT_HOTSEAT_H
#define PERILUNE_HOTSEAT_HOTSEAT_H

#include "bots/bot.h"
#include "bots/manners.h"
#include "core/language.h"
#include "core/meant.h"

#include <stdio.h>

struct pl_hotseat {
	struct pl_match *match; /* owned */
	struct pl_bot bots[PL_SEATS];
	struct pl_thinker *thinkers[PL_SEATS]; /* NULL: a person */
	int people;

	/* What people are told in, by its code; NULL: English. The match's own book is always
	 * in English, and so are transcripts: whoever tells somebody something uses `told`. */
	const char *language;
	struct pl_language *words;
	struct pl_book told;

	/* For the head of a transcript; borrowed. */
	const char *data;
	const char *const *settings;
	int setting_count;

	FILE *save;      /* the transcript, written as played; may be NULL */
	char *save_path; /* owned */
	bool itself;     /* it is kept without having been asked for, until pl_hotseat_save() */
	int records;     /* lines of play in it */
	struct pl_state *view;
	struct pl_manners *manners; /* of the seat that is thought for */
};

/* Begin, with match, bots and language in place: opens the thinkers. */
void pl_hotseat_open(struct pl_hotseat *);
void pl_hotseat_close(struct pl_hotseat *); /* and frees what is owned */

static inline bool pl_hotseat_is_person(const struct pl_hotseat *hotseat, int seat)
{
	return hotseat->bots[seat].kind == PL_PERSON;
}

/* The move that somebody at seat means by a text: words of the language that is shown, or
 * notation, or English words. */
bool pl_hotseat_read(struct pl_hotseat *, int seat, const char *text, struct pl_move *);

/* What a text means that is no move now: one that is not allowed, which pl_hotseat_play answers
 * with its rule; and listed moves that are like it (core/meant.h). */
bool pl_hotseat_meant(struct pl_hotseat *, int seat, const char *text, struct pl_move *);
int pl_hotseat_near(struct pl_hotseat *, int seat, const char *text,
                    char near[PL_NEAR][PL_MOVE_TEXT]);

/* The match with its book as people are told it; as long as both stay as they are. */
struct pl_match pl_hotseat_told(const struct pl_hotseat *);

/* Play a move: NULL, or why not. Afterwards hotseat->save may be NULL where it was
 * not: the transcript could not be written (errno tells), and play goes on. */
const struct pl_reason *pl_hotseat_play(struct pl_hotseat *, const struct pl_move *);

/* The chance of a bot's choice: it follows from the seed and the line of play, so
 * that a match that is resumed goes on as it would have. */
struct pl_chance pl_hotseat_chance(const struct pl_hotseat *, int seat);

/* Before anybody thinks for a seat that is asked: its manners, which are good until the next
 * call. */
void pl_hotseat_mind(struct pl_hotseat *, struct pl_thinker *, int seat);

/* As pl_match_steps_back(), with the bots that play here. */
int pl_hotseat_steps_back(const struct pl_hotseat *, int seat, enum pl_stays *why);

/* Take back the last `steps` steps, the first of which is seat's own. */
void pl_hotseat_undo(struct pl_hotseat *, int seat, int steps);

/* A seat of two gives up; false where that cannot be. */
bool pl_hotseat_resign(struct pl_hotseat *, int seat);

/* Write the match to a file, and every move from now on; false with errno. */
bool pl_hotseat_save(struct pl_hotseat *, const char *path);

/* Whether seat sees anything that a spectator does not. */
bool pl_hotseat_has_secrets(const struct pl_hotseat *, int seat);

#endif

/* position.h - what a seat or spectator is told of a match, as JSON: the one
 * form in which every front end, in the browser or in a terminal, learns what
 * it draws. docs/api.md describes the fields.
 *
 * Everything here is made from that seat's view and its share of the events;
 * the state itself is read in one place only, where pl_match_view() turns it
 * into the view.
 */
#ifndef PERILUNE_CORE_POSITION_H
#define PERILUNE_CORE_POSITION_H

#include "core/match.h"

/* What is not in the match, of the seat that is told. */
struct pl_telling {
	int turn;                     /* the number of its next act */
	int back;                     /* how many steps go for its last decision; 0: it stays, */
	enum pl_stays stays;          /* and why */
	bool brief;                   /* without what people's programs do not read: `action` */
	const struct pl_state *known; /* the view that it was told last; NULL: none */
};

/* Into an object that is open: pending and state, or where a view is known what changed since;
 * of a seat turn, undo and, if it is asked, question; over and, at the end, result. Seats count
 * from 1. */
void pl_position_json(const struct pl_match *, int seat, const struct pl_telling *,
                      struct pl_text *);

/* A seat's score of a match that is over, in what people count ("2 bases, 7 units"). */
void pl_score_text(const struct pl_game *, const struct pl_book *, const struct pl_state *view,
                   int seat, int32_t score, struct pl_text *);

/* One event as seat may read it, as an entry of its log: an object of number,
 * seat, kind, text and pieces. */
void pl_event_json(const struct pl_game *, const struct pl_book *, const struct pl_event *,
                   int seat, int64_t number, struct pl_text *);

/* A line of the log that is no event of the game ("p2 takes a move back"): remark is true,
 * kind and seat say the same for programs and for other languages; undone is the number whose
 * entries no longer hold, 0 if none. */
void pl_remark_json(const char *kind, const char *words, int seat, int64_t number, int64_t undone,
                    struct pl_text *);

#endif

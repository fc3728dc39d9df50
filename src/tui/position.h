/* position.h - a table and what one seat is told of it, read from the JSON that
 * core/position.h writes: by the server over the network, by a local match in
 * the same process. Boards cannot tell the difference.
 *
 * Seats count from 0 here; PL_SPECTATOR is somebody who only watches.
 *
 * What comes over the network is hostile: tui_position_read() refuses what is
 * not of the right shape, but `state`, the game's own part, and the book of the table
 * are any JSON. Boards read them with the helpers below, which answer 0, false, "" or
 * NULL for what is missing or of another type, and never index an array with a number
 * from it unchecked.
 */
#ifndef PERILUNE_TUI_POSITION_H
#define PERILUNE_TUI_POSITION_H

#include "core/match.h"

#include <jansson.h>

enum { TUI_NAME = 64 };

enum tui_kind { TUI_OPEN, TUI_PERSON, TUI_BOT };

struct tui_seat {
	enum tui_kind kind;
	char name[TUI_NAME];          /* for people: "Ann", "Bellatrix" */
	char bot[TUI_NAME];           /* of a bot: how it is called, "normal" */
	bool mine;                    /* plays at this terminal */
	bool thinking;                /* a bot of this process is at work */
	bool present, away, resigned; /* of people over the network */
	bool would_resign;            /* a bot, if the other side lets it */
};

enum tui_state { TUI_WAITING, TUI_RUNNING, TUI_FINISHED };

/* Who sits at the table. */
struct tui_table {
	const struct pl_game *game; /* of this program: for rules and title */
	char name[TUI_NAME];        /* of the table; "" at home */
	enum tui_state state;
	int seat_count;
	struct tui_seat seats[PL_SEATS];
};

struct tui_point {
	const char *id, *name;
};

/* One thing that may be done. `text` is what it is called in the language spoken, `shown` the same
 * with the names of players; `play` is what the source is given to play it, the same in every
 * language. */
struct tui_move {
	const char *text, *shown, *play, *explain;
	bool loses; /* something, for nothing, although another move does not */
	int point_count;
	struct tui_point points[PL_TOUCH]; /* in the order a person would click them */
};

/* A line of what a seat learnt, or of what was said at the table. */
struct tui_entry {
	int64_t number;
	int seat;          /* from 0; -1: nobody's */
	char *kind, *text; /* its own */
	int point_count;
	char *points[PL_TOUCH]; /* ids of pieces */
};

/* All that a seat learnt so far, in order. */
struct tui_log {
	int count, room;
	struct tui_entry *at;
	int fresh;    /* entries from here on came with the newest position */
	int64_t from; /* it is whole after this record; 0: from the beginning */
	int grown;    /* entries that were put in front of it */
};

/* One position as a seat sees it. The texts belong to `whole`, and players'
 * names stand in them for p1 to p6 (but not in a move's `text`). */
struct tui_position {
	json_t *whole;
	int64_t number;   /* of the table's records */
	int seat;         /* whose it is; PL_SPECTATOR */
	unsigned pending; /* bit i: seat i owes a move */
	json_t *state;    /* the game's own by the names of `perilune describe`: an object,
	                   * or NULL of a game that is not described */
	bool asked;       /* this seat is; then question and moves */
	const char *question;
	int turn; /* the number of its next act, for the server */
	int move_count;
	struct tui_move *moves;
	bool undo; /* its last move can be taken back */
	bool over;
	struct pl_result result;      /* once over, */
	const char *scored[PL_SEATS]; /* and each score in words */
	char *show;                   /* the table as lines of text, for games without a board of
	                   * their own; NULL if not known. Its own, replaceable */
};

/* The position of a message `position` or `review`, and its log entries appended
 * to *log (which may be NULL): entries that the message takes back or repeats
 * are removed first, all of them where its `since` is 0 or where it says that there
 * is more before it. NULL if it does not have the shape it should. Names come from the
 * table. The json is borrowed. */
struct tui_position *tui_position_read(const json_t *, const struct tui_table *,
                                       struct tui_log *log);
void tui_position_free(struct tui_position *); /* may be NULL */

void tui_log_free(struct tui_log *);

/* Put a message `log`, a page of what was before, in front of it; what was said stays
 * where it is. Not if it does not end where the log begins. */
void tui_log_older(struct tui_log *, const json_t *page, const struct tui_table *);

/* A line at the end of a log: chat, or a remark of the source. Points: none. */
void tui_log_add(struct tui_log *, int64_t number, int seat, const char *kind, const char *text);

/* A text with players' names for p1 to p6, to be freed. */
char *tui_named(const char *text, const struct tui_table *);

/* What a person is called who has told no name: "Player B". */
void tui_name_player(struct tui_seat *, int seat);

/* What bots are called by their seats, as in the browser: "Altair" to "Fomalhaut". */
const char *tui_star(int seat);

/* --- reading a state -------------------------------------------------------- */

/* object["key"], whatever it is; NULL if it is not there. */
const json_t *tui_get(const json_t *object, const char *key);
int tui_int(const json_t *object, const char *key);          /* 0 */
bool tui_bool(const json_t *object, const char *key);        /* false */
const char *tui_text(const json_t *object, const char *key); /* "" */

/* array[index], NULL beyond its ends; its number, its text; its length, 0 of what
 * is no array. */
const json_t *tui_at(const json_t *array, int index);
int tui_int_at(const json_t *array, int index);
const char *tui_text_at(const json_t *array, int index);
int tui_length(const json_t *array);

/* --- reading a book ----------------------------------------------------------- */

/* What a column ("card[].cost") has of a member, counted from 1 as states do: its number,
 * its text, whatever it is. And the member whose text it is, of ids in "card[].piece" say;
 * 0 if none. Book: as pl_book_json() writes it; may be NULL. */
int tui_book_int(const json_t *book, const char *column, int member);
const char *tui_book_text(const json_t *book, const char *column, int member);
const json_t *tui_book_at(const json_t *book, const char *column, int member);
int tui_book_find(const json_t *book, const char *column, const char *text);

#endif

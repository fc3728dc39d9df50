/* source.h - where positions come from and moves go to: a match in this process
 * (local.c), a table on a server (--connect), a transcript (replay.c). The client
 * works with all of them alike.
 *
 * A source belongs to the thread of the client: every function is called from there,
 * none may wait. What takes time (bots, the network) goes on elsewhere and makes
 * `fd` readable when it has come to something; the client then calls serve(), which
 * takes it in, updates the public members below and counts `news` up. Every other
 * call may update them at once, too.
 *
 *     open it -> client: loop { poll(keyboard, fd); serve(); draw; play()... } -> close
 *
 * Implementing one: put a struct tui_source first in your own struct, fill in ops,
 * fd and table, hand it to tui_client_run() (client.h).
 */
#ifndef PERILUNE_TUI_SOURCE_H
#define PERILUNE_TUI_SOURCE_H

#include "tui/film.h"
#include "tui/position.h"
#include "tui/words.h"

enum { TUI_NOTICE = 512, TUI_ADVISED = 5, TUI_SIGHTS = PL_SEATS + 1 };

struct tui_source;

/* What a source can do; NULL where it cannot, and the client then offers no key
 * for it. Seats count from 0. */
struct tui_source_ops {
	/* fd is readable, or 100 ms have passed: take in what has come. */
	void (*serve)(struct tui_source *);

	/* Make a move: what a listed one says to `play`, or whatever the person typed.
	 * A refusal comes as a notice, now or later; `busy` is true in between. */
	void (*play)(struct tui_source *, int seat, const char *text);

	void (*undo)(struct tui_source *, int seat);
	void (*hint)(struct tui_source *, int seat); /* the answer comes as `advice` */
	void (*resign)(struct tui_source *, int seat);
	void (*chat)(struct tui_source *, const char *text);
	void (*back)(struct tui_source *);    /* take the seat back from a bot */
	void (*rematch)(struct tui_source *); /* after the end */

	/* Fetch more of what was before a seat's log (or PL_SPECTATOR's), unless it is whole
	 * or some is on its way. NULL: logs are always whole. */
	void (*older)(struct tui_source *, int seat);

	/* Write the match to a file, and every move from now on; false with a notice. */
	bool (*save)(struct tui_source *, const char *path);

	/* Of what can be stepped through: the position after record `at` (0: the first)
	 * of `length`, as that seat (or PL_SPECTATOR) saw it. Then seen[tui_sight(seat)]
	 * is the position. */
	void (*go)(struct tui_source *, int at, int seat);

	void (*close)(struct tui_source *); /* and free it */
};

/* What a hint found. */
struct tui_advice {
	bool ready, wanted; /* wanted: asked for and not here yet */
	int seat;
	int64_t number; /* of the position it is about */
	long long iterations;
	char why[512]; /* "" if not known */
	int count;     /* the best first */
	struct tui_advised {
		char move[PL_MOVE_TEXT];
		char says[96];  /* how good it is */
		bool equal;     /* as good as the best */
		char then[256]; /* how play may go on; "" if not known */
	} at[TUI_ADVISED];
};

struct tui_source {
	const struct tui_source_ops *ops;
	int fd;        /* readable when serve() has something to do; -1: never */
	unsigned news; /* counted up whenever anything here changes */
	struct tui_table table;
	json_t *book; /* what the table is played by, which never changes: pl_book_json()'s.
	               * NULL while it has not come */

	/* The newest position of each seat that plays here, at its seat's place; of a
	 * spectator at PL_SEATS; else NULL. And what each of them learnt. */
	struct tui_position *seen[TUI_SIGHTS];
	struct tui_log log[TUI_SIGHTS];
	unsigned stamp[TUI_SIGHTS]; /* counted up with every new position there */

	unsigned hidden;      /* bit i: seat i sees what others at this terminal must not; the
	                        * client then hides its view until it says it is alone */
	bool busy;            /* a move is on its way */
	bool lost;            /* no connection now: the client says so, and `state` */
	char state[TUI_NAME]; /* a few words for the bar: "reconnecting...", "" if all is well */
	struct tui_advice advice;
	struct tui_film film; /* what waits to be shown */

	/* Something to tell the person: why a move was refused, where it is saved. The
	 * client shows it once for each count of `notices`. */
	unsigned notices;
	bool notice_is_fault;
	char notice[TUI_NOTICE];

	const char *kept; /* the file that every move goes to; NULL: none */
	bool itself;      /* it is the one that 'perilune play' finds again */
	int at, length;   /* of what can be stepped through */
};

/* Where a seat's position and log are kept. */
static inline int tui_sight(int seat)
{
	return seat >= 0 && seat < PL_SEATS ? seat : PL_SEATS;
}

/* Tell the person something. */
void tui_notice(struct tui_source *, bool fault, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

/* The same by a key of the terminal's words, about these (tui/words.h). */
void tui_note(struct tui_source *, bool fault, const char *key, const struct pl_said *);
#define TUI_NOTE(source, fault, key, ...)                                                          \
	tui_note(source, fault, key, (const struct pl_said[]){ __VA_ARGS__, { .name = NULL } })

/* Show what one message `position` or `review` tells: the position of its seat is replaced, its
 * log goes on, news are counted. False if its shape is wrong. Sources hand what comes to
 * tui_film_take(), which does this when its turn comes. */
bool tui_source_show(struct tui_source *, const json_t *message);

/* Take in a message `table`: names, kinds and presence of its seats, and its state;
 * `mine` stays as it is. False if its shape is wrong or it is of a game that
 * this program does not know. */
bool tui_source_seats(struct tui_source *, const json_t *message);

/* The book of a match at this machine, as a server would send it. */
void tui_source_own_book(struct tui_source *, const struct pl_game *, const struct pl_book *);

/* Take in a message `book`. False if its shape is wrong. */
bool tui_source_book(struct tui_source *, const json_t *message);

/* Take in a message `hint`, about the seat's present position. */
bool tui_source_advice(struct tui_source *, int seat, const json_t *message);

/* Free what the source holds itself (book, positions, logs); for close(). */
void tui_source_release(struct tui_source *);

#endif

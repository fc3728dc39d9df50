/* game.h - the contract between one game's rules and everything else.
 *
 *   rules  settled before play: options, card costs. Never changes.
 *   state  one position. Fixed size, no pointers, every byte defined: copied
 *          with memcpy, compared with memcmp, sent to a GPU as it is.
 *   view   a state in which all that one seat cannot know is zero.
 *
 * [R] marks the rules: no allocation, I/O, globals or floating point, in C11
 * that is also C++20: one source for native, WebAssembly and CUDA.
 *
 * tests/kit checks what is promised here for every registered game.
 */
#ifndef PERILUNE_GAME_H
#define PERILUNE_GAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
	PL_SEATS = 6,
	PL_MOVES = 512, /* most moves that legal() lists */
	PL_EVENTS = 64, /* most events of one move */
	PL_TOUCH = 8,   /* most pieces one move or event points at */
	PL_SPECTATOR = 7
};

#ifdef __CUDACC__
#define PL_FN static inline __host__ __device__
#else
#define PL_FN static inline
#endif

/* First member of every game's rules: numbers only, no pointers. */
struct pl_rules {
	uint64_t digest; /* of every "path=number" that can change play, in the
	                  * order of the field table: not of struct bytes, nor
	                  * of words */
	uint64_t data;   /* the same but for options: by it a judge (core/judge.h)
	                  * knows what it learnt from */
};

struct pl_description;
struct pl_index;
struct pl_judge;
struct pl_language;
struct pl_sights;

/* One data file, loaded. A text in the data (title, flavour) is a number in
 * the rules: its place in words. So rules stay plain, and mending a title
 * voids no transcript. */
struct pl_book {
	const struct pl_rules *rules;
	const char *const *words;               /* words[0] is "" */
	const struct pl_language *language;     /* what people are told in; NULL where the game has
	                                     * no words file (core/language.h) */
	const struct pl_index *fields, *counts; /* places in the game's field table by path:
	                                         * values, and what counts rows */
};

/* All chance of a match: draw n is a keyed hash of n, so that no player can
 * tell the next one from those before, and any draw can be checked later. */
struct pl_chance {
	uint64_t key[2]; /* secret until the match ends */
	uint64_t drawn;  /* draws so far; a view has 0 in all three */
};

/* First member of every game's state. Who decides is data, not a call; the
 * helpers of turn.h keep pending and sealed in step. */
struct pl_state {
	struct pl_chance chance;
	uint32_t ply;    /* moves applied; apply() counts it up */
	uint8_t seats;   /* players in this match */
	uint8_t phase;   /* the game's own enum */
	uint8_t pending; /* bit i: seat i owes a move; 0: game over */
	uint8_t sealed;  /* the seats asked together, several bits; 0 in an
	                  * ordinary turn. Until the last one completes the set,
	                  * sealed moves draw no chance and show others nothing;
	                  * they commute between seats, and a seat takes the
	                  * same number of them whatever it chooses. A set
	                  * begins with pending equal to sealed. */
};

/* The same in a log, on the wire and in a search tree. */
struct pl_move {
	uint8_t verb;    /* the game's own enum; 0 is no move */
	uint8_t seat;    /* who makes it */
	uint8_t arg[14]; /* as the verb says; else 0 */
};

/* What came of a move: a roll, a draw, a payment. Moves are known to their
 * maker alone; all that others learn, log and animation included, is events.
 * Where two truths or two choices tell a seat different events, its views must
 * differ too afterwards (the last roll, the bids laid open), and the other way
 * round: bots see views alone, people read the log. */
struct pl_event {
	uint8_t kind, seat;
	uint8_t seen_by;   /* bit i: seat i may read secret; others get zeros */
	uint8_t arg[9];    /* for everybody */
	uint8_t secret[4]; /* the card that was drawn or stolen */
};

struct pl_events {
	int count;    /* reaching PL_EVENTS is a bug that the kit reports */
	bool reveals; /* chance was drawn or a secret shown: no undo past this */
	struct pl_event at[PL_EVENTS];
};

struct pl_result {
	int32_t score[PL_SEATS];
	uint8_t place[PL_SEATS]; /* 1 is first; equals share. A lost solitaire
	                          * is place 2; seats not in the match have 0 */
};

/* Text under construction; pl_put() stops at end and keeps it terminated. */
struct pl_text {
	char *start, *at, *end;
};

/* Why a move or a data file is refused. */
struct pl_reason {
	const char *clause; /* "TRD-060" */
	const char *text;   /* "at most two stations on one planet" */
};

enum pl_kind {
	PL_NUMBER, /* lo to hi */
	PL_CHOICE, /* one of names, kept as lo to hi */
	PL_ROW,    /* another table's row by its name, kept as 1 to n; "none" is
	            * 0 where lo is 0 */
	PL_WORD,   /* a text, kept as its place in the book's words */
	PL_COUNT   /* path ends in []: how many rows the data has, lo to hi. A
	            * table without such a field has exactly count rows */
};
enum pl_use { PL_FIXED, PL_TUNABLE, PL_OPTION }; /* option: asked per table */

/* usual of a field that the data must give. */
#define PL_REQUIRED INT32_MIN

/* One value of the data file, the only description of it there is: loader,
 * editor, options, sweeps and docs all work from these. */
struct pl_field {
	const char *path;             /* "card[].cost", "section[].line[].to" */
	uint32_t offset;              /* in the rules */
	uint16_t stride[2], count[2]; /* of each [], from the left; else 0 */
	uint8_t size;                 /* bytes of the number there: 1, 2 or 4;
	                               * signed where lo is negative */
	uint8_t kind, use;            /* enum pl_kind, enum pl_use */
	int32_t lo, hi;               /* PL_WORD: shortest and longest text */
	int32_t usual;                /* where the data is silent */
	const char *const *names;     /* PL_CHOICE: of lo to hi */
	const char *rows;             /* PL_ROW: "city[].name" */
	const char *about;
};

/* --- for the lab; a game may do without all of it ------------------------- */

enum { PL_MEASURES = 64 }; /* most measures of one game */

enum pl_measure_kind {
	PL_EACH,  /* a number for each seat: compared between winners and losers */
	PL_WHOLE, /* a number for the whole match, kept for seat 0 */
	PL_GROUP  /* each seat is of a group from 1 to most, or of none, 0: a
	           * faction, a first choice. Who wins out of it is counted */
};

/* A measure of the game's own, beyond what events and pieces tell. */
struct pl_measure {
	const char *name; /* "trips to Earth" */
	uint8_t kind;
	int32_t most;      /* PL_GROUP: the last group */
	int32_t scale;     /* the numbers are this many times what is meant; 0 is 1 */
	const char *about; /* a sentence about its figure, which is # */
};

/* A claim of the game's document as a figure of a run, in thousandths, that
 * must lie between lo and hi. Rows of the same number belong together: the
 * claim holds if all do. */
struct pl_claim {
	const char *number; /* "TRD-S05" */
	const char *says;   /* the claim; NULL in further rows */
	const char *bots;   /* SPEC,... */
	int seats, games;
	const char *option[2]; /* settings; NULL if none */
	const char *against;   /* a setting: the figure is then what it changes */
	const char *figure;    /* by its name, as sim lists it */
	int32_t lo, hi;
};

/* A words file: the sentences of a game in one language (core/language.h). */
struct pl_words_file {
	const char *code; /* "en", "de" */
	const char *text;
};

/* Everything is required but designers, source, parse(), blame(), glance(),
 * score_counts(), say_score(), favourite(), play_on(), sights,
 * judge, description, languages and what is for the lab. */
struct pl_game {
	const char *slug, *title;
	const char *prefix;    /* of its clauses: "TRD" */
	const char *about;     /* one line for the list of games */
	const char *designers; /* of the game whose document this follows, as they name themselves
	                        * there; NULL: nobody is named */
	const char *source;    /* whose document it is: a house, a year; NULL: it does not say */
	int version;           /* raised when the same data and moves may play otherwise */
	int min_seats, max_seats;
	size_t rules_size, state_size;
	const struct pl_field *fields;            /* ends with a NULL path */
	const struct pl_reason *reasons;          /* by vet()'s and check()'s codes: [0] is
	                                  * unused, ends with a NULL clause */
	const char *const *event_kinds;           /* "steal", by kind; [0] is unused, ends
	                                  * with NULL */
	const char *standard;                     /* standard.yaml, whole */
	const char *rulebook;                     /* RULES.md, whole */
	const struct pl_description *description; /* its moves, events and state as tables
	                                           * (core/describe.h) */
	const struct pl_words_file *languages;    /* English first; ends with a NULL code */

	/* Fill in what follows from the data: distances, neighbour masks. */
	void (*prepare)(struct pl_rules *);

	/* 0, or why these rules cannot be played by that many seats. */
	int (*vet)(const struct pl_rules *, int seats);
	/* NULL, or where the data is wrong by what vet() says: the path of a field as the
	 * table has it, with its rows from 0; NULL where no one place is to blame. */
	const char *(*blame)(const struct pl_rules *, int seats, int row[2]);

	/* [R] Set up. The state is zero but for chance and seats. It tells no
	 * events: show() and the state say what was dealt. */
	void (*setup)(const struct pl_rules *, struct pl_state *);

	/* [R] List seat's moves: no repeats, fixed order, none unless pending.
	 * Reads nothing that seat's view lacks. */
	int (*legal)(const struct pl_rules *, const struct pl_state *view, int seat,
	             struct pl_move out[PL_MOVES]);

	/* [R] 0, or why not. Safe for any bytes. Allows all that legal() lists
	 * and maybe more: trade offers are too many to list, so legal() gives
	 * a sensible few. */
	int (*check)(const struct pl_rules *, const struct pl_state *view, const struct pl_move *);

	/* [R] Play a checked move. Sealed choices wait in the state for the
	 * last one, so their order does not matter. events may be NULL; it is
	 * appended to. */
	void (*apply)(const struct pl_rules *, struct pl_state *, const struct pl_move *,
	              struct pl_events *events);

	/* [R] Turn a copy of the state into the view of seat or spectator. */
	void (*observe)(const struct pl_rules *, struct pl_state *, int seat);

	/* [R] A number that two positions of a match share exactly where this seat's views of them
	 * are the same, for a game that finds it sooner than by making the view; else NULL. */
	uint64_t (*glance)(const struct pl_rules *, const struct pl_state *, int seat);

	/* [R] Fill seat's view with one truth it allows, drawn from *chance,
	 * the state's own chance included (pl_split). The real state is not
	 * at hand, so no bot can cheat by mistake. */
	void (*determinize)(const struct pl_rules *, struct pl_state *view, int seat,
	                    struct pl_chance *chance);

	/* [R] Scores so far; final once nothing is pending. */
	void (*returns)(const struct pl_rules *, const struct pl_state *, struct pl_result *);

	/* So much of a score is one of what people count, where the rest only breaks ties (a base
	 * of Flank); 0: a score is told as it is. Measures of many games are told by it, with what
	 * it counts among so many players, in the plural ("bases"); NULL: "points". */
	int32_t score_unit;
	const char *(*score_counts)(int seats);

	/* A seat's score in what people count ("2 bases, 7 units"). NULL: what the words say of
	 * `score`, a sentence about {score}, or the number where they say nothing of it. */
	void (*say_score)(const struct pl_book *, const struct pl_state *view, int seat,
	                  int32_t score, struct pl_text *);

	/* [R] What a sensible player knows. value: each seat's expectation in
	 * 0 to 1000, of a whole state; at the end it follows the result alone,
	 * most for first place, the same for the same place (pl_value_of,
	 * where only winning counts). weigh: how likely a good player is to make
	 * each move, at least 1, of what seat's view holds. The greedy bot
	 * plays the heaviest. */
	void (*value)(const struct pl_rules *, const struct pl_state *, int32_t out[PL_SEATS]);
	void (*weigh)(const struct pl_rules *, const struct pl_state *view, const struct pl_move *,
	              int count, uint16_t *weight);

	/* What a judge that learns sees of a position, and the judge that has learnt it
	 * (core/judge.h); NULL: there is value() alone. */
	const struct pl_sights *sights;
	const struct pl_judge *judge;

	/* [R] The heaviest by weigh() of the moves of a seat that is pending, the first of several.
	 * For a game that finds it sooner than by listing and weighing all of them; else NULL. */
	void (*favourite)(const struct pl_rules *, const struct pl_state *view, int seat,
	                  struct pl_move *out);

	/* [R] So many moves more, or until the end: each drawn by weight, among all that the seat has
	 * who is pending, as weigh() weighs them (by pl_quick_below() of the sum of their weights,
	 * in the order of legal(); where there is one move nothing is drawn). For a game
	 * without chance that plays on sooner than by listing and weighing; else NULL. */
	void (*play_on)(const struct pl_rules *, struct pl_state *, int moves, uint64_t *random);

	/* NULL, or the invariant this state breaks. */
	const char *(*audit)(const struct pl_rules *, const struct pl_state *);

	/* "offer 2 wood for 1 ore to p3"; differs for different moves. Seats
	 * are p1 to p6 in all texts: front ends put names in their place. */
	void (*format)(const struct pl_book *, const struct pl_state *view, const struct pl_move *,
	               struct pl_text *);

	/* Undo format(). NULL: compare with each legal move's text, which will
	 * not do where check() allows more than legal() lists. */
	bool (*parse)(const struct pl_book *, const struct pl_state *view, int seat,
	              const char *text, struct pl_move *);

	/* What seat is asked ("Move up to 4 hexes"), and what a move would do
	 * and cost ("Build a station here: free"). */
	void (*ask)(const struct pl_book *, const struct pl_state *view, int seat,
	            struct pl_text *);
	void (*explain)(const struct pl_book *, const struct pl_state *view, const struct pl_move *,
	                struct pl_text *);

	/* The pieces a move or an event points at, in the order a player would
	 * click them; pieces are the game's own numbers from 1. What trace()
	 * points at depends on no plain number of the event but those its table
	 * says point (core/pieces.h). piece() gives one's id on the page ("hex-7-3") and its name for people. */
	int (*touch)(const struct pl_rules *, const struct pl_state *view, const struct pl_move *,
	             uint16_t piece[PL_TOUCH]);
	int (*trace)(const struct pl_rules *, const struct pl_event *, uint16_t piece[PL_TOUCH]);
	void (*piece)(const struct pl_book *, uint16_t piece, struct pl_text *id,
	              struct pl_text *name);

	/* One line about an event; the table as seat sees it, in lines of text. */
	void (*tell)(const struct pl_book *, const struct pl_event *, struct pl_text *);
	void (*show)(const struct pl_book *, const struct pl_state *view, int seat,
	             struct pl_text *);

	/* For the lab. measure() is called after setup with events NULL, and
	 * after every move with what it told: it counts into out[m] for
	 * measures[m], which is 0 at first. A seat's group is counted as soon as
	 * it is known, since luck is a group's from then on. group() names a
	 * group. If a limit can end a match, an event of the kind "time-out"
	 * tells that it did. */
	const struct pl_measure *measures; /* ends with a NULL name */
	void (*measure)(const struct pl_rules *, const struct pl_state *,
	                const struct pl_events *events, int32_t out[PL_MEASURES][PL_SEATS]);
	void (*group)(const struct pl_book *, int measure, int group, struct pl_text *name);
	const struct pl_claim *claims; /* ends with a NULL number */
};

#endif

/* describe.h - what moves, events and positions are made of, as tables.
 *
 * A move, an event and a state are structs of small numbers. struct pl_item says
 * what one of those numbers is: where it lies, what it ranges over, who may see
 * it and what it is for. A game gives three tables of items (forms of moves, news,
 * state); from them everything outside the rules is derived once, for all games:
 * JSON, the notation of transcripts, TypeScript, sentences in any language, numbers
 * of actions, observations for learning, and what the kit checks.
 *
 * Rules never read these tables: they are for the edge. Nothing here is marked [R],
 * and nothing here runs in apply(), legal() or observe(). items.h has shorthand.
 */
#ifndef PERILUNE_DESCRIBE_H
#define PERILUNE_DESCRIBE_H

#include "core/game.h"

enum {
	PL_BRACKETS = 3,       /* most [] in a path: player[].goods[][] */
	PL_ARGS = 8,           /* most items of one move */
	PL_NOTATION_SIZE = 256 /* room for a move in notation */
};

/* --- sets: what a number can name ----------------------------------------- */

struct pl_item;

/* A text that the program makes for each row of the data: the rule that a card carries. */
struct pl_column {
	const char *name;
	void (*put)(const struct pl_book *, int member, struct pl_text *);
};

/* Things that are numbered from 1: goods, places, kinds of cards, hexes. What a
 * program reads are keys, which never change; what people read are words, from
 * the data's own rows or from the words file. */
struct pl_set {
	const char *name; /* "good": becomes the type Good */
	uint16_t count;
	const char *const *keys;         /* of 1 to count; NULL: the number itself. A key
	                               * begins with a letter and holds a-z 0-9 - */
	const char *rows;                /* the data's rows with their names, in the order of
	                               * the set: "resource[].name"; NULL: words alone */
	const struct pl_set *of;         /* a set of which this is the beginning (planets, of
	                               * places): its words are that one's. NULL: none */
	uint16_t piece;                  /* member m is piece `piece` + m on the screen; 0:
	                               * it is not one */
	bool first_pieces;               /* member m is piece m */
	const struct pl_item *traits;    /* what follows from the rules for each member
	                               * (a hex's column): read(), row[0] its number
	                               * from 1. NULL: none */
	const struct pl_column *columns; /* end with a NULL name; NULL: none */
};

/* The players. In JSON 1 to n, in notation p1 to p6, in observations counted
 * from the one who looks. */
extern const struct pl_set pl_seats;

/* --- items: one number in a struct ---------------------------------------- */

enum pl_item_kind {
	PL_IS_NUMBER = 1, /* lo to hi; where `bits` is given, in that many bits from bit
	                   * `first` on, beside its neighbours */
	PL_IS_FLAG,       /* 0 or 1 */
	PL_IS_ONE,        /* a member of set; its first is kept as `first` */
	PL_IS_COUNTS      /* how many of each member of set: `bits` bits each, the
	                   * first member's from bit `first` on, none above hi. Of
	                   * one bit it is a subset */
};

enum pl_sight {
	PL_OPEN,    /* everybody */
	PL_OWN,     /* the seat whose row it is (the first [] is over seats) */
	PL_OWN_BIT, /* a subset of the seats, of which each sees its own bit */
	PL_HIDDEN,  /* nobody: 0 in every view */
	PL_TAUGHT,  /* its seat; others' views hold what they know of it instead,
	             * as observe() says */
	PL_SEEN_BY  /* of an event: whom seen_by names */
};

struct pl_item {
	const char *name; /* "units"; in a state a path: "player[].goods[][]". Items
	                   * that share a beginning stand together */
	uint16_t offset;  /* in struct pl_move, struct pl_event or the state */
	uint8_t size;     /* bytes: 1, 2, 4 or 8, in the machine's order; signed
	                   * where lo is negative */
	uint8_t kind;     /* enum pl_item_kind */
	uint8_t first, bits;
	bool may_lack;        /* PL_IS_ONE kept from 1: 0 is none */
	bool high_first;      /* two bytes, the high one first */
	uint8_t sight;        /* enum pl_sight */
	uint32_t secret_in;   /* phases (bit n) in which that holds; 0: in all */
	bool stake;           /* players gain or lose it: told as a consequence */
	bool stock;           /* a number whose owner never wants it to be smaller */
	bool clock;           /* of a state: how far the match is; two positions at odds about it
	                       * are of different times */
	bool fades;           /* of an event: a card that the same move may shuffle out of
	                       * sight, so that no view keeps which it was */
	bool loss;            /* of an event: what its seat loses and gets nothing for, if not 0 */
	bool points;          /* of an event: a plain number that tells what trace() points at, as
	                       * one of a set does */
	uint8_t if_at, if_is; /* of a move or event: only where the byte there is
	                       * if_is; if_at 0: always */
	int32_t lo, hi;       /* PL_IS_NUMBER, and hi of PL_IS_COUNTS */
	int32_t span;         /* what a large one is, for observations; 0: hi */
	const struct pl_set *set;
	uint16_t stride[PL_BRACKETS], count[PL_BRACKETS]; /* of each [], else 0 */
	const struct pl_set *over[PL_BRACKETS];           /* what its rows are; NULL: numbers */
	/* NULL, or the number is not kept but follows from the view: points in a
	 * battle, a price. Called with rows from 0. Of an event: from its bytes, which
	 * stand in the place of the view; rules are NULL then. */
	int32_t (*read)(const struct pl_rules *, const struct pl_state *view, int viewer,
	                const int row[PL_BRACKETS]);
	/* NULL, or whether seat's view lacks it in this position, where sight and
	 * phases cannot say so. */
	bool (*hides)(const struct pl_rules *, const struct pl_state *, int seat,
	              const int row[PL_BRACKETS]);
	const char *about; /* one line, for docs/games and for tooltips */
};

/* --- a game's tables ------------------------------------------------------- */

enum pl_manner {
	PL_SAYS_NO = 1,   /* declines what another did or what is offered: the server
	                 * answers so for a seat that has nothing else */
	PL_ENDS = 2,      /* ends a step or a turn: front ends put it last */
	PL_BEGINS = 4,    /* begins a choice that the same seat goes on with at once: views
	                 * show what is begun, and the event comes when it is whole */
	PL_GIVES_UP = 8,  /* gives up what it names, which does not count as a use of it */
	PL_OFFERS = 16,   /* asks another player, the seat that its item `to` names, for consent:
	                  * a bot does so to people once a turn (bots/manners.h) */
	PL_LOSES = 32,    /* loses what it names and gets nothing for it: people are asked once
	                  * more where they could do something else */
	PL_MAY_LOSE = 64, /* the same where an event that comes of it tells of a loss */
	PL_TRADES = 128   /* gives some of a stock for some of another, at once */
};

/* One way a move can be written. A verb whose arguments depend on one another has
 * several forms; a move is of the first that holds all its bytes. Numbers of actions
 * follow the order of this table: new forms go to its end. */
struct pl_form {
	uint8_t verb, manner;
	const char *name;            /* "sell": unique */
	const struct pl_item *items; /* in struct pl_move; NULL: none */
	const char *about;
};

/* One kind of event. */
struct pl_news {
	const char *name;            /* "sell" */
	const struct pl_item *items; /* in struct pl_event; NULL: none */
	const char *about;
};

struct pl_description {
	const struct pl_set *const *sets; /* end with NULL */
	const struct pl_form *forms;      /* end with a NULL name */
	const struct pl_news *news;       /* by kind; [0] is unused; end with a NULL name */
	const struct pl_item *state;      /* end with a NULL name */
};

/* --- numbers, and what they mean -------------------------------------------- */

/* The number at an item's place; row is from 0 and may be NULL without []. For
 * moves and events base is the struct, rules may be NULL and viewer is ignored. */
int64_t pl_item_get(const struct pl_item *, const struct pl_rules *, const void *base, int viewer,
                    const int row[PL_BRACKETS]);
void pl_item_put(const struct pl_item *, void *base, const int row[PL_BRACKETS], int64_t);

/* How many values it can have. */
int64_t pl_item_values(const struct pl_item *);

/* --- moves ------------------------------------------------------------------- */

/* The form a move is written in, or NULL: no game of this description has it. */
const struct pl_form *pl_form_of(const struct pl_description *, const struct pl_move *);

/* "sell place=earth good=gem units=2": the line of a transcript. Depends on no view,
 * no data and no language. Reading takes exactly what writing gives; text is hostile.
 * What is read is a move of some form, not yet one that check() allows. */
void pl_notate(const struct pl_description *, const struct pl_move *, struct pl_text *);
bool pl_read_notation(const struct pl_description *, int seat, const char *text, struct pl_move *);

/* {"verb":"sell","place":"earth","good":"gem","units":2} */
void pl_move_json(const struct pl_description *, const char *key, const struct pl_move *,
                  struct pl_text *);

/* Actions are numbered from 0, the same for every position, data and number of seats.
 * Seats in them are counted from the mover. A count of 0: the game's moves are too many
 * for a number, and go by parts alone. -1: the move has no number. */
int pl_action_count(const struct pl_description *);
int pl_action_of(const struct pl_description *, const struct pl_move *, int seats);
bool pl_action_move(const struct pl_description *, int action, int seat, int seats,
                    struct pl_move *);

/* In how many ways a form can be filled (more than a number can tell apart is one more than
 * that), and a move of it by its arguments, each from 0 as below. */
int64_t pl_form_ways(const struct pl_form *);
void pl_form_move(const struct pl_form *, const int32_t part[PL_ARGS], int seat, int seats,
                  struct pl_move *);

/* The same by parts: the form, then each argument, from 0; the rest is 0. Returns how
 * many parts there are. pl_action_heads gives the most values of each part. */
int pl_action_parts(const struct pl_description *, const struct pl_move *, int seats,
                    int32_t part[1 + PL_ARGS]);
bool pl_action_of_parts(const struct pl_description *, const int32_t part[1 + PL_ARGS], int seat,
                        int seats, struct pl_move *);
int pl_action_heads(const struct pl_description *, int32_t values[1 + PL_ARGS]);

/* --- events ------------------------------------------------------------------- */

/* {"kind":"buy","seat":2,"price":2,"card":3}, as pl_event_for() left it. */
void pl_news_json(const struct pl_description *, const char *key, const struct pl_event *,
                  struct pl_text *);

/* --- positions ------------------------------------------------------------------ */

/* What a view holds, nested as the paths are. What never changes in a match, the data
 * and its words, is pl_book_json's: it is sent once. Of sets it also says the ids of their
 * pieces ("card[].piece"), the columns that the program makes and the traits: beside those of
 * the set's rows, or under its name where the data has none ("hex[].column"). */
void pl_view_json(const struct pl_description *, const char *key, const struct pl_rules *,
                  const struct pl_state *view, int viewer, struct pl_text *);
void pl_book_json(const struct pl_game *, const struct pl_book *, struct pl_text *);

/* What is new in a view of the same match and viewer: {"player.1.money":7,"deck_left":30}.
 * Rows are counted from 0, those of a set go by its keys; a list and counts of members are always
 * given whole. Putting these values into the object of pl_view_json(before) makes that of the
 * view. */
void pl_change_json(const struct pl_description *, const char *key, const struct pl_rules *,
                    const struct pl_state *before, const struct pl_state *view, int viewer,
                    struct pl_text *);

/* A view as numbers: one of a set is a 1 among 0, counts are one number each, numbers
 * are parts of their span. Seats are counted from the viewer; absent ones are 0. The
 * size is the same for every position of the game. The names ("player[1].money") are
 * what each number is. */
struct pl_plan;
struct pl_plan *pl_plan_tensor(const struct pl_description *, bool facts);
int pl_plan_size(const struct pl_plan *);
const char *pl_plan_name(const struct pl_plan *, int at, char room[64]);
void pl_tensor(const struct pl_plan *, const struct pl_rules *, const struct pl_state *view,
               int viewer, float *out);
void pl_plan_free(struct pl_plan *);

/* What seat's view has of a number of the state, which is all of it, nothing, or its own bit. */
int64_t pl_item_seen(const struct pl_item *, const struct pl_rules *, const struct pl_state *,
                     int seat, const int row[PL_BRACKETS]);

/* What observe() must make of a state as far as the table says; items that are
 * PL_TAUGHT are left as they are. The kit holds observe() against this. */
void pl_observe_described(const struct pl_description *, const struct pl_rules *, struct pl_state *,
                          int seat);

/* NULL, or the item of a whole state whose number is none that it can be: what audit()
 * need not say again. */
const struct pl_item *pl_out_of_range(const struct pl_description *, const struct pl_state *);

/* The first item in which two positions differ, with its rows as people count them
 * ("player[2].hand"), or "" where no item does: for the kit, which says what a view
 * keeps that no event told, and the other way round. */
void pl_difference(const struct pl_description *, const struct pl_state *, const struct pl_state *,
                   struct pl_text *);

/* --- consequences ----------------------------------------------------------------- */

/* What a move changes of the stakes, as the mover can expect it: by how much an item
 * grows or shrinks, in what share of the truths. Found by making the move in `truths`
 * truths that the view allows, so that no game says twice what a move does; what follows
 * before the next decision is in it too, by its chance. */
struct pl_stake {
	const struct pl_item *item;
	int row[PL_BRACKETS];
	int member; /* of counts: of which; else 0 */
	int32_t amount;
	int32_t chance; /* in thousandths: 1000 is certain */
};
int pl_stakes(const struct pl_game *, const struct pl_rules *, const struct pl_state *view,
              const struct pl_move *, int truths, struct pl_chance *, struct pl_stake *out,
              int room);

/* Which of a seat's moves lose something for nothing (PL_LOSES, PL_MAY_LOSE), although another one
 * does not: none where all of them do. */
void pl_losses(const struct pl_game *, const struct pl_rules *, const struct pl_state *view,
               const struct pl_move *, int count, bool *lossy);

/* --- TypeScript and documents -------------------------------------------------------- */

/* The types Move, News and View of a game, with the unions of their sets' keys. */
void pl_types(const struct pl_description *, const char *title, struct pl_text *);

/* Every set, move, event and item with its meaning, in Markdown: docs/games. */
void pl_describe(const struct pl_game *, struct pl_text *);

#endif

/* parts.h - what the files of the conformance kit share. */
#ifndef PERILUNE_KIT_PARTS_H
#define PERILUNE_KIT_PARTS_H

#include "kit/kit.h"

enum {
	KIT_SCRATCH = 6,
	KIT_TEXT = 64 * 1024,
	KIT_PIECES = 4096,
	KIT_ID = 48,
	KIT_MOVES = 6,
	KIT_ITEMS = 256
};

/* One run of the kit over one game. */
struct kit {
	const struct pl_game *game;
	const struct pl_book *book;
	const struct pl_rules *rules;
	int seats;
	struct pl_chance chance; /* the kit's own, for its choices */
	struct pl_state *state;  /* the position under test */
	struct pl_state *scratch[KIT_SCRATCH];
	char *text, *other_text;
	char (*ids)[KIT_ID]; /* of pieces met so far, by piece */
	int reason_count, event_kind_count;
	int truths, varied;           /* pairs of truths compared, and that differed */
	bool taught[KIT_ITEMS];       /* by item of the state: some view was as it says */
	const struct pl_item **owner; /* of each bit of the state; NULL until it is asked for */
	char *moves[KIT_MOVES];       /* the texts of the last moves, by ply */
	struct pl_kit_fault *fault;
	int hidden; /* bytes of the first position that some seat cannot see */
};

/* Note a fault; always false. */
bool kit_fail(struct kit *, enum pl_property, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

/* Copies, views and comparisons of whole states. */
void kit_copy(const struct kit *, struct pl_state *to, const struct pl_state *from);
void kit_view(const struct kit *, struct pl_state *to, const struct pl_state *from, int seat);
bool kit_same(const struct kit *, const struct pl_state *, const struct pl_state *);

/* 0 to n-1 from the kit's own chance. */
int kit_pick(struct kit *, int n);

/* Whether the sealed set that was open at `before` is still open after a move. */
bool kit_set_goes_on(const struct pl_state *before, const struct pl_state *after);

/* Two lists of events as a seat may read them: are they the same? */
bool kit_same_events(const struct pl_events *, const struct pl_events *, int seat);

/* Apply a move to a copy of `from`. */
void kit_after(const struct kit *, struct pl_state *to, const struct pl_state *from,
               const struct pl_move *, struct pl_events *);

/* "p2", or "a spectator". */
const char *kit_seat(int seat);

/* The text of a move, for messages. */
const char *kit_move_text(struct kit *, const struct pl_state *, const struct pl_move *);

/* The properties, each true if it holds at the position under test. */
bool kit_tables(struct kit *);
bool kit_legal(struct kit *);
bool kit_hostile(struct kit *);
bool kit_words(struct kit *);
bool kit_event_words(struct kit *, const struct pl_events *);
bool kit_sense(struct kit *);
bool kit_views(struct kit *);
bool kit_glances(struct kit *, const struct pl_state *, const struct pl_state *, int seat,
                 bool same);
bool kit_determinize(struct kit *);
bool kit_variety(struct kit *);
bool kit_two_truths(struct kit *);
bool kit_sealed(struct kit *);
bool kit_told_apart(struct kit *);
bool kit_described(struct kit *);
bool kit_described_tables(struct kit *);
bool kit_taught(struct kit *);
bool kit_described_event(struct kit *, const struct pl_event *);
bool kit_header(struct kit *, const struct pl_state *);

#endif

/* words.h - what Space Tug Skirmish says: moves, events, questions, pieces and
 * the table. Rules do not include this. */
#ifndef PERILUNE_SPACE_TUG_WORDS_H
#define PERILUNE_SPACE_TUG_WORDS_H

#include "core/language.h"
#include "games/space-tug-skirmish/space_tug.h"

/* describe.c: the tables, and those of their sets that sentences speak of. */
extern const struct pl_description sts_description;
extern const struct pl_set sts_cards, sts_parts, sts_epochs, sts_personas, sts_levels, sts_stats,
	sts_decks, sts_orbits, sts_sources;

/* names.c: shared by the other files of words. */
const char *sts_word(const struct pl_book *, uint16_t word);
const char *sts_card_name(const struct pl_book *, int kind);
const char *sts_epoch_name(const struct pl_book *, int epoch);
const char *sts_persona_name(const struct pl_book *, int persona);
void sts_put_persona_about(const struct pl_book *, int persona, int designers, struct pl_text *);
/* What it starts with, by how many play. */
void sts_put_persona_starts(const struct pl_book *, int persona, struct pl_text *);
const char *sts_persona_card_name(const struct pl_book *, int row);
const char *sts_source_name(const struct pl_book *, int source); /* "" for 0 */
extern const struct pl_set sts_kinds;                            /* "Feature" */
/* Append the text of a key of the words file, about these or about nothing; and the
 * word for a member of a set. */
#define STS_SAY(book, text, ...) PL_SAY(&sts_game, book, text, __VA_ARGS__)
void sts_say_plain(const struct pl_book *, const char *key, struct pl_text *);
void sts_say_member(const struct pl_book *, const struct pl_set *, int member, struct pl_text *);
/* The rule a card carries, written from its numbers. */
void sts_put_effects(const struct pl_book *, const struct sts_effect *, int count,
                     struct pl_text *);
void sts_put_card_text(const struct pl_book *, int kind, struct pl_text *);
void sts_put_epoch_text(const struct pl_book *, int epoch, struct pl_text *);
void sts_put_persona_text(const struct pl_book *, int row, struct pl_text *);
/* What a source does that is at work, or that lasts: all its effects. */
void sts_put_source_text(const struct pl_book *, int source, struct pl_text *);
/* The rules in force besides the plain ones: "Rags to Riches, Slow and Steady". */
void sts_put_mode(const struct pl_book *, struct pl_text *);
/* What is counted, in the plural after a number: "Features". */
void sts_put_counted(const struct pl_book *, int n, int what, struct pl_text *);
/* What opens a level: "3 Contracts taken". */
void sts_put_unlock(const struct pl_book *, int row, struct pl_text *);

/* words.c */
void sts_format(const struct pl_book *, const struct pl_state *view, const struct pl_move *,
                struct pl_text *);
bool sts_parse(const struct pl_book *, const struct pl_state *view, int seat, const char *text,
               struct pl_move *);
void sts_tell(const struct pl_book *, const struct pl_event *, struct pl_text *);

/* ask.c, explain.c */
void sts_ask(const struct pl_book *, const struct pl_state *view, int seat, struct pl_text *);
void sts_say_score(const struct pl_book *, const struct pl_state *view, int seat, int32_t score,
                   struct pl_text *);
void sts_explain(const struct pl_book *, const struct pl_state *view, const struct pl_move *,
                 struct pl_text *);

/* Pieces are numbered in runs. A card of the hand, of the viewer's pile, and on
 * each tug is a piece of its own. */
enum sts_piece_run {
	STS_PIECE_HAND = 0,                                     /* + kind */
	STS_PIECE_PILE = STS_PIECE_HAND + STS_CARDS + 1,        /* + kind */
	STS_PIECE_PART = STS_PIECE_PILE + STS_CARDS + 1,        /* + STS_PARTS * seat + kind - 1 */
	STS_PIECE_TUG = STS_PIECE_PART + STS_SEATS * STS_PARTS, /* + seat */
	STS_PIECE_EPOCH = STS_PIECE_TUG + STS_SEATS,            /* + epoch */
	STS_PIECE_PERSONA = STS_PIECE_EPOCH + STS_EPOCHS + 1,   /* + persona */
	STS_PIECE_LEVEL = STS_PIECE_PERSONA + STS_PERSONAS + 1, /* + row */
	STS_PIECE_STAT = STS_PIECE_LEVEL + STS_PERSONA_CARDS + 1, /* + stat */
	STS_PIECE_CARD = STS_PIECE_STAT + STS_STATS + 1,          /* + kind, anybody's */
	STS_PIECE_DECK = STS_PIECE_CARD + STS_CARDS + 1,          /* + deck */
	STS_PIECE_EPOCH_DECK = STS_PIECE_DECK + STS_DECKS,
	STS_PIECE_TOKEN,
	STS_PIECE_PHASE, /* the viewer's phase token */
	STS_PIECES
};

/* pieces.c */
int sts_touch(const struct pl_rules *, const struct pl_state *view, const struct pl_move *,
              uint16_t piece[PL_TOUCH]);
int sts_trace(const struct pl_rules *, const struct pl_event *, uint16_t piece[PL_TOUCH]);
void sts_piece(const struct pl_book *, uint16_t piece, struct pl_text *id, struct pl_text *name);

/* view.c */
void sts_show(const struct pl_book *, const struct pl_state *view, int seat, struct pl_text *);

#endif

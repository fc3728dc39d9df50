/* words.h - what Flank says: moves, events, questions, pieces and the table as text.
 * Rules do not include this. */
#ifndef PERILUNE_FLANK_WORDS_H
#define PERILUNE_FLANK_WORDS_H

#include "core/language.h"
#include "games/flank/flank.h"

/* What sentences are about, beside PL_AS_ONE and the like: units of a faction (before one is
 * taken, none), three numbers of tokens. */
#define FLK_ARMY(what, faction, units)                                                             \
	PL_AS_SOME(what, units, *flk_types_of[(faction) == 0 ? 0 : (faction)-1], 4)
#define FLK_TOKENS(what, tokens) PL_AS_SOME(what, flk_packed(tokens), flk_colours, 8)

static inline int flk_packed(const uint8_t tokens[FLK_COLOURS])
{
	return tokens[FLK_BLUE] | tokens[FLK_GREEN] << 8 | tokens[FLK_YELLOW] << 16;
}

/* names.c: what things are called. Rows are those of the tables. */
const char *flk_word(const struct pl_book *, uint16_t word);
const char *flk_zone_name(const struct pl_book *, int zone); /* "cold-rift" */
const char *flk_unit_name(const struct pl_book *, int row);
void flk_put_effect(const struct pl_book *, const struct flk_effect *, int owner, struct pl_text *);
void flk_put_effects(const struct pl_book *, const struct flk_effect *, int count, int owner,
                     struct pl_text *);
void flk_put_before(const struct pl_book *, int faction, int effect, struct pl_text *);

/* words.c */
void flk_format(const struct pl_book *, const struct pl_state *view, const struct pl_move *,
                struct pl_text *);
void flk_tell(const struct pl_book *, const struct pl_event *, struct pl_text *);

/* ask.c */
void flk_ask(const struct pl_book *, const struct pl_state *view, int seat, struct pl_text *);
void flk_explain(const struct pl_book *, const struct pl_state *view, const struct pl_move *,
                 struct pl_text *);
void flk_say_score(const struct pl_book *, const struct pl_state *view, int seat, int32_t score,
                   struct pl_text *);
void flk_put_outlook(const struct pl_book *, const struct flk_state *, struct pl_text *);

/* Pieces are numbered in runs: the zones by their own numbers, then these. */
enum flk_piece_run {
	FLK_PIECE_BASE = 20,                                    /* + zone */
	FLK_PIECE_ARMY = FLK_PIECE_BASE + FLK_ZONES,            /* + 12 (zone - 1) + row */
	FLK_PIECE_SHEET = FLK_PIECE_ARMY + 12 * FLK_ZONES,      /* + 12 area + row */
	FLK_PIECE_AREA = FLK_PIECE_SHEET + 12 * FLK_AREAS + 1,  /* + 3 seat + area */
	FLK_PIECE_UNIT = FLK_PIECE_AREA + 2 * FLK_AREAS,        /* + row */
	FLK_PIECE_UPGRADE = FLK_PIECE_UNIT + FLK_UNIT_ROWS,     /* + row */
	FLK_PIECE_CARD = FLK_PIECE_UPGRADE + FLK_UPGRADE_ROWS,  /* + kind */
	FLK_PIECE_FACTION = FLK_PIECE_CARD + FLK_CARDS,         /* + faction */
	FLK_PIECE_TOKEN = FLK_PIECE_FACTION + FLK_FACTIONS + 1, /* + colour */
	FLK_PIECE_DECK = FLK_PIECE_TOKEN + FLK_COLOURS,
	FLK_PIECE_SHEETS /* the visor: the own combat sheet as a whole */
};

/* pieces.c */
int flk_touch(const struct pl_rules *, const struct pl_state *view, const struct pl_move *,
              uint16_t piece[PL_TOUCH]);
int flk_trace(const struct pl_rules *, const struct pl_event *, uint16_t piece[PL_TOUCH]);
void flk_piece(const struct pl_book *, uint16_t piece, struct pl_text *id, struct pl_text *name);

/* view.c */
void flk_show(const struct pl_book *, const struct pl_state *view, int seat, struct pl_text *);

/* describe.c: moves, events and state as tables, and the sets that sentences are about.
 * flk_types_of[] has a faction's types, by faction from 0. */
extern const struct pl_description flk_description;
extern const struct pl_set flk_areas, flk_colours, flk_factions, flk_units, flk_upgrades;
extern const struct pl_set flk_cards, flk_zones, flk_phases;
extern const struct pl_set *const flk_types_of[FLK_FACTIONS];

#endif

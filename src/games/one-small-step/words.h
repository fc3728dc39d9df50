/* words.h - what One Small Step says: moves, events, questions, pieces and the
 * table, as text and as JSON. Rules do not include this. */
#ifndef PERILUNE_ONE_SMALL_STEP_WORDS_H
#define PERILUNE_ONE_SMALL_STEP_WORDS_H

#include "games/one-small-step/one_small_step.h"

/* words.c: names, and moves as text and back. */
const char *oss_resource_name(const struct pl_book *, int resource);
const char *oss_technology_name(const struct pl_book *, int technology);
const char *oss_faction_name(const struct pl_book *, int faction);
const char *oss_card_name(const struct pl_book *, int kind);

/* "2 Iron, 1 Oil and 3 Gold"; "nothing". */
void oss_put_price(const struct pl_book *, const uint8_t price[OSS_RESOURCES + 1],
                   struct pl_text *);

/* "Iron of p2", "Capsule" */
void oss_put_place(const struct pl_book *, int place, struct pl_text *);

void oss_format(const struct pl_book *, const struct pl_state *view, const struct pl_move *,
                struct pl_text *);
bool oss_parse(const struct pl_book *, const struct pl_state *view, int seat, const char *text,
               struct pl_move *);

/* print.c: what is printed on cards, mats and objectives, written from the data. */

/* What an effect names: "Gold", "Iron, Oil or Aluminum". */
const char *oss_what_name(const struct pl_book *, int what);

/* What a row of effects does, as sentences: for a player of this tier, or for
 * everybody if it is 0. */
void oss_put_steps(const struct pl_book *, const struct oss_step *, int count, int tier,
                   struct pl_text *);
void oss_put_card(const struct pl_book *, int kind, int tier, struct pl_text *);
void oss_put_technology(const struct pl_book *, int technology, int tier, struct pl_text *);
void oss_put_criterion(const struct pl_book *, const struct oss_criterion *, struct pl_text *);
void oss_put_objective(const struct pl_book *, int objective, struct pl_text *);

/* ask.c */
void oss_ask(const struct pl_book *, const struct pl_state *view, int seat, struct pl_text *);
void oss_explain(const struct pl_book *, const struct pl_state *view, const struct pl_move *,
                 struct pl_text *);

/* tell.c */
void oss_tell(const struct pl_book *, const struct pl_event *, struct pl_text *);

/* Pieces are numbered in runs. */
enum oss_piece_run {
	OSS_PIECE_TECHNOLOGY = 0,                                        /* + technology */
	OSS_PIECE_MAT = OSS_PIECE_TECHNOLOGY + OSS_TECHNOLOGIES + 1,      /* + seat */
	OSS_PIECE_STORE = OSS_PIECE_MAT + OSS_SEATS,                      /* + place of a mat */
	OSS_PIECE_SPY = OSS_PIECE_STORE + OSS_MATS + 1, /* + (OSS_PLACES + 1) * seat + place */
	OSS_PIECE_CARD = OSS_PIECE_SPY + OSS_SEATS * (OSS_PLACES + 1),    /* + kind */
	OSS_PIECE_SEEN = OSS_PIECE_CARD + OSS_KINDS + 1,                  /* + kind */
	OSS_PIECE_FACTION = OSS_PIECE_SEEN + OSS_KINDS + 1,               /* + faction */
	OSS_PIECE_TIER = OSS_PIECE_FACTION + OSS_FACTIONS + 1,            /* + tier */
	OSS_PIECE_RESOURCE = OSS_PIECE_TIER + OSS_TIERS + 1,              /* + resource */
	OSS_PIECE_HAND = OSS_PIECE_RESOURCE + OSS_RESOURCES + 1,          /* + seat */
	OSS_PIECE_DECK = OSS_PIECE_HAND + OSS_SEATS,
	OSS_PIECE_PRODUCE,
	OSS_PIECE_OBJECTIVE,
	OSS_PIECE_SPY_BOX,
	OSS_PIECE_DIE
};

/* pieces.c */
int oss_touch(const struct pl_rules *, const struct pl_state *view, const struct pl_move *,
              uint16_t piece[PL_TOUCH]);
int oss_trace(const struct pl_rules *, const struct pl_event *, uint16_t piece[PL_TOUCH]);
void oss_piece(const struct pl_book *, uint16_t piece, struct pl_text *id,
               struct pl_text *name);

/* view.c and json.c */
void oss_show(const struct pl_book *, const struct pl_state *view, int seat, struct pl_text *);
void oss_json(const struct pl_book *, const struct pl_state *view, int seat, struct pl_text *);

#endif

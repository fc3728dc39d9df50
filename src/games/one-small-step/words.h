/* words.h - what One Small Step says: moves, events, questions, pieces and the
 * table. Rules do not include this. */
#ifndef PERILUNE_ONE_SMALL_STEP_WORDS_H
#define PERILUNE_ONE_SMALL_STEP_WORDS_H

#include "core/language.h"
#include "games/one-small-step/one_small_step.h"

/* describe.c: moves, events and the state as tables, and the sets that sentences name. */
extern const struct pl_description oss_description;
extern const struct pl_set oss_resources, oss_technologies, oss_countries, oss_cards, oss_places,
	oss_objectives, oss_phases;

/* columns.c: what the book says of their rows besides the data. */
extern const struct pl_column oss_card_columns[], oss_technology_columns[], oss_country_columns[],
	oss_place_columns[], oss_objective_columns[], oss_criterion_columns[];

/* facts.c: what follows from a view (struct pl_item's read). How a technology stands for who
 * looks is one of: */
enum oss_status {
	OSS_IS_OPEN = 1, /* can be researched now */
	OSS_IS_YOURS,
	OSS_IS_LATER,   /* needs others first */
	OSS_IS_STALLED, /* talks forbid it */
	OSS_IS_SHORT,   /* of tokens */
	OSS_IS_BLOCKED  /* by a rival's spy */
};
typedef int32_t oss_fact(const struct pl_rules *, const struct pl_state *view, int viewer,
                         const int row[PL_BRACKETS]);
oss_fact oss_place_owner, oss_place_of, oss_place_on; /* traits of places */
oss_fact oss_score_total;                             /* of the event */
oss_fact oss_fact_makes, oss_fact_watched, oss_fact_loses, oss_fact_upgrade, oss_fact_trade,
	oss_fact_spies_home;
oss_fact oss_fact_moon_points, oss_fact_stock_points, oss_fact_objective_points, oss_fact_points,
	oss_fact_steps, oss_fact_way, oss_fact_met;
oss_fact oss_fact_marks, oss_fact_spies, oss_fact_status, oss_fact_pay, oss_fact_lacks,
	oss_fact_blocker, oss_fact_borrowed;

/* Sentences of the words files: what is said of what. In functions that have a book and a
 * text of these names. */
/* clang-format off */
#define OSS_SAY(key, ...)          PL_SAY(&oss_game, book, text, key, __VA_ARGS__)
#define OSS_SAY_PLAINLY(key)       pl_say(&oss_game, book, key, NULL, text)
#define OSS_AMOUNT(called, n)      { .name = called, .number = n }
#define OSS_MEMBER(called, m, of)  { .name = called, .number = m, .set = of }
#define OSS_TEXT(called, words)    { .name = called, .text = words }
#define OSS_PRICE(called, of)      { .name = called, .number = oss_packed(of), .set = &oss_resources, .bits = 8 }
/* clang-format on */
enum { OSS_LINE = 1200 }; /* room for a part of a sentence */

/* words.c: names as the data has them, and moves as text and back, which is English and
 * stays as it is: transcripts are kept in it. */
const char *oss_resource_name(const struct pl_book *, int resource);
const char *oss_technology_name(const struct pl_book *, int technology);
const char *oss_faction_name(const struct pl_book *, int faction);
const char *oss_card_name(const struct pl_book *, int kind);

void oss_format(const struct pl_book *, const struct pl_state *view, const struct pl_move *,
                struct pl_text *);
bool oss_parse(const struct pl_book *, const struct pl_state *view, int seat, const char *text,
               struct pl_move *);

/* print.c: what is printed on cards, mats and objectives, written from the data. */

/* data.c: effects and tests by their names in the data, from OSS_GAIN and from none on. */
extern const char *const oss_effect_names[], *const oss_test_names[];

/* A price as sentences are told it, a byte for each resource. */
int64_t oss_packed(const uint8_t price[OSS_RESOURCES + 1]);

/* What an effect names: "Gold", "Iron, Oil or Aluminum". */
void oss_put_what(const struct pl_book *, int what, struct pl_text *);

/* What a row of effects does, as sentences: for a player of this tier, or for
 * everybody if it is 0. */
void oss_put_steps(const struct pl_book *, const struct oss_step *, int count, int tier,
                   struct pl_text *);
/* One of several, by itself. */
void oss_put_option(const struct pl_book *, const struct oss_step *, int tier, struct pl_text *);
void oss_put_card(const struct pl_book *, int kind, int tier, struct pl_text *);
void oss_put_technology(const struct pl_book *, int technology, int tier, struct pl_text *);
void oss_put_criterion(const struct pl_book *, const struct oss_criterion *, struct pl_text *);
void oss_put_objective(const struct pl_book *, int objective, struct pl_text *);

/* The same as a heading, no verb said twice: "hold 4 Morale, 4 Iron, 4 Oil". */
void oss_put_aims(const struct pl_book *, int objective, struct pl_text *);

/* ask.c */
void oss_ask(const struct pl_book *, const struct pl_state *view, int seat, struct pl_text *);
void oss_explain(const struct pl_book *, const struct pl_state *view, const struct pl_move *,
                 struct pl_text *);

/* words.c, by the words files */
void oss_tell(const struct pl_book *, const struct pl_event *, struct pl_text *);

/* Pieces are numbered in runs. */
enum oss_piece_run {
	OSS_PIECE_TECHNOLOGY = 0,                                    /* + technology */
	OSS_PIECE_MAT = OSS_PIECE_TECHNOLOGY + OSS_TECHNOLOGIES + 1, /* + seat */
	OSS_PIECE_STORE = OSS_PIECE_MAT + OSS_SEATS,                 /* + place of a mat */
	OSS_PIECE_SPY = OSS_PIECE_STORE + OSS_MATS + 1, /* + (OSS_PLACES + 1) * seat + place */
	OSS_PIECE_CARD = OSS_PIECE_SPY + OSS_SEATS * (OSS_PLACES + 1), /* + kind */
	OSS_PIECE_SEEN = OSS_PIECE_CARD + OSS_KINDS + 1,               /* + kind */
	OSS_PIECE_FACTION = OSS_PIECE_SEEN + OSS_KINDS + 1,            /* + faction */
	OSS_PIECE_TIER = OSS_PIECE_FACTION + OSS_FACTIONS + 1,         /* + tier */
	OSS_PIECE_RESOURCE = OSS_PIECE_TIER + OSS_TIERS + 1,           /* + resource */
	OSS_PIECE_HAND = OSS_PIECE_RESOURCE + OSS_RESOURCES + 1,       /* + seat */
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
void oss_piece(const struct pl_book *, uint16_t piece, struct pl_text *id, struct pl_text *name);

/* How the ids of spies at a place end: "p2-iron", "capsule". */
void oss_put_spot(const struct pl_book *, int place, struct pl_text *id);

/* view.c */
void oss_show(const struct pl_book *, const struct pl_state *view, int seat, struct pl_text *);

#endif

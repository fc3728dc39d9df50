/* words.h - what Traders says: moves, events, questions, pieces and the table,
 * as text and as JSON. Rules do not include this. */
#ifndef PERILUNE_TRADERS_WORDS_H
#define PERILUNE_TRADERS_WORDS_H

#include "games/traders/traders.h"

/* words.c. The small ones are shared with tell.c and view.c. */
const char *trd_word(const struct pl_book *, uint16_t word);
const char *trd_good_name(const struct pl_book *, int good);
const char *trd_place_name(const struct pl_book *, int place);
const char *trd_card_name(const struct pl_book *, int kind);
const char *trd_event_name(const struct pl_book *, int kind);
void trd_put_goods(const struct pl_book *, const uint8_t units[TRD_GOODS], struct pl_text *);
void trd_put_kinds(const struct pl_book *, int mask, struct pl_text *); /* "metal and gem" */
void trd_put_hex(const struct trd_rules *, int hex, struct pl_text *);  /* "7-3" */
void trd_name_hex(const struct pl_book *, int hex, struct pl_text *);   /* "hex 8-1, east of Earth" */
void trd_put_card_text(const struct pl_book *, const struct trd_card *, struct pl_text *);
void trd_format(const struct pl_book *, const struct pl_state *view, const struct pl_move *,
                struct pl_text *);
bool trd_parse(const struct pl_book *, const struct pl_state *view, int seat, const char *text,
               struct pl_move *);
void trd_ask(const struct pl_book *, const struct pl_state *view, int seat, struct pl_text *);
void trd_explain(const struct pl_book *, const struct pl_state *view, const struct pl_move *,
                 struct pl_text *);

/* tell.c */
void trd_tell(const struct pl_book *, const struct pl_event *, struct pl_text *);

/* Pieces are numbered in runs: the hexes by their own numbers, then these. A
 * store is a good in a place of the viewer's own, the ship included. */
enum trd_piece_run {
	TRD_PIECE_PLANET = 130,                                 /* + place */
	TRD_PIECE_SHIP = TRD_PIECE_PLANET + TRD_EARTH + 1,      /* + seat */
	TRD_PIECE_CARD = TRD_PIECE_SHIP + PL_SEATS,             /* + kind */
	TRD_PIECE_EVENT = TRD_PIECE_CARD + TRD_ACTIONS + 1,     /* + kind */
	TRD_PIECE_PLANET_CARD = TRD_PIECE_EVENT + TRD_EVENTS + 1, /* + row */
	TRD_PIECE_COMPANY = TRD_PIECE_PLANET_CARD + TRD_PLANET_CARDS + 1, /* + row */
	TRD_PIECE_GOOD = TRD_PIECE_COMPANY + TRD_COMPANIES + 1, /* + good */
	TRD_PIECE_STORE = TRD_PIECE_GOOD + TRD_GOODS + 1, /* + 4 * place + good */
	TRD_PIECE_STACK = TRD_PIECE_STORE + 4 * (TRD_PLACES + 1),
	TRD_PIECE_DICE,
	TRD_PIECE_PURSE
};

/* pieces.c */
int trd_touch(const struct pl_rules *, const struct pl_state *view, const struct pl_move *,
              uint16_t piece[PL_TOUCH]);
int trd_trace(const struct pl_rules *, const struct pl_event *, uint16_t piece[PL_TOUCH]);
void trd_piece(const struct pl_book *, uint16_t piece, struct pl_text *id,
               struct pl_text *name);

/* view.c and json.c */
void trd_show(const struct pl_book *, const struct pl_state *view, int seat, struct pl_text *);
void trd_json(const struct pl_book *, const struct pl_state *view, int seat, struct pl_text *);

#endif

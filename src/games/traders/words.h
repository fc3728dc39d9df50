/* words.h - what Traders says: moves, events, questions, pieces and the table,
 * as text and as JSON. Rules do not include this. */
#ifndef PERILUNE_TRADERS_WORDS_H
#define PERILUNE_TRADERS_WORDS_H

#include "core/language.h"
#include "games/traders/traders.h"

/* words.c: names as the data has them, and moves in the English of transcripts. */
const char *trd_word(const struct pl_book *, uint16_t word);
const char *trd_good_name(const struct pl_book *, int good);
const char *trd_place_name(const struct pl_book *, int place); /* not of the ship */
const char *trd_card_name(const struct pl_book *, int kind);
const char *trd_event_name(const struct pl_book *, int kind);
void trd_put_hex(const struct trd_rules *, int hex, struct pl_text *); /* "7-3" */
void trd_format(const struct pl_book *, const struct pl_state *view, const struct pl_move *,
                struct pl_text *);
bool trd_parse(const struct pl_book *, const struct pl_state *view, int seat, const char *text,
               struct pl_move *);

/* words.c, by the words files */
void trd_tell(const struct pl_book *, const struct pl_event *, struct pl_text *);

/* texts.c: what a card says that it does, a part of it, and whom one meets by it. */
void trd_put_card_text(const struct pl_book *, const struct trd_card *, struct pl_text *);
void trd_put_rule(const struct pl_book *, const struct trd_card *, struct pl_text *);
void trd_put_part(const struct pl_book *, const struct trd_part *, struct pl_text *);
void trd_put_people(const struct pl_book *, const struct trd_card *, struct pl_text *);

/* Everybody of the data whom one meets so, each with a line. */
void trd_put_met(const struct pl_book *, int meeting, struct pl_text *);

/* ask.c: what people are told, in the book's language. */
void trd_ask(const struct pl_book *, const struct pl_state *view, int seat, struct pl_text *);
void trd_explain(const struct pl_book *, const struct pl_state *view, const struct pl_move *,
                 struct pl_text *);

/* Append a text of the words file about these, the last of which has no name; NULL: about
 * nothing. */
void trd_sentence(const struct pl_book *, const char *key, const struct pl_said *,
                  struct pl_text *);
#define TRD_SENTENCE(book, text, key, ...)                                                         \
	trd_sentence(book, key, (const struct pl_said[]){ __VA_ARGS__, { .name = NULL } }, text)

/* Units of each good, from the first, as a sentence lists them. */
#define TRD_UNITS(name, units) PL_AS_SOME(name, trd_packed(units), trd_set_goods, 8)
int64_t trd_packed(const uint8_t units[TRD_GOODS + 1]);

/* Pieces are numbered in runs: the hexes by their own numbers, then these. A
 * store is a good in a place of the viewer's own, the ship included. */
enum trd_piece_run {
	TRD_PIECE_PLANET = 130,                                           /* + place */
	TRD_PIECE_SHIP = TRD_PIECE_PLANET + TRD_EARTH + 1,                /* + seat */
	TRD_PIECE_CARD = TRD_PIECE_SHIP + PL_SEATS,                       /* + kind */
	TRD_PIECE_EVENT = TRD_PIECE_CARD + TRD_ACTIONS + 1,               /* + kind */
	TRD_PIECE_PLANET_CARD = TRD_PIECE_EVENT + TRD_EVENTS + 1,         /* + row */
	TRD_PIECE_COMPANY = TRD_PIECE_PLANET_CARD + TRD_PLANET_CARDS + 1, /* + row */
	TRD_PIECE_GOOD = TRD_PIECE_COMPANY + TRD_COMPANIES + 1,           /* + good */
	TRD_PIECE_STORE = TRD_PIECE_GOOD + TRD_GOODS + 1,                 /* + trd_store() */
	TRD_PIECE_STACK = TRD_PIECE_STORE + TRD_GOODS * TRD_PLACES + 1,
	TRD_PIECE_DICE,
	TRD_PIECE_PURSE
};

/* Stores are numbered from 1, the goods of a place together. */
static inline int trd_store(int place, int good)
{
	return TRD_GOODS * (place - 1) + good;
}

static inline int trd_store_place(int store)
{
	return (store - 1) / TRD_GOODS + 1;
}

static inline int trd_store_good(int store)
{
	return (store - 1) % TRD_GOODS + 1;
}

/* pieces.c */
int trd_touch(const struct pl_rules *, const struct pl_state *view, const struct pl_move *,
              uint16_t piece[PL_TOUCH]);
int trd_trace(const struct pl_rules *, const struct pl_event *, uint16_t piece[PL_TOUCH]);
void trd_piece(const struct pl_book *, uint16_t piece, struct pl_text *id, struct pl_text *name);

/* describe.c: moves, events and state as tables, and what sentences speak of. */
extern const struct pl_description trd_description;
extern const struct pl_set trd_set_goods, trd_set_places, trd_set_planets, trd_set_cards,
	trd_set_events, trd_set_planet_cards, trd_set_companies, trd_set_hexes, trd_set_steps,
	trd_set_phases, trd_set_conditions;

/* view.c */
void trd_show(const struct pl_book *, const struct pl_state *view, int seat, struct pl_text *);

#endif

/* words.h - what One False Step says: moves, events, questions, pieces and the
 * table, as text. Rules do not include this. */
#ifndef PERILUNE_ONE_FALSE_STEP_WORDS_H
#define PERILUNE_ONE_FALSE_STEP_WORDS_H

#include "core/describe.h"
#include "games/one-false-step/one-false-step.h"

/* words.c. The small ones are shared with the files below. */
const char *ofs_word(const struct pl_book *, uint16_t word);
const char *ofs_city_name(const struct pl_book *, int city);
const char *ofs_system_name(const struct pl_book *, int system);
/* The claim's number among its section's Mines or Farms, from 1. */
int ofs_claim_number(const struct ofs_rules *, int section, int local);
void ofs_put_claim(const struct pl_book *, int section, int local, struct pl_text *);
void ofs_format(const struct pl_book *, const struct pl_state *view, const struct pl_move *,
                struct pl_text *);
bool ofs_parse(const struct pl_book *, const struct pl_state *view, int seat, const char *text,
               struct pl_move *);
void ofs_tell(const struct pl_book *, const struct pl_event *, struct pl_text *);

/* ask.c. A share is said as "18%", "0.4%", "under 0.1%". */
void ofs_ask(const struct pl_book *, const struct pl_state *view, int seat, struct pl_text *);
void ofs_explain(const struct pl_book *, const struct pl_state *view, const struct pl_move *,
                 struct pl_text *);
void ofs_put_percent(const struct pl_book *, int part, int whole, struct pl_text *);

/* describe.c: the game as tables, and the sets that words speak of. */
extern const struct pl_description ofs_description;
extern const struct pl_set ofs_cities, ofs_systems, ofs_chip_set, ofs_kinds, ofs_days, ofs_spots,
	ofs_mayors, ofs_sections, ofs_layouts, ofs_levels, ofs_wheres;
const char *ofs_phase_key(int phase);

/* columns.c: what a row of the data does, said from its numbers; columns of its set. */
void ofs_put_city_rule(const struct pl_book *, int city, struct pl_text *);
void ofs_put_know_how_rule(const struct pl_book *, int system, struct pl_text *);
void ofs_put_level_rule(const struct pl_book *, int level, struct pl_text *);
void ofs_put_mayor_rule(const struct pl_book *, int mayor, struct pl_text *);

/* facts.c. How a Moon Shot may turn out: in 46656 rolls, how often each number of systems holds. */
enum { OFS_ROLLS = 36 * 36 * 36 };
struct ofs_odds {
	int held[OFS_SYSTEMS + 1];
};
struct ofs_odds ofs_shot_odds(const struct ofs_rules *, const struct ofs_player *);

/* Rolls out of 36 in which a jump wins. */
int ofs_jump_odds(int ours, int theirs);

/* Which of the printed Mines and Farms a claim is; who holds it, seat + 1 or 0; a share in
 * thousandths, as near as can be. */
int ofs_spot_of(const struct ofs_state *, int claim);
int ofs_owner_of(const struct ofs_state *, int claim);
int ofs_thousandths(int part, int whole);

/* Pieces are numbered in runs. A claim is named by its section, so that its id
 * stays whatever the map. */
enum ofs_piece_run {
	OFS_PIECE_CLAIM = 1, /* + 12 * (section - 1) + claim there from 0 */
	OFS_PIECE_CITY = OFS_PIECE_CLAIM + OFS_SECTIONS * OFS_CLAIMS_EACH, /* + city */
	OFS_PIECE_CARD = OFS_PIECE_CITY + OFS_CITIES + 1,                  /* + city */
	OFS_PIECE_TRAIN = OFS_PIECE_CARD + OFS_CITIES + 1,                 /* + city */
	OFS_PIECE_PLAYER = OFS_PIECE_TRAIN + OFS_CITIES + 1,               /* + seat */
	OFS_PIECE_ROCKET = OFS_PIECE_PLAYER + PL_SEATS,                    /* + seat */
	OFS_PIECE_SYSTEM = OFS_PIECE_ROCKET + PL_SEATS,                    /* + system */
	OFS_PIECE_KNOW_HOW = OFS_PIECE_SYSTEM + OFS_SYSTEMS + 1,           /* + system */
	OFS_PIECE_CHIP = OFS_PIECE_KNOW_HOW + OFS_SYSTEMS + 1,             /* + chip */
	OFS_PIECE_DAY = OFS_PIECE_CHIP + OFS_GOLD + 1,                     /* + day */
	OFS_PIECE_BUTTON = OFS_PIECE_DAY + OFS_SATURDAY + 1,
	OFS_PIECE_BANK,
	OFS_PIECE_MOON,
	OFS_PIECE_DECK
};

/* pieces.c */
int ofs_touch(const struct pl_rules *, const struct pl_state *view, const struct pl_move *,
              uint16_t piece[PL_TOUCH]);
int ofs_trace(const struct pl_rules *, const struct pl_event *, uint16_t piece[PL_TOUCH]);
void ofs_piece(const struct pl_book *, uint16_t piece, struct pl_text *id, struct pl_text *name);

/* view.c */
void ofs_show(const struct pl_book *, const struct pl_state *view, int seat, struct pl_text *);

#endif

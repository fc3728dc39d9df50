/* space_tug.h - the rules, the state and the vocabulary of Space Tug Skirmish,
 * shared by the files of this folder and by its tests.
 *
 * Numbers that name things start at 1, so that 0 is none or unknown: cards,
 * Epoch cards, Personas, stats. Seats start at 0 as everywhere. Clauses
 * (STS-...) are those of RULES.md; amounts are in $M.
 */
#ifndef PERILUNE_SPACE_TUG_H
#define PERILUNE_SPACE_TUG_H

#include "core/chance.h"
#include "core/game.h"
#include "core/turn.h"
#include "games/space-tug-skirmish/titles.h"
#include "games/space-tug-skirmish/vocabulary.h"

enum {
	STS_SEATS = 4,
	STS_PARTS = 60,    /* most titles that stay on a tug: bits of a mask */
	STS_EPOCHS = 80,   /* most titles of Epoch cards */
	STS_PERSONAS = 16, /* most Personas */
	STS_LEVELS = 3,
	STS_PERSONA_CARDS = STS_PERSONAS * STS_LEVELS,
	STS_EFFECTS = 4,     /* most effects of one card */
	STS_ACTIONS = 16,    /* most cards with an action: bits of a mask */
	STS_CONTRACTS = 3,   /* most active Contracts */
	STS_OFFER = 3,       /* most cards the Epoch Master draws */
	STS_LASTING = 6,     /* most lasting effects on one player */
	STS_CURVE = 16,      /* points of the budget curve */
	STS_MOST_DEALT = 10, /* largest opening hand */
	STS_MOST_FUNDS = 9999
};

/* One line of a card. What it is follows from what is given: `do` alone happens
 * once, with `on` whenever that happens, with `action` at a price; `mod` and
 * `ward` stand, or last where `do` is lasting. With `if` it is for those alone
 * who have so many of what that counts (STS-C43). */
struct sts_effect {
	int8_t n, action; /* action: price, -1 if it is none */
	uint8_t mod, on, ward, from, becomes;
	uint8_t deed, who, what, pick, act;
	uint8_t per, divisor, most, turns;
	uint8_t held;              /* what `if` counts, or 0 */
	int16_t at_least, at_most; /* at_most is -1 for any number */
};

struct sts_card {
	uint16_t name, type, flavour;
	uint8_t kind, slot, cost, income, copies, effects;
	int8_t stats[STS_STATS];
	struct sts_effect effect[STS_EFFECTS];
};

/* A tier of a Contract: what it asks and what it pays. */
struct sts_tier {
	uint8_t need[STS_STATS], also, also_n, pay;
};

struct sts_epoch {
	uint16_t name, flavour;
	uint8_t kind, copies, effects;
	int8_t tone;             /* for the eye and as a hint; no rule */
	struct sts_tier tier[2]; /* the second is the Bonus; pays 0 if none */
	struct sts_effect effect[STS_EFFECTS];
};

struct sts_persona_card {
	uint16_t name, flavour;
	uint8_t persona, level, unlock, unlock_n, cards_max, effects;
	struct sts_effect effect[STS_EFFECTS];
};

struct sts_persona {
	uint16_t name, about;
	int8_t funds[STS_SEATS]; /* $M more at the start, for one player and more */
};

/* What holds for one player now: every knob, wards and printed numbers; or what one source
 * adds to that. It fills 64 bytes, so that it is copied and added in whole pieces: a
 * processor waits for bytes that were written in other pieces than it reads. */
enum { STS_KNOB_ROOM = 24, STS_WARD_ROOM = 4 };
struct sts_figures {
	int16_t knob[STS_KNOB_ROOM];
	int16_t stat[STS_STATS + 1];
	uint8_t ward[STS_WARD_ROOM]; /* by source: bits of sts_warded */
	int16_t printed;             /* income that working cards print */
	uint8_t unused[2];
};

/* Sources of effects are numbered in one run: cards by kind, then Epoch cards,
 * then Persona cards; a byte holds them all. */
enum {
	STS_SOURCE_EPOCH = STS_CARDS,
	STS_SOURCE_PERSONA = STS_SOURCE_EPOCH + STS_EPOCHS,
	STS_SOURCE_LAST = STS_SOURCE_PERSONA + STS_PERSONA_CARDS
};

/* What a card in a hand is good for, as a judge sees it (sights.c): how many cards of a
 * sort, $M, points. */
enum sts_use {
	STS_USE_FEATURE,
	STS_USE_SPEC,
	STS_USE_ILITY,
	STS_USE_INCOME, /* that it prints */
	STS_USE_COST,   /* of what stays on a tug */
	STS_USE_MONEY,
	STS_USE_TAKE, /* from a rival */
	STS_USE_DRAW,
	STS_USE_SALVAGE, /* from the pile, or out of the deck */
	STS_USE_PLAYS,   /* more of them in a turn */
	STS_USE_REDESIGN,
	STS_USE_OVERTIME, /* more income for some turns */
	STS_USE_STRENGTH, /* for some turns: */
	STS_USE_SPEED,
	STS_USE_ENERGY,
	STS_USE_MEND,
	STS_USE_WARD,
	STS_USE_SHIFT,
	STS_USE_DISABLE,
	STS_USE_DESTROY,
	STS_USE_AUDIT,  /* no income for a rival */
	STS_USE_RECALL, /* of a rival to Design */
	STS_USES = 24   /* with room, so that they are added in whole pieces */
};
enum { STS_REACHED = 9 }; /* stats from 0 to as much as any Contract asks */

struct sts_rules {
	struct pl_rules base;

	/* Options. The alternate rules (STS-109 to STS-115) are switches. */
	uint8_t rags, sprint, steady, master;
	uint8_t personas, shift;

	/* Numbers. */
	uint8_t start_funds, later_funds, goal, solo_goal, start_hand;
	uint8_t hand, draw, plays_design, plays_ops, income, give_back;
	uint8_t repair_ops, consolation, contracts_active, round_limit;
	uint8_t sprint_above, steady_cap, team_goal, team_rounds, master_draws;

	/* Tables; row n is at [n - 1]. */
	uint8_t cards, epochs, persona_rows, persona_card_rows;
	struct sts_card card[STS_CARDS];
	struct sts_epoch epoch[STS_EPOCHS];
	struct sts_persona persona[STS_PERSONAS];
	struct sts_persona_card persona_card[STS_PERSONA_CARDS];

	/* What prepare() works out. */
	uint8_t parts, designs; /* titles that stay; of the Design deck */
	uint8_t deck_size[STS_DECKS], epoch_size;
	uint64_t of_kind[STS_ILITY + 1]; /* parts: features, specs, ilities */
	uint64_t of_slot[STS_SLOTS + 1];
	uint64_t odd, counting; /* parts with standing effects that do not simply add up: those
	                         * that hold whatever else does, and those that count */
	uint64_t of_knob[STS_KNOBS + 1]; /* parts that turn this knob */
	uint64_t with_action, with_ward, with_trigger;
	struct sts_figures start;                     /* where each knob starts from */
	struct sts_figures adds[STS_SOURCE_LAST + 1]; /* what each source simply adds */
	struct sts_titles of_deck[STS_DECKS];
	struct sts_titles fetching;           /* Effects that take cards back */
	uint8_t price_knob[STS_CARDS + 1];    /* that changes the price of its kind, or 0 */
	uint8_t epoch_odd[STS_EPOCHS + 1];    /* 1 for a Context with effects that are odd, */
	uint8_t epoch_counts[STS_EPOCHS + 1]; /* or that count */
	uint8_t watchful; /* Contracts and levels are looked at after every step */
	uint8_t restless; /* what Contracts ask hangs on what changes all the time: funds, hands */
	uint8_t wards[STS_EPOCHS + 1]; /* 1 for a Context that wards something off */
	uint8_t level_row[STS_PERSONAS + 1][STS_LEVELS + 1]; /* its persona card */
	uint16_t action_bit[STS_PARTS + 1];                  /* of a part with an action, or 0 */
	uint16_t persona_action_bit[STS_PERSONA_CARDS + 1];
	uint8_t use[STS_CARDS + 1][STS_USES]; /* enum sts_use, of a card in hand */
	/* What share of all that Contracts pay a tug with these stats could get, of 127. */
	uint8_t reached[STS_REACHED][STS_REACHED][STS_REACHED];
	uint8_t grounding[STS_EPOCHS]; /* Disturbances that send tugs home, */
	uint8_t groundings, harmful;   /* how many titles, and how many of all harm */
	uint8_t harm[STS_EPOCHS];
};

enum sts_phase {
	STS_SPLITTING = 1, /* STS-010: sealed, how to split the first cards */
	STS_REDRAWING,     /* STS-011: sealed, keep or draw one fewer */
	STS_BECOMING,      /* STS-101: choosing a Persona */
	STS_READY,         /* all is dealt: the first player begins */
	STS_DRAWING,       /* STS-022: from which deck */
	STS_PLAYING,       /* STS-024 */
	STS_AIMING,        /* whom or what a card is aimed at */
	STS_SALVAGING,     /* taking from the own discard pile */
	STS_MENDING,       /* which disabled card to turn up */
	STS_BOOSTING,      /* which stat */
	STS_DISCARDING,    /* STS-033 */
	STS_MASTERING,     /* STS-113: the Epoch Master plays one of the drawn */
	STS_WON,           /* over: somebody ended a turn with the goal */
	STS_TEAM_WON,      /* over: the designers doubled their money */
	STS_MASTER_WON,    /* over: they did not */
	STS_TIMED_OUT      /* over: the round limit */
};

/* The parts of a turn. The first two change places by the option `shift`. */
enum sts_step {
	STS_STEP_INCOME = 1,
	STS_STEP_SHIFT,
	STS_STEP_DRAW,
	STS_STEP_DRAWN,
	STS_STEP_PLAY,
	STS_STEP_DISCARD
};

/* A card, an action or a Disturbance at work. Whom each of its effects is for is
 * settled when it begins (STS-C42), so that the first cannot change whom the
 * second finds. */
struct sts_work {
	uint8_t source;             /* 0: none */
	uint8_t effect;             /* its next effect */
	uint8_t again;              /* this many times more; 0 before it starts */
	uint8_t single;             /* only this effect: an action */
	uint8_t asked;              /* seats that have yet to choose, as bits */
	uint8_t meant[STS_EFFECTS]; /* seats that each effect is for, as bits */
};

/* A card may turn a Disturbance, which is done with first. */
enum { STS_PLAYED, STS_STRUCK, STS_WORKS };

/* A standing effect that a card left behind. */
struct sts_lasting {
	uint8_t source, effect; /* source 0: none */
	uint8_t turns;          /* own draw parts still to end; 0: this turn */
	uint8_t stat;           /* of a boost */
};

/* Of each card in a hand the low four bits count the copies and the high four
 * those that everybody has seen there. */
struct sts_player {
	uint64_t built; /* bit kind - 1: this part is on the tug */
	uint64_t off;   /* of those, the disabled ones */
	uint16_t funds;
	uint8_t hand[STS_CARDS + 1];
	uint8_t pile[STS_CARDS + 1];             /* before play, what is set aside, unseen */
	struct sts_lasting lasting[STS_LASTING]; /* oldest first */
	uint8_t held[STS_DECKS];                 /* cards in hand by deck: backs are seen */
	uint8_t piled[STS_DECKS];                /* cards in the pile by deck */
	uint8_t ops;                             /* 1 in the Ops phase */
	uint8_t persona, level;
	uint8_t contracts, attacks, launches; /* since the start */
	uint8_t choice;                       /* sealed: Design cards to draw plus 1, or STS_KEPT */
	uint8_t curve[STS_CURVE];             /* funds after rounds, for the budget sheet */
	uint8_t unused[1];
};

enum { STS_KEPT = 255 };

struct sts_state {
	struct pl_state base;
	struct sts_player player[STS_SEATS];
	uint16_t used;                   /* actions used this turn, by their bits */
	uint8_t deck[STS_CARDS + 1];     /* left, by kind; 0 in views */
	uint8_t epoch[STS_EPOCHS + 1];   /* left in the Epoch deck, for all to know */
	uint8_t left[STS_DECKS];         /* cards in the two decks */
	uint8_t context;                 /* active, or 0 */
	uint8_t contract[STS_CONTRACTS]; /* active, oldest first */
	uint8_t holder, first, turn;
	uint8_t round;   /* from 1; 0 before play */
	uint8_t step;    /* 0 before play */
	uint8_t shifted; /* this round's regular Shift has happened */
	uint8_t draws;   /* cards still to be drawn now */
	uint8_t plays;   /* cards played this turn that count */
	uint8_t free;    /* Specs played this turn that do not */
	uint8_t changed; /* phase changed by choice this turn */
	struct sts_work work[STS_WORKS];
	uint8_t offer[STS_OFFER]; /* what the Epoch Master has drawn, sorted */
	uint8_t curve_step;       /* a point of the curve is 2 to this rounds */
	uint8_t wave;             /* opening: how often hands were dealt */
	uint8_t reshuffles;       /* of Design and Ops so far */
	uint8_t unused[6];
};

enum sts_verb {
	STS_SPLIT = 1, /* Design cards, Ops cards */
	STS_REDRAW,    /* Design cards, Ops cards */
	STS_KEEP,
	STS_BECOME, /* Persona */
	STS_BEGIN,
	STS_DRAW, /* deck, from 1 */
	STS_PLAY, /* card */
	STS_LAUNCH,
	STS_RETURN,
	STS_REPAIR, /* card */
	STS_JUNK,   /* own card to destroy */
	STS_USE,    /* source */
	STS_AIM,    /* seat + 1, card or 0 */
	STS_TAKE,   /* card from the own pile */
	STS_MEND,   /* card */
	STS_BOOST,  /* stat */
	STS_ENOUGH,
	STS_DISCARD, /* card */
	STS_FATE,    /* Epoch card */
	STS_DONE
};

/* What can happen, with what arg holds; s is secret[0]. $M are two bytes, the
 * high one first. */
enum sts_event_kind {
	STS_DID_DEAL = 1,   /* Design cards, Ops cards, set aside in all, how many told
	                     * before; s: up to four cards */
	STS_DID_KEEP,       /* cards */
	STS_DID_RETURN_SET, /* cards shuffled back */
	STS_DID_BECOME,     /* Persona, levels open */
	STS_DID_ROUND,      /* round */
	STS_DID_INCOME,     /* $M */
	STS_DID_SHIFT,      /* Epoch card, 1 if by an Effect */
	STS_DID_OFFER,      /* cards drawn by the Master; s: they */
	STS_DID_SPURN,      /* Epoch card the Master discards */
	STS_DID_DRAW,       /* deck from 1; s: card */
	STS_DID_PLAY,       /* card, $M */
	STS_DID_LAUNCH,
	STS_DID_RETURN,      /* $M */
	STS_DID_TURN,        /* source: turned to Design by it */
	STS_DID_DESTROY,     /* card, source or 0 for oneself */
	STS_DID_DISABLE,     /* card, source */
	STS_DID_REPAIR,      /* card, $M */
	STS_DID_REPLACE,     /* card given up for a new one */
	STS_DID_GAIN,        /* source, $M */
	STS_DID_LOSE,        /* source, $M */
	STS_DID_STEAL,       /* source, $M, victim + 1 */
	STS_DID_CONTRACT,    /* Epoch card, $M, 1 for Bonus, sharers */
	STS_DID_CONSOLE,     /* Epoch card, $M */
	STS_DID_EXPIRE,      /* Epoch card pushed out or dropped */
	STS_DID_CONTEXT_END, /* Epoch card */
	STS_DID_TOKEN,       /* seat takes the token */
	STS_DID_SCRAP,       /* card lost from the hand, source */
	STS_DID_SALVAGE,     /* card taken back from the pile */
	STS_DID_DIG,         /* card found, for all to see */
	STS_DID_DISCARD,     /* card */
	STS_DID_LAST,        /* source, turns */
	STS_DID_BOOST,       /* stat, how much */
	STS_DID_USE,         /* source, $M */
	STS_DID_LEVEL,       /* persona card */
	STS_DID_RESHUFFLE,   /* deck from 1, or 3 for Epoch */
	STS_DID_SPARED,      /* source: a ward kept the tug from harm */
	STS_DID_END_TURN,    /* $M, 1 in Ops */
	STS_DID_WIN,         /* $M, round */
	STS_DID_TEAM_WIN,    /* $M together, round */
	STS_DID_MASTER_WIN,  /* $M together, round */
	STS_DID_TIME_OUT     /* round, what decides between equals or 0 */
};

/* Why not; the table of reasons in data.c is in this order. */
enum sts_reason {
	STS_NOT_ASKED = 1,
	STS_NO_SUCH_MOVE,
	STS_WRONG_SPLIT,
	STS_WRONG_REDRAW,
	STS_NO_HAND_LEFT,
	STS_PERSONA_TAKEN,
	STS_NO_CARDS_TO_DRAW,
	STS_NOT_HELD,
	STS_ONLY_DESIGN,
	STS_ONLY_OPS,
	STS_CANNOT_PAY,
	STS_PLAYED_TWO,
	STS_PLAYED_ONE,
	STS_LAUNCHED_NOW,
	STS_RETURNED_NOW,
	STS_PLAYED_ALREADY,
	STS_CHANGED_ALREADY,
	STS_IN_OPS_ALREADY,
	STS_IN_DESIGN_ALREADY,
	STS_HAS_FEATURE,
	STS_HAS_ILITY,
	STS_NO_OBJECT,
	STS_NOT_BUILT,
	STS_NOT_DISABLED,
	STS_NO_ACTION,
	STS_ACTION_USED,
	STS_ACTION_IDLE,
	STS_NO_TARGET,
	STS_NOT_IN_PILE,
	STS_FETCHES,
	STS_NO_SUCH_STAT,
	STS_NOT_OFFERED,
	STS_OVER,
	STS_BAD_SEATS, /* from here vet()'s */
	STS_MASTER_ALONE,
	STS_NO_SPRINT,
	STS_FEW_PERSONAS,
	STS_BAD_ORDER,
	STS_MANY_PARTS,
	STS_BAD_COUNTS,
	STS_BAD_SLOT,
	STS_BAD_NUMBERS,
	STS_NO_EFFECT,
	STS_BAD_CONTRACT,
	STS_BAD_TERMS,
	STS_BAD_LEVELS,
	STS_BAD_UNLOCK,
	STS_MANY_ACTIONS,
	STS_TWO_ACTIONS,
	STS_BAD_KIND_OF_EFFECT, /* an effect: how it acts does not go with its card */
	STS_BAD_KEY,
	STS_LACKS_KEY,
	STS_BAD_N,
	STS_BAD_WHO,
	STS_BAD_CHOICE,
	STS_BAD_IF,
	STS_BAD_CIRCLE
};

/* Everything that one step of play works on. events may be NULL. */
struct sts_table {
	const struct sts_rules *r;
	struct sts_state *s;
	struct pl_events *events;
	bool stirred; /* stats, phases, Contracts or needs changed: STS-C04 */
};

enum sts_warded { STS_SPARES_DESTROY = 1, STS_SPARES_DISABLE = 2, STS_SOFTENS = 4 };

#include "games/space-tug-skirmish/small.h"

/* --- prepare.c: what follows from the data ------------------------------- */

void sts_prepare(struct pl_rules *);

/* --- uses.c: what a judge sees of cards, for prepare() -------------------- */

void sts_note_uses(struct sts_rules *);

/* --- vet.c, vet_effects.c: whether it can be played, and where it is wrong -- */

/* A mistake of the data: why, the field to blame ("card[].kind") and its rows from 0. */
struct sts_fault {
	int why; /* 0: none */
	const char *path;
	int row[2];
};

/* What stands where: how an effect may act depends on its card. */
enum sts_bearer {
	STS_ON_TUG = 1,
	STS_IS_PLAYED,
	STS_IS_CONTRACT, /* done to whoever takes it */
	STS_IS_CONTEXT,
	STS_IS_DISTURBANCE
};

int sts_vet(const struct pl_rules *, int seats);
const char *sts_blame(const struct pl_rules *, int seats, int row[2]);
/* The first mistake of a card's effects; its row is `row`, and the path that of `table`. */
enum sts_table_of { STS_OF_CARD, STS_OF_EPOCH, STS_OF_LEVEL };
struct sts_fault sts_vet_effects(const struct sts_effect *, int count, int bearer,
                                 enum sts_table_of, int row);

/* --- figures.c: what holds for a player [R] ------------------------------- */

void sts_figure(const struct sts_rules *, const struct sts_state *, int seat, struct sts_figures *);

/* The same of a tug as it might be, under a Context (or 0). */
void sts_figure_under(const struct sts_rules *, int context, const struct sts_player *,
                      struct sts_figures *);

/* For prepare(): what a source simply adds, and which parts and Contexts do other than that. */
void sts_note_source(struct sts_rules *, int source);

/* One knob (not income_cap), or the wards against one source, at less cost. */
int sts_knob(const struct sts_rules *, const struct sts_state *, int seat, int knob);
int sts_wards(const struct sts_rules *, const struct sts_state *, int seat, int from);

/* One count of a player: sts_counted. f are that player's figures. */
int sts_count(const struct sts_rules *, const struct sts_player *, const struct sts_figures *f,
              int what);

/* n, or n times what it is counted by, never larger than `most`. */
int sts_amount(const struct sts_rules *, const struct sts_player *, const struct sts_figures *f,
               const struct sts_effect *);

/* Whether its condition holds for a player (STS-C43); without one it does. */
bool sts_holds(const struct sts_rules *, const struct sts_player *, const struct sts_figures *f,
               const struct sts_effect *);

/* Per-turn income: STS-044 and what changes it. */
int sts_income(const struct sts_figures *);
/* A percentage of a gain, rounded up; below 0 percent there is nothing. */
int sts_share(int n, int percent);
/* Revenue of n after revenue_pct. */
int sts_revenue(const struct sts_figures *, int n);
int sts_repair_price(const struct sts_rules *, const struct sts_player *,
                     const struct sts_figures *, int kind);
int sts_return_price(const struct sts_figures *);
/* Which tier of a Contract the tug meets, phase aside: 0 none, 1, 2 Bonus. */
int sts_meets(const struct sts_rules *, const struct sts_player *, const struct sts_figures *,
              int epoch);
/* What that tier of it pays, unshared. */
int sts_contract_pay(const struct sts_rules *, const struct sts_figures *, int epoch, int tier);
int sts_total(const struct sts_figures *); /* of stat points, which may be below 0 */
int sts_goal(const struct sts_rules *, const struct sts_state *);

/* --- cards.c: hands, decks, piles and who knows what [R] ------------------- */

void sts_fill_decks(const struct sts_rules *, struct sts_state *);
/* Whether a card can be drawn from the deck, after a reshuffle if need be. */
bool sts_can_draw(const struct sts_rules *, const struct sts_state *, int deck);
/* One card into a hand; the deck is one that sts_can_draw(). */
void sts_draw(struct sts_table *, int seat, int deck);
void sts_deal(struct sts_table *, int seat, int designs, int ops); /* opening */
void sts_set_aside(struct sts_table *, int seat);
void sts_return_set_aside(struct sts_table *);
/* From the hand, for all to see. */
void sts_leave_hand(const struct sts_rules *, struct sts_player *, int kind);
void sts_to_pile(const struct sts_rules *, struct sts_player *, int kind);
void sts_from_pile(const struct sts_rules *, struct sts_player *, int kind);
/* Whether this card of a pile can be taken back (STS-C40), and how many can. */
bool sts_is_takeable(const struct sts_rules *, const struct sts_player *, int kind);
int sts_takeable(const struct sts_rules *, const struct sts_player *);
/* A card of the hand by chance. The hand is not empty. */
int sts_random_held(struct sts_table *, int seat);
/* A card of a kind of part by chance from the Design deck, shown; 0 if none. */
int sts_dig(struct sts_table *, int seat, int part_kind);

/* --- secrets.c: what a seat sees, and what may be the truth [R] ------------- */

void sts_observe(const struct pl_rules *, struct pl_state *, int seat);
void sts_determinize(const struct pl_rules *, struct pl_state *view, int seat,
                     struct pl_chance *chance);

/* --- money.c: who gets and loses [R] ---------------------------------------- */

/* revenue: STS-045. */
void sts_gain(struct sts_table *, int seat, int source, int n, bool revenue);
void sts_lose(struct sts_table *, int seat, int source, int n); /* STS-C18 */
/* What the player's standing cards pay when this happens. */
void sts_trigger(struct sts_table *, int seat, int trigger);

/* --- effects.c: what cards do [R] -------------------------------------------- */

/* The designers meant by `who`, as bits, seen from a seat; and of those whom the
 * effect is for, its condition thought of. */
unsigned sts_targets(const struct sts_rules *, const struct sts_state *, int seat, int who);
unsigned sts_meant(const struct sts_rules *, const struct sts_state *, int seat,
                   const struct sts_effect *);
/* Parts of a tug that a hit may pick, wards thought of. */
uint64_t sts_exposed(const struct sts_rules *, const struct sts_state *, int victim,
                     const struct sts_effect *, int from);
/* Whether this effect would do anything: STS-C30. */
bool sts_has_object(const struct sts_rules *, const struct sts_state *, int seat,
                    const struct sts_effect *, int from);
/* Whether a source counts as an Attack, as the Epoch deck, or as neither, for wards. */
int sts_from(const struct sts_rules *, int source);
/* Of the effect at work, the seats it can be aimed at, as bits. */
unsigned sts_aims(const struct sts_rules *, const struct sts_state *);
void sts_destroy(struct sts_table *, int seat, int kind, int source);
void sts_attach(struct sts_table *, int seat, int kind);
void sts_strike_part(struct sts_table *, int source, const struct sts_effect *, int victim,
                     int kind);
/* The next effect of a work to one seat, or to all that are meant. */
void sts_do(struct sts_table *, const struct sts_work *, int seat);
void sts_do_to_all(struct sts_table *, const struct sts_work *);
void sts_do_reward(struct sts_table *, int seat, int epoch);
void sts_give_token(struct sts_table *, unsigned meant);
void sts_drop_contracts(struct sts_table *, int n);
void sts_add_lasting(struct sts_table *, int seat, int source, int effect, int turns, int stat);
void sts_end_lasting(struct sts_table *, int seat, bool draw_part);

/* --- work.c: a card, an action or a Disturbance going through its effects [R] --- */

/* Put a source to work, from one of its effects on. */
void sts_begin(struct sts_table *, int which, int source, int effect, bool single);
/* Go on with what is at work until a choice is wanted or it is done. */
void sts_work(struct sts_table *);
void sts_aim(struct sts_table *, int victim, int kind);
void sts_take_back(struct sts_table *, int seat, int kind);
void sts_mend(struct sts_table *, int seat, int kind);
void sts_boost(struct sts_table *, int stat);
void sts_stop(struct sts_table *, int seat); /* enough taken or mended */

/* --- epoch.c: Shifts, Contracts, Personas [R] ---------------------------------- */

/* The top Epoch card into play; by an Effect it is never the Master's choice. */
void sts_shift(struct sts_table *, bool by_effect);
void sts_play_epoch(struct sts_table *, int epoch, bool by_effect);
void sts_master_plays(struct sts_table *, int epoch);
/* Contracts that are met and levels that are reached: STS-C04, STS-104. */
void sts_settle(struct sts_table *);
/* Whether a Persona's next level is reached; and the levels it has reached by now. */
bool sts_could_reach(const struct sts_rules *, const struct sts_state *, int seat);
void sts_reach(struct sts_table *, int seat);
/* Epoch cards in the discard pile, of one title. */
int sts_epoch_discards(const struct sts_rules *, const struct sts_state *, int epoch);

/* --- rules.c: setting up and the course of a turn [R] --------------------------- */

void sts_setup(const struct pl_rules *, struct pl_state *);
void sts_apply(const struct pl_rules *, struct pl_state *, const struct pl_move *,
               struct pl_events *);
void sts_returns(const struct pl_rules *, const struct pl_state *, struct pl_result *);
int sts_team_funds(const struct sts_rules *, const struct sts_state *);

/* --- moves.c: what may be done, and why not [R] ---------------------------------- */

int sts_legal(const struct pl_rules *, const struct pl_state *view, int seat,
              struct pl_move out[PL_MOVES]);
int sts_check(const struct pl_rules *, const struct pl_state *view, const struct pl_move *);

/* --- the rest ---------------------------------------------------------------------- */

const char *sts_audit(const struct pl_rules *, const struct pl_state *); /* audit.c */

void sts_value(const struct pl_rules *, const struct pl_state *,
               int32_t out[PL_SEATS]); /* value.c */
void sts_weigh(const struct pl_rules *, const struct pl_state *view, const struct pl_move *,
               int count, uint16_t *weight); /* sense.c */

/* measures.c and claims.c: for the lab */
extern const struct pl_measure sts_measures[];
void sts_measure(const struct pl_rules *, const struct pl_state *, const struct pl_events *,
                 int32_t out[PL_MEASURES][PL_SEATS]);
void sts_group(const struct pl_book *, int measure, int group, struct pl_text *name);
extern const struct pl_claim sts_claims[];
extern const struct pl_game sts_game;

#endif

/* vocabulary.h - the words of the rulebook as numbers: kinds of cards, the numbers of the
 * rules that cards change, what can be counted, what effects do and to whom. The data spells
 * them as the tables of data.c have them, in the same order. */
#ifndef PERILUNE_SPACE_TUG_VOCABULARY_H
#define PERILUNE_SPACE_TUG_VOCABULARY_H

/* Kinds of Design and Ops cards, in the order in which the data lists them:
 * what stays on a tug first, then the rest of the Design deck, then Ops. */
enum sts_kind {
	STS_FEATURE = 1,
	STS_SPEC,
	STS_ILITY,
	STS_DESIGN_EFFECT,
	STS_ATTACK,
	STS_OPS_EFFECT
};

enum sts_deck { STS_DESIGN_DECK, STS_OPS_DECK, STS_DECKS };
enum sts_slot { STS_FUEL = 1, STS_PROP, STS_MANIP, STS_SLOTS = STS_MANIP };
enum sts_stat { STS_STRENGTH = 1, STS_SPEED, STS_ENERGY, STS_STATS = STS_ENERGY };
enum sts_epoch_kind { STS_CONTRACT = 1, STS_CONTEXT, STS_DISTURBANCE };

/* Numbers of the rules that cards change by `mod`. */
enum sts_knob {
	STS_KNOB_DRAW = 1,
	STS_KNOB_HAND,
	STS_KNOB_PLAYS_DESIGN,
	STS_KNOB_PLAYS_OPS,
	STS_KNOB_FREE_SPECS,
	STS_KNOB_INCOME,
	STS_KNOB_INCOME_PCT,
	STS_KNOB_INCOME_CAP, /* the lowest in force holds; all others add up */
	STS_KNOB_REVENUE_PCT,
	STS_KNOB_CONTRACT,
	STS_KNOB_NEED,
	STS_KNOB_RETURN,
	STS_KNOB_REPAIR,
	STS_KNOB_STRENGTH,
	STS_KNOB_SPEED,
	STS_KNOB_ENERGY,
	STS_KNOB_COST_FEATURE,
	STS_KNOB_COST_SPEC,
	STS_KNOB_COST_ILITY,
	STS_KNOB_COST_ATTACK,
	STS_KNOB_COST_DESIGN,
	STS_KNOB_COST_OPS,
	STS_KNOBS = STS_KNOB_COST_OPS
};

/* What can be counted, for `per`, `if`, `also` and `unlock`. */
enum sts_counted {
	STS_COUNT_FEATURE = 1,
	STS_COUNT_SPEC,
	STS_COUNT_ILITY,
	STS_COUNT_CARDS,
	STS_COUNT_OFF,
	STS_COUNT_STRENGTH,
	STS_COUNT_SPEED,
	STS_COUNT_ENERGY,
	STS_COUNT_STATS,
	STS_COUNT_FUNDS,
	STS_COUNT_HAND,
	STS_COUNT_PILE,
	STS_COUNT_CONTRACTS,
	STS_COUNT_ATTACKS,
	STS_COUNT_LAUNCHES
};

enum sts_trigger { STS_ON_LAUNCH = 1, STS_ON_CONTRACT, STS_ON_ATTACK };
enum sts_ward { STS_WARD_DESTROY = 1, STS_WARD_ANY };
enum sts_source { STS_FROM_ATTACK = 1, STS_FROM_EPOCH };

/* What happens once. */
enum sts_deed {
	STS_DO_MONEY = 1,
	STS_DO_TAX,
	STS_DO_TAKE,
	STS_DO_DRAW,
	STS_DO_SCRAP,
	STS_DO_HIT,
	STS_DO_MEND,
	STS_DO_SALVAGE,
	STS_DO_DIG,
	STS_DO_PHASE,
	STS_DO_SHIFT,
	STS_DO_TOKEN,
	STS_DO_DROP,
	STS_DO_LASTING,
	STS_DO_BOOST
};

enum sts_who {
	STS_SELF = 1,
	STS_RIVAL,
	STS_RIVALS,
	STS_TOP_RIVAL,
	STS_ALL,
	STS_IN_OPS,
	STS_LEADER,
	STS_POOREST,
	STS_HOLDER
};

enum sts_what { STS_A_FEATURE = 1, STS_A_SPEC, STS_AN_ILITY, STS_ANY, STS_OFF };
enum sts_pick { STS_CHOOSE = 1, STS_RANDOM, STS_COSTLIEST };
enum sts_act { STS_DISABLE = 1, STS_DESTROY };

/* Options. */
enum {
	STS_PERSONAS_OFF,
	STS_PERSONAS_CHOSEN,
	STS_PERSONAS_DEALT,
	STS_PERSONAS_CHOSEN_2, /* the same with two or three levels open */
	STS_PERSONAS_DEALT_2,
	STS_PERSONAS_CHOSEN_3,
	STS_PERSONAS_DEALT_3
};
enum { STS_INCOME_FIRST, STS_SHIFT_FIRST };

#endif

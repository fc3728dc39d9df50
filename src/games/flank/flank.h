/* flank.h - the rules, the state and the vocabulary of Flank, shared by the
 * files of this folder and by its tests.
 *
 * Numbers that name things start at 1, so that 0 is none or unknown: factions,
 * zones of the board, types of units (1 to 4 within a faction), upgrades (1 to 6
 * within a faction), resource cards. Seats start at 0 as everywhere. Clauses
 * (FLK-...) are those of RULES.md.
 *
 * Units of one player in one place are a number of 16 bits, four for each type
 * with type 1 in the lowest: armies are added and taken apart as numbers.
 */
#ifndef PERILUNE_FLANK_H
#define PERILUNE_FLANK_H

#include "core/chance.h"
#include "core/game.h"
#include "core/turn.h"

enum flk_faction { FLK_KALDARI = 1, FLK_TERRAN, FLK_SWARM, FLK_FACTIONS = FLK_SWARM };

enum {
	FLK_PLAYERS = 2,
	FLK_TYPES = 4,    /* types of units of a faction */
	FLK_UPGRADES = 6, /* of a faction */
	FLK_UNIT_ROWS = FLK_FACTIONS * FLK_TYPES,
	FLK_UPGRADE_ROWS = FLK_FACTIONS * FLK_UPGRADES,
	FLK_CARDS = 15,     /* most kinds of resource cards */
	FLK_ZONES = 16,     /* most zones of one board */
	FLK_ZONE_ROWS = 64, /* most zones of all boards */
	FLK_BOARDS = 6,
	FLK_CORNERS = 24,   /* most numbers of an outline: x, y, x, y, ... */
	FLK_EFFECTS = 4,    /* most effects of a unit or an upgrade */
	FLK_TIMED = 16,     /* most effects of a faction before combat, after it, for points */
	FLK_MOST_BASES = 5, /* FLK-007: base tokens of a faction */
	FLK_COPIES = 4,     /* FLK-009: miniatures of a type */
	FLK_DEAREST = 8,    /* most tokens of a colour that anything costs */
	FLK_MOST_DEAL = 4   /* most cards dealt at once: an event names four */
};

enum flk_colour { FLK_BLUE, FLK_GREEN, FLK_YELLOW, FLK_COLOURS };

/* The areas of a combat sheet (FLK-072). */
enum flk_area { FLK_FRONT, FLK_SUPPORT, FLK_FLANK, FLK_AREAS, FLK_ANYWHERE = FLK_AREAS };

/* What units and upgrades can do. The chapter on content in RULES.md says what
 * each kind means. */
enum flk_effect_kind {
	FLK_PRICE = 1,     /* units cost n less of a colour */
	FLK_STRIDE,        /* units may move two zones, over the enemy, with others */
	FLK_GATHER,        /* units join a move from the target's other neighbours */
	FLK_HOLD,          /* units in an area cannot be pushed or removed */
	FLK_STRIKES,       /* units in an area have n strikes */
	FLK_SCREEN,        /* units in an area cancel n strikes each */
	FLK_WARD,          /* units in an area cannot be struck */
	FLK_ARMOUR,        /* units in front survive a loss by n */
	FLK_ASSAULT,       /* n points when attacking with such a unit */
	FLK_RAMPART,       /* n points when defending a base, with such a unit if it names one */
	FLK_EFFECT_PUSH,   /* before combat: up to n enemy units */
	FLK_EFFECT_MOVE,   /* before combat: up to n own units */
	FLK_EFFECT_REMOVE, /* before combat: up to n enemy units */
	FLK_RECALL,        /* after combat: up to n destroyed units return */
	FLK_SALVAGE,       /* after combat: n tokens of a colour, if a unit was lost */
	FLK_SPOILS,        /* after combat: a card, if n enemy units were destroyed */
	FLK_EFFECT_KINDS
};

/* When an effect before or after combat works: who wins is known after it only. */
enum flk_when { FLK_ALWAYS, FLK_ATTACKING, FLK_DEFENDING, FLK_WINNING, FLK_LOSING };

/* Options. */
enum { FLK_FACTIONS_CHOSEN, FLK_FACTIONS_DRAWN };
enum { FLK_CARDS_FLAT, FLK_CARDS_MORE };
enum { FLK_BY_LOT, FLK_FIRST_SEAT, FLK_SECOND_SEAT };

/* What a row of units or upgrades does. effects.c says which of these goes with which kind; what
 * the data does not give is 0, or FLK_ANYWHERE. */
struct flk_effect {
	uint8_t kind, number, unit, also; /* unit, also and with: rows of units */
	uint8_t area, to, needs, with;    /* enum flk_area */
	uint8_t colour, when;             /* colours are counted from 1 here */
	uint8_t over, escort;
};

struct flk_unit {
	uint8_t price[FLK_COLOURS], copies, effects;
	struct flk_effect effect[FLK_EFFECTS];
	uint16_t name, title, plural, flavour;
};

struct flk_upgrade {
	uint8_t price[FLK_COLOURS], effects;
	struct flk_effect effect[FLK_EFFECTS];
	uint16_t name, title, flavour;
};

struct flk_card {
	uint8_t gives[FLK_COLOURS], copies;
	uint16_t name, title, flavour;
};

struct flk_zone {
	uint8_t board, limit, side; /* side: 0 none, 1 first player's, 2 second's */
	uint8_t corners;            /* numbers in corner[] */
	int16_t x, y;               /* where its name stands */
	int16_t corner[FLK_CORNERS];
	uint16_t name, title;
};

struct flk_board {
	int16_t width, height, line[4]; /* the border: from x, y to x, y */
	uint16_t name, title, about;
};

struct flk_faction_row {
	uint16_t name, title, people, about;
};

/* What a faction's units can do with a set of upgrades: every effect that is
 * not asked about, added up. Types are counted from 0, masks have bit t. */
struct flk_powers {
	uint8_t price[FLK_TYPES][FLK_COLOURS];
	uint8_t stride, over, escort, gather; /* masks of types */
	uint8_t hold[FLK_AREAS], ward[FLK_AREAS];
	uint8_t strikes[FLK_AREAS][FLK_TYPES], screens[FLK_AREAS][FLK_TYPES];
	uint8_t armour[FLK_TYPES];
	uint8_t assault[FLK_TYPES];           /* points of an attacker with such a unit */
	uint8_t garrison[FLK_TYPES], rampart; /* of who defends a base with one; with anybody */
	uint16_t held;                        /* spots (below) of units that hold */
	uint16_t before[2];                   /* effects before combat of a defender, an attacker
	                                       * with these upgrades: bit n - 1 for the nth */
	/* What so many tokens of a colour pay for: bits of types, then of upgrades that are not
	 * active. */
	uint16_t pays[FLK_COLOURS][FLK_DEAREST + 1];
};

/* An effect before or after combat, in the order of the tables. */
struct flk_timed {
	uint8_t unit, upgrade; /* whose: a type or an upgrade, the other is 0 */
	uint8_t nth;           /* among those of its owner at this time, from 1; 0: the only one */
	uint8_t kind, number, types; /* types: a mask of what may be moved or returns */
	uint8_t from, to, colour;    /* areas; the colour is counted from 1 */
	uint8_t with, needs, when;   /* a type that must be on the sheet, in this area; 0: none */
	uint16_t needed;             /* the same as spots, one of which must be held; 0: none */
	uint32_t shifts;             /* what it may do to whom, as shifts (below) */
};

enum { FLK_UPGRADE_SETS = 1 << FLK_UPGRADES };

struct flk_rules {
	struct pl_rules base;

	/* Options. */
	uint8_t board, goes_first, factions, base_cards, attackers_over;

	/* Numbers. */
	uint8_t start_cards, cards_each_round, card_for_winner, start_tokens[FLK_COLOURS];
	uint8_t token_limit[FLK_COLOURS], mine[FLK_COLOURS];
	uint8_t upgrade_limit, population, move_price, round_limit;
	uint8_t front_points, support_points, base_points;

	/* Tables; row n is at [n - 1]. */
	uint8_t boards, zones, cards;
	struct flk_faction_row faction[FLK_FACTIONS];
	struct flk_unit unit[FLK_UNIT_ROWS];
	struct flk_upgrade upgrade[FLK_UPGRADE_ROWS];
	struct flk_card card[FLK_CARDS];
	struct flk_board boards_at[FLK_BOARDS];
	struct flk_zone zone[FLK_ZONE_ROWS];

	/* What prepare() works out. Zones of the chosen board have numbers of
	 * their own, from 1; a set of them has bit n - 1 for zone n. */
	uint8_t deck_size, zone_count;
	uint8_t row[FLK_ZONES + 1]; /* row of zone n */
	uint8_t limit[FLK_ZONES + 1];
	uint8_t mirror[FLK_ZONES + 1]; /* 0: it has none */
	uint16_t near[FLK_ZONES + 1], two_steps[FLK_ZONES + 1];
	uint16_t bases[FLK_PLAYERS]; /* base locations of the first, the second */
	uint8_t distance[FLK_ZONES + 1][FLK_ZONES + 1];
	uint64_t yields[FLK_CARDS + 1]; /* of cards: blue, green and yellow in 20 bits each */
	struct flk_powers powers[FLK_FACTIONS][FLK_UPGRADE_SETS];
	uint16_t copies[FLK_FACTIONS]; /* all miniatures of a faction */
	uint8_t befores[FLK_FACTIONS], afters[FLK_FACTIONS];
	struct flk_timed before[FLK_FACTIONS][FLK_TIMED], after[FLK_FACTIONS][FLK_TIMED];
};

enum flk_phase {
	FLK_CHOOSING = 1, /* FLK-022: taking a faction */
	FLK_HARVEST,
	FLK_BUILDING,
	FLK_MOVING,
	FLK_PICKING,     /* FLK-059: which units go */
	FLK_JOINING,     /* units that gather come along */
	FLK_REINFORCING, /* FLK-064: more moves into the battle zone, or fight */
	FLK_FORMING,     /* FLK-071: sealed */
	FLK_BEFORE,      /* FLK-085: effects before combat */
	FLK_SPENDING,    /* FLK-086 */
	FLK_STRIKING,    /* FLK-107 */
	FLK_RETREATING,  /* FLK-110 to FLK-116 */
	FLK_WON,         /* over: somebody has no base */
	FLK_TIMED_OUT    /* over: the round limit */
};

struct flk_state {
	struct pl_state base;
	uint32_t opened; /* ply at which the formation began; else 0 */
	uint16_t army[FLK_PLAYERS][FLK_ZONES + 1];
	uint16_t sheet[FLK_PLAYERS][FLK_AREAS];   /* another's is 0 in views until
	                                               * the reveal */
	uint16_t aside[FLK_PLAYERS];              /* removed; later: waiting to be placed */
	uint16_t lost[FLK_PLAYERS];               /* destroyed in this battle */
	uint16_t total[FLK_PLAYERS];              /* miniatures in use */
	uint16_t stands[FLK_PLAYERS];             /* zones with units */
	uint16_t bases[FLK_PLAYERS];              /* zones with a base */
	uint16_t tried;                           /* effects before combat that the side has
	                                           * used or declined: bit n - 1 for the nth */
	uint8_t hand[FLK_PLAYERS][FLK_CARDS + 1]; /* by kind; another's is 0 in views */
	uint8_t deck[FLK_CARDS + 1];              /* by kind; 0 in views */
	uint8_t discard[FLK_CARDS + 1];
	uint8_t cards[FLK_PLAYERS]; /* how many in hand, for all to see */
	uint8_t deck_left;
	uint8_t tokens[FLK_PLAYERS][FLK_COLOURS];
	uint8_t extra[FLK_PLAYERS][FLK_COLOURS]; /* FLK-079: on the mined card */
	uint8_t points[FLK_PLAYERS];             /* blue spent in this battle */
	uint8_t faction[FLK_PLAYERS];
	uint8_t upgrades[FLK_PLAYERS]; /* active ones, bit n - 1 for upgrade n */
	uint8_t placed[FLK_PLAYERS];   /* sealed steps taken; another's is 0 in views */
	uint8_t mined[FLK_PLAYERS];    /* card hidden, or FLK_NO_CARD; 0 undecided */
	uint8_t strikes[FLK_PLAYERS];  /* still to be used */
	uint8_t round;                 /* from 1; 0 before play */
	uint8_t first;                 /* who went first in round 1 */
	uint8_t initiative;
	uint8_t turn;           /* whose go at the phase it is */
	uint8_t gone;           /* how many have finished the phase */
	uint8_t target, source; /* of the move being made */
	uint8_t battle;         /* its zone, or 0 */
	uint8_t attacker;
	uint8_t siege;   /* 1: the defender's base is in the battle */
	uint8_t side;    /* 0: the attacker's effects or strikes, 1: the defender's */
	uint8_t cursor;  /* the effect before combat that is being used, from 1; 0: none yet */
	uint8_t used;    /* targets taken by that effect */
	uint8_t spent;   /* tokens spent in this turn of spending */
	uint8_t stopped; /* bit n: seat n has stopped */
	uint8_t winner;  /* of the battle: seat + 1, or 3 for a tie; 0 before */
	uint8_t unused[1];
};

enum { FLK_A_BASE = 10000, FLK_A_UNIT = 100 }; /* of a score, to which each zone adds 1 */
enum { FLK_NO_CARD = FLK_CARDS + 1, FLK_TIE = 3 };

enum flk_verb {
	FLK_TAKE = 1, /* faction */
	FLK_PLAY,     /* card */
	FLK_MINE,     /* card */
	FLK_BUILD,    /* type, zone */
	FLK_BUY,      /* upgrade, upgrade given up or 0 */
	FLK_MARCH,    /* target, source */
	FLK_SEND,     /* how many of each type */
	FLK_JOIN,     /* type, zone */
	FLK_FORM,     /* type, in front, in support, in the flank */
	FLK_HIDE,     /* card, or FLK_NO_CARD */
	FLK_SPEND,    /* nothing: a blue token */
	FLK_PUSH,     /* type, from, to */
	FLK_SHIFT,    /* type, from, to */
	FLK_REMOVE,   /* type, from */
	FLK_STRIKE,   /* type */
	FLK_PLACE,    /* type or 0 for all, zone or 0 for none */
	FLK_DONE,     /* whatever the phase is, enough of it */
	FLK_USE,      /* which of the own effects before combat comes next */
	FLK_VERBS
};

/* What can happen, with what arg holds; s is secret. Units are rows of the
 * table of units; "army" is a faction and two bytes of packed units, the low one
 * first. */
enum flk_event_kind {
	FLK_DID_TAKE = 1, /* faction */
	FLK_DID_DEAL,     /* cards, why (enum flk_deal); s: kinds */
	FLK_DID_ROUND,    /* round */
	FLK_DID_PLAY,     /* card, blue, green, yellow, tokens lost to the limits */
	FLK_DID_MINE,     /* card, blue, green, yellow, tokens lost */
	FLK_DID_BUILD,    /* unit, zone, price: blue, green, yellow */
	FLK_DID_BUY,      /* upgrade row, row given up or 0, price: blue, green, yellow */
	FLK_DID_MARCH,    /* army, source, target, units */
	FLK_DID_JOIN,     /* unit, source, target */
	FLK_DID_BATTLE,   /* zone, army attacking, army defending, 1 if a base */
	FLK_DID_REVEAL,   /* faction, front (2), support (2), flank (2), card or 0 */
	FLK_DID_PUSH,     /* unit, from, to, upgrade row or 0, unit row or 0, effect */
	FLK_DID_SHIFT,    /* the same */
	FLK_DID_REMOVE,   /* the same, to is unused */
	FLK_DID_SKIP,     /* upgrade row or 0, unit row or 0, effect, units it was used for */
	FLK_DID_BLUE,     /* points from blue so far */
	FLK_DID_GREEN,    /* unit, from, to */
	FLK_DID_YELLOW,   /* unit, from, to */
	FLK_DID_YIELD,    /* tokens spent in the turn */
	FLK_DID_STOP,     /* 1 if it could not spend */
	FLK_DID_RESULT,   /* own points, the other's, 0 lost, 1 won, 2 tied */
	FLK_DID_FALL,     /* army, units: destroyed in the front line */
	FLK_DID_BASE,     /* zone: a base destroyed */
	FLK_DID_STRIKE,   /* unit destroyed, strikes left */
	FLK_DID_SPARE,    /* strikes not used */
	FLK_DID_RECALL,   /* army, units */
	FLK_DID_SALVAGE,  /* unused, blue, green, yellow, tokens lost */
	FLK_DID_RETURN,   /* army, zone, 1 if it is the battle zone, units */
	FLK_DID_PERISH,   /* army, units, 1 if there was room */
	FLK_DID_PASS,     /* phase */
	FLK_DID_WIN,      /* bases lost by both: 1 */
	FLK_DID_TIME_OUT  /* rounds */
};

enum flk_deal { FLK_DEAL_START = 1, FLK_DEAL_ROUND, FLK_DEAL_WINNER, FLK_DEAL_SPOILS };

/* Why not; the table of reasons in data.c is in this order. */
enum flk_reason {
	FLK_NOT_ASKED = 1,
	FLK_NO_SUCH_MOVE,
	FLK_FACTION_TAKEN,
	FLK_TAKE_A_FACTION,
	FLK_HARVEST_ONLY,
	FLK_CARD_NOT_HELD,
	FLK_CANNOT_PAY,
	FLK_CANNOT_PAY_UPGRADE,
	FLK_NO_BASE_THERE,
	FLK_ZONE_FULL,
	FLK_NO_MINIATURE,
	FLK_POPULATION,
	FLK_ACTIVE_ALREADY,
	FLK_NO_UPGRADES,
	FLK_LIMIT_OF_UPGRADES,
	FLK_NOT_ACTIVE,
	FLK_ROOM_FOR_UPGRADES,
	FLK_NOT_ADJACENT,
	FLK_NO_UNITS_THERE,
	FLK_ONLY_INTO_BATTLE,
	FLK_TARGET_FULL,
	FLK_NOT_SO_MANY,
	FLK_CANNOT_STRIDE,
	FLK_MUST_SEND,
	FLK_CANNOT_JOIN,
	FLK_NOT_THAT_TYPE,
	FLK_SPLIT_ALL,
	FLK_FRONT_EMPTY,
	FLK_NO_BLUE,
	FLK_NO_GREEN,
	FLK_NO_YELLOW,
	FLK_NO_TOKEN_REMOVES,
	FLK_NOT_THERE,
	FLK_HELD,
	FLK_SAME_AREA,
	FLK_NOT_BY_THIS,
	FLK_SAY_WHICH,
	FLK_NOT_READY,
	FLK_NO_VICTIM,
	FLK_NOT_A_SURVIVOR,
	FLK_LEAVES_AFTER_TIE,
	FLK_NOT_A_REFUGE,
	FLK_NO_ROOM,
	FLK_ENEMY_THERE,
	FLK_BATTLE_ZONE_FIRST,
	FLK_MUST_RETREAT,
	FLK_BAD_BOARD, /* from here vet()'s */
	FLK_BAD_BASES,
	FLK_BAD_SYMMETRY,
	FLK_BAD_CARDS,
	FLK_BAD_NUMBER,
	FLK_BAD_UNIT,
	FLK_BAD_FACTION,
	FLK_BAD_ALSO,
	FLK_BAD_AREA,
	FLK_BAD_TO,
	FLK_BAD_COLOUR,
	FLK_BAD_STRIDE,
	FLK_BAD_CONDITION,
	FLK_BAD_WITH,
	FLK_BAD_WHEN,
	FLK_TOO_MANY_EFFECTS
};

/* Everything that one step of play works on. events may be NULL. */
struct flk_table {
	const struct flk_rules *r;
	struct flk_state *s;
	struct pl_events *events;
};

/* --- small words, used everywhere --------------------------------------- */

PL_FN const struct flk_rules *flk_numbers(const struct pl_rules *rules)
{
	return (const struct flk_rules *)rules;
}

PL_FN const struct flk_state *flk_position(const struct pl_state *state)
{
	return (const struct flk_state *)state;
}

/* Of at most 16 bits, without a call where the machine has no instruction. */
PL_FN int flk_count_bits(unsigned bits)
{
	bits -= (bits >> 1) & 0x5555;
	bits = (bits & 0x3333) + ((bits >> 2) & 0x3333);
	bits = (bits + (bits >> 4)) & 0x0f0f;
	return (int)((bits + (bits >> 8)) & 31);
}

PL_FN uint16_t flk_zone_bit(int zone)
{
	return (uint16_t)(1u << (zone - 1));
}

/* How many of a type, from 1. */
PL_FN int flk_of_type(uint16_t units, int type)
{
	return (units >> (4 * (type - 1))) & 15;
}

PL_FN uint16_t flk_some(int type, int count)
{
	return (uint16_t)((unsigned)count << (4 * (type - 1)));
}

PL_FN int flk_count(uint16_t units)
{
	unsigned pairs = (units & 0x0f0fu) + ((units >> 4) & 0x0f0fu);
	return (int)((pairs & 0xff) + (pairs >> 8));
}

/* Bit t - 1 for every type of which there is one. */
PL_FN unsigned flk_types(uint16_t units)
{
	unsigned any = units | (unsigned)units >> 2;
	any |= any >> 1;
	any &= 0x1111;
	return (any | any >> 3 | any >> 6 | any >> 9) & 15;
}

PL_FN void flk_add(uint16_t *to, uint16_t units)
{
	*to = (uint16_t)(*to + units);
}

PL_FN void flk_take_off(uint16_t *from, uint16_t units)
{
	*from = (uint16_t)(*from - units);
}

PL_FN int flk_unit_row(int faction, int type)
{
	return (faction - 1) * FLK_TYPES + type;
}

PL_FN int flk_upgrade_row(int faction, int upgrade)
{
	return (faction - 1) * FLK_UPGRADES + upgrade;
}

PL_FN const struct flk_powers *flk_powers_of(const struct flk_rules *r, const struct flk_state *s,
                                             int seat)
{
	return &r->powers[s->faction[seat] - 1][s->upgrades[seat]];
}

/* Spots of a combat sheet, of all areas together: bit 4 * area + t for type t + 1. These are the
 * spots where somebody stands. */
PL_FN unsigned flk_spots(const uint16_t sheet[FLK_AREAS])
{
	uint64_t any = sheet[FLK_FRONT] | (uint64_t)sheet[FLK_SUPPORT] << 16 |
		(uint64_t)sheet[FLK_FLANK] << 32;
	any |= any >> 2;
	any = (any | any >> 1) & 0x111111111111;
	any = (any | any >> 3) & 0x030303030303;
	any = (any | any >> 6) & 0x000f000f000f;
	any |= any >> 12;
	return (unsigned)((any & 0xff) | (any >> 24 & 0xf00));
}

/* Spots of the seat's enemies that may be pushed or removed. */
PL_FN unsigned flk_pushable_spots(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	return flk_spots(s->sheet[1 - seat]) & ~(unsigned)flk_powers_of(r, s, 1 - seat)->held;
}

/* Shifts of units on a sheet: eight bits for each area that they come from, four of them for the
 * first other area and four for the second, bit t for type t + 1. These are all that start from
 * some spots. */
PL_FN unsigned flk_shifts_from(unsigned spots)
{
	return ((spots & 0xf) | (spots & 0xf0) << 4 | (spots & 0xf00) << 8) * 0x11;
}

/* Types of the seat's enemy in an area that may be pushed or removed. */
PL_FN unsigned flk_pushable(const struct flk_rules *r, const struct flk_state *s, int seat,
                            int area)
{
	unsigned held = flk_powers_of(r, s, 1 - seat)->hold[area];
	return flk_types(s->sheet[1 - seat][area]) & ~held;
}

PL_FN uint16_t flk_on_sheet(const struct flk_state *s, int seat)
{
	return (uint16_t)(s->sheet[seat][FLK_FRONT] + s->sheet[seat][FLK_SUPPORT] +
	                  s->sheet[seat][FLK_FLANK]);
}

/* Zones that an enemy of the seat holds (FLK-062, FLK-115). */
PL_FN unsigned flk_enemy_zones(const struct flk_state *s, int seat)
{
	return (unsigned)(s->stands[1 - seat] | s->bases[1 - seat]);
}

PL_FN int flk_tokens(const struct flk_state *s, int seat, int colour)
{
	return s->tokens[seat][colour] + s->extra[seat][colour];
}

PL_FN bool flk_is_over(const struct flk_state *s)
{
	return s->base.phase >= FLK_WON;
}

/* Tell what happened. The event is not copied where nobody listens. */
PL_FN void flk_tell_event(const struct flk_table *t, const struct pl_event *event)
{
	if (t->events != NULL)
		pl_emit(t->events, *event);
}

/* Whether formations lie open: from the reveal to the end of a battle. */
PL_FN bool flk_is_open_battle(const struct flk_state *s)
{
	return s->base.phase >= FLK_BEFORE && s->base.phase <= FLK_RETREATING;
}

/* --- what the files offer each other ------------------------------------- */

/* prepare.c, powers.c and effects.c: what follows from the data. */
void flk_prepare(struct pl_rules *);
int flk_vet(const struct pl_rules *, int seats);
void flk_prepare_powers(struct flk_rules *);
int flk_vet_effects(const struct flk_rules *);
bool flk_is_before(int kind);
bool flk_is_after(int kind);
int flk_needed_unit(const struct flk_effect *, int owner); /* a row of units, or 0 */

/* rules.c: the course of the game. */
void flk_setup(const struct pl_rules *, struct pl_state *);
void flk_apply(const struct pl_rules *, struct pl_state *, const struct pl_move *,
               struct pl_events *);
void flk_returns(const struct pl_rules *, const struct pl_state *, struct pl_result *);
void flk_deal(struct flk_table *, int seat, int count, int why);
void flk_gain(struct flk_table *, int seat, const uint8_t gives[FLK_COLOURS],
              struct pl_event *told);
void flk_put_units(struct flk_state *, int seat, int zone, uint16_t);
void flk_take_units(struct flk_state *, int seat, int zone, uint16_t);
void flk_end_move_phase(struct flk_table *, int seat);
int flk_zones_held(const struct flk_state *, int seat);

/* march.c: moving on the board. */
enum flk_reach { FLK_OUT_OF_REACH, FLK_BY_STEP, FLK_BY_STRIDE, FLK_BY_FLIGHT };
int flk_room(const struct flk_rules *, const struct flk_state *, int seat, int zone);
enum flk_reach flk_reach(const struct flk_rules *, const struct flk_state *, int seat, int source,
                         int target);
bool flk_can_travel(const struct flk_powers *, enum flk_reach, uint16_t);
unsigned flk_sources(const struct flk_rules *, const struct flk_state *, int seat, int target);
unsigned flk_joiners(const struct flk_rules *, const struct flk_state *, int seat, int type);
void flk_send(struct flk_table *, int seat, uint16_t);
void flk_join(struct flk_table *, int seat, int type, int zone);
void flk_go_on_moving(struct flk_table *, int seat);

/* battle.c: formation, reveal, effects before combat and spending. */
int flk_form_steps(const struct flk_state *, int seat);
int flk_forming_type(const struct flk_state *, int seat); /* 0: the card is asked for */
void flk_begin_battle(struct flk_table *);
void flk_form(struct flk_table *, const struct pl_move *);
const struct flk_timed *flk_before(const struct flk_rules *, const struct flk_state *, int seat,
                                   int effect);
bool flk_is_ready(const struct flk_state *, int seat, const struct flk_timed *);
unsigned flk_ready(const struct flk_rules *, const struct flk_state *, int seat);
void flk_use_effect(struct flk_table *, const struct pl_move *);
void flk_spend(struct flk_table *, const struct pl_move *);
void flk_end_spending_turn(struct flk_table *, int seat);

/* regroup.c: from counting points to the return of the survivors. */
int flk_points(const struct flk_rules *, const struct flk_state *, int seat);
int flk_count_strikes(const struct flk_rules *, const struct flk_state *, int seat);
unsigned flk_victims(const struct flk_rules *, const struct flk_state *, int seat);
uint16_t flk_falling(const struct flk_rules *, const struct flk_state *, int seat, int margin);
struct flk_state flk_after_falling(const struct flk_rules *, const struct flk_state *);
bool flk_may_leave(const struct flk_state *, int seat);
bool flk_keeps_zone(const struct flk_state *, int seat);
void flk_regroup(struct flk_table *);
void flk_strike(struct flk_table *, int seat, int type);
unsigned flk_refuges(const struct flk_rules *, const struct flk_state *, int seat);
void flk_place(struct flk_table *, int seat, int type, int zone);

/* moves.c: what may be done. */
int flk_legal(const struct pl_rules *, const struct pl_state *view, int seat,
              struct pl_move out[PL_MOVES]);
int flk_check(const struct pl_rules *, const struct pl_state *view, const struct pl_move *);
void flk_unit_price(const struct flk_rules *, const struct flk_state *, int seat, int type,
                    uint8_t price[FLK_COLOURS]);
bool flk_can_pay(const struct flk_state *, int seat, const uint8_t price[FLK_COLOURS]);
bool flk_can_build(const struct flk_rules *, const struct flk_state *, int seat);
bool flk_can_move(const struct flk_rules *, const struct flk_state *, int seat);
bool flk_can_spend(const struct flk_rules *, const struct flk_state *, int seat);

/* secrets.c and audit.c */
void flk_observe(const struct pl_rules *, struct pl_state *, int seat);
void flk_determinize(const struct pl_rules *, struct pl_state *view, int seat, struct pl_chance *);
const char *flk_audit(const struct pl_rules *, const struct pl_state *);

/* value.c and sense.c */
void flk_value(const struct pl_rules *, const struct pl_state *, int32_t out[PL_SEATS]);
void flk_weigh(const struct pl_rules *, const struct pl_state *view, const struct pl_move *,
               int count, uint16_t *weight);

/* measures.c and claims.c */
extern const struct pl_measure flk_measures[];
extern const struct pl_claim flk_claims[];
void flk_measure(const struct pl_rules *, const struct pl_state *, const struct pl_events *,
                 int32_t out[PL_MEASURES][PL_SEATS]);
void flk_group(const struct pl_book *, int measure, int group, struct pl_text *name);

extern const struct pl_game flk_game;

#endif

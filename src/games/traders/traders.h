/* traders.h - the rules, the state and the vocabulary of Traders, shared by the
 * files of this folder and by its tests.
 *
 * Numbers that name things start at 1, so that 0 is none or unknown: planets,
 * goods, cards, hexes. Seats start at 0 as everywhere. Clauses (TRD-...) are
 * those of RULES.md.
 */
#ifndef PERILUNE_TRADERS_H
#define PERILUNE_TRADERS_H

#include "core/chance.h"
#include "core/game.h"
#include "core/turn.h"

/* Where goods can lie: five planets, the store at Earth, the ship. */
enum trd_place {
	TRD_GOBI = 1,
	TRD_BOB,
	TRD_INTI,
	TRD_SERANIDE,
	TRD_SUPAY,
	TRD_EARTH,
	TRD_SHIP,
	TRD_PLANETS = TRD_SUPAY,
	TRD_PLACES = TRD_SHIP
};

enum trd_good { TRD_METAL = 1, TRD_FOOD, TRD_GEM, TRD_GOODS = TRD_GEM };

/* Hexes are numbered by their use, so that arithmetic finds the place: six
 * spots for each planet, six numbers for Earth's docks (of which the standard
 * board has four), the six planets themselves, then open space. */
enum {
	TRD_SPOTS_EACH = 6,
	TRD_FIRST_DOCK = 1 + TRD_PLANETS * TRD_SPOTS_EACH,
	TRD_LAST_DOCK = TRD_FIRST_DOCK + TRD_SPOTS_EACH - 1,
	TRD_FIRST_PLANET = TRD_LAST_DOCK + 1,
	TRD_LAST_PLANET = TRD_FIRST_PLANET + TRD_PLANETS, /* Earth */
	TRD_FIRST_SPACE = TRD_LAST_PLANET + 1,
	TRD_HEXES = 122, /* the highest number that a hex can have */
	TRD_ROWS = 9,
	TRD_COLUMNS = 13
};

enum {
	TRD_COMPANIES = 6,
	TRD_ACTIONS = 16, /* most kinds of action cards: two bits of a hand count each */
	TRD_EVENTS = 32,  /* most kinds of event cards */
	TRD_CARDS = 120,  /* most action cards in all */
	TRD_PARTS = 4,    /* most parts of a card */
	TRD_THINGS = 24,  /* most things that it does in all */
	TRD_PLANET_CARDS = 10,
	TRD_FACES = 8, /* most titles of one kind of card */
	TRD_MAPS = 8,
	TRD_CHARACTERS = 5,
	TRD_HAND = 3,       /* most cards in a hand: two bits count them */
	TRD_DICE = 4,       /* most dice of a flight */
	TRD_ALLOWANCE = 14, /* longest flight: 2 and four rolls of 3 */
	TRD_REACH = 20,     /* the longest way between two hexes that a board may have */
	TRD_LOTS = 4,       /* rolls for the start that are remembered */
	TRD_LANES = 8,      /* planets, as many as are reckoned with together */
	TRD_TIMES = 2048,   /* longer ones are not met on any board but an odd one */
	TRD_INVERSE_BITS = 37,
	TRD_LIGHT_BITS = 12,
	TRD_LIGHTS = (1 << TRD_LIGHT_BITS) - 1
};

/* What one part of a card does; its number says how much. */
enum trd_deed {
	TRD_GAIN_MONEY = 1, /* so many MCr */
	TRD_LOSE_MONEY,     /* so many MCr, or all there are */
	TRD_RAID,           /* lose the cargo, or one MCr of so many */
	TRD_LOSE_CARGO,
	TRD_ENGINE_OFF, /* no flight this turn */
	TRD_BOOST,      /* so many dice more this turn */
	TRD_GAIN_UNIT,  /* so many units of a good arrive */
	TRD_TAKE_UNIT,  /* so many units of a kind from the victim's ship */
	TRD_GAIN_CARD,  /* so many from the stack */
	TRD_STEAL_CARD, /* so many from the victim's hand */
	TRD_EXTRA_TURN,
	TRD_LOSE_TURN,
	TRD_HALT,  /* a planet makes nothing for so many planet cards */
	TRD_SWAP,  /* so many alike become one of another kind */
	TRD_CANCEL /* the answer to a card that can be countered */
};

/* To whom a part happens, of those whom its condition fits: TRD-C37, TRD-C40. */
enum trd_target { TRD_TO_YOU, TRD_TO_VICTIM, TRD_TO_OTHERS, TRD_TO_EVERYBODY };
enum trd_condition {
	TRD_ALWAYS,
	TRD_IF_DOCKED,
	TRD_IF_IN_SPACE,
	TRD_IF_CARGO,
	TRD_IF_EMPTY,
	TRD_IF_FEWEST_STATIONS,
	TRD_IF_MOST_STATIONS,
	TRD_IF_LEAST_MONEY,
	TRD_IF_MOST_MONEY,
	TRD_CONDITIONS = TRD_IF_MOST_MONEY
};

/* What who plays a card has to say with it, a bit each: TRD-C38. */
enum { TRD_AIM_VICTIM = 1, TRD_AIM_UNIT = 2, TRD_AIM_PLANET = 4, TRD_AIM_SWAP = 8 };

/* Where an action card is, besides in the hand of seat - 1; a view has 0 for
 * what it does not know. */
enum { TRD_STACKED = 0, TRD_DISCARDED = PL_SEATS + 1 };

/* Options. */
enum { TRD_GOODS_MAP, TRD_GOODS_CHOSEN, TRD_GOODS_RANDOM };
enum { TRD_LIGHTS_PAIRS, TRD_LIGHTS_TRIPLES };
enum { TRD_MONEY_AT_EARTH, TRD_MONEY_ANYWHERE };
enum { TRD_COMPANIES_CHOSEN, TRD_COMPANIES_DEALT, TRD_COMPANIES_DRAWN };

/* A set of hexes: bit n of low, then of high, is hex n. */
struct trd_hexes {
	uint64_t low, high;
};

struct trd_face {
	uint16_t title, flavour;
};

struct trd_part {
	uint8_t does, number, good, to, when, may;
};

/* One kind of event or action card. */
struct trd_card {
	uint8_t parts, counter, cost, copies;
	uint8_t faces;
	uint16_t name;
	struct trd_part part[TRD_PARTS];
	struct trd_face face[TRD_FACES];

	/* What prepare() works out. */
	uint8_t first; /* of its copies among the action cards, from 1 */
	uint8_t aims;  /* what is said with it */
	uint8_t sure;  /* whatever it may be aimed at, it does something */
	uint8_t swaps; /* so many alike for one, or 0 */
	uint32_t does; /* bit n: some part of it does n */
};

struct trd_planet_card {
	uint8_t lit[2], copies;
	uint16_t title, flavour;
};

/* Row 6 is Earth, which makes nothing. */
struct trd_planet {
	uint8_t column, row, kinds; /* from 1, from 1, how many goods it makes */
	uint16_t name, face, character, build, make, halt, dock;
};

/* A way to hand out the goods: for each planet a mask, bit 0 for metal. */
struct trd_map {
	uint8_t makes[TRD_PLANETS];
	uint16_t name, title, flavour;
};

struct trd_company {
	uint8_t money; /* MCr that its player starts with besides */
	uint16_t name, boss, ship, emblem, motto, story, win;
};

struct trd_resource {
	uint16_t name, nickname, flavour;
};

struct trd_character {
	uint8_t with; /* what they are met with: enum trd_meeting */
	uint16_t name, of, flavour;
};

enum trd_meeting { TRD_MET_RAID = 1, TRD_MET_ROBBERY, TRD_MET_MAP, TRD_MET_DOCK };

struct trd_rules {
	struct pl_rules base;

	/* Options. */
	uint8_t goods, map, lights, money_at, companies;
	uint8_t start_money, later_money, later_most;
	uint8_t round_limit;

	/* Numbers. */
	uint8_t cargo, hand;
	uint8_t station_first, station_new, station_second, stations_each;
	uint8_t sell_station, sell_earth, card_price, cards_a_turn;
	uint8_t move_base, die[6];
	uint8_t cure_units, cure_money;

	/* Tables; row n is at [n - 1]. */
	uint8_t rows, columns, maps;
	uint8_t actions, events; /* kinds of cards */
	struct trd_planet planet[TRD_EARTH];
	struct trd_planet_card planet_card[TRD_PLANET_CARDS];
	struct trd_card event[TRD_EVENTS];
	struct trd_card action[TRD_ACTIONS];
	struct trd_map distribution[TRD_MAPS];
	struct trd_company company[TRD_COMPANIES];
	struct trd_resource resource[TRD_GOODS];
	struct trd_character character[TRD_CHARACTERS];

	/* What prepare() works out. */
	uint8_t fixed;                  /* the map that is played on, or 0 */
	uint32_t counters;              /* bit n: action card n cancels */
	uint8_t counter_cost;           /* of the cheapest of those */
	uint32_t playable[256];         /* in one's own turn, by MCr: the bit
	                                                    * of one card for each kind */
	uint8_t deck_size;              /* action cards in the game */
	uint8_t kind_of[TRD_CARDS + 1]; /* of each of them */
	uint8_t hexes;                  /* the highest number of a hex in use */
	/* What each planet card lights up: for every planet from the first on so many bits, 1 or 0,
	 * so that cards are added up as numbers. */
	uint64_t lights_up[TRD_PLANET_CARDS + 1];
	uint8_t hex[TRD_ROWS + 2][TRD_COLUMNS + 2];        /* number by row, column */
	uint8_t row[TRD_HEXES + 1], column[TRD_HEXES + 1]; /* 0: no such hex */
	struct trd_hexes docks;
	/* Where a ship can be after exactly, or after at most, so many steps. */
	struct trd_hexes exactly[TRD_HEXES + 1][TRD_ALLOWANCE + 1];
	struct trd_hexes within[TRD_HEXES + 1][TRD_REACH + 1];
	struct trd_hexes homely[TRD_REACH + 1]; /* so near to Earth, or nearer */
	/* From where the second of two spots of a planet is nearer than the first. */
	struct trd_hexes nearer[TRD_PLANETS + 1][TRD_SPOTS_EACH][TRD_SPOTS_EACH];
	uint8_t distance[TRD_HEXES + 1][TRD_HEXES + 1]; /* in steps */
	uint8_t to_earth[TRD_HEXES + 1];                /* to the nearest dock */
	uint8_t farthest;                               /* two of those hexes */
	/* Expected hundredths of turns: of a flight by its length; to Earth; until a station on a
	 * spot is built and of use. And two to the power of TRD_INVERSE_BITS by each time. */
	uint16_t flight[256];
	uint16_t way_home[TRD_HEXES + 1];
	uint16_t settling[TRD_FIRST_DOCK];                          /* once a ship is there */
	uint16_t settled[TRD_HEXES + 1][TRD_SPOTS_EACH][TRD_LANES]; /* by slot and planet */
	uint32_t inverse[TRD_TIMES];
};

enum trd_phase {
	TRD_READY = 1,    /* all is given: the starting player begins */
	TRD_TAKING,       /* TRD-017: taking a company */
	TRD_ASSIGNING,    /* TRD-C27: saying what the next planet makes */
	TRD_MAKING,       /* TRD-039: choosing what one's stations make */
	TRD_ANSWERING,    /* TRD-081: Counter, or not */
	TRD_RAIDED,       /* TRD-099: cargo or money */
	TRD_STOWING,      /* TRD-068: a unit comes to a full ship */
	TRD_OFFERED,      /* TRD-C21: a free card comes to a full hand */
	TRD_ACTING,       /* step 3 */
	TRD_FLYING,       /* step 4 */
	TRD_ACTING_AGAIN, /* step 5 */
	TRD_MARKET,       /* step 6 */
	TRD_WILLING,      /* TRD-C39: whether a part is wanted that may be left */
	TRD_CURED,        /* over: somebody made the medicine */
	TRD_TIMED_OUT     /* over: the round limit */
};

/* The steps of a turn, TRD-031 to TRD-036; 0 before play. */
enum trd_step {
	TRD_STEP_PLANET = 1,
	TRD_STEP_EVENT,
	TRD_STEP_ACT,
	TRD_STEP_MOVE,
	TRD_STEP_ACT_AGAIN,
	TRD_STEP_MARKET
};

/* A hand is two bits for each kind of action card: how many. Which cards they
 * are is with the cards. */
struct trd_player {
	uint32_t stations; /* bit n: a station on spot n */
	uint32_t hand;     /* in another's view only what it knows */
	uint16_t money;
	uint8_t unused[2];
	uint8_t goods[TRD_PLACES + 1][TRD_GOODS + 1];
	uint8_t ship;  /* its hex */
	uint8_t cards; /* how many in hand, for all to see */
	uint8_t company;
	uint8_t skips; /* turns still to be lost */
};

/* The action card being played, while others answer or a unit finds room. */
struct trd_played {
	uint8_t kind, victim, place, good, gain; /* victim: seat + 1 */
};

struct trd_state {
	struct pl_state base;
	struct trd_player player[PL_SEATS];
	uint8_t where[TRD_CARDS + 1];               /* each action card is: TRD_STACKED, seat + 1,
	                                             * TRD_DISCARDED */
	uint8_t known[TRD_CARDS + 1];               /* to whom besides its holder: bit n, seat n */
	uint8_t lots[TRD_LOTS][PL_SEATS];           /* dice for the start, rolls of the tied after
	                                             * that; the last row is the last of them */
	uint8_t events[TRD_EVENTS + 1];             /* left, by kind */
	uint8_t planet_cards[TRD_PLANET_CARDS + 1]; /* left, by row */
	uint8_t makes[TRD_PLANETS + 1];             /* by planet: bit 0 for metal */
	uint8_t rebellion[TRD_PLANETS + 1];         /* planet cards still to be ignored */
	uint8_t deck_left;                          /* action cards in the stack */
	uint8_t round;                              /* from 1; 0 before play */
	uint8_t first;                              /* the starting player */
	uint8_t turn;                               /* whose turn it is; before play, who chooses */
	uint8_t step;
	uint8_t extra;          /* extra turns still to come */
	uint8_t is_extra;       /* this turn is one */
	uint8_t planet_card;    /* of this round */
	uint8_t lit;            /* bit n: planet n produces this round */
	uint8_t maker;          /* while producing: how many seats are done */
	uint8_t planet;         /* being assigned, or producing */
	uint8_t event;          /* drawn this turn */
	uint8_t still;          /* the engine failed this turn */
	uint8_t boosts;         /* more dice this turn */
	uint8_t dice[TRD_DICE]; /* as rolled this turn, 1 to 6 */
	uint8_t allowance;      /* hexes to fly, while flying */
	uint8_t bought;         /* cards bought this turn */
	uint8_t acted;          /* something was done in this step */
	uint8_t moved;          /* goods loaded (bits 0 to 2), unloaded (bits 3 to 5) */
	uint8_t arriving;       /* the good that finds no room */
	uint8_t answers;        /* bit n: seat n counters; others' are 0 in views */
	struct trd_played played;
	uint8_t part;     /* of the card at work, from 1; 0: none is */
	uint8_t subject;  /* seat + 1 to whom it happens */
	uint8_t subjects; /* bit n: to seat n after that */
	uint8_t left;     /* times that it still happens to them */
	uint8_t unused[5];
};

enum trd_verb {
	TRD_TAKE = 1, /* company */
	TRD_ASSIGN,   /* planet, mask of goods */
	TRD_MAKE,     /* planet, units of metal, of food, of gems */
	TRD_COUNTER,
	TRD_DECLINE,
	TRD_GIVE_CARGO,
	TRD_PAY,
	TRD_JETTISON, /* good thrown out for the one arriving */
	TRD_REFUSE,
	TRD_DISCARD, /* card given up for the one offered */
	TRD_LEAVE,
	TRD_BUILD,
	TRD_LOAD,   /* good */
	TRD_UNLOAD, /* good */
	TRD_PLAY,   /* card, victim (seat + 1), place, good, good gained */
	TRD_DONE,
	TRD_FLY, /* hex */
	TRD_STAY,
	TRD_SELL, /* place, good, units */
	TRD_BUY,  /* card given up to make room, or 0 */
	TRD_ACCEPT,
	TRD_PASS
};

/* What can happen, with what arg holds; s is secret[0]. */
enum trd_event_kind {
	TRD_DID_TAKE = 1, /* company */
	TRD_DID_ASSIGN,   /* planet, mask */
	TRD_DID_PLANETS,  /* planet card, mask of planets that produce, round */
	TRD_DID_MAKE,     /* planet, metal, food, gems */
	TRD_DID_DRAW,     /* event card, face */
	TRD_DID_MONEY,    /* MCr gained */
	TRD_DID_ARRIVE,   /* good, place */
	TRD_DID_REFUSE,   /* good */
	TRD_DID_JETTISON, /* good lost, good kept */
	TRD_DID_GET_CARD, /* card given up or 0, 0, its face; s: card, face */
	TRD_DID_LEAVE,
	TRD_DID_LOSE_CARGO, /* metal, food, gems, 0, 1 if pirates take it */
	TRD_DID_LOSE_MONEY, /* MCr, high byte, low byte, 1 if pirates take it */
	TRD_DID_ESCAPE,
	TRD_DID_FAIL,
	TRD_DID_BOOST, /* dice more */
	TRD_DID_ROLL,  /* die, second die or 0, hexes, third, fourth */
	TRD_DID_FLY,   /* from, to */
	TRD_DID_STAY,
	TRD_DID_BUILD,   /* hex, MCr */
	TRD_DID_LOAD,    /* good, place */
	TRD_DID_UNLOAD,  /* good, place */
	TRD_DID_PLAY,    /* card, victim, place, good, good gained, face, MCr */
	TRD_DID_COUNTER, /* card countered, 1 if it is an event, MCr, Counter, its face */
	TRD_DID_DECLINE,
	TRD_DID_SWAP,  /* place, good given, units, good gained */
	TRD_DID_HALT,  /* planet, planet cards */
	TRD_DID_ROB,   /* victim, good */
	TRD_DID_STEAL, /* victim; s: card, its face, for both */
	TRD_DID_CLAMP, /* victim, turns to be lost */
	TRD_DID_SKIP,
	TRD_DID_EXTRA,    /* turns to come */
	TRD_DID_SELL,     /* place, good, units, MCr high byte, low byte */
	TRD_DID_BUY,      /* card given up or 0, MCr, its face; s: card, face */
	TRD_DID_CURE,     /* company */
	TRD_DID_TIME_OUT, /* rounds, what decides between equals or 0 */
	TRD_DID_LOTS,     /* dice for the start by seat, which roll it is */
	TRD_DID_ACCEPT,
	TRD_DID_PASS
};

/* Why not; the table of reasons in data.c is in this order. */
enum trd_reason {
	TRD_NOT_ASKED = 1,
	TRD_NO_SUCH_MOVE,
	TRD_NOT_TAKING, /* from here those of another step, by verb */
	TRD_NOT_ASSIGNING,
	TRD_NOT_MAKING,
	TRD_NOT_ANSWERING,
	TRD_NOT_RAIDED,
	TRD_NOT_STOWING,
	TRD_NOT_OFFERED,
	TRD_NOT_ACTING,
	TRD_NOT_FLYING,
	TRD_NOT_SELLING,
	TRD_NOT_WILLING,
	TRD_NOT_DONE,
	TRD_COMPANY_TAKEN,
	TRD_OTHER_PLANET,
	TRD_ONE_KIND,
	TRD_TWO_KINDS,
	TRD_GOOD_MISSING,
	TRD_MAKES_LATER,
	TRD_MAKES_OTHERS,
	TRD_MAKES_AS_MANY,
	TRD_NO_COUNTER,
	TRD_NOT_ABOARD,
	TRD_SAME_AGAIN,
	TRD_CARD_NOT_HELD,
	TRD_NOT_GIVEN_UP,
	TRD_NO_SPOT,
	TRD_SPOT_TAKEN,
	TRD_TWO_ALREADY,
	TRD_NO_MONEY_TO_BUILD,
	TRD_NO_MONEY_FOR_SECOND,
	TRD_NO_MONEY_TO_PLAY,
	TRD_NO_MONEY_TO_BUY,
	TRD_NOT_DOCKED,
	TRD_NOTHING_THERE,
	TRD_SHIP_FULL,
	TRD_BACK_AGAIN,
	TRD_NOT_PLAYABLE,
	TRD_NO_VICTIM,
	TRD_NO_TWO_ALIKE,
	TRD_SAME_KIND,
	TRD_DOES_NOTHING,
	TRD_NO_SUCH_HEX,
	TRD_ON_A_PLANET,
	TRD_THERE_ALREADY,
	TRD_SHIP_THERE,
	TRD_STATION_THERE,
	TRD_TOO_FAR,
	TRD_TOO_NEAR,
	TRD_CANNOT_STOP,
	TRD_MUST_LEAVE,
	TRD_NOT_ON_STATION,
	TRD_NOT_AT_EARTH,
	TRD_BOUGHT_ALREADY,
	TRD_NO_CARDS_LEFT,
	TRD_HAND_FULL,
	TRD_HAND_NOT_FULL,
	TRD_BAD_BOARD, /* from here vet()'s */
	TRD_BAD_MAP,
	TRD_BAD_PLANET_CARD,
	TRD_BAD_DECK,
	TRD_BAD_EVENTS,
	TRD_BAD_TARGET,
	TRD_BAD_NUMBER,
	TRD_BAD_SIZE,
	TRD_BAD_AIM,
	TRD_BAD_EVENT_AIM,
	TRD_BAD_MAY,
	TRD_BAD_CANCEL,
	TRD_BAD_COUNTER
};

/* Everything that one step of play works on. events may be NULL. */
struct trd_table {
	const struct trd_rules *r;
	struct trd_state *s;
	struct pl_events *events;
};

#include "games/traders/small.h"

/* --- prepare.c: what follows from the data ------------------------------ */

void trd_prepare(struct pl_rules *);
int trd_vet(const struct pl_rules *, int seats);

/* True for a mask of goods that this planet can make: TRD-019, TRD-020. */
bool trd_kinds_fit(const struct trd_rules *, int planet, int mask);

/* --- rules.c: setting up and the course of a turn [R] -------------------- */

void trd_setup(const struct pl_rules *, struct pl_state *);
void trd_apply(const struct pl_rules *, struct pl_state *, const struct pl_move *,
               struct pl_events *);
void trd_returns(const struct pl_rules *, const struct pl_state *, struct pl_result *);

/* True when this player has all that the medicine takes: TRD-094, TRD-C09. */
bool trd_has_cure(const struct trd_rules *, const struct trd_player *);

/* --- moves.c: what may be done [R] --------------------------------------- */

int trd_legal(const struct pl_rules *, const struct pl_state *view, int seat,
              struct pl_move out[PL_MOVES]);

/* Where the player on turn may end a flight, staying aside: TRD-050 to 058. */
struct trd_hexes trd_destinations(const struct trd_rules *, const struct trd_state *);

/* 0, or why this player cannot build where the ship stands: TRD-059 to 065. */
int trd_why_not_build(const struct trd_rules *, const struct trd_state *, int seat, int hex);

/* The masks a planet may be given: bit m for mask m. TRD-C27. */
unsigned trd_assignable(const struct trd_rules *, const struct trd_state *, int planet);

/* --- check.c: why not [R] ------------------------------------------------ */

int trd_check(const struct pl_rules *, const struct pl_state *view, const struct pl_move *);

/* --- parts.c: to whom the parts of cards happen [R] ----------------------- */

/* A part that harms whom it happens to, as a bit each. */
enum {
	TRD_HARMS = 1 << TRD_LOSE_MONEY | 1 << TRD_RAID | 1 << TRD_LOSE_CARGO |
		1 << TRD_ENGINE_OFF | 1 << TRD_TAKE_UNIT | 1 << TRD_STEAL_CARD | 1 << TRD_LOSE_TURN
};

/* True if a part finds something to do to this seat: there is money to lose, a flight still to
 * come. */
bool trd_finds(const struct trd_rules *, const struct trd_state *, const struct trd_part *,
               const struct trd_played *, int seat);

/* To whom a part, played so by the player on turn, would do something now, a bit each:
 * TRD-C37, TRD-C40. */
unsigned trd_subjects(const struct trd_rules *, const struct trd_state *, const struct trd_part *,
                      const struct trd_played *);

/* True if any part would do something to anybody: TRD-C41. */
bool trd_does_something(const struct trd_rules *, const struct trd_state *, const struct trd_card *,
                        const struct trd_played *);

/* Whom the card at work harms, a bit each: TRD-081, TRD-092, TRD-C16. */
unsigned trd_harmed(const struct trd_rules *, const struct trd_state *);

/* The cheapest Counter that this hand holds and can pay for, or 0: TRD-C42. */
int trd_counter_of(const struct trd_rules *, const struct trd_player *);

/* --- effects.c: what cards do [R] ---------------------------------------- */

/* Draw the event card of this turn and let it take effect: TRD-097. */
void trd_draw_event(struct trd_table *);

/* Play an action card from the hand of the player on turn. */
void trd_play(struct trd_table *, const struct pl_move *);

/* One answer to a card that can be countered; sealed if several are asked. */
void trd_answer(struct trd_table *, int seat, bool counters);

/* The card at work goes on, until it is done or somebody is asked: TRD-C37. */
void trd_go_on(struct trd_table *);

/* No card is at work any more. */
void trd_lay_aside(struct trd_state *);

/* Blue Beard is served, one way or the other: TRD-099. */
void trd_lose_cargo(struct trd_table *, int seat, bool to_pirates); /* also without her */
void trd_pay_pirates(struct trd_table *, int seat);

/* --- cards.c: hands, stacks and who knows what [R] ----------------------- */

/* The top card of the stack into a hand, the discards shuffled first if it
 * is empty; 0 if there are none at all. Cards are numbers from 1 to deck_size. */
int trd_take_card(struct trd_table *, int seat);

/* A card of this kind leaves a hand for the discards, for all to see: TRD-C45. */
int trd_discard(const struct trd_rules *, struct trd_state *, int seat, int kind);

/* A random card from one hand to another's; both know it. Returns it. */
int trd_steal_card(const struct trd_rules *, struct trd_state *, int thief, int victim);

/* Which of its printed faces an event shows when `drawn` of its kind were seen
 * before: each in turn, from another one in each match. */
int trd_face_of(const struct trd_card *, const struct trd_state *, int drawn);

/* --- secrets.c: what a seat sees, and what may be the truth [R] ---------- */

void trd_observe(const struct pl_rules *, struct pl_state *, int seat);
void trd_determinize(const struct pl_rules *, struct pl_state *view, int seat,
                     struct pl_chance *chance);

/* --- the rest ------------------------------------------------------------ */

const char *trd_audit(const struct pl_rules *, const struct pl_state *); /* audit.c */

/* What can be reckoned of trips before any is made: the times in the rules. */
void trd_reckon_times(struct trd_rules *); /* trips.c */

void trd_value(const struct pl_rules *, const struct pl_state *,
               int32_t out[PL_SEATS]); /* value.c */
void trd_weigh(const struct pl_rules *, const struct pl_state *view, const struct pl_move *,
               int count, uint16_t *weight); /* sense.c */
void trd_favourite(const struct pl_rules *, const struct pl_state *view, int seat,
                   struct pl_move *out); /* sense.c */

/* measures.c and claims.c: for the lab */
extern const struct pl_measure trd_measures[];
void trd_measure(const struct pl_rules *, const struct pl_state *, const struct pl_events *,
                 int32_t out[PL_MEASURES][PL_SEATS]);
void trd_group(const struct pl_book *, int measure, int group, struct pl_text *name);
extern const struct pl_claim trd_claims[];

extern const struct pl_game trd_game;

#endif

/* one-false-step.h - the rules, the state and the vocabulary of One False Step for
 * Mankind, shared by the files of this folder and by its tests.
 *
 * Numbers that name things start at 1, so that 0 is none or unknown: sections,
 * cities, claims, mayors, systems. Seats, slots and ports start at 0. Clauses
 * (OFS-...) are those of RULES.md.
 */
#ifndef PERILUNE_ONE_FALSE_STEP_H
#define PERILUNE_ONE_FALSE_STEP_H

#include "core/chance.h"
#include "core/game.h"
#include "core/turn.h"

enum {
	OFS_SECTIONS = 12,    /* most rows of the data, as of what follows */
	OFS_SLOTS = 5,        /* OFS-012 */
	OFS_NUMBERED = 8,     /* sections that the option `sections` can name, */
	OFS_CHOICES = 56,     /* and how many choices of five there are */
	OFS_CLAIMS_EACH = 12, /* most claims of a section: five fill a 64-bit set */
	OFS_LINES_EACH = 24,
	OFS_CLAIMS = OFS_SLOTS * OFS_CLAIMS_EACH,
	OFS_PORTS = 10,
	OFS_SEAMS = OFS_SLOTS * OFS_PORTS / 2, /* most lines that cross from slot to slot */
	OFS_CITIES = 60,
	OFS_CITIES_EACH = 6,
	OFS_DOORS = 8, /* most lines of a city */
	OFS_LAYOUTS = 24,
	OFS_SURVEYS = 16,
	OFS_LEVELS = 16,
	OFS_SYSTEMS = 3,
	OFS_MAYORS = 12,
	OFS_GAZETTE = 160,
	OFS_OFFERS = 3, /* most offers of one player in a day */
	OFS_RATES = 8,  /* offers to one player that legal() lists, */
	OFS_ENOUGH = 4, /* and most chips of a kind that they are about */
	OFS_SHORT = 10, /* an upright section is so wide, in tens, */
	OFS_LONG = 14   /* and so high; one that lies across, the other way round */
};

enum ofs_claim_kind { OFS_MINE = 1, OFS_FARM };

/* Chips, in the order in which prices are told. */
enum ofs_chip { OFS_RED = 1, OFS_FOOD, OFS_GOLD };

enum ofs_system { OFS_GUIDANCE = 1, OFS_LIFE, OFS_FUEL };

/* Options. */
enum { OFS_THIRTEEN, OFS_TWELVE };
enum { OFS_WORKED, OFS_PRINTED };
enum { OFS_SEATED, OFS_DRAWN };
enum ofs_turn { OFS_TURN_DRAWN, OFS_UPRIGHT, OFS_UPSIDE_DOWN };

/* How a bot plays a mayor, with the option `tempers`. */
enum ofs_temper {
	OFS_BALANCED = 1,
	OFS_MILITARY,
	OFS_BANKER,
	OFS_SCIENTIFIC,
	OFS_LUCKY,
	OFS_TEMPERS = OFS_LUCKY
};

/* What The Gazette writes about. */
enum ofs_news {
	OFS_NEWS_SHOT_0 = 1, /* + systems that held */
	OFS_NEWS_SHOT_3 = OFS_NEWS_SHOT_0 + OFS_SYSTEMS,
	OFS_NEWS_LOADED,
	OFS_NEWS_STARVED,
	OFS_NEWS_GHOST,
	OFS_NEWS_JUMP_WON,
	OFS_NEWS_JUMP_LOST,
	OFS_NEWS_KINDS = OFS_NEWS_JUMP_LOST
};

/* --- rules ----------------------------------------------------------------- */

struct ofs_claim {
	uint8_t kind, x, y;
};

struct ofs_line {
	uint8_t from, to;
};

struct ofs_section {
	uint8_t claims, lines, port[OFS_PORTS];
	struct ofs_claim claim[OFS_CLAIMS_EACH];
	struct ofs_line line[OFS_LINES_EACH];
	uint16_t name, text;
};

struct ofs_slot {
	uint8_t x, y, across;
};

struct ofs_layout {
	struct ofs_slot slot[OFS_SLOTS];
	uint16_t name, title, text;
};

/* What a table may fix about its map; 0 leaves it to chance. */
struct ofs_survey {
	uint8_t layout, shuffled, section[OFS_SLOTS], turn[OFS_SLOTS];
	uint16_t name, text;
};

struct ofs_city {
	uint8_t section, x, y, seat, food, red, doors, door[OFS_DOORS];
	uint16_t population, name, text;
};

struct ofs_level {
	uint8_t price, printed, target, easy;
	uint16_t name;
};

struct ofs_card {
	uint16_t title, text;
};

struct ofs_mayor {
	uint8_t temper;
	uint16_t name, rocket, motto;
	struct ofs_card card[OFS_SYSTEMS];
};

/* A Know-how card: what it is worth to its holder, and the Gold that others pay him. */
struct ofs_patent {
	uint8_t points, fee;
	uint16_t name, know_how, text;
};

struct ofs_line_of_news {
	uint8_t when;
	uint16_t text;
};

/* A section's lines as sets of its claims, bit 0 for claim 1; [1] is the section
 * upside down. Ports are counted as they lie, so that two of them meet by place. */
struct ofs_graph {
	uint16_t near[OFS_CLAIMS_EACH]; /* claims joined by a line */
	uint16_t mines, farms;
	uint16_t ports_of[2][OFS_CLAIMS_EACH]; /* bit p: a line runs to port p */
	uint8_t at_port[2][OFS_PORTS];         /* the claim, from 0 */
};

/* A line across a seam, by both its ports. */
struct ofs_seam {
	uint8_t slot[2], port[2];
};

struct ofs_rules {
	struct pl_rules base;

	/* Options. */
	uint8_t map, chosen, targets, prices, population, mayors, tempers;

	/* Numbers. */
	uint8_t goal, start_red, start_food, start_gold, start_level;
	uint8_t shot_food, shot_system, shot_counter;
	uint8_t bank_rate, minimum_bid;
	uint8_t populate, farm_yield, mine_yield, trains;
	uint8_t offers_a_day, week_limit;

	/* Tables. */
	uint8_t surveys, sections, layouts, cities, levels, candidates, gazettes;
	struct ofs_survey survey[OFS_SURVEYS];
	struct ofs_section section[OFS_SECTIONS];
	struct ofs_layout layout[OFS_LAYOUTS];
	struct ofs_city city[OFS_CITIES];
	struct ofs_level level[OFS_LEVELS];
	struct ofs_patent system[OFS_SYSTEMS];
	struct ofs_mayor mayor[OFS_MAYORS];
	struct ofs_line_of_news gazette[OFS_GAZETTE];

	/* What follows from them: prepare.c. */
	struct ofs_graph graph[OFS_SECTIONS];
	uint8_t pool[OFS_SECTIONS + 1]; /* 1: a map may have this section */
	/* The port that one meets across a seam, as 1 + slot * OFS_PORTS + port. */
	uint8_t meets[OFS_LAYOUTS][OFS_SLOTS][OFS_PORTS];
	uint8_t seams[OFS_LAYOUTS]; /* the same, each line once */
	struct ofs_seam seam[OFS_LAYOUTS][OFS_SEAMS];
	uint16_t door[OFS_CITIES + 1]; /* a city's claims, as a set */
	uint8_t cap[OFS_CITIES +
	            1]; /* most counters; less than OFS_MOST_COUNTERS by OFS-118 alone */
	uint8_t price[OFS_LEVELS + 2];  /* Gold for stepping up to a level, and 0 above the last */
	uint8_t target[OFS_LEVELS + 1]; /* the least roll that holds */
	uint8_t chance[OFS_LEVELS + 1]; /* rolls of two dice out of 36 that do */
	uint8_t news_first[OFS_NEWS_KINDS + 1], news_count[OFS_NEWS_KINDS + 1];
	uint8_t news[OFS_GAZETTE]; /* rows of the gazette by what they are about */
	/* Offers that are listed: the moves by who makes them to whom; and as sets, which can be
	 * made with so much Food [0] or Gold [1], which can be accepted, and which is of these
	 * numbers (what is given, how many, for how many). */
	struct pl_move offer[PL_SEATS][PL_SEATS][OFS_RATES];
	uint8_t gives[2][OFS_ENOUGH + 1], takes[2][OFS_ENOUGH + 1];
	uint8_t rate[OFS_GOLD + 1][OFS_ENOUGH + 1][OFS_ENOUGH + 1];
};

/* --- state ------------------------------------------------------------------ */

enum ofs_phase {
	OFS_OPENING = 1, /* the starting auction */
	OFS_PLACING,     /* Monday */
	OFS_FEEDING,     /* Wednesday */
	OFS_LAUNCHING,   /* Thursday */
	OFS_BIDDING,     /* Saturday, for a city */
	OFS_BUTTON,      /* Saturday, for the Button */
	OFS_PAYING,      /* for the Button, in any mix */
	OFS_HANDING,     /* the Button to somebody */
	OFS_ANSWERING,   /* an offer */
	OFS_WON,
	OFS_TIMED_OUT
};

enum ofs_day {
	OFS_SUNDAY = 1,
	OFS_MONDAY,
	OFS_TUESDAY,
	OFS_WEDNESDAY,
	OFS_THURSDAY,
	OFS_FRIDAY,
	OFS_SATURDAY
};

/* Where a City card is. */
enum ofs_where {
	OFS_NOWHERE, /* not on this map, or a ghost town */
	OFS_DECK,
	OFS_TOP,  /* starved: on top of the deck */
	OFS_SEAT, /* in the starting auction */
	OFS_LOT,  /* up for auction */
	OFS_INACTIVE,
	OFS_ACTIVE
};

/* One city: its card and its place on the map. */
struct ofs_town {
	uint8_t where;  /* enum ofs_where */
	uint8_t owner;  /* seat + 1: the highest bidder in the starting auction */
	uint8_t chips;  /* red chips lying on it */
	uint8_t pile;   /* counters in the city on the map */
	uint8_t middle; /* counters on the card */
	uint8_t train;  /* counters on the Train icon */
};

/* A number of one kind for a number of the other. */
struct ofs_offer {
	uint8_t to;         /* seat + 1 */
	uint8_t gives;      /* OFS_FOOD or OFS_GOLD */
	uint8_t give, take; /* chips */
};

struct ofs_player {
	uint64_t claims; /* bit n: claim n + 1 */
	uint64_t cities; /* bit n: Active city n */
	uint16_t red, food, gold;
	uint8_t level[OFS_SYSTEMS];
	uint8_t rocket; /* counters aboard */
	uint8_t mayor;
	uint8_t offers; /* made today */
	struct ofs_offer made[OFS_OFFERS];
};

struct ofs_state {
	struct pl_state base;
	struct ofs_player player[PL_SEATS];
	struct ofs_town town[OFS_CITIES + 1];
	uint8_t layout;
	uint8_t section[OFS_SLOTS];               /* which lies where */
	uint8_t turned[OFS_SLOTS];                /* 1: upside down */
	uint8_t top[OFS_SLOTS * OFS_CITIES_EACH]; /* starved cities, the last on top */
	uint8_t tops;
	uint8_t holder[OFS_SYSTEMS]; /* of the Know-how: seat + 1 */
	uint8_t button;
	uint8_t week, day;             /* from 1; 0 before play */
	uint8_t turn;                  /* whose turn it is */
	uint8_t in;                    /* bit n: seat n is still bidding */
	uint8_t lot;                   /* the city up for auction */
	uint8_t bid, bidder;           /* the highest, and whose it is: seat + 1 */
	uint8_t resume;                /* the phase that an offer interrupts */
	uint8_t dice[2 * OFS_SYSTEMS]; /* of the last Moon Shot or dispute */
	uint8_t winner;                /* seat + 1 */
	struct ofs_offer offer;        /* waiting for its answer; made by `turn` */
	uint8_t unused[1];
};

/* --- moves and events --------------------------------------------------------- */

enum ofs_verb {
	OFS_BID_ON = 1, /* city, chips */
	OFS_STAKE,      /* city, claim */
	OFS_JUMP,       /* city, claim */
	OFS_STRENGTHEN, /* city, counters */
	OFS_TRAIN,      /* city, counters, to city */
	OFS_BOARD,      /* city, counters */
	OFS_FEED,
	OFS_STARVE, /* city */
	OFS_RAISE,  /* system */
	OFS_SHOOT,
	OFS_DONE,
	OFS_BID, /* chips */
	OFS_PASS,
	OFS_PAY,      /* red, food, gold */
	OFS_HAND,     /* seat + 1 */
	OFS_EXCHANGE, /* what is given, how many are got */
	OFS_OFFER,    /* as struct ofs_offer */
	OFS_ACCEPT,
	OFS_DECLINE,
	OFS_VERBS
};

/* What can happen, with what arg holds. */
enum ofs_event_kind {
	OFS_DID_BID_ON = 1, /* city, chips, seat + 1 outbid */
	OFS_DID_SETTLE,     /* city, chips */
	OFS_DID_GET_BUTTON,
	OFS_DID_WEEK,       /* week */
	OFS_DID_POPULATE,   /* counters in two bytes */
	OFS_DID_STAKE,      /* city, section, claim there */
	OFS_DID_JUMP,       /* city, section, claim there, seat + 1 of the owner, die and
	                     * pile, the owner's die and pile, 1 if won */
	OFS_DID_STRENGTHEN, /* city, counters */
	OFS_DID_TRAIN,      /* city, counters, to city */
	OFS_DID_BOARD,      /* city, counters */
	OFS_DID_INCOME,     /* food, gold */
	OFS_DID_FEED,       /* food, cities */
	OFS_DID_STARVE,     /* city */
	OFS_DID_RAISE,      /* system, level, price, fee, seat + 1 of who gets it */
	OFS_DID_LEARN,      /* system, seat + 1 of who had the card */
	OFS_DID_SHOOT,      /* six dice, two a byte, the first in its low half; 0, mask of
	                     * systems that held, aboard, gained in two bytes */
	OFS_DID_WAKE,       /* city */
	OFS_DID_LOT,        /* city */
	OFS_DID_BID,        /* chips, city or 0 */
	OFS_DID_PASS,
	OFS_DID_BUY,      /* city, chips, weeks to wait */
	OFS_DID_GHOST,    /* city */
	OFS_DID_AUCTION,  /* nothing but the Button is for sale */
	OFS_DID_KEEP,     /* nobody bought the Button */
	OFS_DID_PAY,      /* red, food, gold */
	OFS_DID_HAND,     /* seat + 1 */
	OFS_DID_EXCHANGE, /* what is given, given in two bytes, got */
	OFS_DID_OFFER,    /* as struct ofs_offer */
	OFS_DID_ACCEPT,   /* the offer, and seat + 1 of who made it */
	OFS_DID_DECLINE,  /* the offer, and seat + 1 of who made it */
	OFS_DID_NEWS,     /* row of the gazette */
	OFS_DID_WIN,      /* points in two bytes */
	OFS_DID_TIME_OUT  /* weeks, points in two bytes, whether others have as many */
};

/* Why not; the table of reasons is in data.c. */
enum ofs_reason {
	OFS_NOT_ASKED = 1,
	OFS_IS_OVER,
	OFS_NO_SUCH_MOVE,
	OFS_SEATS_FIRST,
	OFS_ANSWER_FIRST,
	OFS_PAY_FIRST,
	OFS_HAND_FIRST,
	OFS_SEATS_SOLD,
	OFS_NO_OFFER,
	OFS_NOT_BOUGHT,
	OFS_NOT_YOURS_TO_HAND,
	OFS_NO_SUCH_SEAT,
	OFS_NO_BID,
	OFS_SEAT_BID_TOO_LOW,
	OFS_BID_TOO_LOW,
	OFS_BID_TOO_HIGH,
	OFS_NOT_YOUR_CITY,
	OFS_NOT_YOURS_TO_STARVE,
	OFS_NO_COUNTER,
	OFS_NO_SUCH_CLAIM,
	OFS_NOT_CONNECTED,
	OFS_OCCUPIED,
	OFS_UNOCCUPIED,
	OFS_OWN_CLAIM,
	OFS_CITY_FULL,
	OFS_NO_TRAINS,
	OFS_NO_STATION,
	OFS_NOT_ENOUGH_FOOD,
	OFS_TOP_LEVEL,
	OFS_NOT_ENOUGH_GOLD,
	OFS_NO_PARTY,
	OFS_WRONG_SUM,
	OFS_NOT_OF_COLOUR,
	OFS_BANK_TAKES_MORE,
	OFS_NOT_HELD,
	OFS_NO_SUCH_PLAYER,
	OFS_NO_TRADE_NOW,
	OFS_NO_GIFTS,
	OFS_THEY_LACK_IT,
	OFS_NO_OFFERS_LEFT,
	OFS_SAME_OFFER,
	OFS_BAD_LINE, /* from here vet()'s */
	OFS_BAD_PORT,
	OFS_BAD_DOOR,
	OFS_CROWDED,
	OFS_APART,
	OFS_OVERLAP,
	OFS_BROKEN_SEAM,
	OFS_SECTION_TWICE,
	OFS_NO_SUCH_SECTION,
	OFS_BAD_GOAL,
	OFS_BAD_START,
	OFS_TOO_FEW_MAYORS,
	OFS_TOO_FEW_CITIES
};

/* Everything that one step of play works on. events may be NULL. */
struct ofs_table {
	const struct ofs_rules *r;
	struct ofs_state *s;
	struct pl_events *events;
};

/* --- small words, used everywhere --------------------------------------------- */

/* OFS-C33: what is beyond the room of these numbers is lost; no real game comes
 * near. */
enum { OFS_MOST_CHIPS = 999, OFS_MOST_COUNTERS = 250, OFS_MOST_BID = 250 };

PL_FN const struct ofs_rules *ofs_numbers(const struct pl_rules *rules)
{
	return (const struct ofs_rules *)rules;
}

PL_FN const struct ofs_state *ofs_position(const struct pl_state *state)
{
	return (const struct ofs_state *)state;
}

/* How many bits are set: sums of two, four and eight of them side by side. A loop would be
 * as long as there are bits, which no processor foretells. */
PL_FN int ofs_count(uint64_t bits)
{
	bits -= (bits >> 1) & 0x5555555555555555u;
	bits = (bits & 0x3333333333333333u) + ((bits >> 2) & 0x3333333333333333u);
	bits = (bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0fu;
	return (int)((bits * 0x0101010101010101u) >> 56);
}

PL_FN uint64_t ofs_bit(int n)
{
	return (uint64_t)1 << n;
}

/* A claim, from 1, is the local claim of a slot's section, both from 0. */
PL_FN int ofs_slot_of(int claim)
{
	return (claim - 1) / OFS_CLAIMS_EACH;
}

PL_FN int ofs_local(int claim)
{
	return (claim - 1) % OFS_CLAIMS_EACH;
}

/* The set of one claim. */
PL_FN uint64_t ofs_claim_bit(int claim)
{
	return ofs_bit(claim - 1);
}

PL_FN const struct ofs_graph *ofs_graph_at(const struct ofs_rules *r, const struct ofs_state *s,
                                           int slot)
{
	return &r->graph[s->section[slot] - 1];
}

/* The seat that many places to the left of the Button, less than once round. */
PL_FN int ofs_from_button(const struct ofs_state *s, int places)
{
	int seat = s->button + places;
	return seat < s->base.seats ? seat : seat - s->base.seats;
}

/* How many places to the left of the Button a seat is. */
PL_FN int ofs_place(const struct ofs_state *s, int seat)
{
	int places = seat - s->button;
	return places >= 0 ? places : places + s->base.seats;
}

/* Gold for the next level of a system; 0 at the highest (OFS-081). */
PL_FN int ofs_next_price(const struct ofs_rules *r, const struct ofs_player *p, int system)
{
	return r->price[p->level[system - 1] + 1];
}

PL_FN int ofs_chips(const struct ofs_player *p)
{
	return p->red + p->food + p->gold;
}

PL_FN int ofs_held(const struct ofs_player *p, int chip)
{
	return chip == OFS_RED ? p->red : chip == OFS_FOOD ? p->food : p->gold;
}

PL_FN void ofs_gain(uint16_t *chips, int count)
{
	int sum = *chips + count;
	*chips = (uint16_t)pl_least(sum, OFS_MOST_CHIPS);
}

PL_FN void ofs_pay(uint16_t *chips, int count)
{
	*chips = (uint16_t)(*chips - count);
}

PL_FN void ofs_add_counters(uint8_t *counters, int count)
{
	int sum = *counters + count;
	*counters = (uint8_t)pl_least(sum, OFS_MOST_COUNTERS);
}

/* The chip that is traded for this one. */
PL_FN int ofs_other(int chip)
{
	return chip == OFS_FOOD ? OFS_GOLD : OFS_FOOD;
}

PL_FN bool ofs_is_over(const struct ofs_state *s)
{
	return s->base.phase >= OFS_WON;
}

/* Phases in which a player may trade: every decision of one's own that is not
 * the payment of a bid or the answer to an offer (OFS-C26). */
PL_FN bool ofs_may_trade(int phase)
{
	return phase >= OFS_OPENING && phase <= OFS_BUTTON;
}

/* Tell everybody that something happened. */
PL_FN void ofs_say(struct ofs_table *t, int kind, int seat, int a, int b, int c, int d, int e)
{
	if (t->events == NULL)
		return;
	struct pl_event event = { (uint8_t)kind,
		                  (uint8_t)seat,
		                  0,
		                  { (uint8_t)a, (uint8_t)b, (uint8_t)c, (uint8_t)d, (uint8_t)e },
		                  { 0 } };
	pl_emit(t->events, event);
}

/* --- prepare.c: what follows from the data --------------------------------------- */

void ofs_prepare(struct pl_rules *);
int ofs_vet(const struct pl_rules *, int seats);

/* --- map.c: connections [R] ------------------------------------------------------ */

/* Claims joined to a claim by a line, across seams too. */
uint64_t ofs_near(const struct ofs_rules *, const struct ofs_state *, int claim);

/* Claims at a city's door; none for a city off the map. */
uint64_t ofs_doors(const struct ofs_rules *, const struct ofs_state *, int city);

/* Claims connected to a city for a player, own ones among them: OFS-049. */
uint64_t ofs_reach(const struct ofs_rules *, const struct ofs_state *, int seat, int city);

/* The player's unbroken string of claims that a claim belongs to: OFS-C09. */
uint64_t ofs_string(const struct ofs_rules *, const struct ofs_state *, int seat, int claim);

/* The strongest city that defends a player's claim, or 0: OFS-055, OFS-C08. */
int ofs_defender(const struct ofs_rules *, const struct ofs_state *, int seat, int claim);

/* All Mines, or all Farms, of the map. */
uint64_t ofs_claims_of(const struct ofs_rules *, const struct ofs_state *, int kind);

/* All claims that somebody holds. */
uint64_t ofs_taken(const struct ofs_state *);

/* The slot that a section lies in, or -1. */
int ofs_slot_with(const struct ofs_state *, int section);

/* Where a point of a section lies on the whole map, in its units. */
struct ofs_point {
	int x, y;
};
struct ofs_point ofs_lay(const struct ofs_rules *, const struct ofs_state *, int slot, int x,
                         int y);

/* --- rules.c: setting up and the course of a week [R] ----------------------------- */

void ofs_setup(const struct pl_rules *, struct pl_state *);
void ofs_apply(const struct pl_rules *, struct pl_state *, const struct pl_move *,
               struct pl_events *);
void ofs_returns(const struct pl_rules *, const struct pl_state *, struct pl_result *);

/* OFS-115. */
int ofs_score(const struct ofs_rules *, const struct ofs_state *, int seat);

/* Food that a player's Active cities eat: OFS-072. */
int ofs_upkeep(const struct ofs_rules *, const struct ofs_state *, int seat);

/* Counters on a player's cards, for Monday. */
int ofs_counters_to_place(const struct ofs_state *, int seat);

/* OFS-117: does this player win now? */
void ofs_test_score(struct ofs_table *, int seat);

/* A player's turn to decide. */
void ofs_ask_for(struct ofs_table *, int seat, int phase);

/* A line of The Gazette; which one is not drawn from the dice. */
void ofs_write_news(struct ofs_table *, int about);

/* --- secrets.c: what a seat sees, and what may be the truth [R] --------------------- */

void ofs_observe(const struct pl_rules *, struct pl_state *, int seat);
void ofs_determinize(const struct pl_rules *, struct pl_state *view, int seat,
                     struct pl_chance *chance);

/* --- auction.c: the starting auction and Saturday [R] ------------------------------- */

/* Ask the next player without a standing bid, or settle the starting auction. */
void ofs_ask_opening(struct ofs_table *);
void ofs_bid_on(struct ofs_table *, int city, int chips);
void ofs_begin_saturday(struct ofs_table *);
void ofs_bid(struct ofs_table *, int chips);
void ofs_pass(struct ofs_table *);
void ofs_pay_for_button(struct ofs_table *, const uint8_t chips[3]);
void ofs_hand_button(struct ofs_table *, int seat);

/* --- moves.c and check.c: what may be done, and why not [R] --------------------------- */

int ofs_legal(const struct pl_rules *, const struct pl_state *view, int seat,
              struct pl_move out[PL_MOVES]);
int ofs_check(const struct pl_rules *, const struct pl_state *view, const struct pl_move *);

/* The most that this player can bid now for what is up for auction. */
int ofs_purse(const struct ofs_state *, int seat);

/* --- the rest ---------------------------------------------------------------------- */

const char *ofs_audit(const struct pl_rules *, const struct pl_state *); /* audit.c */

void ofs_value(const struct pl_rules *, const struct pl_state *,
               int32_t out[PL_SEATS]); /* value.c */
void ofs_weigh(const struct pl_rules *, const struct pl_state *view, const struct pl_move *,
               int count, uint16_t *weight); /* sense.c */

/* measures.c and claims.c: for the lab */
extern const struct pl_measure ofs_measures[];
void ofs_measure(const struct pl_rules *, const struct pl_state *, const struct pl_events *,
                 int32_t out[PL_MEASURES][PL_SEATS]);
void ofs_group(const struct pl_book *, int measure, int group, struct pl_text *name);
extern const struct pl_claim ofs_claims[];

extern const struct pl_game ofs_game;

#endif

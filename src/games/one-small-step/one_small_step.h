/* one_small_step.h - the rules, the state and the vocabulary of One Small Step,
 * shared by the files of this folder and by its tests.
 *
 * Numbers that name things start at 1, so that 0 is none or unknown: resources,
 * technologies, cards, countries. Seats start at 0 as everywhere. Clauses
 * (OSS-...) are those of RULES.md.
 */
#ifndef PERILUNE_ONE_SMALL_STEP_H
#define PERILUNE_ONE_SMALL_STEP_H

#include "core/chance.h"
#include "core/game.h"
#include "core/turn.h"

enum {
	OSS_SEATS = 4,
	OSS_TECHNOLOGIES = 31, /* most: a bit of a mask each, from bit 1 on */
	OSS_FACTIONS = 4,
	OSS_KINDS = 32,      /* most kinds of cards */
	OSS_OBJECTIVES = 24, /* most in the box */
	OSS_TIERS = 4,
	OSS_NEEDS = 3, /* most groups of prerequisites of a technology */
	OSS_STEPS = 6, /* most effects of a card */
	OSS_GIFTS = 4, /* most effects of a technology or a country */
	OSS_CRITERIA = 5,
	OSS_PLANS = 16,   /* most ways to the Moon that sense considers */
	OSS_ABREAST = 8,  /* so many of them at once */
	OSS_DEAREST = 40, /* most of one resource in a price */
	OSS_LANE = 12,    /* bits of a resource in a packed price: sums are quick */
	OSS_BARGAIN = 40, /* most tokens of one Trade */
	OSS_PACE = 1400,  /* more half tokens than two Produces give of all but Morale */
	OSS_TURN = 64,    /* parts of a turn, in which sense reckons */
	OSS_SORTS = 16,   /* of what cards do, as a judge sees them */
	OSS_MOST = 9999   /* OSS-C32: of a resource in one stockpile */
};

/* In the order of the mats. WORKS stands for iron, oil or aluminum, whichever
 * is chosen. */
enum oss_resource {
	OSS_MORALE = 1,
	OSS_IRON,
	OSS_OIL,
	OSS_ALUMINUM,
	OSS_GOLD,
	OSS_RESOURCES = OSS_GOLD,
	OSS_WORKS
};

/* What technologies, cards and mats do, and it alone: a row of data is one of these with its
 * numbers (struct oss_step). */
enum oss_effect {
	/* at once: cards, and technologies that say One-Time */
	OSS_GAIN = 1,   /* take so many of a resource from the supply */
	OSS_GAMBLE,     /* roll a die: twice as many of a resource, or none */
	OSS_DEAL,       /* draw so many cards */
	OSS_BARTER,     /* turn up to so many tokens into others, Morale too */
	OSS_TAKE,       /* so many of a resource from one rival */
	OSS_SPOIL,      /* one rival loses so many of a resource */
	OSS_HARVEST,    /* each own spy on a mat takes so many of what it watches */
	OSS_PEEK,       /* see a rival's hand and take up to so many cards */
	OSS_STRIP,      /* a rival loses a production technology and so much Morale */
	OSS_SWEEP,      /* every spy on one's own mat goes home */
	OSS_RECALL,     /* a rival's spy goes home, wherever it is */
	OSS_INFILTRATE, /* place or move up to so many spies */
	OSS_INVENT,     /* research something for so many tokens less */
	OSS_COPY,       /* the same, of what a rival has */
	OSS_CURFEW,     /* produce, and spies take nothing */
	OSS_GUARD,      /* so many guards */
	OSS_STALL,      /* no rival researches until one's next turn */
	OSS_LAND,       /* the Moon */
	/* standing: countries, and technologies that say Ongoing */
	OSS_YIELD,   /* Produce gives so many more of a resource */
	OSS_MARKET,  /* a Trade exchanges so many more */
	OSS_CHEAPER, /* Research costs so many less of a resource */
	OSS_LISTEN,  /* an Espionage action draws so many more */
	OSS_EVICT,   /* Research sends home the spy that blocks it */
	OSS_CONVERT, /* once a turn a card becomes a resource */
	OSS_FIRST,   /* the first on a mission gains so many of a resource */
	OSS_FOLLOW,  /* what a rival has costs so many less */
	OSS_EFFECTS = OSS_FOLLOW
};

/* A need that is always met: bit 0 is no technology. */
enum { OSS_NO_NEED = 1 };

enum oss_group { OSS_WORKS_GROUP, OSS_MISSION };

enum oss_test {
	OSS_HOLD = 1,    /* so many of a resource */
	OSS_UPGRADES,    /* so many upgrade cards on +2 */
	OSS_MARKED,      /* a technology */
	OSS_FIRST_MARKS, /* first of all on so many missions */
	OSS_ON_MATS,     /* so many own spies on rivals' mats */
	OSS_AT_TIER,
	OSS_IN_HAND,    /* so many cards */
	OSS_TOKENS,     /* so many of all resources together */
	OSS_RESEARCHED, /* so many technologies */
	OSS_WORKS_DONE, /* so many that are works */
	OSS_MISSIONS,   /* so many missions, the Moon among them */
	OSS_ON_TREE,    /* so many own spies on technologies */
	OSS_ON_GUARD,   /* so many guards */
	OSS_HAS_LANDED,
	OSS_TESTS = OSS_HAS_LANDED
};

/* How a test compares: with its number, or with every rival. */
enum oss_comparison { OSS_AT_LEAST, OSS_AT_MOST, OSS_MORE_THAN_ANY };

/* Whom an effect reaches: the player, or one rival whom the player chooses; or each rival. */
enum oss_reach { OSS_ONE, OSS_EACH };

/* Options. */
enum { OSS_CHOSEN, OSS_DRAWN };
enum { OSS_BARRED, OSS_ALLOWED };
enum { OSS_ASKED, OSS_ALWAYS };

/* How a bot is told to play, for the lab; see sense.c. */
enum oss_style { OSS_MIXED = 1, OSS_WORKS_ONLY, OSS_SPIES_ONLY, OSS_BARE, OSS_STYLES = OSS_BARE };

/* What is looked at in a player: a criterion of an objective, or the condition of an effect.
 * A test of 0 always holds. */
struct oss_criterion {
	uint8_t test, compares, what, number, technology;
};

/* A row of "does": number + tier * the tier of who acts. OSS-C43: with or_else it is there to be
 * chosen instead of the row before it; with may it can be left; with a ransom the rival at whom
 * it is aimed may pay so much Gold instead. */
struct oss_step {
	uint8_t effect, what, number, tier;
	uint8_t or_else, may, whom, ransom;
	struct oss_criterion only_if;
	uint8_t unused[3]; /* sixteen bytes are quicker to count than thirteen */
};

struct oss_need {
	uint8_t one, other; /* either will do; other may be 0 */
};

struct oss_technology {
	uint8_t group, ongoing, need_count, does_count;
	uint8_t price[OSS_RESOURCES + 1];
	struct oss_need need[OSS_NEEDS];
	struct oss_step does[OSS_GIFTS];
	uint16_t x, y; /* on the chart, in thousandths */
	uint16_t name, text;
};

struct oss_faction {
	uint8_t base[OSS_RESOURCES + 1];
	uint8_t start[OSS_RESOURCES + 1];                  /* more than everybody */
	uint8_t network[OSS_TIERS + 1][OSS_RESOURCES + 1]; /* price, by tier */
	uint8_t does_count;
	struct oss_step does[OSS_GIFTS];
	uint16_t name, title, ability, text;
};

struct oss_card {
	uint8_t copies, does_count;
	uint8_t price[OSS_RESOURCES + 1];
	struct oss_step does[OSS_STEPS];
	uint16_t name, text;
};

struct oss_objective {
	uint8_t points, count;
	struct oss_criterion all[OSS_CRITERIA];
	uint16_t name, text;
};

/* OSS-066 to OSS-069: what an Espionage action allows at a tier. */
struct oss_tier {
	uint8_t draws, both, steals;
};

/* What lies on each way to the Moon, in rows of which each has a number for every way, so that
 * all ways are reckoned at once. */
enum oss_row {
	OSS_COSTS,                                  /* all but Morale together, then by resource */
	OSS_COMING = OSS_COSTS + OSS_RESOURCES + 1, /* upgrades, likewise */
	OSS_STEPPING = OSS_COMING + OSS_RESOURCES + 1, /* parts of turns for the steps themselves */
	OSS_ROWS
};

struct oss_needs {
	int32_t row[OSS_ROWS][OSS_PLANS];
};

struct oss_rules {
	struct pl_rules base;

	/* Options. */
	uint8_t base_production, factions, objective_fixed, moon_spies, skimming;

	/* Numbers. */
	uint8_t styles, turn_limit, start[OSS_RESOURCES + 1];
	struct oss_opening {
		uint8_t places, place[OSS_SEATS][OSS_RESOURCES + 1];
	} opening[OSS_SEATS - 1]; /* more at the start, for two players and more, by turn order */
	uint8_t hand_limit, trade;
	uint8_t landing[OSS_SEATS], resources_a_point, guards_most;

	/* Tables; row n is at [n - 1]. */
	uint8_t technology_count, kind_count, objective_count;
	struct oss_tier tier[OSS_TIERS];
	struct oss_technology technology[OSS_TECHNOLOGIES];
	struct oss_faction faction[OSS_FACTIONS];
	struct oss_card card[OSS_KINDS];
	struct oss_objective objective[OSS_OBJECTIVES];
	uint16_t resource_name[OSS_RESOURCES];

	/* What prepare() works out; bit t of a mask is technology t. */
	uint8_t moon, plan_count, plan_room; /* plan_room: rounded up to OSS_ABREAST */
	uint32_t every, works, missions, ongoing;
	uint32_t need[OSS_TECHNOLOGIES + 1][OSS_NEEDS]; /* one of each mask; OSS_NO_NEED: met */
	uint32_t gives[OSS_EFFECTS + 1];                /* who has such a standing effect */
	uint32_t talent[OSS_FACTIONS + 1];              /* a country's effects, a bit each */
	uint8_t gift[OSS_FACTIONS + 1][OSS_EFFECTS + 1][OSS_RESOURCES + 1]; /* and how much */
	uint32_t yields[OSS_RESOURCES + 1]; /* who yields more of a resource */
	/* Smallest sets that lead to the Moon; after the last, the first again. */
	uint32_t plan[OSS_PLANS];
	struct oss_needs share[OSS_TECHNOLOGIES + 1]; /* of a technology on each of these ways */
	struct oss_needs whole;                       /* and of all */
	uint32_t on_ways;                             /* the technologies of some plan */
	/* Every group of prerequisites, and who needs it. */
	uint8_t base_count;
	uint32_t base_of[OSS_TECHNOLOGIES * OSS_NEEDS], based[OSS_TECHNOLOGIES * OSS_NEEDS];
	uint32_t part[OSS_PACE]; /* 1 / n of 2^31 and a little: multiplying is quicker */
	/* What costs no more than so many of a resource. */
	uint32_t within[OSS_RESOURCES + 1][OSS_DEAREST + 1];
	uint64_t packed[OSS_TECHNOLOGIES + 1];   /* prices, OSS_LANE bits a resource */
	uint64_t upgrades[OSS_TECHNOLOGIES + 1]; /* yields of works, packed likewise */
	uint64_t yield[OSS_TECHNOLOGIES + 1];    /* of all that stands, likewise */
	uint64_t native[OSS_FACTIONS + 1];       /* what a country makes by itself, likewise */
	uint32_t unpaid;                         /* bit n - 1: kind n of cards costs nothing */
	/* What a card does at each tier, as a judge sees it (sights.c). */
	int16_t sort[OSS_KINDS][OSS_TIERS][OSS_SORTS];
	/* Every sale and purchase of a seat, by resource from Iron on and tokens from 1 on. */
	struct pl_move sale[OSS_SEATS][3][OSS_BARGAIN], purchase[OSS_SEATS][3][OSS_BARGAIN];
};

enum oss_phase {
	OSS_DRAFTING = 1, /* OSS-027: taking a mat */
	OSS_ACTING,       /* one action */
	OSS_TRADING,      /* more of the same sale or purchase, or done */
	OSS_AIMING,       /* at whom the effect at work is aimed */
	OSS_BARTERING,    /* which tokens for which */
	OSS_PICKING,      /* which cards of a hand that was seen */
	OSS_SPYING,       /* by a card: place a spy, move one, or neither */
	OSS_PLACING,      /* where the spy goes */
	OSS_INVENTING,    /* by a card: what to research, or nothing */
	OSS_DRAWING,      /* the second half of an Espionage action */
	OSS_CONVERTING,   /* what the card becomes */
	OSS_DISCARDING,   /* OSS-076: down to the limit */
	OSS_LEAVING,      /* the action is done; China may still convert */
	OSS_OPTING,       /* which of several effects, or whether one */
	OSS_RANSOMING,    /* a rival: pay instead of what is aimed at it? */
	OSS_SKIMMING,     /* the owner of a spy: take of what another makes? */
	OSS_LANDED,       /* over: the timer has run out */
	OSS_TIMED_OUT     /* over: the limit of turns */
};

/* A hand, and what one player knows to be in another's: how many of each kind of card,
 * from kind 1 on. */
struct oss_hand {
	uint8_t of[OSS_KINDS];
};

struct oss_player {
	struct oss_hand hand;             /* in another's view only what it knows */
	struct oss_hand known[OSS_SEATS]; /* cards this player knows in others' hands */
	uint32_t marks;                   /* bit t: own marker on technology t */
	uint32_t posts;                   /* bit t: own spy on technology t */
	uint32_t watches;                 /* own spies on mats: bit of oss_watch() */
	uint16_t stock[OSS_RESOURCES + 1];
	uint8_t faction, tier, guards;
	uint8_t cards;   /* how many in hand, for all to see */
	uint8_t landed;  /* 1 for the first on the Moon; 0 not there */
	uint8_t firsts;  /* missions on which its marker was the first of all */
	uint8_t stalled; /* seats whose talks keep this player from research */
	uint8_t style;   /* enum oss_style where bots are told one; else 0 */
};

struct oss_state {
	struct pl_state base;
	struct oss_player player[OSS_SEATS];
	uint32_t claimed;            /* bit t: t was marked at some time */
	uint8_t deck[OSS_KINDS + 1]; /* cards left, by kind; 0 in views */
	uint8_t discard[OSS_KINDS + 1];
	uint8_t turns;     /* turns taken by the player whose turn it is, from 1 */
	uint8_t deck_left; /* cards in the deck */
	uint8_t objective;
	uint8_t first; /* who takes the first turn */
	uint8_t turn;  /* whose turn it is; before play, who takes a mat */
	uint8_t timer; /* seat + 1 of the first on the Moon */
	uint8_t landings;
	uint8_t converted; /* this turn a card was turned into a resource */
	uint8_t spying;    /* this action is Espionage: 1, and a card was played: 2 */
	uint8_t card,
		card_step; /* the card at work, on no pile yet, and how many effects are done */
	uint8_t tech, tech_step; /* the technology at work, likewise */
	uint8_t left;            /* of the effect at work: tokens, spies or cards still to go */
	uint8_t target;          /* seat + 1 of the rival it is aimed at, or whose spy may take */
	uint8_t shielded;        /* rivals whom a guard saved from this card */
	uint8_t selling;         /* a trade: 1 sells, 2 buys */
	uint8_t dealt;           /* kinds exchanged in this trade: bit of the resource */
	uint8_t lifted;          /* the place that the spy on the move has left */
	uint8_t die;             /* of the last gamble */
	uint8_t acted;           /* this turn's action is done */
	uint8_t aimed; /* while a rival is asked: at or of which resource, technology or place */
	uint8_t unused[2];
};

enum oss_verb {
	OSS_PICK_MAT = 1, /* faction */
	OSS_PRODUCE,
	OSS_SELL,     /* resource, tokens */
	OSS_BUY,      /* resource, tokens */
	OSS_RESEARCH, /* technology */
	OSS_PLAY,     /* card */
	OSS_DRAW,     /* cards */
	OSS_STEAL,    /* seat + 1 */
	OSS_LIE_LOW,
	OSS_TRAIN,
	OSS_PLACE,   /* a spy that is at home */
	OSS_MOVE,    /* place: the spy that stands there */
	OSS_SEND,    /* place: where it goes */
	OSS_AIM,     /* seat + 1, resource, or 0 where the card says which */
	OSS_LOOK,    /* seat + 1: whose hand is seen */
	OSS_DEPRIVE, /* seat + 1, technology that this rival loses */
	OSS_UNMASK,  /* seat + 1, place: whose spy there goes home */
	OSS_SWAP,    /* resource given, resource gained, tokens */
	OSS_LIFT,    /* card taken from the hand that was seen */
	OSS_DISCARD, /* card */
	OSS_TURN_IN, /* card that becomes a resource */
	OSS_RECEIVE, /* resource it becomes */
	OSS_SKIP,    /* leave an effect be */
	OSS_DONE,    /* enough: of a trade, a barter, a hand, a turn */
	OSS_OPT,     /* effect: by its place on the card or technology, from 1 */
	OSS_PAY,     /* the ransom */
	OSS_SKIM,    /* resource: the spy that is asked about takes one */
	OSS_LAST_VERB = OSS_SKIM
};

/* What can happen, with what arg holds; s is secret[0]. */
enum oss_event_kind {
	OSS_DID_PICK = 1, /* faction */
	OSS_DID_PRODUCE,  /* five numbers; 1 if by a card */
	OSS_DID_SKIM,     /* victim, resource */
	OSS_DID_SELL,     /* resource, tokens */
	OSS_DID_BUY,      /* resource, tokens */
	OSS_DID_RESEARCH, /* technology, five numbers paid, 1 if by a card */
	OSS_DID_PLAY,     /* card */
	OSS_DID_DRAW,     /* s: card */
	OSS_DID_STEAL,    /* victim; s: card, for both */
	OSS_DID_LIE_LOW,
	OSS_DID_TRAIN,    /* tier */
	OSS_DID_PLACE,    /* place, place it left or 0 */
	OSS_DID_GAIN,     /* resource, tokens */
	OSS_DID_GAMBLE,   /* resource, tokens, die */
	OSS_DID_SWAP,     /* resource, resource, tokens */
	OSS_DID_TAKE,     /* victim, resource, tokens */
	OSS_DID_SPOIL,    /* victim, resource, tokens */
	OSS_DID_PEEK,     /* victim */
	OSS_DID_SEE,      /* victim; s: card, for both */
	OSS_DID_LIFT,     /* victim; s: card, for both */
	OSS_DID_STRIP,    /* victim, technology */
	OSS_DID_RECALL,   /* whose spy, place */
	OSS_DID_GUARD,    /* guards now */
	OSS_DID_SHIELD,   /* who was aimed at, guards left */
	OSS_DID_STALL,    /* mask of the seats that may not research */
	OSS_DID_CONVERT,  /* resource */
	OSS_DID_DISCARD,  /* card */
	OSS_DID_LAND,     /* how manieth, points */
	OSS_DID_SCORE,    /* for the Moon, the objective, stockpile high, low */
	OSS_DID_TIME_OUT, /* turns each */
	OSS_DID_SKIP,     /* card or 0, technology or 0 */
	OSS_DID_TURN_IN,  /* card */
	OSS_DID_OPT,      /* card or 0, technology or 0, effect from 1 */
	OSS_DID_AIM,      /* victim, and what is at stake: resource, technology, place, or 0 */
	OSS_DID_RANSOM,   /* victim, Gold */
	OSS_DID_SPARE,    /* victim, resource */
	OSS_DID_TIE       /* who has as many points, what decides */
};

/* What decides between equal points (OSS-C22), in the order of the set of ties. */
enum { OSS_BY_LANDING = 1, OSS_BY_STOCK, OSS_SHARED };

/* Why not; the table of reasons in data.c is in this order. */
enum oss_reason {
	OSS_NOT_ASKED = 1,
	OSS_NO_SUCH_MOVE,
	OSS_MAT_TAKEN,
	OSS_NO_MORALE_TRADE,
	OSS_ONE_WAY,
	OSS_TRADE_LIMIT,
	OSS_NOT_SO_MANY,
	OSS_HAS_IT,
	OSS_NEEDS_FIRST,
	OSS_BLOCKED,
	OSS_STALLED,
	OSS_TOO_DEAR,
	OSS_NOT_RIVALS,
	OSS_CARD_NOT_HELD,
	OSS_CARD_TOO_DEAR,
	OSS_DRAW_LIMIT,
	OSS_NO_CARDS_LEFT,
	OSS_TOO_LOW,
	OSS_EMPTY_HAND,
	OSS_HIGHEST_TIER,
	OSS_TRAIN_TOO_DEAR,
	OSS_NO_SPY,
	OSS_NO_SPY_THERE,
	OSS_OWN_MAT,
	OSS_SPY_THERE,
	OSS_NOT_THE_MOON,
	OSS_BLOCK_THERE,
	OSS_NO_USE,
	OSS_SAME_PLACE,
	OSS_NO_TARGET,
	OSS_NO_BARTER,
	OSS_NO_CONVERSION,
	OSS_NOT_GOODS,
	OSS_DEALT_ALREADY,
	OSS_NO_TECHNOLOGY,
	OSS_NO_SPY_OF_IT,
	OSS_NOT_ITS_WORKS,
	OSS_NOT_SEEN,
	OSS_OWN_HAND,
	OSS_HAS_TO_BE,
	OSS_NO_OPTION,
	OSS_NOT_WATCHED,
	OSS_BAD_TREE, /* from here vet()'s */
	OSS_BAD_MOON,
	OSS_BAD_DECK,
	OSS_BAD_UPGRADES,
	OSS_BAD_FACTIONS,
	OSS_NOT_STANDING,
	OSS_NOT_AT_ONCE,
	OSS_NOT_BY_TECHNOLOGY,
	OSS_BAD_RESOURCE,
	OSS_NO_AMOUNT,
	OSS_NEEDLESS_AMOUNT,
	OSS_STANDS_ALONE,
	OSS_BAD_OR,
	OSS_BAD_MAY,
	OSS_BAD_REACH,
	OSS_BAD_RANSOM,
	OSS_BAD_TEST,
	OSS_TOO_MUCH
};

/* Everything that one step of play works on. events may be NULL. */
struct oss_table {
	const struct oss_rules *r;
	struct oss_state *s;
	struct pl_events *events;
};

#include "games/one-small-step/small.h"

/* --- prepare.c: what follows from the data -------------------------------- */

void oss_prepare(struct pl_rules *);

void oss_prepare_sights(struct oss_rules *); /* sights.c: what cards do */

/* --- vet.c: whether the data can be played --------------------------------- */

int oss_vet(const struct pl_rules *, int seats);

/* --- rules.c: setting up and the course of a turn [R] --------------------- */

void oss_setup(const struct pl_rules *, struct pl_state *);
void oss_apply(const struct pl_rules *, struct pl_state *, const struct pl_move *,
               struct pl_events *);
void oss_returns(const struct pl_rules *, const struct pl_state *, struct pl_result *);

/* --- score.c: what everything is worth in the end [R] --------------------- */

/* What a test counts in a player. */
int oss_count_of(const struct oss_rules *, const struct oss_state *, int seat,
                 const struct oss_criterion *);
bool oss_meets(const struct oss_rules *, const struct oss_state *, int seat,
               const struct oss_criterion *);
bool oss_meets_objective(const struct oss_rules *, const struct oss_state *, int seat);
int oss_moon_points(const struct oss_rules *, const struct oss_player *);
int oss_stock_points(const struct oss_rules *, const struct oss_player *);
int oss_score(const struct oss_rules *, const struct oss_state *, int seat);

/* OSS-062: 0, 1 or 2, the number on the player's upgrade card. */
int oss_upgrade(const struct oss_rules *, const struct oss_player *, int resource);

/* --- actions.c: the six actions [R] ---------------------------------------- */

/* The sum of a standing effect over a player's technologies and country. */
int oss_standing(const struct oss_rules *, const struct oss_state *, int seat, int effect,
                 int resource);

/* What Produce gives of a resource before spies take theirs. */
PL_FN int oss_production(const struct oss_rules *r, const struct oss_state *s, int seat,
                         int resource)
{
	return oss_unpack(oss_made(r, s, seat), resource);
}

/* Tokens that one Trade of this player may exchange: OSS-049. */
PL_FN int oss_trade_limit(const struct oss_rules *r, const struct oss_state *s, int seat)
{
	if (r->trade == 0 || !oss_has(r, s, seat, OSS_MARKET))
		return r->trade;
	return r->trade + oss_standing(r, s, seat, OSS_MARKET, 0);
}

/* What a technology would cost this player with `off` tokens of discount; true
 * if that can be paid. OSS-C33: the discount first makes up what is lacking. */
bool oss_price(const struct oss_rules *, const struct oss_state *, int seat, int technology,
               int off, uint8_t price[OSS_RESOURCES + 1]);

/* The technologies that rivals' spies keep from this player: OSS-088, OSS-C39. */
PL_FN uint32_t oss_blocked(const struct oss_rules *r, const struct oss_state *s, int seat)
{
	uint32_t posts = 0, marks = 0;
	for (int other = 0; other < s->base.seats; other++) {
		marks |= s->player[other].marks;
		posts |= other == seat ? 0 : s->player[other].posts;
	}
	uint32_t blocked = posts & ~marks;
	return blocked == 0 || oss_has(r, s, seat, OSS_EVICT) ? 0 : blocked;
}

/* The rival whose spy blocks a technology for this player; -1 if none does. */
int oss_blocker(const struct oss_state *, int seat, int technology);

/* 0, or why this player cannot research that: OSS-053, OSS-054, OSS-088. */
int oss_why_not_research(const struct oss_rules *, const struct oss_state *, int seat,
                         int technology, int off, bool copies);

/* 0, or why this player's spy cannot go there: OSS-086 to OSS-089. */
int oss_why_not_place(const struct oss_rules *, const struct oss_state *, int seat, int place);

bool oss_can_pay(const struct oss_player *, const uint8_t price[OSS_RESOURCES + 1]);
void oss_pay(struct oss_player *, const uint8_t price[OSS_RESOURCES + 1]);
void oss_produce(struct oss_table *, int seat, bool safe);

/* OSS-046: on to the next spy that can take of what was made. True if its owner is asked, which
 * is the phase then. The first call comes after oss_produce(), others after oss_skim(). */
bool oss_ask_spies(struct oss_table *);
void oss_skim(struct oss_table *, const struct pl_move *);

/* While the owner of a spy is asked: this one and all that come after it take. */
void oss_skim_all(const struct oss_rules *, struct oss_state *);

void oss_trade(struct oss_table *, const struct pl_move *);
void oss_research(struct oss_table *, int seat, int technology, int off, bool by_card);
void oss_train(struct oss_table *, int seat);
void oss_send(struct oss_table *, int seat, int place);

/* A spy goes home. */
void oss_recall(struct oss_player *, int place);

/* --- effects.c: what cards and technologies do [R] -------------------------- */

/* The effect at work, of a technology before that of a card; NULL if neither. */
const struct oss_step *oss_at_work(const struct oss_rules *, const struct oss_state *);

/* The list that it stands in, its length, and its place there. */
struct oss_list {
	const struct oss_step *does;
	int count, at;
};
struct oss_list oss_list_at_work(const struct oss_rules *, const struct oss_state *);

/* Go on with the card and technology at work until a choice is asked for, which
 * is the phase then; false when both are done. */
bool oss_resolve(struct oss_table *);

/* A choice that oss_resolve() asked for is made; true if more of the same effect
 * is to be chosen. */
bool oss_choose(struct oss_table *, const struct pl_move *);

/* The verb by which an effect is aimed at a rival; 0 if it never is. */
int oss_aiming_verb(int effect);

/* Whether the player whose turn it is may opt for an effect of the list at work, by its place
 * from 0: it is one of those to choose from, and its condition holds. */
bool oss_may_opt(const struct oss_rules *, const struct oss_state *, int at);

/* 0, or why the effect at work cannot be aimed so. */
int oss_why_not_aim(const struct oss_rules *, const struct oss_state *, int seat, int victim,
                    int what);

/* --- cards.c: hands, the deck and who knows what [R] ------------------------ */

/* As many as there are. */
void oss_draw_cards(struct oss_table *, int seat, int cards);
void oss_discard(struct oss_state *, int seat, int kind);
void oss_lay_open(struct oss_state *, int seat, int kind);     /* on no pile yet */
int oss_steal_card(struct oss_table *, int thief, int victim); /* at random */
void oss_see_hand(struct oss_table *, int viewer, int victim);
void oss_lift_card(struct oss_table *, int thief, int victim, int kind);

/* --- secrets.c: what a seat sees, and what may be the truth [R] -------------- */

void oss_observe(const struct pl_rules *, struct pl_state *, int seat);
void oss_determinize(const struct pl_rules *, struct pl_state *view, int seat,
                     struct pl_chance *chance);

/* --- moves.c and check.c: what may be done [R] ------------------------------ */

int oss_legal(const struct pl_rules *, const struct pl_state *view, int seat,
              struct pl_move out[PL_MOVES]);
int oss_check(const struct pl_rules *, const struct pl_state *view, const struct pl_move *);

/* Cards that an Espionage action of this player draws at most, and may draw now from what
 * there is. */
PL_FN int oss_draw_limit(const struct oss_rules *r, const struct oss_state *s, int seat)
{
	int most = r->tier[s->player[seat].tier - 1].draws;
	if (oss_has(r, s, seat, OSS_LISTEN))
		most += oss_standing(r, s, seat, OSS_LISTEN, 0);
	return most;
}
int oss_may_draw(const struct oss_rules *, const struct oss_state *, int seat);

/* --- the rest ---------------------------------------------------------------- */

const char *oss_audit(const struct pl_rules *, const struct pl_state *); /* audit.c */

void oss_value(const struct pl_rules *, const struct pl_state *,
               int32_t out[PL_SEATS]); /* value.c */
void oss_weigh(const struct pl_rules *, const struct pl_state *view, const struct pl_move *,
               int count, uint16_t *weight); /* sense.c */

/* measures.c and claims.c: for the lab */
extern const struct pl_measure oss_measures[];
void oss_measure(const struct pl_rules *, const struct pl_state *, const struct pl_events *,
                 int32_t out[PL_MEASURES][PL_SEATS]);
void oss_group_name(const struct pl_book *, int measure, int group, struct pl_text *name);
extern const struct pl_claim oss_claims[];

extern const struct pl_game oss_game;

#endif

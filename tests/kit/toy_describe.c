/* toy_describe.c - the toy game as tables: its sets, its moves, its events and its state. */
#include "kit/toy.h"

#define PL_ITEMS_OF struct toy_state
#include "core/items.h"

/* --- sets */

static const char *const colour_keys[] = { "red", "green", "blue" };
static const char *const phase_keys[] = { "rolling", "acting", "bidding", "over" };
static const char *const verb_keys[] = {
	"roll", "pass", "draw", "play", "peek", "steal", "give", "bid", "name",
};
_Static_assert(LENGTH(colour_keys) == TOY_COLOURS, "a key for each colour");
_Static_assert(LENGTH(phase_keys) == TOY_OVER, "a key for each phase");
_Static_assert(LENGTH(verb_keys) == TOY_VERBS - 1, "a key for each verb");

static const struct pl_set cards = { .name = "card", .count = TOY_KINDS, .rows = "card[].name" };
static const struct pl_set colours = { .name = "colour",
	                               .count = TOY_COLOURS,
	                               .keys = colour_keys };
static const struct pl_set phases = { .name = "phase", .count = TOY_OVER, .keys = phase_keys };
static const struct pl_set verbs = { .name = "verb", .count = TOY_VERBS - 1, .keys = verb_keys };
static const struct pl_set die = { .name = "die", .count = TOY_SIDES };

static const struct pl_set *const sets[] = { &cards, &colours, &phases, &verbs, &die, NULL };

/* --- moves: every verb */

static const struct pl_form forms[] = {
	{ TOY_ROLL, 0, "roll", NULL, "roll the die" },
	{ TOY_PASS, PL_ENDS, "pass", NULL, "do nothing" },
	{ TOY_DRAW, 0, "draw", NULL, "take a card from the deck" },
	{ TOY_PLAY, 0, "play", ITEMS({ "card", ARG(0), ONE(cards) }),
	  "play a card for its points" },
	{ TOY_PEEK, 0, "peek", ITEMS({ "at", ARG(1), ONE(pl_seats) }), "see a card of another" },
	{ TOY_STEAL, 0, "steal", ITEMS({ "from", ARG(1), ONE(pl_seats) }), "take a card" },
	{ TOY_GIVE, 0, "give",
	  ITEMS({ "card", ARG(0), ONE(cards) }, { "to", ARG(1), ONE(pl_seats) }),
	  "hand a card over" },
	{ TOY_BID, 0, "bid", ITEMS({ "points", ARG(0), NUMBER(0, TOY_HIGHEST_BID) }), "in secret" },
	{ TOY_COLOUR, 0, "name", ITEMS({ "colour", ARG(0), ONE(colours) }), "in secret" },
	{ 0, 0, NULL, NULL, NULL },
};

/* --- events: every kind */

static const struct pl_news news[] = {
	[TOY_ROLLED] = { "roll",
	                 ITEMS({ "die", TOLD(0), ONE(die) }, { "gain", TOLD(1), NUMBER(0, 9) }),
	                 "rolls the die" },
	[TOY_PASSED] = { "pass", NULL, "does nothing" },
	[TOY_DREW] = { "draw", ITEMS({ "card", SECRET(0), NONE_OR(cards) }), "draws a card" },
	[TOY_PLAYED] = { "play",
	                 ITEMS({ "card", TOLD(0), ONE(cards) }, { "gain", TOLD(1), NUMBER(0, 9) }),
	                 "plays a card" },
	[TOY_PEEKED] = { "peek",
	                 ITEMS({ "at", TOLD(0), ONE(pl_seats) },
	                       { "card", SECRET(0), NONE_OR(cards) }),
	                 "sees a card" },
	[TOY_STOLE] = { "steal",
	                ITEMS({ "from", TOLD(0), ONE(pl_seats) },
	                      { "card", SECRET(0), NONE_OR(cards) }),
	                "takes a card" },
	[TOY_GAVE] = { "give",
	               ITEMS({ "to", TOLD(0), ONE(pl_seats) },
	                     { "card", SECRET(0), NONE_OR(cards) }),
	               "hands a card over" },
	[TOY_SHOWED] = { "show",
	                 ITEMS({ "points", TOLD(0), NUMBER(0, TOY_HIGHEST_BID) },
	                       { "colour", TOLD(1), ONE(colours) }),
	                 "lays open what was bid" },
	[TOY_WON] = { "win",
	              ITEMS({ "gain", TOLD(0), NUMBER(0, 9) },
	                    { "price", TOLD(1), NUMBER(0, TOY_HIGHEST_BID) }),
	              "wins the prize" },
	[TOY_WON + 1] = { NULL, NULL, NULL },
};

/* --- the state: every member of struct toy_state */

#define EACH(member) ROWS(member, 0, TOY_SEATS, &pl_seats)
#define EACH_CARD(part)                                                                            \
	.offset = offsetof(struct toy_state, hand[0][0].part), .size = 1,                          \
	.stride = { TOY_HAND * sizeof(struct toy_card), sizeof(struct toy_card) },                 \
	.count = { TOY_SEATS, TOY_HAND }, .over = { &pl_seats, NULL }

static const struct pl_item state[] = {
	STATE_HEADER(phases, 2, TOY_SEATS),

	{ "opened", AT(opened), NUMBER(0, 1000000), .span = 100, .about = "when bidding began" },
	{ "round", AT(round), NUMBER(1, 9), .about = "from 1" },
	{ "acted", AT(acted), NUMBER(0, TOY_SEATS), .about = "turns of this round that are over" },
	{ "roll", AT(roll), NONE_OR(die), .about = "the last" },
	{ "bank", AT(bank), NUMBER(0, 200), .span = 40, .about = "points that nobody has" },
	{ "deck[]", ROWS(deck, 0, TOY_KINDS, &cards), NUMBER(0, 20), .sight = PL_HIDDEN,
	  .about = "cards left in the deck" },
	{ "played[]", ROWS(played, 0, TOY_KINDS, &cards), NUMBER(0, 20), .about = "cards played" },
	{ "held[]", EACH(held), NUMBER(0, TOY_HAND), .stake = true, .about = "cards in hand" },
	{ "points[]", EACH(points), NUMBER(0, 200), .span = 20, .stake = true, .about = "points" },
	{ "bid[]", EACH(bid), NUMBER(0, 1 + TOY_HIGHEST_BID), .sight = PL_OWN,
	  .about = "one more than the bid; 0: none yet" },
	{ "colour[]", EACH(colour), NONE_OR(colours), .sight = PL_OWN, .about = "named in secret" },
	{ "open_bid[]", EACH(open_bid), NUMBER(0, 1 + TOY_HIGHEST_BID),
	  .about = "the last, alike" },
	{ "open_colour[]", EACH(open_colour), NONE_OR(colours),
	  .about = "the last that was named" },
	{ "did[].verb", ROWS_OF(did, TOY_SEATS, &pl_seats, verb), NONE_OR(verbs),
	  .about = "in the last turn" },
	{ "did[].whom", ROWS_OF(did, TOY_SEATS, &pl_seats, whom), NONE_OR(pl_seats),
	  .about = "and to whom" },
	{ "hand[].card[]", EACH_CARD(kind), NONE_OR(cards), .sight = PL_TAUGHT,
	  .about = "cards in hand; of another what one knows" },
	{ "hand[].known[]", EACH_CARD(known), SOME(pl_seats, 0), .sight = PL_TAUGHT,
	  .about = "who knows the card" },
	{ .name = NULL },
};

const struct pl_description toy_description = { sets, forms, news, state };

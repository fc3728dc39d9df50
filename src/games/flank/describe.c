/* describe.c - Flank as tables: its sets, its moves, its events and its state. What follows from
 * a view is worked out in facts.c. */
#include "games/flank/facts.h"
#include "games/flank/words.h"

#define PL_ITEMS_OF struct flk_state
#include "core/items.h"

/* The most that data.c allows of what is counted here. */
enum {
	MOST_COPIES = 12,                     /* of a kind of card */
	MOST_CARDS = 200,                     /* in the deck */
	MOST_ROUNDS = 250,                    /* round_limit */
	MOST_TOKENS = 20,                     /* of a colour */
	MOST_MINED = 3,                       /* of a colour, by a force mine */
	MOST_PRICE = 8,                       /* of a colour; and what a card gives */
	MOST_BLUE = MOST_TOKENS + MOST_MINED, /* spent in one battle */
	MOST_SPENT = FLK_COLOURS * MOST_BLUE, /* in one turn of a battle */
	MOST_ARMY = 10,                       /* a zone's limit of 8, and 2 more who attack */
	MOST_EACH = 4,                        /* points, strikes, whatever an effect gives */
	MOST_STRIKES = MOST_EACH * MOST_ARMY,
	MOST_EFFECTS = FLK_EFFECTS * (FLK_TYPES + FLK_UPGRADES),
	MOST_POWER = MOST_EACH * MOST_EFFECTS, /* of a unit */
	MOST_SALVAGE = MOST_EACH * FLK_TIMED,
	MOST_BONUS = 2 * MOST_EACH * FLK_TIMED, /* each may be about two types */
	MOST_BASE = 6,                          /* points of a base */
	MOST_POINTS = MOST_EACH * MOST_ARMY + MOST_BLUE + MOST_BONUS + MOST_BASE
};
_Static_assert(MOST_POINTS < 256, "an event has a byte for points");

#define UNITS                           COUNTS(types, 4, FLK_COPIES)
#define EACH(member)                    ROWS(member, 0, FLK_PLAYERS, &pl_seats)
#define EACH_OF(member, from, rows, of) GRID(member, FLK_PLAYERS, &pl_seats, from, rows, &of)
#define EACH_FACT                       FACTS(FLK_PLAYERS, &pl_seats)
#define POWER                           COUNTS(types, 8, MOST_POWER)
#define POWER_BY_AREA                   .count = { FLK_PLAYERS, FLK_AREAS }, .over = { &pl_seats, &flk_areas }, POWER
#define UNTIL_THE_REVEAL                .sight = PL_OWN, .secret_in = 1u << FLK_FORMING

/* Of a byte of an event: a member that is kept from `least` on. */
#define KEPT_FROM(least, of) .kind = PL_IS_ONE, .set = &of, .first = least

/* Three bytes of an event: tokens by colour. The fourth that is read is another's. */
#define TOKENS(n, most) TOLDS(n, 4), COUNTS(flk_colours, 8, most)

/* Two bytes of an event: units of the faction that another byte names. */
/* clang-format off */
#define UNITS_OF(what, faction, n)                                                                 \
	{ what, TOLDS(n, 2), COUNTS(kaldari, 4, FLK_COPIES), IF_TOLD(faction, FLK_KALDARI) },      \
	{ what, TOLDS(n, 2), COUNTS(terrans, 4, FLK_COPIES), IF_TOLD(faction, FLK_TERRAN) },       \
	{ what, TOLDS(n, 2), COUNTS(swarm, 4, FLK_COPIES), IF_TOLD(faction, FLK_SWARM) }
/* clang-format on */
#define ARMY { "faction", TOLD(0), ONE(flk_factions) }, UNITS_OF("units", 0, 1)

/* --- sets */

static const char *const area_keys[] = { "front", "support", "flank" };
static const char *const colour_keys[] = { "blue", "green", "yellow" };
static const char *const faction_keys[] = { "kaldari", "terran", "swarm" };
static const char *const unit_keys[] = {
	"warrior", "mystic", "sentry", "guardian", "soldier", "commando",
	"tank",    "walker", "roach",  "locust",   "spider",  "rhino",
};
static const char *const upgrade_keys[] = {
	"foresight-veil",  "stasis-lance",   "lattice-of-minds", "aegis-oath",    "folded-step",
	"memory-choir",    "field-levy",     "long-stride",      "dead-ground",   "fire-plan",
	"rolling-barrage", "salvage-column", "chitin-tide",      "burrowed-root", "spawning-pits",
	"venom-sacs",      "blind-rush",     "carrion-scent",
};
static const char *const phase_keys[] = {
	"choosing",  "harvest", "build",    "move",    "picking", "joining", "reinforce",
	"formation", "before",  "spending", "strikes", "regroup", "won",     "timed-out",
};
static const char *const deal_keys[] = { "start", "round", "victory", "spoils" };
static const char *const outcome_keys[] = { "lost", "won", "tied" };
static const char *const nothing_keys[] = { "nothing" };
_Static_assert(LENGTH(area_keys) == FLK_AREAS, "a key for each area");
_Static_assert(LENGTH(colour_keys) == FLK_COLOURS, "a key for each colour");
_Static_assert(LENGTH(faction_keys) == FLK_FACTIONS, "a key for each faction");
_Static_assert(LENGTH(unit_keys) == FLK_UNIT_ROWS, "a key for each unit");
_Static_assert(LENGTH(upgrade_keys) == FLK_UPGRADE_ROWS, "a key for each upgrade");
_Static_assert(LENGTH(phase_keys) == FLK_TIMED_OUT, "a key for each phase");
_Static_assert(LENGTH(deal_keys) == FLK_DEAL_SPOILS, "a key for each reason to deal");

/* The rule of a unit or an upgrade. */
static void print_unit(const struct pl_book *book, int row, struct pl_text *text)
{
	const struct flk_unit *unit = &flk_numbers(book->rules)->unit[row - 1];
	flk_put_effects(book, unit->effect, unit->effects, row, text);
}

static void print_upgrade(const struct pl_book *book, int row, struct pl_text *text)
{
	const struct flk_upgrade *upgrade = &flk_numbers(book->rules)->upgrade[row - 1];
	flk_put_effects(book, upgrade->effect, upgrade->effects, 0, text);
}

static const struct pl_column unit_columns[] = { { "text", print_unit }, { NULL, NULL } };
static const struct pl_column upgrade_columns[] = { { "text", print_upgrade }, { NULL, NULL } };

const struct pl_set flk_areas = { .name = "area", .count = FLK_AREAS, .keys = area_keys };
const struct pl_set flk_colours = {
	.name = "colour",
	.count = FLK_COLOURS,
	.keys = colour_keys,
	.piece = FLK_PIECE_TOKEN - 1,
};
const struct pl_set flk_factions = {
	.name = "faction",
	.count = FLK_FACTIONS,
	.keys = faction_keys,
	.rows = "faction[].title",
	.piece = FLK_PIECE_FACTION,
};
const struct pl_set flk_units = {
	.name = "unit",
	.count = FLK_UNIT_ROWS,
	.keys = unit_keys,
	.rows = "unit[].title",
	.piece = FLK_PIECE_UNIT,
	.columns = unit_columns,
};
const struct pl_set flk_upgrades = {
	.name = "upgrade",
	.count = FLK_UPGRADE_ROWS,
	.keys = upgrade_keys,
	.rows = "upgrade[].title",
	.piece = FLK_PIECE_UPGRADE,
	.columns = upgrade_columns,
};
const struct pl_set flk_cards = {
	.name = "card",
	.count = FLK_CARDS,
	.rows = "card[].title",
	.piece = FLK_PIECE_CARD,
};

/* Zones of the board that is played on; the data has those of all boards in one table. */
static const struct pl_set zone_rows = {
	.name = "zone",
	.count = FLK_ZONE_ROWS,
	.rows = "zone[].title",
};
const struct pl_set flk_zones = {
	.name = "board-zone",
	.count = FLK_ZONES,
	.first_pieces = true,
	.traits = ITEMS(
		{ "row", NONE_OR(zone_rows), .read = flk_fact_zone_row,
	          .about = "its row in the data; 0: the board has fewer zones" },
		{ "near", SOME(flk_zones, 0), .read = flk_fact_near, .about = "zones next to it" }),
};

/* Types and upgrades are numbered within a faction; these are the types of each. */
static const struct pl_set types = { .name = "type", .count = FLK_TYPES };
static const struct pl_set own_upgrades = { .name = "own-upgrade", .count = FLK_UPGRADES };
/* Effects before combat, in the order in which the rows of a faction have them. */
static const struct pl_set effects = { .name = "effect", .count = FLK_TIMED };
static const struct pl_set kaldari = {
	.name = "kaldari-unit",
	.count = FLK_TYPES,
	.keys = unit_keys,
	.traits = ITEMS({ "unit", ONE(flk_units), .read = flk_fact_kaldari }),
};
static const struct pl_set terrans = {
	.name = "terran-unit",
	.count = FLK_TYPES,
	.keys = unit_keys + FLK_TYPES,
	.traits = ITEMS({ "unit", ONE(flk_units), .read = flk_fact_terran }),
};
static const struct pl_set swarm = {
	.name = "swarm-unit",
	.count = FLK_TYPES,
	.keys = unit_keys + 2 * FLK_TYPES,
	.traits = ITEMS({ "unit", ONE(flk_units), .read = flk_fact_swarm }),
};
const struct pl_set *const flk_types_of[] = { &kaldari, &terrans, &swarm };

static const struct pl_set hidden = { .name = "hidden-card", .count = FLK_NO_CARD };
static const struct pl_set nothing = { .name = "nothing", .count = 1, .keys = nothing_keys };
static const struct pl_set deals = {
	.name = "deal",
	.count = FLK_DEAL_SPOILS,
	.keys = deal_keys,
};
static const struct pl_set outcomes = { .name = "outcome", .count = 3, .keys = outcome_keys };
const struct pl_set flk_phases = {
	.name = "phase",
	.count = FLK_TIMED_OUT,
	.keys = phase_keys,
};
static const struct pl_set steps = {
	.name = "step",
	.count = FLK_MOVING - FLK_HARVEST + 1,
	.keys = phase_keys + FLK_HARVEST - 1,
};
static const struct pl_set *const sets[] = {
	&flk_areas, &flk_colours, &flk_factions, &flk_units,  &flk_upgrades, &flk_cards, &zone_rows,
	&flk_zones, &types,       &own_upgrades, &kaldari,    &terrans,      &swarm,     &hidden,
	&nothing,   &deals,       &outcomes,     &flk_phases, &steps,        &effects,   NULL,
};

/* --- moves: every verb of enum flk_verb */

#define TYPE                                                                                       \
	{                                                                                          \
		"type", ARG(0), ONE(types)                                                         \
	}
#define SHIFT                                                                                      \
	ITEMS(TYPE, { "from", ARG(1), FROM_0(flk_areas) }, { "to", ARG(2), FROM_0(flk_areas) })

static const struct pl_form forms[] = {
	{ FLK_TAKE, 0, "take", ITEMS({ "faction", ARG(0), ONE(flk_factions) }), "lead a faction" },
	{ FLK_PLAY, PL_MAY_LOSE, "play", ITEMS({ "card", ARG(0), ONE(flk_cards) }),
	  "for what it gives" },
	{ FLK_MINE, PL_MAY_LOSE, "mine", ITEMS({ "card", ARG(0), ONE(flk_cards) }),
	  "for one of each colour" },
	{ FLK_BUILD, 0, "build", ITEMS(TYPE, { "zone", ARG(1), ONE(flk_zones) }),
	  "a unit at a base" },
	{ FLK_BUY, 0, "buy",
	  ITEMS({ "upgrade", ARG(0), ONE(own_upgrades) },
	        { "give", ARG(1), NONE_OR(own_upgrades) }),
	  "an upgrade, giving another up for want of room" },
	{ FLK_MARCH, PL_BEGINS, "march",
	  ITEMS({ "to", ARG(0), ONE(flk_zones) }, { "from", ARG(1), ONE(flk_zones) }),
	  "begin a move" },
	{ FLK_SEND, 0, "send", ITEMS({ "units", ARGS(0, 4), COUNTS(types, 8, FLK_COPIES) }),
	  "who goes" },
	{ FLK_JOIN, 0, "join", ITEMS(TYPE, { "from", ARG(1), ONE(flk_zones) }), "come along" },
	{ FLK_FORM, 0, "form",
	  ITEMS(TYPE, { "units", ARGS(1, 4), COUNTS(flk_areas, 8, FLK_COPIES) }),
	  "say in secret where units of a type stand" },
	{ FLK_HIDE, 0, "hide", ITEMS({ "card", ARG(0), ONE(flk_cards) }),
	  "a card to mine at the reveal" },
	{ FLK_HIDE, PL_ENDS, "hide-nothing",
	  ITEMS({ "card", ARG(0), KEPT_FROM(FLK_NO_CARD, nothing) }), "keep all cards" },
	{ FLK_SPEND, 0, "spend", NULL, "a blue token: a point" },
	{ FLK_PUSH, 0, "push", SHIFT, "an enemy" },
	{ FLK_SHIFT, 0, "shift", SHIFT, "one's own" },
	{ FLK_REMOVE, 0, "remove", ITEMS(TYPE, { "from", ARG(1), FROM_0(flk_areas) }), "an enemy" },
	{ FLK_STRIKE, 0, "strike", ITEMS(TYPE), "destroy one in the enemy's support" },
	{ FLK_PLACE, 0, "place", ITEMS(TYPE, { "zone", ARG(1), ONE(flk_zones) }),
	  "one of the survivors" },
	{ FLK_PLACE, 0, "place-all", ITEMS({ "zone", ARG(1), ONE(flk_zones) }),
	  "all survivors together" },
	{ FLK_PLACE, PL_GIVES_UP | PL_LOSES, "disband", ITEMS(TYPE),
	  "leave one of the survivors off the board" },
	{ FLK_DONE, PL_ENDS, "done", NULL, "enough of the phase" },
	{ FLK_USE, PL_BEGINS, "use", ITEMS({ "effect", ARG(0), ONE(effects) }),
	  "say which effect before combat comes next" },
	{ 0, 0, NULL, NULL, NULL },
};

/* --- events: every kind of enum flk_event_kind */

#define UNIT                                                                                       \
	{                                                                                          \
		"unit", TOLD(0), ONE(flk_units)                                                    \
	}
#define MOVED                                                                                      \
	UNIT, { "from", TOLD(1), FROM_0(flk_areas) },                                              \
	{                                                                                          \
		"to", TOLD(2), FROM_0(flk_areas)                                                   \
	}

/* What an effect before combat is of: an upgrade, or units. */
#define EFFECT_OF(n)                                                                               \
	{ "upgrade", TOLD(n), NONE_OR(flk_upgrades) }, { "by", TOLD(n + 1), NONE_OR(flk_units) },  \
	{                                                                                          \
		"effect", TOLD(n + 2), ONE(effects)                                                \
	}
#define PAID                                                                                       \
	{                                                                                          \
		"price", TOKENS(2, MOST_PRICE)                                                     \
	}
#define GAINED(most, most_lost)                                                                    \
	{ "tokens", TOKENS(1, most) },                                                             \
	{                                                                                          \
		"lost", TOLD(4), NUMBER(0, most_lost), .loss = true                                \
	}
#define UNIT_COUNT(n)                                                                              \
	{                                                                                          \
		"count", TOLD(n), NUMBER(1, MOST_ARMY)                                             \
	}

static const struct pl_news news[] = {
	[FLK_DID_TAKE] = { "take", ITEMS({ "faction", TOLD(0), ONE(flk_factions) }),
	                   "leads a faction" },
	[FLK_DID_DEAL] = { "deal",
	                   ITEMS({ "cards", TOLD(0), NUMBER(1, FLK_MOST_DEAL) },
	                         { "why", TOLD(1), ONE(deals) },
	                         { "first", SECRET(0), NONE_OR(flk_cards) },
	                         { "second", SECRET(1), NONE_OR(flk_cards) },
	                         { "third", SECRET(2), NONE_OR(flk_cards) },
	                         { "fourth", SECRET(3), NONE_OR(flk_cards) }),
	                   "draws cards" },
	[FLK_DID_ROUND] = { "round", ITEMS({ "round", TOLD(0), NUMBER(1, MOST_ROUNDS) }),
	                    "begins a round, with the initiative" },
	[FLK_DID_PLAY] = { "play",
	                   ITEMS({ "card", TOLD(0), ONE(flk_cards) },
	                         GAINED(MOST_PRICE, FLK_COLOURS *MOST_PRICE)),
	                   "plays a card for what it gives" },
	[FLK_DID_MINE] = { "mine",
	                   ITEMS({ "card", TOLD(0), ONE(flk_cards) },
	                         GAINED(MOST_MINED, FLK_COLOURS *MOST_MINED)),
	                   "plays a card for one of each colour" },
	[FLK_DID_BUILD] = { "build", ITEMS(UNIT, { "zone", TOLD(1), ONE(flk_zones) }, PAID),
	                    "builds a unit" },
	[FLK_DID_BUY] = { "buy",
	                  ITEMS({ "upgrade", TOLD(0), ONE(flk_upgrades) },
	                        { "give", TOLD(1), NONE_OR(flk_upgrades) }, PAID),
	                  "buys an upgrade" },
	[FLK_DID_MARCH] = { "march",
	                    ITEMS(ARMY, { "from", TOLD(3), ONE(flk_zones) },
	                          { "to", TOLD(4), ONE(flk_zones) }, UNIT_COUNT(5)),
	                    "moves units" },
	[FLK_DID_JOIN] = { "join",
	                   ITEMS(UNIT, { "from", TOLD(1), ONE(flk_zones) },
	                         { "to", TOLD(2), ONE(flk_zones) }),
	                   "a unit comes along" },
	[FLK_DID_BATTLE] = { "battle",
	                     ITEMS({ "zone", TOLD(0), ONE(flk_zones) },
	                           { "faction", TOLD(1), ONE(flk_factions) },
	                           UNITS_OF("units", 1, 2), { "enemy", TOLD(4), ONE(flk_factions) },
	                           UNITS_OF("defenders", 4, 5), { "base", TOLD(7), FLAG }),
	                     "attacks" },
	[FLK_DID_REVEAL] = { "reveal",
	                     ITEMS({ "faction", TOLD(0), ONE(flk_factions) },
	                           UNITS_OF("front", 0, 1), UNITS_OF("support", 0, 3),
	                           UNITS_OF("flank", 0, 5),
	                           { "card", TOLD(7), NONE_OR(flk_cards) }),
	                     "lays a formation open" },
	[FLK_DID_PUSH] = { "push", ITEMS(MOVED, EFFECT_OF(3)), "moves an enemy, by an effect" },
	[FLK_DID_SHIFT] = { "move", ITEMS(MOVED, EFFECT_OF(3)), "moves its own, by an effect" },
	[FLK_DID_REMOVE] = { "remove",
	                     ITEMS(UNIT, { "from", TOLD(1), FROM_0(flk_areas) }, EFFECT_OF(3)),
	                     "takes an enemy off the sheet, by an effect" },
	[FLK_DID_SKIP] = { "skip",
	                   ITEMS(EFFECT_OF(0), { "used", TOLD(3), NUMBER(0, MOST_EACH - 1) }),
	                   "does not use an effect, or not for more units" },
	[FLK_DID_BLUE] = { "blue", ITEMS({ "points", TOLD(0), NUMBER(1, MOST_BLUE) }),
	                   "spends blue: points from it so far" },
	[FLK_DID_GREEN] = { "green", ITEMS(MOVED), "spends green: moves an enemy" },
	[FLK_DID_YELLOW] = { "yellow", ITEMS(MOVED), "spends yellow: moves its own" },
	[FLK_DID_YIELD] = { "yield", ITEMS({ "tokens", TOLD(0), NUMBER(1, MOST_SPENT) }),
	                    "ends a turn of spending" },
	[FLK_DID_STOP] = { "stop", ITEMS({ "unable", TOLD(0), FLAG }), "stops spending" },
	[FLK_DID_RESULT] = { "result",
	                     ITEMS({ "own", TOLD(0), NUMBER(0, MOST_POINTS) },
	                           { "other", TOLD(1), NUMBER(0, MOST_POINTS) },
	                           { "outcome", TOLD(2), FROM_0(outcomes) }),
	                     "a battle as its attacker ends it" },
	[FLK_DID_FALL] = { "fall", ITEMS(ARMY, UNIT_COUNT(3)), "loses units of the front line" },
	[FLK_DID_BASE] = { "base", ITEMS({ "zone", TOLD(0), ONE(flk_zones) }), "loses a base" },
	[FLK_DID_STRIKE] = { "strike",
	                     ITEMS(UNIT, { "left", TOLD(1), NUMBER(0, MOST_STRIKES - 1) }),
	                     "destroys a unit from the flank" },
	[FLK_DID_SPARE] = { "spare", ITEMS({ "strikes", TOLD(0), NUMBER(1, MOST_STRIKES) }),
	                    "leaves strikes unused" },
	[FLK_DID_RECALL] = { "recall", ITEMS(ARMY, UNIT_COUNT(3)), "destroyed units return" },
	[FLK_DID_SALVAGE] = { "salvage", ITEMS(GAINED(MOST_TOKENS, MOST_SALVAGE)),
	                      "gains tokens for a loss" },
	[FLK_DID_RETURN] = { "return",
	                     ITEMS(ARMY, { "zone", TOLD(3), ONE(flk_zones) },
	                           { "holds", TOLD(4), FLAG }, UNIT_COUNT(5)),
	                     "survivors hold the zone, or fall back" },
	[FLK_DID_PERISH] = { "perish", ITEMS(ARMY, UNIT_COUNT(3), { "left", TOLD(4), FLAG }),
	                     "survivors without room, or left off the board" },
	[FLK_DID_PASS] = { "pass", ITEMS({ "step", TOLD(0), KEPT_FROM(FLK_HARVEST, steps) }),
	                   "is done with a phase" },
	[FLK_DID_WIN] = { "win", ITEMS({ "both", TOLD(0), FLAG }), "the last base is gone" },
	[FLK_DID_TIME_OUT] = { "time-out", ITEMS({ "rounds", TOLD(0), NUMBER(1, MOST_ROUNDS) }),
	                       "the rounds are over" },
	[FLK_DID_TIME_OUT + 1] = { NULL, NULL, NULL },
};
_Static_assert(LENGTH(news) == FLK_DID_TIME_OUT + 2, "news for each kind of event, and an end");

/* --- the state: every member of struct flk_state, and what follows from a view */

static const struct pl_item state[] = {
	STATE_HEADER(flk_phases, FLK_PLAYERS, FLK_PLAYERS),
	{ "opened", AT(opened), NUMBER(0, 1000000), .span = 1000,
	  .about = "ply at which the formation began" },
	{ "army[][]", EACH_OF(army, 1, FLK_ZONES, flk_zones), UNITS, .stake = true,
	  .about = "units by zone" },
	{ "sheet[][]", EACH_OF(sheet, 0, FLK_AREAS, flk_areas), UNITS, UNTIL_THE_REVEAL,
	  .about = "units in a battle" },
	{ "aside[]", EACH(aside), UNITS, .about = "removed, or waiting to be placed" },
	{ "lost[]", EACH(lost), UNITS, .stake = true, .about = "destroyed in this battle" },
	{ "total[]", EACH(total), UNITS, .stake = true, .about = "miniatures in use" },
	{ "stands[]", EACH(stands), SOME(flk_zones, 0), .about = "zones with units" },
	{ "bases[]", EACH(bases), SOME(flk_zones, 0), .stake = true, .about = "zones with a base" },
	{ "tried", AT(tried), SOME(effects, 0),
	  .about = "effects before combat that the side has used or declined" },
	{ "hand[][]", EACH_OF(hand, 1, FLK_CARDS, flk_cards), NUMBER(0, MOST_COPIES), .span = 3,
	  .sight = PL_OWN, .about = "cards in hand by kind" },
	{ "deck[]", ROWS(deck, 1, FLK_CARDS, &flk_cards), NUMBER(0, MOST_COPIES), .span = 4,
	  .sight = PL_HIDDEN, .about = "cards left by kind" },
	{ "discard[]", ROWS(discard, 1, FLK_CARDS, &flk_cards), NUMBER(0, MOST_COPIES), .span = 4,
	  .about = "cards given up" },
	{ "cards[]", EACH(cards), NUMBER(0, MOST_CARDS), .span = 10, .stake = true,
	  .about = "cards in hand" },
	{ "deck_left", AT(deck_left), NUMBER(0, MOST_CARDS), .span = 40,
	  .about = "cards in the deck" },
	{ "tokens[][]", EACH_OF(tokens, 0, FLK_COLOURS, flk_colours), NUMBER(0, MOST_TOKENS),
	  .span = 10, .stake = true, .about = "tokens by colour" },
	{ "extra[][]", EACH_OF(extra, 0, FLK_COLOURS, flk_colours), NUMBER(0, MOST_MINED),
	  .stake = true, .about = "tokens on the mined card" },
	{ "points[]", EACH(points), NUMBER(0, MOST_BLUE), .span = 10, .stake = true,
	  .about = "blue spent in this battle" },
	{ "faction[]", EACH(faction), NONE_OR(flk_factions), .about = "whom one leads" },
	{ "upgrades[]", EACH(upgrades), SOME(own_upgrades, 0), .stake = true,
	  .about = "active ones" },
	{ "placed[]", EACH(placed), NUMBER(0, FLK_TYPES + 1), UNTIL_THE_REVEAL,
	  .about = "sealed steps taken" },
	{ "mined[]", EACH(mined), NONE_OR(hidden), UNTIL_THE_REVEAL,
	  .about = "card hidden; the last number is nothing" },
	{ "strikes[]", EACH(strikes), NUMBER(0, MOST_STRIKES), .span = 6,
	  .about = "still to be used" },
	{ "round", AT(round), NUMBER(0, MOST_ROUNDS), .span = 20, .clock = true,
	  .about = "from 1" },
	{ "first", AT(first), FROM_0(pl_seats), .about = "who went first in round 1" },
	{ "initiative", AT(initiative), FROM_0(pl_seats), .about = "who goes first now" },
	{ "turn", AT(turn), FROM_0(pl_seats), .about = "whose go at the phase it is" },
	{ "gone", AT(gone), FLAG, .about = "the first has finished the phase" },
	{ "target", AT(target), NONE_OR(flk_zones), .about = "of the move being made" },
	{ "source", AT(source), NONE_OR(flk_zones), .about = "of the move being made" },
	{ "battle", AT(battle), NONE_OR(flk_zones), .about = "its zone" },
	{ "attacker", AT(attacker), FROM_0(pl_seats), .about = "who attacks" },
	{ "siege", AT(siege), FLAG, .about = "a base is in the battle" },
	{ "side", AT(side), FLAG, .about = "the defender's effects, strikes or survivors" },
	{ "cursor", AT(cursor), NONE_OR(effects),
	  .about = "the effect before combat that is being used; 0: one is to be chosen" },
	{ "used", AT(used), NUMBER(0, MOST_EACH - 1), .about = "targets taken by that effect" },
	{ "spent", AT(spent), NUMBER(0, MOST_SPENT), .span = 8,
	  .about = "tokens spent in this turn of spending" },
	{ "stopped", AT(stopped), SOME(pl_seats, 0), .about = "who has stopped" },
	{ "winner", AT(winner), NUMBER(0, FLK_TIE),
	  .about = "of the battle: seat, or 3 for a tie" },
	{ "units[]", EACH_FACT, NUMBER(0, FLK_TYPES *FLK_COPIES), .read = flk_fact_units,
	  .about = "how many there are" },
	{ "zones[]", EACH_FACT, NUMBER(0, FLK_ZONES), .read = flk_fact_zones,
	  .about = "zones held" },
	{ "price[][][]", .count = { FLK_PLAYERS, FLK_TYPES, FLK_COLOURS },
	  .over = { &pl_seats, &types, &flk_colours }, NUMBER(0, MOST_PRICE),
	  .read = flk_fact_price, .about = "what a unit costs" },
	{ "battle_points[]", EACH_FACT, NUMBER(0, MOST_POINTS), .span = 20, .read = flk_fact_points,
	  .stake = true, .about = "points in the battle as it stands" },
	{ "upgrade_points[]", EACH_FACT, NUMBER(0, MOST_BONUS), .span = 4,
	  .read = flk_fact_upgrade_points, .about = "those that upgrades give" },
	{ "battle_strikes[]", EACH_FACT, NUMBER(0, MOST_STRIKES), .span = 6,
	  .read = flk_fact_strikes, .stake = true,
	  .about = "strikes that it would have if combat ended now" },
	{ "struck[]", EACH_FACT, NUMBER(0, MOST_ARMY), .read = flk_fact_struck,
	  .about = "how many of its support these could destroy" },
	{ "falling[]", EACH_FACT, UNITS, .read = flk_fact_falling,
	  .about = "who would fall if combat ended now" },
	{ "assault[]", EACH_FACT, POWER, .read = flk_fact_assault,
	  .about = "points that a type gives, wherever it stands" },
	{ "strike_power[][]", POWER_BY_AREA, .read = flk_fact_strike_power,
	  .about = "strikes of a unit there, by its type" },
	{ "screen_power[][]", POWER_BY_AREA, .read = flk_fact_screen_power,
	  .about = "strikes that a unit there cancels, by its type" },
	{ .name = NULL },
};

const struct pl_description flk_description = { sets, forms, news, state };

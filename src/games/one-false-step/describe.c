/* describe.c - One False Step as tables: its sets, its moves, its events and its state. What
 * follows from a view is in facts.c. */
#include "core/text.h"
#include "games/one-false-step/facts.h"
#include "games/one-false-step/words.h"

#define PL_ITEMS_OF struct ofs_state
#include "core/items.h"

#define EACH(member)      ROWS_OF(player, PL_SEATS, &pl_seats, member)
#define EACH_FACT         FACTS(PL_SEATS, &pl_seats)
#define EACH_SYSTEM       GRID_OF(player, PL_SEATS, &pl_seats, level, 0, OFS_SYSTEMS, &ofs_systems)
#define EACH_OF(rows, by) .count = { PL_SEATS, rows }, .over = { &pl_seats, by }
#define TOWN(member)                                                                               \
	.offset = offsetof(struct ofs_state, town[1].member),                                      \
	.size = sizeof(STATE(town[0].member)), .stride = { sizeof(struct ofs_town) },              \
	.count = { OFS_CITIES }, .over = { &ofs_cities }
#define TOWN_FACT FACTS(OFS_CITIES, &ofs_cities)
#define MADE(member)                                                                               \
	.offset = offsetof(struct ofs_state, player[0].made[0].member), .size = 1,                 \
	.stride = { sizeof(struct ofs_player), sizeof(struct ofs_offer) },                         \
	.count = { PL_SEATS, OFS_OFFERS }, .over = { &pl_seats, NULL }
#define CLAIM_FACT FACTS(OFS_CLAIMS, &claims)
#define PORT_FACT  FACTS(OFS_SLOTS *OFS_PORTS, NULL)

#define GOOD      .kind = PL_IS_ONE, .set = &goods, .first = OFS_FOOD
#define CHIPS     NUMBER(0, OFS_MOST_CHIPS), .span = 30, .stake = true, .stock = true
#define COUNTERS  NUMBER(0, OFS_MOST_COUNTERS), .span = 6
#define BID       NUMBER(1, OFS_MOST_BID)
#define BYTE      NUMBER(0, UINT8_MAX)
#define A_CITY    ONE(ofs_cities)
#define MAP_PLACE NUMBER(0, OFS_MAP_SIDE), .span = 1000

/* --- sets: rows that a designer may add go by their numbers */

/* Those that a designer adds to the standard ones go by numbers. */
static const char *const section_keys[] = {
	"valley-floor", "upper-fork", "long-lode", "landings",   "tule-flats", "lamplight-range",
	"high-country", "coast-road", "section-9", "section-10", "section-11", "section-12",
};
static const char *const mayor_keys[] = {
	"amos",    "bonita",  "clem",    "dov",      "esther",   "flora",
	"mayor-7", "mayor-8", "mayor-9", "mayor-10", "mayor-11", "mayor-12",
};
static const char *const system_keys[] = { "guidance", "life-support", "fuel" };
static const char *const throw_keys[] = { "guidance-1",     "guidance-2", "life-support-1",
	                                  "life-support-2", "fuel-1",     "fuel-2" };
static const char *const chip_keys[] = { "red", "food", "gold" };
static const char *const kind_keys[] = { "mine", "farm" };
static const char *const day_keys[] = { "sunday",   "monday", "tuesday", "wednesday",
	                                "thursday", "friday", "saturday" };
static const char *const where_keys[] = { "ghost", "deck",     "starved", "seat",
	                                  "lot",   "inactive", "active" };
static const char *const phase_keys[] = { "opening",   "placing", "feeding",  "launching",
	                                  "bidding",   "button",  "paying",   "handing",
	                                  "answering", "won",     "timed-out" };
_Static_assert(LENGTH(section_keys) == OFS_SECTIONS, "a key for each section");
_Static_assert(LENGTH(mayor_keys) == OFS_MAYORS, "a key for each mayor");
_Static_assert(LENGTH(system_keys) == OFS_SYSTEMS, "a key for each system");
_Static_assert(LENGTH(throw_keys) == 2 * OFS_SYSTEMS, "a key for each die of a Moon Shot");
_Static_assert(LENGTH(chip_keys) == OFS_GOLD, "a key for each chip");
_Static_assert(LENGTH(kind_keys) == OFS_FARM, "a key for each kind of claim");
_Static_assert(LENGTH(day_keys) == OFS_SATURDAY, "a key for each day");
_Static_assert(LENGTH(where_keys) == OFS_ACTIVE + 1, "a key for each place of a card");
_Static_assert(LENGTH(phase_keys) == OFS_TIMED_OUT, "a key for each phase");

/* The other pieces of a city and of a system. */
static void put_id(const struct pl_book *book, int piece, struct pl_text *id)
{
	char room[80];
	struct pl_text name = pl_text_in(room, sizeof room);
	ofs_piece(book, (uint16_t)piece, id, &name);
}

static void put_card_id(const struct pl_book *book, int city, struct pl_text *id)
{
	put_id(book, OFS_PIECE_CARD + city, id);
}

static void put_train_id(const struct pl_book *book, int city, struct pl_text *id)
{
	put_id(book, OFS_PIECE_TRAIN + city, id);
}

static void put_know_how_id(const struct pl_book *book, int system, struct pl_text *id)
{
	put_id(book, OFS_PIECE_KNOW_HOW + system, id);
}

const struct pl_set ofs_cities = {
	.name = "city",
	.count = OFS_CITIES,
	.rows = "city[].name",
	.piece = OFS_PIECE_CITY,
	.columns = (const struct pl_column[]){ { "rule", ofs_put_city_rule },
	                                       { "card_piece", put_card_id },
	                                       { "train_piece", put_train_id },
	                                       { NULL, NULL } },
};
const struct pl_set ofs_systems = {
	.name = "system",
	.count = OFS_SYSTEMS,
	.keys = system_keys,
	.rows = "system[].name",
	.piece = OFS_PIECE_SYSTEM,
	.columns = (const struct pl_column[]){ { "rule", ofs_put_know_how_rule },
	                                       { "know_how_piece", put_know_how_id },
	                                       { NULL, NULL } },
};
/* Levels of a system, with what they cost and need by the options of the table. */
const struct pl_set ofs_levels = {
	.name = "level",
	.count = OFS_LEVELS,
	.rows = "level[].name",
	.traits = ITEMS({ "cost", NUMBER(0, 99), .read = ofs_level_cost, .about = "Gold for it" },
	                { "needs", NUMBER(2, 13), .read = ofs_level_needs,
	                  .about = "the least roll with which a system holds" },
	                { "chance", NUMBER(0, 1000), .read = ofs_level_chance,
	                  .about = "that it holds, in thousandths" }),
	.columns = (const struct pl_column[]){ { "rule", ofs_put_level_rule }, { NULL, NULL } },
};
const struct pl_set ofs_chip_set = {
	.name = "chip",
	.count = OFS_GOLD,
	.keys = chip_keys,
	.piece = OFS_PIECE_CHIP,
};
const struct pl_set ofs_kinds = { .name = "kind", .count = OFS_FARM, .keys = kind_keys };
const struct pl_set ofs_days = {
	.name = "day",
	.count = OFS_SATURDAY,
	.keys = day_keys,
	.piece = OFS_PIECE_DAY,
};
/* What is traded: chips without the red ones. */
static const struct pl_set goods = { .name = "good", .count = 2, .keys = chip_keys + 1 };
const struct pl_set ofs_sections = {
	.name = "section",
	.count = OFS_SECTIONS,
	.keys = section_keys,
	.rows = "section[].name",
	.traits = ITEMS({ "mines", NUMBER(0, OFS_CLAIMS_EACH), .read = ofs_section_mines,
	                  .about = "Mines on it" },
	                { "farms", NUMBER(0, OFS_CLAIMS_EACH), .read = ofs_section_farms,
	                  .about = "Farms on it" },
	                { "cities", NUMBER(0, OFS_CITIES_EACH), .read = ofs_section_cities,
	                  .about = "cities on it" },
	                { "county_seats", NUMBER(0, OFS_CITIES_EACH),
	                  .read = ofs_section_county_seats, .about = "of these, County Seats" })
};
const struct pl_set ofs_layouts = {
	.name = "layout",
	.count = OFS_LAYOUTS,
	.rows = "layout[].title",
};
const struct pl_set ofs_mayors = {
	.name = "mayor",
	.count = OFS_MAYORS,
	.keys = mayor_keys,
	.rows = "mayor[].name",
	.columns = (const struct pl_column[]){ { "rule", ofs_put_mayor_rule }, { NULL, NULL } },
};
static const struct pl_set lines = {
	.name = "line",
	.count = OFS_GAZETTE,
	.rows = "gazette[].text",
};
/* Mines and Farms as they are printed on the sections, whatever the map. */
const struct pl_set ofs_spots = {
	.name = "spot",
	.count = OFS_SECTIONS * OFS_CLAIMS_EACH,
	.first_pieces = true,
	.traits = ITEMS({ "kind", ONE(ofs_kinds), .read = ofs_spot_kind, .about = "Mine or Farm" },
	                { "section", NUMBER(1, OFS_SECTIONS), .read = ofs_spot_section,
	                  .about = "the section it is on, from 1" },
	                { "number", NUMBER(1, OFS_CLAIMS_EACH), .read = ofs_spot_number,
	                  .about = "among the Mines or Farms of its section, from 1" })
};
/* Mines and Farms of this map: as many for each of its places for a section. */
static const struct pl_set claims = { .name = "claim", .count = OFS_CLAIMS };
static const struct pl_set die = { .name = "die", .count = 6 };
static const struct pl_set throws = {
	.name = "throw",
	.count = 2 * OFS_SYSTEMS,
	.keys = throw_keys,
};
const struct pl_set ofs_wheres = {
	.name = "where",
	.count = OFS_ACTIVE + 1,
	.keys = where_keys,
};
static const struct pl_set phases = {
	.name = "phase",
	.count = OFS_TIMED_OUT,
	.keys = phase_keys,
};

const char *ofs_phase_key(int phase)
{
	return phase_keys[phase - 1];
}

static const struct pl_set *const sets[] = {
	&ofs_cities,   &ofs_systems, &ofs_chip_set, &ofs_kinds, &ofs_days,   &goods,
	&ofs_sections, &ofs_layouts, &ofs_mayors,   &lines,     &ofs_spots,  &claims,
	&die,          &throws,      &ofs_wheres,   &phases,    &ofs_levels, NULL,
};

/* --- moves: every verb of enum ofs_verb */

static const struct pl_form forms[] = {
	{ OFS_BID_ON, 0, "bid-on", ITEMS({ "city", ARG(0), A_CITY }, { "chips", ARG(1), BID }),
	  "bid red chips on a County Seat" },
	{ OFS_STAKE, 0, "stake",
	  ITEMS({ "city", ARG(0), A_CITY }, { "claim", ARG(1), ONE(claims) }),
	  "take a claim that nobody holds" },
	{ OFS_JUMP, 0, "jump", ITEMS({ "city", ARG(0), A_CITY }, { "claim", ARG(1), ONE(claims) }),
	  "take a claim from its owner" },
	{ OFS_STRENGTHEN, 0, "strengthen",
	  ITEMS({ "city", ARG(0), A_CITY }, { "counters", ARG(1), NUMBER(1, OFS_MOST_COUNTERS) }),
	  "put counters of the card into its city" },
	{ OFS_TRAIN, 0, "train",
	  ITEMS({ "city", ARG(0), A_CITY }, { "counters", ARG(1), NUMBER(1, OFS_MOST_COUNTERS) },
	        { "to", ARG(2), A_CITY }),
	  "send counters to a city, to be placed next week" },
	{ OFS_BOARD, 0, "board",
	  ITEMS({ "city", ARG(0), A_CITY }, { "counters", ARG(1), NUMBER(1, OFS_MOST_COUNTERS) }),
	  "send counters to the Rocket" },
	{ OFS_FEED, 0, "feed", NULL, "pay for all one's cities" },
	{ OFS_STARVE, PL_GIVES_UP | PL_LOSES, "starve", ITEMS({ "city", ARG(0), A_CITY }),
	  "give a city up" },
	{ OFS_RAISE, 0, "raise", ITEMS({ "system", ARG(0), ONE(ofs_systems) }),
	  "buy a system's next level" },
	{ OFS_SHOOT, 0, "shoot", NULL, "fire a Moon Shot" },
	{ OFS_DONE, PL_ENDS, "done", NULL, "end one's Thursday" },
	{ OFS_BID, 0, "bid", ITEMS({ "chips", ARG(0), BID }), "bid on what is up for auction" },
	{ OFS_PASS, PL_SAYS_NO, "pass", NULL, "leave the auction" },
	{ OFS_PAY, 0, "pay",
	  ITEMS({ "red", ARG(0), NUMBER(0, OFS_MOST_BID) },
	        { "food", ARG(1), NUMBER(0, OFS_MOST_BID) },
	        { "gold", ARG(2), NUMBER(0, OFS_MOST_BID) }),
	  "pay for the Button" },
	{ OFS_HAND, 0, "hand", ITEMS({ "to", ARG(0), ONE(pl_seats) }),
	  "put the Button in front of a player" },
	{ OFS_EXCHANGE, PL_TRADES, "exchange",
	  ITEMS({ "gives", ARG(0), GOOD }, { "get", ARG(1), NUMBER(1, UINT8_MAX) }),
	  "trade with the Bank" },
	{ OFS_OFFER, PL_OFFERS, "offer",
	  ITEMS({ "to", ARG(0), ONE(pl_seats) }, { "gives", ARG(1), GOOD },
	        { "give", ARG(2), NUMBER(1, UINT8_MAX) }, { "take", ARG(3), NUMBER(1, UINT8_MAX) }),
	  "offer a player chips for chips of the other kind" },
	{ OFS_ACCEPT, PL_TRADES, "accept", NULL, "take the offer" },
	{ OFS_DECLINE, PL_SAYS_NO, "decline", NULL, "refuse the offer" },
	{ 0, 0, NULL, NULL, NULL },
};

/* --- events: every kind of enum ofs_event_kind */

/* A claim in an event: by its section and its row there, and as one of all that are printed. */
#define AT_CLAIM                                                                                   \
	{ "section", TOLD(1), ONE(ofs_sections) },                                                 \
		{ "claim", TOLD(2), NUMBER(1, OFS_CLAIMS_EACH), .points = true },                  \
	{                                                                                          \
		"spot", ONE(ofs_spots), .read = ofs_told_spot                                      \
	}
#define AN_OFFER                                                                                   \
	{ "to", TOLD(0), ONE(pl_seats) }, { "gives", TOLD(1), GOOD },                              \
		{ "give", TOLD(2), NUMBER(1, UINT8_MAX) },                                         \
	{                                                                                          \
		"take", TOLD(3), NUMBER(1, UINT8_MAX)                                              \
	}
#define A_THROW(name, fact)                                                                        \
	{                                                                                          \
		name, NUMBER(2, 12), .read = fact                                                  \
	}

static const struct pl_news news[] = {
	[OFS_DID_BID_ON] = { "bid-on",
	                     ITEMS({ "city", TOLD(0), A_CITY }, { "chips", TOLD(1), BID },
	                           { "outbid", TOLD(2), NONE_OR(pl_seats) }),
	                     "bids on a County Seat" },
	[OFS_DID_SETTLE] = { "settle",
	                     ITEMS({ "city", TOLD(0), A_CITY }, { "chips", TOLD(1), BID }),
	                     "gets a first city" },
	[OFS_DID_GET_BUTTON] = { "get-button", NULL, "has the most populous city" },
	[OFS_DID_WEEK] = { "week", ITEMS({ "week", TOLD(0), NUMBER(1, OFS_WEEKS) }),
	                   "a week begins with this player" },
	[OFS_DID_POPULATE] = { "populate",
	                       ITEMS({ "counters", TOLD_HIGH_LOW(0), NUMBER(0, UINT16_MAX) }),
	                       "has counters to place" },
	[OFS_DID_STAKE] = { "stake", ITEMS({ "city", TOLD(0), A_CITY }, AT_CLAIM),
	                    "takes a claim that nobody held" },
	[OFS_DID_JUMP] = { "jump",
	                   ITEMS({ "city", TOLD(0), A_CITY }, AT_CLAIM,
	                         { "owner", TOLD(3), ONE(pl_seats) },
	                         { "die", TOLD(4), NONE_OR(die) },
	                         { "pile", TOLD(5), NUMBER(1, OFS_MOST_COUNTERS) },
	                         { "against", TOLD(6), NONE_OR(die) },
	                         { "defence", TOLD(7), NUMBER(0, OFS_MOST_COUNTERS) },
	                         { "won", TOLD(8), FLAG }),
	                   "tries to take a claim; without dice nobody defends it" },
	[OFS_DID_STRENGTHEN] = { "strengthen",
	                         ITEMS({ "city", TOLD(0), A_CITY },
	                               { "counters", TOLD(1), NUMBER(1, OFS_MOST_COUNTERS) }),
	                         "puts counters into a city" },
	[OFS_DID_TRAIN] = { "train",
	                    ITEMS({ "city", TOLD(0), A_CITY },
	                          { "counters", TOLD(1), NUMBER(1, OFS_MOST_COUNTERS) },
	                          { "to", TOLD(2), A_CITY },
	                          { "held", FLAG, .read = ofs_told_held }),
	                    "sends counters to a city, or holds them back in theirs" },
	[OFS_DID_BOARD] = { "board",
	                    ITEMS({ "city", TOLD(0), A_CITY },
	                          { "counters", TOLD(1), NUMBER(1, OFS_MOST_COUNTERS) }),
	                    "sends counters to the Rocket" },
	[OFS_DID_INCOME] = { "income", ITEMS({ "food", TOLD(0), BYTE }, { "gold", TOLD(1), BYTE }),
	                     "is paid by Farms and Mines" },
	[OFS_DID_FEED] = { "feed",
	                   ITEMS({ "food", TOLD(0), BYTE },
	                         { "cities", TOLD(1), NUMBER(1, OFS_CITIES) }),
	                   "pays for all cities" },
	[OFS_DID_STARVE] = { "starve", ITEMS({ "city", TOLD(0), A_CITY }), "gives a city up" },
	[OFS_DID_RAISE] = { "raise",
	                    ITEMS({ "system", TOLD(0), ONE(ofs_systems) },
	                          { "level", TOLD(1), NUMBER(2, OFS_LEVELS) },
	                          { "price", TOLD(2), NUMBER(0, 99) },
	                          { "fee", TOLD(3), NUMBER(0, 9) },
	                          { "holder", TOLD(4), NONE_OR(pl_seats) }),
	                    "buys a level; the holder of its Know-how gets the fee" },
	[OFS_DID_LEARN] = { "learn",
	                    ITEMS({ "system", TOLD(0), ONE(ofs_systems) },
	                          { "from", TOLD(1), NONE_OR(pl_seats) }),
	                    "takes a Know-how card" },
	[OFS_DID_SHOOT] = { "shoot",
	                    ITEMS({ "dice", TOLDS(0, 4), COUNTS(throws, 4, 6) },
	                          A_THROW("guidance", ofs_told_guidance),
	                          A_THROW("life", ofs_told_life), A_THROW("fuel", ofs_told_fuel),
	                          { "held", TOLD(4), SOME(ofs_systems, 0) },
	                          { "holding", NUMBER(0, OFS_SYSTEMS), .read = ofs_told_holding },
	                          { "aboard", TOLD(5), NUMBER(0, OFS_MOST_COUNTERS) },
	                          { "gained", TOLD_HIGH_LOW(6), NUMBER(0, UINT16_MAX) }),
	                    "fires a Moon Shot: rolls and their sums, and what held" },
	[OFS_DID_WAKE] = { "wake", ITEMS({ "city", TOLD(0), A_CITY }), "a city becomes Active" },
	[OFS_DID_LOT] = { "lot", ITEMS({ "city", TOLD(0), A_CITY }), "a city is for sale" },
	[OFS_DID_BID] = { "bid",
	                  ITEMS({ "chips", TOLD(0), BID },
	                        { "city", TOLD(1), NONE_OR(ofs_cities) }),
	                  "bids on a city, or else on the Button" },
	[OFS_DID_PASS] = { "pass", NULL, "leaves the auction" },
	[OFS_DID_BUY] = { "buy",
	                  ITEMS({ "city", TOLD(0), A_CITY }, { "chips", TOLD(1), BID },
	                        { "weeks", TOLD(2), NUMBER(1, OFS_MOST_BID / 2 + 1) }),
	                  "buys a city, which sleeps for so many Fridays" },
	[OFS_DID_GHOST] = { "ghost", ITEMS({ "city", TOLD(0), A_CITY }), "nobody bought a city" },
	[OFS_DID_AUCTION] = { "auction", NULL, "the Button is for sale" },
	[OFS_DID_KEEP] = { "keep", NULL, "nobody bought the Button" },
	[OFS_DID_PAY] = { "pay",
	                  ITEMS({ "red", TOLD(0), NUMBER(0, OFS_MOST_BID), .points = true },
	                        { "food", TOLD(1), NUMBER(0, OFS_MOST_BID), .points = true },
	                        { "gold", TOLD(2), NUMBER(0, OFS_MOST_BID), .points = true }),
	                  "pays for the Button" },
	[OFS_DID_HAND] = { "hand", ITEMS({ "to", TOLD(0), ONE(pl_seats) }),
	                   "gives the Button away" },
	[OFS_DID_EXCHANGE] = { "exchange",
	                       ITEMS({ "gives", TOLD(0), GOOD },
	                             { "give", TOLD_HIGH_LOW(1), NUMBER(1, OFS_MOST_CHIPS) },
	                             { "get", TOLD(3), NUMBER(1, UINT8_MAX) }),
	                       "trades with the Bank" },
	[OFS_DID_OFFER] = { "offer", ITEMS(AN_OFFER), "offers a trade" },
	[OFS_DID_ACCEPT] = { "accept", ITEMS(AN_OFFER, { "by", TOLD(4), ONE(pl_seats) }),
	                     "takes an offer" },
	[OFS_DID_DECLINE] = { "decline", ITEMS(AN_OFFER, { "by", TOLD(4), ONE(pl_seats) }),
	                      "refuses an offer" },
	[OFS_DID_NEWS] = { "news", ITEMS({ "line", TOLD(0), ONE(lines) }),
	                   "The Gazette writes about it" },
	[OFS_DID_WIN] = { "win", ITEMS({ "points", TOLD_HIGH_LOW(0), NUMBER(0, OFS_MOST_POINTS) }),
	                  "wins" },
	[OFS_DID_TIME_OUT] = { "time-out",
	                       ITEMS({ "weeks", TOLD(0), NUMBER(1, OFS_WEEKS) },
	                             { "points", TOLD_HIGH_LOW(1), NUMBER(0, OFS_MOST_POINTS) },
	                             { "tie", TOLD(3), FLAG }),
	                       "the weeks are over, and this player leads" },
	[OFS_DID_TIME_OUT + 1] = { NULL, NULL, NULL },
};
_Static_assert(LENGTH(news) == OFS_DID_TIME_OUT + 2, "news for each kind of event, and an end");

/* --- the state: every member of struct ofs_state */

static const struct pl_item state[] = {
	STATE_HEADER(phases, 3, PL_SEATS),

	{ "player[].claims", EACH(claims), SOME(claims, 0), .stake = true,
	  .about = "Mines and Farms held" },
	{ "player[].cities", EACH(cities), SOME(ofs_cities, 1), .stake = true,
	  .about = "Active cities" },
	{ "player[].red", EACH(red), CHIPS, .about = "red chips: points" },
	{ "player[].food", EACH(food), CHIPS, .about = "Food" },
	{ "player[].gold", EACH(gold), CHIPS, .about = "Gold" },
	{ "player[].level[]", EACH_SYSTEM, NUMBER(1, OFS_LEVELS), .stake = true,
	  .about = "levels of the Rocket's systems" },
	{ "player[].rocket", EACH(rocket), COUNTERS, .stake = true, .about = "counters aboard" },
	{ "player[].mayor", EACH(mayor), ONE(ofs_mayors), .about = "who the player is" },
	{ "player[].offers", EACH(offers), NUMBER(0, OFS_OFFERS), .about = "made today" },
	{ "player[].made[].to", MADE(to), NONE_OR(pl_seats), .about = "to whom it was made" },
	{ "player[].made[].gives", MADE(gives), NONE_OR(ofs_chip_set), .about = "what was given" },
	{ "player[].made[].give", MADE(give), BYTE, .span = 6, .about = "how many" },
	{ "player[].made[].take", MADE(take), BYTE, .span = 6, .about = "for how many" },
	{ "player[].points", EACH_FACT, NUMBER(0, OFS_MOST_POINTS), .span = 30,
	  .read = ofs_fact_points, .about = "chips, cities and Know-how" },
	{ "player[].points_of_cities", EACH_FACT, NUMBER(0, OFS_MOST_POINTS), .span = 10,
	  .read = ofs_fact_city_points, .about = "of these, what Active cities are worth" },
	{ "player[].points_of_know_how", EACH_FACT, NUMBER(0, 9 * OFS_SYSTEMS),
	  .read = ofs_fact_know_points, .about = "of these, what Know-how is worth" },
	{ "player[].farms", EACH_FACT, NUMBER(0, OFS_CLAIMS), .span = 10, .read = ofs_fact_farms,
	  .about = "Farms held" },
	{ "player[].mines", EACH_FACT, NUMBER(0, OFS_CLAIMS), .span = 10, .read = ofs_fact_mines,
	  .about = "Mines held" },
	{ "player[].upkeep", EACH_FACT, NUMBER(0, 9 * OFS_CITIES), .span = 10,
	  .read = ofs_fact_upkeep, .about = "Food that its cities eat" },
	{ "player[].offers_left", EACH_FACT, NUMBER(0, OFS_OFFERS), .read = ofs_fact_offers_left,
	  .about = "offers that it may still make today" },
	{ "player[].target[]", EACH_OF(OFS_SYSTEMS, &ofs_systems), NUMBER(2, 13),
	  .read = ofs_fact_target, .about = "the least roll with which a system holds" },
	{ "player[].chance[]", EACH_OF(OFS_SYSTEMS, &ofs_systems), NUMBER(0, 1000),
	  .read = ofs_fact_chance, .about = "that a system holds, in thousandths" },
	{ "player[].price[]", EACH_OF(OFS_SYSTEMS, &ofs_systems), NUMBER(0, 99), .span = 21,
	  .read = ofs_fact_price, .about = "Gold for the next level; 0 at the highest" },
	{ "player[].next_target[]", EACH_OF(OFS_SYSTEMS, &ofs_systems), NUMBER(0, 13),
	  .read = ofs_fact_next_target, .about = "the least roll there; 0 at the highest" },
	{ "player[].next_chance[]", EACH_OF(OFS_SYSTEMS, &ofs_systems), NUMBER(0, 1000),
	  .read = ofs_fact_next_chance, .about = "that it holds there, in thousandths" },
	{ "player[].fee[]", EACH_OF(OFS_SYSTEMS, &ofs_systems), NUMBER(0, 9), .read = ofs_fact_fee,
	  .about = "Gold of the price that goes to the Know-how's holder" },
	{ "player[].leads[]", EACH_OF(OFS_SYSTEMS, &ofs_systems), FLAG, .read = ofs_fact_leads,
	  .about = "systems whose next level takes the Know-how" },
	{ "player[].shot[]", EACH_OF(OFS_SYSTEMS + 1, NULL), NUMBER(0, 1000), .read = ofs_fact_shot,
	  .about = "how likely none, one, two and all systems hold, in thousandths" },
	{ "player[].gain[]", EACH_OF(OFS_SYSTEMS + 1, NULL), NUMBER(0, OFS_MOST_POINTS), .span = 10,
	  .read = ofs_fact_gain, .about = "points for as many that hold" },

	{ "city[].where", TOWN(where), FROM_0(ofs_wheres),
	  .about = "where its card is; a ghost is nowhere, or its section is not on the map" },
	{ "city[].owner", TOWN(owner), NONE_OR(pl_seats),
	  .about = "whose it is, or who bids most in the starting auction" },
	{ "city[].chips", TOWN(chips), NUMBER(0, OFS_MOST_BID), .span = 10,
	  .about = "red chips on it: the bid, or the Fridays until it wakes" },
	{ "city[].pile", TOWN(pile), COUNTERS, .stake = true, .about = "counters in it" },
	{ "city[].middle", TOWN(middle), COUNTERS, .about = "counters to be placed from its card" },
	{ "city[].train", TOWN(train), COUNTERS, .about = "counters that arrive next week" },
	{ "city[].room", TOWN_FACT, NUMBER(0, UINT8_MAX), .span = 10, .read = ofs_fact_room,
	  .about = "counters that it can hold; 0: no limit" },
	{ "city[].x", TOWN_FACT, MAP_PLACE, .read = ofs_fact_city_x, .about = "on the whole map" },
	{ "city[].y", TOWN_FACT, MAP_PLACE, .read = ofs_fact_city_y, .about = "on the whole map" },

	{ "layout", AT(layout), ONE(ofs_layouts), .about = "how the five sections lie" },
	{ "section[]", ROWS(section, 0, OFS_SLOTS, NULL), ONE(ofs_sections),
	  .about = "which section lies in which place of the layout" },
	{ "turned[]", ROWS(turned, 0, OFS_SLOTS, NULL), FLAG, .about = "upside down" },
	{ "claim[].spot", CLAIM_FACT, NONE_OR(ofs_spots), .read = ofs_fact_spot,
	  .about = "which of the printed Mines and Farms it is; none: there is none here" },
	{ "claim[].kind", CLAIM_FACT, NONE_OR(ofs_kinds), .read = ofs_fact_claim_kind,
	  .about = "Mine or Farm" },
	{ "claim[].x", CLAIM_FACT, MAP_PLACE, .read = ofs_fact_claim_x,
	  .about = "on the whole map" },
	{ "claim[].y", CLAIM_FACT, MAP_PLACE, .read = ofs_fact_claim_y,
	  .about = "on the whole map" },
	{ "claim[].owner", CLAIM_FACT, NONE_OR(pl_seats), .read = ofs_fact_claim_owner,
	  .about = "who holds it" },
	{ "claim[].defender", CLAIM_FACT, NONE_OR(ofs_cities), .read = ofs_fact_claim_defender,
	  .about = "the strongest city that would defend it" },
	{ "port[].claim", PORT_FACT, ONE(claims), .read = ofs_fact_port_claim,
	  .about = "the claim whose line runs to this port of a section" },
	{ "port[].meets", PORT_FACT, NONE_OR(claims), .read = ofs_fact_port_meets,
	  .about = "the claim across the seam; none: the line runs off the map" },
	{ "port[].x", PORT_FACT, MAP_PLACE, .read = ofs_fact_port_x, .about = "on the whole map" },
	{ "port[].y", PORT_FACT, MAP_PLACE, .read = ofs_fact_port_y, .about = "on the whole map" },

	{ "top[]", ROWS(top, 0, OFS_SLOTS *OFS_CITIES_EACH, NULL), NONE_OR(ofs_cities),
	  .about = "starved cities on the deck, the last on top" },
	{ "tops", AT(tops), NUMBER(0, OFS_SLOTS *OFS_CITIES_EACH), .span = 6,
	  .about = "how many of them" },
	{ "deck_left", NUMBER(0, OFS_CITIES), .read = ofs_fact_deck_left,
	  .about = "cities in the deck below them" },
	{ "holder[]", ROWS(holder, 0, OFS_SYSTEMS, &ofs_systems), NONE_OR(pl_seats), .stake = true,
	  .about = "who has the Know-how" },
	{ "button", AT(button), FROM_0(pl_seats), .about = "who has the Button" },
	{ "week", AT(week), NUMBER(0, OFS_WEEKS), .span = 40, .clock = true,
	  .about = "from 1; 0 before play" },
	{ "day", AT(day), NONE_OR(ofs_days), .clock = true,
	  .about = "of the week; none before play" },
	{ "turn", AT(turn), FROM_0(pl_seats), .about = "whose turn it is" },
	{ "in", AT(in), SOME(pl_seats, 0), .about = "who still bids" },
	{ "lot", AT(lot), NONE_OR(ofs_cities), .about = "the city up for auction" },
	{ "bid", AT(bid), NUMBER(0, OFS_MOST_BID), .span = 20, .about = "the highest" },
	{ "bidder", AT(bidder), NONE_OR(pl_seats), .about = "whose it is" },
	{ "resume", AT(resume), NONE_OR(phases), .about = "the phase that an offer interrupts" },
	{ "dice[]", ROWS(dice, 0, 2 * OFS_SYSTEMS, NULL), NONE_OR(die),
	  .about = "of the last Moon Shot or dispute" },
	{ "winner", AT(winner), NONE_OR(pl_seats), .about = "who has won" },
	{ "offer.to", AT(offer.to), NONE_OR(pl_seats),
	  .about = "who has to answer the offer of whose turn it is" },
	{ "offer.gives", AT(offer.gives), NONE_OR(ofs_chip_set), .about = "what is given" },
	{ "offer.give", AT(offer.give), BYTE, .span = 6, .about = "how many" },
	{ "offer.take", AT(offer.take), BYTE, .span = 6, .about = "for how many of the other" },
	{ .name = NULL },
};

const struct pl_description ofs_description = { sets, forms, news, state };

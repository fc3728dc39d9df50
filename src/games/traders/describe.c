/* describe.c - Traders as tables: its sets, its moves, its events and its state. */
#include "games/traders/traders.h"
#include "games/traders/words.h"

#define PL_ITEMS_OF struct trd_state
#include "core/items.h"

#define UNITS(most)  COUNTS(trd_set_goods, 8, most)
#define EACH(member) ROWS_OF(player, PL_SEATS, &pl_seats, member)
#define EACH_FACT    FACTS(PL_SEATS, &pl_seats)

/* --- sets */

static const char *const good_keys[] = { "metal", "food", "gem" };
static const char *const place_keys[] = { "gobi",  "bob",   "inti", "seranide",
	                                  "supay", "earth", "ship" };
static const char *const phase_keys[] = {
	"ready",  "taking", "assigning",    "making", "answering", "raided", "stowing",   "offered",
	"acting", "flying", "acting-again", "market", "willing",   "cured",  "timed-out",
};
static const char *const side_keys[] = { "north", "north-east", "east", "south-east",
	                                 "south", "south-west", "west", "north-west" };
static const char *const tie_keys[] = { "money", "shared" };
static const char *const step_keys[] = { "planet", "event", "act", "move", "act-again", "market" };
_Static_assert(LENGTH(good_keys) == TRD_GOODS, "a key for each good");
_Static_assert(LENGTH(place_keys) == TRD_PLACES, "a key for each place");
_Static_assert(LENGTH(phase_keys) == TRD_TIMED_OUT, "a key for each phase");
_Static_assert(LENGTH(step_keys) == TRD_STEP_MARKET, "a key for each step");

static int32_t hex_column(const struct pl_rules *r, const struct pl_state *s, int viewer,
                          const int row[PL_BRACKETS])
{
	(void)s, (void)viewer;
	return trd_numbers(r)->column[row[0]];
}

static int32_t hex_row(const struct pl_rules *r, const struct pl_state *s, int viewer,
                       const int row[PL_BRACKETS])
{
	(void)s, (void)viewer;
	return trd_numbers(r)->row[row[0]];
}

/* Where a spot or dock lies about its planet, as in side_keys. */
static int32_t hex_side(const struct pl_rules *rules, const struct pl_state *s, int viewer,
                        const int row[PL_BRACKETS])
{
	static const uint8_t sides[3][3] = { { 8, 1, 2 }, { 7, 0, 3 }, { 6, 5, 4 } };
	const struct trd_rules *r = trd_numbers(rules);
	int hex = row[0], place = trd_place_of(hex);
	(void)s, (void)viewer;
	if (place == 0)
		return 0;
	int planet = TRD_FIRST_PLANET + place - 1;
	int down = r->row[hex] - r->row[planet];
	/* In half hexes: even rows lie half a hex to the right (TRD-G01). */
	int right = 2 * (r->column[hex] - r->column[planet]) + r->row[planet] % 2 - r->row[hex] % 2;
	return sides[1 + (down > 0) - (down < 0)][1 + (right > 0) - (right < 0)];
}

static int32_t hex_place(const struct pl_rules *r, const struct pl_state *s, int viewer,
                         const int row[PL_BRACKETS])
{
	(void)r, (void)s, (void)viewer;
	return trd_place_of(row[0]);
}

static void print_card(const struct pl_book *book, int kind, struct pl_text *text)
{
	trd_put_card_text(book, &trd_numbers(book->rules)->action[kind - 1], text);
}

static void print_event(const struct pl_book *book, int kind, struct pl_text *text)
{
	trd_put_card_text(book, &trd_numbers(book->rules)->event[kind - 1], text);
}

static void print_card_people(const struct pl_book *book, int kind, struct pl_text *text)
{
	trd_put_people(book, &trd_numbers(book->rules)->action[kind - 1], text);
}

static void print_event_people(const struct pl_book *book, int kind, struct pl_text *text)
{
	trd_put_people(book, &trd_numbers(book->rules)->event[kind - 1], text);
}

static const struct pl_column card_columns[] = {
	{ "text", print_card },
	{ "people", print_card_people },
	{ NULL, NULL },
};
static const struct pl_column event_columns[] = {
	{ "text", print_event },
	{ "people", print_event_people },
	{ NULL, NULL },
};

const struct pl_set trd_set_goods = {
	.name = "good",
	.count = TRD_GOODS,
	.keys = good_keys,
	.rows = "resource[].name",
	.piece = TRD_PIECE_GOOD,
};
const struct pl_set trd_set_places = {
	.name = "place",
	.count = TRD_PLACES,
	.keys = place_keys,
	.rows = "planet[].name",
	.piece = TRD_PIECE_PLANET,
};
const struct pl_set trd_set_shops = {
	.name = "shop",
	.count = TRD_EARTH,
	.keys = place_keys,
	.rows = "planet[].name",
	.piece = TRD_PIECE_PLANET,
	.of = &trd_set_places,
};
const struct pl_set trd_set_planets = {
	.name = "planet",
	.count = TRD_PLANETS,
	.keys = place_keys,
	.rows = "planet[].name",
	.piece = TRD_PIECE_PLANET,
	.of = &trd_set_places,
};
const struct pl_set trd_set_cards = {
	.name = "card",
	.count = TRD_ACTIONS,
	.rows = "action[].name",
	.piece = TRD_PIECE_CARD,
	.columns = card_columns,
};
const struct pl_set trd_set_events = {
	.name = "event",
	.count = TRD_EVENTS,
	.rows = "event[].name",
	.piece = TRD_PIECE_EVENT,
	.columns = event_columns,
};
const struct pl_set trd_set_planet_cards = {
	.name = "planet-card",
	.count = TRD_PLANET_CARDS,
	.rows = "planet_card[].title",
	.piece = TRD_PIECE_PLANET_CARD,
};
const struct pl_set trd_set_companies = {
	.name = "company",
	.count = TRD_COMPANIES,
	.rows = "company[].name",
	.piece = TRD_PIECE_COMPANY,
};
static const struct pl_set sides = {
	.name = "side",
	.count = LENGTH(side_keys),
	.keys = side_keys,
};
const struct pl_set trd_set_hexes = {
	.name = "hex",
	.count = TRD_HEXES,
	.first_pieces = true,
	.traits = ITEMS(
		{ "column", NUMBER(0, TRD_COLUMNS), .read = hex_column,
	          .about = "from the left, from 1" },
		{ "row", NUMBER(0, TRD_ROWS), .read = hex_row, .about = "from the top, from 1" },
		{ "place", NONE_OR(trd_set_shops), .read = hex_place,
	          .about = "the planet that it is a spot or dock of" },
		{ "side", NONE_OR(sides), .read = hex_side,
	          .about = "where it lies about that planet" })
};

static int32_t store_place(const struct pl_rules *r, const struct pl_state *s, int viewer,
                           const int row[PL_BRACKETS])
{
	(void)r, (void)s, (void)viewer;
	return trd_store_place(row[0]);
}

static int32_t store_good(const struct pl_rules *r, const struct pl_state *s, int viewer,
                          const int row[PL_BRACKETS])
{
	(void)r, (void)s, (void)viewer;
	return trd_store_good(row[0]);
}

/* What somebody has of a good somewhere. */
static const struct pl_set stores = {
	.name = "store",
	.count = TRD_PLACES * TRD_GOODS,
	.piece = TRD_PIECE_STORE,
	.traits = ITEMS({ "place", ONE(trd_set_places), .read = store_place, .about = "where" },
	                { "good", ONE(trd_set_goods), .read = store_good, .about = "of what" })
};
static const struct pl_set spots = {
	.name = "spot",
	.count = TRD_FIRST_DOCK - 1,
	.of = &trd_set_hexes,
};
static const struct pl_set die = { .name = "die", .count = 6 };
static const struct pl_set ties = { .name = "tie", .count = 2, .keys = tie_keys };
const struct pl_set trd_set_phases = {
	.name = "phase",
	.count = TRD_TIMED_OUT,
	.keys = phase_keys,
};
const struct pl_set trd_set_steps = {
	.name = "step",
	.count = TRD_STEP_MARKET,
	.keys = step_keys,
};

/* What a part of a card asks of those to whom it happens: words alone. */
static const char *const condition_keys[] = {
	"docked",          "in-space",      "cargo",       "empty",
	"fewest-stations", "most-stations", "least-money", "most-money",
};
_Static_assert(LENGTH(condition_keys) == TRD_CONDITIONS, "a key for each condition");
const struct pl_set trd_set_conditions = {
	.name = "condition",
	.count = TRD_CONDITIONS,
	.keys = condition_keys,
};

static const struct pl_set *const sets[] = {
	&trd_set_goods,
	&trd_set_places,
	&trd_set_shops,
	&trd_set_planets,
	&trd_set_cards,
	&trd_set_events,
	&trd_set_planet_cards,
	&trd_set_companies,
	&trd_set_hexes,
	&spots,
	&stores,
	&sides,
	&die,
	&ties,
	&trd_set_phases,
	&trd_set_steps,
	&trd_set_conditions,
	NULL,
};

/* --- moves: every verb of enum trd_verb */

static const struct pl_form forms[] = {
	{ TRD_TAKE, 0, "take", ITEMS({ "company", ARG(0), ONE(trd_set_companies) }),
	  "take a company" },
	{ TRD_ASSIGN, 0, "assign",
	  ITEMS({ "planet", ARG(0), ONE(trd_set_planets) },
	        { "goods", ARG(1), SOME(trd_set_goods, 0) }),
	  "say what a planet makes" },
	{ TRD_MAKE, 0, "make",
	  ITEMS({ "planet", ARG(0), ONE(trd_set_planets) }, { "goods", ARGS(1, 4), UNITS(2) }),
	  "choose what one's stations there make" },
	{ TRD_COUNTER, 0, "counter", NULL, "play Counter" },
	{ TRD_DECLINE, PL_SAYS_NO, "decline", NULL, "let it happen" },
	{ TRD_GIVE_CARGO, PL_GIVES_UP, "give-cargo", NULL, "the pirates take the cargo" },
	{ TRD_PAY, 0, "pay", NULL, "the pirates take money" },
	{ TRD_JETTISON, PL_GIVES_UP, "jettison", ITEMS({ "good", ARG(0), ONE(trd_set_goods) }),
	  "throw a unit out for the one arriving" },
	{ TRD_REFUSE, PL_SAYS_NO, "refuse", NULL, "leave the one arriving" },
	{ TRD_DISCARD, PL_GIVES_UP, "discard", ITEMS({ "card", ARG(0), ONE(trd_set_cards) }),
	  "give a card up for the one offered" },
	{ TRD_LEAVE, PL_SAYS_NO, "leave", NULL, "leave the card offered" },
	{ TRD_BUILD, 0, "build", NULL, "build a station where the ship is" },
	{ TRD_LOAD, 0, "load", ITEMS({ "good", ARG(0), ONE(trd_set_goods) }),
	  "from the store to the ship" },
	{ TRD_UNLOAD, 0, "unload", ITEMS({ "good", ARG(0), ONE(trd_set_goods) }),
	  "from the ship to the store" },
	{ TRD_PLAY, 0, "play", ITEMS({ "card", ARG(0), ONE(trd_set_cards) }),
	  "a card that has no aim" },
	{ TRD_PLAY, 0, "play-against",
	  ITEMS({ "card", ARG(0), ONE(trd_set_cards) }, { "victim", ARG(1), ONE(pl_seats) }),
	  "a card against a player" },
	{ TRD_PLAY, 0, "play-to-rob",
	  ITEMS({ "card", ARG(0), ONE(trd_set_cards) }, { "victim", ARG(1), ONE(pl_seats) },
	        { "good", ARG(3), ONE(trd_set_goods) }),
	  "a card that takes a unit from a ship" },
	{ TRD_PLAY, 0, "play-on",
	  ITEMS({ "card", ARG(0), ONE(trd_set_cards) }, { "planet", ARG(2), ONE(trd_set_planets) }),
	  "a card on a planet" },
	{ TRD_PLAY, 0, "play-to-swap",
	  ITEMS({ "card", ARG(0), ONE(trd_set_cards) }, { "place", ARG(2), ONE(trd_set_places) },
	        { "good", ARG(3), ONE(trd_set_goods) }, { "gain", ARG(4), ONE(trd_set_goods) }),
	  "a card that turns units alike into another" },
	{ TRD_DONE, PL_ENDS, "done", NULL, "end the step" },
	{ TRD_FLY, 0, "fly", ITEMS({ "to", ARG(0), ONE(trd_set_hexes) }), "fly there" },
	{ TRD_STAY, PL_ENDS, "stay", NULL, "do not fly" },
	{ TRD_SELL, 0, "sell",
	  ITEMS({ "place", ARG(0), ONE(trd_set_shops) }, { "good", ARG(1), ONE(trd_set_goods) },
	        { "units", ARG(2), NUMBER(1, TRD_MOST_UNITS) }),
	  "sell units from a store" },
	{ TRD_BUY, 0, "buy", ITEMS({ "give", ARG(0), NONE_OR(trd_set_cards) }),
	  "buy a card, giving another up for want of room" },
	{ TRD_PLAY, 0, "play-against-on",
	  ITEMS({ "card", ARG(0), ONE(trd_set_cards) }, { "victim", ARG(1), ONE(pl_seats) },
	        { "planet", ARG(2), ONE(trd_set_planets) }),
	  "a card against a player and on a planet" },
	{ TRD_PLAY, 0, "play-to-rob-on",
	  ITEMS({ "card", ARG(0), ONE(trd_set_cards) }, { "victim", ARG(1), ONE(pl_seats) },
	        { "planet", ARG(2), ONE(trd_set_planets) }, { "good", ARG(3), ONE(trd_set_goods) }),
	  "a card that takes a unit from a ship, and on a planet" },
	{ TRD_ACCEPT, 0, "accept", NULL, "have what may be left" },
	{ TRD_PASS, PL_SAYS_NO, "pass", NULL, "leave what may be left" },
	{ 0, 0, NULL, NULL, NULL },
};

/* --- events: every kind of enum trd_event_kind */

static const struct pl_news news[] = {
	[TRD_DID_TAKE] = { "take", ITEMS({ "company", TOLD(0), ONE(trd_set_companies) }),
	                   "takes a company" },
	[TRD_DID_ASSIGN] = { "assign",
	                     ITEMS({ "planet", TOLD(0), ONE(trd_set_planets) },
	                           { "goods", TOLD(1), SOME(trd_set_goods, 0) }),
	                     "says what it makes" },
	[TRD_DID_PLANETS] = { "planets",
	                      ITEMS({ "card", TOLD(0), ONE(trd_set_planet_cards) },
	                            { "lit", TOLD(1), SOME(trd_set_planets, 1) },
	                            { "round", TOLD(2), NUMBER(1, 200) }),
	                      "a planet card" },
	[TRD_DID_MAKE] = { "make",
	                   ITEMS({ "planet", TOLD(0), ONE(trd_set_planets) },
	                         { "goods", TOLDS(1, 4), UNITS(2) }),
	                   "stations make goods" },
	[TRD_DID_DRAW] = { "draw",
	                   ITEMS({ "event", TOLD(0), ONE(trd_set_events) },
	                         { "face", TOLD(1), NUMBER(0, 255) }),
	                   "an event card" },
	[TRD_DID_MONEY] = { "money", ITEMS({ "money", TOLD(0), NUMBER(0, 255) }), "gains MCr" },
	[TRD_DID_ARRIVE] = { "arrive",
	                     ITEMS({ "good", TOLD(0), ONE(trd_set_goods) },
	                           { "place", TOLD(1), ONE(trd_set_places) }),
	                     "gets a unit" },
	[TRD_DID_REFUSE] = { "refuse", ITEMS({ "good", TOLD(0), ONE(trd_set_goods) }),
	                     "leaves a unit" },
	[TRD_DID_JETTISON] = { "jettison",
	                       ITEMS({ "good", TOLD(0), ONE(trd_set_goods) },
	                             { "kept", TOLD(1), ONE(trd_set_goods) }),
	                       "throws a unit out" },
	[TRD_DID_GET_CARD] = { "get-card",
	                       ITEMS({ "give", TOLD(0), NONE_OR(trd_set_cards), .fades = true },
	                             { "given", TOLD(2), NUMBER(0, 19) },
	                             { "card", SECRET(0), NONE_OR(trd_set_cards) },
	                             { "face", SECRET(1), NUMBER(0, 19) }),
	                       "a free card" },
	[TRD_DID_LEAVE] = { "leave", NULL, "leaves a free card" },
	[TRD_DID_LOSE_CARGO] = { "lose-cargo",
	                         ITEMS({ "goods", TOLDS(0, 4), UNITS(4) },
	                               { "pirates", TOLD(4), FLAG }),
	                         "all cargo" },
	[TRD_DID_LOSE_MONEY] = { "lose-money",
	                         ITEMS({ "money", TOLD_HIGH_LOW(0), NUMBER(0, TRD_MOST_MONEY) },
	                               { "pirates", TOLD(2), FLAG }),
	                         "MCr" },
	[TRD_DID_ESCAPE] = { "escape", NULL, "has nothing for pirates" },
	[TRD_DID_FAIL] = { "fail", NULL, "cannot fly this turn" },
	[TRD_DID_BOOST] = { "boost", ITEMS({ "dice", TOLD(0), NUMBER(0, TRD_DICE) }), "dice more" },
	[TRD_DID_ROLL] = { "roll",
	                   ITEMS({ "die", TOLD(0), ONE(die) }, { "second", TOLD(1), NONE_OR(die) },
	                         { "hexes", TOLD(2), NUMBER(1, TRD_ALLOWANCE) },
	                         { "third", TOLD(3), NONE_OR(die) },
	                         { "fourth", TOLD(4), NONE_OR(die) }),
	                   "rolls" },
	[TRD_DID_FLY] = { "fly",
	                  ITEMS({ "from", TOLD(0), ONE(trd_set_hexes) },
	                        { "to", TOLD(1), ONE(trd_set_hexes) }),
	                  "flies" },
	[TRD_DID_STAY] = { "stay", NULL, "stays" },
	[TRD_DID_BUILD] = { "build",
	                    ITEMS({ "at", TOLD(0), ONE(trd_set_hexes) },
	                          { "price", TOLD(1), NUMBER(0, 255) }),
	                    "builds a station" },
	[TRD_DID_LOAD] = { "load",
	                   ITEMS({ "good", TOLD(0), ONE(trd_set_goods) },
	                         { "place", TOLD(1), ONE(trd_set_shops) }),
	                   "loads" },
	[TRD_DID_UNLOAD] = { "unload",
	                     ITEMS({ "good", TOLD(0), ONE(trd_set_goods) },
	                           { "place", TOLD(1), ONE(trd_set_shops) }),
	                     "unloads" },
	[TRD_DID_PLAY] = { "play",
	                   ITEMS({ "card", TOLD(0), ONE(trd_set_cards) },
	                         { "victim", TOLD(1), NONE_OR(pl_seats) },
	                         { "place", TOLD(2), NONE_OR(trd_set_places) },
	                         { "good", TOLD(3), NONE_OR(trd_set_goods) },
	                         { "gain", TOLD(4), NONE_OR(trd_set_goods) },
	                         { "face", TOLD(5), NUMBER(0, 255) },
	                         { "price", TOLD(6), NUMBER(0, 255) }),
	                   "plays a card" },
	[TRD_DID_COUNTER] = { "counter",
	                      ITEMS({ "card", TOLD(0), ONE(trd_set_cards), IF_TOLD(1, 0) },
	                            { "event", TOLD(0), ONE(trd_set_events), IF_TOLD(1, 1) },
	                            { "price", TOLD(2), NUMBER(0, 255) },
	                            { "counter", TOLD(3), ONE(trd_set_cards) },
	                            { "face", TOLD(4), NUMBER(0, 19) }),
	                      "counters a card or an event" },
	[TRD_DID_DECLINE] = { "decline", NULL, "lets it happen" },
	[TRD_DID_SWAP] = { "swap",
	                   ITEMS({ "place", TOLD(0), ONE(trd_set_places) },
	                         { "good", TOLD(1), ONE(trd_set_goods) },
	                         { "units", TOLD(2), NUMBER(0, 255) },
	                         { "gain", TOLD(3), ONE(trd_set_goods) }),
	                   "turns units into another" },
	[TRD_DID_HALT] = { "halt",
	                   ITEMS({ "planet", TOLD(0), ONE(trd_set_planets) },
	                         { "rounds", TOLD(1), NUMBER(0, 255) }),
	                   "a planet rebels" },
	[TRD_DID_ROB] = { "rob",
	                  ITEMS({ "victim", TOLD(0), ONE(pl_seats) },
	                        { "good", TOLD(1), ONE(trd_set_goods) }),
	                  "takes a unit" },
	[TRD_DID_STEAL] = { "steal",
	                    ITEMS({ "victim", TOLD(0), ONE(pl_seats) },
	                          { "card", SECRET(0), NONE_OR(trd_set_cards) },
	                          { "face", SECRET(1), NUMBER(0, 19) }),
	                    "takes a card" },
	[TRD_DID_CLAMP] = { "clamp",
	                    ITEMS({ "victim", TOLD(0), ONE(pl_seats) },
	                          { "turns", TOLD(1), NUMBER(0, 255) }),
	                    "turns to be lost" },
	[TRD_DID_SKIP] = { "skip", NULL, "loses this turn" },
	[TRD_DID_EXTRA] = { "extra", ITEMS({ "turns", TOLD(0), NUMBER(0, 255) }),
	                    "extra turns to come" },
	[TRD_DID_SELL] = { "sell",
	                   ITEMS({ "place", TOLD(0), ONE(trd_set_shops) },
	                         { "good", TOLD(1), ONE(trd_set_goods) },
	                         { "units", TOLD(2), NUMBER(1, 255) },
	                         { "money", TOLD_HIGH_LOW(3), NUMBER(0, TRD_MOST_MONEY) }),
	                   "sells" },
	[TRD_DID_BUY] = { "buy",
	                  ITEMS({ "give", TOLD(0), NONE_OR(trd_set_cards), .fades = true },
	                        { "price", TOLD(1), NUMBER(0, 255) },
	                        { "given", TOLD(2), NUMBER(0, 19) },
	                        { "card", SECRET(0), NONE_OR(trd_set_cards) },
	                        { "face", SECRET(1), NUMBER(0, 19) }),
	                  "buys a card" },
	[TRD_DID_CURE] = { "cure", ITEMS({ "company", TOLD(0), ONE(trd_set_companies) }),
	                   "makes the cure" },
	[TRD_DID_TIME_OUT] = { "time-out",
	                       ITEMS({ "rounds", TOLD(0), NUMBER(0, 255) },
	                             { "tie", TOLD(1), NONE_OR(ties) }),
	                       "the rounds are over" },
	[TRD_DID_LOTS] = { "lots",
	                   ITEMS({ "p1", TOLD(0), NONE_OR(die) }, { "p2", TOLD(1), NONE_OR(die) },
	                         { "p3", TOLD(2), NONE_OR(die) }, { "p4", TOLD(3), NONE_OR(die) },
	                         { "p5", TOLD(4), NONE_OR(die) }, { "p6", TOLD(5), NONE_OR(die) },
	                         { "roll", TOLD(6), NUMBER(1, TRD_LOTS) },
	                         { "last", TOLD(7), FLAG }),
	                   "dice for the start" },
	[TRD_DID_ACCEPT] = { "accept", NULL, "has what could be left" },
	[TRD_DID_PASS] = { "pass", NULL, "leaves it" },
	[TRD_DID_PASS + 1] = { NULL, NULL, NULL },
};
_Static_assert(LENGTH(news) == TRD_DID_PASS + 2, "news for each kind of event, and an end");

/* --- what follows from a view */

static int32_t fact_docked(const struct pl_rules *r, const struct pl_state *view, int viewer,
                           const int row[PL_BRACKETS])
{
	(void)r, (void)viewer;
	return trd_docked_at(&trd_position(view)->player[row[0]]);
}

static int32_t fact_delivered(const struct pl_rules *r, const struct pl_state *view, int viewer,
                              const int row[PL_BRACKETS])
{
	(void)viewer;
	return trd_delivered(trd_numbers(r), &trd_position(view)->player[row[0]]);
}

static int32_t fact_reach(const struct pl_rules *r, const struct pl_state *view, int viewer,
                          const int row[PL_BRACKETS])
{
	const struct trd_state *s = trd_position(view);
	if (view->phase != TRD_FLYING || viewer != s->turn)
		return 0;
	return trd_has_hex(trd_destinations(trd_numbers(r), s), row[0] + 1);
}

/* The face of the event that lies open. */
static int32_t fact_event_face(const struct pl_rules *r, const struct pl_state *view, int viewer,
                               const int row[PL_BRACKETS])
{
	const struct trd_state *s = trd_position(view);
	(void)viewer, (void)row;
	if (s->event == 0)
		return 0;
	const struct trd_card *card = &trd_numbers(r)->event[s->event - 1];
	return trd_face_of(card, s, card->copies - s->events[s->event] - 1);
}

/* The nth action card that the viewer holds, from 0; 0 if there are not so many. */
static int nth_held(const struct trd_rules *r, const struct trd_state *s, int viewer, int n)
{
	for (int card = 1; viewer < PL_SEATS && card <= r->deck_size; card++)
		if (s->where[card] == viewer + 1 && n-- == 0)
			return card;
	return 0;
}

static int32_t fact_held_card(const struct pl_rules *r, const struct pl_state *view, int viewer,
                              const int row[PL_BRACKETS])
{
	return trd_numbers(r)
		->kind_of[nth_held(trd_numbers(r), trd_position(view), viewer, row[0])];
}

static int32_t fact_held_face(const struct pl_rules *r, const struct pl_state *view, int viewer,
                              const int row[PL_BRACKETS])
{
	int card = nth_held(trd_numbers(r), trd_position(view), viewer, row[0]);
	return card != 0 ? trd_copy_of(trd_numbers(r), card) : 0;
}

/* Cards given up, by kind. */
static int32_t fact_discard(const struct pl_rules *r, const struct pl_state *view, int viewer,
                            const int row[PL_BRACKETS])
{
	const struct trd_card *kind = &trd_numbers(r)->action[row[0]];
	int count = 0;
	(void)viewer;
	for (int i = 0; i < kind->copies && kind->first + i <= TRD_CARDS; i++)
		count += trd_position(view)->where[kind->first + i] == TRD_DISCARDED;
	return count;
}

/* --- the state: every member of struct trd_state */

_Static_assert(offsetof(struct trd_state, unused) + sizeof((struct trd_state *)0)->unused ==
                       sizeof(struct trd_state),
               "no padding");

static const struct pl_item state[] = {
	STATE_HEADER(trd_set_phases, 2, PL_SEATS),

	{ "player[].stations", EACH(stations), SOME(spots, 1), .stake = true,
	  .about = "spots with a station" },
	{ "player[].money", EACH(money), NUMBER(0, TRD_MOST_MONEY), .span = 40, .stake = true,
	  .about = "MCr" },
	{ "player[].hand", EACH(hand), .kind = PL_IS_COUNTS, .set = &trd_set_cards, .bits = 2,
	  .first = 0, .hi = 3, .sight = PL_TAUGHT,
	  .about = "cards in hand; of another what one knows" },
	{ "player[].goods[][]", .offset = offsetof(struct trd_state, player[0].goods[1][1]),
	  .size = 1, .stride = { sizeof(struct trd_player), TRD_GOODS + 1, 1 },
	  .count = { PL_SEATS, TRD_PLACES, TRD_GOODS },
	  .over = { &pl_seats, &trd_set_places, &trd_set_goods }, NUMBER(0, TRD_MOST_UNITS),
	  .span = 6, .stake = true, .about = "units by place and kind" },
	{ "player[].ship", EACH(ship), ONE(trd_set_hexes), .about = "where the ship is" },
	{ "player[].cards", EACH(cards), NUMBER(0, TRD_HAND), .stake = true,
	  .about = "cards in hand" },
	{ "player[].company", EACH(company), NONE_OR(trd_set_companies), .about = "company" },
	{ "player[].skips", EACH(skips), NUMBER(0, 255), .span = 3, .stake = true,
	  .about = "turns still to be lost" },
	{ "player[].docked", EACH_FACT, NONE_OR(trd_set_shops), .read = fact_docked,
	  .about = "where the ship can load" },
	{ "player[].delivered", EACH_FACT, NUMBER(0, 12), .read = fact_delivered,
	  .about = "units of the cure at Earth" },

	{ "where[]", ROWS(where, 1, TRD_CARDS, NULL), NUMBER(0, TRD_DISCARDED), .sight = PL_TAUGHT,
	  .about = "each action card: 0 in the stack or not known, n in the hand of pn, "
	           "7 given up" },
	{ "known[]", ROWS(known, 1, TRD_CARDS, NULL), SOME(pl_seats, 0), .sight = PL_TAUGHT,
	  .about = "who besides its holder knows that card there" },
	{ "discard[]", .count = { TRD_ACTIONS }, .over = { &trd_set_cards }, NUMBER(0, 20),
	  .read = fact_discard, .about = "cards given up" },
	{ "held[].card", .count = { TRD_HAND }, NONE_OR(trd_set_cards), .read = fact_held_card,
	  .about = "the viewer's cards, one by one" },
	{ "held[].face", .count = { TRD_HAND }, NUMBER(0, 19), .read = fact_held_face,
	  .about = "which copy of its kind it is, so which title it has" },
	{ "lots[][]", GRID(lots, TRD_LOTS, NULL, 0, PL_SEATS, &pl_seats), NONE_OR(die),
	  .about = "dice for the start, then those of the tied" },
	{ "events[]", ROWS(events, 1, TRD_EVENTS, &trd_set_events), NUMBER(0, 200), .span = 8,
	  .about = "event cards left" },
	{ "planet_cards[]", ROWS(planet_cards, 1, TRD_PLANET_CARDS, &trd_set_planet_cards),
	  NUMBER(0, 4), .about = "planet cards left" },
	{ "makes[]", ROWS(makes, 1, TRD_PLANETS, &trd_set_planets), SOME(trd_set_goods, 0),
	  .about = "what a planet makes" },
	{ "rebellion[]", ROWS(rebellion, 1, TRD_PLANETS, &trd_set_planets), NUMBER(0, 255),
	  .span = 4, .about = "planet cards still to be ignored" },
	{ "deck_left", AT(deck_left), NUMBER(0, 200), .span = 40, .about = "cards in the stack" },
	{ "round", AT(round), NUMBER(0, 200), .span = 50, .clock = true,
	  .about = "from 1; 0 before play" },
	{ "first", AT(first), FROM_0(pl_seats), .about = "the starting player" },
	{ "turn", AT(turn), FROM_0(pl_seats), .about = "whose turn it is" },
	{ "step", AT(step), NONE_OR(trd_set_steps), .about = "of the turn" },
	{ "extra", AT(extra), NUMBER(0, 255), .span = 3, .about = "extra turns to come" },
	{ "is_extra", AT(is_extra), FLAG, .about = "this turn is one" },
	{ "planet_card", AT(planet_card), NONE_OR(trd_set_planet_cards), .about = "of this round" },
	{ "lit", AT(lit), SOME(trd_set_planets, 1), .about = "planets that produce this round" },
	{ "maker", AT(maker), NUMBER(0, PL_SEATS), .about = "while producing: seats done" },
	{ "planet", AT(planet), NONE_OR(trd_set_planets), .about = "being assigned, or producing" },
	{ "event", AT(event), NONE_OR(trd_set_events), .about = "drawn this turn" },
	{ "event_face", NUMBER(0, TRD_FACES), .read = fact_event_face,
	  .about = "which of its faces lies open" },
	{ "still", AT(still), FLAG, .about = "the engine failed this turn" },
	{ "boosts", AT(boosts), NUMBER(0, TRD_DICE - 1), .about = "more dice this turn" },
	{ "dice[]", ROWS(dice, 0, TRD_DICE, NULL), NONE_OR(die), .about = "as rolled this turn" },
	{ "allowance", AT(allowance), NUMBER(0, TRD_ALLOWANCE),
	  .about = "hexes to fly, while flying" },
	{ "bought", AT(bought), NUMBER(0, 3), .about = "cards bought this turn" },
	{ "acted", AT(acted), FLAG, .about = "something was done in this step" },
	{ "loaded", AT(moved), SOME(trd_set_goods, 0), .about = "goods loaded in this step" },
	{ "unloaded", AT(moved), SOME(trd_set_goods, 3), .about = "goods unloaded in this step" },
	{ "arriving", AT(arriving), NONE_OR(trd_set_goods),
	  .about = "the good that finds no room" },
	{ "answers", AT(answers), SOME(pl_seats, 0), .sight = PL_OWN_BIT, .about = "who counters" },
	{ "played.card", AT(played.kind), NONE_OR(trd_set_cards),
	  .about = "the card being played" },
	{ "played.victim", AT(played.victim), NONE_OR(pl_seats), .about = "against whom" },
	{ "played.place", AT(played.place), NONE_OR(trd_set_places), .about = "where" },
	{ "played.good", AT(played.good), NONE_OR(trd_set_goods), .about = "which" },
	{ "played.gain", AT(played.gain), NONE_OR(trd_set_goods), .about = "for which" },
	{ "part", AT(part), NUMBER(0, TRD_PARTS), .about = "of the card at work, from 1" },
	{ "subject", AT(subject), NONE_OR(pl_seats), .about = "to whom it happens" },
	{ "subjects", AT(subjects), SOME(pl_seats, 0), .about = "to whom after that" },
	{ "left", AT(left), NUMBER(0, 20), .about = "times that it still happens to them" },
	{ "reach[]", .count = { TRD_HEXES }, .over = { &trd_set_hexes }, FLAG, .read = fact_reach,
	  .about = "where the ship can fly to" },
	{ .name = NULL },
};

const struct pl_description trd_description = { sets, forms, news, state };

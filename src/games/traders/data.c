/* data.c - the fields of Traders' data file, its reasons and event names, and
 * its struct pl_game. It holds no rules; numbers live in standard.yaml. */
#include "games/traders/words.h"

extern const char pl_text_traders_standard_yaml[];
extern const char pl_text_traders_RULES_md[];

#define RULES(member) ((struct trd_rules *)0)->member

/* Where a member lies; in each row of a table; in each row of a row's list. */
#define AT(member) \
	.offset = offsetof(struct trd_rules, member), .size = sizeof(RULES(member))
#define ROW(table, rows, member) \
	.offset = offsetof(struct trd_rules, table[0].member), \
	.stride = { sizeof(RULES(table[0])) }, .count = { rows }, \
	.size = sizeof(RULES(table[0].member))
#define LIST(table, rows, list, items, member) \
	.offset = offsetof(struct trd_rules, table[0].list[0] member), \
	.stride = { sizeof(RULES(table[0])), sizeof(RULES(table[0].list[0])) }, \
	.count = { rows, items }, .size = sizeof(RULES(table[0].list[0] member))

#define NUMBER(how, least, most, otherwise) \
	.kind = PL_NUMBER, .use = how, .lo = least, .hi = most, .usual = otherwise
#define CHOICE(how, least, most, otherwise, of) \
	.kind = PL_CHOICE, .use = how, .lo = least, .hi = most, .usual = otherwise, \
	.names = of
#define NAME .kind = PL_WORD, .use = PL_FIXED, .lo = 1, .hi = 40, .usual = PL_REQUIRED
#define WORD .kind = PL_WORD, .use = PL_FIXED, .lo = 0, .hi = 200, .usual = 0

static const char *const goods_names[] = { "map", "chosen", "random" };
static const char *const lights_names[] = { "pairs", "triples" };
static const char *const money_names[] = { "earth", "anywhere" };
static const char *const companies_names[] = { "chosen", "dealt", "drawn" };
static const char *const no_yes[] = { "no", "yes" };
static const char *const good_names[] = { "none", "metal", "food", "gem" };

/* By the mask they are kept as. */
static const char *const makes_names[] = {
	"metal", "food", "metal and food", "gem", "metal and gem", "food and gem",
};

/* In the order of enum trd_effect: events may have the first five, actions
 * the last six. */
static const char *const effect_names[] = {
	"money", "raid", "drive", "unit", "card", "turn", "halt", "swap", "cancel",
};

static const struct pl_field fields[] = {
	{ .path = "goods", AT(goods),
	  CHOICE(PL_OPTION, TRD_GOODS_MAP, TRD_GOODS_RANDOM, TRD_GOODS_MAP, goods_names),
	  .about = "what planets make: from a map, chosen by the players, or random" },
	{ .path = "map", AT(map), .kind = PL_ROW, .use = PL_OPTION, .lo = 1, .hi = TRD_MAPS,
	  .usual = PL_REQUIRED, .rows = "distribution[].name",
	  .about = "with goods from a map, which one" },
	{ .path = "lights", AT(lights),
	  CHOICE(PL_OPTION, TRD_LIGHTS_PAIRS, TRD_LIGHTS_TRIPLES, TRD_LIGHTS_PAIRS, lights_names),
	  .about = "a planet card lights the two planets it names, or the other three" },
	{ .path = "money_at", AT(money_at),
	  CHOICE(PL_OPTION, TRD_MONEY_AT_EARTH, TRD_MONEY_ANYWHERE, TRD_MONEY_AT_EARTH,
	         money_names),
	  .about = "where the ship with the money must be for the cure" },
	{ .path = "companies", AT(companies),
	  CHOICE(PL_OPTION, TRD_COMPANIES_CHOSEN, TRD_COMPANIES_DRAWN, TRD_COMPANIES_CHOSEN,
	         companies_names),
	  .about = "players choose their companies, get them by seat, or draw them" },
	{ .path = "start_money", AT(start_money), NUMBER(PL_OPTION, 0, 10, 0),
	  .about = "MCr each player starts with" },
	{ .path = "later_money", AT(later_money), NUMBER(PL_TUNABLE, 0, 10, 1),
	  .about = "MCr more for each place after the starting player's" },
	{ .path = "later_most", AT(later_most), NUMBER(PL_TUNABLE, 0, 10, 3),
	  .about = "the most MCr that coming later is worth" },
	{ .path = "round_limit", AT(round_limit), NUMBER(PL_TUNABLE, 20, 200, 50),
	  .about = "rounds until standing decides" },

	{ .path = "cargo", AT(cargo), NUMBER(PL_TUNABLE, 1, 4, 2),
	  .about = "units a ship carries" },
	{ .path = "hand", AT(hand), NUMBER(PL_TUNABLE, 1, TRD_HAND, 3),
	  .about = "action cards a hand holds" },
	{ .path = "station_first", AT(station_first), NUMBER(PL_TUNABLE, 0, 10, 0),
	  .about = "MCr for a player's first station" },
	{ .path = "station_new", AT(station_new), NUMBER(PL_TUNABLE, 0, 20, 2),
	  .about = "MCr for a first station on another planet" },
	{ .path = "station_second", AT(station_second), NUMBER(PL_TUNABLE, 0, 20, 6),
	  .about = "MCr for a second station on a planet" },
	{ .path = "stations_each", AT(stations_each), NUMBER(PL_TUNABLE, 1, 2, 2),
	  .about = "stations of one player on one planet" },
	{ .path = "sell_station", AT(sell_station), NUMBER(PL_TUNABLE, 0, 10, 1),
	  .about = "MCr for a unit on a station" },
	{ .path = "sell_earth", AT(sell_earth), NUMBER(PL_TUNABLE, 0, 10, 4),
	  .about = "MCr for a unit at Earth" },
	{ .path = "card_price", AT(card_price), NUMBER(PL_TUNABLE, 0, 10, 2),
	  .about = "MCr for an action card from the stack" },
	{ .path = "cards_a_turn", AT(cards_a_turn), NUMBER(PL_TUNABLE, 0, 3, 1),
	  .about = "action cards that may be bought in a turn" },
	{ .path = "move_base", AT(move_base), NUMBER(PL_TUNABLE, 1, 2, 1),
	  .about = "hexes a ship flies besides its roll" },
	{ .path = "die[]", .offset = offsetof(struct trd_rules, die), .stride = { 1 },
	  .count = { 6 }, .size = 1, NUMBER(PL_TUNABLE, 1, 3, PL_REQUIRED),
	  .about = "hexes by the face of a six-sided die" },
	{ .path = "cure_units", AT(cure_units), NUMBER(PL_TUNABLE, 1, 4, 2),
	  .about = "units of each good at Earth that the cure takes" },
	{ .path = "cure_money", AT(cure_money), NUMBER(PL_TUNABLE, 0, 50, 10),
	  .about = "MCr that the cure takes" },

	{ .path = "rows", AT(rows), NUMBER(PL_FIXED, 6, TRD_ROWS, 8), .about = "rows of hexes" },
	{ .path = "columns", AT(columns), NUMBER(PL_FIXED, 9, TRD_COLUMNS, 13),
	  .about = "hexes in the odd rows; the even rows have one less" },
	{ .path = "planet[].name", ROW(planet, TRD_EARTH, name), NAME, .about = "its name" },
	{ .path = "planet[].column", ROW(planet, TRD_EARTH, column),
	  NUMBER(PL_FIXED, 1, TRD_COLUMNS, PL_REQUIRED), .about = "from the left, from 1" },
	{ .path = "planet[].row", ROW(planet, TRD_EARTH, row),
	  NUMBER(PL_FIXED, 1, TRD_ROWS, PL_REQUIRED), .about = "from the top, from 1" },
	{ .path = "planet[].kinds", ROW(planet, TRD_EARTH, kinds),
	  NUMBER(PL_FIXED, 0, 2, PL_REQUIRED), .about = "how many kinds of goods it makes" },
	{ .path = "planet[].face", ROW(planet, TRD_EARTH, face), WORD, .about = "how it looks" },
	{ .path = "planet[].character", ROW(planet, TRD_EARTH, character), WORD,
	  .about = "what it is like" },
	{ .path = "planet[].build", ROW(planet, TRD_EARTH, build), WORD,
	  .about = "what it says when built on" },
	{ .path = "planet[].make", ROW(planet, TRD_EARTH, make), WORD,
	  .about = "what it says when it produces" },
	{ .path = "planet[].halt", ROW(planet, TRD_EARTH, halt), WORD,
	  .about = "what is said when it rebels" },
	{ .path = "planet[].dock", ROW(planet, TRD_EARTH, dock), WORD,
	  .about = "what it says to ships" },

	{ .path = "resource[].name", ROW(resource, TRD_GOODS, name), NAME, .about = "its name" },
	{ .path = "resource[].nickname", ROW(resource, TRD_GOODS, nickname), WORD,
	  .about = "what traders call it" },
	{ .path = "resource[].flavour", ROW(resource, TRD_GOODS, flavour), WORD,
	  .about = "a line about it" },

	{ .path = "distribution[]", AT(maps), .count = { TRD_MAPS }, .kind = PL_COUNT,
	  .use = PL_FIXED, .lo = 1, .hi = TRD_MAPS, .usual = PL_REQUIRED,
	  .about = "ways to hand out the goods" },
	{ .path = "distribution[].name", ROW(distribution, TRD_MAPS, name), NAME,
	  .about = "its name" },
	{ .path = "distribution[].title", ROW(distribution, TRD_MAPS, title), WORD,
	  .about = "as printed" },
	{ .path = "distribution[].makes[]", LIST(distribution, TRD_MAPS, makes, TRD_PLANETS, ),
	  CHOICE(PL_TUNABLE, 1, 6, PL_REQUIRED, makes_names),
	  .about = "what each planet makes, in the order of the planets" },
	{ .path = "distribution[].flavour", ROW(distribution, TRD_MAPS, flavour), WORD,
	  .about = "a line about it" },

	{ .path = "planet_card[].title", ROW(planet_card, TRD_PLANET_CARDS, title), NAME,
	  .about = "as printed" },
	{ .path = "planet_card[].lit[]", LIST(planet_card, TRD_PLANET_CARDS, lit, 2, ),
	  .kind = PL_ROW, .use = PL_TUNABLE, .lo = 1, .hi = TRD_EARTH, .usual = PL_REQUIRED,
	  .rows = "planet[].name", .about = "the two planets it names" },
	{ .path = "planet_card[].copies", ROW(planet_card, TRD_PLANET_CARDS, copies),
	  NUMBER(PL_TUNABLE, 0, 4, 1), .about = "how many there are" },
	{ .path = "planet_card[].flavour", ROW(planet_card, TRD_PLANET_CARDS, flavour), WORD,
	  .about = "a line about it" },

	{ .path = "event[].name", ROW(event, TRD_EVENTS, name), NAME, .about = "its kind" },
	{ .path = "event[].effect", ROW(event, TRD_EVENTS, effect),
	  CHOICE(PL_FIXED, TRD_MONEY, TRD_CARD, PL_REQUIRED, effect_names),
	  .about = "what it does" },
	{ .path = "event[].number", ROW(event, TRD_EVENTS, number), NUMBER(PL_TUNABLE, -1, 20, 1),
	  .about = "how much of it" },
	{ .path = "event[].good", ROW(event, TRD_EVENTS, good),
	  CHOICE(PL_FIXED, 0, TRD_GEM, 0, good_names), .about = "the good it brings" },
	{ .path = "event[].counter", ROW(event, TRD_EVENTS, counter),
	  CHOICE(PL_TUNABLE, 0, 1, 0, no_yes), .about = "whether it can be countered" },
	{ .path = "event[].copies", ROW(event, TRD_EVENTS, copies),
	  NUMBER(PL_TUNABLE, 0, 20, PL_REQUIRED), .about = "how many there are" },
	{ .path = "event[].card[]", ROW(event, TRD_EVENTS, faces), .kind = PL_COUNT,
	  .use = PL_FIXED, .lo = 1, .hi = TRD_FACES, .usual = PL_REQUIRED,
	  .about = "its printed faces" },
	{ .path = "event[].card[].title", LIST(event, TRD_EVENTS, face, TRD_FACES, .title), NAME,
	  .about = "as printed" },
	{ .path = "event[].card[].flavour", LIST(event, TRD_EVENTS, face, TRD_FACES, .flavour),
	  WORD, .about = "a line about it" },

	{ .path = "action[].name", ROW(action, TRD_ACTIONS, name), NAME, .about = "its kind" },
	{ .path = "action[].effect", ROW(action, TRD_ACTIONS, effect),
	  CHOICE(PL_FIXED, TRD_UNIT, TRD_CANCEL, PL_REQUIRED, effect_names + TRD_UNIT - 1),
	  .about = "what it does" },
	{ .path = "action[].number", ROW(action, TRD_ACTIONS, number),
	  NUMBER(PL_TUNABLE, -1, 20, 1), .about = "how much of it" },
	{ .path = "action[].counter", ROW(action, TRD_ACTIONS, counter),
	  CHOICE(PL_TUNABLE, 0, 1, 0, no_yes), .about = "whether it can be countered" },
	{ .path = "action[].cost", ROW(action, TRD_ACTIONS, cost), NUMBER(PL_TUNABLE, 0, 10, 0),
	  .about = "MCr for playing it" },
	{ .path = "action[].copies", ROW(action, TRD_ACTIONS, copies),
	  NUMBER(PL_TUNABLE, 0, 20, PL_REQUIRED), .about = "how many there are" },
	{ .path = "action[].card[]", ROW(action, TRD_ACTIONS, faces), .kind = PL_COUNT,
	  .use = PL_FIXED, .lo = 1, .hi = TRD_FACES, .usual = PL_REQUIRED,
	  .about = "its printed faces" },
	{ .path = "action[].card[].title", LIST(action, TRD_ACTIONS, face, TRD_FACES, .title),
	  NAME, .about = "as printed" },
	{ .path = "action[].card[].flavour", LIST(action, TRD_ACTIONS, face, TRD_FACES, .flavour),
	  WORD, .about = "a line about it" },

	{ .path = "company[].name", ROW(company, TRD_COMPANIES, name), NAME, .about = "its name" },
	{ .path = "company[].money", ROW(company, TRD_COMPANIES, money),
	  NUMBER(PL_TUNABLE, 0, 10, 0), .about = "MCr more that its player starts with" },
	{ .path = "company[].boss", ROW(company, TRD_COMPANIES, boss), WORD,
	  .about = "who runs it" },
	{ .path = "company[].ship", ROW(company, TRD_COMPANIES, ship), NAME,
	  .about = "the name of its ship" },
	{ .path = "company[].emblem", ROW(company, TRD_COMPANIES, emblem), WORD,
	  .about = "what is painted on it" },
	{ .path = "company[].motto", ROW(company, TRD_COMPANIES, motto), WORD,
	  .about = "what it says" },
	{ .path = "company[].story", ROW(company, TRD_COMPANIES, story), WORD,
	  .about = "why it wants the cure" },
	{ .path = "company[].win", ROW(company, TRD_COMPANIES, win), WORD,
	  .about = "what comes of it" },

	{ .path = "character[].name", ROW(character, TRD_CHARACTERS, name), NAME,
	  .about = "who it is" },
	{ .path = "character[].of", ROW(character, TRD_CHARACTERS, of), WORD, .about = "of what" },
	{ .path = "character[].flavour", ROW(character, TRD_CHARACTERS, flavour), WORD,
	  .about = "a line about them" },
	{ .path = NULL },
};

/* In the order of enum trd_reason. */
static const struct pl_reason reasons[] = {
	{ "", "" },
	{ "TRD-029", "it is not your turn" },
	{ "TRD-033", "that cannot be done in this step" },
	{ "TRD-017", "that company is taken" },
	{ "TRD-C27", "another planet is being assigned" },
	{ "TRD-019", "that planet makes another number of goods" },
	{ "TRD-021", "that would leave a good without a planet" },
	{ "TRD-038", "each station makes one unit of what its planet has" },
	{ "TRD-081", "you have no Counter, or cannot pay for it" },
	{ "TRD-100", "there is no cargo to give" },
	{ "TRD-101", "there is no money to halve" },
	{ "TRD-068", "you have none of that aboard" },
	{ "TRD-076", "you do not hold that card" },
	{ "TRD-059", "stations are built on the hexes around a planet" },
	{ "TRD-059", "there is a station already" },
	{ "TRD-060", "at most two of your stations on one planet" },
	{ "TRD-079", "you cannot pay for that" },
	{ "TRD-066", "your ship is not at your own station, nor docked at Earth" },
	{ "TRD-014", "there is none of that" },
	{ "TRD-067", "your ship is full" },
	{ "TRD-C36", "you have just moved that the other way" },
	{ "TRD-081", "that card is only an answer" },
	{ "TRD-C31", "that card has no such object" },
	{ "TRD-C18", "there are not enough alike in that place" },
	{ "TRD-052", "there is no such hex" },
	{ "TRD-054", "ships cannot stand on planets" },
	{ "TRD-056", "another ship is there" },
	{ "TRD-057", "another player's station is there" },
	{ "TRD-047", "that is too far" },
	{ "TRD-050", "a ship flies all its hexes, unless it docks" },
	{ "TRD-C29", "a ship must leave Earth as soon as it can" },
	{ "TRD-070", "you do not have so many there" },
	{ "TRD-074", "you have bought your card for this turn" },
	{ "TRD-G09", "there are no cards left" },
	{ "TRD-076", "your hand is full: give up a card for it" },
	{ "TRD-077", "you may give up a card only for want of room" },
	{ "TRD-G01", "each planet needs room for its ring of hexes, and Earth a dock" },
	{ "TRD-021", "a distribution does not fit its planets, or lacks a good" },
	{ "TRD-G02", "a planet card needs two different planets, and there must be a card" },
	{ "TRD-078", "there must be 1 to 200 action cards, one kind of them Counter" },
	{ "TRD-096", "there must be 1 to 200 event cards" },
	{ "TRD-079", "a card's number or good does not fit its effect" },
	{ NULL, NULL },
};

/* In the order of enum trd_event_kind. */
static const char *const event_kinds[] = {
	"", "take", "assign", "planets", "make", "draw", "money", "arrive", "refuse",
	"jettison", "get-card", "leave", "lose-cargo", "lose-money", "escape", "fail", "boost",
	"roll", "fly", "stay", "build", "load", "unload", "play", "counter", "decline", "swap",
	"halt", "rob", "steal", "clamp", "skip", "extra", "sell", "buy", "cure", "time-out",
	NULL,
};

const struct pl_game trd_game = {
	.slug = "traders",
	.title = "Traders",
	.prefix = "TRD",
	.about = "haul odd goods between odd planets and be first to brew the cure",
	.version = 1,
	.min_seats = 2,
	.max_seats = 6,
	.rules_size = sizeof(struct trd_rules),
	.state_size = sizeof(struct trd_state),
	.fields = fields,
	.reasons = reasons,
	.event_kinds = event_kinds,
	.standard = pl_text_traders_standard_yaml,
	.rulebook = pl_text_traders_RULES_md,
	.prepare = trd_prepare,
	.vet = trd_vet,
	.setup = trd_setup,
	.legal = trd_legal,
	.check = trd_check,
	.apply = trd_apply,
	.observe = trd_observe,
	.determinize = trd_determinize,
	.returns = trd_returns,
	.value = trd_value,
	.weigh = trd_weigh,
	.audit = trd_audit,
	.format = trd_format,
	.parse = trd_parse,
	.ask = trd_ask,
	.explain = trd_explain,
	.touch = trd_touch,
	.trace = trd_trace,
	.piece = trd_piece,
	.tell = trd_tell,
	.show = trd_show,
	.json = trd_json,
	.measures = trd_measures,
	.measure = trd_measure,
	.group = trd_group,
	.claims = trd_claims,
};

/* data.c - the fields of the data file, the reasons and event names, and the
 * struct pl_game. It holds no rules; numbers live in standard.yaml. */
#include "games/one-false-step/words.h"

extern const char pl_text_one_false_step_standard_yaml[];
extern const char pl_text_one_false_step_RULES_md[];

#define RULES(member) ((struct ofs_rules *)0)->member

/* Where a member lies; in each row of a table; in each row of a row's list. */
#define AT(member) \
	.offset = offsetof(struct ofs_rules, member), .size = sizeof(RULES(member))
#define ROW(table, rows, member) \
	.offset = offsetof(struct ofs_rules, table[0].member), \
	.stride = { sizeof(RULES(table[0])) }, .count = { rows }, \
	.size = sizeof(RULES(table[0].member))
#define LIST(table, rows, list, items, member) \
	.offset = offsetof(struct ofs_rules, table[0].list[0] member), \
	.stride = { sizeof(RULES(table[0])), sizeof(RULES(table[0].list[0])) }, \
	.count = { rows, items }, .size = sizeof(RULES(table[0].list[0] member))

#define NUMBER(how, least, most, otherwise) \
	.kind = PL_NUMBER, .use = how, .lo = least, .hi = most, .usual = otherwise
#define CHOICE(how, least, most, otherwise, of) \
	.kind = PL_CHOICE, .use = how, .lo = least, .hi = most, .usual = otherwise, \
	.names = of
#define NAMED(how, least, most, otherwise, of) \
	.kind = PL_ROW, .use = how, .lo = least, .hi = most, .usual = otherwise, .rows = of
#define ROWS(least, most) \
	.kind = PL_COUNT, .use = PL_FIXED, .lo = least, .hi = most, .usual = PL_REQUIRED
#define NAME .kind = PL_WORD, .use = PL_FIXED, .lo = 1, .hi = 40, .usual = PL_REQUIRED
#define WORD .kind = PL_WORD, .use = PL_FIXED, .lo = 0, .hi = 200, .usual = 0

static const char *const targets_names[] = { "thirteen", "twelve" };
static const char *const prices_names[] = { "worked", "printed" };
static const char *const mayors_names[] = { "seated", "drawn" };
static const char *const no_yes[] = { "no", "yes" };
static const char *const turn_names[] = { "drawn", "upright", "upside down" };
static const char *const lies_names[] = { "upright", "across" };
static const char *const kind_names[] = { "mine", "farm" };

/* In the order of enum ofs_temper. */
static const char *const temper_names[] = {
	"balanced", "military", "banker", "scientific", "lucky",
};

/* In the order of enum ofs_news. */
static const char *const news_names[] = {
	"shot-0",  "shot-1", "shot-2",   "shot-3",    "shot-3-loaded",
	"starved", "ghost",  "jump-won", "jump-lost",
};

static const struct pl_field fields[] = {
	{ .path = "map", AT(map),
	  NAMED(PL_OPTION, 1, OFS_SURVEYS, PL_REQUIRED, "survey[].name"),
	  .about = "what of the map is settled, and what is drawn" },
	{ .path = "targets", AT(targets),
	  CHOICE(PL_OPTION, OFS_THIRTEEN, OFS_TWELVE, OFS_THIRTEEN, targets_names),
	  .about = "a system needs a roll of this number minus its level" },
	{ .path = "prices", AT(prices),
	  CHOICE(PL_OPTION, OFS_WORKED, OFS_PRINTED, OFS_WORKED, prices_names),
	  .about = "level 5 costs 5 Gold as worked out, or 6 as once printed" },
	{ .path = "population", AT(population), CHOICE(PL_OPTION, 0, 1, 0, no_yes),
	  .about = "a city holds one counter for each thousand people begun" },
	{ .path = "mayors", AT(mayors),
	  CHOICE(PL_OPTION, OFS_SEATED, OFS_DRAWN, OFS_SEATED, mayors_names),
	  .about = "mayors go by seat, or are drawn by lot" },
	{ .path = "tempers", AT(tempers), CHOICE(PL_OPTION, 0, 1, 0, no_yes),
	  .about = "bots play in the manner of their mayors" },

	{ .path = "goal", AT(goal), NUMBER(PL_TUNABLE, 2, 100, 30),
	  .about = "points that win" },
	{ .path = "start_red", AT(start_red), NUMBER(PL_TUNABLE, 1, 99, 20),
	  .about = "red chips each player starts with" },
	{ .path = "start_food", AT(start_food), NUMBER(PL_TUNABLE, 0, 50, 4),
	  .about = "Food each player starts with" },
	{ .path = "start_gold", AT(start_gold), NUMBER(PL_TUNABLE, 0, 50, 0),
	  .about = "Gold each player starts with" },
	{ .path = "start_level", AT(start_level), NUMBER(PL_TUNABLE, 1, OFS_LEVELS, 1),
	  .about = "level each system starts at" },
	{ .path = "shot_food", AT(shot_food), NUMBER(PL_TUNABLE, 1, 20, 4),
	  .about = "Food for a Moon Shot" },
	{ .path = "shot_system", AT(shot_system), NUMBER(PL_TUNABLE, 0, 5, 1),
	  .about = "red chips for each system that holds" },
	{ .path = "shot_counter", AT(shot_counter), NUMBER(PL_TUNABLE, 0, 5, 1),
	  .about = "red chips for each counter aboard if all three hold" },
	{ .path = "bank_rate", AT(bank_rate), NUMBER(PL_TUNABLE, 2, 9, 3),
	  .about = "chips the Bank takes for one" },
	{ .path = "minimum_bid", AT(minimum_bid), NUMBER(PL_TUNABLE, 1, 5, 1),
	  .about = "chips of the lowest bid on Saturdays" },
	{ .path = "know_points", AT(know_points), NUMBER(PL_TUNABLE, 0, 9, 2),
	  .about = "points of a Know-how card" },
	{ .path = "know_fee", AT(know_fee), NUMBER(PL_TUNABLE, 0, 9, 1),
	  .about = "Gold of a level's price that its holder gets" },
	{ .path = "populate", AT(populate), NUMBER(PL_TUNABLE, 1, 5, 1),
	  .about = "fresh counters on each Active city" },
	{ .path = "farm_yield", AT(farm_yield), NUMBER(PL_TUNABLE, 0, 5, 1),
	  .about = "Food of a Farm" },
	{ .path = "mine_yield", AT(mine_yield), NUMBER(PL_TUNABLE, 0, 5, 1),
	  .about = "Gold of a Mine" },
	{ .path = "trains", AT(trains), CHOICE(PL_TUNABLE, 0, 1, 1, no_yes),
	  .about = "whether the Railroad runs" },
	{ .path = "offers_a_day", AT(offers_a_day), NUMBER(PL_TUNABLE, 0, OFS_OFFERS, 3),
	  .about = "offers one player may make in a day" },
	{ .path = "week_limit", AT(week_limit), NUMBER(PL_TUNABLE, 1, 200, 100),
	  .about = "weeks until the highest score wins" },

	{ .path = "survey[]", AT(surveys), .count = { OFS_SURVEYS }, ROWS(1, OFS_SURVEYS),
	  .about = "maps to choose from" },
	{ .path = "survey[].name", ROW(survey, OFS_SURVEYS, name), NAME, .about = "its name" },
	{ .path = "survey[].layout", ROW(survey, OFS_SURVEYS, layout),
	  NAMED(PL_TUNABLE, 0, OFS_LAYOUTS, 0, "layout[].name"),
	  .about = "how its sections lie; none: drawn" },
	{ .path = "survey[].section[]", LIST(survey, OFS_SURVEYS, section, OFS_SLOTS, ),
	  NAMED(PL_TUNABLE, 0, OFS_SECTIONS, 0, "section[].name"),
	  .about = "the sections by slot; none: drawn" },
	{ .path = "survey[].turn[]", LIST(survey, OFS_SURVEYS, turn, OFS_SLOTS, ),
	  CHOICE(PL_TUNABLE, OFS_TURN_DRAWN, OFS_UPSIDE_DOWN, OFS_TURN_DRAWN, turn_names),
	  .about = "which way up, by slot" },
	{ .path = "survey[].shuffled", ROW(survey, OFS_SURVEYS, shuffled),
	  CHOICE(PL_TUNABLE, 0, 1, 0, no_yes), .about = "sections change slots by lot" },
	{ .path = "survey[].text", ROW(survey, OFS_SURVEYS, text), WORD,
	  .about = "a line about it" },

	{ .path = "section[].name", ROW(section, OFS_SECTIONS, name), NAME,
	  .about = "its name" },
	{ .path = "section[].text", ROW(section, OFS_SECTIONS, text), WORD,
	  .about = "a line about it" },
	{ .path = "section[].claim[]", ROW(section, OFS_SECTIONS, claims),
	  ROWS(1, OFS_CLAIMS_EACH), .about = "its Mines and Farms" },
	{ .path = "section[].claim[].kind",
	  LIST(section, OFS_SECTIONS, claim, OFS_CLAIMS_EACH, .kind),
	  CHOICE(PL_TUNABLE, OFS_MINE, OFS_FARM, PL_REQUIRED, kind_names),
	  .about = "mine or farm" },
	{ .path = "section[].claim[].x",
	  LIST(section, OFS_SECTIONS, claim, OFS_CLAIMS_EACH, .x),
	  NUMBER(PL_FIXED, 0, 10 * OFS_SHORT, PL_REQUIRED), .about = "from the left" },
	{ .path = "section[].claim[].y",
	  LIST(section, OFS_SECTIONS, claim, OFS_CLAIMS_EACH, .y),
	  NUMBER(PL_FIXED, 0, 10 * OFS_LONG, PL_REQUIRED), .about = "from the top" },
	{ .path = "section[].line[]", ROW(section, OFS_SECTIONS, lines),
	  ROWS(0, OFS_LINES_EACH), .about = "its lines between claims" },
	{ .path = "section[].line[].from",
	  LIST(section, OFS_SECTIONS, line, OFS_LINES_EACH, .from),
	  NUMBER(PL_FIXED, 1, OFS_CLAIMS_EACH, PL_REQUIRED), .about = "a claim" },
	{ .path = "section[].line[].to",
	  LIST(section, OFS_SECTIONS, line, OFS_LINES_EACH, .to),
	  NUMBER(PL_FIXED, 1, OFS_CLAIMS_EACH, PL_REQUIRED), .about = "another" },
	{ .path = "section[].port[]", LIST(section, OFS_SECTIONS, port, OFS_PORTS, ),
	  NUMBER(PL_FIXED, 1, OFS_CLAIMS_EACH, PL_REQUIRED),
	  .about = "the claims whose lines run off the edge" },

	{ .path = "layout[]", AT(layouts), .count = { OFS_LAYOUTS }, ROWS(1, OFS_LAYOUTS),
	  .about = "ways to lay five sections" },
	{ .path = "layout[].name", ROW(layout, OFS_LAYOUTS, name), NAME, .about = "its name" },
	{ .path = "layout[].title", ROW(layout, OFS_LAYOUTS, title), NAME,
	  .about = "as printed" },
	{ .path = "layout[].text", ROW(layout, OFS_LAYOUTS, text), WORD,
	  .about = "a line about it" },
	{ .path = "layout[].slot[].x", LIST(layout, OFS_LAYOUTS, slot, OFS_SLOTS, .x),
	  NUMBER(PL_FIXED, 0, 35, PL_REQUIRED), .about = "from the left, in units of 20" },
	{ .path = "layout[].slot[].y", LIST(layout, OFS_LAYOUTS, slot, OFS_SLOTS, .y),
	  NUMBER(PL_FIXED, 0, 35, PL_REQUIRED), .about = "from the top, in units of 20" },
	{ .path = "layout[].slot[].lies", LIST(layout, OFS_LAYOUTS, slot, OFS_SLOTS, .across),
	  CHOICE(PL_FIXED, 0, 1, PL_REQUIRED, lies_names), .about = "upright or across" },

	{ .path = "city[]", AT(cities), .count = { OFS_CITIES }, ROWS(1, OFS_CITIES),
	  .about = "the City cards" },
	{ .path = "city[].name", ROW(city, OFS_CITIES, name), NAME, .about = "its name" },
	{ .path = "city[].section", ROW(city, OFS_CITIES, section),
	  NAMED(PL_FIXED, 1, OFS_SECTIONS, PL_REQUIRED, "section[].name"),
	  .about = "the section it is on" },
	{ .path = "city[].x", ROW(city, OFS_CITIES, x),
	  NUMBER(PL_FIXED, 0, 10 * OFS_SHORT, PL_REQUIRED), .about = "from the left" },
	{ .path = "city[].y", ROW(city, OFS_CITIES, y),
	  NUMBER(PL_FIXED, 0, 10 * OFS_LONG, PL_REQUIRED), .about = "from the top" },
	{ .path = "city[].seat", ROW(city, OFS_CITIES, seat), CHOICE(PL_TUNABLE, 0, 1, 0, no_yes),
	  .about = "whether it is a County Seat" },
	{ .path = "city[].population", ROW(city, OFS_CITIES, population),
	  NUMBER(PL_TUNABLE, 1, 60000, PL_REQUIRED), .about = "people" },
	{ .path = "city[].food", ROW(city, OFS_CITIES, food),
	  NUMBER(PL_TUNABLE, 0, 9, PL_REQUIRED), .about = "Food it eats" },
	{ .path = "city[].red", ROW(city, OFS_CITIES, red),
	  NUMBER(PL_TUNABLE, 0, 9, PL_REQUIRED), .about = "points it is worth" },
	{ .path = "city[].claims[]", ROW(city, OFS_CITIES, doors), ROWS(1, OFS_DOORS),
	  .about = "how many lines it has" },
	{ .path = "city[].claims[]", LIST(city, OFS_CITIES, door, OFS_DOORS, ),
	  NUMBER(PL_FIXED, 1, OFS_CLAIMS_EACH, PL_REQUIRED), .about = "the claims at its door" },
	{ .path = "city[].text", ROW(city, OFS_CITIES, text), WORD, .about = "a line about it" },

	{ .path = "level[].name", ROW(level, OFS_LEVELS, name), NAME, .about = "what it is like" },
	{ .path = "level[].price", ROW(level, OFS_LEVELS, price),
	  NUMBER(PL_TUNABLE, 0, 99, PL_REQUIRED), .about = "Gold for stepping up to it" },
	{ .path = "level[].printed", ROW(level, OFS_LEVELS, printed),
	  NUMBER(PL_TUNABLE, 0, 99, PL_REQUIRED), .about = "the same with prices: printed" },
	{ .path = "level[].target", ROW(level, OFS_LEVELS, target),
	  NUMBER(PL_TUNABLE, 2, 13, PL_REQUIRED), .about = "the least roll that holds" },
	{ .path = "level[].easy", ROW(level, OFS_LEVELS, easy),
	  NUMBER(PL_TUNABLE, 2, 13, PL_REQUIRED), .about = "the same with targets: twelve" },

	{ .path = "system[].name", ROW(system, OFS_SYSTEMS, name), NAME, .about = "its name" },
	{ .path = "system[].know_how", ROW(system, OFS_SYSTEMS, know_how), NAME,
	  .about = "its Know-how card" },
	{ .path = "system[].text", ROW(system, OFS_SYSTEMS, text), WORD,
	  .about = "a line about it" },

	{ .path = "mayor[].name", ROW(mayor, OFS_MAYORS, name), NAME, .about = "who it is" },
	{ .path = "mayor[].rocket", ROW(mayor, OFS_MAYORS, rocket), NAME,
	  .about = "the name of the Rocket" },
	{ .path = "mayor[].temper", ROW(mayor, OFS_MAYORS, temper),
	  CHOICE(PL_TUNABLE, OFS_BALANCED, OFS_TEMPERS, OFS_BALANCED, temper_names),
	  .about = "how a bot plays this mayor" },
	{ .path = "mayor[].motto", ROW(mayor, OFS_MAYORS, motto), WORD, .about = "what is said" },
	{ .path = "mayor[].card[].title", LIST(mayor, OFS_MAYORS, card, OFS_SYSTEMS, .title),
	  NAME, .about = "a Rocket System card" },
	{ .path = "mayor[].card[].text", LIST(mayor, OFS_MAYORS, card, OFS_SYSTEMS, .text), WORD,
	  .about = "a line about it" },

	{ .path = "gazette[]", AT(gazettes), .count = { OFS_GAZETTE }, ROWS(0, OFS_GAZETTE),
	  .about = "lines for the log" },
	{ .path = "gazette[].when", ROW(gazette, OFS_GAZETTE, when),
	  CHOICE(PL_FIXED, OFS_NEWS_SHOT_0, OFS_NEWS_KINDS, PL_REQUIRED, news_names),
	  .about = "what it is about" },
	{ .path = "gazette[].text", ROW(gazette, OFS_GAZETTE, text), WORD, .about = "the line" },
	{ .path = NULL },
};

/* In the order of enum ofs_reason. */
static const struct pl_reason reasons[] = {
	{ "", "" },
	{ "OFS-041", "it is not your turn" },
	{ "OFS-040", "that is not done on this day" },
	{ "OFS-028", "that is not one of the County Seats for sale" },
	{ "OFS-032", "a bid must be higher than the one that stands, and not below the minimum" },
	{ "OFS-C11", "you do not have so many chips" },
	{ "OFS-046", "that is not an Active city of yours" },
	{ "OFS-047", "there are not so many counters on that city's card" },
	{ "OFS-020", "there is no such Mine or Farm" },
	{ "OFS-049", "that claim is not connected to the city" },
	{ "OFS-048", "somebody holds that claim: it can only be jumped" },
	{ "OFS-052", "nobody holds that claim: it can be staked" },
	{ "OFS-052", "that claim is yours already" },
	{ "OFS-118", "the city cannot hold so many counters" },
	{ "OFS-062", "counters travel to Active cities of your own, if the trains run" },
	{ "OFS-C25", "you cannot feed all your cities: trade, or let one starve" },
	{ "OFS-081", "that system is at the highest level" },
	{ "OFS-078", "you do not have the Gold for the next level" },
	{ "OFS-088", "you do not have the Food for a Moon Shot" },
	{ "OFS-108", "that is not the number of chips you bid" },
	{ "OFS-C26", "you do not have so many" },
	{ "OFS-109", "there is no such player" },
	{ "OFS-C26", "there is no trading just now" },
	{ "OFS-114", "a trade is at least 1 Food against at least 1 Gold, with another player" },
	{ "OFS-C26", "that player does not have so many" },
	{ "OFS-C26", "you have made all your offers for today" },
	{ "OFS-C26", "you have made that offer today" },
	{ "OFS-G01", "a line or a port of a section leads to no claim" },
	{ "OFS-G03", "a city's line leads to no claim, or there are too many on a section" },
	{ "OFS-G02", "sections of a layout overlap or lie apart, or their lines do not meet" },
	{ "OFS-012", "a map uses each section once" },
	{ "OFS-116", "the goal must be above the chips that players start with" },
	{ "OFS-C29", "any five sections must have a city for each player" },
	{ NULL, NULL },
};

/* In the order of enum ofs_event_kind. */
static const char *const event_kinds[] = {
	"",          "bid-on", "settle", "get-button", "week",  "populate", "stake",
	"jump",      "strengthen", "train", "board",   "income", "feed",    "starve",
	"raise",     "learn",  "shoot",  "wake",       "lot",   "bid",      "pass",
	"buy",       "ghost",  "auction", "keep",      "pay",   "hand",     "exchange",
	"offer",     "accept", "decline", "news",      "win",   "time-out", NULL,
};

const struct pl_game ofs_game = {
	.slug = "one-false-step",
	.title = "One False Step for Mankind",
	.prefix = "OFS",
	.about = "Gold Rush mayors stake claims, buy towns and shoot voters to the Moon.",
	.version = 1,
	.min_seats = 3,
	.max_seats = PL_SEATS,
	.rules_size = sizeof(struct ofs_rules),
	.state_size = sizeof(struct ofs_state),
	.fields = fields,
	.reasons = reasons,
	.event_kinds = event_kinds,
	.standard = pl_text_one_false_step_standard_yaml,
	.rulebook = pl_text_one_false_step_RULES_md,
	.prepare = ofs_prepare,
	.vet = ofs_vet,
	.setup = ofs_setup,
	.legal = ofs_legal,
	.check = ofs_check,
	.apply = ofs_apply,
	.observe = ofs_observe,
	.determinize = ofs_determinize,
	.returns = ofs_returns,
	.value = ofs_value,
	.weigh = ofs_weigh,
	.audit = ofs_audit,
	.format = ofs_format,
	.parse = ofs_parse,
	.ask = ofs_ask,
	.explain = ofs_explain,
	.touch = ofs_touch,
	.trace = ofs_trace,
	.piece = ofs_piece,
	.tell = ofs_tell,
	.show = ofs_show,
	.json = ofs_json,
	.measures = ofs_measures,
	.measure = ofs_measure,
	.group = ofs_group,
	.claims = ofs_claims,
};

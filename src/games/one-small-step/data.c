/* data.c - the fields of One Small Step's data file, its reasons and event names,
 * and its struct pl_game. It holds no rules; numbers live in standard.yaml. */
#include "games/one-small-step/sense.h"
#include "games/one-small-step/words.h"

#define PL_FIELDS_OF struct oss_rules
#include "core/fields.h"

extern const char pl_text_one_small_step_standard_yaml[];
extern const char pl_text_one_small_step_RULES_md[];
extern const char pl_text_one_small_step_words_de[];
extern const char pl_text_one_small_step_words_en[];

/* As LIST, but the first row of the list is its second: what costs nothing is not
 * in the data. */
#define NETWORK(resource)                                                                          \
	.offset = offsetof(struct oss_rules, faction[0].network[2][resource]),                     \
	.stride = { sizeof(RULES(faction[0])), sizeof(RULES(faction[0].network[0])) },             \
	.count = { OSS_FACTIONS, OSS_TIERS - 1 }, .size = 1

#define OPENING(resource) LIST(opening, OSS_SEATS - 1, place, OSS_SEATS, [resource])

#define PRICE NUMBER(PL_TUNABLE, 0, OSS_DEAREST, 0)
#define MORE  NUMBER(PL_TUNABLE, 0, 9, 0)

#define TECH(member)      ROW(technology, OSS_TECHNOLOGIES, member)
#define FACTION(member)   ROW(faction, OSS_FACTIONS, member)
#define CARD(member)      ROW(card, OSS_KINDS, member)
#define OBJECTIVE(member) ROW(objective, OSS_OBJECTIVES, member)

/* What is looked at in a player: the columns of a criterion, or of a condition. */
#define TESTS(path_of, table, most, list, items, member, otherwise)                                \
	{ .path = path_of ".test",                                                                 \
	  LIST(table, most, list, items, member.test),                                             \
	  CHOICE(PL_FIXED, otherwise == 0 ? 0 : OSS_HOLD, OSS_TESTS, otherwise,                    \
		 oss_test_names + (otherwise == 0 ? 0 : 1)),                                       \
	  .about = "what is looked at" },                                                          \
		{ .path = path_of ".how",                                                          \
		  LIST(table, most, list, items, member.compares),                                 \
		  CHOICE(PL_FIXED, OSS_AT_LEAST, OSS_MORE_THAN_ANY, OSS_AT_LEAST, how_names),      \
		  .about = "compared with its number, or with every rival" },                      \
		{ .path = path_of ".what",                                                         \
		  LIST(table, most, list, items, member.what),                                     \
		  CHOICE(PL_FIXED, 0, OSS_GOLD, 0, what_names),                                    \
		  .about = "of which resource" },                                                  \
		{ .path = path_of ".number",                                                       \
		  LIST(table, most, list, items, member.number),                                   \
		  NUMBER(PL_TUNABLE, 0, 99, 0),                                                    \
		  .about = "so many" },                                                            \
	{                                                                                          \
		.path = path_of ".technology", LIST(table, most, list, items, member.technology),  \
		.kind = PL_ROW, .use = PL_TUNABLE, .lo = 0, .hi = OSS_TECHNOLOGIES, .usual = 0,    \
		.rows = "technology[].name", .about = "which technology"                           \
	}

/* The columns of a list of effects. */
#define EFFECTS(path_of, table, rows, items, how)                                                  \
	{ .path = path_of ".effect",                                                               \
	  LIST(table, rows, does, items, .effect),                                                 \
	  CHOICE(how, OSS_GAIN, OSS_EFFECTS, PL_REQUIRED, oss_effect_names),                       \
	  .about = "what it does" },                                                               \
		{ .path = path_of ".what",                                                         \
		  LIST(table, rows, does, items, .what),                                           \
		  CHOICE(how, 0, OSS_WORKS, 0, what_names),                                        \
		  .about = "of which resource" },                                                  \
		{ .path = path_of ".number",                                                       \
		  LIST(table, rows, does, items, .number),                                         \
		  NUMBER(PL_TUNABLE, 0, 9, 0),                                                     \
		  .about = "how much of it" },                                                     \
		{ .path = path_of ".tier",                                                         \
		  LIST(table, rows, does, items, .tier),                                           \
		  NUMBER(PL_TUNABLE, 0, 9, 0),                                                     \
		  .about = "and how much more for each tier" },                                    \
		{ .path = path_of ".or",                                                           \
		  LIST(table, rows, does, items, .or_else),                                        \
		  CHOICE(PL_FIXED, 0, 1, 0, no_yes),                                               \
		  .about = "to choose from, with the effect before it" },                          \
		{ .path = path_of ".may",                                                          \
		  LIST(table, rows, does, items, .may),                                            \
		  CHOICE(PL_FIXED, 0, 1, 0, no_yes),                                               \
		  .about = "whether it may be left" },                                             \
		{ .path = path_of ".whom",                                                         \
		  LIST(table, rows, does, items, .whom),                                           \
		  CHOICE(PL_FIXED, OSS_ONE, OSS_EACH, OSS_ONE, whom_names),                        \
		  .about = "one rival or the player, as the effect has it; or each rival" },       \
		{ .path = path_of ".ransom",                                                       \
		  LIST(table, rows, does, items, .ransom),                                         \
		  NUMBER(PL_TUNABLE, 0, 40, 0),                                                    \
		  .about = "Gold that the rival may pay instead; 0: it is not asked" },            \
		TESTS(path_of ".if", table, rows, does, items, .only_if, 0)

/* A price: a field for each resource. */
#define PRICES(path_of, OF, member)                                                                \
	{ .path = path_of ".morale", OF(member[OSS_MORALE]), PRICE, .about = "Morale" },           \
		{ .path = path_of ".iron", OF(member[OSS_IRON]), PRICE, .about = "Iron" },         \
		{ .path = path_of ".oil", OF(member[OSS_OIL]), PRICE, .about = "Oil" },            \
		{ .path = path_of ".aluminum",                                                     \
		  OF(member[OSS_ALUMINUM]),                                                        \
		  PRICE,                                                                           \
		  .about = "Aluminum" },                                                           \
	{                                                                                          \
		.path = path_of ".gold", OF(member[OSS_GOLD]), PRICE, .about = "Gold"              \
	}

static const char *const no_yes[] = { "no", "yes" };
static const char *const faction_names[] = { "chosen", "drawn" };
static const char *const moon_names[] = { "barred", "allowed" };
static const char *const skimming_names[] = { "asked", "always" };
static const char *const group_names[] = { "works", "mission" };
static const char *const when_names[] = { "one-time", "ongoing" };
static const char *const what_names[] = {
	"none", "morale", "iron", "oil", "aluminum", "gold", "works",
};
static const char *const how_names[] = { "at-least", "at-most", "more-than-any" };
static const char *const whom_names[] = { "one", "each" };

/* In the order of enum oss_test; the first is for conditions alone. */
const char *const oss_test_names[] = {
	"none",
	"hold",
	"full-upgrades",
	"marked",
	"first-marks",
	"spies-on-mats",
	"tier",
	"cards",
	"tokens",
	"technologies",
	"works",
	"missions",
	"spies-on-technologies",
	"guards",
	"landed",
};

/* In the order of enum oss_effect. */
/* clang-format off */
const char *const oss_effect_names[] = {
	"gain",    "gamble", "draw",   "exchange", "take",     "spoil",  "harvest",
	"peek",    "strip",  "sweep",  "recall",   "place",    "research", "copy",
	"produce", "guard",  "stall",  "land",     "yield",    "trade",  "cheaper",
	"draw-more", "evict", "convert", "first",  "follow",
};
/* clang-format on */

/* clang-format off */
static const struct pl_field fields[] = {
	{ .path = "base_production", AT(base_production), NUMBER(PL_OPTION, 1, 2, 1),
	  .about = "rows of a mat that count: with both, every country makes one more of everything" },
	{ .path = "factions", AT(factions),
	  CHOICE(PL_OPTION, OSS_CHOSEN, OSS_DRAWN, OSS_CHOSEN, faction_names),
	  .about = "players choose their countries, or draw them by lot" },
	{ .path = "objective_in_play", AT(objective_fixed), .kind = PL_ROW, .use = PL_OPTION,
	  .lo = 0, .hi = OSS_OBJECTIVES, .usual = 0, .rows = "objective[].name",
	  .about = "the secondary objective; none draws it by lot" },
	{ .path = "moon_spies", AT(moon_spies),
	  CHOICE(PL_OPTION, OSS_BARRED, OSS_ALLOWED, OSS_BARRED, moon_names),
	  .about = "whether a spy may stand before the Moon" },
	{ .path = "skimming", AT(skimming),
	  CHOICE(PL_OPTION, OSS_ASKED, OSS_ALWAYS, OSS_ASKED, skimming_names),
	  .about = "whether players are asked before their spies take of what others make" },

	{ .path = "styles", AT(styles), CHOICE(PL_TUNABLE, 0, 1, 0, no_yes),
	  .about = "for the lab: each seat draws the style that its bot is to play" },
	{ .path = "turn_limit", AT(turn_limit), NUMBER(PL_TUNABLE, 10, 200, 60),
	  .about = "turns each until the game is scored without a landing" },
	{ .path = "start.morale", AT(start[OSS_MORALE]), NUMBER(PL_TUNABLE, 0, 9, 2),
	  .about = "Morale at the start" },
	{ .path = "start.iron", AT(start[OSS_IRON]), NUMBER(PL_TUNABLE, 0, 9, 2),
	  .about = "Iron at the start" },
	{ .path = "start.oil", AT(start[OSS_OIL]), NUMBER(PL_TUNABLE, 0, 9, 2),
	  .about = "Oil at the start" },
	{ .path = "start.aluminum", AT(start[OSS_ALUMINUM]), NUMBER(PL_TUNABLE, 0, 9, 2),
	  .about = "Aluminum at the start" },
	{ .path = "start.gold", AT(start[OSS_GOLD]), NUMBER(PL_TUNABLE, 0, 9, 2),
	  .about = "Gold at the start" },
	{ .path = "opening[].place[]", ROW(opening, OSS_SEATS - 1, places), ROWS(0, OSS_SEATS),
	  .about = "for two, three, four players: what each place starts with besides" },
	{ .path = "opening[].place[].morale", OPENING(OSS_MORALE), MORE,
	  .about = "Morale more" },
	{ .path = "opening[].place[].iron", OPENING(OSS_IRON), MORE, .about = "Iron more" },
	{ .path = "opening[].place[].oil", OPENING(OSS_OIL), MORE, .about = "Oil more" },
	{ .path = "opening[].place[].aluminum", OPENING(OSS_ALUMINUM), MORE, .about = "Aluminum more" },
	{ .path = "opening[].place[].gold", OPENING(OSS_GOLD), MORE, .about = "Gold more" },
	{ .path = "hand_limit", AT(hand_limit), NUMBER(PL_TUNABLE, 1, 8, 5),
	  .about = "cards that a hand holds between actions" },
	{ .path = "trade", AT(trade), NUMBER(PL_TUNABLE, 0, 9, 3),
	  .about = "tokens that a Trade exchanges; 0 takes Trade out of the game" },
	{ .path = "landing[]", .offset = offsetof(struct oss_rules, landing), .stride = { 1 },
	  .count = { OSS_SEATS }, .size = 1, NUMBER(PL_TUNABLE, 0, 99, PL_REQUIRED),
	  .about = "points for the first on the Moon, the second, and so on" },
	{ .path = "resources_a_point", AT(resources_a_point), NUMBER(PL_TUNABLE, 1, 40, 4),
	  .about = "tokens left over that make a point" },
	{ .path = "guards_most", AT(guards_most), NUMBER(PL_TUNABLE, 0, 9, 2),
	  .about = "guards that a mat has room for" },
	{ .path = "tier[].draw", ROW(tier, OSS_TIERS, draws), NUMBER(PL_TUNABLE, 0, 4, PL_REQUIRED),
	  .about = "cards that an Espionage action may draw" },
	{ .path = "tier[].both", ROW(tier, OSS_TIERS, both),
	  CHOICE(PL_TUNABLE, 0, 1, PL_REQUIRED, no_yes),
	  .about = "whether it may play a card and then draw" },
	{ .path = "tier[].steal", ROW(tier, OSS_TIERS, steals),
	  CHOICE(PL_TUNABLE, 0, 1, 0, no_yes),
	  .about = "whether it may steal a card instead of drawing" },
	{ .path = "resource[].name", .offset = offsetof(struct oss_rules, resource_name),
	  .stride = { 2 }, .count = { OSS_RESOURCES }, .size = 2, NAME, .about = "its name" },

	{ .path = "technology[]", AT(technology_count), ROWS(1, OSS_TECHNOLOGIES),
	  .about = "spaces of the tree" },
	{ .path = "technology[].name", TECH(name), NAME, .about = "its name" },
	{ .path = "technology[].group", TECH(group),
	  CHOICE(PL_FIXED, OSS_WORKS_GROUP, OSS_MISSION, PL_REQUIRED, group_names),
	  .about = "production, or the way to the Moon" },
	{ .path = "technology[].when", TECH(ongoing), CHOICE(PL_FIXED, 0, 1, PL_REQUIRED, when_names),
	  .about = "its keyword" },
	{ .path = "technology[].needs[]", TECH(need_count), ROWS(0, OSS_NEEDS),
	  .about = "groups of prerequisites: one of each" },
	{ .path = "technology[].needs[].one", LIST(technology, OSS_TECHNOLOGIES, need, OSS_NEEDS, .one),
	  .kind = PL_ROW, .use = PL_TUNABLE, .lo = 1, .hi = OSS_TECHNOLOGIES, .usual = PL_REQUIRED,
	  .rows = "technology[].name", .about = "this one" },
	{ .path = "technology[].needs[].or", LIST(technology, OSS_TECHNOLOGIES, need, OSS_NEEDS, .other),
	  .kind = PL_ROW, .use = PL_TUNABLE, .lo = 0, .hi = OSS_TECHNOLOGIES, .usual = 0,
	  .rows = "technology[].name", .about = "or this one" },
	PRICES("technology[].price", TECH, price),
	{ .path = "technology[].does[]", TECH(does_count), ROWS(1, OSS_GIFTS),
	  .about = "its effects" },
	EFFECTS("technology[].does[]", technology, OSS_TECHNOLOGIES, OSS_GIFTS, PL_FIXED),
	{ .path = "technology[].x", TECH(x), NUMBER(PL_FIXED, 0, 1000, PL_REQUIRED),
	  .about = "across on the chart, in thousandths" },
	{ .path = "technology[].y", TECH(y), NUMBER(PL_FIXED, 0, 1000, PL_REQUIRED),
	  .about = "down on the chart, in thousandths" },
	{ .path = "technology[].text", TECH(text), WORD, .about = "a line about it" },

	{ .path = "faction[].name", FACTION(name), NAME, .about = "its name in moves" },
	{ .path = "faction[].title", FACTION(title), NAME, .about = "its name in full" },
	{ .path = "faction[].base.morale", FACTION(base[OSS_MORALE]), NUMBER(PL_TUNABLE, 0, 4, 1),
	  .about = "Morale it makes" },
	{ .path = "faction[].base.iron", FACTION(base[OSS_IRON]), NUMBER(PL_TUNABLE, 0, 4, 1),
	  .about = "Iron it makes" },
	{ .path = "faction[].base.oil", FACTION(base[OSS_OIL]), NUMBER(PL_TUNABLE, 0, 4, 1),
	  .about = "Oil it makes" },
	{ .path = "faction[].base.aluminum", FACTION(base[OSS_ALUMINUM]), NUMBER(PL_TUNABLE, 0, 4, 1),
	  .about = "Aluminum it makes" },
	{ .path = "faction[].base.gold", FACTION(base[OSS_GOLD]), NUMBER(PL_TUNABLE, 0, 4, 1),
	  .about = "Gold it makes" },
	{ .path = "faction[].start.morale", FACTION(start[OSS_MORALE]), MORE,
	  .about = "Morale it starts with, beyond what everybody has" },
	{ .path = "faction[].start.iron", FACTION(start[OSS_IRON]), MORE, .about = "Iron" },
	{ .path = "faction[].start.oil", FACTION(start[OSS_OIL]), MORE, .about = "Oil" },
	{ .path = "faction[].start.aluminum", FACTION(start[OSS_ALUMINUM]), MORE,
	  .about = "Aluminum" },
	{ .path = "faction[].start.gold", FACTION(start[OSS_GOLD]), MORE, .about = "Gold" },
	{ .path = "faction[].ability", FACTION(ability), NAME, .about = "its ability by name" },
	{ .path = "faction[].does[]", FACTION(does_count), ROWS(1, OSS_GIFTS),
	  .about = "and as effects" },
	EFFECTS("faction[].does[]", faction, OSS_FACTIONS, OSS_GIFTS, PL_TUNABLE),
	{ .path = "faction[].network[].morale", NETWORK(OSS_MORALE), PRICE, .about = "Morale" },
	{ .path = "faction[].network[].iron", NETWORK(OSS_IRON), PRICE, .about = "Iron" },
	{ .path = "faction[].network[].oil", NETWORK(OSS_OIL), PRICE, .about = "Oil" },
	{ .path = "faction[].network[].aluminum", NETWORK(OSS_ALUMINUM), PRICE,
	  .about = "Aluminum" },
	{ .path = "faction[].network[].gold", NETWORK(OSS_GOLD), PRICE,
	  .about = "Gold for the next tier" },
	{ .path = "faction[].text", FACTION(text), WORD, .about = "a line about it" },

	{ .path = "card[]", AT(kind_count), ROWS(1, OSS_KINDS), .about = "kinds of cards" },
	{ .path = "card[].name", CARD(name), NAME, .about = "its name" },
	{ .path = "card[].copies", CARD(copies), NUMBER(PL_TUNABLE, 0, 15, PL_REQUIRED),
	  .about = "how many there are" },
	PRICES("card[].price", CARD, price),
	{ .path = "card[].does[]", CARD(does_count), ROWS(1, OSS_STEPS), .about = "its effects" },
	EFFECTS("card[].does[]", card, OSS_KINDS, OSS_STEPS, PL_TUNABLE),
	{ .path = "card[].text", CARD(text), WORD, .about = "a line about it" },

	{ .path = "objective[]", AT(objective_count), ROWS(1, OSS_OBJECTIVES),
	  .about = "secondary objectives" },
	{ .path = "objective[].name", OBJECTIVE(name), NAME, .about = "its name" },
	{ .path = "objective[].points", OBJECTIVE(points), NUMBER(PL_TUNABLE, 0, 40, PL_REQUIRED),
	  .about = "what it is worth" },
	{ .path = "objective[].all[]", OBJECTIVE(count), ROWS(1, OSS_CRITERIA),
	  .about = "what must hold" },
	TESTS("objective[].all[]", objective, OSS_OBJECTIVES, all, OSS_CRITERIA, , PL_REQUIRED),
	{ .path = "objective[].text", OBJECTIVE(text), WORD, .about = "a line about it" },
	{ .path = NULL },
};
/* clang-format on */

/* In the order of enum oss_reason. */
static const struct pl_reason reasons[] = {
	{ "", "" },
	{ "OSS-037", "it is not your turn" },
	{ "OSS-038", "that cannot be done now" },
	{ "OSS-028", "that mat is taken" },
	{ "OSS-051", "Morale is neither sold nor bought" },
	{ "OSS-048", "a Trade is a sale or a purchase, not both" },
	{ "OSS-049", "that is more than a Trade exchanges" },
	{ "OSS-023", "you do not have so many" },
	{ "OSS-C07", "your marker is there already" },
	{ "OSS-054", "an earlier technology is missing" },
	{ "OSS-088", "a rival's spy blocks it" },
	{ "OSS-C37", "talks are on: nobody else may research until they end" },
	{ "OSS-053", "you cannot pay for it" },
	{ "OSS-C35", "no rival has that technology" },
	{ "OSS-072", "you do not hold that card" },
	{ "OSS-C25", "you cannot pay the price of that card" },
	{ "OSS-065", "your network does not allow so many cards" },
	{ "OSS-C27", "there are no cards left to draw" },
	{ "OSS-069", "your network does not steal from hands" },
	{ "OSS-C28", "that hand is empty" },
	{ "OSS-083", "your network has no higher tier" },
	{ "OSS-079", "you cannot pay for the next tier" },
	{ "OSS-085", "all your spies are out: move one instead" },
	{ "OSS-C08", "there is no such spy there" },
	{ "OSS-086", "a spy goes on a rival's mat, not on your own" },
	{ "OSS-C23", "a spy of yours is there already" },
	{ "OSS-C08", "no spy may stand before the Moon" },
	{ "OSS-C08", "a spy blocks it already, and one is the most" },
	{ "OSS-C31", "a spy there would neither block nor borrow anything" },
	{ "OSS-C08", "the spy has to go somewhere else" },
	{ "OSS-C35", "that cannot be aimed so: it takes a rival, and what the card names" },
	{ "OSS-C38", "only so many tokens, not Morale, for tokens of another kind" },
	{ "OSS-078", "no card of yours can become a resource now" },
	{ "OSS-C21", "only Iron, Oil and Aluminum are traded for Gold" },
	{ "OSS-C06", "that kind was dealt with in this Trade already" },
	{ "OSS-G01", "there is no such technology" },
	{ "OSS-C35", "that rival has no spy there" },
	{ "OSS-C29", "that rival has no such production technology" },
	{ "OSS-C35", "that card is not in the hand that you see" },
	{ "OSS-069", "that is your own hand" },
	{ "OSS-072", "what a card says is carried out as far as it can be" },
	{ "OSS-C43", "that is none of the effects to choose from" },
	{ "OSS-046", "a spy takes of the resource it stands on" },
	{ "OSS-054", "a technology may need only those that stand before it" },
	{ "OSS-G05", "exactly one technology must be the landing, and it is a mission" },
	{ "OSS-016", "there must be 1 to 200 cards" },
	{ "OSS-062", "an upgrade card has +1 and +2: works add at most 2 to a resource" },
	{ "OSS-042", "every country must make Morale" },
	{ "OSS-059",
	  "what countries and Ongoing technologies do must last: yield, trade, cheaper, "
	  "draw-more, evict, convert, first or follow" },
	{ "OSS-058",
	  "what cards and One-Time technologies do must happen at once: none of yield, trade, "
	  "cheaper, draw-more, evict, convert, first and follow; and cards do not land" },
	{ "OSS-C43", "a technology neither researches nor copies another" },
	{ "OSS-G01",
	  "gain, gamble, yield and first name a resource, cheaper one that is not Morale, take "
	  "and spoil one or works; no other effect does" },
	{ "OSS-C43", "an effect that does nothing: its number and its tier are both 0" },
	{ "OSS-C43",
	  "sweep, recall, produce, stall, land, evict and convert have no number and no tier, and what "
	  "lasts has no tier" },
	{ "OSS-C43", "what lasts has no or, may, whom, ransom or if" },
	{ "OSS-C43", "the first effect of a list has no or: there is nothing before it" },
	{ "OSS-C43",
	  "may belongs to the first of several effects, and not to research, copy, place, recall "
	  "and exchange alone, which may be left anyway" },
	{ "OSS-C43", "whom: each is for gain, for take and for spoil, of one resource" },
	{ "OSS-C44", "a ransom is for take, spoil, peek, strip and recall aimed at one rival" },
	{ "OSS-G04",
	  "a test needs its number, hold its resource and marked its technology; no other has them, "
	  "and none counts more than there can be" },
	{ "OSS-C45",
	  "too much: at most 40 for a Trade, 20 drawn by a card, a technology or an action, 99 of a resource "
	  "from a Produce" },
	{ NULL, NULL },
};

/* In the order of enum oss_event_kind. */
/* clang-format off */
static const char *const event_kinds[] = {
	"",       "pick",   "produce", "skim",   "sell",    "buy",     "research", "play",
	"draw",   "steal",  "lie-low", "train",  "place",   "gain",    "gamble",   "swap",
	"take",   "spoil",  "peek",    "see",    "lift",    "strip",   "recall",   "guard",
	"shield", "stall",  "convert", "discard", "land",   "score",   "time-out", "skip",
	"turn-in", "opt",   "aim",     "ransom", "spare", "tie", NULL,
};
/* clang-format on */

static const struct pl_words_file languages[] = {
	{ "en", pl_text_one_small_step_words_en },
	{ "de", pl_text_one_small_step_words_de },
	{ NULL, NULL },
};

const struct pl_game oss_game = {
	.slug = "one-small-step",
	.title = "One Small Step",
	.prefix = "OSS",
	.about = "build, research and spy your country to the Moon before the others",
	.designers =
		"Joseph Highe, Anthony Eason, Richard Moretti, Charles Morrell, Joshua Slusser",
	.version = 3,
	.min_seats = 2,
	.max_seats = OSS_SEATS,
	.rules_size = sizeof(struct oss_rules),
	.state_size = sizeof(struct oss_state),
	.fields = fields,
	.reasons = reasons,
	.event_kinds = event_kinds,
	.standard = pl_text_one_small_step_standard_yaml,
	.rulebook = pl_text_one_small_step_RULES_md,
	.description = &oss_description,
	.languages = languages,
	.prepare = oss_prepare,
	.vet = oss_vet,
	.setup = oss_setup,
	.legal = oss_legal,
	.check = oss_check,
	.apply = oss_apply,
	.observe = oss_observe,
	.determinize = oss_determinize,
	.returns = oss_returns,
	.value = oss_value,
	.weigh = oss_weigh,
	.sights = &oss_sights,
	.judge = &oss_judge,
	.audit = oss_audit,
	.format = oss_format,
	.parse = oss_parse,
	.ask = oss_ask,
	.explain = oss_explain,
	.touch = oss_touch,
	.trace = oss_trace,
	.piece = oss_piece,
	.tell = oss_tell,
	.show = oss_show,
	.measures = oss_measures,
	.measure = oss_measure,
	.group = oss_group_name,
	.claims = oss_claims,
};

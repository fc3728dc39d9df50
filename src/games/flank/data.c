/* data.c - the fields of Flank's data file, its reasons and event names, and
 * its struct pl_game. It holds no rules; numbers live in standard.yaml. */
#include "games/flank/sense.h"
#include "games/flank/words.h"

#define PL_FIELDS_OF struct flk_rules
#include "core/fields.h"

extern const char pl_text_flank_standard_yaml[];
extern const char pl_text_flank_RULES_md[];
extern const char pl_text_flank_words_en[];
extern const char pl_text_flank_words_de[];

#define COUNT_ROWS(member, most) AT(member), .count = { most }, ROWS(1, most)

static const char *const factions_names[] = { "chosen", "drawn" };
static const char *const base_cards_names[] = { "flat", "more" };
static const char *const no_yes[] = { "no", "yes" };
static const char *const side_names[] = { "none", "first", "second" };
static const char *const area_names[] = { "frontline", "support", "flank", "any" };
static const char *const colour_names[] = { "none", "blue", "green", "yellow" };
static const char *const when_names[] = { "any", "attack", "defend", "won", "lost" };
static const char *const first_names[] = { "lot", "p1", "p2" };

/* In the order of enum flk_effect_kind. */
static const char *const effect_names[] = {
	"price",   "stride",  "gather", "hold", "strike", "screen", "ward",    "armour",
	"assault", "rampart", "push",   "move", "remove", "recall", "salvage", "spoils",
};

/* A price or a yield: three numbers by colour. */
#define BY_COLOUR(path_, place, how, most, otherwise, about_)                                      \
	{ .path = path_ ".blue",                                                                   \
	  place(0),                                                                                \
	  NUMBER(how, 0, most, otherwise),                                                         \
	  .about = "blue " about_ },                                                               \
		{ .path = path_ ".green",                                                          \
		  place(1),                                                                        \
		  NUMBER(how, 0, most, otherwise),                                                 \
		  .about = "green " about_ },                                                      \
	{                                                                                          \
		.path = path_ ".yellow", place(2), NUMBER(how, 0, most, otherwise),                \
		.about = "yellow " about_                                                          \
	}

#define START(n)         AT(start_tokens[n])
#define LIMIT(n)         AT(token_limit[n])
#define MINE(n)          AT(mine[n])
#define UNIT_PRICE(n)    ROW(unit, FLK_UNIT_ROWS, price[n])
#define UPGRADE_PRICE(n) ROW(upgrade, FLK_UPGRADE_ROWS, price[n])
#define GIVES(n)         ROW(card, FLK_CARDS, gives[n])

/* The effects of a unit or an upgrade. */
#define EFFECTS(path_, table, many)                                                                \
	{ .path = path_ "[].effect[]",                                                             \
	  ROW(table, many, effects),                                                               \
	  .kind = PL_COUNT,                                                                        \
	  .use = PL_FIXED,                                                                         \
	  .lo = 0,                                                                                 \
	  .hi = FLK_EFFECTS,                                                                       \
	  .usual = 0,                                                                              \
	  .about = "what it does" },                                                               \
		{ .path = path_ "[].effect[].kind",                                                \
		  LIST(table, many, effect, FLK_EFFECTS, .kind),                                   \
		  CHOICE(PL_FIXED, FLK_PRICE, FLK_SPOILS, PL_REQUIRED, effect_names),              \
		  .about = "the kind of effect" },                                                 \
		{ .path = path_ "[].effect[].number",                                              \
		  LIST(table, many, effect, FLK_EFFECTS, .number),                                 \
		  NUMBER(PL_TUNABLE, 0, 4, 0),                                                     \
		  .about = "how much of it" },                                                     \
		{ .path = path_ "[].effect[].unit",                                                \
		  LIST(table, many, effect, FLK_EFFECTS, .unit),                                   \
		  .kind = PL_ROW,                                                                  \
		  .use = PL_FIXED,                                                                 \
		  .lo = 0,                                                                         \
		  .hi = FLK_UNIT_ROWS,                                                             \
		  .usual = 0,                                                                      \
		  .rows = "unit[].name",                                                           \
		  .about = "the unit it is about" },                                               \
		{ .path = path_ "[].effect[].also",                                                \
		  LIST(table, many, effect, FLK_EFFECTS, .also),                                   \
		  .kind = PL_ROW,                                                                  \
		  .use = PL_FIXED,                                                                 \
		  .lo = 0,                                                                         \
		  .hi = FLK_UNIT_ROWS,                                                             \
		  .usual = 0,                                                                      \
		  .rows = "unit[].name",                                                           \
		  .about = "another unit it is about" },                                           \
		{ .path = path_ "[].effect[].area",                                                \
		  LIST(table, many, effect, FLK_EFFECTS, .area),                                   \
		  CHOICE(PL_FIXED, FLK_FRONT, FLK_ANYWHERE, FLK_ANYWHERE, area_names),             \
		  .about = "the area of the sheet it works in, or takes from" },                   \
		{ .path = path_ "[].effect[].to",                                                  \
		  LIST(table, many, effect, FLK_EFFECTS, .to),                                     \
		  CHOICE(PL_FIXED, FLK_FRONT, FLK_ANYWHERE, FLK_ANYWHERE, area_names),             \
		  .about = "the area it puts into" },                                              \
		{ .path = path_ "[].effect[].needs",                                               \
		  LIST(table, many, effect, FLK_EFFECTS, .needs),                                  \
		  CHOICE(PL_FIXED, FLK_FRONT, FLK_ANYWHERE, FLK_ANYWHERE, area_names),             \
		  .about = "where the unit must be that it needs" },                               \
		{ .path = path_ "[].effect[].with",                                                \
		  LIST(table, many, effect, FLK_EFFECTS, .with),                                   \
		  .kind = PL_ROW,                                                                  \
		  .use = PL_FIXED,                                                                 \
		  .lo = 0,                                                                         \
		  .hi = FLK_UNIT_ROWS,                                                             \
		  .usual = 0,                                                                      \
		  .rows = "unit[].name",                                                           \
		  .about = "the unit that it needs on the sheet" },                                \
		{ .path = path_ "[].effect[].when",                                                \
		  LIST(table, many, effect, FLK_EFFECTS, .when),                                   \
		  CHOICE(PL_FIXED, FLK_ALWAYS, FLK_LOSING, FLK_ALWAYS, when_names),                \
		  .about = "in which battles it works" },                                          \
		{ .path = path_ "[].effect[].colour",                                              \
		  LIST(table, many, effect, FLK_EFFECTS, .colour),                                 \
		  CHOICE(PL_FIXED, 0, FLK_COLOURS, 0, colour_names),                               \
		  .about = "the tokens it is about" },                                             \
		{ .path = path_ "[].effect[].over",                                                \
		  LIST(table, many, effect, FLK_EFFECTS, .over),                                   \
		  CHOICE(PL_FIXED, 0, 1, 0, no_yes),                                               \
		  .about = "a stride over the enemy too" },                                        \
	{                                                                                          \
		.path = path_ "[].effect[].escort",                                                \
		LIST(table, many, effect, FLK_EFFECTS, .escort),                                   \
		CHOICE(PL_FIXED, 0, 1, 0, no_yes), .about = "others may stride along"              \
	}

/* clang-format off */
static const struct pl_field fields[] = {
	{ .path = "board", AT(board), .kind = PL_ROW, .use = PL_OPTION, .lo = 1, .hi = FLK_BOARDS,
	  .usual = PL_REQUIRED, .rows = "board_table[].name", .about = "which board is played on" },
	{ .path = "goes_first", AT(goes_first),
	  CHOICE(PL_OPTION, FLK_BY_LOT, FLK_SECOND_SEAT, FLK_BY_LOT, first_names),
	  .about = "who goes first: by lot, or as the players agree" },
	{ .path = "factions", AT(factions),
	  CHOICE(PL_OPTION, FLK_FACTIONS_CHOSEN, FLK_FACTIONS_DRAWN, FLK_FACTIONS_CHOSEN,
	         factions_names),
	  .about = "players choose their factions, the second first, or draw them" },
	{ .path = "base_cards", AT(base_cards),
	  CHOICE(PL_OPTION, FLK_CARDS_FLAT, FLK_CARDS_MORE, FLK_CARDS_FLAT, base_cards_names),
	  .about = "more: the player with more bases draws one more card a round" },
	{ .path = "attackers_over", AT(attackers_over), NUMBER(PL_OPTION, 0, 2, 1),
	  .about = "units above a zone's limit that an attacker may bring" },
	{ .path = "start_cards", AT(start_cards), NUMBER(PL_TUNABLE, 0, FLK_MOST_DEAL, 3),
	  .about = "resource cards each player starts with" },
	{ .path = "cards_each_round", AT(cards_each_round),
	  NUMBER(PL_TUNABLE, 1, FLK_MOST_DEAL - 1, 2), .about = "resource cards drawn each round" },
	{ .path = "card_for_winner", AT(card_for_winner), NUMBER(PL_TUNABLE, 0, FLK_MOST_DEAL, 1),
	  .about = "resource cards for the winner of a battle" },
	BY_COLOUR("start_tokens", START, PL_TUNABLE, 20, 3, "tokens each player starts with"),
	BY_COLOUR("token_limit", LIMIT, PL_TUNABLE, 20, 5, "tokens a player may hold"),
	BY_COLOUR("mine", MINE, PL_TUNABLE, 3, 1, "tokens of a force mine"),
	{ .path = "upgrade_limit", AT(upgrade_limit), NUMBER(PL_TUNABLE, 0, FLK_UPGRADES, 4),
	  .about = "active upgrades of a player" },
	{ .path = "population", AT(population), NUMBER(PL_TUNABLE, 1, 16, 16),
	  .about = "units of a player on the board" },
	{ .path = "move_price", AT(move_price), NUMBER(PL_TUNABLE, 1, 3, 1),
	  .about = "yellow tokens a move costs" },
	{ .path = "round_limit", AT(round_limit), NUMBER(PL_TUNABLE, 1, 250, 200),
	  .about = "rounds until standing decides" },
	{ .path = "front_points", AT(front_points), NUMBER(PL_TUNABLE, 0, 4, 1),
	  .about = "combat points of a unit in the frontline" },
	{ .path = "support_points", AT(support_points), NUMBER(PL_TUNABLE, 0, 4, 2),
	  .about = "combat points of a unit in support" },
	{ .path = "base_points", AT(base_points), NUMBER(PL_TUNABLE, 0, 6, 2),
	  .about = "combat points of a base" },

	{ .path = "faction[].name", ROW(faction, FLK_FACTIONS, name), NAME, .about = "its name" },
	{ .path = "faction[].title", ROW(faction, FLK_FACTIONS, title), NAME, .about = "as printed" },
	{ .path = "faction[].people", ROW(faction, FLK_FACTIONS, people), NAME,
	  .about = "as one speaks of them" },
	{ .path = "faction[].about", ROW(faction, FLK_FACTIONS, about), WORD,
	  .about = "how it plays" },

	{ .path = "unit[].name", ROW(unit, FLK_UNIT_ROWS, name), NAME, .about = "its name" },
	{ .path = "unit[].title", ROW(unit, FLK_UNIT_ROWS, title), NAME, .about = "as printed" },
	{ .path = "unit[].plural", ROW(unit, FLK_UNIT_ROWS, plural), NAME,
	  .about = "what several are called" },
	BY_COLOUR("unit[].price", UNIT_PRICE, PL_TUNABLE, FLK_DEAREST, 0, "tokens it costs"),
	{ .path = "unit[].copies", ROW(unit, FLK_UNIT_ROWS, copies),
	  NUMBER(PL_TUNABLE, 1, FLK_COPIES, FLK_COPIES), .about = "miniatures there are" },
	EFFECTS("unit", unit, FLK_UNIT_ROWS),
	{ .path = "unit[].flavour", ROW(unit, FLK_UNIT_ROWS, flavour), WORD,
	  .about = "a line about it" },

	{ .path = "upgrade[].name", ROW(upgrade, FLK_UPGRADE_ROWS, name), NAME,
	  .about = "its name" },
	{ .path = "upgrade[].title", ROW(upgrade, FLK_UPGRADE_ROWS, title), NAME,
	  .about = "as printed" },
	BY_COLOUR("upgrade[].price", UPGRADE_PRICE, PL_TUNABLE, FLK_DEAREST, 0, "tokens it costs"),
	EFFECTS("upgrade", upgrade, FLK_UPGRADE_ROWS),
	{ .path = "upgrade[].flavour", ROW(upgrade, FLK_UPGRADE_ROWS, flavour), WORD,
	  .about = "a line about it" },

	{ .path = "card[]", COUNT_ROWS(cards, FLK_CARDS), .about = "kinds of resource cards" },
	{ .path = "card[].name", ROW(card, FLK_CARDS, name), NAME, .about = "its name" },
	{ .path = "card[].title", ROW(card, FLK_CARDS, title), NAME, .about = "as printed" },
	BY_COLOUR("card[].gives", GIVES, PL_TUNABLE, 8, 0, "tokens it gives"),
	{ .path = "card[].copies", ROW(card, FLK_CARDS, copies),
	  NUMBER(PL_TUNABLE, 0, 12, PL_REQUIRED), .about = "how many there are" },
	{ .path = "card[].flavour", ROW(card, FLK_CARDS, flavour), WORD,
	  .about = "a line about it" },

	{ .path = "board_table[]", COUNT_ROWS(boards, FLK_BOARDS), .about = "boards" },
	{ .path = "board_table[].name", ROW(boards_at, FLK_BOARDS, name), NAME,
	  .about = "its name" },
	{ .path = "board_table[].title", ROW(boards_at, FLK_BOARDS, title), NAME,
	  .about = "as printed" },
	{ .path = "board_table[].width", ROW(boards_at, FLK_BOARDS, width),
	  NUMBER(PL_FIXED, 1, 2000, PL_REQUIRED), .about = "of the drawing" },
	{ .path = "board_table[].height", ROW(boards_at, FLK_BOARDS, height),
	  NUMBER(PL_FIXED, 1, 2000, PL_REQUIRED), .about = "of the drawing" },
	{ .path = "board_table[].line[]", LIST(boards_at, FLK_BOARDS, line, 4, ),
	  NUMBER(PL_FIXED, 0, 2000, PL_REQUIRED), .about = "the border: x, y to x, y" },
	{ .path = "board_table[].about", ROW(boards_at, FLK_BOARDS, about), WORD,
	  .about = "a line about it" },

	{ .path = "zone[]", COUNT_ROWS(zones, FLK_ZONE_ROWS), .about = "zones of all boards" },
	{ .path = "zone[].name", ROW(zone, FLK_ZONE_ROWS, name), NAME, .about = "its name" },
	{ .path = "zone[].title", ROW(zone, FLK_ZONE_ROWS, title), NAME, .about = "as printed" },
	{ .path = "zone[].board", ROW(zone, FLK_ZONE_ROWS, board), .kind = PL_ROW,
	  .use = PL_FIXED, .lo = 1, .hi = FLK_BOARDS, .usual = PL_REQUIRED,
	  .rows = "board_table[].name", .about = "the board it belongs to" },
	{ .path = "zone[].limit", ROW(zone, FLK_ZONE_ROWS, limit),
	  NUMBER(PL_TUNABLE, 1, 8, PL_REQUIRED), .about = "units of one player it holds" },
	{ .path = "zone[].side", ROW(zone, FLK_ZONE_ROWS, side),
	  CHOICE(PL_TUNABLE, 0, 2, 0, side_names), .about = "whose base location it is" },
	{ .path = "zone[].x", ROW(zone, FLK_ZONE_ROWS, x), NUMBER(PL_FIXED, 0, 2000, PL_REQUIRED),
	  .about = "where its name stands" },
	{ .path = "zone[].y", ROW(zone, FLK_ZONE_ROWS, y), NUMBER(PL_FIXED, 0, 2000, PL_REQUIRED),
	  .about = "where its name stands" },
	{ .path = "zone[].corner[]", ROW(zone, FLK_ZONE_ROWS, corners), .kind = PL_COUNT,
	  .use = PL_FIXED, .lo = 6, .hi = FLK_CORNERS, .usual = PL_REQUIRED,
	  .about = "its outline" },
	{ .path = "zone[].corner[]", LIST(zone, FLK_ZONE_ROWS, corner, FLK_CORNERS, ),
	  NUMBER(PL_FIXED, 0, 2000, PL_REQUIRED), .about = "its outline: x, y, x, y, ..." },
	{ .path = NULL },
};
/* clang-format on */

/* Each cites the clause of RULES.md that says so. */
/* clang-format off */
static const struct pl_reason reasons[] = {
	[0] = { "", "" },
	[FLK_NOT_ASKED] = { "FLK-034", "it is not your turn" },
	[FLK_NO_SUCH_MOVE] = { "FLK-032", "that cannot be done in this phase" },
	[FLK_FACTION_TAKEN] = { "FLK-022", "that faction is taken" },
	[FLK_TAKE_A_FACTION] = { "FLK-022", "first take a faction" },
	[FLK_HARVEST_ONLY] = { "FLK-040", "resource cards are played in the Harvest phase only" },
	[FLK_CARD_NOT_HELD] = { "FLK-036", "you do not hold that card" },
	[FLK_CANNOT_PAY] = { "FLK-043", "you cannot pay for that unit" },
	[FLK_CANNOT_PAY_UPGRADE] = { "FLK-050", "you cannot pay for that upgrade" },
	[FLK_NO_BASE_THERE] = { "FLK-046", "units are built where you have a base" },
	[FLK_ZONE_FULL] = { "FLK-047", "the zone is full" },
	[FLK_NO_MINIATURE] = { "FLK-C34", "all miniatures of that type are on the board" },
	[FLK_POPULATION] = { "FLK-048", "you have as many units as the population limit allows" },
	[FLK_ACTIVE_ALREADY] = { "FLK-051", "that upgrade is active already" },
	[FLK_NO_UPGRADES] = { "FLK-053", "no upgrade may be active" },
	[FLK_LIMIT_OF_UPGRADES] = { "FLK-054",
	                            "your upgrades are at their limit: give one up for it" },
	[FLK_NOT_ACTIVE] = { "FLK-054", "the upgrade you would give up is not active" },
	[FLK_ROOM_FOR_UPGRADES] = { "FLK-053", "there is room: no upgrade need be given up" },
	[FLK_NOT_ADJACENT] = { "FLK-058",
	                       "units move to an adjacent zone, or as far as they can stride" },
	[FLK_NO_UNITS_THERE] = { "FLK-058", "you have no units there" },
	[FLK_ONLY_INTO_BATTLE] = { "FLK-C24",
	                           "in an open battle units move into the battle zone only" },
	[FLK_TARGET_FULL] = { "FLK-061", "there is no room for so many in that zone" },
	[FLK_NOT_SO_MANY] = { "FLK-059", "there are not so many" },
	[FLK_CANNOT_STRIDE] = { "FLK-C43", "these units cannot go so far together" },
	[FLK_MUST_SEND] = { "FLK-059", "say which units go" },
	[FLK_CANNOT_JOIN] = { "FLK-C44", "no such unit can join this move from there" },
	[FLK_NOT_THAT_TYPE] = { "FLK-071", "another type of units, or the card, comes next" },
	[FLK_SPLIT_ALL] = { "FLK-073", "every unit of the type goes to one of the three areas" },
	[FLK_FRONT_EMPTY] = { "FLK-074", "at least one unit must be in the frontline" },
	[FLK_NO_BLUE] = { "FLK-088", "you have no blue token" },
	[FLK_NO_GREEN] = { "FLK-089", "you have no green token" },
	[FLK_NO_YELLOW] = { "FLK-090", "you have no yellow token" },
	[FLK_NO_TOKEN_REMOVES] = { "FLK-087", "no token removes a unit" },
	[FLK_NOT_THERE] = { "FLK-094", "there is no such unit in that area" },
	[FLK_HELD] = { "FLK-C45", "that unit holds its place there: it cannot be pushed or removed" },
	[FLK_SAME_AREA] = { "FLK-094", "the unit is there already" },
	[FLK_NOT_BY_THIS] = { "FLK-085", "this effect does not do that" },
	[FLK_SAY_WHICH] = { "FLK-C42", "say first which of your effects you use" },
	[FLK_NOT_READY] = { "FLK-C42", "that effect cannot be used now" },
	[FLK_NO_VICTIM] = { "FLK-107", "no such unit can be struck in the enemy's support" },
	[FLK_NOT_A_SURVIVOR] = { "FLK-110", "no such unit is waiting to be placed" },
	[FLK_LEAVES_AFTER_TIE] = { "FLK-114", "after a tie the attacker leaves the zone" },
	[FLK_NOT_A_REFUGE] = { "FLK-111", "survivors go to zones next to the battle" },
	[FLK_NO_ROOM] = { "FLK-111", "there is no room for them in that zone" },
	[FLK_ENEMY_THERE] = { "FLK-115", "an enemy holds that zone" },
	[FLK_BATTLE_ZONE_FIRST] = { "FLK-112",
	                            "who wins holds the battle zone; only those without room there "
	                            "go elsewhere" },
	[FLK_MUST_RETREAT] = { "FLK-C17", "survivors must be placed while there is room" },
	[FLK_BAD_BOARD] = { "FLK-015",
	                    "a board needs 2 to 16 zones of three corners or more, all connected" },
	[FLK_BAD_BASES] = { "FLK-007", "a side needs 1 to 5 base locations" },
	[FLK_BAD_SYMMETRY] = { "FLK-020", "half a turn must bring the board onto itself" },
	[FLK_BAD_CARDS] = { "FLK-013",
	                    "there must be 1 to 200 resource cards, enough for the first hands" },
	[FLK_BAD_NUMBER] = { "FLK-C41", "effect: stride, gather, hold and ward have no `number`, "
	                                "every other kind needs one of 1 to 4" },
	[FLK_BAD_UNIT] = { "FLK-C41", "effect: price, stride, gather, hold, strike, screen, ward, "
	                              "armour, assault and recall need a `unit`; push, remove, "
	                              "salvage and spoils have none" },
	[FLK_BAD_FACTION] = { "FLK-C41", "effect: `unit`, `also` and `with` are units of the faction "
	                                 "whose unit or upgrade it is" },
	[FLK_BAD_ALSO] = { "FLK-C41", "effect: `also` is a second unit beside `unit`, and another" },
	[FLK_BAD_AREA] = { "FLK-C41",
	                   "effect: `area` goes with hold, strike, screen, push, move and remove" },
	[FLK_BAD_TO] = { "FLK-C41",
	                 "effect: `to` goes with push and move, and is another area than `area`" },
	[FLK_BAD_COLOUR] = { "FLK-C41",
	                     "effect: price and salvage need a `colour`, no other kind has one" },
	[FLK_BAD_STRIDE] = { "FLK-C41",
	                     "effect: `over` and `escort` go with stride, one of them in an effect" },
	[FLK_BAD_CONDITION] = { "FLK-C41", "effect: `with`, `needs` and `when` go with push, move, "
	                                   "remove, recall, salvage and spoils" },
	[FLK_BAD_WITH] = { "FLK-C41", "effect: of an upgrade, `needs` says where the unit is that "
	                              "`with` names; of a unit, it is that unit, without `with`" },
	[FLK_BAD_WHEN] = { "FLK-C41",
	                   "effect: `when` is won or lost after combat only: recall, salvage, spoils" },
	[FLK_TOO_MANY_EFFECTS] = { "FLK-C41", "effects: a faction has at most 16 before combat, 16 "
	                                      "after it and 16 for points" },
	{ NULL, NULL },
};
/* clang-format on */
_Static_assert(sizeof reasons / sizeof reasons[0] == FLK_TOO_MANY_EFFECTS + 2,
               "words for each reason");

/* In the order of enum flk_event_kind. */
/* clang-format off */
static const char *const event_kinds[] = {
	"",       "take",   "deal",  "round",  "play",   "mine",   "build",  "buy",     "march",
	"join",   "battle", "reveal", "push",  "move",   "remove", "skip",   "blue",    "green",
	"yellow", "yield",  "stop",  "result", "fall",   "base",   "strike", "spare",   "recall",
	"salvage", "return", "perish", "pass",  "win",    "time-out", NULL,
};
/* clang-format on */

static const struct pl_words_file languages[] = {
	{ "en", pl_text_flank_words_en },
	{ "de", pl_text_flank_words_de },
	{ NULL, NULL },
};

static const char *count_bases(int seats)
{
	(void)seats;
	return "bases";
}

const struct pl_game flk_game = {
	.slug = "flank",
	.title = "Flank",
	.prefix = "FLK",
	.about = "a war of secret formations: take the enemy's last base",
	.designers = "Joseph S. Highe",
	.version = 2,
	.min_seats = FLK_PLAYERS,
	.max_seats = FLK_PLAYERS,
	.rules_size = sizeof(struct flk_rules),
	.state_size = sizeof(struct flk_state),
	.fields = fields,
	.reasons = reasons,
	.event_kinds = event_kinds,
	.standard = pl_text_flank_standard_yaml,
	.rulebook = pl_text_flank_RULES_md,
	.description = &flk_description,
	.languages = languages,
	.prepare = flk_prepare,
	.vet = flk_vet,
	.setup = flk_setup,
	.legal = flk_legal,
	.check = flk_check,
	.apply = flk_apply,
	.observe = flk_observe,
	.determinize = flk_determinize,
	.returns = flk_returns,
	.score_unit = FLK_A_BASE,
	.score_counts = count_bases,
	.say_score = flk_say_score,
	.value = flk_value,
	.weigh = flk_weigh,
	.sights = &flk_sights,
	.judge = &flk_judge,
	.audit = flk_audit,
	.format = flk_format,
	.ask = flk_ask,
	.explain = flk_explain,
	.touch = flk_touch,
	.trace = flk_trace,
	.piece = flk_piece,
	.tell = flk_tell,
	.show = flk_show,
	.measures = flk_measures,
	.measure = flk_measure,
	.group = flk_group,
	.claims = flk_claims,
};

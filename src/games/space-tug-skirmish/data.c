/* data.c - the fields of the data file, the reasons and event names, and the
 * struct pl_game. It holds no rules; numbers live in standard.yaml. */
#include "games/space-tug-skirmish/sense.h"
#include "games/space-tug-skirmish/words.h"

#define PL_FIELDS_OF struct sts_rules
#include "core/fields.h"

extern const char pl_text_space_tug_skirmish_standard_yaml[];
extern const char pl_text_space_tug_skirmish_RULES_md[];
extern const char pl_text_space_tug_skirmish_words_en[];
extern const char pl_text_space_tug_skirmish_words_de[];

static const char *const no_yes[] = { "no", "yes" };
static const char *const personas_names[] = {
	"off", "chosen", "dealt", "chosen-2", "dealt-2", "chosen-3", "dealt-3",
};
static const char *const shift_names[] = { "after income", "before income" };
static const char *const kind_names[] = {
	"feature", "spec", "ility", "design effect", "attack", "ops effect",
};
static const char *const epoch_kind_names[] = { "contract", "context", "disturbance" };
static const char *const slot_names[] = { "none", "fuel", "prop", "manip" };
/* clang-format off */
static const char *const knob_names[] = {
	"none",        "draw",       "hand",        "plays_design", "plays_ops",   "free_specs",
	"income",      "income_pct", "income_cap",  "revenue_pct",  "contract",    "need",
	"return",      "repair",     "strength",    "speed",        "energy",      "cost_feature",
	"cost_spec",   "cost_ility", "cost_attack", "cost_design",  "cost_ops",
};
/* clang-format on */
static const char *const counted_names[] = {
	"none",   "feature", "spec",  "ility", "cards", "off",       "strength", "speed",
	"energy", "stats",   "funds", "hand",  "pile",  "contracts", "attacks",  "launches",
};
static const char *const trigger_names[] = { "none", "launch", "contract", "attack" };
static const char *const ward_names[] = { "none", "destroy", "any" };
static const char *const from_names[] = { "none", "attack", "epoch" };
static const char *const becomes_names[] = { "nothing", "disable" };
static const char *const deed_names[] = {
	"none",    "money", "tax",   "take",  "draw",  "scrap", "hit",     "mend",
	"salvage", "dig",   "phase", "shift", "token", "drop",  "lasting", "boost",
};
static const char *const who_names[] = {
	"none", "self", "rival", "rivals", "top_rival", "all", "ops", "leader", "poorest", "holder",
};
static const char *const what_names[] = { "none", "feature", "spec", "ility", "any", "off" };
static const char *const pick_names[] = { "none", "choose", "random", "costliest" };
static const char *const act_names[] = { "none", "disable", "destroy" };

/* The fields of a row's effects, the same in all three tables. */
#define EFFECTS(table, rows)                                                                       \
	{ .path = #table "[].effect[]",                                                            \
	  ROW(table, rows, effects),                                                               \
	  .kind = PL_COUNT,                                                                        \
	  .use = PL_FIXED,                                                                         \
	  .lo = 0,                                                                                 \
	  .hi = STS_EFFECTS,                                                                       \
	  .usual = 0,                                                                              \
	  .about = "what it does" },                                                               \
		{ .path = #table "[].effect[].mod",                                                \
		  LIST(table, rows, effect, STS_EFFECTS, .mod),                                    \
		  CHOICE(PL_FIXED, 0, STS_KNOBS, 0, knob_names),                                   \
		  .about = "the number of the rules that it changes" },                            \
		{ .path = #table "[].effect[].on",                                                 \
		  LIST(table, rows, effect, STS_EFFECTS, .on),                                     \
		  CHOICE(PL_FIXED, 0, STS_ON_ATTACK, 0, trigger_names),                            \
		  .about = "what sets it off" },                                                   \
		{ .path = #table "[].effect[].ward",                                               \
		  LIST(table, rows, effect, STS_EFFECTS, .ward),                                   \
		  CHOICE(PL_FIXED, 0, STS_WARD_ANY, 0, ward_names),                                \
		  .about = "what it wards off" },                                                  \
		{ .path = #table "[].effect[].from",                                               \
		  LIST(table, rows, effect, STS_EFFECTS, .from),                                   \
		  CHOICE(PL_FIXED, 0, STS_FROM_EPOCH, 0, from_names),                              \
		  .about = "where that comes from" },                                              \
		{ .path = #table "[].effect[].becomes",                                            \
		  LIST(table, rows, effect, STS_EFFECTS, .becomes),                                \
		  CHOICE(PL_FIXED, 0, STS_DISABLE, 0, becomes_names),                              \
		  .about = "what comes of what is warded off" },                                   \
		{ .path = #table "[].effect[].action",                                             \
		  LIST(table, rows, effect, STS_EFFECTS, .action),                                 \
		  NUMBER(PL_TUNABLE, -1, 20, -1),                                                  \
		  .about = "the price of doing it; -1 is no action" },                             \
		{ .path = #table "[].effect[].do",                                                 \
		  LIST(table, rows, effect, STS_EFFECTS, .deed),                                   \
		  CHOICE(PL_FIXED, 0, STS_DO_BOOST, 0, deed_names),                                \
		  .about = "what happens" },                                                       \
		{ .path = #table "[].effect[].who",                                                \
		  LIST(table, rows, effect, STS_EFFECTS, .who),                                    \
		  CHOICE(PL_FIXED, 0, STS_HOLDER, 0, who_names),                                   \
		  .about = "to whom" },                                                            \
		{ .path = #table "[].effect[].what",                                               \
		  LIST(table, rows, effect, STS_EFFECTS, .what),                                   \
		  CHOICE(PL_FIXED, 0, STS_OFF, 0, what_names),                                     \
		  .about = "to which cards" },                                                     \
		{ .path = #table "[].effect[].pick",                                               \
		  LIST(table, rows, effect, STS_EFFECTS, .pick),                                   \
		  CHOICE(PL_FIXED, 0, STS_COSTLIEST, 0, pick_names),                               \
		  .about = "how they are found" },                                                 \
		{ .path = #table "[].effect[].act",                                                \
		  LIST(table, rows, effect, STS_EFFECTS, .act),                                    \
		  CHOICE(PL_FIXED, 0, STS_DESTROY, 0, act_names),                                  \
		  .about = "what a hit does" },                                                    \
		{ .path = #table "[].effect[].n",                                                  \
		  LIST(table, rows, effect, STS_EFFECTS, .n),                                      \
		  NUMBER(PL_TUNABLE, -100, 100, 0),                                                \
		  .about = "how much of it" },                                                     \
		{ .path = #table "[].effect[].per",                                                \
		  LIST(table, rows, effect, STS_EFFECTS, .per),                                    \
		  CHOICE(PL_FIXED, 0, STS_COUNT_LAUNCHES, 0, counted_names),                       \
		  .about = "what n is counted by" },                                               \
		{ .path = #table "[].effect[].div",                                                \
		  LIST(table, rows, effect, STS_EFFECTS, .divisor),                                \
		  NUMBER(PL_TUNABLE, 1, 100, 1),                                                   \
		  .about = "how many of those count once" },                                       \
		{ .path = #table "[].effect[].max",                                                \
		  LIST(table, rows, effect, STS_EFFECTS, .most),                                   \
		  NUMBER(PL_TUNABLE, 0, 100, 0),                                                   \
		  .about = "the most it can come to; 0 is any" },                                  \
		{ .path = #table "[].effect[].turns",                                              \
		  LIST(table, rows, effect, STS_EFFECTS, .turns),                                  \
		  NUMBER(PL_TUNABLE, 0, 9, 0),                                                     \
		  .about = "how many own draws it lasts; 0 is this turn" },                        \
		{ .path = #table "[].effect[].if",                                                 \
		  LIST(table, rows, effect, STS_EFFECTS, .held),                                   \
		  CHOICE(PL_FIXED, 0, STS_COUNT_LAUNCHES, 0, counted_names),                       \
		  .about = "only for who has so many of these" },                                  \
		{ .path = #table "[].effect[].at_least",                                           \
		  LIST(table, rows, effect, STS_EFFECTS, .at_least),                               \
		  NUMBER(PL_TUNABLE, 0, 250, 0),                                                   \
		  .about = "of what `if` counts, so many or more" },                               \
	{                                                                                          \
		.path = #table "[].effect[].at_most",                                              \
		LIST(table, rows, effect, STS_EFFECTS, .at_most), NUMBER(PL_TUNABLE, -1, 250, -1), \
		.about = "of what `if` counts, no more than these; -1 is any number"               \
	}

/* clang-format off */
static const struct pl_field fields[] = {
	{ .path = "rags_to_riches", AT(rags), CHOICE(PL_OPTION, 0, 1, 0, no_yes),
	  .about = "Rags to Riches: start in Ops with no money and no cards" },
	{ .path = "sprint", AT(sprint), CHOICE(PL_OPTION, 0, 1, 0, no_yes),
	  .about = "Sprint to the Finish: any number of cards a turn once somebody is near the goal" },
	{ .path = "slow_and_steady", AT(steady), CHOICE(PL_OPTION, 0, 1, 0, no_yes),
	  .about = "Slow and Steady: per-turn income is capped" },
	{ .path = "epoch_master", AT(master), CHOICE(PL_OPTION, 0, 1, 0, no_yes),
	  .about = "Epoch Master: the last seat plays the world, all others are a team" },
	{ .path = "personas", AT(personas),
	  CHOICE(PL_OPTION, STS_PERSONAS_OFF, STS_PERSONAS_DEALT_3, STS_PERSONAS_OFF,
	         personas_names),
	  .about = "Personas: none, chosen or dealt; with 2 or 3 levels open from the start" },
	{ .path = "shift", AT(shift),
	  CHOICE(PL_OPTION, STS_INCOME_FIRST, STS_SHIFT_FIRST, STS_INCOME_FIRST, shift_names),
	  .about = "the Epoch Shift comes after or before the holder's income" },

	{ .path = "start_funds", AT(start_funds), NUMBER(PL_TUNABLE, 0, 99, 30),
	  .about = "$M each player starts with" },
	{ .path = "later_funds", AT(later_funds), NUMBER(PL_TUNABLE, 0, 10, 0),
	  .about = "$M more for each place after the first player's" },
	{ .path = "goal", AT(goal), NUMBER(PL_TUNABLE, 40, 250, 100),
	  .about = "$M that win at the end of a turn in Ops" },
	{ .path = "solo_goal", AT(solo_goal), NUMBER(PL_TUNABLE, 40, 250, 200),
	  .about = "the same for somebody who plays alone" },
	{ .path = "start_hand", AT(start_hand), NUMBER(PL_TUNABLE, 0, STS_MOST_DEALT, 7),
	  .about = "cards in the opening hand" },
	{ .path = "hand", AT(hand), NUMBER(PL_TUNABLE, 3, 15, 7),
	  .about = "cards that may be kept at the end of a turn" },
	{ .path = "draw", AT(draw), NUMBER(PL_TUNABLE, 0, 4, 1),
	  .about = "cards drawn at the start of a turn" },
	{ .path = "plays_design", AT(plays_design), NUMBER(PL_TUNABLE, 1, 9, 2),
	  .about = "cards played in a turn in the Design phase" },
	{ .path = "plays_ops", AT(plays_ops), NUMBER(PL_TUNABLE, 1, 9, 1),
	  .about = "cards played in a turn in the Ops phase" },
	{ .path = "income", AT(income), NUMBER(PL_TUNABLE, 0, 20, 1),
	  .about = "$M a turn that the basic tug earns" },
	{ .path = "return", AT(give_back), NUMBER(PL_TUNABLE, 0, 20, 5),
	  .about = "$M for going back to Design" },
	{ .path = "repair_ops", AT(repair_ops), NUMBER(PL_TUNABLE, 0, 20, 3),
	  .about = "$M more for a repair in the Ops phase" },
	{ .path = "consolation", AT(consolation), NUMBER(PL_TUNABLE, 0, 20, 3),
	  .about = "$M for losing a tie about a Contract" },
	{ .path = "contracts_active", AT(contracts_active),
	  NUMBER(PL_TUNABLE, 1, STS_CONTRACTS, 3), .about = "Contracts that lie open at most" },
	{ .path = "round_limit", AT(round_limit), NUMBER(PL_TUNABLE, 20, 200, 100),
	  .about = "rounds until standing decides" },
	{ .path = "sprint_above", AT(sprint_above), NUMBER(PL_TUNABLE, 0, 250, 80),
	  .about = "$M above which a sprint begins" },
	{ .path = "steady_cap", AT(steady_cap), NUMBER(PL_TUNABLE, 1, 100, 10),
	  .about = "the most per-turn income in Slow and Steady" },
	{ .path = "team_goal", AT(team_goal), NUMBER(PL_TUNABLE, 31, 200, 60),
	  .about = "$M a designer with which the team wins" },
	{ .path = "team_rounds", AT(team_rounds), NUMBER(PL_TUNABLE, 5, 100, 25),
	  .about = "rounds that the team has" },
	{ .path = "master_draws", AT(master_draws), NUMBER(PL_TUNABLE, 2, STS_OFFER, 2),
	  .about = "Epoch cards that the Epoch Master draws to play one" },

	{ .path = "card[]", AT(cards), .count = { STS_CARDS }, ROWS(2, STS_CARDS),
	  .about = "Design and Ops cards" },
	{ .path = "card[].name", ROW(card, STS_CARDS, name), NAME, .about = "as printed" },
	{ .path = "card[].kind", ROW(card, STS_CARDS, kind),
	  CHOICE(PL_FIXED, STS_FEATURE, STS_OPS_EFFECT, PL_REQUIRED, kind_names),
	  .about = "what kind of card it is" },
	{ .path = "card[].slot", ROW(card, STS_CARDS, slot),
	  CHOICE(PL_FIXED, 0, STS_SLOTS, 0, slot_names), .about = "where a Spec goes" },
	{ .path = "card[].type", ROW(card, STS_CARDS, type), WORD,
	  .about = "what sort of propulsion" },
	{ .path = "card[].cost", ROW(card, STS_CARDS, cost),
	  NUMBER(PL_TUNABLE, 0, 40, PL_REQUIRED), .about = "its base cost" },
	{ .path = "card[].income", ROW(card, STS_CARDS, income), NUMBER(PL_TUNABLE, 0, 20, 0),
	  .about = "$M a turn in the Ops phase" },
	{ .path = "card[].stats[]", LIST(card, STS_CARDS, stats, STS_STATS, ),
	  NUMBER(PL_TUNABLE, -20, 20, 0), .about = "Strength, Speed, Energy" },
	{ .path = "card[].copies", ROW(card, STS_CARDS, copies),
	  NUMBER(PL_TUNABLE, 0, STS_COPIES, PL_REQUIRED), .about = "how many there are" },
	EFFECTS(card, STS_CARDS),
	{ .path = "card[].flavour", ROW(card, STS_CARDS, flavour), WORD,
	  .about = "a line about it" },

	{ .path = "epoch[]", AT(epochs), .count = { STS_EPOCHS }, ROWS(2, STS_EPOCHS),
	  .about = "Epoch cards" },
	{ .path = "epoch[].name", ROW(epoch, STS_EPOCHS, name), NAME, .about = "as printed" },
	{ .path = "epoch[].kind", ROW(epoch, STS_EPOCHS, kind),
	  CHOICE(PL_FIXED, STS_CONTRACT, STS_DISTURBANCE, PL_REQUIRED, epoch_kind_names),
	  .about = "what kind of card it is" },
	{ .path = "epoch[].tone", ROW(epoch, STS_EPOCHS, tone), NUMBER(PL_FIXED, -1, 1, 1),
	  .about = "-1 harms designers, 1 helps them" },
	{ .path = "epoch[].need[]", LIST(epoch, STS_EPOCHS, tier[0].need, STS_STATS, ),
	  NUMBER(PL_TUNABLE, 0, 20, 0), .about = "stats that a Contract asks" },
	{ .path = "epoch[].also", ROW(epoch, STS_EPOCHS, tier[0].also),
	  CHOICE(PL_FIXED, 0, STS_COUNT_LAUNCHES, 0, counted_names),
	  .about = "what a Contract asks besides" },
	{ .path = "epoch[].also_n", ROW(epoch, STS_EPOCHS, tier[0].also_n),
	  NUMBER(PL_TUNABLE, 0, 20, 0), .about = "how many of that" },
	{ .path = "epoch[].pay", ROW(epoch, STS_EPOCHS, tier[0].pay), NUMBER(PL_TUNABLE, 0, 99, 0),
	  .about = "$M that a Contract pays" },
	{ .path = "epoch[].bonus[]", LIST(epoch, STS_EPOCHS, tier[1].need, STS_STATS, ),
	  NUMBER(PL_TUNABLE, 0, 20, 0), .about = "stats that the Bonus asks" },
	{ .path = "epoch[].bonus_also", ROW(epoch, STS_EPOCHS, tier[1].also),
	  CHOICE(PL_FIXED, 0, STS_COUNT_LAUNCHES, 0, counted_names),
	  .about = "what the Bonus asks besides" },
	{ .path = "epoch[].bonus_also_n", ROW(epoch, STS_EPOCHS, tier[1].also_n),
	  NUMBER(PL_TUNABLE, 0, 20, 0), .about = "how many of that" },
	{ .path = "epoch[].bonus_pay", ROW(epoch, STS_EPOCHS, tier[1].pay),
	  NUMBER(PL_TUNABLE, 0, 99, 0), .about = "$M that the Bonus pays instead; 0 is none" },
	{ .path = "epoch[].copies", ROW(epoch, STS_EPOCHS, copies),
	  NUMBER(PL_TUNABLE, 0, STS_COPIES, 1), .about = "how many there are" },
	EFFECTS(epoch, STS_EPOCHS),
	{ .path = "epoch[].flavour", ROW(epoch, STS_EPOCHS, flavour), WORD,
	  .about = "a line about it" },

	{ .path = "persona[]", AT(persona_rows), .count = { STS_PERSONAS },
	  ROWS(STS_SEATS, STS_PERSONAS), .about = "Personas" },
	{ .path = "persona[].name", ROW(persona, STS_PERSONAS, name), NAME, .about = "its name" },
	{ .path = "persona[].about", ROW(persona, STS_PERSONAS, about), WORD,
	  .about = "a line about it" },
	{ .path = "persona[].funds[]", LIST(persona, STS_PERSONAS, funds, STS_SEATS, ),
	  NUMBER(PL_TUNABLE, -30, 30, 0),
	  .about = "$M more at the start for one, two, three and four players" },
	{ .path = "persona_card[]", AT(persona_card_rows), .count = { STS_PERSONA_CARDS },
	  ROWS(STS_SEATS * STS_LEVELS, STS_PERSONA_CARDS),
	  .about = "their cards, three for each" },
	{ .path = "persona_card[].name", ROW(persona_card, STS_PERSONA_CARDS, name), NAME,
	  .about = "as printed" },
	{ .path = "persona_card[].persona", ROW(persona_card, STS_PERSONA_CARDS, persona),
	  .kind = PL_ROW, .use = PL_FIXED, .lo = 1, .hi = STS_PERSONAS, .usual = PL_REQUIRED,
	  .rows = "persona[].name", .about = "whose it is" },
	{ .path = "persona_card[].level", ROW(persona_card, STS_PERSONA_CARDS, level),
	  NUMBER(PL_FIXED, 1, STS_LEVELS, PL_REQUIRED), .about = "which level it is" },
	{ .path = "persona_card[].unlock", ROW(persona_card, STS_PERSONA_CARDS, unlock),
	  CHOICE(PL_FIXED, 0, STS_COUNT_LAUNCHES, 0, counted_names),
	  .about = "what opens it" },
	{ .path = "persona_card[].unlock_n", ROW(persona_card, STS_PERSONA_CARDS, unlock_n),
	  NUMBER(PL_TUNABLE, 0, 200, 0), .about = "how much of that" },
	{ .path = "persona_card[].cards_max", ROW(persona_card, STS_PERSONA_CARDS, cards_max),
	  NUMBER(PL_TUNABLE, 0, STS_PARTS, 0),
	  .about = "and at most so many working cards; 0 is any" },
	EFFECTS(persona_card, STS_PERSONA_CARDS),
	{ .path = "persona_card[].flavour", ROW(persona_card, STS_PERSONA_CARDS, flavour), WORD,
	  .about = "a line about it" },
	{ .path = NULL },
};
/* clang-format on */

/* In the order of enum sts_reason. */
/* clang-format off */
static const struct pl_reason reasons[] = {
	{ "", "" },
	{ "STS-020", "it is not your turn" },
	{ "STS-020", "that cannot be done at this moment" },
	{ "STS-010", "the opening hand has another number of cards in all" },
	{ "STS-011", "a hand drawn again has one card fewer" },
	{ "STS-C26", "there is no card left to draw fewer of" },
	{ "STS-101", "somebody has that Persona" },
	{ "STS-C20", "there are no cards left of that kind" },
	{ "STS-024", "you do not hold that card" },
	{ "STS-025", "in the Design phase only Design cards may be played" },
	{ "STS-026", "in the Ops phase only Ops cards may be played" },
	{ "STS-028", "you cannot pay for that" },
	{ "STS-029", "you have played all the cards a Design turn allows" },
	{ "STS-030", "you have played all the cards an Ops turn allows" },
	{ "STS-037", "no card may be played in the turn of the launch" },
	{ "STS-042", "no other card may be played after going back to Design" },
	{ "STS-C12", "the phase is changed instead of playing a card" },
	{ "STS-C12", "you have changed your phase this turn" },
	{ "STS-036", "your tug is in orbit already" },
	{ "STS-040", "your tug is on the ground already" },
	{ "STS-064", "a tug has no two Features of one name" },
	{ "STS-073", "a tug has no two Ilities of one name" },
	{ "STS-C30", "nothing that this card does would do anything now" },
	{ "STS-054", "that card is not on your tug" },
	{ "STS-059", "only disabled cards can be turned up" },
	{ "STS-071", "you have no such action" },
	{ "STS-C37", "an action can be used once a turn" },
	{ "STS-C37", "there is nothing for that action to do now" },
	{ "STS-C16", "that is no target" },
	{ "STS-C38", "that card is not in your discard pile" },
	{ "STS-C40", "what takes cards back cannot be taken back itself" },
	{ "STS-050", "there are three stats" },
	{ "STS-113", "the Epoch Master plays one of the cards drawn" },
	{ "STS-049", "the game is over" },
	{ "STS-001", "one to four can play" },
	{ "STS-C34", "the Epoch Master needs at least one designer to play against" },
	{ "STS-C45", "a team that wins before anybody can have so much has no use for a sprint" },
	{ "STS-101", "there are fewer Personas than designers" },
	{ "STS-063", "Features, Specs and Ilities come first, then Design Effects, then Ops cards" },
	{ "STS-063", "there is room for 60 titles of Features, Specs and Ilities together" },
	{ "STS-002", "the Design and the Ops deck have 20 to 250 cards each, the Epoch deck 6 to 250" },
	{ "STS-066", "a Spec has a slot, and nothing else has" },
	{ "STS-074", "only Features and Specs have income and stats" },
	{ "STS-077", "this card does nothing: it needs an effect" },
	{ "STS-078", "a Contract pays, and its Bonus pays more; other Epoch cards neither ask nor pay" },
	{ "STS-082", "a Contract asks for something, what it counts besides has a number, and its Bonus asks no less" },
	{ "STS-100", "each Persona has one card of each level" },
	{ "STS-104", "Level 1 needs no unlocking, and every other level says what opens it and how much of that" },
	{ "STS-C37", "there is room for 16 cards with an action" },
	{ "STS-C37", "a card has one action" },
	{ "STS-C46", "an effect of this kind does not go with a card of this kind" },
	{ "STS-C46", "this means nothing for an effect of this kind" },
	{ "STS-C46", "an effect of this kind needs this" },
	{ "STS-C46", "not so much of it, and not less than nothing" },
	{ "STS-C46", "an effect of this kind cannot be for these players" },
	{ "STS-C46", "there would be nobody to choose this, or nothing to find" },
	{ "STS-C43", "a condition says what it counts, and how much of that at least or at most" },
	{ "STS-C43", "a stat cannot hang on a count, which may be a count of stats" },
	{ NULL, NULL },
};
/* clang-format on */

/* In the order of enum sts_event_kind. */
/* clang-format off */
static const char *const event_kinds[] = {
	"",        "deal",     "keep",    "set-back", "become",   "round",      "income",
	"shift",   "offer",    "spurn",   "draw",     "play",     "launch",     "return",
	"turn",    "destroy",  "disable", "repair",   "replace",  "gain",       "lose",
	"steal",   "contract", "console", "expire",   "context-end", "token",   "scrap",
	"salvage", "dig",      "discard", "last",     "boost",    "use",        "level",
	"reshuffle", "spared", "end-turn", "win",     "team-win", "master-win", "time-out",
	NULL,
};
/* clang-format on */

static const struct pl_words_file languages[] = {
	{ "en", pl_text_space_tug_skirmish_words_en },
	{ "de", pl_text_space_tug_skirmish_words_de },
	{ NULL, NULL },
};

/* Alone it is turns that count: those left of the limit. */
static const char *count_dollars(int seats)
{
	return seats == 1 ? "turns left" : "million dollars";
}

const struct pl_game sts_game = {
	.slug = "space-tug-skirmish",
	.title = "Space Tug Skirmish",
	.prefix = "STS",
	.about = "bolt a tug together, launch it at the right moment and out-earn everybody",
	.designers = "M. E. Fitzgerald and A. M. Ross",
	.source = "©2013 Matt Fitzgerald and MIT SEAri",
	.version = 2,
	.min_seats = 1,
	.max_seats = STS_SEATS,
	.rules_size = sizeof(struct sts_rules),
	.state_size = sizeof(struct sts_state),
	.fields = fields,
	.reasons = reasons,
	.event_kinds = event_kinds,
	.standard = pl_text_space_tug_skirmish_standard_yaml,
	.rulebook = pl_text_space_tug_skirmish_RULES_md,
	.description = &sts_description,
	.languages = languages,
	.prepare = sts_prepare,
	.vet = sts_vet,
	.blame = sts_blame,
	.setup = sts_setup,
	.legal = sts_legal,
	.check = sts_check,
	.apply = sts_apply,
	.observe = sts_observe,
	.determinize = sts_determinize,
	.returns = sts_returns,
	.score_counts = count_dollars,
	.say_score = sts_say_score,
	.value = sts_value,
	.weigh = sts_weigh,
	.sights = &sts_sights,
	.judge = &sts_judge,
	.audit = sts_audit,
	.format = sts_format,
	.parse = sts_parse,
	.ask = sts_ask,
	.explain = sts_explain,
	.touch = sts_touch,
	.trace = sts_trace,
	.piece = sts_piece,
	.tell = sts_tell,
	.show = sts_show,
	.measures = sts_measures,
	.measure = sts_measure,
	.group = sts_group,
	.claims = sts_claims,
};

/* describe.c - One Small Step as tables: its sets, its moves, its events and its state. What
 * follows from a view is worked out in facts.c. */
#include "games/one-small-step/words.h"

#define PL_ITEMS_OF struct oss_state
#include "core/items.h"

enum {
	AMOUNT = 9 + 9 * OSS_TIERS, /* most that an effect comes to: number + tier * tier */
	CARDS = 200,                /* most in the deck: OSS-016 */
	TURNS = 201,                /* one more than the highest limit */
	MOST_POINTS = 99 + 40 + OSS_RESOURCES * OSS_MOST
};

#define EACH(member) ROWS_OF(player, OSS_SEATS, &pl_seats, member)
#define EACH_FACT    FACTS(OSS_SEATS, &pl_seats)
#define EACH_STORE   .count = { OSS_SEATS, OSS_RESOURCES }, .over = { &pl_seats, &oss_resources }
#define EACH_TECH    FACTS(OSS_TECHNOLOGIES, &oss_technologies)
#define EACH_PRICE                                                                                 \
	.count = { OSS_TECHNOLOGIES, OSS_RESOURCES }, .over = { &oss_technologies, &oss_resources }
#define SPACES SOME(oss_technologies, 1)
#define SEATS  SOME(pl_seats, 0)
#define VICTIM(where)                                                                              \
	{                                                                                          \
		"victim", where, ONE(pl_seats)                                                     \
	}
#define OF(where)                                                                                  \
	{                                                                                          \
		"resource", where, ONE(oss_resources)                                              \
	}
#define TOKENS(where, most)                                                                        \
	{                                                                                          \
		"tokens", where, NUMBER(1, most)                                                   \
	}

/* A place for spies that is a technology. */
#define POST .kind = PL_IS_ONE, .set = &oss_technologies, .first = OSS_MATS + 1

/* --- sets */

static const char *const resource_keys[] = { "morale", "iron", "oil", "aluminum", "gold" };
static const char *const country_keys[] = { "usa", "ussr", "china", "japan" };
static const char *const phase_keys[] = {
	"drafting", "acting",  "trading",   "aiming",   "bartering",  "picking",
	"spying",   "placing", "inventing", "drawing",  "converting", "discarding",
	"leaving",  "opting",  "ransoming", "skimming", "landed",     "timed-out",
};
static const char *const status_keys[] = {
	"open", "yours", "later", "stalled", "short", "blocked",
};
static const char *const order_keys[] = { "first", "second", "third", "fourth" };
static const char *const way_keys[] = { "sells", "buys" };
static const char *const tie_keys[] = { "landing", "stock", "shared" };
static const char *const style_keys[] = { "mixed", "works", "spies", "bare" };
/* clang-format off */
static const char *const place_keys[] = {
	"p1-morale", "p1-iron", "p1-oil", "p1-aluminum", "p1-gold",
	"p2-morale", "p2-iron", "p2-oil", "p2-aluminum", "p2-gold",
	"p3-morale", "p3-iron", "p3-oil", "p3-aluminum", "p3-gold",
	"p4-morale", "p4-iron", "p4-oil", "p4-aluminum", "p4-gold",
	"technology-1", "technology-2", "technology-3", "technology-4", "technology-5",
	"technology-6", "technology-7", "technology-8", "technology-9", "technology-10",
	"technology-11", "technology-12", "technology-13", "technology-14", "technology-15",
	"technology-16", "technology-17", "technology-18", "technology-19", "technology-20",
	"technology-21", "technology-22", "technology-23", "technology-24", "technology-25",
	"technology-26", "technology-27", "technology-28", "technology-29", "technology-30",
	"technology-31",
};
/* clang-format on */
_Static_assert(LENGTH(resource_keys) == OSS_RESOURCES, "a key for each resource");
_Static_assert(LENGTH(country_keys) == OSS_FACTIONS, "a key for each country");
_Static_assert(LENGTH(phase_keys) == OSS_TIMED_OUT, "a key for each phase");
_Static_assert(LENGTH(status_keys) == OSS_IS_BLOCKED, "a key for each standing");
_Static_assert(LENGTH(tie_keys) == OSS_SHARED, "a key for each way to break a tie");
_Static_assert(LENGTH(order_keys) == OSS_SEATS, "a key for each place on the Moon");
_Static_assert(LENGTH(style_keys) == OSS_STYLES, "a key for each style");
_Static_assert(LENGTH(place_keys) == OSS_PLACES, "a key for each place");

const struct pl_set oss_resources = {
	.name = "resource",
	.count = OSS_RESOURCES,
	.keys = resource_keys,
	.rows = "resource[].name",
	.piece = OSS_PIECE_RESOURCE,
};
const struct pl_set oss_technologies = {
	.name = "technology",
	.count = OSS_TECHNOLOGIES,
	.rows = "technology[].name",
	.first_pieces = true,
	.columns = oss_technology_columns,
};
const struct pl_set oss_countries = {
	.name = "country",
	.count = OSS_FACTIONS,
	.keys = country_keys,
	.rows = "faction[].name",
	.piece = OSS_PIECE_FACTION,
	.columns = oss_country_columns,
};
const struct pl_set oss_cards = {
	.name = "card",
	.count = OSS_KINDS,
	.rows = "card[].name",
	.piece = OSS_PIECE_CARD,
	.columns = oss_card_columns,
};
const struct pl_set oss_places = {
	.name = "place",
	.count = OSS_PLACES,
	.keys = place_keys,
	.traits = ITEMS({ "seat", NONE_OR(pl_seats), .read = oss_place_owner,
	                  .about = "whose mat it is on; none: it is on the chart" },
	                { "resource", NONE_OR(oss_resources), .read = oss_place_of,
	                  .about = "which resource of the mat" },
	                { "technology", NONE_OR(oss_technologies), .read = oss_place_on,
	                  .about = "or which technology" }),
	.columns = oss_place_columns,
};
static const struct pl_set stores = {
	.name = "store",
	.count = OSS_MATS,
	.keys = place_keys,
	.of = &oss_places,
	.piece = OSS_PIECE_STORE,
};
const struct pl_set oss_objectives = {
	.name = "objective",
	.count = OSS_OBJECTIVES,
	.rows = "objective[].name",
	.columns = oss_objective_columns,
};
/* Of all objectives, one after the other; where one has fewer, its last are empty. */
static const struct pl_set criteria = {
	.name = "criterion",
	.count = OSS_OBJECTIVES * OSS_CRITERIA,
	.columns = oss_criterion_columns,
};
const struct pl_set oss_phases = {
	.name = "phase",
	.count = OSS_TIMED_OUT,
	.keys = phase_keys,
};
static const struct pl_set statuses = {
	.name = "status",
	.count = OSS_IS_BLOCKED,
	.keys = status_keys,
};
static const struct pl_set orders = {
	.name = "order",
	.count = OSS_SEATS,
	.keys = order_keys,
};
static const struct pl_set ways = { .name = "way", .count = 2, .keys = way_keys };
static const struct pl_set ties = { .name = "tie", .count = OSS_SHARED, .keys = tie_keys };
static const struct pl_set styles = {
	.name = "style",
	.count = OSS_STYLES,
	.keys = style_keys,
};
static const struct pl_set die = { .name = "die", .count = 6 };

static const struct pl_set *const sets[] = {
	&oss_resources,  &oss_technologies, &oss_countries, &oss_cards, &oss_places, &stores,
	&oss_objectives, &criteria,         &oss_phases,    &statuses,  &orders,     &ways,
	&ties,           &styles,           &die,           NULL,
};

/* --- moves: every verb of enum oss_verb */

static const struct pl_form forms[] = {
	{ OSS_PICK_MAT, 0, "pick", ITEMS({ "country", ARG(0), ONE(oss_countries) }),
	  "take a country's mat" },
	{ OSS_PRODUCE, 0, "produce", NULL, "take what mat and technologies make" },
	{ OSS_SELL, 0, "sell", ITEMS(OF(ARG(0)), TOKENS(ARG(1), 255)), "sell for Gold" },
	{ OSS_BUY, 0, "buy", ITEMS(OF(ARG(0)), TOKENS(ARG(1), 255)), "buy with Gold" },
	{ OSS_RESEARCH, 0, "research", ITEMS({ "technology", ARG(0), ONE(oss_technologies) }),
	  "research a technology" },
	{ OSS_PLAY, 0, "play", ITEMS({ "card", ARG(0), ONE(oss_cards) }), "play a card" },
	{ OSS_DRAW, 0, "draw", ITEMS({ "cards", ARG(0), NUMBER(1, CARDS) }), "draw cards" },
	{ OSS_STEAL, 0, "steal", ITEMS(VICTIM(ARG(0))), "take a card from a hand, unseen" },
	{ OSS_LIE_LOW, PL_ENDS, "lie-low", NULL, "let the turn pass" },
	{ OSS_TRAIN, 0, "train", NULL, "pay for the next tier of the network" },
	{ OSS_PLACE, PL_BEGINS, "place", NULL, "a spy leaves home" },
	{ OSS_MOVE, PL_BEGINS, "move-from-mat", ITEMS({ "from", ARG(0), ONE(stores) }),
	  "a spy leaves a resource of a mat" },
	{ OSS_MOVE, PL_BEGINS, "move-from-technology", ITEMS({ "technology", ARG(0), POST }),
	  "a spy leaves a technology" },
	{ OSS_SEND, 0, "send-to-mat", ITEMS({ "to", ARG(0), ONE(stores) }),
	  "the spy goes on a resource of a mat" },
	{ OSS_SEND, 0, "send-to-technology", ITEMS({ "technology", ARG(0), POST }),
	  "the spy goes on a technology" },
	{ OSS_AIM, 0, "aim", ITEMS(VICTIM(ARG(0)), { "resource", ARG(1), NONE_OR(oss_resources) }),
	  "who loses tokens, and of which kind where that can be chosen" },
	{ OSS_LOOK, 0, "look", ITEMS(VICTIM(ARG(0))), "whose hand is seen" },
	{ OSS_DEPRIVE, 0, "deprive",
	  ITEMS(VICTIM(ARG(0)), { "technology", ARG(1), ONE(oss_technologies) }),
	  "who loses which technology" },
	{ OSS_UNMASK, 0, "unmask-on-mat", ITEMS(VICTIM(ARG(0)), { "at", ARG(1), ONE(stores) }),
	  "whose spy goes home from which resource of a mat" },
	{ OSS_UNMASK, 0, "unmask-on-technology",
	  ITEMS(VICTIM(ARG(0)), { "technology", ARG(1), POST }),
	  "whose spy goes home from which technology" },
	{ OSS_SWAP, 0, "swap",
	  ITEMS(OF(ARG(0)), { "gain", ARG(1), ONE(oss_resources) }, TOKENS(ARG(2), AMOUNT)),
	  "exchange tokens for others" },
	{ OSS_LIFT, 0, "lift", ITEMS({ "card", ARG(0), ONE(oss_cards) }),
	  "take a card from the hand that is seen" },
	{ OSS_DISCARD, PL_GIVES_UP, "discard", ITEMS({ "card", ARG(0), ONE(oss_cards) }),
	  "down to the limit of a hand" },
	{ OSS_TURN_IN, 0, "turn-in", ITEMS({ "card", ARG(0), ONE(oss_cards) }),
	  "give a card for a resource" },
	{ OSS_RECEIVE, 0, "receive", ITEMS(OF(ARG(0))), "the resource that a card becomes" },
	{ OSS_SKIP, PL_SAYS_NO, "skip", NULL, "leave an effect be" },
	{ OSS_DONE, PL_ENDS, "done", NULL, "enough of it" },
	{ OSS_OPT, 0, "opt", ITEMS({ "effect", ARG(0), NUMBER(1, OSS_STEPS) }),
	  "which effect of the card or technology at work" },
	{ OSS_PAY, 0, "pay", NULL, "the ransom, instead of what is aimed at you" },
	{ OSS_SKIM, 0, "skim", ITEMS(OF(ARG(0))), "your spy takes one of what another makes" },
	{ 0, 0, NULL, NULL, NULL },
};

/* --- events: every kind of enum oss_event_kind */

/* So many of each resource from a byte on. */
#define BYTES(n, most)                                                                             \
	.offset = offsetof(struct pl_event, arg) + n, .size = 8, COUNTS(oss_resources, 8, most)
#define CARD(where)                                                                                \
	{                                                                                          \
		"card", where, ONE(oss_cards)                                                      \
	}
#define SEEN                                                                                       \
	{                                                                                          \
		"card", SECRET(0), NONE_OR(oss_cards)                                              \
	}
#define NEWS(name, about, ...)                                                                     \
	{                                                                                          \
		name, ITEMS(__VA_ARGS__), about                                                    \
	}

static const struct pl_news news[] = {
	[OSS_DID_PICK] = NEWS("pick", "takes a mat", { "country", TOLD(0), ONE(oss_countries) }),
	[OSS_DID_PRODUCE] = NEWS("produce", "makes tokens, before spies take theirs",
	                         { "made", BYTES(0, 255) }, { "safe", TOLD(5), FLAG }),
	[OSS_DID_SKIM] =
		NEWS("skim", "a spy takes one of what another makes", VICTIM(TOLD(0)), OF(TOLD(1))),
	[OSS_DID_SELL] = NEWS("sell", "sells for Gold", OF(TOLD(0)), TOKENS(TOLD(1), 255)),
	[OSS_DID_BUY] = NEWS("buy", "buys with Gold", OF(TOLD(0)), TOKENS(TOLD(1), 255)),
	[OSS_DID_RESEARCH] = NEWS("research", "researches",
	                          { "technology", TOLD(0), ONE(oss_technologies) },
	                          { "paid", BYTES(1, OSS_DEAREST) }, { "by_card", TOLD(6), FLAG }),
	[OSS_DID_PLAY] = NEWS("play", "plays a card", CARD(TOLD(0))),
	[OSS_DID_DRAW] = NEWS("draw", "draws a card", SEEN),
	[OSS_DID_STEAL] = NEWS("steal", "takes a card unseen", VICTIM(TOLD(0)), SEEN),
	[OSS_DID_LIE_LOW] = { "lie-low", NULL, "does nothing" },
	[OSS_DID_TRAIN] = NEWS("train", "goes up a tier",
	                       { "tier", TOLD(0), NUMBER(2, OSS_TIERS), .points = true }),
	[OSS_DID_PLACE] = NEWS("place", "a spy is placed or moved",
	                       { "to", TOLD(0), ONE(oss_places) },
	                       { "from", TOLD(1), NONE_OR(oss_places) }),
	[OSS_DID_GAIN] = NEWS("gain", "gains tokens", OF(TOLD(0)), TOKENS(TOLD(1), AMOUNT)),
	[OSS_DID_GAMBLE] = NEWS("gamble", "rolls for tokens", OF(TOLD(0)),
	                        { "tokens", TOLD(1), NUMBER(0, 2 * AMOUNT) },
	                        { "die", TOLD(2), ONE(die) }),
	[OSS_DID_SWAP] = NEWS("swap", "exchanges tokens", OF(TOLD(0)),
	                      { "gain", TOLD(1), ONE(oss_resources) }, TOKENS(TOLD(2), AMOUNT)),
	[OSS_DID_TAKE] = NEWS("take", "takes tokens from a rival", VICTIM(TOLD(0)), OF(TOLD(1)),
	                      { "tokens", TOLD(2), NUMBER(0, AMOUNT) }),
	[OSS_DID_SPOIL] = NEWS("spoil", "makes a rival lose tokens", VICTIM(TOLD(0)), OF(TOLD(1)),
	                       { "tokens", TOLD(2), NUMBER(0, AMOUNT) }),
	[OSS_DID_PEEK] = NEWS("peek", "looks at a hand", VICTIM(TOLD(0))),
	[OSS_DID_SEE] = NEWS("see", "sees a card in it", VICTIM(TOLD(0)), SEEN),
	[OSS_DID_LIFT] = NEWS("lift", "takes a card from it", VICTIM(TOLD(0)), SEEN),
	[OSS_DID_STRIP] = NEWS("strip", "makes a rival lose a technology", VICTIM(TOLD(0)),
	                       { "technology", TOLD(1), ONE(oss_technologies) }),
	[OSS_DID_RECALL] = NEWS("recall", "a spy goes home", { "owner", TOLD(0), ONE(pl_seats) },
	                        { "at", TOLD(1), ONE(oss_places) }),
	[OSS_DID_GUARD] = NEWS("guard", "has guards now", { "guards", TOLD(0), NUMBER(1, 9) }),
	[OSS_DID_SHIELD] = NEWS("shield", "a guard stops a card", VICTIM(TOLD(0)),
	                        { "guards", TOLD(1), NUMBER(0, 8) }),
	[OSS_DID_STALL] =
		NEWS("stall", "keeps rivals from research", { "stalled", TOLD(0), SEATS }),
	[OSS_DID_CONVERT] = NEWS("convert", "gains a resource for a card", OF(TOLD(0))),
	[OSS_DID_DISCARD] = NEWS("discard", "discards", CARD(TOLD(0))),
	[OSS_DID_LAND] = NEWS("land", "is on the Moon", { "place", TOLD(0), ONE(orders) },
	                      { "points", TOLD(1), NUMBER(0, 99) }),
	[OSS_DID_SCORE] = NEWS("score", "scores at the end", { "moon", TOLD(0), NUMBER(0, 99) },
	                       { "objective", TOLD(1), NUMBER(0, 40), .points = true },
	                       { "stock", TOLD_HIGH_LOW(2), NUMBER(0, OSS_RESOURCES *OSS_MOST) },
	                       { "total", NUMBER(0, MOST_POINTS), .read = oss_score_total }),
	[OSS_DID_TIME_OUT] =
		NEWS("time-out", "the turns are over", { "turns", TOLD(0), NUMBER(0, TURNS) }),
	[OSS_DID_SKIP] = NEWS("skip", "leaves an effect be",
	                      { "card", TOLD(0), NONE_OR(oss_cards) },
	                      { "technology", TOLD(1), NONE_OR(oss_technologies) }),
	[OSS_DID_TURN_IN] = NEWS("turn-in", "gives a card for a resource", CARD(TOLD(0))),
	[OSS_DID_OPT] = NEWS("opt", "chooses one of several effects",
	                     { "card", TOLD(0), NONE_OR(oss_cards) },
	                     { "technology", TOLD(1), NONE_OR(oss_technologies) },
	                     { "effect", TOLD(2), NUMBER(1, OSS_STEPS) }),
	[OSS_DID_AIM] = NEWS("aim", "aims at a rival, who may pay instead", VICTIM(TOLD(0)),
	                     { "resource", TOLD(1), NONE_OR(oss_resources) },
	                     { "technology", TOLD(2), NONE_OR(oss_technologies) },
	                     { "at", TOLD(3), NONE_OR(oss_places) }),
	[OSS_DID_RANSOM] = NEWS("ransom", "is paid off, or not", VICTIM(TOLD(0)),
	                        { "gold", TOLD(1), NUMBER(0, OSS_DEAREST) }),
	[OSS_DID_SPARE] = NEWS("spare", "a spy takes nothing of what another makes",
	                       VICTIM(TOLD(0)), OF(TOLD(1))),
	[OSS_DID_TIE] = NEWS("tie", "has as many points as a rival at the end",
	                     { "rival", TOLD(0), ONE(pl_seats) }, { "by", TOLD(1), ONE(ties) }),
	[OSS_DID_TIE + 1] = { NULL, NULL, NULL },
};
_Static_assert(LENGTH(news) == OSS_DID_TIE + 2, "news for each kind of event, and an end");

/* --- the state: every member of struct oss_state */

/* OSS-009: what one player knows of another's hand is for those two. */
static bool is_others_knowledge(const struct pl_rules *r, const struct pl_state *state, int seat,
                                const int row[PL_BRACKETS])
{
	(void)r, (void)state;
	return row[0] != seat && row[1] != seat;
}

static const struct pl_item state[] = {
	STATE_HEADER(oss_phases, 2, OSS_SEATS),

	{ "player[].hand[]",
	  GRID_OF(player, OSS_SEATS, &pl_seats, hand.of, 0, OSS_KINDS, &oss_cards), NUMBER(0, 15),
	  .span = 4, .sight = PL_TAUGHT, .about = "cards in hand; of another what one knows" },
	{ "player[].known[][]", .offset = offsetof(struct oss_state, player[0].known[0].of[0]),
	  .size = 1, .stride = { sizeof(struct oss_player), sizeof(struct oss_hand), 1 },
	  .count = { OSS_SEATS, OSS_SEATS, OSS_KINDS },
	  .over = { &pl_seats, &pl_seats, &oss_cards }, NUMBER(0, 15), .span = 4,
	  .hides = is_others_knowledge, .about = "cards that this player knows in another's hand" },
	{ "player[].marks", EACH(marks), SPACES, .stake = true,
	  .about = "technologies researched" },
	{ "player[].posts", EACH(posts), SPACES, .stake = true,
	  .about = "technologies on which a spy stands" },
	{ "player[].watches", EACH(watches), SOME(stores, 1), .stake = true,
	  .about = "resources of mats on which a spy stands" },
	{ "player[].stock[]",
	  GRID_OF(player, OSS_SEATS, &pl_seats, stock, 1, OSS_RESOURCES, &oss_resources),
	  NUMBER(0, OSS_MOST), .span = 20, .stake = true, .about = "tokens by resource" },
	{ "player[].country", EACH(faction), NONE_OR(oss_countries), .about = "country" },
	{ "player[].tier", EACH(tier), NUMBER(1, OSS_TIERS), .stake = true,
	  .about = "of the network of spies" },
	{ "player[].guards", EACH(guards), NUMBER(0, 9), .span = 2, .stake = true,
	  .about = "guards on the mat" },
	{ "player[].cards", EACH(cards), NUMBER(0, CARDS), .span = 8, .stake = true,
	  .about = "cards in hand" },
	{ "player[].landed", EACH(landed), NONE_OR(orders), .stake = true,
	  .about = "how manieth on the Moon" },
	{ "player[].firsts", EACH(firsts), NUMBER(0, OSS_TECHNOLOGIES), .span = 8,
	  .about = "missions on which its marker was the first of all" },
	{ "player[].stalled", EACH(stalled), SEATS, .about = "whose talks keep it from research" },
	{ "player[].style", EACH(style), NONE_OR(styles), .about = "how its bot is told to play" },
	{ "player[].makes[]", EACH_STORE, NUMBER(0, 255), .span = 9, .read = oss_fact_makes,
	  .about = "what a Produce gives, before spies" },
	{ "player[].loses[]", EACH_STORE, NUMBER(0, OSS_SEATS - 1), .read = oss_fact_loses,
	  .about = "what spies take of it" },
	{ "player[].upgrade[]", EACH_STORE, NUMBER(0, 2), .read = oss_fact_upgrade,
	  .about = "the number on the upgrade card" },
	{ "player[].watched[]", EACH_STORE, SEATS, .read = oss_fact_watched,
	  .about = "whose spies stand there" },
	{ "player[].trade", EACH_FACT, NUMBER(0, 255), .span = 9, .read = oss_fact_trade,
	  .about = "tokens that one Trade exchanges" },
	{ "player[].spies_home", EACH_FACT, NUMBER(0, OSS_TIERS), .read = oss_fact_spies_home,
	  .about = "spies that are at home" },
	{ "player[].moon_points", EACH_FACT, NUMBER(0, 99), .span = 20,
	  .read = oss_fact_moon_points, .about = "if the race ended now: for the Moon" },
	{ "player[].objective_points", EACH_FACT, NUMBER(0, 40), .span = 10,
	  .read = oss_fact_objective_points, .about = "for the objective" },
	{ "player[].stock_points", EACH_FACT, NUMBER(0, OSS_RESOURCES *OSS_MOST), .span = 20,
	  .read = oss_fact_stock_points, .about = "for what is left over" },
	{ "player[].points", EACH_FACT, NUMBER(0, MOST_POINTS), .span = 50, .read = oss_fact_points,
	  .about = "and all of it" },
	{ "player[].steps", EACH_FACT, NUMBER(0, OSS_TECHNOLOGIES), .span = 12,
	  .read = oss_fact_steps, .about = "technologies left on the shortest way to the Moon" },

	{ "claimed", AT(claimed), SPACES, .about = "technologies that were marked at some time" },
	{ "deck[]", ROWS(deck, 1, OSS_KINDS, &oss_cards), NUMBER(0, 15), .sight = PL_HIDDEN,
	  .about = "cards left in the deck" },
	{ "discard[]", ROWS(discard, 1, OSS_KINDS, &oss_cards), NUMBER(0, 15), .span = 4,
	  .about = "cards that lie open" },
	{ "turns", AT(turns), NUMBER(0, TURNS), .span = 40, .clock = true,
	  .about = "turns of the first player, from 1; 0 before play" },
	{ "deck_left", AT(deck_left), NUMBER(0, CARDS), .span = 40, .about = "cards in the deck" },
	{ "objective", AT(objective), ONE(oss_objectives), .about = "the secondary objective" },
	{ "first", AT(first), FROM_0(pl_seats), .about = "who takes the first turn" },
	{ "turn", AT(turn), FROM_0(pl_seats),
	  .about = "whose turn it is; before play, who takes a mat" },
	{ "timer", AT(timer), NONE_OR(pl_seats), .about = "who was first on the Moon" },
	{ "landings", AT(landings), NUMBER(0, OSS_SEATS), .about = "players on the Moon" },
	{ "converted", AT(converted), FLAG, .about = "a card became a resource this turn" },
	{ "spying", AT(spying), NUMBER(0, 2), .about = "2: a card was played in this action" },
	{ "card", AT(card), NONE_OR(oss_cards), .about = "the card at work" },
	{ "card_step", AT(card_step), NUMBER(0, OSS_STEPS), .about = "its effects done" },
	{ "technology_at_work", AT(tech), NONE_OR(oss_technologies),
	  .about = "the technology at work" },
	{ "technology_step", AT(tech_step), NUMBER(0, OSS_GIFTS - 1), .about = "its effects done" },
	{ "left", AT(left), NUMBER(0, 255), .span = 9,
	  .about = "tokens, spies or cards that the effect at work still allows" },
	{ "target", AT(target), NONE_OR(pl_seats),
	  .about = "whose hand is seen, who may pay a ransom, or whose spy may take" },
	{ "aimed", AT(aimed), NUMBER(0, OSS_PLACES),
	  .about = "while a ransom is asked for: at which resource, technology or place; while a "
	           "spy may take: the place where it stands" },
	{ "shielded", AT(shielded), SEATS, .about = "whom a guard saved from this card" },
	{ "selling", AT(selling), NONE_OR(ways), .about = "which way this Trade goes" },
	{ "dealt", AT(dealt), SOME(oss_resources, 1), .about = "kinds exchanged in it" },
	{ "lifted", AT(lifted), NONE_OR(oss_places), .about = "what the spy on the move has left" },
	{ "die", AT(die), NONE_OR(die), .about = "of the last gamble" },
	{ "acted", AT(acted), FLAG, .about = "this turn's action is done" },

	{ "technology[].marks", EACH_TECH, SEATS, .read = oss_fact_marks, .about = "who has it" },
	{ "technology[].spies", EACH_TECH, SEATS, .read = oss_fact_spies,
	  .about = "whose spies stand there" },
	{ "technology[].status", EACH_TECH, NONE_OR(statuses), .read = oss_fact_status,
	  .about = "how it stands for the viewer" },
	{ "technology[].pay[]", EACH_PRICE, NUMBER(0, OSS_DEAREST), .span = 10,
	  .read = oss_fact_pay, .about = "what the viewer would pay now" },
	{ "technology[].lacks[]", EACH_PRICE, NUMBER(0, OSS_DEAREST), .span = 10,
	  .read = oss_fact_lacks, .about = "what the viewer is short of, if that is all" },
	{ "technology[].blocker", EACH_TECH, NONE_OR(pl_seats), .read = oss_fact_blocker,
	  .about = "whose spy stands before it" },
	{ "technology[].borrowed", EACH_TECH, FLAG, .read = oss_fact_borrowed,
	  .about = "the viewer's spy borrows its effect" },
	{ "criterion[].met", FACTS(OSS_CRITERIA, NULL), SEATS, .read = oss_fact_met,
	  .about = "who meets this part of the objective" },
	{ "way", SPACES, .read = oss_fact_way, .about = "the viewer's shortest way to the Moon" },
	{ .name = NULL },
};

const struct pl_description oss_description = { sets, forms, news, state };

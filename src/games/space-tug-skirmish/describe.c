/* describe.c - Space Tug Skirmish as tables: its sets, its moves, its events and its state. */
#include "core/text.h"
#include "games/space-tug-skirmish/words.h"

#define PL_ITEMS_OF struct sts_state
#include "core/items.h"

#define EACH(member)                  ROWS_OF(player, STS_SEATS, &pl_seats, member)
#define EACH_BY(part, from, rows, by) GRID_OF(player, STS_SEATS, &pl_seats, part, from, rows, by)
#define EACH_LASTING(member)                                                                       \
	.offset = offsetof(struct sts_state, player[0].lasting[0].member), .size = 1,              \
	.stride = { sizeof(struct sts_player), sizeof(struct sts_lasting) },                       \
	.count = { STS_SEATS, STS_LASTING }, .over = { &pl_seats, NULL }
#define EACH_FACT         FACTS(STS_SEATS, &pl_seats)
#define EACH_FACTS(n, by) .count = { STS_SEATS, n }, .over = { &pl_seats, by }
#define CLAIMS            .count = { STS_CONTRACTS, STS_SEATS }, .over = { NULL, &pl_seats }

#define MONEY       TOLD_HIGH_LOW(1), NUMBER(0, STS_MOST_FUNDS)
#define SOURCE(n)   TOLD(n), ONE(sts_sources)
#define EPOCH       TOLD(0), ONE(sts_epochs)
#define HANDED(n)   SECRET(n), NONE_OR(sts_cards)
#define OFFERED(n)  SECRET(n), NONE_OR(sts_epochs)
#define LAST_ROUND  200
#define MOST_IN_ALL 250 /* cards of a deck, as vet() has it */

/* --- sets */

static const char *const deck_keys[] = { "design", "ops", "epoch" };
static const char *const stat_keys[] = { "strength", "speed", "energy" };
static const char *const orbit_keys[] = { "design", "ops" };
static const char *const tie_keys[] = { "ops", "stats", "shared" };
static const char *const step_keys[] = { "income", "shift", "draw", "drawn", "play", "discard" };
static const char *const phase_keys[] = {
	"splitting", "redrawing", "becoming",   "ready",     "drawing",    "playing",
	"aiming",    "salvaging", "mending",    "boosting",  "discarding", "mastering",
	"won",       "team-won",  "master-won", "timed-out",
};
/* "card-1" to "card-120" and so on: ten of a row, from the figures before the last. */
#define TEN(run, tens)                                                                             \
	run tens "0", run tens "1", run tens "2", run tens "3", run tens "4", run tens "5",        \
		run tens "6", run tens "7", run tens "8", run tens "9"
#define TO_9(run)  run "1", run "2", run "3", run "4", run "5", run "6", run "7", run "8", run "9"
#define TO_39(run) TO_9(run), TEN(run, "1"), TEN(run, "2"), TEN(run, "3")
#define TO_79(run) TO_39(run), TEN(run, "4"), TEN(run, "5"), TEN(run, "6"), TEN(run, "7")

static const char *const source_keys[] = {
	TO_79("card-"),     TEN("card-", "8"), TEN("card-", "9"), TEN("card-", "10"),
	TEN("card-", "11"), "card-120",        TO_79("epoch-"),   "epoch-80",
	TO_39("level-"),    "level-40",        "level-41",        "level-42",
	"level-43",         "level-44",        "level-45",        "level-46",
	"level-47",         "level-48",
};
_Static_assert(LENGTH(stat_keys) == STS_STATS, "a key for each stat");
_Static_assert(LENGTH(phase_keys) == STS_TIMED_OUT, "a key for each phase");
_Static_assert(LENGTH(step_keys) == STS_STEP_DISCARD, "a key for each step");
_Static_assert(LENGTH(source_keys) == STS_SOURCE_LAST, "a key for each source");

/* Titles as ids have them, by which pages know a picture. */
static void put_card_key(const struct pl_book *book, int kind, struct pl_text *text)
{
	pl_put_slug(text, sts_card_name(book, kind));
}

static void put_epoch_key(const struct pl_book *book, int epoch, struct pl_text *text)
{
	pl_put_slug(text, sts_epoch_name(book, epoch));
}

static void put_persona_key(const struct pl_book *book, int persona, struct pl_text *text)
{
	pl_put_slug(text, sts_persona_name(book, persona));
}

/* What a Contract counts beside stats: "Features". */
static void put_besides(const struct pl_book *book, int epoch, struct pl_text *text)
{
	const struct sts_tier *tier = &sts_numbers(book->rules)->epoch[epoch - 1].tier[0];
	if (tier->also != 0)
		sts_put_counted(book, tier->also_n, tier->also, text);
}

static int32_t level_whose(const struct pl_rules *rules, const struct pl_state *s, int viewer,
                           const int row[PL_BRACKETS])
{
	(void)s, (void)viewer;
	return sts_numbers(rules)->persona_card[row[0] - 1].persona;
}

const struct pl_set sts_cards = {
	.name = "card",
	.count = STS_CARDS,
	.rows = "card[].name",
	.piece = STS_PIECE_CARD,
	.columns = (const struct pl_column[]){ { "key", put_card_key },
	                                       { "text", sts_put_card_text },
	                                       { NULL, NULL } },
};
const struct pl_set sts_parts = { .name = "part", .count = STS_PARTS, .of = &sts_cards };
const struct pl_set sts_epochs = {
	.name = "epoch",
	.count = STS_EPOCHS,
	.rows = "epoch[].name",
	.piece = STS_PIECE_EPOCH,
	.columns = (const struct pl_column[]){ { "key", put_epoch_key },
	                                       { "text", sts_put_epoch_text },
	                                       { "besides", put_besides },
	                                       { NULL, NULL } },
};
const struct pl_set sts_personas = {
	.name = "persona",
	.count = STS_PERSONAS,
	.rows = "persona[].name",
	.piece = STS_PIECE_PERSONA,
	.columns = (const struct pl_column[]){ { "key", put_persona_key },
	                                       { "starts", sts_put_persona_starts },
	                                       { NULL, NULL } },
};
const struct pl_set sts_levels = {
	.name = "level",
	.count = STS_PERSONA_CARDS,
	.rows = "persona_card[].name",
	.piece = STS_PIECE_LEVEL,
	.columns = (const struct pl_column[]){ { "text", sts_put_persona_text },
	                                       { "opens", sts_put_unlock },
	                                       { NULL, NULL } },
	.traits = ITEMS({ "whose", ONE(sts_personas), .read = level_whose,
	                  .about = "the Persona that it is of" }),
};
const struct pl_set sts_stats = {
	.name = "stat",
	.count = STS_STATS,
	.keys = stat_keys,
	.piece = STS_PIECE_STAT,
};
const struct pl_set sts_decks = {
	.name = "deck",
	.count = STS_DECKS + 1,
	.keys = deck_keys,
	.piece = STS_PIECE_DECK - 1,
};
static const struct pl_set drawn_decks = {
	.name = "drawn-deck",
	.count = STS_DECKS,
	.keys = deck_keys,
	.of = &sts_decks,
};
const struct pl_set sts_orbits = { .name = "orbit", .count = 2, .keys = orbit_keys };
static const struct pl_set ties = { .name = "tie", .count = 3, .keys = tie_keys };
static const struct pl_set phases = {
	.name = "phase",
	.count = STS_TIMED_OUT,
	.keys = phase_keys,
};
static const struct pl_set steps = {
	.name = "step",
	.count = STS_STEP_DISCARD,
	.keys = step_keys,
};
static const struct pl_set actions = { .name = "action", .count = STS_ACTIONS };

/* A source of effects is a card, an Epoch card or a level of a Persona. */
static int32_t source_card(const struct pl_rules *r, const struct pl_state *s, int viewer,
                           const int row[PL_BRACKETS])
{
	(void)r, (void)s, (void)viewer;
	return row[0] <= STS_CARDS ? row[0] : 0;
}

static int32_t source_epoch(const struct pl_rules *r, const struct pl_state *s, int viewer,
                            const int row[PL_BRACKETS])
{
	int epoch = row[0] - STS_SOURCE_EPOCH;
	(void)r, (void)s, (void)viewer;
	return epoch > 0 && epoch <= STS_EPOCHS ? epoch : 0;
}

static int32_t source_level(const struct pl_rules *r, const struct pl_state *s, int viewer,
                            const int row[PL_BRACKETS])
{
	(void)r, (void)s, (void)viewer;
	return pl_most(0, row[0] - STS_SOURCE_PERSONA);
}

const struct pl_set sts_sources = {
	.name = "source",
	.count = STS_SOURCE_LAST,
	.keys = source_keys,
	.traits = ITEMS(
		{ "card", NONE_OR(sts_cards), .read = source_card, .about = "that card" },
		{ "epoch", NONE_OR(sts_epochs), .read = source_epoch, .about = "that Epoch card" },
		{ "level", NONE_OR(sts_levels), .read = source_level,
	          .about = "that level of a Persona" }),
};

static const struct pl_set *const sets[] = {
	&sts_cards, &sts_parts, &sts_epochs,  &sts_personas, &sts_levels,
	&sts_stats, &sts_decks, &drawn_decks, &sts_orbits,   &phases,
	&steps,     &actions,   &sts_sources, &ties,         NULL,
};

/* --- moves: every verb of enum sts_verb */

#define DEALT(n) ARG(n), NUMBER(0, STS_MOST_DEALT)
#define CARD     ITEMS({ "card", ARG(0), ONE(sts_cards) })
#define PART     ITEMS({ "part", ARG(0), ONE(sts_parts) })

static const struct pl_form forms[] = {
	{ STS_SPLIT, 0, "split", ITEMS({ "design", DEALT(0) }, { "ops", DEALT(1) }),
	  "draw the first hand, so many of each deck" },
	{ STS_REDRAW, 0, "redraw", ITEMS({ "design", DEALT(0) }, { "ops", DEALT(1) }),
	  "set the hand aside and draw one card fewer" },
	{ STS_KEEP, 0, "keep", NULL, "keep the hand" },
	{ STS_BECOME, 0, "be", ITEMS({ "persona", ARG(0), ONE(sts_personas) }), "take a Persona" },
	{ STS_BEGIN, 0, "begin", NULL, "begin the first turn" },
	{ STS_DRAW, 0, "draw", ITEMS({ "deck", ARG(0), ONE(drawn_decks) }), "draw a card" },
	{ STS_PLAY, 0, "play", CARD, "play a card of the hand" },
	{ STS_LAUNCH, 0, "launch", NULL, "change from Design to Ops" },
	{ STS_RETURN, 0, "return", NULL, "change from Ops to Design" },
	{ STS_REPAIR, 0, "repair", PART, "pay to turn a disabled card up" },
	{ STS_JUNK, PL_GIVES_UP | PL_LOSES, "destroy", PART, "throw a card of one's own tug away" },
	{ STS_USE, 0, "use", PART, "use the action of a card on the tug" },
	{ STS_USE, 0, "use-level",
	  ITEMS({ "level", ARG(0), .kind = PL_IS_ONE, .set = &sts_levels,
	          .first = STS_SOURCE_PERSONA + 1 }),
	  "use the action of a Persona" },
	{ STS_AIM, 0, "aim", ITEMS({ "victim", ARG(0), ONE(pl_seats) }), "aim at a player" },
	{ STS_AIM, 0, "aim-at-part",
	  ITEMS({ "victim", ARG(0), ONE(pl_seats) }, { "part", ARG(1), ONE(sts_parts) }),
	  "aim at a card on a player's tug" },
	{ STS_TAKE, 0, "take", CARD, "take a card back from one's discard pile" },
	{ STS_MEND, 0, "mend", PART, "turn a disabled card up, free" },
	{ STS_BOOST, 0, "boost", ITEMS({ "stat", ARG(0), ONE(sts_stats) }), "raise a stat" },
	{ STS_ENOUGH, PL_ENDS, "enough", NULL, "take or mend no more" },
	{ STS_DISCARD, PL_GIVES_UP, "discard", CARD, "give up a card of the hand" },
	{ STS_FATE, 0, "turn", ITEMS({ "epoch", ARG(0), ONE(sts_epochs) }),
	  "the Epoch Master plays a card of those drawn" },
	{ STS_DONE, PL_ENDS, "end-turn", NULL, "end the turn" },
	{ 0, 0, NULL, NULL, NULL },
};

/* --- events: every kind of enum sts_event_kind */

static const struct pl_news news[] = {
	[STS_DID_DEAL] = { "deal",
	                   ITEMS({ "design", TOLD(0), NUMBER(0, STS_MOST_DEALT) },
	                         { "ops", TOLD(1), NUMBER(0, STS_MOST_DEALT) },
	                         { "aside", TOLD(2), NUMBER(0, 55) },
	                         { "before", TOLD(3), NUMBER(0, 8) }, { "card", HANDED(0) },
	                         { "second", HANDED(1) }, { "third", HANDED(2) },
	                         { "fourth", HANDED(3) }),
	                   "draws a hand; told four cards at a time" },
	[STS_DID_KEEP] = { "keep", ITEMS({ "cards", TOLD(0), NUMBER(0, STS_MOST_DEALT) }),
	                   "keeps the hand" },
	[STS_DID_RETURN_SET] = { "set-back", ITEMS({ "cards", TOLD(0), NUMBER(1, 220) }),
	                         "what was set aside is shuffled back" },
	[STS_DID_BECOME] = { "become",
	                     ITEMS({ "persona", TOLD(0), ONE(sts_personas) },
	                           { "levels", TOLD(1), NUMBER(1, STS_LEVELS) }),
	                     "takes a Persona, with so many levels open" },
	[STS_DID_ROUND] = { "round", ITEMS({ "round", TOLD(0), NUMBER(1, LAST_ROUND) }),
	                    "a round begins" },
	[STS_DID_INCOME] = { "income", ITEMS({ "money", TOLD_HIGH_LOW(1), NUMBER(0, 65535) }),
	                     "earns" },
	[STS_DID_SHIFT] = { "shift", ITEMS({ "epoch", EPOCH }, { "by_effect", TOLD(1), FLAG }),
	                    "an Epoch card is turned" },
	[STS_DID_OFFER] = { "offer",
	                    ITEMS({ "cards", TOLD(0), NUMBER(2, STS_OFFER) },
	                          { "epoch", OFFERED(0) }, { "second", OFFERED(1) },
	                          { "third", OFFERED(2) }),
	                    "the Epoch Master draws" },
	[STS_DID_SPURN] = { "spurn", ITEMS({ "epoch", EPOCH }), "the Epoch Master discards" },
	[STS_DID_DRAW] = { "draw",
	                   ITEMS({ "deck", TOLD(0), ONE(drawn_decks) }, { "card", HANDED(0) }),
	                   "draws a card" },
	[STS_DID_PLAY] = { "play", ITEMS({ "card", TOLD(0), ONE(sts_cards) }, { "money", MONEY }),
	                   "plays a card" },
	[STS_DID_LAUNCH] = { "launch", NULL, "changes to Ops" },
	[STS_DID_RETURN] = { "return", ITEMS({ "money", MONEY }), "pays to change to Design" },
	[STS_DID_TURN] = { "turn", ITEMS({ "source", SOURCE(0) }), "is turned back to Design" },
	[STS_DID_DESTROY] = { "destroy",
	                      ITEMS({ "part", TOLD(0), ONE(sts_parts) },
	                            { "source", TOLD(1), NONE_OR(sts_sources) }),
	                      "loses a card of the tug; without a source by its own will" },
	[STS_DID_DISABLE] = { "disable",
	                      ITEMS({ "part", TOLD(0), ONE(sts_parts) }, { "source", SOURCE(1) }),
	                      "a card of the tug is disabled" },
	[STS_DID_REPAIR] = { "repair",
	                     ITEMS({ "part", TOLD(0), ONE(sts_parts) }, { "money", MONEY }),
	                     "a card works again" },
	[STS_DID_REPLACE] = { "replace", ITEMS({ "part", TOLD(0), ONE(sts_parts) }),
	                      "gives a card up for a new one" },
	[STS_DID_GAIN] = { "gain",
	                   ITEMS({ "source", SOURCE(0) },
	                         { "money", TOLD_HIGH_LOW(1), NUMBER(1, 65535) }),
	                   "gains money" },
	[STS_DID_LOSE] = { "lose", ITEMS({ "source", SOURCE(0) }, { "money", MONEY }),
	                   "loses money" },
	[STS_DID_STEAL] = { "steal",
	                    ITEMS({ "source", SOURCE(0) }, { "money", MONEY },
	                          { "victim", TOLD(3), ONE(pl_seats) }),
	                    "takes money from a rival" },
	[STS_DID_CONTRACT] = { "contract",
	                       ITEMS({ "epoch", EPOCH },
	                             { "money", TOLD_HIGH_LOW(1), NUMBER(0, 65535) },
	                             { "bonus", TOLD(3), FLAG },
	                             { "sharers", TOLD(4), NUMBER(1, STS_SEATS) }),
	                       "takes or shares a Contract" },
	[STS_DID_CONSOLE] = { "console",
	                      ITEMS({ "epoch", EPOCH },
	                            { "money", TOLD_HIGH_LOW(1), NUMBER(0, 65535) }),
	                      "met a Contract that another took" },
	[STS_DID_EXPIRE] = { "expire", ITEMS({ "epoch", EPOCH }), "a Contract is gone" },
	[STS_DID_CONTEXT_END] = { "context-end", ITEMS({ "epoch", EPOCH }), "a Context is over" },
	[STS_DID_TOKEN] = { "token", NULL, "takes the shift token" },
	[STS_DID_SCRAP] = { "scrap",
	                    ITEMS({ "card", TOLD(0), ONE(sts_cards) }, { "source", SOURCE(1) }),
	                    "loses a card of the hand" },
	[STS_DID_SALVAGE] = { "salvage", ITEMS({ "card", TOLD(0), ONE(sts_cards) }),
	                      "takes a card back from the pile" },
	[STS_DID_DIG] = { "dig", ITEMS({ "card", TOLD(0), ONE(sts_parts) }),
	                  "finds a card in the Design deck, for all to see" },
	[STS_DID_DISCARD] = { "discard", ITEMS({ "card", TOLD(0), ONE(sts_cards) }),
	                      "discards a card" },
	[STS_DID_LAST] = { "last",
	                   ITEMS({ "source", SOURCE(0) }, { "turns", TOLD(1), NUMBER(0, 9) }),
	                   "something lasts on this player" },
	[STS_DID_BOOST] = { "boost",
	                    ITEMS({ "stat", TOLD(0), ONE(sts_stats) },
	                          { "amount", TOLD(1), NUMBER(1, 100) }),
	                    "raises a stat" },
	[STS_DID_USE] = { "use", ITEMS({ "source", SOURCE(0) }, { "money", MONEY }),
	                  "uses an action" },
	[STS_DID_LEVEL] = { "level", ITEMS({ "level", TOLD(0), ONE(sts_levels) }),
	                    "a Persona reaches a level" },
	[STS_DID_RESHUFFLE] = { "reshuffle", ITEMS({ "deck", TOLD(0), ONE(sts_decks) }),
	                        "discards are shuffled back" },
	[STS_DID_SPARED] = { "spared", ITEMS({ "source", SOURCE(0) }),
	                     "a ward kept the tug from harm" },
	[STS_DID_END_TURN] = { "end-turn",
	                       ITEMS({ "orbit", TOLD(0), FROM_0(sts_orbits) }, { "money", MONEY }),
	                       "ends the turn" },
	[STS_DID_WIN] = { "win",
	                  ITEMS({ "round", TOLD(0), NUMBER(1, LAST_ROUND) }, { "money", MONEY }),
	                  "wins" },
	[STS_DID_TEAM_WIN] = { "team-win",
	                       ITEMS({ "round", TOLD(0), NUMBER(1, LAST_ROUND) },
	                             { "money", TOLD_HIGH_LOW(1), NUMBER(0, 65535) }),
	                       "the designers win" },
	[STS_DID_MASTER_WIN] = { "master-win",
	                         ITEMS({ "round", TOLD(0), NUMBER(1, LAST_ROUND) },
	                               { "money", TOLD_HIGH_LOW(1), NUMBER(0, 65535) }),
	                         "the Epoch Master wins" },
	[STS_DID_TIME_OUT] = { "time-out",
	                       ITEMS({ "round", TOLD(0), NUMBER(1, LAST_ROUND) },
	                             { "tie", TOLD(1), NONE_OR(ties) }),
	                       "the rounds are over" },
	[STS_DID_TIME_OUT + 1] = { NULL, NULL, NULL },
};
_Static_assert(LENGTH(news) == STS_DID_TIME_OUT + 2, "news for each kind of event, and an end");

/* --- who may not see */

/* The only designer can tell what is in the decks by what is not. */
static bool hides_decks(const struct pl_rules *rules, const struct pl_state *state, int seat,
                        const int row[PL_BRACKETS])
{
	(void)row;
	return seat != 0 || sts_designers(sts_numbers(rules), sts_position(state)) > 1;
}

static bool hides_offer(const struct pl_rules *rules, const struct pl_state *state, int seat,
                        const int row[PL_BRACKETS])
{
	const struct sts_rules *r = sts_numbers(rules);
	(void)row;
	return !r->master || seat != sts_designers(r, sts_position(state));
}

/* --- what follows from a view: of a player (row 0), and of a Contract towards a player */

static bool has_tug(const struct pl_rules *rules, const struct pl_state *view, int seat)
{
	return seat < sts_designers(sts_numbers(rules), sts_position(view));
}

static struct sts_figures figures_of(const struct pl_rules *rules, const struct pl_state *view,
                                     int seat)
{
	struct sts_figures f = { .printed = 0 };
	if (has_tug(rules, view, seat))
		sts_figure(sts_numbers(rules), sts_position(view), seat, &f);
	return f;
}

static int32_t fact_income(const struct pl_rules *r, const struct pl_state *view, int viewer,
                           const int row[PL_BRACKETS])
{
	struct sts_figures f = figures_of(r, view, row[0]);
	(void)viewer;
	return sts_income(&f);
}

static int32_t fact_stats(const struct pl_rules *r, const struct pl_state *view, int viewer,
                          const int row[PL_BRACKETS])
{
	struct sts_figures f = figures_of(r, view, row[0]);
	(void)viewer;
	return f.stat[STS_STRENGTH + row[1]];
}

static int32_t fact_return_price(const struct pl_rules *r, const struct pl_state *view, int viewer,
                                 const int row[PL_BRACKETS])
{
	struct sts_figures f = figures_of(r, view, row[0]);
	(void)viewer;
	return sts_return_price(&f);
}

static int32_t fact_hand_limit(const struct pl_rules *r, const struct pl_state *view, int viewer,
                               const int row[PL_BRACKETS])
{
	struct sts_figures f = figures_of(r, view, row[0]);
	(void)viewer;
	return pl_most(0, f.knob[STS_KNOB_HAND]);
}

static int32_t fact_play_limit(const struct pl_rules *r, const struct pl_state *view, int viewer,
                               const int row[PL_BRACKETS])
{
	struct sts_figures f = figures_of(r, view, row[0]);
	(void)viewer;
	return sts_play_limit(sts_numbers(r), sts_position(view), row[0], &f);
}

static int32_t fact_contract_pay(const struct pl_rules *r, const struct pl_state *view, int viewer,
                                 const int row[PL_BRACKETS])
{
	struct sts_figures f = figures_of(r, view, row[0]);
	(void)viewer;
	return f.knob[STS_KNOB_CONTRACT];
}

/* How much it has of what its next level asks. */
static int32_t fact_towards_level(const struct pl_rules *rules, const struct pl_state *view,
                                  int viewer, const int row[PL_BRACKETS])
{
	const struct sts_rules *r = sts_numbers(rules);
	const struct sts_player *p = &sts_position(view)->player[row[0]];
	(void)viewer;
	if (p->persona == 0 || p->level >= STS_LEVELS)
		return 0;
	struct sts_figures f = figures_of(rules, view, row[0]);
	int next = r->level_row[p->persona][p->level + 1];
	return sts_count(r, p, &f, r->persona_card[next - 1].unlock);
}

static int32_t fact_repair(const struct pl_rules *rules, const struct pl_state *view, int viewer,
                           const int row[PL_BRACKETS])
{
	const struct sts_player *p = &sts_position(view)->player[row[0]];
	(void)viewer;
	if ((p->off & sts_part(row[1] + 1)) == 0)
		return 0;
	struct sts_figures f = figures_of(rules, view, row[0]);
	return sts_repair_price(sts_numbers(rules), p, &f, row[1] + 1);
}

static int32_t fact_price(const struct pl_rules *rules, const struct pl_state *view, int viewer,
                          const int row[PL_BRACKETS])
{
	if (!has_tug(rules, view, viewer) ||
	    sts_held(&sts_position(view)->player[viewer], row[0] + 1) == 0)
		return 0;
	struct sts_figures f = figures_of(rules, view, viewer);
	return sts_price(sts_numbers(rules), &f, row[0] + 1);
}

/* The first tier of the Contract that lies at a place, or NULL where none does. */
static const struct sts_tier *tier_at(const struct pl_rules *rules, const struct pl_state *view,
                                      int at)
{
	int epoch = sts_position(view)->contract[at];
	return epoch == 0 ? NULL : &sts_numbers(rules)->epoch[epoch - 1].tier[0];
}

static int32_t fact_tier(const struct pl_rules *rules, const struct pl_state *view, int viewer,
                         const int row[PL_BRACKETS])
{
	const struct sts_state *s = sts_position(view);
	(void)viewer;
	if (tier_at(rules, view, row[0]) == NULL || !has_tug(rules, view, row[1]))
		return 0;
	struct sts_figures f = figures_of(rules, view, row[1]);
	return sts_meets(sts_numbers(rules), &s->player[row[1]], &f, s->contract[row[0]]);
}

/* What a Contract would pay a tug that meets it, in Ops. */
static int32_t fact_pay(const struct pl_rules *rules, const struct pl_state *view, int viewer,
                        const int row[PL_BRACKETS])
{
	const struct sts_state *s = sts_position(view);
	int tier = fact_tier(rules, view, viewer, row);
	if (tier == 0)
		return 0;
	struct sts_figures f = figures_of(rules, view, row[1]);
	return sts_contract_pay(sts_numbers(rules), &f, s->contract[row[0]], tier);
}

static int32_t fact_lacks(const struct pl_rules *rules, const struct pl_state *view, int viewer,
                          const int row[PL_BRACKETS])
{
	const struct sts_tier *tier = tier_at(rules, view, row[0]);
	(void)viewer;
	if (tier == NULL || !has_tug(rules, view, row[1]) || tier->need[row[2]] == 0)
		return 0;
	struct sts_figures f = figures_of(rules, view, row[1]);
	int need = tier->need[row[2]] + f.knob[STS_KNOB_NEED];
	return need > 0 ? pl_most(0, need - f.stat[STS_STRENGTH + row[2]]) : 0;
}

static int32_t fact_also(const struct pl_rules *rules, const struct pl_state *view, int viewer,
                         const int row[PL_BRACKETS])
{
	const struct sts_tier *tier = tier_at(rules, view, row[0]);
	(void)viewer;
	if (tier == NULL || !has_tug(rules, view, row[1]) || tier->also == 0)
		return 0;
	struct sts_figures f = figures_of(rules, view, row[1]);
	return sts_count(sts_numbers(rules), &sts_position(view)->player[row[1]], &f, tier->also);
}

/* --- and of the table */

static int32_t fact_acting(const struct pl_rules *r, const struct pl_state *view, int viewer,
                           const int row[PL_BRACKETS])
{
	(void)r, (void)viewer, (void)row;
	return sts_at_work(sts_position(view))->source;
}

static int32_t fact_again(const struct pl_rules *r, const struct pl_state *view, int viewer,
                          const int row[PL_BRACKETS])
{
	(void)r, (void)viewer, (void)row;
	return sts_at_work(sts_position(view))->again;
}

static int32_t fact_goal(const struct pl_rules *r, const struct pl_state *view, int viewer,
                         const int row[PL_BRACKETS])
{
	(void)viewer, (void)row;
	return sts_goal(sts_numbers(r), sts_position(view));
}

static int32_t fact_round_limit(const struct pl_rules *rules, const struct pl_state *view,
                                int viewer, const int row[PL_BRACKETS])
{
	const struct sts_rules *r = sts_numbers(rules);
	(void)view, (void)viewer, (void)row;
	return r->master ? r->team_rounds : r->round_limit;
}

static int32_t fact_master(const struct pl_rules *rules, const struct pl_state *view, int viewer,
                           const int row[PL_BRACKETS])
{
	const struct sts_rules *r = sts_numbers(rules);
	(void)viewer, (void)row;
	return r->master ? sts_designers(r, sts_position(view)) + 1 : 0;
}

static int32_t fact_team_funds(const struct pl_rules *rules, const struct pl_state *view,
                               int viewer, const int row[PL_BRACKETS])
{
	const struct sts_rules *r = sts_numbers(rules);
	(void)viewer, (void)row;
	return r->master ? sts_team_funds(r, sts_position(view)) : 0;
}

static int32_t fact_team_goal(const struct pl_rules *rules, const struct pl_state *view, int viewer,
                              const int row[PL_BRACKETS])
{
	const struct sts_rules *r = sts_numbers(rules);
	(void)viewer, (void)row;
	return r->master ? sts_designers(r, sts_position(view)) * r->team_goal : 0;
}

static int32_t fact_epoch_discards(const struct pl_rules *rules, const struct pl_state *view,
                                   int viewer, const int row[PL_BRACKETS])
{
	const struct sts_rules *r = sts_numbers(rules);
	(void)viewer;
	return row[0] < r->epochs ? sts_epoch_discards(r, sts_position(view), row[0] + 1) : 0;
}

/* Points of the curve so far. A round that ended the game by its limit was played to its end
 * and noted; one that somebody won was not. */
static int32_t fact_curve_points(const struct pl_rules *rules, const struct pl_state *view,
                                 int viewer, const int row[PL_BRACKETS])
{
	const struct sts_state *s = sts_position(view);
	(void)rules, (void)viewer, (void)row;
	bool noted = view->phase == STS_MASTER_WON || view->phase == STS_TIMED_OUT;
	int done = s->round > 0 ? s->round - !noted : 0;
	return pl_least((done >> s->curve_step) + 1, STS_CURVE);
}

/* --- the state: every member of struct sts_state */

enum {
	BEFORE_PLAY = 1u << STS_SPLITTING | 1u << STS_REDRAWING | 1u << STS_BECOMING |
		1u << STS_READY
};

static const struct pl_item state[] = {
	STATE_HEADER(phases, 1, STS_SEATS),

	{ "player[].built", EACH(built), SOME(sts_parts, 0), .stake = true,
	  .about = "cards on the tug" },
	{ "player[].off", EACH(off), SOME(sts_parts, 0), .stake = true,
	  .about = "of those, the disabled ones" },
	{ "player[].funds", EACH(funds), NUMBER(0, STS_MOST_FUNDS), .span = 100, .stake = true,
	  .about = "$M" },
	{ "player[].hand[]", EACH_BY(hand, 1, STS_CARDS, &sts_cards), IN_BITS(0, 4, STS_COPIES),
	  .span = 2, .sight = PL_TAUGHT, .about = "cards in hand; of another's those seen" },
	{ "player[].seen[]", EACH_BY(hand, 1, STS_CARDS, &sts_cards), IN_BITS(4, 4, STS_COPIES),
	  .span = 2, .about = "of those, what everybody has seen there" },
	{ "player[].pile[]", EACH_BY(pile, 1, STS_CARDS, &sts_cards), NUMBER(0, STS_COPIES),
	  .span = 2, .sight = PL_OWN, .secret_in = BEFORE_PLAY,
	  .about = "discards; before play what is set aside, unseen" },
	{ "player[].lasting[].source", EACH_LASTING(source), NONE_OR(sts_sources),
	  .about = "what lasts on the player, the oldest first" },
	{ "player[].lasting[].effect", EACH_LASTING(effect), NUMBER(0, STS_EFFECTS - 1),
	  .about = "which effect of it, from 0" },
	{ "player[].lasting[].turns", EACH_LASTING(turns), NUMBER(0, 9),
	  .about = "own draws until it ends; 0: at the end of this turn" },
	{ "player[].lasting[].stat", EACH_LASTING(stat), NONE_OR(sts_stats),
	  .about = "what it raises" },
	{ "player[].held[]", EACH_BY(held, 0, STS_DECKS, &drawn_decks), NUMBER(0, MOST_IN_ALL),
	  .span = 7, .stake = true, .about = "cards in hand by deck" },
	{ "player[].piled[]", EACH_BY(piled, 0, STS_DECKS, &drawn_decks), NUMBER(0, MOST_IN_ALL),
	  .span = 20, .about = "discards by deck" },
	{ "player[].orbit", EACH(ops), FROM_0(sts_orbits), .stake = true,
	  .about = "in the Design or the Ops phase" },
	{ "player[].persona", EACH(persona), NONE_OR(sts_personas), .about = "its Persona" },
	{ "player[].level", EACH(level), NUMBER(0, STS_LEVELS), .stake = true,
	  .about = "levels of it that are open" },
	{ "player[].contracts", EACH(contracts), NUMBER(0, 255), .span = 10, .stake = true,
	  .about = "Contracts taken" },
	{ "player[].attacks", EACH(attacks), NUMBER(0, 255), .span = 10,
	  .about = "Attacks played" },
	{ "player[].launches", EACH(launches), NUMBER(0, 255), .span = 5, .about = "launches" },
	{ "player[].choice", EACH(choice), NUMBER(0, STS_KEPT), .span = STS_MOST_DEALT,
	  .sight = PL_OWN, .about = "sealed: Design cards to draw and 1, or 255 to keep" },
	{ "player[].curve[]", EACH_BY(curve, 0, STS_CURVE, NULL), NUMBER(0, 255), .span = 100,
	  .about = "funds at the start and after rounds" },
	{ "player[].income", EACH_FACT, NUMBER(0, 65535), .span = 20, .read = fact_income,
	  .about = "$M a turn in Ops" },
	{ "player[].stats[]", EACH_FACTS(STS_STATS, &sts_stats), NUMBER(-9999, 9999), .span = 10,
	  .read = fact_stats, .about = "of the tug as it works now" },
	{ "player[].return_price", EACH_FACT, NUMBER(0, 9999), .span = 10,
	  .read = fact_return_price, .about = "$M for going back to Design" },
	{ "player[].hand_limit", EACH_FACT, NUMBER(0, 9999), .span = 10, .read = fact_hand_limit,
	  .about = "cards to be kept at the end of a turn" },
	{ "player[].play_limit", EACH_FACT, NUMBER(0, 9999), .span = 5, .read = fact_play_limit,
	  .about = "cards to be played in a turn; 255: any" },
	{ "player[].contract_pay", EACH_FACT, NUMBER(-9999, 9999), .span = 10,
	  .read = fact_contract_pay, .about = "$M more for each Contract" },
	{ "player[].towards_level", EACH_FACT, NUMBER(0, 9999), .span = 20,
	  .read = fact_towards_level, .about = "how much it has of what the next level asks" },
	{ "player[].repair[]", EACH_FACTS(STS_PARTS, &sts_parts), NUMBER(0, 9999), .span = 10,
	  .read = fact_repair, .about = "$M to repair a disabled card" },

	{ "deck[]", ROWS(deck, 1, STS_CARDS, &sts_cards), NUMBER(0, STS_COPIES), .span = 4,
	  .hides = hides_decks, .about = "cards left in the Design and Ops decks" },
	{ "epoch[]", ROWS(epoch, 1, STS_EPOCHS, &sts_epochs), NUMBER(0, STS_COPIES), .span = 2,
	  .sight = PL_TAUGHT,
	  .about = "cards left in the Epoch deck; to others than the Epoch Master with the offer" },
	{ "left[]", ROWS(left, 0, STS_DECKS, &drawn_decks), NUMBER(0, MOST_IN_ALL), .span = 60,
	  .about = "cards in the two decks" },
	{ "context", AT(context), NONE_OR(sts_epochs), .about = "the Context in force" },
	{ "contract[]", ROWS(contract, 0, STS_CONTRACTS, NULL), NONE_OR(sts_epochs),
	  .about = "Contracts that lie open, the oldest first" },
	{ "holder", AT(holder), FROM_0(pl_seats), .about = "who has the shift token" },
	{ "first", AT(first), FROM_0(pl_seats), .about = "the first player" },
	{ "turn", AT(turn), FROM_0(pl_seats), .about = "whose turn it is" },
	{ "round", AT(round), NUMBER(0, LAST_ROUND), .span = 40, .clock = true,
	  .about = "from 1; 0 before play" },
	{ "step", AT(step), NONE_OR(steps), .about = "of the turn; none before play" },
	{ "shifted", AT(shifted), FLAG, .about = "this round's Shift has happened" },
	{ "draws", AT(draws), NUMBER(0, 255), .span = 4, .about = "cards still to be drawn now" },
	{ "plays", AT(plays), NUMBER(0, 255), .span = 4,
	  .about = "cards played this turn that count" },
	{ "free", AT(free), NUMBER(0, 255), .span = 4,
	  .about = "Specs played this turn that do not count" },
	{ "changed", AT(changed), FLAG, .about = "the phase was changed this turn" },
	{ "used", AT(used), SOME(actions, 0), .about = "actions used this turn, as numbered" },
	{ "work[].source", ROWS_OF(work, STS_WORKS, NULL, source), NONE_OR(sts_sources),
	  .about = "the card or action at work, and the Disturbance that is done with first" },
	{ "work[].effect", ROWS_OF(work, STS_WORKS, NULL, effect), NUMBER(0, STS_EFFECTS),
	  .about = "its next effect, from 0" },
	{ "work[].again", ROWS_OF(work, STS_WORKS, NULL, again), NUMBER(0, 100), .span = 3,
	  .about = "so many times more" },
	{ "work[].single", ROWS_OF(work, STS_WORKS, NULL, single), FLAG,
	  .about = "only that effect: an action" },
	{ "work[].asked", ROWS_OF(work, STS_WORKS, NULL, asked), SOME(pl_seats, 0),
	  .about = "who has yet to choose" },
	{ "work[].meant[]", GRID_OF(work, STS_WORKS, NULL, meant, 0, STS_EFFECTS, NULL),
	  SOME(pl_seats, 0), .about = "whom each of its effects is for" },
	{ "offer[]", ROWS(offer, 0, STS_OFFER, NULL), NONE_OR(sts_epochs), .hides = hides_offer,
	  .about = "what the Epoch Master has drawn" },
	{ "curve_step", AT(curve_step), NUMBER(0, 4),
	  .about = "a point of the curve is 2 to this rounds" },
	{ "wave", AT(wave), NUMBER(0, STS_MOST_DEALT), .about = "how often hands were dealt" },
	{ "reshuffles", AT(reshuffles), NUMBER(0, 255), .span = 5,
	  .about = "of Design and Ops so far" },

	{ "price[]", FACTS(STS_CARDS, &sts_cards), NUMBER(0, 9999), .span = 20, .read = fact_price,
	  .about = "$M for a card in one's hand" },
	{ "tier[][]", CLAIMS, NUMBER(0, 2), .read = fact_tier,
	  .about = "what a tug meets of a Contract: nothing, its terms, the Bonus" },
	{ "pay[][]", CLAIMS, NUMBER(0, 65535), .span = 40, .read = fact_pay,
	  .about = "$M that a tug in Ops would get for a Contract that it meets" },
	{ "lacks[][][]", .count = { STS_CONTRACTS, STS_SEATS, STS_STATS },
	  .over = { NULL, &pl_seats, &sts_stats }, NUMBER(0, 9999), .span = 10, .read = fact_lacks,
	  .about = "what a tug lacks of a Contract's terms" },
	{ "also[][]", CLAIMS, NUMBER(0, 9999), .span = 20, .read = fact_also,
	  .about = "what it has of what the Contract asks besides" },
	{ "acting", NONE_OR(sts_sources), .read = fact_acting, .about = "what goes on now" },
	{ "again", NUMBER(0, 100), .span = 3, .read = fact_again,
	  .about = "how often more whoever is asked may choose" },
	{ "goal", NUMBER(0, 250), .read = fact_goal, .about = "$M that win" },
	{ "round_limit", NUMBER(0, LAST_ROUND), .read = fact_round_limit,
	  .about = "the last round" },
	{ "master", NONE_OR(pl_seats), .read = fact_master, .about = "the Epoch Master" },
	{ "team_funds", NUMBER(0, 3 * STS_MOST_FUNDS), .span = 200, .read = fact_team_funds,
	  .about = "$M of the designers together, against the Epoch Master" },
	{ "team_goal", NUMBER(0, 600), .read = fact_team_goal, .about = "$M with which they win" },
	{ "epoch_discards[]", FACTS(STS_EPOCHS, &sts_epochs), NUMBER(0, STS_COPIES), .span = 2,
	  .read = fact_epoch_discards, .about = "Epoch cards in the discards" },
	{ "curve_points", NUMBER(1, STS_CURVE), .read = fact_curve_points,
	  .about = "points of the curves so far" },
	{ .name = NULL },
};

const struct pl_description sts_description = { sets, forms, news, state };

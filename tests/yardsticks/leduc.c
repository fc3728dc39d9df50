/* leduc.c - Leduc poker through the contract: two seats, hidden cards, chance.
 * A yardstick (its information sets and its value are known) and, with
 * connect_four.c, a file to copy when adding a game. */
#include "core/chance.h"
#include "core/clones.h"
#include "core/text.h"
#include "core/turn.h"

#include <string.h>

enum { CARDS = 6 }; /* 1 and 2 are jacks, 3 and 4 queens, 5 and 6 kings */
enum { PHASE_FIRST_ROUND = 1, PHASE_SECOND_ROUND, PHASE_FOLDED, PHASE_SHOWDOWN };
enum { VERB_FOLD = 1, VERB_CALL, VERB_RAISE };
enum {
	EVENT_FOLD = 1,
	EVENT_CALL,  /* arg[0]: chips added, 0 for a check */
	EVENT_RAISE, /* arg[0]: chips added */
	EVENT_BOARD, /* arg[0]: the card */
	EVENT_SHOW   /* arg[0]: the card */
};
enum { NOT_ASKED = 1, UNKNOWN_MOVE, NOTHING_TO_FOLD_TO, NO_MORE_RAISES };

struct led_rules {
	struct pl_rules base;
	uint8_t ante;
	uint8_t raise[2]; /* chips, by round */
	uint8_t raises;   /* the most in one round */
};

struct led_state {
	struct pl_state base;
	uint8_t card[2]; /* 0 in a view that may not see it */
	uint8_t board;   /* 0 until the second round */
	uint8_t raises;  /* in this round */
	uint8_t acts;    /* in this round */
	uint8_t stake[2];
	uint8_t folded; /* the seat that folded, from 1 */
	uint16_t story; /* every act so far, two bits each: who bet how matters */
	uint8_t unused[6];
};

static const struct led_rules *numbers(const struct pl_rules *rules)
{
	return (const struct led_rules *)rules;
}

static const struct led_state *hand(const struct pl_state *state)
{
	return (const struct led_state *)state;
}

static int rank(int card)
{
	return (card + 1) / 2;
}

/* --- [R] the rules ------------------------------------------------------ */

static void prepare(struct pl_rules *rules)
{
	(void)rules;
}

static int vet(const struct pl_rules *rules, int seats)
{
	(void)rules, (void)seats;
	return 0;
}

/* LED-001, LED-002: one draw for both cards, as there are 30 ways. */
static void setup(const struct pl_rules *rules, struct pl_state *state)
{
	struct led_state *s = (struct led_state *)state;
	uint32_t way = pl_draw(&state->chance, CARDS * (CARDS - 1));
	s->card[0] = (uint8_t)(1 + way / (CARDS - 1));
	s->card[1] = (uint8_t)(1 + way % (CARDS - 1));
	s->card[1] = (uint8_t)(s->card[1] + (s->card[1] >= s->card[0]));
	s->stake[0] = s->stake[1] = numbers(rules)->ante;
	state->phase = PHASE_FIRST_ROUND;
	pl_ask(state, 0);
}

/* One of the `count` cards that are not in play yet, each equally likely. */
static uint8_t deal(const struct led_state *s, int count, struct pl_chance *chance)
{
	uint32_t nth = pl_draw(chance, (uint32_t)count);
	uint32_t in_play = 1u << s->card[0] | 1u << s->card[1] | 1u << s->board | 1u;
	uint32_t left = ((2u << CARDS) - 1) & ~in_play;
	for (uint32_t i = 0; i + 1 < CARDS; i++) /* all of them: nobody could guess how many */
		left &= left - (i < nth);
	return (uint8_t)pl_lowest(left);
}

static int check(const struct pl_rules *rules, const struct pl_state *view,
                 const struct pl_move *move)
{
	const struct led_state *s = hand(view);
	if (move->seat >= view->seats || !pl_is_pending(view, move->seat))
		return NOT_ASKED;
	struct pl_move plain = { move->verb, move->seat, { 0 } };
	if (memcmp(move, &plain, sizeof plain) != 0 || move->verb < VERB_FOLD ||
	    move->verb > VERB_RAISE)
		return UNKNOWN_MOVE;
	if (move->verb == VERB_FOLD && s->stake[0] == s->stake[1])
		return NOTHING_TO_FOLD_TO;
	if (move->verb == VERB_RAISE && s->raises == numbers(rules)->raises)
		return NO_MORE_RAISES;
	return 0;
}

static int legal(const struct pl_rules *rules, const struct pl_state *view, int seat,
                 struct pl_move out[PL_MOVES])
{
	const struct led_state *s = hand(view);
	if (!pl_is_pending(view, seat))
		return 0;
	int first = VERB_FOLD + (s->stake[0] == s->stake[1]);
	int last = VERB_CALL + (s->raises != numbers(rules)->raises);
	for (int verb = VERB_FOLD; verb <= VERB_RAISE; verb++, out++)
		pl_put_word(out, pl_move_word(first + verb - VERB_FOLD, seat));
	return last - first + 1;
}

static void say(struct pl_events *events, int kind, int seat, int number)
{
	if (events == NULL)
		return; /* nothing is built for nobody */
	struct pl_event event = { (uint8_t)kind, (uint8_t)seat, 0, { (uint8_t)number }, { 0 } };
	pl_emit(events, event);
}

static __attribute__((noinline)) void deal_board(struct led_state *s)
{
	s->raises = 0;
	s->acts = 0;
	s->board = deal(s, CARDS - 2, &s->base.chance);
	s->base.phase = PHASE_SECOND_ROUND;
	pl_ask(&s->base, 0);
}

/* LED-006: the betting of a round is over. */
static PL_INLINE void end_round(struct led_state *s, struct pl_events *events)
{
	pl_reveal(events);
	if (s->base.phase == PHASE_FIRST_ROUND) {
		deal_board(s);
		say(events, EVENT_BOARD, 0, s->board);
		return;
	}
	s->base.phase = PHASE_SHOWDOWN;
	pl_game_over(&s->base);
	for (int seat = 0; seat < 2; seat++)
		say(events, EVENT_SHOW, seat, s->card[seat]);
}

static PL_INLINE void act(const struct pl_rules *rules, struct pl_state *state,
                          const struct pl_move *move, struct pl_events *events)
{
	struct led_state *s = (struct led_state *)state;
	int seat = move->seat, stake = s->stake[seat];
	state->ply++;
	s->story = (uint16_t)(s->story << 2 | move->verb);
	s->acts++;
	if (move->verb == VERB_FOLD) {
		say(events, EVENT_FOLD, seat, 0);
		s->folded = (uint8_t)(seat + 1);
		state->phase = PHASE_FOLDED;
		pl_game_over(state);
		return;
	}
	bool raises = move->verb == VERB_RAISE;
	int more = numbers(rules)->raise[state->phase == PHASE_SECOND_ROUND] & -(int)raises;
	s->stake[seat] = (uint8_t)(s->stake[1 - seat] + more);
	s->raises = (uint8_t)(s->raises + raises);
	say(events, raises ? EVENT_RAISE : EVENT_CALL, seat, s->stake[seat] - stake);
	if (raises | (s->acts < 2))
		pl_ask(state, 1 - seat);
	else
		end_round(s, events);
}

/* The same with what is told and without, which then is short. */
static void apply(const struct pl_rules *rules, struct pl_state *state, const struct pl_move *move,
                  struct pl_events *events)
{
	if (pl_is_told(events))
		act(rules, state, move, events);
	else
		act(rules, state, move, NULL);
}

static void observe(const struct pl_rules *rules, struct pl_state *state, int seat)
{
	(void)rules;
	struct led_state *s = (struct led_state *)state;
	struct pl_chance none = { { 0, 0 }, 0 };
	state->chance = none;
	for (int other = 0; other < 2; other++) {
		bool hides = (other != seat) & (state->phase != PHASE_SHOWDOWN);
		s->card[other] = (uint8_t)(s->card[other] * !hides);
	}
}

/* Who bet how tells the rest: rounds, stakes, and who is asked. */
static uint64_t glance(const struct pl_rules *rules, const struct pl_state *state, int seat)
{
	(void)rules;
	const struct led_state *s = hand(state);
	bool all = state->phase == PHASE_SHOWDOWN;
	uint64_t first = (uint64_t)(s->card[0] * (all | (seat == 0)));
	uint64_t second = (uint64_t)(s->card[1] * (all | (seat == 1)));
	return first | second << 8 | (uint64_t)s->board << 16 | (uint64_t)s->story << 24;
}

static void determinize(const struct pl_rules *rules, struct pl_state *view, int seat,
                        struct pl_chance *chance)
{
	(void)rules, (void)seat;
	struct led_state *s = (struct led_state *)view;
	int unseen = CARDS - (s->board != 0) - (s->card[0] != 0) - (s->card[1] != 0);
	for (int other = 0; other < 2; other++)
		if (s->card[other] == 0)
			s->card[other] = deal(s, unseen--, chance);
	view->chance = pl_split(chance);
}

/* LED-007: a pair with the board beats the higher card; equals share. */
static int strength(const struct led_state *s, int seat)
{
	bool pair = rank(s->card[seat]) == rank(s->board);
	return rank(s->card[seat]) + (pair ? 10 : 0);
}

static void returns(const struct pl_rules *rules, const struct pl_state *state,
                    struct pl_result *result)
{
	(void)rules;
	const struct led_state *s = hand(state);
	memset(result, 0, sizeof *result);
	int better = 0;
	if (state->phase == PHASE_FOLDED)
		better = s->folded == 1 ? -1 : 1;
	else if (state->phase == PHASE_SHOWDOWN)
		better = strength(s, 0) - strength(s, 1);
	if (better != 0) {
		int winner = better < 0;
		result->score[winner] = s->stake[1 - winner];
		result->score[1 - winner] = -s->stake[1 - winner];
	}
	pl_places_by_score(result, 2);
}

/* LED-008: chips count, not hands won. Nobody can lose more than 13 under
 * the standard numbers, so 30 points a chip keep within 0 to 1000. */
static int32_t points(int chips)
{
	int32_t value = 500 + 30 * chips;
	return value < 0 ? 0 : value > 1000 ? 1000 : value;
}

static void value(const struct pl_rules *rules, const struct pl_state *state, int32_t out[PL_SEATS])
{
	struct pl_result result;
	returns(rules, state, &result);
	int lead = result.score[0];
	if (state->pending != 0)
		lead = strength(hand(state), 0) > strength(hand(state), 1)    ? 1
			: strength(hand(state), 0) < strength(hand(state), 1) ? -1
									      : 0;
	out[0] = points(lead);
	out[1] = 1000 - out[0];
}

static void weigh(const struct pl_rules *rules, const struct pl_state *view,
                  const struct pl_move *moves, int count, uint16_t *weight)
{
	(void)rules;
	static const uint16_t by_strength[3][4] = {
		/* of each verb: - fold call raise */
		{ 0, 6, 3, 1 },
		{ 0, 1, 6, 3 },
		{ 0, 1, 3, 6 },
	};
	for (int i = 0; i < count; i++) {
		int mine = strength(hand(view), moves[i].seat);
		int level = mine > 10 ? 2 : mine - 1;
		weight[i] = by_strength[level][moves[i].verb];
	}
}

static const char *audit(const struct pl_rules *rules, const struct pl_state *state)
{
	const struct led_state *s = hand(state);
	const struct led_rules *r = numbers(rules);
	if (s->card[0] == s->card[1] || s->card[0] == s->board || s->card[1] == s->board)
		return "LED-001: a card in two places";
	for (int seat = 0; seat < 2; seat++) {
		if (s->card[seat] < 1 || s->card[seat] > CARDS)
			return "LED-001: no such card";
		if (s->stake[seat] > r->ante + r->raises * (r->raise[0] + r->raise[1]))
			return "LED-005: more chips than the raises allow";
	}
	for (size_t i = 0; i < sizeof s->unused; i++)
		if (s->unused[i] != 0)
			return "unused bytes are zero";
	return NULL;
}

/* --- the words ---------------------------------------------------------- */

static const char *const verb_names[] = {
	[0] = "",
	[VERB_FOLD] = "fold",
	[VERB_CALL] = "call",
	[VERB_RAISE] = "raise",
};
/* clang-format off */
static const char *const card_names[] = {
	"hidden", "jack of clubs", "jack of hearts", "queen of clubs",
	"queen of hearts", "king of clubs", "king of hearts",
};
/* clang-format on */

static bool is_check(const struct pl_state *view, const struct pl_move *move)
{
	return move->verb == VERB_CALL && hand(view)->stake[0] == hand(view)->stake[1];
}

static void format(const struct pl_book *book, const struct pl_state *view,
                   const struct pl_move *move, struct pl_text *text)
{
	(void)book;
	pl_put(text, "%s", is_check(view, move) ? "check" : verb_names[move->verb]);
}

static void ask(const struct pl_book *book, const struct pl_state *view, int seat,
                struct pl_text *text)
{
	const struct led_state *s = hand(view);
	int owed = s->stake[1 - seat] - s->stake[seat];
	const char *raise = s->raises < numbers(book->rules)->raises ? ", raise" : "";
	if (owed > 0)
		pl_put(text, "Call %d%s or fold", owed, raise);
	else
		pl_put(text, "Check or raise");
}

static const char *chips(int count)
{
	return count == 1 ? "chip" : "chips";
}

static void explain(const struct pl_book *book, const struct pl_state *view,
                    const struct pl_move *move, struct pl_text *text)
{
	const struct led_state *s = hand(view);
	int owed = s->stake[1 - move->seat] - s->stake[move->seat];
	if (move->verb == VERB_RAISE)
		owed += numbers(book->rules)->raise[view->phase == PHASE_SECOND_ROUND];
	if (move->verb == VERB_FOLD)
		pl_put(text, "give up what you put in: %d", s->stake[move->seat]);
	else if (owed == 0)
		pl_put(text, "put in nothing");
	else
		pl_put(text, "put in %d %s", owed, chips(owed));
}

static int touch(const struct pl_rules *rules, const struct pl_state *view,
                 const struct pl_move *move, uint16_t piece[PL_TOUCH])
{
	(void)rules, (void)view, (void)move, (void)piece;
	return 0;
}

static int trace(const struct pl_rules *rules, const struct pl_event *event,
                 uint16_t piece[PL_TOUCH])
{
	(void)rules;
	piece[0] = event->arg[0];
	return event->kind == EVENT_BOARD || event->kind == EVENT_SHOW;
}

static void name_piece(const struct pl_book *book, uint16_t piece, struct pl_text *id,
                       struct pl_text *name)
{
	(void)book;
	pl_put(id, "card-%d", piece);
	pl_put(name, "%s", card_names[piece]);
}

static void tell(const struct pl_book *book, const struct pl_event *event, struct pl_text *text)
{
	(void)book;
	if (event->kind != EVENT_BOARD)
		pl_put(text, "p%d ", event->seat + 1);
	switch (event->kind) {
	case EVENT_FOLD:
		pl_put(text, "folds");
		break;
	case EVENT_CALL:
		pl_put(text, event->arg[0] ? "calls %d" : "checks", event->arg[0]);
		break;
	case EVENT_RAISE:
		pl_put(text, "raises, putting in %d", event->arg[0]);
		break;
	case EVENT_BOARD:
		pl_put(text, "the board is the %s", card_names[event->arg[0]]);
		break;
	case EVENT_SHOW:
		pl_put(text, "shows the %s", card_names[event->arg[0]]);
		break;
	}
}

static void show(const struct pl_book *book, const struct pl_state *view, int seat,
                 struct pl_text *text)
{
	(void)book, (void)seat;
	const struct led_state *s = hand(view);
	pl_put(text, "board: %s\n", s->board ? card_names[s->board] : "not dealt yet");
	for (int i = 0; i < 2; i++)
		pl_put(text, "p%d: %s, %d %s in\n", i + 1, card_names[s->card[i]], s->stake[i],
		       chips(s->stake[i]));
}

/* --- what moves, events and positions are made of ------------------------ */

#ifndef __cplusplus /* rules are C++20 too; tables, which no rule reads, are C alone */
#define PL_ITEMS_OF struct led_state
#include "core/items.h"

/* clang-format off */
static const char *const phase_keys[] = { "first-round", "second-round", "folded", "showdown" };
static const char *const card_keys[] = {
	"jack-of-clubs", "jack-of-hearts", "queen-of-clubs", "queen-of-hearts", "king-of-clubs",
	"king-of-hearts",
};
static const struct pl_set phases = { .name = "phase", .count = PHASE_SHOWDOWN, .keys = phase_keys };
static const struct pl_set cards = {
	.name = "card", .count = CARDS, .keys = card_keys, .first_pieces = true
};
static const struct pl_set *const led_sets[] = { &phases, &cards, NULL };

static const struct pl_form forms[] = {
	{ VERB_FOLD, 0, "fold", NULL, "give the pot to the other" },
	{ VERB_CALL, 0, "call", NULL, "put in what the other did; a check, if that is nothing" },
	{ VERB_RAISE, 0, "raise", NULL, "put in more" },
	{ 0, 0, NULL, NULL, NULL },
};

enum { CHIPS = UINT8_MAX };

static const struct pl_news news[] = {
	[EVENT_FOLD] = { "fold", NULL, "gives up" },
	[EVENT_CALL] = { "call", ITEMS({ "chips", TOLD(0), NUMBER(0, CHIPS) }), "calls, or checks" },
	[EVENT_RAISE] = { "raise", ITEMS({ "chips", TOLD(0), NUMBER(0, CHIPS) }), "raises" },
	[EVENT_BOARD] = { "board", ITEMS({ "card", TOLD(0), ONE(cards) }), "the second round begins" },
	[EVENT_SHOW] = { "show", ITEMS({ "card", TOLD(0), ONE(cards) }), "shows a card" },
	[EVENT_SHOW + 1] = { NULL, NULL, NULL },
};

#define EACH(member) ROWS(member, 0, 2, &pl_seats)

static const struct pl_item state_items[] = {
	STATE_HEADER(phases, 2, 2),
	{ "card[]", EACH(card), NONE_OR(cards), .sight = PL_OWN,
	  .secret_in = 1u << PHASE_FIRST_ROUND | 1u << PHASE_SECOND_ROUND | 1u << PHASE_FOLDED,
	  .about = "in hand" },
	{ "board", AT(board), NONE_OR(cards), .about = "for both, in the second round" },
	{ "raises", AT(raises), NUMBER(0, 2), .about = "in this round" },
	{ "acts", AT(acts), NUMBER(0, 4), .about = "in this round" },
	{ "stake[]", EACH(stake), NUMBER(0, CHIPS), .span = 13, .stake = true, .about = "chips put in" },
	{ "folded", AT(folded), NONE_OR(pl_seats), .about = "who gave up" },
	{ "story", AT(story), NUMBER(0, UINT16_MAX), .about = "every act so far, two bits each" },
	{ .name = NULL },
};

static const struct pl_description description = { led_sets, forms, news, state_items };
/* clang-format on */
#endif

/* --- the game ----------------------------------------------------------- */

/* clang-format off */
static const struct pl_field fields[] = {
	{ .path = "ante", .offset = offsetof(struct led_rules, ante), .size = 1,
	  .kind = PL_NUMBER, .use = PL_TUNABLE, .lo = 1, .hi = 10, .usual = 1,
	  .about = "chips each player puts in before the cards are dealt" },
	{ .path = "raise[]", .offset = offsetof(struct led_rules, raise),
	  .stride = { 1 }, .count = { 2 }, .size = 1,
	  .kind = PL_NUMBER, .use = PL_TUNABLE, .lo = 1, .hi = 20, .usual = PL_REQUIRED,
	  .about = "chips a raise adds, in the first and the second round" },
	{ .path = "raises", .offset = offsetof(struct led_rules, raises), .size = 1,
	  .kind = PL_NUMBER, .use = PL_OPTION, .lo = 1, .hi = 2, .usual = 2,
	  .about = "the most raises in one round" },
	{ .path = NULL },
};
/* clang-format on */

/* In the order of the enum. */
static const struct pl_reason reasons[] = {
	[0] = { "", "" },
	[NOT_ASKED] = { "LED-003", "it is not your turn" },
	[UNKNOWN_MOVE] = { "LED-003", "a turn is fold, call (check) or raise" },
	[NOTHING_TO_FOLD_TO] = { "LED-004", "you may fold only to a raise" },
	[NO_MORE_RAISES] = { "LED-005", "this round has had all its raises" },
	[NO_MORE_RAISES + 1] = { NULL, NULL },
};

static const char *const event_kinds[] = {
	[0] = "",
	[EVENT_FOLD] = "fold",
	[EVENT_CALL] = "call",
	[EVENT_RAISE] = "raise",
	[EVENT_BOARD] = "board",
	[EVENT_SHOW] = "show",
	[EVENT_SHOW + 1] = NULL,
};

/* clang-format off */
const struct pl_game pl_leduc = {
	.slug = "leduc",
	.title = "Leduc Poker",
	.prefix = "LED",
	.about = "poker with six cards and two rounds of bets, for two",
	.version = 1,
	.min_seats = 2,
	.max_seats = 2,
	.rules_size = sizeof(struct led_rules),
	.state_size = sizeof(struct led_state),
	.fields = fields,
	.reasons = reasons,
	.event_kinds = event_kinds,
#ifndef __cplusplus
	.description = &description,
#endif
	.standard =
		"game: leduc\n"
		"ante: 1\n"
		"raise: [2, 4]\n"
		"raises: 2\n",
	.rulebook =
		"# Leduc Poker\n\n"
		"- LED-001 The deck is two jacks, two queens and two kings. Each of two\n"
		"  players is dealt one card, unseen by the other.\n"
		"- LED-002 Each first puts in the ante (1).\n"
		"- LED-003 There are two rounds of bets; p1 begins each. A turn is to\n"
		"  fold, to call (to check, if there is nothing to call) or to raise.\n"
		"- LED-004 Folding gives the pot to the other, and is only for a player\n"
		"  who has been raised.\n"
		"- LED-005 A raise adds 2 chips in the first round and 4 in the second,\n"
		"  on top of calling; a round has at most two.\n"
		"- LED-006 A call, or two checks, ends the round. Between the rounds one\n"
		"  card is dealt face up; after the second both players show.\n"
		"- LED-007 A pair with the card on the board wins, else the higher card;\n"
		"  equal cards share the pot.\n"
		"- LED-008 The score is chips won or lost.\n",
	.prepare = prepare,
	.vet = vet,
	.setup = setup,
	.legal = legal,
	.check = check,
	.apply = apply,
	.observe = observe,
	.glance = glance,
	.determinize = determinize,
	.returns = returns,
	.value = value,
	.weigh = weigh,
	.audit = audit,
	.format = format,
	.parse = NULL,
	.ask = ask,
	.explain = explain,
	.touch = touch,
	.trace = trace,
	.piece = name_piece,
	.tell = tell,
	.show = show,
};
/* clang-format on */

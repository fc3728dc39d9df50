/* stalls.c - a yardstick whose cards are alike, or one of them is not; see stalls.h. */
#include "kit/stalls.h"

#include "core/chance.h"
#include "core/text.h"
#include "core/turn.h"

#include <string.h>

enum { CARDS = 8, OPEN = 3, SIDES = 6, SEATS = 2, TAKE = 1, TOOK = 1 };
enum { PHASE_TAKING = 1, PHASE_OVER };
enum { NOT_ASKED = 1, NOT_OPEN };

struct stalls_rules {
	struct pl_rules base;
	struct {
		uint16_t name;
		uint8_t worth, unused;
	} card[CARDS];
	uint8_t turns, lamps;
};

struct stalls_state {
	struct pl_state base;
	uint8_t open[OPEN];
	uint8_t unused;
	uint16_t points[SEATS];
};

static const struct stalls_rules *numbers(const struct pl_rules *rules)
{
	return (const struct stalls_rules *)rules;
}

/* --- rules ------------------------------------------------------------------------ */

static void prepare(struct pl_rules *rules)
{
	(void)rules;
}

static int vet(const struct pl_rules *rules, int seats)
{
	(void)rules, (void)seats;
	return 0;
}

static void deal(struct stalls_state *s)
{
	uint8_t deck[CARDS];
	for (int i = 0; i < CARDS; i++)
		deck[i] = (uint8_t)(1 + i);
	for (int i = 0; i < OPEN; i++) {
		int at = i + (int)pl_draw(&s->base.chance, (uint32_t)(CARDS - i));
		s->open[i] = deck[at];
		deck[at] = deck[i];
	}
}

static void setup(const struct pl_rules *rules, struct pl_state *state)
{
	(void)rules;
	state->phase = PHASE_TAKING;
	deal((struct stalls_state *)state);
	pl_ask(state, 0);
}

static int check(const struct pl_rules *rules, const struct pl_state *view,
                 const struct pl_move *move)
{
	const struct stalls_state *s = (const struct stalls_state *)view;
	(void)rules;
	if (move->seat >= view->seats || !pl_is_pending(view, move->seat))
		return NOT_ASKED;
	for (int i = 0; i < OPEN; i++)
		if (move->verb == TAKE && move->arg[0] == s->open[i])
			return 0;
	return NOT_OPEN;
}

static int legal(const struct pl_rules *rules, const struct pl_state *view, int seat,
                 struct pl_move out[PL_MOVES])
{
	const struct stalls_state *s = (const struct stalls_state *)view;
	(void)rules;
	for (int i = 0; i < OPEN; i++)
		pl_put_move(&out[i], TAKE, seat, s->open[i], 0, 0, 0, 0);
	return pl_is_pending(view, seat) ? OPEN : 0;
}

static void apply(const struct pl_rules *rules, struct pl_state *state, const struct pl_move *move,
                  struct pl_events *events)
{
	struct stalls_state *s = (struct stalls_state *)state;
	int gain = numbers(rules)->card[move->arg[0] - 1].worth +
		(int)pl_draw(&state->chance, SIDES);
	struct pl_event event = { TOOK, move->seat, 0, { (uint8_t)move->arg[0] }, { 0 } };
	s->points[move->seat] = (uint16_t)(s->points[move->seat] + gain);
	state->ply++;
	pl_emit(events, event);
	pl_reveal(events);
	deal(s);
	if (state->ply < (uint32_t)(SEATS * numbers(rules)->turns)) {
		pl_ask(state, (move->seat + 1) % SEATS);
	} else {
		state->phase = PHASE_OVER;
		pl_game_over(state);
	}
}

static void observe(const struct pl_rules *rules, struct pl_state *state, int seat)
{
	(void)rules, (void)seat;
	memset(&state->chance, 0, sizeof state->chance);
}

static void determinize(const struct pl_rules *rules, struct pl_state *view, int seat,
                        struct pl_chance *chance)
{
	(void)rules, (void)seat;
	view->chance = pl_split(chance);
}

static void returns(const struct pl_rules *rules, const struct pl_state *state,
                    struct pl_result *result)
{
	const struct stalls_state *s = (const struct stalls_state *)state;
	(void)rules;
	memset(result, 0, sizeof *result);
	for (int seat = 0; seat < SEATS; seat++)
		result->score[seat] = s->points[seat];
	pl_places_by_score(result, SEATS);
}

static void value(const struct pl_rules *rules, const struct pl_state *state, int32_t out[PL_SEATS])
{
	const struct stalls_state *s = (const struct stalls_state *)state;
	int32_t lead = 500 + 20 * (s->points[0] - s->points[1]);
	(void)rules;
	out[0] = lead < 0 ? 0 : lead > 1000 ? 1000 : lead;
	out[1] = 1000 - out[0];
}

static void weigh(const struct pl_rules *rules, const struct pl_state *view,
                  const struct pl_move *moves, int count, uint16_t *weight)
{
	(void)view;
	for (int i = 0; i < count; i++)
		weight[i] = (uint16_t)(1 + numbers(rules)->card[moves[i].arg[0] - 1].worth);
}

static const char *audit(const struct pl_rules *rules, const struct pl_state *state)
{
	(void)rules, (void)state;
	return NULL;
}

/* --- words ------------------------------------------------------------------------- */

static const char *name_of(const struct pl_book *book, int card)
{
	return book->words[numbers(book->rules)->card[card - 1].name];
}

static void format(const struct pl_book *book, const struct pl_state *view,
                   const struct pl_move *move, struct pl_text *text)
{
	(void)view;
	pl_put(text, "take %s", name_of(book, move->arg[0]));
}

static int touch(const struct pl_rules *rules, const struct pl_state *view,
                 const struct pl_move *move, uint16_t piece[PL_TOUCH])
{
	(void)rules, (void)view;
	piece[0] = move->arg[0];
	return 1;
}

static int trace(const struct pl_rules *rules, const struct pl_event *event,
                 uint16_t piece[PL_TOUCH])
{
	(void)rules;
	piece[0] = event->arg[0];
	return 1;
}

static void name_piece(const struct pl_book *book, uint16_t piece, struct pl_text *id,
                       struct pl_text *name)
{
	pl_put(id, "card-");
	pl_put_slug(id, name_of(book, piece));
	pl_put(name, "%s", name_of(book, piece));
}

/* --- tables -------------------------------------------------------------------------- */

#define PL_ITEMS_OF struct stalls_state
#include "core/items.h"

/* clang-format off */
static const char *const phase_keys[] = { "taking", "over" };
static const struct pl_set phases = { .name = "phase", .count = PHASE_OVER, .keys = phase_keys };
static const struct pl_set cards = { .name = "card", .count = CARDS, .rows = "card[].name" };
static const struct pl_set *const sets[] = { &phases, &cards, NULL };
static const struct pl_form forms[] = {
	{ TAKE, 0, "take", ITEMS({ "card", ARG(0), ONE(cards) }), "take a card" },
	{ 0, 0, NULL, NULL, NULL },
};
static const struct pl_news news[] = {
	[TOOK] = { "take", ITEMS({ "card", TOLD(0), ONE(cards) }), "takes a card" },
	[TOOK + 1] = { NULL, NULL, NULL },
};
static const struct pl_item state_items[] = {
	STATE_HEADER(phases, SEATS, SEATS),
	{ "open[]", ROWS(open, 0, OPEN, NULL), ONE(cards), .about = "to be taken" },
	{ "points[]", ROWS(points, 0, SEATS, &pl_seats), NUMBER(0, 1000), .about = "so far" },
	{ .name = NULL },
};
static const struct pl_description description = { sets, forms, news, state_items };

#define CARD(member) .offset = offsetof(struct stalls_rules, card[0].member), \
	.stride = { sizeof(((struct stalls_rules *)0)->card[0]) }, .count = { CARDS }, \
	.size = sizeof(((struct stalls_rules *)0)->card[0].member)
static const char *const lamps_names[] = { "lit", "dark" };
static const struct pl_field fields[] = {
	{ .path = "card[].name", CARD(name), .kind = PL_WORD, .use = PL_FIXED, .lo = 1, .hi = 40,
	  .usual = PL_REQUIRED, .about = "what it is called" },
	{ .path = "card[].worth", CARD(worth), .kind = PL_NUMBER, .use = PL_TUNABLE, .lo = 0,
	  .hi = 40, .usual = 6, .about = "points for it" },
	{ .path = "turns", .offset = offsetof(struct stalls_rules, turns), .size = 1,
	  .kind = PL_NUMBER, .use = PL_OPTION, .lo = 1, .hi = 20, .usual = 6,
	  .about = "of each seat" },
	{ .path = "lamps", .offset = offsetof(struct stalls_rules, lamps), .size = 1,
	  .kind = PL_CHOICE, .use = PL_OPTION, .lo = 0, .hi = 1, .usual = 0, .names = lamps_names,
	  .about = "nothing looks at it" },
	{ .path = NULL },
};
static const struct pl_reason reasons[] = {
	[0] = { "", "" },
	[NOT_ASKED] = { "STL-001", "it is not your turn" },
	[NOT_OPEN] = { "STL-001", "take a card that lies open" },
	[NOT_OPEN + 1] = { NULL, NULL },
};
static const char *const event_kinds[] = { "", "take", NULL };

const struct pl_game stalls_game = {
	.slug = "stalls", .title = "Stalls", .prefix = "STL", .version = 1,
	.about = "take cards that are alike",
	.min_seats = SEATS, .max_seats = SEATS,
	.rules_size = sizeof(struct stalls_rules), .state_size = sizeof(struct stalls_state),
	.fields = fields, .reasons = reasons, .event_kinds = event_kinds,
	.description = &description,
	.standard =
		"game: stalls\n"
		"card:\n"
		"  - { name: Anise }\n"
		"  - { name: Basil }\n"
		"  - { name: Clove }\n"
		"  - { name: Dill }\n"
		"  - { name: Endive }\n"
		"  - { name: Fennel }\n"
		"  - { name: Ginger }\n"
		"  - { name: Hyssop }\n",
	.rulebook = "# Stalls\n\n- STL-001 In turn, take one of three cards that lie open.\n",
	.prepare = prepare, .vet = vet, .setup = setup, .legal = legal, .check = check,
	.apply = apply, .observe = observe, .determinize = determinize, .returns = returns,
	.value = value, .weigh = weigh, .audit = audit, .format = format, .touch = touch,
	.trace = trace, .piece = name_piece,
};
/* clang-format on */

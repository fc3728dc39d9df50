/* toy_words.c - the words of the toy game, its data and rulebook, and the game.
 * The rules are in toy.c, the tables of moves, events and state in toy_describe.c. */
#include "kit/toy.h"

#include "core/rows.h"
#include "core/text.h"
#include "core/turn.h"

#include <string.h>

static const struct toy_rules *numbers(const struct pl_rules *rules)
{
	return (const struct toy_rules *)rules;
}

static const struct toy_state *position(const struct pl_state *state)
{
	return (const struct toy_state *)state;
}

static const char *card_name(const struct pl_book *book, int kind)
{
	return kind == 0 ? "hidden" : book->words[numbers(book->rules)->card[kind - 1].name];
}

static const char *const colour_names[] = { "none", "red", "green", "blue" };

/* --- moves -------------------------------------------------------------- */

static const char *const verb_names[] = {
	[TOY_ROLL] = "roll", [TOY_PASS] = "pass",    [TOY_DRAW] = "draw",
	[TOY_PLAY] = "play", [TOY_PEEK] = "peek at", [TOY_STEAL] = "steal from",
	[TOY_GIVE] = "give", [TOY_BID] = "bid",      [TOY_COLOUR] = "name",
};
PL_ROWS(verb_names, TOY_VERBS);

static void put_first(const struct pl_book *book, int verb, int first, struct pl_text *text)
{
	if (verb == TOY_BID)
		pl_put(text, " %d", first);
	else if (verb == TOY_COLOUR)
		pl_put(text, " %s", colour_names[first]);
	else if (toy_shapes[verb].hi > 0)
		pl_put(text, " %s", card_name(book, first));
}

static void format(const struct pl_book *book, const struct pl_state *view,
                   const struct pl_move *move, struct pl_text *text)
{
	(void)view;
	pl_put(text, "%s", verb_names[move->verb]);
	put_first(book, move->verb, move->arg[0], text);
	if (toy_shapes[move->verb].at_seat)
		pl_put(text, "%s p%d", move->verb == TOY_GIVE ? " to" : "", move->arg[1]);
}

/* Go past a word if it stands here whole. */
static bool skip(const char **at, const char *word)
{
	size_t length = strlen(word);
	if (strncmp(*at, word, length) != 0 || ((*at)[length] != ' ' && (*at)[length] != '\0'))
		return false;
	*at += length;
	return true;
}

/* The longest name that stands here: one card's may begin another's. */
static bool parse_first(const struct pl_book *book, int verb, const char **at, uint8_t *first)
{
	const char *furthest = NULL;
	for (int i = toy_shapes[verb].lo; i <= toy_shapes[verb].hi; i++) {
		char room[80];
		struct pl_text name = pl_text_in(room, sizeof room);
		const char *after = *at;
		put_first(book, verb, i, &name);
		if (skip(&after, room) && (furthest == NULL || after > furthest)) {
			furthest = after;
			*first = (uint8_t)i;
		}
	}
	if (furthest != NULL)
		*at = furthest;
	return furthest != NULL;
}

static bool parse(const struct pl_book *book, const struct pl_state *view, int seat,
                  const char *text, struct pl_move *move)
{
	static const char *const places[TOY_SEATS] = { " p1", " p2", " p3", " p4" };
	const char *at = text;
	memset(move, 0, sizeof *move);
	move->seat = (uint8_t)seat;
	for (move->verb = TOY_ROLL; move->verb < TOY_VERBS; move->verb++)
		if (skip(&at, verb_names[move->verb]))
			break;
	if (move->verb == TOY_VERBS || !parse_first(book, move->verb, &at, &move->arg[0]))
		return false;
	if (move->verb == TOY_GIVE && !skip(&at, " to"))
		return false;
	for (int i = 0; i < view->seats && move->arg[1] == 0; i++)
		if (skip(&at, places[i]))
			move->arg[1] = (uint8_t)(i + 1);
	return *at == '\0' && (move->arg[1] != 0) == toy_shapes[move->verb].at_seat;
}

static void ask(const struct pl_book *book, const struct pl_state *view, int seat,
                struct pl_text *text)
{
	(void)book;
	if (!pl_is_pending(view, seat))
		pl_put(text, "Wait for the others");
	else if (view->phase == TOY_ROLLING)
		pl_put(text, "Roll the die");
	else if (view->phase == TOY_ACTING)
		pl_put(text, "Play, draw, peek, steal, give or pass");
	else if (position(view)->bid[seat] == 0)
		pl_put(text, "Bid in secret");
	else
		pl_put(text, "Name a colour in secret");
}

static void explain(const struct pl_book *book, const struct pl_state *view,
                    const struct pl_move *move, struct pl_text *text)
{
	static const char *const what[TOY_VERBS] = {
		[TOY_ROLL] = "a 6 gains a point",
		[TOY_PASS] = "do nothing",
		[TOY_DRAW] = "take a card from the deck, unseen by others",
		[TOY_PEEK] = "see a card there that you do not know",
		[TOY_STEAL] = "pay a point and take a card, whichever it is",
		[TOY_GIVE] = "hand the card over, face down",
		[TOY_BID] = "pay this only if you win the prize",
		[TOY_COLOUR] = "your bid counts if nobody else names it",
	};
	(void)view;
	if (move->verb == TOY_PLAY)
		pl_put(text, "gain %d", numbers(book->rules)->card[move->arg[0] - 1].points);
	else
		pl_put(text, "%s", what[move->verb]);
}

/* --- pieces: the kinds of cards, then the hands -------------------------- */

static int touch(const struct pl_rules *rules, const struct pl_state *view,
                 const struct pl_move *move, uint16_t piece[PL_TOUCH])
{
	(void)rules, (void)view;
	int count = 0;
	if (move->verb == TOY_PLAY || move->verb == TOY_GIVE)
		piece[count++] = move->arg[0];
	if (toy_shapes[move->verb].at_seat)
		piece[count++] = (uint16_t)(TOY_KINDS + move->arg[1]);
	return count;
}

static int trace(const struct pl_rules *rules, const struct pl_event *event,
                 uint16_t piece[PL_TOUCH])
{
	(void)rules;
	int count = 0;
	if (event->secret[0] != 0)
		piece[count++] = event->secret[0];
	if (event->kind == TOY_PLAYED)
		piece[count++] = event->arg[0];
	if (event->kind == TOY_PEEKED || event->kind == TOY_STOLE || event->kind == TOY_GAVE)
		piece[count++] = (uint16_t)(TOY_KINDS + event->arg[0]);
	return count;
}

static void name_piece(const struct pl_book *book, uint16_t piece, struct pl_text *id,
                       struct pl_text *name)
{
	if (piece > TOY_KINDS) {
		pl_put(id, "hand-%d", piece - TOY_KINDS);
		pl_put(name, "hand of p%d", piece - TOY_KINDS);
	} else {
		pl_put(id, "card-%d", piece);
		pl_put(name, "%s", card_name(book, piece));
	}
}

/* --- what happened, and the table --------------------------------------- */

static void tell(const struct pl_book *book, const struct pl_event *event, struct pl_text *text)
{
	int first = event->arg[0], second = event->arg[1];
	pl_put(text, "p%d ", event->seat + 1);
	switch (event->kind) {
	case TOY_ROLLED:
		pl_put(text, "rolls %d and gains %d", first, second);
		break;
	case TOY_PASSED:
		pl_put(text, "passes");
		break;
	case TOY_DREW:
		pl_put(text, "draws a card");
		break;
	case TOY_PLAYED:
		pl_put(text, "plays %s and gains %d", card_name(book, first), second);
		break;
	case TOY_PEEKED:
		pl_put(text, "peeks at p%d", first);
		break;
	case TOY_STOLE:
		pl_put(text, "steals from p%d", first);
		break;
	case TOY_GAVE:
		pl_put(text, "gives p%d a card", first);
		break;
	case TOY_SHOWED:
		pl_put(text, "bid %d and named %s", first, colour_names[second]);
		break;
	case TOY_WON:
		pl_put(text, "wins %d for %d", first, second);
		break;
	}
	if (event->secret[0] != 0)
		pl_put(text, ": %s", card_name(book, event->secret[0]));
}

static void show(const struct pl_book *book, const struct pl_state *view, int seat,
                 struct pl_text *text)
{
	const struct toy_state *s = position(view);
	pl_put(text, "round %d of %d, last roll %d, bank %d\n", s->round,
	       numbers(book->rules)->rounds, s->roll, s->bank);
	for (int i = 0; i < view->seats; i++) {
		pl_put(text, "p%d: %d points,", i + 1, s->points[i]);
		for (int j = 0; j < s->held[i]; j++)
			pl_put(text, " %s", card_name(book, s->hand[i][j].kind));
		if (s->open_bid[i] != 0)
			pl_put(text, ", last bid %d %s", s->open_bid[i] - 1,
			       colour_names[s->open_colour[i]]);
		pl_put(text, "\n");
	}
	if (seat < view->seats && s->bid[seat] != 0)
		pl_put(text, "your bid: %d\n", s->bid[seat] - 1);
}

/* --- the game ----------------------------------------------------------- */

static const char *const ties_names[] = {
	[TOY_TIES_NOBODY] = "nobody",
	[TOY_TIES_ALL] = "all",
};
PL_ROWS(ties_names, TOY_TIES_ALL + 1);

#define CARD_FIELD(member)                                                                         \
	.offset = offsetof(struct toy_rules, card[0].member),                                      \
	.stride = { sizeof((struct toy_rules *)0)->card[0] }, .count = { TOY_KINDS },              \
	.size = sizeof((struct toy_rules *)0)->card[0].member

/* clang-format off */
static const struct pl_field fields[] = {
	{ .path = "card[].name", CARD_FIELD(name), .kind = PL_WORD, .use = PL_FIXED,
	  .lo = 1, .hi = 40, .usual = PL_REQUIRED, .about = "what the card is called" },
	{ .path = "card[].count", CARD_FIELD(count), .kind = PL_NUMBER, .use = PL_TUNABLE,
	  .lo = 1, .hi = 20, .usual = 3, .about = "how many of it the deck has" },
	{ .path = "card[].points", CARD_FIELD(points), .kind = PL_NUMBER, .use = PL_TUNABLE,
	  .lo = 0, .hi = 9, .usual = PL_REQUIRED, .about = "points for playing it" },
	{ .path = "rounds", .offset = offsetof(struct toy_rules, rounds), .size = 1,
	  .kind = PL_NUMBER, .use = PL_OPTION, .lo = 1, .hi = 9, .usual = 3,
	  .about = "rounds of a game" },
	{ .path = "prize", .offset = offsetof(struct toy_rules, prize), .size = 1,
	  .kind = PL_NUMBER, .use = PL_TUNABLE, .lo = 1, .hi = 9, .usual = 3,
	  .about = "points for the highest bid" },
	{ .path = "bank", .offset = offsetof(struct toy_rules, bank), .size = 1,
	  .kind = PL_NUMBER, .use = PL_TUNABLE, .lo = 0, .hi = 200, .usual = 40,
	  .about = "points that there are in all" },
	{ .path = "ties", .offset = offsetof(struct toy_rules, ties), .size = 1,
	  .kind = PL_CHOICE, .use = PL_OPTION, .lo = TOY_TIES_NOBODY, .hi = TOY_TIES_ALL,
	  .usual = TOY_TIES_NOBODY, .names = ties_names,
	  .about = "who gains the prize if the highest bids are equal" },
	{ .path = NULL },
};
/* clang-format on */

static const struct pl_reason reasons[] = {
	[0] = { "", "" },
	[TOY_NOT_ASKED] = { "TOY-003", "it is not your turn" },
	[TOY_UNKNOWN_MOVE] = { "TOY-003", "there is no such move now" },
	[TOY_NOT_IN_HAND] = { "TOY-005", "you have no such card" },
	[TOY_HAND_FULL] = { "TOY-002", "a hand has at most four cards" },
	[TOY_DECK_EMPTY] = { "TOY-005", "the deck is empty" },
	[TOY_NOTHING_NEW] = { "TOY-006", "you know every card there" },
	[TOY_EMPTY_HAND] = { "TOY-007", "there is no card to steal" },
	[TOY_NO_POINT] = { "TOY-007", "stealing costs a point" },
	[TOY_BID_TOO_HIGH] = { "TOY-011", "you do not have that many points" },
	[TOY_BID_FIRST] = { "TOY-011", "bid before you name a colour" },
	[TOY_BID_ONCE] = { "TOY-011", "you have bid" },
	[TOY_TOO_FEW_CARDS] = { "TOY-002", "the deck has too few cards for so many players" },
	[TOY_REASONS] = { NULL, NULL },
};
PL_ROWS(reasons, TOY_REASONS + 1);

static const char *const event_kinds[] = {
	[0] = "",
	[TOY_ROLLED] = "roll",
	[TOY_PASSED] = "pass",
	[TOY_DREW] = "draw",
	[TOY_PLAYED] = "play",
	[TOY_PEEKED] = "peek",
	[TOY_STOLE] = "steal",
	[TOY_GAVE] = "give",
	[TOY_SHOWED] = "show",
	[TOY_WON] = "win",
	[TOY_EVENTS] = NULL,
};
PL_ROWS(event_kinds, TOY_EVENTS + 1);

/* clang-format off */
const struct pl_game pl_toy = {
	.slug = "toy",
	.title = "Toy",
	.prefix = "TOY",
	.about = "a small right game for testing the tests",
	.version = 1,
	.min_seats = 2,
	.max_seats = TOY_SEATS,
	.rules_size = sizeof(struct toy_rules),
	.state_size = sizeof(struct toy_state),
	.fields = fields,
	.reasons = reasons,
	.event_kinds = event_kinds,
	.description = &toy_description,
	.standard =
		"# The toy game: cards, rounds, points.\n"
		"card:\n"
		"  - { name: dust, count: 5, points: 1 }\n"
		"  - { name: moon, count: 4, points: 2 }\n"
		"  - { name: comet, count: 3, points: 3 }\n"
		"  - { name: star, count: 2, points: 4 }\n"
		"rounds: 3\n"
		"prize: 3\n"
		"bank: 40\n"
		"ties: nobody\n",
	.rulebook =
		"# Toy\n\n"
		"- TOY-001 Two to four play.\n"
		"- TOY-002 Each is dealt two cards, and holds at most four.\n"
		"- TOY-003 In a round each has one turn, then all bid. The seat that\n"
		"  begins moves on by one each round; after the last round the most\n"
		"  points win.\n"
		"- TOY-004 A turn begins with the die: a 6 gains a point.\n"
		"- TOY-005 Then pass, draw a card from the deck, play a card face up for\n"
		"  its points, or do one of the following.\n"
		"- TOY-006 Peek: see a card of another's hand that you do not know,\n"
		"  whichever comes up; its owner is told which.\n"
		"- TOY-007 Steal: pay a point and take whichever card of another's hand\n"
		"  comes up. Only the two of you see it.\n"
		"- TOY-008 Give a card to another. Only the two of you see it.\n"
		"- TOY-009 Whoever has seen a card in a hand keeps sight of it, until a\n"
		"  card that they did not see leaves that hand.\n"
		"- TOY-010 Points come from the bank, which gives what it has.\n"
		"- TOY-011 All bid up to 2 of their points in secret, then name a colour\n"
		"  in secret. Then all is shown.\n"
		"- TOY-012 The highest bid in a colour that nobody else named is paid and\n"
		"  gains the prize. The option `ties` says who gains if several are equal.\n",
	.prepare = toy_prepare,
	.vet = toy_vet,
	.setup = toy_setup,
	.legal = toy_legal,
	.check = toy_check,
	.apply = toy_apply,
	.observe = toy_observe,
	.determinize = toy_determinize,
	.returns = toy_returns,
	.value = toy_value,
	.weigh = toy_weigh,
	.audit = toy_audit,
	.format = format,
	.parse = parse,
	.ask = ask,
	.explain = explain,
	.touch = touch,
	.trace = trace,
	.piece = name_piece,
	.tell = tell,
	.show = show,
};
/* clang-format on */

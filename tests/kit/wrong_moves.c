/* wrong_moves.c - wrong moves and words: for each a function that breaks one promise of what may
 * be done and of how it is said, and at the end the list with what the kit must find. */
#include "kit/wrong.h"

#include "core/text.h"
#include "core/turn.h"
#include "kit/toy.h"

#include <string.h>

#define LEGAL(name)                                                                                \
	static int name(const struct pl_rules *rules, const struct pl_state *view, int seat,       \
	                struct pl_move out[PL_MOVES])
#define CHECK(name)                                                                                \
	static int name(const struct pl_rules *rules, const struct pl_state *view,                 \
	                const struct pl_move *move)
#define FORMAT(name)                                                                               \
	static void name(const struct pl_book *book, const struct pl_state *view,                  \
	                 const struct pl_move *move, struct pl_text *text)
#define SHOW(name)                                                                                 \
	static void name(const struct pl_book *book, const struct pl_state *view, int seat,        \
	                 struct pl_text *text)

/* --- moves -------------------------------------------------------------- */

LEGAL(lists_a_move_twice)
{
	int count = toy_legal(rules, view, seat, out);
	if (count > 0) {
		out[count] = out[0];
		count++;
	}
	return count;
}

LEGAL(leaves_a_seat_without_a_move)
{
	int count = toy_legal(rules, view, seat, out);
	return view->phase == TOY_ROLLING && toy_view(view)->round == 2 ? 0 : count;
}

LEGAL(lists_moves_out_of_turn)
{
	int count = toy_legal(rules, view, seat, out);
	if (count == 0 && view->phase == TOY_ACTING) {
		struct pl_move pass = { TOY_PASS, (uint8_t)seat, { 0 } };
		out[count++] = pass;
	}
	return count;
}

LEGAL(lists_moves_of_another)
{
	int count = toy_legal(rules, view, seat, out);
	if (count > 0)
		out[count - 1].seat = (uint8_t)pl_next_seat(view, seat);
	return count;
}

LEGAL(lists_in_another_order)
{
	static unsigned calls;
	int count = toy_legal(rules, view, seat, out);
	if (count > 1 && ++calls % 2) {
		struct pl_move first = out[0];
		out[0] = out[1];
		out[1] = first;
	}
	return count;
}

/* Only where there is a star to see. */
LEGAL(lists_by_anothers_hand)
{
	int count = toy_legal(rules, view, seat, out), kept = 0;
	for (int i = 0; i < count; i++)
		if (out[i].verb != TOY_PEEK || holds(view, out[i].arg[1] - 1, TOY_KINDS))
			out[kept++] = out[i];
	return kept;
}

CHECK(refuses_what_is_listed)
{
	return move->verb == TOY_PASS ? TOY_UNKNOWN_MOVE : toy_check(rules, view, move);
}

CHECK(allows_moves_out_of_turn)
{
	int code = toy_check(rules, view, move);
	return code == TOY_NOT_ASKED && move->seat < view->seats ? 0 : code;
}

CHECK(refuses_without_a_reason)
{
	int code = toy_check(rules, view, move);
	return code == TOY_UNKNOWN_MOVE ? 200 : code;
}

/* The answer tells whether the deck still has a star. */
CHECK(answers_by_the_deck)
{
	int code = toy_check(rules, view, move);
	bool star = toy_view(view)->deck[TOY_KINDS - 1] > 0;
	return code == TOY_UNKNOWN_MOVE && star ? TOY_BID_ONCE : code;
}

CHECK(allows_any_bid)
{
	struct pl_move lowest = *move;
	if (move->verb == TOY_BID)
		lowest.arg[0] = 0;
	return toy_check(rules, view, &lowest);
}

/* A move that no text can say. */
CHECK(allows_stray_bytes)
{
	struct pl_move plain = *move;
	memset(plain.arg + 2, 0, sizeof plain.arg - 2);
	return toy_check(rules, view, &plain);
}

/* --- words -------------------------------------------------------------- */

FORMAT(names_every_colour_alike)
{
	if (move->verb == TOY_COLOUR)
		pl_put(text, "name a colour");
	else
		pl_toy.format(book, view, move, text);
}

FORMAT(writes_two_lines)
{
	pl_toy.format(book, view, move, text);
	if (move->verb == TOY_ROLL)
		pl_put(text, "\nand hope");
}

FORMAT(uses_a_word_of_the_front_ends)
{
	if (move->verb == TOY_PASS)
		pl_put(text, "quit");
	else
		pl_toy.format(book, view, move, text);
}

static bool takes_one_colour_for_another(const struct pl_book *book, const struct pl_state *view,
                                         int seat, const char *text, struct pl_move *move)
{
	if (!pl_toy.parse(book, view, seat, text, move))
		return false;
	if (move->verb == TOY_COLOUR)
		move->arg[0] = (uint8_t)(1 + move->arg[0] % TOY_COLOURS);
	return true;
}

SHOW(asks_nothing)
{
	if (view->phase != TOY_ROLLING)
		pl_toy.ask(book, view, seat, text);
}

FORMAT(explains_nothing)
{
	if (move->verb != TOY_DRAW)
		pl_toy.explain(book, view, move, text);
}

static void tells_nothing(const struct pl_book *book, const struct pl_event *event,
                          struct pl_text *text)
{
	if (event->kind != TOY_DREW)
		pl_toy.tell(book, event, text);
}

SHOW(shows_nothing)
{
	if (seat != PL_SPECTATOR)
		pl_toy.show(book, view, seat, text);
}

static int touches_piece_zero(const struct pl_rules *rules, const struct pl_state *view,
                              const struct pl_move *move, uint16_t piece[PL_TOUCH])
{
	int count = pl_toy.touch(rules, view, move, piece);
	if (move->verb == TOY_DRAW)
		piece[count++] = 0;
	return count;
}

static void names_all_hands_alike(const struct pl_book *book, uint16_t piece, struct pl_text *id,
                                  struct pl_text *name)
{
	pl_toy.piece(book, piece > TOY_KINDS ? TOY_KINDS + 1 : piece, id, name);
}

/* The reader may not see the card, and then there is none. */
static int traces_a_hidden_card(const struct pl_rules *rules, const struct pl_event *event,
                                uint16_t piece[PL_TOUCH])
{
	int count = pl_toy.trace(rules, event, piece);
	if (event->kind == TOY_DREW && count == 0)
		piece[count++] = event->secret[0];
	return count;
}

/* Which it is hangs on how much came of it. */
static int traces_an_amount(const struct pl_rules *rules, const struct pl_event *event,
                            uint16_t piece[PL_TOUCH])
{
	int count = pl_toy.trace(rules, event, piece);
	if (event->kind == TOY_ROLLED && event->arg[1] != 0)
		piece[count++] = 1;
	return count;
}

/* --- the list ----------------------------------------------------------- */

/* clang-format off */
const struct pl_wrong pl_wrong_moves[] = {
	WRONG(LEGAL, legal, lists_a_move_twice),
	WRONG(LEGAL, legal, leaves_a_seat_without_a_move),
	WRONG(LEGAL, legal, lists_moves_out_of_turn),
	WRONG(LEGAL, legal, lists_moves_of_another),
	WRONG(LEGAL, legal, lists_in_another_order),
	WRONG(LEGAL_VIEW, legal, lists_by_anothers_hand),
	WRONG(CHECK, check, refuses_what_is_listed),
	WRONG(CHECK, check, allows_moves_out_of_turn),
	WRONG(CHECK, check, refuses_without_a_reason),
	WRONG(CHECK_VIEW, check, answers_by_the_deck),
	WRONG(HOSTILE, check, allows_any_bid),

	{ "names_every_colour_alike", PL_KIT_FORMAT,
	  { .format = names_every_colour_alike, .parse = pl_wrong_no_parse }, NULL },
	WRONG(FORMAT, format, writes_two_lines),
	WRONG(FORMAT, format, uses_a_word_of_the_front_ends),
	WRONG(PARSE, parse, takes_one_colour_for_another),
	WRONG(PARSE, check, allows_stray_bytes),
	WRONG(WORDS, ask, asks_nothing),
	WRONG(WORDS, explain, explains_nothing),
	WRONG(WORDS, tell, tells_nothing),
	WRONG(WORDS, show, shows_nothing),
	WRONG(PIECES, touch, touches_piece_zero),
	WRONG(PIECES, trace, traces_a_hidden_card),
	WRONG(PIECES, trace, traces_an_amount),
	WRONG(PIECES, piece, names_all_hands_alike),
	{ NULL, PL_KIT_PASSED, { 0 }, NULL },
};
/* clang-format on */

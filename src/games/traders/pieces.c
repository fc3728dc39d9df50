/* pieces.c - the things on the screen that moves and events point at, as
 * numbers, and their names. */
#include "core/pieces.h"
#include "core/text.h"
#include "games/traders/words.h"

static int store(int place, int good)
{
	return TRD_PIECE_STORE + trd_store(place, good);
}

static void point_goods(struct pl_pieces *pieces, int mask)
{
	for (int i = 0; i < TRD_GOODS; i++)
		if ((mask >> i) & 1)
			pl_point(pieces, TRD_PIECE_GOOD + TRD_METAL + i);
}

static int kinds_of(const uint8_t units[TRD_GOODS])
{
	return (units[0] > 0) | (units[1] > 0) << 1 | (units[2] > 0) << 2;
}

/* The card, then what it is aimed at. */
static void point_play(const uint8_t *arg, bool is_swap, struct pl_pieces *pieces)
{
	pl_point(pieces, TRD_PIECE_CARD + arg[0]);
	if (arg[1] != 0)
		pl_point(pieces, TRD_PIECE_SHIP + arg[1] - 1);
	if (is_swap) {
		pl_point(pieces, store(arg[2], arg[3]));
		pl_point(pieces, TRD_PIECE_GOOD + arg[4]);
		return;
	}
	if (arg[2] != 0)
		pl_point(pieces, TRD_PIECE_PLANET + arg[2]);
	if (arg[3] != 0)
		pl_point(pieces, TRD_PIECE_GOOD + arg[3]);
}

static void touch_trade(const struct trd_player *p, const struct pl_move *move,
                        struct pl_pieces *pieces)
{
	const uint8_t *arg = move->arg;
	switch (move->verb) {
	case TRD_JETTISON:
	case TRD_UNLOAD:
		pl_point(pieces, store(TRD_SHIP, arg[0]));
		break;
	case TRD_LOAD:
		pl_point(pieces, store(trd_docked_at(p), arg[0]));
		break;
	case TRD_SELL:
		pl_point(pieces, store(arg[0], arg[1]));
		break;
	case TRD_GIVE_CARGO:
		for (int good = TRD_METAL; good <= TRD_GOODS; good++)
			if (p->goods[TRD_SHIP][good] > 0)
				pl_point(pieces, store(TRD_SHIP, good));
		break;
	case TRD_PAY:
		pl_point(pieces, TRD_PIECE_PURSE);
		break;
	case TRD_BUY:
		if (arg[0] != 0)
			pl_point(pieces, TRD_PIECE_CARD + arg[0]);
		pl_point(pieces, TRD_PIECE_STACK);
		break;
	default:
		break;
	}
}

int trd_touch(const struct pl_rules *rules, const struct pl_state *view, const struct pl_move *move,
              uint16_t piece[PL_TOUCH])
{
	const struct trd_rules *r = trd_numbers(rules);
	const struct trd_player *p = &trd_position(view)->player[move->seat];
	const uint8_t *arg = move->arg;
	struct pl_pieces pieces = { piece, 0 };
	switch (move->verb) {
	case TRD_TAKE:
		pl_point(&pieces, TRD_PIECE_COMPANY + arg[0]);
		break;
	case TRD_ASSIGN:
		pl_point(&pieces, TRD_PIECE_PLANET + arg[0]);
		point_goods(&pieces, arg[1]);
		break;
	case TRD_MAKE:
		pl_point(&pieces, TRD_PIECE_PLANET + arg[0]);
		point_goods(&pieces, kinds_of(arg + 1));
		break;
	case TRD_COUNTER:
		pl_point(&pieces, TRD_PIECE_CARD + trd_counter_of(r, p));
		break;
	case TRD_DISCARD:
		pl_point(&pieces, TRD_PIECE_CARD + arg[0]);
		break;
	case TRD_BUILD:
		pl_point(&pieces, p->ship);
		break;
	case TRD_FLY:
		pl_point(&pieces, arg[0]);
		break;
	case TRD_STAY:
		pl_point(&pieces, TRD_PIECE_SHIP + move->seat);
		break;
	case TRD_PLAY:
		point_play(arg, arg[4] != 0, &pieces);
		break;
	case TRD_DONE:
		if (view->phase == TRD_ACTING && !trd_position(view)->still)
			pl_point(&pieces, TRD_PIECE_DICE);
		break;
	default:
		touch_trade(p, move, &pieces);
		break;
	}
	return pieces.count;
}

/* Goods and cards: what an event shows of them. */
static void trace_goods(const struct pl_event *event, struct pl_pieces *pieces)
{
	const uint8_t *arg = event->arg;
	switch (event->kind) {
	case TRD_DID_ARRIVE:
	case TRD_DID_LOAD:
	case TRD_DID_UNLOAD:
		pl_point(pieces, TRD_PIECE_GOOD + arg[0]);
		if (arg[1] <= TRD_EARTH)
			pl_point(pieces, TRD_PIECE_PLANET + arg[1]);
		break;
	case TRD_DID_REFUSE:
		pl_point(pieces, TRD_PIECE_GOOD + arg[0]);
		break;
	case TRD_DID_JETTISON:
		pl_point(pieces, TRD_PIECE_GOOD + arg[0]);
		pl_point(pieces, TRD_PIECE_GOOD + arg[1]);
		break;
	case TRD_DID_SELL:
	case TRD_DID_SWAP:
		if (arg[0] <= TRD_EARTH)
			pl_point(pieces, TRD_PIECE_PLANET + arg[0]);
		pl_point(pieces, TRD_PIECE_GOOD + arg[1]);
		break;
	case TRD_DID_ROB:
		pl_point(pieces, TRD_PIECE_SHIP + arg[0] - 1);
		pl_point(pieces, TRD_PIECE_GOOD + arg[1]);
		break;
	case TRD_DID_LOSE_CARGO:
		point_goods(pieces, kinds_of(arg));
		break;
	case TRD_DID_STEAL:
		pl_point(pieces, TRD_PIECE_SHIP + arg[0] - 1);
		if (event->secret[0] != 0)
			pl_point(pieces, TRD_PIECE_CARD + event->secret[0]);
		break;
	case TRD_DID_BUY:
	case TRD_DID_GET_CARD:
		pl_point(pieces, TRD_PIECE_STACK);
		if (event->secret[0] != 0)
			pl_point(pieces, TRD_PIECE_CARD + event->secret[0]);
		break;
	default:
		break;
	}
}

int trd_trace(const struct pl_rules *rules, const struct pl_event *event, uint16_t piece[PL_TOUCH])
{
	const uint8_t *arg = event->arg;
	struct pl_pieces pieces = { piece, 0 };
	(void)rules;
	if (event->kind == TRD_DID_PLANETS) {
		pl_point(&pieces, TRD_PIECE_PLANET_CARD + arg[0]);
		for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++)
			if ((arg[1] >> planet) & 1)
				pl_point(&pieces, TRD_PIECE_PLANET + planet);
		return pieces.count;
	}
	pl_point(&pieces, TRD_PIECE_SHIP + event->seat);
	switch (event->kind) {
	case TRD_DID_TAKE:
	case TRD_DID_CURE:
		pl_point(&pieces, TRD_PIECE_COMPANY + arg[0]);
		break;
	case TRD_DID_ASSIGN:
		pl_point(&pieces, TRD_PIECE_PLANET + arg[0]);
		point_goods(&pieces, arg[1]);
		break;
	case TRD_DID_MAKE:
		pl_point(&pieces, TRD_PIECE_PLANET + arg[0]);
		point_goods(&pieces, kinds_of(arg + 1));
		break;
	case TRD_DID_DRAW:
		pl_point(&pieces, TRD_PIECE_EVENT + arg[0]);
		break;
	case TRD_DID_ROLL:
		pl_point(&pieces, TRD_PIECE_DICE);
		break;
	case TRD_DID_FLY:
		pl_point(&pieces, arg[0]);
		pl_point(&pieces, arg[1]);
		break;
	case TRD_DID_BUILD:
		pl_point(&pieces, arg[0]);
		break;
	case TRD_DID_PLAY:
		point_play(arg, arg[4] != 0, &pieces);
		break;
	case TRD_DID_COUNTER:
		pl_point(&pieces, TRD_PIECE_CARD + arg[3]);
		pl_point(&pieces, (arg[1] ? TRD_PIECE_EVENT : TRD_PIECE_CARD) + arg[0]);
		break;
	case TRD_DID_HALT:
		pl_point(&pieces, TRD_PIECE_PLANET + arg[0]);
		break;
	case TRD_DID_CLAMP:
		pl_point(&pieces, TRD_PIECE_SHIP + arg[0] - 1);
		break;
	default:
		trace_goods(event, &pieces);
		break;
	}
	return pieces.count;
}

/* A member of a set: its id is made of its name in the data. */
static void put_named(const struct pl_book *book, const char *called, const struct pl_set *set,
                      int member, struct pl_text *id, struct pl_text *name)
{
	pl_put(id, "%s-", set->name);
	pl_put_slug(id, called);
	pl_say_member(&trd_game, book, set, member, name);
}

static void put_hex(const struct pl_book *book, int hex, struct pl_text *id, struct pl_text *name)
{
	bool planet = hex >= TRD_FIRST_PLANET && hex <= TRD_LAST_PLANET;
	pl_put(id, "hex-");
	trd_put_hex(trd_numbers(book->rules), hex, id);
	TRD_SENTENCE(book, name, "piece.hex", PL_AS_ONE("hex", hex, trd_set_hexes),
	             PL_AS_ONE("planet", planet ? hex - TRD_FIRST_PLANET + 1 : 0, trd_set_places));
}

static void put_store(const struct pl_book *book, int number, struct pl_text *id,
                      struct pl_text *name)
{
	int place = trd_store_place(number), good = trd_store_good(number);
	pl_put(id, "store-");
	pl_put_slug(id, place == TRD_SHIP ? "ship" : trd_place_name(book, place));
	pl_put(id, "-");
	pl_put_slug(id, trd_good_name(book, good));
	TRD_SENTENCE(book, name, "piece.store", PL_AS_ONE("good", good, trd_set_goods),
	             PL_AS_ONE("place", place, trd_set_places));
}

static void put_other(const struct pl_book *book, int piece, struct pl_text *id,
                      struct pl_text *name)
{
	static const char *const ids[] = { "stack", "dice", "purse" };
	static const char *const keys[] = { "piece.stack", "piece.dice", "piece.purse" };
	pl_put(id, "%s", ids[piece - TRD_PIECE_STACK]);
	trd_sentence(book, keys[piece - TRD_PIECE_STACK], NULL, name);
}

void trd_piece(const struct pl_book *book, uint16_t piece, struct pl_text *id, struct pl_text *name)
{
	const struct trd_rules *r = trd_numbers(book->rules);
	if (piece <= TRD_HEXES) {
		put_hex(book, piece, id, name);
	} else if (piece < TRD_PIECE_SHIP) {
		int place = piece - TRD_PIECE_PLANET;
		put_named(book, trd_place_name(book, place), &trd_set_planets, place, id, name);
	} else if (piece < TRD_PIECE_CARD) {
		int seat = piece - TRD_PIECE_SHIP + 1;
		pl_put(id, "ship-p%d", seat);
		TRD_SENTENCE(book, name, "piece.ship", PL_AS_ONE("player", seat, pl_seats));
	} else if (piece < TRD_PIECE_EVENT) {
		int kind = piece - TRD_PIECE_CARD;
		put_named(book, trd_card_name(book, kind), &trd_set_cards, kind, id, name);
	} else if (piece < TRD_PIECE_PLANET_CARD) {
		int kind = piece - TRD_PIECE_EVENT;
		put_named(book, trd_event_name(book, kind), &trd_set_events, kind, id, name);
	} else if (piece < TRD_PIECE_COMPANY) {
		int row = piece - TRD_PIECE_PLANET_CARD;
		put_named(book, trd_word(book, r->planet_card[row - 1].title),
		          &trd_set_planet_cards, row, id, name);
	} else if (piece < TRD_PIECE_GOOD) {
		int company = piece - TRD_PIECE_COMPANY;
		put_named(book, trd_word(book, r->company[company - 1].name), &trd_set_companies,
		          company, id, name);
	} else if (piece < TRD_PIECE_STORE) {
		int good = piece - TRD_PIECE_GOOD;
		put_named(book, trd_good_name(book, good), &trd_set_goods, good, id, name);
	} else if (piece < TRD_PIECE_STACK) {
		put_store(book, piece - TRD_PIECE_STORE, id, name);
	} else {
		put_other(book, piece, id, name);
	}
}

/* pieces.c - what on the table a move or an event points at, and what those
 * pieces are called. */
#include "core/pieces.h"
#include "core/text.h"
#include "games/one-small-step/words.h"

#include <stdio.h>

/* Where a spy stands or may stand. */
static void point_place(struct pl_pieces *pieces, int place)
{
	if (place > OSS_MATS)
		pl_point(pieces, OSS_PIECE_TECHNOLOGY + place - OSS_MATS);
	else
		pl_point(pieces, OSS_PIECE_STORE + place);
}

static void point_spy(struct pl_pieces *pieces, int seat, int place)
{
	pl_point(pieces, OSS_PIECE_SPY + (OSS_PLACES + 1) * seat + place);
}

static void point_store(struct pl_pieces *pieces, int seat, int resource)
{
	pl_point(pieces, OSS_PIECE_STORE + oss_mat_place(seat, resource));
}

/* --- moves ------------------------------------------------------------------------- */

static void touch_aim(const struct oss_step *step, const struct pl_move *move,
                      struct pl_pieces *pieces)
{
	int victim = move->arg[0] - 1, what = move->arg[1];
	switch (move->verb) {
	case OSS_DEPRIVE:
		pl_point(pieces, OSS_PIECE_MAT + victim);
		pl_point(pieces, OSS_PIECE_TECHNOLOGY + what);
		break;
	case OSS_UNMASK:
		point_spy(pieces, victim, what);
		break;
	case OSS_LOOK:
		pl_point(pieces, OSS_PIECE_HAND + victim);
		break;
	default: /* OSS_AIM */
		point_store(pieces, victim, step->what == OSS_WORKS ? what : step->what);
		break;
	}
}

static void touch_trade(const struct pl_move *move, struct pl_pieces *pieces)
{
	int resource = move->arg[0];
	if (move->verb == OSS_SELL) {
		point_store(pieces, move->seat, resource);
	} else {
		point_store(pieces, move->seat, OSS_GOLD);
		pl_point(pieces, OSS_PIECE_RESOURCE + resource);
	}
}

int oss_touch(const struct pl_rules *rules, const struct pl_state *view, const struct pl_move *move,
              uint16_t piece[PL_TOUCH])
{
	const struct oss_rules *r = oss_numbers(rules);
	const struct oss_state *s = oss_position(view);
	const uint8_t *arg = move->arg;
	struct pl_pieces pieces = { piece, 0 };
	switch (move->verb) {
	case OSS_PRODUCE:
		pl_point(&pieces, OSS_PIECE_PRODUCE);
		break;
	case OSS_SELL:
	case OSS_BUY:
		touch_trade(move, &pieces);
		break;
	case OSS_LIFT:
		pl_point(&pieces, OSS_PIECE_SEEN + arg[0]);
		break;
	case OSS_DRAW:
		pl_point(&pieces, OSS_PIECE_DECK);
		break;
	case OSS_STEAL:
		pl_point(&pieces, OSS_PIECE_HAND + arg[0] - 1);
		break;
	case OSS_TRAIN:
		pl_point(&pieces, OSS_PIECE_TIER + s->player[move->seat].tier + 1);
		break;
	case OSS_PLACE:
		pl_point(&pieces, OSS_PIECE_SPY_BOX);
		break;
	case OSS_MOVE:
		point_spy(&pieces, move->seat, arg[0]);
		break;
	case OSS_SEND:
		point_place(&pieces, arg[0]);
		break;
	case OSS_AIM:
	case OSS_LOOK:
	case OSS_DEPRIVE:
	case OSS_UNMASK:
		touch_aim(oss_at_work(r, s), move, &pieces);
		break;
	case OSS_SWAP:
		point_store(&pieces, move->seat, arg[0]);
		pl_point(&pieces, OSS_PIECE_RESOURCE + arg[1]);
		break;
	case OSS_SKIM:
		point_store(&pieces, s->turn, arg[0]);
		break;
	default: /* what the move's form names */
		pl_point_items(&pieces, pl_form_of(&oss_description, move)->items, move);
		break;
	}
	return pieces.count;
}

/* --- events ------------------------------------------------------------------------- */

static void trace_card(const struct pl_event *event, struct pl_pieces *pieces)
{
	if (event->kind == OSS_DID_DRAW)
		pl_point(pieces, OSS_PIECE_DECK);
	else
		pl_point(pieces, OSS_PIECE_HAND + event->arg[0] - 1);
	if (event->secret[0] != 0)
		pl_point(pieces, OSS_PIECE_CARD + event->secret[0]);
}

static void trace_tokens(const struct pl_event *event, struct pl_pieces *pieces)
{
	const uint8_t *arg = event->arg;
	switch (event->kind) {
	case OSS_DID_SKIM:
	case OSS_DID_SPARE:
	case OSS_DID_TAKE:
	case OSS_DID_SPOIL:
		point_store(pieces, arg[0] - 1, arg[1]);
		break;
	case OSS_DID_SWAP:
		point_store(pieces, event->seat, arg[0]);
		point_store(pieces, event->seat, arg[1]);
		break;
	case OSS_DID_GAMBLE:
		pl_point(pieces, OSS_PIECE_DIE);
		point_store(pieces, event->seat, arg[0]);
		break;
	default:
		point_store(pieces, event->seat, arg[0]);
		break;
	}
}

/* Spies, guards and what cards do to rivals. */
static void trace_rival(const struct pl_event *event, struct pl_pieces *pieces)
{
	const uint8_t *arg = event->arg;
	switch (event->kind) {
	case OSS_DID_PLACE:
		point_place(pieces, arg[0]);
		point_spy(pieces, event->seat, arg[0]);
		break;
	case OSS_DID_RECALL:
		point_place(pieces, arg[1]);
		pl_point(pieces, OSS_PIECE_MAT + arg[0] - 1);
		break;
	case OSS_DID_STRIP:
		pl_point(pieces, OSS_PIECE_MAT + arg[0] - 1);
		pl_point(pieces, OSS_PIECE_TECHNOLOGY + arg[1]);
		break;
	case OSS_DID_PEEK:
		pl_point(pieces, OSS_PIECE_HAND + arg[0] - 1);
		break;
	case OSS_DID_SHIELD:
	case OSS_DID_AIM:
	case OSS_DID_RANSOM:
		pl_point(pieces, OSS_PIECE_MAT + arg[0] - 1);
		break;
	case OSS_DID_STALL:
		for (int seat = 0; seat < OSS_SEATS; seat++)
			if ((arg[0] >> seat) & 1)
				pl_point(pieces, OSS_PIECE_MAT + seat);
		break;
	default:
		break;
	}
}

int oss_trace(const struct pl_rules *rules, const struct pl_event *event, uint16_t piece[PL_TOUCH])
{
	const struct oss_rules *r = oss_numbers(rules);
	const uint8_t *arg = event->arg;
	struct pl_pieces pieces = { piece, 0 };
	pl_point(&pieces, OSS_PIECE_MAT + event->seat);
	switch (event->kind) {
	case OSS_DID_PICK:
		pl_point(&pieces, OSS_PIECE_FACTION + arg[0]);
		break;
	case OSS_DID_RESEARCH:
		pl_point(&pieces, OSS_PIECE_TECHNOLOGY + arg[0]);
		break;
	case OSS_DID_LAND:
		pl_point(&pieces, OSS_PIECE_TECHNOLOGY + r->moon);
		break;
	case OSS_DID_PLAY:
	case OSS_DID_DISCARD:
	case OSS_DID_TURN_IN:
		pl_point(&pieces, OSS_PIECE_CARD + arg[0]);
		break;
	case OSS_DID_DRAW:
	case OSS_DID_STEAL:
	case OSS_DID_SEE:
	case OSS_DID_LIFT:
		trace_card(event, &pieces);
		break;
	case OSS_DID_TRAIN:
		pl_point(&pieces, OSS_PIECE_TIER + arg[0]);
		break;
	case OSS_DID_SCORE:
		if (arg[1] > 0)
			pl_point(&pieces, OSS_PIECE_OBJECTIVE);
		break;
	case OSS_DID_SKIM:
	case OSS_DID_SPARE:
	case OSS_DID_SELL:
	case OSS_DID_BUY:
	case OSS_DID_GAIN:
	case OSS_DID_GAMBLE:
	case OSS_DID_CONVERT:
	case OSS_DID_SWAP:
	case OSS_DID_TAKE:
	case OSS_DID_SPOIL:
		trace_tokens(event, &pieces);
		break;
	default:
		trace_rival(event, &pieces);
		break;
	}
	return pieces.count;
}

/* --- names ---------------------------------------------------------------------------- */

static void put_named(const struct pl_book *book, const char *run, const char *called,
                      struct pl_text *id, struct pl_text *name)
{
	pl_put(id, "%s-", run);
	pl_put_slug(id, called);
	pl_say_name(book, called, name);
}

/* The name of a piece by the words files: "piece.hand" of a seat. */
static void put_seat(const struct pl_book *book, const char *run, int seat, struct pl_text *id,
                     struct pl_text *text)
{
	char key[32];
	snprintf(key, sizeof key, "piece.%s", run);
	pl_put(id, "%s-p%d", run, seat + 1);
	OSS_SAY(key, OSS_MEMBER("owner", seat + 1, &pl_seats));
}

void oss_put_spot(const struct pl_book *book, int place, struct pl_text *id)
{
	if (place > OSS_MATS) {
		pl_put_slug(id, oss_technology_name(book, place - OSS_MATS));
	} else {
		pl_put(id, "p%d-", oss_place_seat(place) + 1);
		pl_put_slug(id, oss_resource_name(book, oss_place_resource(place)));
	}
}

static void put_spy(const struct pl_book *book, int number, struct pl_text *id,
                    struct pl_text *text)
{
	int seat = number / (OSS_PLACES + 1), place = number % (OSS_PLACES + 1);
	pl_put(id, "spy-p%d-", seat + 1);
	oss_put_spot(book, place, id);
	OSS_SAY("piece.spy", OSS_MEMBER("owner", seat + 1, &pl_seats),
	        OSS_MEMBER("at", place, &oss_places));
}

static void put_store(const struct pl_book *book, int place, struct pl_text *id,
                      struct pl_text *name)
{
	pl_put(id, "store-");
	oss_put_spot(book, place, id);
	pl_say_member(&oss_game, book, &oss_places, place, name);
}

static void put_last(const struct pl_book *book, int piece, struct pl_text *id,
                     struct pl_text *text)
{
	static const char *const ids[] = { "deck", "produce", "objective", "spy-box", "die" };
	char key[32];
	snprintf(key, sizeof key, "piece.%s", ids[piece - OSS_PIECE_DECK]);
	pl_put(id, "%s", ids[piece - OSS_PIECE_DECK]);
	OSS_SAY_PLAINLY(key);
}

static void put_tier(const struct pl_book *book, int tier, struct pl_text *id, struct pl_text *text)
{
	pl_put(id, "tier-%d", tier);
	OSS_SAY("piece.tier", OSS_AMOUNT("tier", tier));
}

void oss_piece(const struct pl_book *book, uint16_t piece, struct pl_text *id, struct pl_text *name)
{
	if (piece < OSS_PIECE_MAT) {
		put_named(book, "technology",
		          oss_technology_name(book, piece - OSS_PIECE_TECHNOLOGY), id, name);
	} else if (piece < OSS_PIECE_STORE) {
		put_seat(book, "mat", piece - OSS_PIECE_MAT, id, name);
	} else if (piece < OSS_PIECE_SPY) {
		put_store(book, piece - OSS_PIECE_STORE, id, name);
	} else if (piece < OSS_PIECE_CARD) {
		put_spy(book, piece - OSS_PIECE_SPY, id, name);
	} else if (piece < OSS_PIECE_SEEN) {
		put_named(book, "card", oss_card_name(book, piece - OSS_PIECE_CARD), id, name);
	} else if (piece < OSS_PIECE_FACTION) {
		put_named(book, "seen", oss_card_name(book, piece - OSS_PIECE_SEEN), id, name);
	} else if (piece < OSS_PIECE_TIER) {
		put_named(book, "country", oss_faction_name(book, piece - OSS_PIECE_FACTION), id,
		          name);
	} else if (piece < OSS_PIECE_RESOURCE) {
		put_tier(book, piece - OSS_PIECE_TIER, id, name);
	} else if (piece < OSS_PIECE_HAND) {
		put_named(book, "resource", oss_resource_name(book, piece - OSS_PIECE_RESOURCE), id,
		          name);
	} else if (piece < OSS_PIECE_DECK) {
		put_seat(book, "hand", piece - OSS_PIECE_HAND, id, name);
	} else {
		put_last(book, piece, id, name);
	}
}

/* pieces.c - the things on the screen that moves and events point at, as
 * numbers, and their names. */
#include "core/pieces.h"
#include "core/text.h"
#include "games/space-tug-skirmish/words.h"

static int part_of(int seat, int kind)
{
	return STS_PIECE_PART + seat * STS_PARTS + kind - 1;
}

static int source_piece(int source)
{
	if (source > STS_SOURCE_PERSONA)
		return STS_PIECE_LEVEL + source - STS_SOURCE_PERSONA;
	return source > STS_SOURCE_EPOCH ? STS_PIECE_EPOCH + source - STS_SOURCE_EPOCH
					 : STS_PIECE_CARD + source;
}

/* A card is another piece in the hand, in the pile and on each tug; the rest is what the form of a
 * move names. */
int sts_touch(const struct pl_rules *rules, const struct pl_state *view, const struct pl_move *move,
              uint16_t piece[PL_TOUCH])
{
	struct pl_pieces pieces = { piece, 0 };
	const uint8_t *arg = move->arg;
	(void)rules;
	(void)view;
	switch (move->verb) {
	case STS_SPLIT:
	case STS_REDRAW:
		if (arg[0] > 0)
			pl_point(&pieces, STS_PIECE_DECK + STS_DESIGN_DECK);
		if (arg[1] > 0)
			pl_point(&pieces, STS_PIECE_DECK + STS_OPS_DECK);
		break;
	case STS_PLAY:
	case STS_DISCARD:
		pl_point(&pieces, STS_PIECE_HAND + arg[0]);
		break;
	case STS_LAUNCH:
	case STS_RETURN:
		pl_point(&pieces, STS_PIECE_PHASE);
		break;
	case STS_REPAIR:
	case STS_JUNK:
	case STS_MEND:
		pl_point(&pieces, part_of(move->seat, arg[0]));
		break;
	case STS_USE:
		pl_point(&pieces,
		         arg[0] <= STS_PARTS ? part_of(move->seat, arg[0]) : source_piece(arg[0]));
		break;
	case STS_AIM:
		pl_point(&pieces,
		         arg[1] != 0 ? part_of(arg[0] - 1, arg[1]) : STS_PIECE_TUG + arg[0] - 1);
		break;
	case STS_TAKE:
		pl_point(&pieces, STS_PIECE_PILE + arg[0]);
		break;
	default:
		pl_point_items(&pieces, pl_form_of(&sts_description, move)->items, move);
		break;
	}
	return pieces.count;
}

/* Most events name what they are about. Cards in hands are shown by the title, which anybody may
 * look up. */
int sts_trace(const struct pl_rules *rules, const struct pl_event *event, uint16_t piece[PL_TOUCH])
{
	struct pl_pieces pieces = { piece, 0 };
	const uint8_t *arg = event->arg;
	switch (event->kind) {
	case STS_DID_OFFER:
		pl_point(&pieces, STS_PIECE_EPOCH_DECK);
		break;
	case STS_DID_PLAY:
		pl_point(&pieces, STS_PIECE_CARD + arg[0]);
		if (arg[0] <= sts_numbers(rules)->parts)
			pl_point(&pieces, part_of(event->seat, arg[0]));
		break;
	case STS_DID_INCOME:
	case STS_DID_LAUNCH:
	case STS_DID_RETURN:
	case STS_DID_SPARED:
	case STS_DID_WIN:
		pl_point(&pieces, STS_PIECE_TUG + event->seat);
		break;
	case STS_DID_TURN:
	case STS_DID_GAIN:
	case STS_DID_LOSE:
	case STS_DID_LAST:
	case STS_DID_USE:
		pl_point(&pieces, source_piece(arg[0]));
		pl_point(&pieces, STS_PIECE_TUG + event->seat);
		break;
	case STS_DID_STEAL:
		pl_point(&pieces, source_piece(arg[0]));
		pl_point(&pieces, STS_PIECE_TUG + arg[3] - 1);
		break;
	case STS_DID_DESTROY:
	case STS_DID_DISABLE:
		pl_point(&pieces, part_of(event->seat, arg[0]));
		if (arg[1] != 0)
			pl_point(&pieces, source_piece(arg[1]));
		break;
	case STS_DID_REPAIR:
	case STS_DID_REPLACE:
		pl_point(&pieces, part_of(event->seat, arg[0]));
		break;
	case STS_DID_TOKEN:
		pl_point(&pieces, STS_PIECE_TOKEN);
		break;
	default:
		pl_point_items(&pieces, sts_description.news[event->kind].items, event);
		break;
	}
	return pieces.count;
}

static void name_card(const struct pl_book *book, const char *run, int kind, struct pl_text *id,
                      struct pl_text *name)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	const char *title = kind <= r->cards ? sts_card_name(book, kind) : "no card";
	pl_put(id, "%s-", run);
	pl_put_slug(id, title);
	pl_say_name(book, title, name);
}

static void name_other(const struct pl_book *book, int piece, struct pl_text *id,
                       struct pl_text *name)
{
	static const char *const plain[][2] = {
		{ "deck-design", "piece.deck-design" }, { "deck-ops", "piece.deck-ops" },
		{ "deck-epoch", "piece.deck-epoch" },   { "shift-token", "piece.shift-token" },
		{ "phase-token", "piece.phase-token" },
	};
	const char *title;
	if (piece >= STS_PIECE_DECK) {
		pl_put(id, "%s", plain[piece - STS_PIECE_DECK][0]);
		sts_say_plain(book, plain[piece - STS_PIECE_DECK][1], name);
	} else if (piece > STS_PIECE_STAT) {
		pl_put(id, "stat-%s", sts_stats.keys[piece - STS_PIECE_STAT - 1]);
		sts_say_member(book, &sts_stats, piece - STS_PIECE_STAT, name);
	} else if (piece > STS_PIECE_LEVEL) {
		title = sts_persona_card_name(book, piece - STS_PIECE_LEVEL);
		pl_put(id, "level-");
		pl_put_slug(id, title);
		pl_say_name(book, title, name);
	} else {
		title = sts_persona_name(book, piece - STS_PIECE_PERSONA);
		pl_put(id, "persona-");
		pl_put_slug(id, title);
		pl_say_name(book, title, name);
	}
}

/* A part on a tug: "p2-winch-room". */
static void name_part(const struct pl_book *book, int piece, struct pl_text *id,
                      struct pl_text *name)
{
	int seat = (piece - STS_PIECE_PART) / STS_PARTS;
	int kind = (piece - STS_PIECE_PART) % STS_PARTS + 1;
	pl_put(id, "p%d-", seat + 1);
	pl_put_slug(id, sts_card_name(book, kind));
	STS_SAY(book, name, "piece.part", PL_AS_ONE("owner", seat + 1, pl_seats),
	        PL_AS_ONE("part", kind, sts_parts));
}

void sts_piece(const struct pl_book *book, uint16_t piece, struct pl_text *id, struct pl_text *name)
{
	if (piece < STS_PIECE_PILE) {
		name_card(book, "hand", piece - STS_PIECE_HAND, id, name);
	} else if (piece < STS_PIECE_PART) {
		name_card(book, "pile", piece - STS_PIECE_PILE, id, name);
	} else if (piece < STS_PIECE_TUG) {
		name_part(book, piece, id, name);
	} else if (piece < STS_PIECE_EPOCH) {
		pl_put(id, "tug-%d", piece - STS_PIECE_TUG + 1);
		STS_SAY(book, name, "piece.tug",
		        PL_AS_ONE("owner", piece - STS_PIECE_TUG + 1, pl_seats));
	} else if (piece < STS_PIECE_PERSONA) {
		const char *title = sts_epoch_name(book, piece - STS_PIECE_EPOCH);
		pl_put(id, "epoch-");
		pl_put_slug(id, title);
		pl_say_name(book, title, name);
	} else if (piece > STS_PIECE_CARD && piece < STS_PIECE_DECK) {
		name_card(book, "card", piece - STS_PIECE_CARD, id, name);
	} else {
		name_other(book, piece, id, name);
	}
}

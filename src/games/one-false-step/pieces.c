/* pieces.c - the things on the screen that moves and events point at, as numbers,
 * and their names. */
#include "core/language.h"
#include "core/pieces.h"
#include "core/text.h"
#include "games/one-false-step/words.h"

static int claim_piece(int section, int local)
{
	return OFS_PIECE_CLAIM + (section - 1) * OFS_CLAIMS_EACH + local;
}

static void point_claim(struct pl_pieces *pieces, const struct ofs_state *s, int claim)
{
	pl_point(pieces, claim_piece(s->section[ofs_slot_of(claim)], ofs_local(claim)));
}

/* The card a counter comes from, then where it goes. */
static void touch_counter(const struct ofs_state *s, const struct pl_move *move,
                          struct pl_pieces *pieces)
{
	const uint8_t *arg = move->arg;
	pl_point(pieces, OFS_PIECE_CARD + arg[0]);
	switch (move->verb) {
	case OFS_STRENGTHEN:
		pl_point(pieces, OFS_PIECE_CITY + arg[0]);
		break;
	case OFS_TRAIN:
		pl_point(pieces, OFS_PIECE_TRAIN + arg[2]);
		break;
	case OFS_BOARD:
		pl_point(pieces, OFS_PIECE_ROCKET + move->seat);
		break;
	default:
		point_claim(pieces, s, arg[1]);
		break;
	}
}

static void touch_trade(const struct pl_move *move, struct pl_pieces *pieces)
{
	const uint8_t *arg = move->arg;
	switch (move->verb) {
	case OFS_PAY:
		for (int chip = OFS_RED; chip <= OFS_GOLD; chip++)
			if (arg[chip - 1] > 0)
				pl_point(pieces, OFS_PIECE_CHIP + chip);
		break;
	case OFS_EXCHANGE:
		pl_point(pieces, OFS_PIECE_CHIP + arg[0]);
		pl_point(pieces, OFS_PIECE_BANK);
		break;
	case OFS_OFFER:
		pl_point(pieces, OFS_PIECE_PLAYER + arg[0] - 1);
		pl_point(pieces, OFS_PIECE_CHIP + arg[1]);
		break;
	default:
		break;
	}
}

int ofs_touch(const struct pl_rules *rules, const struct pl_state *view, const struct pl_move *move,
              uint16_t piece[PL_TOUCH])
{
	const struct ofs_state *s = ofs_position(view);
	const uint8_t *arg = move->arg;
	struct pl_pieces pieces = { piece, 0 };
	(void)rules;
	switch (move->verb) {
	case OFS_BID_ON:
	case OFS_STARVE:
		pl_point(&pieces, OFS_PIECE_CITY + arg[0]);
		break;
	case OFS_STAKE:
	case OFS_JUMP:
	case OFS_STRENGTHEN:
	case OFS_TRAIN:
	case OFS_BOARD:
		touch_counter(s, move, &pieces);
		break;
	case OFS_RAISE:
		pl_point(&pieces, OFS_PIECE_SYSTEM + arg[0]);
		break;
	case OFS_SHOOT:
		pl_point(&pieces, OFS_PIECE_ROCKET + move->seat);
		pl_point(&pieces, OFS_PIECE_MOON);
		break;
	case OFS_BID:
		pl_point(&pieces, s->lot != 0 ? OFS_PIECE_CITY + s->lot : OFS_PIECE_BUTTON);
		break;
	case OFS_HAND:
		pl_point(&pieces, OFS_PIECE_BUTTON);
		pl_point(&pieces, OFS_PIECE_PLAYER + arg[0] - 1);
		break;
	case OFS_ACCEPT:
	case OFS_DECLINE:
		pl_point(&pieces, OFS_PIECE_PLAYER + s->turn);
		break;
	default:
		touch_trade(move, &pieces);
		break;
	}
	return pieces.count;
}

static void trace_auction(const struct pl_event *event, struct pl_pieces *pieces)
{
	const uint8_t *arg = event->arg;
	switch (event->kind) {
	case OFS_DID_BID:
		pl_point(pieces, arg[1] != 0 ? OFS_PIECE_CITY + arg[1] : OFS_PIECE_BUTTON);
		break;
	case OFS_DID_GET_BUTTON:
	case OFS_DID_AUCTION:
	case OFS_DID_KEEP:
		pl_point(pieces, OFS_PIECE_BUTTON);
		break;
	case OFS_DID_HAND:
		pl_point(pieces, OFS_PIECE_BUTTON);
		pl_point(pieces, OFS_PIECE_PLAYER + arg[0] - 1);
		break;
	case OFS_DID_PAY:
		for (int chip = OFS_RED; chip <= OFS_GOLD; chip++)
			if (arg[chip - 1] > 0)
				pl_point(pieces, OFS_PIECE_CHIP + chip);
		break;
	case OFS_DID_EXCHANGE:
		pl_point(pieces, OFS_PIECE_CHIP + arg[0]);
		pl_point(pieces, OFS_PIECE_BANK);
		break;
	case OFS_DID_OFFER:
		pl_point(pieces, OFS_PIECE_PLAYER + arg[0] - 1);
		break;
	case OFS_DID_ACCEPT:
	case OFS_DID_DECLINE:
		pl_point(pieces, OFS_PIECE_PLAYER + arg[4] - 1);
		break;
	default:
		break;
	}
}

int ofs_trace(const struct pl_rules *rules, const struct pl_event *event, uint16_t piece[PL_TOUCH])
{
	const uint8_t *arg = event->arg;
	struct pl_pieces pieces = { piece, 0 };
	(void)rules;
	pl_point(&pieces, OFS_PIECE_PLAYER + event->seat);
	switch (event->kind) {
	case OFS_DID_WEEK:
		pl_point(&pieces, OFS_PIECE_DAY + OFS_SUNDAY);
		break;
	case OFS_DID_STAKE:
	case OFS_DID_JUMP:
		pl_point(&pieces, claim_piece(arg[1], arg[2] - 1));
		pl_point(&pieces, OFS_PIECE_CITY + arg[0]);
		break;
	case OFS_DID_BID_ON:
	case OFS_DID_SETTLE:
	case OFS_DID_STRENGTHEN:
	case OFS_DID_STARVE:
	case OFS_DID_WAKE:
	case OFS_DID_LOT:
	case OFS_DID_GHOST:
		pl_point(&pieces, OFS_PIECE_CITY + arg[0]);
		break;
	case OFS_DID_BUY:
		pl_point(&pieces, OFS_PIECE_CITY + arg[0]);
		pl_point(&pieces, OFS_PIECE_BUTTON);
		break;
	case OFS_DID_TRAIN:
		pl_point(&pieces, OFS_PIECE_CARD + arg[0]);
		pl_point(&pieces, OFS_PIECE_TRAIN + arg[2]);
		break;
	case OFS_DID_BOARD:
		pl_point(&pieces, OFS_PIECE_CARD + arg[0]);
		pl_point(&pieces, OFS_PIECE_ROCKET + event->seat);
		break;
	case OFS_DID_RAISE:
		pl_point(&pieces, OFS_PIECE_SYSTEM + arg[0]);
		break;
	case OFS_DID_LEARN:
		pl_point(&pieces, OFS_PIECE_KNOW_HOW + arg[0]);
		break;
	case OFS_DID_SHOOT:
		pl_point(&pieces, OFS_PIECE_ROCKET + event->seat);
		pl_point(&pieces, OFS_PIECE_MOON);
		break;
	default:
		trace_auction(event, &pieces);
		break;
	}
	return pieces.count;
}

/* --- ids and names --------------------------------------------------------------------- */

/* A run of pieces: what its ids begin with, what its members are, and the words that name one
 * of them; without such words it is called what the member is. */
struct run {
	int first;
	const char *id;
	const struct pl_set *set;
	const char *name, *as;
};

static const struct run runs[] = {
	{ OFS_PIECE_CITY, "city", &ofs_cities, NULL, NULL },
	{ OFS_PIECE_CARD, "card", &ofs_cities, "piece.card", "city" },
	{ OFS_PIECE_TRAIN, "train", &ofs_cities, "piece.train", "city" },
	{ OFS_PIECE_PLAYER - 1, "player", &pl_seats, NULL, NULL },
	{ OFS_PIECE_ROCKET - 1, "rocket", &pl_seats, "piece.rocket", "seat" },
	{ OFS_PIECE_SYSTEM, "system", &ofs_systems, NULL, NULL },
	{ OFS_PIECE_KNOW_HOW, "know-how", &ofs_systems, "piece.know-how", "system" },
	{ OFS_PIECE_CHIP, "chips", &ofs_chip_set, "piece.chip", "chip" },
	{ OFS_PIECE_DAY, "day", &ofs_days, NULL, NULL },
};

/* What stands behind the run in an id: the data's own name, or the key. */
static void put_slug(const struct pl_book *book, const struct pl_set *set, int member,
                     struct pl_text *id)
{
	if (set == &ofs_cities)
		pl_put_slug(id, ofs_city_name(book, member));
	else if (set == &ofs_systems)
		pl_put_slug(id, ofs_system_name(book, member));
	else
		pl_put(id, "%s", set->keys[member - 1]);
}

static void put_run(const struct pl_book *book, const struct run *run, int member,
                    struct pl_text *id, struct pl_text *name)
{
	pl_put(id, "%s-", run->id);
	put_slug(book, run->set, member, id);
	if (run->name != NULL)
		PL_SAY(&ofs_game, book, name, run->name, PL_AS_ONE(run->as, member, *run->set));
	else
		pl_say_member(&ofs_game, book, run->set, member, name);
}

static void put_claim(const struct pl_book *book, int number, struct pl_text *id,
                      struct pl_text *name)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	int section = 1 + number / OFS_CLAIMS_EACH, local = number % OFS_CLAIMS_EACH;
	bool mine = r->section[section - 1].claim[local].kind == OFS_MINE;
	pl_put(id, "%s-%d-%d", mine ? "mine" : "farm", section,
	       ofs_claim_number(r, section, local));
	pl_say_member(&ofs_game, book, &ofs_spots, number + 1, name);
}

void ofs_piece(const struct pl_book *book, uint16_t piece, struct pl_text *id, struct pl_text *name)
{
	static const char *const last[] = { "button", "bank", "moon", "deck" };
	static const char *const names[] = { "piece.button", "piece.bank", "piece.moon",
		                             "piece.deck" };
	if (piece < OFS_PIECE_CITY) {
		put_claim(book, piece - OFS_PIECE_CLAIM, id, name);
	} else if (piece >= OFS_PIECE_BUTTON) {
		pl_put(id, "%s", last[piece - OFS_PIECE_BUTTON]);
		PL_SAY(&ofs_game, book, name, names[piece - OFS_PIECE_BUTTON], PL_NOTHING);
	} else {
		const struct run *run = &runs[sizeof runs / sizeof runs[0] - 1];
		while (run->first >= piece)
			run--;
		put_run(book, run, piece - run->first, id, name);
	}
}

/* moves.c - the kit's questions about moves: what is legal, what is allowed,
 * and what happens to moves that nobody meant. */
#include "kit/parts.h"

#include "core/match.h"
#include "core/turn.h"

#include <string.h>

enum { ALL_PAIRS = 64 }; /* lists up to this long are searched for repeats always */

/* A list of moves with something behind it that must stay as it is. */
struct list {
	struct pl_move at[PL_MOVES];
	uint8_t guard[64];
	int count;
};

static bool list_moves(struct kit *kit, const struct pl_state *state, int seat, struct list *list)
{
	memset(list->guard, 0xc3, sizeof list->guard);
	list->count = kit->game->legal(kit->rules, state, seat, list->at);
	for (size_t i = 0; i < sizeof list->guard; i++)
		if (list->guard[i] != 0xc3)
			return kit_fail(kit, PL_KIT_LEGAL, "more than %d moves are listed",
			                PL_MOVES);
	return (list->count >= 0 && list->count <= PL_MOVES) ||
		kit_fail(kit, PL_KIT_LEGAL, "%d moves are listed", list->count);
}

static bool same_list(const struct list *a, const struct list *b)
{
	return a->count == b->count &&
		memcmp(a->at, b->at, (size_t)a->count * sizeof a->at[0]) == 0;
}

static bool check_repeats(struct kit *kit, const struct list *list)
{
	for (int i = 0; i < list->count; i++)
		for (int j = 0; j < i; j++)
			if (memcmp(&list->at[i], &list->at[j], sizeof list->at[i]) == 0)
				return kit_fail(kit, PL_KIT_LEGAL, "'%s' is listed twice",
				                kit_move_text(kit, kit->state, &list->at[i]));
	return true;
}

static bool check_listed(struct kit *kit, const struct pl_state *view, int seat,
                         const struct list *list)
{
	for (int i = 0; i < list->count; i++) {
		const struct pl_move *move = &list->at[i];
		if (move->verb == 0 || move->seat != seat)
			return kit_fail(kit, PL_KIT_LEGAL,
			                "verb %d of seat %d is listed for seat %d", move->verb,
			                move->seat, seat);
		int code = kit->game->check(kit->rules, kit->state, move);
		if (code != 0)
			return kit_fail(kit, PL_KIT_CHECK, "'%s' is listed, but refused (%d)",
			                kit_move_text(kit, kit->state, move), code);
		if (kit->game->check(kit->rules, view, move) != 0)
			return kit_fail(kit, PL_KIT_CHECK_VIEW, "'%s' is refused on the view",
			                kit_move_text(kit, kit->state, move));
	}
	return true;
}

/* That every reason's clause is in the rulebook, kit_tables() has seen. */
static bool check_reason(struct kit *kit, int code)
{
	return (code >= 1 && code < kit->reason_count) ||
		kit_fail(kit, PL_KIT_CHECK, "refused with %d, which is no reason", code);
}

static bool check_others_turn(struct kit *kit, const struct list *list, int seat)
{
	if (list->count == 0)
		return true;
	struct pl_move stolen = list->at[kit_pick(kit, list->count)];
	for (int other = 0; other < kit->seats; other++) {
		stolen.seat = (uint8_t)other;
		if (other == seat || pl_is_pending(kit->state, other))
			continue;
		int code = kit->game->check(kit->rules, kit->state, &stolen);
		if (code == 0)
			return kit_fail(kit, PL_KIT_CHECK, "p%d may move out of turn", other + 1);
		if (!check_reason(kit, code))
			return false;
	}
	return true;
}

static bool check_seat(struct kit *kit, int seat)
{
	static _Thread_local struct list list, other;
	struct pl_state *view = kit->scratch[0];
	kit_view(kit, view, kit->state, seat);
	if (!list_moves(kit, kit->state, seat, &list))
		return false;
	if ((list.count > 0) != pl_is_pending(kit->state, seat))
		return kit_fail(kit, PL_KIT_LEGAL, "p%d is %sasked and has %d moves", seat + 1,
		                pl_is_pending(kit->state, seat) ? "" : "not ", list.count);
	if (!list_moves(kit, kit->state, seat, &other))
		return false;
	if (!same_list(&list, &other))
		return kit_fail(kit, PL_KIT_LEGAL,
		                "legal() lists other moves for p%d a second time", seat + 1);
	if (!list_moves(kit, view, seat, &other))
		return false;
	if (!same_list(&list, &other))
		return kit_fail(kit, PL_KIT_LEGAL_VIEW,
		                "legal() lists other moves from p%d's view than from the state",
		                seat + 1);
	bool search = list.count <= ALL_PAIRS || kit_pick(kit, 32) == 0;
	return (!search || check_repeats(kit, &list)) && check_listed(kit, view, seat, &list) &&
		check_others_turn(kit, &list, seat);
}

bool kit_legal(struct kit *kit)
{
	for (int seat = 0; seat < kit->seats; seat++)
		if (!check_seat(kit, seat))
			return false;
	return true;
}

/* --- hostile moves ------------------------------------------------------ */

static struct pl_move random_move(struct kit *kit)
{
	struct pl_move move;
	uint8_t *bytes = (uint8_t *)&move;
	for (size_t i = 0; i < sizeof move; i++)
		bytes[i] = (uint8_t)kit_pick(kit, kit_pick(kit, 2) ? 256 : 8);
	if (kit_pick(kit, 4) != 0)
		move.seat = (uint8_t)kit_pick(kit, kit->seats);
	return move;
}

/* A listed move with one byte changed. */
static struct pl_move mutated_move(struct kit *kit)
{
	struct pl_move moves[PL_MOVES];
	int seat = pl_first_pending(kit->state);
	int count = kit->game->legal(kit->rules, kit->state, seat, moves);
	struct pl_move move = moves[kit_pick(kit, count)];
	int at = kit_pick(kit, (int)sizeof move);
	((uint8_t *)&move)[at] = (uint8_t)kit_pick(kit, kit_pick(kit, 2) ? 256 : 12);
	return move;
}

static bool is_listed(struct kit *kit, const struct pl_move *move)
{
	struct pl_move moves[PL_MOVES];
	int count = kit->game->legal(kit->rules, kit->state, move->seat, moves);
	for (int i = 0; i < count; i++)
		if (memcmp(&moves[i], move, sizeof *move) == 0)
			return true;
	return false;
}

static bool check_allowed(struct kit *kit, const struct pl_move *move)
{
	struct pl_state *after = kit->scratch[1];
	struct pl_events events;
	if (!pl_is_pending(kit->state, move->seat))
		return kit_fail(kit, PL_KIT_CHECK, "p%d may move out of turn", move->seat + 1);
	kit_after(kit, after, kit->state, move, &events);
	const char *broken = kit->game->audit(kit->rules, after);
	if (broken != NULL)
		return kit_fail(kit, is_listed(kit, move) ? PL_KIT_AUDIT : PL_KIT_HOSTILE,
		                "verb %d arg %d %d %d is allowed, then: %s", move->verb,
		                move->arg[0], move->arg[1], move->arg[2], broken);
	if (kit->game->parse == NULL && !is_listed(kit, move))
		return kit_fail(
			kit, PL_KIT_CHECK,
			"verb %d arg %d %d %d is allowed but not listed, and there is no parse()",
			move->verb, move->arg[0], move->arg[1], move->arg[2]);
	struct pl_move back;
	char text[PL_MOVE_TEXT];
	pl_move_text(kit->game, kit->book, kit->state, move, text);
	bool same = kit->game->parse != NULL &&
		kit->game->parse(kit->book, kit->state, move->seat, text, &back) &&
		memcmp(&back, move, sizeof back) == 0;
	if (kit->game->parse != NULL && !same)
		return kit_fail(kit, PL_KIT_PARSE, "'%s' is not understood", text);
	return true;
}

static bool check_stranger(struct kit *kit, const struct pl_move *move)
{
	int code = kit->game->check(kit->rules, kit->state, move);
	if (move->seat >= kit->seats)
		return code != 0 || kit_fail(kit, PL_KIT_CHECK, "seat %d may move", move->seat);
	kit_view(kit, kit->scratch[0], kit->state, move->seat);
	if (kit->game->check(kit->rules, kit->scratch[0], move) != code)
		return kit_fail(kit, PL_KIT_CHECK_VIEW,
		                "verb %d arg %d %d %d is judged otherwise on the view", move->verb,
		                move->arg[0], move->arg[1], move->arg[2]);
	return code == 0 ? check_allowed(kit, move) : check_reason(kit, code);
}

bool kit_hostile(struct kit *kit)
{
	enum { TRIES = 12 };
	if (kit->state->pending == 0)
		return true;
	for (int i = 0; i < TRIES; i++) {
		struct pl_move move = i % 3 == 0 ? random_move(kit) : mutated_move(kit);
		if (!check_stranger(kit, &move))
			return false;
	}
	return true;
}

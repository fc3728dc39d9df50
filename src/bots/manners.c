/* manners.c - what a bot does not do though it may; see manners.h. */
#include "bots/manners.h"

#include "bots/reason.h"
#include "core/chance.h"
#include "core/describe_parts.h"
#include "core/memory.h"
#include "core/turn.h"

#include <string.h>

enum { MOST_BEFORE = 16, MOST_STOCKS = 16, MOST_TRADES = 8 };

/* What a seat would see of a position, without its stocks, and these. */
struct sight {
	bool open; /* it hangs on chance or on a secret that is shown */
	uint64_t digest;
	int32_t stock[MOST_STOCKS];
};

struct pl_manners {
	int seat;
	unsigned spared; /* who is made no more offers */
	int count;       /* positions of this turn, the present one too */
	struct sight before[MOST_BEFORE + 1];
	int trades; /* of this day, the last one first: by how much each stock grew */
	int32_t traded[MOST_TRADES][MOST_STOCKS];
};

/* --- positions ------------------------------------------------------------------ */

/* Take the seat's stocks out of a view and put them apart. */
static void take_stocks(const struct pl_game *game, const struct pl_rules *rules, int seat,
                        struct pl_state *view, int32_t stock[MOST_STOCKS])
{
	const struct pl_item *item = game->description != NULL ? game->description->state : NULL;
	int count = 0;
	for (; item != NULL && item->name != NULL; item++) {
		int row[PL_BRACKETS] = { seat, 0, 0 };
		if (!item->stock || item->over[0] != &pl_seats)
			continue;
		do {
			if (count == MOST_STOCKS)
				return;
			stock[count++] = (int32_t)pl_item_get(item, rules, view, seat, row);
			pl_item_put(item, view, row, item->lo);
		} while (next_row(item, row) && row[0] == seat);
	}
}

/* A view is used up by it. */
static struct sight sight_of(const struct pl_game *game, const struct pl_rules *rules, int seat,
                             struct pl_state *view)
{
	struct sight sight = { .open = false };
	view->ply = 0;
	view->chance = (struct pl_chance){ { 0, 0 }, 0 };
	take_stocks(game, rules, seat, view, sight.stock);
	sight.digest = pl_state_digest(game, view);
	return sight;
}

/* The same but for stocks, none of which is larger; *less: one is smaller. */
static bool is_no_better(const struct sight *one, const struct sight *other, bool *less)
{
	*less = false;
	if (one->open || other->open || one->digest != other->digest)
		return false;
	for (int i = 0; i < MOST_STOCKS; i++) {
		if (one->stock[i] > other->stock[i])
			return false;
		*less = *less || one->stock[i] < other->stock[i];
	}
	return true;
}

/* What a move leads to, in a truth of the view. */
static struct sight sight_after(const struct pl_game *game, const struct pl_rules *rules,
                                const struct pl_state *truth, const struct pl_move *move,
                                struct pl_state *room)
{
	struct pl_events events = { .count = 0, .reveals = false };
	memcpy(room, truth, game->state_size);
	game->apply(rules, room, move, &events);
	if (events.reveals || room->chance.drawn != truth->chance.drawn)
		return (struct sight){ .open = true };
	game->observe(rules, room, move->seat);
	return sight_of(game, rules, move->seat, room);
}

/* --- the turn so far --------------------------------------------------------------- */

static bool has_manner(const struct pl_form *form, int manner)
{
	return form != NULL && (form->manner & manner) != 0;
}

static const struct pl_form *form_of(const struct pl_game *game, const struct pl_move *move)
{
	return game->description != NULL ? pl_form_of(game->description, move) : NULL;
}

/* To whom a move is an offer; -1: it is none. */
static int offered_to(const struct pl_game *game, const struct pl_move *move)
{
	const struct pl_form *form = form_of(game, move);
	if (!has_manner(form, PL_OFFERS))
		return -1;
	for (const struct pl_item *item = form->items; item->name != NULL; item++)
		if (item->set == &pl_seats && strcmp(item->name, "to") == 0)
			return (int)pl_item_get(item, NULL, move, move->seat, NULL) - 1;
	return -1;
}

/* Whether a step of another seat answers an offer of this one, which is the step before it. */
static bool is_answer(const struct pl_match *match, int step, int seat)
{
	return step > 0 && match->steps[step - 1].move.seat == seat &&
		offered_to(match->game, &match->steps[step - 1].move) ==
		match->steps[step].move.seat;
}

static void look_back(const struct pl_match *match, struct pl_manners *manners, unsigned people)
{
	struct pl_state *view = pl_resize(NULL, match->game->state_size);
	const struct pl_rules *rules = match->book->rules;
	int seat = manners->seat;
	for (int i = match->step_count - 1; i >= 0; i--) {
		int other = match->steps[i].move.seat;
		if (other == seat && manners->count < MOST_BEFORE) {
			pl_match_view_before(match, i, seat, view);
			manners->before[manners->count++] =
				sight_of(match->game, rules, seat, view);
		} else if (other != seat && !is_answer(match, i, seat)) {
			break;
		} else if (other != seat &&
		           has_manner(form_of(match->game, &match->steps[i].move), PL_SAYS_NO)) {
			manners->spared |= pl_bit(other) & people;
		}
	}
	pl_match_view(match, seat, view);
	manners->before[manners->count++] = sight_of(match->game, rules, seat, view);
	free(view);
}

/* What the seat has before a step, or now: before the one that is next. */
static struct sight sight_before(const struct pl_match *match, int step, int seat,
                                 struct pl_state *view, uint64_t *time)
{
	if (step == match->step_count)
		pl_match_view(match, seat, view);
	else
		pl_match_view_before(match, step, seat, view);
	*time = pl_time_of(match->game, match->book->rules, view);
	return sight_of(match->game, match->book->rules, seat, view);
}

static bool put_difference(const struct sight *after, const struct sight *before,
                           int32_t difference[MOST_STOCKS])
{
	bool differs = false;
	for (int i = 0; i < MOST_STOCKS; i++) {
		difference[i] = after->stock[i] - before->stock[i];
		differs = differs || difference[i] != 0;
	}
	return differs;
}

static void look_at_trades(const struct pl_match *match, struct pl_manners *manners)
{
	enum { FAR = 64 }; /* steps */
	struct pl_state *view = pl_resize(NULL, match->game->state_size);
	uint64_t then, unused;
	int seat = manners->seat, last = match->step_count, first = last > FAR ? last - FAR : 0;
	const uint64_t now = pl_time_of(match->game, match->book->rules, match->state);
	for (int i = last - 1; i >= first && manners->trades < MOST_TRADES; i--) {
		if (!has_manner(form_of(match->game, &match->steps[i].move), PL_TRADES))
			continue;
		struct sight before = sight_before(match, i, seat, view, &then);
		if (then != now)
			break;
		struct sight after = sight_before(match, i + 1, seat, view, &unused);
		manners->trades +=
			put_difference(&after, &before, manners->traded[manners->trades]);
	}
	free(view);
}

struct pl_manners *pl_manners_of(const struct pl_match *match, int seat, unsigned people)
{
	struct pl_manners *manners = pl_zeroed(sizeof *manners);
	manners->seat = seat;
	look_back(match, manners, people);
	look_at_trades(match, manners);
	return manners;
}

void pl_manners_free(struct pl_manners *manners)
{
	free(manners);
}

/* --- what is left -------------------------------------------------------------------- */

static bool is_circle(const struct pl_manners *manners, const struct sight *after)
{
	bool less;
	for (int i = 0; i < manners->count; i++)
		if (is_no_better(after, &manners->before[i], &less))
			return true;
	return false;
}

static bool is_loss(const struct sight *after, int at, int count)
{
	bool less;
	for (int i = 0; i < count; i++)
		if (is_no_better(&after[at], &after[i], &less) && less)
			return true;
	return false;
}

static bool pesters(const struct pl_manners *manners, const struct pl_game *game,
                    const struct pl_move *move)
{
	int to = manners->spared != 0 ? offered_to(game, move) : -1;
	return to >= 0 && ((manners->spared >> to) & 1) != 0;
}

/* What comes of a trade, or of an offer of one if it is accepted; false: the move is neither. */
static bool sight_after_trade(const struct pl_game *game, const struct pl_rules *rules,
                              const struct pl_state *truth, const struct pl_move *move,
                              const struct sight *after, struct pl_state *room,
                              struct sight *traded)
{
	struct pl_move moves[PL_MOVES];
	int to = offered_to(game, move);
	*traded = *after;
	if (to < 0)
		return has_manner(form_of(game, move), PL_TRADES) && !after->open;
	memcpy(room, truth, game->state_size);
	game->apply(rules, room, move, NULL);
	int count = game->legal(rules, room, to, moves);
	for (int i = 0; i < count; i++) {
		if (!has_manner(form_of(game, &moves[i]), PL_TRADES))
			continue;
		game->apply(rules, room, &moves[i], NULL);
		game->observe(rules, room, move->seat);
		*traded = sight_of(game, rules, move->seat, room);
		return true;
	}
	return false;
}

static bool none_grew(const int32_t grown[MOST_STOCKS])
{
	for (int i = 0; i < MOST_STOCKS; i++)
		if (grown[i] > 0)
			return false;
	return true;
}

/* Whether a trade takes back one of this day, or all since one. */
static bool trades_back(const struct pl_manners *manners, const struct sight *traded)
{
	int32_t now[MOST_STOCKS], all[MOST_STOCKS], both[MOST_STOCKS];
	put_difference(traded, &manners->before[manners->count - 1], now);
	memcpy(all, now, sizeof all);
	for (int i = 0; i < manners->trades; i++) {
		for (int j = 0; j < MOST_STOCKS; j++) {
			both[j] = now[j] + manners->traded[i][j];
			all[j] += manners->traded[i][j];
		}
		if (none_grew(both) || none_grew(all))
			return true;
	}
	return false;
}

int pl_mannerly(const struct pl_manners *manners, const struct pl_game *game,
                const struct pl_rules *rules, const struct pl_state *view, struct pl_move *moves,
                int count)
{
	if (manners == NULL || count < 2)
		return count;
	struct sight *after = pl_resize(NULL, (size_t)count * sizeof *after);
	struct pl_state *truth = pl_resize(NULL, game->state_size);
	struct pl_state *room = pl_resize(NULL, game->state_size);
	const uint64_t any[2] = { 0, 0 }; /* what it is does not matter */
	struct pl_chance chance = pl_chance_of(any, 0);
	int left = 0;
	memcpy(truth, view, game->state_size);
	game->determinize(rules, truth, manners->seat, &chance);
	for (int i = 0; i < count; i++)
		after[i] = sight_after(game, rules, truth, &moves[i], room);
	for (int i = 0; i < count; i++) {
		struct sight traded;
		bool back = manners->trades > 0 &&
			sight_after_trade(game, rules, truth, &moves[i], &after[i], room,
		                          &traded) &&
			trades_back(manners, &traded);
		if (!back && !is_circle(manners, &after[i]) && !is_loss(after, i, count) &&
		    !pesters(manners, game, &moves[i]))
			moves[left++] = moves[i];
	}
	free(room);
	free(truth);
	free(after);
	return left > 0 ? left : count;
}

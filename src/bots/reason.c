/* reason.c - why one move rather than another; see reason.h. */
#include "bots/reason.h"

#include "core/describe_parts.h"
#include "core/language.h"
#include "core/memory.h"
#include "core/turn.h"

#include <string.h>

enum { MOST_GAINS = 256, LONGEST = 120, LONGEST_END = 600 };

/* --- how far a line goes -------------------------------------------------------- */

bool pl_line_goes_on(struct pl_line_end *end, const struct pl_state *state)
{
	const unsigned all = (1u << state->seats) - 1, own = pl_bit(end->seat);
	end->plies++;
	end->asked |= state->pending;
	bool round = state->seats > 1 && (end->asked | own) == all &&
		pl_is_pending(state, end->seat);
	end->there = state->pending == 0 || (round && !end->to_the_end);
	return !end->there && end->plies < (end->to_the_end ? LONGEST_END : LONGEST);
}

/* --- what there is of it ---------------------------------------------------------- */

static int32_t of_item(const struct pl_rules *rules, const struct pl_gain *gain,
                       const struct pl_state *state, int mover)
{
	const struct pl_item *item = gain->item;
	int64_t value = pl_item_get(item, rules, state, mover, gain->row);
	if (item->kind != PL_IS_COUNTS)
		return (int32_t)value;
	if (gain->member > 0)
		return (int32_t)count_of(item, value, gain->member);
	int64_t sum = 0;
	for (int member = 1; member <= item->set->count; member++)
		sum += count_of(item, value, member);
	return (int32_t)sum;
}

int32_t pl_gain_in(const struct pl_game *game, const struct pl_rules *rules,
                   const struct pl_gain *gain, const struct pl_state *state, int mover)
{
	struct pl_result result = { .score = { 0 } };
	if (gain->item != NULL)
		return of_item(rules, gain, state, mover);
	game->returns(rules, state, &result);
	bool first = result.place[mover] == 1, over = state->pending == 0;
	switch (gain->kind) {
	case PL_GAINS_WIN:
		return over && first;
	case PL_GAINS_TIME:
		return !over || first;
	case PL_GAINS_POINTS:
		return result.score[mover];
	case PL_GAINS_PLACES:
		return -result.place[mover];
	default:
		return -result.score[gain->seat];
	}
}

/* --- when ---------------------------------------------------------------------- */

/* By what clocks a game has; the same number at two times of a match is rare enough. */
uint64_t pl_time_of(const struct pl_game *game, const struct pl_rules *rules,
                    const struct pl_state *state)
{
	const struct pl_item *item = game->description != NULL ? game->description->state : NULL;
	uint64_t time = 0;
	for (; item != NULL && item->name != NULL; item++)
		if (item->clock)
			time = time << 16 | (uint64_t)pl_item_get(item, rules, state, 0, NULL);
	return time;
}

/* --- what could be gained ----------------------------------------------------------- */

/* All of it, the most telling first. */
struct hopes {
	int count;
	struct pl_gain at[MOST_GAINS];
};

static void hope(struct hopes *hopes, struct pl_gain gain)
{
	if (hopes->count < MOST_GAINS)
		hopes->at[hopes->count++] = gain;
}

static bool is_said(const struct pl_book *book, const char *how, const char *of)
{
	char key[96];
	snprintf(key, sizeof key, "%s.%s", how, of);
	return book->language != NULL && pl_language_find(book->language, key) != NULL;
}

/* The rows of an item that are the mover's. */
static void hope_for_item(struct hopes *hopes, const struct pl_item *item, bool members, int mover)
{
	int row[PL_BRACKETS] = { mover, 0, 0 };
	do {
		struct pl_gain gain = { .kind = PL_GAINS_MORE, .item = item };
		memcpy(gain.row, row, sizeof row);
		if (!members)
			hope(hopes, gain);
		gain.kind = PL_GAINS_MEMBER;
		for (gain.member = 1; members && gain.member <= item->set->count; gain.member++)
			hope(hopes, gain);
	} while (next_row(item, row) && row[0] == mover);
}

static void hope_for_items(struct hopes *hopes, const struct pl_game *game,
                           const struct pl_book *book, int mover)
{
	const struct pl_item *item = game->description != NULL ? game->description->state : NULL;
	for (; item != NULL && item->name != NULL; item++) {
		if (item->count[0] == 0 || item->over[0] != &pl_seats)
			continue;
		if (item->kind == PL_IS_COUNTS && is_said(book, "keeps", item->name))
			hope_for_item(hopes, item, true, mover);
		if (is_said(book, "more", item->name))
			hope_for_item(hopes, item, false, mover);
	}
}

static void hope_for_all(struct hopes *hopes, const struct pl_game *game,
                         const struct pl_book *book, int mover, bool to_the_end)
{
	const bool scores = is_said(book, "more", "score");
	hopes->count = 0;
	hope(hopes, (struct pl_gain){ .kind = PL_GAINS_WIN });
	hope(hopes, (struct pl_gain){ .kind = PL_GAINS_TIME });
	if (to_the_end)
		hope(hopes, (struct pl_gain){ .kind = PL_GAINS_PLACES });
	if (scores)
		hope(hopes, (struct pl_gain){ .kind = PL_GAINS_POINTS });
	if (!to_the_end)
		hope_for_items(hopes, game, book, mover);
	for (int seat = 0; scores && seat < PL_SEATS; seat++)
		if (seat != mover)
			hope(hopes, (struct pl_gain){ .kind = PL_GAINS_BACK, .seat = seat });
}

/* --- finding it ----------------------------------------------------------------------- */

/* A line in one truth after another, and what there was at its end. */
struct lines {
	const struct pl_game *game;
	const struct pl_rules *rules;
	const struct hopes *hopes;
	struct pl_line_end end;
	int truth;
	int32_t found[2][PL_REASON_TRUTHS][MOST_GAINS];
	uint64_t time[2][PL_REASON_TRUTHS];
	int line; /* the best move's is 0 */
};

static bool follow(void *context, const struct pl_state *state)
{
	struct lines *lines = context;
	if (pl_line_goes_on(&lines->end, state))
		return true;
	for (int i = 0; lines->end.there && i < lines->hopes->count; i++)
		lines->found[lines->line][lines->truth][i] = pl_gain_in(
			lines->game, lines->rules, &lines->hopes->at[i], state, lines->end.seat);
	lines->time[lines->line][lines->truth] = pl_time_of(lines->game, lines->rules, state);
	return false;
}

/* Both moves in every truth; false where one does not come to where they can be compared. */
static bool play_both(struct pl_searcher *searcher, const struct pl_move *best,
                      const struct pl_move *other, bool to_the_end, struct lines *lines)
{
	for (lines->truth = 0; lines->truth < PL_REASON_TRUTHS; lines->truth++)
		for (int i = 0; i < 2; i++) {
			lines->end = (struct pl_line_end){ .seat = best->seat,
				                           .to_the_end = to_the_end };
			lines->line = i;
			pl_search_follow(searcher, i == 0 ? best : other, (uint32_t)lines->truth,
			                 follow, lines);
			if (!lines->end.there)
				return false;
		}
	return true;
}

static int by_size(const void *a, const void *b)
{
	const int32_t *x = a, *y = b;
	return (*x > *y) - (*x < *y);
}

/* What three quarters of the truths have at least. Near by, a truth says nothing where one line
 * comes to its end later than the other: what a new round brings would be put down to the move. */
static int32_t likely(const struct lines *lines, int at)
{
	int32_t more[PL_REASON_TRUTHS];
	for (int truth = 0; truth < PL_REASON_TRUTHS; truth++) {
		bool same = lines->end.to_the_end || lines->time[0][truth] == lines->time[1][truth];
		int32_t gain = lines->found[0][truth][at] - lines->found[1][truth][at];
		more[truth] = same ? gain : 0;
	}
	qsort(more, PL_REASON_TRUTHS, sizeof more[0], by_size);
	return more[PL_REASON_TRUTHS / 4];
}

/* Once a game is won or lost, points say nothing more; nor of several rivals the second. */
static bool goes_without_saying(const struct pl_reasons *reasons, const struct pl_gain *gain)
{
	if (reasons->count == 0)
		return false;
	const struct pl_gain *last = &reasons->at[reasons->count - 1];
	return last->kind == PL_GAINS_WIN || last->kind == PL_GAINS_TIME ||
		(gain->kind == PL_GAINS_BACK && last->kind == PL_GAINS_BACK);
}

/* What the move itself says is no reason for it: who builds a thing has it then. */
static bool is_named(const struct pl_game *game, const struct pl_move *move,
                     const struct pl_gain *gain)
{
	const struct pl_form *form = pl_form_of(game->description, move);
	const struct pl_item *item = form != NULL ? form->items : NULL;
	for (; item != NULL && item->name != NULL; item++)
		if (item->set == gain->item->set && item->kind == PL_IS_ONE &&
		    pl_item_get(item, NULL, move, move->seat, NULL) == gain->member)
			return true;
	return false;
}

void pl_find_reasons(struct pl_searcher *searcher, const struct pl_game *game,
                     const struct pl_book *book, const struct pl_move *best,
                     const struct pl_move *other, bool to_the_end, struct pl_reasons *reasons)
{
	struct hopes *hopes = pl_resize(NULL, sizeof *hopes);
	struct lines *lines = pl_resize(NULL, sizeof *lines);
	hope_for_all(hopes, game, book, best->seat, to_the_end);
	lines->game = game;
	lines->rules = book->rules;
	lines->hopes = hopes;
	*reasons = (struct pl_reasons){ .to_the_end = to_the_end };
	if (play_both(searcher, best, other, to_the_end, lines))
		for (int i = 0; i < hopes->count && reasons->count < PL_GAINS; i++) {
			struct pl_gain gain = hopes->at[i];
			gain.amount = likely(lines, i);
			bool named = gain.kind == PL_GAINS_MEMBER && is_named(game, best, &gain);
			if (gain.amount > 0 && !named && !goes_without_saying(reasons, &gain))
				reasons->at[reasons->count++] = gain;
		}
	free(lines);
	free(hopes);
}

/* match.c - one running game; see match.h. */
#include "core/match.h"

#include "core/book.h"
#include "core/chance.h"
#include "core/describe.h"
#include "core/memory.h"
#include "core/text.h"
#include "core/turn.h"

#include <string.h>

/* The position before the first move. */
static void start(struct pl_match *match)
{
	memset(match->state, 0, match->game->state_size);
	match->state->chance.key[0] = match->key[0];
	match->state->chance.key[1] = match->key[1];
	match->state->seats = (uint8_t)match->seats;
	match->game->setup(match->book->rules, match->state);
	match->set_count = match->state->sealed != 0;
	match->set = match->set_count;
}

struct pl_match *pl_match_new(const struct pl_game *game, const struct pl_book *book, int seats,
                              const uint64_t key[2])
{
	if (seats < game->min_seats || seats > game->max_seats ||
	    pl_book_vet(game, book, seats) != NULL)
		return NULL;
	struct pl_match *match = pl_zeroed(sizeof *match);
	match->game = game;
	match->book = book;
	match->seats = seats;
	match->key[0] = key[0];
	match->key[1] = key[1];
	match->state = pl_resize(NULL, game->state_size);
	start(match);
	return match;
}

struct pl_match *pl_match_copy(const struct pl_match *from)
{
	size_t size = from->game->state_size;
	size_t kept = (size_t)(from->step_room / PL_CHECKPOINT);
	struct pl_match *copy = pl_resize(NULL, sizeof *copy);
	*copy = *from;
	copy->state = memcpy(pl_resize(NULL, size), from->state, size);
	copy->steps = pl_resize(NULL, (size_t)from->step_room * sizeof copy->steps[0]);
	copy->checkpoints = pl_resize(NULL, kept * sizeof copy->checkpoints[0]);
	for (int i = 0; i < from->step_count; i++) {
		const struct pl_step *step = &from->steps[i];
		size_t events = (size_t)(step->event_count + 1) * sizeof step->events[0];
		copy->steps[i] = *step;
		copy->steps[i].events = memcpy(pl_resize(NULL, events), step->events,
		                               events - sizeof step->events[0]);
	}
	for (int i = 0; i < from->checkpoint_count; i++) {
		copy->checkpoints[i] = from->checkpoints[i];
		copy->checkpoints[i].state =
			memcpy(pl_resize(NULL, size), from->checkpoints[i].state, size);
	}
	return copy;
}

void pl_match_free(struct pl_match *match)
{
	if (match == NULL)
		return;
	for (int i = 0; i < match->step_count; i++)
		free(match->steps[i].events);
	for (int i = 0; i < match->checkpoint_count; i++)
		free(match->checkpoints[i].state);
	free(match->steps);
	free(match->checkpoints);
	free(match->state);
	free(match);
}

void pl_match_view(const struct pl_match *match, int seat, struct pl_state *view)
{
	memcpy(view, match->state, match->game->state_size);
	match->game->observe(match->book->rules, view, seat);
}

void pl_match_view_before(const struct pl_match *match, int step, int seat, struct pl_state *view)
{
	const struct pl_rules *rules = match->book->rules;
	int nearest = step / PL_CHECKPOINT;
	memcpy(view, match->checkpoints[nearest].state, match->game->state_size);
	for (int i = nearest * PL_CHECKPOINT; i < step; i++)
		match->game->apply(rules, view, &match->steps[i].move, NULL);
	match->game->observe(rules, view, seat);
}

/* The sealed set stays open as long as the same seats were asked and nobody
 * has been asked anew. */
static void follow_set(struct pl_match *match, uint8_t pending, uint8_t sealed)
{
	const struct pl_state *now = match->state;
	bool goes_on = sealed != 0 && now->sealed == sealed && now->pending != 0 &&
		(now->pending & ~pending) == 0;
	if (!goes_on)
		match->set = now->sealed == 0 ? 0 : ++match->set_count;
}

/* Play steps[number] at the position before it. */
static void apply(struct pl_match *match, int number)
{
	struct pl_step *step = &match->steps[number];
	struct pl_events events;
	events.count = 0;
	events.reveals = false;
	uint8_t pending = match->state->pending, sealed = match->state->sealed;
	match->game->apply(match->book->rules, match->state, &step->move, &events);
	step->reveals = events.reveals;
	step->set = match->set;
	step->event_count = events.count < PL_EVENTS ? events.count : PL_EVENTS;
	step->events =
		pl_resize(step->events, (size_t)(step->event_count + 1) * sizeof events.at[0]);
	memcpy(step->events, events.at, (size_t)step->event_count * sizeof events.at[0]);
	follow_set(match, pending, sealed);
}

static void make_room(struct pl_match *match)
{
	if (match->step_count < match->step_room)
		return;
	int room = match->step_room == 0 ? PL_CHECKPOINT : 2 * match->step_room;
	match->steps = pl_resize(match->steps, (size_t)room * sizeof match->steps[0]);
	match->checkpoints = pl_resize(
		match->checkpoints, (size_t)(room / PL_CHECKPOINT) * sizeof match->checkpoints[0]);
	match->step_room = room;
}

/* Remember the position if the next step is the first of its 64. */
static void keep_checkpoint(struct pl_match *match)
{
	if (match->step_count % PL_CHECKPOINT != 0 ||
	    match->step_count / PL_CHECKPOINT < match->checkpoint_count)
		return;
	struct pl_checkpoint *kept = &match->checkpoints[match->checkpoint_count++];
	kept->state = pl_resize(NULL, match->game->state_size);
	memcpy(kept->state, match->state, match->game->state_size);
	kept->set = match->set;
	kept->set_count = match->set_count;
}

/* Back to the nearest checkpoint at or before steps[number]; later ones go.
 * Returns the step it stands before. */
static int back_to(struct pl_match *match, int number)
{
	int nearest = number / PL_CHECKPOINT;
	while (match->checkpoint_count > nearest + 1)
		free(match->checkpoints[--match->checkpoint_count].state);
	const struct pl_checkpoint *kept = &match->checkpoints[nearest];
	memcpy(match->state, kept->state, match->game->state_size);
	match->set = kept->set;
	match->set_count = kept->set_count;
	return nearest * PL_CHECKPOINT;
}

static const struct pl_reason *refusal(const struct pl_match *match, const struct pl_move *move)
{
	static const struct pl_reason no_such_seat = { "", "there is no such seat" };
	if (move->seat >= match->seats)
		return &no_such_seat;
	struct pl_state *view = pl_resize(NULL, match->game->state_size);
	pl_match_view(match, move->seat, view);
	int code = match->game->check(match->book->rules, view, move);
	free(view);
	return code == 0 ? NULL : &match->game->reasons[code];
}

const struct pl_reason *pl_match_play(struct pl_match *match, const struct pl_move *move)
{
	static const struct pl_reason given_up = { "", "the match was given up" };
	const struct pl_reason *reason = match->resigned != 0 ? &given_up : refusal(match, move);
	if (reason != NULL)
		return reason;
	make_room(match);
	keep_checkpoint(match);
	match->steps[match->step_count] = (struct pl_step){ .move = *move };
	apply(match, match->step_count++);
	return NULL;
}

static int last_step_of(const struct pl_match *match, int seat)
{
	int at = match->step_count - 1;
	while (at >= 0 && match->steps[at].move.seat != seat)
		at--;
	return at;
}

bool pl_match_may_undo(const struct pl_match *match, int seat)
{
	int at = last_step_of(match, seat);
	if (at < 0 || match->steps[at].reveals || match->resigned != 0)
		return false;
	bool last = at == match->step_count - 1;
	bool still_sealed = match->set != 0 && match->steps[at].set == match->set;
	return last || still_sealed;
}

bool pl_match_undo(struct pl_match *match, int seat)
{
	if (!pl_match_may_undo(match, seat))
		return false;
	int at = last_step_of(match, seat);
	free(match->steps[at].events);
	match->step_count--;
	memmove(&match->steps[at], &match->steps[at + 1],
	        (size_t)(match->step_count - at) * sizeof match->steps[0]);
	for (int i = back_to(match, at); i < match->step_count; i++)
		apply(match, i);
	return true;
}

const char *const pl_stays_names[] = {
	[PL_STAYS_NOTHING] = "nothing", [PL_STAYS_OVER] = "over",     [PL_STAYS_SHOWN] = "shown",
	[PL_STAYS_HIDDEN] = "hidden",   [PL_STAYS_OTHERS] = "others", [PL_STAYS_OFTEN] = "often",
};

static bool was_forced(const struct pl_match *match, int step)
{
	struct pl_move moves[PL_MOVES];
	struct pl_state *view = pl_resize(NULL, match->game->state_size);
	int seat = match->steps[step].move.seat;
	pl_match_view_before(match, step, seat, view);
	int count = match->game->legal(match->book->rules, view, seat, moves);
	free(view);
	return count == 1;
}

static bool says_no(const struct pl_match *match, const struct pl_move *move)
{
	const struct pl_description *all = match->game->description;
	const struct pl_form *form = all == NULL ? NULL : pl_form_of(all, move);
	return form != NULL && (form->manner & PL_SAYS_NO) != 0;
}

/* Whether what is hidden from seat is the same in both: the bytes in which its view is not the
 * truth. */
static bool hides_the_same(const struct pl_match *match, int seat, const struct pl_state *before,
                           const struct pl_state *after)
{
	size_t size = match->game->state_size;
	const struct pl_state *truth[2] = { before, after };
	unsigned char *view[2];
	bool same = true;
	for (int i = 0; i < 2; i++) {
		view[i] = memcpy(pl_resize(NULL, size), truth[i], size);
		match->game->observe(match->book->rules, (struct pl_state *)view[i], seat);
	}
	for (size_t at = 0; at < size; at++) {
		unsigned char was = ((const unsigned char *)before)[at];
		unsigned char is = ((const unsigned char *)after)[at];
		same = same && (was == is || (view[0][at] == was && view[1][at] == is));
	}
	free(view[0]);
	free(view[1]);
	return same;
}

/* Whether nothing that is hidden from seat was touched from that step on. */
static bool stays_hidden(const struct pl_match *match, int seat, int step)
{
	size_t size = match->game->state_size;
	int nearest = step / PL_CHECKPOINT;
	struct pl_state *now =
		memcpy(pl_resize(NULL, size), match->checkpoints[nearest].state, size);
	struct pl_state *before = pl_resize(NULL, size);
	bool good = true;
	for (int i = nearest * PL_CHECKPOINT; good && i < match->step_count; i++) {
		memcpy(before, now, size);
		match->game->apply(match->book->rules, now, &match->steps[i].move, NULL);
		good = i < step || hides_the_same(match, seat, before, now);
	}
	free(before);
	free(now);
	return good;
}

/* What a step leaves in the way of who wants to go back before it; PL_STAYS_KINDS: nothing. */
static enum pl_stays stays_of(const struct pl_match *match, const struct pl_step *step, int seat,
                              unsigned bots)
{
	bool own = step->move.seat == seat;
	return !own && (bots & pl_bit(step->move.seat)) == 0 ? PL_STAYS_OTHERS
		: step->reveals                              ? PL_STAYS_SHOWN
		: !own && says_no(match, &step->move)        ? PL_STAYS_HIDDEN
							     : PL_STAYS_KINDS;
}

int pl_match_steps_back(const struct pl_match *match, int seat, unsigned bots, enum pl_stays *why)
{
	*why = pl_match_over(match) ? PL_STAYS_OVER : PL_STAYS_KINDS;
	if (*why == PL_STAYS_KINDS && pl_match_may_undo(match, seat))
		return 1;
	for (int at = match->step_count - 1; *why == PL_STAYS_KINDS && at >= 0; at--) {
		*why = stays_of(match, &match->steps[at], seat, bots);
		if (*why != PL_STAYS_KINDS || match->steps[at].move.seat != seat ||
		    was_forced(match, at))
			continue;
		if (at + 1 == match->step_count || stays_hidden(match, seat, at + 1))
			return match->step_count - at;
		*why = PL_STAYS_HIDDEN;
	}
	*why = *why == PL_STAYS_KINDS ? PL_STAYS_NOTHING : *why;
	return 0;
}

bool pl_match_resign(struct pl_match *match, int seat)
{
	if (match->seats != 2 || seat < 0 || seat > 1 || pl_match_over(match))
		return false;
	match->resigned = (uint8_t)(seat + 1);
	return true;
}

void pl_match_result(const struct pl_match *match, struct pl_result *result)
{
	match->game->returns(match->book->rules, match->state, result);
	if (match->resigned == 0)
		return;
	for (int seat = 0; seat < 2; seat++)
		result->place[seat] = seat + 1 == match->resigned ? 2 : 1;
}

uint64_t pl_state_digest(const struct pl_game *game, const struct pl_state *state)
{
	const uint64_t key[2] = { 0, 0 };
	return pl_hash(key, state, game->state_size);
}

void pl_move_text(const struct pl_game *game, const struct pl_book *book,
                  const struct pl_state *view, const struct pl_move *move, char out[PL_MOVE_TEXT])
{
	struct pl_text text = pl_text_in(out, PL_MOVE_TEXT);
	game->format(book, view, move, &text);
}

void pl_move_kept(const struct pl_game *game, const struct pl_book *book,
                  const struct pl_state *view, const struct pl_move *move, char out[PL_MOVE_TEXT])
{
	struct pl_text text = pl_text_in(out, PL_MOVE_TEXT);
	if (game->description == NULL)
		pl_move_text(game, book, view, move, out);
	else
		pl_notate(game->description, move, &text);
}

bool pl_parse_move(const struct pl_game *game, const struct pl_book *book,
                   const struct pl_state *view, int seat, const char *text, struct pl_move *out)
{
	if (!pl_is_pending(view, seat))
		return false;
	if (game->parse != NULL && game->parse(book, view, seat, text, out))
		return true;
	if (game->description != NULL && pl_read_notation(game->description, seat, text, out))
		return true;
	return game->parse == NULL && pl_read_listed(game, book, view, seat, text, out);
}

/* told.c - the kit's question whether what is told and what is seen are the same: another
 * seat can tell two choices of the mover apart by its view exactly when it can by events. */
#include "kit/parts.h"

#include "core/describe.h"
#include "core/text.h"
#include "core/turn.h"

#include <stdio.h>
#include <string.h>

enum { PAIRS = 6 };

/* The item in which two views differ, where the game's tables name it. */
static const char *difference(struct kit *kit, const struct pl_state *a, const struct pl_state *b)
{
	struct pl_text text = pl_text_in(kit->text, KIT_TEXT);
	if (kit->game->description != NULL)
		pl_difference(kit->game->description, a, b, &text);
	if (kit->text[0] == '\0') {
		size_t at = 0;
		while (((const uint8_t *)a)[at] == ((const uint8_t *)b)[at])
			at++;
		pl_put(&text, "byte %zu of the state", at);
	}
	return kit->text;
}

/* The kind of the first event that one list has and the other has not. */
static const char *event_apart(const struct kit *kit, const struct pl_events *a,
                               const struct pl_events *b, int seat)
{
	int at = 0;
	for (; at < a->count && at < b->count; at++) {
		struct pl_event x = pl_event_for(a->at[at], seat);
		struct pl_event y = pl_event_for(b->at[at], seat);
		if (memcmp(&x, &y, sizeof x) != 0)
			break;
	}
	return kit->game->event_kinds[(at < a->count ? a : b)->at[at].kind];
}

/* Whether a move only begins a choice that the same seat goes on with. A game's table says so
 * (PL_BEGINS); where there is none, it is seen from the outside. */
static bool begins(const struct kit *kit, const struct pl_move *move, const struct pl_state *after,
                   const struct pl_events *told)
{
	const struct pl_description *about = kit->game->description;
	if (told->count > 0 || after->pending != pl_bit(move->seat))
		return false;
	const struct pl_form *form = about != NULL ? pl_form_of(about, move) : NULL;
	return about == NULL || (form != NULL && (form->manner & PL_BEGINS) != 0);
}

/* Make a move and those that complete the choice that it begins. */
static void choose_whole(struct kit *kit, struct pl_state *after, const struct pl_move *move,
                         struct pl_events *told)
{
	enum { MOST = 8 };
	struct pl_state *before = kit->scratch[4];
	struct pl_move now = *move, moves[PL_MOVES];
	kit_after(kit, after, kit->state, &now, told);
	for (int i = 0; i < MOST && begins(kit, &now, after, told); i++) {
		int count = kit->game->legal(kit->rules, after, move->seat, moves);
		now = moves[kit_pick(kit, count)];
		kit_copy(kit, before, after);
		kit_after(kit, after, before, &now, told);
	}
}

/* The same events without the cards that may have been shuffled out of sight. */
static void fade(const struct kit *kit, struct pl_events *told)
{
	for (int i = 0; kit->game->description != NULL && i < told->count; i++) {
		const struct pl_news *news = &kit->game->description->news[told->at[i].kind];
		for (const struct pl_item *item = news->items; item != NULL && item->name != NULL;
		     item++)
			if (item->fades)
				pl_item_put(item, &told->at[i], NULL, 0);
	}
}

/* Whether only the name of a card was told that chance has put among the unseen since: views
 * keep what lies where, and not what somebody could remember of a deck. */
static bool faded(const struct kit *kit, struct pl_events *told_a, struct pl_events *told_b,
                  int seat)
{
	fade(kit, told_a);
	fade(kit, told_b);
	return kit_same_events(told_a, told_b, seat);
}

/* What left no trace in the truth, its generator apart, need leave none in a view. */
static bool same_truth(const struct kit *kit, struct pl_state *a, struct pl_state *b)
{
	const struct pl_chance none = { { 0, 0 }, 0 };
	a->chance = b->chance = none;
	return kit_same(kit, a, b);
}

static bool check_pair(struct kit *kit, const struct pl_move *x, const struct pl_move *y, int seat)
{
	struct pl_state *a = kit->scratch[0], *b = kit->scratch[1];
	struct pl_state *view_a = kit->scratch[2], *view_b = kit->scratch[3];
	struct pl_events told_a, told_b;
	char text[128];
	choose_whole(kit, a, x, &told_a);
	choose_whole(kit, b, y, &told_b);
	if (kit_set_goes_on(kit->state, a) || kit_set_goes_on(kit->state, b))
		return true; /* sealed choices show nothing at all, which is asked elsewhere */
	kit_view(kit, view_a, a, seat);
	kit_view(kit, view_b, b, seat);
	bool same_events = kit_same_events(&told_a, &told_b, seat);
	bool same_view = kit_same(kit, view_a, view_b);
	if (!kit_glances(kit, a, b, seat, same_view))
		return false;
	if (same_events == same_view)
		return true;
	snprintf(text, sizeof text, "%s", kit_move_text(kit, kit->state, x));
	const char *other = kit_move_text(kit, kit->state, y);
	if (same_events)
		return kit_fail(kit, PL_KIT_TOLD_APART,
		                "by %s of its view %s tells '%s' from '%s', by no event",
		                difference(kit, view_a, view_b), kit_seat(seat), text, other);
	const char *event = event_apart(kit, &told_a, &told_b, seat);
	bool drew = a->chance.drawn != kit->state->chance.drawn &&
		b->chance.drawn != kit->state->chance.drawn;
	return same_truth(kit, a, b) || (drew && faded(kit, &told_a, &told_b, seat)) ||
		kit_fail(kit, PL_KIT_TOLD_APART,
	                 "the event %s tells %s '%s' from '%s', and its view keeps nothing of it",
	                 event, kit_seat(seat), text, other);
}

/* Another of the moves, of the same verb if there is such a one in reach: choices alike are
 * those that may look alike. */
static int like(struct kit *kit, const struct pl_move *moves, int count, int of)
{
	int other = kit_pick(kit, count);
	for (int tries = 0; tries < 8 && (other == of || moves[other].verb != moves[of].verb);
	     tries++)
		other = kit_pick(kit, count);
	return other;
}

bool kit_told_apart(struct kit *kit)
{
	struct pl_move moves[PL_MOVES];
	if (kit->state->pending == 0)
		return true;
	int mover = pl_first_pending(kit->state);
	int count = kit->game->legal(kit->rules, kit->state, mover, moves);
	for (int pair = 0; pair < PAIRS && count > 1; pair++) {
		int x = kit_pick(kit, count);
		int y = pair % 2 == 0 ? like(kit, moves, count, x) : kit_pick(kit, count);
		int seat = (mover + 1 + kit_pick(kit, kit->seats)) % (kit->seats + 1);
		if (!check_pair(kit, &moves[x], &moves[y],
		                seat == kit->seats ? PL_SPECTATOR : seat))
			return false;
	}
	return true;
}

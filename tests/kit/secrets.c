/* secrets.c - the kit's questions about secrets: views, truths that a view
 * allows, and sealed choices. */
#include "kit/parts.h"

#include "core/chance.h"
#include "core/turn.h"

#include <string.h>

/* --- views -------------------------------------------------------------- */

static bool check_view(struct kit *kit, int seat)
{
	struct pl_state *view = kit->scratch[0], *again = kit->scratch[1];
	const struct pl_state *state = kit->state;
	kit_view(kit, view, state, seat);
	if (view->chance.key[0] != 0 || view->chance.key[1] != 0 || view->chance.drawn != 0)
		return kit_fail(kit, PL_KIT_VIEW, "the view of %s has the generator",
		                kit_seat(seat));
	if (view->ply != state->ply || view->seats != state->seats || view->phase != state->phase ||
	    view->pending != state->pending || view->sealed != state->sealed)
		return kit_fail(kit, PL_KIT_VIEW, "the view of %s has another header",
		                kit_seat(seat));
	kit_view(kit, again, view, seat);
	if (!kit_same(kit, view, again))
		return kit_fail(kit, PL_KIT_VIEW, "observing the view of %s again changes it",
		                kit_seat(seat));
	kit_view(kit, again, view, PL_SPECTATOR);
	kit_view(kit, view, state, PL_SPECTATOR);
	return kit_same(kit, view, again) ||
		kit_fail(kit, PL_KIT_VIEW, "a spectator sees what %s does not", kit_seat(seat));
}

bool kit_views(struct kit *kit)
{
	for (int seat = 0; seat < kit->seats; seat++)
		if (!check_view(kit, seat))
			return false;
	return check_view(kit, PL_SPECTATOR);
}

/* A truth that seat's view of the position allows. */
static void make_truth(struct kit *kit, struct pl_state *truth, int seat)
{
	kit_view(kit, truth, kit->state, seat);
	kit->game->determinize(kit->rules, truth, seat, &kit->chance);
}

/* A second truth, to see whether anything but the generator ever varies. */
static void compare_truths(struct kit *kit, struct pl_state *truth, struct pl_state *other,
                           int seat)
{
	make_truth(kit, other, seat);
	other->chance = truth->chance;
	kit->truths++;
	kit->varied += !kit_same(kit, truth, other);
}

/* Where hands are hidden, more than one truth must turn up. */
/* glance() tells the positions apart whose views differ, and no others; same: these do not. */
bool kit_glances(struct kit *kit, const struct pl_state *a, const struct pl_state *b, int seat,
                 bool same)
{
	if (kit->game->glance == NULL)
		return true;
	bool alike = kit->game->glance(kit->rules, a, seat) ==
		kit->game->glance(kit->rules, b, seat);
	return alike == same ||
		kit_fail(kit, PL_KIT_VIEW,
	                 "to %s two positions are %s at a glance, not in its view", kit_seat(seat),
	                 alike ? "the same" : "different");
}

bool kit_variety(struct kit *kit)
{
	enum { ENOUGH = 100 };
	return kit->hidden == 0 || kit->truths < ENOUGH || kit->varied > 0 ||
		kit_fail(kit, PL_KIT_DETERMINIZE, "%d times there was but one truth", kit->truths);
}

static bool check_determinize(struct kit *kit, int seat)
{
	struct pl_state *truth = kit->scratch[0], *view = kit->scratch[1];
	struct pl_state *again = kit->scratch[2];
	const uint64_t given = kit->chance.key[0];
	make_truth(kit, truth, seat);
	if ((truth->chance.key[0] == 0 && truth->chance.key[1] == 0) ||
	    truth->chance.key[0] == given)
		return kit_fail(kit, PL_KIT_DETERMINIZE,
		                "the truth has no generator of its own (pl_split)");
	compare_truths(kit, truth, again, seat);
	const char *broken = kit->game->audit(kit->rules, truth);
	if (broken != NULL)
		return kit_fail(kit, PL_KIT_DETERMINIZE, "a truth for %s: %s", kit_seat(seat),
		                broken);
	kit_view(kit, view, kit->state, seat);
	kit_view(kit, again, truth, seat);
	return kit_same(kit, view, again) ||
		kit_fail(kit, PL_KIT_DETERMINIZE, "%s sees in its view that it is not the truth",
	                 kit_seat(seat));
}

bool kit_determinize(struct kit *kit)
{
	for (int seat = 0; seat < kit->seats; seat++)
		if (!check_determinize(kit, seat))
			return false;
	return true;
}

/* --- two truths --------------------------------------------------------- */

/* A move of some pending seat that both truths allow; false if there is none. */
static bool common_move(struct kit *kit, const struct pl_state *a, const struct pl_state *b,
                        struct pl_move *out)
{
	struct pl_move moves[PL_MOVES];
	int seat = pl_first_pending(a), common = 0;
	for (int tries = 0; tries < 4; tries++) {
		int other = kit_pick(kit, kit->seats);
		if (pl_is_pending(a, other))
			seat = other;
	}
	int count = kit->game->legal(kit->rules, a, seat, moves);
	for (int i = 0; i < count; i++)
		if (kit->game->check(kit->rules, b, &moves[i]) == 0)
			moves[common++] = moves[i];
	if (common == 0)
		return false;
	*out = moves[kit_pick(kit, common)];
	return true;
}

/* What a seat may learn from one move made in two truths that it cannot tell
 * apart. *parted: it can now. */
static bool check_step(struct kit *kit, struct pl_state *a, struct pl_state *b, int seat,
                       const struct pl_move *move, bool *parted)
{
	struct pl_events told_a, told_b;
	struct pl_state *view_a = kit->scratch[2], *view_b = kit->scratch[3];
	char text[128];
	strncpy(text, kit_move_text(kit, a, move), sizeof text - 1);
	text[sizeof text - 1] = '\0';
	kit_after(kit, view_a, a, move, &told_a);
	kit_copy(kit, a, view_a);
	kit_after(kit, view_b, b, move, &told_b);
	kit_copy(kit, b, view_b);
	kit_view(kit, view_a, a, seat);
	kit_view(kit, view_b, b, seat);
	bool same_events = kit_same_events(&told_a, &told_b, seat);
	bool same_view = kit_same(kit, view_a, view_b);
	*parted = !same_events || !same_view;
	if (!kit_glances(kit, a, b, seat, same_view))
		return false;
	if (same_events && !same_view)
		return kit_fail(kit, PL_KIT_VIEW_LEAK,
		                "after '%s' p%d's view shows what no event told", text, seat + 1);
	if (!same_events && same_view)
		return kit_fail(kit, PL_KIT_EVENT_LEAK,
		                "'%s' tells p%d what the view does not keep", text, seat + 1);
	if (*parted && !(told_a.reveals && told_b.reveals))
		return kit_fail(kit, PL_KIT_REVEALS, "'%s' shows p%d a secret without pl_reveal()",
		                text, seat + 1);
	if (move->seat == seat && told_a.reveals != told_b.reveals)
		return kit_fail(kit, PL_KIT_REVEALS, "whether '%s' can be taken back is a secret",
		                text);
	return true;
}

bool kit_two_truths(struct kit *kit)
{
	enum { STEPS = 8 };
	struct pl_state *a = kit->scratch[0], *b = kit->scratch[1];
	int seat = kit_pick(kit, kit->seats);
	bool parted = false;
	make_truth(kit, b, seat);
	kit_copy(kit, a, kit->state);
	/* The same dice in both, so that only the secrets differ; or others, so that
	 * a card that comes up unseen differs even where the view knows all the rest. */
	if (kit_pick(kit, 2))
		b->chance = a->chance;
	for (int i = 0; i < STEPS && a->pending != 0 && b->pending != 0 && !parted; i++) {
		struct pl_move move;
		if (!common_move(kit, a, b, &move))
			break;
		if (!check_step(kit, a, b, seat, &move, &parted))
			return false;
	}
	return true;
}

/* --- sealed choices ----------------------------------------------------- */

static bool random_move_of(struct kit *kit, const struct pl_state *state, int seat,
                           struct pl_move *out)
{
	struct pl_move moves[PL_MOVES];
	int count = kit->game->legal(kit->rules, state, seat, moves);
	if (count <= 0)
		return false;
	*out = moves[kit_pick(kit, count)];
	return true;
}

/* Two choices of one seat look alike to all others. */
static bool check_sealed_shows(struct kit *kit, int seat)
{
	struct pl_state *a = kit->scratch[0], *b = kit->scratch[1];
	struct pl_state *view_a = kit->scratch[2], *view_b = kit->scratch[3];
	struct pl_events told_a, told_b;
	struct pl_move x, y;
	if (!random_move_of(kit, kit->state, seat, &x) ||
	    !random_move_of(kit, kit->state, seat, &y))
		return true;
	kit_after(kit, a, kit->state, &x, &told_a);
	kit_after(kit, b, kit->state, &y, &told_b);
	if (!kit_set_goes_on(kit->state, a) || !kit_set_goes_on(kit->state, b))
		return true;
	for (int i = 0; i <= kit->seats; i++) {
		int other = i == kit->seats ? PL_SPECTATOR : i;
		if (other == seat)
			continue;
		kit_view(kit, view_a, a, other);
		kit_view(kit, view_b, b, other);
		if (!kit_same(kit, view_a, view_b) || !kit_same_events(&told_a, &told_b, other))
			return kit_fail(kit, PL_KIT_SEALED_SHOWS,
			                "%s can tell '%s' from another choice by %s",
			                kit_seat(other), kit_move_text(kit, kit->state, &x),
			                kit_same(kit, view_a, view_b) ? "an event" : "the view");
	}
	return true;
}

/* Two seats' choices lead to the same bytes in either order. */
static bool check_sealed_order(struct kit *kit, int seat, int other)
{
	struct pl_state *ab = kit->scratch[0], *ba = kit->scratch[1], *between = kit->scratch[2];
	struct pl_move x, y;
	if (!random_move_of(kit, kit->state, seat, &x) ||
	    !random_move_of(kit, kit->state, other, &y))
		return true;
	kit_after(kit, between, kit->state, &x, NULL);
	if (kit->game->check(kit->rules, between, &y) != 0)
		return kit_fail(kit, PL_KIT_SEALED_ORDER, "p%d's choice is barred by p%d's",
		                other + 1, seat + 1);
	kit_after(kit, ab, between, &y, NULL);
	kit_after(kit, between, kit->state, &y, NULL);
	if (kit->game->check(kit->rules, between, &x) != 0)
		return kit_fail(kit, PL_KIT_SEALED_ORDER, "p%d's choice is barred by p%d's",
		                seat + 1, other + 1);
	kit_after(kit, ba, between, &x, NULL);
	return kit_same(kit, ab, ba) ||
		kit_fail(kit, PL_KIT_SEALED_ORDER, "p%d then p%d is not p%d then p%d", seat + 1,
	                 other + 1, other + 1, seat + 1);
}

/* How many moves seat makes until it is no longer asked, at random. */
static int count_steps(struct kit *kit, int seat)
{
	enum { MOST = 64 };
	struct pl_state *now = kit->scratch[0], *next = kit->scratch[1];
	struct pl_move move;
	int steps = 0;
	kit_copy(kit, now, kit->state);
	while (steps < MOST && pl_is_pending(now, seat) && random_move_of(kit, now, seat, &move)) {
		kit_after(kit, next, now, &move, NULL);
		kit_copy(kit, now, next);
		steps++;
	}
	return steps;
}

static bool check_sealed_steps(struct kit *kit, int seat)
{
	int first = count_steps(kit, seat);
	for (int i = 0; i < 4; i++) {
		int again = count_steps(kit, seat);
		if (again != first)
			return kit_fail(kit, PL_KIT_SEALED_STEPS, "p%d takes %d steps, or %d",
			                seat + 1, first, again);
	}
	return true;
}

bool kit_sealed(struct kit *kit)
{
	const struct pl_state *state = kit->state;
	if (state->sealed == 0 || (state->pending & (state->pending - 1)) == 0)
		return true;
	int seat = pl_first_pending(state), other = seat + 1;
	while (!pl_is_pending(state, other))
		other++;
	return check_sealed_shows(kit, seat) && check_sealed_shows(kit, other) &&
		check_sealed_order(kit, seat, other) && check_sealed_steps(kit, seat);
}

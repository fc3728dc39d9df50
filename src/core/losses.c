/* losses.c - moves that give something up for nothing, by what the game's tables say of them. */
#include "core/describe_parts.h"

#include "core/chance.h"
#include "core/memory.h"

#include <string.h>

/* Whether an event tells that its seat has lost something. */
static bool tells_loss(const struct pl_description *about, const struct pl_event *event)
{
	const struct pl_item *item = about->news[event->kind].items;
	for (; item != NULL && item->name != NULL; item++)
		if (item->loss && pl_item_get(item, NULL, event, event->seat, NULL) > 0)
			return true;
	return false;
}

/* Whether what comes of a move tells its seat of a loss, in a truth that the view allows. */
static bool leads_to_loss(const struct pl_game *game, const struct pl_rules *rules,
                          const struct pl_state *view, const struct pl_move *move)
{
	const uint64_t any[2] = { 0, 0 }; /* which truth does not matter: limits are open */
	struct pl_chance chance = pl_chance_of(any, 0);
	struct pl_state *truth = pl_resize(NULL, game->state_size);
	struct pl_events events = { .count = 0 };
	bool lost = false;
	memcpy(truth, view, game->state_size);
	game->determinize(rules, truth, move->seat, &chance);
	game->apply(rules, truth, move, &events);
	for (int i = 0; i < events.count; i++)
		lost |= events.at[i].seat == move->seat &&
			tells_loss(game->description, &events.at[i]);
	free(truth);
	return lost;
}

static bool loses(const struct pl_game *game, const struct pl_rules *rules,
                  const struct pl_state *view, const struct pl_move *move)
{
	const struct pl_form *form =
		game->description == NULL ? NULL : pl_form_of(game->description, move);
	if (form == NULL)
		return false;
	return (form->manner & PL_LOSES) != 0 ||
		((form->manner & PL_MAY_LOSE) != 0 && leads_to_loss(game, rules, view, move));
}

void pl_losses(const struct pl_game *game, const struct pl_rules *rules,
               const struct pl_state *view, const struct pl_move *moves, int count, bool *lossy)
{
	int losses = 0;
	for (int i = 0; i < count; i++)
		losses += lossy[i] = loses(game, rules, view, &moves[i]);
	if (losses == count)
		memset(lossy, 0, (size_t)count * sizeof *lossy);
}

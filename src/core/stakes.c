/* stakes.c - what a move brings, found by making it in truths that the view allows. */
#include "core/describe_parts.h"

#include "core/memory.h"

#include <string.h>

/* The stakes found so far. */
struct found {
	struct pl_stake *out;
	int count, room;
};

static void add_change(struct found *found, const struct pl_item *item, const int row[PL_BRACKETS],
                       int member, int64_t change)
{
	struct pl_stake *at = found->out, *end = found->out + found->count;
	if (change == 0)
		return;
	while (at < end &&
	       !(at->item == item && at->member == member && at->amount == change &&
	         memcmp(at->row, row, sizeof at->row) == 0))
		at++;
	if (at == end) {
		if (found->count == found->room)
			return;
		*at = (struct pl_stake){ .item = item,
			                 .member = member,
			                 .amount = (int32_t)change };
		memcpy(at->row, row, sizeof at->row);
		found->count++;
	}
	at->chance++; /* of the truths; thousandths at the end */
}

/* Adds by how much one number changed, or each of its counts. */
static void add_item(struct found *found, const struct pl_item *item, const int row[PL_BRACKETS],
                     int64_t a, int64_t b)
{
	if (item->kind != PL_IS_COUNTS) {
		add_change(found, item, row, 0, b - a);
		return;
	}
	for (int m = 1; m <= item->set->count; m++)
		add_change(found, item, row, m, count_of(item, b, m) - count_of(item, a, m));
}

static void add_changes(struct found *found, const struct pl_game *game,
                        const struct pl_rules *rules, const struct pl_state *before,
                        const struct pl_state *after, int viewer)
{
	for (const struct pl_item *item = game->description->state; item->name != NULL; item++) {
		int row[PL_BRACKETS] = { 0 };
		if (!item->stake)
			continue;
		do
			add_item(found, item, row, pl_item_get(item, rules, before, viewer, row),
			         pl_item_get(item, rules, after, viewer, row));
		while (next_row(item, row));
	}
}

int pl_stakes(const struct pl_game *game, const struct pl_rules *rules, const struct pl_state *view,
              const struct pl_move *move, int truths, struct pl_chance *chance,
              struct pl_stake *out, int room)
{
	struct pl_state *after = pl_resize(NULL, game->state_size);
	struct pl_state *before = pl_resize(NULL, game->state_size);
	struct found found = { .out = out, .room = room };
	for (int i = 0; i < truths; i++) {
		memcpy(before, view, game->state_size);
		game->determinize(rules, before, move->seat, chance);
		memcpy(after, before, game->state_size);
		game->apply(rules, after, move, NULL);
		add_changes(&found, game, rules, before, after, move->seat);
	}
	for (int i = 0; i < found.count; i++)
		out[i].chance = out[i].chance * 1000 / truths;
	free(after);
	free(before);
	return found.count;
}

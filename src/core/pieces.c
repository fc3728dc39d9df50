/* pieces.c - the pieces that a game's tables name. It knows no game. */
#include "core/pieces.h"

#include "core/describe_parts.h"

static const struct pl_set *whole_of(const struct pl_set *set)
{
	while (set->of != NULL)
		set = set->of;
	return set;
}

void pl_point_items(struct pl_pieces *pieces, const struct pl_item *items, const void *base)
{
	for (const struct pl_item *item = items_of(items); item->name != NULL; item++) {
		if (item->kind != PL_IS_ONE || item->sight != PL_OPEN)
			continue;
		const struct pl_set *set = whole_of(item->set);
		int member = member_of(item, pl_item_get(item, NULL, base, 0, no_rows));
		if (member != 0 && (set->piece != 0 || set->first_pieces))
			pl_point(pieces, set->piece + member);
	}
}

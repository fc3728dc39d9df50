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

static void mark_rows(uint8_t *bits, const struct pl_item *item)
{
	int rows = item->count[0] == 0 ? 1 : item->count[0];
	int within = item->count[1] == 0 ? 1 : item->count[1];
	for (int row = 0; row < rows; row++)
		for (int column = 0; column < within; column++)
			memset(bits + item->offset + row * item->stride[0] +
			               column * item->stride[1],
			       0xff, item->size);
	if (item->if_at != 0)
		bits[item->if_at] = 0xff;
}

struct pl_event pl_naming_bits(const struct pl_description *description, int kind)
{
	struct pl_event mask;
	if (description == NULL) {
		memset(&mask, 0xff, sizeof mask);
		return mask;
	}
	memset(&mask, 0, sizeof mask);
	mask.kind = mask.seat = 0xff;
	for (const struct pl_item *item = items_of(description->news[kind].items);
	     item->name != NULL; item++)
		if ((item->kind != PL_IS_NUMBER || item->points) && item->read == NULL)
			mark_rows((uint8_t *)&mask, item);
	return mask;
}

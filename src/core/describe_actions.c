/* describe_actions.c - moves as numbers: one for each, or one for each of their parts. */
#include "core/describe_parts.h"

#include <string.h>

static const int64_t MANY = INT32_MAX; /* actions that a number can still tell apart */

/* A value as one of 0 to pl_item_values() - 1. */
static int64_t rank_of(const struct pl_item *item, int64_t value, int seat, int seats)
{
	int64_t rank = 0;
	switch (item->kind) {
	case PL_IS_NUMBER:
		return value - item->lo;
	case PL_IS_FLAG:
		return value;
	case PL_IS_ONE:
		return turned(item, member_of(item, value), -seat, seats) - !item->may_lack;
	default:
		for (int m = item->set->count; m >= 1; m--)
			rank = rank * (item->hi + 1) + count_of(item, value, m);
		return rank;
	}
}

static int64_t value_of(const struct pl_item *item, int64_t rank, int seat, int seats)
{
	uint64_t value = 0;
	switch (item->kind) {
	case PL_IS_NUMBER:
		return rank + item->lo;
	case PL_IS_FLAG:
		return rank;
	case PL_IS_ONE:
		return turned(item, (int)rank + !item->may_lack, seat, seats) - 1 + item->first;
	default:
		for (int m = 1; m <= item->set->count; m++) {
			value |= (uint64_t)(rank % (item->hi + 1))
				<< (item->first + (m - 1) * item->bits);
			rank /= item->hi + 1;
		}
		return (int64_t)value;
	}
}

int64_t pl_form_ways(const struct pl_form *form)
{
	int64_t ways = 1;
	for (const struct pl_item *item = items_of(form->items); item->name != NULL; item++)
		ways = ways > MANY ? ways : ways * pl_item_values(item);
	return ways > MANY ? MANY + 1 : ways;
}

int pl_action_count(const struct pl_description *about)
{
	int64_t all = 0;
	for (const struct pl_form *form = about->forms; form->name != NULL; form++)
		all += pl_form_ways(form);
	return all > MANY ? 0 : (int)all;
}

int pl_action_of(const struct pl_description *about, const struct pl_move *move, int seats)
{
	const struct pl_form *form = pl_form_of(about, move);
	int64_t before = 0, rank = 0;
	if (form == NULL || pl_action_count(about) == 0)
		return -1;
	for (const struct pl_form *other = about->forms; other != form; other++)
		before += pl_form_ways(other);
	for (const struct pl_item *item = items_of(form->items); item->name != NULL; item++)
		rank = rank * pl_item_values(item) +
			rank_of(item, pl_item_get(item, NULL, move, 0, no_rows), move->seat, seats);
	return (int)(before + rank);
}

void pl_form_move(const struct pl_form *form, const int32_t part[PL_ARGS], int seat, int seats,
                  struct pl_move *out)
{
	*out = (struct pl_move){ .verb = form->verb, .seat = (uint8_t)seat };
	for (const struct pl_item *item = items_of(form->items); item->name != NULL; item++)
		pl_item_put(item, out, no_rows, value_of(item, *part++, seat, seats));
}

bool pl_action_move(const struct pl_description *about, int action, int seat, int seats,
                    struct pl_move *out)
{
	int64_t rank = action;
	const struct pl_form *form = about->forms;
	if (action < 0 || action >= pl_action_count(about))
		return false;
	for (; form->name != NULL && rank >= pl_form_ways(form); form++)
		rank -= pl_form_ways(form);
	int32_t part[PL_ARGS] = { 0 };
	int items = 0;
	while (items_of(form->items)[items].name != NULL)
		items++;
	while (items-- > 0) {
		int64_t values = pl_item_values(&form->items[items]);
		part[items] = (int32_t)(rank % values);
		rank /= values;
	}
	pl_form_move(form, part, seat, seats, out);
	return true;
}

int pl_action_parts(const struct pl_description *about, const struct pl_move *move, int seats,
                    int32_t part[1 + PL_ARGS])
{
	const struct pl_form *form = pl_form_of(about, move);
	int count = 1;
	memset(part, 0, (1 + PL_ARGS) * sizeof *part);
	if (form == NULL)
		return 0;
	part[0] = (int32_t)(form - about->forms);
	for (const struct pl_item *item = items_of(form->items); item->name != NULL; item++)
		part[count++] = (int32_t)rank_of(item, pl_item_get(item, NULL, move, 0, no_rows),
		                                 move->seat, seats);
	return count;
}

bool pl_action_of_parts(const struct pl_description *about, const int32_t part[1 + PL_ARGS],
                        int seat, int seats, struct pl_move *out)
{
	int32_t heads[1 + PL_ARGS];
	int at = 1;
	pl_action_heads(about, heads);
	if (part[0] < 0 || part[0] >= heads[0])
		return false;
	const struct pl_form *form = &about->forms[part[0]];
	for (const struct pl_item *item = items_of(form->items); item->name != NULL; item++, at++)
		if (part[at] < 0 || part[at] >= pl_item_values(item))
			return false;
	pl_form_move(form, part + 1, seat, seats, out);
	return true;
}

int pl_action_heads(const struct pl_description *about, int32_t values[1 + PL_ARGS])
{
	int most = 1;
	memset(values, 0, (1 + PL_ARGS) * sizeof *values);
	for (const struct pl_form *form = about->forms; form->name != NULL; form++) {
		int at = 1;
		values[0]++;
		for (const struct pl_item *item = items_of(form->items); item->name != NULL;
		     item++) {
			if (pl_item_values(item) > values[at])
				values[at] = (int32_t)pl_item_values(item);
			at++;
		}
		most = at > most ? at : most;
	}
	return most;
}

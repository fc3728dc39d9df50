/* describe_parts.h - what the files of describe.h share: small questions about items. */
#ifndef PERILUNE_DESCRIBE_PARTS_H
#define PERILUNE_DESCRIBE_PARTS_H

#include "core/describe.h"

#include "core/text.h"

#include <string.h>

static const int no_rows[PL_BRACKETS];

static inline int count_of(const struct pl_item *item, int64_t value, int member)
{
	int shift = item->first + (member - 1) * item->bits;
	return (int)((uint64_t)value >> shift & ((1u << item->bits) - 1));
}

/* The member a number names, from 1; 0 is none. */
static inline int member_of(const struct pl_item *item, int64_t value)
{
	return (int)value - item->first + 1;
}

/* Whether a number is one that the item can have. */
static inline bool is_sane(const struct pl_item *item, int64_t value)
{
	switch (item->kind) {
	case PL_IS_NUMBER:
		return value >= item->lo && value <= item->hi;
	case PL_IS_FLAG:
		return value == 0 || value == 1;
	case PL_IS_ONE:
		return member_of(item, value) <= item->set->count &&
			member_of(item, value) >= (item->may_lack ? 0 : 1);
	default:
		for (int m = 1; m <= item->set->count; m++)
			if (count_of(item, value, m) > item->hi)
				return false;
		return true;
	}
}

/* What programs call a member. */
static inline const char *key_of(const struct pl_set *set, int member, char room[16])
{
	if (set->keys != NULL)
		return set->keys[member - 1];
	struct pl_text digits = pl_text_in(room, 16);
	pl_put(&digits, "%d", member);
	return room;
}

static const struct pl_item no_items[] = { { .name = NULL } };

static inline const struct pl_item *items_of(const struct pl_item *items)
{
	return items != NULL ? items : no_items;
}

/* Goes to the next row of an item; false after the last. */
static inline bool next_row(const struct pl_item *item, int row[PL_BRACKETS])
{
	for (int i = PL_BRACKETS - 1; i >= 0; i--) {
		if (item->count[i] == 0)
			continue;
		if (++row[i] < item->count[i])
			return true;
		row[i] = 0;
	}
	return false;
}

/* A flag for each member of a set is the list of those that have it; not one of several things
 * about each, "technology[].borrowed". */
static inline bool is_listed(const struct pl_item *item, int bracket)
{
	bool last = bracket + 1 == PL_BRACKETS || item->count[bracket + 1] == 0;
	return last && item->kind == PL_IS_FLAG && item->over[bracket] != NULL &&
		item->name[strlen(item->name) - 1] == ']';
}

/* Whether a row is that of a seat at which nobody plays. */
static inline bool is_absent(const struct pl_item *item, const int row[PL_BRACKETS], int seats)
{
	for (int i = 0; i < PL_BRACKETS; i++)
		if (item->count[i] > 0 && item->over[i] == &pl_seats && row[i] >= seats)
			return true;
	return false;
}

static inline void put_path(const struct pl_item *item, const int row[PL_BRACKETS],
                            struct pl_text *text)
{
	int bracket = 0;
	for (const char *c = item->name; *c != '\0'; c++) {
		pl_put(text, "%c", *c);
		if (*c == '[')
			pl_put(text, "%d", row[bracket++] + 1);
	}
}

/* Seats are counted from the mover or viewer: the next is 1. */
static inline int turned(const struct pl_item *item, int member, int by, int seats)
{
	if (item->set != &pl_seats || member == 0)
		return member;
	return ((member - 1 + by) % seats + seats) % seats + 1;
}

#endif

/* describe_sight.c - what a seat sees by the tables, what a number can be, and in what two
 * positions differ: what the kit holds observe() and audit() against. */
#include "core/describe_parts.h"

#include <string.h>

int64_t pl_item_seen(const struct pl_item *item, const struct pl_rules *rules,
                     const struct pl_state *state, int seat, const int row[PL_BRACKETS])
{
	int64_t value = pl_item_get(item, NULL, state, seat, row);
	bool is_secret = item->secret_in == 0 || ((item->secret_in >> state->phase) & 1);
	if (item->hides != NULL && item->hides(rules, state, seat, row))
		return 0;
	if (item->sight == PL_OPEN || item->sight == PL_TAUGHT || !is_secret)
		return value;
	if (item->sight == PL_OWN_BIT)
		return seat < PL_SEATS ? value & (int64_t)1 << (item->first + seat) : 0;
	return item->sight == PL_OWN && row[0] == seat ? value : 0;
}

void pl_observe_described(const struct pl_description *about, const struct pl_rules *rules,
                          struct pl_state *state, int seat)
{
	for (const struct pl_item *item = about->state; item->name != NULL; item++) {
		int row[PL_BRACKETS] = { 0 };
		if (item->read != NULL || (item->sight == PL_OPEN && item->hides == NULL))
			continue;
		do
			pl_item_put(item, state, row, pl_item_seen(item, rules, state, seat, row));
		while (next_row(item, row));
	}
	memset(&state->chance, 0, sizeof state->chance);
}

const struct pl_item *pl_out_of_range(const struct pl_description *about,
                                      const struct pl_state *state)
{
	for (const struct pl_item *item = about->state; item->name != NULL; item++) {
		int row[PL_BRACKETS] = { 0 };
		if (item->read != NULL)
			continue;
		do {
			int64_t value = pl_item_get(item, NULL, state, 0, row);
			bool absent = is_absent(item, row, state->seats);
			if (absent ? value != 0 : !is_sane(item, value))
				return item;
		} while (next_row(item, row));
	}
	return NULL;
}

void pl_difference(const struct pl_description *about, const struct pl_state *a,
                   const struct pl_state *b, struct pl_text *text)
{
	for (const struct pl_item *item = about->state; item->name != NULL; item++) {
		int row[PL_BRACKETS] = { 0 };
		if (item->read != NULL)
			continue;
		do {
			if (pl_item_get(item, NULL, a, 0, row) !=
			    pl_item_get(item, NULL, b, 0, row)) {
				put_path(item, row, text);
				return;
			}
		} while (next_row(item, row));
	}
}

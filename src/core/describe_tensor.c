/* describe_tensor.c - a view as numbers with names, for learning. */
#include "core/describe_parts.h"

#include "core/memory.h"

#include <string.h>

/* One element of an item: what to read and where to put it. */
struct step {
	const struct pl_item *item;
	int row[PL_BRACKETS];
	bool turns[PL_BRACKETS]; /* these rows are seats, and counted from the viewer */
	int at, size;
	float scale;
};

struct pl_plan {
	int count, size;
	struct step *steps;
};

static int width_of(const struct pl_item *item)
{
	return item->kind == PL_IS_ONE || item->kind == PL_IS_COUNTS ? item->set->count : 1;
}

static void add_step(struct pl_plan *plan, const struct pl_item *item, const int row[PL_BRACKETS])
{
	int span = item->span != 0 ? item->span : item->hi != 0 ? item->hi : 1;
	struct step step = { .item = item, .at = plan->size, .size = width_of(item) };
	step.scale = item->kind == PL_IS_FLAG ? 1.0f : 1.0f / (float)span;
	for (int i = 0; i < PL_BRACKETS; i++) {
		step.row[i] = row[i];
		step.turns[i] = item->count[i] > 0 && item->over[i] == &pl_seats;
	}
	plan->steps = pl_resize(plan->steps, (size_t)(plan->count + 1) * sizeof step);
	plan->steps[plan->count++] = step;
	plan->size += step.size;
}

struct pl_plan *pl_plan_tensor(const struct pl_description *about, bool facts)
{
	struct pl_plan *plan = pl_zeroed(sizeof *plan);
	for (const struct pl_item *item = about->state; item->name != NULL; item++) {
		int row[PL_BRACKETS] = { 0 };
		if (item->sight == PL_HIDDEN || (item->read != NULL && !facts))
			continue;
		do
			add_step(plan, item, row);
		while (next_row(item, row));
	}
	return plan;
}

int pl_plan_size(const struct pl_plan *plan)
{
	return plan->size;
}

void pl_plan_free(struct pl_plan *plan)
{
	free(plan->steps);
	free(plan);
}

const char *pl_plan_name(const struct pl_plan *plan, int at, char room[64])
{
	const struct step *step = plan->steps;
	while (at >= step->at + step->size)
		step++;
	char key[16];
	struct pl_text text = pl_text_in(room, 64);
	put_path(step->item, step->row, &text);
	if (step->size > 1)
		pl_put(&text, " %s", key_of(step->item->set, at - step->at + 1, key));
	return room;
}

/* The rows of a step as the viewer at `from` counts them; false where no such seat plays. */
static bool rows_from(const struct step *step, int from, int seats, int row[PL_BRACKETS])
{
	for (int i = 0; i < PL_BRACKETS; i++) {
		row[i] = step->row[i];
		if (!step->turns[i])
			continue;
		if (row[i] >= seats)
			return false;
		row[i] = (row[i] + from) % seats;
	}
	return true;
}

static void put_counts(const struct step *step, int64_t value, int from, int seats, float *to)
{
	bool is_of_seats = step->item->set == &pl_seats;
	for (int m = 1; m <= (is_of_seats ? seats : step->size); m++)
		to[turned(step->item, m, -from, seats) - 1] =
			(float)count_of(step->item, value, m) * step->scale;
}

void pl_tensor(const struct pl_plan *plan, const struct pl_rules *rules,
               const struct pl_state *view, int viewer, float *out)
{
	int seats = view->seats, from = viewer < seats ? viewer : 0;
	memset(out, 0, (size_t)plan->size * sizeof *out);
	for (const struct step *step = plan->steps; step < plan->steps + plan->count; step++) {
		const struct pl_item *item = step->item;
		int row[PL_BRACKETS];
		if (!rows_from(step, from, seats, row))
			continue;
		int64_t value = pl_item_get(item, rules, view, viewer, row);
		if (item->kind == PL_IS_COUNTS) {
			put_counts(step, value, from, seats, out + step->at);
		} else if (item->kind == PL_IS_ONE) {
			int m = turned(item, member_of(item, value), -from, seats);
			if (m >= 1 && m <= step->size)
				out[step->at + m - 1] = 1.0f;
		} else {
			out[step->at] = (float)(value - item->lo) * step->scale;
		}
	}
}

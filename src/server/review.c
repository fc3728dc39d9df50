/* review.c - going through a finished match step by step, without playing it again from its
 * start for each step.
 *
 * A table is the sum of its records, so a moment of it is a copy that some of them were
 * applied to. Of a review, a few moments are kept, each later than the one before: a step on
 * applies one record to the last of them; for a step back the last go, and on the way from
 * the nearest that is left others are laid down, each halfway to where one wants to be. Going
 * through n records thus applies n of them forwards and some n log n backwards, and keeps
 * about log n moments.
 *
 * Only matches that are over for good are looked at (srv_is_open_book), and those never
 * change: what was laid down stays right. */
#include "server/parts.h"

#include "core/memory.h"

#include <string.h>

enum { MOMENTS = 24, FORGOTTEN_AFTER = 5 * 60 * 1000 /* milliseconds */ };

struct srv_review {
	char table[SRV_ID];
	const void *viewer;
	int64_t used; /* when it was last asked for */
	int count;
	struct moment {
		struct srv_table *table;
		int records; /* how many of the match's own were applied or passed over */
	} moments[MOMENTS];
};

/* --- moments ------------------------------------------------------------------------------ */

/* The table before its first record of play. */
static struct srv_table *beginning_of(const struct srv_table *table)
{
	struct srv_table *copy = pl_zeroed(sizeof *copy);
	memcpy(copy->id, table->id, sizeof copy->id);
	copy->seat_count = table->seat_count;
	memcpy(copy->seats, table->seats, sizeof copy->seats);
	for (int seat = 0; seat < copy->seat_count; seat++) {
		struct srv_seat *then = &copy->seats[seat];
		then->turn = then->undos = then->missed = then->resigned = 0;
		then->thought = NULL;
	}
	copy->game = table->game;
	copy->pledge = table->pledge;
	copy->plain_key = table->plain_key;
	copy->book = table->book;
	copy->book->uses++;
	return copy;
}

static struct srv_table *copy_of(const struct srv_table *table)
{
	struct srv_table *copy = pl_resize(NULL, sizeof *copy);
	*copy = *table;
	copy->book->uses++;
	copy->match = table->match == NULL ? NULL : pl_match_copy(table->match);
	copy->record_room = table->record_count;
	copy->records = pl_resize(NULL, (size_t)(table->record_count + 1) * sizeof *copy->records);
	for (int i = 0; i < table->record_count; i++) {
		struct srv_record *record = &copy->records[i];
		*record = table->records[i];
		record->text = pl_copied(record->text);
		record->kept = record->kept != NULL ? pl_copied(record->kept) : NULL;
		size_t size = (size_t)record->event_count * sizeof record->events[0];
		if (record->events != NULL)
			record->events = memcpy(pl_resize(NULL, size + 1), record->events, size);
	}
	return copy;
}

static void advance(struct srv *srv, struct moment *moment, const struct srv_table *from, int to)
{
	struct srv_refusal why;
	for (; moment->records < to; moment->records++) {
		const struct srv_record *record = &from->records[moment->records];
		const char *said = record->kept != NULL ? record->kept : record->text;
		struct pl_entry entry = { from->id,     moment->table->number + 1,
			                  record->at,   srv_kind_names[record->kind],
			                  record->seat, said };
		if (record->kind >= SRV_START && record->kind <= SRV_BACK) {
			srv_table_apply(srv, moment->table, &entry, &why);
			srv->counts.reviewed++;
		}
		moment->table->number = record->number;
	}
}

static void drop_last(struct srv *srv, struct srv_review *review)
{
	struct srv_table *table = review->moments[--review->count].table;
	srv_table_reset(srv, table);
	free(table);
}

static void lay_down(struct srv_review *review, struct srv_table *table, int records)
{
	review->moments[review->count++] = (struct moment){ table, records };
}

/* --- a review ------------------------------------------------------------------------------ */

/* How many records the table had after record `at`. */
static int records_until(const struct srv_table *table, int64_t at)
{
	int low = 0, high = table->record_count;
	while (low < high) {
		int middle = low + (high - low) / 2;
		if (table->records[middle].number <= at)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

static const struct srv_table *go_to(struct srv *srv, struct srv_review *review,
                                     const struct srv_table *table, int to)
{
	bool step_on = review->count > 1 && review->moments[review->count - 1].records + 1 == to;
	if (review->count == 0)
		lay_down(review, beginning_of(table), 0);
	while (review->moments[review->count - 1].records > to)
		drop_last(srv, review);
	for (;;) {
		struct moment *last = &review->moments[review->count - 1];
		int gap = to - last->records;
		if (gap == 0)
			return last->table;
		if (!step_on && review->count < MOMENTS) {
			int records = last->records;
			lay_down(review, copy_of(last->table), records);
			advance(srv, last + 1, table, records + (gap + 1) / 2);
		} else {
			advance(srv, last, table, to);
		}
	}
}

static void forget(struct srv *srv, struct srv_review *review)
{
	while (review->count > 0)
		drop_last(srv, review);
	memset(review, 0, sizeof *review);
}

/* The one that is under way, or the place of the one that was left alone for longest. */
static struct srv_review *review_of(struct srv *srv, const void *viewer, const char *table)
{
	struct srv_review *oldest = &srv->reviews[0];
	for (int i = 0; i < SRV_REVIEWS; i++) {
		struct srv_review *review = &srv->reviews[i];
		if (review->viewer == viewer && strcmp(review->table, table) == 0)
			return review;
		if (review->used < oldest->used)
			oldest = review;
	}
	forget(srv, oldest);
	oldest->viewer = viewer;
	snprintf(oldest->table, sizeof oldest->table, "%s", table);
	return oldest;
}

const struct srv_table *srv_review_at(struct srv *srv, const void *viewer,
                                      const struct srv_table *table, int64_t at)
{
	if (srv->reviews == NULL)
		srv->reviews = pl_zeroed(SRV_REVIEWS * sizeof *srv->reviews);
	struct srv_review *review = review_of(srv, viewer, table->id);
	review->used = srv_now();
	return go_to(srv, review, table, records_until(table, at));
}

void srv_review_forget(struct srv *srv, const char *table)
{
	for (int i = 0; srv->reviews != NULL && i < SRV_REVIEWS; i++)
		if (strcmp(srv->reviews[i].table, table) == 0)
			forget(srv, &srv->reviews[i]);
}

void srv_review_rest(struct srv *srv)
{
	for (int i = 0; srv->reviews != NULL && i < SRV_REVIEWS; i++)
		if (srv->reviews[i].count > 0 && srv->reviews[i].used + FORGOTTEN_AFTER < srv_now())
			forget(srv, &srv->reviews[i]);
}

void srv_review_end(struct srv *srv)
{
	for (int i = 0; srv->reviews != NULL && i < SRV_REVIEWS; i++)
		forget(srv, &srv->reviews[i]);
	free(srv->reviews);
	srv->reviews = NULL;
}

/* row_texts.h - what a row of the data says: all columns that the program makes of it. */
#ifndef PERILUNE_TESTS_ROW_TEXTS_H
#define PERILUNE_TESTS_ROW_TEXTS_H

#include "test.h"

#include "core/describe.h"
#include "core/text.h"

enum { ROW_TEXTS = 8192 };

static inline void put_row_texts(const struct pl_book *book, const struct pl_set *set, int member,
                                 char room[ROW_TEXTS])
{
	struct pl_text text = pl_text_in(room, ROW_TEXTS);
	for (const struct pl_column *column = set->columns; column->name != NULL; column++) {
		column->put(book, member, &text);
		pl_put(&text, "|");
	}
	assert_false(pl_text_full(&text));
}

#endif

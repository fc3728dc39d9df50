/* fuzz_book.c - any bytes as a data file: a book or a mistake, never a crash.
 *
 * A first line that begins with '=' is not data but one setting. */
#include "core/book.h"
#include "core/text.h"
#include "../tests/book_game.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool holds)
{
	if (!holds)
		abort();
}

/* Every number lies in its range, and every value can be written. The last
 * bracket of a PL_COUNT takes no row. */
static void check_field(const struct pl_book *book, const struct pl_field *field)
{
	bool has_rows = field->count[0] > 0;
	int rows = has_rows ? pl_field_rows(&tst_game, field, book->rules, 0, 0) : 1;
	for (int i = 0; i < rows; i++) {
		int32_t number = pl_field_get(field, book->rules, i, 0);
		if (field->kind != PL_WORD)
			require(number >= field->lo && number <= field->hi);
		char room[64];
		struct pl_text text = pl_text_in(room, sizeof room);
		pl_field_value(&tst_game, field, book, i, 0, &text);
		require(!pl_text_full(&text));
	}
}

static void check_book(struct pl_book *book)
{
	require(book->words[0][0] == '\0');
	for (int seats = tst_game.min_seats; seats <= tst_game.max_seats; seats++)
		pl_book_vet(&tst_game, book, seats);
	for (const struct pl_field *field = tst_fields; field->path != NULL; field++)
		if (field->count[1] == 0)
			check_field(book, field);
	pl_book_free(book);
}

static void check_faults(const struct pl_faults *faults)
{
	require(faults->count > 0 && faults->count <= PL_FAULTS);
	for (int i = 0; i < faults->count; i++) {
		size_t length = strlen(faults->at[i].text);
		require(length > 0 && length < PL_FAULT_TEXT);
		require((faults->at[i].line == 0) == (faults->at[i].column == 0));
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	char setting[200] = "";
	size_t line = 0;
	if (size > 0 && data[0] == '=') {
		const uint8_t *end = memchr(data, '\n', size);
		line = end == NULL ? size : (size_t)(end - data) + 1;
		size_t length = line - 1 < sizeof setting ? line - 1 : sizeof setting - 1;
		memcpy(setting, data + 1, length);
		setting[length] = '\0';
		setting[strcspn(setting, "\n")] = '\0';
	}
	const char *settings[] = { setting };
	struct pl_faults faults;
	struct pl_book *book = pl_book_load(&tst_game, (const char *)data + line, size - line,
	                                    settings, line > 0, &faults);
	if (book != NULL)
		check_book(book);
	else
		check_faults(&faults);
	return 0;
}

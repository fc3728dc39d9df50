/* book_kit.h - what the tests of the loader share: the standard data of the
 * test game with one thing changed, and what is said about it. */
#ifndef PERILUNE_BOOK_KIT_H
#define PERILUNE_BOOK_KIT_H

#include "core/book.h"
#include "core/text.h"
#include "book_game.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static struct pl_faults faults;

static inline struct pl_book *load(const char *yaml)
{
	return pl_book_load(&tst_game, yaml, strlen(yaml), NULL, 0, &faults);
}

static inline struct pl_book *load_set(const char *setting)
{
	return pl_book_standard(&tst_game, &setting, 1, &faults);
}

static inline const struct tst_rules *rules_of(const struct pl_book *book)
{
	assert_non_null(book);
	return (const struct tst_rules *)book->rules;
}

/* The standard data with its first `old` replaced. */
static inline const char *with(const char *old, const char *new)
{
	static char room[8192];
	const char *at = strstr(tst_standard, old);
	assert_non_null(at);
	struct pl_text text = pl_text_in(room, sizeof room);
	pl_put(&text, "%.*s%s%s", (int)(at - tst_standard), tst_standard, new, at + strlen(old));
	assert_false(pl_text_full(&text));
	return room;
}

static inline void assert_fault(int i, int line, int column, const char *part)
{
	const struct pl_fault *fault = &faults.at[i];
	if (i >= faults.count)
		fail_msg("only %d faults, looking for: %s", faults.count, part);
	if (fault->line != line || fault->column != column || strstr(fault->text, part) == NULL)
		fail_msg("%d:%d: %s\n   not %d:%d: ...%s...", fault->line, fault->column,
		         fault->text, line, column, part);
}

/* One mistake and no other. */
static inline void assert_refused(const char *yaml, int line, int column, const char *part)
{
	assert_null(load(yaml));
	assert_fault(0, line, column, part);
	if (faults.count != 1)
		fail_msg("also %d:%d: %s", faults.at[1].line, faults.at[1].column,
		         faults.at[1].text);
}

static inline void assert_setting_refused(const char *setting, const char *part)
{
	assert_null(load_set(setting));
	assert_fault(0, 0, 0, part);
	assert_non_null(strstr(faults.at[0].text, "setting "));
	assert_int_equal(faults.count, 1);
}

#endif

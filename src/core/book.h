/* book.h - editable game data: YAML in, rules and words out.
 *
 * One loader serves every game, driven by the game's field table alone. It
 * treats the text as hostile: bounded in size, depth and rows, no aliases,
 * plain decimal numbers only, and every mistake is answered with its line,
 * its column and what would be right. Nothing is half loaded.
 */
#ifndef PERILUNE_CORE_BOOK_H
#define PERILUNE_CORE_BOOK_H

#include "core/game.h"

enum {
	PL_DATA_BYTES = 256 * 1024, /* the largest data file */
	PL_FAULTS = 20,             /* the most mistakes told at once */
	PL_FAULT_TEXT = 600
};

/* One mistake. Line and column count from 1; 0 when it has no place (a
 * setting, or what the whole data adds up to). */
struct pl_fault {
	int line, column;
	char text[PL_FAULT_TEXT]; /* what is wrong, and what would be right */
};

struct pl_faults {
	int count; /* of at[]; more were found if `more` */
	bool more;
	struct pl_fault at[PL_FAULTS];
};

/* The book of a data text with settings on top ("turns=40",
 * "card[3].cost=2"; rows count from 1, or are called by their name:
 * "card[steal].cost=2"), or NULL with at least one fault, in the order of the
 * text. The text is the whole data: what it leaves out has the field's usual
 * value. The book owns its rules and words and is the caller's to free.
 * `faults` may be NULL.
 *
 * A list may be left out whole when its fields all have a usual value: then it
 * has the usual number of rows, or all of them if it has no PL_COUNT. Of a
 * PL_COUNT, hi is the most rows; stride and count go only with the brackets
 * before its last; a usual outside lo to hi asks for the list. The names that
 * a PL_ROW refers to must differ, and none is called "none".
 *
 * The digest is there before prepare() runs, which may read it and must not
 * change it. */
struct pl_book *pl_book_load(const struct pl_game *, const char *yaml, size_t length,
                             const char *const *settings, int setting_count,
                             struct pl_faults *faults);

/* The same of the game's standard data. */
struct pl_book *pl_book_standard(const struct pl_game *, const char *const *settings,
                                 int setting_count, struct pl_faults *faults);

void pl_book_free(struct pl_book *);

/* A data text with one number or choice changed and all else, comments too, as it
 * was; the path is as pl_field_path() writes it. A key that a group does not give
 * is added to it. NULL where the text has no place for the value (a list that it
 * leaves out, say) or cannot be read. The caller's to free. */
char *pl_book_edit(const char *yaml, const char *path, const char *value);

/* NULL, or why these rules cannot be played by this number of seats. */
const struct pl_reason *pl_book_vet(const struct pl_game *, const struct pl_book *, int seats);

/* How many play where nobody says otherwise: four, or as many of them as can. */
int pl_usual_seats(const struct pl_game *, const struct pl_book *);

/* One number of the rules by its field and rows (from 0; 0 where the path has
 * no brackets). */
int32_t pl_field_get(const struct pl_field *, const struct pl_rules *, int row0, int row1);

/* How many rows the data has for bracket 0 or 1 of a field's path. */
int pl_field_rows(const struct pl_game *, const struct pl_field *, const struct pl_rules *,
                  int bracket, int row0);

/* The field of a path as written in the field table ("card[].cost"), or NULL.
 * Where a list of plain values has a PL_COUNT of the same path, the value. */
const struct pl_field *pl_field_find(const struct pl_game *, const char *path);

/* The same two where there is a book already, without a search. */
const struct pl_field *pl_book_field(const struct pl_game *, const struct pl_book *,
                                     const char *path);
int pl_book_rows(const struct pl_game *, const struct pl_book *, const struct pl_field *,
                 int bracket, int row0);

/* The path of one value with its rows from 1, as a setting and the digest
 * write it: "card[3].cost". The last bracket of a PL_COUNT stays empty. */
void pl_field_path(const struct pl_field *, int row0, int row1, struct pl_text *);

/* One value as the data file writes it: "3", "pairs", "gobi". A text comes
 * without quotes. */
void pl_field_value(const struct pl_game *, const struct pl_field *, const struct pl_book *,
                    int row0, int row1, struct pl_text *);

/* Whether a field is an option that is asked for each table; the values that it has by
 * name: how many (0 if it is a number), and each of them. */
enum { PL_OPTION_VALUE = 64 };
bool pl_is_option(const struct pl_field *);
int pl_option_values(const struct pl_game *, const struct pl_book *, const struct pl_field *);
void pl_option_value(const struct pl_game *, const struct pl_book *, const struct pl_field *, int i,
                     char value[PL_OPTION_VALUE]);

#endif

/* rows.h - tables that are indexed by an enum.
 *
 * Such a table names the place of each row ([KIND] = ...), is declared without a size (in its
 * header too, or the size would come from there), and is
 * followed by PL_ROWS, so that a value that is added at the enum's end and has no row does
 * not compile, and rows can be swapped in the text without harm. (Rules are C++ too, which
 * wants the rows in their order.) */
#ifndef PERILUNE_CORE_ROWS_H
#define PERILUNE_CORE_ROWS_H

#include <assert.h>
#include <stddef.h>

#define PL_ROWS(table, count)                                                                      \
	static_assert(sizeof(table) / sizeof((table)[0]) == (size_t)(count),                       \
	              #table " has a row for each of " #count)

#endif

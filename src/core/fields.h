/* fields.h - shorthand for a game's table of fields (struct pl_field). Only its
 * data.c includes this, after saying which struct its rules are:
 *
 *   #define PL_FIELDS_OF struct xyz_rules
 *   #include "core/fields.h"
 */
#ifndef PERILUNE_CORE_FIELDS_H
#define PERILUNE_CORE_FIELDS_H

#include "core/game.h"

#define RULES(member) ((PL_FIELDS_OF *)0)->member

/* Where a member lies; in each row of a table; in each row of a row's list, where
 * member is ".name", or nothing if the list is of plain numbers. */
#define AT(member) .offset = offsetof(PL_FIELDS_OF, member), .size = sizeof(RULES(member))
#define ROW(table, rows, member)                                                                   \
	.offset = offsetof(PL_FIELDS_OF, table[0].member), .stride = { sizeof(RULES(table[0])) },  \
	.count = { rows }, .size = sizeof(RULES(table[0].member))
#define LIST(table, rows, list, items, member)                                                     \
	.offset = offsetof(PL_FIELDS_OF, table[0].list[0] member),                                 \
	.stride = { sizeof(RULES(table[0])), sizeof(RULES(table[0].list[0])) },                    \
	.count = { rows, items }, .size = sizeof(RULES(table[0].list[0] member))

/* What may stand there. */
#define NUMBER(how, least, most, otherwise)                                                        \
	.kind = PL_NUMBER, .use = how, .lo = least, .hi = most, .usual = otherwise
#define CHOICE(how, least, most, otherwise, of)                                                    \
	.kind = PL_CHOICE, .use = how, .lo = least, .hi = most, .usual = otherwise, .names = of
#define ROWS(least, most)                                                                          \
	.kind = PL_COUNT, .use = PL_FIXED, .lo = least, .hi = most, .usual = PL_REQUIRED
#define NAME .kind = PL_WORD, .use = PL_FIXED, .lo = 1, .hi = 40, .usual = PL_REQUIRED
#define WORD .kind = PL_WORD, .use = PL_FIXED, .lo = 0, .hi = 200, .usual = 0

#endif

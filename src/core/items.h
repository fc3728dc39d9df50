/* items.h - shorthand for a game's tables of items (struct pl_item). Only its describe.c
 * includes this, after saying which struct its state is:
 *
 *   #define PL_ITEMS_OF struct xyz_state
 *   #include "core/items.h"
 */
#ifndef PERILUNE_ITEMS_H
#define PERILUNE_ITEMS_H

#include "core/describe.h"

#define LENGTH(array) (sizeof(array) / sizeof((array)[0]))
#define ITEMS(...)                                                                                 \
	(const struct pl_item[])                                                                   \
	{                                                                                          \
		__VA_ARGS__,                                                                       \
		{                                                                                  \
			.name = NULL                                                               \
		}                                                                                  \
	}

/* What a number is. ONE and NONE_OR are kept from 1, FROM_0 from 0; SOME is a subset of
 * one bit each from bit `from` on; COUNTS has `width` bits a member. IN_BITS is a number
 * that has `width` bits of a byte, from bit `from` on. */
#define NUMBER(least, most) .kind = PL_IS_NUMBER, .lo = least, .hi = most
#define IN_BITS(from, width, most)                                                                 \
	.kind = PL_IS_NUMBER, .first = from, .bits = width, .lo = 0, .hi = most
#define FLAG           .kind = PL_IS_FLAG
#define ONE(of)        .kind = PL_IS_ONE, .set = &of, .first = 1
#define NONE_OR(of)    ONE(of), .may_lack = true
#define FROM_0(of)     .kind = PL_IS_ONE, .set = &of, .first = 0
#define SOME(of, from) .kind = PL_IS_COUNTS, .set = &of, .bits = 1, .hi = 1, .first = from
#define COUNTS(of, width, most)                                                                    \
	.kind = PL_IS_COUNTS, .set = &of, .bits = width, .hi = most, .first = 0

/* Where: byte n of a move's arguments, of what an event tells and of its secret; several
 * bytes from there on. */
#define ARG(n)           .offset = offsetof(struct pl_move, arg) + n, .size = 1
#define ARGS(n, bytes)   .offset = offsetof(struct pl_move, arg) + n, .size = bytes
#define TOLD(n)          .offset = offsetof(struct pl_event, arg) + n, .size = 1
#define TOLDS(n, bytes)  .offset = offsetof(struct pl_event, arg) + n, .size = bytes
#define TOLD_HIGH_LOW(n) .offset = offsetof(struct pl_event, arg) + n, .size = 2, .high_first = true
#define SECRET(n)        .offset = offsetof(struct pl_event, secret) + n, .size = 1, .sight = PL_SEEN_BY

/* Only where another byte of the event says so. */
#define IF_TOLD(n, is) .if_at = offsetof(struct pl_event, arg) + n, .if_is = is

/* Where: a member of the state; rows of one, from row `from` on, over a set (&set or NULL);
 * rows that only a fact has. */
#define STATE(member) ((PL_ITEMS_OF *)0)->member
#define AT(member)    .offset = offsetof(PL_ITEMS_OF, member), .size = sizeof(STATE(member))
#define ROWS(member, from, rows, of)                                                               \
	.offset = offsetof(PL_ITEMS_OF, member[from]), .size = sizeof(STATE(member[0])),           \
	.stride = { sizeof(STATE(member[0])) }, .count = { rows }, .over = { of }
/* member[i].part of each row i of a table; member[i][j] and member[i].part[j] of each. */
#define ROWS_OF(member, rows, of, part)                                                            \
	.offset = offsetof(PL_ITEMS_OF, member[0].part), .size = sizeof(STATE(member[0].part)),    \
	.stride = { sizeof(STATE(member[0])) }, .count = { rows }, .over = { of }
#define GRID(member, rows, of, from, lines, by)                                                    \
	.offset = offsetof(PL_ITEMS_OF, member[0][from]), .size = sizeof(STATE(member[0][0])),     \
	.stride = { sizeof(STATE(member[0])), sizeof(STATE(member[0][0])) },                       \
	.count = { rows, lines }, .over = { of, by }
#define GRID_OF(member, rows, of, part, from, lines, by)                                           \
	.offset = offsetof(PL_ITEMS_OF, member[0].part[from]),                                     \
	.size = sizeof(STATE(member[0].part[0])),                                                  \
	.stride = { sizeof(STATE(member[0])), sizeof(STATE(member[0].part[0])) },                  \
	.count = { rows, lines }, .over = { of, by }
#define FACTS(rows, of) .count = { rows }, .over = { of }

/* What every state begins with. */
#define STATE_HEADER(phases, least, most)                                                          \
	{ "ply", AT(base.ply), NUMBER(0, 1000000), .span = 1000, .about = "moves made" },          \
		{ "seats", AT(base.seats), NUMBER(least, most), .about = "players" },              \
		{ "phase", AT(base.phase), ONE(phases), .about = "what is decided now" },          \
		{ "pending", AT(base.pending), SOME(pl_seats, 0), .about = "who owes a move" },    \
	{                                                                                          \
		"sealed", AT(base.sealed), SOME(pl_seats, 0), .about = "who are asked together"    \
	}

#endif

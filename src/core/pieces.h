/* pieces.h - pointing at the pieces on the screen that a move or an event is about: what
 * every game's touch() and trace() fill in. */
#ifndef PERILUNE_CORE_PIECES_H
#define PERILUNE_CORE_PIECES_H

#include "core/describe.h"

struct pl_pieces {
	uint16_t *out; /* room for PL_TOUCH */
	int count;
};

/* What does not fit is left out: nobody looks at more at a time. */
static inline void pl_point(struct pl_pieces *pieces, int piece)
{
	if (pieces->count < PL_TOUCH)
		pieces->out[pieces->count++] = (uint16_t)piece;
}

/* Point at what the items of a move's form or of an event name: members of sets that are pieces,
 * in their order. What only some seats are told is no piece. */
void pl_point_items(struct pl_pieces *, const struct pl_item *, const void *base);

/* What of an event of that kind can name something: ones in the bits of its kind, its seat and
 * its items, less plain numbers that do not point. What trace() points at hangs on those alone, so that who
 * counts it need not tell events apart by amounts. All is ones where no table says. */
struct pl_event pl_naming_bits(const struct pl_description *, int kind);

#endif

/* pieces.h - pointing at the pieces on the screen that a move or an event is about: what
 * every game's touch() and trace() fill in. */
#ifndef PERILUNE_CORE_PIECES_H
#define PERILUNE_CORE_PIECES_H

#include "core/game.h"

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

#endif

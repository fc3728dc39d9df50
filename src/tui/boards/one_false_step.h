/* one_false_step.h - what the files of One False Step's board share:
 *
 *   one_false_step.c        the landscape, the week, auctions and offers
 *   one_false_step_side.c   mayors, rockets, cards
 *   one_false_step_cards.c  what pieces say at length */
#ifndef PERILUNE_TUI_BOARDS_ONE_FALSE_STEP_H
#define PERILUNE_TUI_BOARDS_ONE_FALSE_STEP_H

#include "tui/boards/reading.h"

void ofs_draw_side(const struct tui_scene *, struct tui_canvas *);
bool ofs_describe(const struct tui_scene *, const char *piece, struct tui_card *);

/* Thousandths as people say them: "8.3%". */
static inline void ofs_percent(int thousandths, char *to, size_t size)
{
	if (thousandths < 100 && thousandths > 0)
		snprintf(to, size, "%d.%d%%", thousandths / 10, thousandths % 10);
	else
		snprintf(to, size, "%d%%", (thousandths + 5) / 10);
}

#endif

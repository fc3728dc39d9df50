/* one_small_step.h - what the two files of One Small Step's board share. */
#ifndef PERILUNE_TUI_BOARDS_ONE_SMALL_STEP_H
#define PERILUNE_TUI_BOARDS_ONE_SMALL_STEP_H

#include "tui/boards/reading.h"

enum { OSS_GOODS = 5 };

/* Resources by their keys in the view, a letter and a colour each. */
extern const struct oss_good {
	const char *key;
	char letter;
	uint8_t ink;
} oss_goods[OSS_GOODS];

/* The store that a piece is, and whose; NULL: it is none. */
const json_t *oss_store_of(const json_t *view, const char *piece, int *seat);

bool oss_describe(const struct tui_scene *, const char *piece, struct tui_card *);

#endif

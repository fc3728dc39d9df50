/* replay.h - a transcript as a source that can be stepped through. */
#ifndef PERILUNE_TUI_REPLAY_H
#define PERILUNE_TUI_REPLAY_H

#include "core/transcript.h"
#include "tui/source.h"

/* Transcript and book are borrowed. It begins after record `at` (beyond the last: there),
 * as seat or PL_SPECTATOR saw it. NULL with a fault where a move was not possible. */
struct tui_source *tui_replay_open(const struct pl_transcript *, const struct pl_book *, int at,
                                   int seat, struct pl_fault *);

#endif

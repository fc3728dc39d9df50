/* remote.h - a table on a server as a source: what docs/api.md calls watching. */
#ifndef PERILUNE_TUI_REMOTE_H
#define PERILUNE_TUI_REMOTE_H

#include "net/talk.h"
#include "tui/source.h"

/* Follows the table, as its player or as a spectator, and listens to the conversation
 * until it is closed. The talk is borrowed. */
struct tui_source *tui_remote_open(struct net_talk *, const char *table);

/* The table that it is at, which a rematch changes. */
const char *tui_remote_table(const struct tui_source *);

/* The newest message `table`; NULL before the first. */
const json_t *tui_remote_about(const struct tui_source *);

/* Before play: take a seat (from 0), give one's own up, begin. Refusals come as
 * notices. */
void tui_remote_sit(struct tui_source *, int seat);
void tui_remote_stand(struct tui_source *, int seat);
void tui_remote_start(struct tui_source *);

/* Nothing more will come: there is no such table (any more). */
bool tui_remote_gone(const struct tui_source *);

/* What is amiss with a connection, in words; "" if nothing. */
const char *tui_trouble(const struct net_talk *, char *room, size_t size);

#endif

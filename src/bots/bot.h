/* bot.h - players made of code.
 *
 * A bot is given what its seat may see, never the state, so it cannot cheat by
 * mistake. It is named by a SPEC everywhere: "random", "greedy".
 */
#ifndef PERILUNE_BOT_H
#define PERILUNE_BOT_H

#include "core/game.h"

/* A view to choose from: seat is pending in it. */
struct pl_seat_view {
	const struct pl_game *game;
	const struct pl_rules *rules;
	const struct pl_state *view;
	int seat;
};

struct pl_bot {
	const char *name;
	const char *about; /* one line for help texts */
	struct pl_move (*choose)(const struct pl_seat_view *, struct pl_chance *);
};

/* Every bot, ended by a NULL name. */
extern const struct pl_bot pl_bots[];

/* The bot of a SPEC, or NULL. */
const struct pl_bot *pl_find_bot(const char *spec);

/* The name nearest to a mistyped SPEC, or NULL. */
const char *pl_nearest_bot(const char *spec);

#endif

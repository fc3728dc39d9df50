/* bot.c - the list of bots, and the two simplest of them. */
#include "bots/bot.h"

#include "core/chance.h"
#include "core/text.h"

#include <string.h>

/* Any legal move, each equally likely. */
static struct pl_move choose_random(const struct pl_seat_view *at, struct pl_chance *chance)
{
	struct pl_move moves[PL_MOVES];
	int count = at->game->legal(at->rules, at->view, at->seat, moves);
	return moves[pl_draw(chance, (uint32_t)count)];
}

/* The move that the game's own sense weighs heaviest; of equals, any. */
static struct pl_move choose_greedy(const struct pl_seat_view *at, struct pl_chance *chance)
{
	struct pl_move moves[PL_MOVES];
	uint16_t weight[PL_MOVES];
	int count = at->game->legal(at->rules, at->view, at->seat, moves);
	at->game->weigh(at->rules, at->view, moves, count, weight);
	int best = 0;
	uint32_t equals = 1;
	for (int i = 1; i < count; i++) {
		if (weight[i] > weight[best]) {
			best = i;
			equals = 1;
		} else if (weight[i] == weight[best] && pl_draw(chance, ++equals) == 0) {
			best = i;
		}
	}
	return moves[best];
}

const struct pl_bot pl_bots[] = {
	{ "random", "plays any legal move", choose_random },
	{ "greedy", "plays what looks best at once, without thinking ahead", choose_greedy },
	{ NULL, NULL, NULL },
};

const struct pl_bot *pl_find_bot(const char *spec)
{
	for (const struct pl_bot *bot = pl_bots; bot->name != NULL; bot++)
		if (strcmp(bot->name, spec) == 0)
			return bot;
	return NULL;
}

const char *pl_nearest_bot(const char *spec)
{
	enum { MOST = sizeof pl_bots / sizeof pl_bots[0] };
	const char *names[MOST];
	int count = 0;
	while (pl_bots[count].name != NULL) {
		names[count] = pl_bots[count].name;
		count++;
	}
	return pl_nearest(spec, names, count);
}

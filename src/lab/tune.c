/* tune.c - finding constants of the search; see tune.h. */
#include "lab/tune.h"

#include <math.h>
#include <string.h>

static struct pl_bot bot_with(const struct pl_tune *tune, const int value[PL_CONSTANTS])
{
	struct pl_bot bot = pl_bot_of("search");
	bot.search.ms = tune->iterations > 0 ? 0 : tune->ms;
	bot.search.iterations = tune->iterations;
	bot.search.judge = tune->judge;
	memcpy(bot.search.constant, value, sizeof bot.search.constant);
	return bot;
}

/* Up or down by the table's step or factor, whichever goes further. */
static int turned(int which, int value, int direction)
{
	const struct pl_constant_info *info = &pl_constants[which];
	int far = direction > 0 ? value * (100 + info->factor) / 100
				: value * 100 / (100 + info->factor);
	int near = value + direction * info->step;
	int to = direction > 0 ? (far > near ? far : near) : (far < near ? far : near);
	return to < info->lo ? info->lo : to > info->hi ? info->hi : to;
}

/* Better by the sequential test; or, when the games ran out, by more than two
 * standard deviations of the mean. */
static bool is_better(const struct pl_tune *tune, const struct pl_pairing *pairing)
{
	double games = (double)pairing->games, mean = pairing->wins / games;
	double deviation = sqrt(fmax(pairing->variance, 0) / games);
	return pairing->verdict > 0 ||
		(pairing->verdict == 0 && mean - 2 * deviation > 1.0 / tune->seats);
}

static bool try_value(const struct pl_tune *tune, int value[PL_CONSTANTS], int which, int to,
                      uint64_t number)
{
	int turned_value[PL_CONSTANTS];
	memcpy(turned_value, value, sizeof turned_value);
	turned_value[which] = to;
	struct pl_bot bots[2] = { bot_with(tune, turned_value), bot_with(tune, value) };
	struct pl_arena arena = {
		.game = tune->game,
		.book = tune->book,
		.seats = tune->seats,
		.bot_count = 2,
		.bots = bots,
		.seed = { tune->seed[0], tune->seed[1] + number },
		.games = tune->games,
		.threads = tune->threads,
		.first_only = true,
		.stop = 30,
		.journal = tune->journal,
		.progress = tune->progress,
		.context = tune->context,
	};
	static struct pl_arena_result result;
	if (!pl_arena_run(&arena, &result))
		return false;
	struct pl_trial trial = { which, value[which], to, result.pairings[0],
		                  is_better(tune, &result.pairings[0]) };
	if (trial.better)
		value[which] = to;
	if (tune->tell != NULL)
		tune->tell(tune->context, &trial);
	return trial.better;
}

/* Turn one constant as long as it helps; first up, then down. */
static int turn(const struct pl_tune *tune, int value[PL_CONSTANTS], int which, uint64_t *number)
{
	int gains = 0;
	for (int direction = 1; direction >= -1 && gains == 0; direction -= 2) {
		int to = turned(which, value[which], direction);
		while (to != value[which] && try_value(tune, value, which, to, (*number)++)) {
			gains++;
			to = turned(which, value[which], direction);
		}
	}
	return gains;
}

int pl_tune_run(const struct pl_tune *tune, int value[PL_CONSTANTS])
{
	uint64_t number = 0;
	int gains = 0;
	for (int round = 0; round < tune->rounds; round++) {
		int before = gains;
		for (int which = 0; which < PL_CONSTANTS; which++)
			if ((tune->only >> which) & 1)
				gains += turn(tune, value, which, &number);
		if (gains == before)
			break;
	}
	return gains;
}

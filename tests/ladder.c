/* ladder.c - are the levels in order? Greedy below normal below hard, at the fewest and the usual
 * seats of each game.
 *
 *   ladder [--brief] [--games N] [--seed S] [GAME...]
 *
 * One of the higher level plays alone against a table of the lower, seats rotated. A sequential
 * test stops each step once it is clear who is stronger: 50 points of Elo to either side are its
 * two hypotheses, five in a hundred to be wrong. A step fails that shows the wrong order, or no
 * order in N games (400). Levels think by iterations alone, so a seed says all.
 *
 * With --brief, what continuous integration has the time for: of each game the lowest step at the
 * fewest seats, and the step from normal to hard where few games tell (`briefly`), with hypotheses
 * of 100 points. So it passes five in a hundred times where the higher level is 100 points weaker,
 * and every second time where both are alike: it finds what is broken, not what is a little
 * weaker. */
#include "bots/bot.h"
#include "core/book.h"
#include "core/numbers.h"
#include "games/registry.h"
#include "lab/arena.h"
#include "lab/estimate.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { GAMES = 400, APART = 50, APART_BRIEFLY = 100, ROUNDS_BRIEFLY = 2, LEVELS = 3 };

/* Whatever else the machine does: a level's own two seconds are never what ends its thought. */
static const struct level {
	const char *name, *spec;
} levels[LEVELS] = {
	{ "greedy", "greedy" },
	{ "normal", "normal:ms=600000" },
	{ "hard", "hard:ms=600000" },
};

struct climb {
	bool brief;
	uint64_t games, seed;
	int failed;
};

/* The steps of --brief, by the lower level; each at the fewest seats. */
static const struct {
	const char *slug;
	int low;
} briefly[] = {
	{ "flank", 0 },
	{ "one-false-step", 0 },
	{ "one-small-step", 0 },
	{ "space-tug-skirmish", 0 },
	{ "space-tug-skirmish", 1 },
	{ "traders", 0 },
};

static bool is_taken_briefly(const struct pl_game *game, int low)
{
	for (size_t i = 0; i < sizeof briefly / sizeof briefly[0]; i++)
		if (strcmp(briefly[i].slug, game->slug) == 0 && briefly[i].low == low)
			return true;
	return false;
}

static void take_step(struct climb *climb, const struct pl_game *game, const struct pl_book *book,
                      int seats, int low)
{
	static struct pl_arena_result result;
	const struct pl_bot bots[] = { pl_bot_of(levels[low + 1].spec),
		                       pl_bot_of(levels[low].spec) };
	const struct pl_arena arena = {
		.game = game,
		.book = book,
		.seats = seats,
		.bot_count = 2,
		.bots = bots,
		.seed = { climb->seed, 22 },
		.games = climb->games,
		.threads = pl_most((int)sysconf(_SC_NPROCESSORS_ONLN), 1),
		.first_only = true,
		.stop = climb->brief ? APART_BRIEFLY : APART,
		.rounds = climb->brief ? ROUNDS_BRIEFLY : 0,
	};
	pl_arena_run(&arena, &result);
	const struct pl_pairing *pairing = &result.pairings[0];
	struct pl_share share = pl_share_of(pairing->wins, (double)pairing->games);
	bool good = pairing->verdict > 0;
	printf("%s, %d seats: %s alone against %s wins %.0f%% (%.0f to %.0f) of %llu games, %.0f%% are due: "
	       "%s\n",
	       game->slug, seats, levels[low + 1].name, levels[low].name, 100 * share.is,
	       100 * share.low, 100 * share.high, (unsigned long long)pairing->games, 100.0 / seats,
	       good                           ? "stronger"
	               : pairing->verdict < 0 ? "WEAKER"
	                                      : "NOT SHOWN to be stronger");
	fflush(stdout);
	climb->failed += !good;
}

static void climb_game(struct climb *climb, const struct pl_game *game)
{
	struct pl_book *book = pl_book_standard(game, NULL, 0, NULL);
	int fewest = pl_most(game->min_seats, 2), usual = pl_usual_seats(game, book);
	for (int low = 0; low + 1 < LEVELS; low++) {
		if (climb->brief && !is_taken_briefly(game, low))
			continue;
		take_step(climb, game, book, fewest, low);
		if (usual != fewest && !climb->brief)
			take_step(climb, game, book, usual, low);
	}
	pl_book_free(book);
}

int main(int argc, char **argv)
{
	struct climb climb = { .games = GAMES, .seed = 1 };
	int named = 0;
	for (int i = 1; i < argc; i++) {
		const struct pl_game *game = pl_find_game(argv[i]);
		if (strcmp(argv[i], "--brief") == 0) {
			climb.brief = true;
		} else if (strcmp(argv[i], "--games") == 0 && i + 1 < argc) {
			climb.games = strtoull(argv[++i], NULL, 10);
		} else if (strcmp(argv[i], "--seed") == 0 && i + 1 < argc) {
			climb.seed = strtoull(argv[++i], NULL, 10);
		} else if (game != NULL) {
			named++;
			climb_game(&climb, game);
		} else {
			fprintf(stderr,
			        "ladder: '%s' is no game; usage: ladder [--brief] [--games N] "
			        "[--seed S] [GAME...]\n",
			        argv[i]);
			return 2;
		}
	}
	for (int i = 0; named == 0 && pl_games[i] != NULL; i++)
		if (!pl_is_yardstick(pl_games[i]))
			climb_game(&climb, pl_games[i]);
	return climb.failed != 0;
}

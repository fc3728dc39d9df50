/* fitness.c - two questions about a game as a whole, which need many games and no position:
 * whether an option changes anything, and whether the game's sense beats chance. */
#include "kit/kit.h"

#include "core/book.h"
#include "core/chance.h"
#include "core/memory.h"
#include "core/turn.h"

#include <stdlib.h>
#include <string.h>

/* How a seat plays. */
enum manner { ANY_MOVE, BEST_MOVE, MOSTLY_BEST };

static struct pl_move choose(const struct pl_game *game, const struct pl_rules *rules,
                             const struct pl_state *state, enum manner manner,
                             struct pl_chance *chance)
{
	struct pl_move moves[PL_MOVES];
	uint16_t weight[PL_MOVES];
	int count = game->legal(rules, state, pl_first_pending(state), moves), best = 0;
	if (manner == ANY_MOVE || (manner == MOSTLY_BEST && pl_draw(chance, 8) == 0))
		return moves[pl_draw(chance, (uint32_t)count)];
	game->weigh(rules, state, moves, count, weight);
	for (int i = 1; i < count; i++)
		if (weight[i] > weight[best])
			best = i;
	return moves[best];
}

/* Plays a game out; the seats of `best` play by the game's sense, of the others in `manner`. */
static void play_out(const struct pl_game *game, const struct pl_rules *rules, int seats,
                     uint64_t number, unsigned best, enum manner manner, struct pl_state *state)
{
	struct pl_chance chance = { { number, 3 }, 0 };
	memset(state, 0, game->state_size);
	state->chance = pl_split(&chance);
	state->seats = (uint8_t)seats;
	game->setup(rules, state);
	while (state->pending != 0) {
		bool sensible = (best >> pl_first_pending(state)) & 1;
		struct pl_move move =
			choose(game, rules, state, sensible ? BEST_MOVE : manner, &chance);
		game->apply(rules, state, &move, NULL);
	}
}

/* Whether any of many games of so many players ends otherwise by these rules. */
static bool differ(const struct pl_game *game, const struct pl_book *usual,
                   const struct pl_book *other, int seats)
{
	enum { GAMES = 300 };
	struct pl_state *a = pl_zeroed(game->state_size), *b = pl_zeroed(game->state_size);
	bool same = true;
	for (uint64_t i = 0; same && i < GAMES; i++) {
		play_out(game, usual->rules, seats, i, 0, MOSTLY_BEST, a);
		play_out(game, other->rules, seats, i, 0, MOSTLY_BEST, b);
		same = memcmp(a, b, game->state_size) == 0;
	}
	free(a);
	free(b);
	return !same;
}

bool pl_kit_matters(const struct pl_game *game, const char *setting)
{
	struct pl_book *usual = pl_book_standard(game, NULL, 0, NULL);
	struct pl_book *other = pl_book_standard(game, &setting, 1, NULL);
	bool matters = other == NULL; /* which its own trial tells */
	for (int seats = game->min_seats; !matters && seats <= game->max_seats; seats++) {
		bool usual_plays = pl_book_vet(game, usual, seats) == NULL;
		bool other_plays = pl_book_vet(game, other, seats) == NULL;
		matters = usual_plays != other_plays ||
			(usual_plays && differ(game, usual, other, seats));
	}
	pl_book_free(usual);
	pl_book_free(other);
	return matters;
}

int pl_kit_sense(const struct pl_game *game, const struct pl_book *book, int seats, int games)
{
	struct pl_state *state = pl_zeroed(game->state_size);
	struct pl_result result;
	int won = 0;
	for (int i = 0; i < games; i++) {
		int sensible = i % seats, winners = 0;
		play_out(game, book->rules, seats, (uint64_t)i, 1u << sensible, ANY_MOVE, state);
		game->returns(book->rules, state, &result);
		for (int seat = 0; seat < seats; seat++)
			winners += result.place[seat] == 1;
		if (result.place[sensible] == 1)
			won += 1000 / winners;
	}
	free(state);
	return won / games;
}

bool pl_kit_loses(int share, int seats, int games)
{
	int fair = 1000 / seats, below = fair - share;
	/* Three deviations of so many games that are won with the fair chance. */
	return below > 0 && (int64_t)below * below * games > 9 * (int64_t)fair * (1000 - fair);
}

/* advice_by_playouts.c - is a hint better than what looks best at once? Not by the judge that gave
 * it, but by playing on to the end.
 *
 *   advice_by_playouts [--positions N] [--seed S] [--adviser SPEC] [--quick] [GAME...]
 *
 * Positions are of games between normal bots. In each the move that is advised after 1,024
 * iterations is held against the weightiest one: 300 times from truths that the view allows, the
 * same for both and with the same dice, greedy bots play to the end; where both are within five
 * points of each other, searches of 48 iterations play on instead, 100 times (not with --quick).
 * What seems to cost more than five points is tried 1,000 times before it is counted, and told. A
 * hint fails whose advantage is not above 0 for certain (95%, games being what is independent), or
 * of which more than one in a hundred cost so much. */
#include "bots/advice.h"
#include "bots/bot.h"
#include "bots/manners.h"
#include "core/book.h"
#include "core/chance.h"
#include "core/memory.h"
#include "core/turn.h"
#include "games/registry.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PLAYED = 300, SEARCHED = 100, AGAIN = 1000, EACH_GAME = 8 };
static const double MUCH = 0.05;

struct bench {
	const struct pl_game *game;
	struct pl_book *book;
	int seats;
	bool quick;
	struct pl_thinker *adviser, *players[PL_SEATS], *greedy[PL_SEATS], *search[PL_SEATS];
	struct pl_state *view, *truth, *seen;
	/* What was found. */
	int positions, differ, costly, games;
	double sum, squares; /* of the games' means */
};

/* What the seat has in the end of the nth truth, thousandths of a win. */
static int32_t play_on(struct bench *b, const struct pl_move *first, uint64_t nth,
                       struct pl_thinker *const players[PL_SEATS])
{
	const uint64_t key[2] = { nth, 4242 };
	const struct pl_rules *rules = b->book->rules;
	struct pl_chance truth = pl_chance_of(key, 1), own = pl_chance_of(key, 2);
	int32_t value[PL_SEATS];
	memcpy(b->truth, b->view, b->game->state_size);
	b->game->determinize(rules, b->truth, first->seat, &truth);
	b->truth->chance = pl_chance_of(key, 3);
	b->game->apply(rules, b->truth, first, NULL);
	for (int seat = 0; seat < b->seats; seat++)
		pl_thinker_forget(players[seat]);
	while (b->truth->pending != 0) {
		int seat = pl_first_pending(b->truth);
		memcpy(b->seen, b->truth, b->game->state_size);
		b->game->observe(rules, b->seen, seat);
		struct pl_move move = pl_think(players[seat], b->seen, seat, &own);
		b->game->apply(rules, b->truth, &move, NULL);
	}
	b->game->value(rules, b->truth, value);
	return value[first->seat];
}

/* By how much one move is better than another, as a part of a win. */
static double compare(struct bench *b, const struct pl_move *one, const struct pl_move *other,
                      int times, struct pl_thinker *const players[PL_SEATS])
{
	double ahead = 0;
	for (int i = 0; i < times; i++)
		ahead += play_on(b, one, (uint64_t)i, players) -
			play_on(b, other, (uint64_t)i, players);
	return ahead / times / 1000;
}

static struct pl_move weightiest(const struct bench *b, int seat, int *count)
{
	struct pl_move moves[PL_MOVES];
	uint16_t weight[PL_MOVES];
	int best = 0;
	*count = b->game->legal(b->book->rules, b->view, seat, moves);
	b->game->weigh(b->book->rules, b->view, moves, *count, weight);
	for (int i = 1; i < *count; i++)
		if (weight[i] > weight[best])
			best = i;
	return moves[best];
}

/* The hint in a position: how much better it is than the weightiest move. */
static double try_hint(struct bench *b, const struct pl_match *match, int seat)
{
	static struct pl_advice advice;
	struct pl_chance chance = { { (uint64_t)match->step_count, match->key[0] }, 0 };
	struct pl_manners *manners = pl_manners_of(match, seat, 0);
	int count;
	pl_match_view(match, seat, b->view);
	struct pl_move plain = weightiest(b, seat, &count);
	pl_thinker_forget(b->adviser);
	pl_thinker_mind(b->adviser, manners);
	pl_think(b->adviser, b->view, seat, &chance);
	pl_advise(pl_thinker_search(b->adviser), b->game, b->book, &advice);
	pl_thinker_mind(b->adviser, NULL);
	pl_manners_free(manners);
	struct pl_move hint = advice.at[0].move;
	if (memcmp(&hint, &plain, sizeof hint) == 0)
		return 0;
	b->differ++;
	double better = compare(b, &hint, &plain, PLAYED, b->greedy);
	if (!b->quick && fabs(better) < MUCH)
		better = compare(b, &hint, &plain, SEARCHED, b->search);
	if (better < -MUCH && compare(b, &hint, &plain, AGAIN, b->greedy) < -MUCH) {
		char texts[2][PL_MOVE_TEXT];
		pl_move_text(b->game, b->book, b->view, &hint, texts[0]);
		pl_move_text(b->game, b->book, b->view, &plain, texts[1]);
		printf("  game %d, move %d, p%d: '%s' (%s) costs %.0f points beside '%s'\n",
		       (int)match->key[0], match->step_count + 1, seat + 1, texts[0],
		       advice.at[0].says, -100 * better, texts[1]);
		b->costly++;
	}
	return better;
}

/* A game between normal bots, and hints at about so many of its decisions. */
static void look_into(struct bench *b, uint64_t seed, int wanted)
{
	const uint64_t key[2] = { seed, 31 };
	struct pl_chance chance = pl_chance_of(key, 9);
	struct pl_match *match = pl_match_new(b->game, b->book, b->seats, key);
	double sum = 0;
	int tried = 0, until = 1 + (int)pl_draw(&chance, 40);
	for (int seat = 0; seat < b->seats; seat++)
		pl_thinker_forget(b->players[seat]);
	while (!pl_match_over(match)) {
		int seat = pl_first_pending(match->state), count;
		pl_match_view(match, seat, b->view);
		struct pl_move move = pl_think(b->players[seat], b->view, seat, &chance);
		weightiest(b, seat, &count);
		if (tried < wanted && count > 1 && --until == 0) {
			sum += try_hint(b, match, seat);
			tried++;
			until = 1 + (int)pl_draw(&chance, 40);
		}
		pl_match_play(match, &move);
	}
	pl_match_free(match);
	if (tried == 0)
		return;
	b->positions += tried;
	b->games++;
	b->sum += sum / tried;
	b->squares += sum / tried * (sum / tried);
}

static void open_players(struct bench *b, struct pl_thinker **players, const char *spec)
{
	const struct pl_bot bot = pl_bot_of(spec);
	for (int seat = 0; seat < b->seats; seat++)
		players[seat] = pl_thinker_open(&bot, b->game, b->book->rules);
}

static bool try_game(const struct pl_game *game, const struct pl_bot *adviser, int positions,
                     uint64_t seed, bool quick)
{
	struct bench b = { .game = game, .quick = quick };
	b.book = pl_book_standard(game, NULL, 0, NULL);
	b.seats = game->min_seats < 2 ? 2 : game->min_seats;
	b.view = pl_apart(game->state_size);
	b.truth = pl_apart(game->state_size);
	b.seen = pl_apart(game->state_size);
	b.adviser = pl_thinker_open(adviser, game, b.book->rules);
	open_players(&b, b.players, "normal");
	open_players(&b, b.greedy, "greedy");
	open_players(&b, b.search, "search:iterations=48");
	for (uint64_t i = 0; b.positions < positions; i++) {
		int left = positions - b.positions;
		look_into(&b, seed + i, left < EACH_GAME ? left : EACH_GAME);
	}
	double mean = b.sum / b.games, spread = b.squares / b.games - mean * mean;
	double reach = 1.96 * sqrt(spread / (b.games - 1));
	bool good = mean - reach > 0 && b.costly * 100 <= b.positions;
	printf("%s: %d hints in %d games, %d other than the weightiest move: better by %.2f points "
	       "(give or take %.2f); %d cost more than 5%s\n",
	       game->slug, b.positions, b.games, b.differ, 100 * mean, 100 * reach, b.costly,
	       good ? "" : ": not good enough");
	pl_thinker_close(b.adviser);
	for (int seat = 0; seat < b.seats; seat++) {
		pl_thinker_close(b.players[seat]);
		pl_thinker_close(b.greedy[seat]);
		pl_thinker_close(b.search[seat]);
	}
	free(b.view);
	free(b.truth);
	free(b.seen);
	pl_book_free(b.book);
	return good;
}

int main(int argc, char **argv)
{
	int positions = 200;
	uint64_t seed = 1;
	bool quick = false, good = true, named = false;
	struct pl_bot adviser = pl_bot_of("search:iterations=1024");
	char room[256];
	struct pl_text why = pl_text_in(room, sizeof room);
	setvbuf(stdout, NULL, _IOLBF, 0);
	for (int i = 1; i < argc; i++) {
		const struct pl_game *game = pl_find_game(argv[i]);
		if (strcmp(argv[i], "--quick") == 0) {
			quick = true;
		} else if (strcmp(argv[i], "--positions") == 0 && i + 1 < argc) {
			positions = atoi(argv[++i]);
		} else if (strcmp(argv[i], "--seed") == 0 && i + 1 < argc) {
			seed = strtoull(argv[++i], NULL, 10);
		} else if (strcmp(argv[i], "--adviser") == 0 && i + 1 < argc) {
			if (!pl_bot_read(argv[++i], &adviser, &why) || adviser.kind != PL_SEARCH) {
				fprintf(stderr, "advice_by_playouts: no adviser: %s\n", room);
				return 2;
			}
		} else if (game == NULL || positions < 2) {
			fprintf(stderr,
			        "usage: advice_by_playouts [--positions N] [--seed S] "
			        "[--adviser SPEC] [--quick] [GAME...]\n");
			return 2;
		} else {
			named = true;
			good = try_game(game, &adviser, positions, seed, quick) && good;
		}
	}
	for (int i = 0; !named && pl_games[i] != NULL; i++)
		if (!pl_is_yardstick(pl_games[i]))
			good = try_game(pl_games[i], &adviser, positions, seed, quick) && good;
	return good ? 0 : 1;
}

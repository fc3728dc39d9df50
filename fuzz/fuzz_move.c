/* fuzz_move.c - any bytes as move texts, a line each, in every game; and as raw
 * moves. What check() allows is played, and must leave a sound position. */
#include "core/book.h"
#include "core/match.h"
#include "core/turn.h"
#include "games/registry.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

enum { GAMES = 16 };

static void must_be_sound(const struct pl_match *match)
{
	if (match->game->audit(match->book->rules, match->state) != NULL)
		abort();
}

/* A line of text if it is a move, else its bytes as one, else any legal move
 * that its first byte picks. */
static void play_line(struct pl_match *match, const char *line, size_t length)
{
	struct pl_move move = { 0 }, moves[PL_MOVES];
	int seat = pl_first_pending(match->state);
	struct pl_state *view = malloc(match->game->state_size);
	if (view == NULL)
		abort();
	pl_match_view(match, seat, view);
	bool known = pl_parse_move(match->game, match->book, view, seat, line, &move);
	if (!known)
		memcpy(&move, line, length < sizeof move ? length : sizeof move);
	if (pl_match_play(match, &move) != NULL) {
		int count = match->game->legal(match->book->rules, view, seat, moves);
		pl_match_play(match, &moves[(uint8_t)line[0] % count]);
	}
	free(view);
	must_be_sound(match);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
	static struct pl_book *books[GAMES];
	int games = 0;
	while (pl_games[games] != NULL)
		games++;
	if (length < 2)
		return 0;
	int pick = bytes[0] % games;
	const struct pl_game *game = pl_games[pick];
	if (books[pick] == NULL)
		books[pick] = pl_book_standard(game, NULL, 0, NULL);
	int seats = game->min_seats + bytes[1] % (game->max_seats - game->min_seats + 1);
	const uint64_t key[2] = { bytes[1], length };
	struct pl_match *match = pl_match_new(game, books[pick], seats, key);
	for (size_t at = 2; at < length && !pl_match_over(match);) {
		char line[300];
		size_t end = at;
		while (end < length && bytes[end] != '\n' && end - at < sizeof line - 1)
			end++;
		memcpy(line, bytes + at, end - at);
		line[end - at] = '\0';
		play_line(match, line, end - at);
		at = end + 1;
	}
	pl_match_free(match);
	return 0;
}

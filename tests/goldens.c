/* goldens.c - golden transcripts: whole games that every build must replay to
 * the same last byte.
 *
 *   goldens FOLDER          verify them; every registered game must have one
 *                           for every seat count
 *   goldens --write FOLDER  play them anew, after play changed on purpose
 *   goldens --pack FOLDER   the same games as bytes on standard output, for
 *                           builds that cannot read text (tests/wasm)
 */
#include "core/chance.h"
#include "core/memory.h"
#include "core/transcript.h"
#include "core/turn.h"
#include "games/registry.h"

#include <errno.h>
#include <stdio.h>

enum { PATH = 512 };

static void path_of(char path[PATH], const char *folder, const struct pl_game *game, int seats)
{
	snprintf(path, PATH, "%s/%s-%d.txt", folder, game->slug, seats);
}

/* Mostly sensible moves with a random one now and then, so that a golden
 * passes through real play and odd corners both. */
static struct pl_move choose(const struct pl_match *match, const struct pl_state *view,
                             int seat, struct pl_chance *chance)
{
	struct pl_move moves[PL_MOVES];
	uint16_t weight[PL_MOVES];
	const struct pl_game *game = match->game;
	int count = game->legal(match->book->rules, view, seat, moves);
	if (pl_draw(chance, 4) == 0)
		return moves[pl_draw(chance, (uint32_t)count)];
	uint32_t all = 0;
	int at = 0;
	game->weigh(match->book->rules, view, moves, count, weight);
	for (int i = 0; i < count; i++)
		all += weight[i];
	for (uint32_t left = pl_draw(chance, all); left >= weight[at]; at++)
		left -= weight[at];
	return moves[at];
}

static bool write_golden(const char *path, const struct pl_game *game, int seats)
{
	const uint64_t key[2] = { 0x5eed, (uint64_t)seats };
	struct pl_chance chance = { { 0x901d, (uint64_t)seats }, 0 };
	struct pl_book *book = pl_book_standard(game, NULL, 0, NULL);
	struct pl_match *match = pl_match_new(game, book, seats, key);
	struct pl_state *view = pl_resize(NULL, game->state_size);
	FILE *out = fopen(path, "w");
	if (out == NULL) {
		fprintf(stderr, "%s: %s\n", path, strerror(errno));
		return false;
	}
	pl_transcript_head(out, match, NULL, NULL, 0, NULL);
	while (!pl_match_over(match)) {
		int seat = pl_first_pending(match->state);
		pl_match_view(match, seat, view);
		struct pl_move move = choose(match, view, seat, &chance);
		pl_transcript_move(out, match, view, match->step_count + 1, &move);
		pl_match_play(match, &move);
	}
	pl_transcript_end(out, match);
	free(view);
	pl_match_free(match);
	pl_book_free(book);
	return fclose(out) == 0;
}

static char *read_text(const char *path, size_t *length)
{
	FILE *file = fopen(path, "rb");
	if (file == NULL)
		return NULL;
	char *text = pl_resize(NULL, PL_TRANSCRIPT_BYTES);
	*length = fread(text, 1, PL_TRANSCRIPT_BYTES, file);
	fclose(file);
	return text;
}

/* The match of a golden, or NULL after a word about it. */
static struct pl_match *replay_golden(const char *path, const struct pl_book *book)
{
	struct pl_fault fault = { 0 };
	size_t length;
	char *text = read_text(path, &length);
	if (text == NULL) {
		fprintf(stderr, "%s: %s\n", path, strerror(errno));
		return NULL;
	}
	struct pl_transcript *golden = pl_transcript_read(text, length, &fault);
	struct pl_match *match = NULL;
	bool whole = golden != NULL && golden->has_result && golden->has_position;
	if (golden != NULL)
		match = pl_transcript_replay(golden, book, NULL, NULL, &fault);
	if (match == NULL || !whole)
		fprintf(stderr, "%s:%d: %s\n", path, fault.line,
		        match == NULL ? fault.text : "a golden must be a whole game");
	pl_transcript_free(golden);
	free(text);
	if (whole)
		return match;
	pl_match_free(match);
	return NULL;
}

static void put(const void *bytes, size_t length)
{
	if (fwrite(bytes, 1, length, stdout) != length)
		abort();
}

static void put_number(uint64_t number)
{
	put(&number, sizeof number);
}

/* See tests/wasm/replay.c, which reads this. */
static void pack(const struct pl_match *match)
{
	char slug[32] = "";
	snprintf(slug, sizeof slug, "%s", match->game->slug);
	put(slug, sizeof slug);
	put_number((uint64_t)match->seats);
	put_number(match->key[0]);
	put_number(match->key[1]);
	put_number(match->game->rules_size);
	put(match->book->rules, match->game->rules_size);
	put_number((uint64_t)match->step_count);
	for (int i = 0; i < match->step_count; i++)
		put(&match->steps[i].move, sizeof match->steps[i].move);
	put_number(pl_state_digest(match->game, match->state));
}

static bool verify_golden(const char *path, const struct pl_game *game, bool packing)
{
	struct pl_book *book = pl_book_standard(game, NULL, 0, NULL);
	struct pl_match *match = replay_golden(path, book);
	if (match != NULL && packing)
		pack(match);
	else if (match != NULL)
		printf("ok %s, %d moves\n", path, match->step_count);
	pl_match_free(match);
	pl_book_free(book);
	return match != NULL;
}

int main(int argc, char **argv)
{
	bool writing = argc == 3 && strcmp(argv[1], "--write") == 0;
	bool packing = argc == 3 && strcmp(argv[1], "--pack") == 0;
	int passed = 0, failed = 0;
	if (argc != 2 && !writing && !packing) {
		fprintf(stderr, "usage: goldens [--write|--pack] FOLDER\n");
		return 2;
	}
	for (int i = 0; pl_games[i] != NULL; i++) {
		const struct pl_game *game = pl_games[i];
		for (int seats = game->min_seats; seats <= game->max_seats; seats++) {
			char path[PATH];
			path_of(path, argv[argc - 1], game, seats);
			bool good = (!writing || write_golden(path, game, seats)) &&
			            verify_golden(path, game, packing);
			passed += good;
			failed += !good;
		}
	}
	fprintf(packing ? stderr : stdout, "%d passed, %d failed\n", passed, failed);
	return failed == 0 ? 0 : 1;
}

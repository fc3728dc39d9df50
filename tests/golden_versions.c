/* golden_versions.c - play does not change behind a version's back.
 *
 * Transcripts and tables on disks say which version of a game they were played under, and
 * are refused by another. That is worth nothing if play changes and the version does not, and
 * goldens cannot tell: they are written anew. So <slug>.versions keeps, for each version of
 * the game and the data it was played by, a hash of how it plays, and its lines stay:
 *
 *   traders 3 rules c7d9cf13ed90e0c5 play 0123456789abcdef
 *
 * Play is which positions the moves of a position lead to. It is probed with moves drawn
 * evenly, in the order of where they lead, so that neither the bytes of moves and their order
 * nor the weights, the words and the events of a game matter. */
#include "goldens.h"

#include "core/chance.h"
#include "core/match.h"
#include "core/memory.h"
#include "core/turn.h"

#include <errno.h>
#include <inttypes.h>

enum { MOST_PLIES = 400, LINE = 200, PATH = 512 };

/* A move by what it leads to, whatever its bytes are. */
struct way {
	uint64_t to;
	struct pl_move move;
};

static int by_end(const void *a, const void *b)
{
	const struct way *one = a, *other = b;
	return (one->to > other->to) - (one->to < other->to);
}

static void take_in(uint64_t *hash, const void *bytes, size_t length)
{
	const uint64_t key[2] = { *hash, 0 };
	*hash = pl_hash(key, bytes, length);
}

/* Every move that there is, in the order of the positions that they lead to. */
static int ways_of(const struct pl_match *match, struct way ways[PL_MOVES])
{
	const struct pl_game *game = match->game;
	struct pl_move moves[PL_MOVES];
	struct pl_state *next = pl_resize(NULL, game->state_size);
	int count = game->legal(match->book->rules, match->state, pl_first_pending(match->state),
	                        moves);
	for (int i = 0; i < count; i++) {
		struct pl_events events = { .count = 0 };
		memcpy(next, match->state, game->state_size);
		game->apply(match->book->rules, next, &moves[i], &events);
		ways[i] = (struct way){ pl_state_digest(game, next), moves[i] };
	}
	free(next);
	qsort(ways, (size_t)count, sizeof ways[0], by_end);
	return count;
}

/* Hashes one game of that many seats into *hash. */
static void probe(const struct pl_game *game, int seats, int number, uint64_t *hash)
{
	const uint64_t key[2] = { 0x9a3e, (uint64_t)(seats * 8 + number) };
	struct pl_chance chance = { { 0x0b5e, key[1] }, 0 };
	struct golden_settings settings;
	struct pl_book *book = golden_book(game, seats, number, &settings);
	struct pl_match *match = pl_match_new(game, book, seats, key);
	while (!pl_match_over(match) && match->step_count < MOST_PLIES) {
		struct way ways[PL_MOVES];
		int count = ways_of(match, ways);
		for (int i = 0; i < count; i++)
			take_in(hash, &ways[i].to, sizeof ways[i].to);
		pl_match_play(match, &ways[pl_draw(&chance, (uint32_t)count)].move);
	}
	pl_match_free(match);
	pl_book_free(book);
}

static uint64_t play_of(const struct pl_game *game)
{
	uint64_t hash = 0;
	for (int seats = game->min_seats; seats <= game->max_seats; seats++)
		for (int number = 1; number <= GOLDENS_EACH; number++)
			probe(game, seats, number, &hash);
	return hash;
}

/* What the file has of this version and these data: 1 and its hash, 0: nothing, -1: no file. */
static int look_up(const char *path, const char *begins, uint64_t *play)
{
	char line[LINE];
	int found = 0;
	FILE *file = fopen(path, "r");
	if (file == NULL)
		return -1;
	while (found == 0 && fgets(line, sizeof line, file) != NULL)
		if (strncmp(line, begins, strlen(begins)) == 0)
			found = sscanf(line + strlen(begins), "%16" SCNx64, play) == 1;
	fclose(file);
	return found;
}

static bool add_line(const char *path, const char *begins, uint64_t play)
{
	FILE *file = fopen(path, "a");
	if (file == NULL)
		return fprintf(stderr, "%s: %s\n", path, strerror(errno)), false;
	fprintf(file, "%s%016" PRIx64 "\n", begins, play);
	return fclose(file) == 0;
}

bool golden_version(const struct pl_game *game, const char *folder, bool writing)
{
	char path[PATH], begins[LINE];
	uint64_t was = 0, is = play_of(game);
	struct golden_settings settings;
	struct pl_book *book = golden_book(game, game->min_seats, 1, &settings);
	snprintf(path, sizeof path, "%s/%s.versions", folder, game->slug);
	snprintf(begins, sizeof begins, "%s %d rules %016" PRIx64 " play ", game->slug,
	         game->version, book->rules->digest);
	pl_book_free(book);
	int found = look_up(path, begins, &was);
	if (found == 1 && was == is)
		return true;
	if (found == 1)
		fprintf(stderr,
		        "%s: %s does not play as its version %d did (%016" PRIx64
		        ", it was %016" PRIx64
		        "). If that is on purpose, raise .version in its struct pl_game, then "
		        "goldens --write.\n",
		        path, game->slug, game->version, is, was);
	else if (writing)
		return add_line(path, begins, is);
	else
		fprintf(stderr,
		        "%s: there is no line for version %d of %s with these data; goldens "
		        "--write adds it.\n",
		        path, game->version, game->slug);
	return false;
}

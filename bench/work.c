/* work.c - a fixed piece of work of one program, for bench/turns: so many plies of random play, or
 * so many iterations of the search from the first choice that there is. It is linked with the
 * libraries of the build that is measured, and uses only what these had from the beginning.
 *
 *   work GAME SEATS plies|search AMOUNT [NAME=VALUE]...    settings of the game's data
 *
 * Prints the processor's seconds that the work itself took, those of them that were not the
 * system's, and a number that is the same where the same was played or chosen. */
#include "bots/search.h"
#include "core/book.h"
#include "core/chance.h"
#include "core/memory.h"
#include "core/turn.h"
#include "games/registry.h"

#include <sys/resource.h>
#include <time.h>

struct work {
	const struct pl_game *game;
	const struct pl_rules *rules;
	int seats;
	uint64_t amount;
};

/* All that the processor gave, exactly; and the part that was not the system's, by its ticks. */
static double whole_seconds(void)
{
	struct timespec now;
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
	return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static double user_seconds(void)
{
	struct rusage usage;
	getrusage(RUSAGE_SELF, &usage);
	return (double)usage.ru_utime.tv_sec + (double)usage.ru_utime.tv_usec / 1e6;
}

/* A generator of its own: xorshift, of which the upper half is taken. */
static uint32_t scramble(uint64_t *seed)
{
	*seed ^= *seed << 13;
	*seed ^= *seed >> 7;
	*seed ^= *seed << 17;
	return (uint32_t)(*seed >> 32);
}

static struct pl_state *begin(const struct work *work, struct pl_state *state, uint64_t key)
{
	memset(state, 0, work->game->state_size);
	state->chance.key[0] = key;
	state->seats = (uint8_t)work->seats;
	work->game->setup(work->rules, state);
	return state;
}

/* Whole games until there are that many plies; how many moves there were to choose from. */
static uint64_t play(const struct work *work, struct pl_state *state)
{
	const struct pl_game *game = work->game;
	struct pl_move moves[PL_MOVES];
	uint64_t seed = 88172645463325252u, played = 0, sum = 0;
	while (played < work->amount) {
		begin(work, state, scramble(&seed));
		while (state->pending != 0) {
			int seat = pl_first_pending(state);
			int count = game->legal(work->rules, state, seat, moves);
			uint64_t chosen = (uint64_t)scramble(&seed) * (unsigned)count >> 32;
			game->apply(work->rules, state, &moves[chosen], NULL);
			sum = sum * 31 + (unsigned)count;
		}
		played += state->ply;
	}
	return sum;
}

/* The chosen move, and by how many visits. */
static uint64_t search(const struct work *work, struct pl_state *state)
{
	struct pl_search limits = { .iterations = (uint32_t)work->amount, .threads = 1 };
	struct pl_chance chance = { { 1, 2 }, 0 };
	struct pl_move moves[PL_MOVES];
	static struct pl_prospect prospects[PL_MOVES];
	uint64_t sum = 0;
	for (int i = 0; i < PL_CONSTANTS; i++)
		limits.constant[i] = PL_UNSET;
	begin(work, state, 1);
	while (work->game->legal(work->rules, state, pl_first_pending(state), moves) == 1)
		work->game->apply(work->rules, state, &moves[0], NULL);
	struct pl_searcher *searcher = pl_search_open(&limits, work->game, work->rules);
	pl_search_choose(searcher, state, pl_first_pending(state), &chance);
	int count = pl_search_prospects(searcher, prospects);
	for (int i = 0; i < count; i++)
		sum = sum * 31 +
			pl_hash(chance.key, &prospects[i].move, sizeof prospects[i].move) *
				prospects[i].visits;
	pl_search_close(searcher);
	return sum;
}

int main(int argc, char **argv)
{
	struct work work = { 0 };
	if (argc >= 5) {
		work.game = pl_find_game(argv[1]);
		work.seats = atoi(argv[2]);
		work.amount = strtoull(argv[4], NULL, 10);
	}
	bool searches = argc >= 5 && strcmp(argv[3], "search") == 0;
	struct pl_book *book = work.game == NULL
		? NULL
		: pl_book_standard(work.game, (const char *const *)argv + 5, argc - 5, NULL);
	if (book == NULL || work.amount == 0 || pl_book_vet(work.game, book, work.seats) != NULL ||
	    (!searches && strcmp(argv[3], "plies") != 0)) {
		fprintf(stderr, "work GAME SEATS plies|search AMOUNT [NAME=VALUE]...\n");
		return 2;
	}
	work.rules = book->rules;
	struct pl_state *state = pl_zeroed(work.game->state_size);
	double start = whole_seconds(), user = user_seconds();
	uint64_t sum = searches ? search(&work, state) : play(&work, state);
	printf("%.6f %.6f %016llx\n", whole_seconds() - start, user_seconds() - user,
	       (unsigned long long)sum);
	free(state);
	pl_book_free(book);
	return 0;
}

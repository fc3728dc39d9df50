/* learn_play.c - games to learn from; see learn.h. */
#include "core/chance.h"
#include "core/memory.h"
#include "core/turn.h"
#include "lab/learn.h"

#include <assert.h>
#include <pthread.h>
#include <time.h>

double pl_learn_now(void)
{
	struct timespec time;
	clock_gettime(CLOCK_MONOTONIC, &time);
	return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* --- lessons -------------------------------------------------------------------- */

static int names_in(const char *const *names)
{
	int count = 0;
	while (names[count] != NULL)
		count++;
	assert(count <= PL_SIGHTS);
	return count;
}

void pl_lessons_open(struct pl_lessons *lessons, const struct pl_sights *sights)
{
	*lessons = (struct pl_lessons){ .own = names_in(sights->own),
		                        .table = names_in(sights->table) };
}

void pl_lessons_close(struct pl_lessons *lessons)
{
	free(lessons->at);
	free(lessons->bytes);
}

static struct pl_lesson *add_lesson(struct pl_lessons *lessons, size_t bytes)
{
	if (lessons->count == lessons->room) {
		lessons->room = 2 * lessons->room + 1024;
		lessons->at = pl_resize(lessons->at, lessons->room * sizeof lessons->at[0]);
	}
	while (lessons->size + bytes > lessons->byte_room) {
		lessons->byte_room = 2 * lessons->byte_room + (1 << 16);
		lessons->bytes = pl_resize(lessons->bytes, lessons->byte_room);
	}
	struct pl_lesson *lesson = &lessons->at[lessons->count++];
	*lesson = (struct pl_lesson){ .at = lessons->size };
	lessons->size += bytes;
	return lesson;
}

static void put_sights(uint8_t *to, const int16_t *from, int count)
{
	for (int i = 0; i < count; i++)
		to[i] = (uint8_t)from[i];
}

static void note_position(struct pl_lessons *lessons, const struct pl_learn *learn,
                          const struct pl_state *state)
{
	int16_t own[PL_SEATS][PL_SIGHTS], table[PL_SIGHTS];
	int32_t hand[PL_SEATS];
	int seats = state->seats;
	memset(own, 0, sizeof own);
	memset(table, 0, sizeof table);
	learn->game->sights->look(learn->book->rules, state, own, table);
	learn->game->value(learn->book->rules, state, hand);
	struct pl_lesson *lesson =
		add_lesson(lessons, (size_t)(lessons->table + seats * lessons->own));
	uint8_t *bytes = lessons->bytes + lesson->at;
	put_sights(bytes, table, lessons->table);
	for (int seat = 0; seat < seats; seat++) {
		put_sights(bytes + lessons->table + seat * lessons->own, own[seat], lessons->own);
		lesson->hand[seat] = (int16_t)hand[seat];
	}
	lesson->seats = (uint8_t)seats;
}

/* Lessons of one worker, behind those that are there. */
static void append(struct pl_lessons *to, const struct pl_lessons *from)
{
	size_t bytes = to->size;
	for (size_t i = 0; i < from->count; i++) {
		const struct pl_lesson *lesson = &from->at[i];
		size_t end = i + 1 < from->count ? from->at[i + 1].at : from->size;
		struct pl_lesson *copy = add_lesson(to, end - lesson->at);
		size_t at = copy->at;
		*copy = *lesson;
		copy->at = at;
	}
	if (from->size > 0)
		memcpy(to->bytes + bytes, from->bytes, from->size);
}

/* --- playing --------------------------------------------------------------------- */

struct team {
	const struct pl_learn *learn;
	const struct pl_judge *const *judges;
	int judge_count, generation;
	uint64_t games;
	uint32_t first; /* the number of the first game */
	double until;   /* 0: until all are played */
	atomic_uint_fast64_t next, done;
};

/* Games are played in blocks of their own lessons, put together in order. */
enum { BLOCK = 32 };

struct block {
	struct pl_lessons lessons;
};

struct player {
	struct team *team;
	struct block *blocks;
	pthread_t thread;
	struct pl_thinker *greedy, *by_hand;
	struct pl_thinker *by[PL_LEAGUE][PL_SEATS]; /* judges, one for each seat */
	struct pl_thinker *plain[PL_SEATS];         /* searches by value() */
	struct pl_state *state, *view;
	double plies; /* of a game, as it has been so far */
};

/* Who sits there: mostly the newest judge, sometimes one of the older, value() or greedy. */
static struct pl_thinker *draw_thinker(struct player *player, int seat, struct pl_chance *chance)
{
	const struct team *team = player->team;
	uint32_t drawn = pl_draw(chance, 100);
	if (team->judge_count == 0 || drawn < 12)
		return player->greedy;
	if (drawn < 22)
		return player->plain[seat];
	if (drawn < 35)
		return player->by[pl_draw(chance, (uint32_t)team->judge_count)][seat];
	return player->by[team->judge_count - 1][seat];
}

/* How often anybody makes any move, in thousandths: in some games never, in some often. */
static uint32_t oddity(struct pl_chance *chance)
{
	static const uint16_t odd[] = { 0, 15, 40, 100 };
	return odd[pl_draw(chance, 4)];
}

static struct pl_move any_move(const struct player *player, int seat, struct pl_chance *chance)
{
	const struct pl_learn *learn = player->team->learn;
	struct pl_move moves[PL_MOVES];
	int count = learn->game->legal(learn->book->rules, player->view, seat, moves);
	return moves[pl_draw(chance, (uint32_t)count)];
}

static void begin_game(struct player *player, int seats, const struct pl_chance *match)
{
	const struct pl_learn *learn = player->team->learn;
	memset(player->state, 0, learn->game->state_size);
	player->state->chance = *match;
	player->state->seats = (uint8_t)seats;
	learn->game->setup(learn->book->rules, player->state);
}

/* So many play by the number of the game: of those held out as many as of the others. */
static int seats_of_game(const struct pl_learn *learn, uint64_t number)
{
	int all[PL_SEATS + 1], count = 0;
	for (int seats = 1; seats <= PL_SEATS; seats++)
		if ((learn->seats >> seats) & 1)
			all[count++] = seats;
	return all[number / PL_HELD_OUT % (uint64_t)count];
}

/* Who won, and how far into the game each position was. */
static void settle(const struct player *player, struct pl_lessons *lessons, size_t from,
                   const uint32_t *ply, uint32_t number)
{
	const struct pl_learn *learn = player->team->learn;
	int32_t won[PL_SEATS];
	learn->game->value(learn->book->rules, player->state, won);
	for (size_t i = from; i < lessons->count; i++) {
		struct pl_lesson *lesson = &lessons->at[i];
		lesson->game = number;
		lesson->generation = (uint8_t)player->team->generation;
		lesson->fifth =
			(uint8_t)((uint64_t)ply[i - from] * PL_FIFTHS / (player->state->ply + 1));
		for (int seat = 0; seat < lesson->seats; seat++)
			lesson->won[seat] = (int16_t)won[seat];
	}
}

/* A game gives about so many positions, wherever they are in it, and of those that odd moves led
 * to this share besides: whoever searches looks at the position after every move, also after
 * those that nobody makes, and must know better. */
static void play_game(struct player *player, uint64_t number, struct pl_lessons *lessons)
{
	enum { POSITIONS = 12, DEARER = 32, MOST = 96, LOOKED_AT = 30 };
	const struct team *team = player->team;
	const struct pl_learn *learn = team->learn;
	const uint64_t seed[2] = { learn->seed[0],
		                   learn->seed[1] + ((uint64_t)team->generation << 40) };
	struct pl_chance match = pl_chance_of(seed, 2 * number),
			 own = pl_chance_of(seed, 2 * number + 1);
	struct pl_thinker *thinker[PL_SEATS];
	uint32_t ply[MOST], odd = oddity(&own);
	size_t from = lessons->count;
	int seats = seats_of_game(learn, number);
	begin_game(player, seats, &match);
	for (int seat = 0; seat < seats; seat++) {
		thinker[seat] = draw_thinker(player, seat, &own);
		pl_thinker_forget(thinker[seat]);
	}
	int wanted = team->generation == 0 ? POSITIONS : DEARER; /* searches take time */
	uint32_t between = 1 + (uint32_t)(player->plies / wanted);
	uint32_t next = pl_draw(&own, between);
	while (player->state->pending != 0) {
		if (player->state->ply >= next && lessons->count - from < MOST) {
			ply[lessons->count - from] = player->state->ply;
			note_position(lessons, learn, player->state);
			next = player->state->ply + 1 + pl_draw(&own, 2 * between - 1);
		}
		int seat = pl_first_pending(player->state);
		memcpy(player->view, player->state, learn->game->state_size);
		learn->game->observe(learn->book->rules, player->view, seat);
		bool is_odd = pl_draw(&own, 1000) < odd;
		struct pl_move move = is_odd ? any_move(player, seat, &own)
					     : pl_think(thinker[seat], player->view, seat, &own);
		learn->game->apply(learn->book->rules, player->state, &move, NULL);
		if (is_odd && pl_draw(&own, 100) < LOOKED_AT)
			next = player->state->ply;
	}
	settle(player, lessons, from, ply, team->first + (uint32_t)number);
}

/* How long a game is, roughly: of some between greedy bots, the same for every player. */
static void measure_length(struct player *player)
{
	enum { GAMES = 4 };
	const struct pl_learn *learn = player->team->learn;
	struct pl_chance own = { { 1, 1 }, 0 };
	for (int i = 0; i < GAMES; i++) {
		struct pl_chance match = pl_chance_of(learn->seed, ~(uint64_t)i);
		begin_game(player, seats_of_game(learn, (uint64_t)i), &match);
		while (player->state->pending != 0) {
			int seat = pl_first_pending(player->state);
			memcpy(player->view, player->state, learn->game->state_size);
			learn->game->observe(learn->book->rules, player->view, seat);
			struct pl_move move = pl_think(player->greedy, player->view, seat, &own);
			learn->game->apply(learn->book->rules, player->state, &move, NULL);
		}
		player->plies += (double)player->state->ply / GAMES;
	}
}

static bool is_stopped(const struct pl_learn *learn)
{
	return learn->stop != NULL && atomic_load(learn->stop) != 0;
}

static bool is_over(const struct team *team)
{
	return is_stopped(team->learn) || (team->until > 0 && pl_learn_now() > team->until);
}

static void *play_blocks(void *argument)
{
	struct player *player = argument;
	struct team *team = player->team;
	for (;;) {
		uint64_t block = atomic_fetch_add(&team->next, 1), first = block * BLOCK;
		if (first >= team->games || is_over(team))
			return NULL;
		pl_lessons_open(&player->blocks[block].lessons, team->learn->game->sights);
		for (uint64_t i = first; i < first + BLOCK && i < team->games; i++) {
			if (!team->learn->held_out_only || i % PL_HELD_OUT == 0)
				play_game(player, i, &player->blocks[block].lessons);
			atomic_fetch_add(&team->done, 1);
		}
	}
}

static struct pl_thinker *searcher_by(const struct pl_learn *learn, const struct pl_judge *judge)
{
	struct pl_bot bot = pl_bot_of("search");
	bot.search.ms = 0;
	bot.search.iterations = learn->iterations;
	bot.search.judge = judge;
	bot.search.constant[PL_LEARNT] = judge != NULL;
	return pl_thinker_open(&bot, learn->game, learn->book->rules);
}

static void open_player(struct player *player, struct team *team, struct block *blocks)
{
	const struct pl_learn *learn = team->learn;
	const struct pl_bot greedy = pl_bot_of("greedy");
	*player = (struct player){ .team = team, .blocks = blocks };
	player->state = pl_apart(learn->game->state_size);
	player->view = pl_apart(learn->game->state_size);
	player->greedy = pl_thinker_open(&greedy, learn->game, learn->book->rules);
	for (int seat = 0; team->judge_count > 0 && seat < learn->game->max_seats; seat++) {
		player->plain[seat] = searcher_by(learn, NULL);
		for (int i = 0; i < team->judge_count; i++)
			player->by[i][seat] = searcher_by(learn, team->judges[i]);
	}
	measure_length(player);
}

static void close_player(struct player *player)
{
	pl_thinker_close(player->greedy);
	for (int seat = 0; seat < PL_SEATS; seat++) {
		pl_thinker_close(player->plain[seat]);
		for (int i = 0; i < PL_LEAGUE; i++)
			pl_thinker_close(player->by[i][seat]);
	}
	free(player->state);
	free(player->view);
}

/* Says how far it is, on the calling thread, until all is done. */
static void wait_for(struct team *team)
{
	const struct timespec tenth = { 0, 100000000 };
	const struct pl_learn *learn = team->learn;
	while (atomic_load(&team->done) < team->games && !is_over(team)) {
		nanosleep(&tenth, NULL);
		if (learn->progress != NULL)
			learn->progress(learn->context,
			                team->generation == 0 ? "greedy games" : "league games",
			                atomic_load(&team->done), team->games);
	}
}

bool pl_learn_play(const struct pl_learn *learn, const struct pl_judge *const *judges, int count,
                   int generation, uint64_t games, double until, struct pl_lessons *lessons)
{
	struct team team = { .learn = learn,
		             .judges = judges,
		             .judge_count = count,
		             .generation = generation,
		             .games = games,
		             .first = lessons->games,
		             .until = until };
	uint64_t blocks = (games + BLOCK - 1) / BLOCK;
	struct block *block = pl_zeroed((blocks + 1) * sizeof *block);
	struct player *players = pl_zeroed((size_t)learn->threads * sizeof *players);
	for (int i = 0; i < learn->threads; i++) {
		open_player(&players[i], &team, block);
		if (pthread_create(&players[i].thread, NULL, play_blocks, &players[i]) != 0)
			abort();
	}
	wait_for(&team);
	for (int i = 0; i < learn->threads; i++) {
		pthread_join(players[i].thread, NULL);
		close_player(&players[i]);
	}
	for (uint64_t i = 0; i < blocks; i++) {
		append(lessons, &block[i].lessons);
		pl_lessons_close(&block[i].lessons);
	}
	lessons->games += (uint32_t)games;
	free(players);
	free(block);
	return !is_stopped(learn);
}

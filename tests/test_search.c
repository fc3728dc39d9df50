/* test_search.c - the search: same seed same answer, no cheating, mixed sealed
 * choices, every game it is given, and what it says about its thoughts. */
#include "test.h"

#include "bots/advice.h"
#include "bots/bot.h"
#include "bots/tree.h"
#include "core/chance.h"
#include "core/memory.h"
#include "core/turn.h"
#include "kit/toy.h"

#include <math.h>
#include <time.h>

/* --- two small games ------------------------------------------------------- */

/* Paper, scissors, rock, both at once; rock beats scissors for two points. Each
 * should play paper half of the time and the others a quarter each. */
struct duel_state {
	struct pl_state base;
	uint8_t choice[2]; /* 1 rock, 2 paper, 3 scissors */
	uint8_t unused[6];
};

static void duel_setup(const struct pl_rules *rules, struct pl_state *state)
{
	(void)rules;
	state->phase = 1;
	pl_ask_all(state, 3);
}

static int duel_legal(const struct pl_rules *rules, const struct pl_state *view, int seat,
                      struct pl_move out[PL_MOVES])
{
	(void)rules;
	for (int i = 0; i < 3 && pl_is_pending(view, seat); i++)
		out[i] = (struct pl_move){ (uint8_t)(i + 1), (uint8_t)seat, { 0 } };
	return pl_is_pending(view, seat) ? 3 : 0;
}

static void duel_apply(const struct pl_rules *rules, struct pl_state *state,
                       const struct pl_move *move, struct pl_events *events)
{
	(void)rules, (void)events;
	((struct duel_state *)state)->choice[move->seat] = move->verb;
	state->ply++;
	pl_answered(state, move->seat);
}

static void duel_observe(const struct pl_rules *rules, struct pl_state *state, int seat)
{
	(void)rules;
	struct duel_state *s = (struct duel_state *)state;
	state->chance = (struct pl_chance){ { 0, 0 }, 0 };
	for (int other = 0; other < 2 && state->pending != 0; other++)
		if (other != seat)
			s->choice[other] = 0;
}

static void duel_determinize(const struct pl_rules *rules, struct pl_state *view, int seat,
                             struct pl_chance *chance)
{
	(void)rules;
	struct duel_state *s = (struct duel_state *)view;
	if (seat < 2 && view->pending != 0 && !pl_is_pending(view, 1 - seat))
		s->choice[1 - seat] = (uint8_t)(1 + pl_draw(chance, 3));
	view->chance = pl_split(chance);
}

static void duel_value(const struct pl_rules *rules, const struct pl_state *state,
                       int32_t out[PL_SEATS])
{
	(void)rules;
	static const int points[4][4] = {
		{ 0, 0, 0, 0 },
		{ 0, 0, -1, 2 },
		{ 0, 1, 0, -1 },
		{ 0, -2, 1, 0 },
	};
	const struct duel_state *s = (const struct duel_state *)state;
	out[0] = 500 + 200 * points[s->choice[0]][s->choice[1]];
	out[1] = 1000 - out[0];
}

static void weigh_equally(const struct pl_rules *rules, const struct pl_state *view,
                          const struct pl_move *moves, int count, uint16_t *weight)
{
	(void)rules, (void)view, (void)moves;
	for (int i = 0; i < count; i++)
		weight[i] = 1;
}

static const struct pl_game duel = {
	.slug = "duel",
	.min_seats = 2,
	.max_seats = 2,
	.rules_size = sizeof(struct pl_rules),
	.state_size = sizeof(struct duel_state),
	.setup = duel_setup,
	.legal = duel_legal,
	.apply = duel_apply,
	.observe = duel_observe,
	.determinize = duel_determinize,
	.value = duel_value,
	.weigh = weigh_equally,
};

/* p1 hides a coin and may keep it for four parts in ten, or dare p2 to guess
 * which side is up: who is right has all. Daring is right, as p2 cannot know. */
struct coin_state {
	struct pl_state base;
	uint8_t coin, dared, guess; /* sides 1 and 2 */
	uint8_t unused[5];
};

static void coin_setup(const struct pl_rules *rules, struct pl_state *state)
{
	(void)rules;
	((struct coin_state *)state)->coin = (uint8_t)pl_roll(&state->chance, 2);
	pl_ask(state, 0);
}

static int coin_legal(const struct pl_rules *rules, const struct pl_state *view, int seat,
                      struct pl_move out[PL_MOVES])
{
	(void)rules;
	for (int i = 0; i < 2 && pl_is_pending(view, seat); i++)
		out[i] = (struct pl_move){ (uint8_t)(i + 1), (uint8_t)seat, { 0 } };
	return pl_is_pending(view, seat) ? 2 : 0;
}

static void coin_apply(const struct pl_rules *rules, struct pl_state *state,
                       const struct pl_move *move, struct pl_events *events)
{
	(void)rules, (void)events;
	struct coin_state *s = (struct coin_state *)state;
	state->ply++;
	if (move->seat == 0 && move->verb == 2) {
		s->dared = 1;
		pl_ask(state, 1);
		return;
	}
	s->guess = move->seat == 1 ? move->verb : 0;
	pl_game_over(state);
}

static void coin_observe(const struct pl_rules *rules, struct pl_state *state, int seat)
{
	(void)rules;
	state->chance = (struct pl_chance){ { 0, 0 }, 0 };
	if (seat != 0 && state->pending != 0)
		((struct coin_state *)state)->coin = 0;
}

static void coin_determinize(const struct pl_rules *rules, struct pl_state *view, int seat,
                             struct pl_chance *chance)
{
	(void)rules, (void)seat;
	struct coin_state *s = (struct coin_state *)view;
	if (s->coin == 0)
		s->coin = (uint8_t)pl_roll(chance, 2);
	view->chance = pl_split(chance);
}

static void coin_value(const struct pl_rules *rules, const struct pl_state *state,
                       int32_t out[PL_SEATS])
{
	(void)rules;
	const struct coin_state *s = (const struct coin_state *)state;
	out[0] = s->guess == 0 ? 400 : s->guess == s->coin ? 0 : 1000;
	out[1] = 1000 - out[0];
}

static const struct pl_game coin = {
	.slug = "coin",
	.min_seats = 2,
	.max_seats = 2,
	.rules_size = sizeof(struct pl_rules),
	.state_size = sizeof(struct coin_state),
	.setup = coin_setup,
	.legal = coin_legal,
	.apply = coin_apply,
	.observe = coin_observe,
	.determinize = coin_determinize,
	.value = coin_value,
	.weigh = weigh_equally,
};

/* --- helpers ---------------------------------------------------------------- */

static struct pl_searcher *open_search(const char *spec, const struct pl_game *game,
                                       const struct pl_rules *rules)
{
	struct pl_bot bot = pl_bot_of(spec);
	return pl_search_open(&bot.search, game, rules);
}

static struct pl_state *first_position(const struct pl_game *game, uint64_t seed)
{
	struct pl_state *state = pl_zeroed(game->state_size);
	state->chance.key[0] = seed;
	state->seats = 2;
	game->setup(NULL, state);
	return state;
}

/* --- the tree ----------------------------------------------------------------- */

static void nodes_are_found_until_the_tree_is_cleared(void **unused)
{
	(void)unused;
	struct pl_tree tree;
	pl_tree_open(&tree, 100, 1000);
	for (int round = 0; round < 3; round++) {
		for (uint64_t key = 1; key <= 100; key++) {
			assert_int_equal(pl_tree_find(&tree, key * 640), 0);
			uint32_t node = pl_tree_add(&tree, key * 640, 2, false);
			assert_int_equal(pl_tree_find(&tree, key * 640), node);
		}
		assert_int_equal(pl_tree_add(&tree, 7, 2, false), 0);
		for (uint64_t key = 1; key <= 100; key++)
			assert_int_equal(pl_node_at(&tree, pl_tree_find(&tree, key * 640))->key,
			                 key * 640);
		pl_tree_clear(&tree);
	}
	pl_tree_close(&tree);
}

static void nodes_are_found_however_many_were_cleared(void **unused)
{
	(void)unused;
	struct pl_tree tree;
	pl_tree_open(&tree, 100, 1000);
	tree.gone = UINT32_MAX - tree.words - 2000; /* as after four thousand million words */
	for (int round = 0; round < 4; round++) {
		for (uint64_t key = 1; key <= 60; key++) {
			assert_int_equal(pl_tree_find(&tree, key), 0);
			uint32_t node = pl_tree_add(&tree, key, 2, false);
			assert_int_equal(pl_tree_find(&tree, key), node);
		}
		pl_tree_clear(&tree);
	}
	pl_tree_close(&tree);
}

static void a_node_takes_more_moves_until_memory_ends(void **unused)
{
	(void)unused;
	struct pl_tree tree;
	pl_tree_open(&tree, 4, 40);
	uint32_t place = pl_tree_add(&tree, 1, 1, false);
	struct pl_node *node = pl_node_at(&tree, place);
	int added = 1;
	struct pl_move move = { .verb = 1 };
	pl_edges_of(&tree, node)[0].visits = 5;
	while (pl_tree_add_edge(&tree, place, &move)) {
		added++;
		move.verb = (uint8_t)added;
	}
	assert_true(added > 5 && added < 40);
	struct pl_edge *edges = pl_edges_of(&tree, node);
	for (int i = 1; i < added; i++) {
		assert_int_equal(pl_moves_of(node, edges)[i].verb, i);
		assert_int_equal(pl_rests_of(node, edges)[i].rank, i);
		assert_int_equal(edges[i].visits, 0);
	}
	assert_int_equal(edges[0].visits, 5);
	assert_true(tree.used <= tree.words);
	pl_tree_close(&tree);
}

/* --- the same answer ------------------------------------------------------------ */

/* The prospects of the first choice of a match, where so many threads are free besides. */
static int think_with(const char *slug, const char *spec, uint64_t seed, int spare,
                      struct pl_prospect out[PL_MOVES])
{
	struct pl_match *match = open_match(slug, NULL, 2, 3);
	struct pl_chance chance = { { seed, 8 }, 0 };
	struct pl_searcher *searcher = open_search(spec, match->game, match->book->rules);
	pl_search_spare(searcher, spare);
	pl_search_choose(searcher, match->state, 0, &chance);
	int count = pl_search_prospects(searcher, out);
	pl_search_close(searcher);
	close_match(match);
	return count;
}

static int think_once(const char *slug, const char *spec, uint64_t seed,
                      struct pl_prospect out[PL_MOVES])
{
	return think_with(slug, spec, seed, 0, out);
}

static void threads_that_are_free_are_taken_by_who_spreads(void **unused)
{
	(void)unused;
	static struct pl_prospect one[PL_MOVES], three[PL_MOVES], again[PL_MOVES];
	int count = think_once("leduc", "search:iterations=900", 5, one);
	think_once("leduc", "search:iterations=900:threads=3", 5, three);
	const size_t size = (size_t)count * sizeof one[0];
	assert_memory_not_equal(one, three, size);
	assert_int_equal(think_with("leduc", "expert:iterations=900", 5, 2, again), count);
	assert_memory_equal(again, three, size);
	think_with("leduc", "expert:iterations=900", 5, 0, again);
	assert_memory_equal(again, one, size);
	think_with("leduc", "search:iterations=900", 5, 2, again);
	assert_memory_equal(again, one, size);
}

/* More threads for one choice, then as before: what was settled for so many players is known to
 * all of them. */
static void free_threads_come_and_go(void **unused)
{
	(void)unused;
	struct pl_match *match = open_match("leduc", NULL, 2, 3);
	struct pl_searcher *searcher =
		open_search("expert:iterations=600", match->game, match->book->rules);
	static const int spare[] = { 0, 2, 1, 0, PL_THREADS };
	for (int i = 0; i < 5; i++) {
		struct pl_chance chance = { { 1, 8 }, 0 };
		pl_search_spare(searcher, spare[i]);
		pl_search_choose(searcher, match->state, 0, &chance);
		assert_int_equal(pl_search_iterations(searcher), 600);
	}
	pl_search_close(searcher);
	close_match(match);
}

static void same_seed_iterations_and_threads_give_the_same_answer(void **unused)
{
	(void)unused;
	static const char *const specs[] = {
		"search:iterations=700",
		"search:iterations=700:threads=3",
		"search:iterations=500:threads=2:closed=1",
	};
	static struct pl_prospect first[PL_MOVES], again[PL_MOVES];
	for (int i = 0; i < 3; i++)
		for (int game = 0; game < 2; game++) {
			const char *slug = game == 0 ? "connect-four" : "leduc";
			int count = think_once(slug, specs[i], 5, first);
			for (int j = 0; j < 3; j++) {
				assert_int_equal(think_once(slug, specs[i], 5, again), count);
				assert_memory_equal(first, again, (size_t)count * sizeof first[0]);
			}
			think_once(slug, specs[i], 6, again);
			assert_memory_not_equal(first, again, (size_t)count * sizeof first[0]);
		}
}

static void iterations_are_those_asked_for(void **unused)
{
	(void)unused;
	struct pl_match *match = open_match("leduc", NULL, 2, 3);
	struct pl_chance chance = { { 1, 8 }, 0 };
	struct pl_searcher *searcher =
		open_search("search:iterations=1001:threads=2", match->game, match->book->rules);
	pl_search_choose(searcher, match->state, 0, &chance);
	assert_int_equal(pl_search_iterations(searcher), 1001);
	pl_search_close(searcher);
	close_match(match);
}

static double ms_of(clockid_t clock)
{
	struct timespec time;
	clock_gettime(clock, &time);
	return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

/* No sooner by the clock; and no later by the work done, which others on the machine do not change. */
static void a_time_limit_is_kept(void **unused)
{
	(void)unused;
	struct pl_match *match = open_match("connect-four", NULL, 2, 3);
	struct pl_chance chance = { { 1, 8 }, 0 };
	struct pl_searcher *searcher =
		open_search("search:ms=30:threads=2", match->game, match->book->rules);
	double from = ms_of(CLOCK_MONOTONIC), work = ms_of(CLOCK_PROCESS_CPUTIME_ID);
	pl_search_choose(searcher, match->state, 0, &chance);
	assert_true(ms_of(CLOCK_MONOTONIC) - from >= 29);
	assert_true(ms_of(CLOCK_PROCESS_CPUTIME_ID) - work < 500);
	assert_true(pl_search_iterations(searcher) > 0);
	pl_search_close(searcher);
	close_match(match);
}

static void a_search_ends_when_it_is_told(void **unused)
{
	(void)unused;
	struct pl_match *match = open_match("connect-four", NULL, 2, 3);
	struct pl_chance chance = { { 1, 8 }, 0 }, same = chance;
	atomic_bool stop = false;
	struct pl_searcher *searcher =
		open_search("search:iterations=5000:threads=2", match->game, match->book->rules);
	struct pl_move move = pl_search_choose(searcher, match->state, 0, &chance);
	pl_search_forget(searcher);
	pl_search_heed(searcher, &stop);
	struct pl_move again = pl_search_choose(searcher, match->state, 0, &same);
	assert_true(pl_same_move(&move, &again)); /* one that is not told is not changed */
	assert_int_equal(pl_search_iterations(searcher), 5000);
	pl_search_forget(searcher);
	stop = true;
	pl_search_choose(searcher, match->state, 0, &chance);
	assert_true(pl_search_iterations(searcher) < 100);
	pl_search_close(searcher);
	close_match(match);
}

/* More iterations than there is memory for nodes. */
static void a_full_tree_goes_on_thinking(void **unused)
{
	(void)unused;
	struct pl_match *match = open_match("connect-four", NULL, 2, 3);
	struct pl_chance chance = { { 1, 8 }, 0 };
	struct pl_searcher *searcher = open_search("search:iterations=700000:plies=0:mix=100",
	                                           match->game, match->book->rules);
	struct pl_move move = pl_search_choose(searcher, match->state, 0, &chance);
	assert_int_equal(pl_search_iterations(searcher), 700000);
	assert_int_equal(move.verb, 1);
	pl_search_close(searcher);
	close_match(match);
}

/* --- no cheating ------------------------------------------------------------------ */

/* Whole games of the toy: at every choice the bot is handed the state, and the
 * state with everything hidden dealt otherwise. */
static void what_is_hidden_changes_no_choice(const char *spec, int seats, uint64_t seed)
{
	struct pl_book *book = pl_book_standard(&pl_toy, NULL, 0, NULL);
	const uint64_t key[2] = { seed, 1 };
	struct pl_match *match = pl_match_new(&pl_toy, book, seats, key);
	struct pl_searcher *searcher = open_search(spec, &pl_toy, book->rules);
	struct pl_searcher *other = open_search(spec, &pl_toy, book->rules);
	struct pl_state *scrambled = pl_zeroed(pl_toy.state_size);
	struct pl_chance chance = { { seed, 2 }, 0 }, dealer = { { seed, 3 }, 0 };
	int differing = 0;
	while (!pl_match_over(match)) {
		int seat = pl_first_pending(match->state);
		pl_match_view(match, seat, scrambled);
		pl_toy.determinize(book->rules, scrambled, seat, &dealer);
		scrambled->chance = match->state->chance;
		differing += memcmp(scrambled, match->state, pl_toy.state_size) != 0;
		struct pl_chance same = chance;
		struct pl_move move = pl_search_choose(searcher, match->state, seat, &chance);
		struct pl_move blind = pl_search_choose(other, scrambled, seat, &same);
		assert_memory_equal(&move, &blind, sizeof move);
		assert_int_equal(chance.drawn, same.drawn);
		assert_null(pl_match_play(match, &move));
	}
	assert_true(differing > 10);
	pl_search_close(searcher);
	pl_search_close(other);
	pl_match_free(match);
	pl_book_free(book);
	free(scrambled);
}

static void a_scrambled_state_gets_the_same_moves(void **unused)
{
	(void)unused;
	for (int seats = 2; seats <= 4; seats++) {
		what_is_hidden_changes_no_choice("search:iterations=60", seats, 4);
		what_is_hidden_changes_no_choice("search:iterations=60:closed=1:mix=100", seats, 5);
		what_is_hidden_changes_no_choice("search:iterations=60:threads=2:blind=80", seats,
		                                 6);
	}
}

static void opponents_do_not_know_our_hand(void **unused)
{
	(void)unused;
	static const char *const specs[] = {
		"search:iterations=3000:closed=1",
		"search:iterations=3000:closed=0",
		"search:iterations=3000:closed=1:blind=60",
	};
	static struct pl_prospect prospects[PL_MOVES];
	for (uint64_t seed = 0; seed < 12; seed++) {
		struct pl_state *state = first_position(&coin, seed);
		struct pl_searcher *searcher = open_search(specs[seed % 3], &coin, NULL);
		struct pl_chance chance = { { seed, 1 }, 0 };
		struct pl_move move = pl_search_choose(searcher, state, 0, &chance);
		pl_search_prospects(searcher, prospects);
		assert_int_equal(move.verb, 2);
		assert_true(fabs(prospects[0].chance - 0.5) < 0.1);
		pl_search_close(searcher);
		free(state);
	}
}

/* --- sealed choices ----------------------------------------------------------------- */

static void sealed_choices_are_mixed_as_they_should_be(void **unused)
{
	(void)unused;
	static const char *const specs[] = {
		"search:iterations=20000",
		"search:iterations=20000:closed=1",
		"search:iterations=20000:threads=2",
	};
	static struct pl_prospect prospects[PL_MOVES];
	for (int seat = 0; seat < 2; seat++)
		for (int i = 0; i < 3; i++) {
			struct pl_state *state = first_position(&duel, 1);
			struct pl_searcher *searcher = open_search(specs[i], &duel, NULL);
			struct pl_chance chance = { { 3, (uint64_t)i }, 0 };
			pl_search_choose(searcher, state, seat, &chance);
			assert_int_equal(pl_search_prospects(searcher, prospects), 3);
			for (int j = 0; j < 3; j++) {
				double right = prospects[j].move.verb == 2 ? 0.5 : 0.25;
				assert_true(fabs(prospects[j].share - right) < 0.1);
			}
			pl_search_close(searcher);
			free(state);
		}
}

/* --- SPECs ------------------------------------------------------------------------------ */

static void specs_are_read(void **unused)
{
	(void)unused;
	struct pl_bot bot = pl_bot_of("search:ms=500:threads=2");
	assert_int_equal(bot.search.ms, 500);
	assert_int_equal(bot.search.threads, 2);
	assert_int_equal(bot.search.iterations, 0);
	assert_string_equal(bot.spec, "search:ms=500:threads=2");
	bot = pl_bot_of("search:iterations=2000");
	assert_int_equal(bot.search.iterations, 2000);
	assert_int_equal(bot.search.ms, 0);
	bot = pl_bot_of("search:iterations=2000:ms=50:explore=33");
	assert_int_equal(bot.search.ms, 50);
	assert_int_equal(bot.search.constant[PL_EXPLORE], 33);
	assert_int_equal(bot.search.constant[PL_TRUST], PL_UNSET);
	static const struct {
		const char *name;
		uint32_t iterations;
	} levels[] = { { "easy", 64 }, { "normal", 256 }, { "hard", 1024 }, { "expert", 0 } };
	for (int i = 0; i < 4; i++) {
		bot = pl_bot_of(levels[i].name);
		assert_int_equal(bot.search.iterations, levels[i].iterations);
		assert_int_equal(bot.search.ms, 2000);
		assert_int_equal(bot.search.noise > 0, i == 0);
		assert_int_equal(bot.search.spread, i == 3);
	}
	bot = pl_bot_of("expert:iterations=500"); /* where the clock is to say nothing */
	assert_int_equal(bot.search.iterations, 500);
	assert_int_equal(bot.search.ms, 0);
}

static void bad_specs_are_explained(void **unused)
{
	(void)unused;
	static const char *const bad[][2] = {
		{ "hrad", "did you mean 'hard'" },
		{ "search:mss=5", "did you mean ms" },
		{ "search:ms=0", "from 1 to 600000" },
		{ "search:ms=", "expected a number" },
		{ "search:threads=two", "from 1 to 64" },
		{ "greedy:ms=5", "has no settings" },
		{ "qqqqqqq", "there are random" },
		{ "search:closed=2", "from 0 to 1" },
		{ "search:proofs=x", "from 0 to 10000" },
		{ "search:", "no setting" },
		{ "search:ms=99999999999999999999", "expected" },
	};
	for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
		struct pl_bot bot;
		char room[512];
		struct pl_text why = pl_text_in(room, sizeof room);
		assert_false(pl_bot_read(bad[i][0], &bot, &why));
		assert_non_null(strstr(room, bad[i][1]));
	}
}

static void constants_are_written_where_they_belong(void **unused)
{
	(void)unused;
	int value[PL_CONSTANTS];
	for (int i = 0; i < PL_CONSTANTS; i++)
		value[i] = PL_UNSET;
	const struct pl_setting setting = { pl_find_game("leduc"), 2, false };
	value[PL_EXPLORE] = 77;
	pl_constants_for(&setting, value);
	assert_int_equal(value[PL_EXPLORE], 77);
	assert_int_equal(value[PL_CLOSED], 1);
	char *text = NULL;
	size_t size = 0;
	FILE *out = open_memstream(&text, &size);
	pl_constants_write(out,
	                   "# kept\nleduc plies=3\nleduc seats=2 explore=1\n"
	                   "leduc learnt seats=2 mix=5\nother plies=2\n",
	                   &setting, value);
	fclose(out);
	assert_non_null(strstr(text, "# kept\nleduc plies=3\nleduc seats=2 explore=77 "));
	assert_non_null(strstr(text, "\nleduc learnt seats=2 mix=5\n"));
	assert_non_null(strstr(text, "\nother plies=2\n"));
	assert_null(strstr(text, "explore=1\n"));
	free(text);
}

/* Five thoughts in a row without hope, and then until there is some again. */
static void a_bot_without_hope_would_resign(void **unused)
{
	(void)unused;
	static const struct {
		double hope;
		bool would;
	} thoughts[] = {
		{ 0.01, false }, { 0.01, false }, { 0.01, false }, { 0.01, false }, { 0.04, false },
		{ 0.02, false }, { 0, false },    { 0.01, false }, { -1, false },   { 0.01, false },
		{ 0.01, true },  { 0.05, true },  { -1, true },    { 0.2, false },  { 0.01, false },
	};
	uint8_t hopeless = 0;
	for (size_t i = 0; i < sizeof thoughts / sizeof thoughts[0]; i++)
		assert_int_equal(pl_would_resign(&hopeless, thoughts[i].hope), thoughts[i].would);
}

/* --- what it says ---------------------------------------------------------------------------- */

static void advice_names_the_best_moves_and_a_line(void **unused)
{
	(void)unused;
	struct pl_match *match = open_match("connect-four", NULL, 2, 3);
	struct pl_chance chance = { { 1, 8 }, 0 };
	struct pl_searcher *searcher =
		open_search("search:iterations=2000", match->game, match->book->rules);
	static struct pl_advice advice;
	char room[8192];
	struct pl_text text = pl_text_in(room, sizeof room);
	say_move(match, 0, "drop 4");
	say_move(match, 1, "drop 1");
	say_move(match, 0, "drop 4");
	say_move(match, 1, "drop 1");
	say_move(match, 0, "drop 4");
	pl_search_choose(searcher, match->state, 1, &chance);
	pl_advise(searcher, match->game, match->book, &advice);
	assert_string_equal(advice.at[0].line[0].text, "drop 4");
	assert_true(advice.at[0].length >= 3);
	assert_int_equal(advice.at[0].line[0].seat, 1);
	assert_int_equal(advice.at[0].line[1].seat, 0);
	assert_true(advice.at[0].chance > 0.1 && advice.at[0].chance < 0.9);
	assert_true(advice.at[1].chance < advice.at[0].chance);
	pl_advice_json(&advice, &text);
	assert_false(pl_text_full(&text));
	assert_non_null(strstr(room, "\"moves\":[{\"move\":\"drop 4\",\"chance\":0."));
	assert_non_null(strstr(room, "\"line\":[{\"seat\":2,\"move\":\"drop 4\"},{\"seat\":1,"));
	pl_search_close(searcher);
	close_match(match);
}

/* A tree that is kept from move to move must not change whose turn it is, nor
 * offer what cannot be done. */
static void whole_games_are_played_by_the_rules(void **unused)
{
	(void)unused;
	static const char *const specs[] = { "easy", "search:iterations=100:closed=1",
		                             "search:iterations=50:wide=2:plies=30" };
	for (int i = 0; i < 9; i++) {
		struct pl_match *match =
			open_match(i % 2 ? "leduc" : "connect-four", NULL, 2, (uint64_t)i);
		struct pl_chance chance = { { (uint64_t)i, 8 }, 0 };
		struct pl_searcher *searcher =
			open_search(specs[i % 3], match->game, match->book->rules);
		while (!pl_match_over(match)) {
			int seat = pl_first_pending(match->state);
			struct pl_move move =
				pl_search_choose(searcher, match->state, seat, &chance);
			assert_null(pl_match_play(match, &move));
		}
		pl_search_close(searcher);
		close_match(match);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(nodes_are_found_until_the_tree_is_cleared),
		cmocka_unit_test(nodes_are_found_however_many_were_cleared),
		cmocka_unit_test(a_node_takes_more_moves_until_memory_ends),
		cmocka_unit_test(threads_that_are_free_are_taken_by_who_spreads),
		cmocka_unit_test(free_threads_come_and_go),
		cmocka_unit_test(same_seed_iterations_and_threads_give_the_same_answer),
		cmocka_unit_test(iterations_are_those_asked_for),
		cmocka_unit_test(a_time_limit_is_kept),
		cmocka_unit_test(a_search_ends_when_it_is_told),
		cmocka_unit_test(a_full_tree_goes_on_thinking),
		cmocka_unit_test(a_scrambled_state_gets_the_same_moves),
		cmocka_unit_test(opponents_do_not_know_our_hand),
		cmocka_unit_test(sealed_choices_are_mixed_as_they_should_be),
		cmocka_unit_test(specs_are_read),
		cmocka_unit_test(bad_specs_are_explained),
		cmocka_unit_test(constants_are_written_where_they_belong),
		cmocka_unit_test(a_bot_without_hope_would_resign),
		cmocka_unit_test(advice_names_the_best_moves_and_a_line),
		cmocka_unit_test(whole_games_are_played_by_the_rules),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* test_ofs_starving.c - who is advised to let a city starve though there is Food for it does better
 * so: not by the judge that gave the hint, but by playing on to the end. */
#include "test.h"

#include "bots/advice.h"
#include "bots/bot.h"
#include "bots/manners.h"
#include "core/chance.h"
#include "core/memory.h"
#include "core/turn.h"

#include <string.h>

enum { SEATS = 3, TIMES = 200 };

struct bench {
	struct pl_match *match;
	struct pl_thinker *greedy;
	struct pl_searcher *adviser;
	struct pl_state *view, *truth, *seen;
	int asked, hints, starving; /* whom last */
};

/* What the seat has in the end of the nth truth that its view allows, thousandths of a win. */
static int32_t play_on(const struct bench *b, const struct pl_move *first, uint64_t nth)
{
	const uint64_t key[2] = { nth, 4242 };
	const struct pl_game *game = b->match->game;
	const struct pl_rules *rules = b->match->book->rules;
	struct pl_chance truth = pl_chance_of(key, 1), own = pl_chance_of(key, 2);
	int32_t value[PL_SEATS];
	memcpy(b->truth, b->view, game->state_size);
	game->determinize(rules, b->truth, first->seat, &truth);
	b->truth->chance = pl_chance_of(key, 3);
	game->apply(rules, b->truth, first, NULL);
	while (b->truth->pending != 0) {
		int seat = pl_first_pending(b->truth);
		memcpy(b->seen, b->truth, game->state_size);
		game->observe(rules, b->seen, seat);
		struct pl_move move = pl_think(b->greedy, b->seen, seat, &own);
		game->apply(rules, b->truth, &move, NULL);
	}
	game->value(rules, b->truth, value);
	return value[first->seat];
}

/* By how much one move is better than another, in points of a hundred. */
static double compare(const struct bench *b, const struct pl_move *one, const struct pl_move *other)
{
	double ahead = 0;
	for (uint64_t i = 0; i < TIMES; i++)
		ahead += play_on(b, one, i) - play_on(b, other, i);
	return ahead / TIMES / 10;
}

static bool may_feed_all(const struct bench *b, int seat, struct pl_move *feed)
{
	const struct pl_match *match = b->match;
	return pl_parse_move(match->game, match->book, b->view, seat, "feed all", feed) &&
		match->game->check(match->book->rules, b->view, feed) == 0;
}

static void try_hint(struct bench *b, int seat, const struct pl_move *feed)
{
	static struct pl_advice advice;
	const double little = 5;
	const struct pl_match *match = b->match;
	struct pl_manners *manners = pl_manners_of(match, seat, 0);
	struct pl_chance chance = { { (uint64_t)match->step_count, 1 }, 0 };
	char text[PL_MOVE_TEXT];
	pl_search_forget(b->adviser);
	pl_search_mind(b->adviser, manners);
	pl_search_choose(b->adviser, b->view, seat, &chance);
	pl_advise(b->adviser, match->game, match->book, &advice);
	pl_search_mind(b->adviser, NULL);
	pl_manners_free(manners);
	pl_move_text(match->game, match->book, b->view, &advice.at[0].move, text);
	b->hints++;
	if (strncmp(text, "starve", 6) != 0)
		return;
	b->starving++;
	double better = compare(b, &advice.at[0].move, feed);
	if (better < -little)
		fail_msg("move %d, p%d: '%s' (%s) costs %.0f points beside 'feed all'",
		         match->step_count + 1, seat + 1, text, advice.at[0].says, -better);
}

/* A game between greedy bots, and hints wherever a seat begins to feed its cities. */
static void look_into(struct bench *b)
{
	struct pl_chance chance = { { 2, 9 }, 0 };
	while (!pl_match_over(b->match)) {
		struct pl_move feed;
		int seat = pl_first_pending(b->match->state);
		pl_match_view(b->match, seat, b->view);
		bool may = may_feed_all(b, seat, &feed);
		if (may && seat != b->asked)
			try_hint(b, seat, &feed);
		b->asked = may ? seat : b->asked;
		struct pl_move move = pl_think(b->greedy, b->view, seat, &chance);
		assert_null(pl_match_play(b->match, &move));
	}
}

static void cities_starve_only_where_playing_on_agrees(void **unused)
{
	(void)unused;
	enum { SEED = 2 };
	const struct pl_bot greedy = pl_bot_of("greedy"), hints = pl_bot_of("hard:ms=600000");
	struct bench b = { .asked = -1 };
	b.match = open_match("one-false-step", NULL, SEATS, SEED);
	const struct pl_game *game = b.match->game;
	b.greedy = pl_thinker_open(&greedy, game, b.match->book->rules);
	b.adviser = pl_search_open(&hints.search, game, b.match->book->rules);
	b.view = pl_apart(game->state_size);
	b.truth = pl_apart(game->state_size);
	b.seen = pl_apart(game->state_size);
	look_into(&b);
	print_message("%d hints, %d of them to let a city starve\n", b.hints, b.starving);
	assert_true(b.starving > 0); /* else nothing was held against anything */
	free(b.seen);
	free(b.truth);
	free(b.view);
	pl_search_close(b.adviser);
	pl_thinker_close(b.greedy);
	close_match(b.match);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(cities_starve_only_where_playing_on_agrees),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* test_advice.c - what advice says holds: of many positions of every game, the best has the
 * highest chance, equals share theirs, and reasons are true of what they compare. */
#include "test.h"

#include "bots/advice.h"
#include "bots/bot.h"
#include "core/chance.h"
#include "core/language.h"
#include "core/memory.h"
#include "core/turn.h"

#include <math.h>

static const char *const games[] = { "traders", "flank", "one-false-step", "one-small-step",
	                             "space-tug-skirmish" };
enum { GAMES = sizeof games / sizeof games[0], EACH = BRIEF ? 6 : 60 };

/* --- positions ------------------------------------------------------------------------------- */

/* Some way into a match, by moves that are as likely as their weights. */
static struct pl_match *play_into(const char *slug, uint64_t seed)
{
	const uint64_t key[2] = { seed, 31 };
	struct pl_chance chance = pl_chance_of(key, 0);
	const struct pl_game *game = pl_find_game(slug);
	struct pl_match *match = open_match(slug, NULL, game->max_seats > 3 ? 3 : 2, seed);
	struct pl_state *view = pl_resize(NULL, game->state_size);
	for (uint32_t left = pl_draw(&chance, 300); left > 0 && !pl_match_over(match); left--) {
		struct pl_move moves[PL_MOVES];
		uint16_t weight[PL_MOVES];
		int seat = pl_first_pending(match->state), at = 0;
		uint32_t sum = 0;
		pl_match_view(match, seat, view);
		int count = game->legal(match->book->rules, view, seat, moves);
		game->weigh(match->book->rules, view, moves, count, weight);
		for (int i = 0; i < count; i++)
			sum += weight[i];
		for (uint32_t drawn = pl_draw(&chance, sum); drawn >= weight[at]; at++)
			drawn -= weight[at];
		assert_null(pl_match_play(match, &moves[at]));
	}
	free(view);
	return match;
}

/* Somebody who thinks about a position, and what is said of it. */
struct adviser {
	struct pl_match *match;
	struct pl_searcher *searcher;
	int count; /* of the prospects */
	struct pl_prospect prospects[PL_MOVES];
	struct pl_advice advice;
};

static void ask_for_advice(struct adviser *adviser, const char *spec, uint64_t seed)
{
	struct pl_match *match = adviser->match;
	struct pl_bot bot = pl_bot_of(spec);
	struct pl_chance chance = { { seed, 5 }, 0 };
	adviser->searcher = pl_search_open(&bot.search, match->game, match->book->rules);
	pl_search_choose(adviser->searcher, match->state, pl_first_pending(match->state), &chance);
	adviser->count = pl_search_prospects(adviser->searcher, adviser->prospects);
	pl_advise(adviser->searcher, match->game, match->book, &adviser->advice);
}

static void close_adviser(struct adviser *adviser)
{
	pl_search_close(adviser->searcher);
	close_match(adviser->match);
}

/* Do something with every one of many positions of the five games. */
static void in_many_positions(void (*with)(struct adviser *))
{
	static struct adviser adviser;
	int positions = 0;
	for (int game = 0; game < GAMES; game++)
		for (uint64_t seed = 1; seed <= EACH; seed++) {
			adviser.match = play_into(games[game], seed);
			if (pl_match_over(adviser.match)) {
				close_match(adviser.match);
				continue;
			}
			ask_for_advice(&adviser, "search:iterations=256", seed);
			with(&adviser);
			close_adviser(&adviser);
			positions++;
		}
	assert_true(positions > GAMES * EACH * 4 / 5);
}

/* --- the best, and its equals ---------------------------------------------------------------- */

static const struct pl_prospect *prospect_of(const struct adviser *adviser,
                                             const struct pl_advised *advised)
{
	for (int i = 0; i < adviser->count; i++)
		if (memcmp(&adviser->prospects[i].move, &advised->move, sizeof advised->move) == 0)
			return &adviser->prospects[i];
	fail_msg("%s is no move here", advised->line[0].text);
	return NULL;
}

static void expect_order(struct adviser *adviser)
{
	const struct pl_advice *advice = &adviser->advice;
	const struct pl_advised *best = &advice->at[0];
	assert_true(advice->count > 0);
	assert_true(best->equal);
	for (int i = 1; i < advice->count; i++) {
		const struct pl_advised *one = &advice->at[i];
		assert_true(one->chance <= advice->at[i - 1].chance);
		assert_true(prospect_of(adviser, one)->visits >= 8 || advice->iterations == 0);
		if (!one->equal)
			continue;
		assert_true(advice->at[i - 1].equal); /* no gap */
		assert_true(fabs(one->chance - best->chance) < 1e-12);
		assert_string_equal(one->says, best->says);
		assert_true(prospect_of(adviser, one)->prior <= prospect_of(adviser, best)->prior);
	}
}

static void the_best_has_the_highest_chance_and_equals_share_theirs(void **unused)
{
	(void)unused;
	in_many_positions(expect_order);
}

/* --- why ------------------------------------------------------------------------------------- */

/* The end of a line, kept. */
struct kept {
	struct pl_line_end end;
	const struct pl_game *game;
	struct pl_state *state;
};

static bool keep_end(void *context, const struct pl_state *state)
{
	struct kept *kept = context;
	if (pl_line_goes_on(&kept->end, state))
		return true;
	memcpy(kept->state, state, kept->game->state_size);
	return false;
}

static void play_on(const struct adviser *adviser, const struct pl_move *move, int truth,
                    struct kept *kept)
{
	kept->game = adviser->match->game;
	kept->end = (struct pl_line_end){ .seat = move->seat,
		                          .to_the_end = adviser->advice.reasons.to_the_end };
	pl_search_follow(adviser->searcher, move, (uint32_t)truth, keep_end, kept);
	assert_true(kept->end.there);
}

/* How much more of it there is in this truth; of what is no number of a table looked up here
 * itself. */
static int more_in(const struct adviser *adviser, const struct pl_gain *gain,
                   const struct pl_state *best, const struct pl_state *other)
{
	const struct pl_game *game = adviser->match->game;
	const struct pl_rules *rules = adviser->match->book->rules;
	int seat = adviser->advice.at[0].move.seat;
	struct pl_result one, two;
	game->returns(rules, best, &one);
	game->returns(rules, other, &two);
	switch (gain->kind) {
	case PL_GAINS_WIN:
		return (best->pending == 0 && one.place[seat] == 1) >
			(other->pending == 0 && two.place[seat] == 1);
	case PL_GAINS_TIME:
		return (other->pending == 0 && two.place[seat] > 1) >
			(best->pending == 0 && one.place[seat] > 1);
	case PL_GAINS_POINTS:
		return one.score[seat] - two.score[seat];
	case PL_GAINS_PLACES:
		return two.place[seat] - one.place[seat];
	case PL_GAINS_BACK:
		return two.score[gain->seat] - one.score[gain->seat];
	default:
		assert_int_equal(gain->row[0], seat);
		return pl_gain_in(game, rules, gain, best, seat) -
			pl_gain_in(game, rules, gain, other, seat);
	}
}

static int reasons_given;

static void expect_true_reasons(struct adviser *adviser)
{
	const struct pl_advice *advice = &adviser->advice;
	const struct pl_game *game = adviser->match->game;
	struct kept best = { .state = pl_resize(NULL, game->state_size) };
	struct kept other = { .state = pl_resize(NULL, game->state_size) };
	int held[PL_GAINS] = { 0 };
	assert_int_equal(advice->why[0] != '\0', advice->reasons.count > 0);
	for (int truth = 0; advice->reasons.count > 0 && truth < PL_REASON_TRUTHS; truth++) {
		play_on(adviser, &advice->at[0].move, truth, &best);
		play_on(adviser, &advice->instead.move, truth, &other);
		for (int i = 0; i < advice->reasons.count; i++) {
			const struct pl_gain *gain = &advice->reasons.at[i];
			held[i] += more_in(adviser, gain, best.state, other.state) >= gain->amount;
		}
	}
	for (int i = 0; i < advice->reasons.count; i++) {
		assert_true(advice->reasons.at[i].amount > 0);
		if (4 * held[i] < 3 * PL_REASON_TRUTHS)
			fail_msg("%s: '%s' holds in %d truths", game->slug, advice->why, held[i]);
	}
	reasons_given += advice->reasons.count;
	free(best.state);
	free(other.state);
}

static void what_a_reason_says_holds_in_what_is_compared(void **unused)
{
	(void)unused;
	in_many_positions(expect_true_reasons);
	assert_true(reasons_given > GAMES * EACH / 4);
}

/* In German too, about the same; and never against an equal. */
static void expect_same_reasons(struct adviser *adviser)
{
	static struct pl_advice german;
	const struct pl_match *match = adviser->match;
	struct pl_language *language = pl_language_of(match->game, "de");
	struct pl_book told = pl_book_in(match->book, language);
	pl_advise(adviser->searcher, match->game, &told, &german);
	assert_int_equal(german.reasons.count, adviser->advice.reasons.count);
	for (int i = 0; i < german.reasons.count; i++) {
		const struct pl_gain *one = &german.reasons.at[i];
		const struct pl_gain *other = &adviser->advice.reasons.at[i];
		assert_int_equal(one->kind, other->kind);
		assert_ptr_equal(one->item, other->item);
		assert_int_equal(one->amount, other->amount);
	}
	if (german.why[0] != '\0')
		assert_ptr_equal(strstr(german.why, "Verglichen mit "), german.why);
	assert_true(strchr(german.why, '{') == NULL);
	for (int i = 0; i < german.count && german.instead.length > 0; i++)
		if (german.at[i].equal)
			assert_memory_not_equal(&german.instead.move, &german.at[i].move,
			                        sizeof(struct pl_move));
	pl_language_free(language);
}

static void reasons_are_the_same_in_every_language(void **unused)
{
	(void)unused;
	in_many_positions(expect_same_reasons);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_best_has_the_highest_chance_and_equals_share_theirs),
		cmocka_unit_test(what_a_reason_says_holds_in_what_is_compared),
		cmocka_unit_test(reasons_are_the_same_in_every_language),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

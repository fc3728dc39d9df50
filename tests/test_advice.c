/* test_advice.c - what advice says holds: of many positions of every game, the best has the
 * highest chance, equals share theirs, and reasons are true of what they compare. */
#include "test.h"

#include "bots/advice.h"
#include "bots/bot.h"
#include "bots/manners.h"
#include "core/chance.h"
#include "core/describe.h"
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

/* Do something with every one of so many positions of a game; how many were not over. */
static int in_positions_of(const char *slug, int count, void (*with)(struct adviser *))
{
	static struct adviser adviser;
	int positions = 0;
	for (uint64_t seed = 1; seed <= (uint64_t)count; seed++) {
		adviser.match = play_into(slug, seed);
		if (pl_match_over(adviser.match)) {
			close_match(adviser.match);
			continue;
		}
		ask_for_advice(&adviser, "search:iterations=256", seed);
		with(&adviser);
		close_adviser(&adviser);
		positions++;
	}
	return positions;
}

/* The same of each of the five games. */
static void in_positions(int each, void (*with)(struct adviser *))
{
	int positions = 0;
	for (int game = 0; game < GAMES; game++)
		positions += in_positions_of(games[game], each, with);
	assert_true(positions > GAMES * each * 4 / 5);
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
	in_positions(EACH, expect_order);
}

static bool is_offer(const struct pl_game *game, const struct pl_move *move)
{
	const struct pl_form *form = pl_form_of(game->description, move);
	return form != NULL && (form->manner & PL_OFFERS) != 0;
}

static int offers_advised;

/* Nobody is told to offer what the line itself sees refused, unless there is nothing else. */
static void expect_no_refusal(struct adviser *adviser)
{
	const struct pl_advice *advice = &adviser->advice;
	int refused = 0;
	for (int i = 0; i < advice->count; i++) {
		const struct pl_advised *one = &advice->at[i];
		bool offer = is_offer(adviser->match->game, &one->move);
		offers_advised += offer;
		refused += offer && one->length > 1 && strcmp(one->line[1].text, "decline") == 0;
	}
	assert_true(refused == 0 || refused == advice->count);
}

static void offers_that_would_be_refused_are_not_advised(void **unused)
{
	(void)unused;
	assert_true(in_positions_of("one-false-step", BRIEF ? 10 : 60, expect_no_refusal) > 5);
	assert_true(BRIEF || offers_advised > 0);
}

/* What was tried less than the most tried move is nearer to the mean of all that are listed than
 * the search thought, and in more doubt; moves that share one number aside. */
static void expect_moderation(struct adviser *adviser)
{
	const struct pl_advice *advice = &adviser->advice;
	const uint64_t enough = pl_tried_enough(adviser->prospects, adviser->count);
	double most = 0, visits = 0, sum = 0;
	for (int i = 0; i < adviser->count; i++) {
		const struct pl_prospect *one = &adviser->prospects[i];
		if (one->visits < enough)
			continue;
		most = fmax(most, (double)one->visits);
		visits += (double)one->visits;
		sum += (double)one->visits * one->chance;
	}
	for (int i = 0; i < advice->count && advice->iterations > 0; i++) {
		const struct pl_prospect *one = prospect_of(adviser, &advice->at[i]);
		double kept = (double)one->visits / ((double)one->visits + most / 4);
		double chance = sum / visits + kept * (one->chance - sum / visits);
		if (advice->at[i].equal || one->apart >= 0)
			continue;
		assert_true(fabs(advice->at[i].chance - chance) < 1e-9);
		assert_true(advice->at[i].error >= fabs(chance - one->chance) - 1e-9);
	}
}

static void who_was_tried_little_is_drawn_to_the_mean(void **unused)
{
	(void)unused;
	assert_true(in_positions_of("one-small-step", 24, expect_moderation) > 5);
}

static void a_win_at_once_is_first_and_has_no_equals_but_such(void **unused)
{
	(void)unused;
	static const char *const moves[] = { "drop 1", "drop 7", "drop 1",
		                             "drop 7", "drop 1", "drop 7" };
	static struct adviser adviser;
	adviser.match = open_match("connect-four", NULL, 2, 1);
	for (int i = 0; i < 6; i++)
		say_move(adviser.match, i % 2, moves[i]);
	ask_for_advice(&adviser, "search:iterations=2000", 1);
	const struct pl_advice *advice = &adviser.advice;
	assert_string_equal(advice->at[0].line[0].text, "drop 1");
	assert_true(advice->at[0].wins);
	assert_string_equal(advice->at[0].says, "wins at once");
	for (int i = 1; i < advice->count; i++)
		assert_true(!advice->at[i].wins && !advice->at[i].equal);
	close_adviser(&adviser);
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

/* Whether the move itself names what is said to be there after it. */
static bool says_the_move_again(const struct adviser *adviser, const struct pl_gain *gain)
{
	const struct pl_move *move = &adviser->advice.at[0].move;
	const struct pl_form *form = pl_form_of(adviser->match->game->description, move);
	const struct pl_item *item = gain->kind == PL_GAINS_MEMBER ? form->items : NULL;
	for (; item != NULL && item->name != NULL; item++)
		if (item->set == gain->item->set &&
		    pl_item_get(item, NULL, move, move->seat, NULL) == gain->member)
			return true;
	return false;
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
		bool same_time = advice->reasons.to_the_end ||
			pl_time_of(game, adviser->match->book->rules, best.state) ==
				pl_time_of(game, adviser->match->book->rules, other.state);
		for (int i = 0; i < advice->reasons.count; i++) {
			const struct pl_gain *gain = &advice->reasons.at[i];
			held[i] += same_time &&
				more_in(adviser, gain, best.state, other.state) >= gain->amount;
		}
	}
	for (int i = 0; i < advice->reasons.count; i++) {
		assert_true(advice->reasons.at[i].amount > 0);
		assert_false(says_the_move_again(adviser, &advice->reasons.at[i]));
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
	in_positions(EACH, expect_true_reasons);
	/* early in games there are fewer */
	assert_true(reasons_given > (BRIEF ? GAMES / 2 : GAMES * EACH / 4));
}

/* Nothing is held against throwing something away, unless that was worth a try. */
static void expect_no_straw_man(struct adviser *adviser)
{
	const struct pl_advice *advice = &adviser->advice;
	const struct pl_game *game = adviser->match->game;
	const struct pl_form *form = advice->instead.length > 0
		? pl_form_of(game->description, &advice->instead.move)
		: NULL;
	bool listed = false;
	for (int i = 0; i < advice->count && form != NULL; i++)
		listed = listed ||
			memcmp(&advice->at[i].move, &advice->instead.move,
		               sizeof(struct pl_move)) == 0;
	if (form != NULL && (form->manner & PL_LOSES) != 0 && !listed)
		fail_msg("%s: '%s'", game->slug, advice->why);
}

static void no_reason_is_a_straw_man(void **unused)
{
	(void)unused;
	in_positions(EACH, expect_no_straw_man);
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
	in_positions(6, expect_same_reasons);
}

/* --- manners --------------------------------------------------------------------------------- */

/* A match of One False Step on Wednesday or Thursday, with so much Food and Gold to whoever's turn
 * it is, and four of each to the others. */
static struct pl_match *open_market(int food, int gold, int *seat)
{
	struct pl_match *match = open_match("one-false-step", NULL, 3, 4);
	struct pl_state *view = pl_resize(NULL, match->game->state_size);
	struct pl_bot greedy = pl_bot_of("greedy");
	struct pl_thinker *thinker = pl_thinker_open(&greedy, match->game, match->book->rules);
	struct pl_chance chance = { { 3, 9 }, 0 };
	const struct pl_item *item = match->game->description->state;
	for (;;) {
		struct pl_move bank;
		*seat = pl_first_pending(match->state);
		pl_match_view(match, *seat, view);
		if (pl_parse_move(match->game, match->book, view, *seat, "done", &bank) &&
		    match->game->check(match->book->rules, view, &bank) == 0)
			break;
		struct pl_move move = pl_think(thinker, view, *seat, &chance);
		assert_null(pl_match_play(match, &move));
	}
	for (; item->name != NULL; item++)
		for (int row[PL_BRACKETS] = { 0 }; row[0] < 3; row[0]++) {
			int own = row[0] == *seat;
			if (strcmp(item->name, "player[].food") == 0)
				pl_item_put(item, match->state, row, own ? food : 4);
			if (strcmp(item->name, "player[].gold") == 0)
				pl_item_put(item, match->state, row, own ? gold : 4);
		}
	/* The match goes on from here: what it was before is nobody's turn. */
	for (int i = 0; i < match->step_count; i++) {
		free(match->steps[i].events);
		match->steps[i].events = NULL;
	}
	match->step_count = 0;
	memcpy(match->checkpoints[0].state, match->state, match->game->state_size);
	pl_thinker_close(thinker);
	free(view);
	return match;
}

/* Whether somebody with these manners would be advised a move, or could make it; and that what is
 * advised is what is mannerly. */
static bool may(const struct pl_match *match, int seat, unsigned people, const char *text)
{
	static struct pl_advice advice;
	struct pl_move moves[PL_MOVES], move;
	struct pl_state *view = pl_resize(NULL, match->game->state_size);
	struct pl_manners *manners = pl_manners_of(match, seat, people);
	struct pl_bot bot = pl_bot_of("search:iterations=400");
	struct pl_chance chance = { { 2, 2 }, 0 };
	struct pl_searcher *searcher = pl_search_open(&bot.search, match->game, match->book->rules);
	bool listed = false, advised = false, good = false;
	pl_match_view(match, seat, view);
	assert_true(pl_parse_move(match->game, match->book, view, seat, text, &move));
	int count = match->game->legal(match->book->rules, view, seat, moves);
	for (int i = 0; i < count; i++)
		listed = listed || memcmp(&moves[i], &move, sizeof move) == 0;
	assert_true(listed);
	count = pl_mannerly(manners, match->game, match->book->rules, view, moves, count);
	for (int i = 0; i < count; i++)
		good = good || memcmp(&moves[i], &move, sizeof move) == 0;
	pl_search_mind(searcher, manners);
	pl_search_choose(searcher, view, seat, &chance);
	pl_advise(searcher, match->game, match->book, &advice);
	for (int i = 0; i < advice.count; i++)
		advised = advised || memcmp(&advice.at[i].move, &move, sizeof move) == 0;
	assert_true(good || !advised);
	pl_search_close(searcher);
	pl_manners_free(manners);
	free(view);
	return good;
}

static void nobody_is_advised_to_go_to_the_bank_and_back(void **unused)
{
	(void)unused;
	int seat;
	struct pl_match *match = open_market(3, 2, &seat);
	assert_true(may(match, seat, 0, "bank 3 Food for 1 Gold"));
	say_move(match, seat, "bank 3 Food for 1 Gold");
	assert_false(
		may(match, seat, 0, "bank 3 Gold for 1 Food")); /* 1 and 0 instead of 3 and 2 */
	assert_true(may(match, seat, 0, "done"));
	close_match(match);
	match = open_market(3, 5, &seat); /* nor with something else in between */
	say_move(match, seat, "bank 3 Food for 1 Gold");
	say_move(match, seat, "raise Guidance");
	assert_false(may(match, seat, 0, "bank 3 Gold for 1 Food"));
	close_match(match);
	match = open_market(0, 3, &seat);
	assert_true(may(match, seat, 0, "bank 3 Gold for 1 Food"));
	close_match(match);
}

static void a_person_who_refused_is_asked_once_a_turn(void **unused)
{
	(void)unused;
	int seat;
	struct pl_match *match = open_market(2, 0, &seat);
	int other = (seat + 1) % 3, third = (seat + 2) % 3;
	unsigned people = 1u << other | 1u << third;
	char offer[2][80], again[80];
	snprintf(offer[0], 80, "offer 1 Food for 1 Gold to p%d", other + 1);
	snprintf(offer[1], 80, "offer 1 Food for 1 Gold to p%d", third + 1);
	snprintf(again, 80, "offer 2 Food for 2 Gold to p%d", other + 1);
	assert_true(may(match, seat, people, again));
	say_move(match, seat, offer[0]);
	say_move(match, other, "decline");
	assert_false(may(match, seat, people, again));
	assert_true(may(match, seat, 1u << third, again)); /* bots may be asked again */
	assert_true(may(match, seat, people, offer[1]));
	close_match(match);
	match = open_market(3, 0, &seat);
	snprintf(offer[0], 80, "offer 1 Food for 1 Gold to p%d", (seat + 1) % 3 + 1);
	say_move(match, seat, offer[0]);
	say_move(match, (seat + 1) % 3, "accept");
	snprintf(again, 80, "offer 2 Food for 2 Gold to p%d", (seat + 1) % 3 + 1);
	assert_true(may(match, seat, 7, again)); /* who accepts may be asked again */
	close_match(match);
}

static void nobody_takes_back_what_was_traded_the_same_day(void **unused)
{
	(void)unused;
	int seat;
	struct pl_match *match = open_market(4, 0, &seat);
	int other = (seat + 1) % 3, third = (seat + 2) % 3;
	char offer[80], back[80], elsewhere[80], gain[80];
	snprintf(offer, 80, "offer 2 Food for 4 Gold to p%d", other + 1);
	snprintf(back, 80, "offer 4 Gold for 2 Food to p%d", other + 1);
	snprintf(elsewhere, 80, "offer 4 Gold for 2 Food to p%d", third + 1);
	snprintf(gain, 80, "offer 2 Gold for 2 Food to p%d", third + 1);
	say_move(match, seat, offer);
	say_move(match, other, "accept");
	assert_false(may(match, seat, 0, back));
	assert_false(may(match, seat, 0, elsewhere));
	assert_true(may(match, seat, 0, gain)); /* 4 Food again, and 2 Gold */
	/* Who accepted does not offer the same back either. */
	say_move(match, seat, "done");
	snprintf(back, 80, "offer 2 Food for 4 Gold to p%d", seat + 1);
	assert_true(pl_is_pending(match->state, other));
	assert_false(may(match, other, 0, back));
	close_match(match);
}

/* Wherever in a match the trade was that a seat's manners look back to. */
static void manners_are_known_all_along_a_match(void **unused)
{
	(void)unused;
	const struct pl_game *game = pl_find_game("one-false-step");
	struct pl_state *view = pl_resize(NULL, game->state_size);
	struct pl_bot greedy = pl_bot_of("greedy");
	for (uint64_t seed = 1; seed <= (BRIEF ? 3 : 12); seed++) {
		struct pl_match *match = open_match("one-false-step", NULL, 3, seed);
		struct pl_chance chance = { { seed, 9 }, 0 };
		struct pl_thinker *thinker = pl_thinker_open(&greedy, game, match->book->rules);
		while (!pl_match_over(match)) {
			int seat = pl_first_pending(match->state);
			struct pl_manners *manners = pl_manners_of(match, seat, 0);
			pl_match_view(match, seat, view);
			pl_thinker_mind(thinker, manners);
			struct pl_move move = pl_think(thinker, view, seat, &chance);
			pl_thinker_mind(thinker, NULL);
			pl_manners_free(manners);
			assert_null(pl_match_play(match, &move));
		}
		pl_thinker_close(thinker);
		close_match(match);
	}
	free(view);
}

/* A toll that need not be paid: 1 crosses, 2 pays a coin and crosses all the same, 3 gives the
 * other a coin and crosses, 4 gambles a coin. */
struct toll_state {
	struct pl_state base;
	uint8_t coins[2], side[2];
	uint8_t unused[4];
};

static const struct pl_item toll_items[] = {
	{ .name = "coins[]",
	  .kind = PL_IS_NUMBER,
	  .hi = 9,
	  .size = 1,
	  .stock = true,
	  .offset = offsetof(struct toll_state, coins),
	  .stride = { 1 },
	  .count = { 2 },
	  .over = { &pl_seats } },
	{ .name = NULL },
};
static const struct pl_description toll_description = { .state = toll_items,
	                                                .forms = &(struct pl_form){ 0 } };

static void toll_apply(const struct pl_rules *rules, struct pl_state *state,
                       const struct pl_move *move, struct pl_events *events)
{
	(void)rules;
	struct toll_state *s = (struct toll_state *)state;
	s->side[0] = 1;
	s->coins[0] = (uint8_t)(s->coins[0] - (move->verb >= 2));
	s->coins[1] = (uint8_t)(s->coins[1] + (move->verb == 3));
	if (move->verb == 4)
		pl_reveal(events);
	state->ply++;
	pl_ask(state, 1);
}

static void toll_observe(const struct pl_rules *rules, struct pl_state *state, int seat)
{
	(void)rules, (void)seat;
	state->chance = (struct pl_chance){ { 0, 0 }, 0 };
}

static void toll_determinize(const struct pl_rules *rules, struct pl_state *state, int seat,
                             struct pl_chance *chance)
{
	(void)rules, (void)seat;
	state->chance = pl_split(chance);
}

static void a_loss_that_brings_nothing_is_left_out(void **unused)
{
	(void)unused;
	static const struct pl_rules rules = { .digest = 0 };
	static const struct pl_game game = {
		.slug = "toll",
		.state_size = sizeof(struct toll_state),
		.description = &toll_description,
		.apply = toll_apply,
		.observe = toll_observe,
		.determinize = toll_determinize,
	};
	const struct pl_book book = { .rules = &rules };
	struct toll_state state = { .base = { .seats = 2, .pending = 1 }, .coins = { 3, 3 } };
	const struct pl_match match = {
		.game = &game, .book = &book, .seats = 2, .state = &state.base
	};
	struct pl_manners *manners = pl_manners_of(&match, 0, 0);
	struct pl_move moves[] = { { .verb = 2 }, { .verb = 1 }, { .verb = 3 }, { .verb = 4 } };
	assert_int_equal(pl_mannerly(manners, &game, &rules, &state.base, moves, 4), 3);
	assert_int_equal(moves[0].verb, 1);
	assert_int_equal(moves[1].verb, 3); /* something came of it */
	assert_int_equal(moves[2].verb, 4); /* something may come of it */
	assert_int_equal(pl_mannerly(NULL, &game, &rules, &state.base, moves, 3), 3);
	pl_manners_free(manners);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_best_has_the_highest_chance_and_equals_share_theirs),
		cmocka_unit_test(offers_that_would_be_refused_are_not_advised),
		cmocka_unit_test(who_was_tried_little_is_drawn_to_the_mean),
		cmocka_unit_test(a_win_at_once_is_first_and_has_no_equals_but_such),
		cmocka_unit_test(what_a_reason_says_holds_in_what_is_compared),
		cmocka_unit_test(no_reason_is_a_straw_man),
		cmocka_unit_test(reasons_are_the_same_in_every_language),
		cmocka_unit_test(nobody_is_advised_to_go_to_the_bank_and_back),
		cmocka_unit_test(a_person_who_refused_is_asked_once_a_turn),
		cmocka_unit_test(nobody_takes_back_what_was_traded_the_same_day),
		cmocka_unit_test(manners_are_known_all_along_a_match),
		cmocka_unit_test(a_loss_that_brings_nothing_is_left_out),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* test_leduc.c - Leduc poker's clauses, its information sets counted, and its
 * value found by counterfactual regret minimisation. The game is included
 * whole, since the proof deals the cards by hand. */
#include "test.h"

/* The registry has the game too; this copy goes by another name. */
#define pl_leduc leduc_in_test
#include "yardsticks/leduc.c"
#undef pl_leduc

#include "core/memory.h"

#include <math.h>

/* --- clauses ------------------------------------------------------------ */

static struct led_state *cards_of(struct pl_match *match)
{
	return (struct led_state *)match->state;
}

static struct pl_match *dealt(int first, int second)
{
	struct pl_match *match = open_match("leduc", NULL, 2, 1);
	cards_of(match)->card[0] = (uint8_t)first;
	cards_of(match)->card[1] = (uint8_t)second;
	return match;
}

static const char *refused(struct pl_match *match, int seat, int verb)
{
	struct pl_move move = { .verb = (uint8_t)verb, .seat = (uint8_t)seat };
	const struct pl_reason *reason = pl_match_play(match, &move);
	assert_non_null(reason);
	return reason->clause;
}

static int score(const struct pl_match *match, int seat)
{
	struct pl_result result;
	match->game->returns(match->book->rules, match->state, &result);
	return result.score[seat];
}

/* LED-001: all thirty deals come up, and the other's card is hidden. */
static void every_deal_is_possible_and_hidden(void **unused)
{
	(void)unused;
	bool seen[CARDS + 1][CARDS + 1] = { { false } };
	int different = 0;
	for (uint64_t seed = 0; seed < 2000; seed++) {
		struct pl_match *match = open_match("leduc", NULL, 2, seed);
		struct led_state *s = cards_of(match), view;
		assert_int_not_equal(s->card[0], s->card[1]);
		different += !seen[s->card[0]][s->card[1]];
		seen[s->card[0]][s->card[1]] = true;
		pl_match_view(match, 1, &view.base);
		assert_int_equal(view.card[0], 0);
		assert_int_equal(view.card[1], s->card[1]);
		close_match(match);
	}
	assert_int_equal(different, CARDS * (CARDS - 1));
}

/* LED-002 */
static void each_puts_in_the_ante(void **unused)
{
	(void)unused;
	struct pl_match *match = open_match("leduc", "ante=3", 2, 1);
	assert_int_equal(cards_of(match)->stake[0], 3);
	assert_int_equal(cards_of(match)->stake[1], 3);
	close_match(match);
}

/* LED-003 */
static void the_first_player_begins_each_round(void **unused)
{
	(void)unused;
	struct pl_match *match = dealt(1, 3);
	assert_string_equal(refused(match, 1, VERB_CALL), "LED-003");
	assert_string_equal(refused(match, 0, 9), "LED-003");
	say_move(match, 0, "check");
	say_move(match, 1, "check");
	assert_int_equal(match->state->pending, 1);
	close_match(match);
}

/* LED-004 */
static void folding_answers_a_raise_and_gives_the_pot(void **unused)
{
	(void)unused;
	struct pl_match *match = dealt(5, 1);
	assert_string_equal(refused(match, 0, VERB_FOLD), "LED-004");
	say_move(match, 0, "raise");
	say_move(match, 1, "fold");
	assert_true(pl_match_over(match));
	assert_int_equal(score(match, 0), 1);
	assert_int_equal(score(match, 1), -1);
	close_match(match);
}

/* LED-005 */
static void raises_are_two_then_four_and_at_most_two(void **unused)
{
	(void)unused;
	struct pl_match *match = dealt(5, 3);
	say_move(match, 0, "raise");
	assert_int_equal(cards_of(match)->stake[0], 3);
	say_move(match, 1, "raise");
	assert_int_equal(cards_of(match)->stake[1], 5);
	assert_string_equal(refused(match, 0, VERB_RAISE), "LED-005");
	say_move(match, 0, "call");
	say_move(match, 0, "raise");
	assert_int_equal(cards_of(match)->stake[0], 9);
	close_match(match);
}

/* LED-006: cards are shown after the second round, and only then. */
static void a_call_ends_the_round_and_two_rounds_the_hand(void **unused)
{
	(void)unused;
	struct pl_match *match = dealt(5, 3);
	struct led_state view;
	say_move(match, 0, "check");
	assert_int_equal(cards_of(match)->board, 0);
	say_move(match, 1, "check");
	assert_int_not_equal(cards_of(match)->board, 0);
	say_move(match, 0, "raise");
	pl_match_view(match, 0, &view.base);
	assert_int_equal(view.card[1], 0);
	say_move(match, 1, "call");
	assert_true(pl_match_over(match));
	pl_match_view(match, 0, &view.base);
	assert_int_equal(view.card[1], 3);
	close_match(match);
}

static int shown_down(int first, int second, int board)
{
	struct pl_match *match = dealt(first, second);
	say_move(match, 0, "check");
	say_move(match, 1, "check");
	cards_of(match)->board = (uint8_t)board;
	say_move(match, 0, "check");
	say_move(match, 1, "check");
	int won = score(match, 0);
	close_match(match);
	return won;
}

/* LED-007, LED-008 */
static void a_pair_beats_a_higher_card_and_equals_share(void **unused)
{
	(void)unused;
	assert_int_equal(shown_down(5, 1, 3), 1);
	assert_int_equal(shown_down(5, 1, 2), -1);
	assert_int_equal(shown_down(5, 6, 2), 0);
	assert_int_equal(shown_down(1, 5, 2), 1);
}

/* --- information sets --------------------------------------------------- */

enum { SETS = 4096 };

/* Distinct views of the seat to move, met by walking every deal. */
struct sets {
	struct led_state view[SETS];
	int count;
	double regret[SETS][4], gain[SETS][4], policy[SETS][4];
};

/* Suits told apart or not: without them a jack is always jack number 1. */
static struct led_state seen_by(const struct led_state *s, int seat, bool suits)
{
	struct led_state view = *s;
	observe(NULL, &view.base, seat);
	for (int i = 0; i < 2 && !suits; i++)
		if (view.card[i] != 0)
			view.card[i] = (uint8_t)(2 * rank(view.card[i]) - 1);
	if (view.board != 0 && !suits)
		view.board = (uint8_t)(2 * rank(view.board) - 1);
	return view;
}

static int find_set(struct sets *sets, const struct led_state *view)
{
	int i = 0;
	while (i < sets->count && memcmp(&sets->view[i], view, sizeof *view) != 0)
		i++;
	assert_true(i < SETS);
	if (i == sets->count)
		sets->view[sets->count++] = *view;
	return i;
}

/* The states that one move may lead to: several where a card is dealt. */
static int outcomes(const struct pl_rules *rules, const struct led_state *from,
                    const struct pl_move *move, struct led_state out[CARDS])
{
	out[0] = *from;
	apply(rules, &out[0].base, move, NULL);
	if (out[0].board == 0 || from->board != 0)
		return 1;
	int count = 0;
	struct led_state dealt_one = out[0];
	dealt_one.base.chance = from->base.chance;
	for (int card = 1; card <= CARDS; card++)
		if (card != from->card[0] && card != from->card[1]) {
			dealt_one.board = (uint8_t)card;
			out[count++] = dealt_one;
		}
	return count;
}

static void collect(const struct pl_rules *rules, const struct led_state *s, bool suits,
                    struct sets *sets)
{
	struct pl_move moves[PL_MOVES];
	struct led_state next[CARDS];
	if (s->base.pending == 0)
		return;
	int seat = pl_first_pending(&s->base);
	struct led_state view = seen_by(s, seat, suits);
	find_set(sets, &view);
	int count = legal(rules, &s->base, seat, moves);
	for (int i = 0; i < count; i++) {
		int several = outcomes(rules, s, &moves[i], next);
		for (int j = 0; j < several; j++)
			collect(rules, &next[j], suits, sets);
	}
}

/* Call with every deal; the chance of each is one in thirty. */
static void each_deal(const struct pl_rules *rules,
                      void (*with)(const struct pl_rules *, const struct led_state *, void *),
                      void *context)
{
	for (int first = 1; first <= CARDS; first++)
		for (int second = 1; second <= CARDS; second++) {
			struct led_state s = { .base = { .seats = 2 } };
			if (first == second)
				continue;
			setup(rules, &s.base);
			s.base.chance = (struct pl_chance){ { 0, 0 }, 0 };
			s.card[0] = (uint8_t)first;
			s.card[1] = (uint8_t)second;
			with(rules, &s, context);
		}
}

static void collect_with_suits(const struct pl_rules *rules, const struct led_state *s, void *sets)
{
	collect(rules, s, true, sets);
}

static void collect_without_suits(const struct pl_rules *rules, const struct led_state *s,
                                  void *sets)
{
	collect(rules, s, false, sets);
}

static void information_sets_are_as_many_as_published(void **unused)
{
	(void)unused;
	struct pl_book *book = pl_book_standard(pl_find_game("leduc"), NULL, 0, NULL);
	struct sets *sets = pl_zeroed(sizeof *sets);
	each_deal(book->rules, collect_with_suits, sets);
	assert_int_equal(sets->count, 936);
	sets->count = 0;
	each_deal(book->rules, collect_without_suits, sets);
	assert_int_equal(sets->count, 288);
	free(sets);
	pl_book_free(book);
}

/* --- the value of the game ---------------------------------------------- */

/* One iteration of CFR+ over all deals. */
struct cfr {
	struct sets *sets;
	int mover;     /* whose regrets are updated */
	double weight; /* of this iteration in the average policy */
	double value;  /* of p1, summed over deals */
};

static int by_regret(const double regret[4], const struct pl_move *moves, int count,
                     double chance[4])
{
	double sum = 0;
	for (int i = 0; i < count; i++)
		sum += regret[moves[i].verb];
	for (int i = 0; i < count; i++)
		chance[i] = sum > 0 ? regret[moves[i].verb] / sum : 1.0 / count;
	return count;
}

static double walk(const struct pl_rules *rules, const struct led_state *s, struct cfr *cfr,
                   double mine, double others);

static double walk_move(const struct pl_rules *rules, const struct led_state *s,
                        const struct pl_move *move, struct cfr *cfr, double mine, double others)
{
	struct led_state next[CARDS];
	int several = outcomes(rules, s, move, next);
	double sum = 0;
	for (int i = 0; i < several; i++)
		sum += walk(rules, &next[i], cfr, mine, others / several);
	return sum / several;
}

/* The mover's expectation; mine and others are how likely each side (chance
 * with the others) made this position. */
static double walk(const struct pl_rules *rules, const struct led_state *s, struct cfr *cfr,
                   double mine, double others)
{
	struct pl_move moves[PL_MOVES];
	double chance[4], worth[4], expected = 0;
	if (s->base.pending == 0) {
		struct pl_result result;
		returns(rules, &s->base, &result);
		return result.score[cfr->mover];
	}
	int seat = pl_first_pending(&s->base);
	struct led_state view = seen_by(s, seat, false);
	int set = find_set(cfr->sets, &view);
	int count = legal(rules, &s->base, seat, moves);
	by_regret(cfr->sets->regret[set], moves, count, chance);
	for (int i = 0; i < count; i++) {
		bool own = seat == cfr->mover;
		worth[i] = walk_move(rules, s, &moves[i], cfr, own ? mine * chance[i] : mine,
		                     own ? others : others * chance[i]);
		expected += chance[i] * worth[i];
	}
	for (int i = 0; seat == cfr->mover && i < count; i++) {
		cfr->sets->gain[set][moves[i].verb] += others * (worth[i] - expected);
		cfr->sets->policy[set][moves[i].verb] += cfr->weight * mine * chance[i];
	}
	return expected;
}

/* Regrets change only after all deals of an iteration, and stay above zero. */
static void add_gains(struct sets *sets)
{
	for (int set = 0; set < sets->count; set++)
		for (int verb = 0; verb < 4; verb++) {
			double regret = sets->regret[set][verb] + sets->gain[set][verb];
			sets->regret[set][verb] = fmax(0, regret);
			sets->gain[set][verb] = 0;
		}
}

static void iterate(const struct pl_rules *rules, const struct led_state *s, void *context)
{
	walk(rules, s, context, 1, 1.0 / (CARDS * (CARDS - 1)));
}

/* p1's expectation when both follow the average policy. */
static double value_of(const struct pl_rules *rules, const struct led_state *s, struct sets *sets)
{
	struct pl_move moves[PL_MOVES];
	double chance[4], expected = 0;
	if (s->base.pending == 0) {
		struct pl_result result;
		returns(rules, &s->base, &result);
		return result.score[0];
	}
	int seat = pl_first_pending(&s->base);
	struct led_state view = seen_by(s, seat, false);
	int count = legal(rules, &s->base, seat, moves);
	by_regret(sets->policy[find_set(sets, &view)], moves, count, chance);
	for (int i = 0; i < count; i++) {
		struct led_state next[CARDS];
		int several = outcomes(rules, s, &moves[i], next);
		for (int j = 0; j < several; j++)
			expected += chance[i] / several * value_of(rules, &next[j], sets);
	}
	return expected;
}

static void add_value(const struct pl_rules *rules, const struct led_state *s, void *context)
{
	struct cfr *cfr = context;
	cfr->value += value_of(rules, s, cfr->sets) / (CARDS * (CARDS - 1));
}

static void the_value_is_the_published_one(void **unused)
{
	(void)unused;
	enum { ITERATIONS = 300 };
	if (BRIEF) /* fewer are far off, and every position was walked above */
		skip();
	struct pl_book *book = pl_book_standard(pl_find_game("leduc"), NULL, 0, NULL);
	struct cfr cfr = { .sets = pl_zeroed(sizeof *cfr.sets) };
	for (int i = 1; i <= ITERATIONS; i++)
		for (cfr.mover = 0; cfr.mover < 2; cfr.mover++) {
			cfr.weight = i;
			each_deal(book->rules, iterate, &cfr);
			add_gains(cfr.sets);
		}
	each_deal(book->rules, add_value, &cfr);
	print_message("value for the first player: %.4f\n", cfr.value);
	assert_true(fabs(cfr.value - -0.0856) < 0.0005);
	free(cfr.sets);
	pl_book_free(book);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_deal_is_possible_and_hidden),
		cmocka_unit_test(each_puts_in_the_ante),
		cmocka_unit_test(the_first_player_begins_each_round),
		cmocka_unit_test(folding_answers_a_raise_and_gives_the_pot),
		cmocka_unit_test(raises_are_two_then_four_and_at_most_two),
		cmocka_unit_test(a_call_ends_the_round_and_two_rounds_the_hand),
		cmocka_unit_test(a_pair_beats_a_higher_card_and_equals_share),
		cmocka_unit_test(information_sets_are_as_many_as_published),
		cmocka_unit_test(the_value_is_the_published_one),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

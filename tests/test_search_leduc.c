/* test_search_leduc.c - the search at poker: how much a perfect opponent could
 * win from it. The game is included whole, since the proof deals by hand. */
#include "test.h"

/* The registry has the game too; this copy goes by another name. */
#define pl_leduc leduc_in_test
#include "yardsticks/leduc.c"
#undef pl_leduc

#include "bots/bot.h"
#include "core/memory.h"

enum { SETS = 1024 };

/* The searched policy: for each view of the seat to move, how likely each verb
 * is. Suits never matter and are not told apart. */
struct policy {
	struct led_state view[SETS];
	double share[SETS][4];
	int count;
	struct pl_searcher *searcher; /* NULL: every move equally likely */
	struct pl_chance chance;
};

static int plain(int card)
{
	return card == 0 ? 0 : 2 * rank(card) - 1;
}

static struct led_state seen_by(const struct led_state *s, int seat)
{
	struct led_state view = *s;
	observe(NULL, &view.base, seat);
	view.card[0] = (uint8_t)plain(view.card[0]);
	view.card[1] = (uint8_t)plain(view.card[1]);
	view.board = (uint8_t)plain(view.board);
	return view;
}

/* The searched shares at a position, thought out when it is first met: suits
 * are those that were met first, so that no card is in two places. */
static const double *shares_at(const struct pl_rules *rules, struct policy *policy,
                               const struct led_state *s, int seat)
{
	struct led_state view = seen_by(s, seat);
	int at = 0;
	while (at < policy->count && memcmp(&policy->view[at], &view, sizeof view) != 0)
		at++;
	if (at < policy->count)
		return policy->share[at];
	assert_true(at < SETS);
	policy->view[policy->count++] = view;
	struct pl_move moves[PL_MOVES];
	int count = legal(rules, &s->base, seat, moves);
	for (int i = 0; i < count; i++)
		policy->share[at][moves[i].verb] = 1.0 / count;
	if (policy->searcher == NULL)
		return policy->share[at];
	static struct pl_prospect prospects[PL_MOVES];
	pl_search_forget(policy->searcher);
	pl_search_choose(policy->searcher, &s->base, seat, &policy->chance);
	count = pl_search_prospects(policy->searcher, prospects);
	for (int i = 0; i < count; i++)
		policy->share[at][prospects[i].move.verb] = prospects[i].share;
	return policy->share[at];
}

/* --- the best answer to a policy ------------------------------------------- */

/* Positions that the answering seat cannot tell apart, with the chance of each
 * as far as the deal and the policy go. */
struct hands {
	int count;
	struct led_state state[36];
	double chance[36];
};

static double best_answer(const struct pl_rules *rules, struct policy *policy, int seat,
                          const struct hands *hands);

/* All positions after one move of each: grouped by the board, which all see. */
static double after_move(const struct pl_rules *rules, struct policy *policy, int seat,
                         const struct hands *hands)
{
	double worth = 0;
	for (int board = 0; board <= CARDS; board++) {
		struct hands group = { .count = 0 };
		for (int i = 0; i < hands->count; i++) {
			const struct led_state *s = &hands->state[i];
			bool new_board = s->board != 0 && s->acts == 0;
			if (!new_board && board == 0) {
				group.state[group.count] = *s;
				group.chance[group.count++] = hands->chance[i];
			} else if (new_board && board != 0 && board != s->card[0] &&
			           board != s->card[1]) {
				group.state[group.count] = *s;
				group.state[group.count].board = (uint8_t)board;
				group.chance[group.count++] = hands->chance[i] / (CARDS - 2);
			}
		}
		if (group.count > 0)
			worth += best_answer(rules, policy, seat, &group);
	}
	return worth;
}

static double by_verb(const struct pl_rules *rules, struct policy *policy, int seat,
                      const struct hands *hands, int mover, int verb, bool answering)
{
	struct hands next = { .count = 0 };
	for (int i = 0; i < hands->count; i++) {
		struct pl_move move = { (uint8_t)verb, (uint8_t)mover, { 0 } };
		double chance = hands->chance[i];
		if (!answering)
			chance *= shares_at(rules, policy, &hands->state[i], mover)[verb];
		next.state[next.count] = hands->state[i];
		apply(rules, &next.state[next.count].base, &move, NULL);
		next.chance[next.count++] = chance;
	}
	return after_move(rules, policy, seat, &next);
}

/* What the seat wins by the best answer, weighted by chance. */
static double best_answer(const struct pl_rules *rules, struct policy *policy, int seat,
                          const struct hands *hands)
{
	const struct led_state *any = &hands->state[0];
	if (any->base.pending == 0) {
		double worth = 0;
		for (int i = 0; i < hands->count; i++) {
			struct pl_result result;
			returns(rules, &hands->state[i].base, &result);
			worth += hands->chance[i] * result.score[seat];
		}
		return worth;
	}
	struct pl_move moves[PL_MOVES];
	int mover = pl_first_pending(&any->base);
	int count = legal(rules, &any->base, mover, moves);
	double sum = 0, best = -1e9;
	for (int i = 0; i < count; i++) {
		double worth =
			by_verb(rules, policy, seat, hands, mover, moves[i].verb, mover == seat);
		sum += worth;
		best = worth > best ? worth : best;
	}
	return mover == seat ? best : sum;
}

/* The mean of what the best answers win in either seat, in chips a hand. */
static double exploitability(const struct pl_rules *rules, struct policy *policy)
{
	double sum = 0;
	for (int seat = 0; seat < 2; seat++)
		for (int own = 1; own <= CARDS; own++) {
			struct hands hands = { .count = 0 };
			for (int other = 1; other <= CARDS; other++) {
				struct led_state s = { .base = { .seats = 2 } };
				if (own == other)
					continue;
				setup(rules, &s.base);
				s.card[seat] = (uint8_t)own;
				s.card[1 - seat] = (uint8_t)other;
				hands.state[hands.count] = s;
				hands.chance[hands.count++] = 1.0 / (CARDS * (CARDS - 1));
			}
			sum += best_answer(rules, policy, seat, &hands);
		}
	return sum / 2;
}

static double exploited(const char *spec)
{
	struct pl_book *book = pl_book_standard(pl_find_game("leduc"), NULL, 0, NULL);
	struct policy *policy = pl_zeroed(sizeof *policy);
	policy->chance = (struct pl_chance){ { 1, 2 }, 0 };
	if (spec != NULL) {
		struct pl_bot bot = pl_bot_of(spec);
		policy->searcher = pl_search_open(&bot.search, pl_find_game("leduc"), book->rules);
	}
	double chips = exploitability(book->rules, policy);
	print_message("exploitability of %s: %.3f chips a hand (%d sets)\n",
	              spec == NULL ? "equal shares" : spec, chips, policy->count);
	if (policy->searcher != NULL)
		pl_search_close(policy->searcher);
	free(policy);
	pl_book_free(book);
	return chips;
}

/* Published: uniform play of Leduc poker is exploitable by 2.37 chips. */
static void equal_shares_are_exploitable_as_published(void **unused)
{
	(void)unused;
	double chips = exploited(NULL);
	assert_true(chips > 2.36 && chips < 2.39);
}

static void searching_is_hard_to_exploit(void **unused)
{
	(void)unused;
	exploited("search:iterations=300");
	double some = exploited("search:iterations=3000");
	double more = exploited("search:iterations=30000");
	assert_true(some < 2.0);
	assert_true(more < 1.5);
}

int main(int argc, char **argv)
{
	if (argc > 1) { /* the figure of one bot */
		exploited(argv[1]);
		return 0;
	}
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(equal_shares_are_exploitable_as_published),
		cmocka_unit_test(searching_is_hard_to_exploit),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

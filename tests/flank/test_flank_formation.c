/* test_flank_formation.c - the formation as a game by itself: its equilibrium
 * computed exactly, and how far from it the search's mixture is.
 *
 * The battle is the last of the last round, over a zone without a base, and
 * nobody has tokens or cards. What it is worth then follows from the rules alone:
 * after it, units decide the game (FLK-C36). Both sides are of one plain type
 * (Walkers, Locusts), so a formation is one choice, and what comes after the
 * reveal is without secrets: it is searched to the end. */
#include "flank/table.h"

#include "bots/bot.h"

enum { MOST = 15 }; /* splits of four units over three areas */

/* The game that a formation is: what the attacker, p1, wins on average. */
struct matrix {
	int rows, columns;
	struct pl_move row[MOST], column[MOST];
	double win[MOST][MOST];
};

/* --- the exact game ------------------------------------------------------------------- */

/* p1 attacks the saddle with n against m; each has so many more at home. */
static struct table *set_formation(int n, int m, int home, int their_home)
{
	struct table *t = set_table(FLK_MOVING, "round_limit=1");
	tokens(t, P1, 0, 0, 1);
	tokens(t, P2, 0, 0, 0);
	put(t, P1, WALKER, n, "quarry");
	put(t, P2, LOCUST, m, "saddle");
	if (home > 0)
		put(t, P1, TANK, home, "landfall");
	if (their_home > 0)
		put(t, P2, RHINO, their_home, "nest");
	attack(t, "quarry", "saddle");
	return t;
}

/* What p1 wins if both go on as well as they can; all is open now. */
static double best_play(const struct pl_rules *rules, const struct flk_state *s)
{
	if (s->base.pending == 0) {
		struct pl_result result;
		flk_game.returns(rules, &s->base, &result);
		return result.place[P1] == result.place[P2] ? 0.5 : result.place[P1] == 1;
	}
	struct pl_move moves[PL_MOVES];
	int seat = pl_first_pending(&s->base);
	int count = flk_game.legal(rules, &s->base, seat, moves);
	double best = seat == P1 ? -1 : 2;
	for (int i = 0; i < count; i++) {
		struct flk_state next = *s;
		flk_game.apply(rules, &next.base, &moves[i], NULL);
		double win = best_play(rules, &next);
		if (seat == P1 ? win > best : win < best)
			best = win;
	}
	return best;
}

static void fill(const struct table *t, struct matrix *m)
{
	struct pl_move moves[PL_MOVES];
	m->rows = flk_game.legal(t->book->rules, &t->s.base, P1, moves);
	assert_true(m->rows <= MOST);
	memcpy(m->row, moves, (size_t)m->rows * sizeof *moves);
	m->columns = flk_game.legal(t->book->rules, &t->s.base, P2, moves);
	assert_true(m->columns <= MOST);
	memcpy(m->column, moves, (size_t)m->columns * sizeof *moves);
	for (int i = 0; i < m->rows; i++)
		for (int j = 0; j < m->columns; j++) {
			struct flk_state next = t->s;
			flk_game.apply(t->book->rules, &next.base, &m->row[i], NULL);
			flk_game.apply(t->book->rules, &next.base, &m->column[j], NULL);
			m->win[i][j] = best_play(t->book->rules, &next);
		}
}

/* The least that p1's mixture wins, and the most that p2's lets p1 win. */
static double guaranteed(const struct matrix *m, const double mix[MOST])
{
	double least = 2;
	for (int j = 0; j < m->columns; j++) {
		double win = 0;
		for (int i = 0; i < m->rows; i++)
			win += mix[i] * m->win[i][j];
		least = win < least ? win : least;
	}
	return least;
}

static double conceded(const struct matrix *m, const double mix[MOST])
{
	double most = -1;
	for (int i = 0; i < m->rows; i++) {
		double win = 0;
		for (int j = 0; j < m->columns; j++)
			win += mix[j] * m->win[i][j];
		most = win > most ? win : most;
	}
	return most;
}

/* --- its equilibrium, by regret matching ----------------------------------------------- */

static void by_regret(const double regret[MOST], int count, double mix[MOST])
{
	double sum = 0;
	for (int i = 0; i < count; i++)
		sum += regret[i];
	for (int i = 0; i < count; i++)
		mix[i] = sum > 0 ? regret[i] / sum : 1.0 / count;
}

/* Regrets that are never negative, later mixtures counting for more; the gap
 * between what the two averages guarantee is the proof of how exact it is. */
static double solve(const struct matrix *m, double row[MOST], double column[MOST], double *gap)
{
	double regret[2][MOST] = { { 0 } }, sum[2][MOST] = { { 0 } }, now[2][MOST];
	for (int step = 1; step <= 40000; step++) {
		double win[2][MOST], mean = 0;
		by_regret(regret[0], m->rows, now[0]);
		by_regret(regret[1], m->columns, now[1]);
		for (int i = 0; i < m->rows; i++) {
			win[0][i] = 0;
			for (int j = 0; j < m->columns; j++)
				win[0][i] += now[1][j] * m->win[i][j];
			mean += now[0][i] * win[0][i];
			sum[0][i] += step * now[0][i];
		}
		for (int i = 0; i < m->rows; i++)
			regret[0][i] = regret[0][i] + win[0][i] - mean > 0
				? regret[0][i] + win[0][i] - mean
				: 0;
		by_regret(regret[0], m->rows, now[0]);
		mean = 0;
		for (int j = 0; j < m->columns; j++) {
			win[1][j] = 0;
			for (int i = 0; i < m->rows; i++)
				win[1][j] += now[0][i] * m->win[i][j];
			mean += now[1][j] * win[1][j];
			sum[1][j] += step * now[1][j];
		}
		for (int j = 0; j < m->columns; j++)
			regret[1][j] = regret[1][j] + mean - win[1][j] > 0
				? regret[1][j] + mean - win[1][j]
				: 0;
	}
	by_regret(sum[0], m->rows, row);
	by_regret(sum[1], m->columns, column);
	*gap = conceded(m, column) - guaranteed(m, row);
	return (conceded(m, column) + guaranteed(m, row)) / 2;
}

/* --- the search's mixture -------------------------------------------------------------- */

static void searched(const struct table *t, int seat, const char *spec, const struct pl_move *moves,
                     int count, double mix[MOST])
{
	static struct pl_prospect prospects[PL_MOVES];
	struct pl_bot bot = pl_bot_of(spec);
	struct pl_searcher *searcher = pl_search_open(&bot.search, &flk_game, t->book->rules);
	struct pl_chance chance = { { 7, (uint64_t)seat }, 0 };
	pl_search_choose(searcher, &t->s.base, seat, &chance);
	int found = pl_search_prospects(searcher, prospects);
	for (int i = 0; i < count; i++) {
		mix[i] = 0;
		for (int k = 0; k < found; k++)
			if (memcmp(&prospects[k].move, &moves[i], sizeof moves[i]) == 0)
				mix[i] = prospects[k].share;
	}
	pl_search_close(searcher);
}

struct battle {
	int n, m, home, their_home;
};

static const struct battle battles[] = {
	{ 2, 2, 0, 0 }, { 3, 3, 0, 0 }, { 3, 3, 1, 0 }, { 4, 3, 0, 1 }, { 3, 4, 0, 0 },
	{ 4, 4, 0, 0 }, { 4, 4, 0, 1 }, { 4, 4, 1, 0 }, { 4, 3, 0, 2 }, { 3, 4, 1, 0 },
};
enum { BATTLES = sizeof battles / sizeof battles[0] };

/* How much the best answers win from the search's two mixtures, on average of
 * the battles, in parts of a game. */
static double distance(const char *spec, double *worst)
{
	double sum = 0;
	*worst = 0;
	for (int i = 0; i < BATTLES; i++) {
		const struct battle *b = &battles[i];
		struct table *t = set_formation(b->n, b->m, b->home, b->their_home);
		struct matrix m;
		double row[MOST], column[MOST], gap;
		fill(t, &m);
		solve(&m, row, column, &gap);
		assert_true(gap < 0.002);
		searched(t, P1, spec, m.row, m.rows, row);
		searched(t, P2, spec, m.column, m.columns, column);
		double lost = (conceded(&m, column) - guaranteed(&m, row)) / 2;
		*worst = lost > *worst ? lost : *worst;
		sum += lost;
		close_table(t);
	}
	print_message("%s: best answers win %.3f of a game, %.3f at worst\n", spec, sum / BATTLES,
	              *worst);
	return sum / BATTLES;
}

static void print_mix(const char *who, const struct pl_move *moves, int count, const double *mix)
{
	print_message("  %s", who);
	for (int i = 0; i < count; i++)
		if (mix[i] > 0.02)
			print_message(" %d-%d-%d %.0f%%", moves[i].arg[1], moves[i].arg[2],
			              moves[i].arg[3], 100 * mix[i]);
	print_message("\n");
}

/* FLK-S01: the equilibria mix, and each area is used in some of them. */
static void equilibria_use_all_three_areas(void **unused)
{
	(void)unused;
	double used[FLK_AREAS] = { 0, 0, 0 };
	int mixed = 0;
	for (int i = 0; i < BATTLES; i++) {
		const struct battle *b = &battles[i];
		struct table *t = set_formation(b->n, b->m, b->home, b->their_home);
		struct matrix m;
		double row[MOST], column[MOST], gap;
		fill(t, &m);
		double value = solve(&m, row, column, &gap);
		assert_true(gap < 0.002);
		print_message("%d against %d, %d and %d at home: %.3f\n", b->n, b->m, b->home,
		              b->their_home, value);
		print_mix("attacker", m.row, m.rows, row);
		print_mix("defender", m.column, m.columns, column);
		double most = 0;
		for (int k = 0; k < m.rows; k++) {
			most = row[k] > most ? row[k] : most;
			for (int area = 0; area < FLK_AREAS; area++)
				used[area] += row[k] * (m.row[k].arg[1 + area] - (area == 0));
		}
		mixed += most < 0.9;
		close_table(t);
	}
	assert_true(mixed >= 3);
	for (int area = 0; area < FLK_AREAS; area++)
		assert_true(used[area] > 0.3); /* units beyond the one that must be in front */
}

/* By hand: two against one wins whatever the two do. */
static void small_battles_are_as_by_hand(void **unused)
{
	(void)unused;
	struct table *t = set_formation(2, 1, 0, 0);
	struct pl_move moves[PL_MOVES];
	int count = flk_game.legal(t->book->rules, &t->s.base, P1, moves);
	assert_int_equal(count, 3); /* of six splits of two units those with one in front */
	for (int i = 0; i < count; i++) {
		struct flk_state next = t->s;
		flk_game.apply(t->book->rules, &next.base, &moves[i], NULL);
		/* One in the flank is a tie of 1 to 1: a unit is left against none. */
		assert_true(best_play(t->book->rules, &next) == 1);
	}
	close_table(t);
}

/* The stated distance: with 3,000 iterations the best answers to the search's
 * mixtures win less than 0.15 of a game on average, with 20,000 less than 0.035,
 * and more thought makes it better. Longer playouts than the game's own constants
 * ask for (plies=4: 0.09 and 0.04) come near sooner and end further off. */
static void the_search_mixes_near_the_equilibrium(void **unused)
{
	(void)unused;
	if (BRIEF)
		skip();
	double worst;
	double little = distance("search:iterations=300", &worst);
	double some = distance("search:iterations=3000", &worst);
	assert_true(worst < 0.35);
	double more = distance("search:iterations=20000", &worst);
	assert_true(worst < 0.15);
	assert_true(more < 0.035);
	assert_true(some < 0.15);
	assert_true(some < little);
}

int main(int argc, char **argv)
{
	double worst;
	if (argc > 1) { /* the figure of one bot */
		distance(argv[1], &worst);
		return 0;
	}
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(small_battles_are_as_by_hand),
		cmocka_unit_test(equilibria_use_all_three_areas),
		cmocka_unit_test(the_search_mixes_near_the_equilibrium),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

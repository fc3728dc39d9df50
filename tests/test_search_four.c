/* test_search_four.c - the search against an exact solver of Connect Four: won
 * positions must stay won. */
#include "test.h"

/* The registry has the game too; this copy goes by another name. */
#define pl_connect_four connect_four_in_test
#include "yardsticks/connect_four.c"
#undef pl_connect_four

#include "bots/search.h"
#include "core/memory.h"

/* --- an exact solver ------------------------------------------------------ */

enum { TABLE = 1 << 20 };

struct solver {
	struct {
		uint64_t key;
		int8_t low, high;
	} * table;
};

/* Columns from the middle outwards. */
static const int order[COLUMNS] = { 3, 2, 4, 1, 5, 0, 6 };

static bool wins_at_once(const struct con_state *s, int seat)
{
	for (int column = 0; column < COLUMNS; column++) {
		uint64_t stone = landing(s, column);
		if (stone != 0 && has_line(s->stones[seat] | stone))
			return true;
	}
	return false;
}

/* 1, 0 or -1 for the seat to move, within low and high. */
static int solve(struct solver *solver, const struct con_state *s, int seat, int low, int high)
{
	if (wins_at_once(s, seat))
		return 1;
	int stones = (int)s->base.ply;
	if (stones >= COLUMNS * HEIGHT - 1)
		return 0;
	uint64_t key = (s->stones[seat] + taken(s)) * 2 + 1;
	uint64_t slot = key * 0x9e3779b97f4a7c15u >> 44;
	int best_low = -1, best_high = 1;
	if (solver->table[slot].key == key) {
		best_low = solver->table[slot].low;
		best_high = solver->table[slot].high;
		if (best_low >= high || best_low == best_high)
			return best_low;
		if (best_high <= low)
			return best_high;
	}
	int best = -1, alpha = low;
	for (int i = 0; i < COLUMNS && best < high && best < 1; i++) {
		uint64_t stone = landing(s, order[i]);
		if (stone == 0)
			continue;
		struct con_state next = *s;
		next.stones[seat] |= stone;
		next.base.ply++;
		int worth = -solve(solver, &next, 1 - seat, -high, -alpha);
		if (worth > best)
			best = worth;
		if (best > alpha)
			alpha = best;
	}
	solver->table[slot].key = key;
	solver->table[slot].low = (int8_t)(best > low ? best : best_low);
	solver->table[slot].high = (int8_t)(best < high ? best : best_high);
	return best;
}

/* What each column is worth to the seat to move; -2 where it is full. */
static void solve_moves(struct solver *solver, const struct con_state *s, int worth[COLUMNS])
{
	int seat = pl_first_pending(&s->base);
	for (int column = 0; column < COLUMNS; column++) {
		uint64_t stone = landing(s, column);
		struct con_state next = *s;
		next.stones[seat] |= stone;
		next.base.ply++;
		worth[column] = stone == 0            ? -2
			: has_line(next.stones[seat]) ? 1
						      : -solve(solver, &next, 1 - seat, -1, 1);
	}
}

/* --- positions ------------------------------------------------------------- */

/* A position with that many stones, from random moves that leave no four behind. */
static bool random_position(struct pl_chance *chance, uint32_t stones, struct con_state *s)
{
	*s = (struct con_state){ .base = { .seats = 2 } };
	setup(NULL, &s->base);
	while (s->base.ply < stones) {
		struct pl_move moves[PL_MOVES];
		int count = legal(NULL, &s->base, pl_first_pending(&s->base), moves);
		apply(NULL, &s->base, &moves[pl_draw(chance, (uint32_t)count)], NULL);
		if (s->base.pending == 0)
			return false;
	}
	return true;
}

/* Won, but neither at once nor by any move. */
static bool is_a_riddle(struct solver *solver, const struct con_state *s, int worth[COLUMNS])
{
	int winning = 0, other = 0;
	if (wins_at_once(s, pl_first_pending(&s->base)))
		return false;
	solve_moves(solver, s, worth);
	for (int column = 0; column < COLUMNS; column++) {
		winning += worth[column] == 1;
		other += worth[column] == 0 || worth[column] == -1;
	}
	return winning > 0 && other > 0;
}

static struct pl_searcher *open_searcher(uint32_t iterations)
{
	struct pl_search limits = { .threads = 1, .iterations = iterations };
	for (int i = 0; i < PL_CONSTANTS; i++)
		limits.constant[i] = PL_UNSET;
	return pl_search_open(&limits, pl_find_game("connect-four"), NULL);
}

static int kept(int positions, uint32_t iterations)
{
	struct solver solver = { pl_zeroed(TABLE * sizeof *solver.table) };
	struct pl_searcher *searcher = open_searcher(iterations);
	struct pl_chance chance = { { 4, 4 }, 0 };
	int found = 0, right = 0;
	while (found < positions) {
		struct con_state s;
		int worth[COLUMNS];
		if (!random_position(&chance, 20 + pl_draw(&chance, 11), &s) ||
		    !is_a_riddle(&solver, &s, worth))
			continue;
		found++;
		pl_search_forget(searcher);
		struct pl_move move =
			pl_search_choose(searcher, &s.base, pl_first_pending(&s.base), &chance);
		right += worth[move.arg[0] - 1] == 1;
	}
	pl_search_close(searcher);
	free(solver.table);
	print_message("%d of %d won positions stay won at %u iterations\n", right, found,
	              (unsigned)iterations);
	return right;
}

/* The solver's table is shared between positions; a value must be what looking
 * one move ahead gives. */
static void the_solver_agrees_with_looking_ahead(void **unused)
{
	(void)unused;
	struct solver solver = { pl_zeroed(TABLE * sizeof *solver.table) };
	struct pl_chance chance = { { 9, 9 }, 0 };
	for (int i = 0; i < 200; i++) {
		struct con_state s;
		int worth[COLUMNS], best = -2;
		if (!random_position(&chance, 26 + pl_draw(&chance, 10), &s))
			continue;
		solve_moves(&solver, &s, worth);
		for (int column = 0; column < COLUMNS; column++)
			best = worth[column] > best ? worth[column] : best;
		assert_int_equal(best, solve(&solver, &s, pl_first_pending(&s.base), -1, 1));
	}
	free(solver.table);
}

static void won_positions_stay_won(void **unused)
{
	(void)unused;
	assert_true(kept(50, 100000) >= 48);
}

static void a_little_thought_keeps_many(void **unused)
{
	(void)unused;
	int few = kept(50, 64), more = kept(50, 4096);
	assert_true(more >= few);
	assert_true(more >= 40);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_solver_agrees_with_looking_ahead),
		cmocka_unit_test(a_little_thought_keeps_many),
		cmocka_unit_test(won_positions_stay_won),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* test_traders_outlook.c - prospects of many hexes at once are those of each. */
#include "test.h"

#include "core/memory.h"
#include "games/traders/sense.h"

/* Everywhere a ship could be, at every flight of games by weight. */
static int compare(const struct pl_match *match, int seat)
{
	const struct trd_rules *r = trd_numbers(match->book->rules);
	uint8_t hexes[TRD_HEXES];
	int prospect[TRD_HEXES], count = 0;
	struct trd_mind m;
	trd_think(&m, r, trd_position(match->state), seat);
	for (int hex = 1; hex <= r->hexes; hex++)
		if (r->row[hex] != 0)
			hexes[count++] = (uint8_t)hex;
	trd_prospects(&m, hexes, count, prospect);
	for (int i = 0; i < count; i++)
		assert_int_equal(prospect[i], trd_prospect(&m, hexes[i]));
	return count;
}

static void prospects_at_once_are_those_of_each(void **unused)
{
	(void)unused;
	int compared = 0;
	for (uint64_t seed = 0; seed < 12; seed++) {
		int seats = 2 + (int)(seed % 5);
		struct pl_match *match = open_match("traders", NULL, seats, seed);
		struct pl_chance chance = { { seed, 1 }, 0 };
		while (!pl_match_over(match)) {
			struct pl_move moves[PL_MOVES];
			uint16_t weight[PL_MOVES];
			int seat = pl_first_pending(match->state);
			if (match->state->phase == TRD_FLYING)
				compared += compare(match, seat);
			int count =
				match->game->legal(match->book->rules, match->state, seat, moves);
			match->game->weigh(match->book->rules, match->state, moves, count, weight);
			int best = (int)pl_draw(&chance, (uint32_t)count);
			for (int i = 0; pl_draw(&chance, 5) > 0 && i < count; i++)
				best = weight[i] > weight[best] ? i : best;
			assert_null(pl_match_play(match, &moves[best]));
		}
		close_match(match);
	}
	assert_true(compared > 10000);
}

/* A board that may fit or not; planets away from the edge, Earth anywhere. */
static void draw_board(struct trd_rules *r, const struct trd_rules *standard,
                       struct pl_chance *chance)
{
	*r = *standard;
	memset(&r->fixed, 0, sizeof *r - offsetof(struct trd_rules, fixed));
	r->rows = (uint8_t)(TRD_ROWS - pl_draw(chance, 2));
	r->columns = (uint8_t)(TRD_COLUMNS - pl_draw(chance, 2));
	for (int i = 0; i < TRD_EARTH; i++) {
		unsigned edge = i < TRD_PLANETS;
		r->planet[i].row = (uint8_t)(1 + edge + pl_draw(chance, r->rows - 2 * edge));
		r->planet[i].column = (uint8_t)(1 + edge + pl_draw(chance, r->columns - 2 * edge));
	}
	trd_prepare(&r->base);
}

/* TRD-G01: every way is in the tables, on every board that vet() lets pass. */
static void no_board_is_wider_than_the_tables(void **unused)
{
	(void)unused;
	struct pl_match *match = open_match("traders", NULL, 2, 1);
	const struct trd_rules *standard = trd_numbers(match->book->rules);
	struct trd_rules *r = malloc(sizeof *r);
	struct pl_chance chance = { { 1, 2 }, 0 };
	int fit = 0;
	assert_non_null(r);
	for (int i = 0; i < 3000; i++) {
		draw_board(r, standard, &chance);
		if (r->farthest > TRD_REACH)
			assert_int_equal(trd_vet(&r->base, 2), TRD_BAD_BOARD);
		if (trd_vet(&r->base, 2) != 0)
			continue;
		fit++;
		r->farthest = TRD_REACH + 1;
		assert_int_equal(trd_vet(&r->base, 2), TRD_BAD_BOARD);
	}
	assert_true(fit > 3);
	free(r);
	close_match(match);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(prospects_at_once_are_those_of_each),
		cmocka_unit_test(no_board_is_wider_than_the_tables),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

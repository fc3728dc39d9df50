/* test_traders_outlook.c - prospects of many hexes at once are those of each. */
#include "test.h"

#include "core/memory.h"
#include "games/traders/sense.h"

/* Everywhere a ship could be, at every flight of games by weight. */
static int compare(const struct pl_match *match, int seat)
{
	const struct trd_rules *r = trd_numbers(match->book->rules);
	const struct trd_state *s = trd_position(match->state);
	struct trd_mind m = trd_think(r, s, seat);
	struct trd_outlook outlook;
	int compared = 0;
	trd_look_out(&m, &outlook);
	for (int hex = 1; hex <= r->hexes; hex++) {
		if (r->row[hex] == 0 || (hex <= TRD_SPOTS && ((m.me.stations >> hex) & 1)))
			continue;
		assert_int_equal(trd_prospect_by(&m, &outlook, hex), trd_prospect(&m, hex));
		compared++;
	}
	return compared;
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

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(prospects_at_once_are_those_of_each),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

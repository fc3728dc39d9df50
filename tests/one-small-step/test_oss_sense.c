/* test_oss_sense.c - what bots take into account when they weigh moves. */
#include "one-small-step/table.h"

/* How likely a good player is to make this move of all that can be made. */
static int weight_of(struct table *t, int verb, int a, int b)
{
	struct pl_move moves[PL_MOVES];
	uint16_t weight[PL_MOVES];
	const struct pl_state *view = view_of(t, t->s.turn);
	int count = oss_game.legal(t->book->rules, view, t->s.turn, moves);
	oss_game.weigh(t->book->rules, view, moves, count, weight);
	for (int i = 0; i < count; i++)
		if (moves[i].verb == verb && moves[i].arg[0] == a && moves[i].arg[1] == b)
			return weight[i];
	fail_msg("no move %d %d %d", verb, a, b);
	return 0;
}

/* Who loses a technology loses Morale too (OSS-G06), which hurts p2, who has just enough of it to
 * land, and not p3, who has more. */
static void who_defects_takes_morale_along(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, NULL);
	deal(t, 0, DEFECTOR);
	for (int seat = 1; seat <= 2; seat++) {
		mark_two_roads(t, seat);
		set_stock(t, seat, 40);
	}
	player(t, 1)->stock[OSS_MORALE] = price_of(t, MOON)[OSS_MORALE];
	say(t, 0, "play Defector");
	assert_int_equal(t->s.base.phase, OSS_AIMING);
	assert_true(weight_of(t, OSS_DEPRIVE, 2, BLAST_FURNACES) >
	            weight_of(t, OSS_DEPRIVE, 3, BLAST_FURNACES));
	close_table(t);
}

/* What stands on a technology needs it no more (OSS-C29): it is the works whose yield is still
 * short that are worth taking, and not Radio Hour for all that was built on it. */
static void who_defects_takes_what_is_still_needed(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	deal(t, 0, DEFECTOR);
	mark_two_roads(t, 1);
	set_stock(t, 1, 40);
	player(t, 1)->stock[OSS_IRON] = player(t, 1)->stock[OSS_MORALE] = 4;
	player(t, 1)->marks &= ~oss_bit(HEAVY_LIFTER); /* still to be built on Blast Furnaces */
	audit(t);
	say(t, 0, "play Defector");
	assert_true(weight_of(t, OSS_DEPRIVE, 2, BLAST_FURNACES) >
	            weight_of(t, OSS_DEPRIVE, 2, RADIO_HOUR));
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(who_defects_takes_morale_along),
		cmocka_unit_test(who_defects_takes_what_is_still_needed),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

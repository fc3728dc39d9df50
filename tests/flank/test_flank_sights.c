/* test_flank_sights.c - what a judge sees of a position: numbers in their range that each tell
 * something, the same wherever a player sits, and what they should be. */
#include "flank/table.h"
#include "sights.h"

/* --- along games ------------------------------------------------------------------ */

static uint8_t swapped_bits(uint8_t seats)
{
	return (uint8_t)((seats & 1) << 1 | (seats >> 1 & 1));
}

#define SWAP(array)                                                                                \
	memcpy(out.array[0], s->array[1], sizeof out.array[0]),                                    \
		memcpy(out.array[1], s->array[0], sizeof out.array[0])
#define SWAP_NUMBER(array) (out.array[0] = s->array[1], out.array[1] = s->array[0])

/* The two change their places: everything that names a seat. */
static struct flk_state with_seats_swapped(const struct flk_state *s)
{
	struct flk_state out = *s;
	SWAP(army), SWAP(sheet), SWAP(hand), SWAP(tokens), SWAP(extra);
	SWAP_NUMBER(aside), SWAP_NUMBER(lost), SWAP_NUMBER(total), SWAP_NUMBER(stands);
	SWAP_NUMBER(bases), SWAP_NUMBER(cards), SWAP_NUMBER(points), SWAP_NUMBER(faction);
	SWAP_NUMBER(upgrades), SWAP_NUMBER(placed), SWAP_NUMBER(mined), SWAP_NUMBER(strikes);
	out.base.pending = swapped_bits(s->base.pending);
	out.base.sealed = swapped_bits(s->base.sealed);
	out.stopped = swapped_bits(s->stopped);
	out.first = !s->first;
	out.initiative = !s->initiative;
	out.turn = !s->turn;
	out.attacker = s->battle != 0 ? !s->attacker : 0;
	out.winner = s->winner == 1 ? 2 : s->winner == 2 ? 1 : s->winner;
	return out;
}

static void is_the_same_from_the_other_seat(const struct pl_match *match, const struct sights *seen)
{
	struct flk_state swapped = with_seats_swapped(flk_position(match->state));
	struct sights others = sights_of(match->game, match->book->rules, &swapped.base);
	assert_memory_equal(others.own[0], seen->own[1], sizeof seen->own[0]);
	assert_memory_equal(others.own[1], seen->own[0], sizeof seen->own[0]);
	assert_memory_equal(others.table, seen->table, sizeof seen->table);
}

static void sights_are_in_range_tell_something_and_know_no_seats(void **unused)
{
	static const char *const settings[] = { NULL, "board=crater", "board=four-gates",
		                                "base_cards=more" };
	struct along along = along_games_of(&flk_game, is_the_same_from_the_other_seat);
	(void)unused;
	for (uint64_t seed = 1; seed <= (BRIEF ? 20 : 60); seed++)
		for (uint32_t any_of = 1; any_of <= 25; any_of += 24)
			look_along(&along, settings[seed % 4], 2, seed, any_of);
	assert_all_told(&along);
}

/* --- positions ---------------------------------------------------------------------- */

static int seen(const struct table *t, int seat, const char *name)
{
	struct sights all = sights_of(&flk_game, t->book->rules, &t->s.base);
	return sight_called(flk_game.sights->own, all.own[seat], name);
}

static void what_both_own_is_seen(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_MOVING, NULL);
	put(t, P1, TANK, 2, "saddle");
	put(t, P1, SOLDIER, 1, "bastion");
	put(t, P2, RHINO, 1, "spire");
	hold(t, P1, "relay-depot");
	activate(t, P1, FIRE_PLAN);
	audit(t);
	assert_int_equal(seen(t, P1, "leads the Terrans"), 16);
	assert_int_equal(seen(t, P1, "leads the Swarm"), 0);
	assert_int_equal(seen(t, P1, "Terran units 3"), 32);
	assert_int_equal(seen(t, P1, "Terran units 1"), 16);
	assert_int_equal(seen(t, P2, "Swarm units 4"), 16);
	assert_int_equal(seen(t, P1, "Terran upgrade 4"), 16);
	assert_int_equal(seen(t, P1, "bases"), 64);
	/* Two tanks of 38, a soldier of 26, and a rhino of 26: half of 76. */
	assert_int_equal(seen(t, P1, "army worth more than the other"), 38);
	assert_int_equal(seen(t, P2, "army worth more than the other"), 0);
	assert_int_equal(seen(t, P2, "army worth less"), 38);
	/* The card gives two blue and two yellow. */
	assert_int_equal(seen(t, P1, "blue on the cards"), 8);
	assert_int_equal(seen(t, P1, "green on the cards"), 0);
	assert_int_equal(seen(t, P1, "more tokens and cards than the other"), 8);
	assert_int_equal(seen(t, P1, "room at bases"), 8 * (3 + 3 + 3 + 3));
	assert_int_equal(seen(t, P1, "bases without units"), 48);
	close_table(t);
}

/* p1 could go with both tanks and the soldier to the spire, or with the tanks to any other base;
 * p2 with its rhino to the bastion or the depot, where a base alone is a point ahead. */
static void attacks_that_can_be_paid_for_are_seen(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_MOVING, NULL);
	put(t, P1, TANK, 2, "saddle");
	put(t, P1, SOLDIER, 1, "bastion");
	put(t, P2, RHINO, 1, "spire");
	assert_int_equal(seen(t, P1, "units beside enemy bases"), 16);
	assert_int_equal(seen(t, P1, "units two steps from enemy bases"), 8);
	assert_int_equal(seen(t, P1, "units at bases"), 8);
	/* Three units are five points, the rhino one, the base two. */
	assert_int_equal(seen(t, P1, "lead of the best attack on a base"), 5 * (8 + 2));
	assert_int_equal(seen(t, P1, "bases that can be attacked ahead"), 64);
	assert_int_equal(seen(t, P2, "lead of the enemy's best attack on a base"), 5 * (8 + 2));
	assert_int_equal(seen(t, P2, "lead of the best attack on a base"), 5 * (8 - 1));
	assert_int_equal(seen(t, P1, "own bases that can be attacked ahead"), 0);
	/* With one move only the tanks come, and only to the spire: a tie. */
	tokens(t, P1, 3, 3, 1);
	assert_int_equal(seen(t, P1, "lead of the best attack on a base"), 5 * 8);
	assert_int_equal(seen(t, P1, "bases that can be attacked ahead"), 0);
	/* The last base is more. */
	assert_int_equal(seen(t, P1, "attack on the last base"), 0);
	t->s.bases[P2] = flk_zone_bit(zone(t, "spire"));
	assert_int_equal(seen(t, P1, "attack on the last base"), 5 * 8);
	assert_int_equal(seen(t, P2, "attack on the own last base"), 5 * 8);
	close_table(t);
}

/* FLK-119: who is second in a round is first in the next. */
static void whose_moves_come_next_is_seen(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_MOVING, NULL);
	put(t, P1, TANK, 1, "saddle");
	put(t, P2, RHINO, 1, "ash-flat");
	assert_int_equal(seen(t, P1, "goes at moving before the other's next"), 32);
	assert_int_equal(seen(t, P2, "goes at moving before the other's next"), 0);
	say(t, P1, "end moves");
	assert_true(asked(t, P2, FLK_MOVING));
	assert_int_equal(seen(t, P1, "goes at moving before the other's next"), 0);
	assert_int_equal(seen(t, P1, "moves yet this round"), 0);
	assert_int_equal(seen(t, P2, "goes at moving before the other's next"), 64);
	assert_int_equal(seen(t, P2, "moves yet this round"), 16);
	close_table(t);
}

/* Three commandos against a base alone: five points to two. p1 could add three blue and one for
 * the commando in front, p2 three blue and four for those in support. */
static void a_battle_is_seen(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_MOVING, NULL);
	put(t, P1, COMMANDO, 3, "saddle");
	put(t, P2, RHINO, 1, "nest");
	say(t, P1, "move saddle to spire");
	assert_int_equal(seen(t, P1, "attacks"), 16);
	assert_int_equal(seen(t, P1, "units on the march"), 48);
	assert_int_equal(seen(t, P1, "march to the enemy"), 16);
	assert_int_equal(seen(t, P1, "points ahead in battle"), 8 * (5 - 2));
	say(t, P1, "send all");
	assert_int_equal(t->s.base.phase, FLK_FORMING);
	assert_int_equal(seen(t, P2, "points behind in battle"), 8 * (5 - 2));
	assert_int_equal(seen(t, P2, "defends"), 16);
	say(t, P1, "commando 1 front 2 support");
	assert_true(asked(t, P1, FLK_SPENDING));
	assert_int_equal(seen(t, P1, "units in front"), 16);
	assert_int_equal(seen(t, P1, "units in support"), 32);
	assert_int_equal(seen(t, P1, "points ahead in battle"), 8 * (5 - 2));
	assert_int_equal(seen(t, P1, "points ahead with tokens"), 6 * (3 + (3 + 1) - (3 + 4)));
	assert_int_equal(seen(t, P1, "enemy base would fall now"), 16);
	assert_int_equal(seen(t, P2, "own base would fall now"), 16);
	spend_nothing(t);
	assert_int_equal(seen(t, P2, "bases"), 48);
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(sights_are_in_range_tell_something_and_know_no_seats),
		cmocka_unit_test(what_both_own_is_seen),
		cmocka_unit_test(attacks_that_can_be_paid_for_are_seen),
		cmocka_unit_test(whose_moves_come_next_is_seen),
		cmocka_unit_test(a_battle_is_seen),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* test_space_tug_sights.c - what a judge sees of a position: numbers in their range that each
 * tell something, the same wherever a player sits, and what they should be. */
#include "sights.h"

#include "games/space-tug-skirmish/sense.h"
#include "space-tug/table.h"

/* --- wherever a player sits ------------------------------------------------------------ */

static uint8_t moved_bits(uint8_t bits, int designers)
{
	uint8_t out = bits & (uint8_t) ~((1u << designers) - 1); /* the Master stays */
	for (int seat = 0; seat < designers; seat++)
		if ((bits >> seat) & 1)
			out |= pl_bit(sts_seat_after(seat, 1, designers));
	return out;
}

/* Every designer moves a seat on. */
static struct sts_state with_seats_moved(const struct sts_rules *r, const struct sts_state *s)
{
	struct sts_state out = *s;
	int designers = sts_designers(r, s);
	for (int seat = 0; seat < designers; seat++)
		out.player[sts_seat_after(seat, 1, designers)] = s->player[seat];
	out.base.pending = moved_bits(s->base.pending, designers);
	out.base.sealed = moved_bits(s->base.sealed, designers);
	out.holder = (uint8_t)sts_seat_after(s->holder, 1, designers);
	out.first = (uint8_t)sts_seat_after(s->first, 1, designers);
	out.turn = (uint8_t)sts_seat_after(s->turn, 1, designers);
	return out;
}

static void assert_same_a_seat_on(const struct pl_match *match, const struct sights *seen)
{
	const struct sts_rules *r = sts_numbers(match->book->rules);
	const struct sts_state *s = sts_position(match->state);
	int designers = sts_designers(r, s);
	struct sts_state other = with_seats_moved(r, s);
	struct sights again = sights_of(&sts_game, match->book->rules, &other.base);
	for (int seat = 0; seat < designers; seat++)
		assert_memory_equal(again.own[sts_seat_after(seat, 1, designers)], seen->own[seat],
		                    sizeof seen->own[0]);
	assert_memory_equal(again.table, seen->table, sizeof seen->table);
}

static void sights_are_in_range_tell_something_and_know_no_seats(void **unused)
{
	(void)unused;
	static const char *const settings[] = { NULL, "personas=dealt", "epoch_master=yes",
		                                "slow_and_steady=yes", "sprint=yes" };
	struct along along = along_games_of(&sts_game, assert_same_a_seat_on);
	for (uint64_t seed = 1; seed <= (BRIEF ? 3 : 8); seed++)
		for (int i = 0; i < (int)(sizeof settings / sizeof settings[0]); i++)
			look_along(&along, settings[i], 2 + (int)(seed % 3), seed, 6);
	look_along(&along, NULL, 1, 9, 6);
	look_along(&along, NULL, 4, 9, 1); /* any move */
	assert_all_told(&along);
}

/* --- positions ------------------------------------------------------------------------------- */

static int own(const struct table *t, int seat, const char *name)
{
	struct sights seen = sights_of(&sts_game, t->book->rules, &t->s.base);
	return sight_called(sts_game.sights->own, seen.own[seat], name);
}

static int all(const struct table *t, const char *name)
{
	struct sights seen = sights_of(&sts_game, t->book->rules, &t->s.base);
	return sight_called(sts_game.sights->table, seen.table, name);
}

/* p1 has $30M, earns 1 for the tug, 4 by the Relay and 3 by the Winch Room, which is Strength 1
 * too; p2 has $95M in Ops and earns 6, so that income alone will do. */
static void money_is_seen(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	build(t, 0, "Comms Relay");
	build(t, 0, "Winch Room");
	build(t, 1, "Tourist Cupola");
	set_funds(t, 1, 95);
	orbit(t, 1);
	assert_int_equal(own(t, 0, "$M missing"), 70);
	assert_int_equal(own(t, 0, "$M"), 30);
	assert_int_equal(own(t, 0, "$M behind the richest rival"), 65);
	assert_int_equal(own(t, 1, "$M ahead of the richest rival"), 65);
	assert_int_equal(own(t, 0, "income"), 8 * 4);
	assert_int_equal(own(t, 1, "income"), 6 * 4);
	assert_int_equal(own(t, 1, "income of one turn wins"), PL_SIGHT_STEP);
	assert_int_equal(own(t, 0, "income of one turn wins"), 0);
	assert_int_equal(own(t, 0, "Strength"), 12);
	assert_int_equal(own(t, 1, "stat points below zero"), 16); /* Speed */
	assert_int_equal(all(t, "$M that the richest is missing"), 5);
	/* STS-C14: with the goal in hand the launch wins, unless a card was played. */
	set_funds(t, 0, 100);
	assert_int_equal(own(t, 0, "wins at the end of this turn"), PL_SIGHT_STEP);
	t->s.plays = 1;
	assert_int_equal(own(t, 0, "wins at the end of this turn"), 0);
	/* The Context takes $8M a turn of everybody's. */
	set_context(t, "Slot Fees");
	assert_int_equal(own(t, 0, "income"), 0);
	assert_int_equal(own(t, 0, "income without Context and percents"), 8 * 4);
	assert_int_equal(all(t, "Context: less income"), 8 * 12);
	close_table(t);
}

/* Jump Start asks Energy 4 for $10M, with 6 and Speed 2 for $17M; Parcel Run Speed 4 for $10M.
 * Twin Drop Tanks bring Energy 4. */
static void contracts_are_seen(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	give(t, 0, "Twin Drop Tanks");
	give(t, 0, "Jumper Cables");
	open_contract(t, "Jump Start");
	open_contract(t, "Parcel Run");
	assert_int_equal(own(t, 0, "what open Contracts would pay in Ops"), 0);
	assert_int_equal(own(t, 0, "the same with the best Spec of the hand, in Design"), 20);
	assert_int_equal(own(t, 0, "stat points lacking for the nearest Contract"), 4 * 12);
	assert_int_equal(own(t, 0, "hand: Energy for a while"), 3 * 16);
	assert_int_equal(own(t, 1, "the same with the best Spec of the hand, in Design"), 0);
	assert_int_equal(all(t, "$M of open Contracts"), 20 * 2);
	assert_int_equal(all(t, "stat points that open Contracts ask"), 8 * 4);
	say(t, 0, "play Twin Drop Tanks");
	assert_int_equal(own(t, 0, "what open Contracts would pay in Ops"), 20);
	assert_int_equal(own(t, 0, "stat points lacking for the nearest Contract"), 0);
	assert_int_equal(own(t, 0, "card plays left this turn"), 16);
	/* In orbit with Energy 3, a boost of 3 does it. */
	player(t, 0)->built = 0;
	orbit(t, 0);
	build(t, 0, "Bottle Farm");
	assert_int_equal(own(t, 0, "what open Contracts would pay in Ops"), 0);
	assert_int_equal(own(t, 0, "the same with a boost of the hand, in Ops"), 20);
	close_table(t);
}

/* What a hand is good for. A second Relay cannot be built, a card of the other phase not be
 * played, a dear one not be paid. */
static void hands_are_seen(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	build(t, 0, "Comms Relay");
	give(t, 0, "Comms Relay");
	give(t, 0, "Gold-Plated Galley");
	give(t, 0, "Tow Radar");
	give(t, 0, "Cold Solder");
	give(t, 0, "Bulk Order");
	assert_int_equal(own(t, 0, "hand: Features"), 2 * 12);
	assert_int_equal(own(t, 0, "hand: income of what could be built"), 8 * 4);
	assert_int_equal(own(t, 0, "hand: price of what could be built"), 16 * 3);
	assert_int_equal(own(t, 0, "hand: cards to disable"), 8);
	assert_int_equal(own(t, 0, "hand: cards to draw"), 4 * 8);
	assert_int_equal(own(t, 0, "hand: cards of this phase that can be paid"), 2 * 12);
	assert_int_equal(own(t, 0, "hand: most income that can be built now"), 6 * 16);
	set_funds(t, 0, 11);
	assert_int_equal(own(t, 0, "hand: most income that can be built now"), 2 * 16);
	orbit(t, 0);
	assert_int_equal(own(t, 0, "hand: cards of this phase that can be paid"), 2 * 12);
	assert_int_equal(own(t, 0, "hand: most income that can be built now"), 0);
	player(t, 0)->off = sts_part(card(t, "Comms Relay"));
	assert_int_equal(own(t, 0, "income of disabled cards"), 4 * 8);
	assert_int_equal(own(t, 0, "price of all repairs"), (4 + 3) * 8);
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(sights_are_in_range_tell_something_and_know_no_seats),
		cmocka_unit_test(money_is_seen),
		cmocka_unit_test(contracts_are_seen),
		cmocka_unit_test(hands_are_seen),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

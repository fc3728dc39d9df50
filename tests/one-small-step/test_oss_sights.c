/* test_oss_sights.c - what a judge sees of a position: numbers in their range that each tell
 * something, the same wherever a player sits, and what they should be. */
#include "sights.h"

#include "one-small-step/table.h"

/* --- along games ------------------------------------------------------------------ */

/* Two change their places: everything that names a seat or a place of a mat. */
static uint8_t other_of_two(uint8_t seat)
{
	return (uint8_t)(seat == 0 ? 0 : 3 - seat);
}

static uint8_t swapped_bits(uint8_t seats)
{
	return (uint8_t)((seats & 1) << 1 | (seats >> 1 & 1));
}

static uint32_t swapped_mats(uint32_t watches)
{
	uint32_t first = watches & oss_mat_mask(0), second = watches & oss_mat_mask(1);
	return first << OSS_RESOURCES | second >> OSS_RESOURCES;
}

static struct oss_state with_seats_swapped(const struct oss_state *s)
{
	struct oss_state out = *s;
	for (int seat = 0; seat < 2; seat++) {
		struct oss_player *p = &out.player[seat];
		*p = s->player[1 - seat];
		p->known[0] = s->player[1 - seat].known[1];
		p->known[1] = s->player[1 - seat].known[0];
		p->watches = swapped_mats(p->watches);
		p->stalled = swapped_bits(p->stalled);
	}
	out.base.pending = swapped_bits(s->base.pending);
	out.first = !s->first;
	out.turn = !s->turn;
	out.timer = other_of_two(s->timer);
	out.target = other_of_two(s->target);
	if (s->base.phase == OSS_SKIMMING)
		out.aimed = (uint8_t)oss_mat_place(1 - oss_place_seat(s->aimed),
		                                   oss_place_resource(s->aimed));
	return out;
}

/* Asked where two play. */
static void is_the_same_from_the_other_seat(const struct pl_match *match, const struct sights *seen)
{
	if (match->seats != 2)
		return;
	struct oss_state swapped = with_seats_swapped(oss_position(match->state));
	struct sights others = sights_of(&oss_game, match->book->rules, &swapped.base);
	assert_memory_equal(others.own[0], seen->own[1], sizeof seen->own[0]);
	assert_memory_equal(others.own[1], seen->own[0], sizeof seen->own[0]);
	assert_memory_equal(others.table, seen->table, sizeof seen->table);
}

static void sights_are_in_range_tell_something_and_know_no_seats(void **unused)
{
	(void)unused;
	struct along along = along_games_of(&oss_game, is_the_same_from_the_other_seat);
	for (uint64_t seed = 1; seed <= 24; seed++)
		for (int seats = 2; seats <= 4; seats += 2) {
			look_along(&along, NULL, seats, seed, 1);
			look_along(&along, NULL, seats, seed, 20);
		}
	assert_all_told(&along);
}

/* --- positions -------------------------------------------------------------------------- */

static struct sights look_at(const struct table *t)
{
	return sights_of(&oss_game, t->book->rules, &t->s.base);
}

static void assert_own(const struct sights *seen, int seat, const char *name, int number)
{
	int is = sight_called(oss_game.sights->own, seen->own[seat], name);
	if (is != number)
		fail_msg("p%d, %s: %d, not %d", seat + 1, name, is, number);
}

static void assert_table(const struct sights *seen, const char *name, int number)
{
	int is = sight_called(oss_game.sights->table, seen->table, name);
	if (is != number)
		fail_msg("%s: %d, not %d", name, is, number);
}

/* China on turn has one step left, all it takes but 2 Morale, and a Scandal in hand; the United
 * States watch its Morale, which is two a Produce with the works and one without the spy's. */
static void the_last_step(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	mark_two_roads(t, 0);
	set_stock(t, 0, 10);
	mark(t, 1, RADIO_HOUR);
	watch(t, 1, 0, OSS_MORALE);
	deal(t, 0, SCANDAL);
	audit(t);
	struct sights seen = look_at(t);
	assert_own(&seen, 0, "Morale", 4 * 10);
	assert_own(&seen, 0, "Makes Morale", 16 * (3 - 1));
	assert_own(&seen, 1, "Makes Morale", 16 * (2 + 1));
	assert_own(&seen, 0, "Technologies to the Moon", 8);
	assert_own(&seen, 0, "Lacks Morale", 3 * 2);
	assert_own(&seen, 0, "Lacks Gold", 0);
	assert_own(&seen, 0, "Time to the Moon, when near", (64 + 64) / 8);
	assert_own(&seen, 0, "Only the Moon is left", 16);
	assert_own(&seen, 0, "May land now", 0);
	assert_own(&seen, 0, "Roads built", 2 * 32);
	assert_own(&seen, 0, "Rivals' spies on Morale here", 32);
	assert_own(&seen, 1, "Spies on mats", 32);
	assert_own(&seen, 1, "Spies at home", 0);
	assert_own(&seen, 0, "Cards", 16);
	assert_own(&seen, 0, "Cards: take Morale", 8 * 2);
	assert_own(&seen, 0, "Cards: gain Morale", 4);
	assert_own(&seen, 1, "Morale that rivals may take", 4 * 2);
	assert_own(&seen, 0, "Has its action", 16);
	assert_own(&seen, 1, "Turns before its own", 32);
	assert_own(&seen, 0, "Points", 4 * 12);
	assert_own(&seen, 1, "Points behind", 4 * (12 - 2));
	assert_table(&seen, "Objective: full upgrades", 16 * 3);
	assert_table(&seen, "Three or more play", 0);

	set_stock(t, 0, 12);
	seen = look_at(t);
	assert_own(&seen, 0, "May land now", 16);
	player(t, 0)->stalled = pl_bit(1);
	seen = look_at(t);
	assert_own(&seen, 0, "May land now", 0);
	close_table(t);
}

/* p2 has landed and p3 is on turn of four: p1 is after it, and p4 between them. */
static void the_last_turns(void **unused)
{
	(void)unused;
	struct table *t = set_table(4, NULL);
	mark_two_roads(t, 1);
	mark(t, 1, MOON);
	player(t, 1)->landed = t->s.landings = 1;
	t->s.timer = 2;
	t->s.turn = 2;
	t->s.turns = 20;
	pl_ask(&t->s.base, 2);
	audit(t);
	struct sights seen = look_at(t);
	assert_own(&seen, 1, "Landed first", 16);
	assert_own(&seen, 1, "Time to the Moon, when near", 0);
	assert_own(&seen, 1, "Has a turn after the landing", 0);
	assert_own(&seen, 2, "Has a turn after the landing", 16);
	assert_own(&seen, 3, "Turns before its own", 32);
	assert_own(&seen, 0, "Has a turn after the landing", 16);
	assert_own(&seen, 1, "Points ahead", 4 * 20);
	assert_own(&seen, 0, "Points behind", 4 * 20);
	assert_table(&seen, "Turns left after the landing", 3 * 32);
	assert_table(&seen, "Somebody has landed", 16);
	assert_table(&seen, "Turns", 3 * 20);
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(sights_are_in_range_tell_something_and_know_no_seats),
		cmocka_unit_test(the_last_step),
		cmocka_unit_test(the_last_turns),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

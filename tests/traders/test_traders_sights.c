/* test_traders_sights.c - what a judge sees of a position: numbers in their range that each tell
 * something, the same wherever a player sits, and what they should be. */
#include "sights.h"
#include "traders/table.h"

/* --- along games ------------------------------------------------------------------ */

static uint8_t rotated_bits(unsigned seats, int count)
{
	return (uint8_t)((seats << 1 | seats >> (count - 1)) & ((1u << count) - 1));
}

/* Everybody moves up by a chair: everything that names a seat and that is seen. */
static struct trd_state with_seats_rotated(const struct trd_state *s)
{
	struct trd_state out = *s;
	int count = s->base.seats;
	for (int seat = 0; seat < count; seat++)
		out.player[(seat + 1) % count] = s->player[seat];
	out.base.pending = rotated_bits(s->base.pending, count);
	out.base.sealed = rotated_bits(s->base.sealed, count);
	out.answers = rotated_bits(s->answers, count);
	out.turn = (uint8_t)((s->turn + 1) % count);
	out.first = (uint8_t)((s->first + 1) % count);
	return out;
}

static void is_the_same_one_seat_further(const struct pl_match *match, const struct sights *seen)
{
	int count = match->seats;
	struct trd_state rotated = with_seats_rotated(trd_position(match->state));
	struct sights others = sights_of(match->game, match->book->rules, &rotated.base);
	for (int seat = 0; seat < count; seat++)
		assert_memory_equal(others.own[(seat + 1) % count], seen->own[seat],
		                    sizeof seen->own[0]);
	assert_memory_equal(others.table, seen->table, sizeof seen->table);
}

static void sights_are_in_range_tell_something_and_know_no_seats(void **unused)
{
	static const char *const settings[] = { NULL, "lights=triples", "money_at=anywhere",
		                                "map=standard" };
	struct along along = along_games_of(&trd_game, is_the_same_one_seat_further);
	(void)unused;
	for (uint64_t seed = 1; seed <= (BRIEF ? 20 : 40); seed++)
		for (uint32_t any_of = 1; any_of <= 25; any_of += 24)
			look_along(&along, settings[seed % 4], 2 + (int)(seed % 5), seed, any_of);
	assert_all_told(&along);
}

/* --- positions ---------------------------------------------------------------------- */

static int seen(const struct table *t, int seat, const char *name)
{
	struct sights all = sights_of(&trd_game, t->book->rules, &t->s.base);
	return sight_called(trd_game.sights->own, all.own[seat], name);
}

static int on_the_table(const struct table *t, const char *name)
{
	struct sights all = sights_of(&trd_game, t->book->rules, &t->s.base);
	return sight_called(trd_game.sights->table, all.table, name);
}

/* p1 has a metal at Earth and one aboard, so it wants no more metal: the three at its station are
 * to be sold. */
static void what_is_still_wanted_is_seen(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, TRD_STEP_ACT, NULL);
	struct trd_player *p = &t->s.player[0];
	int spot = SPOT(TRD_GOBI), way = t->r->to_earth[spot];
	t->s.makes[TRD_GOBI] = 1 << (TRD_METAL - 1);
	p->stations = 1u << spot;
	p->ship = (uint8_t)spot;
	p->money = 4;
	p->goods[TRD_EARTH][TRD_METAL] = 1;
	p->goods[TRD_SHIP][TRD_METAL] = 1;
	p->goods[TRD_GOBI][TRD_METAL] = 3;
	assert_int_equal(seen(t, 0, "wanted units at Earth"), 16);
	assert_int_equal(seen(t, 0, "wanted units aboard"), 32);
	assert_int_equal(seen(t, 0, "hexes to Earth"), 8 * way);
	assert_int_equal(seen(t, 0, "the same, by the hexes to Earth"), 6 * way);
	assert_int_equal(seen(t, 0, "wanted units on stations"), 0);
	assert_int_equal(seen(t, 0, "other units on stations"), 24);
	assert_int_equal(seen(t, 0, "money with all that can be sold"), 6 * 7);
	assert_int_equal(seen(t, 0, "money missing even so"), 12 * 3);
	assert_int_equal(seen(t, 0, "kinds wanted that none makes"), 64);
	assert_int_equal(seen(t, 0, "units of those"), 64);
	assert_int_equal(seen(t, 0, "docked at a station"), 16);
	assert_int_equal(seen(t, 0, "wanted units here that fit"), 0);
	/* Home, and to four units that nobody knows the way to: twelve hexes there and back, for
	 * two units at a time. */
	assert_int_equal(seen(t, 0, "hexes still to fly"), (way + 2 * 4 * 12 / 2) * 3 / 2);
	assert_int_equal(seen(t, 0, "ships full still to come"), 3 * 32);
	/* A gem besides is wanted, and there is room for one. */
	p->goods[TRD_GOBI][TRD_GEM] = 2;
	assert_int_equal(seen(t, 0, "wanted units on stations"), 32);
	assert_int_equal(seen(t, 0, "wanted units here that fit"), 32);
	close_table(t);
}

/* With all units at Earth or aboard and the money at hand, coming to Earth wins; and who is ahead
 * of whom is seen by both. */
static void the_last_trip_is_seen(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, TRD_STEP_ACT, NULL);
	struct trd_player *p = &t->s.player[1];
	p->goods[TRD_EARTH][TRD_METAL] = p->goods[TRD_EARTH][TRD_FOOD] = 2;
	p->goods[TRD_SHIP][TRD_GEM] = 2;
	p->money = 9;
	assert_int_equal(seen(t, 1, "wins on coming to Earth"), 0);
	p->money = 10;
	assert_int_equal(seen(t, 1, "wins on coming to Earth"), 16);
	assert_int_equal(seen(t, 1, "kinds complete at Earth"), 64);
	/* Eight for each unit there, five aboard, one for each MCr: 52 to nothing, twice. */
	assert_int_equal(seen(t, 1, "ahead of the best other"), 2 * (4 * 8 + 2 * 5 + 10));
	assert_int_equal(seen(t, 0, "behind the best other"), 2 * (4 * 8 + 2 * 5 + 10));
	assert_int_equal(seen(t, 1, "turns of others first"), 16);
	assert_int_equal(seen(t, 0, "is on turn"), 16);
	close_table(t);
}

static void cards_are_seen_by_what_they_do(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, TRD_STEP_ACT, NULL);
	deal(t, 0, COUNTER);
	deal(t, 0, EXTRA_TURN);
	t->s.player[0].money = 2;
	assert_int_equal(seen(t, 0, "cards"), 64);
	assert_int_equal(seen(t, 0, "cards that counter"), 32);
	assert_int_equal(seen(t, 0, "cards for another turn"), 32);
	assert_int_equal(seen(t, 0, "can pay for a counter held"), 16);
	assert_int_equal(seen(t, 0, "can pay for another turn held"), 0);
	t->s.player[0].money = 4;
	assert_int_equal(seen(t, 0, "can pay for another turn held"), 16);
	close_table(t);
}

/* TRD-G02, TRD-C15: each planet is on four cards of ten; one in rebellion misses the next. */
static void what_the_planet_cards_left_promise_is_seen(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, TRD_STEP_ACT, NULL);
	t->s.makes[TRD_GOBI] = 1 << (TRD_METAL - 1);
	t->s.player[0].stations = 1u << SPOT(TRD_GOBI);
	for (int i = 1; i <= TRD_PLANET_CARDS; i++)
		t->s.planet_cards[i] = 1;
	assert_int_equal(seen(t, 0, "of those, made next round as the cards are"), 20);
	for (int i = 1; i <= TRD_PLANET_CARDS; i++)
		t->s.planet_cards[i] = (trd_lights_of(t->r, i) >> TRD_GOBI) & 1;
	assert_int_equal(seen(t, 0, "of those, made next round as the cards are"), 50);
	t->s.rebellion[TRD_GOBI] = 2;
	assert_int_equal(seen(t, 0, "of those, made next round as the cards are"), 0);
	assert_int_equal(seen(t, 0, "stations in rebellion"), 16);
	assert_int_equal(on_the_table(t, "planets in rebellion"), 16);
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(sights_are_in_range_tell_something_and_know_no_seats),
		cmocka_unit_test(what_is_still_wanted_is_seen),
		cmocka_unit_test(the_last_trip_is_seen),
		cmocka_unit_test(cards_are_seen_by_what_they_do),
		cmocka_unit_test(what_the_planet_cards_left_promise_is_seen),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

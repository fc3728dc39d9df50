/* test_oss_sights.c - what a judge sees of a position: numbers in their range that each tell
 * something, the same wherever a player sits, and what they should be. */
#include "core/judge.h"
#include "one-small-step/table.h"

struct sights {
	int16_t own[PL_SEATS][PL_SIGHTS], table[PL_SIGHTS];
};

static struct sights look_at(const struct oss_rules *r, const struct oss_state *s)
{
	struct sights seen = { { { 0 } }, { 0 } };
	oss_game.sights->look(&r->base, &s->base, seen.own, seen.table);
	return seen;
}

/* --- along games ------------------------------------------------------------------ */

/* The least and the most of each sight so far. */
struct span {
	int16_t least[PL_SIGHTS], most[PL_SIGHTS];
};

static void stretch(struct span *span, const char *const *names, const int16_t sight[PL_SIGHTS])
{
	int count = 0;
	for (; names[count] != NULL; count++) {
		if (sight[count] < 0 || sight[count] > PL_SIGHT_MOST)
			fail_msg("%s: %d", names[count], sight[count]);
		span->least[count] = (int16_t)pl_least(span->least[count], sight[count]);
		span->most[count] = (int16_t)pl_most(span->most[count], sight[count]);
	}
	for (; count < PL_SIGHTS; count++)
		assert_int_equal(sight[count], 0);
}

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

static void assert_same_from_the_other_seat(const struct oss_rules *r, const struct oss_state *s,
                                            const struct sights *seen)
{
	struct oss_state swapped = with_seats_swapped(s);
	struct sights others = look_at(r, &swapped);
	assert_memory_equal(others.own[0], seen->own[1], sizeof seen->own[0]);
	assert_memory_equal(others.own[1], seen->own[0], sizeof seen->own[0]);
	assert_memory_equal(others.table, seen->table, sizeof seen->table);
}

static struct sights look_on(struct table *t)
{
	struct oss_state before = t->s;
	struct sights seen = look_at(t->r, &t->s);
	assert_memory_equal(&t->s, &before, sizeof before);
	if (t->s.base.seats == 2)
		assert_same_from_the_other_seat(t->r, &t->s, &seen);
	return seen;
}

/* The heaviest move, or now and then, or always, any. */
static struct pl_move choose(struct table *t, struct pl_chance *chance, uint32_t any_of)
{
	struct oss_state view = t->s;
	struct pl_move moves[PL_MOVES];
	uint16_t weight[PL_MOVES];
	int seat = pl_lowest(t->s.base.pending), best = 0;
	oss_game.observe(&t->r->base, &view.base, seat);
	int count = oss_game.legal(&t->r->base, &view.base, seat, moves);
	if (pl_draw(chance, any_of) == 0)
		return moves[pl_draw(chance, (uint32_t)count)];
	oss_game.weigh(&t->r->base, &view.base, moves, count, weight);
	for (int i = 1; i < count; i++)
		if (weight[i] > weight[best])
			best = i;
	return moves[best];
}

static void play_along(int seats, uint64_t seed, uint32_t any_of, struct span *own,
                       struct span *table)
{
	struct table *t = open_table(seats, NULL, seed);
	struct pl_chance chance = { { seed, 6 }, 0 };
	while (t->s.base.pending != 0) {
		struct sights seen = look_on(t);
		for (int seat = 0; seat < seats; seat++)
			stretch(own, oss_game.sights->own, seen.own[seat]);
		stretch(table, oss_game.sights->table, seen.table);
		struct pl_move move = choose(t, &chance, any_of);
		t->events.count = 0;
		oss_game.apply(&t->r->base, &t->s.base, &move, &t->events);
	}
	close_table(t);
}

static void assert_all_differ(const struct span *span, const char *const *names)
{
	for (int i = 0; names[i] != NULL; i++)
		if (span->least[i] == span->most[i])
			fail_msg("%s is always %d", names[i], span->least[i]);
}

static struct span no_span(void)
{
	struct span span;
	for (int i = 0; i < PL_SIGHTS; i++) {
		span.least[i] = INT16_MAX;
		span.most[i] = INT16_MIN;
	}
	return span;
}

static void sights_are_in_range_tell_something_and_know_no_seats(void **unused)
{
	(void)unused;
	struct span own = no_span(), table = no_span();
	for (uint64_t seed = 1; seed <= (BRIEF ? 8 : 24); seed++)
		for (int seats = 2; seats <= 4; seats += 2) {
			play_along(seats, seed, 1, &own, &table);
			play_along(seats, seed, 20, &own, &table);
		}
	assert_all_differ(&own, oss_game.sights->own);
	assert_all_differ(&table, oss_game.sights->table);
}

static void every_sight_has_a_name_of_its_own(void **unused)
{
	(void)unused;
	const char *const *lists[] = { oss_game.sights->own, oss_game.sights->table };
	for (int list = 0; list < 2; list++)
		for (int i = 0; lists[list][i] != NULL; i++) {
			assert_true(i < PL_SIGHTS && lists[list][i][0] != '\0');
			for (int before = 0; before < i; before++)
				assert_string_not_equal(lists[list][i], lists[list][before]);
		}
}

/* --- positions -------------------------------------------------------------------------- */

static int sight(const char *const *names, const int16_t *of, const char *name)
{
	for (int i = 0; names[i] != NULL; i++)
		if (strcmp(names[i], name) == 0)
			return of[i];
	fail_msg("there is no sight '%s'", name);
	return 0;
}

static void assert_own(const struct sights *seen, int seat, const char *name, int number)
{
	int is = sight(oss_game.sights->own, seen->own[seat], name);
	if (is != number)
		fail_msg("p%d, %s: %d, not %d", seat + 1, name, is, number);
}

static void assert_table(const struct sights *seen, const char *name, int number)
{
	int is = sight(oss_game.sights->table, seen->table, name);
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
	struct sights seen = look_at(t->r, &t->s);
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
	seen = look_at(t->r, &t->s);
	assert_own(&seen, 0, "May land now", 16);
	player(t, 0)->stalled = pl_bit(1);
	seen = look_at(t->r, &t->s);
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
	struct sights seen = look_at(t->r, &t->s);
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
		cmocka_unit_test(every_sight_has_a_name_of_its_own),
		cmocka_unit_test(the_last_step),
		cmocka_unit_test(the_last_turns),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* test_ofs_sights.c - what a judge sees of a position: numbers in their range that each tell
 * something, the same wherever a player sits, and what they should be. */
#include "sights.h"

#include "games/one-false-step/country.h"
#include "games/one-false-step/sense.h"
#include "one-false-step/table.h"

/* --- wherever a player sits ------------------------------------------------------------ */

static int moved(int seat, int seats)
{
	return (seat + 1) % seats;
}

/* A seat that counts from 1, 0 being nobody. */
static uint8_t moved_name(uint8_t name, int seats)
{
	return name == 0 ? 0 : (uint8_t)(1 + moved(name - 1, seats));
}

static uint8_t moved_bits(uint8_t bits, int seats)
{
	uint8_t out = 0;
	for (int seat = 0; seat < seats; seat++)
		if ((bits >> seat) & 1)
			out |= pl_bit(moved(seat, seats));
	return out;
}

static struct ofs_offer moved_offer(struct ofs_offer offer, int seats)
{
	offer.to = moved_name(offer.to, seats);
	return offer;
}

/* Everybody moves a seat on. */
static struct ofs_state with_seats_moved(const struct ofs_state *s)
{
	struct ofs_state out = *s;
	int seats = s->base.seats;
	for (int seat = 0; seat < seats; seat++) {
		struct ofs_player *p = &out.player[moved(seat, seats)];
		*p = s->player[seat];
		for (int i = 0; i < OFS_OFFERS; i++)
			p->made[i] = moved_offer(p->made[i], seats);
	}
	for (int row = 1; row <= OFS_CITIES; row++)
		out.town[row].owner = moved_name(s->town[row].owner, seats);
	for (int system = 0; system < OFS_SYSTEMS; system++)
		out.holder[system] = moved_name(s->holder[system], seats);
	out.base.pending = moved_bits(s->base.pending, seats);
	out.in = moved_bits(s->in, seats);
	out.button = (uint8_t)moved(s->button, seats);
	out.turn = (uint8_t)moved(s->turn, seats);
	out.bidder = moved_name(s->bidder, seats);
	out.offer = moved_offer(s->offer, seats);
	return out;
}

static void assert_same_a_seat_on(const struct pl_rules *rules, const struct ofs_state *s,
                                  const struct sights *seen)
{
	struct ofs_state other = with_seats_moved(s);
	struct sights again = sights_of(&ofs_game, rules, &other.base);
	for (int seat = 0; seat < s->base.seats; seat++)
		assert_memory_equal(again.own[moved(seat, s->base.seats)], seen->own[seat],
		                    sizeof seen->own[0]);
	assert_memory_equal(again.table, seen->table, sizeof seen->table);
}

/* --- the map at a glance is the map -------------------------------------------------------- */

static void assert_country_is_the_map(const struct ofs_rules *r, const struct ofs_state *s)
{
	struct ofs_country c;
	ofs_survey_country(&c, r, s);
	assert_true(c.mines == ofs_claims_of(r, s, OFS_MINE));
	assert_true(c.free ==
	            (ofs_claims_of(r, s, OFS_MINE) | ofs_claims_of(r, s, OFS_FARM)) - ofs_taken(s));
	for (int row = 1; row <= r->cities; row++)
		assert_true(ofs_doors_in(&c, row) == ofs_doors(r, s, row));
	for (int seat = 0; seat < s->base.seats; seat++) {
		uint64_t reach = 0, left = s->player[seat].claims;
		for (int row = 1; row <= r->cities; row++)
			if (s->player[seat].cities & ofs_bit(row))
				reach |= ofs_reach(r, s, seat, row);
		assert_true((c.reach[seat] & ~left) == (reach & ~left));
		assert_true(c.prey[seat].claims == (reach & ofs_taken(s) & ~left));
		for (; left != 0; left &= left - 1) {
			int claim = pl_lowest(left) + 1, by = ofs_defender(r, s, seat, claim);
			const struct ofs_string *string = &c.string[c.string_of[claim - 1]];
			assert_true(c.near[claim - 1] == ofs_near(r, s, claim));
			assert_true(string->claims == ofs_string(r, s, seat, claim));
			assert_int_equal(string->guard, by == 0 ? 0 : s->town[by].pile);
		}
	}
}

static void ask_more(const struct pl_match *match, const struct sights *seen)
{
	const struct pl_rules *rules = match->book->rules;
	assert_same_a_seat_on(rules, ofs_position(match->state), seen);
	assert_country_is_the_map(ofs_numbers(rules), ofs_position(match->state));
}

static void sights_are_in_range_tell_something_and_know_no_seats(void **unused)
{
	(void)unused;
	struct along along = along_games_of(&ofs_game, ask_more);
	for (uint64_t seed = 1; seed <= (BRIEF ? 1 : 3); seed++) {
		look_along(&along, NULL, 3, seed, 3);
		look_along(&along, "targets=twelve", 3, seed, 8);
		look_along(&along, "population=yes", 6, seed, 8);
	}
	look_along(&along, NULL, 3, 9, 1); /* any move at all */
	along.at = NULL;
	for (uint64_t seed = 10; seed < 40; seed++) /* what is rare */
		look_along(&along, NULL, 3 + (int)(seed % 4), seed, 4);
	assert_all_told(&along);
}

/* --- positions ------------------------------------------------------------------------------- */

static int own(const struct table *t, int seat, const char *name)
{
	struct sights seen = sights_of(&ofs_game, t->book->rules, &t->s.base);
	return sight_called(ofs_game.sights->own, seen.own[seat], name);
}

static int all(const struct table *t, const char *name)
{
	struct sights seen = sights_of(&ofs_game, t->book->rules, &t->s.base);
	return sight_called(ofs_game.sights->table, seen.table, name);
}

/* Wednesday of three; p1 is first. Farmington has mine 1-1, mine 1-3 and two Farms at its
 * door, Paydirt mine 1-2, mine 1-3 and farm 1-3. */
static struct table *wednesday(void)
{
	struct table *t = set_table(3, OFS_WEDNESDAY, NULL);
	give_chips(t, 0, 20, 3, 4);
	give_chips(t, 1, 24, 6, 0);
	give_chips(t, 2, 12, 0, 0);
	give_city(t, 0, "Farmington", 2);
	give_city(t, 1, "Paydirt", 3);
	give_claim(t, 0, "mine 1-1");
	give_claim(t, 0, "farm 1-2");
	give_claim(t, 0, "farm 4-1"); /* far from every city */
	give_claim(t, 1, "mine 1-3");
	give_levels(t, 0, 6, 5, 4);
	give_levels(t, 1, 7, 1, 1);
	give_levels(t, 2, 1, 5, 4);
	give_know_how(t, 1, OFS_GUIDANCE);
	give_know_how(t, 2, OFS_LIFE);
	give_know_how(t, 2, OFS_FUEL);
	audit(t);
	return t;
}

/* p1 has 20 chips and a city of 2: 8 points are missing. p2 has 24, a city of 2 and Guidance
 * for 2, p3 has 12 and Know-how for 4. */
static void points_are_seen(void **unused)
{
	(void)unused;
	struct table *t = wednesday();
	assert_int_equal(own(t, 0, "points missing"), 8 * 4);
	assert_int_equal(own(t, 0, "at most 8 points missing"), PL_SIGHT_STEP);
	assert_int_equal(own(t, 0, "at most 6 points missing"), 0);
	assert_int_equal(own(t, 0, "points behind the best rival"), 6 * 8);
	assert_int_equal(own(t, 1, "points ahead of the best rival"), 6 * 8);
	assert_int_equal(own(t, 1, "points missing"), 2 * 4);
	assert_int_equal(all(t, "points that the first is missing"), 2 * 4);
	close_table(t);
}

/* OFS-052 to OFS-058: p2's Mine at both doors is defended by 3 counters, which a city of 2
 * beats in 10 rolls of 36, and is beaten by in 21. What p1 holds by Farmington, p2 may not reach but through farm 1-2,
 * next to mine 1-2 at Paydirt's door, which is free. */
static void claims_are_seen(void **unused)
{
	(void)unused;
	struct table *t = wednesday();
	assert_int_equal(own(t, 0, "defended Mines"), 8);
	assert_int_equal(own(t, 0, "defended Farms"), 8);
	assert_int_equal(own(t, 0, "undefended Farms"), 16);
	assert_int_equal(own(t, 0, "rivals' claims in reach"), 8);
	assert_int_equal(own(t, 0, "odds of the best dispute"), 10 * 3);
	assert_int_equal(own(t, 0, "claims in reach of rivals"), 0);
	assert_int_equal(own(t, 1, "claims in reach of rivals"), 8);
	assert_int_equal(own(t, 1, "claims that rivals would win, on average"), 10 / 3);
	give_claim(t, 1, "mine 1-2");
	assert_int_equal(own(t, 0, "claims in reach of rivals"), 8);
	assert_int_equal(own(t, 0, "claims that rivals would win, on average"), 21 / 3);
	/* Without Farmington nothing of p1's is defended. */
	say(t, 0, "starve Farmington");
	assert_int_equal(own(t, 0, "defended Mines"), 0);
	assert_int_equal(own(t, 0, "undefended Mines"), 16);
	assert_int_equal(own(t, 0, "undefended Farms"), 32);
	assert_int_equal(own(t, 0, "claims that rivals would win, on average"), 36 / 3);
	assert_int_equal(own(t, 0, "Active cities"), 0);
	assert_int_equal(all(t, "starved cities to be sold"), 16);
	close_table(t);
}

/* On Wednesday p1 has its income, 3 Food, and Farmington eats 1. A week later 2 more are paid
 * and 1 eaten. p2 has Paydirt, which eats 2, and no Farm. */
static void food_is_seen(void **unused)
{
	(void)unused;
	struct table *t = wednesday();
	assert_int_equal(own(t, 0, "Food left for the next shot"), 2 * 8);
	assert_int_equal(own(t, 0, "Food left a week later"), 3 * 8);
	assert_int_equal(own(t, 0, "Food for a shot on Thursday"), 0);
	assert_int_equal(own(t, 1, "Food left for the next shot"), 4 * 8);
	assert_int_equal(own(t, 1, "Food for a shot on Thursday"), PL_SIGHT_STEP);
	assert_int_equal(own(t, 1, "Food a week lacking"), 2 * 8);
	say(t, 0, "feed all");
	assert_int_equal(own(t, 0, "Food left for the next shot"), 2 * 8);
	player(t, 1)->food = 1;
	assert_int_equal(own(t, 1, "Food missing on Wednesday"), 16);
	assert_int_equal(own(t, 1, "Food missing a week later"), 2 * 16);
	close_table(t);
}

/* Levels 6, 5 and 4 hold by 21, 15 and 10 rolls of 36. On Wednesday the week's Gold is there: 4
 * buy nothing, 5 raise the third to 5, which holds by 15, and take its Know-how from p3, who has
 * level 4 too. */
static void rockets_are_seen(void **unused)
{
	(void)unused;
	struct table *t = wednesday();
	assert_int_equal(own(t, 0, "level of the best system"), 6 * 12);
	assert_int_equal(own(t, 0, "level of the second system"), 5 * 12);
	assert_int_equal(own(t, 0, "level of the worst system"), 4 * 12);
	assert_int_equal(own(t, 0, "systems that hold, on average"), 21 + 15 + 10);
	assert_int_equal(own(t, 0, "systems that hold once Gold is spent"), 21 + 15 + 10);
	assert_int_equal(own(t, 0, "Know-how cards that Gold can get"), 0);
	player(t, 0)->gold = 5;
	assert_int_equal(own(t, 0, "systems that hold once Gold is spent"), 21 + 15 + 15);
	assert_int_equal(own(t, 0, "Know-how cards that Gold can get"), 32);
	assert_int_equal(own(t, 1, "Know-how cards that rivals can get"), 0);
	player(t, 0)->gold = 23; /* level 7 and 8 of Guidance are 10 and 13 */
	assert_int_equal(own(t, 1, "Know-how cards that rivals can get"), 32);
	/* 1 point missing: any system will do, that is all but 15 * 21 * 26 of 46656 rolls. */
	give_chips(t, 0, 27, 9, 0);
	assert_int_equal(own(t, 0, "chance that the next shot wins"),
	                 (46656 - 15 * 21 * 26) * PL_SIGHT_MOST / 46656);
	/* 5 missing: two aboard, and all must hold. */
	give_chips(t, 0, 23, 9, 0);
	player(t, 0)->rocket = 2;
	assert_int_equal(own(t, 0, "chance that the next shot wins"),
	                 21 * 15 * 10 * PL_SIGHT_MOST / 46656);
	player(t, 0)->rocket = 1;
	assert_int_equal(own(t, 0, "chance that the next shot wins"), 0);
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(sights_are_in_range_tell_something_and_know_no_seats),
		cmocka_unit_test(points_are_seen),
		cmocka_unit_test(claims_are_seen),
		cmocka_unit_test(food_is_seen),
		cmocka_unit_test(rockets_are_seen),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

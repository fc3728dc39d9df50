/* test_flank_setup.c - the box, the board and what is done before play. */
#include "flank/table.h"

/* --- the box ----------------------------------------------------------------------- */

/* FLK-001, FLK-002, FLK-010, FLK-011, FLK-012 */
static void two_lead_factions_with_units_of_their_own(void **unused)
{
	static const char *const names[] = { "warrior", "mystic",   "sentry", "guardian",
		                             "soldier", "commando", "tank",   "walker",
		                             "roach",   "locust",   "spider", "rhino" };
	static const char *const factions[] = { "Kal'Dari", "Terran", "Swarm" };
	(void)unused;
	struct table *t = open_table(NULL);
	assert_int_equal(flk_game.min_seats, 2);
	assert_int_equal(flk_game.max_seats, 2);
	for (int faction = 1; faction <= FLK_FACTIONS; faction++) {
		assert_string_equal(flk_word(t->book, t->r->faction[faction - 1].title),
		                    factions[faction - 1]);
		for (int type = 1; type <= FLK_TYPES; type++)
			assert_string_equal(flk_unit_name(t->book, flk_unit_row(faction, type)),
			                    names[4 * (faction - 1) + type - 1]);
	}
	close_table(t);
}

/* FLK-008, FLK-009, FLK-013, FLK-042; FLK-C06, FLK-C07: every card of the deck is a
 * resource card, and gives more than a force mine. */
static void the_box_has_what_the_list_says(void **unused)
{
	(void)unused;
	struct table *t = open_table(NULL);
	int cards = 0, miniatures = 0, mine = t->r->mine[0] + t->r->mine[1] + t->r->mine[2];
	assert_int_equal(mine, 3);
	for (int kind = 1; kind <= t->r->cards; kind++) {
		const uint8_t *gives = t->r->card[kind - 1].gives;
		cards += t->r->card[kind - 1].copies;
		assert_true(gives[0] + gives[1] + gives[2] > mine);
	}
	assert_int_equal(cards, 40);
	assert_int_equal(t->r->deck_size, 40);
	for (int row = 0; row < FLK_UNIT_ROWS; row++)
		miniatures += t->r->unit[row].copies;
	assert_int_equal(miniatures, 48);
	assert_int_equal(FLK_UPGRADE_ROWS, 18);
	for (int row = 0; row < FLK_UPGRADE_ROWS; row++)
		assert_true(t->r->upgrade[row].effects > 0);
	close_table(t);
}

/* FLK-014, FLK-039, FLK-C28, FLK-C38: the limits are those of one sheet for all
 * factions, and the supply covers two full players. */
static void the_supply_covers_two_full_sheets(void **unused)
{
	(void)unused;
	static const int supply[FLK_COLOURS] = { 12, 12, 18 };
	struct table *t = open_table(NULL);
	assert_int_equal(t->r->token_limit[FLK_BLUE], 5);
	assert_int_equal(t->r->token_limit[FLK_GREEN], 5);
	assert_int_equal(t->r->token_limit[FLK_YELLOW], 8);
	for (int colour = 0; colour < FLK_COLOURS; colour++)
		assert_true(2 * t->r->token_limit[colour] <= supply[colour]);
	close_table(t);
}

/* --- the board ---------------------------------------------------------------------- */

static bool adjacent(const struct table *t, const char *one, const char *other)
{
	bool is = (t->r->near[zone(t, one)] & flk_zone_bit(zone(t, other))) != 0;
	bool back = (t->r->near[zone(t, other)] & flk_zone_bit(zone(t, one))) != 0;
	assert_int_equal(is, back);
	return is;
}

/* FLK-015, FLK-016, FLK-017, FLK-019: by the drawing of Meridian. */
static void meridian_is_as_drawn(void **unused)
{
	(void)unused;
	struct table *t = open_table(NULL);
	assert_int_equal(t->r->zone_count, 13);
	assert_true(adjacent(t, "saddle", "spire"));
	assert_true(adjacent(t, "saddle", "cold-rift"));
	assert_true(adjacent(t, "landfall", "bastion"));
	assert_true(adjacent(t, "spire", "glass-rift"));
	assert_false(adjacent(t, "saddle", "nest"));
	assert_false(adjacent(t, "spire", "bastion"));
	assert_false(adjacent(t, "gallery", "quarry"));
	assert_int_equal(flk_count_bits(t->r->near[zone(t, "saddle")]), 6);
	assert_int_equal(flk_count_bits(t->r->near[zone(t, "nest")]), 4);
	assert_int_equal(t->r->limit[zone(t, "saddle")], 5);
	assert_int_equal(t->r->limit[zone(t, "nest")], 3);
	assert_int_equal(flk_count_bits(t->r->bases[0]), 4);
	assert_true(t->r->bases[0] & flk_zone_bit(zone(t, "landfall")));
	assert_true(t->r->bases[1] & flk_zone_bit(zone(t, "nest")));
	close_table(t);
}

/* FLK-018, FLK-020, on every board: the border goes through the middle, and half
 * a turn brings zones, limits, bases and neighbours onto each other. */
static void boards_are_symmetrical(void **unused)
{
	static const char *const boards[] = { "board=meridian", "board=crater",
		                              "board=four-gates" };
	(void)unused;
	for (int i = 0; i < 3; i++) {
		struct table *t = open_table(boards[i]);
		const struct flk_board *board = &t->r->boards_at[t->r->board - 1];
		assert_int_equal(board->line[0] + board->line[2], board->width);
		assert_int_equal(board->line[1] + board->line[3], board->height);
		for (int n = 1; n <= t->r->zone_count; n++) {
			int m = t->r->mirror[n];
			assert_int_equal(t->r->mirror[m], n);
			assert_int_equal(t->r->limit[m], t->r->limit[n]);
			assert_int_equal((t->r->bases[0] >> (n - 1)) & 1,
			                 (t->r->bases[1] >> (m - 1)) & 1);
			assert_int_equal(flk_count_bits(t->r->near[m]),
			                 flk_count_bits(t->r->near[n]));
		}
		close_table(t);
	}
}

/* The standard data with other zones on Meridian, or NULL and why not. */
static struct pl_book *book_with(const char *zones, struct pl_faults *faults)
{
	static char text[64 * 1024];
	const char *standard = flk_game.standard, *cut = strstr(standard, "\nzone:");
	assert_non_null(cut);
	int head = (int)(cut - standard);
	snprintf(text, sizeof text, "%.*s\nzone:\n%s", head, standard, zones);
	return pl_book_load(&flk_game, text, strlen(text), NULL, 0, faults);
}

/* Data that nobody can play is refused by this clause. */
static void assert_unplayable(const char *zones, const char *clause)
{
	struct pl_faults faults;
	assert_null(book_with(zones, &faults));
	assert_int_equal(faults.count, 1);
	assert_non_null(strstr(faults.at[0].text, clause));
}

#define QUARTER(name, limit, side, x, y, a, b, c, d, e, f, g, h)                                   \
	"  - { name: " name ", title: " name ", board: meridian, limit: " limit ", side: " side    \
	", x: " x ", y: " y ",\n      corner: [" a ", " b ", " c ", " d ", " e ", " f ", " g       \
	", " h "] }\n"
#define NORTH_WEST(limit, side)                                                                    \
	QUARTER("nw", limit, side, "10", "10", "0", "0", "320", "0", "320", "270", "0", "270")
#define NORTH_EAST(limit, side)                                                                    \
	QUARTER("ne", limit, side, "400", "10", "320", "0", "640", "0", "640", "270", "320", "270")
#define SOUTH_WEST(limit, side)                                                                    \
	QUARTER("sw", limit, side, "10", "400", "0", "270", "320", "270", "320", "540", "0", "540")
#define SOUTH_EAST(limit, side)                                                                    \
	QUARTER("se", limit, side, "400", "400", "320", "270", "640", "270", "640", "540", "320",  \
	        "540")

/* FLK-016: four quarters meet in a point: opposite ones are not adjacent. */
static void a_common_corner_is_not_enough(void **unused)
{
	(void)unused;
	struct pl_faults faults;
	struct pl_book *book = book_with(NORTH_WEST("3", "none") NORTH_EAST("3", "second")
	                                         SOUTH_WEST("3", "first") SOUTH_EAST("3", "none"),
	                                 &faults);
	assert_non_null(book);
	const struct flk_rules *r = flk_numbers(book->rules);
	assert_int_equal(r->near[1], flk_zone_bit(2) | flk_zone_bit(3));
	assert_int_equal(r->near[2], flk_zone_bit(1) | flk_zone_bit(4));
	assert_null(pl_book_vet(&flk_game, book, 2));
	pl_book_free(book);
}

/* FLK-007, FLK-015, FLK-020: boards that cannot be played are refused. */
static void bad_boards_are_refused(void **unused)
{
	(void)unused;
	assert_unplayable(NORTH_WEST("3", "none") NORTH_EAST("3", "second") SOUTH_WEST("4", "first")
	                          SOUTH_EAST("3", "none"),
	                  "FLK-020");
	assert_unplayable(NORTH_WEST("3", "none") NORTH_EAST("3", "none") SOUTH_WEST("3", "none")
	                          SOUTH_EAST("3", "none"),
	                  "FLK-007");
	assert_unplayable(NORTH_EAST("3", "second") SOUTH_WEST("3", "first"), "FLK-015");
}

/* --- before play ------------------------------------------------------------------------ */

/* FLK-006, FLK-021, FLK-C37: lots decide, and the first has the one initiative. */
static void lots_decide_who_goes_first(void **unused)
{
	(void)unused;
	int firsts[2] = { 0, 0 };
	for (uint64_t seed = 1; seed <= 40; seed++) {
		struct table *t = open_seeded(NULL, seed);
		firsts[t->s.first]++;
		assert_int_equal(t->s.initiative, t->s.first);
		close_table(t);
	}
	assert_true(firsts[0] > 5 && firsts[1] > 5);
}

/* FLK-021, FLK-G12, FLK-C37: or the players agree; the other then chooses a faction first. */
static void players_may_agree_who_goes_first(void **unused)
{
	(void)unused;
	static const char *const agreed[FLK_PLAYERS] = { "goes_first=p1", "goes_first=p2" };
	for (int first = P1; first <= P2; first++)
		for (uint64_t seed = 1; seed <= 10; seed++) {
			struct table *t = open_seeded(agreed[first], seed);
			assert_int_equal(t->s.first, first);
			assert_int_equal(t->s.initiative, first);
			assert_int_equal(t->s.bases[first], t->r->bases[0]);
			assert_true(asked(t, 1 - first, FLK_CHOOSING));
			close_table(t);
		}
}

/* FLK-022 */
static void the_second_player_chooses_a_faction_first(void **unused)
{
	(void)unused;
	struct table *t = open_table(NULL);
	assert_true(asked(t, P2, FLK_CHOOSING));
	assert_true(can(t, P2, "take kaldari"));
	say(t, P2, "take terran");
	assert_true(asked(t, P1, FLK_CHOOSING));
	assert_string_equal(refused(t, FLK_TAKE, FLK_TERRAN, 0, 0, 0), "FLK-022");
	say(t, P1, "take swarm");
	assert_int_equal(t->s.faction[P1], FLK_SWARM);
	assert_int_equal(t->s.faction[P2], FLK_TERRAN);
	close_table(t);
}

/* FLK-023, FLK-026, FLK-049: only the own faction's units and upgrades are for
 * sale. */
static void players_have_their_own_units_and_upgrades(void **unused)
{
	(void)unused;
	struct table *t = set_table(FLK_BUILDING, NULL);
	tokens(t, P1, 5, 5, 8);
	assert_true(can(t, P1, "build soldier at landfall"));
	assert_true(can(t, P1, "buy fire-plan"));
	assert_false(can(t, P1, "build roach at landfall"));
	assert_false(can(t, P1, "buy venom-sacs"));
	close_table(t);
}

/* FLK-024, FLK-025, FLK-027, FLK-028, FLK-029, FLK-030, FLK-C27 */
static void the_table_is_laid(void **unused)
{
	(void)unused;
	struct table *t = open_table(NULL);
	assert_int_equal(t->s.deck_left, 40);
	say(t, P2, "take swarm");
	say(t, P1, "take terran");
	assert_int_equal(t->s.bases[P1], t->r->bases[0]);
	assert_int_equal(t->s.bases[P2], t->r->bases[1]);
	assert_int_equal(t->s.cards[P1], 3 + 2);
	assert_int_equal(t->s.cards[P2], 3 + 2);
	assert_int_equal(t->s.deck_left, 40 - 10);
	for (int seat = 0; seat < 2; seat++) {
		assert_int_equal(t->s.total[seat], 0);
		for (int colour = 0; colour < FLK_COLOURS; colour++)
			assert_int_equal(t->s.tokens[seat][colour], 3);
	}
	close_table(t);
}

/* FLK-025: another seed, another deck. */
static void the_deck_is_shuffled(void **unused)
{
	(void)unused;
	int different = 0;
	struct table *one = open_seeded("factions=drawn", 1);
	for (uint64_t seed = 2; seed < 12; seed++) {
		struct table *t = open_seeded("factions=drawn", seed);
		different += memcmp(t->s.hand, one->s.hand, sizeof t->s.hand) != 0;
		close_table(t);
	}
	assert_true(different > 7);
	close_table(one);
}

/* FLK-C37: the option draws the factions, which differ. */
static void factions_can_be_drawn(void **unused)
{
	(void)unused;
	int taken[2][FLK_FACTIONS + 1] = { { 0 } };
	for (uint64_t seed = 1; seed <= 60; seed++) {
		struct table *t = open_seeded("factions=drawn", seed);
		assert_int_equal(t->s.base.phase, FLK_HARVEST);
		assert_int_not_equal(t->s.faction[0], t->s.faction[1]);
		taken[0][t->s.faction[0]]++;
		taken[1][t->s.faction[1]]++;
		close_table(t);
	}
	for (int seat = 0; seat < 2; seat++)
		for (int faction = 1; faction <= FLK_FACTIONS; faction++)
			assert_true(taken[seat][faction] > 5);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(two_lead_factions_with_units_of_their_own),
		cmocka_unit_test(the_box_has_what_the_list_says),
		cmocka_unit_test(the_supply_covers_two_full_sheets),
		cmocka_unit_test(meridian_is_as_drawn),
		cmocka_unit_test(boards_are_symmetrical),
		cmocka_unit_test(a_common_corner_is_not_enough),
		cmocka_unit_test(bad_boards_are_refused),
		cmocka_unit_test(lots_decide_who_goes_first),
		cmocka_unit_test(players_may_agree_who_goes_first),
		cmocka_unit_test(the_second_player_chooses_a_faction_first),
		cmocka_unit_test(players_have_their_own_units_and_upgrades),
		cmocka_unit_test(the_table_is_laid),
		cmocka_unit_test(the_deck_is_shuffled),
		cmocka_unit_test(factions_can_be_drawn),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* test_ofs_facts.c - what the tables say that follows from a view or an event: points and
 * chances, places on the map, seams; and that no fact is ever beyond its range. */
#include "core/chance.h"
#include "core/describe.h"
#include "one-false-step/table.h"

static const struct pl_item *item_named(const struct pl_item *items, const char *name)
{
	for (const struct pl_item *item = items; item->name != NULL; item++)
		if (strcmp(item->name, name) == 0)
			return item;
	fail_msg("there is no item %s", name);
	return NULL;
}

static int fact(const struct table *t, const char *name, int first, int second)
{
	const int row[PL_BRACKETS] = { first, second };
	const struct pl_item *item = item_named(ofs_description.state, name);
	assert_true(item->read != NULL);
	return (int)pl_item_get(item, t->book->rules, &t->s, 0, row);
}

static int fact_of(const struct pl_event *event, const char *name)
{
	const struct pl_item *item = item_named(ofs_description.news[event->kind].items, name);
	return (int)pl_item_get(item, NULL, event, 0, NULL);
}

/* OFS-115, OFS-072, OFS-078 to OFS-093. */
static void a_player_s_facts_are_those_of_the_rules(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, OFS_THURSDAY, NULL);
	give_city(t, 0, "Farmington", 4);
	give_claim(t, 0, "farm 1-1");
	give_claim(t, 0, "mine 1-1");
	give_claim(t, 0, "mine 1-2");
	give_levels(t, 0, 6, 5, 7);
	give_levels(t, 1, 7, 7, 1);
	give_know_how(t, 1, OFS_GUIDANCE);
	give_know_how(t, 1, OFS_LIFE);
	give_know_how(t, 0, OFS_FUEL);
	give_chips(t, 0, 20, 9, 10);
	player(t, 0)->rocket = 4;
	player(t, 0)->offers = 1;
	assert_int_equal(fact(t, "player[].points", 0, 0), 24);
	assert_int_equal(fact(t, "player[].points_of_cities", 0, 0), 2);
	assert_int_equal(fact(t, "player[].points_of_know_how", 0, 0), 2);
	assert_int_equal(fact(t, "player[].farms", 0, 0), 1);
	assert_int_equal(fact(t, "player[].mines", 0, 0), 2);
	assert_int_equal(fact(t, "player[].upkeep", 0, 0), 1);
	assert_int_equal(fact(t, "player[].offers_left", 0, 0), 2);
	assert_int_equal(fact(t, "player[].target[]", 0, 0), 7);
	assert_int_equal(fact(t, "player[].chance[]", 0, 0), 583);
	assert_int_equal(fact(t, "player[].price[]", 0, 0), 10);
	assert_int_equal(fact(t, "player[].next_target[]", 0, 0), 6);
	assert_int_equal(fact(t, "player[].next_chance[]", 0, 0), 722);
	static const int chances[] = { 68, 318, 439, 176 };
	for (int held = 0; held <= OFS_SYSTEMS; held++)
		assert_int_equal(fact(t, "player[].shot[]", 0, held), chances[held]);
	assert_int_equal(fact(t, "player[].gain[]", 0, 2), 2);
	assert_int_equal(fact(t, "player[].gain[]", 0, 3), 7);
	close_table(t);
}

/* OFS-083 to OFS-087: the same level as the holder's pays a fee, one above takes the card, and
 * what one holds oneself does neither. */
static void know_how_is_led_or_paid_for(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, OFS_THURSDAY, NULL);
	give_levels(t, 0, 6, 7, 7);
	give_levels(t, 1, 7, 7, 10);
	give_know_how(t, 1, OFS_GUIDANCE);
	give_know_how(t, 1, OFS_LIFE);
	give_know_how(t, 1, OFS_FUEL);
	assert_int_equal(fact(t, "player[].leads[]", 0, 0), false);
	assert_int_equal(fact(t, "player[].fee[]", 0, 0), 1);
	assert_int_equal(fact(t, "player[].leads[]", 0, 1), true);
	assert_int_equal(fact(t, "player[].fee[]", 0, 1), 0);
	assert_int_equal(fact(t, "player[].leads[]", 1, 0), false);
	assert_int_equal(fact(t, "player[].fee[]", 1, 0), 0);
	assert_int_equal(fact(t, "player[].price[]", 1, 2), 0);
	assert_int_equal(fact(t, "player[].next_chance[]", 1, 2), 0);
	close_table(t);
}

/* OFS-055: places as they lie, who holds a claim and who would defend it. */
static void the_map_s_facts_are_those_of_the_board(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, OFS_MONDAY, "population=yes");
	give_city(t, 1, "Farmington", 2);
	give_claim(t, 1, "farm 1-1");
	int farmington = city(t, "Farmington") - 1, farm = claim(t, "farm 1-1") - 1;
	assert_int_equal(fact(t, "city[].x", farmington, 0), 51);
	assert_int_equal(fact(t, "city[].y", farmington, 0), 173);
	assert_int_equal(fact(t, "city[].room", farmington, 0), 3);
	assert_int_equal(fact(t, "city[].x", city(t, "Port Regret") - 1, 0), 0);
	assert_int_equal(fact(t, "claim[].x", farm, 0), 15);
	assert_int_equal(fact(t, "claim[].y", farm, 0), 156);
	assert_int_equal(fact(t, "claim[].kind", farm, 0), OFS_FARM);
	assert_int_equal(fact(t, "claim[].owner", farm, 0), 2);
	assert_int_equal(fact(t, "claim[].defender", farm, 0), farmington + 1);
	assert_int_equal(fact(t, "claim[].owner", claim(t, "mine 1-1") - 1, 0), 0);
	assert_int_equal(fact(t, "claim[].defender", claim(t, "mine 1-1") - 1, 0), 0);
	assert_int_equal(fact(t, "deck_left", 0, 0), 19);
	close_table(t);
}

/* OFS-118: without the rule of population cities have no limit. */
static void cities_have_room_without_a_limit(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, OFS_MONDAY, NULL);
	assert_int_equal(fact(t, "city[].room", city(t, "Farmington") - 1, 0), 0);
	close_table(t);
}

/* What a board needs and the data does not have: ids, and levels by the options. */
static void the_book_says_ids_and_levels(void **unused)
{
	(void)unused;
	static char room[64 * 1024];
	struct pl_text text = pl_text_in(room, sizeof room);
	const char *const printed[] = { "prices=printed", "targets=twelve", NULL };
	struct table *t = open_with(3, 1, printed);
	pl_book_json(&ofs_game, t->book, &text);
	assert_has(room, "\"city[].card_piece\":[\"card-farmington\",");
	assert_has(room, "\"city[].train_piece\":[\"train-farmington\",");
	assert_has(room, "\"system[].know_how_piece\":[\"know-how-guidance\",");
	assert_has(room, "\"spot[].piece\":[\"mine-1-1\",");
	assert_has(room, "\"level[].cost\":[0,1,2,3,6,7,10,13,17,21]");
	assert_has(room, "\"level[].needs\":[11,10,9,8,7,6,5,4,3,2]");
	assert_has(room, "\"level[].chance\":[83,167,278,417,583,722,833,917,972,1000]");
	close_table(t);
}

/* OFS-G02: what meets across a seam is near, and what is near in another section meets. */
static void ports_meet_where_claims_are_near(void **unused)
{
	(void)unused;
	for (uint64_t seed = 1; seed <= 20; seed++) {
		const char *const drawn[] = { "map=drawn", NULL };
		struct table *t = open_with(3, seed, drawn);
		uint64_t met[OFS_CLAIMS + 1] = { 0 };
		int roads = 0;
		for (int port = 0; port < OFS_SLOTS * OFS_PORTS; port++) {
			int from = fact(t, "port[].claim", port, 0);
			int to = fact(t, "port[].meets", port, 0);
			assert_int_equal(ofs_slot_of(from), port / OFS_PORTS);
			roads += to == 0;
			if (to != 0)
				met[from] |= ofs_claim_bit(to);
		}
		assert_true(roads > 0);
		for (int claim = 1; claim <= OFS_CLAIMS; claim++) {
			uint64_t section = ofs_bit(OFS_CLAIMS_EACH) - 1;
			section <<= ofs_slot_of(claim) * OFS_CLAIMS_EACH;
			if (fact(t, "claim[].spot", claim - 1, 0) != 0)
				assert_true(met[claim] ==
				            (ofs_near(t->r, &t->s, claim) & ~section));
		}
		close_table(t);
	}
}

/* A claim is told by its section and row, a shot by its dice: facts put them together. */
static void events_have_facts(void **unused)
{
	(void)unused;
	struct pl_event stake = { OFS_DID_STAKE, 0, 0, { 1, 3, 5 }, { 0 } };
	struct pl_event shot = { OFS_DID_SHOOT, 0, 0, { 0x21, 0x43, 0x65, 0, 5, 0, 0, 2 }, { 0 } };
	struct pl_event back = { OFS_DID_TRAIN, 0, 0, { 4, 1, 4 }, { 0 } };
	struct pl_event train = { OFS_DID_TRAIN, 0, 0, { 4, 1, 7 }, { 0 } };
	assert_int_equal(fact_of(&stake, "spot"), 2 * OFS_CLAIMS_EACH + 5);
	assert_int_equal(fact_of(&shot, "guidance"), 3);
	assert_int_equal(fact_of(&shot, "life"), 7);
	assert_int_equal(fact_of(&shot, "fuel"), 11);
	assert_int_equal(fact_of(&shot, "holding"), 2);
	assert_true(fact_of(&back, "held"));
	assert_false(fact_of(&train, "held"));
}

static bool is_in_range(const struct pl_item *item, int64_t value)
{
	int64_t least = item->kind == PL_IS_ONE ? item->first - item->may_lack : item->lo;
	int64_t most = item->kind == PL_IS_ONE ? item->set->count - 1 + item->first
		: item->kind == PL_IS_FLAG     ? 1
					       : item->hi;
	return value >= least && value <= most;
}

static void check_facts(const struct table *t)
{
	for (const struct pl_item *item = ofs_description.state; item->name != NULL; item++) {
		int rows = item->over[0] == &pl_seats ? t->s.base.seats : item->count[0];
		for (int a = 0; item->read != NULL && a < (rows > 0 ? rows : 1); a++)
			for (int b = 0; b < (item->count[1] > 0 ? item->count[1] : 1); b++)
				if (!is_in_range(item, fact(t, item->name, a, b)))
					fail_msg("%s of %d, %d is %d", item->name, a, b,
					         fact(t, item->name, a, b));
	}
}

static void no_fact_is_beyond_its_range(void **unused)
{
	(void)unused;
	struct pl_chance chance = { { 3, 4 }, 0 };
	for (int seats = 3; seats <= PL_SEATS; seats++) {
		const char *const drawn[] = { "map=drawn", "population=yes", NULL };
		struct table *t = open_with(seats, (uint64_t)seats, drawn);
		for (int ply = 0; ply < 400 && t->s.base.pending != 0; ply++) {
			struct pl_move moves[PL_MOVES];
			int seat = pl_first_pending(&t->s.base);
			int count = ofs_game.legal(t->book->rules, &t->s.base, seat, moves);
			int pick = (int)pl_draw(&chance, (uint32_t)count);
			ofs_game.apply(t->book->rules, &t->s.base, &moves[pick], NULL);
			check_facts(t);
		}
		close_table(t);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_player_s_facts_are_those_of_the_rules),
		cmocka_unit_test(know_how_is_led_or_paid_for),
		cmocka_unit_test(the_map_s_facts_are_those_of_the_board),
		cmocka_unit_test(cities_have_room_without_a_limit),
		cmocka_unit_test(the_book_says_ids_and_levels),
		cmocka_unit_test(ports_meet_where_claims_are_near),
		cmocka_unit_test(events_have_facts),
		cmocka_unit_test(no_fact_is_beyond_its_range),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

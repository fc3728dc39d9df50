/* test_traders_board.c - the board, the decks and setting up. */
#include "traders/table.h"

static int count_hexes(struct trd_hexes set)
{
	return trd_count_bits(set.low) + trd_count_bits(set.high);
}

/* TRD-001, TRD-002, TRD-G01: 100 hexes, of which 6 are planets. */
static void a_field_of_100_hexes_holds_six_planets(void **unused)
{
	(void)unused;
	struct table *t = open_table(2, NULL, 1);
	int hexes = 0, planets = 0;
	for (int hex = 1; hex <= TRD_HEXES; hex++) {
		hexes += t->r->column[hex] != 0;
		planets += hex >= TRD_FIRST_PLANET && hex <= TRD_LAST_PLANET;
	}
	assert_int_equal(hexes, 100);
	assert_int_equal(planets, 6);
	close_table(t);
}

/* TRD-003, TRD-004, TRD-C03: Earth in the middle of a long edge, all the rest
 * its own mirror image. */
static void the_board_is_its_own_mirror_image_about_earth(void **unused)
{
	(void)unused;
	struct table *t = open_table(2, NULL, 1);
	const struct trd_planet *earth = &t->r->planet[TRD_EARTH - 1];
	assert_true(t->r->columns > t->r->rows);
	assert_int_equal(earth->row, 1);
	assert_int_equal(2 * earth->column, t->r->columns + 1);
	for (int place = TRD_GOBI; place <= TRD_EARTH; place++) {
		const struct trd_planet *planet = &t->r->planet[place - 1];
		int width = t->r->columns - (planet->row % 2 == 0);
		int mirror = hex_at(t, width + 1 - planet->column, planet->row);
		assert_in_range(mirror, TRD_FIRST_PLANET, TRD_LAST_PLANET);
	}
	close_table(t);
}

/* TRD-005, TRD-006, TRD-007: Gobi, Earth, Supay above, Bob, Inti, Seranide
 * below, in this order from the left. */
static void planets_stand_in_two_rows_of_three(void **unused)
{
	(void)unused;
	struct table *t = open_table(2, NULL, 1);
	struct trd_planet at[TRD_EARTH + 1]; /* by place */
	memcpy(at + 1, t->r->planet, sizeof t->r->planet);
	static const char *const names[] = { "Gobi", "Bob", "Inti", "Seranide", "Supay", "Earth" };
	for (int place = TRD_GOBI; place <= TRD_EARTH; place++)
		assert_string_equal(trd_place_name(t->book, place), names[place - 1]);
	assert_true(at[TRD_GOBI].column < at[TRD_EARTH].column);
	assert_true(at[TRD_EARTH].column < at[TRD_SUPAY].column);
	assert_true(at[TRD_BOB].column < at[TRD_INTI].column);
	assert_true(at[TRD_INTI].column < at[TRD_SERANIDE].column);
	assert_in_range(at[TRD_GOBI].row, 1, 2);
	assert_in_range(at[TRD_SUPAY].row, 1, 2);
	for (int place = TRD_BOB; place <= TRD_SERANIDE; place++)
		assert_int_equal(at[place].row, 7);
	close_table(t);
}

/* TRD-008, TRD-009: six spots around a planet, four docks around Earth, and
 * none of them twice. */
static void planets_have_six_spots_and_earth_four_docks(void **unused)
{
	(void)unused;
	struct table *t = open_table(2, NULL, 1);
	for (int place = TRD_GOBI; place <= TRD_EARTH; place++) {
		struct trd_hexes ring = t->r->exactly[TRD_FIRST_PLANET + place - 1][1];
		assert_int_equal(count_hexes(ring), place == TRD_EARTH ? 4 : 6);
		for (int hex = 1; hex <= TRD_HEXES; hex++)
			if (trd_has_hex(ring, hex))
				assert_int_equal(trd_place_of(hex), place);
	}
	close_table(t);
}

/* TRD-010: nothing is built at Earth's docks, and Earth makes no goods. */
static void earth_makes_nothing(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, TRD_STEP_ACT_AGAIN, NULL);
	assert_int_equal(t->r->planet[TRD_EARTH - 1].kinds, 0);
	player(t, 0)->ship = TRD_FIRST_DOCK;
	deal(t, 0, TRADE);
	assert_refused(t, "TRD-059", TRD_BUILD, 0, 0, 0, 0, 0);
	close_table(t);
}

/* TRD-011, TRD-052, TRD-C02: six ways out of a hex in the open. */
static void ships_leave_a_hex_in_six_directions(void **unused)
{
	(void)unused;
	struct table *t = open_table(2, NULL, 1);
	struct trd_hexes around = t->r->exactly[hex_at(t, 6, 4)][1];
	static const int at[6][2] = { { 7, 3 }, { 7, 4 }, { 7, 5 }, { 6, 5 }, { 5, 4 }, { 6, 3 } };
	assert_int_equal(count_hexes(around), 6);
	for (int i = 0; i < 6; i++)
		assert_true(trd_has_hex(around, hex_at(t, at[i][0], at[i][1])));
	close_table(t);
}

/* TRD-G01: from a dock to the nearest spot it is 3, 5, 4, 5, 3 hexes. */
static void near_planets_are_near_and_far_ones_far(void **unused)
{
	(void)unused;
	struct table *t = open_table(2, NULL, 1);
	static const int hexes[] = { 3, 5, 4, 5, 3 };
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++) {
		int nearest = 255;
		for (int spot = SPOT(planet); spot < SPOT(planet + 1); spot++)
			if (t->r->to_earth[spot] < nearest)
				nearest = t->r->to_earth[spot];
		assert_int_equal(nearest, hexes[planet - 1]);
	}
	close_table(t);
}

/* TRD-053: from one side of Gobi to the other is round it, not through it. */
static void ships_fly_round_planets(void **unused)
{
	(void)unused;
	struct table *t = open_table(2, NULL, 1);
	assert_int_equal(t->r->distance[hex_at(t, 1, 2)][hex_at(t, 3, 2)], 3);
	assert_false(trd_has_hex(t->r->exactly[hex_at(t, 1, 2)][1], hex_at(t, 2, 2)));
	close_table(t);
}

/* TRD-013: metal, food, gem. TRD-111, TRD-109, TRD-110: everybody has a name
 * and something to say. */
static void goods_planets_and_strangers_have_names(void **unused)
{
	(void)unused;
	struct table *t = open_table(2, NULL, 1);
	assert_string_equal(trd_good_name(t->book, TRD_METAL), "metal");
	assert_string_equal(trd_good_name(t->book, TRD_FOOD), "food");
	assert_string_equal(trd_good_name(t->book, TRD_GEM), "gem");
	for (int i = 0; i < TRD_EARTH; i++)
		assert_true(strlen(trd_word(t->book, t->r->planet[i].character)) > 10);
	assert_string_equal(trd_word(t->book, t->r->character[0].name), "Blue Beard");
	assert_string_equal(trd_word(t->book, t->r->character[0].of), "Scurvy Dogs Inc.");
	assert_string_equal(trd_word(t->book, t->r->character[1].name), "Mi.B Merc");
	assert_string_equal(trd_word(t->book, t->r->character[1].of), "We R Mercs");
	assert_int_equal(t->r->action[MERCENARIES - 1].cost, 1);
	close_table(t);
}

/* TRD-045, TRD-046, TRD-G02: ten different cards; each planet on four of them,
 * or on six when they are read as triples. */
static void every_planet_produces_equally_often(void **unused)
{
	(void)unused;
	static const char *const lights[] = { "lights=pairs", "lights=triples" };
	for (int i = 0; i < 2; i++) {
		struct table *t = set_table(2, TRD_STEP_MARKET, lights[i]);
		int lit[TRD_PLANETS + 1] = { 0 };
		for (int round = 2; round <= 11; round++) {
			while (t->s.round < round)
				idle(t);
			for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++)
				lit[planet] += (t->s.lit >> planet) & 1;
		}
		for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++)
			assert_int_equal(lit[planet], i == 0 ? 4 : 6);
		close_table(t);
	}
}

/* TRD-078, TRD-G04: 28 action cards, four of each of seven kinds. TRD-096,
 * TRD-G03: 35 event cards of six kinds, the resources two of each good. */
static void decks_hold_28_and_35_cards(void **unused)
{
	(void)unused;
	struct table *t = open_table(2, NULL, 1);
	static const int events[] = { 5, 6, 6, 6, 6, 2, 2, 2 };
	int actions = 0, drawn = 0, titles = 0;
	assert_int_equal(t->r->actions, 7);
	assert_int_equal(t->r->events, 8);
	for (int i = 0; i < t->r->actions; i++) {
		assert_int_equal(cards_in(t, TRD_STACKED, i + 1), 4);
		actions += cards_in(t, TRD_STACKED, i + 1);
		titles += t->r->action[i].faces;
	}
	for (int i = 0; i < t->r->events; i++) {
		assert_int_equal(t->s.events[i + 1], events[i]);
		drawn += t->s.events[i + 1];
		titles += t->r->event[i].faces;
	}
	assert_int_equal(actions, 28);
	assert_int_equal(drawn, 35);
	assert_int_equal(titles, 63);
	close_table(t);
}

/* --- setting up ------------------------------------------------------------- */

/* TRD-017: in turn order from the starting player, none taken twice. */
static void players_take_different_companies(void **unused)
{
	(void)unused;
	struct table *t = open_table(3, "map=standard", 4);
	int first = t->s.first, second = (first + 1) % 3, third = (first + 2) % 3;
	say(t, first, "take Sumo Zaibatsu");
	assert_true(asked(t, second, TRD_TAKING));
	assert_refused(t, "TRD-017", TRD_TAKE, 4, 0, 0, 0, 0);
	assert_false(can(t, second, "take Sumo Zaibatsu"));
	say(t, second, "take Bio Corp.");
	say(t, third, "take Global Terrorist Coalition");
	assert_int_equal(heard(t, TRD_DID_PLANETS)->seat, first);
	close_table(t);
}

/* TRD-017: by lot everybody gets a company, each of them at times, none twice. */
static void companies_can_be_drawn(void **unused)
{
	(void)unused;
	unsigned seen = 0;
	for (uint64_t seed = 1; seed <= 40; seed++) {
		struct table *t = open_table(5, "companies=drawn", seed);
		unsigned taken = 0;
		for (int seat = 0; seat < 5; seat++) {
			unsigned bit = 1u << t->s.player[seat].company;
			assert_int_equal(taken & bit, 0);
			taken |= bit;
		}
		seen |= 1u << t->s.player[0].company;
		assert_int_equal(taken & 1, 0);
		close_table(t);
	}
	assert_int_equal(seen, 0x7e);
}

/* TRD-G11: an experiment may give a company money, however it is come by. */
static void a_company_can_be_given_money(void **unused)
{
	(void)unused;
	struct table *t = open_table(2, "company[The Mechanics].money=3", 9);
	int first = t->s.first;
	say(t, first, "take The Mechanics");
	assert_int_equal(t->s.player[first].money, 3);
	assert_int_equal(t->s.player[1 - first].money, 1);
	close_table(t);
}

/* TRD-023, TRD-024, TRD-G11: whatever is taken, the rest of the game is the
 * same; only the ship's name differs. */
static void companies_change_no_number(void **unused)
{
	(void)unused;
	struct table *a = open_table(2, NULL, 9), *b = open_table(2, NULL, 9);
	int first = a->s.first;
	say(a, first, "take Bio Corp.");
	say(a, 1 - first, "take The Mechanics");
	say(b, first, "take Eskimo Enterprise");
	say(b, 1 - first, "take Moneymakers Ltd.");
	assert_string_not_equal(trd_word(a->book, a->r->company[0].ship),
	                        trd_word(a->book, a->r->company[4].ship));
	for (int seat = 0; seat < 2; seat++)
		b->s.player[seat].company = a->s.player[seat].company;
	assert_memory_equal(&a->s, &b->s, sizeof a->s);
	close_table(a);
	close_table(b);
}

/* TRD-026, TRD-027, TRD-C01, TRD-G05: on Earth, without stations, goods and
 * cards; the later in turn order, the more money, up to 3. */
static void the_start_is_poor(void **unused)
{
	(void)unused;
	struct table *t = open_table(6, NULL, 3);
	for (int order = 0; order < 6; order++) {
		const struct trd_player *p = player(t, (t->s.first + order) % 6);
		assert_int_equal(p->ship, TRD_LAST_PLANET);
		assert_int_equal(p->stations, 0);
		assert_int_equal(p->cards, 0);
		assert_int_equal(p->money, order < 3 ? order : 3);
		for (int place = TRD_GOBI; place <= TRD_PLACES; place++)
			for (int good = TRD_METAL; good <= TRD_GOODS; good++)
				assert_int_equal(p->goods[place][good], 0);
	}
	close_table(t);
	t = open_table(2, "start_money=5", 3);
	assert_int_equal(player(t, t->s.first)->money, 5);
	close_table(t);
}

/* TRD-028: chance decides who starts, each as likely. */
static void any_seat_may_start(void **unused)
{
	(void)unused;
	int starts[3] = { 0, 0, 0 };
	struct table *t = open_table(3, NULL, 1);
	for (uint64_t seed = 0; seed < 3000; seed++) {
		struct trd_state s;
		memset(&s, 0, sizeof s);
		s.base.seats = 3;
		s.base.chance.key[0] = seed;
		trd_game.setup(t->book->rules, &s.base);
		starts[s.first]++;
	}
	for (int seat = 0; seat < 3; seat++)
		assert_in_range(starts[seat], 880, 1120);
	close_table(t);
}

/* TRD-029, TRD-030: round the table, and the starting player stays. */
static void turns_go_round_and_the_starting_player_stays(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, TRD_STEP_MARKET, NULL);
	for (int turn = 0; turn < 9; turn++) {
		assert_int_equal(t->s.turn, turn % 3);
		assert_int_equal(t->s.round, 1 + turn / 3);
		assert_int_equal(t->s.first, 0);
		assert_string_equal(refused(t, turn % 3,
		                            t->s.base.phase == TRD_FLYING ? TRD_STAY : TRD_DONE, 0,
		                            0, 0, 0, 0),
		                    "");
		assert_string_equal(refused(t, (turn + 1) % 3, TRD_DONE, 0, 0, 0, 0, 0), "TRD-029");
		next_event(t, GET_CREDITS);
		finish_turn(t);
	}
	close_table(t);
}

/* TRD-G06: two to six. */
static void two_to_six_can_play(void **unused)
{
	(void)unused;
	assert_int_equal(trd_game.min_seats, 2);
	assert_int_equal(trd_game.max_seats, 6);
	struct pl_book *book = load_book(NULL);
	for (int seats = 2; seats <= 6; seats++)
		assert_null(pl_book_vet(&trd_game, book, seats));
	pl_book_free(book);
}

/* --- what planets make ------------------------------------------------------- */

/* TRD-018, TRD-C27, TRD-019, TRD-020, TRD-022, TRD-C12, TRD-G07: each in turn
 * says what the next planet makes; Gobi and Bob one kind, the others two. */
static void players_say_what_planets_make(void **unused)
{
	(void)unused;
	struct table *t = open_table(2, "goods=chosen", 2);
	int a = t->s.first, b = 1 - a;
	say(t, a, "take Bio Corp.");
	say(t, b, "take The Mechanics");
	assert_true(asked(t, a, TRD_ASSIGNING));
	assert_refused(t, "TRD-019", TRD_ASSIGN, TRD_GOBI, 3, 0, 0, 0);
	assert_refused(t, "TRD-C27", TRD_ASSIGN, TRD_BOB, 1, 0, 0, 0);
	say(t, a, "give Gobi metal");
	say(t, b, "give Bob metal");
	assert_refused(t, "TRD-020", TRD_ASSIGN, TRD_INTI, 1, 0, 0, 0);
	say(t, a, "give Inti metal and food");
	say(t, b, "give Seranide metal and food");
	/* TRD-021: the last planet has to make the gems. */
	assert_refused(t, "TRD-021", TRD_ASSIGN, TRD_SUPAY, 3, 0, 0, 0);
	say(t, a, "give Supay food and gem");
	static const int makes[] = { 1, 1, 3, 3, 6 };
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++)
		assert_int_equal(t->s.makes[planet], makes[planet - 1]);
	assert_int_equal(t->s.round, 1);
	close_table(t);
}

static int count_ways(struct table *t, int planet)
{
	if (planet > TRD_PLANETS)
		return 1;
	int ways = 0;
	unsigned masks = trd_assignable(t->r, &t->s, planet);
	for (int mask = 1; mask < 8; mask++) {
		if (!((masks >> mask) & 1))
			continue;
		t->s.makes[planet] = (uint8_t)mask;
		ways += count_ways(t, planet + 1);
	}
	t->s.makes[planet] = 0;
	return ways;
}

/* TRD-G08, TRD-021: 231 ways leave nothing out. */
static void goods_can_be_handed_out_in_231_ways(void **unused)
{
	(void)unused;
	struct table *t = open_table(2, "goods=chosen", 2);
	assert_int_equal(count_ways(t, TRD_GOBI), 231);
	close_table(t);
}

/* TRD-C27: by chance, any of the 231 ways comes up, and none that leaves a
 * good out. */
static void chance_hands_out_any_of_the_ways(void **unused)
{
	(void)unused;
	static bool seen[1 << 15];
	struct table *t = open_table(2, "goods=random", 2);
	int ways = 0;
	for (uint64_t seed = 0; seed < 4000; seed++) {
		struct trd_state s;
		memset(&s, 0, sizeof s);
		s.base.seats = 2;
		s.base.chance.key[0] = seed;
		trd_game.setup(t->book->rules, &s.base);
		int code = 0, found = 0;
		for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++) {
			assert_true(trd_kinds_fit(t->r, planet, s.makes[planet]));
			code = code * 8 + s.makes[planet];
			found |= s.makes[planet];
		}
		assert_int_equal(found, 7);
		ways += !seen[code];
		seen[code] = true;
	}
	assert_int_equal(ways, 231);
	close_table(t);
}

/* TRD-C27: a printed map by its name. */
static void a_map_can_be_named(void **unused)
{
	(void)unused;
	struct table *t = open_table(2, "map=oasis", 2);
	assert_int_equal(t->s.makes[TRD_GOBI], 2);
	assert_int_equal(t->s.makes[TRD_BOB], 1);
	assert_int_equal(t->s.makes[TRD_SERANIDE], 3);
	close_table(t);
}

/* TRD-G01, TRD-021, TRD-C48: data that cannot be played is refused with the
 * clause it breaks. */
static void unplayable_data_is_refused(void **unused)
{
	(void)unused;
	static const struct {
		const char *setting, *clause;
	} cases[] = {
		{ "planet[2].column=1", "TRD-G01" },
		{ "planet[1].row=1", "TRD-G01" },
		{ "planet[1].kinds=2", "TRD-021" },
		{ "planet_card[1].lit[1]=Earth", "TRD-G02" },
	};
	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		struct pl_faults faults = { 0 };
		assert_null(pl_book_standard(&trd_game, &cases[i].setting, 1, &faults));
		assert_has(faults.at[0].text, cases[i].clause);
	}
}

/* Each roll is told with its number, and only the last names who starts. */
static void assert_lots_told(struct table *t)
{
	int rolls = 0;
	while (rolls < TRD_LOTS && t->s.lots[rolls][t->s.first] != 0)
		rolls++;
	for (int i = 0; i < rolls; i++) {
		char room[200];
		struct pl_text text = pl_text_in(room, sizeof room);
		trd_game.tell(t->book, &t->events.at[i], &text);
		assert_int_equal(t->events.at[i].kind, TRD_DID_LOTS);
		assert_int_equal(strncmp(room, "Dice for the start", 18) == 0, i == 0);
		assert_int_equal(strstr(room, "starts") != NULL, i == rolls - 1);
	}
	assert_int_not_equal(t->events.at[rolls].kind, TRD_DID_LOTS);
}

/* TRD-028, TRD-C44: the dice are in the state, told with the first move and shown; the
 * highest starts, the tied roll again; every seat starts about as often. */
static void dice_for_the_start_are_rolled_in_sight(void **unused)
{
	(void)unused;
	enum { GAMES = 3000 };
	int starts[3] = { 0 }, again = 0;
	struct table *t = open_table(3, NULL, 0);
	for (uint64_t seed = 0; seed < GAMES; seed++) {
		t->s = (struct trd_state){ .base = { .chance = { { seed, 0 }, 0 }, .seats = 3 } };
		trd_game.setup(t->book->rules, &t->s.base);
		audit(t);
		starts[t->s.first]++;
		again += t->s.lots[1][t->s.first] != 0;
		if (seed < 50) {
			char die[40];
			snprintf(die, sizeof die, "p1 %d, p2 %d, p3 %d.", t->s.lots[0][0],
			         t->s.lots[0][1], t->s.lots[0][2]);
			assert_has(show(t, 0), die);
			idle(t);
			assert_int_equal(t->events.at[0].kind, TRD_DID_LOTS);
			assert_int_equal(t->events.at[0].arg[1], t->s.lots[0][1]);
			snprintf(die, sizeof die, "p2 %d", t->s.lots[0][1]);
			assert_has(told(t, TRD_DID_LOTS, 0), die);
			assert_lots_told(t);
		}
	}
	close_table(t);
	for (int seat = 0; seat < 3; seat++)
		assert_in_range(starts[seat], GAMES / 3 - 120, GAMES / 3 + 120);
	/* One die is the highest alone in 3 * (1 + 4 + 9 + 16 + 25) of 216; four deviations. */
	assert_in_range(again, GAMES * 51 / 216 - 93, GAMES * 51 / 216 + 93);
}

/* TRD-018, TRD-C27: players say what planets make, unless a map is asked for. */
static void players_distribute_unless_a_map_is_asked_for(void **unused)
{
	(void)unused;
	static const struct {
		const char *setting;
		int phase;
	} cases[] = {
		{ NULL, TRD_ASSIGNING },
		{ "map=oasis", TRD_ACTING },
		{ "goods=map", TRD_ACTING },
		{ "goods=random", TRD_ACTING },
	};
	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		struct table *t = open_table(2, cases[i].setting, 3);
		idle(t);
		idle(t);
		assert_int_equal(t->s.base.phase == TRD_ASSIGNING, cases[i].phase == TRD_ASSIGNING);
		assert_int_equal(t->s.makes[TRD_GOBI] != 0, cases[i].phase != TRD_ASSIGNING);
		bool named = strstr(show(t, 0), "Map: ") != NULL;
		assert_false(named); /* it is told before play only */
		close_table(t);
	}
	struct table *t = open_table(2, "map=oasis", 3);
	assert_has(show(t, 0), "Map: Oasis. Somebody watered Gobi.");
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_field_of_100_hexes_holds_six_planets),
		cmocka_unit_test(the_board_is_its_own_mirror_image_about_earth),
		cmocka_unit_test(planets_stand_in_two_rows_of_three),
		cmocka_unit_test(planets_have_six_spots_and_earth_four_docks),
		cmocka_unit_test(earth_makes_nothing),
		cmocka_unit_test(ships_leave_a_hex_in_six_directions),
		cmocka_unit_test(near_planets_are_near_and_far_ones_far),
		cmocka_unit_test(ships_fly_round_planets),
		cmocka_unit_test(goods_planets_and_strangers_have_names),
		cmocka_unit_test(every_planet_produces_equally_often),
		cmocka_unit_test(decks_hold_28_and_35_cards),
		cmocka_unit_test(players_take_different_companies),
		cmocka_unit_test(companies_can_be_drawn),
		cmocka_unit_test(a_company_can_be_given_money),
		cmocka_unit_test(companies_change_no_number),
		cmocka_unit_test(the_start_is_poor),
		cmocka_unit_test(any_seat_may_start),
		cmocka_unit_test(turns_go_round_and_the_starting_player_stays),
		cmocka_unit_test(two_to_six_can_play),
		cmocka_unit_test(players_say_what_planets_make),
		cmocka_unit_test(goods_can_be_handed_out_in_231_ways),
		cmocka_unit_test(chance_hands_out_any_of_the_ways),
		cmocka_unit_test(a_map_can_be_named),
		cmocka_unit_test(dice_for_the_start_are_rolled_in_sight),
		cmocka_unit_test(players_distribute_unless_a_map_is_asked_for),
		cmocka_unit_test(unplayable_data_is_refused),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

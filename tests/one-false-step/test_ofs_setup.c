/* test_ofs_setup.c - what is in the box, the map, the deck and what players start
 * with. */
#include "one-false-step/table.h"

#include "core/deck.h"

static const char *const standard[] = { NULL };

/* --- what is in the box ---------------------------------------------------------------- */

/* OFS-001: three to six players. */
static void three_to_six_play(void **unused)
{
	(void)unused;
	assert_int_equal(ofs_game.min_seats, 3);
	assert_int_equal(ofs_game.max_seats, 6);
	struct pl_book *book = pl_book_standard(&ofs_game, NULL, 0, NULL);
	for (int seats = 3; seats <= 6; seats++)
		assert_null(pl_book_vet(&ofs_game, book, seats));
	pl_book_free(book);
}

/* OFS-002, OFS-003, OFS-004, OFS-005, OFS-006: 8 sections, and 33 + 18 + 3 + 6 cards, all different. */
static void the_box_is_complete(void **unused)
{
	(void)unused;
	struct table *t = open_table(3, NULL, 1);
	int seats = 0, systems = 0, mottos = 0, know_how = 0;
	assert_int_equal(t->r->cities, 33);
	for (int row = 1; row <= 33; row++) {
		seats += t->r->city[row - 1].seat;
		for (int other = 1; other < row; other++)
			assert_string_not_equal(ofs_city_name(t->book, row),
			                        ofs_city_name(t->book, other));
	}
	for (int section = 0; section < t->r->sections; section++)
		assert_true(ofs_word(t->book, t->r->section[section].name)[0] != '\0');
	for (int mayor = 0; mayor < t->r->candidates; mayor++) {
		for (int system = 0; system < OFS_SYSTEMS; system++)
			systems += t->r->mayor[mayor].card[system].title != 0;
		mottos += t->r->mayor[mayor].motto != 0;
	}
	for (int system = 0; system < OFS_SYSTEMS; system++)
		know_how += t->r->system[system].know_how != 0;
	assert_int_equal(t->r->sections, 8);
	assert_int_equal(systems, 18);
	assert_int_equal(know_how, 3);
	assert_int_equal(mottos, 6);
	assert_int_equal(t->r->cities + systems + know_how + mottos, 60);
	assert_int_equal(seats, 12);
	close_table(t);
}

/* OFS-009, OFS-010, OFS-011, OFS-C33: chips and counters are numbers; the Bank and the
 * supply do not run out before 999 and 250. */
static void nothing_runs_out(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, OFS_MONDAY, NULL);
	for (int seat = 0; seat < 3; seat++)
		give_chips(t, seat, 20, 998, 998);
	give_city(t, 0, "Farmington", 100);
	give_claim(t, 0, "farm 1-1");
	give_claim(t, 0, "farm 1-2");
	town(t, "Farmington")->middle = 155;
	say(t, 0, "strengthen Farmington by 60");
	assert_int_equal(town(t, "Farmington")->pile, 160);
	say(t, 0, "strengthen Farmington by 90");
	assert_int_equal(town(t, "Farmington")->pile, 250);
	say(t, 0, "board 5 from Farmington");
	assert_int_equal(player(t, 0)->food, 999);
	assert_int_equal(player(t, 0)->gold, 998);
	close_table(t);
}

/* --- the map ---------------------------------------------------------------------------- */

/* OFS-012, OFS-013, OFS-015, OFS-026: five different sections, drawn, as are layout and
 * ways up; cities elsewhere are put away; the Button goes by lot. */
static void maps_are_drawn(void **unused)
{
	(void)unused;
	unsigned layouts = 0, sections = 0, turns = 0, buttons = 0;
	for (uint64_t seed = 0; seed < 300; seed++) {
		struct table *t = open_with(4, seed, standard);
		unsigned here = 0;
		audit(t);
		layouts |= 1u << t->s.layout;
		buttons |= 1u << t->s.button;
		for (int slot = 0; slot < OFS_SLOTS; slot++) {
			here |= 1u << t->s.section[slot];
			turns |= 1u << (2 * slot + t->s.turned[slot]);
		}
		assert_int_equal(ofs_count(here), 5);
		sections |= here;
		for (int row = 1; row <= t->r->cities; row++)
			assert_int_equal(t->s.town[row].where != OFS_NOWHERE,
			                 (here >> t->r->city[row - 1].section) & 1);
		close_table(t);
	}
	assert_int_equal(layouts, 0x1ffe);
	assert_int_equal(sections, 0x1fe);
	assert_int_equal(turns, 0x3ff);
	assert_int_equal(buttons, 0xf);
}

/* OFS-013: what a table settles is not drawn. */
static void maps_can_be_chosen(void **unused)
{
	(void)unused;
	static const char *const chosen[] = { "map=caravan",
		                              "survey[caravan].section[3]=Tule Flats",
		                              "survey[caravan].turn[3]=upside down", NULL };
	static const uint8_t sampler[OFS_SLOTS] = { 2, 7, 4, 1, 6 };
	for (uint64_t seed = 0; seed < 20; seed++) {
		struct table *t = open_table(3, NULL, seed);
		assert_memory_equal(t->s.section, sampler, sizeof sampler);
		assert_int_equal(t->s.layout, 1);
		close_table(t);
		t = open_with(3, seed, chosen);
		assert_int_equal(t->s.layout, 12);
		assert_int_equal(t->s.section[2], 5);
		assert_int_equal(t->s.turned[2], 1);
		close_table(t);
	}
}

/* OFS-013, OFS-C34: a table names any five sections by one option; a map settles where those of
 * them lie that it names, and the others are drawn for the places left. */
static void any_five_sections_can_be_named(void **unused)
{
	(void)unused;
	int choices = 0;
	for (unsigned chosen = 0; chosen < 1u << 8; chosen++) {
		char setting[64];
		struct pl_text text = pl_text_in(setting, sizeof setting);
		const char *const settings[] = { setting, NULL };
		if (ofs_count(chosen) != OFS_SLOTS)
			continue;
		pl_put(&text, "sections");
		for (int section = 1, named = 0; section <= 8; section++)
			if ((chosen >> (section - 1)) & 1)
				pl_put(&text, "%c%d", named++ == 0 ? '=' : '-', section);
		struct table *t = open_with(3, chosen, settings);
		unsigned lies = 0;
		for (int slot = 0; slot < OFS_SLOTS; slot++)
			lies |= 1u << (t->s.section[slot] - 1);
		assert_int_equal(lies, chosen);
		audit(t);
		close_table(t);
		choices++;
	}
	assert_int_equal(choices, OFS_CHOICES);
	static const char *const some[] = { "map=sampler", "sections=2-3-4-6-8", NULL };
	unsigned second = 0; /* where the sampler would have sections 7 and 1 */
	for (uint64_t seed = 0; seed < 40; seed++) {
		struct table *t = open_with(3, seed, some);
		const uint8_t *lies = t->s.section;
		assert_true(lies[0] == 2 && lies[2] == 4 && lies[4] == 6);
		second |= 1u << lies[1];
		assert_int_equal(lies[1] + lies[3], 3 + 8);
		close_table(t);
	}
	assert_int_equal(second, 1u << 3 | 1u << 8);
}

static void assert_unplayable(const char *const *settings, int count, const char *clause)
{
	struct pl_faults faults = { 0 };
	assert_null(pl_book_standard(&ofs_game, settings, count, &faults));
	assert_non_null(strstr(faults.at[0].text, clause));
}

/* OFS-012: no section twice; no layout that falls apart, no line to nowhere, no goal
 * that is reached before play. */
static void impossible_maps_are_refused(void **unused)
{
	(void)unused;
	const char *twice[] = { "survey[drawn].section[1]=Tule Flats",
		                "survey[drawn].section[2]=Tule Flats" };
	assert_unplayable(twice, 2, "OFS-012");
	const char *apart[] = { "layout[crossroads].slot[1].x=20" };
	assert_unplayable(apart, 1, "OFS-G02");
	const char *stray[] = { "section[Tule Flats].port[1]=11" };
	assert_unplayable(stray, 1, "OFS-G01");
	const char *overlap[] = { "layout[crossroads].slot[1].x=1" };
	assert_unplayable(overlap, 1, "OFS-G02");
	const char *loop[] = { "section[Tule Flats].line[1].to=1",
		               "section[Tule Flats].line[1].from=1" };
	assert_unplayable(loop, 2, "OFS-G01");
	const char *door[] = { "city[Farmington].claims[1]=12" };
	assert_unplayable(door, 1, "OFS-G03");
	const char *level[] = { "start_level=11" };
	assert_unplayable(level, 1, "OFS-024");
	const char *goal[] = { "goal=20" };
	assert_unplayable(goal, 1, "OFS-116");
}

/* A map by its numbers, for looking at every one of them. */
static void lay(struct ofs_state *s, int layout, const int sections[OFS_SLOTS], int turns)
{
	s->layout = (uint8_t)layout;
	for (int slot = 0; slot < OFS_SLOTS; slot++) {
		s->section[slot] = (uint8_t)sections[slot];
		s->turned[slot] = (turns >> slot) & 1;
	}
}

static bool hangs_together(const struct ofs_rules *r, const struct ofs_state *s)
{
	uint64_t board = ofs_claims_of(r, s, OFS_MINE) | ofs_claims_of(r, s, OFS_FARM);
	uint64_t reached = 1, before = 0;
	while (reached != before) {
		before = reached;
		for (uint64_t left = reached; left != 0; left &= left - 1)
			reached |= ofs_near(r, s, pl_lowest(left) + 1);
		for (int row = 1; row <= r->cities; row++)
			if (ofs_doors(r, s, row) & reached)
				reached |= ofs_doors(r, s, row);
	}
	return reached == board;
}

/* Lines go both ways, and those across a seam meet on the border: the claims at both
 * ends of a join have a port on the very same point of the landscape. */
static int joins_of(const struct ofs_rules *r, const struct ofs_state *s)
{
	static const int edges[OFS_PORTS][2] = { { 30, 0 },   { 70, 0 },    { 100, 30 },
		                                 { 100, 70 }, { 100, 110 }, { 30, 140 },
		                                 { 70, 140 }, { 0, 30 },    { 0, 70 },
		                                 { 0, 110 } };
	int joins = 0;
	for (int a = 0; a < OFS_SLOTS; a++) {
		for (int i = 0; i < OFS_PORTS; i++) {
			struct ofs_point p = ofs_lay(r, s, a, edges[i][0], edges[i][1]);
			int from = a * OFS_CLAIMS_EACH + r->section[s->section[a] - 1].port[i];
			int met = 0, touching = 0;
			for (int b = 0; b < OFS_SLOTS; b++) {
				struct ofs_point low = ofs_lay(r, s, b, 0, 0);
				struct ofs_point high = ofs_lay(r, s, b, 100, 140);
				if (b == a)
					continue;
				touching += p.x >= pl_least(low.x, high.x) &&
					p.x <= pl_most(low.x, high.x) &&
					p.y >= pl_least(low.y, high.y) &&
					p.y <= pl_most(low.y, high.y);
				for (int j = 0; j < OFS_PORTS; j++) {
					struct ofs_point q =
						ofs_lay(r, s, b, edges[j][0], edges[j][1]);
					int to = b * OFS_CLAIMS_EACH +
						r->section[s->section[b] - 1].port[j];
					if (p.x != q.x || p.y != q.y)
						continue;
					met++;
					assert_true(ofs_near(r, s, from) & ofs_claim_bit(to));
					assert_true(ofs_near(r, s, to) & ofs_claim_bit(from));
				}
			}
			assert_int_equal(met, touching); /* no line ends at a border */
			assert_true(met <= 1);
			joins += met;
		}
	}
	return joins / 2;
}

/* Two sections in two slots, each way up. */
static bool seen[OFS_LAYOUTS + 1][OFS_SLOTS][OFS_SLOTS][OFS_SECTIONS + 1][OFS_SECTIONS + 1][4];

static void note_neighbours(const struct ofs_state *s)
{
	for (int a = 0; a < OFS_SLOTS; a++)
		for (int b = 0; b < OFS_SLOTS; b++)
			seen[s->layout][a][b][s->section[a]][s->section[b]]
			    [2 * s->turned[a] + s->turned[b]] = true;
}

static int count_neighbours(void)
{
	int count = 0;
	for (int layout = 1; layout <= OFS_LAYOUTS; layout++)
		for (int a = 0; a < OFS_SLOTS; a++)
			for (int b = 0; b < a; b++)
				for (int pair = 0; pair < 81 * 4; pair++)
					count += seen[layout][a][b][pair / 36][pair / 4 % 9]
						     [pair % 4];
	return count;
}

/* OFS-013: in every layout, with every choice of five sections in every order, lines
 * join at the edges and the whole map hangs together. A join concerns two sections
 * only, so that it is enough to see every two of them in every two slots in each of
 * their four ways up; one choice is seen in all 32. Under sanitizers one layout does. */
static void lines_join_on_every_map(void **unused)
{
	(void)unused;
	struct table *t = open_table(3, NULL, 1);
	static const int joins[] = { 0, 13, 12, 10, 10, 10, 10, 11, 10, 10, 11, 7, 8 };
	long maps = 0, layouts = 0;
	for (int layout = 1; layout <= t->r->layouts; layout += BRIEF ? 12 : 1, layouts++) {
		for (int code = 0; code < 8 * 8 * 8 * 8 * 8; code++) {
			int sections[OFS_SLOTS], left = code;
			unsigned used = 0;
			for (int slot = 0; slot < OFS_SLOTS; slot++, left /= 8) {
				sections[slot] = 1 + left % 8;
				used |= 1u << sections[slot];
			}
			if (ofs_count(used) != OFS_SLOTS)
				continue;
			int turns = (int)((unsigned)code * 2654435761u >> 27), last = turns;
			if (used == 0x3e) {
				turns = 0;
				last = 31;
			}
			for (; turns <= last; turns++) {
				lay(&t->s, layout, sections, turns);
				assert_int_equal(joins_of(t->r, &t->s), joins[layout]);
				assert_true(hangs_together(t->r, &t->s));
				note_neighbours(&t->s);
				maps++;
			}
		}
	}
	assert_int_equal(layouts, BRIEF ? 1 : 12);
	assert_int_equal(maps, layouts * (6720 + 31 * 120));
	assert_int_equal(count_neighbours(), layouts * 10 * 8 * 7 * 4);
	close_table(t);
}

/* OFS-014, OFS-016, OFS-020, OFS-021, OFS-008: a city knows its section, its dots and
 * its people; every city has a mine and a farm at its door; seats are alike. */
static void cities_are_as_printed(void **unused)
{
	(void)unused;
	struct table *t = open_table(3, NULL, 1);
	for (int row = 1; row <= t->r->cities; row++) {
		const struct ofs_city *c = &t->r->city[row - 1];
		const struct ofs_graph *graph = &t->r->graph[c->section - 1];
		int mines = ofs_count(t->r->door[row] & graph->mines);
		int farms = ofs_count(t->r->door[row] & graph->farms);
		assert_true(c->section >= 1 && c->section <= t->r->sections);
		assert_true(c->food >= 1 && c->red >= 1 && c->population > 0);
		assert_true(mines >= 1 && farms >= 1);
		if (!c->seat)
			continue;
		assert_int_equal(c->food, 1);
		assert_int_equal(c->red, 2);
		assert_int_equal(mines, 2);
		assert_int_equal(farms, 2);
	}
	assert_int_equal(t->r->city[city(t, "Little Elk") - 1].population, 2011);
	assert_int_equal(t->r->city[city(t, "Farmington") - 1].section, 1);
	close_table(t);
}

/* --- the deck --------------------------------------------------------------------------- */

static int count_where(const struct table *t, int where, bool seats_only)
{
	int count = 0;
	for (int row = 1; row <= t->r->cities; row++)
		count += t->s.town[row].where == where && (!seats_only || t->r->city[row - 1].seat);
	return count;
}

/* OFS-017, OFS-018, OFS-019: a County Seat for each player, by lot; the other seats are
 * in the deck with the rest. */
static void seats_are_set_aside(void **unused)
{
	(void)unused;
	uint64_t chosen = 0;
	for (int players = 3; players <= 6; players++) {
		for (uint64_t seed = 0; seed < 60; seed++) {
			struct table *t = open_table(players, NULL, seed);
			assert_int_equal(count_where(t, OFS_SEAT, true), players);
			assert_int_equal(count_where(t, OFS_SEAT, false), players);
			assert_int_equal(count_where(t, OFS_DECK, true), 6 - players);
			assert_int_equal(count_where(t, OFS_DECK, false), 20 - players);
			for (int row = 1; players == 3 && row <= t->r->cities; row++)
				if (t->s.town[row].where == OFS_SEAT)
					chosen |= ofs_bit(row);
			close_table(t);
		}
	}
	assert_int_equal(ofs_count(chosen), 6);
}

/* OFS-C29: with fewer County Seats than players, other cities stand in. */
static void other_cities_stand_in(void **unused)
{
	(void)unused;
	static const char *const few[] = { "map=sampler", "city[Lantern].seat=no",
		                           "city[Farmington].seat=no", "city[Mule Bend].seat=no",
		                           NULL };
	struct table *t = open_with(5, 3, few);
	assert_int_equal(count_where(t, OFS_SEAT, true), 3);
	assert_int_equal(count_where(t, OFS_SEAT, false), 5);
	audit(t);
	close_table(t);
}

/* --- what players have --------------------------------------------------------------------- */

/* OFS-022, OFS-023, OFS-024, OFS-025, OFS-008: 20 red, 4 Food, no Gold, level 1, no Know-how. */
static void players_start_alike(void **unused)
{
	(void)unused;
	struct table *t = open_table(6, NULL, 1);
	for (int seat = 0; seat < 6; seat++) {
		const struct ofs_player *p = player(t, seat);
		assert_int_equal(p->red, 20);
		assert_int_equal(p->food, 4);
		assert_int_equal(p->gold, 0);
		for (int system = 0; system < OFS_SYSTEMS; system++)
			assert_int_equal(p->level[system], 1);
		assert_int_equal(p->mayor, seat + 1);
		assert_int_equal(score(t, seat), 20);
	}
	for (int system = 0; system < OFS_SYSTEMS; system++)
		assert_int_equal(t->s.holder[system], 0);
	close_table(t);
}

/* OFS-023: mayors can be drawn by lot. */
static void mayors_can_be_drawn(void **unused)
{
	(void)unused;
	unsigned first = 0;
	for (uint64_t seed = 0; seed < 100; seed++) {
		struct table *t = open_table(3, "mayors=drawn", seed);
		audit(t);
		first |= 1u << player(t, 0)->mayor;
		close_table(t);
	}
	assert_int_equal(first, 0x7e);
}

/* The state stays small, and a view hides the dice and nothing else. */
static void nothing_is_secret_but_chance(void **unused)
{
	(void)unused;
	struct table *t = open_table(4, NULL, 9);
	struct ofs_state view = t->s;
	assert_true(sizeof view <= 1024);
	ofs_game.observe(t->book->rules, &view.base, 2);
	struct pl_chance none = { { 0, 0 }, 0 };
	assert_memory_equal(&view.base.chance, &none, sizeof none);
	view.base.chance = t->s.base.chance;
	assert_memory_equal(&view, &t->s, sizeof view);
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(three_to_six_play),
		cmocka_unit_test(the_box_is_complete),
		cmocka_unit_test(nothing_runs_out),
		cmocka_unit_test(maps_are_drawn),
		cmocka_unit_test(maps_can_be_chosen),
		cmocka_unit_test(any_five_sections_can_be_named),
		cmocka_unit_test(impossible_maps_are_refused),
		cmocka_unit_test(lines_join_on_every_map),
		cmocka_unit_test(cities_are_as_printed),
		cmocka_unit_test(seats_are_set_aside),
		cmocka_unit_test(other_cities_stand_in),
		cmocka_unit_test(players_start_alike),
		cmocka_unit_test(mayors_can_be_drawn),
		cmocka_unit_test(nothing_is_secret_but_chance),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

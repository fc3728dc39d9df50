/* test_traders_words.c - what players read: the table in 80 columns, moves that
 * can be typed, sentences that tell what happened. */
#include "traders/table.h"

#include "core/describe.h"

static void the_table_fits_80_columns(void **unused)
{
	(void)unused;
	struct table *t = open_table(6, NULL, 12);
	struct pl_chance chance = { { 1, 2 }, 0 };
	struct pl_move moves[PL_MOVES];
	for (int ply = 0; ply < 600 && t->s.base.pending != 0; ply++) {
		int seat = pl_first_pending(&t->s.base);
		const char *line = show(t, seat);
		while (*line != '\0') {
			size_t length = strcspn(line, "\n");
			assert_true(length < 80);
			line += length + (line[length] == '\n');
		}
		int count = trd_game.legal(t->book->rules, &t->s.base, seat, moves);
		trd_game.apply(t->book->rules, &t->s.base,
		               &moves[pl_draw(&chance, (uint32_t)count)], NULL);
	}
	close_table(t);
}

static void the_map_shows_ships_stations_and_reach(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, TRD_STEP_ACT, NULL);
	give_station(t, 0, hex_at(t, 3, 2));
	give_station(t, 1, hex_at(t, 11, 1));
	set_flight(t, hex_at(t, 4, 2), 2);
	const char *mine = show(t, 0);
	assert_non_null(
		strstr(mine, " 2    o    Gobi #1:3 >1   5    =:6  =    .    .    o    Supa o"));
	assert_non_null(strstr(mine, "Planets: Gobi: metal; Bob: food;"));
	assert_non_null(
		strstr(mine, "p1 Bio Corp. (you) at 4-2, 0 MCr, aboard: nothing; 0 cards;"));
	assert_null(strstr(show(t, 1), "#1:3"));
	close_table(t);
}

static void moves_can_be_typed_in_any_case(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, TRD_STEP_MARKET, NULL);
	give_station(t, 0, SPOT(TRD_GOBI));
	player(t, 0)->goods[TRD_GOBI][TRD_METAL] = 9;
	assert_true(can(t, 0, "sell 1 metal at gobi"));
	assert_true(can(t, 0, "Sell 9 METAL at Gobi") == can(t, 0, "sell 9 metal at Gobi"));
	assert_true(can(t, 0, "sell 7 metal at Gobi"));
	assert_false(can(t, 0, "sell 10 metal at Gobi"));
	assert_false(can(t, 0, "sell 0 metal at Gobi"));
	assert_false(can(t, 0, "sell metal"));
	close_table(t);
}

static void questions_say_what_is_at_stake(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, TRD_STEP_ACT, NULL);
	deal(t, 0, MERCENARIES);
	deal(t, 1, TRADE);
	player(t, 0)->money = 1;
	player(t, 1)->money = 2;
	player(t, 1)->goods[TRD_SHIP][TRD_GEM] = 1;
	assert_string_equal(question(t, 1), "Waiting for p1");
	assert_string_equal(explained(t, 0, "mercenaries take gem from p2"),
	                    "Take a unit from another ship. Costs 1 MCr; it can be countered");
	say(t, 0, "mercenaries take gem from p2");
	assert_string_equal(question(t, 1),
	                    "p1 plays mercenaries to take your gem: counter it for 2 MCr?");
	close_table(t);
}

/* What is secret is told to those who may know it. */
static void the_log_keeps_secrets(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, TRD_STEP_ACT, NULL);
	deal(t, 0, STEAL);
	deal(t, 1, TRADE);
	player(t, 0)->money = 2;
	say(t, 0, "steal from p2");
	assert_string_equal(told(t, TRD_DID_STEAL, 1),
	                    "p1 steals trade, \"Off the Books\", from p2");
	assert_string_equal(told(t, TRD_DID_STEAL, 2), "p1 steals a card from p2");
	assert_string_equal(told(t, TRD_DID_STEAL, PL_SPECTATOR), "p1 steals a card from p2");
	close_table(t);
}

/* Each of the 35 events shows its own face once in a deck. */
static void every_event_card_shows_its_face(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, TRD_STEP_MARKET, NULL);
	bool seen[TRD_EVENTS + 1][TRD_FACES] = { { false } };
	int faces = 0, draws = 0;
	while (draws < 35) {
		idle(t);
		for (int i = 0; i < t->events.count; i++) {
			const struct pl_event *event = &t->events.at[i];
			if (event->kind != TRD_DID_DRAW || draws == 35)
				continue;
			draws++;
			faces += !seen[event->arg[0]][event->arg[1]];
			seen[event->arg[0]][event->arg[1]] = true;
		}
	}
	assert_int_equal(faces, 35);
	close_table(t);
}

static void pieces_have_ids_and_names(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, TRD_STEP_ACT, NULL);
	static const struct {
		int piece;
		const char *id;
	} pieces[] = {
		{ TRD_LAST_PLANET, "hex-7-1" },
		{ TRD_PIECE_PLANET + TRD_GOBI, "planet-gobi" },
		{ TRD_PIECE_SHIP, "ship-p1" },
		{ TRD_PIECE_CARD + EXTRA_TURN, "card-extra-turn" },
		{ TRD_PIECE_EVENT + PIRATE, "event-pirate" },
		{ TRD_PIECE_COMPANY + 1, "company-bio-corp" },
		{ TRD_PIECE_STACK - 1, "store-ship-gem" },
		{ TRD_PIECE_STACK, "stack" },
	};
	for (size_t i = 0; i < sizeof pieces / sizeof pieces[0]; i++) {
		char id[64], name[64];
		struct pl_text id_text = pl_text_in(id, sizeof id);
		struct pl_text name_text = pl_text_in(name, sizeof name);
		trd_game.piece(t->book, (uint16_t)pieces[i].piece, &id_text, &name_text);
		assert_string_equal(id, pieces[i].id);
		assert_true(strlen(name) > 2);
	}
	close_table(t);
}

/* A board says what things cost and what any card does, not only those in hand. */
static void book_and_state_tell_prices_room_and_cards(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, TRD_STEP_ACT, NULL);
	assert_has(book_of(t), "\"station_first\":0,\"station_new\":2,\"station_second\":6,");
	assert_has(book_of(t), "\"sell_station\":1,\"sell_earth\":4,\"card_price\":2,");
	assert_has(book_of(t), "\"cargo\":2,\"hand\":3,");
	assert_has(book_of(t), "\"move_base\":1,\"die[]\":[1,1,2,2,3,3],");
	assert_has(book_of(t), "\"action[].piece\":[\"card-counter\",");
	assert_has(book_of(t), "\"action[].text\":[\"Cancel a card that harms you.\",");
	assert_has(book_of(t),
	           "\"Get one gem unit, put down where your ship is docked, or else aboard.\"]");
	assert_has(book_of(t), "\"store[].piece\":[\"store-gobi-metal\",\"store-gobi-food\",");
	assert_has(book_of(t), "\"store[].place\":[\"gobi\",\"gobi\",\"gobi\",\"bob\",");
	assert_has(book_of(t), "\"store[].good\":[\"metal\",\"food\",\"gem\",\"metal\",");
	assert_has(state_of(t, 0), "\"still\":false,\"boosts\":0,");
	t->s.boosts = 1;
	assert_has(state_of(t, 0), "\"boosts\":1,");
	t->s.planet_card = 5;
	assert_has(state_of(t, 0), "\"planet_card\":5,");
	t->s.played.kind = 7;
	assert_has(state_of(t, 1), "\"played\":{\"card\":7,");
	close_table(t);
}

/* To stay is a click on the own ship; to fly, on the hex. */
static void flights_are_clicks_on_ship_or_hex(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, TRD_STEP_ACT, NULL);
	set_flight(t, hex_at(t, 4, 2), 2);
	struct pl_move stay = { TRD_STAY, 0, { 0 } }, fly = { TRD_FLY, 0, { 0 } };
	uint16_t piece[PL_TOUCH];
	assert_int_equal(trd_game.touch(t->book->rules, &t->s.base, &stay, piece), 1);
	assert_int_equal(piece[0], TRD_PIECE_SHIP);
	fly.arg[0] = (uint8_t)hex_at(t, 5, 3);
	assert_int_equal(trd_game.touch(t->book->rules, &t->s.base, &fly, piece), 1);
	assert_int_equal(piece[0], hex_at(t, 5, 3));
	assert_string_equal(explained(t, 0, "fly to 3-2"),
	                    "A free spot on Gobi: you may build free");
	close_table(t);
}

/* TRD-047, TRD-048: how a die is read is said before the roll and after it. */
static void a_roll_is_explained(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, TRD_STEP_ACT, NULL);
	deal(t, 0, TRADE);
	assert_string_equal(explained(t, 0, "roll"),
	                    "Roll: you fly 1 hex and what the die counts: 1 or 2 is 1, "
	                    "3 or 4 is 2, 5 or 6 is 3");
	next_roll(t, 4);
	say(t, 0, "roll");
	assert_has(question(t, 0), " 3 hexes, or fewer to dock: a 4 is 2, and 1 more");
	t->s.dice[1] = 6;
	t->s.allowance = 6;
	assert_has(question(t, 0), " 6 hexes, or fewer to dock: a 4 and a 6 are 5, and 1 more");
	close_table(t);
}

/* Docks and spots are named by the side of their planet on which they lie. */
static void hexes_are_named_by_their_side(void **unused)
{
	(void)unused;
	static const struct {
		int column, row;
		const char *name;
	} hexes[] = {
		{ 7, 1, "hex 7-1, Earth" },
		{ 8, 1, "hex 8-1, east of Earth" },
		{ 6, 1, "hex 6-1, west of Earth" },
		{ 7, 2, "hex 7-2, south-east of Earth" },
		{ 6, 2, "hex 6-2, south-west of Earth" },
		{ 3, 1, "hex 3-1, north-east of Gobi" },
		{ 6, 4, "hex 6-4" },
	};
	struct table *t = set_table(2, TRD_STEP_ACT, NULL);
	for (size_t i = 0; i < sizeof hexes / sizeof hexes[0]; i++) {
		char id[64], name[64];
		struct pl_text id_text = pl_text_in(id, sizeof id);
		struct pl_text name_text = pl_text_in(name, sizeof name);
		int hex = hex_at(t, hexes[i].column, hexes[i].row);
		trd_game.piece(t->book, (uint16_t)hex, &id_text, &name_text);
		assert_string_equal(name, hexes[i].name);
	}
	set_flight(t, hex_at(t, 8, 2), 2);
	assert_string_equal(explained(t, 0, "fly to 8-1"), "Dock at Earth, east");
	close_table(t);
}

/* What a front end needs of the data, once: pieces, their names, the rules on cards, the map. */
static void the_book_has_pieces_cards_and_the_map(void **unused)
{
	(void)unused;
	static char room[64 * 1024];
	struct table *t = open_table(2, NULL, 0);
	struct pl_text text = pl_text_in(room, sizeof room);
	pl_book_json(&trd_game, t->book, &text);
	assert_false(pl_text_full(&text));
	assert_non_null(strstr(room, "\"cure_money\":10"));
	assert_non_null(
		strstr(room, "\"resource[].piece\":[\"good-metal\",\"good-food\",\"good-gem\"]"));
	assert_non_null(strstr(room,
	                       "\"action[].text\":[\"Cancel a card that harms you.\","
	                       "\"Turn 2 units alike into one of another kind.\""));
	assert_non_null(strstr(room, "\"hex[].piece\":[\"hex-3-1\",\"hex-3-2\""));
	assert_non_null(strstr(room, "\"hex[].side\":[\"north-east\",\"east\",\"south-east\""));
	close_table(t);
}

/* TRD-011: the six ways to fly are on the table, with the event that lies open. */
static void compass_and_event_are_on_the_table(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, TRD_STEP_ACT, NULL);
	assert_has(show(t, 0), "North is up: ships fly east, west,");
	t->s.events[GET_CREDITS]--; /* its first title */
	assert_has(show(t, 0), "get credits (A Lost Purse): Gain 2 MCr.");
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_table_fits_80_columns),
		cmocka_unit_test(the_map_shows_ships_stations_and_reach),
		cmocka_unit_test(moves_can_be_typed_in_any_case),
		cmocka_unit_test(questions_say_what_is_at_stake),
		cmocka_unit_test(the_log_keeps_secrets),
		cmocka_unit_test(every_event_card_shows_its_face),
		cmocka_unit_test(pieces_have_ids_and_names),
		cmocka_unit_test(book_and_state_tell_prices_room_and_cards),
		cmocka_unit_test(flights_are_clicks_on_ship_or_hex),
		cmocka_unit_test(a_roll_is_explained),
		cmocka_unit_test(hexes_are_named_by_their_side),
		cmocka_unit_test(the_book_has_pieces_cards_and_the_map),
		cmocka_unit_test(compass_and_event_are_on_the_table),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

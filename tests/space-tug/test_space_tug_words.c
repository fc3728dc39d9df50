/* test_space_tug_words.c - what players read: the table in 80 columns, moves that
 * can be typed, sentences that tell what happened, cards that say what they do,
 * and data that is refused. */
#include "space-tug/table.h"

static const char *card_text(struct table *t, const char *name)
{
	static char room[512];
	struct pl_text text = pl_text_in(room, sizeof room);
	sts_put_card_text(t->book, card(t, name), &text);
	return room;
}

static void cards_say_what_they_do(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	assert_string_equal(card_text(t, "Winch Room"), "$3M a turn, Strength +1.");
	assert_string_equal(card_text(t, "Dockyard Crane"),
	                    "New manipulator: Strength +8, Speed -2, Energy -1.");
	assert_string_equal(card_text(t, "Flexibility"),
	                    "+1 card in a Design turn. +1 card in an Ops turn.");
	assert_string_equal(card_text(t, "Sponsor's Decal"), "You gain $5M.");
	assert_string_equal(card_text(t, "Adaptability"),
	                    "Once a turn, for $1M: +2 to a stat of your choice until your next "
	                    "draw is done.");
	assert_string_equal(
		card_text(t, "Cold Solder"),
		"Disable 1 Feature of your choice, on the tug of a rival. Draw 1 card.");
	for (int kind = 1; kind <= t->r->cards; kind++)
		assert_true(strlen(card_text(t, sts_card_name(t->book, kind))) > 8);
	close_table(t);
}

/* The same tables of effects, another file of words. */
static void cards_say_it_in_german_too(void **unused)
{
	static const char *const said[][2] = {
		{ "Winch Room", "3 Mio. $ je Zug, Kraft +1." },
		{ "Dockyard Crane", "Neuer Greifer: Kraft +8, Tempo -2, Energie -1." },
		{ "Seed Funding", "Du erhältst 5 Mio. $." },
		{ "Press Gallery",
		  "1 Mio. $ je Zug. Immer wenn du einen Auftrag erfüllst, erhältst du 4 Mio. $." },
		{ "Cold Solder",
		  "Schalte auf dem Schlepper eines Konkurrenten 1 Modul deiner Wahl ab. Ziehe 1 "
		  "Karte." },
	};
	(void)unused;
	struct table *t = set_table(2, NULL);
	struct pl_language *german = pl_language_of(&sts_game, "de");
	struct pl_book book = pl_book_in(t->book, german);
	for (size_t i = 0; i < sizeof said / sizeof said[0]; i++) {
		char room[512];
		struct pl_text text = pl_text_in(room, sizeof room);
		sts_put_card_text(&book, card(t, said[i][0]), &text);
		assert_string_equal(room, said[i][1]);
	}
	pl_language_free(german);
	close_table(t);
}

/* What a page cannot work out of the data itself stands beside its columns. */
static void the_book_has_the_texts_of_all_cards(void **unused)
{
	static char room[400000];
	(void)unused;
	struct table *t = set_table(2, NULL);
	struct pl_text text = pl_text_in(room, sizeof room);
	pl_book_json(&sts_game, t->book, &text);
	assert_false(pl_text_full(&text));
	assert_non_null(strstr(room, "\"card[].piece\":[\"card-vending-machine\","));
	assert_non_null(strstr(room, "\"card[].text\":[\"$1M a turn.\","));
	assert_non_null(strstr(room, "\"epoch[].piece\":[\"epoch-lost-glove\","));
	assert_non_null(strstr(room, "\"persona_card[].opens\":[\"\",\"1 Attack played\","));
	assert_non_null(strstr(room, "\"persona_card[].whose\":[1,1,1,2,2,2,3,"));
	close_table(t);
}

/* Names and lines are in its language where that has words for them; keys stay what they are. */
static void the_book_says_names_in_its_language(void **unused)
{
	static char room[400000];
	(void)unused;
	struct table *t = set_table(2, NULL);
	struct pl_language *german = pl_language_of(&sts_game, "de");
	struct pl_book book = pl_book_in(t->book, german);
	struct pl_text text = pl_text_in(room, sizeof room);
	pl_book_json(&sts_game, &book, &text);
	assert_non_null(strstr(room, "\"persona[].name\":[\"Militärstratege\","));
	assert_non_null(strstr(room, "\"persona_card[].persona\":[\"Militärstratege\","));
	assert_non_null(strstr(room, "\"card[].name\":[\"Vending Machine\","));
	assert_non_null(strstr(room, "\"epoch[].kind\":[\"contract\","));
	assert_non_null(strstr(room, "\"Module\",")); /* that a Contract asks besides */
	pl_language_free(german);
	close_table(t);
}

static void the_table_fits_a_terminal(void **unused)
{
	(void)unused;
	struct table *t = set_table(4, "personas=dealt");
	for (int seat = 0; seat < 4; seat++) {
		build(t, seat, "Tow Radar");
		build(t, seat, "Comms Relay");
		build(t, seat, "Winch Room");
		give(t, 0, "Sponsor's Decal");
	}
	open_contract(t, "Graveyard Sweep");
	set_context(t, "Export Controls");
	const char *text = show(t, 0);
	for (const char *line = text; *line != '\0'; line += strcspn(line, "\n") + 1)
		assert_true(strcspn(line, "\n") <= 79);
	assert_non_null(strstr(text, "Graveyard Sweep"));
	assert_non_null(strstr(text, "Sponsor's Decal x4"));
	assert_null(strstr(show(t, 1), "Sponsor's Decal"));
	close_table(t);
}

static void moves_say_what_they_cost_and_bring(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	open_contract(t, "Hold This, Please");
	build(t, 0, "Snare Net");
	build(t, 0, "Comms Relay");
	give(t, 0, "Dockyard Crane");
	assert_non_null(strstr(explained(t, 0, "launch"), "Takes Hold This, Please: +$9M."));
	assert_non_null(strstr(explained(t, 0, "launch"), "$5M a turn"));
	assert_non_null(strstr(explained(t, 0, "dockyard crane"), "Pay $7M, leaving $23M."));
	assert_non_null(strstr(explained(t, 0, "dockyard crane"), "Replaces Snare Net."));
	assert_non_null(strstr(question(t, 0), "play up to 2 Design cards, or launch"));
	assert_string_equal(question(t, 1), "Waiting for p1");
	orbit(t, 0);
	set_funds(t, 0, 0);
	assert_string_equal(question(t, 0),
	                    "In Ops with $0M: none of your cards can be played; end your turn");
	set_funds(t, 0, 30);
	t->s.contract[0] = (uint8_t)epoch(t, "Asteroid Nudge"); /* 7, 0, 1 */
	t->s.epoch[epoch(t, "Asteroid Nudge")] = 0;
	t->s.epoch[epoch(t, "Hold This, Please")] = 1;
	build(t, 0, "Twin Drop Tanks");
	give(t, 0, "Crowbar");
	build(t, 0, "Winch Room"); /* Strength 4 */
	assert_non_null(strstr(explained(t, 0, "play Crowbar"), "Takes Asteroid Nudge: +$22M."));
	set_funds(t, 0, 100);
	assert_string_equal(explained(t, 0, "end turn"), "You win with $100M.");
	close_table(t);
}

/* What is to be thrown away is named at the price that the hand shows. */
static void prices_are_those_of_the_moment(void **unused)
{
	(void)unused;
	static const char *const many[] = { "Crowbar",         "Tow Radar",        "Comms Relay",
		                            "Snare Net",       "Winch Room",       "Dockyard Crane",
		                            "Twin Drop Tanks", "Service Agreement" };
	struct table *t = set_table(2, NULL);
	set_context(t, "Inflation");
	for (int i = 0; i < 8; i++)
		give(t, 0, many[i]);
	say(t, 0, "end turn");
	assert_non_null(strstr(explained(t, 0, "discard Tow Radar"), "$6M")); /* printed: 4 */
	close_table(t);
}

static void what_is_drawn_is_told_to_its_drawer(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	next_card(t, "Crowbar");
	end_turn(t);
	say(t, 1, "draw ops");
	assert_string_equal(told(t, STS_DID_DRAW, 1), "p2 draws an Ops card: Crowbar");
	assert_string_equal(told(t, STS_DID_DRAW, 0), "p2 draws an Ops card");
	close_table(t);
}

static void pieces_have_speaking_names(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	static const int some[] = { STS_PIECE_HAND + 1, STS_PIECE_PART + STS_PARTS + 2,
		                    STS_PIECE_DECK + STS_OPS_DECK, STS_PIECE_TUG + 1 };
	static const char *const ids[] = { "hand-vending-machine", "p2-winch-room", "deck-ops",
		                           "tug-2" };
	for (int i = 0; i < 4; i++) {
		char id_room[64], name_room[64];
		struct pl_text id = pl_text_in(id_room, sizeof id_room);
		struct pl_text name = pl_text_in(name_room, sizeof name_room);
		sts_game.piece(t->book, (uint16_t)some[i], &id, &name);
		assert_string_equal(id_room, ids[i]);
	}
	close_table(t);
}

/* Data that could not be played is refused with its clause. STS-063, STS-066,
 * STS-077, STS-078, STS-100. */
static void wrong_data_is_refused(void **unused)
{
	(void)unused;
	static const char *const wrong[][2] = {
		{ "card[Fast Track].kind=feature", "STS-063" },
		{ "card[Snare Net].slot=none", "STS-066" },
		{ "card[Flexibility].income=2", "STS-074" },
		{ "card[Crowbar].effect[1].who=none", "STS-C46" },
		{ "epoch[Lost Glove].pay=0", "STS-078" },
		{ "persona_card[In Debt].level=2", "STS-100" },
	};
	for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
		struct pl_faults faults = { 0 };
		assert_null(pl_book_standard(&sts_game, &wrong[i][0], 1, &faults));
		assert_non_null(strstr(faults.at[0].text, wrong[i][1]));
	}
}

/* The rulebook lists every card with the text that its numbers make. */
static void the_rulebook_lists_every_card(void **unused)
{
	(void)unused;
	struct table *t = open_table(2, NULL, 1);
	for (int kind = 1; kind <= t->r->cards; kind++) {
		char line[700];
		struct pl_text text = pl_text_in(line, sizeof line);
		pl_put(&text, "| %s | %d | %d | ", sts_card_name(t->book, kind),
		       t->r->card[kind - 1].copies, t->r->card[kind - 1].cost);
		sts_put_card_text(t->book, kind, &text);
		if (strstr(sts_game.rulebook, line) == NULL)
			fail_msg("RULES.md lacks: %s", line);
	}
	for (int row = 1; row <= t->r->epochs; row++) {
		char line[700];
		struct pl_text text = pl_text_in(line, sizeof line);
		pl_put(&text, "| %s | %d | ", sts_epoch_name(t->book, row),
		       t->r->epoch[row - 1].copies);
		sts_put_epoch_text(t->book, row, &text);
		if (strstr(sts_game.rulebook, line) == NULL)
			fail_msg("RULES.md lacks: %s", line);
	}
	for (int row = 1; row <= t->r->persona_card_rows; row++) {
		char line[700];
		struct pl_text text = pl_text_in(line, sizeof line);
		const struct sts_persona_card *level = &t->r->persona_card[row - 1];
		pl_put(&text, "| %s | %d | %s | ", sts_persona_name(t->book, level->persona),
		       level->level, sts_persona_card_name(t->book, row));
		if (level->level > 1)
			sts_put_unlock(t->book, row, &text);
		pl_put(&text, " | ");
		sts_put_persona_text(t->book, row, &text);
		if (strstr(sts_game.rulebook, line) == NULL)
			fail_msg("RULES.md lacks: %s", line);
	}
	for (int row = 1; row <= t->r->persona_rows; row++) {
		char line[700];
		struct pl_text text = pl_text_in(line, sizeof line);
		const int8_t *funds = t->r->persona[row - 1].funds;
		pl_put(&text, "| %s | %d | %d | %d |", sts_persona_name(t->book, row),
		       t->r->start_funds + funds[1], t->r->start_funds + funds[2],
		       t->r->start_funds + funds[3]);
		if (strstr(sts_game.rulebook, line) == NULL)
			fail_msg("RULES.md lacks: %s", line);
	}
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(cards_say_what_they_do),
		cmocka_unit_test(cards_say_it_in_german_too),
		cmocka_unit_test(the_book_has_the_texts_of_all_cards),
		cmocka_unit_test(the_book_says_names_in_its_language),
		cmocka_unit_test(the_table_fits_a_terminal),
		cmocka_unit_test(moves_say_what_they_cost_and_bring),
		cmocka_unit_test(prices_are_those_of_the_moment),
		cmocka_unit_test(what_is_drawn_is_told_to_its_drawer),
		cmocka_unit_test(pieces_have_speaking_names),
		cmocka_unit_test(wrong_data_is_refused),
		cmocka_unit_test(the_rulebook_lists_every_card),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* test_space_tug_setup.c - what there is, who starts with what, and the opening
 * hands drawn in sealed waves. */
#include "space-tug/table.h"

/* STS-001: one to four, and nobody else. */
static void one_to_four_play(void **unused)
{
	(void)unused;
	assert_int_equal(sts_game.min_seats, 1);
	assert_int_equal(sts_game.max_seats, 4);
	struct table *t = open_table(1, NULL, 1);
	for (int seats = 1; seats <= 4; seats++)
		assert_int_equal(sts_vet(t->book->rules, seats), 0);
	assert_int_equal(sts_vet(t->book->rules, 5), STS_BAD_SEATS);
	close_table(t);
}

/* STS-002: 100 Design, 100 Ops, 50 Epoch and 30 Persona cards, 280 in
 * all, and every title once. */
static void there_are_280_cards(void **unused)
{
	(void)unused;
	struct table *t = open_table(2, NULL, 1);
	int cards[STS_DECKS] = { 0, 0 }, epochs = 0;
	for (int kind = 1; kind <= t->r->cards; kind++) {
		cards[sts_deck_of(t->r, kind)] += t->r->card[kind - 1].copies;
		for (int other = 1; other < kind; other++)
			assert_string_not_equal(sts_card_name(t->book, kind),
			                        sts_card_name(t->book, other));
	}
	for (int row = 1; row <= t->r->epochs; row++)
		epochs += t->r->epoch[row - 1].copies;
	assert_int_equal(cards[STS_DESIGN_DECK], 100);
	assert_int_equal(cards[STS_OPS_DECK], 100);
	assert_int_equal(epochs, 50);
	assert_int_equal(t->r->persona_card_rows, 30);
	close_table(t);
}

/* STS-003, STS-004, STS-008: a bare mat and a phase token on Design for each
 * player, and one Epoch Shift token. */
static void everybody_starts_on_the_ground(void **unused)
{
	(void)unused;
	for (int seats = 1; seats <= 4; seats++) {
		struct table *t = open_table(seats, NULL, 5);
		for (int seat = 0; seat < seats; seat++) {
			assert_int_equal(player(t, seat)->ops, 0);
			assert_int_equal(player(t, seat)->built, 0);
		}
		assert_in_range(t->s.holder, 0, seats - 1);
		close_table(t);
	}
}

/* STS-005, STS-009: $30M each, and everybody can read everybody's sheet. */
static void everybody_has_30_million(void **unused)
{
	(void)unused;
	struct table *t = open_table(4, NULL, 1);
	struct sts_state view = t->s;
	sts_game.observe(t->book->rules, &view.base, 0);
	for (int seat = 0; seat < 4; seat++)
		assert_int_equal(view.player[seat].funds, 30);
	close_table(t);
}

/* STS-006: Design cards change the tug, Ops cards help or harm, Epoch cards
 * are nobody's. */
static void decks_hold_their_kinds(void **unused)
{
	(void)unused;
	struct table *t = open_table(2, NULL, 1);
	for (int kind = 1; kind <= t->r->cards; kind++) {
		int what = t->r->card[kind - 1].kind;
		bool ops = what == STS_ATTACK || what == STS_OPS_EFFECT;
		assert_int_equal(sts_deck_of(t->r, kind), ops ? STS_OPS_DECK : STS_DESIGN_DECK);
	}
	close_table(t);
}

/* STS-007: what is drawn differs from match to match, in each deck. */
static void decks_are_shuffled(void **unused)
{
	(void)unused;
	uint8_t first[3] = { 0, 0, 0 };
	bool differs[3] = { false, false, false };
	for (uint64_t seed = 1; seed <= 12; seed++) {
		struct table *t = open_table(1, NULL, seed);
		say(t, 0, "draw 1 design 6 ops");
		uint8_t got[3] = { 0, 0, 0 };
		for (int kind = 1; kind <= t->r->cards; kind++)
			if (sts_held(player(t, 0), kind) > 0)
				got[kind <= t->r->designs ? 0 : 1] = (uint8_t)kind;
		say(t, 0, "keep");
		got[2] = heard(t, STS_DID_SHIFT)->arg[0];
		for (int i = 0; i < 3; i++) {
			differs[i] |= seed > 1 && got[i] != first[i];
			first[i] = got[i];
		}
		close_table(t);
	}
	assert_true(differs[0] && differs[1] && differs[2]);
}

/* STS-010: seven cards, split as one likes, and no other number. */
static void seven_cards_split_freely(void **unused)
{
	(void)unused;
	for (int designs = 0; designs <= 7; designs++) {
		struct table *t = open_table(1, NULL, 1);
		char text[40];
		snprintf(text, sizeof text, "draw %d design %d ops", designs, 7 - designs);
		assert_refused(t, "STS-010", STS_SPLIT, designs, 8 - designs);
		say(t, 0, text);
		assert_int_equal(player(t, 0)->held[STS_DESIGN_DECK], designs);
		assert_int_equal(player(t, 0)->held[STS_OPS_DECK], 7 - designs);
		close_table(t);
	}
}

/* STS-011, STS-C26: one fewer each time, split anew, down to none. */
static void hands_can_be_drawn_again(void **unused)
{
	(void)unused;
	struct table *t = open_table(1, NULL, 1);
	say(t, 0, "draw 7 design 0 ops");
	for (int cards = 6; cards >= 0; cards--) {
		char text[40];
		assert_refused(t, "STS-011", STS_REDRAW, cards + 1, 0);
		snprintf(text, sizeof text, "redraw %d design %d ops", cards / 2,
		         cards - cards / 2);
		say(t, 0, text);
		if (cards > 0) {
			assert_int_equal(sts_hand_size(player(t, 0)), cards);
			assert_int_equal(player(t, 0)->held[STS_DESIGN_DECK], cards / 2);
		}
	}
	/* With no card left there is nothing to draw fewer of: play begins. */
	assert_int_equal(t->s.round, 1);
	close_table(t);
}

/* STS-012: what is set aside is in no deck until all are satisfied. */
static void set_aside_returns_when_all_are_satisfied(void **unused)
{
	(void)unused;
	struct table *t = open_table(2, NULL, 1);
	say(t, 0, "draw 7 design 0 ops");
	say(t, 1, "draw 0 design 7 ops");
	say(t, 0, "keep");
	say(t, 1, "redraw 0 design 6 ops");
	assert_int_equal(sts_pile_size(player(t, 1)), 7);
	assert_int_equal(t->s.left[STS_OPS_DECK], 100 - 13);
	assert_true(asked(t, 1, STS_REDRAWING));
	say(t, 1, "keep");
	assert_int_equal(heard(t, STS_DID_RETURN_SET)->arg[0], 7);
	assert_int_equal(sts_pile_size(player(t, 1)), 0);
	assert_int_equal(t->s.left[STS_OPS_DECK], 100 - 6);
	close_table(t);
}

/* STS-C33: all choose under seal, then all draw; nobody sees a choice, nor what
 * was set aside. */
static void openings_are_sealed_waves(void **unused)
{
	(void)unused;
	struct table *t = open_table(3, NULL, 1);
	assert_int_equal(t->s.base.sealed, 7);
	say(t, 1, "draw 4 design 3 ops");
	assert_int_equal(sts_hand_size(player(t, 1)), 0);
	struct sts_state view = t->s;
	sts_game.observe(t->book->rules, &view.base, 0);
	assert_int_equal(view.player[1].choice, 0);
	say(t, 0, "draw 5 design 2 ops");
	say(t, 2, "draw 6 design 1 ops");
	for (int seat = 0; seat < 3; seat++)
		assert_int_equal(sts_hand_size(player(t, seat)), 7);
	say(t, 2, "redraw 3 design 3 ops");
	say(t, 0, "keep");
	assert_int_equal(sts_hand_size(player(t, 2)), 7);
	say(t, 1, "redraw 6 design 0 ops");
	assert_int_equal(sts_hand_size(player(t, 2)), 6);
	assert_int_equal(t->s.base.pending, 6); /* p1 is satisfied */
	view = t->s;
	sts_game.observe(t->book->rules, &view.base, 0);
	for (int kind = 1; kind <= STS_CARDS; kind++)
		assert_int_equal(view.player[2].pile[kind] + view.player[2].hand[kind], 0);
	close_table(t);
}

/* STS-013: the first player is drawn by lot and holds the token; everybody gets
 * their turn at that. */
static void first_player_is_drawn_by_lot(void **unused)
{
	(void)unused;
	if (BRIEF)
		skip();
	int first[4] = { 0, 0, 0, 0 };
	for (uint64_t seed = 1; seed <= 200; seed++) {
		struct table *t = open_table(4, NULL, seed);
		first[t->s.first]++;
		assert_int_equal(t->s.holder, t->s.first);
		close_table(t);
	}
	for (int seat = 0; seat < 4; seat++)
		assert_in_range(first[seat], 25, 75);
}

/* STS-014, STS-015: one direction round the table, a round being one turn for
 * each. */
static void turns_go_round(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, NULL);
	for (int turn = 0; turn < 7; turn++) {
		assert_int_equal(t->s.turn, turn % 3);
		assert_int_equal(t->s.round, 1 + turn / 3);
		next_epoch(t, "Business as Usual");
		t->s.context = 0;
		pass_turn(t);
	}
	close_table(t);
}

/* STS-097, STS-098, STS-C25: whatever is played, nobody gets a card or money
 * out of another's move but by a card that says so. */
static void nothing_is_given_away(void **unused)
{
	(void)unused;
	struct table *t = open_table(4, NULL, 3);
	struct pl_chance chance = { { 9, 9 }, 0 };
	for (int ply = 0; ply < 600 && t->s.base.pending != 0; ply++) {
		struct pl_move moves[PL_MOVES];
		struct sts_state before = t->s;
		int seat = pl_first_pending(&t->s.base);
		int count = sts_game.legal(t->book->rules, &t->s.base, seat, moves);
		make_move(t, &moves[pl_draw(&chance, (uint32_t)count)]);
		if (before.round == 0)
			continue;
		for (int other = 0; other < 4; other++) {
			int named = 0;
			for (int i = 0; i < t->events.count; i++) {
				int kind = t->events.at[i].kind;
				named += t->events.at[i].seat == other &&
					(kind == STS_DID_INCOME || kind == STS_DID_GAIN ||
				         kind == STS_DID_CONTRACT || kind == STS_DID_CONSOLE);
			}
			if (other == seat)
				continue;
			assert_true(sts_hand_size(player(t, other)) <=
			            sts_hand_size(&before.player[other]));
			assert_true(funds(t, other) <= before.player[other].funds || named > 0);
		}
	}
	close_table(t);
}

/* STS-099: the book of a table lists every card there is. */
static void decks_may_be_looked_through(void **unused)
{
	(void)unused;
	struct table *t = open_table(2, NULL, 1);
	static char room[512 * 1024];
	struct pl_text text = pl_text_in(room, sizeof room);
	pl_book_json(&sts_game, t->book, &text);
	for (int kind = 1; kind <= t->r->cards; kind++)
		assert_non_null(strstr(room, sts_card_name(t->book, kind)));
	for (int row = 1; row <= t->r->epochs; row++)
		assert_non_null(strstr(room, sts_epoch_name(t->book, row)));
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(one_to_four_play),
		cmocka_unit_test(there_are_280_cards),
		cmocka_unit_test(everybody_starts_on_the_ground),
		cmocka_unit_test(everybody_has_30_million),
		cmocka_unit_test(decks_hold_their_kinds),
		cmocka_unit_test(decks_are_shuffled),
		cmocka_unit_test(seven_cards_split_freely),
		cmocka_unit_test(hands_can_be_drawn_again),
		cmocka_unit_test(set_aside_returns_when_all_are_satisfied),
		cmocka_unit_test(openings_are_sealed_waves),
		cmocka_unit_test(first_player_is_drawn_by_lot),
		cmocka_unit_test(turns_go_round),
		cmocka_unit_test(nothing_is_given_away),
		cmocka_unit_test(decks_may_be_looked_through),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

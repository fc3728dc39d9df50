/* test_oss_moves.c - the list of moves and the reasons against moves agree: what is
 * listed by masks is what the rules allow one by one. */
#include "one-small-step/table.h"

static bool is_listed(const struct pl_move *moves, int count, const struct pl_move *move)
{
	for (int i = 0; i < count; i++)
		if (memcmp(&moves[i], move, sizeof *move) == 0)
			return true;
	return false;
}

/* Every move of two arguments is listed if and only if it is allowed. */
static void compare(struct table *t)
{
	struct pl_move moves[PL_MOVES];
	int seat = pl_first_pending(&t->s.base);
	int count = oss_game.legal(t->book->rules, &t->s.base, seat, moves);
	for (int verb = 0; verb <= OSS_LAST_VERB + 1; verb++) {
		if (verb == OSS_SWAP) /* more are allowed than listed */
			continue;
		for (int a = 0; a <= OSS_PLACES + 1; a++) {
			for (int b = 0; b <= OSS_PLACES + 1; b++) {
				struct pl_move move = { (uint8_t)verb,
					                (uint8_t)seat,
					                { (uint8_t)a, (uint8_t)b } };
				bool allowed = oss_game.check(t->book->rules, &t->s.base, &move) ==
					0;
				if (allowed != is_listed(moves, count, &move))
					fail_msg("ply %u, phase %d: verb %d %d %d is %s",
					         t->s.base.ply, t->s.base.phase, verb, a, b,
					         allowed ? "not listed" : "not allowed");
			}
		}
	}
}

static void legal_lists_what_check_allows(void **unused)
{
	(void)unused;
	static const char *const settings[] = { NULL, "moon_spies=allowed", "base_production=2" };
	for (uint64_t game = 0; game < 9; game += BRIEF ? 4 : 1) { /* each once, or with each */
		struct table *t = open_table(2 + (int)(game / 3), settings[game % 3], game);
		struct pl_chance chance = { { game, 9 }, 0 };
		struct pl_move moves[PL_MOVES];
		while (t->s.base.pending != 0) {
			int seat = pl_first_pending(&t->s.base);
			int count = oss_game.legal(t->book->rules, &t->s.base, seat, moves);
			if (pl_draw(&chance, 4) == 0)
				compare(t);
			oss_game.apply(t->book->rules, &t->s.base,
			               &moves[pl_draw(&chance, (uint32_t)count)], NULL);
			audit(t);
		}
		close_table(t);
	}
}

/* The lists stay short enough for people. */
static void lists_are_short(void **unused)
{
	(void)unused;
	struct table *t = set_table(4, NULL);
	struct pl_move moves[PL_MOVES];
	set_stock(t, 0, 60);
	for (int kind = DOUBLE_AGENT; kind <= CURFEW; kind++)
		deal(t, 0, kind);
	player(t, 0)->tier = 4;
	assert_true(oss_game.legal(t->book->rules, &t->s.base, 0, moves) <= 60);
	close_table(t);
}

/* Any move that some form holds is refused with a reason or explained, and written, by whomever
 * and whenever: rows beyond the data's and seats that nobody has among them. */
static void any_move_is_answered(void **unused)
{
	(void)unused;
	struct pl_chance chance = { { 5, 5 }, 0 };
	struct pl_move moves[PL_MOVES], any;
	struct table *t = open_table(2, NULL, 4);
	int actions = pl_action_count(&oss_description), refusals[64] = { 0 }, kinds = 0;
	assert_true(actions > 0);
	for (int ply = 0; t->s.base.pending != 0; ply++) {
		int seat = pl_first_pending(&t->s.base);
		for (int n = 0; n < 60; n++) {
			char room[256], about[1024] = "";
			struct pl_text text = pl_text_in(room, sizeof room);
			struct pl_text why = pl_text_in(about, sizeof about);
			int action = (int)pl_draw(&chance, (uint32_t)actions);
			if (!pl_action_move(&oss_description, action, n % 2, 2, &any))
				continue;
			int reason = oss_game.check(t->book->rules, &t->s.base, &any);
			oss_game.format(t->book, &t->s.base, &any, &text);
			oss_game.explain(t->book, &t->s.base, &any, &why);
			kinds += refusals[reason]++ == 0;
			assert_int_equal(reason == 0, about[0] != '\0');
		}
		int count = oss_game.legal(t->book->rules, &t->s.base, seat, moves);
		make_move(t, &moves[pl_draw(&chance, (uint32_t)count)]);
	}
	assert_true(kinds > 12);
	close_table(t);
}

static void the_state_is_small(void **unused)
{
	(void)unused;
	/* Most of it is what each player knows of 32 kinds of cards in each hand. */
	assert_true(sizeof(struct oss_state) <= 1024);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(legal_lists_what_check_allows),
		cmocka_unit_test(lists_are_short),
		cmocka_unit_test(any_move_is_answered),
		cmocka_unit_test(the_state_is_small),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

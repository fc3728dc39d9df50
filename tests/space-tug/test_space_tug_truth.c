/* test_space_tug_truth.c - what is said is so: what cards, moves and the log say of money and
 * choices, held against what the rules then do; and no move, however wrong, that cannot be put
 * into words. */
#include "space-tug/table.h"

/* --- what a card and a move say of what they bring ------------------------------------- */

static const char *epoch_text(struct table *t, const char *name)
{
	static char room[512];
	struct pl_text text = pl_text_in(room, sizeof room);
	sts_put_epoch_text(t->book, epoch(t, name), &text);
	return room;
}

static const char *text_of(struct table *t, const char *name)
{
	static char room[512];
	struct pl_text text = pl_text_in(room, sizeof room);
	sts_put_card_text(t->book, card(t, name), &text);
	return room;
}

/* p1 in Ops among two, holding a card. */
static struct table *in_ops_with(const char *name)
{
	struct table *t = set_table(2, NULL);
	orbit(t, 0);
	give(t, 0, name);
	return t;
}

/* STS-C44: a second Overtime makes no four of it, and an Audit is of the rival's draws. */
static void overtime_and_audit_say_what_they_do(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	assert_string_equal(text_of(t, "Overtime"),
	                    "Per-turn income +100% until your next draw is done.");
	assert_string_equal(text_of(t, "Audit"),
	                    "A rival: No per-turn income until their next draw is done.");
	assert_string_equal(epoch_text(t, "Open House"),
	                    "Everybody may turn up to 1 disabled card up again, free. Everybody: "
	                    "Draw 1 card more each turn until their next draw is done.");
	assert_string_equal(epoch_text(t, "Stimulus"),
	                    "Whoever has the least money gains $8M. Whoever has the least money "
	                    "takes the shift token; among equals the lot decides.");
	close_table(t);
}

/* STS-104: launches are counted, cards are looked at when the level opens. */
static void nothing_to_remove_says_when_it_opens(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, "personas=chosen");
	char room[200];
	struct pl_text text = pl_text_in(room, sizeof room);
	int row = t->r->level_row[persona(t, "Minimalist")][2];
	sts_put_unlock(t->book, row, &text);
	assert_string_equal(room, "1 launch, and at most 4 working cards");
	be(t, 0, "Minimalist", 1);
	be(t, 1, "Pack Rat", 1);
	static const char *const parts[] = { "Tow Radar", "Winch Room", "Snare Net", "Flexibility",
		                             "Comms Relay" };
	for (int i = 0; i < 5; i++)
		build(t, 0, parts[i]);
	say(t, 0, "launch"); /* with five */
	assert_int_equal(player(t, 0)->level, 1);
	say(t, 0, "destroy Tow Radar");
	assert_int_equal(player(t, 0)->level, 2);
	close_table(t);
}

/* STS-045: in a Recession one gets a quarter, and is told so. */
static void a_recession_is_thought_of(void **unused)
{
	(void)unused;
	struct table *t = in_ops_with("Headhunters");
	set_context(t, "Recession");
	give(t, 0, "Committee Chair");
	assert_string_equal(text_of(t, "Headhunters"),
	                    "A rival loses up to $5M, and you gain that as revenue.");
	assert_non_null(strstr(explained(t, 0, "play Committee Chair"),
	                       "You hold the shift token already. At present that is +$2M."));
	say(t, 0, "Committee Chair");
	assert_int_equal(funds(t, 0), 32);
	close_table(t);
	t = set_table(3, NULL);
	orbit(t, 0);
	give(t, 0, "Headhunters");
	set_context(t, "Recession");
	set_funds(t, 2, 3);
	say(t, 0, "Headhunters");
	assert_non_null(strstr(explained(t, 0, "aim at p2"), "p2 loses $5M, you gain $2M."));
	assert_non_null(strstr(explained(t, 0, "aim at p3"), "p3 loses $3M, you gain $1M."));
	say(t, 0, "aim at p2");
	assert_int_equal(funds(t, 0), 29 + 2);
	assert_int_equal(funds(t, 1), 25);
	close_table(t);
}

/* A launch that costs money does not win by the money it had; one whose Contract brings the
 * goal does. */
static void a_launch_says_whether_it_wins(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, "personas=chosen");
	be(t, 0, "Test Pilot", 1); /* $3M for each launch */
	be(t, 1, "Pack Rat", 1);
	set_funds(t, 0, 102);
	assert_null(strstr(explained(t, 0, "launch"), "you win"));
	assert_non_null(strstr(explained(t, 0, "launch"), "Hard Landings: -$3M."));
	set_funds(t, 0, 103);
	assert_non_null(strstr(explained(t, 0, "launch"), "you win"));
	set_funds(t, 0, 94);
	build(t, 0, "Snare Net");
	open_contract(t, "Hold This, Please");
	assert_non_null(strstr(explained(t, 0, "launch"), "Takes Hold This, Please: +$9M."));
	assert_non_null(strstr(explained(t, 0, "launch"), "you win"));
	close_table(t);
}

/* One card, one turn, one left. */
static void one_is_singular(void **unused)
{
	(void)unused;
	const struct pl_event keep = { STS_DID_KEEP, 0, 0, { 1 }, { 0 } };
	const struct pl_event back = { STS_DID_RETURN_SET, 0, 0, { 1 }, { 0 } };
	struct table *t = open_table(2, NULL, 1);
	char room[200];
	struct pl_text text = pl_text_in(room, sizeof room);
	sts_tell(t->book, &keep, &text);
	assert_string_equal(room, "p1 keeps 1 card");
	text = pl_text_in(room, sizeof room);
	sts_tell(t->book, &back, &text);
	assert_string_equal(room, "1 card set aside is shuffled back");
	close_table(t);
}

/* --- numbers of explanations against what happens, in random games ------------------------ */

/* The sums of "+$nM" less those of "-$nM" in a text, "Pay $nM" not among them; and whether
 * "At present" corrects a printed number. */
static int money_said(const char *text)
{
	int sum = 0;
	for (const char *at = strchr(text, '$'); at != NULL; at = strchr(at + 1, '$')) {
		bool listed = at > text + 1 && at[-2] == ' ' && (at[-1] == '+' || at[-1] == '-');
		const char *turn = strstr(at, "M a turn");
		bool income = turn != NULL && turn == at + 1 + strspn(at + 1, "0123456789");
		if (listed && !income)
			sum += (at[-1] == '+' ? 1 : -1) * atoi(at + 1);
	}
	return sum;
}

/* What a plain "You gain $nM." of a card brings that "At present" does not correct. */
static int money_printed(const struct sts_rules *r, int kind, const char *text)
{
	int sum = 0;
	if (strstr(text, "At present") != NULL)
		return 0;
	for (int i = 0; i < r->card[kind - 1].effects; i++) {
		const struct sts_effect *e = &r->card[kind - 1].effect[i];
		if (e->deed == STS_DO_MONEY && e->who == STS_SELF && e->per == 0)
			sum += e->n;
	}
	return sum;
}

/* Whether the whole of a move is done at once and without chance: nothing of a rival's, no
 * Shift, no choice. */
static bool is_plain(const struct sts_rules *r, const struct pl_move *move)
{
	if (move->verb == STS_LAUNCH || move->verb == STS_RETURN || move->verb == STS_REPAIR)
		return true;
	if (move->verb != STS_PLAY)
		return false;
	const struct sts_card *card = &r->card[move->arg[0] - 1];
	for (int i = 0; i < card->effects; i++) {
		int deed = card->effect[i].deed;
		if (deed != 0 && card->effect[i].on == 0 && deed != STS_DO_MONEY &&
		    deed != STS_DO_LASTING && deed != STS_DO_TOKEN && deed != STS_DO_PHASE)
			return false;
		if (card->effect[i].who > STS_SELF)
			return false;
	}
	return true;
}

static int price_said(const char *text)
{
	const char *pay = strstr(text, "Pay $");
	return pay != NULL ? atoi(pay + strlen("Pay $")) : 0;
}

static void hold_against_play(struct table *t, const struct pl_move *move)
{
	char room[1024];
	struct pl_text text = pl_text_in(room, sizeof room);
	struct sts_state after = t->s;
	struct pl_events events = { .count = 0 };
	int seat = move->seat, before = t->s.player[seat].funds;
	sts_explain(t->book, view_of(t, seat), move, &text);
	sts_apply(t->book->rules, &after.base, move, &events);
	int said = money_said(room) - price_said(room);
	if (move->verb == STS_PLAY && move->arg[0] > t->r->parts)
		said += money_printed(t->r, move->arg[0], room);
	if (after.player[seat].funds - before != said)
		fail_msg("%d became %d, but: %s", before, after.player[seat].funds, room);
}

static void play_and_compare(uint64_t seed, const char *one, const char *two, int *compared)
{
	struct table *t = open_table_with(2 + (int)(seed % 3), one, two, seed);
	struct pl_chance chance = { { seed, 1 }, 0 };
	for (int ply = 0; ply < 400 && t->s.base.pending != 0; ply++) {
		struct pl_move moves[PL_MOVES];
		int seat = pl_first_pending(&t->s.base);
		int count = sts_legal(t->book->rules, view_of(t, seat), seat, moves);
		for (int i = 0; i < count; i++)
			if (is_plain(t->r, &moves[i])) {
				hold_against_play(t, &moves[i]);
				(*compared)++;
			}
		make_move(t, &moves[pl_draw(&chance, (uint32_t)count)]);
	}
	close_table(t);
}

/* Whatever a launch, a return, a repair or a card for oneself is said to bring, it brings. */
static void explanations_keep_their_word(void **unused)
{
	(void)unused;
	int compared = 0;
	for (uint64_t seed = 1; seed <= 40; seed++) {
		play_and_compare(seed, "personas=dealt-3", NULL, &compared);
		play_and_compare(seed, "personas=dealt", "sprint=yes", &compared);
		play_and_compare(seed, "rags_to_riches=yes", "personas=dealt-2", &compared);
	}
	assert_true(compared > 20000);
}

/* --- any move, legal or not ----------------------------------------------------------------- */

/* Every action that a form has, in several positions: checked, put into words and explained. */
static void every_move_can_be_put_into_words(void **unused)
{
	(void)unused;
	static const char *const settings[] = { NULL, "personas=chosen", "epoch_master=yes" };
	int actions = pl_action_count(&sts_description), refused = 0;
	assert_true(actions > 500);
	for (int i = 0; i < 3; i++) {
		struct table *t = open_table(3, settings[i], 3);
		struct pl_chance chance = { { 9, (uint64_t)i }, 0 };
		for (int ply = 0; ply < 60 && t->s.base.pending != 0; ply++) {
			struct pl_move moves[PL_MOVES], move;
			int seat = pl_first_pending(&t->s.base);
			for (int action = ply % 7; action < actions; action += 7) {
				char room[1024];
				struct pl_text text = pl_text_in(room, sizeof room);
				if (!pl_action_move(&sts_description, action, action % 3, 3, &move))
					continue;
				sts_format(t->book, &t->s.base, &move, &text);
				sts_explain(t->book, &t->s.base, &move, &text);
				refused += sts_check(t->book->rules, &t->s.base, &move) != 0;
			}
			int count = sts_legal(t->book->rules, &t->s.base, seat, moves);
			make_move(t, &moves[pl_draw(&chance, (uint32_t)count)]);
		}
		close_table(t);
	}
	assert_true(refused > 1000);
}

/* Each refusal with its clause: STS-049, STS-020, STS-054, STS-059, STS-C37. */
static void refusals_name_their_clause(void **unused)
{
	(void)unused;
	struct table *t = set_table(2, NULL);
	build(t, 0, "Tow Radar");
	build(t, 0, "Reusability");
	assert_refused(t, "STS-054", STS_REPAIR, card(t, "Comms Relay"), 0);
	assert_refused(t, "STS-059", STS_REPAIR, card(t, "Tow Radar"), 0);
	assert_refused(t, "STS-054", STS_JUNK, card(t, "Comms Relay"), 0);
	assert_refused(t, "STS-C37", STS_USE, card(t, "Reusability"), 0); /* an empty pile */
	assert_refused(t, "STS-071", STS_USE, card(t, "Adaptability"), 0);
	assert_refused(t, "STS-020", STS_MEND, card(t, "Tow Radar"), 0);
	orbit(t, 0);
	set_funds(t, 0, 100);
	struct pl_move again = { STS_DONE, 0, { 0 } };
	say(t, 0, "end turn");
	assert_int_equal(t->s.base.phase, STS_WON);
	int why = sts_check(t->book->rules, &t->s.base, &again);
	assert_string_equal(sts_game.reasons[why].clause, "STS-049");
	close_table(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(overtime_and_audit_say_what_they_do),
		cmocka_unit_test(nothing_to_remove_says_when_it_opens),
		cmocka_unit_test(a_recession_is_thought_of),
		cmocka_unit_test(a_launch_says_whether_it_wins),
		cmocka_unit_test(one_is_singular),
		cmocka_unit_test(explanations_keep_their_word),
		cmocka_unit_test(every_move_can_be_put_into_words),
		cmocka_unit_test(refusals_name_their_clause),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

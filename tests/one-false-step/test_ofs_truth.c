/* test_ofs_truth.c - what is explained before a move is what the move does: many games are
 * played, by the standard numbers and by others, and every sentence is held against the
 * position after it. And refusals: any move that can be written is answered with its clause. */
#include "one-false-step/table.h"

#include "core/chance.h"
#include "core/language.h"

/* Numbers with which sentences that forget one of them are found out. */
static const char *const tables[][8] = {
	{ NULL },
	{ "targets=twelve", "population=yes", "system[Fuel].points=1", "system[Fuel].fee=0", NULL },
	{ "shot_system=2", "shot_counter=3", "system[Guidance].fee=9", "system[Guidance].points=0",
	  "goal=40", "farm_yield=3", NULL },
	{ "start_level=9", "level[10].target=13", "start_gold=30", "start_food=20",
	  "shot_counter=0", "bank_rate=2", "minimum_bid=3", NULL },
};

/* --- reading a sentence ---------------------------------------------------------------- */

/* The number that comes after these words of a text; -1: it does not have them. */
static int after(const char *text, const char *words)
{
	const char *at = strstr(text, words);
	return at == NULL ? -1 : atoi(at + strlen(words));
}

/* The number before these words. */
static int before(const char *text, const char *words)
{
	const char *at = strstr(text, words);
	if (at == NULL)
		return -1;
	while (at > text && at[-1] >= '0' && at[-1] <= '9')
		at--;
	return atoi(at);
}

static bool has(const char *text, const char *words)
{
	return strstr(text, words) != NULL;
}

/* --- one move, as it was promised ------------------------------------------------------- */

/* The position after a move, with other chances than those to come. */
static struct ofs_state make(const struct table *t, const struct pl_move *move, uint64_t key,
                             struct pl_events *events)
{
	struct ofs_state s = t->s;
	s.base.chance.key[1] = key;
	memset(events, 0, sizeof *events);
	ofs_game.apply(t->book->rules, &s.base, move, events);
	return s;
}

static const struct pl_event *find(const struct pl_events *events, int kind)
{
	for (int i = 0; i < events->count; i++)
		if (events->at[i].kind == kind)
			return &events->at[i];
	return NULL;
}

/* OFS-088 to OFS-093, OFS-116: what each outcome brings, and which of them win. */
static void shot_is_true(const struct table *t, const struct pl_move *move, const char *text)
{
	int to_win = has(text, "any system that holds wins") ? 1
		: has(text, "two systems that hold win")     ? 2
		: has(text, "all three would make")          ? 3
							     : 4;
	int score = ofs_score(t->r, &t->s, move->seat);
	for (uint64_t key = 0; key < 12; key++) {
		struct pl_events events;
		struct ofs_state s = make(t, move, key, &events);
		const struct pl_event *shot = find(&events, OFS_DID_SHOOT);
		int held = ofs_count(shot->arg[4]), gained = shot->arg[6] << 8 | shot->arg[7];
		assert_int_equal(s.base.phase == OFS_WON, held >= to_win);
		char words[40];
		snprintf(words, sizeof words, "+%d ", gained);
		assert_has(text, words);
		if (held == OFS_SYSTEMS && to_win == 3)
			assert_int_equal(before(text, " points and win"), score + gained);
		assert_int_equal(s.player[move->seat].rocket, 0);
	}
}

/* OFS-078, OFS-085, OFS-087: price, fee, card, points and victory. */
static void raise_is_true(const struct table *t, const struct pl_move *move, const char *text)
{
	struct pl_events events;
	struct ofs_state s = make(t, move, 1, &events);
	const struct ofs_player *p = &t->s.player[move->seat], *q = &s.player[move->seat];
	const struct pl_event *raised = find(&events, OFS_DID_RAISE);
	int fee = before(text, " of it go");
	assert_int_equal(after(text, "Level "), q->level[move->arg[0] - 1]);
	assert_int_equal(before(text, " Gold: "), p->gold - q->gold);
	assert_int_equal(fee < 0 ? 0 : fee, raised->arg[3]);
	assert_int_equal(has(text, "you take the Know-how"), find(&events, OFS_DID_LEARN) != NULL);
	if (has(text, "you take the Know-how"))
		assert_int_equal(after(text, "you take the Know-how, +"),
		                 ofs_score(t->r, &s, move->seat) -
		                         ofs_score(t->r, &t->s, move->seat));
	assert_int_equal(has(text, "and win with"), s.base.phase == OFS_WON);
	if (has(text, "and win with"))
		assert_int_equal(after(text, "and win with "), ofs_score(t->r, &s, move->seat));
}

/* OFS-054 to OFS-058: who cannot lose does not. */
static void jump_is_true(const struct table *t, const struct pl_move *move, const char *text)
{
	int won = 0;
	for (uint64_t key = 0; key < 12; key++) {
		struct pl_events events;
		struct ofs_state s = make(t, move, key, &events);
		won += (s.player[move->seat].claims & ofs_claim_bit(move->arg[1])) != 0;
	}
	if (has(text, "you cannot lose") || has(text, "you win 100%"))
		assert_int_equal(won, 12);
	if (has(text, "you win 0%"))
		assert_int_equal(won, 0);
	assert_int_equal(has(text, "you win 100%"), false);
}

/* OFS-059, OFS-066, OFS-094. */
static void counters_are_true(const struct table *t, const struct pl_move *move, const char *text)
{
	struct pl_events events;
	struct ofs_state s = make(t, move, 1, &events);
	if (move->verb == OFS_STRENGTHEN) {
		int room = after(text, "it holds at most ");
		assert_int_equal(after(text, " will count "), s.town[move->arg[0]].pile);
		assert_true(room < 0 ? !t->r->population : s.town[move->arg[0]].pile <= room);
	} else {
		assert_int_equal(atoi(text), s.player[move->seat].rocket);
		assert_int_equal(after(text, "each is worth "), t->r->shot_counter);
		assert_has(text, "After the shot all are gone, whatever happens");
	}
}

/* OFS-072 to OFS-074. */
static void wednesday_is_true(const struct table *t, const struct pl_move *move, const char *text)
{
	struct pl_events events;
	struct ofs_state s = make(t, move, 1, &events);
	const struct ofs_player *p = &t->s.player[move->seat];
	if (move->verb == OFS_FEED) {
		assert_int_equal(after(text, "Pay "), find(&events, OFS_DID_FEED)->arg[0]);
		assert_int_equal(after(text, "keep "), p->food - after(text, "Pay "));
		return;
	}
	int points = before(text, t->r->city[move->arg[0] - 1].red == 1 ? " point." : " points.");
	assert_int_equal(after(text, "Save "),
	                 ofs_upkeep(t->r, &t->s, move->seat) - ofs_upkeep(t->r, &s, move->seat));
	assert_int_equal(points,
	                 ofs_score(t->r, &t->s, move->seat) - ofs_score(t->r, &s, move->seat));
	assert_true(s.town[move->arg[0]].where == OFS_TOP || s.town[move->arg[0]].where == OFS_LOT);
}

static void chips_are_true(const struct table *t, const struct pl_move *move, const char *text)
{
	struct pl_events events;
	struct ofs_state s = make(t, move, 1, &events);
	const struct ofs_player *q = &s.player[move->seat];
	if (move->verb == OFS_PAY) {
		assert_int_equal(has(text, "nothing"), ofs_chips(q) == 0);
		int red = before(text, " red"), food = before(text, " Food");
		int gold = before(text, " Gold");
		assert_int_equal(red < 0 ? 0 : red, q->red);
		assert_int_equal(food < 0 ? 0 : food, q->food);
		assert_int_equal(gold < 0 ? 0 : gold, q->gold);
	} else if (move->verb == OFS_ACCEPT) {
		const struct ofs_offer *offer = &t->s.offer;
		assert_int_equal(after(text, "You give "), offer->take);
		assert_int_equal(after(text, "and get "), offer->give);
	} else if (move->verb == OFS_OFFER) {
		assert_int_equal(after(text, "at once; "), t->r->offers_a_day - q->offers);
	}
}

/* OFS-038, OFS-096, OFS-118. */
static void bid_is_true(const struct table *t, const struct pl_move *move, const char *text)
{
	int city = move->verb == OFS_BID_ON ? move->arg[0] : t->s.lot;
	if (city == 0)
		return;
	const struct ofs_city *row = &t->r->city[city - 1];
	assert_int_equal(after(text, "eats "), row->food);
	assert_int_equal(after(text, "worth "), row->red);
	assert_int_equal(has(text, "holds at most"), t->r->population);
	if (move->verb == OFS_BID_ON)
		assert_int_equal(before(text, " people"), row->population);
	else
		assert_int_equal(after(text, "Active after "), move->arg[0] - move->arg[0] / 2);
	for (int other = 1; has(text, "the most of all") && other <= t->r->cities; other++)
		if (t->s.town[other].where == OFS_SEAT && other != city)
			assert_true(t->r->city[other - 1].population < row->population);
}

static void sentence_is_true(const struct table *t, const struct pl_move *move)
{
	typedef void holder(const struct table *, const struct pl_move *, const char *);
	static holder *const by_verb[OFS_VERBS] = {
		[OFS_SHOOT] = shot_is_true,       [OFS_RAISE] = raise_is_true,
		[OFS_JUMP] = jump_is_true,        [OFS_STRENGTHEN] = counters_are_true,
		[OFS_BOARD] = counters_are_true,  [OFS_FEED] = wednesday_is_true,
		[OFS_STARVE] = wednesday_is_true, [OFS_PAY] = chips_are_true,
		[OFS_ACCEPT] = chips_are_true,    [OFS_OFFER] = chips_are_true,
		[OFS_BID_ON] = bid_is_true,       [OFS_BID] = bid_is_true,
	};
	char room[512];
	struct pl_text text = pl_text_in(room, sizeof room);
	ofs_game.explain(t->book, &t->s.base, move, &text);
	assert_true(room[0] != '\0');
	assert_false(has(room, "1 points") && !has(room, "11 points") && !has(room, "21 points") &&
	             !has(room, "31 points") && !has(room, "41 points"));
	if (by_verb[move->verb] != NULL)
		by_verb[move->verb](t, move, room);
}

/* A move by lot, but rather one that a sensible mayor would make. */
static struct pl_move draw_move(const struct table *t, struct pl_chance *chance)
{
	static struct pl_move moves[PL_MOVES];
	uint16_t weight[PL_MOVES];
	int seat = pl_first_pending(&t->s.base), best = 0;
	int count = ofs_game.legal(t->book->rules, &t->s.base, seat, moves);
	for (int i = 0; i < count; i++)
		sentence_is_true(t, &moves[i]);
	if (pl_draw(chance, 4) == 0)
		return moves[pl_draw(chance, (uint32_t)count)];
	ofs_game.weigh(t->book->rules, &t->s.base, moves, count, weight);
	for (int i = 1; i < count; i++)
		if (weight[i] > weight[best])
			best = i;
	return moves[best];
}

static void explanations_are_true(void **unused)
{
	(void)unused;
	for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++) {
		for (uint64_t seed = 0; seed < 6; seed++) {
			struct table *t = open_with(3 + (int)(seed % 4), seed, tables[i]);
			struct pl_chance chance = { { seed, 99 }, 0 };
			for (int ply = 0; ply < 400 && t->s.base.pending != 0; ply++) {
				struct pl_move move = draw_move(t, &chance);
				make_move(t, &move);
			}
			close_table(t);
		}
	}
}

/* --- the sentences that were not true --------------------------------------------------- */

static const char *said(struct table *t, int verb, int a, int b)
{
	static char room[512];
	struct pl_text text = pl_text_in(room, sizeof room);
	struct pl_move move = { (uint8_t)verb, 0, { (uint8_t)a, (uint8_t)b } };
	ofs_game.explain(t->book, &t->s.base, &move, &text);
	return room;
}

/* OFS-091, OFS-116: at 29 points any system wins, and no number beyond the goal is asked for. */
static void what_wins_is_said(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, OFS_THURSDAY, NULL);
	give_chips(t, 0, 29, 9, 9);
	player(t, 0)->rocket = 5;
	assert_has(said(t, OFS_SHOOT, 0, 0), "any system that holds wins");
	assert_null(strstr(said(t, OFS_SHOOT, 0, 0), "37"));
	give_chips(t, 0, 28, 9, 9);
	assert_has(said(t, OFS_SHOOT, 0, 0), "two systems that hold win");
	give_chips(t, 0, 22, 9, 9);
	assert_has(said(t, OFS_SHOOT, 0, 0), "all three would make 30 points and win, since 30");
	give_chips(t, 0, 21, 9, 9);
	assert_null(strstr(said(t, OFS_SHOOT, 0, 0), "win"));
	close_table(t);
	t = set_table(3, OFS_THURSDAY, "shot_counter=4");
	give_chips(t, 0, 22, 9, 9);
	player(t, 0)->rocket = 2;
	assert_has(said(t, OFS_SHOOT, 0, 0), "all three would make 33 points and win, since 30");
	close_table(t);
}

/* OFS-058, OFS-076: an undefended claim may well lie at the door of a city. */
static void undefended_is_not_cut_off(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, OFS_MONDAY, NULL);
	give_city(t, 0, "Farmington", 2);
	town(t, "Farmington")->middle = 1;
	give_claim(t, 1, "mine 1-3");
	give_inactive(t, 1, "Paydirt", 2); /* its owner's, at whose door it lies, and asleep */
	const char *text = said(t, OFS_JUMP, city(t, "Farmington"), claim(t, "mine 1-3"));
	assert_has(text, "no city of p2 defends: you cannot lose");
	assert_null(strstr(text, "cut off"));
	close_table(t);
}

/* OFS-074, OFS-C17: of two that starve only the last is sold on Saturday. */
static void starving_says_who_is_sold(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, OFS_WEDNESDAY, NULL);
	give_city(t, 0, "Farmington", 2);
	give_city(t, 0, "Bent Nail", 1);
	assert_has(said(t, OFS_STARVE, city(t, "Farmington"), 0),
	           "Save 1 Food, lose the city, its 2 counters and 2 points. Its card goes on top "
	           "of the deck: for sale on Saturday, unless another city starves after it");
	assert_has(said(t, OFS_STARVE, city(t, "Bent Nail"), 0), "its 1 counter and 1 point.");
	close_table(t);
}

/* OFS-086: the fee is of the price, so it is never more. */
static void a_fee_is_no_more_than_the_price(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, OFS_THURSDAY, "system[Fuel].fee=9");
	give_chips(t, 0, 20, 4, 9);
	give_levels(t, 1, 1, 1, 6);
	give_know_how(t, 1, OFS_FUEL);
	assert_has(said(t, OFS_RAISE, OFS_FUEL, 0), "Level 2 for 1 Gold");
	assert_has(said(t, OFS_RAISE, OFS_FUEL, 0), "1 of it goes to p2");
	close_table(t);
}

/* --- refusals --------------------------------------------------------------------------- */

/* A text that is a move, and is refused with this clause. */
static void assert_answer(struct table *t, const char *text, const char *clause)
{
	struct pl_move move;
	int seat = pl_first_pending(&t->s.base);
	if (!read_move(t, seat, text, &move))
		fail_msg("'%s' is no move", text);
	int why = ofs_game.check(t->book->rules, &t->s.base, &move);
	if (strcmp(ofs_game.reasons[why].clause, clause) != 0)
		fail_msg("'%s': %s and not %s", text, ofs_game.reasons[why].clause, clause);
	assert_true(ofs_game.reasons[why].text[0] != '\0');
}

/* OFS-028, OFS-032, OFS-034, OFS-100, OFS-C10, OFS-C11: of the auctions. */
static void auctions_refuse_with_their_clause(void **unused)
{
	(void)unused;
	struct table *t = open_table(6, NULL, 1);
	assert_answer(t, "pass", "OFS-028");
	assert_answer(t, "bid 1 on Paydirt", "OFS-028");
	assert_answer(t, "bid 21 on Farmington", "OFS-C11");
	say(t, t->s.turn, "bid 3 on Farmington");
	assert_answer(t, "bid 3 on Farmington", "OFS-032");
	close_table(t);
	t = set_table(3, OFS_FRIDAY - 1, NULL);
	give_chips(t, 0, 20, 0, 0);
	assert_answer(t, "bid 1 on Farmington", "OFS-034");
	assert_answer(t, "bid 1", "OFS-040");
	next_lot(t, "Farmington");
	idle_until(t, OFS_SATURDAY);
	assert_answer(t, "bid 30", "OFS-C11");
	say(t, t->s.turn, "bid 3");
	assert_answer(t, "bid 3", "OFS-100");
	assert_answer(t, "moon shot", "OFS-040");
	close_table(t);
}

/* OFS-020, OFS-046, OFS-047, OFS-048, OFS-049, OFS-052, OFS-062, OFS-118: of Monday. */
static void monday_refuses_with_its_clause(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, OFS_MONDAY, "population=yes");
	give_city(t, 0, "Bent Nail", 1);
	town(t, "Bent Nail")->middle = 2;
	give_claim(t, 1, "mine 1-1");
	assert_answer(t, "strengthen Bent Nail", "OFS-118");
	assert_answer(t, "stake mine 1-1 from Bent Nail", "OFS-048");
	assert_answer(t, "jump farm 1-1 from Bent Nail", "OFS-052");
	assert_answer(t, "stake mine 4-1 from Bent Nail", "OFS-049");
	assert_answer(t, "board 3 from Bent Nail", "OFS-047");
	assert_answer(t, "board from Paydirt", "OFS-046");
	assert_answer(t, "train from Bent Nail to Paydirt", "OFS-062");
	assert_answer(t, "done", "OFS-040");
	assert_answer(t, "accept", "OFS-C26");
	assert_answer(t, "button to p2", "OFS-109");
	assert_answer(t, "pay 1 red", "OFS-108");
	assert_answer(t, "bank 30 Food for 10 Gold", "OFS-113");
	assert_answer(t, "offer 40 Food for 1 Gold to p2", "OFS-C26");
	assert_answer(t, "offer 1 Food for 1 Gold to p1", "OFS-114");
	struct pl_move move;
	assert_false(read_move(t, 0, "dig in Bent Nail", &move));
	close_table(t);
}

/* OFS-073, OFS-078, OFS-081, OFS-088, OFS-C25: of Wednesday and Thursday; OFS-116: of the end. */
static void other_days_refuse_with_their_clause(void **unused)
{
	(void)unused;
	struct table *t = set_table(3, OFS_WEDNESDAY, NULL);
	give_city(t, 0, "Soda Creek", 1);
	give_chips(t, 0, 20, 2, 0);
	assert_answer(t, "feed all", "OFS-C25");
	assert_answer(t, "starve Paydirt", "OFS-073");
	close_table(t);
	t = set_table(3, OFS_THURSDAY, NULL);
	give_chips(t, 0, 20, 2, 0);
	assert_answer(t, "moon shot", "OFS-088");
	assert_answer(t, "raise Fuel", "OFS-078");
	give_levels(t, 0, 1, 1, 10);
	assert_answer(t, "raise Fuel", "OFS-081");
	struct pl_move pass = { OFS_PASS, 0, { 0 } };
	t->s.base.phase = OFS_WON;
	pl_game_over(&t->s.base);
	assert_string_equal(
		ofs_game.reasons[ofs_game.check(t->book->rules, &t->s.base, &pass)].clause,
		"OFS-116");
	close_table(t);
}

/* Every move that some form holds, legal or not, can be written, explained and refused, in both
 * languages; of those that the data has rows for no two are written alike. */
static void any_move_can_be_written(void **unused)
{
	(void)unused;
	struct pl_language *german = pl_language_of(&ofs_game, "de");
	int32_t heads[1 + PL_ARGS];
	pl_action_heads(&ofs_description, heads);
	for (uint64_t seed = 0; seed < 8; seed++) {
		struct table *t = open_with(3 + (int)(seed % 4), seed, tables[seed % 4]);
		struct pl_book book = pl_book_in(t->book, german);
		struct pl_chance chance = { { seed, 7 }, 0 };
		for (int ply = 0; ply < 60 && t->s.base.pending != 0; ply++) {
			for (int i = 0; i < 300; i++) {
				int32_t part[1 + PL_ARGS];
				struct pl_move move;
				for (int j = 0; j <= PL_ARGS; j++)
					part[j] = heads[j] > 0
						? (int32_t)pl_draw(&chance, (uint32_t)heads[j])
						: 0;
				if (!pl_action_of_parts(&ofs_description, part, t->s.turn,
				                        t->s.base.seats, &move))
					continue;
				char room[512];
				struct pl_text text = pl_text_in(room, sizeof room);
				ofs_game.format(t->book, &t->s.base, &move, &text);
				ofs_game.format(&book, &t->s.base, &move, &text);
				text = pl_text_in(room, sizeof room);
				ofs_game.explain(t->book, &t->s.base, &move, &text);
				text = pl_text_in(room, sizeof room);
				ofs_game.explain(&book, &t->s.base, &move, &text);
				ofs_game.check(t->book->rules, &t->s.base, &move);
			}
			struct pl_move move = draw_move(t, &chance);
			make_move(t, &move);
		}
		close_table(t);
	}
	pl_language_free(german);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(explanations_are_true),
		cmocka_unit_test(what_wins_is_said),
		cmocka_unit_test(undefended_is_not_cut_off),
		cmocka_unit_test(starving_says_who_is_sold),
		cmocka_unit_test(a_fee_is_no_more_than_the_price),
		cmocka_unit_test(auctions_refuse_with_their_clause),
		cmocka_unit_test(monday_refuses_with_its_clause),
		cmocka_unit_test(other_days_refuse_with_their_clause),
		cmocka_unit_test(any_move_can_be_written),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

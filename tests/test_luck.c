/* test_luck.c - luck is none on average, takes noise out of wins and nothing else, and leaves
 * the games alone. */
#include "test.h"

#include "core/chance.h"
#include "core/turn.h"
#include "lab/estimate.h"

#include <math.h>

/* --- a game that is known through and through ------------------------------------ */

/* A lot says at the start who of two is strong. Then the first seat makes the only move there is,
 * which tosses; the second says left or right. The strong one wins by so many of four tosses, or,
 * where choice rules, left is a win for the first seat and the toss is nothing but noise to the
 * judge. */
struct lot_rules {
	struct pl_rules base;
	int32_t odds, choice;
};

struct lot_state {
	struct pl_state base;
	uint8_t strong, toss, winner; /* seats from 1, toss from 1 */
	uint8_t unused[5];
};

enum { STRENGTH, TOSS };

static void lot_setup(const struct pl_rules *rules, struct pl_state *state)
{
	(void)rules;
	((struct lot_state *)state)->strong = (uint8_t)(1 + pl_draw(&state->chance, 2));
	pl_ask(state, 0);
}

static int lot_legal(const struct pl_rules *rules, const struct pl_state *view, int seat,
                     struct pl_move out[PL_MOVES])
{
	(void)rules;
	if ((view->pending & 1u << seat) == 0)
		return 0;
	for (int i = 0; i <= seat; i++)
		out[i] = (struct pl_move){ 1, (uint8_t)seat, { (uint8_t)(i + 1) } };
	return seat + 1;
}

static void lot_apply(const struct pl_rules *rules, struct pl_state *state,
                      const struct pl_move *move, struct pl_events *events)
{
	const struct lot_rules *r = (const struct lot_rules *)rules;
	struct lot_state *s = (struct lot_state *)state;
	(void)events;
	state->ply++;
	if (move->seat == 0) {
		s->toss = (uint8_t)pl_roll(&state->chance, 4);
		pl_ask(state, 1);
		return;
	}
	bool strong = s->toss <= r->odds;
	s->winner = r->choice != 0 ? move->arg[0] : strong ? s->strong : (uint8_t)(3 - s->strong);
	pl_game_over(state);
}

static void lot_observe(const struct pl_rules *rules, struct pl_state *state, int seat)
{
	(void)rules;
	(void)seat;
	state->chance = (struct pl_chance){ { 0, 0 }, 0 };
}

static void lot_returns(const struct pl_rules *rules, const struct pl_state *state,
                        struct pl_result *result)
{
	(void)rules;
	memset(result, 0, sizeof *result);
	for (int seat = 0; seat < 2; seat++) {
		bool won = ((const struct lot_state *)state)->winner == seat + 1;
		result->score[seat] = won;
		result->place[seat] = won ? 1 : 2;
	}
}

/* What is true: the odds before the toss, who has won after it. */
static void lot_value(const struct pl_rules *rules, const struct pl_state *state,
                      int32_t out[PL_SEATS])
{
	const struct lot_rules *r = (const struct lot_rules *)rules;
	const struct lot_state *s = (const struct lot_state *)state;
	int32_t strong = s->toss == 0 ? 250 * r->odds : s->toss <= r->odds ? 1000 : 0;
	memset(out, 0, PL_SEATS * sizeof out[0]);
	out[s->strong - 1] = strong;
	out[2 - s->strong] = 1000 - strong;
}

static void lot_measure(const struct pl_rules *rules, const struct pl_state *state,
                        const struct pl_events *events, int32_t out[PL_MEASURES][PL_SEATS])
{
	const struct lot_rules *r = (const struct lot_rules *)rules;
	const struct lot_state *s = (const struct lot_state *)state;
	(void)events;
	for (int seat = 0; seat < 2; seat++) {
		bool strong = s->strong == seat + 1;
		out[STRENGTH][seat] = strong ? 1 : 2;
		if (s->toss != 0)
			out[TOSS][seat] = strong == (s->toss <= r->odds) ? 1 : 2;
	}
}

static const struct pl_measure lot_measures[] = {
	{ "strength", PL_GROUP, 2, 1, "Such players win #." },
	{ "toss", PL_GROUP, 2, 1, "Such players win #." },
	{ NULL, 0, 0, 0, NULL },
};

static const char *const no_events[] = { "", NULL };

static const struct pl_game lot = {
	.slug = "lot",
	.title = "Lot",
	.version = 1,
	.min_seats = 2,
	.max_seats = 2,
	.rules_size = sizeof(struct lot_rules),
	.state_size = sizeof(struct lot_state),
	.event_kinds = no_events,
	.setup = lot_setup,
	.legal = lot_legal,
	.apply = lot_apply,
	.observe = lot_observe,
	.returns = lot_returns,
	.value = lot_value,
	.measures = lot_measures,
	.measure = lot_measure,
};

/* --- runs --------------------------------------------------------------------------- */

struct lab {
	struct lot_rules rules[2];
	struct pl_book lots[2], *books[2];
	const struct pl_book *used[2];
	struct pl_sim sim;
	struct pl_sim_result result;
};

static void open_lab(struct lab *lab, const struct pl_game *game, int seats, const char *bot,
                     uint64_t games)
{
	memset(lab, 0, sizeof *lab);
	lab->sim = (struct pl_sim){
		.game = game,
		.books = lab->used,
		.variants = 1,
		.seats = seats,
		.seed = { 20, 7 },
		.games = games,
		.threads = 2,
		.luck_in = PL_LUCK_IN_ALL,
	};
	for (int seat = 0; seat < seats; seat++)
		lab->sim.bots[seat] = pl_bot_of(bot);
}

static void open_lot(struct lab *lab, int odds, bool choice, uint64_t games)
{
	open_lab(lab, &lot, 2, "random", games);
	lab->rules[0] = (struct lot_rules){ { 1, 1 }, odds, choice };
	lab->lots[0] = (struct pl_book){ .rules = &lab->rules[0].base };
	lab->used[0] = &lab->lots[0];
}

static void open_game(struct lab *lab, const char *slug, int seats, const char *bot,
                      const char *setting, uint64_t games)
{
	const struct pl_game *game = pl_find_game(slug);
	open_lab(lab, game, seats, bot, games);
	lab->books[0] = pl_book_standard(game, &setting, setting != NULL, NULL);
	assert_non_null(lab->books[0]);
	lab->used[0] = lab->books[0];
}

/* A second book, that differs from the standard data by a setting. */
static void open_second(struct lab *lab, const char *setting)
{
	lab->books[1] = pl_book_standard(lab->sim.game, &setting, setting != NULL, NULL);
	assert_non_null(lab->books[1]);
	lab->used[1] = lab->books[1];
	lab->sim.variants = 2;
}

static void run(struct lab *lab)
{
	pl_sim_open(&lab->sim, &lab->result);
	assert_true(pl_sim_run(&lab->sim, &lab->result));
}

static void end(struct lab *lab)
{
	pl_sim_close(&lab->result);
	pl_book_free(lab->books[0]);
	pl_book_free(lab->books[1]);
}

static struct pl_luckless wins_of(const struct lab *lab, const char *name)
{
	int i = pl_catalogue_find(lab->result.catalogue, name, PL_WON);
	assert_true(i >= 0);
	return pl_wins_less_luck(lab->result.catalogue, &lab->result.tally[0], &lab->result.luck[0],
	                         i);
}

static struct pl_estimate raw_of(const struct lab *lab, const char *name)
{
	struct pl_estimate is;
	char named[128];
	snprintf(named, sizeof named, "wins %s", name);
	assert_true(
		pl_estimate_named(lab->result.catalogue, &lab->result.tally[0], false, named, &is));
	return is;
}

/* --- none on average ------------------------------------------------------------------ */

enum { GAMES = 800 }; /* of each, where sanitizers do not look on */

/* The games, each with factions or the like drawn by lot where there is such an option. */
static const struct {
	const char *slug, *bot, *setting;
	int seats;
} tables[] = {
	{ "leduc", "random", NULL, 2 },
	{ "traders", "greedy", "companies=drawn", 4 },
	{ "flank", "random", "factions=drawn", 2 },
	{ "one-false-step", "greedy", "mayors=drawn", 3 },
	{ "one-small-step", "greedy", "factions=drawn", 2 },
	{ "space-tug-skirmish", "greedy", "personas=dealt", 3 },
};
enum { TABLES = sizeof tables / sizeof tables[0] };

/* Of about 150 figures one is farther off than 4.5 deviations once in a thousand seeds. */
static void expect_none(const struct lab *lab, const struct pl_luck_sums *sums, int *judged)
{
	double n = (double)lab->result.tally[0].games;
	for (int i = 0; i < sums->figures; i++) {
		if (sums->set[i] < PL_LUCKY)
			continue;
		double mean = (double)sums->luck[i] / n;
		double off = sqrt((double)sums->squares[i] / n / n);
		if (fabs(mean) > 4.5 * off)
			fail_msg("%s, %s: %.1f deviations from none", lab->sim.game->slug,
			         lab->result.catalogue->at[i].name, mean / off);
		++*judged;
	}
}

static void luck_of_a_known_game_is_none_on_average(void **unused)
{
	(void)unused;
	int judged = 0;
	struct lab lab;
	open_lot(&lab, 3, false, 20000);
	run(&lab);
	expect_none(&lab, &lab.result.luck[0], &judged);
	assert_int_equal(judged, 4); /* seats, and by strength */
	end(&lab);
}

/* Who is of a group by what was tossed was of none when it was tossed. */
static void who_is_lucky_first_and_of_a_group_then_is_not_lucky_there(void **unused)
{
	(void)unused;
	struct lab lab;
	open_lot(&lab, 3, false, 1000);
	run(&lab);
	int i = pl_catalogue_find(lab.result.catalogue, "toss 1", PL_WON);
	assert_int_equal(lab.result.tally[0].sum[i + 1], 1000);
	assert_int_equal(lab.result.luck[0].set[i], 0);
	assert_false(wins_of(&lab, "toss 1").known);
	end(&lab);
}

/* --- what it takes out ------------------------------------------------------------------ */

/* A judge who knows and nothing but luck: what is left is the noise of drawing again, one part
 * in as many as are drawn and one. */
static void where_all_is_luck_the_interval_collapses(void **unused)
{
	(void)unused;
	struct lab lab;
	double left = 1.0 / (1 + PL_OTHERS);
	open_lot(&lab, 2, false, 20000);
	run(&lab);
	struct pl_luckless wins = wins_of(&lab, "p1");
	assert_true(wins.known);
	assert_true(fabs(wins.narrower - (1 - sqrt(left))) < 0.01);
	assert_true(fabs(wins.games - 1 / left) < 0.2);
	assert_true(wins.is.low < 0.5 && wins.is.high > 0.5);
	assert_true(wins.is.high - wins.is.low <
	            0.46 * (raw_of(&lab, "p1").high - raw_of(&lab, "p1").low));
	end(&lab);
}

/* The strong ones are not strong by luck: their wins stay what they are. */
static void a_group_keeps_what_it_owes_to_itself(void **unused)
{
	(void)unused;
	struct lab lab;
	open_lot(&lab, 3, false, 20000);
	run(&lab);
	struct pl_luckless strong = wins_of(&lab, "strength 1"), seat = wins_of(&lab, "p1");
	assert_true(strong.known && strong.narrower > 0.5);
	assert_true(strong.is.low < 0.75 && strong.is.high > 0.75);
	assert_true(strong.is.high - strong.is.low < 0.01);
	/* A seat is strong by luck, and that is taken out of its wins with the rest. */
	assert_true(seat.narrower > 0.5);
	assert_true(seat.is.low < 0.5 && seat.is.high > 0.5);
	end(&lab);
}

static void where_luck_decides_nothing_nothing_is_taken_out(void **unused)
{
	(void)unused;
	struct lab lab;
	open_lot(&lab, 2, true, 20000);
	run(&lab);
	struct pl_luckless wins = wins_of(&lab, "p1");
	struct pl_estimate raw = raw_of(&lab, "p1");
	assert_true(wins.known && wins.narrower < 0.001);
	assert_true(fabs(wins.is.is - raw.is) < 0.0003);
	assert_true(fabs((wins.is.high - wins.is.low) / (raw.high - raw.low) - 1) < 0.01);
	end(&lab);
}

static void without_chance_there_is_no_luck(void **unused)
{
	(void)unused;
	struct lab lab;
	open_game(&lab, "connect-four", 2, "random", NULL, 300);
	run(&lab);
	assert_int_equal(lab.result.luck[0].games, 300);
	assert_false(wins_of(&lab, "p1").known);
	end(&lab);
}

static void a_few_games_are_not_enough(void **unused)
{
	(void)unused;
	struct lab lab;
	open_lot(&lab, 2, false, PL_LUCKY - 1);
	run(&lab);
	assert_false(wins_of(&lab, "p1").known);
	end(&lab);
}

/* What is taken out is what is due to luck: as far as luck was off from none, no farther. */
static void expect_agreement(const struct lab *lab, int *narrower)
{
	const struct pl_catalogue *catalogue = lab->result.catalogue;
	for (int i = 0; i < catalogue->count; i++) {
		if (catalogue->at[i].kind != PL_WON)
			continue;
		struct pl_luckless wins = wins_of(lab, catalogue->at[i].name);
		struct pl_estimate raw = raw_of(lab, catalogue->at[i].name);
		if (!wins.known)
			continue;
		double off = (raw.high - raw.low) / 2 / 1.96;
		double due = off * sqrt(fmax(0.002, 1 - 1 / wins.games));
		if (fabs(wins.is.is - raw.is) > 4.5 * due)
			fail_msg("%s, %s: %.3f and %.3f", lab->sim.game->slug,
			         catalogue->at[i].name, wins.is.is, raw.is);
		*narrower += wins.narrower > 0.05;
	}
}

static void luck_is_none_on_average_and_wins_agree_in_every_game(void **unused)
{
	(void)unused;
	if (BRIEF)
		skip();
	int judged = 0, narrower = 0;
	for (int i = 0; i < TABLES; i++) {
		struct lab lab;
		open_game(&lab, tables[i].slug, tables[i].seats, tables[i].bot, tables[i].setting,
		          GAMES);
		run(&lab);
		expect_none(&lab, &lab.result.luck[0], &judged);
		expect_agreement(&lab, &narrower);
		end(&lab);
	}
	assert_true(judged > 20 && narrower > 10);
}

/* --- comparing ---------------------------------------------------------------------------- */

static void a_change_is_told_with_less_noise(void **unused)
{
	(void)unused;
	struct lab lab;
	int judged = 0;
	open_game(&lab, "traders", 3, "greedy", NULL, BRIEF ? 120 : GAMES);
	open_second(&lab, "cure_money=16");
	run(&lab);
	expect_none(&lab, &lab.result.luck_change[1], &judged);
	for (int seat = 0; seat < 3; seat++) {
		int i = PL_SEAT_FIGURES * seat;
		struct pl_luckless less = pl_changed_less_luck(&lab.result, 1, i);
		struct pl_changed raw = pl_changed_of(&lab.result, 1, i);
		double wide = raw.by.high - raw.by.low;
		assert_true(less.known && (BRIEF || less.narrower > 0.05));
		assert_true(fabs(less.is.high - less.is.low - (1 - less.narrower) * wide) < 1e-9);
		assert_true(fabs(less.is.is - raw.by.is) < wide);
	}
	assert_true(judged >= 3);
	end(&lab);
}

static void the_same_data_with_the_same_chance_has_the_same_luck(void **unused)
{
	(void)unused;
	struct lab lab;
	open_game(&lab, "traders", 2, "greedy", NULL, 120);
	open_second(&lab, NULL);
	run(&lab);
	for (int i = 0; i < lab.result.catalogue->count; i++)
		assert_int_equal(lab.result.luck_change[1].set[i], 0);
	assert_false(pl_changed_less_luck(&lab.result, 1, 0).known);
	end(&lab);
}

/* --- and nothing else ------------------------------------------------------------------ */

static char *text_of(const struct lab *lab)
{
	char *text = NULL;
	size_t size = 0;
	FILE *file = open_memstream(&text, &size);
	assert_non_null(file);
	pl_sim_save(&lab->sim, &lab->result, file);
	fclose(file);
	return text;
}

static char *tally_of(const struct lab *lab)
{
	char *text = NULL;
	size_t size = 0;
	FILE *file = open_memstream(&text, &size);
	assert_non_null(file);
	pl_tally_save(&lab->result.tally[0], file);
	fclose(file);
	return text;
}

static void threads_change_nothing(void **unused)
{
	(void)unused;
	char *one = NULL;
	for (int threads = 1; threads <= 4; threads++) {
		struct lab lab;
		open_game(&lab, "traders", 3, "greedy", NULL, BRIEF ? 40 : 150);
		open_second(&lab, "cure_money=16");
		lab.sim.threads = threads;
		run(&lab);
		char *text = text_of(&lab);
		if (one == NULL)
			one = text;
		else
			assert_string_equal(one, text);
		if (text != one)
			free(text);
		end(&lab);
	}
	free(one);
}

static void games_are_the_same_whether_luck_is_counted_or_not(void **unused)
{
	(void)unused;
	enum { PLAYED = BRIEF ? 20 : 60 };
	for (int table = 0; table < TABLES; table++) {
		char *first = NULL;
		bool greedy = strcmp(tables[table].bot, "greedy") == 0;
		for (int in = PL_LUCK_IN_NONE; in <= PL_LUCK_IN_ALL; in++) {
			struct lab lab;
			open_game(&lab, tables[table].slug, tables[table].seats, tables[table].bot,
			          tables[table].setting, PLAYED);
			lab.sim.luck_in = (enum pl_luck_in)in;
			run(&lab);
			assert_int_equal(lab.result.luck[0].games,
			                 in == PL_LUCK_IN_ALL || (in == PL_LUCK_IN_SOME && greedy)
			                         ? PLAYED
			                         : 0);
			char *text = tally_of(&lab);
			if (first == NULL)
				first = text;
			else
				assert_string_equal(first, text);
			if (text != first)
				free(text);
			end(&lab);
		}
		free(first);
	}
}

static void luck_is_kept_with_a_run_that_is_gone_on_with(void **unused)
{
	(void)unused;
	struct lab lab;
	open_lot(&lab, 3, false, 400);
	run(&lab);
	char *whole = text_of(&lab);
	end(&lab);
	open_lot(&lab, 3, false, 150);
	run(&lab);
	char *part = text_of(&lab);
	pl_sim_close(&lab.result);
	lab.sim.games = 400;
	pl_sim_open(&lab.sim, &lab.result);
	FILE *file = fmemopen(part, strlen(part), "r");
	assert_null(pl_sim_load(&lab.sim, &lab.result, file));
	fclose(file);
	assert_true(pl_sim_run(&lab.sim, &lab.result));
	char *parts = text_of(&lab);
	assert_string_equal(whole, parts);
	end(&lab);
	free(whole);
	free(part);
	free(parts);
}

static void bots_have_the_luck_of_their_seats(void **unused)
{
	(void)unused;
	struct lab lab;
	open_lot(&lab, 2, false, 1000);
	lab.sim.rotate = true;
	run(&lab);
	const struct pl_catalogue *catalogue = lab.result.catalogue;
	const struct pl_luck_sums *luck = &lab.result.luck[0];
	int64_t seats = 0, bots = 0;
	for (int seat = 0; seat < 2; seat++) {
		seats += luck->squares[PL_SEAT_FIGURES * seat];
		bots += luck->squares[catalogue->bots + PL_SEAT_FIGURES * seat];
	}
	assert_true(seats > 0);
	assert_true(seats == bots);
	struct pl_luckless bot =
		pl_wins_less_luck(catalogue, &lab.result.tally[0], luck, catalogue->bots);
	assert_true(bot.known && bot.narrower > 0.5);
	end(&lab);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(luck_of_a_known_game_is_none_on_average),
		cmocka_unit_test(who_is_lucky_first_and_of_a_group_then_is_not_lucky_there),
		cmocka_unit_test(where_all_is_luck_the_interval_collapses),
		cmocka_unit_test(a_group_keeps_what_it_owes_to_itself),
		cmocka_unit_test(where_luck_decides_nothing_nothing_is_taken_out),
		cmocka_unit_test(without_chance_there_is_no_luck),
		cmocka_unit_test(a_few_games_are_not_enough),
		cmocka_unit_test(luck_is_none_on_average_and_wins_agree_in_every_game),
		cmocka_unit_test(a_change_is_told_with_less_noise),
		cmocka_unit_test(the_same_data_with_the_same_chance_has_the_same_luck),
		cmocka_unit_test(threads_change_nothing),
		cmocka_unit_test(games_are_the_same_whether_luck_is_counted_or_not),
		cmocka_unit_test(luck_is_kept_with_a_run_that_is_gone_on_with),
		cmocka_unit_test(bots_have_the_luck_of_their_seats),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

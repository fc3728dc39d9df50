/* test_sim.c - simulations: the same figures on any number of threads, stopped
 * and gone on with or not. */
#include "test.h"

#include "core/transcript.h"
#include "lab/record.h"
#include "lab/say.h"

#include <math.h>

/* A run with everything it needs. */
struct lab {
	struct pl_book *books[2];
	struct pl_sim sim;
	struct pl_sim_result result;
};

static struct lab *open_lab(const char *slug, int seats, const char *first, const char *second,
                            uint64_t games)
{
	struct lab *lab = calloc(1, sizeof *lab);
	assert_non_null(lab);
	const struct pl_game *game = pl_find_game(slug);
	lab->books[0] = pl_book_standard(game, NULL, 0, NULL);
	lab->sim = (struct pl_sim){
		.game = game,
		.books = (const struct pl_book *const *)lab->books,
		.variants = 1,
		.seats = seats,
		.seed = { 4, 5 },
		.games = games,
		.threads = 1,
	};
	for (int seat = 0; seat < seats; seat++)
		lab->sim.bots[seat] = pl_bot_of(seat == 0 ? first : second);
	return lab;
}

static void run_lab(struct lab *lab)
{
	pl_sim_open(&lab->sim, &lab->result);
	assert_true(pl_sim_run(&lab->sim, &lab->result));
}

static void close_lab(struct lab *lab)
{
	pl_sim_close(&lab->result);
	pl_book_free(lab->books[0]);
	pl_book_free(lab->books[1]);
	free(lab);
}

/* All that was counted, as text. */
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

static char *figures(const char *slug, int seats, const char *first, const char *second,
                     uint64_t games, int threads)
{
	struct lab *lab = open_lab(slug, seats, first, second, games);
	lab->sim.threads = threads;
	lab->sim.rotate = strcmp(first, second) != 0;
	run_lab(lab);
	char *text = text_of(lab);
	close_lab(lab);
	return text;
}

static void figures_do_not_depend_on_threads(void **unused)
{
	(void)unused;
	static const char *const slugs[] = { "leduc", "traders" };
	for (int i = 0; i < 2; i++) {
		int seats = i == 0 ? 2 : 4;
		char *one = figures(slugs[i], seats, "greedy", "random", 300, 1);
		for (int threads = 2; threads <= 5; threads++) {
			char *many = figures(slugs[i], seats, "greedy", "random", 300, threads);
			assert_string_equal(one, many);
			free(many);
		}
		free(one);
	}
}

/* What a bot learnt in one game must not change the next. */
static void thinking_bots_do_not_depend_on_threads(void **unused)
{
	(void)unused;
	char *one = figures("leduc", 2, "normal", "easy", 40, 1);
	char *three = figures("leduc", 2, "normal", "easy", 40, 3);
	assert_string_equal(one, three);
	free(one);
	free(three);
}

static void every_game_is_counted_once(void **unused)
{
	(void)unused;
	struct lab *lab = open_lab("connect-four", 2, "random", "random", 777);
	lab->sim.threads = 3;
	run_lab(lab);
	const struct pl_tally *tally = &lab->result.tally[0];
	assert_int_equal(tally->games, 777);
	assert_int_equal(tally->sum[0] + tally->sum[PL_SEAT_FIGURES], 777 * PL_WIN);
	uint64_t plies = 0, games = 0;
	for (int i = 0; i < PL_BUCKETS; i++) {
		games += tally->lengths[i];
		plies += tally->lengths[i] * pl_bucket_plies(i);
	}
	assert_int_equal(games, 777);
	assert_int_equal(plies, tally->sum[lab->result.catalogue->plain + PL_LENGTH]);
	close_lab(lab);
}

static void greedy_beats_random_from_any_seat(void **unused)
{
	(void)unused;
	struct lab *lab = open_lab("connect-four", 2, "greedy", "random", 1000);
	lab->sim.rotate = true;
	run_lab(lab);
	int bots = lab->result.catalogue->bots;
	assert_true(lab->result.tally[0].sum[bots] > 900 * PL_WIN);
	assert_true(lab->result.tally[0].sum[0] < 700 * PL_WIN);
	close_lab(lab);
}

/* Of many games the lead is watched in some, and its figures are means of those. */
static void the_lead_of_many_games_is_watched_in_some(void **unused)
{
	(void)unused;
	struct lab *few = open_lab("connect-four", 2, "random", "random", 2000);
	struct lab *many = open_lab("connect-four", 2, "random", "random", 120000);
	run_lab(few);
	run_lab(many);
	assert_int_equal(few->result.tally[0].watched, 2000);
	assert_int_equal(many->result.tally[0].games, 120000);
	assert_int_equal(many->result.tally[0].watched, 2000 + 2000); /* 118,000 / 59 */
	const struct pl_catalogue *catalogue = many->result.catalogue;
	for (int i = 0; i < PL_PLAIN_FIGURES; i++) {
		int figure = catalogue->plain + i;
		if (catalogue->at[figure].heed != PL_HEED_LEAD)
			continue;
		struct pl_estimate all = pl_mean_of(catalogue, &few->result.tally[0], figure);
		struct pl_estimate some = pl_mean_of(catalogue, &many->result.tally[0], figure);
		assert_true(fabs(all.is - some.is) < all.high - all.low);
		assert_true(some.high - some.low < 0.8 * (all.high - all.low));
		assert_true(some.high - some.low > 0.6 * (all.high - all.low)); /* 1 in root 2 */
	}
	close_lab(few);
	close_lab(many);
}

/* Of many games of random bots events are counted in some, and what comes of them is said of
 * those; what follows from the end alone is of all. */
static void events_of_many_random_games_are_counted_in_some(void **unused)
{
	(void)unused;
	enum { GAMES = 20000, TOLD = 2000 + 305 }; /* multiples of 59 from 2000 to 19,999 */
	struct lab *some = open_lab("leduc", 2, "random", "random", GAMES);
	struct lab *all = open_lab("leduc", 2, "random", "random", GAMES);
	all->sim.whole = true;
	run_lab(some);
	run_lab(all);
	const struct pl_tally *a = &some->result.tally[0], *b = &all->result.tally[0];
	const struct pl_catalogue *catalogue = some->result.catalogue;
	assert_int_equal(a->told, TOLD);
	assert_int_equal(b->told, GAMES);
	assert_int_equal(b->watched, GAMES);
	int counted = 0;
	for (int i = 0; i < catalogue->count; i++) {
		bool told = catalogue->at[i].heed >= PL_HEED_EVENTS;
		assert_true(pl_games_of(catalogue, a, i) == (told ? TOLD : GAMES));
		if (!told) {
			assert_int_equal(a->sum[i], b->sum[i]);
			assert_int_equal(a->squares[i], b->squares[i]);
			continue;
		}
		struct pl_estimate few = pl_mean_of(catalogue, a, i),
				   many = pl_mean_of(catalogue, b, i);
		assert_true(fabs(few.is - many.is) <= few.high - few.low);
		counted += b->set[i] > 0 && few.high - few.low > 2 * (many.high - many.low);
	}
	assert_true(counted > 0);
	close_lab(some);
	close_lab(all);
}

/* Whose games take long anyway, or what was asked for, is counted in all. */
static void events_that_cost_little_or_were_asked_for_are_counted_in_all(void **unused)
{
	(void)unused;
	enum { GAMES = 2100 };
	struct lab *greedy = open_lab("leduc", 2, "random", "greedy", GAMES);
	struct lab *held = open_lab("leduc", 2, "random", "random", GAMES);
	struct lab *lucky = open_lab("leduc", 2, "random", "random", GAMES);
	held->sim.held = true;
	lucky->sim.luck_in = PL_LUCK_IN_ALL;
	run_lab(greedy);
	run_lab(held);
	run_lab(lucky);
	assert_int_equal(greedy->result.tally[0].told, GAMES);
	assert_int_equal(held->result.tally[0].told, GAMES);
	assert_int_equal(lucky->result.tally[0].told, GAMES);
	assert_int_equal(lucky->result.luck[0].games, GAMES);
	close_lab(greedy);
	close_lab(held);
	close_lab(lucky);
}

static void games_counted_in_part_do_not_depend_on_threads(void **unused)
{
	(void)unused;
	char *one = figures("leduc", 2, "random", "random", 9000, 1);
	char *three = figures("leduc", 2, "random", "random", 9000, 3);
	assert_string_equal(one, three);
	free(one);
	free(three);
}

/* --- stopping -------------------------------------------------------------------- */

static atomic_int stop;

static void stop_soon(void *context, uint64_t done)
{
	(void)context;
	stop = done > 0;
}

static void a_stopped_run_goes_on_to_the_same_bytes(void **unused)
{
	(void)unused;
	enum { GAMES = 1500 };
	char *whole = figures("traders", 3, "greedy", "greedy", GAMES, 2);
	struct lab *lab = open_lab("traders", 3, "greedy", "greedy", GAMES);
	lab->sim.threads = 2;
	lab->sim.stop = &stop;
	lab->sim.progress = stop_soon;
	pl_sim_open(&lab->sim, &lab->result);
	int stops = 0;
	for (bool done = false; !done; stops++) {
		stop = 0;
		done = pl_sim_run(&lab->sim, &lab->result);
		char *kept = text_of(lab);
		pl_sim_close(&lab->result);
		pl_sim_open(&lab->sim, &lab->result);
		FILE *file = fmemopen(kept, strlen(kept), "r");
		assert_null(pl_sim_load(&lab->sim, &lab->result, file));
		fclose(file);
		free(kept);
		if (stops == 2)
			lab->sim.progress = NULL;
	}
	assert_true(stops > 1);
	char *parts = text_of(lab);
	assert_string_equal(whole, parts);
	free(whole);
	free(parts);
	close_lab(lab);
}

static void another_run_is_not_gone_on_with(void **unused)
{
	(void)unused;
	char *kept = figures("leduc", 2, "greedy", "greedy", 10, 1);
	struct lab *lab = open_lab("leduc", 2, "greedy", "greedy", 10);
	lab->sim.seed[0]++;
	pl_sim_open(&lab->sim, &lab->result);
	FILE *file = fmemopen(kept, strlen(kept), "r");
	assert_non_null(strstr(pl_sim_load(&lab->sim, &lab->result, file), "another run"));
	fclose(file);
	free(kept);
	close_lab(lab);
}

/* --- kept games --------------------------------------------------------------------- */

static void kept_games_are_what_they_are_kept_for(void **unused)
{
	(void)unused;
	struct lab *lab = open_lab("connect-four", 2, "random", "greedy", 200);
	lab->sim.rotate = true;
	run_lab(lab);
	const struct pl_kept *longest = &lab->result.tally[0].kept[PL_LONGEST];
	assert_true(longest->any);
	assert_int_equal(longest->rank, pl_length_at(&lab->result.tally[0], 100));
	char *text = NULL;
	size_t size = 0;
	FILE *file = open_memstream(&text, &size);
	pl_sim_transcript(&lab->sim, 0, longest->number, NULL, NULL, 0, file);
	fclose(file);
	struct pl_fault fault;
	struct pl_transcript *transcript = pl_transcript_read(pl_games, text, size, &fault);
	assert_non_null(transcript);
	assert_int_equal(transcript->record_count, longest->rank);
	struct pl_match *match =
		pl_transcript_replay(transcript, lab->books[0], NULL, NULL, &fault);
	assert_non_null(match);
	pl_match_free(match);
	pl_transcript_free(transcript);
	free(text);
	close_lab(lab);
}

/* --- pieces at hand ------------------------------------------------------------------- */

enum { COLUMNS = 7, HEIGHT = 6, HELD_GAMES = 60 };

/* A column is at hand until it is full; counted again from the transcripts. */
struct columns {
	uint64_t at_hand[2], chosen[2], had_by, chosen_by; /* [0] by winners */
	uint64_t most, game; /* choices in the game with most of them */
};

static void count_again(const struct lab *lab, uint64_t number, struct columns column[COLUMNS])
{
	char *text = NULL;
	size_t size = 0;
	FILE *file = open_memstream(&text, &size);
	pl_sim_transcript(&lab->sim, 0, number, NULL, NULL, 0, file);
	fclose(file);
	struct pl_fault fault;
	struct pl_transcript *transcript = pl_transcript_read(pl_games, text, size, &fault);
	struct pl_match *match =
		pl_transcript_replay(transcript, lab->books[0], NULL, NULL, &fault);
	struct pl_result result;
	lab->sim.game->returns(lab->books[0]->rules, match->state, &result);
	int height[COLUMNS] = { 0 };
	bool had[COLUMNS][2] = { 0 }, chose[COLUMNS][2] = { 0 };
	for (int i = 0; i < transcript->record_count; i++) {
		int seat = i % 2, loser = result.place[seat] != 1;
		int at = atoi(strpbrk(transcript->records[i].words, "1234567")) - 1;
		for (int c = 0; c < COLUMNS; c++)
			if (height[c] < HEIGHT) {
				column[c].at_hand[loser]++;
				had[c][seat] = true;
			}
		column[at].chosen[loser]++;
		chose[at][seat] = true;
		height[at]++;
	}
	for (int c = 0; c < COLUMNS; c++) {
		column[c].had_by += (uint64_t)had[c][0] + had[c][1];
		column[c].chosen_by += (uint64_t)chose[c][0] + chose[c][1];
		if ((uint64_t)height[c] > column[c].most) {
			column[c].most = (uint64_t)height[c];
			column[c].game = number;
		}
	}
	pl_match_free(match);
	pl_transcript_free(transcript);
	free(text);
}

static void pieces_at_hand_are_counted_by_decisions(void **unused)
{
	(void)unused;
	struct columns column[COLUMNS] = { 0 };
	struct lab *lab = open_lab("connect-four", 2, "random", "random", HELD_GAMES);
	lab->sim.held = true;
	run_lab(lab);
	for (uint64_t number = 0; number < HELD_GAMES; number++)
		count_again(lab, number, column);
	const struct pl_tally *tally = &lab->result.tally[0];
	for (uint32_t i = 0, seen = 0; i < tally->use_count; i++) {
		if (tally->uses[i].key >> 16 != PL_AT_HAND)
			continue;
		const struct columns *is = &column[tally->uses[i].key - 1];
		struct pl_held held = pl_held_of(tally, &tally->uses[i]);
		assert_int_equal(held.at_hand.by_winners, is->at_hand[0]);
		assert_int_equal(held.at_hand.by_losers, is->at_hand[1]);
		assert_int_equal(held.at_hand.users, is->had_by);
		assert_int_equal(held.chosen.by_winners, is->chosen[0]);
		assert_int_equal(held.chosen.by_losers, is->chosen[1]);
		assert_int_equal(held.chosen.users, is->chosen_by);
		assert_int_equal(held.chosen.most, is->most);
		assert_int_equal(held.chosen.game, is->game);
		assert_true(is->chosen[0] + is->chosen[1] < is->at_hand[0] + is->at_hand[1]);
		assert_int_equal(++seen, tally->uses[i].key); /* all seven */
	}
	close_lab(lab);
}

/* --- arithmetic ---------------------------------------------------------------------- */

/* Published: 15 of 148 gives 6.2% to 16.0%. */
static void shares_have_wilsons_interval(void **unused)
{
	(void)unused;
	struct pl_share share = pl_share_of(15, 148);
	assert_true(fabs(share.low - 0.0624) < 0.0005);
	assert_true(fabs(share.high - 0.1605) < 0.0005);
	assert_true(pl_share_of(0, 10).low > -1e-12);
	assert_true(pl_share_of(10, 10).high < 1 + 1e-12);
}

/* By hand: 0.01 of four, 0.02 of three, and 0.04 of one is raised to the 0.06
 * before it. */
static void chances_are_corrected_as_holm_does(void **unused)
{
	(void)unused;
	double chance[] = { 0.04, 0.01, 1, 0.03, 0.02 };
	pl_holm(chance, 5);
	assert_true(fabs(chance[1] - 0.04) < 1e-12);
	assert_true(fabs(chance[4] - 0.06) < 1e-12);
	assert_true(fabs(chance[3] - 0.06) < 1e-12);
	assert_true(fabs(chance[0] - 0.06) < 1e-12);
	assert_true(chance[2] == 1);
}

static void long_games_are_counted_nearly(void **unused)
{
	(void)unused;
	for (uint32_t plies = 0; plies < 3000000; plies += plies / 50 + 1) {
		uint32_t least = pl_bucket_plies(pl_bucket_of(plies));
		assert_true(least <= plies && plies - least <= plies / 64);
		assert_true(plies >= PL_EXACT || least == plies);
	}
	assert_true(pl_bucket_of(UINT32_MAX) < PL_BUCKETS);
}

/* A game of a hundred moves as it was looked at: what seat 0, who won, and seat 1 were
 * thought of at a move. */
struct looked {
	uint32_t ply;
	int16_t winner, loser;
};

static void count_looked(struct pl_recorder *recorder, struct pl_tally *tally, uint64_t number,
                         const struct looked *at, int count)
{
	struct pl_look looks[4];
	assert_true(count <= 4);
	for (int i = 0; i < count; i++)
		looks[i] = (struct pl_look){ .ply = at[i].ply,
			                     .leader = at[i].winner < at[i].loser,
			                     .last = at[i].winner >= at[i].loser,
			                     .value = { at[i].winner, at[i].loser } };
	struct pl_look *own = recorder->looks;
	recorder->looks = looks;
	recorder->look_count = count;
	recorder->heed = PL_HEED_LEAD;
	recorder->state->ply = 100;
	recorder->won[0] = PL_WIN;
	recorder->won[1] = 0;
	recorder->result = (struct pl_result){ .place = { 1, 2 } };
	pl_record_count(recorder, tally, number);
	recorder->looks = own;
}

/* How low who won was thought of, in the second half of the game. */
static void a_comeback_is_of_the_winner_and_late(void **unused)
{
	(void)unused;
	static const struct looked early[] = { { 10, 20, 980 }, { 60, 600, 400 } };
	static const struct looked low[] = { { 10, 500, 500 }, { 50, 150, 850 }, { 90, 700, 300 } };
	static const struct looked lower[] = { { 60, 300, 700 }, { 80, 140, 860 } };
	static const struct looked loser[] = { { 60, 990, 10 }, { 95, 995, 5 } };
	const struct pl_game *game = pl_find_game("connect-four");
	struct pl_book *book = pl_book_standard(game, NULL, 0, NULL);
	const struct pl_bot bots[PL_SEATS] = { pl_bot_of("random"), pl_bot_of("random") };
	struct pl_catalogue *catalogue = pl_catalogue_new(game, book, 2, false, bots);
	struct pl_recorder recorder;
	struct pl_tally tally;
	pl_recorder_open(&recorder, catalogue, false);
	pl_tally_open(&tally, catalogue->count);
	const struct pl_kept *kept = &tally.kept[PL_COMEBACK];
	count_looked(&recorder, &tally, 1, early, 2);
	assert_int_equal(kept->rank, 400);
	count_looked(&recorder, &tally, 2, loser, 2); /* who lost was low: no comeback */
	assert_int_equal(kept->number, 1);
	count_looked(&recorder, &tally, 3, low, 3); /* halfway is late enough */
	assert_int_equal(kept->number, 3);
	assert_int_equal(kept->rank, 850);
	count_looked(&recorder, &tally, 4, lower, 2);
	assert_int_equal(kept->number, 4);
	assert_int_equal(kept->rank, 860);
	pl_tally_close(&tally);
	pl_recorder_close(&recorder);
	pl_catalogue_free(catalogue);
	pl_book_free(book);
}

static bool same_chance(struct pl_chance a, struct pl_chance b)
{
	return a.key[0] == b.key[0] && a.key[1] == b.key[1] && a.drawn == b.drawn;
}

/* Every chance is played with each seating before the next is drawn; what bots draw for
 * themselves is never the same. */
static void rotated_bots_meet_the_same_chance_at_every_seat(void **unused)
{
	(void)unused;
	enum { SEATS = 3 };
	struct pl_sim sim = { .seats = SEATS, .seed = { 4, 5 }, .rotate = true };
	for (uint64_t first = 0; first < 5 * SEATS; first += SEATS) {
		unsigned bots_at[SEATS] = { 0 };
		for (uint64_t i = 0; i < SEATS; i++) {
			uint64_t number = first + i;
			assert_true(same_chance(pl_sim_chance(&sim, 0, first),
			                        pl_sim_chance(&sim, 0, number)));
			assert_false(same_chance(pl_sim_bots_chance(&sim, 0, number),
			                         pl_sim_bots_chance(&sim, 0, number + 1)));
			for (int seat = 0; seat < SEATS; seat++)
				bots_at[seat] |= 1u << pl_sim_bot_at(&sim, seat, number);
		}
		for (int seat = 0; seat < SEATS; seat++)
			assert_int_equal(bots_at[seat], (1u << SEATS) - 1);
		assert_false(same_chance(pl_sim_chance(&sim, 0, first),
		                         pl_sim_chance(&sim, 0, first + SEATS)));
	}
	sim.rotate = false;
	assert_false(same_chance(pl_sim_chance(&sim, 0, 0), pl_sim_chance(&sim, 0, 1)));
}

/* Books are compared by the same chance, unless they are to be apart. */
static void books_share_their_chance_unless_apart(void **unused)
{
	(void)unused;
	struct pl_sim sim = { .seats = 2, .seed = { 4, 5 } };
	assert_true(same_chance(pl_sim_chance(&sim, 0, 7), pl_sim_chance(&sim, 1, 7)));
	sim.apart = true;
	assert_false(same_chance(pl_sim_chance(&sim, 0, 7), pl_sim_chance(&sim, 1, 7)));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(figures_do_not_depend_on_threads),
		cmocka_unit_test(thinking_bots_do_not_depend_on_threads),
		cmocka_unit_test(every_game_is_counted_once),
		cmocka_unit_test(greedy_beats_random_from_any_seat),
		cmocka_unit_test(the_lead_of_many_games_is_watched_in_some),
		cmocka_unit_test(events_of_many_random_games_are_counted_in_some),
		cmocka_unit_test(events_that_cost_little_or_were_asked_for_are_counted_in_all),
		cmocka_unit_test(games_counted_in_part_do_not_depend_on_threads),
		cmocka_unit_test(a_stopped_run_goes_on_to_the_same_bytes),
		cmocka_unit_test(another_run_is_not_gone_on_with),
		cmocka_unit_test(kept_games_are_what_they_are_kept_for),
		cmocka_unit_test(pieces_at_hand_are_counted_by_decisions),
		cmocka_unit_test(shares_have_wilsons_interval),
		cmocka_unit_test(chances_are_corrected_as_holm_does),
		cmocka_unit_test(long_games_are_counted_nearly),
		cmocka_unit_test(a_comeback_is_of_the_winner_and_late),
		cmocka_unit_test(rotated_bots_meet_the_same_chance_at_every_seat),
		cmocka_unit_test(books_share_their_chance_unless_apart),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

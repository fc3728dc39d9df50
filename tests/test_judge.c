/* test_judge.c - judges of positions (core/judge.h): what every one must hold, that those which
 * come with the games are of their data and better than what they stand beside, and learning
 * itself. */
#include "test.h"

#include "bots/bot.h"
#include "core/chance.h"
#include "core/judge.h"
#include "core/memory.h"
#include "core/turn.h"
#include "games/registry.h"
#include "lab/learn.h"

#include <math.h>

static const char *const slugs[] = { "flank", "one-false-step", "one-small-step",
	                             "space-tug-skirmish", "traders" };
enum { GAMES = sizeof slugs / sizeof slugs[0] };

static unsigned seats_of(const struct pl_game *game)
{
	unsigned seats = 0;
	for (int i = 2; i <= game->max_seats; i++)
		seats |= i >= game->min_seats ? 1u << i : 0;
	return seats;
}

static struct pl_learn learn_of(const struct pl_game *game, const struct pl_book *book)
{
	return (struct pl_learn){
		.game = game,
		.book = book,
		.seats = seats_of(game),
		.seed = { 71, 72 },
		.games = BRIEF ? 64 : 256,
		.league_games = BRIEF ? 4 : 32,
		.matches = BRIEF ? 2 : 6,
		.iterations = 8,
		.epochs = BRIEF ? 1 : 4,
		.threads = 2,
	};
}

/* --- what every judge holds ------------------------------------------------------------ */

static void shares_make_a_whole(void **unused)
{
	(void)unused;
	const int32_t odds[][PL_SEATS] = {
		{ 0, 0 }, { -4000, 4000 }, { 693, 0 }, { 7, -7 }, { INT32_MIN / 4, INT32_MAX / 4 }
	};
	for (size_t i = 0; i < sizeof odds / sizeof odds[0]; i++) {
		int32_t share[PL_SEATS];
		pl_shares_of(odds[i], 2, share);
		assert_int_equal(share[0] + share[1], 1000);
		double apart = ((double)odds[i][1] - odds[i][0]) / 1000;
		double is = 1000 / (1 + exp(fmin(apart, 50)));
		assert_true(fabs(share[0] - is) <= 1.5);
	}
}

/* What is judged is the seat's sights, wherever it sits. */
static void seats_may_change_places(void **unused)
{
	(void)unused;
	const struct pl_judge *judge = pl_find_game("flank")->judge;
	struct pl_chance chance = { { 5, 6 }, 0 };
	for (int times = 0; times < 200; times++) {
		int16_t own[PL_SEATS][PL_SIGHTS] = { { 0 } }, table[PL_SIGHTS] = { 0 };
		int16_t turned[PL_SEATS][PL_SIGHTS] = { { 0 } };
		int32_t odds[PL_SEATS], turned_odds[PL_SEATS];
		for (int i = 0; i < PL_SIGHTS; i++) {
			table[i] = (int16_t)pl_draw(&chance, PL_SIGHT_MOST + 1);
			for (int seat = 0; seat < 4; seat++)
				own[seat][i] = turned[(seat + 1) % 4][i] =
					(int16_t)pl_draw(&chance, PL_SIGHT_MOST + 1);
		}
		pl_judge_odds_of(judge, (const int16_t(*)[PL_SIGHTS])own, table, 4, odds);
		pl_judge_odds_of(judge, (const int16_t(*)[PL_SIGHTS])turned, table, 4, turned_odds);
		for (int seat = 0; seat < 4; seat++)
			assert_int_equal(odds[seat], turned_odds[(seat + 1) % 4]);
	}
}

/* Any legal move of who is asked. */
static void play_any(struct pl_match *match, struct pl_chance *chance)
{
	struct pl_move moves[PL_MOVES];
	int seat = pl_first_pending(match->state);
	int count = match->game->legal(match->book->rules, match->state, seat, moves);
	assert_null(pl_match_play(match, &moves[pl_draw(chance, (uint32_t)count)]));
}

/* Every game, to its end by random bots: a whole of 1000, by the result when it is over; and the
 * game's own value() where the data is other data. */
static void judges_follow_the_game(void **unused)
{
	(void)unused;
	for (int at = 0; at < GAMES; at++) {
		const struct pl_game *game = pl_find_game(slugs[at]);
		struct pl_match *match = open_match(slugs[at], NULL, game->max_seats, 5);
		const struct pl_rules *rules = match->book->rules;
		struct pl_judge other = *game->judge;
		int32_t value[PL_SEATS], own[PL_SEATS];
		struct pl_chance chance = { { 8, 9 }, 0 };
		other.data++;
		assert_true(pl_judge_knows(game->judge, rules));
		assert_false(pl_judge_knows(&other, rules));
		while (match->state->pending != 0) {
			int32_t sum = 0;
			pl_judge_value(game, game->judge, rules, match->state, value);
			for (int seat = 0; seat < game->max_seats; seat++) {
				assert_true(value[seat] >= 0);
				sum += value[seat];
			}
			assert_int_equal(sum, 1000);
			pl_judge_value(game, &other, rules, match->state, value);
			game->value(rules, match->state, own);
			assert_memory_equal(value, own, sizeof own);
			play_any(match, &chance);
		}
		pl_judge_value(game, game->judge, rules, match->state, value);
		game->value(rules, match->state, own);
		assert_memory_equal(value, own, sizeof own);
		close_match(match);
	}
}

/* --- those that come with the games ------------------------------------------------------ */

/* Of positions of games that nobody learnt from, in every fifth: less surprised by the winner
 * than one who knows nothing, and than value() even at the temperature that suits it. */
static void shipped_judges_know_more(void **unused)
{
	(void)unused;
	if (BRIEF)
		skip();
	for (int at = 0; at < GAMES; at++) {
		const struct pl_game *game = pl_find_game(slugs[at]);
		struct pl_book *book = pl_book_standard(game, NULL, 0, NULL);
		struct pl_learn learn = learn_of(game, book);
		learn.held_out_only = true;
		struct pl_lessons lessons;
		struct pl_held_out held;
		struct pl_bin bins[PL_BINS];
		pl_lessons_open(&lessons, game->sights);
		assert_true(pl_learn_play(&learn, NULL, 0, 0, 10000, 0, &lessons));
		pl_learn_hold(&lessons, game->judge, &held, bins);
		for (int i = 0; i <= PL_FIFTHS; i++) {
			if (held.judge[i] >= held.nothing[i])
				fail_msg("%s, fifth %d: %.3f, knowing nothing %.3f", slugs[at],
				         i + 1, held.judge[i], held.nothing[i]);
		}
		if (held.tempered[PL_FIFTHS] - held.judge[PL_FIFTHS] <= held.reach)
			fail_msg("%s: %.3f, value() %.3f, give or take %.3f", slugs[at],
			         held.judge[PL_FIFTHS], held.tempered[PL_FIFTHS], held.reach);
		pl_lessons_close(&lessons);
		pl_book_free(book);
	}
}

/* --- learning ------------------------------------------------------------------------------- */

/* The same judge, however many threads; and it knows more than nothing of games held out. */
static void threads_change_nothing_learnt(void **unused)
{
	(void)unused;
	const struct pl_game *game = pl_find_game("one-small-step");
	struct pl_book *book = pl_book_standard(game, NULL, 0, NULL);
	static struct pl_judge judge[2];
	struct pl_held_out held;
	struct pl_bin bins[PL_BINS];
	for (int i = 0; i < 2; i++) {
		struct pl_learn learn = learn_of(game, book);
		learn.threads = 1 + 2 * i;
		learn.generations = 1;
		assert_true(pl_learn_run(&learn, &judge[i], &held, bins));
	}
	assert_memory_equal(&judge[0], &judge[1], sizeof judge[0]);
	assert_true(BRIEF || held.judge[PL_FIFTHS] < held.nothing[PL_FIFTHS]);
	pl_book_free(book);
}

/* --- the file ---------------------------------------------------------------------------------- */

static char *text_of(const struct pl_judge *judge, const struct pl_sights *sights)
{
	char *text = NULL;
	size_t size = 0;
	FILE *out = open_memstream(&text, &size);
	pl_judge_write(judge, sights, " * remarks\n", out);
	fclose(out);
	return text;
}

static void files_are_read_as_written(void **unused)
{
	(void)unused;
	for (int at = 0; at < GAMES; at++) {
		const struct pl_game *game = pl_find_game(slugs[at]);
		static struct pl_judge judge;
		char room[128];
		struct pl_text why = pl_text_in(room, sizeof room);
		char *text = text_of(game->judge, game->sights);
		assert_true(pl_judge_read(&judge, game->sights, text, &why));
		assert_memory_equal(&judge, game->judge, sizeof judge);
		free(text);
	}
}

/* What is wrong is said with its line, and nothing is believed that could run over. */
static void damaged_files_are_refused(void **unused)
{
	(void)unused;
	const struct pl_game *game = pl_find_game("traders");
	static struct pl_judge judge;
	char room[128];
	struct pl_text why = pl_text_in(room, sizeof room);
	assert_false(pl_judge_read(&judge, game->sights, "", &why));
	assert_string_equal(room, "line 1: expected '.data = 0x'");
	why = pl_text_in(room, sizeof room);
	assert_false(
		pl_judge_read(&judge, game->sights, "/* */\n.data = 0x1,\n.plain = { 99999", &why));
	assert_non_null(strstr(room, "line 3: expected a whole number"));
	char *text = text_of(game->judge, game->sights);
	for (size_t cut = strlen(text) - 5; cut > 40; cut = cut * 2 / 3) {
		text[cut] = '\0';
		why = pl_text_in(room, sizeof room);
		assert_false(pl_judge_read(&judge, game->sights, text, &why));
	}
	free(text);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(shares_make_a_whole),
		cmocka_unit_test(seats_may_change_places),
		cmocka_unit_test(judges_follow_the_game),
		cmocka_unit_test(shipped_judges_know_more),
		cmocka_unit_test(threads_change_nothing_learnt),
		cmocka_unit_test(files_are_read_as_written),
		cmocka_unit_test(damaged_files_are_refused),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* test_verdict.c - what was edited is what a comparison answers first: planted changes of each
 * sort, rows that moved, keys that are gone, and changes that nothing reads. */
#include "test.h"

#include "core/memory.h"
#include "core/text.h"
#include "lab/compared.h"

/* Of each; who holds one persona of many needs more of them to be sure. */
enum { GAMES = BRIEF ? 40 : 600, MANY = BRIEF ? 40 : 2000 };

struct lab {
	char *texts[2];
	struct pl_book *books[2];
	struct pl_sim sim;
	struct pl_sim_result result;
	struct pl_diff diff;
	struct pl_verdict verdict;
};

/* The text with the first `from` in it replaced. */
static char *edited(const char *text, const char *from, const char *to)
{
	const char *at = strstr(text, from);
	char *fresh = NULL;
	size_t size = 0;
	assert_non_null(at);
	FILE *file = open_memstream(&fresh, &size);
	assert_non_null(file);
	fprintf(file, "%.*s%s%s", (int)(at - text), text, to, at + strlen(from));
	fclose(file);
	return fresh;
}

static void compare(struct lab *lab, const char *slug, int seats, const char *option,
                    const char *from, const char *to, uint64_t games)
{
	const struct pl_game *game = pl_find_game(slug);
	*lab = (struct lab){ .texts = { pl_copied(game->standard),
		                        edited(game->standard, from, to) } };
	for (int i = 0; i < 2; i++) {
		lab->books[i] = pl_book_load(game, lab->texts[i], strlen(lab->texts[i]), &option,
		                             option != NULL, NULL);
		assert_non_null(lab->books[i]);
	}
	lab->sim = (struct pl_sim){ .game = game,
		                    .books = (const struct pl_book *const *)lab->books,
		                    .variants = 2,
		                    .seats = seats,
		                    .seed = { 4, 5 },
		                    .games = games,
		                    .threads = 2,
		                    .held = true };
	for (int seat = 0; seat < seats; seat++)
		lab->sim.bots[seat] = pl_bot_of("greedy");
	pl_sim_open(&lab->sim, &lab->result);
	assert_true(pl_sim_run(&lab->sim, &lab->result));
	pl_diff_open(&lab->diff, game, lab->sim.books, (const char *const *)lab->texts);
	pl_verdict_open(&lab->verdict, &lab->sim, &lab->result, 1, &lab->diff);
}

static void end(struct lab *lab)
{
	pl_verdict_close(&lab->verdict);
	pl_diff_close(&lab->diff);
	pl_sim_close(&lab->result);
	for (int i = 0; i < 2; i++) {
		pl_book_free(lab->books[i]);
		free(lab->texts[i]);
	}
}

/* The first line begins so, and what it shows went up, or down, surely. */
static void first_line(const struct lab *lab, const char *begins, int shown, bool up)
{
	assert_int_equal(lab->verdict.answer_count, 1);
	const struct pl_answer *answer = &lab->verdict.answers[0];
	if (strncmp(answer->says, begins, strlen(begins)) != 0)
		fail_msg("'%s' does not begin '%s'", answer->says, begins);
	assert_true(shown < answer->shown_count);
	const struct pl_estimate *by = &answer->shown[shown].changed.by;
	if (!BRIEF) {
		assert_true(answer->sure);
		assert_true(up ? by->low > 0 : by->high < 0);
	}
}

static void a_persona_with_more_money_is_the_first_line(void **unused)
{
	(void)unused;
	struct lab lab;
	compare(&lab, "space-tug-skirmish", 4, "personas=dealt", "Test Pilot, funds: [0, 2, 1, 1]",
	        "Test Pilot, funds: [10, 12, 11, 11]", MANY);
	first_line(&lab, "You changed Test Pilot’s funds 0, 2, 1, 1 → 10, 12, 11, 11: it wins ", 0,
	           true);
	end(&lab);
}

static void a_card_that_earns_more_is_the_first_line(void **unused)
{
	(void)unused;
	struct lab lab;
	compare(&lab, "space-tug-skirmish", 2, NULL,
	        "Winch Room, kind: feature, cost: 6, income: 3",
	        "Winch Room, kind: feature, cost: 2, income: 8", GAMES);
	first_line(&lab, "You changed Winch Room’s cost 6 → 2, income 3 → 8: used by ", 1, true);
	for (int i = 0; i < 2; i++) /* a share of the seats, whatever an event points at besides */
		assert_true(lab.verdict.answers[0].shown[0].changed.now < 1);
	end(&lab);
}

static void a_countrys_mat_is_the_first_line(void **unused)
{
	(void)unused;
	struct lab lab;
	compare(&lab, "one-small-step", 2, NULL,
	        "base: { morale: 1, iron: 1, oil: 1, aluminum: 1, gold: 1 }",
	        "base: { morale: 1, iron: 2, oil: 2, aluminum: 2, gold: 2 }", GAMES);
	first_line(&lab, "You changed USA’s base iron 1 → 2, base oil 1 → 2", 0, true);
	assert_non_null(strstr(lab.verdict.answers[0].says, ": it wins "));
	end(&lab);
}

static void a_price_is_the_first_line(void **unused)
{
	(void)unused;
	struct lab lab;
	compare(&lab, "traders", 4, NULL, "card_price: 2 ", "card_price: 0 ", GAMES);
	first_line(&lab, "You changed card_price 2 → 0: cards held by each ", 0, true);
	end(&lab);
	compare(&lab, "one-false-step", 3, NULL, "\"holds water\", price: 5",
	        "\"holds water\", price: 1", GAMES);
	first_line(&lab, "You changed holds water’s price 5 → 1: level by each ", 0, true);
	end(&lab);
}

/* Wins of a group are a share of its own seats' games, before and after, as sim prints them. */
static void wins_mean_the_same_in_a_comparison(void **unused)
{
	(void)unused;
	struct lab lab;
	compare(&lab, "traders", 4, NULL, "cure_money: 10", "cure_money: 12", 200);
	const struct pl_catalogue *catalogue = lab.result.catalogue;
	for (int i = 0; i < catalogue->count; i++) {
		if (catalogue->at[i].kind != PL_WON || lab.result.tally[0].sum[i + 1] == 0 ||
		    lab.result.tally[1].sum[i + 1] == 0)
			continue;
		struct pl_changed changed = pl_changed_of(&lab.result, 1, i);
		double before = pl_wins_of(catalogue, &lab.result.tally[0], i).is;
		double now = pl_wins_of(catalogue, &lab.result.tally[1], i).is;
		assert_true(changed.before == before && changed.now == now);
		assert_true(changed.by.is == now - before);
	}
	end(&lab);
}

static void outcomes_come_before_counters(void **unused)
{
	(void)unused;
	struct lab lab;
	compare(&lab, "traders", 4, NULL, "cure_money: 10", "cure_money: 16", 500);
	const struct pl_verdict *verdict = &lab.verdict;
	assert_true(verdict->outcomes > 0 && verdict->outcomes < verdict->follow_count);
	for (int i = 0; i < verdict->follow_count; i++) {
		const struct pl_figure *figure = &lab.result.catalogue->at[verdict->follows[i]];
		bool counter = figure->section == PL_ABOUT_EVENTS || figure->kind == PL_GAP ||
			figure->section == PL_ABOUT_OWN;
		assert_false(counter && i < verdict->outcomes);
		assert_true(verdict->chance[verdict->follows[i]] < PL_SURE);
	}
	assert_true(verdict->power > 0.005 && verdict->power < 0.1);
	end(&lab);
}

/* --- what nothing reads --------------------------------------------------------------- */

static void why_alike(const struct lab *lab, const char *option, const char *expected)
{
	char why[600];
	struct pl_text text = pl_text_in(why, sizeof why);
	assert_true(lab->verdict.alike);
	struct pl_why found = pl_unread_why(&(struct pl_unread){
		&lab->sim, &lab->diff, (const char *const *)lab->texts, &option, option != NULL });
	pl_say_unread(&found, lab->sim.seats, &text);
	if (strstr(why, expected) == NULL)
		fail_msg("'%s' is not in '%s'", expected, why);
}

static void an_option_that_reads_the_change_is_found(void **unused)
{
	(void)unused;
	struct lab lab;
	compare(&lab, "space-tug-skirmish", 2, NULL, "Test Pilot, funds: [0, 2, 1, 1]",
	        "Test Pilot, funds: [0, 12, 1, 1]", 20);
	assert_string_equal(lab.verdict.answers[0].says,
	                    "You changed Test Pilot’s funds 0, 2, 1, 1 → 0, 12, 1, 1: no game went "
	                    "differently.");
	why_alike(&lab, NULL, "persona[] is not read while personas=off: with personas=");
	end(&lab);
}

static void a_number_of_players_that_reads_the_change_is_found(void **unused)
{
	(void)unused;
	struct lab lab;
	compare(&lab, "space-tug-skirmish", 2, "personas=dealt", "Test Pilot, funds: [0, 2, 1, 1]",
	        "Test Pilot, funds: [0, 2, 1, 20]", 20);
	why_alike(&lab, "personas=dealt", "persona[] is not read by 2 players: with 4 players ");
	end(&lab);
}

static void what_no_option_reads_is_said_to_be_so(void **unused)
{
	(void)unused;
	struct lab lab;
	compare(&lab, "traders", 4, NULL, "round_limit: 50", "round_limit: 200", 20);
	why_alike(&lab, NULL, "No option and no number of players makes the change matter");
	end(&lab);
}

static void texts_alone_are_said_to_be_texts(void **unused)
{
	(void)unused;
	struct lab lab;
	compare(&lab, "space-tug-skirmish", 2, NULL, "Goes up, comes down, goes up.", "Goes up.",
	        20);
	assert_true(lab.verdict.texts_only && lab.verdict.alike);
	assert_int_equal(lab.verdict.answer_count, 0);
	end(&lab);
}

/* --- for programs --------------------------------------------------------------------- */

/* What the comparison says as JSON, without its open end. */
static void json_of(const struct lab *lab, const char *option, char *room, size_t size)
{
	static const char *const names[2] = { "standard", "mine.yaml" };
	struct pl_compared compared;
	struct pl_text text = pl_text_in(room, size);
	pl_compared_open(&compared, &lab->sim, &lab->result, names, (const char *const *)lab->texts,
	                 &option, option != NULL);
	pl_compared_json(&compared, &text);
	pl_compared_close(&compared);
}

static void tells(const char *json, const char *expected)
{
	if (strstr(json, expected) == NULL)
		fail_msg("'%s' is not in '%s'", expected, json);
}

static void programs_are_told_the_verdict(void **unused)
{
	(void)unused;
	static char json[1 << 18];
	struct lab lab;
	compare(&lab, "space-tug-skirmish", 4, "personas=dealt", "Test Pilot, funds: [0, 2, 1, 1]",
	        "Test Pilot, funds: [10, 12, 11, 11]", GAMES);
	json_of(&lab, "personas=dealt", json, sizeof json);
	tells(json,
	      "\"verdict\":{\"answers\":[{\"list\":\"persona\",\"name\":\"Test Pilot\",\"what\":"
	      "\"funds 0, 2, 1, 1 → 10, 12, 11, 11\",\"row\":\"\",\"who\":\"it\",\"shown\":"
	      "[{\"as\":\"wins\",\"figure\":\"persona Test Pilot\",\"kind\":\"wins\","
	      "\"percent\":true,\"any\":true,\"before\":0.");
	tells(json, "\"says\":\"You changed Test Pilot’s funds ");
	tells(json, "\"alike\":false");
	assert_null(strstr(json, "\"why\""));
	end(&lab);
}

/* Outcomes before counters here too, each marked. */
static void programs_are_told_outcomes_first(void **unused)
{
	(void)unused;
	static char json[1 << 18];
	struct lab lab;
	compare(&lab, "traders", 4, NULL, "cure_money: 10", "cure_money: 16", 500);
	json_of(&lab, NULL, json, sizeof json);
	const char *outcome = strstr(json, "\"outcome\":true"),
		   *counter = strstr(json, "\"outcome\":false");
	assert_true(outcome != NULL && counter != NULL && outcome < counter);
	assert_null(strstr(counter, "\"outcome\":true"));
	tells(json, "\"power\":0.0");
	end(&lab);
}

static void programs_are_told_why_all_is_alike(void **unused)
{
	(void)unused;
	static char json[1 << 16];
	struct lab lab;
	compare(&lab, "space-tug-skirmish", 2, NULL, "Test Pilot, funds: [0, 2, 1, 1]",
	        "Test Pilot, funds: [0, 12, 1, 1]", 20);
	json_of(&lab, NULL, json, sizeof json);
	tells(json,
	      "\"alike\":true,\"why\":{\"unread\":\"persona[]\",\"now\":\"personas=off\","
	      "\"with\":\"personas=");
	end(&lab);
	compare(&lab, "traders", 4, NULL, "cargo: 2 ", "# cargo: 2 ", 5);
	json_of(&lab, NULL, json, sizeof json);
	tells(json, "\"unsaid\":[{\"path\":\"cargo\",\"value\":\"2\"}],\"same_data\":true");
	end(&lab);
}

/* --- what was edited ------------------------------------------------------------------- */

static void diff_of(struct pl_diff *diff, const char *slug, const char *from, const char *to)
{
	const struct pl_game *game = pl_find_game(slug);
	char *text = edited(game->standard, from, to);
	struct pl_book *books[2] = { pl_book_standard(game, NULL, 0, NULL),
		                     pl_book_load(game, text, strlen(text), NULL, 0, NULL) };
	assert_non_null(books[1]);
	pl_diff_open(diff, game, (const struct pl_book *const *)books,
	             (const char *const[2]){ game->standard, text });
	pl_book_free(books[0]);
	pl_book_free(books[1]);
	free(text);
}

static void says(const struct pl_edited *edit, const char *expected)
{
	char said[600];
	struct pl_text text = pl_text_in(said, sizeof said);
	pl_edited_say(edit, &text);
	assert_string_equal(said, expected);
}

static void rows_are_found_by_their_names(void **unused)
{
	(void)unused;
	struct pl_diff diff;
	diff_of(&diff, "space-tug-skirmish", "card:\n",
	        "card:\n  - { name: Brass Bell, kind: feature, cost: 2, income: 1, copies: 1 }\n");
	assert_int_equal(diff.count, 1);
	says(&diff.at[0], "card Brass Bell, which is new");
	pl_diff_close(&diff);
	diff_of(&diff, "space-tug-skirmish", "- { name: Vending Machine, kind: feature, cost: 2",
	        "- { name: Brass Bell, kind: feature, cost: 3, copies: 1, income: 1 }\n"
	        "  - { name: Vending Machine, kind: feature, cost: 7");
	assert_int_equal(diff.count, 2);
	says(&diff.at[1], "Vending Machine’s cost 2 → 7");
	pl_diff_close(&diff);
}

static void effects_and_lists_are_told(void **unused)
{
	(void)unused;
	struct pl_diff diff;
	diff_of(&diff, "space-tug-skirmish", "effect: [{mod: contract, n: -3}]",
	        "effect: [{mod: contract, n: -4}]");
	assert_int_equal(diff.count, 1);
	says(&diff.at[0], "Orbital Billboard’s effect 1 n -3 → -4");
	pl_diff_close(&diff);
	diff_of(&diff, "traders", "die: [1, 1, 2, 2, 3, 3]", "die: [1, 1, 2, 2, 2, 3]");
	assert_int_equal(diff.count, 1);
	says(&diff.at[0], "die 1, 1, 2, 2, 3, 3 → 1, 1, 2, 2, 2, 3");
	pl_diff_close(&diff);
}

static void a_key_that_is_gone_is_told_with_its_default(void **unused)
{
	(void)unused;
	struct pl_diff diff;
	diff_of(&diff, "traders", "cargo: 2 ", "# cargo: 2 ");
	assert_int_equal(diff.count, 0);
	assert_int_equal(diff.unsaid_count, 1);
	assert_string_equal(diff.unsaid[0].path, "cargo");
	assert_string_equal(diff.unsaid[0].value, "2");
	pl_diff_close(&diff);
	diff_of(&diff, "traders", "cargo: 2 ", "cargo: 2 ");
	assert_int_equal(diff.count + diff.unsaid_count, 0);
	pl_diff_close(&diff);
}

static void every_standard_book_is_like_itself(void **unused)
{
	(void)unused;
	for (int i = 0; pl_games[i] != NULL; i++) {
		struct pl_diff diff;
		struct pl_book *book = pl_book_standard(pl_games[i], NULL, 0, NULL);
		const struct pl_book *both[2] = { book, book };
		pl_diff_open(
			&diff, pl_games[i], both,
			(const char *const[2]){ pl_games[i]->standard, pl_games[i]->standard });
		assert_int_equal(diff.count + diff.unsaid_count, 0);
		pl_diff_close(&diff);
		pl_book_free(book);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_persona_with_more_money_is_the_first_line),
		cmocka_unit_test(a_card_that_earns_more_is_the_first_line),
		cmocka_unit_test(a_countrys_mat_is_the_first_line),
		cmocka_unit_test(a_price_is_the_first_line),
		cmocka_unit_test(wins_mean_the_same_in_a_comparison),
		cmocka_unit_test(outcomes_come_before_counters),
		cmocka_unit_test(an_option_that_reads_the_change_is_found),
		cmocka_unit_test(a_number_of_players_that_reads_the_change_is_found),
		cmocka_unit_test(what_no_option_reads_is_said_to_be_so),
		cmocka_unit_test(texts_alone_are_said_to_be_texts),
		cmocka_unit_test(programs_are_told_the_verdict),
		cmocka_unit_test(programs_are_told_outcomes_first),
		cmocka_unit_test(programs_are_told_why_all_is_alike),
		cmocka_unit_test(rows_are_found_by_their_names),
		cmocka_unit_test(effects_and_lists_are_told),
		cmocka_unit_test(a_key_that_is_gone_is_told_with_its_default),
		cmocka_unit_test(every_standard_book_is_like_itself),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

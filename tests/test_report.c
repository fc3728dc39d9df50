/* test_report.c - the page of a run: what it says, and that it stands alone. */
#include "test.h"

#include "lab/record.h"
#include "lab/report.h"

#include <ctype.h>

struct lab {
	struct pl_book *books[2];
	struct pl_sim sim;
	struct pl_sim_result result;
	struct pl_compared compared;
	char *page;
};

/* A run of greedy bots, and its page. A second book is compared with the first. */
static void run_data(struct lab *lab, const char *slug, const char *data, int seats,
                     const char *first, const char *second, uint64_t games)
{
	static const char *const names[2] = { "before.yaml", "after.yaml" };
	const struct pl_game *game = pl_find_game(slug);
	size_t size = 0;
	memset(lab, 0, sizeof *lab);
	lab->books[0] = pl_book_load(game, data, strlen(data), &first, first != NULL, NULL);
	if (second != NULL)
		lab->books[1] = pl_book_standard(game, &second, 1, NULL);
	assert_non_null(lab->books[0]);
	lab->sim = (struct pl_sim){
		.game = game,
		.books = (const struct pl_book *const *)lab->books,
		.variants = 1 + (second != NULL),
		.seats = seats,
		.seed = { 3, 7 },
		.games = games,
		.threads = 2,
		.held = true,
	};
	for (int seat = 0; seat < seats; seat++)
		lab->sim.bots[seat] = pl_bot_of("greedy");
	pl_sim_open(&lab->sim, &lab->result);
	assert_true(pl_sim_run(&lab->sim, &lab->result));
	if (second != NULL)
		pl_compared_open(&lab->compared, &lab->sim, &lab->result, names,
		                 (const char *const[2]){ data, game->standard }, NULL, 0);
	struct pl_report report = { .sim = &lab->sim,
		                    .result = &lab->result,
		                    .seed = "three",
		                    .names = second != NULL ? names : NULL,
		                    .options = &first,
		                    .option_count = first != NULL,
		                    .compared = second != NULL ? &lab->compared : NULL };
	FILE *file = open_memstream(&lab->page, &size);
	pl_report_write(&report, file);
	fclose(file);
}

static void run(struct lab *lab, const char *slug, int seats, const char *first, const char *second,
                uint64_t games)
{
	run_data(lab, slug, pl_find_game(slug)->standard, seats, first, second, games);
}

static void end(struct lab *lab)
{
	if (lab->compared.sim != NULL)
		pl_compared_close(&lab->compared);
	pl_sim_close(&lab->result);
	pl_book_free(lab->books[0]);
	pl_book_free(lab->books[1]);
	free(lab->page);
}

static void has(const struct lab *lab, const char *text)
{
	if (strstr(lab->page, text) == NULL)
		fail_msg("the page does not say '%s'", text);
}

static void lacks(const struct lab *lab, const char *text)
{
	if (strstr(lab->page, text) != NULL)
		fail_msg("the page says '%s'", text);
}

/* --- well formed ------------------------------------------------------------------- */

static bool closes_itself(const char *name, const char *tag_end)
{
	return tag_end[-1] == '/' || strcmp(name, "meta") == 0 || strcmp(name, "!doctype") == 0;
}

/* Every tag that is opened is closed, in order. */
static void is_well_formed(const char *page)
{
	enum { DEEP = 64 };
	char open[DEEP][16];
	int depth = 0;
	for (const char *at = strchr(page, '<'); at != NULL; at = strchr(at, '<')) {
		const char *tag_end = strchr(at, '>');
		char name[16] = "";
		bool closing = at[1] == '/';
		assert_non_null(tag_end);
		sscanf(at + 1 + closing, "%15[a-z0-9!]", name);
		assert_true(name[0] != '\0');
		if (closing && (depth == 0 || strcmp(open[depth - 1], name) != 0))
			fail_msg("</%s> closes <%s>", name, depth == 0 ? "" : open[depth - 1]);
		assert_true(depth < DEEP);
		if (closing)
			depth--;
		else if (!closes_itself(name, tag_end))
			strcpy(open[depth++], name);
		at = tag_end;
	}
	assert_int_equal(depth, 0);
}

static void stands_alone(const struct lab *lab)
{
	static const char *const strangers[] = { "<script", "http:", "https:",  "src=",    "url(",
		                                 "@import", "<link", "<iframe", "onclick", "nan" };
	is_well_formed(lab->page);
	for (size_t i = 0; i < sizeof strangers / sizeof strangers[0]; i++)
		lacks(lab, strangers[i]);
}

static void a_page_stands_alone(void **unused)
{
	(void)unused;
	static const char *const slugs[] = { "leduc", "connect-four", "traders" };
	for (int i = 0; i < 3; i++) {
		struct lab lab;
		run(&lab, slugs[i], 2, NULL, NULL, 40);
		stands_alone(&lab);
		has(&lab, "id=\"balance\"");
		has(&lab, "id=\"length\"");
		has(&lab, "id=\"tension\"");
		has(&lab, "id=\"pieces\"");
		has(&lab, "perilune transcript ");
		end(&lab);
	}
}

/* Each plot says in words what it shows. */
static void every_plot_has_words(void **unused)
{
	(void)unused;
	struct lab lab;
	int plots = 0;
	run(&lab, "traders", 3, NULL, NULL, 60);
	for (const char *at = lab.page; (at = strstr(at, "<svg class=\"")) != NULL; at++) {
		const char *tag_end = strchr(at, '>'), *words = strstr(at, "aria-label=\"");
		const char *hidden = strstr(at, "aria-hidden=\"true\"");
		bool said = words != NULL && words < tag_end &&
			words[strlen("aria-label=\"")] != '"';
		assert_true(said || (hidden != NULL && hidden < tag_end));
		plots += said;
	}
	assert_true(plots > 50);
	end(&lab);
}

/* --- what it says -------------------------------------------------------------------- */

static void the_verdict_names_a_planted_imbalance(void **unused)
{
	(void)unused;
	if (BRIEF)
		skip();
	struct lab lab;
	run(&lab, "traders", 4, "company[The Mechanics].money=3", NULL, 3000);
	has(&lab, "Not balanced by company: The Mechanics wins ");
	end(&lab);
	run(&lab, "traders", 4, "round_limit=60", NULL, 3000); /* which no game reaches */
	has(&lab, "Balanced by seat, by company and by turn order, as far as these games can tell");
	lacks(&lab, "Not balanced");
	end(&lab);
	run(&lab, "traders", 4, NULL, NULL, 3000);
	has(&lab,
	    "This is the shipped data, and it plays as it is known to with this bot by seat, by "
	    "company and by turn order: ");
	end(&lab);
	run(&lab, "traders", 4, NULL, NULL, 30);
	has(&lab, "Too few games to tell");
	end(&lab);
}

static void the_verdict_is_about_who_a_seat_plays(void **unused)
{
	(void)unused;
	struct lab lab;
	run(&lab, "space-tug-skirmish", 3, "personas=dealt", NULL, 30);
	has(&lab, "by persona"); /* the captions of tables say "By" */
	end(&lab);
	run(&lab, "space-tug-skirmish", 3, NULL, NULL, 30);
	lacks(&lab, "by persona"); /* nobody has one */
	has(&lab, "by turn order");
	end(&lab);
}

static void while_nobody_leads_no_leader_is_drawn(void **unused)
{
	(void)unused;
	struct lab lab;
	run(&lab, "one-false-step", 3, NULL, NULL, 12);
	has(&lab, "<td class=\"n\">nobody leads</td>");
	has(&lab, "how often the leader of the moment wins");
	end(&lab);
}

static void every_card_has_its_row_and_places_have_none(void **unused)
{
	(void)unused;
	struct lab lab;
	run(&lab, "space-tug-skirmish", 3, NULL, NULL, 120);
	has(&lab, "<summary>play: all ");
	has(&lab, "<th scope=\"row\">Vending Machine<small");
	has(&lab, "<th scope=\"row\">Tow Radar<small");
	lacks(&lab, "launch: p1's tug"); /* a seat's own thing says nothing */
	end(&lab);
	run(&lab, "traders", 3, NULL, NULL, 30);
	has(&lab, "<th scope=\"row\">play: mercenaries<small");
	lacks(&lab, "fly: hex");
	end(&lab);
}

static void a_comparison_says_what_changed(void **unused)
{
	(void)unused;
	struct lab lab;
	run(&lab, "traders", 3, NULL, "cure_money=16", 200);
	stands_alone(&lab);
	has(&lab, "<div class=\"verdict\"><p class=\"quiet\">Compared with before.yaml");
	has(&lab, "<p class=\"lead\">You changed cure_money 10 → 16: ");
	has(&lab, " figures changed surely, ");
	has(&lab, "200 games see differences of a seat's wins above ");
	has(&lab, ", by after.yaml");
	has(&lab, "id=\"changes\"");
	end(&lab);
	run(&lab, "traders", 3, NULL, "cure_money=10", 50);
	has(&lab, "<p>Both have the same data.</p>\n<p>All 50 games are the same");
	lacks(&lab, "You changed");
	lacks(&lab, "games see differences");
	end(&lab);
}

/* Words of the data are anybody's. */
static void hostile_words_stay_words(void **unused)
{
	(void)unused;
	struct lab lab;
	const char *standard = pl_find_game("traders")->standard, *plain = "name: \"Bio Corp.\"";
	const char *at = strstr(standard, plain);
	char *data = malloc(strlen(standard) + 64);
	assert_non_null(at);
	sprintf(data, "%.*sname: '<script>alert(1)</script>&\"'%s", (int)(at - standard), standard,
	        at + strlen(plain));
	run_data(&lab, "traders", data, 2, NULL, NULL, 20);
	free(data);
	stands_alone(&lab);
	has(&lab, "&lt;script&gt;alert(1)&lt;/script&gt;&amp;&quot;");
	end(&lab);
}

/* --- tension ---------------------------------------------------------------------------- */

/* Of one game, counted again from how it looked. */
static void moments_are_the_last_look_before(void **unused)
{
	(void)unused;
	struct lab lab;
	struct pl_look *looks;
	run(&lab, "traders", 3, NULL, NULL, 1);
	const struct pl_tally *tally = &lab.result.tally[0];
	int count = pl_sim_looks(&lab.sim, lab.result.catalogue, 0, 0, &looks), winner = 0;
	uint64_t plies = (uint64_t)tally->sum[lab.result.catalogue->plain + PL_LENGTH];
	while (tally->sum[PL_SEAT_FIGURES * winner] == 0)
		winner++;
	assert_true(count > 10);
	for (uint64_t i = 0; i < PL_MOMENTS; i++) {
		const struct pl_look *last = &looks[0];
		for (int k = 0; k < count; k++)
			if (looks[k].ply <= plies * i / PL_MOMENTS)
				last = &looks[k];
		int64_t all = last->value[0] + last->value[1] + last->value[2];
		int64_t share = (int64_t)last->value[winner] * PL_SHARE / all;
		assert_int_equal(tally->moments[i].won, 1);
		assert_int_equal(tally->moments[i].winner, share);
		assert_int_equal(tally->moments[i].led, last->leader != PL_SEATS);
		assert_int_equal(tally->moments[i].kept, last->leader == winner ? PL_WIN : 0);
	}
	free(looks);
	end(&lab);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_page_stands_alone),
		cmocka_unit_test(every_plot_has_words),
		cmocka_unit_test(the_verdict_names_a_planted_imbalance),
		cmocka_unit_test(the_verdict_is_about_who_a_seat_plays),
		cmocka_unit_test(while_nobody_leads_no_leader_is_drawn),
		cmocka_unit_test(every_card_has_its_row_and_places_have_none),
		cmocka_unit_test(a_comparison_says_what_changed),
		cmocka_unit_test(hostile_words_stay_words),
		cmocka_unit_test(moments_are_the_last_look_before),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

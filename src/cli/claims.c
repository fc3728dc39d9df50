/* claims.c - perilune claims: what a game's document says of it, held against
 * simulated games. */
#include "cli/study.h"

#include "core/memory.h"
#include "core/rows.h"
#include "core/text.h"

#include <math.h>

struct request {
	struct cli_study study; /* first */
	const char *only;
	int games; /* in percent of what each claim asks for */
};

enum { KEY_ONLY = 256, KEY_GAMES };
enum verdict { UNDECIDED, HOLDS, DOES_NOT, VERDICTS };
static const char *const verdicts[] = {
	[UNDECIDED] = "undecided",
	[HOLDS] = "holds",
	[DOES_NOT] = "does not hold",
};
PL_ROWS(verdicts, VERDICTS);

static const struct argp_option options[] = {
	{ "only", KEY_ONLY, "NUMBER,...", 0, "Only these claims (TRD-S05,TRD-S14)", 0 },
	{ "games", KEY_GAMES, "PERCENT", 0, "How many of the games that each claim asks for (100)",
	  0 },
	{ 0 },
};

static const struct cli_place places[] = {
	{ KEY_ONLY, CLI_TEXT, offsetof(struct request, only), 0, 0 },
	{ KEY_GAMES, CLI_INT, offsetof(struct request, games), 1, 10000 },
	{ 0 },
};

static error_t parse(int key, char *argument, struct argp_state *state)
{
	return cli_study_option(places, key, argument, state);
}

/* clang-format off */
const struct argp cli_claims_argp = {
	.options = options, .parser = parse, .args_doc = "GAME", .children = cli_study_children,
	.doc = "Check the claims of a game's document against simulated games.\vA claim holds "
	       "if its figures' 95% intervals lie within their bounds, does not if one lies "
	       "outside them, and is undecided otherwise: more games may help. Exit status 1 if "
	       "one does not hold. --data and --option apply to all of them; seats and bots "
	       "are the claims' own. " CLI_STOPS,
};
/* clang-format on */

/* --- one row ------------------------------------------------------------------------ */

static bool is_wanted(const struct request *request, const char *number)
{
	const char *list = request->only;
	while (list != NULL) {
		char name[PL_SPEC];
		list = cli_next_spec(list, name);
		if (strcmp(name, number) == 0)
			return true;
	}
	return request->only == NULL;
}

/* Or both are missing. */
static bool same_setting(const char *a, const char *b)
{
	return a == b || (a != NULL && b != NULL && strcmp(a, b) == 0);
}

static bool same_run(const struct pl_claim *a, const struct pl_claim *b)
{
	return a->seats == b->seats && a->games == b->games && same_setting(a->bots, b->bots) &&
		same_setting(a->option[0], b->option[0]) &&
		same_setting(a->option[1], b->option[1]) && same_setting(a->against, b->against);
}

static enum verdict judge(const struct pl_claim *claim, const struct pl_estimate *is)
{
	double lo = claim->lo / 1000.0, hi = claim->hi / 1000.0;
	if (is->high < lo || is->low > hi)
		return DOES_NOT;
	return is->low >= lo && is->high <= hi ? HOLDS : UNDECIDED;
}

/* The book of a claim, with or without what it is held against. */
static struct pl_book *open_book(const struct cli_table *table, const struct pl_claim *claim,
                                 bool against)
{
	const char *settings[CLI_SETTINGS + 3];
	int count = 0;
	for (int i = 0; i < table->setting_count; i++)
		settings[count++] = table->settings[i];
	for (int i = 0; i < 2; i++)
		if (claim->option[i] != NULL)
			settings[count++] = claim->option[i];
	if (against)
		settings[count++] = claim->against;
	return cli_open_book(table->game, table->data, settings, count);
}

/* The games of claims that are asked for, and those of them that are played. */
struct games {
	struct cli_run run;
	uint64_t before; /* of the runs that are over */
};

static void watch(void *context, uint64_t done)
{
	struct games *games = context;
	cli_run_watch(&games->run, games->before + done);
}

static uint64_t games_of(const struct request *request, const struct pl_claim *claim)
{
	return ((uint64_t)claim->games * (uint64_t)request->games + 99) / 100;
}

/* Play what a claim asks for. The result is the caller's to close. False if it cannot be, after
 * a complaint, or when it was stopped. */
static bool play(const struct request *request, const struct pl_claim *claim, struct games *games,
                 struct pl_sim_result *result)
{
	const struct cli_table *table = &request->study.table;
	bool both = claim->against != NULL;
	struct pl_book *books[2] = { open_book(table, claim, false),
		                     both ? open_book(table, claim, true) : NULL };
	struct pl_sim sim = {
		.game = table->game,
		.books = (const struct pl_book *const *)books,
		.variants = 1 + both,
		.seats = claim->seats,
		.seed = { table->key[0], table->key[1] },
		.threads = request->study.threads,
		.games = games_of(request, claim),
		.progress = watch,
		.context = games,
	};
	bool good = books[0] != NULL && (!both || books[1] != NULL) &&
		cli_read_bots(claim->bots, 0, claim->seats, false, sim.bots);
	sim.rotate = strchr(claim->bots, ',') != NULL;
	if (good) {
		pl_sim_open(&sim, result);
		good = pl_journal_sim(&games->run.journal, &sim, result);
		games->before += result->done;
		if (!good)
			pl_sim_close(result);
	}
	pl_book_free(books[0]);
	pl_book_free(books[1]);
	return good;
}

/* --- printing ------------------------------------------------------------------------- */

static void put_setting(struct pl_text *text, const struct pl_claim *claim)
{
	pl_put(text, "%d seats, %s, %d games", claim->seats, claim->bots, claim->games);
	for (int i = 0; i < 2; i++)
		if (claim->option[i] != NULL)
			pl_put(text, ", %s", claim->option[i]);
	if (claim->against != NULL)
		pl_put(text, ", changed by %s", claim->against);
}

static void print_row(const struct pl_claim *claim, const struct pl_estimate *is,
                      enum verdict verdict)
{
	char setting[256];
	struct pl_text text = pl_text_in(setting, sizeof setting);
	put_setting(&text, claim);
	printf("    %-13s  %s: %.3f (%.3f to %.3f), wanted %.3f to %.3f; %s\n", verdicts[verdict],
	       claim->figure, is->is, is->low, is->high, claim->lo / 1000.0, claim->hi / 1000.0,
	       setting);
}

static void put_row(struct pl_text *text, const struct pl_claim *claim,
                    const struct pl_estimate *is, enum verdict verdict)
{
	char setting[256];
	struct pl_text set = pl_text_in(setting, sizeof setting);
	put_setting(&set, claim);
	pl_json_open(text, NULL, '{');
	pl_json_string(text, "claim", claim->number);
	pl_json_string(text, "figure", claim->figure);
	pl_json_string(text, "run", setting);
	pl_json_real(text, "is", is->is);
	pl_json_real(text, "low", is->low);
	pl_json_real(text, "high", isfinite(is->high) ? is->high : -1);
	pl_json_real(text, "wanted_low", claim->lo / 1000.0);
	pl_json_real(text, "wanted_high", claim->hi / 1000.0);
	pl_json_string(text, "verdict", verdicts[verdict]);
	pl_json_close(text, '}');
}

/* --- all of them ------------------------------------------------------------------------ */

/* What is known of each row of the list. */
struct answer {
	bool wanted, played;
	struct pl_estimate is;
	enum verdict verdict;
};

/* Rows with the same run share it. */
static bool answer_run(const struct request *request, const struct pl_claim *claims, int first,
                       struct answer *answers, struct games *games)
{
	struct pl_sim_result result;
	if (!play(request, &claims[first], games, &result))
		return false;
	bool good = true;
	for (int i = first; good && claims[i].number != NULL; i++) {
		if (!answers[i].wanted || answers[i].played ||
		    !same_run(&claims[first], &claims[i]))
			continue;
		bool change = claims[i].against != NULL;
		good = pl_estimate_named(result.catalogue,
		                         change ? &result.change[1] : &result.tally[0], change,
		                         claims[i].figure, &answers[i].is);
		if (!good)
			cli_complain("%s: there is no figure '%s'", claims[i].number,
			             claims[i].figure);
		answers[i].played = true;
		answers[i].verdict = judge(&claims[i], &answers[i].is);
	}
	pl_sim_close(&result);
	return good;
}

/* Whether all rows of a claim are answered. */
static bool is_answered(const struct pl_claim *claims, const struct answer *answers, int first)
{
	bool all = true;
	for (int i = first; same_setting(claims[i].number, claims[first].number); i++)
		all &= answers[i].played;
	return all;
}

/* A claim holds if all of its rows do. */
static enum verdict verdict_of(const struct pl_claim *claims, const struct answer *answers,
                               int first)
{
	enum verdict verdict = HOLDS;
	for (int i = first; same_setting(claims[i].number, claims[first].number); i++) {
		if (answers[i].verdict == DOES_NOT)
			return DOES_NOT;
		if (answers[i].verdict == UNDECIDED)
			verdict = UNDECIDED;
	}
	return verdict;
}

static int print_all(const struct request *request, const struct pl_claim *claims,
                     const struct answer *answers)
{
	enum { ROOM = 1 << 20 };
	int count[VERDICTS] = { 0 }, unanswered = 0;
	bool told = false;
	char *room = pl_resize(NULL, ROOM);
	struct pl_text text = pl_text_in(room, ROOM);
	pl_json_open(&text, NULL, '[');
	for (int i = 0; claims[i].number != NULL; i++) {
		bool first = i == 0 || strcmp(claims[i].number, claims[i - 1].number) != 0;
		if (first)
			told = answers[i].wanted && is_answered(claims, answers, i);
		unanswered += first && answers[i].wanted && !told;
		if (!told)
			continue;
		if (first) {
			enum verdict verdict = verdict_of(claims, answers, i);
			count[verdict]++;
			if (!request->study.json)
				printf("%s  %s\n  %s\n", claims[i].number, claims[i].says,
				       verdicts[verdict]);
		}
		put_row(&text, &claims[i], &answers[i].is, answers[i].verdict);
		if (!request->study.json)
			print_row(&claims[i], &answers[i].is, answers[i].verdict);
	}
	pl_json_close(&text, ']');
	if (request->study.json)
		printf("%s\n", room);
	else
		printf("\n%d hold, %d do not, %d undecided", count[HOLDS], count[DOES_NOT],
		       count[UNDECIDED]);
	if (!request->study.json && unanswered > 0)
		printf(", %d not asked yet", unanswered);
	if (!request->study.json)
		printf("\n");
	free(room);
	return count[DOES_NOT] > 0 || unanswered > 0 ? CLI_NO : CLI_DONE;
}

/* Games of all runs that wanted rows need: how far it will come. */
static uint64_t count_games(const struct request *request, const struct pl_claim *claims,
                            const struct answer *answers)
{
	uint64_t games = 0;
	for (int i = 0; claims[i].number != NULL; i++) {
		bool shared = false;
		for (int j = 0; j < i; j++)
			shared |= answers[j].wanted && same_run(&claims[i], &claims[j]);
		if (answers[i].wanted && !shared)
			games += games_of(request, &claims[i]);
	}
	return games;
}

static int answer_wanted(const struct request *request, const struct pl_claim *claims,
                         struct answer *answers)
{
	struct games games = { .before = 0 };
	bool good = true;
	int status = CLI_BAD;
	cli_run_of(&games.run, "claims", &request->study.table);
	cli_run_of_also(&games.run, "claims", "%s", request->only == NULL ? "all" : request->only);
	cli_run_of_also(&games.run, "games", "%d%%", request->games);
	if (cli_run_begin(&games.run, &request->study.keeping,
	                  count_games(request, claims, answers))) {
		for (int i = 0; good && claims[i].number != NULL; i++)
			if (answers[i].wanted && !answers[i].played)
				good = answer_run(request, claims, i, answers, &games);
		games.run.done = games.before;
		if ((good || games.run.journal.over) &&
		    cli_run_end(&games.run, request->study.threads, "games"))
			status = print_all(request, claims, answers);
	}
	cli_run_close(&games.run);
	return status;
}

static int answer_all(const struct request *request)
{
	const struct pl_claim *claims = request->study.table.game->claims;
	int count = 0;
	bool any = false;
	if (claims == NULL)
		return cli_complain("%s has no list of claims", request->study.table.game->title);
	while (claims[count].number != NULL)
		count++;
	struct answer *answers = pl_zeroed((size_t)(count + 1) * sizeof *answers);
	for (int i = 0; i < count; i++)
		any |= answers[i].wanted = is_wanted(request, claims[i].number);
	int status = any ? answer_wanted(request, claims, answers)
			 : cli_complain("none of the claims is called %s", request->only);
	free(answers);
	return status;
}

int cli_claims(int argc, char **argv)
{
	struct request request = { .games = 100 };
	cli_study_parse(&cli_claims_argp, argc, argv, &request.study);
	struct cli_table *table = &request.study.table;
	int status = CLI_BAD;
	if (cli_open_table(table, 2))
		status = answer_all(&request);
	cli_close_table(table);
	return status;
}

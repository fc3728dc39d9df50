/* conformance.c - the kit over every registered game, at every seat count, with
 * each option alone and in pairs.
 *
 *   conformance [--games N] [--seed S] [--in-turn | --brief] [GAME...]
 *
 * With --in-turn each pair of options is tried with one number of players, the numbers in turn.
 * With --brief there are no pairs of options, and options only with the fewest and the most
 * players. An option that changes nothing with any number of players is a fault; a greedy bot
 * that loses to random play gets a warning.
 *
 * Prints a line a configuration; ends with a count of those that passed. */
#include "kit/kit.h"

#include "core/book.h"
#include "core/text.h"
#include "games/registry.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { VALUES = 4, VALUE = 64, SETTING = 160 };

/* The values of an option other than its usual one that are tried. */
struct option {
	int count;
	char setting[VALUES][SETTING];
};

struct run {
	const struct pl_game *game;
	int games;
	bool brief;   /* no pairs of options, and those at the ends of the table sizes */
	bool in_turn; /* a pair of options at one of the table sizes */
	int turn;     /* which of them is next */
	uint64_t seed;
	int passed, failed;
};

/* What is being tried, in case a game crashes. */
static char trying[512];

static void tell_crash(int signal_number)
{
	static const char word[] = "not ok, crashed: ";
	if (write(STDOUT_FILENO, word, sizeof word - 1) < 0 ||
	    write(STDOUT_FILENO, trying, strlen(trying)) < 0)
		_exit(2);
	signal(signal_number, SIG_DFL);
	raise(signal_number);
}

/* Add a value of the field unless it is there already, or is the usual one. */
static void add_value(struct option *option, const struct pl_field *field, const char *value,
                      const char *usual)
{
	if (option->count == VALUES || strcmp(value, usual) == 0)
		return;
	char *setting = option->setting[option->count];
	snprintf(setting, SETTING, "%.90s=%.60s", field->path, value);
	for (int i = 0; i < option->count; i++)
		if (strcmp(option->setting[i], setting) == 0)
			return;
	option->count++;
}

/* Every choice or row, as far as there is room; of numbers both ends and the
 * middle. */
static struct option values_of(const struct pl_game *game, const struct pl_book *book,
                               const struct pl_field *field)
{
	struct option option = { .count = 0 };
	char usual[VALUE], value[VALUE];
	struct pl_text text = pl_text_in(usual, sizeof usual);
	pl_field_value(game, field, book, 0, 0, &text);
	if (field->kind == PL_CHOICE) {
		for (int i = field->lo; i <= field->hi; i++)
			add_value(&option, field, field->names[i - field->lo], usual);
	} else if (field->kind == PL_ROW) {
		const struct pl_field *rows = pl_field_find(game, field->rows);
		int count = pl_field_rows(game, rows, book->rules, 0, 0);
		for (int i = 0; i < count; i++) {
			text = pl_text_in(value, sizeof value);
			pl_field_value(game, rows, book, i, 0, &text);
			add_value(&option, field, value, usual);
		}
	} else {
		const int numbers[] = { field->lo, field->hi,
			                field->lo + (field->hi - field->lo) / 2 };
		for (int i = 0; i < 3; i++) {
			snprintf(value, sizeof value, "%d", numbers[i]);
			add_value(&option, field, value, usual);
		}
	}
	return option;
}

static void describe(const struct run *run, int seats, const char *const *settings, int count)
{
	struct pl_text text = pl_text_in(trying, sizeof trying);
	pl_put(&text, "%s, %d seats", run->game->slug, seats);
	for (int i = 0; i < count; i++)
		pl_put(&text, ", %s", settings[i]);
	pl_put(&text, "\n");
}

static void report(const struct run *run, const struct pl_kit_fault *fault, int hidden)
{
	printf("%s %.*s", fault == NULL ? "ok" : "not ok", (int)strcspn(trying, "\n"), trying);
	if (fault == NULL)
		printf(" (%d bytes hidden at the start)\n", hidden);
	else
		printf("\n    %s, in game %llu of seed %llu at ply %u: %s\n    after: %s\n",
		       pl_property_names[fault->property], (unsigned long long)fault->game,
		       (unsigned long long)run->seed, fault->ply, fault->text, fault->moves);
}

/* The table size whose turn it is among those that can play by these rules; 0: there is none. */
static int size_in_turn(struct run *run, const struct pl_book *book)
{
	const int fewest = run->game->min_seats, sizes = run->game->max_seats - fewest + 1;
	for (int i = 0; i < sizes; i++) {
		int seats = fewest + (run->turn + i) % sizes;
		if (pl_book_vet(run->game, book, seats) != NULL)
			continue;
		run->turn += i + 1;
		return seats;
	}
	return 0;
}

static void try_settings(struct run *run, const char *const *settings, int count)
{
	struct pl_faults faults = { 0 };
	struct pl_book *book = pl_book_standard(run->game, settings, count, &faults);
	if (book == NULL) {
		printf("not ok %s: the standard data, line %d, column %d: %s\n", run->game->slug,
		       faults.at[0].line, faults.at[0].column, faults.at[0].text);
		run->failed++;
		return;
	}
	const int fewest = run->game->min_seats, most = run->game->max_seats;
	const int only = run->in_turn && count == 2 ? size_in_turn(run, book) : 0;
	for (int seats = fewest; seats <= most; seats++) {
		struct pl_kit_fault fault;
		int hidden;
		if (run->brief && count > 0 && seats != fewest && seats != most)
			continue;
		if (only != 0 && seats != only)
			continue;
		if (pl_book_vet(run->game, book, seats) != NULL)
			continue;
		int games = count == 0 ? run->games : (run->games + 9) / 10;
		describe(run, seats, settings, count);
		bool good = pl_kit_run(run->game, book, seats, run->seed, games, &fault, &hidden);
		report(run, good ? NULL : &fault, hidden);
		run->passed += good;
		run->failed += !good;
	}
	pl_book_free(book);
}

static void try_pairs(struct run *run, const struct option *a, const struct option *b)
{
	for (int i = 0; i < a->count; i++)
		for (int j = 0; j < b->count; j++) {
			const char *settings[] = { a->setting[i], b->setting[j] };
			try_settings(run, settings, 2);
		}
}

/* An option that leads to the very same games as the usual one does nothing. */
static void try_option(struct run *run, const struct option *option)
{
	bool matters = option->count == 0;
	for (int i = 0; i < option->count; i++) {
		const char *setting = option->setting[i];
		try_settings(run, &setting, 1);
		matters = matters || pl_kit_matters(run->game, setting);
	}
	if (!matters) {
		printf("not ok %s: %s and options like it change nothing\n", run->game->slug,
		       option->setting[0]);
		run->failed++;
	}
}

/* A newcomer's weigh() may still be anything: that its greedy bot loses to chance is worth a
 * word, and no fault of the contract. */
static void try_sense(const struct run *run, const struct pl_book *book)
{
	const int games = run->brief ? 20 : 100;
	for (int seats = run->game->min_seats; seats <= run->game->max_seats; seats++) {
		if (seats < 2 || pl_book_vet(run->game, book, seats) != NULL)
			continue;
		int share = pl_kit_sense(run->game, book, seats, games);
		if (pl_kit_loses(share, seats, games))
			printf("warning %s, %d seats: the greedy bot is first in %d.%d of 100 "
			       "games against random play; look at weigh()\n",
			       run->game->slug, seats, share / 10, share % 10);
	}
}

static void try_game(struct run *run)
{
	static struct option options[64];
	int count = 0;
	struct pl_book *book = pl_book_standard(run->game, NULL, 0, NULL);
	if (book == NULL) {
		try_settings(run, NULL, 0); /* which tells why */
		return;
	}
	for (const struct pl_field *field = run->game->fields; field->path != NULL; field++)
		if (field->use == PL_OPTION && field->count[0] == 0 && count < 64)
			options[count++] = values_of(run->game, book, field);
	try_settings(run, NULL, 0);
	if (run->failed == 0)
		try_sense(run, book);
	pl_book_free(book);
	for (int i = 0; i < count; i++) {
		try_option(run, &options[i]);
		for (int j = 0; !run->brief && j < i; j++)
			try_pairs(run, &options[i], &options[j]);
	}
}

static bool is_named(const struct pl_game *game, int argc, char **argv, int from)
{
	for (int i = from; i < argc; i++)
		if (strcmp(argv[i], game->slug) == 0)
			return true;
	return from == argc;
}

static int usage(const char *wrong)
{
	fprintf(stderr,
	        "conformance: %s\nusage: conformance [--games N] [--seed S] [--in-turn | --brief] "
	        "[GAME...]\n",
	        wrong);
	return 2;
}

int main(int argc, char **argv)
{
	struct run run = { .games = 20, .seed = 1 };
	int at = 1;
	for (; at < argc && argv[at][0] == '-'; at++) {
		if (strcmp(argv[at], "--brief") == 0)
			run.brief = true;
		else if (strcmp(argv[at], "--in-turn") == 0)
			run.in_turn = true;
		else if (at + 1 < argc && strcmp(argv[at], "--games") == 0)
			run.games = atoi(argv[++at]);
		else if (at + 1 < argc && strcmp(argv[at], "--seed") == 0)
			run.seed = strtoull(argv[++at], NULL, 10);
		else
			return usage("there are --games N, --seed S, --in-turn and --brief");
	}
	for (int i = at; i < argc; i++)
		if (pl_find_game(argv[i]) == NULL)
			return usage("there is no such game; 'perilune games --all' lists them");
	setvbuf(stdout, NULL, _IOLBF, 0);
	signal(SIGSEGV, tell_crash);
	signal(SIGABRT, tell_crash);
	for (int i = 0; pl_games[i] != NULL; i++) {
		run.game = pl_games[i];
		if (is_named(run.game, argc, argv, at))
			try_game(&run);
	}
	printf("%d passed, %d failed\n", run.passed, run.failed);
	return run.failed == 0 && run.passed > 0 ? 0 : 1;
}

/* conformance.c - the kit over every registered game, at every seat count, with
 * each option alone and in pairs.
 *
 *   conformance [--games N] [--seed S] [GAME...]
 *
 * Prints a line a configuration; ends with a count of those that passed. */
#include "kit/kit.h"

#include "core/book.h"
#include "core/text.h"
#include "games/registry.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { VALUES = 4, VALUE = 64, SETTING = 160 };

/* The values of an option other than its usual one that are tried. */
struct option {
	int count;
	char setting[VALUES][SETTING];
};

struct run {
	const struct pl_game *game;
	int games;
	uint64_t seed;
	int passed, failed;
};

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
		const int numbers[] = { field->lo, field->hi, field->lo + (field->hi - field->lo) / 2 };
		for (int i = 0; i < 3; i++) {
			snprintf(value, sizeof value, "%d", numbers[i]);
			add_value(&option, field, value, usual);
		}
	}
	return option;
}

static void report(struct run *run, int seats, const char *const *settings, int count,
                   const struct pl_kit_fault *fault)
{
	printf("%s %s, %d seats", fault == NULL ? "ok" : "not ok", run->game->slug, seats);
	for (int i = 0; i < count; i++)
		printf(", %s", settings[i]);
	if (fault != NULL)
		printf("\n    %s, in game %llu of seed %llu at ply %u: %s",
		       pl_property_names[fault->property], (unsigned long long)fault->game,
		       (unsigned long long)run->seed, fault->ply, fault->text);
	printf("\n");
}

static void try_settings(struct run *run, const char *const *settings, int count)
{
	struct pl_faults faults = { 0 };
	struct pl_book *book = pl_book_standard(run->game, settings, count, &faults);
	if (book == NULL) {
		printf("not ok %s: the standard data does not load: %s\n", run->game->slug,
		       faults.at[0].text);
		run->failed++;
		return;
	}
	for (int seats = run->game->min_seats; seats <= run->game->max_seats; seats++) {
		struct pl_kit_fault fault;
		if (pl_book_vet(run->game, book, seats) != NULL)
			continue;
		int games = count == 0 ? run->games : (run->games + 9) / 10;
		bool good = pl_kit_run(run->game, book, seats, run->seed, games, &fault);
		report(run, seats, settings, count, good ? NULL : &fault);
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
	pl_book_free(book);
	try_settings(run, NULL, 0);
	for (int i = 0; i < count; i++) {
		for (int j = 0; j < options[i].count; j++) {
			const char *setting = options[i].setting[j];
			try_settings(run, &setting, 1);
		}
		for (int j = 0; j < i; j++)
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

int main(int argc, char **argv)
{
	struct run run = { .games = 20, .seed = 1 };
	int at = 1;
	for (; at + 1 < argc && argv[at][0] == '-'; at += 2) {
		if (strcmp(argv[at], "--games") == 0)
			run.games = atoi(argv[at + 1]);
		else if (strcmp(argv[at], "--seed") == 0)
			run.seed = strtoull(argv[at + 1], NULL, 10);
	}
	setvbuf(stdout, NULL, _IOLBF, 0);
	for (int i = 0; pl_games[i] != NULL; i++) {
		run.game = pl_games[i];
		if (is_named(run.game, argc, argv, at))
			try_game(&run);
	}
	printf("%d passed, %d failed\n", run.passed, run.failed);
	return run.failed == 0 && run.passed > 0 ? 0 : 1;
}

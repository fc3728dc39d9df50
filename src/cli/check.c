/* check.c - perilune check: is this data file playable? And what do the rows say that are new
 * or changed: their texts are made of their numbers, so a designer reads here what a card does. */
#include "cli/cli.h"

#include "core/describe.h"
#include "core/text.h"

#include <string.h>

enum { ROW_TEXT = 2048 };

struct request {
	const struct pl_game *game;
	int bad;
};

static const struct argp_option options[] = {
	{ "game", 'g', "GAME", 0, "Which game the data is for, if the file does not say", 0 },
	{ 0 },
};

/* The game that a line "game: NAME" of the file names, or NULL after a
 * complaint. */
static const struct pl_game *game_of(const char *path, const char *text)
{
	for (const char *line = text; line != NULL; line = strchr(line, '\n')) {
		char slug[64];
		line += *line == '\n';
		if (sscanf(line, "game: %63[a-z0-9-]", slug) == 1)
			return cli_find_game(slug);
	}
	cli_complain("%s does not say which game it is for; give it a line 'game: NAME', "
	             "or this verb --game NAME",
	             path);
	return NULL;
}

/* --- what rows say --------------------------------------------------------------------- */

static const char *name_of_row(const struct pl_game *game, const struct pl_book *book,
                               const struct pl_set *set, int row)
{
	const struct pl_field *name = pl_book_field(game, book, set->rows);
	return book->words[pl_field_get(name, book->rules, row, 0)];
}

static int rows_of(const struct pl_game *game, const struct pl_book *book, const struct pl_set *set)
{
	return pl_book_rows(game, book, pl_book_field(game, book, set->rows), 0, 0);
}

/* What the program says of a row: its columns that are sentences. */
static void put_row(const struct pl_book *book, const struct pl_set *set, int row,
                    char text[ROW_TEXT])
{
	struct pl_text all = pl_text_in(text, ROW_TEXT);
	for (const struct pl_column *column = set->columns; column->name != NULL; column++) {
		char said[ROW_TEXT];
		struct pl_text one = pl_text_in(said, sizeof said);
		column->put(book, row + 1, &one);
		if (strchr(said, ' ') != NULL)
			pl_put(&all, "%s%s", text[0] == '\0' ? "" : " ", said);
	}
}

/* Whether the standard data has a row of this name that says the same. */
static bool is_standard(const struct pl_game *game, const struct pl_book *standard,
                        const struct pl_set *set, const char *name, const char *text)
{
	for (int row = 0; row < rows_of(game, standard, set); row++) {
		char known[ROW_TEXT];
		if (strcmp(name_of_row(game, standard, set, row), name) != 0)
			continue;
		put_row(standard, set, row, known);
		if (strcmp(known, text) == 0)
			return true;
	}
	return false;
}

static void tell_rows(const struct pl_game *game, const struct pl_book *book)
{
	struct pl_book *standard = pl_book_standard(game, NULL, 0, NULL);
	const struct pl_set *const *set = game->description->sets;
	for (; standard != NULL && *set != NULL; set++) {
		if ((*set)->columns == NULL || (*set)->rows == NULL)
			continue;
		for (int row = 0; row < rows_of(game, book, *set); row++) {
			char text[ROW_TEXT];
			const char *name = name_of_row(game, book, *set, row);
			put_row(book, *set, row, text);
			if (text[0] != '\0' && !is_standard(game, standard, *set, name, text))
				printf("  %s %s: %s\n", (*set)->name, name, text);
		}
	}
	pl_book_free(standard);
}

static bool check_file(void *request, const char *path)
{
	const struct pl_game *game = ((const struct request *)request)->game;
	struct pl_faults faults = { 0 };
	size_t length;
	char *text = cli_read_file(path, PL_DATA_BYTES, &length);
	if (text == NULL)
		return false;
	if (game == NULL)
		game = game_of(path, text);
	struct pl_book *book = NULL;
	if (game != NULL)
		book = pl_book_load(game, text, length, NULL, 0, &faults);
	free(text);
	if (book == NULL) {
		cli_print_faults(path, &faults);
		return false;
	}
	printf("%s: good data for %s, seats", path, game->title);
	for (int seats = game->min_seats; seats <= game->max_seats; seats++)
		if (pl_book_vet(game, book, seats) == NULL)
			printf(" %d", seats);
	printf(", digest %016llx\n", (unsigned long long)book->rules->digest);
	if (game->description != NULL)
		tell_rows(game, book);
	pl_book_free(book);
	return true;
}

static error_t parse(int key, char *argument, struct argp_state *state)
{
	struct request *request = state->input;
	if (key != 'g')
		return cli_take_files(check_file, &request->bad, key, argument, state);
	request->game = cli_find_game(argument);
	if (request->game == NULL)
		exit(CLI_BAD);
	return 0;
}

/* clang-format off */
const struct argp cli_check_argp = {
	.options = options, .parser = parse, .args_doc = "FILE...",
	.doc = "Check data files. Every mistake is reported as file:line:column with what "
	       "would be right; for good data, the texts of new and changed rows are "
	       "printed.\vExit status: 0 good, 1 not playable, 2 bad usage. 'perilune rules "
	       "GAME --data' prints a file to start from.",
};
/* clang-format on */

int cli_check(int argc, char **argv)
{
	struct request request = { 0 };
	cli_parse(&cli_check_argp, argc, argv, &request);
	return request.bad == 0 ? CLI_DONE : CLI_NO;
}

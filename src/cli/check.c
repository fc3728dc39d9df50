/* check.c - perilune check: is this data file playable? */
#include "cli/cli.h"

#include <string.h>

struct request {
	const struct pl_game *game;
	int bad;
	bool any;
};

static const struct argp_option options[] = {
	{ "game", 'g', "GAME", 0, "Which game the data is for, where the file does not say", 0 },
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

static bool check_file(const struct pl_game *game, const char *path)
{
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
	pl_book_free(book);
	return true;
}

static error_t parse(int key, char *argument, struct argp_state *state)
{
	struct request *request = state->input;
	switch (key) {
	case 'g':
		request->game = cli_find_game(argument);
		if (request->game == NULL)
			exit(CLI_BAD);
		return 0;
	case ARGP_KEY_ARG:
		request->any = true;
		request->bad += !check_file(request->game, argument);
		return 0;
	case ARGP_KEY_END:
		if (!request->any)
			argp_error(state, "which file?");
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

/* clang-format off */
const struct argp cli_check_argp = {
	.options = options, .parser = parse, .args_doc = "FILE...",
	.doc = "Check data files. Every mistake is told as file:line:column with what "
	       "would be right.\vExit status: 0 good, 1 not playable, 2 bad usage. "
	       "'perilune rules GAME --data' prints a file to start from.",
};
/* clang-format on */

int cli_check(int argc, char **argv)
{
	struct request request = { 0 };
	cli_parse(&cli_check_argp, argc, argv, &request);
	return request.bad == 0 ? CLI_DONE : CLI_NO;
}

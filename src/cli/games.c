/* games.c - perilune games: what can be played. */
#include "cli/cli.h"

#include "core/memory.h"
#include "core/text.h"
#include "games/registry.h"
#include "tui/words.h"

struct request {
	bool all, json;
};

static const struct argp_option options[] = {
	{ "all", 'a', NULL, 0, "Also the yardsticks: small games for tests and measurements", 0 },
	{ "json", 'j', NULL, 0, "For programs", 0 },
	{ 0 },
};

static error_t parse(int key, char *argument, struct argp_state *state)
{
	struct request *request = state->input;
	(void)argument;
	switch (key) {
	case 'a':
		request->all = true;
		return 0;
	case 'j':
		request->json = true;
		return 0;
	case ARGP_KEY_ARG:
		argp_error(state, "takes no argument; 'perilune rules %s' tells about one game",
		           argument);
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

static const struct argp_child language_child[] = { { &cli_language_argp, 0, NULL, 0 }, { 0 } };
/* clang-format off */
const struct argp cli_games_argp = {
	.options = options, .parser = parse, .children = language_child,
	.doc = "List the games, their seats and options.",
};
/* clang-format on */

/* "pairs or triples", "0 to 5" */
static void put_values(const struct pl_game *game, const struct pl_book *book,
                       const struct pl_field *field, struct pl_text *text)
{
	int count = pl_option_values(game, book, field);
	if (count == 0)
		TUI_SAY(text, "games.range", PL_AS_NUMBER("lo", field->lo),
		        PL_AS_NUMBER("hi", field->hi));
	for (int i = 0; i < count; i++) {
		char name[64];
		pl_option_value(game, book, field, i, name);
		if (i > 0 && i == count - 1)
			pl_put(text, " %s ", tui_word("or"));
		else if (i > 0)
			pl_put(text, ", ");
		pl_put(text, "%s", name);
	}
}

static void print_credits(const struct pl_game *game)
{
	char line[256];
	if (game->designers == NULL)
		return;
	TUI_LINE(line, "games.by", PL_AS_TEXT("designers", game->designers),
	         PL_AS_TEXT("source", game->source != NULL ? game->source : ""));
	printf("    %s\n", line);
}

static void print_game(const struct pl_game *game, const struct pl_book *book)
{
	char seats[16];
	if (game->min_seats == game->max_seats)
		snprintf(seats, sizeof seats, "%d", game->min_seats);
	else
		snprintf(seats, sizeof seats, "%d-%d", game->min_seats, game->max_seats);
	printf("%-20s %-4s %s\n", game->slug, seats, tui_game_text(game, game->about));
	print_credits(game);
	for (const struct pl_field *field = game->fields; field->path != NULL; field++) {
		char values[256], usual[64];
		if (!pl_is_option(field))
			continue;
		struct pl_text text = pl_text_in(values, sizeof values);
		put_values(game, book, field, &text);
		text = pl_text_in(usual, sizeof usual);
		pl_field_value(game, field, book, 0, 0, &text);
		printf("    --option %s=%s: %s (%s)\n", field->path, usual,
		       tui_game_text(game, field->about), values);
	}
}

static void put_game(const struct pl_game *game, const struct pl_book *book, struct pl_text *text)
{
	pl_json_open(text, NULL, '{');
	pl_json_string(text, "game", game->slug);
	pl_json_string(text, "title", game->title);
	pl_json_string(text, "about", game->about);
	if (game->designers != NULL)
		pl_json_string(text, "designers", game->designers);
	if (game->source != NULL)
		pl_json_string(text, "source", game->source);
	pl_json_number(text, "version", game->version);
	pl_json_number(text, "min_seats", game->min_seats);
	pl_json_number(text, "max_seats", game->max_seats);
	pl_json_open(text, "options", '[');
	for (const struct pl_field *field = game->fields; field->path != NULL; field++) {
		if (!pl_is_option(field))
			continue;
		char usual[64];
		struct pl_text value = pl_text_in(usual, sizeof usual);
		pl_field_value(game, field, book, 0, 0, &value);
		pl_json_open(text, NULL, '{');
		pl_json_string(text, "name", field->path);
		pl_json_string(text, "about", field->about);
		pl_json_string(text, "usual", usual);
		int count = pl_option_values(game, book, field);
		if (count > 0) {
			pl_json_open(text, "choices", '[');
			for (int i = 0; i < count; i++) {
				char name[64];
				pl_option_value(game, book, field, i, name);
				pl_json_string(text, NULL, name);
			}
			pl_json_close(text, ']');
		} else {
			pl_json_number(text, "lo", field->lo);
			pl_json_number(text, "hi", field->hi);
		}
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
	pl_json_close(text, '}');
}

int cli_games(int argc, char **argv)
{
	enum { ROOM = 64 * 1024 };
	struct request request = { 0 };
	cli_parse(&cli_games_argp, argc, argv, &request);
	char *room = pl_resize(NULL, ROOM);
	struct pl_text text = pl_text_in(room, ROOM);
	int hidden = 0;
	char words[128];
	pl_json_open(&text, NULL, '[');
	for (int i = 0; pl_games[i] != NULL; i++) {
		if (pl_is_yardstick(pl_games[i]) && !request.all) {
			hidden++;
			continue;
		}
		struct pl_book *book = pl_book_standard(pl_games[i], NULL, 0, NULL);
		if (request.json)
			put_game(pl_games[i], book, &text);
		else
			print_game(pl_games[i], book);
		pl_book_free(book);
	}
	pl_json_close(&text, ']');
	if (request.json)
		printf("%s\n", room);
	fflush(stdout);
	if (!request.json && hidden > 0)
		fprintf(stderr, "%s\n",
		        TUI_LINE(words, "games.hidden", PL_AS_NUMBER("count", hidden)));
	free(room);
	return CLI_DONE;
}

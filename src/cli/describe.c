/* describe.c - perilune describe: a game's moves, events and state for programs. */
#include "cli/cli.h"

#include "core/describe.h"
#include "core/memory.h"
#include "core/text.h"

struct request {
	const struct pl_game *game;
	bool types;
};

/* clang-format off */
static const struct argp_option options[] = {
	{ "types", 't', NULL, 0, "As TypeScript: the types of moves, events and views", 0 },
	{ 0 },
};
/* clang-format on */

static error_t parse(int key, char *argument, struct argp_state *state)
{
	struct request *request = state->input;
	switch (key) {
	case 't':
		request->types = true;
		return 0;
	default:
		return cli_take_game(&request->game, key, argument, state);
	}
}

/* clang-format off */
const struct argp cli_describe_argp = {
	.options = options, .parser = parse, .args_doc = "GAME",
	.doc = "Print what the moves, events and positions of a game are made of, for anyone who "
	       "writes a program: every value with its range, its meaning and who may see it.",
};
/* clang-format on */

int cli_describe(int argc, char **argv)
{
	enum { ROOM = 256 * 1024 };
	struct request request = { 0 };
	cli_parse(&cli_describe_argp, argc, argv, &request);
	if (request.game->description == NULL) {
		fprintf(stderr, "perilune describe: %s has no tables of its moves and state\n",
		        request.game->title);
		return CLI_BAD;
	}
	char *room = pl_resize(NULL, ROOM);
	struct pl_text text = pl_text_in(room, ROOM);
	if (request.types)
		pl_types(request.game->description, request.game->title, &text);
	else
		pl_describe(request.game, &text);
	fputs(room, stdout);
	free(room);
	return CLI_DONE;
}

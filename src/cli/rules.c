/* rules.c - perilune rules: a game's rules for reading, its data for editing. */
#include "cli/cli.h"

struct request {
	const struct pl_game *game;
	bool data;
};

static const struct argp_option options[] = {
	{ "data", 'd', NULL, 0, "The editable data instead: save it, change it, play with --data", 0 },
	{ 0 },
};

static error_t parse(int key, char *argument, struct argp_state *state)
{
	struct request *request = state->input;
	switch (key) {
	case 'd':
		request->data = true;
		return 0;
	case ARGP_KEY_ARG:
		if (request->game != NULL)
			argp_error(state, "one GAME at a time");
		request->game = cli_find_game(argument);
		if (request->game == NULL)
			exit(CLI_BAD);
		return 0;
	case ARGP_KEY_NO_ARGS:
		argp_error(state, "which game? 'perilune games' lists them");
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

const struct argp cli_rules_argp = {
	.options = options, .parser = parse, .args_doc = "GAME",
	.doc = "Print the rules of a game, every clause with its number.",
};

int cli_rules(int argc, char **argv)
{
	struct request request = { 0 };
	cli_parse(&cli_rules_argp, argc, argv, &request);
	if (request.data)
		cli_write_data(stdout, request.game, request.game->standard);
	else
		fputs(request.game->rulebook, stdout);
	return CLI_DONE;
}

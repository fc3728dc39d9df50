/* rules.c - perilune rules: a game's rules for reading, its data for editing. */
#include "cli/cli.h"

struct request {
	const struct pl_game *game;
	bool data;
};

/* clang-format off */
static const struct argp_option options[] = {
	{ "data", 'd', NULL, 0, "The editable data instead: save it, change it, play with --data", 0 },
	{ 0 },
};
/* clang-format on */

static error_t parse(int key, char *argument, struct argp_state *state)
{
	struct request *request = state->input;
	switch (key) {
	case 'd':
		request->data = true;
		return 0;
	default:
		return cli_take_game(&request->game, key, argument, state);
	}
}

/* clang-format off */
const struct argp cli_rules_argp = {
	.options = options, .parser = parse, .args_doc = "GAME",
	.doc = "Print the rules of a game, every clause with its number.",
};
/* clang-format on */

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

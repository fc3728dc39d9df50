/* fsck.c - perilune fsck: what of a server's file is whole. */
#include "cli/cli.h"

#include "server/server.h"

#include <unistd.h>

static error_t parse(int key, char *argument, struct argp_state *state)
{
	const char **file = state->input;
	switch (key) {
	case ARGP_KEY_ARG:
		if (*file != NULL)
			argp_error(state, "one file at a time: '%s' is a second", argument);
		*file = argument;
		return 0;
	case ARGP_KEY_END:
		if (*file == NULL)
			argp_error(state,
			           "which file? A server's is perilune.db unless --db said "
			           "otherwise");
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

/* clang-format off */
const struct argp cli_fsck_argp = {
	.parser = parse, .args_doc = "FILE",
	.doc = "Check the file in which 'perilune serve' keeps its tables, and say what is "
	       "intact: the database, every table's records against their hashes and the "
	       "rules, every data file against its name. Nothing is changed, and the server "
	       "may be running.\vExit status: 0 all is intact, 1 something is damaged (each is "
	       "named by table and record), 2 the file cannot be read. A server that finds a "
	       "damaged table sets it apart and goes on with all others.",
};
/* clang-format on */

int cli_fsck(int argc, char **argv)
{
	const char *file = NULL;
	cli_parse(&cli_fsck_argp, argc, argv, &file);
	if (access(file, R_OK) != 0)
		return cli_complain("%s: there is no such file, or it may not be read", file);
	switch (pl_fsck(file, stdout)) {
	case PL_FSCK_WHOLE:
		return CLI_DONE;
	case PL_FSCK_DAMAGED:
		return CLI_NO;
	default:
		return CLI_BAD;
	}
}

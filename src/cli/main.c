/* main.c - the program: one verb a capability. */
#include "cli/cli.h"
#include "core/text.h"
#include "tui/words.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#define VERB(name, about)                                                                          \
	{                                                                                          \
#name, about, &cli_##name##_argp, cli_##name                                       \
	}

const struct cli_verb cli_verbs[] = {
	VERB(games, "list the games, their seats and options"),
	VERB(rules, "print a game's rules, or its editable data"),
	VERB(describe, "what moves, events and positions are made of, for programs"),
	VERB(check, "check a data file; mistakes as file:line:column"),
	VERB(play, "play in the terminal, with friends or against bots"),
	VERB(serve, "host tables for people and bots over the network"),
	VERB(fsck, "check a server's file: is everything intact?"),
	VERB(sim, "simulate many games: what does a change do?"),
	VERB(claims, "check the claims of a game's document against simulations"),
	VERB(balance, "search for numbers that make a fairer game, and no duller one"),
	VERB(arena, "rate bots against each other"),
	VERB(tune, "find the search's best constants for a game"),
	VERB(learn, "learn to judge a game's positions from played games"),
	VERB(replay, "step through a transcript"),
	VERB(verify, "prove that a transcript follows the rules and its seed"),
	VERB(migrate, "rewrite older transcripts in today's notation"),
	VERB(bench, "measure how fast random play and the search are"),
	VERB(man, "print the manual page"),
	VERB(completion, "print what makes a shell complete these words"),
	{ NULL, NULL, NULL, NULL },
};

#undef VERB

int cli_complain(const char *format, ...)
{
	va_list args;
	va_start(args, format);
	fprintf(stderr, "perilune: ");
	vfprintf(stderr, format, args);
	fprintf(stderr, "\n");
	va_end(args);
	return CLI_BAD;
}

static void print_help(FILE *out)
{
	fprintf(out,
	        "Usage: perilune VERB [ARGUMENT...]\n\n"
	        "Five space tabletop games on one engine.\n\n");
	for (const struct cli_verb *verb = cli_verbs; verb->name != NULL; verb++) {
		char call[32];
		const char *arguments = verb->argp->args_doc;
		snprintf(call, sizeof call, "%s %s", verb->name,
		         arguments == NULL ? "" : arguments);
		fprintf(out, "  %-16s %s\n", call, verb->about);
	}
	fprintf(out,
	        "\n'perilune VERB --help' tells more about each.\n"
	        "Try: perilune play traders\n");
}

static int unknown_verb(const char *name)
{
	const char *names[sizeof cli_verbs / sizeof cli_verbs[0]];
	int count = 0;
	for (; cli_verbs[count].name != NULL; count++)
		names[count] = cli_verbs[count].name;
	const char *near = pl_nearest(name, names, count);
	if (near != NULL)
		return cli_complain("there is no verb '%s'; did you mean '%s'?", name, near);
	return cli_complain("there is no verb '%s'; 'perilune --help' lists them", name);
}

static int run_verb(const struct cli_verb *verb, int argc, char **argv)
{
	static char name[64]; /* argp shows it in usage lines */
	snprintf(name, sizeof name, "perilune %s", verb->name);
	argv[0] = name;
	return verb->run(argc, argv);
}

/* "perilune help play" is "perilune play --help". */
static int help(int argc, char **argv)
{
	char flag[] = "--help";
	char *call[] = { NULL, flag, NULL };
	if (argc < 2) {
		print_help(stdout);
		return CLI_DONE;
	}
	for (const struct cli_verb *verb = cli_verbs; verb->name != NULL; verb++)
		if (strcmp(verb->name, argv[1]) == 0)
			return run_verb(verb, 2, call);
	return unknown_verb(argv[1]);
}

int main(int argc, char **argv)
{
	argp_err_exit_status = CLI_BAD;
	tui_speak(tui_locale_language());
	if (argc < 2) {
		print_help(stdout);
		return CLI_DONE;
	}
	if (strcmp(argv[1], "--version") == 0) {
		printf("perilune %s\n", PERILUNE_VERSION);
		return CLI_DONE;
	}
	if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0 ||
	    strcmp(argv[1], "help") == 0)
		return help(argc - 1, argv + 1);
	for (const struct cli_verb *verb = cli_verbs; verb->name != NULL; verb++)
		if (strcmp(verb->name, argv[1]) == 0)
			return run_verb(verb, argc - 1, argv + 1);
	return unknown_verb(argv[1]);
}

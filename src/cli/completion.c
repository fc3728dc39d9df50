/* completion.c - perilune completion: what makes bash, zsh and fish complete verbs,
 * options and their values. How a shell completes is in complete/perilune.SHELL,
 * where a line "@options" stands for what this file makes of the verbs' tables. */
#include "cli/cli.h"

#include "core/rows.h"
#include "core/text.h"
#include "games/registry.h"

#include <string.h>

extern const char pl_text_complete_perilune_bash[];
extern const char pl_text_complete_perilune_zsh[];
extern const char pl_text_complete_perilune_fish[];

/* --- what can follow ---------------------------------------------------- */

enum kind { OTHER, GAMES, FILES, FOLDERS, BOTS, SETTINGS, SHELLS, LANGUAGES, PACES, KINDS };

/* By the word that --help has for it. */
static const struct {
	const char *word;
	enum kind kind;
} kinds[] = {
	{ "GAME", GAMES },          { "[GAME]", GAMES },    { "FILE", FILES },
	{ "FILE...", FILES },       { "FILE.html", FILES }, { "A.yaml B.yaml", FILES },
	{ "FOLDER", FOLDERS },      { "SPEC,...", BOTS },   { "SHELL", SHELLS },
	{ "NAME=VALUE", SETTINGS }, { "en|de", LANGUAGES }, { "calm|brisk|instant", PACES },
};

static enum kind kind_of(const char *word)
{
	for (size_t i = 0; word != NULL && i < sizeof kinds / sizeof kinds[0]; i++)
		if (strcmp(kinds[i].word, word) == 0)
			return kinds[i].kind;
	return OTHER;
}

static bool has_letter(const struct argp_option *option)
{
	return option->key > ' ' && option->key < 127;
}

/* Text between single quotes; `escape` also what else the shell would take for its own. */
static void quote(const char *text, const char *quoted, const char *escape)
{
	for (; *text != '\0'; text++)
		if (*text == '\'')
			fputs(quoted, stdout);
		else
			printf("%s%c", strchr(escape, *text) != NULL ? "\\" : "", *text);
}

static void quote_bash(const char *text)
{
	quote(text, "'\\''", "");
}

static void quote_zsh(const char *text)
{
	quote(text, "'\\''", "[]:\\");
}

static void quote_fish(const char *text)
{
	quote(text, "\\'", "\\");
}

/* Each option of a game and each of its values, "NAME=VALUE", where it has names. */
static void each_setting(const struct pl_game *game, const char *before, const char *after)
{
	struct pl_book *book = pl_book_standard(game, NULL, 0, NULL);
	for (const struct pl_field *field = game->fields; field->path != NULL; field++) {
		if (!pl_is_option(field))
			continue;
		int count = pl_option_values(game, book, field);
		if (count == 0)
			printf("%s%s=%s", before, field->path, after);
		for (int i = 0; i < count; i++) {
			char name[64];
			pl_option_value(game, book, field, i, name);
			printf("%s%s=%s%s", before, field->path, name, after);
		}
	}
	pl_book_free(book);
}

/* --- lists of names, with what each is ---------------------------------- */

typedef void put_item(const char *name, const char *about);

static void put_verbs(put_item *put)
{
	for (const struct cli_verb *verb = cli_verbs; verb->name != NULL; verb++)
		put(verb->name, verb->about);
}

static void put_games(put_item *put)
{
	for (int i = 0; pl_games[i] != NULL; i++)
		if (!pl_is_yardstick(pl_games[i]))
			put(pl_games[i]->slug, pl_games[i]->about);
}

static void put_bots(put_item *put)
{
	for (const struct pl_bot_name *bot = pl_bot_names; bot->name != NULL; bot++)
		put(bot->name, bot->about);
}

/* --- bash --------------------------------------------------------------- */

static void bash_item(const char *name, const char *about)
{
	(void)about;
	printf("%s\n", name);
}

static void bash_settings(void)
{
	for (int i = 0; pl_games[i] != NULL; i++) {
		if (pl_is_yardstick(pl_games[i]))
			continue;
		printf("\t%s)\n\t\tcat <<'END'\n", pl_games[i]->slug);
		each_setting(pl_games[i], "", "\n");
		printf("END\n\t\t;;\n");
	}
}

static void bash_options(void)
{
	const struct argp_option *options[CLI_OPTIONS];
	for (const struct cli_verb *verb = cli_verbs; verb->name != NULL; verb++) {
		int count = cli_options(verb->argp, options);
		printf("\t%s) echo '", verb->name);
		for (int i = 0; i < count; i++) {
			fputs(i == 0 ? "--" : " --", stdout);
			quote_bash(options[i]->name);
		}
		printf("' ;;\n");
	}
}

static void bash_takes(void)
{
	static const char *const words[] = {
		[OTHER] = "other",     [GAMES] = "games",         [FILES] = "files",
		[FOLDERS] = "folders", [BOTS] = "bots",           [SETTINGS] = "settings",
		[SHELLS] = "shells",   [LANGUAGES] = "languages", [PACES] = "paces",
	};
	PL_ROWS(words, KINDS);
	const struct argp_option *options[CLI_OPTIONS];
	for (const struct cli_verb *verb = cli_verbs; verb->name != NULL; verb++) {
		int count = cli_options(verb->argp, options);
		printf("\t%s) echo %s ;;\n", verb->name, words[kind_of(verb->argp->args_doc)]);
		for (int i = 0; i < count; i++) {
			if (options[i]->arg == NULL ||
			    (options[i]->flags & OPTION_ARG_OPTIONAL) != 0)
				continue;
			printf("\t'%s --%s'", verb->name, options[i]->name);
			if (has_letter(options[i]))
				printf(" | '%s -%c'", verb->name, options[i]->key);
			printf(") echo %s ;;\n", words[kind_of(options[i]->arg)]);
		}
	}
}

/* --- zsh ---------------------------------------------------------------- */

static void zsh_item(const char *name, const char *about)
{
	printf("\t\t'%s:", name);
	quote_zsh(about);
	printf("'\n");
}

static void zsh_settings(void)
{
	for (int i = 0; pl_games[i] != NULL; i++) {
		if (pl_is_yardstick(pl_games[i]))
			continue;
		printf("\t\t%s) settings=(", pl_games[i]->slug);
		each_setting(pl_games[i], " '", "'");
		printf(" ) ;;\n");
	}
}

/* clang-format off */
static const char *const zsh_actions[] = {
	[OTHER] = " ", [GAMES] = "_perilune_games", [FILES] = "_files", [FOLDERS] = "_files -/",
	[BOTS] = "_perilune_bots", [SETTINGS] = "_perilune_settings",
	[SHELLS] = "(bash zsh fish)", [LANGUAGES] = "(en de)",
	[PACES] = "(calm brisk instant)",
};
/* clang-format on */
PL_ROWS(zsh_actions, KINDS);

static void zsh_option(const struct argp_option *option)
{
	bool optional = (option->flags & OPTION_ARG_OPTIONAL) != 0;
	const char *equals = option->arg == NULL ? "" : optional ? "=-" : "=";
	if (has_letter(option))
		printf(" \\\n\t\t\t'*'{-%c%s,--%s%s}'[", option->key,
		       option->arg == NULL ? ""
		               : optional  ? "-"
		                           : "+",
		       option->name, equals);
	else
		printf(" \\\n\t\t\t'*--%s%s[", option->name, equals);
	quote_zsh(option->doc);
	printf("]");
	if (option->arg != NULL) {
		printf(optional ? "::" : ":");
		quote_zsh(option->arg);
		printf(":%s", zsh_actions[kind_of(option->arg)]);
	}
	printf("'");
}

static void zsh_options(void)
{
	const struct argp_option *options[CLI_OPTIONS];
	for (const struct cli_verb *verb = cli_verbs; verb->name != NULL; verb++) {
		int count = cli_options(verb->argp, options);
		const char *argument = verb->argp->args_doc;
		printf("\t%s)\n\t\t_arguments -s '(- *)--help[tell more]'", verb->name);
		for (int i = 0; i < count; i++)
			zsh_option(options[i]);
		if (argument != NULL) {
			printf(" \\\n\t\t\t'%s:", strstr(argument, "...") != NULL ? "*" : "1");
			quote_zsh(argument);
			printf(":%s'", zsh_actions[kind_of(argument)]);
		}
		printf("\n\t\t;;\n");
	}
}

/* --- fish --------------------------------------------------------------- */

static void fish_item(const char *name, const char *about)
{
	printf("\t\t'%s' '", name);
	quote_fish(about);
	printf("' \\\n");
}

static void fish_verb(const char *name, const char *about)
{
	printf("complete -c perilune -n __perilune_no_verb -a %s -d '", name);
	quote_fish(about);
	printf("'\ncomplete -c perilune -n '__perilune_verb help' -a %s -d '", name);
	quote_fish(about);
	printf("'\n");
}

static void fish_settings(void)
{
	for (int i = 0; pl_games[i] != NULL; i++) {
		if (pl_is_yardstick(pl_games[i]))
			continue;
		printf("\t\t\tcase %s\n", pl_games[i]->slug);
		each_setting(pl_games[i], "\t\t\t\techo '", "'\n");
	}
}

/* clang-format off */
static const char *const fish_actions[] = {
	[OTHER] = " -x", [GAMES] = " -x -a '(__perilune_games)'", [FILES] = " -r -F",
	[FOLDERS] = " -x -a '(__fish_complete_directories)'",
	[BOTS] = " -x -a '(__fish_complete_list , __perilune_bots)'",
	[SETTINGS] = " -x -a '(__perilune_settings)'", [SHELLS] = " -x -a 'bash zsh fish'",
	[LANGUAGES] = " -x -a 'en de'",
	[PACES] = " -x -a 'calm brisk instant'",
};
/* clang-format on */
PL_ROWS(fish_actions, KINDS);

static void fish_options(void)
{
	const struct argp_option *options[CLI_OPTIONS];
	for (const struct cli_verb *verb = cli_verbs; verb->name != NULL; verb++) {
		int count = cli_options(verb->argp, options);
		printf("complete -c perilune -n '__perilune_verb %s' -l help -d 'tell more'\n",
		       verb->name);
		for (int i = 0; i < count; i++) {
			bool optional = (options[i]->flags & OPTION_ARG_OPTIONAL) != 0;
			printf("complete -c perilune -n '__perilune_verb %s'", verb->name);
			if (has_letter(options[i]))
				printf(" -s %c", options[i]->key);
			printf(" -l %s", options[i]->name);
			if (options[i]->arg != NULL && !optional)
				fputs(fish_actions[kind_of(options[i]->arg)], stdout);
			printf(" -d '");
			quote_fish(options[i]->doc);
			printf("'\n");
		}
		enum kind kind = kind_of(verb->argp->args_doc);
		if (kind != OTHER)
			printf("complete -c perilune -n '__perilune_verb %s'%s\n", verb->name,
			       kind == FILES ? " -F" : fish_actions[kind] + strlen(" -x"));
	}
}

/* --- the verb ----------------------------------------------------------- */

static const struct shell {
	const char *name, *script;
	put_item *item, *verb;
	void (*settings)(void), (*options)(void), (*takes)(void);
} shells[] = {
	{ "bash", pl_text_complete_perilune_bash, bash_item, bash_item, bash_settings, bash_options,
	  bash_takes },
	{ "zsh", pl_text_complete_perilune_zsh, zsh_item, zsh_item, zsh_settings, zsh_options,
	  NULL },
	{ "fish", pl_text_complete_perilune_fish, fish_item, fish_verb, fish_settings, fish_options,
	  NULL },
};

static error_t parse(int key, char *argument, struct argp_state *state)
{
	const struct shell **shell = state->input;
	switch (key) {
	case ARGP_KEY_ARG:
		if (*shell != NULL)
			argp_error(state, "one SHELL at a time; '%s' is one too many", argument);
		for (size_t i = 0; i < sizeof shells / sizeof shells[0]; i++)
			if (strcmp(shells[i].name, argument) == 0)
				*shell = &shells[i];
		if (*shell == NULL)
			argp_error(state, "there is nothing for '%s'; expected bash, zsh or fish",
			           argument);
		return 0;
	case ARGP_KEY_NO_ARGS:
		argp_error(state, "for which shell? bash, zsh or fish");
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

/* clang-format off */
const struct argp cli_completion_argp = {
	.parser = parse, .args_doc = "SHELL",
	.doc = "Print what makes a shell complete verbs, options, games and files: bash, zsh "
	       "or fish.\vTo use it now: source <(perilune completion bash), the same for zsh, "
	       "and perilune completion fish | source. 'cmake --install' puts it where shells "
	       "look.",
};
/* clang-format on */

static bool is_line(const char *line, size_t length, const char *what)
{
	return length == strlen(what) + 1 && strncmp(line, what, length - 1) == 0;
}

static void put_line(const struct shell *shell, const char *line, size_t length)
{
	if (is_line(line, length, "@verbs"))
		put_verbs(shell->verb);
	else if (is_line(line, length, "@games"))
		put_games(shell->item);
	else if (is_line(line, length, "@bots"))
		put_bots(shell->item);
	else if (is_line(line, length, "@settings"))
		shell->settings();
	else if (is_line(line, length, "@options"))
		shell->options();
	else if (is_line(line, length, "@takes"))
		shell->takes();
	else
		fwrite(line, 1, length, stdout);
}

int cli_completion(int argc, char **argv)
{
	const struct shell *shell = NULL;
	cli_parse(&cli_completion_argp, argc, argv, &shell);
	for (const char *line = shell->script; *line != '\0';) {
		size_t length = strcspn(line, "\n") + 1;
		put_line(shell, line, length);
		line += length;
	}
	return CLI_DONE;
}

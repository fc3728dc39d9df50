/* man.c - perilune man: the manual page perilune(6). What does not follow from a
 * table is in manual.6, where a line "@GAMES" stands for what this file makes of
 * the games, and so on. */
#include "cli/cli.h"

#include "core/text.h"
#include "games/registry.h"

#include <string.h>

extern const char pl_text_cli_manual_6[];

static error_t parse(int key, char *argument, struct argp_state *state)
{
	if (key != ARGP_KEY_ARG)
		return ARGP_ERR_UNKNOWN;
	argp_error(state, "takes no argument, and '%s' is one: all verbs are on one page",
	           argument);
	return 0;
}

const struct argp cli_man_argp = {
	.parser = parse,
	.doc = "Print the manual page perilune(6): 'perilune man | man -l -' shows it.",
};

/* --- words as the page's language wants them ---------------------------- */

/* Text of our own tables: nothing of it may be taken for a command. */
static void put_text(const char *text, size_t length)
{
	bool fresh = true; /* at the beginning of a line */
	for (size_t i = 0; i < length; i++) {
		char c = text[i];
		if (fresh && (c == '.' || c == '\''))
			fputs("\\&", stdout);
		if (c == '\\')
			fputs("\\e", stdout);
		else if (c == '-')
			fputs("\\-", stdout);
		else if (c == '\'')
			fputs("\\(aq", stdout);
		else
			putchar(c);
		fresh = c == '\n';
	}
}

static void put_words(const char *text)
{
	put_text(text, strlen(text));
}

/* Paragraphs; lines that are indented, as in a list, stay lines. */
static void put_paragraphs(const char *text)
{
	while (*text != '\0') {
		size_t length = strcspn(text, "\n");
		if (length > 0 && *text == ' ')
			fputs(".br\n", stdout);
		else
			fputs(".PP\n", stdout);
		text += strspn(text, " ");
		length = strcspn(text, "\n");
		put_text(text, length);
		putchar('\n');
		text += length;
		text += strspn(text, "\n");
	}
}

/* --- what tables say ---------------------------------------------------- */

static void put_option(const struct argp_option *option)
{
	bool optional = (option->flags & OPTION_ARG_OPTIONAL) != 0;
	printf(".TP\n");
	if (option->key > ' ' && option->key < 127)
		printf("\\fB\\-%c\\fR, ", option->key);
	printf("\\fB\\-\\-");
	put_words(option->name);
	printf("\\fR");
	if (option->arg != NULL) {
		printf("%s=\\fI", optional ? "[" : "");
		put_words(option->arg);
		printf("\\fR%s", optional ? "]" : "");
	}
	printf("\n");
	put_words(option->doc);
	printf("\n");
}

/* What a verb's help says before or after its options: its words are parted by
 * a vertical tab, and may be completed by a filter. */
static void put_doc(const struct argp *argp, bool after)
{
	const char *parting = strchr(argp->doc, '\v');
	char words[1024] = "";
	if (after && parting != NULL)
		snprintf(words, sizeof words, "%s", parting + 1);
	else if (!after)
		snprintf(words, sizeof words, "%.*s",
		         (int)(parting == NULL ? strlen(argp->doc) : (size_t)(parting - argp->doc)),
		         argp->doc);
	char *told = words;
	if (argp->help_filter != NULL)
		told = argp->help_filter(after ? ARGP_KEY_HELP_POST_DOC : ARGP_KEY_HELP_PRE_DOC,
		                         words, NULL);
	put_paragraphs(told);
	if (told != words)
		free(told);
}

static void put_verb(const struct cli_verb *verb)
{
	const struct argp_option *options[CLI_OPTIONS];
	int count = cli_options(verb->argp, options);
	printf(".SS perilune %s", verb->name);
	if (count > 0)
		printf(" [OPTION...]");
	printf(" %s\n", verb->argp->args_doc == NULL ? "" : verb->argp->args_doc);
	put_doc(verb->argp, false);
	for (int i = 0; i < count; i++)
		put_option(options[i]);
	put_doc(verb->argp, true);
}

static void put_verbs(void)
{
	for (const struct cli_verb *verb = cli_verbs; verb->name != NULL; verb++)
		put_verb(verb);
}

static void put_setting(const struct pl_game *game, const struct pl_book *book,
                        const struct pl_field *field)
{
	char usual[64];
	struct pl_text text = pl_text_in(usual, sizeof usual);
	pl_field_value(game, field, book, 0, 0, &text);
	printf(".br\n\\fB\\-\\-option ");
	put_words(field->path);
	printf("=\\fI");
	put_words(usual);
	printf("\\fR: ");
	put_words(field->about);
	printf("\n");
}

static void put_games(void)
{
	for (int i = 0; pl_games[i] != NULL; i++) {
		const struct pl_game *game = pl_games[i];
		if (pl_is_yardstick(game))
			continue;
		struct pl_book *book = pl_book_standard(game, NULL, 0, NULL);
		printf(".TP\n\\fB");
		put_words(game->slug);
		printf("\\fR\n");
		put_words(game->title);
		printf(", for %d", game->min_seats);
		if (game->max_seats > game->min_seats)
			printf(" to %d", game->max_seats);
		printf(": ");
		put_words(game->about);
		printf("\n");
		for (const struct pl_field *field = game->fields; field->path != NULL; field++)
			if (pl_is_option(field))
				put_setting(game, book, field);
		pl_book_free(book);
	}
}

static void put_bots(void)
{
	for (const struct pl_bot_name *bot = pl_bot_names; bot->name != NULL; bot++) {
		printf(".TP\n\\fB%s\\fR\n", bot->name);
		put_words(bot->about);
		printf("\n");
	}
}

/* --- the page ----------------------------------------------------------- */

static const struct {
	const char *line;
	void (*put)(void);
} parts[] = {
	{ "@GAMES\n", put_games },
	{ "@VERBS\n", put_verbs },
	{ "@BOTS\n", put_bots },
};

static void put_line(const char *line, size_t length)
{
	for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
		if (strncmp(line, parts[i].line, length) == 0) {
			parts[i].put();
			return;
		}
	fwrite(line, 1, length, stdout);
}

int cli_man(int argc, char **argv)
{
	cli_parse(&cli_man_argp, argc, argv, NULL);
	printf(".\\\" Made by 'perilune man' of the tables behind --help.\n"
	       ".TH PERILUNE 6 \"\" \"Perilune %s\" \"Games\"\n",
	       PERILUNE_VERSION);
	for (const char *line = pl_text_cli_manual_6; *line != '\0';) {
		size_t length = strcspn(line, "\n") + 1;
		put_line(line, length);
		line += length;
	}
	return CLI_DONE;
}
